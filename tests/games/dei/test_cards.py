"""Playing cards: sides, candies, the order of symbols, effects."""

import pytest
from tests.arrange import position
from tests.games.dei.looking import options, player, question, region, scrappers, table
from tests.games.dei.openings import COURT, FAR, GATE, YARD


@pytest.mark.rule("DEI-ASK-12", "DEI-RND-04", "DEI-RND-07")
def test_card_and_side_are_one_question():
    game = position("dei", seat0={"leader": COURT, "hand": ["march", "muster"]})
    assert question(game) == (0, "play_card")
    assert options(game) == [
        "play march", "play muster", "recycle march", "recycle muster", "forgo march", "forgo muster",
    ]  # fmt: skip


@pytest.mark.rule("DEI-ASK-12", "DEI-ASK-02")
def test_cards_of_the_same_content_are_one_answer():
    hand = ["rooftop-relay", "smugglers"]
    game = position("dei", seat0={"faction": "auxilia", "leader": COURT, "hand": hand})
    assert [text for text in options(game) if text.startswith("play")] == ["play rooftop-relay"]
    refused = game.why_not("play smugglers")
    assert (refused.rule, refused.values) == ("DEI-ASK-12", {"card": "rooftop-relay"})


@pytest.mark.rule("DEI-RND-07", "DEI-RUL-34")
def test_a_card_laid_for_a_candy_gives_nothing_else():
    game = position("dei", seat0={"leader": COURT, "hand": ["bribe", "march"]})
    game.play("forgo bribe")
    assert len(player(game, 0)["candies"]) == 1
    assert player(game, 0)["up"] == [{"card": "bribe", "candy": ""}]
    assert question(game) == (0, "play_card")


@pytest.mark.rule("DEI-RUL-166", "DEI-CAN-02")
def test_with_an_empty_pool_no_card_is_laid_for_a_candy():
    game = position("dei", seat0={"leader": COURT, "hand": ["bribe", "march"]})
    t = table(game)
    t.boards[1].candies, t.candies = t.candies, []
    t.ask_again()
    assert game.why_not("forgo march").rule == "DEI-RND-07"
    game.play("play bribe")
    assert player(game, 0)["candies"] == []


@pytest.mark.rule("DEI-EX-19", "DEI-CAN-03", "DEI-RND-06")
def test_a_candy_gives_the_card_one_more_action_in_any_order():
    game = position(
        "dei",
        seat0={"leader": COURT, "candies": ["collect", "collect", "move"]},
        seat1={"leader": FAR},
        goods={COURT: (4, 0)},
    )
    game.play("play patrol")
    assert options(game) == ["sweeten move", "sweeten collect", "plain"]
    game.play("sweeten collect", "do collect", "keep", "do collect", "keep")
    assert question(game) == (0, "move_from")
    assert player(game, 0)["up"] == [{"card": "patrol", "candy": "collect"}]
    assert player(game, 0)["candies"] == ["move", "collect"]
    assert player(game, 0)["goods"]["technology"] == 2


@pytest.mark.rule("DEI-ASK-12")
def test_the_candy_is_asked_only_of_a_player_who_holds_one():
    game = position("dei", seat0={"leader": COURT}, seat1={"leader": FAR})
    game.play("play march")
    assert question(game) == (0, "move_from")


@pytest.mark.rule("DEI-RND-05", "DEI-RND-06", "DEI-ASK-14")
def test_actions_may_be_skipped_but_two_cards_are_played():
    game = position("dei", seat0={"leader": COURT}, seat1={"leader": FAR})
    game.play("play march", "stop")
    assert question(game) == (0, "play_card")
    game.play("play patrol")
    assert options(game) == ["do move", "stop"]
    game.play("stop")
    assert question(game) == (1, "play_card")


@pytest.mark.rule("DEI-RUL-29")
def test_who_has_one_card_left_plays_one():
    game = position("dei", seat0={"leader": COURT, "hand": ["march"]}, seat1={"leader": FAR})
    game.play("play march", "stop")
    assert question(game) == (1, "play_card")


@pytest.mark.rule("DEI-CARD-02", "DEI-RUL-94", "DEI-RUL-95")
def test_hold_the_line_strengthens_a_region_until_everybody_has_finished_the_phase():
    game = position(
        "dei",
        seat0={"leader": FAR, "units": {COURT: 1}, "hand": ["hold-the-line", "march"]},
        seat1={"leader": GATE, "units": {COURT: 1}, "hand": ["march", "patrol"]},
    )
    game.play("play hold-the-line", "do region-majority-bonus", f"strengthen {COURT}")
    assert region(game, COURT)["holder"] == 0
    game.play("stop", "play march", "stop")
    assert region(game, COURT)["holder"] == 0
    game.play("play march", "stop", "play patrol", "stop")
    assert region(game, COURT)["holder"] is None


