"""Actions in the zones of Outlive: gathering, algae, hunting, ship, dam, cities; and the equipment for them."""

import pytest
from tests.games.outlive.scene import Scene

from ashfall.games.outlive import movement, zones
from ashfall.games.outlive.hunting import endurance, top_of_game
from ashfall.games.outlive.things import (
    CAN,
    DAM,
    EQUIPMENT,
    FOREST,
    HEAT_SENSOR,
    WOOD,
    tile_kind,
)

NEXT_TO = {
    "forest": "blackwood", "dam": "forest", "military-base": "dam", "silent-peak": "mine",
    "mine": "silent_peak", "amusement-park": "mine", "cargo-ship": "amusement_park",
    "blackwood": "forest",
}  # fmt: skip


def visit(zone, team="5", side=0, scene=None, **store):
    """A scene in which a team arrives in a zone where it can be alone."""
    s = scene or Scene()
    ring = list(NEXT_TO)
    start = NEXT_TO[zone]
    away = [z.replace("-", "_") for z in ring if z != zone and z.replace("-", "_") != start]
    teams = {"5": 0, "4": 1, "3a": 2, "3b": 3}
    places = away[:3]
    places.insert(teams[team], start)
    s.at(side, *places)
    s.give(side, **store)
    return s.go(side, team, zone)


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


# Hunting


def hunter(team="4", top=3, below=(), zone=2, **store):
    s = Scene()
    s.game_stack(zone, top, *below)
    return visit(("forest", "mine", "amusement-park")[zone], team, scene=s, **store)


@pytest.mark.rule("OL-HUNT-03", "OL-HUNT-06", "OL-HUNT-07", "OL-HUNT-08", "OL-EX-07", "OL-ZONE-11")
def test_example_hunt():
    s = hunter("4", 3, (0,), ammo=3)
    s.choose("hunt")
    assert s.question == "pay_hunt"
    s.choose("pay 3 0")
    assert s.store() == {"meat": 4}
    assert len(s.colony().trophies) == 1
    assert s.t.turn.actions == 1
    assert s.options() == ["gather", "done"]
    assert s.why("hunt") == "OL-ZONE-11"
    assert s.game.view(1)["zones"][5]["game"]["top"] == "game:brown-game"
    s.choose("gather")
    assert s.store() == {"meat": 4, "microchip": 1}
    s.check()


@pytest.mark.rule("OL-HUNT-01")
def test_only_the_top_token_can_be_hunted():
    s = hunter("3a", 4, (0,))
    assert "hunt" not in s.options()
    assert s.game.why_not("hunt").values == {"need": 7, "have": 3}
    assert s.why("hunt") == "OL-HUNT-03"
    assert top_of_game(s.t, 2) == 4


@pytest.mark.rule("OL-HUNT-04", "OL-HUNT-05", "OL-RUL-28", "OL-RUL-29")
def test_ammo_may_pay_for_all_of_it_but_never_for_more():
    s = hunter("3a", 0, ammo=9)
    s.choose("hunt")
    assert s.options() == ["pay 0 0", "pay 1 0", "pay 2 0", "pay 3 0"]
    assert s.why("pay 4 0") == "OL-HUNT-04"
    s.choose("pay 3 0")
    assert s.t.turn.actions == 3
    assert s.store() == {"ammo": 6, "meat": 1}
    s = hunter("3a", 3, ammo=2)
    assert "hunt" not in s.options()
    s = hunter("3a", 3, ammo=4)
    s.choose("hunt")
    assert s.options() == ["pay 3 0", "pay 4 0"]
    assert s.why("pay 2 0") == "OL-HUNT-03"


@pytest.mark.rule("OL-HUNT-08", "OL-HUNT-02")
def test_meat_is_the_first_value_plus_the_tokens_of_the_kind_owned_before():
    for kind in range(5):
        s = hunter("5", kind, ammo=2)
        s.choose("hunt")
        if s.question == "pay_hunt":
            s.choose(s.options()[0])
        assert s.store()["meat"] == kind + 1
        assert endurance(s.t, kind) == kind + 3
    s = Scene()
    s.colony().trophies = [60, 61, 66]
    s.t.aside = [p for p in s.t.aside if p not in (60, 61, 66)]
    s.t.game = [[p for p in pile if p not in (60, 61, 66)] for pile in s.t.game]
    s.game_stack(2, 0)
    visit("amusement-park", scene=s).choose("hunt")
    assert s.store()["meat"] == 1 + 2


