"""The Automa's Move (AUT): which group of free units goes to the object of the card, and where exactly."""

from .automa_account import Attempt, Group, Tie
from .automa_units import broken, free_groups, outposts_of
from .factions import faction
from .majority import would_hold
from .moving import held_back
from .state import Dei
from .things import (
    ALTAR,
    FIRST_MOVE,
    LILITH,
    MOVE_TO_RESOURCE,
    NO_FREE_UNITS,
    NO_WAY,
    TECHNOLOGY,
    bits,
)


def consider_move(t: Dei, side: int, order: int) -> Attempt:
    """DEI-AUT-35, DEI-AUT-39, DEI-AUT-43, DEI-AUT-64: a free group that can go to the object and hold its region."""
    groups = free_groups(t, side)
    if not groups:
        return Attempt(order, obstacle=NO_FREE_UNITS)
    goals = places_of(t, order)
    able = [group for group in (going(t, side, g) for g in groups) if group is not None]
    ends = {group.region: destinations(t, side, group, goals) for group in able}
    fitting = [group for group in able if ends[group.region]]
    if not fitting:
        return Attempt(order, obstacle=NO_WAY, groups=tuple(groups))
    ties: list[Tie] = []
    group = chosen_group(t, fitting, ties)
    worth = [(r, t.goods[2 * r] + t.goods[2 * r + 1]) for r in ends[group.region]]
    most = max(count for _, count in worth)
    region = broken(t, [region for region, count in worth if count == most], ties)
    return Attempt(
        order, region=region, toll=toll(t, side, group, region), moving=group,
        groups=tuple(groups), fitting=tuple(fitting), candidates=tuple(worth), ties=tuple(ties),
    )  # fmt: skip


def places_of(t: Dei, order: int) -> int:
    """DEI-AUT-35, DEI-RUL-75, DEI-AUT-68: the regions with the object, as a set."""
    if order >= MOVE_TO_RESOURCE:
        resource = order - MOVE_TO_RESOURCE
        return sum(1 << r for r in t.city.regions if t.goods[2 * r + resource])
    return sum(1 << region for region in outposts_of(t, order - FIRST_MOVE))


def going(t: Dei, side: int, group: Group) -> Group | None:
    """DEI-RUL-25, DEI-RUL-26: whom of a group weather lets go: all, one alone (Lilith before others), or nobody."""
    count = group.scrappers + group.company.bit_count()
    if not held_back(t, side, group.region, group.company, count):
        return group
    lilith = group.company & 1 << LILITH
    altar = group.company & 1 << ALTAR if not group.scrappers else 0
    alone = group._replace(scrappers=0 if lilith or altar else 1, company=lilith or altar)
    return None if held_back(t, side, group.region, alone.company, 1) else alone


def destinations(t: Dei, side: int, group: Group, goals: int) -> list[int]:
    """DEI-AUT-36, DEI-AUT-37, DEI-AUT-65, DEI-AUT-70, DEI-RUL-75: where it can go in one Move and have the majority."""
    ways = faction(t, side).ways(t, side, group.region, group.company)
    return [
        region
        for region in bits(ways & goals & ~(1 << group.region))
        if would_hold(t, side, region, group.scrappers, group.company)
    ]


def chosen_group(t: Dei, fitting: list[Group], ties: list[Tie]) -> Group:
    """DEI-AUT-40, DEI-AUT-41, DEI-RUL-74: the largest from where it has the majority, else the smallest of the rest."""
    mine = [group for group in fitting if group.held]
    if mine:
        best = max(group.free for group in mine)
    else:
        mine = fitting
        best = min(group.free for group in mine)
    region = broken(t, [group.region for group in mine if group.free == best], ties)
    return next(group for group in mine if group.region == region)


def toll(t: Dei, side: int, group: Group, region: int) -> int:
    """DEI-AUT-38, DEI-AUT-76, DEI-RUL-76: what a climb without an elevator costs; nothing where another way leads."""
    links = faction(t, side).links(t, side, group.region, group.company, moving=True)
    free = links >> region & 1 or not t.city.ground >> group.region & 1
    return 0 if free else t.box.automa_climb


def climbs(t: Dei, side: int, region: int) -> int:
    """DEI-AUT-38, DEI-AUT-65: the roofs over a ground region if it can pay, the grounds under a roof for nothing."""
    if t.city.ground >> region & 1 and t.boards[side].goods[TECHNOLOGY] < t.box.automa_climb:
        return 0
    return t.city.over[region]