@pytest.mark.rule("DEI-CARD-03")
def test_show_of_force_makes_the_leader_count_more_in_this_phase():
    game = position(
        "dei",
        seat0={"leader": COURT, "hand": ["show-of-force", "march"]},
        seat1={"leader": GATE, "units": {COURT: 2}},
    )
    game.play("play show-of-force")
    assert region(game, COURT)["units"][0]["strength"] == 3
    assert region(game, COURT)["holder"] == 0


@pytest.mark.rule("DEI-RUL-95", "DEI-FAC-07", "DEI-FEAT-11")
def test_goliath_intimidation_and_show_of_force_add_up_to_five():
    game = position(
        "dei",
        seat0={
            "faction": "farm_z",
            "leader": COURT,
            "feats": ["intimidation"],
            "hand": ["show-of-force", "march"],
        },
    )
    game.play("play show-of-force")
    assert region(game, COURT)["units"][0]["strength"] == 5


@pytest.mark.rule("DEI-CARD-04", "DEI-RUL-15", "DEI-RUL-160")
def test_rout_makes_each_opponent_move_a_unit_of_its_choice():
    game = position(
        "dei",
        seat0={"leader": COURT, "units": {COURT: 4}, "hand": ["rout", "march"]},
        seat1={"leader": COURT, "units": {COURT: 1}},
    )
    game.play("play rout", "do push-one-unit-each")
    assert question(game) == (1, "push_unit")
    assert options(game) == ["yield-scrapper", "yield-figure marlowe"]
    game.play("yield-figure marlowe")
    assert question(game) == (1, "push_to")
    game.play(f"retreat {YARD}")
    assert region(game, YARD)["units"][0]["figures"] == ["marlowe"]
    assert question(game)[0] == 0


@pytest.mark.rule("DEI-CARD-04", "DEI-FEAT-15")
def test_iron_nerves_are_not_pushed():
    game = position(
        "dei",
        seat0={"leader": COURT, "units": {COURT: 4}, "hand": ["rout", "march"]},
        seat1={"leader": COURT, "feats": ["iron-nerves"]},
    )
    game.play("play rout")
    assert game.why_not("do push-one-unit-each").rule == "DEI-CARD-04"


@pytest.mark.rule("DEI-CARD-10")
def test_the_converter_exchanges_up_to_two_one_for_one():
    game = position(
        "dei",
        seat0={"leader": COURT, "goods": (3, 1), "hand": ["converter", "march"]},
        seat1={"leader": FAR},
        goods={COURT: (1, 0)},
    )
    game.play("play converter", "do swap-resources")
    assert options(game) == [
        "exchange technology 1", "exchange technology 2", "exchange energy 1",
    ]  # fmt: skip
    before = game.view(None)["supply"]
    game.play("exchange technology 2")
    assert player(game, 0)["goods"] == {"technology": 1, "energy": 3}
    after = game.view(None)["supply"]
    assert after["technology"] - before["technology"] == 2 == before["energy"] - after["energy"]


@pytest.mark.rule("DEI-CARD-11", "DEI-CARD-12", "DEI-CARD-13", "DEI-RUL-153")
@pytest.mark.parametrize(
    ("card", "gained"),
    [
        ("generator", lambda p: p["goods"]["energy"] == 1),
        ("sugar-rush", lambda p: len(p["candies"]) == 2),
        ("forged-rations", lambda p: p["supplies"] == 2),
    ],
)
def test_what_a_card_gives_at_once(card, gained):
    game = position("dei", seat0={"leader": COURT, "hand": [card, "march"]}, seat1={"leader": FAR})
    game.play(f"play {card}")
    assert gained(player(game, 0))


@pytest.mark.rule("DEI-RUL-33", "DEI-RUL-144")
def test_an_empty_supply_gives_nothing():
    game = position(
        "dei",
        seat0={"leader": COURT, "hand": ["generator", "march"]},
        seat1={"leader": FAR, "goods": (0, 40)},
    )
    game.play("play generator")
    assert player(game, 0)["goods"]["energy"] == 0


