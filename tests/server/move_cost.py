"""What one move costs a server in processor time, without network and disk: `python -m tests.server.move_cost`.

A table of four with a spectator, all with difference sockets: the move, its mark, the five views, the five messages.
"""

import argparse
import time

import msgspec

from ashfall.bots import player
from ashfall.engine.seat import SeatPosition
from ashfall.server.log_entries import Seat, Secrets
from ashfall.server.room import Room
from ashfall.server.views import change, table_info
from ashfall.server.written_views import WrittenView

SEATS = (0, 1, 2, 3, None)
PRESENCE = {"seats": [0, 1, 2, 3], "watching": 1}


def started(game: str, seed: str) -> Room:
    room = Room("t" * 22, Secrets(seed, "salt"))
    seats = [Seat("person", f"guest {n}", f"Player {n}", "en") for n in range(4)]
    room.make("guest 0", game, {"players": 4}, seats)
    room.start("guest 0")
    return room


def measure(game: str, moves: int, spent: dict[str, float]) -> int:
    """Play so many moves, and add the time of each part. How many there were."""
    room = started(game, "keyed:cost")
    bots = [player("random", seed) for seed in range(4)]
    shown = {seat: WrittenView(room, seat) for seat in SEATS}
    clock, made = time.process_time, 0
    while made < moves and room.state == "playing" and room.game is not None:
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
        spent["move"] += moved - begin
        spent["views"] += written - moved
        spent["messages"] += told - written
        shown, made = views, made + 1
    return made


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--moves", type=int, default=150)
    parser.add_argument("--games", default="last-aurora,outlive,auztralia")
    arguments = parser.parse_args()
    for game in arguments.games.split(","):
        spent: dict[str, float] = dict.fromkeys(("move", "views", "messages"), 0.0)
        made = measure(game, arguments.moves, spent)
        parts = "  ".join(f"{name} {seconds / made * 1000:.2f}" for name, seconds in spent.items())
        print(f"{game}: {sum(spent.values()) / made * 1000:.2f} ms per move ({parts}; n={made})")


if __name__ == "__main__":
    main()
