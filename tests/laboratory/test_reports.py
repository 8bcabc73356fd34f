"""What is made of runs: reports, comparisons, ladders, searches, data sets."""

import json
import math
import re
from pathlib import Path

import pandas
import polars
import pytest

import ashfall
from ashfall.cli.main import main
from ashfall.engine.errors import BadData, BadOption
from ashfall.games import title
from ashfall.lab import arena, findings, ratings, store, sweep, values
from ashfall.lab.parcels import play_parcel
from ashfall.lab.plan import plan
from ashfall.lab.run import run

SAMPLE = Path(__file__).resolve().parents[2] / "docs/samples/outlive"

BOT = """from ashfall.bots import Player


class Mine(Player):
    def pick(self, seat, /):
        {line}
"""


def command(*words: object) -> int:
    with pytest.raises(SystemExit) as end:
        main(["lab", *map(str, words)])
    assert isinstance(end.value.code, int)
    return end.value.code


@pytest.fixture(scope="module")
def folder(tmp_path_factory):
    """Two runs of the same seeds, one with other component values."""
    at = tmp_path_factory.mktemp("reports")
    (at / "data").mkdir()
    (at / "data/disasters.toml").write_text(overlay())
    run(plan("outlive", {}, ["random"], part=10), at / "one", 0, 20)
    run(plan("outlive", {}, ["random"], part=10, overlay=at / "data"), at / "two", 0, 15)
    return at


def disaster() -> tuple[str, str, int]:
    rows = title("outlive").files()["disasters"].tables
    kind = next(kind for kind in rows if any("points" in r.values for r in rows[kind].values()))
    row = next(r for r in rows[kind].values() if "points" in r.values)
    return kind, row.id, row.values["points"]


def overlay(more: int = 9) -> str:
    kind, _, _ = disaster()
    rows = title("outlive").files()["disasters"].tables[kind].values()
    return "".join(f'[[{kind}]]\nid = "{r.id}"\npoints = {more}\n' for r in rows)


@pytest.mark.parametrize("lang", ["en", "ru", "pl"])
def test_a_report_is_one_file_that_asks_nobody_for_anything(folder, tmp_path, lang, capsys):
    path = tmp_path / "report.html"
    assert command("report", folder / "one", folder / "two", "--out", path, "--lang", lang) == 0
    text = path.read_text("utf-8")
    body, script, _ = text.partition('<script type="module">')
    assert script and not re.search(r"(src|href)=|@import|url\(", body)
    assert "[report-" not in body and "[simulated-" not in body
    assert set(re.findall(r'id="(chart-\w+)"', body)) >= {
        "chart-seats",
        "chart-leader",
        "chart-verbs",
    }
    assert str(path) in capsys.readouterr().out.replace("\n", "")


def test_the_pictures_of_a_report_stand_beside_its_tables(folder, tmp_path):
    assert (
        command("report", folder / "one", "--pictures", tmp_path, "--out", tmp_path / "r.html") == 0
    )
    text = (tmp_path / "report.md").read_text("utf-8")
    for name in re.findall(r"\((\w+\.svg)\)", text):
        assert (tmp_path / name).read_text().startswith("<svg")
    assert "| Player 1 |" in text


def test_the_use_of_options_adds_up(folder):
    found = findings.findings(folder / "one")
    assert sum(use["taken"] for use in found["uses"]) == sum(
        one["length"] for one in store.games(folder / "one")
    )
    assert all(use["taken"] <= use["offered"] for use in found["uses"])
    assert found["builds"] and found["designed"] and found["events"]
    assert found["traits"] == ["leader"]


def test_two_runs_are_compared_game_by_game(folder):
    rows = {row["figure"]: row for row in findings.compared(folder / "one", folder / "two")}
    assert rows["length"]["games"] == 15
    one = [game["scores"][0] for game in store.games(folder / "one")][:15]
    two = [game["scores"][0] for game in store.games(folder / "two")]
    wanted = sum(b - a for a, b in zip(one, two, strict=True)) / 15
    assert rows["score seat 0"]["difference"] == pytest.approx(wanted, abs=1e-3)


def test_runs_of_other_seeds_are_not_compared(folder, tmp_path):
    run(plan("outlive", {}, ["random"], seed="x", part=5), tmp_path / "other", 0, 5)
    with pytest.raises(BadOption, match="same seed"):
        findings.compared(folder / "one", tmp_path / "other")


def test_what_is_no_run_is_said(tmp_path, capsys):
    assert command("report", tmp_path) == 2
    assert "there is no run here" in capsys.readouterr().err


