"""Eal, Slug and Ripley: deployed for a scrapper, moved by their cards alone, worth 2 until the end."""

import pytest
from tests.games.dei.looking import options, player, question, region, scrappers
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

EAL, SLUG, RIPLEY = "market-card-10-eal", "market-card-11-slug", "market-card-12-ripley"


def reached(game, word="steer"):
    return {o.removeprefix(f"{word} ") for o in options(game)} - {"stop", "skip"}


@pytest.mark.rule("DEI-IND-20", "DEI-IND-21")
def test_a_machine_is_deployed_for_a_scrapper_and_counts_two():
    game = industrial({"hand": [SLUG], "leader": FAR, "units": {GATE: 2, GATE_ROOF: 1}})
    game.play(f"play {SLUG}", f"assemble {GATE}")
    units = region(game, GATE)["units"][0]
    assert (units["scrappers"], units["figures"], units["strength"]) == (1, ["slug"], 3)
    assert player(game, 0)["reserve"] == 13
    assert question(game) == (0, "machine_move")


@pytest.mark.rule("DEI-IND-21", "DEI-IND-25", "DEI-IND-26", "DEI-IND-27")
@pytest.mark.parametrize(
    ("card", "places"),
    [(EAL, [GATE_ROOF, COURT_A]), (SLUG, [GATE]), (RIPLEY, [GATE, GATE_ROOF, COURT_A])],
)
def test_each_machine_is_deployed_on_its_level(card, places):
    units = {GATE: 1, GATE_ROOF: 1, COURT_A: 1}
    game = industrial({"hand": [card], "leader": FAR, "units": units})
    game.play(f"play {card}")
    assert reached(game, "assemble") == set(places)


@pytest.mark.rule("DEI-IND-21")
def test_without_a_scrapper_on_its_level_a_machine_is_not_deployed():
    game = industrial({"hand": [EAL, "march"], "units": {GATE: 3}, "candies": ["move"]})
    game.play(f"play {EAL}", "sweeten move")
    assert game.why_not("do machine").rule == "DEI-IND-21"
    assert "do move" in options(game)


@pytest.mark.rule("DEI-ASK-12")
def test_cards_of_different_machines_are_different_answers():
    game = industrial({"hand": [EAL, SLUG, RIPLEY]})
    plays = [text for text in options(game) if text.startswith("play ")]
    assert plays == [f"play {EAL}", f"play {SLUG}", f"play {RIPLEY}"]


@pytest.mark.rule("DEI-IND-22", "DEI-IND-23", "DEI-RUL-19")
def test_a_machine_goes_two_steps_over_ground_levels_and_bridges_and_no_elevator_helps_it():
    bridges = {"bridges": [(COURT_B, BANK_ROOF)]}
    ripley = industrial(
        {"hand": [RIPLEY], "machines": {"ripley": COURT}, "elevators": [COURT], **bridges},
        {"bridges": [(YARD_ROOF, COURT_A)], "leader": YARD, "units": {YARD: 5}},
    )
    ripley.play(f"play {RIPLEY}")
    near = {COURT, COURT_A, COURT_B, YARD, BANK_A}
    far = {BANK_ROOF, "signal-yard-ground-a", YARD_ROOF, GATE, BANK, "bank-quarter-roof-b"}
    assert reached(ripley) == near | far
    eal = industrial({"hand": [EAL], "machines": {"eal": COURT_A}, "elevators": [COURT], **bridges})
    eal.play(f"play {EAL}")
    assert reached(eal) == {COURT_A}
    linked = industrial(
        {"hand": [EAL], "machines": {"eal": COURT_A}, **bridges}, bridges=[(COURT_A, COURT_B)]
    )
    linked.play(f"play {EAL}")
    assert reached(linked) == {COURT_A, COURT_B, BANK_ROOF}
    slug = industrial({"hand": [SLUG], "machines": {"slug": COURT}, **bridges})
    slug.play(f"play {SLUG}")
    assert reached(slug) == {COURT, YARD, BANK_A, "signal-yard-ground-a", GATE, BANK}


