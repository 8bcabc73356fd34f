"""Last Aurora: a race of convoys across a frozen land to the icebreaker Aurora, for 1 to 4 players."""

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any

from ashfall.engine.data import File
from ashfall.engine.settings import Setting, Value
from ashfall.engine.sheet import Maker, T
from ashfall.engine.table import Event
from ashfall.engine.title import Title
from ashfall.engine.words import Names

from . import (
    arrangement,
    attack,
    automa,
    automa_board,
    automa_effects,
    bonus,
    card_action,
    cargo,
    combat,
    contamination,
    convoy,
    crew,
    elimination,
    encounters,
    estimate,
    events,
    expedition,
    exploration,
    fame,
    hits,
    invariants,
    loot,
    movement,
    objects,
    recruits,
    repair,
    rest,
    round_end,
    rounds,
    scoring,
    setup,
    travel,
    turn_order,
    upgrade,
    waypoints,
    words,
)  # fmt: skip
from . import box as boxes
from . import sheet as sheets
from . import view as views
from .course import course
from .state import Aurora

NOTHING_DUE: Mapping[Callable[..., None], Callable[..., bool]] = {
    # LA-AMB-07: the harm is chosen
    combat.choose_ambush: lambda t, seat, _enemy: t.battle.seat != seat,
    # LA-CON-01, LA-PLC-06: all of it is placed
    contamination.next_contamination: lambda t, seat, _who: t.convoys[seat].owed_contamination <= 0,
    hits.next_damage: lambda t, seat: t.convoys[seat].owed_damage <= 0,
    # LA-RUL-91: no two loads could change places
    arrangement.arrange: lambda t, seat: not arrangement.choices(t, seat),
    # LA-PLC-02: everything has a place
    cargo.make_room: lambda t, seat: convoy.overflow(t, t.convoys[seat]) <= 0,
    # LA-ELIM-01: whoever lost the last survivor on the way is out, and drives no further
    travel.travel: lambda t, seat: t.convoys[seat].out,
}
"""When these rules have nothing to ask about."""

MOVED = {
    "automa.automa_ambush": "automa_effects.automa_ambush",
    "automa.automa_contaminate": "automa_effects.automa_contaminate",
    "automa.automa_damage": "automa_effects.automa_damage",
    "automa.automa_fame": "automa_effects.automa_fame",
    "automa.automa_gain_survivor": "automa_effects.automa_gain_survivor",
    "automa.automa_repair": "automa_effects.automa_repair",
    "card_action.end_action": "expedition.end_action",
    "card_action.end_card_action": "expedition.end_card_action",
    "convoy.ask_lose_resource": "cargo.ask_lose_resource",
    "convoy.gain_resource": "cargo.gain_resource",
    "convoy.lose": "cargo.lose",
    "convoy.lose_resource": "cargo.lose_resource",
    "convoy.make_room": "cargo.make_room",
    "convoy.throw": "cargo.throw",
    "crew.contaminate": "contamination.contaminate",
    "crew.forget_recruits": "recruits.forget_recruits",
    "crew.infect": "contamination.infect",
    "crew.next_contamination": "contamination.next_contamination",
    "crew.take_prisoner": "recruits.take_prisoner",
    "mines.lay_mine": "objects.lay_mine",
    "mines.mine_shortcut": "objects.mine_shortcut",
}
"""Steps that saved positions know by the chapter in which they stood before."""


class AuroraTitle(Title):
    """LA-GEN-01: 2 to 4 players, or one against the Automa; two maps, with or without mines."""

    id = "last-aurora"
    version = "1.3.0"
    players = (2, 3, 4)
    solo = True
    settings = (Setting("map", ("alpha", "beta"), "alpha"), Setting("mines", (False, True), False))
    modules = (
        arrangement, attack, automa, automa_board, automa_effects, bonus, card_action, cargo, combat, contamination,
        convoy, crew, elimination, encounters, events, expedition, exploration, fame, hits, loot, movement, objects,
        recruits, repair, rest, round_end, rounds, setup, travel, turn_order, upgrade, waypoints,
    )  # fmt: skip
    aliases = MOVED
    table = Aurora
    concealed = ("card", "crew", "enemy", "object")
    sources = scoring.SOURCES
    middle = ("section-race", "section-zone", "section-enemies")
    nothing_due = NOTHING_DUE
    closing = (combat.end_fire, rest.rested, round_end.end_round_turn)
    goes_on = (
        "send", "bonus", "card_action", "damage", "damage_under", "contaminate", "decontaminate",
        "lose", "lose_survivor", "lose_survivor_token", "lose_resource", "make_room", "take_loot", "stow",
        "put", "repair", "replace_trailer", "drop_trailer", "mount", "retrieve", "sift", "trade",
        "destination", "waypoint_take", "after_move", "end_turn", "empty_pass", "pay_ammo", "feed_at_rest",
        "ambush_choice", "object_limit", "move_target_counter", "replace_target_counter", "bonus_attack", "gunner_use",
    )  # fmt: skip
    proposes = (
        "damage", "damage_under", "contaminate", "lose", "lose_survivor", "lose_survivor_token",
        "lose_resource", "make_room", "ambush_choice",
    )  # fmt: skip
    costs = (
        "damage", "damage_under", "contaminate", "lose", "lose_survivor", "lose_survivor_token",
        "lose_resource", "make_room",
    )  # fmt: skip
    grave = ("lose_survivor", "lose_survivor_token")
    lasts = (("arrange", "ready"), ("empty_pass", "end-turn"))
    closes = ("end-turn", "skip", "no-more-repairs", "end-movement", "rested")

    def __init__(self) -> None:
        super().__init__()
        self.grammar = words.grammar()

    def files(self, overlay: Path | None = None) -> dict[str, File]:
        return boxes.files(overlay)

    def box(self, overlay: Path | None = None) -> boxes.Box:
        return boxes.box(overlay)

    def names(self, table: Aurora) -> Mapping[str, Names]:
        return words.thing_names(table.box)

    def set_up(self, box: boxes.Box, options: Mapping[str, Value], seed: int | str) -> Aurora:
        return setup.set_up(box, options, seed)

    def view(self, table: Aurora, seat: int | None) -> dict[str, Any]:
        return views.view(table, seat, self.grammar)

    def own_view(self, table: Aurora, seat: int, shared: Mapping[str, Any]) -> dict[str, Any]:
        return views.own_view(table, seat, shared, self.grammar)

    def sections(self, view: Mapping[str, Any], made: Maker[T]) -> list[T]:
        return sheets.sections(view, made)

    def sides(self, table: Aurora) -> list[str]:
        return scoring.sides(table)

    def score_sheet(self, table: Aurora) -> list[tuple[str, list[int]]]:
        return scoring.score_sheet(table)

    def winners(self, table: Aurora) -> list[int]:
        return scoring.winners(table)

    def invariants(self, table: Aurora) -> list[str]:
        return invariants.invariants(table)

    def course(self, events: Sequence[Event]) -> dict[str, tuple[int, int]]:
        return course(events)

    def estimate(self, table: Aurora, seat: int) -> int:
        return estimate.estimate(table, seat)


TITLE = AuroraTitle()
