"""Phase 1: turns, sending survivors, food, passing."""

import pytest

from ashfall.games.last_aurora.things import FOOD

from .table import asked, cargo, crew, damage, kinds, table, texts, words

# Turns


@pytest.mark.rule("LA-EXP-02")
def test_the_phase_ends_at_once_when_nobody_has_an_active_survivor():
    game = table(
        3,
        seat0={"active": ["leader", "co-pilot"]},
        seat1={"rest": ["leader"]},
        seat2={"rest": ["leader"]},
    )
    game.play("pass co-pilot")
    assert asked(game) == [(0, "explore_or_pass")] or texts(game) == []
    assert "phase" in kinds(game)
    assert game.table.phase == 2 or asked(game) == [(0, "explore_or_pass")]
    while game.table.phase == 1:
        game.play("pass leader")
    assert game.table.phase > 1


@pytest.mark.rule("LA-EXP-03", "LA-RUL-110")
def test_with_active_survivors_one_explores_or_passes():
    game = table()
    assert asked(game) == [(0, "explore_or_pass")]
    assert {text.split()[0] for text in texts(game)} == {"explore", "pass"}
    assert game.why_not("end-turn") is not None, "there is no way to keep the survivors back"


@pytest.mark.rule("LA-EXP-04")
def test_one_card_that_is_no_enemy_is_explored():
    game = table(zone=["hermit", "war-wolves", "trader", None, None])
    assert [text for text in texts(game) if text.startswith("explore")] == [
        "explore 1 leader",
        "explore 1 co-pilot",
        "explore 3 leader",
        "explore 3 co-pilot",
    ]
    assert game.why_not("explore 2 leader").rule == "LA-EXP-13"
    assert game.why_not("explore 1 medic").rule == "LA-EXP-05"


@pytest.mark.rule("LA-EXP-05")
def test_the_skills_sent_must_reach_the_cost():
    game = table(zone=["hermit", "medic", None, None, "gunner"])
    game.play("explore 2 co-pilot")
    assert "recruit" not in texts(game)
    assert "feed co-pilot" in texts(game)
    game.play("send leader")
    assert "recruit" in texts(game)
    poor = table(
        zone=["hermit", None, None, None, "gunner"], seat0={"active": ["leader"], "food": 0}
    )
    reason = poor.why_not("explore 5 leader")
    assert (reason.rule, reason.values) == ("LA-EXP-05", {"need": 3, "have": 2})


@pytest.mark.rule("LA-EXP-06", "LA-ABL-03")
def test_more_survivors_than_needed_may_go_and_all_take_part():
    game = table(zone=["contaminated-warehouse", None, None, None, None], seat0={"fuel": 0})
    game.play("explore 1 leader", "send co-pilot", "gather left")
    assert texts(game) == ["contaminate leader", "contaminate co-pilot"]
    game.play("contaminate leader", "skip")
    assert crew(game, 0, "active") == []


@pytest.mark.rule("LA-EXP-07", "LA-BON-01")
def test_card_action_and_bonus_in_either_order_the_bonus_once_and_only_if_wanted():
    zone = ["ruined-village", None, None, None, None]
    hurt = {"damage": ["truck-1", "trailer1-1"], "fuel": 0}
    first = table(zone=zone, seat0=hurt)
    first.play("explore 1 leader", "bonus remove-damage-1", "repair truck-1")
    assert texts(first) == ["gather left", "gather right", "sift left", "sift right"], (
        "the card action is mandatory"
    )
    first.play("gather right")
    assert crew(first, 0, "rest") == ["leader"], "no second bonus"
    last = table(zone=zone, seat0=hurt)
    last.play("explore 1 leader", "gather right")
    assert texts(last) == ["bonus remove-damage-1", "skip"]
    last.play("skip")
    assert damage(last) == 2


@pytest.mark.rule("LA-EXP-08")
def test_a_bonus_resource_can_make_the_trader_possible():
    nothing = {"food": 0, "fuel": 0, "ammo": 0}
    game = table(zone=[None, None, None, "trader", None], seat0=nothing)
    game.play("explore 4 leader")
    starts = [text for text in texts(game) if not text.startswith(("send", "feed"))]
    assert starts == ["bonus food-for-damage", "bonus ammo-for-damage"]
    other = table(zone=["trader", None, None, None, None], seat0=nothing)
    assert other.why_not("explore 1 leader").rule == "LA-ENC-10"


