"""Movement in Outlive: which team goes where on the ring of eight zones, and where it boards the ship."""

from ashfall.engine.errors import Reason
from ashfall.engine.verbs import Step, verb

from . import attack
from .box import RING
from .cities import LOOK, looks
from .equipment import exhaust
from .ship import FIRST_PLACE, LAST_PLACE, berth_of, places_for, taken
from .state import Colony, Outlive, new_turn
from .things import EXOSKELETON, GRAPPLING_HOOK, LOOKOUT, SHIP, TEAMS

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
        verbs = (SEND, STAY, LOOK)
        t.ask_of(seat, "choose_team", verbs, options=options, again=True, until=(SEND, STAY))
    else:
        t.ask(seat, "choose_team", SEND, STAY, options=options)


def ordinary_ways(t: Outlive, side: int, team: int) -> int:
    """OL-MOV-03, OL-MOV-04, OL-MOV-05, OL-MOV-06: zones one or two steps away without an own team, as a mask.

    Teams in between are passed; only the ship's places can bar a zone.
    """
    zones_left = t.box.reach[t.colonies[side].teams[team]] & ~own_zones(t.colonies[side])
    if zones_left & SHIP_BIT and taken(t) >> berth_of(t, team) & 1:
        zones_left &= ~SHIP_BIT
    return zones_left


def ways(t: Outlive, side: int, team: int) -> int:
    """OL-EQUIP-19, OL-RUL-57, OL-RUL-16, OL-RUL-77: all destinations, tools included, as a mask."""
    colony = t.colonies[side]
    far = colony.ready >> EXOSKELETON & 1
    zones_left = EVERYWHERE if far else t.box.reach[colony.teams[team]]
    zones_left &= ~own_zones(colony)
    if zones_left & SHIP_BIT and not places_for(t, side, team):
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
    if zone == SHIP and not places_for(t, seat, team):
        return Reason("OL-ZONE-33", place=berth_of(t, team))
    return None


def go(t: Outlive, seat: int, zone: int) -> None:
    """OL-ACT-07: at the ship the place is chosen with the destination."""
    if zone == SHIP:
        t.then((choose_place, seat))
    else:
        arrive(t, seat, zone)


def choose_place(t: Outlive, seat: int) -> None:
    t.ask(seat, "choose_place", BOARD)


def places(t: Outlive, seat: int) -> range:
    return range(FIRST_PLACE, LAST_PLACE + 1)


def why_not_board(t: Outlive, seat: int, place: int) -> Reason | None:
    """OL-ZONE-32, OL-ZONE-33, OL-ZONE-39: another place than the team's own, or a taken one."""
    if place in places_for(t, seat, t.turn.team):
        return None
    own = berth_of(t, t.turn.team)
    if place == own or (place == own + 1 and t.colonies[seat].ready >> GRAPPLING_HOOK & 1):
        return Reason("OL-ZONE-33", place=place)
    return Reason("OL-ZONE-32", place=own)


def board(t: Outlive, seat: int, place: int) -> None:
    """OL-ZONE-30, OL-ZONE-31, OL-RUL-18, OL-EQUIP-11: the first team of the day brings the first-player token."""
    if place != berth_of(t, t.turn.team):
        exhaust(t, seat, GRAPPLING_HOOK)
    t.turn.place = place
    t.colonies[seat].berth = place
    if not t.visited:
        t.visited = True
        t.first = seat
        t.tell("first_player", "OL-ZONE-30", seat=seat)
    arrive(t, seat, SHIP)


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
GO = verb(go, when="OL-MOV-01", domain=ring, why=why_not_go)
BOARD = verb(board, when="OL-ZONE-32", domain=places, why=why_not_board)
