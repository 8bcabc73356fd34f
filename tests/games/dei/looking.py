"""What tests of D.E.I. read from a game: the options in words, a region, a player of the view."""

from typing import Any

import ashfall
from ashfall.engine.game import Game
from ashfall.games.dei.state import Dei
from ashfall.games.dei.words import GRAMMAR


def options(game: Game, seat: int | None = None) -> list[str]:
    """The options that wait for a seat (for anybody), as they are written."""
    return [
        str(option)
        for waiting in game.waiting()
        if seat is None or waiting.seat == seat
        for option in waiting.options
    ]


def question(game: Game) -> tuple[int, str]:
    """Who is asked, and what."""
    waiting = game.waiting()[0]
    return waiting.seat, waiting.question


def region(game: Game, word: str) -> dict[str, Any]:
    found: dict[str, Any] = next(r for r in game.view(None)["regions"] if r["region"] == word)
    return found


def player(game: Game, seat: int) -> dict[str, Any]:
    found: dict[str, Any] = game.view(None)["players"][seat]
    return found


def scrappers(game: Game, word: str, seat: int) -> int:
    return sum(u["scrappers"] for u in region(game, word)["units"] if u["seat"] == seat)


def word(kind: str, number: int) -> str:
    return GRAMMAR.names[kind].word(number)


def table(game: Game) -> Dei:
    """The table itself, for what no view shows."""
    assert isinstance(game.table, Dei)
    return game.table


def seat_of(game: Game, faction: str) -> int | None:
    """The seat of a faction, if it takes part."""
    players = game.view(None)["players"]
    return next((p["seat"] for p in players if p["faction"] == faction), None)


def dealt(faction: str, players: int, **settings: Any) -> Game:
    """A new game in which this faction takes part."""
    for seed in range(40):
        game = ashfall.new("dei", players=players, seed=seed, factions="dealt", **settings)
        if seat_of(game, faction) is not None:
            return game
    raise LookupError(f"{faction} were never dealt")


def pass_turn(game: Game) -> None:
    """The seat that acts lays both cards of the phase for a candy."""
    for _ in range(2):
        game.play(next(text for text in options(game) if text.startswith("forgo")))
