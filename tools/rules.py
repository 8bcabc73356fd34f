"""The index from rule to code to test.

A ledger id is carried when a docstring of its game starts with it, and asserted when a test marked
with it passed in the last whole run of the tests and none marked with it failed. A worked example
(an id with EX) needs a test only. `docs/rules/exempt.toml` names the complete games and the few ids
that no program can carry out, each with its reason.
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

ID = r"[A-Z]{2}-[A-Z]+-\d+"
LEDGER_ID = re.compile(rf"\*\*({ID})\*\*")
HEAD = re.compile(rf"\s*((?:{ID})(?:(?:\s*,\s*|\s+and\s+)(?:{ID}))*)\s*(?:[:.]|$)")
MOST_EXEMPT = 0.03
RESULTS = ".rules-results.json"


@dataclass
class Book:
    """One game's ledger and what the code and the tests make of it."""

    game: str
    ids: list[str]
    exempt: dict[str, str]
    complete: bool
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

    books, mistakes = read(root)
    if choice.where:
        return tell_where(books, choice.where)
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
    for book in books:
        for rule, place in carried(root, book, mistakes):
            book.carried.setdefault(rule, []).append(place)
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
    folder = root / "docs" / "rules"
    table = folder / "exempt.toml"
    exempt = tomllib.loads(table.read_text("utf-8")) if table.exists() else {}
    complete = exempt.pop("complete", [])
    books = []
    for page in sorted(folder.glob("*.md")):
        if "." in page.stem:  # a translation: old-mill.ru.md
            continue
        found = LEDGER_ID.findall(page.read_text("utf-8"))
        mistakes += [f"{page.name}: {i} stands twice" for i, n in Counter(found).items() if n > 1]
        books.append(Book(page.stem, found, exempt.pop(page.stem, {}), page.stem in complete))
    unknown = {*exempt, *complete} - {book.game for book in books}
    mistakes += [f"exempt.toml: there is no ledger {name}" for name in sorted(unknown)]
    return books


def exemption_mistakes(book: Book) -> Iterator[str]:
    for rule, reason in book.exempt.items():
        if rule not in book.ids:
            yield f"exempt.toml: {book.game} has no {rule}"
        elif rule in book.carried and rule in book.asserted:
            yield f"exempt.toml: {rule} is carried and asserted, so it needs no exemption"
        elif not isinstance(reason, str) or not reason.strip() or "\n" in reason:
            yield f"exempt.toml: {rule} needs a reason of one line"
    if len(book.exempt) > MOST_EXEMPT * len(book.ids):
        yield (
            f"exempt.toml: {book.game} exempts {len(book.exempt)} of {len(book.ids)} ids, "
            f"more than {MOST_EXEMPT:.0%}"
        )


def carried(root: Path, book: Book, mistakes: list[str]) -> Iterator[tuple[str, str]]:
    """The ids at the start of docstrings; any id in a game's code must be in its ledger."""
    known = set(book.ids)
    folder = root / "src" / "ashfall" / "games" / book.game.replace("-", "_")
    for path in sorted(folder.rglob("*.py")):
        place = str(path.relative_to(root))
        tree = ast.parse(path.read_text("utf-8"), place)
        for node in ast.walk(tree):
            if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
                line = getattr(node, "lineno", 1)
                for rule in docstring_ids(ast.get_docstring(node)):
                    if rule in known:
                        yield rule, f"{place}:{line}"
            elif isinstance(node, ast.Constant) and isinstance(node.value, str):
                for rule in re.findall(rf"\b{ID}\b", node.value):
                    if rule not in known:
                        mistakes.append(f"{place}:{node.lineno}: {book.game}.md has no {rule}")
    for path in sorted(folder.rglob("*.toml")):
        for rule in sorted(set(re.findall(rf"\b{ID}\b", path.read_text("utf-8"))) - known):
            mistakes.append(f"{path.relative_to(root)}: {book.game}.md has no {rule}")


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


def tell_where(books: Iterable[Book], rule: str) -> int:
    for book in books:
        if rule in book.ids:
            for place in [*book.carried.get(rule, []), *book.asserted.get(rule, [])]:
                print(place)
            return 0
    print(f"no ledger has {rule}", file=sys.stderr)
    return 1


if __name__ == "__main__":
    sys.exit(main())
