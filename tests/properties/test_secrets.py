"""The test of the test: every planted leak is found, and the honest toy is clean."""

import pytest
from tests.engine.toy import TITLE, EmbersTitle

from ashfall.lab.journey import Arrival, Journey, travel

from .leaks import LEAKS, LeakyTitle


def journey(title: EmbersTitle, number: int, thorough: int) -> Arrival:
    options = title.checked_options({"players": 2 + number % 2, "rounds": 3})
    return travel(title, Journey("toy", options, f"leak-{number}", "random", thorough))


def first_failure(title: EmbersTitle, games: int) -> str:
    found = (journey(title, number, 1).error for number in range(games))
    return next(filter(None, found), "")


@pytest.mark.parametrize("leak", LEAKS)
def test_a_planted_leak_is_found(leak):
    assert "a secret shows" in first_failure(LEAKS[leak], 30)


def test_more_than_twenty_leaks_are_planted():
    assert len(LEAKS) >= 20


@pytest.mark.parametrize("title", [TITLE, LeakyTitle()], ids=["the toy", "the toy without a leak"])
def test_an_honest_game_shows_no_secret(title):
    assert first_failure(title, 6) == ""
