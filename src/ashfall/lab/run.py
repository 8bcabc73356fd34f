"""`ashfall lab run`: play what is missing of a run, part by part, and keep it so that nothing is ever lost."""

import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from ashfall.games import TITLES

from . import store
from .crew import written
from .plan import Plan, keep
from .tally import Tally
from .workers import Range, build


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

    def add(self, columns: dict[str, list[Any]]) -> None:
        """Games that have just been played."""
        self.done += len(columns["players"])
        self.tally.add_columns(columns)

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
    """Games first … end − 1 of a run. What is there and whole stays; the rest is played.

    Nothing here grows with the number of games: parts are looked for as the players come to them, and the players
    write them.
    """
    store.arrow_folder()
    ranges = store.ranges(plan, first, end)
    keep(plan, folder)
    progress = Progress(end - first, 0)

    def missing() -> Iterator[Range]:
        for at in ranges:
            wrong = store.wrong_with(plan, folder, at)
            if wrong == "":
                progress.there += at[1] - at[0]
                continue
            if wrong:
                warn(wrong)
            yield at

    for told in written(plan, folder, missing(), workers, own_games()):
        if isinstance(told, dict):
            progress.add(told)
            warn_of(told, warn)
            tell(progress)
        else:
            store.note(folder, first=told[0], end=told[1], build=build())
    return progress


def warn_of(columns: dict[str, list[Any]], warn: Callable[[str], None]) -> None:
    """Say what was wrong with bots in these games."""
    for fault in sorted(set(filter(None, columns["fault"]))):
        warn(fault)


def own_games() -> dict[str, str]:
    """The list of games, for processes: a program may have put its own on it."""
    return dict(TITLES)
