"""A newer program with other rules finishes what older ones began."""

import pytest

from tests.corpus import newer_program, reading


@pytest.fixture(scope="module")
def newer(tmp_path_factory):
    return newer_program.make(tmp_path_factory.mktemp("newer"))


@pytest.mark.slow
@pytest.mark.timeout(2400)
def test_games_of_older_rules_open_go_on_and_replay(newer):
    assert (
        newer_program.run(newer, "-m", "tests.corpus.go_on", "games")
        == "games: 348 positions, 141 records\n"
    )


@pytest.mark.slow
@pytest.mark.timeout(2400)
@pytest.mark.parametrize("folder", reading.WITH_TABLES, ids=lambda path: path.name)
def test_tables_of_older_rules_are_finished_on_a_newer_server(newer, folder, tmp_path):
    database = reading.put_sqlite(folder, tmp_path / "tables.db")
    told = newer_program.run(newer, "-m", "tests.corpus.go_on", "tables", database, "sqlite")
    kept = reading.tables(folder, "sqlite")["tables"]
    playing = sum(table["state"] == "playing" for table in kept)
    assert playing > 20 and told.endswith(f" replayed, {playing} finished\n")


@pytest.mark.slow
@pytest.mark.timeout(2400)
def test_saves_of_older_rules_are_finished_at_the_terminal(newer, tmp_path):
    told = newer_program.run(newer, "-m", "tests.corpus.go_on", "terminal", str(tmp_path))
    assert told == "terminal: last-aurora\nterminal: outlive\nterminal: auztralia\n"
