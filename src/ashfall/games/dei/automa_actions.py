"""The Automa's actions (AUT): capture, collect and recruit are tested here, and all four are carried out."""

from .automa_account import Attempt, Tie
from .automa_moves import consider_move
from .automa_units import broken, free_groups, outposts_of, the_automa
from .buying import SLOTS, payable, price
from .collecting import move_token
from .factions import faction
from .majority import held, settle
from .modules import active
from .state import Dei
from .things import (
    ALTAR,
    FIRST_COLLECT,
    FIRST_MOVE,
    FIRST_RECRUIT,
    LILITH,
    NO_DEN,
    NO_OUTPOST,
    NO_PAYABLE_CARD,
    NO_RESOURCE,
    NO_SCRAPPER,
    RECRUIT_AT_ALTAR,
    RECRUIT_AT_LILITH,
    TECHNOLOGY,
    bits,
)


def consider(t: Dei, side: int, order: int) -> Attempt:
    """DEI-AUT-18, DEI-AUT-22, DEI-AUT-78: what an action of the card comes to in the position of this moment."""
    if order < FIRST_COLLECT:
        return consider_capture(t, side, order)
    if order < FIRST_MOVE:
        return consider_collect(t, side, order)
    if order < FIRST_RECRUIT:
        return consider_move(t, side, order)
    return consider_recruit(t, side, order)


def carry_out(t: Dei, side: int, attempt: Attempt) -> None:
    """DEI-AUT-18: the action is done."""
    order = attempt.order
    if order < FIRST_COLLECT:
        capture(t, side, attempt.card)
    elif order < FIRST_MOVE:
        move_token(t, side, attempt.region, order - FIRST_COLLECT, "DEI-AUT-34")
    elif order < FIRST_RECRUIT:
        march(t, side, attempt)
    else:
        recruit(t, side, attempt)


# Capture


def consider_capture(t: Dei, side: int, order: int) -> Attempt:
    """DEI-AUT-28, DEI-AUT-29, DEI-AUT-30, DEI-AUT-31, DEI-AUT-68: the rightmost open card that it can pay.

    The order names a place among the market boards: whatever board lies there has the place's colour.
    """
    for stall in range(SLOTS * order + SLOTS - 1, SLOTS * order - 1, -1):
        card = t.stalls[stall]
        if card >= 0 and t.captor[stall] < 0 and payable(t, side, price(t, card)):
            return Attempt(order, card=card)
    return Attempt(order, obstacle=NO_PAYABLE_CARD)


def capture(t: Dei, side: int, card: int) -> None:
    """DEI-AUT-29, DEI-AUT-32, DEI-AUT-69, DEI-RUL-121: paid to the general supply and turned face down in its slot."""
    due, stall = price(t, card), t.stalls.index(card)
    pay(t, side, due)
    t.tell("captured", rule="DEI-AUT-29", seat=side, card=card, technology=due[0], energy=due[1])
    for module in active(t):
        module.bought(t, side, stall)
    for other in t.sides:
        faction(t, other).card_bought(t, other, stall)
    t.captor[stall] = side


def pay(t: Dei, side: int, due: list[int]) -> None:
    """DEI-AUT-74: to the general supply."""
    for resource, amount in enumerate(due):
        t.boards[side].goods[resource] -= amount
        t.supply[resource] += amount


# Collect


def consider_collect(t: Dei, side: int, order: int) -> Attempt:
    """DEI-AUT-33, DEI-AUT-34: where it has the majority and such a resource lies; where the fewest of them lie."""
    resource = order - FIRST_COLLECT
    found = [(r, t.goods[2 * r + resource]) for r in bits(held(t, side))]
    found = [(region, count) for region, count in found if count]
    if not found:
        return Attempt(order, obstacle=NO_RESOURCE)
    least = min(count for _, count in found)
    ties: list[Tie] = []
    region = broken(t, [region for region, count in found if count == least], ties)
    return Attempt(order, region=region, candidates=tuple(found), ties=tuple(ties))


# Move


def march(t: Dei, side: int, attempt: Attempt) -> None:
    """DEI-AUT-42, DEI-AUT-44, DEI-AUT-45, DEI-AUT-76, DEI-RUL-77: the group goes together, a climb is paid once."""
    group, region = attempt.moving, attempt.region
    assert group is not None
    if attempt.toll:
        due = [attempt.toll if r == TECHNOLOGY else 0 for r in range(len(t.supply))]
        pay(t, side, due)
        t.tell("automa_climbs", rule="DEI-AUT-38", seat=side, technology=attempt.toll)
    board = t.boards[side]
    board.scrappers[group.region] -= group.scrappers
    board.scrappers[region] += group.scrappers
    for figure in bits(group.company):
        t.place[figure] = region
    t.tell(
        "moved", rule="DEI-AUT-42", seat=side, start=group.region, region=region,
        count=group.scrappers, figure=bits(group.company),
    )  # fmt: skip
    settle(t, side, group.region, region)


# Recruit


def consider_recruit(t: Dei, side: int, order: int) -> Attempt:
    """DEI-AUT-46, DEI-AUT-48, DEI-AUT-49, DEI-AUT-72, DEI-RUL-124: where it would stand, then where it comes from."""
    colour = order - FIRST_RECRUIT
    if order == RECRUIT_AT_LILITH:
        places = [t.place[LILITH]]
    elif order == RECRUIT_AT_ALTAR:
        places = [t.place[ALTAR]]
    elif not outposts_of(t, colour):
        return Attempt(order, obstacle=NO_OUTPOST)
    else:
        dens = the_automa(t).dens
        places = [region for region in outposts_of(t, colour) if region in dens]
        if not places:
            return Attempt(order, obstacle=NO_DEN)
    ties: list[Tie] = []
    region = broken(t, places, ties)
    attempt = Attempt(
        order, region=region, candidates=tuple((r, 1) for r in places), ties=tuple(ties)
    )
    return attempt if t.boards[side].reserve else consider_source(t, side, attempt)


def consider_source(t: Dei, side: int, attempt: Attempt) -> Attempt:
    """DEI-AUT-47, DEI-AUT-73, DEI-RUL-82, DEI-RUL-183: a free scrapper from where the most units are free."""
    ties = list(attempt.ties)
    scrappers = t.boards[side].scrappers
    groups = free_groups(t, side)
    able = [g for g in groups if g.region != attempt.region and scrappers[g.region]]
    if not able:
        return Attempt(attempt.order, obstacle=NO_SCRAPPER, groups=tuple(groups))
    most = max(group.free for group in able)
    source = broken(t, [group.region for group in able if group.free == most], ties)
    return attempt._replace(
        source=source, groups=tuple(groups), fitting=tuple(able), ties=tuple(ties)
    )


def recruit(t: Dei, side: int, attempt: Attempt) -> None:
    """DEI-AUT-46, DEI-AUT-47: one scrapper, from the reserve or from another region."""
    region, source = attempt.region, attempt.source
    if source < 0:
        faction(t, side).place_scrappers(t, side, region, 1)
        return
    scrappers = t.boards[side].scrappers
    scrappers[source] -= 1
    scrappers[region] += 1
    t.tell("automa_transfers", rule="DEI-AUT-47", seat=side, start=source, region=region)
    settle(t, side, source, region)
