"""What a run says: shares with intervals, points, course, use of options, designed values, and two runs compared."""

from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from ashfall.engine.data import provenance
from ashfall.engine.errors import BadOption
from ashfall.engine.title import Title
from ashfall.games import title

from . import store
from .examples import examples
from .plan import Plan, about
from .simulate import share, wilson
from .tally import tallied

Figures = dict[str, Any]
Row = dict[str, Any]


def findings(folder: Path) -> Figures:
    """Everything that a report tells of a run, as plain data."""
    plan = about(folder)
    if not store.parts(folder):
        raise BadOption(f"{folder}: this run has no finished part yet")
    tally = tallied(store.games(folder))
    found = title(plan["game"])
    uses = used(store.counts(folder, store.USES))
    events = happened(store.counts(folder, store.EVENTS), tally.games)
    builds = Counter(note["build"] for note in store.notes(folder))
    return {
        "plan": plan,
        "builds": dict(builds),
        **tally.data(),
        "lengths": sorted(tally.lengths.items()),
        "uses": uses,
        "events": events,
        "examples": examples(found, Plan(**plan), [row["event"] for row in events]),
        "designed": designed(found, uses),
    }


def used(counts: list[list[Any]]) -> list[Row]:
    """Each option: how often it was offered and taken, and how often whoever took it won."""
    found = []
    for option, offered, taken, won in counts:
        low, high = wilson(won, taken)
        found.append(
            {
                "option": option,
                "verb": option.partition(" ")[0],
                "offered": offered,
                "taken": taken,
                "share": share(taken, offered),
                "won": share(won, taken),
                "low": round(low, 4),
                "high": round(high, 4),
            }
        )
    return found


def happened(counts: list[list[Any]], games: int) -> list[Row]:
    """Each kind of event: in how many games, how often, and after how many decisions it first came."""
    return [
        {
            "event": kind,
            "share": share(seen, games),
            "times": share(times, games),
            "first": share(first, seen),
        }
        for kind, seen, times, first in sorted(counts, key=lambda row: row[3] / max(1, row[1]))
    ]


def designed(found: Title, uses: list[Row]) -> list[Row]:
    """Each designed row of the component files, with what players did with it where an option names it."""
    by_word: dict[str, list[Row]] = {}
    for use in uses:
        for word in use["option"].split()[1:]:
            by_word.setdefault(word, []).append(use)
    rows = []
    for file, row, source, fields in provenance(found.files()):
        if source == "designed" or fields:
            word = row.rpartition(" ")[2]
            met = by_word.get(word, [])
            taken = sum(use["taken"] for use in met)
            offered = sum(use["offered"] for use in met)
            won = sum(use["won"] * use["taken"] for use in met)
            rows.append(
                {
                    "file": file,
                    "row": row,
                    "fields": ", ".join(fields) or "*",
                    "offered": offered,
                    "taken": taken,
                    "share": share(taken, offered),
                    "won": share(won, taken),
                }
            )
    return rows


def compared(first: Path, second: Path) -> list[Row]:
    """Paired differences, second run less the first: the same numbers of the same seeds, side by side."""
    one, two = about(first), about(second)
    for name in ("game", "seed"):
        if one[name] != two[name]:
            raise BadOption(
                f"two runs are compared game by game, so both need the same {name}: "
                f"{one[name]!r} and {two[name]!r}"
            )
    if one["options"].get("players") != two["options"].get("players"):
        raise BadOption("two runs are compared seat by seat, so both need as many players")
    sums: dict[str, Paired] = {}
    for a, b in pairs(store.games(first), store.games(second)):
        for name, value in facts(a).items():
            other = facts(b).get(name)
            if other is not None:
                sums.setdefault(name, Paired()).add(other - value)
    if not sums:
        raise BadOption("the two runs have no game in common")
    return [{"figure": name, **paired.data()} for name, paired in sums.items()]


def pairs(first: Iterator[Row], second: Iterator[Row]) -> Iterator[tuple[Row, Row]]:
    """Games with the same number; what only one of the runs has is left out."""
    a, b = next(first, None), next(second, None)
    while a is not None and b is not None:
        if a["number"] == b["number"]:
            yield a, b
        behind = a["number"] <= b["number"], b["number"] <= a["number"]
        a = next(first, None) if behind[0] else a
        b = next(second, None) if behind[1] else b


def facts(one: Row) -> dict[str, float]:
    """What is compared of a game."""
    found: dict[str, float] = {"length": one["length"]}
    winners = one["winners"]
    for side, kind in enumerate(one["sides"]):
        name = f"seat {side}" if side < len(one["players"]) else kind
        found[f"score {name}"] = one["scores"][side]
        found[f"win {name}"] = 1 / len(winners) if side in winners else 0.0
    for cell in one["categories"]:
        seats = cell["points"][: len(one["players"])]
        found[f"category {cell['category']}"] = sum(seats) / max(1, len(seats))
    return found


class Paired:
    """Mean and spread of differences, in constant memory."""

    def __init__(self) -> None:
        self.count = 0
        self.sum = 0.0
        self.squares = 0.0

    def add(self, difference: float) -> None:
        self.count += 1
        self.sum += difference
        self.squares += difference * difference

    def data(self) -> Figures:
        """The mean difference with its interval of 95 %."""
        mean = self.sum / self.count
        variance = max(0.0, self.squares - self.count * mean * mean) / max(1, self.count - 1)
        error = 1.959964 * (variance / self.count) ** 0.5
        return {
            "games": self.count,
            "difference": round(mean, 4),
            "low": round(mean - error, 4),
            "high": round(mean + error, 4),
        }
