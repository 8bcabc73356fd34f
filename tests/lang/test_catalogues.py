"""The three languages say the same things, with right plurals, and nothing the code asks for is missing."""

import ast

import pytest
from fluent.syntax import ast as ftl

from ashfall.games import folder, title
from ashfall.lang import Speaker, bundle, dashed, labels
from ashfall.languages import LANGUAGES

from . import catalogue
from .catalogue import (
    CATALOGUES,
    GAMES,
    NEEDED,
    SHARED,
    SOURCE,
    everything_missing,
    listed,
    messages,
    parsed,
    plurals,
    terms,
    variables,
    wanted_by_code,
    wanted_by_title,
)

NUMBERS = [0, 1, 2, 5, 11, 12, 14, 21, 22, 25, 101, 111, 112]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", CATALOGUES)
def test_a_catalogue_is_readable_and_says_nothing_twice(name, language):
    body = parsed(name, language).body
    assert [node.content for node in body if isinstance(node, ftl.Junk)] == []
    ids = [node.id.name for node in body if isinstance(node, ftl.Message)]
    assert sorted({id for id in ids if ids.count(id) > 1}) == []


@pytest.mark.parametrize("name", CATALOGUES)
def test_the_languages_have_the_same_messages_with_the_same_values(name):
    english = messages(name, "en")
    wrong = []
    for language in LANGUAGES[1:]:
        other = messages(name, language)
        wrong += [f"{language}: no {id}" for id in sorted(english.keys() - other.keys())]
        wrong += [f"en: no {id}, {language} has it" for id in sorted(other.keys() - english.keys())]
        for id in english.keys() & other.keys():
            if variables(english[id]) != variables(other[id]):
                wrong.append(
                    f"{id}: en {variables(english[id])}, {language} {variables(other[id])}"
                )
    assert wrong == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", CATALOGUES)
def test_every_plural_has_all_forms_of_its_language(name, language):
    wrong = [
        f"{id}: {sorted(keys)} lacks {sorted(NEEDED[language] - keys)}"
        for id, message in messages(name, language).items()
        for keys in plurals(message)
        if not keys >= NEEDED[language]
    ]
    assert wrong == []


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", CATALOGUES)
def test_every_message_can_be_said_with_any_number(name, language):
    said, drawn = bundle(name, language), terms(name).get("drawn", [])
    for id, message in messages(name, language).items():
        for number in NUMBERS if plurals(message) else [3]:
            values = dict.fromkeys(variables(message), number)
            pattern = said.get_message(id).value
            assert pattern is not None, id
            text, faults = said.format_pattern(pattern, values)
            assert not faults, f"{id}: {faults}"
            # A line of a drawing may be empty.
            assert str(text).strip() or id in drawn, id


def test_plurals_follow_the_language():
    def forms(language, *numbers):
        said = [Speaker(None, language).say("rules-found", count=n) for n in numbers]
        return [text.replace("\u00a0", " ") for text in said]

    assert forms("en", 1, 2, 21) == ["1 rule", "2 rules", "21 rules"]
    assert forms("ru", 1, 2, 5, 11, 21, 22) == [
        "1 правило", "2 правила", "5 правил", "11 правил", "21 правило", "22 правила",
    ]  # fmt: skip
    assert forms("pl", 1, 2, 5, 12, 21, 22) == [
        "1 zasada", "2 zasady", "5 zasad", "12 zasad", "21 zasad", "22 zasady",
    ]  # fmt: skip


@pytest.mark.parametrize("game", GAMES)
def test_everything_a_game_declares_can_be_said(game):
    wrong = everything_missing(game, wanted_by_title(title(game)))
    assert not wrong, listed(wrong)


@pytest.mark.parametrize("game", GAMES)
def test_everything_the_rules_ask_tell_and_refuse_can_be_said(game):
    wanted = wanted_by_code(folder(game))
    assert wanted, f"no question, event or reason in {game}"
    wrong = everything_missing(game, wanted)
    assert not wrong, listed(wrong)


@pytest.mark.parametrize("game", GAMES)
def test_things_have_their_names_in_all_languages(game):
    wrong = []
    for language in LANGUAGES:
        for kind, names in labels(title(game), language).items():
            wrong += [
                f"{language}: {kind}:{word}" for word, text in names.items() if not text.strip()
            ]
    assert wrong == []


def said_by(folder):
    """The messages that the terminal asks for by name."""
    for path in sorted((SOURCE / folder).rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call) and node.args:
                name = getattr(node.func, "attr", getattr(node.func, "id", ""))
                if name in ("say", "put"):
                    yield from catalogue.texts(node.args[0], {})


def test_everything_the_terminal_says_is_in_the_catalogue():
    said = set(said_by("cli")) | set(said_by("lang"))
    assert len(said) > 40
    games_own = {"game-name", "game-summary"}
    for language in LANGUAGES:
        have = {id for name in SHARED for id in messages(name, language)}
        assert sorted(said - games_own - have) == []


def test_the_reasons_of_the_engine_are_in_the_catalogue():
    wanted = [want for want in wanted_by_code(SOURCE / "engine") if want.id.startswith("why-")]
    assert {want.id for want in wanted} >= {"why-unknown-move", "why-game-over", "why-cannot-undo"}
    assert {want.id for want in wanted} - messages("table", "en").keys() == set()


def test_everything_the_server_refuses_and_tells_has_a_sentence():
    from ashfall.server.refusals import STATUS

    wanted = {f"error-{dashed(code)}" for code in STATUS}
    for path in (SOURCE / "server").rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "table_line":
                wanted |= {f"log-table-{kind}" for kind in catalogue.texts(node.args[0], {})}
    assert "log-table-sat" in wanted
    assert sorted(wanted - messages("server", "en").keys()) == []


def test_the_words_of_the_commands_do_not_clash():
    from ashfall.cli.commands import ALL

    for language in LANGUAGES:
        speaker = Speaker(None, language)
        words = [word for command in ALL for word in command.words(speaker)]
        assert len(words) == len(set(words))
        assert all(speaker.say(f"help-{command.name}") for command in ALL)
        assert not speaker.missing


def test_dashed_words_are_ids():
    assert dashed("explore_or_pass") == "explore-or-pass"
