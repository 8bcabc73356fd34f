"""The odds of a combat, reckoned from the printed cards: a rough measure for simple players."""

from collections.abc import Sequence

from .box import AIRSHIP, BLANK, Box

MOST_KEPT = 50_000
UNKNOWN = 7
"""Numbers from here on stand for face-down tiles of level 1, 2, 3."""


class Odds:
    """Per 1000 cards and kind of Old One: hits of each unit kind, damage, airship damage, Sanity; its steps."""

    def __init__(self, box: Box) -> None:
        self.kept: dict[tuple[object, ...], int] = {}
        self.garrisons: dict[tuple[int, ...], int] = {}
        cards = len(box.cards)
        kinds = range(BLANK)
        self.hits = [
            [1000 * sum(box.hits[c][k].count(u) for c in box.cards) // cards for u in range(5)]
            for k in kinds
        ]
        self.harm = [
            [1000 * sum(box.results[c][k][i] for c in box.cards) // cards for i in range(3)]
            for k in kinds
        ]
        self.steps = [1000 * sum(box.moves[c] >> k & 1 for c in box.cards) // cards for k in kinds]
        self.health = [0] * BLANK
        self.points = [0] * BLANK
        self.hits.append([0] * 5)
        self.harm.append([0] * 3)
        for level in (1, 2, 3):
            self.add_unknown(box, level)

    def add_unknown(self, box: Box, level: int) -> None:
        """The average tile of a level: its rates and health among real Old Ones, its VP with blanks."""
        tiles = [p for p in box.tiles if box.level[p] == level]
        real = [p for p in tiles if box.kind[p] != BLANK] or tiles
        count = len(real)
        self.hits.append([sum(self.hits[box.kind[p]][u] for p in real) // count for u in range(5)])
        self.harm.append([sum(self.harm[box.kind[p]][i] for p in real) // count for i in range(3)])
        if level == 1:
            self.health += [0]
            self.points += [0]
        self.health.append(100 * sum(box.health[p] for p in real) // count)
        self.points.append(100 * sum(box.points[p] for p in tiles) // len(tiles))


def win_chance(
    odds: Odds, force: list[int], health: list[int], foes: Sequence[tuple[int, int]], sanity: int
) -> int:
    """About how often, in a thousand, a force destroys all foes (kind, hundredths of health left).

    The same fights are weighed again and again, so their odds are kept.
    """
    if not any(force):
        return 0
    key = (*force, *health, *foes, sanity)
    found = odds.kept.get(key)
    if found is None:
        if len(odds.kept) > MOST_KEPT:
            odds.kept.clear()
            odds.garrisons.clear()
        found = odds.kept[key] = reckon(odds, force, health, foes, sanity)
    return found


def reckon(
    odds: Odds, force: list[int], health: list[int], foes: Sequence[tuple[int, int]], sanity: int
) -> int:
    """How many cards the foes need to fall against how many the force and its Sanity last."""
    need = damage = airship = mind = 1
    for kind, left in foes:
        rates = odds.hits[kind]
        hits = sum(rate for rate, count in zip(rates, force, strict=True) if count)
        need = max(need, left * 1000 // hits if hits else 10**6)
        damage += odds.harm[kind][0]
        airship += odds.harm[kind][1]
        mind += odds.harm[kind][2]
    ground = sum(n * h for u, (n, h) in enumerate(zip(force, health, strict=True)) if u != AIRSHIP)
    flying = force[AIRSHIP] * health[AIRSHIP]
    lasts = max(100_000 * ground // damage, 100_000 * flying // airship)
    lasts = min(lasts, 100_000 * (sanity + 1) // mind)
    ratio = min(100 * lasts // need, 1000)
    cube = ratio * ratio * ratio
    return 1000 * cube // (cube + 1_000_000)
