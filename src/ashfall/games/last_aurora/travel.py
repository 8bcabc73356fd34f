"""The way of a convoy along the road and its shortcuts, and where it ends (LA-MOVE, LA-BETA).

A move is asked in legs. A leg runs over roads that cost nothing; a shortcut with a cost and a mined
road end it, because what has to be suffered there can change how the move goes on.
"""

from ashfall.engine.errors import Reason
from ashfall.engine.verbs import Step, verb

from . import contamination, convoy, hits, waypoints
from .road import closed_mask, road_of
from .state import Aurora
from .things import ANYWHERE, BY_NITROMETHANE, ON_MINE, ON_SHORTCUT, TRUCK

UNPAID, FUEL_PAID, NITROMETHANE_PAID = 0, 1, 2
"""What the move of this turn was paid with."""

Leg = tuple[int, int, int]
"""A waypoint, the tracked shortcuts on the way there, how many roads it is."""


def travel(t: Aurora, seat: int) -> None:
    """LA-MOVE-04, LA-MOVE-07, LA-BETA-22, LA-RUL-96: how far, over which shortcuts.

    Whether a survivor is still on the truck does not matter any more.
    """
    march = t.march
    if t.convoys[seat].out:
        return
    ends, crossings = legs(t, seat, march.speed)
    options: list[Step] = [(go, seat, waypoint, way) for waypoint, way, _ in ends]
    options += [crossing for crossing in crossings if crossing[0] is cross_mine]
    options += [crossing for crossing in crossings if crossing[0] is take_shortcut]
    if march.roads:
        options.append((halt, seat))
        t.ask(seat, "destination", GO, CROSS_MINE, TAKE_SHORTCUT, HALT, options=options)
    else:
        t.ask(seat, "destination", GO, CROSS_MINE, TAKE_SHORTCUT, options=options)


def destinations(t: Aurora, seat: int) -> list[tuple[int, int]]:
    """LA-MOVE-04: the ends of the next leg; and along the main road what lies behind or too far ahead."""
    ends = [(waypoint, way) for waypoint, way, _ in legs(t, seat, t.march.speed)[0]]
    rest = [(waypoint, 0) for waypoint in range(road_of(t).last + 1) if (waypoint, 0) not in ends]
    return ends + [row for row in rest if why_not_go(t, seat, *row) is not None]


def mines_to_cross(t: Aurora, seat: int) -> list[tuple[int, int]]:
    crossings = legs(t, seat, t.march.speed)[1]
    return [(row[2], row[3]) for row in crossings if row[0] is cross_mine]


def shortcuts_ahead(t: Aurora, seat: int) -> list[tuple[int, int]]:
    """LA-BETA-18: those that can be taken; and those of the map that cannot, from the main road."""
    crossings = legs(t, seat, t.march.speed)[1]
    ways = [(row[2], row[3]) for row in crossings if row[0] is take_shortcut]
    numbers = [shortcut for shortcut, _ in ways]
    rest = [n for n in range(1, len(road_of(t).starts) + 1) if n not in numbers]
    return ways + [(n, 0) for n in rest if why_not_shortcut(t, seat, n, 0) is not None]


def legs(t: Aurora, seat: int, speed: int) -> tuple[list[Leg], list[Step]]:
    """LA-MOVE-09, LA-MOVE-11: where a convoy can end with this speed over free roads, and what it can cross from there.

    `way` is the mask of the tracked shortcuts of the leg. It is told apart only where mines are in the game:
    otherwise the same end is the same end.
    """
    road = road_of(t)
    usable = road.usable(convoy.has_tracks(t, seat), closed_mask(t))
    mined = t.mines
    start = t.convoys[seat].waypoint
    ends: list[Leg] = []
    crossings: list[Step] = []
    found: set[int] = set()
    places = [(start, 0, 0)]
    for at, way, steps in places:
        if at > start and (t.mined or at not in found):
            found.add(at)
            ends.append((at, way, steps))
        if steps >= speed or at >= road.last:
            continue
        if at in mined:
            crossings.append((cross_mine, seat, at, way))
        else:
            places.append((at + 1, way, steps + 1))
        for k in road.leaving[at]:
            if usable >> k & 1:
                if not road.tracked[k] or road.road_number(k) in mined:
                    crossings.append((take_shortcut, seat, k + 1, way))
                else:
                    places.append((road.ends[k], way | road.bits[k], steps + 1))
    ends.sort()
    return ends, distinct(t, crossings)


def why_not_go(t: Aurora, seat: int, waypoint: int, way: int) -> Reason | None:
    """LA-MOVE-04, LA-MOVE-07: forward, as far as the speed goes."""
    return why_not_so_far(t, seat, waypoint, way, t.march.speed)


def why_not_so_far(t: Aurora, seat: int, waypoint: int, way: int, speed: int) -> Reason | None:
    """LA-MOVE-04, LA-MOVE-07: the same with this speed."""
    start = t.convoys[seat].waypoint
    if waypoint <= start:
        return Reason("LA-MOVE-07")
    need = len(road_of(t).way(start, waypoint, way))
    return Reason("LA-MOVE-04", need=need, have=speed) if need > speed else None


