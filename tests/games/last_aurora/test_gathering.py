"""Phase 1: gathering and recruiting."""

import pytest

from ashfall.games.last_aurora.things import FOOD, SURVIVOR

from .table import asked, cargo, crew, damage, kinds, sound, table, texts

# Gathering


@pytest.mark.rule("LA-GATH-01", "LA-RUL-69")
def test_effect_then_tokens_then_objects_then_the_check():
    game = table(
        zone=["helicopter-wreck", None, None, None, None],
        seat0={"active": ["leader"]},
        object_deck=["ration"],
    )
    game.play("explore 1 leader", "gather right")
    assert asked(game) == [(0, "damage")]
    assert game.view(0)["zone"][0]["right"] == {"ammo": 1, "object": 1}, (
        "nothing is taken before the effect"
    )
    game.play("damage truck-1")
    told = [kind for kind in kinds(game) if kind in ("damaged", "gained", "drew_object")]
    assert told == ["damaged", "gained", "drew_object"]


@pytest.mark.rule("LA-GATH-02")
def test_a_location_without_effect_just_gives():
    game = table(zone=["ruined-village", None, None, None, None], seat0={"food": 0, "fuel": 0})
    game.play("explore 1 leader", "gather left")
    assert cargo(game)["food"] == 2
    assert damage(game) == 0


@pytest.mark.rule("LA-GATH-03", "LA-RUL-68", "LA-RUL-12")
def test_a_location_can_damage_any_slot():
    game = table(zone=["helicopter-wreck", None, None, None, None], seat0={"fuel": 0, "ammo": 0})
    game.play("explore 1 leader", "gather left")
    slots = [text for text in texts(game) if text.startswith("damage")]
    assert slots == ["damage truck-1", "damage truck-2", "damage truck-3", "damage trailer1-1"]
    game.play("damage trailer1-1")
    assert damage(game) == 1
    assert cargo(game) == {"survivor": 2, "food": 2, "fuel": 0, "ammo": 1}, (
        "tokens were moved out of the way"
    )


@pytest.mark.rule("LA-GATH-04", "LA-CON-01", "LA-BON-03")
def test_a_location_can_contaminate_a_participant():
    game = table(zone=["contaminated-warehouse", None, None, None, None])
    game.play("explore 1 leader", "gather right")
    leader = game.view(0)["convoys"][0]["crew"][0]
    assert (leader["contamination"], leader["skill"]) == (1, 1), "only the Leader took part"


@pytest.mark.rule("LA-GATH-05")
def test_a_location_can_cost_fame():
    game = table(
        zone=["looted-supermarket", None, None, None, None], seat0={"fame": 2, "food": 0, "fuel": 0}
    )
    game.play("explore 1 leader", "gather left")
    assert game.view(0)["convoys"][0]["fame"] == 1


@pytest.mark.rule("LA-GATH-06")
def test_only_a_block_with_tokens_can_be_chosen_and_all_of_it_is_taken():
    game = table(
        zone=["refugee-camp", None, None, None, None], tokens={1: ("", "fuel food ammo")},
        seat0={"food": 0, "fuel": 0, "ammo": 0},
    )  # fmt: skip
    game.play("explore 1 leader")
    assert "gather left" not in texts(game)
    assert game.why_not("gather left").rule == "LA-GATH-06"
    game.play("gather right")
    assert cargo(game) == {"survivor": 2, "food": 1, "fuel": 1, "ammo": 1}


@pytest.mark.rule("LA-GATH-07", "LA-PLC-14", "LA-PLC-02")
def test_resources_may_be_declined_or_make_room():
    game = table(zone=["refugee-camp", None, None, None, None], seat0={"fame": 3, "food": 0})
    supply = list(game.table.supply)
    game.play("explore 1 leader", "sift right", "decline food", "decline ammo", "keep")
    assert cargo(game) == {"survivor": 2, "food": 0, "fuel": 2, "ammo": 1}
    assert game.table.supply[FOOD] == supply[FOOD] + 1
    full = table(
        zone=["refugee-camp", None, None, None, None], seat0={"fame": 3, "food": 2, "fuel": 1}
    )
    full.play("explore 1 leader", "gather left")
    assert texts(full) == [
        "lose food",
        "lose fuel",
        "lose ammo",
        "give-up leader",
        "give-up co-pilot",
    ]
    full.play("lose food", "lose ammo")
    assert cargo(full) == {"survivor": 2, "food": 1, "fuel": 3, "ammo": 0}
    assert sound(full)


@pytest.mark.rule("LA-RUL-06")
def test_tokens_cannot_be_thrown_away_at_will():
    game = table()
    assert not [text for text in texts(game) if text.startswith(("lose", "decline", "return"))]
    assert game.why_not("lose food") is not None


