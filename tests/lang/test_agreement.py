"""Verbs and nouns agree with what the table puts beside them: a name that is many, a list of one, the number 1."""

import re

import pytest
from fluent.syntax import ast as ftl

from ashfall import lang
from ashfall.engine.words import Numbers
from ashfall.games import title
from ashfall.lang import SEATS, Speaker
from ashfall.languages import LANGUAGES

from .catalogue import CATALOGUES, GAMES, SHARED, listed, messages, walk
from .screens import set_up

SINGULAR = re.compile(r"(?: (?:on|in|at|from|of) …)? (?:is|has|was|[a-z]{3,}s)\b(?! of)")
"""A verb that belongs to one thing, behind its name and perhaps its place."""

MANY = re.compile(r"[^s]s(?: \d\w*)?$")
"""An English name that is many: Wolf Riders, Zombies 1c."""

VERBS = r"(?:is|has|was|this|dawns|exists|falls|fits|matches|as|dies|starves|from|and)\b"
"""What may stand behind the number 1 and ends in s."""

PERSONS = ("Jukas",)
"""One person, though the name ends like a plural."""

PERSONS_NAMED = (*SEATS, "rival", "owner", "name", "target", "other", "player")
"""Variables that hold a player's name."""

SUBJECT = re.compile(r"(?:^|[.:;] )$")
"""What stands before the subject of a sentence."""

PLURAL_VERB = {
    "ru": re.compile(r"(?:^|\s)\w+(?:ут|ют|ат|ят):? $"),
    "pl": re.compile(r"(?:^|\s)\w+ą:? $"),
}
GENITIVE = {
    "ru": re.compile(r"\w{3,}(?:ений|аний|ов) $"),
    "pl": re.compile(r"\w{4,}(?:eń|ań|ów) $"),
}
"""Things in the genitive plural before their number: the form of a list, not a sentence."""

LISTING = {
    "en": re.compile(
        r"(?<!…\s)\b(?!(?:is|has|was|as|its)\b)[a-z]{2,}s(?: (?:in|on|at) (?:its )?\S+)?(?: are)?:? $"
    ),
    "ru": re.compile(r"(?<!…\s)\b(?!\w+[йс]ти\b)\w{2,}[ыи](?:\s(?:в|на)\s(?:её\s)?\S+)?:? $"),
    "pl": re.compile(
        r"\b(?:pasują|mogą|są|(?!(?:albo|i)\b)\w{3,}(?:owie|ca|ki|sy|ty|rki|nki))"
        r"(?:\s(?:w|na)\s(?:jej\s)?\S+)?:? $"
    ),
}
"""A noun or verb for many, perhaps with its place, right before a list."""

OTHERS = {
    "event-turn-order": "never one player",
    "event-initiative": "never one side",
    "event-automa-fitting": "told of two groups or more",
    "event-automa-groups": "the units are many, the list is of regions",
    "detail-among-automa-groups": "the same",
    "event-movement-card": "the circles are the card's",
    "error-seats-count": "a number; the flag *names* so many",
}
"""Messages whose plural is not that of the list."""

NEVER_ONE = {"ui-players-range": "the most players are more than the least"}

SENTENCES = ("ask-", "detail-", "do-", "event-", "forecast-", "why-")
"""A row of the board may head a list with its plural: Objects: Mine."""


def beside(message):
    """Each variable of a message that is shown, with the texts before and after it."""
    for node in walk(message):
        if isinstance(node, ftl.Pattern):
            for place, element in enumerate(node.elements):
                shown = element.expression if isinstance(element, ftl.Placeable) else None
                if isinstance(shown, ftl.FunctionReference) and shown.id.name in ("CASE", "COUNT"):
                    shown = shown.arguments.positional[0]
                if isinstance(shown, ftl.VariableReference):
                    before, after = node.elements[:place], node.elements[place + 1 :]
                    yield shown.id.name, text(before[-1:]), text(after[:3])


def text(elements):
    return "".join(one.value if isinstance(one, ftl.TextElement) else "…" for one in elements)


def plural_names(speaker, variable):
    """Names that the variable can hold and that are many."""
    names = speaker.names_of(variable)
    if names is None or isinstance(names, Numbers) or names.kind in SEATS:
        return []
    labels = {str(speaker.thing(names.kind, word)) for word in names.words}
    return sorted(label for label in labels if MANY.search(label) and label not in PERSONS)


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_an_english_verb_for_one_thing_never_follows_a_name_that_is_many(game):
    speaker = Speaker(title(game), "en")
    wrong = [
        f"{id}: ${name} can be {many[0]}, and then comes {after!r}"
        for id, message in messages(game, "en").items()
        for name, before, after in beside(message)
        if SUBJECT.search(before) and SINGULAR.match(after)
        if (many := plural_names(speaker, name))
    ]
    assert not wrong, listed(wrong)


OWNED = re.compile(r"\w of $")
"""Before a player's name: the hobby says *Anna's unit*, not *a unit of Anna*."""


@pytest.mark.parametrize("name", CATALOGUES)
def test_what_is_somebodys_is_not_of_somebody(name):
    """Once: *Signals of Anna return*, *refuge of Zoe*."""
    wrong = [
        f"{id}: {before}{{ ${variable} }}"
        for id, message in messages(name, "en").items()
        for variable, before, after in beside(message)
        if variable in PERSONS_NAMED and OWNED.search(before) and not after.startswith("'s")
    ]
    assert not wrong, listed(wrong)


