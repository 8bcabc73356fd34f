"""Kit's Mind control (PSI): one unit of an opponent moves or collects for the Psionics."""

from ashfall.engine.errors import Reason
from ashfall.engine.verbs import verb

from .bends import bends
from .candies import draw_candies
from .collecting import goods_in, move_token, resources
from .factions import faction
from .majority import occupied, settle, would_hold
from .moving import held_back
from .psionic_signals import signals
from .state import Dei
from .things import KIT, bits, members

SCRAPPER = 0
"""A controlled unit is a set of one figure, or this."""


def destinations(t: Dei, side: int, region: int, company: int) -> int:
    """DEI-PSI-23, DEI-PSI-25, DEI-RUL-47, DEI-RUL-157: where a unit could be led: one step, to its side's majority."""
    if held_back(t, side, region, company, 1):
        return 0
    scrappers = 0 if company else 1
    found = 0
    for target in members(faction(t, side).led_ways(t, side, region, company)):
        if would_hold(t, side, target, scrappers, company):
            found |= 1 << target
    return found


def yields_resource(t: Dei, side: int, region: int) -> bool:
    """DEI-PSI-25: the side has the majority in the unit's region, and something lies there."""
    return t.holder[region] == side and goods_in(t, region) > 0


def units(t: Dei, side: int, region: int) -> list[int]:
    """DEI-PSI-23, DEI-RUL-141: a scrapper, and each leader, as sets; mercenaries and special units are none of them."""
    leaders = [1 << figure for figure in bits(t.figures_at(side, region) & t.box.leaders)]
    return [SCRAPPER, *leaders] if t.boards[side].scrappers[region] else leaders


def obeys(t: Dei, side: int, region: int, company: int) -> bool:
    return yields_resource(t, side, region) or bool(destinations(t, side, region, company))


def controlled_regions(t: Dei, side: int) -> list[int]:
    """DEI-PSI-23: the regions where a unit of the side could be made to do something."""
    return [region for region in members(occupied(t, side)) if obedient(t, side, region)]


def obedient(t: Dei, side: int, region: int) -> bool:
    return any(obeys(t, side, region, company) for company in units(t, side, region))


def opponents(t: Dei, seat: int) -> list[int]:
    """DEI-RUL-140: the factions of all other participants."""
    return [t.boards[side].faction for side in t.sides if side != seat]


def side_of(t: Dei, faction: int) -> int:
    return next(side for side in t.sides if t.boards[side].faction == faction)


def why_not_control(t: Dei, seat: int, faction: int) -> Reason | None:
    """DEI-PSI-23, DEI-FEAT-15: Iron Nerves, or no unit that could move or collect."""
    side = side_of(t, faction)
    if any(bend.stands_firm() for bend, _ in bends(t, side, "stands_firm")):
        return Reason("DEI-FEAT-15")
    for region in members(occupied(t, side)):
        if obedient(t, side, region):
            return None
    return Reason("DEI-PSI-23")


def why_no_control(t: Dei, seat: int) -> Reason | None:
    """DEI-PSI-23: Kit is not in play, or nobody can be controlled."""
    if t.place[KIT] < 0:
        return Reason("DEI-PSI-18", figure=t.box.words["figure"][KIT])
    if any(why_not_control(t, seat, faction) is None for faction in opponents(t, seat)):
        return None
    return Reason("DEI-PSI-23")


def mind_control(t: Dei, seat: int) -> None:
    """DEI-PSI-23, DEI-ASK-10: which faction, which region, leader or scrapper, Move or Collect."""
    t.play.alone = 0
    t.then((control_faction, seat))


def control_faction(t: Dei, seat: int) -> None:
    """DEI-PSI-23: which faction."""
    t.ask(seat, "control_faction", CONTROL)


def control(t: Dei, seat: int, faction: int) -> None:
    """DEI-PSI-23: a unit of this faction."""
    t.play.amount = side_of(t, faction)
    t.then((control_region, seat))


def control_region(t: Dei, seat: int) -> None:
    """DEI-PSI-23: which region."""
    t.ask(seat, "control_region", CONTROL_IN)


def their_regions(t: Dei, seat: int) -> list[int]:
    return controlled_regions(t, t.play.amount)


def control_in(t: Dei, seat: int, region: int) -> None:
    """DEI-PSI-23: a unit of this region."""
    t.play.origin = region
    t.then((control_unit, seat))


def control_unit(t: Dei, seat: int) -> None:
    """DEI-PSI-23: leader or scrapper."""
    t.ask(seat, "control_unit", CONTROL_SCRAPPER, CONTROL_FIGURE)


def why_no_scrapper(t: Dei, seat: int) -> Reason | None:
    """DEI-PSI-23: no scrapper stands there, or it can do nothing."""
    side, region = t.play.amount, t.play.origin
    there = SCRAPPER in units(t, side, region)
    return None if there and obeys(t, side, region, SCRAPPER) else Reason("DEI-PSI-23")


