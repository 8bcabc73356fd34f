"""The cargo ship of Outlive: four places, the first-player token, cans and a survivor on each."""

from ashfall.engine.errors import Reason
from ashfall.engine.verbs import verb

from .equipment import use_arrival_tiles
from .rooms import homes, move_in, slot_of, usable, use_all
from .shelter import gain
from .state import Outlive
from .things import (
    AIRLOCK,
    BOARDING_GEAR,
    CAN,
    DISASTER_PIECE,
    DISASTERS,
    GRAPPLING_HOOK,
    PANTRY,
    SHIP,
)

SANDSTORM = DISASTERS.index("sandstorm")
FIRST_PLACE, LAST_PLACE = 3, 6


def strength_now(t: Outlive, team: int) -> int:
    """OL-GEN-17, OL-DIS-04, OL-GEN-08: the printed number, capped by an unsolved sandstorm; never for attacks."""
    strength = t.box.strength[team]
    if DISASTER_PIECE + SANDSTORM in t.struck:
        return min(strength, t.box.disaster_amount[SANDSTORM][t.scale])
    return strength


def berth_of(t: Outlive, team: int) -> int:
    """OL-ZONE-32, OL-RUL-15: the place whose number is the team's strength now; no other."""
    return strength_now(t, team)


def taken(t: Outlive) -> int:
    """OL-ZONE-33, OL-ZONE-34: the places that active teams hold, as a mask; resting teams hold none."""
    mask = 0
    for colony in t.colonies:
        if colony.berth:
            mask |= 1 << colony.berth
    return mask


def places_for(t: Outlive, side: int, team: int) -> list[int]:
    """OL-ZONE-33, OL-ZONE-39, OL-EQUIP-11, OL-ROOM-06, OL-RUL-78: where a team may board.

    Its own place; the next one with the hook; either although taken with the boarding gear.
    """
    colony = t.colonies[side]
    barred = taken(t)
    if barred and colony.alive >> BOARDING_GEAR & 1 and usable(t, colony, BOARDING_GEAR):
        barred = 0
    place = berth_of(t, team)
    found = [] if barred >> place & 1 else [place]
    if colony.ready >> GRAPPLING_HOOK & 1 and place < LAST_PLACE:
        if not barred >> (place + 1) & 1:
            found.append(place + 1)
    return found


def unload(t: Outlive, side: int) -> None:
    """OL-ZONE-35, OL-ZONE-59, OL-RUL-12, OL-RUL-13, OL-RUL-14: cans, no actions.

    A colony visits the ship at most once a day, so pantry and boarding gear are used at once (OL-GEN-12).
    """
    cans = t.box.cans[t.turn.place] + more_cans(t, side)
    gain(t, side, CAN, cans, "OL-ZONE-35" if side < t.players else "OL-SOLO-14")
    use_arrival_tiles(t, side, SHIP)
    if t.aboard >> t.turn.place & 1:
        t.then((welcome, side))


def more_cans(t: Outlive, side: int) -> int:
    """OL-ROOM-05, OL-ROOM-06: what the pantry and the boarding gear add."""
    cans = 0
    for room in (PANTRY, BOARDING_GEAR):
        cans += use_all(t, side, room) * t.box.room_amount[room]
    return cans


def welcome(t: Outlive, side: int) -> None:
    """OL-ZONE-36, OL-ZONE-37, OL-ZONE-38, OL-RUL-17, OL-RUL-35: the survivor of the place may take any free cell."""
    if side >= t.players:
        t.aboard &= ~(1 << t.turn.place)
        t.colonies[side].pile += 1
        t.tell("survivor_joined", "OL-SOLO-14", seat=side, count=1)
        return
    t.ask(side, "welcome", HOUSE, beside=(LEAVE,))


def own_rooms(t: Outlive, seat: int) -> list[int]:
    """OL-SHEL-05: the airlock and the rooms of the shelter, built or not."""
    return [AIRLOCK, *t.colonies[seat].rooms]


def why_not_house(t: Outlive, seat: int, room: int) -> Reason | None:
    """OL-ZONE-37, OL-SHEL-04, OL-SHEL-05: only a free cell of the airlock or of a built room."""
    colony = t.colonies[seat]
    if room != AIRLOCK and colony.held[slot_of(colony, room)] < 0:
        return Reason("OL-SHEL-05")
    return None if room in homes(t, colony) else Reason("OL-ZONE-37")


def house(t: Outlive, seat: int, room: int) -> None:
    t.aboard &= ~(1 << t.turn.place)
    move_in(t, seat, room, 1)
    t.tell("survivor_housed", "OL-ZONE-36", seat=seat, room=room)


def leave(t: Outlive, seat: int) -> None:
    """OL-ZONE-37: the survivor stays on the place for a later team."""


HOUSE = verb(house, when="OL-ZONE-36", only="OL-SHEL-05", domain=own_rooms, why=why_not_house)
LEAVE = verb(leave, when="OL-ZONE-37")
