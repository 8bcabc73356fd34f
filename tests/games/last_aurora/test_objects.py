"""Objects and the fame track (LA-OBJ, LA-ITEM, LA-FAME)."""

import pytest

from ashfall.games.last_aurora import TITLE, fame, hits, objects
from ashfall.games.last_aurora.contamination import contaminate
from ashfall.games.last_aurora.things import ANYWHERE

from .table import asked, card, damage, kinds, sound, table, texts
from .table import crew as zone_of


def hand(game, seat=0):
    return game.view(seat)["convoys"][seat]["objects"]


def contamination(game, seat=0):
    return {
        c["card"]: c["contamination"]
        for c in game.view(seat)["convoys"][seat]["crew"]
        if c["contamination"]
    }


def fame_of(game, seat=0):
    return game.view(seat)["convoys"][seat]["fame"]


# Cards


@pytest.mark.rule("LA-OBJ-01", "LA-OBJ-05", "LA-MINE-02")
@pytest.mark.parametrize("drawn", ["hazmat-suit", "mine"])
def test_a_drawn_object_is_seen_by_its_owner_only_but_counted_by_all(drawn):
    game = table(3, mines=True, object_deck=[drawn], phase=((objects.draw_objects, 1, 1),))
    assert hand(game, 1) == [drawn]
    for viewer in (0, 2, None):
        shown = game.view(viewer)["convoys"][1]
        assert shown["objects"] is None
        assert shown["object_count"] == 1
    told = [(e.kind, e.seats) for _, e in game.events if e.kind.startswith("drew")]
    assert told == [("drew_object", 0xFF), ("drew_this_object", 2)]


@pytest.mark.rule("LA-GEN-10", "LA-ITEM-06")
@pytest.mark.parametrize("count", [0, 1, 2])
def test_any_number_of_the_counters_may_be_taken_off(count):
    seat = {"objects": ["decontamination-iv"], "contamination": {"leader": 1, "bounty-hunter": 2}}
    game = table(seat0={"active": ["leader", "bounty-hunter"], "food": 0, "ammo": 0, **seat})
    game.play("use decontamination-iv", *["decontaminate bounty-hunter"] * count)
    if count < 2:
        game.play("no-more-cures")
    assert asked(game) == [(0, "explore_or_pass")]
    assert sum(game.table.contamination) == 3 - count


@pytest.mark.rule("LA-GEN-10", "LA-ITEM-07")
@pytest.mark.parametrize("choices", [
    ["no-more-repairs"], ["repair truck-1"], ["repair-two truck-1 truck-3", "no-more-repairs"],
    ["repair-two truck-1 truck-3", "repair truck-4"],
])  # fmt: skip
def test_any_number_of_the_damage_may_be_repaired(choices):
    hurt = ["truck-1", "truck-3", "truck-4", "trailer1-1"]
    game = table(seat0={"objects": ["welding-torch"], "damage": hurt, "food": 0, "ammo": 0})
    game.play("use welding-torch", *choices)
    assert asked(game) == [(0, "explore_or_pass")]
    assert damage(game) == 4 - sum(choice.count(" ") for choice in choices)


@pytest.mark.rule("LA-OBJ-02", "LA-MINE-02")
def test_a_mine_counts_towards_the_limit():
    seat = {"objects": ["ration", "nitrous-oxide", "incendiary-ammo"], "ammo": 0}
    phase = ((objects.draw_objects, 0, 1),)
    game = table(mines=True, object_deck=["mine"], seat0=seat, phase=phase)
    assert asked(game) == [(0, "object_limit")]
    assert "discard mine" in texts(game)


@pytest.mark.rule("LA-OBJ-02")
def test_with_a_fourth_object_one_goes_or_is_used_at_once():
    seat = {
        "objects": ["ration", "nitrous-oxide", "incendiary-ammo"],
        "damage": ["truck-1"],
        "ammo": 0,
    }
    game = table(object_deck=["welding-torch"], seat0=seat, phase=((objects.draw_objects, 0, 1),))
    assert asked(game) == [(0, "object_limit")]
    assert texts(game) == [
        "discard ration", "discard incendiary-ammo", "discard nitrous-oxide", "discard welding-torch",
        "use welding-torch",
    ]  # fmt: skip
    used = game.clone()
    used.play("use welding-torch", "repair truck-1")
    assert len(hand(used)) == 3
    game.play("discard ration")
    assert "ration" in game.view(1)["decks"]["object_discard"]
    assert hand(game) == ["incendiary-ammo", "nitrous-oxide", "welding-torch"]


@pytest.mark.rule("LA-OBJ-03")
def test_an_empty_object_deck_is_made_new_from_the_discards():
    game = table(play=False, object_discard=["ration"])
    t = game.table
    t.gone += t.object_deck
    t.object_deck = []
    objects.draw_objects(t, 0, 2)
    t.then((objects.keep_to_limit, 0))
    while t.root.steps:
        step = t.root.steps.pop()
        step[0](t, *step[1:])
    assert [t.box.words[c] for c in t.convoys[0].objects] == ["ration"], (
        "and then there is none to draw"
    )


