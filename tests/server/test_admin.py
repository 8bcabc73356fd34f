"""What whoever runs the server does to it from outside, while it runs: each seen by the people at the tables."""

import json
from pathlib import Path

import pytest
import sqlalchemy as sa

from ashfall.engine.errors import AshfallError
from ashfall.server import house
from ashfall.server.admin import opened
from ashfall.server.app import house_changed
from ashfall.server.backup import verify
from ashfall.server.store import SITTING, entries, guests, metadata, snapshots, tables
from tests.server.servers import Person

pytestmark = pytest.mark.slow


async def look(server):
    """What a server does every two seconds, and may just have done."""
    service = server.service
    await service.house.look()
    await house_changed(service, server.app.state.live)


async def everything(database):
    """All text that the database holds; of a file also what its free places and its journal hold."""
    async with opened(database) as admin, admin.store.looking() as tx:
        rows = [row for part in metadata.sorted_tables for row in await tx.all(sa.select(part))]
    file = Path(database)
    raw = (
        []
        if "://" in database
        else [part.read_bytes().decode("latin-1") for part in file.parent.glob(f"{file.name}*")]
    )
    return "\n".join([*map(str, rows), *raw])


async def test_tables_are_listed_inspected_closed_and_opened_again(server, database, arrive):
    anna, ben = await arrive(server), await arrive(server, "Ben")
    made = await anna.table("here", "open")
    await ben.join(made, 1)
    id = made["id"]
    await anna.post(f"/api/tables/{id}/start")
    async with opened(database) as admin:
        assert [row["id"] for row in await admin.tables("playing", 0)] == [id]
        assert await admin.tables("over", 0) == await admin.tables(None, 1) == []
        shown = await admin.table(id)
        assert [seat["name"] for seat in shown["seats"]] == ["Anna", "Ben"]
        hidden = server.service.cache.rooms[id].room.secrets
        assert hidden.seed not in json.dumps(shown) and hidden.salt not in json.dumps(shown)
        async with ben.live(id, 1) as wire:
            await wire.until("view")
            await admin.close(id)
            with pytest.raises(AshfallError, match="frozen"):
                await admin.close(id)
            await look(server)
            told = await wire.until("view")
            assert told["table"]["notice"]["code"] == "closed"
            refused = await anna.play_first(id, 0)
            assert (refused.status_code, refused.json()["code"]) == (409, "closed")
            await admin.reopen(id)
            await look(server)
            assert (await wire.until("view"))["table"]["notice"] is None
        assert (await anna.play_first(id, 0)).status_code == 200
        with pytest.raises(AshfallError, match="not closed"):
            await admin.reopen(id)
    assert (await verify(database)).different == []


async def test_a_deleted_table_is_gone_for_those_who_look_at_it(server, database, arrive):
    anna = await arrive(server)
    first, second = await anna.started("here", "here"), await anna.started("here", "here")
    async with opened(database) as admin, anna.live(first, 0) as wire:
        await wire.until("view")
        await admin.delete(first, at_once=False)
        await look(server)
        assert await wire.end() == 4404
        await admin.delete(second, at_once=True)
        assert [row["id"] for row in await admin.tables("deleted", 0)] == [first]
        async with admin.store.looking() as tx:
            left = await tx.all(sa.select(tables.c.id))
            assert [row.id for row in left] == [first]
    assert (await anna.get(f"/api/tables/{second}")).status_code == 404
    assert (await anna.get("/api/me")).json()["tables"] == []


async def test_a_revoked_guest_is_shown_out(server, database, arrive):
    anna = await arrive(server)
    table = await anna.started("here", "here")
    async with opened(database) as admin, anna.live(table, 0) as wire:
        await wire.until("view")
        (guest,) = await admin.guests("ANNA")
        assert guest["tables"] == 1
        await admin.revoke(guest["id"])
        await look(server)
        assert await wire.end() == 4401
        with pytest.raises(AshfallError, match="no guest"):
            await admin.revoke("nobody")
    assert (await anna.get(f"/api/tables/{table}")).status_code == 401


async def test_a_closed_lobby_lets_running_games_go_on(server, database, arrive):
    anna = await arrive(server)
    table = await anna.started("here", "here")
    stranger = Person(server)
    async with opened(database) as admin:
        await admin.lobby(opened=False)
        await look(server)
        assert (await stranger.get("/api/house")).json() == {
            "open": False, "guest_days": 400, "deleted_days": 30,
        }  # fmt: skip
        for refused in (
            await stranger.post("/api/me", name="Eve", lang="en"),
            await anna.post("/api/tables", game="toy", seats=[{"kind": "here"}] * 2),
            await anna.post("/api/tables/import", record="ashfall 1"),
        ):
            assert (refused.status_code, refused.json()["code"]) == (403, "lobby_closed")
        assert (await anna.play_first(table, 0)).status_code == 200
        await admin.lobby(opened=True)
        await look(server)
    assert (await stranger.post("/api/me", name="Eve", lang="en")).status_code == 201
    await stranger.close()


