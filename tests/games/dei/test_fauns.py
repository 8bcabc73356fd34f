"""The Fauns: set-up, dens, growth, the Altar of Gaia, capture, harmony."""

import pytest
from tests.games.dei.looking import (
    dealt,
    options,
    player,
    question,
    region,
    scrappers,
    seat_of,
    table,
)
from tests.games.dei.openings import (
    BANK,
    BANK_ROOF,
    COURT,
    COURT_A,
    COURT_B,
    FAR,
    GATE,
    GATE_ROOF,
    HILL,
    SNOW,
    THEATRE,
    YARD,
    YARD_A,
    after_phase,
    fauns,
)

from ashfall.engine.game import Game
from ashfall.games import title
from ashfall.games.dei.things import ALTAR

DEN = {"construction": "den", "seat": 0}


def dens(game: Game) -> list[str]:
    return [r["region"] for r in game.view(None)["regions"] if DEN in r["built"]]


def cubes(game: Game) -> dict[str, int]:
    return {colour: n for colour, n in game.view(None)["fauns"]["cubes"].items() if n}


# Set-up


@pytest.mark.rule("DEI-FAU-01", "DEI-FAU-05", "DEI-FAU-06", "DEI-FAU-08")
def test_the_fauns_begin_with_their_cards_dens_and_units():
    game = dealt("fauns", 3, feats="random")
    seat = seat_of(game, "fauns")
    assert seat is not None
    while game.view(None)["phase"] == 0:
        game.play(0)
    mine, own = player(game, seat), game.view(None)["fauns"]
    assert [leader["figure"] for leader in mine["leaders"]] == ["lilith"]
    assert [other["figure"] for other in mine["others"]] == ["altar-of-gaia"]
    assert mine["constructions"] == {"refuge": 0, "elevator": 0, "bridge": 0}
    assert mine["reserve"] == 13
    assert len(mine["hand"]) == 8
    assert [card["card"] for card in own["upgrades"]] == [
        "wild-herd", "rich-gleaning", "great-kinship", "wild-hunt", "swift-procession",
        "grand-procession",
    ]  # fmt: skip
    home = mine["leaders"][0]["region"]
    refuges = [r["region"] for r in game.view(None)["regions"] if "refuge" in r["neutral"]]
    assert home in refuges
    assert scrappers(game, home, seat) == 2
    den = {"construction": "den", "seat": seat}
    assert [r["region"] for r in game.view(None)["regions"] if den in r["built"]] == refuges
    assert own["dens"] == 6 - len(refuges) == 4


@pytest.mark.rule("DEI-FAU-02", "DEI-FAU-03", "DEI-SET-26")
def test_no_drone_begins_for_the_fauns_and_the_altar_is_placed_at_a_neutral_refuge():
    game = dealt("fauns", 3)
    seat = seat_of(game, "fauns")
    assert question(game) == (seat, "place_altar")
    assert len(options(game)) == 2
    where = options(game)[1].removeprefix("found ")
    game.play(1)
    assert "refuge" in region(game, where)["neutral"]
    assert (
        table(game).place[ALTAR]
        == table(game).city.regions[[r["region"] for r in game.view(None)["regions"]].index(where)]
    )
    starts = [r for r in game.view(None)["regions"] if r["drone_start"]]
    with_drones = [p for p in game.view(None)["players"] if p["faction"] not in ("fauns", "wild")]
    assert sum(len(r["drones"]) for r in starts) == len(with_drones)


@pytest.mark.rule("DEI-FAU-04", "DEI-FAU-37")
def test_free_life_and_four_other_missions_lie_open():
    seen = set()
    for seed in range(60):
        table = title("dei").set_up(
            title("dei").box(), title("dei").checked_settings({"factions": "dealt"}), seed
        )
        table.run()
        if table.grove is None:
            continue
        words = [table.box.missions[m].id for m in table.grove.missions]
        assert len(words) == 5
        assert words[0] == "faun_free_life"
        boxed = {table.box.missions[m].id for m in table.boxed if m in table.box.missions}
        assert len(boxed) == 2
        assert not boxed & set(words)
        seen |= set(words)
    assert len(seen) == 7
    shown = fauns().view(None)["fauns"]["missions"]
    assert [m["sacrifice"] for m in shown] == [
        "none",
        "scrapper",
        "leader",
        "drone",
        "construction",
    ]


