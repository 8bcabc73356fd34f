"""Skills of the Psionic leaders: one for each Enlist."""

import pytest
from tests.arrange import position
from tests.games.dei.automaton import AUTOMA, solo
from tests.games.dei.circle import figure, strength, tokens
from tests.games.dei.looking import options, player, question, region, scrappers, table
from tests.games.dei.openings import (
    BANK,
    COURT,
    COURT_A,
    COURT_B,
    FAR,
    GATE,
    GATE_ROOF,
    HILL,
    HILL_ROOF,
    SNOW,
    THEATRE,
    YARD,
    YARD_A,
    psionics,
)

from ashfall.games.dei.majority import settle_everywhere
from ashfall.games.dei.things import JUKAS, TOLSTOY

MARKET = {"mechanical": ["fly-core", "masamune-core", "remote-control"]}


# Enlist


@pytest.mark.rule("DEI-PSI-18", "DEI-RUL-02", "DEI-RUL-43", "DEI-RUL-167")
@pytest.mark.parametrize("card", ["focus", "reinforcements", "war-camp"])
def test_each_enlist_is_one_skill_of_a_leader_in_play(card):
    given = {"leaders": {"vladimir": FAR, "kar-ra": GATE}, "hand": [card, "drift"]}
    game = psionics(given, markets={"mechanical": ["power-drill"]})
    game.play(f"play {card}")
    if question(game)[1] == "choose_next_action":
        game.play("do enlist")
    assert [o for o in options(game) if o != "stop"] == ["ghost-soldiers", "signal-control"]
    reason = game.why_not("telekinesis")
    assert (reason.rule, reason.values) == ("DEI-PSI-18", {"figure": "willow"})
    assert game.why_not("mind-control").rule == "DEI-PSI-18"
    assert game.why_not("fear").rule == "DEI-PSI-27"


@pytest.mark.rule("DEI-PSI-19")
def test_the_same_skill_may_be_used_again_with_another_enlist():
    game = psionics({"leaders": {"vladimir": FAR}})
    game.play("play focus", "signal-control", f"emit {FAR}", "signal-control", f"emit {FAR}")
    assert tokens(game, FAR) == [1, 1]


@pytest.mark.rule("DEI-PSI-18")
def test_an_enlist_candy_gives_a_skill_too():
    game = psionics({"leaders": {"vladimir": FAR}, "candies": ["enlist"]})
    game.play("play drift", "sweeten enlist", "do enlist", f"emit {SNOW}")
    assert tokens(game, SNOW) == [1]


# Willow


@pytest.mark.rule("DEI-PSI-21", "DEI-ASK-10", "DEI-ASK-02")
def test_telekinesis_moves_a_token_to_an_adjacent_region():
    game = psionics({"signals": {GATE: [1, 1, 3], SNOW: [2]}, "kar_ra": [1]})
    game.play("play focus", "telekinesis")
    assert question(game) == (0, "telekinesis_from")
    assert options(game) == [f"grip {r}" for r in options_in_order(game, GATE, SNOW)]
    game.play(f"grip {GATE}")
    assert options(game) == ["grip-level 1-signal-token", "grip-level 3-signal-token"]
    game.play("grip-level 3-signal-token")
    assert f"shift-signal {GATE_ROOF}" in options(game), "adjacent, not linked"
    game.play(f"shift-signal {GATE_ROOF}")
    assert tokens(game, GATE) == [1, 1]
    assert tokens(game, GATE_ROOF) == [3]
    assert region(game, GATE_ROOF)["holder"] == 0


def options_in_order(game, *regions):
    known = [r["region"] for r in game.view(None)["regions"]]
    numbers = {word: table(game).box.districts.words.index(word) for word in known}
    return sorted(regions, key=lambda word: numbers[word])


@pytest.mark.rule("DEI-PSI-21")
def test_telekinesis_needs_a_token_in_a_region():
    game = psionics({"kar_ra": [1], "leaders": {"willow": FAR, "kar-ra": GATE}})
    game.play("play focus")
    assert game.why_not("telekinesis").rule == "DEI-PSI-21"


