"""Why nothing can be done with a thing: the rule that forbids each sentence about it."""

import pytest

import ashfall
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


def test_what_no_rule_explains_is_not_for_now():
    game = ashfall.new(toy.TITLE.id, players=2, seed=3)
    assert [reason.rule for _, reason in game.why_not_thing("seat:1", 0)] == ["not-now"]
    assert [reason.rule for _, reason in game.why_not_thing("nonsense", 0)] == ["not-now"]


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
