"""The same run on Ray: processes that are killed change nothing, and nothing is left behind."""

import os
import tempfile
from pathlib import Path

import pytest
import ray

from ashfall.engine.errors import BadOption
from ashfall.lab import store
from ashfall.lab.cluster import opened, run_on_ray, start, to_be_played
from ashfall.lab.plan import plan
from ashfall.lab.run import run
from ashfall.lab.workers import build

BOT = """import os, signal
from pathlib import Path

from ashfall.bots import Player

MARKS = Path({marks!r})


class Dies(Player):
    # Kills the process that plays once, and once the worker of Ray that started it.

    def pick(self, seat, /):
        for name, process in [("player", os.getpid()), ("worker", os.getppid())]:
            if not (MARKS / name).exists():
                (MARKS / name).touch()
                os.kill(process, signal.SIGKILL)
        return seat.options[-1]
"""


def files(folder: Path) -> dict[str, bytes]:
    """What must be equal: everything but the logs of who played."""
    return {p.name: p.read_bytes() for p in folder.iterdir() if p.suffix != ".jsonl"}


def test_a_killed_worker_changes_nothing(tmp_path, monkeypatch):
    home = tmp_path / "home"
    home.mkdir()
    monkeypatch.setenv("HOME", str(home))
    marks, bot = tmp_path / "marks", tmp_path / "dies.py"
    marks.mkdir()
    bot.write_text(BOT.format(marks=str(marks)))
    wanted = plan("last-aurora", {}, ["random", str(bot)], part=10)
    before = set(Path(tempfile.gettempdir()).glob("ray-*"))
    variables = dict(os.environ)
    told: list[int] = []
    done = run_on_ray(
        wanted,
        f"file://{tmp_path}/ray",
        0,
        30,
        processors=2,
        tell=lambda now: told.append(now.done),
    )
    assert told == [10, 20, 30]
    assert {name: s.games for name, s in done.tally.groups["players"].items()} == {
        "random": 30,
        str(bot): 30,
    }
    assert {path.name for path in marks.iterdir()} == {"player", "worker"}, "nobody was killed"
    run(wanted, tmp_path / "here", 0, 30)
    assert files(tmp_path / "ray") == files(tmp_path / "here")
    assert [note["build"] for note in store.notes(tmp_path / "ray")] == [build()] * 3
    assert set(Path(tempfile.gettempdir()).glob("ray-*")) == before
    assert list(home.iterdir()) == [] and dict(os.environ) == variables
    assert not ray.is_initialized()


def test_what_is_whole_is_not_played_again(tmp_path):
    """Without a single task Ray is not even started; a part that is cut off or of another run is named."""
    wanted = plan("last-aurora", {}, ["random"], part=10)
    run(wanted, tmp_path, 0, 30)
    done = run_on_ray(wanted, f"file://{tmp_path}", 0, 30, processors=2)
    assert (done.done, done.there) == (0, 30)
    assert not ray.is_initialized()
    first, second, third = store.parts(tmp_path)
    first.write_bytes(first.read_bytes()[:-9])
    third.with_name(third.name.replace("games", "uses")).unlink()
    other = plan("last-aurora", {}, ["random"], seed="other", part=10)
    run(other, tmp_path / "other", 0, 20)
    second.write_bytes(store.parts(tmp_path / "other")[1].read_bytes())
    place, root = opened(f"file://{tmp_path}")
    said: list[str] = []
    assert all(to_be_played(wanted, place, root, (at, at + 10), said.append) for at in (0, 10, 20))
    assert [sentence.partition("; ")[0] for sentence in said] == [
        f"{first.name} is damaged",
        f"{second.name} is of another run",
        f"{third.name} is damaged",
    ]


class Slow:
    """A Ray that comes up at the third attempt, or never."""

    def __init__(self, late: int) -> None:
        self.late = late
        self.given: list[dict[str, object]] = []

    def init(self, **given: object) -> None:
        self.given.append(given)
        if len(self.given) < self.late:
            raise RuntimeError("The current node timed out during startup.")

    def shutdown(self) -> None:
        """Nothing came up."""


def test_a_start_that_was_too_slow_is_tried_again(tmp_path):
    engine = Slow(late=3)
    start(engine, "local", 2, str(tmp_path))
    assert len({given["_temp_dir"] for given in engine.given}) == 3


def test_a_ray_that_never_starts_is_said(tmp_path):
    with pytest.raises(BadOption, match=r"Ray \(local\) did not start: .*timed out"):
        start(Slow(late=99), "local", 2, str(tmp_path))
