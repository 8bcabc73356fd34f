"""A game is a folder: outside of it and of its board nothing knows a word of it, neither its name nor a card's."""

import ast
import re
import tomllib
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from ashfall.games import IN_THE_MAKING, TITLES, folder

ROOT = Path(__file__).resolve().parents[1]
PACKAGE = ROOT / "src/ashfall"
PAGE = ROOT / "web/src"
GENERAL = [
    path
    for room in ("engine", "server", "cli", "lab", "bots")
    for path in sorted((PACKAGE / room).rglob("*.py"))
]
SHELL = [
    path
    for path in sorted(PAGE.rglob("*"))
    if path.suffix in (".ts", ".svelte", ".css") and PAGE / "boards" not in path.parents
    and not path.name.endswith(".test.ts")
]  # fmt: skip
SHORTEST, LONGEST = 4, 4
"""Letters of a word, words of a name."""
ALSO_MEANS_SOMETHING_ELSE = {
    "container": "what a style measures",
    "mine": "belongs to me",
    "offering": "what a question offers",
    "standard": "standard output",
    "limits": "what a server allows",
    "recover": "a worker that comes back",
    "help": "the command",
    "darwin": "an operating system",
    "fair": "just, as a test of positions or a shuffle is",
    "filter": "the function of Python and of lists",
    "collapse": "lines that are folded away",
    "focus": "where the keyboard is",
    "normal": "the value of a style",
    "swap": "how letters are shown while they load",
}
"""Words of games that general code uses in another sense, and in which."""


@cache
def words() -> dict[str, str]:
    """The ids and names of the games and of everything in their data, with the game that has them."""
    found: dict[str, str] = {}
    for game in [id for id in (*TITLES, *IN_THE_MAKING) if id != "toy"]:
        home = folder(game)
        own = {game, home.name}
        for path in (home / "data").rglob("*.toml"):
            own |= set(named(tomllib.loads(path.read_text("utf-8"))))
        found.update((word.lower(), game) for word in own if len(word) >= SHORTEST)
    return found


def named(data: Any) -> Iterator[str]:
    if isinstance(data, dict):
        for key, value in data.items():
            if key in ("id", "name") and isinstance(value, str):
                yield value
            yield from named(value)
    elif isinstance(data, list):
        for value in data:
            yield from named(value)


def spoken(text: str) -> Iterator[str]:
    """The words of games in a text, whole words only; a name may be of several."""
    told = re.findall(r"[\w-]+", text.lower())
    for length in range(1, LONGEST + 1):
        for at in range(len(told) - length + 1):
            found = " ".join(told[at : at + length])
            if found in words() and found not in ALSO_MEANS_SOMETHING_ELSE:
                yield found


def python_code(text: str) -> Iterator[tuple[int, str]]:
    """Names and texts of a module; a docstring may give an example."""
    tree = ast.parse(text)
    told = {
        id(node.value)
        for node in ast.walk(tree)
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)
    }
    for node in ast.walk(tree):
        line = getattr(node, "lineno", 0)
        match node:
            case ast.Constant(value=str(value)) if id(node) not in told:
                yield line, value
            case ast.Name(id=name) | ast.arg(arg=name) | ast.Attribute(attr=name):
                yield line, name
            case ast.FunctionDef(name=name) | ast.ClassDef(name=name):
                yield line, name


def page_code(text: str) -> Iterator[tuple[int, str]]:
    """The lines of a file of the page without its comments."""
    without = re.sub(
        r"/\*.*?\*/|<!--.*?-->|(?<!:)//[^\n]*",
        lambda comment: "\n" * comment[0].count("\n"),
        text,
        flags=re.DOTALL,
    )
    yield from enumerate(without.split("\n"), 1)


def test_general_code_knows_no_word_of_a_game():
    found = [
        f"{path.relative_to(ROOT)}:{line}: {word} ({words()[word]})"
        for files, code in ((GENERAL, python_code), (SHELL, page_code))
        for path in files
        for line, text in code(path.read_text("utf-8"))
        for word in spoken(text)
    ]
    assert len(GENERAL) > 50 and len(SHELL) > 50
    assert found == []


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ('if game == "last-aurora": pass', python_code),
        ("import_module(f'{root}.last_aurora')", python_code),
        ("outlive = 3", python_code),
        ("def outlive(): pass", python_code),
        ("if (game === 'outlive') show()", page_code),
        ("<p>Rusty Trailer</p>", page_code),
    ],
)
def test_the_check_notices_a_word_of_a_game(text, code):
    assert [word for _, line in code(text) for word in spoken(line)]


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ('"""As `ashfall play outlive`."""', python_code),
        ("# last-aurora asks\nmine = filter(None, row)", python_code),
        ("/* outlive\n * last-aurora */ const outlived = 1 // auztralia", page_code),
    ],
)
def test_the_check_lets_examples_and_other_words_pass(text, code):
    assert not [word for _, line in code(text) for word in spoken(line)]


def test_no_word_is_excused_that_nobody_uses():
    """A game's word that is taken off its data, or that general code no longer needs, goes off the list."""
    used = {
        word
        for files, code in ((GENERAL, python_code), (SHELL, page_code))
        for path in files
        for _, text in code(path.read_text("utf-8"))
        for word in re.findall(r"[\w-]+", text.lower())
    }
    assert set(ALSO_MEANS_SOMETHING_ELSE) <= used
