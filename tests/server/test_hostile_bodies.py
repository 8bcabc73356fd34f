"""Two megabytes of each hostile shape: whoever sends them costs the server no more than their length."""

import asyncio
import contextlib
import time
import zlib
from pathlib import Path

import httpx
import pytest

from ashfall.server.api import ROUTES
from ashfall.server.refusals import Refusal
from ashfall.server.strict_json import parse
from tests.server import hostile
from tests.server.servers import Person, running, settings_for

pytestmark = pytest.mark.slow

RECORDS = Path(__file__).resolve().parents[1] / "records"
SIZE = 2_000_000
SECONDS = 6.0
"""Processor time that one body may cost; the quadratic parser of old wanted hours."""


def filled(text: bytes, before: bytes = b"", after: bytes = b"") -> bytes:
    return before + text * ((SIZE - len(before) - len(after)) // len(text)) + after


def record_of(lines: list[str]) -> bytes:
    """A record with right marks, as the body of an import."""
    mark, text = 0, ""
    for line in lines:
        mark = zlib.crc32(line.encode(), mark)
        text += f"{line} ;{mark & 0xFFFF:04x}\n"
    return b'{"record":"' + text.encode() + b'"}'


HEAD = ["ashfall 1", "game toy 1.0.0", "option players 2", "seed 1"]
SHAPES = {
    "escaped quotes in an open string": filled(b'\\"', b"[" * 33 + b'"'),
    "escaped quotes in closed strings": filled(b'"\\"",', b"[" * 32, b'""' + b"]" * 32),
    "backslashes": filled(b"\\", b"[" * 33 + b'"'),
    "quotes": filled(b'"', b"[" * 33),
    "lists": filled(b"["),
    "closed lists": filled(b"[],", b"[", b"[]]"),
    "objects": filled(b'{"a":'),
    "closed objects": filled(b"{},", b"[", b"{}]"),
    "closing brackets": filled(b"]}"),
    "digits": filled(b"9", b"["),
    "digits after the point": filled(b"9", b"[0.", b"]"),
    "digits of an exponent": filled(b"9", b"[1e", b"]"),
    "numbers": filled(b"1,", b"[", b"1]"),
    "a key again and again": filled(b'"a":1,', b"{", b'"a":1}'),
    "many keys": b"{" + b",".join(b'"%d":0' % n for n in range(SIZE // 11)) + b"}",
    "spaces": filled(b" "),
    "written letters": filled(b"\\u00e9", b'["', b'"]'),
    "half letters": filled(b"\\ud83d", b'["', b'"]'),
    "no UTF-8": filled(b"\xff", b'["', b'"]'),
    "a record of empty lines": filled(b"\\n", b'{"record":"ashfall 1', b'"}'),
    "a record of semicolons": filled(b" ;", b'{"record":"ashfall 1', b'\\n"}'),
    "a record of options": record_of([*HEAD, *(f"option a{n} 1" for n in range(70_000))]),
    "a record of choices": record_of([*HEAD, *["0 commit ash1"] * 70_000]),
    "a record with a long word": record_of([*HEAD, "0 " + "commit " * 200_000]),
}


@pytest.mark.parametrize("shape", SHAPES)
def test_json_is_read_in_time_that_grows_with_its_length(shape):
    begin = time.process_time()
    with contextlib.suppress(Refusal):
        parse(SHAPES[shape])
    assert time.process_time() - begin < SECONDS


@pytest.mark.slow
async def test_no_shape_at_any_route_stops_the_server(sqlite):
    async with running(settings_for(sqlite)) as server:
        anna = await Person(server).come_in("Anna")
        table = (await anna.table("here", "open"))["id"]
        stranger = Person(server)
        for method, path in routes(table):
            spent = await cost(stranger, method, path, SHAPES["escaped quotes in an open string"])
            assert spent < SECONDS / 4, (method, path)
            for name, shape in SHAPES.items():
                spent = await cost(anna, method, path, shape)
                assert spent < SECONDS, (method, path, name)
        assert (await anna.get("/live")).status_code == 200
        await anna.close()
        await stranger.close()


def routes(table):
    """Every route that takes a body."""
    for handler in ROUTES:
        for path in handler.paths:
            for method in handler.http_methods - {"GET", "HEAD", "OPTIONS"}:
                yield (
                    str(method),
                    path.replace("{table:str}", table).replace("{seat:int}", "0"),
                )


async def cost(person, method, path, sent):
    """The processor time of an answer, which is a refusal: server and client are one process here."""
    begin = time.process_time()
    try:
        answer = await person.client.request(
            method, path, content=sent, headers={"content-type": "application/json"}
        )
        assert 400 <= answer.status_code < 500, (path, answer.status_code)
    except (httpx.WriteError, httpx.ReadError):
        pass  # The server closed the door on somebody who was still speaking.
    return time.process_time() - begin


async def test_a_record_is_brought_back_beside_the_event_loop(sqlite):
    """A whole game is played again; meanwhile the server goes on serving."""
    record = (RECORDS / "dei/03-4-players-greedy.ashfall").read_text("utf-8")
    async with running(settings_for(sqlite)) as server:
        anna = await Person(server).come_in("Anna")
        longest, last = 0.0, time.monotonic()

        async def watch():
            nonlocal longest, last
            while True:
                longest, last = max(longest, time.monotonic() - last), time.monotonic()
                await asyncio.sleep(0.001)

        begin = time.monotonic()
        watching = asyncio.create_task(watch())
        answer = await anna.post("/api/tables/import", record=record)
        watching.cancel()
        assert answer.status_code == 201
        assert longest < (time.monotonic() - begin) / 3
        await anna.close()


async def test_nothing_hostile_is_a_fault_of_ours(sqlite):
    """A small share of what `python -m tests.server.hostile` sends: messages, bodies, records with right checksums."""
    assert await hostile.run(sqlite, messages=600, bodies=1500, imports=60, seed=7, rounds_of=1)


async def test_a_large_body_of_a_stranger_is_not_read(sqlite):
    async with running(settings_for(sqlite)) as server:
        sent = 0

        async def slowly():
            nonlocal sent
            while sent < SIZE:
                sent += 10_000
                yield b" " * 10_000

        stranger = Person(server)
        stranger.client.headers["content-type"] = "application/json"
        try:
            answer = await stranger.client.post("/api/tables/import", content=slowly())
            assert (answer.status_code, answer.json()["code"]) == (401, "not_signed_in")
        except (httpx.WriteError, httpx.ReadError):
            pass
        await stranger.close()


async def test_a_path_that_is_too_long_is_no_page(server):
    person = Person(server)
    for path in ("/" + "a" * 5000 + ".js", "/" + "a/" * 5000 + "b.js", "/" + "a" * 300 + ".js"):
        answer = await person.get(path)
        assert (answer.status_code, answer.json()["code"]) == (404, "no_page")
    await person.close()


async def test_the_charset_is_said_once(server):
    person = Person(server)
    for path in ("/", "/api/lang/en/server"):
        assert (await person.get(path)).headers["content-type"].count("charset") == 1
    await person.close()
