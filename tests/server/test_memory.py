"""What a process keeps in memory is bounded, and what it missed while nobody told it is found again."""

import asyncio
import gc
import os
import types
import uuid
from pathlib import Path

import asyncpg  # type: ignore[import-untyped]
import pytest
from litestar import WebSocket

from ashfall.server import notify_postgres, spare_memory
from tests.server.faults import end_sessions
from tests.server.servers import PATIENCE, running, settings_for

pytestmark = pytest.mark.slow


async def test_new_tables_make_room_as_loaded_ones_do(sqlite, arrive):
    async with running(settings_for(sqlite, tables_kept=3)) as server:
        anna = await arrive(server)
        made = [await anna.started("here", "here") for _ in range(8)]
        rooms = server.service.cache.rooms
        assert list(rooms) == made[-3:]
        assert (await anna.view(made[0], 0))["table"]["state"] == "playing"
        assert len(rooms) == 3
        assert (await anna.play_first(made[1], 0)).status_code in (200, 409)


async def connections() -> int:
    """How many connections of sockets there are, living or left."""
    await asyncio.sleep(0.1)
    return sum(type(one) is WebSocket for one in gc.get_objects())


async def test_closed_sockets_leave_nothing(sqlite, arrive, monkeypatch):
    """Their objects refer to each other in circles; no count of new objects is waited for until they are freed."""
    monkeypatch.setattr(spare_memory, "TIDY", 0.5)
    gc.disable()
    try:
        async with running(settings_for(sqlite)) as server:
            anna = await arrive(server)
            table = await anna.started("here", "here")
            before = await connections()
            for _ in range(20):
                async with anna.live(table, 0) as wire:
                    await wire.until("view")
            async with asyncio.timeout(PATIENCE):
                while await connections() > before + 1:
                    pass
    finally:
        gc.enable()


def resident() -> float:
    """Megabytes of this process in memory."""
    pages = int(Path("/proc/self/statm").read_text().split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE") / 2**20


async def test_memory_between_things_that_stay_is_given_back(monkeypatch):
    monkeypatch.setattr(spare_memory, "TIDY", 0.05)
    texts = [bytes(2000) for _ in range(40_000)]
    stay = texts[::40]
    full = resident()
    del texts
    assert resident() > full - 20
    tidying = asyncio.create_task(spare_memory.tidy_forever())
    for _ in range(200):
        await asyncio.sleep(0.05)
        if resident() < full - 50:
            break
    tidying.cancel()
    assert resident() < full - 50
    assert len(stay) == 1000


async def test_a_move_made_while_notifications_were_lost_arrives_with_the_connection(
    postgres, arrive, monkeypatch
):
    """Without the regular look at all versions, which would find it ten seconds later."""
    name = f"t{uuid.uuid4().hex}"
    gate = asyncio.Event()
    gate.set()

    async def connect(*words, **values):
        await gate.wait()
        return await asyncpg.connect(*words, **values)

    slow = types.SimpleNamespace(
        connect=connect,
        PostgresError=asyncpg.PostgresError,
        InterfaceError=asyncpg.InterfaceError,
    )
    monkeypatch.setattr(notify_postgres, "asyncpg", slow)
    monkeypatch.setattr(notify_postgres, "PING", 3600.0)
    settings = settings_for(postgres.create(name))
    async with running(settings) as one, running(settings) as other:
        anna = await arrive(one)
        table = await anna.started("here", "here")
        there = await arrive(other, "Boris")
        there.client.cookies.update(anna.client.cookies)
        async with there.live(table, 0) as wire:
            await wire.until("view")
            gate.clear()
            await end_sessions(postgres, name)
            seat = (await anna.view(table, 0))["table"]["waiting"][0]["seat"]
            moved = await anna.play_first(table, seat)
            assert moved.status_code == 200
            gate.set()
            assert (await wire.until("view", version=moved.json()["version"]))["view"]
