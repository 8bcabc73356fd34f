"""Live tables: one task per socket writes the newest view; whoever reads slowly misses steps, never the newest."""

import asyncio
import contextlib
from typing import Any

import msgspec
import structlog
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

from .addresses import LOCAL, address_of
from .bodies import (
    ClientMessage,
    LookMessage,
    MoveMessage,
    PingMessage,
    ProposeMessage,
    UndoMessage,
    VoteMessage,
)
from .notify import Listener
from .people import Guest
from .refusals import OUTDATED, Refusal
from .service import Service
from .settings import COOKIE
from .strict_json import fit, parse
from .views import change, seat_view
from .written_views import WrittenView

log = structlog.get_logger("ashfall.live")
CLOSE = {
    "not_signed_in": 4401,
    "not_your_seat": 4403,
    "no_table": 4404,
    "no_seat": 4404,
    "too_many": 4429,
}


class Socket:
    """An open connection to a table, looking as one seat."""

    def __init__(self, live: "Live", connection: WebSocket[Any, Any, Any], table: str) -> None:
        self.live = live
        self.connection = connection
        self.address = address_of(connection.scope)
        self.table = table
        self.guest: Guest | None = None
        self.seat: int | None = None
        self.since = 0
        self.diff = False
        self.shown: WrittenView | None = None
        self.listener: Listener | None = None
        self.send_lock = asyncio.Lock()
        self.news_lock = asyncio.Lock()
        self.presence: dict[str, Any] = {}
        self.bad = 0
        self.closing = False

    # Writing

    async def send(self, data: Any) -> None:
        """Send a message; somebody who does not read is dropped, and nobody else waits for him."""
        text = msgspec.json.encode(data).decode()
        self.live.service.cache.metrics.sent.inc(len(text))
        try:
            async with asyncio.timeout(self.live.limits.socket_stall), self.send_lock:
                await self.connection.send_data(text, mode="text")
        except TimeoutError:
            self.live.service.cache.metrics.stalled.inc()
            await self.close(1008, "stalled")
            raise WebSocketDisconnect(detail="stalled", code=1008) from None

    async def close(self, code: int, reason: str = "") -> None:
        if not self.closing:
            self.closing = True
            with contextlib.suppress(Exception):
                await asyncio.wait_for(self.connection.close(code=code, reason=reason), 2)

    async def write_forever(self) -> None:
        """Whenever there is news, send what there is now."""
        assert self.listener is not None
        while not self.closing:
            await self.listener.wait()
            if self.listener.closed:
                await self.close(4404, "no_table")
                return
            await self.send_news()

    async def send_news(self, whole: bool = False) -> None:
        """The newest view if this socket does not have it, and who is here if that changed."""
        async with self.news_lock:
            await self.send_newest(whole)

    async def send_newest(self, whole: bool) -> None:
        assert self.listener is not None and self.guest is not None
        service = self.live.service
        # Somebody who was shown out hears nothing more; the answer is remembered for five minutes.
        if await service.people.by_secret(self.connection.cookies.get(COOKIE)) is None:
            raise Refusal("not_signed_in")
        cached = await service.cache.current(self.table, self.listener.newest)
        if self.guest.id not in cached.members:
            await service.cache.admit(self.table, self.guest.id)
        room = cached.room
        try:
            service.check_view(cached, self.guest, self.seat)
        except Refusal:
            self.move_to(None)
        shown = self.shown
        if whole or shown is None or shown.version != room.version or shown.seat != self.seat:
            written = service.cache.written_view(cached, self.seat)
            info = service.info(cached, self.guest)
            self.presence = info["presence"]
            self.shown = written
            old = shown is None or shown.seat != self.seat or shown.version < room.dropped
            if whole or old or not self.diff or shown is None:
                since = self.since if whole or old or shown is None else shown.version
                self.since = room.version
                await self.send({"type": "view", **seat_view(room, written, since, info)})
            else:
                await self.send(change(room, shown, written, info))
            return
        present = service.presence.at(self.table)
        if present != self.presence:
            self.presence = present
            await self.send({"type": "presence", **present})

    # Reading

    async def read_forever(self) -> None:
        """Take messages until the client goes or misbehaves. That it is still there, the pings of the protocol tell."""
        limits = self.live.limits
        while not self.closing:
            message: Any = await self.connection.receive()
            if message["type"] == "websocket.disconnect":
                return
            if message["type"] != "websocket.receive":
                continue
            if message.get("bytes") is not None:
                await self.close(1003, "binary")
                return
            text = message.get("text") or ""
            if len(text) > limits.frame:
                await self.close(1009, "too_big")
                return
            if not await self.take(text.encode("utf-8", "surrogatepass")):
                return

    async def take(self, body: bytes) -> bool:
        """Answer one message. False: the socket was closed."""
        move_id = None
        try:
            assert self.guest is not None
            rate = self.live.limits.requests
            self.live.service.limiter.take("messages", str(id(self)), rate)
            data = parse(body)
            if isinstance(data, dict) and isinstance(data.get("move_id"), str):
                move_id = data["move_id"][:40]
            await self.answer(fit(data, ClientMessage))  # type: ignore[arg-type]
            return True
        except Refusal as refusal:
            self.bad += refusal.status in (400, 413, 422, 429)
            if self.bad > self.live.limits.bad_messages:
                await self.close(1008, "bad_messages")
                return False
            error = refusal.data()
            await self.send(
                {"type": "refused", "move_id": move_id, "status": refusal.status, "error": error}
            )
            if refusal.code in OUTDATED:
                await self.send_news(whole=True)
            return True

    async def answer(self, message: Any) -> None:
        assert self.guest is not None
        service, guest, table = self.live.service, self.guest, self.table
        match message:
            case MoveMessage():
                version = await service.move(guest, table, message)
            case UndoMessage():
                version = await service.undo(guest, table, message)
            case ProposeMessage():
                version = await service.propose(guest, table, message)
            case VoteMessage():
                version = await service.vote(guest, table, message)
            case LookMessage():
                cached = await service.cache.admit(table, guest.id)
                service.check_view(cached, guest, message.seat)
                self.move_to(message.seat)
                self.since = message.since
                await self.send_news(whole=True)
                return
            case PingMessage():
                hash = self.shown.hash if self.shown is not None else ""
                shown = self.shown.version if self.shown is not None else 0
                await self.send({"type": "pong", "version": shown, "hash": hash})
                return
            case _:
                raise Refusal("bad_type")
        await self.send({"type": "ack", "move_id": str(message.move_id), "version": version})

    def move_to(self, seat: int | None) -> None:
        """Look as another seat."""
        if seat != self.seat:
            self.live.service.presence.go(self.table, self.seat)
            self.live.service.presence.come(self.table, seat)
            self.live.service.sightings.saw(self.table, self.seat, gone=True)
            self.seat = seat
            self.live.presence_changed(self.table)


