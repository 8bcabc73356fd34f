"""Move: links, the majority rule, who goes along, and what feats, leaders and cards change."""

import pytest
from tests.arrange import position
from tests.games.dei.looking import options, region
from tests.games.dei.openings import GATE, YARD

ROOF = "old-gate-roof"
"""South of Signal Yard lies the Old Gate: the two ground regions touch."""


@pytest.mark.rule("DEI-ACT-01", "DEI-MAJ-04", "DEI-RUL-11")
def test_any_number_of_units_moves_together_into_an_empty_region():
    game = position("dei", seat0={"leader": GATE, "units": {GATE: 3}})
    game.play("play march", "leave old-gate-ground", f"enter {YARD}", "without", "send 2")
    assert region(game, YARD)["units"] == [
        {"seat": 0, "scrappers": 2, "figures": [], "strength": 2}
    ]
    assert region(game, YARD)["holder"] == 0


@pytest.mark.rule("DEI-EX-36", "DEI-ASK-04")
def test_only_groups_that_get_the_majority_are_offered():
    game = position(
        "dei",
        seat0={"leader": GATE, "units": {GATE: 6}},
        seat1={"faction": "auxilia", "leader": "hangar-row-ground", "units": {YARD: 3}},
    )
    game.play("play march", f"leave {GATE}", f"enter {YARD}")
    assert options(game) == ["without", "with grim"]
    game.play("with grim")
    assert options(game) == ["send 3", "send 4", "send 5", "send 6"]
    game.undo()
    game.play("without")
    assert options(game) == ["send 4", "send 5", "send 6"]
    assert game.why_not("send 3").rule == "DEI-MAJ-04"


@pytest.mark.rule("DEI-MAJ-04")
def test_a_region_that_no_group_could_win_is_not_entered():
    game = position(
        "dei",
        seat0={"leader": GATE, "units": {GATE: 2}},
        seat1={"leader": "hangar-row-ground", "units": {YARD: 3}},
    )
    game.play("play march", f"leave {GATE}")
    assert game.why_not(f"enter {YARD}").rule == "DEI-MAJ-04"


@pytest.mark.rule("DEI-MAP-04", "DEI-EX-17")
def test_an_elevator_of_another_faction_lifts_nobody_without_the_keys():
    given = {
        "seat0": {"leader": "hangar-row-ground", "units": {"twin-towers-court-ground": 2}},
        "seat1": {"leader": GATE, "elevators": ["twin-towers-court-ground"]},
    }
    game = position("dei", **given)
    game.play("play march", "leave twin-towers-court-ground")
    assert game.why_not("enter twin-towers-court-roof-a") is not None
    own = position(
        "dei",
        turn=1,
        seat0={"leader": "hangar-row-ground"},
        seat1={
            "leader": GATE,
            "elevators": ["twin-towers-court-ground"],
            "units": {"twin-towers-court-ground": 2},
        },
    )
    own.play("play march", "leave twin-towers-court-ground", "enter twin-towers-court-roof-a")


@pytest.mark.rule("DEI-FEAT-17")
def test_lift_keys_open_elevators_of_other_factions():
    game = position(
        "dei",
        seat0={
            "leader": "hangar-row-ground",
            "units": {"twin-towers-court-ground": 2},
            "feats": ["lift-keys"],
        },
        seat1={"leader": GATE, "elevators": ["twin-towers-court-ground"]},
    )
    game.play("play march", "leave twin-towers-court-ground", "enter twin-towers-court-roof-a")


@pytest.mark.rule("DEI-MAP-06", "DEI-EX-18")
def test_a_neutral_bridge_is_crossed_there_and_back():
    a, b = "signal-yard-roof", "twin-towers-court-roof-a"
    game = position("dei", seat0={"leader": GATE, "units": {a: 2}}, bridges=[(a, b)])
    game.play("play march", f"leave {a}", "send 2", f"leave {b}", "send 2")
    assert region(game, a)["units"][0]["scrappers"] == 2


@pytest.mark.rule("DEI-FEAT-18")
def test_ropewalkers_cross_bridges_of_other_factions():
    a, b = "signal-yard-roof", "twin-towers-court-roof-a"
    given = {"seat1": {"leader": GATE, "bridges": [(a, b)]}}
    bound = position("dei", seat0={"leader": GATE, "units": {a: 2, GATE: 1}}, **given)
    bound.play("play march")
    assert bound.why_not(f"leave {a}").rule == "DEI-MAJ-04"
    free = position(
        "dei", seat0={"leader": GATE, "units": {a: 2}, "feats": ["ropewalkers"]}, **given
    )
    free.play("play march", f"leave {a}", "send 1")
    assert region(free, b)["holder"] == 0


