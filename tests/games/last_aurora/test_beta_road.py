"""The road of Beta: its shortcuts and the bonus move."""

import pytest
from tests.games.last_aurora.driving import NO_CREW_BONUS, ends, turn
from tests.games.last_aurora.scene import Scene, card

from ashfall.games.last_aurora.crew import BONUS_ACTION
from ashfall.games.last_aurora.movement import bonus_move, why_not_bonus_move, why_not_move
from ashfall.games.last_aurora.state import Expedition
from ashfall.games.last_aurora.things import OBJECT
from ashfall.games.last_aurora.travel import why_not_shortcut

# Shortcuts of Beta


@pytest.mark.rule("LA-BETA-20", "LA-BETA-22", "LA-EX-10")
def test_a_dangerous_shortcut_is_paid_while_travelling_and_then_the_move_goes_on():
    scene = Scene(map="beta").cargo(fuel=2).crew(active="leader", rest="hermit").at(8, 0)
    turn(scene).play("drive 0 0")
    assert "take-shortcut 3 road" in scene.options
    scene.play("take-shortcut 3 road")
    assert scene.asked == "contaminate"
    scene.play("contaminate hermit")
    assert scene.asked == "damage"
    scene.play("damage truck-1")
    assert scene.convoy().waypoint == 11
    assert "go 12 road" in scene.options, "one speed is left"
    assert "halt" in scene.options
    scene.play("go 12 road")
    assert scene.convoy().waypoint == 12
    assert scene.convoy().damage[0] == 1
    assert scene.t.contamination[card("hermit")] == 1


@pytest.mark.rule("LA-BETA-21", "LA-EX-11")
def test_an_avalanche_closes_the_shortcut_for_everybody():
    scene = Scene(map="beta").cargo(fuel=1).crew(active=NO_CREW_BONUS).at(5, 5)
    turn(scene).play(
        "drive 0 0", "take-shortcut 2 road", "damage truck-1", "damage trailer1-1", "halt"
    )
    assert scene.convoy().waypoint == 9
    assert scene.t.closed == [1]
    scene.cargo(1, fuel=1)
    turn(scene, 1).play("drive 0 0")
    assert not [o for o in scene.options if o.startswith("take-shortcut 2")]
    reason = why_not_shortcut(scene.t, 1, 2, 0)
    assert reason is not None
    assert reason.rule == "LA-BETA-21"


@pytest.mark.rule("LA-BETA-23", "LA-PLC-11", "LA-ELIM-01")
def test_a_shortcut_may_be_used_although_its_cost_cannot_be_suffered_in_full():
    scene = Scene(3, map="beta").cargo().crew(active="leader").at(5, 0).objects(0, "nitromethane")
    scene.damage(0, "truck-1", "truck-3", "truck-4", "trailer1-1", "trailer1-2", "trailer1-3")
    turn(scene).play("nitro-drive 0 0")
    assert "take-shortcut 2 road" in scene.options, "it costs 2 damage, one slot is left"
    scene.play("take-shortcut 2 road")
    assert scene.convoy().out, "the only slot held the last survivor"
    assert scene.t.closed == [1], "the avalanche came all the same"
    assert scene.through, "nobody is left to drive on"
    assert not scene.events("arrived")


@pytest.mark.rule("LA-BETA-18", "LA-BETA-19", "LA-MOVE-12")
def test_tracked_shortcuts_of_beta_need_tracks_and_cost_nothing():
    scene = Scene(map="beta").cargo(fuel=1).crew(active=NO_CREW_BONUS).at(3, 0)
    reason = why_not_shortcut(scene.t, 0, 1, 0)
    assert reason is not None
    assert reason.rule == "LA-MOVE-12"
    scene.convoy_cards(0, "truck", "snow-tracks", "container", "-")
    turn(scene).play("drive 0 0")
    assert ends(scene) == [4, 5, 6, 7]


@pytest.mark.rule("LA-BETA-22")
def test_tracks_lost_on_the_way_open_no_further_shortcut():
    scene = Scene(map="beta").cargo(fuel=1).crew(active=NO_CREW_BONUS).at(14, 0)
    scene.convoy_cards(0, "truck", "snow-tracks", "container", "-")
    turn(scene).play("drive 0 0", "take-shortcut 5 road", "damage above-truck-1")
    assert scene.convoy().waypoint == 16
    assert scene.options == ["go 17 road", "halt"]


