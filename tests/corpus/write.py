"""Writes the corpus of saves: `python -m tests.corpus.write tests/corpus/DATE-COMMIT`, once for a program.

`--game dei` writes those of one game, as when it is new; `--without-tables` writes no databases, as when only its rules
have changed.

A real server plays tables of every game up to every stage, on SQLite and on PostgreSQL; beside them
stand records, positions and terminal saves of every configuration, and what each must give when it is opened; of a
game with very many configurations a few that have every kind of table.
"""

import argparse
import asyncio
import gzip
import json
import lzma
import sqlite3
import subprocess
import sys
import tempfile
import uuid
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import ashfall
from ashfall.bots import player
from ashfall.engine.chance import seeded
from ashfall.engine.game import Game
from ashfall.engine.question import Option
from ashfall.engine.seat import SeatPosition
from ashfall.games import TITLES
from ashfall.games import title as title_of
from ashfall.lab.configurations import few
from ashfall.lab.playouts import start
from ashfall.server import backup
from tests.corpus.reading import expected_of
from tests.server.postgres import cluster
from tests.server.servers import Address, Person, running, settings_for

ASHFALL = Path(sys.executable).with_name("ashfall")
STAGES = {"begun": 0.0, "early": 0.15, "middle": 0.5, "late": 0.85, "last choice": 1.0, "over": 1.0}
GAMES = [game for game in TITLES if game != "toy"]
MOST_CONFIGURATIONS = 24


# Records and positions of every configuration


def picked(game: Game, chance: Any, in_order: bool = False) -> tuple[int, str]:
    """A seat that has to decide and one of its options, as the chance has it."""
    asked = game.waiting()
    one = asked[0 if in_order else chance.below(len(asked))]
    return one.seat, str(one.options[chance.below(len(one.options))])


def decisions(game: Game, name: str, in_order: bool = False) -> list[tuple[int, str]]:
    """A whole game from this moment on; in order: whoever is asked first decides first, as at one screen."""
    trial, chance, made = game.clone(), seeded(f"corpus {name}"), []
    while not trial.over:
        made.append(picked(trial, chance, in_order))
        trial.play(made[-1][1], seat=made[-1][0])
    return made


def whole_game(game: Game, players: str) -> Game:
    seats = [player(players, f"corpus {seat}") for seat in range(game.players)]
    while not game.over:
        lane = game.table.waiting()[0]
        assert lane.ask is not None
        step = seats[lane.ask.seat].pick(SeatPosition(game.title, game.table, lane))
        game.play(Option(step, game.title.grammar), seat=lane.ask.seat)
    return game


def engine_games(games: list[str]) -> Iterator[dict[str, Any]]:
    """A game of every configuration: its record, and its position at all stages."""
    for id in games:
        for number, options in enumerate(few(title_of(id), MOST_CONFIGURATIONS)):
            players = ("random", "greedy")[number % 2]
            game = whole_game(start(title_of(id), options, f"corpus {number}"), players)
            length = len(game.choices)
            stages = []
            for stage, share in STAGES.items():
                at = length if stage == "over" else min(length - 1, int(length * share))
                then = game.at(at)
                stages.append(
                    {"stage": stage, "at": at, "position": then.position(), **expected_of(then)}
                )
                if stage == "middle":
                    unfinished = then.record()
            yield {
                "game": id,
                "version": game.title.version,
                "options": game.options,
                "players": players,
                "record": game.record(),
                "unfinished": unfinished,
                "stages": stages,
            }


def terminal_saves(folder: Path, games: list[str]) -> Iterator[dict[str, Any]]:
    """Saves of the terminal: typed to it as a person does, left in the middle or played to the end."""
    for id in games:
        for seats, share in (("human", 0.3), ("human,human", 0.5), ("human,human,random", 0.0),
                             ("human,human,human,human", 0.7), ("random,random,random", 1.0)):  # fmt: skip
            count = seats.count(",") + 1
            name = f"{id}-{count}-{int(share * 100)}"
            options = {"players": count, **({"solo": True} if count == 1 else {})}
            game = start(title_of(id), title_of(id).checked_settings(options), name)
            made = [choice for _, choice in decisions(game, name, True)]
            moves, save = folder / "moves", folder / f"{name}.ashfall"
            moves.write_text("".join(f"{choice}\n" for choice in made[: int(len(made) * share)]))
            words = [id, "--seed", name, "--seats", seats, "--save", str(save), "--json"]
            words += ["--names", ",".join(["Anna", "Борис", "Żółw", "D"][:count])]
            words += ["--moves", str(moves)] + (
                ["--solo"] if count == 1 else ["--players", str(count)]
            )
            done = subprocess.run(
                [ASHFALL, "play", *words], input="", text=True, capture_output=True
            )
            assert save.exists(), done.stderr
            yield {"name": name, "text": save.read_text("utf-8"), **expected_of(ashfall.load(save))}


