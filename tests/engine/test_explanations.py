"""Why nothing can be done with a thing: the rule that forbids each sentence about it."""

import pytest

import ashfall
from ashfall.bots.random import Random
from ashfall.engine.errors import Reason
from ashfall.engine.verbs import Verb
from ashfall.games import TITLES
from tests.engine import toy


def test_a_thing_that_no_option_names_has_the_reason_of_the_rule():
    game = ashfall.new(toy.TITLE.id, players=2, seed=3)
    hand = game.view(0)["hand"]
    other = next(card for card in toy.CARDS if card not in hand)
    [(sentence, reason)] = game.why_not_thing(f"card:{other}", 0)
    assert sentence == f"commit {other}"
    assert reason.rule == "TOY-03"
    assert reason == game.why_not(sentence, 0)


def test_a_thing_that_an_option_names_needs_no_reason():
    game = ashfall.new(toy.TITLE.id, players=2, seed=3)
    assert game.why_not_thing(f"card:{game.view(0)['hand'][0]}", 0) == []


def test_a_thing_stands_for_a_verb_that_names_nothing():
    """A box of a player board: its action lights it, and what closes the action is said about it."""
    game = ashfall.new("auztralia", players=1, seed=3)
    game.play(game.waiting()[0].options[0])
    [asked] = game.waiting()
    assert asked.options[0].things == ["action:build-track"] and asked.options[0].values == {}
    assert game.why_not_thing("action:build-track", 0) == []
    [(sentence, reason)] = game.why_not_thing("action:attack", 0)
    assert sentence == "attack" and reason == game.why_not("attack", 0)
    assert reason.rule == "AZ-ATK-01"


def test_a_verb_that_names_something_has_no_thing_of_its_own():
    with pytest.raises(ValueError, match="commit: a verb with arguments"):
        Verb(toy.commit, "card", thing="action:commit")


@pytest.mark.parametrize("name", sorted(TITLES))
def test_a_thing_without_a_name_is_nothing_that_a_verb_stands_for(name: str):
    game = ashfall.new(name, players=2, seed=3)
    [seat, *_] = [asked.seat for asked in game.waiting()]
    [(sentence, reason)] = game.why_not_thing("", seat)
    assert sentence == "" and reason.message == "why-now"


def test_a_thing_that_only_another_question_names_is_told_the_rule_that_says_when():
    game = ashfall.new(toy.TITLE.id, players=2, seed=3)
    assert game.why_not_thing("seat:1", 0) == [("", Reason("TOY-05", "when"))]
    assert game.why_not("give 1 1", 0) == Reason("TOY-05", "when")
    assert game.why_not("give", 0) == Reason("TOY-05", "when")


def test_what_no_verb_ever_names_is_told_the_rule_of_what_is_asked_now():
    game = ashfall.new(toy.TITLE.id, players=2, seed=3)
    assert game.why_not_thing("nonsense", 0) == [("", Reason("TOY-02", "now"))]


def test_what_is_not_in_the_domain_is_told_the_rule_that_says_what_is():
    game = favour()
    seat = game.waiting()[0].seat
    assert game.why_not("give 3 1", seat) == Reason("TOY-09", "only")
    assert game.why_not("give 3", seat) == Reason("TOY-09", "only")
    assert game.why_not_thing("seat:3", seat) == [("", Reason("TOY-09", "only"))]
    assert game.why_not(f"give {seat} 1", seat).rule == "TOY-08"
    assert game.why_not(f"give {seat}", seat).rule == "TOY-08"


def favour():
    game = ashfall.new(toy.TITLE.id, players=2, seed=3)
    for seat in (0, 1):
        game.play(f"commit {game.view(seat)['hand'][0]}", seat=seat)
    assert game.waiting()[0].question == "favour"
    return game


def test_a_verb_of_which_nothing_is_on_offer_is_closed_with_its_reason():
    game = favour()
    [asked] = game.waiting()
    assert game.closed(asked) == []
    game.table.deck, game.table.aside = [], game.table.aside + game.table.deck
    game.table.ask_again()
    [asked] = game.waiting()
    [(option, reason)] = game.closed(asked)
    assert (str(option), reason.rule) == ("peek", "TOY-07")
    assert game.why_not("peek", asked.seat) == reason
    [shown] = game.view(asked.seat)["table"]["choices"]
    assert [one["option"]["text"] for one in shown["closed"]] == ["peek"]
    assert game.view(None)["table"]["choices"] == []


def test_who_is_not_asked_is_told_so():
    game = ashfall.new(toy.TITLE.id, players=2, seed=3)
    game.play(f"commit {game.view(0)['hand'][0]}", seat=0)
    assert [r.rule for _, r in game.why_not_thing("card:ash1", 0)] == ["not-your-decision"]


def test_the_beginning_of_one_choice_is_understood_and_of_several_is_not():
    game = ashfall.new(toy.TITLE.id, players=2, seed=3)
    assert game.why_not("commit", 0).rule == "unfinished-move"
    assert game.why_not("com", 0).rule == "unknown-move"
    with pytest.raises(ashfall.IllegalMove) as refused:
        game.play("commit", seat=0)
    assert refused.value.reason.rule == "unfinished-move"
    aurora = ashfall.new("last-aurora", players=2, seed=3)
    [asked] = aurora.waiting()
    begun = {" ".join(str(option).split()[:2]) for option in asked.options}
    assert len(begun) < len(asked.options)
    assert aurora.why_not("explore 9").rule == "unknown-move"
    reasons = [aurora.why_not(f"explore {n}") for n in (1, 2, 3, 4, 5)]
    for number, reason in enumerate(reasons, 1):
        offered = f"explore {number}" in begun
        assert reason is not None
        assert (reason.rule == "unfinished-move") == offered
        assert offered or reason.rule.startswith("LA-")
    asked.lane.ask.options[:] = asked.lane.ask.options[-1:]
    last = str(asked.options[-1])
    aurora.play(last.rpartition(" ")[0] or last)
    assert len(aurora.choices) == 1


@pytest.mark.parametrize(("id", "players"), [("auztralia", 1), ("outlive", 1), ("last-aurora", 2)])
def test_in_every_game_something_is_closed_and_never_what_is_offered(id, players):
    closed = set()
    for seed in range(4):
        game = ashfall.new(id, players=players, seed=seed)
        player = Random(seed)
        while not game.over:
            waiting = game.waiting()[0]
            for option, reason in game.closed(waiting):
                assert str(option) not in [str(one) for one in waiting.options]
                assert game.why_not(str(option), waiting.seat) == reason
                closed.add(option.verb)
            game.play(player.choose(game, waiting.seat, waiting), seat=waiting.seat)
    assert closed >= LOOKED_FOR[id]


LOOKED_FOR = {
    "auztralia": {"build-track", "mine", "farm", "attack", "buy-units"},
    "outlive": {"gather", "hunt", "algae"},
    "last-aurora": {"drive"},
}
