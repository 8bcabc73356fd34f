"""What somebody typed: a number, or a sentence of the notation or of the language, or the beginnings of its words."""

import re
from collections.abc import Callable, Iterable, Sequence

from ashfall.engine.question import Option
from ashfall.engine.words import Grammar

Said = Callable[[Option], str]
"""An option in the words of a language, as the menu prints it."""

BRACKETED = re.compile(r"^.*\S\s+\(([^()]+)\)$")
MARKS = str.maketrans(dict.fromkeys("«»„”“\"'’.,:;!?()[]–—-−×", " ") | {"ё": "е", "Ё": "е"})


def meant(text: str, options: Sequence[Option], said: Said | None = None) -> list[Option]:
    """The options that a text can mean: exactly one when it is clear.

    The notation goes before the words of the language, and a whole sentence before beginnings.
    """
    bracketed = BRACKETED.match(text)
    if bracketed and said is not None:
        exact = [option for option in options if str(option) == plain(bracketed[1])]
        if exact:
            return exact
    found = by_notation(text, options)
    if said is None or (found and (text.strip().isdigit() or str(found[0]) == plain(text))):
        return found
    spoken = by_words(text, options, said)
    return spoken if len(spoken) == 1 or not found else found


def by_notation(text: str, options: Sequence[Option]) -> list[Option]:
    words = text.lower().split()
    if len(words) == 1 and words[0].isascii() and words[0].isdigit() and len(words[0]) < 6:
        number = int(words[0])
        return [options[number - 1]] if 1 <= number <= len(options) else []
    exact = [option for option in options if str(option).split() == words]
    return exact or fitting(words, options)


def plain(text: str) -> str:
    return " ".join(text.lower().split())


def by_words(text: str, options: Sequence[Option], said: Said) -> list[Option]:
    """The options whose sentence is this text, else those that have the beginnings of its words in this order."""
    words = bare(text)
    if not words:
        return []
    known = [(bare(said(option)), option) for option in options]
    whole = [option for own, option in known if own == words]
    return whole or [option for own, option in known if in_order(words, own)]


def bare(text: str) -> list[str]:
    """The words of a sentence without capitals and marks."""
    return text.translate(MARKS).lower().split()


def in_order(words: Sequence[str], own: Sequence[str]) -> bool:
    rest = iter(own)
    return all(any(mine == word or begins(mine, word) for mine in rest) for word in words)


def fitting(words: Sequence[str], options: Iterable[Option]) -> list[Option]:
    """The options whose words begin so; where a word fits exactly, those that only begin so are left out."""
    found = [(str(option).split(), option) for option in options]
    found = [(own, option) for own, option in found if len(own) >= len(words)]
    for i, word in enumerate(words):
        same = [pair for pair in found if pair[0][i] == word]
        found = same or [pair for pair in found if begins(pair[0][i], word)]
    whole = [pair for pair in found if len(pair[0]) == len(words)]
    return [option for _, option in whole or found]


def begins(whole: str, start: str) -> bool:
    """A word may be shortened, a number may not: 1 never means 12."""
    return whole.startswith(start) and not start.isdigit()


def sentences(text: str, grammar: Grammar) -> list[str]:
    """The sentences of the grammar that a text with shortened words can mean, legal now or not."""
    words = text.lower().split()
    if not words:
        return []
    verbs = [grammar.by_word[words[0]]] if words[0] in grammar.by_word else [
        verb for word, verb in grammar.by_word.items() if word.startswith(words[0])
    ]  # fmt: skip
    found: list[str] = []
    for verb in verbs:
        if len(words) != len(verb.names) + 1:
            continue
        parts = [[verb.word]]
        for name, word in zip(verb.names, words[1:], strict=True):
            parts.append(completed(word, grammar, name))
        found += combined(parts)
    return found


def completed(word: str, grammar: Grammar, name: str) -> list[str]:
    """The words of a kind that begin so."""
    names = grammar.names[name]
    if names.find(word):
        return [word]
    return [known for known in dict.fromkeys(names.words) if begins(known, word)]


def every(verb_word: str, grammar: Grammar, most: int) -> list[str]:
    """All sentences of a verb, when they are not too many."""
    verb = grammar.by_word[verb_word]
    parts = [[verb.word]]
    size = 1
    for name in verb.names:
        names = grammar.names[name]
        words = list(dict.fromkeys(map(names.word, names.all())))
        size *= len(words)
        if size > most:
            return []
        parts.append(words)
    return combined(parts)


def combined(parts: Sequence[Sequence[str]]) -> list[str]:
    texts = [""]
    for words in parts:
        texts = [f"{text} {word}".strip() for text in texts for word in words]
    return texts
