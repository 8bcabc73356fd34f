"""The industrial market: what its slots cost and give, what its nine action cards do."""

from typing import Any

import pytest
from tests.games.dei.looking import options, player, question, scrappers, table
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
    YARD,
    YARD_ROOF,
    industrial,
)

SHOWN = {"industrial": ["market-card-1", "market-card-2", "market-card-3"]}


def market(game):
    return next(m for m in game.view(None)["markets"] if m["market"] == "industrial")


@pytest.mark.rule("DEI-IND-01", "DEI-IND-02", "DEI-IND-03", "DEI-SET-24")
def test_the_industrial_market_stands_in_for_the_black_one_and_needs_no_outpost():
    game = industrial({"goods": (2, 2)}, markets=SHOWN)
    names = [m["market"] for m in game.view(None)["markets"]]
    assert names == ["tactical", "logistic", "mechanical", "industrial"]
    assert market(game)["colour"] == "" and market(game)["pile"] == 9
    assert all(card["supplies"] == 0 for card in market(game)["cards"])
    game.play("recycle muster")
    assert "buy market-card-1" in options(game)


@pytest.mark.rule("DEI-IND-04", "DEI-IND-05", "DEI-END-04")
@pytest.mark.parametrize(
    ("card", "price", "supplies"),
    [("market-card-1", (0, 2), 3), ("market-card-2", (1, 1), 2), ("market-card-3", (2, 0), 1)],
)
def test_each_slot_has_its_price_and_pays_its_supplies_at_once(card, price, supplies):
    game = industrial({"goods": price}, markets=SHOWN)
    game.play("recycle muster")
    assert options(game) == [f"buy {card}", "stop"]
    game.play(f"buy {card}")
    assert player(game, 0)["supplies"] == supplies
    assert tuple(player(game, 0)["goods"].values()) == (0, 0)
    cards = next(line for line in game.view(None)["score"] if line["category"] == "cards")
    assert cards["points"] == [0, 0]


@pytest.mark.rule("DEI-EX-03", "DEI-IND-06", "DEI-RUL-30")
def test_cards_get_cheaper_as_they_slide_right():
    game = industrial({"goods": (1, 1)}, markets=SHOWN)
    game.play("recycle muster", "buy market-card-2")
    shown = market(game)["cards"]
    assert [card["card"] for card in shown][1:] == ["market-card-1", "market-card-3"]
    assert shown[0]["card"] not in ("market-card-1", "market-card-2", "market-card-3")
    assert [tuple(card["price"].values()) for card in shown] == [(0, 2), (1, 1), (2, 0)]
    assert player(game, 0)["supplies"] == 2


@pytest.mark.rule("DEI-EX-38", "DEI-RUL-147")
def test_haggling_lowers_an_industrial_price_but_not_its_supplies():
    game = industrial({"goods": (0, 1), "feats": ["haggling"]}, markets=SHOWN)
    game.play("recycle muster", "buy market-card-1")
    assert player(game, 0)["supplies"] == 3
    assert player(game, 0)["goods"]["energy"] == 0


@pytest.mark.rule("DEI-IND-11", "DEI-IND-12", "DEI-IND-13", "DEI-RUL-04")
@pytest.mark.parametrize(
    ("card", "built", "symbol"),
    [
        ("market-card-1", {"bridges": [(COURT_A, COURT_B), (GATE_ROOF, BANK_ROOF)]}, "move"),
        ("market-card-2", {"refuges": [FAR, SNOW]}, "enlist"),
        ("market-card-3", {"elevators": [FAR, YARD]}, "collect"),
    ],
)
def test_a_card_repeats_its_action_for_each_own_construction(card, built, symbol):
    rival = {
        "bridges": [(BANK_ROOF, "bank-quarter-roof-b")],
        "refuges": [YARD],
        "elevators": [COURT],
    }
    game = industrial({"hand": [card], "units": {GATE: 5}, **built}, rival, goods={GATE: (5, 0)})
    game.play(f"play {card}")
    assert table(game).play.symbols.count(table(game).play.symbol) == 2
    assert game.view(None)["play"]["symbols"] == [symbol] * 2


@pytest.mark.rule("DEI-IND-14", "DEI-RUL-114")
def test_card_4_links_ground_regions_with_neutral_and_own_elevators():
    seat0 = {"hand": ["market-card-4"], "units": {GATE: 2}, "elevators": [FAR]}
    rival = {"elevators": [COURT], "leader": YARD}
    for feats in ([], ["lift-keys"]):
        game = industrial({**seat0, "feats": feats}, rival)
        game.play("play market-card-4", f"leave {GATE}")
        assert f"enter {FAR}" in options(game)
        assert f"enter {COURT}" not in options(game)
    plain = industrial({**seat0, "hand": ["march"]}, rival)
    plain.play("play march", f"leave {GATE}")
    assert f"enter {FAR}" not in options(plain)