def why_not_shortcut(t: Aurora, seat: int, shortcut: int, way: int) -> Reason | None:
    """LA-MOVE-12, LA-BETA-18, LA-BETA-21: open, with tracks where it needs them, and within reach."""
    road = road_of(t)
    k = shortcut - 1
    if k in t.closed:
        return Reason("LA-BETA-21")
    if road.tracked[k] and not convoy.has_tracks(t, seat):
        return Reason("LA-MOVE-12")
    if road.starts[k] < t.convoys[seat].waypoint:
        return Reason("LA-MOVE-07")
    need = len(road.way(t.convoys[seat].waypoint, road.starts[k], way)) + 1
    if need > t.march.speed:
        return Reason("LA-MOVE-04", need=need, have=t.march.speed)
    return None


def distinct(t: Aurora, crossings: list[Step]) -> list[Step]:
    """Each crossing once, unless mines make the way to it count."""
    if t.mined:
        return crossings
    kept: dict[int, Step] = {}
    for crossing in crossings:
        kept.setdefault(crossing[2], crossing)
    return list(kept.values())


def go(t: Aurora, seat: int, waypoint: int, way: int) -> None:
    """LA-MOVE-04: drive to a waypoint and end the move there."""
    advance(t, seat, waypoint, way)
    arrive(t, seat)


def halt(t: Aurora, seat: int) -> None:
    """LA-MOVE-04: end the move here, whatever speed is left."""
    arrive(t, seat)


def advance(t: Aurora, seat: int, waypoint: int, way: int) -> None:
    """The token over roads without cost; each costs 1 speed (LA-MOVE-11)."""
    player = t.convoys[seat]
    roads = road_of(t).way(player.waypoint, waypoint, way)
    t.march.roads += roads
    t.march.speed -= len(roads)
    player.waypoint = waypoint


def take_shortcut(t: Aurora, seat: int, shortcut: int, way: int) -> None:
    """LA-BETA-20, LA-BETA-21, LA-BETA-22, LA-BETA-23: travel it, suffer its cost at once, then go on.

    A cost that cannot be suffered is lost; an avalanche closes the shortcut behind the convoy.
    """
    road = road_of(t)
    k = shortcut - 1
    advance(t, seat, road.starts[k], way)
    t.convoys[seat].waypoint = road.ends[k]
    t.march.speed -= 1
    t.tell("shortcut_taken", rule="LA-BETA-18", seat=seat, shortcut=shortcut, waypoint=road.ends[k])
    steps: list[Step] = [(close_shortcut, k)] if road.avalanche[k] else []
    if road.contamination[k]:
        steps.insert(0, (contamination.contaminate, seat, road.contamination[k], 0))
    if road.damage[k]:
        steps.insert(
            len(steps) - road.avalanche[k],
            (hits.place_damage, seat, ANYWHERE, road.damage[k], ON_SHORTCUT),
        )
    t.then(*travelled(t, seat, road.road_number(k)), *steps, (travel, seat))


def close_shortcut(t: Aurora, shortcut: int) -> None:
    """LA-BETA-21: the avalanche counter slides on the shortcut, for the rest of the game."""
    t.closed.append(shortcut)
    t.tell("avalanche", rule="LA-BETA-21", shortcut=shortcut + 1)


def cross_mine(t: Aurora, seat: int, waypoint: int, way: int) -> None:
    """LA-MINE-05, LA-RUL-65: along the main road over a mine; then the move goes on."""
    advance(t, seat, waypoint, way)
    t.convoys[seat].waypoint = waypoint + 1
    t.march.speed -= 1
    t.then(*travelled(t, seat, waypoint), (travel, seat))


def arrive(t: Aurora, seat: int) -> None:
    """LA-MOVE-10, LA-MOVE-16, LA-RUL-67: first what Nitromethane does to the truck, then the special waypoint."""
    if t.convoys[seat].out:
        return
    if t.listener is not None:
        t.tell("arrived", rule="LA-MOVE-04", seat=seat, waypoint=t.convoys[seat].waypoint)
    if t.march.paid == NITROMETHANE_PAID:
        t.then((waypoints.special_waypoint, seat))
        hits.place_damage(t, seat, TRUCK, nitromethane_damage(t), BY_NITROMETHANE)
    else:
        waypoints.special_waypoint(t, seat)


def nitromethane_damage(t: Aurora) -> int:
    """LA-ITEM-05: what the card does to the truck."""
    return max(t.box.truck_damage[card] for card in t.box.object_cards)


def travelled(t: Aurora, side: int, road: int) -> list[Step]:
    """LA-MINE-05: a road was travelled; its mine goes off under the truck and returns to the supply."""
    if side < t.players:
        t.march.roads.append(road)
    if road not in t.mines:
        return []
    t.mines.remove(road)
    t.tell("mine_explodes", rule="LA-MINE-05", seat=side, waypoint=road_of(t).road_start(road))
    return [(hits.place_damage, side, TRUCK, 1, ON_MINE)]


GO = verb(go, when="LA-MOVE-04", domain=destinations, why=why_not_go)
CROSS_MINE = verb(cross_mine, when="LA-MINE-05", domain=mines_to_cross)
TAKE_SHORTCUT = verb(take_shortcut, when="LA-BETA-18", domain=shortcuts_ahead, why=why_not_shortcut)
HALT = verb(halt, when="LA-MOVE-04")
