"""Psionic feats at the end of phase II, and the fifteen missions."""

from typing import Any

import pytest
from tests.games.dei.circle import figure, forgo_twice, strength, tokens
from tests.games.dei.looking import options, player, question, region, table
from tests.games.dei.openings import BANK, COURT, COURT_A, FAR, GATE, SNOW, YARD, psionics

from ashfall.engine.game import Game


def phase_two(given: dict[str, Any], rival: dict[str, Any] | None = None, **more: Any) -> Game:
    """Both cards of phase II are played; what the feats ask is next."""
    game = psionics(given, rival, phase=2, **more)
    forgo_twice(game)
    return game


def slots(count: int) -> list[str]:
    """So many regions with a slot for an outpost."""
    game = psionics()
    t = table(game)
    known = dict.fromkeys(t.box.districts.words[region] for region in t.city.slots)
    return list(known)[:count]


# Feats


@pytest.mark.rule("DEI-PSI-40", "DEI-RUL-48", "DEI-RUL-132", "DEI-RUL-164")
def test_mental_map_places_a_token_at_each_controlled_outpost_with_a_leader():
    here, there, empty = slots(3)
    game = phase_two(
        {"leaders": {"willow": here, "kit": here, "elly": there}, "signals": {empty: [2]}},
        {"units": {there: 3}},
        outposts={here: ["red"], there: ["red"], empty: ["blue"]},
    )
    assert len(tokens(game, here)) == 1, "once for the region, not for each leader"
    assert tokens(game, there) == [], "the outpost is another's"
    assert len(tokens(game, empty)) == 1, "no leader is there"


@pytest.mark.rule("DEI-RUL-176", "DEI-PSI-13")
def test_mental_map_goes_through_the_city_in_order_while_tokens_last():
    first, second = slots(2)
    lying = {GATE: [1] * 5 + [2] * 5 + [3] * 4}
    game = phase_two(
        {"leaders": {"willow": second, "kit": first}, "signals": lying},
        outposts={first: ["red"], second: ["blue"]},
    )
    order = [r["region"] for r in game.view(None)["regions"]]
    upper = min(first, second, key=order.index)
    assert tokens(game, upper) == [3]
    assert tokens(game, first if upper == second else second) == []


@pytest.mark.rule("DEI-PSI-41", "DEI-EX-05", "DEI-PSI-42", "DEI-RUL-159", "DEI-ASK-10")
def test_genius_loci_raises_one_token_for_each_outpost_of_a_colour():
    places = slots(4)
    colours = [["red"], ["red"], ["blue"], ["green"]]
    game = phase_two(
        {"leaders": {"kar-ra": FAR}, "signals": {place: [1] for place in places}, "kar_ra": [2]},
        outposts=dict(zip(places, colours, strict=True)),
    )
    assert question(game) == (0, "genius_loci")
    assert options(game) == ["attune red", "attune blue"], "green would do what blue does"
    assert game.why_not("attune green").rule == "DEI-ASK-02"
    game.play("attune red")
    assert question(game) == (0, "raise_signal")
    assert "raise-on-kar-ra 2-signal-token" in options(game)
    game.play(f"raise-in {places[0]} 1-signal-token")
    assert strength(game, places[0]) == 2
    game.play(f"raise-in {places[0]} 2-signal-token")
    assert tokens(game, places[0]) == [3], "the same token twice"
    assert game.view(None)["signals"]["supply"] == [2, 4, 4]
    assert player(game, 0)["supplies"] == 3
    assert question(game)[0] == 1


@pytest.mark.rule("DEI-PSI-41")
def test_tokens_on_karra_cards_and_market_boards_are_raised_too():
    (place,) = slots(1)
    given = {
        "leaders": {"kar-ra": FAR},
        "signals": {place: [3]},
        "kar_ra": [1],
        "charged": {"fly-core": 1},
        "boards": {"black": 2},
    }
    market = {"mechanical": ["fly-core", "masamune-core", "remote-control"]}
    for choice, part, wanted in (
        ("raise-on-kar-ra 1-signal-token", "kar_ra", [0, 1, 0]),
        ("raise-on-card fly-core", "cards", [{"card": "fly-core", "signal": "2-signal-token"}]),
        (
            "raise-on-market black 2-signal-token",
            "markets",
            [{"market": "black", "signal": "3-signal-token"}],
        ),
    ):
        game = phase_two(given, outposts={place: ["red"]}, markets=market)
        assert game.why_not(f"raise-in {place} 3-signal-token").rule == "DEI-PSI-41"
        game.play(choice)
        assert game.view(None)["signals"][part] == wanted


