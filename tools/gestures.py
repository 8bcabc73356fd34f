#!/usr/bin/env python3
"""How many gestures a person needs for each recorded choice of the golden games.

`python tools/gestures.py [outlive …] [--every N]`: for every question of `tests/records` it writes what the server
would tell the page (`engine/plan.py`); the page's own lists (`web/src/shell/sentences.ts`) then say what one gesture
can do. A gesture is a press or tap. Beside it stands the page that asks each choice alone, and has it confirmed where
it cannot be taken back. Where a whole game has an aim for each person, games with the usual settings are played for it.
"""

import argparse
import json
import os
import subprocess
import sys
import tempfile
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import ashfall
from ashfall import bots
from ashfall.engine.plan import Planned, plan, proposal
from ashfall.games import title as title_of

ROOT = Path(__file__).resolve().parents[1]
RECORDS = ROOT / "tests/records"
AIMS = {"outlive": 0.55, "last-aurora": 0.60, "auztralia": 0.60, "dei": 1.0}
WHOLE = {"dei": (4, 90)}
"""A game of so many players may cost a person so many gestures."""
BOT = "greedy:8"


def short(one: Planned) -> list[Any]:
    """As short as it can be written: text, marks (final, again, ends, has values, lasts, stands), next, question."""
    marks = "f" * one.final + "a" * one.again + "e" * one.ends + "v" * bool(one.option.values)
    marks += "l" * one.lasts + "s" * one.stands
    said = None if one.next is None else [short(further) for further in one.next]
    return [str(one.option), marks, said, one.question]


def played(game: str, seed: int) -> ashfall.Game:
    """A whole game with the usual settings."""
    table = ashfall.new(game, players=WHOLE[game][0], seed=seed)
    player = bots.player(BOT, seed=seed)
    while not table.over:
        waiting = table.waiting()[0]
        table.play(player.choose(table, waiting.seat, waiting), seat=waiting.seat)
    return table


def asked(done: ashfall.Game) -> tuple[list[dict[str, Any]], int]:
    """Every question of a game, and how many answers could not be taken back."""
    title, game, found, final = title_of(done.title.id), done.at(0), [], 0
    for seat, step in done.choices:
        option = game.option(step)
        planned = plan(title, game, seat)
        question = next(w for w in game.waiting() if w.seat == seat and step in w.ask.options)
        found.append(
            {
                "seat": seat,
                "question": question.question,
                "plan": [short(one) for one in planned],
                "proposed": [str(one) for one in proposal(title, game, seat, planned)],
                "grave": question.question in title.grave,
                "said": str(option),
            }
        )
        game.play(option, seat=seat)
        final += game.table.barrier or game.over
    return found, final


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", default=list(AIMS))
    parser.add_argument("--whole", type=int, default=3, help="play so many whole games")
    parser.add_argument("--every", type=int, default=1, help="look at every N-th record only")
    parser.add_argument("--questions", action="store_true", help="say what each question costs")
    given = parser.parse_args()
    alone: dict[str, int] = {}
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "games.jsonl"
        with file.open("w", encoding="utf-8") as lines:
            for game in given.games:
                for name, played_game in games(game, given.every, given.whole):
                    found, final = asked(played_game)
                    alone[name] = len(found) + final
                    lines.write(json.dumps({"name": name, "asked": found}) + "\n")
        done = subprocess.run(
            [str(ROOT / "tools/npm"), "test"],
            cwd=ROOT / "web",
            env={**os.environ, "ASHFALL_GESTURES": str(file)},
            capture_output=True,
            text=True,
        )
        if done.returncode:
            sys.stderr.write(done.stdout[-3000:] + done.stderr[-3000:])
            return 1
        counts = json.loads(Path(f"{file}.found").read_text())
    if given.questions:
        costs(counts)
    return report(given.games, alone, counts)


def costs(counts: dict[str, dict[str, Any]]) -> None:
    """What the sentences that begin with a question cost, the dearest first."""
    found: dict[tuple[str, str], list[int]] = defaultdict(lambda: [0, 0])
    for name, one in counts.items():
        for question, row in one["questions"].items():
            at = (name.partition("/")[0], question)
            found[at] = [a + b for a, b in zip(found[at], row, strict=True)]
    for (game, question), (choices, gestures) in sorted(found.items(), key=lambda at: -at[1][1]):
        sys.stdout.write(f"{game:12} {question:24} {choices:5} choices, {gestures:4} gestures\n")


def games(game: str, every: int, whole: int) -> Iterator[tuple[str, ashfall.Game]]:
    for path in sorted(RECORDS.glob(f"{game}/*.ashfall"))[::every]:
        yield f"{game}/{path.stem}", ashfall.load(path)
    for seed in range(whole if game in WHOLE else 0):
        yield f"{game}:{seed}", played(game, seed)


def persons(game: str, counts: dict[str, dict[str, Any]], hand: str) -> list[int]:
    """What each person of the whole games did, with a mouse or with a thumb."""
    whole = [one for name, one in counts.items() if name.startswith(f"{game}:")]
    return [gestures for one in whole for gestures in one[hand].values()]


def about(each: list[int]) -> str:
    return f"{sum(each) / len(each):.0f}, {min(each)} to {max(each)}"


def report(games: list[str], alone: dict[str, int], counts: dict[str, dict[str, Any]]) -> int:
    missed = 0
    for game in games:
        kinds: dict[str, list[int]] = defaultdict(lambda: [0, 0, 0, 0])
        for name, one in counts.items():
            if name.startswith(f"{game}/"):
                for kind in ("all", name.rpartition("-")[2]):
                    row = (one["choices"], one["picks"], one["confirms"], alone[name])
                    kinds[kind] = [a + b for a, b in zip(kinds[kind], row, strict=True)]
        for kind, (choices, picks, confirms, before) in kinds.items():
            ratio = (picks + confirms) / choices
            sys.stdout.write(
                f"{game:12} {kind:7} {choices:5} choices: one by one {before / choices:.2f}, in sentences {ratio:.3f}"
                f" ({picks} picks, {confirms} confirmed)\n"
            )
            missed += kind == "all" and ratio > AIMS.get(game, 1)
        each = persons(game, counts, "seats")
        if each:
            players, most = WHOLE[game]
            sys.stdout.write(
                f"{game:12} whole games of {players}: {about(each)} gestures a person (at most {most}); "
                f"with a thumb on a phone {about(persons(game, counts, 'thumb'))}\n"
            )
            missed += max(each) > most
    return 1 if missed else 0


if __name__ == "__main__":
    sys.exit(main())
