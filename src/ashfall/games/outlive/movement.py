"""Movement in Outlive: which team goes where on the ring of eight zones."""

from ashfall.engine.errors import Reason
from ashfall.engine.verbs import Step, verb

from . import attack, ship, zones
from .box import RING
from .cities import search_kind
from .equipment import exhaust
from .rooms import usable
from .state import Colony, Outlive, new_turn
from .things import CITIES, CITY_OF, EXOSKELETON, LOOKOUT, SHIP, TEAMS

EVERYWHERE = (1 << RING) - 1
SHIP_BIT = 1 << SHIP


def choose_team(t: Outlive, seat: int) -> None:
    """OL-MOV-01, OL-MOV-10, OL-MOV-11, OL-RUL-16, OL-RUL-20: a team that can move must be activated.

    Only when no team has an ordinary way may one stay; a way that needs a tool is never forced.
    """
    colony = t.colonies[seat]
    options: list[Step] = []
    ordinary = False
    for team in range(4):
        if not colony.spent >> team & 1:
            if ordinary_ways(t, seat, team):
                ordinary = True
                options.append((send, seat, team))
            elif ways(t, seat, team):
                options.append((send, seat, team))
    if not ordinary:
        options += [(stay, seat, team) for team in range(4) if not colony.spent >> team & 1]
    if colony.alive >> LOOKOUT & 1:
        options += looks(t, seat)
        t.ask(seat, "choose_team", SEND, STAY, LOOK, options=options)
    else:
        t.ask(seat, "choose_team", SEND, STAY, options=options)


def ordinary_ways(t: Outlive, side: int, team: int) -> int:
    """OL-MOV-03, OL-MOV-04, OL-MOV-05, OL-MOV-06: zones one or two steps away without an own team, as a mask.

    Teams in between are passed; only the ship's places can bar a zone.
    """
    zones_left = t.box.reach[t.colonies[side].teams[team]] & ~own_zones(t.colonies[side])
    if zones_left & SHIP_BIT and ship.taken(t) >> ship.berth_of(t, team) & 1:
        zones_left &= ~SHIP_BIT
    return zones_left


def ways(t: Outlive, side: int, team: int) -> int:
    """OL-EQUIP-19, OL-RUL-57, OL-RUL-16, OL-RUL-77: all destinations, tools included, as a mask."""
    colony = t.colonies[side]
    far = colony.ready >> EXOSKELETON & 1
    zones_left = EVERYWHERE if far else t.box.reach[colony.teams[team]]
    zones_left &= ~own_zones(colony)
    if zones_left & SHIP_BIT and not ship.places_for(t, side, team):
        zones_left &= ~SHIP_BIT
    return zones_left


def own_zones(colony: Colony) -> int:
    """OL-MOV-03, OL-MOV-04: where teams of this colour are, active or resting."""
    a, b, c, d = colony.teams
    return 1 << a | 1 << b | 1 << c | 1 << d


def teams(t: Outlive, seat: int) -> range:
    return range(4)


def why_not_send(t: Outlive, seat: int, team: int) -> Reason | None:
    """OL-ACT-06, OL-MOV-09: once a day, and only with a way to go."""
    if t.colonies[seat].spent >> team & 1:
        return Reason("OL-ACT-06")
    return None if ways(t, seat, team) else Reason("OL-MOV-09")


def nobody_stays(t: Outlive, seat: int) -> Reason | None:
    """OL-MOV-10, OL-MOV-11: nobody stays while an own team has an ordinary way to go."""
    colony = t.colonies[seat]
    for other in range(4):
        if not colony.spent >> other & 1 and ordinary_ways(t, seat, other):
            return Reason("OL-MOV-10", team=TEAMS[other])
    return None


def why_not_stay(t: Outlive, seat: int, team: int) -> Reason | None:
    """OL-ACT-06: once a day."""
    return Reason("OL-ACT-06") if t.colonies[seat].spent >> team & 1 else None


def send(t: Outlive, seat: int, team: int) -> None:
    t.turn = new_turn(seat, team)
    if ways(t, seat, team).bit_count() == 1:
        t.tell("only_way", "OL-MOV-02", seat=seat, team=team)
    t.then((choose_destination, seat))


def stay(t: Outlive, seat: int, team: int) -> None:
    """OL-MOV-09, OL-RUL-19: a team without a way lies where it is and has had its turn."""
    t.turn = new_turn(seat, team)
    t.colonies[seat].spent |= 1 << team
    t.tell("stayed", "OL-MOV-09", seat=seat, team=team)


