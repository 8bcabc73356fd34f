"""Breaks a game's rules at random places and counts what the game's own tests notice (`make mutants`).

Each mutant is one small change of one function (tools/mutations.py), tried in a process of its own: the tests that
come through the changed line, those of its rules first, until one fails. Tests that replay records do not count, nor
do slow ones. `equivalent_mutants.toml` beside the game's tests names changes that change nothing, with the reason.
"""

import argparse
import ast
import hashlib
import io
import json
import os
import random
import resource
import signal
import sys
import tempfile
import time
import tomllib
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, redirect_stderr, redirect_stdout
from dataclasses import dataclass
from importlib import import_module
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec, SourceFileLoader
from importlib.util import spec_from_file_location
from pathlib import Path
from types import CodeType, FrameType, ModuleType

import pytest
from tools.mutations import KINDS, Mutation, kinds, mutated, mutation
from tools.rules import docstring_ids

ROOT = Path(__file__).resolve().parents[1]
EQUIVALENT = "equivalent_mutants.toml"
MEMORY = ROOT / ".mutants"
"""Which test comes through which lines, kept from one run to the next."""
OPTIONS = [
    "-q", "-x", "-p", "no:cacheprovider", "-p", "pytest_asyncio.plugin", "-p", "pytest_timeout", "-m", "not slow",
]  # fmt: skip
FIRST = (
    "pytest_asyncio.plugin",
    "pytest_timeout",
    "hypothesis",
    "ashfall.engine.game",
    "ashfall.bots",
)
"""Imported once for all mutants; the game itself is imported by each."""
NOT_COUNTED = "not record and not replay and not golden"
MOST_SECONDS = 60
"""Of processor time for one mutant, besides what its tests took when they were watched; what takes longer goes round in
circles, and that is noticed."""
WATCHED_SECONDS = 1200
"""Of processor time for all tests once, watched line by line."""
NO_RULES = (
    "box.py", "view.py", "sheet.py", "forecast.py", "invariants.py", "estimate.py", "estimate_solo.py", "course.py",
    "odds.py",
)  # fmt: skip
"""They read the data, show, check or judge the position; the rules are elsewhere."""
ONCE = ""
"""Among the tests: what is done before any of them, when the game is imported."""
FURTHER_TESTS = 200
"""Through what is done once every test comes: so many, the quickest first, are tried."""
KILLED, SURVIVED, HANGS = "killed", "survived", "hangs"


@dataclass(frozen=True)
class Ground:
    """Where rules are broken and what should notice it."""

    package: str
    folder: Path
    tests: Path

    def modules(self) -> Iterator[Path]:
        """The modules that carry out rules: those with a ledger's id in them that do not only read or show."""
        for path in sorted(self.folder.glob("*.py")):
            if path.name.endswith(NO_RULES):
                continue
            tree = ast.parse(path.read_text("utf-8"))
            functions = [node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)]
            if any(docstring_ids(ast.get_docstring(one)) for one in functions):
                yield path

    def equivalent(self) -> dict[str, str]:
        path = self.tests / EQUIVALENT
        return tomllib.loads(path.read_text("utf-8")) if path.exists() else {}


@dataclass(frozen=True)
class Mutant:
    path: Path
    mutation: Mutation

    @property
    def name(self) -> str:
        return self.mutation.name(self.path.stem)

    def line(self) -> str:
        path = self.path.relative_to(ROOT) if self.path.is_relative_to(ROOT) else self.path
        where = f"{path}:{self.mutation.line}"
        return f"{where}  {self.mutation.kind} in {self.mutation.function}: {self.mutation.change}"


@dataclass
class Seen:
    """A test as it is without a mutant: the lines that it comes through, its rules, its time."""

    lines: dict[str, list[int]]
    rules: list[str]
    seconds: float


