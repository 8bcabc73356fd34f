"""Combat, card by card: decide, reveal, hits, damage, Sanity, withdrawal, defeat."""

from ashfall.engine.errors import Reason
from ashfall.engine.verbs import Step, Verb, verb, verb_about

from .box import (
    AIRSHIP,
    BOMBARDIER_MILLIGAN,
    COLONEL_KHOURY,
    CORPORAL_JONES,
    COUNT_IAGO,
    FRANZ_NEUMANN,
    GENERAL_TAKASHI,
    JULIETTE_VERNE,
    LIEUTENANT_SINGH,
    O_MALLEY,
    UNITS,
)
from .characters import PLAY, all_units, ground, heal, once_cards, play, strike, unit_health
from .ending import end_game
from .hexes import bits
from .state import (
    ATTACKING,
    DEFENDING,
    MADDENED,
    WITHDRAWN,
    Auztralia,
    kinds_of,
    no_battle,
)
from .victory import bury, cubes_at_hand, place_hits

MARKSMEN = (BOMBARDIER_MILLIGAN, COLONEL_KHOURY, JULIETTE_VERNE, LIEUTENANT_SINGH)
"""AZ-CHR-14, AZ-CHR-17, AZ-CHR-28, AZ-CHR-34: 1 damage before a card, some only with their unit in the force.
"""


def begin_combat(t: Auztralia, seat: int) -> None:
    """AZ-TRK-09, AZ-CMB-01, AZ-CMB-02, AZ-CHR-04, AZ-CHR-19: Sanity is full again, combat characters are ready."""
    battle = t.battle
    battle.sanity = full_sanity(t, seat)
    battle.used = 0
    t.then((combat_round, seat))


def full_sanity(t: Auztralia, seat: int) -> int:
    """AZ-CMB-02, AZ-CHR-19: the tokens at the start of a combat, more with Count Iago."""
    return t.box.amount[COUNT_IAGO] if t.has(seat, COUNT_IAGO) else t.box.sanity


def combat_round(t: Auztralia, seat: int) -> None:
    """AZ-CMB-03, AZ-CMB-19, AZ-RUL-42, AZ-RUL-43: is it over? If not, the player decides and a card follows."""
    battle = t.battle
    if battle.outcome == WITHDRAWN:
        t.then((end_withdrawn, seat))
    elif battle.outcome == MADDENED or (not any(battle.force) and t.standing(battle.hex)):
        t.then((defeat, seat))
    elif not t.standing(battle.hex):
        t.then((victory, seat))
    else:
        t.then((combat_continue, seat), (combat_round, seat))


def combat_continue(t: Auztralia, seat: int) -> None:
    """AZ-CMB-03, AZ-RET-01, AZ-RET-05, AZ-CHR-05, AZ-RUL-32: fight on, withdraw, use a character, play a card."""
    options: list[Step] = [(fight, seat)]
    if t.battle.sort != DEFENDING:
        options += withdrawals(t, seat)
    options += combat_characters(t, seat)
    verbs = [FIGHT, *WITHDRAWALS, *character_verbs(t, seat)]
    if t.battle.sort == ATTACKING:
        options += [(play, seat, character) for character in once_cards(t, seat)]
        verbs.append(PLAY)
    t.ask(seat, "combat_continue", *verbs, options=options)


def withdrawals(t: Auztralia, seat: int) -> list[Step]:
    """AZ-RET-01, AZ-RET-05: all, or where both are there, only the airships or only the ground troops."""
    options: list[Step] = [(withdraw, seat)]
    if t.battle.force[AIRSHIP] and ground(t.battle.force):
        options += [(withdraw_airships, seat), (withdraw_ground, seat)]
    return options


def why_not_withdraw(t: Auztralia, seat: int) -> Reason | None:
    """AZ-PORT-04: nobody withdraws from the defence of a port."""
    return Reason("AZ-PORT-04") if t.battle.sort == DEFENDING else None


