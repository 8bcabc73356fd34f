"""What a seat may know of the table, field by field."""

from collections.abc import Mapping
from functools import lru_cache
from typing import Any

from ashfall.engine.words import Grammar

from . import convoy, crew, events, movement, odds, upgrade
from .automa_board import ROWS
from .automa_cards import ENDINGS, MOVEMENTS, PRIORITIES, ActionCard
from .box import BONUSES, COLOURS, KINDS, SLOT_TYPES, SPECIALS, Box
from .state import Aurora, Automa, Enemy
from .things import AREAS, CAUSES, NONE

RESOURCE_WORDS = ("food", "fuel", "ammo", "object")
COUNTER_WORDS = ("food", "fuel", "ammo", "object", "survivor", "contamination")


def view(t: Aurora, seat: int | None, grammar: Grammar) -> dict[str, Any]:
    """LA-RUL-62, LA-OBJ-05: all but the order of decks, the box cards, face-down loot and other players' objects."""
    shared = open_view(t, grammar)
    return shared if seat is None else own_view(t, seat, shared, grammar)


def own_view(t: Aurora, seat: int, shared: Mapping[str, Any], grammar: Grammar) -> dict[str, Any]:
    """LA-OBJ-05: what lies open, and the objects of one's own."""
    convoys = shared["convoys"][:]
    objects = cards_view(grammar, t.convoys[seat].objects)
    printed = [printed_object(t, grammar, card) for card in t.convoys[seat].objects]
    convoys[seat] = {**convoys[seat], "objects": objects, "object_cards": printed}
    return {**shared, "convoys": convoys}


def printed_object(t: Aurora, grammar: Grammar, card: int) -> dict[str, Any]:
    """What is printed on an object card: when it is used and what it does."""
    return {
        "thing": grammar.names["object"].thing(card),
        "object": grammar.names["object"].word(card),
        "phase": t.box.phase[card].replace("_", "-"),
        "effect": t.box.effect[card].replace("_", "-"),
        "count": t.box.amount[card],
    }


def open_view(t: Aurora, grammar: Grammar) -> dict[str, Any]:
    """What everybody sees."""
    return {
        "map": "beta" if t.beta else "alpha",
        "mines": t.mined,
        "round": t.round,
        "phase": grammar.names["phase"].word(t.phase),
        "aurora": aurora_view(t),
        "order": t.order[:],
        "zone": [position_view(t, grammar, position) for position in range(5)],
        "road": road_view(t),
        "enemies": [enemy_view(t, grammar, enemy) for enemy in t.enemies],
        "convoys": [convoy_view(t, grammar, side) for side in t.seats],
        "automa": automa_view(t, grammar, t.automa) if t.automa is not None else None,
        "expedition": expedition_view(t, grammar),
        "supply": dict(zip((*RESOURCE_WORDS, "survivor"), t.supply, strict=True)),
        "decks": decks_view(t, grammar),
        "odds": odds.odds_view(t),
    }


def cards_view(grammar: Grammar, cards: list[int]) -> list[str]:
    names = grammar.names["card"]
    return [names.word(card) for card in cards if card != NONE]


def aurora_view(t: Aurora) -> dict[str, Any]:
    return {"number": t.aurora, "waypoint": t.box.roads[t.beta].aurora[t.aurora - 1]}


def tokens_view(packed: int) -> dict[str, int]:
    return {
        word: events.amount(packed, token)
        for token, word in enumerate(RESOURCE_WORDS)
        if events.amount(packed, token)
    }


def position_view(t: Aurora, grammar: Grammar, position: int) -> dict[str, Any]:
    """A position of the exploration zone: cost, bonus actions, and the card with its tokens."""
    card = t.zone[position]
    shown: dict[str, Any] = {
        "thing": f"position:{position + 1}",
        "cost": t.box.costs[t.beta][position],
        "bonus": [BONUSES[kind].replace("_", "-") for kind in t.box.bonuses[t.beta][position]],
        "card": None,
    }
    if card != NONE:
        shown["card"] = card_view(t, grammar, card)
        shown["left"] = tokens_view(t.left[position])
        shown["right"] = tokens_view(t.right[position])
    return shown