@pytest.mark.rule("DEI-RUL-118")
def test_a_candy_drawn_by_a_card_comes_too_late_for_it():
    game = position(
        "dei", seat0={"leader": COURT, "hand": ["bribe", "march"]}, seat1={"leader": FAR}
    )
    game.play("play bribe")
    assert question(game) == (0, "move_from")
    game.play("stop")
    assert question(game) == (0, "play_card")
    game.play("play march")
    assert question(game) == (0, "add_candy")


# Drones


@pytest.mark.rule("DEI-DRN-02", "DEI-DRN-03", "DEI-ASK-08", "DEI-DRN-11")
def test_masamune_flies_two_steps_and_takes_up_to_two_resources():
    game = position(
        "dei",
        seat0={"leader": GATE},
        seat1={"leader": GATE},
        goods={COURT: (2, 1)},
        drones={"masamune": FAR},
    )
    game.play("play masamune-control")
    assert f"fly-to {FAR}" in options(game)
    assert f"fly-to {COURT}" not in options(game)
    game.play(f"fly-to {YARD}")
    nearer = position(
        "dei",
        seat0={"leader": GATE},
        seat1={"leader": GATE},
        goods={COURT: (2, 1)},
        drones={"masamune": YARD},
    )
    nearer.play("play masamune-control", f"fly-to {COURT}", "gather technology", "gather energy")
    assert player(nearer, 0)["goods"] == {"technology": 1, "energy": 1}
    assert question(nearer) == (0, "play_card"), "the third resource stays: the drone is full"


@pytest.mark.rule("DEI-DRN-11", "DEI-RUL-71")
@pytest.mark.parametrize(("units", "taken"), [({COURT: 1}, False), ({}, True)])
def test_masamune_takes_nothing_where_another_faction_has_the_majority(units, taken):
    game = position(
        "dei",
        seat0={"leader": GATE},
        seat1={"leader": GATE, "units": units},
        goods={COURT: (1, 0)},
        drones={"masamune": COURT},
    )
    game.play("play masamune-control", f"fly-to {COURT}")
    assert (question(game)[1] == "masamune_resources") is taken


@pytest.mark.rule("DEI-DRN-04")
def test_a_drone_that_is_not_on_the_board_enters_on_a_free_start_symbol():
    game = position("dei", seat0={"leader": GATE}, drones={"simon": FAR}, seat1={"leader": GATE})
    game.play("play masamune-control")
    assert options(game) == ["launch signal-yard-ground-a", "stop"]
    assert game.why_not(f"launch {FAR}").rule == "DEI-DRN-04"


@pytest.mark.rule("DEI-DRN-12")
def test_simon_brings_up_to_two_scrappers():
    game = position(
        "dei",
        seat0={"faction": "refuge_42", "leader": GATE},
        seat1={"faction": "ravagers", "leader": GATE},
        drones={"simon": COURT},
    )
    game.play("play simon-control", f"fly-to {COURT}")
    assert options(game) == ["bring 0", "bring 1", "bring 2"]
    game.play("bring 2")
    assert scrappers(game, COURT, 0) == 2


@pytest.mark.rule("DEI-DRN-13", "DEI-ASK-09", "DEI-RUL-154")
def test_fly_carries_one_to_a_roof_or_two_to_the_ground():
    seat0 = {"faction": "auxilia", "leader": GATE, "units": {COURT: 3}}
    seat1 = {"leader": FAR, "units": {FAR: 0, YARD: 1}}
    game = position("dei", seat0=seat0, seat1=seat1, drones={"fly": COURT})
    game.play("play fly-control", f"fly-to {COURT}")
    assert "lift hangar-row-roof" in options(game)
    assert f"lower {YARD}" in options(game)
    game.play(f"lower {YARD}")
    assert question(game) == (0, "play_card")
    assert scrappers(game, YARD, 0) == 2
    apart = position("dei", seat0=seat0, seat1=seat1, drones={"fly": COURT})
    apart.play("play fly-control", f"fly-to {COURT}", "lower snow-market-ground")
    assert question(apart) == (0, "fly_second")
    assert f"second {YARD}" not in options(apart)
    apart.play("second old-arcade-ground-a")
    assert (
        scrappers(apart, "snow-market-ground", 0) == scrappers(apart, "old-arcade-ground-a", 0) == 1
    )


