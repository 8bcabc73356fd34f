"""The course of the game: who is active, and when it ends."""

from .actions import take_turn
from .ending import end_game
from .old_ones import activate
from .state import Auztralia
from .time_track import finished, rearmost


def next_turn(t: Auztralia) -> None:
    """AZ-OLD-07, AZ-OLD-08, AZ-END-03, AZ-RUL-11, AZ-RUL-12: the last disc acts."""
    disc = rearmost(t)
    if finished(t, disc):
        end_game(t)
    elif disc == t.old_ones:
        t.then((activate,), (next_turn,))
    else:
        t.then((next_turn,))
        take_turn(t, disc)
