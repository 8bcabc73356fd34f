"""The database: guests, tables, the log of each table, snapshots. One code path for SQLite and PostgreSQL."""

import asyncio
import contextlib
import os
from collections.abc import AsyncIterator, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar

import msgspec
import sqlalchemy as sa

from .log_entries import Entry, Line

if TYPE_CHECKING:
    # Half of the database library comes along with it, and SQLite needs none of that.
    from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

T = TypeVar("T")
CHANNEL = "ashfall"
WAIT_FOR_WRITER = 400
"""Tries, a hundredth of a second apart, to become the one who writes."""
metadata = sa.MetaData()

guests = sa.Table(
    "guests",
    metadata,
    sa.Column("id", sa.Text, primary_key=True),
    sa.Column("secret_hash", sa.Text, nullable=False, unique=True),
    sa.Column("name", sa.Text, nullable=False),
    sa.Column("lang", sa.Text, nullable=False),
    sa.Column("created", sa.BigInteger, nullable=False),
    sa.Column("seen", sa.BigInteger, nullable=False),
    sa.Column("revoked", sa.Boolean, nullable=False, default=False),
)

tables = sa.Table(
    "tables",
    metadata,
    sa.Column("id", sa.Text, primary_key=True),
    sa.Column("game", sa.Text, nullable=False),
    sa.Column("rules", sa.Text, nullable=False),
    sa.Column("state", sa.Text, nullable=False),
    sa.Column("listed", sa.Boolean, nullable=False),
    sa.Column("invite", sa.Text, nullable=False),
    sa.Column("seed", sa.Text, nullable=False),
    sa.Column("salt", sa.Text, nullable=False),
    sa.Column("version", sa.BigInteger, nullable=False),
    sa.Column("bot_due", sa.Boolean, nullable=False),
    sa.Column("lease_owner", sa.Text, nullable=True),
    sa.Column("lease_until", sa.BigInteger, nullable=False, default=0),
    sa.Column("created", sa.BigInteger, nullable=False),
    sa.Column("changed", sa.BigInteger, nullable=False),
    sa.Column("deleted", sa.BigInteger, nullable=True),
    sa.Index("tables_by_bot_due", "bot_due"),
    sa.Index("tables_by_listed", "listed", "changed"),
)

entries = sa.Table(
    "entries",
    metadata,
    sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("seq", sa.BigInteger, primary_key=True),
    sa.Column("kind", sa.Text, nullable=False),
    sa.Column("seat", sa.Integer, nullable=True),
    sa.Column("guest", sa.Text, nullable=True),
    sa.Column("move_id", sa.Text, nullable=False),
    sa.Column("request", sa.Text, nullable=False),
    sa.Column("body", sa.Text, nullable=False),
    sa.Column("lines", sa.Text, nullable=False),
    sa.Column("mark", sa.Text, nullable=False),
    sa.Column("at", sa.BigInteger, nullable=False),
    sa.UniqueConstraint("table_id", "move_id", name="entries_once"),
    sqlite_with_rowid=False,
)
SITTING = sa.text("kind IN ('created', 'sat', 'seat-set')")
"""The entries that name who sits where; whoever looks for a guest among them asks with these very words."""
sa.Index("entries_by_sitter", entries.c.guest, sqlite_where=SITTING, postgresql_where=SITTING)

members = sa.Table(
    "members",
    metadata,
    sa.Column("guest_id", sa.Text, sa.ForeignKey("guests.id"), primary_key=True),
    sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id"), primary_key=True),
    sqlite_with_rowid=False,
)

snapshots = sa.Table(
    "snapshots",
    metadata,
    sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("seq", sa.BigInteger, nullable=False),
    sa.Column("data", sa.LargeBinary, nullable=False),
)

keys = sa.Table(
    "seat_keys",
    metadata,
    sa.Column("hash", sa.Text, primary_key=True),
    sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id"), nullable=False),
    sa.Column("seat", sa.Integer, nullable=False),
    sa.Column("until", sa.BigInteger, nullable=False),
)


sightings = sa.Table(
    "sightings",
    metadata,
    sa.Column("table_id", sa.Text, primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True),
    sa.Column("at", sa.BigInteger, nullable=False),
    sqlite_with_rowid=False,
)

heartbeats = sa.Table(
    "heartbeats",
    metadata,
    sa.Column("process", sa.Text, primary_key=True),
    sa.Column("at", sa.BigInteger, nullable=False),
)

