"""Whole games read as a native would: no foreign words, empty brackets, doubled words or marks of a typewriter."""

import re
from collections import Counter

import pytest
from fluent.syntax import ast as ftl

from ashfall.games import title
from ashfall.lang import SEATS, Speaker
from ashfall.languages import LANGUAGES
from tests.quick import first_quick

from .catalogue import GAMES, SHARED, forbidden, listed, messages, terms, walk
from .reading import NAMES, settings, told
from .screens import sentence

PLAYERS = ("seat", "rival", "side")
LATIN = re.compile(r"[A-Za-z]{2,}")
RULE = re.compile(r"\b[A-Z]{2,3}-[A-Z]+-\d+\b")
WRONG = {
    "an empty bracket": re.compile(r"\(\s*\)|«»|„”|\[\]"),
    # in a list only a whole entry can be said twice: "Rusty Trailer, Trailer" are two cards
    "a word twice": re.compile(
        r"\b([^\W\d]{3,}) \1\b|(?:^|[:,] )([^\W\d]{3,}), \2\b", re.IGNORECASE
    ),
    "a noun twice": re.compile(
        r"\b([^\W\d]{4})\w* [«„]\1|\b([^\W\d]{4,}) \([«„]?\2[»”]?\)", re.IGNORECASE
    ),
    "a hyphen for a minus": re.compile(r"(?<![\w\-–—])-\d"),
    "a straight quote": re.compile(r'"'),
    "nothing said": re.compile(r"^[\W\d_]*$"),
    "a hole": re.compile(r"\{|\bNone(?=[.,;:)]|$)|\[[a-z]+-[a-z-]+"),
    "two marks": re.compile(r"[.,:;] ?[.,:;](?!\.)|\s[.,;](?=\s|$)|  "),
}


def faults(text, language, game):
    """What a reader would stumble over."""
    base = terms(game)
    if language == "ru":
        for word in LATIN.findall(RULE.sub("", text)):
            if word not in base.get("latin", []):
                yield f"the foreign word {word}"
    for what, pattern in WRONG.items():
        if pattern.search(text):
            yield what
    for word in forbidden(game, language):
        if re.search(word, text, re.IGNORECASE):
            yield f"the word {word}, which the term base forbids"


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("number", first_quick([0, 1, 2, 3]))
def test_whole_games_read_well(game, language, number):
    choices = settings(game)
    drawn = ("row-map-line", "screen-setup-head-0", *terms(game).get("drawn", []))
    wrong = [
        f"{line.message}: {fault}: {line.text}"
        for line in told(game, language, number, choices[number % len(choices)], "random")
        if line.message not in drawn
        for fault in faults(
            sentence(line.text) if line.message.startswith("screen-") else line.text, language, game
        )
    ]
    assert not wrong, listed(wrong)


# Sentences, not forms


def forms_with_a_colon(name, language):
    """Messages in which a name stands behind a colon although the English has none there.

    A player's name may: what follows its colon is a sentence about a thing of theirs.
    """
    known = title(name).grammar.names
    names = {word for word, of in known.items() if of.kind not in SEATS}
    english = messages(name, "en")
    return [
        id
        for id, message in messages(name, language).items()
        if id.startswith(("ask-", "detail-", "do-", "event-", "forecast-", "why-"))
        and colon(message, names)
        and not colon(english[id], names)
    ]


def colon(message, names):
    return any(
        isinstance(node, ftl.Pattern)
        and any(
            behind_a_colon(node.elements[:place], names, node)
            for place in range(1, len(node.elements))
        )
        for node in walk(message)
    )


def behind_a_colon(before, names, pattern):
    """Whether the element after these is a bare name that a colon introduces."""
    after = pattern.elements[len(before)]
    if not isinstance(before[-1], ftl.TextElement) or not before[-1].value.endswith(": "):
        return False
    if before[-1].value == ": " and len(before) > 1 and variable(before[-2]) in PLAYERS:
        return False
    return variable(after) in names


def variable(element):
    """The variable that an element shows as it is: bare, or as CASE or COUNT in the nominative."""
    shown = element.expression if isinstance(element, ftl.Placeable) else None
    if isinstance(shown, ftl.FunctionReference) and shown.id.name in ("CASE", "COUNT"):
        case = next((n.value.value for n in shown.arguments.named if n.name.name == "case"), "nom")
        shown = shown.arguments.positional[0] if case == "nom" else None
    return shown.id.name if isinstance(shown, ftl.VariableReference) else None


@pytest.mark.parametrize("language", LANGUAGES[1:])
@pytest.mark.parametrize("game", GAMES)
def test_nothing_is_a_form_instead_of_a_sentence(game, language):
    found = forms_with_a_colon(game, language)
    assert not found, listed(found)


# Every value that chooses a variant, and every name


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_message_can_be_said_with_every_name_it_can_get(game, language):
    """No name leaves a message without words, with a hole, or in a form that the data do not have."""
    speaker = Speaker(title(game), language, NAMES[language].split())
    wrong = set()
    for id, message in messages(game, language).items():
        variables = {n.id.name for n in walk(message) if isinstance(n, ftl.VariableReference)}
        for name in sorted(variables):
            names = speaker.names_of(name)
            words = dict.fromkeys(names.words) if names is not None else {}
            texts = {
                word: speaker.say(id, **dict.fromkeys(variables, 2) | {name: word})
                for word in [word for word in words if word != "-"][:120]
            }
            may_be_empty = is_upper_line(message) and any(texts.values())
            for word, text in texts.items():
                told = re.search(r"\w", text) or (may_be_empty and text == "")
                if not told or "{" in text:
                    wrong.add(f"{id} with {name} {word}: {text}")
    wrong |= {fault for fault in speaker.faults if "Unknown" not in fault}
    assert not wrong, listed(wrong)


def is_upper_line(message):
    """The upper one of two lines of names side by side: who needs only one line stands in the lower."""
    return any(
        isinstance(node, ftl.FunctionReference)
        and node.id.name == "COLUMNS"
        and any(n.name.name == "line" and n.value.value == "1" for n in node.arguments.named)
        for node in walk(message)
    )


def test_the_catalogues_print_dashes_and_quotes_of_their_language():
    wrong: Counter[str] = Counter()
    for name in [*SHARED, *GAMES]:
        for language, dash in (("ru", " – "), ("pl", "—")):
            for id, message in messages(name, language).items():
                for node in walk(message):
                    if isinstance(node, ftl.TextElement) and dash in node.value:
                        wrong[f"{language} {id}: {node.value}"] += 1
    assert not wrong, listed(wrong)
