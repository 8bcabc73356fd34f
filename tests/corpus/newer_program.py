"""A newer program to be: a copy of this one whose rules and luck are others and whose versions are raised."""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
GAMES = ("auztralia", "dei", "last-aurora", "outlive")
NEWER = "99"


def make(folder: Path) -> Path:
    """Freeze the rules in a copy of the source as `tools/freeze.py` does, then change them."""
    ignored = shutil.ignore_patterns("static", "__pycache__")
    shutil.copytree(ROOT / "src/ashfall", folder / "src/ashfall", ignore=ignored)
    (folder / "tools").mkdir()
    (folder / "tests").mkdir()
    shutil.copy(ROOT / "tools/freeze.py", folder / "tools/freeze.py")
    shutil.copy(ROOT / "tests/rules_versions.json", folder / "tests/rules_versions.json")
    for game in GAMES:
        run(folder, "tools/freeze.py", game)
        title = folder / f"src/ashfall/games/{game.replace('-', '_')}/__init__.py"
        change(title, r'    version = "[^"]+"', f'    version = "{NEWER}"')
    # Other luck: not one choice of an old game need be legal any more.
    change(folder / "src/ashfall/engine/chance.py", r"sha256\(str", 'sha256(b"newer" + str')
    return folder


def change(path: Path, pattern: str, new: str) -> None:
    text, count = re.subn(pattern, new, path.read_text("utf-8"), count=1)
    assert count == 1, (path, pattern)
    path.write_text(text, "utf-8")


def run(folder: Path, *words: str) -> str:
    """Run Python with the newer program instead of ours."""
    environment = {**os.environ, "PYTHONPATH": f"{folder / 'src'}:{ROOT}"}
    done = subprocess.run(
        [sys.executable, *words], cwd=folder, env=environment, capture_output=True, text=True
    )
    assert done.returncode == 0, done.stdout[-3000:] + done.stderr[-3000:]
    return done.stdout