@pytest.mark.rule("DEI-IND-22", "DEI-ACT-03")
def test_a_machine_ignores_the_majority_rule_and_no_move_takes_it():
    game = industrial(
        {
            "hand": [RIPLEY, "march"],
            "leader": FAR,
            "machines": {"ripley": GATE},
            "units": {GATE: 1},
        },
        {"leader": YARD, "units": {YARD: 8}},
    )
    moving = game.clone()
    game.play(f"play {RIPLEY}", f"steer {YARD}")
    assert "ripley" in region(game, YARD)["units"][0]["figures"]
    moving.play("play march", f"leave {GATE}", f"enter {SNOW}")
    assert region(moving, GATE)["units"][0]["figures"] == ["ripley"]


@pytest.mark.rule("DEI-IND-24")
def test_a_machine_stays_when_its_card_is_recycled():
    game = industrial({"hand": [RIPLEY, "march"], "leader": FAR, "machines": {"ripley": GATE}})
    game.play(f"recycle {RIPLEY}")
    while game.view(None)["round"] == 1:
        game.play(options(game)[-1])
    assert player(game, 0)["bin"] == [RIPLEY]
    assert "ripley" in region(game, GATE)["units"][0]["figures"]


@pytest.mark.rule("DEI-RUL-27", "DEI-RUL-26")
def test_black_ice_closes_bridges_to_machines_and_wind_does_not_hold_them():
    seat0 = {"hand": [EAL], "machines": {"eal": GATE_ROOF}, "bridges": [(GATE_ROOF, BANK_ROOF)]}
    ice = industrial(seat0, {"leader": GATE}, options={"weather": True}, weather="black-ice")
    ice.play(f"play {EAL}")
    assert reached(ice) == {GATE_ROOF}
    wind = industrial(seat0, options={"weather": True}, weather="gusty-wind")
    wind.play(f"play {EAL}")
    assert reached(wind) == {GATE_ROOF, BANK_ROOF}


@pytest.mark.rule("DEI-IND-25", "DEI-RUL-21", "DEI-ACT-14", "DEI-RUL-129")
def test_eal_strikes_every_opponent_in_a_ground_region_below():
    game = industrial(
        {"hand": [EAL], "machines": {"eal": GATE_ROOF}, "bridges": [(GATE_ROOF, BANK_ROOF)],
         "feats": ["headhunters"]},
        {"units": {BANK: 4, GATE: 1, BANK_A: 1}},
    )  # fmt: skip
    game.play(f"play {EAL}", f"steer {BANK_ROOF}")
    assert options(game) == [f"snipe {BANK_A}", f"snipe {BANK}", "skip"]
    game.play(f"snipe {BANK}")
    assert scrappers(game, BANK, 1) == 3 and scrappers(game, BANK_A, 1) == 1
    assert len(player(game, 1)["candies"]) == 1
    assert player(game, 0)["supplies"] == 1


@pytest.mark.rule("DEI-IND-26", "DEI-IND-28", "DEI-RUL-20")
def test_slug_carries_a_legal_group_of_its_start_with_itself_counted():
    game = industrial(
        {"hand": [SLUG], "leader": COURT, "machines": {"slug": COURT}, "units": {COURT: 3}},
        {"leader": YARD, "units": {GATE: 4}},
    )
    game.play(f"play {SLUG}", f"steer {GATE}")
    assert options(game) == ["without", "with grim", "leave-all"]
    nobody = game.clone()
    game.play("with grim")
    assert options(game) == ["carry 2", "carry 3"], "Slug 2, Grim 1 and two scrappers against 4"
    game.play("carry 2")
    units = next(u for u in region(game, GATE)["units"] if u["seat"] == 0)
    assert (units["scrappers"], units["strength"]) == (2, 5)
    assert sorted(units["figures"]) == ["grim", "slug"]
    nobody.play("leave-all")
    assert scrappers(nobody, GATE, 0) == 0 and question(nobody)[1] != "carry_scrappers"


@pytest.mark.rule("DEI-IND-26")
def test_slug_that_stays_carries_nobody():
    game = industrial(
        {"hand": [SLUG], "leader": GATE, "machines": {"slug": GATE}, "units": {GATE: 3}}
    )
    game.play(f"play {SLUG}", f"steer {GATE}")
    assert question(game) == (1, "play_card")


