"""An hour at half load on PostgreSQL, whose sessions are ended every ten seconds: `python -m tests.server.soak`.

Nothing acknowledged may be lost or doubled; after the warm-up neither memory nor descriptors may grow. Latencies are
printed: on a machine with other work their drift says nothing about the server.
A table that is played longer holds more, which is no leak: so the first tables are left at ages spread evenly up to
that at which all later ones are left at the latest. When all have changed once, as many are young as are old, and it
stays so; `held` tells the choices at all tables together.
With `--give-up 20` as many tables come and go in minutes as else in an hour.
"""

import argparse
import asyncio
import contextlib
import os
import signal
import sys
import tempfile
import time
import uuid
from pathlib import Path

import asyncpg  # type: ignore[import-untyped]
import httpx

from tests.server.crowd import Player, Process, Whole, percentile
from tests.server.faults import end_sessions
from tests.server.load import Crowd
from tests.server.postgres import Cluster, cluster
from tests.server.stubborn import REAL, judge, tracebacks

NAME = "soak"
GROWTH = 1.0
"""Per cent of memory in an hour."""
SPARE_DESCRIPTORS = 20


class Soaked(Crowd):
    """People who ask again where the answer was lost, and who play again when a game is over."""

    def __init__(self, url: str, tables: int, seed: int, give_up: int) -> None:
        super().__init__([url], REAL[0], tables, seed, watchers=0)
        self.leave_at = [
            give_up * (place + 1) // tables for place in self.chance.sample(range(tables), tables)
        ]
        """The version at which each table is left."""
        self.give_up = give_up
        self.acked: dict[str, tuple[str, int]] = {}
        self.refused: set[str] = set()
        self.odd = self.errors
        self.resent = self.finished = self.left = self.ended = 0
        self.troubles: list[str] = []
        """Of this program itself, on a machine that is too busy: it goes on."""

    def game_at(self, number: int) -> str:
        return REAL[number % len(REAL)]

    async def made(self, player: Player, choice: str) -> Whole:
        move_id, question = str(uuid.uuid4()), player.question
        while True:
            answer = await player.move(choice, move_id, question)
            code = (answer.error or {}).get("code")
            if answer.type == "ack":
                self.acked[move_id] = player.table, answer.version
            elif code != "resting":
                self.refused.add(move_id)
            if code != "resting":
                return answer
            self.resent += 1
            await asyncio.sleep(0.2)

    async def again(self) -> None:
        """New tables in place of those that are over, or given up."""
        for number, players in enumerate(self.tables):
            view = players[0].latest.view
            if number in self.busy or view is None:
                continue
            left = players[0].latest.version >= self.leave_at[number]
            if not view.table.over and not left:
                continue
            self.busy.add(number)
            try:
                self.tables[number] = await self.seated(number)
                self.leave_at[number] = self.give_up
                self.finished += view.table.over
                self.left += left and not view.table.over
            finally:
                self.busy.discard(number)
            for player in players:
                if player.socket is not None:
                    await player.socket.close()
                player.errors.clear()
        self.tasks = [task for task in self.tasks if not task.done()]


