"""The worked notebooks run from the first cell to the last."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

import ashfall

NOTEBOOKS = sorted((Path(__file__).resolve().parents[2] / "docs/notebooks").glob("*.ipynb"))


@pytest.mark.parametrize("path", NOTEBOOKS, ids=lambda path: path.stem)
def test_a_notebook_runs(path):
    cells = json.loads(path.read_text("utf-8"))["cells"]
    code = "\n".join("".join(cell["source"]) for cell in cells if cell["cell_type"] == "code")
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr


def test_there_are_two():
    assert len(NOTEBOOKS) == 2


def test_a_game_shows_its_board_and_no_secret():
    game = ashfall.new("outlive", seed=1)
    for _ in range(30):
        game.play(0, seat=game.waiting()[0].seat)
    shown = game._repr_html_()
    assert "Outlive" in shown and shown.count("<details") > 1
    assert shown == game.imagine(None, 5)._repr_html_()
