"""What a newer program does with the corpus: run by the tests inside one, where other rules are the newest."""

import asyncio
import re
import subprocess
import sys
from pathlib import Path

import ashfall
from ashfall.engine.chance import seeded
from ashfall.server import backup
from tests.corpus import newer_program, reading
from tests.corpus.checking import check_tables, everybody, given, wanted
from tests.server.servers import running, settings_for


def to_the_end(game):
    """Finish a game by chance."""
    chance = seeded("to the end")
    while not game.over:
        asked = game.waiting()[0]
        game.play(asked.options[chance.below(len(asked.options))], seat=asked.seat)
    return game


def alike(game, stage):
    found = given(game)
    found.pop("choices")
    return found == wanted(stage, "choices")


def games():
    """Every position opens and is played to the end, every record replays, is gone on with and replays again."""
    positions, records = 0, 0
    for folder in reading.FOLDERS:
        for kept in reading.games(folder):
            assert ashfall.new(kept["game"]).title.version == newer_program.NEWER
            for stage in kept["stages"]:
                game = ashfall.from_position(stage["position"])
                assert game.title.version == kept["version"] and alike(game, stage)
                to_the_end(game)
                positions += 1
            assert ashfall.load(kept["record"]).record() == kept["record"]
            part = to_the_end(ashfall.load(kept["unfinished"]))
            assert ashfall.load(part.record()).scores() == part.scores()
            records += 2
        for kept in reading.saves(folder):
            assert given(ashfall.load(kept["text"])) == wanted(kept)
            records += 1
    print(f"games: {positions} positions, {records} records")


def terminal(folder):
    """Saves are gone on with at the terminal: shown in words, played to the end by programs, and verified."""
    kept = {save["name"]: save["text"] for one in reading.FOLDERS for save in reading.saves(one)}
    for game, lang in (("last-aurora", "ru"), ("outlive", "pl"), ("auztralia", "en")):
        save = Path(folder) / f"{game}.ashfall"
        save.write_text(kept[f"{game}-2-50"], "utf-8")
        shown = command("play", "--resume", str(save), "--lang", lang)
        assert not re.search(r"\[[a-z]+-[a-z-]+", shown), shown
        command("play", "--resume", str(save), "--seats", "greedy:1,random")
        assert command("verify", str(save)).startswith("OK")
        assert ashfall.load(save).over
        print(f"terminal: {game}")


def command(*words):
    done = subprocess.run(
        [sys.executable, "-c", "from ashfall.cli.main import main; main()", *words],
        input="", text=True, capture_output=True,
    )  # fmt: skip
    assert done.returncode == 0, done.stdout[-1000:] + done.stderr[-1000:]
    return done.stdout


async def tables(database, kind):
    """Every table is as it was left; every game that runs is finished with its own rules, new ones get the newest."""
    for folder in reading.WITH_TABLES:
        kept = reading.tables(folder, kind)
        await check_tables(database, kept)
        async with (
            running(settings_for(database, bots=True)) as server,
            everybody(server, kept) as people,
        ):
            finished = [await finish(server, people, table) for table in kept["tables"]]
            await begin_anew(people, kept["tables"])
        found = await backup.verify(database)
        assert (found.different, found.unknown) == ([], [])
        print(f"tables: {found.tables} replayed, {sum(finished)} finished")


async def finish(server, people, kept):
    """Play a table to its end; whether there was something to play."""
    id, host = kept["id"], people[kept["host"]]
    if kept["state"] != "playing":
        return False
    for number, seat in enumerate(kept["seats"]):
        if seat["left"]:
            assert (
                await people[seat["name"]].post(f"/api/tables/{id}/seats/{number}/sit")
            ).is_success
    chance = seeded(kept["name"])
    while True:
        room = (await server.service.cache.current(id)).room
        if room.game.over:
            break
        asked = [w for w in room.game.waiting() if room.seats[w.seat].kind == "person"]
        if room.bots_due() or not asked:
            await asyncio.sleep(0.01)
            continue
        one = asked[0]
        choice = str(one.options[chance.below(len(one.options))])
        person = people.get(room.seats[one.seat].name, host)
        answer = await person.move(id, one.seat, choice, room.questions.of(one.seat)[0])
        assert answer.status_code == 200, (kept["name"], answer.text)
    info = (await host.get(f"/api/tables/{id}")).json()
    assert (info["state"], info["rules"], info["notice"]) == ("over", kept["rules"], None)
    totals = (await host.get(f"/api/tables/{id}/scores")).json()["totals"]
    record = ashfall.load((await host.get(f"/api/tables/{id}/record")).text)
    assert (record.title.version, record.scores()) == (kept["rules"], totals)
    return True


async def begin_anew(people, kept):
    """What begins now has the newest rules: a lobby that was open, a rematch. A record brings its own."""
    for table in kept:
        id, host = table["id"], people[table["host"]]
        if table["state"] == "open":
            for number, seat in enumerate(table["seats"]):
                if seat["kind"] == "open":
                    wish = {"kind": "bot", "bot": "random"}
                    await host.client.put(f"/api/tables/{id}/seats/{number}", json=wish)
            started = await host.post(f"/api/tables/{id}/start")
            assert started.json()["rules"] == newer_program.NEWER, started.text
        elif table["state"] == "over":
            again = await host.post(f"/api/tables/{id}/rematch")
            assert again.json()["rules"] == newer_program.NEWER or table["rematch"], again.text
            brought = await host.post("/api/tables/import", record=table["record"])
            assert brought.json()["rules"] == table["rules"], brought.text
            assert brought.json()["state"] == "over"


if __name__ == "__main__":
    if sys.argv[1] == "games":
        games()
    elif sys.argv[1] == "terminal":
        terminal(sys.argv[2])
    else:
        asyncio.run(tables(*sys.argv[2:]))
