"""The test of the test: every planted leak is found, and the honest toy is clean."""

from collections.abc import Callable
from typing import Any

import pytest

import ashfall
from ashfall.engine.chance import seeded
from ashfall.engine.title import Title
from ashfall.games import title as title_of
from ashfall.lab.journey import Arrival, Journey, travel
from ashfall.lab.secrets import check_choice
from tests.engine.toy import TITLE, EmbersTitle

from .leaks import LEAKS, LeakyTitle
from .playable import GAMES, cases, configuration


def journey(title: EmbersTitle, number: int, thorough: int) -> Arrival:
    options = title.checked_settings({"players": 2 + number % 2, "rounds": 3})
    return travel(title, Journey("toy", options, f"leak-{number}", "random", thorough))


def first_failure(title: EmbersTitle, games: int) -> str:
    found = (journey(title, number, 1).error for number in range(games))
    return next(filter(None, found), "")


@pytest.mark.slow
@pytest.mark.parametrize("leak", LEAKS)
def test_a_planted_leak_is_found(leak):
    assert "a secret shows" in first_failure(LEAKS[leak], 30)


def test_more_than_twenty_leaks_are_planted():
    assert len(LEAKS) >= 20


@pytest.mark.slow
@pytest.mark.parametrize("title", [TITLE, LeakyTitle()], ids=["the toy", "the toy without a leak"])
def test_an_honest_game_shows_no_secret(title):
    assert first_failure(title, 6) == ""


def test_what_was_chosen_in_secret_may_show_when_it_is_revealed():
    """Fuzz took the free room, revealed with the last secret choice, for a leak to the spectator."""
    game = ashfall.new("outlive", seed="rrandom221-2-26", players=1, solo=True, listen=True)
    for choice in ("drop water-reserve", "drop warehouse", "found scrap-yard", "inside 1"):
        game.play(choice)
    before = game.clone()
    game.play("lead jun-watanabe")
    for number in range(60):
        check_choice(before, game, seeded(number))


def leaking(game: str, leak: Callable[[Any], object]) -> Title:
    """A real game whose view also shows what a function finds on the table."""
    kind = type(title_of(game))

    def view(self: Title, table: Any, seat: int | None) -> dict[str, Any]:
        return {**kind.view(self, table, seat), "leak": leak(table)}

    leaky: Title = type("Leaky", (kind,), {"view": view})()
    return leaky


REAL_LEAKS = {
    "a checksum of all that lies face down": lambda t: sum(
        piece * number for number, place in enumerate(t.hidden(), 1) for piece in place.pieces[::2]
    ),
    "the generator": lambda t: t.chance.data()[:1],
    "a card one draw away": lambda t: max(
        (place.pieces[-1] for place in t.hidden() if place.pieces), default=0
    ),
}


@pytest.mark.parametrize("leak", REAL_LEAKS)
@pytest.mark.parametrize("game", GAMES)
def test_a_leak_planted_in_a_real_game_is_found(game, leak):
    title = leaking(game, REAL_LEAKS[leak])
    options = configuration(game, [text for id, text in cases() if id == game][-1])
    found = (
        travel(title, Journey(game, options, f"real-{n}", "random", 4)).error for n in range(5)
    )
    assert "a secret shows" in next(filter(None, found), "")
