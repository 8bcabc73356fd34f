"""What older programs kept opens with this one, and gives what it gave then."""

import json

import pytest

import ashfall
from ashfall.server import backup
from tests.corpus import reading
from tests.corpus.reading import expected_of
from tests.server.servers import Person, running, settings_for

FIELDS = ("digest", "over", "choices", "waiting", "scores", "sheet", "sides", "winners")
every_folder = pytest.mark.parametrize("folder", reading.FOLDERS, ids=lambda path: path.name)
every_game = pytest.mark.parametrize("game", ["last-aurora", "outlive", "auztralia"])


def given(game):
    """The same as the corpus has it: JSON knows no tuples."""
    return json.loads(json.dumps(expected_of(game)))


def wanted(kept, *without):
    return {k: v for k, v in kept.items() if k in FIELDS and k not in without}


@every_folder
@every_game
def test_every_position_opens_and_asks_what_it_asked(folder, game):
    for kept in (kept for kept in reading.games(folder) if kept["game"] == game):
        for stage in kept["stages"]:
            opened = ashfall.from_position(stage["position"])
            assert opened.position() == stage["position"]
            found = given(opened)
            found.pop("choices")
            assert found == wanted(stage, "choices"), (kept["options"], stage["stage"])


@every_folder
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


async def check_tables(database, kept):
    """Everybody finds every table as it was left, and whoever is asked can go on."""
    async with running(settings_for(database)) as server:
        people = {}
        for name, secret in kept["secrets"].items():
            people[name] = Person(server)
            people[name].client.cookies.set("ashfall", secret)
        for table in kept["tables"]:
            await check_table(server, people, table)
        for person in people.values():
            await person.close()


async def check_table(server, people, kept):
    host = people[kept["host"]]
    info = (await host.get(f"/api/tables/{kept['id']}")).json()
    same = ("game", "rules", "options", "state", "practice", "imported", "listed", "version", "choices",
            "rematch", "notice", "invite")  # fmt: skip
    assert {key: info[key] for key in same} == {key: kept[key] for key in same}, kept["name"]
    # A newer program may tell more of a proposal.
    assert kept["proposal"] == (
        info["proposal"] and {k: info["proposal"][k] for k in kept["proposal"]}
    )
    seats = [{key: seat[key] for key in kept["seats"][0]} for seat in info["seats"]]
    assert seats == kept["seats"]
    lines = [line["kind"] for line in (await host.view(kept["id"]))["log"]]
    # After a restart the oldest lines of a long game are not read again.
    assert lines == kept["lines"][-len(lines) :] and len(lines) >= min(len(kept["lines"]), 200)
    if "expected" in kept:
        game = server.service.cache.rooms[kept["id"]].room.game
        assert given(game) == kept["expected"], kept["name"]
    if "result" in kept:
        found = (await host.get(f"/api/tables/{kept['id']}/scores")).json()
        assert {key: found[key] for key in kept["result"]} == kept["result"]
    if "record" in kept:
        assert (await host.get(f"/api/tables/{kept['id']}/record")).text == kept["record"]
    if kept["state"] == "playing":
        await go_on(people, kept)


async def go_on(people, kept):
    """The first person who is asked takes the last option."""
    for asked in kept["expected"]["waiting"]:
        seat = kept["seats"][asked["seat"]]
        person = people.get(seat["name"], people[kept["host"]])
        if seat["kind"] == "person" and not seat["left"]:
            answer = await person.move(kept["id"], asked["seat"], asked["options"][-1])
            assert answer.status_code == 200, (kept["name"], answer.text)
            return


@every_folder
async def test_the_tables_of_a_sqlite_file_are_as_they_were_left(folder, tmp_path):
    database = reading.put_sqlite(folder, tmp_path / "tables.db")
    await check_tables(database, reading.tables(folder, "sqlite"))


@every_folder
@pytest.mark.slow
async def test_the_tables_of_a_postgresql_database_are_as_they_were_left(folder, postgres):
    address = postgres.create(f"corpus_{folder.name.replace('-', '_')}")
    reading.put_postgres(folder, postgres, address)
    await check_tables(address, reading.tables(folder, "postgres"))


@every_folder
@pytest.mark.slow
async def test_a_backup_restores_and_every_game_replays_as_it_was_played(folder, tmp_path):
    database = str(tmp_path / "new.db")
    await backup.restore(database, folder / "tables.backup")
    count, wrong = await backup.verify(database)
    assert count > len(reading.tables(folder, "sqlite")["tables"])
    assert wrong == []
