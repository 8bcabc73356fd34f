"""Weather: what each card forbids, what it takes after phase III, and the forecast."""

import pytest
from tests.arrange import position
from tests.games.dei.looking import options, player, question, region, scrappers, table
from tests.games.dei.openings import COURT, FAR, GATE, YARD

import ashfall

MISSIONS = ["tactical-census", "rooftop-watch", "street-sweep", "reconstruction"]


def weathered(weather, **given):
    return position("dei", options={"weather": True}, weather=weather, **given)


def last_turn(weather, **given):
    """Phase III, only the turn of seat 1 is left; it is played out."""
    game = weathered(weather, phase=3, turn=1, missions=MISSIONS, **given)
    for _ in range(2):
        game.play(next(text for text in options(game) if text.startswith("forgo")))
    game.play("complete tactical-census")
    return game


@pytest.mark.rule("DEI-WEA-10", "DEI-RUL-128")
def test_in_a_blizzard_each_move_takes_one_unit():
    game = weathered("blizzard", seat0={"leader": GATE, "units": {GATE: 3}}, seat1={"leader": FAR})
    game.play("play march", f"leave {GATE}", f"enter {YARD}")
    assert options(game) == ["without", "with grim"]
    game.play("without")
    assert scrappers(game, YARD, 0) == 1


@pytest.mark.rule("DEI-WEA-11", "DEI-RUL-128")
def test_in_a_gusty_wind_nobody_leaves_a_roof_but_roofs_may_be_entered():
    units = {"old-gate-roof": 2, GATE: 2}
    game = weathered("gusty-wind", seat0={"leader": GATE, "units": units}, seat1={"leader": FAR})
    game.play("play march")
    assert game.why_not("leave old-gate-roof").rule == "DEI-MAJ-04"
    game.play(f"leave {GATE}", "enter old-gate-roof")


@pytest.mark.rule("DEI-WEA-13", "DEI-RUL-27")
def test_on_black_ice_nobody_uses_elevators_or_bridges_but_swift_still_climbs():
    seat0 = {"leader": GATE, "units": {GATE: 2}}
    game = weathered("black-ice", seat0=seat0, seat1={"leader": FAR})
    game.play("play march", f"leave {GATE}")
    assert game.why_not("enter old-gate-roof") is not None
    swift = weathered("black-ice", seat0={**seat0, "faction": "auxilia"}, seat1={"leader": FAR})
    swift.play("play march", f"leave {GATE}", "enter old-gate-roof")


@pytest.mark.rule("DEI-WEA-12", "DEI-RUL-67")
def test_acid_rain_takes_scrappers_without_shelter_after_phase_three():
    game = last_turn(
        "acid-rain",
        seat0={"leader": FAR, "units": {FAR: 2, GATE: 1, YARD: 1, COURT: 1}, "refuges": [YARD]},
        seat1={"leader": "old-gate-roof", "units": {YARD: 1, COURT: 1}},
        outposts={COURT: ["red"]},
    )
    assert [scrappers(game, r, 0) for r in (FAR, GATE, YARD, COURT)] == [0, 1, 1, 1]
    assert [scrappers(game, r, 1) for r in (YARD, COURT)] == [0, 1]
    assert player(game, 0)["reserve"] == 12
    assert region(game, FAR)["units"][0]["figures"] == ["grim"]
    assert region(game, YARD)["holder"] == 0


@pytest.mark.rule("DEI-WEA-14")
def test_heavy_snowfall_buries_scrappers_at_constructions_and_under_bridges():
    roofs = ("signal-yard-roof", "twin-towers-court-roof-a")
    game = last_turn(
        "heavy-snowfall",
        seat0={"leader": FAR, "units": {FAR: 1, GATE: 1, COURT: 1, "old-arcade-ground-a": 1}},
        seat1={"leader": "old-gate-roof", "refuges": ["old-arcade-ground-a"], "bridges": [roofs]},
    )
    regions = (FAR, GATE, COURT, "old-arcade-ground-a")
    assert [scrappers(game, r, 0) for r in regions] == [1, 0, 0, 0]


@pytest.mark.rule("DEI-WEA-15", "DEI-ASK-13")
def test_a_solar_flare_burns_a_resource_of_each_region_with_a_unit():
    goods = {FAR: (2, 1), GATE: (1, 0), YARD: (1, 1)}
    given = {"seat0": {"leader": FAR}, "seat1": {"leader": GATE}, "goods": goods}
    game = last_turn("solar-flare", **given)
    assert question(game) == (0, "solar_flare_types")
    single = game.clone()
    game.play("burn-first energy")
    left = [tuple(region(game, r)["goods"].values()) for r in goods]
    assert left == [(2, 0), (0, 0), (1, 1)]
    single.play("burn-singly")
    assert options(single) == [f"burn {FAR} technology", f"burn {FAR} energy"]
    single.play(f"burn {FAR} technology")
    assert tuple(region(single, FAR)["goods"].values()) == (1, 1)
    assert tuple(region(single, GATE)["goods"].values()) == (0, 0)


@pytest.mark.rule("DEI-WEA-15", "DEI-RUL-164")
def test_a_solar_flare_asks_nothing_where_there_is_no_choice():
    game = last_turn(
        "solar-flare",
        seat0={"leader": FAR},
        seat1={"leader": FAR},
        goods={FAR: (1, 0), YARD: (1, 1)},
    )
    assert question(game)[1] == "play_card"
    assert tuple(region(game, FAR)["goods"].values()) == (0, 0)


@pytest.mark.rule("DEI-WEA-01", "DEI-WEA-02", "DEI-WEA-03", "DEI-WEA-04")
def test_the_forecast_comes_true_in_the_next_round():
    game = last_turn("blizzard", seat0={"leader": FAR}, seat1={"leader": FAR})
    before = weathered("blizzard").view(None)["weather"]
    assert before["now"] == "blizzard"
    after = game.view(None)["weather"]
    assert after["now"] == before["forecast"]
    assert after["forecast"] not in ("blizzard", before["forecast"], "")
    assert len(table(game).weather) == 3


def test_without_the_module_there_is_no_weather():
    game = ashfall.new("dei", players=2, factions="dealt", feats="random")
    assert game.view(None)["weather"] is None
