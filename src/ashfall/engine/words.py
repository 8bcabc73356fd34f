"""The grammar of a game: how its options are written, read and named in every language.

Records, typed commands, menus, things on the board and explanations all come from these tables.
"""

from collections.abc import Mapping, Sequence
from typing import Any

from .verbs import Step, Verb


class Names:
    """Words for the integers of one kind of thing.

    `words[i]` is the word of thing i in the notation (several things may share a word if no question
    ever offers two of them). `labels[lang][i]` is its name for people, from the component data;
    kinds without labels are named by the catalogues (`<game>-<kind>-<word>`). `forms[lang][i]` are
    the forms of that name in sentences, as far as the data have them.
    """

    __slots__ = ("kind", "words", "things", "labels", "forms", "index")

    def __init__(
        self,
        kind: str,
        words: Sequence[str],
        labels: Mapping[str, Sequence[str]] | None = None,
        forms: Mapping[str, Sequence[Mapping[str, str]]] | None = None,
    ) -> None:
        self.kind = kind
        self.words = tuple(words)
        self.things = tuple(f"{kind}:{word}" for word in self.words)
        self.labels = labels
        self.forms = forms
        self.index: dict[str, list[int]] = {}
        for i, word in enumerate(self.words):
            self.index.setdefault(word, []).append(i)

    def word(self, i: int) -> str:
        return self.words[i]

    def thing(self, i: int) -> str:
        """The name of the thing in views and options: `crew:co-pilot`."""
        return self.things[i]

    def find(self, word: str) -> list[int]:
        """All integers that the word can mean."""
        return self.index.get(word, [])

    def all(self) -> list[int]:
        """Every integer that has a word."""
        return list(range(len(self.words)))

    def label(self, i: int, lang: str) -> str | None:
        return self.labels[lang][i] if self.labels is not None else None


class Numbers(Names):
    """Plain numbers from `first`: slots, amounts, positions."""

    __slots__ = ("first", "last")

    def __init__(self, kind: str, first: int, last: int) -> None:
        super().__init__(kind, ())
        self.first = first
        self.last = last

    def word(self, i: int) -> str:
        return str(i)

    def thing(self, i: int) -> str:
        return f"{self.kind}:{i}"

    def find(self, word: str) -> list[int]:
        if not (word.isascii() and word.isdigit()) or len(word) > 9:
            return []
        return [int(word)] if self.first <= int(word) <= self.last else []

    def all(self) -> list[int]:
        return list(range(self.first, self.last + 1))


class Grammar:
    """All verbs of a game and the names that their arguments, its events and its views use.

    `names` maps the name of an argument or event value to its Names; a value without Names is itself.
    """

    def __init__(self, verbs: Sequence[Verb], names: Mapping[str, Names]) -> None:
        self.verbs = tuple(verbs)
        self.names = dict(names)
        self.by_rule: dict[Any, Verb] = {verb.rule: verb for verb in verbs}
        self.by_word: dict[str, Verb] = {verb.word: verb for verb in verbs}
        if len(self.by_word) != len(self.verbs):
            raise ValueError("two verbs have the same word")
        for verb in verbs:
            for name in verb.names:
                if name not in self.names:
                    raise ValueError(f"{verb.word}: no Names for {name!r}")

    def write(self, option: Step) -> str:
        """The notation of an option: `explore 3`."""
        verb = self.by_rule[option[0]]
        words = [self.names[n].word(a) for n, a in zip(verb.names, option[2:], strict=True)]
        return " ".join([verb.word, *words])

    def things(self, option: Step) -> list[str]:
        """The things that an option names, and the one that stands for its verb: `slot:3`."""
        verb = self.by_rule[option[0]]
        named = [self.names[n].thing(a) for n, a in zip(verb.names, option[2:], strict=True)]
        return named if verb.thing is None else [*named, verb.thing]

    def values(self, option: Step) -> dict[str, int | str]:
        """The arguments of an option by name, as words, for the catalogues."""
        verb = self.by_rule[option[0]]
        return {n: self.worded(n, a) for n, a in zip(verb.names, option[2:], strict=True)}

    def worded(self, name: str, value: Any) -> Any:
        """A value of an event or option, with its integers turned into words where it names things."""
        names = self.names.get(name)
        if isinstance(value, list | tuple):
            return [self.worded(name, v) for v in value]
        if names is None or isinstance(names, Numbers) or not isinstance(value, int):
            return value
        return names.word(value)

    def read(self, seat: int, text: str) -> list[Step]:
        """Every step that a text can mean (none: it is no sentence of this game)."""
        words = text.strip().lower().split()
        verb = self.by_word.get(words[0]) if words else None
        if verb is None or len(words) != len(verb.names) + 1:
            return []
        steps: list[Step] = [(verb.rule, seat)]
        for name, word in zip(verb.names, words[1:], strict=True):
            steps = [(*s, i) for s in steps for i in self.names[name].find(word)]
        return steps
