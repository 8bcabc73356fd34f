"""What follows what in a turn, a phase and a round, and rulings of the base game that no other test has."""

import pytest
from tests.arrange import position
from tests.games.dei.looking import options, player, question, region, scrappers, table
from tests.games.dei.openings import BANK_ROOF, GATE_ROOF, SNOW
from tests.games.dei.test_course import COURT, FAR, GATE, MISSIONS, YARD, pass_turn

import ashfall
from ashfall.games.dei.majority import count_strength


@pytest.mark.rule("DEI-RND-09", "DEI-FLOW-03", "DEI-RUL-120")
def test_each_completes_a_mission_at_the_end_of_its_own_turn_of_phase_three():
    game = position(
        "dei", phase=3, missions=MISSIONS, seat0={"leader": COURT}, seat1={"leader": FAR}
    )
    pass_turn(game)
    assert question(game) == (0, "choose_mission")
    game.play("complete street-sweep")
    assert question(game) == (1, "play_card")
    pass_turn(game)
    assert question(game) == (1, "choose_mission")


@pytest.mark.rule("DEI-RUL-120", "DEI-RND-08")
def test_feats_are_unlocked_with_the_outposts_of_that_moment():
    given = {
        "seat0": {"leader": COURT, "locked": ["intimidation"], "hand": ["march", "patrol"]},
        "seat1": {"leader": FAR, "locked": ["entrenched"], "units": {YARD: 5}, "hand": ["march"]},
        "outposts": {COURT: ["red", "red"]},
    }
    game = position("dei", phase=2, **given)
    pass_turn(game)
    assert player(game, 0)["feats"][0]["unlocked"]
    game.play("play march", f"leave {YARD}", f"enter {COURT}", "send 5")
    assert region(game, COURT)["holder"] == 1 and not player(game, 1)["feats"][0]["unlocked"]
    game.play("stop")
    assert player(game, 1)["feats"][0]["unlocked"]


@pytest.mark.rule("DEI-FLOW-02", "DEI-FLOW-04", "DEI-RND-01")
def test_a_round_is_three_phases_then_weather_then_refresh_then_the_new_order():
    game = position(
        "dei", options={"weather": True}, weather="acid-rain", missions=MISSIONS,
        seat0={"leader": FAR, "units": {FAR: 1}}, seat1={"leader": COURT},
    )  # fmt: skip
    phases = []
    while game.view(None)["round"] == 1:
        phases.append(game.view(None)["phase"])
        if question(game)[1] == "choose_mission":
            assert scrappers(game, FAR, 0) == 1, "weather comes after the last mission"
            game.play("complete manpower")
        else:
            game.play(next(text for text in options(game) if text.startswith("forgo")))
    assert sorted(set(phases)) == [1, 2, 3] and phases == sorted(phases)
    assert scrappers(game, FAR, 0) == 0
    assert all(p["up"] == [] for p in game.view(None)["players"])
    assert game.view(None)["weather"]["now"] != "acid-rain"
    assert game.view(None)["round"] == 2 and game.view(None)["phase"] == 1


@pytest.mark.rule("DEI-WEA-16", "DEI-RUL-134", "DEI-RUL-145")
def test_weather_strikes_once_a_round_after_the_last_mission_and_the_end_of_bonuses():
    given = {
        "seat0": {"leader": GATE, "hand": ["hold-the-line", "march"], "units": {YARD: 2}},
        "seat1": {"leader": FAR, "units": {YARD: 2}, "hand": ["patrol", "march"]},
        "missions": MISSIONS,
        "options": {"weather": True},
        "weather": "acid-rain",
    }
    for phase in (1, 2):
        game = position("dei", phase=phase, **given)
        pass_turn(game)
        pass_turn(game)
        assert scrappers(game, YARD, 0) == 2, "not after phase I or II"
    game = position("dei", phase=3, **given)
    game.play("play hold-the-line", "do region-majority-bonus", f"strengthen {YARD}")
    while question(game) != (1, "choose_mission"):
        chosen = [o for o in options(game) if o.startswith(("forgo", "stop", "complete"))]
        game.play(chosen[0])
    assert scrappers(game, YARD, 0) == 2 and region(game, YARD)["holder"] == 0
    game.play(0)
    assert scrappers(game, YARD, 0) == scrappers(game, YARD, 1) == 0
    assert table(game).boards[0].bonus == []


