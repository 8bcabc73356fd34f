"""A real `ashfall` process, with a home of its own and the toy game on its list."""

import io
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

import tests.engine.toy  # noqa: F401  the import puts the game on the list
from ashfall.cli.main import main

ROOT = Path(__file__).resolve().parents[2]
COMMAND = [sys.executable, "-m", "tests.cli.table"]
Ashfall = Callable[..., "subprocess.CompletedProcess[str]"]


@pytest.fixture
def environment(tmp_path: Path) -> dict[str, str]:
    kept = {k: v for k, v in os.environ.items() if k in ("PATH", "HOME", "VIRTUAL_ENV")}
    return kept | {"ASHFALL_HOME": str(tmp_path / "home"), "LANG": "C.UTF-8", "COLUMNS": "80"}


@pytest.fixture
def ashfall_command(environment: dict[str, str]) -> Ashfall:
    """Run a command to its end; `typed` is what comes over the pipe."""

    def run(*words: str, typed: str = "", code: int | None = 0, **more: str):
        done = subprocess.run(
            [*COMMAND, *words],
            input=typed,
            capture_output=True,
            text=True,
            cwd=ROOT,
            env=environment | more,
            timeout=200,
        )
        assert "Traceback" not in done.stdout + done.stderr
        if code is not None:
            assert done.returncode == code, done.stdout[-800:] + done.stderr
        return done

    return run


@pytest.fixture
def told(capsys, monkeypatch, tmp_path):
    """What a command says in this process: its answer, or with a code its complaint."""
    monkeypatch.setenv("ASHFALL_HOME", str(tmp_path / "home"))
    monkeypatch.setenv("ASHFALL_LANG", "en")
    monkeypatch.setenv("COLUMNS", "80")
    monkeypatch.setattr("sys.stdin", io.StringIO(""))

    def run(*words, code=0):
        with pytest.raises(SystemExit) as left:
            main(list(words))
        said = capsys.readouterr()
        assert left.value.code == code, (words, said.err)
        assert "Traceback" not in said.err
        return said.out if code == 0 else said.err

    return run
