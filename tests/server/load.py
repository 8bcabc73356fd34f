"""Load: many live tables with client programs at every seat. `python -m tests.server.load --help`."""

import argparse
import asyncio
import contextlib
import random
import signal
import sys
import tempfile
import time
from pathlib import Path

import httpx

from tests.server.crowd import Player, Process, Whole, open_table, percentile
from tests.server.postgres import cluster


class Crowd:
    """All tables with their players."""

    def __init__(
        self,
        urls: list[str],
        game: str,
        tables: int,
        seed: int,
        watchers: int = 0,
        spread: bool = False,
    ) -> None:
        """`watchers`: spectators at each table. `spread`: the players of a table are at different processes."""
        self.urls = urls
        self.watchers = watchers
        self.spread = spread
        self.game = game
        self.count = tables
        self.chance = random.Random(seed)
        self.tables: list[list[Player]] = []
        self.tasks: list[asyncio.Task[None]] = []
        self.acks: list[float] = []
        self.deliveries: list[float] = []
        self.stale = 0
        self.errors: list[str] = []
        self.busy: set[int] = set()

    async def gather(self) -> None:
        """Open the tables, eight at a time, and connect everybody."""
        gate = asyncio.Semaphore(8)

        async def one(number: int) -> None:
            async with gate:
                self.tables.append(await self.seated(number))

        await asyncio.gather(*[one(number) for number in range(self.count)])

    def game_at(self, number: int) -> str:
        """What is played at one of the tables."""
        return self.game

    async def seated(self, number: int) -> list[Player]:
        """A new table with everybody connected."""
        async with httpx.AsyncClient(
            base_url=self.urls[0], headers={"x-ashfall": "1"}, verify=False, timeout=60
        ) as client:
            table, secrets = await open_table(client, self.game_at(number), 4)
        players = []
        for seat, secret in enumerate([*secrets, *[secrets[0]] * self.watchers]):
            url = self.urls[(number + seat * self.spread) % len(self.urls)]
            player = Player(url, secret, table, seat if seat < len(secrets) else None)
            await player.listen()
            self.tasks.append(asyncio.create_task(player.read()))
            players.append(player)
        return players

    def deciders(self, number: int) -> list[Player]:
        """The players of a table who have the newest version and must decide."""
        players = self.tables[number]
        newest = max(player.latest.version for player in players)
        return [p for p in players if p.options and p.latest.version == newest]

    async def step(self, number: int) -> None:
        """One move at a table, measured until its ack and until everybody has it."""
        self.busy.add(number)
        try:
            ready = self.deciders(number)
            if not ready:
                return
            player = self.chance.choice(ready)
            begin = time.perf_counter()
            answer = await self.made(player, self.chance.choice(player.options))
            self.acks.append(time.perf_counter() - begin)
            if answer.type != "ack":
                code = (answer.error or {}).get("code")
                self.stale += code == "stale"
                if code != "stale":
                    self.errors.append(str(answer.error))
                return
            deadline = begin + 30
            others = self.tables[number]
            while any(p.latest.version < answer.version for p in others):
                if time.perf_counter() > deadline:
                    self.errors.append("a view did not arrive within 30 s")
                    return
                await asyncio.sleep(0.002)
            times = [p.arrived.get(answer.version, begin) for p in others]
            self.deliveries.append(max(times) - begin)
            for p in others:
                p.arrived.clear()
        except Exception as error:
            self.errors.append(f"{type(error).__name__}: {error}"[:200])
        finally:
            self.busy.discard(number)

    async def made(self, player: Player, choice: str) -> Whole:
        return await player.move(choice)

    async def steady(self, rate: float, seconds: float) -> None:
        """Moves arrive at a rate, whether or not the earlier ones were answered."""
        begin = time.perf_counter()
        due, running = begin, set()
        while time.perf_counter() < begin + seconds:
            free = [
                n
                for n in self.chance.sample(range(len(self.tables)), min(60, len(self.tables)))
                if n not in self.busy
            ]
            number = next((n for n in free if self.deciders(n)), None)
            if number is not None:
                task = asyncio.create_task(self.step(number))
                running.add(task)
                task.add_done_callback(running.discard)
            due += 1 / rate
            await asyncio.sleep(max(0, due - time.perf_counter()))
        await asyncio.gather(*running)

    async def flat_out(self, seconds: float) -> float:
        """Every table moves as soon as it can: moves per second."""
        end = time.perf_counter() + seconds
        before = len(self.deliveries)

        async def one(number: int) -> None:
            while time.perf_counter() < end and not self.errors:
                done = len(self.acks)
                await self.step(number)
                if len(self.acks) == done:
                    await asyncio.sleep(0.05)

        await asyncio.gather(*[one(number) for number in range(len(self.tables))])
        return (len(self.deliveries) - before) / seconds

    async def close(self) -> None:
        self.errors += [error for players in self.tables for p in players for error in p.errors]
        for players in self.tables:
            for player in players:
                if player.socket is not None:
                    await player.socket.close()
        for task in self.tasks:
            task.cancel()


