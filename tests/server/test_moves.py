"""Moves exactly once, on both databases."""

import asyncio
import random
import uuid

import pytest
import sqlalchemy as sa

from ashfall.server.store import entries


async def log_of(server, table):
    async with server.service.cache.store.looking() as tx:
        return await tx.all(
            sa.select(entries).where(entries.c.table_id == table).order_by(entries.c.seq)
        )


async def options(person, table, seat):
    view = await person.view(table, seat)
    return view["version"], [o["text"] for o in view["view"]["table"]["choices"][0]["options"]]


async def test_fifty_parallel_copies_of_a_move_have_one_effect_and_one_answer(server, arrive):
    anna = await arrive(server)
    table = await anna.started("here", "here")
    base, texts = await options(anna, table, 0)
    move_id = str(uuid.uuid4())
    answers = await asyncio.gather(
        *[anna.move(table, 0, texts[0], base, move_id) for _ in range(50)]
    )
    assert {a.status_code for a in answers} == {200}
    assert {a.text for a in answers} == {f'{{"move_id":"{move_id}","version":{base + 1}}}'}
    log = await log_of(server, table)
    assert [e.seq for e in log] == list(range(1, base + 2))
    assert [e.move_id for e in log].count(move_id) == 1


async def test_a_move_id_cannot_be_used_for_something_else(server, arrive):
    anna = await arrive(server)
    table = await anna.started("here", "here")
    base, texts = await options(anna, table, 0)
    move_id = str(uuid.uuid4())
    assert (await anna.move(table, 0, texts[0], base, move_id)).status_code == 200
    for seat, choice, version in (
        (0, texts[1], base),
        (1, texts[0], base),
        (0, texts[0], base + 1),
    ):
        again = await anna.move(table, seat, choice, version, move_id)
        assert (again.status_code, again.json()["code"]) == (409, "id_reused")


async def test_a_stale_move_gets_the_fresh_view_and_does_nothing(server, arrive):
    anna = await arrive(server)
    table = await anna.started("here", "here")
    base, texts = await options(anna, table, 0)
    await anna.play_first(table, 1)
    for wrong in (base, base + 5, 0):
        late = await anna.move(table, 0, texts[0], wrong)
        assert (late.status_code, late.json()["code"]) == (409, "stale")
        assert late.json()["fresh"]["version"] == base + 1
        assert late.json()["fresh"]["seat"] == 0
    assert (await anna.view(table))["version"] == base + 1


async def test_of_clients_that_race_for_a_version_one_wins(server, arrive):
    anna = await arrive(server)
    table = await anna.started("here", "here", "here", "here")
    wins = 0
    for racers in (2, 3, 5, 8):
        base = (await anna.view(table))["version"]
        waiting = (await anna.get(f"/api/tables/{table}")).json()["waiting"]
        seat = waiting[0]["seat"]
        _, texts = await options(anna, table, seat)
        answers = await asyncio.gather(
            *[anna.move(table, seat, texts[i % len(texts)], base) for i in range(racers)]
        )
        assert sorted(a.status_code for a in answers) == [200] + [409] * (racers - 1)
        assert {a.json()["code"] for a in answers if a.status_code == 409} == {"stale"}
        wins += 1
        assert (await anna.view(table))["version"] == base + 1
    assert [e.kind for e in await log_of(server, table)].count("move") == wins


@pytest.mark.slow
async def test_duplicated_reordered_and_parallel_submissions_have_one_effect_each(server, arrive):
    anna = await arrive(server)
    tables = [await anna.started("here", "here") for _ in range(4)]
    chance = random.Random(7)
    made = dict.fromkeys(tables, 0)

    async def storm(table):
        while True:
            info = (await anna.get(f"/api/tables/{table}")).json()
            if info["state"] == "over":
                return
            seat = info["waiting"][0]["seat"]
            base, texts = await options(anna, table, seat)
            moves = [(texts[i % len(texts)], str(uuid.uuid4())) for i in range(3)]
            copies = [move for move in moves for _ in range(4)]
            chance.shuffle(copies)
            answers = await asyncio.gather(
                *[anna.move(table, seat, choice, base, id) for choice, id in copies]
            )
            won = {id for (_, id), a in zip(copies, answers, strict=True) if a.status_code == 200}
            assert len(won) == 1
            for (_, id), answer in zip(copies, answers, strict=True):
                if id not in won:
                    assert answer.status_code == 409
                    assert answer.json()["code"] in ("stale", "game_over")
                else:
                    assert answer.json() == {"move_id": id, "version": base + 1}
            made[table] += 1

    await asyncio.gather(*[storm(table) for table in tables])
    for table in tables:
        log = await log_of(server, table)
        assert [e.seq for e in log] == list(range(1, len(log) + 1))
        assert [e.kind for e in log].count("move") == made[table]


async def test_a_list_of_choices_is_played_whole_or_not_at_all(server, arrive):
    anna = await arrive(server)
    table = await anna.started("here", "here", practice=True, seed="list", options={"rounds": 3})
    base, texts = await options(anna, table, 0)
    refused = await anna.move(table, 0, [texts[0], texts[1]], base)
    assert (refused.status_code, refused.json()["values"]["index"]) == (409, 1)
    twice = await anna.move(table, 0, [texts[0], texts[0]], base)
    assert twice.json()["code"] == "duplicate_choice" and twice.json()["values"]["index"] == 1
    assert (await anna.view(table))["version"] == base


async def test_undo_is_an_entry_and_a_hundred_parallel_ones_take_back_one_choice(server, arrive):
    anna = await arrive(server)
    table = await anna.started("here", "here")
    await anna.play_first(table, 0)
    view = await anna.view(table, 0)
    assert view["undo"] == "free"
    bodies = [
        {"seat": 0, "base_version": view["version"], "move_id": str(uuid.uuid4())}
        for _ in range(100)
    ]
    answers = await asyncio.gather(*[anna.post(f"/api/tables/{table}/undo", **b) for b in bodies])
    assert sorted(a.status_code for a in answers)[:2] == [200, 409]
    assert {a.json()["code"] for a in answers if a.status_code != 200} <= {"cannot_undo", "stale"}
    after = await anna.view(table, 0)
    assert after["choices"] == 0 and after["version"] == view["version"] + 1
    assert (await log_of(server, table))[-1].kind == "undo"


async def test_nobody_undoes_another_seat_or_what_was_shown(server, arrive):
    anna, boris = await arrive(server, "Anna"), await arrive(server, "Boris")
    table = await anna.table("here", "open")
    await boris.join(table, 1)
    id = table["id"]
    await anna.post(f"/api/tables/{id}/start")
    await anna.play_first(id, 0)

    async def undo(who, seat):
        base = (await who.view(id, seat))["version"]
        body = {"seat": seat, "base_version": base, "move_id": str(uuid.uuid4())}
        return (await who.post(f"/api/tables/{id}/undo", **body)).json().get("code")

    assert await undo(boris, 1) == "cannot_undo"
    await boris.play_first(id, 1)
    assert await undo(boris, 1) == "cannot_undo"
    assert await undo(anna, 0) == "cannot_undo"
