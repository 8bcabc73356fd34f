"""What four people at a table share is made once, and is exactly what each would have got alone."""

import random
from typing import Any

import msgspec
import pytest

import ashfall
from ashfall.engine.game import Game
from tests.quick import first_quick

CONFIGURATIONS = [
    ("toy", 3), ("last-aurora", 1), ("last-aurora", 3), ("outlive", 1), ("outlive", 3),
    ("auztralia", 1), ("auztralia", 3),
]  # fmt: skip


def walked(game: str, players: int, seed: int, moves: int) -> Any:
    """A game played at random, position after position."""
    made = ashfall.new(game, players=players, seed=seed)
    chance = random.Random(seed)
    yield made
    while not made.over and len(made.choices) < moves:
        asked = chance.choice(made.waiting())
        made.play(str(chance.choice(asked.options)), seat=asked.seat)
        yield made


def written(view: Any, sections: Any) -> bytes:
    return msgspec.json.encode([view, [section.data() for section in sections]])


def alone(game: Game, seat: int | None) -> bytes:
    view = game.title.view(game.table, seat)
    return written(view, game.title.sheet(view))


@pytest.mark.parametrize(("game", "players"), first_quick(CONFIGURATIONS))
def test_a_view_made_beside_the_spectators_is_the_view(game: str, players: int) -> None:
    for position in walked(game, players, seed=players, moves=150):
        title, table = position.title, position.table
        shared = title.view(table, None)
        sections = title.sheet(shared)
        before = written(shared, sections)
        for seat in range(players):
            view = title.own_view(table, seat, shared)
            beside = written(view, title.own_sheet(view, shared, sections))
            assert beside == alone(position, seat)
        assert written(shared, sections) == before
