"""Where one more or one less is a mistake: the first region of all, the last unit, the least number, an empty list."""

from fractions import Fraction
from typing import Any

import pytest
from tests.arrange import position
from tests.games.dei.arrangement import region as number
from tests.games.dei.arrangement import word_of
from tests.games.dei.automaton import AUTOMA, did, solo, tried
from tests.games.dei.circle import figure, strength
from tests.games.dei.looking import options, player, question, scrappers, table, word
from tests.games.dei.openings import (
    BANK,
    COURT,
    COURT_A,
    FAR,
    GATE,
    GATE_ROOF,
    HILL,
    SNOW,
    SNOW_ROOF,
    THEATRE,
    YARD,
    YARD_ROOF,
    fauns,
    industrial,
    psionics,
    versus,
    wild,
)

import ashfall
from ashfall.engine.table import Event
from ashfall.games.dei import automa_cards
from ashfall.games.dei.automa_account import tell_account, tell_attempt
from ashfall.games.dei.buying import lack
from ashfall.games.dei.factions import faction
from ashfall.games.dei.mercenaries import steps_to
from ashfall.games.dei.missions import COUNTS
from ashfall.games.dei.moving import walk
from ashfall.games.dei.psionic_feats import may_raise, raises
from ashfall.games.dei.psionic_mind import destinations
from ashfall.games.dei.psionic_missions import poorer
from ashfall.games.dei.psionic_signals import signals
from ashfall.games.dei.sacrifices import promise
from ashfall.games.dei.scoring import score_sheet
from ashfall.games.dei.things import FIRST_COLLECT, FIRST_MOVE, FIRST_RECRUIT, ORDERS, bits

FIRST = number(GATE)
"""The number of the first region of all: 0, which is easily taken for nothing."""


def test_the_old_gate_is_the_first_region():
    assert FIRST == 0


# The first region


@pytest.mark.rule("DEI-DRN-04")
def test_a_drone_in_the_first_region_is_on_the_board():
    mine = {"leader": FAR, "hand": ["masamune-control", "march"]}
    game = versus(mine, None, None, drones={"masamune": GATE})
    game.play("play masamune-control")
    assert question(game) == (0, "drone_region")


@pytest.mark.rule("DEI-WLD-12", "DEI-RUL-15")
def test_a_howl_drives_units_into_the_first_region():
    mine = {"natural": ["howl"], "units": {YARD: 2}, "hand": ["litter", "hunt"]}
    game = wild(mine, {"units": {YARD: 1}})
    game.play("play litter", f"howl {YARD}")
    if question(game)[1] == "howl_to":
        game.play(f"drive {GATE}")
    assert (scrappers(game, GATE, 1), scrappers(game, YARD, 1)) == (1, 0)


@pytest.mark.rule("DEI-IND-27")
def test_ripley_loads_in_the_first_region_and_may_stop():
    card = "market-card-12-ripley"
    mine = {"hand": [card, "march"], "machines": {"ripley": GATE}, "candies": ["move"]}
    game = industrial(mine, goods={GATE: (3, 0)})
    game.play(f"play {card}", "sweeten move", "do machine", f"steer {GATE}")
    if question(game)[1] == "load_region":
        game.play(f"load {GATE}")
    assert question(game) == (0, "load_resource")
    game.play("haul technology", "enough")
    assert player(game, 0)["goods"]["technology"] == 1
    assert question(game)[1] == "move_from"


@pytest.mark.rule("DEI-WEA-15", "DEI-RUL-69")
def test_a_solar_flare_spares_the_first_region_where_nobody_is():
    flare: dict[str, Any] = {"options": {"weather": True}, "weather": "solar-flare"}
    game = versus({"leader": FAR}, None, None, goods={GATE: (2, 2), FAR: (1, 0)}, phase=3, **flare)
    assert game.view(None)["weather"]["burns"] == [FAR]


