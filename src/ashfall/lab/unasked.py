"""Questions that are not asked: `python -m ashfall.lab.unasked --game outlive --games 20`.

A rule that can ask sometimes decides that nothing is worth asking. Here games are played with an eye on such rules:
where one does not ask although the verbs that it always asks with would allow something, every answer is tried on a
copy, and both go on to the next question. Where the positions differ, the question was worth asking, or the reason
why it is not asked stands in the asking rule only, where "why can't I?" cannot find it. A game says in
`nothing_due` when one of its rules has nothing to ask about, and an answer may wait if the rule would not ask for
more after it and another rule offers it when its seat is asked next; every other difference is a failure, also in
the fuzzer.
"""

import argparse
import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from functools import cache

from ashfall.engine.chance import seeded
from ashfall.engine.seat import SeatPosition
from ashfall.engine.table import Lane, Table, runnable
from ashfall.engine.title import Title
from ashfall.engine.verbs import Step, Verb, derive
from ashfall.games import IN_THE_MAKING, TITLES, title

from .checks import Broken, difference
from .configurations import Configuration, covering, written
from .fair import somebody
from .playouts import start_table

MOST_CONFIGURATIONS = 24
PLAYERS = ("random", "fair", "greedy:4")
UNFIT = (IndexError, KeyError, ValueError, RuntimeError, AssertionError)
"""What a verb may trip over where its asker looked first whether there is anything to ask about."""
LEARNING = 2
"""So many games of each kind of player are played first, to see which rules ask, and what."""
ENOUGH = 6
"""Of a rule that has asked less often nobody knows with which verbs it always asks; nor of one that has never asked
about this."""


@dataclass(frozen=True)
class Offer:
    """A verb that an asker was seen to offer; `place` is the argument of the asker that it is about (-1: none)."""

    verb: Verb
    place: int

    def now(self, asker: Step) -> Verb:
        return self.verb.of(asker[1 + self.place]) if self.place >= 0 else self.verb


@dataclass
class Skipped:
    """A question that was not asked, and what might have been answered."""

    asker: Step
    tried: list[tuple[Step, Table]]


@dataclass
class Late:
    """An answer that may wait until its seat is asked next, and how it would be reported."""

    option: Step
    asker: object
    key: tuple[str, str]
    example: str


@dataclass
class Unasked:
    """What was found in one game: which rule did not ask, which verb would have changed something, how often."""

    title: Title
    askers: dict[object, list[Offer]] = field(default_factory=dict)
    """The verbs that a rule had in all of its questions so far."""
    times: Counter[object] = field(default_factory=Counter)
    about: set[tuple[object, ...]] = field(default_factory=set)
    """Which rules have asked with which arguments: where to build a refuge is another question than where a bridge."""
    settled: Counter[str] = field(default_factory=Counter)
    """Where a rule had nothing to ask about, as its game says."""
    skipped: Counter[str] = field(default_factory=Counter)
    found: Counter[tuple[str, str]] = field(default_factory=Counter)
    examples: dict[tuple[str, str], str] = field(default_factory=dict)
    late: list[Late] = field(default_factory=list)

    def learn(self, table: Table) -> None:
        for lane in table.waiting():
            assert lane.ask is not None
            for late in [one for one in self.late if one.option[1] == lane.ask.seat]:
                self.late.remove(late)
                if late.option not in lane.ask.options or late.asker is lane.asker[0]:
                    self.report(late)
            offers = [self.offer(verb, lane.asker) for verb in lane.ask.verbs]
            self.times[lane.asker[0]] += 1
            self.about.add((lane.asker[0], *lane.asker[2:]))
            before = self.askers.get(lane.asker[0], offers)
            self.askers[lane.asker[0]] = [offer for offer in before if offer in offers]

    def offer(self, verb: Verb, asker: Step) -> Offer:
        """What it is about is an argument of the asker, or always the same."""
        if not verb.given or verb.given[0] not in asker[2:]:
            return Offer(verb, -1)
        return Offer(self.title.grammar.by_rule[verb.rule], asker.index(verb.given[0], 2) - 1)

    def knows(self, asker: Step) -> bool:
        """Whether the rule has asked about this before, or its verbs say themselves what they are about."""
        offers = self.askers[asker[0]]
        return (asker[0], *asker[2:]) in self.about or any(one.place >= 0 for one in offers)

    def skips(
        self, table: Table, before: Table, path: list[int], asker: Step, spoken: set[object]
    ) -> Skipped | None:
        """Whether the rule that just ran could have asked; then each of its answers on a copy of its own.

        One that has spoken already since the last decision is done: it asked until nothing was due any more.
        """
        if asker[0] in spoken or len(asker) < 2 or asker[1] not in table.seats:
            return None
        if self.times[asker[0]] < ENOUGH or not self.knows(asker):
            return None
        lane = follow(table.root, path)
        if table.over or lane is None or lane.ask is not None:
            return None
        verbs = tuple(offer.now(asker) for offer in self.askers[asker[0]])
        try:
            derived = derive(before, asker[1], verbs, ())
        except UNFIT:
            return None
        options = [option for option in derived if option[0] not in self.title.closing]
        if not options or (lane.steps and lane.steps[-1] in derived):
            spoken.add(asker[0])
            return None
        settled = self.title.nothing_due.get(asker[0])
        if settled is not None and settled(before, *asker[1:]):
            self.settled[named_rule(asker)] += 1
            return None
        tried = [(option, copy) for option in options if (copy := tried_out(before, path, option))]
        return Skipped(asker, tried) if tried else None

    def compare(self, table: Table, skipped: Skipped, where: str) -> None:
        rule = named_rule(skipped.asker)
        self.skipped[rule] += 1
        for option, copy in skipped.tried:
            wrong = difference(table, copy)
            if wrong:
                key = (rule, self.title.grammar.by_rule[option[0]].word)
                text = self.title.grammar.write(option)
                example = f"{where}: seat {option[1]} {text}: {wrong[:160]}"
                late = Late(option, skipped.asker[0], key, example)
                if any(lane.asker[0] is late.asker for lane in copy.waiting()):
                    self.report(late)
                else:
                    self.late.append(late)

    def close(self) -> None:
        """The game is over: what has waited until now was never offered."""
        for late in self.late:
            self.report(late)
        self.late.clear()

    def report(self, late: Late) -> None:
        self.found[late.key] += 1
        self.examples.setdefault(late.key, late.example)

    def lines(self) -> Iterator[str]:
        yield (
            f"{self.title.id}: {len(self.askers)} rules ask; {sum(self.skipped.values())} questions that "
            f"could have been asked were not, by {len(self.skipped)} rules"
        )
        for (rule, verb), times in self.found.most_common():
            yield f"  {times:5} × {rule} did not offer {verb}  ({self.examples[rule, verb]})"


