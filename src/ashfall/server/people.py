"""Guests: people who came in with a name and a language and are known by a secret in a cookie."""

import hashlib
import secrets
import time
from collections import OrderedDict
from typing import Any

import msgspec
import sqlalchemy as sa

from .refusals import Refusal
from .store import guests, keys
from .table_cache import TableCache, now

REMEMBERED = 5000
RECHECK = 300.0
KEY_DAYS = 7


class Guest(msgspec.Struct, frozen=True):
    """Somebody who came in."""

    id: str
    name: str
    lang: str


def hash_of(secret: str) -> str:
    return hashlib.sha256(secret.encode()).hexdigest()


class People:
    """Who the secrets belong to. Asked again of the database every five minutes."""

    def __init__(self, cache: TableCache, days: int) -> None:
        self.cache = cache
        self.days = days
        self.known: OrderedDict[str, tuple[float, Guest | None]] = OrderedDict()

    async def by_secret(self, secret: str | None) -> Guest | None:
        """The guest with this secret; None when there is none, it expired, or it was revoked."""
        if not secret or not 20 <= len(secret) <= 100:
            return None
        hashed = hash_of(secret)
        found = self.known.get(hashed)
        if found is not None and found[0] > time.monotonic():
            return found[1]
        guest = await self.cache.retrying(lambda: self.look_up(hashed))
        self.remember(hashed, guest)
        return guest

    def remember(self, hashed: str, guest: Guest | None) -> None:
        """Keep an answer, the newest last. Those that would be asked for again make room, or else the oldest."""
        begin = time.monotonic()
        self.known[hashed] = (begin + RECHECK, guest)
        self.known.move_to_end(hashed)
        while len(self.known) > REMEMBERED or next(iter(self.known.values()))[0] <= begin:
            self.known.popitem(last=False)

    def remembered(self, secret: str | None) -> Guest | None:
        """The guest with this secret, if he was asked for lately; the database is not."""
        found = self.known.get(hash_of(secret)) if secret else None
        return found[1] if found is not None and found[0] > time.monotonic() else None

    async def look_up(self, hashed: str) -> Guest | None:
        async with self.cache.store.looking() as tx:
            row = await tx.one(sa.select(guests).where(guests.c.secret_hash == hashed))
        if row is None or row.revoked or row.seen < now() - self.days * 86_400_000:
            return None
        if row.seen < now() - 86_400_000:
            async with self.cache.store.writing() as tx:
                await tx.do(sa.update(guests).where(guests.c.id == row.id).values(seen=now()))
        return Guest(row.id, row.name, row.lang)

    async def come_in(self, name: str, lang: str) -> tuple[Guest, str]:
        """A new guest and the secret that is only ever shown to them."""
        guest = Guest(secrets.token_hex(16), name, lang)
        secret = secrets.token_urlsafe(32)
        await self.cache.retrying(lambda: self.insert(guest, hash_of(secret)))
        self.remember(hash_of(secret), guest)
        return guest, secret

    async def insert(self, guest: Guest, hashed: str) -> None:
        values: dict[str, Any] = {
            "id": guest.id,
            "secret_hash": hashed,
            "name": guest.name,
            "lang": guest.lang,
            "created": now(),
            "seen": now(),
            "revoked": False,
        }
        async with self.cache.store.writing() as tx:
            await tx.put(guests, values, ["id"])

    async def change(self, guest: Guest, name: str, lang: str) -> Guest:
        """Another name or language for a guest."""

        async def work() -> None:
            async with self.cache.store.writing() as tx:
                statement = sa.update(guests).where(guests.c.id == guest.id)
                await tx.do(statement.values(name=name, lang=lang))

        await self.cache.retrying(work)
        self.forget(guest.id)
        return Guest(guest.id, name, lang)

    def forget(self, id: str) -> None:
        for hashed, (_, guest) in list(self.known.items()):
            if guest is not None and guest.id == id:
                del self.known[hashed]

    # Keys to take a seat with on another device

    async def make_key(self, table_id: str, seat: int, maker: str) -> str:
        """A key that opens this seat as long as its maker holds it."""
        key = secrets.token_urlsafe(24)
        row = {
            "hash": hash_of(f"{key} {maker}"),
            "table_id": table_id,
            "seat": seat,
            "until": now() + KEY_DAYS * 86_400_000,
        }

        async def work() -> None:
            async with self.cache.store.writing() as tx:
                await tx.do(sa.delete(keys).where(keys.c.table_id == table_id, keys.c.seat == seat))
                await tx.put(keys, row, ["hash"])

        await self.cache.retrying(work)
        return key

    async def use_key(self, table_id: str, seat: int, key: str, holder: str) -> None:
        """Spend a key of whoever holds the seat now; any other one, a spent one too, is simply wrong."""

        async def work() -> int:
            async with self.cache.store.writing() as tx:
                return await tx.do(
                    sa.delete(keys).where(
                        keys.c.hash == hash_of(f"{key} {holder}"),
                        keys.c.table_id == table_id,
                        keys.c.seat == seat,
                        keys.c.until > now(),
                    )
                )

        if not await self.cache.retrying(work):
            raise Refusal("wrong_key")
