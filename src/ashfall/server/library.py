"""What a page needs to know of the games besides the tables: names of things, components, rules, catalogues."""

from functools import cache
from typing import Any

from fluent.runtime import FluentBundle

from ashfall import lang, rulebook
from ashfall.engine.data import Row
from ashfall.engine.words import Numbers
from ashfall.games import TITLES
from ashfall.games import title as title_of
from ashfall.languages import LANGUAGES

from . import own_values
from .refusals import Refusal

WORDS_SOUGHT = 12
"""More words than that do not make a search better, only longer."""


def known(game: str) -> str:
    if game not in TITLES:
        raise Refusal("no_game")
    return game


@cache
def words(game: str, only: str | None = None) -> dict[str, dict[str, dict[str, str]]]:
    """The names of things: kind, then word, then language. From the components, else from the catalogues.

    For one language: in it and in the first, by which things are found in the printed data.
    """
    codes = [code for code in LANGUAGES if only is None or code in (only, LANGUAGES[0])]
    bundles = {code: lang.bundle(game, code) for code in codes}
    found: dict[str, dict[str, dict[str, str]]] = {}
    for names in own_values.names(game).values():
        kind = found.setdefault(names.kind, {})
        if isinstance(names, Numbers):
            continue
        for index, word in enumerate(names.words):
            kind.setdefault(
                word,
                {
                    code: names.label(index, code) or message_text(bundles[code], names.kind, word)
                    for code in codes
                },
            )
    return found


@cache
def forms(game: str, code: str) -> dict[str, dict[str, dict[str, str]]]:
    """The forms of names in a language: kind, then word, then form."""
    found = lang.forms(title_of(game), code, own_values.names(game))
    return {kind: {w: dict(f) for w, f in of.items()} for kind, of in found.items()}


def forget() -> None:
    """Other values are played from now on."""
    for remembered in (words, forms, components):
        remembered.cache_clear()


def message_text(bundle: FluentBundle, kind: str, word: str) -> str:
    message = f"{lang.dashed(kind)}-{lang.dashed(word)}"
    pattern = bundle.get_message(message).value if bundle.has_message(message) else None
    return str(bundle.format_pattern(pattern, {})[0]) if pattern is not None else word


@cache
def components(game: str) -> dict[str, Any]:
    """The data of every component as it is played here: file, then kind, then row."""
    try:
        files = own_values.files(game)
    except FileNotFoundError:
        return {}
    return {
        name: {
            kind: {id: printed(row) for id, row in rows.items()}
            for kind, rows in file.tables.items()
        }
        for name, file in files.items()
    }


def printed(row: Row) -> dict[str, Any]:
    """What stands on a component: all but the forms of its name, which the speaker asks for."""
    return {field: value for field, value in row.values.items() if not field.startswith("forms_")}


def rules(game: str, find: str, code: str) -> list[dict[str, str]]:
    """The rules of a game that hold the words; all of them when there are none."""
    words = " ".join(list(dict.fromkeys(find.split()))[:WORDS_SOUGHT])
    try:
        found = rulebook.find(game, words, code) if words else rulebook.rules(game, code)
    except LookupError:
        raise Refusal("no_game") from None
    return [rule_data(rule) for rule in found]


def rule(id: str, code: str) -> dict[str, str]:
    found = rulebook.rule(id, code)
    if found is None:
        raise Refusal("no_rule")
    return rule_data(found)


def rule_data(rule: rulebook.Rule) -> dict[str, str]:
    return {"id": rule.id, "text": rule.text, "lang": rule.language}


def catalogue(code: str, name: str) -> str:
    """A Fluent catalogue as text."""
    if code not in LANGUAGES or name not in ("table", "server", *TITLES):
        raise Refusal("no_page")
    path = lang.catalogue(name, code)
    if not path.is_file():
        raise Refusal("no_page")
    return path.read_text(encoding="utf-8")