async def run(arguments: argparse.Namespace, database: str, folder: Path) -> bool:
    servers = [Process(database, folder / f"server{n}.log") for n in range(arguments.processes)]
    kind = "PostgreSQL" if "://" in database else "SQLite"
    try:
        for server in servers:
            server.start()
            await server.ready()
        crowd = Crowd(
            [s.url for s in servers], arguments.game, arguments.tables, arguments.seed,
            arguments.watchers, arguments.spread,
        )  # fmt: skip
        begin = time.monotonic()
        await crowd.gather()
        sockets = sum(len(players) for players in crowd.tables)
        print(
            f"{kind}, {len(servers)} process(es), {arguments.game}: {len(crowd.tables)} tables, {sockets} sockets "
            f"opened in {time.monotonic() - begin:.0f} s",
            flush=True,
        )
        before = sum(server.cpu() for server in servers)
        if arguments.flat_out:
            rate = await crowd.flat_out(arguments.seconds)
            print(f"  as fast as possible: {rate:.0f} moves/s")
        else:
            await crowd.steady(arguments.rate, arguments.seconds)
            print(
                f"  {len(crowd.acks) / arguments.seconds:.1f} moves/s for {arguments.seconds:.0f} s"
            )
        spent = (sum(server.cpu() for server in servers) - before) * 1000 / max(1, len(crowd.acks))
        print(f"  {spent:.2f} ms of processor time per move, in all servers together")
        megabytes = sum(p.bytes for players in crowd.tables for p in players) / 1e6
        for name, values in (("ack", crowd.acks), ("view at all sockets", crowd.deliveries)):
            shares = "  ".join(f"p{s} {percentile(values, s / 100):.0f} ms" for s in (50, 95, 99))
            print(f"  {name}: {shares}  (n={len(values)})")
        memory = [server.memory() // 1024 for server in servers]
        print(
            f"  stale {crowd.stale}, errors {len(crowd.errors)}, {megabytes:.0f} MB received, server memory {memory} MB"
        )
        for error in crowd.errors[:5]:
            print(f"  error: {error}")
        await crowd.close()
        faults = sum(s.log.read_text().count('"level": "error"') for s in servers)
        print(f"  faults in the servers' logs: {faults}", flush=True)
        return not crowd.errors and not faults and bool(crowd.acks)
    finally:
        for server in servers:
            with contextlib.suppress(Exception):
                server.stop()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--database", choices=["sqlite", "postgres"], default="sqlite")
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--game", default="last-aurora")
    parser.add_argument("--tables", type=int, default=300)
    parser.add_argument("--rate", type=float, default=60)
    parser.add_argument("--seconds", type=float, default=300)
    parser.add_argument(
        "--flat-out", action="store_true", help="as fast as possible instead of a rate"
    )
    parser.add_argument("--watchers", type=int, default=0, help="spectators at each table")
    parser.add_argument(
        "--spread", action="store_true", help="the players of a table are at different processes"
    )
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    # Told to stop, it still takes its servers and databases along.
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))
    import uvloop

    with tempfile.TemporaryDirectory(prefix="ashfall-load-") as name:
        folder = Path(name)
        if arguments.database == "sqlite":
            good = uvloop.run(run(arguments, str(folder / "tables.db"), folder))
        else:
            with cluster() as postgres:
                good = uvloop.run(run(arguments, postgres.create("load"), folder))
    sys.exit(0 if good else 1)


if __name__ == "__main__":
    main()
