"""`ashfall lab run`: play what is missing of a run, part by part, and keep it so that nothing is ever lost."""

import time
from collections.abc import Callable
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


def run(
    plan: Plan,
    folder: Path,
    first: int,
    end: int,
    workers: int = 1,
    tell: Callable[[Progress], None] = lambda _: None,
    warn: Callable[[str], None] = lambda _: None,
) -> Progress:
    """Games first … end − 1 of a run. What is there and whole stays; the rest is played."""
    store.arrow()
    ranges = store.ranges(plan, first, end)
    keep(plan, folder)
    missing = []
    for at in ranges:
        wrong = store.wrong_with(plan, folder, at)
        if wrong:
            warn(wrong)
        if wrong != "":
            missing.append(at)
    progress = Progress(end - first, sum(e - f for f, e in ranges) - sum(e - f for f, e in missing))
    parcels = [piece for at in missing for piece in pieces(at, workers)]
    begun: list[dict[str, Any]] = []
    waiting = iter(missing)
    part = next(waiting, None)
    for (_, stop), found in played(plan, parcels, workers, own_games()):
        assert part is not None
        begun.append(found)
        progress.done += len(found["columns"]["number"])
        progress.tally.add_columns(found["columns"])
        for fault in sorted(set(filter(None, found["columns"]["fault"]))):
            warn(fault)
        tell(progress)
        if stop == part[1]:
            keep_part(plan, folder, part, begun)
            begun = []
            part = next(waiting, None)
    return progress


def pieces(part: Range, workers: int) -> list[Range]:
    first, end = part
    size = max(1, (end - first) // (PARCELS * max(1, workers)))
    return [(at, min(at + size, end)) for at in range(first, end, size)]


def keep_part(plan: Plan, folder: Path, part: Range, found: list[dict[str, Any]]) -> None:
    """Put the pieces of a part together and write it."""
    columns = {name: [v for one in found for v in one["columns"][name]] for name in FIELDS}
    counts = {kind: joined([one[kind] for one in found]) for kind in store.COUNTED}
    store.write_part(plan, folder, part, {"columns": columns, **counts})
    store.note(folder, first=part[0], end=part[1], build=build())


def own_games() -> dict[str, str]:
    """The list of games, for processes: a program may have put its own on it."""
    return dict(TITLES)
