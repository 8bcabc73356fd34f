"""The tutorials of docs/ are followed word by word: every block that names a file is written, every command is run."""

import os
import re
import shlex
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

pytestmark = [pytest.mark.slow, pytest.mark.timeout(2400)]

ROOT = Path(__file__).resolve().parents[1]
BLOCK = re.compile(r"^```(\w+)(?: (\S+))?( \+)?\n(.*?)^```$", re.MULTILINE | re.DOTALL)
REFUSED = "# refused"
COPIED = ("src", "tools", "tests", "docs", "pyproject.toml")
LEFT_OUT = shutil.ignore_patterns("__pycache__", "static", "*.egg-info", "corpus", "records", "web")


@pytest.fixture
def clone(tmp_path: Path) -> Path:
    """A copy of the program that a reader of the tutorial would work in."""
    for name in COPIED:
        if (ROOT / name).is_dir():
            shutil.copytree(ROOT / name, tmp_path / name, ignore=LEFT_OUT, symlinks=True)
        else:
            shutil.copy(ROOT / name, tmp_path / name)
    return tmp_path


def follow(page: str, clone: Path) -> list[str]:
    """Do what a page says, in its order; what each command printed."""
    told = []
    for language, path, more, text in BLOCK.findall((ROOT / "docs" / page).read_text("utf-8")):
        if path and language == "diff":
            change(clone / path, text)
        elif path:
            (clone / path).parent.mkdir(parents=True, exist_ok=True)
            with (clone / path).open("a" if more else "w", encoding="utf-8") as file:
                file.write(text)
        elif language == "sh":
            told += [run(command, clone) for command in text.splitlines()]
    return told


def change(path: Path, diff: str) -> None:
    """Put the lines marked + in the place of those marked -; the lines around them stand in the file once."""
    lines = diff.splitlines(keepends=True)
    before = "".join(line[1:] for line in lines if line[0] != "+")
    after = "".join(line[1:] for line in lines if line[0] != "-")
    text = path.read_text("utf-8")
    assert text.count(before) == 1, f"{path.name} does not have these lines once:\n{before}"
    path.write_text(text.replace(before, after), "utf-8")


def run(command: str, clone: Path) -> str:
    program, *arguments = shlex.split(command, comments=True)
    program_words = {
        "python": [sys.executable],
        "ashfall": [sys.executable, "-m", "ashfall.cli"],
    }[program]
    done = subprocess.run(
        [*program_words, *arguments],
        cwd=clone,
        env={**os.environ, "PYTHONPATH": str(clone / "src"), "ASHFALL_HOME": str(clone / "home")},
        input="1\n" * 9,
        capture_output=True,
        text=True,
        timeout=1200,
    )
    assert (done.returncode != 0) is command.endswith(REFUSED), (
        f"{command}\n{done.stdout}\n{done.stderr}"
    )
    return done.stdout + done.stderr


def test_the_first_game_of_the_tutorial_is_a_whole_game(clone):
    told = follow("add-a-game.md", clone)
    _state, tests, fuzz, reasons, terminal = told
    assert "4 passed" in tests
    assert "50 games" in fuzz
    assert "0 failures" in fuzz
    assert "noughts" in reasons
    assert "Three in a row" in terminal
    rules = run("python tools/rules.py --where NC-TURN-03", clone)
    assert "noughts/marks.py:" in rules
    assert "test_a_marked_cell_is_taken" in rules


def test_the_card_of_the_tutorial_is_refused_until_it_has_a_place_and_then_played(clone):
    refused, tests, fuzz = follow("add-a-card.md", clone)
    assert 'board "market_black": cards must be' in refused
    assert "1 passed" in tests
    assert "0 failures" in fuzz