@pytest.mark.rule("LA-EXP-09", "LA-SURV-04", "LA-ABL-05")
def test_survivors_used_lie_exhausted_the_leader_rests():
    game = table(zone=["hermit", None, None, None, None], seat0={"ammo": 0})
    game.play("explore 1 leader", "send co-pilot", "recruit")
    assert crew(game, 0, "exhausted") == ["co-pilot"]
    assert sorted(crew(game, 0, "rest")) == ["hermit", "leader"], "the Leader always rests"


@pytest.mark.rule("LA-EXP-10")
def test_a_card_taken_leaves_a_gap_that_closes_and_is_filled_at_position_5():
    zone = ["hermit", "medic", "gunner", "snowcat", "trader"]
    game = table(zone=zone, deck=["shipwreck"])
    game.play("explore 3 leader", "recruit")
    assert words(game, game.table.zone) == ["hermit", "medic", "snowcat", "trader", "shipwreck"]


@pytest.mark.rule("LA-EXP-11")
def test_a_location_with_tokens_left_stays_where_it_is():
    game = table(zone=["hermit", "abandoned-gas-station", "gunner", None, None], deck=["shipwreck"])
    game.play("explore 2 leader", "gather left")
    assert words(game, game.table.zone[:3]) == ["hermit", "abandoned-gas-station", "gunner"]
    assert game.view(0)["zone"][1]["left"] == {}


@pytest.mark.rule("LA-EXP-12")
@pytest.mark.parametrize(
    ("name", "verbs"),
    [
        ("ruined-village", {"gather", "sift"}),
        ("army-truck", {"build"}),
        ("roof-rack", {"fit"}),
        ("rusty-trailer", {"build"}),
        ("hermit", {"recruit"}),
        ("wanderers", {"help", "rob"}),
    ],
)
def test_the_kind_of_card_decides_the_action(name, verbs):
    game = table(zone=[name, None, None, None, None])
    game.play("explore 1 leader")
    found = {text.split()[0] for text in texts(game)} - {"send", "feed", "bonus"}
    assert found == verbs


@pytest.mark.rule("LA-EXP-14", "LA-PASS-03")
def test_who_passed_may_explore_later():
    game = table(seat1={"rest": ["leader"]})
    game.play("pass co-pilot")
    assert asked(game) == [(0, "explore_or_pass")]
    assert "explore 1 leader" in texts(game)


@pytest.mark.rule("LA-EXP-15", "LA-ITEM-08")
def test_a_turn_ends_after_food_and_objects():
    zone = ["rusty-trailer", None, None, None, None]
    game = table(zone=zone, seat0={"active": ["leader"], "objects": ["ration"]})
    game.play("explore 1 leader", "build")
    assert asked(game) == [(0, "end_turn")]
    assert texts(game) == ["use ration", "end-turn"]
    game.play("use ration")
    assert crew(game, 0, "active") == ["leader"]
    assert game.waiting()[0].seat == 1, "whoever is awake has another turn"


@pytest.mark.rule("LA-EXP-15", "LA-RUL-63")
@pytest.mark.parametrize("hand", [["ration"], ["welding-torch"]])
def test_who_has_an_active_survivor_uses_objects_in_the_next_turn(hand):
    zone = ["rusty-trailer", None, None, None, None]
    game = table(zone=zone, seat0={"objects": hand, "ammo": 0, "damage": ["trailer1-1"]})
    game.play("explore 1 leader", "build", "skip")
    assert game.waiting()[0].seat == 1, "whatever he holds"
    game.play("pass leader")
    assert asked(game) == [(0, "explore_or_pass")]
    assert f"use {hand[0]}" in texts(game)


@pytest.mark.rule("LA-EXP-15", "LA-RUL-63")
def test_nobody_is_asked_for_a_ration_when_all_of_them_lie_open():
    zone = ["rusty-trailer", None, None, None, None]
    seat = {"active": ["leader"], "objects": ["nitrous-oxide"]}
    asked_one = table(zone=zone, seat0=seat)
    asked_one.play("explore 1 leader", "build")
    assert asked(asked_one) == [(0, "end_turn")], "it could be a Ration"
    sure = table(zone=zone, seat0=seat, object_discard=["ration", "ration"])
    sure.play("explore 1 leader", "build")
    assert sure.waiting()[0].seat == 1


@pytest.mark.rule("LA-RUL-94")
def test_without_any_active_survivor_the_first_player_has_an_empty_turn():
    exhausted = {"exhausted": ["leader"]}
    game = table(seat0={**exhausted, "food": 1}, seat1={**exhausted, "food": 1}, order=[1, 0])
    assert asked(game) == [(1, "empty_pass")]
    game.play("end-turn")
    assert game.table.phase == 2


# Food


