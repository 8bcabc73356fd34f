"""A verb says what is legal about a rule, and is compared with the rule when it is made."""

import pytest

from ashfall.engine.errors import Reason
from ashfall.engine.verbs import PROOF, Verb, argument_names, step, verb, verb_about, verbs_of
from ashfall.engine.words import Grammar, Names
from tests.engine import toy
from tests.engine.test_explanations import favour


def test_argument_names_are_those_of_the_rule():
    assert toy.GIVE.names == ("other", "amount")
    assert argument_names(toy.peek) == ()


def test_a_rule_without_a_seat_is_no_verb():
    with pytest.raises(ValueError, match="turn_up: the rule of a verb takes the table, the seat"):
        verb(toy.turn_up, when="TOY-04")  # type: ignore[arg-type]


def test_a_verb_without_its_time_is_refused():
    with pytest.raises(ValueError, match="names the rule that gives it its time"):
        verb(toy.peek, when="")


def test_a_verb_with_arguments_needs_a_domain_and_one_without_has_none():
    with pytest.raises(ValueError, match="give has the arguments other, amount"):
        verb(toy.give, when="TOY-05")  # type: ignore[arg-type]
    with pytest.raises(ValueError, match="peek has no arguments"):
        verb(toy.peek, when="TOY-05", domain=toy.cards)  # type: ignore[arg-type]


def test_an_argument_without_names_is_refused_by_the_grammar():
    with pytest.raises(ValueError, match="give: no Names for 'amount'"):
        Grammar([toy.GIVE], {"other": Names("seat", ["0"])})


def test_the_verbs_of_a_chapter_are_found_in_it():
    assert verbs_of(toy) == [toy.COMMIT, toy.PASS_ON, toy.PEEK, toy.GIVE]


def test_a_step_cannot_lose_an_argument_given_by_name():
    with pytest.raises(TypeError):
        step(toy.commit, 0, card=3)  # type: ignore[arg-type, call-arg]


def cards_of(t: toy.Embers, seat: int, suit: int) -> range:
    return range(suit * toy.RANKS, (suit + 1) * toy.RANKS)


def why_not_of(t: toy.Embers, seat: int, suit: int, card: int) -> Reason | None:
    return None if card % 2 == suit % 2 else Reason("TOY-03")


def test_a_verb_about_something_gives_it_to_domain_and_reason():
    table = favour().table
    about: Verb = verb_about(toy.commit, when="TOY-02", domain=cards_of, why=why_not_of)
    suit = about.of(1)
    assert suit.members(table, 0) == [(card,) for card in range(6, 12)]
    options: list[tuple[object, ...]] = []
    suit.offer(table, 0, options)
    assert options == [(toy.commit, 0, card) for card in (7, 9, 11)]
    assert suit.against(table, 0, (6,)) == Reason("TOY-03")
    assert about.of(1) is suit and about.of(2) is not suit


def nobody(t: toy.Embers, seat: int) -> Reason | None:
    return Reason("TOY-05", "nobody")


def test_a_bar_forbids_every_member_before_any_is_looked_at():
    def never(t: toy.Embers, seat: int, other: int, amount: int) -> Reason | None:
        raise AssertionError("nobody looks at a member of a barred verb")

    table = favour().table
    barred = verb(toy.give, when="TOY-05", domain=toy.gifts, bar=nobody, why=never)
    options: list[tuple[object, ...]] = []
    barred.offer(table, 0, options)
    assert options == []
    assert barred.against(table, 0, (1, 1)) == Reason("TOY-05", "nobody")


def asking(beside: tuple[Verb, ...], *verbs: Verb) -> list[str]:
    """What the favoured seat is offered when its question has these verbs."""
    game = favour()
    table, seat = game.table, game.waiting()[0].seat
    lane = table.waiting()[0]
    lane.ask, table.lane = None, lane
    table.ask(seat, "favour", *verbs, beside=beside)
    return [toy.GRAMMAR.write(option) for option in lane.ask.options] if lane.ask else []


def test_what_stands_beside_is_offered_only_with_one_of_the_others():
    barred = verb(toy.peek, when="TOY-05", bar=nobody)
    assert asking((toy.PASS_ON,), toy.PEEK) == ["peek", "pass-on"]
    assert asking((toy.PASS_ON,), barred) == []
    with pytest.raises(RuntimeError, match="nothing to choose from"):
        asking((), barred)


def test_a_list_that_differs_from_the_verbs_is_noticed_while_it_is_proved():
    game = favour()
    table, seat = game.table, game.waiting()[0].seat
    table.lane = table.waiting()[0]
    options = [(toy.pass_on, seat)]
    table.ask(seat, "favour", toy.PASS_ON, toy.PEEK, options=options)
    try:
        PROOF.on = True
        with pytest.raises(RuntimeError, match="the list is not what the verbs allow"):
            table.ask(seat, "favour", toy.PASS_ON, toy.PEEK, options=options)
    finally:
        PROOF.on = False
