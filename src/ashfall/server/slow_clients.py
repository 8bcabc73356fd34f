"""The HTTP protocol with an end to its patience: whoever sends a request letter by letter is shown out."""

import asyncio
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

HEADER_SECONDS = 10.0
LONGEST_HEAD = 32 * 1024


class TimedProtocol(HttpToolsProtocol):
    """Waits only so long for the head of a request, and reads only so much of it."""

    seconds = HEADER_SECONDS

    def __init__(self, *arguments: Any, **named: Any) -> None:
        super().__init__(*arguments, **named)
        self.head_timer: asyncio.TimerHandle | None = None
        self.head_size = 0

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.await_head()

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
            self.transport.close()

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

    def connection_lost(self, exc: Exception | None) -> None:
        self.has_head()
        super().connection_lost(exc)
