"""Modules are rooms of their own: without the file of one the rest is a game that works."""

import ast
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import ashfall
from ashfall.games.dei.things import FACTIONS, FIGURES

PACKAGE = Path(ashfall.__file__).parent
PLAY = """
import ashfall
from ashfall.games import title
from ashfall.lab.journey import Journey, travel

dei = title("dei")
options = {s.name: s.values[1] for s in dei.settings if s.name in ("weather", "industrial", "mercenaries")}
print(*sorted(options))
options = dei.checked_settings({"players": 3, "factions": "dealt", **options})
print(travel(dei, Journey("dei", options, "without", "fair", 0)).error)
"""


def copied(folder: Path) -> Path:
    """The package with a copy of D.E.I. and everything else as it is."""
    package = folder / "ashfall"
    (package / "games").mkdir(parents=True)
    for part in PACKAGE.iterdir():
        if part.name != "games":
            (package / part.name).symlink_to(part)
    for part in (PACKAGE / "games").iterdir():
        if part.name != "dei":
            (package / "games" / part.name).symlink_to(part)
    shutil.copytree(PACKAGE / "games/dei", package / "games/dei")
    return package / "games/dei"


@pytest.mark.parametrize("module", ["weather", "industrial", "mercenaries"])
def test_without_its_file_and_its_name_in_two_lists_a_module_is_gone_and_the_game_goes_on(
    module, tmp_path
):
    dei = copied(tmp_path)
    (dei / f"{module}.py").unlink()
    for name in ("__init__.py", "words.py"):
        text, count = re.subn(rf"\s{module},", "", (dei / name).read_text())
        assert count == 2, "imported and listed"
        (dei / name).write_text(text)
    found = subprocess.run(
        [sys.executable, "-c", PLAY],
        env={"PYTHONPATH": str(tmp_path), "PYTHONDONTWRITEBYTECODE": "1"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert found.stderr == ""
    left = sorted({"weather", "industrial", "mercenaries"} - {module})
    assert found.stdout.splitlines() == [" ".join(left), ""]


CHAPTERS = (
    "actions", "building", "buying", "candies", "cards", "city", "collecting", "drones", "effects", "enlisting",
    "factions", "feats", "leaders", "majority", "missions", "modules", "moving", "rounds", "scoring", "striking",
)  # fmt: skip
ROOMS = (
    "standard", "wild", "fauns", "growth", "sacrifices", "psionic", "weather", "industrial", "mercenaries", "automa",
)  # fmt: skip


@pytest.mark.parametrize("chapter", CHAPTERS)
def test_the_chapters_of_the_base_rules_know_no_faction_figure_or_module_by_name(chapter):
    """No import of a room, and no name out of one in the code; what a docstring says is for people."""
    tree = ast.parse((PACKAGE / f"games/dei/{chapter}.py").read_text("utf-8"))
    nodes = list(ast.walk(tree))
    imported = {node.module or "" for node in nodes if isinstance(node, ast.ImportFrom)}
    assert not [name for name in imported if name.startswith(ROOMS)]
    words = {*FACTIONS, *FIGURES}
    named = {node.id for node in nodes if isinstance(node, ast.Name)}
    named |= {node.name for node in nodes if isinstance(node, ast.alias)}
    assert not named & {word.upper() for word in words}
    assert not words & {node.value for node in nodes if isinstance(node, ast.Constant)}
