"""The ledgers can be read, searched and quoted, from a source tree and from a wheel."""

import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

from ashfall import rulebook

ROOT = Path(__file__).resolve().parents[1]


def test_a_ledger_is_the_whole_book():
    assert rulebook.ledger("last-aurora").startswith("# Last Aurora")


def test_a_game_without_a_ledger_is_named_in_the_error():
    with pytest.raises(LookupError, match='"chess"; there is auztralia'):
        rulebook.ledger("chess")
    with pytest.raises(LookupError, match="chess"):
        rulebook.find("chess", "king")


def test_an_id_of_any_game_gives_its_sentence():
    assert "Explore or Pass" in (rulebook.text_of("LA-EXP-03") or "")
    assert rulebook.text_of("AZ-RUL-01")
    assert rulebook.text_of("OL-EX-01")
    assert rulebook.text_of("LA-EXP-99") is None


def test_rules_come_in_the_order_of_the_book():
    ids = list(rulebook.rules("last-aurora"))
    assert ids.index("LA-EXP-03") < ids.index("LA-EXP-04") < ids.index("LA-FIN-01")


def test_a_search_wants_every_word_and_takes_beginnings():
    found = rulebook.find("last-aurora", "SURVIVOR food contam")
    assert found
    for _, text in found:
        assert all(word in text.lower() for word in ("survivor", "food", "contam"))
    assert len(found) < len(rulebook.find("last-aurora", "survivor"))


def test_a_search_by_id_gives_that_rule_before_those_that_cite_it():
    found = [rule_id for rule_id, _ in rulebook.find("last-aurora", "la-pass-04")]
    assert found[0] == "LA-PASS-04"
    assert "LA-EXP-03" in found


def test_a_search_for_nothing_finds_nothing():
    assert rulebook.find("outlive", "  ") == []
    assert rulebook.find("outlive", "zyzzyva") == []


@pytest.mark.slow
def test_a_wheel_carries_the_ledgers_and_the_cards(tmp_path):
    wheel = _wheel(tmp_path)
    installed = tmp_path / "installed"
    with zipfile.ZipFile(wheel) as archive:
        assert "ashfall/games/last_aurora/data/start_cards.toml" in archive.namelist()
        archive.extractall(installed)
    answer = subprocess.run(
        [sys.executable, "-c", QUOTE],
        cwd=tmp_path,
        env={"PYTHONPATH": str(installed)},
        capture_output=True,
        text=True,
        check=True,
    ).stdout
    assert answer.startswith(str(installed))
    assert "Explore or Pass" in answer


QUOTE = "from ashfall import rulebook as r; print(r.__file__, r.text_of('LA-EXP-03'))"
BUILD = "import sys; from setuptools import build_meta; build_meta.build_wheel(sys.argv[1])"


def _wheel(folder: Path) -> Path:
    """Builds a wheel from a copy of the sources without the page, so that Node is not needed."""
    copy = folder / "sources"
    copy.mkdir()
    for name in ("pyproject.toml", "setup.py", "README.md", "LICENSE", "NOTICE"):
        shutil.copy(ROOT / name, copy)
    shutil.copytree(ROOT / "docs/rules", copy / "docs/rules")
    shutil.copytree(ROOT / "src", copy / "src", ignore=shutil.ignore_patterns("*.egg-info"))
    built = subprocess.run(
        [sys.executable, "-c", BUILD, str(folder)], cwd=copy, capture_output=True, text=True
    )
    assert built.returncode == 0, built.stderr
    (wheel,) = folder.glob("*.whl")
    return wheel