async def soak(arguments: argparse.Namespace, postgres: Cluster, folder: Path) -> bool:
    # So few that memory is full of tables after the warm-up: what grows then is a leak.
    os.environ["ASHFALL_TABLES_KEPT"] = str(arguments.tables + 10)
    database = postgres.create(NAME)
    server = Process(database, folder / "server.log")
    server.start()
    await server.ready()
    crowd = Soaked(server.url, arguments.tables, arguments.seed, arguments.give_up)
    await crowd.gather()
    beside = asyncio.create_task(disturb(crowd, postgres, arguments.every))
    minutes: list[dict[str, float]] = []
    for minute in range(arguments.minutes):
        first = len(crowd.acks)
        await crowd.steady(arguments.rate, 60)
        found = measured(server, crowd.acks[first:])
        found["held"] = sum(players[0].latest.version for players in crowd.tables)
        minutes.append(found)
        told = "  ".join(f"{name} {value:.4g}" for name, value in found.items())
        load = os.getloadavg()[0]
        print(
            f"minute {minute + 1}: {told}  over {crowd.finished} left {crowd.left}  load {load:.0f}",
            flush=True,
        )
    beside.cancel()
    with contextlib.suppress(asyncio.CancelledError):
        await beside
    print(
        f"soak: {len(crowd.acks)} moves at {len(crowd.tables)} tables, {crowd.finished} games over, {crowd.left} left, "
        f"{crowd.ended} sessions ended, {crowd.resent} moves asked again,\n"
        f"  {len(crowd.troubles)} troubles of this program, {len(crowd.errors)} errors {crowd.errors[:3]}"
    )
    steady = no_growth(minutes, arguments.warm)
    await crowd.close()
    good = await judge(crowd, database)  # type: ignore[arg-type]
    server.stop()
    return good and steady and not tracebacks(folder)


async def disturb(crowd: Soaked, postgres: Cluster, every: float) -> None:
    """End all sessions of the database now and then, and let finished tables begin anew."""
    while True:
        begin = time.monotonic()
        try:
            crowd.ended += await end_sessions(postgres, NAME)
            await crowd.again()
        except (OSError, TimeoutError, httpx.HTTPError, asyncpg.PostgresError) as error:
            crowd.troubles.append(type(error).__name__)
        await asyncio.sleep(max(0.0, begin + every - time.monotonic()))


def measured(server: Process, acks: list[float]) -> dict[str, float]:
    assert server.process is not None
    return {
        "moves": len(acks),
        "p50": percentile(acks, 0.5),
        "p95": percentile(acks, 0.95),
        "p99": percentile(acks, 0.99),
        "memory": server.memory() / 1024,
        "descriptors": len(os.listdir(f"/proc/{server.process.pid}/fd")),
    }


def no_growth(minutes: list[dict[str, float]], warm: int) -> bool:
    """Whether memory and descriptors stayed; memory as the slope of a straight line through the minutes."""
    kept = minutes[warm:]
    middle = (len(kept) - 1) / 2
    mean = sum(one["memory"] for one in kept) / len(kept)
    spread = sum((place - middle) ** 2 for place in range(len(kept)))
    slope = sum((place - middle) * one["memory"] for place, one in enumerate(kept)) / spread
    growth = slope * 60 / mean * 100
    open_files = [one["descriptors"] for one in kept]
    third = max(1, len(kept) // 3)
    early, late = (
        sorted(one["p95"] for one in part)[third // 2] for part in (kept[:third], kept[-third:])
    )
    print(
        f"  after {warm} minutes: memory {mean:.0f} MB, {growth:+.2f} % in an hour; descriptors {open_files[0]:.0f} to "
        f"{open_files[-1]:.0f}; p95 of the first third {early:.0f} ms, of the last {late:.0f} ms"
    )
    return growth < GROWTH and open_files[-1] < open_files[0] + SPARE_DESCRIPTORS


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--minutes", type=int, default=60)
    parser.add_argument("--warm", type=int, default=30, help="minutes that are not judged")
    parser.add_argument("--tables", type=int, default=150)
    parser.add_argument("--rate", type=float, default=30)
    parser.add_argument("--every", type=float, default=10, help="seconds between ended sessions")
    parser.add_argument(
        "--give-up", type=int, default=300, help="the version at which a table is left"
    )
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    # Told to stop, it still takes its servers and databases along.
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))
    import uvloop

    with tempfile.TemporaryDirectory(prefix="ashfall-soak-") as name, cluster() as postgres:
        good = uvloop.run(soak(arguments, postgres, Path(name)))
    print(f"soak: {'good' if good else 'BAD'}", flush=True)
    sys.exit(0 if good else 1)


if __name__ == "__main__":
    main()
