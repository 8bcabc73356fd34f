"""What everybody can reckon ahead: the Time of each action, who acts after it, what the next card may do."""

from collections.abc import Iterator
from functools import lru_cache
from itertools import permutations
from typing import Any

from .actions import recovery_time
from .attack import attack_time, force_range, may_attack, targets
from .box import ACTIONS, AIRSHIP, ARMOURED_TRAIN, ATTACK, FARM, KINDS, RECOVER, UNITS, Box
from .characters import unit_health
from .combat import effects
from .farms import MOST_FARMS, most_farms
from .state import DEFENDING, FIGHTING, Auztralia, kinds_of
from .time_track import next_after, time_to_spare
from .victory import cubes_at_hand, damage_on, put_cube

ACTION_WORDS = [action.replace("_", "-") for action in ACTIONS]
NOBODY = ""
"""Stands for the disc that acts when the game ends."""


def disc_word(t: Auztralia, disc: int) -> str:
    return NOBODY if disc < 0 else "old-ones" if disc == t.old_ones else str(disc)


def action_times(t: Auztralia, seat: int) -> list[tuple[int, int]]:
    """AZ-ACT-08: the least and the most Time of each action as the player could take it now.

    Where it cannot be taken now, what it costs at least and at most.
    """
    found = [(time, time) for time in t.box.time]
    found[FARM] = (1, most_farms(t, seat) or MOST_FARMS)
    found[ATTACK] = attack_times(t, seat)
    found[RECOVER] = (recovery_time(t, seat),) * 2
    return found


def attack_times(t: Auztralia, seat: int) -> tuple[int, int]:
    """AZ-ATK-11, AZ-ATK-16: over all forces of the barracks that have a target."""
    if not may_attack(t, seat):
        return 1, t.box.most_attack_time
    present = kinds = kinds_of(t.boards[seat].barracks)
    least, most = t.box.most_attack_time + 1, 0
    while kinds and (least > 1 or most < t.box.most_attack_time):
        time = attack_time(t, seat, kinds)
        if not least <= time <= most and targets(t, seat, kinds):
            least, most = min(least, time), max(most, time)
        kinds = kinds - 1 & present
    return least, most


def planned_time(t: Auztralia) -> int:
    """AZ-TRK-05, AZ-FARM-06, AZ-ATK-13: the Time of the action going on, as far as farms or force are named."""
    for lane in t.waiting():
        if lane.ask is None:
            continue
        if lane.ask.question == "choose_farms" and not t.free:
            return len(t.plan)
        if lane.ask.question == "choose_force" and any(t.battle.force):
            return attack_time(t, lane.ask.seat, kinds_of(t.battle.force))
    return t.owed


def course(t: Auztralia) -> dict[str, Any]:
    """AZ-TRK-01, AZ-TRK-06: who acts after the turn going on, by the Time that it still takes.

    `spare` is the most Time after which the same player acts again, `next` who acts after more than that;
    `choosing` says that the action of the turn is still to be chosen.
    """
    seat = t.turn
    if seat < 0 or t.over:
        return {"after": [], "spare": -1, "next": NOBODY, "planned": 0, "choosing": False}
    longest = max(most for _, most in action_times(t, seat))
    spare = time_to_spare(t, seat)
    return {
        "after": [disc_word(t, next_after(t, seat, time)) for time in range(longest + 1)],
        "spare": spare,
        "next": disc_word(t, next_after(t, seat, spare + 1)),
        "planned": planned_time(t),
        "choosing": t.acted == 0,
    }


def coming_events(t: Auztralia) -> list[dict[str, int]]:
    """AZ-OLD-03, AZ-EVT-01: the cells that will bring an event, with the level on the back of its card."""
    cells = [cell for cell in sorted(t.box.light_cells) if cell > t.cells[t.old_ones]]
    levels = [t.box.event_level[card] for card in reversed(t.events)]
    return [{"cell": c, "level": level} for c, level in zip(cells, levels, strict=False)]


def troops(t: Auztralia, seat: int) -> dict[str, dict[str, int]]:
    """AZ-UNIT-01, AZ-CHR-12, AZ-CHR-13, AZ-CHR-15, AZ-CHR-45: health and range of each kind, characters counted."""
    health = tuple(unit_health(t, seat, unit) for unit in range(len(UNITS)))
    ranges = tuple(unit_range(t, seat, unit) for unit in range(len(UNITS)))
    return beside_print(t.box, health, ranges)


@lru_cache(maxsize=64)
def beside_print(
    box: Box, health: tuple[int, ...], ranges: tuple[int, ...]
) -> dict[str, dict[str, int]]:
    """Health and range of each kind, and how much more that is than printed."""
    return {
        name.replace("_", "-"): {
            "health": health[unit],
            "more_health": health[unit] - box.unit_health[unit],
            "range": ranges[unit],
            "more_range": ranges[unit] - box.unit_range[unit],
        }
        for unit, name in enumerate(UNITS)
    }


