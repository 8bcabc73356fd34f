"""The crew: skill, death and recovery (LA-CON), losing survivors, and what abilities ask for (LA-ABL)."""

from ashfall.engine.verbs import verb, verb_about

from . import convoy, elimination
from .state import Aurora
from .things import NONE, SURVIVOR

IDLE, CARD_ACTION, BONUS_ACTION = 0, 1, 2

HERMIT = "ignore_contamination_while_exploring"
MECHANIC = "remove_damage"
MEDIC = "rest_to_active"
PREACHER = "ignore_fame_loss_of_card_action"
GUNNER = "first_hit_extra_damage"
EXPLORER = "bonus_action_of_any_slot"
RENEGADE = "ignore_one_enemy"
JACKAL = "gain_missing_resource"
BOUNTY_HUNTER = "fame_if_loot"
FAME = "fame"
DRIVER = "speed_plus"
LEADER = "rest_instead_of_exhausted"
CO_PILOT = "speed_plus_1_and_catch_up"


def skill(t: Aurora, card: int) -> int:
    """LA-CON-02, LA-FOOD-02, LA-FOOD-06, LA-RUL-11: printed skill, less contamination, plus food and antifreeze."""
    return t.box.skill[card] - t.contamination[card] + t.meals[card] + t.antifreeze[card]


def active_with(t: Aurora, seat: int, ability: str) -> int:
    """LA-ABL-01, LA-CON-08: the active survivor with this ability, contaminated or not, or NONE."""
    effect = t.box.effect
    for card in t.convoys[seat].active:
        if effect[card] == ability:
            return card
    return NONE


def takes_part(t: Aurora, seat: int, ability: str) -> bool:
    """LA-ABL-03, LA-BON-03: a survivor with this ability takes part in the explore action going on."""
    expedition = t.expedition
    if expedition.action == IDLE or expedition.seat != seat:
        return False
    effect = t.box.effect
    return ability in [effect[card] for card in expedition.crew]


# Contamination


def candidates(t: Aurora, seat: int, participants: int) -> list[int]:
    """LA-CON-01: whom the counter may go to."""
    return t.expedition.crew if participants else t.convoys[seat].crew()


def die(t: Aurora, seat: int, crew: int, rule: str = "LA-CON-03") -> None:
    """LA-CON-03, LA-CON-07: card and one survivor token go; in the Fire phase the owner chooses whose slot."""
    t.tell("died", rule, seat=seat, crew=crew)
    if t.convoys[seat].loads:
        t.then((ask_vacate, seat))
    discard_survivor(t, seat, crew)


def ask_vacate(t: Aurora, seat: int) -> None:
    """LA-CON-03: which slot loses its survivor token."""
    if not t.convoys[seat].out:
        t.ask(seat, "lose_survivor_token", VACATE)


def survivor_slots(t: Aurora, seat: int) -> list[int]:
    return convoy.token_slots(t, seat, SURVIVOR)


def vacate(t: Aurora, seat: int, slot: int) -> None:
    """LA-CON-03: the token of the dead leaves this slot."""
    convoy.set_load(t.convoys[seat], slot, NONE)


def check_deaths(t: Aurora, seat: int) -> None:
    """LA-CON-06: when food or antifreeze left, whoever has no skill left dies."""
    for card in t.convoys[seat].crew():
        if skill(t, card) <= 0:
            die(t, seat, card, "LA-CON-06")


# Losing a survivor


def expendable(t: Aurora, seat: int) -> list[int]:
    """LA-PLC-08, LA-REC-02, LA-RUL-44: any own survivor card, except one recruited in this turn."""
    cards = t.convoys[seat].crew()
    return [card for card in cards if card not in t.expedition.recruits] or cards


def lose_survivor(t: Aurora, seat: int) -> None:
    """LA-PLC-08: a survivor token was lost, so the owner gives up a survivor card from any zone."""
    if t.convoys[seat].out:
        return
    t.ask(seat, "lose_survivor", GIVE_UP)


def give_up(t: Aurora, seat: int, crew: int) -> None:
    """LA-PLC-08: the card goes with the counters on it, and its token with it."""
    if t.listener is not None:
        t.tell("given_up", "LA-PLC-08", seat=seat, crew=crew)
    discard_survivor(t, seat, crew)


def discard_survivor(t: Aurora, seat: int, crew: int) -> None:
    """LA-CON-07, LA-RUL-18, LA-RUL-44: exploration survivors go to the discard pile, the others out of the game."""
    owner = t.convoys[seat]
    for zone in (owner.active, owner.rest, owner.exhausted):
        if crew in zone:
            zone.remove(crew)
    t.supply[0] += t.meals[crew]
    t.contamination[crew] = t.meals[crew] = t.antifreeze[crew] = 0
    t.supply[SURVIVOR] += 1
    (t.discard if t.box.period[crew] else t.gone).append(crew)
    if t.expedition.seat == seat:
        for cards in (t.expedition.crew, t.expedition.dying):
            if crew in cards:
                cards.remove(crew)
    if not owner.size():
        elimination.eliminate(t, seat)


# Getting better


def cure(t: Aurora, seat: int, up_to: int, participants: int) -> None:
    """LA-GEN-10, LA-BON-05, LA-ITEM-06: remove up to so many counters in total from own survivors.

    As a bonus action only from `participants` (so many counters), and one at least: none would be no bonus action.
    """
    t.convoys[seat].owed_cure = up_to
    t.then((next_cure, seat, participants))


def next_cure(t: Aurora, seat: int, participants: int) -> None:
    """LA-GEN-10: any of them, or enough."""
    owner = t.convoys[seat]
    sick = curable(t, seat, participants) if owner.owed_cure > 0 else []
    if sick:
        verbs = (NO_MORE,) if owner.owed_cure != participants else ()
        t.ask(seat, "decontaminate", DECONTAMINATE.of(participants), *verbs, again=True)
    else:
        owner.owed_cure = 0


def curable(t: Aurora, seat: int, participants: int) -> list[int]:
    """LA-RUL-92: contaminated survivors; whoever is about to die cannot be helped any more."""
    contamination, dying = t.contamination, t.expedition.dying
    found = []
    for card in candidates(t, seat, participants):
        if contamination[card] and card not in dying:
            found.append(card)
    return found


def decontaminate(t: Aurora, seat: int, crew: int) -> None:
    """LA-GEN-09: remove one contamination counter."""
    t.contamination[crew] -= 1
    t.convoys[seat].owed_cure -= 1
    t.tell("decontaminated", "LA-GEN-09", seat=seat, crew=crew)


def stop_curing(t: Aurora, seat: int) -> None:
    """LA-GEN-10: up to so many means any number."""
    t.convoys[seat].owed_cure = 0


# Recruiting


VACATE = verb(vacate, when="LA-CON-03", domain=survivor_slots)
GIVE_UP = verb(give_up, when="LA-PLC-08", domain=expendable)
DECONTAMINATE = verb_about(decontaminate, when="LA-GEN-10", only="LA-RUL-92", domain=curable)
NO_MORE = verb(stop_curing, when="LA-GEN-10", word="no-more-cures")