def named_rule(step: Step) -> str:
    return f"{step[0].__module__.rsplit('.', 1)[-1]}.{step[0].__name__}"


def tried_out(before: Table, path: Sequence[int], option: Step) -> Table | None:
    """The table had this been chosen; None where the rule does not stand without what the asker looked at first."""
    copy = before.clone()
    inside = follow(copy.root, path)
    assert inside is not None
    inside.steps.append(option)
    try:
        copy.run()
    except UNFIT:
        return None
    return copy


def follow(root: Lane, path: Sequence[int]) -> Lane | None:
    for number in path:
        if number >= len(root.children):
            return None
        root = root.children[number]
    return root


def path_to(root: Lane, lane: Lane) -> list[int]:
    """Where a lane stands among the lanes inside lanes."""
    if root is lane:
        return []
    for number, child in enumerate(root.children):
        if child is lane:
            return [number]
        inner = path_to(child, lane) if child.children else []
        if inner:
            return [number, *inner]
    return []


def answer(table: Table, lane: Lane, option: Step, found: Unasked, where: str) -> None:
    """As a table answers, step by step, with an eye on the rules that can ask."""
    assert lane.ask is not None
    spoken: set[object] = {lane.asker[0]}
    if lane.ask.comes_again(option):
        lane.steps.append(lane.asker)
    lane.ask = None
    lane.asker = ()
    lane.steps.append(option)
    skipped = []
    now: Lane | None = lane
    while now is not None and not table.over:
        table.lane, table.stopped = now, False
        while now.steps and not table.stopped:
            step = table.running = now.steps.pop()
            path = path_to(table.root, now)
            before = table.clone() if step[0] in found.askers else table
            step[0](table, *step[1:])
            if before is not table and (one := found.skips(table, before, path, step, spoken)):
                skipped.append(one)
        now = runnable(table.root)
    table.lane = table.root
    if len(skipped) == 1:
        found.compare(table, skipped[0], where)


def play(found: Unasked, players: str, number: int, watched: bool) -> None:
    """The game of a number, in one configuration after the other."""
    chosen = covering(found.title, MOST_CONFIGURATIONS)
    play_one(found, chosen[number % len(chosen)], f"unasked-{number}", players, watched)


def play_one(
    found: Unasked, options: Configuration, seed: str, players: str, watched: bool
) -> None:
    table = start_table(found.title, options, seed)
    who, chance = somebody(players, seed), seeded(f"{players} {seed}")
    for decision in range(20_000):
        if table.over:
            found.close()
            return
        found.learn(table)
        lanes = table.waiting()
        lane = lanes[chance.below(len(lanes))]
        step = who.pick(SeatPosition(found.title, table, lane))
        if watched:
            answer(table, lane, step, found, f"{written(options)} {seed} {players}, {decision}")
        else:
            table.answer(lane, step)
        table.barrier = False


@cache
def learned(game: Title) -> Unasked:
    """Which rules of a game ask, and with which verbs, from a few games."""
    found = Unasked(game)
    for number in range(LEARNING * len(PLAYERS)):
        play(found, PLAYERS[number % len(PLAYERS)], number, watched=False)
    return found


def check_asked(game: Title, options: Configuration, seed: str, players: str) -> None:
    """A whole game in which nothing is left unasked that would have changed anything."""
    before = learned(game)
    found = Unasked(game, dict(before.askers), before.times.copy(), set(before.about))
    play_one(found, options, seed, players, watched=True)
    if found.found:
        (rule, verb), where = next(iter(found.examples.items()))
        raise Broken(f"{rule} does not ask, and does not offer {verb}: {where}")


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m ashfall.lab.unasked", description=__doc__)
    parser.add_argument("--game", action="append", choices=[*TITLES, *IN_THE_MAKING])
    parser.add_argument("--games", type=int, default=12, help="so many games of each title")
    given = parser.parse_args(arguments)
    wrong = 0
    for game in given.game or TITLES:
        found = learned(title(game))
        for number in range(given.games):
            play(found, PLAYERS[number % len(PLAYERS)], number, watched=True)
        sys.stdout.write("\n".join(found.lines()) + "\n")
        sys.stdout.flush()
        wrong += len(found.found)
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
