"""The mines variant: mines are laid on roads just travelled and go off under the next convoy."""

from ashfall.engine.errors import Reason
from ashfall.engine.verbs import Step, verb

from . import hits, objects
from .road import road_of
from .state import ON_MINE, TRUCK, Aurora


def roads_travelled(t: Aurora, seat: int) -> list[int]:
    """LA-MINE-03: the main roads of the move, by the waypoint they start from."""
    last = road_of(t).last
    return [road for road in t.march.roads if road < last]


def shortcuts_travelled(t: Aurora, seat: int) -> list[int]:
    """LA-MINE-03, LA-RUL-101: the shortcuts of the move."""
    last = road_of(t).last
    return [road - last + 1 for road in t.march.roads if road >= last]


def why_not_mine(t: Aurora, seat: int, road: int) -> Reason | None:
    """LA-RUL-113, LA-RUL-66, LA-RUL-101: free, and not closed."""
    if road in t.mines:
        return Reason("LA-RUL-113")
    last = road_of(t).last
    if road >= last and road_of(t).avalanche[road - last]:
        return Reason("LA-RUL-101")
    return None


def why_not_mine_shortcut(t: Aurora, seat: int, shortcut: int) -> Reason | None:
    """LA-RUL-101: the same for a shortcut."""
    return why_not_mine(t, seat, road_of(t).road_number(shortcut - 1))


def lay_mine(t: Aurora, seat: int, waypoint: int) -> None:
    """LA-MINE-03: on the main road that starts at this waypoint."""
    put_mine(t, seat, waypoint)
    t.tell("mine_laid", rule="LA-MINE-03", seat=seat, waypoint=waypoint)


def mine_shortcut(t: Aurora, seat: int, shortcut: int) -> None:
    """LA-MINE-03, LA-RUL-101: on a shortcut just travelled."""
    put_mine(t, seat, road_of(t).road_number(shortcut - 1))
    t.tell("shortcut_mined", rule="LA-MINE-03", seat=seat, shortcut=shortcut)


def put_mine(t: Aurora, seat: int, road: int) -> None:
    """LA-MINE-03, LA-MINE-04, LA-MINE-06: a mine on a road just travelled, and another object card for it.

    With none in the supply the mine furthest back on the board is moved.
    """
    objects.use_up(t, seat, objects.MINE)
    if len(t.mines) >= t.box.mine_counters:
        start = road_of(t).road_start
        t.mines.remove(min(t.mines, key=lambda mined: (start(mined), mined)))
    t.mines.append(road)
    t.march.found = True
    t.then((objects.draw_objects, seat, 1))


def travelled(t: Aurora, side: int, road: int) -> list[Step]:
    """LA-MINE-05: a road was travelled; its mine goes off under the truck and returns to the supply."""
    if side < t.players:
        t.march.roads.append(road)
    if road not in t.mines:
        return []
    t.mines.remove(road)
    t.tell("mine_explodes", rule="LA-MINE-05", seat=side, waypoint=road_of(t).road_start(road))
    return [(hits.place_damage, side, TRUCK, 1, ON_MINE)]


LAY_MINE = verb(lay_mine, when="LA-MINE-03", domain=roads_travelled, why=why_not_mine)
MINE_SHORTCUT = verb(
    mine_shortcut, when="LA-MINE-03", domain=shortcuts_travelled, why=why_not_mine_shortcut
)
