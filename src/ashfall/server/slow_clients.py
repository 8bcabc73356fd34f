"""The HTTP protocol with an end to its patience: whoever sends or reads letter by letter is shown out."""

import asyncio
from collections import Counter
from typing import Any, ClassVar

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from .addresses import LOCAL, Addresses
from .settings import Settings

HEADER_SECONDS = 10.0
STALL_SECONDS = 30.0
LONGEST_HEAD = 32 * 1024


class TimedProtocol(HttpToolsProtocol):
    """Waits only so long for the head of a request, reads only so much of it, and keeps no answer that nobody reads."""

    seconds = HEADER_SECONDS
    stall = STALL_SECONDS
    per_address = 10_000
    addresses = Addresses(())
    counts: ClassVar[Counter[str]] = Counter()

    def __init__(self, *arguments: Any, **named: Any) -> None:
        super().__init__(*arguments, **named)
        self.head_timer: asyncio.TimerHandle | None = None
        self.read_timer: asyncio.TimerHandle | None = None
        self.head_size = 0
        self.peer = LOCAL

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.await_head()
        if self.client is not None:
            self.peer = self.addresses.of_connection(self.client[0])
        self.counts[self.peer] += 1
        if self.peer != LOCAL and self.counts[self.peer] > self.per_address:
            transport.abort()

    def await_head(self) -> None:
        self.head_size = 0
        if self.head_timer is None:
            self.head_timer = self.loop.call_later(self.seconds, self.show_out)

    def has_head(self) -> None:
        if self.head_timer is not None:
            self.head_timer.cancel()
            self.head_timer = None

    def show_out(self) -> None:
        self.head_timer = None
        if self.transport is not None and not self.transport.is_closing():
            self.close()

    def close(self) -> None:
        """Close, and do not wait for ever until somebody reads the rest."""
        self.transport.close()
        self.await_reader()

    def await_reader(self) -> None:
        """What was written must be read in good time."""
        if self.read_timer is None:
            self.read_timer = self.loop.call_later(self.stall, self.give_up)

    def give_up(self) -> None:
        self.read_timer = None
        if self.transport is not None:
            self.transport.abort()

    def has_reader(self) -> None:
        if self.read_timer is not None:
            self.read_timer.cancel()
            self.read_timer = None

    def pause_writing(self) -> None:
        super().pause_writing()
        self.await_reader()

    def resume_writing(self) -> None:
        super().resume_writing()
        self.has_reader()

    def timeout_keep_alive_handler(self) -> None:
        super().timeout_keep_alive_handler()
        self.await_reader()

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        if self.head_timer is not None:
            self.head_size += len(data)
            if self.head_size > LONGEST_HEAD and not self.transport.is_closing():
                self.send_400_response("Request head too long.")

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self.await_head()

    def on_headers_complete(self) -> None:
        self.has_head()
        super().on_headers_complete()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        if self.transport.is_closing():
            self.await_reader()

    def handle_websocket_upgrade(self) -> None:
        self.leave()
        super().handle_websocket_upgrade()

    def connection_lost(self, exc: Exception | None) -> None:
        self.leave()
        super().connection_lost(exc)

    def leave(self) -> None:
        """This connection is over, or goes on as a socket, which is counted elsewhere."""
        self.has_head()
        self.has_reader()
        self.counts[self.peer] -= 1
        if self.counts[self.peer] <= 0:
            del self.counts[self.peer]


def protocol_for(settings: Settings) -> type[TimedProtocol]:
    """The protocol with the limits of this server."""

    class Protocol(TimedProtocol):
        stall = settings.limits.socket_stall
        per_address = settings.limits.connections_per_address
        addresses = Addresses(settings.proxies)
        counts: ClassVar[Counter[str]] = Counter()

    return Protocol
