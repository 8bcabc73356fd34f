"""Actions in the zones of Outlive: gathering, algae, dam, cities; and the equipment for them."""

import pytest
from tests.games.outlive.scene import Scene, visit

from ashfall.games.outlive import movement, zones
from ashfall.games.outlive.things import DAM, EQUIPMENT, FOREST, WOOD, tile_kind

# Gathering


@pytest.mark.rule("OL-ACT-01", "OL-ACT-02", "OL-ACT-03", "OL-GEN-08", "OL-ZONE-10", "OL-GEN-13")
@pytest.mark.parametrize(
    ("zone", "resource"), [("forest", "wood"), ("mine", "metal"), ("amusement-park", "microchip")]
)
def test_each_action_takes_one_token_from_the_zone_until_actions_or_tokens_end(zone, resource):
    s = visit(zone, "4")
    number = s.t.turn.zone
    before = s.t.stock[number], s.t.supply[zones_resource(s, number)]
    s.choose("gather", "gather", "gather")
    assert s.store() == {resource: 3}
    assert s.t.stock[number] == before[0] - 3
    assert s.t.supply[zones_resource(s, number)] == before[1]
    assert "done" in s.options()
    s.choose("gather")
    assert s.question == ""
    s = visit(zone, "5")
    s.t.supply[zones_resource(s, number)] += s.t.stock[number] - 1
    s.t.stock[number] = 1
    s.choose("gather")
    assert "gather" not in s.options()
    assert zones.why_not_gather(s.t, 0).rule == "OL-ACT-03"
    assert s.store() == {resource: 1}
    s = visit(zone, "5")
    s.choose("done")
    assert s.store() == {}
    assert s.question == ""


def zones_resource(s, zone):
    return s.t.box.resource[zone]


@pytest.mark.rule("OL-ZONE-01", "OL-ZONE-02", "OL-EX-06")
def test_a_5_at_the_base_takes_five_ammo_or_four_and_the_algae():
    s = visit("military-base")
    s.choose(*["gather"] * 5)
    assert s.store() == {"ammo": 5}
    s = visit("military-base")
    s.choose("gather", "algae", "gather", "gather", "gather")
    assert s.store() == {"ammo": 4}
    assert s.colony().radiation == 2
    assert not s.t.algae


@pytest.mark.rule("OL-ZONE-03", "OL-ZONE-04", "OL-RAD-07", "OL-RAD-08")
def test_the_algae_come_once_a_day_and_never_lift_the_marker_above_3():
    s = Scene()
    s.colony().radiation = 0
    s = visit("military-base", scene=s)
    s.choose("algae")
    assert s.colony().radiation == 0
    assert s.t.turn.actions == 4
    assert "algae" not in s.options()
    assert s.why("algae") == "OL-ZONE-03"
    assert s.t.box.track[0] == 3


@pytest.mark.rule("OL-ACT-04", "OL-EQUIP-21", "OL-RUL-84", "OL-GEN-11", "OL-GEN-12")
@pytest.mark.parametrize(
    ("tile", "zone", "resource", "extra"),
    [
        pytest.param("axe", "forest", "wood", 2, marks=pytest.mark.rule("OL-EQUIP-01")),
        pytest.param("jerrycan", "dam", "water", 1, marks=pytest.mark.rule("OL-EQUIP-03")),
        pytest.param("ammo_box", "military-base", "ammo", 2, marks=pytest.mark.rule("OL-EQUIP-05")),
        pytest.param("pickaxe", "mine", "metal", 2, marks=pytest.mark.rule("OL-EQUIP-09")),
        pytest.param(
            "backpack", "amusement-park", "microchip", 2, marks=pytest.mark.rule("OL-EQUIP-13")
        ),
    ],
)
def test_plus_tiles_take_extra_tokens_from_the_zone_after_the_first_gathered_one(
    tile, zone, resource, extra
):
    s = Scene()
    s.tile(0, tile)
    s = visit(zone, scene=s)
    if zone == "dam":
        s.give(0, microchip=1)
        s.run((zones.act, 0))
        s.choose("open-dam")
    assert resource not in s.store()
    stock = s.t.stock[s.t.turn.zone]
    s.choose("gather")
    assert s.store()[resource] == 1 + extra
    assert s.t.stock[s.t.turn.zone] == stock - 1 - extra
    assert not s.colony().ready
    s.choose("gather")
    assert s.store()[resource] == 2 + extra