@pytest.mark.rule("DEI-AUT-47")
def test_the_automa_takes_a_scrapper_from_the_first_region():
    game = solo({"units": {GATE: 15}}, goods={GATE: (1, 0)})
    attempt = did(game, "recruit_lilith")
    assert attempt.source == FIRST
    assert (scrappers(game, GATE, AUTOMA), scrappers(game, THEATRE, AUTOMA)) == (14, 1)


@pytest.mark.rule("DEI-RUL-158", "DEI-AUT-38")
def test_from_the_ground_the_automa_has_no_way_to_the_first_region_that_others_have_not():
    t = table(solo({"goods": (0, 0)}))
    answers = faction(t, AUTOMA)
    for place in (FAR, HILL, THEATRE):
        here = number(place)
        beside = t.city.beside[here]
        lifts = t.city.over[here] if t.city.elevators >> here & 1 else 0
        assert answers.ways(t, AUTOMA, here, 0) == beside | lifts
        assert answers.ways_out(t, AUTOMA, here, 0) == beside | lifts
        assert answers.led_ways(t, AUTOMA, here, 0) == beside | lifts


@pytest.mark.rule("DEI-FAU-24")
def test_without_a_den_the_fauns_have_the_ways_of_everybody():
    t = table(fauns({"dens": [GATE, YARD]}))
    for place in (FAR, HILL, THEATRE):
        here = number(place)
        lifts = t.city.over[here] if t.city.elevators >> here & 1 else 0
        assert faction(t, 0).links(t, 0, here) == t.city.beside[here] | lifts


@pytest.mark.rule("DEI-WEA-13", "DEI-RUL-47", "DEI-RUL-157")
def test_on_black_ice_nobody_is_led_up_the_elevator_of_the_first_region():
    calm, ice = [
        table(psionics({"leaders": {"kit": FAR}}, {"units": {GATE: 2}}, **weather))
        for weather in ({}, {"options": {"weather": True}, "weather": "black-ice"})
    ]
    roof = number(GATE_ROOF)
    assert destinations(calm, 1, FIRST, 0) >> roof & 1
    assert not destinations(ice, 1, FIRST, 0) >> roof & 1


@pytest.mark.rule("DEI-PSI-23", "DEI-RUL-47")
def test_a_unit_is_led_one_step_and_only_to_the_majority_of_its_side():
    rival = {"units": {YARD: 1, FAR: 2}}
    t = table(psionics({"leaders": {"kit": HILL}, "signals": {COURT: [1]}}, rival))
    assert destinations(t, 1, number(FAR), 0) == t.city.beside[number(FAR)]
    led = {word_of(r) for r in bits(destinations(t, 1, number(YARD), 0))}
    assert GATE in led and COURT not in led, "one against one is no majority"


@pytest.mark.rule("DEI-ACT-01")
def test_a_region_out_of_reach_is_refused_because_of_the_distance():
    game = versus({"leader": FAR, "units": {FAR: 3}}, None, None)
    game.play("play march", f"leave {FAR}")
    assert game.why_not(f"enter {GATE}").rule == "DEI-ACT-01"


@pytest.mark.rule("DEI-ACT-02", "DEI-CARD-06")
def test_two_steps_lead_to_what_two_steps_reach():
    t = table(versus({"leader": FAR}, None, None))
    one = faction(t, 0).ways(t, 0, number(FAR), 0)
    two = {r for near in bits(one) for r in bits(faction(t, 0).ways(t, 0, near, 0))}
    assert set(bits(walk(t, 0, number(FAR), 0, 2))) == two | set(bits(one))
    assert walk(t, 0, number(COURT_A), 0, 2) == 0, "no way leads from this roof"


@pytest.mark.rule("DEI-FAC-05")
def test_grim_takes_one_more_in_the_first_region_too():
    game = versus({"leader": GATE}, None, None, goods={GATE: (4, 0)})
    game.play("play scavenge", f"collect {GATE}")
    assert question(game) == (0, "use_bonus")


