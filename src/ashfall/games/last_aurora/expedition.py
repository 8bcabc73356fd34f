"""The explore action that goes on: its stages, when it may begin, and what comes at its end (LA-EXP, LA-CON)."""

from ashfall.engine.errors import Reason

from . import convoy, crew
from .crew import CARD_ACTION, IDLE
from .state import Aurora
from .things import RESOURCES

CHOOSING, SENDING, BETWEEN, AFTER, OVER, CLOSED = range(6)
"""Stages of a turn: explore or pass; who goes; between card action and bonus; what is left; done. CLOSED: the phase."""


def skills(t: Aurora, people: list[int]) -> int:
    """LA-EXP-05, LA-RUL-10: what these survivors can do together, food included (`crew.skill` of each)."""
    printed, contamination, meals, antifreeze = t.box.skill, t.contamination, t.meals, t.antifreeze
    total = 0
    for card in people:
        total += printed[card] - contamination[card] + meals[card] + antifreeze[card]
    return total


def too_few_sent(t: Aurora, seat: int) -> Reason | None:
    """LA-EXP-05: while survivors are sent, the action begins when their skills reach the cost."""
    expedition = t.expedition
    if expedition.stage != SENDING:
        return None
    need, have = t.box.costs[t.beta][expedition.position], skills(t, expedition.crew)
    return Reason("LA-EXP-05", "few", need=need, have=have) if have < need else None


def begin_card_action(t: Aurora) -> None:
    """LA-EXP-07: from here to its end nothing comes in between."""
    t.expedition.action = CARD_ACTION
    t.expedition.stage = BETWEEN


def end_card_action(t: Aurora, seat: int) -> None:
    """LA-CON-03, LA-CON-04: the card action is complete; now whoever got a deadly counter dies."""
    t.expedition.card_done = True
    end_action(t, seat)


def end_action(t: Aurora, seat: int) -> None:
    """LA-RUL-09, LA-CON-05: deaths, then what is still to come if somebody who took part lives."""
    expedition = t.expedition
    expedition.action = IDLE
    if expedition.dying:
        for card in expedition.dying[:]:
            crew.die(t, seat, card)
        expedition.dying = []


def take_tokens(t: Aurora, seat: int, packed: int, rule: str) -> None:
    """Resources from a card into the convoy; `make_room` sorts out what does not fit."""
    owner = t.convoys[seat]
    for resource in RESOURCES:
        count = packed >> 4 * resource & 15
        if count:
            convoy.add(owner, resource, count)
            if t.listener is not None:
                t.tell("gained", rule, seat=seat, token=resource, count=count)
