"""Repairing the convoy (LA-PLC-09, LA-GEN-10)."""

from ashfall.engine.errors import Reason
from ashfall.engine.verbs import Step, verb

from .box import PLACES
from .state import Aurora


def repair(t: Aurora, seat: int, up_to: int, wanted: bool = False) -> None:
    """LA-GEN-10, LA-PLC-09: the owner removes up to so many damage counters from slots of his choice.

    If he `wanted` it, he removes one at least: none is what he would have had without asking for it.
    """
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
    verbs = [MEND_TWO, MEND]
    if convoy.owed_repair != untouched:
        options.append((stop_repairing, seat))
        verbs.append(NO_MORE)
    t.ask_of(seat, "repair", tuple(verbs), options=options, again=convoy.owed_repair > 2)


def slots_to_mend(t: Aurora, seat: int) -> list[int]:
    return damaged_slots(t, seat)[0]


def pairs_to_mend(t: Aurora, seat: int) -> list[tuple[int, int]]:
    slots, twins = damaged_slots(t, seat)
    return [
        (slot, second) for i, slot in enumerate(slots) for second in [*twins[i], *slots[i + 1 :]]
    ]


def only_one(t: Aurora, seat: int) -> Reason | None:
    """LA-GEN-10: two at a time only where so many may be repaired."""
    return None if t.convoys[seat].owed_repair > 1 else Reason("LA-GEN-10")


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


MEND = verb(mend, when="LA-GEN-10", only="LA-PLC-09", domain=slots_to_mend, word="repair")
MEND_TWO = verb(
    mend_two, when="LA-GEN-10", only="LA-PLC-09", domain=pairs_to_mend, bar=only_one, word="repair-two"
)  # fmt: skip
NO_MORE = verb(stop_repairing, when="LA-GEN-10", word="no-more-repairs")
