"""The end (END): what supplies are gained for at last, and who wins."""

from collections.abc import Mapping, Sequence

from .factions import faction
from .majority import controlled
from .modules import active
from .state import Dei

SOURCES: Mapping[str, Sequence[str]] = {
    "missions": ("DEI-MIS-02", "mission_completed"),
    "gained": ("DEI-CARD-13", "supplies_gained"),
    "cards": ("DEI-END-04", "bought", "captured", "card_captured", "hired"),
    "feats": ("DEI-END-05", "feat_unlocked", "grown"),
    "outposts": ("DEI-END-06", "outpost_taken", "outpost_lost", "outposts_removed"),
    "resources": ("DEI-END-07", "collected", "gained", "bought", "captured", "exchanged"),
}


def score_sheet(t: Dei) -> list[tuple[str, list[int]]]:
    """DEI-END-02, DEI-END-03, DEI-END-06, DEI-CAN-05: supplies by category, one number per participant."""
    return [
        ("missions", [sum(board.scored) for board in t.boards]),
        ("gained", [board.supplies - sum(board.scored) for board in t.boards]),
        ("cards", [card_points(t, side) for side in t.sides]),
        ("feats", [feat_points(t, side) for side in t.sides]),
        ("outposts", [outpost_points(t, side) for side in t.sides]),
        ("resources", [resource_points(t, side) for side in t.sides]),
    ]


def card_points(t: Dei, side: int) -> int:
    """DEI-END-04, DEI-BUY-07, DEI-AUT-54: the printed supplies of all market cards owned."""
    if t.boards[side].faction < 0:
        return 0
    owned = faction(t, side).market_cards(t, side)
    others = sum(module.points(t, side) for module in active(t))
    return sum(t.box.cards[card].supplies for card in owned) + others


def feat_points(t: Dei, side: int) -> int:
    """DEI-END-05: unlocked feats, or what the faction has instead."""
    return 0 if t.boards[side].faction < 0 else faction(t, side).feat_points(t, side)


def outpost_points(t: Dei, side: int) -> int:
    """DEI-END-06: the outposts of a side, as its faction counts them."""
    return 0 if t.boards[side].faction < 0 else faction(t, side).outpost_points(t, side)


def resource_points(t: Dei, side: int) -> int:
    """DEI-END-07, DEI-AUT-56: technology and energy in the reserve."""
    goods = zip(t.boards[side].goods, t.box.good_value, strict=True)
    return sum(amount * value for amount, value in goods)


def totals(t: Dei) -> list[int]:
    return [sum(column) for column in zip(*[points for _, points in score_sheet(t)], strict=True)]


def winners(t: Dei) -> list[int]:
    """DEI-END-08, DEI-RUL-59: most supplies, then controlled outposts, then resource tokens; else shared."""
    supplies = totals(t)
    ranks = [
        (
            supplies[side],
            faction(t, side).wins_ties(t),
            len(controlled(t, side)),
            sum(t.boards[side].goods),
        )
        for side in t.sides
    ]
    return [side for side in t.sides if ranks[side] == max(ranks)]
