"""The Altar of Gaia and what cubes do for it, captured cards, Fauns in the weather, whole games with Fauns."""

import pytest
from tests.games.dei.arrangement import region as word_number
from tests.games.dei.looking import options, pass_turn, player, question, region, scrappers, table
from tests.games.dei.openings import (
    BANK,
    COURT,
    COURT_A,
    FAR,
    GATE,
    HILL,
    SNOW,
    THEATRE,
    YARD,
    YARD_A,
    YARD_ROOF,
    fauns,
    wild,
)

from ashfall.engine.game import Game
from ashfall.games import title
from ashfall.games.dei.estimate import estimate
from ashfall.games.dei.factions import faction
from ashfall.games.dei.things import ALTAR
from ashfall.lab.journey import Journey, travel

FAR_ROOF = "hangar-row-roof"
PROCESSION = {"hand": ["procession-of-gaia", "herd"]}


def strength(game: Game, word: str, seat: int = 0) -> int:
    return sum(u["strength"] for u in region(game, word)["units"] if u["seat"] == seat)


def targets(game: Game) -> set[str]:
    return {text.removeprefix("proceed ") for text in options(game) if text.startswith("proceed")}


# Where it goes


@pytest.mark.rule("DEI-FAU-27", "DEI-FAU-32", "DEI-EX-25")
def test_the_altar_counts_one_and_each_red_cube_one_more_where_it_stands():
    game = fauns({"altar": COURT, "leader": FAR, "units": {BANK: 1}})
    assert strength(game, COURT) == 1
    grown = fauns(
        {"altar": COURT, "leader": FAR, "units": {BANK: 1}, "cubes": {"red": 1, "blue": 2}}
    )
    assert strength(grown, COURT) == 2
    assert strength(grown, BANK) == 1
    assert scrappers(grown, COURT, 0) == 0, "it is no scrapper"


@pytest.mark.rule("DEI-FAU-28", "DEI-FAU-30", "DEI-FAU-34", "DEI-RUL-18", "DEI-EX-25")
def test_the_altar_makes_two_steps_and_one_more_for_each_blue_cube_but_crosses_no_bridge():
    bridge = [(COURT_A, YARD_ROOF)]
    game = fauns({"altar": YARD_ROOF, "dens": [YARD_ROOF, THEATRE], **PROCESSION}, bridges=bridge)
    game.play("play procession-of-gaia")
    assert question(game)[1] == "altar_region"
    assert targets(game) == {YARD_ROOF, YARD, YARD_A, GATE, COURT, FAR}
    more = fauns({"altar": YARD_ROOF, "cubes": {"blue": 1}, **PROCESSION}, bridges=bridge)
    more.play("play procession-of-gaia")
    assert targets(more) - targets(game) == {
        COURT_A, "twin-towers-court-roof-b", "bank-quarter-ground-a", BANK, SNOW, HILL,
        "old-gate-roof", FAR_ROOF,
    }  # fmt: skip


@pytest.mark.rule("DEI-FAU-28", "DEI-ACT-03")
def test_a_move_never_takes_the_altar_along():
    game = fauns({"altar": GATE, "leader": GATE, "hand": ["herd", "kinship"]})
    game.play("play herd", f"leave {GATE}", f"enter {YARD}")
    assert table(game).place[ALTAR] == table(fauns({"altar": GATE})).place[ALTAR]
    assert region(game, YARD)["units"][0]["figures"] == ["lilith"]


@pytest.mark.rule("DEI-FAU-28", "DEI-RUL-41", "DEI-RUL-105", "DEI-MAJ-03")
def test_the_altar_ignores_the_majority_rule_but_without_it_the_action_is_lost():
    game = fauns(PROCESSION, {"units": {YARD: 1}}, goods={YARD: (1, 1)})
    game.play("play procession-of-gaia", f"proceed {YARD}")
    assert question(game)[1] == "play_card"
    assert table(game).place[ALTAR] >= 0
    assert "altar-of-gaia" in [
        figure for units in region(game, YARD)["units"] for figure in units["figures"]
    ]
    assert sum(region(game, YARD)["goods"].values()) == 2


@pytest.mark.rule("DEI-RUL-102", "DEI-FAU-27")
def test_the_altar_is_no_drone_and_no_push_moves_it():
    game = fauns({"altar": YARD}, {"units": {YARD: 2}, "hand": ["rout", "march"]},
                 turn=1, order=[0, 1], missions=["drone-escort"])  # fmt: skip
    assert game.view(None)["missions"][0]["now"] == [0, 0]
    game.play("play rout")
    assert game.why_not("do push-one-unit-each").rule == "DEI-CARD-04"


