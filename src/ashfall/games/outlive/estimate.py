"""A rough judgement of a position of Outlive, for simple players: points now, and what the store may become.

A survival point counts 100. Nothing here is a rule.
"""

from .night import food_of_rooms
from .rooms import reserve_water
from .scoring import parts
from .state import Colony, Outlive
from .things import (
    AMMO,
    CAN,
    DISASTER_PIECE,
    FILTER_STATION,
    MEAT,
    WATER,
    tile_kind,
)

LAST_DAY = 6


def estimate(t: Outlive, seat: int) -> int:
    """How good the position looks for a seat; larger is better."""
    colony = t.colonies[seat]
    if not colony.rooms:
        return 0
    worth = 100 * sum(parts(t, colony))
    if t.over:
        return worth + sum(colony.store)
    left = LAST_DAY - t.day
    worth += provisions_worth(t, seat, colony, left)
    worth += radiation_worth(t, colony, left)
    worth += materials_worth(t, colony, left)
    worth += rooms_worth(t, colony, left)
    if t.turn.seat == seat and t.turn.zone >= 0:
        worth += 20 * t.turn.actions
    if t.first == seat:
        worth += 10
    return worth


def provisions_worth(t: Outlive, seat: int, colony: Colony, left: int) -> int:
    """Tonight's hunger first, then recruits, then what keeps."""
    store = colony.store
    meat, water, cans = store[MEAT], store[WATER] + reserve_water(t, colony), store[CAN]
    rows = t.box.rows_filled[colony.airlock]
    food = food_of_rooms(t, seat)
    worth = 0
    if t.stage <= 2:
        dry = max(0, rows - water)
        water = max(0, water - rows)
        hungry = max(0, food - meat - water - cans)
        worth -= (dry + hungry) * (130 if t.stage else 100)
        eaten = min(food, meat)
        meat -= eaten
        food -= eaten
        eaten = min(food, max(0, water - 2))
        water -= eaten
        food -= eaten
        eaten = min(food, cans)
        cans -= eaten
        water = max(0, water - (food - eaten))
    free = t.box.airlock - colony.airlock if t.stage <= 4 else 0
    recruits = min(free, meat + water + cans)
    worth += recruits * (90 if not left else 62)
    spare = max(0, meat + water + cans - recruits)
    if left:
        worth += min(spare, 6) * 28 + max(0, spare - 6) * 8
        upkeep = rows + food_of_rooms(t, seat)
        worth -= max(0, upkeep - 6) * 18
    return worth


def radiation_worth(t: Outlive, colony: Colony, left: int) -> int:
    """What tonight and the nights to come will do to the marker."""
    box = t.box
    track = box.track
    absorbed = colony.airlock + (colony.alive >> FILTER_STATION & 1)
    marker = colony.radiation
    worth = 0
    if t.stage <= 3 and t.day:
        marker += max(0, box.radiation[t.day - 1] - absorbed)
    absorbed = min(absorbed, 3)
    for day in range(t.day, LAST_DAY):
        marker += max(0, box.radiation[day] - max(1, absorbed))
    over = max(0, marker - len(track) + 1)
    worth += 90 * (track[min(marker, len(track) - 1)] - track[colony.radiation]) - 110 * over
    return worth


def materials_worth(t: Outlive, colony: Colony, left: int) -> int:
    """Rooms, repairs and disasters that the store brings nearer."""
    store = colony.store
    stage = t.stage
    amount = store[0] + store[1] + store[2]
    worth = 0
    unbuilt = colony.held.count(-1)
    if unbuilt and stage <= 5 and left:
        worth += min(amount, 6) * 24
    elif left:
        worth += min(amount, 6) * 14
    worth += max(0, amount - 6) * 5
    ammo = store[AMMO]
    if left:
        worth += min(ammo, 5) * 16 + max(0, ammo - 5) * 4
    if stage <= 6:
        worth += repairs_worth(t, colony, left)
    if stage <= 1 or left:
        worth += disasters_worth(t, colony, left)
    kinds = len({(piece - 60) // 6 for piece in colony.trophies}) if left else 0
    return worth + 6 * (len(colony.trophies) - kinds)


def repairs_worth(t: Outlive, colony: Colony, left: int) -> int:
    """Broken tiles, the more of their cost is there; repaired ones for the days they can still be used."""
    store = colony.store
    best = 0
    for tile in colony.broken:
        cost = t.box.repair[tile_kind(tile)]
        have = min(cost[0], store[0]) + min(cost[1], store[1]) + min(cost[2], store[2])
        best = max(best, have)
    worth = 22 * min(len(colony.broken), 4) if left else 5 * len(colony.broken)
    if colony.broken:
        worth += (15, 30, 50, 95)[best] - 15
    return worth + len(colony.repaired) * 18 * left


def disasters_worth(t: Outlive, colony: Colony, left: int) -> int:
    """The unsolved disaster that the store is nearest to paying for."""
    store = colony.store
    best = 0
    for card in t.struck:
        disaster = card - DISASTER_PIECE
        cost = t.box.cost[disaster]
        total = sum(cost)
        have = sum(min(need, got) for need, got in zip(cost, store, strict=True))
        value = t.box.points[disaster] * 100
        best = max(best, value * have * have * 7 // (total * total * 10))
    return best


def rooms_worth(t: Outlive, colony: Colony, left: int) -> int:
    """Built rooms, and how full they are; a full one works and lifts the score of the next."""
    worth = 0
    cells = t.box.cells
    for room, held in zip(colony.rooms, colony.held, strict=True):
        if held >= cells[room]:
            worth += 70 if left else 0
        elif held >= 0 and (left or t.stage <= 5):
            worth += 45 + 60 * held // cells[room]
    return worth
