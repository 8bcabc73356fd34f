"""What people read: the Fluent catalogues of each language, and a speaker that turns data into sentences.

`<language>/table.ftl` holds what all games share, `lang/<language>.ftl` in a game's folder what is its own; the
page reads the same files.
"""

import re
from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from ashfall.engine.errors import Reason
from ashfall.engine.question import Option, Waiting
from ashfall.engine.sheet import Row, Section
from ashfall.engine.title import Title
from ashfall.engine.words import Names
from ashfall.games import IN_THE_MAKING, TITLES, folder
from ashfall.languages import LANGUAGES

from .forms import Forms, Functions, Named, expanded, strung

SEATS = ("seat", "side")
"""Names of values and kinds of things that are a player, or a side that no player sits at."""

HYPHEN = re.compile(r"(?<![\w\-–—])-(?=\d)")
"""A minus sign as numbers are written by the runtime; people print −."""

APOSTROPHE = re.compile(r"(?<!\w)'[^']*'(?!\w)|(?<=[^\W\d_])'(?=[^\W\d_])|(?<=s)'(?=\s|$)")
"""Between letters and behind a plural that owns, as keyboards have it; people print ’. What stands in single quotes
is found whole, and stays as it is."""

BOUND = {
    "ru": re.compile(
        r"(?<![\w-])([авикосуя]|во|до|за|из|ко|на|не|ни|но|об|от|по|со|\d+) (?=\w)|(?<=\S) (?=—)",
        re.I,
    ),
    "pl": re.compile(r"(?<![\w-])([aiouwz]|\d+) (?=\w)", re.I),
}
"""Spaces at which a line never breaks: behind short words and numbers, and before a Russian dash."""

NESTED = {
    "ru": (re.compile("«([^«»]*)«([^«»]*)»([^«»]*)»"), "«\\1„\\2“\\3»"),
    "pl": (re.compile("„([^„”]*)„([^„”]*)”([^„”]*)”"), "„\\1«\\2»\\3”"),
}
"""Quotation marks within quotation marks are others."""