@pytest.mark.rule("DEI-PSI-22", "DEI-RUL-22")
def test_teleportation_takes_a_leader_at_willows_side_to_a_signal_or_leader():
    leaders = {"willow": FAR, "kit": FAR, "elly": COURT}
    rival = {"units": {GATE: 4}, "leader": COURT_A}
    game = psionics({"leaders": leaders, "signals": {GATE: [1], FAR: [1]}}, rival)
    game.play("play focus", "teleportation")
    assert options(game) == ["teleport willow", "teleport kit"]
    game.play("teleport kit")
    assert set(options(game)) == {f"appear {GATE}", f"appear {COURT}"}
    game.play(f"appear {GATE}")
    assert figure(game, "kit") == GATE
    assert region(game, GATE)["holder"] == 1


@pytest.mark.rule("DEI-PSI-22", "DEI-RUL-141")
def test_teleportation_needs_somewhere_to_go_and_takes_no_mercenary():
    game = psionics({"leaders": {"willow": FAR, "vladimir": FAR}, "signals": {FAR: [1]}})
    game.play("play focus")
    assert game.why_not("teleportation").rule == "DEI-PSI-22"
    hired = psionics({"leaders": {"willow": FAR}, "signals": {GATE: [1]}})
    table(hired).boards[0].figures.append(JUKAS)
    table(hired).place[JUKAS] = table(hired).place[6]
    settle_everywhere(table(hired), 0)
    hired.play("play focus", "teleportation")
    assert figure(hired, "willow") == GATE
    assert figure(hired, "jukas") == FAR


# Kit


@pytest.mark.rule("DEI-PSI-23", "DEI-PSI-24", "DEI-RUL-136", "DEI-RUL-157", "DEI-RUL-130")
def test_mind_control_moves_one_unit_and_its_owner_draws_one_candy_a_phase():
    game = psionics({"leaders": {"kit": FAR}}, {"units": {COURT: 2}, "leader": HILL_ROOF})
    game.play("play focus", "mind-control", f"control-in {COURT}", f"lead-to {YARD}")
    assert scrappers(game, YARD, 1) == scrappers(game, COURT, 1) == 1
    assert len(player(game, 1)["candies"]) == 1
    game.play("mind-control", f"control-in {COURT}", f"lead-to {YARD}")
    assert scrappers(game, YARD, 1) == 2
    assert len(player(game, 1)["candies"]) == 1
    assert question(game)[1] == "play_card"


@pytest.mark.rule("DEI-PSI-23", "DEI-ASK-10")
def test_mind_control_asks_for_leader_or_scrapper():
    game = psionics({"leaders": {"kit": FAR}}, {"units": {COURT: 1}, "leader": COURT})
    game.play("play focus", "mind-control")
    assert question(game) == (0, "control_unit")
    assert options(game) == ["control-scrapper", "control-figure marlowe"]
    game.play("control-figure marlowe", f"lead-to {YARD}")
    assert figure(game, "marlowe") == YARD


@pytest.mark.rule("DEI-PSI-23", "DEI-RUL-47")
def test_a_controlled_unit_obeys_the_majority_rule_of_its_faction():
    given = {"leaders": {"kit": FAR}, "signals": {YARD: [2], GATE: [1]}}
    game = psionics(given, {"units": {COURT: 2, YARD_A: 1}, "leader": HILL_ROOF})
    game.play("play focus", "mind-control", f"control-in {COURT}")
    assert scrappers(game, "bank-quarter-ground-a", 1) == 1, "the only region it could enter"


@pytest.mark.rule("DEI-PSI-25", "DEI-RUL-157")
def test_a_controlled_unit_collects_for_the_psionics_where_its_faction_has_the_majority():
    game = psionics(
        {"leaders": {"kit": FAR}},
        {"units": {COURT: 1}, "leader": HILL_ROOF, "feats": ["salvagers"]},
        goods={COURT: (1, 1), FAR: (1, 0)},
    )
    game.play("play focus", "mind-control", f"control-in {COURT}")
    assert question(game) == (0, "control_action")
    assert options(game) == ["control-move", "control-collect"]
    game.play("control-collect", "plunder energy")
    assert player(game, 0)["goods"] == {"technology": 0, "energy": 1}
    assert player(game, 1)["goods"] == {"technology": 0, "energy": 0}
    assert len(player(game, 1)["candies"]) == 1


