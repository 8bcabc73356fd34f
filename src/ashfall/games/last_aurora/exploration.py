"""Phase 1: Exploration (LA-EXP): turns, sending survivors, food, what comes after the action, passing."""

from ashfall.engine.errors import Reason
from ashfall.engine.verbs import Step, verb, verb_about

from . import (
    automa,
    bonus,
    card_action,
    crew,
    elimination,
    events,
    objects,
    repair,
    rest,
    turn_order,
)  # fmt: skip
from .box import ENCOUNTER, ENEMY
from .crew import IDLE, LEADER
from .expedition import AFTER, CHOOSING, CLOSED, OVER, SENDING, skills
from .state import Aurora, Convoy
from .things import EXPLORATION, FOOD, NONE

ENEMY_THERE = Reason("LA-EXP-13")
"""Made once: while an enemy lies in the zone, everybody's question finds it."""


def exploration_phase(t: Aurora) -> None:
    """LA-EXP-01, LA-RUL-94: turns in reverse order until nobody has an active survivor; the first has one anyway."""
    t.start_phase(EXPLORATION)
    t.expedition.begin(NONE)
    if t.automa is not None:
        automa.automa_prepares(t)
    t.then((exploration_round,), (end_exploration,))


def exploration_round(t: Aurora) -> None:
    """LA-EXP-01, LA-BETA-17: everybody in reverse turn order has one turn, then the order is read again."""
    if t.expedition.stage != CLOSED:
        turns: list[Step] = [(exploration_turn, side) for side in turn_order.reverse_order(t)]
        t.then(*turns, (exploration_round,))


def exploration_turn(t: Aurora, side: int) -> None:
    """LA-EXP-02, LA-EXP-03: a turn, unless the phase has ended."""
    if t.expedition.stage == CLOSED or side not in t.order:
        return
    t.expedition.begin(side)
    if side >= t.players:
        t.then((automa.automa_turn,), (end_of_turn, side))
        return
    owner = t.convoys[side]
    if owner.active or owner.objects or (owner.food and owner.exhausted):
        t.then((exploring, side), (end_of_turn, side))
    else:
        end_of_turn(t, side)


def exploring(t: Aurora, seat: int) -> None:
    """LA-EXP-15, LA-RUL-63: one decision after the other until the turn is over; a single option is taken and told."""
    stage = t.expedition.stage
    if stage != OVER and not t.convoys[seat].out:
        QUESTIONS[stage](t, seat)


def end_of_turn(t: Aurora, side: int) -> None:
    """LA-EXP-02, LA-FOOD-03, LA-CON-06: food still on survivors goes; without active survivors the phase ends."""
    if side < t.players:
        meals = t.meals
        fed = []
        for card in t.convoys[side].crew():
            if meals[card]:
                fed.append(card)
        if fed:
            take_meals(t, side, fed)
    t.expedition.action = IDLE
    if not anybody_active(t):
        t.expedition.stage = CLOSED
    elimination.settle(t)


def anybody_active(t: Aurora) -> bool:
    """LA-EXP-02, LA-AUT-16: whether anybody can still explore or pass."""
    for owner in t.convoys:
        if owner.active:
            return True
    return t.automa is not None and bool(t.automa.stack)


def end_exploration(t: Aurora) -> None:
    """LA-RUL-11, LA-ITEM-03, LA-BETA-16: Antifreeze wears off; on Beta the turn order is updated."""
    t.expedition.begin(NONE)
    steps: list[Step] = [(wear_off, seat) for seat in t.seats if warmed(t, seat)]
    if t.beta:
        steps.append((turn_order.update_turn_order,))
    t.then(*steps)


def warmed(t: Aurora, seat: int) -> list[int]:
    """Who of a crew has an Antifreeze bonus."""
    return [card for card in t.convoys[seat].crew() if t.antifreeze[card]]


def wear_off(t: Aurora, seat: int) -> None:
    """LA-RUL-111: before the bonus goes, whoever would lose somebody by it may use a Decontamination IV."""
    doomed = [card for card in warmed(t, seat) if crew.skill(t, card) <= t.antifreeze[card]]
    if doomed and objects.may_hold(t, seat, objects.DECONTAMINATION):
        use = objects.USE.of(objects.MOMENT)
        t.ask(seat, "last_chance", use, LET_WEAR_OFF, always=True, again=True)
    else:
        let_wear_off(t, seat)


def let_wear_off(t: Aurora, seat: int) -> None:
    """LA-RUL-11, LA-CON-06: the bonus goes; whom it kept alive dies."""
    for card in warmed(t, seat):
        t.antifreeze[card] = 0
    crew.check_deaths(t, seat)