house = sa.Table(
    "house",
    metadata,
    sa.Column("name", sa.Text, primary_key=True),
    sa.Column("value", sa.Text, nullable=False),
)

bans = sa.Table(
    "bans",
    metadata,
    sa.Column("network", sa.Text, primary_key=True),
    sa.Column("why", sa.Text, nullable=False),
    sa.Column("created", sa.BigInteger, nullable=False),
    sa.Column("until", sa.BigInteger, nullable=True),
)


NEXT_VERSION = sa.update(tables).where(
    tables.c.id == sa.bindparam("its_id"),
    tables.c.version == sa.bindparam("old"),
    tables.c.deleted.is_(None),
)


def append_statement() -> sa.Select[Any]:
    """Change the row of a table, add an entry if that was possible, and tell the other processes."""
    names = ("version", "changed", "state", "listed", "rules", "bot_due")
    values = {name: sa.bindparam(name, type_=tables.c[name].type) for name in names}
    changed = NEXT_VERSION.values(**values).returning(tables.c.id).cte("changed")
    new = [sa.bindparam(f"new_{column.name}", type_=column.type) for column in entries.c]
    row = sa.select(*new).select_from(changed)
    added = sa.insert(entries).from_select([column.name for column in entries.c], row).cte("added")
    channel, news = sa.bindparam("channel", type_=sa.Text), sa.bindparam("news", type_=sa.Text)
    return sa.select(sa.func.pg_notify(channel, news)).select_from(changed).add_cte(added)


APPEND = append_statement()


class Transaction:
    """A write transaction, or a look at the database. SQLite answers at once, PostgreSQL is awaited."""

    def __init__(
        self, file: sa.Connection | None = None, server: "AsyncConnection | None" = None
    ) -> None:
        self.file = file
        self.server = server
        self.postgres = server is not None

    async def run(self, statement: sa.Executable, values: Any = None) -> sa.CursorResult[Any]:
        if self.server is not None:
            return await self.server.execute(statement, values)
        assert self.file is not None
        return self.file.execute(statement, values)

    async def one(self, statement: sa.Executable) -> Any:
        """The first row, or None."""
        return (await self.run(statement)).first()

    async def all(self, statement: sa.Executable) -> Sequence[Any]:
        return (await self.run(statement)).all()

    async def do(self, statement: sa.Executable) -> int:
        """How many rows the statement changed."""
        return int((await self.run(statement)).rowcount)

    def insert(self, table: sa.Table) -> Any:
        """An insert that knows about conflicts, which each kind of database has in a dialect of its own."""
        if self.postgres:
            from sqlalchemy.dialects.postgresql import insert as for_postgres

            return for_postgres(table)
        from sqlalchemy.dialects.sqlite import insert as for_sqlite

        return for_sqlite(table)

    async def put(self, table: sa.Table, values: dict[str, Any], key: list[str]) -> None:
        """Insert a row, or write over the one that has this key."""
        statement = self.insert(table).values(**values)
        rest = {name: statement.excluded[name] for name in values if name not in key}
        if rest:
            await self.do(statement.on_conflict_do_update(index_elements=key, set_=rest))
        else:
            await self.do(statement.on_conflict_do_nothing(index_elements=key))

    # Tables and their logs

    async def table(self, id: str, lock: bool = False) -> Any:
        """The row of a table. Locked: nobody else changes the table before this transaction ends."""
        statement = sa.select(tables).where(tables.c.id == id)
        return await self.one(statement.with_for_update() if lock and self.postgres else statement)

    async def entry_of(self, table_id: str, move_id: str) -> Any:
        """The entry that a move id made, if it did."""
        return await self.one(
            sa.select(entries).where(entries.c.table_id == table_id, entries.c.move_id == move_id)
        )

    async def entries_after(self, table_id: str, seq: int) -> list[Entry]:
        statement = sa.select(entries).where(entries.c.table_id == table_id, entries.c.seq > seq)
        return [entry_from(row) for row in await self.all(statement.order_by(entries.c.seq))]

    async def snapshot(self, table_id: str) -> Any:
        return await self.one(sa.select(snapshots).where(snapshots.c.table_id == table_id))

    async def append(self, table_id: str, entry: Entry, changes: dict[str, Any]) -> bool:
        """Write the next entry, if the table stands just before it: somebody else may have moved on.

        A second entry with the same number or move id is refused by the database.
        """
        row = {"table_id": table_id, **entry_row(entry)}
        values = {"version": entry.seq, "changed": entry.at, **changes}
        if not self.postgres:
            done = await self.run(
                NEXT_VERSION, {"its_id": table_id, "old": entry.seq - 1, **values}
            )
            if done.rowcount:
                await self.run(sa.insert(entries), row)
            return bool(done.rowcount)
        # One journey, and a whole transaction where it stands alone.
        parameters = {f"new_{name}": value for name, value in row.items()}
        news = {"channel": CHANNEL, "news": f"v:{table_id}:{entry.seq}"}
        where = {"its_id": table_id, "old": entry.seq - 1}
        found = await self.run(APPEND, {**values, **parameters, **news, **where})
        return found.first() is not None

    async def notify(self, payload: str) -> None:
        """Tell the other processes, when this transaction is committed."""
        await self.run(sa.select(sa.func.pg_notify(CHANNEL, payload)))


