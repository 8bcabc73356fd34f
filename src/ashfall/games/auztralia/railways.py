"""Railways: the reachable network and the laying of track."""

from ashfall.engine.errors import Reason
from ashfall.engine.verbs import Step, verb

from .box import COAL, IRON
from .hexes import bits
from .state import Auztralia


def survey_network(t: Auztralia, seat: int) -> None:
    """AZ-NET-01, AZ-NET-02, AZ-NET-03, AZ-NET-04, AZ-NET-05: what the own tracks touch, and what can be reached.

    A hex with an Old One, face up or down, is not reachable and lets nothing through.
    """
    player = t.boards[seat]
    hexes = t.box.hexes
    free = ~t.blocked
    network = 1 << player.port
    reach = network & free
    pairs: list[int] = []
    for side in bits(player.tracks):
        pair = hexes.pair[side]
        network |= pair
        pairs.append(pair & free)
    player.network = network
    grows = reach != 0
    while grows:
        grows = False
        for pair in pairs:
            if reach & pair and pair & ~reach:
                reach |= pair
                grows = True
    player.reach = reach
    touch = 0
    for hex in bits(reach):
        touch |= hexes.sides_of[hex]
    player.touch = touch


def old_ones_changed(t: Auztralia) -> None:
    """AZ-RUL-97, AZ-NET-03, AZ-NET-05: after Old Ones came, walked or went, the networks that feel it are looked at
    anew.
    """
    blocked = 0
    for hex in t.lairs:
        blocked |= 1 << hex
    for hex in t.place:
        blocked |= 1 << hex
    changed = blocked ^ t.blocked
    if not changed:
        return
    t.blocked = blocked
    shut = 0
    sides_of = t.box.hexes.sides_of
    for hex in t.lairs:
        shut |= sides_of[hex]
    for hex in t.place:
        shut |= sides_of[hex]
    t.shut = shut
    for seat, player in enumerate(t.boards):
        if player.network & changed:
            survey_network(t, seat)


def open_sides(t: Auztralia, seat: int, hills: int) -> int:
    """AZ-RAIL-04, AZ-RAIL-06, AZ-RAIL-07, AZ-RAIL-09, AZ-RUL-14: sides open to track."""
    sides = t.boards[seat].touch & ~(t.laid | t.shut)
    return sides if hills else sides & t.box.flat_sides


def pieces_left(t: Auztralia, seat: int) -> int:
    """AZ-RAIL-11: a player has 20 pieces."""
    return t.box.track_pieces - t.boards[seat].tracks.bit_count()


def all_sides(t: Auztralia, seat: int) -> range:
    """AZ-RAIL-05: every side between two hexes of the map."""
    return range(len(t.box.hexes.ends))


def why_not_lay(t: Auztralia, seat: int, edge: int) -> Reason | None:
    """AZ-RAIL-06, AZ-RAIL-07, AZ-RAIL-08, AZ-RAIL-09, AZ-RAIL-10: why a piece may not lie across a side."""
    if t.laid >> edge & 1:
        return Reason("AZ-RAIL-07")
    if not t.boards[seat].touch >> edge & 1:
        return Reason("AZ-RAIL-06")
    if t.shut >> edge & 1:
        return Reason("AZ-RAIL-09")
    if not t.hills and not t.box.flat_sides >> edge & 1:
        return Reason("AZ-RAIL-04")
    return None


def may_lay_flat(t: Auztralia, seat: int) -> bool:
    """AZ-RAIL-01, AZ-RAIL-02, AZ-RAIL-11: coal, iron, a piece and a side without hills."""
    goods = t.boards[seat].goods
    if not goods[COAL] or not goods[IRON]:
        return False
    return open_sides(t, seat, 0) != 0 and pieces_left(t, seat) > 0


def may_lay_anywhere(t: Auztralia, seat: int) -> bool:
    """AZ-RAIL-01, AZ-RAIL-03, AZ-RAIL-11: coal, iron, a piece and any open side."""
    goods = t.boards[seat].goods
    if not goods[COAL] or not goods[IRON]:
        return False
    return open_sides(t, seat, 1) != 0 and pieces_left(t, seat) > 0


def why_no_track(t: Auztralia, seat: int, hills: int) -> Reason | None:
    """AZ-RAIL-01, AZ-RAIL-11, AZ-ACT-07: what keeps a player from laying any track at all."""
    if may_lay_anywhere(t, seat) if hills else may_lay_flat(t, seat):
        return None
    goods = t.boards[seat].goods
    if not goods[COAL] or not goods[IRON]:
        return Reason("AZ-RAIL-01", coal=goods[COAL], iron=goods[IRON])
    if not pieces_left(t, seat):
        return Reason("AZ-RAIL-11")
    return Reason("AZ-ACT-07", "track")


def pay_for_track(t: Auztralia, seat: int, hills: int, rule: str = "AZ-RAIL-01") -> None:
    """AZ-CHR-43, AZ-RUL-50, AZ-RAIL-01, AZ-RUL-16: 1 coal and 1 iron, whether one piece is laid or two.

    The rule is the one that the log names: of the action, or of Timothy Brassey.
    """
    goods = t.boards[seat].goods
    goods[COAL] -= 1
    goods[IRON] -= 1
    t.tell("track_paid", rule=rule, seat=seat)
    t.hills = hills
    t.then((place_track, seat, 1), (place_track, seat, 2))


def place_track(t: Auztralia, seat: int, piece: int) -> None:
    """AZ-RAIL-05, AZ-RAIL-06, AZ-RAIL-12: one or two pieces; the second may start from the first."""
    if piece == 2 and not pieces_left(t, seat):
        return
    options: list[Step] = [(lay, seat, side) for side in bits(open_sides(t, seat, t.hills))]
    if piece == 2:
        options.append((stop, seat))
        t.ask(seat, "place_track", LAY, STOP, options=options)
    else:
        t.ask(seat, "place_track", LAY, options=options)


def lay(t: Auztralia, seat: int, edge: int) -> None:
    """AZ-RAIL-05: the piece lies across the side and connects its two hexes."""
    t.laid |= 1 << edge
    t.boards[seat].tracks |= 1 << edge
    survey_network(t, seat)
    t.tell("track_laid", rule="AZ-RAIL-05", seat=seat, edge=edge)


def stop(t: Auztralia, seat: int) -> None:
    """AZ-RUL-76: what is optional may be declined."""


LAY = verb(lay, when="AZ-RAIL-05", domain=all_sides, why=why_not_lay)
STOP = verb(stop, when="AZ-RUL-76")
