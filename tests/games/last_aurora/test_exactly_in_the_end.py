"""What is left when a rule has done its work: nothing owed, nothing counted twice, each thing in its order."""

from shutil import copytree

import pytest

from ashfall.engine.errors import BadData
from ashfall.games.last_aurora import (
    TITLE,
    attack,
    automa,
    automa_effects,
    combat,
    crew,
    elimination,
    exploration,
    hits,
    loot,
    movement,
    repair,
    travel,
)
from ashfall.games.last_aurora.box import Box, read_files
from ashfall.games.last_aurora.things import AMMO, ANYWHERE, NONE, OBJECT

from .scene import BOX, Scene, armed, card, fire, refusal
from .solo import Solo
from .table import asked, table, texts
from .test_box import DATA

BOUNDS = {
    "base_speed": (0, 9),
    "catch_up_distance": (1, 40),
    "catch_up_amount": (0, 9),
    "max_survivors": (1, 6),
}
"""Of the numbers of the Automa's board."""


@pytest.mark.parametrize("field", BOUNDS)
def test_numbers_of_the_automas_board_have_bounds(tmp_path, field):
    copytree(DATA, tmp_path / "data")
    path = tmp_path / "data" / "automa.toml"
    lines = path.read_text("utf-8").splitlines()
    [place] = [i for i, line in enumerate(lines) if line.startswith(f"{field} =")]
    low, high = BOUNDS[field]
    for value in (low - 1, low, high, high + 1):
        lines[place] = f"{field} = {value}"
        path.write_text("\n".join(lines) + "\n", "utf-8")
        if low <= value <= high:
            Box(read_files(tmp_path / "data"))
        else:
            with pytest.raises(BadData, match=f"{field} must be a whole number {low}–{high}"):
                Box(read_files(tmp_path / "data"))


# The Automa


@pytest.mark.rule("LA-AUT-30", "LA-AUT-33")
def test_the_first_location_of_the_list_is_a_location_like_the_others():
    scene = Solo().zone("-", "contaminated-warehouse").stack(114).run((automa.automa_turn,))
    assert card("contaminated-warehouse") == 0
    assert scene.told("automa_acts")["position"] == 2


@pytest.mark.rule("LA-AUT-51", "LA-RUL-104")
@pytest.mark.parametrize(("supply", "takes"), [(1, True), (0, False)])
def test_the_automa_takes_a_counter_while_the_supply_has_one(supply, takes):
    scene = Solo().at(0, 0)
    scene.automa.waypoint = 3
    scene.t.special[3], scene.t.supply[AMMO] = AMMO, supply
    automa.automa_special_waypoint(scene.t)
    assert bool(scene.events("counter_taken")) is takes
    assert (scene.t.special[3] == NONE) is takes


@pytest.mark.rule("LA-AUT-09", "LA-RUL-115")
def test_the_discarded_action_cards_are_shuffled_before_they_are_drawn_again():
    scene, orders = Solo(), set()
    for _ in range(8):
        every = sorted(scene.automa.deck + scene.automa.stack + scene.automa.discard)
        scene.automa.deck, scene.automa.stack, scene.automa.discard = [], [], every
        scene.automa.survivors = 4
        automa.automa_prepares(scene.t)
        orders.add(tuple(scene.automa.stack))
    assert len(orders) > 1, "always in the order in which they were put away"


@pytest.mark.rule("LA-AUT-44", "LA-RUL-54")
def test_contaminated_survivors_count_when_the_automa_chooses_of_an_ambush():
    scene = Solo()
    scene.automa.survivors, scene.automa.sick = 1, 1
    automa_effects.automa_ambush(scene.t, card("last-howl"))
    assert scene.events("automa_contaminated")
    assert not scene.events("automa_damaged")


# The set-up


@pytest.mark.rule("LA-SET-07")
def test_which_extra_cards_are_kept_is_chance():
    found = set()
    for seed in range(8):
        t = TITLE.set_up(BOX, TITLE.checked_settings({"players": 2}), seed)
        found.add(frozenset(BOX.extra_cards & {*t.boxed}))
    assert len(found) > 1, "the same ones stay in the box with every seed"


