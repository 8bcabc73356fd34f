"""Blight: what happens to the farms that Old Ones enter."""

from .box import ALANSA_CASTRO, KAPENA_ALIKA
from .state import Auztralia
from .time_track import finished
from .victory import bury, place_hits


def farm_entered(t: Auztralia, hex: int, *tiles: int) -> None:
    """AZ-BLT-02, AZ-CHR-07, AZ-CHR-11, AZ-RUL-48, AZ-RUL-49: Alansa Castro strikes each that entered, before the
    blight.
    """
    seat = t.owner(hex)
    t.then((farm_stormed, hex, *tiles))
    if t.has(seat, ALANSA_CASTRO):
        t.pending = [n for tile in tiles for n in (tile, t.box.amount[ALANSA_CASTRO])]
        t.tell("character_used", rule="AZ-CHR-11", seat=seat, character=ALANSA_CASTRO)
        t.then((place_hits, seat), (bury, hex))


def farm_stormed(t: Auztralia, hex: int, *tiles: int) -> None:
    """AZ-BLT-01, AZ-CHR-11, AZ-CHR-29, AZ-CHR-47: saved if all that entered are dead, held by Kapena Alika, or
    blighted.
    """
    seat = t.owner(hex)
    if not any(tile in t.awake for tile in tiles):
        t.tell("farm_saved", rule="AZ-CHR-11", seat=seat, hex=hex)
    elif t.has(seat, KAPENA_ALIKA) and not finished(t, seat):
        t.held |= 1 << hex
        t.tell("farm_held", rule="AZ-CHR-29", seat=seat, hex=hex)
    else:
        blight(t, hex)


def blight(t: Auztralia, hex: int) -> None:
    """AZ-BLT-01, AZ-BLT-03, AZ-BLT-06: the farm is turned over; it stays, and so do the tracks."""
    t.blighted |= 1 << hex
    t.tell("farm_blighted", rule="AZ-BLT-01", seat=t.owner(hex), hex=hex)
