"""D.E.I.: Divide et Impera with White Death: bands of scavengers in a frozen London of two levels."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from ashfall.engine.data import File
from ashfall.engine.settings import Setting, Value
from ashfall.engine.sheet import Maker, T
from ashfall.engine.title import Title, Use
from ashfall.engine.words import Names

from . import (
    actions,
    automa,
    automa_cards,
    building,
    buying,
    candies,
    cards,
    collecting,
    drones,
    effects,
    enlisting,
    fauns,
    feats,
    growth,
    industrial,
    leaders,
    mercenaries,
    missions,
    moving,
    psionic_feats,
    psionic_mind,
    psionic_missions,
    psionic_skills,
    psionics,
    rounds,
    sacrifices,
    scoring,
    setup,
    standard,
    striking,
    weather,
    wild,
)
from . import box as boxes
from .box import Box
from .estimate import estimate
from .factions import PLAYED
from .invariants import invariants
from .modules import MODULES
from .sheet import sections
from .state import Dei
from .things import ALEXANDRA, EAL, FACTIONS, JUKAS, RIPLEY, SLUG
from .view import view
from .words import BOX, GRAMMAR, thing_names

MOST_PLAYERS = 6
USES: Mapping[str, Use] = {
    "card": Use("card", ("played",)),
    "mission": Use("mission", ("mission_completed",)),
    "feat": Use("feat", ("feat_unlocked",)),
    "natural feat": Use("natural", ("natural_feat_unlocked",)),
    "candy": Use("candy", ("sweetened",)),
    "drone": Use("drone", ("drone_flew", "drone_entered")),
    "machine": Use("figure", ("machine_deployed",), (EAL, SLUG, RIPLEY)),
    "mercenary": Use("figure", ("hired",), (JUKAS, ALEXANDRA)),
    "weather": Use("weather", ("weather",)),
    "automa card": Use("automa_card", ("automa_card",)),
}
"""When a piece of each kind is used."""


class DeiTitle(Title):
    """DEI-SET-01, DEI-SET-25, DEI-AUT-13: as many players as there are factions, at most six; no faction sits twice.

    A seat can have its faction before the game begins; the other seats choose, or are dealt one.
    Alone nobody drafts feats.
    """

    id = "dei"
    version = "1.2.0"
    players = tuple(range(2, min(MOST_PLAYERS, len(PLAYED)) + 1))
    solo = True
    automa_setting = "automa"
    levels = ("automa_level",)
    settings = (
        Setting("factions", ("chosen", "dealt"), "chosen"),
        Setting("feats", ("draft", "random"), "draft", values_need={"draft": {"solo": (False,)}}),
        Setting("short_missions", (False, True), False),
        *[setting for option, module in MODULES.items() for setting in module.settings(option)],
        Setting(
            "faction",
            (setup.ANY_FACTION, *[FACTIONS[number] for number in sorted(PLAYED)]),
            setup.ANY_FACTION,
            values_need={"fauns": {"automa": (False,)}},
            per_seat=True,
            distinct=True,
        ),
    )
    modules = (
        setup, standard, rounds, cards, actions, moving, collecting, enlisting, building, striking, buying, candies,
        drones, effects, feats, leaders, missions, weather, wild, fauns, growth, sacrifices, industrial, mercenaries,
        psionics, psionic_skills, psionic_mind, psionic_feats, psionic_missions, automa, automa_cards,
    )  # fmt: skip
    grammar = GRAMMAR
    table = Dei
    concealed = ("card", "candy", "mission", "feat", "weather", "automa_card")
    sources = scoring.SOURCES
    middle = ("section-map",)
    goes_on = (
        "add_candy", "choose_next_action", "buy_card", "move_from", "collect_region", "enlist_region",
        "build_type", "strike_region", "choose_drone", "push_region", "region_bonus", "bonus_leader",
        "altar_region", "tolstoy_move", "psi_skill", "telekinesis_from", "den_region", "move_to", "choose_way",
        "move_company", "move_figure", "move_scrappers", "take_resource", "swap_resources", "howl", "howl_to",
        "scent_move", "place_den", "build_place", "strike_faction", "push_unit", "push_to", "drone_region",
        "drone_start_region", "draco", "masamune_resources", "fly_targets", "fly_second", "use_bonus",
        "altar_action", "transport", "signal_region", "raise_signal", "telekinesis_to", "telekinesis_level",
        "growth_altar", "growth_card", "replaced_card", "choose_copied", "choose_poorer",
    )  # fmt: skip
    """All that a card brings, and what is bought for one that is turned face down."""
    closes = ("stop",)
    uses = USES

    def box(self, overlay: Path | None = None) -> Box:
        if overlay is None:
            return BOX
        box = boxes.open_box(overlay)
        box.words, box.districts.words = BOX.words, BOX.districts.words
        return box

    def files(self, overlay: Path | None = None) -> dict[str, File]:
        return boxes.files(overlay)

    def names(self, table: Dei) -> Mapping[str, Names]:
        return thing_names(table.box)

    def set_up(self, box: Box, options: Mapping[str, Value], seed: int | str) -> Dei:
        return setup.set_up(box, options, seed)

    def view(self, table: Dei, seat: int | None) -> dict[str, Any]:
        return view(table)

    def own_view(self, table: Dei, seat: int, shared: Mapping[str, Any]) -> dict[str, Any]:
        return dict(shared)

    def sections(self, view: Mapping[str, Any], made: Maker[T]) -> list[T]:
        return sections(view, made)

    def sides(self, table: Dei) -> list[str]:
        return ["seat"] * table.players + ["automa"] * (len(table.boards) - table.players)

    def score_sheet(self, table: Dei) -> list[tuple[str, list[int]]]:
        return scoring.score_sheet(table)

    def winners(self, table: Dei) -> list[int]:
        return scoring.winners(table)

    def invariants(self, table: Dei) -> list[str]:
        return invariants(table)

    def traits(self, table: Dei) -> dict[str, list[str]]:
        return {"faction": [FACTIONS[table.boards[seat].faction] for seat in table.seats]}

    def estimate(self, table: Dei, seat: int) -> int:
        return estimate(table, seat)


TITLE = DeiTitle()
