"""What was: the position after any choice, event by event within one, and everything that was told."""

import asyncio
from typing import Any

import msgspec

from ashfall.engine.game import Game

from .refusals import Refusal
from .room import Room
from .views import seat_view
from .written_views import WrittenView, differ, joined


def begun(room: Room, count: int, first: int) -> Game:
    """The game, if it has so many choices and has come that far."""
    if room.game is None:
        raise Refusal("not_started")
    if not first <= count <= room.choices:
        raise Refusal("out_of_range")
    return room.game


async def view_at(room: Room, seat: int | None, at: int, table: dict[str, Any]) -> bytes:
    """The view as it stood after so many choices: what the seat could see then, and no more."""
    game = begun(room, at, 0)
    past = Room(room.id, room.secrets)
    past.game, past.version = await asyncio.to_thread(game.at, at), room.version
    data = seat_view(room, WrittenView(past, seat), room.version, table)
    data["choices"], data["undo"] = at, "none"
    return msgspec.json.encode(data)


async def film(room: Room, seat: int | None, choice: int) -> dict[str, Any]:
    """The view at each event of one choice, each as the difference from the one before."""
    game = begun(room, choice, 1)
    frames = await asyncio.to_thread(game.film, choice, seat)
    steps = []
    older = {"view": b"", "sheet": b""}
    for frame in frames:
        newer = {part: msgspec.json.encode(frame[part]) for part in older}
        to_set, to_unset = joined(
            differ(b'"%b"' % part.encode(), older[part], newer[part], {})
            for part in newer
            if older[part] != newer[part]
        )
        steps.append({"set": to_set, "unset": to_unset})
        older = newer
    return {"choice": choice, "steps": steps}


async def story(room: Room, seat: int | None) -> dict[str, Any]:
    """Every event from the set-up on that a seat may see, of the choices that count."""
    game = begun(room, room.choices, 0)
    past = await asyncio.to_thread(game.at, room.choices)
    return {"log": [{"version": 0, **line} for line in past.log(seat, -1)]}
