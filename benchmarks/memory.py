"""What a long run holds in memory, part by part: `.venv-lab/bin/python benchmarks/memory.py --games 20000`.

With `--repeat` the first parcels are really played, and then written under new numbers again and again: the way of a
game through sums, parts and log is that of a real run, so that a million of them say what the run itself holds.
"""

import argparse
import resource
import sys
import tempfile
import time
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

from ashfall.lab.plan import Plan, plan
from ashfall.lab.run import Progress, run
from ashfall.lab.workers import Range, build, played

MEGABYTE = 1 << 20


def resident(process: str = "self") -> float:
    """The memory of a process and of those that it started, in megabytes."""
    try:
        status = Path(f"/proc/{process}/status").read_text()
        children = Path(f"/proc/{process}/task/{own_number(status)}/children").read_text().split()
    except OSError:  # it has just ended
        return 0.0
    held = next((line.split()[1] for line in status.splitlines() if line.startswith("VmRSS")), "0")
    return int(held) * 1024 / MEGABYTE + sum(map(resident, children))


def own_number(status: str) -> str:
    return next(line.split()[1] for line in status.splitlines() if line.startswith("Pid:"))


def repeated(
    plan: Plan, ranges: Iterable[Range], workers: int, games: dict[str, str]
) -> Iterator[tuple[Range, Any]]:
    """Each range with games: those of the first range of each size, under the numbers that are asked for."""
    known: dict[int, Any] = {}
    for first, end in ranges:
        if end - first not in known:
            known[end - first] = next(played(plan, [(0, end - first)], workers, games))[1]
        found = known[end - first]
        columns = {**found["columns"], "number": list(range(first, end))}
        yield (first, end), {**found, "columns": columns}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default="outlive")
    parser.add_argument("--games", type=int, default=20_000)
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--repeat", action="store_true")
    parser.add_argument("--rows", type=int, default=20)
    given = parser.parse_args()
    if sys.platform != "linux":
        sys.exit("memory is read from /proc, which only Linux has")
    wanted = plan(given.game, {"players": 2}, ["random"])
    every = max(1, given.games // given.rows)
    print(f"{given.game}, {given.games:,} games, {given.workers} workers, {build()}")
    print(f"{'games':>10} {'MB':>8} {'seconds':>9}")
    began, told = time.monotonic(), [0]

    def tell(progress: Progress) -> None:
        if progress.done >= told[0]:
            told[0] += every
            passed = time.monotonic() - began
            print(f"{progress.done:>10,} {resident():8.1f} {passed:9.1f}", flush=True)

    with tempfile.TemporaryDirectory() as scratch:
        folder = Path(scratch) / "run"
        play = repeated if given.repeat else played
        done = run(wanted, folder, 0, given.games, given.workers, tell, play=play)
        size = sum(path.stat().st_size for path in folder.iterdir())
        passed = time.monotonic() - began
        print(f"{done.done:>10,} {resident():8.1f} {passed:9.1f}")
        print(
            f"{size / given.games:.0f} bytes a game on disk, {done.done / passed:.0f} games a second"
        )
        for name, whose in (("run", resource.RUSAGE_SELF), ("players", resource.RUSAGE_CHILDREN)):
            used = resource.getrusage(whose)
            spent = (used.ru_utime + used.ru_stime) / done.done
            print(f"processor time of the {name}: {1000 * spent:.3f} ms a game")


if __name__ == "__main__":
    main()
