"""Who is away: known to every process, and not before the time is up."""

import uuid

import pytest

from tests.server.servers import PATIENCE, running, settings_for

pytestmark = pytest.mark.slow


async def ask_for_a_bot(person, table, target):
    return await person.post(
        f"/api/tables/{table}/proposals",
        seat=0,
        kind="bot",
        target=target,
        move_id=str(uuid.uuid4()),
    )


async def two_at_a_table(server, arrive):
    anna, boris = await arrive(server, "Anna"), await arrive(server, "Boris")
    table = await anna.table("here", "open")
    await boris.join(table, 1)
    await anna.post(f"/api/tables/{table['id']}/start")
    return anna, boris, table["id"]


@pytest.mark.parametrize("seconds", [PATIENCE, 0])
async def test_who_reloads_is_not_away_whichever_process_is_asked(database, arrive, seconds):
    settings = settings_for(database, absent_seconds=seconds)
    async with running(settings) as one, running(settings) as two:
        # The second process is old enough to think that it would have seen everybody.
        two.service.begun -= 1000
        anna, boris, table = await two_at_a_table(one, arrive)
        async with boris.live(table, 1) as wire:
            await wire.until("view")
        await one.service.sightings.write()
        elsewhere = await arrive(two, "Anna")
        elsewhere.client.cookies = anna.client.cookies
        answer = await ask_for_a_bot(elsewhere, table, 1)
        assert answer.status_code == (409 if seconds else 200), answer.text


async def test_who_plays_without_a_socket_is_here_too(database, arrive):
    async with running(settings_for(database, absent_seconds=PATIENCE)) as server:
        server.service.begun -= 1000
        anna, boris, table = await two_at_a_table(server, arrive)
        await boris.view(table, 1)
        answer = await ask_for_a_bot(anna, table, 1)
        assert (answer.status_code, answer.json()["code"]) == (409, "others_play")
        await server.service.sightings.write()
        assert not server.service.sightings.fresh
        assert await server.service.sightings.away(table, 1) < PATIENCE
        assert await server.service.sightings.away(table, 7) is None


async def test_a_process_that_died_is_forgotten(server):
    presence = server.service.presence
    presence.hear("gone", "table", {"0": 1})
    presence.elsewhere["table"]["gone"] = (0.0, {"0": 1})
    presence.forget_silent()
    assert presence.elsewhere == {}