@pytest.mark.rule("DEI-RUL-49")
def test_a_raise_needs_a_token_of_the_next_level_in_the_supply():
    (place,) = slots(1)
    given = {"signals": {place: [1], GATE: [2] * 3, SNOW: [2] * 2}}
    game = phase_two(given, outposts={place: ["red"]})
    assert game.why_not(f"raise-in {place} 1-signal-token").rule == "DEI-RUL-49"
    game.play(f"raise-in {GATE} 2-signal-token")
    assert tokens(game, GATE) == [2, 2, 3]
    none = phase_two({"signals": {place: [3]}}, outposts={place: ["red"]})
    assert question(none)[0] == 1, "nothing can be raised, nothing is asked"


@pytest.mark.rule("DEI-PSI-43", "DEI-END-05", "DEI-MIS-32")
def test_the_psionics_score_nothing_for_feats():
    game = phase_two({"signals": {GATE: [3]}})
    feats = next(line for line in game.view(None)["score"] if line["category"] == "feats")
    assert feats["points"][0] == 0


# Missions


def completed(mission: str, given: dict[str, Any], rival: Any = None, **more: Any) -> int:
    """What a mission gives at the end of phase III."""
    named = {"leaders": {"willow": GATE}, **given, "open": [mission]}
    game = psionics(named, rival, phase=3, order=[1, 0], **more)
    (shown,) = game.view(None)["signals"]["missions"]
    forgo_twice(game)
    scored: int = player(game, 0)["scored"][game.view(None)["round"] - 2]
    assert shown["now"] == scored
    return scored


@pytest.mark.rule(
    "DEI-PSI-45", "DEI-PSI-46", "DEI-RUL-133", "DEI-RUL-54", "DEI-RUL-52", "DEI-PSI-03"
)
def test_exactly_one_open_mission_of_a_leader_without_one_is_completed():
    opened = ["willow-a", "willow-b", "kit-a", "kit-c"]
    game = psionics(
        {"leaders": {"willow": GATE, "kit": GATE}, "open": opened, "missions": {1: "willow-a"}},
        round=2, phase=3, order=[1, 0],
    )  # fmt: skip
    forgo_twice(game)
    assert question(game) == (0, "choose_psi_mission")
    assert options(game) == ["fulfil kit-a", "fulfil kit-c"]
    assert game.why_not("fulfil willow-b").rule == "DEI-PSI-46"
    assert game.why_not("complete tactical-census") is not None
    game.play("fulfil kit-a")
    assert player(game, 0)["scored"] == [0, 0, 0, 0]
    assert player(game, 0)["missions"][1] == "kit-a"


@pytest.mark.rule("DEI-PSI-50", "DEI-PSI-63", "DEI-EX-15", "DEI-RUL-07")
@pytest.mark.parametrize(
    ("count", "table_value"), [(0, 0), (1, 1), (2, 2), (3, 4), (4, 6), (5, 10), (6, 15), (7, 15)]
)
def test_willow_a_and_vladimir_b_count_controlled_outposts(count, table_value):
    places = slots(count)
    colours = ["red", "blue", "green", "red", "blue", "green", "red"]
    given = {"signals": {place: [1] for place in places[:5]} | {p: [2] for p in places[5:]}}
    outposts = {place: [colour] for place, colour in zip(places, colours, strict=False)}
    assert completed("willow-a", given, outposts=outposts) == min(2 * count, 15)
    assert completed("vladimir-b", given, outposts=outposts) == table_value


@pytest.mark.rule("DEI-PSI-51")
def test_willow_b_counts_outposts_with_a_leader_or_a_token():
    here, there, empty = slots(3)
    given = {"leaders": {"willow": here}, "signals": {there: [1]}}
    outposts = {here: ["red"], there: ["blue"], empty: ["green"]}
    assert completed("willow-b", given, {"units": {there: 4}}, outposts=outposts) == 2


