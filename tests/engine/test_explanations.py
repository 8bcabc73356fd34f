"""Why nothing can be done with a thing: the rule that forbids each sentence about it."""

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
