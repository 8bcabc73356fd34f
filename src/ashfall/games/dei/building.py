"""Build (ACT): refuges, elevators and bridges of the reserve."""

from ashfall.engine.errors import Reason
from ashfall.engine.verbs import verb

from .actions import enter_action, no_more
from .bends import bends
from .factions import faction
from .majority import held, occupied, settle
from .state import Dei
from .things import (
    BRIDGE,
    BUILD,
    BUILD_BRIDGE,
    BUILD_ELEVATOR,
    BUILD_REFUGE,
    CONSTRUCTIONS,
    ELEVATOR,
    REFUGE,
    bits,
)


def left(t: Dei, side: int, construction: int) -> int:
    """DEI-SET-19, DEI-ACT-07: how many tokens of a type are in the reserve."""
    board = t.boards[side]
    built = (board.refuges.bit_count(), board.elevators.bit_count(), len(board.bridges))
    return t.box.kits[board.faction].constructions[construction] - built[construction]


def strong(t: Dei, side: int) -> int:
    """DEI-ACT-08, DEI-FEAT-26: the regions where the side may build: its majority, or for Engineers any unit."""
    if any(bend.builds_with_a_unit() for bend, _ in bends(t, side, "builds_with_a_unit")):
        return occupied(t, side)
    return held(t, side)


def places(t: Dei, side: int, construction: int) -> list[int]:
    """DEI-ACT-08, DEI-ACT-09, DEI-ACT-10: where a type may be built: regions, or sites for a bridge."""
    city, board, mine = t.city, t.boards[side], strong(t, side)
    if construction == REFUGE:
        return bits(mine & ~city.refuges & ~board.refuges)
    if construction == ELEVATOR:
        return bits(mine & city.ground & ~city.elevators & ~board.elevators)
    taken = {*t.bridges, *[site for other in t.boards for site in other.bridges]}
    ends = t.box.districts.sites
    return [
        site
        for site in city.sites
        if site not in taken and (mine >> ends[site][0] | mine >> ends[site][1]) & 1
    ]


def why_not_type(t: Dei, seat: int, construction: int) -> Reason | None:
    """DEI-ACT-07 to DEI-ACT-10: no token left, or no place for it."""
    reason = faction(t, seat).why_not_build(t, seat)
    if reason is not None:
        return reason
    if not left(t, seat, construction):
        return Reason("DEI-ACT-07")
    if places(t, seat, construction):
        return None
    return Reason(("DEI-ACT-08", "DEI-ACT-09", "DEI-ACT-10")[construction])


def types(t: Dei, seat: int) -> list[int]:
    return list(range(len(CONSTRUCTIONS)))


def why_not_build(t: Dei, seat: int) -> Reason | None:
    """DEI-ACT-16: nothing can be built now."""
    reasons = []
    for construction in types(t, seat):
        reason = why_not_type(t, seat, construction)
        if reason is None:
            return None
        reasons.append(reason)
    return reasons[0]


def build_type(t: Dei, seat: int) -> None:
    """DEI-ASK-06: which type."""
    t.ask(seat, "build_type", CONSTRUCT, beside=no_more(t))


def construct(t: Dei, seat: int, construction: int) -> None:
    """DEI-ACT-07: the type is chosen; its place comes next."""
    t.play.alone = 0
    t.then((build_place, seat, construction))


def build_place(t: Dei, seat: int, construction: int) -> None:
    """DEI-ASK-06: where."""
    t.ask(seat, "build_place", PLACES[construction], beside=no_more(t))


def why_no_refuge(t: Dei, seat: int) -> Reason | None:
    return why_not_type(t, seat, REFUGE)


def why_no_elevator(t: Dei, seat: int) -> Reason | None:
    return why_not_type(t, seat, ELEVATOR)


def why_no_bridge(t: Dei, seat: int) -> Reason | None:
    return why_not_type(t, seat, BRIDGE)


def refuge_places(t: Dei, seat: int) -> list[int]:
    return places(t, seat, REFUGE)


def elevator_places(t: Dei, seat: int) -> list[int]:
    return places(t, seat, ELEVATOR)


def bridge_places(t: Dei, seat: int) -> list[int]:
    return places(t, seat, BRIDGE)


def refuge(t: Dei, seat: int, region: int) -> None:
    """DEI-ACT-08, DEI-MAP-08: a refuge stands in the region."""
    t.boards[seat].refuges |= 1 << region
    built(t, seat, region, REFUGE)


def elevator(t: Dei, seat: int, region: int) -> None:
    """DEI-ACT-09, DEI-MAP-09: an elevator joins the ground with all roofs of its tile."""
    t.boards[seat].elevators |= 1 << region
    built(t, seat, region, ELEVATOR)


def bridge(t: Dei, seat: int, site: int) -> None:
    """DEI-ACT-10, DEI-MAP-08: a bridge joins two roofs."""
    t.boards[seat].bridges.append(site)
    t.tell("bridge_built", rule="DEI-ACT-10", seat=seat, site=site)


def built(t: Dei, seat: int, region: int, construction: int) -> None:
    """DEI-ACT-11: it stays; what counts with it (DEI-FEAT-12) counts at once."""
    t.tell("built", rule="DEI-ACT-07", seat=seat, region=region, construction=construction)
    settle(t, seat, region)


CONSTRUCT = verb(construct, when="DEI-ACT-07", domain=types, why=why_not_type)
PLACES = (
    verb(refuge, when="DEI-ACT-08", domain=refuge_places),
    verb(elevator, when="DEI-ACT-09", domain=elevator_places),
    verb(bridge, when="DEI-ACT-10", domain=bridge_places),
)
"""By construction."""

enter_action(BUILD, why_not_build, build_type)
enter_action(
    BUILD_REFUGE,
    why_no_refuge,
    build_place,
    REFUGE,
)
enter_action(
    BUILD_ELEVATOR,
    why_no_elevator,
    build_place,
    ELEVATOR,
)
enter_action(
    BUILD_BRIDGE,
    why_no_bridge,
    build_place,
    BRIDGE,
)
