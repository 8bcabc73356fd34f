"""How often a refusal names a rule, counted over whole games: `python -m ashfall.lab.reasons --games 20`."""

import argparse
import re
import sys
from collections.abc import Sequence

from ashfall.bots import player
from ashfall.engine.chance import Chance, seeded
from ashfall.engine.game import Game
from ashfall.engine.question import Option, Waiting
from ashfall.engine.seat import SeatPosition
from ashfall.engine.title import Title
from ashfall.engine.verbs import derive
from ashfall.games import IN_THE_MAKING, TITLES, title

from .playouts import start
from .secrets import arguments

LEDGER_ID = re.compile(r"[A-Z]{2,3}-[A-Z]+-\d+")
PLAYERS = ("random", "greedy:8")
SENTENCES = 8
ONE_IN = 7
"""Of so many decisions one is looked at."""


class Count:
    """How many were looked at, how many of them were as they should be, and the first that was not."""

    def __init__(self, what: str) -> None:
        self.what = what
        self.seen = self.right = 0
        self.first = ""

    def add(self, right: bool, example: str) -> None:
        self.seen += 1
        self.right += right
        if not right and not self.first:
            self.first = example

    def __str__(self) -> str:
        wrong = f" (first: {self.first})" if self.first else ""
        return f"{self.what} {self.right} of {self.seen}{wrong}"


class Tally:
    def __init__(self) -> None:
        self.sentences = Count("refused sentences that name a rule:")
        self.things = Count("unlit things that name a rule:")
        self.questions = Count("questions that offer what their verbs allow:")

    def counts(self) -> tuple[Count, Count, Count]:
        return self.sentences, self.things, self.questions

    @property
    def whole(self) -> bool:
        return all(count.seen == count.right for count in self.counts())


def look(game: Game, waiting: Waiting, chance: Chance, tally: Tally) -> None:
    """Sentences with the verbs on offer, everything that stands on the text board, and the options themselves."""
    grammar = game.title.grammar
    ask = waiting.ask
    offered = {str(option) for option in waiting.options}
    lit = {thing for option in waiting.options for thing in option.things}
    for _ in range(SENTENCES):
        option = waiting.options[chance.below(len(waiting.options))]
        verb = grammar.by_rule[option.step[0]]
        text = " ".join([verb.word, *arguments(verb, grammar.names, chance)])
        if text not in offered:
            reason = game.why_not(text, waiting.seat)
            named = reason is not None and bool(LEDGER_ID.fullmatch(reason.rule))
            tally.sentences.add(named, f"{text}: {reason}")
    shown = {row.thing for section in game.sheet(waiting.seat) for row in section.rows if row.thing}
    for thing in sorted(shown - lit):
        reasons = game.why_not_thing(thing, waiting.seat)
        named = bool(reasons) and all(LEDGER_ID.fullmatch(why.rule) for _, why in reasons)
        tally.things.add(named, f"{thing} in {waiting.question}: {reasons}")
    right = ask.options == derive(game.table, ask.seat, ask.verbs, ask.beside)
    tally.questions.add(right, waiting.question)


def measure(title: Title, players: int, games: int, kinds: Sequence[str] = PLAYERS) -> Tally:
    """Whole games of each kind of player with so many seats."""
    tally = Tally()
    for kind in kinds:
        for number in range(games):
            game = start(title, {"players": players}, f"reasons {number}")
            chance = seeded(f"reasons {kind} {players} {number}")
            who = player(kind, number)
            while not game.over:
                lanes = game.table.waiting()
                lane = lanes[chance.below(len(lanes))]
                if chance.below(ONE_IN) == 0:
                    look(game, Waiting(lane, title.grammar), chance, tally)
                assert lane.ask is not None
                seat, step = lane.ask.seat, who.pick(SeatPosition(title, game.table, lane))
                game.play(Option(step, title.grammar), seat=seat)
    return tally


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m ashfall.lab.reasons", description=__doc__)
    parser.add_argument("--games", type=int, default=20, help="of each kind of player and table")
    parser.add_argument("--game", choices=[*TITLES, *IN_THE_MAKING], help="this one only")
    given = parser.parse_args(arguments)
    whole = True
    for name in [given.game] if given.game else sorted(TITLES):
        game = title(name)
        counts = ((1,) if game.solo and 1 not in game.players else ()) + game.players
        for players in counts:
            tally = measure(game, players, given.games)
            whole = whole and tally.whole
            told = "; ".join(map(str, tally.counts()))
            sys.stdout.write(f"{name}, players {players}: {told}\n")
            sys.stdout.flush()
    return 0 if whole else 1


if __name__ == "__main__":
    sys.exit(main())