def why_not_withdraw_part(t: Auztralia, seat: int) -> Reason | None:
    """AZ-RET-05: airships or ground troops alone withdraw only where both are in the force."""
    why = why_not_withdraw(t, seat)
    if why is None and not (t.battle.force[AIRSHIP] and ground(t.battle.force)):
        return Reason("AZ-RET-05")
    return why


def character_verbs(t: Auztralia, seat: int) -> list[Verb]:
    """AZ-CHR-05: what the characters of a player can do before a card."""
    owned = t.boards[seat].characters
    verbs = [USE] if any(owned >> character & 1 for character in MARKSMEN) else []
    return [*verbs, SACRIFICE] if owned >> GENERAL_TAKASHI & 1 else verbs


def combat_characters(t: Auztralia, seat: int) -> list[Step]:
    """AZ-CHR-05, AZ-CHR-07, AZ-CHR-08: characters that strike before a card, with each Old One they can strike."""
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
    lose_unit(t, seat, unit)


def fight(t: Auztralia, seat: int) -> None:
    """AZ-CMB-03, AZ-CMB-04, AZ-RUL-98: the next Old One card is revealed; only its rows matter."""
    t.battle.card = draw_card(t)
    t.tell("combat_card", rule="AZ-CMB-03", seat=seat, card=t.battle.card)
    if may_use_jones(t, seat):
        t.then((use_corporal_jones, seat), (apply_card, seat))
    else:
        t.then((apply_card, seat))


def draw_card(t: Auztralia) -> int:
    """AZ-CMB-18, AZ-RUL-98: the top Old One card; an empty deck is made anew from the discard pile."""
    if not t.cards:
        t.cards = t.cards_seen
        t.cards_seen = []
        t.shuffle(t.cards)
        t.tell("cards_shuffled", rule="AZ-CMB-18")
    return t.reveal(t.cards)


def may_use_jones(t: Auztralia, seat: int) -> bool:
    """AZ-CHR-18, AZ-RUL-52: not used yet in this combat, and never in a port defence."""
    return (
        t.battle.sort != DEFENDING
        and t.has(seat, CORPORAL_JONES)
        and not t.battle.used >> CORPORAL_JONES & 1
    )


def use_corporal_jones(t: Auztralia, seat: int) -> None:
    """AZ-CHR-18: after the reveal and before the card is applied, withdraw instead, or face the card."""
    t.ask(seat, "use_corporal_jones", FACE_CARD, *WITHDRAWALS)


def face_card(t: Auztralia, seat: int) -> None:
    """AZ-CHR-07: using a character is optional."""


def withdraw(t: Auztralia, seat: int) -> None:
    """AZ-RET-01, AZ-RET-02, AZ-RET-06, AZ-RET-07: the whole force goes home; the combat is over."""
    jones_steps_in(t)
    for unit in range(len(UNITS)):
        send_home(t, seat, unit)
    t.battle.outcome = WITHDRAWN
    t.tell("withdrew", rule="AZ-RET-01", seat=seat)


def withdraw_airships(t: Auztralia, seat: int) -> None:
    """AZ-RET-05, AZ-RUL-38: the airships go home, the ground troops fight on."""
    jones_steps_in(t)
    send_home(t, seat, AIRSHIP)
    t.tell("airships_withdrew", rule="AZ-RET-05", seat=seat)


def withdraw_ground(t: Auztralia, seat: int) -> None:
    """AZ-RET-05, AZ-RUL-38: all ground troops, trains included, go home, the airships fight on."""
    jones_steps_in(t)
    for unit in range(len(UNITS)):
        if unit != AIRSHIP:
            send_home(t, seat, unit)
    t.tell("ground_withdrew", rule="AZ-RET-05", seat=seat)


def jones_steps_in(t: Auztralia) -> None:
    """AZ-CHR-18: a withdrawal after the reveal is the Corporal's doing."""
    if t.battle.card >= 0:
        t.battle.used |= 1 << CORPORAL_JONES
        t.tell("character_used", rule="AZ-CHR-18", seat=t.battle.seat, character=CORPORAL_JONES)


