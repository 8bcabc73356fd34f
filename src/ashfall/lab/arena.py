"""`ashfall lab arena`: every two players meet until it is decided who is stronger; ratings and a ladder page."""

import json
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from html import escape
from itertools import combinations
from pathlib import Path
from typing import Any

from ashfall.engine.errors import AshfallError, BadOption
from ashfall.engine.settings import Given
from ashfall.games import TITLES
from ashfall.lang import Speaker

from .plan import Plan, plan
from .ratings import Pair, decided, ratings
from .simulate import wilson
from .workers import Lost, build, played

BATCH = 20
ANCHOR = "greedy"


@dataclass
class Match:
    """Two players: what each won (a shared victory is shared), and what was wrong."""

    pair: Pair
    wins: list[float] = field(default_factory=lambda: [0.0, 0.0])
    games: int = 0
    faults: dict[str, int] = field(default_factory=dict)
    broken: str = ""

    @property
    def verdict(self) -> int:
        return decided(*self.wins)

    def add(self, columns: Mapping[str, list[Any]]) -> None:
        for players, winners, fault in zip(
            columns["players"], columns["winners"], columns["fault"], strict=True
        ):
            self.games += 1
            if fault:
                self.faults[fault] = self.faults.get(fault, 0) + 1
            for seat, name in enumerate(players):
                if seat in winners:
                    self.wins[self.pair.index(name)] += 1 / len(winners)


def meet(
    game: str,
    options: Mapping[str, Given],
    players: list[str],
    most: int,
    seed: str = "arena",
    workers: int = 1,
    tell: Callable[[Match], None] = lambda _: None,
) -> list[Match]:
    """All pairs. Each plays in batches until the test is decided, or the most games are played."""
    if len(set(players)) < 2 or len(set(players)) != len(players):
        raise BadOption("an arena needs at least two players with different names")
    plans = {pair: plan(game, options, list(pair), seed) for pair in combinations(players, 2)}
    if next(iter(plans.values())).options["players"] < 2:
        raise BadOption("players meet at tables for two or more, not in a solo game")
    matches = []
    for pair, wanted in plans.items():
        match = Match(pair)
        matches.append(match)
        try:
            for columns in batches(wanted, most, workers):
                match.add(columns)
                tell(match)
                if match.verdict:
                    break
        except Lost:
            match.broken = f"{' – '.join(pair)}: the process that played them has ended"
            tell(match)
        except AshfallError as error:
            match.broken = f"{' – '.join(pair)}: {error}"
            tell(match)
    return matches


def batches(wanted: Plan, most: int, workers: int) -> Iterator[Mapping[str, list[Any]]]:
    """The games of a pair; each range holds as many with one in the first seat as with the other."""
    size = max(2, BATCH // max(1, workers) // 2 * 2)
    ranges = [(at, min(at + size, most)) for at in range(0, most, size)]
    for _, found in played(wanted, ranges, workers, dict(TITLES)):
        yield found["columns"]


def ladder(matches: list[Match]) -> list[dict[str, Any]]:
    """Everybody with a rating, best first."""
    results = {m.pair: (m.wins[0], m.wins[1]) for m in matches if m.games}
    if not results:
        return []
    found = ratings(results, ANCHOR)
    rows = []
    for name, (rating, interval) in sorted(found.items(), key=lambda item: -item[1][0]):
        mine = [m for m in matches if name in m.pair]
        rows.append(
            {
                "player": name,
                "rating": rating,
                "interval": interval,
                "games": sum(m.games for m in mine),
                "won": round(sum(m.wins[m.pair.index(name)] for m in mine), 2),
            }
        )
    return rows


def pair_rows(matches: list[Match]) -> list[dict[str, Any]]:
    rows = []
    for match in matches:
        whole = sum(match.wins)
        low, high = wilson(match.wins[0], round(whole)) if whole else (0.0, 1.0)
        rows.append(
            {
                "players": list(match.pair),
                "games": match.games,
                "wins": [round(value, 2) for value in match.wins],
                "share": round(match.wins[0] / whole, 4) if whole else None,
                "low": round(low, 4),
                "high": round(high, 4),
                "verdict": match.verdict,
                "faults": match.faults,
                "broken": match.broken,
            }
        )
    return rows


def keep(matches: list[Match], about: Mapping[str, Any], folder: Path, speaker: Speaker) -> Path:
    """`ladder.json` and the ladder page."""
    folder.mkdir(parents=True, exist_ok=True)
    data = {
        **about,
        "build": build(),
        "ladder": ladder(matches),
        "pairs": pair_rows(matches),
    }
    text = json.dumps(data, indent=1, ensure_ascii=False) + "\n"
    (folder / "ladder.json").write_text(text, "utf-8")
    path = folder / "ladder.html"
    path.write_text(page(data, speaker), "utf-8")
    return path


def page(data: Mapping[str, Any], speaker: Speaker) -> str:
    """The ladder as one HTML file: bars for ratings, whiskers for their intervals, then every pair."""
    from .pages import STYLE, html_table

    say = speaker.say
    title = say("arena-title", game=say("game-name"))
    rows = [
        [
            str(i + 1),
            r["player"],
            f"{r['rating']:.0f} ± {r['interval']:.0f}",
            str(r["games"]),
            f"{r['won']:g}",
        ]
        for i, r in enumerate(data["ladder"])
    ]
    pairs = [
        [
            " – ".join(p["players"]),
            str(p["games"]),
            " : ".join(f"{wins:g}" for wins in p["wins"]),
            f"{100 * p['low']:.1f}–{100 * p['high']:.1f} %",
            verdict(speaker, p),
        ]
        for p in data["pairs"]
    ]
    heads = [
        "",
        say("arena-player"),
        say("arena-rating"),
        say("simulated-games"),
        say("simulated-wins"),
    ]
    second = [
        say("arena-pair"), say("simulated-games"), say("simulated-wins"),
        say("simulated-interval"), say("arena-verdict"),
    ]  # fmt: skip
    faults = sorted(
        {fault for p in data["pairs"] for fault in [*p["faults"], p["broken"]] if fault}
    )
    told = "".join(f"<li>{escape(fault)}</li>" for fault in faults)
    return (
        f'<!doctype html><html lang="{speaker.lang}"><meta charset="utf-8">'
        f"<title>{escape(title)}</title><style>{STYLE}</style><h1>{escape(title)}</h1>"
        f"<p>{escape(say('arena-note'))}</p>{html_table(heads, rows, '')}"
        f"<h2>{escape(say('arena-pairs'))}</h2>{html_table(second, pairs, '')}<ul>{told}</ul></html>"
    )


def verdict(speaker: Speaker, row: Mapping[str, Any]) -> str:
    """Who is stronger, as far as it is decided."""
    if row["broken"]:
        return speaker.say("arena-broken")
    if not row["verdict"]:
        return speaker.say("arena-open")
    return speaker.say("arena-stronger", player=row["players"][0 if row["verdict"] > 0 else 1])
