"""Set-up step by step, and the flow of the first round."""

import pytest
from tests.games.dei.looking import options, question, table

import ashfall
from ashfall.games.dei.box import BACKS
from ashfall.games.dei.things import DRONES, FACTIONS, TOLSTOY

SEATED = ["ravagers", "wild", "refuge_42", "farm_z", "auxilia"]


def laid_out(players=3, **given):
    """A new table without a draft of feats: set-up is over but for the first units."""
    return ashfall.new("dei", players=players, faction=SEATED[:players], feats="random", **given)


@pytest.mark.rule("DEI-SET-03", "DEI-SET-26")
@pytest.mark.parametrize("seed", range(5))
def test_each_faction_has_its_start_token_on_a_start_symbol_of_its_own(seed):
    t = table(laid_out(players=4, seed=seed))
    kits = [t.box.kits[board.faction] for board in t.boards]
    mine = {kit.drone for kit in kits if kit.drone >= 0}
    assert {d for d in range(len(DRONES)) if t.drones[d] >= 0} == mine
    begun = [t.drones[drone] for drone in mine]
    if FACTIONS.index("wild") in [board.faction for board in t.boards]:
        begun.append(t.place[TOLSTOY])
    assert len(set(begun)) == len(begun) and set(begun) <= set(t.city.drone_starts)


@pytest.mark.rule("DEI-SET-05", "DEI-SET-14", "DEI-SET-00")
def test_every_region_holds_its_energy_and_the_rest_is_the_supply():
    game = laid_out(seed=2)
    t = table(game)
    printed = {r: t.box.districts.regions[r].goods for r in t.city.regions}
    assert all(t.goods[2 * r + 1] == goods[1] for r, goods in printed.items())
    for resource, (tokens, _) in enumerate(t.box.tokens_of):
        lying = sum(goods[resource] for goods in printed.values())
        assert t.supply[resource] == tokens - lying - len(t.boards)
    assert [board.goods for board in t.boards] == [[1, 1]] * 3


@pytest.mark.rule("DEI-SET-06")
def test_the_pool_has_sixteen_candies_in_an_order_of_chance():
    pools = [table(laid_out(seed=seed)).candies for seed in range(3)]
    assert all(sorted(pool) == sorted(pools[0]) and len(pool) == 16 for pool in pools)
    assert pools[0] != pools[1] != pools[2]


@pytest.mark.rule("DEI-OUT-01", "DEI-SET-08")
def test_outposts_have_three_colours_and_nobody_has_a_cube_before_units_come():
    view = laid_out(seed=2).view(None)
    colours = {colour for region in view["regions"] for colour in region["outposts"]}
    assert colours == {"red", "blue", "green"}
    assert all(region["holder"] is None for region in view["regions"] if region["outposts"])
    assert all(sum(player["outposts"].values()) == 0 for player in view["players"])


@pytest.mark.rule("DEI-OUT-01", "DEI-RUL-87")
def test_only_the_extended_city_has_yellow_outposts_and_more_resources():
    small, large = laid_out(players=4, seed=1), laid_out(players=5, seed=1)
    yellow = [
        sum("yellow" in region["outposts"] for region in game.view(None)["regions"])
        for game in (small, large)
    ]
    assert yellow[0] == 0 < yellow[1]
    t = table(large)
    assert t.city.layout.columns * t.city.layout.rows == 20
    for resource, (tokens, extra) in enumerate(t.box.tokens_of):
        held = sum(board.goods[resource] for board in t.boards)
        assert extra > 0 and t.supply[resource] + sum(t.goods[resource::2]) + held == tokens + extra


@pytest.mark.rule("DEI-SET-09", "DEI-SET-12", "DEI-SET-13", "DEI-SET-17")
def test_four_markets_round_one_and_no_supplies_yet():
    view = laid_out(seed=2).view(None)
    markets = [market["market"] for market in view["markets"]]
    assert markets == ["tactical", "logistic", "mechanical", "black"]
    assert view["round"] == 1
    assert [player["supplies"] for player in view["players"]] == [0, 0, 0]


@pytest.mark.rule("DEI-SET-15")
def test_the_first_order_is_one_of_chance():
    orders = {tuple(table(laid_out(seed=seed)).order) for seed in range(20)}
    assert all(sorted(order) == [0, 1, 2] for order in orders) and len(orders) > 3


@pytest.mark.rule("DEI-SET-18", "DEI-SET-19")
def test_a_player_has_a_token_for_every_column_and_the_constructions_of_the_faction():
    game = laid_out(players=4, seed=2)
    for player, board in zip(game.view(None)["players"], table(game).boards, strict=True):
        kit = table(game).box.kits[board.faction]
        assert kit.tokens - 1 >= len(player["missions"]) == 4
        assert list(player["constructions"].values()) == kit.constructions
        if kit.standard:
            assert kit.tokens == 7 and kit.constructions == [3, 3, 2]


@pytest.mark.rule("DEI-SET-20", "DEI-FAC-03", "DEI-SET-21")
def test_the_leader_waits_on_the_board_until_its_side_deploys():
    game = laid_out(players=4, seed=2)
    assert all(p["leaders"][0]["region"] is None for p in game.view(None)["players"])
    first = question(game)[0]
    game.play(0)
    assert game.view(None)["players"][first]["leaders"][0]["region"] is not None


@pytest.mark.rule("DEI-FLOW-01", "DEI-FLOW-06")
def test_set_up_then_mercenary_then_deployment_in_order_then_the_first_card():
    game = laid_out(seed=6, mercenaries="jukas")
    order = table(game).order
    asked = []
    while question(game)[1] != "play_card":
        asked.append(question(game))
        game.play(0)
    deploys = [(seat, "deploy_start_units") for seat in order]
    assert asked == [(order[-1], "place_mercenary"), *deploys]
    assert question(game)[0] == order[0]


@pytest.mark.rule("DEI-ASK-03")
def test_a_question_for_a_region_lists_regions_and_one_for_a_bridge_sites():
    game = laid_out(players=5, seed=1)
    t = table(game)
    assert len(t.city.regions) <= 55 and len(t.box.districts.regions) == 55
    assert len(t.city.sites) <= 39
    words = [option.split()[1] for option in options(game)]
    assert set(words) <= set(t.box.districts.words)


@pytest.mark.rule("DEI-RUL-86", "DEI-SET-00")
def test_the_box_has_a_back_for_every_piece():
    t = table(laid_out(seed=1))
    assert len(t.box.back) == t.box.pieces and max(t.box.back) < len(BACKS)
