"""The Automa's turn (AUT): so many cards in each action phase, each tested from top to bottom, and what follows."""

from .automa_account import Account, Attempt, tell_account
from .automa_actions import carry_out, consider
from .automa_missions import mission_step
from .automa_units import the_automa
from .state import Dei
from .things import NO_OUTPOST


def actions_of(t: Dei, round: int, phase: int) -> int:
    """DEI-AUT-17, DEI-AUT-60, DEI-AUT-61, DEI-VAR-04, DEI-RUL-05: how many actions it performs in a phase."""
    automa = the_automa(t)
    number = t.box.automa_actions[automa.level][round - 1]
    return t.box.automa_spread[number][phase - 1] if automa.by_round else number


def take_turn(t: Dei, side: int) -> None:
    """DEI-AUT-16, DEI-RUL-05, DEI-RUL-130: with the count per phase the cards in the cells are set aside first."""
    automa = the_automa(t)
    if not automa.by_round:
        automa.aside += automa.cells
        automa.cells = []
    actions = actions_of(t, t.round, t.phase)
    t.tell("automa_turn", rule="DEI-AUT-16", seat=side, phase=t.phase, actions=actions)
    t.then((act, side, 1), (end_turn, side))


def act(t: Dei, side: int, number: int) -> None:
    """DEI-AUT-18, DEI-AUT-19, DEI-AUT-20, DEI-RUL-90: cards are turned up until one gives an action.

    Those that give none are discarded and not tested again in this action; when no other card is left the turn ends.
    """
    automa, failed = the_automa(t), list[int]()
    actions = actions_of(t, t.round, t.phase)
    if not automa.deck and not automa.discard:
        automa.discard, automa.aside = automa.aside, []
    while automa.deck or automa.discard:
        card = turn_up(t)
        account = test(t, side, card, number, actions)
        tell_account(t, side, account)
        if account.done is not None:
            automa.cells.append(card)
            automa.discard += failed
            carry_out(t, side, account.done)
            if number < actions:
                t.then((act, side, number + 1))
            return
        failed.append(card)
    automa.discard += failed
    t.tell("automa_stuck", rule="DEI-RUL-90", seat=side)


def turn_up(t: Dei) -> int:
    """DEI-AUT-18, DEI-RUL-05: the top card; when the deck has run out the discarded cards are a new one."""
    automa = the_automa(t)
    if not automa.deck:
        automa.deck, automa.discard = automa.discard, []
        t.shuffle(automa.deck)
    return t.reveal(automa.deck)


def test(t: Dei, side: int, card: int, number: int, actions: int) -> Account:
    """DEI-AUT-18, DEI-AUT-49: from top to bottom until one is possible, or a recruit finds its colour gone."""
    attempts: list[Attempt] = []
    for order in t.box.automa_cards[card]:
        attempts.append(consider(t, side, order))
        if attempts[-1].obstacle in (-1, NO_OUTPOST):
            break
    return Account(card, number, actions, attempts, attempts[-1].obstacle == NO_OUTPOST)


def end_turn(t: Dei, side: int) -> None:
    """DEI-AUT-50, DEI-AUT-66, DEI-RUL-133: nothing after phases I and II; the mission step after phase III."""
    if t.phase == t.box.phases:
        mission_step(t, side)


def gather_cards(t: Dei) -> None:
    """DEI-AUT-09, DEI-AUT-21: all of its cards are its deck again, shuffled."""
    automa = the_automa(t)
    automa.deck += automa.discard + automa.aside + automa.cells
    automa.discard, automa.aside, automa.cells = [], [], []
    t.shuffle(automa.deck)
