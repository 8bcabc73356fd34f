"""Whole games with every check: invariants at each decision, proofs of the options, secrets, copies, records."""

import re

import pytest
from tests.games.dei.looking import question
from tests.quick import first_quick

import ashfall
from ashfall.games import title
from ashfall.lab.configurations import Configuration, covering, pairs, written
from ashfall.lab.fuzz import PLAYERS, Tally, sent
from ashfall.lab.journey import Journey, travel

TITLE = title("dei")
PARTS = 8


def alike(options: Configuration) -> set[tuple[str, ...]]:
    """Every two values that stand together; which seat has a faction makes no difference."""
    return {tuple(sorted(re.sub(r"\[\d+\]", "", one) for one in pair)) for pair in pairs(options)}


def few() -> list[Configuration]:
    """The fewest configurations in which still every pair meets; `make fuzz` plays every faction in every seat."""
    left = [(options, alike(options)) for options in covering(TITLE, 24)]
    missing = set[tuple[str, ...]]().union(*(met for _, met in left))
    found = []
    while missing:
        best = max(left, key=lambda one: len(one[1] & missing))
        found.append(best[0])
        missing -= best[1]
    return found


@pytest.mark.rule("DEI-RND-01", "DEI-SET-00", "DEI-MAJ-05")
@pytest.mark.parametrize("players", first_quick([2, 3, 4]))
def test_a_game_keeps_every_law(players):
    options = TITLE.checked_settings({"players": players, "factions": "dealt"})
    arrival = travel(TITLE, Journey("dei", options, f"quick-{players}", "fair", 60))
    assert arrival.error == ""


EVERYTHING = {
    "industrial": True, "mercenaries": "random", "weather": True, "automa": True, "factions": "dealt",
}  # fmt: skip


@pytest.mark.rule("DEI-SET-24", "DEI-MAJ-05")
@pytest.mark.parametrize(
    "given",
    [
        {"players": 3, "faction": ["wild", "psionics", "ravagers"], **EVERYTHING},
        {"players": 3, "faction": ["fauns", "psionics", "wild"], **EVERYTHING, "automa": False},
        {"players": 2, "faction": ["auxilia", "farm_z"], **EVERYTHING, "automa_count": "round"},
        {"players": 1, "faction": ["refuge_42"], "solo": True, "automa_level": "expert"},
        {"players": 5, "faction": ["fauns", "psionics", "wild", "auxilia", "farm_z"]},
    ],
)
def test_a_game_with_everything_keeps_every_law(given):
    options = TITLE.checked_settings(given)
    arrival = travel(TITLE, Journey("dei", options, "everything", "fair", 0))
    assert arrival.error == ""


def nothing(t):
    """Every row of the table where -1 says that something is not there."""
    board = t.boards[0]
    return [t.outposts, t.holder, t.place, t.drones, t.stalls, t.captor, board.missions]


@pytest.mark.parametrize("row", range(7))
def test_what_is_not_there_has_one_number(row):
    game = ashfall.new("dei", players=2, seed=1, factions="dealt", feats="random")
    while question(game)[1] != "play_card":
        game.play(0)
    assert game.title.invariants(game.table) == []
    nothing(game.table)[row][-1] = -2
    assert "something that is not there is -2" in game.title.invariants(game.table)


def outside(t):
    return next(r for r in range(len(t.holder)) if r not in t.city.regions)


def put(row, place, value):
    row[place] = value


@pytest.mark.parametrize(
    ("fault", "told"),
    [
        (lambda t: put(t.boards[0].strength, t.city.regions[3], 9), "the strengths of seat 0 are"),
        (lambda t: put(t.boards[1].strength, outside(t), 1), "the strengths of seat 1 are"),
        (lambda t: put(t.holder, t.holder.index(0), 1), "the regions are held by"),
        (lambda t: put(t.holder, t.holder.index(-1), 0), "the regions are held by"),
        (lambda t: put(t.boards[0].scrappers, outside(t), 1), "seat 0 has scrappers outside"),
        (lambda t: put(t.drones, 0, outside(t)), "a figure or drone stands outside"),
        (lambda t: put(t.outposts, 0, t.outposts[1]), "more outposts in a region"),
        (lambda t: t.boards[0].hand.append(t.boards[1].hand[0]), "a card is in two places"),
        (lambda t: t.boards[0].hand.pop(), "cards of a faction are lost"),
        (lambda t: put(t.signals.levels, 3 * t.city.regions[0], 1), "the signals of a region"),
        (lambda t: put(t.grove.cubes, t.city.layout.colours[0], 4), "both on the board and on"),
    ],
)
def test_a_position_that_cannot_be_is_noticed(fault, told):
    seats = ["fauns", "psionics", "auxilia"]
    game = ashfall.new("dei", players=3, seed=1, faction=seats, feats="random")
    while question(game)[1] != "play_card":
        game.play(0)
    assert game.title.invariants(game.table) == []
    fault(game.table)
    assert any(told in found for found in game.title.invariants(game.table))


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
@pytest.mark.timeout(2400)
@pytest.mark.parametrize("part", range(PARTS))
def test_games_of_every_configuration_keep_every_law(part):
    """One game of each part is looked at thoroughly."""
    failures, tally = [], Tally()
    for number, options in list(enumerate(few()))[part::PARTS]:
        players = PLAYERS[number % len(PLAYERS)]
        if options["players"] > 3 and players.startswith("greedy"):
            players = "fair"  # half a minute a game: `make fuzz` plays those
        thorough = 20 if number // PARTS == part % 4 else 0
        planned = Journey("dei", options, f"ci-{number}", players, thorough)
        journey = next(sent(iter([planned]), tally))
        arrival = travel(TITLE, journey)
        tally.add(arrival)
        if arrival.error:
            failures.append(
                f"{written(options)} seed ci-{number}, {journey.players}: {arrival.error}"
            )
    assert failures == []


@pytest.mark.rule("DEI-ASK-01")
def test_no_question_offers_more_than_sixty_answers():
    for seed in range(4):
        game = ashfall.new("dei", players=4, seed=seed, factions="dealt")
        while not game.over:
            waiting = game.waiting()[0]
            assert len(waiting.options) <= 60, question(game)
            game.play((seed + len(game.choices) * 7) % len(waiting.options))
