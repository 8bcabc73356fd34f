"""`make rules` tells the truth about a small made-up game."""

import json
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tools import rules

ROOT = Path(__file__).resolve().parents[2]

LEDGER = """# Old Mill
- **OM-GEN-01** The miller goes first.
- **OM-GEN-02** A sack is full or empty (OM-GEN-01).
## Rulings
- **OM-RUL-01** A torn sack is empty.
## Worked examples
- **OM-EX-01** Given a full sack; when it is torn; then it is empty.
"""

CODE = '''"""The mill."""

class Sack:
    """OM-GEN-02 and
    OM-RUL-01: a sack is full or empty."""

def first() -> str:
    """OM-GEN-01: the miller goes first; see OM-EX-01."""
'''

MILL = "src/ashfall/games/old_mill"
ALL = ["OM-GEN-01", "OM-GEN-02", "OM-RUL-01", "OM-EX-01"]


@pytest.fixture
def mill(tmp_path: Path) -> Path:
    """A project with one game whose every rule is carried and asserted."""
    write(tmp_path / MILL / "rules.md", LEDGER)
    write(
        tmp_path / MILL / "__init__.py", "from .sacks import Sack, first\nTITLE = (Sack, first)\n"
    )
    write(tmp_path / MILL / "sacks.py", CODE)
    outcomes(tmp_path, {"passed": ALL})
    return tmp_path


def write(path: Path, text: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, "utf-8")


def outcomes(root: Path, by_outcome: dict[str, list[str]]) -> None:
    tests = {f"t::{o}": {"rules": ids, "outcome": o} for o, ids in by_outcome.items()}
    write(root / rules.RESULTS, json.dumps({"started": 2**40, "tests": tests}))


def gate(root: Path) -> int:
    return rules.main(["--gate", "--missing", "--root", str(root)])


def test_a_complete_game_passes_the_gate(mill, capsys):
    assert gate(mill) == 0
    assert "old-mill" in capsys.readouterr().out


def test_a_rule_without_code_stops_a_complete_game(mill, capsys):
    write(mill / MILL / "sacks.py", CODE.replace("OM-GEN-01: ", ""))
    assert gate(mill) == 1
    assert "without code (1):\n  OM-GEN: 01" in capsys.readouterr().out


def test_a_worked_example_needs_a_test_and_no_code(mill, capsys):
    outcomes(mill, {"passed": ALL[:3]})
    assert gate(mill) == 1
    printed = capsys.readouterr().out
    assert "without test (1):\n  OM-EX: 01" in printed
    assert "without code" not in printed


@pytest.mark.parametrize("outcome", ["failed", "skipped"])
def test_a_test_that_did_not_pass_asserts_nothing(mill, outcome):
    outcomes(mill, {"passed": ALL[1:], outcome: ALL[:1]})
    assert gate(mill) == 1


def test_one_failing_test_outweighs_a_passing_one(mill):
    outcomes(mill, {"passed": ALL, "failed": ["OM-GEN-01"]})
    assert gate(mill) == 1


def test_a_game_in_the_making_may_have_gaps(mill):
    outcomes(mill, {})
    write(mill / MILL / "unfinished.md", "# What is missing\n")
    assert gate(mill) == 0


@pytest.mark.parametrize(
    ("file", "text"),
    [
        ("more.py", '"""OM-GEN-07: nothing."""\n'),
        ("more.py", 'why = Reason("OM-GEN-07")\n'),
        ("data/sacks.toml", 'rule = "OM-GEN-07"\n'),
        ("exempt.toml", 'OM-GEN-07 = "nobody knows it"\n'),
    ],
)
def test_an_id_that_no_ledger_has_is_an_error(mill, file, text, capsys):
    write(mill / MILL / file, text)
    assert rules.main(["--root", str(mill)]) == 1
    assert "OM-GEN-07" in capsys.readouterr().err


def test_an_unknown_id_on_a_test_is_an_error(mill, capsys):
    outcomes(mill, {"passed": [*ALL, "OM-GEN-08"]})
    assert gate(mill) == 1
    assert "t::passed: no ledger has OM-GEN-08" in capsys.readouterr().err


def test_an_id_that_stands_twice_in_a_ledger_is_an_error(mill, capsys):
    write(mill / MILL / "rules.md", LEDGER + "- **OM-GEN-01** Again.\n")
    assert gate(mill) == 1
    assert "OM-GEN-01 stands twice" in capsys.readouterr().err


def test_exemptions_are_few_and_have_reasons(mill, capsys):
    write(mill / MILL / "sacks.py", "Sack = first = None\n")
    write(mill / MILL / "exempt.toml", 'OM-GEN-01 = "says who is tallest"\n')
    assert gate(mill) == 1
    assert "exempts 1 of 4 ids, more than 3%" in capsys.readouterr().err

    write(mill / MILL / "unfinished.md", "# What is missing\n")
    many = "".join(f"- **OM-SACK-{n:02}** Sack {n}.\n" for n in range(40))
    write(mill / MILL / "rules.md", LEDGER + many)
    assert gate(mill) == 0

    write(mill / MILL / "exempt.toml", 'OM-GEN-01 = ""\n')
    assert gate(mill) == 1
    assert "OM-GEN-01 needs a reason" in capsys.readouterr().err


