"""What whoever runs the server has decided with `ashfall admin`: a running server reads it again every few seconds."""

import asyncio
import contextlib
import ipaddress
import secrets
from collections.abc import Awaitable, Callable

import sqlalchemy as sa

from .addresses import LOCAL, Network, networks
from .notify import Notifier
from .store import Store, Transaction, bans, house, tables
from .table_cache import now

EVERY = 2.0
"""Seconds between two looks."""
TABLES_AT_ONCE = 500


class House:
    """Is the lobby open, who is banned, when was the last backup."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.open = True
        self.backup = 0
        """When the last backup was written, in milliseconds; 0: never."""
        self.stamp = ""
        self.banned_networks: list[tuple[Network, int | None]] = []

    def banned(self, address: str) -> bool:
        """Whether an address, as limits count it, is shown out. Somebody at this machine never is."""
        if not self.banned_networks or address == LOCAL:
            return False
        try:
            network = ipaddress.ip_network(address)
        except ValueError:
            return False
        return any(
            network.version == other.version
            and network.overlaps(other)
            and (until is None or until > now())
            for other, until in self.banned_networks
        )

    async def look(self) -> bool:
        """Read what was decided. True: something is new since the last look."""
        async with self.store.looking() as tx:
            found = {row.name: row.value for row in await tx.all(sa.select(house))}
            self.backup = int(found.get("backup", 0))
            stamp = found.get("stamp", "")
            if stamp == self.stamp:
                return False
            rows = await tx.all(sa.select(bans))
        self.banned_networks = [(networks([row.network])[0], row.until) for row in rows]
        self.open = found.get("lobby", "open") == "open"
        self.stamp = stamp
        return True

    async def look_forever(self, changed: Callable[[], Awaitable[None]]) -> None:
        while True:
            with contextlib.suppress(sa.exc.SQLAlchemyError, OSError, TimeoutError):
                if await self.look():
                    await changed()
            await asyncio.sleep(EVERY)


async def put(tx: Transaction, name: str, value: str) -> None:
    """Write down a decision."""
    await tx.put(house, {"name": name, "value": value}, ["name"])


async def announce(tx: Transaction) -> None:
    """Let every running server look again."""
    await put(tx, "stamp", secrets.token_hex(8))


async def notice_missed(store: Store, notifier: Notifier) -> None:
    """Compare what listeners know with the database: newer versions, and tables that are gone."""
    listened = list(notifier.by_table)
    for start in range(0, len(listened), TABLES_AT_ONCE):
        part = listened[start : start + TABLES_AT_ONCE]
        statement = sa.select(tables.c.id, tables.c.version)
        statement = statement.where(tables.c.id.in_(part), tables.c.deleted.is_(None))
        async with store.looking() as tx:
            versions = {row.id: row.version for row in await tx.all(statement)}
        for table in part:
            version = versions.get(table, -1)
            for listener in notifier.by_table.get(table, ()):
                if version < 0 or version > listener.newest:
                    listener.notify(version)
