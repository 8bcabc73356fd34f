"""What clients send and what they get, as types: the schema in docs/openapi.json is made of these."""

from typing import Annotated, Any, Literal
from uuid import UUID

import msgspec
from msgspec import UNSET, Meta, UnsetType

from ashfall.languages import Language

SeatNumber = Annotated[int, Meta(ge=0, le=7)]
Version = Annotated[int, Meta(ge=0, le=2**40)]
QuestionNumber = Annotated[int, Meta(ge=0, le=2**44)]
Sentence = Annotated[str, Meta(min_length=1, max_length=200)]
Sentences = Annotated[list[Sentence], Meta(min_length=1, max_length=16)]
Secret = Annotated[str, Meta(min_length=1, max_length=100)]
PersonName = Annotated[str, Meta(min_length=1, max_length=1000)]
Value = int | str | bool
Options = Annotated[
    dict[str, Value | Annotated[list[Value], Meta(max_length=20)]], Meta(max_length=40)
]


class Strict(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """A body from a client: no field that is not named here."""


class Nothing(Strict):
    """An empty object."""


class ComeIn(Strict):
    name: PersonName
    lang: Language


class SeatWish(Strict):
    """Who shall sit here. `name` is for a seat of this browser that another person plays (hot-seat)."""

    kind: Literal["open", "here", "bot", "automa"]
    bot: Annotated[str, Meta(max_length=40)] | None = None
    name: PersonName | None = None


class CreateTable(Strict):
    game: Annotated[str, Meta(max_length=40)]
    seats: Annotated[list[SeatWish], Meta(min_length=1, max_length=9)]
    options: Options = {}
    practice: bool = False
    listed: bool = False
    seed: Annotated[str, Meta(min_length=1, max_length=100)] | None = None


class ImportRecord(Strict):
    record: str


class Enter(Strict):
    invite: Secret


class ChangeTable(Strict):
    options: Options | UnsetType = UNSET
    listed: bool | UnsetType = UNSET


class Rematch(Strict):
    """How the players sit at the new table: as before, or each one seat further and the last on the first seat."""

    seats: Literal["same", "moved"] = "same"


class Reclaim(Strict):
    key: Secret


class Move(Strict):
    """An answer to the question with this number, as long as it stands."""

    seat: SeatNumber
    question: QuestionNumber
    move_id: UUID
    choice: Sentence | Sentences


class Undo(Strict):
    """The last of so many choices shall be taken back."""

    seat: SeatNumber
    choices: Version
    move_id: UUID


class Propose(Strict):
    seat: SeatNumber
    move_id: UUID
    kind: Literal["take-back", "bot"]
    to: Version | None = None
    target: SeatNumber | None = None


class Vote(Strict):
    """An answer to the proposal with this number."""

    seat: SeatNumber
    proposal: Version
    move_id: UUID
    agree: bool


class MoveMessage(Move, tag="move", tag_field="type"):
    """A move over the socket."""


class UndoMessage(Undo, tag="undo", tag_field="type"):
    """An undo over the socket."""


class ProposeMessage(Propose, tag="propose", tag_field="type"):
    """A proposal over the socket."""


class VoteMessage(Vote, tag="vote", tag_field="type"):
    """A vote over the socket."""


class LookMessage(Strict, tag="look", tag_field="type"):
    """Look at another seat of one's own, or at everything again."""

    seat: SeatNumber | None
    since: Version = 0


class PingMessage(Strict, tag="ping", tag_field="type"):
    """Still there?"""


ClientMessage = MoveMessage | UndoMessage | ProposeMessage | VoteMessage | LookMessage | PingMessage


class GuestInfo(msgspec.Struct):
    name: str
    lang: Language


class SeatInfo(msgspec.Struct):
    seat: int
    kind: Literal["open", "person", "bot"]
    name: str | None
    lang: str | None
    bot: str | None
    mine: bool
    host: bool
    left: bool


class Decision(msgspec.Struct):
    seat: int
    question: str


class ProposalInfo(msgspec.Struct):
    id: int
    kind: Literal["take-back", "bot"]
    seat: int
    to: int | None
    target: int | None
    agreed: list[int]
    asked: list[int]


class Proof(msgspec.Struct):
    commitment: str
    seed: str | None
    salt: str | None


class Presence(msgspec.Struct):
    seats: list[int]
    watching: int


class Notice(msgspec.Struct):
    code: str
    values: dict[str, Any]


class TableInfo(msgspec.Struct):
    id: str
    game: str
    rules: str
    options: dict[str, Value | list[Value]]
    state: Literal["open", "playing", "over", "frozen"]
    practice: bool
    imported: bool
    listed: bool
    host: bool
    version: int
    choices: int
    seats: list[SeatInfo]
    secrets: list[int]
    automa: bool
    waiting: list[Decision]
    proposal: ProposalInfo | None
    proof: Proof
    invite: str | None
    rematch: str | None
    notice: Notice | None
    presence: Presence
    created: str


class HouseInfo(msgspec.Struct):
    open: bool
    guest_days: int
    deleted_days: int


class Me(msgspec.Struct):
    guest: GuestInfo | None
    tables: list[TableInfo]


class LogLine(msgspec.Struct):
    version: int
    choice: int | None
    kind: str
    rule: str
    values: dict[str, Any]


class SheetRow(msgspec.Struct):
    message: str
    values: dict[str, Any]
    thing: str
    depth: int


class SheetSection(msgspec.Struct):
    message: str
    values: dict[str, Any]
    seat: int | None
    rows: list[SheetRow]


class SeatView(msgspec.Struct):
    version: int
    choices: int
    seat: int | None
    hash: str
    undo: Literal["none", "free", "practice", "ask"]
    view: dict[str, Any] | None
    sheet: list[SheetSection]
    since: int
    log: list[LogLine]
    table: TableInfo


class Ack(msgspec.Struct):
    move_id: UUID
    version: int


class Key(msgspec.Struct):
    key: str


class ReasonInfo(msgspec.Struct):
    rule: str
    message: str
    values: dict[str, Any]


class Why(msgspec.Struct):
    reason: ReasonInfo | None


class ThingReason(msgspec.Struct):
    choice: str
    rule: str
    message: str
    values: dict[str, Any]


class Reasons(msgspec.Struct):
    reasons: list[ThingReason]


class Preview(msgspec.Struct):
    random: bool
    before: list[SheetSection]
    after: list[SheetSection]
    view: dict[str, Any] | None
    events: list[dict[str, Any]]


class MadeChoice(msgspec.Struct):
    """A choice that stands: `at` is how many there were before it."""

    at: int
    text: str
    verb: str
    things: list[str]
    values: dict[str, Any]


class TurnInfo(msgspec.Struct):
    """A seat's own newest choices, how many choices at the table are past taking back, and which ones would be."""

    made: list[MadeChoice]
    fixed: int
    final: list[str]


class PlannedChoice(msgspec.Struct):
    """A choice with what could be said after it; `next` is null where that is asked when it is reached."""

    text: str
    verb: str
    things: list[str]
    values: dict[str, Any]
    question: str
    final: bool
    again: bool
    ends: bool
    lasts: bool
    stands: bool
    next: "list[PlannedChoice] | None"


class PlanInfo(msgspec.Struct):
    """What could be said, and the losses that are put forward, if any; grave ones are decided each time."""

    plan: list[PlannedChoice]
    proposed: list[str]
    grave: bool


class Source(msgspec.Struct):
    """Where the points of a category come from: the rule, and the kinds of events that change them."""

    rule: str
    events: list[str]


class Scores(msgspec.Struct):
    over: bool
    sides: list[str]
    winners: list[int]
    sheet: list[tuple[str, list[int]]]
    totals: list[int]
    sources: dict[str, Source]


class FilmStep(msgspec.Struct):
    """What to set and unset in the step before (the first: in nothing) to get the view at this event."""

    set: list[tuple[list[str | int], Any]]
    unset: list[list[str | int]]


class FilmInfo(msgspec.Struct):
    choice: int
    steps: list[FilmStep]


class Story(msgspec.Struct):
    log: list[LogLine]


class Rule(msgspec.Struct):
    """A sentence of a ledger; `lang` is English where the language asked for lacks it."""

    id: str
    text: str
    lang: Language


class GameOption(msgspec.Struct):
    name: str
    values: list[Value]
    default: Value
    needs: dict[str, list[Value]]
    values_need: dict[str, dict[str, list[Value]]]
    per_seat: bool
    distinct: bool


class GameInfo(msgspec.Struct):
    id: str
    version: str
    players: list[int]
    solo: bool
    options: list[GameOption]
    languages: list[str]


class ErrorBody(msgspec.Struct):
    code: str
    text: str
    values: dict[str, Any]
    fresh: SeatView | UnsetType = UNSET


class Health(msgspec.Struct):
    ok: bool
