"""Turn order (LA-ORD)."""

from .state import Aurora


def reverse_order(t: Aurora) -> list[int]:
    """LA-ORD-01: the leftmost counter goes first (Exploration phase)."""
    return t.order[:]


def update_turn_order(t: Aurora) -> None:
    """LA-ORD-03, LA-ORD-04, LA-ORD-05, LA-RUL-109: along the main road, furthest ahead rightmost; equals stay."""
    before = t.order[:]
    t.order.sort(key=t.waypoint_of)
    if t.order != before:
        t.tell("turn_order", "LA-ORD-03", seats=t.order[::-1])
