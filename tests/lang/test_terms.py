"""The books' own words in everything a player reads: catalogues, lessons, names of components, rules."""

import re
import tomllib

import pytest

from ashfall import rulebook
from ashfall.games import folder, title
from ashfall.lang import catalogue, labels
from ashfall.languages import LANGUAGES

from .catalogue import GAMES, SHARED, forbidden, listed, terms

NAMES = {
    "en": r"^(?:name|text|role|title|skill|skill_name|forms_en) = (.+)$",
    "ru": r"^(?:name|text|role|title|skill|skill_name|forms)_ru = (.+)$",
    "pl": r"^(?:name|text|role|title|skill|skill_name|forms)_pl = (.+)$",
}
INTERNAL = {
    "a name of the data": r"\b[a-z]+_[a-z]+\b|`[^`]*`",
    "the program": r"\bprograms?\b(?! of)|\bпрограмм|\bprogram(?:u|em|ie|y)?\b",
    "the source": r"\bthe seed\b|исходн\w+ текст|tekst\w* źródłow",
    "a test's words": r"\bGiven\b|\bДано:|\bDane:|\bТогда:|\bWtedy:|\*(?:When|Then|Given)\*",
}
ENGLISH = {
    "he for a player": r"\b(?:player|owner|attacker|defender|winner|human)s?\b[^.;:]*\b(?:he|his|him|himself)\b",
    "the own": r"\bthe own\b|\ban own\b",
}
NOT_OF_THE_HOBBY = re.compile(
    r"\b(?:anew|dearer|whom|go on(?! a)|take back|program(?! and of)|turn(?:ed|s)? up|do without|the own|close up)\b",
    re.IGNORECASE,
)
"""English that was translated; the findings of the first reading list what the hobby says instead."""

PLACES = re.compile(
    r"\b(?:Desert|Gulf|Ranges?|Mountains|Alps|Cliffs|Bight|Peninsula|Plain|Lakes?)\b"
)
"""English words of geography, which other languages translate."""


def texts(game, language):
    """Every text that a player can read, with where it stands: of a game also its rules, glossary and names."""
    for id, text in lines(game, language):
        yield id, re.sub(r"\{[^{}]*\}?", "", text)
    if game in SHARED:
        return
    for term in rulebook.glossary(game):
        yield "glossary", term[LANGUAGES.index(language)]
    for rule in rulebook.rules(game, language):
        yield rule.id, rule.text.replace("\u00a0", " ")
    for path in sorted((folder(game) / "data").glob("*.toml")):
        for found in re.finditer(NAMES[language], path.read_text("utf-8"), re.MULTILINE):
            yield path.name, found[1]


def lines(name, language):
    """The lines of a catalogue, each with the message it belongs to."""
    id = ""
    for line in catalogue(name, language).read_text("utf-8").splitlines():
        begun = re.match(r"([a-z][a-z0-9-]*) =", line)
        id = begun[1] if begun else id
        if not line.startswith("#"):
            yield id, line.removeprefix(f"{id} =")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", [*SHARED, *GAMES])
def test_no_forbidden_synonym_stands_anywhere(game, language):
    words = [re.compile(word, re.IGNORECASE) for word in forbidden(game, language)]
    assert words, f"the term base of {game} forbids nothing in {language}"
    wrong = [
        f"{where}: {word.pattern}: {text}"
        for where, text in texts(game, language)
        for word in words
        if word.search(text)
    ]
    assert not wrong, listed(wrong)


@pytest.mark.parametrize("game", [SHARED[0], *GAMES])
def test_the_term_base_is_well_written(game):
    """Each term names the word to use in a language in which it forbids others, and never forbids its own."""
    wrong = []
    for term in terms(game)["term"]:
        for language in LANGUAGES:
            bad = term.get(f"not_{language}", [])
            if bad and language not in term:
                wrong.append(f"{bad} without the word to use")
            for word in bad:
                if re.search(word, term.get(language, ""), re.IGNORECASE):
                    wrong.append(f"{word} forbids {term[language]}")
    assert not wrong, listed(wrong)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_the_rules_for_players_hold_no_internals(game, language):
    checks = INTERNAL | (ENGLISH if language == "en" else {})
    wrong = [
        f"{rule.id}: {what}: {rule.text}"
        for rule in rulebook.rules(game, language)
        for what, pattern in checks.items()
        if re.search(pattern, rule.text)
    ]
    assert not wrong, listed(wrong)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_a_term_of_the_glossary_is_said(game, language):
    """The stem of each occurs in the rules, in what the game says or on its components, all but the `unsaid` ones."""
    said = " ".join(t for where, t in texts(game, language) if where != "glossary").lower()
    wanted = {term[LANGUAGES.index(language)] for term in glossary(game).values()}
    unused = {term for term in wanted if not all(stem in said for stem in stems(term))}
    assert unused == wanted & set(terms(game)["unsaid"])


