"""What the next outcome card may do, counted over the cards that it can be."""

from collections.abc import Iterable
from typing import Any

from .state import Aurora


def possible_outcomes(t: Aurora) -> list[int]:
    """LA-OUT-03, LA-OUT-04: the cards not yet discarded that have the back which lies on top."""
    if not t.outcome_top:
        return []
    alike = t.box.same_area[t.outcome_top[0]]
    return sorted(card for card in (*t.outcomes, *t.outcome_top) if card in alike)


def odds_view(t: Aurora) -> dict[str, Any] | None:
    """LA-CF-07, LA-CF-08, LA-EF-03: how many of the cards do how much, while an enemy is there; None without one.

    `weapons` has a row for each level, `fire` one for each region with enemies: the number of cards with 0, 1, 2 …
    damage. `jams` and `ambushes` count cards.
    """
    if not t.enemies:
        return None
    cards = possible_outcomes(t)
    box = t.box
    ranks: dict[int, list[int]] = {}
    for enemy in t.enemies:
        ranks.setdefault(enemy.region, []).append(box.rank[enemy.card] - 1)
    regions = box.roads[t.beta].regions
    return {
        "cards": len(cards),
        "weapons": [spread(box.hits[card][level] for card in cards) for level in range(4)],
        "jams": [sum(box.jams[card][level] for card in cards) for level in range(4)],
        "fire": {
            regions[region]: spread(sum(box.enemy_hits[card][rank] for rank in here) for card in cards)
            for region, here in ranks.items()
        },
        "ambushes": {
            regions[region]: sum(
                any(box.enemy_ambushes[card][rank] for rank in here) for card in cards
            )
            for region, here in ranks.items()
        },
    }  # fmt: skip


def spread(damages: Iterable[int]) -> list[int]:
    """How many are 0, how many 1, and so on, up to the largest."""
    found = list(damages)
    return [found.count(damage) for damage in range(max(found, default=0) + 1)]
