"""Nobody sees what they may not: bytes on the wire, logs, figures; the same when the hidden part is dealt again."""

import json
import logging

import pytest
import structlog

from ashfall.server.advice import turn_of
from ashfall.server.table_cache import CachedTable
from ashfall.server.views import lines_for, seat_view, table_info
from ashfall.server.written_views import WrittenView
from tests.engine.toy import CARDS
from tests.server.servers import Person, running, settings_for

pytestmark = pytest.mark.slow


async def recorded_game(server):
    """A whole game with three people and a spectator; every byte that each of them got."""
    people = [await Person(server).come_in(name) for name in ("Anna", "Boris", "Vera", "Eve")]
    anna, boris, vera, eve = people
    table = await anna.table("here", "open", "open", options={"rounds": 8})
    id = table["id"]
    await boris.join(table, 1)
    await vera.join(table, 2)
    await eve.join(table)
    await anna.post(f"/api/tables/{id}/start")
    heard: dict[int | None, list] = {0: [], 1: [], 2: [], None: []}
    peeked = False
    while True:
        game = server.service.cache.rooms[id].room.game
        if game.over:
            break
        for seat, person in zip((0, 1, 2, None), people, strict=True):
            heard[seat] += [(snapshot(game), text) for text in await everything(person, id, seat)]
        asked = game.waiting()[-1]
        option = next((o for o in asked.options if str(o) == "peek"), asked.options[0])
        peeked = peeked or str(option) == "peek"
        answer = await people[asked.seat].move(id, asked.seat, str(option))
        heard[asked.seat].append((snapshot(game), answer.text))
    assert peeked
    for person in people:
        await person.close()
    return heard


def snapshot(game):
    """For each seat (None: the spectator) the cards that it may not know of now."""
    table = game.table
    hidden = {}
    for seat in (0, 1, 2, None):
        unknown = [
            card for place in table.hidden() for card in place.pieces if not table.knows(seat, card)
        ]
        hidden[seat] = {CARDS[card] for card in unknown}
    return hidden


async def everything(person, id, seat):
    """All that a client can ask for about a table."""
    texts, question = [], await person.asked(id, seat)
    for path, query in (
        ("", {}),
        ("/view", {"seat": seat, "since": 10**6}),
        ("/view", {"since": 10**6}),
        ("/scores", {}),
        ("/record", {}),
        ("/why", {"seat": seat or 0, "choice": "peek"}),
        ("/preview", {"seat": seat or 0, "question": question, "choice": "pass-on"}),
        ("/turn", {"seat": seat or 0}),
        ("/plan", {"seat": seat or 0}),
        ("/view", {"at": 0}),
    ):
        texts.append((await person.get(f"/api/tables/{id}{path}", **query)).text)
    async with person.live(id, seat, query="since=1000000") as wire:
        await wire.until("view")
        await wire.send(type="ping")
        await wire.until("pong")
        texts += wire.heard
    return texts


@pytest.mark.slow
async def test_no_byte_on_the_wire_names_a_hidden_card(sqlite):
    async with running(settings_for(sqlite)) as server:
        heard = await recorded_game(server)
    checked = 0
    for seat, texts in heard.items():
        for hidden, text in texts:
            found = [card for card in hidden[seat] if f'"{card}"' in text or f" {card}" in text]
            assert found == [], (seat, found, text)
            checked += len(hidden[seat])
    assert checked > 10_000


def bytes_for(room, seat):
    """Everything that is made for a seat from a room."""
    presence = {"seats": [], "watching": 0}
    info = table_info(room, None, None, presence)
    made = json.dumps(
        seat_view(room, WrittenView(room, seat), 0, info), default=lambda raw: bytes(raw).decode()
    )
    game = room.game
    parts = [made, json.dumps(lines_for(room, seat, 0)), str(room.undo_for(seat))]
    if seat is not None:
        for card in CARDS:
            reason = game.why_not(f"commit {card}", seat)
            parts.append(str(reason.data() if reason else None))
        parts.append(json.dumps(turn_of(room, seat)))
        for asked in game.waiting():
            if asked.seat == seat:
                parts += [json.dumps(game.preview(str(option), seat)) for option in asked.options]
    return "\n".join(parts)


async def test_the_same_bytes_leave_when_the_hidden_part_is_dealt_again(sqlite):
    compared = 0
    async with running(settings_for(sqlite)) as server:
        anna = await Person(server).come_in("Anna")
        id = await anna.started("here", "here", "here")
        while True:
            room = server.service.cache.rooms[id].room
            if room.game.over:
                break
            real = room.game
            for seat in (0, 1, 2, None):
                truth = bytes_for(room, seat)
                for seed in range(3):
                    room.game = real.imagine(seat, seed)
                    assert bytes_for(room, seat) == truth
                    compared += 1
                room.game = real
            await anna.play_first(id, room.game.waiting()[0].seat)
        await anna.close()
    assert compared > 300


def test_the_comparison_would_notice_a_leak():
    from tests.server.test_room import started

    room = started(3)
    truth = bytes_for(room, 0)
    real = room.game
    leaks = 0
    for seed in range(5):
        room.game = real.imagine(1, seed)
        leaks += bytes_for(room, 0) != truth
    assert leaks


async def test_logs_and_figures_hold_no_secret_and_no_card(sqlite, capsys):
    from ashfall.server import run

    before, handlers = structlog.get_config(), list(logging.root.handlers)
    run.write_logs(verbose=True)
    try:
        async with running(settings_for(sqlite)) as server:
            anna = await Person(server).come_in("Anna")
            table = await anna.table("here", "here", practice=True, seed="quiet-seed")
            id = table["id"]
            await anna.post(f"/api/tables/{id}/start")
            key = (await anna.post(f"/api/tables/{id}/seats/0/key")).json()["key"]
            for _ in range(6):
                seat = (await anna.get(f"/api/tables/{id}")).json()["waiting"][0]["seat"]
                await anna.play_first(id, seat)
            await anna.get(f"/api/tables/{id}/why", seat=0, choice="commit ash1")
            await anna.get(f"/api/tables/{id}/view", seat=0)
            cached: CachedTable = server.service.cache.rooms[id]
            secrets = [anna.secret, key, table["invite"], cached.room.secrets.salt, "quiet-seed"]
            figures = (await anna.get("/metrics")).text
            await anna.close()
    finally:
        structlog.configure(**before)
        logging.root.handlers = handlers
    written = capsys.readouterr()
    text = written.err + written.out + figures
    assert '"path": "/api/tables/' in text
    assert [secret for secret in secrets if secret in text] == []
    assert [card for card in CARDS if card in text] == []
    assert "Anna" not in text
