"""Clients that lose nothing, and the judge who looks at what the database made of their moves."""

import asyncio
import random
import time
import uuid
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import httpx
import sqlalchemy as sa

from ashfall.server.backup import verify
from ashfall.server.store import Store, address_of, entries
from tests.server.crowd import open_table, signed

GAME = "toy"
REAL = ("last-aurora", "outlive", "auztralia", "dei")
SOON = 5.0
"""Seconds within which a move must be made after a restart."""


class Clients:
    """People who never give up: an unknown outcome is asked again with the same move id."""

    def __init__(self, urls: list[str], seed: int, games: Sequence[str] = (GAME,)) -> None:
        self.urls = urls
        self.games = games
        self.chance = random.Random(seed)
        self.http = httpx.AsyncClient(headers={"x-ashfall": "1"}, verify=False, timeout=10)
        self.tables: list[tuple[str, list[str]]] = []
        self.acked: dict[str, tuple[str, int]] = {}
        self.refused: set[str] = set()
        self.resent = 0
        self.odd: list[str] = []
        self.last_ack = 0.0
        """When the newest request that succeeded was sent."""
        self.acked_at = 0.0
        self.stopping = False

    async def open(self, count: int) -> None:
        async with httpx.AsyncClient(
            base_url=self.urls[0], headers={"x-ashfall": "1"}, verify=False, timeout=30
        ) as client:
            for number in range(count):
                bots = number % 5 == 0
                game = self.games[number % len(self.games)]
                self.tables.append(await open_table(client, game, 2, 1 if bots else 0))

    async def ask(self, method: str, path: str, secret: str, body: Any = None) -> httpx.Response:
        """An answer, whatever it takes."""
        tries = 0
        while True:
            url = self.chance.choice(self.urls)
            asked = time.monotonic()
            try:
                answer = await self.http.request(
                    method, url + path, json=body, headers=signed(secret)
                )
                if answer.status_code < 500:
                    if body is not None and answer.status_code == 200:
                        self.last_ack = asked
                        self.acked_at = time.monotonic()
                    return answer
                if answer.status_code != 503:
                    self.odd.append(f"{answer.status_code} {answer.text[:100]}")
            except httpx.HTTPError:
                pass
            tries += 1
            self.resent += body is not None and tries == 1
            await asyncio.sleep(0.03)

    async def play_forever(self) -> None:
        while not self.stopping:
            number = self.chance.randrange(len(self.tables))
            table, secrets = self.tables[number]
            seat = self.chance.randrange(len(secrets))
            answer = await self.ask("GET", f"/api/tables/{table}/view?seat={seat}", secrets[seat])
            if answer.status_code != 200:
                self.odd.append(f"view: {answer.status_code} {answer.text[:100]}")
                return
            view = answer.json()
            if view["table"]["state"] == "over":
                await self.again(number)
                continue
            asked = view["view"]["table"]["choices"]
            if not asked:
                await asyncio.sleep(0.005)
                continue
            move_id = str(uuid.uuid4())
            choice = self.chance.choice(asked[0]["options"])["text"]
            body = {
                "seat": seat,
                "question": asked[0]["id"],
                "move_id": move_id,
                "choice": choice,
            }
            answer = await self.ask("POST", f"/api/tables/{table}/moves", secrets[seat], body)
            if answer.status_code == 200:
                self.acked[move_id] = (table, answer.json()["version"])
            elif answer.json()["code"] in ("stale", "not_your_decision", "game_over"):
                self.refused.add(move_id)
            else:
                self.odd.append(f"move: {answer.status_code} {answer.text[:100]}")

    async def again(self, number: int) -> None:
        """A new table in place of a finished one: a rematch, started."""
        table, secrets = self.tables[number]
        answer = await self.ask("POST", f"/api/tables/{table}/rematch", secrets[0], {})
        if answer.status_code == 201:
            fresh = answer.json()["id"]
            host = 0 if answer.json()["host"] else 1
            await self.ask("POST", f"/api/tables/{fresh}/start", secrets[host], {})
            if self.tables[number][0] == table:
                self.tables[number] = (fresh, secrets)

    async def next_ack(self, after: float, seconds: float = 30) -> float:
        """How long after a moment the first move that was sent after it was acknowledged."""
        while self.last_ack <= after:
            if time.monotonic() > after + seconds:
                return seconds
            await asyncio.sleep(0.01)
        return self.acked_at - after


async def judge(clients: Clients, database: str) -> bool:
    """Every acknowledged move stands once where it was said to stand; refused ones stand nowhere."""
    store = Store(address_of(database))
    async with store.looking() as tx:
        rows = await tx.all(
            sa.select(entries.c.table_id, entries.c.seq, entries.c.move_id, entries.c.kind)
        )
    await store.close()
    placed: dict[str, list[tuple[str, int]]] = {}
    order: dict[str, list[int]] = {}
    for row in rows:
        placed.setdefault(row.move_id, []).append((row.table_id, row.seq))
        order.setdefault(row.table_id, []).append(row.seq)
    lost = [id for id, place in clients.acked.items() if place not in placed.get(id, [])]
    twice = [id for id in clients.acked if len(placed.get(id, [])) > 1]
    ghosts = [id for id in clients.refused if id in placed]
    gaps = [table for table, seqs in order.items() if sorted(seqs) != list(range(1, len(seqs) + 1))]
    count, wrong, _ = await verify(database)
    print(
        f"  acked {len(clients.acked)}, lost {len(lost)}, twice {len(twice)}, refused but applied {len(ghosts)}, "
        f"resent {clients.resent}\n  logs with gaps {len(gaps)}, tables replayed {count}, different {len(wrong)}, "
        f"odd answers {len(clients.odd)} {clients.odd[:3]}",
        flush=True,
    )
    return not (lost or twice or ghosts or gaps or wrong or clients.odd) and bool(clients.acked)


def soon_enough(what: str, waits: Sequence[float]) -> bool:
    """Whether people could play again soon after each fault."""
    late = sum(one > SOON for one in waits)
    print(
        f"{what} x {len(waits)}: first move afterwards: median {sorted(waits)[len(waits) // 2]:.2f} s, "
        f"worst {max(waits):.2f} s, later than {SOON:.0f} s: {late}",
        flush=True,
    )
    return not late


def tracebacks(folder: Path) -> int:
    """How often a server wrote down a fault of its own; the first one is shown."""
    count = 0
    for log in folder.glob("*.log"):
        text = log.read_text(errors="replace")
        places = [i for i in (text.find("Traceback"), text.find('"level": "error"')) if i >= 0]
        if places and not count:
            print(text[max(0, min(places) - 300) : min(places) + 2500])
        count += text.count("Traceback") + text.count('"level": "error"')
    return count
