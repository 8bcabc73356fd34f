"""The catalogues taken apart, and everything that the code can ask them for."""

import ast
import tomllib
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path
from typing import Any

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from ashfall import lang
from ashfall.engine.title import Title
from ashfall.engine.words import Numbers
from ashfall.games import IN_THE_MAKING, TITLES
from ashfall.lang import SEATS, dashed
from ashfall.languages import LANGUAGES

SOURCE = Path(lang.__file__).resolve().parents[1]
GAMES = [id for id in (*TITLES, *IN_THE_MAKING) if id != "toy"]
"""Also those in the making: they speak properly from their first line."""
SHARED = sorted(path.stem for path in (SOURCE / "lang/en").glob("*.ftl"))
CATALOGUES = [*SHARED, *GAMES]
CATEGORIES = {"zero", "one", "two", "few", "many"}
NEEDED = {
    "en": {"one", "other"},
    "ru": {"one", "few", "many", "other"},
    "pl": {"one", "few", "many", "other"},
}


@cache
def terms(game: str) -> dict[str, Any]:
    """The term base of a game: words that its sentences never use, and what the checks have to know.

    What all games share has one of its own, whose words no game may use either.
    """
    folder = SOURCE if game in SHARED else SOURCE / "games" / game.replace("-", "_")
    path = folder / "lang" / "terms.toml"
    return tomllib.loads(path.read_text("utf-8")) if path.is_file() else {}


def forbidden(game: str, language: str) -> list[str]:
    """What the term base forbids in a language: patterns of the synonyms that are not used."""
    known = [*terms(SHARED[0])["term"], *(terms(game).get("term", []) if game in GAMES else [])]
    return [word for term in known for word in term.get(f"not_{language}", [])]


@cache
def parsed(name: str, language: str) -> ftl.Resource:
    return FluentParser(with_spans=False).parse(lang.catalogue(name, language).read_text("utf-8"))


def messages(name: str, language: str) -> dict[str, ftl.Message]:
    """The messages of a catalogue; one that stands twice is an error of its own."""
    return {m.id.name: m for m in parsed(name, language).body if isinstance(m, ftl.Message)}


def known(game: str, language: str) -> dict[str, ftl.Message]:
    """All messages that a game can use."""
    return messages("table", language) | messages(game, language)


def walk(node: object) -> Iterator[object]:
    yield node
    if isinstance(node, ftl.BaseNode):
        for value in vars(node).values():
            for item in value if isinstance(value, list) else [value]:
                if isinstance(item, ftl.BaseNode):
                    yield from walk(item)


def variables(message: ftl.Message) -> set[str]:
    return {node.id.name for node in walk(message) if isinstance(node, ftl.VariableReference)}


def references(message: ftl.Message) -> set[str]:
    """Other messages that this one is made of."""
    return {node.id.name for node in walk(message) if isinstance(node, ftl.MessageReference)}


def plurals(message: ftl.Message) -> list[set[str]]:
    """The categories of each choice by number in a message."""
    found = []
    for node in walk(message):
        if isinstance(node, ftl.SelectExpression):
            keys = {v.key.name for v in node.variants if isinstance(v.key, ftl.Identifier)}
            if keys & CATEGORIES:
                found.append(keys)
    return found


class Wanted:
    """A message that the code asks for, and the values it brings along (None: whatever)."""

    def __init__(self, id: str, values: set[str] | None, where: str) -> None:
        self.id = id
        self.values = values
        self.where = where


def wanted_by_code(folder: Path) -> list[Wanted]:
    """Questions, events, reasons, rows and sections written down in the modules of a folder."""
    found = []
    for path in sorted(folder.rglob("*.py")):
        tree = ast.parse(path.read_text("utf-8"))
        constants = constants_of(tree)
        for node in ast.walk(tree):
            if isinstance(node, ast.Call):
                where = f"{path.name}:{node.lineno}"
                found += [Wanted(id, v, where) for id, v in asked_by(node, constants)]
    return found


def asked_by(call: ast.Call, constants: dict[str, str]) -> Iterator[tuple[str, set[str] | None]]:
    name = call.func.attr if isinstance(call.func, ast.Attribute) else getattr(call.func, "id", "")
    keywords = [k.arg for k in call.keywords]
    brought = None if None in keywords else {k for k in keywords if k}
    arguments = call.args
    if name == "ask" and len(arguments) > 1:
        yield from ((f"ask-{dashed(t)}", {"seat"}) for t in texts(arguments[1], constants))
    elif name == "tell" and arguments:
        values = None if brought is None else brought - {"rule", "to"}
        yield from ((f"event-{dashed(t)}", values) for t in texts(arguments[0], constants))
    elif name == "Reason" and arguments:
        rules = texts(arguments[0], constants)
        keys = texts(arguments[1], constants) if len(arguments) > 1 else [""]
        for rule in rules:
            for key in keys:
                yield f"why-{rule}-{key}".lower().rstrip("-"), brought
    elif name in ("Row", "Section") and arguments:
        own = {"depth", "thing"} if name == "Row" else {"rows", "seat"}
        values = None if brought is None else brought - own
        yield from ((text, values) for text in texts(arguments[0], constants))


def constants_of(tree: ast.Module) -> dict[str, str]:
    """The texts that a module gives a name."""
    return {
        target.id: node.value.value
        for node in tree.body
        if isinstance(node, ast.Assign)
        and isinstance(node.value, ast.Constant)
        and isinstance(node.value.value, str)
        for target in node.targets
        if isinstance(target, ast.Name)
    }


def texts(node: ast.expr, constants: dict[str, str]) -> list[str]:
    """The texts that an argument can be; what is put together while playing is caught by playing."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return [node.value]
    if isinstance(node, ast.IfExp):
        return texts(node.body, constants) + texts(node.orelse, constants)
    if isinstance(node, ast.Name) and node.id in constants:
        return [constants[node.id]]
    return []


def wanted_by_title(title: Title) -> list[Wanted]:
    """What the game declares: its name, verbs, options, and things that the data do not name."""
    found = [Wanted("game-name", set(), "title"), Wanted("game-summary", set(), "title")]
    for verb in title.grammar.verbs:
        found.append(Wanted(f"do-{dashed(verb.word)}", set(verb.names), f"verb {verb.word}"))
    for choice in title.all_settings():
        found.append(Wanted(f"option-{dashed(choice.name)}", set(), "options"))
        for value in choice.values:
            if isinstance(value, str):
                id = f"option-{dashed(choice.name)}-{dashed(value)}"
                found.append(Wanted(id, set(), "options"))
    for names in title.grammar.names.values():
        if names.labels is None and not isinstance(names, Numbers) and names.kind not in SEATS:
            for word in dict.fromkeys(names.words):
                found.append(
                    Wanted(f"{dashed(names.kind)}-{dashed(word)}", set(), f"names of {names.kind}")
                )
    return found


def everything_missing(game: str, wanted: list[Wanted]) -> list[str]:
    """What a game asks for in vain, in any language, as lines for the one who mends it."""
    wrong = set()
    for language in LANGUAGES:
        have = known(game, language)
        for want in wanted:
            if want.id not in have:
                wrong.add(f"{language}: no message {want.id} ({want.where})")
            elif want.values is not None and not variables(have[want.id]) <= want.values:
                extra = ", ".join(sorted(variables(have[want.id]) - want.values))
                wrong.add(
                    f"{language}: {want.id} uses {extra}, which nobody gives it ({want.where})"
                )
    return sorted(wrong)


def listed(wrong: Iterable[str]) -> str:
    """Everything at once, for whoever mends it."""
    return "\n" + "\n".join(sorted(wrong))