@pytest.mark.parametrize("game", GAMES)
def test_an_english_verb_for_one_is_not_said_of_a_side_that_is_many(game):
    """Where Russian or Polish choose the verb by who acts, English must too: the Drifters attack."""
    agreeing = {
        id
        for language in ("ru", "pl")
        for id, message in messages(game, language).items()
        for name in agreed(message)
        if name in SEATS
    }
    wrong = [
        f"{id}: {{ ${name} }}{after}"
        for id, message in messages(game, "en").items()
        if id in agreeing
        for name, _, after in beside(message)
        if name in SEATS and SINGULAR.match(after)
    ]
    assert not wrong, listed(wrong)


def agreed(message):
    return {
        n.arguments.positional[0].id.name
        for n in walk(message)
        if isinstance(n, ftl.FunctionReference) and n.id.name == "AGREE"
    }


@pytest.mark.parametrize("language", ["ru", "pl"])
@pytest.mark.parametrize("game", CATALOGUES)
def test_a_verb_for_many_is_chosen_by_how_many_players_a_list_holds(game, language):
    wrong = [
        f"{id}: {before.strip()} {{ ${name} }}"
        for id, message in messages(game, language).items()
        if "SIZE" not in functions(message) and "count" not in selectors(message)
        for name, before, _ in beside(message)
        if name.removesuffix("s") in (*SEATS, "name") and PLURAL_VERB[language].search(before)
    ]
    assert not wrong, listed(wrong)


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", CATALOGUES)
def test_a_list_of_one_is_not_introduced_as_many(game, language):
    """Once one position that fitted was told as *positions 2*. In the shell and on the page every message counts."""
    wrong = [
        f"{id}: {before.strip()} {{ ${name} }}"
        for id, message in messages(game, language).items()
        if (game in SHARED or id.startswith(SENTENCES)) and id not in OTHERS
        for name in lists(game, id)
        for before in for_one(message.value, name)
        if LISTING[language].search(before)
    ]
    assert not wrong, listed(wrong)


def lists(game, id):
    """The variables of a message that hold lists: some language asks how many are in them, or they are named so."""
    names = title(game).grammar.names if game in GAMES else {"name"}
    found = {
        n.arguments.positional[0].id.name
        for language in LANGUAGES
        for n in walk(messages(game, language)[id])
        if isinstance(n, ftl.FunctionReference) and n.id.name == "SIZE"
    }
    called = all_variables(messages(game, "en")[id])
    return found | {
        one
        for one in called
        if re.sub("ies$", "y", one).removesuffix("s") in {*names, *SEATS} - {one}
    }


def for_one(pattern, name, before=""):
    """The texts before a list wherever a list of one is said."""
    for element in pattern.elements:
        shown = element.expression if isinstance(element, ftl.Placeable) else None
        if isinstance(shown, ftl.SelectExpression):
            for variant in said_of_one(shown):
                yield from for_one(variant.value, name, before)
        elif shown is not None and name in all_variables(shown):
            yield before
        before += element.value if isinstance(element, ftl.TextElement) else "…"


def said_of_one(choice):
    """The variants that one thing can get: where 1 has a variant of its own, only that."""
    own = [
        v
        for v in choice.variants
        if getattr(v.key, "name", getattr(v.key, "value", "")) in ("1", "one")
    ]
    return own or choice.variants


def functions(message):
    return {n.id.name for n in walk(message) if isinstance(n, ftl.FunctionReference)}


def selectors(message):
    return {
        n.selector.id.name
        for n in walk(message)
        if isinstance(n, ftl.SelectExpression) and isinstance(n.selector, ftl.VariableReference)
    }


@pytest.mark.parametrize("language", ["ru", "pl"])
@pytest.mark.parametrize("game", CATALOGUES)
def test_the_log_counts_things_in_sentences(game, language):
    speaker = Speaker(title(game if game in GAMES else GAMES[0]), language)
    wrong = [
        f"{id}: {before}{{ ${name} }}"
        for id, message in messages(game, language).items()
        if id.startswith(("ask-", "do-", "event-", "log-", "why-"))
        for name, before, after in beside(message)
        if GENITIVE[language].search(before) and re.match(r"[.,;)]|$", after)
        if isinstance(speaker.names_of(name), Numbers | None)
    ]
    assert not wrong, listed(wrong)


@pytest.mark.parametrize("name", [name for name in CATALOGUES if name != "lab"])
def test_the_number_one_has_no_plural_behind_it(name):
    """Every English message said with 1 for each of its numbers, in the shell and on the page too."""
    speaker = Speaker(title(name if name in GAMES else GAMES[0]), "en")
    shared = lang.bundle(name, "en") if name in SHARED else None
    wrong = set()
    for id, message in messages(name, "en").items():
        numbers = {
            variable
            for variable, _, after in beside(message)
            if re.match(r" (?:[a-z]+ )?[a-z]+s\b", after)
            and isinstance(speaker.names_of(variable), Numbers | None)
            and not (shared and variable in PERSONS_NAMED)
        }
        if numbers and id not in NEVER_ONE:
            values = dict.fromkeys(all_variables(message), "X") | dict.fromkeys(numbers, 1)
            said = said_by(shared, id, values) if shared else speaker.say(id, **values)
            if re.search(
                rf"(?<!×)\b1 (?!{VERBS})(?:(?!{VERBS}|damage|food)[a-z]+ )?(?!{VERBS})[a-z]+s\b",
                said,
            ):
                wrong.add(f"{id}: {said}")
    assert not wrong, listed(wrong)


def said_by(bundle, id, values):
    return bundle.format_pattern(bundle.get_message(id).value, values)[0]


def all_variables(message):
    return {n.id.name for n in walk(message) if isinstance(n, ftl.VariableReference)}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_the_questions_before_a_game_are_in_words(game, language):
    lines = dict(set_up(title(game), language))
    assert len(lines) > 5
    assert not [line for line in lines.values() if "{" in line or "option-" in line]
