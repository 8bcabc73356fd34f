"""Compiles engine, rules and the playout loop with mypyc into `.venv-compiled` (make compiled).

The package is copied, written as mypyc likes it (tools/faster.py), and compiled there, never in the source
tree. A game whose C text is the same as last time is not compiled again. The environment has the compiled
package; everything else it takes from the one that runs this.

With ASHFALL_OPTIMISE=1 the C compiler takes half of the time. Such a build is for tests: nothing else takes it for the
compiled build, and `make compiled` makes it anew.
"""

import fcntl
import os
import shutil
import site
import subprocess
import sys
import sysconfig
import time
from pathlib import Path

from tools.faster import faster

from ashfall import builds

ROOT = Path(__file__).resolve().parents[1]
ENGINE = ("chance", "errors", "parts", "table", "verbs")
PLAIN = ("__init__", "invariants", "sheet", "view", "words")
"""Modules of a game that no playout runs."""
FLAGS = "-fvisibility=hidden -fno-semantic-interposition"
"""Nobody outside calls into the rules, so that calls inside them can be short."""
BEST = "3"
OPTIMISE = os.environ.get("ASHFALL_OPTIMISE", BEST)
STRICT = [
    "--strict",
    "--local-partial-types",
    "--explicit-package-bases",
    "--no-warn-unused-ignores",
]


def main() -> int:
    target = builds.ENVIRONMENT
    target.mkdir(exist_ok=True)
    with (target / "lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)  # two at once would build into each other's files
        return build(target)


def build(target: Path) -> int:
    wanted = builds.digest()
    stamp = target / builds.STAMP
    if stamp.exists() and stamp.read_text() in wanted_stamps(wanted):
        print(f"{target.name} has this source compiled")
        return 0
    stamp.unlink(missing_ok=True)
    missing = what_is_missing()
    if missing:
        print(missing, file=sys.stderr)
        return 1
    began = time.monotonic()
    library = environment(target)
    stage = target / "build" / "stage"
    copy_package(stage)
    groups = modules(stage)
    compile_groups(groups, stage, target / "build")
    replace(stage / "ashfall", made(target / "build"), library)
    if builds.digest() != wanted:
        print("the source changed meanwhile: run make compiled again", file=sys.stderr)
        return 1
    stamp.write_text(wanted_stamps(wanted)[-1])
    print(f"compiled {sum(map(len, groups.values()))} modules in {time.monotonic() - began:.0f} s")
    return 0


def wanted_stamps(digest: str) -> list[str]:
    """What the stamp of a build says that will do, that of a build made now last: the best one has the bare digest."""
    return [digest] if OPTIMISE == BEST else [digest, f"{digest} -O{OPTIMISE}"]


def made(build: Path) -> Path:
    """Where the compiler puts what it makes: what was made quickly is never taken for the best."""
    return build / f"lib{OPTIMISE}"


def what_is_missing() -> str:
    """What a person has to install first, with the command."""
    compiler = os.environ.get("CC", "").split()[:1] or ["gcc"]
    header = Path(sysconfig.get_paths()["include"], "Python.h")
    if shutil.which(compiler[0]) and header.exists():
        return ""
    return "compiling needs a C compiler and Python's headers. On Debian or Ubuntu: apt-get install gcc python3-dev"


def environment(target: Path) -> Path:
    """The environment's folder for packages; what is not ours is found where we have it."""
    if not (target / "bin" / "python").exists():
        subprocess.run([sys.executable, "-m", "venv", "--without-pip", target], check=True)
    library = Path(
        sysconfig.get_path("platlib", vars={"base": str(target), "platbase": str(target)})
    )
    (library / "ours.pth").write_text("".join(f"{folder}\n" for folder in site.getsitepackages()))
    return library


def copy_package(stage: Path) -> None:
    shutil.rmtree(stage, ignore_errors=True)
    leave = shutil.ignore_patterns("__pycache__", "static")
    shutil.copytree(builds.PACKAGE, stage / "ashfall", ignore=leave)


def modules(stage: Path) -> dict[str, list[str]]:
    """What is compiled: the engine with the playout loop, and each game by itself."""
    package = stage / "ashfall"
    groups = {"engine": [package / "engine" / f"{name}.py" for name in ENGINE]}
    groups["engine"].append(package / "lab" / "playouts.py")
    for game in sorted(path.parent for path in package.glob("games/*/state.py")):
        groups[game.name] = sorted(path for path in game.glob("*.py") if path.stem not in PLAIN)
    for paths in groups.values():
        for path in paths:
            path.write_text(faster(path.read_text()))
    return {
        name: [str(path.relative_to(stage)) for path in paths] for name, paths in groups.items()
    }


def compile_groups(groups: dict[str, list[str]], stage: Path, build: Path) -> None:
    from mypyc.build import mypycify
    from setuptools import setup

    files = [path for paths in groups.values() for path in paths]
    here = Path.cwd()
    os.environ["CFLAGS"] = f"{FLAGS} {os.environ.get('CFLAGS', '')}"
    os.chdir(stage)
    try:
        extensions = mypycify(
            [*STRICT, "--cache-dir", str(build / "mypy"), *files],
            opt_level=OPTIMISE,
            debug_level="0",
            separate=[(paths, name) for name, paths in groups.items()],
            target_dir=str(build / "c"),
        )
        setup(
            name="ashfall-compiled",
            ext_modules=extensions,
            script_args=[
                "--quiet", "build_ext", "--build-lib", str(made(build)),
                "--build-temp", str(build / f"o{OPTIMISE}"), "--parallel", str(os.cpu_count() or 1),
            ],
        )  # fmt: skip
    finally:
        os.chdir(here)


def replace(package: Path, compiled: Path, library: Path) -> None:
    """Put the package with what was compiled into the environment."""
    for old in [library / "ashfall", *library.glob("*__mypyc*")]:
        if old.is_dir():
            shutil.rmtree(old)
        else:
            old.unlink(missing_ok=True)
    shutil.copytree(package, library / "ashfall")
    for path in compiled.rglob("*"):
        if path.is_file():
            shutil.copy(path, library / path.relative_to(compiled))


if __name__ == "__main__":
    sys.exit(main())