@pytest.mark.rule("DEI-WLD-17", "DEI-WLD-18")
def test_a_lone_wolf_runs_two_regions_and_jumps_to_the_roof_beside_and_nowhere_else():
    t = table(wild({"units": {FAR: 1, COURT_A: 1, SNOW: 2}}))
    answers = faction(t, 0)
    two = {far for r in bits(t.city.beside[number(FAR)]) for far in bits(t.city.beside[r])}
    over = set(bits(t.city.over[number(FAR)]))
    assert set(bits(answers.shortcuts(t, 0, number(FAR), 0))) == two | over
    roofs = {r for ground in bits(t.city.over[number(COURT_A)]) for r in bits(t.city.over[ground])}
    assert set(bits(answers.shortcuts(t, 0, number(COURT_A), 0))) == roofs
    assert answers.shortcuts(t, 0, number(FAR), 1 << 4) == 0
    assert answers.shortcuts(t, 0, number(THEATRE), 0) == 0, "no wolf is there"


@pytest.mark.rule("DEI-MER-05", "DEI-RUL-63")
@pytest.mark.parametrize("leader", [GATE, FAR, HILL, SNOW_ROOF])
def test_how_far_a_leader_is_from_a_mercenary_is_counted_step_by_step(leader):
    t = table(versus({}, {"leader": leader}, None))
    answers, start = faction(t, 0), number(leader)
    for target in t.city.regions:
        reached, far = set(bits(answers.links(t, 0, target))), 1
        while start not in reached and far < 6:
            reached |= {n for r in reached for n in bits(answers.links(t, 0, r))}
            far += 1
        assert steps_to(t, 0, target) == far, word_of(target)


# One more or less


@pytest.mark.rule("DEI-BUY-01", "DEI-FEAT-22")
@pytest.mark.parametrize(
    ("goods", "missing"),
    [
        ((0, 0), [1, 2]),
        ((1, 1), [0, 1]),
        ((0, 2), [1, 0]),
        ((1, 2), [0, 0]),
        ((2, 3), [0, 0]),
        ((4, 0), [0, 2]),
        ((0, 5), [1, 0]),
    ],
)
def test_what_is_missing_for_a_card(goods, missing):
    stock = {"tactical": ["draco-override", "ambush", "raid"]}
    t = table(versus({"leader": GATE, "goods": goods}, None, None, markets=stock))
    card = t.box.words["card"].index("draco-override")
    assert t.box.cards[card].price == [1, 2]
    assert lack(t, 0, card) == missing
    haggler = {"leader": GATE, "goods": goods, "feats": ["haggling"]}
    t = table(versus(haggler, None, None, markets=stock))
    assert lack(t, 0, card) == ([0, 0] if sum(missing) < 2 else missing)


@pytest.mark.rule("DEI-CARD-10")
@pytest.mark.parametrize(
    ("goods", "supply", "offered"),
    [
        ((3, 0), (9, 9), ["exchange technology 1", "exchange technology 2"]),
        ((3, 1), (9, 1), ["exchange technology 1", "exchange energy 1"]),
        ((2, 2), (1, 9), ["exchange technology 1", "exchange technology 2", "exchange energy 1"]),
    ],
)
def test_no_more_is_exchanged_than_card_reserve_and_supply_allow(goods, supply, offered):
    mine = {"leader": GATE, "goods": goods, "hand": ["converter", "march"]}
    game = versus(mine, None, None)
    t = table(game)
    for resource, (have, left) in enumerate(zip(t.supply[:], supply, strict=True)):
        t.goods[2 * number(HILL) + resource] += have - left
        t.supply[resource] = left
    game.play("play converter", "do swap-resources")
    assert [option for option in options(game) if option != "stop"] == offered