# Tables of a server


class Writer:
    """People at a real server, and what they have to find there again."""

    def __init__(self, server: Address) -> None:
        self.server = server
        self.people: dict[str, Person] = {}
        self.expected: list[dict[str, Any]] = []

    async def person(self, name: str, lang: str = "en") -> Person:
        if name not in self.people:
            self.people[name] = await Person(self.server).come_in(name, lang)
        return self.people[name]

    def room(self, table: str) -> Any:
        return self.server.service.cache.rooms[table].room

    def holder(self, table: str, seat: int) -> Person | None:
        """Who plays a seat; nobody where a program does."""
        place = self.room(table).seats[seat]
        return self.people[place.name] if place.kind == "person" else None

    async def play(self, table: str, share: float = 1.0, less: int = 0) -> None:
        """So much of a whole game from here, one move after the other."""
        room = self.room(table)
        made = decisions(room.game, table_name(room))
        for seat, choice in made[: max(0, int(len(made) * share) - less)]:
            answer = await self.holder(table, seat).move(table, seat, choice)
            assert answer.status_code == 200, answer.text

    async def play_with_bots(self, table: str, most: int) -> None:
        """The same where programs sit too and decide for themselves."""
        chance = seeded(table)
        while True:
            room = (await self.server.service.cache.current(table)).room
            if room.game.over or (room.choices >= most and not room.bots_due()):
                return
            people = [w for w in room.game.waiting() if self.holder(table, w.seat) is not None]
            if room.bots_due() or not people:
                await asyncio.sleep(0.01)
                continue
            choice = str(people[0].options[chance.below(len(people[0].options))])
            seat = people[0].seat
            answer = await self.holder(table, seat).move(table, seat, choice)
            assert answer.status_code in (200, 409), answer.text

    async def ask(self, who: Person, table: str, path: str, **body: Any) -> None:
        proposal = self.room(table).proposal
        if path == "votes" and proposal is not None:
            body["proposal"] = proposal.id
        if path == "undo":
            body["choices"] = self.room(table).choices
        answer = await who.post(f"/api/tables/{table}/{path}", move_id=str(uuid.uuid4()), **body)
        assert answer.status_code == 200, answer.text

    async def keep(self, name: str, table: str) -> None:
        """Write down what has to be found again."""
        room = self.room(table)
        host = self.people[next(s.name for s in room.seats if s.guest == room.host)]
        info = (await host.get(f"/api/tables/{table}")).json()
        found = {
            key: info[key]
            for key in (
                "id", "game", "rules", "options", "state", "practice", "imported", "listed", "version",
                "choices", "proposal", "rematch", "notice", "invite",
            )
        }  # fmt: skip
        found["seats"] = [
            {key: seat[key] for key in ("kind", "name", "bot", "left")} for seat in info["seats"]
        ]
        found |= {"name": name, "host": host_name(self.people, host)}
        found["lines"] = [line["kind"] for line in (await host.view(table))["log"]]
        if room.game is not None:
            found["expected"] = expected_of(room.game)
        if room.state == "over":
            scores = (await host.get(f"/api/tables/{table}/scores")).json()
            found["result"] = {key: scores[key] for key in ("sides", "winners", "sheet", "totals")}
        if room.state == "over" or (room.practice and room.game is not None):
            found["record"] = (await host.get(f"/api/tables/{table}/record")).text
        self.expected.append(found)


def table_name(room: Any) -> str:
    return f"{room.game_id} {len(room.seats)} {room.practice}"


def host_name(people: dict[str, Person], host: Person) -> str:
    return next(name for name, person in people.items() if person is host)


