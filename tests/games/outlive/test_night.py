"""The night of Outlive, its first four steps and its last: disasters, food, radioactivity, recruits, clearing up."""

import pytest
from tests.games.outlive.scene import Scene

from ashfall.games.outlive import building, disasters, night, rounds
from ashfall.games.outlive.things import AMMO, CAN, WATER


@pytest.mark.rule("OL-NIGHT-01")
def test_the_night_has_seven_steps_in_order():
    s = Scene()
    s.strike("nomads")
    s.give(0, can=5, wood=3)
    s.give(1, can=5, wood=3)
    s.tile(0, "bow", repaired=False)
    s.tile(1, "bow", repaired=False)
    for seat in (0, 1):
        s.rooms(seat, pantry=2)
        s.airlock(seat, 1)
        s.give(seat, water=4)
    s.t.stock[1] = 0
    s.run((rounds.night,))
    seen = []
    while s.t.day == 1 and s.question:
        if s.question not in seen:
            seen.append(s.question)
        options = s.options(s.asked)
        s.choose("done" if "done" in options else options[0], seat=s.asked)
    assert seen[0] == "solve"
    order = [q for q in ("solve", "mix", "recruit", "rooms", "repairs") if q in seen]
    assert order == [q for q in seen if q in order]
    assert {"solve", "recruit", "rooms", "repairs"} <= set(seen)


# Step 1


@pytest.mark.rule("OL-EVT-01", "OL-EVT-05", "OL-EVT-06", "OL-EX-09", "OL-SCORE-02")
def test_example_disaster():
    s = Scene()
    s.strike("forest_fire", "collapse")
    s.give(0, water=3)
    s.give(1, water=3, wood=3)
    s.run((rounds.night,))
    assert (s.asked, s.options()) == (0, ["solve forest-fire", "let-be"])
    assert s.why("solve collapse") == "OL-EVT-05"
    assert s.why("solve raiders") == "OL-EVT-01"
    s.choose("let-be")
    assert s.asked == 1
    supply = s.t.supply[WATER]
    s.choose("solve forest-fire")
    assert s.t.supply[WATER] >= supply + 3
    assert dict(s.game.score_sheet())["disasters"] == [0, 3]
    assert len(s.t.struck) == 1
    assert s.game.view(0)["colonies"][1]["solved"] == ["disaster:forest-fire"]


@pytest.mark.rule("OL-EVT-02", "OL-EVT-03", "OL-EVT-04", "OL-RUL-49", "OL-RUL-86")
def test_the_opportunity_goes_round_until_all_have_passed_in_succession():
    s = Scene()
    s.t.day = 6
    s.strike("nomads", "forest_fire", "epizootic")
    s.give(0, can=3, water=3)
    s.give(1, meat=4)
    s.run((night.opportunity, 0))
    asked = []
    for choice in ("solve nomads", "let-be", "solve forest-fire", "let-be"):
        asked.append(s.asked)
        s.choose(choice)
    assert asked == [0, 1, 0, 1]
    assert s.question == ""
    assert [len(c.solved) for c in s.t.colonies] == [2, 0]
    s = Scene(3)
    s.strike("nomads", "epizootic")
    s.give(0, can=3)
    s.give(2, meat=4)
    s.run((night.opportunity, 0))
    s.choose("let-be")
    assert s.asked == 2
    s.choose("solve epizootic")
    assert s.asked == 0
    s.choose("solve nomads")
    assert s.question == ""


@pytest.mark.rule("OL-EVT-07", "OL-EVT-08")
def test_solving_undoes_nothing_and_what_is_never_solved_scores_for_nobody():
    s = Scene()
    s.strike("forest_fire", "raiders")
    s.run((disasters.strike, 0))
    stock = s.t.stock[0]
    s.give(0, water=3)
    s.run((night.opportunity, 0))
    s.choose("solve forest-fire")
    assert s.t.stock[0] == stock
    assert dict(s.game.score_sheet())["disasters"] == [3, 0]
    assert s.t.struck


