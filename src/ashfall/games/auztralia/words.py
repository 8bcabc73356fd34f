"""The grammar of AuZtralia: how its options are written and what its things are called."""

from collections.abc import Callable

from ashfall.engine.verbs import Verb, Why
from ashfall.engine.words import Grammar, Names, Numbers

from . import actions, attack, characters, combat, farms, hire, old_ones, railways, setup, victory
from .box import (
    ACTIONS,
    CHARACTERS,
    FARMS,
    GOODS,
    KINDS,
    LANGUAGES,
    UNITS,
    Box,
    open_box,
)

BOX = open_box()


def hyphened(ids: tuple[str, ...]) -> list[str]:
    return [id.replace("_", "-") for id in ids]


def hex_names(box: Box) -> Names:
    words = [str(number) for number in range(box.hexes.count + 1)]
    names = [f"{number} {box.hex_names[number]}" for number in range(box.hexes.count + 1)]
    return Names("hex", words, dict.fromkeys(LANGUAGES, names))


def side_names(box: Box) -> Names:
    words = [f"{a}-{b}" for a, b in box.hexes.ends]
    names = [f"{a} {box.hex_names[a]} – {b} {box.hex_names[b]}" for a, b in box.hexes.ends]
    return Names("edge", words, dict.fromkeys(LANGUAGES, names))


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


def box_verb(rule: Callable[..., None], why: Why) -> Verb:
    """AZ-ACT-02: an action, for which a box of the player board stands."""
    return Verb(rule, why=why, thing=f"action:{rule.__name__.replace('_', '-')}")


def build_grammar(box: Box) -> Grammar:
    hexes = hex_names(box)
    units = Names("unit", hyphened(UNITS), box.names["unit"])
    return Grammar(
        [
            Verb(setup.found, "hex", word="port", why=setup.why_not_found),
            box_verb(actions.build_track, actions.why_not_build_track),
            box_verb(actions.build_track_hills, actions.why_not_build_track_hills),
            box_verb(actions.mine, actions.why_not_mine),
            box_verb(actions.hire, actions.why_not_hire),
            box_verb(actions.buy_units, actions.why_not_buy_units),
            box_verb(actions.import_export, actions.why_not_import_export),
            box_verb(actions.farm, actions.why_not_farm),
            box_verb(actions.attack, actions.why_not_attack),
            box_verb(actions.recover, actions.why_not_recover),
            Verb(actions.dig, "hex", "good", why=actions.why_not_dig),
            Verb(actions.buy, "unit", "count", why=actions.why_not_buy),
            Verb(actions.import_good, "good", word="import", why=actions.why_not_import),
            Verb(actions.export_good, "good", word="export", why=actions.why_not_export),
            Verb(actions.end_turn),
            Verb(railways.lay, "edge", why=railways.why_not_lay),
            Verb(railways.stop),
            Verb(farms.build, "hex", why=farms.why_not_here),
            Verb(hire.take, "character", why=hire.why_not_take),
            Verb(hire.dismiss, "character", why=hire.why_not_dismiss),
            Verb(characters.play, "character", why=characters.why_not_play),
            Verb(characters.unmask, "hex"),
            Verb(characters.enlist, "unit"),
            Verb(characters.raze, "hex"),
            Verb(characters.restore, "hex"),
            Verb(characters.hunt, "tile"),
            Verb(attack.send, "unit", "count", why=attack.why_not_send),
            Verb(attack.target, "hex", why=attack.why_not_target),
            Verb(combat.fight, thing="combat:fight"),
            Verb(combat.withdraw, why=combat.why_not_withdraw, thing="combat:withdraw"),
            Verb(combat.withdraw_airships, why=combat.why_not_withdraw_part),
            Verb(combat.withdraw_ground, why=combat.why_not_withdraw_part),
            Verb(combat.face_card),
            Verb(combat.use, "character", "tile", why=combat.why_not_use),
            Verb(combat.sacrifice, "unit", "tile", why=combat.why_not_sacrifice),
            Verb(combat.wound, "unit", why=combat.why_not_wound),
            Verb(combat.save, "unit"),
            Verb(combat.let_fall),
            Verb(combat.repair, "unit"),
            Verb(combat.no_repair),
            Verb(victory.hit, "tile"),
            Verb(old_ones.strike_back),
            Verb(old_ones.hold_back),
        ],
        {
            "hex": hexes,
            "start": hexes,
            "goal": hexes,
            "candidates": hexes,
            "edge": side_names(box),
            "tile": tile_names(box),
            "character": Names("character", hyphened(CHARACTERS), box.names["character"]),
            "unit": units,
            "force": units,
            "good": Names("good", hyphened(GOODS), box.names["good"]),
            "farm": Names("farm", hyphened(FARMS), box.names["farm"]),
            "movers": Names("kind", hyphened(KINDS), box.names["kind"]),
            "action": Names("action", hyphened(ACTIONS), box.names["action"]),
            "card": piece_names("card", box.cards),
            "event": piece_names("event", box.events, box.names["event"]),
            "survey": piece_names("survey", box.surveys),
            "count": Numbers("count", 0, 40),
        },
    )


GRAMMAR = build_grammar(BOX)
