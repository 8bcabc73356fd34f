"""Enlist (ACT): a scrapper of the reserve comes to a refuge."""

from ashfall.engine.errors import Reason
from ashfall.engine.verbs import verb

from .actions import enter_action, no_more
from .bends import bends
from .collecting import KEEP, USE
from .factions import faction
from .state import Dei
from .things import ENLIST, bits


def why_not_enlist(t: Dei, seat: int) -> Reason | None:
    """DEI-ACT-06, DEI-ACT-16: the reserve is empty, or there is no place."""
    return faction(t, seat).why_not_enlist(t, seat)


def begin(t: Dei, seat: int) -> None:
    """DEI-ACT-06: the faction's own way to enlist."""
    t.then(faction(t, seat).enlist(t, seat))


def enlist_region(t: Dei, seat: int) -> None:
    """DEI-ACT-06: which region."""
    t.ask(seat, "enlist_region", ENLIST_IN, beside=no_more(t))


def regions(t: Dei, seat: int) -> list[int]:
    """DEI-ACT-06: regions where the faction may place."""
    return bits(faction(t, seat).enlist_regions(t, seat))


def enlist(t: Dei, seat: int, region: int) -> None:
    """DEI-ACT-06, DEI-ACT-17: 1 scrapper of the reserve; no majority is needed."""
    t.play.target = region
    faction(t, seat).place_scrappers(t, seat, region, 1)
    t.then(
        *[
            (offer_more, seat, bend.effect)
            for bend, amount in bends(t, seat, "enlists_more")
            if bend.enlists_more(t, seat, region, amount)
        ]
    )


def offer_more(t: Dei, seat: int, effect: int) -> None:
    """DEI-FEAT-21, DEI-RUL-164: use it now, or keep it for later in the phase."""
    t.ask(seat, "use_bonus", USE.of(effect), beside=(KEEP,))


ENLIST_IN = verb(enlist, when="DEI-ACT-06", domain=regions)

enter_action(ENLIST, why_not_enlist, begin)