def test_an_exemption_that_is_not_needed_is_an_error(mill, capsys):
    write(mill / MILL / "exempt.toml", 'OM-GEN-01 = "says who is tallest"\n')
    assert gate(mill) == 1
    assert "needs no exemption" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("docstring", "ids"),
    [
        ("LA-AMB-03, LA-AMB-04: each convoy takes the damage.", ["LA-AMB-03", "LA-AMB-04"]),
        ("LA-AMB-03.", ["LA-AMB-03"]),
        ("LA-AMB-03", ["LA-AMB-03"]),
        ("Each convoy takes the damage (LA-AMB-03).", []),
        ("LA-AMB-03 to LA-AMB-09: no ranges.", []),
        (None, []),
    ],
)
def test_a_docstring_carries_the_ids_that_it_starts_with(docstring, ids):
    assert rules.docstring_ids(docstring) == ids


TESTS = """import pytest

@pytest.mark.rule("OM-GEN-01", "OM-GEN-02")
@pytest.mark.parametrize("n", [0, 1])
def test_holds(n): pass

@pytest.mark.rule("OM-RUL-01")
def test_broken(): assert False

@pytest.mark.rule("OM-EX-01")
def test_left_out(): pytest.skip("later")

def test_of_no_rule(): pass
"""


@pytest.mark.slow
def test_the_outcomes_of_a_whole_run_are_kept(mill):
    (mill / rules.RESULTS).unlink()
    write(mill / "tests/test_mill.py", TESTS)
    shutil.copy(ROOT / "tests/conftest.py", mill / "tests")
    write(mill / "pytest.ini", "[pytest]\ntestpaths = tests\nmarkers = rule: ids\n")

    run = [sys.executable, "-m", "pytest", "-q", "-p", "no:schemathesis", "-p", "no:faker"]
    subprocess.run([*run, "tests/test_mill.py"], cwd=mill, capture_output=True, check=False)
    assert not (mill / rules.RESULTS).exists(), "a part of the tests is not the whole run"

    done = subprocess.run([*run, "-n", "2"], cwd=mill, capture_output=True, check=False)
    assert done.returncode == 1, done.stdout.decode()
    kept = {(test.split("::")[1], outcome, *ids) for test, outcome, ids in rules.results(mill)}
    assert kept == {
        ("test_holds[0]", "passed", "OM-GEN-01", "OM-GEN-02"),
        ("test_holds[1]", "passed", "OM-GEN-01", "OM-GEN-02"),
        ("test_broken", "failed", "OM-RUL-01"),
        ("test_left_out", "skipped", "OM-EX-01"),
    }


def test_a_translation_is_not_a_ledger(mill):
    write(mill / MILL / "rules.ru.md", "# Старая мельница\n\n- **OM-GEN-01** Мельник первый.\n")
    assert [book.game for book in rules.ledgers(mill, [])] == ["old-mill"]
    assert gate(mill) == 0


def test_ids_may_have_three_letters(mill, capsys):
    for name in ("rules.md", "sacks.py"):
        text = (mill / MILL / name).read_text("utf-8")
        write(mill / MILL / name, text.replace("OM-", "OLD-"))
    assert gate(mill) == 1, "the tests still name the old ids"
    outcomes(mill, {"passed": [rule.replace("OM-", "OLD-") for rule in ALL]})
    assert gate(mill) == 0
    assert "old-mill          4       3/3       4/4" in capsys.readouterr().out


def test_a_complete_game_without_ids_is_an_error(mill, capsys):
    write(mill / MILL / "rules.md", "# Old Mill\n")
    write(mill / MILL / "sacks.py", "Sack = first = None\n")
    outcomes(mill, {})
    assert gate(mill) == 1
    assert "a complete game needs a ledger with ids" in capsys.readouterr().err
    write(mill / MILL / "unfinished.md", "# What is missing\n")
    assert gate(mill) == 0


@pytest.mark.parametrize("body", ["", "    return grind()\n"])
def test_dead_code_carries_no_rule(mill, body, capsys):
    dead = f'def grind() -> str:\n    """OM-GEN-02: a sack is full."""\n{body}'
    write(mill / MILL / "sacks.py", f"{CODE}\n\n{dead}")
    assert gate(mill) == 1
    assert "nobody uses grind" in capsys.readouterr().err
    write(mill / MILL / "flour.py", "from .sacks import grind\nFLOUR = grind()\n")
    assert gate(mill) == 0


def test_a_docstring_with_very_many_ids_is_named(mill, capsys):
    many = [f"OM-SACK-{n:02}" for n in range(6)]
    write(mill / MILL / "rules.md", LEDGER + "".join(f"- **{id}** A sack.\n" for id in many))
    write(mill / MILL / "sacks.py", CODE.replace("OM-GEN-01: ", f"OM-GEN-01, {', '.join(many)}: "))
    outcomes(mill, {"passed": ALL + many})
    assert gate(mill) == 0
    assert "more than 5 ids in a docstring: src/ashfall/games/old_mill/sacks.py:7 (7)" in (
        capsys.readouterr().out
    )


def test_where_a_rule_is_can_be_asked_without_a_test_run(mill, capsys):
    (mill / rules.RESULTS).unlink()
    write(mill / "tests/test_mill.py", TESTS)
    assert rules.main(["--where", "OM-GEN-02", "--root", str(mill)]) == 0
    assert capsys.readouterr().out.splitlines() == [
        f"{MILL}/rules.md:3: **OM-GEN-02** A sack is full or empty (OM-GEN-01).",
        f"{MILL}/sacks.py:3",
        "tests/test_mill.py:5: test_holds",
    ]
    assert not (mill / rules.RESULTS).exists()
    assert rules.main(["--where", "OM-GEN-09", "--root", str(mill)]) == 1
