"""Sums over many games in constant memory: what is asked about them afterwards needs no list of games."""

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Any

from ashfall.bots import tries

from .simulate import results, share, wilson

Figures = dict[str, Any]
KINDS = ("seats", "players", "tries")
"""What the games of every title are told apart by."""


class Sums:
    """One group of results: a seat, a player, a faction."""

    def __init__(self) -> None:
        self.games = 0
        self.wins = 0.0
        self.scores: Counter[int] = Counter()

    def add(self, won: float, score: int) -> None:
        self.games += 1
        self.wins += won
        self.scores[score] += 1

    def data(self) -> Figures:
        return results(self.games, self.wins, spread(self.scores))


class Tally:
    """A run's figures, added to game by game."""

    def __init__(self) -> None:
        self.games = 0
        self.nobody = 0
        self.faults = 0
        self.offered = 0
        self.lengths: Counter[int] = Counter()
        self.groups: dict[str, dict[str, Sums]] = {kind: {} for kind in KINDS}
        self.categories: dict[str, dict[str, list[int]]] = {}
        self.course: dict[str, list[int]] = {}

    def add(self, one: Mapping[str, Any]) -> None:
        """A game as a part holds it."""
        self.games += 1
        self.nobody += not one["winners"]
        self.faults += bool(one["fault"])
        self.offered += one["offered"]
        self.lengths[one["length"]] += 1
        for cell in one["course"]:
            sums = self.course.setdefault(cell["figure"], [0, 0])
            sums[0] += cell["hits"]
            sums[1] += cell["cases"]
        winners = one["winners"]
        for side, kind in enumerate(one["sides"]):
            seat = side < len(one["players"])
            name = f"seat {side}" if seat else kind
            won = 1 / len(winners) if side in winners else 0.0
            score = one["scores"][side]
            self.group("seats", name).add(won, score)
            if seat:
                self.group("players", one["players"][side]).add(won, score)
                tried = tries(one["players"][side])
                if tried is not None:
                    self.group("tries", str(tried)).add(won, score)
                for cell in one["traits"]:
                    self.group(cell["trait"], cell["values"][side]).add(won, score)
            for cell in one["categories"]:
                sums = self.categories.setdefault(cell["category"], {}).setdefault(name, [0, 0])
                sums[0] += cell["points"][side]
                sums[1] += 1

    def group(self, kind: str, name: str) -> Sums:
        return self.groups.setdefault(kind, {}).setdefault(name, Sums())

    def add_columns(self, columns: Mapping[str, list[Any]]) -> None:
        """Wins by player alone, for the line of progress."""
        for players, winners, scores in zip(
            columns["players"], columns["winners"], columns["scores"], strict=True
        ):
            self.games += 1
            for seat, name in enumerate(players):
                won = 1 / len(winners) if seat in winners else 0.0
                self.group("players", name).add(won, scores[seat])

    def data(self) -> Figures:
        """The same form as `ashfall simulate` tells."""
        decided = sum(length * count for length, count in self.lengths.items())
        return {
            "games": self.games,
            "nobody_won": self.nobody,
            "faults": self.faults,
            "length": spread(self.lengths),
            "options_per_decision": share(self.offered, decided),
            **{
                kind: {name: sums.data() for name, sums in ordered(kind, found)}
                for kind, found in self.groups.items()
            },
            "traits": [kind for kind in self.groups if kind not in KINDS],
            "categories": {
                category: {name: share(*sums) for name, sums in found.items()}
                for category, found in self.categories.items()
            },
            "course": {name: rate(*sums) for name, sums in self.course.items()},
        }


def ordered(kind: str, found: dict[str, Sums]) -> list[tuple[str, Sums]]:
    """Seats and other sides as they sit, numbers by size, everything else by name."""
    if kind == "tries":
        return sorted(found.items(), key=lambda one: int(one[0]))
    return list(found.items()) if kind == "seats" else sorted(found.items())


def tallied(games: Iterable[Mapping[str, Any]]) -> Tally:
    tally = Tally()
    for one in games:
        tally.add(one)
    return tally


def rate(hits: int, cases: int) -> Figures:
    low, high = wilson(hits, cases)
    ends = {"low": round(low, 4), "high": round(high, 4)}
    return {"hits": hits, "cases": cases, "rate": share(hits, cases), **ends}


def spread(counted: Counter[int]) -> Figures:
    """Mean, and the values that a tenth, half and nine tenths do not exceed."""
    whole = sum(counted.values())
    if not whole:
        return {}
    wanted = [(whole - 1) * tenth // 10 for tenth in (0, 1, 5, 9, 10)]
    found: list[int] = []
    passed = 0
    for value in sorted(counted):
        passed += counted[value]
        while len(found) < len(wanted) and wanted[len(found)] < passed:
            found.append(value)
    names = ("least", "low", "median", "high", "most")
    mean = share(sum(value * count for value, count in counted.items()), whole)
    return {"mean": mean, **dict(zip(names, found, strict=True))}
