"""Bots think in a process of their own, so that nobody waits for them; their moves go through the same door."""

import asyncio
import random
import secrets
import uuid
from typing import Any

import sqlalchemy as sa
import structlog

from ashfall.engine.game import Game

from .bot_pool import BotPool
from .refusals import Refusal
from .room import Room
from .settings import Settings
from .store import tables
from .table_cache import TableCache, now

log = structlog.get_logger("ashfall.bots")
NAMESPACE = uuid.UUID("8d0fb0c6-52c0-4d2f-9a58-6f0f3d6e3a11")
LEASE = 30_000
SWEEP = 3.0


class BotScheduler:
    """Looks for seats of bots that have to decide, and lets them."""

    def __init__(self, cache: TableCache, settings: Settings) -> None:
        self.cache = cache
        self.settings = settings
        self.owner = secrets.token_hex(6)
        self.queue: asyncio.Queue[tuple[str, int]] = asyncio.Queue()
        self.busy: set[str] = set()
        self.pool = BotPool(settings, cache.metrics)
        self.tasks: list[asyncio.Task[None]] = []
        self.thinking: set[asyncio.Task[None]] = set()

    async def __aenter__(self) -> "BotScheduler":
        self.cache.notifier.every.append(self.queue)
        self.tasks = [
            asyncio.create_task(self.hear_forever()),
            asyncio.create_task(self.sweep_forever()),
        ]
        return self

    async def __aexit__(self, *_: Any) -> None:
        for task in [*self.tasks, *self.thinking]:
            task.cancel()
        await asyncio.gather(*self.tasks, *self.thinking, return_exceptions=True)
        await self.pool.end()

    async def hear_forever(self) -> None:
        while True:
            table, _ = await self.queue.get()
            cached = self.cache.rooms.get(table)
            if cached is not None and cached.room.bots_due():
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
        async with self.cache.store.looking() as tx:
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
            if self.cache.store.postgres and not await self.lease(table):
                return
            while await self.step(table):
                pass
        except Refusal as refusal:
            log.info("bot waits", table=table, code=refusal.code)
        except (sa.exc.SQLAlchemyError, OSError, TimeoutError) as error:
            log.info("bot waits", table=table, code=type(error).__name__)
        except Exception as error:
            self.cache.metrics.bot_failures.inc()
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
        async with self.cache.store.writing() as tx:
            return await tx.do(statement) == 1

    async def step(self, table: str) -> bool:
        """One decision of one bot. False: no bot has to decide."""
        cached = await self.cache.current(table)
        room = cached.room
        due = room.bots_due()
        if not due or room.game is None:
            return False
        seat, question = due[0], room.questions.of(due[0])[0]
        choice = await self.choose(room, seat, question)
        move_id = str(uuid.uuid5(NAMESPACE, f"{table} question {question}"))
        try:
            await self.cache.act(
                table,
                lambda r: r.bot_move(seat, question, choice),
                move_id,
                ["bot", seat, question],
            )
            self.cache.metrics.bot_moves.inc()
        except Refusal as refusal:
            if refusal.code not in ("stale", "id_reused"):
                raise
        return True

    async def choose(self, room: Room, seat: int, question: int) -> str:
        """Ask the bot, which gets an imagined position; one that fails is replaced by chance for this decision."""
        game = room.game
        assert game is not None
        options = [str(o) for w in game.waiting() if w.seat == seat for o in w.options]
        seed = f"{room.secrets.salt} {question} {seat}"
        try:
            choice = await self.pool.ask(room.id, self.question(room, seat, seed))
            if choice in options:
                return choice
            raise LookupError("not one of the options")
        except (TimeoutError, OSError, LookupError, ValueError) as error:
            self.cache.metrics.bot_failures.inc()
            reason = f"{type(error).__name__} {error}"[:80]
            log.warning("bot gave no answer", bot=room.seats[seat].bot, error=reason)
        return random.Random(seed).choice(options)

    def question(self, room: Room, seat: int, seed: str) -> dict[str, Any]:
        """What the bot of a seat is asked; one of an older table is no stronger than this server offers."""
        assert room.game is not None
        return what_a_bot_gets(room.game, seat, self.offered(room.seats[seat].bot), seed)

    def offered(self, name: str | None) -> str:
        """The bot with this name, as strong as this server offers it."""
        wanted = name or "random"
        kind = wanted.partition(":")[0]
        return next((one for one in (wanted, kind) if one in self.settings.offered), "random")


def what_a_bot_gets(game: Game, seat: int, name: str, seed: str) -> dict[str, Any]:
    """The position as it could be for all that the seat knows, with other luck ahead: never the true one."""
    imagined = game.imagine(seat, f"bot {seed}").position()
    return {"position": imagined, "seat": seat, "bot": name, "seed": seed}