def card_view(t: Aurora, grammar: Grammar, card: int) -> dict[str, Any]:
    """What is printed on a card that lies face up."""
    box = t.box
    shown: dict[str, Any] = {
        "card": grammar.names["card"].word(card),
        "number": card + 1,
        "kind": KINDS[box.kind[card]],
    }
    if box.slot_types[card]:
        shown["slots"] = [slot_view(t, card, i) for i in range(len(box.slot_types[card]))]
    if box.speed[card]:
        shown["speed"] = box.speed[card]
        shown["towing"] = box.towing[card]
    if box.skill[card] and KINDS[box.kind[card]] == "survivor":
        shown["skill"] = box.skill[card]
        shown["ability"] = box.effect[card]
        shown["phase"] = box.phase[card]
    if KINDS[box.kind[card]] in ("location", "event"):
        shown["effect"] = box.effect[card]
    if box.rank[card]:
        shown["rank"] = box.rank[card]
        shown["ambush"] = ambush_view(box, card)
    return shown


def ambush_view(box: Box, enemy: int) -> list[list[dict[str, Any]]]:
    """LA-AMB-07: what is printed on an enemy: the alternatives of its ambush, each a row of harms."""
    return [
        [
            {
                "harm": effect.replace("_", "-"),
                "count": count,
                "area": AREAS[area].replace("_", "-"),
            }
            for effect, count, area in alternative
        ]
        for alternative in box.ambush[enemy]
    ]


def slot_view(t: Aurora, card: int, place: int) -> dict[str, Any]:
    box = t.box
    shown: dict[str, Any] = {"type": SLOT_TYPES[box.slot_types[card][place]]}
    if box.levels[card][place]:
        shown["level"] = box.levels[card][place]
    if box.specials[card][place]:
        shown["effect"] = SPECIALS[box.specials[card][place]]
        shown["amount"] = box.special_amounts[card][place]
    return shown


# The road


def road_view(t: Aurora) -> dict[str, Any]:
    """The road board: waypoints with their counters, shortcuts, mines."""
    road = t.box.roads[t.beta]
    waypoints, shortcuts = printed_road(t.box, bool(t.beta))
    special, closed = t.special, t.closed
    return {
        "regions": road.regions[:],
        "waypoints": [
            {**printed, "counter": COUNTER_WORDS[special[w]] if special[w] != NONE else None}
            for w, printed in enumerate(waypoints)
        ],
        "shortcuts": [{**printed, "closed": k in closed} for k, printed in enumerate(shortcuts)],
        "mines": [[road.road_start(mine), road.road_end(mine)] for mine in t.mines],
    }


@lru_cache(maxsize=8)
def printed_road(box: Box, beta: bool) -> tuple[list[dict[str, Any]], list[dict[str, Any]]]:
    """The waypoints and shortcuts of a road board as they are printed; read once for each box."""
    road = box.roads[beta]
    rows = box.files["map_beta" if beta else "map_alpha"].rows("waypoint")
    places = {row.whole("index", 0, 99): row for row in rows}
    waypoints = [
        {
            "thing": f"waypoint:{w}",
            "region": road.regions[road.region_of[w]],
            "x": places[w].whole("x", 0, 1000),
            "y": places[w].whole("y", 0, 1000),
            "counter": None,
            "aurora": road.aurora.index(w) + 1 if w in road.aurora else None,
        }
        for w in range(road.length)
    ]
    shortcuts = [
        {
            "thing": f"shortcut:{k + 1}",
            "from": road.starts[k],
            "to": road.ends[k],
            "tracks": road.tracked[k],
            "damage": road.damage[k],
            "contamination": road.contamination[k],
            "avalanche": road.avalanche[k],
            "closed": False,
        }
        for k in range(len(road.starts))
    ]
    return waypoints, shortcuts