@pytest.mark.rule("DEI-FAU-07", "DEI-FAU-08", "DEI-SET-22")
def test_the_growth_token_covers_the_feats():
    game = dealt("fauns", 3)
    seat = seat_of(game, "fauns")
    assert seat is not None
    while game.view(None)["phase"] == 0:
        if game.waiting()[0].seat == seat:
            assert question(game)[1] in ("place_altar", "deploy_start_units")
        game.play(0)
    assert player(game, seat)["feats"] == []
    assert all(len(p["feats"]) in (0, 3) for p in game.view(None)["players"])


# Lilith and dens


@pytest.mark.rule("DEI-FAU-09", "DEI-FAU-10", "DEI-EX-24", "DEI-EX-37", "DEI-RUL-128")
def test_lilith_brings_a_den_to_an_outpost_that_she_controls_by_her_move():
    given = {"leader": GATE, "units": {GATE: 2}, "hand": ["herd", "kinship"]}
    game = fauns(given, outposts={YARD: ["green"]})
    game.play("play herd", f"leave {GATE}", f"enter {YARD}", "with lilith", "send 2")
    assert question(game) == (0, "place_den")
    assert options(game) == ["nest", "no-den"]
    game.play("nest")
    assert set(dens(game)) == {GATE, YARD}
    assert game.view(None)["fauns"]["dens"] == 4
    game.play("stop", "play kinship")
    assert options(game) == [f"enlist {YARD}", "stop"]
    game.play(f"enlist {YARD}")
    assert scrappers(game, YARD, 0) == 3


@pytest.mark.rule("DEI-FAU-09", "DEI-RUL-37")
@pytest.mark.parametrize(
    ("given", "outposts"),
    [
        ({}, {}),
        ({"dens": [GATE, YARD]}, {YARD: ["green"]}),
        ({"dens": [GATE, BANK, SNOW, HILL, COURT, THEATRE]}, {YARD: ["green"]}),
    ],
)
def test_lilith_brings_no_den_without_outpost_or_token_or_where_one_lies(given, outposts):
    game = fauns({"leader": GATE, "hand": ["herd", "kinship"], **given}, outposts=outposts)
    before = dens(game)
    game.play("play herd", f"leave {GATE}", f"enter {YARD}")
    assert question(game)[1] == "move_from"
    assert dens(game) == before


@pytest.mark.rule("DEI-FAU-09", "DEI-RUL-142")
def test_a_move_without_lilith_brings_no_den():
    game = fauns({"units": {GATE: 2}, "hand": ["herd", "kinship"]}, outposts={YARD: ["green"]})
    game.play("play herd", f"leave {GATE}", f"enter {YARD}", "send 1")
    assert question(game)[1] == "move_from"
    assert dens(game) == [GATE]


@pytest.mark.rule("DEI-FAU-10", "DEI-FAU-23")
@pytest.mark.parametrize("lilith", [FAR, SNOW])
def test_enlist_needs_lilith_at_a_den_and_a_refuge_does_not_help(lilith):
    game = fauns({"leader": lilith, "hand": ["summons", "herd"], "dens": [BANK]})
    game.play("play summons")
    assert game.why_not("do enlist").rule == "DEI-FAU-10"
    at_refuge = fauns({"leader": GATE, "hand": ["summons", "herd"], "dens": [BANK]})
    at_refuge.play("play summons")
    assert at_refuge.why_not("do enlist").rule == "DEI-FAU-10"


@pytest.mark.rule("DEI-FAU-24", "DEI-EX-37", "DEI-MIS-26", "DEI-RUL-148")
def test_regions_with_dens_are_linked_and_dens_are_constructions():
    game = fauns({"leader": FAR, "units": {COURT: 1}, "dens": [COURT, THEATRE, COURT_B]},
                 missions=["reconstruction"])  # fmt: skip
    game.play("play herd", f"leave {COURT}")
    assert f"enter {THEATRE}" in options(game)
    assert f"enter {COURT_B}" in options(game)
    assert f"enter {COURT_A}" not in options(game)
    assert game.view(None)["missions"][0]["now"][0] == 3 * 3


@pytest.mark.rule("DEI-RUL-168", "DEI-FAU-24")
def test_dens_link_nothing_for_others():
    game = fauns(
        {"dens": [COURT, THEATRE]}, {"units": {COURT: 1}, "hand": ["march"]}, turn=1, order=[0, 1]
    )
    game.play("play march", f"leave {COURT}")
    assert f"enter {THEATRE}" not in options(game)


