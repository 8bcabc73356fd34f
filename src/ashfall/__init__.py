"""Ashfall plays demanding survival board games with every rule enforced.

import ashfall
game = ashfall.new("last-aurora", players=3, seed=7, map="beta")
"""

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from ashfall import builds as _builds
from ashfall import games as _games
from ashfall.engine import record as _record
from ashfall.engine.errors import (
    AshfallError,
    BadData,
    BadOption,
    BadRecord,
    IllegalMove,
    Reason,
)
from ashfall.engine.game import Game
from ashfall.engine.question import Option, Waiting
from ashfall.engine.settings import Given
from ashfall.languages import LANGUAGES
from ashfall.rulesets import ruleset as _ruleset

__all__ = [
    "AshfallError", "BadData", "BadOption", "BadRecord", "Game", "IllegalMove", "Option", "Reason",
    "Waiting", "compiled", "from_position", "games", "load", "new", "restart", "verify",
]  # fmt: skip

compiled: bool = _builds.COMPILED
"""Whether engine and rules are the compiled build (`make compiled`)."""


def _drawn(game: Game) -> str:
    """The board in a notebook; the catalogues are loaded when somebody looks."""
    from ashfall.lang.boards import html_board

    return html_board(game)


Game.drawn = staticmethod(_drawn)


def games() -> list[dict[str, Any]]:
    """The games: ids, player counts, options with their values, languages."""
    found = []
    for id in _games.TITLES:
        title = _games.title(id)
        found.append(
            {
                "id": id,
                "version": title.version,
                "players": list(title.players),
                "solo": title.solo,
                "options": [setting.data() for setting in title.all_settings()],
                "languages": list(LANGUAGES),
            }
        )
    return found


def new(
    game: str,
    *,
    seed: int | str = 0,
    data: str | Path | None = None,
    listen: bool = False,
    **options: Given,
) -> Game:
    """A new game. The same game, options and seed always give the same table.

    `data` is a folder whose component rows are laid over the game's own; `listen` keeps the events.
    """
    rules = _ruleset(game)
    made: Game = rules.opening.begin(rules.title, options, seed, _path(data), listen)
    return made


def restart(
    game: str,
    settings: Mapping[str, Given],
    *,
    seed: int | str,
    data: str | Path | None = None,
    listen: bool = False,
    version: str | None = None,
) -> Game:
    """The beginning of a game that was saved, with its settings as they were written then, and its rules."""
    rules = _ruleset(game, version)
    made: Game = rules.opening.begin(rules.title, settings, seed, _path(data), listen, kept=True)
    return made


def load(source: str | Path, data: str | Path | None = None, listen: bool = False) -> Game:
    """A game from its record: a text that starts with `ashfall`, or the path of a file."""
    text = _text_of(source)
    record = _record.read(text)
    if record.game not in _games.TITLES:
        raise BadRecord(f"line 2: there is no game {record.game[:40]!r} here", 2)
    try:
        rules = _ruleset(record.game, record.version)
    except BadRecord as error:
        raise BadRecord(f"line 2: {error}", 2) from None
    game: Game = rules.opening.replay(rules.title, record, _path(data), listen)
    return game


def verify(source: str | Path, data: str | Path | None = None) -> Game:
    """Replay a record; a BadRecord names the first line that differs."""
    return load(source, data)


def from_position(data: Mapping[str, Any], overlay: str | Path | None = None) -> Game:
    """A game from `game.position()`. Its history starts here, so it cannot be taken back further."""
    try:
        rules = _ruleset(data["game"], data["version"])
        game: Game = rules.opening.reopen(rules.title, data, _path(overlay))
        return game
    except (KeyError, TypeError, ValueError, IndexError, AttributeError) as error:
        if isinstance(error, AshfallError):
            raise
        raise BadRecord(f"this is no position of a game: {error}") from None


def _path(folder: str | Path | None) -> Path | None:
    return Path(folder) if folder is not None else None


def _text_of(source: str | Path) -> str:
    if isinstance(source, str) and (source.startswith("ashfall ") or "\n" in source):
        return source
    path = Path(source)
    try:
        if path.stat().st_size > _record.LONGEST:
            raise BadRecord(
                f"{path.name} is too long for a record (at most {_record.LONGEST} characters)"
            )
        return path.read_text(encoding="utf-8")
    except UnicodeDecodeError:
        raise BadRecord(f"{path.name} is not a text file, so it is no Ashfall record", 1) from None
    except OSError as error:
        raise BadRecord(f"{path}: {error.strerror}") from None