@pytest.mark.rule("DEI-PSI-25")
def test_a_tie_gives_a_controlled_unit_nothing_to_collect():
    given = {"leaders": {"kit": FAR}, "signals": {GATE: [2]}}
    game = psionics(given, {"units": {GATE: 2}, "leader": HILL_ROOF}, goods={GATE: (1, 0)})
    game.play("play focus", "mind-control", f"control-in {GATE}")
    assert question(game) == (0, "control_to"), "it can only move"


@pytest.mark.rule("DEI-PSI-25", "DEI-RUL-157", "DEI-RUL-151")
def test_a_controlled_unit_uses_its_own_and_neutral_constructions_but_no_feats_or_skills():
    roofs = {"elevators": [COURT], "units": {COURT: 1}}
    own = psionics({"leaders": {"kit": FAR}}, {**roofs, "leader": HILL_ROOF})
    own.play("play focus", "mind-control", f"control-in {COURT}")
    assert f"lead-to {COURT_A}" in options(own)
    foreign = position(
        "dei",
        options={"players": 3},
        seat0={"faction": "psionics", "leaders": {"kit": "old-gate-ground"}},
        seat1={"faction": "auxilia", "leader": "twin-towers-court-ground", "feats": ["lift-keys"]},
        seat2={"faction": "farm_z", "leader": "old-gate-roof",
               "elevators": ["twin-towers-court-ground"]},
    )  # fmt: skip
    foreign.play("play focus", "mind-control", "control auxilia")
    ways = [o.removeprefix("lead-to ") for o in options(foreign)]
    assert ways
    assert not [way for way in ways if "roof" in way], "neither Lift Keys nor Swift's skill helps"


@pytest.mark.rule("DEI-RUL-47", "DEI-RUL-111")
def test_in_a_gusty_wind_nobody_is_led_off_a_roof():
    rival = {"units": {GATE_ROOF: 1}, "leader": GATE_ROOF, "elevators": []}
    calm = psionics({"leaders": {"kit": FAR}}, rival)
    calm.play("play focus", "mind-control")
    windy = psionics(
        {"leaders": {"kit": FAR, "vladimir": FAR}}, rival,
        options={"weather": True}, weather="gusty-wind",
    )  # fmt: skip
    windy.play("play focus")
    assert windy.why_not("mind-control").rule == "DEI-PSI-23"


@pytest.mark.rule("DEI-FEAT-15", "DEI-RUL-155")
def test_iron_nerves_keep_kit_out():
    rival = {"units": {COURT: 2}, "feats": ["iron-nerves"]}
    game = psionics({"leaders": {"kit": FAR, "vladimir": FAR}}, rival)
    game.play("play focus")
    assert game.why_not("mind-control").rule == "DEI-PSI-23"


@pytest.mark.rule("DEI-RUL-46", "DEI-RUL-142")
def test_a_controlled_wolf_stays_on_the_ground_and_nikita_uses_neutral_elevators():
    def wild(**seat):
        return psionics(
            {"leaders": {"kit": FAR}},
            {"faction": "wild", "tolstoy": THEATRE, **seat},
        )

    wolf = wild(leader=HILL_ROOF, units={GATE: 1})
    wolf.play("play focus", "mind-control", f"control-in {GATE}")
    assert set(options(wolf)) == {f"lead-to {r}" for r in (YARD, SNOW, BANK, HILL)}
    led = wild(leader=GATE)
    led.play("play focus", "mind-control")
    assert f"lead-to {GATE_ROOF}" in options(led)
    assert f"lead-to {YARD_A}" not in options(led)


