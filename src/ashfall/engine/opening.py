"""How a game comes to be: set up anew, replayed from its record, opened from a position."""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from .errors import BadOption, BadRecord, IllegalMove
from .game import Game, from_position
from .record import Record
from .settings import Given
from .title import Title
from .verbs import Step

LONGEST_SEED = 200


def begin(
    title: Title,
    settings: Mapping[str, Given],
    seed: int | str,
    data: Path | None = None,
    listen: bool = False,
    kept: bool = False,
) -> Game:
    """The beginning of a game; `kept` says that its settings come from a save.

    `data` is a folder with rows to lay over the printed ones, `listen` keeps the events.
    """
    chosen = title.checked_settings(settings, kept)
    text = str(seed)
    if not text.isprintable() or text != text.strip() or not 0 < len(text) <= LONGEST_SEED:
        raise BadOption(
            f"a seed is a number or a short text of at most {LONGEST_SEED} characters on one line"
        )
    box = title.box(data)
    table = title.set_up(box, chosen, seed)
    name = box.digest if data is not None else ""
    return Game(title, chosen, seed, table, name, listen=listen)


def replay(title: Title, record: Record, data: Path | None = None, listen: bool = False) -> Game:
    """The game that a record tells, every choice checked, and its end compared with what the record says."""
    try:
        game = begin(title, record.options, record.seed, data, listen, kept=True)
    except BadOption as error:
        raise BadRecord(f"the record's header is wrong: {error}", 3) from None
    if game.data != record.data:
        raise BadRecord(
            f"the record was played with other component values ({record.data or 'the standard ones'}): "
            "give the same data folder",
        )
    for number, seat, choice in record.choices:
        try:
            game.play(choice, seat=seat)
        except IllegalMove as error:
            raise BadRecord(f"line {number}: {error}", number) from None
    if record.scores is not None and (not game.over or game.scores() != record.scores):
        raise BadRecord(
            f"line {record.end_line}: the record says {record.scores}, replayed it gives {game.scores()}",
            record.end_line,
        )
    if record.state and game.digest() != record.state:
        raise BadRecord(
            f"line {record.end_line}: the position at the end is not the one recorded",
            record.end_line,
        )
    return game


def reopen(title: Title, position: Mapping[str, Any], data: Path | None = None) -> Game:
    """The game whose `position()` this is; its history starts here."""
    return from_position(title, title.box(data), position)


def resume(begun: Game, stands: Game, choices: Sequence[tuple[int, Step]], barrier: int) -> Game:
    """A game with its history, from how it began, how it stands and what was chosen between: nothing is replayed."""
    begun.table, begun.choices, begun.barrier = stands.table, list(choices), barrier
    begun.events = []
    return begun


def essence(game: Game) -> list[Any]:
    """What the rules made of the choices so far: pieces, luck, knowledge, who is to decide.

    This is what is compared between programs. Nothing of it is presentation, and no function is named in
    it, so that neither a better view nor moved code makes it another. Parts in it are as they stand, not copied:
    whoever writes it down gives `fields` to the writer.
    """
    table = game.table
    waiting = sorted(lane.ask.seat for lane in table.waiting() if lane.ask is not None)
    known = [table.known, table.entered, table.dealt, table.shuffles]
    return [table, table.chance.data(), known, table.over, waiting]
