"""Who may do what: every route for every kind of person, with the exact answer."""

import uuid

import pytest
import pytest_asyncio

from ashfall.server.api import ROUTES
from tests.server.servers import Person, question_of, running, settings_for

pytestmark = [pytest.mark.slow, pytest.mark.asyncio(loop_scope="module")]

WHO = (
    "host",
    "seat 1",
    "spectator",
    "stranger",
    "anonymous",
    "expired",
    "left",
    "former",
    "shown out",
)
"""The former held seat 1 before its player, the one shown out before him; both still have a key of it."""
HAD_SEAT_1 = ("former", "shown out")
# What each kind of person gets, in the order of WHO. Each request is made on a table of its own.
MATRIX = {
    "GET /api/tables/{t}": "200 200 200 404 401 401 200 200 404",
    "GET /api/tables/{t}/view": "200 200 200 404 401 401 200 200 404",
    "GET /api/tables/{t}/view?seat=0": "200 403 403 404 401 401 403 403 404",
    "GET /api/tables/{t}/view?seat=1": "403 200 403 404 401 401 403 403 404",
    "GET /api/tables/{t}/view?seat=2": "403 403 403 404 401 401 403 403 404",
    "GET /api/tables/{t}/view?at=0": "200 200 200 404 401 401 200 200 404",
    "GET /api/tables/{t}/view?at=0&seat=0": "200 403 403 404 401 401 403 403 404",
    "GET /api/tables/{t}/film?choice=1": "422 422 422 404 401 401 422 422 404",
    "GET /api/tables/{t}/film?choice=1&seat=1": "403 422 403 404 401 401 403 403 404",
    "GET /api/tables/{t}/story": "200 200 200 404 401 401 200 200 404",
    "GET /api/tables/{t}/story?seat=0": "200 403 403 404 401 401 403 403 404",
    "GET /api/tables/{t}/why?seat=0&choice=peek": "200 403 403 404 401 401 403 403 404",
    "GET /api/tables/{t}/why?seat=1&choice=peek": "403 200 403 404 401 401 403 403 404",
    "GET /api/tables/{t}/preview?seat=0&question=1&choice=peek": "200 403 403 404 401 401 403 403 404",
    "GET /api/tables/{t}/turn?seat=0": "200 403 403 404 401 401 403 403 404",
    "GET /api/tables/{t}/turn?seat=1": "403 200 403 404 401 401 403 403 404",
    "GET /api/tables/{t}/plan?seat=0": "200 403 403 404 401 401 403 403 404",
    "GET /api/tables/{t}/scores": "409 409 409 404 401 401 409 409 404",
    "GET /api/tables/{t}/scores.csv": "409 409 409 404 401 401 409 409 404",
    "GET /api/tables/{t}/record": "409 409 409 404 401 401 409 409 404",
    "POST /api/tables/{t}/moves seat=0": "200 403 403 404 401 401 403 403 404",
    "POST /api/tables/{t}/moves seat=1": "403 200 403 404 401 401 403 403 404",
    "POST /api/tables/{t}/moves seat=2": "403 403 403 404 401 401 403 403 404",
    "POST /api/tables/{t}/undo seat=0": "409 403 403 404 401 401 403 403 404",
    "POST /api/tables/{t}/proposals seat=0": "200 403 403 404 401 401 403 403 404",
    "POST /api/tables/{t}/votes seat=1": "403 409 403 404 401 401 403 403 404",
    "POST /api/tables/{t}/start": "409 403 403 404 401 401 403 403 404",
    "PATCH /api/tables/{t}": "409 403 403 404 401 401 403 403 404",
    "PUT /api/tables/{t}/seats/1": "409 403 403 404 401 401 403 403 404",
    "POST /api/tables/{t}/seats/0/sit": "200 409 409 404 401 401 409 409 404",
    "POST /api/tables/{t}/seats/2/sit": "409 409 409 404 401 401 200 409 404",
    "POST /api/tables/{t}/seats/0/leave": "200 403 403 404 401 401 403 403 404",
    "POST /api/tables/{t}/seats/1/leave": "403 200 403 404 401 401 403 403 404",
    "POST /api/tables/{t}/seats/1/key": "403 200 403 404 401 401 403 403 404",
    "POST /api/tables/{t}/seats/1/reclaim": "403 403 403 403 401 401 403 403 403",
    "POST /api/tables/{t}/enter right": "200 200 200 200 401 401 200 200 200",
    "POST /api/tables/{t}/enter old": "404 404 404 404 401 401 404 404 404",
    "POST /api/tables/{t}/enter wrong": "404 404 404 404 401 401 404 404 404",
    "POST /api/tables/{t}/rematch": "409 409 403 404 401 401 403 403 404",
    "POST /api/tables/{t}/share": "409 409 403 404 401 401 403 403 404",
    "DELETE /api/tables/{t}": "409 403 403 404 401 401 403 403 404",
    "POST /api/tables": "201 201 201 201 401 401 201 201 201",
    "POST /api/tables/import": "422 422 422 422 401 401 422 422 422",
    "GET /api/tables": "200 200 200 200 200 200 200 200 200",
    "GET /api/me": "200 200 200 200 200 200 200 200 200",
    "DELETE /api/me": "204 204 204 204 401 401 204 204 204",
    "POST /api/me": "201 201 201 201 201 201 201 201 201",
    "GET /api/games": "200 200 200 200 200 200 200 200 200",
    "GET /api/games/toy/words": "200 200 200 200 200 200 200 200 200",
    "GET /api/games/toy/names": "200 200 200 200 200 200 200 200 200",
    "GET /api/games/toy/forms": "200 200 200 200 200 200 200 200 200",
    "GET /api/games/toy/components": "200 200 200 200 200 200 200 200 200",
    "GET /api/games/last-aurora/rules?find=food": "200 200 200 200 200 200 200 200 200",
    "GET /api/rules/LA-EXP-02": "200 200 200 200 200 200 200 200 200",
    "GET /api/lang/en/server": "200 200 200 200 200 200 200 200 200",
    "GET /api/house": "200 200 200 200 200 200 200 200 200",
    "GET /api/bots": "200 200 200 200 200 200 200 200 200",
}
BODIES: dict[str, dict] = {
    "moves": {"choice": "@first"},
    "proposals": {"kind": "take-back", "to": 0},
    "votes": {"agree": True},
    "seats/1": {"kind": "open"},
    "reclaim": {"key": "@key"},
    "right": {"invite": "@invite"},
    "old": {"invite": "@old"},
    "wrong": {"invite": "wrong"},
    "/api/tables": {"game": "toy", "seats": [{"kind": "here"}, {"kind": "here"}]},
    "import": {"record": "nothing"},
    "/api/me": {"name": "Somebody", "lang": "en"},
}


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def server(tmp_path_factory):
    folder = tmp_path_factory.mktemp("tables")
    async with running(settings_for(str(folder / "tables.db"))) as address:
        yield address


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def people(server):
    """Everybody who may knock; they come to many tables."""
    made = {who: Person(server) for who in WHO}
    yield made
    for person in made.values():
        await person.close()


