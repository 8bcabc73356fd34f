"""Saves survive whatever happens to the process, and records that were tampered with are refused by line."""

import os
import resource
import signal
import subprocess
import time
from pathlib import Path

import pytest

import ashfall
from ashfall.engine import record as records

from .conftest import COMMAND, ROOT

CONFIRMED = "Played and saved: "


def start(environment, path, *words, **more):
    return subprocess.Popen(
        [*COMMAND, "play", "toy", "--bots", "random", "--save", str(path), *words],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        cwd=ROOT,
        env=environment,
        **more,
    )


def hear_interrupts():
    """A suite that runs in the background ignores Ctrl-C, and its children would too."""
    signal.signal(signal.SIGINT, signal.default_int_handler)


def confirmed_in(text):
    """The notation of each confirmed move, which stands in brackets behind its words."""
    confirmed = [line for line in text.splitlines() if line.startswith(CONFIRMED)]
    return [line.rpartition("(")[2].removesuffix(")") for line in confirmed]


def own_choices(path):
    game = ashfall.load(path)
    return [game.title.grammar.write(step) for seat, step in game.choices if seat == 0]


@pytest.mark.slow
@pytest.mark.parametrize("delay", [0.0, 0.004, 0.011, 0.023])
def test_a_killed_process_loses_no_confirmed_choice(environment, tmp_path, delay):
    path = tmp_path / "game"
    table = start(environment, path, "--seed", str(delay))
    assert table.stdin is not None
    assert table.stdout is not None
    seen = ""
    while "> " not in seen:
        seen += table.stdout.read(1)
    table.stdin.write("1\n" * 12)
    table.stdin.flush()
    while CONFIRMED not in seen:
        seen += table.stdout.readline()
    time.sleep(delay)
    table.kill()
    seen += table.stdout.read()
    table.wait()
    confirmed = confirmed_in(seen)
    saved = own_choices(path)
    assert saved[: len(confirmed)] == confirmed
    assert len(saved) <= len(confirmed) + 1


@pytest.mark.slow
def test_a_killed_game_goes_on_where_it_was(environment, tmp_path, ashfall_command):
    path = tmp_path / "game"
    table = start(environment, path, "--seed", "9", "--names", "Anna,Zofia")
    assert table.stdin is not None
    assert table.stdout is not None
    table.stdin.write("1\n")
    table.stdin.flush()
    seen = ""
    while CONFIRMED not in seen:
        seen += table.stdout.readline()
    table.kill()
    table.wait()
    with path.open("a") as file:
        file.write("0 commit as")
    before = own_choices(path)
    done = ashfall_command("play", "--resume", str(path), typed="1\n" * 40)
    assert "Anna and Zofia" in done.stdout
    assert "Total" in done.stdout
    assert own_choices(path)[: len(before)] == before
    assert ashfall.verify(path).over


@pytest.mark.slow
def test_the_last_unfinished_game_is_resumed(ashfall_command):
    ashfall_command("play", "toy", "--bots", "random", "--names", "Finished", typed="1\n" * 40)
    ashfall_command("play", "toy", "--bots", "random", "--names", "Wanted", typed="1\n")
    ashfall_command("play", "toy", "--bots", "random", "--names", "Also", typed="1\n" * 40)
    done = ashfall_command("play", "--resume", typed="quit\n")
    assert "Wanted and Bot 2" in done.stdout


def test_interrupting_keeps_everything(environment, tmp_path):
    path = tmp_path / "game"
    table = start(environment, path, preexec_fn=hear_interrupts)
    assert table.stdin is not None
    assert table.stdout is not None
    table.stdin.write("1\n")
    table.stdin.flush()
    seen = ""
    while CONFIRMED not in seen:
        seen += table.stdout.readline()
    table.send_signal(signal.SIGINT)
    out, err = table.communicate(timeout=120)
    assert table.returncode == 130
    assert "Traceback" not in err
    assert f"--resume {path}" in out
    assert own_choices(path) == confirmed_in(seen)


@pytest.mark.slow
def test_a_table_is_open_in_one_window_only(environment, tmp_path, ashfall_command):
    path = tmp_path / "game"
    table = start(environment, path)
    assert table.stdout is not None
    seen = ""
    while "> " not in seen:
        seen += table.stdout.read(1)
    refused = ashfall_command("play", "--resume", str(path), code=2)
    assert "another window" in refused.stderr
    table.kill()
    table.communicate()
    ashfall_command("play", "--resume", str(path), typed="quit\n")


def limit_files():
    resource.setrlimit(resource.RLIMIT_FSIZE, (300, 300))


def test_a_choice_that_cannot_be_saved_does_not_count(environment, tmp_path):
    """The disk is full after a few choices: the table says so, and the save stays readable."""
    path = tmp_path / "game"
    table = start(environment | {"PYTHONDONTWRITEBYTECODE": "1"}, path, preexec_fn=limit_files)
    out, err = table.communicate("1\n" * 60, timeout=120)
    assert "Traceback" not in err
    assert "could not be saved" in out + err
    saved = own_choices(path)
    assert saved == confirmed_in(out)
    assert path.stat().st_size <= 300


