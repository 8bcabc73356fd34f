"""One source of legality: in a game whose questions have verbs every refusal names a rule of its ledger."""

from pathlib import Path

import pytest

import ashfall
from ashfall import rulebook
from ashfall.games import title
from ashfall.lab.reasons import Count, measure
from tests.engine import toy

GAMES = Path(ashfall.__file__).parent / "games"
WHOLE = ["auztralia", "last-aurora", "outlive"]
"""The games all of whose questions have verbs."""


@pytest.mark.parametrize("game", WHOLE)
def test_every_question_of_the_game_has_verbs(game):
    sources = (GAMES / game.replace("-", "_")).rglob("*.py")
    assert [path.name for path in sources if "ask_steps" in path.read_text("utf-8")] == []


@pytest.mark.parametrize("game", WHOLE)
def test_the_rules_that_verbs_name_are_in_the_ledger(game):
    known = {rule.id for rule in rulebook.rules(game)}
    for verb in title(game).grammar.verbs:
        assert verb.when in known, verb
        assert verb.only in known, verb


@pytest.mark.parametrize("game", WHOLE)
@pytest.mark.parametrize("players", [1, 3])
def test_every_refusal_names_a_rule(game, players):
    tally = measure(title(game), players, games=2, kinds=["random"])
    assert tally.whole, [str(count) for count in tally.counts()]
    assert all(count.seen > 0 for count in tally.counts())


def test_what_is_not_as_it_should_be_is_told_with_an_example():
    count = Count("refused sentences that name a rule:")
    count.add(True, "mine: AZ-ACT-07")
    assert str(count) == "refused sentences that name a rule: 1 of 1"
    count.add(False, "fly: unknown-move")
    assert str(count) == "refused sentences that name a rule: 1 of 2 (first: fly: unknown-move)"


def test_in_the_toy_every_question_offers_what_its_verbs_allow():
    tally = measure(toy.TITLE, 2, games=2, kinds=["random"])
    assert tally.questions.seen == tally.questions.right > 3
