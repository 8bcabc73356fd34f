"""What older programs kept opens with this one, and gives what it gave then."""

import pytest

import ashfall
from ashfall.server import backup
from tests.corpus import reading
from tests.corpus.checking import check_tables, given, wanted

every_folder = pytest.mark.parametrize("folder", reading.FOLDERS, ids=lambda path: path.name)
every_database = pytest.mark.parametrize("folder", reading.WITH_TABLES, ids=lambda path: path.name)
KEPT = {
    "2026-11-17-af572cf": ("last-aurora", "outlive", "auztralia"),
    "2026-11-18-7b846b0": ("dei",),
    "2026-11-18-0ec449f": ("dei",),
}
every_game = pytest.mark.parametrize(
    ("folder", "game"),
    [
        pytest.param(reading.HERE / name, game, id=f"{name}-{game}")
        for name, games in KEPT.items()
        for game in games
    ],
)


def test_every_folder_has_the_games_that_are_looked_at():
    found = {
        folder.name: {kept["game"] for kept in reading.games(folder)} for folder in reading.FOLDERS
    }
    assert found == {name: set(games) for name, games in KEPT.items()}


@pytest.mark.slow
@every_game
def test_every_position_opens_and_asks_what_it_asked(folder, game):
    for kept in (kept for kept in reading.games(folder) if kept["game"] == game):
        for stage in kept["stages"]:
            opened = ashfall.from_position(stage["position"])
            assert opened.position() == stage["position"]
            found = given(opened)
            found.pop("choices")
            assert found == wanted(stage, "choices"), (kept["options"], stage["stage"])


@every_game
def test_every_record_replays_and_goes_on(folder, game):
    for kept in (kept for kept in reading.games(folder) if kept["game"] == game):
        stages = {stage["stage"]: stage for stage in kept["stages"]}
        whole = ashfall.load(kept["record"])
        assert given(whole) == wanted(stages["over"])
        assert whole.record() == kept["record"]
        part = ashfall.load(kept["unfinished"])
        assert given(part) == wanted(stages["middle"])
        for seat, step in whole.choices[len(part.choices) :]:
            part.play(whole.title.grammar.write(step), seat=seat)
        assert part.record() == kept["record"]


@every_folder
def test_every_save_of_the_terminal_opens(folder, tmp_path):
    for kept in reading.saves(folder):
        path = tmp_path / "a.ashfall"
        path.write_text(kept["text"], "utf-8")
        assert given(ashfall.load(path)) == wanted(kept), kept["name"]


@pytest.mark.slow
@every_database
async def test_the_tables_of_a_sqlite_file_are_as_they_were_left(folder, tmp_path):
    database = reading.put_sqlite(folder, tmp_path / "tables.db")
    await check_tables(database, reading.tables(folder, "sqlite"))


@every_database
@pytest.mark.slow
async def test_the_tables_of_a_postgresql_database_are_as_they_were_left(folder, postgres):
    address = postgres.create(f"corpus_{folder.name.replace('-', '_')}")
    reading.put_postgres(folder, postgres, address)
    await check_tables(address, reading.tables(folder, "postgres"))


@every_database
@pytest.mark.slow
async def test_a_backup_restores_and_every_game_replays_as_it_was_played(folder, tmp_path):
    database = str(tmp_path / "new.db")
    await backup.restore(database, folder / "tables.backup")
    found = await backup.verify(database)
    assert found.tables > len(reading.tables(folder, "sqlite")["tables"])
    assert (found.different, found.unknown) == ([], [])