class Live:
    """All sockets of this process."""

    def __init__(self, service: Service) -> None:
        self.service = service
        self.limits = service.settings.limits
        self.sockets: set[Socket] = set()
        self.per_guest: dict[str, int] = {}
        self.per_address: dict[str, int] = {}
        self.announce: Any = None
        """Told the tables whose presence changed, where other processes want to know."""

    def presence_changed(self, table: str) -> None:
        self.service.cache.notifier.notify(table, 0)
        if self.announce is not None:
            self.announce(table)

    async def serve(self, connection: WebSocket[Any, Any, Any], table: str) -> None:
        """A whole connection, from the handshake to the end."""
        await connection.accept()
        socket = Socket(self, connection, table)
        try:
            await self.welcome(socket)
        except BaseException as error:
            if socket in self.sockets:
                self.count(socket, -1)
            if not isinstance(error, Refusal):
                raise
            self.service.cache.metrics.refused.labels(error.code).inc()
            await socket.close(CLOSE.get(error.code, 1008), error.code)
            return
        assert socket.guest is not None and socket.listener is not None
        self.service.presence.come(table, socket.seat)
        self.presence_changed(table)
        writer: asyncio.Task[None] | None = None
        try:
            await socket.send_news(whole=True)
            writer = asyncio.create_task(self.guard(socket))
            await socket.read_forever()
        except (WebSocketDisconnect, RuntimeError, OSError, Refusal):
            pass
        finally:
            self.count(socket, -1)
            socket.closing = True
            if writer is not None:
                writer.cancel()
            self.service.cache.notifier.leave(socket.listener)
            self.service.presence.go(table, socket.seat)
            self.service.sightings.saw(table, socket.seat, gone=True)
            self.presence_changed(table)
            with contextlib.suppress(Exception):
                await connection.close()

    async def guard(self, socket: Socket) -> None:
        """The writing task; a client that went away ends it, a trouble of the database does not."""
        while not socket.closing:
            try:
                await socket.write_forever()
            except Refusal as refusal:
                if refusal.code != "resting":
                    await socket.close(CLOSE.get(refusal.code, 1008), refusal.code)
                    return
                if socket.listener is not None:
                    socket.listener.event.set()
                await asyncio.sleep(0.5)
            except (WebSocketDisconnect, RuntimeError, OSError):
                socket.closing = True
                return

    async def welcome(self, socket: Socket) -> None:
        """Who is it, may they, and what do they want to see? Nothing is told before that is known."""
        query = socket.connection.query_params
        guest = await self.service.people.by_secret(socket.connection.cookies.get(COOKIE))
        if guest is None:
            raise Refusal("not_signed_in")
        if self.crowded(guest, socket.address):
            raise Refusal("too_many")
        socket.guest = guest
        self.count(socket, 1)
        seat = number(query.get("seat"))
        cached = await self.service.cache.admit(socket.table, guest.id)
        self.service.check_view(cached, guest, seat)
        socket.seat = seat
        socket.since = number(query.get("since")) or 0
        socket.diff = query.get("diff") == "1"
        if query.get("alone") == "1":
            await self.replace(guest, socket.table, seat)
        socket.listener = self.service.cache.notifier.listen(socket.table)
        socket.listener.newest = cached.room.version

    def crowded(self, guest: Guest, address: str) -> bool:
        if address == LOCAL:
            return False
        return (
            self.per_guest.get(guest.id, 0) >= self.limits.sockets_per_guest
            or self.per_address.get(address, 0) >= self.limits.sockets_per_address
        )

    async def replace(self, guest: Guest, table: str, seat: int | None) -> None:
        """Close the older windows of the same guest at the same seat."""
        for other in list(self.sockets):
            shown = other.listener is not None
            if shown and other.guest == guest and other.table == table and other.seat == seat:
                await other.close(4409, "replaced")

    def count(self, socket: Socket, change: int) -> None:
        assert socket.guest is not None
        counted = ((self.per_guest, socket.guest.id), (self.per_address, socket.address))
        for counts, who in counted:
            counts[who] = counts.get(who, 0) + change
            if counts[who] <= 0:
                del counts[who]
        if change > 0:
            self.sockets.add(socket)
        else:
            self.sockets.discard(socket)
        self.service.cache.metrics.sockets.set(len(self.sockets))

    async def show_out_banned(self) -> None:
        """Close the sockets of addresses that are banned now."""
        banned = [one for one in self.sockets if self.service.house.banned(one.address)]
        await asyncio.gather(*[one.close(4403, "banned") for one in banned])

    async def say_restart(self) -> None:
        """Tell everybody that the server restarts; they come back by themselves."""
        notice = {"type": "notice", "code": "restart", "values": {}}

        async def one(socket: Socket) -> None:
            with contextlib.suppress(Exception):
                await asyncio.wait_for(socket.send(notice), 1)
            await socket.close(1001, "restart")

        await asyncio.gather(*[one(socket) for socket in list(self.sockets)])


def number(text: str | None) -> int | None:
    if text is None or text == "":
        return None
    if not text.isascii() or not text.isdigit() or len(text) > 12:
        raise Refusal("not_your_seat")
    return int(text)


@websocket("/api/tables/{table:str}/live")
async def live_socket(socket: WebSocket[Any, Any, Any], table: FromPath[str]) -> None:
    """Views, events, presence and moves of one table."""
    live: Live = socket.app.state.live
    await live.serve(socket, table)
