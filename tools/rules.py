"""The index from rule to code to test.

A ledger id is carried when a docstring of living code of its game starts with it, and asserted when
a test marked with it passed in the last whole run of the tests and none marked with it failed. A
worked example (an id with EX) needs a test only. `exempt.toml` in a game's folder names the few ids
that no program can carry out, each with its reason. A game is complete unless its folder holds
`unfinished.md`.
"""

import argparse
import ast
import json
import re
import subprocess
import sys
import tomllib
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path

ID = r"[A-Z]{2,3}-[A-Z]+-\d+"
LEDGER_ID = re.compile(rf"\*\*({ID})\*\*")
HEAD = re.compile(rf"\s*((?:{ID})(?:(?:\s*,\s*|\s+and\s+)(?:{ID}))*)\s*(?:[:.]|$)")
MOST_EXEMPT = 0.03
MOST_IN_A_DOCSTRING = 5
RESULTS = ".rules-results.json"
GAMES = Path("src/ashfall/games")
NAMED = ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef


@dataclass
class Book:
    """One game's ledger and what the code and the tests make of it."""

    game: str
    folder: Path
    ids: list[str]
    exempt: dict[str, str]
    complete: bool
    crowded: list[str] = field(default_factory=list)
    carried: dict[str, list[str]] = field(default_factory=dict)
    asserted: dict[str, list[str]] = field(default_factory=dict)
    failed: dict[str, list[str]] = field(default_factory=dict)

    @property
    def due(self) -> list[str]:
        return [rule for rule in self.ids if rule not in self.exempt]

    @property
    def due_in_code(self) -> list[str]:
        return [rule for rule in self.due if "-EX-" not in rule]

    @property
    def without_code(self) -> list[str]:
        return [rule for rule in self.due_in_code if rule not in self.carried]

    @property
    def without_test(self) -> list[str]:
        return [rule for rule in self.due if rule not in self.asserted or rule in self.failed]


def main(argv: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description="which rule is carried by which code and test")
    parser.add_argument("--missing", action="store_true", help="list the ids without code or test")
    parser.add_argument("--gate", action="store_true", help="fail when a complete game has a gap")
    parser.add_argument("--where", metavar="ID", help="the code and the tests of one rule")
    parser.add_argument("--root", type=Path, default=Path(__file__).resolve().parents[1])
    choice = parser.parse_args(argv)
    root: Path = choice.root

    if choice.where:
        return tell_where(root, choice.where)
    books, mistakes = read(root)
    tell(books)
    if choice.missing:
        tell_missing(books)
    for mistake in mistakes:
        print(f"error: {mistake}", file=sys.stderr)
    gaps = [b.game for b in books if b.complete and (b.without_code or b.without_test)]
    if choice.gate and gaps:
        print(f"error: not complete: {', '.join(gaps)} (see --missing)", file=sys.stderr)
    return 1 if mistakes or (choice.gate and gaps) else 0


def read(root: Path) -> tuple[list[Book], list[str]]:
    """Every ledger with its code and tests, and the mistakes found on the way."""
    mistakes: list[str] = []
    books = ledgers(root, mistakes)
    outside = used_names(
        parsed(path) for path in (root / "src").rglob("*.py") if root / GAMES not in path.parents
    )
    for book in books:
        for rule, place in carried(root, book, mistakes):
            book.carried.setdefault(rule, []).append(place)
        if book.complete:  # while a game is in the making, code may wait for its users
            mistakes += dead(root, book, outside)
    for test, outcome, rules in results(root):
        for rule in rules:
            known = [book for book in books if rule in book.ids]
            if not known:
                mistakes.append(f"{test}: no ledger has {rule}")
            elif outcome == "passed":
                known[0].asserted.setdefault(rule, []).append(test)
            elif outcome == "failed":
                known[0].failed.setdefault(rule, []).append(test)
    for book in books:
        mistakes += exemption_mistakes(book)
    return books, mistakes


