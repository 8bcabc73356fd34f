"""The Automa's free units and its Move: the counting, who goes, where to, and what decides ties."""

import pytest
from tests.games.dei.automaton import AUTOMA, counted, did, names, solo, tried
from tests.games.dei.looking import scrappers, table, word
from tests.games.dei.openings import (
    BANK,
    BANK_ROOF,
    COURT,
    FAR,
    GATE,
    GATE_ROOF,
    SNOW,
    SNOW_ROOF,
    THEATRE,
    YARD,
    YARD_A,
)

from ashfall.games.dei.automa_units import draw_tie, free_groups
from ashfall.games.dei.things import ALTAR, LILITH, NO_FREE_UNITS, NO_WAY


@pytest.mark.rule("DEI-EX-02", "DEI-AUT-25", "DEI-AUT-62", "DEI-RUL-72")
def test_of_six_against_three_two_are_free():
    seat0 = {"leader": FAR, "units": {YARD: 3}}
    group = counted(solo({"units": {YARD: 6}}, seat0=seat0, goods={YARD: (1, 0)}), YARD)
    assert (group.strength, group.rivals, group.units, group.free) == (6, 3, 6, 2)


@pytest.mark.rule("DEI-RUL-72", "DEI-AUT-62")
def test_at_least_one_stays_where_there_is_something_to_hold():
    group = counted(solo({"units": {YARD: 3}}, goods={YARD: (1, 0)}), YARD)
    assert (group.held, group.free, group.scrappers) == (True, 2, 2)


@pytest.mark.rule("DEI-EX-27", "DEI-AUT-26")
def test_where_nothing_lies_everybody_is_free_even_without_the_majority():
    game = solo({"units": {YARD: 3}}, seat0={"leader": FAR, "units": {YARD: 4}})
    group = counted(game, YARD)
    assert (group.held, group.bare, group.free) == (False, True, 3)


@pytest.mark.rule("DEI-AUT-26")
def test_an_outpost_alone_makes_a_region_worth_holding():
    game = solo({"units": {YARD: 3}}, outposts={YARD: ["red"]})
    assert counted(game, YARD).free == 2


@pytest.mark.rule("DEI-AUT-71", "DEI-AUT-62", "DEI-RUL-180")
def test_the_altar_is_free_only_where_nothing_lies_and_elsewhere_holds_the_region():
    game = solo({"units": {YARD: 1, COURT: 1}, "altar": YARD}, goods={COURT: (1, 0)})
    bare = counted(game, YARD)
    assert (bare.units, bare.free, bare.company) == (1, 2, 1 << ALTAR)
    game = solo({"units": {YARD: 1}, "altar": YARD}, goods={YARD: (1, 0)})
    kept = counted(game, YARD)
    assert (kept.strength, kept.free, kept.company) == (2, 1, 0)


@pytest.mark.rule("DEI-AUT-63", "DEI-RUL-73", "DEI-AUT-44")
def test_lilith_is_one_of_the_free_units_and_goes_first():
    game = solo({"units": {YARD: 3}, "lilith": YARD}, goods={YARD: (1, 0)})
    group = counted(game, YARD)
    assert (group.units, group.free, group.scrappers, group.company) == (4, 3, 2, 1 << LILITH)


@pytest.mark.rule("DEI-AUT-27", "DEI-AUT-77")
def test_units_without_the_majority_are_free_only_if_nobody_else_is():
    goods = {YARD: (1, 0), COURT: (1, 0), THEATRE: (1, 0)}
    automa = {"units": {YARD: 2, COURT: 1}}
    seat0 = {"leader": FAR, "units": {YARD: 3, THEATRE: 4}}
    game = solo(automa, seat0=seat0, goods=goods)
    assert names(g.region for g in free_groups(table(game), AUTOMA)) == [YARD, THEATRE]
    game = solo({"units": {YARD: 2, COURT: 2}}, seat0=seat0, goods=goods)
    assert names(g.region for g in free_groups(table(game), AUTOMA)) == [COURT]


@pytest.mark.rule("DEI-AUT-77")
def test_a_bare_region_with_the_majority_has_free_units_too():
    seat0 = {"leader": FAR, "units": {YARD: 3}}
    game = solo({"units": {YARD: 2}}, seat0=seat0, goods={YARD: (1, 0)})
    assert names(g.region for g in free_groups(table(game), AUTOMA)) == [THEATRE]


