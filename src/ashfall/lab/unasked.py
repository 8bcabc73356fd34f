"""Questions that are not asked: `python -m ashfall.lab.unasked --game outlive --games 20`.

A rule that can ask sometimes decides that nothing is worth asking. Here games are played with an eye on such rules:
where one does not ask although the verbs that it always asks with would allow something, every answer is tried on a
copy, and both go on to the next question. Where the positions differ, the question was worth asking, or the reason
why it is not asked stands in the asking rule only, where "why can't I?" cannot find it.
"""

import argparse
import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

from ashfall.engine.chance import seeded
from ashfall.engine.table import Lane, Table, runnable
from ashfall.engine.title import Title
from ashfall.engine.verbs import Step, Verb, derive
from ashfall.games import IN_THE_MAKING, TITLES, title

from .checks import difference
from .configurations import covering, written
from .journey import somebody
from .playouts import start_table

MOST_CONFIGURATIONS = 24
PLAYERS = ("random", "fair", "greedy:4")
UNFIT = (IndexError, KeyError, ValueError, RuntimeError, AssertionError)
"""What a verb may trip over where its asker looked first whether there is anything to ask about."""
LEARNING = 2
"""So many games of each kind of player are played first, to see which rules ask, and what."""


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
class Unasked:
    """What was found in one game: which rule did not ask, which verb would have changed something, how often."""

    title: Title
    askers: dict[object, list[Offer]] = field(default_factory=dict)
    """The verbs that a rule had in all of its questions so far."""
    skipped: Counter[str] = field(default_factory=Counter)
    found: Counter[tuple[str, str]] = field(default_factory=Counter)
    examples: dict[tuple[str, str], str] = field(default_factory=dict)

    def learn(self, table: Table) -> None:
        for lane in table.waiting():
            assert lane.ask is not None
            offers = [self.offer(verb, lane.asker) for verb in lane.ask.verbs]
            before = self.askers.get(lane.asker[0], offers)
            self.askers[lane.asker[0]] = [offer for offer in before if offer in offers]

    def offer(self, verb: Verb, asker: Step) -> Offer:
        """What it is about is an argument of the asker, or always the same."""
        if not verb.given or verb.given[0] not in asker[2:]:
            return Offer(verb, -1)
        return Offer(self.title.grammar.by_rule[verb.rule], asker.index(verb.given[0], 2) - 1)

    def skips(
        self, table: Table, before: Table, path: list[int], asker: Step, spoken: set[object]
    ) -> Skipped | None:
        """Whether the rule that just ran could have asked; then each of its answers on a copy of its own.

        One that has spoken already since the last decision is done: it asked until nothing was due any more.
        """
        if asker[0] in spoken or len(asker) < 2 or asker[1] not in table.seats:
            return None
        lane = follow(table.root, path)
        if table.over or lane is None or lane.ask is not None:
            return None
        verbs = tuple(offer.now(asker) for offer in self.askers[asker[0]])
        try:
            options = derive(before, asker[1], verbs, ())
        except UNFIT:
            return None
        if not options or (lane.steps and lane.steps[-1] in options):
            spoken.add(asker[0])
            return None
        tried = [(option, copy) for option in options if (copy := tried_out(before, path, option))]
        return Skipped(asker, tried) if tried else None

    def compare(self, table: Table, skipped: Skipped, where: str) -> None:
        rule = f"{skipped.asker[0].__module__.rsplit('.', 1)[-1]}.{skipped.asker[0].__name__}"
        self.skipped[rule] += 1
        for option, copy in skipped.tried:
            wrong = difference(table, copy)
            if wrong:
                key = (rule, self.title.grammar.by_rule[option[0]].word)
                self.found[key] += 1
                text = self.title.grammar.write(option)
                self.examples.setdefault(key, f"{where}: seat {option[1]} {text}: {wrong[:160]}")

    def lines(self) -> Iterator[str]:
        yield (
            f"{self.title.id}: {len(self.askers)} rules ask; {sum(self.skipped.values())} questions that "
            f"could have been asked were not, by {len(self.skipped)} rules"
        )
        for (rule, verb), times in self.found.most_common():
            yield f"  {times:5} × {rule} did not offer {verb}  ({self.examples[rule, verb]})"


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
    if lane.ask.again:
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
    chosen = covering(found.title, MOST_CONFIGURATIONS)
    options = chosen[number % len(chosen)]
    seed = f"unasked-{number}"
    table = start_table(found.title, options, seed)
    who, chance = somebody(players, seed), seeded(f"{players} {seed}")
    for decision in range(20_000):
        if table.over:
            return
        found.learn(table)
        lanes = table.waiting()
        lane = lanes[chance.below(len(lanes))]
        step = who.pick(found.title, table, lane)
        if watched:
            answer(table, lane, step, found, f"{written(options)} {seed} {players}, {decision}")
        else:
            table.answer(lane, step)
        table.barrier = False


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m ashfall.lab.unasked", description=__doc__)
    parser.add_argument("--game", action="append", choices=[*TITLES, *IN_THE_MAKING])
    parser.add_argument("--games", type=int, default=12, help="so many games of each title")
    given = parser.parse_args(arguments)
    for game in given.game or TITLES:
        found = Unasked(title(game))
        for number in range(LEARNING * len(PLAYERS)):
            play(found, PLAYERS[number % len(PLAYERS)], number, watched=False)
        for number in range(given.games):
            play(found, PLAYERS[number % len(PLAYERS)], number, watched=True)
        sys.stdout.write("\n".join(found.lines()) + "\n")
        sys.stdout.flush()
    return 0


if __name__ == "__main__":
    sys.exit(main())
