"""The database: migrations, snapshots, rules versions, backup and restore."""

import asyncio
import time

import pytest
import sqlalchemy as sa
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext

from ashfall.games import title
from ashfall.server import backup
from ashfall.server.log_entries import Seat
from ashfall.server.migrating import FOLDER, NEWEST, migrate
from ashfall.server.room import MARK
from ashfall.server.store import Store, address_of, entries, guests, metadata, snapshots, tables
from tests.server.servers import Person, running, settings_for

pytestmark = pytest.mark.slow


async def test_migrations_give_exactly_the_tables_of_the_program(bare_database):
    store = Store(address_of(bare_database))
    await migrate(store)
    await migrate(store)

    def differences(connection):
        return compare_metadata(MigrationContext.configure(connection), metadata)

    if store.postgres:
        async with store.server.connect() as connection:
            assert await connection.run_sync(differences) == []
    else:
        with store.file.connect() as connection:
            assert differences(connection) == []
    await store.close()


def test_the_newest_revision_is_known():
    from alembic.script import ScriptDirectory

    assert ScriptDirectory(str(FOLDER)).get_heads() == [NEWEST]


async def test_sqlite_keeps_every_commit(sqlite):
    store = Store(address_of(sqlite))
    await migrate(store)
    async with store.looking() as tx:
        found = [
            tx.file.exec_driver_sql(f"PRAGMA {name}").scalar()
            for name in ("journal_mode", "synchronous", "foreign_keys")
        ]
    assert found == ["wal", 2, 1]
    await store.close()


async def play_some(person, table, count):
    for _ in range(count):
        waiting = (await person.get(f"/api/tables/{table}")).json()["waiting"]
        if not waiting:
            return
        assert (await person.play_first(table, waiting[0]["seat"])).status_code == 200


async def views(person, table, seats=2):
    found = [await person.view(table, seat) for seat in [*range(seats), None]]
    for view in found:
        view["table"].pop("presence")
    return found


async def test_a_table_is_the_same_after_a_restart(database, arrive):
    async with running(settings_for(database, snapshot_every=5)) as server:
        anna = await arrive(server)
        table = await anna.started("here", "here")
        await play_some(anna, table, 13)
        before = await views(anna, table)
        secret = anna.secret
    async with running(settings_for(database)) as server:
        again = Person(server)
        again.client.cookies.set("ashfall", secret)
        after = await views(again, table)
        assert [v["hash"] for v in after] == [v["hash"] for v in before]
        assert after == before
        async with server.service.cache.store.looking() as tx:
            assert (await tx.snapshot(table)).seq == 15
        await play_some(again, table, 100)
        record = (await again.get(f"/api/tables/{table}/record")).text
        assert record.startswith("ashfall 1")
        await again.close()


@pytest.mark.slow
async def test_a_long_game_loads_from_its_snapshot(database, arrive):
    """4 000 entries of moves and undos: loading reads a snapshot and a short tail, not all of them."""
    async with running(settings_for(database)) as server:
        cache = server.service.cache
        anna = await arrive(server)
        me = cache.rooms[await anna.started("here", "here")].room.host

        def build(room):
            seats = [Seat("person", me, "Anna", "en") for _ in range(2)]
            log = [
                room.make(me, "toy", {"players": 2, "rounds": 8}, seats, practice=True),
                room.start(me),
            ]
            while room.version < 4000:
                for _ in range(2):
                    asked = room.game.waiting()[0]
                    log.append(
                        room.move(
                            me,
                            asked.seat,
                            room.questions.of(asked.seat)[0],
                            [str(asked.options[0])],
                        )
                    )
                log += [room.undo(me, 0, room.choices) for _ in range(2)]
            return log

        room = (await cache.new_table(me, build, None, [])).room
        await cache.save_snapshot(room.id, room.version, room.snapshot())
        play = room.game.waiting()[0]
        await cache.act(
            room.id,
            lambda r: r.move(me, play.seat, r.questions.of(play.seat)[0], [str(play.options[0])]),
        )
        digest = room.game.digest()
        cache.rooms.clear()
        begin = time.process_time()
        loaded = (await cache.current(room.id)).room
        took = time.process_time() - begin
        assert loaded.version == room.version > 4000
        assert loaded.game.digest() == digest
        assert loaded.dropped > 3600
        assert took < 1


