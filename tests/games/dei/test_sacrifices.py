"""The missions of the Fauns: Free Life and the six sacrifices."""

from typing import Any

import pytest
from tests.arrange import position
from tests.games.dei.looking import options, pass_turn, player, question, region, scrappers, table
from tests.games.dei.openings import (
    BANK,
    BANK_ROOF,
    COURT,
    FAR,
    GATE,
    HILL,
    SNOW,
    THEATRE,
    YARD,
    YARD_A,
    after_phase,
)

import ashfall
from ashfall.engine.game import Game

BANK_B = "bank-quarter-roof-b"


def offered(
    mission: str,
    given: dict[str, Any] | None = None,
    rival: dict[str, Any] | None = None,
    **table: Any,
) -> Game:
    """The Fauns have just chosen this mission at the end of their phase III."""
    given = {"own_missions": ["free-life", mission], **(given or {})}
    game = after_phase(3, given, rival, **table)
    game.play(f"sacrifice {mission}")
    return game


def forecast(game: Game, mission: str) -> int:
    own = game.view(None)["fauns"]["missions"]
    found: int = next(m["now"] for m in own if m["mission"] == mission)
    return found


def gained(game: Game) -> int:
    supplies: int = player(game, 0)["supplies"]
    assert player(game, 0)["scored"][game.view(None)["round"] - 1] == supplies
    return supplies


# Choosing


@pytest.mark.rule("DEI-FAU-36", "DEI-RUL-133", "DEI-RUL-54", "DEI-RND-09")
def test_one_open_mission_not_yet_marked_is_chosen_after_phase_three():
    game = after_phase(3, {"done": ["sacrifice-of-souls"]}, round=2)
    assert question(game) == (0, "choose_faun_mission")
    assert options(game) == [
        "sacrifice free-life",
        "sacrifice sacrifice-of-the-leader",
        "sacrifice sacrifice-of-the-machine",
        "sacrifice sacrifice-of-the-construction",
    ]
    assert game.why_not("sacrifice sacrifice-of-souls").rule == "DEI-FAU-36"
    game.play("sacrifice sacrifice-of-the-machine")
    own = {m["mission"]: m["done"] for m in game.view(None)["fauns"]["missions"]}
    assert own["sacrifice-of-the-machine"]
    assert question(game)[0] == 1


@pytest.mark.rule("DEI-FAU-04", "DEI-MIS-02")
def test_fauns_mark_no_mission_of_the_board():
    game = after_phase(3)
    assert all(0 not in m["open"] and 1 in m["open"] for m in game.view(None)["missions"])


@pytest.mark.rule("DEI-FAU-36", "DEI-RUL-07")
def test_a_mission_gives_at_most_fifteen():
    laid = {
        COURT: ["red", "blue"],
        THEATRE: ["red"],
        YARD: ["blue"],
        SNOW: ["green"],
        BANK_ROOF: ["green"],
    }
    units = {COURT: 1, THEATRE: 1, YARD: 1, SNOW: 1, BANK_ROOF: 1}
    game = offered("sacrifice-of-the-outpost", {"units": units}, outposts=laid)
    assert gained(game) == 15


# Free Life


@pytest.mark.rule("DEI-FAU-40", "DEI-RUL-122")
def test_free_life_copies_the_upper_part_of_any_mission_and_marks_nothing():
    missions = ["reconstruction", "stockpile", "manpower"]
    game = after_phase(3, {"dens": [GATE, COURT, YARD]}, missions=missions, round=4)
    late = game.view(None)["missions"][0]
    assert not late["in_time"]
    game.play("sacrifice free-life")
    assert question(game) == (0, "free_life")
    assert len(options(game)) == 8
    game.play("emulate reconstruction")
    assert gained(game) == 3 * late["upper"]
    assert all(m["marked"] == [] for m in game.view(None)["missions"])


# Souls


@pytest.mark.rule("DEI-FAU-41", "DEI-RUL-55", "DEI-MAJ-08")
def test_souls_counts_regions_with_superiority_and_strikes_each_opponent_there():
    given = {"units": {COURT: 2, YARD: 2, THEATRE: 1, BANK: 3}}
    rival = {"units": {COURT: 1, YARD: 2, THEATRE: 2, BANK: 2}}
    game = offered("sacrifice-of-souls", given, rival)
    assert gained(game) == 2 * 3, "superior in two regions, level in one, weaker in one"
    assert [scrappers(game, place, 1) for place in (COURT, YARD, THEATRE, BANK)] == [0, 2, 2, 1]
    assert len(player(game, 1)["candies"]) == 2


