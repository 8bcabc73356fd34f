"""A rough worth of a solo position for simple players: the Automa wears the convoy down, so crew and slots count more.

A point is 100. What is still to come is told by the rounds left until somebody can be at the Aurora.
"""

from . import convoy, scoring
from .automa_board import the_automa
from .crew import CARD_ACTION, CO_PILOT, DRIVER, HERMIT, JACKAL, LEADER, MECHANIC
from .debts import Prices, due, whole_slots
from .expedition import SENDING
from .road import aurora_waypoint, road_of
from .state import Aurora, Convoy
from .things import END_OF_ROUND, EXPLORATION, FIRE, MOVEMENT, NONE, REST

POINT = 100
FOUND_FUEL = 55
"""How likely a move is, in hundredths, whose fuel has still to be found."""
EXTRA_FUEL = 70
LATER_PILOT = 50
FOOD_WORTH = (0, 60, 105, 135, 150)
HALF_ACTION, HALF_ACTION_BY_SKILL = 25, 18
"""What a survivor brings in half the time between two actions of his."""
MECHANIC_WORTH, JACKAL_WORTH = 18, 25
CLEAN_WORTH, SICK_WORTH = 75, 15
SPARE = (0, 90, 165, 225, 270, 300, 320, 335, 345, 350, 350)
"""Slots that can take damage before cargo or crew is lost: the more there are the less one is worth."""
FREE_ROOM = 20
HIT = (0, 80, 110, 125, 140)
"""What a shot of a weapon of a level brings: a hit is a point, and a counter on the enemy."""
ENEMY_HERE, ENEMY_TO_COME = 90, 60
WEAPON_WORTH = 6
UNFIRED = 60
"""A weapon that stays silent before an enemy: a shot that misses costs less than none."""
LOOT_WORTH = 220
"""A loot card won; whoever has a counter on the enemy and does not win it gets an object, which is a point."""
PURSUED = 70
"""How likely it is, in hundredths, that an enemy with damage in nearly all of its slots is going to be defeated."""
THREAT = (0, 25, 28, 40, 42, 55, 60)
"""What the fire of an enemy costs, by its rank; one that is new ambushes besides."""
AMBUSH = 45
SHORTCUT_WORTH = 60
WIN, LOSS = 800, -200
LONELY = (0, 1500, 900, 450, 150, 0)
"""With few survivors the next blow may be the last."""
BEGUN = 120
DEADLY_GROUND, SICK_GROUND = 250, 40
PRICES = Prices(
    damage=80,
    sickness=130,
    answers={"lose_survivor": 300, "damage_under": 300, "lose": 90, "make_room": 60, "put": 5},
)
"""What is still owed costs this."""
AUTOMA_SPEED = 4
BLOWS, EXPOSED, FRAIL = 4, 75, 150
"""Damage of a round less what is mended; what a slot that is missing for it costs, and a contamination that kills."""


def estimate(t: Aurora, seat: int) -> int:
    """How good the position looks for a seat."""
    player = t.convoys[seat]
    if player.out:
        return -100 * POINT
    reached = (t.phase >= MOVEMENT or t.over) and scoring.somebody_reached(t)
    rounds = 0 if reached or t.over else rounds_left(t)
    worth = POINT * (player.waypoint + player.fame + len(player.objects))
    worth += POINT * (scoring.slot_points(t, seat) + scoring.ability_points(t, seat))
    worth += ending(t, seat, reached, rounds)
    if reached:
        worth += verdict(t, seat)
    if t.over:
        return worth
    worth += travel(t, seat, rounds) + vehicles(t, seat, rounds) + people(t, seat, rounds)
    worth += prospect(t, seat) + spoils(t, seat) - dangers(t, seat)
    return worth - due(t, seat, PRICES) - exposure(t, seat, rounds)


def rounds_left(t: Aurora) -> int:
    """Rounds after this one; fewer if the Automa is going to be at the Aurora before the last."""
    left = t.box.rounds - t.round
    ahead = the_automa(t).waypoint + AUTOMA_SPEED * (t.phase < MOVEMENT)
    stops = road_of(t).aurora
    for later in range(left):
        if ahead >= stops[t.aurora - 1 + later]:
            return later
        ahead += AUTOMA_SPEED
    return left


def verdict(t: Aurora, seat: int) -> int:
    """The round is the last one: good for a winner, bad for whoever ends the game and loses."""
    totals = scoring.totals(t)
    if totals[seat] > max(points for side, points in enumerate(totals) if side != seat):
        return WIN
    aurora = aurora_waypoint(t)
    alone = not any(t.waypoint_of(side) >= aurora for side in t.order if side != seat)
    return LOSS if alone else 0


