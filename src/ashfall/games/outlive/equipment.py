"""Equipment of Outlive: tiles that help once a round, on arrival, with gathering, or where they are named."""

from .shelter import gain
from .state import Colony, Outlive
from .things import tile_kind


def exhaust(t: Outlive, side: int, kind: int) -> None:
    """OL-GEN-11: a used tile is turned until the clean-up."""
    t.colonies[side].ready &= ~(1 << kind)
    if t.listener is not None:
        t.tell("equipment_used", rule_of(kind), seat=side, equipment=kind)


def rule_of(kind: int) -> str:
    """The rule of a tile."""
    return f"OL-EQUIP-{kind + 1:02}"


def is_ready(t: Outlive, side: int, kind: int) -> bool:
    """OL-GEN-11, OL-RUL-63: repaired and not yet used this round."""
    return bool(t.colonies[side].ready >> kind & 1)


def use_arrival_tiles(t: Outlive, side: int, zone: int) -> None:
    """OL-ACT-05, OL-EQUIP-14, OL-EQUIP-22: arrival tiles give a resource from the supply without an action.

    By day nothing they give goes back to the supply, so using them at once is never worse (OL-GEN-12).
    """
    ready = t.colonies[side].ready
    if not ready:
        return
    for kind, resource, amount in t.box.arrival[zone]:
        if ready >> kind & 1 and t.supply[resource]:
            give(t, side, kind, resource, amount)


def give(t: Outlive, side: int, kind: int, resource: int, amount: int) -> None:
    """OL-EQUIP-02, OL-EQUIP-06, OL-EQUIP-07, OL-EQUIP-10, OL-EQUIP-12: what a tile of the arrival gives."""
    exhaust(t, side, kind)
    gain(t, side, resource, amount, rule_of(kind))


def use_plus_tiles(t: Outlive, side: int, zone: int) -> None:
    """OL-ACT-04, OL-EQUIP-21, OL-RUL-66, OL-RUL-84: extra tokens from the zone after the first gathered by an action.

    They take all they can, and nothing (unused) when that first token was the last. A colony gathers in a
    zone at most once a day, so taking them at once is never worse (OL-GEN-12).
    """
    colony = t.colonies[side]
    if not colony.ready:
        return
    for kind, resource, amount in t.box.plus[zone]:
        if colony.ready >> kind & 1 and t.stock[zone]:
            exhaust(t, side, kind)
            add(t, side, zone, kind, resource, min(amount, t.stock[zone]))


def add(t: Outlive, side: int, zone: int, kind: int, resource: int, extra: int) -> None:
    """OL-EQUIP-01, OL-EQUIP-03, OL-EQUIP-05, OL-EQUIP-09, OL-EQUIP-13: what a tile adds to what was gathered."""
    t.stock[zone] -= extra
    t.colonies[side].store[resource] += extra
    t.tell("gathered_more", rule_of(kind), seat=side, resource=resource, count=extra)


def to_the_right(colony: Colony, equipment: int) -> None:
    tile = next(tile for tile in colony.broken if tile_kind(tile) == equipment)
    colony.broken.remove(tile)
    colony.repaired.append(tile)
    colony.ready |= 1 << equipment
