"""A million hostile messages, bodies and records, without a network: `python -m tests.server.hostile`.

The application is called as a web server would call it, so what is tried is ours and not somebody's TCP. Every answer
must be a refusal or a success, never a fault; nothing may be written to the log as one; and no input may cost more
processor time than its kind is allowed. `python -m tests.server.faults hostile` sends a share over real sockets.
"""

import argparse
import asyncio
import collections
import contextlib
import gc
import io
import json
import random
import re
import sys
import tempfile
import time
import uuid
import zlib
from collections.abc import AsyncIterator, Callable, Iterator
from pathlib import Path
from typing import Any

import structlog

import ashfall
import tests.engine.toy  # noqa: F401  registers the toy game
from ashfall.server.api import ROUTES
from ashfall.server.app import build
from ashfall.server.run import settle_memory
from ashfall.server.settings import OPEN_LIMITS, Settings
from tests.server.faults import nonsense
from tests.server.stubborn import REAL

HOST = "127.0.0.1:8321"
ROUNDS = 100
"""So often somebody new comes with new tables."""
MOST = {"message": 0.1, "body": 0.1, "record": 1.0}
"""Seconds of processor time that one input may cost; a record is replayed as far as it is legal."""
AGAIN = 3
"""So often an input that cost more is sent again; the least counts, for what does not come again was not its doing."""
ODD: list[Any] = [
    None, True, False, -1, 0, 1.5, 2**53, 2**70, -(2**63), "", "\0", "x" * 300, "x" * 7000, [], {}, [[]], [{}],
    {"": ""}, "\ud800", "²", "٣", "1", "-0", "=cmd()", "<img onerror=x>", "../../etc/passwd", "'; DROP TABLE x; --",
    "\u202e", "a\u0300" * 50, float("nan"), float("inf"), -0.0, 1e308,
]  # fmt: skip
KIND = re.compile(r'\{"type":"(\w+)"')
MIDDLE = [0, 4, 16, 33, 200, 2000]
WORDS = (
    "name", "lang", "game", "seats", "options", "seat", "question", "move_id", "choice", "invite", "key", "record",
    "kind", "bot", "agree", "proposal", "to", "target", "listed", "practice", "choices", "seed", "text",
)  # fmt: skip
LINE_WORDS = ("ashfall", "game", "option", "seed", "state", "over", "players", "data", "²", "--5", "9" * 400, "0", "1",
              "true", "dei", "/etc", "", " ", ";", "commit", "\u0663", "é" * 40, "-1", "1e9")  # fmt: skip


