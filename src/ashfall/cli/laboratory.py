"""`ashfall lab`: runs of many games that last, and what is made of them."""

import os
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

from cyclopts import App, Parameter

from ashfall.languages import Language

from .play import Words

if TYPE_CHECKING:
    from ashfall.engine.settings import Chosen
    from ashfall.lab.plan import Plan
    from ashfall.lab.run import Progress
    from ashfall.lang import Speaker

lab = App(name="lab", help="Runs of many games that last, and what is made of them.")


def register(app: App) -> None:
    from . import laboratory_reports  # noqa: F401 - its commands join the same group

    app.command(lab)


@lab.command
def run(
    *words: Words,
    out: str,
    games: int = 1000,
    bots: str = "greedy",
    seed: str = "simulation",
    first: Annotated[int, Parameter(name="--from")] = 0,
    end: Annotated[int | None, Parameter(name="--to")] = None,
    workers: int = 1,
    part: int = 1000,
    data: Path | None = None,
    ray: str | None = None,
    lang: Language | None = None,
) -> int:
    """Play many games and keep them: ashfall lab run GAME [its own options] --out FOLDER.

    The results are Parquet files named by their range of games. A run that was stopped goes on
    where it stood, and gives the same files, however many processes play.

    Parameters
    ----------
    out: str
        the folder of the run, new or begun
    games: int
        how many games
    bots: str
        who plays: random, greedy, greedy:NUMBER, or a file with a bot; dealt to the seats in turn
    seed: str
        another seed gives other games
    first: int
        the first game of this shard; a multiple of the size of a part
    end: int
        the game before which this shard ends
    workers: int
        how many processes
    part: int
        how many games in a file
    data: Path
        a folder with component rows of your own
    ray: str
        play on Ray: local, or the address of a cluster; --out may then be an address of fsspec
    lang: str
        language of what is told
    """
    from ashfall.engine.errors import BadOption
    from ashfall.lab import run as runs
    from ashfall.lab.plan import MOST_GAMES, plan
    from ashfall.lab.workers import build

    from .console import standard

    game, options, speaker = asked(list(words), lang)
    end = games if end is None else end
    if not 0 <= first < end <= MOST_GAMES or not 1 <= workers <= 256:
        allowed = f"--games 1–{MOST_GAMES}, --from < --to, --workers 1–256"
        value = f"{first}–{end}, {workers}"
        raise BadOption(speaker.say("error-value", name="lab run", value=value, allowed=allowed))
    wanted = plan(game, options, bots.split(","), seed, part, data)
    console = standard(False)
    if ray is not None:
        return run_on_ray(wanted, out, first, end, ray, speaker)
    console.line(speaker.say(f"lab-build-{build()}"))
    with progress_line(speaker) as line:
        done = runs.run(wanted, Path(out), first, end, workers, line.tell, line.warn)
    told = {"games": done.done, "there": done.there, "folder": out, "rate": f"{done.rate:.1f}"}
    console.line(speaker.say("lab-run-done", **told), style="strong")
    return 0


def run_on_ray(
    wanted: "Plan", out: str, first: int, end: int, address: str, speaker: "Speaker"
) -> int:
    """The same on Ray."""
    from ashfall.lab import cluster

    from .console import standard

    began = time.monotonic()
    done = cluster.run_on_ray(wanted, out, first, end, address)
    rate = done / max(0.001, time.monotonic() - began)
    told = {"games": done, "there": end - first - done, "folder": out, "rate": f"{rate:.1f}"}
    standard(False).line(speaker.say("lab-run-done", **told), style="strong")
    return 0


def asked(words: list[str], lang: str | None) -> "tuple[str, Chosen, Speaker]":
    """The game, its options and who speaks; games in the making may be named here too."""
    from ashfall.engine.errors import BadOption
    from ashfall.games import IN_THE_MAKING, TITLES, title
    from ashfall.lang import Speaker, language

    from .lab import speaking
    from .options import from_flags
    from .play import sorted_words

    plain = Speaker(None, language(lang, os.environ))
    known = [*TITLES, *IN_THE_MAKING]
    named = [word for word in words if word in known][:1]
    if named:
        words = [named[0], *(word for word in words if word != named[0])]
    game, _, flags = sorted_words(words, plain)
    if game not in known:
        raise BadOption(plain.say("error-game", text=game or "…", allowed=", ".join(known)))
    return game, from_flags(title(game), flags, plain), speaking(game, plain.lang)


class ProgressLine:
    """One line that is written over on a terminal; elsewhere a new line now and then."""

    def __init__(self, speaker: "Speaker") -> None:
        self.say = speaker.say
        self.terminal = sys.stderr.isatty()
        self.told = time.monotonic()
        self.warned: set[str] = set()

    def tell(self, progress: "Progress") -> None:
        now = time.monotonic()
        if now - self.told < (0.2 if self.terminal else 10.0):
            return
        self.told = now
        text = self.text(progress)
        if self.terminal:
            width = os.get_terminal_size(sys.stderr.fileno()).columns - 1
            print(f"\r\033[2K{text[:width]}", end="", file=sys.stderr, flush=True)
        else:
            print(text, file=sys.stderr, flush=True)

    def text(self, progress: "Progress") -> str:
        groups = progress.tally.groups["players"]
        intervals = []
        for name, sums in sorted(groups.items()):
            found = sums.data()
            low, high = 100 * found["win_rate_low"], 100 * found["win_rate_high"]
            intervals.append(f"{name} {100 * found['win_rate']:.1f} % ({low:.1f}–{high:.1f})")
        return self.say(
            "lab-progress",
            done=progress.there + progress.done,
            wanted=progress.wanted,
            rate=f"{progress.rate:.1f}",
            left=clock(progress.left),
            intervals="; ".join(intervals),
        )

    def warn(self, sentence: str) -> None:
        """Each sentence once."""
        if sentence not in self.warned:
            self.warned.add(sentence)
            self.clear()
            print(f"ashfall: {sentence}", file=sys.stderr, flush=True)

    def clear(self) -> None:
        if self.terminal:
            print("\r\033[2K", end="", file=sys.stderr, flush=True)


def clock(seconds: float | None) -> str:
    """`1:02:03`"""
    if seconds is None:
        return "…"
    whole = int(seconds)
    hours = f"{whole // 3600}:" if whole >= 3600 else ""
    return f"{hours}{whole // 60 % 60:02}:{whole % 60:02}"


@contextmanager
def progress_line(speaker: "Speaker") -> Iterator[ProgressLine]:
    """The line, taken away at the end; who stops a run is told that it can go on."""
    line = ProgressLine(speaker)
    try:
        yield line
    except KeyboardInterrupt:
        line.clear()
        print(speaker.say("lab-stopped"), file=sys.stderr)
        raise
    line.clear()
