"""Whole games read as a native would: no foreign words, empty brackets, doubled words or marks of a typewriter."""

import re
from collections import Counter

import pytest
from fluent.syntax import ast as ftl

import ashfall
from ashfall.engine.chance import seeded
from ashfall.games import title
from ashfall.lang import SEATS, Speaker
from ashfall.languages import LANGUAGES
from tests.quick import first_quick

from .catalogue import GAMES, SHARED, listed, messages, terms, walk
from .test_whole_games import settings

NAMES = {"en": "Anna Boris Vera Zoe", "ru": "Анна Борис Вера Глеб", "pl": "Anna Borys Celina Darek"}
LATIN = re.compile(r"[A-Za-z]{2,}")
WRONG = {
    "an empty bracket": re.compile(r"\(\s*\)|«»|„”|\[\]"),
    "a word twice": re.compile(r"\b([^\W\d]{3,}),? \1\b", re.IGNORECASE),
    "a hyphen for a minus": re.compile(r"(?<![\w\-–—])-\d"),
    "a straight quote": re.compile(r'"'),
    "nothing said": re.compile(r"^[\W\d_]*$"),
    "a hole": re.compile(r"\{|None|\[[a-z]+-[a-z-]+"),
    "two marks": re.compile(r"[.,:;] ?[.,:;](?!\.)|\s[.,;](?=\s|$)|  "),
}


def told(game, language, number, options):
    """Everything that one random game says: questions, options, log, board."""
    played = ashfall.new(game, seed=number, listen=True, **options)
    speaker = Speaker(played.title, language, NAMES[language].split()[: played.players])
    sides = list(enumerate(played.sides()))[played.players :]
    speaker.names += [speaker.side(side, place) for place, side in sides]
    chance = seeded(number)
    found: dict[str, str] = {}
    while not played.over and len(played.choices) < 900:
        asked = played.waiting()[0]
        found.setdefault(speaker.question(asked), f"ask-{asked.question}")
        if len(played.choices) % 9 == 0:
            for option in asked.options[:40]:
                found.setdefault(speaker.option(option), f"do-{option.verb}")
            for section in played.sheet(asked.seat):
                for line in (section.data(), *(row.data() for row in section.rows)):
                    found.setdefault(speaker.row(line), line["message"])
        played.play(asked.options[chance.below(len(asked.options))], seat=asked.seat)
    for event in played.log(0, -1):
        found.setdefault(speaker.event(event), f"event-{event['kind']}")
    return found


def faults(text, language, game):
    """What a reader would stumble over."""
    base = terms(game)
    if language == "ru":
        for word in LATIN.findall(text):
            if word not in base.get("latin", []):
                yield f"the foreign word {word}"
    for what, pattern in WRONG.items():
        if pattern.search(text):
            yield what
    for word in base.get("never", {}).get(language, []):
        if re.search(rf"\b{word}", text, re.IGNORECASE):
            yield f"the word {word}, which the term base forbids"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("number", first_quick([0, 1, 2, 3]))
def test_whole_games_read_well(game, language, number):
    choices = settings(game)
    wrong = []
    for text, message in told(game, language, number, choices[number % len(choices)]).items():
        if message in ("row-map-line", *terms(game).get("drawn", [])):
            continue
        wrong += [f"{message}: {fault}: {text}" for fault in faults(text, language, game)]
    known = terms(game).get("known_faults", {}).get(language, [])
    wrong = [line for line in wrong if not any(line.startswith(f"{id}:") for id in known)]
    assert not wrong, listed(wrong)


# Sentences, not forms


def forms_with_a_colon(name, language):
    """Messages in which a name stands behind a colon although the English has none there."""
    known = title(name).grammar.names
    names = {word for word, of in known.items() if of.kind not in SEATS}
    found = []
    english = messages(name, "en")
    for id, message in messages(name, language).items():
        if id.split("-")[0] in ("event", "do") and colon(message, names):
            if not colon(english[id], names):
                found.append(id)
    return found


def colon(message, names):
    for node in walk(message):
        if isinstance(node, ftl.Pattern):
            for before, after in zip(node.elements, node.elements[1:], strict=False):
                if not isinstance(before, ftl.TextElement) or not before.value.endswith(": "):
                    continue
                if isinstance(after, ftl.Placeable) and isinstance(
                    after.expression, ftl.VariableReference
                ):
                    if after.expression.id.name in names:
                        return True
    return False


@pytest.mark.parametrize("language", LANGUAGES[1:])
@pytest.mark.parametrize("game", GAMES)
def test_the_number_of_forms_instead_of_sentences_only_falls(game, language):
    found = forms_with_a_colon(game, language)
    most = terms(game).get("colons", {}).get(language, 0)
    assert len(found) <= most, listed(found)
    assert len(found) == most, f"write colons.{language} = {len(found)} into the game's terms.toml"


# Every value that chooses a variant, and every name


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
            for word in [word for word in words if word != "-"][:120]:
                values = dict.fromkeys(variables, 2) | {name: word}
                text = speaker.say(id, **values)
                if not re.search(r"\w", text) or "{" in text:
                    wrong.add(f"{id} with {name} {word}: {text}")
    wrong |= {fault for fault in speaker.faults if "Unknown" not in fault}
    assert not wrong, listed(wrong)


def test_the_catalogues_print_dashes_and_quotes_of_their_language():
    wrong: Counter[str] = Counter()
    for name in [*SHARED, *GAMES]:
        for language, dash in (("ru", " – "), ("pl", "—")):
            for id, message in messages(name, language).items():
                for node in walk(message):
                    if isinstance(node, ftl.TextElement) and dash in node.value:
                        wrong[f"{language} {id}: {node.value}"] += 1
    assert not wrong, listed(wrong)
