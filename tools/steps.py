"""Lets mypy see the arguments of every step: `(rule, seat, team)` is checked as the call `step(rule, seat, team)`.

A step is a bare tuple because it costs the least; mypy takes it for any tuple. So the games are copied into the
cache, every tuple that begins with a rule gets the word `step` before it, on the same line, and mypy reads the copy.

A saved position knows a rule by its module, so every rule that is handed on must stand in one of `Title.modules`:
else a game that is saved while the step waits cannot be written. That is compared first.
"""

import ast
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
SOURCE = ROOT / "src"
COPY = ROOT / ".mypy_cache" / "steps"
WORD = "as_step"
IMPORT = f"from ashfall.engine.verbs import step as {WORD}"


def rules(tree: ast.Module) -> Iterator[str]:
    """The rules of a module: functions that take the table first and give nothing back."""
    for node in tree.body:
        match node:
            case ast.FunctionDef(
                name, ast.arguments(args=[ast.arg("t"), *_]), returns=ast.Constant(None)
            ):
                yield name


def with_words(text: str, known: dict[str, set[str]]) -> str:
    """A module in which every step is a call; `known` are the rules of each module of its folder."""
    tree = ast.parse(text)
    names = set(rules(tree))
    for node in tree.body:
        if isinstance(node, ast.ImportFrom) and node.level == 1 and node.module in known:
            names |= {
                one.asname or one.name for one in node.names if one.name in known[node.module]
            }
    lines = [line.encode() for line in text.split("\n")]
    inside = [node for node in tree.body if isinstance(node, ast.FunctionDef)]
    found = [step for one in inside for step in steps_in(one, names, known)]
    for row, at in sorted(((one.lineno - 1, one.col_offset) for one in found), reverse=True):
        if lines[row][at : at + 1] == b"(":
            lines[row] = lines[row][:at] + WORD.encode() + lines[row][at:]
    imports = [node for node in tree.body if isinstance(node, ast.Import | ast.ImportFrom)]
    if found and imports:
        lines[imports[0].lineno - 1] = f"{IMPORT}; ".encode() + lines[imports[0].lineno - 1]
    return "\n".join(line.decode() for line in lines)


def steps_in(
    function: ast.FunctionDef, names: set[str], known: dict[str, set[str]]
) -> Iterator[ast.Tuple]:
    """The tuples of a function that begin with a rule, its own module's or a neighbour's, and name each argument."""
    for node in ast.walk(function):
        match node:
            case ast.Tuple([ast.Name(rule), *rest], ast.Load()):
                is_step = rule in names
            case ast.Tuple([ast.Attribute(ast.Name(module), rule), *rest], ast.Load()):
                is_step = rule in known.get(module, ())
            case _:
                continue
        if is_step and not any(isinstance(one, ast.Starred) for one in rest):
            yield node


def handed_on(tree: ast.Module, own: str, known: dict[str, set[str]]) -> set[tuple[str, str]]:
    """The rules that a module hands on instead of calling them, as (module, rule): they run later, as steps."""
    names = {rule: (own, rule) for rule in known[own]}
    for line in tree.body:
        if isinstance(line, ast.ImportFrom) and line.level == 1 and line.module in known:
            for one in line.names:
                if one.name in known[line.module]:
                    names[one.asname or one.name] = (line.module, one.name)
    called = {id(node.func) for node in ast.walk(tree) if isinstance(node, ast.Call)}
    found = set()
    for node in ast.walk(tree):
        if id(node) in called:
            continue
        match node:
            case ast.Name(name, ast.Load()) if name in names:
                found.add(names[name])
            case ast.Attribute(ast.Name(module), rule) if rule in known.get(module, ()):
                found.add((module, rule))
    return found


def unnamed(texts: dict[str, str], modules: set[str]) -> list[str]:
    """The steps of a game, `module.rule`, that stand in none of the modules that its title names."""
    trees = {name: ast.parse(text) for name, text in texts.items()}
    known = {name: set(rules(tree)) for name, tree in trees.items()}
    found = {step for name, tree in trees.items() for step in handed_on(tree, name, known)}
    return sorted(f"{module}.{rule}" for module, rule in found if module not in modules)


def unsaved(folder: Path) -> list[str]:
    """What is wrong with the list of modules of the game in a folder."""
    from ashfall.games import title

    game = title(folder.name.replace("_", "-"))
    texts = {path.stem: path.read_text() for path in sorted(folder.glob("*.py"))}
    return [
        f"{folder.name}: {step} is a step, but Title.modules does not name {step.partition('.')[0]}: "
        "a game saved while it waits is lost"
        for step in unnamed(texts, {game.place(module) for module in game.modules})
    ]


def copy(folder: Path) -> None:
    """The folder's modules with their steps as calls; what has not changed keeps its time, for mypy's cache."""
    texts = {path: path.read_text() for path in sorted(folder.glob("*.py"))}
    known = {path.stem: set(rules(ast.parse(text))) for path, text in texts.items()}
    for path, text in texts.items():
        target = COPY / path.relative_to(SOURCE)
        made = with_words(text, known)
        if not target.exists() or target.read_text() != made:
            target.parent.mkdir(parents=True, exist_ok=True)
            target.write_text(made)


def main() -> int:
    folders = sorted(path.parent for path in SOURCE.glob("ashfall/games/*/state.py"))
    lost = [text for folder in folders for text in unsaved(folder)]
    if lost:
        print("\n".join(lost))
        return 1
    for path in COPY.rglob("*.py"):
        if not (SOURCE / path.relative_to(COPY)).exists():
            path.unlink()
    for folder in sorted({path.parent for path in (SOURCE / "ashfall").rglob("*.py")}):
        copy(folder)
    done = subprocess.run(
        [
            sys.executable, "-m", "mypy", "--config-file", str(ROOT / "pyproject.toml"),
            "--cache-dir", str(ROOT / ".mypy_cache" / "of_steps"),
            *[str(COPY / folder.relative_to(SOURCE)) for folder in folders],
        ],
        cwd=COPY, env={"MYPYPATH": str(COPY)}, capture_output=True, text=True,
    )  # fmt: skip
    print(done.stdout.replace("ashfall/games", "src/ashfall/games"), end="")
    return done.returncode


if __name__ == "__main__":
    sys.exit(main())