@pytest.mark.rule("OL-RUL-66", "OL-RUL-84")
def test_a_plus_tile_takes_what_is_left_and_is_not_used_when_nothing_is():
    for stock, gained in ((1, 1), (2, 2), (3, 3), (5, 3)):
        s = Scene()
        s.tile(0, "axe")
        s.t.supply[WOOD] += s.t.stock[FOREST] - stock
        s.t.stock[FOREST] = stock
        visit("forest", scene=s).choose("gather")
        assert s.store() == {"wood": gained}
        assert bool(s.colony().ready) == (stock == 1)


@pytest.mark.rule("OL-ACT-05", "OL-EQUIP-22", "OL-GEN-13")
@pytest.mark.parametrize(
    ("tile", "zone", "resource", "amount"),
    [
        pytest.param("bow", "forest", "meat", 1, marks=pytest.mark.rule("OL-EQUIP-02")),
        pytest.param(
            "crowbar", "military-base", "microchip", 2, marks=pytest.mark.rule("OL-EQUIP-06")
        ),
        pytest.param("chainsaw", "blackwood", "wood", 2, marks=pytest.mark.rule("OL-EQUIP-07")),
        pytest.param("chainsaw", "silent-peak", "wood", 2, marks=pytest.mark.rule("OL-EQUIP-07")),
        pytest.param("water_filter", "mine", "water", 1, marks=pytest.mark.rule("OL-EQUIP-10")),
        pytest.param("hacksaw", "cargo-ship", "metal", 2, marks=pytest.mark.rule("OL-EQUIP-12")),
        pytest.param(
            "metal_detector", "amusement-park", "can", 2, marks=pytest.mark.rule("OL-EQUIP-14")
        ),
    ],
)
def test_arrival_tiles_give_a_resource_from_the_supply_without_an_action(
    tile, zone, resource, amount
):
    s = Scene()
    s.tile(0, tile)
    supply = s.t.supply[
        ["wood", "metal", "microchip", "meat", "water", "can", "ammo"].index(resource)
    ]
    visit(zone, "5", scene=s)
    gained = s.store()[resource] - (0 if resource != "can" or zone != "cargo-ship" else 3)
    assert gained == amount
    assert not s.colony().ready
    if zone != "cargo-ship":
        assert s.t.turn.actions == 5
        index = ["wood", "metal", "microchip", "meat", "water", "can", "ammo"].index(resource)
        assert s.t.supply[index] == supply - amount


@pytest.mark.rule("OL-RUL-63", "OL-EQUIP-07")
def test_the_chainsaw_works_once_in_two_cities_and_only_on_arrival():
    s = Scene()
    s.tile(0, "chainsaw")
    s.tile(0, "bow")
    s.at(0, "forest", "mine", "military_base", "dam")
    s.go(0, "5", "blackwood").choose("done")
    s.go(0, "4", "silent-peak")
    assert s.store() == {"wood": 2}
    assert s.colony().ready == 1 << EQUIPMENT.index("bow")


@pytest.mark.rule("OL-EQUIP-08", "OL-RUL-36", "OL-RUL-85")
def test_the_flashlight_brings_a_survivor_into_the_airlock_if_there_is_a_free_cell():
    s = Scene()
    s.tile(0, "flashlight")
    s.rooms(0, pantry=0)
    crowd = s.t.crowd
    visit("blackwood", scene=s)
    assert "shine" in s.options()
    s.choose("shine")
    assert s.held(0, "airlock") == 1
    assert s.held(0, "pantry") == 0
    assert s.t.crowd == crowd - 1
    assert s.why("shine") == "OL-EQUIP-08"
    s = Scene()
    s.tile(0, "flashlight")
    s.rooms(0, pantry=0)
    s.airlock(0, 6)
    visit("blackwood", scene=s)
    assert "shine" not in s.options()
    assert s.why("shine") == "OL-RUL-36"
    assert s.colony().ready


# The dam


