"""Upgrading the convoy with a truck, trailer or device (LA-UPG)."""

from ashfall.engine.errors import Reason
from ashfall.engine.verbs import verb, verb_about

from . import arrangement, cargo, convoy
from .box import DEVICE, MOST_SLOTS, TRAILER, TRUCK_CARD
from .state import Aurora, Convoy
from .things import NONE


def is_convoy_card(t: Aurora, card: int) -> bool:
    """LA-UPG-01: truck, trailer or device."""
    return t.box.kind[card] in (TRUCK_CARD, TRAILER, DEVICE)


def trailers(owner: Convoy) -> int:
    return len(owner.cards) // 2 - 1


def install(t: Aurora, seat: int, card: int) -> None:
    """LA-UPG-02, LA-UPG-03, LA-UPG-04, LA-UPG-05, LA-RUL-21: put a new card into the convoy.

    A trailer is attached while towing allows, otherwise it replaces one.
    """
    owner = t.convoys[seat]
    if owner.out:
        t.gone.append(card)
        return
    kind = t.box.kind[card]
    if kind == TRUCK_CARD:
        replace_card(t, seat, 0, card)
        t.then((drop_excess, seat), (settle_cargo, seat))
    elif kind == DEVICE:
        t.then((ask_mount, seat, card), (settle_cargo, seat))
    elif t.box.towing[owner.cards[0]] > trailers(owner):
        owner.cards += [card, NONE]
        owner.damage += [0, 0]
        if owner.loads:
            owner.loads += [0, 0]
        t.tell("installed", "LA-UPG-03", seat=seat, card=card, column=trailers(owner))
    else:
        t.then((ask_replace, seat, card), (settle_cargo, seat))


def why_not_install(t: Aurora, seat: int, card: int) -> Reason | None:
    """LA-UPG-04: a trailer needs towing or a trailer to replace."""
    owner = t.convoys[seat]
    if t.box.kind[card] == TRAILER and not t.box.towing[owner.cards[0]] and not trailers(owner):
        return Reason("LA-UPG-04")
    return None


def replace_card(t: Aurora, seat: int, spot: int, card: int) -> None:
    """LA-UPG-08, LA-UPG-10, LA-UPG-12: the new card comes undamaged; a device above the old one stays."""
    owner = t.convoys[seat]
    take_off(t, seat, spot)
    owner.cards[spot] = card
    rule = "LA-UPG-05" if spot % 2 else "LA-UPG-04" if spot else "LA-UPG-02"
    t.tell("installed", rule, seat=seat, card=card, column=spot // 2)


def take_off(t: Aurora, seat: int, spot: int) -> None:
    """LA-UPG-10, LA-UPG-11, LA-RUL-18: its damage goes, its tokens are set aside, the card is discarded."""
    owner = t.convoys[seat]
    card = owner.cards[spot]
    if card < 0:
        return
    if owner.loads:
        loads = [convoy.load_in(owner, spot << 3 | i) for i in range(MOST_SLOTS)]
        owner.aside += [token for token in loads if token >= 0]
        owner.loads[spot] = 0
    owner.damage[spot] = 0
    owner.cards[spot] = NONE
    (t.gone if t.box.loot[card] else t.discard).append(card)
    t.tell("removed", "LA-UPG-11", seat=seat, card=card)


def ask_replace(t: Aurora, seat: int, card: int) -> None:
    """LA-UPG-04: the owner chooses the trailer that goes."""
    t.ask(seat, "replace_trailer", REPLACE.of(card))


def trailer_columns(t: Aurora, seat: int) -> range:
    return range(1, trailers(t.convoys[seat]) + 1)


def trailers_to_replace(t: Aurora, seat: int, card: int) -> list[tuple[int, int]]:
    return [(column, card) for column in trailer_columns(t, seat)]


def replace(t: Aurora, seat: int, column: int, card: int) -> None:
    """LA-UPG-04, LA-UPG-07: the new trailer takes the place of the old one."""
    replace_card(t, seat, 2 * column, card)


def ask_mount(t: Aurora, seat: int, card: int) -> None:
    """LA-UPG-05, LA-UPG-06: above the truck or a trailer; a device there gives way."""
    t.ask(seat, "mount", MOUNT.of(card))


def mounts(t: Aurora, seat: int, card: int) -> list[tuple[int, int]]:
    return [(column, card) for column in columns(t, seat)]


def columns(t: Aurora, seat: int) -> range:
    """The columns of a convoy: the truck's, then the trailers'."""
    return range(len(t.convoys[seat].cards) // 2)


def fit_device(t: Aurora, seat: int, column: int, card: int) -> None:
    """LA-UPG-05, LA-UPG-06, LA-UPG-10: a device above a column that was chosen with the card."""
    mount(t, seat, column, card)
    settle_cargo(t, seat)


def mount(t: Aurora, seat: int, column: int, card: int) -> None:
    """LA-UPG-05, LA-UPG-06: the device stands above this column from now on."""
    replace_card(t, seat, 2 * column + 1, card)


def drop_excess(t: Aurora, seat: int) -> None:
    """LA-UPG-09, LA-RUL-22: while the truck tows too much, a trailer of the owner's choice goes."""
    owner = t.convoys[seat]
    if trailers(owner) > t.box.towing[owner.cards[0]]:
        t.then((ask_drop, seat), (drop_excess, seat))


def ask_drop(t: Aurora, seat: int) -> None:
    t.ask(seat, "drop_trailer", DROP)


def drop(t: Aurora, seat: int, column: int) -> None:
    """LA-UPG-09, LA-RUL-22: the trailer goes with its device, the others close up."""
    owner = t.convoys[seat]
    for spot in (2 * column + 1, 2 * column):
        take_off(t, seat, spot)
        del owner.cards[spot], owner.damage[spot]
        if owner.loads:
            del owner.loads[spot]


def settle_cargo(t: Aurora, seat: int) -> None:
    """LA-UPG-10, LA-DEF-10: tokens set aside find a new place; what has none is returned."""
    owner = t.convoys[seat]
    if owner.loads:
        t.then((arrangement.stow_aside, seat))
    elif convoy.overflow(t, owner) > 0:
        t.then((cargo.make_room, seat))


# From the discard pile (Beta)


def retrievable(t: Aurora, seat: int) -> list[int]:
    """LA-BETA-09, LA-RUL-19: convoy cards of the discard pile of the own colour or of none; copies once."""
    found: dict[str, int] = {}
    for card in t.discard:
        if is_convoy_card(t, card) and t.box.colour[card] in (NONE, seat):
            if why_not_install(t, seat, card) is None:
                found.setdefault(t.box.words[card], card)
    return sorted(found.values())


def ask_retrieve(t: Aurora, seat: int) -> None:
    """LA-BETA-09: which card of the discard pile."""
    t.ask(seat, "retrieve", RETRIEVE)


def retrieve(t: Aurora, seat: int, card: int) -> None:
    """LA-BETA-09, LA-RUL-20: it leaves the pile before the card it replaces comes there."""
    t.discard.remove(card)
    t.tell("retrieved", "LA-BETA-09", seat=seat, card=card)
    t.then((install, seat, card))


REPLACE = verb_about(replace, when="LA-UPG-04", domain=trailers_to_replace)
MOUNT = verb_about(mount, when="LA-UPG-05", domain=mounts)
DROP = verb(drop, when="LA-UPG-09", domain=trailer_columns)
RETRIEVE = verb(retrieve, when="LA-BETA-09", domain=retrievable)
