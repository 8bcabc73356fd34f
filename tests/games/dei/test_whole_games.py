"""Whole games with every check: invariants at each decision, proofs of the options, secrets, copies, records."""

import pytest
from tests.games.dei.looking import question

import ashfall
from ashfall.games import title
from ashfall.lab.configurations import covering, written
from ashfall.lab.fuzz import PLAYERS
from ashfall.lab.journey import Journey, travel

TITLE = title("dei")
CONFIGURATIONS = covering(TITLE, 24)


@pytest.mark.rule("DEI-RND-01", "DEI-SET-00", "DEI-MAJ-05")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_game_keeps_every_law(players):
    options = TITLE.checked_settings({"players": players, "factions": "dealt"})
    arrival = travel(TITLE, Journey("dei", options, f"quick-{players}", "fair", 60))
    assert arrival.error == ""


@pytest.mark.parametrize("chosen", ["psionics", "wild", "refuge-42"])
def test_a_faction_can_be_weighed_before_its_things_are_set_up(chosen):
    faction = ["auxilia", "any", "fauns"]
    game = ashfall.new("dei", players=3, seed=1, factions="chosen", faction=faction)
    seat, asked = question(game)
    assert asked == "choose_faction"
    game.play(f"join {chosen}")
    assert question(game)[1] == "place_altar"
    game.title.estimate(game.table, seat)


@pytest.mark.slow
@pytest.mark.timeout(900)
@pytest.mark.parametrize("part", range(8))
def test_games_of_every_configuration_keep_every_law(part):
    failures = []
    for number, options in list(enumerate(CONFIGURATIONS))[part::8]:
        players = PLAYERS[number % len(PLAYERS)]
        if options["players"] > 3 and players.startswith("greedy"):
            players = "fair"  # half a minute a game: `make fuzz` plays those
        journey = Journey("dei", options, f"ci-{number}", players, 20 if number % 8 == 0 else 0)
        arrival = travel(TITLE, journey)
        if arrival.error:
            failures.append(f"{written(options)} seed ci-{number}, {players}: {arrival.error}")
    assert failures == []


@pytest.mark.rule("DEI-ASK-01")
def test_no_question_offers_more_than_sixty_answers():
    for seed in range(4):
        game = ashfall.new("dei", players=4, seed=seed, factions="dealt")
        while not game.over:
            waiting = game.waiting()[0]
            assert len(waiting.options) <= 60, question(game)
            game.play((seed + len(game.choices) * 7) % len(waiting.options))
