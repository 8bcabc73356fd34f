"""The seven steps of the night of Outlive."""

import pytest
from tests.games.outlive.scene import Scene

from ashfall.games.outlive import building, dawn, day, night, repairing
from ashfall.games.outlive.things import AMMO, CAN, EQUIPMENT, WATER, tile_kind


def word(kind):
    return EQUIPMENT[kind].replace("_", "-")


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
    s.run((night.night,))
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
    s.run((night.night,))
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
    s.run((day.disasters.strike, 0))
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


# Step 5


@pytest.mark.rule("OL-BUILD-01", "OL-BUILD-03", "OL-BUILD-04", "OL-SHEL-11")
def test_three_materials_of_any_kinds_build_a_room_and_several_may_be_built():
    s = Scene()
    s.rooms(0, pantry=-1, smokehouse=-1, nursery=2)
    s.give(0, wood=4, metal=2, microchip=1)
    s.run((building.rooms_of, 0))
    assert s.why("build nursery") == "OL-SHEL-11"
    s.choose("build pantry")
    assert "spend 1 1 1" in s.options()
    assert "spend 0 3 0" not in s.options()
    s.choose("spend 2 1 0")
    assert s.held(0, "pantry") == 0
    s.choose("build smokehouse", "spend 2 1 0")
    assert s.store() == {"microchip": 1}
    assert s.question == ""
    assert building.why_not_build(s.t, 0, s.colony().rooms[3]).rule == "OL-BUILD-03"


@pytest.mark.rule(
    "OL-BUILD-02", "OL-BUILD-05", "OL-BUILD-06", "OL-SHEL-04", "OL-SHEL-06", "OL-SHEL-02"
)
def test_airlock_survivors_move_into_free_cells_of_built_rooms_and_never_back():
    s = Scene()
    s.rooms(0, pantry=1, ammo_workshop=-1)
    s.airlock(0, 6)
    s.give(0, wood=3)
    s.run((building.rooms_of, 0))
    assert s.why("fill pantry 2") == "OL-SHEL-04"
    assert s.why("fill pantry 0") == "OL-BUILD-02"
    assert s.why("fill ammo-workshop 1") == "OL-SHEL-05"
    s.choose("build ammo-workshop")
    s.choose("fill ammo-workshop 3")
    assert s.held(0, "airlock") == 3
    assert not [o for o in s.options() if "airlock" in o]
    s.choose("done")
    assert s.store() == {"ammo": 4}
    assert s.held(0, "pantry") == 1
    assert s.t.box.airlock == 6
    assert s.t.box.airlock_rows == (2, 2, 2)


@pytest.mark.rule("OL-ROOM-01", "OL-RUL-11", "OL-GEN-09", "OL-GEN-10")
def test_the_construction_office_builds_one_room_a_round_for_one_material():
    s = Scene()
    s.rooms(0, construction_office=3, pantry=-1, smokehouse=-1)
    s.give(0, wood=1, metal=3)
    s.run((building.rooms_of, 0))
    s.choose("build pantry")
    assert s.options() == ["spend 1 0 0", "spend 0 1 0"]
    s.choose("spend 1 0 0")
    assert s.store() == {"metal": 3}
    s.choose("build smokehouse")
    assert s.store() == {}
    s = Scene()
    s.rooms(0, construction_office=2, pantry=-1)
    s.give(0, wood=2)
    s.run((building.rooms_of, 0))
    assert s.question == ""
    s.rooms(0, construction_office=2, pantry=-1)
    s.airlock(0, 1)
    s.run((building.rooms_of, 0))
    assert "build pantry" not in s.options()
    assert s.game.why_not("build pantry").values == {"need": 3, "have": 2}
    s.choose("fill construction-office 1")
    assert "build pantry" in s.options()


@pytest.mark.rule("OL-ROOM-07", "OL-ROOM-11", "OL-GEN-12")
def test_ammunition_workshop_and_decontamination_work_each_night():
    s = Scene()
    s.rooms(0, ammo_workshop=3, decontamination=4)
    s.run((building.rooms_of, 0))
    assert s.store() == {"ammo": 4}
    assert s.colony().radiation == 2
    s = Scene()
    s.rooms(0, decontamination=4)
    s.colony().radiation = 0
    s.run((building.rooms_of, 0))
    assert s.colony().radiation == 0
    assert not s.told("room_used")


