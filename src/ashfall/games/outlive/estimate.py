"""A rough judgement of a position of Outlive, for simple players: points now, and what the store may become.

A survival point counts 100. Nothing here is a rule. Simple players ask for it at every answer they try,
so it is written with plain loops and comparisons: calls cost more than what they would compute here.
"""

from typing import Final

from .rooms import reserve_water
from .scoring import pairs
from .state import Colony, Outlive
from .things import (
    AMMO,
    CAN,
    DISASTER_PIECE,
    FILTER_STATION,
    GAME_PIECE,
    MEAT,
    TILE_PIECE,
    WATER,
)

LAST_DAY: Final = 6

# What things count in hundredths of a point; found by trial games of greedy players.
ACTION: Final = 35
FIRST: Final = 10
HUNGER: Final = 125
RECRUIT: Final = 48
RECRUIT_LAST: Final = 90
SPARE: Final = 28
SPARE_MORE: Final = 8
UPKEEP_FREE: Final = 6
UPKEEP: Final = 18
MARKER: Final = 90
OVEREXPOSED: Final = 110
ABSORB_MOST: Final = 3
ABSORB_LEAST: Final = 1
MATERIAL: Final = 24
MATERIAL_CAP: Final = 6
MATERIAL_MORE: Final = 5
MATERIAL_LAST: Final = 6
AMMO_EACH: Final = 16
AMMO_CAP: Final = 5
TROPHY_AGAIN: Final = 6
BROKEN: Final = 22
BROKEN_LAST: Final = 5
BROKEN_CAP: Final = 3
REPAIR_NEAR: Final = 80
REPAIRED_DAY: Final = 18
DISASTER: Final = 78
FULL: Final = 70
BUILT: Final = 45
FILLING: Final = 60


def estimate(t: Outlive, seat: int) -> int:
    """How good the position looks for a seat; larger is better."""
    colony = t.colonies[seat]
    if not colony.rooms:
        return 0
    box = t.box
    left = LAST_DAY - t.day
    fillable = left > 0 or t.stage <= 5
    full = food = rooms = 0
    points = colony.airlock
    held = colony.held
    for slot, room in enumerate(colony.rooms):
        inside = held[slot]
        if inside < 0:
            continue
        points += inside
        if inside:
            food += box.food[room]
        if inside >= box.cells[room]:
            full += 1
        elif fillable:
            rooms += BUILT + FILLING * inside // box.cells[room]
    points += box.room_score[full] + len(colony.repaired) + box.track[colony.radiation]
    for card in colony.solved:
        points += box.points[card - DISASTER_PIECE]
    if len(colony.repaired) > 1:
        points += pairs(t, colony)
    worth = 100 * points
    if t.over:
        return worth + sum(colony.store)
    if left:
        worth += FULL * full
    worth += rooms + provisions_worth(t, colony, left, food)
    worth += radiation_worth(t, colony) + materials_worth(t, colony, left)
    if t.turn.seat == seat:
        worth += ACTION * t.turn.actions
    if t.first == seat:
        worth += FIRST
    return worth


def provisions_worth(t: Outlive, colony: Colony, left: int, food: int) -> int:
    """Tonight's hunger first, then recruits, then what keeps."""
    store = colony.store
    meat = store[MEAT]
    water = store[WATER] + reserve_water(t, colony)
    cans = store[CAN]
    upkeep = t.box.rows_filled[colony.airlock] + food
    worth = 0
    if t.stage <= 2:
        water -= upkeep - food
        if water < 0:
            worth = water * HUNGER
            water = 0
        eaten = meat if meat < food else food
        meat -= eaten
        food -= eaten
        if food and water > 2:
            eaten = water - 2 if water - 2 < food else food
            water -= eaten
            food -= eaten
        eaten = cans if cans < food else food
        cans -= eaten
        water -= food - eaten
        if water < 0:
            worth += water * HUNGER
            water = 0
    have = meat + water + cans
    recruits = 0
    if t.stage <= 4:
        free = t.box.airlock - colony.airlock
        recruits = free if free < have else have
    if not left:
        return worth + recruits * RECRUIT_LAST
    worth += recruits * RECRUIT
    if t.stage > 4:
        have = cans + (water if water < 2 else 2)
    spare = have - recruits
    if spare > upkeep + 2:
        worth += (upkeep + 2) * SPARE + (spare - upkeep - 2) * SPARE_MORE
    elif spare > 0:
        worth += spare * SPARE
    if upkeep > UPKEEP_FREE:
        worth -= (upkeep - UPKEEP_FREE) * UPKEEP
    return worth


