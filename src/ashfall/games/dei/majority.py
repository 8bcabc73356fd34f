"""Strength and majority (MAJ), control of outposts (OUT): kept by region, reckoned anew where something changed."""

from itertools import compress

from .bends import bends
from .state import Board, Dei
from .things import COLOURS, members

NOBODY = -1


def worth(t: Dei, side: int, region: int, scrappers: int, company: int) -> int:
    """DEI-MAJ-02, DEI-MAJ-06, DEI-MAJ-09, DEI-RUL-95: the majority value of these units, were they in the region."""
    value = scrappers
    if company:
        values = t.box.value
        for figure in members(company):
            value += values[figure]
    if not value:
        return 0
    board = t.boards[side]
    if board.figure_bonus or board.bonus:
        value += lent(board, region, company)
    for bend, amount in bends(t, side, "strength"):
        value += bend.strength(t, side, region, scrappers, company, amount)
    return value


def lent(board: Board, region: int, company: int) -> int:
    """DEI-CARD-02, DEI-CARD-03: what cards have added to the region and to these figures for the rest of the phase."""
    value, bonus = 0, board.figure_bonus
    for i in range(0, len(bonus), 2):
        if company >> bonus[i] & 1:
            value += bonus[i + 1]
    bonus = board.bonus
    for i in range(0, len(bonus), 2):
        if bonus[i] == region:
            value += bonus[i + 1]
    return value


def count_strength(t: Dei, side: int, region: int) -> int:
    """DEI-MAJ-02: the majority value of a side in a region, counted from nothing."""
    here = t.boards[side].scrappers[region]
    return worth(t, side, region, here, t.figures_at(side, region))


def rivals(t: Dei, side: int, region: int) -> int:
    """DEI-MAJ-03: the highest majority value of another faction in a region."""
    most = 0
    for other, board in enumerate(t.boards):
        if other != side and board.strength[region] > most:
            most = board.strength[region]
    return most


def would_hold(t: Dei, side: int, region: int, scrappers: int, company: int) -> bool:
    """DEI-MAJ-03, DEI-MAJ-04, DEI-RUL-11: whether the side had the majority if these units came in as well.

    Nothing ever weakens a unit: who holds the region keeps it, and where scrappers are enough by themselves the rest
    need not be counted.
    """
    if t.holder[region] == side:
        return True
    here = t.boards[side].scrappers[region] + scrappers
    most = rivals(t, side, region)
    return here > most or worth(t, side, region, here, t.figures_at(side, region) | company) > most


def settle(t: Dei, side: int, *regions: int) -> None:
    """DEI-MAJ-05, DEI-FLOW-05, DEI-RUL-12: units of a side came, went or changed: values and control follow at once."""
    strength = t.boards[side].strength
    for region in regions:
        strength[region] = count_strength(t, side, region)
        measure(t, region)


def settle_everywhere(t: Dei, side: int) -> None:
    """DEI-MAJ-05: something that bends strength came or went; where nobody is or was there is nothing to bend."""
    strength, there = t.boards[side].strength, occupied(t, side)
    settle(t, side, *[r for r in t.city.regions if strength[r] or there >> r & 1])


def measure(t: Dei, region: int) -> None:
    """DEI-MAJ-03, DEI-OUT-02, DEI-OUT-03: who has the majority in a region now; the cubes of its outposts go along."""
    best, holder = 0, NOBODY
    for side, board in enumerate(t.boards):
        value = board.strength[region]
        if value > best:
            best, holder = value, side
        elif value == best:
            holder = NOBODY
    if holder != t.holder[region]:
        t.holder[region] = holder
        if t.listener is not None:
            tell_control(t, region)


def tell_control(t: Dei, region: int) -> None:
    colours = [t.colour(outpost) for outpost in t.outposts_in(region)]
    if not colours:
        return
    if t.holder[region] == NOBODY:
        t.tell("outpost_lost", rule="DEI-OUT-03", region=region, colour=colours)
    else:
        seat = t.holder[region]
        t.tell("outpost_taken", rule="DEI-OUT-02", seat=seat, region=region, colour=colours)


def cubes(t: Dei, regions: list[int]) -> list[int]:
    """DEI-OUT-02, DEI-OUT-03, DEI-OUT-04, DEI-RUL-13: of outposts in these regions the side whose board has the cube.

    The one place that says who controls an outpost (-1: nobody): the faction with the majority in its region, as long
    as it lasts. Outposts that have left the board are in region -1.
    """
    holder = t.holder
    return [holder[region] if region >= 0 else NOBODY for region in regions]


def controlled(t: Dei, side: int) -> list[int]:
    """DEI-OUT-05: the outposts that a side controls."""
    return [outpost for outpost, owner in enumerate(cubes(t, t.outposts)) if owner == side]


def colours_controlled(t: Dei, side: int) -> list[int]:
    """DEI-OUT-04, DEI-OUT-06: how many outposts of each colour a side controls."""
    owners, each = cubes(t, t.outposts), len(t.outposts) // len(COLOURS)
    return [owners[first : first + each].count(side) for first in range(0, len(owners), each)]


def of_colour(t: Dei, side: int, colour: int) -> int:
    """DEI-OUT-06: how many outposts of one colour a side controls."""
    each = len(t.outposts) // len(COLOURS)
    return cubes(t, t.outposts[colour * each : colour * each + each]).count(side)


def held(t: Dei, side: int) -> int:
    """DEI-MAJ-03: the regions where a side has the majority, as a set."""
    holder = t.holder
    found, region = 0, -1
    for _ in range(holder.count(side)):
        region = holder.index(side, region + 1)
        found |= 1 << region
    return found


def not_held_by_others(t: Dei, side: int) -> int:
    """DEI-RUL-105: the regions where no other faction has the majority."""
    return sum(1 << region for region in t.city.regions if t.holder[region] in (side, NOBODY))


def superior(t: Dei, side: int, region: int) -> bool:
    """DEI-MAJ-08: whether a side is stronger than some other faction that has a unit in a region."""
    mine = t.boards[side].strength[region]
    return mine > 0 and any(
        board.strength[region] < mine and (board.scrappers[region] or t.figures_at(other, region))
        for other, board in enumerate(t.boards)
        if other != side
    )


def occupied(t: Dei, side: int) -> int:
    """The regions with a unit of the side."""
    board, place = t.boards[side], t.place
    found = 0
    for figure in board.figures:
        if place[figure] >= 0:
            found |= 1 << place[figure]
    for region in compress(range(len(board.scrappers)), board.scrappers):
        found |= 1 << region
    return found