@pytest.mark.rule("OL-ZONE-40", "OL-ZONE-41", "OL-EX-08", "OL-GEN-14")
def test_a_microchip_opens_the_dam_for_the_turn():
    s = visit("dam", "3a", microchip=2)
    assert s.options() == ["open-dam", "done"]
    assert s.why("gather") == "OL-ZONE-41"
    supply = s.t.supply[2]
    s.choose("open-dam")
    assert s.t.supply[2] == supply + 1
    assert s.why("open-dam") == "OL-ZONE-41"
    s.choose("gather", "gather", "gather")
    assert s.store() == {"microchip": 1, "water": 3}
    s = visit("dam", "3a")
    assert s.question == ""
    assert s.store() == {}


@pytest.mark.rule("OL-ZONE-42")
def test_access_to_the_dam_ends_with_the_turn():
    s = visit("dam", "3a", microchip=1)
    s.choose("open-dam", "done")
    s.colony(0).spent = s.colony(0).standing = 0
    s.at(0, "dam", "mine", "forest", "silent_peak")
    s.at(0, "mine", "silent_peak", "forest", "cargo_ship")
    s.go(0, "3a", "dam")
    assert s.question == ""
    assert "water" not in s.store()


@pytest.mark.rule("OL-RUL-65")
def test_a_useless_microchip_is_not_asked_for():
    s = Scene()
    s.t.supply[4] += s.t.stock[DAM]
    s.t.stock[DAM] = 0
    s.tile(0, "access_card")
    visit("dam", scene=s, microchip=1)
    assert s.question == ""
    assert s.why("open-dam") == "OL-ZONE-40"
    assert s.colony().ready


@pytest.mark.rule("OL-EQUIP-04", "OL-RUL-67")
def test_access_card_and_jerrycan_work_on_the_same_turn():
    s = Scene()
    s.tile(0, "access_card")
    s.tile(0, "jerrycan")
    visit("dam", "3a", scene=s, microchip=1)
    s.choose("gather")
    assert s.store() == {"microchip": 1, "water": 2}
    assert not s.colony().ready


# The cities


@pytest.mark.rule("OL-ZONE-50", "OL-ZONE-56", "OL-ZONE-57", "OL-RUL-43")
def test_an_action_takes_a_face_up_tile_of_a_kind_not_owned():
    s = Scene()
    kinds = [tile_kind(tile) for tile in s.t.shown[0]]
    words = [EQUIPMENT[kind].replace("_", "-") for kind in kinds]
    s.tile(0, EQUIPMENT[kinds[1]], repaired=False)
    if len(s.t.shown[0]) == 2:
        other = next(t for p in s.t.stacks for t in p if tile_kind(t) == kinds[1])
        for pile in s.t.stacks:
            if other in pile:
                pile.remove(other)
        s.t.shown[0].insert(1, other)
    visit("blackwood", scene=s)
    assert f"take {words[0]}" in s.options()
    assert s.why(f"take {words[1]}") == "OL-ZONE-57"
    absent = next(n for i, n in enumerate(EQUIPMENT) if i not in kinds).replace("_", "-")
    assert s.why(f"take {absent}") == "OL-ZONE-50"
    s.choose(f"take {words[0]}")
    assert s.t.turn.actions == 4
    assert len(s.t.shown[0]) == 2
    assert tile_kind(s.colony().broken[-1]) == kinds[0]
    assert not s.colony().repaired


@pytest.mark.rule(
    "OL-ZONE-51", "OL-ZONE-52", "OL-ZONE-53", "OL-ZONE-54", "OL-ZONE-55", "OL-ZONE-58", "OL-RUL-74"
)
def test_search_tokens_come_one_at_a_time_are_shown_to_all_and_end():
    s = Scene()
    s.search_stack(0, "plank", "empty_cabinet", "algae_pills", "ration")
    visit("blackwood", scene=s)
    s.choose("search")
    assert s.store() == {"wood": 1}
    assert s.t.turn.actions == 4
    assert "search" in s.options()
    s.choose("search")
    assert s.store() == {"wood": 1}
    s.choose("search")
    assert s.colony().radiation == 2
    s.choose("search")
    assert s.store() == {"wood": 1, "can": 1}
    assert "search" not in s.options()
    assert s.why("search") == "OL-ZONE-55"
    shown = s.game.view(None)["zones"][7]["search_shown"]
    assert len(shown) == 10
    s = Scene()
    s.colony().radiation = 0
    s.search_stack(0, "algae_pills")
    visit("blackwood", scene=s).choose("search")
    assert s.colony().radiation == 0