async def tables_of(w: Writer, game: str) -> None:
    """The tables of one game: every stage, and everything that can stand in a log."""
    anna, boris = await w.person("Anna"), await w.person("Борис", "ru")
    zofia, watcher = await w.person("Żółwia Zofia", "pl"), await w.person("Watcher")

    lobby = await anna.table("here", "open", "open", game=game, listed=True)
    await boris.join(lobby, 1)
    await watcher.join(lobby)
    await w.keep(f"{game}: lobby", lobby["id"])

    solo = await anna.started("here", "automa", game=game)
    await w.keep(f"{game}: solo, just begun", solo)

    hot = await anna.started(
        "here", game=game, options={"solo": True}, practice=True, seed="practice"
    )
    await w.play(hot)
    for _ in range(3):
        await w.ask(anna, hot, "undo", seat=0)
    await w.keep(f"{game}: solo, practice, near the end, three choices taken back", hot)

    here = await boris.table("here", "here", game=game)
    seat = {"kind": "here", "name": "Second chair"}
    await boris.client.put(f"/api/tables/{here['id']}/seats/1", json=seat)
    w.people["Second chair"] = boris
    await boris.post(f"/api/tables/{here['id']}/start")
    await w.play(here["id"], 0.5)
    await w.keep(f"{game}: two at one screen, middle", here["id"])
    del w.people["Second chair"]

    await guests(w, game, anna, boris, zofia, watcher)
    await with_bots(w, game, anna, boris)
    await ends(w, game, anna, boris)


async def guests(w: Writer, game: str, *people: Person) -> None:
    """Three and four people: proposals open, carried out and refused; somebody left; a key is out."""
    anna, boris, zofia, watcher = people
    three = await seated(game, anna, boris, zofia)
    await watcher.join(three)
    await w.play(three["id"], 0.45)
    await w.ask(
        anna, three["id"], "proposals", seat=0, kind="take-back", to=w.room(three["id"]).choices - 2
    )
    await boris.post(f"/api/tables/{three['id']}/seats/1/key")
    await w.keep(f"{game}: three, a proposal is open", three["id"])

    back = await seated(game, anna, boris, zofia)
    await w.play(back["id"], 0.3)
    for agree in (True, False):
        to = w.room(back["id"]).choices - 3
        await w.ask(boris, back["id"], "proposals", seat=1, kind="take-back", to=to)
        await w.ask(anna, back["id"], "votes", seat=0, agree=True)
        await w.ask(zofia, back["id"], "votes", seat=2, agree=agree)
    await boris.post(f"/api/tables/{back['id']}/seats/1/leave")
    await w.keep(f"{game}: three, taken back, refused, one left", back["id"])

    four = await seated(game, anna, boris, zofia, watcher)
    await w.play(four["id"], 0.8)
    await free_undo(w, four["id"])
    await w.keep(f"{game}: four, late, an undo", four["id"])

    split = await seated(game, boris, anna)
    await until_two_are_asked(w, split["id"])
    await w.keep(f"{game}: two asked at once, or as near as it comes", split["id"])


async def with_bots(w: Writer, game: str, anna: Person, boris: Person) -> None:
    bots = await anna.started("here", "bot:random", "bot:greedy", game=game)
    await w.play_with_bots(bots, 40)
    await w.keep(f"{game}: one against two programs", bots)

    replaced = await seated(game, anna, boris)
    await w.play(replaced["id"], 0.4)
    await boris.post(f"/api/tables/{replaced['id']}/seats/1/leave")
    await w.ask(anna, replaced["id"], "proposals", seat=0, kind="bot", target=1)
    await w.play_with_bots(replaced["id"], 10_000)
    await w.keep(f"{game}: a program took over, over", replaced["id"])


