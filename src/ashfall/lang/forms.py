"""Names that decline: the forms of a name, and the functions that sentences of the catalogues use on them.

`CASE($unit, case: "acc")`, `COUNT($resource, $count, case: "acc")`, `AGREE($seat, one: …, many: …)`,
`COLUMNS($district, wide: 16, line: 1)`, `GENDER($room)`, `SIZE($teams)` and `WORD($card)`
mean the same in `web/src/speak/forms.ts`.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

import babel
from fluent.runtime import FluentBundle
from fluent.runtime.types import FluentInt

from ashfall.engine.data import FORMS

CASES = FORMS[: FORMS.index("nom_pl")]
COUNTED = ("nom", "acc", "gen")
"""The cases in which things can be counted."""

GENDERS = {
    "en": ("m", "f", "n", "pl"),
    "ru": ("m", "f", "n", "pl"),
    "pl": ("m", "f", "n", "pl", "mp"),
}
"""What GENDER can say: `mp` is the plural of Polish persons. A name without forms is `other`."""

QUOTES = {"ru": ("«", "»"), "pl": ("„", "”")}
NARROW = "\u00a0"
"""Stands between a number and what it counts, so that a line never breaks there."""

Forms = Mapping[str, str]
PLURAL: dict[str, tuple[str, ...]] = {"ru": ("one", "few", "many", "other")}
PLURAL |= {"pl": PLURAL["ru"], "en": ("one", "other")}


class Named(str):
    """The name of a thing, or of several, as a text that still knows its word and its forms."""

    __slots__ = ("word", "forms", "items")

    word: str
    forms: Forms
    items: Sequence[tuple[str, int]] | None

    def __new__(
        cls,
        text: str,
        word: str = "",
        forms: Forms | None = None,
        items: Sequence[tuple[str, int]] | None = None,
    ) -> "Named":
        made = super().__new__(cls, text)
        made.word = word
        made.forms = forms or {}
        made.items = items
        return made


def expanded(label: str, forms: Forms, lang: str) -> dict[str, str]:
    """All forms of a name: those written down, and the counted ones that follow from them."""
    found = {"nom": label, **forms}
    if not forms:
        return {}
    for case in COUNTED:
        for category in PLURAL.get(lang, PLURAL["en"]):
            key = counted_key(category, case)
            form = found.get(key) or derived(found, category, case, lang)
            if form:
                found[key] = form
    return found


def counted_key(category: str, case: str) -> str:
    return category if case == "nom" else f"{category}_{case}"


def derived(found: Forms, category: str, case: str, lang: str) -> str | None:
    """A counted form by the rules of the language, or None where the written forms do not give it."""
    if lang not in ("ru", "pl"):
        return found.get("nom" if category == "one" else "nom_pl")
    if found.get("gender", "").startswith("pl"):
        written = {"acc": category, "gen": "many"}.get(case)
        return found.get(written) if written and category != "one" else None
    if not (found.get("many") or found.get("gen_pl")):
        return None
    if category == "one":
        return found.get(case)
    if case == "gen":
        return found.get("many") or found.get("gen_pl")
    if category == "many":
        return found.get("many") or found.get("gen_pl")
    if category == "other":
        return found.get("gen")
    return few(found, case, lang)


def few(found: Forms, case: str, lang: str) -> str | None:
    """The form after 2, 3 and 4: living things in the accusative, and Polish persons, stand as after 5.

    A Russian name of several words may hold an adjective, whose form differs: there `few` is written down.
    """
    many = found.get("many") or found.get("gen_pl")
    if lang == "pl":
        personal = found.get("gender", "").endswith("pers")
        return many if personal else found.get("few") or found.get("nom_pl")
    living = case == "acc" and "acc_pl" in found and found["acc_pl"] == found.get("gen_pl")
    one_word = " " not in found["nom"]
    return many if living else found.get("few") or (found.get("gen") if one_word else None)


class Functions:
    """The functions of one language's catalogues."""

    def __init__(self, lang: str) -> None:
        self.lang = lang
        self.rule = babel.Locale.parse(lang).plural_form
        self.bundle: FluentBundle | None = None

    def all(self) -> dict[str, Callable[..., Any]]:
        return {
            "AGREE": agree,
            "CASE": self.cased,
            "COLUMNS": columns,
            "COUNT": self.count,
            "GENDER": gender,
            "SIZE": size,
            "WORD": word,
        }

    def cased(self, thing: str, case: str = "nom", join: str = "and") -> str:
        """The name in a case; of several things each one, with its number where there is more than one."""
        if isinstance(thing, Named) and thing.items is not None:
            return self.joined(
                (
                    self.cased(item, case) if count == 1 else self.count(item, count, case)
                    for item, count in thing.items
                ),
                join,
            )
        return self.form(thing, case) or (str(thing) if case == "nom" else self.quoted(thing))

    def count(
        self, thing: str, number: int | None = None, case: str = "nom", join: str = "and"
    ) -> str:
        """The number and the name as the number needs it; of several things each one with its own number."""
        if isinstance(thing, Named) and thing.items is not None:
            return self.joined((self.count(item, n, case) for item, n in thing.items), join)
        number = 1 if number is None else int(number)
        form = self.form(thing, counted_key(self.rule(abs(number)), case))
        text = str(number).replace("-", "−")
        return f"{text}{NARROW}{form}" if form else f"{text}{NARROW}×{NARROW}{self.cased(thing)}"

    def form(self, thing: str, key: str) -> str | None:
        if isinstance(thing, Named) and thing.forms:
            return thing.forms.get(key)
        return None

    def quoted(self, thing: str) -> str:
        """A name whose form is not known, in quotation marks: so it may stay as it is in any sentence."""
        if not isinstance(thing, Named) or not thing.word:
            return str(thing)
        opening, closing = QUOTES.get(self.lang, ("", ""))
        return f"{opening}{thing}{closing}"

    def joined(self, texts: Iterable[str], join: str) -> str:
        assert self.bundle is not None
        return strung(self.bundle, list(texts), join)


