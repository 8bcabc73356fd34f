"""What many games used and who won them: `python -m ashfall.lab.survey --game dei --options players=4 --games 100`.

Every event that names a thing counts for it, once a game: `bought card: raid 3 …` says in how many games somebody
bought Raid. What no game used is named. `--deal faction=wild+fauns+…` seats these values anew in every game, and
compares them. A player `greedy-recycle` is a greedy one that never takes the verb `recycle`.
"""

import argparse
import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from typing import Any, NamedTuple

from ashfall.bots import Player
from ashfall.engine.chance import seeded
from ashfall.engine.seat import SeatPosition
from ashfall.engine.settings import Given
from ashfall.engine.table import Event
from ashfall.engine.title import Title
from ashfall.engine.verbs import Step
from ashfall.engine.words import Grammar, Numbers
from ashfall.games import IN_THE_MAKING, TITLES, title

from .configurations import covering, read
from .fair import somebody
from .playouts import start_table
from .simulate import share

CHUNK = 4
MOST_CONFIGURATIONS = 200

Use = tuple[str, str, str]
"""A kind of event, a kind of thing, its word."""


class Game(NamedTuple):
    """What is played: the same plan is always the same game."""

    game: str
    options: dict[str, Given]
    seed: str
    players: tuple[str, ...]
    number: int


class Played(NamedTuple):
    """How it went. `seats` says of each seat what it was dealt and who played it."""

    uses: set[Use]
    decisions: list[int]
    largest: tuple[int, str]
    scores: list[int]
    categories: dict[str, list[int]]
    winners: list[int]
    seats: list[list[str]]


class Without(Player):
    """Somebody who never takes a verb, as long as there is another answer."""

    def __init__(self, player: Player, verb: str) -> None:
        self.player = player
        self.verb = verb

    def pick(self, seat: SeatPosition, /) -> Step:
        verbs = seat.title.grammar.by_rule
        kept = [option for option in seat.options if verbs[option[0]].word != self.verb]
        return self.player.pick(seat.offering(kept) if kept else seat)


def seated(name: str, seed: str) -> Player:
    name, _, verb = name.partition("-")
    return Without(somebody(name, seed), verb) if verb else somebody(name, seed)


def play(plan: Game) -> Played:
    known = title(plan.game)
    table = start_table(known, plan.options, plan.seed)
    names = [plan.players[(seat + plan.number) % len(plan.players)] for seat in table.seats]
    who = [seated(name, f"{plan.seed} seat {seat}") for seat, name in enumerate(names)]
    events: list[Event] = []
    table.listener = events.append
    decisions, largest = [0] * table.players, (0, "")
    while not table.over:
        lane = table.waiting()[0]
        assert lane.ask is not None
        decisions[lane.ask.seat] += 1
        largest = max(largest, (len(lane.ask.options), lane.ask.question))
        table.answer(lane, who[lane.ask.seat].pick(SeatPosition(known, table, lane)))
    dealt = [
        [f"{name} {value[seat]}" for name, value in plan.options.items() if isinstance(value, list)]
        for seat in table.seats
    ]
    return Played(
        {use for event in events for use in named(event, known.grammar)},
        decisions, largest, known.scores(table), dict(known.score_sheet(table)), known.winners(table),
        [[f"seat {s}", f"player {names[s]}", *dealt[s]] for s in table.seats],
    )  # fmt: skip


def named(event: Event, grammar: Grammar) -> Iterator[Use]:
    """The things that an event names."""
    for name, value in event.values.items():
        names = grammar.names.get(name)
        if names is None or isinstance(names, Numbers):
            continue
        for one in value if isinstance(value, list) else [value]:
            if isinstance(one, int) and 0 <= one < len(names.words):
                yield event.kind, name, names.word(one)


def play_all(plans: Sequence[Game]) -> list[Played]:
    return [play(plan) for plan in plans]


