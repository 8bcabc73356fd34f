"""More rules at their very edges: exactly enough, exactly one, and in the order of the table."""

import pytest

from ashfall.games.last_aurora import hits, recruits
from ashfall.games.last_aurora.road import foremost
from ashfall.games.last_aurora.things import SURVIVOR, TRUCK
from ashfall.games.last_aurora.travel import TAKE_SHORTCUT

from .scene import BOX, Scene, refusal
from .table import asked, table, texts


@pytest.mark.rule("LA-REV-01")
def test_the_exploration_zone_has_five_positions_with_two_blocks_each():
    t = Scene().t
    assert [len(row) for row in (t.zone, t.left, t.right)] == [5, 5, 5]


@pytest.mark.rule("LA-RUL-95")
def test_the_foremost_convoy_may_still_stand_at_the_start():
    assert foremost(Scene().at(0, 0).t) == 0
    assert foremost(Scene().at(0, 3).t) == 3
    assert foremost(Scene(1).at(2, 4).t) == 4, "the Automa counts"


@pytest.mark.rule("LA-REC-03", "LA-RUL-07")
def test_the_last_survivor_token_is_enough_for_a_recruit():
    t = Scene().cargo().t
    t.supply[SURVIVOR] = 1
    assert recruits.why_not_house(t, 0) is None
    t.supply[SURVIVOR] = 0
    assert recruits.why_not_house(t, 0).rule == "LA-REC-03"


@pytest.mark.rule("LA-PLC-12")
def test_damage_to_the_truck_does_not_reach_the_device_above_it():
    scene = Scene().convoy_cards(0, "truck", "machine-gun", "container", "-").cargo()
    scene.run((hits.place_damage, 0, TRUCK, 1))
    slots = [option.split()[1] for option in scene.options if option.startswith("damage ")]
    assert slots and all(slot.startswith("truck-") for slot in slots)


@pytest.mark.rule("LA-BETA-18", "LA-MOVE-04")
def test_a_shortcut_can_be_taken_with_exactly_the_speed_it_needs():
    road = BOX.roads[1]
    shortcut = next(k for k, tracked in enumerate(road.tracked) if not tracked)
    start = road.starts[shortcut]
    for waypoint, need in ((start, 1), (start - 2, 3)):
        scene = Scene(map="beta").at(waypoint, 0)
        scene.t.march.begin(0, need, 1)
        assert refusal(scene.t, TAKE_SHORTCUT, 0, shortcut + 1, 0) is None
        scene.t.march.speed = need - 1
        reason = refusal(scene.t, TAKE_SHORTCUT, 0, shortcut + 1, 0)
        assert (reason.rule, reason.values["need"], reason.values["have"]) == (
            "LA-MOVE-04",
            need,
            need - 1,
        )


@pytest.mark.rule("LA-EXP-07")
def test_card_actions_stand_before_bonus_actions_among_the_choices():
    game = table(zone=["ruined-village", None, None, None, None], seat0={"damage": ["truck-1"]})
    game.play("explore 1 leader")
    verbs = [text.split()[0] for text in texts(game)]
    assert {"gather", "bonus"} <= set(verbs)
    assert verbs.index("bonus") > max(n for n, verb in enumerate(verbs) if verb == "gather")


@pytest.mark.rule("LA-MINE-04", "LA-RUL-81")
def test_the_object_drawn_for_a_mine_may_be_used_in_the_same_turn():
    game = table(
        mines=True,
        phase="movement",
        order=[1, 0],
        object_deck=["welding-torch"],
        seat0={"fuel": 1, "objects": ["mine"], "damage": ["truck-1"]},
        seat1={"fuel": 0},
    )
    game.play("drive-to 0 0 1 road", "lay-mine 0", seat=0)
    assert asked(game) == [(0, "after_move")]
    assert "use welding-torch" in texts(game)
