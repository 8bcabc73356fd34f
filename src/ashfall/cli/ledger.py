"""Searching the rules ledger, also with the glossary's Russian and Polish words."""

import re
from functools import cache

from ashfall import rulebook

TERM = re.compile(r"^\| ?(\w+) \| ([^|]+) \| ([^|]+) \| ([^|]+) \|$", re.MULTILINE)


@cache
def glossary(game: str) -> list[tuple[str, str, str]]:
    """The terms of a game in English, Russian and Polish."""
    found = TERM.findall(rulebook.ledger(game))
    return [(en.strip(), ru.strip(), pl.strip()) for id, en, ru, pl in found if id != "id"]


def find(game: str, words: str) -> list[tuple[str, str]]:
    """The rules that hold all the words, or the English terms behind them."""
    found = rulebook.find(game, words)
    return found or rulebook.find(game, translated(game, words))


def translated(game: str, words: str) -> str:
    """Each word that is the beginning of a Russian or Polish term, replaced by the English one."""
    return " ".join(english(game, word) for word in words.split())


def english(game: str, word: str) -> str:
    wanted = word.lower().replace("ё", "е")
    for start in (wanted, wanted[: max(4, len(wanted) - 2)]):
        for term, *others in glossary(game):
            spoken = " ".join(others).lower().replace("ё", "е")
            if re.search(rf"(?<!\w){re.escape(start)}", spoken):
                return " ".join(re.sub(r"\(.*?\)", "", term).lower().split())
    return word
