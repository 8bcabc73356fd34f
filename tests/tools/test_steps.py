"""mypy is shown the arguments of every step that a rule writes as a bare tuple."""

import pytest
from tests.properties.playable import GAMES

from ashfall.games import IN_THE_MAKING, folder
from tools import steps

CHAPTER = """\"\"\"A chapter.\"\"\"

from . import other
from .third import rest

BOTH = (go, stop)


def go(t: Table, seat: int) -> None:
    t.then((go, seat), (other.wait, 3), (rest, seat, "ä", (stop,)))
    first, second = (seat, go)
    t.then((stop, *[seat]), (other.unknown, 1))


def stop(t: Table, seat: int) -> None: ...


def value(t: Table) -> int: ...
"""


def test_each_step_becomes_a_call_on_its_own_line():
    text = steps.with_words(CHAPTER, {"other": {"wait"}, "third": {"rest"}})
    changed = {
        old: new
        for old, new in zip(CHAPTER.split("\n"), text.split("\n"), strict=True)
        if old != new
    }
    assert changed == {
        "from . import other": f"{steps.IMPORT}; from . import other",
        '    t.then((go, seat), (other.wait, 3), (rest, seat, "ä", (stop,)))': (
            '    t.then(as_step(go, seat), as_step(other.wait, 3), as_step(rest, seat, "ä", as_step(stop,)))'
        ),
    }


def test_only_functions_of_the_table_that_give_nothing_back_are_rules():
    assert list(steps.rules(steps.ast.parse(CHAPTER))) == ["go", "stop"]


def test_a_step_outside_the_modules_that_the_title_names_is_found():
    others = {"chapter": CHAPTER, "other": "def wait(t: Table, seat: int) -> None: ...\n"}
    third = "from .other import wait\n\ndef rest(t: Table, seat: int) -> None:\n    wait(t, seat)\n"
    texts = {**others, "third": third}
    assert steps.unnamed(texts, {"chapter", "other", "third"}) == []
    assert steps.unnamed(texts, {"chapter", "third"}) == ["other.wait"]
    assert steps.unnamed(texts, {"other"}) == ["chapter.go", "chapter.stop", "third.rest"]


@pytest.mark.slow
@pytest.mark.parametrize("game", [*GAMES, *IN_THE_MAKING])
def test_every_step_of_a_game_can_be_saved(game):
    assert steps.unsaved(folder(game)) == []