@pytest.mark.rule("DEI-PSI-23", "DEI-RUL-141")
def test_special_units_and_mercenaries_are_not_controlled():
    game = psionics(
        {"leaders": {"kit": FAR, "vladimir": FAR}},
        {"faction": "wild", "tolstoy": COURT, "leader": GATE_ROOF},
    )
    t = table(game)
    t.boards[1].figures.append(JUKAS)
    t.place[JUKAS] = t.place[TOLSTOY]
    settle_everywhere(t, 1)
    game.play("play focus", "mind-control")
    assert figure(game, "nikita") != COURT
    assert figure(game, "tolstoy") == figure(game, "jukas") == COURT


# Kar'Ra


@pytest.mark.rule("DEI-PSI-26", "DEI-PSI-13")
def test_ghost_soldiers_lie_on_karra_and_count_where_she_is():
    game = psionics({"leaders": {"kar-ra": FAR}, "kar_ra": [3], "signals": {GATE: [1] * 4}})
    game.play("play focus", "ghost-soldiers", "ghost-soldiers")
    assert game.view(None)["signals"]["kar_ra"] == [1, 1, 1]
    assert strength(game, FAR) == 1 + 1 + 2 + 3
    game.play("play drift", f"leave {FAR}", f"enter {SNOW}")
    assert strength(game, SNOW) == 7


@pytest.mark.rule("DEI-PSI-27", "DEI-PSI-28", "DEI-ASK-10", "DEI-RUL-128")
def test_fear_drives_all_units_of_an_opponent_to_one_region_of_its_choice():
    game = psionics(
        {"leaders": {"kar-ra": COURT}, "kar_ra": [1, 3]},
        {"units": {COURT: 3, YARD: 1}, "leader": COURT},
    )
    game.play("play focus", "fear")
    assert options(game) == ["release 1-signal-token", "release 3-signal-token"]
    game.play("release 1-signal-token")
    assert game.view(None)["signals"]["kar_ra"] == [0, 0, 1]
    assert game.view(None)["signals"]["supply"] == [5, 5, 4]
    assert question(game) == (1, "fear_destination")
    assert set(options(game)) == {f"flee-to {YARD}", "flee-to bank-quarter-ground-a"}
    game.play(f"flee-to {YARD}")
    assert scrappers(game, YARD, 1) == 4
    assert figure(game, "marlowe") == YARD
    assert scrappers(game, COURT, 1) == 0


@pytest.mark.rule("DEI-PSI-27", "DEI-RUL-160")
def test_fear_asks_the_opponents_in_initiative_order():
    game = position(
        "dei",
        options={"players": 3},
        order=[0, 2, 1],
        seat0={"faction": "psionics", "leaders": {"kar-ra": COURT}, "kar_ra": [1]},
        seat1={"faction": "farm_z", "leader": COURT},
        seat2={"faction": "auxilia", "leader": "old-gate-roof", "units": {COURT: 1}},
    )
    game.play("play focus", "fear")
    asked = [question(game)]
    game.play(0)
    asked.append(question(game))
    assert asked == [(2, "fear_destination"), (1, "fear_destination")]


@pytest.mark.rule("DEI-PSI-28", "DEI-FEAT-15")
def test_who_has_no_way_out_or_iron_nerves_or_only_special_units_stays():
    stuck = psionics({"leaders": {"kar-ra": COURT_A}, "kar_ra": [1]}, {"units": {COURT_A: 2}})
    stuck.play("play focus", "fear")
    assert scrappers(stuck, COURT_A, 1) == 2
    assert question(stuck)[0] == 0
    firm = {"units": {COURT: 2}, "feats": ["iron-nerves"]}
    brave = psionics({"leaders": {"kar-ra": COURT}, "kar_ra": [1]}, firm)
    brave.play("play focus", "fear")
    assert scrappers(brave, COURT, 1) == 2
    wild = {"faction": "wild", "leader": HILL_ROOF, "tolstoy": COURT}
    beast = psionics({"leaders": {"kar-ra": COURT}, "kar_ra": [1]}, wild)
    beast.play("play focus", "fear")
    assert figure(beast, "tolstoy") == COURT
    assert question(beast)[0] == 0


