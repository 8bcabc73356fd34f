"""The Wild: natural feats, and Tolstoy with his cards."""

import pytest
from tests.games.dei.looking import options, player, question, region, scrappers, table
from tests.games.dei.openings import (
    BANK,
    BANK_A,
    BANK_ROOF,
    COURT,
    COURT_A,
    FAR,
    GATE,
    GATE_ROOF,
    HILL,
    SNOW,
    THEATRE,
    YARD,
    wild,
)

from ashfall.games.dei.things import FACTIONS, TOLSTOY

# Natural feats


SIX = {COURT: ["red", "red"], YARD: ["blue"], SNOW: ["green"], THEATRE: ["yellow"]}


def outposts(count: int) -> dict[str, list[str]]:
    found: dict[str, list[str]] = {}
    for place, colours in SIX.items():
        found[place] = colours[: max(0, count - sum(map(len, found.values())))]
    return found


@pytest.mark.rule("DEI-WLD-10", "DEI-WLD-11", "DEI-EX-04", "DEI-RUL-164")
@pytest.mark.parametrize(
    ("count", "unlocked"), [(1, []), (2, ["howl"]), (3, ["howl"]), (4, ["howl", "scent"])]
)
def test_natural_feats_follow_the_number_of_outposts_of_any_colours(count, unlocked):
    units = dict.fromkeys(SIX, 1)
    game = wild({"units": units, "hand": []}, phase=2, outposts=outposts(count))
    feats = player(game, 0)["natural_feats"]
    assert [feat["natural"] for feat in feats if feat["unlocked"]] == unlocked


@pytest.mark.rule("DEI-WLD-10", "DEI-WLD-14", "DEI-RUL-60", "DEI-MIS-32")
def test_six_outposts_unlock_the_wolf_pack_which_makes_three_wolves_stronger():
    lots = {**SIX, "old-arcade-ground-a": ["red"]}
    units = {**dict.fromkeys(lots, 1), COURT: 3, YARD: 2}
    game = wild({"units": units, "hand": []}, phase=2, outposts=lots)
    assert [feat["unlocked"] for feat in player(game, 0)["natural_feats"]] == [True, True, True]
    assert region(game, COURT)["units"][0]["strength"] == 4
    assert region(game, YARD)["units"][0]["strength"] == 2
    score = {line["category"]: line["points"][0] for line in game.view(None)["score"]}
    assert score["feats"] == 9


@pytest.mark.rule("DEI-WLD-10")
def test_natural_feats_are_unlocked_only_at_the_end_of_phase_two():
    units = dict.fromkeys(SIX, 1)
    game = wild({"units": units, "hand": []}, phase=1, outposts=outposts(4))
    assert not any(feat["unlocked"] for feat in player(game, 0)["natural_feats"])


@pytest.mark.rule("DEI-WLD-14", "DEI-MAJ-04")
def test_a_third_wolf_brings_the_bonus_of_the_pack_along():
    given = {"units": {YARD: 1, GATE: 2}, "natural": ["wolf-pack"]}
    game = wild(given, {"units": {GATE: 3}})
    game.play("play hunt", f"leave {YARD}")
    assert f"enter {GATE}" in options(game)
    without = wild({"units": {YARD: 1, GATE: 2}}, {"units": {GATE: 3}})
    without.play("play hunt", f"leave {YARD}")
    assert f"enter {GATE}" not in options(without)


@pytest.mark.rule("DEI-WLD-12", "DEI-RUL-15", "DEI-RUL-16", "DEI-RUL-126")
def test_howl_drives_one_unit_of_each_opponent_to_a_region_linked_for_the_wild():
    given = {"units": {GATE: 1}, "natural": ["howl"], "hand": ["litter", "hunt"]}
    game = wild(given, {"leader": GATE, "units": {GATE: 2}})
    game.play("play litter")
    assert question(game) == (0, "howl")
    assert options(game) == [f"enlist {FAR}", f"howl {GATE}", "stop"]
    game.play(f"howl {GATE}")
    assert question(game) == (0, "howl_to")
    assert set(options(game)) == {f"drive {r}" for r in (YARD, SNOW, BANK, HILL, GATE_ROOF)}
    game.play(f"drive {GATE_ROOF}")
    assert question(game) == (1, "push_unit")
    assert options(game) == ["yield-scrapper", "yield-figure marlowe"]
    game.play("yield-scrapper")
    assert (scrappers(game, GATE, 1), scrappers(game, GATE_ROOF, 1)) == (1, 1)
    assert player(game, 0)["reserve"] == 14
    assert question(game) == (0, "howl"), "the second Enlist"


@pytest.mark.rule("DEI-WLD-12")
def test_howl_needs_a_wolf_and_somebody_to_drive_out():
    given = {"units": {COURT: 1}, "natural": ["howl"], "hand": ["litter", "hunt"]}
    game = wild(given, {"leader": GATE})
    game.play("play litter")
    assert game.why_not(f"howl {COURT}").rule == "DEI-WLD-12"
    assert game.why_not(f"howl {GATE}").rule == "DEI-WLD-12"


