"""Those who send slowly, endlessly or ambiguously, byte by byte over bare connections."""

import asyncio
import contextlib
import socket
from collections import Counter
from collections.abc import AsyncIterator
from typing import ClassVar
from urllib.parse import urlsplit

import msgspec
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed
from websockets.typing import Origin

from ashfall.server.addresses import Addresses
from ashfall.server.settings import OPEN_LIMITS
from ashfall.server.slow_clients import TimedProtocol
from tests.server.servers import PATIENCE, Address, Person, running, settings_for

pytestmark = pytest.mark.slow

POST = b"POST /api/me HTTP/1.1\r\nhost: here\r\nx-ashfall: 1\r\ncontent-type: application/json\r\n"
GUEST = b'{"name":"Eve","lang":"en"}'


class NobodyAtHome(Addresses):
    """Counts the connections of this machine too."""

    def of_connection(self, peer: str) -> str:
        return peer


class Hasty(TimedProtocol):
    """Patience for the length of a test."""

    seconds = 0.5


@pytest.fixture
async def hasty(sqlite: str) -> AsyncIterator[Address]:
    limits = msgspec.structs.replace(OPEN_LIMITS, body_seconds=0.5)
    async with running(settings_for(sqlite, limits=limits), http=Hasty) as server:
        yield server


async def dial(server: Address) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    parts = urlsplit(server.url)
    return await asyncio.open_connection(parts.hostname, parts.port)


async def ending(reader: asyncio.StreamReader) -> bytes:
    """What still comes before the server hangs up."""
    async with asyncio.timeout(PATIENCE):
        with contextlib.suppress(ConnectionError):
            return await reader.read()
    return b""


async def trickle(writer: asyncio.StreamWriter, data: bytes, pause: float) -> None:
    with contextlib.suppress(ConnectionError):
        for letter in data:
            writer.write(bytes([letter]))
            await writer.drain()
            await asyncio.sleep(pause)


async def test_one_who_says_nothing_is_shown_out(hasty: Address) -> None:
    reader, _ = await dial(hasty)
    assert await ending(reader) == b""


async def test_headers_that_come_letter_by_letter_are_not_waited_for(hasty: Address) -> None:
    """Also on a connection that was good before; and while they trickle, others are served."""
    reader, writer = await dial(hasty)
    writer.write(POST + b"content-length: %d\r\n\r\n" % len(GUEST) + GUEST)
    assert (await reader.readline()).startswith(b"HTTP/1.1 201")
    slow = asyncio.create_task(trickle(writer, POST * 500, 0.05))
    anna = await Person(hasty).come_in("Anna")
    await ending(reader)  # far sooner than the last letter
    slow.cancel()
    await anna.close()


async def test_a_body_that_never_ends_is_refused(hasty: Address) -> None:
    reader, writer = await dial(hasty)
    writer.write(POST + b"content-length: 5000\r\n\r\n" + GUEST)
    answer = await ending(reader)
    assert answer.startswith(b"HTTP/1.1 400") and b'"bad_request"' in answer


async def test_who_still_sends_too_big_a_body_can_hear_the_answer(hasty: Address) -> None:
    reader, writer = await dial(hasty)
    writer.write(POST + b"content-length: 200000\r\n\r\n" + b"x" * 50_000)
    await writer.drain()
    await (
        await Person(hasty).come_in("Anna")
    ).close()  # the server has turned to somebody else since
    writer.write(b"x" * 150_000)
    await writer.drain()
    answer = await ending(reader)
    assert answer.startswith(b"HTTP/1.1 413") and b'"too_big"' in answer


async def test_headers_without_end_are_refused(hasty: Address) -> None:
    reader, writer = await dial(hasty)
    writer.write(POST)
    with contextlib.suppress(ConnectionError):
        for number in range(2000):
            writer.write(b"x-%d: %s\r\n" % (number, b"y" * 100))
            await writer.drain()
    answer = await ending(reader)
    assert answer == b"" or answer.startswith(b"HTTP/1.1 400")


AMBIGUOUS = [
    ("two lengths", b"content-length: 5\r\ncontent-length: 26\r\n\r\n" + GUEST, (400,)),
    ("a length and chunks", b"content-length: 5\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n", (400,)),
    ("chunks in disguise", b"transfer-encoding: xchunked\r\n\r\n0\r\n\r\n", (400,)),
    ("a negative length", b"content-length: -1\r\n\r\n", (400,)),
    ("a length that is no number", b"content-length: 1e3\r\n\r\n", (400,)),
    ("a length of 20 digits", b"content-length: 99999999999999999999\r\n\r\n", (400,)),
    ("too long a length", b"content-length: 999999999\r\n\r\n", (413,)),
    ("a line folded", b"x-a: b\r\n c: d\r\ncontent-length: 26\r\n\r\n" + GUEST, (400, 201)),
]  # fmt: skip


