"""Runs a server: uvicorn with our limits, structured logs, and a word to the clients before it stops."""

import asyncio
import contextlib
import gc
import logging
import socket
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import structlog
import uvicorn

from ashfall.engine.errors import AshfallError

from .app import build, prepare
from .settings import Settings
from .slow_clients import protocol_for

FRAME = 64 * 1024
SEND_BUFFER = 64 * 1024


class Server(uvicorn.Server):
    """A server that tells its clients about the restart before it closes their sockets."""

    def __init__(
        self, config: uvicorn.Config, app: Any, started: Callable[[], None] | None
    ) -> None:
        super().__init__(config)
        self.ours = app
        self.on_started = started

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started and self.on_started is not None:
            self.on_started()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        self.ours.state.stopping = True
        with contextlib.suppress(Exception):
            await self.ours.state.live.say_restart()
        await super().shutdown(sockets)


def serve(
    settings: Settings,
    host: str,
    port: int,
    verbose: bool = False,
    started: Callable[[], None] | None = None,
    quiet: bool = False,
) -> bool:
    """Serve until told to stop. False when the server could not start."""
    write_logs(verbose, quiet)
    if "://" not in settings.database:
        Path(settings.database).expanduser().parent.mkdir(parents=True, exist_ok=True)
    asyncio.run(prepare(settings.database))
    guarded, app = build(settings)
    config = uvicorn.Config(
        guarded,
        host=host,
        port=port,
        http=protocol_for(settings),
        proxy_headers=False,
        limit_concurrency=settings.limits.connections,
        log_config=None,
        access_log=False,
        server_header=False,
        ws_max_size=FRAME,
        ws_per_message_deflate=False,
        ws_ping_interval=20,
        ws_ping_timeout=30,
        timeout_keep_alive=30,
        timeout_graceful_shutdown=3,
        backlog=2048,
        lifespan="on",
    )

    def begin() -> None:
        settle_memory()
        if started is not None:
            started()

    server = Server(config, app, begin)
    try:
        listening = listener(host, port)
    except OSError as error:
        raise AshfallError(f"cannot listen on {host}:{port}: {error.strerror}") from None
    server.run([listening])
    return server.started


def settle_memory() -> None:
    """What was loaded at the start stays: the collector need not walk through all of it again and again."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(10_000, 20, 20)


def listener(host: str, port: int) -> socket.socket:
    """A socket to listen on. What waits for somebody who does not read stays small.

    It says that it is TCP, or asyncio would let the second part of each answer wait for a word about the first: 40 ms.
    """
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    made = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    made.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    made.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, SEND_BUFFER)
    made.bind((host, port))
    return made


def write_logs(verbose: bool, quiet: bool = False) -> None:
    """One JSON object per line on standard error: what happened, with ids and codes only. Quiet: only faults."""
    level = logging.DEBUG if verbose else logging.WARNING if quiet else logging.INFO
    structlog.configure(
        processors=[
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso", utc=True),
            structlog.processors.format_exc_info,
            structlog.processors.JSONRenderer(),
        ],
        wrapper_class=structlog.make_filtering_bound_logger(level),
        logger_factory=structlog.PrintLoggerFactory(sys.stderr),
    )
    logging.basicConfig(
        level=logging.WARNING, stream=sys.stderr, format="%(levelname)s %(name)s %(message)s"
    )
