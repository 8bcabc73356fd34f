"""`ashfall play`: a game in the terminal, alone, with friends at one keyboard, or against programs."""

import os
import secrets
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

from cyclopts import App, Parameter

from ashfall.languages import Language

if TYPE_CHECKING:
    from ashfall.engine.errors import BadRecord
    from ashfall.engine.game import Game
    from ashfall.engine.settings import Chosen
    from ashfall.lang import Speaker

    from .console import Console
    from .journal import Journal
    from .seats import Seat

Words = Annotated[str, Parameter(allow_leading_hyphen=True, show=False)]


def register(app: App) -> None:
    app.command(play)


def play(
    *words: Words,
    seed: str | None = None,
    lang: Language | None = None,
    seats: str | None = None,
    bots: str | None = None,
    names: str | None = None,
    data: Path | None = None,
    save: Path | None = None,
    moves: Path | None = None,
    practice: Annotated[bool, Parameter(negative="")] = False,
    step: Annotated[bool, Parameter(negative="")] = False,
    json: Annotated[bool, Parameter(negative="")] = False,
    ascii: Annotated[bool, Parameter(negative="")] = False,
) -> int:
    """Play a game: ashfall play [GAME] [its own options] [--resume [NAME]].

    Without a game, everything is asked in plain words. `ashfall games` lists the games with their
    options; each is a flag: ashfall play last-aurora --solo --map beta.

    --resume continues the last unfinished game, or the save of that name or file.

    Parameters
    ----------
    seed: str
        the same seed gives the same game
    lang: str
        language of the table
    seats: str
        who sits where: human,random,human
    bots: str
        a bot for every seat but the first: random
    names: str
        the players' names: Anna,Boris
    data: Path
        a folder with component rows of your own
    save: Path
        where to save, instead of the usual folder
    moves: Path
        a file with choices, read before what is typed
    practice: bool
        anything can be undone; the same cards come again
    step: bool
        wait for Enter after each line of what happened
    json: bool
        one JSON object per line, for programs
    ascii: bool
        ASCII characters only
    """
    from ashfall.engine.errors import BadOption, BadRecord
    from ashfall.lang import Speaker, language

    from .console import standard
    from .journal import Trouble

    speech = Speaker(None, language(lang, os.environ))
    game_id, resume, flags = sorted_words(list(words), speech)
    console = standard(ascii, read_moves(moves))
    if resume is not None:
        try:
            table = resumed(resume, data, (seats, bots, names), speech)
        except Trouble as error:
            raise BadOption(speech.say(error.message, **error.values)) from None
        except BadRecord as error:
            raise BadOption(wrong_record(speech, resume, error)) from None
    else:
        if not game_id:
            game_id, options, kinds = from_questions(console, speech)
            seats = seats or kinds
        else:
            options = from_words(game_id, flags, seats, speech)
        table = started(game_id, options, seed, data, save, (seats, bots, names), speech)
    return sit(table, console, speech.lang, practice, step, json)


def wrong_record(speaker: "Speaker", file: str, error: "BadRecord") -> str:
    """What is wrong with a record, and in which line."""
    if not error.line:
        return f"{file}: {error}"
    text = str(error).removeprefix(f"line {error.line}: ")
    return speaker.say("record-wrong", file=file, line=error.line, text=text)


def sorted_words(words: list[str], speaker: "Speaker") -> tuple[str, str | None, list[str]]:
    """The game, what to resume (None: nothing), and the words that are the game's own options."""
    from ashfall.engine.errors import BadOption
    from ashfall.games import TITLES

    resume: str | None = None
    rest: list[str] = []
    while words:
        word = words.pop(0)
        if word == "--resume" or word.startswith("--resume="):
            resume = word.partition("=")[2]
            if not resume and words and not words[0].startswith("-"):
                resume = words.pop(0)
        else:
            rest.append(word)
    if resume is not None:
        if rest:
            raise BadOption(speaker.say("error-resume-alone", text=rest[0]))
        return "", resume, []
    if not rest:
        return "", None, []
    if rest[0].startswith("-"):
        named = [word for word in rest if word in TITLES]
        if not named:
            raise BadOption(
                speaker.say("error-which-game", text=rest[0], allowed=", ".join(TITLES))
            )
        rest.remove(named[0])
        return named[0], None, rest
    return rest[0], None, rest[1:]


def read_moves(path: Path | None) -> list[str]:
    return path.read_text(encoding="utf-8").splitlines() if path is not None else []


