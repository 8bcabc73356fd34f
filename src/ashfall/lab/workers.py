"""Processes that play ranges of games: the compiled build where it is there, whatever runs this elsewhere."""

import json
import os
import subprocess
import sys
from collections import deque
from collections.abc import Iterable, Iterator
from contextlib import suppress
from dataclasses import asdict
from pathlib import Path
from queue import SimpleQueue
from threading import Thread
from typing import Any, BinaryIO

from ashfall.builds import COMPILED, compiled_python
from ashfall.engine.errors import AshfallError
from ashfall.games import TITLES

from . import store
from .parcels import Parcel
from .plan import Plan

Range = tuple[int, int]

PIECES = 8
"""So many times at least it is told how far a part is."""
COUNTED = ("players", "winners", "scores", "fault")
"""What is told of each game while a run goes on."""


class Lost(AshfallError):
    """A process that plays ended in the middle."""


def compiled_player() -> str | None:
    """The compiled build, if it is of this very Python: whoever plays writes parts with the pyarrow that is here."""
    python = compiled_python()
    same = f"lib/python{sys.version_info.major}.{sys.version_info.minor}"
    return python if python and (Path(python).parents[1] / same).is_dir() else None


def build() -> str:
    """Which build plays."""
    return "compiled" if COMPILED or compiled_player() is not None else "interpreted"


class Worker:
    """A process that does what it is told; `Served` is its side. What it says comes line by line through a queue."""

    def __init__(
        self, plan: Plan, games: dict[str, str], heard: "Heard", folder: Path | None = None
    ) -> None:
        about: dict[str, Any] = {"plan": asdict(plan), "games": games}
        if folder is not None:
            about |= {"folder": str(folder.resolve()), "arrow": store.arrow_folder()}
        self.process = subprocess.Popen(
            [compiled_player() or sys.executable, "-m", "ashfall.lab.workers", json.dumps(about)],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            env={"ARROW_DEFAULT_MEMORY_POOL": "system", **os.environ, "PYTHONHASHSEED": "0"},
        )
        self.heard = heard
        self.listener = Thread(target=self.listen, daemon=True)
        self.listener.start()

    def listen(self) -> None:
        assert self.process.stdout is not None
        for line in self.process.stdout:
            self.heard.put((self, line))
        self.heard.put((self, b""))

    def tell(self, *words: str | int, more: Iterable[bytes] = ()) -> None:
        assert self.process.stdin is not None
        try:
            self.process.stdin.write(" ".join(map(str, words)).encode() + b"\n")
            self.process.stdin.writelines(more)
            self.process.stdin.flush()
        except BrokenPipeError:
            raise lost() from None

    def end(self) -> None:
        self.process.kill()
        self.process.wait()
        self.listener.join()
        for end in (self.process.stdin, self.process.stdout):
            assert end is not None
            with suppress(BrokenPipeError):
                end.close()


Heard = SimpleQueue[tuple[Worker, bytes]]


def next_answer(heard: Heard) -> tuple[Worker, str, bytes]:
    """Who says what: a word, and what belongs to it."""
    worker, line = heard.get()
    word, _, data = line.partition(b" ")
    if not line:
        raise lost()
    if word == b"error":
        raise AshfallError(json.loads(data))
    return worker, word.decode().strip(), data


def lost() -> Lost:
    return Lost("a process that plays games has ended; run it again, it goes on")


def played(
    plan: Plan, ranges: Iterable[Range], workers: int, games: dict[str, str]
) -> Iterator[tuple[Range, dict[str, Any]]]:
    """Each range with its games, in order. Every process has one range in hand and one waiting."""
    pool = [Worker(plan, games, SimpleQueue()) for _ in range(max(1, workers))]
    queue: deque[tuple[Range, Worker]] = deque()
    rest = iter(ranges)

    def give(worker: Worker) -> None:
        """Ranges go round the processes, so the answers come in order."""
        at = next(rest, None)
        if at is not None:
            worker.tell("play", *at)
            queue.append((at, worker))

    try:
        for worker in pool * 2:
            give(worker)
        while queue:
            at, worker = queue.popleft()
            _, word, data = next_answer(worker.heard)
            while word != "games":
                _, word, data = next_answer(worker.heard)
            give(worker)
            yield at, json.loads(data)
    finally:
        for worker in pool:
            worker.end()


class Served:
    """The other side of a `Worker`: it does what is asked for until nobody asks any more.

    `play FIRST END` is answered with the games themselves; `part FIRST END` has them played and written, and
    `keep FIRST END NUMBER` writes a part out of pieces that others have played, a line each.
    """

    def __init__(self, about: dict[str, Any]) -> None:
        self.plan = Plan(**about["plan"])
        self.folder = Path(about.get("folder", ""))
        self.arrow = about.get("arrow", "")
        # Whatever a bot prints must not run into the answers.
        self.out = os.fdopen(os.dup(sys.stdout.fileno()), "w", encoding="utf-8")
        os.dup2(sys.stderr.fileno(), sys.stdout.fileno())

    def say(self, word: str, found: Any = None) -> None:
        self.out.write(f"{word} {json.dumps(found, separators=(',', ':'))}\n")
        self.out.flush()

    def serve(self, asked: BinaryIO) -> None:
        for line in asked:
            word, *given = line.split()
            first, end, *lines = map(int, given)
            more = [asked.readline() for _ in range(sum(lines))]
            try:
                self.obey(word, first, end, more)
            except Exception as error:
                told = f"games {first}–{end - 1}: {type(error).__name__}: {error}"
                self.say("error", told)

    def obey(self, word: bytes, first: int, end: int, more: list[bytes]) -> None:
        if word == b"play":
            self.say("games", self.games(first, end, end - first))
            return
        size = max(1, (end - first) // PIECES)
        found = [json.loads(line) for line in more] or [self.games(first, end, size)]
        if self.arrow:
            store.lean_arrow(self.arrow)
            self.arrow = ""
        store.keep_part(self.plan, self.folder, (first, end), found)
        self.say("written")

    def games(self, first: int, end: int, size: int) -> dict[str, Any]:
        """Play a range and tell on the way how it goes."""
        parcel = Parcel(self.plan)
        for at in range(first, end, size):
            after = min(at + size, end)
            parcel.play(at, after)
            self.say("counted", parcel.last(after - at, COUNTED))
        return parcel.data()


def serve(about: str) -> None:
    told = json.loads(about)
    TITLES.update(told["games"])
    Served(told).serve(sys.stdin.buffer)


if __name__ == "__main__":
    try:
        serve(sys.argv[1])
    except (KeyboardInterrupt, BrokenPipeError):
        sys.exit(0)
