"""The games: a folder here is a game, and nothing else knows its name.

A folder that holds `unfinished.md` is in the making: it can be opened by its id, but stands on no list.
"""

from functools import cache
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path

from ashfall.engine.errors import BadOption
from ashfall.engine.title import Title

UNFINISHED = "unfinished.md"


def _found(unfinished: bool) -> dict[str, str]:
    """The folders that are (or are not yet) whole games: an id, and the module that holds its `TITLE`."""
    inits = Path(__file__).resolve().parent.glob("*/__init__.py")
    wanted = [i.parent.name for i in inits if i.with_name(UNFINISHED).exists() is unfinished]
    return {name.replace("_", "-"): f"{__name__}.{name}" for name in sorted(wanted)}


TITLES = _found(unfinished=False)
"""The games that can be played. A program may add its own: an id, and the module that holds its `TITLE`."""

IN_THE_MAKING = _found(unfinished=True)


@cache
def title(game: str) -> Title:
    """The game with this id; its folder is loaded the first time somebody asks."""
    found: Title = import_module(_module(game)).TITLE
    if found.id != game:
        raise BadOption(f"the folder of {game} holds a game that calls itself {found.id!r}")
    return found


def folder(game: str) -> Path:
    """The folder of a game, with its data, words, lesson and ledger; the game itself is not loaded."""
    spec = find_spec(_module(game))
    if spec is None or spec.origin is None:
        raise BadOption(f"the game {game!r} has no folder")
    return Path(spec.origin).parent


def _module(game: str) -> str:
    module = TITLES.get(game) or IN_THE_MAKING.get(game)
    if module is None:
        raise BadOption(f"there is no game {game!r}; there are {', '.join(TITLES)}")
    return module