@pytest.mark.rule("LA-RUL-96")
def test_a_move_goes_on_when_the_survivor_on_the_truck_is_lost():
    scene = Scene(map="beta").cargo(fuel=1).crew(active="leader", rest="hermit").at(14, 0)
    scene.damage(0, "truck-3", "truck-4")
    turn(scene).play("drive 0 0", "take-shortcut 5 road", "damage truck-2")
    assert why_not_move(scene.t, 0) is not None
    scene.play("go 17 road")
    assert scene.convoy().waypoint == 17


# The bonus move of Beta


def bonus_scene(fuel: int = 2, crew: str = "leader co-pilot") -> Scene:
    scene = Scene(map="beta").cargo(fuel=fuel).crew(active=crew)
    scene.t.expedition = Expedition(
        stage=2,
        crew=list(scene.convoy().active),
        action=BONUS_ACTION,
        bonus_done=True,
        recruits=[],
        dying=[],
    )
    return scene


@pytest.mark.rule("LA-BETA-04", "LA-BETA-07")
def test_the_bonus_move_costs_one_fuel_for_one_or_two_waypoints():
    scene = bonus_scene().run((bonus_move, 0))
    assert scene.convoy().fuel == 1
    assert scene.options == ["go 1 road", "go 2 road"]
    scene.play("go 2 road")
    assert scene.convoy().waypoint == 2
    assert scene.through


@pytest.mark.rule("LA-BETA-07")
def test_nothing_makes_the_bonus_move_faster():
    scene = bonus_scene(crew="leader co-pilot driver")
    scene.convoy_cards(0, "racing-truck", "booster-engine", "container", "-").at(0, 20)
    scene.run((bonus_move, 0))
    assert scene.options == ["go 1 road", "go 2 road"]


@pytest.mark.rule("LA-BETA-04")
def test_the_bonus_move_needs_fuel():
    reason = why_not_bonus_move(bonus_scene(fuel=0).t, 0)
    assert reason is not None
    assert reason.rule == "LA-BETA-04"


@pytest.mark.rule("LA-BETA-08", "LA-RUL-24")
def test_the_bonus_move_needs_a_survivor_on_the_truck():
    scene = bonus_scene(fuel=1, crew="leader").damage(0, "truck-2", "truck-3", "truck-4")
    reason = why_not_bonus_move(scene.t, 0)
    assert reason is not None
    assert reason.rule == "LA-MOVE-02"


@pytest.mark.rule("LA-BETA-05")
def test_the_bonus_move_meets_everything_a_move_meets():
    scene = bonus_scene().at(5, 0)
    scene.t.special[10] = OBJECT
    scene.run((bonus_move, 0))
    assert "take-shortcut 2 road" in scene.options
    scene.play("take-shortcut 2 road", "damage truck-1", "damage truck-3", "go 10 road")
    assert scene.asked == "waypoint_take"
    assert scene.t.closed == [1]


@pytest.mark.rule("LA-BETA-06", "LA-RUL-71", "LA-RUL-97")
def test_a_participating_hermit_cancels_the_contamination_of_the_road():
    scene = bonus_scene(crew="hermit").at(11, 0)
    scene.run((bonus_move, 0)).play("take-shortcut 4 road")
    assert not any(scene.t.contamination)
    scene = bonus_scene(crew="leader").at(11, 0)
    scene.convoy().rest.append(scene.take(0, "hermit"))
    scene.run((bonus_move, 0)).play("take-shortcut 4 road")
    assert scene.options == ["contaminate leader", "contaminate hermit"], "any own survivor"


@pytest.mark.rule("LA-BETA-07", "LA-MINE-03")
def test_no_mine_is_laid_in_a_bonus_move():
    scene = bonus_scene()
    scene.t.mined = True
    scene.convoy().objects = [scene.t.box.mine]
    scene.run((bonus_move, 0)).play("go 1 road")
    assert scene.through