@pytest.mark.rule("DEI-MAJ-08", "DEI-FAU-41")
def test_superiority_over_one_faction_does_not_need_the_majority():
    seats = {"seat2": {"faction": "farm_z", "leader": HILL, "units": {COURT: 5}}}
    game = offered(
        "sacrifice-of-souls", {"units": {COURT: 2}}, {"units": {COURT: 1}},
        options={"players": 3}, **seats,
    )  # fmt: skip
    assert gained(game) == 3
    assert [scrappers(game, COURT, seat) for seat in (0, 1, 2)] == [2, 0, 4]


# Leader


@pytest.mark.rule("DEI-FAU-42", "DEI-RUL-115", "DEI-RUL-104", "DEI-RUL-170")
def test_a_leader_has_to_go_to_a_refuge_and_its_owner_draws_a_candy():
    given = {"units": {COURT: 3}, "altar": COURT, "cubes": {"red": 2}}
    game = offered("sacrifice-of-the-leader", given, {"leader": COURT, "refuges": [SNOW, COURT]})
    assert gained(game) == 4, "three scrappers and the Altar, whatever they count"
    assert question(game) == (1, "leader_relocation")
    assert options(game) == [f"relocate marlowe {place}" for place in (GATE, SNOW)]
    assert player(game, 1)["candies"] == [], "the candy comes last"
    game.play(f"relocate marlowe {SNOW}")
    assert player(game, 1)["leaders"][0]["region"] == SNOW
    assert len(player(game, 1)["candies"]) == 1


def test_the_game_can_be_saved_while_the_leader_looks_for_a_refuge():
    rival = {"leader": COURT, "refuges": [SNOW, COURT]}
    game = offered("sacrifice-of-the-leader", {"units": {COURT: 3}}, rival)
    opened = ashfall.from_position(game.position())
    for one in (game, opened):
        one.play(f"relocate marlowe {SNOW}")
    assert player(opened, 1) == player(game, 1)


@pytest.mark.rule("DEI-FAU-42", "DEI-RUL-170")
def test_a_leader_with_no_other_refuge_stays():
    game = offered("sacrifice-of-the-leader", {"units": {GATE: 3}}, {"leader": GATE})
    assert gained(game) == 3
    assert player(game, 1)["leaders"][0]["region"] == GATE
    assert len(player(game, 1)["candies"]) == 1


@pytest.mark.rule("DEI-FAU-42", "DEI-RUL-115", "DEI-RUL-155", "DEI-MAJ-08")
def test_the_region_and_the_opponent_are_chosen():
    seat2 = {"faction": "farm_z", "leader": COURT, "units": {COURT: 5}, "feats": ["iron-nerves"]}
    game = offered(
        "sacrifice-of-the-leader", {"units": {COURT: 3, BANK: 1}}, {"leader": COURT},
        options={"players": 3}, seat2=seat2,
    )  # fmt: skip
    assert gained(game) == 3
    assert question(game) == (0, "banished_faction")
    assert options(game) == [f"banish {COURT} refuge-42", f"banish {COURT} farm-z"]
    game.play(f"banish {COURT} farm-z")
    assert question(game) == (2, "leader_relocation")


@pytest.mark.rule("DEI-RUL-56")
@pytest.mark.parametrize("mission", ["sacrifice-of-the-leader", "sacrifice-of-the-machine"])
def test_without_a_region_the_mission_gives_nothing(mission):
    game = offered(mission, {"units": {COURT: 3}}, {"units": {YARD: 1}})
    assert gained(game) == 0
    assert question(game)[0] == 1


# Machine


