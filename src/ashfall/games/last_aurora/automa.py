"""Solo: the Automa. It never decides: its cards, its board and these rules fix every step, and each is told."""

from ashfall.engine.verbs import Step

from . import attack, automa_cards, contamination, events, fame, hits
from . import automa_board as slots
from .automa_board import count_of, take_token, the_automa
from .automa_cards import LEFT, ActionCard
from .automa_effects import (
    automa_contaminate,
    automa_damage,
    automa_draw_objects,
    automa_fame,
    automa_gain,
    automa_gain_survivor,
    automa_heal,
    automa_hit,
    automa_repair,
)
from .box import DEVICE, ENCOUNTER, ENEMY, LOCATION, PERSON, TRAILER, TRUCK_CARD
from .road import closed_mask, region_of, road_of
from .state import Aurora
from .things import (
    AMMO,
    ANYWHERE,
    AUTOMA,
    BY_AUTOMA,
    CONTAMINATION,
    FOOD,
    FUEL,
    NONE,
    OBJECT,
    RESOURCES,
)

YOU = 0
COST_TWO = range(1, 4)
"""The positions 2 to 4, counted from 0."""


def action_card(t: Aurora, card: int) -> ActionCard:
    """LA-AUT-60: the printed values of an action card."""
    return t.box.board.actions[card]


# Exploration


def automa_prepares(t: Aurora) -> None:
    """LA-AUT-09, LA-AUT-10, LA-RUL-115, LA-RUL-55: as many action cards as it has survivors, face down, unseen.

    Only discarded cards are shuffled in again; if there are too few it draws fewer.
    """
    automa = the_automa(t)
    drawn: list[int] = []
    for _ in range(automa.survivors + automa.sick):
        if not automa.deck and automa.discard:
            automa.deck, automa.discard = automa.discard, []
            t.shuffle(automa.deck)
        if automa.deck:
            drawn.append(t.draw_unseen(automa.deck))
    automa.stack = drawn[::-1]
    t.tell("automa_prepares", rule="LA-AUT-09", count=len(drawn))


def automa_turn(t: Aurora) -> None:
    """LA-AUT-11, LA-AUT-13, LA-AUT-14, LA-AUT-15: it turns up its next card and acts by it; without one it passes.

    It never does a bonus action.
    """
    automa = the_automa(t)
    if not automa.stack:
        t.tell("automa_passes", rule="LA-AUT-15")
        return
    card = t.reveal(automa.stack)
    automa.shown.append(card)
    automa.explored += 1
    t.tell("automa_card", rule="LA-AUT-11", action=card)
    position = chosen_position(t, action_card(t, card))
    if position == NONE or t.zone[position] == NONE:
        t.tell("automa_no_action", rule="LA-AUT-32" if position == NONE else "LA-AUT-13")
    else:
        act_on(t, position, action_card(t, card))


def chosen_position(t: Aurora, action: ActionCard) -> int:
    """LA-AUT-12, LA-AUT-30, LA-AUT-32: the skill selects position 1, positions 2 to 4 by priority, or position 5."""
    if action.skill != 2:
        position = 0 if action.skill == 1 else 4
        t.tell("automa_looks", rule="LA-AUT-12", position=position + 1, skill=action.skill)
        return position
    for wanted in action.priority:
        matches = [position for position in COST_TWO if wanted_action(t, position) == wanted]
        t.tell(
            "automa_candidates",
            rule="LA-AUT-30",
            priority=wanted,
            positions=[p + 1 for p in matches],
        )
        if matches:
            position = matches[0] if action.arrow == LEFT else matches[-1]
            if len(matches) > 1:
                t.tell("automa_arrow", rule="LA-AUT-31", arrow=action.arrow, position=position + 1)
            return position
    return NONE


