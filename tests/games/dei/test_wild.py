"""The Wild: Nikita and her wolves, Training, the lone wolf, Feral."""

import pytest
from tests.games.dei.looking import (
    dealt,
    options,
    player,
    question,
    region,
    scrappers,
    seat_of,
    table,
)
from tests.games.dei.openings import (
    BANK,
    BANK_A,
    BANK_ROOF,
    COURT,
    COURT_A,
    COURT_B,
    FAR,
    GATE,
    GATE_ROOF,
    HILL,
    SNOW,
    THEATRE,
    YARD,
    YARD_A,
    wild,
)
from tests.games.dei.test_weather import last_turn

from ashfall.games import title
from ashfall.games.dei.majority import settle_everywhere
from ashfall.games.dei.things import JUKAS, bits
from ashfall.lab.journey import Journey, travel

# Set-up


@pytest.mark.rule("DEI-WLD-01", "DEI-WLD-03", "DEI-WLD-24", "DEI-WLD-05")
def test_the_wild_begin_with_wolves_and_one_tolstoy_card_and_no_constructions():
    game = dealt("wild", 2, feats="random")
    seat = seat_of(game, "wild")
    assert seat is not None
    while game.view(None)["phase"] == 0:
        game.play(0)
    mine = player(game, seat)
    assert [leader["figure"] for leader in mine["leaders"]] == ["nikita"]
    assert mine["constructions"] == {"refuge": 0, "elevator": 0, "bridge": 0}
    assert mine["reserve"] == 13
    home = mine["leaders"][0]["region"]
    assert "refuge" in region(game, home)["neutral"]
    assert scrappers(game, home, seat) == 2
    held = [card["card"] for card in mine["hand"] if "tolstoy" in card["symbols"]]
    assert len(mine["hand"]) == 8
    assert held == ["excavation"]
    beside = [card["card"] for card in game.view(None)["tolstoy"]]
    assert beside == ["rage", "pack-leader", "fearsome-roar"]


@pytest.mark.rule("DEI-WLD-02", "DEI-WLD-20", "DEI-SET-26")
def test_tolstoy_begins_on_a_drone_start_symbol_and_counts_one():
    game = dealt("wild", 3)
    seat = seat_of(game, "wild")
    assert seat is not None
    (tolstoy,) = player(game, seat)["others"]
    here = region(game, tolstoy["region"])
    assert here["drone_start"]
    assert here["drones"] == []
    assert next(u["strength"] for u in here["units"] if u["seat"] == seat) == 1
    assert sum(drone["region"] is not None for drone in game.view(None)["drones"]) == 2


@pytest.mark.rule("DEI-WLD-04", "DEI-WLD-06")
@pytest.mark.parametrize("feats", ["draft", "random"])
def test_the_wild_have_natural_feats_and_take_no_part_in_the_draft(feats):
    game = dealt("wild", 3, feats=feats)
    seat = seat_of(game, "wild")
    assert seat is not None
    if feats == "draft":
        assert len(game.view(None)["draft"]) == 3
    while game.view(None)["phase"] == 0:
        assert game.waiting()[0].seat != seat or question(game)[1] == "deploy_start_units"
        game.play(0)
    assert player(game, seat)["feats"] == []
    natural = player(game, seat)["natural_feats"]
    assert [(f["natural"], f["outposts"], f["unlocked"]) for f in natural] == [
        ("howl", 2, False),
        ("scent", 4, False),
        ("wolf-pack", 6, False),
    ]
    others = [p for p in game.view(None)["players"] if p["seat"] != seat]
    assert [(len(p["feats"]), p["natural_feats"]) for p in others] == [(3, []), (3, [])]


# Nikita and Enlist


@pytest.mark.rule("DEI-WLD-08", "DEI-RUL-167", "DEI-RUL-126")
@pytest.mark.parametrize("card", ["litter", "war-camp"])
def test_wolves_are_enlisted_at_nikitas_side_and_never_at_a_refuge(card):
    game = wild({"leader": COURT, "hand": [card, "hunt"]})
    game.play(f"play {card}")
    if question(game)[1] == "choose_next_action":
        game.play("do enlist")
    if question(game)[1] == "enlist_region":
        assert options(game) == [f"enlist {COURT}", "stop"]
        game.play(f"enlist {COURT}")
    assert scrappers(game, COURT, 0) == 1
    assert scrappers(game, GATE, 0) == 0


