"""Moves exactly once, on both databases."""

import asyncio
import random
import uuid

import pytest
import sqlalchemy as sa

from ashfall.server.store import entries
from tests.server.servers import question_of

OUTDATED = {"stale", "not_your_decision"}


async def log_of(server, table):
    async with server.service.cache.store.looking() as tx:
        return await tx.all(
            sa.select(entries).where(entries.c.table_id == table).order_by(entries.c.seq)
        )


async def options(person, table, seat):
    """The version, the number of the first question, and what can be answered."""
    view = await person.view(table, seat)
    return (
        view["version"],
        question_of(view),
        [o["text"] for o in view["view"]["table"]["choices"][0]["options"]],
    )


async def test_fifty_parallel_copies_of_a_move_have_one_effect_and_one_answer(server, arrive):
    anna = await arrive(server)
    table = await anna.started("here", "here")
    base, question, texts = await options(anna, table, 0)
    move_id = str(uuid.uuid4())
    answers = await asyncio.gather(
        *[anna.move(table, 0, texts[0], question, move_id) for _ in range(50)]
    )
    assert {a.status_code for a in answers} == {200}
    assert {a.text for a in answers} == {f'{{"move_id":"{move_id}","version":{base + 1}}}'}
    log = await log_of(server, table)
    assert [e.seq for e in log] == list(range(1, base + 2))
    assert [e.move_id for e in log].count(move_id) == 1


async def test_a_move_id_cannot_be_used_for_something_else(server, arrive):
    anna = await arrive(server)
    table = await anna.started("here", "here")
    _, question, texts = await options(anna, table, 0)
    move_id = str(uuid.uuid4())
    assert (await anna.move(table, 0, texts[0], question, move_id)).status_code == 200
    for seat, choice, asked in (
        (0, texts[1], question),
        (1, texts[0], question),
        (0, texts[0], question + 1),
    ):
        again = await anna.move(table, seat, choice, asked, move_id)
        assert (again.status_code, again.json()["code"]) == (409, "id_reused")


async def test_a_stale_move_gets_the_fresh_view_and_does_nothing(server, arrive):
    anna = await arrive(server)
    table = await anna.started("here", "here")
    base, question, texts = await options(anna, table, 0)
    await anna.play_first(table, 0)
    await anna.play_first(table, 1)
    for wrong in (question, question + 5, 0):
        late = await anna.move(table, 0, texts[0], wrong)
        assert late.status_code == 409 and late.json()["code"] in OUTDATED
        assert late.json()["fresh"]["version"] == base + 2
        assert late.json()["fresh"]["seat"] == 0
    assert (await anna.view(table))["version"] == base + 2


async def test_a_question_stands_whatever_else_happens_at_the_table(server, arrive):
    anna, boris = await arrive(server, "Anna"), await arrive(server, "Boris")
    table = await anna.table("here", "open")
    id = table["id"]
    await boris.join(table, 1)
    await anna.post(f"/api/tables/{id}/start")
    _, question, texts = await options(anna, id, 0)
    await boris.play_first(id, 1)
    await boris.post(f"/api/tables/{id}/undo", seat=1, choices=1, move_id=str(uuid.uuid4()))
    await boris.play_first(id, 1)
    await boris.post(f"/api/tables/{id}/seats/1/leave")
    await boris.post(f"/api/tables/{id}/seats/1/sit")
    moved = await anna.move(id, 0, texts[0], question)
    assert moved.status_code == 200, moved.text


async def test_two_seats_of_outlive_answer_at_once_and_both_are_served(server, arrive):
    anna, boris = await arrive(server, "Anna"), await arrive(server, "Boris")
    table = await anna.table("here", "open", game="outlive")
    id = table["id"]
    await boris.join(table, 1)
    await anna.post(f"/api/tables/{id}/start")
    wanted = [(who, seat, *await options(who, id, seat)) for seat, who in enumerate((anna, boris))]
    assert {base for _, _, base, _, _ in wanted} == {wanted[0][2]}
    answers = await asyncio.gather(
        *[who.move(id, seat, texts[0], question) for who, seat, _, question, texts in wanted]
    )
    assert [a.status_code for a in answers] == [200, 200]
    assert (await anna.view(id, 0))["choices"] == 2


