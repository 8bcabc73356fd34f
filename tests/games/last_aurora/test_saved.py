"""Saved positions keep the names that steps had when their chapters were cut otherwise."""

import pytest

import ashfall
from ashfall.games.last_aurora import TITLE

from .table import table, texts


def test_every_moved_step_is_saved_by_its_first_name_and_found_by_both():
    for first, today in TITLE.aliases.items():
        rule = TITLE.rules[today]
        assert TITLE.rule_names[rule] == first
        assert TITLE.step_from([first, 0]) == TITLE.step_from([today, 0]) == (rule, 0)


@pytest.mark.parametrize(
    ("step", "asker"),
    [
        (("contamination.contaminate", 0, 2, 0), ["crew.next_contamination", 0, 0]),
        (("cargo.lose_resource", 0), ["convoy.ask_lose_resource", 0]),
        (("cargo.gain_resource", 0, 1, 9), ["convoy.make_room", 0]),
    ],
)
def test_a_position_is_saved_as_before_its_rules_moved(step, asker):
    rule, *arguments = step
    game = table(phase=((TITLE.rules[rule], *arguments),), seat0={"food": 1, "fuel": 1})
    saved = game.position()
    assert saved["machine"]["agenda"]["asker"] == asker
    again = ashfall.from_position(saved)
    assert again.position() == saved
    choice = texts(again)[0]
    again.play(choice)
    game.play(choice)
    assert again.position() == game.position()
