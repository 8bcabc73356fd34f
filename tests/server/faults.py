"""Real faults under load: killed servers, crashed databases, lost sessions, storms of copies, hostile messages.

`python -m tests.server.faults kill --times 200`; each run prints its figures and ends with 1 if anything was lost.
"""

import argparse
import asyncio
import contextlib
import json
import random
import signal
import sys
import tempfile
import time
import uuid
from collections.abc import AsyncIterator, Sequence
from pathlib import Path
from typing import Any

import asyncpg  # type: ignore[import-untyped]
import httpx

import tests.engine.toy  # noqa: F401
from tests.server.crowd import Forked, Player, Process, guest, signed
from tests.server.postgres import Cluster, cluster
from tests.server.stubborn import GAME, REAL, Clients, judge, soon_enough, tracebacks

STORMS = 8
PESTERED = 500
"""Hostile messages over one socket."""


@contextlib.asynccontextmanager
async def playing(
    servers: list[Process], seed: int, tables: int, people: int, games: Sequence[str] = (GAME,)
) -> AsyncIterator[Clients]:
    """People at tables while something happens to the servers; at the end they finish what they ask."""
    clients = Clients([server.url for server in servers], seed, games)
    await clients.open(tables)
    tasks = [asyncio.create_task(clients.play_forever()) for _ in range(people)]
    yield clients
    clients.stopping = True
    await asyncio.gather(*tasks)


async def kill(folder: Path, database: str, times: int, seed: int, forked: bool) -> bool:
    """kill -9 of the server at random moments, under load with real games."""
    chance = random.Random(seed)
    server = (Forked if forked else Process)(database, folder / "server.log")
    server.start()
    await server.ready()
    back: list[float] = []
    async with playing([server], seed, tables=20, people=8, games=REAL) as clients:
        for number in range(times):
            await asyncio.sleep(chance.uniform(0, 0.6))
            server.kill()
            begin = time.monotonic()
            server.start()
            back.append(await clients.next_ack(begin))
            if number % 50 == 49:
                print(f"  {number + 1} kills, {len(clients.acked)} moves", flush=True)
    server.stop()
    soon = soon_enough("kill -9", back)
    return await judge(clients, database) and soon and not tracebacks(folder)


async def crash_database(folder: Path, postgres: Cluster, times: int, seed: int) -> bool:
    """pg_ctl stop -m immediate at random moments; the server stays up."""
    chance = random.Random(seed)
    database = postgres.create("crash")
    server = Process(database, folder / "server.log")
    server.start()
    await server.ready()
    back: list[float] = []
    async with playing([server], seed, tables=20, people=8, games=REAL) as clients:
        for number in range(times):
            await asyncio.sleep(chance.uniform(0, 1))
            await asyncio.to_thread(postgres.stop, "immediate")
            await asyncio.to_thread(postgres.start)
            back.append(await clients.next_ack(time.monotonic()))
            if number % 10 == 9:
                print(f"  {number + 1} crashes, {len(clients.acked)} moves", flush=True)
    good = await judge(clients, database)
    server.stop()
    soon = soon_enough("database crash", back)
    return good and soon and not tracebacks(folder)


