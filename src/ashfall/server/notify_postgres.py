"""Notifications between processes over PostgreSQL's LISTEN and NOTIFY. Only a hint: readers always ask the log.

One supervised connection listens. When it is lost, it is made again and everybody looks anew; a regular look at the
versions catches whatever a half-open connection swallowed.
"""

import asyncio
import contextlib
import secrets
from typing import Any

import asyncpg  # type: ignore[import-untyped]
import msgspec
import sqlalchemy as sa
import structlog

from .house import notice_missed
from .metrics import Metrics
from .notify import Notifier
from .presence import Presence
from .store import CHANNEL
from .table_cache import TableCache

log = structlog.get_logger("ashfall.notify")
LOST = (
    OSError, TimeoutError, asyncpg.PostgresError, asyncpg.InterfaceError, sa.exc.SQLAlchemyError,
)  # fmt: skip
PING = 10.0
ANNOUNCE = 20.0


class PostgresNotifier:
    """The listening connection of one process."""

    def __init__(
        self,
        address: str,
        notifier: Notifier,
        presence: Presence,
        metrics: Metrics,
        cache: TableCache,
    ) -> None:
        self.address = address.replace("postgresql+asyncpg://", "postgresql://", 1)
        self.notifier = notifier
        self.presence = presence
        self.metrics = metrics
        self.cache = cache
        self.process = secrets.token_hex(6)
        self.changed: set[str] = set()
        self.wake = asyncio.Event()
        self.tasks: list[asyncio.Task[None]] = []

    async def __aenter__(self) -> "PostgresNotifier":
        self.tasks = [
            asyncio.create_task(work())
            for work in (self.listen_forever, self.announce_forever, self.check_forever)
        ]
        return self

    async def __aexit__(self, *_: Any) -> None:
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)

    async def listen_forever(self) -> None:
        """Listen, and listen again after every loss."""
        pause = 0.1
        while True:
            try:
                await self.listen()
                pause = 0.1
            except LOST as error:
                log.warning("notifications lost", error=type(error).__name__)
            self.metrics.listener_losses.inc()
            await asyncio.sleep(pause)
            pause = min(pause * 2, 2.0)

    async def listen(self) -> None:
        """One connection, until it is lost."""
        connection = await asyncpg.connect(self.address, timeout=3, command_timeout=3)
        lost = asyncio.Event()
        connection.add_termination_listener(lambda _: lost.set())
        try:
            await connection.add_listener(CHANNEL, self.on_notification)
            await notice_missed(self.cache.store, self.notifier)
            self.changed.update(self.presence.here)
            self.wake.set()
            await connection.execute("SELECT pg_notify($1, $2)", CHANNEL, f"h:{self.process}")
            while not lost.is_set():
                with contextlib.suppress(TimeoutError):
                    await asyncio.wait_for(lost.wait(), PING)
                if not lost.is_set():
                    await connection.fetchval("SELECT 1")
        finally:
            connection.terminate()

    def on_notification(self, _connection: Any, _pid: int, _channel: str, payload: object) -> None:
        """v:table:version, p:process:table:counts, or h:process, which asks who is where."""
        kind, _, rest = str(payload).partition(":")
        if kind == "v":
            table, _, version = rest.rpartition(":")
            self.notifier.notify(table, int(version))
        elif kind == "p":
            process, table, counts = rest.split(":", 2)
            if process != self.process:
                self.presence.hear(process, table, msgspec.json.decode(counts))
                self.notifier.notify(table, 0)
        elif kind == "h" and rest != self.process:
            self.changed.update(self.presence.here)
            self.wake.set()

    def announce(self, table: str) -> None:
        """Who is at this table has changed here."""
        self.changed.add(table)
        self.wake.set()

    async def announce_forever(self) -> None:
        """Tell the other processes what changed, and now and then everything."""
        while True:
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self.wake.wait(), ANNOUNCE)
            if not self.wake.is_set():
                self.changed.update(self.presence.here)
            self.wake.clear()
            # A short rest gathers a storm of arrivals into few messages.
            await asyncio.sleep(0.05)
            changed, self.changed = self.changed, set()
            try:
                await self.tell(changed)
            except (sa.exc.SQLAlchemyError, OSError, TimeoutError):
                self.changed |= changed
                await asyncio.sleep(0.5)
                self.wake.set()

    async def tell(self, changed: set[str]) -> None:
        if not changed:
            return
        async with self.cache.store.writing() as tx:
            for table in sorted(changed):
                counts = msgspec.json.encode(dict(self.presence.here.get(table, {}))).decode()
                await tx.notify(f"p:{self.process}:{table}:{counts}")

    async def check_forever(self) -> None:
        """The second net: compare versions with the database every few seconds."""
        while True:
            await asyncio.sleep(PING)
            self.presence.forget_silent()
            with contextlib.suppress(sa.exc.SQLAlchemyError, OSError, TimeoutError):
                await notice_missed(self.cache.store, self.notifier)