async def test_without_snapshots_the_log_gives_the_same_table(database, arrive):
    async with running(settings_for(database, snapshot_every=4)) as server:
        anna = await arrive(server)
        table = await anna.started("here", "here")
        await play_some(anna, table, 9)
        before = await views(anna, table)
        cache = server.service.cache
        async with cache.store.writing() as tx:
            await tx.do(sa.delete(snapshots))
        cache.rooms.clear()
        assert await views(anna, table) == before


@pytest.fixture
def other_rules():
    """The program gets newer rules while tables are running; the old ones come back afterwards."""
    toy = title("toy")

    def change(version):
        toy.version = version

    yield change
    toy.version = "1.0.0"


async def test_newer_rules_that_change_nothing_are_noticed_checked_and_used(
    database, arrive, other_rules
):
    async with running(settings_for(database, snapshot_every=4)) as server:
        anna = await arrive(server)
        table = await anna.started("here", "here")
        await play_some(anna, table, 7)
        before = (await anna.view(table, 0))["view"]["hand"]
        server.service.cache.rooms.clear()
        other_rules("1.1.0")
        after = await anna.view(table, 0)
        assert after["table"]["rules"] == "1.1.0" and after["view"]["hand"] == before
        line = after["log"][-1]
        assert line["kind"] == "table-upgraded" and line["values"] == {
            "from": "1.0.0",
            "to": "1.1.0",
        }
        assert (
            await anna.play_first(table, after["table"]["waiting"][0]["seat"])
        ).status_code == 200


async def test_newer_rules_that_change_a_running_game_stop_it_with_a_notice(
    database, arrive, other_rules, monkeypatch
):
    import tests.engine.toy as toy

    async with running(settings_for(database)) as server:
        anna = await arrive(server)
        table = await anna.started("here", "here")
        await play_some(anna, table, 7)
        version = (await anna.view(table, 0))["version"]
        server.service.cache.rooms.clear()
        other_rules("2.0.0")
        monkeypatch.setattr(toy, "HAND", 2)
        stopped = await anna.view(table)
        assert stopped["table"]["state"] == "frozen" and stopped["view"] is None
        notice = stopped["table"]["notice"]
        assert notice["code"] == "rules_changed"
        assert notice["values"]["table"] == "1.0.0" and notice["values"]["server"] == "2.0.0"
        assert [line["kind"] for line in stopped["log"]].count("committed") > 3
        refused = await anna.move(table, 0, "pass-on")
        assert (refused.status_code, refused.json()["code"]) == (409, "rules_changed")
        # The old rules come back: so does the game.
        monkeypatch.undo()
        other_rules("1.0.0")
        server.service.cache.rooms.clear()
        back = await anna.view(table, 0)
        assert back["version"] == version and back["table"]["state"] == "playing"
        assert (
            await anna.play_first(table, back["table"]["waiting"][0]["seat"])
        ).status_code == 200


async def test_a_broken_rule_stops_its_table_only(database, arrive):
    async with running(settings_for(database)) as server:
        anna = await arrive(server)
        broken, sound = await anna.started("here", "here"), await anna.started("here", "here")
        await anna.play_first(broken, 0)
        server.service.cache.rooms[broken].room.game.table.embers = []
        answer = await anna.play_first(broken, 1)
        assert (answer.status_code, answer.json()["code"]) == (409, "frozen")
        info = (await anna.get(f"/api/tables/{broken}")).json()
        assert info["state"] == "frozen" and info["notice"]["code"] == "frozen"
        assert (await anna.play_first(sound, 0)).status_code == 200
        assert server.service.cache.metrics.broken._value.get() == 1


@pytest.mark.parametrize("way", ["sqlite to sqlite", "sqlite to postgres", "postgres to sqlite"])
@pytest.mark.slow
async def test_a_backup_taken_while_people_play_restores_and_replays(
    way, tmp_path, arrive, request, postgres
):
    import uuid

    def place(kind):
        return (
            str(tmp_path / f"{uuid.uuid4().hex}.db")
            if kind == "sqlite"
            else postgres.create(f"b{uuid.uuid4().hex}")
        )

    source, target = (place(kind) for kind in way.split(" to "))
    file = tmp_path / "all.backup"
    async with running(settings_for(source, snapshot_every=5)) as server:
        anna = await arrive(server)
        running_table, done = await anna.started("here", "here"), await anna.started("here", "here")
        await play_some(anna, done, 200)
        await play_some(anna, running_table, 7)
        rows = await backup.backup(source, file)
        before = await views(anna, running_table)
        secret = anna.secret
    assert file.stat().st_mode & 0o777 == 0o600
    assert await backup.restore(target, file) == rows
    assert await backup.verify(target) == (2, [], [])
    with pytest.raises(backup.BadBackup, match="not empty"):
        await backup.restore(target, file)
    async with running(settings_for(target)) as server:
        again = Person(server)
        again.client.cookies.set("ashfall", secret)
        assert await views(again, running_table) == before
        await play_some(again, running_table, 3)
        await again.close()


