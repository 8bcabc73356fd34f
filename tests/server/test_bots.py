"""Bots and the automa play by themselves, in a process of their own."""

import asyncio
import random

import pytest

import ashfall
from ashfall.games import TITLES
from ashfall.server.bot_scheduler import BotScheduler, what_a_bot_gets
from ashfall.server.log_entries import Seat, Secrets
from ashfall.server.metrics import Metrics
from ashfall.server.notify import Notifier
from ashfall.server.room import Room
from ashfall.server.store import Store, address_of
from ashfall.server.table_cache import TableCache
from tests.server.servers import PATIENCE, Person, running, settings_for

pytestmark = pytest.mark.slow

GAMES = [game for game in TITLES if game != "toy"]


async def over(person, table):
    async with asyncio.timeout(PATIENCE):
        while True:
            info = (await person.get(f"/api/tables/{table}")).json()
            if info["state"] == "over":
                return info
            assert info["state"] == "playing", info
            await asyncio.sleep(0.2)


async def test_bots_finish_a_game_among_themselves(database, arrive):
    offered = ("random", "greedy:4")
    async with running(settings_for(database, bots=True, offered=offered)) as server:
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


async def idle(server):
    """How many bot processes have nothing to do."""
    await asyncio.sleep(0.01)
    return len(server.app.state.bots.pool.idle)


async def test_thinking_does_not_delay_people(sqlite, arrive):
    """Ten moves of people are answered while a program still thinks about its first."""
    settings = settings_for(sqlite, bots=True, bot_seconds=600, offered=("greedy:999999",))
    async with running(settings) as server:
        anna = await arrive(server)
        quick = await anna.started("here", "here")
        slow = await anna.started("bot:greedy:999999", "bot:greedy:999999")
        async with asyncio.timeout(PATIENCE):
            while await idle(server) == settings.bot_processes:
                pass
        for _ in range(10):
            waiting = (await anna.get(f"/api/tables/{quick}")).json()["waiting"]
            await anna.play_first(quick, waiting[0]["seat"])
        assert (await anna.get(f"/api/tables/{quick}")).json()["choices"] == 10
        assert (await anna.get(f"/api/tables/{slow}")).json()["choices"] == 0


@pytest.mark.slow
async def test_a_bot_that_takes_too_long_is_replaced_for_this_decision(sqlite, arrive):
    settings = settings_for(sqlite, bots=True, bot_seconds=2.0, offered=("greedy:999999",))
    async with running(settings) as server:
        anna = await arrive(server)
        table = await anna.started("here", "bot:greedy:999999")
        await anna.play_first(table, 0)
        async with anna.live(table) as wire:
            while (await wire.until("view"))["choices"] < 2:
                pass
        assert server.service.cache.metrics.bot_failures._value.get() >= 1


async def test_only_the_strengths_that_the_server_offers_can_be_seated(server, arrive):
    anna = await arrive(server)
    assert (await anna.get("/api/bots")).json() == ["random", "greedy"]
    seats = [{"kind": "here"}, {"kind": "bot", "bot": "greedy:999999"}]
    made = await anna.post("/api/tables", game="toy", seats=seats)
    assert (made.status_code, made.json()["code"]) == (422, "bad_option")
    table = await anna.table("here", "open")
    put = await anna.client.put(f"/api/tables/{table['id']}/seats/1", json=seats[1])
    assert (put.status_code, put.json()["code"]) == (422, "bad_option")


async def test_a_bot_of_an_older_table_is_as_strong_as_the_server_offers_it(sqlite):
    scheduler = scheduler_for(sqlite)
    assert scheduler.offered("greedy:999999") == "greedy"
    assert [scheduler.offered(name) for name in ("greedy", "random", "chess", None)] == [
        "greedy", "random", "random", "random",
    ]  # fmt: skip
    room = Room("t" * 22, Secrets("keyed:older", "salt"))
    seats = [Seat("person", "anna", "Anna", "en"), Seat("bot", bot="greedy:999999")]
    room.make("anna", "toy", {"players": 2}, seats)
    room.start("anna")
    assert scheduler.question(room, 1, "seed")["bot"] == "greedy"


def scheduler_for(database, **changes):
    settings = settings_for(database, **changes)
    cache = TableCache(Store(address_of(database)), settings, Metrics(), Notifier())
    return BotScheduler(cache, settings)


async def test_a_table_that_used_up_its_time_waits_for_the_others(sqlite):
    pool = scheduler_for(sqlite, bot_processes=1).pool
    pool.budget("heavy").spend(1000)
    game = ashfall.new("toy", players=2, seed=1)
    question = what_a_bot_gets(game, 0, "random", "seed")
    order = []

    async def ask(table):
        await pool.ask(table, question)
        order.append(table)

    asked = [asyncio.create_task(ask(table)) for table in ("first", "heavy", "a", "b", "c")]
    await asyncio.sleep(0)
    queue = [pool.metrics.bot_queue._value.get()]
    await asyncio.gather(*asked)
    queue.append(pool.metrics.bot_queue._value.get())
    await pool.end()
    # Judged when all is over: a bot process that is being started cannot be left behind.
    assert order == ["first", "a", "b", "c", "heavy"]
    assert queue == [4, 0]


async def test_several_bots_think_side_by_side(sqlite):
    pool = scheduler_for(sqlite, bot_processes=2).pool
    question = what_a_bot_gets(ashfall.new("toy", players=2, seed=1), 0, "random", "seed")
    both = [asyncio.create_task(pool.ask(table, question)) for table in ("a", "b")]
    await asyncio.sleep(0)
    idle, line = len(pool.idle), len(pool.line)
    await asyncio.gather(*both)
    processes = {process.process.pid for process in pool.idle}
    await pool.end()
    assert (idle, line, len(processes)) == (0, 0, 2)


@pytest.mark.parametrize("game", ["toy", *GAMES])
def test_a_bot_gets_a_position_that_could_be_and_never_the_true_one(game):
    played = ashfall.new(game, players=2, seed=5)
    chance = random.Random(5)
    others = 0
    for step in range(40):
        if played.over:
            break
        asked = chance.choice(played.waiting())
        if step % 4 == 0:
            given = what_a_bot_gets(played, asked.seat, "random", f"salt {step}")["position"]
            assert given["machine"]["chance"] != played.position()["machine"]["chance"]
            world = ashfall.from_position(given)
            seen = {**played.view(asked.seat), "table": world.envelope(asked.seat)}
            assert world.view(asked.seat) == seen
            assert options_of(world, asked.seat) == options_of(played, asked.seat)
            others += given["state"] != played.position()["state"]
        played.play(chance.choice(asked.options), seat=asked.seat)
    assert others > 0


def options_of(game, seat):
    return [[str(option) for option in w.options] for w in game.waiting() if w.seat == seat]


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
                preview = await person.get(
                    f"/api/tables/{table}/preview", seat=0, question=asked[0]["id"], choice=choice
                )
                assert preview.status_code == 200 and preview.json(), preview.text
            answer = await person.move(table, 0, choice)
            assert answer.status_code in (200, 409), answer.text
