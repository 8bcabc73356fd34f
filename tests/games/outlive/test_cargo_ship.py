"""The cargo ship of Outlive: its places, cans and survivors."""

import pytest
from tests.games.outlive.scene import Scene, visit

from ashfall.games.outlive.things import CAN


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
    assert s.why("gather") == "OL-ACT-03"


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
    assert s.why("house nursery") == "OL-SHEL-05"
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
    assert s.why("go cargo-ship") in ("OL-MOV-01", "OL-MOV-04")
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