# Exploration


@pytest.mark.rule("LA-RUL-08", "LA-PASS-02")
@pytest.mark.parametrize(("harm", "offered"), [(2, False), (3, True)])
def test_before_a_pass_food_is_offered_only_where_it_mends_more(harm, offered):
    slots = ["truck-1", "truck-3", "truck-4"][:harm]
    game = table(seat0={"active": ["leader"], "food": 1, "damage": slots})
    assert ("feed leader" in texts(game, 0) + texts(game)) is offered, "the Leader mends two"
    leader = game.table.convoys[0].active[0]
    feed = exploration.FEED.of(exploration.BEFORE)
    reason = refusal(game.table, feed, 0, leader)
    assert (reason is None) is offered
    assert offered or reason.rule == "LA-RUL-08"


@pytest.mark.rule("LA-EXP-08", "LA-FOOD-04")
@pytest.mark.parametrize(("food", "offered"), [(1, False), (2, True)])
def test_the_last_resource_for_the_trader_is_not_eaten(food, offered):
    game = table(
        zone=["trader", None, None, None, None],
        seat0={"active": ["co-pilot"], "food": food, "fuel": 0, "ammo": 0},
    )
    game.play("explore 1 co-pilot")
    assert ("feed co-pilot" in texts(game)) is offered


@pytest.mark.rule("LA-GEN-10", "LA-ITEM-06")
def test_after_a_cure_nothing_is_owed():
    scene = Scene().crew(active="leader co-pilot")
    patient = scene.convoy().active[0]
    scene.t.contamination[patient] = 1
    scene.run((crew.cure, 0, 2, 0)).play("decontaminate leader")
    assert scene.through
    assert scene.convoy().owed_cure == 0


@pytest.mark.rule("LA-BON-05")
def test_the_bonus_of_position_2_takes_off_two_counters_and_no_third():
    game = table(
        zone=[None, "snowcat", None, None, None],
        seat0={"active": ["leader"], "food": 2, "contamination": {"leader": 1}},
    )
    t = game.table
    leader = t.convoys[0].active[0]
    t.contamination[leader], t.antifreeze[leader] = 3, 3
    game.play("explore 2 leader", "bonus remove-contamination-2-participants")
    for _ in range(2):
        if asked(game)[0][1] == "decontaminate":
            game.play("decontaminate leader")
    assert t.contamination[leader] == 1


# Damage and repair


@pytest.mark.rule("LA-PLC-06")
def test_when_all_damage_is_placed_none_is_owed():
    scene = Scene().cargo().run((hits.place_damage, 0, ANYWHERE, 1)).play("damage truck-1")
    assert scene.through
    assert scene.convoy().owed_damage == 0


@pytest.mark.rule("LA-PLC-07", "LA-RUL-91")
def test_food_under_damage_in_the_fire_phase_goes_to_the_supply():
    scene = Scene().cargo(food=1).arrange(0, truck_3="food", trailer1_1="survivor")
    before = scene.t.supply[0]
    fire(scene, (hits.place_damage, 0, ANYWHERE, 1)).play("damage truck-3")
    assert scene.through
    assert scene.convoy().food == 0
    assert scene.t.supply[0] == before + 1
    assert scene.told("token_lost")["token"] == 0


@pytest.mark.rule("LA-GEN-10")
def test_two_at_a_time_are_mended_only_where_two_may_be():
    scene = Scene().cargo().damage(0, "truck-1", "truck-3")
    pair = repair.pairs_to_mend(scene.t, 0)[0]
    scene.convoy().owed_repair = 1
    assert refusal(scene.t, repair.MEND_TWO, 0, *pair).rule == "LA-GEN-10"
    scene.convoy().owed_repair = 2
    assert refusal(scene.t, repair.MEND_TWO, 0, *pair) is None


# The road