@pytest.mark.rule("DEI-RUL-25")
def test_a_blizzard_does_not_limit_what_slug_carries():
    game = industrial(
        {"hand": [SLUG], "leader": FAR, "machines": {"slug": GATE}, "units": {GATE: 3}},
        options={"weather": True},
        weather="blizzard",
    )
    game.play(f"play {SLUG}", f"steer {YARD}", "carry 3")
    assert scrappers(game, YARD, 0) == 3


@pytest.mark.rule("DEI-IND-26", "DEI-RND-06")
def test_after_slug_a_move_of_the_same_card_is_an_ordinary_move():
    game = industrial(
        {"hand": [SLUG], "leader": FAR, "machines": {"slug": GATE}, "units": {GATE: 2},
         "candies": ["move"]},
    )  # fmt: skip
    game.play(f"play {SLUG}", "sweeten move", "do machine", f"steer {YARD}", "carry 1")
    game.play(f"leave {YARD}")
    assert set(options(game)) == {f"enter {r}" for r in (GATE, COURT, "signal-yard-ground-a")}


@pytest.mark.rule("DEI-IND-27", "DEI-RUL-103", "DEI-RUL-105", "DEI-RUL-151")
def test_ripley_loads_two_resources_of_its_region_or_of_one_linked_to_it():
    goods = {GATE: (1, 1), YARD: (2, 0), SNOW: (1, 0), GATE_ROOF: (0, 1), COURT: (1, 0)}
    game = industrial(
        {"hand": [RIPLEY], "leader": FAR, "machines": {"ripley": GATE}, "feats": ["salvagers"]},
        {"leader": SNOW},
        goods=goods,
    )
    game.play(f"play {RIPLEY}", f"steer {GATE}")
    assert reached(game, "load") == {GATE, YARD, GATE_ROOF}
    both, none = game.clone(), game.clone()
    none.play(f"load {GATE}", "enough")
    assert question(none) == (1, "play_card"), "it is not asked for the second one"
    game.play(f"load {YARD}", "haul technology", "haul technology")
    assert player(game, 0)["goods"] == {"technology": 2, "energy": 0}
    assert question(game) == (1, "play_card")
    both.play(f"load {GATE}", "haul energy", "enough")
    assert player(both, 0)["goods"] == {"technology": 0, "energy": 1}


@pytest.mark.rule("DEI-IND-27", "DEI-RUL-105")
def test_ripley_loads_in_a_tie_but_not_where_another_has_the_majority():
    seat0 = {"hand": [RIPLEY], "leader": FAR, "machines": {"ripley": HILL}}
    tied = industrial(seat0, {"leader": HILL, "units": {HILL: 1}}, goods={HILL: (1, 0)})
    tied.play(f"play {RIPLEY}", f"steer {HILL}", f"load {HILL}", "haul technology")
    assert player(tied, 0)["goods"]["technology"] == 1
    held = industrial(seat0, {"leader": HILL, "units": {HILL: 2}}, goods={HILL: (1, 0)})
    held.play(f"play {RIPLEY}", f"steer {HILL}")
    assert question(held) == (1, "play_card")


@pytest.mark.rule("DEI-RUL-110")
def test_the_wild_give_up_a_wolf_for_a_machine():
    seat0 = {
        "faction": "wild",
        "hand": [SLUG],
        "tolstoy": FAR,
        "leader": FAR,
        "units": {GATE: 2, YARD: 1},
    }
    game = industrial(seat0)
    game.play(f"play {SLUG}", f"assemble {GATE}")
    assert scrappers(game, GATE, 0) == 1
    assert "slug" in region(game, GATE)["units"][0]["figures"]


@pytest.mark.rule("DEI-RUL-102", "DEI-MIS-29")
def test_machines_are_no_drones():
    game = industrial({"leader": FAR, "machines": {"ripley": GATE}}, missions=["drone-escort"])
    escort = next(m for m in game.view(None)["missions"] if m["mission"] == "drone-escort")
    assert region(game, GATE)["holder"] == 0 and escort["now"][0] == 0


@pytest.mark.rule("DEI-RUL-15")
def test_an_opponent_with_only_a_machine_is_not_pushed():
    given = {"hand": ["rout"], "leader": GATE, "units": {GATE: 5}}
    game = industrial(given, {"leader": FAR, "machines": {"slug": GATE}})
    game.play("play rout")
    assert "do push-one-unit-each" not in options(game) and f"push {GATE}" not in options(game)
