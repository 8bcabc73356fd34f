"""A real server on loopback, and people who talk to it."""

import asyncio
import contextlib
import json
import uuid
from collections.abc import AsyncIterator
from typing import Any

import httpx
import structlog
import uvicorn
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed
from websockets.typing import Origin

import tests.engine.toy  # noqa: F401  registers the toy game
from ashfall.server.app import build
from ashfall.server.run import FRAME, Server, listener
from ashfall.server.settings import OPEN_LIMITS, Settings
from ashfall.server.slow_clients import TimedProtocol

structlog.configure(wrapper_class=structlog.make_filtering_bound_logger(30))
TOY = {"toy": "tests.engine.toy"}
PATIENCE = 120.0
"""Seconds for anything that is bound to come, however busy the machine is."""


class Address:
    """Where a running server is."""

    def __init__(self, url: str, app: Any) -> None:
        self.url = url
        self.app = app

    @property
    def service(self) -> Any:
        return self.app.state.service


def settings_for(database: str, **changes: Any) -> Settings:
    return Settings(
        **{"database": database, "limits": OPEN_LIMITS, "bots": False, "games": TOY, **changes}
    )


@contextlib.asynccontextmanager
async def running(
    settings: Settings, http: type[TimedProtocol] = TimedProtocol
) -> AsyncIterator[Address]:
    """The server in this process, on a free port."""
    guarded, app = build(settings)
    config = uvicorn.Config(
        guarded, http=http, log_config=None, access_log=False, ws_max_size=FRAME,
        ws_per_message_deflate=False, lifespan="on", timeout_graceful_shutdown=2, timeout_keep_alive=60,
        proxy_headers=False,
    )  # fmt: skip
    server = Server(config, app, None)
    server.install_signal_handlers = lambda: None  # type: ignore[attr-defined]
    listening = listener("127.0.0.1", 0)
    port = listening.getsockname()[1]
    task = asyncio.create_task(server._serve([listening]))
    while not server.started:
        if task.done():
            await task
            raise RuntimeError("the server did not start")
        await asyncio.sleep(0.01)
    try:
        yield Address(f"http://127.0.0.1:{port}", app)
    finally:
        server.should_exit = True
        await task


def question_of(view: dict[str, Any]) -> int:
    """The number of the first question that a view shows; 0 where there is none."""
    asked = view["view"]["table"]["choices"] if view["view"] is not None else []
    return asked[0]["id"] if asked else 0


class Person:
    """A browser: its cookie, its requests, its sockets."""

    def __init__(self, server: Address | str, behind: str = "") -> None:
        """`behind`: the addresses that a proxy says it speaks for."""
        self.url = server if isinstance(server, str) else server.url
        self.client = httpx.AsyncClient(base_url=self.url, timeout=PATIENCE, verify=False)
        self.client.headers["x-ashfall"] = "1"
        if behind:
            self.client.headers["x-forwarded-for"] = behind
        self.key = "no-key-at-all"

    async def come_in(self, name: str = "Anna", lang: str = "en") -> "Person":
        answer = await self.post("/api/me", name=name, lang=lang)
        assert answer.status_code == 201, answer.text
        return self

    @property
    def secret(self) -> str:
        return self.client.cookies["ashfall"]

    async def post(self, path: str, /, **body: Any) -> httpx.Response:
        return await self.client.post(path, json=body)

    async def get(self, path: str, **query: Any) -> httpx.Response:
        return await self.client.get(path, params={k: v for k, v in query.items() if v is not None})

    async def table(self, *seats: str, game: str = "toy", **wish: Any) -> dict[str, Any]:
        """A new table with these kinds of seats."""
        wishes = [{"kind": k} if ":" not in k else {"kind": "bot", "bot": k[4:]} for k in seats]
        answer = await self.post("/api/tables", game=game, seats=wishes, **wish)
        assert answer.status_code == 201, answer.text
        made: dict[str, Any] = answer.json()
        return made

    async def started(self, *seats: str, **wish: Any) -> str:
        table = await self.table(*seats, **wish)
        answer = await self.post(f"/api/tables/{table['id']}/start")
        assert answer.status_code == 200, answer.text
        return str(table["id"])

    async def join(self, table: dict[str, Any], seat: int | None = None) -> None:
        answer = await self.post(f"/api/tables/{table['id']}/enter", invite=table["invite"])
        assert answer.status_code == 200, answer.text
        if seat is not None:
            answer = await self.post(f"/api/tables/{table['id']}/seats/{seat}/sit")
            assert answer.status_code == 200, answer.text

    async def view(self, table: str, seat: int | None = None, **query: Any) -> dict[str, Any]:
        answer = await self.get(f"/api/tables/{table}/view", seat=seat, **query)
        assert answer.status_code == 200, answer.text
        seen: dict[str, Any] = answer.json()
        return seen

    async def move(
        self,
        table: str,
        seat: int,
        choice: Any,
        question: int | None = None,
        move_id: str | None = None,
    ) -> httpx.Response:
        """Answer a question: the one with this number, else the first that waits for this seat."""
        if question is None:
            question = await self.asked(table, seat)
        return await self.post(
            f"/api/tables/{table}/moves",
            seat=seat, question=question, move_id=move_id or str(uuid.uuid4()), choice=choice,
        )  # fmt: skip

    async def asked(self, table: str, seat: int | None) -> int:
        """The number of the first question that waits for this seat."""
        return question_of(await self.view(table, seat))

    async def play_first(self, table: str, seat: int) -> httpx.Response:
        """The first option that this seat has."""
        view = await self.view(table, seat)
        choice = view["view"]["table"]["choices"][0]["options"][0]["text"]
        return await self.move(table, seat, choice, question_of(view))

    @contextlib.asynccontextmanager
    async def live(
        self, table: str, seat: int | None = None, query: str = ""
    ) -> AsyncIterator["Wire"]:
        address = f"{self.url.replace('http', 'ws')}/api/tables/{table}/live?{query}"
        if seat is not None:
            address += f"&seat={seat}"
        cookie = {"Cookie": f"ashfall={self.secret}"} if "ashfall" in self.client.cookies else {}
        cookie |= {k: v for k, v in self.client.headers.items() if k == "x-forwarded-for"}
        async with connect(
            address,
            origin=Origin(self.url),
            additional_headers=cookie,
            compression=None,
            max_size=2**24,
            open_timeout=PATIENCE,
            ping_timeout=PATIENCE,
        ) as socket:
            yield Wire(socket)

    async def close(self) -> None:
        await self.client.aclose()


class Wire:
    """An open socket that remembers every byte it got."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.heard: list[str] = []

    async def next(self, seconds: float = PATIENCE) -> dict[str, Any]:
        text = await asyncio.wait_for(self.socket.recv(), seconds)
        assert isinstance(text, str)
        self.heard.append(text)
        data: dict[str, Any] = json.loads(text)
        return data

    async def until(self, kind: str, seconds: float = PATIENCE, **wanted: Any) -> dict[str, Any]:
        """The next message of this type with these values."""
        async with asyncio.timeout(seconds):
            while True:
                message = await self.next(seconds)
                if message["type"] == kind and all(message.get(k) == v for k, v in wanted.items()):
                    return message

    async def end(self) -> int:
        """The closing code; what still arrives before it is heard."""
        try:
            while True:
                await self.next()
        except ConnectionClosed as closed:
            return closed.rcvd.code if closed.rcvd is not None else 0

    async def send(self, **message: Any) -> None:
        await self.socket.send(json.dumps(message))