async def test_an_answer_to_a_question_that_was_taken_back_does_not_count_for_the_next(
    server, arrive
):
    anna = await arrive(server)
    table = await anna.started("here", "here")
    _, question, texts = await options(anna, table, 0)
    move_id = str(uuid.uuid4())
    made = await anna.move(table, 0, texts[0], question, move_id)
    await anna.post(f"/api/tables/{table}/undo", seat=0, choices=1, move_id=str(uuid.uuid4()))
    _, renewed, again = await options(anna, table, 0)
    assert again == texts and renewed != question
    late = await anna.move(table, 0, texts[1], question)
    assert (late.status_code, late.json()["code"]) == (409, "stale")
    # The copy of the move that was taken back was done once, and is told so.
    copy = await anna.move(table, 0, texts[0], question, move_id)
    assert copy.text == made.text and (await anna.view(table, 0))["choices"] == 0


async def test_a_copy_of_what_could_be_done_anew_is_told_that_it_was_done(server, arrive):
    anna, boris = await arrive(server, "Anna"), await arrive(server, "Boris")
    table = await anna.table("here", "open")
    id = table["id"]
    await boris.join(table, 1)
    await anna.post(f"/api/tables/{id}/start")
    await anna.play_first(id, 0)
    wish = {"seat": 0, "kind": "take-back", "to": 0, "move_id": str(uuid.uuid4())}
    first = await anna.post(f"/api/tables/{id}/proposals", **wish)
    number = (await boris.view(id, 1))["table"]["proposal"]["id"]
    vote = {"seat": 1, "proposal": number, "move_id": str(uuid.uuid4()), "agree": False}
    assert (await boris.post(f"/api/tables/{id}/votes", **vote)).status_code == 200
    again = await anna.post(f"/api/tables/{id}/proposals", **wish)
    assert (again.status_code, again.text) == (200, first.text)
    assert (await anna.view(id, 0))["table"]["proposal"] is None
    other = await anna.post(f"/api/tables/{id}/proposals", **{**wish, "kind": "bot", "target": 1})
    assert (other.status_code, other.json()["code"]) == (409, "id_reused")


async def test_of_clients_that_race_for_a_version_one_wins(server, arrive):
    anna = await arrive(server)
    table = await anna.started("here", "here", "here", "here")
    wins = 0
    for racers in (2, 3, 5, 8):
        base = (await anna.view(table))["version"]
        waiting = (await anna.get(f"/api/tables/{table}")).json()["waiting"]
        seat = waiting[0]["seat"]
        _, question, texts = await options(anna, table, seat)
        answers = await asyncio.gather(
            *[anna.move(table, seat, texts[i % len(texts)], question) for i in range(racers)]
        )
        assert sorted(a.status_code for a in answers) == [200] + [409] * (racers - 1)
        assert {a.json()["code"] for a in answers if a.status_code == 409} <= OUTDATED
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
            base, question, texts = await options(anna, table, seat)
            moves = [(texts[i % len(texts)], str(uuid.uuid4())) for i in range(3)]
            copies = [move for move in moves for _ in range(4)]
            chance.shuffle(copies)
            answers = await asyncio.gather(
                *[anna.move(table, seat, choice, question, id) for choice, id in copies]
            )
            won = {id for (_, id), a in zip(copies, answers, strict=True) if a.status_code == 200}
            assert len(won) == 1
            for (_, id), answer in zip(copies, answers, strict=True):
                if id not in won:
                    assert answer.status_code == 409
                    assert answer.json()["code"] in {*OUTDATED, "game_over"}
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
    base, question, texts = await options(anna, table, 0)
    refused = await anna.move(table, 0, [texts[0], texts[1]], question)
    assert (refused.status_code, refused.json()["values"]["index"]) == (409, 1)
    twice = await anna.move(table, 0, [texts[0], texts[0]], question)
    assert twice.json()["code"] == "duplicate_choice" and twice.json()["values"]["index"] == 1
    assert (await anna.view(table))["version"] == base


@pytest.mark.slow
async def test_undo_is_an_entry_and_a_hundred_parallel_ones_take_back_one_choice(server, arrive):
    anna = await arrive(server)
    table = await anna.started("here", "here")
    await anna.play_first(table, 0)
    view = await anna.view(table, 0)
    assert view["undo"] == "free"
    bodies = [
        {"seat": 0, "choices": view["choices"], "move_id": str(uuid.uuid4())} for _ in range(100)
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
        choices = (await who.view(id, seat))["choices"]
        body = {"seat": seat, "choices": choices, "move_id": str(uuid.uuid4())}
        return (await who.post(f"/api/tables/{id}/undo", **body)).json().get("code")

    assert await undo(boris, 1) == "cannot_undo"
    await boris.play_first(id, 1)
    assert await undo(boris, 1) == "cannot_undo"
    assert await undo(anna, 0) == "cannot_undo"
