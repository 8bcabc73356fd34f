"""Saves: a record that grows by one line per choice, on the disk before the choice is confirmed."""

import os
import sys
import time
from collections.abc import Sequence
from io import FileIO
from pathlib import Path
from typing import IO

from ashfall.engine import record as records
from ashfall.engine.errors import AshfallError
from ashfall.engine.game import Game

ENDING = ".ashfall"


class Trouble(AshfallError):
    """Something is wrong with a save; the sentence is in the catalogues."""

    def __init__(self, message: str, **values: str) -> None:
        super().__init__(message)
        self.message = message
        self.values = values


class Journal:
    """The save file of a table. Whoever holds it is the only one who writes it."""

    def __init__(self, path: Path, game: Game, seats: Sequence[tuple[str, str]]) -> None:
        self.path = path
        self.seats = list(seats)
        self.file: FileIO | None = None
        self.rewrite(game)

    def append(self, text: str) -> None:
        """One more line; it is on the disk when this returns. A line that fails leaves nothing behind."""
        assert self.file is not None
        mark, size = self.writer.mark, self.file.tell()
        try:
            write(self.file, self.writer.line(text))
        except OSError:
            self.writer.mark = mark
            self.file.truncate(size)
            self.file.seek(size)
            raise

    def choice(self, seat: int, notation: str) -> None:
        self.append(f"{seat} {notation}")

    def end(self, game: Game) -> None:
        """The game is over: its scores and a mark of the whole position."""
        for line in ending(game):
            self.append(line)

    def rewrite(self, game: Game) -> None:
        """The file anew, all of it or nothing: at the start and after something was taken back."""
        self.writer = records.Writer()
        text = "".join(self.writer.line(line) for line in lines(game, self.seats))
        file = self.path.with_name(self.path.name + ".new").open("wb", buffering=0)
        try:
            hold(file, self.path)
            write(file, text)
            os.replace(file.name, self.path)
        except BaseException:
            file.close()
            raise
        sync_folder(self.path.parent)
        if self.file is not None:
            self.file.close()
        self.file = file

    def close(self) -> None:
        if self.file is not None:
            self.file.close()
            self.file = None


def write(file: FileIO, text: str) -> None:
    """The whole text, down to the disk."""
    rest = text.encode()
    while rest:
        rest = rest[file.write(rest) :]
    os.fsync(file.fileno())


def lines(game: Game, seats: Sequence[tuple[str, str]]) -> list[str]:
    """Everything a save says about a game so far."""
    head = records.header(game.title.id, game.title.version, game.options, game.seed, game.data)
    head += [f"seat {i} {kind} {name}".rstrip() for i, (kind, name) in enumerate(seats)]
    write = game.title.grammar.write
    choices = [f"{seat} {write(step)}" for seat, step in game.choices]
    return head + choices + (ending(game) if game.over else [])


def ending(game: Game) -> list[str]:
    return [" ".join(["over", *map(str, game.scores())]), f"state {game.digest()}"]


def create(path: Path, game: Game, seats: Sequence[tuple[str, str]]) -> Journal:
    """A new save; one that exists is never written over."""
    path.parent.mkdir(parents=True, exist_ok=True)
    if path.exists():
        raise FileExistsError(f"{path} exists already")
    return Journal(path, game, seats)


def reopen(path: Path, game: Game, seats: Sequence[tuple[str, str]]) -> Journal:
    """Go on with a save that was just read. Waits for nobody: a table that is open elsewhere is refused."""
    with path.open("rb") as now:
        hold(now, path)
        return Journal(path, game, seats)


def hold(file: IO[bytes], path: Path) -> None:
    """Let no other process write this file while this one has it open."""
    if sys.platform == "win32":
        return
    import fcntl

    try:
        fcntl.flock(file.fileno(), fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        raise Trouble("error-open-elsewhere", path=path.name) from None


def sync_folder(folder: Path) -> None:
    """The new name of a file is on the disk too."""
    if sys.platform == "win32":
        return
    handle = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)


def home() -> Path:
    """Where saves are kept: `ASHFALL_HOME`, or the folder that the platform has for such things."""
    own = os.environ.get("ASHFALL_HOME")
    if own:
        return Path(own)
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA", Path.home())) / "ashfall"
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Application Support" / "ashfall"
    return Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "ashfall"


def new_path(game: str) -> Path:
    """A name for a save that nothing has yet."""
    folder = home() / "tables"
    stem = f"{game}-{time.strftime('%Y%m%d-%H%M%S')}"
    for tail in ("", *(f"-{n}" for n in range(2, 1000))):
        path = folder / f"{stem}{tail}{ENDING}"
        if not path.exists():
            return path
    raise FileExistsError(f"{folder} has too many saves of this second")


def saves() -> list[Path]:
    """All saves, the one touched last first."""
    folder = home() / "tables"
    found = list(folder.glob(f"*{ENDING}")) if folder.is_dir() else []
    return sorted(found, key=lambda path: (path.stat().st_mtime_ns, path.name), reverse=True)


def unfinished(path: Path) -> bool:
    try:
        return "\nover " not in path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError):
        return False


def find(name: str) -> Path:
    """The save that is meant: the last unfinished one, a file, or the beginning of a save's name."""
    found = saves()
    if not name:
        going_on = [path for path in found if unfinished(path)]
        if not going_on:
            raise Trouble("error-no-unfinished", path=str(home() / "tables"))
        return going_on[0]
    if Path(name).is_file():
        return Path(name)
    fitting = [path for path in found if path.name.startswith(name)]
    if not fitting:
        known = ", ".join(path.stem for path in found[:5]) or "–"
        raise Trouble("error-no-save", text=name, allowed=known)
    return fitting[0]