def their_leaders(t: Dei, seat: int) -> list[int]:
    return bits(t.figures_at(t.play.amount, t.play.origin) & t.box.leaders)


def why_not_leader(t: Dei, seat: int, figure: int) -> Reason | None:
    """DEI-PSI-23, DEI-ASK-02: it can do nothing that a scrapper beside it could not do as well."""
    side, region = t.play.amount, t.play.origin
    if destinations(t, side, region, 1 << figure):
        return None
    if not yields_resource(t, side, region):
        return Reason("DEI-PSI-23")
    return Reason("DEI-ASK-02") if SCRAPPER in units(t, side, region) else None


def control_scrapper(t: Dei, seat: int) -> None:
    """DEI-PSI-23: a scrapper."""
    t.play.company = SCRAPPER
    t.then((control_action, seat))


def control_figure(t: Dei, seat: int, figure: int) -> None:
    """DEI-PSI-23: a leader."""
    t.play.company = 1 << figure
    t.then((control_action, seat))


def control_action(t: Dei, seat: int) -> None:
    """DEI-PSI-23, DEI-RUL-136: Move or Collect."""
    t.ask(seat, "control_action", CONTROL_MOVE, CONTROL_COLLECT)


def why_no_move(t: Dei, seat: int) -> Reason | None:
    """DEI-PSI-23, DEI-MAJ-04: nowhere would the unit's faction have the majority."""
    return None if where_to(t, seat) else Reason("DEI-PSI-23")


def why_no_collect(t: Dei, seat: int) -> Reason | None:
    """DEI-PSI-25: its faction has no majority there, or nothing lies there."""
    found = yields_resource(t, t.play.amount, t.play.origin)
    return None if found else Reason("DEI-PSI-25")


def control_move(t: Dei, seat: int) -> None:
    """DEI-PSI-23: the unit moves."""
    t.then((control_to, seat))


def control_collect(t: Dei, seat: int) -> None:
    """DEI-PSI-23: the unit collects."""
    t.then((control_resource, seat))


def control_to(t: Dei, seat: int) -> None:
    """DEI-PSI-23: where to."""
    t.ask(seat, "control_to", LEAD_TO)


def where_to(t: Dei, seat: int) -> list[int]:
    return bits(destinations(t, t.play.amount, t.play.origin, t.play.company))


def lead_to(t: Dei, seat: int, region: int) -> None:
    """DEI-PSI-23, DEI-RUL-142: the unit goes there, and sets off nothing of its side."""
    play, side = t.play, t.play.amount
    if play.company:
        (figure,) = bits(play.company)
        t.place[figure] = region
    else:
        scrappers = t.boards[side].scrappers
        scrappers[play.origin] -= 1
        scrappers[region] += 1
    t.tell(
        "mind_moved", rule="DEI-PSI-23", seat=seat, rival=side, start=play.origin, region=region,
        figure=bits(play.company),
    )  # fmt: skip
    settle(t, side, play.origin, region)
    soothe(t, side)


def control_resource(t: Dei, seat: int) -> None:
    """DEI-PSI-25: which type."""
    t.ask(seat, "control_resource", PLUNDER)


def why_not_plunder(t: Dei, seat: int, resource: int) -> Reason | None:
    """DEI-PSI-25: no token of that type lies there."""
    return None if t.goods[2 * t.play.origin + resource] else Reason("DEI-ACT-04")


def plunder(t: Dei, seat: int, resource: int) -> None:
    """DEI-PSI-25, DEI-RUL-157: exactly 1 resource goes to the Psionics, and sets off nothing on either side."""
    t.tell("mind_collects", rule="DEI-PSI-25", seat=seat, rival=t.play.amount)
    move_token(t, seat, t.play.origin, resource, "DEI-PSI-25")
    soothe(t, t.play.amount)


def soothe(t: Dei, side: int) -> None:
    """DEI-PSI-24, DEI-RUL-157: its owner draws a candy, the first time in a phase."""
    mine = signals(t)
    if not mine.minds >> side & 1:
        mine.minds |= 1 << side
        draw_candies(t, side, 1)


MIND_CONTROL = verb(mind_control, when="DEI-PSI-18", why=why_no_control)
CONTROL = verb(control, when="DEI-PSI-23", domain=opponents, why=why_not_control)
CONTROL_IN = verb(control_in, when="DEI-PSI-23", domain=their_regions)
CONTROL_SCRAPPER = verb(control_scrapper, when="DEI-PSI-23", why=why_no_scrapper)
CONTROL_FIGURE = verb(control_figure, when="DEI-PSI-23", domain=their_leaders, why=why_not_leader)
CONTROL_MOVE = verb(control_move, when="DEI-PSI-23", why=why_no_move)
CONTROL_COLLECT = verb(control_collect, when="DEI-PSI-23", why=why_no_collect)
LEAD_TO = verb(lead_to, when="DEI-PSI-23", domain=where_to)
PLUNDER = verb(plunder, when="DEI-PSI-25", domain=resources, why=why_not_plunder)