@pytest.mark.rule("DEI-RUL-123")
def test_bonuses_of_the_others_count():
    seat0 = {"leader": YARD, "units": {YARD: 1}, "feats": ["intimidation"]}
    game = solo({"units": {YARD: 5}}, seat0=seat0, goods={YARD: (1, 0)})
    assert (counted(game, YARD).rivals, counted(game, YARD).free) == (3, 1)


@pytest.mark.rule("DEI-AUT-35", "DEI-AUT-36", "DEI-AUT-42", "DEI-AUT-64")
def test_all_free_units_go_to_the_object_if_they_have_the_majority_there():
    seat0 = {"leader": COURT, "units": {COURT: 1}}
    goods = {YARD: (1, 0), COURT: (0, 1)}
    weak = tried(solo({"units": {YARD: 3}}, seat0=seat0, goods=goods), "move_energy")
    assert (weak.obstacle, names(g.region for g in weak.groups)) == (NO_WAY, [YARD, THEATRE])
    game = solo({"units": {YARD: 4}}, seat0=seat0, goods=goods)
    attempt = did(game, "move_energy")
    assert names([attempt.region]) == [COURT]
    assert (scrappers(game, YARD, AUTOMA), scrappers(game, COURT, AUTOMA)) == (1, 3)


@pytest.mark.rule("DEI-RUL-75")
def test_a_destination_has_the_object_and_may_already_hold_its_units():
    game = solo({"units": {YARD: 3, COURT: 1}}, goods={YARD: (1, 0)}, outposts={COURT: ["red"]})
    assert names([did(game, "move_outpost_red").region]) == [COURT]
    alone = solo({"units": {YARD: 3}}, outposts={YARD: ["red"]})
    assert tried(alone, "move_outpost_red").obstacle == NO_WAY


@pytest.mark.rule("DEI-AUT-39")
def test_without_free_units_nobody_moves():
    goods = {YARD: (1, 0), YARD_A: (1, 0), COURT: (1, 0)}
    game = solo({"units": {YARD: 1}, "lilith": YARD_A, "altar": COURT}, goods=goods)
    assert tried(game, "move_energy").obstacle == NO_FREE_UNITS


@pytest.mark.rule("DEI-AUT-40", "DEI-AUT-64")
def test_of_several_groups_the_largest_from_a_region_with_the_majority_goes():
    goods = {YARD: (1, 0), BANK: (1, 0), GATE: (0, 1)}
    game = solo({"units": {YARD: 3, BANK: 4}}, goods=goods)
    attempt = tried(game, "move_energy")
    assert names(group.region for group in attempt.fitting) == [YARD, BANK]
    assert attempt.moving is not None and names([attempt.moving.region]) == [BANK]
    assert attempt.ties == ()


@pytest.mark.rule("DEI-AUT-41", "DEI-RUL-74")
def test_without_one_the_smallest_group_from_another_region_goes():
    seat0 = {"leader": FAR, "units": {YARD: 5, BANK: 5, THEATRE: 4}}
    goods = {YARD: (1, 0), BANK: (1, 0), THEATRE: (1, 0), GATE: (0, 1)}
    game = solo({"units": {YARD: 3, BANK: 2}}, seat0=seat0, goods=goods)
    attempt = tried(game, "move_energy")
    assert attempt.moving is not None and names([attempt.moving.region]) == [BANK]
    assert (attempt.moving.held, attempt.moving.free) == (False, 2)


@pytest.mark.rule("DEI-AUT-43", "DEI-AUT-64")
def test_of_several_destinations_the_one_with_the_most_resources_of_both_types():
    goods = {YARD: (1, 0), COURT: (0, 1), GATE: (2, 1), YARD_A: (0, 2)}
    attempt = tried(solo({"units": {YARD: 3}}, goods=goods), "move_energy")
    assert names([attempt.region]) == [GATE]
    assert dict(zip(names(attempt.candidates), [c for _, c in attempt.candidates], strict=True)) == {
        COURT: 1, GATE: 3, YARD_A: 2,
    }  # fmt: skip


