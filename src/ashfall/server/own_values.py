"""Component values of one's own that a server plays: a folder that holds one for each game with its rows.

They are read once, at the start, and are those of the whole process: the tables, what pages fetch of components and
names, the bots. A table keeps the digest of the values it was begun with. One that was begun with others stands still
until a server has them, so that no page ever tells a value that is not played. Older rules keep the printed values.
"""

from collections.abc import Mapping
from pathlib import Path
from typing import Any, NamedTuple

import ashfall
from ashfall.engine import record as records
from ashfall.engine.data import File
from ashfall.engine.errors import AshfallError, BadData, BadRecord
from ashfall.engine.game import Game, from_position
from ashfall.engine.settings import Given
from ashfall.engine.words import Names
from ashfall.games import TITLES
from ashfall.games import title as title_of
from ashfall.rulesets import Ruleset


class Own(NamedTuple):
    """The values of one game."""

    folder: Path
    digest: str
    box: Any
    files: Mapping[str, File]
    names: Mapping[str, Names]


LAID: dict[str, Own] = {}
"""What is played here instead of the printed values, by game."""


class OtherValues(AshfallError):
    """A table that was begun with values that are not those of this server."""


def lay(folder: str) -> None:
    """Play with the values of a folder from now on; without one, with the printed ones. All of it or nothing."""
    found = read(Path(folder).expanduser()) if folder else {}
    LAID.clear()
    LAID.update(found)


def read(folder: Path) -> dict[str, Own]:
    """The values of every game that the folder has; what is wrong is refused with file, row and field."""
    try:
        inside = sorted(path for path in folder.iterdir() if not path.name.startswith("."))
    except OSError as error:
        raise BadData(
            f"{folder}: {error.strerror}; right is a folder with one for each game"
        ) from None
    loose = [path.name for path in inside if not path.is_dir() and path.suffix == ".toml"]
    games = [path for path in inside if path.is_dir()]
    unknown = loose + [path.name for path in games if path.name not in TITLES]
    if unknown or not games:
        found = unknown[0] if unknown else "nothing"
        raise BadData(
            f"{folder}: in it are folders of component rows named {', '.join(TITLES)}; found {found[:60]}"
        )
    return {path.name: own(path) for path in games}


def own(folder: Path) -> Own:
    """The values of one game, and a table set up with them to see that one can be."""
    title = title_of(folder.name)
    try:
        files, box = title.files(folder), title.box(folder)
        table = title.set_up(box, title.checked_settings({}), "own values")
        return Own(folder, box.digest, box, files, title.names(table))
    except AshfallError as error:
        raise BadData(f"{folder.name}: {error}") from None
    except Exception as error:
        told = f"{type(error).__name__}: {error}"
        raise BadData(f"{folder.name}: these values do not fit the game ({told[:200]})") from None


def of(game: str, version: str) -> Own | None:
    """The values that are played with these rules; older rules have none."""
    found = LAID.get(game)
    return found if found is not None and version == title_of(game).version else None


def digest(game: str, version: str) -> str:
    """The name of the values that are played with these rules; none: the printed ones."""
    found = of(game, version)
    return found.digest if found is not None else ""


def mark() -> str:
    """A name of all values that are played here; none: the printed ones."""
    return "".join(f"-{game}-{one.digest}" for game, one in sorted(LAID.items()))


def names(game: str) -> Mapping[str, Names]:
    """What people call things here."""
    return LAID[game].names if game in LAID else title_of(game).grammar.names


def files(game: str) -> Mapping[str, File]:
    """The component files that are played here."""
    return LAID[game].files if game in LAID else title_of(game).files()


def begin(rules: Ruleset, settings: Mapping[str, Given], seed: str, data: str) -> Game:
    """The beginning of a table's game with the values of this name, which must be those of this server."""
    title = rules.title
    found = of(title.id, title.version)
    if digest(title.id, title.version) != data:
        raise OtherValues(f"begun with the component values {data or 'printed'}")
    if found is None:
        made: Game = rules.opening.begin(title, settings, seed, listen=True, kept=True)
        return made
    chosen = title.checked_settings(settings, kept=True)
    return Game(title, chosen, seed, title.set_up(found.box, chosen, seed), data, listen=True)


def reopen(rules: Ruleset, position: Mapping[str, Any]) -> Game:
    """The game whose `position()` this is."""
    title = rules.title
    found = of(title.id, title.version)
    if digest(title.id, title.version) != position.get("data", ""):
        raise OtherValues("a position with other component values")
    if found is None:
        game: Game = rules.opening.reopen(title, position)
        return game
    return from_position(title, found.box, position)


def load(text: str) -> Game:
    """A game from a record, which must have been played with the values of this server."""
    record = records.read(text)
    found = of(record.game, record.version) if record.game in LAID else None
    if found is None:
        return ashfall.load(text)
    if record.data != found.digest:
        raise BadRecord(
            f"the record was played with other component values ({record.data or 'the printed ones'}) "
            f"than this server has ({found.digest})"
        )
    return ashfall.load(text, found.folder)