@pytest.mark.rule("OL-ROOM-13", "OL-RUL-46", "OL-RUL-47", "OL-RUL-79", "OL-SHEL-04", "OL-RUL-85")
def test_a_full_nursery_grows_by_one_a_night_up_to_eight():
    s = Scene()
    s.rooms(0, nursery=4)
    s.airlock(0, 1)
    crowd = s.t.crowd
    s.run((building.rooms_of, 0))
    assert s.question == ""
    assert s.held(0, "nursery") == 5
    assert s.t.crowd == crowd - 1
    assert s.game.view(0)["colonies"][0]["food"] == 2
    s.colony().used = 0
    s.rooms(0, nursery=8)
    s.run((building.rooms_of, 0))
    assert s.held(0, "nursery") == 8
    s.run((night.lose_survivors, 0, 1))
    s.choose("lose-survivor nursery")
    assert s.works(0, "nursery")
    s = Scene()
    s.rooms(0, nursery=3)
    s.airlock(0, 2)
    s.run((building.rooms_of, 0))
    assert s.options() == ["fill nursery 1", "done"]
    s.choose("done")
    assert s.held(0, "nursery") == 3


@pytest.mark.rule("OL-ROOM-08", "OL-RUL-25", "OL-FEED-06")
def test_a_water_reserve_waters_a_row_and_only_as_many_are_used_as_are_needed():
    s = Scene()
    s.rooms(0, water_reserve=3)
    s.airlock(0, 1)
    s.give(0, can=2)
    s.run((night.feed, 0))
    assert (s.colony().survivors, s.store()) == (4, {})
    s = Scene()
    s.rooms(0, water_reserve=3, water_reserve_2=3)
    s.airlock(0, 1)
    s.give(0, can=4)
    s.run((night.feed, 0))
    assert (s.colony().survivors, s.store()) == (7, {"can": 1})


@pytest.mark.rule("OL-RUL-44", "OL-RUL-83")
def test_when_survivors_could_run_short_recruiting_goes_in_turn_order():
    s = Scene()
    for seat in (0, 1):
        s.give(seat, can=6)
    s.t.first = 1
    s.t.crowd = 7
    s.run((night.recruiting,))
    assert [asked.seat for asked in s.game.waiting()] == [1]
    s.choose("recruit 6", seat=1)
    assert s.options() == ["recruit 0", "recruit 1"]


@pytest.mark.rule("OL-RUL-41", "OL-DAWN-07", "OL-ROOM-15")
def test_a_city_without_tiles_can_be_drawn_from_while_there_are_discards():
    s = Scene()
    s.rooms(0, warehouse=3)
    s.t.junk += s.t.stacks[0]
    s.t.stacks[0] = []
    s.run((building.rooms_of, 0)).choose("warehouse")
    assert s.options() == ["draw blackwood", "draw silent-peak"]
    s.choose("draw blackwood")
    assert s.told("stack_renewed") and not s.t.junk
    assert len(s.colony().broken) == 1
    s.check()


@pytest.mark.rule("OL-ROOM-10", "OL-RUL-45", "OL-RUL-70")
def test_the_recycling_shop_turns_a_tile_into_its_printed_materials():
    s = Scene()
    s.rooms(0, recycling_shop=2, pantry=-1)
    s.tile(0, "axe")
    s.tile(0, "bow")
    s.colony().ready = 0
    before = s.game.scores()[0]
    s.run((building.rooms_of, 0))
    assert s.options() == ["scrap axe", "scrap bow", "done"]
    s.choose("scrap axe")
    assert s.store() == {"wood": 1, "metal": 2}
    assert s.game.scores()[0] == before - 2
    assert "scrap bow" not in s.options()
    assert EQUIPMENT.index("axe") in [tile_kind(tile) for tile in s.t.junk]
    s.choose("build pantry")
    assert s.held(0, "pantry") == 0
    s = Scene()
    s.rooms(0, recycling_shop=2)
    s.tile(0, "axe")
    s.run((building.rooms_of, 0)).choose("scrap axe")
    assert not s.colony().ready
    s.check()


