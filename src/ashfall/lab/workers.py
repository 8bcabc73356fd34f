"""Processes that play ranges of games: the compiled build where it is there, whatever runs this elsewhere."""

import json
import os
import subprocess
import sys
from collections import deque
from collections.abc import Iterable, Iterator
from dataclasses import asdict
from typing import Any

from ashfall.builds import COMPILED, compiled_python, fastest_python
from ashfall.engine.errors import AshfallError

from .parcels import play_parcel
from .plan import Plan

Range = tuple[int, int]


class Lost(AshfallError):
    """A process that plays ended in the middle."""


def build() -> str:
    """Which build plays."""
    return "compiled" if COMPILED or compiled_python() is not None else "interpreted"


class Worker:
    """One process; it is told a range and answers with its games."""

    def __init__(self, plan: Plan, games: dict[str, str]) -> None:
        about = json.dumps({"plan": asdict(plan), "games": games})
        self.process = subprocess.Popen(
            [fastest_python(), "-m", "ashfall.lab.workers", about],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            env={**os.environ, "PYTHONHASHSEED": "0"},
        )

    def tell(self, first: int, end: int) -> None:
        assert self.process.stdin is not None
        try:
            self.process.stdin.write(f"[{first},{end}]\n".encode())
            self.process.stdin.flush()
        except BrokenPipeError:
            raise Lost("a process that plays games has ended; run it again, it goes on") from None

    def answer(self) -> dict[str, Any]:
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        if not line:
            raise Lost("a process that plays games has ended; run it again, it goes on")
        found: dict[str, Any] = json.loads(line)
        if "error" in found:
            raise AshfallError(found["error"])
        return found

    def end(self) -> None:
        if self.process.stdin is not None:
            self.process.stdin.close()
        if self.process.stdout is not None:
            self.process.stdout.close()
        self.process.kill()
        self.process.wait()


def played(
    plan: Plan, ranges: Iterable[Range], workers: int, games: dict[str, str]
) -> Iterator[tuple[Range, dict[str, Any]]]:
    """Each range with its games, in order. Every process has one range in hand and one waiting."""
    pool = [Worker(plan, games) for _ in range(max(1, workers))]
    queue: deque[tuple[Range, Worker]] = deque()
    rest = iter(ranges)
    try:
        for worker in pool * 2:
            give(worker, rest, queue)
        while queue:
            at, worker = queue.popleft()
            found = worker.answer()
            give(worker, rest, queue)
            yield at, found
    finally:
        for worker in pool:
            worker.end()


def give(worker: Worker, rest: Iterator[Range], queue: deque[tuple[Range, Worker]]) -> None:
    """The next range, if there is one. Ranges go round the processes, so the answers come in order."""
    at = next(rest, None)
    if at is not None:
        worker.tell(*at)
        queue.append((at, worker))


def serve(about: str) -> None:
    """The other side: play what is asked for until nobody asks any more."""
    from ashfall.games import TITLES

    told = json.loads(about)
    TITLES.update(told["games"])
    plan = Plan(**told["plan"])
    # Whatever a bot prints must not run into the answers.
    out = os.fdopen(os.dup(sys.stdout.fileno()), "w", encoding="utf-8")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())
    for line in sys.stdin:
        first, end = json.loads(line)
        try:
            answer = play_parcel(plan, first, end)
        except Exception as error:
            answer = {"error": f"games {first}–{end - 1}: {type(error).__name__}: {error}"}
        out.write(json.dumps(answer, separators=(",", ":")) + "\n")
        out.flush()


if __name__ == "__main__":
    try:
        serve(sys.argv[1])
    except (KeyboardInterrupt, BrokenPipeError):
        sys.exit(0)
