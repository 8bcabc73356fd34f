"""Bonus actions, contamination and exploration abilities (LA-BON, LA-BETA, LA-CON, LA-ABL, LA-SURV)."""

import pytest

from ashfall.games.last_aurora import bonus
from ashfall.games.last_aurora.contamination import contaminate
from ashfall.games.last_aurora.things import FOOD, FUEL, SURVIVOR

from .table import asked, card, cargo, crew, damage, kinds, sound, table, texts, words

QUIET = ["snowcat", "heavy-armour", "machine-gun", "booster-engine", "rocket-launcher"]
"""Cards to be revealed that bring neither tokens nor events."""


def contamination(game, seat=0):
    return {
        c["card"]: c["contamination"]
        for c in game.view(seat)["convoys"][seat]["crew"]
        if c["contamination"]
    }


def bonuses(game):
    return [text.split()[1] for text in texts(game) if text.startswith("bonus")]


def at(position, name="rusty-trailer", **more):
    """A table with one card, in this position."""
    zone = [None] * 5
    zone[position - 1] = name
    return table(zone=zone, deck=more.pop("deck", QUIET), **more)


# Alpha


@pytest.mark.rule("LA-BON-02")
def test_the_bonus_is_that_of_the_position():
    hurt = {
        "damage": ["truck-1"],
        "contamination": {"leader": 1},
        "food": 0,
        "active": ["leader", "medic"],
    }
    expected = {
        1: ["remove-damage-1", "remove-contamination-1-participant"],
        2: ["remove-contamination-2-participants"],
        3: ["remove-damage-2"],
        4: ["food-for-damage", "ammo-for-damage"],
        5: ["fuel-for-contamination"],
    }
    for position, found in expected.items():
        game = at(position, seat0=hurt)
        game.play(f"explore {position} leader")
        if "send medic" in texts(game):
            game.play("send medic")
        assert bonuses(game) == found
        assert game.why_not("bonus move-2-for-fuel").rule == "LA-BON-02"


@pytest.mark.rule("LA-BON-04")
def test_position_1_mends_or_cures_one():
    seat = {"damage": ["truck-1", "truck-3"], "contamination": {"leader": 1}, "food": 0, "ammo": 0}
    game = at(1, seat0=seat)
    game.play("explore 1 leader", "bonus remove-damage-1", "repair truck-3")
    assert damage(game) == 1
    cured = at(
        1, seat0={**seat, "active": ["leader", "medic"], "contamination": {"leader": 1, "medic": 1}}
    )
    cured.play(
        "explore 1 leader",
        "bonus remove-contamination-1-participant",
    )
    assert contamination(cured) == {"medic": 1}, "the Medic did not take part"


@pytest.mark.rule("LA-BON-05", "LA-BON-03")
def test_position_2_cures_two_on_one_or_more_participants():
    game = at(2, seat0={
        "active": ["leader", "bounty-hunter", "medic"], "food": 0,
        "contamination": {"leader": 1, "bounty-hunter": 2, "medic": 1},
    })  # fmt: skip
    game.play(
        "explore 2 leader",
        "send bounty-hunter",
        "bonus remove-contamination-2-participants",
    )
    assert texts(game) == ["decontaminate leader", "decontaminate bounty-hunter"]
    game.play("decontaminate leader")
    assert texts(game) == ["decontaminate bounty-hunter", "no-more-cures"]
    game.play("decontaminate bounty-hunter")
    assert contamination(game) == {"bounty-hunter": 1, "medic": 1}


@pytest.mark.rule("LA-BON-07", "LA-BON-10")
def test_position_4_gives_food_or_ammo_for_a_damage():
    game = at(4, seat0={"fuel": 0})
    game.play("explore 4 leader", "bonus ammo-for-damage", "damage truck-1")
    assert cargo(game)["ammo"] == 2
    assert damage(game) == 1
    full = at(4, seat0={"food": 2})
    full.play("explore 4 leader", "bonus food-for-damage", "damage truck-1")
    assert "lose food" in texts(full), "the resource may be given up again"
    full.play("lose food")
    assert cargo(full)["food"] == 2


@pytest.mark.rule("LA-BON-08", "LA-BETA-15")
@pytest.mark.parametrize("map", ["alpha", "beta"])
def test_position_5_gives_fuel_for_a_contamination(map):
    game = at(5, seat0={"ammo": 0}, map=map)
    game.play("explore 5 leader", "send co-pilot", "bonus fuel-for-contamination")
    assert texts(game) == ["contaminate leader", "contaminate co-pilot"]
    game.play("contaminate leader")
    assert cargo(game)["fuel"] == 2
    assert contamination(game) == {"leader": 1}