@pytest.mark.rule("DEI-DRN-13", "DEI-RUL-154")
def test_fly_brings_one_to_a_roof_and_two_where_one_is_not_enough():
    mine = {"faction": "auxilia", "leader": FAR, "units": {COURT: 2}}
    rival = {"faction": "ravagers", "leader": HILL, "units": {YARD_ROOF: 1, YARD: 1, BANK: 2}}
    game = position("dei", seat0=mine, seat1=rival, drones={"fly": COURT})
    game.play("play fly-control", f"fly-to {COURT}")
    assert f"lift {SNOW_ROOF}" in options(game) and f"lift {YARD_ROOF}" not in options(game)
    assert f"lower {YARD}" in options(game) and f"lower {BANK}" not in options(game)
    game.play(f"lower {YARD}")
    assert scrappers(game, YARD, 0) == 2, "both, or neither has the majority"


@pytest.mark.rule("DEI-ASK-04", "DEI-FAC-02")
def test_a_leader_who_moved_before_does_not_follow_the_next_group():
    game = versus({"leader": GATE, "units": {FAR: 2}}, None, None)
    game.play("play march", f"leave {GATE}", f"enter {YARD}", f"leave {FAR}")
    game.play(next(o for o in options(game) if o.startswith("enter")), "send 1")
    assert figure(game, "grim") == YARD


@pytest.mark.rule("DEI-IND-26")
def test_who_was_carried_by_slug_walks_afterwards():
    card = "market-card-11-slug"
    mine = {
        "hand": [card, "march"],
        "machines": {"slug": GATE},
        "candies": ["move"],
        "units": {GATE: 2},
    }
    for left in ("with grim", "leave-all"):
        game = industrial(mine)
        game.play(f"play {card}", "sweeten move", "do machine", f"steer {YARD}", left)
        if question(game)[1] == "carry_scrappers":
            game.play("carry 0")
        assert question(game) == (0, "move_from")
        assert table(game).play.carried == 0
        assert figure(game, "grim") == (YARD if left.startswith("with") else GATE)
        assert scrappers(game, GATE, 0) == 2


@pytest.mark.rule("DEI-FEAT-11", "DEI-FEAT-12", "DEI-FEAT-13")
def test_feats_strengthen_nobody_elsewhere():
    mine = {"leader": GATE, "units": {FAR: 2}, "refuges": [SNOW]}
    game = versus({**mine, "feats": ["intimidation", "entrenched", "roof-fighters"]}, None, None)
    assert strength(game, FAR) == 2
    assert strength(game, GATE) == 2


@pytest.mark.rule("DEI-FAU-25", "DEI-RUL-37")
def test_a_den_candy_is_of_no_use_where_the_only_units_have_a_den():
    mine = {"dens": [FAR], "candies": ["build-bridge"], "hand": ["herd", "kinship"]}
    game = fauns(mine)
    game.play("play herd", "sweeten build-bridge")
    assert game.why_not("do den").rule == "DEI-RUL-37"


@pytest.mark.rule("DEI-FAU-42", "DEI-FAU-43", "DEI-FAU-36")
def test_missions_without_a_place_promise_nothing():
    t = table(fauns())
    none = {
        "per_own_unit_in_region_with_enemy_leader",
        "per_two_own_units_in_region_with_drone",
        "per_controlled_outpost",
        "per_resource_in_up_to_three_regions",
        "per_region_superior",
    }
    for mission in t.box.faun_missions:
        if t.box.missions[mission].criterion in none:
            assert promise(t, 0, mission) == 0