@pytest.mark.rule("DEI-RUL-96")
def test_enlist_with_an_empty_reserve_does_nothing_without_howl():
    game = wild({"units": {FAR: 15}, "hand": ["pack-call", "hunt"]})
    game.play("play pack-call")
    assert game.why_not("do enlist").rule == "DEI-ACT-06"


# Ways


@pytest.mark.rule("DEI-WLD-15", "DEI-WLD-07")
def test_wolves_without_nikita_use_no_elevator_and_with_her_they_do():
    game = wild({"leader": FAR, "units": {GATE: 2}})
    game.play("play hunt", f"leave {GATE}", f"enter {GATE_ROOF}")
    assert scrappers(game, GATE_ROOF, 0) == 1, "one wolf climbs; two cannot take the elevator"
    led = wild({"leader": GATE, "units": {GATE: 2}})
    led.play("play hunt", f"leave {GATE}", f"enter {GATE_ROOF}", "with nikita")
    assert options(led) == ["send 0", "send 1", "send 2"]
    led.play("send 2")
    assert scrappers(led, GATE_ROOF, 0) == 2


@pytest.mark.rule("DEI-WLD-09", "DEI-WLD-15")
def test_neutral_bridges_carry_wolves_only_with_nikita():
    bridges = [(GATE_ROOF, BANK_ROOF)]
    alone = wild({"units": {GATE_ROOF: 2}}, bridges=bridges)
    alone.play("play hunt")
    assert f"leave {GATE_ROOF}" not in options(alone)
    led = wild({"leader": GATE_ROOF, "units": {GATE_ROOF: 2}}, bridges=bridges)
    led.play("play hunt", f"leave {GATE_ROOF}", f"enter {BANK_ROOF}")
    assert question(led) == (0, "move_scrappers"), "no group without Nikita could go"
    led.play("send 2")
    assert scrappers(led, BANK_ROOF, 0) == 2


@pytest.mark.rule("DEI-RUL-167")
def test_shadow_routes_opens_foreign_elevators_only_to_a_group_with_nikita():
    rival = {"elevators": [COURT]}
    hand = ["shadow-routes", "hunt"]
    pack = wild({"units": {COURT: 2}, "hand": hand}, rival)
    pack.play("play shadow-routes", f"leave {COURT}", f"enter {COURT_A}")
    assert scrappers(pack, COURT_A, 0) == 1, "only a climb"
    led = wild({"leader": COURT, "units": {COURT: 2}, "hand": hand}, rival)
    led.play("play shadow-routes", f"leave {COURT}", f"enter {COURT_A}", "with nikita", "send 2")
    assert scrappers(led, COURT_A, 0) == 2


@pytest.mark.rule("DEI-RUL-151", "DEI-RUL-24")
def test_a_pushed_wolf_uses_no_elevator_and_nikita_does():
    rival = {"leader": GATE_ROOF, "units": {GATE_ROOF: 4}, "hand": ["rout", "muster"]}
    stuck = wild({"units": {GATE_ROOF: 1}}, rival, turn=1)
    stuck.play("play rout", "do push-one-unit-each")
    assert scrappers(stuck, GATE_ROOF, 0) == 1
    led = wild({"leader": GATE_ROOF, "units": {GATE_ROOF: 1}}, rival, turn=1)
    led.play("play rout", "do push-one-unit-each")
    assert player(led, 0)["leaders"][0]["region"] == GATE
    assert scrappers(led, GATE_ROOF, 0) == 1


# Lone wolf


@pytest.mark.rule("DEI-WLD-17", "DEI-WLD-18", "DEI-RUL-163")
def test_one_wolf_alone_runs_and_climbs():
    game = wild({"units": {YARD: 1}})
    game.play("play hunt", f"leave {YARD}")
    reached = {option.removeprefix("enter ") for option in options(game)}
    assert {GATE, COURT, YARD_A} < reached, "the normal step"
    assert {"signal-yard-roof"} < reached, "Climb"
    assert {SNOW, BANK, HILL, FAR, BANK_A} < reached, "Run"
    assert YARD not in reached
    assert not reached & {THEATRE, GATE_ROOF, COURT_A}
    game.play(f"enter {SNOW}")
    assert scrappers(game, SNOW, 0) == 1


