"""Repairing the convoy (LA-PLC-09, LA-GEN-10)."""

from ashfall.engine.errors import Reason
from ashfall.engine.verbs import Step

from . import automa
from .box import PLACES
from .state import Aurora


def repair(t: Aurora, seat: int, up_to: int, wanted: bool = False) -> None:
    """LA-GEN-10, LA-PLC-09: the owner removes up to so many damage counters from slots of his choice.

    If he `wanted` it, he removes one at least: none is what he would have had without asking for it.
    """
    if seat >= t.players:
        automa.automa_repair(t, up_to)
        return
    convoy = t.convoys[seat]
    convoy.owed_repair = up_to
    if not convoy.out:
        t.then((next_repair, seat, up_to if wanted else 0))


def next_repair(t: Aurora, seat: int, untouched: int) -> None:
    """LA-GEN-10: two damaged slots at a time as long as so many may be repaired, one as the last, or no more."""
    convoy = t.convoys[seat]
    if convoy.owed_repair <= 0 or not any(convoy.damage) or convoy.out:
        convoy.owed_repair = 0
        return
    slots, twins = damaged_slots(t, seat)
    options: list[Step] = []
    if convoy.owed_repair > 1:
        options += [
            (mend_two, seat, slot, second)
            for i, slot in enumerate(slots)
            for second in [*twins[i], *slots[i + 1 :]]
        ]
    options += [(mend, seat, slot) for slot in slots]
    if convoy.owed_repair != untouched:
        options.append((stop_repairing, seat))
    t.ask_steps(seat, "repair", options, False, convoy.owed_repair > 2)


def damaged_slots(t: Aurora, seat: int) -> tuple[list[int], list[list[int]]]:
    """Damaged slots, of equal ones of a card only the first; and for each of them the second, if there is one."""
    convoy = t.convoys[seat]
    found: list[int] = []
    twins: list[list[int]] = []
    for spot, damage in enumerate(convoy.damage):
        if damage:
            for kind in t.box.classes[convoy.cards[spot]]:
                places = PLACES[kind & damage]
                if places:
                    found.append(spot << 3 | places[0])
                    twins.append([spot << 3 | places[1]] if len(places) > 1 else [])
    return found, twins


def mend(t: Aurora, seat: int, slot: int) -> None:
    """LA-PLC-09, LA-GEN-09, LA-GEN-10: remove the last damage counter that is to go; the slot works again."""
    remove(t, seat, slot)
    t.convoys[seat].owed_repair = 0


def mend_two(t: Aurora, seat: int, slot: int, second: int) -> None:
    """LA-PLC-09, LA-GEN-09: remove the damage counters of both slots."""
    remove(t, seat, slot)
    remove(t, seat, second)
    t.convoys[seat].owed_repair -= 2


def remove(t: Aurora, seat: int, slot: int) -> None:
    convoy = t.convoys[seat]
    convoy.damage[slot >> 3] &= ~(1 << (slot & 7))
    if t.listener is not None:
        t.tell("repaired", "LA-GEN-09", seat=seat, slot=slot, card=convoy.cards[slot >> 3])


def stop_repairing(t: Aurora, seat: int) -> None:
    """LA-GEN-10: up to so many means any number."""
    t.convoys[seat].owed_repair = 0


def why_not_mend(t: Aurora, seat: int, slot: int) -> Reason | None:
    """LA-PLC-09: only a damaged slot can be repaired."""
    convoy = t.convoys[seat]
    if slot >> 3 >= len(convoy.cards) or not convoy.damage[slot >> 3] >> (slot & 7) & 1:
        return Reason("LA-PLC-09")
    return None


def why_not_mend_two(t: Aurora, seat: int, slot: int, second: int) -> Reason | None:
    """LA-PLC-09, LA-GEN-10: two damaged slots, if so many may be repaired."""
    if t.convoys[seat].owed_repair < 2 or slot == second:
        return Reason("LA-GEN-10")
    return why_not_mend(t, seat, slot) or why_not_mend(t, seat, second)