async def test_bans_cover_networks_end_by_themselves_and_spare_this_machine(sqlite):
    async with opened(sqlite) as admin:
        rules = house.House(admin.store)
        assert await admin.ban("203.0.113.9/24", None, "floods") == "203.0.113.0/24"
        await admin.ban("2001:db8:1:2::77", 3, "")
        assert await rules.look() and not await rules.look()
        banned = ("203.0.113.200", "2001:db8:1:2::/64")
        free = ("203.0.114.1", "2001:db8:1:3::/64", "local", "testclient")
        assert [rules.banned(one) for one in (*banned, *free)] == [True] * 2 + [False] * 4
        rules.banned_networks = [(network, 1) for network, _ in rules.banned_networks]
        assert not rules.banned("203.0.113.200")
        await admin.unban("203.0.113.0/24")
        assert [row["network"] for row in await admin.bans()] == ["2001:db8:1:2::77/128"]
        with pytest.raises(AshfallError, match="not banned"):
            await admin.unban("203.0.113.0/24")
        with pytest.raises(AshfallError, match=r"right is 203\.0\.113\.7"):
            await admin.ban("anna", None, "")


async def test_an_erased_name_is_nowhere_any_more(server, database, arrive):
    """At a running table, at one that the guest was shown out of, on a second device, in snapshots and logs."""
    anna, zoe = await arrive(server), await arrive(server, "Zoe-Unique")
    made = await anna.table("here", "open")
    await zoe.join(made, 1)
    await anna.post(f"/api/tables/{made['id']}/start")
    other = await anna.table("here", "open")
    await zoe.join(other, 1)
    out = await anna.client.put(f"/api/tables/{other['id']}/seats/1", json={"kind": "open"})
    assert out.status_code == 200
    key = (await zoe.post(f"/api/tables/{made['id']}/seats/1/key")).json()["key"]
    phone = await arrive(server, "Phone")
    moved = await phone.post(f"/api/tables/{made['id']}/seats/1/reclaim", key=key)
    assert moved.json()["seats"][1]["name"] == "Zoe-Unique"
    await zoe.table("here", "here")
    room = server.service.cache.rooms[made["id"]].room
    await server.service.cache.save_snapshot(room.id, room.version, room.snapshot())
    assert "Zoe-Unique" in await everything(database)
    async with opened(database) as admin, anna.live(made["id"], 0) as wire:
        await wire.until("view")
        (guest,) = await admin.guests("zoe-unique")
        assert await admin.erase(guest["id"]) == 3
        await look(server)
        told = await wire.until("view")
        assert told["table"]["seats"][1]["name"] is None
        assert told["log"][-1]["kind"] == "table-erased"
        async with admin.store.looking() as tx:
            kept = await tx.all(sa.select(snapshots.c.data))
            assert kept == []
    assert "Zoe-Unique" not in await everything(database)
    assert (await anna.view(made["id"]))["table"]["seats"][0]["name"] == "Anna"
    assert (await phone.get("/api/me")).json()["guest"]["name"] == "Phone"
    assert (await phone.play_first(made["id"], 1)).status_code in (200, 409)
    assert (await verify(database)).different == []


async def test_who_leaves_for_good_takes_the_name_along(server, database, arrive):
    anna = await arrive(server, "Anna-Unique")
    await anna.started("here", "here")
    assert (await anna.client.delete("/api/me")).status_code == 204
    assert "Anna-Unique" not in await everything(database)
    async with opened(database) as admin, admin.store.looking() as tx:
        (row,) = await tx.all(sa.select(guests))
        assert (row.name, row.revoked) == ("", True)


async def test_a_new_name_reaches_the_tables_unless_it_is_taken_there(server, arrive):
    anna, ben = await arrive(server), await arrive(server, "Ben")
    made = await anna.table("here", "open")
    await ben.join(made, 1)
    alone = await anna.table("here", "here")
    await anna.post("/api/me", name="Ben", lang="en")
    assert [s["name"] for s in (await anna.view(made["id"]))["table"]["seats"]] == ["Anna", "Ben"]
    assert (await anna.view(alone["id"]))["table"]["seats"][0]["name"] == "Ben"
    await ben.post("/api/me", name="Bob", lang="en")
    view = await anna.view(made["id"])
    assert [seat["name"] for seat in view["table"]["seats"]] == ["Anna", "Bob"]
    assert view["log"][-1]["kind"] == "table-named"


async def test_the_search_for_where_somebody_sat_reads_no_moves(sqlite):
    wanted = sa.select(entries.c.table_id).where(entries.c.guest == "somebody", SITTING)
    async with opened(sqlite) as admin, admin.store.looking() as tx:
        text = wanted.compile(compile_kwargs={"literal_binds": True})
        plan = await tx.all(sa.text(f"EXPLAIN QUERY PLAN {text}"))
    assert "entries_by_sitter" in str(plan)