@pytest.mark.rule("LA-BON-09")
def test_a_bonus_needs_its_cost():
    t = table(play=False).table
    t.convoys[0].damage = [0b1111, 0, 0b111, 0]
    for kind in (bonus.FOOD_FOR_DAMAGE, bonus.AMMO_FOR_DAMAGE):
        reason = bonus.why_not_bonus(t, 0, kind)
        assert reason is not None
        assert reason.rule == "LA-BON-09"
    dead = at(1, "contaminated-warehouse", seat0={"fuel": 0})
    dead.play("explore 1 co-pilot", "gather right")
    assert "bonus" not in kinds(dead), "nobody alive to take part"
    sound_convoy = at(3)
    sound_convoy.play("explore 3 leader")
    assert sound_convoy.why_not("bonus remove-damage-2").rule == "LA-BON-06"


@pytest.mark.rule("LA-RUL-105")
def test_gain_and_cost_belong_together():
    game = at(4, seat0={"food": 2}, supply={"food": 0})
    game.play("explore 4 leader", "bonus food-for-damage")
    assert asked(game) == [(0, "damage")], "the damage comes all the same"
    suit = at(5, seat0={"objects": ["hazmat-suit"], "ammo": 0})
    suit.play(
        "explore 5 leader",
        "send co-pilot",
        "bonus fuel-for-contamination",
        "use hazmat-suit",
    )
    assert cargo(suit)["fuel"] == 2
    assert contamination(suit) == {}


# Contamination


@pytest.mark.rule("LA-CON-01")
def test_outside_actions_any_own_survivor_takes_the_counter():
    game = table(seat0={"active": ["leader"], "rest": ["medic"], "exhausted": ["gunner"], "food": 0},
                 phase=((contaminate, 0, 1, 0),))  # fmt: skip
    assert texts(game) == ["contaminate leader", "contaminate medic", "contaminate gunner"]


@pytest.mark.rule("LA-CON-02", "LA-GEN-09", "LA-CON-08")
def test_each_counter_lowers_the_skill_by_one_and_the_survivor_goes_on():
    game = at(2, seat0={"active": ["bounty-hunter", "explorer"], "contamination": {"bounty-hunter": 1, "explorer": 1},
                        "food": 0})  # fmt: skip
    shown = {c["card"]: c["skill"] for c in game.view(0)["convoys"][0]["crew"]}
    assert shown == {"bounty-hunter": 2, "explorer": 1}
    game.play("explore 2 bounty-hunter", "send explorer")
    assert "fuel-for-contamination" in bonuses(game), "the ability of a contaminated survivor works"


@pytest.mark.rule("LA-CON-03", "LA-CON-07")
def test_at_skill_0_a_survivor_dies_with_a_token():
    game = at(1, "contaminated-warehouse", seat0={"active": ["leader", "orphan"], "fuel": 0})
    supply = game.table.supply[SURVIVOR]
    game.play("explore 1 orphan", "gather right")
    assert [c["card"] for c in game.view(0)["convoys"][0]["crew"]] == ["leader"]
    assert game.table.supply[SURVIVOR] == supply + 1
    assert "orphan" in game.view(0)["decks"]["discard"]
    assert sound(game)
    start = at(1, "contaminated-warehouse", seat0={"fuel": 0})
    start.play("explore 1 co-pilot", "gather right")
    assert "co-pilot" in start.view(0)["decks"]["gone"], "start survivors leave the game"


@pytest.mark.rule("LA-CON-04", "LA-RUL-09")
def test_a_deadly_counter_in_the_card_action_ends_it_before_the_bonus():
    hurt = {"fuel": 0, "damage": ["truck-1"], "ammo": 0}
    game = at(1, "contaminated-warehouse", seat0=hurt)
    game.play("explore 1 co-pilot", "gather right")
    assert cargo(game)["fuel"] == 2, "the card action was completed"
    assert "died" in kinds(game)
    assert damage(game) == 1
    assert asked(game)[0][0] == 1, "nobody was left for the bonus"
    both = at(1, "contaminated-warehouse", seat0=hurt)
    both.play("explore 1 co-pilot", "send leader", "gather right", "contaminate co-pilot")
    assert bonuses(both) == ["remove-damage-1"], "the Leader lives"


