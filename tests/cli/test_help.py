"""The pages of help are in the reader's language: every sentence that the code has stands in `help.ftl`."""

import io
import re

import pytest
from rich.console import Console

from ashfall.cli.main import assembled, main
from ashfall.cli.pages import Pages

RESEARCH = "lab"
"""Its own pages are for those who read the code, in English."""


def commands(app, words=()):
    """The words of every command."""
    yield list(words)
    if words != (RESEARCH,):
        for name in app:
            if not name.startswith("-"):
                yield from commands(app[name], (*words, name))


ALL = [words for words in commands(assembled(["--help"])) if len(words) < 3]


def page(words, lang):
    said = io.StringIO()
    typed = [*words, "--help", "--lang", lang]
    assembled(typed).help_print(words, console=Console(file=said, width=400))
    return said.getvalue()


@pytest.mark.parametrize("words", ALL, ids=" ".join)
def test_every_sentence_of_help_is_in_the_catalogue(words, monkeypatch):
    missing = set()
    said = Pages.said

    def noting(self, english):
        if english not in self.known:
            missing.add(english)
        return said(self, english)

    monkeypatch.setattr(Pages, "said", noting)
    assert page(words, "pl")
    assert words[:1] == [RESEARCH] or not missing


def test_there_are_all_commands():
    assert len(ALL) > 20 and ["play"] in ALL and ["admin", "ban"] in ALL


def test_help_is_in_the_language_of_the_player():
    told = page(["play"], "ru")
    assert "Играть" in told and "[варианты: en, ru, pl]" in told
    assert not re.search(r"(?m)^  --\S+ \S+: [a-z]", told)
    assert "Zagraj" in page(["play"], "pl")
    assert "Play a game" in page(["play"], "en")


WRONG = {
    "bogus": "play, replay",
    "games --nonsense": "--nonsense",
    "replay": "--file",
    "replay --seat x file": "“x”",
    "replay --seat 1 --seat 2 file": "--seat",
    "verify one two three": "two three",
    "rules nosuch word": "nosuch",
}


@pytest.mark.parametrize("typed", WRONG)
def test_a_wrong_command_is_refused_in_the_language_of_whoever_typed_it(typed, capsys):
    told = {}
    for lang in ("en", "ru", "pl"):
        with pytest.raises(SystemExit) as end:
            main([*typed.split(), "--lang", lang])
        assert end.value.code == 2
        told[lang] = capsys.readouterr().err
    assert WRONG[typed] in told["en"]
    assert re.search("[а-я]{3}", told["ru"])
    assert len(set(told.values())) == 3
