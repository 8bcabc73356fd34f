"""A server with component values of one's own: what is played, shown, kept, and what stands still without them."""

import asyncio
import subprocess
from pathlib import Path

import pytest

import ashfall
from ashfall.cli.main import main
from ashfall.engine.errors import BadData
from ashfall.games.outlive import TITLE
from ashfall.server import own_values
from ashfall.server.app import build
from ashfall.server.packed import program, version
from tests.server.crowd import ASHFALL
from tests.server.servers import PATIENCE, Person, running, settings_for

pytestmark = pytest.mark.slow

GAME = "outlive"
LEADERS = [row.id for row in TITLE.files()["leaders"].rows("leader")]
NAMED = "".join(f'[[leader]]\nid = "{one}"\nname = "Old {one}"\n' for one in LEADERS)
HUNTED = (("brown", 0), ("grey", 0), ("white", 15), ("red", 15), ("black", 0))
TOKENS = "".join(f'[[game]]\nid = "{one}_game"\ncount = {n}\n' for one, n in HUNTED)


@pytest.fixture(autouse=True)
def printed_again():
    yield
    own_values.lay("")


@pytest.fixture
def folder(tmp_path):
    """A folder for a server, from the text of each file."""

    def made(game=GAME, **files):
        (tmp_path / "own" / game).mkdir(parents=True)
        for name, text in files.items():
            (tmp_path / "own" / game / f"{name}.toml").write_text(text)
        return str(tmp_path / "own")

    return made


def served(database, own="", **changes):
    return running(settings_for(database, data=own, **changes))


async def moved(count):
    async with asyncio.timeout(PATIENCE):
        while True:
            if count._value.get():
                return
            await asyncio.sleep(0.05)


def hunted(view):
    return {zone["game"]["top"] for zone in view["view"]["zones"] if "game" in zone}


async def info(person, table):
    return (await person.get(f"/api/tables/{table}")).json()


async def test_a_table_a_bot_and_the_page_have_the_values_of_the_folder(sqlite, arrive, folder):
    own = folder(leaders=NAMED, tokens=TOKENS)
    async with served(sqlite, own, bots=True) as server:
        anna = await arrive(server)
        table = await anna.started("here", "bot:random", game=GAME)
        assert hunted(await anna.view(table, 0)) <= {"game:white-game", "game:red-game"}
        words = (await anna.get(f"/api/games/{GAME}/words", lang="en")).json()
        assert {one["en"] for one in words["leader"].values()} == {f"Old {one}" for one in LEADERS}
        parts = (await anna.get(f"/api/games/{GAME}/components")).json()
        assert parts["tokens"]["game"]["white_game"]["count"] == 15
        assert version().startswith(f"{program()}-{GAME}-")
        figures = server.service.cache.metrics
        await moved(figures.bot_moves)
        assert figures.bot_failures._value.get() == 0
    async with served(sqlite) as server:
        words = (await anna_again(server, anna).get(f"/api/games/{GAME}/words")).json()
        assert not [one for one in words["leader"].values() if one["en"].startswith("Old ")]
        assert version() == program()


def anna_again(server, anna):
    anna.client.base_url = anna.url = server.url
    return anna


async def plays_on(person, table):
    waiting = (await info(person, table))["waiting"]
    assert (await person.play_first(table, waiting[0]["seat"])).status_code == 200


async def test_without_its_values_a_table_stands_still_alone_and_goes_on_with_them(
    database, arrive, folder
):
    own = folder(tokens=TOKENS)
    async with served(database, own) as server:
        anna = await arrive(server)
        table = await anna.started("here", "here", game=GAME)
        other = await anna.started("here", "here")
        await plays_on(anna, table)
    async with served(database) as server:
        stopped = await info(anna_again(server, anna), table)
        assert stopped["state"] == "frozen" and stopped["notice"]["code"] == "values_changed"
        values = stopped["notice"]["values"]
        assert values["table"] == TITLE.box(Path(own) / GAME).digest
        assert values["server"] == ""
        refused = await anna.move(table, 0, "anything", 1)
        assert (refused.status_code, refused.json()["code"]) == (409, "values_changed")
        await plays_on(anna, other)
        printed = await anna.started("here", "here", game=GAME)
        await plays_on(anna, printed)
    for snapshots in (True, False):
        async with served(database, own) as server:
            anna_again(server, anna)
            if not snapshots:
                server.service.cache.rooms.clear()
            assert (await info(anna, table))["state"] == "playing"
            assert hunted(await anna.view(table, 0)) <= {"game:white-game", "game:red-game"}
            await plays_on(anna, table)
            assert (await info(anna, printed))["notice"]["code"] == "values_changed"
    async with served(database) as server:
        await plays_on(anna_again(server, anna), printed)


