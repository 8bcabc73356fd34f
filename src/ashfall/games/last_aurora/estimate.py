"""A rough worth of a position for simple players: points in sight, and what makes points later."""

from . import convoy, scoring
from .crew import skill
from .state import Aurora

POINT = 100
FUEL_WORTH, FOOD_WORTH, AMMO_WORTH = 70, 40, 35
SURVIVOR_WORTH, SKILL_WORTH, WAYPOINT_WORTH, SPEED_WORTH = 80, 25, 60, 60
SLOT_WORTH, WEAPON_WORTH, DAMAGE_WORTH, ACTIVE_WORTH = 30, 25, 25, 6


def estimate(t: Aurora, seat: int) -> int:
    """How good the position looks for a seat, compared with the best of the others."""
    own = worth(t, seat)
    others = [points * POINT for side, points in enumerate(scoring.totals(t)) if side != seat]
    return own - max(others, default=0) // 2


def worth(t: Aurora, seat: int) -> int:
    """Points so far, then the convoy and the crew by what they can still bring; less so near the end."""
    player = t.convoys[seat]
    if player.out:
        return -50 * POINT
    points = scoring.totals(t)[seat] * POINT
    rounds_left = max(0, 7 - t.round)
    anything, people, stores = convoy.room(t, player)
    power = SPEED_WORTH * (t.box.speed[player.cards[0]] + convoy.speed_of_slots(t, seat))
    power += SLOT_WORTH * (anything + people + stores)
    power += sum(
        WEAPON_WORTH * convoy.weapon_level(t, seat, slot) for slot in convoy.weapon_slots(t, seat)
    )
    power += FUEL_WORTH * player.fuel + FOOD_WORTH * player.food + AMMO_WORTH * player.ammo
    power += SURVIVOR_WORTH * player.size() + ACTIVE_WORTH * len(player.active)
    power += SKILL_WORTH * sum(skill(t, card) for card in player.crew())
    damage = DAMAGE_WORTH * sum(mask.bit_count() for mask in player.damage)
    return points + WAYPOINT_WORTH * player.waypoint + power * rounds_left // 6 - damage
