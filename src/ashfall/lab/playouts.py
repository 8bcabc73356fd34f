"""Whole games as fast as they go: at the level of the table, without history, events or words."""

from collections.abc import Mapping
from functools import cache
from typing import Any

from ashfall.engine.chance import Chance
from ashfall.engine.game import Game
from ashfall.engine.settings import Given
from ashfall.engine.table import Table
from ashfall.engine.title import Title

LONGEST_GAME = 50_000


class EndlessGame(Exception):
    """A game that went on longer than any real one."""


@cache
def box_of(title: Title) -> Any:
    """The title's frozen component tables, read once."""
    return title.box()


def start(
    title: Title, options: Mapping[str, Given], seed: int | str, listen: bool = False
) -> Game:
    """A new game of a title, also of one that is in no list."""
    chosen = title.checked_settings(options)
    table = title.set_up(box_of(title), chosen, seed)
    return Game(title, chosen, seed, table, listen=listen)


def start_table(title: Title, options: Mapping[str, Given], seed: int | str) -> Table:
    """A new table that waits for its first decision."""
    table = title.set_up(box_of(title), title.checked_settings(options), seed)
    table.run()
    return table


def playout(table: Table, chance: Chance, longest: int = LONGEST_GAME) -> int:
    """Play on to the end, every option as likely as the other; the number of decisions."""
    decisions, _ = random_play(table, chance, longest)
    if not table.over:
        raise EndlessGame(f"no end after {longest} decisions")
    return decisions


def random_play(table: Table, chance: Chance, most: int) -> tuple[int, int]:
    """Play on to the end or for so many decisions; how many there were, and options in all."""
    decisions = width = 0
    while decisions < most and not table.over:
        lane = table.root
        if lane.ask is None:
            lane = table.waiting()[0]
        assert lane.ask is not None
        options = lane.ask.options
        count = len(options)
        table.answer(lane, options[chance.below(count)])
        decisions += 1
        width += count
    return decisions, width
