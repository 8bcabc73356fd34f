"""What is printed on the Automa's board and on the road is read as it stands, within its bounds."""

from pathlib import Path
from shutil import copytree

import pytest

from ashfall.engine.data import File, read_files
from ashfall.engine.errors import BadData
from ashfall.games.last_aurora.automa_cards import Board
from ashfall.games.last_aurora.road_board import BETA, Road

from .scene import BOX
from .test_box import DATA

ROAD = BOX.roads[BETA]


def changed(folder: Path, name: str, old: str, new: str) -> File:
    """A file of the data with one text replaced, the first time that it comes."""
    copytree(DATA, folder, dirs_exist_ok=True)
    path = folder / f"{name}.toml"
    text = (DATA / path.name).read_text("utf-8")
    assert old in text
    path.write_text(text.replace(old, new, 1), "utf-8")
    return read_files(folder)[name]


@pytest.mark.rule("LA-AUT-04", "LA-AUT-05")
def test_the_automas_board_is_read_slot_by_slot():
    board = BOX.board
    assert board.width == [6, 7, 7, 7]
    assert [column for column in range(8) if board.weapons[column]] == [1, 3]
    assert [column for column in range(8) if board.speed[column]] == [4, 5]
    assert board.covered == [0b111110, 0, 0, 0], "row A lies under damage but for its first slot"
    assert board.groups[0] == [0b11, 0, 0, 0]
    assert board.groups[-1] == [0, 0b1110000, 0b1110000, 0b1110000]


@pytest.mark.parametrize(
    ("line", "low", "high"),
    [
        ("base_speed = 2", 0, 9),
        ("catch_up_distance = 6", 1, 40),
        ("catch_up_amount = 1", 0, 9),
        ("max_survivors = 6", 1, 6),
        ('row = "A"\ncolumn = 1', 1, 7),
        ("level = 1", 1, 4),
        ('effect = "speed_plus"\namount = 1', 0, 4),
    ],
)
def test_numbers_of_the_automas_board_have_bounds(tmp_path, line, low, high):
    field, _, _ = line.rpartition("\n")[2].partition(" = ")
    for value in (low - 1, high + 1):
        new = line.rpartition(" = ")[0] + f" = {value}"
        with pytest.raises(BadData, match=f"{field} must be a whole number {low}–{high}"):
            Board(changed(tmp_path, "automa", line, new))
    for value in (low, high):
        Board(changed(tmp_path, "automa", line, line.rpartition(" = ")[0] + f" = {value}"))


@pytest.mark.parametrize(
    ("line", "low", "high"),
    [
        ("tracks = true\ndamage = 0", 0, 9),
        ("damage = 2\ncontamination = 0", 0, 9),
        ("index = 0", 0, 99),
        ("aurora = 1", 1, 6),
    ],
)
def test_numbers_of_the_road_have_bounds(tmp_path, line, low, high):
    begin, _, _ = line.rpartition(" = ")
    field = begin.rpartition("\n")[2]
    for value in (low - 1, high + 1):
        with pytest.raises(BadData, match=f"{field} must be a whole number {low}–{high}"):
            Road(BETA, changed(tmp_path, "map_beta", line, f"{begin} = {value}"))
    for value in (low, high) if "\n" in line else ():
        road = Road(BETA, changed(tmp_path, "map_beta", line, f"{begin} = {value}"))
        assert value in getattr(road, field)


def test_a_shortcut_leads_on_and_the_main_road_has_no_gaps(tmp_path):
    with pytest.raises(BadData, match="the main road has no gaps"):
        Road(BETA, changed(tmp_path, "map_beta", "index = 1\n", "index = 90\n"))
    start = ROAD.words[ROAD.starts[0]]
    end = ROAD.words[ROAD.ends[0]]
    shortcut = f'from = "{start}"\nto = "'
    with pytest.raises(BadData, match="further along the road"):
        Road(BETA, changed(tmp_path, "map_beta", f"{shortcut}{end}", f"{shortcut}{start}"))
    with pytest.raises(BadData, match="the numbers 1 to 6"):
        Road(BETA, changed(tmp_path, "map_beta", "aurora = 2", "aurora = 1"))


@pytest.mark.rule("LA-RUL-29", "LA-BETA-19")
def test_distances_take_every_usable_shortcut_and_none_other():
    for shortcut, (start, end) in enumerate(zip(ROAD.starts, ROAD.ends, strict=True)):
        only = 1 << shortcut
        assert ROAD.distance(start, end, only) == 1
        assert ROAD.distance(start, end, 0) == end - start
        assert ROAD.distance(start + 1, end, only) == end - start - 1, "it is behind already"
        assert ROAD.distance(end, start, only) == 0, "nobody drives back"
    assert [ROAD.region_thing(region) for region in range(3)] == [3, 4, 5]


@pytest.mark.rule("LA-MOVE-12", "LA-BETA-18")
def test_shortcuts_with_tracks_are_told_apart_from_those_for_all():
    for road in BOX.roads:
        tracked = [k for k, tracks in enumerate(road.tracked) if tracks]
        assert [road.bits[k] for k in tracked] == [1, 2, 4][: len(tracked)]
        assert not any(road.bits[k] for k in range(len(road.bits)) if k not in tracked)
        everything = (1 << len(road.starts)) - 1
        assert road.usable(True, 0) == everything
        assert road.usable(False, 0) == everything - sum(1 << k for k in tracked)
        assert road.usable(True, 1) == everything - 1
