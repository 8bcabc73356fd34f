"""What whole games come through without a look at it: the second of two, the last one left, the weather on the way."""

from typing import Any

import pytest
from tests.games.dei.arrangement import region as number
from tests.games.dei.arrangement import word_of
from tests.games.dei.automaton import AUTOMA, counted, solo, tried
from tests.games.dei.circle import figure
from tests.games.dei.looking import options, question, table, word
from tests.games.dei.openings import (
    COURT,
    COURT_A,
    COURT_B,
    FAR,
    GATE,
    GATE_ROOF,
    HILL_ROOF,
    YARD,
    YARD_ROOF,
    fauns,
    psionics,
    versus,
)

import ashfall
from ashfall.engine.table import Event
from ashfall.games.dei.automa_account import tell_attempt
from ashfall.games.dei.automa_cards import gather_cards
from ashfall.games.dei.automa_units import draw_tie
from ashfall.games.dei.building import places
from ashfall.games.dei.factions import faction
from ashfall.games.dei.psionic_feats import may_raise, raise_on_market
from ashfall.games.dei.psionic_signals import signals
from ashfall.games.dei.sacrifices import promise, raze
from ashfall.games.dei.things import BRIDGE, ELEVATOR, LILITH, REFUGE, WILLOW
from ashfall.lab.checks import check_position

BLIZZARD: dict[str, Any] = {"options": {"weather": True}, "weather": "blizzard"}


# Moves


@pytest.mark.rule("DEI-ASK-04", "DEI-ACT-01")
def test_four_leaders_of_a_region_go_along_in_any_company_the_small_ones_first():
    there = dict.fromkeys(("willow", "kit", "kar-ra", "elly"), GATE_ROOF)
    game = psionics({"leaders": there})
    game.play("play drift", f"leave {GATE_ROOF}")
    if question(game)[1] == "move_to":
        game.play(f"enter {GATE}")
    assert question(game) == (0, "move_company")
    words = options(game)
    assert [len(text.split()) for text in words] == [2] * 4 + [3] * 6 + [4] * 4 + [5]
    assert words[-1] == "with-four willow kit kar-ra elly"
    check_position(game)
    game.play(words[-1])
    assert {figure(game, leader) for leader in there} == {GATE}


@pytest.mark.rule("DEI-WEA-10", "DEI-CARD-06", "DEI-FEAT-19")
def test_a_blizzard_does_not_stop_one_unit_halfway():
    given = {"leader": FAR, "units": {FAR: 1}, "feats": ["forced-march"]}
    calm = versus(given, None, None)
    stormy = versus(given, None, None, **BLIZZARD)
    for game in (calm, stormy):
        game.play("play march", f"leave {FAR}")
    assert options(stormy) == options(calm)
    beside = {word_of(r) for r in range(64) if table(calm).city.beside[number(FAR)] >> r & 1}
    assert {text.removeprefix("enter ") for text in options(calm)} - beside - {"stop"}


@pytest.mark.rule("DEI-PSI-23", "DEI-WEA-10")
def test_in_a_blizzard_a_single_unit_can_be_led_away():
    rival = {"units": {COURT: 2}, "leader": HILL_ROOF}
    game = psionics({"leaders": {"kit": FAR}}, rival, **BLIZZARD)
    game.play("play focus", "mind-control", f"control-in {COURT}")
    assert f"lead-to {YARD}" in options(game)


@pytest.mark.rule("DEI-WEA-07", "DEI-RUL-109", "DEI-WEA-13")
def test_only_leaders_defy_the_ice_and_not_whoever_goes_without_them():
    ice: dict[str, Any] = {"options": {"weather": True}, "weather": "black-ice"}
    t = table(psionics(**ice))
    mine, gate = faction(t, 0), number(GATE)
    assert mine.links(t, 0, gate, 1 << WILLOW) >> number(GATE_ROOF) & 1
    assert not mine.links(t, 0, gate) >> number(GATE_ROOF) & 1


# Collecting and building


@pytest.mark.rule("DEI-ACT-04", "DEI-FEAT-27")
@pytest.mark.parametrize("feats", [[], ["long-hooks"]])
def test_where_nobody_is_nothing_is_collected_from_afar(feats):
    game = versus({"leader": FAR, "feats": feats}, None, None, goods={GATE: (2, 2), FAR: (1, 0)})
    t = table(game)
    assert number(GATE) == 0, "the first of all regions"
    assert not faction(t, 0).collect_regions(t, 0) & 1
    assert faction(t, 0).collect_regions(t, 0) >> number(FAR) & 1


@pytest.mark.rule("DEI-ACT-10")
def test_a_bridge_is_built_from_either_of_its_ends():
    t = table(versus({"leader": FAR}, None, None))
    for site in t.city.sites:
        for end in t.box.districts.sites[site]:
            mine = table(versus({"leader": word_of(end)}, {}, {"leader": FAR}))
            assert site in places(mine, 0, BRIDGE), (word("site", site), word_of(end))


@pytest.mark.rule("DEI-MAP-06")
def test_the_sites_of_a_city_are_in_order_however_its_tiles_lie():
    for seed in range(6):
        city = table(ashfall.new("dei", players=4, seed=seed, factions="dealt")).city
        assert city.sites == sorted(city.sites)


