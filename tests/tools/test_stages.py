"""The stages of `make test` run side by side, one after the other within a lane, and a failure ends them all."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

TOOL = Path(__file__).resolve().parents[2] / "tools/stages.py"
# Each of the two meets the other, which is only possible while both run.
MAKEFILE = """
one:  ## the first
\t@touch one; until [ -e two ]; do sleep 0.05; done; echo one met two
two:  ## the second
\t@touch two; until [ -e one ]; do sleep 0.05; done; echo two met one
after:  ## what comes then
\t@[ -e one ] && echo after both
bad:  ## what fails
\t@echo it is bad; exit 3
"""


@pytest.fixture
def run(tmp_path):
    (tmp_path / "Makefile").write_text(MAKEFILE)
    plain = {name: value for name, value in os.environ.items() if not name.startswith("MAKE")}

    def run(*rounds):
        done = subprocess.run(
            [sys.executable, TOOL, *rounds],
            cwd=tmp_path,
            env=plain,
            capture_output=True,
            text=True,
            timeout=120,
        )
        return done.returncode, re.sub(r" +\d+ s", " N s", done.stdout), done.stderr

    return run


def test_lanes_run_side_by_side_and_the_next_round_after_both(run):
    code, said, wrong = run("one | two", "after |")
    assert (code, wrong) == (0, "")
    # What the second lane says comes as a whole.
    assert said.index("one met two") < said.index("== make two: the second\ntwo met one\n")
    assert said.index("two met one") < said.index("== make after: what comes then\nafter both\n")
    for stage, what in [("one", "the first"), ("two", "the second"), ("after", "what comes then")]:
        assert f"== N s  make {stage:<12} {what}\n" in said
    assert said.endswith("== N s  in all; stages run side by side\n")


@pytest.mark.parametrize("rounds", [("one | two bad after", "after"), ("bad after | bad", "after")])
def test_what_fails_in_any_lane_is_said_and_nothing_is_begun_after_it(run, rounds):
    code, said, _ = run(*rounds)
    assert code == 1
    assert "it is bad" in said and "after both" not in said
    assert re.search(r"== N s  make bad +what fails: FAILED \(2\)", said)
    assert "make after" not in said
