"""Many games between programs: one line of JSON per game, and what they say about seats, players and scores."""

import json
from collections.abc import Iterable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from itertools import islice
from multiprocessing import get_context
from typing import Any

from ashfall.bots import player
from ashfall.engine.errors import BadOption
from ashfall.engine.seat import SeatPosition
from ashfall.engine.settings import Chosen, Given
from ashfall.engine.table import Event
from ashfall.engine.title import Title
from ashfall.games import title

from .playouts import EndlessGame, start_table

LONGEST_GAME = 50_000
FIRST_CHUNK = 4
Result = dict[str, Any]


def simulate(
    game: str,
    options: Mapping[str, Given],
    bots: Sequence[str],
    games: int,
    seed: str = "simulation",
    workers: int = 1,
    chunk: int = 16,
) -> Iterator[Result]:
    """Play many games; the results come in order and do not depend on the number of workers.

    The players are dealt to the seats in turn, and one seat further in every next game, so that
    over the games each sits everywhere.
    """
    found = title(game)
    chosen = found.checked_settings(options)
    for name in bots:
        player(name)
    if not bots:
        raise BadOption("a simulation needs at least one player")
    jobs = [(game, chosen, tuple(bots), seed, number) for number in range(games)]
    if workers <= 1:
        yield from map(play, jobs)
        return
    with ProcessPoolExecutor(workers, mp_context=get_context("spawn")) as pool:
        for results in pool.map(play_all, chunks(jobs, chunk)):
            yield from results


Job = tuple[str, Chosen, tuple[str, ...], str, int]


def chunks(jobs: list[Job], size: int) -> list[list[Job]]:
    """Small parcels first, so that something is seen soon; then larger ones that are worth the journey."""
    rest = iter(jobs)
    parcels = [list(islice(rest, FIRST_CHUNK))]
    while parcels[-1]:
        parcels.append(list(islice(rest, size)))
    return parcels[:-1]


def play_all(jobs: list[Job]) -> list[Result]:
    return [play(job) for job in jobs]


def play(job: Job) -> Result:
    """One game. Its seed is its own: it is the same game whoever plays it, whenever."""
    game, options, bots, base, number = job
    return result(title(game), options, bots, f"{base}-{number}", number)


def result(
    found: Title, options: Mapping[str, Given], bots: Sequence[str], seed: str, number: int
) -> Result:
    table = start_table(found, options, seed)
    seated = [bots[(seat + number) % len(bots)] for seat in table.seats]
    players = [player(name, f"{seed} seat {seat}") for seat, name in enumerate(seated)]
    events: list[Event] = []
    table.listener = events.append
    decisions = [0] * table.players
    branching = 0
    while not table.over:
        lane = table.waiting()[0]
        assert lane.ask is not None
        seat = lane.ask.seat
        decisions[seat] += 1
        branching += len(lane.ask.options)
        table.answer(lane, players[seat].pick(SeatPosition(found, table, lane)))
        if sum(decisions) > LONGEST_GAME:
            raise EndlessGame(f"{found.id}, seed {seed}: no end after {LONGEST_GAME} decisions")
    return {
        "game": found.id,
        "version": found.version,
        "options": dict(options),
        "seed": seed,
        "bots": seated,
        "sides": found.sides(table),
        "scores": found.scores(table),
        "categories": dict(found.score_sheet(table)),
        "winners": found.winners(table),
        "decisions": decisions,
        "length": sum(decisions),
        "choices_offered": branching,
        "course": found.course(events),
    }


def wilson(wins: float, games: int) -> tuple[float, float]:
    """The interval that holds the true rate with 95 % (Wilson's score interval)."""
    if not games:
        return 0.0, 1.0
    z = 1.959964
    rate = wins / games
    middle = (rate + z * z / (2 * games)) / (1 + z * z / games)
    spread = z / (1 + z * z / games)
    spread *= (rate * (1 - rate) / games + z * z / (4 * games * games)) ** 0.5
    return max(0.0, middle - spread), min(1.0, middle + spread)


def results(games: int, wins: float, score: Result) -> Result:
    """The figures of a group of games: how often it won, within which limits that is known, its points."""
    low, high = wilson(wins, games)
    return {
        "games": games,
        "win_rate": share(wins, games),
        "win_rate_low": round(low, 4),
        "win_rate_high": round(high, 4),
        "score": score,
    }


class Group:
    """What happened to one seat, or to one player wherever it sat."""

    def __init__(self) -> None:
        self.games = 0
        self.wins = 0.0
        self.scores: list[int] = []

    def add(self, won: float, score: int) -> None:
        self.games += 1
        self.wins += won
        self.scores.append(score)

    def data(self) -> Result:
        return results(self.games, self.wins, spread(self.scores))


def summary(results: Iterable[Result]) -> Result:
    """Win rates with Wilson intervals by seat, by player and for other sides; scores by category; length; the course of
    play.
    """
    seats: dict[str, Group] = {}
    players: dict[str, Group] = {}
    categories: dict[str, dict[str, list[int]]] = {}
    course: dict[str, tuple[int, int]] = {}
    lengths: list[int] = []
    offered = decided = lost = 0
    for one in results:
        lengths.append(one["length"])
        offered += one["choices_offered"]
        decided += one["length"]
        lost += not one["winners"]
        for figure, (hits, cases) in one.get("course", {}).items():
            before = course.get(figure, (0, 0))
            course[figure] = before[0] + hits, before[1] + cases
        for side, kind in enumerate(one["sides"]):
            name = f"seat {side}" if side < len(one["bots"]) else kind
            won = 1 / len(one["winners"]) if side in one["winners"] else 0.0
            seats.setdefault(name, Group()).add(won, one["scores"][side])
            if side < len(one["bots"]):
                players.setdefault(one["bots"][side], Group()).add(won, one["scores"][side])
            for category, points in one["categories"].items():
                categories.setdefault(category, {}).setdefault(name, []).append(points[side])
    return {
        "games": len(lengths),
        "nobody_won": lost,
        "length": spread(lengths),
        "options_per_decision": share(offered, decided),
        "seats": {name: group.data() for name, group in seats.items()},
        "players": {name: group.data() for name, group in players.items()},
        "categories": {
            category: {name: share(sum(points), len(points)) for name, points in found.items()}
            for category, found in categories.items()
        },
        "course": {figure: rate(hits, cases) for figure, (hits, cases) in course.items()},
    }


def rate(hits: int, cases: int) -> Result:
    """How often something happened, with Wilson's interval."""
    low, high = wilson(hits, cases)
    return {
        "hits": hits,
        "cases": cases,
        "rate": share(hits, cases),
        "low": round(low, 4),
        "high": round(high, 4),
    }


def spread(values: Sequence[int]) -> Result:
    """Mean, and the values that a tenth, half and nine tenths do not exceed."""
    if not values:
        return {}
    ordered = sorted(values)
    at = [ordered[(len(ordered) - 1) * tenth // 10] for tenth in (0, 1, 5, 9, 10)]
    mean = share(sum(ordered), len(ordered))
    return {
        "mean": mean,
        "least": at[0],
        "low": at[1],
        "median": at[2],
        "high": at[3],
        "most": at[4],
    }


def share(part: float, whole: float) -> float:
    return round(part / whole, 4) if whole else 0.0


def line(one: Result) -> str:
    """A game as a line of JSON."""
    return json.dumps(one, separators=(",", ":")) + "\n"
