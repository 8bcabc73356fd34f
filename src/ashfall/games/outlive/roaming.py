"""The Drifters' turns of the day in the solo module of Outlive: the card, the team, the zone."""

from . import movement
from .box import RING
from .drifters import rival, scout
from .ship import berth_of
from .state import Outlive, new_turn
from .things import CARD_PIECE, SHIP


def drifters_turn(t: Outlive) -> None:
    """OL-SOLO-06, OL-SOLO-07, OL-SOLO-27: reveal a card and take the first of its zones that a team can reach."""
    side = t.players
    card = reveal_card(t)
    strong = t.box.card_strong[card]
    for zone in t.box.card_zones[card]:
        able = [
            team
            for team in range(4)
            if not rival(t).spent >> team & 1 and movement.ordinary_ways(t, side, team) >> zone & 1
        ]
        t.tell("drifters_consider", "OL-SOLO-07", seat=side, zone=zone, team=able)
        if able:
            set_out(t, pick_team(t, able, zone, strong), zone, "OL-SOLO-07")
            return
    wander(t)


def reveal_card(t: Outlive) -> int:
    """OL-SOLO-05, OL-SOLO-25: the card is discarded face up; an empty deck is renewed at once."""
    card = t.reveal(t.cards)
    t.card_discards.append(card)
    number = card - CARD_PIECE
    word = "strong" if t.box.card_strong[number] else "weak"
    t.tell("drifters_card", "OL-SOLO-06", seat=t.players, card=number, prefer=word)
    if not t.cards:
        t.cards = t.card_discards
        t.card_discards = []
        t.shuffle(t.cards)
    scout(t)
    return number


def pick_team(t: Outlive, able: list[int], zone: int, strong: bool) -> int:
    """OL-SOLO-07, OL-SOLO-26: strongest or weakest by print; of equals the nearer, then the clockwise traveller."""
    teams = rival(t).teams
    sign = -1 if strong else 1
    box = t.box

    def order(team: int) -> tuple[int, int, bool]:
        steps = box.steps[teams[team]][zone]
        clockwise = (box.place[zone] - box.place[teams[team]]) % RING
        return sign * box.strength[team], steps, clockwise != steps

    return min(able, key=order)


def wander(t: Outlive) -> None:
    """OL-SOLO-08: no zone of the card can be reached, so the strongest that can goes to the nearest legal zone."""
    side = t.players
    colony = rival(t)
    left = [team for team in range(4) if not colony.spent >> team & 1]
    for team in left:
        legal = movement.ordinary_ways(t, side, team)
        for steps in (1, 2, -1, -2):
            zone = t.box.ring[(t.box.place[colony.teams[team]] + steps) % RING]
            if legal >> zone & 1:
                set_out(t, team, zone, "OL-SOLO-08")
                return
    movement.stay(t, side, left[0])


def set_out(t: Outlive, team: int, zone: int, rule: str) -> None:
    """OL-SOLO-09, OL-SOLO-14: arrival, attack and the ship go by the normal rules."""
    side = t.players
    t.turn = new_turn(side, team)
    t.tell("drifters_go", rule, seat=side, team=team, zone=zone)
    if zone == SHIP:
        movement.board(t, side, berth_of(t, team))
    else:
        movement.arrive(t, side, zone)
