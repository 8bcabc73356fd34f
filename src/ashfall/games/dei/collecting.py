"""Collect (ACT): one resource of a region, and what skills, feats and cards add to it."""

from ashfall.engine.errors import Reason
from ashfall.engine.verbs import verb, verb_about

from .actions import enter_action, no_more
from .bends import BENDS, bends, may_use_once
from .factions import faction
from .state import Dei
from .things import COLLECT, RESOURCES, bits


def goods_in(t: Dei, region: int) -> int:
    return t.goods[2 * region] + t.goods[2 * region + 1]


def open_regions(t: Dei, seat: int) -> list[int]:
    """DEI-ACT-04: where the side may collect, if something lies there."""
    return bits(faction(t, seat).collect_regions(t, seat))


def why_not_collect(t: Dei, seat: int) -> Reason | None:
    """DEI-ACT-04, DEI-ACT-16: nothing lies where the side may collect."""
    for region in open_regions(t, seat):
        if goods_in(t, region):
            return None
    return Reason("DEI-ACT-04")


def collect_region(t: Dei, seat: int) -> None:
    """DEI-ASK-05: which region."""
    t.ask(seat, "collect_region", COLLECT_IN, beside=no_more(t))


def why_not_there(t: Dei, seat: int, region: int) -> Reason | None:
    """DEI-ACT-04, DEI-ACT-05: nothing lies there, and nothing is refilled."""
    return None if goods_in(t, region) else Reason("DEI-ACT-05")


def collect(t: Dei, seat: int, region: int) -> None:
    """DEI-ACT-04, DEI-CARD-08: one resource of the region, more where a card says so, then what bonuses add.

    DEI-RUL-65: where everything is taken nothing can be added.
    """
    t.play.target = region
    if any(bend.takes_all(t, seat, region) for bend, _ in bends(t, seat, "takes_all")):
        t.then(*[(take_resource, seat)] * goods_in(t, region), (collect_ended, seat, region))
        return
    extra, bonuses = 0, []
    for bend, amount in bends(t, seat, "collects_more"):
        more = bend.collects_more(t, seat, region, amount)
        if not bend.once:
            extra += more
        elif more:
            bonuses.append((use_bonus, seat, bend.effect))
    takes = [(take_resource, seat)] * (1 + extra)
    t.then(*takes, *bonuses, (collect_ended, seat, region))


def take_resource(t: Dei, seat: int) -> None:
    """DEI-ACT-04, DEI-ASK-05: which type of resource; an empty region gives nothing more."""
    if goods_in(t, t.play.target):
        t.ask(seat, "take_resource", TAKE)


def resources(t: Dei, seat: int) -> list[int]:
    return list(range(len(RESOURCES)))


def why_not_take(t: Dei, seat: int, resource: int) -> Reason | None:
    """DEI-ACT-04: no token of that type lies there."""
    return None if t.goods[2 * t.play.target + resource] else Reason("DEI-ACT-04")


def take(t: Dei, seat: int, resource: int) -> None:
    """DEI-ACT-04: the token goes to the reserve."""
    move_token(t, seat, t.play.target, resource, "DEI-ACT-04")
    for bend, amount in bends(t, seat, "collected"):
        bend.collected(t, seat, t.play.target, amount)


def move_token(t: Dei, side: int, region: int, resource: int, rule: str) -> None:
    """DEI-RUL-33: a resource goes from a region to a reserve."""
    t.goods[2 * region + resource] -= 1
    t.boards[side].goods[resource] += 1
    t.tell("collected", rule=rule, seat=side, region=region, resource=resource)


def use_bonus(t: Dei, seat: int, effect: int) -> None:
    """DEI-FAC-05, DEI-FEAT-05, DEI-FEAT-23, DEI-RUL-164: use it now, or keep it for later in the phase."""
    t.ask(seat, "use_bonus", USE.of(effect), beside=(KEEP,))


def this_bonus(t: Dei, seat: int, effect: int) -> list[int]:
    return [effect]


def why_not_use(t: Dei, seat: int, asked: int, effect: int) -> Reason | None:
    """DEI-FEAT-05, DEI-ACT-05, DEI-ACT-06: it was used in this phase, or there is nothing that it could add."""
    if not may_use_once(t, seat, effect):
        return Reason("DEI-FEAT-05")
    if t.play.symbol == COLLECT:
        return None if goods_in(t, t.play.target) else Reason("DEI-ACT-05")
    return None if faction(t, seat).scrappers_available(t, seat) else Reason("DEI-ACT-06")


def use(t: Dei, seat: int, effect: int) -> None:
    """DEI-FAC-05, DEI-FEAT-21, DEI-FEAT-23: the bonus of this phase is used now."""
    board = t.boards[seat]
    board.used |= 1 << effect
    amount = next(c & 15 for c in board.bends if c >> 4 == effect)
    region = t.play.target
    t.tell("bonus_used", rule="DEI-FEAT-05", seat=seat, effect=effect)
    if t.play.symbol == COLLECT:
        more = BENDS[effect].collects_more(t, seat, region, amount)
        t.then(*[(take_resource, seat)] * more)
    else:
        more = BENDS[effect].enlists_more(t, seat, region, amount)
        faction(t, seat).place_scrappers(t, seat, region, more)


def keep(t: Dei, seat: int) -> None:
    """DEI-RUL-164: not now."""


def collect_ended(t: Dei, seat: int, region: int) -> None:
    """DEI-ACT-04: the action is over."""
    faction(t, seat).after_collect(t, seat, region)


COLLECT_IN = verb(collect, when="DEI-ACT-04", domain=open_regions, why=why_not_there)
TAKE = verb(take, when="DEI-ACT-04", domain=resources, why=why_not_take)
USE = verb_about(use, when="DEI-FEAT-05", domain=this_bonus, why=why_not_use)
KEEP = verb(keep, when="DEI-RUL-164")

enter_action(COLLECT, why_not_collect, collect_region)
