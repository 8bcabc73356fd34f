"""How far a run is: a bar on a terminal, plain lines in a pipe, in three languages."""

import io
import os
import pty
import re
import subprocess
import sys

import pytest
from rich.console import Console

from ashfall.cli import progress as shown
from ashfall.cli.laboratory import speaker_of
from ashfall.lab.run import Progress

WORDS = {
    "en": "30 of 120 games, 10.0 games/s, 00:09 left",
    "ru": "Партий: 30 из 120, 10.0 в секунду, осталось 00:09",
    "pl": "Gry: 30 z 120, 10.0 na sekundę, zostało 00:09",
}
INTERVALS = "greedy 66.7 % (48.8–80.8); random 33.3 % (19.2–51.2)"


def a_quarter() -> Progress:
    """30 of 120 games after 3 seconds; greedy has won two of three."""
    now = [0.0]
    progress = Progress(120, 0, lambda: now[0])
    winners = [[0], [0], [1]] * 10
    players = [["greedy", "random"]] * 30
    progress.add({"players": players, "winners": winners, "scores": [[3, 1]] * 30})
    now[0] = 3.0
    return progress


@pytest.mark.parametrize("lang", WORDS)
def test_in_a_pipe_there_are_plain_lines(lang):
    out = io.StringIO()
    with shown.told(speaker_of("outlive", lang), out) as telling:
        telling.tell(a_quarter(), last=True)
        telling.warn("a part is damaged")
        telling.warn("a part is damaged")
    assert out.getvalue().replace("\u00a0", " ").splitlines() == [
        f"{WORDS[lang]}; {INTERVALS}",
        "ashfall: a part is damaged",
    ]


@pytest.mark.parametrize("lang", WORDS)
def test_on_a_terminal_a_bar_is_drawn_over(lang, monkeypatch):
    """A quarter of the bar is full; the second drawing begins where the first did, and nothing of it stays."""
    out = io.StringIO()
    console = Console(
        file=out, force_terminal=True, width=120, color_system=None, legacy_windows=False
    )
    drawn = shown.bar
    monkeypatch.setattr(shown, "bar", lambda file: drawn(file, console))
    with shown.told(speaker_of("outlive", lang), out) as telling:
        telling.tell(a_quarter(), last=True)
        telling.tell(a_quarter(), last=True)
        telling.warn("a part is [damaged]")
    text = out.getvalue().replace("\u00a0", " ")
    bar = re.search(r"(━+╸?)(╺?━*) *25 % " + re.escape(WORDS[lang]), text)
    assert bar is not None and INTERVALS in text
    assert "\x1b[2K\x1b[1A\x1b[2K" in text, "the two lines were not taken back"
    assert "ashfall: a part is [damaged]" in text
    assert text.rstrip("\x1b[?25h").endswith("\x1b[2K"), "the bar stays at the end"


def test_a_narrow_terminal_gets_no_more_lines():
    out = io.StringIO()
    console = Console(file=out, force_terminal=True, width=40, color_system=None)
    bar = shown.bar(out, console)
    telling = shown.Telling(speaker_of("outlive", "en"), out)
    telling.bar = bar
    with bar:
        telling.tell(a_quarter(), last=True)
    assert (
        max(len(line) for line in re.sub(r"\x1b\[[?0-9]*[a-zA-Z]", "", out.getvalue()).splitlines())
        <= 40
    )


def test_the_command_draws_it_on_a_real_terminal(tmp_path):
    ours, theirs = pty.openpty()
    words = [
        "last-aurora",
        "--bots",
        "random",
        "--games",
        "150",
        "--part",
        "50",
        "--out",
        tmp_path / "run",
    ]
    command = [sys.executable, "-m", "ashfall.cli", "lab", "run", *map(str, words)]
    environment = {**os.environ, "TERM": "xterm", "COLUMNS": "100"}
    process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=theirs, env=environment)
    os.close(theirs)
    seen = b""
    while True:
        try:
            piece = os.read(ours, 65536)
        except OSError:  # the other end is closed
            break
        if not piece:
            break
        seen += piece
    assert process.wait() == 0
    told = re.findall(r"(\d+) of 150 games", seen.decode())
    assert told and [int(one) for one in told] == sorted(map(int, told))
    assert "━" in seen.decode()


@pytest.mark.parametrize(("seconds", "text"), [(None, "…"), (59.9, "00:59"), (3723, "1:02:03")])
def test_the_time_left_is_read_like_a_clock(seconds, text):
    assert shown.clock(seconds) == text