# The turn


def ask_turn(t: Aurora, seat: int) -> None:
    """LA-EXP-03, LA-EXP-14, LA-RUL-110: explore with a survivor, or pass with one; food and objects before it."""
    owner = t.convoys[seat]
    active = owner.active
    if not active:
        ask_after(t, seat)
        return
    options: list[Step] = [(explore, seat, p, card) for p in explorable(t, seat) for card in active]
    for card in active:
        options.append((pass_with, seat, card))
    if owner.food:
        options += pass_meals(t, seat)
        for card in owner.exhausted:
            options.append((rest.recover, seat, card))
    if owner.objects:
        options += objects.use_options(t, seat)
    t.ask(
        seat,
        "explore_or_pass",
        EXPLORE,
        PASS,
        FEED.of(BEFORE),
        rest.RECOVER,
        objects.USE.of(objects.TURN),
        options=options,
        always=bool(owner.objects),
        again=True,
    )


def pass_meals(t: Aurora, seat: int) -> list[Step]:
    """LA-RUL-08, LA-FOOD-02, LA-FOOD-06: food may be put on a survivor before a pass, where it repairs more.

    Who holds a Decontamination IV may feed anybody: fed, he outlives a counter that is taken off in this turn.
    """
    owner = t.convoys[seat]
    if owner.objects and objects.holds(t, seat, objects.DECONTAMINATION):
        return [(feed, seat, card) for card in owner.crew()]
    harm = damage_in(owner)
    if not harm:
        return []
    return [(feed, seat, card) for card in owner.active if harm > crew.skill(t, card)]


def damage_in(owner: Convoy) -> int:
    harm = 0
    for damage in owner.damage:
        if damage:
            harm += damage.bit_count()
    return harm


def explorable(t: Aurora, seat: int) -> list[int]:
    """LA-EXP-04: the positions that nothing forbids; the most frequent reasons are looked for without a sentence."""
    have = reach(t, seat)
    costs, simple = t.box.costs[t.beta], t.box.simple
    found = []
    for i, card in enumerate(t.zone):
        if (
            card >= 0
            and have >= costs[i]
            and (simple[card] or why_not_reach(t, seat, i + 1, have) is None)
        ):
            found.append(i + 1)
    return found


def expeditions(t: Aurora, seat: int) -> list[tuple[int, int]]:
    """LA-EXP-04: every position of the zone with every active survivor who could begin."""
    active = t.convoys[seat].active
    return [(position, card) for position in range(1, len(t.zone) + 1) for card in active]


def why_not_explore(t: Aurora, seat: int, position: int, crew: int) -> Reason | None:
    """LA-EXP-04, LA-EXP-05, LA-REV-06: what may be explored, and at what cost."""
    return why_not_reach(t, seat, position, reach(t, seat))


def reach(t: Aurora, seat: int) -> int:
    """LA-EXP-05: all that the active survivors can do together, with all the food."""
    owner = t.convoys[seat]
    return owner.food + skills(t, owner.active)


def why_not_reach(t: Aurora, seat: int, position: int, have: int) -> Reason | None:
    """LA-EXP-04, LA-EXP-08, LA-EXP-13, LA-REV-05: the same, with this much skill and food in all."""
    card = t.zone[position - 1]
    if card == NONE:
        return Reason("LA-REV-05")
    kind = t.box.kind[card]
    if kind == ENEMY:
        return ENEMY_THERE
    need = t.box.costs[t.beta][position - 1]
    if have < need:
        return Reason("LA-EXP-05", need=need, have=have)
    if kind != ENCOUNTER:
        return card_action.why_not_act(t, seat, position - 1)
    meals = max(0, need - have + t.convoys[seat].food)
    return why_not_after_meals(t, seat, position - 1, meals)


def why_not_after_meals(t: Aurora, seat: int, position: int, meals: int) -> Reason | None:
    """LA-EXP-08: the card action must be possible (or be made so by the bonus) with so much food eaten before."""
    reason = card_action.why_not_act(t, seat, position, meals)
    if reason is None or t.box.kind[t.zone[position]] != ENCOUNTER:
        return reason
    helped = bonus.enabling(t, seat, position, t.convoys[seat].active, meals)
    return None if helped else reason


def explore(t: Aurora, seat: int, position: int, crew: int) -> None:
    """LA-EXP-04, LA-EXP-05: the card in this position, by this survivor and perhaps others."""
    t.expedition.position = position - 1
    t.expedition.stage = SENDING
    if t.listener is not None:
        t.tell("explores", "LA-EXP-04", seat=seat, position=position, card=t.zone[position - 1])
    send(t, seat, crew)


