"""The way of a convoy along the road and its shortcuts, and where it ends (LA-MOVE, LA-BETA).

A move is asked in legs. A leg runs over roads that cost nothing; a shortcut with a cost and a mined
road end it, because what has to be suffered there can change how the move goes on.
"""

from ashfall.engine.errors import Reason
from ashfall.engine.verbs import Step

from . import convoy, crew, hits, mines, waypoints
from .road import closed_mask, road_of
from .state import ANYWHERE, TRUCK, Aurora

UNPAID, FUEL_PAID, NITROMETHANE_PAID = 0, 1, 2
"""What the move of this turn was paid with."""

Leg = tuple[int, int, int]
"""A waypoint, the tracked shortcuts on the way there, how many roads it is."""


def travel(t: Aurora, seat: int) -> None:
    """LA-MOVE-04, LA-MOVE-07, LA-MOVE-09, LA-MOVE-11, LA-BETA-22, LA-RUL-96: how far, over which shortcuts.

    Whether a survivor is still on the truck does not matter any more.
    """
    march = t.march
    if t.convoys[seat].out:
        return
    ends, crossings = legs(t, seat, march.speed) if march.speed > 0 else ([], [])
    options: list[Step] = [(go, seat, waypoint, way) for waypoint, way, _ in ends]
    options += crossings
    if march.roads:
        options.append((halt, seat))
    t.ask_steps(seat, "destination", options)


def legs(t: Aurora, seat: int, speed: int) -> tuple[list[Leg], list[Step]]:
    """Where a convoy can end with this speed over roads that cost nothing, and what it can cross from there.

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


def why_not_go(t: Aurora, seat: int, waypoint: int, way: int, extra: int = 0) -> Reason | None:
    """LA-MOVE-04, LA-MOVE-07, LA-MOVE-09, LA-MOVE-12: forward, not past the end, as far as the speed goes."""
    road = road_of(t)
    start = t.convoys[seat].waypoint
    if waypoint <= start:
        return Reason("LA-MOVE-07")
    if waypoint > road.last:
        return Reason("LA-MOVE-09")
    if way and not convoy.has_tracks(t, seat):
        return Reason("LA-MOVE-12")
    need = len(road.way(start, waypoint, way))
    have = t.march.speed + extra
    return Reason("LA-MOVE-04", need=need, have=have) if need > have else None


def why_not_shortcut(t: Aurora, seat: int, shortcut: int, way: int) -> Reason | None:
    """LA-MOVE-12, LA-BETA-18, LA-BETA-21: open, with tracks where it needs them, and within reach."""
    road = road_of(t)
    k = shortcut - 1
    if k >= len(road.starts):
        return Reason("LA-BETA-18")
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
        steps.insert(0, (crew.contaminate, seat, road.contamination[k], 0))
    if road.damage[k]:
        steps.insert(
            len(steps) - road.avalanche[k], (hits.place_damage, seat, ANYWHERE, road.damage[k])
        )
    t.then(*mines.travelled(t, seat, road.road_number(k)), *steps, (travel, seat))


def close_shortcut(t: Aurora, shortcut: int) -> None:
    """LA-BETA-21: the avalanche counter slides on the shortcut, for the rest of the game."""
    t.closed.append(shortcut)
    t.tell("avalanche", rule="LA-BETA-21", shortcut=shortcut + 1)


def cross_mine(t: Aurora, seat: int, waypoint: int, way: int) -> None:
    """LA-MINE-05, LA-RUL-65: along the main road over a mine; then the move goes on."""
    advance(t, seat, waypoint, way)
    t.convoys[seat].waypoint = waypoint + 1
    t.march.speed -= 1
    t.then(*mines.travelled(t, seat, waypoint), (travel, seat))


def arrive(t: Aurora, seat: int) -> None:
    """LA-MOVE-10, LA-MOVE-16, LA-RUL-67: first what Nitromethane does to the truck, then the special waypoint."""
    if t.convoys[seat].out:
        return
    if t.listener is not None:
        t.tell("arrived", rule="LA-MOVE-04", seat=seat, waypoint=t.convoys[seat].waypoint)
    if t.march.paid == NITROMETHANE_PAID:
        t.then((waypoints.special_waypoint, seat))
        hits.place_damage(t, seat, TRUCK, nitromethane_damage(t))
    else:
        waypoints.special_waypoint(t, seat)


def nitromethane_damage(t: Aurora) -> int:
    """LA-ITEM-05: what the card does to the truck."""
    return max(t.box.truck_damage[card] for card in t.box.object_cards)