def looks(t: Outlive, seat: int) -> list[Step]:
    """OL-ROOM-16, OL-RUL-40: on own turns of the day a full lookout may look into one city's stack."""
    if not usable(t, t.colonies[seat], LOOKOUT):
        return []
    return [(look, seat, zone) for zone in CITIES if why_not_look(t, seat, zone) is None]


def cities_seen(t: Outlive, seat: int) -> tuple[int, ...]:
    return CITIES


def nobody_looks(t: Outlive, seat: int) -> Reason | None:
    """OL-ROOM-16, OL-RUL-40: a full lookout, unused in this round."""
    return None if usable(t, t.colonies[seat], LOOKOUT) else Reason("OL-ROOM-16")


def why_not_look(t: Outlive, seat: int, zone: int) -> Reason | None:
    """OL-ROOM-16: a stack of which the owner knows every token shows nothing new."""
    for piece in t.search[CITY_OF[zone]]:
        if not t.knows(seat, piece):
            return None
    return Reason("OL-ROOM-16", "known")


def look(t: Outlive, seat: int, zone: int) -> None:
    """OL-ROOM-16, OL-RUL-54: the owner alone sees the stack; its order stays."""
    colony = t.colonies[seat]
    colony.used |= 1 << usable(t, colony, LOOKOUT)[0]
    stack = t.search[CITY_OF[zone]]
    for piece in stack:
        t.show(piece, 1 << seat)
    t.tell("looked", "OL-ROOM-16", seat=seat, zone=zone)
    kinds = [search_kind(t, piece) for piece in reversed(stack)]
    t.tell("saw_search", "OL-ROOM-16", to=1 << seat, seat=seat, zone=zone, token=kinds)
    t.then((zones.act, seat) if acting(t, seat) else (choose_team, seat))


def acting(t: Outlive, seat: int) -> bool:
    """Whether the team on turn is this seat's and has arrived."""
    turn = t.turn
    colony = t.colonies[seat]
    return turn.seat == seat and turn.zone >= 0 and bool(colony.spent >> turn.team & 1)


def choose_destination(t: Outlive, seat: int) -> None:
    """OL-MOV-02, OL-EQUIP-19: one or two steps, or any distance with the exoskeleton."""
    mask = ways(t, seat, t.turn.team)
    options = [(go, seat, zone) for zone in range(RING) if mask >> zone & 1]
    t.ask(seat, "choose_destination", GO, options=options)


def ring(t: Outlive, seat: int) -> range:
    return range(RING)


def why_not_go(t: Outlive, seat: int, zone: int) -> Reason | None:
    """OL-MOV-03, OL-MOV-04, OL-MOV-02, OL-ZONE-33: why the team on turn may not end its move there."""
    colony = t.colonies[seat]
    team = t.turn.team
    if colony.teams[team] == zone:
        return Reason("OL-MOV-03")
    if own_zones(colony) >> zone & 1:
        return Reason("OL-MOV-04")
    steps = t.box.steps[colony.teams[team]][zone]
    if steps > 2 and not colony.ready >> EXOSKELETON & 1:
        return Reason("OL-MOV-02", steps=steps)
    if zone == SHIP and not ship.places_for(t, seat, team):
        return Reason("OL-ZONE-33", place=ship.berth_of(t, team))
    return None


def go(t: Outlive, seat: int, zone: int) -> None:
    """OL-ACT-07: at the ship the place is chosen with the destination."""
    if zone == SHIP:
        t.then((ship.choose_place, seat))
    else:
        arrive(t, seat, zone)


def arrive(t: Outlive, side: int, zone: int) -> None:
    """OL-MOV-07, OL-MOV-08, OL-ACT-07, OL-RUL-57: the team stands up in its new zone, attacks, then acts."""
    colony = t.colonies[side]
    turn = t.turn
    team = turn.team
    if t.box.steps[colony.teams[team]][zone] > 2:
        exhaust(t, side, EXOSKELETON)
    colony.teams[team] = zone
    colony.standing |= 1 << team
    colony.spent |= 1 << team
    turn.zone = zone
    if t.listener is not None:
        t.tell("moved", "OL-MOV-08", seat=side, team=team, zone=zone)
    attack.find_foes(t, side)


SEND = verb(send, when="OL-DAY-05", domain=teams, why=why_not_send)
STAY = verb(stay, when="OL-DAY-05", domain=teams, bar=nobody_stays, why=why_not_stay)
LOOK = verb(
    look, when="OL-ROOM-16", domain=cities_seen, bar=nobody_looks, why=why_not_look, word="peek"
)
GO = verb(go, when="OL-MOV-01", domain=ring, why=why_not_go)
