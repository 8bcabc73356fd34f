"""What is lit on the page is what is legal, over hundreds of positions of each game; `make long` takes a thousand."""

import json
import os
import subprocess
from pathlib import Path

import pytest

import ashfall
from ashfall.bots.random import Random
from ashfall.games import TITLES, title
from ashfall.lang import kinds
from tests.web.house import ROOT


def seat_view(game: ashfall.Game, seat: int) -> dict[str, object]:
    """As much of a SeatView as a board needs."""
    return {
        "version": len(game.choices),
        "choices": len(game.choices),
        "seat": seat,
        "view": game.view(seat),
        "sheet": [section.data() for section in game.sheet(seat)],
        "log": [],
        "table": {},
    }


def write_positions(folder: Path, id: str, most: int) -> None:
    """Positions of random games, alone and with others, each seen by the seat that decides."""
    counts = [count for count in title(id).players if count > 1]
    tables = [1] * title(id).solo + [counts[0], counts[len(counts) // 2], counts[-1]]
    written = seed = 0
    with (folder / f"{id}.jsonl").open("w", encoding="utf-8") as file:
        while written < most:
            players = tables[seed % len(tables)]
            game, player = ashfall.new(id, seed=seed, players=players), Random(seed)
            seed += 1
            while not game.over and written < most:
                waiting = game.waiting()[0]
                # Fewer of each game at a large table, where a game is longer.
                if len(game.choices) % (players + 1) == 0:
                    file.write(json.dumps(seat_view(game, waiting.seat)) + "\n")
                    written += 1
                game.play(player.choose(game, waiting.seat, waiting), seat=waiting.seat)


@pytest.mark.timeout(2400)
@pytest.mark.parametrize("positions", [250, pytest.param(1000, marks=pytest.mark.long)])
def test_what_is_lit_is_what_is_legal(tmp_path, positions):
    from ashfall.server import library

    games = [id for id, module in TITLES.items() if module.startswith("ashfall.")]
    (tmp_path / "games.json").write_text(json.dumps({"games": games}))
    for id in games:
        data = {
            "words": library.words(id),
            "kinds": kinds(title(id)),
            "components": library.components(id),
        }
        (tmp_path / f"{id}.json").write_text(json.dumps(data), encoding="utf-8")
        write_positions(tmp_path, id, positions)
    done = subprocess.run(
        [str(ROOT / "tools/npm"), "test"],
        cwd=ROOT / "web",
        env={**os.environ, "ASHFALL_POSITIONS": str(tmp_path), "ASHFALL_LEAST": str(positions)},
        capture_output=True,
        text=True,
    )
    print(done.stdout[-3000:])
    assert done.returncode == 0, done.stdout[-4000:] + done.stderr[-2000:]
