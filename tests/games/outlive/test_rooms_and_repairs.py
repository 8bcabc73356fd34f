"""The night of Outlive, steps 5 and 6: building and filling rooms, repairing equipment."""

import pytest
from tests.games.outlive.scene import Scene

from ashfall.games.outlive import building, night, repairing, rounds
from ashfall.games.outlive.things import EQUIPMENT, tile_kind


def word(kind):
    return EQUIPMENT[kind].replace("_", "-")


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
    s.run((rounds.cleanup,))
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