@pytest.mark.rule("DEI-WLD-17")
def test_two_wolves_only_step():
    game = wild({"units": {YARD: 2}})
    game.play("play hunt", f"leave {YARD}", f"enter {GATE}")
    assert options(game) == ["send 1", "send 2"]
    again = wild({"units": {YARD: 2}})
    again.play("play hunt", f"leave {YARD}", f"enter {SNOW}")
    assert scrappers(again, SNOW, 0) == 1
    assert scrappers(again, YARD, 0) == 1


@pytest.mark.rule("DEI-WLD-18", "DEI-RUL-23")
def test_a_running_wolf_passes_no_region_that_it_could_not_enter():
    game = wild({"units": {COURT: 1}}, {"units": {YARD: 1}})
    game.play("play hunt", f"leave {COURT}")
    reached = {option.removeprefix("enter ") for option in options(game)}
    assert YARD not in reached, "a tie is no majority"
    assert not reached & {GATE, YARD_A}, "the way there leads through it"
    assert {BANK_A, BANK} < reached


@pytest.mark.rule("DEI-WLD-18", "DEI-RUL-24")
def test_a_wolf_jumps_between_roofs_of_a_district_and_cannot_come_down():
    game = wild({"units": {COURT_A: 1, GATE_ROOF: 1}})
    game.play("play hunt")
    assert options(game)[-1] == "stop"
    assert f"leave {GATE_ROOF}" not in options(game)
    game.play(f"leave {COURT_A}")
    assert scrappers(game, COURT_B, 0) == 1


@pytest.mark.rule("DEI-WLD-18")
def test_a_jump_obeys_the_majority_rule():
    game = wild({"units": {COURT_A: 1, GATE: 1}}, {"units": {COURT_B: 1}})
    game.play("play hunt")
    assert f"leave {COURT_A}" not in options(game)


@pytest.mark.rule("DEI-RUL-169", "DEI-CARD-06")
def test_a_long_move_does_not_lengthen_a_climb():
    given = {"units": {COURT: 1}, "hand": ["express-line", "hunt"]}
    game = wild(given, {"units": {YARD: 1}})
    game.play("play express-line", f"leave {COURT}")
    reached = {option.removeprefix("enter ") for option in options(game)}
    assert {COURT_A, COURT_B, GATE, BANK} < reached, "two steps pass a region without the majority"
    assert not reached & {"signal-yard-roof", "bank-quarter-roof-a", GATE_ROOF}


@pytest.mark.rule("DEI-RUL-109")
def test_a_mercenary_uses_elevators_but_takes_no_wolf_along():
    game = wild({"units": {GATE: 2}})
    t = table(game)
    t.boards[0].figures.append(JUKAS)
    t.place[JUKAS] = bits(t.city.refuges)[0]
    settle_everywhere(t, 0)
    game.play("play hunt", f"leave {GATE}", f"enter {GATE_ROOF}", "with jukas")
    assert scrappers(game, GATE_ROOF, 0) == 0, "no wolf could go with him"
    assert region(game, GATE_ROOF)["units"][0]["figures"] == ["jukas"]


# Training


@pytest.mark.rule("DEI-WLD-16", "DEI-RUL-107", "DEI-RUL-127")
def test_training_sends_a_wolf_from_the_region_collected_in_to_nikita():
    game = wild({"leader": GATE, "units": {COURT: 2}}, goods={COURT: (2, 0), GATE: (1, 0)})
    game.play("play forage", f"collect {COURT}")
    assert player(game, 0)["goods"]["technology"] == 1
    assert (scrappers(game, COURT, 0), scrappers(game, GATE, 0)) == (1, 1)
    game.play(f"collect {GATE}")
    assert (scrappers(game, COURT, 0), scrappers(game, GATE, 0)) == (1, 1)


