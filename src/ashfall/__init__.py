"""Ashfall plays demanding survival board games with every rule enforced.

import ashfall
game = ashfall.new("last-aurora", players=3, seed=7, map="beta")
"""

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from ashfall import games as _games
from ashfall.engine import game as _game
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
from ashfall.engine.settings import Chosen, Given
from ashfall.engine.title import Title
from ashfall.languages import LANGUAGES

__all__ = [
    "AshfallError", "BadData", "BadOption", "BadRecord", "Game", "IllegalMove", "Option", "Reason",
    "Waiting", "from_position", "games", "load", "new", "restart", "verify",
]  # fmt: skip


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
    title = _games.title(game)
    return _begun(title, title.checked_settings(options), seed, data, listen)


def restart(
    game: str,
    settings: Mapping[str, Given],
    *,
    seed: int | str,
    data: str | Path | None = None,
    listen: bool = False,
) -> Game:
    """The beginning of a game that was saved, with its settings as they were written then."""
    title = _games.title(game)
    return _begun(title, title.checked_settings(settings, kept=True), seed, data, listen)


def _begun(
    title: Title, chosen: Chosen, seed: int | str, data: str | Path | None, listen: bool
) -> Game:
    text = str(seed)
    if (
        len(text) > 200
        or any(not c.isprintable() for c in text)
        or text != text.strip()
        or not text
    ):
        raise BadOption("a seed is a number or a short text of at most 200 characters on one line")
    box = title.box(Path(data) if data is not None else None)
    table = title.set_up(box, chosen, seed)
    return _game.Game(
        title, chosen, seed, table, box.digest if data is not None else "", listen=listen
    )


def load(source: str | Path, data: str | Path | None = None, listen: bool = False) -> Game:
    """A game from its record: a text that starts with `ashfall`, or the path of a file."""
    text = _text_of(source)
    record = _record.read(text)
    if record.game not in _games.TITLES:
        raise BadRecord(f"line 2: there is no game {record.game[:40]!r} here", 2)
    title = _games.title(record.game)
    if record.version != title.version:
        raise BadRecord(
            f"line 2: the record was played with rules {record.version[:40]} of {record.game}, "
            f"this program has {title.version}",
            2,
        )
    try:
        game = restart(record.game, record.options, seed=record.seed, data=data, listen=listen)
    except BadOption as error:
        raise BadRecord(f"the record's header is wrong: {error}", 3) from None
    if game.data != record.data:
        raise BadRecord(
            f"the record was played with other component values ({record.data or 'the standard ones'}): "
            "give the same data folder",
        )
    for number, seat, choice in record.choices:
        try:
            game.play(choice, seat=seat)
        except IllegalMove as error:
            raise BadRecord(f"line {number}: {error}", number) from None
    if record.scores is not None and (not game.over or game.scores() != record.scores):
        raise BadRecord(
            f"line {record.end_line}: the record says {record.scores}, replayed it gives {game.scores()}",
            record.end_line,
        )
    if record.state and game.digest() != record.state:
        raise BadRecord(
            f"line {record.end_line}: the position at the end is not the one recorded",
            record.end_line,
        )
    return game


def verify(source: str | Path, data: str | Path | None = None) -> Game:
    """Replay a record; a BadRecord names the first line that differs."""
    return load(source, data)


def from_position(data: Mapping[str, Any], overlay: str | Path | None = None) -> Game:
    """A game from `game.position()`. Its history starts here, so it cannot be taken back further."""
    try:
        title = _games.title(data["game"])
        if data["version"] != title.version:
            raise BadRecord(
                f"the position has rules {data['version']}, this program {title.version}"
            )
        box = title.box(Path(overlay) if overlay is not None else None)
        return _game.from_position(title, box, data)
    except (KeyError, TypeError, ValueError, IndexError, AttributeError) as error:
        if isinstance(error, AshfallError):
            raise
        raise BadRecord(f"this is no position of a game: {error}") from None


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