def wanted_action(t: Aurora, position: int) -> int:
    """LA-AUT-29, LA-AUT-31, LA-AUT-33: the entry of a priority list that a card matches; enemies match none."""
    card = t.zone[position]
    kind = t.box.kind[card] if card >= 0 else NONE
    if kind in (TRUCK_CARD, TRAILER, DEVICE):
        return automa_cards.DISCARD_CONVOY_CARD
    return {
        LOCATION: automa_cards.GATHER,
        PERSON: automa_cards.RECRUIT,
        ENCOUNTER: automa_cards.DISCARD_ENCOUNTER,
    }.get(kind, NONE)


def act_on(t: Aurora, position: int, action: ActionCard) -> None:
    """LA-AUT-13, LA-RUL-47: what the card in the position lets it do."""
    card = t.zone[position]
    kind = t.box.kind[card]
    t.tell("automa_acts", rule="LA-AUT-13", position=position + 1, card=card)
    if kind == ENEMY:
        interact_with_enemy(t, action)
    elif kind == LOCATION:
        automa_gathers(t, position, action)
    elif kind == PERSON:
        t.then((automa_gain_survivor,), (automa_discards, position))
    elif kind == ENCOUNTER:
        t.then((automa_discards, position))
    else:
        t.then((automa_repair, 1), (automa_discards, position))


def interact_with_enemy(t: Aurora, action: ActionCard) -> None:
    """LA-AUT-28: in position 1 or 5 the gain printed on the action card; the enemy stays."""
    if action.gain != NONE:
        automa_gain(t, action.gain, 1)


def automa_gathers(t: Aurora, position: int, action: ActionCard) -> None:
    """LA-AUT-18: first the effect of the location, then the tokens of one block."""
    effect = t.box.effect[t.zone[position]]
    effects: dict[str, list[Step]] = {
        "damage": [(automa_damage, 1)],
        "contamination": [(automa_contaminate, 1)],
        "lose_fame": [(automa_fame, -1)],
    }
    t.then(*effects.get(effect, []), (automa_takes_block, position, action.arrow))


def automa_takes_block(t: Aurora, position: int, arrow: int) -> None:
    """LA-AUT-19, LA-AUT-20, LA-AUT-22, LA-AUT-23: all tokens of the arrow's block, or of the only one left."""
    left, right = t.left[position], t.right[position]
    take_left = bool(left) and (arrow == LEFT or not right)
    tokens = left if take_left else right
    if take_left:
        t.left[position] = 0
    else:
        t.right[position] = 0
    t.tell("automa_takes_block", rule="LA-AUT-19", block=0 if take_left else 1)
    for resource in RESOURCES:
        count = tokens >> 4 * resource & 15
        t.supply[resource] += count
        automa_gain(t, resource, count)
    found = tokens >> 4 * OBJECT & 15
    t.supply[OBJECT] += found
    automa_draw_objects(t, found)
    if not (t.left[position] | t.right[position]) & 0xFFF:
        t.then((automa_discards, position))


def automa_discards(t: Aurora, position: int) -> None:
    """LA-AUT-17, LA-AUT-24, LA-AUT-25, LA-AUT-27: the card goes to the discard pile and the zone is filled up."""
    card = events.leave_zone(t, position)
    t.discard.append(card)
    t.tell("automa_discards", rule="LA-AUT-17", card=card)
    events.pack_zone(t)
    events.refill(t)


# Damage, contamination, fame, repair


# Rest


def automa_rest(t: Aurora) -> None:
    """LA-AUT-47, LA-AUT-48: for each food one more action card face up, for its later abilities only.

    It stops when the action deck is empty; nothing is shuffled in.
    """
    automa = the_automa(t)
    while automa.deck and count_of(automa, FOOD):
        take_token(t, FOOD)
        card = t.reveal(automa.deck)
        automa.shown.append(card)
        t.tell("automa_feeds", rule="LA-AUT-47", action=card)


# Movement


def automa_move(t: Aurora) -> None:
    """LA-AUT-49, LA-AUT-66: first the Movement abilities of its face-up cards, then it always moves."""
    for card in the_automa(t).shown:
        movement_ability(t, action_card(t, card))
    automa_drives(t)