@pytest.mark.rule("DEI-RUL-151")
def test_wolves_flee_over_an_elevator_only_with_nikita():
    def wild(**seat):
        game = psionics(
            {"leaders": {"kar-ra": GATE}, "kar_ra": [1]},
            {"faction": "wild", "tolstoy": THEATRE, **seat},
        )
        game.play("play focus", "fear")
        return [option.removeprefix("flee-to ") for option in options(game)]

    assert GATE_ROOF not in wild(leader=HILL_ROOF, units={GATE: 2})
    assert GATE_ROOF in wild(leader=GATE, units={GATE: 2})


@pytest.mark.rule("DEI-RUL-112")
def test_fear_is_a_move_under_weather():
    def afraid(weather, place):
        game = psionics(
            {"leaders": {"kar-ra": place}, "kar_ra": [1]},
            {"units": {place: 2}, "leader": place},
            options={"weather": True}, weather=weather,
        )  # fmt: skip
        game.play("play focus", "fear")
        return game

    snow = afraid("blizzard", GATE)
    assert question(snow) == (1, "push_unit")
    snow.play("yield-scrapper", f"retreat {YARD}")
    assert scrappers(snow, GATE, 1) == 1
    assert figure(snow, "marlowe") == GATE
    wind = afraid("gusty-wind", GATE_ROOF)
    assert question(wind)[0] == 0
    assert scrappers(wind, GATE_ROOF, 1) == 2
    ice = afraid("black-ice", GATE)
    assert f"flee-to {GATE_ROOF}" not in options(ice)
    assert f"flee-to {YARD}" in options(ice)


# Elly


@pytest.mark.rule("DEI-PSI-29", "DEI-PSI-30", "DEI-RUL-50", "DEI-ASK-10", "DEI-EX-23")
def test_the_pulse_charges_an_open_drone_card_and_activates_its_drone():
    game = psionics({"leaders": {"elly": FAR}}, markets=MARKET, drones={"simon": SNOW})
    t = table(game)
    simon = next(c.piece for c in t.box.cards if c.id == "refuge_42_08")
    t.boards[1].hand.remove(simon)
    t.boards[1].up.append(simon)
    t.boards[1].sweets.append(-1)
    game.play("play focus", "pulse")
    cards = ["fly-core", "masamune-core", "remote-control", "simon-control"]
    assert set(options(game)) >= {f"charge {card}" for card in cards}
    game.play("charge simon-control")
    assert options(game) == ["awaken simon", "skip"]
    game.play("awaken simon", f"fly-to {FAR}", "bring 2")
    assert tokens(game, FAR) == [1, 1]
    assert {"card": "simon-control", "signal": "1-signal-token"} in game.view(None)["signals"][
        "cards"
    ]
    game.play("pulse")
    assert game.why_not("charge simon-control").rule == "DEI-PSI-30"
    game.play("charge remote-control")
    assert options(game) == [f"awaken {d}" for d in ("masamune", "simon", "fly", "draco")] + [
        "skip"
    ]
    game.play("skip")
    assert question(game)[1] == "play_card"


@pytest.mark.rule("DEI-PSI-29")
def test_cards_in_hands_bins_and_face_down_are_not_in_play():
    rival = {"bin": ["draco-core"], "hand": ["simon-control"]}
    given = {"leaders": {"elly": FAR, "vladimir": FAR}}
    boards = {"tactical": ["riot"], "logistic": ["caravan"], "black": ["bribe"]}
    game = psionics(given, rival, markets={**boards, "mechanical": ["power-drill"]})
    game.play("play focus")
    assert game.why_not("pulse").rule == "DEI-PSI-29"