class Group:
    """The write transactions of an SQLite file that reach the disk together."""

    def __init__(self, file: sa.Connection) -> None:
        self.file = file
        self.done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        # Somebody who was told to stop may not be there to hear that it failed.
        self.done.add_done_callback(lambda done: done.cancelled() or done.exception())
        self.lost = False

    def check(self) -> None:
        """A full disk makes SQLite undo the whole transaction by itself: then nobody's part was written."""
        self.lost = self.lost or not getattr(self.file.connection, "in_transaction", False)
        if self.lost:
            raise OSError("the database undid the transaction")

    def run(self, command: str) -> None:
        self.check()
        self.file.exec_driver_sql(command)

    def commit(self) -> None:
        self.check()
        self.file.commit()


class Store:
    """A database with its connections."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.postgres = address.startswith("postgresql")
        self.server = postgres_engine(address) if self.postgres else None
        # Without a transaction around it, a single statement is one journey instead of three.
        self.plain = (
            self.server.execution_options(isolation_level="AUTOCOMMIT") if self.server else None
        )
        self.file = sqlite_engine(address) if not self.postgres else None
        self.writer = asyncio.Lock()
        self.group: Group | None = None
        self.committing: set[asyncio.Task[None]] = set()

    @contextlib.asynccontextmanager
    async def writing(self) -> AsyncIterator[Transaction]:
        """A transaction that is on disk when the block has ended."""
        if self.server is not None:
            async with self.server.begin() as connection:
                yield Transaction(server=connection)
            return
        # One writer at a time. Statements take microseconds and run here; only the commit, which waits
        # for the disk, goes to a thread, and whoever comes meanwhile shares the next one.
        async with self.writer:
            group = self.group or await self.begin_group()
            group.run("SAVEPOINT one")
            try:
                yield Transaction(group.file)
            except BaseException:
                group.run("ROLLBACK TO one")
                raise
            finally:
                group.run("RELEASE one")
        await asyncio.shield(group.done)

    @contextlib.asynccontextmanager
    async def once(self) -> AsyncIterator[Transaction]:
        """A transaction of one statement; on disk when the block has ended."""
        if self.plain is not None:
            async with self.plain.connect() as connection:
                yield Transaction(server=connection)
            return
        async with self.writing() as tx:
            yield tx

    async def begin_group(self) -> Group:
        assert self.file is not None
        file = self.file.connect()
        try:
            await begin_immediate(file)
        except BaseException:
            file.close()
            raise
        self.group = Group(file)
        task = asyncio.create_task(self.commit(self.group))
        self.committing.add(task)
        task.add_done_callback(self.committing.discard)
        return self.group

    async def commit(self, group: Group) -> None:
        """Bring a group to disk. The lock is given in the order of asking, so all who wait now are in it."""
        async with self.writer:
            self.group = None
            try:
                await asyncio.to_thread(group.commit)
                group.done.set_result(None)
            except Exception as error:
                group.file.rollback()
                group.done.set_exception(error)
            finally:
                group.file.close()

    @contextlib.asynccontextmanager
    async def looking(self, whole: bool = False) -> AsyncIterator[Transaction]:
        """A look at the database. Whole: a transaction, for those who need several parts of one moment."""
        if self.server is not None and self.plain is not None:
            async with self.server.begin() if whole else self.plain.connect() as connection:
                yield Transaction(server=connection)
            return
        assert self.file is not None
        with self.file.connect() as file:
            file.exec_driver_sql("BEGIN")
            yield Transaction(file)

    async def empty_journal(self) -> None:
        """Nothing that was written over is left in the journal of an SQLite file, unless somebody always reads."""
        if self.file is None:
            return
        for _ in range(WAIT_FOR_WRITER):
            with self.file.connect() as file:
                if not file.exec_driver_sql("PRAGMA wal_checkpoint(TRUNCATE)").one()[0]:
                    return
            await asyncio.sleep(0.01)

    async def close(self) -> None:
        await asyncio.gather(*self.committing)
        if self.server is not None:
            await self.server.dispose()
        if self.file is not None:
            self.file.dispose()


def postgres_engine(address: str) -> "AsyncEngine":
    from sqlalchemy.ext.asyncio import create_async_engine

    return create_async_engine(
        address.replace("postgresql://", "postgresql+asyncpg://", 1),
        pool_size=10,
        max_overflow=0,
        pool_timeout=4,
        connect_args={
            "timeout": 3,
            "command_timeout": 5,
            "server_settings": {"statement_timeout": "2000", "lock_timeout": "2000"},
        },
    )


def sqlite_engine(address: str) -> sa.Engine:
    make_private(address.removeprefix("sqlite:///"))
    engine = sa.create_engine(
        address,
        poolclass=sa.QueuePool,
        pool_size=5,
        max_overflow=20,
        connect_args={"check_same_thread": False},
    )
    sa.event.listen(engine, "connect", prepare_sqlite)
    return engine


def make_private(path: str) -> None:
    """Nobody else on this machine may read the file: it holds seeds and invitations. What lies beside it follows."""
    if not path or path == ":memory:":
        return
    with contextlib.suppress(OSError):
        os.close(os.open(path, os.O_RDWR | os.O_CREAT, 0o600))
        for file in (path, f"{path}-wal", f"{path}-shm"):
            if os.path.exists(file) and os.stat(file).st_mode & 0o077:
                os.chmod(file, 0o600)


async def begin_immediate(connection: sa.Connection) -> None:
    """Begin to write; another program that writes just now (a backup, a second server) is waited for."""
    for attempt in range(WAIT_FOR_WRITER):
        try:
            connection.exec_driver_sql("BEGIN IMMEDIATE")
            return
        except sa.exc.OperationalError:
            if attempt == WAIT_FOR_WRITER - 1:
                raise
            connection.rollback()
        await asyncio.sleep(0.01)


def prepare_sqlite(connection: Any, _: Any) -> None:
    """Honest transactions: begun by us, on disk before the commit returns."""
    connection.isolation_level = None
    cursor = connection.cursor()
    for setting in (
        "journal_mode=WAL",
        "synchronous=FULL",
        "busy_timeout=0",
        "foreign_keys=ON",
        # What is removed is gone from the file too.
        "secure_delete=ON",
    ):
        cursor.execute(f"PRAGMA {setting}")
    cursor.close()


def address_of(database: str) -> str:
    """The database's address: a path is an SQLite file."""
    if "://" in database:
        return database
    return f"sqlite:///{Path(database).expanduser()}"