@pytest.mark.rule("DEI-RUL-114")
def test_on_card_4_wolves_need_nikita():
    seat0 = {"faction": "wild", "hand": ["market-card-4"], "tolstoy": FAR, "units": {SNOW: 3}}
    rival = {"leader": COURT}
    apart = industrial({**seat0, "leader": FAR}, rival)
    apart.play("play market-card-4", f"leave {SNOW}", f"enter {HILL}")
    assert scrappers(apart, HILL, 0) == 1, "by Run, one wolf alone"
    together = industrial({**seat0, "leader": SNOW}, rival)
    together.play("play market-card-4", f"leave {SNOW}", f"enter {HILL}", "with nikita")
    assert options(together)[-1] == "send 3"


@pytest.mark.rule("DEI-RUL-113")
def test_on_black_ice_cards_4_and_7_give_plain_moves_while_5_and_6_work():
    weather: dict[str, Any] = {"options": {"weather": True}, "weather": "black-ice"}
    bridge = {"bridges": [(GATE_ROOF, BANK_ROOF)]}
    four = industrial({"hand": ["market-card-4"], "elevators": [FAR]}, **weather)
    four.play("play market-card-4", f"leave {GATE}")
    assert f"enter {FAR}" not in options(four) and f"enter {YARD}" in options(four)
    seven = industrial({"hand": ["market-card-7"], "leader": GATE_ROOF, **bridge}, **weather)
    seven.play("play market-card-7")
    assert "do move" not in options(seven) and f"leave {GATE_ROOF}" not in options(seven)
    five = industrial({"hand": ["market-card-5"]}, goods={SNOW: (1, 0)}, **weather)
    five.play("play market-card-5", f"collect {SNOW}")
    assert player(five, 0)["goods"]["technology"] == 1
    six = industrial({"hand": ["market-card-6"], **bridge}, **weather)
    six.play("play market-card-6", f"enlist {BANK_ROOF}")
    assert scrappers(six, BANK_ROOF, 0) == 1


@pytest.mark.rule("DEI-IND-15", "DEI-RUL-105")
def test_card_5_collects_at_elevators_where_no_other_faction_has_the_majority():
    goods = {SNOW: (1, 0), HILL: (1, 0), FAR: (1, 0), COURT: (1, 0), YARD: (1, 0)}
    game = industrial(
        {"hand": ["market-card-5"], "elevators": [FAR], "feats": ["lift-keys"]},
        {"elevators": [COURT]},
        goods=goods,
    )
    game.play("play market-card-5")
    assert options(game) == [f"collect {FAR}", f"collect {SNOW}", "stop"]
    game.play(f"collect {FAR}", f"collect {SNOW}")
    assert player(game, 0)["goods"]["technology"] == 2


@pytest.mark.rule("DEI-IND-16")
def test_card_6_enlists_on_roofs_with_a_neutral_or_own_bridge():
    game = industrial(
        {"hand": ["market-card-6"], "bridges": [(COURT_A, COURT_B)]},
        {"bridges": [("bank-quarter-roof-b", "theatre-row-roof-a")]},
        bridges=[(GATE_ROOF, BANK_ROOF)],
    )
    game.play("play market-card-6")
    roofs = [GATE_ROOF, COURT_A, COURT_B, BANK_ROOF]
    assert {o.removeprefix("enlist ") for o in options(game)} == {GATE, "stop", *roofs}


@pytest.mark.rule("DEI-RUL-167")
def test_card_6_changes_nothing_for_the_wild():
    seat0 = {"faction": "wild", "hand": ["market-card-6"], "tolstoy": FAR}
    game = industrial(seat0, bridges=[(GATE_ROOF, BANK_ROOF)])
    game.play("play market-card-6")
    assert options(game) == [f"enlist {GATE}", "stop"]


