"""A rough worth of a position for simple players: points in sight, and what makes points later."""

from . import convoy, scoring
from .box import LOCATION, PERSON, TRUCK_CARD
from .crew import skill
from .road import road_of
from .state import MOVEMENT, NONE, Aurora

POINT = 100
FUEL_WORTH, FOOD_WORTH, AMMO_WORTH = 90, 45, 30
SURVIVOR_WORTH, SKILL_WORTH, ACTIVE_WORTH, LAST_SURVIVOR = 160, 30, 8, 600
WAYPOINT_WORTH, SPEED_WORTH, ROOM_WORTH, WEAPON_WORTH, DAMAGE_WORTH = 55, 90, 35, 25, 50
TOKEN_WORTH = (FOOD_WORTH, FUEL_WORTH, AMMO_WORTH, 90)
HARM_WORTH, TIRED_WORTH = 50, 12
PENDING = {
    "lose_survivor": 300, "damage_under": 400, "lose": 80, "make_room": 60, "rearrange": 5, "put": 5,
}  # fmt: skip
"""What a question that has to be answered next is going to cost."""


def estimate(t: Aurora, seat: int) -> int:
    """How good the position looks for a seat, compared with the best of the others."""
    totals = scoring.totals(t)
    others = [points for side, points in enumerate(totals) if side != seat]
    return worth(t, seat, totals[seat]) - max(others, default=0) * POINT // 2


def worth(t: Aurora, seat: int, points: int) -> int:
    """Points so far, then the convoy and the crew by what they can still bring; less so near the end."""
    player = t.convoys[seat]
    if player.out:
        return -100 * POINT
    rounds_left = max(0, t.box.rounds + 1 - t.round)
    power = convoy_power(t, seat) + crew_power(t, seat)
    power += FUEL_WORTH * player.fuel + FOOD_WORTH * player.food + AMMO_WORTH * player.ammo
    harm = sum(mask.bit_count() for mask in player.damage)
    damage = DAMAGE_WORTH * max(0, harm - player.owed_repair)
    place = WAYPOINT_WORTH * (player.waypoint + speed_left(t, seat))
    lonely = LAST_SURVIVOR if player.size() == 1 else 0
    power += prospect(t, seat)
    return (
        points * POINT
        + place
        + power * rounds_left // t.box.rounds
        - damage
        - lonely
        - due(t, seat)
    )


def convoy_power(t: Aurora, seat: int) -> int:
    """Speed, room and weapons."""
    player = t.convoys[seat]
    anything, people, stores = convoy.room(t, player)
    levels = sum(convoy.weapon_level(t, seat, slot) for slot in convoy.weapon_slots(t, seat))
    speed = t.box.speed[player.cards[0]] + convoy.speed_of_slots(t, seat)
    return SPEED_WORTH * speed + ROOM_WORTH * (anything + people + stores) + WEAPON_WORTH * levels


def crew_power(t: Aurora, seat: int) -> int:
    """Survivors, their present skills, and how many can act."""
    player = t.convoys[seat]
    skills = sum(skill(t, card) for card in player.crew())
    return SURVIVOR_WORTH * player.size() + SKILL_WORTH * skills + ACTIVE_WORTH * len(player.active)


def prospect(t: Aurora, seat: int) -> int:
    """What the card that the seat is about to explore promises, less the survivors that it sends there."""
    expedition = t.expedition
    if expedition.seat != seat or expedition.position == NONE or expedition.card_done:
        return 0
    card = t.zone[expedition.position]
    if card == NONE:
        return 0
    return promise(t, seat, expedition.position, card) - TIRED_WORTH * len(expedition.crew)


def promise(t: Aurora, seat: int, position: int, card: int) -> int:
    """A card of the zone by what it brings."""
    box, kind = t.box, t.box.kind[card]
    if kind == LOCATION:
        blocks = [t.left[position], t.right[position]]
        best = max(
            sum((block >> 4 * token & 15) * worth for token, worth in enumerate(TOKEN_WORTH))
            for block in blocks
        )
        return best - (HARM_WORTH if box.effect[card] != "none" else 0)
    if kind == PERSON:
        return SURVIVOR_WORTH + SKILL_WORTH * box.skill[card]
    if kind == TRUCK_CARD:
        return SPEED_WORTH * (box.speed[card] - box.speed[t.convoys[seat].cards[0]])
    slots = box.any_slots[card] | box.person_slots[card] | box.store_slots[card]
    return ROOM_WORTH * slots.bit_count() + WEAPON_WORTH * sum(box.levels[card])


def speed_left(t: Aurora, seat: int) -> int:
    """What a move that has been paid for can still bring."""
    if t.phase != MOVEMENT or t.march.seat != seat or not t.march.paid:
        return 0
    ahead = road_of(t).last - t.convoys[seat].waypoint
    return max(0, min(t.march.speed - 1, ahead))


def due(t: Aurora, seat: int) -> int:
    """What the seat is just being asked to give up."""
    return sum(
        PENDING.get(lane.ask.question, 0)
        for lane in t.waiting()
        if lane.ask is not None and lane.ask.seat == seat
    )
