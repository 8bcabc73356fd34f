"""Writes what follows from the fields of a state class into it: slots, data form, constructor, copy.

    tools/state.py           bring every state class up to date
    tools/state.py --check   say what is out of date, or is built from a row of unnamed values

A state class derives from Part or Table and declares its fields as annotations. A number that is not
given is 0 and a flag False; everything else has to be given, by keyword.
"""

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
PLACES = ("src/ashfall/games", "tests/engine", "tests/games", "tests/properties")
BEGIN = "# From the fields above, by tools/state.py:"
END = "# End of what tools/state.py writes."
DEFAULTS = {"int": "0", "bool": "False"}
ITEMS = ("each", "inner", "innermost")
ALLOWED = (
    "a state holds int, bool, str, lists and string-keyed dicts of those, and Parts of its own "
    "folder; Annotated[list[...], 3] is a list of always three"
)


class Refused(Exception):
    """What has to be mended by hand."""


class Field:
    """A declared field: its type, its default, the Part in it if there is one, and how it is copied."""

    def __init__(self, name: str, kind: ast.expr, parts: set[str]) -> None:
        self.name = name
        self.copy = copied(f"self.{name}", kind, parts, 0)
        match kind:
            case ast.Subscript(ast.Name("Annotated"), ast.Tuple([plain, _])):
                kind = plain
        self.type = as_written(kind)
        self.default = DEFAULTS.get(self.type, "")
        names = {node.id for node in ast.walk(kind) if isinstance(node, ast.Name)}
        self.part = min(names & parts, default="")

    def parameter(self) -> str:
        return f"{self.name}: {self.type}{' = ' if self.default else ''}{self.default}"


def copied(value: str, kind: ast.expr, parts: set[str], depth: int) -> str:
    """The expression that copies a value of a type so that nothing mutable is shared."""
    item = ITEMS[min(depth, 2)]
    match kind:
        case ast.Name("int" | "bool" | "str"):
            return value
        case ast.Name(part) if part in parts:
            return f"{value}.clone()"
        case ast.BinOp(inner, ast.BitOr(), ast.Constant(None)):
            copy = copied(value, inner, parts, depth)
            return value if copy == value else f"None if {value} is None else {copy}"
        case ast.Subscript(ast.Name("list"), inner):
            copy = copied(item, inner, parts, depth + 1)
            return f"{value}[:]" if copy == item else f"[{copy} for {item} in {value}]"
        case ast.Subscript(ast.Name("dict"), ast.Tuple([ast.Name("str"), inner])):
            copy = copied(item, inner, parts, depth + 1)
            pairs = f"{{key: {copy} for key, {item} in {value}.items()}}"
            return f"{value}.copy()" if copy == item else pairs
        case ast.Subscript(
            ast.Name("Annotated"),
            ast.Tuple([ast.Subscript(ast.Name("list"), inner), ast.Constant(int(count))]),
        ):
            copies = [copied(f"{value}[{i}]", inner, parts, depth) for i in range(count)]
            return f"[{', '.join(copies)}]"
    raise Refused(f"{ast.unparse(kind)} cannot be copied: {ALLOWED}")


def written(kind: ast.ClassDef, parts: set[str]) -> Iterator[str]:
    """The lines that follow from the fields of a class, inside it."""
    found, box = fields_of(kind, parts)
    ordered = sorted(
        found, key=lambda field: bool(field.default)
    )  # what has to be given comes first
    yield from rows("FIELDS: ClassVar[tuple[str, ...]] = (", [f'"{f.name}"' for f in found], ")")
    nested = [f'"{f.name}": {f.part}' for f in found if f.part]
    if nested:
        yield from rows("NESTED: ClassVar[Mapping[str, type[Part]]] = {", nested, "}")
    yield '__slots__ = ("box", *FIELDS)' if box else "__slots__ = FIELDS"
    yield ""
    given = [field.parameter() for field in ordered]
    copies = [field.copy for field in ordered]
    if is_a(kind, "Table"):
        given = [
            *(f"box: {name}" for name in box),
            "players: int",
            *given,
            "like: Table | None = None",
        ]
        copies = [*("self.box" for _ in box), "self.players", *copies, "self"]
    yield from rows("def __init__(", ["self", *given], ") -> None:")
    if is_a(kind, "Table"):
        yield "    Table.__init__(self, players, like)"
    names = ["box"] * len(box) + [field.name for field in found]
    for some in (names[i : i + 3] for i in range(0, len(names), 3)):
        yield f"    {', '.join(f'self.{name}' for name in some)} = {', '.join(some)}"
    yield ""
    yield f'def clone(self) -> "{kind.name}":'
    yield from (f"    {line}" for line in rows(f"return {kind.name}(", copies, ")"))


