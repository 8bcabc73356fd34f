"""Whole games in every configuration, with every check: what each change has to pass (by hand: `make fuzz`)."""

import pytest

from ashfall.engine.seat import SeatPosition
from ashfall.games import title
from ashfall.lab.checks import check_position
from ashfall.lab.copies import check_copies, check_record
from ashfall.lab.fair import somebody
from ashfall.lab.journey import Journey, travel
from ashfall.lab.playouts import start

from .playable import GAMES, cases, configuration, rich

THOROUGH = ("random", "fair")
LIGHT = ("random", "fair") * 3
GREEDY = "greedy:8"
"""Costs thirty times a random game and meets the same rules: here in one configuration of each title, in the
compiled build (tests/compiled) and in `make fuzz` in all."""


@pytest.mark.slow
@pytest.mark.timeout(2400)
@pytest.mark.parametrize(("game", "options"), cases())
def test_whole_games_keep_every_law(game, options):
    failures = []
    chosen = configuration(game, options)
    light = () if rich(game) else LIGHT
    for seed, players in enumerate(THOROUGH + light):
        each = 20 if seed < len(THOROUGH) else 0
        arrival = travel(title(game), Journey(game, chosen, f"ci-{seed}", players, each))
        if arrival.error:
            failures.append(f"seed ci-{seed}, players {players}: {arrival.error}")
    assert failures == []


@pytest.mark.slow
@pytest.mark.timeout(2400)
@pytest.mark.parametrize("game", GAMES)
def test_a_greedy_game_keeps_every_law(game):
    mine = [options for id, options in cases() if id == game]
    chosen = configuration(game, mine[len(mine) // 2])
    assert travel(title(game), Journey(game, chosen, "ci-greedy", GREEDY, 20)).error == ""


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_copies_saves_and_records_are_equal_at_every_decision(game):
    for number, (_, options) in enumerate(case for case in cases() if case[0] == game):
        made = start(title(game), configuration(game, options), f"every-{number}")
        player = somebody("fair", f"every-{number}")
        digests = {}
        while not made.over:
            digests[len(made.choices)] = made.digest()
            check_position(made)
            lane = made.table.waiting()[0]
            if number % 4 == 0:
                check_copies(made, player.chance)
            step = player.pick(SeatPosition(made.title, made.table, lane))
            made.play(made.title.grammar.write(step), seat=lane.ask.seat)
        check_record(made, digests)


@pytest.mark.parametrize("game", GAMES)
def test_a_game_of_each_title_keeps_every_law(game):
    """The quick one, of the smallest table: it goes before each commit."""
    options = next(options for id, options in cases() if id == game)
    journey = Journey(game, configuration(game, options), "quick", "random", 60)
    assert travel(title(game), journey).error == ""
