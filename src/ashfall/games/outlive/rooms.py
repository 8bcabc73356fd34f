"""Rooms of Outlive: which are full, which were used this round, and who lives where."""

from .state import Colony, Outlive
from .things import AIRLOCK, NURSERY, WATER_RESERVE

SECOND = 8
"""The bit of a room's second part (or of its use in Silent Peak) stands so much higher."""


def settle(t: Outlive, colony: Colony) -> None:
    """OL-GEN-09, OL-ROOM-24, OL-RUL-46, OL-RUL-47: a room works while every printed cell holds a survivor."""
    alive = 0
    cells = t.box.cells
    held = colony.held
    for slot, room in enumerate(colony.rooms):
        if held[slot] >= cells[room]:
            alive |= 1 << (room >> 1)
    colony.alive = alive


def is_full(t: Outlive, colony: Colony, slot: int) -> bool:
    return colony.held[slot] >= t.box.cells[colony.rooms[slot]]


def usable(t: Outlive, colony: Colony, kind: int, part: int = 0) -> list[int]:
    """OL-GEN-10, OL-SET-05: the slots of full rooms of a kind not yet used this round.

    Copies of one kind count separately; so do the two parts of the tool store and the two cities.
    """
    if not colony.alive >> kind & 1:
        return []
    return [
        slot
        for slot, room in enumerate(colony.rooms)
        if room >> 1 == kind
        and not colony.used >> (slot + part) & 1
        and colony.held[slot] >= t.box.cells[room]
    ]


def use_room(t: Outlive, side: int, slot: int, part: int = 0) -> None:
    colony = t.colonies[side]
    colony.used |= 1 << (slot + part)
    t.tell("room_used", rule_of(colony.rooms[slot]), seat=side, room=colony.rooms[slot])


def rule_of(room: int) -> str:
    """The rule of a kind of room."""
    return f"OL-ROOM-{(room >> 1) + 1:02}"


def use_all(t: Outlive, side: int, kind: int, part: int = 0) -> int:
    """OL-GEN-12: use every ready room of a kind whose effect costs nothing; how many there were."""
    slots = usable(t, t.colonies[side], kind, part)
    for slot in slots:
        use_room(t, side, slot, part)
    return len(slots)


def reserve_water(t: Outlive, colony: Colony) -> int:
    """OL-ROOM-08, OL-RUL-25: the virtual water that full, unused reserves offer now."""
    if not colony.alive >> WATER_RESERVE & 1:
        return 0
    return len(usable(t, colony, WATER_RESERVE)) * t.box.room_amount[WATER_RESERVE]


def tap_reserve(t: Outlive, side: int, amount: int) -> None:
    """OL-ROOM-08, OL-RUL-25: no token is gained; the reserve is used for the rest of the round."""
    for slot in usable(t, t.colonies[side], WATER_RESERVE)[:amount]:
        use_room(t, side, slot)


def free_cells(t: Outlive, colony: Colony, slot: int) -> int:
    """OL-SHEL-04, OL-SHEL-05, OL-RUL-79: only the printed cells of built rooms can be free."""
    held = colony.held[slot]
    return max(0, t.box.cells[colony.rooms[slot]] - held) if held >= 0 else 0


def slot_of(colony: Colony, room: int) -> int:
    return colony.rooms.index(room)


def homes(t: Outlive, colony: Colony) -> list[int]:
    """OL-ZONE-36, OL-ZONE-38: the airlock and the built rooms that have a free cell."""
    found = [AIRLOCK] if colony.airlock < t.box.airlock else []
    for slot, room in enumerate(colony.rooms):
        if free_cells(t, colony, slot):
            found.append(room)
    return found


def move_in(t: Outlive, side: int, room: int, count: int) -> None:
    """OL-SHEL-03, OL-SHEL-06: survivors take cells; once in a room they never move again."""
    colony = t.colonies[side]
    if room == AIRLOCK:
        colony.airlock += count
    else:
        slot = slot_of(colony, room)
        colony.held[slot] += count
        if colony.held[slot] >= t.box.cells[room]:
            colony.alive |= 1 << (room >> 1)


def move_out(t: Outlive, side: int, room: int) -> None:
    """OL-SHEL-07, OL-GEN-14: a lost survivor goes back to the supply."""
    colony = t.colonies[side]
    t.crowd += 1
    if room == AIRLOCK:
        colony.airlock -= 1
    else:
        colony.held[slot_of(colony, room)] -= 1
        settle(t, colony)
    t.tell("survivor_lost", "OL-SHEL-07", seat=side, room=room)


def grow_nursery(t: Outlive, side: int) -> None:
    """OL-ROOM-13, OL-RUL-85: each full nursery gets a survivor from the supply, up to eight in all."""
    colony = t.colonies[side]
    for slot in usable(t, colony, NURSERY):
        grown = min(t.box.room_amount[NURSERY], t.box.nursery_max - colony.held[slot], t.crowd)
        if grown > 0:
            use_room(t, side, slot)
            t.crowd -= grown
            colony.held[slot] += grown
            t.tell("born", "OL-ROOM-13", seat=side, count=grown)
