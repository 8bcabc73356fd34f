"""The benchmark measures what it says and judges by its targets."""

import random
import sys

import pytest
from tests.engine import toy

from benchmarks import bench, contestants


@pytest.fixture
def ours() -> contestants.Ours:
    return contestants.Ours(toy.TITLE.id)


def test_a_round_counts_whole_games_and_every_option_offered(ours):
    first = contestants.played_round(ours, 0.01, seed=1)
    assert first["games"] >= 1
    assert first["seconds"] >= 0.01
    # Four players commit a card out of three in each of eight rounds, then one uses the favour.
    assert first["decisions"] == first["games"] * 8 * 5
    assert first["options"] > first["games"] * 8 * 4 * 3


def test_the_same_seed_plays_the_same_game(ours):
    def ends() -> list[int]:
        table = ours.new(3)
        ours.play(table, random.Random(3).random, contestants.FOREVER)
        return list(table.embers)

    assert ends() == ends()


def test_play_stops_in_the_middle_when_told(ours):
    table = ours.new(0)
    assert ours.play(table, random.Random(0).random, 7)[0] == 7
    assert not table.over


@pytest.mark.slow
def test_a_description_has_clone_time_size_and_record(ours):
    facts = contestants.description(ours)
    assert 0 < facts["clone_us"] < 1000
    assert 500 < facts["bytes"] < 20_000
    assert 100 < facts["record_bytes"] < 20_000
    assert facts["ends"] == ours.records(8)[1]


def racer(name: str, *speeds: float, clone_us: float = 10.0, record: int = 5_000) -> bench.Racer:
    made = bench.Racer(name)
    made.rounds = [
        {"seconds": 1.0, "games": 1.0, "decisions": speed, "options": 3 * speed} for speed in speeds
    ]
    facts = {"version": "1", "python": "3", "clone_us": clone_us, "bytes": 5_000}
    made.facts = {**facts, "record_bytes": record, "ends": "e"} if made.ours else facts
    return made


PEER = racer(bench.YARDSTICK, 100, 100, 100)


def words(one: bench.Racer, peer: bench.Racer = PEER) -> list[str]:
    return [word for word, _ in bench.judge([one, peer], imported=0.1)]


def test_a_game_that_reaches_its_targets_passes():
    assert words(racer("ashfall:outlive", 360, 370, 380)) == ["PASS"] * 5


def test_each_missed_target_fails_by_itself():
    assert words(racer("ashfall:outlive", 359, 359, 359)) == ["FAIL", *["PASS"] * 4]
    slow_clone = racer("ashfall:outlive", 360, 360, 360, clone_us=21)
    assert words(slow_clone) == ["PASS", "FAIL", "PASS", "PASS", "PASS"]
    long_record = racer("ashfall:outlive", 360, 360, 360, record=20_000)
    assert words(long_record) == ["PASS", "PASS", "PASS", "FAIL", "PASS"]
    assert [w for w, _ in bench.judge([PEER], imported=0.31)] == ["FAIL"]


def test_a_compiled_game_has_targets_of_its_own():
    assert words(racer("compiled:outlive", 2000, 2050, 2100)) == ["PASS"] * 5
    assert words(racer("compiled:outlive", 1900, 1950, 1999))[0] == "FAIL"


def test_a_median_below_the_target_with_a_round_above_it_is_too_near_to_say():
    assert words(racer("ashfall:outlive", 350, 355, 361))[0] == "UNSURE"


def test_a_noisy_run_is_not_judged():
    assert words(racer("ashfall:outlive", 360, 600, 360))[0] == "UNSURE"


def test_a_ratio_is_the_median_of_the_rounds_ratios():
    one, other = racer("ashfall:outlive", 100, 50, 90), racer(bench.YARDSTICK, 50, 25, 30)
    assert bench.ratio(one, other) == 2.0


def test_a_contestant_that_cannot_play_fails_and_the_others_go_on(capsys):
    absent = bench.Racer("ashfall:nothing-of-the-kind")
    absent.start(sys.executable)
    bench.race([absent], rounds=1, seconds=0.1)
    assert "nothing-of-the-kind" in absent.trouble
    assert words(absent) == ["FAIL", "PASS"]
    assert any(absent.trouble in line for line in bench.table([absent, PEER]))
