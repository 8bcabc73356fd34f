"""The Psionics: set-up, leaders and Ascent, signals, how they move, weather, the course of the game."""

from typing import Any

import pytest
from tests.games.dei.circle import figure, forgo_twice, strength, tokens
from tests.games.dei.looking import options, player, question, region, table
from tests.games.dei.openings import (
    BANK,
    COURT,
    COURT_A,
    COURT_B,
    FAR,
    GATE,
    GATE_ROOF,
    SNOW,
    YARD,
    psionics,
)

import ashfall
from ashfall.engine.game import Game
from ashfall.games import title
from ashfall.games.dei.city import city_of
from ashfall.games.dei.majority import settle_everywhere
from ashfall.games.dei.state import Dei
from ashfall.games.dei.things import JUKAS
from ashfall.lab.journey import Journey, travel

LEADERS = {"willow", "kit", "kar-ra", "elly", "vladimir"}


def seat_of(game: Game) -> int | None:
    return next((p["seat"] for p in game.view(None)["players"] if p["faction"] == "psionics"), None)


def dealt(players: int, **settings: Any) -> Game:
    """A new game in which the Psionics take part."""
    for seed in range(60):
        game = ashfall.new("dei", players=players, seed=seed, factions="dealt", **settings)
        if seat_of(game) is not None:
            while question(game)[1] == "place_altar":
                game.play(0)
            return game
    raise LookupError("the Psionics were never dealt")


def to_first_card(game: Game) -> None:
    while question(game)[1] != "play_card":
        game.play(0)


def in_play(game: Game, seat: int) -> list[str]:
    return [leader["figure"] for leader in player(game, seat)["leaders"] if leader["region"]]


# Set-up


@pytest.mark.rule(
    "DEI-PSI-01", "DEI-PSI-03", "DEI-PSI-04", "DEI-PSI-05", "DEI-PSI-06", "DEI-PSI-07"
)
@pytest.mark.parametrize("feats", ["draft", "random"])
def test_the_psionics_begin_with_one_leader_and_a_second_one_ascends(feats):
    game = dealt(3, feats=feats)
    seat = seat_of(game)
    assert seat is not None
    shown = game.view(None)["signals"]["missions"]
    (starting,) = {mission["figure"] for mission in shown}
    assert len(shown) == 2
    assert in_play(game, seat) == []
    asked = set()
    while question(game)[1] not in ("ascend_leader", "play_card"):
        asked.add(question(game))
        game.play(0)
    assert (seat, "draft_feat") not in asked
    assert in_play(game, seat) == [starting]
    mine = player(game, seat)
    assert {leader["figure"] for leader in mine["leaders"]} == LEADERS
    assert mine["feats"] == []
    assert mine["constructions"] == {"refuge": 0, "elevator": 0, "bridge": 0}
    assert len(mine["hand"]) == 8
    assert game.view(None)["signals"]["supply"] == [5, 5, 5]
    home = next(leader["region"] for leader in mine["leaders"] if leader["region"])
    assert "refuge" in region(game, home)["neutral"]
    assert question(game) == (seat, "ascend_leader")
    refuges = [r["region"] for r in game.view(None)["regions"] if "refuge" in r["neutral"]]
    assert set(options(game)) == {
        f"ascend {leader} {refuge}" for leader in LEADERS - {starting} for refuge in refuges
    }
    game.play(0)
    assert len(in_play(game, seat)) == 2
    opened = [mission["figure"] for mission in game.view(None)["signals"]["missions"]]
    assert sorted(map(opened.count, set(opened))) == [2, 2]


@pytest.mark.rule("DEI-PSI-02", "DEI-RUL-70", "DEI-SET-26")
def test_the_psionics_have_a_blank_instead_of_a_starting_drone():
    game = dealt(2)
    seat = seat_of(game)
    assert seat is not None
    drones = [drone for drone in game.view(None)["drones"] if drone["region"]]
    rival = player(game, 1 - seat)["faction"]
    assert len(drones) == (rival != "wild")


