"""Outlive: four teams a colony, six days, seven steps a night, and room in the Caravan for one."""

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

from ashfall.engine.data import File
from ashfall.engine.settings import Setting, Value
from ashfall.engine.sheet import Maker, T
from ashfall.engine.title import Title
from ashfall.engine.words import Names

from . import (
    attack,
    building,
    cities,
    disasters,
    drifters,
    equipment,
    hunting,
    movement,
    night,
    repairing,
    roaming,
    rooms,
    rounds,
    scoring,
    setup,
    shelter,
    ship,
    zones,
)
from .box import Box, contents, files, open_box
from .estimate import estimate
from .invariants import invariants
from .sheet import sections
from .state import Outlive
from .things import DIFFICULTIES
from .view import own_view, view
from .words import grammar, thing_names

NOTHING_DUE: Mapping[Callable[..., None], Callable[..., bool]] = {
    # OL-SOLO-10: a rule chooses for the Drifters
    attack.choose_tribute: lambda t, _side: t.turn.foe >= t.players,
}
"""When these rules have nothing to ask about."""

MOVED = {
    "dawn.dawn": "rounds.dawn",
    "day.break_of_day": "rounds.break_of_day",
    "day.turn_of": "rounds.turn_of",
    "day.end_of_day": "rounds.end_of_day",
    "night.night": "rounds.night",
    "night.cleanup": "rounds.cleanup",
    "movement.look": "cities.look",
    "ship.choose_place": "movement.choose_place",
    "ship.board": "movement.board",
    "hunting.hunt": "zones.hunt",
    "hunting.sense": "zones.sense",
    "hunting.choose_prey": "zones.choose_prey",
    "hunting.stalk": "zones.stalk",
    "hunting.no_prey": "zones.no_prey",
    "hunting.choose_payment": "zones.choose_payment",
    "hunting.pay": "zones.pay",
    "drifters.drifters_turn": "roaming.drifters_turn",
}
"""Steps that saved positions know by the chapter in which they stood before."""


class OutliveTitle(Title):
    """OL-GEN-01: two to four players, or one against the Drifters."""

    id = "outlive"
    version = "1"
    players = (2, 3, 4)
    solo = True
    settings = (
        Setting("difficulty", DIFFICULTIES, "normal", needs={"solo": (True,)}),
        Setting("strategic_placement", (False, True), False, needs={"solo": (False,)}),
    )
    levels = ("difficulty",)
    modules = (
        attack, building, cities, disasters, equipment, hunting, movement, night, repairing, roaming,
        rooms, rounds, scoring, setup, shelter, ship, drifters, zones,
    )  # fmt: skip
    aliases = MOVED
    grammar = grammar()
    table = Outlive
    concealed = ("card", "disaster", "equipment", "game", "kind", "leader", "room", "token")
    sources = scoring.SOURCES
    middle = ("section-deal", "section-board")
    nothing_due = NOTHING_DUE
    goes_on = (
        "choose_destination", "choose_place", "act", "choose_prey", "pay_hunt", "welcome", "attack",
        "interrogation", "demand", "armour", "hideout", "drop_room", "free_room", "inside", "leader",
        "materials", "discount", "lose_survivor", "lose_loot", "lose_provision", "tribute", "mix",
        "relieve", "solve", "choose_stack", "culpepper_token", "rooms", "repairs", "recruit",
    )  # fmt: skip
    proposes = ("lose_survivor", "lose_loot", "lose_provision", "tribute", "mix")
    grave = ("lose_survivor",)
    closes = ("done",)

    def __init__(self) -> None:
        super().__init__()
        self.boxes: dict[tuple[tuple[str, bytes], ...], Box] = {}

    def box(self, overlay: Path | None = None) -> Box:
        """Built once for the printed values and once for each content of an overlay folder."""
        key = contents(overlay)
        if key not in self.boxes:
            self.boxes[key] = open_box(overlay)
        return self.boxes[key]

    def files(self, overlay: Path | None = None) -> dict[str, File]:
        return files(overlay)

    def names(self, table: Outlive) -> Mapping[str, Names]:
        return thing_names(table.box.files)

    def set_up(self, box: Box, options: Mapping[str, Value], seed: int | str) -> Outlive:
        return setup.set_up(box, options, seed)

    def view(self, table: Outlive, seat: int | None) -> dict[str, Any]:
        return view(table, seat, self.grammar)

    def own_view(self, table: Outlive, seat: int, shared: Mapping[str, Any]) -> dict[str, Any]:
        return own_view(table, seat, shared, self.grammar)

    def sections(self, view: Mapping[str, Any], made: Maker[T]) -> list[T]:
        return sections(view, made)

    def sides(self, table: Outlive) -> list[str]:
        return ["seat"] * table.players + ["drifters"] * (table.solo >= 0)

    def score_sheet(self, table: Outlive) -> list[tuple[str, list[int]]]:
        return scoring.score_sheet(table)

    def winners(self, table: Outlive) -> list[int]:
        return scoring.winners(table)

    def invariants(self, table: Outlive) -> list[str]:
        return invariants(table)

    def traits(self, table: Outlive) -> dict[str, list[str]]:
        leaders = [table.colonies[seat].leader for seat in table.seats]
        return {"leader": [self.grammar.names["leader"].word(leader) for leader in leaders]}

    def estimate(self, table: Outlive, seat: int) -> int:
        return estimate(table, seat)


TITLE = OutliveTitle()