async def test_a_table_comes_back_from_its_snapshot_with_its_values(sqlite, arrive, folder):
    own = folder(tokens=TOKENS)
    async with served(sqlite, own, snapshot_every=1) as server:
        anna = await arrive(server)
        table = await anna.started("here", "here", game=GAME)
        await plays_on(anna, table)
        digest = server.service.cache.rooms[table].room.game.digest()
        server.service.cache.rooms.clear()
        await info(anna, table)
        room = server.service.cache.rooms[table].room
        assert room.game.digest() == digest and room.game.data == room.data != ""
        assert room.game.table.box is own_values.LAID[GAME].box


async def test_records_are_taken_with_the_values_of_the_server_only(sqlite, arrive, folder):
    own = folder(tokens=TOKENS)
    mine = ashfall.new(GAME, players=2, seed=3, data=f"{own}/{GAME}").record()
    printed = ashfall.new(GAME, players=2, seed=3).record()
    async with served(sqlite, own) as server:
        anna = await arrive(server)
        refused = await anna.post("/api/tables/import", record=printed)
        assert (refused.status_code, refused.json()["code"]) == (422, "tampered")
        assert "other component values (the printed ones)" in refused.json()["values"]["detail"]
        table = (await anna.post("/api/tables/import", record=mine)).json()["id"]
        record = (await anna.get(f"/api/tables/{table}/record")).text
        assert "\ndata " in record
    async with served(sqlite) as server:
        anna_again(server, anna)
        assert (await info(anna, table))["notice"]["code"] == "values_changed"
        kept = (await anna.get(f"/api/tables/{table}/record")).text
        assert [line for line in kept.splitlines() if line.startswith("data ")] == [
            line for line in record.splitlines() if line.startswith("data ")
        ]
        refused = await anna.post("/api/tables/import", record=mine)
        assert refused.status_code == 422
        assert "other component values" in refused.json()["values"]["detail"]


BAD = {
    "a value": ({"tokens": '[[game]]\nid = "red_game"\ncount = "x"\n'}, "outlive: tokens.toml.*red_game.*count"),
    "a row": ({"leaders": '[[leader]]\nid = "nobody"\nname = "X"\n'}, 'outlive: leaders.toml, leader "nobody"'),
    "a field": ({"leaders": f'[[leader]]\nid = "{LEADERS[0]}"\nnmae = "X"\n'}, "outlive: leaders.toml.*'nmae'"),
    "a file": ({"nothing": ""}, "outlive: nothing.toml: there is no such file"),
}  # fmt: skip


@pytest.mark.parametrize("wrong", BAD)
def test_a_bad_folder_is_refused_at_the_start(wrong, sqlite, folder):
    files, said = BAD[wrong]
    with pytest.raises(BadData, match=said):
        build(settings_for(sqlite, data=folder(**files)))
    assert own_values.LAID == {}


def test_what_is_no_folder_of_games_is_refused(sqlite, folder, tmp_path):
    (tmp_path / "empty").mkdir()
    (tmp_path / "loose").mkdir()
    (tmp_path / "loose" / "leaders.toml").write_text(NAMED)
    for path in ("empty", "loose", "missing"):
        with pytest.raises(BadData, match=r"one for each game|named"):
            build(settings_for(sqlite, data=str(tmp_path / path)))
    with pytest.raises(BadData, match="found checkers"):
        build(settings_for(sqlite, data=folder("checkers")))


def told(capsys, *words):
    with pytest.raises(SystemExit) as end:
        main(list(map(str, words)))
    return end.value.code, capsys.readouterr()


def test_serve_says_what_is_wrong_with_the_folder(sqlite, folder):
    """In a process of its own: a server writes its log where the test's own would go."""
    words = [str(ASHFALL), "serve", "--db", sqlite, "--data", folder(**BAD["a row"][0])]
    said = subprocess.run(words, capture_output=True, text=True, timeout=PATIENCE)
    assert said.returncode == 2 and 'leaders.toml, leader "nobody"' in said.stderr


def test_a_drill_and_the_admin_need_the_values(sqlite, folder, capsys, tmp_path, monkeypatch):
    own = folder(tokens=TOKENS)

    async def some_game():
        async with served(sqlite, own) as server:
            anna = await Person(server).come_in()
            await plays_on(anna, await anna.started("here", "here", game=GAME))
            await anna.close()

    asyncio.run(some_game())
    file = tmp_path / "backup"
    assert told(capsys, "backup", file, "--db", sqlite)[0] == 0
    code, said = told(capsys, "drill", file, "--data", own)
    assert code == 0 and "nothing compared" not in said.err
    code, said = told(capsys, "drill", file)
    assert code == 0 and "nothing compared" in said.err
    code, said = told(capsys, "admin", "tables", "--db", sqlite)
    table = said.out.split()[0]
    code, said = told(capsys, "admin", "close", table, "--db", sqlite)
    assert code == 2 and "nothing to close" in said.err
    monkeypatch.setenv("ASHFALL_DATA", own)
    assert told(capsys, "admin", "close", table, "--db", sqlite)[0] == 0
    code, said = told(capsys, "drill", file)
    assert code == 0 and "nothing compared" not in said.err