def movement_ability(t: Aurora, action: ActionCard) -> None:
    """LA-AUT-60, LA-AUT-61, LA-AUT-63, LA-RUL-55, LA-RUL-102: what an action card does before moving."""
    automa = the_automa(t)
    if action.movement != automa_cards.NO_ABILITY:
        t.tell("automa_ability", rule=t.box.rule[action.card], action=action.card)
    if action.movement == automa_cards.FUEL_OR_AMMO:
        automa_gain(t, AMMO if count_of(automa, FUEL) else FUEL, 1)
    elif action.movement == automa_cards.CATCH_UP_SURVIVOR:
        if t.convoys[YOU].size() > automa.survivors + automa.sick:
            automa_gain_survivor(t)
    elif action.movement == automa_cards.FIRST_SHORTCUT:
        automa.tracks = True


def automa_speed(t: Aurora) -> int:
    """LA-AUT-50, LA-RUL-57, LA-RUL-102: full speed: board, speed slots, all its fuel, catching up, its cards."""
    automa = the_automa(t)
    board = t.box.board
    speed = board.base_speed + slots.speed_slots(t) + count_of(automa, FUEL)
    if t.convoys[YOU].waypoint - automa.waypoint >= board.catch_up_distance:
        speed += board.catch_up_amount
    return speed + sum(action_card(t, card).speed_plus for card in automa.shown)


def automa_drives(t: Aurora) -> None:
    """LA-AUT-50, LA-AUT-51: even without fuel or survivors, along the main road, to the last waypoint at most."""
    automa = the_automa(t)
    speed = automa_speed(t)
    while count_of(automa, FUEL):
        take_token(t, FUEL)
    t.tell("automa_drives", rule="LA-AUT-50", speed=speed)
    road = road_of(t)
    start = automa.waypoint
    fresh = automa.tracks
    for _ in range(speed):
        shortcut = first_shortcut(t) if fresh else NONE
        if shortcut != NONE:
            fresh = False
            automa_takes_shortcut(t, shortcut)
        elif automa.waypoint < road.last:
            automa.waypoint += 1
            automa_over_mine(t, automa.waypoint - 1)
    t.tell("automa_arrives", rule="LA-AUT-51", waypoint=automa.waypoint)
    if automa.waypoint > start:
        automa_special_waypoint(t)


def first_shortcut(t: Aurora) -> int:
    """LA-AUT-63, LA-RUL-56: the open shortcut from here; of several the one that saves most, then the cheapest."""
    road = road_of(t)
    closed = closed_mask(t)
    here = [k for k in road.leaving[the_automa(t).waypoint] if not closed >> k & 1]
    if not here:
        return NONE
    return min(here, key=lambda k: (-road.ends[k], road.damage[k] + road.contamination[k], k))


def automa_takes_shortcut(t: Aurora, shortcut: int) -> None:
    """LA-AUT-63: with all its effects: contamination, damage, avalanche, mines."""
    road = road_of(t)
    the_automa(t).waypoint = road.ends[shortcut]
    t.tell("automa_shortcut", rule="LA-AUT-63", shortcut=shortcut + 1, waypoint=road.ends[shortcut])
    automa_over_mine(t, road.road_number(shortcut))
    automa_contaminate(t, road.contamination[shortcut])
    automa_damage(t, road.damage[shortcut])
    if road.avalanche[shortcut]:
        t.closed.append(shortcut)
        t.tell("avalanche", rule="LA-BETA-21", shortcut=shortcut + 1)


def automa_over_mine(t: Aurora, road: int) -> None:
    """LA-AUT-67, LA-RUL-65: a mine goes off under the Automa too."""
    if road in t.mines:
        t.mines.remove(road)
        t.tell("mine_explodes", rule="LA-RUL-65", seat=AUTOMA, waypoint=road_of(t).road_start(road))
        automa_damage(t, 1)


