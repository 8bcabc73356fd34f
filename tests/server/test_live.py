"""Live tables: views by socket, resumption, presence, slow readers, restarts."""

import asyncio
import copy
import json
import socket as sockets
import uuid

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from tests.server.servers import Person, question_of, running, settings_for


async def test_every_socket_gets_its_own_view_after_a_move(server, arrive):
    anna, boris, eve = [await arrive(server, n) for n in ("Anna", "Boris", "Eve")]
    table = await anna.table("here", "open")
    id = table["id"]
    await boris.join(table, 1)
    await eve.join(table)
    await anna.post(f"/api/tables/{id}/start")
    async with anna.live(id, 0) as a, boris.live(id, 1) as b, eve.live(id) as e:
        first = await a.until("view")
        base = first["version"]
        own = first["view"]["table"]["choices"][0]["options"][0]["text"]
        move_id = str(uuid.uuid4())
        asked = question_of(first)
        await a.send(type="move", seat=0, question=asked, move_id=move_id, choice=own)
        assert (await a.until("ack", move_id=move_id))["version"] == base + 1
        for wire, person, seat in ((b, boris, 1), (e, eve, None)):
            news = await wire.until("view", version=base + 1)
            fresh = await person.view(id, seat)
            assert news["view"] == fresh["view"] and news["sheet"] == fresh["sheet"]
            assert news["hash"] == fresh["hash"]
            assert [line["kind"] for line in news["log"]] == ["committed"]
        # Boris's socket may not move for Anna.
        await b.send(type="move", seat=0, question=asked, move_id=str(uuid.uuid4()), choice=own)
        refused = await b.until("refused")
        assert refused["status"] == 403 and refused["error"]["code"] == "not_your_seat"
        await b.send(type="move", seat=1, question=9, move_id=str(uuid.uuid4()), choice=own)
        assert (await b.until("refused"))["error"]["code"] == "stale"
        assert (await b.until("view"))["version"] == base + 1


async def test_a_cut_client_resumes_without_gap_or_repeat(server, arrive):
    anna = await arrive(server)
    id = await anna.started("here", "here")
    async with anna.live(id, 0) as wire:
        last = (await wire.until("view"))["version"]
    seen = []
    for _ in range(12):
        waiting = (await anna.get(f"/api/tables/{id}")).json()["waiting"]
        await anna.play_first(id, waiting[0]["seat"])
        async with anna.live(id, 0, query=f"since={last}") as wire:
            view = await wire.until("view")
            seen += [(line["version"], line["kind"]) for line in view["log"]]
            last = view["version"]
    everything = await anna.view(id, 0)
    assert seen == [(x["version"], x["kind"]) for x in everything["log"] if x["version"] > 2]
    assert view["view"] == everything["view"]


def applied(state, message):
    """What the protocol tells a client to do with a change."""
    state = copy.deepcopy(state)

    def place(path):
        found = state
        for step in path[:-1]:
            found = found[step]
        return found

    for path, value in message["set"]:
        place(path)[path[-1]] = value
    for path in message["unset"]:
        del place(path)[path[-1]]
    return state


@pytest.mark.slow
async def test_changes_lead_to_the_same_view_as_whole_views(server, arrive):
    anna = await arrive(server)
    id = await anna.started("here", "here")
    async with anna.live(id, 0, query="diff=1") as wire:
        state = await wire.until("view")
        for _ in range(20):
            info = (await anna.get(f"/api/tables/{id}")).json()
            if info["state"] == "over":
                break
            await anna.play_first(id, info["waiting"][0]["seat"])
            message = await wire.until("change")
            assert message["base"] == state["version"]
            state = {**applied(state, message), "version": message["version"]}
            whole = await anna.view(id, 0)
            assert state["view"] == whole["view"] and state["sheet"] == whole["sheet"]
            assert message["hash"] == whole["hash"]


async def test_presence_is_told(server, arrive):
    anna, boris = await arrive(server, "Anna"), await arrive(server, "Boris")
    table = await anna.table("here", "open")
    await boris.join(table, 1)
    id = table["id"]
    async with anna.live(id, 0) as a:
        await a.until("view")
        async with boris.live(id, 1):
            assert await a.until("presence", seats=[0, 1], watching=0)
            async with boris.live(id):
                assert await a.until("presence", seats=[0, 1], watching=1)
        assert await a.until("presence", seats=[0], watching=0)


async def test_hot_seat_changes_the_seat_of_a_socket(server, arrive):
    anna = await arrive(server)
    id = await anna.started("here", "here")
    async with anna.live(id, 0) as wire:
        first = await wire.until("view")
        await wire.send(type="look", seat=1, since=first["version"])
        second = await wire.until("view")
        assert second["seat"] == 1 and second["view"]["hand"] != first["view"]["hand"]
        await anna.play_first(id, 0)
        assert (await wire.until("view"))["seat"] == 1


async def test_a_seat_that_was_left_is_no_longer_shown(server, arrive):
    anna, boris = await arrive(server, "Anna"), await arrive(server, "Boris")
    table = await anna.table("here", "open")
    await boris.join(table, 1)
    id = table["id"]
    await anna.post(f"/api/tables/{id}/start")
    async with boris.live(id, 1) as wire:
        assert (await wire.until("view"))["view"]["hand"]
        await boris.post(f"/api/tables/{id}/seats/1/leave")
        after = await wire.until("view")
        assert after["seat"] is None and after["view"]["hand"] == []