@pytest.mark.rule("OL-ROOM-03", "OL-RUL-50", "OL-RUL-69", "OL-EVT-05")
def test_the_crisis_room_takes_tokens_of_one_class_off_one_disaster():
    s = Scene()
    s.rooms(0, crisis_room=3)
    s.strike("hard_times")
    s.give(0, wood=2, metal=2, microchip=2)
    s.run((night.opportunity, 0))
    s.choose("solve hard-times")
    pairs = [
        "wood-wood",
        "wood-metal",
        "wood-microchip",
        "metal-metal",
        "metal-microchip",
        "microchip-microchip",
    ]
    assert s.options() == ["relieve none", *[f"relieve {pair}" for pair in pairs]]
    s.choose("relieve wood-metal")
    assert s.store() == {"wood": 1, "metal": 1}
    s = Scene()
    s.rooms(0, crisis_room=3)
    s.strike("rat_infestation", "nomads")
    s.give(0, ammo=1, meat=2, can=2)
    s.run((night.opportunity, 0))
    assert s.options() == ["solve rat-infestation", "solve nomads", "let-be"]
    s.choose("solve rat-infestation")
    assert s.store() == {"can": 2}
    assert s.question == ""
    assert s.game.over is False
    s = Scene()
    s.rooms(0, crisis_room=3)
    s.strike("rat_infestation")
    s.give(0, ammo=2, meat=1)
    s.run((night.opportunity, 0))
    assert s.question == ""


@pytest.mark.rule("OL-ROOM-08", "OL-RUL-25", "OL-RUL-68")
def test_virtual_water_stands_in_for_one_water_also_with_the_crisis_room():
    s = Scene()
    s.rooms(0, crisis_room=3, water_reserve=3)
    s.strike("forest_fire")
    s.give(0, water=1)
    s.run((night.opportunity, 0))
    s.choose("solve forest-fire")
    assert s.store() == {}
    assert len(s.colony().solved) == 1
    assert night.reserve_water(s.t, s.colony()) == 0
    s = Scene()
    s.rooms(0, water_reserve=3)
    s.strike("nomads")
    s.give(0, can=2)
    s.run((night.opportunity, 0))
    assert s.question == ""


# Step 2


@pytest.mark.rule("OL-FEED-01", "OL-FEED-02", "OL-FEED-03", "OL-SHEL-03", "OL-RUL-05")
def test_rooms_with_survivors_cost_their_food_and_airlock_rows_a_water_each():
    s = Scene()
    s.rooms(0, smokehouse=1, pantry=0, nursery=-1)
    for count, rows in ((0, 0), (1, 1), (2, 1), (3, 2), (4, 2), (5, 3), (6, 3)):
        s.airlock(0, count)
        view = s.game.view(0)["colonies"][0]
        assert (view["rows"], view["food"]) == (rows, 2)
    s.airlock(0, 3)
    s.give(0, meat=1, can=1, water=3)
    s.run((night.feed, 0))
    if s.question == "mix":
        s.choose("mix 0 1")
    assert s.store() == {"water": 1}
    assert s.colony().survivors == 4


@pytest.mark.rule("OL-FEED-04", "OL-FEED-05", "OL-FEED-07")
def test_every_unpaid_unit_costs_a_survivor_of_the_players_choice_counted_once():
    s = Scene()
    s.rooms(0, pantry=2, hideout=1)
    s.airlock(0, 1)
    s.give(0, can=1)
    s.run((night.feed, 0))
    assert s.question == "lose_survivor"
    assert s.store() == {}
    assert s.options() == ["lose-survivor airlock", "lose-survivor pantry", "lose-survivor hideout"]
    s.choose("lose-survivor hideout")
    s.choose("lose-survivor pantry")
    assert s.question == ""
    assert s.held(0, "airlock") == 1
    assert s.held(0, "pantry") == 1


@pytest.mark.rule("OL-FEED-06", "OL-RUL-26", "OL-RUL-27")
def test_water_pays_the_rows_first_and_virtual_water_before_all():
    s = Scene()
    s.rooms(0, water_reserve=3)
    s.airlock(0, 2)
    s.give(0, water=1, can=1)
    s.run((night.feed, 0))
    assert s.store() == {}
    assert s.colony().survivors == 5
    assert s.colony().used
    s = Scene()
    s.rooms(0, pantry=2)
    s.airlock(0, 1)
    s.give(0, water=1)
    s.run((night.feed, 0))
    assert s.question == "lose_survivor"
    assert s.colony().survivors == 3