@pytest.mark.rule("LA-FOOD-01", "LA-RUL-92")
def test_food_is_used_before_or_after_the_action_never_in_between():
    game = table(
        zone=["ruined-village", None, None, None, None],
        seat0={
            "active": ["leader"],
            "exhausted": ["medic"],
            "damage": ["truck-1"],
            "food": 2,
            "ammo": 0,
        },
    )
    assert "recover medic" in texts(game)
    game.play("explore 1 leader", "gather right")
    assert texts(game) == ["bonus remove-damage-1", "skip"], "no food between card action and bonus"
    game.play("skip")
    assert "recover medic" in texts(game)


@pytest.mark.rule("LA-FOOD-02", "LA-EX-02", "LA-FOOD-04")
def test_two_food_on_the_co_pilot_reach_position_5():
    game = table(zone=[None, None, None, None, "hermit"], deck=["snowcat", "medic", "gunner", "orphan", "driver"],
        seat0={"food": 2, "ammo": 0, "fuel": 0},
    )  # fmt: skip
    supply = game.table.supply[FOOD]
    game.play("explore 5 co-pilot", "feed co-pilot")
    assert "recruit" not in texts(game)
    game.play("feed co-pilot")
    assert game.view(0)["convoys"][0]["crew"][1]["skill"] == 3
    game.play("recruit", "skip")
    assert game.table.supply[FOOD] == supply + 2
    assert crew(game, 0, "exhausted") == ["co-pilot"]


@pytest.mark.rule("LA-FOOD-02")
def test_a_food_moves_an_exhausted_survivor_to_rest():
    game = table(
        seat0={"active": ["leader", "orphan"], "exhausted": ["medic"], "food": 1, "ammo": 0}
    )
    game.play("recover medic")
    assert crew(game, 0, "rest") == ["medic"]
    assert cargo(game)["food"] == 0
    assert asked(game) == [(0, "explore_or_pass")], "the turn goes on"


@pytest.mark.rule("LA-FOOD-03")
def test_food_not_used_up_returns_at_the_end_of_the_turn():
    game = table(seat0={"damage": ["truck-1", "trailer1-1", "trailer1-2"], "fuel": 0, "ammo": 0})
    supply = game.table.supply[FOOD]
    game.play("feed leader", "pass co-pilot", "no-more-repairs")
    assert game.table.supply[FOOD] == supply + 1
    assert game.view(0)["convoys"][0]["crew"][0]["skill"] == 2


@pytest.mark.rule("LA-FOOD-05", "LA-REST-02")
def test_food_may_be_used_at_rest():
    game = table(
        phase="rest",
        seat0={"active": ["leader"], "exhausted": ["medic", "orphan"], "food": 1, "ammo": 0},
    )
    assert texts(game, 0) == ["recover medic", "recover orphan", "fed"]
    game.play("recover orphan", seat=0)
    assert set(crew(game, 0, "active")) == {"leader", "orphan"}
    assert crew(game, 0, "rest") == ["medic"]


@pytest.mark.rule("LA-FOOD-06", "LA-CON-06", "LA-RUL-84")
def test_food_on_a_survivor_keeps_him_alive_until_it_leaves():
    game = table(zone=["contaminated-warehouse", None, None, None, None], seat0={"food": 1})
    game.play("explore 1 co-pilot", "feed co-pilot")
    assert cargo(game)["food"] == 0, "food on a card is no longer in the convoy"
    game.play("gather right")
    assert "died" not in kinds(game)
    assert texts(game) == ["bonus remove-contamination-1-participant", "skip"]
    game.play("skip")
    assert "died" in kinds(game), "the food went when she was moved"
    cured = table(zone=["contaminated-warehouse", None, None, None, None], seat0={"food": 1})
    cured.play("explore 1 co-pilot", "feed co-pilot", "gather right")
    cured.play("bonus remove-contamination-1-participant")
    assert crew(cured, 0, "exhausted") == ["co-pilot"]


# Passing


@pytest.mark.rule("LA-PASS-01", "LA-PASS-02", "LA-EX-07")
def test_passing_rests_one_survivor_who_repairs_as_much_as_his_skill():
    game = table(
        seat0={
            "active": ["explorer", "orphan"],
            "damage": ["truck-1", "truck-3", "trailer1-1"],
            "ammo": 0,
            "food": 0,
        }
    )
    game.play("pass explorer", "repair-two truck-1 truck-3")
    assert damage(game) == 1
    assert crew(game, 0, "rest") == ["explorer"]
    assert crew(game, 0, "active") == ["orphan"]
    assert game.why_not("pass explorer") is not None


