"""What a long run holds in memory, part by part: `.venv-lab/bin/python benchmarks/memory.py --games 20000`.

With `--repeat` one part is really played, in this process, and written under new numbers again and again: the way of a
game through sums, parts and log is that of a real run, so that a million of them say what is held.
"""

import argparse
import os
import resource
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

from ashfall.lab import store
from ashfall.lab.parcels import play_parcel
from ashfall.lab.plan import Plan, plan
from ashfall.lab.run import Progress, run
from ashfall.lab.workers import build

MEGABYTE = 1 << 20
SECONDS = 1.0
"""So often it is looked what is held."""


def held(process: int) -> tuple[float, float]:
    """The memory of a process and of those that it started, in megabytes: as each has it, and with what they share
    (programs and libraries) divided among all that have it."""
    try:
        told = Path(f"/proc/{process}/smaps_rollup").read_text().split()
        children = Path(f"/proc/{process}/task/{process}/children").read_text().split()
    except OSError:  # it has just ended
        return 0.0, 0.0
    own = [int(told[told.index(name) + 1]) * 1024 / MEGABYTE for name in ("Rss:", "Pss:")]
    each = [own, *(held(int(child)) for child in children)]
    return sum(rss for rss, _ in each), sum(pss for _, pss in each)


def repeated(plan: Plan, folder: Path, games: int, tell: Callable[[Progress], None]) -> Progress:
    """A part is played, then written under other numbers again and again: sums, parts and log of a real run."""
    found = play_parcel(plan, 0, plan.part)
    progress = Progress(games, 0)
    folder.mkdir()
    for first in range(0, games, plan.part):
        columns = {**found["columns"], "number": list(range(first, first + plan.part))}
        progress.add(columns)
        store.keep_part(plan, folder, (first, first + plan.part), [{**found, "columns": columns}])
        store.note(folder, first=first, end=first + plan.part)
        tell(progress)
    return progress


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default="outlive")
    parser.add_argument("--solo", action="store_true", help="one player instead of two")
    parser.add_argument("--games", type=int, default=20_000)
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--repeat", action="store_true")
    parser.add_argument("--rows", type=int, default=20)
    given = parser.parse_args()
    if sys.platform != "linux":
        sys.exit("memory is read from /proc, which only Linux has")
    wanted = plan(given.game, {"solo": True} if given.solo else {"players": 2}, ["random"])
    every = max(1, given.games // given.rows)
    print(f"{given.game}, {given.games:,} games, {given.workers} workers, {build()}")
    print(f"{'games':>10} {'MB':>8} {'shared once':>12} {'seconds':>9}")
    began, told, looked, peak = time.monotonic(), [0], [0.0], [0.0, 0.0]

    def look() -> tuple[float, float]:
        """What is held now; the most of all looks is kept."""
        now = held(os.getpid())
        peak[:] = map(max, peak, now)
        looked[0] = time.monotonic()
        return now

    def row(games: int) -> None:
        rss, pss = look()
        print(f"{games:>10,} {rss:8.1f} {pss:12.1f} {time.monotonic() - began:9.1f}", flush=True)

    def tell(progress: Progress) -> None:
        if progress.done >= told[0]:
            told[0] += every
            row(progress.done)
        elif time.monotonic() > looked[0] + SECONDS:
            look()

    with tempfile.TemporaryDirectory() as scratch:
        folder = Path(scratch) / "run"
        if given.repeat:
            done = repeated(wanted, folder, given.games, tell)
        else:
            done = run(wanted, folder, 0, given.games, given.workers, tell)
        size = sum(path.stat().st_size for path in folder.iterdir())
        passed = time.monotonic() - began
        row(done.done)
        print(
            f"{size / given.games:.0f} bytes a game on disk, {done.done / passed:.0f} games a second"
        )
        print(f"at most: {peak[0]:.1f} MB, shared once {peak[1]:.1f} MB (looked every second)")
        own, player = (
            resource.getrusage(whose).ru_maxrss / 1024
            for whose in (resource.RUSAGE_SELF, resource.RUSAGE_CHILDREN)
        )
        print(
            f"peaks as the kernel counts them: the run {own:.1f} MB, its largest player {player:.1f} MB"
        )
        for name, whose in (("run", resource.RUSAGE_SELF), ("players", resource.RUSAGE_CHILDREN)):
            used = resource.getrusage(whose)
            spent = (used.ru_utime + used.ru_stime) / done.done
            print(f"processor time of the {name}: {1000 * spent:.3f} ms a game")


if __name__ == "__main__":
    main()