@pytest.mark.rule("LA-BETA-20", "LA-BETA-21")
def test_the_avalanche_comes_down_behind_the_damage_of_its_shortcut():
    scene = Scene(map="beta").cargo().at(5, 0)
    scene.t.march.begin(0, 1, 1)
    scene.run((travel.travel, 0)).play("take-shortcut 2 road").finish()
    told = [e.kind for e in scene.heard if e.kind in ("damaged", "avalanche", "shortcut_taken")]
    assert told == ["shortcut_taken", "damaged", "damaged", "avalanche"]


@pytest.mark.rule("LA-RUL-81", "LA-WAY-03")
def test_an_object_from_the_road_may_be_used_at_once():
    game = table(
        phase="movement",
        order=[1, 0],
        special={1: OBJECT},
        object_deck=["welding-torch"],
        seat0={"fuel": 1, "damage": ["truck-1"]},
        seat1={"fuel": 0},
    )
    game.play("drive-to 0 0 1 road", "take-counter", seat=0)
    assert asked(game) == [(0, "after_move")]
    assert "use welding-torch" in texts(game)


@pytest.mark.rule("LA-MOVE-03")
def test_all_fuel_but_one_can_make_the_convoy_faster():
    scene = Scene().cargo(fuel=2).at(0, 0)
    assert {fuel for fuel, _ in movement.DRIVE.members(scene.t, 0)} == {0, 1, 2}
    assert refusal(scene.t, movement.DRIVE, 0, 1, 0) is None
    reason = refusal(scene.t, movement.DRIVE, 0, 2, 0)
    assert (reason.rule, reason.values) == ("LA-MOVE-03", {"need": 3, "have": 2})


# Fire


@pytest.mark.rule("LA-CF-03", "LA-ITEM-01", "LA-ITEM-07")
@pytest.mark.parametrize(
    ("hand", "asks"), [(("welding-torch",), False), (("welding-torch", "ration"), True)]
)
def test_a_weapon_is_mended_for_a_shot_only_with_another_card_to_shoot_with(hand, asks):
    """Without ammo only Incendiary Ammo could fire the mended weapon: a second card is needed for that."""
    scene = armed(ammo=0).objects(0, *hand).damage(0, "truck-1")
    scene.enemy("war-wolves", 0)
    fire(scene, (combat.start_fire_turn, 0))
    assert (scene.asked == "fire_turn") is asks


@pytest.mark.rule("LA-DEF-04")
def test_an_object_that_is_owed_is_drawn_once():
    scene = Scene()
    scene.convoy().owed_objects = 1
    scene.run((loot.hand_out_spoils,), (loot.hand_out_spoils,)).finish()
    assert len(scene.convoy().objects) == 1
    assert scene.convoy().owed_objects == 0


@pytest.mark.rule("LA-ELIM-01", "LA-ELIM-02")
def test_nothing_is_owed_to_or_by_whoever_is_out():
    scene = Scene(3)
    out = scene.convoy()
    out.owed_damage = out.owed_repair = out.owed_cure = 1
    out.owed_contamination = out.owed_objects = 1
    enemy = scene.enemy("war-wolves", 0)
    enemy.circles = [0, 1, NONE, NONE]
    elimination.eliminate(scene.t, 0)
    owed = (out.owed_damage, out.owed_repair, out.owed_cure)
    assert (*owed, out.owed_contamination, out.owed_objects) == (0, 0, 0, 0, 0)
    assert out.targets == 0
    assert enemy.circles == [1, NONE, NONE, NONE]


@pytest.mark.rule("LA-CF-12", "LA-GEN-04")
def test_each_side_has_two_target_counters():
    scene = Solo()
    assert [attack.free_targets(scene.t, side) for side in (0, 1)] == [2, 2]


@pytest.mark.rule("LA-BETA-14", "LA-BON-08")
def test_fuel_for_a_counter_comes_with_exactly_one_counter():
    game = table(
        zone=[None, None, None, None, "snowcat"],
        seat0={"active": ["leader", "co-pilot"], "food": 0, "fuel": 0, "ammo": 0},
    )
    game.play("explore 5 leader", "bonus fuel-for-contamination")
    game.play("contaminate leader")
    assert game.table.convoys[0].fuel == 1
    assert sum(game.table.contamination) == 1
