"""Handing out what defeated enemies leave: loot cards to the winners, objects to the others."""

from ashfall.engine.errors import Reason
from ashfall.engine.verbs import verb_about

from . import automa_effects, objects, recruits, upgrade
from .automa_board import the_automa
from .box import PERSON
from .state import Aurora
from .things import NONE


def hand_out_spoils(t: Aurora) -> None:
    """LA-DEF-03, LA-DEF-07, LA-LOOT-07: in forward turn order, each side first its loot, then its objects."""
    for owner in t.spoil_owners[:]:
        if owner != NONE and owner not in t.order:
            card = lift_spoil(t, owner)
            t.show(card)
            t.gone.append(card)
    due = [side for side in t.forward() if is_due(t, side)]
    t.then(*[(receive_spoils, side) for side in due])


def is_due(t: Aurora, side: int) -> bool:
    """Whether there is something to hand out to a side."""
    owed = t.convoys[side].owed_objects if side < t.players else the_automa(t).owed_objects
    return owed > 0 or side in t.spoil_owners


def lift_spoil(t: Aurora, side: int) -> int:
    """LA-DEF-07: the first loot card that the side won."""
    i = t.spoil_owners.index(side)
    del t.spoil_owners[i]
    return t.spoils.pop(i)


def receive_spoils(t: Aurora, side: int) -> None:
    """LA-DEF-07, LA-AUT-54: one loot card after another in the order won, then the objects.

    A player turns the card over; the Automa keeps it unseen.
    """
    if side in t.spoil_owners:
        card = lift_spoil(t, side)
        if side >= t.players:
            the_automa(t).kept.append(card)
            t.tell("automa_keeps_loot", rule="LA-AUT-54", count=len(the_automa(t).kept))
            t.then((receive_spoils, side))
        else:
            t.show(card)
            t.tell("loot_won", rule="LA-DEF-03", seat=side, card=card)
            t.then((ask_loot, side, card), (receive_spoils, side))
    elif side >= t.players:
        count, the_automa(t).owed_objects = the_automa(t).owed_objects, 0
        automa_effects.automa_draw_objects(t, count)
    else:
        player = t.convoys[side]
        count, player.owed_objects = player.owed_objects, 0
        if count and not player.out:
            t.then((objects.draw_objects, side, count))


def ask_loot(t: Aurora, seat: int, card: int) -> None:
    """LA-DEF-08, LA-DEF-09, LA-RUL-46: take the card into convoy or crew, or leave it."""
    t.ask(seat, "take_loot", TAKE_LOOT.of(card), LEAVE_LOOT.of(card))


def this_loot(t: Aurora, seat: int, won: int) -> tuple[int, ...]:
    return (won,)


def why_not_take(t: Aurora, seat: int, won: int, card: int) -> Reason | None:
    """LA-RUL-46: the Prisoner needs a token and a slot."""
    return recruits.why_not_house(t, seat) if t.box.kind[card] == PERSON else None


def take_loot(t: Aurora, seat: int, card: int) -> None:
    """LA-DEF-08, LA-DEF-10, LA-DEF-11, LA-LOOT-03, LA-LOOT-05: installed, or the Prisoner joins the crew.

    Nobody has a turn of Convoy fire after this, so a weapon won cannot fire any more.
    """
    if t.box.kind[card] == PERSON:
        t.then((recruits.take_prisoner, seat, card))
    else:
        t.then((upgrade.install, seat, card))


def leave_loot(t: Aurora, seat: int, card: int) -> None:
    """LA-DEF-09, LA-RUL-18: a loot card not taken leaves the game."""
    t.gone.append(card)
    t.tell("loot_left", rule="LA-DEF-09", seat=seat, card=card)


TAKE_LOOT = verb_about(take_loot, when="LA-DEF-08", domain=this_loot, why=why_not_take)
LEAVE_LOOT = verb_about(leave_loot, when="LA-DEF-09", domain=this_loot)