@pytest.mark.rule("DEI-PSI-06", "DEI-RUL-135", "DEI-FLOW-02", "DEI-PSI-14", "DEI-PSI-46")
def test_a_leader_ascends_in_every_round_and_all_five_are_there_in_round_four():
    game = dealt(2, feats="random")
    seat = seat_of(game)
    assert seat is not None
    seen = {}
    while not game.over:
        view = game.view(None)
        if question(game)[1] == "play_card" and view["round"] not in seen:
            seen[view["round"]] = (len(in_play(game, seat)), view["signals"]["boxed"])
        game.play(0)
    assert seen == {1: (2, [0, 0, 0]), 2: (3, [0, 0, 0]), 3: (4, [5, 0, 0]), 4: (5, [5, 5, 0])}
    done = [
        mission["figure"] for mission in game.view(None)["signals"]["missions"] if mission["done"]
    ]
    assert len(done) == len(set(done)) == 4
    assert (
        next(line["points"] for line in game.view(None)["score"] if line["category"] == "feats")[
            seat
        ]
        == 0
    )


@pytest.mark.rule("DEI-RUL-84", "DEI-PSI-07")
def test_the_face_down_missions_of_each_leader_are_secret():
    game = dealt(2)
    mine = table(game).signals
    assert mine is not None
    assert sorted(len(pile) for pile in mine.piles) == [1, 3, 3, 3, 3]
    assert all(not table(game).known[mission] for pile in mine.piles for mission in pile)


# Leaders on the move


@pytest.mark.rule("DEI-PSI-08")
def test_psionic_leaders_count_one_and_move_without_the_majority_rule():
    game = psionics({"leaders": {"kit": GATE}}, {"units": {YARD: 5}})
    assert strength(game, GATE) == 1
    game.play("play drift", f"leave {GATE}", f"enter {YARD}")
    assert figure(game, "kit") == YARD
    assert region(game, YARD)["holder"] == 1


@pytest.mark.rule("DEI-PSI-09", "DEI-RUL-168")
def test_psionic_leaders_use_everybodys_elevators_and_bridges():
    roofs = (COURT_A, COURT_B)
    rival = {"elevators": [COURT], "bridges": [roofs]}
    game = psionics({"leaders": {"kit": COURT}}, rival)
    game.play("play drift", f"leave {COURT}", f"enter {COURT_A}")
    game.play(f"leave {COURT_A}", f"enter {COURT_B}")
    assert figure(game, "kit") == COURT_B


@pytest.mark.rule("DEI-PSI-09", "DEI-PSI-10", "DEI-RUL-36", "DEI-RUL-137")
def test_the_psionics_cannot_build():
    game = psionics({"hand": ["foundations", "focus"]})
    game.play("play foundations")
    assert game.why_not("do build").rule == "DEI-PSI-09"


@pytest.mark.rule("DEI-PSI-20")
def test_willow_alone_changes_level_without_an_elevator():
    game = psionics({"leaders": {"willow": COURT, "kit": COURT}})
    game.play("play drift", f"leave {COURT}", f"enter {COURT_A}")
    assert figure(game, "willow") == COURT_A
    assert figure(game, "kit") == COURT, "only Willow could go there"
    assert question(game)[1] == "move_from"


@pytest.mark.rule("DEI-RUL-109")
def test_a_group_with_a_mercenary_obeys_the_majority_rule_and_uses_no_elevator_of_others():
    game = psionics({"leaders": {"kit": COURT}}, {"units": {YARD: 3}, "elevators": [COURT]})
    board = table(game).boards[0]
    board.figures.append(JUKAS)
    table(game).place[JUKAS] = table(game).place[7]
    settle_everywhere(table(game), 0)
    game.play("play drift", f"leave {COURT}", f"enter {YARD}")
    assert figure(game, "kit") == YARD, "Jukas is left behind: with him the group would need 4"
    assert figure(game, "jukas") == COURT
    game.play(f"leave {COURT}")
    assert game.why_not(f"enter {COURT_A}") is not None


@pytest.mark.rule("DEI-RUL-89", "DEI-ASK-04")
def test_signals_are_never_moved_by_a_move():
    game = psionics({"leaders": {"kit": FAR}, "signals": {GATE: [1, 3], FAR: [2]}})
    game.play("play drift")
    assert options(game) == [f"leave {FAR}", "stop"], "where only signals lie nobody can leave"
    game.play(f"leave {FAR}", f"enter {SNOW}")
    assert tokens(game, FAR) == [2]
    assert figure(game, "kit") == SNOW


