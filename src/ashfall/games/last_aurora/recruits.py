"""Survivors who join a convoy (LA-REC), and the Prisoner (LA-LOOT-03)."""

from ashfall.engine.errors import Reason

from . import arrangement, cargo, convoy
from .state import Aurora
from .things import SURVIVOR


def join(t: Aurora, seat: int, crew: int) -> None:
    """LA-REC-01, LA-GEN-07: the card goes to the Rest zone, its token from the supply into the convoy."""
    owner = t.convoys[seat]
    owner.rest.append(crew)
    t.supply[SURVIVOR] -= 1
    t.tell("recruited", "LA-REC-01", seat=seat, crew=crew)
    if convoy.overflow(t, owner) > 0:
        t.then((cargo.make_room, seat))


def why_not_house(t: Aurora, seat: int) -> Reason | None:
    """LA-REC-03, LA-RUL-07, LA-LOOT-03, LA-RUL-46: a recruit or prisoner needs a token and a slot that may hold it."""
    owner = t.convoys[seat]
    slots = t.box.survivor_slots
    if t.supply[SURVIVOR] > 0:
        for spot, card in enumerate(owner.cards):
            if slots[card] & ~owner.damage[spot]:
                return None
    return Reason("LA-REC-03")


def take_prisoner(t: Aurora, seat: int, card: int) -> None:
    """LA-LOOT-03, LA-RUL-99: to the Rest zone, his token into the convoy; he may not be given up for it."""
    t.expedition.recruits.append(card)
    if not t.convoys[seat].loads:
        join(t, seat, card)
        return
    t.convoys[seat].rest.append(card)
    t.convoys[seat].aside.append(SURVIVOR)
    t.supply[SURVIVOR] -= 1
    t.tell("recruited", "LA-LOOT-03", seat=seat, crew=card)
    t.then((arrangement.ask_house, seat), (forget_recruits,))


def forget_recruits(t: Aurora) -> None:
    t.expedition.recruits = []
