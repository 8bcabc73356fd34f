"""The rooms that this process holds: loading, exactly-once entries, and news for those who listen."""

import asyncio
import hashlib
import hmac
import secrets
import time
import uuid
import weakref
import zlib
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from typing import Any, TypeVar

import msgspec
import sqlalchemy as sa
import structlog

from ashfall.engine.chance import KEYED
from ashfall.engine.errors import AshfallError
from ashfall.rulesets import knows

from .loading import load, rules_of, take_in
from .log_apply import Broken
from .log_entries import Entry, Secrets
from .metrics import Metrics
from .notify import Notifier
from .refusals import Refusal
from .room import Room
from .settings import Settings
from .store import Store, Transaction, keys, members, remove, snapshots, tables
from .written_views import WrittenView

T = TypeVar("T")
SHARED_VIEWS_KEPT = 50
CHANGES_HANDS = ("sat", "left", "seat-set")
"""Entries after which the keys of their seat open nothing."""
PATIENCE = 5.0
"""Seconds for which a request is tried again while the database does not answer."""

log = structlog.get_logger("ashfall.tables")


class CachedTable:
    """A room in memory, with what was already made from it."""

    __slots__ = ("room", "invite", "members", "written", "settled")

    def __init__(self, room: Room, invite: str) -> None:
        self.room = room
        self.invite = invite
        self.members: set[str] = set()
        self.written: dict[int | None, WrittenView] = {}
        self.settled = True
        """Whether all that the room knows is on disk, so that it may be shown."""


def public_key(id: str, invite: str) -> str:
    """What opens a finished game to everybody; it ends with the invitation that it is made from."""
    return hmac.new(invite.encode(), f"replay {id}".encode(), "sha256").hexdigest()[:32]


def same(right: str, given: str) -> bool:
    return hmac.compare_digest(right.encode(), given.encode())