@pytest.mark.rule("OL-HUNT-09", "OL-DIS-11", "OL-ROOM-04", "OL-ROOM-19", "OL-RUL-31", "OL-RUL-60")
def test_epizootic_first_then_smokehouse_and_butchery():
    s = Scene()
    s.strike("epizootic")
    s.rooms(0, smokehouse=4, butchery=2)
    s.game_stack(2, 0)
    visit("amusement-park", "3a", scene=s).choose("hunt")
    assert s.store() == {"meat": 0 + 2 + 1}
    assert len(s.colony().trophies) == 1
    s.game_stack(0, 1)
    s.at(0, "blackwood", "dam", "amusement_park", "military_base")
    s.go(0, "5", "forest").choose("hunt")
    assert s.store() == {"meat": 3 + 1}


@pytest.mark.rule("OL-DIS-12", "OL-EX-13")
def test_mutations_raise_the_endurance_not_the_meat():
    s = Scene()
    s.strike("animal_mutation")
    s.game_stack(2, 0)
    visit("amusement-park", "3a", scene=s)
    assert s.game.why_not("hunt").values == {"need": 4, "have": 3}
    s = Scene()
    s.strike("animal_mutation")
    s.game_stack(2, 0)
    visit("amusement-park", "3a", scene=s, ammo=1).choose("hunt")
    assert s.store() == {"meat": 1}
    assert s.t.turn.actions == 0


@pytest.mark.rule("OL-EQUIP-15", "OL-EQUIP-16", "OL-RUL-29")
def test_shotgun_and_trap_cover_a_point_each_of_one_hunt():
    s = Scene()
    s.tile(0, "shotgun")
    s.tile(0, "trap")
    s.game_stack(2, 2)
    visit("amusement-park", "3a", scene=s).choose("hunt")
    assert s.store() == {"meat": 3}
    assert not s.colony().ready
    s = Scene()
    s.tile(0, "shotgun")
    s.tile(0, "trap")
    s.game_stack(2, 0)
    visit("amusement-park", "4", scene=s, ammo=1).choose("hunt")
    assert s.options() == ["pay 0 0", "pay 1 0", "pay 0 1", "pay 1 1", "pay 0 2", "pay 1 2"]
    s.choose("pay 0 1")
    assert s.t.turn.actions == 2
    assert bin(s.colony().ready).count("1") == 1