def plans(
    known: Title, options: str, deal: str, players: Sequence[str], games: int, seed: str
) -> list[Game]:
    """So many games: of one configuration, or of all that bring every two values together, in turn."""
    chosen = [read(known, options)] if options else covering(known, MOST_CONFIGURATIONS)
    name, _, values = deal.partition("=")
    found = []
    for number in range(games):
        given: dict[str, Given] = dict(chosen[number % len(chosen)])
        if deal:
            words = values.split("+")
            order = list(range(len(words)))
            seeded(f"deal {seed} {number}").shuffle(order)
            given[name] = [words[i] for i in order[: int(str(given["players"]))]]
        found.append(Game(known.id, given, f"{seed}-{number}", tuple(players), number))
    return found


def run(row: Sequence[Game], workers: int) -> Iterator[Played]:
    if workers <= 1:
        yield from map(play, row)
        return
    with ProcessPoolExecutor(workers, mp_context=get_context("spawn")) as pool:
        parts = [row[i : i + CHUNK] for i in range(0, len(row), CHUNK)]
        for part in pool.map(play_all, parts):
            yield from part


class Survey:
    """The figures of all games."""

    def __init__(self) -> None:
        self.games = 0
        self.uses: Counter[Use] = Counter()
        self.decisions: list[int] = []
        self.largest: Counter[str] = Counter()
        self.wins: Counter[str] = Counter()
        self.scores: dict[str, list[int]] = {}
        self.sums: Counter[str] = Counter()

    def add(self, one: Played) -> None:
        self.games += 1
        self.uses.update(one.uses)
        self.decisions += one.decisions
        size, question = one.largest
        self.largest[question] = max(self.largest[question], size)
        for side, score in enumerate(one.scores):
            groups = one.seats[side] if side < len(one.seats) else [f"side {side}"]
            for group in groups:
                self.scores.setdefault(group, []).append(score)
                self.wins[group] += (side in one.winners) / max(len(one.winners), 1)  # type: ignore[assignment]
        for category, points in one.categories.items():
            self.sums[category] += sum(points[: len(one.seats)])

    def lines(self, grammar: Grammar, only: Sequence[str]) -> Iterator[str]:
        seats = len(self.decisions)
        mean = sum(self.decisions) / max(seats, 1)
        most = ", ".join(f"{size} {question}" for question, size in self.largest.most_common(4))
        yield f"{self.games} games, decisions per seat {mean:.1f}, most {max(self.decisions, default=0)}"
        yield f"largest questions: {most}"
        yield "per seat: " + ", ".join(f"{c} {n / max(seats, 1):.1f}" for c, n in self.sums.items())
        for group, scores in sorted(self.scores.items()):
            won = share(self.wins[group], len(scores))
            yield (
                f"{group}: {len(scores)} games, won {100 * won:.0f} %, score {min(scores)} to {max(scores)}, "
                f"mean {sum(scores) / len(scores):.1f}"
            )
        for kind, thing in sorted({use[:2] for use in self.uses}):
            if not only or f"{kind}:{thing}" in only:
                yield from self.about(kind, thing, grammar)

    def about(self, kind: str, thing: str, grammar: Grammar) -> Iterator[str]:
        names: Any = grammar.names[thing]
        found = {word: self.uses[kind, thing, word] for word in dict.fromkeys(names.words)}
        shown = [f"{word} {n}" for word, n in sorted(found.items(), key=lambda e: -e[1]) if n]
        yield f"{kind} {thing}: {', '.join(shown)}"
        never = [word for word, n in found.items() if not n and word.strip("-")]
        if never:
            yield f"    never: {', '.join(never)}"


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m ashfall.lab.survey", description=__doc__)
    add = parser.add_argument
    add("--game", required=True, choices=[*TITLES, *IN_THE_MAKING])
    add("--games", type=int, default=50)
    add("--options", default="", help="only this configuration: players=3,map=beta")
    add("--deal", default="", help="values of a setting of each seat, dealt anew in every game")
    add("--players", default="greedy", help="who plays, seat by seat in turn: greedy,random,fair")
    add("--seed", default="survey")
    add("--workers", type=int, default=1)
    add("--only", nargs="*", default=[], help="only these uses: bought:card played:card")
    given = parser.parse_args(arguments)
    known, survey = title(given.game), Survey()
    row = plans(known, given.options, given.deal, given.players.split(","), given.games, given.seed)
    for one in run(row, given.workers):
        survey.add(one)
    sys.stdout.write("\n".join(survey.lines(known.grammar, given.only)) + "\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