@pytest.mark.rule("LA-OBJ-04")
def test_an_object_is_used_in_its_phase_in_the_own_turn_and_discarded():
    game = table(
        seat0={
            "objects": ["welding-torch", "nitrous-oxide", "incendiary-ammo"],
            "damage": ["truck-1"],
            "ammo": 0,
        },
        seat1={"objects": ["ration"], "rest": ["leader"], "active": ["co-pilot"]},
    )
    assert [text for text in texts(game) if text.startswith("use")] == ["use welding-torch"]
    assert [w.seat for w in game.waiting()] == [0], "not in the turn of another"
    game.play("use welding-torch", "repair truck-1")
    assert "welding-torch" in game.view(1)["decks"]["object_discard"]


@pytest.mark.rule("LA-RUL-35")
def test_an_object_of_the_phase_may_be_used_at_the_limit_in_the_fire_phase():
    seat = {
        "objects": ["ration", "nitrous-oxide", "decontamination-iv"],
        "rest": ["leader"],
        "active": ["co-pilot"],
    }
    game = table(object_deck=["incendiary-ammo"], seat0=seat, phase=((objects.draw_objects, 0, 1),))
    assert [text for text in texts(game) if text.startswith("use")] == ["use ration"]


# Effects


@pytest.mark.rule("LA-ITEM-03", "LA-RUL-11")
def test_antifreeze_lifts_a_skill_to_3_until_the_end_of_the_phase():
    game = table(
        zone=[None, None, None, None, "hermit"], deck=["snowcat"], seat1={"rest": ["leader"]},
        seat0={"objects": ["antifreeze-capsules"], "contamination": {"leader": 1}, "food": 1, "ammo": 0},
    )  # fmt: skip
    game.play("use antifreeze-capsules", "warm leader")
    leader = game.view(0)["convoys"][0]["crew"][0]
    assert (leader["skill"], leader["antifreeze"]) == (3, 2)
    game.play("explore 5 leader", "feed leader")
    assert game.view(0)["convoys"][0]["crew"][0]["skill"] == 4, "food adds to it"
    game.play("recruit", "skip")
    while game.table.phase == 1:
        game.play(next(text for text in texts(game) if text.startswith(("pass", "end-turn"))))
    assert game.view(0)["convoys"][0]["crew"][0]["antifreeze"] == 0


@pytest.mark.rule("LA-RUL-11")
def test_whoever_lived_only_by_antifreeze_dies_when_it_goes():
    game = table(
        zone=["contaminated-warehouse", None, None, None, None],
        seat0={"objects": ["antifreeze-capsules"], "fuel": 0},
        seat1={"rest": ["leader"]},
    )
    game.play(
        "use antifreeze-capsules",
        "warm co-pilot",
        "explore 1 co-pilot",
        "gather right",
        "skip",
    )
    assert game.view(0)["convoys"][0]["crew"][-1]["skill"] == 2
    assert "died" not in kinds(game)
    while game.table.phase == 1:
        game.play(next(text for text in texts(game) if text.startswith(("pass", "end-turn"))))
    assert "died" in kinds(game)


@pytest.mark.rule("LA-RUL-11")
def test_antifreeze_does_nothing_for_skill_3():
    game = table(
        seat0={"active": ["bounty-hunter", "leader"], "objects": ["antifreeze-capsules"], "food": 0}
    )
    game.play("use antifreeze-capsules")
    assert game.view(0)["convoys"][0]["crew"][1]["skill"] == 3, "the Leader, the only one below 3"


@pytest.mark.rule("LA-ITEM-04")
def test_the_hazmat_suit_ignores_a_counter_from_any_source():
    game = table(seat0={"objects": ["hazmat-suit"]}, phase=((contaminate, 0, 1, 0),))
    assert texts(game) == ["contaminate leader", "contaminate co-pilot", "use hazmat-suit"]
    game.play("use hazmat-suit")
    assert contamination(game) == {}
    assert "hazmat-suit" in game.view(1)["decks"]["object_discard"]
    two = table(seat0={"objects": ["hazmat-suit"]}, phase=((contaminate, 0, 2, 0),))
    two.play("use hazmat-suit", "contaminate leader")
    assert contamination(two) == {"leader": 1}, "1 counter only"
    assert game.why_not("use hazmat-suit") is not None


def test_whether_somebody_is_asked_about_contamination_does_not_depend_on_the_hidden_hand():
    for name in ("hazmat-suit", "nitrous-oxide"):
        game = table(
            seat0={"active": ["leader"], "objects": [name]},
            phase=((contaminate, 0, 1, 0),),
        )
        assert asked(game) == [(0, "contaminate")]


