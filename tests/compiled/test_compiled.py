"""The compiled build does what the interpreted one does, to the last digest; what speeds it up changes nothing."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest
from tools.faster import faster

import ashfall
from ashfall import builds
from tests.properties.playable import GAMES, rich
from tools import compiled

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture(scope="session")
def compiled_python() -> str:
    """The interpreter of a compiled build of this source, built if it is not there."""
    missing = compiled.what_is_missing()
    if missing and not os.environ.get("CI"):
        pytest.skip(missing)
    quickly = {**os.environ, "ASHFALL_OPTIMISE": "1"}
    subprocess.run([sys.executable, "-m", "tools.compiled"], cwd=ROOT, env=quickly, check=True)
    return str(builds.ENVIRONMENT / "bin" / "python")


@pytest.mark.slow
@pytest.mark.timeout(2400)
@pytest.mark.parametrize("which", ["records", "games"])
def test_both_builds_do_the_same(compiled_python, which):
    runs = [
        subprocess.Popen(
            [python, "-m", "tests.compiled.deeds", which],
            cwd=ROOT,
            stdout=subprocess.PIPE,
            text=True,
        )
        for python in (sys.executable, compiled_python)
    ]
    plain, fast = [[json.loads(line) for line in run.communicate()[0].splitlines()] for run in runs]
    assert [run.returncode for run in runs] == [0, 0]
    assert (plain[0], fast[0]) == ({"compiled": False}, {"compiled": True})
    assert len(plain) > 50
    for one, other in zip(plain[1:], fast[1:], strict=True):
        assert one == other
    if which == "records":
        filmed = [deed for deed in fast[1:] if deed[1] == "film"]
        assert sum(map(sum, (deed[3] for deed in filmed))) > len(filmed)


@pytest.mark.slow
@pytest.mark.timeout(2400)
@pytest.mark.parametrize("game", GAMES)
def test_many_games_keep_every_law_in_the_compiled_build(compiled_python, game):
    """Every configuration, where they are few; one game in five is a greedy player's, dear without the compiler."""
    many = ["--games", "32"] if rich(game) else ["--each", "1"]
    done = subprocess.run(
        [
            compiled_python,
            "-m",
            "ashfall.lab.fuzz",
            "--game",
            game,
            *many,
            "--thorough",
            "200",
        ],
        cwd=ROOT,
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stdout[-3000:] + done.stderr[-3000:]
    assert " 0 failures" in done.stdout


def test_which_build_runs_is_said():
    assert ashfall.compiled is builds.COMPILED is False


def test_a_build_is_stale_when_its_source_or_what_compiles_it_has_changed(tmp_path):
    """The digest of the package alone kept the old build after a change of the tools."""
    assert {path.name for path in builds.TOOLS} == {"compiled.py", "faster.py"}
    assert all(path.exists() for path in builds.TOOLS)
    package, tool = tmp_path / "package", tmp_path / "faster.py"
    package.mkdir()
    rules = package / "rules.py"
    seen = set()
    for path, text in [(rules, "A = 1"), (tool, "B = 1"), (rules, "A = 2"), (tool, "B = 2")]:
        path.write_text(text)
        seen.add(builds.digest(package, (tool,)))
    assert len(seen) == 4


def test_a_build_that_was_made_quickly_is_for_tests_only(monkeypatch, tmp_path):
    monkeypatch.setattr(compiled, "OPTIMISE", "1")
    best, quick = compiled.wanted_stamps("ab12")
    assert best == "ab12"
    made = compiled.made(tmp_path)
    monkeypatch.setattr(compiled, "OPTIMISE", compiled.BEST)
    assert compiled.made(tmp_path) != made
    assert compiled.wanted_stamps("ab12") == [best], "`make compiled` makes it anew"
    monkeypatch.setattr(builds, "ENVIRONMENT", tmp_path)
    for stamp, taken in [(builds.digest(), True), (quick.replace("ab12", builds.digest()), False)]:
        (tmp_path / builds.STAMP).write_text(stamp)
        builds.compiled_python.cache_clear()
        assert (builds.compiled_python() is not None) is taken
    builds.compiled_python.cache_clear()


RULES = '''"""A chapter."""

from ashfall.engine.verbs import step

from .other import rest

T = TypeVar("T")
FOOD, FUEL = range(2)
GOODS = (FOOD, FUEL)
NAMES = ("food", "fuel")
SIZE = 3
AXE, BOW, TRAP = range(len(TOOLS))
ROWS: tuple[tuple[int, ...], ...] = ((1,), (2, 3))
FAR: Final = 9
NEVER = Reason("XX-02")
steps = {FOOD: 1}


def go(t, seat):
    t.tell("gone", "XX-01", seat=seat)
    t.then((go, seat), step(stop, seat, 2))
    t.then((rest, seat))
    t.then(*[(go, s) for s in t.seats], (stop, seat))
    goes = step(rest, seat) if t.over else (stop, seat, 1)
    t.then(goes, step(go, min(seat, FAR, 3)))


def stop(t, seat, go):
    if t.listener is not None:
        t.tell("stopped", seat=seat)
    t.ask_steps(seat, "what", [(go, seat), (rest, seat)])


def why_not(t, seat):
    for other in t.seats:
        if [s for s in t.seats if s > other] and other in t.seats:
            return Reason("XX-03", "near", need=other)
    if seat:
        return Reason("XX-04")
    return Reason("XX-05", "far") if t.over else Reason("XX-04")
'''

FASTER = '''"""A chapter."""
from typing import Final
from ashfall.engine.verbs import step
from .other import rest
T = TypeVar('T')
FOOD: Final = 0
FUEL: Final = 1
GOODS: Final[tuple[int, ...]] = (FOOD, FUEL)
NAMES: Final[tuple[str, ...]] = ('food', 'fuel')
SIZE: Final = 3
AXE: Final = 0
BOW: Final = 1
TRAP: Final = 2
ROWS: Final[tuple[tuple[int, ...], ...]] = ((1,), (2, 3))
FAR: Final = 9
NEVER: Final = Reason('XX-02')
steps = {FOOD: 1}

def go(t, seat):
    if t.listener is not None:
        t.tell('gone', 'XX-01', seat=seat)
    t.lane.steps.append((stop_as_value, seat, 2))
    t.lane.steps.append((go_as_value, seat))
    t.lane.steps.append((rest_as_value, seat))
    t.lane.steps.extend([*[(go_as_value, s) for s in range(t.players)], (stop_as_value, seat)][::-1])
    goes = (rest_as_value, seat) if t.over else (stop_as_value, seat, 1)
    t.lane.steps.append((go_as_value, min(seat, min(FAR, 3))))
    t.then(goes)

def stop(t, seat, go):
    if t.listener is not None:
        t.tell('stopped', seat=seat)
    t.ask_steps(seat, 'what', [(go, seat), (rest_as_value, seat)])

def why_not(t, seat):
    for other in range(t.players):
        if [s for s in range(t.players) if s > other] and other in t.seats:
            return Reason('XX-03', 'near', need=other)
    if seat:
        return reason_0
    return reason_1 if t.over else reason_0
go_as_value: Final = go
rest_as_value: Final = rest
stop_as_value: Final = stop
reason_0: Final = Reason('XX-04')
reason_1: Final = Reason('XX-05', 'far')
'''


def test_rules_are_rewritten_for_the_compiler_and_nothing_else_of_them():
    assert faster(RULES) == FASTER
