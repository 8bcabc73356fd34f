"""Another name for a guest, or none at all: at the tables, and for an erasure in every log that ever named them."""

import secrets
from collections.abc import Sequence
from typing import Any

import msgspec
import sqlalchemy as sa

from .house import announce
from .log_entries import Entry
from .refusals import Refusal
from .room import Room
from .store import SITTING, Transaction, entries, guests, members, snapshots, tables
from .table_cache import TableCache

NAMING = ("created", "sat", "seat-set", "named")
"""The kinds of entries that hold names."""
RENAMED = 50
"""At so many of a guest's newest tables a new name is told."""


def name_seats(room: Room, seats: Sequence[int], name: str | None) -> Entry | None:
    """The person at these seats has another name, or none any more."""
    there = [seat for seat in seats if seat < len(room.seats) and room.seats[seat].name is not None]
    if room.skimmed or not there:
        return None
    return room.enter("named", None, None, {"seats": there, "name": name})


async def rename(cache: TableCache, guest: str, old: str, new: str) -> None:
    """A guest's new name reaches the tables where they sit, except where somebody is called so already."""
    statement = (
        sa.select(tables.c.id)
        .join(members, members.c.table_id == tables.c.id)
        .where(members.c.guest_id == guest, tables.c.deleted.is_(None))
        .where(tables.c.state.in_(("open", "playing")))
        .order_by(tables.c.changed.desc())
        .limit(RENAMED)
    )
    async with cache.store.looking() as tx:
        found = [row.id for row in await tx.all(statement)]

    def command(room: Room) -> Entry | None:
        own = [i for i, s in enumerate(room.seats) if s.guest == guest and s.name == old]
        room.check_name(guest, new)
        return name_seats(room, own, new)

    for id in found:
        try:
            await cache.act(id, command)
        except Refusal as refusal:
            if refusal.code not in ("name_taken", "no_table"):
                raise


async def erase(cache: TableCache, guest: str) -> int:
    """Take a guest's name out of everything that is kept; the secret opens nothing any more. At how many tables."""
    found = await cache.retrying(lambda: tables_with(cache, guest))
    for id in found:
        await cache.retrying(lambda id=id: forget_at(cache, id, guest))  # type: ignore[misc]

    async def work() -> None:
        async with cache.store.writing() as tx:
            nobody = {"name": "", "secret_hash": secrets.token_hex(32), "revoked": True}
            await tx.do(sa.update(guests).where(guests.c.id == guest).values(**nobody))
            await announce(tx)

    await cache.retrying(work)
    await cache.store.empty_journal()
    return len(found)


async def tables_with(cache: TableCache, guest: str) -> list[str]:
    """Where the guest is a member or ever sat down."""
    sat = sa.select(entries.c.table_id).where(entries.c.guest == guest, SITTING)
    joined = sa.select(members.c.table_id).where(members.c.guest_id == guest)
    async with cache.store.looking() as tx:
        return sorted({row.table_id for row in await tx.all(sa.union(sat, joined))})


async def forget_at(cache: TableCache, id: str, guest: str) -> None:
    """Tell the table, so that whoever looks sees it at once; then write over the names in its log."""
    async with cache.store.looking() as tx:
        seats = Names(await tx.entries_after(id, 0), guest).seats
    try:
        await cache.act(id, lambda room: name_seats(room, seats, None))
    except Refusal as refusal:
        if refusal.code != "no_table":
            raise
    async with cache.store.writing() as tx:
        names = Names(await tx.entries_after(id, 0), guest)
        for entry in names.erased():
            await overwrite(tx, id, entry)
        # A snapshot of before holds the name; it is only a cache.
        await tx.do(sa.delete(snapshots).where(snapshots.c.table_id == id))


async def overwrite(tx: Transaction, id: str, entry: Entry) -> None:
    its = entries.c.table_id == id, entries.c.seq == entry.seq
    body = msgspec.json.encode(entry.body).decode()
    await tx.do(sa.update(entries).where(*its).values(body=body))


class Names:
    """Where the name of one person stands in the log of a table.

    A seat that moved to another device is still the same person's: the name there is theirs too.
    """

    def __init__(self, found: Sequence[Entry], guest: str) -> None:
        self.guest = guest
        self.now: dict[int, Stay] = {}
        """Who sits at each seat, as far as the log was read."""
        self.stays: list[Stay] = []
        for entry in found:
            if entry.kind in NAMING:
                self.read(entry)

    def read(self, entry: Entry) -> None:
        body = entry.body
        if entry.kind == "created":
            for number, seat in enumerate(body["seats"]):
                self.sit(number, entry, seat, seat.get("guest"))
        elif entry.kind == "named":
            for number in body["seats"]:
                if number in self.now:
                    self.now[number].places.append((entry, body))
        elif entry.kind == "seat-set" and entry.seat is not None:
            self.sit(entry.seat, entry, body["seat"], body["seat"].get("guest"))
        elif entry.seat is not None:
            moved = body.get("moved", False) or self.holds(entry.seat, body["guest"])
            self.sit(entry.seat, entry, body, body["guest"], moved)

    def holds(self, seat: int, guest: str) -> bool:
        return seat in self.now and guest in self.now[seat].guests

    def sit(
        self, seat: int, entry: Entry, place: dict[str, Any], guest: Any, moved: bool = False
    ) -> None:
        if not moved or seat not in self.now:
            self.now[seat] = Stay()
            self.stays.append(self.now[seat])
        self.now[seat].guests.add(guest)
        self.now[seat].places.append((entry, place))

    @property
    def seats(self) -> list[int]:
        """The seats that the person holds now."""
        return sorted(seat for seat in self.now if self.holds(seat, self.guest))

    def erased(self) -> list[Entry]:
        """The entries that named the person, without the name."""
        changed: dict[int, Entry] = {}
        for stay in self.stays:
            for entry, place in stay.places if self.guest in stay.guests else []:
                if place.get("name") is not None:
                    place["name"] = None
                    changed[entry.seq] = entry
        return list(changed.values())


class Stay:
    """One person at one seat, on whatever devices."""

    def __init__(self) -> None:
        self.guests: set[str | None] = set()
        self.places: list[tuple[Entry, dict[str, Any]]] = []
        """Where the name stands: an entry and the part of its body."""
