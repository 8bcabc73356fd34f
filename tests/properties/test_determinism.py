"""The same version, options, seed and choices give the same game in every process, whatever its surroundings."""

import os
import subprocess
import sys

import pytest

from .playable import GAMES

# A game per configuration, of few, with every position, view and event in the hash; a greedy player, who costs
# thirty times a random one, sits in the first of them.
FINGERPRINT = """
import hashlib, json, sys
from ashfall.games import title
from ashfall.engine.seat import SeatPosition
from ashfall.lab.configurations import few
from ashfall.lab.fair import somebody
from ashfall.lab.playouts import start

found = title(sys.argv[1])
chosen = few(found, 24)
for number, options in enumerate(chosen[:: -(-len(chosen) // 6)]):
    game = start(found, options, f"same-{number}", listen=True)
    names = ["fair" if number else "greedy:8", "random", "fair", "random"]
    players = [somebody(name, f"same-{number}") for name in names]
    sum = hashlib.sha256()
    while not game.over:
        lane = game.table.waiting()[0]
        step = players[lane.ask.seat % 4].pick(SeatPosition(found, game.table, lane))
        game.play(found.grammar.write(step), seat=lane.ask.seat)
        sum.update(game.digest().encode())
        if len(game.choices) % 16 == 0:
            for seat in [*range(game.players), None]:
                sum.update(json.dumps([game.view(seat), game.log(seat, len(game.choices) - 16)]).encode())
    print(number, len(game.choices), game.scores(), sum.hexdigest())
"""

SURROUNDINGS = {
    "hash seed 0": ([], {"PYTHONHASHSEED": "0"}),
    "hash seed 1": ([], {"PYTHONHASHSEED": "1"}),
    "optimised, any hash seed, other place and time": (
        ["-O"],
        {"PYTHONHASHSEED": "random", "LC_ALL": "C", "TZ": "Asia/Kathmandu"},
    ),
}


@pytest.mark.slow
@pytest.mark.timeout(2400)
@pytest.mark.parametrize("game", GAMES)
def test_every_process_plays_the_same_game(game):
    printed = {}
    for name, (flags, environment) in SURROUNDINGS.items():
        ran = subprocess.run(
            [sys.executable, *flags, "-c", FINGERPRINT, game],
            env={**os.environ, **environment},
            capture_output=True,
            text=True,
            check=False,
        )
        assert ran.returncode == 0, f"{name}: {ran.stderr[-2000:]}"
        printed[name] = ran.stdout
    first = printed["hash seed 0"]
    assert first
    assert {name: text == first for name, text in printed.items()} == dict.fromkeys(printed, True)