def ask_sending(t: Aurora, seat: int) -> None:
    """LA-EXP-05, LA-EXP-06, LA-EXP-07: send more survivors and feed them; with enough skill, begin."""
    owner, expedition = t.convoys[seat], t.expedition
    sent, position = expedition.crew, expedition.position
    simple = t.box.simple[t.zone[position]]
    options: list[Step] = []
    for card in owner.active:
        if card not in sent:
            options.append((send, seat, card))
    if owner.food and (simple or why_not_after_meals(t, seat, position, 1) is None):
        for card in sent:
            options.append((feed, seat, card))
    if skills(t, sent) >= t.box.costs[t.beta][position]:
        actions = card_action.card_options(t, seat)
        options += actions
        options += bonus.first_options(t, seat, bool(actions))
    verbs = (SEND, FEED.of(SENT), *card_action.card_verbs(t), bonus.BONUS)
    t.ask_of(seat, "send", verbs, options=options, again=True)


def active_survivors(t: Aurora, seat: int) -> list[int]:
    return t.convoys[seat].active


def why_not_send(t: Aurora, seat: int, crew: int) -> Reason | None:
    """LA-EXP-05, LA-GEN-05: each survivor once."""
    return Reason("LA-EXP-05", "sent") if crew in t.expedition.crew else None


def send(t: Aurora, seat: int, crew: int) -> None:
    """LA-EXP-05, LA-EXP-06: this survivor takes part."""
    t.expedition.crew.append(crew)
    if t.listener is not None:
        t.tell("sent", "LA-EXP-05", seat=seat, crew=crew)


def eaters(t: Aurora, seat: int, sent: int) -> list[int]:
    """LA-FOOD-02, LA-RUL-08: whoever takes part; before a pass the active ones, with a Decontamination IV all."""
    if sent:
        return t.expedition.crew
    owner = t.convoys[seat]
    return owner.crew() if objects.holds(t, seat, objects.DECONTAMINATION) else owner.active


def no_food(t: Aurora, seat: int, sent: int) -> Reason | None:
    """LA-FOOD-01: there must be food."""
    return None if t.convoys[seat].food else Reason("LA-FOOD-01")


def why_not_feed(t: Aurora, seat: int, sent: int, card: int) -> Reason | None:
    """LA-FOOD-04, LA-RUL-08: the card action must stay possible; before a pass food must be good for something."""
    if sent:
        return why_not_after_meals(t, seat, t.expedition.position, 1)
    if objects.holds(t, seat, objects.DECONTAMINATION):
        return None
    useful = damage_in(t.convoys[seat]) > crew.skill(t, card)
    return None if useful else Reason("LA-RUL-08")


def feed(t: Aurora, seat: int, crew: int) -> None:
    """LA-FOOD-02, LA-FOOD-03, LA-FOOD-04, LA-RUL-84: a food on the card, skill 1 higher this turn."""
    t.convoys[seat].food -= 1
    t.meals[crew] += 1
    if t.listener is not None:
        t.tell("fed", "LA-FOOD-02", seat=seat, crew=crew)


def take_meals(t: Aurora, seat: int, fed: list[int]) -> None:
    """LA-FOOD-03, LA-CON-06: food on survivors goes to the supply; whom it kept alive dies."""
    for card in fed:
        t.supply[FOOD] += t.meals[card]
        t.meals[card] = 0
    crew.check_deaths(t, seat)


# Between card action and bonus


def ask_between(t: Aurora, seat: int) -> None:
    """LA-EXP-07, LA-RUL-09, LA-RUL-92: the other of card action and bonus; objects may be used in between."""
    expedition = t.expedition
    if expedition.card_done:
        question = "bonus"
        options = [] if expedition.bonus_done else bonus.bonus_options(t, seat)
        if options:
            options.append((finish, seat))
    else:
        question = "card_action"
        options = card_action.card_options(t, seat) if expedition.crew else []
    if options:
        held = bool(t.convoys[seat].objects)
        if held:
            options += objects.use_options(t, seat)
        verbs = (bonus.BONUS,) if expedition.card_done else tuple(card_action.card_verbs(t))
        use = objects.USE.of(objects.TURN)
        beside = (FINISH, use) if expedition.card_done else (use,)
        t.ask_of(seat, question, verbs, beside, options=options, always=held, again=True)
    elif last_chance(t, seat, expedition.crew):
        use = objects.USE.of(objects.TURN)
        t.ask(seat, "last_chance", use, LET_FOOD_GO, always=True, again=True)
    else:
        t.then((exploring, seat))
        finish(t, seat)


