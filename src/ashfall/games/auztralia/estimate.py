"""How good a position looks for a seat, in hundredths of a victory point: a guide for simple players.

It looks only at what the seat knows: points now, what time, goods, cubes, tracks and troops will be worth, what could
be hunted, and what threatens the port.
"""

from functools import lru_cache

from .box import (
    BLANK,
    BUY_UNITS,
    COAL,
    CTHULHU,
    GOLD,
    IRON,
    LOYALIST,
    MI_GO,
    ONCE,
    PERMANENT,
    PHOSPHATE,
    SCORING,
    SHOGGOTH,
    TEMPLE,
    UNITS,
    ZOMBIE,
    Box,
)
from .characters import unit_health
from .hexes import bits
from .odds import UNKNOWN, Odds, win_chance
from .scoring import player_points, winners
from .state import DEFENDING, Auztralia
from .time_track import time_left
from .victory import damage_on

TIME = 58
GOOD = 60
GOLD_WORTH = 60
OLD_ONES_SHARE = (0, 25, 25, 25, 25)
"""What a point of the Old Ones hurts each of 1, 2, 3, 4 players, in hundredths of a point."""
PORT = 4000
BLIGHT = 2
HIDDEN_RISK = 700
CUBE, CROWD, MOST_CUBES = 14, 22, 120
UNIT_WORTH = (45, 105, 115, 130, 105)
IN_REACH = 30
"""What all resources in reach but the best count, in hundredths: they are still to be mined."""
DIG = 150
"""What mining costs: its Time, its cube and what else could be done meanwhile."""
ASLEEP = 15
"""What hidden tiles frighten before the Old Ones wake, in hundredths. It does not grow with the seat's own Time: else
every long action, and track is the longest, would look dangerous.
"""
PEACE = 50
"""What units count until then, in hundredths: they earn nothing, and track and mines do."""
GROWTH_SITES, GROWTH_GOODS = 4, 3
"""By how many hundredths more a site and goods count for each cell that is left beyond 14, up to 20 of them: what is
there early earns longest.
"""
SITES_WORTH = (0, 95, 165, 210, 235)
"""What 0, 1, 2 … sites of one terrain are worth."""
CHARACTER_WORTH = {ONCE: 150, PERMANENT: 110, SCORING: 40}
COMBAT_CHARACTER = 120


@lru_cache(maxsize=4)
def odds_of(box: Box) -> Odds:
    """The odds of a battle with these components, reckoned once."""
    return Odds(box)


def estimate(t: Auztralia, seat: int) -> int:
    points = 100 * sum(player_points(t, seat))
    if t.over:
        won = winners(t)
        return points + (4000 if seat in won else -PORT)
    odds = odds_of(t.box)
    left = time_left(t, seat)
    health = healths(t, seat)
    return (
        points
        - blight_to_come(t, seat)
        - old_ones_share(t, odds)
        + TIME * left
        + warehouse(t, seat, left)
        + cubes(t, seat)
        + railway(t, seat, left)
        + people(t, seat, left)
        + army(t, seat, left)
        + hunting(t, seat, odds, health, left)
        - danger(t, seat, odds, health)
        + fight_on(t, seat, odds, health)
    )


def healths(t: Auztralia, seat: int) -> list[int]:
    """The health of each kind of unit, with the player's characters."""
    if not t.boards[seat].characters & t.box.tougher_cards:
        return t.box.unit_health
    return [unit_health(t, seat, unit) for unit in range(len(UNITS))]


def steps_left(t: Auztralia) -> int:
    """How many movement cards are still to come, about."""
    return 2 * (t.box.last_cell - t.cells[t.old_ones])


def blight_to_come(t: Auztralia, seat: int) -> int:
    """Farms stand less likely to the end the more cards are to come."""
    farms = (t.boards[seat].farms & ~t.blighted).bit_count()
    return farms * BLIGHT * min(steps_left(t), 60) // 10


def old_ones_share(t: Auztralia, odds: Odds) -> int:
    """What lies on the map speaks for the Old Ones, hidden tiles twice."""
    points, level = t.box.points, t.box.level
    total = 100 * t.blighted.bit_count()
    for tile in t.awake:
        total += 100 * points[tile]
    for tile in t.lurking:
        total += 2 * odds.points[UNKNOWN - 1 + level[tile]]
    return total * OLD_ONES_SHARE[t.players] // 100


def warehouse(t: Auztralia, seat: int, left: int) -> int:
    return goods_worth(t.boards[seat].goods, left)