@pytest.mark.rule("DEI-IND-17", "DEI-RUL-103", "DEI-RUL-105")
def test_card_7_takes_a_resource_from_under_the_bridge_whoever_holds_the_ground():
    seat0 = {"hand": ["market-card-7"], "leader": GATE_ROOF, "bridges": [(GATE_ROOF, BANK_ROOF)]}
    goods = {GATE: (1, 0), BANK: (1, 1), BANK_A: (2, 2)}
    rival = {"leader": BANK, "units": {BANK: 3}}
    feats = {"feats": ["salvagers"]}
    game = industrial({**seat0, **feats}, rival, goods=goods)
    game.play("play market-card-7", f"leave {GATE_ROOF}", f"enter {BANK_ROOF}")
    found = [f"scoop {GATE} technology", f"scoop {BANK} technology", f"scoop {BANK} energy"]
    assert options(game) == [*found, "skip"]
    game.play(f"scoop {BANK} energy")
    assert player(game, 0)["goods"] == {"technology": 0, "energy": 1}
    game.play(f"leave {BANK_ROOF}", "skip")
    assert player(game, 0)["goods"] == {"technology": 0, "energy": 1}


@pytest.mark.rule("DEI-IND-17", "DEI-RUL-114")
def test_card_7_gives_nothing_under_the_bridge_of_another_faction():
    game = industrial(
        {"hand": ["market-card-7"], "leader": GATE_ROOF, "feats": ["ropewalkers"]},
        {"bridges": [(GATE_ROOF, BANK_ROOF)]},
        goods={GATE: (1, 0)},
    )
    game.play("play market-card-7", f"leave {GATE_ROOF}", f"enter {BANK_ROOF}")
    assert question(game)[1] == "move_from"


@pytest.mark.rule("DEI-RUL-152")
def test_card_7_with_forced_march_asks_for_the_way_only_if_it_crosses_other_bridges():
    seat0 = {
        "hand": ["market-card-7"], "leader": YARD_ROOF, "feats": ["forced-march"],
        "bridges": [(YARD_ROOF, COURT_A)], "elevators": [COURT, YARD],
    }  # fmt: skip
    goods = {COURT: (1, 0), YARD: (1, 0)}
    game = industrial(seat0, goods=goods)
    game.play("play market-card-7", f"leave {YARD_ROOF}", f"enter {COURT}")
    assert question(game) == (0, "choose_way")
    assert options(game) == [f"via {COURT_A}", f"via {YARD}"]
    around = game.clone()
    game.play(f"via {COURT_A}")
    assert options(game) == [f"scoop {COURT} technology", f"scoop {YARD} technology", "skip"]
    around.play(f"via {YARD}")
    assert question(around)[1] == "move_from"
    plain = industrial({**seat0, "elevators": [COURT]}, goods=goods)
    plain.play("play market-card-7", f"leave {YARD_ROOF}", f"enter {COURT}")
    assert question(plain)[1] == "bridge_resource"


@pytest.mark.rule("DEI-IND-18")
def test_card_8_pays_a_supply_for_each_resource_collected_at_an_own_refuge():
    seat0 = {"hand": ["market-card-8"], "refuges": [YARD], "leader": YARD, "units": {GATE: 1}}
    game = industrial({**seat0}, goods={YARD: (3, 0), GATE: (1, 0)})
    game.play("play market-card-8", f"collect {YARD}", "use extra-collect-with-leader")
    assert player(game, 0)["supplies"] == 2
    game.play(f"collect {GATE}")
    assert player(game, 0)["supplies"] == 2
    assert player(game, 0)["goods"]["technology"] == 3


@pytest.mark.rule("DEI-IND-19")
@pytest.mark.parametrize(("refuges", "supplies"), [([FAR, SNOW], 4), ([FAR], 2), ([], 0)])
def test_card_9_pays_for_complete_sets_of_constructions(refuges, supplies):
    built = {
        "refuges": refuges,
        "elevators": [FAR, YARD, COURT],
        "bridges": [(COURT_A, COURT_B), (GATE_ROOF, BANK_ROOF)],
    }
    game = industrial({"hand": ["market-card-9"], **built})
    game.play("play market-card-9")
    assert player(game, 0)["supplies"] == supplies


@pytest.mark.rule("DEI-MIS-28", "DEI-BUY-07")
def test_an_industrial_card_is_a_market_card_wherever_it_lies():
    game = industrial(
        {"hand": ["market-card-1", "muster"], "bin": ["market-card-9"]},
        missions=["trade-quota"],
    )
    quota = next(m for m in game.view(None)["missions"] if m["mission"] == "trade-quota")
    assert quota["now"][0] == 2 * quota["upper"]


@pytest.mark.rule("DEI-IND-04")
def test_the_board_shows_what_each_slot_pays():
    game = industrial(markets=SHOWN)
    assert [card["pays"] for card in market(game)["cards"]] == [3, 2, 1]
    assert all(card["pays"] == 0 for m in game.view(None)["markets"][:3] for card in m["cards"])
