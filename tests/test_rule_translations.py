"""The ledgers in Russian and Polish say what the English ones say, sentence for sentence."""

import re
from collections import Counter
from pathlib import Path

import pytest

from ashfall import rulebook
from ashfall.games import IN_THE_MAKING, TITLES, folder
from ashfall.languages import LANGUAGES

GAMES = [id for id, module in TITLES.items() if module.startswith("ashfall.")]
GAMES += [id for id in IN_THE_MAKING if any(folder(id).glob("rules.*.md"))]

LINE = re.compile(r"- \*\*([A-Z]{2,3}-[A-Z]+-\d+)\*\* (\S.*)")
CITED = re.compile(r"\b[A-Z]{2,3}-[A-Z]+(?:-\d+)?\b")
DOCS = Path(__file__).resolve().parents[1] / "docs" / "rules"
CYRILLIC = re.compile("[а-яё]", re.IGNORECASE)
PAGES = [page for game in GAMES for page in sorted(folder(game).glob("rules.*.md"))]


def lines(page: Path) -> list[tuple[str, str]]:
    """The ids and sentences of a translation; any other line but the heading is a mistake."""
    heading, empty, *rest = page.read_text("utf-8").splitlines()
    assert heading.startswith("# ")
    assert not empty
    found = []
    for line in rest:
        match = LINE.fullmatch(line)
        assert match, f"{page.name}: not a rule of one line: {line[:60]}"
        found.append((match[1], match[2]))
    return found


def english(page: Path) -> dict[str, str]:
    return {rule.id: rule.text for rule in rulebook.rules(page.parent.name.replace("_", "-"))}


@pytest.mark.parametrize("game", GAMES)
def test_a_game_is_translated_into_every_language(game):
    wanted = {f"rules.{language}.md" for language in LANGUAGES[1:]}
    assert {page.name for page in PAGES if page.parent == folder(game)} == wanted


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_docs_lead_to_the_ledger_in_the_folder_of_the_game(game, language):
    ending = "" if language == LANGUAGES[0] else f".{language}"
    link = DOCS / f"{game}{ending}.md"
    assert link.is_symlink()
    assert link.resolve() == folder(game) / f"rules{ending}.md"


@pytest.mark.parametrize("page", PAGES, ids=lambda page: f"{page.parent.name}/{page.name}")
def test_a_translation_has_every_id_once_in_the_order_of_the_ledger(page):
    ids = [rule_id for rule_id, _ in lines(page)]
    known = list(english(page))
    assert not set(ids) - set(known)
    assert not set(known) - set(ids)
    assert ids == known


@pytest.mark.parametrize("page", PAGES, ids=lambda page: f"{page.parent.name}/{page.name}")
def test_a_translation_has_the_numbers_of_the_english_sentence(page):
    differ = {}
    for rule_id, text in lines(page):
        ours, theirs = (
            Counter(re.findall(r"\d+", said)) for said in (english(page)[rule_id], text)
        )
        if ours != theirs:
            differ[rule_id] = f"lacks {dict(ours - theirs)}, has besides {dict(theirs - ours)}"
    assert not differ


@pytest.mark.parametrize("page", PAGES, ids=lambda page: f"{page.parent.name}/{page.name}")
def test_a_translation_cites_the_rules_that_the_english_sentence_cites(page):
    known = english(page)
    differ = [
        rule_id
        for rule_id, text in lines(page)
        if Counter(CITED.findall(known[rule_id])) != Counter(CITED.findall(text))
    ]
    assert not differ


@pytest.mark.parametrize("page", PAGES, ids=lambda page: f"{page.parent.name}/{page.name}")
def test_a_translation_is_written_in_its_own_letters(page):
    russian = page.stem.endswith(".ru")
    known = english(page)
    for rule_id, text in lines(page):
        assert bool(CYRILLIC.search(text)) is russian, rule_id
        assert text != known[rule_id], rule_id
