"""Simulations: reproducible, independent of the number of workers, and summed up honestly."""

import json
import subprocess
import sys

import pytest

import ashfall
from ashfall.engine.chance import seeded
from ashfall.lab.playouts import EndlessGame, playout, start, start_table
from ashfall.lab.simulate import Job, chunks, line, simulate, summary, wilson
from tests.engine import toy

TOY = toy.TITLE.id


def test_the_same_seed_gives_the_same_games():
    first = list(simulate(TOY, {"players": 3}, ["greedy", "random"], 6, "a"))
    assert first == list(simulate(TOY, {"players": 3}, ["greedy", "random"], 6, "a"))
    assert first != list(simulate(TOY, {"players": 3}, ["greedy", "random"], 6, "b"))


def test_a_game_does_not_depend_on_how_many_are_played():
    few = list(simulate(TOY, {}, ["random"], 3))
    many = list(simulate(TOY, {}, ["random"], 9))
    assert many[:3] == few


WORKERS = """
import sys
import tests.engine.toy
from ashfall.lab.simulate import line, simulate
if __name__ == "__main__":
    game, workers = sys.argv[1], int(sys.argv[2])
    for one in simulate(game, {}, ["random", "greedy:4"], 9, "w", workers, 3):
        sys.stdout.write(line(one))
"""


@pytest.mark.slow
def test_the_number_of_workers_changes_nothing(tmp_path):
    """Workers are fresh processes; the script is a file so that they find the toy, too."""
    script = tmp_path / "workers.py"
    script.write_text(WORKERS, "utf-8")
    printed = {
        workers: subprocess.run(
            [sys.executable, str(script), TOY, str(workers)],
            capture_output=True,
            text=True,
            check=True,
            env={"PYTHONPATH": ".", "PATH": ""},
        ).stdout
        for workers in (1, 2)
    }
    assert printed[1] == printed[2]
    assert len(printed[1].splitlines()) == 9


def test_each_player_sits_everywhere():
    results = list(simulate(TOY, {"players": 2}, ["greedy:2", "random"], 4))
    assert [one["bots"] for one in results] == [["greedy:2", "random"], ["random", "greedy:2"]] * 2


def test_a_line_holds_what_is_needed_to_play_the_game_again():
    one = json.loads(line(next(simulate(TOY, {"players": 3}, ["random"], 1))))
    table = start_table(toy.TITLE, one["options"], one["seed"])
    assert table.players == 3
    assert one["scores"] == [
        sum(points[seat] for points in one["categories"].values()) for seat in range(3)
    ]
    assert one["length"] == sum(one["decisions"])


def test_the_summary_counts_wins_scores_and_length():
    results = [
        result(["a", "b"], [3, 1], [0], [5, 5]),
        result(["b", "a"], [2, 2], [0, 1], [4, 2]),
        result(["a", "b"], [0, 7], [1], [6, 6]),
    ]
    found = summary(results)
    assert found["games"] == 3
    assert found["length"]["mean"] == pytest.approx(28 / 3, abs=1e-3)
    assert found["seats"]["seat 0"]["win_rate"] == 0.5
    assert found["players"]["a"]["win_rate"] == 0.5
    assert found["players"]["b"]["score"] == {
        "mean": 3.3333, "least": 1, "low": 1, "median": 2, "high": 2, "most": 7,
    }  # fmt: skip
    assert found["categories"] == {"points": {"seat 0": 1.6667, "seat 1": 3.3333}}


def result(bots, scores, winners, decisions):
    return {
        "bots": bots, "sides": ["seat", "seat"], "scores": scores, "categories": {"points": scores},
        "winners": winners, "decisions": decisions, "length": sum(decisions), "choices_offered": 9,
    }  # fmt: skip


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [
        (0, 10, 0.0, 0.2775),
        (5, 10, 0.2366, 0.7634),
        (10, 10, 0.7225, 1.0),
        (30, 100, 0.2189, 0.3958),
    ],
)
def test_the_interval_is_wilsons(wins, games, low, high):
    """Against values from published tables."""
    assert wilson(wins, games) == pytest.approx((low, high), abs=1e-4)


def test_parcels_lose_no_game():
    jobs: list[Job] = [("g", {}, ("random",), "s", number) for number in range(23)]
    assert [job for parcel in chunks(jobs, 5) for job in parcel] == jobs
    assert chunks([], 5) == []


@pytest.mark.parametrize(
    ("options", "bots"), [({"players": 9}, ["random"]), ({}, ["nobody"]), ({}, [])]
)
def test_what_cannot_be_played_is_refused(options, bots):
    with pytest.raises(ashfall.BadOption):
        list(simulate(TOY, options, bots, 1))


def test_a_playout_plays_to_the_end():
    table = start_table(toy.TITLE, {"players": 2}, 1)
    decisions = playout(table, seeded(1))
    assert table.over
    assert decisions == 24


def test_a_game_that_does_not_end_is_noticed():
    with pytest.raises(EndlessGame):
        playout(start_table(toy.TITLE, {"players": 2}, 1), seeded(1), longest=5)


def test_a_game_starts_like_the_public_one():
    game = start(toy.TITLE, {"players": 4}, 8, listen=True)
    public = ashfall.new(TOY, players=4, seed=8, listen=True)
    assert game.digest() == public.digest()
    assert game.log(0) == public.log(0)


def test_the_course_of_play_is_added_up_over_the_games():
    one = {
        "winners": [0], "sides": ["seat"], "bots": ["greedy"], "scores": [1], "categories": {},
        "length": 1, "choices_offered": 1,
    }  # fmt: skip
    games = [{**one, "course": {"surges": (1, 2)}}, {**one, "course": {"surges": (2, 2)}}]
    found = summary(games)["course"]["surges"]
    assert (found["hits"], found["cases"], found["rate"]) == (3, 4, 0.75)
    assert found["low"] < 0.75 < found["high"]