@pytest.mark.rule("DEI-FAC-08")
def test_a_group_with_swift_changes_level_without_an_elevator():
    court = "twin-towers-court-ground"
    game = position("dei", seat0={"faction": "auxilia", "leader": court, "units": {court: 2}})
    game.play("play march", f"leave {court}", "enter twin-towers-court-roof-b")
    assert options(game) == ["send 0", "send 1", "send 2"]
    game.play("send 1")
    assert region(game, "twin-towers-court-roof-b")["units"][0]["figures"] == ["swift"]


@pytest.mark.rule("DEI-CARD-06", "DEI-CARD-07")
@pytest.mark.parametrize(
    ("card", "start", "end"),
    [
        ("express-line", "hangar-row-ground", "signal-yard-ground-b"),
        ("rope-ladders", "hangar-row-ground", "hangar-row-roof"),
    ],
)
def test_cards_that_reach_further(card, start, end):
    game = position("dei", seat0={"leader": GATE, "units": {start: 1}, "hand": [card, "march"]})
    game.play("play march", f"leave {start}")
    assert game.why_not(f"enter {end}") is not None
    game = position("dei", seat0={"leader": GATE, "units": {start: 1}, "hand": [card, "march"]})
    game.play(f"play {card}", f"leave {start}", f"enter {end}")
    assert region(game, end)["holder"] == 0


@pytest.mark.rule("DEI-CARD-14")
def test_shadow_routes_use_constructions_of_any_faction():
    court = "twin-towers-court-ground"
    game = position(
        "dei",
        seat0={"leader": GATE, "units": {court: 1}, "hand": ["shadow-routes", "march"]},
        seat1={"elevators": [court]},
    )
    game.play("play shadow-routes", f"leave {court}", "enter twin-towers-court-roof-a")


@pytest.mark.rule("DEI-FEAT-19", "DEI-RUL-152")
def test_forced_march_lengthens_one_move_of_the_phase():
    game = position(
        "dei", seat0={"leader": GATE, "units": {"hangar-row-ground": 1}, "feats": ["forced-march"]}
    )
    game.play("play march", "leave hangar-row-ground", "enter signal-yard-ground-b")
    game.play("leave signal-yard-ground-b")
    assert game.why_not("enter hangar-row-ground") is not None
    one_step = position(
        "dei", seat0={"leader": GATE, "units": {"hangar-row-ground": 1}, "feats": ["forced-march"]}
    )
    one_step.play("play march", "leave hangar-row-ground", "enter signal-yard-ground-a")
    one_step.play("leave signal-yard-ground-a", "enter twin-towers-court-ground")


@pytest.mark.rule("DEI-FEAT-16")
def test_outriders_may_go_alone_where_others_are_stronger():
    given = {"seat1": {"leader": "hangar-row-ground", "units": {YARD: 3}}}
    units = {"leader": "hangar-row-roof", "units": {GATE: 2}}
    game = position("dei", seat0={**units, "feats": ["outriders"]}, **given)
    game.play("play march", f"leave {GATE}", f"enter {YARD}")
    assert region(game, YARD)["units"][0]["scrappers"] == 1
    assert region(game, YARD)["holder"] == 1


@pytest.mark.rule("DEI-EX-08", "DEI-RUL-12", "DEI-RUL-13", "DEI-OUT-03")
@pytest.mark.parametrize(("gone", "holder"), [(2, 1), (1, None), (0, 0)])
def test_a_cube_goes_to_who_has_the_majority_or_back_to_the_outpost(gone, holder):
    game = position(
        "dei",
        seat0={"leader": "hangar-row-ground", "units": {YARD: 5, GATE: 1}},
        seat1={"leader": "hangar-row-ground", "units": {YARD: 4}},
        outposts={YARD: ["red"]},
    )
    game.play("play march")
    if gone:
        game.play(f"leave {YARD}", f"enter {GATE}", f"send {gone}")
    assert region(game, YARD)["holder"] == holder
    reds = [player["outposts"]["red"] for player in game.view(None)["players"]]
    assert reds == [int(holder == 0), int(holder == 1)]
