"""`ashfall lab run`: play what is missing of a run, part by part, and keep it so that nothing is ever lost."""

import time
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import Any

from ashfall.games import TITLES

from . import store
from .parcels import FIELDS, joined
from .plan import Plan, keep
from .tally import Tally
from .workers import Range, build, played

PARCELS = 8
"""A part is played in so many pieces at least: something is seen soon, and no process waits long for another."""


class Progress:
    """What a run tells while it goes on."""

    def __init__(
        self, wanted: int, there: int, clock: Callable[[], float] = time.monotonic
    ) -> None:
        self.wanted = wanted
        self.there = there
        self.done = 0
        self.clock = clock
        self.began = clock()
        self.tally = Tally()

    @property
    def rate(self) -> float:
        """Games a second since this process began."""
        passed = self.clock() - self.began
        return self.done / passed if passed > 0 else 0.0

    @property
    def left(self) -> float | None:
        """Seconds to go; nobody knows before the first games."""
        rest = self.wanted - self.there - self.done
        return rest / self.rate if self.rate else None


Parcels = Iterator[tuple[Range, dict[str, Any]]]
"""Ranges with their games, in order."""


def run(
    plan: Plan,
    folder: Path,
    first: int,
    end: int,
    workers: int = 1,
    tell: Callable[[Progress], None] = lambda _: None,
    warn: Callable[[str], None] = lambda _: None,
    play: Callable[[Plan, Iterable[Range], int, dict[str, str]], Parcels] = played,
) -> Progress:
    """Games first … end − 1 of a run. What is there and whole stays; the rest is played.

    Nothing here grows with the number of games: parts are looked for as the players come to them, and the games of one
    part are the most that is held.
    """
    store.arrow()
    ranges = store.ranges(plan, first, end)
    keep(plan, folder)
    progress = Progress(end - first, 0)
    begun: list[dict[str, Any]] = []
    in_hand: deque[Range] = deque()

    def missing() -> Iterator[Range]:
        for at in ranges:
            wrong = store.wrong_with(plan, folder, at)
            if wrong == "":
                progress.there += at[1] - at[0]
                continue
            if wrong:
                warn(wrong)
            in_hand.append(at)
            yield from pieces(at, workers)

    for (_, stop), found in play(plan, missing(), workers, own_games()):
        begun.append(found)
        progress.done += len(found["columns"]["number"])
        progress.tally.add_columns(found["columns"])
        for fault in sorted(set(filter(None, found["columns"]["fault"]))):
            warn(fault)
        tell(progress)
        if stop == in_hand[0][1]:
            keep_part(plan, folder, in_hand.popleft(), begun)
            begun = []
    return progress


def pieces(part: Range, workers: int) -> Iterator[Range]:
    first, end = part
    size = max(1, (end - first) // (PARCELS * max(1, workers)))
    return ((at, min(at + size, end)) for at in range(first, end, size))


def keep_part(plan: Plan, folder: Path, part: Range, found: list[dict[str, Any]]) -> None:
    """Put the pieces of a part together and write it."""
    columns = {name: [v for one in found for v in one["columns"][name]] for name in FIELDS}
    counts = {kind: joined([one[kind] for one in found]) for kind in store.COUNTED}
    store.write_part(plan, folder, part, {"columns": columns, **counts})
    store.note(folder, first=part[0], end=part[1], build=build())


def own_games() -> dict[str, str]:
    """The list of games, for processes: a program may have put its own on it."""
    return dict(TITLES)
