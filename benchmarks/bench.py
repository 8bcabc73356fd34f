"""The side-by-side benchmark: our games and their peers in one run, so that ratios mean something.

Each contestant has a process of its own on one core. Rounds are interleaved (A B C A B C …) after a
warm-up, and a ratio is the median of the ratios inside the rounds. Times are processor times.
"""

import argparse
import contextlib
import json
import statistics
import subprocess
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

from ashfall.builds import advice, compiled_python

HERE = Path(__file__).resolve().parent
PEERS = ("catanatron:catan", "open_spiel:backgammon", "open_spiel:gin_rummy", "open_spiel:hearts")
YARDSTICK = "catanatron:catan"

# game: (times catanatron's decisions per second, clone in microseconds)
TARGETS = {"last-aurora": (2.7, 20), "outlive": (3.6, 20), "auztralia": (2.2, 25), "dei": (2.0, 25)}
OTHER_GAMES = (2.0, 25)
COMPILED = {"last-aurora": (12.5, 12), "outlive": (20.0, 12), "auztralia": (7.5, 12)}
OTHER_COMPILED = (7.5, 15)
MOST_BYTES = {"dei": 25_000}
# D.E.I. has 55 regions and boards for up to six factions.
OTHER_BYTES = 20_000
MOST_RECORD = 20_000
MOST_IMPORT = 0.3
MOST_SPREAD = 1.5


class Racer:
    """A contestant's answers, what went wrong with it, and (once started) its process."""

    process: subprocess.Popen[str]

    def __init__(self, name: str) -> None:
        self.name = name
        self.compiled = name.startswith("compiled:")
        self.ours = self.compiled or name.startswith("ashfall:")
        self.rounds: list[dict[str, float]] = []
        self.facts: dict[str, Any] = {}
        self.trouble = ""

    def start(self, python: str) -> None:
        self.process = subprocess.Popen(
            [python, str(HERE / "contestants.py"), self.name],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )

    def order(self, text: str) -> dict[str, Any]:
        """Send one order and wait for its answer; nothing from a contestant that has died."""
        if self.trouble:
            return {}
        assert self.process.stdin
        assert self.process.stdout
        assert self.process.stderr
        try:
            print(text, file=self.process.stdin, flush=True)
            answer = self.process.stdout.readline()
        except BrokenPipeError:
            answer = ""
        if not answer:
            said = self.process.stderr.read().strip().splitlines()
            self.trouble = said[-1] if said else "ended without a word"
            return {}
        found: dict[str, Any] = json.loads(answer)
        return found

    def stop(self) -> None:
        assert self.process.stdin
        with contextlib.suppress(BrokenPipeError):
            self.process.stdin.close()
        self.process.wait()

    @property
    def speeds(self) -> list[float]:
        return [r["decisions"] / r["seconds"] for r in self.rounds]

    @property
    def spread(self) -> float:
        return max(self.speeds) / min(self.speeds)

    def total(self, what: str) -> float:
        return sum(r[what] for r in self.rounds)


