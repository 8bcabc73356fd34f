"""The Automa after its phase III (AUT): captured cards to its bin, outposts off the board, dens to other outposts."""

from .automa_account import Tie, tell_tie
from .automa_units import broken, outposts_of, the_automa
from .buying import SLOTS, slide
from .majority import held
from .state import Dei
from .things import COLOURS, bits


def mission_step(t: Dei, side: int) -> None:
    """DEI-AUT-50: instead of a mission, in this order."""
    t.tell("automa_mission_step", rule="DEI-AUT-50", seat=side)
    bring_in(t, side)
    gone = remove_outposts(t, side)
    move_dens(t, side, gone)


def bring_in(t: Dei, side: int) -> None:
    """DEI-AUT-21, DEI-AUT-51, DEI-RUL-06: captured cards go to the bin, the markets are refilled."""
    for stall, captor in enumerate(t.captor):
        if captor == side:
            t.tell("recycled", rule="DEI-AUT-51", seat=side, card=t.stalls[stall])
            t.boards[side].bin.append(t.stalls[stall])
            t.stalls[stall] = t.captor[stall] = -1
    for market in range(len(t.stalls) // SLOTS):
        slide(t, market)


def remove_outposts(t: Dei, side: int) -> list[tuple[int, int]]:
    """DEI-AUT-52, DEI-AUT-74, DEI-AUT-75, DEI-RUL-81: all outposts where it has the majority now leave together.

    The answer is the region and colour of each.
    """
    removed, mine = the_automa(t).removed, held(t, side)
    gone = []
    for region in bits(mine):
        colours = [t.colour(outpost) for outpost in t.outposts_in(region)]
        for outpost in t.outposts_in(region):
            t.outposts[outpost] = -1
        for colour in colours:
            removed[colour] += 1
            gone.append((region, colour))
        if colours:
            t.tell("outposts_removed", rule="DEI-AUT-52", seat=side, region=region, colour=colours)
    return gone


def move_dens(t: Dei, side: int, gone: list[tuple[int, int]]) -> None:
    """DEI-AUT-53, DEI-AUT-75, DEI-RUL-91, DEI-RUL-92: red, blue, green, yellow; a region without a den comes first."""
    dens = the_automa(t).dens
    for colour in range(len(COLOURS)):
        start = dens[colour]
        if (start, colour) not in gone:
            continue
        places = outposts_of(t, colour)
        if not places:
            dens[colour] = -1
            t.tell("den_removed", rule="DEI-AUT-53", seat=side, region=start, colour=colour)
            continue
        ties: list[Tie] = []
        dens[colour] = broken(t, [r for r in places if r not in dens] or places, ties)
        for tie in ties:
            tell_tie(t, side, tie)
        t.tell("den_moved", rule="DEI-AUT-53", seat=side, start=start, region=dens[colour],
               colour=colour)  # fmt: skip


def removed_points(t: Dei) -> int:
    """DEI-AUT-55, DEI-RUL-116: what the removed outposts of each colour are worth; more than three are three."""
    table = [0, *t.box.automa_outposts]
    return sum(table[min(count, len(table) - 1)] for count in the_automa(t).removed)
