"""Where the convoys and the Aurora are on the road board."""

from .road_board import Road
from .state import Aurora


def road_of(t: Aurora) -> Road:
    """The side of the road board that is played on."""
    return t.box.roads[t.beta]


def region_of(t: Aurora, side: int) -> int:
    """LA-MOVE-08: the region in which a side's convoy is."""
    return t.box.roads[t.beta].region_of[t.waypoint_of(side)]


def foremost(t: Aurora) -> int:
    """LA-RUL-95, LA-END-02: the waypoint of the convoy that is furthest ahead."""
    front = t.automa.waypoint if t.automa is not None else 0
    for owner in t.convoys:
        if owner.waypoint > front and not owner.out:
            front = owner.waypoint
    return front


def closed_mask(t: Aurora) -> int:
    """LA-BETA-21: the shortcuts under an avalanche."""
    mask = 0
    for shortcut in t.closed:
        mask |= 1 << shortcut
    return mask


def aurora_waypoint(t: Aurora) -> int:
    """LA-SET-03: where the Aurora is; `t.aurora` is the number of its waypoint, 1 to 6."""
    return t.box.roads[t.beta].aurora[t.aurora - 1]