async def test_ping_tells_the_version_and_hash_of_what_was_sent(server, arrive):
    anna = await arrive(server)
    id = await anna.started("here", "here")
    async with anna.live(id, 0) as wire:
        view = await wire.until("view")
        await wire.send(type="ping")
        assert await wire.until("pong") == {
            "type": "pong", "version": view["version"], "hash": view["hash"],
        }  # fmt: skip


async def test_a_new_window_that_wants_to_be_alone_replaces_the_old(server, arrive):
    anna = await arrive(server)
    id = await anna.started("here", "here")
    async with anna.live(id, 0) as old, anna.live(id, 0) as mirror:
        await old.until("view")
        await mirror.until("view")
        async with anna.live(id, 0, query="alone=1") as new:
            await new.until("view")
            for wire in (old, mirror):
                assert await wire.end() == 4409


@pytest.mark.parametrize(
    ("who", "table", "seat", "code"),
    [
        ("nobody", "real", None, 4401),
        ("stranger", "real", None, 4404),
        ("stranger", "none", None, 4404),
        ("spectator", "real", 0, 4403),
        ("owner", "real", 7, 4403),
        ("owner", "real", "x", 4403),
    ],
)
async def test_nothing_is_told_before_it_is_known_who_asks(server, arrive, who, table, seat, code):
    anna, eve = await arrive(server, "Anna"), await arrive(server, "Eve")
    made = await anna.table("here", "here")
    await anna.post(f"/api/tables/{made['id']}/start")
    person = {"owner": anna, "stranger": eve, "spectator": eve, "nobody": Person(server)}[who]
    if who == "spectator":
        await eve.join(made)
    id = made["id"] if table == "real" else "A" * 22
    async with person.live(id, seat) as wire:
        with pytest.raises(ConnectionClosed) as closed:
            await wire.next()
        assert closed.value.rcvd.code == code
        assert wire.heard == []
        # Nor does one who was refused count among those who are here.
        assert server.service.cache.metrics.sockets._value.get() == 0


@pytest.mark.parametrize("origin", [None, "http://evil.example", "null", "file://"])
async def test_a_foreign_page_cannot_open_a_socket(server, arrive, origin):
    anna = await arrive(server)
    id = await anna.started("here", "here")
    address = f"{server.url.replace('http', 'ws')}/api/tables/{id}/live"
    with pytest.raises(InvalidStatus) as refused:
        async with connect(
            address, origin=origin, additional_headers={"Cookie": f"ashfall={anna.secret}"}
        ):
            pass
    assert refused.value.response.status_code == 403


STALL = 8.0
"""Seconds; no hiccup of a busy machine is as long."""


@pytest.mark.slow
async def test_one_who_does_not_read_is_dropped_and_nobody_waits(sqlite, arrive):
    from ashfall.server.settings import Limits

    limits = Limits(
        socket_stall=STALL,
        tables=(1e6, 1e6),
        guests=(1e6, 1e6),
        requests=(1e6, 1e6),
        moves=(1e6, 1e6),
    )
    async with running(settings_for(sqlite, limits=limits)) as server:
        anna, boris = await arrive(server, "Anna"), await arrive(server, "Boris")
        table = await anna.table("here", "open", practice=True, seed="slow")
        await boris.join(table, 1)
        id = table["id"]
        await anna.post(f"/api/tables/{id}/start")
        stalled = await raw_socket(server, boris, id)
        async with anna.live(id, 0) as wire:
            view = await wire.until("view")
            slowest = 0.0
            for n in range(100_000):
                begin = asyncio.get_running_loop().time()
                if n % 2 == 0:
                    text = view["view"]["table"]["choices"][0]["options"][0]["text"]
                    await wire.send(
                        type="move",
                        seat=0,
                        question=question_of(view),
                        move_id=f"{n:032x}",
                        choice=text,
                    )
                else:
                    await wire.send(
                        type="undo", seat=0, choices=view["choices"], move_id=f"{n:032x}"
                    )
                view = await wire.until("view", version=view["version"] + 1)
                slowest = max(slowest, asyncio.get_running_loop().time() - begin)
                if server.service.cache.metrics.stalled._value.get() > 0:
                    break
            assert server.service.cache.metrics.stalled._value.get() == 1
            assert slowest < STALL, "a move waited for the one who does not read"
        stalled.close()


async def raw_socket(server, person, table):
    """A socket whose owner shakes hands and then never reads again."""
    host, port = server.url.removeprefix("http://").split(":")
    made = sockets.socket()
    made.setsockopt(sockets.SOL_SOCKET, sockets.SO_RCVBUF, 4096)
    made.setblocking(False)
    loop = asyncio.get_running_loop()
    await loop.sock_connect(made, (host, int(port)))
    await loop.sock_sendall(
        made,
        (
            f"GET /api/tables/{table}/live?seat=1 HTTP/1.1\r\nHost: {host}:{port}\r\nUpgrade: websocket\r\n"
            f"Connection: Upgrade\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n"
            f"Origin: {server.url}\r\nCookie: ashfall={person.secret}\r\n\r\n"
        ).encode(),
    )
    return made


async def test_clients_are_told_of_a_restart(sqlite, arrive):
    async with running(settings_for(sqlite)) as server:
        anna = await arrive(server)
        id = await anna.started("here", "here")
        wire_context = anna.live(id, 0)
        wire = await wire_context.__aenter__()
        await wire.until("view")
    assert json.loads(wire.heard[-1])["type"] == "view"
    assert (await wire.until("notice"))["code"] == "restart"
    with pytest.raises(ConnectionClosed) as closed:
        await wire.next()
    assert closed.value.rcvd.code == 1001
    await wire_context.__aexit__(None, None, None)
