"""What whoever runs the server can do to it from the command line, while it runs or not.

Everything goes through the database; running servers look at it every few seconds. Nothing hidden is shown.
"""

import asyncio
import contextlib
from collections.abc import AsyncIterator
from typing import Any

import msgspec
import sqlalchemy as sa

from ashfall.engine.errors import AshfallError

from . import house
from .addresses import networks
from .erasure import erase
from .log_entries import Entry
from .metrics import Metrics
from .migrating import migrate
from .notify import Notifier
from .refusals import Refusal
from .room import Room
from .settings import Settings
from .store import Store, address_of, bans, entries, guests, members, remove, sightings, tables
from .table_cache import TableCache, now

DAY = 86_400_000


class Unknown(AshfallError):
    """There is no such table, guest or ban, or it cannot be done to this one."""


@contextlib.asynccontextmanager
async def opened(database: str) -> AsyncIterator["Admin"]:
    """The database, brought to the newest shape."""
    store = Store(address_of(database))
    try:
        await migrate(store)
        cache = TableCache(store, Settings(database=database), Metrics(), Notifier())
        yield Admin(cache)
        await asyncio.gather(*cache.tasks)
    finally:
        await store.close()


class Admin:
    """The operations."""

    def __init__(self, cache: TableCache) -> None:
        self.cache = cache
        self.store = cache.store

    # Looking

    async def tables(self, state: str | None, idle_days: int) -> list[dict[str, Any]]:
        """The tables, the ones that changed last first."""
        statement = sa.select(tables).where(tables.c.changed <= now() - idle_days * DAY)
        if state is not None:
            deleted = tables.c.deleted.is_not(None)
            its = deleted if state == "deleted" else sa.and_(tables.c.state == state, ~deleted)
            statement = statement.where(its)
        async with self.store.looking() as tx:
            rows = await tx.all(statement.order_by(tables.c.changed.desc()))
        return [table_row(row) for row in rows]

    async def table(self, id: str) -> dict[str, Any]:
        """One table: who sits there, how far it is, why it stands still. No card, no seed, no view."""
        row = await self.row(id)
        async with self.store.looking() as tx:
            held = sa.select(sa.func.count()).where(entries.c.table_id == id)
            size = (await tx.one(held))[0]
            inside = await tx.all(sa.select(members.c.guest_id).where(members.c.table_id == id))
            seen = await tx.all(sa.select(sightings).where(sightings.c.table_id == id))
        found = {**table_row(row), "entries": size, "members": [r.guest_id for r in inside]}
        if row.deleted is None:
            room = (await self.cache.current(id)).room
            found |= {"host": room.host, "options": room.options, "notice": room.notice}
            found["seats"] = msgspec.to_builtins(room.seats)
            found["choices"] = room.choices
        found["seen"] = {one.seat: one.at for one in seen}
        return found

    async def guests(self, name: str | None) -> list[dict[str, Any]]:
        """The guests, the ones seen last first; of some name only, if it is given."""
        count = sa.select(sa.func.count()).where(members.c.guest_id == guests.c.id)
        statement = sa.select(guests, count.scalar_subquery().label("tables"))
        if name is not None:
            statement = statement.where(sa.func.lower(guests.c.name) == name.lower())
        async with self.store.looking() as tx:
            rows = await tx.all(statement.order_by(guests.c.seen.desc()))
        names = ("id", "name", "lang", "created", "seen", "revoked", "tables")
        return [{name: getattr(row, name) for name in names} for row in rows]

    async def bans(self) -> list[dict[str, Any]]:
        async with self.store.looking() as tx:
            rows = await tx.all(sa.select(bans).order_by(bans.c.created))
        return [dict(row._mapping) for row in rows]

    async def row(self, id: str) -> Any:
        async with self.store.looking() as tx:
            row = await tx.table(id)
        if row is None:
            raise Unknown(f"there is no table {id[:40]!r}; `ashfall admin tables` lists them")
        return row

    # Tables

    async def close(self, id: str) -> None:
        """Nobody can play here any more; people are told, the log stays, it can be opened again."""

        def command(room: Room) -> Entry:
            if room.state in ("over", "frozen"):
                raise Unknown(f"this table is {room.state}: there is nothing to close")
            return room.freeze("closed")

        await self.act(id, command)

    async def reopen(self, id: str) -> None:
        """A closed table goes on where it stood."""

        def command(room: Room) -> Entry:
            if room.state != "frozen" or room.notice is None or room.notice["code"] != "closed":
                raise Unknown("this table was not closed with `ashfall admin close`")
            return room.enter("reopened", None, None, {})

        await self.act(id, command)

    async def act(self, id: str, command: Any) -> None:
        await self.row(id)
        try:
            await self.cache.act(id, command)
        except Refusal as refusal:
            said = refusal.values.get("detail") or f"the table refuses: {refusal.code}"
            raise Unknown(str(said)) from None
        await self.announce()

    async def delete(self, id: str, at_once: bool) -> None:
        """Nobody finds the table any more; at once: nothing of it is left."""
        await self.row(id)
        async with self.store.writing() as tx:
            if at_once:
                await remove(tx, id)
            else:
                await tx.do(sa.update(tables).where(tables.c.id == id).values(deleted=now()))
        await self.announce()

    # People

    async def revoke(self, guest: str) -> None:
        """The guest's secret opens nothing any more."""
        async with self.store.writing() as tx:
            statement = sa.update(guests).where(guests.c.id == guest).values(revoked=True)
            if not await tx.do(statement):
                raise Unknown(
                    f"there is no guest {guest[:40]!r}; `ashfall admin guests` lists them"
                )
        await self.announce()

    async def erase(self, guest: str) -> int:
        """Revoke a guest and take the name out of every table and log. At how many tables."""
        await self.revoke(guest)
        return await erase(self.cache, guest)

    async def ban(self, address: str, days: int | None, why: str) -> str:
        """Whoever comes from this address or network is shown out."""
        network = one_network(address)
        until = None if days is None else now() + days * DAY
        row = {"network": network, "why": why, "created": now(), "until": until}
        async with self.store.writing() as tx:
            await tx.put(bans, row, ["network"])
        await self.announce()
        return network

    async def unban(self, address: str) -> None:
        network = one_network(address)
        async with self.store.writing() as tx:
            if not await tx.do(sa.delete(bans).where(bans.c.network == network)):
                raise Unknown(f"{network} is not banned; `ashfall admin bans` lists them")
        await self.announce()

    async def lobby(self, opened: bool) -> None:
        """Closed: nobody new comes in and no table is made; what runs goes on."""
        async with self.store.writing() as tx:
            await house.put(tx, "lobby", "open" if opened else "closed")
        await self.announce()

    async def announce(self) -> None:
        async with self.store.writing() as tx:
            await house.announce(tx)


def one_network(address: str) -> str:
    try:
        return str(networks([address])[0])
    except ValueError as error:
        raise Unknown(f"{error}; right is 203.0.113.7 or 2001:db8::/48") from None


def table_row(row: Any) -> dict[str, Any]:
    names = ("id", "game", "rules", "state", "listed", "version", "created", "changed", "deleted")
    return {name: getattr(row, name) for name in names}