async def ends(w: Writer, game: str, anna: Person, boris: Person) -> None:
    """Finished and nearly so; brought from a record; stopped; deleted."""
    done = await seated(game, anna, boris)
    await w.play(done["id"])
    again = (await anna.post(f"/api/tables/{done['id']}/rematch")).json()
    await w.keep(f"{game}: two, over, with a rematch", done["id"])
    await w.keep(f"{game}: the rematch's lobby", again["id"])

    late = await seated(game, anna, boris)
    await w.play(late["id"], less=2)
    await w.keep(f"{game}: two choices before the end", late["id"])

    record = next(e["record"] for e in w.expected if e["game"] == game and "record" in e)
    brought = await boris.post("/api/tables/import", record=record)
    assert brought.status_code == 201, brought.text
    await w.keep(f"{game}: brought from a record", brought.json()["id"])

    stopped = await seated(game, anna, boris)
    await w.play(stopped["id"], 0.2)
    await w.server.service.cache.act(stopped["id"], lambda room: room.freeze("frozen"))
    await w.keep(f"{game}: stopped", stopped["id"])

    gone = await anna.started("here", game=game, options={"solo": True})
    await anna.client.delete(f"/api/tables/{gone}")


async def seated(game: str, *people: Person) -> dict[str, Any]:
    """A table that was begun by several guests, the first is the host."""
    table = await people[0].table("here", *["open"] * (len(people) - 1), game=game)
    for seat, person in enumerate(people[1:], 1):
        await person.join(table, seat)
    answer = await people[0].post(f"/api/tables/{table['id']}/start")
    assert answer.status_code == 200, answer.text
    return table


async def free_undo(w: Writer, table: str) -> None:
    """Play on until somebody may take back a choice alone, and do so."""
    room, chance = w.room(table), seeded("undo")
    for _ in range(60):
        if room.game.over:
            return
        seat, choice = picked(room.game, chance)
        who = w.holder(table, seat)
        await who.move(table, seat, choice)
        if who is not None and room.undo_for(seat) == "free":
            await w.ask(who, table, "undo", seat=seat)
            return


async def until_two_are_asked(w: Writer, table: str) -> None:
    room, chance = w.room(table), seeded("both")
    for _ in range(40):
        if room.game.over or (len(room.game.waiting()) > 1 and room.choices > 6):
            return
        seat, choice = picked(room.game, chance)
        await w.holder(table, seat).move(table, seat, choice)


async def server_tables(database: str, games: list[str]) -> dict[str, Any]:
    """Fill a database; what must be found in it again."""
    async with running(settings_for(database, bots=True, snapshot_every=16, games={})) as server:
        w = Writer(server)
        for game in games:
            await tables_of(w, game)
        await asyncio.gather(*server.service.cache.tasks)
        secrets = {name: person.secret for name, person in w.people.items()}
        for person in w.people.values():
            await person.close()
    return {"secrets": secrets, "tables": w.expected}


# All of it


def write_games(folder: Path, games: list[str]) -> None:
    lines = [json.dumps(game) + "\n" for game in engine_games(games)]
    (folder / "games.jsonl.xz").write_bytes(lzma.compress("".join(lines).encode()))
    with tempfile.TemporaryDirectory() as scratch:
        saves = list(terminal_saves(Path(scratch), games))
    (folder / "saves.json.xz").write_bytes(lzma.compress(json.dumps(saves).encode()))


def write_tables(folder: Path, games: list[str]) -> None:
    with tempfile.TemporaryDirectory() as scratch:
        place = Path(scratch)
        file = place / "tables.db"
        expected = {"sqlite": asyncio.run(server_tables(str(file), games))}
        asyncio.run(backup.backup(str(file), folder / "tables.backup"))
        with sqlite3.connect(file) as connection:
            connection.execute("VACUUM INTO ?", [str(place / "small.db")])
        (folder / "tables.sqlite.gz").write_bytes(gzip.compress((place / "small.db").read_bytes()))
        with cluster() as postgres:
            address = postgres.create("corpus")
            expected["postgres"] = asyncio.run(server_tables(address, games))
            dump = [
                str(postgres.bin / "pg_dump"),
                "--no-owner",
                "--no-privileges",
                "--inserts",
                address,
            ]
            text = subprocess.run(dump, capture_output=True, check=True).stdout
            (folder / "tables.postgres.sql.gz").write_bytes(gzip.compress(text))
        (folder / "tables.json.xz").write_bytes(lzma.compress(json.dumps(expected).encode()))


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument(
        "--game", action="append", choices=GAMES, help="only this game (can be repeated)"
    )
    parser.add_argument("--without-tables", action="store_true", help="no databases of a server")
    given = parser.parse_args()
    given.folder.mkdir(parents=True)
    write_games(given.folder, given.game or GAMES)
    if not given.without_tables:
        write_tables(given.folder, given.game or GAMES)
