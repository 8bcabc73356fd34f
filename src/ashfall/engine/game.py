"""A game as the outside sees it: ask, play, why not, view, undo, record. No rule lives here."""

import hashlib
import json
from collections.abc import Callable, Collection, Mapping
from typing import Any

from . import chance as chances
from . import explain
from . import record as records
from .errors import AshfallError, BadRecord, IllegalMove, Reason
from .parts import thaw
from .question import Option, Waiting, matching
from .settings import Chosen
from .sheet import Section
from .table import EVERYBODY, Event, Lane, Table, imagine
from .title import Title
from .verbs import Step
from .words import Grammar


class Game:
    """A table with its history. Made by `ashfall.new`, `ashfall.load` and `ashfall.from_position`."""

    drawn: Callable[["Game"], str] = staticmethod(repr)
    """How a notebook draws a game; whoever knows words puts something better here."""

    def __init__(
        self,
        title: Title,
        options: Chosen,
        seed: int | str,
        table: Table,
        data: str = "",
        listen: bool = False,
    ) -> None:
        self.title = title
        self.options = dict(options)
        self.seed = seed
        self.table = table
        self.data = data
        self.from_start = not table.root.ask and not table.root.children and not table.over
        self.origin = table.clone()
        self.choices: list[tuple[int, Step]] = []
        self.barrier = 0
        self.events: list[tuple[int, Event]] = []
        self.listening = listen
        if self.from_start:
            self._begin()

    def _begin(self) -> None:
        """Run from the start of the game to its first question."""
        heard: list[Event] = []
        if self.listening:
            self.table.listener = heard.append
        self.table.run()
        self.table.listener = None
        self.events = [(0, event) for event in heard]

    # State

    @property
    def over(self) -> bool:
        return self.table.over

    @property
    def players(self) -> int:
        return self.table.players

    def waiting(self) -> list[Waiting]:
        """Who has to decide what; several seats in a simultaneous phase."""
        return [Waiting(lane, self.title.grammar) for lane in self.table.waiting()]

    def option(self, step: Step) -> Option:
        return Option(step, self.title.grammar)

    def scores(self) -> list[int]:
        """Points so far (or at the end) of each side: the seats, then the automa where there is one."""
        return self.title.scores(self.table)

    def score_sheet(self) -> list[tuple[str, list[int]]]:
        return self.title.score_sheet(self.table)

    def sides(self) -> list[str]:
        return self.title.sides(self.table)

    def winners(self) -> list[int]:
        """The sides that won; nobody before the end."""
        return self.title.winners(self.table) if self.over else []

    # Playing

    def play(self, *choices: "str | int | Option", seat: int | None = None) -> None:
        """Play choices one after the other: notation, an option, or its index. All of them or none."""
        if len(choices) == 1:
            self._play(choices[0], seat)
            return
        before, count, barrier = self.table.clone(), len(self.choices), self.barrier
        told = len(self.events)
        try:
            for choice in choices:
                self._play(choice, seat)
        except AshfallError:
            self.table, self.barrier = before, barrier
            del self.choices[count:], self.events[told:]
            raise

    def _play(
        self,
        choice: "str | int | Option",
        seat: int | None,
        hear: Callable[[Event], None] | None = None,
    ) -> None:
        lane, step = self._find(choice, seat)
        assert lane.ask is not None
        table = self.table
        seat = lane.ask.seat
        table.barrier = False
        heard: list[Event] = []
        table.listener = heard.append if hear is None and self.listening else hear
        self.choices.append((seat, step))
        table.answer(lane, step)
        table.listener = None
        self.events.extend((len(self.choices), event) for event in heard)
        if table.barrier or table.over:
            self.barrier = len(self.choices)
        elif len(self.choices) > 1 and self.choices[-2][0] != seat:
            self.barrier = max(self.barrier, len(self.choices) - 1)

    def _find(self, choice: "str | int | Option", seat: int | None) -> tuple[Lane, Step]:
        """The waiting lane and the step that a choice means, or an IllegalMove that says why not."""
        lanes = [lane for lane in self.table.waiting() if lane.ask is not None]
        if (
            seat is None
            and len({lane.ask.seat for lane in lanes if lane.ask}) == 1
            and lanes[0].ask
        ):
            seat = lanes[0].ask.seat
        for lane in lanes:
            assert lane.ask is not None
            if seat is not None and lane.ask.seat != seat:
                continue
            found = matching(self.title.grammar, choice, lane.ask.options)
            if found is not None:
                return lane, found
        reason = self.why_not(str(choice), seat) or Reason("unfinished-move")
        raise IllegalMove(f"{choice} is not possible now: {reason}", reason)

    def why_not(self, choice: str, seat: int | None = None) -> Reason | None:
        """Why a seat may not make this choice now; None if it may. The beginning of a choice is explained too."""
        if self.over:
            return Reason("game-over")
        asked = [w for w in self.waiting() if seat is None or w.seat == seat]
        if not asked:
            return Reason("not-your-decision")
        if seat is None:
            seat = asked[0].seat
        wanted = " ".join(choice.lower().split())
        texts = [str(option) for w in asked for option in w.options]
        if wanted in texts:
            return None
        longer = sum(text.startswith(wanted + " ") for text in texts)
        if longer:
            return None if longer == 1 else Reason("unfinished-move")
        grammar = self.title.grammar
        words = wanted.split()
        verb = grammar.by_word.get(words[0]) if words else None
        if verb is None:
            return Reason("unknown-move")
        asks = [w.ask for w in asked]
        if any(not grammar.names[n].find(w) for n, w in zip(verb.names, words[1:], strict=False)):
            return Reason("unknown-move")
        if len(words) <= len(verb.names):
            return explain.why_not_begun(self.table, grammar, asks, verb, seat, words[1:])
        steps = grammar.read(seat, choice)
        if not steps:
            return Reason("unknown-move")
        return explain.why_not_steps(self.table, asks, verb, steps)

    def why_not_thing(self, thing: str, seat: int) -> list[tuple[str, Reason]]:
        """Why no option names this thing now: sentences about it, each with its reason, each reason once."""
        if self.over:
            return [("", Reason("game-over"))]
        asked = [w for w in self.waiting() if w.seat == seat]
        if not asked:
            return [("", Reason("not-your-decision"))]
        grammar = self.title.grammar
        offered = [option.step for w in asked for option in w.options]
        if any(thing in grammar.things(step) for step in offered):
            return []
        asks = [w.ask for w in asked]
        return explain.why_not_thing(self.table, grammar, asks, thing, seat)

    def closed(self, asked: Waiting) -> list[tuple[Option, Reason]]:
        """What a player looks for at a question and may not choose now, each with the rule that forbids it."""
        grammar = self.title.grammar
        return [(Option(s, grammar), why) for s, why in explain.closed(self.table, asked.ask)]

    # Looking

    def view(self, seat: int | None) -> dict[str, Any]:
        """What a seat (None: a spectator) may know, as plain data."""
        return {"table": self.envelope(seat), **self.title.view(self.table, seat)}

    def envelope(self, seat: int | None) -> dict[str, Any]:
        """What every game's view has in common: who decides what, and what this seat may choose."""
        asked = self.waiting()
        return {
            "game": self.title.id,
            "version": self.title.version,
            "options": dict(self.options),
            "players": self.players,
            "sides": self.sides(),
            "over": self.over,
            "waiting": [{"seat": w.seat, "question": w.question} for w in asked],
            "choices": [
                {
                    "question": w.question,
                    "options": [option.data() for option in w.options],
                    "closed": [
                        {"option": option.data(), "reason": reason.data()}
                        for option, reason in self.closed(w)
                    ],
                }
                for w in asked
                if w.seat == seat
            ],
            "can_undo": seat is not None and self.can_undo(seat),
        }

    def sheet(self, seat: int | None) -> list[Section]:
        """The position as a text board, as this seat may see it."""
        return self.title.sheet(self.title.view(self.table, seat))

    def _repr_html_(self) -> str:
        """What a notebook shows: the board as a spectator sees it."""
        return self.drawn(self)

    def has_secrets(self, seat: int) -> bool:
        """Whether a seat sees something now that a spectator does not: an empty hand is no secret."""
        public, own = self.title.view(self.table, None), self.title.view(self.table, seat)
        return shows_more(public, own)

    def listen(self) -> None:
        """Keep the events from now on."""
        self.listening = True

    def log(self, seat: int | None, since: int = 0) -> list[dict[str, Any]]:
        """The events that a seat may see, each with the number of the choice that caused it."""
        return [
            {"choice": number, **event_data(event, self.title.grammar)}
            for number, event in self.events
            if number > since and may_see(event, seat)
        ]

    def told(self) -> list[tuple[int, int, dict[str, Any]]]:
        """All events that are kept: the choice, the mask of the seats that may see it, the data."""
        grammar = self.title.grammar
        return [(number, event.seats, event_data(event, grammar)) for number, event in self.events]

    def film(self, count: int, seat: int | None) -> list[dict[str, Any]]:
        """How the table stood before a seat's eyes at each event of one choice (the first is 1) that it may see."""
        who, step = self.choices[count - 1]
        past = self.at(count - 1)
        frames = Frames(past, seat)
        past._play(Option(step, self.title.grammar), who, frames.hear)
        return frames.shown

    def preview(self, choice: str, seat: int) -> dict[str, Any]:
        """What a choice would change, from what the seat knows; `random` where luck or a secret decides."""
        trial = self.imagine(seat, "preview")
        before = [section.data() for section in trial.sheet(seat)]
        trial.play(choice, seat=seat)
        random = trial.table.barrier
        return {
            "random": random,
            "before": before,
            "after": [] if random else [section.data() for section in trial.sheet(seat)],
        }

    def final(self, seat: int, at_once: Collection[int] = ()) -> list[str]:
        """The choices that a seat could not take back, from what it knows: they show something new or end the game.

        A choice after which one of the seats `at_once` decides counts too: they do not wait.
        """
        known, found = self.imagine(seat, "preview"), []
        for option in [option for w in known.waiting() if w.seat == seat for option in w.options]:
            trial = known.clone()
            trial.play(option, seat=seat)
            handed = any(w.seat in at_once for w in trial.waiting())
            if trial.table.barrier or trial.over or handed:
                found.append(str(option))
        return found

    # Copies, undo, records

    def clone(self) -> "Game":
        return self._with(self.table.clone())

    def imagine(self, seat: int | None, seed: int | str) -> "Game":
        """A copy in which everything that the seat cannot know is dealt again."""
        return self._with(imagine(self.table, seat, seed))

    def _with(self, table: Table) -> "Game":
        copy = Game.__new__(Game)
        copy.__dict__.update(self.__dict__)
        copy.table = table
        copy.choices = self.choices[:]
        copy.events = self.events[:]
        return copy

    def can_undo(self, seat: int) -> bool:
        """Whether the last choice was this seat's and nothing since could not be taken back."""
        return len(self.choices) > self.barrier and self.choices[-1][0] == seat

    def undo(self, practice: bool = False) -> None:
        """Take back the last choice; on a practice table also across a barrier, with the same cards coming again."""
        if not self.choices:
            raise IllegalMove("there is nothing to take back", Reason("cannot-undo"))
        if not practice and len(self.choices) <= self.barrier:
            raise IllegalMove(
                "the last choice showed something new, so it stands", Reason("cannot-undo")
            )
        self._rewind(len(self.choices) - 1)

    def at(self, count: int) -> "Game":
        """The game as it stood after its first `count` choices."""
        copy = self._with(self.table)
        copy._rewind(count)
        return copy

    def _rewind(self, count: int) -> None:
        kept = self.choices[:count]
        self.table = self.origin.clone()
        self.choices, self.events, self.barrier = [], [], 0
        if self.from_start:
            self._begin()
        for seat, step in kept:
            self.play(Option(step, self.title.grammar), seat=seat)

    def record(self) -> str:
        """The whole game as text."""
        if not self.from_start:
            raise BadRecord("a game opened from a position has no record; save the position")
        writer = records.Writer()
        head = records.header(self.title.id, self.title.version, self.options, self.seed, self.data)
        lines = [writer.line(text) for text in head]
        write = self.title.grammar.write
        lines += [writer.line(f"{seat} {write(step)}") for seat, step in self.choices]
        if self.over:
            lines.append(writer.line(" ".join(["over", *map(str, self.scores())])))
        lines.append(writer.line(f"state {self.digest()}"))
        return "".join(lines)

    def digest(self) -> str:
        """A short hash of the whole position. Never for a player's eyes: it depends on hidden things."""
        text = json.dumps(self.position(), sort_keys=True, separators=(",", ":"))
        return hashlib.sha256(text.encode()).hexdigest()[:16]

    def position(self) -> dict[str, Any]:
        """The full state as JSON data."""
        t = self.table
        return {
            "ashfall": records.FORMAT,
            "game": self.title.id,
            "version": self.title.version,
            "options": dict(self.options),
            "data": self.data,
            "machine": {
                "chance": t.chance.data(),
                "known": t.known[:],
                "entered": t.entered[:],
                "dealt": t.dealt[:],
                "shuffles": t.shuffles,
                "over": t.over,
                "agenda": lane_data(t.root, self.title),
            },
            "state": t.data(),
        }