# What it does


@pytest.mark.rule("DEI-FAU-30", "DEI-RUL-41", "DEI-RUL-131")
def test_the_altar_collects_or_enlists_or_neither():
    game = fauns(PROCESSION, goods={YARD: (1, 1)})
    game.play("play procession-of-gaia", f"proceed {YARD}")
    assert question(game)[1] == "altar_action"
    assert options(game) == ["altar-collect", "altar-enlist", "altar-rests"]
    rests = fauns(PROCESSION, goods={YARD: (1, 1)})
    rests.play("play procession-of-gaia", f"proceed {YARD}", "altar-rests")
    assert question(rests)[1] == "play_card"
    game.play("altar-collect", "take energy")
    assert player(game, 0)["goods"] == {"technology": 0, "energy": 1}


@pytest.mark.rule("DEI-FAU-30", "DEI-ACT-05", "DEI-ACT-06")
def test_the_altar_collects_where_something_lies_and_enlists_who_is_left():
    empty = fauns({**PROCESSION, "units": {GATE: 15}})
    empty.play("play procession-of-gaia", f"proceed {YARD}")
    assert question(empty)[1] == "play_card", "nothing to take, nobody to enlist"
    bare = fauns(PROCESSION)
    bare.play("play procession-of-gaia", f"proceed {YARD}")
    assert options(bare) == ["altar-enlist", "altar-rests"]
    assert bare.why_not("altar-collect").rule == "DEI-ACT-05"


@pytest.mark.rule("DEI-FAU-31", "DEI-FAU-35", "DEI-RUL-139", "DEI-RUL-88")
def test_the_altar_enlists_without_lilith_and_den_one_more_for_each_yellow_cube():
    game = fauns({**PROCESSION, "cubes": {"yellow": 2}})
    game.play("play procession-of-gaia", f"proceed {YARD}", "altar-enlist")
    assert scrappers(game, YARD, 0) == 3
    assert player(game, 0)["reserve"] == 12


@pytest.mark.rule("DEI-FAU-33", "DEI-ACT-04")
def test_each_green_cube_adds_a_resource_to_a_collect_of_the_altar_and_to_no_other():
    game = fauns({**PROCESSION, "cubes": {"green": 2}}, goods={YARD: (4, 0)})
    game.play("play procession-of-gaia", f"proceed {YARD}", "altar-collect")
    assert player(game, 0)["goods"]["technology"] == 3
    few = fauns({**PROCESSION, "cubes": {"green": 2}}, goods={YARD: (1, 1)})
    few.play("play procession-of-gaia", f"proceed {YARD}", "altar-collect", "take energy")
    assert player(few, 0)["goods"] == {"technology": 1, "energy": 1}
    plain = fauns({"hand": ["gleaning", "herd"], "cubes": {"green": 2}}, goods={FAR: (4, 0)})
    plain.play("play gleaning", f"collect {FAR}")
    assert player(plain, 0)["goods"]["technology"] == 1
    sweet = fauns(
        {**PROCESSION, "cubes": {"green": 2}, "candies": ["collect"]}, goods={FAR: (4, 0)}
    )
    sweet.play("play procession-of-gaia", "sweeten collect", "do collect")
    assert player(sweet, 0)["goods"]["technology"] == 1, "a candy's Collect is not the Altar's"


@pytest.mark.rule("DEI-RUL-103")
def test_the_altars_collect_takes_all_where_alexandra_is():
    given = {**PROCESSION, "mercenary": {"alexandra": YARD}}
    game = fauns(given, goods={YARD: (2, 2)}, options={"mercenaries": "alexandra"})
    game.play("play procession-of-gaia", f"proceed {YARD}", "altar-collect")
    while question(game)[1] == "take_resource":
        game.play(0)
    assert player(game, 0)["goods"] == {"technology": 2, "energy": 2}


@pytest.mark.rule("DEI-RUL-93")
def test_jukas_activates_no_drone_for_the_fauns():
    given = {**PROCESSION, "mercenary": {"jukas": COURT}}
    game = fauns(given, drones={"fly": COURT}, options={"mercenaries": "jukas"})
    pass_turn(game)
    assert question(game)[0] == 1


@pytest.mark.rule("DEI-RUL-42", "DEI-FAU-16")
def test_grand_procession_activates_the_altar_twice():
    game = fauns({"hand": ["grand-procession", "herd"]}, goods={YARD: (1, 0)})
    game.play("play grand-procession", f"proceed {YARD}", "altar-enlist")
    game.play(f"proceed {YARD}", "altar-collect")
    assert scrappers(game, YARD, 0) == 1
    assert player(game, 0)["goods"]["technology"] == 1
    assert question(game)[1] == "play_card"