def from_words(game_id: str, flags: list[str], seats: str | None, speaker: "Speaker") -> "Chosen":
    """The options on the command line; as many seats as are named need not be said twice."""
    from ashfall.engine.errors import BadOption
    from ashfall.games import IN_THE_MAKING, TITLES, title

    from .options import from_flags

    if game_id not in TITLES and game_id not in IN_THE_MAKING:
        raise BadOption(speaker.say("error-game", text=game_id, allowed=", ".join(TITLES)))
    options = from_flags(title(game_id), flags, speaker)
    if seats and "players" not in options and not options.get("solo"):
        options["players"] = seats.count(",") + 1
    return options


def from_questions(console: "Console", speaker: "Speaker") -> "tuple[str, Chosen, str]":
    """Which game, which options, who plays: asked one after the other."""
    from ashfall import bots
    from ashfall.games import TITLES, title
    from ashfall.lang import Speaker

    from .options import asked, picked
    from .seats import HUMAN

    ids = list(TITLES)
    about = [Speaker(title(id), speaker.lang) for id in ids]
    answers = [f"{s.say('game-name')}: {s.say('game-summary')}" for s in about]
    number = picked(console, speaker, speaker.say("setup-game"), answers, -1)
    options = asked(title(ids[number]), console, about[number])
    kinds = [HUMAN]
    known = [HUMAN, *bots.names()]
    for seat in range(1, int(options["players"])):
        kind = picked(
            console,
            speaker,
            speaker.say("setup-seat", number=seat + 1),
            [
                speaker.say(f"seat-{kind}") if speaker.has(f"seat-{kind}") else kind
                for kind in known
            ],
            1 if len(known) > 1 else 0,
        )
        kinds.append(known[kind])
    return ids[number], options, ",".join(kinds)


Who = tuple[str | None, str | None, str | None]
Opened = tuple["Game", "list[Seat]", "Journal"]


def started(
    game_id: str,
    options: "Chosen",
    seed: str | None,
    data: Path | None,
    save: Path | None,
    who: Who,
    speaker: "Speaker",
) -> Opened:
    """A new game with its save file."""
    import ashfall
    from ashfall.engine.errors import BadOption

    from . import journal
    from .seats import kinds_from, seated

    seats, bots, names = who
    drawn: int | str = secrets.randbelow(1_000_000) if seed is None else seed
    game = ashfall.new(game_id, seed=drawn, data=data, listen=True, **options)
    kinds = kinds_from(seats, bots, game.players, speaker)
    sat = seated(kinds, (names or "").split(","), game, speaker)
    path = save or journal.new_path(game_id)
    if path.exists():
        raise BadOption(speaker.say("error-exists", path=str(path)))
    return game, sat, journal.create(path, game, [(seat.kind, seat.name) for seat in sat])


def resumed(name: str, data: Path | None, who: Who, speaker: "Speaker") -> Opened:
    """The game of a save, with the seats as they were unless somebody says otherwise."""
    import ashfall
    from ashfall.engine import record

    from . import journal
    from .seats import HUMAN, kinds_from, seated

    path = journal.find(name)
    game = ashfall.load(path, data, listen=True)
    written = record.read(path.read_text(encoding="utf-8")).seats
    seats, bots, names = who
    if seats is None and bots is None:
        kinds = [written.get(i, (HUMAN, ""))[0] for i in range(game.players)]
    else:
        kinds = kinds_from(seats, bots, game.players, speaker)
    called = (
        names.split(",") if names else [written.get(i, ("", ""))[1] for i in range(game.players)]
    )
    sat = seated(kinds, called, game, speaker)
    return game, sat, journal.reopen(path, game, [(seat.kind, seat.name) for seat in sat])


def sit(
    opened: Opened, console: "Console", lang: str, practice: bool, step: bool, json: bool
) -> int:
    """Play until the end or until somebody leaves; both keep the save."""
    from .lines import Lines
    from .sitting import Sitting
    from .terminal import Terminal

    game, seats, save = opened
    sitting = Sitting(game, seats, save, practice)
    if json:
        Lines(sitting, console).play()
        save.close()
        return 0
    table = Terminal(sitting, console, lang, step)
    table.greet()
    try:
        over = table.play()
    except KeyboardInterrupt:
        console.line()
        table.farewell()
        raise
    if not over:
        table.farewell()
    save.close()
    return 0


def with_game_options(app: App, arguments: list[str]) -> None:
    """Let `ashfall play last-aurora --help` tell the options of that game too."""
    from ashfall.games import TITLES, title
    from ashfall.lang import Speaker, language

    from .options import described

    named = [word for word in arguments if word in TITLES]
    if named and {"--help", "-h"} & set(arguments) and arguments[0] == "play":
        speaker = Speaker(title(named[0]), language(None, os.environ))
        lines = described(title(named[0]), speaker)
        app["play"].help_epilogue = "\n".join([f"{named[0]}:", *(f"  {line}" for line in lines)])
