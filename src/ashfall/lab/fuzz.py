"""Full games in every configuration, with every check: `python -m ashfall.lab.fuzz --games 2000`.

A failure is saved as a record that `ashfall replay` opens, and a text that says how to repeat it.
"""

import argparse
import json
import re
import sys
import time
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from itertools import count
from multiprocessing import get_context
from pathlib import Path
from typing import Any

from ashfall.engine.chance import Chance, seeded
from ashfall.games import IN_THE_MAKING, TITLES, title

from .configurations import Configuration, covering, read, written
from .fair import seeking
from .journey import Arrival, Journey, repeat, save, travel
from .usage import Usage

CHUNK = 8
CURIOUS = "curious"
"""Is sent for some of what the run has used least so far."""
# Of five games two are played at random, one each by a player that tries rare moves, a curious and a greedy one.
PLAYERS = ("random", "greedy:8", CURIOUS, "fair", "random")
RAREST, SOUGHT = 16, 8
"""Of so many words that were used least a curious player is sent for so many."""
HEAVY_ONE_IN = 20
MOST_CONFIGURATIONS = 200
"""With more ways to set a game up, every pair of values is played instead."""
# From so many games of each title on it is worth telling which moves nobody made.
ENOUGH = 100
PROGRESS = 500
"""After so many games a long run says how far it is."""


class Tally:
    """The figures of a run, or of several together."""

    def __init__(self) -> None:
        self.games = self.decisions = self.heavy = self.greedy = self.failures = 0
        self.seconds = 0.0
        self.longest: dict[str, int] = {}
        self.configurations: dict[str, Counter[str]] = {}
        self.verbs: dict[str, Counter[str]] = {}
        self.usage: dict[str, Usage] = {}

    def add(self, arrival: Arrival) -> None:
        journey = arrival.journey
        self.games += 1
        self.decisions += arrival.decisions
        self.heavy += arrival.heavy
        self.greedy += "greedy" in journey.players
        self.failures += bool(arrival.error)
        of_one = {written(journey.options): 1}
        self.count(journey.game, of_one, arrival.verbs, arrival.decisions)
        self.used(journey.game).add(arrival.used)

    def count(
        self, game: str, settings: Mapping[str, int], verbs: Mapping[str, int], longest: int
    ) -> None:
        self.configurations.setdefault(game, Counter()).update(settings)
        self.verbs.setdefault(game, Counter()).update(verbs)
        self.longest[game] = max(self.longest.get(game, 0), longest)

    def used(self, game: str) -> Usage:
        return self.usage.setdefault(game, Usage(title(game)))

    def rarest(self, game: str, chance: Chance) -> list[str]:
        """Of the moves and pieces that were used least some, as the chance has it."""
        times = self.used(game).times()
        chosen = self.verbs.get(game, Counter())
        times.update({v.word: chosen[v.word] for v in title(game).grammar.verbs})
        words = sorted(times)
        any_order = [chance.word() for _ in words]
        ranked = sorted(zip([times[word] for word in words], any_order, words, strict=True))
        found = [word for _, _, word in ranked[:RAREST]]
        while len(found) > SOUGHT:
            found.pop(chance.below(len(found)))
        return sorted(found)

    def data(self) -> dict[str, Any]:
        """Everything, to be kept in a file."""
        counted = {game: usage.counted for game, usage in self.usage.items()}
        return {**vars(self), "usage": counted}

    def join(self, other: Mapping[str, Any]) -> None:
        """Add what another run has kept."""
        for name in ("games", "decisions", "heavy", "greedy", "failures", "seconds"):
            setattr(self, name, getattr(self, name) + other[name])
        for game, longest in other["longest"].items():
            self.count(game, other["configurations"][game], other["verbs"][game], longest)
            self.used(game).add(other["usage"][game])

    def lines(self, least: int) -> list[str]:
        settings = [times for game in self.configurations.values() for times in game.values()]
        lines = [
            f"{self.games} games ({self.greedy} by greedy players), {self.decisions} decisions, "
            f"{self.heavy} thorough checks, {len(settings)} configurations "
            f"(at least {min(settings, default=0)} games each), {self.seconds:.0f} s, "
            f"{self.failures} failures"
        ]
        for game, verbs in self.verbs.items():
            never = [v.word for v in title(game).grammar.verbs if v.word not in verbs]
            many = self.games >= ENOUGH * len(self.verbs)
            unused = f"; never chosen: {', '.join(never)}" if never and many else ""
            lines.append(f"{game}: longest game {self.longest[game]} decisions{unused}")
            lines += self.usage[game].lines(least) if least else []
        return lines


def journeys(
    games: Sequence[str],
    chosen: dict[str, list[Configuration]],
    base: str,
    thorough: int,
    players: str,
    thorough_games: int = 1,
) -> Iterator[Journey]:
    """An endless row of games that visits every configuration again and again, in a shuffled order.

    `players` is a mixture, one after the other; the heavy checks are made in one of `thorough_games` games.
    """
    mixture = players.split(",") if players else PLAYERS
    row = [(game, number) for game in games for number in range(len(chosen[game]))]
    order = list(range(len(row)))
    for lap in count():
        seeded(f"lap {base} {lap}").shuffle(order)
        for i in order:
            game, number = row[i]
            who = mixture[(lap + number) % len(mixture)]
            heavy = thorough if (lap + number) % thorough_games == 0 else 0
            yield Journey(game, chosen[game][number], f"{base}-{number}-{lap}", who, heavy)


def sent(row: Iterator[Journey], tally: Tally) -> Iterator[Journey]:
    """Tells each curious player what to look for. The journey then has it in its name, so it can be repeated."""
    for journey in row:
        if journey.players == CURIOUS:
            words = tally.rarest(journey.game, seeded(f"curious {journey.seed}"))
            journey = journey._replace(players=seeking(words))
        yield journey