@pytest.mark.rule("DEI-FAU-42", "DEI-FAU-43", "DEI-RUL-56")
@pytest.mark.parametrize("criterion", ["leader", "drone"])
def test_a_mission_that_gives_nothing_is_told_with_nothing(criterion):
    box = table(fauns()).box
    mission = next(
        m for m in box.faun_missions if box.missions[m].criterion.endswith(f"with_{criterion}")
        or box.missions[m].criterion.endswith(f"enemy_{criterion}")
    )  # fmt: skip
    name = word("mission", mission)
    mine = {"hand": ["herd", "kinship"], "own_missions": [name]}
    game = fauns(mine, phase=3)
    game.listen()
    for _ in range(2):
        game.play(next(o for o in options(game) if o.startswith("forgo")))
    game.play(f"sacrifice {name}")
    told = [e["values"] for e in game.log(None) if e["kind"] == "mission_completed"]
    assert [values["amount"] for values in told] == [0]


# Signals


@pytest.mark.rule("DEI-PSI-41", "DEI-RUL-49")
@pytest.mark.parametrize(
    "given",
    [
        {"signals": {COURT: [1]}, "kar_ra": [1], "leaders": {"kar-ra": FAR}},
        {"charged": {"fly-override": 3, "simon-link": 1}},
        {"boards": {"logistic": 3, "tactical": 1}},
        {"signals": {COURT: [2]}, "kar_ra": [2], "leaders": {"kar-ra": FAR}},
    ],
)
def test_any_token_below_the_highest_can_be_raised(given):
    t = table(psionics(given))
    assert raises(t)
    signals(t).supply[1:] = [0, 0]
    assert not raises(t)
    assert [may_raise(t, level) for level in range(3)] == [False] * 3


@pytest.mark.rule("DEI-PSI-54")
def test_who_has_as_much_is_not_poorer():
    for goods, poor in (((2, 0), []), ((1, 0), [1]), ((1, 2), [])):
        t = table(psionics({"goods": (1, 1)}, {"goods": goods}))
        assert poorer(t, 0) == [t.boards[side].faction for side in poor]


@pytest.mark.rule("DEI-PSI-03")
def test_chance_names_the_leader_who_begins_and_the_missions_that_are_opened():
    leaders, opened = set(), set()
    for seed in range(12):
        t = table(
            ashfall.new(
                "dei", players=2, faction=["psionics", "auxilia"], feats="random", seed=seed
            )
        )
        missions = signals(t).missions
        leaders.add(t.box.missions[missions[0]].leader)
        opened.add(tuple(word("mission", m)[-1] for m in missions))
    assert len(leaders) > 2 and len(opened) > 2


# The Automa


@pytest.mark.rule("DEI-AUT-22", "DEI-AUT-18")
def test_the_first_order_of_each_kind_is_of_this_kind():
    goods = {YARD: (2, 1), COURT: (1, 1)}
    outposts = {YARD: ["red"], COURT: ["red"]}
    automa = {"units": {YARD: 4}, "goods": (9, 9), "dens": {"red": YARD}}
    for order in (FIRST_COLLECT, FIRST_MOVE, FIRST_RECRUIT):
        game = solo(automa, goods=goods, outposts=outposts)
        before = table(game).clone()
        attempt = did(game, ORDERS[order])
        t, mine = table(game), table(game).boards[AUTOMA]
        collected = [
            now - then for now, then in zip(mine.goods, before.boards[AUTOMA].goods, strict=True)
        ]
        assert collected == ([1, 0] if order == FIRST_COLLECT else [0, 0])
        assert (attempt.moving is not None) == (order == FIRST_MOVE)
        assert sum(mine.scrappers) - 4 == (order == FIRST_RECRUIT)
        assert t.captor == before.captor


@pytest.mark.rule("DEI-AUT-31", "DEI-AUT-18", "DEI-AUT-20")
def test_the_first_obstacle_of_all_is_told_like_the_others():
    game = solo({"goods": (0, 0)})
    t = table(game)
    attempt = tried(game, "capture_tactical")
    assert attempt.obstacle == 0
    heard: list[Event] = []
    t.listener = heard.append
    tell_attempt(t, AUTOMA, attempt)
    assert [event.kind for event in heard] == ["automa_cannot"]
    card = next(c for c in t.box.automa_cards if t.box.automa_cards[c][0] == 0)
    account = automa_cards.test(t, AUTOMA, card, 1, 3)
    heard.clear()
    tell_account(t, AUTOMA, account._replace(attempts=[attempt]))
    assert [event.kind for event in heard] == ["automa_card", "automa_cannot", "automa_discards"]
    assert account._replace(attempts=[attempt]).done is None


