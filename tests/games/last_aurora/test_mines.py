"""Mines: laying them, and the convoys that drive over them."""

import pytest
from tests.games.last_aurora.driving import NO_CREW_BONUS, ends, turn
from tests.games.last_aurora.scene import BETA_LAST, LAST, Scene, refusal

from ashfall.games.last_aurora import objects
from ashfall.games.last_aurora.mines import why_not_mine


@pytest.mark.rule("LA-MINE-03", "LA-MINE-04")
def test_a_mine_is_laid_on_a_road_of_the_move_and_gives_an_object():
    scene = Scene(mines=True).cargo(fuel=1).crew(active=NO_CREW_BONUS).objects(0, "mine").at(3, 0)
    turn(scene)
    assert not [o for o in scene.options if o.startswith("lay-mine")], "only after moving"
    scene.play("drive-to 0 0 5 road")
    assert [o for o in scene.options if o.startswith("lay-mine")] == ["lay-mine 3", "lay-mine 4"]
    scene.play("lay-mine 4")
    assert scene.t.mines == [4]
    assert len(scene.convoy().objects) == 1
    assert scene.t.box.mine in scene.t.object_discard
    elsewhere = refusal(scene.t, objects.LAY_MINE, 0, 9)
    assert elsewhere is not None
    assert elsewhere.rule == "LA-MINE-03"
    without = Scene(mines=True).cargo(fuel=1).crew(active=NO_CREW_BONUS).at(3, 0)
    turn(without).play("drive-to 0 0 5 road")
    assert without.through, "nobody lays a mine without the card"


@pytest.mark.rule("LA-MINE-05", "LA-RUL-65")
def test_a_mine_damages_the_truck_that_travels_its_road_and_returns():
    scene = Scene(mines=True).cargo(fuel=1).crew(active=NO_CREW_BONUS)
    scene.t.mines = [1]
    turn(scene).play("drive 0 0")
    assert scene.options == ["go 1 road", "cross-mine 1 road"]
    scene.play("cross-mine 1 road")
    assert scene.asked == "damage"
    assert all(o.split()[1].startswith("truck") for o in scene.options if o.startswith("damage"))
    scene.play("damage truck-1")
    assert scene.t.mines == []
    assert scene.convoy().waypoint == 2


@pytest.mark.rule("LA-MINE-05")
def test_the_move_goes_on_after_a_mine():
    scene = Scene(mines=True).cargo(fuel=2).crew(active=NO_CREW_BONUS)
    scene.t.mines = [0]
    turn(scene).play("drive 1 0", "damage truck-1")
    assert ends(scene) == [2, 3]


@pytest.mark.rule("LA-RUL-65")
def test_a_mine_is_removed_even_under_a_fully_damaged_truck():
    scene = (
        Scene(map="beta", mines=True).cargo(fuel=1).crew(active="leader", rest="hermit").at(14, 0)
    )
    scene.damage(0, "truck-1", "truck-3", "truck-4")
    scene.t.mines = [16]
    turn(scene).play("drive 0 0", "take-shortcut 5 road", "damage truck-2", "cross-mine 16 road")
    assert scene.t.mines == []
    assert scene.convoy().waypoint == 17


@pytest.mark.rule("LA-MINE-06", "LA-RUL-66")
def test_without_a_counter_in_the_supply_the_mine_furthest_back_is_used():
    scene = Scene(mines=True).cargo(fuel=1).crew(active=NO_CREW_BONUS).objects(0, "mine").at(12, 0)
    scene.t.mines = [8, LAST + 0]
    turn(scene).play("drive-to 0 0 13 road", "lay-mine 12")
    assert scene.t.mines == [8, 12], "the shortcut starts at waypoint 5, the road 8 at 8"


@pytest.mark.rule("LA-RUL-113", "LA-RUL-66")
def test_a_road_holds_one_mine():
    scene = Scene(mines=True).cargo(fuel=1).crew(active=NO_CREW_BONUS).objects(0, "mine").at(3, 0)
    turn(scene).play("drive-to 0 0 5 road")
    scene.t.mines = [3]
    reason = why_not_mine(scene.t, 0, 3)
    assert reason is not None
    assert reason.rule == "LA-RUL-113"
    assert refusal(scene.t, objects.LAY_MINE, 0, 4) is None


@pytest.mark.rule("LA-RUL-101")
def test_a_mine_may_lie_on_a_shortcut_but_not_under_an_avalanche():
    scene = Scene(map="beta", mines=True).cargo(fuel=1).crew(active=NO_CREW_BONUS).at(14, 0)
    scene.objects(0, "mine")
    turn(scene).play("drive 0 0", "take-shortcut 5 road", "damage truck-1", "halt")
    assert "mine-shortcut 5" in scene.options
    scene.play("mine-shortcut 5")
    assert scene.t.mines == [BETA_LAST + 4]
    avalanche = Scene(map="beta", mines=True).cargo(fuel=1).crew(active="leader").at(11, 0)
    avalanche.objects(0, "mine")
    turn(avalanche).play("drive 0 0", "take-shortcut 4 road", "contaminate leader", "halt")
    reason = why_not_mine(avalanche.t, 0, BETA_LAST + 3)
    assert reason is not None
    assert reason.rule == "LA-RUL-101"


@pytest.mark.rule("LA-MINE-05", "LA-RUL-101", "LA-BETA-20")
def test_a_mine_on_a_shortcut_goes_off_under_the_next_convoy_before_the_cost_of_the_road():
    scene = Scene(map="beta", mines=True).at(14, 14).cargo(0, fuel=1).cargo(1, fuel=1)
    scene.crew(0, active=NO_CREW_BONUS).crew(1, active=NO_CREW_BONUS).objects(0, "mine")
    turn(scene).play("drive 0 0", "take-shortcut 5 road", "damage truck-1", "halt")
    scene.play("mine-shortcut 5")
    if not scene.through:
        scene.play("end-movement")
    assert scene.t.mines == [BETA_LAST + 4]
    turn(scene, 1).play("drive 0 0", "take-shortcut 5 road")
    assert scene.told("mine_explodes")["seat"] == 1
    assert scene.t.mines == []
    assert all(o.startswith(("damage truck", "sacrifice")) for o in scene.options)
    scene.play("damage truck-1")
    assert "damage trailer1-1" in scene.options, "and now the shortcut itself"


@pytest.mark.rule("LA-MINE-05", "LA-MOVE-12")
def test_with_mines_in_the_game_the_way_to_the_same_end_can_be_chosen():
    scene = Scene(mines=True).cargo(fuel=3).crew(active=NO_CREW_BONUS).at(5, 0)
    scene.convoy_cards(0, "truck", "snow-tracks", "container", "-")
    turn(scene)
    assert {"drive-to 1 0 8 road", "drive-to 1 0 8 track1"} <= set(scene.options)
    scene.play("drive-to 1 0 8 track1")
    assert scene.t.march.roads == [LAST]
