"""Who plays in the lab: the programs by name, and bots out of files, who never see the real table."""

import importlib.util
import re
import signal
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from types import FrameType

from ashfall import bots
from ashfall.bots import Player
from ashfall.engine.chance import seeded
from ashfall.engine.errors import BadOption
from ashfall.engine.seat import SeatPosition
from ashfall.engine.verbs import Step

SECONDS = 2.0
"""How long a bot out of a file may think about one decision."""


ADDRESS = re.compile(r" at 0x[0-9a-fA-F]+")
LONGEST = 200


class Forfeit(Exception):
    """A bot out of a file that broke a rule of the lab: which one, and how.

    The sentence is kept with the game, so it is one line and the same whichever process played.
    """

    def __init__(self, name: str, what: str) -> None:
        what = " ".join(ADDRESS.sub("", what).split())[:LONGEST]
        super().__init__(f"{name}: {what}")
        self.name = name
        self.what = what


class Late(BaseException):
    """The time for a decision is over. A bot that catches every `Exception` of its own does not catch this one."""


def check_player(name: str) -> None:
    """Whether there is such a player, before anything is begun."""
    if is_file(name):
        bot_class(name)
    else:
        bots.player(name)


def seat_player(name: str, seed: int | str) -> Player:
    """A player by name or by file."""
    return FromFile(name, seed) if is_file(name) else bots.player(name, seed)


def is_file(name: str) -> bool:
    return name.endswith(".py")


@cache
def bot_class(name: str) -> type[Player]:
    """The one class in a file that derives from `ashfall.bots.Player`."""
    path = Path(name)
    if not path.is_file():
        raise BadOption(
            f"{name}: there is no such file; a bot is a Python file with a Player in it"
        )
    spec = importlib.util.spec_from_file_location(f"ashfall_bot_{path.stem}", path)
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = module
    try:
        spec.loader.exec_module(module)
    except Exception as error:
        raise BadOption(f"{name}: it cannot be loaded ({type(error).__name__}: {error})") from None
    found = [
        thing
        for thing in vars(module).values()
        if isinstance(thing, type)
        and issubclass(thing, Player)
        and thing.__module__ == module.__name__
    ]
    if len(found) != 1:
        raise BadOption(
            f"{name}: it must hold one class that derives from ashfall.bots.Player, not {len(found)}"
        )
    return found[0]


class FromFile(Player):
    """A bot out of a file: it is shown a world imagined for its seat, so that there is nothing to peek at."""

    def __init__(self, name: str, seed: int | str) -> None:
        self.name = name
        self.chance = seeded(f"worlds of {seed}")
        with self.watched():
            try:
                self.bot = bot_class(name)(seed)  # type: ignore[call-arg]
            except TypeError:
                self.bot = bot_class(name)()

    def pick(self, seat: SeatPosition, /) -> Step:
        shown = seat.imagined(self.chance.word())
        with self.watched():
            step = self.bot.pick(shown)
        if step not in seat.options:
            raise Forfeit(
                self.name, f"it answered {spoken(step)[:60]}, which is none of the options"
            )
        return step

    @contextmanager
    def watched(self) -> Iterator[None]:
        """Whatever the bot does wrong ends its game, not the run."""
        began = time.monotonic()
        before = signal.signal(signal.SIGALRM, late) if sys.platform != "win32" else None
        # Again and again: one alarm may fall into a clause that catches everything.
        signal.setitimer(signal.ITIMER_REAL, SECONDS, SECONDS)
        try:
            yield
        except Late:
            raise self.too_slow() from None
        except Exception as error:
            raise Forfeit(self.name, f"it broke off with {type(error).__name__}: {error}") from None
        finally:
            signal.setitimer(signal.ITIMER_REAL, 0)
            signal.signal(signal.SIGALRM, before)
        if time.monotonic() - began > SECONDS:
            raise self.too_slow()

    def too_slow(self) -> Forfeit:
        return Forfeit(self.name, f"it thought longer than {SECONDS:g} s about one decision")


def spoken(step: object) -> str:
    """What a bot answered: a step as its rule's name and arguments, anything else as Python shows it."""
    if not isinstance(step, tuple) or not step:
        return repr(step)
    return " ".join([str(getattr(step[0], "__name__", step[0])), *map(str, step[1:])])


def late(_number: int, _frame: FrameType | None) -> None:
    raise Late