class House:
    """The running application, and somebody at a table of each game who misbehaves."""

    def __init__(self, call: Callable[..., Any], seed: int) -> None:
        self.call = call
        self.chance = random.Random(seed)
        self.secret = ""
        self.tables: list[str] = []
        self.answers: collections.Counter[str] = collections.Counter()
        self.worst = dict.fromkeys(MOST, 0.0)
        self.slow: list[str] = []
        self.once = 0.0
        """The most that was measured at an input which did not cost as much again."""
        self.faults: list[str] = []
        self.routes = list(routes())
        self.sent = {"body": 0, "record": 0}

    async def ask(
        self, method: str, path: str, body: bytes, **headers: str
    ) -> tuple[int, bytes, dict[str, str]]:
        """One request as a web server hands it over."""
        told = {"host": HOST, "x-ashfall": "1", "content-type": "application/json"}
        told |= {"cookie": f"ashfall={self.secret}", "content-length": str(len(body)), **headers}
        scope = scope_of("http", path, told) | {"method": method}
        sent: list[dict[str, Any]] = []

        async def receive() -> dict[str, Any]:
            return {"type": "http.request", "body": body, "more_body": False}

        async def send(message: dict[str, Any]) -> None:
            sent.append(message)

        await self.call(scope, receive, send)
        start, *parts = sent
        got = {k.decode().lower(): v.decode() for k, v in start["headers"]}
        return start["status"], b"".join(part.get("body", b"") for part in parts), got

    async def settle(self) -> None:
        """Come in as somebody new, with a started table of each game."""
        self.secret = ""
        body = json.dumps({"name": "Mallory", "lang": "en"}).encode()
        _, _, headers = await self.ask("POST", "/api/me", body)
        self.secret = headers["set-cookie"].partition("=")[2].partition(";")[0]
        self.tables = []
        for game in ("toy", *REAL):
            wish = {"game": game, "seats": [{"kind": "here"}] * 2, "practice": True}
            _, made, _ = await self.ask("POST", "/api/tables", json.dumps(wish).encode())
            self.tables.append(json.loads(made)["id"])
            await self.ask("POST", f"/api/tables/{self.tables[-1]}/start", b"{}")

    def tell(self, log: io.StringIO) -> None:
        """What was sent so far, and what came of it."""
        sent = {"messages": self.answers["messages sent"], **self.sent}
        worst = ", ".join(f"{kind} {seconds * 1000:.0f} ms" for kind, seconds in self.worst.items())
        print(
            f"hostile: {sum(sent.values())} inputs {sent}\n  answers {dict(self.answers.most_common())}\n"
            f"  faults {len(self.faults)} {self.faults[:5]}, in the log {faults_in(log)} {log.getvalue()[:500]}\n"
            f"  most processor time of one input: {worst}; above the bound {len(self.slow)} {self.slow[:5]}; "
            f"{self.once * 1000:.0f} ms at one that did not cost it again",
            flush=True,
        )

    # Bodies

    async def body(self) -> None:
        method, path = self.chance.choice(self.routes)
        table = self.chance.choice(
            [*self.tables, *self.tables, "x" * 22, "²", "..", str(uuid.uuid4())]
        )
        seat = self.chance.choice(["0", "1", "1", "-1", "99", "²", "x"])
        path = path.replace("{table:str}", table).replace("{seat:int}", seat)
        headers = {}
        if self.chance.random() < 0.05:
            name = self.chance.choice(
                ["content-length", "cookie", "origin", "host", "content-type", "x-ashfall"]
            )
            headers[name] = self.chance.choice(
                ["", "²", "-1", "9" * 30, "null", "a=b; " * 30, "ashfall=" + "é" * 9]
            )
        await self.tried("body", lambda: self.ask(method, path, self.text(), **headers), path)

    def text(self) -> bytes:
        """Something that nobody should send as a body."""
        chance = self.chance
        kind = chance.randrange(8)
        if kind < 4:
            wish = {chance.choice(WORDS): self.value(3) for _ in range(chance.randrange(6))}
            return json.dumps(wish).encode("utf-8", "surrogatepass")
        if kind == 4:
            raw = bytearray(
                json.dumps({"game": "outlive", "seats": [{"kind": "here"}], "options": {}}).encode()
            )
            for _ in range(chance.randrange(1, 9)):
                raw[chance.randrange(len(raw))] = chance.randrange(256)
            return bytes(raw)
        if kind == 5:
            return chance.choice(
                [b"[", b'{"a":', b'"', b"\\", b"9", b" ", b"]", b"\xff"]
            ) * chance.choice(MIDDLE)
        if kind == 6:
            return (
                b'{"seat":0,"seat":1,"'
                + chance.choice(WORDS).encode()
                + b'":1e'
                + b"9" * chance.choice([1, 3, 400])
                + b"}"
            )
        return chance.randbytes(chance.choice(MIDDLE))

    def value(self, depth: int) -> Any:
        chance = self.chance
        kind = chance.randrange(8 if depth else 5)
        if kind < 5:
            return chance.choice(ODD)
        if kind == 5:
            return [self.value(depth - 1) for _ in range(chance.randrange(4))]
        if kind == 6:
            return {chance.choice(WORDS): self.value(depth - 1) for _ in range(chance.randrange(4))}
        return chance.choice(
            ["here", "open", "bot", "person", "greedy", "greedy:999999", "en", "xx", *REAL]
        )

    async def tried(self, kind: str, work: Callable[[], Any], what: str) -> None:
        spent: list[float] = []
        while not spent or (spent[-1] > MOST[kind] and len(spent) <= AGAIN):
            begin = time.process_time()
            try:
                status, answer, _ = await work()
            except Exception as error:
                status, answer = 500, f"{type(error).__name__}: {error}".encode()
            spent.append(time.process_time() - begin)
        self.cost(kind, spent, what)
        self.answers[f"{kind} {status}"] += 1
        if status >= 500:
            self.faults.append(f"{what}: {status} {answer[:200]!r}")

    def cost(self, kind: str, spent: list[float], what: str) -> None:
        """What an input cost each time that it was sent."""
        seconds = min(spent)
        if len(spent) > 1:
            self.once = max(self.once, *spent)
        self.worst[kind] = max(self.worst[kind], seconds)
        if seconds > MOST[kind]:
            self.slow.append(f"{kind} {what[:100]}: {seconds:.2f} s")

    # Records with right checksums

    async def record(self) -> None:
        lines = self.chance.choice(RECORDS)[: self.chance.choice([3, 8, 20, 40])]
        for _ in range(self.chance.randrange(1, 4)):
            self.spoil(lines)
        body = json.dumps({"record": marked(lines)}).encode("utf-8", "surrogatepass")
        await self.tried(
            "record", lambda: self.ask("POST", "/api/tables/import", body), "\n".join(lines)[-200:]
        )

    def spoil(self, lines: list[str]) -> None:
        """Change a record so that its checksums are still right and its sense is not."""
        chance = self.chance
        place = chance.randrange(len(lines))
        kind = chance.randrange(6)
        if kind == 0:
            words = lines[place].split(" ")
            words[chance.randrange(len(words))] = chance.choice(LINE_WORDS)
            lines[place] = " ".join(words)
        elif kind == 1:
            lines.insert(place, lines[chance.randrange(len(lines))])
        elif kind == 2 and len(lines) > 1:
            del lines[place]
        elif kind == 3:
            lines.insert(
                place, " ".join(chance.choice(LINE_WORDS) for _ in range(chance.randrange(1, 5)))
            )
        elif kind == 4:
            lines[place] += " " + chance.choice(LINE_WORDS)
        else:
            chance.shuffle(lines)

    # Messages

    async def messages(self, count: int) -> None:
        """So many messages over one socket; its processor time between two of them is the cost of the first."""
        table = self.chance.choice(self.tables)
        told = {
            "host": HOST,
            "origin": f"http://{HOST}",
            "cookie": f"ashfall={self.secret}",
        }
        scope = scope_of("websocket", f"/api/tables/{table}/live", told)
        scope |= {"query_string": b"seat=0&diff=1", "subprotocols": []}
        given, last, before = -1, "", 0.0
        sent: str | bytes = ""
        spent: list[float] = []

        async def receive() -> dict[str, Any]:
            nonlocal given, last, before, sent
            if last:
                spent.append(time.process_time() - before)
                if spent[-1] > MOST["message"] and len(spent) <= AGAIN:
                    before = time.process_time()
                    return received(sent)
                self.cost("message", spent, last)
                spent.clear()
            given += 1
            if given == 0:
                return {"type": "websocket.connect"}
            if given > count:
                return {"type": "websocket.disconnect", "code": 1000}
            if given % 50 == 0:
                await asyncio.sleep(0)
            sent = nonsense(self.chance)
            last, before = str(sent)[:100], time.process_time()
            return received(sent)

        async def send(message: dict[str, Any]) -> None:
            if message["type"] == "websocket.send":
                # Views are long: only the head of a message is read.
                code = KIND.match(message["text"])[1]  # type: ignore[index]
                if code == "refused":
                    code = json.loads(message["text"])["error"]["code"]
                self.answers[f"message {code}"] += 1
            elif message["type"] == "websocket.close":
                self.answers[f"socket closed {message.get('code')}"] += 1
                if message.get("code") == 4500 or message.get("code") == 1011:
                    self.faults.append(f"socket {message} after {last}")

        try:
            await self.call(scope, receive, send)
        except Exception as error:
            self.faults.append(f"socket: {type(error).__name__} {error} after {last}")
        self.answers["messages sent"] += given - 1


