"""A range of games of a run, played: columns of results, and how often every option was offered and taken."""

from collections.abc import Iterable
from functools import cache
from pathlib import Path
from typing import Any

from ashfall.engine.chance import seeded
from ashfall.engine.seat import SeatPosition
from ashfall.engine.settings import written
from ashfall.engine.table import Event, Table
from ashfall.engine.title import Title
from ashfall.games import title

from .plan import Plan
from .players import Forfeit, seat_player
from .playouts import LONGEST_GAME, EndlessGame

Columns = dict[str, list[Any]]
Uses = dict[Any, list[int]]
"""For each option, by its rule and arguments: how often it was offered, taken, and taken by who won in the end."""

Happened = dict[str, list[int]]
"""For each kind of event: games in which it happened, how often, and the sum of the decisions before its first time."""

FIELDS = (
    "number", "players", "sides", "scores", "winners", "decisions", "length", "offered",
    "categories", "course", "traits", "fault",
)  # fmt: skip


class Parcel:
    """Games of a run that are played one range after the other and told as one: columns, and what was counted."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.title = title(plan.game)
        self.columns: Columns = {name: [] for name in FIELDS}
        self.uses: Uses = {}
        self.happened: Happened = {}

    def play(self, first: int, end: int) -> None:
        for number in range(first, end):
            found = play_number(self.title, self.plan, number, self.uses, self.happened)
            for name, value in found.items():
                self.columns[name].append(value)

    def last(self, games: int, names: Iterable[str]) -> Columns:
        """Some columns of the last games."""
        return {name: self.columns[name][-games:] for name in names}

    def data(self) -> dict[str, Any]:
        """Plain data: a list per column, and the uses of options by sentence."""
        events = [[kind, *self.happened[kind]] for kind in sorted(self.happened)]
        return {
            "columns": self.columns,
            "uses": in_words(self.title, self.uses),
            "events": events,
        }


def play_parcel(plan: Plan, first: int, end: int) -> dict[str, Any]:
    """The games first … end − 1 as plain data."""
    parcel = Parcel(plan)
    parcel.play(first, end)
    return parcel.data()


@cache
def component_box(game: str, overlay: str) -> Any:
    return title(game).box(Path(overlay) if overlay else None)


def play_number(
    found: Title, plan: Plan, number: int, uses: Uses, happened: Happened
) -> dict[str, Any]:
    """One game of a run. The players are dealt to the seats in turn, one seat further in every next game."""
    seed = plan.seed_of(number)
    table = found.set_up(component_box(plan.game, plan.overlay), plan.options_of(number), seed)
    taken: list[tuple[int, Any]] = []
    events: list[Event] = []
    told = Told(events, taken)
    table.listener = told.hear
    table.run()
    seated = [plan.players[(seat + number) % len(plan.players)] for seat in table.seats]
    decisions, offered, fault = [0] * table.players, 0, ""
    try:
        offered = finish(found, table, seated, seed, decisions, uses, taken)
        winners = found.winners(table)
    except Forfeit as error:
        fault = str(error)
        winners = [s for s, name in enumerate(seated) if name != error.name]
    for side, key in taken:
        uses[key][1] += 1
        uses[key][2] += side in winners
    for kind, (first, times) in told.kinds.items():
        sums = happened.setdefault(kind, [0, 0, 0])
        sums[0] += 1
        sums[1] += times
        sums[2] += first
    return {
        "number": number,
        "players": seated,
        "sides": found.sides(table),
        "scores": found.scores(table),
        "winners": winners,
        "decisions": decisions,
        "length": sum(decisions),
        "offered": offered,
        "categories": [[name, points] for name, points in found.score_sheet(table)],
        "course": [[name, *figures] for name, figures in found.course(events).items()],
        "traits": [[name, words] for name, words in traits(found, plan, number, table).items()],
        "fault": fault,
    }


def traits(found: Title, plan: Plan, number: int, table: Table) -> dict[str, list[str]]:
    """What reports tell apart: what the seats were dealt or chose, the automa's level, and settings by turns."""
    options = plan.options_of(number)
    told = [name for name in (*found.levels, *plan.each) if name in options]
    return {
        **found.traits(table),
        **{name: [written(options[name])] * table.players for name in told},
    }


class Told:
    """Hears a game's events: keeps them for the game's own figures, and when each kind came first."""

    def __init__(self, events: list[Event], taken: list[tuple[int, Any]]) -> None:
        self.events = events
        self.taken = taken
        self.kinds: dict[str, list[int]] = {}

    def hear(self, event: Event) -> None:
        self.events.append(event)
        found = self.kinds.get(event.kind)
        if found is None:
            self.kinds[event.kind] = [len(self.taken), 1]
        else:
            found[1] += 1


def finish(
    found: Title,
    table: Table,
    seated: list[str],
    seed: str,
    decisions: list[int],
    uses: Uses,
    taken: list[tuple[int, Any]],
) -> int:
    """Play to the end; how many options were offered in all."""
    if set(seated) == {"random"}:
        return finish_randomly(table, seed, decisions, uses, taken)
    players = [seat_player(name, f"{seed} seat {seat}") for seat, name in enumerate(seated)]
    offered = 0
    while not table.over:
        lane = table.waiting()[0]
        assert lane.ask is not None
        seat = lane.ask.seat
        decisions[seat] += 1
        offered += count(lane.ask.options, uses)
        step = players[seat].pick(SeatPosition(found, table, lane))
        taken.append((seat, (step[0], *step[2:])))
        table.answer(lane, step)
        if sum(decisions) > LONGEST_GAME:
            raise EndlessGame(f"{found.id}, seed {seed}: no end after {LONGEST_GAME} decisions")
    return offered


def finish_randomly(
    table: Table, seed: str, decisions: list[int], uses: Uses, taken: list[tuple[int, Any]]
) -> int:
    """The same for random players alone, each with the luck it has anywhere, without the calls between."""
    chances = [seeded(f"random player {seed} seat {seat}") for seat in table.seats]
    offered = 0
    while not table.over:
        lane = table.waiting()[0]
        ask = lane.ask
        assert ask is not None
        decisions[ask.seat] += 1
        offered += count(ask.options, uses)
        step = ask.options[chances[ask.seat].below(len(ask.options))]
        taken.append((ask.seat, (step[0], *step[2:])))
        table.answer(lane, step)
        if len(taken) > LONGEST_GAME:
            raise EndlessGame(f"seed {seed}: no end after {LONGEST_GAME} decisions")
    return offered


def count(options: list[Any], uses: Uses) -> int:
    for option in options:
        key = (option[0], *option[2:])
        found = uses.get(key)
        if found is None:
            found = uses[key] = [0, 0, 0]
        found[0] += 1
    return len(options)


def in_words(found: Title, uses: Uses) -> list[list[Any]]:
    """The uses by sentence, in alphabetical order; several options may share a sentence."""
    told: dict[str, list[int]] = {}
    for key, figures in uses.items():
        sums = told.setdefault(found.grammar.write((key[0], 0, *key[1:])), [0, 0, 0])
        for i, figure in enumerate(figures):
            sums[i] += figure
    return [[sentence, *told[sentence]] for sentence in sorted(told)]


def joined(parts: Iterable[list[list[Any]]]) -> list[list[Any]]:
    """The counts of several parcels, of options or events, as one."""
    sums: dict[str, list[int]] = {}
    for part in parts:
        for sentence, *figures in part:
            before = sums.setdefault(sentence, [0] * len(figures))
            for i, figure in enumerate(figures):
                before[i] += figure
    return [[sentence, *sums[sentence]] for sentence in sorted(sums)]
