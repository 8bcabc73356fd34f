"""What the menu says of the Automa's strength, against the table of the games that were played."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[3]
LEVELS = ("easy", "standard", "expert")


def measured(count: str) -> list[int]:
    """Games won at easy, standard and expert, then the games of each, by the table of docs/balance."""
    table = (ROOT / "docs/balance/dei.md").read_text("utf-8")
    row = rf"^\| (\w+) \| {count} \| (\d+) \| .* \| (\d+) \|$"
    found = {level: (int(won), int(of)) for level, of, won in re.findall(row, table, re.M)}
    [games] = {of for _, of in found.values()}
    return [*[found[level][0] for level in LEVELS], games]


@pytest.mark.parametrize("count", ["phase", "round"])
@pytest.mark.parametrize("language", ["en", "ru", "pl"])
def test_the_menu_says_how_many_of_the_measured_games_were_won(language, count):
    said = (ROOT / f"src/ashfall/games/dei/lang/{language}.ftl").read_text("utf-8")
    [line] = re.findall(rf"^option-automa-count-{count} = (.*)$", said, re.M)
    assert "1.2.0" in line
    assert [int(n) for n in re.findall(r"\d+", line.replace("1.2.0", ""))] == measured(count)
