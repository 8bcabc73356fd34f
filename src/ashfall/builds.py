"""Which build of the rules runs: plain Python, or compiled by `make compiled` into an environment of its own."""

import hashlib
import sys
from functools import cache
from pathlib import Path

from ashfall.engine import table

COMPILED = not str(table.__file__).endswith(".py")
PACKAGE = Path(__file__).resolve().parent
ENVIRONMENT = PACKAGE.parents[1] / ".venv-compiled"
STAMP = "source.sha256"
PARTS = (".py", ".toml", ".ftl", ".json", ".md")
TOOLS = tuple(PACKAGE.parents[1] / "tools" / name for name in ("compiled.py", "faster.py"))
"""What compiles; an installed package has none of them."""
ADVICE = (
    "the rules run interpreted; `make compiled` in a clone of Ashfall makes games three to five "
    "times as fast"
)
OLDER = "the compiled rules are not those of this source; `make compiled` renews them"


def digest(package: Path = PACKAGE, tools: tuple[Path, ...] = TOOLS) -> str:
    """A hash of everything that the compiled build is made from, and with."""
    found = hashlib.sha256()
    for tool in tools:
        if tool.exists():
            found.update(f"{tool.name}\n".encode() + tool.read_bytes())
    for path in sorted(package.rglob("*")):
        if path.suffix in PARTS and "static" not in path.parts:
            found.update(f"{path.relative_to(package)}\n".encode() + path.read_bytes())
    return found.hexdigest()


@cache
def compiled_python() -> str | None:
    """The interpreter that has this very source compiled, if there is one."""
    stamp = ENVIRONMENT / STAMP
    if COMPILED or not stamp.exists() or stamp.read_text() != digest():
        return None
    return str(ENVIRONMENT / "bin" / "python")


def fastest_python() -> str:
    """The interpreter for games that nobody looks at."""
    return compiled_python() or sys.executable


def advice() -> str:
    """One line for who could have it faster; nothing where it is as fast as it gets."""
    if COMPILED or compiled_python() is not None:
        return ""
    return OLDER if (ENVIRONMENT / STAMP).exists() else ADVICE