@pytest.mark.rule("DEI-RUL-27", "DEI-RUL-113")
def test_under_black_ice_dens_still_link_and_elevators_do_not():
    game = fauns(
        {"units": {GATE: 1}, "dens": [GATE, THEATRE]},
        options={"weather": True},
        weather="black-ice",
    )
    game.play("play herd", f"leave {GATE}")
    assert f"enter {THEATRE}" in options(game)
    assert f"enter {GATE_ROOF}" not in options(game)


@pytest.mark.rule("DEI-FAU-23")
def test_fauns_use_neutral_elevators_and_bridges_but_nobody_elses():
    rival = {"elevators": [COURT], "bridges": [("bank-quarter-roof-a", "bank-quarter-roof-b")]}
    game = fauns(
        {"units": {GATE: 1, COURT: 1, BANK_ROOF: 1}, "hand": ["shadow-routes", "herd"]},
        rival,
        bridges=[(GATE_ROOF, BANK_ROOF)],
    )
    game.play("play herd", f"leave {GATE}")
    assert f"enter {GATE_ROOF}" in options(game)
    game.play(f"enter {GATE_ROOF}", f"leave {BANK_ROOF}")
    assert scrappers(game, GATE_ROOF, 0) == 2
    ways = fauns({"units": {COURT: 1}, "hand": ["shadow-routes", "herd"]}, rival)
    ways.play("play shadow-routes")
    if question(ways)[1] == "choose_next_action":
        ways.play("do move")
    ways.play(f"leave {COURT}")
    assert f"enter {COURT_A}" not in options(ways)


@pytest.mark.rule("DEI-FAU-25", "DEI-CAN-03")
def test_a_construction_candy_gives_a_den_wherever_the_fauns_are():
    given = {
        "units": {THEATRE: 1},
        "leader": BANK,
        "candies": ["build-bridge"],
        "hand": ["gleaning", "herd"],
    }
    game = fauns(given, goods={THEATRE: (1, 0), BANK: (1, 0), FAR: (1, 0)})
    game.play("play gleaning", "sweeten build-bridge", "do den")
    assert sorted(options(game)) == sorted(f"burrow {place}" for place in (THEATRE, BANK, FAR))
    game.play(f"burrow {THEATRE}")
    assert set(dens(game)) == {GATE, THEATRE}


@pytest.mark.rule("DEI-RUL-37", "DEI-RUL-166")
def test_without_den_tokens_a_construction_candy_is_never_used():
    full = [GATE, BANK, SNOW, HILL, COURT, THEATRE]
    game = fauns({"dens": full, "candies": ["build-refuge", "move"], "hand": ["herd", "gleaning"]})
    game.play("play herd")
    assert game.why_not("sweeten build-refuge").rule == "DEI-RUL-35"
    assert "sweeten move" in options(game)


@pytest.mark.rule("DEI-FAU-26", "DEI-RUL-36", "DEI-FAU-18")
def test_fauns_build_nothing_and_use_no_drones():
    game = fauns({"units": {GATE: 2}, "hand": ["public-works", "herd"]})
    game.play("play public-works")
    assert game.why_not("do build").rule == "DEI-FAU-26"
    drone = fauns({"units": {GATE: 2}, "hand": ["masamune-control", "herd"]})
    drone.play("play masamune-control")
    assert question(drone)[1] == "play_card", "the drone's symbol does nothing"


# Growth

RED_TWO = {THEATRE: ["red"], COURT: ["red", "blue"]}


