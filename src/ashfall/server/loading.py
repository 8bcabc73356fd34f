"""A room out of the database: from its snapshot, or from its log.

A table goes on with the rules it was begun with. One whose log cannot be played again, because a row is
damaged or nobody here knows its rules, stands still by itself: nothing is written, a notice says why,
and who sits where, the log and the record stay; the result of a finished game stands in its log.
"""

import zlib
from collections.abc import Iterable
from typing import Any

import msgspec
import structlog

from ashfall.games import TITLES
from ashfall.games import title as title_of
from ashfall.rulesets import knows

from . import own_values
from .log_entries import Entry, Secrets
from .room import MARK, MARKED, Room
from .store import Transaction

ENTRIES_READ = 300
"""So many of the newest entries are read for their lines, though a snapshot holds what they did."""

log = structlog.get_logger("ashfall.tables")


class Unlike(Exception):
    """The log says something else than what is played again."""


async def load(tx: Transaction, row: Any) -> Room:
    """A room from its snapshot and the entries after it; from all entries when there is none that is sound."""
    room = await from_snapshot(tx, row) if knows(row.game, row.rules) else None
    return room or from_log(row, await tx.entries_after(row.id, 0))


async def from_snapshot(tx: Transaction, row: Any) -> Room | None:
    """A snapshot is a cache: one that is damaged or that this program cannot read is as good as none."""
    snapshot = await tx.snapshot(row.id)
    if snapshot is None:
        return None
    start = max(0, min(snapshot.seq, row.version - ENTRIES_READ))
    found = await tx.entries_after(row.id, start)
    room = new_room(row)
    try:
        room.restore(msgspec.json.decode(zlib.decompress(snapshot.data)))
        room.dropped = start
        for entry in found:
            if entry.seq <= snapshot.seq:
                room.keep(entry.lines)
        play(room, (entry for entry in found if entry.seq > snapshot.seq), row)
        return room
    except Exception as error:
        log.warning("snapshot thrown away", table=row.id, error=type(error).__name__)
        return None


def from_log(row: Any, found: list[Entry]) -> Room:
    """A room whose whole game is played again."""
    room = new_room(row)
    try:
        play(room, found, row)
        return room
    except Exception as error:
        at = room.version + 1
        log.error("table stands still", table=row.id, at=at, error=type(error).__name__)
        return standing_still(row, found, at, error)


def play(room: Room, found: Iterable[Entry], row: Any) -> None:
    """Apply entries, each as it was written; what differs from what was written then is an error.

    Where nobody knows the table's rules they are tried with the newest: then every step must be proved alike.
    """
    proved = not knows(row.game, row.rules)
    for entry in found:
        if entry.seq != room.version + 1:
            raise Unlike("an entry is missing")
        room.apply(entry)
        if room.game is None or entry.kind not in MARKED:
            continue
        if entry.mark.startswith(MARK) and room.mark() != entry.mark:
            raise Unlike("the position is another")
        if proved and not entry.mark.startswith(MARK):
            raise Unlike("nothing says what the position was")
    if room.version < row.version:
        raise Unlike("the last entries are missing")


def standing_still(row: Any, found: list[Entry], at: int, error: Exception) -> Room:
    """A room that is only looked at: its game cannot be played again here."""
    room = new_room(row)
    room.game_id, room.rules = row.game, row.rules
    room.skimmed = True
    code = "damaged" if knows(row.game, row.rules) else "rules_changed"
    values = {"table": row.rules, "server": rules_of(row.game), "at": at}
    room.notice = {"code": code, "values": values}
    for entry in found:
        room.skim(entry)
    if isinstance(error, own_values.OtherValues) and knows(row.game, row.rules):
        served = own_values.digest(row.game, row.rules)
        values = {"table": room.data, "server": served, "at": at}
        room.notice = {"code": "values_changed", "values": values}
    room.version = row.version
    room.state = "over" if row.state == "over" else "frozen"
    return room


def new_room(row: Any) -> Room:
    room = Room(row.id, Secrets(row.seed, row.salt))
    room.begun_with = row.rules
    return room


def rules_of(game: str) -> str:
    """The newest rules version that this program has of a game; empty when it does not have the game."""
    return title_of(game).version if game in TITLES else ""


def take_in(room: Room, entry: Entry) -> None:
    room.skim(entry) if room.skimmed else room.apply(entry)
