"""What the lesson of AuZtralia says is what happens in its game: its words name hexes, hits and Old Ones."""

from collections import Counter

import pytest

import ashfall
from tests.lessons.test_lessons import LESSONS

LESSON = LESSONS["auztralia"]


@pytest.fixture(scope="module")
def seen():
    """For each idea, by its last word: the view in which it is said, and what was told since the choice before."""
    game = ashfall.new("auztralia", seed=LESSON["seed"], listen=True, **LESSON["options"])
    found = {}
    heard = 0
    for step in LESSON["steps"]:
        for idea in step["ideas"]:
            word = idea.removeprefix("learn-auztralia-")
            found[word] = game.view(0), Counter(event.kind for _, event in game.events[heard:])
        heard = len(game.events)
        game.play(step["choice"])
    return found


def me(view):
    return view["players"][0]


def hex_of(view, number):
    return view["hexes"][number - 1]


def test_the_clock_begins_as_it_says(seen):
    view, _ = seen["clock"]
    assert (view["time"]["cells"], view["time"]["old_ones"]) == ([1], 22)
    assert view["time"]["order"] == ["0", "old-ones"], "the learner is behind"
    assert seen["again"][0]["time"]["cells"] == [3]


def test_what_is_dug_lies_there(seen):
    assert set(hex_of(seen["mine"][0], 3)["goods"]) == {"gold"}
    assert hex_of(seen["site"][0], 3)["goods"] == {}, "room for sheep"
    assert set(hex_of(seen["phosphates"][0], 1)["goods"]) == {"phosphate"}
    assert hex_of(seen["two"][0], 54)["terrain"] == "coast"


def test_the_cubes_lie_where_it_counts_them(seen):
    assert me(seen["repeat"][0])["boxes"]["build-track"] == 1
    assert me(seen["phosphates"][0])["boxes"]["mine"] == 1
    assert sum(me(seen["recover"][0])["boxes"].values()) == 5
    assert me(seen["kinds"][0])["boxes"]["buy-units"] == 1


def test_the_first_fight_goes_as_it_says(seen):
    view, _ = seen["target"]
    assert (hex_of(view, 4)["hidden"], hex_of(view, 7)["hidden"]) == (1, 2)
    fights = {word: seen[word][0] for word in ("reveal", "hits", "miss")}
    [foe] = fights["reveal"]["old_ones"]
    assert foe["tile"].startswith("mi-go")
    damage = [view["old_ones"][0]["damage"] for view in fights.values()]
    assert damage == [0, 2, 2]
    assert foe["health"] == 3, "one more hit is enough"
    assert [view["battle"]["sanity"] for view in fights.values()] == [3, 2, 2]
    assert me(seen["won"][0])["trophies"] == [foe["tile"]]
    assert me(seen["won"][0])["barracks"]["infantry"] == 2, "nobody fell"


def test_three_farms_fit(seen):
    view, _ = seen["three-farms"]
    assert me(view)["boxes"]["farm"] == 0
    assert {hex_of(view, n)["terrain"] for n in (1, 2, 54)} == {"plain", "hills", "coast"}


def test_they_wake_as_it_says(seen):
    view, _ = seen["top"]
    assert (view["time"]["cells"], view["time"]["old_ones"]) == ([22], 22)
    assert view["time"]["order"][0] == "0", "on top"
    view, told = seen["awake"]
    assert told["old_ones_wake"] == 2
    assert told["event_card"] == told["tile_revealed"] == told["old_one_moved"] == 1
    assert told["farm_blighted"] == 1
    [foe] = view["old_ones"]
    assert (foe["tile"].split("-")[0], foe["hex"]) == ("shoggoth", 3)
    assert hex_of(view, 3)["farm"]["farm"] == "sheep"
    assert hex_of(view, 3)["farm"]["blighted"]
    assert 3 not in me(view)["reach"], "the track is blocked"
    view, _ = seen["on-top"]
    assert view["time"]["cells"] == [view["time"]["old_ones"]]


def test_the_second_fight_and_what_follows_go_as_it_says(seen):
    fights = [seen[word][0] for word in ("strong", "nothing", "hurt")]
    assert [view["old_ones"][0]["damage"] for view in fights] == [0, 0, 0]
    assert seen["nothing"][1]["card_applied"] == 1
    assert seen["nothing"][0]["battle"]["sanity"] == seen["strong"][0]["battle"]["sanity"] == 4
    view, told = seen["caught-up"]
    assert told["old_ones_wake"] == 3
    assert told["assassinated"] == told["blank_removed"] == 1
    assert told["old_one_moved"] == 0, "no card calls the Shoggoth"
    assert me(view)["barracks"]["infantry"] == 2
    assert me(view)["goods"]["coal"] == me(view)["goods"]["iron"] == 1, "nearly out of both"