@pytest.mark.rule("OL-ROOM-15", "OL-RUL-72")
def test_the_warehouse_draws_two_tiles_each_from_either_face_down_stack():
    s = Scene()
    s.rooms(0, warehouse=3)
    shown = [list(pile) for pile in s.t.shown]
    tops = [tile_kind(s.t.stacks[0][-1]), tile_kind(s.t.stacks[1][-1])]
    if tops[0] == tops[1]:
        s.t.stacks[1].insert(0, s.t.stacks[1].pop())
        tops[1] = tile_kind(s.t.stacks[1][-1])
    s.run((building.rooms_of, 0))
    s.choose("warehouse")
    assert s.options() == ["draw blackwood", "draw silent-peak"]
    s.choose("draw blackwood")
    assert [tile_kind(tile) for tile in s.colony().broken] == tops[:1]
    s.choose("draw silent-peak")
    assert [tile_kind(tile) for tile in s.colony().broken] == tops
    assert s.t.shown == shown
    assert s.question == ""


@pytest.mark.rule("OL-ROOM-23", "OL-RUL-42")
def test_a_kind_already_owned_is_discarded_and_drawn_again_from_the_same_stack():
    s = Scene()
    s.rooms(0, warehouse=3)
    s.tile(0, "axe")
    twin = next(
        tile
        for pile in (s.t.junk, *s.t.stacks, *s.t.shown)
        for tile in pile
        if tile_kind(tile) == 0
    )
    for pile in (s.t.junk, *s.t.stacks, *s.t.shown):
        if twin in pile:
            pile.remove(twin)
    below = s.t.stacks[0][-1]
    s.t.stacks[0].append(twin)
    s.run((building.rooms_of, 0))
    s.choose("warehouse", "draw blackwood")
    assert s.colony().broken == [below]
    assert twin in s.t.junk
    s = Scene()
    s.rooms(0, warehouse=3)
    s.tile(0, "axe")
    for pile in (s.t.junk, *s.t.stacks):
        if twin in pile:
            pile.remove(twin)
    s.t.shown[0] = [tile for tile in s.t.shown[0] if tile != twin]
    s.t.shown[1] = [tile for tile in s.t.shown[1] if tile != twin]
    s.t.stacks, s.t.junk = [[twin], []], []
    s.run((building.choose_stack, 0))
    assert s.colony().broken == []
    assert s.t.junk == [twin]


# Step 6


@pytest.mark.rule(
    "OL-REP-01", "OL-REP-02", "OL-REP-03", "OL-REP-04", "OL-RUL-08", "OL-EX-11", "OL-SCORE-06"
)
def test_a_tile_is_repaired_for_its_three_printed_materials():
    s = Scene()
    s.tile(0, "pickaxe", repaired=False)
    s.tile(0, "bow", repaired=False)
    s.give(0, wood=2, metal=1)
    assert dict(s.game.score_sheet())["equipment"] == [0, 0]
    s.run((repairing.repairs_turn, 0))
    assert s.options() == ["repair pickaxe", "done"]
    assert s.why("repair bow") == "OL-REP-01"
    s.choose("repair pickaxe")
    assert s.store() == {}
    assert [tile["ready"] for tile in s.game.view(0)["colonies"][0]["repaired"]] == [True]
    assert dict(s.game.score_sheet())["equipment"] == [1, 0]
    assert all(sum(cost) == 3 for cost in s.t.box.repair)
    s.run((night.cleanup,))
    assert len(s.colony().repaired) == 1