async def terminate(folder: Path, postgres: Cluster, seconds: float, seed: int) -> bool:
    """Two processes on one database whose sessions are ended; every socket ends with the right view."""
    chance = random.Random(seed)
    database = postgres.create("sessions")
    servers = [Process(database, folder / f"server{n}.log") for n in range(2)]
    for server in servers:
        server.start()
        await server.ready()
    watchers = []
    async with playing(servers, seed, tables=12, people=6) as clients:
        for table, secrets in list(clients.tables):
            for seat, secret in enumerate(secrets):
                for server in servers:
                    player = Player(server.url, secret, table, seat)
                    await player.listen()
                    watchers.append((player, asyncio.create_task(player.read())))
        end, ended = time.monotonic() + seconds, 0
        while time.monotonic() < end:
            await asyncio.sleep(chance.uniform(1, 3))
            ended += await end_sessions(postgres, "sessions")
    begin = time.monotonic()
    wrong = len(watchers)
    while wrong and time.monotonic() < begin + 15:
        await asyncio.sleep(0.2)
        wrong = 0
        for player, _ in watchers:
            path = f"/api/tables/{player.table}/view?seat={player.seat}"
            fresh = (await clients.ask("GET", path, player.secret)).json()
            wrong += (player.latest.version, player.latest.hash) != (
                fresh["version"],
                fresh["hash"],
            )
    print(
        f"sessions ended: {ended} in {seconds:.0f} s, two processes; sockets {len(watchers)}, wrong views {wrong}, "
        f"right {time.monotonic() - begin:.1f} s after the last move"
    )
    good = await judge(clients, database)
    for player, task in watchers:
        task.cancel()
        if player.socket is not None:
            await player.socket.close()
    for server in servers:
        server.stop()
    return good and not wrong and not tracebacks(folder)


async def end_sessions(postgres: Cluster, name: str) -> int:
    connection = await asyncpg.connect(postgres.address("postgres"))
    try:
        found = await connection.fetch(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = $1", name
        )
        return len(found)
    finally:
        await connection.close()


class Storm:
    """Copies of moves at one table: three moves for one question, each sent eight times, and late ones."""

    def __init__(self, clients: Clients, number: int, seed: int) -> None:
        self.clients = clients
        self.number = number
        self.chance = random.Random(f"{seed} {number}")
        self.sent = self.intents = self.late = 0
        self.old: list[tuple[str, str, dict[str, Any], str]] = []

    async def run(self, total: int) -> None:
        while self.sent < total:
            table, secrets = self.clients.tables[self.number]
            seat = self.chance.randrange(len(secrets))
            path = f"/api/tables/{table}/view?seat={seat}"
            view = (await self.clients.ask("GET", path, secrets[seat])).json()
            if view["table"]["state"] == "over":
                await self.clients.again(self.number)
            elif view["view"]["table"]["choices"]:
                await self.send(table, seat, secrets[seat], view)
                await self.send_late()
            else:
                await asyncio.sleep(0.01)

    async def send(self, table: str, seat: int, secret: str, view: dict[str, Any]) -> None:
        asked = view["view"]["table"]["choices"][0]
        bodies = [
            {
                "seat": seat, "question": asked["id"], "move_id": str(uuid.uuid4()),
                "choice": self.chance.choice(asked["options"])["text"],
            }
            for _ in range(3)
        ]  # fmt: skip
        storm = [body for body in bodies for _ in range(8)]
        self.chance.shuffle(storm)
        path = f"/api/tables/{table}/moves"
        answers = await asyncio.gather(
            *[self.clients.ask("POST", path, secret, body) for body in storm]
        )
        self.sent += len(storm)
        self.intents += len(bodies)
        self.compare(table, view["version"], storm, answers)
        won = {b["move_id"]: a.text for b, a in zip(storm, answers, strict=True) if a.is_success}
        self.old += [
            (path, secret, body, won[body["move_id"]]) for body in bodies if body["move_id"] in won
        ]

    def compare(
        self, table: str, version: int, storm: list[dict[str, Any]], answers: list[httpx.Response]
    ) -> None:
        """One of the moves was made, and all its copies were told so in the same words."""
        clients = self.clients
        won = {b["move_id"]: a.text for b, a in zip(storm, answers, strict=True) if a.is_success}
        if len(won) > 1:
            clients.odd.append(f"two moves at version {version}")
        for body, answer in zip(storm, answers, strict=True):
            if body["move_id"] not in won:
                clients.refused.add(body["move_id"])
                continue
            if answer.text != won[body["move_id"]]:
                clients.odd.append(f"another answer: {answer.text[:80]}")
            clients.acked[body["move_id"]] = (table, answer.json()["version"])

    async def send_late(self) -> None:
        if self.old and self.chance.random() < 0.3:
            path, secret, body, text = self.chance.choice(self.old)
            again = await self.clients.ask("POST", path, secret, body)
            self.late += 1
            if again.text != text:
                self.clients.odd.append(f"a late copy got {again.text[:80]}")