@pytest.mark.rule(
    "DEI-FAU-11", "DEI-FAU-13", "DEI-FAU-14", "DEI-EX-07", "DEI-RUL-22", "DEI-RUL-38", "DEI-RUL-132"
)
def test_growth_takes_an_outpost_for_a_den_and_a_cube():
    given = {"units": {THEATRE: 1, COURT: 1}}
    game = after_phase(2, given, {"units": {THEATRE: 1}}, outposts=RED_TWO)
    assert question(game)[0] == 1, "one of two red outposts is contested: no growth"
    game = after_phase(2, given, outposts=RED_TWO)
    assert question(game) == (0, "growth_outpost")
    assert sorted(options(game)) == sorted([f"grow {THEATRE} red", f"grow {COURT} red"])
    game.play(f"grow {COURT} red")
    assert region(game, COURT)["outposts"] == ["blue"]
    assert set(dens(game)) == {GATE, COURT}
    assert cubes(game) == {"red": 1}
    assert question(game) == (0, "growth_altar")
    assert options(game) == [f"raise-altar {COURT}", "leave-altar"]
    game.play(f"raise-altar {COURT}")
    assert "altar-of-gaia" in region(game, COURT)["units"][0]["figures"]
    assert question(game) == (0, "growth_card")
    assert "no-upgrade" in options(game)
    game.play("no-upgrade")
    assert question(game)[0] == 1


@pytest.mark.rule("DEI-FAU-12", "DEI-RUL-38")
def test_growth_takes_one_outpost_a_round_and_no_fourth_of_a_colour():
    given = {"units": {COURT: 1, THEATRE: 1, YARD: 1}}
    laid = {COURT: ["red", "blue"], THEATRE: ["red"], YARD: ["blue"]}
    game = after_phase(2, given, outposts=laid)
    game.play(f"grow {COURT} red", "leave-altar", "no-upgrade")
    assert question(game)[0] == 1
    assert cubes(game) == {"red": 1}
    full = after_phase(2, {**given, "cubes": {"red": 3}}, outposts=laid, options={"players": 4})
    assert sorted(options(full)) == sorted([f"grow {COURT} blue", f"grow {YARD} blue"])


@pytest.mark.rule("DEI-RUL-37", "DEI-RUL-149")
def test_growth_without_den_tokens_still_removes_one_of_two_outposts():
    full = [GATE, YARD, SNOW, HILL, YARD_A, THEATRE]
    given = {"units": {COURT: 1}, "dens": full}
    game = after_phase(2, given, outposts={COURT: ["red", "red"]})
    assert question(game)[1] == "growth_altar"
    assert region(game, COURT)["outposts"] == ["red"], "alike outposts of one region are one answer"
    assert set(dens(game)) == set(full)
    assert cubes(game) == {"red": 1}


@pytest.mark.rule("DEI-FAU-15", "DEI-FAU-16", "DEI-RUL-39", "DEI-RUL-143")
def test_an_upgraded_card_takes_the_place_of_a_starting_card():
    given = {
        "units": {THEATRE: 1, COURT: 1},
        "hand": ["herd", "gleaning", "summons", "forest-path"],
    }
    game = fauns(given, phase=2, outposts=RED_TWO)
    game.play("recycle herd", "forgo gleaning", f"grow {THEATRE} red", "leave-altar")
    game.play("upgrade wild-hunt")
    assert question(game) == (0, "replaced_card")
    assert options(game) == [
        f"replace {card} wild-hunt" for card in ("summons", "gleaning", "herd")
    ], "the two cards of equal content in hand are one answer"
    game.play("replace herd wild-hunt")
    mine = player(game, 0)
    assert mine["down"] == ["wild-hunt"]
    assert "wild-hunt" not in [card["card"] for card in game.view(None)["fauns"]["upgrades"]]
    assert len(game.view(None)["fauns"]["upgrades"]) == 5
    boxed = [table(game).box.words["card"][c] for c in table(game).boxed if c < 60]
    assert "herd" in boxed


@pytest.mark.rule("DEI-FAU-16")
def test_an_upgraded_card_is_played_like_another():
    game = fauns({"units": {GATE: 3}, "hand": ["wild-herd", "herd"]})
    game.play("play wild-herd")
    for place in (YARD, SNOW, HILL):
        game.play(f"leave {GATE}", f"enter {place}")
        if question(game)[1] == "move_scrappers":
            game.play("send 1")
    assert [scrappers(game, place, 0) for place in (YARD, SNOW, HILL)] == [1, 1, 1]


@pytest.mark.rule("DEI-FAU-17", "DEI-END-05", "DEI-MIS-32")
def test_cubes_score_one_each_in_place_of_feats():
    game = fauns({"cubes": {"red": 3, "blue": 2, "green": 2}}, missions=["show-of-mastery"])
    score = {line["category"]: line["points"] for line in game.view(None)["score"]}
    assert score["feats"] == [7, 0]
    mission = game.view(None)["missions"][0]
    assert mission["now"][0] == 2 * mission["upper"]
