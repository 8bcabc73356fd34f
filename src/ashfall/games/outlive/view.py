"""What a seat of Outlive may know, written field by field."""

from collections.abc import Mapping
from typing import Any

from ashfall.engine.words import Grammar

from . import drifters, night, setup
from .cities import search_kind
from .hunting import endurance, game_kind, top_of_game
from .rooms import is_full, reserve_water
from .scoring import full_rooms, next_level, pairs, parts
from .shelter import provisions
from .state import Outlive
from .things import (
    BASE,
    CARD_PIECE,
    CITIES,
    CITY_OF,
    DISASTER_PIECE,
    HAND,
    HUNT_OF,
    LEADER_PIECE,
    PLAN,
    RESOURCES,
    SEARCH_PIECE,
    SHIP,
    WATER,
    room_kind,
    tile_kind,
)


class Words:
    """Things as the grammar names them."""

    def __init__(self, grammar: Grammar) -> None:
        names = grammar.names
        self.zone = names["zone"].thing
        self.team = names["team"].thing
        self.room = names["room"].thing
        self.kind = names["kind"].thing
        self.leader = names["leader"].thing
        self.equipment = names["equipment"].thing
        self.disaster = names["disaster"].thing
        self.game = names["game"].thing
        self.token = names["token"].thing
        self.card = names["card"].thing


def view(t: Outlive, seat: int | None, grammar: Grammar) -> dict[str, Any]:
    """OL-RUL-54, OL-RUL-74, OL-ZONE-58, OL-SOLO-03: everything but face-down pieces and secret setup choices."""
    shared = open_view(t, Words(grammar))
    return shared if seat is None else own_view(t, seat, shared, grammar)


def own_view(t: Outlive, seat: int, shared: Mapping[str, Any], grammar: Grammar) -> dict[str, Any]:
    """What lies open, what this seat has seen of the face-down pieces, and its secret setup choices."""
    words = Words(grammar)
    ring = zip(t.box.ring, shared["zones"], strict=True)
    zones = [own_zone(t, seat, zone, found, words) for zone, found in ring]
    same = all(mine is theirs for mine, theirs in zip(zones, shared["zones"], strict=True))
    return {
        **shared,
        "zones": shared["zones"] if same else zones,
        "setup": setup_view(t, seat, words),
    }


def own_zone(
    t: Outlive, seat: int, zone: int, found: dict[str, Any], words: Words
) -> dict[str, Any]:
    """OL-RUL-54, OL-RUL-74: a zone as a seat knows it: the very same where it knows no more than all do."""
    if HUNT_OF[zone] >= 0:
        game = seen_game(t, seat, HUNT_OF[zone], words)
        if game != found["game"]["seen"]:
            return {**found, "game": {**found["game"], "seen": game}}
    if zone in CITIES:
        tokens = seen_tokens(t, seat, CITY_OF[zone], words)
        if tokens != found["search_seen"]:
            return {**found, "search_seen": tokens}
    return found


def open_view(t: Outlive, words: Words) -> dict[str, Any]:
    """What everybody sees."""
    return {
        "day": t.day,
        "night": t.stage,
        "over": t.over,
        "first": t.first,
        "radiation": list(t.box.radiation),
        "supply": {name: t.supply[r] for r, name in enumerate(RESOURCES)},
        "survivors": t.crowd,
        "zones": [zone_view(t, zone, words) for zone in t.box.ring],
        "disasters": [disaster_view(t, card - DISASTER_PIECE, words) for card in t.struck],
        "face_down_disasters": len(t.caravan),
        "discarded_equipment": [words.equipment(tile_kind(tile)) for tile in t.junk],
        "colonies": [colony_view(t, side, words) for side in t.sides],
        "turn": turn_view(t, words),
        "setup": None,
        "drifter_deck": deck_view(t, words),
        "next_level": next_level(t),
    }


def amounts(values: Any) -> dict[str, int]:
    return {name: n for name, n in zip(RESOURCES, values, strict=False) if n}


def zone_view(t: Outlive, zone: int, words: Words) -> dict[str, Any]:
    """OL-SET-15, OL-SET-27: a zone, what lies there, and who stands or rests there."""
    found: dict[str, Any] = {"zone": words.zone(zone), "teams": teams_in(t, zone, words)}
    if t.box.resource[zone] >= 0:
        found["resource"] = RESOURCES[t.box.resource[zone]]
        found["stock"] = t.stock[zone]
    if zone == BASE:
        found["algae"] = t.algae
    if HUNT_OF[zone] >= 0:
        found["game"] = game_view(t, HUNT_OF[zone], words)
    if zone == SHIP:
        found["places"] = [place_view(t, place) for place in range(3, 7)]
        found["visited"] = t.visited
    if zone in CITIES:
        found.update(city_view(t, CITY_OF[zone], words))
    return found


