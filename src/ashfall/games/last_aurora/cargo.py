"""Resources that come into a convoy or leave it, and what goes when not all finds a place (LA-GEN-08, LA-PLC)."""

from ashfall.engine.verbs import verb, verb_about

from . import crew
from .convoy import add, holds, lacking_in, load_in, overflow, packed_room, pay, token_slots, unload
from .state import Aurora
from .things import AMMO, FOOD, FUEL, RESOURCES


def gain_resource(t: Aurora, seat: int, resource: int, count: int) -> None:
    """LA-GEN-08, LA-PLC-14: take tokens from the supply as far as it has them; what finds no room is sorted out."""
    convoy = t.convoys[seat]
    count = min(count, t.supply[resource])
    if convoy.out or not count:
        return
    t.supply[resource] -= count
    add(convoy, resource, count)
    if t.listener is not None:
        t.tell("gained", "LA-GEN-08", seat=seat, token=resource, count=count)
    if overflow(t, convoy) > 0:
        t.then((make_room, seat))


def make_room(t: Aurora, seat: int) -> None:
    """LA-PLC-02, LA-GATH-07, LA-UPG-10, LA-RUL-06: while not everything has a place, the owner returns a token.

    He may choose among the tokens that make room when they go.
    """
    convoy = t.convoys[seat]
    if convoy.out:
        return
    packed = packed_room(t, convoy)
    survivors, stored, ammo = convoy.size(), convoy.food + convoy.fuel, convoy.ammo
    missing = lacking_in(packed, survivors, stored, ammo)
    if missing <= 0:
        return
    tokens = 1 << AMMO
    if lacking_in(packed, survivors, stored - 1, ammo) < missing:
        tokens |= 1 << FOOD | 1 << FUEL
    verbs = [LOSE.of(tokens)]
    if lacking_in(packed, survivors - 1, stored, ammo) < missing:
        verbs.append(crew.GIVE_UP)
    t.ask_of(seat, "make_room", tuple(verbs), again=True)


def tokens_held(t: Aurora, seat: int, tokens: int) -> list[int]:
    """LA-RUL-14: what the convoy has of these resources (a mask)."""
    convoy = t.convoys[seat]
    return [token for token in RESOURCES if tokens >> token & 1 and holds(convoy, token)]


def lose(t: Aurora, seat: int, token: int) -> None:
    """LA-PLC-02, LA-PLC-07: a resource goes back to the supply: it has no room, or lay where the damage went."""
    lose_token(t, seat, token, "LA-PLC-02" if makes_room(t) else "LA-PLC-07")


def makes_room(t: Aurora) -> bool:
    """Whether the owner was asked to make room; that question comes again, so it is due next."""
    steps = t.lane.steps
    return bool(steps) and steps[-1][0] is make_room


def lose_token(t: Aurora, seat: int, token: int, rule: str) -> None:
    pay(t, seat, token)
    if t.listener is not None:
        t.tell("token_lost", rule, seat=seat, token=token)


def lose_resource(t: Aurora, seat: int) -> None:
    """LA-RUL-14, LA-RUL-93: the owner picks the resource he loses; in the Fire phase the very token."""
    convoy = t.convoys[seat]
    if convoy.out or not (convoy.food or convoy.fuel or convoy.ammo):
        return
    t.then((ask_lose_resource, seat))


def ask_lose_resource(t: Aurora, seat: int) -> None:
    t.ask(seat, "lose_resource", THROW if t.convoys[seat].loads else LOSE.of(ALL_RESOURCES))


def resource_slots(t: Aurora, seat: int) -> list[int]:
    """LA-RUL-93: the slots that hold a resource in the Fire phase."""
    return [slot for token in RESOURCES for slot in token_slots(t, seat, token)]


def throw(t: Aurora, seat: int, slot: int) -> None:
    """LA-RUL-93: the token in this slot goes to the supply."""
    t.tell("token_lost", "LA-RUL-14", seat=seat, token=load_in(t.convoys[seat], slot))
    unload(t, seat, slot)


ALL_RESOURCES = 1 << FOOD | 1 << FUEL | 1 << AMMO
LOSE = verb_about(lose, when="LA-PLC-07", domain=tokens_held)
THROW = verb(throw, when="LA-RUL-93", domain=resource_slots)