@pytest.mark.rule("OL-EQUIP-20", "OL-RUL-30", "OL-RUL-54")
def test_the_heat_sensor_shows_the_stack_to_the_hunter_who_may_hunt_any_token_of_it():
    s = Scene()
    s.tile(0, "heat_sensor")
    s.game_stack(2, 4, 1, 3, 0)
    visit("amusement-park", "4", scene=s)
    assert s.options() == ["gather", "sense", "done"]
    s.choose("sense")
    assert s.options() == ["stalk 2 grey-game", "stalk 4 brown-game", "no-prey"]
    mine = s.game.view(0)["zones"][5]["game"]["seen"]
    assert mine == ["game:black-game", "game:grey-game", "game:white-game", "game:brown-game"]
    assert s.game.view(1)["zones"][5]["game"]["seen"][1:] == [None] * 3
    s.choose("stalk 2 grey-game")
    assert s.store() == {"meat": 2}
    assert [p // 6 - 10 for p in reversed(s.t.game[2])] == [4, 3, 0]
    assert s.game.view(0)["zones"][5]["game"]["seen"] == [
        "game:black-game",
        "game:white-game",
        "game:brown-game",
    ]
    s = Scene()
    s.tile(0, "heat_sensor")
    s.game_stack(2, 4, 4)
    visit("amusement-park", "4", scene=s).choose("sense")
    assert s.options() == ["no-prey"]
    s.choose("no-prey")
    assert not s.colony().ready >> HEAT_SENSOR & 1
    assert not s.colony().trophies
    assert s.options() == ["gather", "done"]
    s = Scene()
    s.tile(0, "heat_sensor")
    s.game_stack(2, 4, 0)
    s.strike("animal_mutation")
    visit("amusement-park", "3a", scene=s)
    assert "sense" not in s.options()
    assert s.why("sense") == "OL-RUL-30"


@pytest.mark.rule("OL-HUNT-10")
def test_game_tokens_give_no_points():
    s = hunter("5", 0)
    before = s.game.scores()[0]
    s.choose("hunt")
    assert s.game.scores()[0] == before
    assert len(s.game.view(1)["colonies"][0]["game"]) == 1


# The ship


@pytest.mark.rule("OL-ZONE-30", "OL-ZONE-31", "OL-RUL-18")
def test_the_first_team_to_arrive_takes_the_token_and_only_the_first():
    s = Scene(3)
    s.t.first = 2
    s.at(0, "cargo_ship", "dam", "mine", "forest")
    s.at(1, "amusement_park", "dam", "mine", "forest")
    assert s.t.first == 2
    s.go(1, "3a", "cargo-ship")
    assert s.t.first == 1
    s.at(0, "amusement_park", "dam", "mine", "forest")
    s.go(0, "5", "cargo-ship")
    assert s.t.first == 1
    s = Scene()
    visit("cargo-ship", "4", scene=s)
    assert s.t.first == 0
    s = Scene()
    s.t.aboard = 0
    s.t.crowd += 4
    s.t.supply[CAN] = 0
    s.t.first = 1
    visit("cargo-ship", "4", scene=s)
    assert s.t.first == 0


@pytest.mark.rule("OL-ZONE-32", "OL-ZONE-35", "OL-ZONE-59")
@pytest.mark.parametrize(("team", "place", "cans"), [("3a", 3, 1), ("4", 4, 2), ("5", 5, 3)])
def test_a_team_takes_the_place_of_its_strength_and_receives_its_cans(team, place, cans):
    s = visit("cargo-ship", team)
    assert s.colony().berth == place
    assert s.store() == {"can": cans}
    assert s.t.turn.actions == 0
    assert s.question == "welcome"
    assert s.why("gather") == "OL-ZONE-59"


@pytest.mark.rule("OL-ZONE-33", "OL-ZONE-34")
def test_a_place_holds_one_active_team_and_resting_teams_hold_none():
    s = Scene()
    s.at(1, "amusement_park", "dam", "mine", "forest")
    s.go(1, "5", "cargo-ship")
    s.choose("leave")
    s.at(0, "amusement_park", "dam", "military_base", "forest")
    s.go(0, "5")
    assert "go cargo-ship" not in s.options()
    assert s.why("go cargo-ship") == "OL-ZONE-33"
    s.colony(1).standing = s.colony(1).berth = 0
    s.go(0, "5")
    assert "go cargo-ship" in s.options()


@pytest.mark.rule("OL-ZONE-36", "OL-ZONE-37", "OL-ZONE-38", "OL-SHEL-05", "OL-RUL-35")
def test_the_survivor_of_the_place_takes_any_free_cell_or_stays():
    s = Scene()
    s.rooms(0, pantry=1, smokehouse=4, nursery=-1)
    visit("cargo-ship", "4", scene=s)
    assert s.options() == ["house airlock", "house pantry", "leave"]
    assert s.why("house smokehouse") == "OL-ZONE-37"
    assert s.why("house nursery") == "OL-ZONE-37"
    assert s.why("house hideout-2") == "OL-SHEL-05"
    assert not s.works(0, "pantry")
    s.choose("house pantry")
    assert s.held(0, "pantry") == 2
    assert s.works(0, "pantry")
    assert not s.t.aboard >> 4 & 1
    s = visit("cargo-ship", "4")
    s.choose("leave")
    assert s.t.aboard >> 4 & 1
    assert s.colony().survivors == 0
    s.check()


@pytest.mark.rule("OL-ZONE-37", "OL-RUL-17")
def test_with_a_full_shelter_the_survivor_stays_on_its_place():
    s = Scene()
    s.airlock(0, 6)
    visit("cargo-ship", "5", scene=s)
    assert s.question == ""
    assert s.t.aboard >> 5 & 1


@pytest.mark.rule("OL-ZONE-39", "OL-EQUIP-11", "OL-RUL-16")
def test_the_hook_reaches_the_next_place_and_nothing_else():
    s = Scene()
    s.tile(0, "grappling_hook")
    s.at(0, "amusement_park", "dam", "mine", "forest")
    s.go(0, "5", "cargo-ship")
    assert s.options() == ["board 5", "board 6"]
    assert s.why("board 4") == "OL-ZONE-32"
    s.choose("board 6")
    assert s.store() == {"can": 4}
    assert not s.colony().ready
    s = Scene()
    s.at(0, "amusement_park", "dam", "mine", "forest")
    s.go(0, "5", "cargo-ship")
    assert s.colony().berth == 5


@pytest.mark.rule("OL-ROOM-05", "OL-ROOM-06", "OL-RUL-13", "OL-RUL-14", "OL-GEN-12")
def test_pantry_and_boarding_gear_give_three_more_cans_on_one_visit():
    s = Scene()
    s.rooms(0, pantry=2, boarding_gear=4)
    visit("cargo-ship", "3a", scene=s)
    assert s.store() == {"can": 1 + 1 + 2}


@pytest.mark.rule("OL-ROOM-06", "OL-RUL-12", "OL-RUL-77", "OL-RUL-78", "OL-MOV-04")
def test_boarding_gear_opens_a_taken_place_whose_survivor_goes_to_the_first_team():
    s = Scene(3)
    s.at(1, "amusement_park", "dam", "mine", "forest")
    s.go(1, "5", "cargo-ship").choose("house airlock")
    s.rooms(0, boarding_gear=4)
    visit("cargo-ship", "5", scene=s)
    assert s.store() == {"can": 3 + 2}
    assert s.question == ""
    assert s.colony(0).berth == s.colony(1).berth == 5
    s.at(2, "amusement_park", "dam", "mine", "forest")
    s.go(2, "5")
    assert "go cargo-ship" not in s.options()
    s = Scene(3)
    s.stand(1, "5", "cargo_ship")
    s.colony(1).berth = 5
    s.rooms(0, boarding_gear=4)
    s.tile(0, "grappling_hook")
    s.at(0, "dam", "amusement_park", "mine", "forest")
    s.go(0, "4", "cargo-ship")
    assert s.options() == ["board 4", "board 5"]
    s.choose("board 5")
    assert s.store()["can"] == 3 + 2
    s = Scene()
    s.rooms(0, boarding_gear=4)
    s.at(0, "amusement_park", "cargo_ship", "mine", "forest")
    s.go(0, "5")
    assert s.why("go cargo-ship") in ("OL-MOV-04", "not-now")
    assert "go cargo-ship" not in s.options()


@pytest.mark.rule("OL-RUL-15", "OL-DIS-04")
def test_under_the_sandstorm_every_team_takes_place_3_or_4_with_the_hook():
    s = Scene()
    s.strike("sandstorm")
    visit("cargo-ship", "5", scene=s)
    assert s.colony().berth == 3
    s = Scene()
    s.strike("sandstorm")
    s.stand(1, "3a", "cargo_ship")
    s.colony(1).berth = 3
    s.at(0, "amusement_park", "dam", "mine", "forest")
    s.go(0, "5")
    assert "go cargo-ship" not in s.options()
    s.tile(0, "grappling_hook")
    s.go(0, "5", "cargo-ship")
    assert s.colony().berth == 4


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
    assert s.why("open-dam") in ("OL-RUL-65", "not-now")
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


@pytest.mark.rule("OL-ROOM-17", "OL-RUL-61")
def test_the_hideout_saves_a_team_of_printed_strength_3_from_giving_anything():
    for team, offered in (("3a", True), ("4", False)):
        s = Scene()
        s.at(0, "blackwood", "mine", "silent_peak", "military_base")
        s.at(1, "dam", "mine", "silent_peak", "military_base")
        s.stand(1, team, "forest")
        s.strike("sandstorm")
        s.rooms(1, hideout=2)
        s.give(1, wood=9, ammo=2)
        s.go(0, "5", "forest")
        assert (s.question == "hideout") == offered
        if offered:
            s.choose("hide")
            assert s.store(0) == {}
            assert s.store(1) == {"wood": 9, "ammo": 2}
            assert s.question == "act"


@pytest.mark.rule("OL-EQUIP-18")
def test_body_armour_lowers_the_effectiveness_by_two_not_below_zero():
    s = Scene()
    s.at(0, "blackwood", "mine", "silent_peak", "military_base")
    s.at(1, "dam", "mine", "silent_peak", "military_base")
    s.stand(1, "4", "forest")
    s.tile(1, "body_armor")
    s.give(1, wood=9)
    s.go(0, "5", "forest").choose("wear-armour")
    assert s.t.turn.value == 0
    assert s.store(0) == {}
    assert not s.colony(1).ready


@pytest.mark.rule("OL-ROOM-20", "OL-RUL-81")
def test_the_interrogation_room_lets_the_attacker_choose_once():
    s = Scene(3)
    s.at(0, "blackwood", "mine", "silent_peak", "military_base")
    for other in (1, 2):
        s.at(other, "dam", "mine", "silent_peak", "military_base")
        s.stand(other, "3a", "forest")
        s.give(other, wood=2, can=1)
    s.give(1, ammo=1)
    s.rooms(0, interrogation_room=2)
    s.go(0, "5", "forest").choose("attack 1", "fire 0", "interrogate")
    assert s.asked == 0
    assert s.options() == ["demand wood", "demand can"]
    assert s.why("demand ammo") == "OL-RUL-24"
    s.choose("demand can")
    assert s.store(0) == {"can": 1, "wood": 1}
    assert s.asked == 2
    assert s.question == "tribute"
    s = Scene()
    s.at(0, "blackwood", "mine", "silent_peak", "military_base")
    s.at(1, "dam", "mine", "silent_peak", "military_base")
    s.stand(1, "3a", "forest")
    s.give(1, wood=1, can=1)
    s.rooms(0, interrogation_room=2)
    s.go(0, "5", "forest")
    assert s.question == "act"
    assert not s.colony(0).used


@pytest.mark.rule("OL-ACT-06", "OL-ACT-07")
def test_only_the_team_that_moved_acts_and_the_turn_then_passes():
    s = visit("forest", "3a")
    s.choose("gather", "gather", "gather")
    assert s.question == ""
    assert s.colony().spent == 0b0100
    s.run((movement.choose_team, 0))
    assert "send 3a" not in s.options()
