"""Bots and the automa play by themselves, in a process of their own."""

import asyncio
import time

import pytest

from ashfall.games import TITLES
from tests.server.servers import Person, running, settings_for

GAMES = [game for game in TITLES if game != "toy"]


async def over(person, table, seconds=60):
    async with asyncio.timeout(seconds):
        while True:
            info = (await person.get(f"/api/tables/{table}")).json()
            if info["state"] == "over":
                return info
            assert info["state"] == "playing", info
            await asyncio.sleep(0.2)


async def test_bots_finish_a_game_among_themselves(database, arrive):
    async with running(settings_for(database, bots=True)) as server:
        anna = await arrive(server)
        table = await anna.started("bot:random", "bot:greedy:4", "bot:random")
        info = await over(anna, table)
        assert info["choices"] > 20
        scores = (await anna.get(f"/api/tables/{table}/scores")).json()
        assert scores["winners"]


async def test_bots_go_on_after_a_restart(database, arrive):
    async with running(settings_for(database, bots=False)) as server:
        anna = await arrive(server)
        table = await anna.started("bot:random", "bot:random")
        secret = anna.secret
    async with running(settings_for(database, bots=True)) as server:
        again = Person(server)
        again.client.cookies.set("ashfall", secret)
        await over(again, table)
        await again.close()


@pytest.mark.slow
async def test_thinking_does_not_delay_people(sqlite, arrive):
    async with running(settings_for(sqlite, bots=True, bot_seconds=60)) as server:
        anna = await arrive(server)
        quick = await anna.started("here", "here")
        await anna.started("bot:greedy:20000", "bot:greedy:20000")
        await asyncio.sleep(1.5)
        slowest = 0.0
        for _ in range(10):
            begin = time.perf_counter()
            waiting = (await anna.get(f"/api/tables/{quick}")).json()["waiting"]
            await anna.play_first(quick, waiting[0]["seat"])
            slowest = max(slowest, time.perf_counter() - begin)
        assert slowest < 1.5


@pytest.mark.slow
async def test_a_bot_that_takes_too_long_is_replaced_for_this_decision(sqlite, arrive):
    async with running(settings_for(sqlite, bots=True, bot_seconds=4.0)) as server:
        anna = await arrive(server)
        table = await anna.started("here", "bot:greedy:999999")
        await anna.play_first(table, 0)
        async with asyncio.timeout(60), anna.live(table) as wire:
            while (await wire.until("view", 60))["choices"] < 2:
                pass
        assert server.service.cache.metrics.bot_failures._value.get() >= 1


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
async def test_a_whole_game_of_each_title_against_bots(sqlite, arrive, game):
    """A person who takes first options and a bot; every view, preview and reason on the way is served."""
    async with running(settings_for(sqlite, bots=True)) as server:
        anna = await arrive(server)
        table = await anna.started("here", "bot:random", game=game)
        await play_to_the_end(anna, table)


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
async def test_a_whole_solo_game_of_each_title_against_the_automa(sqlite, arrive, game):
    async with running(settings_for(sqlite, bots=True)) as server:
        anna = await arrive(server)
        made = await anna.table("here", "automa", game=game)
        assert made["automa"] and made["options"]["solo"] and len(made["seats"]) == 1
        await anna.post(f"/api/tables/{made['id']}/start")
        await play_to_the_end(anna, made["id"])
        scores = (await anna.get(f"/api/tables/{made['id']}/scores")).json()
        assert len(scores["sides"]) == 2


async def play_to_the_end(person, table):
    async with asyncio.timeout(240):
        turn = 0
        while True:
            view = await person.view(table, 0)
            if view["table"]["state"] == "over":
                return
            asked = view["view"]["table"]["choices"]
            if not asked:
                await asyncio.sleep(0.02)
                continue
            options = asked[0]["options"]
            choice = options[turn * 7 % len(options)]["text"]
            turn += 1
            if turn % 10 == 0:
                preview = await person.get(f"/api/tables/{table}/preview", seat=0, choice=choice)
                assert preview.status_code == 200, preview.text
            answer = await person.move(table, 0, choice)
            assert answer.status_code in (200, 409), answer.text
