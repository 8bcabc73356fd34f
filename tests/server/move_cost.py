"""What one move costs a server in processor time, without network and disk: `python -m tests.server.move_cost`.

A table of four with a spectator, all with difference sockets: the move, its mark, the five views, the five messages.
The same game is played several times, each time by a new process that has played a little of another game before, as a
server has: nothing that it keeps is from the game that is measured. Of each move the least counts: what is above it is
other work on the machine, which takes the caches away. A game for which that is more than `--most` milliseconds fails.
"""

import argparse
import multiprocessing
import sys
import time

import msgspec

from ashfall.bots import player
from ashfall.engine.seat import SeatPosition
from ashfall.server.log_entries import Seat, Secrets
from ashfall.server.room import Room
from ashfall.server.run import settle_memory
from ashfall.server.views import change, table_info
from ashfall.server.written_views import WrittenView

SEATS = (0, 1, 2, 3, None)
PRESENCE = {"seats": [0, 1, 2, 3], "watching": 1}
PARTS = ("move", "views", "messages")
WARM = 40
"""Moves of another game before."""


def started(game: str, seed: str) -> Room:
    room = Room("t" * 22, Secrets(seed, "salt"))
    seats = [Seat("person", f"guest {n}", f"Player {n}", "en") for n in range(4)]
    room.make("guest 0", game, {"players": 4}, seats)
    room.start("guest 0")
    return room


def measure(game: str, moves: int, seed: str = "keyed:cost") -> list[tuple[float, ...]]:
    """Play so many moves: the time of each part of each."""
    room = started(game, seed)
    bots = [player("random", seed) for seed in range(4)]
    shown = {seat: WrittenView(room, seat) for seat in SEATS}
    clock = time.process_time
    spent: list[tuple[float, ...]] = []
    while len(spent) < moves and room.state == "playing" and room.game is not None:
        lane = room.game.table.waiting()[0]
        assert lane.ask is not None
        seat = lane.ask.seat
        step = bots[seat].pick(SeatPosition(room.game.title, room.game.table, lane))
        choice = str(room.game.option(step))
        begin = clock()
        entry = room.move(f"guest {seat}", seat, room.questions.of(seat)[0], [choice])
        msgspec.json.encode(entry)
        moved = clock()
        views = {seat: WrittenView(room, seat) for seat in SEATS}
        written = clock()
        for viewer in SEATS:
            info = table_info(room, f"guest {viewer}", None, PRESENCE)
            msgspec.json.encode(change(room, shown[viewer], views[viewer], info))
        told = clock()
        spent.append((moved - begin, written - moved, told - written))
        shown = views
    return spent


def once(game: str, moves: int) -> list[tuple[float, ...]]:
    """The game played once, by a process that has not seen it."""
    measure(game, WARM, "keyed:warm")
    settle_memory()
    return measure(game, moves)


def least(game: str, moves: int, repeat: int) -> dict[str, float]:
    """Milliseconds of each part of a move, over the least of each move."""
    context = multiprocessing.get_context("spawn")
    with context.Pool(1, maxtasksperchild=1) as pool:
        games = [pool.apply(once, (game, moves)) for _ in range(repeat)]
    count = len(games[0])
    best = [min(played, key=sum) for played in zip(*games, strict=True)]
    return {
        part: sum(one[place] for one in best) / count * 1000 for place, part in enumerate(PARTS)
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--moves", type=int, default=150)
    parser.add_argument("--repeat", type=int, default=7)
    parser.add_argument("--most", type=float, default=0.9)
    parser.add_argument("--games", default="last-aurora,outlive,auztralia,dei")
    arguments = parser.parse_args()
    good = True
    for game in arguments.games.split(","):
        spent = least(game, arguments.moves, arguments.repeat)
        total = sum(spent.values())
        parts = "  ".join(f"{name} {value:.2f}" for name, value in spent.items())
        verdict = "good" if total <= arguments.most else f"MORE than {arguments.most}"
        print(f"{game}: {total:.2f} ms per move ({parts}): {verdict}", flush=True)
        good = good and total <= arguments.most
    sys.exit(0 if good else 1)


if __name__ == "__main__":
    main()