class TableCache:
    """All tables, as one process sees them. The database decides; memory is a cache of its newest state."""

    def __init__(
        self, store: Store, settings: Settings, metrics: Metrics, notifier: Notifier
    ) -> None:
        self.store = store
        self.settings = settings
        self.metrics = metrics
        self.notifier = notifier
        self.rooms: OrderedDict[str, CachedTable] = OrderedDict()
        self.locks: weakref.WeakValueDictionary[str, asyncio.Lock] = weakref.WeakValueDictionary()
        self.tasks: set[asyncio.Task[None]] = set()
        self.shared_views: OrderedDict[str, Room] = OrderedDict()

    # Reading

    async def retrying(self, work: Callable[[], Awaitable[T]]) -> T:
        """Do something with the database, again while it does not answer; every work must bear repetition."""
        deadline = time.monotonic() + PATIENCE
        pause = 0.05
        while True:
            try:
                return await work()
            except (sa.exc.SQLAlchemyError, OSError, TimeoutError) as error:
                self.metrics.database_errors.inc()
                if time.monotonic() + pause > deadline:
                    log.warning("database does not answer", error=type(error).__name__)
                    raise Refusal("resting") from None
            await asyncio.sleep(pause)
            pause = min(pause * 2, 1.0)

    def lock(self, id: str) -> asyncio.Lock:
        lock = self.locks.get(id)
        if lock is None:
            lock = self.locks[id] = asyncio.Lock()
        return lock

    async def current(self, id: str, at_least: int | None = None) -> CachedTable:
        """The newest state of a table, or one that is at least as new as a version."""
        cached = self.rooms.get(id)
        if cached is not None and at_least is not None and cached.settled:
            if cached.room.version >= at_least:
                return cached
        return await self.retrying(lambda: self.caught_up(id, at_least))

    async def caught_up(self, id: str, at_least: int | None) -> CachedTable:
        async with self.lock(id):
            cached = self.rooms.get(id)
            if cached is not None and at_least is not None and cached.room.version >= at_least:
                return cached
            async with self.store.looking() as tx:
                cached = await self.bring_up(tx, id, await tx.table(id))
            if cached.room.game is not None and not knows(cached.room.game_id, cached.room.rules):
                await self.write_upgrade(cached)
            return cached

    async def bring_up(self, tx: Transaction, id: str, row: Any) -> CachedTable:
        """The room in the state of this database row."""
        if row is None or row.deleted is not None:
            self.rooms.pop(id, None)
            raise Refusal("no_table")
        cached = self.rooms.get(id)
        if cached is None:
            begin = time.monotonic()
            cached = self.keep(CachedTable(await load(tx, row), row.invite))
            self.metrics.loads.observe(time.monotonic() - begin)
        elif cached.room.version != row.version:
            try:
                for entry in await tx.entries_after(id, cached.room.version):
                    take_in(cached.room, entry)
                    if entry.kind == "seat-set":
                        cached.members.clear()
            except BaseException:
                self.rooms.pop(id, None)
                raise
        cached.invite = row.invite
        self.rooms.move_to_end(id)
        return cached

    def keep(self, cached: CachedTable) -> CachedTable:
        """Hold a table in memory; those that nobody asked for longest make room."""
        self.rooms[cached.room.id] = cached
        while len(self.rooms) > self.settings.tables_kept:
            self.rooms.popitem(last=False)
        return cached

    def written_view(self, cached: CachedTable, seat: int | None) -> WrittenView:
        """What a seat sees now."""
        found = cached.written.get(seat)
        if found is None or found.version != cached.room.version:
            found = cached.written[seat] = WrittenView(cached.room, seat)
            self.keep_shared_view(cached.room)
        return found

    def keep_shared_view(self, room: Room) -> None:
        """Keep what written views are made from for the tables looked at last; it is made of many small objects."""
        self.shared_views[room.id] = room
        self.shared_views.move_to_end(room.id)
        if len(self.shared_views) > SHARED_VIEWS_KEPT:
            self.shared_views.popitem(last=False)[1].forget_shared_view()

    async def write_upgrade(self, cached: CachedTable) -> None:
        """The replay with the new rules agreed in every step: say so in the log, and go on with them."""
        room = cached.room
        rules = rules_of(room.game_id)
        async with self.store.writing() as tx:
            row = await tx.table(room.id, lock=True)
            if row.rules == rules:
                return
            room.now = now()
            entry = room.upgrade(rules)
            await self.write(tx, cached, entry, str(uuid.uuid4()), "")
        log.info("rules upgraded", table=room.id, rules=rules)

    async def admit(self, id: str, guest: str | None) -> CachedTable:
        """The table, if this guest may see it; a stranger cannot tell it from none."""
        if guest is None:
            raise Refusal("not_signed_in")
        cached = self.rooms.get(id)
        if cached is not None and guest in cached.members:
            return await self.current(id)
        if not await self.retrying(lambda: self.may_see(id, guest)):
            raise Refusal("no_table")
        cached = await self.current(id)
        cached.members.add(guest)
        return cached

    async def may_see(self, id: str, guest: str) -> bool:
        member = sa.exists().where(members.c.guest_id == guest, members.c.table_id == id)
        statement = sa.select(tables.c.id).where(
            tables.c.id == id, tables.c.deleted.is_(None), sa.or_(tables.c.listed, member)
        )
        async with self.store.looking() as tx:
            return await tx.one(statement) is not None

    # Writing

    async def act(
        self,
        id: str,
        command: Callable[[Room], Entry | None],
        move_id: str | None = None,
        request: Any = None,
        guest: str | None = None,
    ) -> tuple[CachedTable, int]:
        """Let a command happen exactly once; the answer leaves when it is on disk."""
        begin = time.monotonic()
        key = move_id or str(uuid.uuid4())
        digest = hashlib.sha256(msgspec.json.encode(request)).hexdigest()[:32]
        result = await self.retrying(lambda: self.act_or_id_reused(id, command, key, digest, guest))
        self.metrics.acks.observe(time.monotonic() - begin)
        return result

    async def act_or_id_reused(
        self,
        id: str,
        command: Callable[[Room], Entry | None],
        move_id: str,
        request: str,
        guest: str | None,
    ) -> tuple[CachedTable, int]:
        try:
            return await self.act_locked(id, command, move_id, request, guest)
        except sa.exc.IntegrityError:
            # The move id stands in the log: of something else, or of this very command, which could be done anew.
            async with self.store.looking() as tx:
                made = await made_before(tx, id, move_id, request)
            if made is None:
                raise
            return await self.caught_up(id, None), made

    async def act_locked(
        self,
        id: str,
        command: Callable[[Room], Entry | None],
        move_id: str,
        request: str,
        guest: str | None,
    ) -> tuple[CachedTable, int]:
        async with self.lock(id):
            try:
                found = self.rooms.get(id)
                if found is not None and found.settled and guest is None:
                    written = await self.act_from_memory(found, command, move_id, request)
                    if written is not None:
                        self.after(found, written)
                        return found, written.seq
                async with self.store.writing() as tx:
                    cached = await self.bring_up(tx, id, await tx.table(id, lock=True))
                    try:
                        entry = self.run_command(cached, command)
                    except Refusal:
                        known = await made_before(tx, id, move_id, request)
                        if known is None:
                            raise
                        return cached, known
                    if entry is None:
                        return cached, cached.room.version
                    cached.settled = False
                    if not await self.write(tx, cached, entry, move_id, request):
                        raise OSError("the table has moved on")
                    if guest is not None and guest not in cached.members:
                        await tx.put(
                            members, {"guest_id": guest, "table_id": id}, ["guest_id", "table_id"]
                        )
            except Refusal:
                raise
            except Broken as error:
                self.rooms.pop(id, None)
                await self.freeze(id, error)
                raise Refusal("frozen") from None
            except BaseException:
                # The entry may or may not be on disk: only the database knows.
                self.rooms.pop(id, None)
                raise
            cached.settled = True
            if guest is not None:
                cached.members.add(guest)
        self.after(cached, entry)
        return cached, entry.seq

    async def act_from_memory(
        self,
        cached: CachedTable,
        command: Callable[[Room], Entry | None],
        move_id: str,
        request: str,
    ) -> Entry | None:
        """Most often this process knows the newest state: then one statement does it all.

        None: it does not, or the answer is a no, which only the newest state can tell.
        """
        try:
            entry = self.run_command(cached, command)
        except Refusal:
            return None
        if entry is None:
            return None
        cached.settled = False
        async with self.store.once() as tx:
            written = await self.write(tx, cached, entry, move_id, request)
        if not written:
            self.rooms.pop(cached.room.id, None)
            return None
        cached.settled = True
        return entry

    def run_command(
        self, cached: CachedTable, command: Callable[[Room], Entry | None]
    ) -> Entry | None:
        cached.room.now = now()
        try:
            entry = command(cached.room)
        except AshfallError as error:
            raise Refusal("bad_option", detail=str(error)[:200]) from None
        if entry is not None and entry.kind == "move" and self.settings.invariants == "report":
            game = cached.room.game
            wrong = game.title.invariants(game.table) if game is not None else []
            if wrong:
                raise Broken("an invariant does not hold")
        return entry

    async def write(
        self, tx: Transaction, cached: CachedTable, entry: Entry, move_id: str, request: str
    ) -> bool:
        room = cached.room
        entry.move_id = move_id
        entry.request = request
        changes = {
            "state": room.state,
            "listed": room.listed,
            "rules": room.rules,
            "bot_due": bool(room.bots_due()),
        }
        written = await tx.append(room.id, entry, changes)
        if written and entry.kind in CHANGES_HANDS:
            await tx.do(
                sa.delete(keys).where(keys.c.table_id == room.id, keys.c.seat == entry.seat)
            )
        return written

    def after(self, cached: CachedTable, entry: Entry) -> None:
        """What follows a commit: the news, the figures, now and then a snapshot."""
        room = cached.room
        self.keep_shared_view(room)
        self.metrics.entries.labels(entry.kind).inc()
        self.notifier.notify(room.id, room.version)
        if room.version % self.settings.snapshot_every == 0 or entry.kind == "imported":
            self.spawn(self.save_snapshot(room.id, room.version, room.snapshot()))

    async def save_snapshot(self, id: str, seq: int, data: dict[str, Any]) -> None:
        packed = zlib.compress(msgspec.json.encode(data), 3)
        try:
            async with self.store.writing() as tx:
                await tx.put(snapshots, {"table_id": id, "seq": seq, "data": packed}, ["table_id"])
        except (sa.exc.SQLAlchemyError, OSError) as error:
            log.warning("snapshot not saved", table=id, error=type(error).__name__)

    async def freeze(self, id: str, error: Broken) -> None:
        """The rules failed on this table: stop it, keep everything, tell the players."""
        self.metrics.broken.inc()
        cause = error.__cause__
        log.error("table frozen", table=id, reason=str(error)[:200], cause=type(cause).__name__)
        async with self.store.writing() as tx:
            cached = await self.bring_up(tx, id, await tx.table(id, lock=True))
            cached.room.now = now()
            entry = cached.room.freeze("frozen")
            await self.write(tx, cached, entry, str(uuid.uuid4()), "")
        self.notifier.notify(id, cached.room.version)

    def spawn(self, work: Any) -> None:
        task = asyncio.ensure_future(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    # Tables

    async def new_table(
        self, guest: str, build: Callable[[Room], list[Entry]], seed: str | None, also: list[str]
    ) -> CachedTable:
        """Set up a new table; these guests are its members."""
        room = Room(id := new_id(), new_secrets(id, seed))
        room.now = now()
        made = await asyncio.to_thread(build, room)
        cached = CachedTable(room, new_id())
        await self.retrying(lambda: self.insert_table(cached, made, [guest, *also]))
        cached.members.update([guest, *also])
        self.keep(cached)
        self.after(cached, made[-1])
        return cached

    async def insert_table(self, cached: CachedTable, made: list[Entry], who: list[str]) -> None:
        room = cached.room
        row = {
            "id": room.id,
            "game": room.game_id,
            "rules": room.rules,
            "state": room.state,
            "listed": room.listed,
            "invite": cached.invite,
            "seed": room.secrets.seed,
            "salt": room.secrets.salt,
            "version": 0,
            "bot_due": bool(room.bots_due()),
            "lease_until": 0,
            "created": room.now,
            "changed": room.now,
        }
        async with self.store.writing() as tx:
            if await tx.table(room.id) is not None:
                return
            await tx.do(sa.insert(tables).values(**row))
            for entry in made:
                await self.write(tx, cached, entry, str(uuid.uuid4()), "")
            for one in dict.fromkeys(who):
                await tx.put(
                    members, {"guest_id": one, "table_id": room.id}, ["guest_id", "table_id"]
                )

    async def enter(self, id: str, guest: str, invite: str) -> CachedTable:
        """Let a guest with the invitation in, or with the public key of a finished game."""

        async def work() -> bool:
            async with self.store.writing() as tx:
                row = await tx.table(id)
                right = row.invite if row is not None and row.deleted is None else new_id()
                keys = [right, *([public_key(id, right)] if row and row.state == "over" else [])]
                if row is None or not any(same(key, invite) for key in keys):
                    return False
                await tx.put(members, {"guest_id": guest, "table_id": id}, ["guest_id", "table_id"])
                return True

        if not await self.retrying(work):
            raise Refusal("no_table")
        return await self.admit(id, guest)

    async def show_out(self, cached: CachedTable, guest: str) -> None:
        """A guest is no member any more, and the invitation that he has opens nothing."""
        id, invite = cached.room.id, new_id()

        async def work() -> None:
            async with self.store.writing() as tx:
                of_guest = members.c.guest_id == guest, members.c.table_id == id
                await tx.do(sa.delete(members).where(*of_guest))
                await tx.do(sa.update(tables).where(tables.c.id == id).values(invite=invite))

        await self.retrying(work)
        cached.members.discard(guest)
        cached.invite = invite
        self.notifier.notify(id, 0)

    async def delete(self, id: str) -> None:
        """Nobody finds the table any more; it is really removed some weeks later."""

        async def work() -> None:
            async with self.store.writing() as tx:
                await tx.do(sa.update(tables).where(tables.c.id == id).values(deleted=now()))

        await self.retrying(work)
        self.rooms.pop(id, None)
        self.notifier.notify(id, -1)

    async def sweep_deleted(self) -> None:
        """Remove what was deleted so many days ago."""
        before = now() - self.settings.deleted_days * 86_400_000
        async with self.store.writing() as tx:
            for row in await tx.all(sa.select(tables.c.id).where(tables.c.deleted < before)):
                await remove(tx, row.id)


def new_secrets(id: str, seed: str | None) -> Secrets:
    """What nobody may know before the end: the seed, of a keyed stream, and a salt that binds it to this table."""
    return Secrets(seed or f"{KEYED}{secrets.token_hex(32)}", f" {id} {secrets.token_hex(16)}")


async def made_before(tx: Transaction, id: str, move_id: str, request: str) -> int | None:
    """The version that a command made before: being done has made it impossible now."""
    known = await tx.entry_of(id, move_id)
    if known is not None and known.request != request:
        raise Refusal("id_reused")
    return int(known.seq) if known is not None else None


def now() -> int:
    return time.time_ns() // 1_000_000


def new_id() -> str:
    """An id that nobody can guess: 128 bits in 22 letters."""
    return secrets.token_urlsafe(16)
