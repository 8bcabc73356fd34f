"""What happens to the Automa: damage, repair, contamination, gains, fame, objects and ambushes, each told."""

from . import automa_board as slots
from .automa_board import count_of, take_token, the_automa
from .decks import replenish, reveal_outcome
from .state import Aurora
from .things import AMMO, FOOD, FUEL, SURVIVOR


def automa_damage(t: Aurora, count: int) -> None:
    """LA-AUT-34, LA-AUT-35, LA-RUL-52: for each single damage an outcome card, whose first letter gives the row.

    Areas and backs mean nothing to the Automa.
    """
    for _ in range(count):
        card = reveal_outcome(t)
        row = t.box.letters[card][0]
        t.tell("automa_outcome", rule="LA-AUT-34", outcome=card, row=row)
        automa_hit(t, row)


def automa_hit(t: Aurora, row: int) -> None:
    """LA-AUT-36: one damage in a row."""
    column = slots.hit_slot(t, row)
    if column:
        t.tell("automa_damaged", rule="LA-AUT-36", row=row, space=column)
        if slots.drop_token(t, row, column):
            t.tell("automa_loses", rule="LA-AUT-38", token=row - 1)
    else:
        t.tell("automa_damage_lost", rule="LA-RUL-114", row=row)


def automa_repair(t: Aurora, count: int) -> None:
    """LA-AUT-45: remove damage from the board, one counter after another."""
    for _ in range(count):
        row, column = slots.repair_slot(t)
        if column:
            t.tell("automa_repaired", rule="LA-AUT-45", row=row, space=column)
        else:
            t.tell("automa_nothing_to_repair", rule="LA-AUT-46")


def automa_contaminate(t: Aurora, count: int) -> None:
    """LA-AUT-40, LA-AUT-41: the rightmost survivor to the contaminated zone; with all of them there, one is lost."""
    automa = the_automa(t)
    for _ in range(count):
        if automa.survivors:
            automa.survivors -= 1
            automa.sick += 1
            t.tell("automa_contaminated", rule="LA-AUT-40", count=automa.sick)
        elif automa.sick:
            automa.sick -= 1
            t.supply[SURVIVOR] += 1
            t.tell("automa_loses_survivor", rule="LA-AUT-41", count=automa.sick)


def automa_gain(t: Aurora, resource: int, count: int) -> None:
    """LA-AUT-21, LA-RUL-104: resources into its row as far as supply and slots allow."""
    for _ in range(count):
        if slots.put_token(t, resource):
            t.tell("automa_gains", rule="LA-AUT-21", token=resource)
        else:
            t.tell("automa_cannot_gain", rule="LA-RUL-104", token=resource)


def automa_lose_resource(t: Aurora) -> None:
    """LA-RUL-54: the resource it has most of; of equals ammo before food before fuel."""
    automa = the_automa(t)
    resource = max((AMMO, FOOD, FUEL), key=lambda kind: count_of(automa, kind))
    if count_of(automa, resource):
        take_token(t, resource)
        t.tell("automa_loses", rule="LA-RUL-54", token=resource)


def automa_gain_survivor(t: Aurora) -> None:
    """LA-AUT-25, LA-AUT-26, LA-RUL-104: a survivor token leftmost; beyond six it heals one instead."""
    automa = the_automa(t)
    if automa.survivors + automa.sick >= t.box.board.most_survivors:
        automa_heal(t, "LA-AUT-26")
    elif t.supply[SURVIVOR]:
        t.supply[SURVIVOR] -= 1
        automa.survivors += 1
        t.tell("automa_recruits", rule="LA-AUT-25", count=automa.survivors)


def automa_heal(t: Aurora, rule: str) -> None:
    """LA-AUT-26, LA-AUT-64: one survivor from the contaminated zone back to the leftmost free slot."""
    automa = the_automa(t)
    if automa.sick:
        automa.sick -= 1
        automa.survivors += 1
        t.tell("automa_heals", rule=rule, count=automa.survivors)


def automa_fame(t: Aurora, by: int) -> None:
    """LA-AUT-43: along its own track; a gain at the top repairs, a loss at the bottom damages instead."""
    automa = the_automa(t)
    for _ in range(abs(by)):
        if by > 0 and automa.fame >= t.box.most_fame:
            automa_repair(t, 1)
        elif by < 0 and automa.fame <= t.box.least_fame:
            automa_damage(t, 1)
        else:
            automa.fame += 1 if by > 0 else -1
            t.tell("automa_fame", rule="LA-AUT-43", fame=automa.fame)


def automa_draw_objects(t: Aurora, count: int) -> None:
    """LA-AUT-22, LA-RUL-60: object cards, unseen by anybody, into its own zone; no limit, out of circulation."""
    automa = the_automa(t)
    for _ in range(count):
        if replenish(t):
            automa.kept.append(t.draw_unseen(t.object_deck))
            t.tell("automa_draws_object", rule="LA-AUT-22", count=len(automa.kept))


def automa_ambush(t: Aurora, enemy: int) -> None:
    """LA-AUT-44, LA-AUT-67, LA-RUL-54: the first option of an ambush if it is possible, otherwise the second."""
    automa = the_automa(t)
    first, second = t.box.ambush[enemy]
    effect, count, _ = first[0]
    if effect == "contamination" and automa.survivors + automa.sick:
        automa_contaminate(t, count)
    elif effect == "lose_resource" and any(automa.tokens):
        automa_lose_resource(t)
    else:
        automa_damage(t, second[0][1])