async def copies(folder: Path, database: str, total: int, processes: int, seed: int) -> bool:
    """Duplicated, reordered and parallel submissions: one effect each, the same answer to all copies."""
    servers = [Process(database, folder / f"server{n}.log") for n in range(processes)]
    for server in servers:
        server.start()
        await server.ready()
    clients = Clients([server.url for server in servers], seed)
    await clients.open(STORMS)
    storms = [Storm(clients, number, seed) for number in range(len(clients.tables))]
    share = -(-total // len(storms))
    await asyncio.gather(*[storm.run(share) for storm in storms])
    sent, intents, late = (
        sum(getattr(storm, name) for storm in storms) for name in ("sent", "intents", "late")
    )
    print(
        f"copies: {sent} submissions of {intents} moves, {late} late ones, {processes} process(es)"
    )
    good = await judge(clients, database)
    for server in servers:
        server.stop()
    return good and not tracebacks(folder)


async def hostile(folder: Path, database: str, total: int, seed: int) -> bool:
    """Hostile messages over sockets: no traceback, no growth, and everybody else plays on."""
    chance = random.Random(seed)
    server = Process(database, folder / "server.log")
    server.start()
    await server.ready()
    sent, closed, start = 0, 0, 0
    answers: dict[str, int] = {}
    async with playing([server], seed, tables=8, people=2) as clients:
        secret, table = await practice_table(server.url, "Mallory")
        while sent < total:
            player = Player(server.url, secret, table, chance.randrange(2))
            await player.listen()
            count = await pester(player, chance, answers)
            sent += count
            closed += count < PESTERED
            if sent >= total // 10 and not start:
                start = server.memory()
    growth = (server.memory() - start) / 1024
    print(f"hostile messages: {sent}, sockets closed by the server {closed}, answers {answers}")
    print(f"  tracebacks {tracebacks(folder)}, memory growth {growth:.1f} MB")
    good = await judge(clients, database)
    server.stop()
    return good and not tracebacks(folder) and growth < 50


async def practice_table(url: str, name: str) -> tuple[str, str]:
    """A guest with a started table of their own."""
    async with httpx.AsyncClient(base_url=url, headers={"x-ashfall": "1"}, verify=False) as client:
        secret = await guest(client, name)
        wish = {"game": GAME, "seats": [{"kind": "here"}] * 2, "practice": True}
        made = await client.post("/api/tables", json=wish, headers=signed(secret))
        table: str = made.json()["id"]
        await client.post(f"/api/tables/{table}/start", json={}, headers=signed(secret))
    return secret, table


async def pester(player: Player, chance: random.Random, answers: dict[str, int]) -> int:
    """Send nonsense over one socket until the server closes it; how much was sent."""
    assert player.socket is not None
    reader = asyncio.create_task(count_answers(player, answers))
    sent = 0
    with contextlib.suppress(Exception):
        while sent < PESTERED:
            await player.socket.send(nonsense(chance))
            sent += 1
            if sent % 50 == 0:
                await asyncio.sleep(0)
    with contextlib.suppress(Exception):
        await asyncio.wait_for(player.socket.close(), 5)
    reader.cancel()
    return sent


async def count_answers(player: Player, answers: dict[str, int]) -> None:
    assert player.socket is not None
    with contextlib.suppress(Exception):
        async for text in player.socket:
            data = json.loads(text)
            name = data["error"]["code"] if data["type"] == "refused" else data["type"]
            answers[name] = answers.get(name, 0) + 1


def nonsense(chance: random.Random) -> str | bytes:
    """Something that nobody should send."""
    move = {
        "type": "move", "seat": 0, "question": 32, "move_id": str(uuid.UUID(int=chance.getrandbits(128))),
        "choice": "commit ash1",
    }  # fmt: skip
    kind = chance.randrange(16)
    odd: list[Any] = [
        None,
        True,
        -1,
        1.5,
        2**70,
        "",
        "\0",
        "x" * 300,
        [],
        {},
        [[]],
        "\ud800",
        "1",
        float("nan"),
        -0.0,
    ]
    if kind < 6:
        move[chance.choice(list(move))] = chance.choice(odd)
        return json.dumps(move)
    if kind < 8:
        text = bytearray(json.dumps(move).encode())
        for _ in range(chance.randrange(1, 6)):
            text[chance.randrange(len(text))] = chance.randrange(32, 127)
        return text.decode()
    if kind == 8:
        return json.dumps(move)[: chance.randrange(100)]
    if kind == 9:
        return "[" * chance.randrange(1, 4000)
    if kind == 10:
        return json.dumps(
            {
                "type": chance.choice(["look", "ping", "vote", "undo", "propose", "x"]),
                "seat": chance.choice(odd),
            }
        )
    if kind == 11:
        return json.dumps(
            {
                **move,
                "choice": chance.choice(
                    ["undo", "'; --", "commit " + "9" * 190, "give -1 -1", "peek"]
                ),
            }
        )
    if kind == 12:
        return json.dumps({**{k: v for k, v in move.items() if k != "choice"}, "type": "undo"})
    if kind == 13:
        return "".join(chr(chance.randrange(1, 0x3000)) for _ in range(chance.randrange(200)))
    if kind == 14 and chance.random() < 0.02:
        return b"\xff\x00" if chance.random() < 0.5 else "z" * chance.choice([9000, 70_000])
    return json.dumps({**move, "question": chance.randrange(10**6)})


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("fault", choices=["kill", "crash", "terminate", "copies", "hostile", "all"])
    parser.add_argument("--times", type=int, default=0)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--database", choices=["sqlite", "postgres"], default="sqlite")
    parser.add_argument(
        "--forked", action="store_true", help="killed servers come back without loading the program"
    )
    arguments = parser.parse_args()
    # Told to stop, it still takes its servers and databases along.
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))
    todo = (
        ["kill", "crash", "terminate", "copies", "hostile"]
        if arguments.fault == "all"
        else [arguments.fault]
    )
    good = True
    for fault in todo:
        with tempfile.TemporaryDirectory(prefix="ashfall-faults-") as name:
            good = run(fault, arguments, Path(name)) and good
    sys.exit(0 if good else 1)


