"""The road board: waypoints, regions, shortcuts and distances."""

from importlib.resources import files

import pytest

from ashfall.engine.data import File, read_files
from ashfall.engine.errors import BadData
from ashfall.games.last_aurora.road_board import ALPHA, Road

from .scene import BOX

FILES = read_files(files("ashfall.games.last_aurora") / "data")
ALPHA_ROAD, BETA_ROAD = BOX.roads


def shortcut(road: Road, word: str) -> int:
    return road.shortcut_words.index(word)


@pytest.mark.rule("LA-MOVE-08", "LA-BETA-02", "LA-RUL-27")
def test_every_waypoint_lies_in_one_region_and_six_are_numbered_for_the_aurora():
    assert ALPHA_ROAD.length == 33
    assert [ALPHA_ROAD.regions[r] for r in (ALPHA_ROAD.region(w) for w in (0, 8, 9, 17, 18, 32))] == [
        "valley", "valley", "coast", "coast", "bay", "bay",
    ]  # fmt: skip
    assert ALPHA_ROAD.aurora == [24, 25, 26, 27, 28, 29]
    assert BETA_ROAD.length == 36
    assert [BETA_ROAD.regions[BETA_ROAD.region(w)] for w in (10, 11, 20, 21)] == [
        "fjord", "glacier", "glacier", "bay",
    ]  # fmt: skip
    assert BETA_ROAD.aurora == [28, 29, 30, 31, 32, 33]
    assert len(ALPHA_ROAD.special) == len(BETA_ROAD.special) == 10


@pytest.mark.rule("LA-MOVE-12")
def test_tracked_shortcuts_need_tracks():
    assert ALPHA_ROAD.usable(tracks=False, closed=0) == 0
    assert ALPHA_ROAD.usable(tracks=True, closed=0) == 0b111


@pytest.mark.rule("LA-BETA-18", "LA-BETA-19")
def test_dangerous_and_avalanche_shortcuts_are_open_to_all():
    tracked = {"b_short_1", "b_short_6"}
    without = BETA_ROAD.usable(tracks=False, closed=0)
    for k, word in enumerate(BETA_ROAD.shortcut_words):
        assert bool(without >> k & 1) == (word not in tracked)
    assert BETA_ROAD.usable(tracks=True, closed=0) == 0xFF


@pytest.mark.rule("LA-BETA-21")
def test_a_closed_avalanche_shortcut_is_open_to_nobody():
    closed = 1 << shortcut(BETA_ROAD, "b_short_2")
    assert not BETA_ROAD.usable(tracks=True, closed=closed) & closed


@pytest.mark.rule("LA-RUL-29")
def test_a_distance_is_the_shortest_path_with_the_shortcuts_open_to_the_rear_convoy():
    assert ALPHA_ROAD.distance(4, 9, ALPHA_ROAD.usable(False, 0)) == 5
    assert ALPHA_ROAD.distance(4, 9, ALPHA_ROAD.usable(True, 0)) == 3
    everything = BETA_ROAD.usable(True, 0)
    assert BETA_ROAD.distance(8, 23, everything) == 5
    closed = 1 << shortcut(BETA_ROAD, "b_short_4")
    assert BETA_ROAD.distance(8, 23, BETA_ROAD.usable(True, closed)) == 7


@pytest.mark.rule("LA-RUL-29")
def test_a_path_never_goes_past_the_front_convoy():
    tracks = ALPHA_ROAD.usable(True, 0)
    assert ALPHA_ROAD.distance(5, 7, tracks) == 2
    assert ALPHA_ROAD.distance(5, 8, tracks) == 1
    assert ALPHA_ROAD.distance(8, 8, tracks) == 0


def test_a_way_lists_its_roads_in_order():
    assert ALPHA_ROAD.way(4, 9, 0) == [4, 5, 6, 7, 8]
    assert ALPHA_ROAD.way(4, 9, 0b001) == [4, ALPHA_ROAD.road_number(0), 8]


@pytest.mark.rule("LA-RUL-66")
def test_a_road_is_as_far_back_as_the_waypoint_it_starts_from():
    assert ALPHA_ROAD.road_start(7) == 7
    assert ALPHA_ROAD.road_start(ALPHA_ROAD.road_number(1)) == 11
    assert ALPHA_ROAD.road_end(ALPHA_ROAD.road_number(1)) == 14


def test_a_map_without_all_numbers_of_the_aurora_is_refused():
    content = {
        "region": [{"id": "valley", "name": "Valley"}],
        "waypoint": [{"id": "x00", "index": 0, "region": "valley", "special": False, "aurora": 1}],
        "shortcut": [
            {"id": "s", "from": "x00", "to": "x00", "tracks": True, "damage": 0,
             "contamination": 0, "avalanche": False},
        ],
    }  # fmt: skip
    with pytest.raises(BadData, match="numbers 1 to 6"):
        Road(ALPHA, File("map.toml", content))