@pytest.mark.rule("DEI-RUL-89", "DEI-RUL-15")
def test_a_push_finds_signals_but_moves_only_leaders():
    game = psionics(
        {"signals": {GATE: [1], COURT: [1]}, "leaders": {"kit": COURT}},
        {"hand": ["rout"], "units": {GATE: 4, COURT: 4}},
        turn=1,
    )
    game.play("play rout")
    if question(game)[1] == "choose_next_action":
        game.play("do push-one-unit-each")
    assert {f"push {GATE}", f"push {COURT}"} <= set(options(game))
    game.play(f"push {COURT}")
    assert question(game) == (0, "push_to")
    game.play(f"retreat {YARD}")
    assert figure(game, "kit") == YARD
    assert tokens(game, COURT) == [1]


# Signals


@pytest.mark.rule("DEI-PSI-12", "DEI-MAJ-09")
def test_signals_add_their_symbols_to_the_strength():
    game = psionics({"leaders": {"kit": GATE}, "signals": {GATE: [1, 2, 3], YARD: [2]}})
    assert strength(game, GATE) == 7
    assert strength(game, YARD) == 2
    assert region(game, YARD)["holder"] == 0


@pytest.mark.rule("DEI-PSI-13", "DEI-PSI-16", "DEI-RUL-43", "DEI-EX-23")
def test_simon_places_the_lowest_signals_of_the_supply():
    taken = {GATE: [1, 1, 1, 1]}
    game = psionics({"hand": ["simon-override", "focus"], "signals": taken}, drones={"simon": SNOW})
    game.play("play simon-override", f"fly-to {SNOW}", "bring 2")
    assert tokens(game, SNOW) == [1, 2]


@pytest.mark.rule("DEI-PSI-17", "DEI-RUL-144")
def test_without_tokens_nothing_is_placed():
    lying = {GATE: [1] * 5, YARD: [2] * 5, COURT: [3] * 5}
    hand = {"hand": ["simon-override", "focus"], "signals": lying}
    game = psionics({**hand, "leaders": {"vladimir": FAR}}, drones={"simon": SNOW})
    game.play("play simon-override", f"fly-to {SNOW}")
    assert tokens(game, SNOW) == []
    assert question(game)[1] == "play_card"
    game.play("play focus")
    assert question(game)[0] == 1, "Vladimir has no token to place"


@pytest.mark.rule("DEI-PSI-15", "DEI-PSI-16", "DEI-RUL-44", "DEI-RUL-117")
def test_a_strike_takes_the_lowest_signal_and_never_a_leader():
    game = psionics(
        {"leaders": {"kit": GATE, "elly": COURT}, "signals": {GATE: [2, 3]}},
        {"hand": ["riot"], "units": {GATE: 9, COURT: 4}},
        turn=1,
    )
    game.play("play riot")
    assert options(game) == [f"strike-in {GATE}", "stop"], "in the other region is only a leader"
    game.play(f"strike-in {GATE}")
    assert tokens(game, GATE) == [3]
    assert game.view(None)["signals"]["supply"] == [5, 5, 4]
    assert len(player(game, 0)["candies"]) == 1


@pytest.mark.rule("DEI-RUL-45", "DEI-RUL-175")
def test_fly_carries_the_lowest_signals_and_their_symbols_count():
    hand = ["fly-override", "focus"]
    rival = {"units": {COURT: 1, BANK: 2}}
    game = psionics({"hand": hand, "signals": {FAR: [2, 3]}}, rival, drones={"fly": FAR})
    game.play("play fly-override", f"fly-to {FAR}")
    assert f"lower {COURT}" in options(game), "2 symbols are more than 1 scrapper"
    assert f"lower {BANK}" in options(game), "both together are 5"
    game.play(f"lower {COURT}", "no-second")
    assert tokens(game, COURT) == [2]
    assert tokens(game, FAR) == [3]
    assert region(game, COURT)["holder"] == 0


@pytest.mark.rule("DEI-RUL-45", "DEI-RUL-175")
def test_a_signal_does_not_fly_where_it_would_only_be_as_strong():
    rival = {"units": {COURT: 1, BANK: 2}}
    mine = {"hand": ["fly-override", "focus"], "signals": {FAR: [2]}}
    game = psionics(mine, rival, drones={"fly": FAR})
    game.play("play fly-override", f"fly-to {FAR}")
    assert f"lower {COURT}" in options(game) and f"lower {BANK}" not in options(game)


