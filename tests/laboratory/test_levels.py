"""Levels as a dimension of their own: settings by turns, the tries of players, and how a report tells them."""

import json
import re
from collections import Counter

import pytest

from ashfall.bots import names, player, tries
from ashfall.cli.main import main
from ashfall.engine.errors import BadOption
from ashfall.games import title
from ashfall.lab import store
from ashfall.lab.examples import examples
from ashfall.lab.findings import findings
from ashfall.lab.pages import figures
from ashfall.lab.plan import BadRun, about, keep, plan
from ashfall.lab.run import run

SOLO = {"solo": True}


def command(*words: object) -> int:
    with pytest.raises(SystemExit) as end:
        main(["lab", *map(str, words)])
    assert isinstance(end.value.code, int)
    return end.value.code


@pytest.fixture(scope="module")
def levels(tmp_path_factory):
    folder = tmp_path_factory.mktemp("levels") / "run"
    run(plan("auztralia", SOLO, ["random"], part=6, each=["level"]), folder, 0, 12)
    return folder


def test_every_level_meets_every_player_in_every_seat_equally_often():
    wanted = plan("dei", {"automa": True}, ["random", "greedy"], each=["automa_level"])
    met = Counter(
        (wanted.options_of(number)["automa_level"], wanted.players[number % 2])
        for number in range(60)
    )
    assert len(met) == 6 and set(met.values()) == {10}


def test_several_settings_take_their_values_by_turns():
    wanted = plan("last-aurora", {}, ["random"], each=["map", "mines"])
    met = Counter((o["map"], o["mines"]) for o in map(wanted.options_of, range(40)))
    assert len(met) == 4 and set(met.values()) == {10}


def test_a_report_tells_victories_by_level_with_intervals(levels):
    found = findings(levels)
    assert found["traits"] == ["level"]
    assert {name: one["games"] for name, one in found["level"].items()} == {
        "easy": 4,
        "hard": 4,
        "insane": 4,
    }
    games = list(store.games(levels))
    easy = [game for game in games if game["traits"][0]["values"] == ["easy"]]
    assert [game["number"] for game in easy] == [0, 3, 6, 9]
    assert found["level"]["easy"]["win_rate"] == sum(0 in g["winners"] for g in easy) / 4


@pytest.mark.parametrize(
    ("lang", "heading", "first"),
    [
        ("en", "Victories by solo level", "easy"),
        ("ru", "Победы по уровням одиночной игры", "лёгкий"),
        ("pl", "Zwycięstwa według poziomu gry jednoosobowej", "łatwy"),
    ],
)
def test_levels_stand_in_the_order_of_the_game_and_in_its_words(
    levels, tmp_path, lang, heading, first
):
    out = tmp_path / "r.html"
    assert command("report", levels, "--lang", lang, "--out", out) == 0
    text = out.read_text("utf-8").replace("\u00a0", " ")
    _, _, rest = text.partition(f"<h2>{heading}</h2>")
    rows = re.findall(r"<tr><td[^>]*>([^<]*)</td>", rest)
    assert rows[0].lower() == first and len({row.lower() for row in rows[:3]}) == 3


def test_a_run_at_one_level_tells_it_too(tmp_path):
    run(plan("outlive", {**SOLO, "difficulty": "hard"}, ["random"], part=3), tmp_path, 0, 3)
    assert set(findings(tmp_path)["difficulty"]) == {"hard"}


def test_the_tries_of_the_players_are_told_apart(tmp_path):
    run(plan("last-aurora", {}, ["random", "greedy:2"], part=4), tmp_path / "run", 0, 4)
    found = findings(tmp_path / "run")
    assert list(found["tries"]) == ["0", "2"]
    assert found["tries"]["2"]["games"] == 4
    assert command("report", tmp_path / "run", "--pictures", tmp_path) == 0
    text = (tmp_path / "report.md").read_text("utf-8")
    assert "2 tries per decision" in text and "Victories by number of tries" in text


def test_every_player_by_name_has_a_number_of_tries():
    assert [tries(name) for name in ("random", "greedy:7", "mine.py")] == [0, 7, None]
    assert all(tries(name) is not None for name in names())
    assert tries("greedy") == player("greedy").effort


@pytest.mark.parametrize(
    ("options", "each", "told"),
    [
        ({}, "level", "level is only for solo true"),
        (SOLO, "no_such", "has no option 'no_such'"),
        (SOLO, "players", "has no option 'players'"),
    ],
)
def test_settings_that_cannot_change_are_refused(options, each, told):
    with pytest.raises(BadOption, match=told):
        plan("auztralia", options, ["random"], each=[each])


def test_a_setting_per_seat_cannot_change_within_a_run():
    with pytest.raises(BadOption, match="cannot change within one run"):
        plan("dei", {}, ["random"], each=["faction"])


def test_a_run_by_turns_and_one_without_do_not_mix(tmp_path):
    plain = plan("auztralia", SOLO, ["random"])
    assert "each" not in plain.written()
    keep(plain, tmp_path)
    with pytest.raises(BadRun, match="another run lies here"):
        keep(plan("auztralia", SOLO, ["random"], each=["level"]), tmp_path)


@pytest.mark.parametrize("change", [{"players": None}, {"colour": "blue"}])
def test_a_plan_that_lacks_or_has_other_things_is_no_plan(tmp_path, change):
    written = json.loads(plan("outlive", {}, ["random"]).written()) | change
    written = {name: value for name, value in written.items() if value is not None}
    (tmp_path / "run.json").write_text(json.dumps(written))
    with pytest.raises(BadRun, match="not the plan of a run"):
        about(tmp_path)


def test_the_course_of_play_is_drawn_and_every_kind_of_event_has_an_example(levels, tmp_path):
    found = findings(levels)
    kinds = {row["event"] for row in found["events"]}
    assert len(found["examples"]) > 0.8 * len(kinds) and set(found["examples"]) <= kinds
    assert all(one["kind"] == kind for kind, one in found["examples"].items())
    out = tmp_path / "r.html"
    assert command("report", levels, "--out", out, "--pictures", tmp_path / "p") == 0
    assert {"chart-course", "chart-events"} <= set(re.findall(r'id="([\w-]+)"', out.read_text()))
    drawn = (tmp_path / "p/events.svg").read_text("utf-8")
    assert "is first player" in drawn
    assert "is first player" in (tmp_path / "p/events.md").read_text("utf-8")


def test_an_example_is_the_same_whenever_it_is_asked_for():
    wanted = plan("outlive", {}, ["random"])
    one = examples(title("outlive"), wanted, ["dawn", "nightfall", "no such kind"])
    assert set(one) == {"dawn", "nightfall"}
    assert one == examples(title("outlive"), wanted, ["nightfall", "dawn"])


def test_numbers_are_printed_as_the_language_prints_them():
    assert figures("-11 – -1 – 4.5 %", "en") == "−11 – −1 – 4.5 %"
    assert figures("+0.50 (-0.10 … +1.10)", "ru") == "+0,50 (−0,10 … +1,10)"
    assert figures("Refuge 4.2-1 [buy -1]", "pl") == "Refuge 4.2-1 [buy -1]"
