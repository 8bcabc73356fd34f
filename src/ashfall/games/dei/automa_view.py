"""What everybody may see of the Automa: its cards, its dens, what it may move now and what it would remove."""

from typing import Any

from .automa_account import Group
from .automa_cards import actions_of
from .automa_units import count_group, free_groups, the_automa
from .majority import occupied
from .state import Dei
from .things import AUTOMA_LEVELS, COLOURS, bits
from .words import GRAMMAR

ACTIONS = ("capture", "collect", "move", "recruit")
"""DEI-AUT-22: the types of its actions."""


def automa_view(t: Dei) -> dict[str, Any]:
    """DEI-AUT-14, DEI-RUL-84: the board of the Automa; of its deck everybody knows what has not been seen yet."""
    automa, side = the_automa(t), len(t.boards) - 1
    built = bool(t.plan)
    return {
        "side": side,
        "level": AUTOMA_LEVELS[automa.level],
        "count": "round" if automa.by_round else "phase",
        "actions": [actions_of(t, t.round, phase + 1) for phase in range(t.box.phases)],
        "deck": len(automa.deck),
        "cells": [card_view(t, card) for card in automa.cells],
        "aside": [named("automa_card", card) for card in automa.aside],
        "discard": [named("automa_card", card) for card in automa.discard],
        "unseen": unseen(t),
        "dens": [
            {"colour": COLOURS[colour], "region": named("region", region)}
            for colour, region in enumerate(automa.dens)
            if region >= 0
        ],
        "removed": dict(zip(COLOURS, automa.removed, strict=True)),
        "free": [group_view(t, group) for group in groups(t, side)] if built else [],
        "would_remove": would_remove(t, side) if built else [],
    }


def named(kind: str, number: int) -> str:
    return GRAMMAR.names[kind].word(number)


def card_view(t: Dei, card: int) -> dict[str, Any]:
    orders = [named("order", order) for order in t.box.automa_cards[card]]
    return {"automa_card": named("automa_card", card), "orders": orders}


def unseen(t: Dei) -> dict[str, int]:
    """DEI-RUL-84: how many cards still in the deck begin with each action; the cards that were seen tell it."""
    found = dict.fromkeys(ACTIONS, 0)
    for card in the_automa(t).deck:
        found[named("order", t.box.automa_cards[card][0]).partition("-")[0]] += 1
    return found


def groups(t: Dei, side: int) -> list[Group]:
    """DEI-AUT-62: every region with units of the Automa, with the free ones of this moment."""
    free = {group.region: group for group in free_groups(t, side)}
    return [free.get(r) or count_group(t, side, r) for r in bits(occupied(t, side))]


def group_view(t: Dei, group: Group) -> dict[str, Any]:
    return {
        "region": named("region", group.region),
        "held": group.held,
        "bare": group.bare,
        "strength": group.strength,
        "rivals": group.rivals,
        "units": group.units,
        "free": group.free,
    }


def would_remove(t: Dei, side: int) -> list[dict[str, Any]]:
    """DEI-AUT-52: the outposts that its mission step would take if it came now."""
    return [
        {
            "region": named("region", region),
            "outposts": [COLOURS[t.colour(o)] for o in t.outposts_in(region)],
        }
        for region in t.city.regions
        if t.holder[region] == side and region in t.outposts
    ]