# Capture

MARKET = {"black": ["smugglers", "double-dealing", "bribe"]}
RICH = {"goods": (9, 9), "hand": ["herd", "gleaning", "kinship"]}


def black(game: Game) -> list[tuple[str, int | None]]:
    market = next(m for m in game.view(None)["markets"] if m["market"] == "black")
    return [(card["card"], card["captor"]) for card in market["cards"]]


@pytest.mark.rule("DEI-FAU-18", "DEI-FAU-19", "DEI-FAU-22", "DEI-RUL-31", "DEI-RUL-138")
def test_a_captured_card_stays_face_down_on_the_market():
    game = fauns(RICH, {"goods": (9, 9), "hand": ["march", "muster"]}, markets=MARKET)
    game.play("recycle herd", "buy double-dealing")
    assert black(game) == [("smugglers", None), ("double-dealing", 0), ("bribe", None)]
    assert "double-dealing" not in [card["card"] for card in player(game, 0)["hand"]]
    assert sum(player(game, 0)["goods"].values()) < 18
    assert game.why_not("recycle gleaning").rule == "DEI-RND-04"
    game.play("forgo gleaning", "recycle march")
    assert "buy double-dealing" not in options(game)
    game.play("buy bribe")
    assert black(game)[1:] == [("double-dealing", 0), ("smugglers", None)], "it keeps its slot"
    assert black(game)[0][1] is None


@pytest.mark.rule("DEI-FAU-18", "DEI-BUY-03")
def test_a_capture_needs_an_outpost_of_the_markets_colour():
    game = fauns(RICH, markets={"tactical": ["ambush", "assault", "riot"]})
    game.play("recycle herd")
    assert game.why_not("buy riot").rule == "DEI-BUY-03"


@pytest.mark.rule("DEI-MIS-28", "DEI-RUL-98", "DEI-FAU-21")
def test_captured_cards_count_as_owned_at_once():
    market = {"black": ["stolen-drone-codes", "double-dealing", "bribe"]}
    game = fauns(RICH, markets=market, missions=["trade-quota"])
    game.play("recycle herd", "buy stolen-drone-codes")
    mission = game.view(None)["missions"][0]
    assert mission["now"][0] == mission["upper"]
    score = {line["category"]: line["points"] for line in game.view(None)["score"]}
    assert score["cards"][0] > 0


@pytest.mark.rule("DEI-RUL-98", "DEI-MER-09")
def test_captured_drone_cards_count_for_jukas():
    bin = ["draco-override", "simon-override"]
    market = {"black": ["stolen-drone-codes", "double-dealing", "bribe"]}
    game = fauns(
        {**RICH, "leader": SNOW, "bin": bin, "hand": ["herd", "gleaning"]},
        markets=market, mercenaries={"jukas": FAR}, options={"mercenaries": "jukas"},
    )  # fmt: skip
    game.play("recycle gleaning", "buy stolen-drone-codes")
    game.play("play herd", f"leave {SNOW}", f"enter {FAR}")
    assert question(game) == (0, "hire_mercenary")


@pytest.mark.rule("DEI-FAU-22", "DEI-IND-05")
def test_a_capture_on_the_industrial_market_gains_its_supplies():
    game = fauns(RICH, options={"industrial": True})
    game.play("recycle herd")
    (market,) = [m for m in game.view(None)["markets"] if m["market"] == "industrial"]
    before = player(game, 0)["supplies"]
    game.play(f"buy {market['cards'][0]['card']}")
    assert player(game, 0)["supplies"] > before
    (market,) = [m for m in game.view(None)["markets"] if m["market"] == "industrial"]
    assert market["cards"][0]["captor"] == 0


@pytest.mark.rule("DEI-FAU-20", "DEI-FAU-21", "DEI-FLOW-04", "DEI-RUL-39")
def test_in_the_refresh_phase_all_cards_come_back_and_captured_ones_go_to_the_bin():
    rival = {"hand": ["march", "muster"]}
    game = fauns(RICH, rival, phase=3, order=[1, 0], turn=0, markets=MARKET)
    game.play("recycle herd", "buy double-dealing", "forgo gleaning")
    assert question(game)[1] == "choose_faun_mission"
    game.play("sacrifice sacrifice-of-souls")
    assert game.view(None)["round"] == 2
    mine = player(game, 0)
    assert sorted(card["card"] for card in mine["hand"]) == ["gleaning", "herd", "kinship"]
    assert mine["down"] == []
    assert mine["bin"] == ["double-dealing"]
    assert black(game)[1:] == [("smugglers", None), ("bribe", None)]
    assert all(captor is None for _, captor in black(game))
    score = {line["category"]: line["points"] for line in game.view(None)["score"]}
    assert score["cards"][0] > 0


