"""Characters that strike before a card: Milligan, Khoury, Verne, Singh, and General Takashi."""

from ashfall.engine.errors import Reason
from ashfall.engine.verbs import Step, Verb, verb

from .box import (
    BOMBARDIER_MILLIGAN,
    COLONEL_KHOURY,
    GENERAL_TAKASHI,
    JULIETTE_VERNE,
    LIEUTENANT_SINGH,
    UNITS,
)
from .characters import strike
from .losses import lose_unit
from .state import Auztralia
from .victory import bury, cubes_at_hand

MARKSMEN = (BOMBARDIER_MILLIGAN, COLONEL_KHOURY, JULIETTE_VERNE, LIEUTENANT_SINGH)
"""AZ-CHR-14, AZ-CHR-17, AZ-CHR-28, AZ-CHR-34: 1 damage before a card, some only with their unit in the force.
"""


def character_verbs(t: Auztralia, seat: int) -> list[Verb]:
    """AZ-CHR-05: what the characters of a player can do before a card."""
    owned = t.boards[seat].characters
    verbs = [USE] if any(owned >> character & 1 for character in MARKSMEN) else []
    return [*verbs, SACRIFICE] if owned >> GENERAL_TAKASHI & 1 else verbs


def combat_characters(t: Auztralia, seat: int) -> list[Step]:
    """AZ-CHR-05, AZ-CHR-08, AZ-RUL-102, AZ-RUL-103: who strikes before a card, with each Old One of the hex."""
    battle = t.battle
    ready = t.boards[seat].characters & ~battle.used
    if not ready or not cubes_at_hand(t, seat):
        return []
    options: list[Step] = []
    tiles = [t.awake[i] for i in t.standing(battle.hex)]
    for character in MARKSMEN:
        if ready >> character & 1 and not why_not_ready(t, character):
            options += [(use, seat, character, tile) for tile in tiles]
    if ready >> GENERAL_TAKASHI & 1:
        for unit, count in enumerate(battle.force):
            if count:
                options += [(sacrifice, seat, unit, tile) for tile in tiles]
    return options


def no_cubes(t: Auztralia, seat: int) -> Reason | None:
    """AZ-CHR-08, AZ-CMB-09: without a cube no damage can be dealt."""
    return None if cubes_at_hand(t, seat) else Reason("AZ-CHR-08")


def tiles_here(t: Auztralia) -> list[int]:
    """AZ-CHR-05: the Old Ones of this combat."""
    return [t.awake[i] for i in t.standing(t.battle.hex)]


def marksmen(t: Auztralia, seat: int) -> list[tuple[int, int]]:
    """AZ-CHR-05: each marksman of the player with each Old One of the combat."""
    owned, tiles = t.boards[seat].characters, tiles_here(t)
    return [(who, tile) for who in MARKSMEN if owned >> who & 1 for tile in tiles]


def why_not_use(t: Auztralia, seat: int, character: int, tile: int) -> Reason | None:
    """AZ-CHR-04: whether the character is ready; it strikes any Old One of the combat."""
    return why_not_ready(t, character)


def why_not_ready(t: Auztralia, character: int) -> Reason | None:
    """AZ-CHR-04, AZ-CHR-14, AZ-CHR-28, AZ-CHR-34: once in a combat, and with the unit that the card asks for."""
    if t.battle.used >> character & 1:
        return Reason("AZ-CHR-04")
    unit = t.box.needs_unit.get(character, -1)
    if unit >= 0 and not t.battle.force[unit]:
        return Reason(CHARACTER_RULES[character])
    return None


CHARACTER_RULES = {
    BOMBARDIER_MILLIGAN: "AZ-CHR-14",
    JULIETTE_VERNE: "AZ-CHR-28",
    LIEUTENANT_SINGH: "AZ-CHR-34",
}


def use(t: Auztralia, seat: int, character: int, tile: int) -> None:
    """AZ-CHR-05, AZ-CHR-14, AZ-CHR-17, AZ-CHR-28, AZ-CHR-34: 1 damage to an Old One of this combat."""
    t.battle.used |= 1 << character
    t.tell("character_used", rule="AZ-CHR-04", seat=seat, character=character)
    strike(t, seat, tile, t.box.amount[character])
    bury(t, t.battle.hex)


def sacrifices(t: Auztralia, seat: int) -> list[tuple[int, int]]:
    """AZ-CHR-24: each kind of unit with each Old One of the combat."""
    tiles = tiles_here(t)
    return [(unit, tile) for unit in range(len(UNITS)) for tile in tiles]


def why_not_sacrifice(t: Auztralia, seat: int, unit: int, tile: int) -> Reason | None:
    """AZ-CHR-24: General Takashi, ready, and a unit of that kind in the force."""
    if not t.battle.force[unit]:
        return Reason("AZ-CHR-24")
    return why_not_ready(t, GENERAL_TAKASHI)


def sacrifice(t: Auztralia, seat: int, unit: int, tile: int) -> None:
    """AZ-CHR-24, AZ-RUL-53, AZ-RUL-54: the top unit of a stack with its damage cubes, for 2 damage."""
    battle = t.battle
    battle.used |= 1 << GENERAL_TAKASHI
    t.tell("character_used", rule="AZ-CHR-24", seat=seat, character=GENERAL_TAKASHI)
    strike(t, seat, tile, t.box.amount[GENERAL_TAKASHI])
    bury(t, battle.hex)
    battle.wounds[unit] = 0
    lose_unit(t, seat, unit, "AZ-CHR-24")


USE = verb(use, when="AZ-CHR-05", domain=marksmen, bar=no_cubes, why=why_not_use)


SACRIFICE = verb(
    sacrifice, when="AZ-CHR-24", domain=sacrifices, bar=no_cubes, why=why_not_sacrifice
)
