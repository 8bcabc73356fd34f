"""`ashfall replay` and `ashfall verify`: records looked at again, and proved."""

import os
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

from cyclopts import App, Parameter

from ashfall.languages import Language

from .play import wrong_record

if TYPE_CHECKING:
    from ashfall.engine.errors import BadRecord
    from ashfall.engine.game import Game
    from ashfall.lang import Speaker

    from .terminal import Terminal


def register(app: App) -> None:
    app.command(replay)
    app.command(verify)


def replay(
    file: Path,
    *,
    step: Annotated[bool, Parameter(negative="")] = False,
    seat: int | None = None,
    data: Path | None = None,
    lang: Language | None = None,
    ascii: Annotated[bool, Parameter(negative="")] = False,
) -> int:
    """Replay a recorded game in words, choice by choice.

    Parameters
    ----------
    file: Path
        the record
    step: bool
        wait after each choice: Enter continues, a number goes to that choice, b back, s shows the board, q quits
    seat: int
        whose view: 1 is the first player; without it, a spectator's
    data: Path
        the folder of component rows it was played with
    lang: str
        language of the table
    ascii: bool
        ASCII characters only
    """
    import ashfall
    from ashfall.engine import record
    from ashfall.engine.errors import BadRecord
    from ashfall.lang import Speaker, language

    from .console import standard
    from .seats import HUMAN, Seat
    from .sitting import Sitting
    from .terminal import Terminal

    speech = Speaker(None, language(lang, os.environ))
    console = standard(ascii)
    try:
        whole = ashfall.load(file, data, listen=True)
    except BadRecord as error:
        return refused(speech, file, error)
    if seat is not None and not 1 <= seat <= whole.players:
        raise ashfall.BadOption(
            speech.say("error-value", name="seat", value=seat, allowed=f"1–{whole.players}")
        )
    written = record.read(file.read_text(encoding="utf-8")).seats
    seats = [
        Seat(HUMAN, written.get(i, ("", ""))[1] or speech.say("player", number=i + 1), None)
        for i in range(whole.players)
    ]
    table = Terminal(Sitting(whole, seats, None, False), console, speech.lang)
    table.viewer = seat - 1 if seat is not None else None
    table.header()
    Film(table, whole, step).run()
    return 0


class Film:
    """A record being told: where it stands, and how to go on."""

    def __init__(self, table: "Terminal", whole: "Game", step: bool) -> None:
        self.table = table
        self.whole = whole
        self.step = step
        self.at = 0

    def run(self) -> None:
        from .scores import tell_scores

        self.events(-1, 0)
        while self.at < len(self.whole.choices):
            if self.step and not self.ask():
                return
            if self.at < len(self.whole.choices):
                self.next()
        self.table.sitting.game = self.whole
        if self.whole.over:
            tell_scores(self.table.console, self.table.speaker, self.whole)
        else:
            self.table.console.line(self.table.say("replay-unfinished", count=self.at))

    def next(self) -> None:
        seat, step = self.whole.choices[self.at]
        self.at += 1
        text = self.whole.title.grammar.write(step)
        said = self.table.say("replay-choice", number=self.at, seat=seat, text=text)
        self.table.console.line(said, style="strong")
        self.events(self.at - 1, self.at)

    def events(self, after: int, until: int) -> None:
        for event in self.whole.log(self.table.viewer, after):
            if event["choice"] <= until:
                self.table.event(event, indent=4)

    def ask(self) -> bool:
        """Wait for a word; False ends the film."""
        while True:
            text = self.table.console.read(self.table.say("replay-prompt") + " ")
            word = text.strip().lower() if text is not None else "q"
            if word == "q":
                return False
            if not word:
                return True
            if word == "s":
                self.table.sitting.game = self.whole.at(self.at)
                self.table.board()
            elif word == "b":
                self.at = max(0, self.at - 2)
                return True
            elif word.isascii() and word.isdigit():
                self.at = max(0, min(int(word[:7]), len(self.whole.choices)) - 1)
                return True


def verify(file: Path, *, data: Path | None = None, lang: Language | None = None) -> int:
    """Replay a record and say OK, or name the first line that differs.

    Parameters
    ----------
    file: Path
        the record
    data: Path
        the folder of component rows it was played with
    lang: str
        language of the answer
    """
    import ashfall
    from ashfall.engine.errors import BadRecord
    from ashfall.lang import Speaker, language

    speech = Speaker(None, language(lang, os.environ))
    try:
        game = ashfall.verify(file, data)
    except BadRecord as error:
        return refused(speech, file, error)
    ending = "verify-over" if game.over else "verify-open"
    print(
        speech.say(
            ending,
            game=game.title.id,
            version=game.title.version,
            count=len(game.choices),
            scores=", ".join(map(str, game.scores())) if game.over else "",
        )
    )
    return 0


def refused(speaker: "Speaker", file: Path, error: "BadRecord") -> int:
    from .main import WRONG_FILE, fail

    return fail(wrong_record(speaker, file.name, error), WRONG_FILE)
