"""The rules ledgers as text: each game's book in our own words, a numbered sentence per rule.

`rules.md` in a game's folder is the ledger; `rules.<language>.md` says the same sentences in another language. What a
language lacks is said in English.
"""

import re
from functools import cache
from typing import NamedTuple

from ashfall.games import IN_THE_MAKING, TITLES, folder
from ashfall.lang import printed

ENGLISH = "en"
_RULE = re.compile(r"^- \*\*([A-Z]{2,3}-[A-Z]+-\d+)\*\* (.+)$", re.MULTILINE)
_TERM = re.compile(r"^\| ?(\w+) \| ([^|]+) \| ([^|]+) \| ([^|]+) \|$", re.MULTILINE)
# Whoever has no such keys at hand types the letter beside.
_PLAIN = str.maketrans("ёąćęłńóśźż", "еacelnoszz")


class Rule(NamedTuple):
    """A numbered sentence, and the language it is said in."""

    id: str
    text: str
    language: str


class Term(NamedTuple):
    """A term of a game in three languages."""

    english: str
    russian: str
    polish: str
    id: str


def ledger(game_id: str) -> str:
    """The whole ledger of a game as Markdown; LookupError when there is none."""
    return _page(_known(game_id), ENGLISH)


def rules(game_id: str, language: str = ENGLISH) -> list[Rule]:
    """Every numbered sentence of a game's ledger, in the order of the book."""
    return list(_rules(_known(game_id), language).values())


def rule(rule_id: str, language: str = ENGLISH) -> Rule | None:
    """The sentence behind an id of any game's ledger, or None when no ledger has it."""
    for game_id in _games():
        found = _rules(game_id, language).get(rule_id)
        if found is not None:
            return found
    return None


def find(game_id: str, words: str, language: str = ENGLISH) -> list[Rule]:
    """The rules that hold all the words, said in a language; the words may be English as well.

    A word matches the beginning of a word of the rule, or the rule's id, in any case of letters, and
    in languages that inflect also in another form. The rule that an id names comes first, then
    those that hold the very words. When no rule does, terms of the glossary stand for English ones.
    """
    if not words.strip():
        return []
    found = _holding(_known(game_id), words, language)
    return found or _holding(game_id, _in_english(game_id, words), language)


@cache
def glossary(game_id: str) -> list[Term]:
    """The terms of a game in English, Russian and Polish."""
    found = _TERM.findall(ledger(game_id))
    return [Term(en.strip(), ru.strip(), pl.strip(), id) for id, en, ru, pl in found if id != "id"]


def _holding(game_id: str, words: str, language: str) -> list[Rule]:
    wanted = _plain(words).split()
    exact = [_beginning(word) for word in wanted]
    near = exact if language == ENGLISH else [_beginning(_stem(word)) for word in wanted]
    searched = _searched(game_id, language)
    found = [
        rule
        for rule in _rules(game_id, language).values()
        if all(word.search(searched[rule.id]) for word in near)
    ]

    def distance(rule: Rule) -> tuple[bool, bool]:
        very_words = all(word.search(searched[rule.id]) for word in exact)
        return rule.id.lower() not in wanted, not very_words

    return sorted(found, key=distance)


def _beginning(word: str) -> re.Pattern[str]:
    return re.compile(rf"(?<!\w){re.escape(word)}")


def _stem(word: str) -> str:
    """A word without most endings; what is not a word (an id, a number) stays whole."""
    ending = min(3, max(0, len(word) // 2 - 1)) if word.isalpha() else 0
    return word[: len(word) - ending]


def _plain(text: str) -> str:
    return text.lower().translate(_PLAIN)


def _in_english(game_id: str, words: str) -> str:
    """Each word that is the beginning of a Russian or Polish term, replaced by the English one."""
    return " ".join(_term_of(game_id, word) for word in words.split())


def _term_of(game_id: str, word: str) -> str:
    wanted = _plain(word)
    for start in (wanted, _stem(wanted)):
        for term in glossary(game_id):
            if _beginning(start).search(_plain(f"{term.russian} {term.polish}")):
                return " ".join(re.sub(r"\(.*?\)", "", term.english).split())
    return word


def _known(game_id: str) -> str:
    if game_id not in _games():
        raise LookupError(f'no rules ledger for "{game_id}"; there is {", ".join(_games())}')
    return game_id


@cache
def _rules(game_id: str, language: str) -> dict[str, Rule]:
    said = {}
    for code in dict.fromkeys((ENGLISH, language)):
        for rule_id, text in _RULE.findall(_page(game_id, code)):
            if code == ENGLISH or rule_id in said:
                said[rule_id] = Rule(rule_id, printed(text, code), code)
    return said


@cache
def _searched(game_id: str, language: str) -> dict[str, str]:
    """What a search looks into: the id, the sentence in the language, and the English one."""
    english = _rules(game_id, ENGLISH)
    return {
        rule.id: _plain(f"{rule.id} {rule.text} {english[rule.id].text}")
        for rule in _rules(game_id, language).values()
    }


@cache
def _games() -> list[str]:
    """The games that have a ledger."""
    return [id for id in (*TITLES, *IN_THE_MAKING) if _page(id, ENGLISH)]


@cache
def _page(game_id: str, language: str) -> str:
    """The ledger of a game in a language; nothing where there is none."""
    name = "rules.md" if language == ENGLISH else f"rules.{language}.md"
    page = folder(game_id) / name
    return page.read_text("utf-8") if page.is_file() else ""
