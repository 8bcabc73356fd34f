"""The same version, options, seed and choices give the same game in every process, whatever its surroundings."""

import os
import subprocess
import sys

import pytest

from .playable import GAMES

# One game per configuration with every position, view and event in the hash.
FINGERPRINT = """
import hashlib, json, sys
from ashfall.games import title
from ashfall.engine.seat import SeatPosition
from ashfall.lab.configurations import few
from ashfall.lab.fair import somebody
from ashfall.lab.playouts import start

found = title(sys.argv[1])
for number, options in enumerate(few(found, 24)):
    game = start(found, options, f"same-{number}", listen=True)
    players = [somebody(name, f"same-{number}") for name in ("greedy:8", "random", "fair", "random")]
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
    "any hash seed": ([], {"PYTHONHASHSEED": "random"}),
    "optimised": (["-O"], {"PYTHONHASHSEED": "random"}),
    "other place and time": (
        [],
        {"PYTHONHASHSEED": "random", "LC_ALL": "C", "TZ": "Asia/Kathmandu"},
    ),
}


@pytest.mark.slow
@pytest.mark.timeout(900)
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
