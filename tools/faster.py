"""What is done to a copy of the rules before they are compiled: the same program, written as mypyc likes it.

The source stays as people read it; these changes are worth a third of the compiled speed:

- a constant of a module is `Final`, so that it is no look-up in a dictionary;
- a reason that names nothing but its rule is made once for the module;
- a loop over `t.seats` counts, without an object for the range; `min` and `max` of three are two of two;
- a rule in a step (`(send, seat, team)`) is bound once for the module, for the same reason;
- `step(rule, seat)` is the tuple that it makes, and `t.then(a, b)` puts steps on the agenda without packing them;
- `t.tell(...)` makes its values only when somebody listens. They look at the table and never touch it.
"""

import ast
from collections.abc import Iterator

BOUND = "{}_as_value"
REASON = "reason_{}"


def faster(source: str) -> str:
    """The text of a module, changed."""
    tree = ast.parse(source)
    functions = set(importable(tree))
    change = Change(functions)
    tree = change.visit(tree)
    once, numbers = assigned_once(tree), set[str]()
    tree.body = [part for node in tree.body for part in final(node, once, numbers)]
    for name in sorted(change.bound):
        tree.body.append(constant(BOUND.format(name), ast.Name(name, ast.Load()), numbers))
    for number, reason in enumerate(change.reasons.values()):
        tree.body.append(constant(REASON.format(number), reason, numbers))
    after_docstring = 1 if ast.get_docstring(tree) is not None else 0
    tree.body.insert(after_docstring, ast.parse("from typing import Final").body[0])
    return ast.unparse(ast.fix_missing_locations(tree)) + "\n"


def importable(tree: ast.Module) -> Iterator[str]:
    """Functions that the module defines, and lower-case names that it takes from its neighbours."""
    for node in tree.body:
        if isinstance(node, ast.FunctionDef):
            yield node.name
        elif isinstance(node, ast.ImportFrom) and node.level and node.module:
            yield from (name.asname or name.name for name in node.names if name.name.islower())


def assigned_once(tree: ast.Module) -> set[str]:
    names = [
        n.id for n in ast.walk(tree) if isinstance(n, ast.Name) and isinstance(n.ctx, ast.Store)
    ]
    return {name for name in names if name.isupper() and names.count(name) == 1}


def final(node: ast.stmt, once: set[str], numbers: set[str]) -> Iterator[ast.stmt]:
    """A statement of a module, with its constants declared so."""
    match node:
        case ast.AnnAssign(ast.Name(name), kind, value) if value and name in once:
            if not ast.unparse(kind).startswith("Final"):
                node.annotation = ast.Subscript(ast.Name("Final", ast.Load()), kind, ast.Load())
            yield node
            return
        case ast.Assign([ast.Tuple(targets)], ast.Call(ast.Name("range"), [_])):
            values: list[ast.expr] = [ast.Constant(i) for i in range(len(targets))]
        case ast.Assign([ast.Tuple(targets)], ast.Tuple(values)) if len(targets) == len(values):
            pass
        case ast.Assign([ast.Name()], ast.Call(ast.Name("TypeVar" | "TypeVarTuple" | "ParamSpec"))):
            yield node
            return
        case ast.Assign([ast.Name() as target], value):
            targets, values = [target], [value]
        case _:
            yield node
            return
    names = [target.id for target in targets if isinstance(target, ast.Name)]
    if len(names) < len(targets) or not once.issuperset(names):
        yield node
        return
    for name, value in zip(names, values, strict=True):
        if is_whole(value, numbers):
            numbers.add(name)
        yield constant(name, value, numbers)


def is_whole(value: ast.expr, numbers: set[str]) -> bool:
    """Whether it is a whole number, written or named."""
    match value:
        case ast.Constant(int()) | ast.UnaryOp(ast.USub(), ast.Constant(int())):
            return True
        case ast.Name(name):
            return name in numbers
    return False


def constant(name: str, value: ast.expr, numbers: set[str]) -> ast.AnnAssign:
    """`NAME: Final = value`; a tuple of numbers or words says so, otherwise each look into it copies it."""
    kind = "Final"
    if isinstance(value, ast.Tuple) and value.elts:
        if all(is_whole(one, numbers) for one in value.elts):
            kind = "Final[tuple[int, ...]]"
        elif all(isinstance(one, ast.Constant) and type(one.value) is str for one in value.elts):
            kind = "Final[tuple[str, ...]]"
    annotation = ast.parse(kind, mode="eval").body
    return ast.AnnAssign(ast.Name(name, ast.Store()), annotation, value, simple=1)