class Frames:
    """What a seat saw of the table at each event that it may see, as they are told."""

    def __init__(self, game: Game, seat: int | None) -> None:
        self.game = game
        self.seat = seat
        self.shown: list[dict[str, Any]] = []

    def hear(self, event: Event) -> None:
        if may_see(event, self.seat):
            sheet = [section.data() for section in self.game.sheet(self.seat)]
            self.shown.append({"view": self.game.view(self.seat), "sheet": sheet})


def from_position(title: Title, box: Any, data: Mapping[str, Any]) -> Game:
    """The game whose `position()` this is; its history starts here."""
    options = title.checked_settings(data["options"], kept=True)
    players: int = options["players"]
    table = thaw(title.table, data["state"], box=box, players=players)
    machine = data["machine"]
    table.chance = chances.from_data(machine["chance"])
    table.known = list(machine["known"])
    table.entered = list(machine["entered"])
    table.dealt = list(machine["dealt"])
    table.shuffles = machine["shuffles"]
    table.over = machine["over"]
    table.root = table.lane = lane_from(machine["agenda"], title)
    if not table.over:
        restore_asks(table, table.root)
    return Game(title, options, 0, table, data.get("data", ""))


def restore_asks(table: Table, lane: Lane) -> None:
    """Let every lane that waited ask its question again."""
    if lane.asker:
        table.lane = lane
        table.running = lane.asker
        lane.asker[0](table, *lane.asker[1:])
        if lane.ask is None:
            raise ValueError("a question of the saved position cannot be asked any more")
    for child in lane.children:
        restore_asks(table, child)