def travel(t: Aurora, seat: int, rounds: int) -> int:
    """The move going on, and those to come as far as there is road ahead."""
    player, march = t.convoys[seat], t.march
    ahead = road_of(t).last - player.waypoint
    worth = 0
    if march.seat == seat and march.paid and t.expedition.seat in (seat, NONE) and march.speed > 0:
        speed = min(march.speed, ahead)
        worth = (POINT - 3) * speed
        ahead -= speed
    moving = march.seat == seat and t.phase == MOVEMENT
    due_now = t.phase < MOVEMENT or (moving and not march.paid)
    moves = rounds + due_now
    if not moves or not convoy.driver_aboard(t, seat):
        return worth
    way = way_to_come(t, seat, moves, due_now)
    if way > POINT * ahead:
        way = POINT * ahead + (way - POINT * ahead) // 5
    if rounds and convoy.has_tracks(t, seat):
        way += SHORTCUT_WORTH * shortcuts_ahead(t, player.waypoint)
    return worth + way * 9 // 10


def way_to_come(t: Aurora, seat: int, moves: int, due_now: bool) -> int:
    """One fuel begins a move and brings the whole speed, every other only one waypoint."""
    player = t.convoys[seat]
    later, now = pilots(t, player)
    speed = t.box.speed[player.cards[0]] + convoy.speed_of_slots(t, seat)
    each = POINT * speed + LATER_PILOT * later
    first = POINT * (speed + now) if due_now else each
    covered = min(player.fuel, moves)
    if covered:
        way = first + each * (covered - 1) + FOUND_FUEL * each * (moves - covered) // 100
    else:
        way = FOUND_FUEL * (first + each * (moves - 1)) // 100
    return way + EXTRA_FUEL * (player.fuel - covered)


def shortcuts_ahead(t: Aurora, waypoint: int) -> int:
    """How many shortcuts for tracks the convoy has not passed yet."""
    road = road_of(t)
    ways = zip(road.tracked, road.starts, strict=True)
    return sum(tracked and start >= waypoint for tracked, start in ways)


def asleep(t: Aurora, player: Convoy) -> bool:
    """Whether those in the Rest zone are still going to wake up in this round."""
    return t.phase == EXPLORATION or (t.phase == REST and not player.active)


def pilots(t: Aurora, player: Convoy) -> tuple[int, int]:
    """How many survivors make the convoy faster, and how many of them in the next move."""
    effect = t.box.effect
    ready = player.rest if asleep(t, player) else player.active
    now = sum(effect[card] in (CO_PILOT, DRIVER) for card in ready)
    if t.phase == EXPLORATION:
        away = t.expedition.crew
        now += sum(
            effect[card] in (CO_PILOT, DRIVER) and card not in away for card in player.active
        )
    return sum(effect[card] in (CO_PILOT, DRIVER) for card in player.crew()), now


