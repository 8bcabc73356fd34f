"""Single steps with everything that they change: the supply beside the reserve, the next phase beside this one."""

from typing import Any

import pytest
from tests.arrange import position
from tests.games.dei.arrangement import region as number
from tests.games.dei.arrangement import word_of
from tests.games.dei.automaton import solo, tried
from tests.games.dei.looking import options, pass_turn, player, question, scrappers, table, word
from tests.games.dei.openings import (
    COURT,
    FAR,
    GATE,
    HILL,
    HILL_ROOF,
    SNOW,
    THEATRE,
    YARD,
    fauns,
    industrial,
    psionics,
    versus,
    wild,
)

import ashfall
from ashfall.engine.chance import seeded
from ashfall.engine.errors import BadOption
from ashfall.games.dei.automa import AutomaModule
from ashfall.games.dei.modules import Module
from ashfall.games.dei.psionic_skills import lose_card
from ashfall.games.dei.setup import bridge_stages, neutral_bridges

# The course of the game


@pytest.mark.rule("DEI-RND-15")
def test_who_has_fewer_supplies_begins_the_next_round():
    given = {"phase": 3, "order": [0, 1], "turn": 1, "missions": ["manpower"]}
    game = position(
        "dei", seat0={"leader": GATE, "supplies": 30}, seat1={"leader": FAR, "supplies": 1}, **given
    )
    while table(game).round == 1:
        last = [o for o in options(game) if o.startswith(("stop", "forgo", "complete"))]
        game.play(last[0])
    assert table(game).order == [1, 0]
    assert question(game)[0] == 1


@pytest.mark.rule("DEI-FEAT-05", "DEI-FAC-05")
def test_what_works_once_a_phase_works_again_in_the_next():
    game = position(
        "dei",
        seat0={
            "leader": GATE,
            "units": {GATE: 1},
            "hand": ["scavenge", "march", "patrol", "muster"],
        },
        seat1={"leader": FAR},
        goods={GATE: (6, 0)},
    )
    board = table(game).boards[0]
    board.used = -1
    pass_turn(game)
    pass_turn(game)
    assert (table(game).phase, question(game)[0]) == (2, 0)
    assert table(game).boards[0].used == 0


@pytest.mark.rule("DEI-ASK-12")
@pytest.mark.parametrize(("cards", "asked"), [(20, "play_card"), (21, "choose_card")])
def test_more_than_twenty_different_cards_are_asked_for_before_their_side(cards, asked):
    t = table(versus({"leader": GATE}, None, None))
    mine = list(dict.fromkeys(t.box.words["card"][card] for card in t.box.hands[0]))
    others = [card.piece for card in t.box.cards if card.market >= 0 and card.market < 4]
    different: dict[int, str] = {}
    for piece in others:
        different.setdefault(t.box.alike[piece], t.box.words["card"][piece])
    hand = [*mine, *different.values()][:cards]
    game = versus({"leader": GATE, "hand": hand}, None, None)
    assert question(game)[1] == asked
    if asked == "choose_card":
        game.play("hold march")
        assert options(game) == ["play march", "recycle march", "forgo march"]


@pytest.mark.rule("DEI-END-02", "DEI-END-03")
def test_supplies_that_no_mission_gave_are_shown_as_gained():
    game = position(
        "dei", seat0={"supplies": 12, "missions": {1: "manpower"}}, seat1={"supplies": 3}
    )
    table(game).boards[0].scored[0] = 5
    sheet = dict(game.score_sheet())
    assert sheet["missions"] == [5, 0]
    assert sheet["gained"] == [7, 3]


# Goods


@pytest.mark.rule("DEI-FEAT-24")
def test_recyclers_take_their_technology_out_of_the_supply():
    game = position(
        "dei", phase=3, turn=1, order=[0, 1], missions=["manpower"],
        seat0={"leader": GATE}, seat1={"leader": FAR, "feats": ["recyclers"]},
    )  # fmt: skip
    supply = table(game).supply[0]
    game.play("recycle march")
    while table(game).round == 1:
        last = [o for o in options(game) if o.startswith(("stop", "skip", "forgo", "complete"))]
        game.play(last[0])
    assert player(game, 1)["goods"]["technology"] == 1
    assert table(game).supply[0] == supply - 1


@pytest.mark.rule("DEI-CARD-10")
@pytest.mark.parametrize(("given", "got"), [("technology", "energy"), ("energy", "technology")])
def test_each_type_is_exchanged_for_the_other(given, got):
    game = position("dei", seat0={"leader": GATE, "goods": (2, 2), "hand": ["converter", "march"]})
    supply = dict(zip(("technology", "energy"), table(game).supply, strict=True))
    game.play("play converter")
    if f"exchange {given} 1" not in options(game):
        game.play(next(o for o in options(game) if o.startswith("do swap")))
    game.play(f"exchange {given} 1")
    assert player(game, 0)["goods"] == {given: 1, got: 3}
    now = dict(zip(("technology", "energy"), table(game).supply, strict=True))
    assert now == {given: supply[given] + 1, got: supply[got] - 1}


