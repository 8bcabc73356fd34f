"""What is kept of a finished game whatever becomes of its rules: result, score sheet, record."""

from typing import TYPE_CHECKING, Any

from ashfall.engine import record as records
from ashfall.engine.game import Game

from .log_entries import Entry

if TYPE_CHECKING:
    from .room import Room

TAKEN_BACK = "table-taken-back"


def result_of(game: Game) -> dict[str, Any]:
    """How a game ended; it stands in the log, beside the choice that ended it."""
    return {
        "over": True,
        "sides": game.sides(),
        "winners": game.winners(),
        "sheet": game.score_sheet(),
        "totals": game.scores(),
        "sources": {
            category: {"rule": rule, "events": list(events)}
            for category, (rule, *events) in game.title.sources.items()
        },
        "state": game.digest(),
    }


def follow(choices: list[tuple[int, str]], entry: Entry) -> list[tuple[int, str]]:
    """The choices that count after an entry, as they were written, without knowing the rules."""
    body = entry.body
    if entry.kind == "imported":
        return [(seat, text) for seat, text in body["choices"]]
    if entry.kind == "move" and entry.seat is not None:
        return [*choices, *((entry.seat, text) for text in body["choices"])]
    if entry.kind == "undo":
        return choices[: body["to"]]
    back = [line.values["to"] for line in entry.lines if line.kind == TAKEN_BACK]
    return choices[: back[0]] if back else choices


def record_from_log(room: "Room") -> str:
    """The record of a game whose rules this program does not have: they are not needed to write it."""
    lines = records.header(room.game_id, room.rules, room.options, room.secrets.seed, room.data)
    lines += [f"{seat} {text}" for seat, text in room.written]
    if room.result is not None:
        lines.append(" ".join(["over", *map(str, room.result["totals"])]))
        lines.append(f"state {room.result['state']}")
    writer = records.Writer()
    return "".join(writer.line(line) for line in lines)