def lane_data(lane: Lane, title: Title) -> dict[str, Any]:
    return {
        "steps": [title.step_data(s) for s in lane.steps],
        "asker": title.step_data(lane.asker) if lane.ask is not None else [],
        "lanes": [lane_data(child, title) for child in lane.children],
        "held": lane.held,
    }


def lane_from(data: Mapping[str, Any], title: Title) -> Lane:
    steps = [title.step_from(s) for s in data["steps"]]
    children = [lane_from(child, title) for child in data["lanes"]]
    return Lane(steps, None, title.step_from(data["asker"]), children, data["held"])


def shows_more(public: Any, own: Any) -> bool:
    """Whether one view has something that the other lacks; nothing, zero and empty are the same."""
    if isinstance(public, dict) and isinstance(own, dict):
        return any(shows_more(public.get(key), value) for key, value in own.items())
    if isinstance(public, list) and isinstance(own, list) and len(public) == len(own):
        return any(shows_more(a, b) for a, b in zip(public, own, strict=True))
    return bool(own) and own != public


def may_see(event: Event, seat: int | None) -> bool:
    if seat is None:
        return event.seats == EVERYBODY
    return bool(event.seats >> seat & 1)


def event_data(event: Event, grammar: Grammar) -> dict[str, Any]:
    values = {name: grammar.worded(name, value) for name, value in event.values.items()}
    return {"kind": event.kind, "rule": event.rule, "values": values}
