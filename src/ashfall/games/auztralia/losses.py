"""What a card costs a force: damage on its stacks, units, Sanity; and the two who mend it, Neumann and O'Malley."""

from ashfall.engine.errors import Reason
from ashfall.engine.verbs import verb, verb_about

from .box import AIRSHIP, FRANZ_NEUMANN, O_MALLEY
from .characters import all_units, unit_health
from .hexes import bits
from .state import MADDENED, Auztralia


def ground_stacks(t: Auztralia) -> list[int]:
    """AZ-CMB-10, AZ-CMB-14, AZ-RUL-40: the stacks that damage may be put on: never airships, never an empty one."""
    return [unit for unit, count in enumerate(t.battle.force) if count and unit != AIRSHIP]


def take_damage(t: Auztralia, seat: int, damage: int, airship: int) -> None:
    """AZ-CMB-10, AZ-CMB-11, AZ-CMB-14, AZ-CMB-15, AZ-RUL-94: damage symbols one by one, then the airship symbols."""
    stacks = ground_stacks(t) if damage else []
    if len(stacks) == 1:
        t.then((take_damage, seat, damage - 1, airship))
        wound(t, seat, stacks[0])
    elif stacks:
        t.then((assign_damage, seat), (take_damage, seat, damage - 1, airship))
    elif airship and t.battle.force[AIRSHIP]:
        t.then((take_damage, seat, 0, airship - 1))
        wound(t, seat, AIRSHIP)


def assign_damage(t: Auztralia, seat: int) -> None:
    """AZ-CMB-10, AZ-RUL-40: the player chooses the stack."""
    t.ask(seat, "assign_damage", WOUND)


def why_not_wound(t: Auztralia, seat: int, unit: int) -> Reason | None:
    """AZ-CMB-10, AZ-CMB-14: airships take no such damage, nor does a stack that is not there."""
    if unit == AIRSHIP:
        return Reason("AZ-CMB-10")
    return None if t.battle.force[unit] else Reason("AZ-CMB-14")


def wound(t: Auztralia, seat: int, unit: int) -> None:
    """AZ-CMB-12, AZ-CMB-13: damage lies on the stack; as much as the health destroys its top unit."""
    battle = t.battle
    battle.wounds[unit] += 1
    rule = "AZ-CMB-15" if unit == AIRSHIP else "AZ-CMB-10"
    t.tell("wounded", rule=rule, seat=seat, unit=unit)
    if battle.wounds[unit] >= unit_health(t, seat, unit):
        battle.wounds[unit] = 0
        lose_unit(t, seat, unit)


def lose_unit(t: Auztralia, seat: int, unit: int, rule: str = "AZ-CMB-12") -> None:
    """AZ-CMB-12, AZ-BUY-03, AZ-CHR-23: a destroyed unit returns to the supply, unless Franz Neumann saves it."""
    t.battle.force[unit] -= 1
    t.supply[unit] += 1
    t.tell("unit_lost", rule=rule, seat=seat, unit=unit)
    offer_neumann(t, seat, 1 << unit)


def offer_neumann(t: Auztralia, seat: int, units: int) -> None:
    """AZ-CHR-23, AZ-RUL-85: whenever units were destroyed and Franz Neumann is ready."""
    if units and t.has(seat, FRANZ_NEUMANN) and not t.battle.used >> FRANZ_NEUMANN & 1:
        t.then((use_franz_neumann, seat, units))


def use_franz_neumann(t: Auztralia, seat: int, units: int) -> None:
    """AZ-CHR-23: save a destroyed unit or not."""
    t.ask(seat, "use_franz_neumann", SAVE.of(units), LET_FALL)


def fallen_units(t: Auztralia, seat: int, units: int) -> tuple[int, ...]:
    """AZ-CHR-23: the kinds of which a unit was just destroyed."""
    return bits(units)


def save(t: Auztralia, seat: int, unit: int) -> None:
    """AZ-CHR-23, AZ-RUL-86: the unit goes to the barracks, out of this combat and undamaged."""
    t.battle.used |= 1 << FRANZ_NEUMANN
    t.supply[unit] -= 1
    t.boards[seat].barracks[unit] += 1
    t.tell("unit_saved", rule="AZ-CHR-23", seat=seat, unit=unit)


def let_fall(t: Auztralia, seat: int) -> None:
    """AZ-RUL-102: using a character is optional."""


def lose_sanity(t: Auztralia, seat: int, count: int) -> None:
    """AZ-CMB-16, AZ-DEF-02, AZ-RUL-41: a missing token defeats the player; losing the last one does not yet."""
    battle = t.battle
    if count > battle.sanity:
        battle.outcome = MADDENED
        t.tell("maddened", rule="AZ-DEF-02", seat=seat)
    battle.sanity = max(battle.sanity - count, 0)


def use_o_malley(t: Auztralia, seat: int) -> None:
    """AZ-CHR-39: one damage cube off a damaged stack, or not."""
    t.ask(seat, "use_o_malley", REPAIR, NO_REPAIR)


def damaged_stacks(t: Auztralia, seat: int) -> list[int]:
    """AZ-CHR-39: the stacks with a damage cube."""
    return [unit for unit, wounds in enumerate(t.battle.wounds) if wounds]


def repair(t: Auztralia, seat: int, unit: int) -> None:
    """AZ-CHR-39: the cube comes off; a unit already destroyed stays destroyed."""
    t.battle.used |= 1 << O_MALLEY
    t.battle.wounds[unit] -= 1
    t.tell("repaired", rule="AZ-CHR-39", seat=seat, unit=unit)


def no_repair(t: Auztralia, seat: int) -> None:
    """AZ-RUL-102: using a character is optional."""


WOUND = verb(wound, when="AZ-CMB-10", domain=all_units, why=why_not_wound)


SAVE = verb_about(save, when="AZ-CHR-23", domain=fallen_units)


LET_FALL = verb(let_fall, when="AZ-CHR-23")


REPAIR = verb(repair, when="AZ-CHR-39", domain=damaged_stacks)


NO_REPAIR = verb(no_repair, when="AZ-CHR-39")