@pytest.mark.rule("DEI-RUL-96")
def test_howl_replaces_an_enlist_even_with_an_empty_reserve():
    given = {"units": {GATE: 15}, "natural": ["howl"], "hand": ["pack-call", "hunt"]}
    game = wild(given, {"leader": GATE})
    game.play("play pack-call", "do enlist")
    assert question(game) == (0, "howl_to")


@pytest.mark.rule("DEI-RUL-15", "DEI-FEAT-15")
def test_iron_nerves_do_not_hear_the_howl():
    given = {"units": {GATE: 1}, "natural": ["howl"], "hand": ["litter", "hunt"]}
    game = wild(given, {"leader": GATE, "feats": ["iron-nerves"]})
    game.play("play litter")
    assert game.why_not(f"howl {GATE}").rule == "DEI-WLD-12"


@pytest.mark.rule("DEI-WLD-13", "DEI-EX-29", "DEI-RUL-108", "DEI-RUL-128")
def test_an_enlisted_wolf_follows_a_scent_with_nikita_or_alone():
    given = {"leader": GATE, "units": {GATE: 2}, "natural": ["scent"], "hand": ["pack-call"]}
    game = wild(given)
    game.play("play pack-call", "do enlist")
    assert question(game) == (0, "scent_move")
    assert options(game)[-1] == "stay"
    game.play(f"enter {GATE_ROOF}", "with nikita")
    assert options(game) == ["send 1", "send 2", "send 3"], "the wolf takes part"
    game.play("send 3")
    assert scrappers(game, GATE_ROOF, 0) == 3
    assert player(game, 0)["leaders"][0]["region"] == GATE_ROOF
    alone = wild(given)
    alone.play("play pack-call", "do enlist", f"enter {COURT}")
    assert scrappers(alone, COURT, 0) == 1, "by Run"


@pytest.mark.rule("DEI-WLD-13")
def test_a_scent_may_be_ignored_and_needs_the_feat():
    given = {"leader": GATE, "units": {GATE: 2}, "hand": ["pack-call", "hunt"]}
    game = wild({**given, "natural": ["scent"]})
    game.play("play pack-call", "do enlist", "stay")
    assert scrappers(game, GATE, 0) == 3
    assert question(game) == (0, "move_from")
    without = wild(given)
    without.play("play pack-call", "do enlist")
    assert question(without) == (0, "move_from")


@pytest.mark.rule("DEI-RUL-107", "DEI-WLD-13")
def test_training_sets_off_a_scent_at_nikitas_side():
    given = {"leader": GATE, "units": {COURT: 1}, "natural": ["scent"]}
    game = wild(given, goods={COURT: (1, 0)})
    game.play("play forage", f"collect {COURT}")
    assert question(game) == (0, "scent_move")
    game.play(f"enter {YARD}")
    if question(game)[1] == "move_company":
        game.play("without")
    assert scrappers(game, YARD, 0) == 1


@pytest.mark.rule("DEI-RUL-156")
def test_what_the_card_bends_does_not_hold_for_a_scent():
    given = {"leader": COURT, "units": {COURT: 1}, "natural": ["scent"]}
    bent = {**given, "hand": ["shadow-routes"], "candies": ["enlist"]}
    game = wild(bent, {"elevators": [COURT]})
    game.play("play shadow-routes", "sweeten enlist", "do enlist", f"enter {COURT_A}")
    assert scrappers(game, COURT_A, 0) == 1, "a wolf climbs, Nikita cannot come"
    game.play(f"leave {COURT}", f"enter {COURT_A}")
    assert "with nikita" in options(game), "the Moves of the card are bent again"


# Tolstoy


@pytest.mark.rule("DEI-WLD-21", "DEI-WLD-23", "DEI-RUL-18", "DEI-ASK-08")
def test_tolstoy_walks_two_steps_over_ground_and_roofs_but_no_bridge():
    game = wild({"tolstoy": BANK_ROOF}, {"units": {BANK: 5}}, bridges=[(GATE_ROOF, BANK_ROOF)])
    game.play("play excavation")
    assert question(game) == (0, "tolstoy_move")
    reached = {option.removeprefix("roam ") for option in options(game)} - {"stop"}
    below = {BANK, BANK_A, "bank-quarter-roof-b"}
    assert reached == {BANK_ROOF, *below, COURT, GATE, THEATRE}
    game.play(f"roam {BANK}")
    assert table(game).place[TOLSTOY] == next(
        r for r in table(game).city.regions if table(game).box.districts.words[r] == BANK
    )


@pytest.mark.rule("DEI-WLD-21", "DEI-WLD-20")
def test_no_move_takes_tolstoy_along():
    game = wild({"leader": GATE, "tolstoy": GATE, "units": {COURT: 1}})
    game.play("play hunt", f"leave {GATE}", f"enter {YARD}")
    assert player(game, 0)["leaders"][0]["region"] == YARD
    assert region(game, GATE)["units"] == [
        {"seat": 0, "scrappers": 0, "figures": ["tolstoy"], "strength": 1}
    ]