@pytest.mark.rule("LA-GATH-08", "LA-OBJ-01")
def test_object_tokens_become_object_cards():
    game = table(
        zone=["fuel-depot", None, None, None, None],
        seat0={"fuel": 0, "ammo": 0},
        object_deck=["welding-torch"],
    )
    tokens = game.table.supply[3]
    game.play("explore 1 leader", "gather right", "damage truck-1")
    assert game.view(0)["convoys"][0]["objects"] == ["welding-torch"]
    assert game.table.supply[3] == tokens + 1


@pytest.mark.rule("LA-GATH-09", "LA-RUL-05")
def test_a_location_without_resources_is_discarded_and_its_objects_go_to_the_supply():
    game = table(
        zone=["helicopter-wreck", None, None, None, None], tokens={1: ("food", "object")},
        seat0={"fuel": 0, "ammo": 0},
    )  # fmt: skip
    tokens = game.table.supply[3]
    game.play("explore 1 leader", "gather left", "damage truck-1")
    assert "helicopter-wreck" in game.view(0)["decks"]["discard"]
    assert game.table.supply[3] == tokens + 1
    empty = table(
        zone=["helicopter-wreck", None, None, None, None],
        tokens={1: ("", "object")},
        object_deck=["ration"],
    )
    empty.play("explore 1 leader")
    assert [text for text in texts(empty) if text.startswith("gather")] == ["gather right"]
    empty.play("gather right", "damage truck-1")
    assert "helicopter-wreck" in empty.view(0)["decks"]["discard"]
    assert empty.view(0)["convoys"][0]["objects"] == ["ration"]


@pytest.mark.rule("LA-RUL-02")
def test_a_location_without_any_token_can_be_explored_once_for_nothing():
    game = table(
        zone=["fuel-depot", None, None, None, None], tokens={1: ("", "")}, seat0={"ammo": 0}
    )
    game.play("explore 1 leader", "gather left", "damage truck-1")
    assert "fuel-depot" in game.view(0)["decks"]["discard"]


@pytest.mark.rule("LA-GATH-10")
def test_the_effect_comes_every_time():
    game = table(
        zone=["refugee-camp", None, None, None, None], seat0={"fame": 3, "food": 0, "fuel": 0}
    )
    game.play("explore 1 leader", "gather left")
    assert asked(game)[0][0] == 1
    game.play("explore 1 leader", "gather right", seat=1)
    while asked(game) and asked(game)[0][1] == "make_room":
        game.play("lose fuel")
    assert [c["fame"] for c in game.view(0)["convoys"]] == [2, -1]


# Recruiting


@pytest.mark.rule("LA-REC-01", "LA-EX-04")
def test_a_recruit_goes_to_rest_with_a_token():
    game = table(zone=["hermit", None, None, None, None])
    game.play("explore 1 co-pilot", "recruit")
    assert crew(game, 0, "rest") == ["hermit"]
    assert crew(game, 0, "exhausted") == ["co-pilot"]
    assert cargo(game)["survivor"] == 3


@pytest.mark.rule("LA-REC-02", "LA-RUL-44")
def test_a_recruit_may_not_be_given_up_in_the_same_turn():
    game = table(zone=[None, None, None, "hermit", None], seat0={"food": 1, "damage": ["truck-1"]})
    game.play("explore 4 leader", "recruit", "bonus ammo-for-damage", "damage trailer1-1")
    assert "give-up leader" in texts(game)
    assert "give-up hermit" not in texts(game)
    game.play("give-up leader")
    assert "leader" not in [c["card"] for c in game.view(0)["convoys"][0]["crew"]]
    assert sound(game)


@pytest.mark.rule("LA-REC-03", "LA-EXP-08")
def test_without_a_token_in_the_supply_nobody_can_be_recruited():
    game = table(zone=["hermit", "snowcat", None, None, None], supply={"survivor": 0})
    assert game.why_not("explore 1 leader").rule == "LA-REC-03"
    assert game.why_not("explore 2 leader") is None


@pytest.mark.rule("LA-REC-04")
def test_only_cargo_space_limits_the_crew():
    people = ["leader", "co-pilot", "medic", "gunner", "orphan", "driver", "jackal"]
    game = table(
        zone=["hermit", None, None, None, None],
        seat0={
            "active": people,
            "cards": ["army-truck", "crew-cabin", "cargo-hauler", None],
            "food": 0,
            "fuel": 0,
        },
    )
    game.play("explore 1 leader", "recruit")
    assert cargo(game)["survivor"] == 8


@pytest.mark.rule("LA-RUL-07")
def test_room_for_a_recruit_is_made_by_a_resource_or_another_survivor():
    game = table(zone=["hermit", None, None, None, None], seat0={"food": 2})
    game.play("explore 1 leader", "recruit")
    assert texts(game) == [
        "lose food",
        "lose fuel",
        "lose ammo",
        "give-up leader",
        "give-up co-pilot",
    ]
    game.play("give-up co-pilot")
    assert crew(game, 0, "rest") == ["hermit", "leader"]
    assert game.table.supply[SURVIVOR] == 20 - 4