def send_home(t: Auztralia, seat: int, unit: int) -> None:
    """AZ-RET-02, AZ-ATK-14, AZ-WIN-08: a stack returns to the barracks without its damage."""
    t.boards[seat].barracks[unit] += t.battle.force[unit]
    t.battle.force[unit] = 0
    t.battle.wounds[unit] = 0


def apply_card(t: Auztralia, seat: int) -> None:
    """AZ-CMB-05, AZ-CMB-17, AZ-CMB-20, AZ-MULT-02, AZ-MULT-03, AZ-MULT-04: the card against every Old One of the hex.

    What the card does is fixed here, before any of it happens, so that its effects count as one moment.
    """
    battle = t.battle
    card = battle.card
    if battle.outcome == WITHDRAWN:
        discard(t)
        return
    battle.present = kinds_of(battle.force)
    t.pending, damage, airship, sanity = effects(t, card, battle.present)
    pending = t.pending
    t.tell("card_applied", rule="AZ-CMB-20", seat=seat, card=card, hits=sum(pending[1::2]),
           damage=damage, airship_damage=airship, sanity=sanity)  # fmt: skip
    t.then(
        (place_hits, seat),
        (take_damage, seat, damage, airship),
        (lose_sanity, seat, sanity),
        (after_card, seat),
    )


def effects(t: Auztralia, card: int, present: int) -> tuple[list[int], int, int, int]:
    """AZ-CMB-05, AZ-MULT-02, AZ-MULT-03: what a card does while these kinds of units fight here.

    Hits as tile, amount, tile, amount …, then damage, damage to airships, and Sanity lost.
    """
    damage = airship = sanity = 0
    pending: list[int] = []
    for i in t.standing(t.battle.hex):
        kind = t.box.kind[t.awake[i]]
        hits = 0
        for unit in t.box.hits[card][kind]:
            hits += present >> unit & 1
        if hits:
            pending += [t.awake[i], hits]
        row = t.box.results[card][kind]
        damage += row[0]
        airship += row[1]
        sanity += row[2]
    return pending, damage, airship, sanity


def discard(t: Auztralia) -> None:
    t.cards_seen.append(t.battle.card)
    t.battle.card = -1


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
    t.tell("wounded", rule="AZ-CMB-10", seat=seat, unit=unit)
    if battle.wounds[unit] >= unit_health(t, seat, unit):
        battle.wounds[unit] = 0
        lose_unit(t, seat, unit)


def lose_unit(t: Auztralia, seat: int, unit: int) -> None:
    """AZ-CMB-12, AZ-BUY-03, AZ-CHR-23: a destroyed unit returns to the supply, unless Franz Neumann saves it."""
    t.battle.force[unit] -= 1
    t.supply[unit] += 1
    t.tell("unit_lost", rule="AZ-CMB-12", seat=seat, unit=unit)
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
    """AZ-CHR-07: using a character is optional."""


def lose_sanity(t: Auztralia, seat: int, count: int) -> None:
    """AZ-CMB-16, AZ-DEF-02, AZ-RUL-41: a missing token defeats the player; losing the last one does not yet."""
    battle = t.battle
    if count > battle.sanity:
        battle.outcome = MADDENED
        t.tell("maddened", rule="AZ-DEF-02", seat=seat)
    battle.sanity = max(battle.sanity - count, 0)


def after_card(t: Auztralia, seat: int) -> None:
    """AZ-CMB-20, AZ-MULT-05, AZ-CHR-39, AZ-RUL-85: destroyed Old Ones go, rewards are paid, O'Malley may help."""
    battle = t.battle
    bury(t, battle.hex)
    discard(t)
    if not t.has(seat, O_MALLEY) or battle.used >> O_MALLEY & 1 or not any(battle.wounds):
        return
    maddened = battle.outcome == MADDENED
    matters = battle.sort != DEFENDING if maddened else bool(t.standing(battle.hex))
    if matters:
        t.then((use_o_malley, seat))


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
    """AZ-CHR-07: using a character is optional."""


