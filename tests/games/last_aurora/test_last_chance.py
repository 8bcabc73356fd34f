"""Questions before a survivor would die of food or Antifreeze that goes, and others that are easily forgotten."""

import pytest
from tests.games.last_aurora.driving import NO_CREW_BONUS, turn
from tests.games.last_aurora.scene import Scene
from tests.games.last_aurora.table import asked, cargo, crew, kinds, sound, table, texts

from ashfall.games.last_aurora import exploration
from ashfall.games.last_aurora.things import MOVEMENT, OBJECT

WAREHOUSE_IN_3 = [None, None, "contaminated-warehouse", None, None]
CURE = "use decontamination-iv"


def fed_co_pilot(**more):
    """A Co-pilot who got a counter in the Contaminated Warehouse and lives by her food alone."""
    game = table(zone=WAREHOUSE_IN_3, seat0={"food": 1, "fuel": 0, "ammo": 0, **more})
    game.play("explore 3 co-pilot", "feed co-pilot", "gather right")
    if "objects" in more:
        game.play("contaminate co-pilot")
    return game


@pytest.mark.rule("LA-RUL-111", "LA-ITEM-06", "LA-CON-06")
def test_before_food_leaves_whom_it_keeps_alive_the_owner_may_decontaminate():
    game = fed_co_pilot(objects=["decontamination-iv"])
    assert asked(game) == [(0, "last_chance")], "no bonus action is possible"
    assert texts(game) == [CURE, "let-food-go"]
    game.play(CURE, "decontaminate co-pilot")
    assert "died" not in kinds(game)
    assert crew(game, 0, "exhausted") == ["co-pilot"]
    assert sound(game)


@pytest.mark.rule("LA-RUL-111")
def test_who_lets_the_food_go_loses_the_survivor_and_is_asked_only_once():
    game = fed_co_pilot(objects=["decontamination-iv"])
    game.play("let-food-go")
    assert kinds(game).count("died") == 1
    assert crew(game, 0, "exhausted") == []


@pytest.mark.rule("LA-RUL-111")
def test_the_last_chance_comes_after_the_bonus_first_too():
    game = table(
        zone=[None, None, None, None, "contaminated-warehouse"],
        seat0={"food": 2, "fuel": 0, "ammo": 0, "objects": ["decontamination-iv"]},
    )
    game.play("explore 5 co-pilot", "feed co-pilot", "feed co-pilot")
    game.play(
        "bonus fuel-for-contamination",
        "contaminate co-pilot",
        "gather right",
        "contaminate co-pilot",
    )
    assert asked(game) == [(0, "last_chance")]
    game.play(CURE, "decontaminate co-pilot", "decontaminate co-pilot")
    assert "died" not in kinds(game)


@pytest.mark.rule("LA-RUL-111")
def test_that_there_is_a_last_chance_tells_nothing_about_the_hand():
    game = fed_co_pilot(objects=["nitrous-oxide"])
    assert asked(game) == [(0, "last_chance")]
    assert texts(game) == ["let-food-go"]
    assert asked(fed_co_pilot())[0][1] != "last_chance", "without objects there is nothing to ask"


@pytest.mark.rule("LA-RUL-111", "LA-ITEM-03")
def test_antifreeze_keeps_alive_who_lived_by_food():
    game = fed_co_pilot(objects=["antifreeze-capsules"])
    game.play("use antifreeze-capsules", "warm co-pilot")
    assert "died" not in kinds(game)


@pytest.mark.rule("LA-RUL-111", "LA-CON-06")
def test_food_of_who_stayed_behind_leaves_at_the_end_of_the_turn_after_a_last_chance():
    game = table(
        deck=["radioactive-cloud"],
        zone=["hermit", None, None, None, None],
        seat0={
            "active": ["leader", "orphan"], "food": 1, "fuel": 0, "ammo": 0, "objects": ["decontamination-iv"],
        },
    )  # fmt: skip
    game.play("feed orphan", "explore 1 leader", "recruit")
    while asked(game)[0] != (0, "contaminate"):
        game.play(texts(game)[0])
    game.play("contaminate orphan")
    while asked(game)[0] != (0, "last_chance"):
        game.play(texts(game)[0])
    assert texts(game) == [CURE, "end-turn"]
    dead = game.clone()
    dead.play("end-turn")
    assert "orphan" not in crew(dead, 0, "active")
    game.play(CURE, "decontaminate orphan")
    assert "died" not in kinds(game)
    assert "orphan" in crew(game, 0, "active")