def last_chance(t: Aurora, seat: int, people: list[int]) -> bool:
    """LA-RUL-111: whether one of them lives by the food that leaves now, and a card could help, as all can see."""
    meals = t.meals
    doomed = [card for card in people if meals[card] and crew.skill(t, card) <= meals[card]]
    return bool(doomed) and (
        objects.may_hold(t, seat, objects.DECONTAMINATION)
        or objects.may_hold(t, seat, objects.ANTIFREEZE)
    )


def let_food_go(t: Aurora, seat: int) -> None:
    """LA-RUL-111: nothing is used before the food leaves."""
    finish(t, seat)


# After the action


def finish(t: Aurora, seat: int) -> None:
    """LA-EXP-09, LA-EXP-10, LA-EXP-11, LA-SURV-04, LA-ABL-05: who went rests or lies exhausted; a gap is filled."""
    owner, expedition = t.convoys[seat], t.expedition
    fed = []
    for card in expedition.crew:
        owner.active.remove(card)
        zone = owner.rest if t.box.effect[card] == LEADER else owner.exhausted
        zone.append(card)
        if t.listener is not None:
            if zone is owner.rest:
                t.tell("goes_to_rest", "LA-SURV-04", seat=seat, crew=card)
            else:
                t.tell("is_exhausted", "LA-EXP-09", seat=seat, crew=card)
        if t.meals[card]:
            fed.append(card)
    expedition.crew = []
    expedition.stage = AFTER
    if fed:
        take_meals(t, seat, fed)
    if t.zone[expedition.position] == NONE:
        events.pack_zone(t)
        events.refill(t)


def ask_after(t: Aurora, seat: int) -> None:
    """LA-EXP-15, LA-FOOD-01, LA-PASS-03, LA-PASS-04: more food or objects, or the turn is over.

    Whoever has an active survivor has another turn for his objects; without one this may be the last chance for
    a Ration. Everything else that they do, they do as well when damage or contamination comes, except for somebody
    who lives by food (LA-RUL-111).
    """
    owner = t.convoys[seat]
    meals = owner.exhausted if owner.food else []
    last = last_chance(t, seat, owner.crew())
    asked = last or (not owner.active and objects.ration_matters(t, seat, 1 if meals else 0))
    if meals or asked:
        options: list[Step] = [(rest.recover, seat, card) for card in meals]
        options += objects.use_options(t, seat)
        options.append((end_turn, seat))
        question = "empty_pass" if t.expedition.stage == CHOOSING else "end_turn"
        if last:
            question = "last_chance"
        t.ask(
            seat,
            question,
            rest.RECOVER,
            objects.USE.of(objects.TURN),
            END_TURN,
            options=options,
            always=asked,
            again=True,
        )


def end_turn(t: Aurora, seat: int) -> None:
    """LA-EXP-15, LA-PASS-04: the turn ends."""
    t.expedition.stage = OVER


def pass_with(t: Aurora, seat: int, crew: int) -> None:
    """LA-PASS-01, LA-PASS-02, LA-RUL-08: he goes to rest and mends as much damage as his present skill."""
    owner = t.convoys[seat]
    owner.active.remove(crew)
    owner.rest.append(crew)
    t.expedition.stage = AFTER
    if t.listener is not None:
        t.tell("passed", "LA-PASS-01", seat=seat, crew=crew)
    repair.repair(t, seat, skill_of(t, crew))


def skill_of(t: Aurora, card: int) -> int:
    return crew.skill(t, card)


QUESTIONS = (ask_turn, ask_sending, ask_between, ask_after)


BEFORE, SENT = 0, 1
"""When food is put on a survivor: before a pass, or on somebody who takes part."""

EXPLORE = verb(explore, when="LA-EXP-03", only="LA-EXP-05", domain=expeditions, why=why_not_explore)
PASS = verb(pass_with, when="LA-EXP-03", only="LA-PASS-01", domain=active_survivors, word="pass")
SEND = verb(send, when="LA-EXP-05", domain=active_survivors, why=why_not_send)
FEED = verb_about(
    feed, when="LA-FOOD-01", only="LA-FOOD-02", domain=eaters, bar=no_food, why=why_not_feed
)
FINISH = verb(finish, when="LA-EXP-09", word="skip")
LET_FOOD_GO = verb(let_food_go, when="LA-RUL-111")
LET_WEAR_OFF = verb(let_wear_off, when="LA-RUL-111")
END_TURN = verb(end_turn, when="LA-EXP-15")