def test_a_rating_is_right_where_it_can_be_worked_out():
    found = ratings.ratings({("a", "b"): (750.0, 250.0)}, "b")
    assert found["b"][0] == 1000
    assert found["a"][0] == pytest.approx(1000 + 400 * math.log10(3), abs=2)
    assert 10 < found["a"][1] < 40


def test_who_wins_everything_has_a_rating_too():
    found = ratings.ratings({("a", "b"): (20.0, 0.0)}, None)
    assert found["a"][0] > found["b"][0] and found["a"][1] < 2000


def test_the_sequential_test_stops_when_it_is_decided():
    assert ratings.decided(10, 10) == 0
    assert ratings.decided(20, 4) == 1
    assert ratings.decided(4, 20) == -1


def test_an_arena_stops_early_and_goes_on_without_a_bad_bot(tmp_path, capsys):
    first, broken = tmp_path / "first.py", tmp_path / "broken.py"
    first.write_text(BOT.format(line="return seat.options[0]"))
    broken.write_text(BOT.format(line="raise ValueError('lost the plot')"))
    names = f"random,{first},{broken}"
    assert (
        command("arena", "last-aurora", "--players", names, "--games", 60, "--out", tmp_path / "l")
        == 0
    )
    told = capsys.readouterr()
    assert "lost the plot" in told.err
    data = json.loads((tmp_path / "l/ladder.json").read_text())
    assert [row["player"] for row in data["ladder"]][-1] == str(broken)
    pairs = {tuple(p["players"]): p for p in data["pairs"]}
    against = pairs["random", str(broken)]
    assert against["verdict"] == 1 and against["games"] < 60
    assert against["wins"] == [against["games"], 0]
    assert "lost the plot" in (tmp_path / "l/ladder.html").read_text()


def test_a_bot_that_kills_its_process_ends_its_match_alone(tmp_path):
    dead = tmp_path / "dead.py"
    dead.write_text("import os\n" + BOT.format(line="os._exit(3)"))
    found = arena.meet("last-aurora", {}, [str(dead), "random", "greedy:1"], 2)
    assert [bool(match.broken) for match in found] == [True, True, False]
    assert found[0].broken == f"{dead} – random: the process that played them has ended"
    assert found[2].games == 2


@pytest.mark.parametrize("names", [["random"], ["random", "random"]])
def test_an_arena_needs_two(names):
    with pytest.raises(BadOption, match="at least two"):
        arena.meet("outlive", {}, names, 10)


SEARCH = """
game = "outlive"
players = ["random"]
games = 16
[goal]
figure = "score seat 0"
target = {target}
[[value]]
file = "disasters"
table = "{kind}"
id = "{id}"
field = "points"
values = [0, 3, 6, 9]
"""


def test_a_search_tries_every_value_on_the_same_seeds_and_halves(tmp_path):
    kind, id, _ = disaster()
    path = tmp_path / "search.toml"
    path.write_text(SEARCH.format(kind=kind, id=id, target=100))
    assert command("sweep", path, "--out", tmp_path / "out") == 0
    told = json.loads((tmp_path / "out/sweep.json").read_text())
    assert sorted(row["games"] for row in told["tried"]) == [8, 8, 16, 16]
    best = max(told["tried"], key=lambda row: (row["games"], row["mean"]))
    assert told["best"] == best["values"]
    again = sweep.sweep(path, tmp_path / "out")
    assert again == told


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("", "needs 'goal'"),
        ("x = [", "x.toml"),
        (SEARCH.format(kind="disaster", id="no such row", target=1), "no such row"),
    ],
)
def test_a_search_that_does_not_fit_is_refused(tmp_path, text, told):
    (tmp_path / "x.toml").write_text(text)
    with pytest.raises(BadData, match=told):
        sweep.sweep(tmp_path / "x.toml", tmp_path / "out")


@pytest.mark.parametrize("game", ["outlive", "last-aurora", "auztralia", "dei"])
def test_a_figure_that_no_game_has_is_refused_before_the_first_game(tmp_path, game):
    kind, id, _ = disaster()
    text = SEARCH.format(kind=kind, id=id, target=1).replace('"outlive"', f'"{game}"')
    (tmp_path / "x.toml").write_text(text.replace("score seat 0", "colour"))
    with pytest.raises(BadOption, match="no figure 'colour'; there are length, score seat 0"):
        sweep.sweep(tmp_path / "x.toml", tmp_path / "out")
    assert not (tmp_path / "out").exists()