def enemy_view(t: Aurora, grammar: Grammar, enemy: Enemy) -> dict[str, Any]:
    """LA-AMB-03: of the loot beside an enemy only the back is seen: defence and target circles."""
    road = t.box.roads[t.beta]
    return {
        "thing": grammar.names["enemy"].thing(enemy.card),
        "card": grammar.names["card"].word(enemy.card),
        "rank": t.box.rank[enemy.card],
        "ambush": ambush_view(t.box, enemy.card),
        "region": road.regions[enemy.region],
        "damage": enemy.damage,
        "defence": t.box.defence[enemy.loot[0]][t.players],
        "loot_back": t.box.loot_pair[enemy.loot[0]],
        "circles": [side if side != NONE else None for side in enemy.circles],
    }


# A player


def convoy_view(t: Aurora, grammar: Grammar, side: int) -> dict[str, Any]:
    """LA-OBJ-01, LA-OBJ-05: everything about a player, but of the objects only the number."""
    owner = t.convoys[side]
    shown: dict[str, Any] = {
        "seat": side,
        "colour": COLOURS[side],
        "out": owner.out,
        "fame": owner.fame,
        "waypoint": owner.waypoint,
        "targets": owner.targets,
        "cargo": {
            "survivor": owner.size(), "food": owner.food, "fuel": owner.fuel, "ammo": owner.ammo,
        },
        "object_count": len(owner.objects),
        "objects": None,
        "object_cards": [],
        "owed_damage": owner.owed_damage,
        "damage_area": AREAS[owner.damage_area].replace("_", "-"),
        "damage_cause": CAUSES[owner.damage_cause].replace("_", "-"),
        "crew": crew_view(t, grammar, side),
        "cards": [],
    }  # fmt: skip
    if not owner.out:
        shown["speed"] = movement.base_speed(t, side)
        shown["towing"] = t.box.towing[owner.cards[0]]
        shown["trailers"] = upgrade.trailers(owner)
        shown["tracks"] = convoy.has_tracks(t, side)
        shown["arranged"] = bool(owner.loads)
        shown["free"] = -convoy.overflow(t, owner)
        shown["ignored"] = cards_view(grammar, [owner.ignored])
        shown["cards"] = [
            spot_view(t, grammar, side, spot)
            for spot, card in enumerate(owner.cards)
            if card != NONE
        ]
    return shown