def travel_all(row: Sequence[Journey]) -> list[Arrival]:
    """What one worker does at a time."""
    return [travel(title(journey.game), journey) for journey in row]


def run(row: Iterator[Journey], workers: int, seconds: float) -> Iterator[Arrival]:
    """The arrivals of a row of journeys, played by this process or by several, until time is up."""
    end = time.monotonic() + seconds if seconds else float("inf")
    if workers <= 1:
        for journey in row:
            if time.monotonic() > end:
                return
            yield from travel_all([journey])
        return
    with ProcessPoolExecutor(workers, mp_context=get_context("spawn")) as pool:
        running: set[Future[list[Arrival]]] = set()
        while True:
            while len(running) < workers * 2 and time.monotonic() < end:
                chunk = [journey for _, journey in zip(range(CHUNK), row, strict=False)]
                if not chunk:
                    break
                running.add(pool.submit(travel_all, chunk))
            if not running:
                return
            done, running = wait(running, return_when=FIRST_COMPLETED)
            for future in done:
                yield from future.result()


def parsed(arguments: Sequence[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m ashfall.lab.fuzz", description=__doc__)
    add = parser.add_argument
    add(
        "--game",
        action="append",
        choices=[*TITLES, *IN_THE_MAKING],
        help="only this game (can be repeated)",
    )
    add("--games", type=int, default=0, help="so many games in all (default: 200)")
    add("--each", type=int, default=0, help="so many games of every configuration")
    add("--seconds", type=float, default=0, help="stop after so many seconds")
    add("--workers", type=int, default=1, help="processes")
    add("--seed", default="fuzz", help="another seed gives other games")
    add("--options", default="", help="only this configuration: players=3,map=beta")
    add(
        "--players",
        default="",
        help="random, fair, greedy, greedy:NUMBER, curious (is sent for what was used least), "
        "seek:WORD+WORD (for these; seek:WORD:greedy:4 is greedy else; pursue:WORD also takes what "
        "leads there), greedy:4/random (by seat), or several in turn: random,fair (default: a mixture)",
    )
    heavy = "heavy checks at one in so many decisions, 0: none"
    add("--thorough", type=int, default=HEAVY_ONE_IN, help=heavy)
    rest = "heavy checks only in one of so many games; the others have all checks of every decision"
    add("--thorough-games", type=int, default=1, help=rest)
    add("--least", type=int, default=0, help="say which pieces were used less often than that")
    add("--repeat", default="", help="play exactly this game, named by the seed in its file")
    add("--stop", type=int, default=20, help="stop after so many failures")
    add("--folder", type=Path, default=Path("fuzz-failures"), help="where failures are kept")
    add("--counts", type=Path, help="a file that keeps the figures, again and again while it plays")
    add("--sum", type=Path, nargs="+", help="play nothing: the figures of these files together")
    return parser.parse_args(arguments)


def main(arguments: Sequence[str] | None = None) -> int:
    given = parsed(arguments)
    if given.sum:
        return add_up(given.sum, given.least)
    games = given.game or list(TITLES)
    chosen = {
        game: [read(title(game), given.options)] if given.options else covering(title(game), MOST_CONFIGURATIONS)
        for game in games
    }  # fmt: skip
    row = journeys(games, chosen, given.seed, given.thorough, given.players, given.thorough_games)
    if given.repeat:
        who = given.players or "random"
        row = iter([Journey(games[0], chosen[games[0]][0], given.repeat, who, given.thorough)])
    else:
        total = given.each * sum(map(len, chosen.values())) or given.games
        total = total or (10**9 if given.seconds else 200)
        row = (journey for _, journey in zip(range(total), row, strict=False))
    tally = Tally()
    arrivals = run(sent(row, tally), given.workers, given.seconds)
    return report(arrivals, tally, given.folder, given.stop, given.least, given.counts)


def add_up(files: Sequence[Path], least: int) -> int:
    """The figures of several runs as if they had been one."""
    tally = Tally()
    for path in files:
        tally.join(json.loads(path.read_text("utf-8")))
    sys.stdout.write("\n".join(tally.lines(least)) + "\n")
    return 1 if tally.failures else 0


def report(
    arrivals: Iterator[Arrival],
    tally: Tally,
    folder: Path,
    stop: int,
    least: int = 0,
    counts: Path | None = None,
) -> int:
    begin = time.monotonic()
    kinds: Counter[str] = Counter()

    def keep() -> None:
        tally.seconds = time.monotonic() - begin
        if counts is not None:
            counts.write_text(json.dumps(tally.data()), "utf-8")

    for arrival in arrivals:
        tally.add(arrival)
        if arrival.error:
            path = save(arrival, folder)
            kind = f"{arrival.journey.game} {re.sub(r'[0-9]+', '#', arrival.error)[:80]}"
            kinds[kind] += 1
            if kinds[kind] == 1:
                sys.stdout.write(f"{path}: {arrival.error[:600]}\n    {repeat(arrival.journey)}\n")
                sys.stdout.flush()
        if tally.games % PROGRESS == 0:
            keep()
            sys.stdout.write(f"{tally.games} games, {tally.failures} failures\n")
            sys.stdout.flush()
        if tally.failures >= stop:
            sys.stdout.write(f"stopped after {stop} failures\n")
            break
    keep()
    for kind, times in kinds.most_common():
        sys.stdout.write(f"{times} × {kind}\n")
    sys.stdout.write("\n".join(tally.lines(least)) + "\n")
    return 1 if tally.failures else 0


if __name__ == "__main__":
    sys.exit(main())
