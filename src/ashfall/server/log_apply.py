"""What each kind of entry does to a room."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import msgspec

from ashfall.engine.errors import AshfallError, IllegalMove
from ashfall.engine.game import Game
from ashfall.engine.table import EVERYBODY

from .hidden_names import unseen
from .log_entries import Entry, Line, Proposal, Seat
from .refusals import Refusal

if TYPE_CHECKING:
    from .room import Room


class Broken(Exception):
    """The rules failed: the table must be frozen, nothing may be lost."""


def table_line(kind: str, choice: int | None = None, **values: Any) -> Line:
    """A line of the table itself."""
    return Line(0, choice, f"table-{kind}", "", values, EVERYBODY)


def event_lines(game: Game) -> list[Line]:
    """The events that the game told since the last time, as lines."""
    lines = [
        Line(0, choice, data["kind"], data["rule"], data["values"], seats)
        for choice, seats, data in game.told()
    ]
    game.events = []
    return lines


def apply_created(room: "Room", entry: Entry) -> list[Line]:
    body = entry.body
    room.game_id, room.rules, room.options = body["game"], body["rules"], body["options"]
    room.practice, room.listed = body["practice"], body["listed"]
    room.seats = msgspec.convert(body["seats"], list[Seat])
    room.host = entry.guest or ""
    room.created = entry.at
    return []


def apply_sat(room: "Room", entry: Entry) -> list[Line]:
    assert entry.seat is not None
    body = entry.body
    seat = Seat("person", body["guest"], body["name"], body["lang"])
    before = room.seats[entry.seat].guest
    # Entries of older programs do not say whether the host's role moved: it did whenever a seat of his did.
    if body.get("host", before is not None and before == room.host):
        room.host = body["guest"]
    room.seats[entry.seat] = seat
    return [table_line("moved" if body.get("moved") else "sat", seat=entry.seat)]


def apply_left(room: "Room", entry: Entry) -> list[Line]:
    assert entry.seat is not None
    if room.state == "open":
        room.seats[entry.seat] = Seat()
    else:
        room.seats[entry.seat].left = True
        room.proposal = None
    return [table_line("left", seat=entry.seat)]


def apply_seat_set(room: "Room", entry: Entry) -> list[Line]:
    assert entry.seat is not None
    room.seats[entry.seat] = msgspec.convert(entry.body["seat"], Seat)
    return [table_line("seat-set", seat=entry.seat)]


def apply_options_set(room: "Room", entry: Entry) -> list[Line]:
    if "options" in entry.body:
        room.options = entry.body["options"]
        count = int(room.options["players"])
        room.seats = room.seats[:count] + [Seat() for _ in range(count - len(room.seats))]
    room.listed = entry.body.get("listed", room.listed)
    return [table_line("options-set")]


def apply_started(room: "Room", entry: Entry) -> list[Line]:
    if "rules" in entry.body:
        room.rules, room.begun_with = entry.body["rules"], ""
    room.data = entry.body.get("data", "")
    room.game = room.dealt()
    room.state = "over" if room.game.over else "playing"
    return [table_line("started"), *event_lines(room.game)]


def apply_imported(room: "Room", entry: Entry) -> list[Line]:
    room.imported = True
    lines = apply_started(room, entry)
    assert room.game is not None
    for seat, choice in entry.body["choices"]:
        room.game.play(choice, seat=seat)
    lines += event_lines(room.game)
    room.state = "over" if room.game.over else "playing"
    return lines


def apply_move(room: "Room", entry: Entry) -> list[Line]:
    game = room.game
    assert game is not None and entry.seat is not None
    choices: list[str] = entry.body["choices"]
    try:
        game.play(*choices, seat=entry.seat)
    except IllegalMove as error:
        game.events = []
        raise refused(game, entry.seat, choices, error) from None
    except AshfallError:
        raise
    except Exception as error:
        raise Broken(f"{type(error).__name__} in {entry.body['choices']}") from error
    if game.over:
        room.state = "over"
        room.proposal = None
    return event_lines(game)


def refused(game: Game, seat: int, choices: list[str], error: IllegalMove) -> Refusal:
    """The refusal for an illegal choice: which one of the list, and the reason as data."""
    index = first_illegal(game, seat, choices) if len(choices) > 1 else 0
    text, rule = choices[index], error.reason.rule
    if text in choices[:index]:
        return Refusal("duplicate_choice", index=index)
    if out_of_range(game, text):
        return Refusal("out_of_range", index=index)
    if rule == "unknown-move":
        return Refusal("unknown_thing", index=index)
    if rule == "not-your-decision":
        return Refusal("not_your_decision", index=index)
    if rule == "game-over":
        return Refusal("game_over", index=index)
    if unseen(game, seat, text):
        return Refusal("unknown_thing", index=index)
    return Refusal("illegal", index=index, reason=error.reason.data())


def first_illegal(game: Game, seat: int, choices: list[str]) -> int:
    trial = game.clone()
    for index, choice in enumerate(choices):
        try:
            trial.play(choice, seat=seat)
        except IllegalMove:
            return index
    return 0


def out_of_range(game: Game, text: str) -> bool:
    """Whether a number stands in the sentence where numbers stand, but one that cannot be."""
    grammar = game.title.grammar
    words = text.strip().lower().split()
    verb = grammar.by_word.get(words[0]) if words else None
    if verb is None or len(words) != len(verb.names) + 1:
        return False
    for name, word in zip(verb.names, words[1:], strict=True):
        names = grammar.names[name]
        if not names.words and not names.find(word) and word.lstrip("+-")[:1].isdigit():
            return True
    return False


def apply_undo(room: "Room", entry: Entry) -> list[Line]:
    take_back(room, entry.body["to"])
    return [table_line("undo", seat=entry.seat, to=entry.body["to"])]


def take_back(room: "Room", to: int) -> None:
    assert room.game is not None
    room.keep_questions_of_others(to)
    room.game = room.game.at(to)
    room.game.events = []
    room.state = "over" if room.game.over else "playing"
    room.proposal = None


def apply_proposed(room: "Room", entry: Entry) -> list[Line]:
    body = entry.body
    assert entry.seat is not None
    room.proposal = Proposal(
        body["kind"], entry.seat, body["to"], body["target"], [entry.seat], list(body["asked"]),
        entry.seq,
    )  # fmt: skip
    lines = [
        table_line(
            "proposed", seat=entry.seat, what=body["kind"], to=body["to"], target=body["target"]
        )
    ]
    return lines if body["asked"] else lines + carry_out(room)


def apply_voted(room: "Room", entry: Entry) -> list[Line]:
    proposal = room.proposal
    assert proposal is not None and entry.seat is not None
    if not entry.body["agree"]:
        room.proposal = None
        return [table_line("refused", seat=entry.seat)]
    guest = room.seats[entry.seat].guest
    for seat in proposal.asked[:]:
        if room.seats[seat].guest == guest:
            proposal.asked.remove(seat)
            proposal.agreed.append(seat)
    lines = [table_line("agreed", seat=entry.seat)]
    return lines if proposal.asked else lines + carry_out(room)


def carry_out(room: "Room") -> list[Line]:
    """Everybody agreed."""
    proposal = room.proposal
    assert proposal is not None
    room.proposal = None
    if proposal.kind == "take-back":
        assert proposal.to is not None
        take_back(room, min(proposal.to, room.choices))
        return [table_line("taken-back", to=proposal.to)]
    assert proposal.target is not None
    place = room.seats[proposal.target]
    place.kind, place.bot, place.left = "bot", "random", True
    return [table_line("bot", target=proposal.target)]


def apply_rematch(room: "Room", entry: Entry) -> list[Line]:
    room.rematch = entry.body["table"]
    return [table_line("rematch")]


def apply_frozen(room: "Room", entry: Entry) -> list[Line]:
    room.state = "frozen"
    room.notice = {"code": entry.body["code"], "values": entry.body["values"]}
    return [table_line("closed") if entry.body["code"] == "closed" else table_line("frozen")]


def apply_reopened(room: "Room", entry: Entry) -> list[Line]:
    room.notice = None
    room.state = "open" if room.game is None else "over" if room.game.over else "playing"
    return [table_line("reopened")]


def apply_named(room: "Room", entry: Entry) -> list[Line]:
    """The person at these seats has another name; none: it was erased."""
    name: str | None = entry.body["name"]
    for seat in entry.body["seats"]:
        room.seats[seat].name = name
    first: int = entry.body["seats"][0]
    return [table_line("erased") if name is None else table_line("named", seat=first)]


def apply_upgraded(room: "Room", entry: Entry) -> list[Line]:
    room.rules = entry.body["to"]
    room.notice = None
    if room.game is not None:
        room.state = "over" if room.game.over else "playing"
    return [table_line("upgraded", **entry.body)]


APPLY: dict[str, Callable[["Room", Entry], list[Line]]] = {
    "created": apply_created,
    "sat": apply_sat,
    "left": apply_left,
    "seat-set": apply_seat_set,
    "options-set": apply_options_set,
    "started": apply_started,
    "imported": apply_imported,
    "move": apply_move,
    "undo": apply_undo,
    "proposed": apply_proposed,
    "voted": apply_voted,
    "rematch": apply_rematch,
    "frozen": apply_frozen,
    "reopened": apply_reopened,
    "named": apply_named,
    "upgraded": apply_upgraded,
}
