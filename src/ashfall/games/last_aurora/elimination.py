"""Losing all survivors (LA-ELIM)."""

from .convoy import add, holds
from .state import Aurora
from .things import AMMO, FOOD, FUEL, NONE


def eliminate(t: Aurora, seat: int) -> None:
    """LA-ELIM-01, LA-ELIM-02, LA-RUL-45: everything of the player leaves the game, in the middle of anything."""
    owner = t.convoys[seat]
    owner.out = True
    t.tell("eliminated", "LA-ELIM-01", seat=seat)
    for token in (FOOD, FUEL, AMMO):
        t.supply[token] += holds(owner, token)
        add(owner, token, -holds(owner, token))
    for card in owner.objects:
        t.show(card)
    t.gone += [card for card in owner.cards if card >= 0] + owner.objects
    owner.objects = []
    owner.cards, owner.damage, owner.loads, owner.aside = [], [], [], []
    owner.owed_damage = owner.owed_repair = owner.owed_cure = 0
    owner.owed_contamination = owner.owed_objects = 0
    for enemy in t.enemies:
        circles = [side for side in enemy.circles if side not in (seat, NONE)]
        enemy.circles = circles + [NONE] * (len(enemy.circles) - len(circles))
    owner.targets = 0
    t.order.remove(seat)


def settle(t: Aurora) -> None:
    """LA-ELIM-03, LA-RUL-80, LA-RUL-112: with one player left the game is over (solo: with nobody).

    Run at the end of every turn and of every effect that hits several players, so that one effect can
    eliminate all of them.
    """
    if len(t.order) < 2:
        if t.automa is not None:
            t.tell("solo_lost", "LA-ELIM-03")
        else:
            t.tell("last_one_left", "LA-RUL-112" if t.order else "LA-RUL-80")
        t.finish()