@pytest.mark.rule("DEI-EX-10", "DEI-AUT-38", "DEI-AUT-76", "DEI-AUT-74")
def test_a_climb_without_an_elevator_costs_one_technology_for_all():
    game = solo(
        {"units": {YARD: 3}, "goods": (1, 0)}, goods={YARD: (0, 1), "signal-yard-roof": (1, 0)}
    )
    before = table(game).supply[0]
    attempt = did(game, "move_technology")
    assert (names([attempt.region]), attempt.toll) == (["signal-yard-roof"], 1)
    assert scrappers(game, "signal-yard-roof", AUTOMA) == 2
    assert (table(game).boards[AUTOMA].goods[0], table(game).supply[0]) == (0, before + 1)


@pytest.mark.rule("DEI-AUT-65", "DEI-AUT-38")
def test_without_technology_the_roof_is_out_of_reach_but_the_way_down_is_free():
    goods = {YARD: (0, 1), "signal-yard-roof": (1, 0)}
    assert tried(solo({"units": {YARD: 3}}, goods=goods), "move_technology").obstacle == NO_WAY
    game = solo({"units": {"signal-yard-roof": 3}}, goods=goods)
    assert (did(game, "move_energy").toll, scrappers(game, YARD, AUTOMA)) == (0, 2)


@pytest.mark.rule("DEI-AUT-37", "DEI-RUL-76")
def test_a_neutral_elevator_and_a_neutral_bridge_cost_nothing():
    game = solo({"units": {GATE: 3}, "goods": (1, 0)}, goods={GATE: (0, 1), GATE_ROOF: (1, 0)})
    assert (did(game, "move_technology").toll, table(game).boards[AUTOMA].goods) == (0, [1, 0])
    over = {"bridges": [(GATE_ROOF, BANK_ROOF)], "goods": {GATE_ROOF: (0, 1), BANK_ROOF: (1, 0)}}
    game = solo({"units": {GATE_ROOF: 3}}, **over)
    assert names([did(game, "move_technology").region]) == [BANK_ROOF]


@pytest.mark.rule("DEI-AUT-44")
def test_lilith_must_go_along():
    game = solo({"units": {YARD: 2}, "lilith": YARD}, goods={YARD: (1, 0), COURT: (0, 1)})
    did(game, "move_energy")
    assert word("region", table(game).place[LILITH]) == COURT
    assert (scrappers(game, YARD, AUTOMA), scrappers(game, COURT, AUTOMA)) == (1, 1)


@pytest.mark.rule("DEI-AUT-45", "DEI-RUL-77", "DEI-AUT-70")
def test_the_altar_goes_along_from_a_bare_region_and_counts_at_the_end():
    seat0 = {"leader": COURT, "units": {COURT: 1}}
    game = solo({"units": {YARD: 2}, "altar": YARD}, seat0=seat0, goods={COURT: (0, 1)})
    did(game, "move_energy")
    assert word("region", table(game).place[ALTAR]) == COURT
    game = solo(
        {"units": {YARD: 2}, "altar": YARD}, seat0=seat0, goods={COURT: (0, 1), YARD: (1, 0)}
    )
    assert tried(game, "move_energy").obstacle == NO_WAY


@pytest.mark.rule("DEI-AUT-45")
def test_the_altar_of_the_automa_crosses_bridges_and_rides_elevators():
    game = solo({"altar": SNOW}, goods={SNOW_ROOF: (0, 1)})
    did(game, "move_energy")
    assert word("region", table(game).place[ALTAR]) == SNOW_ROOF
    over = {"bridges": [(GATE_ROOF, BANK_ROOF)], "goods": {BANK_ROOF: (0, 1)}}
    game = solo({"altar": GATE_ROOF}, **over)
    did(game, "move_energy")
    assert word("region", table(game).place[ALTAR]) == BANK_ROOF


@pytest.mark.rule("DEI-EX-34", "DEI-AUT-70", "DEI-AUT-71")
def test_an_altar_alone_in_a_bare_region_is_a_group_of_one():
    goods = {YARD: (1, 0), THEATRE: (0, 1)}
    game = solo({"altar": GATE, "lilith": THEATRE}, goods=goods)
    attempt = did(game, "move_technology")
    assert attempt.moving is not None
    assert (attempt.moving.free, attempt.moving.company) == (1, 1 << ALTAR)
    assert word("region", table(game).place[ALTAR]) == YARD