def fields_of(kind: ast.ClassDef, parts: set[str]) -> tuple[list[Field], list[str]]:
    """The fields that a class declares, and the type of its box if it has one."""
    found, box = [], []
    for node in kind.body:
        match node:
            case ast.AnnAssign(ast.Name("box"), annotation, None):
                box.append(as_written(annotation))
            case ast.AnnAssign(ast.Name(name), annotation, None):
                try:
                    found.append(Field(name, annotation, parts))
                except Refused as error:
                    raise Refused(f"{kind.name}.{name}: {error}") from None
    return found, box


def as_written(kind: ast.expr) -> str:
    return ast.unparse(kind).replace("'", '"')


def rows(head: str, words: list[str], tail: str) -> Iterator[str]:
    """Words between brackets: on one line, or as many on each as it takes."""
    together = f"{head}{', '.join(words)}{',' * (len(words) == 1)}{tail}"
    if len(together) <= 92:
        yield together
        return
    yield head
    line = ""
    for word in words:
        if line and len(line) + len(word) > 88:
            yield f"    {line}"
            line = ""
        line += f"{' ' if line else ''}{word},"
    yield f"    {line}"
    yield tail


def is_a(kind: ast.ClassDef, base: str) -> bool:
    return any(isinstance(node, ast.Name) and node.id == base for node in kind.bases)


def classes(tree: ast.Module) -> Iterator[ast.ClassDef]:
    """The classes of a module that declare fields of a state."""
    for node in tree.body:
        if isinstance(node, ast.ClassDef) and (is_a(node, "Part") or is_a(node, "Table")):
            if any(isinstance(line, ast.AnnAssign) and not line.value for line in node.body):
                yield node


def renewed(source: str, parts: set[str]) -> str:
    """A module with the written part of each of its state classes made anew."""
    lines = source.split("\n")
    for kind in reversed(list(classes(ast.parse(source)))):
        body = [BEGIN, "# fmt: off", *written(kind, parts), "# fmt: on", END]
        made = [f"    {line}".rstrip() for line in body]
        begin, end = place_of(kind, lines)
        lines[begin:end] = made if begin != end else ["", *made]
    return "\n".join(lines)


def place_of(kind: ast.ClassDef, lines: list[str]) -> tuple[int, int]:
    """The lines of a class that were written before, or the empty place at its end."""
    last = kind.end_lineno or 0
    while lines[last : last + 1] and lines[last].startswith("    "):  # comments are no statements
        last += 1
    marks = [i for i in range(kind.lineno, last) if lines[i].strip() in (BEGIN, END)]
    return (marks[0], marks[-1] + 1) if marks else (last, last)


def unnamed(path: Path, tree: ast.Module, parts: set[str]) -> Iterator[str]:
    """Where a person builds a state class from values without their names."""
    own = [(kind.lineno, kind.end_lineno or 0) for kind in classes(tree)]
    for node in ast.walk(tree):
        match node:
            case ast.Call(ast.Name(name), args) if name in parts:
                says_itself = all(ast.unparse(one) in ("box", "players") for one in args)
                inside = any(first <= node.lineno <= last for first, last in own)
                if not says_itself and not inside:
                    yield f"{path.relative_to(ROOT)}:{node.lineno}: name the values of {name}"


def main(check: bool) -> int:
    paths = sorted(path for place in PLACES for path in (ROOT / place).rglob("*.py"))
    trees = {path: ast.parse(path.read_text()) for path in paths}
    by_folder: dict[str, set[str]] = {}  # a game's tests stand in a folder of the same name
    parts: dict[Path, set[str]] = {}
    for path, tree in trees.items():
        for kind in classes(tree):
            by_folder.setdefault(path.parent.name, set()).add(kind.name)
            parts.setdefault(path.parent, set()).update([kind.name] if is_a(kind, "Part") else [])
    wrong: list[str] = []
    for path, tree in trees.items():
        wrong += unnamed(path, tree, by_folder.get(path.parent.name, set()))
        source = path.read_text()
        try:
            made = renewed(source, parts.get(path.parent, set()))
        except Refused as error:
            wrong.append(f"{path.relative_to(ROOT)}: {error}")
            continue
        if made != source:
            if check:
                wrong.append(f"{path.relative_to(ROOT)} is out of date: run tools/state.py")
            else:
                path.write_text(made)
    print("\n".join(wrong), end="\n" if wrong else "")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main("--check" in sys.argv[1:]))
