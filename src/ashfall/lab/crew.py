"""The processes that play a run and write its parts: each takes the next part, and the last parts are shared."""

import json
from collections import deque
from collections.abc import Iterable, Iterator
from pathlib import Path
from queue import SimpleQueue

from .parcels import Columns
from .plan import Plan
from .workers import PIECES, Heard, Range, Worker, next_answer


class Part:
    """A part in the making. One process plays and writes it, or it is cut: then all play pieces of it."""

    def __init__(self, at: Range, pieces: Iterable[Range] = ()) -> None:
        self.at = at
        self.pieces = list(pieces)
        self.open = deque(self.pieces)
        self.games: dict[Range, bytes] = {}


def cut(part: Range, number: int) -> Iterator[Range]:
    first, end = part
    size = max(1, (end - first) // number)
    return ((at, min(at + size, end)) for at in range(first, end, size))


def jobs(parts: Iterable[Range], workers: int) -> Iterator[Part]:
    """Whole parts, and at the end as many cut ones as there are processes, so that none waits long for another."""
    last: deque[Range] = deque()
    for at in parts:
        last.append(at)
        if workers == 1 or len(last) > workers:
            yield Part(last.popleft())
    for at in last:
        yield Part(at, cut(at, PIECES * workers))


class Crew:
    """Some processes and what each of them has in hand. The files do not depend on who did what."""

    def __init__(
        self, plan: Plan, folder: Path, parts: Iterable[Range], workers: int, games: dict[str, str]
    ) -> None:
        self.plan = plan
        self.folder = folder
        self.games = games
        self.ahead = jobs(parts, workers)
        self.shared = Part((0, 0))
        self.heard: Heard = SimpleQueue()
        self.pool: list[Worker] = []
        self.in_hand: dict[Worker, tuple[Part, Range]] = {}

    def give(self, worker: Worker | None = None) -> None:
        """The next piece or part, if there is any; a process is started only for one."""
        part = self.shared if self.shared.open else next(self.ahead, None)
        if part is None:
            return
        if worker is None:
            worker = Worker(self.plan, self.games, self.heard, self.folder)
            self.pool.append(worker)
        if part.pieces:
            self.shared = part
            piece = part.open.popleft()
            self.in_hand[worker] = part, piece
            worker.tell("play", *piece)
        else:
            self.in_hand[worker] = part, part.at
            worker.tell("part", *part.at)

    def put_in(self, worker: Worker, games: bytes) -> None:
        """A piece is played; who brings the last one of its part writes the part."""
        part, piece = self.in_hand[worker]
        part.games[piece] = games
        if len(part.games) < len(part.pieces):
            del self.in_hand[worker]
            self.give(worker)
        else:
            more = [part.games.pop(one) for one in part.pieces]
            worker.tell("keep", *part.at, len(more), more=more)

    def work(self) -> Iterator[Columns | Range]:
        """Some columns of the games as they are played, and each part when it is written."""
        while self.in_hand:
            worker, word, data = next_answer(self.heard)
            if word == "counted":
                yield json.loads(data)
            elif word == "games":
                self.put_in(worker, data)
            else:
                part, _ = self.in_hand.pop(worker)
                yield part.at
                self.give(worker)


def written(
    plan: Plan, folder: Path, parts: Iterable[Range], workers: int, games: dict[str, str]
) -> Iterator[Columns | Range]:
    """Have parts played and written: some columns of games that were played, and each part when it is there."""
    crew = Crew(plan, folder, parts, workers, games)
    try:
        for _ in range(workers):
            crew.give()
        yield from crew.work()
    finally:
        for worker in crew.pool:
            worker.end()