@pytest.mark.rule("DEI-MIS-26")
def test_refuges_elevators_and_bridges_are_all_constructions():
    given = {"leader": GATE, "refuges": [YARD, COURT], "bridges": [(COURT_A, COURT_B)]}
    t = table(versus(given, None, None))
    assert faction(t, 0).constructions(t, 0) == 3


@pytest.mark.rule("DEI-FAU-44", "DEI-RUL-143")
def test_a_razed_elevator_is_gone_and_the_refuge_beside_it_stays():
    rival = {"elevators": [COURT, YARD], "refuges": [COURT]}
    game = fauns(None, rival)
    t = table(game)
    raze(t, 0, number(COURT), ELEVATOR, t.boards[1].faction)
    assert (t.boards[1].elevators, t.boards[1].refuges) == (1 << number(YARD), 1 << number(COURT))
    raze(t, 0, number(COURT), REFUGE, t.boards[1].faction)
    assert t.boards[1].refuges == 0


# Signals


@pytest.mark.rule("DEI-PSI-41", "DEI-RUL-49")
def test_the_last_token_of_a_level_is_enough_for_a_raise():
    t = table(psionics({"signals": {GATE: [1]}}))
    supply = signals(t).supply
    for left, raised in ((1, True), (0, False)):
        supply[1] = left
        assert may_raise(t, 0) is raised


@pytest.mark.rule("DEI-PSI-41")
def test_the_token_of_the_second_market_is_raised_and_the_first_left():
    game = psionics({"boards": {"logistic": 1, "mechanical": 1}})
    t = table(game)
    first, second = signals(t).markets[::2]
    assert signals(t).markets[1::2] == [0, 0]
    raise_on_market(t, 0, second, 0)
    assert signals(t).markets == [first, 0, second, 1]


# Weather, hopes, the Automa


@pytest.mark.rule("DEI-WEA-15")
def test_in_the_last_phase_the_table_says_what_a_solar_flare_will_burn():
    flare: dict[str, Any] = {"options": {"weather": True}, "weather": "solar-flare"}
    goods = {GATE: (1, 0), COURT: (2, 1)}
    game = versus({"leader": GATE}, None, None, goods=goods, phase=3, **flare)
    assert game.view(None)["weather"]["burns"] == [GATE]
    calm = versus({"leader": GATE}, None, None, goods=goods, phase=3, **BLIZZARD)
    assert calm.view(None)["weather"]["burns"] == []


@pytest.mark.rule("DEI-FAU-36")
def test_the_fauns_hope_for_no_more_missions_than_rounds_are_left():
    t = table(fauns({"units": {COURT: 3, GATE: 2, YARD: 2}, "dens": [GATE, YARD], "goods": (3, 2)}))
    assert t.grove is not None
    worths = {mission: promise(t, 0, mission) for mission in t.grove.missions}
    best = sorted(worths, key=worths.__getitem__)
    t.grove.done = best[:3]
    assert worths[best[3]] > 0
    assert faction(t, 0).mission_hopes(t, 0) == worths[best[-1]]


@pytest.mark.rule("DEI-AUT-26")
def test_what_lies_next_door_keeps_nobody():
    beside = word_of(number(YARD) + 1)
    for goods, bare in (({}, True), ({beside: (1, 1)}, True), ({YARD: (0, 1)}, False)):
        assert counted(solo({"units": {YARD: 3}}, goods=goods), YARD).bare is bare


@pytest.mark.rule("DEI-AUT-62", "DEI-AUT-63")
def test_lilith_is_no_part_of_a_group_in_which_nobody_is_free():
    held = counted(solo({"lilith": YARD}, goods={YARD: (1, 0)}), YARD)
    assert (held.free, held.company) == (0, 0)
    free = counted(solo({"lilith": YARD}), YARD)
    assert (free.free, free.company) == (1, 1 << LILITH)


@pytest.mark.rule("DEI-AUT-09", "DEI-AUT-21")
def test_its_cards_are_shuffled_when_they_are_gathered():
    t = table(solo({"units": {YARD: 2}}))
    assert t.automa is not None
    before = t.automa.deck + t.automa.discard + t.automa.aside + t.automa.cells
    gather_cards(t)
    assert sorted(t.automa.deck) == sorted(before) and t.automa.deck != before


@pytest.mark.rule("DEI-AUT-04", "DEI-RUL-78")
def test_nobody_takes_back_what_tie_break_tokens_have_shown():
    t = table(solo({"units": {YARD: 2}}))
    t.barrier = False
    tie = draw_tie(t, [number(YARD), number(COURT)])
    assert t.barrier and tie.region in (number(YARD), number(COURT))


@pytest.mark.rule("DEI-AUT-34")
@pytest.mark.parametrize(("count", "lines"), [(1, 0), (2, 1), (3, 1)])
def test_it_tells_what_it_weighed_as_soon_as_there_were_two(count, lines):
    game = solo({"units": {YARD: 3}}, goods={YARD: (2, 1)})
    attempt = tried(game, "collect_technology")
    candidates = [(number(place), 2) for place in (YARD, COURT, YARD_ROOF)][:count]
    heard: list[Event] = []
    t = table(game)
    t.listener = heard.append
    tell_attempt(t, AUTOMA, attempt._replace(candidates=tuple(candidates)))
    weighed = [event.values["regions"] for event in heard if event.kind == "automa_weighs"]
    assert weighed == [{word_of(place): 2 for place, _ in candidates}] * lines
