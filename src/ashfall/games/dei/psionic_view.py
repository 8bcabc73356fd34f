"""What everybody sees of the Psionics: where their signal tokens lie, and their missions."""

from typing import Any

from .psionic_missions import open_ones, why_not_fulfil, worth_now
from .state import Dei, Signals
from .words import GRAMMAR


def named(kind: str, number: int) -> str:
    return GRAMMAR.names[kind].word(number)


def signals_view(t: Dei, mine: Signals) -> dict[str, Any]:
    """DEI-PSI-04, DEI-PSI-45: every signal token by its symbols, and the missions of the Psionics."""
    each = len(t.box.signals)
    done = t.boards[mine.side].missions
    return {
        "seat": mine.side,
        "supply": mine.supply[:],
        "boxed": mine.boxed[:],
        "kar_ra": mine.kar_ra[:],
        "regions": [
            {"region": named("region", region), "signals": mine.levels[each * region :][:each]}
            for region in t.city.regions
            if any(mine.levels[each * region :][:each])
        ],
        "cards": [
            {"card": named("card", card), "signal": named("signal", level)}
            for card, level in zip(mine.cards[::2], mine.cards[1::2], strict=True)
        ],
        "markets": [
            {"market": named("market", market), "signal": named("signal", level)}
            for market, level in zip(mine.markets[::2], mine.markets[1::2], strict=True)
        ],
        "missions": [
            {
                "mission": named("mission", mission),
                "figure": named("figure", t.box.missions[mission].leader),
                "done": mission in done,
                "open": why_not_fulfil(t, mine.side, mission) is None,
                "now": worth_now(t, mine.side, mission),
                "each": t.box.missions[mission].upper,
            }
            for mission in open_ones(t, mine.side)
        ],
    }