@pytest.mark.rule("OL-ROOM-14", "OL-RUL-38", "OL-GEN-10")
def test_the_scavenger_post_draws_two_more_tokens_once_per_city():
    s = Scene()
    s.rooms(0, scavenger_post=3)
    for city in (0, 1):
        s.search_stack(city, "plank", "ration", "scrap_metal", "appliance", "holy_water")
    s.at(0, "forest", "mine", "military_base", "dam")
    s.go(0, "5", "blackwood").choose("search")
    assert s.store() == {"wood": 1, "can": 1, "metal": 1}
    assert s.t.turn.actions == 4
    s.choose("search")
    assert s.store()["microchip"] == 1
    assert "water" not in s.store()
    s.choose("done")
    s.go(0, "4", "silent-peak").choose("search")
    assert s.store() == {"wood": 2, "can": 2, "metal": 2, "microchip": 1}


@pytest.mark.rule("OL-ROOM-21", "OL-RUL-39", "OL-ZONE-53")
def test_the_scrap_yard_makes_wood_and_metal_of_one_empty_cabinet_per_city():
    s = Scene()
    s.rooms(0, scrap_yard=3)
    s.search_stack(0, "empty_cabinet", "empty_cabinet", "plank")
    s.search_stack(1, "empty_cabinet", "plank")
    s.at(0, "forest", "mine", "military_base", "dam")
    s.go(0, "5", "blackwood").choose("search")
    assert s.store() == {"wood": 1, "metal": 1}
    s.choose("search", "done")
    assert s.store() == {"wood": 1, "metal": 1}
    s.go(0, "4", "silent-peak").choose("search")
    assert s.store() == {"wood": 2, "metal": 2}


@pytest.mark.rule("OL-ROOM-16", "OL-RUL-40")
def test_the_lookout_shows_one_stack_to_its_owner_once_a_round_on_own_turns():
    s = Scene()
    s.rooms(0, lookout=2)
    s.search_stack(1, "plank", "ration")
    order = list(s.t.search[1])
    s.run((movement.choose_team, 0))
    assert {"peek blackwood", "peek silent-peak"} <= set(s.options())
    s.choose("peek silent-peak")
    assert s.game.view(0)["zones"][3]["search_seen"] == ["token:plank", "token:ration"]
    assert s.game.view(1)["zones"][3]["search_seen"] == [None, None]
    assert s.t.search[1] == order
    assert s.question == "choose_team"
    assert s.why("peek blackwood") == "OL-ROOM-16"
    s = Scene()
    s.rooms(0, lookout=2)
    visit("forest", scene=s)
    s.choose("peek blackwood")
    assert s.question == "act"
    s = Scene()
    s.rooms(0, lookout=2)
    s.run((movement.choose_team, 1))
    assert not [o for o in s.options() if o.startswith("peek")]
    assert s.why("peek blackwood", seat=0) == "not-your-decision"


@pytest.mark.rule("OL-EQUIP-19", "OL-RUL-57")
def test_the_exoskeleton_goes_any_distance_and_is_used_only_for_more_than_two_steps():
    s = Scene()
    s.tile(0, "exoskeleton")
    s.at(0, "forest", "dam", "mine", "cargo_ship")
    s.go(0, "5")
    assert s.options() == [
        "go military-base",
        "go silent-peak",
        "go amusement-park",
        "go blackwood",
    ]
    s.choose("go military-base")
    assert s.colony().ready
    s = Scene()
    s.tile(0, "exoskeleton")
    s.at(0, "forest", "dam", "mine", "cargo_ship")
    s.go(0, "5", "amusement-park")
    assert not s.colony().ready
    assert s.colony().teams[0] == 5


@pytest.mark.rule("OL-ACT-06", "OL-ACT-07")
def test_only_the_team_that_moved_acts_and_the_turn_then_passes():
    s = visit("forest", "3a")
    s.choose("gather", "gather", "gather")
    assert s.question == ""
    assert s.colony().spent == 0b0100
    s.run((movement.choose_team, 0))
    assert "send 3a" not in s.options()