@pytest.mark.rule("LA-RUL-111", "LA-RUL-11", "LA-ITEM-03")
def test_before_antifreeze_wears_off_the_owner_may_decontaminate():
    scene = Scene().crew(active="leader", exhausted="co-pilot").objects(0, "decontamination-iv")
    t, patient = scene.t, scene.convoy().exhausted[0]
    t.contamination[patient], t.antifreeze[patient] = 1, 3
    t.phase = 1
    scene.run((exploration.end_exploration,))
    assert (scene.seat, scene.asked) == (0, "last_chance")
    assert scene.options == [CURE, "let-wear-off"]
    scene.play(CURE, "decontaminate co-pilot")
    assert scene.through
    assert t.antifreeze[patient] == 0
    assert not scene.events("died")


@pytest.mark.rule("LA-RUL-11", "LA-CON-06")
def test_who_lets_antifreeze_wear_off_loses_the_survivor():
    scene = Scene().crew(active="leader", exhausted="co-pilot").objects(0, "decontamination-iv")
    patient = scene.convoy().exhausted[0]
    scene.t.contamination[patient], scene.t.antifreeze[patient] = 1, 3
    scene.run((exploration.end_exploration,)).play("let-wear-off")
    assert scene.through
    assert len(scene.events("died")) == 1


@pytest.mark.rule("LA-ITEM-08", "LA-SURV-05")
def test_a_ration_wakes_the_mechanic_in_the_rest_phase():
    game = table(
        phase="rest",
        seat0={
            "active": ["leader"], "exhausted": ["mechanic"], "objects": ["ration"], "damage": ["truck-1", "truck-3"],
            "food": 0, "ammo": 0,
        },
    )  # fmt: skip
    assert asked(game)[0] == (0, "rest")
    game.play("use ration", "mechanic", "repair-two truck-1 truck-3", seat=0)
    assert crew(game, 0, "active") == ["leader", "mechanic"]


@pytest.mark.rule("LA-SURV-05")
def test_nobody_is_asked_at_rest_where_the_mechanic_has_nothing_to_mend():
    seat = {
        "active": ["leader"],
        "exhausted": ["mechanic"],
        "objects": ["ration"],
        "food": 0,
        "ammo": 0,
    }
    assert (0, "rest") not in asked(table(phase="rest", seat0=seat))
    without = {**seat, "exhausted": ["medic"], "damage": ["truck-1"]}
    assert (0, "rest") not in asked(table(phase="rest", seat0=without))


@pytest.mark.rule("LA-OBJ-02", "LA-MINE-02", "LA-MINE-03")
def test_at_the_limit_the_mine_may_be_the_object_that_is_used():
    scene = Scene(mines=True).cargo(fuel=1).crew(active=NO_CREW_BONUS).at(3, 0)
    scene.objects(0, "mine", "nitrous-oxide", "nitromethane")
    scene.t.special[5], scene.t.phase = OBJECT, MOVEMENT
    turn(scene).play("drive-to 0 0 5 road", "take-counter")
    assert scene.asked == "object_limit"
    assert [o for o in scene.options if o.startswith("lay-mine")] == ["lay-mine 3", "lay-mine 4"]
    scene.play("lay-mine 4")
    assert scene.t.mines == [4]
    assert scene.asked == "object_limit", "the new card is seen before one is discarded"
    assert len(scene.convoy().objects) == 4


@pytest.mark.rule("LA-MINE-02", "LA-MINE-03")
def test_at_the_limit_without_a_move_the_mine_can_only_be_discarded():
    game = table(
        mines=True,
        zone=["helicopter-wreck", None, None, None, None],
        seat0={"objects": ["mine", "nitrous-oxide", "nitromethane"], "fuel": 0, "ammo": 0},
        tokens={1: ("object", "")},
    )
    game.play("explore 1 leader", "gather left")
    while asked(game) != [(0, "object_limit")]:
        game.play(texts(game)[0])
    assert "discard mine" in texts(game)
    assert not [text for text in texts(game) if text.startswith("lay-mine")]
    assert cargo(game)["fuel"] == 0