class Change(ast.NodeTransformer):
    """Binds the rules that stand in steps, makes plain reasons once, opens `then`, guards `tell`."""

    def __init__(self, functions: set[str]) -> None:
        self.functions = functions
        self.known: set[str] = set()  # none outside of functions
        self.bound: set[str] = set()
        self.reasons: dict[str, ast.Call] = {}

    def visit_FunctionDef(self, node: ast.FunctionDef) -> ast.AST:
        before = self.known
        names = {
            n.id for n in ast.walk(node) if isinstance(n, ast.Name) and isinstance(n.ctx, ast.Store)
        }
        names |= {n.arg for n in ast.walk(node) if isinstance(n, ast.arg)}
        self.known = self.functions - names
        body = ast.Module(node.body, [])  # without its annotations and defaults
        self.generic_visit(body)
        node.body = body.body
        self.known = before
        return node

    def visit_If(self, node: ast.If) -> ast.AST:
        if ast.unparse(node.test).endswith(".listener is not None"):
            return node
        return self.generic_visit(node)

    def visit_Tuple(self, node: ast.Tuple) -> ast.AST:
        self.generic_visit(node)
        match node:
            case ast.Tuple([ast.Name(rule), *rest], ast.Load()) if rule in self.known:
                self.bound.add(rule)
                return ast.Tuple([ast.Name(BOUND.format(rule), ast.Load()), *rest], ast.Load())
        return node

    def visit_Call(self, node: ast.Call) -> ast.AST:
        match node:
            case ast.Call(ast.Name("step"), parts, []) if self.known:
                return self.visit(ast.Tuple(parts, ast.Load()))  # type: ignore[no-any-return]
        self.generic_visit(node)
        match node:
            case ast.Call(ast.Name("min" | "max") as which, [first, *others], []) if len(
                others
            ) == 2 and not any(isinstance(one, ast.Starred) for one in node.args):
                return ast.Call(which, [first, ast.Call(which, others, [])], [])
            case ast.Call(ast.Name("Reason"), [ast.Constant(), *more], []) if self.known and all(
                isinstance(one, ast.Constant) for one in more
            ):
                text = ast.unparse(node)
                self.reasons.setdefault(text, node)
                number = list(self.reasons).index(text)
                return ast.Name(REASON.format(number), ast.Load())
        return node

    def visit_For(self, node: ast.For) -> ast.AST:
        node.iter = counted(node.iter)
        return self.generic_visit(node)

    def visit_comprehension(self, node: ast.comprehension) -> ast.AST:
        node.iter = counted(node.iter)
        return self.generic_visit(node)

    def visit_Expr(self, node: ast.Expr) -> ast.AST | list[ast.Expr]:
        self.generic_visit(node)
        match node.value:
            case ast.Call(ast.Attribute(ast.Name(table), "tell")):
                test = ast.parse(f"{table}.listener is not None", mode="eval").body
                return ast.If(test, [node], [])
            case ast.Call(ast.Attribute(ast.Name(table), "then"), [*steps], []):
                return due(table, steps)
        return node


def counted(node: ast.expr) -> ast.expr:
    """What a loop goes over: the seats of a table as the range that they are."""
    match node:
        case ast.Attribute(table, "seats"):
            players = ast.Attribute(table, "players", ast.Load())
            return ast.Call(ast.Name("range", ast.Load()), [players], [])
    return node


def due(table: str, steps: list[ast.expr]) -> list[ast.Expr]:
    """`t.then(first, *others)` on the agenda, last one first; a first step that may be none is left to `then`."""
    agenda = ast.parse(f"{table}.lane.steps", mode="eval").body
    if any(isinstance(one, ast.Starred) for one in steps):
        backwards = ast.parse("0[::-1]", mode="eval").body
        assert isinstance(backwards, ast.Subscript)
        backwards.value = ast.List(steps, ast.Load())
        extend = ast.Attribute(agenda, "extend", ast.Load())
        return [ast.Expr(ast.Call(extend, [backwards], []))]
    append = ast.Attribute(agenda, "append", ast.Load())
    found = [ast.Expr(ast.Call(append, [one], [])) for one in reversed(steps)]
    if steps and not (isinstance(steps[0], ast.Tuple) and steps[0].elts):
        then = ast.parse(f"{table}.then", mode="eval").body
        found[-1] = ast.Expr(ast.Call(then, [steps[0]], []))
    return found
