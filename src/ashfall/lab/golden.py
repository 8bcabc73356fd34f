"""Finished games to keep: `python -m ashfall.lab.golden tests/records` plays one or more of every configuration.

Made once for each version of a game's rules; afterwards they prove that the version still plays alike.
`--game dei` renews those of one game.
"""

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path

from ashfall.engine.game import Game
from ashfall.engine.question import Option
from ashfall.engine.seat import SeatPosition
from ashfall.engine.title import Title
from ashfall.games import TITLES, title

from .configurations import Configuration, few
from .fair import somebody
from .playouts import start

MOST_CONFIGURATIONS = 24
FEWEST_RECORDS = 12
PLAYERS = ("greedy:4", "fair", "random")


def played(found: Title, options: Configuration, seed: str, players: str) -> Game:
    """A whole game between players of one kind."""
    game = start(found, options, seed)
    seats = [somebody(players, f"{seed} {seat}") for seat in range(game.players)]
    while not game.over:
        lane = game.table.waiting()[0]
        assert lane.ask is not None
        step = seats[lane.ask.seat].pick(SeatPosition(found, game.table, lane))
        game.play(Option(step, found.grammar), seat=lane.ask.seat)
    return game


def keep(found: Title, folder: Path) -> int:
    """Write the records of one game; the number of them."""
    folder.mkdir(parents=True, exist_ok=True)
    chosen = few(found, MOST_CONFIGURATIONS)
    count = max(len(chosen), FEWEST_RECORDS)
    for number in range(count):
        players = PLAYERS[number % len(PLAYERS)]
        game = played(found, chosen[number % len(chosen)], f"golden-{number}", players)
        solo = "solo" if game.options.get("solo") else f"{game.players}-players"
        kind = players.partition(":")[0]
        (folder / f"{number:02}-{solo}-{kind}.ashfall").write_text(game.record(), "utf-8")
    return count


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m ashfall.lab.golden", description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--game", action="append", choices=list(TITLES))
    given = parser.parse_args(arguments)
    for game in given.game or list(TITLES):
        count = keep(title(game), given.folder / game)
        sys.stdout.write(f"{game}: {count} records\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