@pytest.mark.rule("LA-CON-05", "LA-RUL-09")
def test_a_deadly_counter_in_the_bonus_action_costs_the_card_action():
    game = at(5, "hermit", seat0={"active": ["co-pilot", "leader"], "food": 2, "fuel": 0, "ammo": 0,
                                  "contamination": {"leader": 1}})  # fmt: skip
    game.play("explore 5 leader", "feed leader", "feed leader", "bonus fuel-for-contamination")
    assert "recruited" in kinds(game), "with food he survives and does the card action"
    lost = at(5, "hermit", seat0={"active": ["co-pilot", "orphan", "leader"], "ammo": 0, "food": 0,
                                  "contamination": {"leader": 1}})  # fmt: skip
    lost.play(
        "explore 5 co-pilot",
        "send orphan",
        "bonus fuel-for-contamination",
        "contaminate orphan",
    )
    assert "recruited" in kinds(lost), "the others live and go on"
    alone = at(4, "hermit", seat0={"active": ["explorer", "leader"], "contamination": {"explorer": 1}, "food": 1,
                                   "ammo": 0})  # fmt: skip
    alone.play("explore 4 explorer", "feed explorer", "bonus fuel-for-contamination")
    assert "died" in kinds(alone), "when the food leaves"
    dead = at(
        1,
        "hermit",
        seat0={"active": ["explorer", "leader"], "contamination": {"explorer": 1}, "ammo": 0},
    )
    dead.play("explore 1 explorer", "bonus fuel-for-contamination")
    assert "died" in kinds(dead)
    assert "recruited" not in kinds(dead)
    assert words(dead, dead.table.zone[:1]) == ["hermit"], "the card stays"
    assert cargo(dead)["fuel"] == 2, "the bonus was completed"


# Abilities


@pytest.mark.rule("LA-SURV-06", "LA-RUL-71", "LA-ABL-03")
def test_the_hermit_keeps_contamination_away_if_he_takes_part():
    game = at(1, "contaminated-warehouse", seat0={"active": ["leader", "hermit"], "fuel": 0})
    game.play("explore 1 leader", "send hermit", "gather right")
    assert contamination(game) == {}
    assert "hermit_protects" in kinds(game)
    home = at(1, "contaminated-warehouse", seat0={"active": ["leader", "hermit"], "fuel": 0})
    home.play("explore 1 leader", "gather right")
    assert contamination(home) == {"leader": 1}
    free = at(5, seat0={"active": ["leader", "hermit"], "ammo": 0, "food": 0})
    free.play("explore 5 leader", "bonus fuel-for-contamination")
    assert contamination(free) == {}
    assert cargo(free)["fuel"] == 2


@pytest.mark.rule("LA-SURV-08", "LA-RUL-72")
def test_the_preacher_saves_fame_of_the_card_action_only():
    game = at(1, "looted-supermarket", seat0={"active": ["leader", "preacher"], "food": 0})
    game.play("explore 1 leader", "send preacher", "gather right")
    assert game.view(0)["convoys"][0]["fame"] == 0
    rob = at(1, "wanderers", seat0={"active": ["leader", "preacher"], "food": 0, "fuel": 0})
    rob.play("explore 1 preacher", "rob")
    assert rob.view(0)["convoys"][0]["fame"] == 0
    beta = at(4, seat0={"active": ["leader", "preacher"], "ammo": 0}, map="beta")
    beta.play("explore 4 preacher", "bonus fuel-for-fame")
    assert beta.view(0)["convoys"][0]["fame"] == -1


@pytest.mark.rule("LA-SURV-13", "LA-RUL-70")
@pytest.mark.parametrize("map", ["alpha", "beta"])
def test_the_explorer_may_do_the_bonus_of_any_position(map):
    game = at(
        3, seat0={"active": ["leader", "explorer"], "damage": ["truck-1"], "food": 0}, map=map
    )
    game.play("explore 3 leader")
    assert bonuses(game) == ["remove-damage-2"]
    game.play("send explorer")
    expected = [
        "remove-damage-1",
        "remove-damage-2",
        "food-for-damage",
        "ammo-for-damage",
        "fuel-for-contamination",
    ]
    if map == "beta":
        expected = [
            "remove-damage-1", "move-2-for-fuel", "remove-damage-2", "food-for-damage", "ammo-for-damage",
            "fuel-for-fame", "fuel-for-contamination",
        ]  # fmt: skip
    assert bonuses(game) == expected


