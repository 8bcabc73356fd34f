"""What a seat may know. Nearly everything lies open; face-down tiles show their level, decks their
number.
"""

from functools import lru_cache
from itertools import compress
from typing import Any

from .actions import box_price
from .box import ACTIONS, FARMS, GOODS, KINDS, LEVELS, TERRAINS, UNITS, Box
from .combat import full_sanity
from .farms import sites
from .forecast import (
    cards_to_come,
    coming_events,
    course,
    disc_word,
    odds,
    strengths,
    times_view,
    troops,
)
from .hexes import bits
from .railways import pieces_left
from .scoring import score_sheet
from .state import FIGHTING, Auztralia, Player
from .victory import damage_by, damage_on
from .words import GRAMMAR, hyphened

SORTS = ("attack", "defence", "strike")
WORDS: dict[tuple[str, ...], list[str]] = {
    ids: hyphened(ids) for ids in (ACTIONS, FARMS, GOODS, UNITS)
}
OUTCOMES = ("fighting", "withdrawn", "maddened")


def view(t: Auztralia) -> dict[str, Any]:
    """AZ-GEN-02, AZ-GEN-03, AZ-GEN-04: all that lies open; the same for every seat and for
    spectators.
    """
    return {
        "level": LEVELS[t.level] if t.players == 1 else "",
        "first": t.first,
        "turn": t.turn if t.turn >= 0 else None,
        "time": time_track(t),
        "players": [player_view(t, seat) for seat in t.seats],
        "hexes": hexes_view(t),
        "terrain": {TERRAINS[terrain]: terrain_view(t.box, terrain) for terrain in range(3)},
        "blocked": list(bits(t.blocked)),
        "old_ones": [old_one_view(t, i) for i in range(len(t.awake))],
        "stacks": [len(stack) for stack in t.stacks],
        "removed_tiles": [word("tile", tile) for tile in t.gone],
        "row": [word("character", c) for c in t.row],
        "deck": len(t.deck),
        "removed": [word("character", c) for c in t.removed],
        "dismissed": [word("character", c) for c in t.dismissed],
        "cards": len(t.cards),
        "cards_seen": [word("card", card) for card in t.cards_seen],
        "strengths": strengths(t.box, tuple(cards_to_come(t))),
        "events": [t.box.event_level[card] for card in reversed(t.events)],
        "events_seen": [word("event", card) for card in t.events_seen],
        "supply": counts(UNITS, t.supply),
        "unit_prices": counts(UNITS, t.box.unit_price),
        "battle": battle_view(t) if t.battle.hex or any(t.battle.force) else None,
        "fallen": t.fallen if t.fallen >= 0 else None,
        "score": [{"category": name, "points": points} for name, points in score_sheet(t)],
    }


def word(name: str, number: int) -> str:
    return GRAMMAR.names[name].word(number)


def counts(ids: tuple[str, ...], numbers: list[int]) -> dict[str, int]:
    return dict(zip(WORDS[ids], numbers, strict=False))


def time_track(t: Auztralia) -> dict[str, Any]:
    return {
        "last": t.box.last_cell,
        "light": sorted(t.box.light_cells),
        "cells": t.cells[: t.players],
        "old_ones": t.cells[t.old_ones],
        "order": [disc_word(t, disc) for disc in t.order],
        "events": coming_events(t),
        **course(t),
    }


def player_view(t: Auztralia, seat: int) -> dict[str, Any]:
    player = t.boards[seat]
    return {
        "seat": seat,
        "cell": t.cells[seat],
        "goods": counts(GOODS, player.goods),
        "vp": player.vp,
        "hq": player.hq,
        "discs": player.discs,
        "boxes": counts(ACTIONS, player.boxes),
        "times": times_view(t, seat),
        "prices": counts(ACTIONS, [box_price(t, seat, box) for box in range(len(ACTIONS))]),
        "barracks": counts(UNITS, player.barracks),
        "troops": troops(t, seat),
        "port": player.port,
        "tracks": [word("edge", side) for side in bits(player.tracks)],
        "tracks_left": pieces_left(t, seat),
        "farms": [farm_view(t, hex) for hex in bits(player.farms)],
        "farms_left": counts(FARMS, farms_left(t, player)),
        "reach": list(bits(player.reach)),
        "sites": list(bits(sites(t, seat))),
        "characters": [word("character", c) for c in bits(player.characters)],
        "trophies": [word("tile", tile) for tile in bits(player.trophies)],
    }


def farms_left(t: Auztralia, player: Player) -> list[int]:
    return [
        most - (player.farms & t.box.terrain_mask[t.box.farm_terrain[kind]]).bit_count()
        for kind, most in enumerate(t.box.farms_each)
    ]