@pytest.mark.rule("DEI-WLD-25", "DEI-EX-33", "DEI-RUL-105")
@pytest.mark.parametrize(("scrappers", "taken"), [(1, 2), (2, 0)])
def test_excavation_takes_everything_unless_another_faction_has_the_majority(scrappers, taken):
    rival = {"elevators": [YARD], "units": {YARD: scrappers}}
    game = wild({"tolstoy": GATE}, rival, goods={YARD: (2, 0)})
    game.play("play excavation", f"roam {YARD}")
    assert player(game, 0)["goods"]["technology"] == taken


@pytest.mark.rule("DEI-WLD-25", "DEI-RUL-148")
@pytest.mark.parametrize(
    ("place", "bridges", "taken"),
    [(COURT, [], 0), (GATE, [], 3), (BANK_ROOF, [(GATE_ROOF, BANK_ROOF)], 3), (BANK_ROOF, [], 0)],
)
def test_excavation_needs_a_construction_neutral_or_foreign(place, bridges, taken):
    game = wild({"tolstoy": place}, goods={place: (2, 1)}, bridges=bridges)
    game.play("play excavation", f"roam {place}")
    assert sum(player(game, 0)["goods"].values()) == taken
    mine = wild({"tolstoy": place}, {"bridges": bridges}, goods={place: (2, 1)})
    mine.play("play excavation", f"roam {place}")
    assert sum(player(mine, 0)["goods"].values()) == taken


@pytest.mark.rule("DEI-WLD-26", "DEI-RUL-129")
def test_rage_strikes_everybody_in_tolstoys_region():
    game = wild({"tolstoy": GATE, "hand": ["rage", "hunt"]}, {"units": {YARD: 3, GATE: 1}})
    game.play("play rage", f"roam {YARD}")
    assert (scrappers(game, YARD, 1), scrappers(game, GATE, 1)) == (2, 1)
    assert len(player(game, 1)["candies"]) == 1


@pytest.mark.rule("DEI-WLD-27", "DEI-RUL-108", "DEI-RUL-169")
def test_the_pack_leader_places_up_to_two_wolves_with_tolstoy():
    given = {"leader": GATE, "tolstoy": COURT, "hand": ["pack-leader", "hunt"]}
    game = wild(given)
    game.play("play pack-leader", f"roam {YARD}")
    assert options(game) == ["lead 0", "lead 1", "lead 2"]
    game.play("lead 2")
    assert scrappers(game, YARD, 0) == 2
    assert player(game, 0)["reserve"] == 13
    scented = wild({**given, "natural": ["scent"]})
    scented.play("play pack-leader", f"roam {YARD}", "lead 2")
    assert question(scented) == (0, "scent_move")
    scented.play(f"enter {SNOW}")
    assert question(scented) == (0, "scent_move"), "one Move for each wolf placed"
    scented.play("stay")
    assert (scrappers(scented, YARD, 0), scrappers(scented, SNOW, 0)) == (1, 1)


@pytest.mark.rule("DEI-WLD-27", "DEI-RUL-144")
def test_the_pack_leader_places_no_more_than_the_reserve_holds():
    given = {"units": {FAR: 14}, "tolstoy": COURT, "hand": ["pack-leader", "hunt"]}
    game = wild(given)
    game.play("play pack-leader", f"roam {YARD}")
    assert options(game) == ["lead 0", "lead 1"]


@pytest.mark.rule("DEI-WLD-28", "DEI-RUL-130")
def test_tolstoys_roar_lasts_until_the_phase_ends():
    given = {"tolstoy": GATE, "hand": ["fearsome-roar"]}
    game = wild(given, {"units": {YARD: 2}, "hand": ["march"]}, outposts={YARD: ["red"]})
    game.play("play fearsome-roar", f"roam {YARD}")
    strengths = {unit["seat"]: unit["strength"] for unit in region(game, YARD)["units"]}
    assert strengths == {0: 3, 1: 2}
    assert player(game, 0)["outposts"]["red"] == 1
    assert game.waiting()[0].seat == 1
    while game.view(None)["phase"] == 1:
        game.play(len(game.waiting()[0].options) - 1)
    strengths = {unit["seat"]: unit["strength"] for unit in region(game, YARD)["units"]}
    assert strengths[0] == 1


@pytest.mark.rule("DEI-WLD-28", "DEI-CARD-03")
def test_the_roar_and_a_bonus_for_the_leader_hold_side_by_side():
    hand = ["fearsome-roar", "show-of-force"]
    game = wild({"leader": COURT, "tolstoy": GATE, "hand": hand})
    game.play("play fearsome-roar", f"roam {YARD}", "play show-of-force")
    assert region(game, YARD)["units"][0]["strength"] == 3
    assert region(game, COURT)["units"][0]["strength"] > 1


@pytest.mark.rule("DEI-WLD-22")
def test_tolstoys_cards_are_no_drone_cards():
    game = wild({"tolstoy": GATE})
    assert "play excavation" in options(game)
    game.play("play excavation")
    assert question(game) == (0, "tolstoy_move")
    kinds = {c.id: c.kind for c in table(game).box.cards if c.faction == FACTIONS.index("wild")}
    assert [kinds[id] for id in kinds if "tolstoy" in id or id == "wild_08"] == ["tolstoy"] * 4
