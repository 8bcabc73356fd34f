"""The fame track (LA-FAME)."""

from . import automa_effects, hits, repair
from .state import Aurora
from .things import ANYWHERE, BY_FAME


def gain_fame(t: Aurora, seat: int, n: int) -> None:
    """LA-FAME-02, LA-RUL-31: one space up for each; on the highest space a repair instead, if wanted."""
    if seat >= t.players:
        automa_effects.automa_fame(t, n)
        return
    owner = t.convoys[seat]
    if owner.out:
        return
    up = min(n, t.box.most_fame - owner.fame)
    owner.fame += up
    if up:
        t.tell("fame_gained", "LA-FAME-02", seat=seat, count=up)
    if n > up:
        repair.repair(t, seat, n - up)


def lose_fame(t: Aurora, seat: int, n: int) -> None:
    """LA-FAME-03, LA-FAME-01: one space down for each; on the lowest space a damage instead."""
    if seat >= t.players:
        automa_effects.automa_fame(t, -n)
        return
    owner = t.convoys[seat]
    if owner.out:
        return
    down = min(n, owner.fame - t.box.least_fame)
    owner.fame -= down
    if down:
        t.tell("fame_lost", "LA-FAME-03", seat=seat, count=down)
    if n > down:
        hits.place_damage(t, seat, ANYWHERE, n - down, BY_FAME)
