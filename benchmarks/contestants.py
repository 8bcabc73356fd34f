"""One process, one contestant: plays random games as fast as its library can, and measures itself.

Started by `bench.py` with the interpreter that has the contestant's library. Reads one order per line
("describe", "round SECONDS SEED") and answers each with one line of JSON. A decision is one call that
applies one legal option, the options enumerated each time, uniformly random choice; everything else
the game does (chance, set-up) is in the time but is not counted.
"""

import gc
import hashlib
import json
import os
import random
import statistics
import sys
import time
import tracemalloc
from collections.abc import Callable
from importlib.metadata import version
from typing import Any, Protocol

Rolls = Callable[[], float]


class Contestant(Protocol):
    """A library and one of its games, through its fastest public path."""

    version: str

    def new(self, seed: int, /) -> Any: ...

    def play(self, game: Any, roll: Rolls, most: int) -> tuple[int, int]:
        """Random play to the end, or `most` decisions; how many, and options in all."""

    def clone(self, game: Any) -> Any: ...


class Ours:
    """A game of Ashfall with four players, at the engine's table: no names, no log, no record.

    A compiled build plays in its own loop, an interpreted one in the same loop as the peers.
    """

    def __init__(self, game_id: str) -> None:
        import ashfall
        from ashfall.engine.chance import seeded
        from ashfall.games import title
        from ashfall.lab.playouts import random_play

        self.title = title(game_id)
        self.players = min(4, max(self.title.players))
        self.options = self.title.checked_settings({"players": self.players})
        self.box = self.title.box()
        built = "compiled" if ashfall.compiled else "interpreted"
        self.version = f"rules {self.title.version}, {built}"
        self.make = ashfall.new
        self.compiled = ashfall.compiled
        self.random_play, self.seeded = random_play, seeded

    def new(self, seed: int) -> Any:
        table = self.title.set_up(self.box, self.options, seed)
        table.run()
        return table

    def play(self, table: Any, roll: Rolls, most: int) -> tuple[int, int]:
        if self.compiled:
            return self.random_play(table, self.seeded(int(roll() * 2**53)), most)
        decisions = width = 0
        while not table.over and decisions < most:
            lane = table.waiting()[0]
            options = lane.ask.options
            decisions += 1
            width += len(options)
            table.answer(lane, options[int(roll() * len(options))])
        return decisions, width

    def clone(self, table: Any) -> Any:
        return table.clone()

    def records(self, count: int) -> tuple[int, str]:
        """The size of the longest record of some whole games, and a digest of how they all ended."""
        longest, ends = 0, hashlib.sha256()
        for seed in range(count):
            game = self.make(self.title.id, players=self.players, seed=seed)
            roll = random.Random(seed).random
            while not game.over:
                asked = game.waiting()[0]
                game.play(asked.options[int(roll() * len(asked.options))], seat=asked.seat)
            longest = max(longest, len(game.record().encode()))
            ends.update(game.digest().encode())
        return longest, ends.hexdigest()[:16]


class Catanatron:
    """Catan with four players; actions are applied without the library's check of legality."""

    def __init__(self) -> None:
        from catanatron.game import TURNS_LIMIT, Game
        from catanatron.models.player import Color, RandomPlayer

        self.game, self.limit = Game, TURNS_LIMIT
        self.players = [RandomPlayer(c) for c in Color]
        self.version = version("catanatron")

    def new(self, seed: int) -> Any:
        return self.game(self.players, seed=seed + 1)

    def play(self, game: Any, roll: Rolls, most: int) -> tuple[int, int]:
        decisions = width = 0
        state = game.state
        while game.winning_color() is None and state.num_turns < self.limit and decisions < most:
            actions = state.playable_actions
            decisions += 1
            width += len(actions)
            game.execute(actions[int(roll() * len(actions))], validate_action=False)
        return decisions, width

    def clone(self, game: Any) -> Any:
        return game.copy()


class OpenSpiel:
    """A game of OpenSpiel (C++) driven from Python."""

    def __init__(self, name: str) -> None:
        import pyspiel

        self.game = pyspiel.load_game(name)
        self.version = version("open_spiel")

    def new(self, _seed: int) -> Any:
        return self.game.new_initial_state()

    def play(self, state: Any, roll: Rolls, most: int) -> tuple[int, int]:
        decisions = width = 0
        while not state.is_terminal() and decisions < most:
            if state.is_chance_node():
                state.apply_action(drawn(state.chance_outcomes(), roll()))
                continue
            actions = state.legal_actions()
            decisions += 1
            width += len(actions)
            state.apply_action(actions[int(roll() * len(actions))])
        return decisions, width

    def clone(self, state: Any) -> Any:
        return state.clone()


def drawn(outcomes: list[tuple[int, float]], at: float) -> int:
    for action, chance in outcomes:
        at -= chance
        if at < 0:
            return action
    return outcomes[-1][0]


def contestant(name: str) -> Contestant:
    library, _, game = name.partition(":")
    if library in ("ashfall", "compiled"):
        return Ours(game)
    return Catanatron() if library == "catanatron" else OpenSpiel(game)


FOREVER = 10**9


def played_round(who: Contestant, seconds: float, seed: int) -> dict[str, float]:
    """Whole random games until the time is up."""
    games = decisions = width = 0
    begin = time.process_time()
    while (spent := time.process_time() - begin) < seconds:
        number = seed * 1_000_000 + games
        made, offered = who.play(who.new(number), random.Random(number).random, FOREVER)
        games += 1
        decisions += made
        width += offered
    return {"seconds": spent, "games": games, "decisions": decisions, "options": width}


def description(who: Contestant) -> dict[str, Any]:
    """What does not need rounds: clone time and size in the middle of games, records."""
    middles = []
    for seed in range(8):
        length, _ = who.play(who.new(seed), random.Random(seed).random, FOREVER)
        game = who.new(seed)
        who.play(game, random.Random(seed).random, length // 2)
        middles.append(game)
    found: dict[str, Any] = {
        "version": who.version,
        "python": sys.version.split()[0],
        "clone_us": statistics.median(clone_time(who, game) for game in middles),
    }
    if not isinstance(who, OpenSpiel):  # memory taken in C++ is not seen from here
        found["bytes"] = statistics.median(size_of(who, game) for game in middles)
    if isinstance(who, Ours):
        found["record_bytes"], found["ends"] = who.records(8)
    return found


def clone_time(who: Contestant, game: Any) -> float:
    """Microseconds of one clone; the best of five times two hundred."""
    best = float("inf")
    for _ in range(5):
        begin = time.process_time()
        for _ in range(200):
            who.clone(game)
        best = min(best, time.process_time() - begin)
    return best / 200 * 1e6


def size_of(who: Contestant, game: Any) -> float:
    """Bytes that one more copy of the position takes."""
    gc.collect()
    tracemalloc.start()
    before = tracemalloc.get_traced_memory()[0]
    kept = [who.clone(game) for _ in range(100)]
    taken = tracemalloc.get_traced_memory()[0] - before
    tracemalloc.stop()
    return taken / len(kept)


def main() -> None:
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})
    who = contestant(sys.argv[1])
    for order in sys.stdin:
        match order.split():
            case ["describe"]:
                answer = description(who)
            case ["round", seconds, seed]:
                answer = played_round(who, float(seconds), int(seed))
        print(json.dumps(answer), flush=True)


if __name__ == "__main__":
    main()
