"""Hunting in Outlive: what game takes, who can pay it, and the meat it gives."""

from ashfall.engine.errors import Reason

from .rooms import use_all
from .shelter import gain
from .state import Colony, Outlive
from .things import (
    AMMO,
    BUTCHERY,
    DISASTER_PIECE,
    DISASTERS,
    GAME_PIECE,
    HUNT_OF,
    MEAT,
    SHOTGUN,
    SMOKEHOUSE,
    TRAP,
)

EPIZOOTIC = DISASTERS.index("epizootic")
MUTATION = DISASTERS.index("animal_mutation")
TOOLS = (SHOTGUN, TRAP)


def game_kind(t: Outlive, piece: int) -> int:
    """OL-HUNT-02: the kind of a game token."""
    return t.box.game_kind[piece - GAME_PIECE]


def top_of_game(t: Outlive, stack: int) -> int:
    """OL-SET-25, OL-HUNT-01, OL-HUNT-11: the visible token of a game stack (-1: the stack is empty)."""
    pile = t.game[stack]
    return game_kind(t, pile[-1]) if pile else -1


def endurance(t: Outlive, kind: int) -> int:
    """OL-HUNT-02: what a kind of game takes today."""
    return endurance_now(t, t.box.endurance[kind])


def endurance_now(t: Outlive, printed: int) -> int:
    """OL-DIS-12: one more while animal mutations are unsolved."""
    more = DISASTER_PIECE + MUTATION in t.struck
    return printed + (t.box.disaster_amount[MUTATION][t.scale] if more else 0)


def tools_ready(colony: Colony) -> int:
    """OL-EQUIP-15, OL-EQUIP-16: shotgun and trap each cover a point of one hunt's endurance."""
    return (colony.ready >> SHOTGUN & 1) + (colony.ready >> TRAP & 1)


def power(t: Outlive, seat: int) -> int:
    """OL-HUNT-03: what a team can put into a hunt: actions, ammo and tools."""
    colony = t.colonies[seat]
    return t.turn.actions + colony.store[AMMO] + tools_ready(colony)


def why_not_hunt(t: Outlive, seat: int) -> Reason | None:
    """OL-HUNT-01, OL-HUNT-03, OL-HUNT-11, OL-ZONE-11: once a turn, the top token, and only if it can be paid."""
    stack = HUNT_OF[t.turn.zone]
    if t.turn.hunted:
        return Reason("OL-ZONE-11")
    if not t.game[stack]:
        return Reason("OL-HUNT-11")
    need = endurance(t, top_of_game(t, stack))
    if need > power(t, seat):
        return Reason("OL-HUNT-03", need=need, have=power(t, seat))
    return None


def why_not_sense(t: Outlive, seat: int) -> Reason | None:
    """OL-EQUIP-20, OL-RUL-30: the heat sensor helps if the top token or the cheapest game could be paid."""
    if t.turn.hunted:
        return Reason("OL-ZONE-11")
    if not t.game[HUNT_OF[t.turn.zone]]:
        return Reason("OL-HUNT-11")
    if endurance_now(t, t.box.weakest_game) > power(t, seat) and why_not_hunt(t, seat):
        return Reason("OL-RUL-30")
    return None


def prey(t: Outlive, seat: int) -> list[tuple[int, int]]:
    """OL-EQUIP-20: the tokens of the stack that the hunter has seen, from the top."""
    pile = t.game[HUNT_OF[t.turn.zone]]
    return [(depth, game_kind(t, pile[-depth])) for depth in range(1, len(pile) + 1)]


def why_not_stalk(t: Outlive, seat: int, depth: int, game: int) -> Reason | None:
    """OL-HUNT-03: only game that can be paid."""
    need, have = endurance(t, game), power(t, seat)
    return Reason("OL-HUNT-03", need=need, have=have) if need > have else None


def payments(t: Outlive, seat: int) -> list[tuple[int, int]]:
    """OL-HUNT-03: the ammo and the tools that the hunter has."""
    colony = t.colonies[seat]
    tools, ammo = range(tools_ready(colony) + 1), range(colony.store[AMMO] + 1)
    return [(shots, used) for used in tools for shots in ammo]


def why_not_pay(t: Outlive, seat: int, ammo: int, tools: int) -> Reason | None:
    """OL-HUNT-03, OL-HUNT-04: not more than the endurance, and all of it."""
    turn = t.turn
    need = endurance(t, game_kind(t, t.game[HUNT_OF[turn.zone]][-turn.prey]))
    if ammo + tools > need:
        return Reason("OL-HUNT-04", need=need)
    have = ammo + tools + turn.actions
    return Reason("OL-HUNT-03", need=need, have=have) if have < need else None


def bag(t: Outlive, side: int, stack: int, depth: int) -> None:
    """OL-HUNT-07, OL-HUNT-10, OL-HUNT-09, OL-RUL-31: the token, its meat, the next one shows."""
    pile = t.game[stack]
    piece = pile.pop(-depth)
    kind = game_kind(t, piece)
    t.show(piece)
    meat = meat_of(t, t.colonies[side], kind)
    t.colonies[side].trophies.append(piece)
    if pile:
        t.show(pile[-1])
    if side < t.players:
        meat += from_rooms(t, side)
    t.tell("hunted", "OL-HUNT-07", seat=side, game=kind, count=meat)
    gain(t, side, MEAT, meat, "OL-HUNT-07")


def from_rooms(t: Outlive, seat: int) -> int:
    """OL-ROOM-04, OL-ROOM-19, OL-RUL-89: smokehouse and butchery add meat to the first hunt of the round."""
    amount = t.box.room_amount
    return sum(use_all(t, seat, room) * amount[room] for room in (SMOKEHOUSE, BUTCHERY))


def meat_of(t: Outlive, colony: Colony, kind: int) -> int:
    """OL-HUNT-08, OL-HUNT-09, OL-DIS-11: the first value plus one for each token of the kind owned before."""
    owned = sum(1 for piece in colony.trophies if game_kind(t, piece) == kind)
    meat = t.box.first_meat[kind] + owned * t.box.more_meat[kind]
    if DISASTER_PIECE + EPIZOOTIC in t.struck:
        meat = max(0, meat + t.box.disaster_amount[EPIZOOTIC][t.scale])
    return meat
