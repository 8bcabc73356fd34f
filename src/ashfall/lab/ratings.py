"""Ratings from games between pairs: Bradley–Terry with intervals, and a sequential test that stops when decided."""

import math
from collections.abc import Mapping

Pair = tuple[str, str]
SCALE = 400 / math.log(10)
ANCHOR = 1000.0
ALPHA = 0.05
EDGE = 0.05
"""Who wins this much more than half of the games is stronger; the test tells apart +EDGE and −EDGE."""


def decided(won: float, lost: float) -> int:
    """Wald's sequential test: 1 the first is stronger, −1 the second, 0 not yet known."""
    step = math.log((0.5 + EDGE) / (0.5 - EDGE))
    weight = (won - lost) * step
    bound = math.log((1 - ALPHA) / ALPHA)
    return 1 if weight >= bound else -1 if weight <= -bound else 0


def ratings(
    results: Mapping[Pair, tuple[float, float]], anchor: str | None
) -> dict[str, tuple[float, float]]:
    """Rating and half of its 95 % interval for everybody; the anchor (or the mean) stands at 1000.

    Half a game won and half a game lost against an average player is added for everybody, so that who
    won or lost every game has a rating too.
    """
    names = sorted({name for pair in results for name in pair})
    strength = fitted(names, results)
    errors = standard_errors(names, results, strength, anchor)
    base = strength[anchor] if anchor in strength else sum(strength.values()) / len(names)
    return {
        name: (
            round(ANCHOR + SCALE * (strength[name] - base), 1),
            round(1.959964 * SCALE * errors[name], 1),
        )
        for name in names
    }


def fitted(names: list[str], results: Mapping[Pair, tuple[float, float]]) -> dict[str, float]:
    """The strengths (logarithms) under which the results are likeliest, by Hunter's steps."""
    worth = dict.fromkeys(names, 1.0)
    for _ in range(2000):
        new = {}
        for name in names:
            won, weight = 0.5, 1 / (worth[name] + 1)
            for (a, b), (wins, losses) in results.items():
                if name in (a, b):
                    other = b if name == a else a
                    won += wins if name == a else losses
                    weight += (wins + losses) / (worth[name] + worth[other])
            new[name] = won / weight
        mean = math.exp(sum(map(math.log, new.values())) / len(new))
        new = {name: value / mean for name, value in new.items()}
        moved = max(abs(new[name] - worth[name]) / worth[name] for name in names)
        worth = new
        if moved < 1e-9:
            break
    return {name: math.log(value) for name, value in worth.items()}


def standard_errors(
    names: list[str],
    results: Mapping[Pair, tuple[float, float]],
    strength: Mapping[str, float],
    anchor: str | None,
) -> dict[str, float]:
    """Of each strength less the anchor's (or the mean), from the curvature of the likelihood, the prior included."""
    size = len(names)
    place = {name: i for i, name in enumerate(names)}
    curve = [[0.0] * size for _ in names]
    for i, name in enumerate(names):
        curve[i][i] += chance(strength[name], 0.0)
    for (a, b), (wins, losses) in results.items():
        i, j = place[a], place[b]
        known = (wins + losses) * chance(strength[a], strength[b])
        curve[i][i] += known
        curve[j][j] += known
        curve[i][j] -= known
        curve[j][i] -= known
    inverse = inverted(curve)
    base = [float(name == anchor) if anchor in place else 1 / size for name in names]
    found = {}
    for name in names:
        away = [(other == name) - part for other, part in zip(names, base, strict=True)]
        rows = [sum(v * w for v, w in zip(row, away, strict=True)) for row in inverse]
        found[name] = math.sqrt(max(0.0, sum(v * w for v, w in zip(rows, away, strict=True))))
    return found


def chance(a: float, b: float) -> float:
    """p (1 − p) of a game between two strengths."""
    p = 1 / (1 + math.exp(b - a))
    return p * (1 - p)


def inverted(matrix: list[list[float]]) -> list[list[float]]:
    """Gauss and Jordan; the matrix is small and positive definite."""
    size = len(matrix)
    rows = [[*row, *(float(i == j) for j in range(size))] for i, row in enumerate(matrix)]
    for i in range(size):
        best = max(range(i, size), key=lambda r: abs(rows[r][i]))
        rows[i], rows[best] = rows[best], rows[i]
        pivot = rows[i][i]
        rows[i] = [value / pivot for value in rows[i]]
        for r in range(size):
            if r != i and rows[r][i]:
                factor = rows[r][i]
                rows[r] = [v - factor * w for v, w in zip(rows[r], rows[i], strict=True)]
    return [row[size:] for row in rows]
