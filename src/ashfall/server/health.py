"""Whether this process can do its work: it writes a row of its own and reads it back."""

import secrets
import time

import sqlalchemy as sa

from ashfall.engine.errors import AshfallError

from .store import Store, entries, heartbeats
from .table_cache import now

REMEMBERED = 1.0
"""Seconds for which an answer holds, so that nobody can make the server write without end."""


class Health:
    """The heartbeat of one process."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.process = secrets.token_hex(6)
        self.until = 0.0
        self.well = False

    async def can_write(self) -> bool:
        if time.monotonic() >= self.until:
            self.well = await self.beat()
            self.until = time.monotonic() + REMEMBERED
        return self.well

    async def beat(self) -> bool:
        """Write, and look whether the log of the tables can be read."""
        row = {"process": self.process, "at": now()}
        try:
            async with self.store.writing() as tx:
                await tx.put(heartbeats, row, ["process"])
            async with self.store.looking() as tx:
                await tx.one(sa.select(entries.c.seq).limit(1))
            return True
        except (sa.exc.SQLAlchemyError, OSError, TimeoutError):
            return False

    async def end(self) -> None:
        async with self.store.writing() as tx:
            await tx.do(sa.delete(heartbeats).where(heartbeats.c.process == self.process))


def check_whole(store: Store) -> None:
    """An SQLite file whose pages are damaged is refused before anybody plays on it."""
    if store.file is None:
        return
    try:
        with store.file.connect() as file:
            found = file.exec_driver_sql("PRAGMA quick_check(1)").scalar()
    except sa.exc.DatabaseError as error:
        found = str(error.orig)
    if found != "ok":
        what = " ".join(str(found).split())
        raise AshfallError(
            f"the database file is damaged ({what}). Nothing was changed. Restore a backup into a new file "
            "(ashfall restore), or rescue what can be read with sqlite3 FILE .recover"
        )