def received(sent: str | bytes) -> dict[str, Any]:
    if isinstance(sent, bytes):
        return {"type": "websocket.receive", "bytes": sent, "text": None}
    return {"type": "websocket.receive", "text": sent, "bytes": None}


def faults_in(log: io.StringIO) -> int:
    return log.getvalue().count("Traceback") + log.getvalue().count('"level": "error"')


def scope_of(kind: str, path: str, headers: dict[str, str]) -> dict[str, Any]:
    pairs = [(k.encode(), v.encode("latin-1", "replace")) for k, v in headers.items()]
    return {
        "type": kind, "asgi": {"version": "3.0", "spec_version": "2.3"}, "http_version": "1.1",
        "scheme": "http" if kind == "http" else "ws", "path": path, "raw_path": path.encode(), "query_string": b"",
        "root_path": "", "headers": pairs, "client": ("203.0.113.7", 4321), "server": ("127.0.0.1", 80),
    }  # fmt: skip


def routes() -> Iterator[tuple[str, str]]:
    """Every route that takes a body and does not end the run: who deletes himself has nothing more to say."""
    for handler in ROUTES:
        for path in handler.paths:
            for method in handler.http_methods - {"GET", "HEAD", "OPTIONS", "DELETE"}:
                yield str(method), path


def marked(lines: list[str]) -> str:
    """Lines with the checksums of a record."""
    mark, text = 0, ""
    for line in lines:
        mark = zlib.crc32(line.encode("utf-8", "surrogatepass"), mark)
        text += f"{line} ;{mark & 0xFFFF:04x}\n"
    return text


