"""The list of games. A game is a folder here and a line in `TITLES`; nothing else knows its name."""

from functools import cache
from importlib import import_module

from ashfall.engine.errors import BadOption
from ashfall.engine.title import Title

TITLES = {
    "last-aurora": "ashfall.games.last_aurora",
    "outlive": "ashfall.games.outlive",
    "auztralia": "ashfall.games.auztralia",
}


@cache
def title(game: str) -> Title:
    """The game with this id; its folder is loaded the first time somebody asks."""
    if game not in TITLES:
        raise BadOption(f"there is no game {game!r}; there are {', '.join(TITLES)}")
    found: Title = import_module(TITLES[game]).TITLE
    return found