async def come_in_again(people):
    """Whoever has gone for good, or was somebody else for a while, comes in."""
    for who, person in people.items():
        person.client.cookies.clear()
        person.key = "no-key-at-all"
        if who != "anonymous":
            await person.come_in(f"{who} x"[:20])
    secret = people["expired"].secret
    await people["expired"].client.delete("/api/me")
    people["expired"].client.cookies.set("ashfall", secret)


async def sit_at_a_table(people, line):
    """A running table for three, one of whom has left, and everybody else who may knock."""
    if "/api/me" in line or not people["host"].client.cookies:
        await come_in_again(people)
    host = people["host"]
    table = await host.table("here", "open", "open")
    seat, old = f"/api/tables/{table['id']}/seats/1", table["invite"]
    await people["shown out"].join(table, 1)
    people["shown out"].key = (await people["shown out"].post(f"{seat}/key")).json()["key"]
    table = (await host.client.put(seat, json={"kind": "open"})).json()
    await people["former"].join(table, 1)
    people["former"].key = (await people["former"].post(f"{seat}/key")).json()["key"]
    await people["former"].post(f"{seat}/leave")
    table["old"] = old
    await people["seat 1"].join(table, 1)
    await people["left"].join(table, 2)
    await people["spectator"].join(table)
    await host.post(f"/api/tables/{table['id']}/start")
    await people["left"].post(f"/api/tables/{table['id']}/seats/2/leave")
    if "proposals" in line:
        await host.play_first(table["id"], 0)
        await people["seat 1"].play_first(table["id"], 1)
    return table