def teams_in(t: Outlive, zone: int, words: Words) -> list[dict[str, Any]]:
    return [
        {
            "side": side,
            "team": words.team(team),
            "strength": t.box.strength[team],
            "active": bool(colony.standing >> team & 1),
            "spent": bool(colony.spent >> team & 1),
        }
        for side, colony in enumerate(t.colonies)
        for team, where in enumerate(colony.teams)
        if where == zone
    ]


def game_view(t: Outlive, stack: int, words: Words) -> dict[str, Any]:
    """OL-SET-25, OL-RUL-54: the top token, how many lie below, and what all have seen of them."""
    pile = t.game[stack]
    kind = top_of_game(t, stack)
    return {
        "top": words.game(kind) if kind >= 0 else None,
        "endurance": endurance(t, kind) if kind >= 0 else 0,
        "meat": t.box.first_meat[kind] if kind >= 0 else 0,
        "more": t.box.more_meat[kind] if kind >= 0 else 0,
        "left": len(pile),
        "seen": seen_game(t, None, stack, words),
    }


def seen_game(t: Outlive, seat: int | None, stack: int, words: Words) -> list[str | None]:
    return [
        words.game(game_kind(t, piece)) if t.knows(seat, piece) else None
        for piece in reversed(t.game[stack])
    ]


def place_view(t: Outlive, place: int) -> dict[str, Any]:
    return {
        "place": place,
        "cans": t.box.cans[place],
        "survivor": bool(t.aboard >> place & 1),
        "sides": [side for side, colony in enumerate(t.colonies) if colony.berth == place],
    }


def city_view(t: Outlive, city: int, words: Words) -> dict[str, Any]:
    """OL-ZONE-58, OL-RUL-74: face-up tiles, tokens beside the stack, and those that all have seen."""
    stack = t.search[city]
    first = SEARCH_PIECE + 10 * city
    beside = [p for p in range(first, first + 10) if p not in stack] if t.day else []
    return {
        "equipment": [words.equipment(tile_kind(tile)) for tile in t.shown[city]],
        "tiles": [printed_tile(t, tile_kind(tile), words) for tile in t.shown[city]],
        "stack": len(t.stacks[city]),
        "search_left": len(stack),
        "search_shown": [words.token(search_kind(t, piece)) for piece in beside],
        "search_seen": seen_tokens(t, None, city, words),
    }


def seen_tokens(t: Outlive, seat: int | None, city: int, words: Words) -> list[str | None]:
    return [
        words.token(search_kind(t, piece)) if t.knows(seat, piece) else None
        for piece in reversed(t.search[city])
    ]


def disaster_view(t: Outlive, disaster: int, words: Words) -> dict[str, Any]:
    return {
        "disaster": words.disaster(disaster),
        "cost": amounts(t.box.cost[disaster]),
        "points": t.box.points[disaster],
    }


def colony_view(t: Outlive, side: int, words: Words) -> dict[str, Any]:
    """OL-SHEL-10: a shelter, all of it public."""
    colony = t.colonies[side]
    return {
        "side": side,
        "leader": words.leader(colony.leader) if colony.leader >= 0 else None,
        "store": {name: colony.store[r] for r, name in enumerate(RESOURCES)},
        "virtual_water": reserve_water(t, colony),
        "airlock": colony.airlock,
        "airlock_cells": t.box.airlock,
        "rooms": [room_view(t, side, slot, words) for slot in range(len(colony.rooms))],
        "full_rooms": full_rooms(t, colony),
        "survivors": colony.survivors,
        "food": night.food_of_rooms(t, side),
        "rows": t.box.rows_filled[colony.airlock],
        "tonight": tonight_view(t, side),
        "radiation": t.box.track[colony.radiation],
        "broken": [tile_view(t, side, tile, words) for tile in colony.broken],
        "repaired": [tile_view(t, side, tile, words) for tile in colony.repaired],
        "pairs": pairs(t, colony),
        "solved": [words.disaster(card - DISASTER_PIECE) for card in colony.solved],
        "game": [words.game(game_kind(t, piece)) for piece in colony.trophies],
        "points": sum(parts(t, colony)),
    }


def tonight_view(t: Outlive, side: int) -> dict[str, int]:
    """What tonight would cost as things stand: rows drink first, then the rooms eat whatever is left."""
    colony = t.colonies[side]
    rows, rooms = t.box.rows_filled[colony.airlock], night.food_of_rooms(t, side)
    water = reserve_water(t, colony) + colony.store[WATER]
    left = reserve_water(t, colony) + provisions(colony) - min(rows, water)
    level = t.box.radiation[t.day - 1] if t.day else 0
    return {
        "water": max(0, rows - water),
        "food": max(0, rooms - left),
        "radiation": max(0, level - night.absorbed(t, colony)),
    }