@pytest.mark.rule("DEI-IND-17")
def test_each_type_under_a_bridge_is_its_own_answer():
    roofs = ("old-gate-roof", "bank-quarter-roof-a")
    seat0 = {"hand": ["market-card-7"], "leader": roofs[0], "bridges": [roofs]}
    for goods in ((1, 0), (0, 1)):
        game = industrial(seat0, {"leader": HILL_ROOF}, goods={"bank-quarter-ground-b": goods})
        game.play("play market-card-7", f"leave {roofs[0]}", f"enter {roofs[1]}")
        only = "technology" if goods[0] else "energy"
        assert options(game) == [f"scoop bank-quarter-ground-b {only}", "skip"]


# Drones


@pytest.mark.rule("DEI-DRN-13")
def test_fly_lifts_one_scrapper_to_a_roof_that_one_can_hold():
    seat0 = {"faction": "auxilia", "leader": GATE, "units": {COURT: 2}}
    game = position("dei", seat0=seat0, seat1={"leader": HILL_ROOF}, drones={"fly": COURT})
    game.play("play fly-control", f"fly-to {COURT}")
    assert f"lift {HILL_ROOF}" not in options(game), "one against one is no majority"
    game.play("lift hangar-row-roof")
    assert scrappers(game, "hangar-row-roof", 0) == 1
    assert scrappers(game, COURT, 0) == 1
    assert question(game)[1] == "play_card"


@pytest.mark.rule("DEI-DRN-13", "DEI-ASK-09")
def test_a_single_passenger_has_no_second():
    seat0 = {"faction": "auxilia", "leader": GATE, "units": {COURT: 1}}
    game = position("dei", seat0=seat0, seat1={"leader": FAR}, drones={"fly": COURT})
    game.play("play fly-control", f"fly-to {COURT}", f"lower {SNOW}")
    assert question(game)[1] == "play_card"
    assert scrappers(game, SNOW, 0) == 1


@pytest.mark.rule("DEI-DRN-04")
def test_a_drone_enters_on_a_free_symbol_only_while_there_is_one():
    game = position("dei", seat0={"leader": GATE, "hand": ["masamune-control", "march"]})
    starts = [word_of(r) for r in sorted(table(game).city.drone_starts)]
    others = dict(zip(("simon", "fly", "draco"), starts, strict=False))
    game = position(
        "dei", seat0={"leader": GATE, "hand": ["masamune-control", "march"]}, drones=others
    )
    game.play("play masamune-control")
    free = [start for start in starts if start not in others.values()]
    assert [o for o in options(game) if o.startswith("launch")] == [
        f"launch {s}" for s in free or starts
    ]
    if free:
        assert game.why_not(f"launch {starts[0]}").rule == "DEI-DRN-04"


# Moves


@pytest.mark.rule("DEI-CARD-06", "DEI-ACT-02")
def test_a_long_move_is_two_steps_and_not_three():
    game = versus({"leader": FAR, "units": {FAR: 3}, "hand": ["express-line", "march"]}, None, None)
    t = table(game)
    game.play("play express-line")
    if f"leave {FAR}" not in options(game):
        game.play("do move")
    game.play(f"leave {FAR}")
    one = links(t, number(FAR))
    two = set().union(*(links(t, r) for r in one)) | one
    three = set().union(*(links(t, r) for r in two))
    assert number(GATE) in three
    found = {number(o.split()[1]) for o in options(game) if o.startswith("enter")}
    assert found == two - {number(FAR)} - {number(HILL_ROOF)}


def links(t: Any, region: int) -> set[int]:
    """Where one step leads over ground and neutral constructions, from the pieces."""
    city = t.city
    found = {r for r in city.regions if city.beside[region] >> r & 1}
    lifted = {r for r in city.regions if city.elevators >> r & 1}
    for other in (r for r in city.regions if city.over[region] >> r & 1):
        if region in lifted or other in lifted:
            found.add(other)
    for site in t.bridges:
        ends = t.box.districts.sites[site]
        if region in ends:
            found |= set(ends) - {region}
    return found


@pytest.mark.rule("DEI-FAC-08")
def test_swift_climbs_to_the_roof_above_and_nowhere_else():
    game = position("dei", seat0={"faction": "auxilia", "leader": THEATRE}, seat1={"leader": FAR})
    game.play("play march", f"leave {THEATRE}")
    t = table(game)
    over = {r for r in t.city.regions if t.city.over[number(THEATRE)] >> r & 1}
    found = {number(o.split()[1]) for o in options(game) if o.startswith("enter")}
    assert over and found == links(t, number(THEATRE)) | over


