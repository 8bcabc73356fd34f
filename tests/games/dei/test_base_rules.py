"""The base rules that no other file asserts: the map, units, candies, markets, missions by name, the round's frame."""

import pytest
from tests.arrange import position
from tests.games.dei.looking import player, question, region, scrappers, table
from tests.games.dei.openings import COURT, FAR, GATE, YARD

import ashfall
from ashfall.games.dei.factions import faction
from ashfall.games.dei.majority import controlled, cubes
from ashfall.games.dei.things import bits

ROOFS = ("signal-yard-roof", "twin-towers-court-roof-a")


def links(game, seat, word):
    t = table(game)
    names = t.box.districts.words
    return {names[r] for r in bits(faction(t, seat).links(t, seat, names.index(word)))}


@pytest.mark.rule("DEI-MAP-08", "DEI-MAP-09", "DEI-MAP-10", "DEI-MAP-13")
def test_links_over_constructions_depend_on_the_faction_and_are_symmetric():
    game = position("dei", seat0={"elevators": [COURT], "bridges": [ROOFS]}, seat1={"leader": FAR})
    up = {"twin-towers-court-roof-a", "twin-towers-court-roof-b"}
    assert up <= links(game, 0, COURT)
    assert not up & links(game, 1, COURT)
    assert all(COURT in links(game, 0, roof) for roof in up)
    assert ROOFS[1] in links(game, 0, ROOFS[0])
    assert ROOFS[0] in links(game, 0, ROOFS[1])
    assert links(game, 1, ROOFS[0]) == set()


@pytest.mark.rule("DEI-MAP-14")
def test_adjacent_ignores_constructions_linked_needs_them():
    game = position("dei")
    t = table(game)
    names = t.box.districts.words
    court, roof = names.index(COURT), names.index("twin-towers-court-roof-a")
    assert t.city.adjacent[court] >> roof & 1
    assert "twin-towers-court-roof-a" not in links(game, 0, COURT)


@pytest.mark.rule("DEI-MAP-12", "DEI-MAJ-02", "DEI-MAJ-03")
def test_any_number_of_factions_shares_a_region_and_a_tie_holds_nothing():
    game = position(
        "dei",
        seat0={"leader": GATE, "units": {GATE: 14}},
        seat1={"leader": GATE, "units": {GATE: 14}},
    )
    here = region(game, GATE)
    assert [units["strength"] for units in here["units"]] == [15, 15]
    assert here["holder"] is None


@pytest.mark.rule("DEI-MAJ-06", "DEI-MAJ-09", "DEI-MAJ-01")
def test_drones_and_bonuses_without_units_count_nothing():
    game = position(
        "dei",
        seat0={"leader": GATE, "refuges": [COURT], "feats": ["entrenched"]},
        seat1={"leader": FAR},
        drones={"masamune": COURT},
    )
    assert region(game, COURT)["holder"] is None
    assert region(game, COURT)["units"] == []


@pytest.mark.rule("DEI-MAJ-07", "DEI-FAC-02")
def test_a_leader_is_moved_but_never_struck():
    game = position(
        "dei",
        seat0={"faction": "farm_z", "leader": COURT, "units": {COURT: 2}},
        seat1={"leader": COURT},
    )
    game.play("play show-of-muscle")
    assert game.why_not("do strike").rule == "DEI-ACT-12"


@pytest.mark.rule("DEI-OUT-02", "DEI-OUT-04", "DEI-OUT-05")
def test_both_outposts_of_a_region_are_controlled_by_who_holds_it():
    game = position(
        "dei", seat0={"leader": COURT}, seat1={"leader": FAR}, outposts={COURT: ["red", "blue"]}
    )
    t = table(game)
    assert len(controlled(t, 0)) == 2
    assert set(cubes(t, [t.outposts[outpost] for outpost in controlled(t, 0)])) == {0}
    assert player(game, 0)["outposts"] == {"red": 1, "blue": 1, "green": 0, "yellow": 0}


@pytest.mark.rule("DEI-OUT-06")
def test_a_yellow_outpost_opens_no_market_and_unlocks_no_feat_but_counts():
    game = position(
        "dei",
        phase=2,
        seat0={"leader": COURT, "goods": (9, 9), "locked": ["outriders", "lift-keys", "salvagers"]},
        seat1={"leader": FAR},
        outposts={COURT: ["yellow", "yellow"]},
        markets={"tactical": ["ambush", "assault", "riot"]},
    )
    game.play("recycle march")
    assert game.why_not("buy ambush").rule == "DEI-BUY-03"
    game.play("stop", "forgo patrol")
    assert not any(feat["unlocked"] for feat in player(game, 0)["feats"])
    assert dict(game.score_sheet())["outposts"][0] == 2