@pytest.mark.rule("DEI-PSI-14", "DEI-RUL-03", "DEI-RUL-08", "DEI-EX-06")
def test_all_tokens_with_one_symbol_leave_when_round_three_begins():
    game = psionics(
        {
            "leaders": {"kar-ra": FAR, "kit": FAR},
            "signals": {GATE: [1, 1], YARD: [1, 2]},
            "kar_ra": [1, 2],
            "open": ["kit-a", "kit-b"],
        },
        round=2, phase=3, order=[1, 0],
    )  # fmt: skip
    forgo_twice(game)
    game.play("fulfil kit-a")
    assert question(game)[1] == "ascend_leader"
    mine = game.view(None)["signals"]
    assert mine["boxed"] == [5, 0, 0]
    assert mine["supply"] == [0, 3, 5]
    assert mine["kar_ra"] == [0, 1, 0]
    assert tokens(game, GATE) == []
    assert tokens(game, YARD) == [2]
    assert strength(game, FAR) == 4


@pytest.mark.rule("DEI-PSI-11", "DEI-RUL-177")
def test_the_psionics_put_construction_candies_back_and_draw_again():
    game = psionics()
    t = table(game)
    builds = [c for c in t.candies if t.box.words["candy"][t.box.candy_kind[c]].startswith("build")]
    move = next(c for c in t.candies if t.box.words["candy"][t.box.candy_kind[c]] == "move")
    t.boards[1].candies = [c for c in t.candies if c not in (*builds, move)]
    t.candies = [move, *builds]
    game.play("forgo focus")
    assert player(game, 0)["candies"] == ["move"]
    assert sorted(t.candies) == sorted(builds)
    game.play("forgo drift")
    assert player(game, 0)["candies"] == ["move"], "nothing but constructions is left"
    assert sorted(t.candies) == sorted(builds)


@pytest.mark.rule("DEI-CARD-03", "DEI-RUL-153")
def test_show_of_force_strengthens_a_leader_of_choice():
    hand = ["show-of-force", "focus"]
    game = psionics({"hand": hand, "leaders": {"willow": FAR, "kit": GATE}})
    game.play("play show-of-force")
    assert question(game) == (0, "bonus_leader")
    game.play("empower kit")
    assert strength(game, GATE) == 3
    assert strength(game, FAR) == 1


# Weather


def weathered(weather: str, given: dict[str, Any], rival: dict[str, Any], **more: Any) -> Game:
    return psionics(given, rival, options={"weather": True}, weather=weather, **more)


@pytest.mark.rule("DEI-WEA-07", "DEI-RUL-111")
def test_psionic_leaders_defy_blizzard_wind_and_ice():
    both = {"leaders": {"willow": GATE_ROOF, "kit": GATE_ROOF}}
    for weather in ("gusty-wind", "black-ice", "blizzard"):
        game = weathered(weather, both, {})
        game.play("play drift", f"leave {GATE_ROOF}", "with-two willow kit")
        assert figure(game, "kit") == figure(game, "willow") == GATE


@pytest.mark.rule("DEI-WEA-07", "DEI-RUL-89")
@pytest.mark.parametrize("weather", ["acid-rain", "heavy-snowfall"])
def test_rain_and_snow_take_no_signals(weather):
    game = weathered(
        weather,
        {"signals": {GATE: [1], YARD: [2]}},
        {"units": {SNOW: 1, YARD: 1}},
        phase=3, turn=1, missions=["tactical-census", "rooftop-watch", "street-sweep"],
    )  # fmt: skip
    forgo_twice(game)
    game.play("complete tactical-census")
    assert tokens(game, GATE) == [1]
    assert tokens(game, YARD) == [2]


@pytest.mark.rule("DEI-RUL-89", "DEI-RUL-111")
def test_for_a_solar_flare_leaders_are_units_and_signals_are_not():
    game = weathered(
        "solar-flare",
        {"leaders": {"willow": FAR}, "signals": {COURT: [1]}},
        {},
        goods={FAR: (1, 0), COURT: (1, 0)}, phase=3, turn=1,
        missions=["tactical-census", "rooftop-watch", "street-sweep"],
    )  # fmt: skip
    forgo_twice(game)
    game.play("complete tactical-census")
    assert region(game, FAR)["goods"]["technology"] == 0
    assert region(game, COURT)["goods"]["technology"] == 1