# The Psionics


@pytest.mark.rule("DEI-PSI-31", "DEI-RUL-121")
@pytest.mark.parametrize("lost", ["fly-override", "simon-link", "draco-override"])
def test_the_token_of_a_bought_drone_card_stays_on_its_market(lost):
    levels = {"fly-override": 1, "simon-link": 2, "draco-override": 3}
    stock = {"logistic": ["fly-override", "simon-link"], "tactical": ["draco-override"]}
    t = table(psionics({"charged": levels}, markets=stock))
    card = next(c for c in t.stalls if c >= 0 and word("card", c) == lost)
    lose_card(t, 0, t.stalls.index(card))
    assert t.signals is not None
    left = {
        word("card", c): level
        for c, level in zip(t.signals.cards[::2], t.signals.cards[1::2], strict=True)
    }
    assert left == {name: n - 1 for name, n in levels.items() if name != lost}
    assert t.signals.markets == [t.box.cards[card].market, levels[lost] - 1]


@pytest.mark.rule("DEI-PSI-31", "DEI-RUL-121", "DEI-AUT-29")
def test_a_card_that_the_automa_captures_loses_its_token_too():
    game = position(
        "dei",
        options={"players": 2, "automa": True},
        seat0={"faction": "psionics", "leaders": {"willow": FAR}, "charged": {"fly-override": 2}},
        seat1={"leader": HILL},
        automa={"goods": (9, 9), "lilith": THEATRE, "altar": THEATRE},
        markets={"logistic": ["fly-override"]},
    )
    from ashfall.games.dei.automa_actions import capture

    t = table(game)
    capture(t, 2, next(c for c in t.stalls if c >= 0 and word("card", c) == "fly-override"))
    assert t.signals is not None
    assert t.signals.cards == []
    assert t.signals.markets[1::2] == [1]


@pytest.mark.rule("DEI-PSI-32", "DEI-RUL-121")
def test_all_tokens_on_cards_and_markets_come_back_in_the_refresh():
    given: dict[str, Any] = {
        "charged": {"fly-override": 1, "simon-link": 2},
        "boards": {"logistic": 2, "tactical": 1},
    }
    stock = {"logistic": ["fly-override", "simon-link"]}
    t = table(psionics(given, markets=stock))
    assert t.signals is not None
    one, two, three = t.signals.supply
    from ashfall.games.dei.psionic_signals import call_back

    call_back(t, 0)
    assert t.signals.supply == [one + 2, two + 2, three]
    assert t.signals.cards == t.signals.markets == []


@pytest.mark.rule("DEI-PSI-23", "DEI-PSI-24")
def test_kit_controls_the_first_seat_too():
    seat1 = {"faction": "psionics", "leaders": {"kit": COURT}}
    game = position(
        "dei", turn=1, order=[1, 0], seat0={"leader": COURT, "units": {COURT: 2}}, seat1=seat1
    )
    game.play("play focus", "mind-control")
    assert options(game) == ["control-scrapper", "control-figure grim"]
    game.play("control-scrapper", f"lead-to {YARD}")
    assert len(player(game, 0)["candies"]) == 1


@pytest.mark.rule("DEI-FAU-24", "DEI-MIS-32", "DEI-END-05")
def test_fauns_who_have_set_up_nothing_count_nothing():
    t = table(fauns())
    t.grove = None
    from ashfall.games.dei.factions import faction

    answers = faction(t, 0)
    assert [answers.dens(t, 0), answers.mastery(t, 0), answers.feat_points(t, 0)] == [0, 0, 0]
    assert answers.cards_beside(t, 0) == []


# The Wild


@pytest.mark.rule("DEI-WLD-13", "DEI-RUL-156")
def test_after_a_scent_a_move_may_go_without_wolves():
    mine = {"leader": YARD, "natural": ["scent"], "hand": ["litter", "hunt"]}
    game = wild(mine)
    game.play("play litter", f"enlist {YARD}")
    assert question(game)[1] == "scent_move"
    game.play("stay")
    assert table(game).play.least == 0


# Machines


@pytest.mark.rule("DEI-IND-21", "DEI-ASK-14")
def test_a_machine_that_was_just_deployed_must_be_steered():
    slug = "market-card-11-slug"
    game = industrial({"units": {GATE: 2}, "hand": [slug, "march"]})
    game.play(f"play {slug}", f"assemble {GATE}")
    assert question(game)[1] == "machine_move"
    assert "stop" not in options(game)


