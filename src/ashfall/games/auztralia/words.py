"""The grammar of AuZtralia: how its options are written and what its things are called."""

from ashfall.engine.verbs import verbs_of
from ashfall.engine.words import Grammar, Names, Numbers
from ashfall.languages import LANGUAGES

from . import (
    actions,
    attack,
    characters,
    combat,
    farms,
    hire,
    losses,
    marksmen,
    old_ones,
    railways,
    setup,
    victory,
    withdrawal,
)
from .box import (
    ACTIONS,
    CHARACTERS,
    FARMS,
    GOODS,
    KINDS,
    UNITS,
    Box,
    open_box,
)

BOX = open_box()


def hyphened(ids: tuple[str, ...]) -> list[str]:
    return [id.replace("_", "-") for id in ids]


def hex_names(box: Box) -> Names:
    words = [str(number) for number in range(box.hexes.count + 1)]
    labels = {
        lang: [f"{number} {name}" for number, name in enumerate(names)]
        for lang, names in box.hex_names.items()
    }
    return Names("hex", words, labels)


def side_names(box: Box) -> Names:
    words = [f"{a}-{b}" for a, b in box.hexes.ends]
    labels = {
        lang: [f"{a} {names[a]} – {b} {names[b]}" for a, b in box.hexes.ends]
        for lang, names in box.hex_names.items()
    }
    return Names("edge", words, labels)


def tile_names(box: Box) -> Names:
    """A face-up tile is named by kind, level and a letter: two alike in one hex can be told apart."""
    first = box.tiles[0]
    labels = {
        lang: ["–"] * first
        + [
            f"{box.names['kind'][lang][box.kind[p]]} {box.tile_words[p].rpartition('-')[2]}"
            for p in box.tiles
        ]
        for lang in LANGUAGES
    }
    return Names("tile", ["-"] * first + box.tile_words[first:], labels)


def piece_names(kind: str, pieces: range, labels: dict[str, list[str]] | None = None) -> Names:
    """Cards that are numbered; without names of their own they are called by their number."""
    first = pieces[0]
    words = [f"{number:02}" for number in range(1, len(pieces) + 1)]
    named = labels or {lang: [str(int(word)) for word in words] for lang in LANGUAGES}
    padded = {lang: ["–"] * first + named[lang] for lang in LANGUAGES}
    return Names(kind, ["-"] * first + words, padded)


def thing_names(box: Box) -> dict[str, Names]:
    """Names for all arguments of verbs and for the values of events, as this box has them."""
    hexes = hex_names(box)
    units = Names("unit", hyphened(UNITS), box.names["unit"], box.forms["unit"])
    return {
        "hex": hexes,
        "start": hexes,
        "goal": hexes,
        "candidates": hexes,
        "lodes": hexes,
        "lairs": hexes,
        "risen": hexes,
        "edge": side_names(box),
        "tile": tile_names(box),
        "character": Names("character", hyphened(CHARACTERS), box.names["character"]),
        "unit": units,
        "force": units,
        "good": Names("good", hyphened(GOODS), box.names["good"], box.forms["good"]),
        "farm": Names("farm", hyphened(FARMS), box.names["farm"], box.forms["farm"]),
        "movers": Names("kind", hyphened(KINDS), box.names["kind"]),
        "action": Names("action", hyphened(ACTIONS), box.names["action"]),
        "card": piece_names("card", box.cards),
        "event": piece_names("event", box.events, box.names["event"]),
        "survey": piece_names("survey", box.surveys),
        "count": Numbers("count", 0, 40),
    }


def build_grammar(box: Box) -> Grammar:
    chapters = (
        setup, actions, railways, farms, hire, characters, attack, combat, marksmen, losses, withdrawal, victory,
        old_ones,
    )  # fmt: skip
    return Grammar(verbs_of(*chapters), thing_names(box))


GRAMMAR = build_grammar(BOX)