@pytest.mark.rule("DEI-END-01", "DEI-FAU-20")
def test_captured_cards_reach_the_bin_at_the_end_of_the_game_too():
    game = fauns(RICH, {"hand": []}, phase=3, round=4, order=[1, 0], turn=0, markets=MARKET)
    game.play("recycle herd", "buy double-dealing", "forgo gleaning")
    game.play("sacrifice sacrifice-of-souls")
    assert game.over
    assert player(game, 0)["bin"] == ["double-dealing"]


# Weather and other factions


@pytest.mark.rule("DEI-WEA-06", "DEI-RUL-68", "DEI-RUL-97")
def test_in_acid_rain_dens_and_refuges_shelter_faun_scrappers_only():
    game = fauns(
        {"units": {GATE: 1, BANK: 1, SNOW: 1}, "dens": [BANK]},
        {"units": {BANK: 2, COURT: 1}, "hand": []},
        phase=3, order=[1, 0], turn=0, options={"weather": True}, weather="acid-rain",
    )  # fmt: skip
    pass_turn(game)
    game.play("sacrifice sacrifice-of-the-machine")
    assert [scrappers(game, place, 0) for place in (GATE, BANK, SNOW)] == [1, 1, 0]
    assert [scrappers(game, place, 1) for place in (BANK, COURT)] == [0, 0]


@pytest.mark.rule("DEI-RUL-97", "DEI-WEA-14")
def test_heavy_snow_buries_nobody_because_of_a_den():
    game = fauns(
        {"units": {YARD: 1, SNOW: 1}, "dens": [YARD, SNOW]}, {"hand": []},
        phase=3, order=[1, 0], turn=0, options={"weather": True}, weather="heavy-snowfall",
    )  # fmt: skip
    pass_turn(game)
    game.play("sacrifice sacrifice-of-the-machine")
    assert [scrappers(game, place, 0) for place in (YARD, SNOW)] == [1, 0]


@pytest.mark.rule("DEI-RUL-148", "DEI-WLD-25")
def test_dens_are_constructions_of_an_opponent_for_tolstoy():
    game = wild(
        {"tolstoy": YARD, "hand": ["excavation", "hunt"]},
        {"faction": "fauns", "altar": FAR, "dens": [YARD]},
        goods={YARD: (2, 1)},
    )
    game.play("play excavation", f"roam {YARD}")
    assert sum(player(game, 0)["goods"].values()) == 3


@pytest.mark.rule("DEI-FAU-24", "DEI-RUL-157")
def test_a_faun_led_by_kit_goes_through_dens():
    game = fauns({"units": {COURT: 1}, "dens": [COURT, THEATRE]})
    t = table(game)
    answers = faction(t, 0)
    start, end = (word_number(place) for place in (COURT, THEATRE))
    assert answers.led_ways(t, 0, start, 0) >> end & 1
    assert not answers.led_ways(t, 0, end, 0) >> word_number(YARD) & 1


# Whole games


@pytest.mark.rule("DEI-FAU-01", "DEI-FAU-12")
@pytest.mark.parametrize("players", ["fair", "random"])
@pytest.mark.slow
def test_games_with_fauns_keep_every_law(players):
    found = title("dei")
    played = 0
    for seed in range(12):
        options = found.checked_settings({"players": 3, "factions": "dealt"})
        start = found.set_up(found.box(), options, f"fauns-{seed}")
        start.run()
        if start.grove is not None and played < 2:
            played += 1
            arrival = travel(found, Journey("dei", options, f"fauns-{seed}", players, 60))
            assert arrival.error == ""
    assert played == 2


def test_a_simple_player_values_dens_cubes_and_better_cards():
    plain = table(fauns(PROCESSION))
    for given in ({"dens": [GATE, COURT]}, {"cubes": {"blue": 1}}):
        assert estimate(table(fauns({**PROCESSION, **given})), 0) > estimate(plain, 0)
    better = table(fauns({"hand": ["grand-procession", "herd"]}))
    assert estimate(better, 0) > estimate(plain, 0)
    assert faction(better, 0).prospects(better, 0) > faction(plain, 0).prospects(plain, 0)
