"""A server says that it is ready only when it can write and read, and starts only on a database that is whole."""

import os
import sqlite3
import stat
import subprocess
import sys
import time
from pathlib import Path

import pytest
import sqlalchemy as sa

from ashfall.engine.errors import AshfallError
from ashfall.server.app import prepare
from ashfall.server.migrating import migrate
from ashfall.server.store import Store, address_of, entries, heartbeats, keys, sightings, tables
from tests.server.servers import PATIENCE, Person, running, settings_for

pytestmark = pytest.mark.slow


async def ready(server):
    server.service.health.until = 0.0
    person = Person(server)
    try:
        return (await person.get("/ready")).status_code
    finally:
        await person.close()


def fill(database):
    """Use up the free pages, and let every heartbeat need a new one."""
    with sqlite3.connect(database) as other:
        other.execute("CREATE TABLE filler (x)")
        while other.execute("PRAGMA freelist_count").fetchone()[0]:
            other.execute("INSERT INTO filler VALUES (randomblob(4000))")
        other.execute(
            "CREATE TRIGGER needs_room BEFORE UPDATE ON heartbeats "
            "BEGIN INSERT INTO filler VALUES (randomblob(9000)); END"
        )


async def test_ready_writes_and_says_so_when_it_cannot(sqlite):
    async with running(settings_for(sqlite)) as server:
        assert await ready(server) == 200
        async with server.service.cache.store.looking() as tx:
            assert len(await tx.all(sa.select(heartbeats))) == 1
        # A database that is full: SQLite refuses to grow, as on a full disk.
        file = server.service.cache.store.file
        sa.event.listen(file, "connect", lambda c, _: c.execute("PRAGMA max_page_count=1"))
        file.dispose()
        fill(sqlite)
        assert await ready(server) == 503
        with sqlite3.connect(sqlite) as other:
            other.execute("DROP TRIGGER needs_room")
        assert await ready(server) == 200


def spoil(path, start, size):
    with open(path, "r+b") as file:
        file.seek(start)
        file.write(bytes(range(256)) * (size // 256))


async def damaged(sqlite):
    """A database with random bytes where the log of the tables begins."""
    async with running(settings_for(sqlite)) as server:
        anna = await Person(server).come_in("Anna")
        await anna.started("here", "here")
        await anna.close()
    with sqlite3.connect(sqlite) as file:
        file.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        [[root]] = file.execute("SELECT rootpage FROM sqlite_master WHERE name = 'entries'")
        [[size]] = file.execute("PRAGMA page_size")
    spoil(sqlite, (root - 1) * size, size)


async def test_a_damaged_file_is_not_ready(sqlite):
    await damaged(sqlite)
    async with running(settings_for(sqlite)) as server:
        assert await ready(server) == 503


async def test_a_server_does_not_start_on_a_damaged_file_and_says_why(sqlite):
    await damaged(sqlite)
    with pytest.raises(AshfallError, match=r"damaged.*Restore a backup"):
        await prepare(sqlite)


def serve(database):
    script = Path(sys.executable).with_name("ashfall")
    words = [script, "serve", "--port", "0", "--db", database]
    return subprocess.run(words, capture_output=True, text=True, timeout=PATIENCE)


async def test_a_database_of_a_newer_program_is_refused_in_a_sentence(sqlite):
    await prepare(sqlite)
    with sqlite3.connect(sqlite) as file:
        file.execute("UPDATE alembic_version SET version_num = 'z999'")
    done = serve(sqlite)
    assert done.returncode and "newer Ashfall" in done.stderr and "Traceback" not in done.stderr


async def test_nobody_else_can_read_the_database_file(sqlite):
    os.close(os.open(sqlite, os.O_CREAT, 0o644))
    async with running(settings_for(sqlite)) as server:
        await (await Person(server).come_in("Anna")).close()
        for file in (sqlite, f"{sqlite}-wal", f"{sqlite}-shm"):
            assert stat.S_IMODE(os.stat(file).st_mode) == 0o600, file


async def test_a_seat_key_does_not_keep_a_deleted_table_nor_others(sqlite):
    async with running(settings_for(sqlite)) as server:
        anna = await Person(server).come_in("Anna")
        for _ in range(2):
            table = await anna.started("here", "here")
            await anna.post(f"/api/tables/{table}/seats/0/key")
            await anna.client.delete(f"/api/tables/{table}")
        await server.service.sightings.write()
        cache = server.service.cache
        long_ago = int(time.time() * 1000) - 31 * 86_400_000
        async with cache.store.writing() as tx:
            await tx.do(sa.update(tables).values(deleted=long_ago))
        await cache.sweep_deleted()
        async with cache.store.looking() as tx:
            for part in (tables, entries, keys, sightings):
                assert await tx.all(sa.select(part)) == []
        await anna.close()
    store = Store(address_of(sqlite))
    await migrate(store)
    await store.close()
