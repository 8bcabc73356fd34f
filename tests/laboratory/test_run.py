"""Runs that last: killed and resumed, in shards, with any number of processes, they give the same files."""

import json
import os
import signal
import subprocess
import sys
from contextlib import suppress
from pathlib import Path

import pyarrow.parquet as parquet
import pytest

from ashfall.cli.main import main
from ashfall.engine.errors import BadData, BadOption
from ashfall.engine.seat import SeatPosition
from ashfall.lab import store
from ashfall.lab.parcels import play_parcel
from ashfall.lab.plan import BadRun, plan
from ashfall.lab.run import Progress, run
from ashfall.lab.simulate import simulate, summary
from ashfall.lab.tally import tallied

GAME = "last-aurora"


def small(part: int = 10, **more):
    return plan(GAME, {"players": 3}, ["random"], seed="s", part=part, **more)


def files(folder: Path) -> dict[str, bytes]:
    """What must be equal: everything but the log of who played."""
    return {p.name: p.read_bytes() for p in folder.iterdir() if p.name != store.LOG}


@pytest.fixture(scope="module")
def whole(tmp_path_factory) -> Path:
    folder: Path = tmp_path_factory.mktemp("runs") / "whole"
    run(small(), folder, 0, 25)
    return folder


def test_the_parts_are_named_by_their_range(whole):
    assert [path.name for path in store.parts(whole)] == [
        "games-0000000000-0000000009.parquet",
        "games-0000000010-0000000019.parquet",
        "games-0000000020-0000000024.parquet",
    ]
    assert [one["number"] for one in store.games(whole)] == list(range(25))


def test_the_files_do_not_depend_on_the_number_of_processes(whole, tmp_path):
    run(small(), tmp_path / "two", 0, 25, workers=2)
    assert files(tmp_path / "two") == files(whole)


def test_two_shards_are_one_run(whole, tmp_path):
    run(small(), tmp_path / "shards", 10, 25)
    run(small(), tmp_path / "shards", 0, 10)
    assert files(tmp_path / "shards") == files(whole)


def test_a_killed_run_goes_on_and_gives_the_same_files(tmp_path):
    folder = tmp_path / "killed"
    words = [GAME, "--bots", "random", "--games", "240", "--part", "20", "--out", folder]
    command = [sys.executable, "-m", "ashfall.cli.main", "lab", "run", *map(str, words)]
    process = subprocess.Popen(command, start_new_session=True)
    while not (folder.exists() and store.parts(folder)):
        with suppress(subprocess.TimeoutExpired):
            pytest.fail(f"ended too early: {process.wait(0.05)}")
    os.killpg(process.pid, signal.SIGKILL)
    process.wait()
    before = len(store.parts(folder))
    assert 0 < before < 12
    assert subprocess.run(command, check=False).returncode == 0
    run(plan(GAME, {}, ["random"], part=20), tmp_path / "whole", 0, 240)
    assert files(folder) == files(tmp_path / "whole")
    assert len(store.notes(folder)) == 12


def test_what_a_killed_run_left_half_written_is_removed(whole, tmp_path):
    folder = tmp_path / "left"
    run(small(), folder, 0, 10)
    (folder / ".events-0000000010-0000000019.parquet.1").write_bytes(b"PAR1")
    run(small(), folder, 0, 25)
    assert files(folder) == files(whole)


def test_the_games_are_those_of_simulate(whole):
    told = summary(simulate(GAME, {"players": 3}, ["random"], 25, "s"))
    found = tallied(store.games(whole)).data()
    assert {name: found[name] for name in told} == told


def test_a_damaged_part_is_played_again_and_said(whole, tmp_path):
    folder = tmp_path / "damaged"
    run(small(), folder, 0, 25)
    store.parts(folder)[1].write_bytes(b"PAR1 no more")
    (folder / "events-0000000020-0000000024.parquet").unlink()
    said: list[str] = []
    assert run(small(), folder, 0, 25, warn=said.append).done == 15
    assert [sentence.split()[0] for sentence in said] == [
        "games-0000000010-0000000019.parquet",
        "games-0000000020-0000000024.parquet",
    ]
    assert files(folder) == files(whole)