def entry_row(entry: Entry) -> dict[str, Any]:
    return {
        "seq": entry.seq,
        "kind": entry.kind,
        "seat": entry.seat,
        "guest": entry.guest,
        "move_id": entry.move_id,
        "request": entry.request,
        "body": msgspec.json.encode(entry.body).decode(),
        "lines": msgspec.json.encode(entry.lines).decode(),
        "mark": entry.mark,
        "at": entry.at,
    }


def entry_from(row: Any) -> Entry:
    """An entry of a log. One whose body cannot be read is of a kind that nobody knows."""
    kind, body = row.kind, unpacked(BODY, row.body)
    if body is None:
        kind, body = "damaged", {}
    lines = unpacked(LINES, row.lines) or []
    return Entry(
        row.seq, kind, row.seat, row.guest, row.move_id, body, lines, row.mark, row.at, row.request
    )


def unpacked(decoder: msgspec.json.Decoder[T], text: Any) -> T | None:
    """What a column holds, unless it is damaged."""
    try:
        return decoder.decode(text)
    except (ValueError, TypeError):
        return None


LINES = msgspec.json.Decoder(list[Line])
BODY = msgspec.json.Decoder(dict[str, Any])


async def remove(tx: Transaction, id: str) -> None:
    """Take a table out of the database, with all that belongs to it."""
    for part in (entries, members, snapshots, keys, sightings):
        await tx.do(sa.delete(part).where(part.c.table_id == id))
    await tx.do(sa.delete(tables).where(tables.c.id == id))