# Whole games


@pytest.mark.rule("DEI-PSI-01", "DEI-SET-25")
def test_the_psionics_can_be_chosen_and_six_can_play():
    assert title("dei").players == (2, 3, 4, 5, 6)
    game = ashfall.new("dei", players=2, seed=1)
    assert "join psionics" in options(game)
    game.play("join psionics")
    assert "join psionics" not in options(game)


@pytest.mark.rule("DEI-PSI-04", "DEI-PSI-15")
@pytest.mark.slow
@pytest.mark.parametrize("players", [2, 6])
def test_a_game_with_the_psionics_keeps_every_law(players):
    known = title("dei")
    options = known.checked_settings({"players": players, "factions": "dealt", "weather": True})
    for number in range(40):
        game = ashfall.new("dei", **{**options, "seed": f"psionics-{number}"})
        if seat_of(game) is not None:
            arrival = travel(known, Journey("dei", options, f"psionics-{number}", "fair", 60))
            assert arrival.error == ""
            return
    raise LookupError("the Psionics were never dealt")


@pytest.mark.rule("DEI-RUL-87", "DEI-ASK-03", "DEI-SET-01", "DEI-SET-03", "DEI-OUT-01")
@pytest.mark.parametrize("players", [5, 6])
def test_five_and_six_play_in_the_extended_city(players):
    game = dealt(players, feats="random")
    view, t = game.view(None), table(game)
    assert (view["city"]["columns"], view["city"]["rows"]) == (5, 4)
    assert len(view["city"]["tiles"]) == 20
    assert {"D17", "D18", "D19", "D20"} <= {tile["tile"] for tile in view["city"]["tiles"]}
    colours = [colour for r in view["regions"] for colour in r["outposts"]]
    assert [colours.count(c) for c in ("red", "blue", "green", "yellow")] == [5, 5, 5, 5]
    for resource, (tokens_there, extra) in enumerate(t.box.tokens_of):
        reserves = sum(board.goods[resource] for board in t.boards)
        assert t.supply[resource] + sum(t.goods[resource::2]) + reserves == tokens_there + extra
        assert extra > 0
    assert len(view["regions"]) == 55
    assert max(len(city_of(t.box.districts, plan(t, turns)).sites) for turns in range(8)) <= 39
    assert len(t.city.drone_starts) == 6


def plan(t: Dei, turns: int) -> str:
    """The city of a table with its tiles turned otherwise."""
    name, *cells = t.plan.split()
    return " ".join([name, *(cell[:-1] + "NESW"[(i * turns) % 4] for i, cell in enumerate(cells))])


@pytest.mark.rule("DEI-RUL-110", "DEI-RUL-175")
def test_a_machine_costs_the_lowest_signal_and_slug_carries_signals():
    card = "market-card-11-slug"
    game = psionics(
        {"hand": [card, "drift"], "leaders": {"kit": COURT}, "signals": {COURT: [1, 2, 3]}},
        {"units": {YARD: 5}},
        options={"industrial": True},
    )
    game.play(f"play {card}", f"assemble {COURT}")
    assert tokens(game, COURT) == [2, 3]
    assert strength(game, COURT) == 1 + 2 + 2 + 3
    game.play(f"steer {YARD}", "without")
    assert options(game) == ["carry 2", "leave-all"], (
        "2 + 2 symbols are less than 5, 2 + 5 are more"
    )
    game.play("carry 2")
    assert tokens(game, YARD) == [2, 3]
    assert region(game, YARD)["holder"] == 0
    assert figure(game, "kit") == COURT


def test_a_simple_player_values_signals_and_missions():
    known = title("dei")
    bare = psionics()
    armed = psionics({"signals": {GATE: [3]}, "kar_ra": [2]})
    open_mission = psionics({"signals": {GATE: [3]}, "kar_ra": [2], "open": ["vladimir-a"]})
    values = [known.estimate(table(game), 0) for game in (bare, armed, open_mission)]
    assert values == sorted(set(values))
