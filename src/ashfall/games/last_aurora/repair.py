"""Repairing the convoy (LA-PLC-09, LA-GEN-10)."""

from ashfall.engine.errors import Reason
from ashfall.engine.table import Step

from . import automa
from .box import PLACES
from .state import Aurora


def repair(t: Aurora, seat: int, up_to: int) -> None:
    """LA-GEN-10, LA-PLC-09: the owner removes up to so many damage counters from slots of his choice."""
    if seat >= t.players:
        automa.automa_repair(t, up_to)
        return
    convoy = t.convoys[seat]
    convoy.owed_repair = up_to
    if not convoy.out:
        t.then((next_repair, seat))


def next_repair(t: Aurora, seat: int) -> None:
    """LA-GEN-10: any damaged slot, or enough."""
    convoy = t.convoys[seat]
    if convoy.owed_repair > 0 and any(convoy.damage) and not convoy.out:
        options: list[Step] = [(mend, seat, slot) for slot in damaged_slots(t, seat)]
        options.append((stop_repairing, seat))
        t.ask(seat, "repair", options, False, True)
    else:
        convoy.owed_repair = 0


def damaged_slots(t: Aurora, seat: int) -> list[int]:
    """Damaged slots; of equal ones of a card only the first."""
    convoy = t.convoys[seat]
    found = []
    for spot, damage in enumerate(convoy.damage):
        if damage:
            for kind in t.box.classes[convoy.cards[spot]]:
                hurt = kind & damage
                if hurt:
                    found.append(spot << 3 | PLACES[hurt][0])
    return found


def mend(t: Aurora, seat: int, slot: int) -> None:
    """LA-PLC-09, LA-GEN-09: remove the damage counter; the slot works again."""
    convoy = t.convoys[seat]
    convoy.damage[slot >> 3] &= ~(1 << (slot & 7))
    convoy.owed_repair -= 1
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