def test_a_longer_run_counts_no_game_twice(tmp_path):
    folder = tmp_path / "longer"
    run(small(), folder, 0, 15)
    run(small(), folder, 0, 20)
    assert [one["number"] for one in store.games(folder)] == list(range(20))
    decisions = sum(one["length"] for one in store.games(folder))
    assert sum(taken for _, _, taken, _ in store.counts(folder, store.USES)) == decisions


def test_a_run_of_other_rules_is_refused(whole, tmp_path):
    folder = tmp_path / "old"
    folder.mkdir()
    about = json.loads((whole / "run.json").read_text())
    (folder / "run.json").write_text(json.dumps({**about, "version": "0.0.1"}))
    with pytest.raises(BadRun, match=r"another run lies here \(version '0\.0\.1'"):
        run(small(), folder, 0, 5)


def test_a_folder_of_another_version_of_the_program_is_refused(whole, tmp_path):
    about = json.loads((whole / "run.json").read_text())
    (tmp_path / "run.json").write_text(json.dumps({**about, "ashfall-run": 99}))
    with pytest.raises(BadRun, match="written by another version of Ashfall"):
        run(small(), tmp_path, 0, 5)
    assert [path.name for path in tmp_path.iterdir()] == ["run.json"]


@pytest.mark.parametrize("text", ["", "[]", "{}", "\0", "[" * 100_000])
def test_a_plan_that_is_none_is_refused(tmp_path, text):
    (tmp_path / "run.json").write_text(text)
    with pytest.raises(BadRun, match="not the plan of a run"):
        run(small(), tmp_path, 0, 5)


def test_a_folder_with_other_things_in_it_is_left_alone(tmp_path):
    (tmp_path / "letter.txt").write_text("dear")
    with pytest.raises(BadRun, match="not empty"):
        run(small(), tmp_path, 0, 5)


def test_shards_begin_where_parts_do(tmp_path):
    with pytest.raises(BadOption, match="multiple of 10"):
        run(small(), tmp_path / "x", 5, 20)
    assert not (tmp_path / "x").exists()


def test_an_overlay_that_does_not_fit_is_refused(tmp_path):
    (tmp_path / "cards.toml").write_text('[[card]]\nid = "no such card"\n')
    with pytest.raises(BadData):
        small(overlay=tmp_path)


def test_an_overlay_that_passes_the_checks_and_breaks_the_game_is_refused(tmp_path):
    """Two hexes on one place."""
    (tmp_path / "map.toml").write_text('[[hex]]\nid = "hex_01"\nq = 6\n')
    with pytest.raises(BadData, match="these values do not fit the game"):
        plan("auztralia", {}, ["random"], overlay=tmp_path)


def test_settings_per_seat_and_factions_are_kept(tmp_path):
    wanted = plan("dei", {"players": 2, "faction": ["wild", "any"]}, ["random"], part=4)
    run(wanted, tmp_path / "dei", 0, 4, workers=2)
    for one in store.games(tmp_path / "dei"):
        assert one["traits"][0]["trait"] == "faction"
        assert one["traits"][0]["values"][0] == "wild"


BOTS = {
    "raises": "raise ValueError('no idea')",
    "slow": "while True: pass",
    "stubborn": """while True:
            try:
                while True: sum(range(99))
            except Exception: pass""",
    "cheats": "return (seat.options[0][0], 0, 99, 99)",
}


@pytest.mark.parametrize(
    ("name", "told"),
    [
        ("raises", "no idea"),
        ("slow", "longer than"),
        ("stubborn", "longer than"),
        ("cheats", "none of"),
    ],
)
def test_a_bot_that_breaks_the_rules_loses_and_the_rest_goes_on(tmp_path, monkeypatch, name, told):
    monkeypatch.setattr("ashfall.lab.players.SECONDS", 0.2)
    path = tmp_path / f"{name}.py"
    path.write_text(
        "from ashfall.bots import Player\n\n\nclass Mine(Player):\n"
        f"    def pick(self, seat, /):\n        {BOTS[name]}\n"
    )
    found = play_parcel(plan("outlive", {}, ["random", str(path)]), 0, 2)["columns"]
    assert all(told in fault for fault in found["fault"])
    assert found["winners"] == [[0], [1]]


