"""The grammar of D.E.I.: how its options are written and what its things are called."""

from ashfall.engine.verbs import verbs_of
from ashfall.engine.words import Grammar, Names, Numbers

from . import (
    actions,
    building,
    buying,
    cards,
    collecting,
    drones,
    effects,
    enlisting,
    fauns,
    growth,
    industrial,
    mercenaries,
    missions,
    moving,
    psionic_feats,
    psionic_mind,
    psionic_missions,
    psionic_skills,
    psionics,
    sacrifices,
    setup,
    standard,
    striking,
    weather,
    wild,
)
from .box import Box, open_box
from .things import (
    COLOURS,
    CONSTRUCTIONS,
    EFFECTS,
    FACTIONS,
    LANGUAGES,
    MARKETS,
    OBSTACLES,
    ORDERS,
    RESOURCES,
    SYMBOLS,
    slug,
    word,
)

BOX = open_box()
CHAPTERS = (
    setup, standard, cards, actions, moving, collecting, enlisting, building, striking, buying, drones, effects,
    missions, weather, wild, fauns, growth, sacrifices, industrial, mercenaries, psionics, psionic_skills,
    psionic_mind, psionic_feats, psionic_missions,
)  # fmt: skip


def worded(ids: tuple[str, ...]) -> list[str]:
    return [word(id) for id in ids]


def site_names(box: Box) -> Names:
    """A bridge site is named by its two roofs."""
    districts = box.districts
    words = [f"{districts.words[a]}/{districts.words[b]}" for a, b in districts.sites]
    labels = {
        lang: [f"{names[a]} – {names[b]}" for a, b in districts.sites]
        for lang, names in districts.labels.items()
    }
    return Names("site", words, labels)


def piece_names(box: Box, kind: str, first: int) -> Names:
    """Pieces of a kind by their numbers; those before the first have no word."""
    labels = {lang: ["–"] * first + box.names[kind][lang] for lang in LANGUAGES}
    return Names(kind, ["-"] * first + box.words[kind], labels)


def criteria(box: Box) -> list[str]:
    """What missions count, each once; those of the Psionics have sentences of their own."""
    told = [m for m in box.missions.values() if m.owner != "psionics" and m.upper]
    return sorted({mission.counts for mission in told})


def build_grammar(box: Box) -> Grammar:
    region = Names("region", box.districts.words, box.districts.labels)

    def named(kind: str, words: list[str] | None = None) -> Names:
        return Names(kind, words or box.words[kind], box.names[kind], box.forms[kind])

    figure = named("figure")
    seat = Numbers("seat", 0, 6)
    return Grammar(
        verbs_of(*CHAPTERS),
        {
            "region": region,
            "start": region,
            "site": site_names(box),
            "district": Names(
                "district", [slug(name) for name in box.districts.names["en"]], box.districts.names
            ),
            "figure": figure,
            "second": figure,
            "third": figure,
            "fourth": figure,
            "card": named("card"),
            "upgrade": named("card"),
            "candy": named("candy"),
            "symbol": Names("symbol", worded(SYMBOLS)),
            "construction": Names("construction", [*worded(CONSTRUCTIONS), "den"]),
            "faction": named("faction", worded(FACTIONS)),
            "resource": Names("resource", worded(RESOURCES)),
            "drone": named("drone"),
            "feat": piece_names(box, "feat", box.first_feat),
            "mission": piece_names(box, "mission", box.first_mission),
            "natural": Names("natural", box.words["natural_feat"], box.names["natural_feat"]),
            "effect": Names("effect", ["none", *worded(EFFECTS[1:])]),
            "weather": piece_names(box, "weather", box.first_weather),
            "signal": named("signal"),
            "colour": Names("colour", worded(COLOURS)),
            "criterion": Names("criterion", criteria(box)),
            "market": named("market", worded(MARKETS)),
            "regions": region,
            "order": Names("order", worded(ORDERS)),
            "obstacle": Names("obstacle", worded(OBSTACLES)),
            "automa_card": piece_names(box, "automa_card", box.first_automa),
            "rival": seat,
            "sides": seat,
            "count": Numbers("count", 0, 40),
        },
    )


GRAMMAR = build_grammar(BOX)


def thing_names(box: Box) -> dict[str, Names]:
    """What things are called with the values of this box; the notation keeps its words."""
    return {
        name: Names(one.kind, GRAMMAR.names[name].words, one.labels, one.forms)
        if one.labels is not None
        else GRAMMAR.names[name]
        for name, one in build_grammar(box).names.items()
    }