@pytest.mark.rule("OL-FEED-06", "OL-FEED-01")
def test_the_mix_of_water_and_cans_for_the_rooms_is_the_players_choice():
    s = Scene()
    s.rooms(0, smokehouse=4)
    s.give(0, water=2, can=2)
    s.run((night.feed, 0))
    assert s.options() == ["mix 0 2", "mix 1 1", "mix 2 0"]
    s.choose("mix 1 1")
    assert s.store() == {"water": 1, "can": 1}
    s = Scene()
    s.rooms(0, smokehouse=4)
    s.give(0, meat=1, water=5, can=2)
    s.run((night.feed, 0))
    assert s.store() == {"water": 4, "can": 2}


# Step 3


@pytest.mark.rule("OL-RAD-02", "OL-RAD-03", "OL-RAD-01", "OL-EX-10")
def test_airlock_survivors_absorb_one_radiation_each():
    s = Scene()
    for number, level in enumerate((1, 2, 2, 2, 3, 3), 1):
        s.t.day = number
        s.colony().radiation = 3
        s.run((night.irradiate, 0))
        assert s.colony().radiation == 3 + level
    s.t.day = 5
    s.colony().radiation = 3
    s.airlock(0, 1)
    s.run((night.irradiate, 0))
    assert s.colony().radiation == 5
    assert s.game.view(0)["colonies"][0]["radiation"] == -2


@pytest.mark.rule("OL-RAD-04", "OL-RAD-06", "OL-RUL-02")
def test_surplus_absorption_does_not_help_and_the_track_runs_from_3_to_minus_11():
    s = Scene()
    s.airlock(0, 6)
    s.run((night.irradiate, 0))
    assert s.colony().radiation == 3
    assert s.t.box.track == (3, 2, 1, 0, -1, -2, -3, -4, -6, -7, -9, -11)


@pytest.mark.rule("OL-RAD-05", "OL-RUL-01")
def test_each_step_beyond_minus_11_costs_a_survivor():
    s = Scene()
    s.t.day = 6
    s.colony().radiation = 10
    s.rooms(0, pantry=2, hideout=2)
    s.run((night.irradiate, 0))
    assert s.colony().radiation == 11
    assert s.question == "lose_survivor"
    s.choose("lose-survivor pantry")
    s.choose("lose-survivor hideout")
    assert s.question == ""
    assert s.colony().survivors == 2


@pytest.mark.rule("OL-ROOM-12", "OL-RUL-71")
def test_a_full_filter_station_absorbs_one_more_even_with_an_empty_airlock():
    s = Scene()
    s.t.day = 5
    s.rooms(0, filter_station=3, filter_station_2=3)
    s.run((night.irradiate, 0))
    assert s.colony().radiation == 4
    s = Scene()
    s.rooms(0, filter_station=3)
    s.airlock(0, 0)
    s.run((night.feed, 0))
    assert s.held(0, "filter_station") == 2
    s.run((night.irradiate, 0))
    assert s.colony().radiation == 4


@pytest.mark.parametrize("store", [{}, {"water": 1}, {"water": 3, "can": 2}, {"meat": 9}])
@pytest.mark.parametrize("held", [{}, {"filter_station": 3}, {"water_reserve": 3, "pantry": 2}])
@pytest.mark.parametrize("airlock", [0, 1, 5])
def test_the_view_foretells_what_the_night_then_takes(store, held, airlock, overlay):
    """By the rules and the data that lie on the table: here a filter station holds back two."""
    s = Scene(data=overlay)
    s.t.day = 5
    s.rooms(0, **held)
    s.airlock(0, airlock)
    s.give(0, **store)
    tonight, before = s.game.view(0)["colonies"][0]["tonight"], s.colony().radiation
    s.run((night.irradiate, 0))
    assert s.colony().radiation - before == tonight["radiation"]
    if held == {"filter_station": 3}:
        assert tonight["radiation"] == max(0, 3 - airlock - 2)
    s.run((night.feed, 0))
    while s.question == "mix":
        s.choose(s.options()[0])
    starved = sum(told["count"] for told in s.told("starved"))
    unpaid = tonight["water"] + tonight["food"]
    assert starved == min(unpaid, airlock + sum(held.values()))


