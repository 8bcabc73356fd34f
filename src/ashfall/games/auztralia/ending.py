"""The end of the game."""

from .state import Auztralia


def end_game(t: Auztralia) -> None:
    """AZ-END-01, AZ-END-02, AZ-END-04, AZ-SCO-08: nothing else is carried out; hidden tiles are turned over to be
    counted.
    """
    for hex, tile in zip(t.lairs, t.lurking, strict=True):
        t.show(tile)
        t.tell("tile_counted", rule="AZ-SCO-08", hex=hex, tile=tile)
    t.finish()
