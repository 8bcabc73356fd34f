"""The plan of the house holds: who may import whom, what rules may not use, what no file says."""

import ast
import re
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest
from tools.rules import carried, ledgers

ROOT = Path(__file__).resolve().parents[1]
SOURCE = ROOT / "src"
PACKAGE = SOURCE / "ashfall"
RULES_CODE = [*(PACKAGE / "engine").rglob("*.py"), *(PACKAGE / "games").rglob("*.py")]

# What could make two runs of the same record differ, or read more than data from a file.
BANNED_MODULES = {
    "random", "secrets", "uuid", "time", "datetime", "locale", "threading", "asyncio",
    "pickle", "shelve", "marshal", "copyreg", "numpy", "math", "decimal", "fractions",
}  # fmt: skip
WHOLE_NUMBER_MATH = {"comb", "factorial", "gcd", "isqrt", "lcm", "perm", "prod"}
BANNED_CALLS = {"hash", "id", "float", "eval", "exec", "input", "print", "open"}


def name_of(path: Path) -> str:
    parts = path.relative_to(SOURCE).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def imports(tree: ast.AST, module: str, is_package: bool) -> Iterator[str]:
    """The full names of everything a module imports, wherever the import stands."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            base = node.module or ""
            if node.level:
                above = module.split(".")
                above = above[: len(above) - node.level + is_package]
                base = ".".join([*above, base] if base else above)
            yield from (f"{base}.{alias.name}" for alias in node.names)


def forbidden(module: str, imported: str) -> bool:
    """Whether the plan of the house forbids this import."""

    def inside(name: str, room: str) -> bool:
        return name == room or name.startswith(f"{room}.")

    if not inside(imported, "ashfall"):
        return False
    if inside(module, "ashfall.engine"):
        return not inside(imported, "ashfall.engine")
    folders = {f"ashfall.games.{p.name}" for p in (PACKAGE / "games").iterdir() if p.is_dir()}
    games = {game for game in folders if inside(imported, game)}
    if module.startswith("ashfall.games."):
        own = ".".join(module.split(".")[:3])
        return not any(inside(imported, a) for a in (own, "ashfall.engine", "ashfall.languages"))
    if module == "ashfall.games":
        return not (inside(imported, "ashfall.engine") or inside(imported, "ashfall.games"))
    return bool(games)


@pytest.mark.parametrize("path", sorted(PACKAGE.rglob("*.py")), ids=name_of)
def test_a_module_imports_only_what_the_plan_of_the_house_allows(path):
    module = name_of(path)
    found = imports(ast.parse(path.read_text("utf-8")), module, path.name == "__init__.py")
    assert [name for name in found if forbidden(module, name)] == []


@pytest.mark.parametrize(
    ("module", "line", "wrong"),
    [
        ("ashfall.engine.table", "from ashfall.games import TITLES", True),
        ("ashfall.engine.table", "from ..games import title", True),
        ("ashfall.engine.table", "from .chance import Chance", False),
        ("ashfall.games.outlive.night", "from ashfall.engine.table import step", False),
        ("ashfall.games.outlive.night", "from .state import Outlive", False),
        ("ashfall.games.outlive.night", "from ashfall.games.last_aurora import rest", True),
        ("ashfall.games.outlive.night", "import ashfall.server", True),
        ("ashfall.bots.greedy", "from ashfall.games import title", False),
        ("ashfall.bots.greedy", "from ashfall.games import outlive", True),
        ("ashfall.cli.main", "def f():\n import ashfall.games.outlive.state", True),
        ("ashfall.cli.main", "from ashfall import new, games", False),
    ],
)
def test_the_import_check_notices_a_wrong_import(module, line, wrong):
    assert any(forbidden(module, name) for name in imports(ast.parse(line), module, False)) is wrong


def circle(ways: dict[str, set[str]]) -> list[str]:
    """Modules that import each other, each the one after it and the last the first; nothing if there are none."""
    clear: set[str] = set()

    def walk(path: list[str]) -> list[str]:
        for imported in sorted(ways[path[-1]] - clear):
            if imported in path:
                return path[path.index(imported) :]
            found = walk([*path, imported])
            if found:
                return found
        clear.add(path[-1])
        return []

    for module in sorted(ways):
        found = walk([module]) if module not in clear else []
        if found:
            return found
    return []


def ways_in(texts: dict[str, str], packages: frozenset[str] = frozenset()) -> dict[str, set[str]]:
    """Which of these modules each of them imports, wherever the import stands, also for types alone."""

    def imported(module: str) -> Iterator[str]:
        for name in imports(ast.parse(texts[module]), module, module in packages):
            if name in texts:
                yield name
            elif name.rpartition(".")[0] in texts:
                yield name.rpartition(".")[0]

    return {module: set(imported(module)) - {module} for module in texts}


GAMES = sorted(path.parent for path in (PACKAGE / "games").glob("*/__init__.py"))


@pytest.mark.parametrize("folder", GAMES, ids=lambda folder: folder.name)
def test_the_chapters_of_a_game_point_one_way(folder):
    paths = [path for path in folder.rglob("*.py") if "past" not in path.parts]
    texts = {name_of(path): path.read_text("utf-8") for path in paths}
    packages = frozenset(name_of(path) for path in paths if path.name == "__init__.py")
    assert len(texts) > 10
    assert circle(ways_in(texts, packages)) == []


@pytest.mark.parametrize(
    ("line", "wrong"),
    [
        ("from . import night", True),
        ("from .night import cleanup", True),
        ("import game.night", True),
        ("def act(t):\n    from . import night", True),
        ("if TYPE_CHECKING:\n    from .night import Night", True),
        ("from .state import Outlive", False),
        ("from . import state", False),
    ],
)
def test_the_check_for_circles_notices(line, wrong):
    texts = {
        "game.day": line,
        "game.night": "from .zones import act",
        "game.zones": "from . import day",
        "game.state": "",
    }
    expected = ["game.day", "game.night", "game.zones"] if wrong else []
    assert circle(ways_in(texts)) == expected


def chancy(tree: ast.AST) -> Iterator[tuple[int, str]]:
    """Everything in rules code whose result could differ between machines, runs or versions."""
    own_hash = {
        call
        for node in ast.walk(tree)
        if isinstance(node, ast.FunctionDef) and node.name == "__hash__"
        for call in ast.walk(node)
    }
    for node in ast.walk(tree):
        if node in own_hash:
            continue
        line = getattr(node, "lineno", 0)
        match node:
            case ast.Import(names=names):
                for alias in names:
                    if alias.name.split(".")[0] in BANNED_MODULES:
                        yield line, f"import {alias.name}"
            case ast.ImportFrom(module="math", names=names):
                for alias in names:
                    if alias.name not in WHOLE_NUMBER_MATH:
                        yield line, f"from math import {alias.name}"
            case ast.ImportFrom(module=str(name)) if name.split(".")[0] in BANNED_MODULES:
                yield line, f"from {name} import"
            case ast.Constant(value=float()):
                yield line, "a float"
            case ast.Call(func=ast.Name(id=name)) if name in BANNED_CALLS:
                yield line, f"{name}()"
            case ast.BinOp(op=ast.Div(), left=left, right=right):
                if not (is_path(left) or is_path(right)):
                    yield line, "a division that gives a float"
            case ast.AugAssign(op=ast.Div()):
                yield line, "a division that gives a float"
            case ast.For(iter=source) | ast.comprehension(iter=source) if is_set(source):
                yield getattr(source, "lineno", 0), "a walk through a set"
            case ast.Call(func=ast.Name(id="list" | "tuple"), args=[source]) if is_set(source):
                yield line, "a set put in an order of its own"


def is_path(node: ast.expr) -> bool:
    """Whether a `/` beside this joins paths: a text, or a name that says so."""
    return (
        (isinstance(node, ast.Constant) and isinstance(node.value, str))
        or isinstance(node, ast.JoinedStr)
        or (isinstance(node, ast.Name) and node.id in ("folder", "path", "overlay", "data_folder"))
    )


def is_set(node: ast.expr) -> bool:
    return isinstance(node, ast.Set | ast.SetComp) or (
        isinstance(node, ast.Call)
        and isinstance(node.func, ast.Name)
        and node.func.id in ("set", "frozenset")
    )


@pytest.mark.parametrize("path", sorted(RULES_CODE), ids=name_of)
def test_rules_are_the_same_on_every_machine(path):
    assert list(chancy(ast.parse(path.read_text("utf-8")))) == []


@pytest.mark.parametrize(
    "line",
    [
        "import random", "from time import time", "from math import isqrt, sqrt", "import math",
        "import numpy.random", "x = 0.5", "x = a / b",
        "x /= 2", "x = float(3)", "x = hash('a')", "x = id(t)", "import pickle",
        "for x in {1, 2}: pass", "[x for x in set(y)]", "list({x for x in y})",
    ],
)  # fmt: skip
def test_the_determinism_check_notices(line):
    assert list(chancy(ast.parse(line)))


@pytest.mark.parametrize(
    "line",
    [
        "x = a // b",
        "from math import gcd, isqrt",
        "p = folder / 'x'",
        "x in {1, 2}",
        "sorted({1})",
        "id = 3",
        "def __hash__(self): return hash(self.name)",
    ],
)
def test_the_determinism_check_lets_pass(line):
    assert not list(chancy(ast.parse(line)))


def tracked_files() -> list[Path]:
    listed = subprocess.run(
        ["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, text=True, check=True
    ).stdout
    return [ROOT / name for name in listed.split("\0") if name and (ROOT / name).is_file()]


# Written apart, so that this file may be searched too.
PLACES = re.compile(
    "|".join(
        [
            r"(?<![\w.])/" + r"work/",
            r"\.\./" + "shared",
            r"(?<!\w)/" + r"root/",
            r"/opt/" + "pypi",
            "pypi" + r"\.org/(simple|packages)",
            "python" + r"hosted\.org",
            "registry" + r"\.(npmjs|yarnpkg)",
            r"--(extra-)?index" + "-url [^-]",
        ]
    )
)


def test_no_file_names_a_place_that_only_one_machine_has():
    found = []
    for path in tracked_files():
        if path.suffix in (
            ".png",
            ".webp",
            ".woff2",
            ".ico",
            ".gz",
            ".xz",
            ".backup",
            ".zip",
            ".parquet",
        ):
            continue
        for number, line in enumerate(path.read_text("utf-8").splitlines(), 1):
            if PLACES.search(line):
                found.append(f"{path.relative_to(ROOT)}:{number}: {line.strip()[:80]}")
    assert found == []


def pins(name: str) -> set[tuple[str, str]]:
    text = (ROOT / f"requirements/{name}.txt").read_text("utf-8")
    return set(re.findall(r"^([\w.\[\]-]+)==([\w.]+)", text, re.MULTILINE))


def test_the_pinned_sets_follow_the_project_file():
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    groups = {
        "play": project["project"]["dependencies"],
        "dev": project["project"]["dependencies"] + project["dependency-groups"]["dev"],
        "bench": project["dependency-groups"]["bench"],
        "lab": project["dependency-groups"]["lab"],
    }
    for name, wanted in groups.items():
        have = {(package.replace("_", "-").lower(), version) for package, version in pins(name)}
        for requirement in wanted:
            exact = re.match(r"([\w.-]+)(?:\[\w+\])?==([\w.]+)", requirement)
            if exact:
                package = re.sub(r"[_.]", "-", exact[1]).lower()
                assert (package, exact[2]) in have, f"{requirement}: run `make pins`"


def test_players_and_developers_have_the_same_versions():
    assert pins("play") <= pins("dev")


HEAVY = "litestar sqlalchemy uvicorn rich cyclopts numpy pyarrow fluent structlog alembic asyncio"


def test_the_bare_import_is_light():
    """Under 0.3 s of processor time (best of five), and nothing heavy comes along."""
    measure = (
        "import sys, time; begin = time.process_time(); import ashfall; "
        "print(time.process_time() - begin, *sys.modules)"
    )
    runs = [
        subprocess.run(
            [sys.executable, "-c", measure], capture_output=True, text=True, check=True
        ).stdout.split()
        for _ in range(5)
    ]
    assert min(float(run[0]) for run in runs) < 0.3
    assert set(HEAVY.split()) & set(runs[0][1:]) == set()


MOST_LINES = 500
TOO_LONG: dict[str, int] = {}
"""Files that are to be divided, and how long they may be until then; a number here may only fall."""


def test_no_file_of_source_is_too_long():
    lengths = {
        path.relative_to(ROOT).as_posix(): path.read_text("utf-8").count("\n")
        for path in tracked_files()
        if path.suffix in (".py", ".ts", ".svelte", ".css", ".js", ".sh")
    }
    assert len(lengths) > 500
    found = {name: n for name, n in lengths.items() if n > TOO_LONG.get(name, MOST_LINES)}
    assert found == {}, f"over {MOST_LINES} lines"


def test_a_file_that_was_divided_is_no_exception_any_more():
    here = {name: ROOT / name for name in TOO_LONG}
    lengths = {n: p.read_text("utf-8").count("\n") for n, p in here.items() if p.is_file()}
    assert [name for name, length in lengths.items() if length <= MOST_LINES] == []


MOST_OF_A_FUNCTION = 40
LONG_FUNCTIONS = {
    "ashfall/cli/serve.py:serve": 44,
    "ashfall/games/dei/setup.py:set_up": 61,
    "ashfall/games/dei/sheet.py:player": 43,
    "ashfall/games/dei/words.py:build_grammar": 47,
    "ashfall/games/last_aurora/box.py:read_groups": 45,
    "ashfall/games/last_aurora/words.py:thing_names": 46,
    "ashfall/games/outlive/estimate.py:provisions_worth": 43,
    "ashfall/lab/arena.py:page": 46,
    "ashfall/server/metrics.py:__init__": 43,
    "ashfall/server/run.py:serve": 45,
    "ashfall/server/table_cache.py:act_locked": 49,
}
"""Functions that are to be divided, and how long they may be until then; a number here may only fall."""


def lengths_of_functions() -> dict[str, int]:
    """Lines without the docstring; migrations are history and are not divided any more."""
    found: dict[str, int] = {}
    for path in PACKAGE.rglob("*.py"):
        if "migrations" in path.parts:
            continue
        name = path.relative_to(SOURCE).as_posix()
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
                first = node.body[0]
                said = ast.get_docstring(node) is not None
                words = (first.end_lineno or 0) - first.lineno + 1 if said else 0
                lines = (node.end_lineno or 0) - node.lineno + 1 - words
                found[f"{name}:{node.name}"] = max(lines, found.get(f"{name}:{node.name}", 0))
    return found


def test_no_function_is_too_long():
    """Whichever games there are."""
    lengths = lengths_of_functions()
    assert len(lengths) > 2000
    known = {
        n: most for n, most in LONG_FUNCTIONS.items() if (PACKAGE.parent / n.split(":")[0]).exists()
    }
    assert {name: n for name, n in lengths.items() if n > MOST_OF_A_FUNCTION} == known


CROWDED = {"auztralia": 14, "outlive": 11}
"""Docstrings with more than a handful of rule ids; a number here may only fall."""


@pytest.mark.parametrize("book", ledgers(ROOT, []), ids=lambda book: book.game)
def test_no_more_docstrings_are_crowded_with_ids_than_were(book):
    list(carried(ROOT, book, []))
    assert len(book.crowded) <= CROWDED.get(book.game, 0), book.crowded


LARGEST_PICTURE = 150_000


def test_the_pictures_of_the_readme_are_there_and_small():
    shown = set(re.findall(r"docs/pictures/[\w.-]+", (ROOT / "README.md").read_text("utf-8")))
    assert shown == {f"docs/pictures/{path.name}" for path in (ROOT / "docs/pictures").iterdir()}
    assert len(shown) >= 5
    sizes = {name: (ROOT / name).stat().st_size for name in shown}
    assert all(1000 < size <= LARGEST_PICTURE for size in sizes.values()), sizes
