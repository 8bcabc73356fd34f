"""The same run on Ray: a worker that is killed changes nothing, and nothing is left behind."""

import os
import tempfile
from pathlib import Path

import ray

from ashfall.lab import store
from ashfall.lab.cluster import run_on_ray
from ashfall.lab.plan import plan
from ashfall.lab.run import run

BOT = """import os, signal
from pathlib import Path

from ashfall.bots import Player

MARK = Path({mark!r})


class Dies(Player):
    def pick(self, seat, /):
        if not MARK.exists():
            MARK.touch()
            os.kill(os.getpid(), signal.SIGKILL)
        return seat.options[-1]
"""


def test_a_killed_worker_changes_nothing(tmp_path, monkeypatch):
    home = tmp_path / "home"
    home.mkdir()
    monkeypatch.setenv("HOME", str(home))
    mark, bot = tmp_path / "mark", tmp_path / "dies.py"
    bot.write_text(BOT.format(mark=str(mark)))
    wanted = plan("last-aurora", {}, ["random", str(bot)], part=10)
    before = set(Path(tempfile.gettempdir()).glob("ray-*"))
    variables = dict(os.environ)
    assert run_on_ray(wanted, f"file://{tmp_path}/ray", 0, 30, processors=2) == 30
    assert mark.exists(), "nobody was killed"
    run(wanted, tmp_path / "here", 0, 30)
    here = {p.name: p.read_bytes() for p in (tmp_path / "here").iterdir() if p.name != store.LOG}
    there = {p.name: p.read_bytes() for p in (tmp_path / "ray").iterdir()}
    assert there == here
    assert set(Path(tempfile.gettempdir()).glob("ray-*")) == before
    assert list(home.iterdir()) == [] and dict(os.environ) == variables
    assert not ray.is_initialized()
    assert run_on_ray(wanted, f"file://{tmp_path}/ray", 0, 30, processors=2) == 0
