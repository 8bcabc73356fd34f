"""A room out of the database: from its snapshot, from its log, or replayed where the rules are others now."""

import zlib
from typing import Any

import msgspec

from ashfall.engine.errors import AshfallError
from ashfall.games import TITLES
from ashfall.games import title as title_of

from .log_apply import Broken
from .log_entries import Entry, Secrets
from .refusals import Refusal
from .room import Room
from .store import Transaction

ENTRIES_READ = 300
"""So many of the newest entries are read for their lines, though a snapshot holds what they did."""


async def load(tx: Transaction, row: Any) -> Room:
    """A room from its snapshot and the entries after it; from all entries when the rules are others."""
    if row.rules != rules_of(row.game):
        return replayed(row, await tx.entries_after(row.id, 0))
    snapshot = await tx.snapshot(row.id)
    seq = snapshot.seq if snapshot is not None else 0
    start = max(0, min(seq, row.version - ENTRIES_READ))
    room = Room(row.id, Secrets(row.seed, row.salt))
    if snapshot is not None:
        room.restore(msgspec.json.decode(zlib.decompress(snapshot.data)))
        room.dropped = start
    for entry in await tx.entries_after(row.id, start):
        room.keep(entry.lines) if entry.seq <= seq else take_in(room, entry)
    return room


def rules_of(game: str) -> str:
    """The rules version that this program has of a game; empty when it does not have the game."""
    return title_of(game).version if game in TITLES else ""


def take_in(room: Room, entry: Entry) -> None:
    if room.notice is not None and room.notice["code"] == "rules_changed":
        room.skim(entry)
    else:
        room.apply(entry)


def replayed(row: Any, found: list[Entry]) -> Room:
    """A room whose game was begun with other rules: replayed with ours if that changes nothing anybody saw."""
    room = Room(row.id, Secrets(row.seed, row.salt))
    at = 0
    try:
        for entry in found:
            at = entry.seq
            room.apply(entry)
            if entry.mark and room.mark() != entry.mark:
                raise Refusal("rules_changed")
        return room
    except (AshfallError, Refusal, Broken, ValueError, KeyError):
        pass
    room = Room(row.id, Secrets(row.seed, row.salt))
    room.notice = {
        "code": "rules_changed",
        "values": {"table": row.rules, "server": rules_of(row.game), "at": at},
    }
    for entry in found:
        room.skim(entry)
    return room
