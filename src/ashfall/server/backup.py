"""Backup and restore: everything in one compressed file that either kind of database can be filled from.

The file is JSON lines: a head, one line per row, and a last line with the count and the SHA-256 of all before.
"""

import contextlib
import gzip
import hashlib
import json
import os
import zlib
from collections.abc import AsyncIterator, Iterator
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, NamedTuple

import sqlalchemy as sa

from ashfall.engine.errors import AshfallError

from .house import put
from .loading import from_log
from .migrating import migrate
from .store import (
    Store,
    Transaction,
    address_of,
    bans,
    entries,
    guests,
    house,
    keys,
    members,
    snapshots,
    tables,
)
from .table_cache import now

FORMAT = 1
PARTS = (guests, tables, entries, members, snapshots, keys, bans, house)
ENDING = ".ashfall-backup"
"""What backups in a folder end with."""
ROWS_AT_ONCE = 500


class BadBackup(AshfallError):
    """A file that is no whole backup, or a database that cannot take it."""


async def backup(database: str, path: Path) -> int:
    """Write all rows, as they stood at one moment, while the server keeps running. How many."""
    store = Store(address_of(database))
    digest, count = hashlib.sha256(), 0
    partial = path.with_name(f"{path.name}.part")
    try:
        descriptor = os.open(partial, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600)
        with os.fdopen(descriptor, "wb") as raw, gzip.open(raw, "wt", encoding="utf-8") as out:

            def line(data: dict[str, Any]) -> None:
                text = json.dumps(data, ensure_ascii=False, separators=(",", ":")) + "\n"
                digest.update(text.encode())
                out.write(text)

            line({"ashfall": "backup", "format": FORMAT})
            async with store.looking(whole=True) as tx:
                if store.postgres:
                    await tx.run(sa.text("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ"))
                for part in await parts_there(tx):
                    async for row in streamed(tx, part):
                        line({"in": part.name, "row": {k: plain(v) for k, v in row.items()}})
                        count += 1
            out.write(json.dumps({"rows": count, "sha256": digest.hexdigest()}) + "\n")
        os.replace(partial, path)
        await note_backup(store)
    finally:
        partial.unlink(missing_ok=True)
        await store.close()
    return count


async def parts_there(tx: Transaction) -> list[sa.Table]:
    """What this database has: one that an older program wrote does not have everything yet."""
    names = "SELECT tablename FROM pg_tables" if tx.postgres else "SELECT name FROM sqlite_master"
    there = {row[0] for row in await tx.all(sa.text(names))}
    return [part for part in PARTS if part.name in there]


async def note_backup(store: Store) -> None:
    """Write down when it was, for the figures; a database that cannot be written to has its backup all the same."""
    with contextlib.suppress(sa.exc.SQLAlchemyError, OSError):
        async with store.writing() as tx:
            if house in await parts_there(tx):
                await put(tx, "backup", str(now()))


def named_by_time(folder: Path) -> Path:
    """A new file in a folder of backups; their names sort by age."""
    return folder / f"{datetime.now(UTC):%Y-%m-%dT%H%M%S.%fZ}{ENDING}"


def kept(folder: Path) -> list[Path]:
    return sorted(path for path in folder.glob(f"*{ENDING}") if path.is_file())


def newest(folder: Path) -> Path:
    found = kept(folder)
    if not found:
        raise BadBackup(f"there is no backup in {folder}: `ashfall backup {folder}` writes one")
    return found[-1]


def remove_older(folder: Path, count: int) -> None:
    """Keep so many of the newest backups."""
    for path in kept(folder)[:-count]:
        path.unlink()


async def restore(database: str, path: Path) -> int:
    """Fill an empty database from a backup, all of it or nothing. How many rows."""
    check(path)
    store = Store(address_of(database))
    by_name = {part.name: part for part in PARTS}
    try:
        await migrate(store)
        async with store.writing() as tx:
            if await tx.one(sa.select(guests.c.id).limit(1)) is not None:
                raise BadBackup("this database is not empty: restore into a new one")
            count = 0
            waiting: list[dict[str, Any]] = []
            name = ""
            for data in rows(path):
                if data["in"] != name or len(waiting) >= ROWS_AT_ONCE:
                    if waiting:
                        await tx.run(sa.insert(by_name[name]), waiting)
                    name, waiting = data["in"], []
                waiting.append({k: whole(v) for k, v in data["row"].items()})
                count += 1
            if waiting:
                await tx.run(sa.insert(by_name[name]), waiting)
        return count
    finally:
        await store.close()


class Verified(NamedTuple):
    """How many tables were replayed, which of them give something else than they gave,
    and of which the rules or the component values are not here.
    """

    tables: int
    different: list[str]
    unknown: list[str]


async def verify(database: str) -> Verified:
    """Replay every game from its log, each with its own rules."""
    store = Store(address_of(database))
    found = Verified(0, [], [])
    try:
        async with store.looking(whole=True) as tx:
            rows = await tx.all(sa.select(tables))
            for row in rows:
                room = from_log(row, await tx.entries_after(row.id, 0))
                if room.skimmed:
                    known = room.notice is not None and room.notice["code"] == "damaged"
                    (found.different if known else found.unknown).append(row.id)
        return found._replace(tables=len(rows))
    finally:
        await store.close()


async def streamed(tx: Transaction, part: sa.Table) -> AsyncIterator[Any]:
    """The rows of a table, a few at a time."""
    if tx.server is not None:
        async for row in (await tx.server.stream(sa.select(part))).mappings():
            yield row
        return
    assert tx.file is not None
    for row in (
        tx.file.execution_options(yield_per=ROWS_AT_ONCE).execute(sa.select(part)).mappings()
    ):
        yield row


def plain(value: Any) -> Any:
    return {"hex": value.hex()} if isinstance(value, bytes) else value


def whole(value: Any) -> Any:
    return bytes.fromhex(value["hex"]) if isinstance(value, dict) else value


def rows(path: Path) -> Iterator[dict[str, Any]]:
    with gzip.open(path, "rt", encoding="utf-8") as file:
        for text in file:
            data = json.loads(text)
            if "in" in data:
                yield data


def check(path: Path) -> None:
    """The file is whole and is one of ours."""
    digest, last, head = hashlib.sha256(), "", ""
    try:
        with gzip.open(path, "rt", encoding="utf-8") as file:
            for text in file:
                if last:
                    digest.update(last.encode())
                head = head or text
                last = text
        first, end = json.loads(head), json.loads(last)
    except (OSError, EOFError, ValueError, zlib.error) as error:
        raise BadBackup(f"{path.name} is no whole backup of Ashfall: {error}") from None
    if first != {"ashfall": "backup", "format": FORMAT}:
        raise BadBackup(f"{path.name} is no backup that this program can read")
    if end.get("sha256") != digest.hexdigest():
        raise BadBackup(f"{path.name} is damaged: its check sum does not fit")
