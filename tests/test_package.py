"""What is built and given away works in an empty environment: wheel and sdist, newest and oldest packages."""

import json
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]
UV = Path(sys.executable).with_name("uv")
MOST_PACKAGES = 15
BUILD = (
    "import sys; from setuptools import build_meta; getattr(build_meta, sys.argv[1])(sys.argv[2])"
)
TRIED = """
import json, sys
import ashfall
from ashfall import rulebook
from ashfall.lang import Speaker
from ashfall.games import title
told = {}
for game in ashfall.games():
    made = ashfall.new(game["id"], seed=1)
    while len(made.choices) < 30:
        made.play(0, seat=made.waiting()[0].seat)
    rules = len(rulebook.rules(game["id"])), rulebook.rules(game["id"], "ru")[0].language
    told[game["id"]] = [*rules, Speaker(title(game["id"]), "pl").say("game-name")]
print(json.dumps([ashfall.__file__, told]))
"""
SERVER = "import ashfall.server.run, ashfall.server.page as page; print(page.__file__)"

pytestmark = [pytest.mark.slow, pytest.mark.timeout(2400)]


def run(*words: object, cwd: Path) -> str:
    done = subprocess.run([str(w) for w in words], cwd=cwd, capture_output=True, text=True)
    assert done.returncode == 0, f"{done.stdout}\n{done.stderr}"
    return done.stdout


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A wheel and an sdist, made from a copy of what git knows, with a page in place of the built one."""
    folder = tmp_path_factory.mktemp("built")
    copy = folder / "sources"
    for name in run("git", "ls-files", "-z", cwd=ROOT).rstrip("\0").split("\0"):
        if not name.startswith(("tests/", "web/", "benchmarks/")) and (ROOT / name).is_file():
            (copy / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(ROOT / name, copy / name)
    page = copy / "src/ashfall/server/static/index.html"
    page.parent.mkdir(parents=True, exist_ok=True)
    page.write_text("<!doctype html><title>Ashfall</title>", "utf-8")
    for what in ("build_sdist", "build_wheel"):
        run(sys.executable, "-c", BUILD, what, folder, cwd=copy)
    return folder


def environment(folder: Path, *wanted: object) -> Path:
    run(UV, "venv", "--quiet", "--python", sys.executable, folder / "env", cwd=folder)
    python = folder / "env/bin/python"
    run(UV, "pip", "install", "--quiet", "--python", python, *wanted, cwd=folder)
    return python


def tried(python: Path, folder: Path) -> None:
    place, told = json.loads(run(python, "-I", "-c", TRIED, cwd=folder))
    assert Path(place).is_relative_to(folder)
    assert {"last-aurora", "outlive", "auztralia"} <= told.keys()
    for rules, language, name in told.values():
        assert rules > 300 and language == "ru" and name


@pytest.mark.parametrize("kind", ["*.whl", "*.tar.gz"])
def test_what_is_built_plays_with_few_packages_beside(built, tmp_path, kind):
    (package,) = built.glob(kind)
    python = environment(tmp_path, package)
    tried(python, tmp_path)
    beside = json.loads(
        run(UV, "pip", "list", "--python", python, "--format", "json", cwd=tmp_path)
    )
    assert len(beside) - 1 <= MOST_PACKAGES, [one["name"] for one in beside]
    refused = subprocess.run(
        [python.with_name("ashfall"), "serve"], capture_output=True, text=True, cwd=tmp_path
    )
    assert refused.returncode == 2
    assert refused.stderr == (
        "ashfall: the web server is not installed here: pip install 'ashfall[server]'\n"
    )


def test_the_server_comes_with_its_extra_and_the_page(built, tmp_path):
    (wheel,) = built.glob("*.whl")
    python = environment(tmp_path, f"{wheel}[server]")
    place = run(python, "-I", "-c", SERVER, cwd=tmp_path).strip()
    assert Path(place).with_name("static").joinpath("index.html").is_file()


def test_the_oldest_packages_that_are_allowed_are_enough(built, tmp_path):
    (wheel,) = built.glob("*.whl")
    python = environment(tmp_path, "--resolution", "lowest-direct", f"{wheel}[server]")
    tried(python, tmp_path)
    run(python, "-I", "-c", SERVER, cwd=tmp_path)
