"""Phase 5, End of round: slots that work now, the end of the game, the Aurora sails on, the zone is filled up."""

from ashfall.engine.verbs import Step, Verb, verb

from . import automa, cargo, convoy, crew, elimination, events, objects, repair, scoring
from .convoy import FOOD_AT_END, REPAIR_AT_END
from .state import Aurora
from .things import END_OF_ROUND, FOOD, NONE

LAST_STOP = 6


def end_of_round(t: Aurora) -> None:
    """LA-END-01, LA-RUL-41, LA-RUL-64, LA-RUL-103: slot effects in forward turn order, then the Automa's cards."""
    t.start_phase(END_OF_ROUND)
    steps: list[Step] = []
    for seat in t.forward():
        if seat < t.players and (convoy.works_late(t, seat) or objects_matter(t, seat)):
            food = convoy.special_amount(t, seat, FOOD_AT_END)
            repairs = convoy.special_amount(t, seat, REPAIR_AT_END)
            if food or repairs or objects_matter(t, seat):
                steps.append((start_slot_turn, seat, food, repairs))
    if t.automa is not None:
        steps.append((automa.automa_end_of_round,))
    t.then(*steps, (elimination.settle,), (check_end,))


def start_slot_turn(t: Aurora, seat: int, food: int, repairs: int) -> None:
    """LA-SLOT-10, LA-SLOT-14: the effects that are due: `speed` holds the food, `paid` the repairs."""
    t.march.begin(seat, food, repairs)
    t.then((slot_turn, seat))


def slot_turn(t: Aurora, seat: int) -> None:
    """LA-END-01, LA-RUL-40: effects in the owner's order, and objects of any phase.

    With one effect and no object that could be used there is nothing to ask.
    """
    march = t.march
    player = t.convoys[seat]
    if march.seat != seat or player.out:
        return
    food, repairs = bool(march.speed), bool(march.paid and any(player.damage))
    asked = objects_matter(t, seat)
    verbs: list[Verb] = []
    if food:
        verbs.append(GROW_FOOD)
    if repairs:
        verbs.append(RUN_WORKSHOP)
    if asked or len(verbs) > 1:
        verbs += [objects.USE.of(objects.TURN), END_ROUND_TURN]
    if verbs:
        t.ask_of(seat, "end_of_round", tuple(verbs), always=asked, again=True)


def objects_matter(t: Aurora, seat: int) -> bool:
    """Whether an object could be needed now, as far as everybody can see.

    If the game ends, what mends and heals counts for the score. Otherwise the next turn of the Exploration phase
    is as good, unless there may be none, or two Rations want two phases.
    """
    player = t.convoys[seat]
    if not player.objects:
        return False
    if game_ends(t):
        return (any(player.damage) and objects.may_hold(t, seat, objects.WELDING)) or (
            bool(crew.curable(t, seat, 0)) and objects.may_hold(t, seat, objects.DECONTAMINATION)
        )
    two = len(player.objects) > 1 and len(player.rest) > 1
    return (two or not player.active) and objects.ration_matters(t, seat)


def grow_food(t: Aurora, seat: int) -> None:
    """LA-SLOT-10, LA-GEN-08: food from the Biomass Processor, as far as the supply and the room go."""
    food, t.march.speed = t.march.speed, 0
    t.then((cargo.gain_resource, seat, FOOD, food))


def run_workshop(t: Aurora, seat: int) -> None:
    """LA-SLOT-14: the Field Workshop may remove damage; its own slot is undamaged, so it is another one."""
    repairs, t.march.paid = t.march.paid, 0
    t.then((repair.repair, seat, repairs))


def end_round_turn(t: Aurora, seat: int) -> None:
    """LA-PLC-14: what was not taken is lost."""
    t.march.seat = NONE


def check_end(t: Aurora) -> None:
    """LA-END-02, LA-END-03, LA-END-07, LA-MOVE-16, LA-GEN-01: a convoy at the Aurora, or it at its sixth stop."""
    if game_ends(t):
        rule = "LA-END-02" if scoring.somebody_reached(t) else "LA-END-03"
        t.tell("game_over", rule=rule)
        t.finish()
    else:
        t.then((sail_on,), (clear_zone,))


def game_ends(t: Aurora) -> bool:
    return scoring.somebody_reached(t) or t.aurora >= LAST_STOP


def sail_on(t: Aurora) -> None:
    """LA-END-04, LA-RUL-103: the Aurora one numbered waypoint forward; the Automa's counter one space right."""
    t.aurora += 1
    t.tell("aurora_sails", rule="LA-END-04", number=t.aurora)
    if t.automa is not None:
        automa.automa_advances(t)


def clear_zone(t: Aurora) -> None:
    """LA-END-05, LA-END-06, LA-AUT-08, LA-RUL-83: the excess goes from the left; the zone is filled up."""
    filled = [position for position in range(len(t.zone)) if t.zone[position] != NONE]
    for position in filled[: max(0, len(filled) - t.box.kept_cards[t.players])]:
        card = events.leave_zone(t, position)
        t.discard.append(card)
        if t.listener is not None:
            t.tell("card_discarded", rule="LA-END-05", card=card)
    events.pack_zone(t)
    events.refill(t)


GROW_FOOD = verb(grow_food, when="LA-SLOT-10")
RUN_WORKSHOP = verb(run_workshop, when="LA-SLOT-14")
END_ROUND_TURN = verb(end_round_turn, when="LA-END-01")