def run(fault: str, arguments: argparse.Namespace, folder: Path) -> bool:
    times, seed = arguments.times, arguments.seed
    file = str(folder / "tables.db")
    with contextlib.ExitStack() as stack:
        needs = fault in ("crash", "terminate", "copies") or arguments.database == "postgres"
        postgres = stack.enter_context(cluster()) if needs else None
        database = postgres.create("faults") if postgres is not None and fault == "copies" else file
        if (
            arguments.database == "postgres"
            and postgres is not None
            and fault in ("kill", "hostile")
        ):
            database = postgres.create("faults")
        if fault == "kill":
            good = asyncio.run(kill(folder, database, times or 200, seed, arguments.forked))
        elif fault == "crash":
            assert postgres is not None
            good = asyncio.run(crash_database(folder, postgres, times or 50, seed))
        elif fault == "terminate":
            assert postgres is not None
            good = asyncio.run(terminate(folder, postgres, times or 120, seed))
        elif fault == "copies":
            good = asyncio.run(copies(folder, database, times or 10_000, 2, seed))
        else:
            good = asyncio.run(hostile(folder, database, times or 100_000, seed))
        print(f"{fault}: {'good' if good else 'BAD'}", flush=True)
        if not good:
            for log in folder.glob("*.log"):
                print(log.read_text(errors="replace")[-2000:])
        return good


if __name__ == "__main__":
    main()