@pytest.mark.rule("DEI-CAN-01", "DEI-ACT-07")
def test_a_candy_may_show_a_construction():
    game = position(
        "dei", seat0={"leader": COURT, "candies": ["build-elevator"]}, seat1={"leader": FAR}
    )
    game.play("play scavenge", "sweeten build-elevator")
    assert region(game, COURT)["built"] == []
    game.play("do build-elevator")
    assert region(game, COURT)["built"] == [{"construction": "elevator", "seat": 0}]


@pytest.mark.rule("DEI-CAN-05", "DEI-END-04")
def test_candies_and_faction_cards_are_worth_nothing_at_the_end():
    game = position("dei", seat0={"leader": GATE, "candies": ["move"]}, seat1={"leader": GATE})
    assert game.scores() == [0, 0]


@pytest.mark.rule("DEI-MIS-22", "DEI-MIS-23")
@pytest.mark.parametrize(
    ("mission", "colour"), [("logistic-census", "blue"), ("mechanical-census", "green")]
)
def test_a_census_counts_outposts_of_its_colour(mission, colour):
    game = position(
        "dei",
        missions=[mission],
        seat0={"leader": COURT, "units": {YARD: 1}},
        seat1={"leader": FAR},
        outposts={COURT: [colour, "red"], YARD: [colour]},
    )
    assert game.view(None)["missions"][0]["now"] == [6, 0]


@pytest.mark.rule("DEI-MIS-06")
def test_a_mission_costs_nothing():
    game = position(
        "dei", phase=3, missions=["stockpile"], seat0={"goods": (2, 2)}, seat1={"leader": FAR}
    )
    game.play("forgo march", "forgo muster", "complete stockpile")
    assert player(game, 0)["goods"] == {"technology": 2, "energy": 2}
    assert player(game, 0)["supplies"] == 6


@pytest.mark.rule("DEI-RUL-28")
def test_a_bought_card_may_be_the_second_card_of_the_phase():
    game = position(
        "dei",
        seat0={"leader": COURT, "goods": (1, 0)},
        seat1={"leader": FAR},
        markets={"black": ["contraband", "fence", "bribe"]},
    )
    game.play("recycle muster", "buy bribe", "play bribe", "stop")
    assert question(game)[0] == 1


@pytest.mark.rule("DEI-RUL-17")
def test_units_may_wait_on_a_roof_without_a_way_down():
    game = position(
        "dei",
        seat0={"leader": GATE, "units": {"twin-towers-court-roof-a": 1}},
        seat1={"leader": FAR},
    )
    game.play("play march")
    assert game.why_not("leave twin-towers-court-roof-a").rule == "DEI-MAJ-04"
    assert scrappers(game, "twin-towers-court-roof-a", 0) == 1


@pytest.mark.rule("DEI-FAC-04", "DEI-DRN-01")
def test_a_starting_drone_serves_whoever_has_a_card_for_it():
    game = position(
        "dei",
        seat0={"faction": "farm_z", "leader": GATE, "hand": ["masamune-core", "march"]},
        seat1={"faction": "ravagers", "leader": GATE},
        drones={"masamune": COURT},
        goods={COURT: (1, 0)},
    )
    game.play("play masamune-core", f"fly-to {COURT}", "gather technology")
    assert player(game, 0)["goods"]["technology"] == 1


@pytest.mark.rule("DEI-RUL-84", "DEI-FEAT-02")
def test_everything_but_the_draw_piles_is_seen_by_all():
    game = ashfall.new("dei", players=3, seed=2, factions="dealt")
    views = [{**game.view(seat), "table": None} for seat in (0, 1, None)]
    assert views[0] == views[1] == views[2]
    assert set(game.view(None)["markets"][0]) == {"market", "colour", "need", "pile", "cards"}


@pytest.mark.rule("DEI-RUL-86")
def test_the_same_seed_gives_the_same_table():
    first, second = (ashfall.new("dei", players=4, seed=9, factions="dealt") for _ in range(2))
    assert first.digest() == second.digest()
    assert first.digest() != ashfall.new("dei", players=4, seed=10, factions="dealt").digest()
