"""Bots think in a process of their own, so that nobody waits for them; their moves go through the same door."""

import asyncio
import contextlib
import multiprocessing
import secrets
import uuid
from concurrent.futures import BrokenExecutor, ProcessPoolExecutor
from typing import Any

import sqlalchemy as sa
import structlog

from .hall import Hall, now
from .refusals import Refusal
from .settings import Settings
from .store import tables
from .thinking import by_chance, learn_games, think

log = structlog.get_logger("ashfall.bots")
NAMESPACE = uuid.UUID("8d0fb0c6-52c0-4d2f-9a58-6f0f3d6e3a11")
LEASE = 30_000
SWEEP = 3.0


class Bots:
    """Looks for seats of bots that have to decide, and lets them."""

    def __init__(self, hall: Hall, settings: Settings) -> None:
        self.hall = hall
        self.settings = settings
        self.owner = secrets.token_hex(6)
        self.queue: asyncio.Queue[tuple[str, int]] = asyncio.Queue()
        self.busy: set[str] = set()
        self.pool: ProcessPoolExecutor | None = None
        self.tasks: list[asyncio.Task[None]] = []
        self.thinking: set[asyncio.Task[None]] = set()

    async def __aenter__(self) -> "Bots":
        self.hall.bells.every.append(self.queue)
        self.tasks = [
            asyncio.create_task(self.hear_forever()),
            asyncio.create_task(self.sweep_forever()),
        ]
        return self

    async def __aexit__(self, *_: Any) -> None:
        for task in [*self.tasks, *self.thinking]:
            task.cancel()
        await asyncio.gather(*self.tasks, *self.thinking, return_exceptions=True)
        self.drop_pool()

    async def hear_forever(self) -> None:
        while True:
            table, _ = await self.queue.get()
            held = self.hall.rooms.get(table)
            if held is not None and held.room.bots_due():
                self.begin(table)

    async def sweep_forever(self) -> None:
        """Bots whose process died, and those of a server that was restarted."""
        while True:
            try:
                for table in await self.due():
                    self.begin(table)
            except (sa.exc.SQLAlchemyError, OSError, TimeoutError):
                pass
            await asyncio.sleep(SWEEP)

    async def due(self) -> list[str]:
        statement = sa.select(tables.c.id).where(tables.c.bot_due, tables.c.deleted.is_(None))
        async with self.hall.store.looking() as tx:
            return [row.id for row in await tx.all(statement.limit(200))]

    def begin(self, table: str) -> None:
        if table in self.busy:
            return
        self.busy.add(table)
        task = asyncio.create_task(self.play(table))
        self.thinking.add(task)
        task.add_done_callback(self.thinking.discard)

    async def play(self, table: str) -> None:
        """Let the bots of a table play until people have to decide."""
        try:
            if self.hall.store.postgres and not await self.lease(table):
                return
            while await self.step(table):
                pass
        except Refusal as refusal:
            log.info("bot waits", table=table, code=refusal.code)
        except Exception as error:
            self.hall.metrics.bot_failures.inc()
            log.error("bot failed", table=table, error=type(error).__name__)
        finally:
            self.busy.discard(table)

    async def lease(self, table: str) -> bool:
        """One process thinks for a table at a time. Were there two, the version would still let only one move."""
        statement = (
            sa.update(tables)
            .where(
                tables.c.id == table,
                sa.or_(tables.c.lease_until < now(), tables.c.lease_owner == self.owner),
            )
            .values(lease_owner=self.owner, lease_until=now() + LEASE)
        )
        async with self.hall.store.writing() as tx:
            return await tx.do(statement) == 1

    async def step(self, table: str) -> bool:
        """One decision of one bot. False: no bot has to decide."""
        held = await self.hall.current(table)
        room = held.room
        due = room.bots_due()
        if not due or room.game is None:
            return False
        seat, base = due[0], room.version
        name = room.seats[seat].bot or "random"
        position = room.game.position()
        choice = await self.choose(position, seat, name, f"{room.secrets.salt} {base} {seat}")
        move_id = str(uuid.uuid5(NAMESPACE, f"{table} {base} {seat}"))
        try:
            await self.hall.act(
                table, lambda r: r.bot_move(seat, base, choice), move_id, ["bot", seat, base]
            )
            self.hall.metrics.bot_moves.inc()
        except Refusal as refusal:
            if refusal.code not in ("stale", "id_reused"):
                raise
        return True

    async def choose(self, position: dict[str, Any], seat: int, name: str, seed: str) -> str:
        """Ask the bot; one that takes too long or fails is replaced by chance for this decision."""
        loop = asyncio.get_running_loop()
        for attempt in range(2):
            call = (
                (think, position, seat, name, seed) if attempt == 0 else (by_chance, position, seat)
            )
            try:
                future = loop.run_in_executor(self.workers(), *call)
                return await asyncio.wait_for(future, self.settings.bot_seconds)
            except asyncio.CancelledError:
                raise
            except (TimeoutError, BrokenExecutor, ValueError, RuntimeError, StopIteration) as error:
                self.hall.metrics.bot_failures.inc()
                log.warning("bot gave no answer", bot=name, error=type(error).__name__)
                if not isinstance(error, ValueError):
                    self.drop_pool()
        raise Refusal("resting")

    def workers(self) -> ProcessPoolExecutor:
        if self.pool is None:
            context = multiprocessing.get_context("spawn")
            games = (self.settings.games,)
            self.pool = ProcessPoolExecutor(1, context, learn_games, games)
        return self.pool

    def drop_pool(self) -> None:
        pool, self.pool = self.pool, None
        if pool is not None:
            processes = list((getattr(pool, "_processes", None) or {}).values())
            pool.shutdown(wait=False, cancel_futures=True)
            for process in processes:
                with contextlib.suppress(OSError):
                    process.kill()