def unit_range(t: Auztralia, seat: int, unit: int) -> int:
    """AZ-ATK-03, AZ-ATK-15: of a force of this kind alone; trains have none."""
    return t.box.unit_range[unit] if unit == ARMOURED_TRAIN else force_range(t, seat, 1 << unit)


def cards_to_come(t: Auztralia) -> list[int]:
    """AZ-CMB-18: the Old One cards one of which is turned up next, as the discard pile tells everybody."""
    return sorted(t.cards or t.cards_seen)


@lru_cache(maxsize=64)
def strengths(box: Box, cards: tuple[int, ...]) -> dict[str, dict[str, int]]:
    """AZ-CMB-04: what these cards hold for each kind of Old One: hits by each unit, damage, Sanity lost."""
    found = {}
    for kind, name in enumerate(KINDS[:-1]):
        hits = [0] * len(UNITS)
        for card in cards:
            for unit in box.hits[card][kind]:
                hits[unit] += 1
        damage, airship, sanity = (sum(box.results[c][kind][i] for c in cards) for i in range(3))
        row = {unit.replace("_", "-"): count for unit, count in zip(UNITS, hits, strict=True)}
        row |= {"damage": damage, "airship-damage": airship, "sanity": sanity}
        found[name.replace("_", "-")] = row
    return found


def odds(t: Auztralia) -> dict[str, int] | None:
    """AZ-CMB-03, AZ-CMB-20, AZ-DEF-01, AZ-DEF-02, AZ-PORT-05: how many of the cards that may come end the combat.

    `win`, `mad` and `fall` (the last unit lost while an Old One stands) exclude each other; `port` are those of
    the latter two that cost the port; `hit`, `hurt` and `fright` count the cards with a hit, with damage to the
    force, with Sanity lost. None: no card comes now.
    """
    battle = t.battle
    if not battle.hex or battle.card >= 0 or battle.outcome != FIGHTING:
        return None
    if not any(battle.force) or not t.standing(battle.hex):
        return None
    present = kinds_of(battle.force)
    ground, flying = health_left(t)
    found = dict.fromkeys(("cards", "win", "mad", "fall", "port", "hit", "hurt", "fright"), 0)
    for card in cards_to_come(t):
        pending, damage, airship, sanity = effects(t, card, present)
        wins = fells_all(t, pending)
        mad = sanity > battle.sanity
        fall = damage >= ground and airship >= flying and not wins and not mad
        found["cards"] += 1
        found["mad"] += mad
        found["win"] += wins and not mad
        found["fall"] += fall
        found["port"] += battle.sort == DEFENDING and not wins and (mad or fall)
        found["hit"] += bool(pending) and cubes_at_hand(t, battle.seat) > 0
        found["hurt"] += bool((damage and ground) or (airship and flying))
        found["fright"] += sanity > 0
    return found


def health_left(t: Auztralia) -> tuple[int, int]:
    """AZ-CMB-12, AZ-CMB-14: how much damage the ground troops and the airships of the force can take in all."""
    battle = t.battle
    left = [
        count * unit_health(t, battle.seat, unit) - battle.wounds[unit]
        for unit, count in enumerate(battle.force)
    ]
    return sum(left) - left[AIRSHIP], left[AIRSHIP]


def fells_all(t: Auztralia, pending: list[int]) -> bool:
    """AZ-WIN-01, AZ-CMB-09: whether these hits can destroy every Old One of the combat, with the cubes there are."""
    hits = dict(zip(pending[::2], pending[1::2], strict=True))
    here = t.standing(t.battle.hex)
    needs = {i: t.box.health[t.awake[i]] - damage_on(t, i) for i in here}
    if any(hits.get(t.awake[i], 0) < need for i, need in needs.items()):
        return False
    if cubes_at_hand(t, t.battle.seat) >= sum(hits.values()):
        return True
    return any(cubes_suffice(t, order) for order in orders(needs))


def orders(needs: dict[int, int]) -> Iterator[list[int]]:
    """The Old Ones in every order, each as often as it needs a hit."""
    for order in permutations(needs):
        yield [index for index in order for _ in range(needs[index])]


def cubes_suffice(t: Auztralia, order: list[int]) -> bool:
    """AZ-CMB-08, AZ-CMB-09: put the cubes on a copy, exchanging cubes for discs on the way."""
    trial = t.clone()
    return all(put_cube(trial, t.battle.seat, index) for index in order)


def times_view(t: Auztralia, seat: int) -> dict[str, list[int]]:
    """The Time of each action by its word: least and most."""
    return dict(zip(ACTION_WORDS, map(list, action_times(t, seat)), strict=True))