@pytest.mark.rule("DEI-WLD-16")
def test_training_takes_nobody_where_no_wolf_is():
    game = wild({"leader": COURT, "units": {GATE: 1}}, goods={COURT: (2, 0)})
    game.play("play prowl", "do collect")
    assert (scrappers(game, COURT, 0), scrappers(game, GATE, 0)) == (0, 1)


@pytest.mark.rule("DEI-WEA-05", "DEI-EX-11")
def test_acid_rain_spares_the_wolves_at_nikitas_side():
    game = last_turn(
        "acid-rain",
        seat0={"faction": "wild", "leader": YARD, "tolstoy": COURT, "units": {YARD: 2, BANK: 1}},
        seat1={"leader": GATE},
    )
    assert (scrappers(game, YARD, 0), scrappers(game, BANK, 0)) == (2, 0)


# Feral


@pytest.mark.rule("DEI-WLD-19", "DEI-RUL-36")
def test_the_wild_build_nothing():
    game = wild({"leader": COURT, "hand": ["foundations", "hunt"]})
    game.play("play foundations")
    assert game.why_not("do build").rule == "DEI-WLD-19"


@pytest.mark.rule("DEI-RUL-35", "DEI-RUL-166")
def test_candies_that_build_are_of_no_use_to_the_wild():
    game = wild({"candies": ["build-refuge", "build-bridge", "move"]})
    game.play("play forage")
    assert options(game) == ["sweeten move", "plain"]
    assert game.why_not("sweeten build-refuge").rule == "DEI-RUL-35"


@pytest.mark.rule("DEI-WLD-19", "DEI-EX-16", "DEI-RUL-98")
def test_a_bought_drone_card_goes_to_the_bin_and_a_tolstoy_card_comes():
    black = ["stolen-masamune-codes", "shadow-routes", "double-dealing"]
    given = {"goods": (9, 9), "hand": ["hunt", "excavation", "rage"]}
    game = wild(given, markets={"black": black})
    game.play("recycle hunt", f"buy {black[0]}")
    assert question(game) == (0, "take_tolstoy_card")
    assert options(game) == ["claim pack-leader", "claim fearsome-roar"]
    game.play("claim fearsome-roar")
    mine = player(game, 0)
    assert mine["bin"] == [black[0]]
    assert [card["card"] for card in mine["hand"]] == ["excavation", "rage", "fearsome-roar"]
    assert [card["card"] for card in game.view(None)["tolstoy"]] == ["pack-leader"]
    score = {line["category"]: line["points"][0] for line in game.view(None)["score"]}
    assert score["cards"] > 0


@pytest.mark.rule("DEI-WLD-19", "DEI-RUL-144")
def test_without_a_tolstoy_card_left_a_drone_card_brings_nothing_more():
    black = ["stolen-masamune-codes", "shadow-routes", "double-dealing"]
    hand = ["hunt", "excavation", "rage", "pack-leader", "fearsome-roar"]
    game = wild({"goods": (9, 9), "hand": hand}, markets={"black": black})
    game.play("recycle hunt", f"buy {black[0]}")
    assert question(game) == (0, "play_card")
    assert player(game, 0)["bin"] == [black[0]]


@pytest.mark.rule("DEI-WLD-29")
def test_other_market_cards_come_to_the_hand():
    black = ["stolen-masamune-codes", "shadow-routes", "double-dealing"]
    game = wild({"goods": (9, 9), "hand": ["hunt", "forage"]}, markets={"black": black})
    game.play("recycle hunt", "buy shadow-routes")
    assert [card["card"] for card in player(game, 0)["hand"]] == ["forage", "shadow-routes"]


@pytest.mark.rule("DEI-WLD-29")
def test_the_wild_score_a_purebred_mission_after_phase_three():
    game = wild({"hand": []}, phase=3)
    assert question(game) == (0, "choose_mission")


# Whole games


@pytest.mark.slow
@pytest.mark.timeout(2400)
@pytest.mark.parametrize("players", ["fair", "greedy"])
def test_games_with_the_wild_keep_every_law(players):
    found = title("dei")
    options = found.checked_settings({"players": 5, "factions": "dealt"})
    arrival = travel(found, Journey("dei", options, f"wild-{players}", players, 60))
    assert arrival.error == ""
