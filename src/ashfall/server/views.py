"""What leaves the server: a seat's view, the table as a guest sees it, the log, and what changed in them."""

from collections.abc import Mapping
from datetime import UTC, datetime
from functools import lru_cache
from typing import Any

import msgspec

from ashfall.engine.table import EVERYBODY
from ashfall.games import TITLES
from ashfall.games import title as title_of

from .log_entries import Line, Seat
from .room import Room
from .written_views import WrittenView


def lines_for(room: Room, seat: int | None, since: int) -> tuple[int, list[dict[str, Any]]]:
    """The log that a seat may read after a version, and the version it really starts after."""
    start = max(since, room.dropped)
    first = len(room.lines)
    while first and room.lines[first - 1].version > start:
        first -= 1
    return start, [line_data(line) for line in room.lines[first:] if visible(line, seat)]


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
    if room.told is None or room.told[0] != room.version:
        room.told = room.version, told_to_all(room)
    return {
        **room.told[1],
        "host": guest is not None and guest == room.host,
        "seats": [
            {**told, "mine": True} if guest is not None and seat.guest == guest else told
            for told, seat in zip(room.told[1]["seats"], room.seats, strict=True)
        ],
        "secrets": secrets(room, guest),
        "invite": invite,
        "presence": presence,
    }


def told_to_all(room: Room) -> dict[str, Any]:
    """What everybody is told of a table at one version."""
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
        "version": room.version,
        "choices": room.choices,
        "automa": with_automa(room),
        "seats": [seat_info(seat, number, room.host) for number, seat in enumerate(room.seats)],
        "waiting": [{"seat": w.seat, "question": w.question} for w in waiting],
        "proposal": msgspec.to_builtins(room.proposal),
        "proof": {
            "commitment": room.commitment,
            "seed": room.secrets.seed if over else None,
            "salt": room.secrets.salt if over else None,
        },
        "rematch": room.rematch,
        "notice": room.notice,
        "created": moment(room.created),
    }


@lru_cache(maxsize=1000)
def moment(milliseconds: int) -> str:
    return datetime.fromtimestamp(milliseconds // 1000, UTC).strftime("%Y-%m-%dT%H:%M:%SZ")


def with_automa(room: Room) -> bool:
    """Whether the automa sits at the table; of a game that nobody here knows this cannot be said."""
    return room.game_id in TITLES and bool(room.options.get(title_of(room.game_id).automa_setting))


def secrets(room: Room, guest: str | None) -> list[int]:
    """Hot-seat: which of a guest's several seats see something now that the others may not."""
    own = room.seats_of(guest) if guest is not None else []
    if room.game is None or len(own) < 2:
        return []
    return [seat for seat in own if room.game.has_secrets(seat)]


def seat_info(seat: Seat, number: int, host: str) -> dict[str, Any]:
    """A seat as those see it who do not sit there."""
    return {
        "seat": number,
        "kind": seat.kind,
        "name": seat.name,
        "lang": seat.lang,
        "bot": seat.bot,
        "mine": False,
        "host": seat.guest is not None and seat.guest == host,
        "left": seat.left,
    }


def seat_view(
    room: Room, written: WrittenView, since: int, table: Mapping[str, Any]
) -> dict[str, Any]:
    """Everything a page needs to draw."""
    start, log = lines_for(room, written.seat, since)
    return {
        "version": written.version,
        "choices": room.choices,
        "seat": written.seat,
        "hash": written.hash,
        "undo": room.undo_for(written.seat),
        "view": written.view_json,
        "sheet": written.sheet_json,
        "since": start,
        "log": log,
        "table": table,
    }


def change(
    room: Room, older: WrittenView, written: WrittenView, table: Mapping[str, Any]
) -> dict[str, Any]:
    """The difference between what a socket has and what there is now."""
    to_set, to_unset = written.since(older)
    return {
        "type": "change",
        "base": older.version,
        "version": written.version,
        "choices": room.choices,
        "hash": written.hash,
        "undo": room.undo_for(written.seat),
        "set": to_set,
        "unset": to_unset,
        "log": lines_for(room, written.seat, older.version)[1],
        "table": table,
    }