def radiation_worth(t: Outlive, colony: Colony) -> int:
    """What tonight and the nights to come will do to the marker."""
    levels = t.box.radiation
    track = t.box.track
    day = t.day
    absorbed = colony.airlock + (colony.alive >> FILTER_STATION & 1)
    marker = colony.radiation
    if day and t.stage <= 3 and levels[day - 1] > absorbed:
        marker += levels[day - 1] - absorbed
    if absorbed > ABSORB_MOST:
        absorbed = ABSORB_MOST
    elif absorbed < ABSORB_LEAST:
        absorbed = ABSORB_LEAST
    for later in range(day, LAST_DAY):
        if levels[later] > absorbed:
            marker += levels[later] - absorbed
    last = len(track) - 1
    worth = 0
    if marker > last:
        worth = OVEREXPOSED * (last - marker)
        marker = last
    return worth + MARKER * (track[marker] - track[colony.radiation])


def materials_worth(t: Outlive, colony: Colony, left: int) -> int:
    """Rooms, repairs and disasters that the store brings nearer."""
    store = colony.store
    amount = store[0] + store[1] + store[2]
    worth = 0
    if left:
        unit = MATERIAL if -1 in colony.held else MATERIAL // 2
        if amount > MATERIAL_CAP:
            worth = MATERIAL_CAP * unit + (amount - MATERIAL_CAP) * MATERIAL_MORE
        else:
            worth = amount * unit
        ammo = store[AMMO]
        worth += (ammo if ammo < AMMO_CAP else AMMO_CAP) * AMMO_EACH
        if len(colony.trophies) > 1:
            worth += TROPHY_AGAIN * repeated_trophies(colony)
        return worth + repairs_worth(t, colony, left) + disasters_worth(t, colony)
    if t.stage <= 5:
        worth = (amount if amount < 3 else 3) * MATERIAL_LAST
    if t.stage <= 6:
        worth += repairs_worth(t, colony, left)
    if t.stage <= 1:
        worth += disasters_worth(t, colony)
    return worth


def repeated_trophies(colony: Colony) -> int:
    """Game tokens of kinds that the colony had already."""
    seen = again = 0
    for piece in colony.trophies:
        kind = 1 << (piece - GAME_PIECE) // 6
        if seen & kind:
            again += 1
        seen |= kind
    return again


def repairs_worth(t: Outlive, colony: Colony, left: int) -> int:
    """Broken tiles, the more of their cost is there; repaired ones for the days they can still be used."""
    worth = len(colony.repaired) * REPAIRED_DAY * left
    broken = colony.broken
    if not broken:
        return worth
    wood, metal, microchip = colony.store[0], colony.store[1], colony.store[2]
    best = 0
    for tile in broken:
        costs = t.box.repair[(tile - TILE_PIECE) // 2]
        have = wood if wood < costs[0] else costs[0]
        have += metal if metal < costs[1] else costs[1]
        have += microchip if microchip < costs[2] else costs[2]
        if have > best:
            best = have
    count = len(broken) if len(broken) < BROKEN_CAP else BROKEN_CAP
    worth += (BROKEN if left else BROKEN_LAST) * count
    return worth + best * best * REPAIR_NEAR // 9


def disasters_worth(t: Outlive, colony: Colony) -> int:
    """The unsolved disaster that the store is nearest to paying for."""
    store = colony.store
    box = t.box
    best = 0
    for card in t.struck:
        disaster = card - DISASTER_PIECE
        total = have = 0
        for resource, need in box.cost_parts[disaster]:
            total += need
            have += store[resource] if store[resource] < need else need
        if have:
            value = box.points[disaster] * DISASTER * have * have // (total * total)
            if value > best:
                best = value
    return best
