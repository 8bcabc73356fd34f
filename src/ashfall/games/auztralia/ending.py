"""The end of the game."""

from .box import LEVELS
from .scoring import old_ones_points, player_points
from .state import Auztralia


def end_game(t: Auztralia) -> None:
    """AZ-END-01, AZ-END-02, AZ-END-04, AZ-SCO-08: nothing else is carried out; hidden tiles are turned over to be
    counted.
    """
    for hex, tile in zip(t.lairs, t.lurking, strict=True):
        t.show(tile)
        t.tell("tile_counted", rule="AZ-SCO-08", hex=hex, tile=tile)
    t.finish()
    if t.players == 1:
        tell_result(t)


def tell_result(t: Auztralia) -> None:
    """AZ-SOLO-02, AZ-SOLO-05: alone against the Old Ones: won or lost, with both totals, and the level to try next."""
    mine, theirs = sum(player_points(t, 0)), sum(old_ones_points(t))
    if mine > theirs:
        t.tell("solo_won", rule="AZ-SOLO-02", seat=0, points=mine, against=theirs)
        if t.level + 1 < len(LEVELS):
            t.tell("next_level", rule="AZ-SOLO-05", level=LEVELS[t.level + 1])
    elif mine == theirs:
        t.tell("solo_tied", rule="AZ-SCO-11", seat=0, points=mine)
    else:
        t.tell("solo_lost", rule="AZ-SOLO-02", seat=0, points=mine, against=theirs)