def test_a_data_set_loads_in_one_line_and_replays(tmp_path):
    words = ["dataset", "outlive", "--bots", "random", "--games", 3, "--every", 5]
    assert command(*words, "--out", tmp_path / "set") == 0
    frame = pandas.read_parquet(tmp_path / "set/positions")
    assert len(frame) == polars.read_parquet(tmp_path / "set/positions/*.parquet").height
    assert set(frame["decision"] % 5) == {0}
    assert all(
        choice in options for choice, options in zip(frame["choice"], frame["options"], strict=True)
    )
    records = pandas.read_parquet(tmp_path / "set/records")
    for record, scores in zip(records["record"], records["scores"], strict=True):
        assert ashfall.load(record).scores() == list(scores)
    row = frame.iloc[7]
    game = ashfall.load(records["record"][row["game"]]).at(int(row["decision"]))
    assert json.loads(row["view"]) == json.loads(
        json.dumps(game.title.view(game.table, int(row["seat"])))
    )
    assert f"{len(frame)} positions" in (tmp_path / "set/README.md").read_text()
    assert command(*words, "--out", tmp_path / "set") == 2


def test_every_designed_number_is_tried_on_the_same_seeds(folder, tmp_path):
    """The points of disasters move points; what was tried before is not tried again; the report tells it."""
    words = ["values", "outlive", "--games", 10, "--only", "disasters", "--out", tmp_path / "tried"]
    assert command(*words) == 0
    path = tmp_path / "tried/values.jsonl"
    before = path.read_text()
    rows = {row["value"]: row for row in values.kept_values(tmp_path / "tried", "outlive")["rows"]}
    assert all(row["tried"] - row["printed"] in (1, -1) for row in rows.values() if "tried" in row)
    moved = [row for row in rows.values() if row.get("changed")]
    assert moved and any(row["points"]["difference"] for row in moved)
    path.write_text(before[:-30])
    assert command(*words, "--workers", 2) == 0
    assert sorted(path.read_text().splitlines()) == sorted(before.splitlines())
    told = tmp_path / "report"
    arguments = ["--values", tmp_path / "tried", "--pictures", told, "--out", tmp_path / "r.html"]
    assert command("report", folder / "one", *arguments) == 0
    assert moved[0]["value"] in (told / "effects.md").read_text()
    assert "(effects.md)" in (told / "report.md").read_text()


def test_a_number_that_no_other_may_replace_is_said_to_be_bound():
    wanted = plan("outlive", {}, ["random"])
    number = next(n for n in values.numbers(title("outlive")) if n[0].id == "heat_sensor")
    base = play_parcel(wanted, 0, 2)["columns"]
    assert "must be a whole number 2–2" in values.tried(wanted, *number, base)["bound"]


def test_a_number_that_breaks_the_game_is_said_to_be_bound_and_the_others_are_tried():
    """Two hexes on one place: no check names that row, and yet no map can be made of it."""
    wanted = plan("auztralia", {}, ["random"])
    known = values.numbers(title("auztralia"))
    at = next(n for n in known if (n[0].id, n[0].field) == ("hex_01", "q"))
    assert "do not fit the game" in values.tried(wanted, *at, {"number": []})["bound"]


def test_values_of_another_game_are_not_told(tmp_path):
    values.values(plan("outlive", {}, ["random"]), tmp_path, 2, only="no such number")
    with pytest.raises(BadOption, match="values of outlive, not of dei"):
        values.kept_values(tmp_path, "dei")
    with pytest.raises(BadOption, match="other games lie here"):
        values.values(plan("outlive", {}, ["random"], seed="other"), tmp_path, 2)
    with pytest.raises(BadOption, match="no values were tried"):
        values.kept_values(tmp_path / "nowhere", "dei")


@pytest.mark.parametrize("kind", [store.GAMES, store.USES, store.EVENTS])
def test_a_damaged_part_is_said_and_not_told_as_figures(folder, tmp_path, kind, capsys):
    run(plan("outlive", {}, ["random"], part=10), tmp_path / "run", 0, 20)
    path = store.parts(tmp_path / "run", kind)[1]
    path.write_bytes(path.read_bytes()[:-20])
    assert command("report", tmp_path / "run") == 2
    assert f"{path.name}: this part is damaged" in capsys.readouterr().err.replace("\n", "")


def test_the_published_sample_loads_in_one_line_and_replays():
    frame = pandas.read_parquet(SAMPLE / "positions")
    assert len(frame) == polars.read_parquet(SAMPLE / "positions/*.parquet").height
    assert f"{len(frame)} positions" in (SAMPLE / "README.md").read_text("utf-8")
    assert sum(path.stat().st_size for path in SAMPLE.rglob("*.parquet")) < 1_000_000
    records = pandas.read_parquet(SAMPLE / "records")
    last = records.iloc[-1]
    assert ashfall.load(last["record"]).scores() == list(last["scores"])
    seen = frame[frame["game"] == last["game"]]
    assert list(seen.iloc[-1]["final_scores"]) == list(last["scores"])
