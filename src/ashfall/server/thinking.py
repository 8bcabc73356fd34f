"""What runs in the process where bots think. Nothing of the server is loaded there."""

import multiprocessing
import os
import threading
from typing import Any

import ashfall
from ashfall import bots
from ashfall.games import TITLES


def learn_games(games: dict[str, str]) -> None:
    """The games from elsewhere that this server plays. When the server dies, so does this process."""
    TITLES.update(games)
    threading.Thread(target=end_with_parent, daemon=True).start()


def end_with_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(0)


def think(position: dict[str, Any], seat: int, name: str, seed: str) -> str:
    """In the other process: the choice of a bot at a seat."""
    game = ashfall.from_position(position)
    waiting = next(asked for asked in game.waiting() if asked.seat == seat)
    return str(bots.player(name, seed).choose(game, seat, waiting))


def by_chance(position: dict[str, Any], seat: int) -> str:
    """What is played when a bot gives no answer: chance decides."""
    return think(position, seat, "random", "fallback")