@pytest.mark.rule("DEI-DRN-14", "DEI-RUL-10", "DEI-EX-32")
@pytest.mark.parametrize("there", [0, 2])
def test_draco_strikes_everybody_and_pays_whether_or_not_anybody_was_hit(there):
    game = position(
        "dei",
        seat0={"faction": "farm_z", "leader": GATE},
        seat1={"leader": GATE, "units": {COURT: there}},
        drones={"draco": COURT},
    )
    game.play("play draco-control", "do drone", f"fly-to {COURT}", "reap")
    assert player(game, 0)["supplies"] == 1
    assert len(player(game, 0)["candies"]) == 1
    assert scrappers(game, COURT, 1) == max(0, there - 1)
    assert len(player(game, 1)["candies"]) == bool(there)


@pytest.mark.rule("DEI-DRN-14")
def test_who_skips_draco_gains_nothing():
    game = position(
        "dei", seat0={"faction": "farm_z", "leader": GATE}, seat1={}, drones={"draco": COURT}
    )
    game.play("play draco-control", "do drone", f"fly-to {COURT}", "skip")
    assert (player(game, 0)["supplies"], player(game, 0)["candies"]) == (0, [])


@pytest.mark.rule("DEI-DRN-03", "DEI-RND-06")
def test_who_skips_a_drones_ability_keeps_the_rest_of_the_card():
    game = position(
        "dei",
        seat0={"faction": "farm_z", "leader": GATE, "candies": ["move"]},
        seat1={},
        drones={"draco": COURT},
    )
    game.play("play draco-control", "sweeten move", "do drone", f"fly-to {COURT}", "skip")
    assert options(game)[:2] == ["do move", "do enlist"]


@pytest.mark.rule("DEI-CARD-15")
def test_remote_control_activates_any_drone():
    game = position(
        "dei", seat0={"leader": GATE, "hand": ["remote-control", "march"]}, drones={"draco": COURT}
    )
    game.play("play remote-control")
    assert options(game)[:4] == [
        "activate masamune", "activate simon", "activate fly", "activate draco",
    ]  # fmt: skip


@pytest.mark.rule("DEI-FEAT-25", "DEI-FEAT-28")
def test_signal_boosters_fly_further_and_overclock_pays():
    game = position(
        "dei",
        seat0={"leader": GATE, "feats": ["signal-boosters", "overclock"]},
        drones={"masamune": FAR},
    )
    game.play("play masamune-control")
    assert f"fly-to {COURT}" in options(game)
    assert player(game, 0)["supplies"] == 1


@pytest.mark.rule("DEI-RND-07", "DEI-FAC-03")
def test_a_card_laid_for_a_candy_takes_no_skill_of_the_same_kind_away():
    game = position(
        "dei",
        seat0={"faction": "refuge_42", "leader": COURT, "hand": ["war-camp", "muster", "march"]},
        seat1={"faction": "ravagers", "leader": FAR},
    )
    game.play("forgo war-camp", "play muster")
    assert question(game) == (0, "add_candy")
    game.play("plain")
    assert f"enlist {COURT}" in options(game)


@pytest.mark.rule("DEI-RUL-151", "DEI-CARD-14")
def test_shadow_routes_open_ways_for_moves_only():
    roof = "twin-towers-court-roof-a"
    game = position(
        "dei",
        seat0={
            "leader": GATE,
            "units": {COURT: 1},
            "hand": ["shadow-routes", "march"],
            "feats": ["long-hooks"],
            "candies": ["collect"],
        },
        seat1={"leader": FAR, "elevators": [COURT]},
        goods={roof: (1, 0)},
    )
    game.play("play shadow-routes", "sweeten collect")
    assert game.why_not("do collect").rule == "DEI-ACT-04"


@pytest.mark.rule("DEI-ASK-01", "DEI-ASK-12")
def test_with_more_than_twenty_different_cards_the_side_is_asked_after_the_card():
    hand = [
        "march", "scavenge", "muster", "patrol", "call-to-arms", "public-works", "strip-the-ruins",
        "masamune-control", "ambush", "assault", "vanguard", "riot", "reinforcements", "rout", "raid",
        "hold-the-line", "show-of-force", "war-camp", "draco-override", "simon-override", "express-line",
    ]  # fmt: skip
    game = position("dei", seat0={"leader": COURT, "hand": hand}, seat1={"leader": FAR})
    assert question(game) == (0, "choose_card")
    assert len(options(game)) == 21
    game.play("hold raid")
    assert options(game) == ["play raid", "recycle raid", "forgo raid"]
    game.play("play raid")
    assert question(game) == (0, "choose_next_action")