@pytest.mark.rule("DEI-PSI-52", "DEI-RUL-141")
def test_willow_c_counts_leaders_on_roofs():
    given = {
        "leaders": {"willow": COURT_A, "kit": COURT_A, "elly": GATE},
        "signals": {COURT_A: [1]},
    }
    assert completed("willow-c", given) == 6


@pytest.mark.rule("DEI-PSI-53", "DEI-PSI-55", "DEI-RUL-53")
def test_kit_a_counts_the_scarcer_resource_and_kit_c_market_cards():
    assert completed("kit-a", {"goods": (5, 2)}) == 4
    cards = {"hand": ["focus", "drift", "riot", "trance"], "bin": ["caravan"]}
    assert completed("kit-c", cards) == 6


@pytest.mark.rule("DEI-PSI-54", "DEI-ASK-11")
def test_kit_b_compares_resources_with_an_opponent():
    assert completed("kit-b", {"goods": (3, 2)}, {"goods": (1, 0)}) == 8
    assert completed("kit-b", {"goods": (1, 0)}, {"goods": (3, 0)}) == 0


@pytest.mark.rule("DEI-PSI-56", "DEI-RUL-08")
def test_karra_a_sums_the_symbols_on_her():
    assert completed("kar-ra-a", {"leaders": {"kar-ra": GATE}, "kar_ra": [1, 2, 3]}) == 6


@pytest.mark.rule("DEI-PSI-57", "DEI-PSI-58", "DEI-RUL-104")
def test_karra_b_and_c_need_the_majority_where_she_is():
    strong = {"leaders": {"kar-ra": GATE}, "kar_ra": [3, 3]}
    weak = {"leaders": {"kar-ra": GATE}}
    rival = {"units": {GATE: 2}, "leader": GATE}
    goods = {GATE: (2, 1), YARD: (4, 0)}
    assert completed("kar-ra-b", strong, rival) == 6
    assert completed("kar-ra-b", weak, rival) == 0
    assert completed("kar-ra-c", strong, rival, goods=goods) == 6
    assert completed("kar-ra-c", weak, rival, goods=goods) == 0


@pytest.mark.rule("DEI-PSI-59", "DEI-PSI-62", "DEI-PSI-64")
def test_elly_a_vladimir_a_and_c_count_tokens_in_regions():
    given = {"signals": {SNOW: [1, 3], BANK: [2], FAR: [1]}}
    rival = {"units": {BANK: 3}}
    drones = {"simon": SNOW, "fly": SNOW, "draco": GATE}
    assert completed("elly-a", given, rival, drones=drones) == 6
    assert completed("vladimir-a", given, rival) == 4
    assert completed("vladimir-c", given, rival) == 4


@pytest.mark.rule("DEI-PSI-60")
def test_elly_b_counts_tokens_on_drone_cards_and_market_boards():
    given = {"charged": {"fly-core": 2}, "boards": {"black": 1}}
    market = {"mechanical": ["fly-core", "masamune-core", "remote-control"]}
    assert completed("elly-b", given, markets=market) == 6


@pytest.mark.rule("DEI-PSI-61", "DEI-RUL-51", "DEI-RUL-122", "DEI-ASK-11", "DEI-MIS-30")
def test_elly_c_copies_the_upper_part_of_a_mission_of_the_current_round():
    missions = ["street-sweep", "rooftop-watch", "manpower", "stockpile", "tactical-census"]
    given = {
        "leaders": {"elly": GATE}, "open": ["elly-c", "elly-a"], "goods": (2, 2),
        "signals": {GATE: [1, 1, 1], COURT: [1, 2, 2]},
    }  # fmt: skip
    game = psionics(given, round=2, phase=3, order=[1, 0], missions=missions)
    forgo_twice(game)
    game.play("fulfil elly-c")
    assert question(game) == (0, "choose_copied")
    assert set(options(game)) == {"copy manpower", "copy stockpile"}
    t = table(game)
    manpower = next(
        m for m in t.box.missions.values() if m.criterion == "per_three_scrappers_on_board"
    )
    game.play("copy manpower")
    assert player(game, 0)["scored"][1] == 2 * manpower.upper
    assert player(game, 0)["missions"][1] == "elly-c"
    shown = next(m for m in game.view(None)["missions"] if m["mission"] == "manpower")
    assert shown["marked"] == []
    assert 0 not in shown["open"]
    assert figure(game, "elly") == GATE
    assert region(game, GATE)["holder"] == 0
