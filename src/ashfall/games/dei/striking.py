"""Strike (ACT): a faction with scrappers where you have the majority loses one and draws a candy."""

from ashfall.engine.errors import Reason
from ashfall.engine.verbs import verb

from .actions import enter_action, no_more
from .bends import bends
from .candies import draw_candies, gain_supplies
from .factions import faction
from .majority import held
from .state import Dei
from .things import STRIKE, bits


def hit(t: Dei, seat: int, victim: int, region: int) -> None:
    """DEI-ACT-13, DEI-FEAT-14, DEI-FEAT-15, DEI-RUL-09, DEI-RUL-117: a scrapper goes back; its owner draws a candy."""
    if any(bend.stands_firm() for bend, _ in bends(t, victim, "stands_firm")):
        t.tell("strike_missed", rule="DEI-FEAT-15", seat=seat, rival=victim, region=region)
        return
    faction(t, victim).remove_scrapper(t, victim, region)
    t.tell("struck", rule="DEI-ACT-13", seat=seat, rival=victim, region=region)
    for bend, amount in bends(t, seat, "supplies_for_hit"):
        gain_supplies(t, seat, bend.supplies_for_hit(amount), "DEI-FEAT-14")
    draw_candies(t, victim, 1)


def hit_all(t: Dei, seat: int, region: int) -> None:
    """DEI-ACT-14, DEI-RUL-85, DEI-RUL-160: every other side with a scrapper there is a target, in initiative order."""
    for side in t.order:
        if side != seat and t.boards[side].scrappers[region]:
            hit(t, seat, side, region)


def victims(t: Dei, seat: int, region: int) -> list[int]:
    """DEI-ACT-12: the other factions with a scrapper in a region."""
    return [s for s in t.sides if s != seat and t.boards[s].scrappers[region]]


def why_not_strike(t: Dei, seat: int) -> Reason | None:
    """DEI-ACT-12, DEI-ACT-16: nobody to strike where the side has the majority."""
    if any(victims(t, seat, region) for region in bits(held(t, seat))):
        return None
    return Reason("DEI-ACT-12")


def strike_region(t: Dei, seat: int) -> None:
    """DEI-ASK-07: which region."""
    t.ask(seat, "strike_region", STRIKE_IN, beside=no_more(t))


def own_regions(t: Dei, seat: int) -> list[int]:
    return bits(held(t, seat))


def why_not_here(t: Dei, seat: int, region: int) -> Reason | None:
    """DEI-ACT-12: no other faction has a scrapper there."""
    return None if victims(t, seat, region) else Reason("DEI-ACT-12")


def strike_in(t: Dei, seat: int, region: int) -> None:
    """DEI-ACT-12: the region; then the faction."""
    t.play.target = region
    t.then((strike_faction, seat))


def strike_faction(t: Dei, seat: int) -> None:
    """DEI-ASK-07: which faction."""
    t.ask(seat, "strike_faction", STRIKE_AT)


def factions_there(t: Dei, seat: int) -> list[int]:
    return [t.boards[side].faction for side in victims(t, seat, t.play.target)]


def strike(t: Dei, seat: int, faction: int) -> None:
    """DEI-ACT-12, DEI-ACT-13: that faction is the target."""
    victim = next(side for side in t.sides if t.boards[side].faction == faction)
    hit(t, seat, victim, t.play.target)


STRIKE_IN = verb(strike_in, when="DEI-ACT-12", domain=own_regions, why=why_not_here)
STRIKE_AT = verb(strike, when="DEI-ACT-12", domain=factions_there)

enter_action(STRIKE, why_not_strike, strike_region)
