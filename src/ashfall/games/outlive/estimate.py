"""A rough judgement of a position of Outlive, for simple players: points now, and what the store may become.

A survival point counts 100. Nothing here is a rule.
"""

from .night import food_of_rooms
from .rooms import reserve_water
from .scoring import parts
from .state import Colony, Outlive
from .things import AMMO, CAN, DISASTER_PIECE, FILTER_STATION, MEAT, WATER, game_kind, tile_kind

LAST_DAY = 6

WEIGHTS = {
    "action": 35,
    "first": 10,
    "hunger": 125,
    "recruit": 48,
    "recruit_last": 90,
    "spare": 28,
    "upkeep_free": 6,
    "upkeep": 18,
    "marker": 90,
    "absorb_most": 3,
    "absorb_least": 1,
    "material": 24,
    "material_cap": 6,
    "material_more": 5,
    "ammo": 16,
    "ammo_cap": 5,
    "broken": 22,
    "broken_cap": 3,
    "repair_near": 80,
    "repaired_day": 18,
    "disaster": 78,
    "full": 70,
    "built": 45,
    "filling": 60,
    "airlock": 0,
    "water": 0,
}
"""What things count in hundredths of a point; found by trial games of greedy players."""
W = WEIGHTS


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
    worth += radiation_worth(t, colony)
    worth += materials_worth(t, colony, left)
    worth += rooms_worth(t, colony, left)
    if t.turn.seat == seat:
        worth += W["action"] * t.turn.actions
    if t.first == seat:
        worth += W["first"]
    return worth


def provisions_worth(t: Outlive, seat: int, colony: Colony, left: int) -> int:
    """Tonight's hunger first, then recruits, then what keeps."""
    store = colony.store
    meat, water, cans = store[MEAT], store[WATER] + reserve_water(t, colony), store[CAN]
    rows = t.box.rows_filled[colony.airlock]
    food = food_of_rooms(t, seat)
    upkeep = rows + food
    worth = 0
    if t.stage <= 2:
        dry = max(0, rows - water)
        water = max(0, water - rows)
        hungry = max(0, food - meat - water - cans)
        worth -= (dry + hungry) * W["hunger"]
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
    worth += recruits * (W["recruit"] if left else W["recruit_last"])
    if left:
        kept = cans + min(water, 2) if t.stage > 4 else meat + water + cans
        spare = max(0, kept - recruits)
        worth += min(spare, upkeep + 2) * W["spare"] + max(0, spare - upkeep - 2) * 8
        worth += W["water"] * min(water, 2)
        worth -= max(0, upkeep - W["upkeep_free"]) * W["upkeep"]
        worth += W["airlock"] * min(colony.airlock, 3)
    return worth


def radiation_worth(t: Outlive, colony: Colony) -> int:
    """What tonight and the nights to come will do to the marker."""
    box = t.box
    track = box.track
    absorbed = colony.airlock + (colony.alive >> FILTER_STATION & 1)
    marker = colony.radiation
    if t.stage <= 3 and t.day:
        marker += max(0, box.radiation[t.day - 1] - absorbed)
    absorbed = max(W["absorb_least"], min(absorbed, W["absorb_most"]))
    for day in range(t.day, LAST_DAY):
        marker += max(0, box.radiation[day] - absorbed)
    over = max(0, marker - len(track) + 1)
    worse = track[min(marker, len(track) - 1)] - track[colony.radiation]
    return W["marker"] * worse - 110 * over


def materials_worth(t: Outlive, colony: Colony, left: int) -> int:
    """Rooms, repairs and disasters that the store brings nearer."""
    store = colony.store
    amount = store[0] + store[1] + store[2]
    worth = 0
    if left:
        unit = W["material"] if -1 in colony.held else W["material"] // 2
        cap = W["material_cap"]
        worth += min(amount, cap) * unit + max(0, amount - cap) * W["material_more"]
        worth += min(store[AMMO], W["ammo_cap"]) * W["ammo"]
        kinds = len({game_kind(piece) for piece in colony.trophies})
        worth += 6 * (len(colony.trophies) - kinds)
    elif t.stage <= 5:
        worth += min(amount, 3) * 6
    if t.stage <= 6 or left:
        worth += repairs_worth(t, colony, left)
    if t.stage <= 1 or left:
        worth += disasters_worth(t, colony)
    return worth


def repairs_worth(t: Outlive, colony: Colony, left: int) -> int:
    """Broken tiles, the more of their cost is there; repaired ones for the days they can still be used."""
    store = colony.store
    best = 0
    for tile in colony.broken:
        cost = t.box.repair[tile_kind(tile)]
        have = min(cost[0], store[0]) + min(cost[1], store[1]) + min(cost[2], store[2])
        best = max(best, have)
    worth = (W["broken"] if left else 5) * min(len(colony.broken), W["broken_cap"])
    worth += best * best * W["repair_near"] // 9
    return worth + len(colony.repaired) * W["repaired_day"] * left


def disasters_worth(t: Outlive, colony: Colony) -> int:
    """The unsolved disaster that the store is nearest to paying for."""
    store = colony.store
    best = 0
    for card in t.struck:
        disaster = card - DISASTER_PIECE
        cost = t.box.cost[disaster]
        total = sum(cost)
        have = sum(min(need, got) for need, got in zip(cost, store, strict=True))
        value = t.box.points[disaster] * W["disaster"]
        best = max(best, value * have * have // (total * total))
    return best


def rooms_worth(t: Outlive, colony: Colony, left: int) -> int:
    """Built rooms, and how full they are; a full one works and lifts the score of the next."""
    worth = 0
    cells = t.box.cells
    for room, held in zip(colony.rooms, colony.held, strict=True):
        if held >= cells[room]:
            worth += W["full"] if left else 0
        elif held >= 0 and (left or t.stage <= 5):
            worth += W["built"] + W["filling"] * held // cells[room]
    return worth
