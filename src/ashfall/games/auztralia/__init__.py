"""AuZtralia: railways, farms and armies against the Old Ones, for 1–4 players."""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from ashfall.engine.data import File
from ashfall.engine.errors import BadData
from ashfall.engine.settings import Setting, Value
from ashfall.engine.sheet import Maker, T
from ashfall.engine.table import Event
from ashfall.engine.title import Title
from ashfall.engine.words import Names

from . import (
    actions,
    attack,
    blight,
    characters,
    combat,
    defence,
    events,
    farms,
    hire,
    losses,
    marksmen,
    movement,
    old_ones,
    outcome,
    railways,
    scoring,
    setup,
    time_track,
    turns,
    victory,
    withdrawal,
)
from . import box as boxes
from .box import LEVELS, STANDARD, Box
from .course import course
from .estimate import estimate
from .invariants import invariants
from .sheet import sections
from .state import Auztralia
from .view import view
from .words import BOX, GRAMMAR, thing_names


class AuztraliaTitle(Title):
    """AZ-GEN-01, AZ-GEN-05, AZ-GEN-06: 1 to 4 players and the Old Ones, who score but are never asked.

    No verb of the grammar gives anything to another player or attacks one.
    """

    id = "auztralia"
    version = "1.5.0"
    players = (2, 3, 4)
    solo = True
    settings = (Setting("level", LEVELS, STANDARD, needs={"solo": (True,)}),)
    levels = ("level",)
    modules = (
        setup, turns, time_track, actions, railways, farms, hire, characters, attack, combat, marksmen, losses,
        withdrawal, outcome, victory, defence, old_ones, movement, blight, events,
    )  # fmt: skip
    grammar = GRAMMAR
    table = Auztralia
    concealed = ("card", "character", "event", "survey", "tile")
    sources = scoring.SOURCES
    middle = ("section-battle", "section-map")
    goes_on = (
        "choose_character", "choose_farms", "choose_force", "choose_mine", "choose_purchase",
        "choose_target", "choose_trade", "place_track", "assign_damage", "assign_hits", "solo_refresh_row",
        "choose_davis_tiles", "choose_desta_temple", "choose_flounder_unit", "choose_jenny_farms",
        "choose_rangers_target", "play_once_card", "use_corporal_jones", "use_franz_neumann", "use_o_malley",
    )  # fmt: skip
    proposes = ("assign_damage",)
    repeats = ("fight",)
    closes = ("stop", "end-turn")

    def box(self, overlay: Path | None = None) -> Box:
        if overlay is None:
            return BOX
        box = boxes.open_box(overlay)
        if box.tile_words != BOX.tile_words:
            raise BadData(
                "old_one_tiles.toml: kind, level and count of the tiles cannot be changed"
            )
        return box

    def files(self, overlay: Path | None = None) -> dict[str, File]:
        return boxes.files(overlay)

    def names(self, table: Auztralia) -> Mapping[str, Names]:
        return thing_names(table.box)

    def set_up(self, box: Box, options: Mapping[str, Value], seed: int | str) -> Auztralia:
        return setup.set_up(box, options, seed)

    def view(self, table: Auztralia, seat: int | None) -> dict[str, Any]:  # noqa: ARG002
        return view(table)

    def own_view(
        self,
        table: Auztralia,  # noqa: ARG002
        seat: int,  # noqa: ARG002
        shared: Mapping[str, Any],
    ) -> dict[str, Any]:
        return dict(shared)

    def sections(self, view: Mapping[str, Any], made: Maker[T]) -> list[T]:
        return sections(view, made)

    def sides(self, table: Auztralia) -> list[str]:
        """AZ-GEN-01: the seats, then the Old Ones."""
        return ["seat"] * table.players + ["old-ones"]

    def score_sheet(self, table: Auztralia) -> list[tuple[str, list[int]]]:
        return scoring.score_sheet(table)

    def winners(self, table: Auztralia) -> list[int]:
        return scoring.winners(table)

    def invariants(self, table: Auztralia) -> list[str]:
        return invariants(table)

    def course(self, events: Sequence[Event]) -> dict[str, tuple[int, int]]:
        return course(events)

    def estimate(self, table: Auztralia, seat: int) -> int:
        return estimate(table, seat)


TITLE = AuztraliaTitle()
