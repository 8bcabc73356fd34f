"""How far a run is: a bar that is drawn over on a terminal, a line now and then elsewhere."""

import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from math import inf
from typing import TYPE_CHECKING, Any, TextIO

if TYPE_CHECKING:
    from rich.console import Console
    from rich.progress import Progress as Bar

    from ashfall.lab.run import Progress
    from ashfall.lang import Speaker

TERMINAL, ELSEWHERE = 0.2, 10.0
"""Seconds between two tellings."""


class Telling:
    """What a run tells its user on the way."""

    def __init__(self, speaker: "Speaker", out: TextIO | None = None) -> None:
        self.say = speaker.say
        self.out = out or sys.stderr
        self.bar = bar(self.out)
        self.told = time.monotonic() if self.bar is None else -inf  # a bar is drawn at once
        self.warned: set[str] = set()

    def tell(self, progress: "Progress", last: bool = False) -> None:
        now = time.monotonic()
        if now - self.told < (ELSEWHERE if self.bar is None else TERMINAL) and not last:
            return
        self.told = now
        done = progress.there + progress.done
        rate, left = f"{progress.rate:.1f}", clock(progress.left)
        text = self.say("lab-progress", done=done, wanted=progress.wanted, rate=rate, left=left)
        if self.bar is None:
            print(f"{text}; {intervals(progress)}", file=self.out, flush=True)
            return
        if not self.bar.tasks:
            self.bar.add_task("", text="", intervals="")
        self.bar.update(
            self.bar.tasks[0].id,
            completed=done, total=progress.wanted, text=text, intervals=intervals(progress),
        )  # fmt: skip
        self.bar.refresh()

    def warn(self, sentence: str) -> None:
        """Each sentence once, above the bar."""
        if sentence in self.warned:
            return
        self.warned.add(sentence)
        if self.bar is None:
            print(f"ashfall: {sentence}", file=self.out, flush=True)
        else:
            self.bar.console.print(f"ashfall: {sentence}", markup=False, highlight=False)


def intervals(progress: "Progress") -> str:
    """`greedy 61.0 % (58.2–63.7); random …`: the share of victories of each player so far."""
    told = []
    for name, sums in sorted(progress.tally.groups["players"].items()):
        found = sums.data()
        low, high = 100 * found["win_rate_low"], 100 * found["win_rate_high"]
        told.append(f"{name} {100 * found['win_rate']:.1f} % ({low:.1f}–{high:.1f})")
    return "; ".join(told)


def clock(seconds: float | None) -> str:
    """`1:02:03`"""
    if seconds is None:
        return "…"
    whole = int(seconds)
    hours = f"{whole // 3600}:" if whole >= 3600 else ""
    return f"{hours}{whole // 60 % 60:02}:{whole % 60:02}"


def bar(out: TextIO, console: "Console | None" = None) -> "Bar | None":
    """A bar with its figures and the intervals beside it; none where nothing can be drawn over."""
    if console is None and not out.isatty():
        return None
    from rich.console import Console
    from rich.progress import BarColumn, Progress, TextColumn

    console = console or Console(file=out)
    if console.is_dumb_terminal:
        return None
    columns: list[Any] = [BarColumn(30), TextColumn("{task.percentage:.0f} %")]
    columns.append(TextColumn("{task.fields[text]}\n{task.fields[intervals]}", markup=False))
    return Progress(*columns, console=console, transient=True, auto_refresh=False)


@contextmanager
def told(speaker: "Speaker", out: TextIO | None = None) -> Iterator[Telling]:
    """The bar, taken away at the end; who stops a run is told that it can go on."""
    telling = Telling(speaker, out)
    try:
        if telling.bar is None:
            yield telling
        else:
            with telling.bar:
                yield telling
    except KeyboardInterrupt:
        print(speaker.say("lab-stopped"), file=telling.out)
        raise