@pytest.mark.parametrize("name", ["raises", "cheats"])
def test_a_run_with_a_bad_bot_goes_on_says_it_and_counts_each_game_once(tmp_path, capsys, name):
    path = tmp_path / f"{name}.py"
    path.write_text(
        "from ashfall.bots import Player\n\n\nclass Mine(Player):\n"
        f"    def pick(self, seat, /):\n        {BOTS[name]}\n"
    )
    words = ["lab", "run", GAME, "--bots", f"random,{path}", "--games", "6", "--part", "3"]
    for _ in range(2):  # the second time everything is there
        with pytest.raises(SystemExit) as end:
            main([*words, "--out", str(tmp_path / "run")])
        assert end.value.code == 0
    told = [line for line in capsys.readouterr().err.splitlines() if str(path) in line]
    assert len(told) == len(set(told)) and told
    games = list(store.games(tmp_path / "run"))
    assert [game["number"] for game in games] == list(range(6))
    assert all(str(path) in game["fault"] for game in games)
    assert tallied(games).data()["players"]["random"]["win_rate"] == 1


@pytest.mark.parametrize(
    ("line", "told"),
    [
        ("return (seat.options[0][0], 0, 99)", "it answered drop 0 99, which is none"),
        ("return object()", "it answered <object object>, which is none"),
        (
            "raise ValueError(object(), 'a\\nb' * 200)",
            "it broke off with ValueError: (<object object>,",
        ),
    ],
)
def test_what_a_bot_did_wrong_is_said_the_same_by_every_process(tmp_path, line, told):
    """The sentence lies in the parts: an address of this process's memory in it would make each run another one."""
    path = tmp_path / "mine.py"
    path.write_text(
        "from ashfall.bots import Player\n\n\nclass Mine(Player):\n"
        f"    def pick(self, seat, /):\n        {line}\n"
    )
    fault = play_parcel(plan("outlive", {}, ["random", str(path)]), 0, 1)["columns"]["fault"][0]
    assert told in fault and "0x" not in fault
    assert "\n" not in fault and len(fault) < 300 + len(str(path))


def test_a_bot_is_shown_no_hidden_card(tmp_path):
    """It looks for the real order of the deck; what it is given was dealt again."""
    path = tmp_path / "peeks.py"
    path.write_text(
        "from ashfall.bots import Player\n\n\nclass Peeks(Player):\n"
        "    seen = []\n"
        "    def pick(self, seat, /):\n"
        "        Peeks.seen.append(str(seat._table.data()))\n"
        "        return seat.options[0]\n"
    )
    from ashfall.games import title
    from ashfall.lab.players import bot_class, seat_player
    from ashfall.lab.playouts import start_table

    table = start_table(title("outlive"), {"players": 2}, 1)
    seat_player(str(path), 1).pick(SeatPosition(title("outlive"), table, table.waiting()[0]))
    assert bot_class(str(path)).seen[0] != str(table.data())


@pytest.mark.parametrize(
    ("text", "told"),
    [("x = (", "cannot be loaded"), ("x = 1", "not 0"), (None, "no such file")],
)
def test_a_file_that_is_no_bot_is_refused_before_the_first_game(tmp_path, text, told):
    path = tmp_path / "bot.py"
    if text is not None:
        path.write_text(text)
    with pytest.raises(BadOption, match=told):
        plan(GAME, {}, [str(path)])


def test_the_time_left_follows_the_rate():
    now = [0.0]
    progress = Progress(100, 20, lambda: now[0])
    assert [progress.left] == [None]
    now[0], progress.done = 4.0, 40
    assert [progress.rate, progress.left] == [10.0, 4.0]


@pytest.mark.parametrize(
    ("lang", "words"),
    [("en", "3 games played"), ("ru", "Сыграны 3 партии"), ("pl", "Rozegrano 3 gry")],
)
def test_the_command_speaks_three_languages(capsys, tmp_path, lang, words):
    with pytest.raises(SystemExit) as end:
        main(["lab", "run", GAME, "--bots", "random", "--games", "3", "--part", "3",
              "--out", str(tmp_path / "run"), "--lang", lang])  # fmt: skip
    assert end.value.code == 0
    assert words in capsys.readouterr().out.replace("\u00a0", " ")
    assert parquet.read_table(store.parts(tmp_path / "run")[0]).num_rows == 3