def automa_special_waypoint(t: Aurora) -> None:
    """LA-AUT-51: it takes what it can take; contamination it must take; the rest stays on the board."""
    waypoint = the_automa(t).waypoint
    kind = t.special[waypoint]
    if kind == CONTAMINATION:
        automa_contaminate(t, 1)
    elif kind == OBJECT or (kind != NONE and slots.has_room(t, kind)):
        t.special[waypoint] = NONE
        t.tell("counter_taken", rule="LA-AUT-51", seat=AUTOMA, counter=kind, waypoint=waypoint)
        if kind == OBJECT:
            automa_draw_objects(t, 1)
        else:
            automa_gain(t, kind, 1)


# Fire


def automa_fire(t: Aurora) -> None:
    """LA-AUT-53, LA-AUT-54, LA-RUL-50: shot after shot until ammo, weapons or enemies run out."""
    automa = the_automa(t)
    weapon = slots.weapon_to_fire(t)
    target = automa_target(t) if weapon and count_of(automa, AMMO) else NONE
    if target == NONE:
        return
    take_token(t, AMMO)
    automa.fired |= 1 << weapon - 1
    t.tell("automa_shoots", rule="LA-AUT-53", enemy=target, space=weapon)
    t.then((automa_fire,))
    attack.start_attack(t, AUTOMA, weapon, target)


def automa_target(t: Aurora) -> int:
    """LA-AUT-52, LA-RUL-48, LA-RUL-49: left arrow the highest type in its region, right arrow the lowest.

    The arrow is that of the first card turned up in this round's Exploration phase; without one it is left.
    """
    automa = the_automa(t)
    region = region_of(t, AUTOMA)
    enemies = [enemy.card for enemy in t.enemies if enemy.region == region]
    if not enemies:
        return NONE
    arrow = action_card(t, automa.shown[0]).arrow if automa.explored else LEFT
    t.tell("automa_targets", rule="LA-AUT-52", arrow=arrow, enemies=enemies)
    choose = max if arrow == LEFT else min
    return choose(enemies, key=lambda card: t.box.rank[card])


def automa_under_fire(t: Aurora, outcome: int, count: int) -> None:
    """LA-AUT-55, LA-RUL-52: all damage of enemy fire in the row of the first letter of the card just revealed."""
    row = t.box.letters[outcome][0]
    t.tell("automa_under_fire", rule="LA-AUT-55", row=row, count=count)
    for _ in range(count):
        automa_hit(t, row)


# End of the round


def automa_end_of_round(t: Aurora) -> None:
    """LA-AUT-56, LA-RUL-58, LA-RUL-103: the abilities of its face-up cards, left to right; then they go."""
    t.then(*[(end_ability, card) for card in the_automa(t).shown], (put_away_action_cards,))


def end_ability(t: Aurora, card: int) -> None:
    """LA-AUT-61, LA-AUT-62, LA-AUT-64, LA-AUT-65: what an action card does to you at the end of the round."""
    action = action_card(t, card)
    if action.ending != automa_cards.NO_ABILITY:
        t.tell("automa_ability", rule=t.box.rule[card], action=card)
    if action.ending == automa_cards.HUMAN_DAMAGE:
        t.then((hits.place_damage, YOU, ANYWHERE, action.amount, BY_AUTOMA))
    elif action.ending == automa_cards.HUMAN_FAME:
        if t.convoys[YOU].fame > the_automa(t).fame:
            t.then((fame.lose_fame, YOU, action.amount))
    elif action.ending == automa_cards.HEAL_AND_CONTAMINATE:
        automa_heal(t, "LA-AUT-64")
        t.then((contamination.contaminate, YOU, action.amount, 0))


def put_away_action_cards(t: Aurora) -> None:
    """LA-AUT-56: all cards of the action zone go to the action discard pile."""
    automa = the_automa(t)
    for card in automa.stack:
        t.show(card)
    automa.discard += automa.shown + automa.stack
    automa.shown, automa.stack = [], []
    automa.explored = 0
    automa.tracks = False


def automa_advances(t: Aurora) -> None:
    """LA-AUT-56: the counter one space right, and the damage under it in row A is removed."""
    automa = the_automa(t)
    automa.counter += 1
    automa.damage[0] &= ~(1 << automa.counter - 1)
    t.tell("automa_counter", rule="LA-AUT-56", space=automa.counter)