@pytest.mark.rule("LA-ITEM-06")
def test_decontamination_removes_up_to_two_counters():
    game = table(seat0={
        "active": ["bounty-hunter", "leader"], "rest": ["medic"], "objects": ["decontamination-iv"], "food": 0,
        "contamination": {"bounty-hunter": 2, "medic": 1},
    })  # fmt: skip
    game.play("use decontamination-iv", "decontaminate medic", "decontaminate bounty-hunter")
    assert contamination(game) == {"bounty-hunter": 1}


@pytest.mark.rule("LA-ITEM-07")
def test_a_welding_torch_removes_up_to_three_damage():
    hurt = ["truck-1", "truck-3", "trailer1-1", "trailer1-2"]
    game = table(
        seat0={"damage": hurt, "objects": ["welding-torch"], "food": 0, "fuel": 0, "ammo": 0}
    )
    game.play("use welding-torch", "repair-two truck-1 truck-3", "repair trailer1-1")
    assert damage(game) == 1
    assert asked(game) == [(0, "explore_or_pass")]


@pytest.mark.rule("LA-ITEM-08", "LA-RUL-74")
def test_a_ration_wakes_one_survivor_and_only_one_ration_per_phase():
    game = table(
        seat0={
            "rest": ["hermit", "medic"],
            "active": ["leader"],
            "objects": ["ration", "ration"],
            "food": 0,
        }
    )
    game.play("use ration", "wake hermit")
    assert zone_of(game, 0, "active") == ["leader", "hermit"]
    assert not [text for text in texts(game) if text.startswith("use")]


@pytest.mark.rule("LA-RUL-39", "LA-EVT-03")
def test_objects_answer_when_an_effect_hits_its_owner():
    seat = {
        "objects": ["welding-torch", "ration"],
        "damage": ["truck-1"],
        "ammo": 0,
        "rest": ["leader"],
        "active": ["co-pilot"],
    }
    game = table(seat0=seat, phase=((hits.place_damage, 0, ANYWHERE, 1),))
    assert {"use welding-torch", "use ration"} <= set(texts(game))
    game.play("use welding-torch", "repair truck-1")
    assert asked(game) == [(0, "damage")], "then the damage comes"
    game.play("damage truck-1")
    assert damage(game) == 1


@pytest.mark.rule("LA-RUL-92")
def test_inside_an_action_only_the_hazmat_suit_can_be_used():
    game = table(
        zone=["helicopter-wreck", None, None, None, None],
        seat0={"objects": ["welding-torch"], "damage": ["truck-1"], "ammo": 0, "fuel": 0},
    )
    game.play("explore 1 leader", "gather left")
    assert asked(game) == [(0, "damage")]
    assert "use welding-torch" not in texts(game)
    game.play("damage truck-2")
    assert "use welding-torch" in texts(game), "between card action and bonus it may"
    sick = table(
        zone=["contaminated-hospital", None, None, None, None],
        seat0={
            "objects": ["decontamination-iv", "nitrous-oxide", "ration"],
            "fuel": 0,
            "ammo": 0,
            "food": 0,
        },
        object_deck=["incendiary-ammo"],
    )
    sick.play("explore 1 co-pilot", "gather left", "contaminate co-pilot")
    assert asked(sick) == [(0, "object_limit")]
    assert "use decontamination-iv" not in texts(sick), (
        "a deadly counter cannot be taken off before the death"
    )


# Fame


@pytest.mark.rule("LA-FAME-01", "LA-RUL-32")
def test_the_track_runs_from_minus_1_to_5():
    assert (TITLE.box().least_fame, TITLE.box().most_fame) == (-1, 5)
    game = table(phase=((fame.gain_fame, 0, 9), (fame.lose_fame, 1, 1)), seat0={"fame": 4})
    assert fame_of(game) == 5
    assert fame_of(game, 1) == -1


@pytest.mark.rule("LA-FAME-02", "LA-RUL-31")
def test_fame_beyond_the_top_may_repair():
    game = table(
        phase=((fame.gain_fame, 0, 2),),
        seat0={"fame": 4, "damage": ["truck-1", "truck-3"], "ammo": 0},
    )
    assert fame_of(game) == 5
    assert texts(game) == ["repair truck-1", "repair truck-3", "no-more-repairs"]
    game.play("repair truck-3")
    assert damage(game) == 1, "one step up, one repair"


@pytest.mark.rule("LA-FAME-03")
def test_fame_below_the_bottom_is_damage():
    game = table(phase=((fame.lose_fame, 0, 2),))
    assert fame_of(game) == -1
    assert asked(game) == [(0, "damage")]
    game.play("damage truck-1")
    assert damage(game) == 1
    assert sound(game)


@pytest.mark.rule("LA-FAME-04")
def test_fame_is_public_and_scored():
    game = table(seat0={"fame": -1}, seat1={"fame": 4})
    assert [c["fame"] for c in game.view(None)["convoys"]] == [-1, 4]
    assert dict(game.score_sheet())["fame_track"] == [-1, 4]


def test_words_of_objects():
    assert card("hazmat-suit") == 85
