"""A table without any input or output: seats, version, moves, undo, consent.

Whatever happens is an entry. A command checks, makes the entry and applies it; loading a table applies
the entries of its log again.
"""

import contextlib
import hashlib
from collections.abc import Sequence
from typing import Any

import msgspec

from ashfall.engine.errors import BadOption
from ashfall.engine.game import Game
from ashfall.engine.opening import resume
from ashfall.engine.parts import fields
from ashfall.games import title as title_of
from ashfall.rulesets import Ruleset, knows, ruleset

from . import own_values
from .log_apply import APPLY
from .log_entries import Entry, Line, Proposal, Seat, Secrets, State, holds
from .naming import skeleton
from .questions import Questions
from .refusals import Refusal
from .results import follow, result_of
from .written_views import Board, SharedView

LINES_KEPT = 500


class Room:
    """The state of one table at one version."""

    def __init__(self, id: str, secrets: Secrets) -> None:
        self.id = id
        self.secrets = secrets
        self.now = 0
        """The time in milliseconds, set by whoever brings a command."""
        self.version = 0
        self.game_id = ""
        self.rules = ""
        self.begun_with = ""
        """The rules that the log is played with, where its beginning names others."""
        self.data = ""
        """The component values of the game, where they are not the printed ones."""
        self.options: dict[str, Any] = {}
        self.practice = False
        self.imported = False
        self.listed = False
        self.host = ""
        self.state: State = "open"
        self.seats: list[Seat] = []
        self.proposal: Proposal | None = None
        self.rematch: str | None = None
        self.notice: dict[str, Any] | None = None
        self.created = 0
        self.game: Game | None = None
        self.result: dict[str, Any] | None = None
        """How the game ended, as its log has it."""
        self.skimmed = False
        """Whether the game cannot be played here, and its log was only looked through."""
        self.written: list[tuple[int, str]] = []
        """The choices as they were written, of a game that was skimmed."""
        self.lines: list[Line] = []
        self.dropped = 0
        """The version of the newest line that is no longer kept."""
        self.questions = Questions()
        self.shown: SharedView | None = None
        self.board = Board()
        """What was written last."""
        self.told: tuple[int, dict[str, Any]] | None = None
        """What everybody is told of the table, and at which version."""

    # What is so

    @property
    def choices(self) -> int:
        return len(self.game.choices) if self.game is not None else 0

    @property
    def commitment(self) -> str:
        return hashlib.sha256((self.secrets.seed + self.secrets.salt).encode()).hexdigest()

    def seats_of(self, guest: str) -> list[int]:
        """The seats that a guest plays now."""
        return [i for i, s in enumerate(self.seats) if holds(s, guest)]

    def holder(self, seat: int, guest: str) -> Seat:
        """The seat, if this guest plays it; whether it exists is told to nobody else."""
        if not 0 <= seat < len(self.seats) or not holds(self.seats[seat], guest):
            raise Refusal("not_your_seat")
        return self.seats[seat]

    def deciding(self) -> list[int]:
        """The seats that have to decide something now."""
        if self.game is None or self.state != "playing":
            return []
        return sorted({w.seat for w in self.game.waiting()})

    def bots_due(self) -> list[int]:
        return [seat for seat in self.deciding() if self.seats[seat].kind == "bot"]

    def undo_for(self, seat: int | None) -> str:
        """How this seat may take back the last choice: none, free, practice or ask."""
        game = self.game
        if game is None or seat is None or not game.choices:
            return "none"
        if self.practice and self.state in ("playing", "over"):
            return "practice" if self.undo_target(seat) is not None else "none"
        if self.state != "playing":
            return "none"
        if game.can_undo(seat):
            return "free"
        return "ask" if self.others_than(self.seats[seat].guest) else "none"

    def undo_target(self, seat: int) -> int | None:
        """Practice: how many choices stay when the last one by a person at this seat's side is taken back."""
        assert self.game is not None
        guest = self.seats[seat].guest
        own = [i for i, s in enumerate(self.seats) if s.kind == "person" and s.guest == guest]
        for count in range(len(self.game.choices) - 1, -1, -1):
            if self.game.choices[count][0] in own:
                return count
        return None

    def others_than(self, guest: str | None) -> list[int]:
        """The seats of other people who are here to be asked."""
        return [
            i
            for i, s in enumerate(self.seats)
            if s.kind == "person" and not s.left and s.guest != guest
        ]

    # Before the game

    def make(
        self,
        host: str,
        game_id: str,
        options: dict[str, Any],
        seats: Sequence[Seat],
        *,
        practice: bool = False,
        listed: bool = False,
        rules: str | None = None,
    ) -> Entry:
        """Set the table up; people may now sit down."""
        body = {
            "game": game_id,
            "rules": rules or title_of(game_id).version,
            "options": options,
            "seats": msgspec.to_builtins(list(seats)),
            "practice": practice,
            "listed": listed,
        }
        return self.enter("created", None, host, body)

    def sit(self, guest: str, name: str, lang: str, seat: int) -> Entry | None:
        """Take an open seat, or come back to one's own."""
        place = self.seat(seat)
        if holds(place, guest):
            return None
        if place.guest == guest:
            return self.enter(
                "sat", seat, guest, {"guest": guest, "name": place.name, "lang": lang}
            )
        if place.kind != "open" or self.state != "open":
            raise Refusal("seat_taken")
        self.check_name(guest, name)
        return self.enter("sat", seat, guest, {"guest": guest, "name": name, "lang": lang})

    def check_name(self, guest: str, name: str) -> None:
        for other in self.seats:
            if other.name and other.guest != guest and skeleton(other.name) == skeleton(name):
                raise Refusal("name_taken")

    def leave(self, guest: str, seat: int) -> Entry:
        """Get up: before the start the seat opens, later it waits for its guest."""
        self.holder(seat, guest)
        return self.enter("left", seat, guest, {})

    def hand_over(self, holder: str, guest: str, lang: str, seat: int) -> Entry:
        """The seat moves to another device of its holder, who made the key. A host's last seat takes the role along."""
        place = self.seat(seat)
        if place.guest != holder:
            raise Refusal("wrong_key")
        others = [s for i, s in enumerate(self.seats) if i != seat and s.guest == holder]
        body = {"guest": guest, "name": place.name, "lang": lang, "moved": True}
        return self.enter("sat", seat, guest, {**body, "host": holder == self.host and not others})

    def set_seat(self, guest: str, seat: int, wish: Seat) -> Entry:
        """The host says who may sit here."""
        self.host_before_start(guest)
        self.seat(seat)
        if wish.name is not None and wish.kind == "person":
            self.check_name(guest, wish.name)
        return self.enter("seat-set", seat, guest, {"seat": msgspec.to_builtins(wish)})

    def set_options(self, guest: str, options: dict[str, Any] | None, listed: bool | None) -> Entry:
        """The host changes what will be played; seats are added or taken away at the end."""
        self.host_before_start(guest)
        body: dict[str, Any] = {}
        if options is not None:
            checked = title_of(self.game_id).checked_settings(options)
            count = int(checked["players"])
            if any(s.kind != "open" for s in self.seats[count:]):
                raise Refusal("seat_taken")
            body["options"] = checked
        if listed is not None:
            body["listed"] = listed
        return self.enter("options-set", None, guest, body)

    def start(self, guest: str) -> Entry:
        """The host begins the game."""
        self.host_before_start(guest)
        if any(s.kind == "open" for s in self.seats):
            raise Refusal("seats_open")
        rules = self.rules_to_start_with()
        data = own_values.digest(self.game_id, rules)
        body = {"rules": rules} | ({"data": data} if data else {})
        return self.enter("started", None, guest, body)

    def rules_to_start_with(self) -> str:
        """The newest rules, also where the table was set up before there were these, if they know its options."""
        newest = title_of(self.game_id)
        try:
            newest.checked_settings(self.options, kept=True)
        except BadOption:
            return self.rules
        return newest.version

    def host_before_start(self, guest: str) -> None:
        if guest != self.host:
            raise Refusal("host_only")
        if self.state != "open":
            raise Refusal("already_started")

    def seat(self, seat: int) -> Seat:
        if not 0 <= seat < len(self.seats):
            raise Refusal("no_seat")
        return self.seats[seat]

    def open_record(self, guest: str, name: str, lang: str, game: Game) -> list[Entry]:
        """A table that goes on from a record, held by the guest who brought it."""
        seats = [Seat("person", guest, name, lang) for _ in range(game.players)]
        rules, options = game.title.version, dict(game.options)
        made = self.make(guest, game.title.id, options, seats, practice=True, rules=rules)
        write = game.title.grammar.write
        body: dict[str, Any] = {"choices": [[seat, write(s)] for seat, s in game.choices]}
        body |= {"data": game.data} if game.data else {}
        return [made, self.enter("imported", None, guest, body)]

    # Playing

    def move(self, guest: str, seat: int, question: int, choices: Sequence[str]) -> Entry:
        """Answer a question that stands with one choice or several; all of them or none."""
        self.ready(guest, seat)
        if self.state == "over":
            raise Refusal("game_over")
        standing = self.questions.of(seat)
        if not standing:
            raise Refusal("not_your_decision")
        if question not in standing:
            raise Refusal("stale")
        return self.enter("move", seat, guest, {"choices": list(choices)})

    def bot_move(self, seat: int, question: int, choice: str) -> Entry:
        """A bot has decided."""
        stands = self.state == "playing" and question in self.questions.of(seat)
        if not stands or self.seats[seat].kind != "bot":
            raise Refusal("stale")
        return self.enter("move", seat, None, {"choices": [choice]})

    def ready(self, guest: str, seat: int) -> None:
        """The seat is the guest's and the game is on."""
        self.holder(seat, guest)
        if self.state == "open":
            raise Refusal("not_started")
        if self.state == "frozen":
            raise Refusal(str(self.notice["code"]) if self.notice else "frozen")
        if self.state == "over" and not self.practice:
            raise Refusal("game_over")

    def undo(self, guest: str, seat: int, choices: int) -> Entry:
        """Take back the last of so many choices, as far as this table allows."""
        self.holder(seat, guest)
        how = self.undo_for(seat)
        if how not in ("free", "practice"):
            raise Refusal("cannot_undo")
        self.ready(guest, seat)
        assert self.game is not None
        if choices != self.choices:
            raise Refusal("stale")
        to = len(self.game.choices) - 1 if how == "free" else self.undo_target(seat)
        return self.enter("undo", seat, guest, {"to": to})

    def propose(
        self,
        guest: str,
        seat: int,
        kind: str,
        to: int | None,
        target: int | None,
        absent: bool,
    ) -> Entry:
        """Ask the others to take back choices, or to let a bot play for somebody who is away."""
        self.ready(guest, seat)
        if self.state != "playing":
            raise Refusal("game_over")
        if self.proposal is not None:
            raise Refusal("proposal_open")
        if kind == "take-back":
            asked = self.asked_for_take_back(guest, to)
        else:
            asked = self.asked_for_bot(guest, seat, target, absent)
        body = {"kind": kind, "to": to, "target": target, "asked": asked}
        return self.enter("proposed", seat, guest, body)

    def asked_for_take_back(self, guest: str, to: int | None) -> list[int]:
        asked = self.others_than(guest)
        if to is None or not 0 <= to < self.choices:
            raise Refusal("out_of_range")
        if not asked:
            raise Refusal("cannot_undo")
        return asked

    def asked_for_bot(self, guest: str, seat: int, target: int | None, absent: bool) -> list[int]:
        """Who has to agree; a guest of several seats gives away another one of them as he likes."""
        if target is None or not 0 <= target < len(self.seats):
            raise Refusal("no_seat")
        place = self.seats[target]
        if place.kind != "person" or target == seat:
            raise Refusal("bad_value")
        if place.guest == guest:
            return []
        asked = [s for s in self.others_than(guest) if self.seats[s].guest != place.guest]
        if not asked and not place.left and not absent:
            raise Refusal("others_play")
        return asked

    def vote(self, guest: str, seat: int, proposal: int, agree: bool) -> Entry:
        """Answer a proposal. One no is enough to end it."""
        self.ready(guest, seat)
        if self.proposal is None or seat not in self.proposal.asked:
            raise Refusal("no_proposal")
        if proposal != self.proposal.id:
            raise Refusal("stale")
        return self.enter("voted", seat, guest, {"agree": agree})

    def set_rematch(self, guest: str, other: str) -> Entry:
        """Name the table where these people play again."""
        if not self.seats_of(guest):
            raise Refusal("seated_only")
        if self.state != "over":
            raise Refusal("not_over")
        return self.enter("rematch", None, guest, {"table": other})

    def freeze(self, code: str, **values: Any) -> Entry:
        """Nothing more can be played here; the log and the record stay."""
        return self.enter("frozen", None, None, {"code": code, "values": values})

    def upgrade(self, to: str) -> Entry:
        """Every choice so far gives the same table with the new rules: go on with them."""
        return self.enter("upgraded", None, None, {"from": self.rules, "to": to})

    # Entries

    def enter(self, kind: str, seat: int | None, guest: str | None, body: dict[str, Any]) -> Entry:
        """Make the next entry and apply it."""
        entry = Entry(self.version + 1, kind, seat, guest, None, body, at=self.now)
        self.apply(entry, fresh=True)
        return entry

    def apply(self, entry: Entry, fresh: bool = False) -> None:
        """Let an entry happen. A fresh one gets its lines and its mark; one from the log brings them."""
        lines = APPLY[entry.kind](self, entry)
        self.version = entry.seq
        if self.game is not None:
            self.questions.renew(self.game.table, self.version)
        if fresh:
            entry.lines = [msgspec.structs.replace(line, version=entry.seq) for line in lines]
            entry.mark = self.mark() if self.game is not None and entry.kind in MARKED else ""
            if self.game is not None and self.state == "over" and entry.kind in MARKED:
                entry.body["result"] = result_of(self.game)
        if entry.kind in MARKED:
            self.result = entry.body.get("result")
        self.keep(entry.lines)

    def skim(self, entry: Entry) -> None:
        """Take in an entry of a game that cannot be played here: who sits where, lines, choices, result.

        An entry that is damaged itself is passed over.
        """
        with contextlib.suppress(Exception):
            if entry.kind in (
                "created",
                "sat",
                "left",
                "seat-set",
                "options-set",
                "rematch",
                "named",
            ):
                APPLY[entry.kind](self, entry)
            self.imported = self.imported or entry.kind == "imported"
            self.written = follow(self.written, entry)
            if entry.kind in MARKED:
                self.result = entry.body.get("result")
                self.data = entry.body.get("data", self.data)
        self.keep(entry.lines)

    def keep(self, lines: Sequence[Line]) -> None:
        """Remember lines for those who ask what happened; of a long record that was brought back, the last ones."""
        self.lines.extend(lines)
        surplus = len(self.lines) - LINES_KEPT
        if surplus > 0:
            self.lines = self.lines[surplus:]
            self.dropped = max(self.dropped, self.lines[0].version - 1)

    def mark(self) -> str:
        """A short hash of what the rules made of the choices so far, to notice a program that plays otherwise.

        It is never shown: it depends on hidden things.
        """
        assert self.game is not None
        essence = self.rules_now().opening.essence(self.game)
        text = msgspec.json.encode(essence, order="sorted", enc_hook=fields)
        return MARK + hashlib.sha256(text).hexdigest()[:16]

    def rules_now(self) -> Ruleset:
        """The rules that this table plays: its own, or the newest where nobody has those."""
        version = self.begun_with or self.rules
        return ruleset(self.game_id, version if knows(self.game_id, version) else None)

    def shared_view(self) -> SharedView | None:
        """What there is to see at this version; made once."""
        if self.game is None:
            return None
        if self.shown is None or self.shown.version != self.version:
            self.shown = SharedView(self.game, self.version, self.questions, self.board)
        return self.shown

    def forget_shared_view(self) -> None:
        """Only what is written of it stays, which is smaller."""
        if self.shown is not None:
            self.shown.known.clear()
            self.shown.pairs.clear()
            self.shown.changes.clear()
            self.shown = None

    def keep_questions_of_others(self, to: int) -> None:
        """Choices are taken back: questions of seats that made none of them stand as before."""
        assert self.game is not None
        self.questions.rewind({seat for seat, _ in self.game.choices[to:]})

    # Snapshots

    def snapshot(self) -> dict[str, Any]:
        """The whole room as data, secrets apart: a cache of the log so far."""
        game = self.game
        fields = {name: getattr(self, name) for name in SNAPSHOT_FIELDS}
        fields["seats"] = msgspec.to_builtins(self.seats)
        fields["proposal"] = msgspec.to_builtins(self.proposal)
        if game is not None:
            step_data = game.title.step_data
            fields["position"] = game.position()
            fields["played"] = [[seat, step_data(step)] for seat, step in game.choices]
            fields["barrier"] = game.barrier
            fields["questions"] = self.questions.numbers()
        return fields

    def restore(self, data: dict[str, Any]) -> None:
        """Take over a snapshot."""
        for name in SNAPSHOT_FIELDS:
            if name in data or name not in ("data", "result"):
                setattr(self, name, data[name])
        self.seats = msgspec.convert(data["seats"], list[Seat])
        self.proposal = msgspec.convert(data["proposal"], Proposal | None)
        if "position" in data:
            begun = self.dealt()
            title = begun.title
            stands = own_values.reopen(self.rules_now(), data["position"])
            played = [(seat, title.step_from(step)) for seat, step in data["played"]]
            self.game = game = resume(begun, stands, played, data["barrier"])
            self.questions.restore(game.table, self.version, data.get("questions", []))

    def dealt(self) -> Game:
        """The game at its start, with what was told then."""
        return own_values.begin(self.rules_now(), self.options, self.secrets.seed, self.data)


SNAPSHOT_FIELDS = (
    "version", "game_id", "rules", "options", "practice", "imported", "listed", "host", "state",
    "rematch", "notice", "created", "result", "data",
)  # fmt: skip
MARK = "p1:"
"""What marks of positions begin with; those of programs before them were of views and are not compared."""
MARKED = ("started", "imported", "move", "undo", "voted")
