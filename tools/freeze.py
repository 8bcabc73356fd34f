"""Keeps the rules of a game as they are: `tools/freeze.py GAME [--from COMMIT]`, before its version is raised.

The archive `src/ashfall/games/<game>/past/<version>.zip` lets games that were begun with this version be
finished, and their records be replayed, by every later program. It is written once and never again.
"""

import argparse
import ast
import io
import json
import re
import subprocess
import sys
import tarfile
import zipfile
from collections.abc import Mapping
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
SOURCE = "src/ashfall"
SHARED = "ashfall.engine.errors"
"""The one module that archives share with the program: what is raised inside is caught outside."""
OUTSIDE = {*sys.stdlib_module_names, "mypy_extensions"}


def tree(commit: str) -> dict[str, bytes]:
    """The files of the package at a commit, by their paths inside it."""
    packed = subprocess.run(
        ["git", "archive", "--format=tar", commit, SOURCE],
        cwd=ROOT,
        check=True,
        capture_output=True,
    ).stdout
    with tarfile.open(fileobj=io.BytesIO(packed)) as tar:
        found = {m.name: tar.extractfile(m) for m in tar.getmembers() if m.isfile()}
        return {
            name.removeprefix(f"{SOURCE}/"): file.read() for name, file in found.items() if file
        }


def working_tree() -> dict[str, bytes]:
    """The files as they lie here."""
    folder = ROOT / SOURCE
    names = [path for path in folder.rglob("*") if path.suffix in (".py", ".toml", ".json")]
    return {str(path.relative_to(folder)): path.read_bytes() for path in names}


def wanted(path: str, game: str) -> bool:
    """Whether an archive of this game carries a file: engine, players, the game, the list of languages."""
    own = path.startswith(f"games/{game}/") and "/past/" not in path
    if path.endswith(".py"):
        return own or path.startswith(("engine/", "bots/")) or path == "languages.py"
    return path == "languages.json" or (own and path.endswith(".toml"))


def archive(files: Mapping[str, bytes], game: str) -> tuple[str, bytes]:
    """The version that these files play, and its archive."""
    from ashfall.rulesets import package

    folder = game.replace("-", "_")
    version = version_in(files[f"games/{folder}/__init__.py"].decode())
    root = package(game, version)
    made = {path: data for path, data in files.items() if wanted(path, folder)}
    for path, data in made.items():
        if path.endswith(".py"):
            made[path] = rewritten(data.decode(), root, path).encode()
    made["__init__.py"] = f'"""The rules {version} of {game}, as they were."""\n'.encode()
    made.setdefault("games/__init__.py", b'"""The game of this archive."""\n')
    check(made, root)
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as zip:
        for path in sorted(made):
            zip.writestr(zipfile.ZipInfo(f"{root}/{path}"), made[path], zipfile.ZIP_DEFLATED)
    return version, out.getvalue()


def version_in(text: str) -> str:
    """The rules version that a game's module names."""
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.Assign) and isinstance(node.value, ast.Constant):
            if [t.id for t in node.targets if isinstance(t, ast.Name)] == ["version"]:
                return str(node.value.value)
    raise SystemExit("the game's module names no version")


def rewritten(text: str, root: str, path: str) -> str:
    """A module whose imports stay inside the archive."""
    if path.startswith("engine/"):
        text = re.sub(r"^from \.errors import", f"from {SHARED} import", text, flags=re.M)
    return re.sub(r"\bashfall(?=\.(?!engine\.errors\b)[a-z]| import )", root, text)


def check(files: Mapping[str, bytes], root: str) -> None:
    """Nothing leads out of the archive but to what every later program has."""
    modules = {p.removesuffix("/__init__.py").removesuffix(".py") for p in files}
    for path, data in files.items():
        if not path.endswith(".py"):
            continue
        if b"__file__" in data:
            raise SystemExit(f"{path} looks for files beside itself: use importlib.resources")
        for name in imported(ast.parse(data)):
            head, _, rest = name.partition(".")
            inside = head == root and (not rest or rest.replace(".", "/") in modules)
            if name != SHARED and head not in OUTSIDE and not inside:
                raise SystemExit(f"{path} imports {name}, which the archive does not carry")


def imported(module: ast.Module) -> list[str]:
    """The modules that are imported by their full names."""
    found = []
    for node in ast.walk(module):
        if isinstance(node, ast.Import):
            found += [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom) and node.level == 0 and node.module:
            found.append(node.module)
    return found


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--from", dest="commit", help="a commit instead of the files as they are")
    given = parser.parse_args()
    version, data = archive(tree(given.commit) if given.commit else working_tree(), given.game)
    folder = ROOT / SOURCE / "games" / given.game.replace("-", "_") / "past"
    path = folder / f"{version}.zip"
    if path.exists():
        raise SystemExit(f"{path.relative_to(ROOT)} is there already: an archive is never changed")
    folder.mkdir(exist_ok=True)
    path.write_bytes(data)
    try:
        prove(given.game, version, path)
    except BaseException:
        path.unlink()
        raise
    sys.stdout.write(f"{path.relative_to(ROOT)}: {len(data) // 1024} KB\n")
    return 0


def prove(game: str, version: str, path: Path) -> None:
    """The archive plays, and plays what this version is known to play."""
    from ashfall.lab.rules_digest import rules_digest
    from ashfall.rulesets import archived

    known = json.loads((ROOT / "tests/rules_versions.json").read_text("utf-8"))[game].get(version)
    if known is None:
        raise SystemExit(f"tests/rules_versions.json does not know {game} {version}")
    found = rules_digest(archived(game, version, path), known["games"])
    if found != known["digest"]:
        raise SystemExit(
            f"these files do not play {game} {version}: their digest is {found}, not {known['digest']}. "
            "Were rules changed already? Name the commit before that: --from COMMIT"
        )


if __name__ == "__main__":
    sys.exit(main())
