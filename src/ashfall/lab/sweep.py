"""`ashfall lab sweep`: the search for a value as a file: overlays as parameters, common seeds, successive halving."""

import json
import tomllib
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from itertools import product
from pathlib import Path
from typing import Any

from ashfall.engine.data import whole_text
from ashfall.engine.errors import BadData, BadOption
from ashfall.games import title

from . import store
from .findings import Paired, compared, facts
from .plan import checked_box, plan
from .playouts import start_table
from .run import run

MOST = 256
Combination = tuple[Any, ...]


@dataclass(frozen=True)
class Value:
    """A field of a row of a component file, and what is tried there."""

    file: str
    kind: str
    id: str
    field: str
    values: tuple[Any, ...]

    @property
    def name(self) -> str:
        return f"{self.id}.{self.field}" if self.id else self.field


@dataclass(frozen=True)
class Search:
    """What the file says."""

    game: str
    options: dict[str, Any]
    players: list[str]
    seed: str
    games: int
    figure: str
    target: float | None
    values: tuple[Value, ...]

    def combinations(self) -> list[Combination]:
        return list(product(*(value.values for value in self.values)))

    def worth(self, mean: float) -> float:
        """How good a mean is, larger is better: near the target, or high where there is none."""
        return mean if self.target is None else -abs(mean - self.target)


def read_search(path: Path) -> Search:
    """The search of a file, or a sentence that says what is wrong with it."""
    text = whole_text(path)
    try:
        given = tomllib.loads(text)
        goal = given["goal"]
        values = tuple(
            Value(
                v["file"], v.get("table", ""), str(v.get("id", "")), v["field"], tuple(v["values"])
            )
            for v in given["value"]
        )
        found = Search(
            given["game"], given.get("options", {}), list(given["players"]),
            str(given.get("seed", "sweep")), int(given["games"]), str(goal["figure"]),
            goal.get("target"), values,
        )  # fmt: skip
    except (KeyError, TypeError, AttributeError) as error:
        raise BadData(f"{path.name}: a search needs {error}; docs/lab.md has an example") from None
    except (ValueError, RecursionError) as error:
        raise BadData(f"{path.name}: {str(error)[:200]}") from None
    if not 1 <= len(found.combinations()) <= MOST:
        raise BadOption(f"{path.name}: a search tries 1–{MOST} combinations of values")
    if not 4 <= found.games <= 1_000_000:
        raise BadOption(f"{path.name}: games must be 4–1000000, not {found.games}")
    return found


def sweep(
    path: Path,
    out: Path,
    workers: int = 1,
    tell: Callable[[str, dict[str, Any]], None] = lambda *_: None,
) -> dict[str, Any]:
    """Every combination on the same seeds; after each round the better half plays twice as many games."""
    search = read_search(path)
    check_figure(search)
    left = search.combinations()
    rounds = max(1, len(left).bit_length() - 1) if len(left) > 2 else 1
    folders = {one: prepared(search, out, number, one) for number, one in enumerate(left)}
    found: dict[Combination, dict[str, Any]] = {}
    for number in range(rounds):
        games = max(4, search.games >> (rounds - 1 - number))
        for one in left:
            found[one] = figure(search, folders[one], games, workers)
            tell(named(search, one), found[one])
        ranked = sorted(left, key=lambda one: -search.worth(found[one]["mean"]))
        left = ranked[: max(2, (len(ranked) + 1) // 2)] if number + 1 < rounds else ranked
    outcome = result(search, folders, found, left)
    text = json.dumps(outcome, indent=1, ensure_ascii=False) + "\n"
    (out / "sweep.json").write_text(text, "utf-8")
    return outcome


def check_figure(search: Search) -> None:
    """Whether games have the figure that is looked for, before any is played: a table says it as it is laid out."""
    found = title(search.game)
    table = start_table(found, search.options, search.seed)
    known = facts(
        {
            "length": 0,
            "winners": [],
            "sides": found.sides(table),
            "players": list(table.seats),
            "scores": found.scores(table),
            "categories": [
                {"category": name, "points": points} for name, points in found.score_sheet(table)
            ],
        }
    )
    if search.figure not in known:
        raise BadOption(f"there is no figure {search.figure!r}; there are {', '.join(known)}")


def prepared(search: Search, out: Path, number: int, one: Combination) -> Path:
    """The folder of a combination with its overlay; values that do not fit are refused before any game."""
    folder = out / f"{number:03d}"
    data = folder / "data"
    data.mkdir(parents=True, exist_ok=True)
    overlaid(data, zip(search.values, one, strict=True))
    checked_box(title(search.game), data)
    return folder


def overlaid(data: Path, chosen: Iterable[tuple[Value, Any]]) -> None:
    """Write an overlay with these values into a folder."""
    texts: dict[str, list[str]] = {}
    for value, number in chosen:
        lines = texts.setdefault(value.file, [])
        row = f"{value.field} = {json.dumps(number, ensure_ascii=False)}"
        if value.kind:
            lines.append(f"[[{value.kind}]]\nid = {json.dumps(value.id)}\n{row}")
        else:
            lines.insert(0, row)
    for name, lines in texts.items():
        (data / f"{name}.toml").write_text("\n".join(lines) + "\n", "utf-8")


def figure(search: Search, folder: Path, games: int, workers: int) -> dict[str, Any]:
    """The mean of what is looked for over the first games of a combination."""
    wanted = plan(
        search.game, search.options, search.players, search.seed, part_size(search), folder / "data"
    )
    run(wanted, folder / "run", 0, games, workers)
    sums = Paired()
    for one in store.games(folder / "run"):
        if one["number"] < games:
            sums.add(facts(one)[search.figure])
    data = sums.data()
    return {
        "games": data["games"],
        "mean": data["difference"],
        "low": data["low"],
        "high": data["high"],
    }


def part_size(search: Search) -> int:
    """Small parts, so that a round that plays twice as many games keeps what it has."""
    return max(4, min(100, search.games // 8))


def named(search: Search, one: Combination) -> str:
    return ", ".join(f"{v.name} = {c}" for v, c in zip(search.values, one, strict=True))


def result(
    search: Search,
    folders: Mapping[Combination, Path],
    found: Mapping[Combination, dict[str, Any]],
    ranked: list[Combination],
) -> dict[str, Any]:
    """Everything tried, and how the best differs from the second, game by game on the same seeds."""
    rows = [
        {"values": named(search, one), "folder": folders[one].name, **figures}
        for one, figures in found.items()
    ]
    best = ranked[0]
    pairs = []
    if len(ranked) > 1:
        pairs = compared(folders[ranked[1]] / "run", folders[best] / "run")
    return {
        "game": search.game,
        "figure": search.figure,
        "target": search.target,
        "best": named(search, best),
        "tried": rows,
        "best_less_second": [row for row in pairs if row["figure"] == search.figure],
    }