class Speaker:
    """Says things in one language, about one game (or none), to people with these names.

    `names` are the sides in order: the players, then the automa or whatever else scores. `things` are the names of
    things where an overlay gives them others than the grammar.
    Nothing that is missing stops a game: it is said in English, or as its id, and noted in `missing`.
    """

    def __init__(
        self,
        title: Title | None,
        lang: str,
        names: Sequence[str] = (),
        things: Mapping[str, Names] | None = None,
    ) -> None:
        self.title = title
        self.lang = lang
        self.names = list(names)
        self.known: dict[str, Names] = {}
        if title is not None:
            things = title.grammar.names if things is None else things
            self.known = {names.kind: names for names in reversed(list(things.values()))}
            self.known |= things
        self.missing: set[str] = set()
        self.faults: set[str] = set()
        id = title.id if title is not None else ""
        self.bundles = [bundle(id, lang)] + ([bundle(id, "en")] if lang != "en" else [])

    def has(self, message: str) -> bool:
        """Whether this language has the message."""
        return bool(self.bundles[0].has_message(message))

    def say(self, message: str, **values: Any) -> str:
        """A message of the catalogues; values that name things arrive in it as their labels."""
        return self.put(message, {name: self.value(name, value) for name, value in values.items()})

    def put(self, message: str, values: dict[str, Any]) -> str:
        """A message with values that are already words of this language."""
        if not self.has(message):
            self.missing.add(message)
        for found in self.bundles:
            pattern = found.get_message(message).value if found.has_message(message) else None
            if pattern is not None:
                text, faults = found.format_pattern(pattern, values)
                self.faults.update(f"{message}: {fault}" for fault in faults)
                return printed(str(text), self.lang)
        return f"[{' '.join([message, *map(str, values.values())])}]"

    # The parts of a game

    def question(self, asked: Waiting | Mapping[str, Any]) -> str:
        """The sentence for the one who decides."""
        if isinstance(asked, Mapping):
            return self.say(f"ask-{dashed(asked['question'])}", seat=asked.get("seat"))
        return self.say(f"ask-{dashed(asked.question)}", seat=asked.seat)

    def option(self, option: Option | Mapping[str, Any]) -> str:
        """An option in words."""
        data = option if isinstance(option, Mapping) else option.data()
        return self.say(f"do-{dashed(data['verb'])}", **data["values"])

    def event(self, event: Mapping[str, Any]) -> str:
        """A line of the log, from what `game.log` gives."""
        return self.say(f"event-{dashed(event['kind'])}", **event["values"])

    def reason(self, reason: Reason) -> str:
        """Why something may not be done."""
        values: dict[str, Any] = dict(reason.values)
        if self.title is not None:
            values = {n: self.title.grammar.worded(n, v) for n, v in values.items()}
        return self.say(reason.message, **values)

    def section(self, section: Section | Mapping[str, Any]) -> str:
        """The title of a part of the text board."""
        data = section if isinstance(section, Mapping) else section.data()
        return self.say(data["message"], **data["values"])

    def row(self, row: Row | Mapping[str, Any]) -> str:
        """A line of the text board."""
        data = row if isinstance(row, Mapping) else row.data()
        return self.say(data["message"], **data["values"])

    def score(self, category: str) -> str:
        """A line of the score sheet."""
        return self.say(f"score-{dashed(category)}")

    def choice(self, name: str) -> str:
        """An option of the game, in plain words."""
        return self.say(f"option-{dashed(name)}")

    def choice_value(self, name: str, value: object) -> str:
        """A value that an option can take, in plain words; for a setting per seat those of all seats."""
        if isinstance(value, list):
            return self.listed(self.choice_value(name, one) for one in value)
        if isinstance(value, bool):
            value = "yes" if value else "no"
            return (
                self.say(f"option-{dashed(name)}-{value}")
                if self.has_value(name, value)
                else self.say(value)
            )
        if isinstance(value, int) and not self.has_value(name, value):
            return str(value)
        return self.say(f"option-{dashed(name)}-{dashed(str(value))}")

    def has_value(self, name: str, value: object) -> bool:
        return self.has(f"option-{dashed(name)}-{dashed(str(value))}")

    def side(self, side: str, number: int) -> str:
        """Who scores: a player's name, or the automa's."""
        if side != "seat":
            message = f"side-{dashed(side)}"
            return Named(self.say(message), side, catalogued(self.bundles[0], message, self.lang))
        return (
            self.names[number]
            if number < len(self.names)
            else self.say("player", number=number + 1)
        )

    # Values

    def value(self, name: str, value: Any) -> Any:
        """A value as a catalogue wants it: a number, or a text in this language."""
        if value is None:
            return ""
        if isinstance(value, bool):
            return "true" if value else "false"
        if isinstance(value, Mapping):
            return self.several((self.value(name, k), n) for k, n in value.items() if n)
        if isinstance(value, list | tuple):
            return self.list_of(name, value)
        if self.kind(name) in SEATS:
            return self.player(value)
        if isinstance(value, str):
            return self.thing(name, value)
        return value

    def kind(self, name: str) -> str:
        """The kind of thing that a value with this name names."""
        names = self.names_of(name)
        return names.kind if names is not None else name

    def names_of(self, name: str) -> Names | None:
        return self.known.get(name)

    def player(self, value: Any) -> str:
        """The name at a seat, given as a number, as `seat:1`, or as the word of a side."""
        word = str(value).removeprefix("seat:").removeprefix("side:")
        if word.isdigit():
            number = int(word)
            return (
                self.names[number]
                if number < len(self.names)
                else self.say("player", number=number + 1)
            )
        return self.side(word, 0) if self.has(f"side-{dashed(word)}") else word

    def thing(self, name: str, word: str) -> str:
        """The name of a thing, given the kind (or the name of a value) and its word in the notation."""
        kind, found, rest = word.partition(":")
        if found and rest and (kind in SEATS or self.names_of(kind) is not None):
            return self.player(rest) if kind in SEATS else self.thing(kind, rest)
        names = self.names_of(name)
        if names is not None and names.words:
            places = names.find(word)
            label = names.label(places[0], self.lang) if places else None
            if label is not None:
                return Named(label, word, forms_of(names, places[0], self.lang))
        message = f"{dashed(self.kind(name))}-{dashed(word)}"
        if self.has(message):
            return Named(self.say(message), word, catalogued(self.bundles[0], message, self.lang))
        if names is not None and names.words and names.find(word):
            self.missing.add(message)
        return word

    def list_of(self, name: str, values: Iterable[Any]) -> str:
        """Things in a row, equal ones counted: `fuel (2), food`. Numbers stay as they are."""
        name = name.removesuffix("s") if name.removesuffix("s") in SEATS else name
        items: list[tuple[str, int]] = []
        places: dict[str, int] = {}
        for value in values:
            text = self.value(name, value)
            text = text if isinstance(text, str) else str(text)
            if isinstance(value, int) and self.kind(name) not in SEATS:
                items.append((text, 1))
            elif text in places:
                items[places[text]] = (text, items[places[text]][1] + 1)
            else:
                places[text] = len(items)
                items.append((text, 1))
        return self.several(items)

    def several(self, items: Iterable[tuple[str, int]]) -> str:
        """Several things with their numbers, as a text that the functions of the catalogues can decline."""
        found = [(text, count) for text, count in items if text]
        return Named(self.listed(self.counted(t, n) for t, n in found), items=found)

    def counted(self, text: str, count: int) -> str:
        return self.put("list-times", {"thing": text, "count": count}) if count != 1 else str(text)

    def listed(self, texts: Iterable[str]) -> str:
        """Texts as this language strings them together; those with commas in them stand between semicolons."""
        return strung(self.bundles[0], list(texts))


