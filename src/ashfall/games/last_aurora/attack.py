"""One attack on an enemy: outcome, jam, fame, target counter, and what happens when the enemy is defeated.

Players, the Automa and the bonus attack of Beta all shoot by these rules; `t.battle` is the attack going on.
"""

from ashfall.engine.verbs import verb

from . import convoy, crew, fame, objects
from .decks import reveal_outcome
from .state import Aurora, Battle, Enemy
from .things import NONE, USED_GUNNER


def enemy_named(t: Aurora, card: int) -> Enemy:
    """The enemy above the board with this card."""
    for enemy in t.enemies:
        if enemy.card == card:
            return enemy
    raise LookupError(f"the enemy {card} is not above the board")


def defence(t: Aurora, enemy: Enemy) -> int:
    """LA-AMB-03, LA-ELIM-04, LA-AUT-08: the defence slots on the back of its loot card, by players at the start."""
    return t.box.defence[enemy.loot[0]][t.players]


def start_attack(
    t: Aurora, side: int, weapon: int, enemy: int, incendiary: bool = False, bonus: bool = False
) -> None:
    """LA-CF-06: paid and aimed, the attack is resolved."""
    t.battle = Battle(
        seat=side, weapon=weapon, enemy=enemy, incendiary=incendiary, outcome=NONE, bonus=bonus
    )
    t.then((outcome_of_attack,))


def outcome_of_attack(t: Aurora) -> None:
    """LA-CF-06, LA-CF-07, LA-CF-09, LA-ITEM-01, LA-RUL-17: the player row of the weapon's level.

    Incendiary Ammo and the Gunner add to a hit only.
    """
    battle = t.battle
    card = reveal_outcome(t)
    level = level_of(t)
    battle.outcome = card
    battle.damage = t.box.hits[card][level - 1]
    t.tell(
        "attack", rule="LA-CF-06", seat=battle.seat, enemy=battle.enemy, level=level, outcome=card,
        count=battle.damage,
    )  # fmt: skip
    if battle.damage and battle.incendiary:
        battle.damage += incendiary_damage(t)
    if battle.damage and gunner_ready(t):
        t.then((first_hit, battle.seat), (carry_out_attack,))
    else:
        t.then((carry_out_attack,))


def incendiary_damage(t: Aurora) -> int:
    """LA-ITEM-01: what the card adds to a hit."""
    box = t.box
    return next(box.amount[c] for c in box.object_cards if box.effect[c] == objects.INCENDIARY)


def level_of(t: Aurora) -> int:
    """The level of the weapon that fires."""
    battle = t.battle
    if battle.seat >= t.players:
        return t.box.board.weapons[battle.weapon]
    return convoy.weapon_level(t, battle.seat, battle.weapon)


def gunner_ready(t: Aurora) -> bool:
    """LA-SURV-11, LA-ABL-01, LA-BETA-13: an active Gunner whose first hit of the phase this is."""
    battle = t.battle
    if battle.bonus or battle.seat >= t.players:
        return False
    if t.convoys[battle.seat].used & USED_GUNNER:
        return False
    return crew.active_with(t, battle.seat, crew.GUNNER) != NONE


def first_hit(t: Aurora, seat: int) -> None:
    """LA-SURV-11, LA-RUL-108: the first hit uses the Gunner up, wanted or not.

    Where the enemy has no slot left for it, it makes no difference.
    """
    enemy = enemy_named(t, t.battle.enemy)
    if enemy.damage + t.battle.damage >= defence(t, enemy):
        t.then((decline_gunner, seat))
    else:
        t.then((ask_gunner, seat))


def ask_gunner(t: Aurora, seat: int) -> None:
    """LA-SURV-11: 1 more damage, if he likes."""
    t.ask(seat, "gunner_use", USE_GUNNER, DECLINE_GUNNER)


def use_gunner(t: Aurora, seat: int) -> None:
    """LA-SURV-11, LA-RUL-17: 1 more damage of the same attack."""
    t.convoys[seat].used |= USED_GUNNER
    t.battle.damage += t.box.amount[crew.active_with(t, seat, crew.GUNNER)]
    t.tell("gunner", rule="LA-SURV-11", seat=seat)


def decline_gunner(t: Aurora, seat: int) -> None:
    """LA-RUL-108: not wanted, but used up for the phase."""
    t.convoys[seat].used |= USED_GUNNER


def carry_out_attack(t: Aurora) -> None:
    """LA-CF-07, LA-CF-08, LA-CF-10, LA-CF-11: damage on the enemy, jam, then fame and a target counter for a hit."""
    battle = t.battle
    if t.box.jams[battle.outcome][level_of(t) - 1]:
        jam(t)
    if battle.damage:
        enemy = enemy_named(t, battle.enemy)
        enemy.damage = min(enemy.damage + battle.damage, defence(t, enemy))
        t.tell(
            "enemy_hit",
            rule="LA-CF-07",
            enemy=enemy.card,
            count=enemy.damage,
            most=defence(t, enemy),
        )
        t.then(
            (fame.gain_fame, battle.seat, 1),
            (take_target_counter, battle.seat),
            (place_target_counter, battle.seat),
            (check_defeat,),
        )


def jam(t: Aurora) -> None:
    """LA-CF-08, LA-RUL-89: 1 damage in the slot of the weapon used."""
    seat, weapon = t.battle.seat, t.battle.weapon
    t.tell("jam", rule="LA-CF-08", seat=seat)
    if seat >= t.players:
        assert t.automa is not None
        t.automa.damage[0] |= 1 << weapon - 1
        t.tell("automa_damaged", rule="LA-CF-08", row=0, space=weapon)
    else:
        player = t.convoys[seat]
        player.damage[weapon >> 3] |= 1 << (weapon & 7)
        t.tell("damaged", rule="LA-CF-08", seat=seat, slot=weapon, card=player.cards[weapon >> 3])


