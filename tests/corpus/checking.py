"""Compares what was kept with what it gives now."""

import contextlib
import json

from tests.corpus.reading import expected_of
from tests.server.servers import Person, running, settings_for

FIELDS = ("digest", "over", "choices", "waiting", "scores", "sheet", "sides", "winners")


def given(game):
    """The same as the corpus has it: JSON knows no tuples."""
    return json.loads(json.dumps(expected_of(game)))


def wanted(kept, *without):
    return {k: v for k, v in kept.items() if k in FIELDS and k not in without}


async def check_tables(database, kept):
    """Everybody finds every table as it was left, and whoever is asked can go on."""
    async with running(settings_for(database)) as server, everybody(server, kept) as people:
        for table in kept["tables"]:
            await check_table(server, people, table)


@contextlib.asynccontextmanager
async def everybody(server, kept):
    """The people of the corpus, with the cookies that they had."""
    people = {}
    for name, secret in kept["secrets"].items():
        people[name] = Person(server)
        people[name].client.cookies.set("ashfall", secret)
    yield people
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