def vehicles(t: Aurora, seat: int, rounds: int) -> int:
    """Room for cargo, armour and weapons, as long as they are of use."""
    player = t.convoys[seat]
    slots = whole_slots(t, seat)
    size, stored = player.size(), player.food + player.fuel + player.ammo
    halves = max(0, min(2 * (slots - size) - stored, 19))
    spare = (SPARE[halves // 2] + SPARE[(halves + 1) // 2]) // 2
    food = FOOD_WORTH[min(player.food, 4)]
    if rounds <= 2:
        spare = spare * (rounds + 1) // 4
        food = food * rounds // 3
    free = max(0, min(sum(convoy.room(t, player)) - size - stored, 3))
    return spare + food + FREE_ROOM * free * rounds // 3 + shooting(t, seat, rounds)


def weapons_ready(t: Aurora, seat: int) -> list[int]:
    """What a shot of each undamaged weapon brings, the best first."""
    player, box = t.convoys[seat], t.box
    hits: list[int] = []
    for card, damage in zip(player.cards, player.damage, strict=True):
        weapons = box.weapons[card] & ~damage if card >= 0 else 0
        if weapons:
            levels = box.levels[card]
            hits += [HIT[levels[i]] for i in range(len(levels)) if weapons >> i & 1]
    hits.sort(reverse=True)
    return hits


def shooting(t: Aurora, seat: int, rounds: int) -> int:
    """What weapons and ammo are going to bring."""
    hits = weapons_ready(t, seat)
    worth = WEAPON_WORTH * len(hits) * rounds
    to_come = t.phase <= MOVEMENT
    if not to_come and not rounds:
        return worth
    ammo = t.convoys[seat].ammo
    chance = ENEMY_HERE if to_come and enemies_here(t, seat) else ENEMY_TO_COME
    for _ in range(rounds + to_come):
        for hit in hits[:ammo]:
            worth += hit * chance // 100
        ammo -= min(ammo, len(hits))
        chance = chance * 3 // 4
    return worth + 10 * min(ammo, 2)


def enemies_here(t: Aurora, seat: int) -> bool:
    """Whether an enemy is above the region of the convoy."""
    here = road_of(t).region_of[t.convoys[seat].waypoint]
    return any(enemy.region == here for enemy in t.enemies)


def exposure(t: Aurora, seat: int, rounds: int) -> int:
    """What the rounds to come are going to hit, beyond the slots and the health that are left for it: the crew."""
    player, skill = t.convoys[seat], t.box.skill
    turns = rounds + (t.phase < END_OF_ROUND)
    missing = player.size() + BLOWS * turns - whole_slots(t, seat)
    health = sum(skill[card] - t.contamination[card] - 1 for card in player.crew())
    return EXPOSED * max(0, min(missing, 8)) + FRAIL * max(0, min(turns, 3) - health)


def people(t: Aurora, seat: int, rounds: int) -> int:
    """What the survivors can still do: whoever is exhausted waits for two rounds, the Leader never."""
    player, box = t.convoys[seat], t.box
    away = t.expedition.crew if t.expedition.seat == seat else []
    next_time = rounds + 1 if rounds else 0
    if asleep(t, player):
        active, resting, exhausted = rounds + 2, next_time, rounds
    else:
        active, resting, exhausted = next_time, rounds, max(0, rounds - 1)
    zones = ((player.active, active), (player.rest, resting), (player.exhausted, exhausted))
    worth = 0
    for zone, halves in zones:
        for card in zone:
            effect = box.effect[card]
            left = halves
            if card in away:
                left = resting if effect == LEADER else exhausted
            if effect == LEADER:
                left += rounds
            elif effect == MECHANIC:
                worth += MECHANIC_WORTH * rounds
            elif effect == JACKAL:
                worth += JACKAL_WORTH * rounds
            skill = box.skill[card] - t.contamination[card]
            worth += left * (HALF_ACTION + HALF_ACTION_BY_SKILL * skill)
    return worth


def ending(t: Aurora, seat: int, reached: bool, rounds: int) -> int:
    """LA-FIN-07, LA-FIN-08: clean survivors if the Aurora is reached, whole cards if it is not."""
    crew = len(t.convoys[seat].crew())
    clean, whole = scoring.survivor_points(t, seat), scoring.undamaged_points(t, seat)
    if reached:
        return POINT * clean
    if t.over or (not rounds and t.phase >= FIRE):
        return POINT * whole
    arrives = CLEAN_WORTH if rounds else arrival(t)
    worth = arrives * clean + SICK_WORTH * (crew - clean) + (POINT - arrives) * whole
    return worth - LONELY[min(crew, 5)]


def arrival(t: Aurora) -> int:
    """How likely it is, in hundredths, that somebody is at the Aurora in this last round."""
    moves = AUTOMA_SPEED * (t.phase < MOVEMENT)
    missing = aurora_waypoint(t) - moves - max(t.waypoint_of(side) for side in t.order)
    return 90 if missing <= -1 else 70 if missing <= 1 else 40 if missing <= 3 else 20


def prospect(t: Aurora, seat: int) -> int:
    """An exploration that has begun is going to bring something, and may be deadly ground."""
    expedition = t.expedition
    if expedition.seat != seat or expedition.card_done:
        return 0
    if expedition.action == CARD_ACTION:
        return BEGUN
    crew = expedition.crew
    if expedition.stage != SENDING or not crew:
        return 0
    effect = t.box.effect
    if effect[t.zone[expedition.position]] != "contamination":
        return BEGUN
    if any(effect[card] == HERMIT for card in crew):
        return BEGUN
    best = max(t.box.skill[card] - t.contamination[card] + t.meals[card] for card in crew)
    return BEGUN - (DEADLY_GROUND if best <= 1 else SICK_GROUND)


def spoils(t: Aurora, seat: int) -> int:
    """What is won from enemies and not handed out yet, and what the own counters on the others promise."""
    worth = LOOT_WORTH * t.spoil_owners.count(seat) + POINT * t.convoys[seat].owed_objects
    for enemy in t.enemies:
        own = enemy.circles.count(seat)
        if own:
            marked = len(enemy.circles) - enemy.circles.count(NONE)
            promised = (LOOT_WORTH * own + POINT * own * (marked - own)) // marked
            slots = t.box.defence[enemy.loot[0]][t.players]
            worth += promised * enemy.damage * PURSUED // (100 * slots)
    return worth


def dangers(t: Aurora, seat: int) -> int:
    """Enemies that are going to fire at the convoy; a weapon that stays silent before them."""
    player, box = t.convoys[seat], t.box
    regions = road_of(t).region_of
    here = regions[player.waypoint]
    threat = 0
    for enemy in t.enemies:
        if enemy.region == here:
            threat += THREAT[box.rank[enemy.card]]
    if t.phase <= MOVEMENT and regions[t.waypoint_of(t.order[-1])] == here:
        for card in t.zone:
            if card >= 0 and box.rank[card]:
                threat += THREAT[box.rank[card]] + AMBUSH
    if t.phase == FIRE and player.loads and player.ammo and enemies_here(t, seat):
        silent = len(convoy.weapon_slots(t, seat)) > player.fired.bit_count()
        threat += UNFIRED * silent
    return threat
