"""What leaves the server: a seat's view, the table as a guest sees it, the log, and the difference of two views."""

import hashlib
from collections.abc import Mapping
from datetime import UTC, datetime
from typing import Any

import msgspec

from ashfall.engine.table import EVERYBODY

from .entries import Line
from .room import Room

encode = msgspec.json.encode
Path = list[str | int]


class Face:
    """What one seat (None: a spectator) sees of a room at one version, with its JSON made once."""

    __slots__ = ("version", "seat", "view", "sheet", "view_json", "sheet_json", "hash", "changes")

    def __init__(self, room: Room, seat: int | None) -> None:
        self.version = room.version
        self.seat = seat
        self.view: dict[str, Any] | None = None
        self.sheet: list[dict[str, Any]] = []
        game = room.game
        if game is not None:
            seen = game.title.view(game.table, seat)
            self.view = {"table": game.envelope(seat), **seen}
            self.sheet = [section.data() for section in game.title.sheet(seen)]
        view, sheet = encode(self.view), encode(self.sheet)
        self.view_json, self.sheet_json = msgspec.Raw(view), msgspec.Raw(sheet)
        self.hash = hashlib.sha256(view + sheet).hexdigest()[:16]
        self.changes: dict[str, tuple[Any, Any]] = {}

    def since(self, older: "Face") -> tuple[list[tuple[Path, Any]], list[Path]]:
        """What to set and unset in an older face to get this one; made once for all who need it."""
        if older.hash not in self.changes:
            found: tuple[list[tuple[Path, Any]], list[Path]] = ([], [])
            differ(["view"], older.view, self.view, found)
            differ(["sheet"], older.sheet, self.sheet, found)
            self.changes[older.hash] = found
        made: tuple[list[tuple[Path, Any]], list[Path]] = self.changes[older.hash]
        return made


def differ(
    path: Path, old: Any, new: Any, found: tuple[list[tuple[Path, Any]], list[Path]]
) -> None:
    """Collect the smallest parts in which two pieces of JSON data differ."""
    if type(old) is type(new) and old == new:
        return
    if isinstance(old, dict) and isinstance(new, dict):
        for key in old:
            if key not in new:
                found[1].append([*path, key])
        for key, value in new.items():
            if key in old:
                differ([*path, key], old[key], value, found)
            else:
                found[0].append(([*path, key], value))
    elif isinstance(old, list) and isinstance(new, list) and len(old) == len(new):
        for index, value in enumerate(new):
            differ([*path, index], old[index], value, found)
    else:
        found[0].append((path, new))


def lines_for(room: Room, seat: int | None, since: int) -> tuple[int, list[dict[str, Any]]]:
    """The log that a seat may read after a version, and the version it really starts after."""
    start = max(since, room.dropped)
    lines = [line_data(line) for line in room.lines if line.version > start and visible(line, seat)]
    return start, lines


def visible(line: Line, seat: int | None) -> bool:
    return line.to == EVERYBODY or (seat is not None and bool(line.to >> seat & 1))


def line_data(line: Line) -> dict[str, Any]:
    return {
        "version": line.version,
        "choice": line.choice,
        "kind": line.kind,
        "rule": line.rule,
        "values": line.values,
    }


def table_info(
    room: Room, guest: str | None, invite: str | None, presence: Mapping[str, Any]
) -> dict[str, Any]:
    """The table as a guest may see it."""
    over = room.state == "over"
    game = room.game
    waiting = game.waiting() if game is not None and room.state == "playing" else []
    return {
        "id": room.id,
        "game": room.game_id,
        "rules": room.rules,
        "options": room.options,
        "state": room.state,
        "practice": room.practice,
        "imported": room.imported,
        "listed": room.listed,
        "host": guest is not None and guest == room.host,
        "version": room.version,
        "choices": room.choices,
        "seats": [seat_info(room, number, guest) for number in range(len(room.seats))],
        "secrets": secrets(room, guest),
        "automa": bool(room.options.get("solo")),
        "waiting": [{"seat": w.seat, "question": w.question} for w in waiting],
        "proposal": msgspec.to_builtins(room.proposal),
        "proof": {
            "commitment": room.commitment,
            "seed": room.secrets.seed if over else None,
            "salt": room.secrets.salt if over else None,
        },
        "invite": invite,
        "rematch": room.rematch,
        "notice": room.notice,
        "presence": presence,
        "created": datetime.fromtimestamp(room.created // 1000, UTC).strftime("%Y-%m-%dT%H:%M:%SZ"),
    }


def secrets(room: Room, guest: str | None) -> list[int]:
    """Hot-seat: which of a guest's several seats see something now that the others may not."""
    own = room.seats_of(guest) if guest is not None else []
    if room.game is None or len(own) < 2:
        return []
    return [seat for seat in own if room.game.has_secrets(seat)]


def seat_info(room: Room, number: int, guest: str | None) -> dict[str, Any]:
    seat = room.seats[number]
    return {
        "seat": number,
        "kind": seat.kind,
        "name": seat.name,
        "lang": seat.lang,
        "bot": seat.bot,
        "mine": guest is not None and seat.guest == guest,
        "host": seat.guest is not None and seat.guest == room.host,
        "left": seat.left,
    }


def seat_view(room: Room, face: Face, since: int, table: Mapping[str, Any]) -> dict[str, Any]:
    """Everything a page needs to draw."""
    start, log = lines_for(room, face.seat, since)
    return {
        "version": face.version,
        "choices": room.choices,
        "seat": face.seat,
        "hash": face.hash,
        "undo": room.undo_for(face.seat),
        "view": face.view_json,
        "sheet": face.sheet_json,
        "since": start,
        "log": log,
        "table": table,
    }


def change(room: Room, older: Face, face: Face, table: Mapping[str, Any]) -> dict[str, Any]:
    """The difference between what a socket has and what there is now."""
    to_set, to_unset = face.since(older)
    return {
        "type": "change",
        "base": older.version,
        "version": face.version,
        "choices": room.choices,
        "hash": face.hash,
        "undo": room.undo_for(face.seat),
        "set": to_set,
        "unset": to_unset,
        "log": lines_for(room, face.seat, older.version)[1],
        "table": table,
    }
