"""How much faster two processes play a run than one: `.venv-lab/bin/python benchmarks/cores.py`, on a quiet machine.

Runs with one and with two processes by turns, by the clock, start and files included; the files must be equal. Beside
them what the machine itself gives: the same games by one process alone and by two at once, which share nothing and
write nothing. Processor time says the same on a busy machine: what the run itself takes is missing to its players.
"""

import argparse
import os
import resource
import statistics
import subprocess
import tempfile
import time
from pathlib import Path

from ashfall.builds import fastest_python
from ashfall.lab.plan import plan
from ashfall.lab.run import run
from ashfall.lab.workers import build

ALONE = """
import sys, time
from ashfall.lab.parcels import play_parcel
from ashfall.lab.plan import plan
wanted = plan(sys.argv[1], {"players": 2}, ["random"])
play_parcel(wanted, 0, 50)
input()
began = time.monotonic()
for first in range(50, int(sys.argv[2]), 50):
    play_parcel(wanted, first, first + 50)
print(time.monotonic() - began)
"""


def alone(game: str, games: int, processes: int) -> float:
    """Seconds until so many processes have each played these games, begun at the same moment."""
    command = [fastest_python(), "-c", ALONE, game, str(games)]
    started = [
        subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        for _ in range(processes)
    ]
    time.sleep(3)  # all of them have loaded their rules and wait
    for one in started:
        assert one.stdin is not None
        one.stdin.write("\n")
        one.stdin.flush()
    return max(float(one.communicate()[0]) for one in started)


def used(whose: int) -> float:
    """Processor time of this process, or of those that it started and that have ended."""
    found = resource.getrusage(whose)
    return found.ru_utime + found.ru_stime


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default="outlive")
    parser.add_argument("--games", type=int, default=20_000)
    parser.add_argument("--rounds", type=int, default=3)
    given = parser.parse_args()
    wanted = plan(given.game, {"players": 2}, ["random"])
    print(f"{given.game}, {given.games:,} games a run, {os.cpu_count()} processors, {build()}")
    seconds: dict[int, list[float]] = {1: [], 2: []}
    for _ in range(given.rounds):
        written = []
        before = used(resource.RUSAGE_SELF), used(resource.RUSAGE_CHILDREN)
        for workers, found in seconds.items():
            with tempfile.TemporaryDirectory() as scratch:
                began = time.monotonic()
                run(wanted, Path(scratch) / "run", 0, given.games, workers)
                found.append(time.monotonic() - began)
                files = sorted((Path(scratch) / "run").glob("*.parquet"))
                written.append([(path.name, path.read_bytes()) for path in files])
        if written[0] != written[1]:
            raise SystemExit("two processes wrote other files than one")
        itself = used(resource.RUSAGE_SELF) - before[0]
        players = used(resource.RUSAGE_CHILDREN) - before[1]
        one, two = (found[-1] for found in seconds.values())
        print(
            f"one {one:.1f} s, two {two:.1f} s: {one / two:.2f} times as fast; of the processor time "
            f"{100 * itself / (itself + players):.1f} % are the run itself, {players / 2:.1f} s its players",
            flush=True,
        )
    one, two = (statistics.median(found) for found in seconds.values())
    single, both = (alone(given.game, given.games // 2, processes) for processes in (1, 2))
    print(
        f"the machine: two processes that share nothing do {2 * single / both:.2f} times the work of one"
    )
    print(
        f"median {given.games / one:.0f} and {given.games / two:.0f} games a second: {one / two:.2f}"
    )


if __name__ == "__main__":
    main()