def goods_worth(goods: list[int], left: int) -> int:
    """Coal and iron in pairs, gold; worth less when there is little time to use them."""
    pairs = min(goods[COAL], goods[IRON])
    rest = goods[COAL] + goods[IRON] - 2 * pairs
    worth = 2 * GOOD * min(pairs, 3) + GOOD * max(pairs - 3, 0) + GOOD * min(rest, 4) * 2 // 3
    worth += GOLD_WORTH * min(goods[GOLD], 6) + 20 * min(max(goods[GOLD] - 6, 0), 8)
    return grown(worth * min(left, 14) // 14, left, GROWTH_GOODS)


def grown(worth: int, left: int, rate: int) -> int:
    """What something earns on is worth more while much Time is left."""
    return worth * (100 + rate * min(max(left - 14, 0), 20)) // 100


def cubes(t: Auztralia, seat: int) -> int:
    """Cubes in the boxes make the next action dearer; an empty HQ stops everything."""
    player = t.boards[seat]
    used = crowded = 0
    for n in player.boxes:
        used += n
        if n > 1:
            crowded += n - 1
    worth = -min(CUBE * used + CROWD * crowded, MOST_CUBES)
    return worth - (40 * (4 - player.hq) if player.hq < 4 else 0)


def railway(t: Auztralia, seat: int, left: int) -> int:
    """Farm sites and resources that the network reaches, and resources one step beyond it."""
    player = t.boards[seat]
    free = player.reach & ~(t.farmed | 1 << player.port)
    worth = 0
    for mask in t.box.terrain_mask:
        worth += SITES_WORTH[min((free & mask).bit_count(), 4)]
    worth = grown(worth * min(left, 12) // 12, left, GROWTH_SITES)
    return worth + lodes(t, seat, left)


def lodes(t: Auztralia, seat: int, left: int) -> int:
    """The resources in reach, the best of them in full; those one step beyond in part."""
    reach = t.boards[seat].reach
    digs: list[int] = []
    for hex in bits(reach & t.lodes):
        digs += lode_worths(t, seat, hex, left)
    digs.sort(reverse=True)
    worth = digs[0] + sum(digs[1 : max(left // 3, 1)]) * IN_REACH // 100 if digs else 0
    near = t.box.hexes.around(reach, 1)
    for hex in bits(near & t.lodes & ~reach & ~t.blocked):
        worth += sum(lode_worths(t, seat, hex, left)) // 3
    return worth


def lode_worths(t: Auztralia, seat: int, hex: int, left: int) -> list[int]:
    """What there is to dig in a hex: what the warehouse gains by it, without what the digging costs."""
    goods = t.boards[seat].goods
    now = goods_worth(goods, left)
    found = []
    for good, amount in enumerate(t.lode[4 * hex : 4 * hex + 4]):
        if amount:
            more = goods[:]
            more[good] += amount
            gain = 300 * amount if good == PHOSPHATE else goods_worth(more, left) - now
            found.append(max(gain - DIG, 10))
    return found


def people(t: Auztralia, seat: int, left: int) -> int:
    """Characters by type; "once" cards are for use, so a played one is worth what it brought."""
    worth = 0
    for character in bits(t.boards[seat].characters):
        kind = t.box.type[character]
        base = CHARACTER_WORTH.get(kind, COMBAT_CHARACTER)
        worth += base * min(left, 20) // 20
    return worth


def army(t: Auztralia, seat: int, left: int) -> int:
    """Units, the first of each kind more than the others."""
    player = t.boards[seat]
    worth = 0
    for unit, price in enumerate(UNIT_WORTH):
        count = player.barracks[unit]
        if t.battle.seat == seat:
            count += t.battle.force[unit]
        if count:
            worth += price + price * min(count - 1, 2) * 6 // 10
    if asleep(t):
        worth = worth * PEACE // 100
    return worth * min(left, 16) // 16


def asleep(t: Auztralia) -> bool:
    """Whether the Old Ones have not acted yet."""
    return t.cells[t.old_ones] == t.box.old_ones_start


def foe(t: Auztralia, index: int) -> tuple[int, int]:
    """A face-up Old One for the odds: kind and hundredths of health left."""
    tile = t.awake[index]
    return t.box.kind[tile], 100 * (t.box.health[tile] - damage_on(t, index))


def hunting(t: Auztralia, seat: int, odds: Odds, health: list[int], left: int) -> int:
    """The three best targets in range, each by the odds of its fall."""
    player = t.boards[seat]
    if not any(player.barracks) or left < 1 or player.hq < 3:
        return 0
    found = []
    prey = t.blocked
    for far in RANGES:
        force = who_can_go(t, player.barracks, far)
        if not any(force):
            break
        here = prey & t.box.hexes.around(player.reach, far)
        prey &= ~here
        for hex in bits(here):
            found.append(prize(t, hex, odds, health, force))
    found.sort(reverse=True)
    return sum(worth * part // 100 for worth, part in zip(found, (50, 25, 10), strict=False))


def who_can_go(t: Auztralia, barracks: list[int], far: int) -> list[int]:
    """The units whose range is at least this."""
    ranges = t.box.unit_range
    return [n if ranges[u] >= far else 0 for u, n in enumerate(barracks)]


def prize(t: Auztralia, hex: int, odds: Odds, health: list[int], force: list[int]) -> int:
    """What an attack on a hex is worth: points for the hunter, and points the Old Ones lose."""
    foes, points = [], 0
    for i, place in enumerate(t.place):
        if place == hex:
            foes.append(foe(t, i))
            points += 100 * t.box.points[t.awake[i]]
    share = OLD_ONES_SHARE[t.players]
    gain = points * (100 + share) // 100
    if hex in t.lairs:
        level = t.box.level[t.lurking[t.lairs.index(hex)]]
        unknown = UNKNOWN - 1 + level
        foes.append((unknown, odds.health[unknown]))
        gain += odds.points[unknown] * (100 + 2 * share) // 100
    time = (force[0] > 0) + (force[1] > 0) + (force[2] > 0)
    chance = win_chance(odds, force, health, foes, 3)
    return max(gain * chance // 1000 - TIME * max(time, 1) * 7 // 10, 0)


RAIDERS = ((ZOMBIE, 300), (LOYALIST, 400), (MI_GO, 500), (SHOGGOTH, 700), (CTHULHU, 1000))
"""What a garrison has to reckon with: kind and hundredths of health."""

RANGES = (1, 2, 4)
NEARNESS = (1000, 700, 420, 270, 170, 110, 80)


def danger(t: Auztralia, seat: int, odds: Odds, health: list[int]) -> int:
    """What threatens the port: awake Old Ones by their distance, hidden ones a little."""
    player = t.boards[seat]
    if not player.port:
        return 0
    force = player.barracks
    if t.battle.seat == seat:
        force = [a + b for a, b in zip(force, t.battle.force, strict=True)]
    steps = steps_left(t)
    settlements = t.settlements()
    risk = 0
    for i, tile in enumerate(t.awake):
        kind = t.box.kind[tile]
        far = t.box.hexes.distance[t.place[i]][player.port]
        if kind == TEMPLE or far * 1000 > steps * odds.steps[kind] + 1000:
            continue
        near = NEARNESS[far] if far < len(NEARNESS) else 50
        if t.box.hexes.nearest(t.place[i], settlements) != 1 << player.port:
            near = near // 2
        chance = win_chance(odds, force, health, [foe(t, i)], 3)
        risk += near * (1000 - chance) // 1000
    lost = (
        garrison_lost(odds, force, health) + next_garrison_lost(t, seat, odds, force, health)
    ) // 2
    some = min(len(t.lurking) + len(t.awake), 12)
    hidden = some * min(steps, 40) * lost // (len(RAIDERS) * HIDDEN_RISK)
    risk += hidden * ASLEEP // 100 if asleep(t) else hidden
    return min(risk, 1000) * PORT // 1000


def next_garrison_lost(
    t: Auztralia, seat: int, odds: Odds, force: list[int], health: list[int]
) -> int:
    """The same after the best purchase that the gold allows: who buys cheap troops first must be able to go on."""
    player = t.boards[seat]
    gold = player.goods[GOLD] - player.boxes[BUY_UNITS] * t.box.repeat_gold[BUY_UNITS]
    best = garrison_lost(odds, force, health)
    for unit, price in enumerate(t.box.unit_price):
        count = min(t.box.per_purchase[unit], t.supply[unit], gold // price if price else 1)
        if count > 0:
            more = force[:]
            more[unit] += count
            best = min(best, garrison_lost(odds, more, health))
    return best


def garrison_lost(odds: Odds, force: list[int], health: list[int]) -> int:
    """How often in a thousand a garrison falls, summed over the raiders; kept like the odds."""
    key = (*force, *health)
    found = odds.garrisons.get(key)
    if found is None:
        found = sum(1000 - win_chance(odds, force, health, [raider], 3) for raider in RAIDERS)
        odds.garrisons[key] = found
    return found


def fight_on(t: Auztralia, seat: int, odds: Odds, health: list[int]) -> int:
    """The combat going on: points to win by the odds, the port to lose."""
    battle = t.battle
    if battle.seat != seat or not battle.hex:
        return 0
    standing = t.standing(battle.hex)
    foes = [foe(t, i) for i in standing]
    sanity = max(battle.sanity, 0)
    strength = [h if not w else h - 1 for h, w in zip(health, battle.wounds, strict=True)]
    chance = win_chance(odds, battle.force, strength, foes, sanity)
    if battle.sort == DEFENDING:
        return -PORT * (1000 - chance) // 1000
    gain = (
        sum(100 * t.box.points[t.awake[i]] for i in standing)
        * (100 + OLD_ONES_SHARE[t.players])
        // 100
    )
    risk = sum(UNIT_WORTH[u] for u, w in enumerate(battle.wounds) if w)
    if sanity:
        risk //= 3
    return gain * chance // 1000 - risk * (1000 - chance) // 1000


assert BLANK == UNKNOWN - 1