@pytest.mark.rule("DEI-FAU-43", "DEI-RUL-102", "DEI-RUL-104")
def test_a_drone_is_put_on_any_start_symbol():
    given = {"units": {COURT: 4, BANK: 1}, "altar": COURT}
    drones = {"masamune": COURT, "fly": COURT, "draco": BANK}
    game = offered("sacrifice-of-the-machine", given, drones=drones)
    assert question(game) == (0, "machine_region")
    assert set(options(game)) == {f"besiege {COURT}", f"besiege {BANK}"}
    assert forecast(game, "sacrifice-of-the-machine") == 6
    game.play(f"besiege {COURT}")
    assert gained(game) == 6, "five units are two pairs"
    assert options(game) == ["catch masamune", "catch fly"]
    game.play("catch fly")
    assert set(options(game)) == {f"set-down fly {FAR}", f"set-down fly {YARD_A}"}
    game.play(f"set-down fly {YARD_A}")
    assert region(game, YARD_A)["drones"] == ["fly"]
    assert region(game, COURT)["drones"] == ["masamune"]


@pytest.mark.rule("DEI-FAU-43")
def test_a_drone_where_others_have_the_majority_is_safe():
    game = offered("sacrifice-of-the-machine", {"units": {COURT: 2}}, {"units": {COURT: 3}},
                   drones={"fly": COURT})  # fmt: skip
    assert gained(game) == 0


# Construction


@pytest.mark.rule("DEI-FAU-44", "DEI-RUL-57", "DEI-RUL-148", "DEI-ACT-11", "DEI-RUL-143")
def test_constructions_of_opponents_may_be_removed_one_in_each_region():
    given = {
        "units": {COURT: 1, BANK_ROOF: 1, BANK_B: 1, SNOW: 1, YARD: 1, HILL: 1},
        "dens": [YARD],
    }
    rival = {
        "refuges": [COURT, HILL], "elevators": [COURT], "bridges": [(BANK_ROOF, BANK_B)],
        "units": {HILL: 2},
    }  # fmt: skip
    game = offered("sacrifice-of-the-construction", given, rival)
    assert gained(game) == 15, "court, both roofs of the bridge, a neutral elevator, an own den"
    assert question(game) == (0, "faun_remove_construction")
    assert options(game) == [
        f"raze {COURT} refuge refuge-42",
        f"raze {COURT} elevator refuge-42",
        "spare",
    ]
    game.play(f"raze {COURT} refuge refuge-42")
    assert options(game) == [f"raze-bridge {BANK_ROOF}/{BANK_B}", "spare"]
    game.play(f"raze-bridge {BANK_ROOF}/{BANK_B}")
    assert question(game)[0] == 1, "the bridge is gone, and neutral constructions stay"
    assert player(game, 1)["constructions"] == {"refuge": 2, "elevator": 2, "bridge": 2}
    assert region(game, COURT)["built"] == [{"construction": "elevator", "seat": 1}]


@pytest.mark.rule("DEI-FAU-44")
def test_a_construction_may_be_spared():
    game = offered(
        "sacrifice-of-the-construction", {"units": {COURT: 1}, "dens": []}, {"refuges": [COURT]}
    )
    assert gained(game) == 3
    game.play("spare")
    assert region(game, COURT)["built"] == [{"construction": "refuge", "seat": 1}]


@pytest.mark.rule("DEI-FAU-44", "DEI-FEAT-12")
def test_what_counts_with_a_refuge_ends_with_it():
    rival = {"refuges": [COURT], "units": {COURT: 1}, "feats": ["entrenched"]}
    game = offered("sacrifice-of-the-construction", {"units": {COURT: 3}, "dens": []}, rival)
    before = next(u["strength"] for u in region(game, COURT)["units"] if u["seat"] == 1)
    game.play(f"raze {COURT} refuge refuge-42")
    after = next(u["strength"] for u in region(game, COURT)["units"] if u["seat"] == 1)
    assert (before, after) == (2, 1)


# Outpost


@pytest.mark.rule("DEI-FAU-45", "DEI-FAU-13", "DEI-RUL-40", "DEI-RUL-149")
def test_an_outpost_is_sacrificed_and_grows_over():
    laid = {COURT: ["red", "blue"], THEATRE: ["green"]}
    game = offered("sacrifice-of-the-outpost", {"units": {COURT: 1, THEATRE: 1}}, outposts=laid)
    assert gained(game) == 9
    assert question(game) == (0, "growth_outpost")
    assert set(options(game)) == {
        f"grow {COURT} red",
        f"grow {COURT} blue",
        f"grow {THEATRE} green",
    }
    game.play(
        f"grow {COURT} blue", f"raise-altar {COURT}", "upgrade wild-herd", "replace herd wild-herd"
    )
    assert player(game, 0)["outposts"] == {"red": 1, "blue": 0, "green": 1, "yellow": 0}
    assert game.view(None)["fauns"]["cubes"]["blue"] == 1
    assert {"construction": "den", "seat": 0} in region(game, COURT)["built"]