def farm_view(t: Auztralia, hex: int) -> dict[str, Any]:
    return {
        "hex": hex,
        "farm": FARMS[t.farm_kind(hex)],
        "seat": t.owner(hex),
        "blighted": bool(t.blighted >> hex & 1),
        "held": bool(t.held >> hex & 1),
    }


def hexes_view(t: Auztralia) -> list[dict[str, Any]]:
    """The hexes with what lies in them; of a face-down tile only the level, until it is turned over
    for scoring.
    """
    shown = [{**printed, "goods": {}, "old_ones": []} for printed in printed_hexes(t.box)]
    at = {found["hex"]: found for found in shown}
    names = WORDS[GOODS]
    for place in compress(range(len(t.lode)), t.lode):
        if place // 4 in at:
            at[place // 4]["goods"][names[place % 4]] = t.lode[place]
    for tile, hex in zip(t.lurking, t.lairs, strict=True):
        if hex in at:
            at[hex]["hidden"] = t.box.level[tile]
            at[hex]["counted"] = word("tile", tile) if t.over else ""
    for tile, hex in zip(t.awake, t.place, strict=True):
        if hex in at:
            at[hex]["old_ones"].append(word("tile", tile))
    for hex in bits(t.farmed):
        at[hex]["farm"] = farm_view(t, hex)
    for seat in reversed(t.seats):
        if t.boards[seat].port in at:
            at[t.boards[seat].port]["port"] = seat
    return shown


@lru_cache(maxsize=8)
def printed_hexes(box: Box) -> list[dict[str, Any]]:
    """The hexes with nothing in them; read once for each box."""
    return [
        {
            "hex": hex,
            "q": box.hexes.q[hex],
            "r": box.hexes.r[hex],
            "terrain": TERRAINS[box.terrain[hex]],
            "level": box.hex_level[hex],
            "site": hex in box.port_sites,
            "survey": hex in box.survey_hexes,
            "goods": {},
            "hidden": 0,
            "counted": "",
            "old_ones": [],
            "farm": None,
            "port": None,
        }
        for hex in box.hexes.numbers
    ]


@lru_cache(maxsize=8)
def terrain_view(box: Box, terrain: int) -> dict[str, Any]:
    """AZ-RAIL-02, AZ-RAIL-03, AZ-RAIL-04, AZ-FARM-03: which boxes lay track there, which farm stands there."""
    flat = any(
        box.flat_sides >> side & 1
        for hex in bits(box.terrain_mask[terrain])
        for side in bits(box.hexes.sides_of[hex])
    )
    return {
        "track": ["build-track", "build-track-hills"] if flat else ["build-track-hills"],
        "farm": FARMS[box.farm_of_terrain[terrain]],
    }


def goals_view(t: Auztralia, index: int) -> dict[str, Any]:
    """AZ-MOV-03, AZ-MOV-05: how far the nearest settlement is, and which are equally near; a kind that never walks
    has no goal.
    """
    hex = t.place[index]
    near = bits(t.box.hexes.nearest(hex, t.settlements()))
    walks = t.box.can_move[t.box.kind[t.awake[index]]]
    return {
        "distance": t.box.hexes.distance[hex][near[0]] if near else None,
        "goals": list(near) if walks else [],
    }


def old_one_view(t: Auztralia, index: int) -> dict[str, Any]:
    tile = t.awake[index]
    return {
        **goals_view(t, index),
        "tile": word("tile", tile),
        "kind": KINDS[t.box.kind[tile]].replace("_", "-"),
        "level": t.box.level[tile],
        "hex": t.place[index],
        "health": t.box.health[tile],
        "damage": damage_on(t, index),
        "damage_by": [damage_by(t, index, seat) for seat in t.seats],
        "vp": t.box.points[tile],
    }


def last_card(t: Auztralia) -> str:
    """The card of this combat that was applied last: it lies on top of the discard pile."""
    return word("card", t.cards_seen[-1]) if t.battle.present and t.battle.card < 0 else ""


def battle_view(t: Auztralia) -> dict[str, Any]:
    battle = t.battle
    return {
        "seat": battle.seat,
        "sort": SORTS[battle.sort],
        "hex": battle.hex,
        "force": counts(UNITS, battle.force),
        "wounds": counts(UNITS, battle.wounds),
        "sanity": battle.sanity,
        "full_sanity": full_sanity(t, battle.seat),
        "used": [word("character", c) for c in bits(battle.used)],
        "card": word("card", battle.card) if battle.card >= 0 else "",
        "last_card": last_card(t),
        "odds": odds(t),
        "heals": any(t.box.heals[t.box.kind[t.awake[i]]] for i in t.standing(battle.hex)),
        "outcome": OUTCOMES[battle.outcome] if battle.outcome != FIGHTING else "fighting",
    }