# Target counters


def free_targets(t: Aurora, side: int) -> int:
    """The target counters on the side's own board."""
    if side < t.players:
        return t.convoys[side].targets
    assert t.automa is not None
    return t.automa.targets


def change_targets(t: Aurora, side: int, by: int) -> None:
    if side < t.players:
        t.convoys[side].targets += by
    else:
        assert t.automa is not None
        t.automa.targets += by


def take_target_counter(t: Aurora, side: int) -> None:
    """LA-CF-11, LA-CF-12, LA-RUL-33: from the own board, else one of the own counters on the loot cards."""
    if free_targets(t, side):
        return
    if side < t.players:
        t.then((ask_move_counter, side))
    else:
        automa_moves_counter(t, side)


def ask_move_counter(t: Aurora, seat: int) -> None:
    """LA-CF-12: which of his counters he moves."""
    t.ask(seat, "move_target_counter", MOVE_COUNTER)


def own_counters(t: Aurora, seat: int) -> list[tuple[int, int]]:
    """LA-CF-12: the own counters on loot cards."""
    return [
        (enemy.card, circle)
        for enemy in t.enemies
        for circle in range(4)
        if enemy.circles[circle] == seat
    ]


def move_counter(t: Aurora, seat: int, enemy: int, circle: int) -> None:
    """LA-CF-12, LA-CF-14: taken off, the counters right of it slide left."""
    lift_counter(t, enemy_named(t, enemy), circle)


def lift_counter(t: Aurora, enemy: Enemy, circle: int) -> None:
    """A counter back to its owner's board; the others slide left."""
    change_targets(t, enemy.circles.pop(circle), 1)
    enemy.circles.append(NONE)


def automa_moves_counter(t: Aurora, side: int) -> None:
    """LA-RUL-51: from the enemy with the lowest type number other than the target; else the leftmost on the target."""
    marked = [enemy for enemy in t.enemies if side in enemy.circles]
    others = [enemy for enemy in marked if enemy.card != t.battle.enemy]
    enemy = min(others or marked, key=lambda found: t.box.rank[found.card])
    lift_counter(t, enemy, enemy.circles.index(side))
    t.tell("automa_moves_counter", rule="LA-RUL-51", enemy=enemy.card)


def place_target_counter(t: Aurora, side: int) -> None:
    """LA-CF-11, LA-CF-13: into the first empty circle from the left, or in place of another counter."""
    circles = enemy_named(t, t.battle.enemy).circles
    if NONE in circles:
        put_counter(t, side, circles.index(NONE))
    elif side < t.players:
        t.then((ask_replace_counter, side))
    else:
        yours = [circle for circle in range(4) if circles[circle] != side]
        if yours:
            replace_counter(t, side, yours[0])


def ask_replace_counter(t: Aurora, seat: int) -> None:
    """LA-CF-13: which counter on the full loot card gives way."""
    t.ask(seat, "replace_target_counter", REPLACE_COUNTER)


def circles(t: Aurora, seat: int) -> range:
    return range(4)


def replace_counter(t: Aurora, seat: int, circle: int) -> None:
    """LA-CF-13: it returns to its owner's board, the own one takes the same circle; nothing slides."""
    change_targets(t, enemy_named(t, t.battle.enemy).circles[circle], 1)
    put_counter(t, seat, circle)


def put_counter(t: Aurora, side: int, circle: int) -> None:
    enemy = enemy_named(t, t.battle.enemy)
    enemy.circles[circle] = side
    change_targets(t, side, -1)
    t.tell("target_counter", rule="LA-CF-11", seat=side, enemy=enemy.card, circle=circle)


# A defeated enemy


def check_defeat(t: Aurora) -> None:
    """LA-DEF-01: all defence slots hold damage, checked once the target counter lies."""
    enemy = enemy_named(t, t.battle.enemy)
    if enemy.damage >= defence(t, enemy):
        defeat(t, enemy)


def defeat(t: Aurora, enemy: Enemy) -> None:
    """LA-DEF-02, LA-RUL-98: the letters say who wins the loot."""
    card = reveal_outcome(t)
    letter = next(letter for letter in t.box.letters[card] if enemy.circles[letter] != NONE)
    winner = enemy.circles[letter]
    t.tell(
        "enemy_defeated",
        rule="LA-DEF-02",
        enemy=enemy.card,
        outcome=card,
        circle=letter,
        seat=winner,
    )
    counters_go_home(t, enemy, winner)
    t.spoils.append(enemy.loot[0])
    t.spoil_owners.append(winner)
    t.gone.append(enemy.card)
    t.enemies.remove(enemy)


def counters_go_home(t: Aurora, enemy: Enemy, winner: int) -> None:
    """LA-DEF-04, LA-DEF-05, LA-DEF-06, LA-RUL-34: at once; who has not won is owed an object for each counter."""
    for side in enemy.circles:
        if side != NONE:
            change_targets(t, side, 1)
            if side != winner:
                owe_object(t, side)


def owe_object(t: Aurora, side: int) -> None:
    """LA-DEF-04: an object card due at the end of the step."""
    if side < t.players:
        t.convoys[side].owed_objects += 1
    else:
        assert t.automa is not None
        t.automa.owed_objects += 1


USE_GUNNER = verb(use_gunner, when="LA-SURV-11")
DECLINE_GUNNER = verb(decline_gunner, when="LA-SURV-11")
MOVE_COUNTER = verb(move_counter, when="LA-CF-12", domain=own_counters)
REPLACE_COUNTER = verb(replace_counter, when="LA-CF-13", domain=circles)
