"""Who plays a run writes its parts: the run itself costs next to nothing beside them."""

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from ashfall.lab import store, workers
from ashfall.lab.crew import jobs
from ashfall.lab.plan import plan
from ashfall.lab.run import run
from ashfall.lab.workers import Lost, compiled_player

GAME = "last-aurora"
ALONE = """
import sys
from pathlib import Path
from ashfall.lab.plan import plan
from ashfall.lab.run import run
run(plan("last-aurora", {}, ["random"], part=5), Path(sys.argv[1]), 0, 20, 2)
print(sorted({"numpy", "pandas", "pyarrow"} & set(sys.modules)))
"""
WRITES = """
import sys
from pathlib import Path
from ashfall.lab import store
from ashfall.lab.parcels import play_parcel
from ashfall.lab.plan import plan
wanted = plan("last-aurora", {}, ["random"], part=5)
store.lean_arrow(store.arrow_folder())
store.keep_part(wanted, Path(sys.argv[1]), (0, 5), [play_parcel(wanted, 0, 5)])
print(sorted({"numpy", "pandas", "pyarrow"} & set(sys.modules)))
import numpy
print(numpy.arange(3).sum())
"""


def said(program: str, folder: Path) -> list[str]:
    command = [sys.executable, "-c", program, str(folder)]
    return subprocess.check_output(command, text=True).splitlines()


def test_the_run_itself_loads_nothing_that_writes(tmp_path):
    """What it holds beside its players would grow by half, and it would have a start to wait for."""
    assert said(ALONE, tmp_path / "run") == ["[]"]
    assert len(store.parts(tmp_path / "run")) == 4


def test_whoever_writes_parts_loads_no_more_than_that_needs(tmp_path):
    """Who wants numpy afterwards, a bot out of a file say, has it."""
    assert said(WRITES, tmp_path) == ["['pyarrow']", "3"]


def test_each_process_has_whole_parts_and_all_share_the_last_ones():
    parts = [(at, at + 100) for at in range(0, 500, 100)]
    found = list(jobs(parts, 2))
    assert [part.at for part in found] == parts
    assert [len(part.pieces) for part in found] == [0, 0, 0, 17, 17]
    covered = [number for first, end in found[-1].pieces for number in range(first, end)]
    assert covered == list(range(400, 500))
    assert not any(part.pieces for part in jobs(parts, 1))


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


def test_a_process_that_ends_is_said_and_the_run_goes_on_where_it_stood(tmp_path):
    bot, mark = tmp_path / "dies.py", tmp_path / "mark"
    bot.write_text(BOT.format(mark=str(mark)))
    wanted = plan(GAME, {}, ["random", str(bot)], part=5)
    with pytest.raises(Lost, match="run it again, it goes on"):
        run(wanted, tmp_path / "run", 0, 20, 2)
    run(wanted, tmp_path / "run", 0, 20, 2)
    run(wanted, tmp_path / "whole", 0, 20)
    names = [path.name for path in store.parts(tmp_path / "whole")]
    for name in names:
        assert (tmp_path / "run" / name).read_bytes() == (tmp_path / "whole" / name).read_bytes()
    assert [one["number"] for one in store.games(tmp_path / "run")] == list(range(20))


def test_processes_end_soon_after_a_run_that_was_killed(tmp_path):
    """They hold the run's line for errors open: it closes when the last of them has ended."""
    words = [GAME, "--bots", "random", "--games", "100000", "--workers", "2", "--part", "100"]
    command = [sys.executable, "-m", "ashfall.cli", "lab", "run", *words, "--out", tmp_path / "run"]
    theirs, ours = os.pipe()
    with subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=ours) as process:
        os.close(ours)
        while not ((tmp_path / "run").exists() and store.parts(tmp_path / "run")):
            assert process.poll() is None
        os.kill(process.pid, signal.SIGKILL)
    with os.fdopen(theirs, "rb") as ends:
        ends.read()
    assert 0 < len(store.parts(tmp_path / "run")) < 1000


def test_a_compiled_build_of_another_python_does_not_play(tmp_path, monkeypatch):
    """It could not load the pyarrow that is here."""
    python = tmp_path / "bin" / "python"
    monkeypatch.setattr(workers, "compiled_python", lambda: str(python))
    assert compiled_player() is None
    version = sys.version_info
    (tmp_path / "lib" / f"python{version.major}.{version.minor}").mkdir(parents=True)
    assert compiled_player() == str(python)