def chosen(ground: Ground, count: int, seed: str) -> list[Mutant]:
    """So many places, each kind of change as often as the others as long as there are any."""
    by_kind: dict[str, list[tuple[Path, int]]] = {kind: [] for kind in KINDS}
    for path in ground.modules():
        for number, kind in enumerate(kinds(path.read_text("utf-8"))):
            by_kind[kind].append((path, number))
    rows = list(by_kind.values())
    for row in rows:
        random.Random(f"mutants {seed}").shuffle(row)
    found: list[tuple[Path, int]] = []
    while len(found) < count and any(rows):
        found += [row.pop() for row in rows if row]
    return [
        Mutant(path, mutation(path.read_text("utf-8"), number)) for path, number in found[:count]
    ]


def named(ground: Ground, texts: Sequence[str]) -> list[Mutant]:
    """Every place whose name has one of these texts in it: survivors that are tried again, or a whole function."""
    found = []
    for path in ground.modules():
        source = path.read_text("utf-8")
        every = [Mutant(path, mutation(source, number)) for number in range(len(kinds(source)))]
        found += [one for one in every if any(text in one.name for text in texts)]
    return found


# The tests as they are


class Watcher:
    """A plugin of pytest: which lines of the game each test comes through."""

    def __init__(self, folder: Path) -> None:
        self.folder = str(folder)
        self.lines: dict[str, set[int]] = {}
        self.seen: dict[str, Seen] = {}
        self.failed: list[str] = []

    def trace(self, frame: FrameType, event: str, _: object) -> object:
        code: CodeType = frame.f_code
        if event == "call" and not code.co_filename.startswith(self.folder):
            return None
        if event == "line":
            self.lines.setdefault(code.co_filename, set()).add(frame.f_lineno)
        return self.trace

    def forget(self) -> None:
        """What the game's modules keep is worked out again, so that each test is seen to come through what it uses."""
        for module in list(sys.modules.values()):
            if str(getattr(module, "__file__", "")).startswith(self.folder):
                for thing in vars(module).values():
                    if callable(getattr(thing, "cache_clear", None)):
                        thing.cache_clear()

    @pytest.hookimpl(wrapper=True)
    def pytest_collection(self) -> Iterator[None]:
        sys.settrace(self.trace)  # type: ignore[arg-type]
        try:
            return (yield)
        finally:
            sys.settrace(None)
            self.seen[ONCE] = Seen(self.found(), [], 0)

    def found(self) -> dict[str, list[int]]:
        return {Path(path).name: sorted(found) for path, found in self.lines.items()}

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Iterator[None]:
        self.forget()
        self.lines, begin = {}, time.process_time()
        sys.settrace(self.trace)  # type: ignore[arg-type]
        try:
            return (yield)
        finally:
            sys.settrace(None)
            rules = [rule for mark in item.iter_markers("rule") for rule in mark.args]
            self.seen[item.nodeid] = Seen(self.found(), rules, time.process_time() - begin)

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.failed:
            self.failed.append(report.nodeid)


def watch(ground: Ground, files: list[Path]) -> dict[str, Seen]:
    """Run the tests of these files once, in a process of their own, and see what they come through."""
    with tempfile.TemporaryDirectory() as folder:
        answer = Path(folder) / "seen.json"

        def look() -> int:
            watcher = Watcher(ground.folder)
            code = pytest.main([*OPTIONS, "-k", NOT_COUNTED, *map(str, files)], [watcher])
            seen = {test: vars(one) for test, one in watcher.seen.items()}
            answer.write_text(json.dumps([seen, watcher.failed]), "utf-8")
            return int(code)

        code = finish(apart(look, WATCHED_SECONDS))
        if not answer.exists():
            raise SystemExit(f"the tests in {ground.tests} do not run (pytest ends with {code})")
        seen, failed = json.loads(answer.read_text("utf-8"))
    if failed:
        raise SystemExit(f"without any mutant already: {', '.join(failed)}")
    return {test: Seen(**one) for test, one in seen.items()}


