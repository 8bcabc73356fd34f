"""What the terminal prints can be typed: every option of whole games, in the words of each language."""

import io
from collections import Counter

import pytest

import ashfall
from ashfall.cli.console import Console
from ashfall.cli.seats import HUMAN, Seat
from ashfall.cli.sitting import Sitting
from ashfall.cli.terminal import Terminal
from ashfall.cli.understand import bare, meant
from ashfall.engine.chance import seeded
from ashfall.lang import LANGUAGES
from tests.lang.catalogue import GAMES, listed
from tests.quick import first_quick

MOST = 1200
MANY = 60
"""Of longer menus every so many options are typed."""


def table(game, language, typed, number):
    played = ashfall.new(game, seed=f"typed back {number}", listen=True)
    names = ["Anna", "Борис", "Łucja", "D"]
    seats = [Seat(HUMAN, names[n], None) for n in range(played.players)]
    sitting = Sitting(played, seats, None, practice=False)
    return Terminal(sitting, Console(io.StringIO(), typed), language)


def typing(terminals, wrong):
    """Every shown option by its words, then one of them is typed: the table must play exactly that one."""
    chance = seeded("typing")
    expected = None
    while True:
        terminal = terminals[0]
        game = terminal.sitting.game
        if expected is not None:
            assert (game.choices[-1][0], game.choices[-1][1]) == expected
        asked = terminal.sitting.asked(terminal.viewer)
        said = {str(option): terminal.speaker.option(option) for option in asked.options}
        wrong |= not_typed_back(asked.options, said)
        option = asked.options[chance.below(len(asked.options))]
        expected = (asked.seat, option.step)
        yield terminal.told_as(option) if len(game.choices) % 2 else said[str(option)]


def not_typed_back(options, said):
    same = Counter(tuple(bare(text)) for text in said.values())
    found = set()
    for option in options[:: len(options) // MANY + 1]:
        text = said[str(option)]
        if same[tuple(bare(text))] > 1:
            found.add(f"{option}: several options are called {text}")
            continue
        for typed in (text, text.lower(), f"{text} ({option})", str(option)):
            if meant(typed, options, lambda one: said[str(one)]) != [option]:
                found.add(f"{option}: {typed} is not understood")
    return found


@pytest.mark.slow
@pytest.mark.parametrize("number", [0, *(pytest.param(n, marks=pytest.mark.slow) for n in (1, 2))])
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", first_quick(GAMES))
def test_every_option_of_a_game_can_be_typed_as_it_is_printed(game, language, number):
    wrong: set[str] = set()
    terminals: list[Terminal] = []
    terminals.append(table(game, language, typing(terminals, wrong), number))
    sitting = terminals[0].sitting
    while not sitting.game.over and len(sitting.game.choices) < MOST:
        assert terminals[0].decide(sitting.asked(terminals[0].viewer))
    assert not wrong, listed(wrong)
    assert len(sitting.game.choices) > 5


@pytest.mark.parametrize("language", LANGUAGES)
def test_confirmation_undo_and_refusal_answer_in_the_words_of_the_language(language):
    terminals: list[Terminal] = []
    expected: list[str] = []

    def typed():
        terminal = terminals[0]
        option = terminal.sitting.asked(terminal.viewer).options[0]
        told = terminal.told_as(option)
        expected.append(terminal.say("why-unknown-move"))
        yield "xyzzy"
        expected.append(terminal.say("chosen", text=told))
        yield terminal.words_of(option)
        expected.append(terminal.say("undone", text=told))
        yield terminal.say("words-undo").split()[0]

    terminals.append(table("last-aurora", language, typed(), 0))
    terminal = terminals[0]
    for _ in range(2):
        assert terminal.decide(terminal.sitting.asked(terminal.viewer))
    assert isinstance(terminal.console.out, io.StringIO)
    printed = " ".join(terminal.console.out.getvalue().split())
    assert [line for line in expected if " ".join(line.split()) not in printed] == []
    assert len(expected) == 3