def ledgers(root: Path, mistakes: list[str]) -> list[Book]:
    books = []
    for folder in sorted((root / GAMES).iterdir()):
        page, table = folder / "rules.md", folder / "exempt.toml"
        complete = not (folder / "unfinished.md").exists()
        if not folder.is_dir() or not (page.exists() or (folder / "__init__.py").exists()):
            continue
        found = LEDGER_ID.findall(page.read_text("utf-8")) if page.exists() else []
        exempt = tomllib.loads(table.read_text("utf-8")) if table.exists() else {}
        game = folder.name.replace("_", "-")
        mistakes += [f"{game}: {i} stands twice" for i, n in Counter(found).items() if n > 1]
        if complete and not found:
            mistakes.append(f"{game}: a complete game needs a ledger with ids, in {page}")
        books.append(Book(game, folder, found, exempt, complete))
    return books


def exemption_mistakes(book: Book) -> Iterator[str]:
    for rule, reason in book.exempt.items():
        if rule not in book.ids:
            yield f"{book.game}, exempt.toml: the ledger has no {rule}"
        elif rule in book.carried and rule in book.asserted:
            yield f"{book.game}, exempt.toml: {rule} is carried and asserted, so it needs no exemption"
        elif not isinstance(reason, str) or not reason.strip() or "\n" in reason:
            yield f"{book.game}, exempt.toml: {rule} needs a reason of one line"
    if len(book.exempt) > MOST_EXEMPT * len(book.ids):
        yield (
            f"{book.game}, exempt.toml: exempts {len(book.exempt)} of {len(book.ids)} ids, "
            f"more than {MOST_EXEMPT:.0%}"
        )


def carried(root: Path, book: Book, mistakes: list[str]) -> Iterator[tuple[str, str]]:
    """The ids at the start of docstrings; any id in a game's code must be in its ledger."""
    known = set(book.ids)
    for path in sorted(book.folder.rglob("*.py")):
        place = str(path.relative_to(root))
        for node in ast.walk(parsed(path)):
            if isinstance(node, ast.Module | NAMED):
                where = f"{place}:{getattr(node, 'lineno', 1)}"
                found = [i for i in docstring_ids(ast.get_docstring(node)) if i in known]
                if len(found) > MOST_IN_A_DOCSTRING:
                    book.crowded.append(f"{where} ({len(found)})")
                yield from ((rule, where) for rule in found)
            elif isinstance(node, ast.Constant) and isinstance(node.value, str):
                for rule in re.findall(rf"\b{ID}\b", node.value):
                    if rule not in known:
                        mistakes.append(f"{place}:{node.lineno}: {book.game} has no {rule}")
    for path in sorted(book.folder.rglob("*.toml")):
        if path.name != "exempt.toml":
            for rule in sorted(set(re.findall(rf"\b{ID}\b", path.read_text("utf-8"))) - known):
                mistakes.append(f"{path.relative_to(root)}: {book.game} has no {rule}")


def dead(root: Path, book: Book, outside: Counter[str]) -> Iterator[str]:
    """Code that starts with an id and that nothing uses, neither its game nor what is outside of all games."""
    trees = {path: parsed(path) for path in sorted(book.folder.rglob("*.py"))}
    used = used_names(trees.values()) + outside
    for path, tree in trees.items():
        for node in ast.walk(tree):
            if isinstance(node, NAMED) and docstring_ids(ast.get_docstring(node)):
                special = node.name.startswith("__") and node.name.endswith("__")
                if not used[node.name] and not special:
                    place = f"{path.relative_to(root)}:{node.lineno}"
                    yield f"{place}: nobody uses {node.name}, and dead code carries no rule"


def used_names(trees: Iterable[ast.Module]) -> Counter[str]:
    """How often each name is used, not counting a function's use of itself."""
    used: Counter[str] = Counter()
    for tree in trees:
        used.update(mentioned(tree))
        for node in ast.walk(tree):
            if isinstance(node, NAMED):
                used[node.name] -= Counter(mentioned(node))[node.name]
    return used


def mentioned(tree: ast.AST) -> Iterator[str]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Load):
            yield node.id
        elif isinstance(node, ast.Attribute):
            yield node.attr


def parsed(path: Path) -> ast.Module:
    return ast.parse(path.read_text("utf-8"), str(path))


def docstring_ids(docstring: str | None) -> list[str]:
    """The ids that a docstring starts with: `LA-AMB-03, LA-AMB-04: what holds.`"""
    head = HEAD.match(docstring or "")
    return re.findall(ID, head[1]) if head else []