def spot_view(t: Aurora, grammar: Grammar, side: int, spot: int) -> dict[str, Any]:
    """A card of the convoy, slot by slot; in the Fire phase with what lies there."""
    owner = t.convoys[side]
    card = owner.cards[spot]
    slots = []
    for place in range(len(t.box.slot_types[card])):
        slot = spot << 3 | place
        load = convoy.load_in(owner, slot) if owner.loads else NONE
        slots.append(
            {
                "thing": grammar.names["slot"].thing(slot),
                **slot_view(t, card, place),
                "damaged": bool(owner.damage[spot] >> place & 1),
                "load": COUNTER_WORDS[load] if load != NONE else None,
                "used": bool(owner.fired >> slot & 1),
            }
        )
    return {
        "column": grammar.names["column"].word(spot // 2),
        "above": bool(spot & 1),
        "card": grammar.names["card"].word(card),
        "number": card + 1,
        "loot": t.box.loot[card],
        "slots": slots,
    }


def crew_view(t: Aurora, grammar: Grammar, side: int) -> list[dict[str, Any]]:
    """LA-GEN-05: the survivors of the three zones, with what lies on their cards."""
    owner = t.convoys[side]
    zones = (("active", owner.active), ("rest", owner.rest), ("exhausted", owner.exhausted))
    return [
        {
            "thing": grammar.names["crew"].thing(card),
            "card": grammar.names["card"].word(card),
            "number": card + 1,
            "zone": zone,
            "printed_skill": t.box.skill[card],
            "skill": crew.skill(t, card),
            "contamination": t.contamination[card],
            "food": t.meals[card],
            "antifreeze": t.antifreeze[card],
            "ability": t.box.effect[card],
            "phase": t.box.phase[card],
        }
        for zone, cards in zones
        for card in cards
    ]


def expedition_view(t: Aurora, grammar: Grammar) -> dict[str, Any] | None:
    """The exploration going on: where, and who takes part."""
    expedition = t.expedition
    if expedition.seat == NONE or expedition.position == NONE:
        return None
    return {
        "seat": expedition.seat,
        "position": expedition.position + 1,
        "crew": [grammar.names["crew"].word(card) for card in expedition.crew],
        "card_done": expedition.card_done,
        "bonus_done": expedition.bonus_done,
    }


# The rest of the table


def decks_view(t: Aurora, grammar: Grammar) -> dict[str, Any]:
    """LA-OUT-04, LA-RUL-18: how many cards are left, the backs on top, and the public discard piles."""
    return {
        "exploration": len(t.deck),
        "period": t.box.period[t.deck[-1]] if t.deck else None,
        "discard": cards_view(grammar, t.discard),
        "objects": len(t.object_deck),
        "object_discard": cards_view(grammar, t.object_discard),
        "outcomes": len(t.outcomes) + len(t.outcome_top),
        "outcome_area": grammar.names["area"].word(t.box.area[t.outcome_top[0]])
        if t.outcome_top
        else None,
        "outcome_discard": cards_view(grammar, t.outcome_discard),
        "loot": len(t.loot),
        "spoils": t.spoil_owners[:],
        "gone": cards_view(grammar, t.gone),
        "boxed": len(t.boxed),
    }


def automa_view(t: Aurora, grammar: Grammar, automa: Automa) -> dict[str, Any]:
    """LA-AUT-04: the Automa's board; its face-down cards and its objects are only counted."""
    board = t.box.board
    return {
        "counter": automa.counter,
        "survivors": automa.survivors,
        "contaminated": automa.sick,
        "fame": automa.fame,
        "waypoint": automa.waypoint,
        "targets": automa.targets,
        "rows": [
            {
                "row": ROWS[row].lower(),
                "slots": [
                    automa_slot(t, automa, row, column) for column in range(board.width[row])
                ],
            }
            for row in range(len(ROWS))
        ],
        "deck": len(automa.deck),
        "stack": len(automa.stack),
        "shown": cards_view(grammar, automa.shown),
        "actions": [action_view(t, grammar, card) for card in automa.shown],
        "discard": cards_view(grammar, automa.discard),
        "kept": len(automa.kept),
    }


def automa_slot(t: Aurora, automa: Automa, row: int, column: int) -> dict[str, Any]:
    board = t.box.board
    shown: dict[str, Any] = {"damaged": bool(automa.damage[row] >> column & 1)}
    if row:
        shown["filled"] = bool(automa.tokens[row - 1] >> column & 1)
        shown["type"] = RESOURCE_WORDS[row - 1]
    elif board.weapons[column + 1]:
        shown["type"], shown["level"] = "weapon", board.weapons[column + 1]
    else:
        shown["type"] = "speed" if board.speed[column + 1] else "armour"
    return shown


def action_view(t: Aurora, grammar: Grammar, card: int) -> dict[str, Any]:
    """LA-AUT-60: what is printed on an action card of the Automa."""
    action: ActionCard = t.box.board.actions[card]
    return {
        "thing": grammar.names["card"].thing(card),
        "action": grammar.names["card"].word(card),
        "skill": action.skill,
        "arrow": grammar.names["arrow"].word(action.arrow),
        "gain": RESOURCE_WORDS[action.gain] if action.gain != NONE else None,
        "priority": [
            PRIORITIES[wish].replace("discard_", "").replace("_", "-") for wish in action.priority
        ],
        "movement": MOVEMENTS[action.movement].replace("_", "-"),
        "ending": ENDINGS[action.ending].replace("_", "-"),
        "count": action.amount,
    }
