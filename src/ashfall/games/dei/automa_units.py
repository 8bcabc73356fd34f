"""The Automa's units (AUT): tie-break tokens, and which of its units are free to leave a region."""

from .automa_account import Group, Tie
from .majority import occupied, rivals
from .state import AutomaBoard, Dei
from .things import ALTAR, LILITH, bits


def the_automa(t: Dei) -> AutomaBoard:
    """The Automa's own board, in a game where it plays."""
    assert t.automa is not None
    return t.automa


def draw_tie(t: Dei, regions: list[int]) -> Tie:
    """DEI-AUT-04, DEI-RUL-78: one token for each of several regions, the highest wins; then they are shuffled again."""
    t.barrier = True
    tokens = list(range(1, t.box.automa_ties + 1))
    if len(regions) > len(tokens):
        return Tie(regions, [], regions[t.roll(len(regions))])
    t.chance.shuffle(tokens)
    drawn = tokens[: len(regions)]
    return Tie(regions, drawn, regions[drawn.index(max(drawn))])


def broken(t: Dei, regions: list[int], ties: list[Tie]) -> int:
    """DEI-AUT-48: the only region, or the one that the tokens choose; a tie is noted."""
    if len(regions) > 1:
        ties.append(draw_tie(t, regions))
        return ties[-1].region
    return regions[0]


def outposts_of(t: Dei, colour: int) -> list[int]:
    """The regions with an outpost of a colour."""
    return sorted({r for o, r in enumerate(t.outposts) if r >= 0 and t.colour(o) == colour})


def is_bare(t: Dei, region: int) -> bool:
    """DEI-AUT-26, DEI-AUT-71: neither resources nor outposts, so that everybody is free, the Altar too."""
    return not any(t.goods[2 * region : 2 * region + 2]) and region not in t.outposts


def count_group(t: Dei, side: int, region: int, all_free: bool = False) -> Group:
    """DEI-AUT-25, DEI-AUT-62, DEI-RUL-72, DEI-RUL-180: how many units of a region are free; `all_free`: DEI-AUT-27.

    Where nothing lies the Altar is one of them.
    """
    units = t.boards[side].scrappers[region] + (t.place[LILITH] == region)
    strength, most = t.boards[side].strength[region], rivals(t, side, region)
    held, bare = t.holder[region] == side, is_bare(t, region)
    if bare:
        free = units + (t.place[ALTAR] == region)
    elif held:
        free = min(units, strength - most - 1)
    else:
        free = units if all_free else 0
    company = company_of(t, region, free, bare)
    going = free - company.bit_count()
    return Group(region, held, bare, strength, most, units, free, going, company)


def company_of(t: Dei, region: int, free: int, bare: bool) -> int:
    """DEI-AUT-63, DEI-RUL-73: the figures among so many free units: Lilith goes first, the Altar where nothing lies."""
    lilith, altar = t.place[LILITH] == region, t.place[ALTAR] == region
    return (lilith and free > 0) << LILITH | (bare and altar) << ALTAR


def free_groups(t: Dei, side: int) -> list[Group]:
    """DEI-AUT-27, DEI-AUT-64, DEI-AUT-77, DEI-RUL-123: every group with a free unit, by region.

    Only if no region with the majority has one do the units of the other regions count as well.
    """
    regions = bits(occupied(t, side))
    counted = [count_group(t, side, region) for region in regions]
    if not any(group.held and group.free for group in counted):
        counted = [count_group(t, side, region, all_free=True) for region in regions]
    return [group for group in counted if group.free]