@pytest.fixture
def overlay(tmp_path):
    (tmp_path / "rooms.toml").write_text(
        '[[room]]\nid = "filter_station"\nparams = { amount = 2 }\n'
    )
    return tmp_path


# Step 4


@pytest.mark.rule("OL-REC-01", "OL-REC-02", "OL-REC-03", "OL-RUL-51")
def test_one_provision_of_any_kind_brings_a_survivor_into_the_airlock():
    s = Scene()
    s.rooms(0, smokehouse=0)
    s.airlock(0, 2)
    s.give(0, meat=1, water=1, can=9)
    s.run((night.muster, 0))
    assert s.options() == [f"recruit {n}" for n in range(5)]
    assert s.why("recruit 5") == "OL-REC-03"
    s.choose("recruit 3")
    assert s.options() == ["mix 0 2", "mix 1 1"]
    s.choose("mix 1 1")
    assert s.store() == {"can": 8}
    assert s.held(0, "airlock") == 5
    assert s.held(0, "smokehouse") == 0
    s = Scene()
    s.give(0, meat=2)
    s.run((night.muster, 0))
    assert s.why("recruit 3") == "OL-REC-01"
    s.choose("recruit 0")
    assert s.colony().survivors == 0


@pytest.mark.rule("OL-RUL-25", "OL-ROOM-08")
def test_virtual_water_recruits_too():
    s = Scene()
    s.rooms(0, water_reserve=3)
    s.run((night.muster, 0))
    assert s.options() == ["recruit 0", "recruit 1"]
    s.choose("recruit 1")
    assert s.held(0, "airlock") == 1
    assert s.store() == {}
    s.run((night.muster, 0))
    assert s.question == ""


# Step 7


@pytest.mark.rule("OL-CLEAN-01", "OL-CLEAN-02", "OL-CLEAN-03", "OL-GEN-15", "OL-RUL-51")
def test_meat_spoils_water_is_kept_up_to_two_and_all_else_without_limit():
    s = Scene()
    s.give(0, meat=7, water=6, can=12, wood=12, metal=12, microchip=12, ammo=12)
    s.t.day = 6
    s.run((rounds.cleanup,))
    assert s.store() == {
        "water": 2,
        "can": 12,
        "wood": 12,
        "metal": 12,
        "microchip": 12,
        "ammo": 12,
    }


@pytest.mark.rule("OL-CLEAN-04", "OL-GEN-11")
def test_clean_up_readies_tiles_and_ends_the_limits_of_rooms():
    s = Scene()
    s.tile(0, "axe")
    s.rooms(0, pantry=2)
    s.colony().ready = 0
    s.colony().used = 0b1
    s.run((rounds.cleanup,))
    assert s.colony().ready == 1
    assert s.colony().used == 0
    assert s.t.day == 2


@pytest.mark.rule("OL-RUL-44")
def test_gains_are_limited_by_the_supply():
    s = Scene()
    s.give(1, can=28)
    s.at(0, "amusement_park", "dam", "mine", "forest")
    s.go(0, "5", "cargo-ship")
    assert s.store() == {"can": 2}
    assert s.t.supply[CAN] == 0
    s = Scene()
    s.give(1, water=23)
    s.t.stock[1] = 3
    s.t.supply[WATER] = 4 - 1
    s.colony(1).store[WATER] = 24
    rounds.restock(s.t)
    assert s.t.stock[1] == 6
    assert s.t.supply[AMMO] >= 0


@pytest.mark.rule("OL-GEN-04")
def test_provisions_materials_and_ammo_are_three_classes():
    s = Scene()
    s.give(0, wood=1, metal=2, microchip=3, meat=4, water=5, can=6, ammo=7)
    assert building.materials(s.colony()) == 6
    assert night.provisions(s.colony()) == 15
    assert sum(s.colony().store) == 28