def victory(t: Auztralia, seat: int) -> None:
    """AZ-WIN-08, AZ-ATK-14, AZ-PORT-10: the hex is free; all remaining units go home repaired."""
    t.tell("combat_won", rule="AZ-WIN-08", seat=seat, hex=t.battle.hex)
    go_home(t, seat)


def go_home(t: Auztralia, seat: int) -> None:
    """AZ-ATK-14, AZ-UNIT-06: the units return to the barracks and the combat is over."""
    for unit in range(len(UNITS)):
        send_home(t, seat, unit)
    t.battle = no_battle()


def end_withdrawn(t: Auztralia, seat: int) -> None:
    """AZ-RET-03, AZ-RET-04: damage stays on the Old Ones, except on Zombies."""
    heal_zombies(t, t.battle.hex)
    go_home(t, seat)


def heal_zombies(t: Auztralia, hex: int) -> None:
    """AZ-RUL-45, AZ-RET-04, AZ-DEF-04, AZ-RUL-37: Zombies alive where no force is left lose all damage."""
    for i in t.standing(hex):
        if t.box.heals[t.box.kind[t.awake[i]]]:
            heal(t, i)


def defeat(t: Auztralia, seat: int) -> None:
    """AZ-DEF-01, AZ-DEF-03, AZ-DEF-04, AZ-DEF-05, AZ-DEF-06, AZ-RUL-39: every damaged stack loses its top unit."""
    battle = t.battle
    t.tell("defeated", rule="AZ-DEF-01", seat=seat, hex=battle.hex)
    if battle.sort == DEFENDING:
        t.then((lose_garrison, seat))
        return
    lost = 0
    for unit in range(len(UNITS)):
        if battle.wounds[unit]:
            battle.wounds[unit] = 0
            battle.force[unit] -= 1
            t.supply[unit] += 1
            lost |= 1 << unit
            t.tell("unit_lost", rule="AZ-DEF-03", seat=seat, unit=unit)
    heal_zombies(t, battle.hex)
    t.then((go_home, seat))
    offer_neumann(t, seat, lost)


def lose_garrison(t: Auztralia, seat: int) -> None:
    """AZ-PORT-05, AZ-PORT-06, AZ-RUL-44, AZ-RUL-53: all units are lost; the port too if an attacker is left."""
    battle = t.battle
    lost = 0
    for unit, count in enumerate(battle.force):
        if count:
            battle.force[unit] = 0
            battle.wounds[unit] = 0
            t.supply[unit] += count
            lost |= 1 << unit
    if t.standing(battle.hex):
        t.tell("port_fell", rule="AZ-PORT-05", seat=seat, hex=battle.hex)
        t.fallen = seat
        t.battle = no_battle()
        end_game(t)
        return
    t.then((go_home, seat))
    offer_neumann(t, seat, lost)


FIGHT = verb(fight, when="AZ-CMB-03", thing="combat:fight")
WITHDRAWALS = (
    verb(withdraw, when="AZ-RET-01", why=why_not_withdraw, thing="combat:withdraw"),
    verb(withdraw_airships, when="AZ-RET-05", why=why_not_withdraw_part),
    verb(withdraw_ground, when="AZ-RET-05", why=why_not_withdraw_part),
)
FACE_CARD = verb(face_card, when="AZ-CHR-18")
USE = verb(use, when="AZ-CHR-05", domain=marksmen, bar=no_cubes, why=why_not_use)
SACRIFICE = verb(
    sacrifice, when="AZ-CHR-24", domain=sacrifices, bar=no_cubes, why=why_not_sacrifice
)
WOUND = verb(wound, when="AZ-CMB-10", domain=all_units, why=why_not_wound)
SAVE = verb_about(save, when="AZ-CHR-23", domain=fallen_units)
LET_FALL = verb(let_fall, when="AZ-CHR-23")
REPAIR = verb(repair, when="AZ-CHR-39", domain=damaged_stacks)
NO_REPAIR = verb(no_repair, when="AZ-CHR-39")