def room_view(t: Outlive, side: int, slot: int, words: Words) -> dict[str, Any]:
    colony = t.colonies[side]
    room = colony.rooms[slot]
    return {
        "room": words.room(room),
        "kind": words.kind(room >> 1),
        "built": colony.held[slot] >= 0,
        "survivors": max(0, colony.held[slot]),
        "cells": t.box.cells[room],
        "food": t.box.food[room],
        "full": is_full(t, colony, slot),
        "used": bool(colony.used >> slot & 0b100000001),
    }


def tile_view(t: Outlive, side: int, tile: int, words: Words) -> dict[str, Any]:
    kind = tile_kind(tile)
    return {
        **printed_tile(t, kind, words),
        "ready": bool(t.colonies[side].ready >> kind & 1),
    }


def printed_tile(t: Outlive, kind: int, words: Words) -> dict[str, Any]:
    """OL-SCORE-07: what is printed on a tile: its cost, its symbol, and the kinds with the other half of it."""
    box = t.box
    others = [
        words.equipment(other)
        for other in range(len(box.symbol))
        if box.symbol[other] == box.symbol[kind] and box.half[other] != box.half[kind]
    ]
    return {
        "equipment": words.equipment(kind),
        "cost": amounts(box.repair[kind]),
        "symbol": box.symbol[kind],
        "pair": others,
    }


def turn_view(t: Outlive, words: Words) -> dict[str, Any] | None:
    """The team on turn and the attack that is going on."""
    turn = t.turn
    if turn.seat < 0 or t.over:
        return None
    return {
        "side": turn.seat,
        "team": words.team(turn.team),
        "zone": words.zone(turn.zone) if turn.zone >= 0 else None,
        "actions": turn.actions,
        "hunted": bool(turn.hunted),
        "opened": bool(turn.opened),
        "defender": turn.foe if turn.foe >= 0 else None,
        "value": turn.value if turn.foe >= 0 else 0,
    }


def setup_view(t: Outlive, seat: int, words: Words) -> dict[str, Any] | None:
    """OL-SET-03, OL-SET-11: a player sees his own deal and choices, nobody else's."""
    if not t.plans:
        return None
    plan = t.plans[seat * PLAN : seat * PLAN + PLAN]
    kinds = setup.kept(t, seat)
    leaders = t.aside[seat * HAND + setup.SPECIAL_DEALT : seat * HAND + HAND]
    zones = t.box.start_zones[setup.planned_leader(t, seat)] if plan[setup.LEADER] >= 0 else ()
    return {
        "dealt": [words.kind(room_kind(piece)) for piece in setup.hand(t, seat)],
        "rooms": [
            {"kind": words.kind(kind), "cells": t.box.cells[kind * 2], "food": t.box.food[kind * 2]}
            for kind in kinds
        ],
        "free": words.kind(kinds[plan[setup.FREE]]) if plan[setup.FREE] >= 0 else None,
        "inside": plan[setup.INSIDE] if plan[setup.INSIDE] >= 0 else None,
        "leaders": [leader_view(t, piece - LEADER_PIECE, words) for piece in leaders],
        "leader": words.leader(setup.planned_leader(t, seat)) if zones else None,
        "five": words.zone(zones[plan[setup.FIVE]]) if plan[setup.FIVE] >= 0 else None,
        "four": words.zone(zones[plan[setup.FOUR]]) if plan[setup.FOUR] >= 0 else None,
    }


def leader_view(t: Outlive, leader: int, words: Words) -> dict[str, Any]:
    return {
        "leader": words.leader(leader),
        "age": t.box.age[leader],
        "zones": [words.zone(zone) for zone in t.box.start_zones[leader]],
        "store": amounts(t.box.start_store[leader]),
        "searches": t.box.searches[leader],
        "equipment": words.equipment(t.box.start_tile[leader]),
    }


def deck_view(t: Outlive, words: Words) -> dict[str, Any] | None:
    """OL-SOLO-05, OL-SOLO-25: used cards lie face up; so does the next one on easy and normal."""
    if t.solo < 0:
        return None
    top = t.cards[-1] if t.cards and t.knows(None, t.cards[-1]) else None
    return {
        "left": len(t.cards),
        "next": card_view(t, top - CARD_PIECE, words) if top is not None else None,
        "used": [card_view(t, card - CARD_PIECE, words) for card in t.card_discards],
        "rooms": drifters.rival(t).annexes,
    }


def card_view(t: Outlive, card: int, words: Words) -> dict[str, Any]:
    return {
        "card": words.card(card),
        "zones": [words.zone(zone) for zone in t.box.card_zones[card]],
        "prefer": "strong" if t.box.card_strong[card] else "weak",
    }
