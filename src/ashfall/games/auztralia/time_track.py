"""The Time track: where the discs lie, in which order, and how they move."""

from .state import Auztralia


def move_disc(t: Auztralia, disc: int, time: int) -> None:
    """AZ-TRK-05, AZ-TRK-07, AZ-RUL-09: forward, never past the end."""
    put_disc(t.cells, t.order, disc, min(t.cells[disc] + time, t.box.last_cell))


def pay_time(t: Auztralia, seat: int) -> None:
    """AZ-TRK-04, AZ-TRK-05: the action is carried out; now the disc moves by what it costs."""
    time, t.owed = t.owed, 0
    move_disc(t, seat, time)
    t.tell("disc_moved", rule="AZ-TRK-05", seat=seat, time=time, cell=t.cells[seat])


def put_disc(cells: list[int], order: list[int], disc: int, cell: int) -> None:
    """AZ-TRK-04, AZ-RUL-08: on top of the stack of a cell."""
    order.remove(disc)
    cells[disc] = cell
    place = 0
    for other in order:
        if cells[other] >= cell:
            break
        place += 1
    order.insert(place, disc)


def time_left(t: Auztralia, seat: int) -> int:
    """AZ-TRK-05, AZ-TRK-07: the cells before a disc once the action going on is paid for."""
    acting = t.turn if t.turn >= 0 else t.battle.seat
    owed = t.owed if seat == acting else 0
    return max(t.box.last_cell - t.cells[seat] - owed, 0)


def finished(t: Auztralia, disc: int) -> bool:
    """AZ-TRK-08: a disc on the last cell acts no more."""
    return t.cells[disc] >= t.box.last_cell


def rearmost(t: Auztralia) -> int:
    """AZ-TRK-01, AZ-TRK-02, AZ-TRK-06, AZ-TRK-10: the topmost disc of the lowest-numbered occupied cell."""
    return t.order[0]


def all_finished(t: Auztralia) -> bool:
    """AZ-END-01: every disc, the purple one included, lies on the last cell."""
    return finished(t, rearmost(t))


def next_after(t: Auztralia, disc: int, time: int) -> int:
    """AZ-TRK-01, AZ-TRK-05, AZ-END-01: the disc that acts once this one has moved so far (-1: the game ends)."""
    cells, order = t.cells[:], t.order[:]
    put_disc(cells, order, disc, min(cells[disc] + time, t.box.last_cell))
    return order[0] if cells[order[0]] < t.box.last_cell else -1


def time_to_spare(t: Auztralia, disc: int) -> int:
    """AZ-TRK-01, AZ-TRK-06: the most Time after which the same disc acts again (-1: not even after none)."""
    others = (t.cells[other] for other in t.order if other != disc)
    return max(min(min(others), t.box.last_cell - 1) - t.cells[disc], -1)
