"""One language for arranging positions: `position("dei", seat0={…}, goods={…})` is a game that stands as it says.

A game has its words in `tests/games/<game>/arrangement.py`: a function `arrange(table, given)` that lays out the table
of a new game and fills its agenda. The result is an ordinary game: it is played, asked and viewed as any other.
"""

from importlib import import_module
from typing import Any

from ashfall.engine.game import Game
from ashfall.engine.question import Option
from ashfall.games import title
from ashfall.lab.checks import check_asking, check_legality


def position(game: str, **given: Any) -> Game:
    """A game in this position. `options` and `seed` are those of the new game; a word that is not known is an error."""
    found = title(game)
    arrangement = import_module(f"tests.games.{game.replace('-', '_')}.arrangement")
    options = found.checked_settings({**arrangement.OPTIONS, **given.pop("options", {})})
    seed = given.pop("seed", 0)
    table = found.set_up(found.box(), options, seed)
    table.run()
    unknown = arrangement.arrange(table, given)
    if unknown:
        raise TypeError(f"{game} has no word {', '.join(unknown)} for a position")
    table.run()
    wrong = found.invariants(table)
    assert not wrong, wrong
    check_legality(table, table.waiting())
    return Arranged(found, options, seed, table)


class Arranged(Game):
    """A position in which a choice leaves all pieces where they belong; what the test itself put astray may stay so.

    Each question offers what its verbs allow, and asking it again changes nothing.
    """

    def play(self, *choices: str | int | Option, seat: int | None = None) -> None:
        astray = self.title.invariants(self.table)
        for choice in choices:
            super().play(choice, seat=seat)
            wrong = [fault for fault in self.title.invariants(self.table) if fault not in astray]
            assert not wrong, wrong
            check_legality(self.table, self.table.waiting())
            check_asking(self.table)
