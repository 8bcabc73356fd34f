"""The rules ledgers as text: each game's book in our own words, a numbered sentence per rule."""

import re
from functools import cache
from pathlib import Path

_RULE = re.compile(r"^- \*\*([A-Z]{2}-[A-Z]+-\d+)\*\* (.+)$", re.MULTILINE)
_HERE = Path(__file__).resolve().parent
# A wheel carries the ledgers beside its modules; a source tree keeps them with the docs.
_SHELVES = (_HERE / "rules", _HERE.parents[1] / "docs" / "rules")


def ledger(game_id: str) -> str:
    """The whole ledger of a game as Markdown; LookupError when there is none."""
    return _ledgers()[_known(game_id)]


def rules(game_id: str) -> dict[str, str]:
    """Every numbered sentence of a game's ledger, by id, in the order of the book."""
    return dict(_rules(_known(game_id)))


def find(game_id: str, words: str) -> list[tuple[str, str]]:
    """The rules that hold all the words, in the order of the book; an id's own rule comes first.

    A word matches the beginning of a word of the rule, or the rule's id, in any case of letters.
    """
    wanted = [re.compile(rf"(?<!\w){re.escape(word)}", re.IGNORECASE) for word in words.split()]
    if not wanted:
        return []
    found = [
        (rule_id, text)
        for rule_id, text in _rules(_known(game_id)).items()
        if all(word.search(f"{rule_id} {text}") for word in wanted)
    ]
    return sorted(found, key=lambda rule: rule[0] not in words.upper().split())


def text_of(rule_id: str) -> str | None:
    """The sentence behind an id of any game's ledger, or None when no ledger has it."""
    for game_id in _ledgers():
        text = _rules(game_id).get(rule_id)
        if text is not None:
            return text
    return None


def _known(game_id: str) -> str:
    if game_id not in _ledgers():
        raise LookupError(f'no rules ledger for "{game_id}"; there is {", ".join(_ledgers())}')
    return game_id


@cache
def _rules(game_id: str) -> dict[str, str]:
    return dict(_RULE.findall(_ledgers()[game_id]))


@cache
def _ledgers() -> dict[str, str]:
    for shelf in _SHELVES:
        if shelf.is_dir():
            return {page.stem: page.read_text("utf-8") for page in sorted(shelf.glob("*.md"))}
    raise LookupError(f"the rules ledgers are missing: neither {_SHELVES[0]} nor {_SHELVES[1]}")
