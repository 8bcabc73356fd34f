"""Limits: who asks too much is refused, and the others go on playing."""

import asyncio
import contextlib

import pytest
from websockets.exceptions import ConnectionClosed

from ashfall.server.settings import Limits
from tests.server.servers import Person, running, settings_for

pytestmark = pytest.mark.slow


async def test_limits_refuse_the_greedy_and_let_the_others_play(sqlite):
    async with running(settings_for(sqlite, limits=Limits())) as server:
        anna = await Person(server, behind="203.0.113.9").come_in("Anna")
        table = await anna.started("here", "here")
        tables = [
            (await anna.post("/api/tables", game="toy", seats=[{"kind": "here"}] * 2))
            for _ in range(12)
        ]
        refused = [a for a in tables if a.status_code == 429]
        assert len(refused) == 3 and refused[0].json()["code"] == "too_many"
        assert int(refused[0].headers["retry-after"]) >= 1
        answers = await asyncio.gather(*[anna.move(table, 0, "sing", 32) for _ in range(60)])
        moves = [answer.status_code for answer in answers]
        assert moves.count(429) > 0 and set(moves) == {422, 429}
        codes = []
        everybody = asyncio.Barrier(10)
        async with asyncio.TaskGroup() as group:

            async def one():
                async with anna.live(table, 0) as wire:
                    try:
                        await wire.until("view")
                    except ConnectionClosed as closed:
                        codes.append(closed.rcvd.code)
                    await everybody.wait()

            for _ in range(10):
                group.create_task(one())
        assert codes == [4429, 4429]
        await anna.close()


async def test_guessing_tables_ends_in_429(sqlite):
    async with running(settings_for(sqlite, limits=Limits())) as server:
        anna = await Person(server, behind="203.0.113.9").come_in("Anna")
        found = [(await anna.get(f"/api/tables/{n:022d}")).status_code for n in range(100)]
        assert set(found) == {404, 429} and found[-1] == 429
        await anna.close()


async def test_one_who_sends_only_nonsense_is_shown_out(sqlite):
    async with running(settings_for(sqlite, limits=Limits())) as server:
        anna = await Person(server).come_in("Anna")
        table = await anna.started("here", "here")
        async with anna.live(table, 0) as wire:
            with contextlib.suppress(ConnectionClosed):
                for _ in range(1000):
                    await wire.socket.send("nonsense")
                    await wire.next()
            assert await wire.end() == 1008
        assert (await anna.view(table, 0))["version"] == 2
        await anna.close()