@pytest.mark.rule("OL-REP-05", "OL-RUL-09", "OL-RUL-10", "OL-ROOM-02", "OL-ROOM-22")
def test_discounts_remove_materials_of_the_players_choice_and_may_be_combined():
    s = Scene()
    s.rooms(0, tool_store=3, machine_shop=3)
    s.tile(0, "jerrycan", repaired=False)
    s.give(0, wood=1, metal=1, microchip=1)
    s.run((repairing.repairs_turn, 0))
    s.choose("repair jerrycan")
    assert s.options() == [
        "discount none", "discount tool-store", "discount machine-shop",
        "discount tool-store-and-machine-shop",
    ]  # fmt: skip
    s.choose("discount machine-shop")
    assert s.options() == ["spend 1 0 0", "spend 0 1 0", "spend 0 0 1"]
    s.choose("spend 0 1 0")
    assert s.store() == {"wood": 1, "microchip": 1}
    s = Scene()
    s.rooms(0, tool_store=3, machine_shop=3)
    s.tile(0, "jerrycan", repaired=False)
    s.tile(0, "bow", repaired=False)
    s.run((repairing.repairs_turn, 0))
    s.choose("repair jerrycan")
    assert len(s.colony().repaired) == 1
    assert "repair bow" not in s.options()
    s = Scene()
    s.rooms(0, machine_shop=3, machine_shop_2=3)
    s.tile(0, "jerrycan", repaired=False)
    s.run((repairing.repairs_turn, 0))
    s.choose("repair jerrycan")
    assert len(s.colony().repaired) == 1


@pytest.mark.rule("OL-ROOM-18")
def test_the_repair_bay_repairs_one_tile_for_nothing():
    s = Scene()
    s.rooms(0, repair_bay=4)
    s.tile(0, "jerrycan", repaired=False)
    s.tile(0, "bow", repaired=False)
    s.run((repairing.repairs_turn, 0))
    assert s.options() == ["repair jerrycan", "repair bow", "done"]
    s.choose("repair bow")
    assert s.question == ""
    assert len(s.colony().repaired) == 1


@pytest.mark.rule("OL-ROOM-02", "OL-GEN-10")
def test_the_tool_store_draws_a_tile_and_gives_its_discount_separately():
    s = Scene()
    s.rooms(0, tool_store=3)
    s.give(0, wood=9, metal=9, microchip=9)
    s.run((repairing.repairs_turn, 0))
    assert s.options() == ["fetch", "done"]
    top = s.t.stacks[1][-1]
    s.choose("fetch", "draw silent-peak")
    assert s.colony().broken == [top]
    assert s.options() == [f"repair {word(tile_kind(top))}", "done"]
    s.choose(f"repair {word(tile_kind(top))}")
    assert s.options() == ["discount none", "discount tool-store"]


@pytest.mark.rule("OL-RUL-70")
def test_a_step_6_room_filled_in_step_5_works_the_same_night_but_not_before():
    s = Scene()
    s.rooms(0, repair_bay=3)
    s.airlock(0, 1)
    s.tile(0, "bow", repaired=False)
    s.run((building.rooms_of, 0), (repairing.repairs_turn, 0))
    assert not [o for o in s.options() if o.startswith("repair")]
    s.choose("fill repair-bay 1")
    assert s.options() == ["repair bow", "done"]


# Step 7


@pytest.mark.rule("OL-CLEAN-01", "OL-CLEAN-02", "OL-CLEAN-03", "OL-GEN-15", "OL-RUL-51")
def test_meat_spoils_water_is_kept_up_to_two_and_all_else_without_limit():
    s = Scene()
    s.give(0, meat=7, water=6, can=12, wood=12, metal=12, microchip=12, ammo=12)
    s.t.day = 6
    s.run((night.cleanup,))
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
    s.run((night.cleanup,))
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
    dawn.restock(s.t)
    assert s.t.stock[1] == 6
    assert s.t.supply[AMMO] >= 0


@pytest.mark.rule("OL-GEN-04")
def test_provisions_materials_and_ammo_are_three_classes():
    s = Scene()
    s.give(0, wood=1, metal=2, microchip=3, meat=4, water=5, can=6, ammo=7)
    assert building.materials(s.colony()) == 6
    assert night.provisions(s.colony()) == 15
    assert sum(s.colony().store) == 28
