"""Backups in a folder, and the drill: from each kind of database, restored into each."""

import asyncio
import gzip
import sqlite3
import uuid

import pytest

from ashfall.cli.main import main
from ashfall.server.backup import ENDING, kept
from ashfall.server.house import House
from ashfall.server.store import Store, address_of
from tests.server.servers import Person, running, settings_for

pytestmark = pytest.mark.slow


def command(*words):
    with pytest.raises(SystemExit) as end:
        main(list(map(str, words)))
    return end.value.code


async def some_games(database):
    async with running(settings_for(database)) as server:
        anna = await Person(server).come_in()
        table = await anna.started("here", "here")
        await anna.play_first(table, 0)
        await anna.started("here", "here", game="last-aurora")
        await anna.close()


async def last_backup(database):
    store = Store(address_of(database))
    house = House(store)
    await house.look()
    await store.close()
    return house.backup


def test_backups_are_kept_in_a_folder_and_the_newest_is_tried(database, tmp_path, capsys, request):
    asyncio.run(some_games(database))
    folder = tmp_path / "backups"
    folder.mkdir()
    assert command("drill", folder) == 2 and "there is no backup" in capsys.readouterr().err
    for _ in range(3):
        assert command("backup", folder, "--db", database, "--keep", 2) == 0
    assert len(kept(folder)) == 2 and asyncio.run(last_backup(database)) > 0
    capsys.readouterr()
    assert command("drill", folder) == 0
    said = capsys.readouterr().out.splitlines()
    assert said[0].startswith(kept(folder)[-1].name) and said[1] == "2"
    if "://" in database:
        into = request.getfixturevalue("postgres").create(f"t{uuid.uuid4().hex}")
        assert command("drill", folder, "--into", into) == 0
    assert command("backup", tmp_path / "one", "--db", database, "--keep", 2) == 2


def test_a_drill_finds_a_backup_that_would_not_do(sqlite, tmp_path, capsys):
    """A damaged file, and a log that gives something else than it gave."""
    asyncio.run(some_games(sqlite))
    good, bad = tmp_path / f"1{ENDING}", tmp_path / f"2{ENDING}"
    command("backup", good, "--db", sqlite)
    bad.write_bytes(gzip.compress(gzip.decompress(good.read_bytes()).replace(b"Anna", b"Anny")))
    assert command("drill", tmp_path) == 2 and "check sum" in capsys.readouterr().err
    with sqlite3.connect(sqlite) as file:
        file.execute("UPDATE entries SET mark = 'p1:0123456789abcdef' WHERE kind = 'move'")
    command("backup", bad, "--db", sqlite)
    assert command("drill", tmp_path) == 1
    assert "replays differently" in capsys.readouterr().err


def test_a_database_of_an_older_program_can_be_backed_up_before_the_upgrade(sqlite, tmp_path):
    asyncio.run(some_games(sqlite))
    with sqlite3.connect(sqlite) as file:
        file.executescript("DROP TABLE house; DROP TABLE bans; DROP INDEX entries_by_sitter;")
        file.execute("UPDATE alembic_version SET version_num = 'a002'")
    assert command("backup", tmp_path / "old", "--db", sqlite) == 0
    assert command("drill", tmp_path / "old") == 0