async def test_a_damaged_backup_is_refused_and_changes_nothing(sqlite, tmp_path, arrive):
    file = tmp_path / "all.backup"
    async with running(settings_for(sqlite)) as server:
        anna = await arrive(server)
        await anna.started("here", "here")
        await backup.backup(sqlite, file)
    whole = file.read_bytes()
    new = str(tmp_path / "new.db")
    for damaged in (
        whole[:-10],
        whole[: len(whole) // 2],
        b"",
        b"PK\x03\x04",
        whole[:60] + b"X" + whole[61:],
    ):
        file.write_bytes(damaged)
        with pytest.raises(backup.BadBackup):
            await backup.restore(new, file)
    file.write_bytes(whole)
    await backup.restore(new, file)


async def test_verify_finds_a_log_that_was_changed(sqlite, arrive):
    async with running(settings_for(sqlite)) as server:
        anna = await arrive(server)
        table = await anna.started("here", "here")
        await play_some(anna, table, 6)
        async with server.service.cache.store.writing() as tx:
            await tx.do(
                sa.update(entries)
                .where(entries.c.table_id == table, entries.c.seq == 5)
                .values(mark=f"{MARK}{'0' * 16}")
            )
    assert await backup.verify(sqlite) == (1, [table], [])


async def test_what_was_deleted_goes_after_thirty_days(database, arrive):
    async with running(settings_for(database)) as server:
        anna = await arrive(server)
        table = await anna.started("here", "here")
        await anna.client.delete(f"/api/tables/{table}")
        cache = server.service.cache
        await cache.sweep_deleted()
        async with cache.store.writing() as tx:
            assert await tx.table(table) is not None
            await tx.do(sa.update(tables).where(tables.c.id == table).values(deleted=1))
        await cache.sweep_deleted()
        async with cache.store.looking() as tx:
            assert await tx.table(table) is None
            assert await tx.entries_after(table, 0) == []


async def test_writers_that_come_together_share_one_commit(sqlite):
    store = await opened(sqlite)
    commits: list[sa.Connection] = []
    sa.event.listen(store.file, "commit", commits.append)
    before = len(commits)
    await asyncio.gather(*[put_guest(store, f"guest {n}") for n in range(20)])
    assert await names(store) == {f"guest {n}" for n in range(20)}
    assert len(commits) - before < 5
    await store.close()


async def test_one_who_fails_takes_nobody_along(sqlite):
    store = await opened(sqlite)

    async def fail():
        async with store.writing() as tx:
            await tx.do(sa.insert(guests).values(**guest_row("wrong")))
            raise ValueError("changed my mind")

    done = await asyncio.gather(
        put_guest(store, "first"), fail(), put_guest(store, "last"), return_exceptions=True
    )
    assert [type(one) for one in done] == [type(None), ValueError, type(None)]
    assert await names(store) == {"first", "last"}
    await store.close()


async def test_when_the_database_undoes_a_transaction_everybody_in_it_is_told(sqlite):
    """A full disk rolls back what others wrote in the same breath: none of them may take it for written."""
    store = await opened(sqlite)

    async def spoil():
        async with store.writing() as tx:
            tx.file.exec_driver_sql("ROLLBACK")

    done = await asyncio.gather(
        put_guest(store, "first"), spoil(), put_guest(store, "last"), return_exceptions=True
    )
    assert all(isinstance(one, OSError) for one in done), done
    assert await names(store) == set()
    await put_guest(store, "after")
    assert await names(store) == {"after"}
    await store.close()


async def opened(database):
    store = Store(address_of(database))
    await migrate(store)
    return store


def guest_row(name):
    return {
        "id": name, "secret_hash": name, "name": name, "lang": "en", "created": 1, "seen": 1,
        "revoked": False,
    }  # fmt: skip


async def put_guest(store, name):
    async with store.writing() as tx:
        await tx.do(sa.insert(guests).values(**guest_row(name)))


async def names(store):
    async with store.looking() as tx:
        return {row.name for row in await tx.all(sa.select(guests.c.name))}