@pytest.mark.parametrize("game", GAMES)
def test_a_component_is_called_as_the_glossary_calls_it(game):
    """The glossary holds the names of the books; a component may add what it is (token) or be shorter in a name."""
    known = glossary(game)
    wrong, met = [], 0
    for path in sorted((folder(game) / "data").glob("*.toml")):
        tables = tomllib.loads(path.read_text("utf-8")).values()
        for row in (row for rows in tables if isinstance(rows, list) for row in rows):
            if not isinstance(row, dict) or "name_ru" not in row:
                continue
            id = str(row.get("key", row.get("id"))).replace("-", "_")
            if id not in known:
                continue
            met += 1
            for language, name in zip(LANGUAGES, ("name", "name_ru", "name_pl"), strict=True):
                term = known[id][LANGUAGES.index(language)]
                if not called(row[name], term):
                    wrong.append(f"{path.name}: {id}: {row[name]} for {term}")
    assert met > len(known) // 3
    assert not wrong, listed(wrong)


def called(name, term):
    """Whether a name says the term: as it stands, inflected behind another word, or without its explanation."""
    said, wanted = name.lower(), term.lower()
    return all(s in said for s in stems(term, 3)) or all(s in wanted for s in stems(name, 3))


def glossary(game):
    """The terms of a game by their id; names of what is published and what the rules need words for."""
    found = rulebook.glossary(game)
    return {term.id: term for term in found if re.search("[а-яё]", term.russian)}


def stems(term, least=4):
    """Beginnings of the words of a term, long enough to know it by in any form."""
    plain = re.sub(r"\(.*?\)|[«»„”]", "", term.split(" / ")[0]).lower()
    return [word[: max(least, len(word) - 3)] for word in re.findall(r"[\w’'-]{3,}", plain)] or [
        plain
    ]


@pytest.mark.parametrize("name", [*SHARED, *GAMES])
def test_polish_counts_persons_with_their_verb(name):
    """A participle of persons before a number (zwerbowani ocaleni: 1) is wrong for one and for five."""
    counted = re.compile(r"\w+(?:eni|ani|eci|yci)(?: \w+ni)?: \{ \$(?:count|number|amount)")
    wrong = [f"{id}: {text}" for id, text in lines(name, "pl") if counted.search(text)]
    assert not wrong, listed(wrong)


# Marks and letters

MARKS = {
    "en": {"a straight quote": r"\"", "three dots": r"\.\.\."},
    "ru": {
        "a straight quote": r"['\"]",
        "a short dash between words": r"[^\d\s] – [^\d\s]",
        "three dots": r"\.\.\.",
    },
    "pl": {"a straight quote": r"['\"]", "a long dash": "—", "three dots": r"\.\.\."},
}
BOTH = {"все", "всем", "чем"}
"""Russian words that are others with ё and without."""


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_rules_and_sentences_are_printed_with_the_marks_of_their_language(game, language):
    read = [*lines(game, language), *((r.id, r.text) for r in rulebook.rules(game, language))]
    wrong = [
        f"{where}: {what}: {text}"
        for where, text in read
        for what, mark in MARKS[language].items()
        if re.search(mark, re.sub(r"\{[^{}]*\}?|`[^`]*`", "", text))
    ]
    assert not wrong, listed(wrong)


def test_a_russian_word_has_its_letter_yo_everywhere():
    words: dict[str, str] = {}
    for game in GAMES:
        for where, text in [
            *texts(game, "ru"),
            *((t.russian, t.russian) for t in rulebook.glossary(game)),
        ]:
            words |= dict.fromkeys(re.findall("[а-яё]+", text.lower()), f"{game} {where}")
    plain = {word: word.replace("ё", "е") for word in words if "ё" in word}
    wrong = [
        f"{words[bare]}: {bare} for {word}"
        for word, bare in plain.items()
        if bare in words and bare not in BOTH
    ]
    assert not wrong, listed(wrong)


@pytest.mark.parametrize("name", [*SHARED, *GAMES])
def test_english_is_the_hobbys(name):
    """What `ashfall lab` prints is for those who read the code."""
    wrong = [
        f"{id}: {text}"
        for id, text in lines(name, "en")
        if NOT_OF_THE_HOBBY.search(text) and name != "lab"
    ]
    assert not wrong, listed(wrong)


@pytest.mark.parametrize("game", GAMES)
def test_names_are_in_the_letters_and_words_of_their_language(game):
    """Places on a map included: AuZtralia has 91."""
    known = {lang: labels(title(game), lang) for lang in ("ru", "pl")}
    allowed = set(terms(game).get("latin", []))
    wrong = [
        f"ru {kind}:{word}: {label}"
        for kind, names in known["ru"].items()
        for word, label in names.items()
        if set(re.findall(r"[A-Za-z]{3,}", label)) - allowed
    ]
    wrong += [
        f"pl {kind}:{word}: {label}"
        for kind, names in known["pl"].items()
        for word, label in names.items()
        if PLACES.search(label)
    ]
    assert not wrong, listed(wrong)


def test_auztralia_has_91_places_in_each_language():
    for language in LANGUAGES:
        places = labels(title("auztralia"), language)["hex"]
        assert len({name for number, name in places.items() if number != "0"}) == 91
