"""What the terminal prints around a game: set-up, menus, refusals, previews and the score sheet, line by line."""

import io
import re
from collections.abc import Callable, Iterator

from ashfall.cli import commands
from ashfall.cli.console import Console
from ashfall.cli.options import asked as ask_settings
from ashfall.cli.options import described
from ashfall.cli.scores import tell_scores
from ashfall.cli.seats import HUMAN, Seat
from ashfall.cli.sitting import Sitting
from ashfall.cli.terminal import Terminal
from ashfall.engine.game import Game
from ashfall.engine.question import Waiting
from ashfall.engine.title import Title
from ashfall.lang import Speaker

KINDS = ("setup", "menu", "closed", "refused", "preview", "score")
"""What a terminal shows beside questions, options, rows and the log; each line's message is `screen-<kind>-…`."""

WIDE = 100_000
REFUSED = 3
"""So many verbs at a time are asked for what forbids them."""

WORD = re.compile(r"[^\W\d_]{3,}")
"""A line without one is only numbers and signs."""

DRAWN = "   "
"""Such a gap is in the rows of a drawn map."""

Printed = Iterator[tuple[str, str]]


class Screen:
    """The table of one game, whose lines are kept instead of shown. Nothing is folded."""

    def __init__(self, played: Game, language: str, names: list[str]) -> None:
        self.out = io.StringIO()
        self.console = Console(self.out, width=WIDE)
        seats = [Seat(HUMAN, name, None) for name in names]
        self.table = Terminal(Sitting(played, seats, None, practice=False), self.console, language)

    def lines(self, work: Callable[[], object]) -> list[str]:
        """What is printed while this is done."""
        self.out.seek(0)
        self.out.truncate()
        work()
        return in_words(self.out)

    def begun(self) -> Printed:
        """The head of a new table."""
        for place, line in enumerate(self.lines(self.table.header)):
            yield f"screen-setup-head-{min(place, 2)}", line

    def before(self, asked: Waiting, turn: int) -> Printed:
        """The menu, what is closed, the reasons why, and what one of the options would change."""
        self.table.viewer = asked.seat
        options = asked.options
        plain = {self.table.told_as(option) for option in options}
        for line in self.lines(lambda: self.table.menu(asked)):
            number, _, text = line.partition("  ")
            if not number.isdigit():
                yield "screen-closed", line
            elif text not in plain:
                yield f"screen-menu-{options[int(number) - 1].verb}", text
        game = self.table.sitting.game
        verbs = [verb.word for verb in game.title.grammar.verbs]
        for place in range(turn * REFUSED, (turn + 1) * REFUSED):
            yield from (
                ("screen-refused", line) for line in self.why(asked, verbs[place % len(verbs)])
            )
        for option, _ in game.closed(asked)[:REFUSED]:
            message = f"screen-refused-{option.verb}"
            yield from ((message, line) for line in self.why(asked, self.table.words_of(option)))
        option = options[turn % len(options)]
        for line in self.lines(lambda: commands.preview(self.table, asked, str(option))):
            if DRAWN not in line:
                yield f"screen-preview-{option.verb}", line

    def why(self, asked: Waiting, typed: str) -> list[str]:
        return self.lines(lambda: commands.why(self.table, asked, typed))

    def ended(self) -> Printed:
        """The score sheet and who has won."""
        sheet = self.lines(
            lambda: tell_scores(self.console, self.table.speaker, self.table.sitting.game)
        )
        for place, line in enumerate(sheet):
            yield f"screen-score-{place}", line


def set_up(title: Title, language: str) -> Printed:
    """The questions before a game with all their answers, and its options as a page of help lists them."""
    speaker = Speaker(title, language)
    out = io.StringIO()
    players = max(
        value
        for setting in title.all_settings()
        if setting.name == "players"
        for value in setting.values
    )
    console = Console(out, iter([str(players), *[""] * 99]), width=WIDE)
    ask_settings(title, console, speaker)
    lines = [*in_words(out), speaker.say("game-summary"), *described(title, speaker)]
    for place, line in enumerate(lines):
        yield f"screen-setup-{place}", line


def sentence(line: str) -> str:
    """A line without what is typed as it stands: numbers of answers, notation in brackets, flags; columns closed up."""
    line = re.sub(r"^(\d+|[+-]) +", "", re.sub(r"^--[^:]*: ", "", line))
    line = re.sub(r"\s\((Enter|seed|[a-z][a-z0-9\s:-]*)\)", "", line)
    return re.sub(r"  +", " ", line)


def in_words(out: io.StringIO) -> list[str]:
    return [line.strip() for line in out.getvalue().splitlines() if WORD.search(sentence(line))]