@pytest.mark.rule("LA-RUL-08")
def test_contamination_and_food_count_for_a_pass():
    hurt = ["truck-1", "truck-3", "trailer1-1"]
    weak = table(seat0={"damage": hurt, "contamination": {"leader": 1}, "ammo": 0, "food": 0})
    weak.play("pass leader", "repair truck-1")
    assert damage(weak) == 2
    fed = table(seat0={"damage": hurt, "ammo": 0})
    fed.play("feed leader", "pass leader", "repair-two truck-1 truck-3")
    assert texts(fed) == ["repair trailer1-1", "no-more-repairs"]
    fed.play("repair trailer1-1")
    assert damage(fed) == 0


@pytest.mark.rule("LA-PASS-04", "LA-ITEM-09")
def test_an_empty_pass_may_use_food_and_objects_and_then_explore():
    game = table(
        seat0={
            "rest": ["leader"],
            "exhausted": ["medic"],
            "objects": ["ration"],
            "ammo": 0,
            "food": 1,
        }
    )
    assert asked(game) == [(0, "empty_pass")]
    assert set(texts(game)) == {"end-turn", "recover medic", "use ration"}
    game.play("recover medic", "use ration", "wake medic")
    assert asked(game) == [(0, "explore_or_pass")]
    assert "explore 1 medic" in texts(game)


@pytest.mark.rule("LA-GEN-10")
def test_up_to_means_any_number():
    seat = {"damage": ["truck-1", "truck-3", "truck-4"], "ammo": 0, "food": 0}
    for choice, left in (
        ("no-more-repairs", 3),
        ("repair truck-3", 2),
        ("repair-two truck-1 truck-3", 1),
    ):
        game = table(seat0=seat)
        game.play("pass leader", choice)
        assert damage(game) == left
        assert game.waiting()[0].seat == 1


@pytest.mark.rule("LA-GEN-10", "LA-PLC-09")
def test_every_pair_of_repairs_is_offered_once():
    game = table(seat0={"damage": ["truck-1", "truck-2", "truck-3"], "ammo": 0, "food": 0})
    game.play("pass leader")
    box = game.table.box
    truck = game.table.convoys[0].cards[0]
    kinds_of = [box.slot_types[truck][place] for place in range(3)]
    pairs = [text.split()[1:] for text in texts(game) if text.startswith("repair-two")]
    found = [tuple(sorted(kinds_of[int(slot[-1]) - 1] for slot in pair)) for pair in pairs]
    assert len(found) == len(set(found)) == 2 if len(set(kinds_of)) == 2 else 3
    assert game.why_not("repair-two truck-1 truck-1").rule == "LA-PLC-09"
    assert game.why_not("repair-two truck-1 trailer1-1").rule == "LA-PLC-09"


@pytest.mark.rule("LA-EX-06", "LA-BON-06")
def test_bonus_first_makes_room_for_the_resources():
    game = table(
        zone=[None, None, "ruined-village", None, None],
        seat0={"damage": ["truck-3", "truck-4"], "food": 1, "fuel": 1, "ammo": 0},
    )
    assert game.view(0)["convoys"][0]["free"] == 0
    game.play(
        "explore 3 leader",
        "bonus remove-damage-2",
        "repair-two truck-3 truck-4",
        "gather left",
    )
    assert cargo(game) == {"survivor": 2, "food": 3, "fuel": 1, "ammo": 0}
    assert crew(game, 0, "rest") == ["leader"]


@pytest.mark.rule("LA-RUL-10")
def test_the_total_is_checked_once():
    game = table(
        zone=[None, "contaminated-warehouse", None, None, None],
        seat0={"active": ["leader", "medic"], "contamination": {"leader": 1}, "food": 0},
    )
    game.play("explore 2 leader", "gather left", "contaminate medic")
    assert "gained" in kinds(game)
    assert cargo(game)["fuel"] == 2


@pytest.mark.rule("LA-FOOD-02", "LA-FOOD-06")
def test_who_can_decontaminate_may_feed_anybody_against_what_the_turn_may_bring():
    tired = {"active": ["leader", "orphan"], "exhausted": ["medic"], "ammo": 0}
    game = table(seat0={**tired, "objects": ["decontamination-iv"]})
    fed = [text for text in texts(game) if text.startswith("feed")]
    assert fed == ["feed leader", "feed orphan", "feed medic"]
    without = table(seat0={**tired, "objects": ["nitrous-oxide"]})
    assert not [text for text in texts(without) if text.startswith("feed")], (
        "food alone only delays a death"
    )