@pytest.mark.rule("DEI-RUL-38", "DEI-FAU-45")
def test_with_all_cells_of_the_colours_full_no_outpost_is_removed():
    game = offered(
        "sacrifice-of-the-outpost", {"units": {COURT: 1}, "cubes": {"red": 3}},
        outposts={COURT: ["red"]}, options={"players": 4},
    )  # fmt: skip
    assert gained(game) == 3
    assert question(game)[0] == 1
    assert region(game, COURT)["outposts"] == ["red"]


# Resources


@pytest.mark.rule("DEI-FAU-46", "DEI-RUL-58", "DEI-ASK-11")
def test_resources_of_up_to_three_regions_count_and_one_of_each_is_lost():
    given = {"units": {COURT: 1, YARD: 1, BANK: 1, THEATRE: 1}}
    goods = {COURT: (2, 1), YARD: (1, 0), BANK: (1, 1), THEATRE: (2, 0), SNOW: (3, 3)}
    game = offered("sacrifice-of-resources", given, goods=goods)
    assert forecast(game, "sacrifice-of-resources") == 7
    supply = game.view(None)["supply"]
    assert f"hallow {SNOW}" not in options(game), "without the majority"
    game.play(f"hallow {COURT}")
    assert game.why_not(f"hallow {COURT}").rule == "DEI-FAU-46"
    game.play(f"hallow {BANK}", f"hallow {THEATRE}")
    assert gained(game) == 7
    assert options(game) == [f"lose {COURT} technology", f"lose {COURT} energy"]
    game.play(f"lose {COURT} energy", f"lose {BANK} technology")
    assert region(game, COURT)["goods"] == {"technology": 2, "energy": 0}
    assert region(game, BANK)["goods"] == {"technology": 0, "energy": 1}
    assert region(game, THEATRE)["goods"] == {"technology": 1, "energy": 0}
    assert region(game, YARD)["goods"] == {"technology": 1, "energy": 0}
    after = game.view(None)["supply"]
    assert after["technology"] == supply["technology"] + 2
    assert after["energy"] == supply["energy"] + 1
    grove = table(game).grove
    assert grove is not None and grove.offered == []


@pytest.mark.rule("DEI-FAU-46", "DEI-ASK-14")
def test_fewer_regions_may_be_chosen():
    given = {"units": {COURT: 1, YARD: 1}}
    game = offered("sacrifice-of-resources", given, goods={COURT: (2, 0), YARD: (1, 0)})
    game.play(f"hallow {YARD}", "no-more-regions")
    assert gained(game) == 1
    assert region(game, COURT)["goods"]["technology"] == 2
    assert region(game, YARD)["goods"]["technology"] == 0


# Psionics


def against_psionics(mission: str, units: dict[str, int], **psionics: Any) -> Game:
    """The mission is chosen against Psionics in seat 1."""
    given = {"own_missions": ["free-life", mission], "faction": "fauns", "leader": FAR,
             "altar": FAR, "units": units}  # fmt: skip
    game = position("dei", seat0=given, seat1={"faction": "psionics", **psionics}, phase=3)
    pass_turn(game)
    game.play(f"sacrifice {mission}")
    return game


@pytest.mark.rule("DEI-RUL-115", "DEI-FAU-42")
def test_of_several_psionic_leaders_one_of_their_choice_goes():
    game = against_psionics(
        "sacrifice-of-the-leader", {COURT: 4}, leaders={"willow": COURT, "kit": COURT}
    )
    assert question(game) == (1, "relocated_leader")
    assert options(game) == ["depart willow", "depart kit"]
    game.play("depart kit")
    where = {leader["figure"]: leader["region"] for leader in player(game, 1)["leaders"]}
    assert (where["kit"], where["willow"]) == (GATE, COURT)


@pytest.mark.rule("DEI-RUL-89", "DEI-FAU-41")
def test_souls_are_signals_of_the_psionics_too():
    game = against_psionics(
        "sacrifice-of-souls", {COURT: 3}, leaders={"willow": HILL}, signals={COURT: [1]}
    )
    assert gained(game) == 3
    assert scrappers(game, COURT, 1) == 0
