"""The mines variant: where a mine may be laid. `objects` lays it, `travel` lets it go off."""

from ashfall.engine.errors import Reason

from .road import road_of
from .state import Aurora


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
