"""Servers as processes of their own, and crowds of clients: what the fault and load runs share."""

import asyncio
import contextlib
import os
import signal
import subprocess
import sys
import time
import uuid
from pathlib import Path
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.typing import Origin

from tests.ports import free_port

ROOT = Path(__file__).resolve().parents[2]
ASHFALL = Path(sys.executable).with_name("ashfall")


class Process:
    """A server started from the command line."""

    def __init__(self, database: str, log: Path, port: int = 0) -> None:
        self.database = database
        self.port = port or free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.log = log
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        environment = {**os.environ, "PYTHONPATH": f"{ROOT / 'src'}{os.pathsep}{ROOT}"}
        self.process = subprocess.Popen(
            [
                str(ASHFALL), "serve", "--port", str(self.port), "--db", self.database,
                "--open-limits", "--also", "toy=tests.engine.toy",
            ],
            stdout=subprocess.DEVNULL, stderr=self.log.open("ab"), env=environment, cwd=ROOT,
        )  # fmt: skip

    async def ready(self, seconds: float = 180) -> float:
        """Wait until it answers; how long that took."""
        begin = time.monotonic()
        async with httpx.AsyncClient(verify=False) as client:
            while time.monotonic() - begin < seconds:
                try:
                    if (await client.get(f"{self.url}/ready", timeout=10)).status_code == 200:
                        return time.monotonic() - begin
                except httpx.HTTPError:
                    pass
                await asyncio.sleep(0.05)
        raise TimeoutError(f"the server on port {self.port} does not answer")

    def kill(self) -> None:
        assert self.process is not None
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()

    def stop(self) -> int:
        assert self.process is not None
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGTERM)
        return self.process.wait(120)

    def cpu(self) -> float:
        """Seconds of processor time so far, without those of bots' processes."""
        assert self.process is not None
        fields = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def memory(self) -> int:
        """Resident kilobytes."""
        assert self.process is not None
        status = Path(f"/proc/{self.process.pid}/status").read_text()
        return int(
            next(line for line in status.splitlines() if line.startswith("VmRSS")).split()[1]
        )


class Forked(Process):
    """A server from the pool: up in a moment, killed like any other."""

    def __init__(self, database: str, log: Path) -> None:
        super().__init__(database, log)
        self.pool = subprocess.Popen(
            [sys.executable, "-m", "tests.server.server_pool"],
            stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=log.open("ab"), cwd=ROOT, text=True,
        )  # fmt: skip
        self.pid = 0

    def start(self) -> None:
        assert self.pool.stdin is not None and self.pool.stdout is not None
        self.pool.stdin.write(f"{self.port} {self.database}\n")
        self.pool.stdin.flush()
        self.pid = int(self.pool.stdout.readline())

    def kill(self) -> None:
        os.kill(self.pid, signal.SIGKILL)

    def stop(self) -> int:
        with contextlib.suppress(ProcessLookupError):
            os.kill(self.pid, signal.SIGTERM)
        assert self.pool.stdin is not None
        self.pool.stdin.close()
        return self.pool.wait(30)


class Choices(msgspec.Struct):
    question: str
    options: list["Choice"]
    id: int


class Choice(msgspec.Struct):
    text: str


class Envelope(msgspec.Struct):
    choices: list[Choices]
    over: bool


class View(msgspec.Struct):
    table: Envelope


class Whole(msgspec.Struct):
    """The part of a message that a client program needs."""

    type: str = "view"
    version: int = 0
    seat: int | None = None
    hash: str = ""
    view: View | None = None
    move_id: str | None = None
    error: dict[str, Any] | None = None


DECODER = msgspec.json.Decoder(Whole)


class Player:
    """A guest who plays one seat of one table over HTTP and perhaps a socket."""

    def __init__(self, url: str, secret: str, table: str, seat: int | None) -> None:
        self.url = url
        self.secret = secret
        self.table = table
        self.seat = seat
        self.latest = Whole()
        self.socket: ClientConnection | None = None
        self.waiting: dict[str, asyncio.Future[Whole]] = {}
        self.arrived: dict[int, float] = {}
        self.bytes = 0
        self.errors: list[str] = []

    @property
    def options(self) -> list[str]:
        view = self.latest.view
        if view is None or not view.table.choices:
            return []
        return [option.text for option in view.table.choices[0].options]

    @property
    def question(self) -> int:
        view = self.latest.view
        return view.table.choices[0].id if view is not None and view.table.choices else 0

    async def listen(self) -> None:
        """Connect, and keep the newest view."""
        address = f"{self.url.replace('http', 'ws')}/api/tables/{self.table}/live?since=999999"
        if self.seat is not None:
            address += f"&seat={self.seat}"
        self.socket = await connect(
            address, origin=Origin(self.url), additional_headers={"Cookie": f"ashfall={self.secret}"},
            compression=None, max_size=2**22, ping_interval=None, open_timeout=60,
        )  # fmt: skip

    async def read(self) -> None:
        assert self.socket is not None
        async for text in self.socket:
            self.bytes += len(text)
            message = DECODER.decode(text)
            if message.type == "view":
                self.latest = message
                self.arrived[message.version] = time.perf_counter()
            elif message.move_id in self.waiting:
                future = self.waiting.pop(message.move_id)
                if not future.done():
                    future.set_result(message)
            elif message.type == "refused":
                self.errors.append(str(message.error))
        self.errors.append(f"the server closed the socket: {self.socket.close_code}")

    async def move(self, choice: str, move_id: str = "", question: int = 0) -> Whole:
        """Make a move; the same again, with its id and question, where the first answer was no answer."""
        assert self.socket is not None
        move_id = move_id or str(uuid.uuid4())
        future = self.waiting[move_id] = asyncio.get_running_loop().create_future()
        body = {
            "type": "move", "seat": self.seat, "question": question or self.question,
            "move_id": move_id, "choice": choice,
        }  # fmt: skip
        await self.socket.send(msgspec.json.encode(body).decode())
        return await asyncio.wait_for(future, 30)


async def guest(client: httpx.AsyncClient, name: str) -> str:
    answer = await client.post("/api/me", json={"name": name, "lang": "en"})
    answer.raise_for_status()
    client.cookies.clear()
    return answer.cookies["ashfall"]


def signed(secret: str) -> dict[str, str]:
    return {"cookie": f"ashfall={secret}"}


async def open_table(
    client: httpx.AsyncClient, game: str, seats: int, bots: int = 0, **wish: Any
) -> tuple[str, list[str]]:
    """A started table with a guest of its own at each seat; its id and the guests' secrets."""
    secrets = [await guest(client, f"Player {n + 1}") for n in range(seats)]
    wishes = (
        [{"kind": "here"}]
        + [{"kind": "open"}] * (seats - 1)
        + [{"kind": "bot", "bot": "random"}] * bots
    )
    made = await client.post(
        "/api/tables", json={"game": game, "seats": wishes, **wish}, headers=signed(secrets[0])
    )
    made.raise_for_status()
    table, invite = made.json()["id"], made.json()["invite"]
    for seat in range(1, seats):
        head = signed(secrets[seat])
        (
            await client.post(f"/api/tables/{table}/enter", json={"invite": invite}, headers=head)
        ).raise_for_status()
        (
            await client.post(f"/api/tables/{table}/seats/{seat}/sit", json={}, headers=head)
        ).raise_for_status()
    (
        await client.post(f"/api/tables/{table}/start", json={}, headers=signed(secrets[0]))
    ).raise_for_status()
    return table, secrets


def percentile(values: list[float], share: float) -> float:
    """In milliseconds."""
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(len(ordered) * share))] * 1000 if ordered else 0.0
