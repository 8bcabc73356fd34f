"""The processes where bots think, and who may use them next: tables in turn, those that used up their time last."""

import asyncio
import contextlib
import heapq
import itertools
import time
from typing import Any

import msgspec
import structlog

from ashfall.builds import advice, fastest_python

from .limiting import Bucket
from .metrics import Metrics
from .settings import Settings

log = structlog.get_logger("ashfall.bots")


class BotPool:
    """A few bot processes and the questions that wait for one.

    A table asks one question at a time and then stands at the end of the line. One whose bots thought longer than
    its budget allows is served when nobody else waits.
    """

    def __init__(self, settings: Settings, metrics: Metrics) -> None:
        self.settings = settings
        self.metrics = metrics
        self.idle = [
            BotProcess(settings.games, settings.data) for _ in range(settings.bot_processes)
        ]
        self.line: list[tuple[bool, int, asyncio.Future[BotProcess]]] = []
        self.order = itertools.count()
        self.spent: dict[str, Bucket] = {}

    async def ask(self, table: str, question: dict[str, Any]) -> str:
        """The answer of a bot, or an error when it fails or takes too long."""
        process = await self.turn(table)
        begin = time.monotonic()
        try:
            return await process.ask(question, self.settings.bot_seconds)
        finally:
            self.budget(table).spend(time.monotonic() - begin)
            self.hand_on(process)

    async def turn(self, table: str) -> "BotProcess":
        """Wait for a process."""
        if self.idle:
            return self.idle.pop()
        free: asyncio.Future[BotProcess] = asyncio.get_running_loop().create_future()
        over_budget = self.budget(table).left() <= 0
        heapq.heappush(self.line, (over_budget, next(self.order), free))
        self.metrics.bot_queue.set(len(self.line))
        begin = time.monotonic()
        try:
            return await free
        except asyncio.CancelledError:
            if free.done() and not free.cancelled():
                self.hand_on(free.result())
            raise
        finally:
            self.metrics.bot_wait.observe(time.monotonic() - begin)

    def hand_on(self, process: "BotProcess") -> None:
        """Give a process to the next in line."""
        while self.line:
            _, _, free = heapq.heappop(self.line)
            self.metrics.bot_queue.set(len(self.line))
            if not free.done():
                free.set_result(process)
                return
        self.idle.append(process)

    def budget(self, table: str) -> Bucket:
        """How long the bots of a table may still think before others go first."""
        if len(self.spent) > TABLES_REMEMBERED:
            self.spent = {id: one for id, one in self.spent.items() if not one.full()}
        if table not in self.spent:
            self.spent[table] = Bucket(self.settings.bot_budget)
        return self.spent[table]

    async def end(self) -> None:
        await asyncio.gather(*[process.end() for process in self.idle])


TABLES_REMEMBERED = 5000


class BotProcess:
    """A process where bots think, started when it is first needed and again whenever it does not answer."""

    def __init__(self, games: dict[str, str], data: str = "") -> None:
        self.games = games
        self.data = data
        self.process: asyncio.subprocess.Process | None = None

    async def ask(self, question: dict[str, Any], seconds: float) -> str:
        try:
            process = await self.running()
            assert process.stdin is not None and process.stdout is not None
            process.stdin.write(msgspec.json.encode(question) + b"\n")
            await process.stdin.drain()
            line = await asyncio.wait_for(process.stdout.readline(), seconds)
            answer = msgspec.json.decode(line)
        except BaseException:
            self.stop()
            raise
        if "choice" not in answer:
            raise LookupError(answer.get("error", ""))
        return str(answer["choice"])

    async def running(self) -> asyncio.subprocess.Process:
        if self.process is None or self.process.returncode is not None:
            log.info("bots start", rules=advice() or "compiled")
            self.process = await asyncio.create_subprocess_exec(
                fastest_python(),
                "-m",
                "ashfall.server.bot_process",
                msgspec.json.encode(self.games).decode(),
                self.data,
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
                limit=2**20,
            )
        return self.process

    def stop(self) -> None:
        process, self.process = self.process, None
        if process is not None and process.returncode is None:
            with contextlib.suppress(ProcessLookupError):
                process.kill()

    async def end(self) -> None:
        """Stop, and wait until the process is gone."""
        process = self.process
        self.stop()
        if process is not None:
            await process.wait()
