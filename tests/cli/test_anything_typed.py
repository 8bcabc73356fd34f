"""Whatever is typed, the table answers and goes on; what it says is never wider than the screen."""

import io
from itertools import chain

import pytest

from ashfall import new
from ashfall.cli.commands import ALL
from ashfall.cli.console import Console
from ashfall.cli.seats import seated
from ashfall.cli.sitting import Sitting
from ashfall.cli.terminal import Terminal
from ashfall.engine.chance import seeded
from ashfall.games import TITLES
from ashfall.lang import Speaker
from ashfall.languages import LANGUAGES
from tests.quick import first_quick

ODD = [
    "", " ", "0", "-1", "999999999999999999999", "1.5", "\x1b[2J", "\u202e", "😀", "commit", "/", "//", "?", "??",
    "explore", "explore explore explore", "why " * 50, "x" * 5000, "log -1", "log x", "show \x00", "rules [", "rules *",
    "rules " + "a " * 300, "lang xx", "preview 999", "look 0", "save /nonexistent/folder/file", "'; --", "%s %d {0}",
    "{ $seat }", "undo undo", "ПОЧЕМУ 1", "dlaczego 1", "more", "more", "why 1", "menu",
]  # fmt: skip


def lines(chance, sitting, count):
    """Garbage, commands with and without words, shortened choices, and real choices in between."""
    for _ in range(count):
        kind = chance.below(6)
        waiting = sitting.game.waiting()
        if kind == 0:
            yield ODD[chance.below(len(ODD))]
        elif kind in (1, 2) and waiting:
            command = ALL[chance.below(len(ALL) - 1)].name
            options = waiting[0].options
            tail = ["", "1", "me", "30", str(options[chance.below(len(options))]), "ambush"][
                chance.below(6)
            ]
            yield f"{command} {tail}"
        elif kind == 3 and waiting:
            options = waiting[0].options
            yield " ".join(
                w[: 1 + chance.below(4)] for w in str(options[chance.below(len(options))]).split()
            )
        else:
            yield str(1 + chance.below(9))


def still_taken(sitting, before):
    """The first choice of the menu, typed until it is played: a curtain or a question about a name may come first."""
    before.append(len(sitting.game.choices))
    for _ in range(5):
        if len(sitting.game.choices) == before[0]:
            yield "1"


@pytest.mark.slow
@pytest.mark.parametrize("game", first_quick(TITLES))
@pytest.mark.parametrize("people", first_quick([1, 2]))
def test_whatever_is_typed_the_table_goes_on(game, people, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    for number, lang in enumerate(LANGUAGES):
        played = new(game, players=2, seed=number, listen=True)
        speaker = Speaker(played.title, lang)
        kinds = ["human"] * people + ["random"] * (2 - people)
        sitting = Sitting(
            played, seated(kinds, [], played, speaker), None, practice=bool(number % 2)
        )
        out = io.StringIO()
        before: list[int] = []
        typed = chain(lines(seeded(f"{game} {number}"), sitting, 250), still_taken(sitting, before))
        Terminal(sitting, Console(out, typed, width=80), lang).play()
        if not sitting.game.over:
            assert len(sitting.game.choices) > before[0]
        assert "\x1b" not in out.getvalue()
        wide = [line for line in out.getvalue().splitlines() if len(line) > 80 and line[0] != ">"]
        assert wide == []
