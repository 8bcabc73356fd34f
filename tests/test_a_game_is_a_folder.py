"""A game is a folder and nothing else: without it, its tests and its pages the other games' tests pass."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

pytestmark = [pytest.mark.slow, pytest.mark.timeout(2400)]

ROOT = Path(__file__).resolve().parents[1]
HOMES = (
    "src/ashfall/games/{folder}",
    "web/src/boards/{id}",
    "tests/games/{folder}",
    "tests/lessons/test_{folder}.py",
    "tests/records/{id}",
    "docs/rules/{id}.md",
    "docs/rules/{id}.ru.md",
    "docs/rules/{id}.pl.md",
    "docs/balance/{id}.md",
)
"""All the places that know a game by its name."""
STILL_PASSING = (
    "tests/engine", "tests/lang", "tests/lessons", "tests/bots", "tests/cli/test_reference.py",
    "tests/properties/test_fuzz_in_ci.py", "tests/properties/test_sources.py", "tests/test_house.py",
    "tests/test_rulebook.py", "tests/test_rule_translations.py", "tests/test_legality.py",
)  # fmt: skip


def without(game: str, clone: Path) -> None:
    """A copy of the program from which a game was deleted."""
    left_out = shutil.ignore_patterns("__pycache__", "node_modules", "static", "*.egg-info", ".*")
    for name in ("src", "tests", "tools", "docs", "web", "benchmarks", "requirements", "deploy"):
        shutil.copytree(ROOT / name, clone / name, ignore=left_out, symlinks=True)
    for file in ROOT.iterdir():
        if file.is_file() and file.name != ".git":  # a work tree has one, and it leads back here
            shutil.copy(file, clone)
    for home in HOMES:
        path = clone / home.format(id=game, folder=game.replace("-", "_"))
        if path.is_dir():
            shutil.rmtree(path)
        elif path.is_symlink() or path.exists():
            path.unlink()
    subprocess.run(["git", "init", "-q"], cwd=clone, check=True)
    subprocess.run(["git", "add", "-A"], cwd=clone, check=True)


def test_without_a_game_the_others_are_as_before(tmp_path):
    without("dei", tmp_path)
    environment = {**os.environ, "PYTHONPATH": str(tmp_path / "src")}
    # The page's sample of sentences is written from the games that there are.
    subprocess.run(
        [sys.executable, "-m", "tests.lang.sentences"], cwd=tmp_path, env=environment, check=True
    )
    done = subprocess.run(
        [
            sys.executable,
            "-m",
            "pytest",
            "-q",
            "-p",
            "no:cacheprovider",
            "-m",
            "not slow",
            *STILL_PASSING,
        ],
        cwd=tmp_path,
        env=environment,
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stdout[-4000:]
    assert " passed" in done.stdout
