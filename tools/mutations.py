"""The ways to break rules code on purpose, each a small change of its syntax tree."""

import ast
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import TypeVar

from tools.rules import docstring_ids

COMPARED: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Lt: ast.LtE, ast.LtE: ast.Lt, ast.Gt: ast.GtE, ast.GtE: ast.Gt, ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq, ast.In: ast.NotIn, ast.NotIn: ast.In, ast.Is: ast.IsNot, ast.IsNot: ast.Is,
}  # fmt: skip
SIGNS: dict[type[ast.operator], type[ast.operator]] = {ast.Add: ast.Sub, ast.Sub: ast.Add}
KINDS = ("comparison", "sign", "off by one", "dropped step", "swapped order")
Function = ast.FunctionDef | ast.AsyncFunctionDef
T = TypeVar("T")


@dataclass(frozen=True)
class Mutation:
    """A place that can be broken: the same text always has the same ones in the same order."""

    number: int
    kind: str
    function: str
    rules: tuple[str, ...]
    line: int
    end: int
    change: str

    def name(self, module: str) -> str:
        """How it is named where equivalent ones are set aside: it does not move with its line."""
        return f"{module}.{self.function}: {self.change}"


@dataclass
class Place:
    kind: str
    node: ast.expr | ast.stmt
    shown: ast.AST
    """The part of the code that tells the change to a reader."""
    do: Callable[[], None]


def kinds(source: str) -> list[str]:
    """The kind of every place of a module: the number of a place is where it stands here."""
    return [place.kind for _, place in places(ast.parse(source))]


def mutation(source: str, number: int) -> Mutation:
    """What would become of a place."""
    everything = list(places(ast.parse(source)))
    function, place = everything[number]
    before = short(place.shown)
    alike = [
        one.kind == place.kind and short(one.shown) == before
        for other, one in everything[: number + 1]
        if other is function
    ]
    place.do()
    times = f" ({sum(alike)})" if sum(alike) > 1 else ""
    rules = tuple(docstring_ids(ast.get_docstring(function)))
    end = place.node.end_lineno or place.node.lineno
    change = f"{before} → {short(place.shown)}{times}"
    return Mutation(number, place.kind, function.name, rules, place.node.lineno, end, change)


def mutated(source: str, number: int) -> ast.Module:
    """The module with one place broken."""
    tree = ast.parse(source)
    _, place = list(places(tree))[number]
    place.do()
    return ast.fix_missing_locations(tree)


def places(tree: ast.Module) -> Iterator[tuple[Function, Place]]:
    for function in ast.walk(tree):
        if isinstance(function, Function):
            told = {
                id(inner)
                for node in ast.walk(function)
                if only_told(node)
                for inner in ast.walk(node)
            }
            for place in in_function(function):
                if id(place.node) not in told:
                    yield function, place


def only_told(node: ast.AST) -> bool:
    """What is only for the log, or raised: the words of an event are not the rule."""
    if isinstance(node, ast.Raise | ast.Assert | ast.arguments):
        return True
    if isinstance(node, ast.Compare):
        return "listener" in ast.unparse(node)
    return (
        isinstance(node, ast.Call)
        and isinstance(node.func, ast.Attribute)
        and node.func.attr == "tell"
    )


def in_function(function: Function) -> Iterator[Place]:
    for node in ast.walk(function):
        if isinstance(node, ast.Compare) and type(node.ops[0]) in COMPARED:
            yield Place("comparison", node, node, compare(node))
        elif isinstance(node, ast.BinOp | ast.AugAssign) and type(node.op) in SIGNS:
            if not of_text(node):
                yield Place("sign", node, node, turn(node))
        elif isinstance(node, ast.Call):
            yield from in_call(node)
        yield from in_body(node)
        for inner in ast.iter_child_nodes(node):
            if isinstance(inner, ast.Constant) and type(inner.value) is int:
                shown = node if isinstance(node, ast.expr) else inner
                yield Place("off by one", inner, shown, raise_by_one(inner))


def in_call(call: ast.Call) -> Iterator[Place]:
    """The first two of several steps that come one after the other."""
    if isinstance(call.func, ast.Attribute) and call.func.attr == "then" and len(call.args) > 1:
        if not any(isinstance(one, ast.Starred) for one in call.args[:2]):
            yield Place("swapped order", call, call, swap(call.args, 0))


def in_body(node: ast.AST) -> Iterator[Place]:
    for name in ("body", "orelse"):
        body = getattr(node, name, None)
        if not isinstance(body, list):
            continue
        for i, one in enumerate(body):
            if effect(one):
                dropping = ast.Module([one], [])
                yield Place("dropped step", one, dropping, drop(body, i, dropping))
            if i and effect(one) and effect(body[i - 1]) and depends(body[i - 1], one):
                pair = ast.Module(body[i - 1 : i + 1], [])
                yield Place("swapped order", one, pair, swap(body, i - 1, pair))


def effect(one: ast.stmt) -> bool:
    if isinstance(one, ast.Expr):
        return isinstance(one.value, ast.Call) and not only_told(one.value)
    if isinstance(one, ast.AugAssign):
        return True
    targets = one.targets if isinstance(one, ast.Assign) else []
    return any(isinstance(target, ast.Attribute | ast.Subscript) for target in targets)


def depends(first: ast.stmt, second: ast.stmt) -> bool:
    """One of them changes by assignment what the other looks at: their order must matter."""
    (written, used), (also_written, also_used) = touched(first), touched(second)
    return bool(written & also_used or also_written & used)


def touched(one: ast.stmt) -> tuple[set[str], set[str]]:
    targets = one.targets if isinstance(one, ast.Assign) else []
    if isinstance(one, ast.AugAssign):
        targets = [one.target]
    named = {
        ast.unparse(node) for node in ast.walk(one) if isinstance(node, ast.Attribute | ast.Name)
    }
    return {ast.unparse(target) for target in targets}, named


def of_text(node: ast.BinOp | ast.AugAssign) -> bool:
    """Texts and lists that are joined have no sign."""
    sides = (node.left, node.right) if isinstance(node, ast.BinOp) else (node.value,)
    return any(
        isinstance(side, ast.List | ast.ListComp | ast.JoinedStr | ast.Tuple)
        or (isinstance(side, ast.Constant) and isinstance(side.value, str))
        for side in sides
    )


def compare(node: ast.Compare) -> Callable[[], None]:
    def do() -> None:
        node.ops[0] = COMPARED[type(node.ops[0])]()

    return do


def turn(node: ast.BinOp | ast.AugAssign) -> Callable[[], None]:
    def do() -> None:
        node.op = SIGNS[type(node.op)]()

    return do


def raise_by_one(node: ast.Constant) -> Callable[[], None]:
    def do() -> None:
        assert isinstance(node.value, int)
        node.value += 1

    return do


def drop(body: list[ast.stmt], i: int, shown: ast.Module) -> Callable[[], None]:
    def do() -> None:
        body[i] = shown.body[0] = ast.Pass()

    return do


def swap(row: list[T], i: int, shown: ast.Module | None = None) -> Callable[[], None]:
    def do() -> None:
        row[i], row[i + 1] = row[i + 1], row[i]
        if shown is not None:
            shown.body.reverse()

    return do


def short(shown: ast.AST) -> str:
    """In one line."""
    return " ".join(ast.unparse(shown).split())