@pytest.mark.parametrize(("what", "rest", "codes"), AMBIGUOUS, ids=[a[0] for a in AMBIGUOUS])
async def test_a_request_that_can_be_read_in_two_ways_is_refused(
    hasty: Address, what: str, rest: bytes, codes: tuple[int, ...]
) -> None:
    reader, writer = await dial(hasty)
    writer.write(POST + rest)
    answer = await ending(reader)
    assert int(answer.split()[1]) in codes, (what, answer[:300])
    assert answer.count(b"HTTP/1.1") == 1


async def test_an_old_client_is_served(hasty: Address) -> None:
    reader, writer = await dial(hasty)
    writer.write(b"GET /api/games HTTP/1.0\r\n\r\n")
    answer = await ending(reader)
    assert answer.split()[1] == b"200" and b"last-aurora" in answer


async def test_sockets_are_not_compressed_and_need_their_own_origin(hasty: Address) -> None:
    """A compressed bomb cannot be sent where compression is not spoken."""
    anna = await Person(hasty).come_in("Anna")
    table = await anna.started("here", "here")
    address = f"{hasty.url.replace('http', 'ws')}/api/tables/{table}/live"
    cookie = {"Cookie": f"ashfall={anna.secret}"}
    own = Origin(hasty.url)
    async with connect(
        address, origin=own, additional_headers=cookie, compression="deflate"
    ) as open:
        assert open.response is not None
        assert "sec-websocket-extensions" not in open.response.headers
    for origin in (None, Origin("https://evil.example"), Origin("null")):
        with pytest.raises(Exception, match="403"):
            await connect(address, origin=origin, additional_headers=cookie)
    await anna.close()


async def test_a_flood_of_pings_disturbs_nobody(hasty: Address) -> None:
    anna, boris = await Person(hasty).come_in("Anna"), await Person(hasty).come_in("Boris")
    made = await anna.table("here", "open")
    await boris.join(made, 1)
    await anna.post(f"/api/tables/{made['id']}/start")
    async with anna.live(made["id"], 0) as noisy:
        await noisy.until("view")

        async def flood() -> None:
            with contextlib.suppress(ConnectionClosed):
                for _ in range(3000):
                    await noisy.socket.ping()

        flooding = asyncio.create_task(flood())
        assert (await boris.play_first(made["id"], 1)).status_code == 200
        await flooding
        await noisy.until("view")
    await anna.close()
    await boris.close()


class Brisk(TimedProtocol):
    """Little patience with those who do not read, and few connections for each."""

    stall = 0.5
    per_address = 3
    addresses = NobodyAtHome(())
    counts: ClassVar[Counter[str]] = Counter()


async def connections() -> int:
    await asyncio.sleep(0.01)
    return sum(Brisk.counts.values())


async def test_one_who_does_not_read_an_answer_is_dropped(sqlite: str) -> None:
    async with running(settings_for(sqlite), http=Brisk) as server:
        rules = b"GET /api/games/last-aurora/rules HTTP/1.1\r\nhost: localhost\r\n\r\n"
        reader, writer = await dial(server)
        reader._transport.pause_reading()  # type: ignore[attr-defined]
        writer.write(rules * 40)
        async with asyncio.timeout(PATIENCE):
            while not await connections():
                pass
            while await connections():
                pass
        writer.close()
        person = Person(server)
        assert (await person.get("/live")).status_code == 200
        await person.close()


async def test_one_address_has_only_so_many_connections(sqlite: str) -> None:
    async with running(settings_for(sqlite), http=Brisk) as server:
        held = [await dial(server) for _ in range(3)]
        reader, _ = await dial(server)
        assert await ending(reader) == b""
        held[0][1].close()
        for _, writer in held:
            writer.close()


async def test_a_socket_is_not_counted_as_a_connection_for_ever(sqlite: str) -> None:
    async with running(settings_for(sqlite), http=Brisk) as server:
        anna = await Person(server).come_in("Anna")
        table = await anna.started("here", "here")
        for _ in range(5):
            async with anna.live(table, 0) as wire:
                await wire.until("view")
        await anna.close()
        async with asyncio.timeout(PATIENCE):
            while await connections():
                pass


class Wired(TimedProtocol):
    """Remembers how its connections send."""

    at_once: ClassVar[list[int]] = []

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        wire = transport.get_extra_info("socket")
        self.at_once.append(wire.getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY))


async def test_no_answer_waits_until_its_head_was_received(sqlite: str) -> None:
    """Head and body are two packets; the second one would wait 40 ms where the machine may gather them."""
    async with running(settings_for(sqlite), http=Wired) as server:
        person = Person(server)
        assert (await person.get("/live")).status_code == 200
        await person.close()
    assert len(Wired.at_once) == 1 and Wired.at_once[0]