@pytest.mark.parametrize(("line", "codes"), MATRIX.items(), ids=MATRIX.keys())
async def test_each_person_gets_exactly_what_is_theirs(people, line, codes):
    """Those who are refused ask first, all at one table; whoever changes something gets a table of their own."""
    expected = dict(zip(WHO, map(int, codes.split()), strict=True))
    table = await sit_at_a_table(people, line)
    for who in sorted(WHO, key=lambda who: expected[who] < 400):
        answer = await ask(line, people, who, table)
        assert answer.status_code == expected[who], (who, answer.text)
        if answer.status_code in (401, 403, 404):
            assert "values" in answer.json() and "fresh" not in answer.json()
        if answer.status_code < 400 and not line.startswith("GET"):
            table = await sit_at_a_table(people, line)
    if "/api/me" in line:
        await come_in_again(people)


async def ask(line, people, who, table):
    method, path, *rest = line.split(" ")
    word = rest[0] if rest else ""
    sent = dict(next((v for k, v in BODIES.items() if path.endswith(k) or word == k), {}))
    if word.startswith("seat="):
        seat = int(word[5:])
        owner = people["host" if seat == 0 else "seat 1"]
        view = await owner.view(table["id"], seat if seat < 2 else None)
        first = "commit ash1"
        if seat < 2 and "moves" in path:
            first = view["view"]["table"]["choices"][0]["options"][0]["text"]
        stands = {
            "/moves": {"question": question_of(view)},
            "/undo": {"choices": view["choices"]},
            "/votes": {"proposal": view["version"]},
        }
        seen = next((v for k, v in stands.items() if path.endswith(k)), {})
        sent = {"seat": seat, "move_id": str(uuid.uuid4()), **seen, **sent}
        sent = {k: first if v == "@first" else v for k, v in sent.items()}
    known = {"@invite": table["invite"], "@old": table["old"], "@key": people[who].key}
    sent = {k: known.get(v, v) if isinstance(v, str) else v for k, v in sent.items()}
    return await people[who].client.request(
        method,
        path.replace("{t}", table["id"]),
        json=sent if method not in ("GET", "DELETE") else None,
    )


async def test_every_route_is_in_the_matrix():
    walked = set()
    for line in MATRIX:
        method, path = line.split(" ")[:2]
        walked.add((method, path.partition("?")[0].replace("{t}", "{}").replace("/toy/", "/{}/")))
    missing = []
    for handler in ROUTES:
        for path in handler.paths:
            for method in handler.http_methods:
                parts = path.strip("/").split("/")
                pattern = ["{}" if part.startswith("{") else part for part in parts]
                if not any(
                    m == method and fits(pattern, p.strip("/").split("/")) for m, p in walked
                ):
                    missing.append(f"{method} {path}")
    assert missing == []


def fits(pattern, parts):
    return len(pattern) == len(parts) and all(
        a in ("{}", b) or b == "{}" for a, b in zip(pattern, parts, strict=True)
    )


async def test_a_guest_who_was_not_seen_for_long_is_a_stranger(server):
    import sqlalchemy as sa

    from ashfall.server.store import guests

    anna = await Person(server).come_in("Anna")
    table = await anna.started("here", "here")
    async with server.service.cache.store.writing() as tx:
        await tx.do(sa.update(guests).where(guests.c.name == "Anna").values(seen=1))
    server.service.people.known.clear()
    assert (await anna.get(f"/api/tables/{table}/view", seat=0)).status_code == 401
    assert (await anna.get("/api/me")).json() == {"guest": None, "tables": []}
    await anna.close()


async def test_a_revoked_guest_loses_open_tables_too(server):
    anna, boris = await Person(server).come_in("Anna"), await Person(server).come_in("Boris")
    made = await anna.table("here", "open")
    await boris.join(made, 1)
    table, secret = made["id"], anna.secret
    await boris.post(f"/api/tables/{table}/seats/1/leave")
    async with anna.live(table, 0) as wire:
        await wire.until("view")
        await anna.client.delete("/api/me")
        anna.client.cookies.set("ashfall", secret)
        await boris.post(f"/api/tables/{table}/seats/1/sit")
        assert await wire.end() == 4401
    await boris.close()
    assert (await anna.get(f"/api/tables/{table}")).status_code == 401
    async with anna.live(table, 0) as wire:
        await wire.socket.wait_closed()
        assert wire.socket.close_code == 4401
    await anna.close()