@pytest.mark.rule("DEI-AUT-03", "DEI-RUL-78")
def test_the_tie_between_two_refuges_for_the_altar_is_told():
    game = ashfall.new(
        "dei", players=3, automa=True, factions="dealt", feats="random", seed=3, listen=True
    )
    t = table(game)
    ties = [event.values["regions"] for _, event in game.events if event.kind == "automa_tie"]
    assert bits(t.city.refuges) in ties and len(bits(t.city.refuges)) == 2


# Scoring, views


@pytest.mark.rule("DEI-END-02", "DEI-END-05", "DEI-END-06")
def test_the_first_faction_is_paid_for_cards_feats_and_outposts():
    mine = {"leader": COURT, "feats": ["intimidation"], "bin": ["ambush"], "goods": (2, 1)}
    t = table(versus({"faction": "ravagers", **mine}, None, None, outposts={COURT: ["red"]}))
    assert t.boards[0].faction == 0
    sheet = {line: points[0] for line, points in score_sheet(t)}
    box = t.box
    assert sheet["feats"] == box.feat_value > 0
    assert sheet["outposts"] == box.outpost_value > 0
    assert sheet["cards"] == box.cards[box.words["card"].index("ambush")].supplies > 0


@pytest.mark.rule("DEI-RUL-94", "DEI-CARD-03")
def test_a_leader_who_was_strengthened_in_the_first_region_is_told_so():
    mine = {"leader": GATE, "hand": ["show-of-force", "march"]}
    game = versus(mine, None, None)
    game.play("play show-of-force")
    lines = {
        line["region"]: line["parts"] for line in game.view(0)["strengths"] if line["seat"] == 0
    }
    assert [(p["kind"], p["name"], p["amount"]) for p in lines[GATE]] == [
        ("figure", "grim", 1), ("figure_now", "grim", 2),
    ]  # fmt: skip


@pytest.mark.rule("DEI-MAP-15")
@pytest.mark.parametrize("players", [2, 4, 6])
def test_every_region_is_drawn_where_its_tile_lies_and_is_turned(players):
    t = table(ashfall.new("dei", players=players, seed=5, factions="dealt", feats="random"))
    city, printed = t.city, t.box.districts.regions
    layout = city.layout
    for cell, (tile, turn) in enumerate(zip(city.tiles, city.turns, strict=True)):
        for one in (r for r in printed if r.tile == tile):
            x, y = Fraction(one.x, 1000), Fraction(one.y, 1000)
            x, y = [(x, y), (1 - y, x), (1 - x, 1 - y), (y, 1 - x)][turn]
            column, row = cell % layout.columns, cell // layout.columns
            right = (
                column * layout.cell_width + int(x * layout.cell_width),
                row * layout.cell_height + int(y * layout.cell_height),
            )
            assert city.point(one.number) == right


@pytest.mark.rule("DEI-MIS-21", "DEI-MIS-22", "DEI-MIS-23")
@pytest.mark.parametrize("colour", ["red", "blue", "green"])
def test_a_census_of_each_colour_counts_no_other(colour):
    t = table(versus({"leader": COURT}, None, None, outposts={COURT: [colour, "yellow"]}))
    for mission in t.box.purebred:
        card = t.box.missions[mission]
        if card.criterion == "per_controlled_outpost":
            named = ["red", "blue", "green", "yellow"][card.colour] if card.colour >= 0 else ""
            assert COUNTS[card.criterion](t, 0, card) == (2 if not named else named == colour)