@pytest.mark.rule("DEI-PSI-31", "DEI-PSI-32", "DEI-RUL-121")
def test_the_token_of_a_bought_drone_card_stays_on_the_market_until_the_refresh_phase():
    game = psionics(
        {
            "leaders": {"elly": COURT},
            "charged": {"fly-core": 1, "remote-control": 2},
            "goods": (2, 2),
            "open": ["elly-a", "elly-b"],
        },
        markets=MARKET, outposts={COURT: ["green"]}, order=[1, 0], phase=3,
    )  # fmt: skip
    game.play("recycle drift", "buy fly-core")
    mine = game.view(None)["signals"]
    assert mine["markets"] == [{"market": "mechanical", "signal": "1-signal-token"}]
    assert [c["card"] for c in mine["cards"]] == ["remote-control"]
    game.play("forgo focus", "fulfil elly-b")
    mine = game.view(None)["signals"]
    assert (mine["cards"], mine["markets"]) == ([], [])
    assert mine["supply"] == [5, 5, 5]
    assert player(game, 0)["scored"][0] == 6, "both tokens counted"


# Vladimir


@pytest.mark.rule("DEI-PSI-33", "DEI-EX-28")
def test_vladimir_places_a_token_in_his_region_or_an_adjacent_one():
    game = psionics({"leaders": {"vladimir": COURT}})
    game.play("play focus", "signal-control")
    near = {COURT, COURT_A, COURT_B, YARD, "bank-quarter-ground-a"}
    assert set(options(game)) == {f"emit {r}" for r in near}
    game.play(f"emit {COURT_B}")
    assert tokens(game, COURT_B) == [1]


# Mercenaries


DRONE_CARDS = ["simon-override", "draco-override", "fly-override"]


@pytest.mark.rule("DEI-RUL-63", "DEI-MER-05")
def test_a_teleported_leader_may_hire():
    game = psionics(
        {"hand": ["focus", *DRONE_CARDS], "leaders": {"willow": FAR}, "signals": {YARD: [1]}},
        options={"mercenaries": "jukas"},
        mercenaries={"jukas": YARD},
    )
    game.play("play focus", "teleportation")
    assert figure(game, "willow") == YARD
    assert question(game) == (0, "hire_mercenary")


@pytest.mark.rule("DEI-RUL-142", "DEI-RUL-165")
def test_a_controlled_leader_hires_nobody():
    game = psionics(
        {"leaders": {"kit": FAR}, "signals": {YARD: [1]}},
        {"hand": ["march", *DRONE_CARDS], "leader": COURT},
        options={"mercenaries": "jukas"},
        mercenaries={"jukas": "bank-quarter-ground-a"},
    )
    game.play("play focus", "mind-control")
    assert figure(game, "marlowe") == "bank-quarter-ground-a"
    assert question(game) == (0, "psi_skill")


# Against the Automa


@pytest.mark.rule("DEI-RUL-46", "DEI-RUL-158", "DEI-PSI-23")
def test_kit_leads_units_of_the_automa_which_draws_a_candy():
    game = solo(
        {"units": {COURT_A: 2}, "lilith": THEATRE},
        seat0={"faction": "psionics", "leaders": {"kit": FAR}},
        goods={COURT_A: (0, 1)},
    )
    game.play("play focus", "mind-control", f"control-in {COURT_A}", "control-move")
    assert scrappers(game, COURT, AUTOMA) == 1, "from a roof it comes down for nothing"
    game.play("mind-control", f"control-in {COURT_A}", "control-collect")
    assert player(game, 0)["goods"]["energy"] == 1
    assert len(player(game, AUTOMA)["candies"]) == 1
    assert question(game) == (0, "play_card")


@pytest.mark.rule("DEI-PSI-27", "DEI-RUL-79", "DEI-RUL-140")
def test_the_automa_flees_from_karra_without_being_asked():
    game = solo(
        {"units": {YARD: 2}, "lilith": YARD},
        seat0={"faction": "psionics", "leaders": {"kar-ra": YARD}, "kar_ra": [1]},
        goods={COURT: (2, 0)},
    )
    game.play("play focus", "fear")
    assert scrappers(game, COURT, AUTOMA) == 2
    assert figure(game, "lilith") == COURT
    assert question(game) == (0, "psi_skill")