@pytest.fixture
def finished(tmp_path, ashfall_command):
    path = tmp_path / "finished"
    ashfall_command(
        "play", "toy", "--bots", "random", "--seed", "4", "--save", str(path), typed="1\n" * 40
    )
    return path


def with_marks(lines):
    """Lines marked anew, as somebody would who knows the format."""
    writer = records.Writer()
    return "".join(writer.line(line.rpartition(" ;")[0]) for line in lines)


def swapped(lines, old, new):
    return [line.replace(old, new) for line in lines]


@pytest.mark.slow
def test_damaged_foreign_and_tampered_records_are_refused_by_line(finished, tmp_path, told):
    lines = finished.read_text().splitlines()
    first = next(i for i, line in enumerate(lines) if line.startswith("0 "))
    over = next(i for i, line in enumerate(lines) if line.startswith("over "))
    bad = tmp_path / "bad"
    other_card = next(
        c
        for c in ("commit ash1", "commit ash2", "commit ash3", "commit ash4")
        if c not in lines[first]
    )
    cases = {
        "line 6": "\n".join([*lines[:5], lines[5] + "x", *lines[6:]]) + "\n",
        "line 3": "\n".join([*lines[:2], *lines[3:]]) + "\n",
        f"line {first + 1}": with_marks([*lines[:first], f"0 {other_card} ;", *lines[first + 1 :]]),
        f"line {over + 1}": with_marks([*lines[:over], "over 99 0 ;", *lines[over + 1 :]]),
        "line 1: the record has format 2": with_marks(swapped(lines, "ashfall 1", "ashfall 2")),
        "line 2: the game was begun with rules 9.0.0": with_marks(
            swapped(lines, "toy 1.0.0", "toy 9.0.0")
        ),
        "line 2: there is no game 'chess'": with_marks(swapped(lines, "game toy", "game chess")),
        "first line must be": "PK\x03\x04 something else\n",
        "not an Ashfall record": "",
    }
    for says, text in cases.items():
        bad.write_text(text)
        for code, *command in ((1, "verify"), (1, "replay"), (2, "play", "--resume")):
            assert says in told(*command, str(bad), code=code), command
    bad.write_bytes(b"\xff\xfe\x00binary")
    assert "not a text file" in told("verify", str(bad), code=1)
    bad.write_bytes(b"ashfall 1 ;0000\n" * 200_000)
    assert "too long" in told("verify", str(bad), code=1)
    assert "directory" in told("verify", str(tmp_path), code=1).lower()


@pytest.mark.slow
def test_a_choice_that_was_changed_to_a_legal_one_is_noticed(tmp_path, ashfall_command):
    path, bad = tmp_path / "game", tmp_path / "bad"
    typed = "give 1 2\n1\n" * 30
    ashfall_command(
        "play", "toy", "--bots", "random", "--seed", "4", "--save", str(path), typed=typed
    )
    lines = path.read_text().splitlines()
    bad.write_text(with_marks(swapped(lines, "0 give 1 2", "0 give 1 1")))
    over = next(i for i, line in enumerate(lines, 1) if line.startswith("over "))
    assert f"line {over}" in ashfall_command("verify", str(bad), code=1).stderr


@pytest.mark.slow
def test_a_record_is_told_again(finished, ashfall_command):
    done = ashfall_command("replay", str(finished))
    assert "1. " in done.stdout
    assert "Total" in done.stdout
    stepped = ashfall_command("replay", str(finished), "--step", typed="\n\ns\nb\n5\nq\n")
    assert "Round" in stepped.stdout
    assert "Total" not in stepped.stdout


@pytest.mark.slow
def test_a_replay_shows_a_seat_no_more_than_it_saw(finished, ashfall_command):
    watched = ashfall_command("replay", str(finished)).stdout
    assert "sees" not in watched
    assert ashfall_command("replay", str(finished), "--seat", "9", code=2).stderr


@pytest.mark.slow
def test_a_new_game_never_writes_over_a_save(finished, ashfall_command):
    before = finished.read_bytes()
    ashfall_command("play", "toy", "--save", str(finished), code=2)
    assert finished.read_bytes() == before


def test_saving_a_copy(tmp_path, ashfall_command):
    copy = tmp_path / "copy"
    ashfall_command("play", "toy", "--bots", "random", typed=f"1\nsave {copy}\nsave {copy}\nquit\n")
    assert len(own_choices(copy)) == 1
    assert Path(copy).stat().st_mode & 0o777
    assert os.access(copy, os.R_OK)


@pytest.mark.slow
def test_opening_a_finished_game_again_changes_nothing(finished, ashfall_command):
    before = finished.read_bytes()
    assert "Total" in ashfall_command("play", "--resume", str(finished)).stdout
    assert finished.read_bytes() == before
