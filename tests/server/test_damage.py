"""A damaged row stops its own table at most; a snapshot can be thrown away at any time."""

import zlib

import pytest
import sqlalchemy as sa

from ashfall.server import backup
from ashfall.server.store import entries, snapshots, tables
from tests.server.servers import running, settings_for

pytestmark = pytest.mark.slow

ROUTES = ("/api/tables", "/api/me")


async def played(person, moves, **wish):
    """A listed table of two, with a snapshot before its last moves."""
    table = await person.started("here", "here", listed=True, **wish)
    for _ in range(moves):
        waiting = (await person.get(f"/api/tables/{table}")).json()["waiting"]
        if not waiting:
            break
        assert (await person.play_first(table, waiting[0]["seat"])).status_code == 200
    return table


async def looked_at(person, table):
    """The table as everybody finds it, with the lists in which it stands."""
    for route in ROUTES:
        answer = await person.get(route)
        assert answer.status_code == 200, (route, answer.text)
    info = await person.get(f"/api/tables/{table}")
    assert info.status_code == 200, info.text
    async with person.live(table) as wire:
        first = await wire.next()
        assert first["type"] == "view"
    return info.json()


async def change(server, statement):
    """Change a row behind the server's back, which then has to read it."""
    cache = server.service.cache
    async with cache.store.writing() as tx:
        assert await tx.do(statement) >= 1
    cache.rooms.clear()


SNAPSHOTS = [
    {"data": b"\x00"},
    {"data": b""},
    {"data": zlib.compress(b"{")},
    {"data": zlib.compress(b"{}")},
    {"data": zlib.compress(b'{"version": 4}')},
    {"data": zlib.compress(b"[1]")},
    {"seq": 3},
    {"seq": 1000},
]


@pytest.mark.parametrize("damage", SNAPSHOTS, ids=str)
async def test_a_snapshot_is_a_cache_that_may_be_damaged(sqlite, arrive, damage):
    async with running(settings_for(sqlite, snapshot_every=4)) as server:
        anna, stranger = await arrive(server), await arrive(server, "Boris")
        table = await played(anna, 7)
        digest = server.service.cache.rooms[table].room.game.digest()
        statement = sa.update(snapshots).where(snapshots.c.table_id == table).values(**damage)
        await change(server, statement)
        assert (await looked_at(stranger, table))["state"] == "playing"
        assert server.service.cache.rooms[table].room.game.digest() == digest
        waiting = (await anna.get(f"/api/tables/{table}")).json()["waiting"]
        assert (await anna.play_first(table, waiting[0]["seat"])).status_code == 200


def where(table, seq):
    return (entries.c.table_id == table) & (entries.c.seq == seq)


DAMAGES = {
    "a body that is no JSON": lambda t: sa.update(entries).where(where(t, 5)).values(body="{"),
    "a body that is a list": lambda t: sa.update(entries).where(where(t, 5)).values(body="[]"),
    "a body without its choice": lambda t: sa.update(entries).where(where(t, 5)).values(body="{}"),
    "an illegal choice": lambda t: (
        sa.update(entries).where(where(t, 5)).values(body='{"choices":["nonsense"]}')
    ),
    "a kind nobody knows": lambda t: sa.update(entries).where(where(t, 5)).values(kind="nonsense"),
    "no seat": lambda t: sa.update(entries).where(where(t, 5)).values(seat=None),
    "a seat that is not there": lambda t: sa.update(entries).where(where(t, 5)).values(seat=77),
    "a beginning that cannot be read": lambda t: (
        sa.update(entries).where(where(t, 1)).values(body="\x00")
    ),
    "a beginning without seats": lambda t: sa.update(entries).where(where(t, 1)).values(body="{}"),
    "a missing entry": lambda t: sa.delete(entries).where(where(t, 5)),
    "no last entry": lambda t: sa.delete(entries).where(
        (entries.c.table_id == t) & (entries.c.seq > 6)
    ),
    "no entries": lambda t: sa.delete(entries).where(entries.c.table_id == t),
    "another position": lambda t: sa.update(entries).where(where(t, 5)).values(mark="p1:00"),
}


@pytest.mark.parametrize("damage", DAMAGES)
async def test_a_damaged_log_stops_its_own_table_with_a_notice(sqlite, arrive, damage):
    async with running(settings_for(sqlite)) as server:
        anna, stranger = await arrive(server), await arrive(server, "Boris")
        table, sound = await played(anna, 7), await played(anna, 2)
        await change(server, DAMAGES[damage](table))
        info = await looked_at(stranger, table)
        assert info["state"] == "frozen"
        assert info["notice"]["code"] == "damaged"
        assert (await looked_at(anna, sound))["state"] == "playing"
        waiting = (await anna.get(f"/api/tables/{sound}")).json()["waiting"]
        assert (await anna.play_first(sound, waiting[0]["seat"])).status_code == 200
        shut = await anna.move(table, 0, "commit ash1", 1)
        assert shut.status_code in (403, 409), shut.text
        assert "ashfall_sockets 0.0" in (await anna.get("/metrics")).text
    assert await backup.verify(sqlite) == (2, [table], [])


async def test_damaged_lines_cost_nothing_but_themselves(sqlite, arrive):
    async with running(settings_for(sqlite)) as server:
        anna = await arrive(server)
        table = await played(anna, 7)
        await change(server, sa.update(entries).where(where(table, 5)).values(lines='[{"'))
        assert (await looked_at(anna, table))["state"] == "playing"


async def test_a_finished_game_keeps_result_score_sheet_and_record_whatever_becomes_of_it(
    sqlite, arrive
):
    async with running(settings_for(sqlite)) as server:
        anna = await arrive(server)
        table = await played(anna, 500)
        before = [
            (await anna.get(f"/api/tables/{table}/{part}")).text
            for part in ("scores", "scores.csv", "record")
        ]
        for damage in (
            sa.update(entries).where(where(table, 5)).values(mark="p1:00"),
            sa.update(tables).where(tables.c.id == table).values(rules="0.0.1"),
        ):
            await change(server, damage)
            info = await looked_at(anna, table)
            assert info["state"] == "over" and info["notice"] is not None
            assert info["proof"]["seed"]
            after = [
                (await anna.get(f"/api/tables/{table}/{part}")).text
                for part in ("scores", "scores.csv")
            ]
            assert after == before[:2]
        await change(server, sa.update(tables).where(tables.c.id == table).values(rules="1.0.0"))
        assert (await anna.get(f"/api/tables/{table}/record")).text == before[2]