def main(argv: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--peers-python", required=True, help="an interpreter that has the peers")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=2.0)
    parser.add_argument("--only", nargs="*", default=[], help="of our games, these")
    choice = parser.parse_args(argv)

    racers = [Racer(f"ashfall:{game}") for game in choice.only or our_games()]
    compiled = compiled_python()
    if compiled is None:
        print(advice(), file=sys.stderr)
    else:
        racers += [Racer(f"compiled:{game}") for game in choice.only or our_games()]
    racers += [Racer(name) for name in PEERS]
    for racer in racers:
        own = compiled if racer.compiled else sys.executable
        racer.start(own or sys.executable if racer.ours else choice.peers_python)
    race(racers, choice.rounds, choice.seconds)
    imported = import_time()

    print("\n".join(table(racers)))
    print("\n".join(footnotes(racers, choice.rounds, choice.seconds)))
    print()
    verdicts = list(judge(racers, imported))
    print("\n".join(f"{word:6} {text}" for word, text in verdicts))
    return 1 if any(word == "FAIL" for word, _ in verdicts) else 0


def our_games() -> list[str]:
    from ashfall.games import TITLES

    return list(TITLES)


def race(racers: list[Racer], rounds: int, seconds: float) -> None:
    for racer in racers:
        print(f"warming up {racer.name}", file=sys.stderr)
        racer.order(f"round {seconds} 0")
        racer.facts = racer.order("describe")
    for number in range(1, rounds + 1):
        print(f"round {number} of {rounds}", file=sys.stderr)
        for racer in racers:
            answer = racer.order(f"round {seconds} {number}")
            if answer:
                racer.rounds.append(answer)
    for racer in racers:
        racer.stop()


def import_time() -> float:
    """Processor seconds of `import ashfall` in a fresh process, best of five."""
    code = "import time; b = time.process_time(); import ashfall; print(time.process_time() - b)"
    command = [sys.executable, "-c", code]
    runs = [subprocess.run(command, capture_output=True, text=True, check=True) for _ in range(5)]
    return min(float(run.stdout) for run in runs)


def ratio(racer: Racer, peer: Racer) -> float:
    """How many decisions the one makes while the other makes one."""
    return statistics.median(ratios(racer, peer))


def ratios(racer: Racer, peer: Racer) -> list[float]:
    """The same for each round."""
    return [a / b for a, b in zip(racer.speeds, peer.speeds, strict=False)]


HEADINGS = (
    "contestant", "decisions/s", "best", "spread", "µs/decision", "games/s", "options", "length",
    "µs/(decision × options)", "clone µs", "bytes", "record bytes",
)  # fmt: skip


def table(racers: list[Racer]) -> Iterator[str]:
    ours = [racer for racer in racers if racer.ours and not racer.trouble]
    headings = [
        *HEADINGS,
        *(f"{racer.name.removeprefix('ashfall:')} is × faster" for racer in ours),
    ]
    yield f"| {' | '.join(headings)} |"
    yield "|---|" + "---:|" * (len(headings) - 1)
    for racer in racers:
        if racer.trouble:
            yield f"| {racer.name} | {racer.trouble} |{' |' * (len(headings) - 2)}"
            continue
        speed = statistics.median(racer.speeds)
        branching = racer.total("options") / racer.total("decisions")
        facts = racer.facts
        cells = [
            racer.name,
            f"{speed:,.0f}",
            f"{max(racer.speeds):,.0f}",
            f"{racer.spread:.2f}",
            f"{1e6 / speed:.1f}",
            f"{racer.total('games') / racer.total('seconds'):,.1f}",
            f"{branching:.1f}",
            f"{racer.total('decisions') / racer.total('games'):,.0f}",
            f"{1e6 / speed / branching:.2f}",
            f"{facts['clone_us']:.1f}",
            f"{facts['bytes']:,.0f}" if "bytes" in facts else "–",
            f"{facts['record_bytes']:,}" if "record_bytes" in facts else "–",
            *(f"{ratio(one, racer):.2f}" for one in ours),
        ]
        yield f"| {' | '.join(cells)} |"


def footnotes(racers: list[Racer], rounds: int, seconds: float) -> Iterator[str]:
    yield ""
    yield (
        f"{rounds} interleaved rounds of {seconds} s each after one of warm-up, one core, random "
        "play; median shown, spread is best ÷ worst. Games differ in work per decision: compare "
        "with those of the same kind (Catan), and do not read small C++ games as slower."
    )
    for racer in racers:
        if racer.facts:
            ends = f", games end as {racer.facts['ends']}" if "ends" in racer.facts else ""
            yield f"- {racer.name}: {racer.facts['version']}, Python {racer.facts['python']}{ends}"


def judge(racers: list[Racer], imported: float) -> Iterator[tuple[str, str]]:
    """PASS, FAIL or UNSURE (too noisy to say) for each target."""
    peer = next(racer for racer in racers if racer.name == YARDSTICK)
    for racer in racers:
        if racer.trouble:
            yield "FAIL", f"{racer.name} cannot play: {racer.trouble}"
        elif racer.ours:
            yield from judge_game(racer, peer)
    yield verdict(imported < MOST_IMPORT), f"import ashfall: {imported:.3f} s (under {MOST_IMPORT})"


def judge_game(racer: Racer, peer: Racer) -> Iterator[tuple[str, str]]:
    game = racer.name.partition(":")[2]
    targets, others = (COMPILED, OTHER_COMPILED) if racer.compiled else (TARGETS, OTHER_GAMES)
    times, clone = targets.get(game, others)
    most_bytes = MOST_BYTES.get(game, OTHER_BYTES)
    game = racer.name.removeprefix("ashfall:")
    facts = racer.facts
    if not peer.trouble:
        faster = ratios(racer, peer)
        noisy = max(racer.spread, peer.spread) > MOST_SPREAD
        text = f"{game}: {statistics.median(faster):.2f} × {peer.name} (at least {times})"
        if noisy:
            yield "UNSURE", f"{text}: too noisy"
        elif statistics.median(faster) < times <= max(faster):
            yield "UNSURE", f"{text}: too near to say, {max(faster):.2f} in the best round"
        else:
            yield verdict(statistics.median(faster) >= times), text
    yield (
        verdict(facts["clone_us"] <= clone),
        f"{game}: clone {facts['clone_us']:.1f} µs (≤ {clone})",
    )
    yield (
        verdict(facts["bytes"] <= most_bytes),
        f"{game}: {facts['bytes']:,.0f} bytes per position (≤ {most_bytes:,})",
    )
    size = facts["record_bytes"]
    yield verdict(size < MOST_RECORD), f"{game}: longest record of eight games {size:,} bytes"


def verdict(holds: bool) -> str:
    return "PASS" if holds else "FAIL"


if __name__ == "__main__":
    sys.exit(main())
