"""The notation of Last Aurora: verbs with the names of their arguments, and the words of all things."""

from ashfall.engine.verbs import verbs_of
from ashfall.engine.words import Grammar, Names, Numbers

from . import (
    arrangement,
    attack,
    bonus,
    card_action,
    cargo,
    combat,
    contamination,
    crew,
    encounters,
    events,
    exploration,
    hits,
    loot,
    movement,
    objects,
    repair,
    rest,
    round_end,
    travel,
    upgrade,
    waypoints,
)  # fmt: skip
from .box import (
    ABILITIES,
    BONUSES,
    ENEMY,
    LOCATION_EFFECTS,
    MOST_SLOTS,
    MOST_TOWING,
    PERSON,
    SPECIALS,
    TOKEN_WORDS,
    Box,
    standard_box,
)
from .things import AREAS, CAUSES

COLUMN_WORDS = ("truck", *[f"trailer{n}" for n in range(1, MOST_TOWING + 1)])
SPOT_WORDS = [word for column in COLUMN_WORDS for word in (column, f"above-{column}")]
SLOT_WORDS = [f"{spot}-{n}" for spot in SPOT_WORDS for n in range(1, MOST_SLOTS + 1)]
WAY_WORDS = (
    "road", "track1", "track2", "track1-2", "track3", "track1-3", "track2-3", "track1-2-3",
)  # fmt: skip
"""Masks of the tracked shortcuts of a map that a leg of a move runs over."""
SLOT_KIND_WORDS = [
    "any", "survivor", "food-fuel", "armour", *[f"weapon-{n}" for n in range(1, 5)],
    *[word.replace("_", "-") for word in SPECIALS[1:] if word != "fame_end_of_game"],
    *[f"fame-end-of-game-{n}" for n in range(1, 10)],
]  # fmt: skip
PHASE_WORDS = ("set-up", "exploration", "rest", "movement", "fire", "end-of-round")


def region_names(box: Box) -> Names:
    """The regions of both maps: those of Alpha, then those of Beta."""
    words = [word for road in box.roads for word in road.regions]
    labels = [names for road in box.roads for names in road.region_names]
    return Names("region", words, {lang: [names[lang] for names in labels] for lang in box.labels})


def cards_of(box: Box, kind: str, only: int) -> Names:
    """The cards of one kind, whose names decline; the numbers of others have no word."""
    words = [word if box.kind[card] == only else "-" for card, word in enumerate(box.words)]
    return Names(kind, words, box.labels, box.forms)


def thing_names(box: Box) -> dict[str, Names]:
    """Names for all arguments of verbs and for the values of events, as this box has them."""
    tokens = (*TOKEN_WORDS, "contamination")
    names: dict[str, Names] = {
        "position": Numbers("position", 1, 5),
        "crew": cards_of(box, "crew", PERSON),
        "card": Names("card", box.words, box.labels),
        "object": Names("object", box.words, box.labels),
        "enemy": cards_of(box, "enemy", ENEMY),
        "slot": Names("slot", SLOT_WORDS),
        "second": Names("slot", SLOT_WORDS),
        "token": Names("token", tokens),
        "block": Names("block", ("left", "right")),
        "column": Names("column", COLUMN_WORDS),
        "bonus": Names("bonus", [word.replace("_", "-") for word in BONUSES]),
        "phase": Names("phase", PHASE_WORDS),
        "count": Numbers("count", 0, 99),
        "fuel": Numbers("fuel", 0, 14),
        "food": Numbers("food", 0, 10),
        "waypoint": Numbers("waypoint", 0, 99),
        "shortcut": Numbers("shortcut", 1, 20),
        "way": Names("way", WAY_WORDS),
        "region": region_names(box),
        "harm": Names("harm", ("contamination", "resource", "damage")),
        "circle": Names("circle", ("a", "b", "c", "d")),
        "row": Names("row", ("a", "b", "c", "d")),
        "arrow": Names("arrow", ("left", "right")),
        "priority": Names("priority", ("gather", "recruit", "convoy-card", "encounter")),
        "area": Names("area", [word.replace("_", "-") for word in AREAS]),
        "cause": Names("cause", [word.replace("_", "-") for word in CAUSES]),
        "counter": Names("token", tokens),
        "outcome": Names("card", box.words, box.labels),
        "action": Names("card", box.words, box.labels),
        "enemies": cards_of(box, "enemy", ENEMY),
    }
    slot_kinds = Names("slot-type", SLOT_KIND_WORDS)
    names |= {
        "kind": slot_kinds,
        "slots": slot_kinds,
        "left": names["token"],
        "right": names["token"],
        "cargo": names["token"],
        "ability": Names("ability", [word.replace("_", "-") for word in ABILITIES]),
        "effect": Names("effect", [word.replace("_", "-") for word in LOCATION_EFFECTS]),
        "zone": Names("zone", ("active", "rest", "exhausted")),
    }
    return names


def grammar() -> Grammar:
    chapters = (
        exploration, card_action, encounters, bonus, events, rest, hits, cargo, repair, contamination, crew, objects,
        upgrade, arrangement, movement, travel, waypoints, combat, attack, loot, round_end,
    )  # fmt: skip
    return Grammar(verbs_of(*chapters), thing_names(standard_box()))
