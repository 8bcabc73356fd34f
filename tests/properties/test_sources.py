"""Where points come from: every category of a score sheet names its rule and the events that change it."""

import pytest

import ashfall
from ashfall import rulebook
from ashfall.games import title
from ashfall.lang import dashed
from tests.lang.catalogue import messages

from .playable import GAMES


@pytest.mark.parametrize("game", GAMES)
def test_every_category_has_a_rule_and_events_that_are_told(game):
    sources = title(game).sources
    sheet = ashfall.new(game, players=title(game).players[0], seed=1).score_sheet()
    assert list(sources) == [category for category, _ in sheet]
    for category, (rule, *events) in sources.items():
        assert rulebook.rule(rule) is not None, rule
        assert events, category
        for event in events:
            assert f"event-{dashed(event)}" in messages(game, "en"), f"{category}: {event}"
