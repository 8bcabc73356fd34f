"""The map in letters speaks the reader's language: every district by the name that its regions are typed by."""

import pytest

import ashfall
from ashfall.games.dei.words import BOX
from ashfall.lang import Speaker
from ashfall.languages import LANGUAGES

WIDE = 16


@pytest.mark.parametrize("players", [2, 4, 6])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_map_names_every_district_as_its_regions_are_called(lang, players):
    game = ashfall.new("dei", players=players, seed=3)
    while not game.view(0)["city"]:
        asked = game.waiting()[0]
        game.play(asked.options[0], seat=asked.seat)
    city = game.view(0)["city"]
    [rows] = [section.rows for section in game.sheet(0) if section.message == "section-map"]
    speaker = Speaker(game.title, lang)
    lines = [speaker.row(row) for row in rows]
    assert max(map(len, lines)) <= 80
    heads = [i for i, row in enumerate(rows) if row.message == "row-map-names"]
    assert len(heads) == city["rows"]
    names = [cell_name(lines[i : i + 2], k) for i in heads for k in range(city["columns"])]
    districts = BOX.districts
    tiles = [districts.ids.index(tile["tile"]) for tile in city["tiles"]]
    assert names == [districts.names[lang][tile] for tile in tiles]
    # A region is called, and can be typed, by the name that stands on the map.
    called = [label.partition(",")[0] for label in districts.labels[lang]]
    assert set(names) <= set(called)


def cell_name(lines: list[str], column: int) -> str:
    """What stands in two lines of a column."""
    found = [line[column * WIDE : (column + 1) * WIDE].strip() for line in lines]
    return " ".join(part for part in found if part)
