"""Revealing exploration cards (LA-REV) and the events among them (LA-EVT)."""

from ashfall.engine.verbs import verb, verb_about

from . import automa_effects, cargo, contamination, elimination, hits
from .box import EVENT
from .state import Aurora
from .things import ANYWHERE, BY_EVENT, FUEL, NONE, OBJECT, SETTING_UP

BLIZZARD, CLOUD, SIGNAL = "each_convoy_damage", "each_player_contamination", "each_player_gain_fuel"


# Tokens on the cards of the zone


def amount(packed: int, token: int) -> int:
    """How many tokens of a kind lie on a block."""
    return packed >> 4 * token & 15


def resources(packed: int) -> int:
    """LA-GEN-06: how many resource tokens lie on a block; object tokens are none."""
    return (packed & 15) + (packed >> 4 & 15) + (packed >> 8 & 15)


def from_supply(t: Aurora, printed: int) -> int:
    """LA-REV-02, LA-RUL-02, LA-ENC-03, LA-ENC-06: what the supply has of the tokens printed on a block."""
    packed = 0
    supply = t.supply
    shift = token = 0
    while printed >> shift:
        count = printed >> shift & 15
        if count:
            if count > supply[token]:
                count = supply[token]
            supply[token] -= count
            packed |= count << shift
        shift += 4
        token += 1
    return packed


def to_supply(t: Aurora, packed: int) -> None:
    for token in range(OBJECT + 1):
        t.supply[token] += packed >> 4 * token & 15


def leave_zone(t: Aurora, position: int) -> int:
    """LA-ENC-02, LA-GATH-09: the card leaves its position, tokens left on it go to the supply."""
    card = t.zone[position]
    t.zone[position] = NONE
    for block in (t.left, t.right):
        if block[position]:
            to_supply(t, block[position])
            block[position] = 0
    return card


# Revealing


def pack_zone(t: Aurora) -> None:
    """LA-EXP-10, LA-EXP-13, LA-RUL-04: all cards shift to the left, enemies and tokens with them."""
    zone, left, right = t.zone, t.left, t.right
    for position in range(len(zone) - 2, -1, -1):
        if zone[position] == NONE:
            del zone[position], left[position], right[position]
            zone.append(NONE)
            left.append(0)
            right.append(0)


def refill(t: Aurora) -> None:
    """LA-REV-01, LA-REV-03, LA-REV-05: reveal into the rightmost empty position until none is empty or the deck is."""
    while t.deck and NONE in t.zone:
        card = t.reveal(t.deck)
        if t.box.kind[card] == EVENT:
            t.tell("event_revealed", "LA-REV-03", card=card)
            t.discard.append(card)
            if t.phase == SETTING_UP:
                t.pending.append(card)
                continue
            t.then((happen, card), (refill,))
            return
        place(t, card)


def place(t: Aurora, card: int) -> None:
    """LA-REV-02, LA-REV-04: the card lies in its position with its tokens; an enemy just lies there."""
    position = len(t.zone) - 1
    while t.zone[position] != NONE:
        position -= 1
    t.zone[position] = card
    box = t.box
    if box.left[card]:
        t.left[position] = from_supply(t, box.left[card])
    if box.right[card]:
        t.right[position] = from_supply(t, box.right[card])
    if t.listener is not None:
        t.tell("revealed", "LA-REV-01", card=card, position=position + 1)


# Events


def pending_events(t: Aurora) -> None:
    """LA-RUL-03: events of the set-up happen once it is complete, in the order revealed."""
    events, t.pending = t.pending, []
    t.then(*[(happen, card) for card in events])


def happen(t: Aurora, card: int) -> None:
    """LA-EVT-01, LA-EVT-02, LA-EVT-06, LA-RUL-64: every side, in forward order; the Signal in reverse."""
    effect = t.box.effect[card]
    sides = t.order[:] if effect == SIGNAL else t.forward()
    t.tell("event", t.box.rule[card], card=card)
    t.then(*[(suffer_event, side, card) for side in sides], (elimination.settle,))


def suffer_event(t: Aurora, side: int, card: int) -> None:
    """LA-EVT-03, LA-EVT-04, LA-EVT-05, LA-EVT-06, LA-AUT-67: damage, contamination or fuel for one side."""
    if side not in t.order:
        return
    effect, count = t.box.effect[card], t.box.amount[card]
    if effect == BLIZZARD:
        hits.place_damage(t, side, ANYWHERE, count, BY_EVENT)
    elif effect == CLOUD:
        contamination.contaminate(t, side, count, 0)
    elif side >= t.players:
        automa_effects.automa_gain(t, FUEL, count)
    elif t.supply[FUEL]:
        t.then((ask_signal, side, count))


def ask_signal(t: Aurora, seat: int, count: int) -> None:
    """LA-EVT-06, LA-PLC-14: take the fuel, or leave it."""
    t.ask(seat, "signal", TAKE_FUEL.of(count), LEAVE_FUEL)


def fuel_offered(t: Aurora, seat: int, count: int) -> tuple[int, ...]:
    return (count,)


def take_fuel(t: Aurora, seat: int, count: int) -> None:
    """LA-EVT-06: the fuel goes into the convoy."""
    cargo.gain_resource(t, seat, FUEL, count)


def leave_fuel(t: Aurora, seat: int) -> None:
    """LA-PLC-14: a player may decline any resource."""


TAKE_FUEL = verb_about(take_fuel, when="LA-EVT-06", domain=fuel_offered)
LEAVE_FUEL = verb(leave_fuel, when="LA-EVT-06")