@pytest.mark.rule("DEI-FLOW-05", "DEI-MAJ-05", "DEI-RUL-12")
def test_cubes_follow_each_single_action_of_a_card():
    game = position(
        "dei", seat0={"leader": FAR, "units": {GATE: 3}}, seat1={"leader": FAR, "units": {YARD: 1}},
        outposts={YARD: ["red"]},
    )  # fmt: skip
    assert player(game, 1)["outposts"]["red"] == 1
    game.play("play march", f"leave {GATE}", f"enter {YARD}", "send 2")
    assert player(game, 0)["outposts"]["red"] == 1 and player(game, 1)["outposts"]["red"] == 0
    assert game.view(None)["play"] is not None, "in the middle of the card"


def test_kept_majorities_are_those_that_a_count_from_nothing_finds_after_every_step():
    game = ashfall.new(
        "dei", players=4, seed="majority", factions="dealt", industrial=True,
        mercenaries="random", weather=True,
    )  # fmt: skip
    chance = 1
    while not game.over and game.view(None)["round"] < 3:
        waiting = game.waiting()[0]
        chance = chance * 1103515245 + 12345 & 0x7FFFFFFF
        game.play(chance // 65536 % len(waiting.options))
        t = table(game)
        for place in t.city.regions if t.plan else ():
            values = [count_strength(t, side, place) for side in t.sides]
            assert values == [board.strength[place] for board in t.boards]
            best = max(values)
            alone = best and values.count(best) == 1
            assert t.holder[place] == (values.index(best) if alone else -1)


@pytest.mark.rule("DEI-ACT-02", "DEI-RUL-14")
def test_a_move_is_one_step_and_its_units_may_move_again():
    game = position("dei", seat0={"leader": GATE}, seat1={"leader": FAR})
    game.play("play march", f"leave {GATE}")
    assert f"enter {COURT}" not in options(game)
    game.play(f"enter {YARD}", f"leave {YARD}", f"enter {COURT}")
    assert region(game, COURT)["holder"] == 0


@pytest.mark.rule("DEI-RUL-14")
def test_two_ways_to_change_level_make_no_second_step():
    game = position(
        "dei",
        seat0={"faction": "auxilia", "leader": GATE_ROOF, "hand": ["rope-ladders"]},
        seat1={"leader": FAR},
    )
    game.play("play rope-ladders", f"leave {GATE_ROOF}")
    assert f"enter {YARD}" not in options(game), "down and on would be two steps"


@pytest.mark.rule("DEI-ACT-11", "DEI-RUL-143")
def test_what_is_built_stays_though_the_majority_is_lost():
    game = position(
        "dei",
        seat0={"leader": YARD, "refuges": [YARD], "elevators": [YARD], "hand": ["march", "patrol"]},
        seat1={"leader": FAR, "units": {YARD: 4}},
    )
    assert region(game, YARD)["holder"] == 1
    pass_turn(game)
    assert [b["construction"] for b in region(game, YARD)["built"]] == ["refuge", "elevator"]
    assert player(game, 0)["constructions"] == {"refuge": 2, "elevator": 2, "bridge": 2}


@pytest.mark.rule("DEI-RUL-143", "DEI-ACT-17")
def test_struck_scrappers_go_to_the_reserve_and_paid_resources_to_the_supply():
    game = position(
        "dei",
        seat0={"leader": GATE, "hand": ["raid", "muster"], "units": {GATE: 2}, "goods": (2, 2)},
        seat1={"leader": FAR, "units": {GATE: 1}},
        markets={"black": ["contraband", "fence", "bribe"]},
    )
    before = player(game, 1)["reserve"]
    supply = game.view(None)["supply"]
    game.play("play raid", "do strike", "stop")
    assert player(game, 1)["reserve"] == before + 1
    game.play("recycle muster", "buy bribe")
    paid = {
        good: supply[good] + 2 - player(game, 0)["goods"][good] for good in ("technology", "energy")
    }
    assert game.view(None)["supply"] == paid and paid != supply


@pytest.mark.rule("DEI-ACT-15", "DEI-DRN-05", "DEI-DRN-06")
def test_a_drone_joins_another_and_works_without_a_majority_of_who_flies_it():
    game = position(
        "dei",
        seat0={"faction": "refuge_42", "leader": FAR, "hand": ["simon-control"]},
        seat1={"faction": "ravagers", "leader": COURT, "units": {COURT: 5}},
        drones={"simon": COURT, "fly": YARD, "masamune": COURT},
    )
    game.play("play simon-control", f"fly-to {YARD}")
    assert region(game, YARD)["drones"] == ["simon", "fly"]
    game.play("bring 2")
    assert scrappers(game, YARD, 0) == 2
    again = position(
        "dei",
        seat0={"faction": "refuge_42", "leader": FAR, "hand": ["simon-control"]},
        seat1={"faction": "ravagers", "leader": COURT, "units": {COURT: 5}},
        drones={"simon": COURT},
    )
    again.play("play simon-control", f"fly-to {COURT}", "bring 1")
    assert scrappers(again, COURT, 0) == 1 and region(again, COURT)["holder"] == 1


@pytest.mark.rule("DEI-END-02", "DEI-RUL-59")
def test_everybody_is_counted_and_the_order_of_play_does_not_matter():
    given = {
        "seat0": {"leader": COURT, "goods": (1, 2), "supplies": 9},
        "seat1": {"leader": FAR, "goods": (3, 0), "supplies": 11},
    }
    scores = [
        position("dei", order=order, turn=order[0], **given).scores() for order in ([0, 1], [1, 0])
    ]
    assert scores[0] == scores[1] == [14, 14]


@pytest.mark.rule("DEI-END-09")
def test_supplies_never_go_down():
    game = ashfall.new(
        "dei", players=3, seed="up", factions="dealt", feats="random", industrial=True
    )
    before = [0, 0, 0]
    chance = 7
    while not game.over:
        chance = chance * 1103515245 + 12345 & 0x7FFFFFFF
        game.play(chance // 65536 % len(game.waiting()[0].options))
        now = [board.supplies for board in table(game).boards]
        assert all(a >= b for a, b in zip(now, before, strict=True))
        before = now
    assert max(before) > 0


@pytest.mark.rule("DEI-RUL-07", "DEI-MIS-01")
def test_a_mission_gives_fifteen_supplies_at_most():
    seat0 = {"leader": COURT, "goods": (9, 9)}
    game = position("dei", phase=3, missions=["stockpile", *MISSIONS[:4]], seat0=seat0)
    stockpile = next(m for m in game.view(None)["missions"] if m["mission"] == "stockpile")
    assert 9 * stockpile["upper"] > 15 == stockpile["now"][0]


@pytest.mark.rule("DEI-RUL-09", "DEI-ACT-13", "DEI-RUL-85")
def test_who_is_struck_loses_one_scrapper_and_draws_a_candy():
    game = position(
        "dei",
        seat0={"leader": GATE, "hand": ["raid"], "units": {GATE: 4}},
        seat1={"leader": GATE, "units": {GATE: 2}},
    )
    game.play("play raid", "do strike")
    assert scrappers(game, GATE, 1) == 1
    assert len(player(game, 1)["candies"]) == 1 and player(game, 0)["candies"] == []


@pytest.mark.rule("DEI-EX-13", "DEI-RUL-85", "DEI-RUL-140", "DEI-RUL-129")
def test_draco_strikes_every_opponent_of_who_flies_it():
    game = position(
        "dei",
        options={"players": 3},
        seat0={"faction": "farm_z", "leader": FAR, "hand": ["draco-control"]},
        seat1={"faction": "auxilia", "leader": FAR, "units": {COURT: 2}},
        seat2={"faction": "wild", "leader": FAR, "tolstoy": FAR, "units": {COURT: 1}},
        drones={"draco": COURT},
    )
    game.play("play draco-control", "do drone", f"fly-to {COURT}", "reap")
    assert [scrappers(game, COURT, seat) for seat in (1, 2)] == [1, 0]
    assert [len(player(game, seat)["candies"]) for seat in (0, 1, 2)] == [1, 1, 1]
    assert player(game, 0)["supplies"] == 1


@pytest.mark.rule("DEI-RUL-31", "DEI-EX-30")
def test_a_captured_card_keeps_its_slot_while_the_others_slide_past_it():
    game = position(
        "dei",
        seat0={"leader": COURT, "goods": (5, 5), "hand": ["muster"]},
        markets={"tactical": ["assault", "ambush", "raid"]},
        outposts={COURT: ["red"]},
    )
    t = table(game)
    t.captor[1] = 1
    game.play("recycle muster")
    assert "buy ambush" not in options(game)
    game.play("buy raid")
    cards = game.view(None)["markets"][0]["cards"]
    assert cards[2]["card"] == "assault" and cards[1]["captor"] == 1
    assert cards[0]["card"] not in ("assault", "ambush", "raid")


@pytest.mark.rule("DEI-RUL-68", "DEI-RUL-97")
def test_shelter_is_a_neutral_or_own_refuge_or_an_outpost_that_still_lies_there():
    game = position(
        "dei", phase=3, turn=1, missions=MISSIONS, options={"weather": True}, weather="acid-rain",
        seat0={"leader": FAR, "units": {GATE: 1, YARD: 1, COURT: 1, SNOW: 1}},
        seat1={"leader": FAR, "refuges": [SNOW]},
        outposts={YARD: ["red"], COURT: ["blue"]},
    )  # fmt: skip
    t = table(game)
    t.outposts[t.outposts.index(t.box.districts.words.index(COURT))] = -1
    pass_turn(game)
    game.play("complete manpower")
    assert [scrappers(game, place, 0) for place in (GATE, YARD, COURT, SNOW)] == [1, 1, 0, 0]


@pytest.mark.rule("DEI-RUL-106", "DEI-RND-03")
def test_a_card_is_resolved_before_the_next_is_chosen_and_its_effects_in_any_order():
    game = position(
        "dei",
        seat0={"leader": COURT, "hand": ["patrol", "march"], "units": {COURT: 1}},
        seat1={"leader": FAR},
        goods={COURT: (2, 0), YARD: (2, 0)},
    )
    game.play("play patrol")
    assert options(game) == ["do move", "do collect", "stop"]
    other = game.clone()
    game.play("do move", f"enter {YARD}", "with grim", "send 1")
    assert question(game)[1] == "collect_region"
    other.play("do collect")
    assert question(other)[1] in ("move_from", "use_bonus", "take_resource")


@pytest.mark.rule("DEI-RUL-112", "DEI-RUL-25", "DEI-RUL-26")
@pytest.mark.parametrize("weather", ["blizzard", "gusty-wind", "black-ice"])
def test_a_push_is_no_move_but_black_ice_closes_its_ways(weather):
    game = position(
        "dei", options={"weather": True}, weather=weather,
        seat0={"leader": GATE_ROOF, "hand": ["rout"], "units": {GATE_ROOF: 4}},
        seat1={"leader": GATE_ROOF, "bridges": [(GATE_ROOF, BANK_ROOF)]},
    )  # fmt: skip
    game.play("play rout", "do push-one-unit-each")
    if weather == "black-ice":
        assert region(game, GATE_ROOF)["units"][1]["figures"] == ["marlowe"]
    else:
        assert set(options(game)) == {f"retreat {GATE}", f"retreat {BANK_ROOF}"}


@pytest.mark.rule("DEI-RUL-155")
def test_iron_nerves_does_not_stop_weather_or_a_lost_majority():
    game = position(
        "dei", phase=3, turn=1, missions=MISSIONS, options={"weather": True}, weather="acid-rain",
        seat0={"leader": FAR, "units": {YARD: 2}, "feats": ["iron-nerves"]},
        seat1={"leader": FAR, "units": {YARD: 3}},
        outposts={SNOW: ["red"]},
    )  # fmt: skip
    assert region(game, YARD)["holder"] == 1
    pass_turn(game)
    game.play("complete manpower")
    assert scrappers(game, YARD, 0) == 0


@pytest.mark.rule("DEI-RUL-01", "DEI-RUL-125", "DEI-RUL-134")
def test_natural_feats_belong_to_phase_two_and_missions_to_phase_three():
    seat0 = {"faction": "wild", "leader": COURT, "tolstoy": FAR, "units": {YARD: 1}}
    given = {"seat0": seat0, "seat1": {"faction": "ravagers", "leader": FAR}, "missions": MISSIONS}
    outposts = {COURT: ["red", "blue"], YARD: ["green"]}
    for phase in (1, 2, 3):
        game = position("dei", phase=phase, outposts=outposts, **given)
        pass_turn(game)
        unlocked = [feat["unlocked"] for feat in player(game, 0)["natural_feats"]]
        assert any(unlocked) is (phase == 2)
        assert (question(game)[1] == "choose_mission") is (phase == 3)


@pytest.mark.rule("DEI-RUL-150", "DEI-IND-26")
def test_slug_may_pass_over_a_roof_though_the_ground_is_linked_anyhow():
    seat0 = {
        "hand": ["market-card-11-slug"], "machines": {"slug": GATE}, "leader": FAR,
        "bridges": [(GATE_ROOF, BANK_ROOF)],
    }  # fmt: skip
    game = position("dei", options={"industrial": True}, seat0=seat0, seat1={"leader": FAR})
    game.play("play market-card-11-slug")
    reached = {o.removeprefix("steer ") for o in options(game)} - {"stop"}
    city, words = table(game).city, table(game).box.districts.words
    over_ground = city.within(words.index(GATE), 2, city.beside)
    assert reached == {words[r] for r in city.regions if over_ground >> r & 1}