def records() -> list[list[str]]:
    """Real games of each title, as lines without their checksums."""
    found = []
    for game in REAL:
        for players in (1, 2, 4):
            made = ashfall.new(game, players=players, seed=players)
            chance = random.Random(players)
            while not made.over and len(made.choices) < 60:
                asked = chance.choice(made.waiting())
                made.play(str(chance.choice(asked.options)), seat=asked.seat)
            found.append([line.rpartition(" ;")[0] for line in made.record().splitlines()])
    return found


RECORDS: list[list[str]] = []


@contextlib.asynccontextmanager
async def application(database: str, log: io.StringIO) -> AsyncIterator[Callable[..., Any]]:
    """The application without a web server before it; what it writes to its log is kept.

    What was loaded is taken from the collector's rounds as the server does at its start: a full round through all of
    it takes 60 to 100 ms, and was once put down to the message that it fell upon.
    """
    usual = structlog.get_config()
    structlog.configure(
        processors=[structlog.processors.add_log_level, structlog.processors.format_exc_info,
                    structlog.processors.JSONRenderer()],
        wrapper_class=structlog.make_filtering_bound_logger(30),
        logger_factory=structlog.PrintLoggerFactory(log),
    )  # fmt: skip
    settings = Settings(
        database, limits=OPEN_LIMITS, bots=False, games={"toy": "tests.engine.toy"}, tables_kept=50
    )
    call, _ = build(settings)
    coming: asyncio.Queue[dict[str, str]] = asyncio.Queue()
    going: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
    scope: Any = {"type": "lifespan", "state": {}}
    task: asyncio.Task[None] = asyncio.create_task(call(scope, coming.get, going.put))  # type: ignore[arg-type]
    await coming.put({"type": "lifespan.startup"})
    assert (await going.get())["type"] == "lifespan.startup.complete"
    often = gc.get_threshold()
    settle_memory()
    yield call
    gc.unfreeze()
    gc.set_threshold(*often)
    await coming.put({"type": "lifespan.shutdown"})
    await going.get()
    await task
    structlog.configure(**usual)


async def run(
    database: str, messages: int, bodies: int, imports: int, seed: int, rounds_of: int = ROUNDS
) -> bool:
    """Send so many inputs of each kind, in so many rounds; whether all of them came to nothing."""
    log = io.StringIO()
    RECORDS[:] = records()
    async with application(database, log) as call:
        house = House(call, seed)
        loop = asyncio.get_running_loop()
        loop.set_exception_handler(lambda _, found: house.faults.append(str(found)[:300]))
        for rounds in range(1, rounds_of + 1):
            await house.settle()
            while house.answers["messages sent"] < messages * rounds // rounds_of:
                await house.messages(min(500, messages))
            for kind, one, total in (
                ("body", house.body, bodies),
                ("record", house.record, imports),
            ):
                while house.sent[kind] < total * rounds // rounds_of:
                    await one()
                    house.sent[kind] += 1
            if rounds % 5 == 0:
                house.tell(log)
        house.tell(log)
    return not house.faults and not faults_in(log) and not house.slow


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--messages", type=int, default=700_000)
    parser.add_argument("--bodies", type=int, default=270_000)
    parser.add_argument("--records", type=int, default=30_000)
    parser.add_argument("--seed", type=int, default=1)
    told = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="ashfall-hostile-") as name:
        good = asyncio.run(
            run(str(Path(name) / "tables.db"), told.messages, told.bodies, told.records, told.seed)
        )
    print(f"hostile: {'good' if good else 'BAD'}", flush=True)
    sys.exit(0 if good else 1)


if __name__ == "__main__":
    main()