@pytest.mark.rule("LA-ABL-02", "LA-ABL-04")
def test_an_ability_works_once_per_phase_and_tires_nobody():
    game = table(phase="rest", seat0={"active": ["leader", "mechanic"], "damage": ["truck-1", "truck-3", "trailer1-1"],
                                      "food": 0, "ammo": 0})  # fmt: skip
    game.play("mechanic", "repair-two truck-1 truck-3", seat=0)
    assert asked(game)[0] != (0, "rest"), "once"
    assert "mechanic" in crew(game, 0, "active")


# Beta


@pytest.mark.rule("LA-BETA-03", "LA-BETA-04", "LA-BETA-14")
def test_beta_has_other_bonus_actions_at_the_same_costs():
    game = table(map="beta")
    zone = game.view(0)["zone"]
    assert [p["cost"] for p in zone] == [1, 2, 2, 2, 3]
    assert [p["bonus"][-1] for p in zone] == [
        "move-2-for-fuel", "upgrade-from-discard", "attack-for-ammo", "fuel-for-fame", "fuel-for-contamination",
    ]  # fmt: skip


@pytest.mark.rule("LA-BETA-14")
def test_fuel_for_fame_costs_a_damage_at_the_bottom_of_the_track():
    game = at(4, map="beta", seat0={"ammo": 0})
    game.play("explore 4 leader", "bonus fuel-for-fame")
    assert game.view(0)["convoys"][0]["fame"] == -1
    assert cargo(game)["fuel"] == 2
    low = at(4, map="beta", seat0={"ammo": 0, "fame": -1})
    low.play("explore 4 leader", "bonus fuel-for-fame")
    assert asked(low) == [(0, "damage")]
    low.play("damage truck-1")
    assert cargo(low)["fuel"] == 2


@pytest.mark.rule("LA-BETA-09", "LA-RUL-19", "LA-RUL-18", "LA-RUL-83")
def test_a_convoy_card_is_retrieved_from_the_discard_pile_but_no_foreign_colour():
    game = at(
        2,
        "hermit",
        map="beta",
        discard=["roof-rack", "shipwreck", "rusty-trailer", "rusty-trailer"],
    )
    t = game.table
    t.discard += [t.box.trucks[1], t.box.containers[0]]
    game.play("explore 2 leader", "bonus upgrade-from-discard")
    assert texts(game) == ["retrieve roof-rack", "retrieve container", "retrieve rusty-trailer"]
    game.play("retrieve roof-rack", "mount truck roof-rack")
    assert words(game, game.table.convoys[0].cards[:2]) == ["truck", "roof-rack"]


@pytest.mark.rule("LA-RUL-20")
def test_the_replaced_card_comes_to_the_pile_after_the_retrieved_one_left():
    game = at(2, "hermit", map="beta", discard=["army-truck"])
    game.play("explore 2 leader", "bonus upgrade-from-discard")
    assert words(game, game.table.convoys[0].cards[:1]) == ["army-truck"]
    assert game.view(0)["decks"]["discard"] == ["truck"]


@pytest.mark.rule("LA-BETA-16", "LA-BETA-17")
def test_on_beta_the_order_is_updated_at_the_end_of_exploration_and_not_before():
    for map, order in (("beta", [1, 0]), ("alpha", [0, 1])):
        game = table(map=map, order=[0, 1], seat0={"waypoint": 5, "active": ["leader", "orphan"]},
                     seat1={"active": ["leader", "gunner"]})  # fmt: skip
        game.play("pass leader")
        assert game.table.order == [0, 1]
        while game.table.phase == 1:
            game.play(next(text for text in texts(game) if text.startswith("pass")))
        assert game.table.order == order


@pytest.mark.rule("LA-BETA-06", "LA-RUL-97")
def test_the_hermit_protects_in_a_bonus_move():
    seat = {"active": ["leader", "hermit"], "waypoint": 6, "damage": []}
    game = at(1, map="beta", seat0=seat, special={7: 5, 8: 5})
    game.play("explore 1 leader", "send hermit", "bonus move-2-for-fuel", "go 8 road")
    assert contamination(game) == {}
    alone = at(1, map="beta", seat0=seat, special={7: 5, 8: 5})
    alone.play("explore 1 leader", "bonus move-2-for-fuel", "go 8 road")
    assert texts(alone) == ["contaminate leader", "contaminate hermit"], (
        "any own survivor, not only participants"
    )


def test_supply_is_never_negative():
    game = at(4, seat0={"food": 0}, supply={"ammo": 0})
    game.play("explore 4 leader", "bonus ammo-for-damage", "damage truck-1")
    assert min(game.table.supply) == 0
    assert (FOOD, FUEL, card("hermit")) == (0, 1, 14)