@pytest.mark.rule("DEI-RUL-78", "DEI-AUT-04")
def test_equal_groups_draw_tie_break_tokens_and_the_highest_wins():
    goods = {YARD: (1, 0), BANK: (1, 0), GATE: (0, 1)}
    winners = set()
    for seed in range(8):
        attempt = tried(solo({"units": {YARD: 3, BANK: 3}}, seed=seed, goods=goods), "move_energy")
        (tie,) = attempt.ties
        assert names(tie.regions) == [YARD, BANK]
        assert len(set(tie.tokens)) == 2 and set(tie.tokens) <= set(range(1, 8))
        assert tie.region == tie.regions[tie.tokens.index(max(tie.tokens))]
        assert attempt.moving is not None and attempt.moving.region == tie.region
        winners.add(tie.region)
    assert names(sorted(winners)) == [YARD, BANK]


@pytest.mark.rule("DEI-RUL-78")
def test_more_than_seven_equals_are_decided_by_plain_chance():
    t = table(solo({}))
    assert len(draw_tie(t, list(t.city.regions)[:7]).tokens) == 7
    tie = draw_tie(t, list(t.city.regions)[:8])
    assert tie.tokens == [] and tie.region in tie.regions


@pytest.mark.rule("DEI-RUL-25")
def test_in_a_blizzard_one_unit_of_the_group_goes_lilith_first():
    blizzard = {"options": {"weather": True}, "weather": "blizzard"}
    goods = {YARD: (1, 0), COURT: (0, 1)}
    game = solo({"units": {YARD: 3}, "lilith": YARD}, goods=goods, **blizzard)
    attempt = did(game, "move_energy")
    assert attempt.moving is not None and attempt.moving.free == 3
    assert (attempt.moving.scrappers, attempt.moving.company) == (0, 1 << LILITH)
    game = solo({"units": {YARD: 3}, "altar": YARD}, goods={COURT: (0, 1)}, **blizzard)
    attempt = did(game, "move_energy")
    assert attempt.moving is not None
    assert (attempt.moving.scrappers, attempt.moving.company) == (1, 0)
    seat0 = {"leader": COURT}
    game = solo({"units": {YARD: 3}}, goods=goods, seat0=seat0, **blizzard)
    assert tried(game, "move_energy").obstacle == NO_WAY
    game = solo({"altar": YARD}, goods={COURT: (0, 1)}, **blizzard)
    assert did(game, "move_energy").region == table(game).place[ALTAR]


@pytest.mark.rule("DEI-RUL-26")
def test_in_a_gusty_wind_no_group_leaves_a_roof():
    gust = {"options": {"weather": True}, "weather": "gusty-wind"}
    goods = {GATE_ROOF: (1, 0), GATE: (0, 1)}
    assert (
        tried(solo({"units": {GATE_ROOF: 3}}, goods=goods, **gust), "move_energy").obstacle
        == NO_WAY
    )


@pytest.mark.rule("DEI-RUL-27")
def test_on_black_ice_it_pays_for_the_climb_although_there_is_an_elevator():
    ice = {"options": {"weather": True}, "weather": "black-ice"}
    goods = {GATE: (0, 1), GATE_ROOF: (1, 0)}
    game = solo({"units": {GATE: 3}, "goods": (1, 0)}, goods=goods, **ice)
    assert did(game, "move_technology").toll == 1
    assert (
        tried(solo({"units": {GATE: 3}}, goods=goods, **ice), "move_technology").obstacle == NO_WAY
    )


@pytest.mark.rule("DEI-RUL-80", "DEI-RUL-168", "DEI-AUT-67")
def test_its_dens_link_nothing_and_its_cubes_block_others():
    automa = {"units": {YARD: 3}, "dens": {"red": YARD, "blue": SNOW}}
    outposts = {YARD: ["red"], SNOW: ["blue"]}
    game = solo(automa, outposts=outposts, goods={SNOW: (0, 1)})
    assert tried(game, "move_energy").obstacle == NO_WAY
    assert game.view(None)["players"][AUTOMA]["outposts"]["red"] == 1
    assert game.view(None)["players"][0]["outposts"]["red"] == 0
