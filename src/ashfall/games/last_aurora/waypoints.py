"""Special waypoint counters: what lies where a move ends."""

from ashfall.engine.verbs import verb

from . import cargo, contamination, objects
from .state import Aurora
from .things import CONTAMINATION, NONE, OBJECT


def special_waypoint(t: Aurora, seat: int) -> None:
    """LA-WAY-01, LA-WAY-02, LA-WAY-03, LA-WAY-04, LA-RUL-28: only the counter where the move ends counts."""
    player = t.convoys[seat]
    kind = t.special[player.waypoint]
    if player.out or kind == NONE:
        return
    if kind == CONTAMINATION:
        t.then((contamination.contaminate, seat, 1, 0))
    elif kind == OBJECT or t.supply[kind]:
        t.then((ask_waypoint, seat))


def ask_waypoint(t: Aurora, seat: int) -> None:
    """LA-WAY-02, LA-WAY-03: the counter may be taken or left."""
    t.ask(seat, "waypoint_take", TAKE_COUNTER, LEAVE_COUNTER)


def take_counter(t: Aurora, seat: int) -> None:
    """LA-WAY-02, LA-WAY-03, LA-WAY-05: the counter leaves the game, its resource or object is gained."""
    waypoint = t.convoys[seat].waypoint
    kind = t.special[waypoint]
    t.special[waypoint] = NONE
    rule = "LA-WAY-03" if kind == OBJECT else "LA-WAY-02"
    t.tell("counter_taken", rule=rule, seat=seat, counter=kind, waypoint=waypoint)
    if kind == OBJECT:
        t.march.found = True
        t.then((objects.draw_objects, seat, 1))
    else:
        t.then((cargo.gain_resource, seat, kind, 1))


def leave_counter(t: Aurora, seat: int) -> None:
    """LA-WAY-02: it stays for others."""


TAKE_COUNTER = verb(take_counter, when="LA-WAY-02")
LEAVE_COUNTER = verb(leave_counter, when="LA-WAY-02")