@pytest.mark.rule("DEI-ASK-06", "DEI-ACT-07")
def test_who_has_chosen_what_to_build_must_build_it():
    mine = {"leader": COURT, "units": {SNOW: 2}, "goods": (5, 5), "hand": ["site-crew", "march"]}
    game = position("dei", seat0=mine)
    game.play("play site-crew")
    assert question(game)[1] == "build_type" and "stop" in options(game)
    game.play("construct refuge")
    assert options(game) == [f"refuge {COURT}", f"refuge {SNOW}"]


def test_a_module_that_says_nothing_adds_nothing():
    module, t = Module(), table(fauns())
    assert [module.sides(), module.points(t, 0), module.prospects(t, 0)] == [0, 0, 0]
    assert [module.pays(t, 0), module.progress(t, 0, 0)] == [0, 0]


# The Automa


@pytest.mark.rule("DEI-AUT-28", "DEI-AUT-30")
def test_the_automa_captures_only_from_the_market_of_its_card():
    stock = {"tactical": ["riot", "ambush", "raid"], "logistic": ["fly-override"]}
    game = solo({"goods": (9, 9)}, markets=stock)
    t = table(game)
    first, second = t.markets.index(0) * 3, t.markets.index(1) * 3
    assert second == first + 3
    t.stalls[second : second + 3] = [-1, -1, -1]
    assert t.stalls[second - 1] >= 0
    assert tried(game, "capture_tactical").obstacle < 0
    assert tried(game, "capture_logistic").obstacle >= 0


@pytest.mark.rule("DEI-AUT-01")
def test_the_automa_plays_with_five_people_at_most():
    people = AutomaModule().settings("automa")[0].values_need[True]["players"]
    assert people == (1, 2, 3, 4, 5)
    with pytest.raises(BadOption):
        ashfall.new("dei", players=6, automa=True, seed=1)


@pytest.mark.rule("DEI-AUT-09", "DEI-AUT-53")
@pytest.mark.parametrize(
    ("fault", "told_of"),
    [
        (lambda a: a.discard.append(a.deck[0]), "the cards of the Automa are not all there"),
        (lambda a: a.cells.extend([a.deck.pop() for _ in range(9)]), "cards in the cells"),
        (lambda a: a.dens.__setitem__(0, number(GATE)), "the red den lies without an outpost"),
    ],
)
def test_an_automa_that_cannot_be_is_noticed(fault, told_of):
    game = solo({"dens": {"red": COURT}}, outposts={COURT: ["red"]})
    assert game.title.invariants(game.table) == []
    automa = table(game).automa
    assert automa is not None
    fault(automa)
    assert any(told_of in found for found in game.title.invariants(game.table))


# Set-up


@pytest.mark.rule("DEI-SET-03", "DEI-SET-26")
def test_start_tokens_lie_in_an_order_of_chance():
    rising = set()
    for seed in range(8):
        seats = ["ravagers", "refuge_42", "farm_z", "auxilia"]
        t = table(ashfall.new("dei", players=4, seed=seed, faction=seats, feats="random"))
        assert set(t.drones) <= set(t.city.drone_starts)
        starts = [t.drones[t.box.kits[board.faction].drone] for board in t.boards]
        rising.add(starts == sorted(starts))
    assert False in rising


@pytest.mark.rule("DEI-SET-02")
def test_the_last_resort_for_bridges_is_inside_the_tiles_that_are_named():
    for players in (2, 3, 4):
        t = table(ashfall.new("dei", players=players, seed=1, factions="dealt", feats="random"))
        districts, (near, between, last) = t.box.districts, bridge_stages(t)
        tiles = {
            site: {districts.regions[r].tile for r in districts.sites[site]}
            for site in t.city.sites
        }
        assert set(between) == {site for site in tiles if len(tiles[site]) > 1}
        assert set(near) <= set(between)
        named = set(t.city.layout.last_resort)
        assert set(last) == {
            site for site in tiles if len(tiles[site]) == 1 and tiles[site] <= named
        }
        assert len(t.bridges) == len(set(t.bridges)) == t.city.layout.bridges


@pytest.mark.rule("DEI-SET-02")
def test_where_only_two_sites_are_left_and_share_a_roof_both_have_a_bridge():
    t = table(ashfall.new("dei", players=4, seed=1, factions="dealt", feats="random"))
    t.plan = (
        "board_4 D03N D04N D05N D06N D07N D01N D08N D09N D10N D11N D02N D12N D13N D14N D15N D16W"
    )
    of_one_roof = [site for site in t.city.sites if 1 in t.box.districts.sites[site]]
    assert len(of_one_roof) == t.city.layout.bridges == 2
    t.city.sites[:] = of_one_roof  # of this city alone: no other test plays in it
    t.city.inside[:] = []
    for seed in range(6):
        t.chance, t.bridges = seeded(seed), []
        neutral_bridges(t)
        assert sorted(t.bridges) == of_one_roof
