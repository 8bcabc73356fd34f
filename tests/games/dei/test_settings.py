"""How a game is set up: a faction for each seat, variants, and what is refused with what would be right."""

import pytest
from tests.games.dei.looking import options, player, question, table

import ashfall
from ashfall.cli.main import main
from ashfall.engine.errors import BadOption
from ashfall.games import IN_THE_MAKING, TITLES, title
from ashfall.games.dei.things import FACTIONS
from ashfall.games.dei.words import BOX
from ashfall.lab.configurations import covering, written
from ashfall.lang import Speaker

TITLE = title("dei")


@pytest.mark.rule("DEI-SET-25", "DEI-SET-27")
def test_a_seat_can_have_its_faction_and_the_others_choose_from_the_rest():
    game = ashfall.new("dei", players=3, faction=["any", "wild", "any"], seed=5)
    seat, asked = question(game)
    assert asked == "choose_faction" and seat != 1
    assert player(game, 1)["faction"] == "wild"
    assert "join wild" not in options(game) and "join farm-z" in options(game)
    game.play("join farm-z")
    assert question(game)[0] == 2 - seat and "join farm-z" not in options(game)


@pytest.mark.rule("DEI-SET-27")
def test_it_is_told_who_has_a_faction_already_the_first_of_all_too():
    game = ashfall.new("dei", players=2, faction=["ravagers", "any"], seed=5, listen=True)
    told = [event.values for _, event in game.events if event.kind == "joined"]
    assert told == [{"seat": 0, "faction": 0}]


@pytest.mark.rule("DEI-SET-25", "DEI-RUL-119")
def test_factions_are_dealt_to_the_seats_that_have_none():
    for seed in range(6):
        game = ashfall.new(
            "dei", players=3, factions="dealt", faction=["any", "farm_z", "any"], seed=seed
        )
        found = [FACTIONS[board.faction] for board in table(game).boards]
        assert found[1] == "farm_z" and len(set(found)) == 3


@pytest.mark.rule("DEI-RUL-119", "DEI-SET-27")
def test_who_chooses_first_is_random_and_factions_come_before_the_city():
    games = [ashfall.new("dei", players=3, seed=seed) for seed in range(12)]
    assert {question(game)[0] for game in games} == {0, 1, 2}
    assert all(game.view(None)["city"] is None for game in games)


@pytest.mark.rule("DEI-SET-25")
@pytest.mark.parametrize(
    ("given", "said"),
    [
        ({"faction": ["wild", "wild"]}, "dei: only one seat can have the faction wild"),
        ({"faction": ["moles", "wild"]}, "dei: faction can be any, ravagers, refuge_42, farm_z"),
        ({"faction": ["wild"]}, "dei: faction needs a value for each of the 2 seats, not 1"),
        ({"players": 9}, "dei: players can be 1, 2, 3, 4, 5"),
        ({"mercenaries": "both"}, "dei: mercenaries can be both only for players 5 or 6"),
        ({"dragons": True}, "dei has no option 'dragons'; it has players, solo, factions"),
        ({"feats": "none"}, "dei: feats can be draft, random, not 'none'"),
    ],
)
def test_what_cannot_be_is_refused_with_what_would_be_right(given, said):
    with pytest.raises(BadOption) as refused:
        ashfall.new("dei", **{"players": 2, **given})
    assert str(refused.value).startswith(said)


@pytest.mark.rule("DEI-VAR-03")
@pytest.mark.parametrize(
    ("lang", "mark"), [("en", "advanced"), ("ru", "для опытных"), ("pl", "zaawansowana")]
)
def test_the_asymmetric_factions_are_marked_as_advanced(lang, mark):
    speaker = Speaker(TITLE, lang)
    advanced = {name for name, kit in zip(FACTIONS, BOX.kits, strict=True) if kit.advanced}
    assert advanced == {"wild", "fauns", "psionics"}
    values = next(s.values for s in TITLE.settings if s.name == "faction")
    told = {name for name in values if mark in speaker.choice_value("faction", name)}
    assert told == advanced & set(values)
    game = ashfall.new("dei", players=2, seed=1)
    asked = game.waiting()[0]
    marked = [str(o) for o in asked.options if mark in speaker.option(o)]
    assert marked == [f"join {n}" for n in FACTIONS if n in advanced and n in values]


def test_the_factions_of_all_seats_are_told_in_one_line():
    assert (
        Speaker(TITLE, "en").choice_value("faction", ["wild", "any"]) == "Wild (advanced) and any"
    )


@pytest.mark.rule("DEI-VAR-02", "DEI-SET-23", "DEI-FEAT-01")
def test_random_feats_give_everybody_one_of_each_colour_without_a_question():
    game = ashfall.new(
        "dei", players=3, faction=["wild", "farm_z", "auxilia"], feats="random", seed=3
    )
    assert question(game)[1] == "deploy_start_units"
    t = table(game)
    for board in t.boards:
        if t.box.kits[board.faction].standard:
            assert sorted(t.box.feats[feat].colour for feat in board.feats) == [0, 1, 2]
            assert board.unlocked == 0


@pytest.mark.rule("DEI-SET-24")
def test_every_pair_of_values_is_among_the_configurations_that_are_tried():
    found = {written(one) for one in covering(TITLE, 24)}
    for module in ("industrial=true", "weather=true", "mercenaries=both"):
        assert any(module in one and "faction=" in one for one in found)
    assert any(
        "industrial=true" in one and "weather=true" in one and "short_missions=true" in one
        for one in found
    )


def test_simulate_takes_a_faction_for_each_seat_and_says_so(monkeypatch, capsys):
    monkeypatch.setitem(TITLES, "dei", {**IN_THE_MAKING, **TITLES}["dei"])
    words = ["--players", "2", "--faction", "wild,any", "--factions", "dealt", "--feats", "random"]
    with pytest.raises(SystemExit) as end:
        main(["simulate", "dei", *words, "--bots", "random", "--games", "1", "--lang", "en"])
    assert end.value.code == 0
    assert "faction wild+any" in capsys.readouterr().out.replace("\n", " ")