def results(root: Path) -> Iterator[tuple[str, str, list[str]]]:
    """Test, outcome and ids of the last whole run, which is made now when absent or stale."""
    path = root / RESULTS
    if stale(root, path):
        print("the last test run is older than the code: running the tests that assert rules")
        command = [sys.executable, "-m", "pytest", "-q", "-m", "rule", "-n", "auto"]
        command.append("--continue-on-collection-errors")
        run = subprocess.run(command, cwd=root, capture_output=True, text=True)
        if run.returncode not in (0, 1, 5) or not path.exists():
            raise SystemExit(f"{run.stdout}{run.stderr}\nthe tests that assert rules cannot run")
        if run.returncode == 1:
            print(run.stdout)
    for test, result in json.loads(path.read_text("utf-8"))["tests"].items():
        yield test, result["outcome"], result["rules"]


def stale(root: Path, path: Path) -> bool:
    if not path.exists():
        return True
    started = json.loads(path.read_text("utf-8"))["started"]
    return any(source.stat().st_mtime > started for source in sources(root))


def sources(root: Path) -> Iterator[Path]:
    for folder in ("src", "tests"):
        for pattern in ("*.py", "*.toml", "*.ftl"):
            yield from (root / folder).rglob(pattern)


def tell(books: Iterable[Book]) -> None:
    print(f"{'game':14}{'ids':>5}{'in code':>10}{'in tests':>10}{'exempt':>8}  state")
    for book in books:
        code = share(book.due_in_code, book.without_code)
        test = share(book.due, book.without_test)
        state = "complete" if book.complete else "in the making"
        print(f"{book.game:14}{len(book.ids):5}{code:>10}{test:>10}{len(book.exempt):8}  {state}")
        for rule, tests in book.failed.items():
            print(f"  {rule} fails: {', '.join(tests)}")
        if book.crowded:
            print(
                f"  more than {MOST_IN_A_DOCSTRING} ids in a docstring: {', '.join(book.crowded)}"
            )


def share(due: list[str], without: list[str]) -> str:
    return f"{len(due) - len(without)}/{len(due)}"


def tell_missing(books: Iterable[Book]) -> None:
    for book in books:
        for what, rules in (("code", book.without_code), ("test", book.without_test)):
            if rules:
                print(f"\n{book.game}, without {what} ({len(rules)}):")
                chapters = Counter(rule.rsplit("-", 1)[0] for rule in rules)
                for chapter in chapters:
                    numbers = [r.rsplit("-", 1)[1] for r in rules if r.startswith(f"{chapter}-")]
                    print(f"  {chapter}: {' '.join(numbers)}")


def tell_where(root: Path, rule: str) -> int:
    """The sentence, the code and the tests of a rule, read from the files: no test is run."""
    book = next((book for book in ledgers(root, []) if rule in book.ids), None)
    if book is None:
        print(f"no ledger has {rule}", file=sys.stderr)
        return 1
    page = book.folder / "rules.md"
    for number, line in enumerate(page.read_text("utf-8").splitlines(), 1):
        if f"**{rule}**" in line:
            print(f"{page.relative_to(root)}:{number}: {line.removeprefix('- ')}")
    for found, place in carried(root, book, []):
        if found == rule:
            print(place)
    for path in sorted((root / "tests").rglob("*.py")):
        text = path.read_text("utf-8")
        if f'"{rule}"' in text:
            for at, test in marked(ast.parse(text), rule):
                print(f"{path.relative_to(root)}:{at}: {test}")
    return 0


def marked(tree: ast.Module, rule: str) -> Iterator[tuple[int, str]]:
    """The tests whose marks name a rule: `@pytest.mark.rule("LA-EXP-03")`, alone or on a parameter."""
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            for call in (found for mark in node.decorator_list for found in ast.walk(mark)):
                if isinstance(call, ast.Call) and getattr(call.func, "attr", "") == "rule":
                    if any(isinstance(a, ast.Constant) and a.value == rule for a in call.args):
                        yield node.lineno, node.name


if __name__ == "__main__":
    sys.exit(main())
