"""The Time track: where the discs lie, in which order, and how they move."""

from .state import Auztralia


def move_disc(t: Auztralia, disc: int, time: int) -> None:
    """AZ-TRK-04, AZ-TRK-05, AZ-TRK-07, AZ-RUL-08, AZ-RUL-09: forward, on top of the stack, never past the end."""
    cell = min(t.cells[disc] + time, t.box.last_cell)
    t.order.remove(disc)
    t.cells[disc] = cell
    place = 0
    for other in t.order:
        if t.cells[other] >= cell:
            break
        place += 1
    t.order.insert(place, disc)


def finished(t: Auztralia, disc: int) -> bool:
    """AZ-TRK-08: a disc on the last cell acts no more."""
    return t.cells[disc] >= t.box.last_cell


def rearmost(t: Auztralia) -> int:
    """AZ-TRK-01, AZ-TRK-02, AZ-TRK-06, AZ-TRK-10: the topmost disc of the lowest-numbered occupied cell."""
    return t.order[0]


def all_finished(t: Auztralia) -> bool:
    """AZ-END-01: every disc, the purple one included, lies on the last cell."""
    return finished(t, rearmost(t))
