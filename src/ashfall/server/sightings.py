"""When each seat was last looked at or played, kept where all processes see it."""

import asyncio
import contextlib
from typing import Any

import sqlalchemy as sa

from .presence import Presence
from .store import sightings
from .table_cache import TableCache, now

EVERY = 20.0
"""Seconds after which the seats that are being looked at are written down again."""


class Sightings:
    """Gathers who was seen and writes it down now and then; at once when somebody goes."""

    def __init__(self, cache: TableCache, presence: Presence) -> None:
        self.cache = cache
        self.presence = presence
        self.fresh: dict[tuple[str, int], int] = {}
        self.wake = asyncio.Event()
        self.task: asyncio.Task[None] | None = None

    async def __aenter__(self) -> "Sightings":
        self.task = asyncio.create_task(self.write_forever())
        return self

    async def __aexit__(self, *_: Any) -> None:
        if self.task is not None:
            self.task.cancel()
            await asyncio.gather(self.task, return_exceptions=True)
        with contextlib.suppress(sa.exc.SQLAlchemyError, OSError, TimeoutError):
            await self.write()

    def saw(self, table: str, seat: int | None, gone: bool = False) -> None:
        """Somebody looks as this seat, plays it, or just went away from it."""
        if seat is not None:
            self.fresh[table, seat] = now()
        if gone:
            self.wake.set()

    async def write_forever(self) -> None:
        while True:
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self.wake.wait(), EVERY)
            self.wake.clear()
            # A short rest gathers those who go together.
            await asyncio.sleep(0.05)
            with contextlib.suppress(sa.exc.SQLAlchemyError, OSError, TimeoutError):
                await self.write()

    async def write(self) -> None:
        """Write down who was seen since the last time, and who is here."""
        for table, seat in self.presence.seats_here():
            self.fresh[table, seat] = now()
        if not self.fresh:
            return
        seen = sorted(self.fresh.items())
        rows = [{"table_id": table, "seat": seat, "at": at} for (table, seat), at in seen]
        async with self.cache.store.writing() as tx:
            statement = tx.insert(sightings)
            newest = {"at": statement.excluded.at}
            await tx.run(
                statement.on_conflict_do_update(index_elements=["table_id", "seat"], set_=newest),
                rows,
            )
        for key, at in seen:
            if self.fresh.get(key) == at:
                del self.fresh[key]

    async def away(self, table: str, seat: int) -> float | None:
        """For how many seconds nobody has been seen at a seat; None when nobody ever was."""
        statement = sa.select(sightings.c.at).where(
            sightings.c.table_id == table, sightings.c.seat == seat
        )

        async def work() -> Any:
            async with self.cache.store.looking() as tx:
                return await tx.one(statement)

        row = await self.cache.retrying(work)
        seen = max(row.at if row is not None else 0, self.fresh.get((table, seat), 0))
        return (now() - seen) / 1000 if seen else None