def strung(bundle: FluentBundle, texts: Sequence[str], join: str = "and") -> str:
    """Texts as the language strings them together; those with commas in them stand between semicolons."""
    items = [text for text in texts if text]
    if not items:
        return put(bundle, "list-none", {})
    if len(items) == 1:
        return items[0]
    if join == "and" and any("," in item for item in items):
        return "; ".join(items)
    return put(bundle, f"list-{join}", {"first": ", ".join(items[:-1]), "last": items[-1]})


def put(bundle: FluentBundle, message: str, values: dict[str, str]) -> str:
    pattern = bundle.get_message(message).value
    return str(bundle.format_pattern(pattern, values)[0]) if pattern is not None else message


def gender(thing: str) -> str:
    """`m`, `f`, `n`, `pl` or `mp`; `other` for a name without forms. A list of one thing is that thing."""
    if isinstance(thing, Named) and thing.items is not None and size(thing) == 1:
        return gender(thing.items[0][0])
    first, _, rest = (
        (thing.forms if isinstance(thing, Named) else {}).get("gender", "").partition(" ")
    )
    return ("mp" if first == "pl" and rest == "pers" else first) or "other"


def agree(thing: str, **words: str) -> str:
    """The word that agrees with a name: by `one` and `many`, or by each gender and `other`."""
    found = gender(thing)
    number = "many" if found in ("pl", "mp") else "one"
    return words.get(found) or words.get(number) or words.get("other") or words["one"]


def size(thing: str) -> FluentInt:
    """How many things a list holds; one thing is one, and nothing is 0."""
    if isinstance(thing, Named) and thing.items is not None:
        return FluentInt(sum(count for _, count in thing.items))
    return FluentInt(1 if thing else 0)


def columns(thing: str, wide: int = 16, line: int = 1) -> str:
    """Names side by side in columns of one width, each broken between its words: one of two lines."""
    items = thing.items if isinstance(thing, Named) and thing.items is not None else [(thing, 1)]
    found = [broken(str(name), int(wide) - 1)[int(line) - 1].ljust(int(wide)) for name, _ in items]
    return "".join(found).rstrip()


def broken(name: str, most: int) -> tuple[str, str]:
    """A name in two lines of so many letters at most; one that needs one line only has the second."""
    words = name.split(" ")
    count = len(words)
    while count > 1 and len(" ".join(words[:count])) > most:
        count -= 1
    if count == len(words):
        return "", name[:most]
    return " ".join(words[:count])[:most], " ".join(words[count:])[:most]


def word(thing: str) -> str:
    """The word of the notation, which is the same in every language, to choose a variant by."""
    return thing.word if isinstance(thing, Named) and thing.word else str(thing)