def remembered(ground: Ground) -> dict[str, Seen]:
    """What the tests come through; a file of tests is watched again when it, what tests share or the rules change."""
    files = sorted(ground.tests.rglob("test_*.py"))
    shared = [path for path in ground.tests.rglob("*.py") if path not in files]
    for folder in (ground.folder, ROOT / "src/ashfall/engine"):
        shared += folder.rglob("*.py")
    common = digest(sorted(shared))
    kept = {
        path: MEMORY / f"{ground.folder.name}-{path.stem}-{digest([path], common)}.json"
        for path in files
    }
    new = [path for path in files if not kept[path].exists()]
    seen = watch(ground, new) if new else {}
    MEMORY.mkdir(exist_ok=True)
    for path in new:
        end = f"/{path.relative_to(ground.tests.parent)}"
        mine = {
            test: vars(one)
            for test, one in seen.items()
            if test == ONCE or f"/{test}".split("::")[0].endswith(end)
        }
        kept[path].write_text(json.dumps(mine), "utf-8")
    for old in set(MEMORY.glob(f"{ground.folder.name}-*.json")) - set(kept.values()):
        old.unlink()
    found = [json.loads(path.read_text("utf-8")) for path in kept.values()]
    if not any(found):
        raise SystemExit("without any mutant already: there are no tests")
    return {test: Seen(**one) for file in found for test, one in file.items()}


def digest(paths: list[Path], begin: str = "") -> str:
    texts = hashlib.sha256(begin.encode())
    for path in paths:
        texts.update(f"{path}\n".encode() + path.read_bytes())
    return texts.hexdigest()[:16]


def concerned(mutant: Mutant, seen: dict[str, Seen]) -> list[str]:
    """The tests that come through the changed line: those of its rules first, then the quick and narrow ones."""
    changed = mutant.mutation
    lines = range(changed.line, changed.end + 1)
    found = [
        (not set(changed.rules) & set(one.rules), one.seconds, test)
        for test, one in seen.items()
        if any(line in lines for line in one.lines.get(mutant.path.name, []))
    ]
    through = [test for _, _, test in sorted(found)]
    if ONCE not in through:
        return through
    through.remove(ONCE)
    others = sorted(seen.keys() - {ONCE, *through}, key=lambda test: seen[test].seconds)
    return through + others[:FURTHER_TESTS]


# One mutant


