"""A real `ashfall` process, with a home of its own and the toy game on its list."""

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from tests.cli.table import toy_speaks

toy_speaks()

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
            timeout=60,
        )
        assert "Traceback" not in done.stdout + done.stderr
        if code is not None:
            assert done.returncode == code, done.stdout[-800:] + done.stderr
        return done

    return run
