"""A rough worth of a position for simple players: points in sight, and what makes points later.

A point is 100. Nearly everything counts for the own convoy alone: a waypoint is a point whoever comes last.
"""

from . import convoy, estimate_solo, scoring
from .crew import CARD_ACTION, CO_PILOT, DRIVER, JACKAL, LEADER, MECHANIC
from .debts import Prices, due, whole_slots
from .road import road_of
from .state import Aurora, Convoy
from .things import EXPLORATION, FIRE, MOVEMENT, NONE

POINT = 100
PLANNED = (85, 60, 48, 38, 30, 25)
"""A waypoint of the next move, the one after it, ... if there is fuel to begin that move."""
UNPLANNED = 20
"""A waypoint of a move whose fuel has still to be found."""
SPARE_FUEL = 75
FOOD_WORTH = 50
HALF_ACTION, HALF_ACTION_BY_SKILL = 22, 14
"""What a survivor brings per round, since most explore every second round."""
ABILITIES = {MECHANIC: 60, JACKAL: 60}
CLEAN_WORTH, SICK_WORTH, CARD_WORTH = 75, 35, 45
FREE_ROOM = 30
FIRST_SPARE_SLOT, EACH_LESS = 40, 5
"""A slot that can take damage before cargo or crew is lost; the more there are the less one is worth."""
TRACKS_WORTH = 20
REACHED = 300
RIVAL_WAYPOINT = 25
LONELY = (0, 600, 120, 0)
BEGUN = 120
PRICES = Prices(
    damage=40,
    sickness=70,
    answers={"lose_survivor": 250, "damage_under": 300, "lose": 80, "make_room": 60, "put": 5},
)
"""What is still owed costs this."""


def estimate(t: Aurora, seat: int) -> int:
    """How good the position looks for a seat."""
    if t.automa is not None:
        return estimate_solo.estimate(t, seat)
    player = t.convoys[seat]
    if player.out:
        return -100 * POINT
    if t.over:
        totals = scoring.totals(t)
        others = [points for side, points in enumerate(totals) if side != seat]
        return POINT * (2 * totals[seat] - max(others, default=0))
    ends = t.phase >= MOVEMENT and scoring.somebody_reached(t)
    rounds = 0 if ends else t.box.rounds - t.round
    moving = t.march.seat == seat and t.phase == MOVEMENT
    due_now = t.phase < MOVEMENT or (moving and not t.march.paid)
    worth = POINT * (player.waypoint + player.fame + len(player.objects))
    worth -= RIVAL_WAYPOINT * max(
        (t.waypoint_of(side) for side in t.order if side != seat), default=0
    )
    worth += POINT * (scoring.slot_points(t, seat) + scoring.ability_points(t, seat))
    worth += travel(t, seat, rounds, due_now) + vehicles(t, seat, rounds) + people(t, seat, rounds)
    to_feed = rounds + (t.phase < MOVEMENT)
    worth += FOOD_WORTH * min(player.food, 3) * to_feed // t.box.rounds
    worth += estimate_solo.shooting(t, seat, rounds) + estimate_solo.spoils(t, seat)
    worth += ending(t, seat, ends, rounds) + prospect(t, seat) - estimate_solo.dangers(t, seat)
    return worth - due(t, seat, PRICES)


def travel(t: Aurora, seat: int, rounds: int, due_now: bool) -> int:
    """The moves to come: one fuel begins a move and brings the whole speed, every other only one waypoint."""
    player = t.convoys[seat]
    worth = 0
    if t.march.seat == seat and t.march.paid and t.expedition.seat in (seat, NONE):
        ahead = road_of(t).last - player.waypoint
        worth = (POINT - 3) * max(0, min(t.march.speed, ahead))
    moves = rounds + due_now
    if not moves or not convoy.driver_aboard(t, seat):
        return worth
    speed = t.box.speed[player.cards[0]] + convoy.speed_of_slots(t, seat)
    first = speed + pilots(t, player)
    for move in range(moves):
        each = PLANNED[move + 1 - due_now] if move < player.fuel else UNPLANNED
        worth += (speed if move else first) * each
    return worth + SPARE_FUEL * max(0, player.fuel - moves)


def pilots(t: Aurora, player: Convoy) -> int:
    """Speed by survivors who are going to be active in the next move."""
    ready = player.rest if t.phase == EXPLORATION else player.active
    return sum(t.box.effect[card] in (CO_PILOT, DRIVER) for card in ready)


def vehicles(t: Aurora, seat: int, rounds: int) -> int:
    """Room for cargo, armour and tracks, as long as they are of use."""
    player, box = t.convoys[seat], t.box
    anything, people, stores = convoy.room(t, player)
    free = anything + people + stores - player.size() - player.food - player.fuel - player.ammo
    slots = whole_slots(t, seat)
    worth = FREE_ROOM * min(free, 2)
    worth += TRACKS_WORTH * rounds * convoy.has_tracks(t, seat)
    spare = max(0, min(slots - player.size() - player.food - player.fuel - player.ammo, 8))
    return worth * rounds // box.rounds + spare * (FIRST_SPARE_SLOT - EACH_LESS * spare // 2)


def people(t: Aurora, seat: int, rounds: int) -> int:
    """What the survivors can still do: whoever is exhausted waits for two rounds, the Leader never."""
    player, box = t.convoys[seat], t.box
    away = t.expedition.crew if t.expedition.seat == seat else []
    awake = 2 if t.phase == EXPLORATION else 1
    worth = 0
    for zone, wait in ((player.active, 0), (player.rest, 1), (player.exhausted, 2)):
        for card in zone:
            leader = box.effect[card] == LEADER
            late = (1 if leader else 2) if card in away else wait
            halves = max(0, rounds + awake - late)
            if leader:
                halves += rounds
            skill = box.skill[card] - t.contamination[card]
            worth += halves * (HALF_ACTION + HALF_ACTION_BY_SKILL * skill)
            worth += ABILITIES.get(box.effect[card], 0) * rounds // box.rounds
    return worth


def ending(t: Aurora, seat: int, ends: bool, rounds: int) -> int:
    """LA-FIN-07, LA-FIN-08: clean survivors if the Aurora is reached, whole cards if it is not."""
    crew = len(t.convoys[seat].crew())
    clean, whole = scoring.survivor_points(t, seat), scoring.undamaged_points(t, seat)
    lonely = LONELY[min(crew, 3)]
    if ends:
        return REACHED + POINT * clean
    if not rounds and t.phase >= FIRE:
        return POINT * whole - lonely
    worth = CLEAN_WORTH * clean + SICK_WORTH * (crew - clean) + CARD_WORTH * whole
    return worth - lonely


def prospect(t: Aurora, seat: int) -> int:
    """A card action that has begun is going to bring something."""
    expedition = t.expedition
    begun = expedition.action == CARD_ACTION and not expedition.card_done
    return BEGUN if begun and expedition.seat == seat else 0