class Broken(MetaPathFinder):
    """Gives the game's module with one place broken to whoever imports it."""

    def __init__(self, name: str, path: Path, tree: ast.Module) -> None:
        self.name, self.path, self.tree = name, path, tree

    def find_spec(
        self, name: str, _path: Sequence[str] | None = None, _target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if name != self.name:
            return None
        return spec_from_file_location(name, self.path, loader=Loader(name, self.path, self.tree))


class Loader(SourceFileLoader):
    def __init__(self, name: str, path: Path, tree: ast.Module) -> None:
        super().__init__(name, str(path))
        self.tree = tree

    def get_code(self, fullname: str) -> CodeType:
        code: CodeType = compile(self.tree, self.get_filename(fullname), "exec")
        return code


def try_out(ground: Ground, mutant: Mutant, tests: list[str]) -> int:
    """Inside its own process: the mutant is what is imported, and the tests run until one fails."""
    tree = mutated(mutant.path.read_text("utf-8"), mutant.mutation.number)
    sys.meta_path.insert(0, Broken(f"{ground.package}.{mutant.path.stem}", mutant.path, tree))
    return int(pytest.main([*OPTIONS, *tests]))


def apart(work: object, seconds: int = MOST_SECONDS) -> int:
    """Do something in a process of its own, whose exit code is the answer; the process's number.

    It may take so many seconds of processor time.
    """
    sys.stdout.flush()
    number = os.fork()
    if number:
        return number
    code = 99
    try:
        resource.setrlimit(resource.RLIMIT_CPU, (seconds, seconds + 5))
        assert callable(work)
        said = io.StringIO()
        with redirect_stdout(said), redirect_stderr(said):
            code = work()
        # A mutant with which the game cannot be imported is noticed; anything else is a fault of ours.
        if code == pytest.ExitCode.USAGE_ERROR and "ERROR collecting" not in said.getvalue():
            os.write(2, said.getvalue()[-2000:].encode())
    finally:
        os._exit(code)


def finish(number: int) -> int:
    _, status = os.waitpid(number, 0)
    return os.waitstatus_to_exitcode(status)


def verdict(code: int) -> str:
    if code < 0:
        return HANGS if -code in (signal.SIGXCPU, signal.SIGKILL) else KILLED
    return SURVIVED if code in (pytest.ExitCode.OK, pytest.ExitCode.NO_TESTS_COLLECTED) else KILLED


def try_all(
    ground: Ground, mutants: list[Mutant], seen: dict[str, Seen], workers: int
) -> Iterator[tuple[Mutant, str, int]]:
    """Each mutant with what became of it and how many tests could have noticed it."""
    running: dict[int, tuple[Mutant, int]] = {}
    waiting = list(mutants)
    while waiting or running:
        while waiting and len(running) < workers:
            mutant = waiting.pop(0)
            tests = concerned(mutant, seen)
            if not tests:
                yield mutant, SURVIVED, 0
                continue
            most = MOST_SECONDS + int(sum(seen[test].seconds for test in tests))
            number = apart(lambda m=mutant, t=tests: try_out(ground, m, t), most)
            running[number] = (mutant, len(tests))
        if running:
            number, status = os.wait()
            mutant, count = running.pop(number)
            yield mutant, verdict(os.waitstatus_to_exitcode(status)), count


def of_game(game: str) -> Ground:
    name = game.replace("-", "_")
    return Ground(
        f"ashfall.games.{name}", ROOT / "src/ashfall/games" / name, ROOT / "tests/games" / name
    )


def main(argv: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="make mutants", description=__doc__)
    parser.add_argument("game", help="the folder of a game: outlive")
    parser.add_argument("--count", type=int, default=20, help="so many mutants")
    parser.add_argument("--seed", default="1", help="another seed breaks other places")
    parser.add_argument("--workers", type=int, default=2, help="processes")
    parser.add_argument(
        "--only",
        metavar="TEXT",
        action="append",
        help="instead every place whose name has this in it, as 'rooms.grow_nursery:' or 'night.'",
    )
    given = parser.parse_args(argv)
    ground = of_game(given.game)
    if not ground.folder.is_dir() or not ground.tests.is_dir():
        games = ", ".join(sorted(path.name for path in ground.tests.parent.iterdir()))
        sys.exit(f"there is no game {given.game!r} with tests; there are {games}")
    if given.only:
        return report(ground, named(ground, given.only), ", ".join(given.only), given.workers)
    mutants = chosen(ground, given.count, given.seed)
    return report(ground, mutants, f"seed {given.seed}", given.workers)


@contextmanager
def quiet(folder: str) -> Iterator[None]:
    """Tests without plugins and without a memory of their own; afterwards everything is as it was."""
    before = dict(os.environ)
    os.environ |= {"HYPOTHESIS_STORAGE_DIRECTORY": folder, "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"}
    try:
        yield
    finally:
        os.environ.clear()
        os.environ |= before


def report(ground: Ground, mutants: list[Mutant], sample: str, workers: int) -> int:
    aside = ground.equivalent()
    equal = [mutant for mutant in mutants if mutant.name in aside]
    tried = [mutant for mutant in mutants if mutant.name not in aside]
    with tempfile.TemporaryDirectory() as folder, quiet(folder):
        for module in FIRST:
            import_module(module)
        begin = time.monotonic()
        seen = remembered(ground)
        print(f"{len(seen) - 1} tests seen in {time.monotonic() - begin:.0f} s", flush=True)
        survived, untested, hung = [], 0, 0
        for mutant, end, tests in try_all(ground, tried, seen, workers):
            hung += end == HANGS
            if end == SURVIVED:
                survived.append(mutant)
                untested += tests == 0
                note = f"{tests} tests come through it" if tests else "no test comes here"
                print(f"{mutant.line()}  ({note})", flush=True)
    noticed = len(tried) - len(survived)
    share = 100 * noticed / len(tried) if tried else 100
    print(
        f"{ground.folder.name}, {sample}: {len(mutants)} mutants, {len(equal)} equivalent set aside, "
        f"{noticed} of {len(tried)} noticed ({share:.1f} %, {hung} of them by going round in circles), "
        f"{len(survived)} survived, {untested} of them where no test comes; {time.monotonic() - begin:.0f} s"
    )
    return 0


if __name__ == "__main__":
    sys.exit(main())
