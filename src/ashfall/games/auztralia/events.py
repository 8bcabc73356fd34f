"""The event cards of the light cells."""

from .box import ASSASSINATION, BLANK, REVEAL_AND_SURGE, TEMPLE, TEMPLE_PORTAL
from .hire import refill
from .movement import movement_card
from .railways import old_ones_changed
from .state import Auztralia
from .victory import put_on, turn_up


def event(t: Auztralia) -> None:
    """AZ-EVT-01, AZ-OLD-03: the top card is revealed, resolved and discarded; an empty deck does nothing."""
    if not t.events:
        return
    card = t.reveal(t.events)
    t.events_seen.append(card)
    t.tell("event_card", rule="AZ-EVT-01", event=card)
    effect = t.box.effect[card]
    if effect == ASSASSINATION:
        assassination(t)
    elif effect == TEMPLE_PORTAL:
        old_ones_at_the_temples(t)
    else:
        reveal_lowest(t, effect == REVEAL_AND_SURGE)


def reveal_lowest(t: Auztralia, surge: bool) -> None:
    """AZ-EVT-02, AZ-EVT-03, AZ-EVT-04, AZ-EVT-05, AZ-RUL-61: the face-down tile of the lowest hex; a surge moves it."""
    if not t.lairs:
        t.tell("nothing_hidden", rule="AZ-EVT-02")
        return
    tile = turn_up(t, min(t.lairs), "AZ-EVT-02", "AZ-EVT-03")
    if surge and t.box.can_move[t.box.kind[tile]]:
        t.tell("surge", rule="AZ-EVT-04", tile=tile, cards=t.box.surge_cards)
        t.then(*[(movement_card, tile)] * t.box.surge_cards)


def assassination(t: Auztralia) -> None:
    """AZ-EVT-06, AZ-RUL-22, AZ-RUL-23: the two rightmost characters leave the game, new ones enter at the left."""
    victims = t.row[-2:]
    t.row = t.row[:-2]
    t.removed.extend(victims)
    t.tell("assassinated", rule="AZ-EVT-06", character=victims)
    refill(t, 2)


def old_ones_at_the_temples(t: Auztralia) -> None:
    """AZ-EVT-07, AZ-EVT-09, AZ-EVT-10, AZ-RUL-69, AZ-RUL-70: each face-up Temple brings a tile, by hex number."""
    temples = sorted(t.place[i] for i, tile in enumerate(t.awake) if t.box.kind[tile] == TEMPLE)
    if not temples:
        t.tell("no_temple", rule="AZ-EVT-07")
    for hex in temples:
        tile = next_tile(t)
        if tile < 0:
            return
        t.tell("temple_opened", rule="AZ-EVT-07", hex=hex, tile=tile)
        if t.box.kind[tile] == BLANK:
            t.gone.append(tile)
        else:
            put_on(t, tile, hex)
    old_ones_changed(t)


def next_tile(t: Auztralia) -> int:
    """AZ-EVT-08, AZ-RUL-105: the top level-3 tile, else level 2, else level 1; -1 when all stacks are empty."""
    for stack in reversed(t.stacks):
        if stack:
            return t.reveal(stack)
    return -1
