"""What the menu says beside an option about the thing that it names."""

import pytest

import ashfall
from ashfall.cli.terminal import owned
from ashfall.engine.sheet import Row, Section
from tests.lang.screens import Screen


@pytest.mark.parametrize(
    ("language", "hint"),
    [
        ("en", "not in the city yet"),
        ("ru", "ещё не\u00a0в\u00a0городе"),
        ("pl", "jeszcze poza miastem"),
    ],
)
def test_a_name_with_an_apostrophe_is_not_said_again_beside_the_option(language, hint):
    """Once: *With Kar’Ra and Elly – Kar’Ra: in Frozen Station; in Frozen Station*."""
    game = ashfall.new("dei", seed=1, players=2)
    table = Screen(game, language, ["Anna", "Boris"]).table
    row = Row("row-leader-waits", thing="figure:kar-ra", figure="kar-ra")
    assert table.row_about("figure:kar-ra", row) == hint


@pytest.mark.parametrize("language", ["ru", "pl"])
def test_a_name_with_a_dash_is_not_said_again_beside_the_option(language):
    """Once: *Выполнить миссию «Владимир — Б» — Владимир — Б: сейчас 1*."""
    game = ashfall.new("dei", seed=1, players=2)
    table = Screen(game, language, ["Anna", "Boris"]).table
    row = Row("row-psi-mission-open", thing="mission:vladimir-b", mission="vladimir-b", now=1)
    assert table.row_about("mission:vladimir-b", row) in ("сейчас\u00a01", "сейчас 1", "teraz 1")


@pytest.mark.parametrize("language", ["en", "ru", "pl"])
def test_a_place_is_not_said_again_beside_the_option(language):
    """Once: *Attack hex 4 Daly Waters — Zombies 2b, hex 4 Daly Waters: damage 0 of 4*."""
    game = ashfall.new("auztralia", seed=1, players=2)
    table = Screen(game, language, ["Anna", "Boris"]).table
    row = Row(
        "row-old-one", "hex:4", tile="shoggoth-3c", hex="4", damage=1, health=5, vp=3, distance=0
    )
    town = table.speaker.thing("hex", "4").split()[-1]
    assert town in table.speaker.row(row)
    hint = table.row_about("hex:4", row)
    assert hint.startswith(table.speaker.thing("tile", "shoggoth-3c"))
    assert town not in hint
    assert "5" in hint


@pytest.mark.parametrize("language", ["en", "ru", "pl"])
def test_a_waypoint_is_not_said_again_beside_the_option(language):
    """Once: *Доехать до точки 7 и остановиться — Точка 7, жетон: заражение*."""
    game = ashfall.new("last-aurora", seed=1, players=2)
    table = Screen(game, language, ["Anna", "Boris"]).table
    row = Row("row-counter", thing="waypoint:7", waypoint=7, counter="contamination")
    assert "7" not in table.row_about("waypoint:7", row)


def test_a_hint_that_begins_like_the_notation_of_a_thing_is_said_whole(monkeypatch):
    """Once *counter: contamination* was taken for a counter called so: *Drive to waypoint 7 –  contamination*."""
    game = ashfall.new("last-aurora", seed=1, players=2)
    screen = Screen(game, "en", ["Anna", "Boris"])
    monkeypatch.setattr(screen.table, "row_about", lambda thing, row: "counter: contamination")
    option = next(option for option in game.waiting()[0].options if option.things)
    known = {option.things[0]: Row("row-counter")}
    assert screen.lines(lambda: screen.table.menu_line(0, option, known))[0].endswith(
        "– counter: contamination"
    )


def test_what_stands_under_the_row_of_another_player_is_theirs():
    """Once the parts of an opponent's strength were told as a hint about the region."""
    rows = [
        Row("region", thing="region:a", seat=1),
        Row("units", thing="region:a", depth=1, seat=0),
        Row("part", thing="region:a", depth=2),
        Row("units", thing="region:a", depth=1, seat=1),
        Row("part", thing="region:a", depth=2),
        Row("goods", thing="region:b"),
    ]
    section = Section("section-map", rows)
    assert [owner for _, owner in owned(section)] == [1, 0, 0, 1, 1, None]


@pytest.mark.parametrize(
    ("language", "title"),
    [
        ("en", "Anna moves from Old Gate"),
        ("ru", "Anna перемещается из\u00a0зоны «Старые ворота, двор»"),
        ("pl", "Anna rusza ze\u00a0strefy „Stara Brama, podwórze”"),
    ],
)
def test_a_short_title_does_not_end_in_the_middle_of_a_name(language, title):
    game = ashfall.new("dei", seed=1, players=2)
    table = Screen(game, language, ["Anna", "Boris"]).table
    section = Section("section-move", [], side=0, region="old-gate-ground")
    assert table.short_title(section).replace("\u00a0", " ") == title.replace("\u00a0", " ")