@cache
def bundle(game: str, lang: str) -> FluentBundle:
    """The messages of a language: the table's and the game's."""
    functions = Functions(lang)
    made = FluentBundle([lang], functions=functions.all(), use_isolating=False)
    functions.bundle = made
    for path in files(game, lang):
        made.add_resource(FluentResource(path.read_text(encoding="utf-8")), allow_overrides=True)
    return made


def files(game: str, lang: str) -> list[Path]:
    """The catalogues of a game in a language that exist, the table's first."""
    found = [catalogue(name, lang) for name in ("table", game) if name]
    return [path for path in found if path.is_file()]


def catalogue(name: str, lang: str) -> Path:
    """Where a catalogue is: what all games share is here, what one game says is in its own folder."""
    if name in TITLES or name in IN_THE_MAKING:
        return folder(name) / "lang" / f"{lang}.ftl"
    return Path(__file__).resolve().parent / lang / f"{name}.ftl"


def labels(title: Title, lang: str) -> dict[str, dict[str, str]]:
    """The names of things that come with the components: kind, then word, then name. For the page."""
    found: dict[str, dict[str, str]] = {}
    for names in title.grammar.names.values():
        if names.labels is not None:
            known = found.setdefault(names.kind, {})
            for i, word in enumerate(names.words):
                known.setdefault(word, names.labels[lang][i])
    return found


def printed(text: str, lang: str) -> str:
    """A text with the minus signs, apostrophes, inner quotation marks and spaces that a printer would set."""
    text = APOSTROPHE.sub(lambda one: "’" if one[0] == "'" else one[0], HYPHEN.sub("−", text))
    if lang in NESTED:
        pattern, inner = NESTED[lang]
        text = pattern.sub(inner, text)
    bound = BOUND.get(lang)
    return bound.sub(lambda found: f"{found[1] or ''}\u00a0", text) if bound is not None else text


def forms_of(names: Names, place: int, lang: str) -> Forms:
    """The forms of a name from the component data; none when the data have none."""
    if names.forms is None or names.labels is None:
        return {}
    return expanded(names.labels[lang][place], names.forms[lang][place], lang)


def catalogued(found: FluentBundle, message: str, lang: str) -> Forms:
    """The forms of a noun of the catalogue: the attributes of its message."""
    entry = found.get_message(message) if found.has_message(message) else None
    if entry is None or not entry.attributes:
        return {}
    told = {key: str(found.format_pattern(p)[0]) for key, p in entry.attributes.items()}
    label = str(found.format_pattern(entry.value)[0]) if entry.value is not None else ""
    return expanded(label, {key.replace("-", "_"): text for key, text in told.items()}, lang)


def forms(
    title: Title, lang: str, things: Mapping[str, Names] | None = None
) -> dict[str, dict[str, Forms]]:
    """The forms of every name that has some: kind, then word, then form. For the page."""
    known = bundle(title.id, lang)
    found: dict[str, dict[str, Forms]] = {}
    for names in (title.grammar.names if things is None else things).values():
        for place, word in enumerate(names.words):
            message = f"{dashed(names.kind)}-{dashed(word)}"
            told: Forms = forms_of(names, place, lang)
            if names.labels is None and known.has_message(message):
                told = catalogued(known, message, lang)
            if told:
                found.setdefault(names.kind, {}).setdefault(word, told)
    return found


def kinds(title: Title) -> dict[str, str]:
    """Which kind of thing a value with this name is: `{"target": "crew"}`. For the page."""
    return {name: names.kind for name, names in title.grammar.names.items()}


def dashed(word: str) -> str:
    """A word as it stands in the ids of the catalogues."""
    return word.replace("_", "-").lower()


def language(wanted: str | None, environment: Mapping[str, str]) -> str:
    """The language asked for, else the one of the environment, else English."""
    for text in (wanted, environment.get("ASHFALL_LANG"), *map(environment.get, LOCALE)):
        if text:
            short = text[:2].lower()
            return short if short in LANGUAGES else "en"
    return "en"


LOCALE = ("LC_ALL", "LC_MESSAGES", "LANG")
