"""Limits: who asks too much is refused, and the others go on playing."""

import asyncio
import contextlib
import time
import types
import uuid

import pytest
from websockets.exceptions import ConnectionClosed

from ashfall.server import people as people_module
from ashfall.server.limiting import FEW, KEPT, Limiter
from ashfall.server.people import RECHECK, REMEMBERED, People
from ashfall.server.refusals import Refusal
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


async def test_to_take_back_is_limited_as_moves_are(sqlite):
    """Both together: who undoes and plays again in turns asks for as much work as one who plays."""
    async with running(settings_for(sqlite, limits=Limits(moves=(20, 0.01)))) as server:
        anna = await Person(server, behind="203.0.113.9").come_in("Anna")
        table = await anna.started("here", "here")
        path = f"/api/tables/{table}/undo"
        wishes = [anna.post(path, seat=0, choices=7, move_id=str(uuid.uuid4())) for _ in range(60)]
        codes = [answer.status_code for answer in await asyncio.gather(*wishes)]
        assert codes.count(429) > 0 and set(codes) == {409, 429}
        assert (await anna.move(table, 0, "sing", 32)).status_code == 429
        await anna.close()


def test_who_is_in_debt_is_not_forgotten_for_all_who_come_after():
    """A bucket is given up when it is full again, and not when there are many."""
    clock = [0.0]
    limiter = Limiter(lambda: clock[0])
    rate = (10.0, 0.0001)
    for _ in range(20):
        limiter.spend("misses", "mallory", rate)
    for number in range(3 * KEPT):
        clock[0] += 0.01
        limiter.take("requests", f"guest {number}", (10.0, 1.0))
        assert len(limiter.buckets) <= KEPT
    with pytest.raises(Refusal) as refused:
        limiter.take("misses", "mallory", rate)
    assert refused.value.code == "too_many"


def test_a_crowd_whose_buckets_are_all_in_use_costs_little():
    """Whoever has many names cannot make the server look through all of them each time."""
    limiter = Limiter(lambda: 0.0)
    begin = time.process_time()
    for number in range(2 * KEPT):
        limiter.take("guests", f"network {number}", (20.0, 0.001))
    assert len(limiter.buckets) == KEPT
    assert time.process_time() - begin < 5


def test_who_went_long_ago_leaves_no_bucket():
    """Full buckets say nothing: they are given up long before there are as many as may be kept."""
    clock = [0.0]
    limiter = Limiter(lambda: clock[0])
    for number in range(10 * FEW):
        clock[0] += 0.1
        limiter.take("requests", f"guest {number}", (10.0, 1.0))
        assert len(limiter.buckets) <= FEW + 1


class Forgetful:
    """A database that stores nobody and finds nobody."""

    async def retrying(self, work):
        return None


async def test_who_went_long_ago_is_not_remembered(monkeypatch):
    """An answer that would be asked for again is given up; whoever is here stays, and of a crowd the newest."""
    clock = types.SimpleNamespace(now=0.0)
    monkeypatch.setattr(people_module, "time", types.SimpleNamespace(monotonic=lambda: clock.now))
    people = People(Forgetful(), 90)  # type: ignore[arg-type]
    for number in range(3000):
        clock.now += 1
        _, secret = await people.come_in(f"Guest {number}", "en")
        await people.by_secret("somebody who comes back")
        assert people.remembered(secret) is not None
        assert len(people.known) <= RECHECK + 1
    for number in range(REMEMBERED + 10):
        _, secret = await people.come_in(f"Guest {number}", "en")
    assert len(people.known) == REMEMBERED and people.remembered(secret) is not None


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
