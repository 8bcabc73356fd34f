"""The industrial market (IND): prices and supplies by slot, twelve cards, and three machines that they send out."""

from ashfall.engine.errors import Reason
from ashfall.engine.verbs import Step, verb, verb_about

from .actions import SKIP, enter_action, no_more
from .bends import Bend, enter
from .buying import SLOTS, market_of
from .candies import gain_supplies
from .collecting import goods_in, move_token, resources
from .factions import closed, faction
from .majority import not_held_by_others, settle
from .modules import Module, enter_module
from .moving import (
    WITH,
    WITH_FOUR,
    WITH_THREE,
    WITH_TWO,
    WITHOUT,
    arrive,
    held_back,
    numbers,
    shift,
    who_goes,
    why_not_send,
)
from .state import Dei
from .striking import hit_all, victims
from .things import (
    BLACK,
    COLLECT,
    EAL,
    ENLIST,
    INDUSTRIAL,
    MOVE,
    RESOURCES,
    SLUG,
    TOLSTOY,
    USE_MACHINE,
    bits,
)

SPECIAL = TOLSTOY
"""The first special unit: the others follow it among the figures."""


class IndustrialMarket(Module):
    """DEI-IND-01, DEI-IND-02: a market of its own in place of the black one; all else is as for other markets."""

    def markets(self, boards: list[int]) -> list[int]:
        return [INDUSTRIAL if market == BLACK else market for market in boards]

    def price(self, t: Dei, card: int) -> list[int] | None:
        """DEI-IND-03, DEI-IND-04, DEI-IND-06, DEI-RUL-30: the slot where the card lies has the price."""
        if t.box.cards[card].market != INDUSTRIAL:
            return None
        return t.box.slot_price[t.stalls.index(card) % SLOTS]

    def pays(self, t: Dei, stall: int) -> int:
        """DEI-IND-04: the slot where the card lies has the supplies."""
        mine = t.markets[market_of(stall)] == INDUSTRIAL
        return t.box.slot_supplies[stall % SLOTS] if mine else 0

    def bought(self, t: Dei, side: int, stall: int) -> None:
        """DEI-IND-05, DEI-RUL-147: the supplies of the slot at the moment of purchase, whatever was paid."""
        gain_supplies(t, side, self.pays(t, stall), "DEI-IND-05")


# Cards 1 to 9


class MovePerBridge(Bend):
    """DEI-IND-11, DEI-RUL-04: one more Move for each own bridge that stands when the card is played."""

    def when_played(self, t: Dei, side: int, amount: int) -> None:
        t.play.symbols += [MOVE] * len(t.boards[side].bridges)


class EnlistPerRefuge(Bend):
    """DEI-IND-12, DEI-RUL-04: one more Enlist for each own refuge."""

    def when_played(self, t: Dei, side: int, amount: int) -> None:
        t.play.symbols += [ENLIST] * t.boards[side].refuges.bit_count()


class CollectPerElevator(Bend):
    """DEI-IND-13, DEI-RUL-04: one more Collect for each own elevator."""

    def when_played(self, t: Dei, side: int, amount: int) -> None:
        t.play.symbols += [COLLECT] * t.boards[side].elevators.bit_count()


class LinkedElevators(Bend):
    """DEI-IND-14, DEI-RUL-113, DEI-RUL-114: neutral and own elevators are linked for those who may use them."""

    def links(self, t: Dei, side: int, region: int, company: int) -> int:
        mine = t.city.elevators | t.boards[side].elevators
        lifts = mine & faction(t, side).elevators(t, side, company, moving=True)
        return lifts & ~(1 << region) if lifts >> region & 1 else 0


class CollectAtElevators(Bend):
    """DEI-IND-15, DEI-RUL-105, DEI-RUL-113: Collect wherever a neutral or own elevator stands, in any weather."""

    def collect_regions(self, t: Dei, side: int) -> int:
        return t.city.elevators | t.boards[side].elevators


class EnlistOnBridgedRoofs(Bend):
    """DEI-IND-16, DEI-RUL-113: Enlist on the roofs that a neutral or own bridge joins, in any weather."""

    def enlist_regions(self, t: Dei, side: int) -> int:
        ends = t.box.districts.sites
        found = 0
        for site in t.bridges + t.boards[side].bridges:
            found |= 1 << ends[site][0] | 1 << ends[site][1]
        return found


class UnderBridges(Bend):
    """DEI-IND-17: a Move over a neutral or own bridge may take a resource from under it."""

    def moved(self, t: Dei, side: int, origin: int, target: int, company: int) -> None:
        found = ways_across(t, side)
        if len(found) > 1:
            t.then((choose_way, side))
        else:
            t.then(*[step for sites in found for step in take_under(side, sites)])


class RefugeStores(Bend):
    """DEI-IND-18, DEI-RUL-146: a supply for each resource that the card collects at an own refuge."""

    def collected(self, t: Dei, side: int, region: int, amount: int) -> None:
        if t.boards[side].refuges >> region & 1:
            gain_supplies(t, side, amount, "DEI-IND-18")


class ConstructionSets(Bend):
    """DEI-IND-19: supplies for each set of refuge, bridge and elevator; the fewest of the three count."""

    def when_played(self, t: Dei, side: int, amount: int) -> None:
        board = t.boards[side]
        sets = min(board.refuges.bit_count(), board.elevators.bit_count(), len(board.bridges))
        gain_supplies(t, side, amount * sets, "DEI-IND-19")


def ways_across(t: Dei, seat: int) -> dict[tuple[int, ...], int]:
    """DEI-IND-17, DEI-RUL-114, DEI-RUL-152: which neutral and own bridges the Move just made can have crossed.

    Each set of bridges comes with a middle region that leads over it (-1: the Move was one step).
    """
    origin, target, company = t.play.origin, t.play.target, t.play.company
    answers = faction(t, seat)
    mine = {*t.bridges, *t.boards[seat].bridges}
    usable = mine & set(answers.bridges(t, seat, company, moving=True))
    ends = t.box.districts.sites

    def across(a: int, b: int) -> tuple[int, ...]:
        return tuple(site for site in sorted(usable) if {a, b} == set(ends[site]))

    first = answers.ways(t, seat, origin, company)
    if first >> target & 1:
        return {across(origin, target): -1}
    found: dict[tuple[int, ...], int] = {}
    for middle in bits(first):
        onward = answers.ways(t, seat, middle, company)
        if onward >> target & 1 and not held_back(t, seat, middle, company, 1):
            found.setdefault(across(origin, middle) + across(middle, target), middle)
    return found


def choose_way(t: Dei, seat: int) -> None:
    """DEI-RUL-152: two steps that could have crossed different bridges: through which region they went."""
    t.ask(seat, "choose_way", VIA)


def middles(t: Dei, seat: int) -> list[int]:
    return sorted(ways_across(t, seat).values())


def via(t: Dei, seat: int, region: int) -> None:
    """DEI-RUL-152: the units went through this region."""
    sites = next(s for s, middle in ways_across(t, seat).items() if middle == region)
    t.then(*take_under(seat, sites))


def take_under(seat: int, sites: tuple[int, ...]) -> list[Step]:
    return [(bridge_resource, seat, site) for site in sites]


def bridge_resource(t: Dei, seat: int, site: int) -> None:
    """DEI-IND-17: one resource from a ground region under the bridge, or none."""
    if under(t, seat, site):
        t.ask(seat, "bridge_resource", SCOOP.of(site), beside=(SKIP,))


def under(t: Dei, seat: int, site: int) -> list[tuple[int, int]]:
    """DEI-IND-17, DEI-MAP-07, DEI-RUL-105: what lies under a bridge; nobody's majority matters."""
    return [
        (region, resource)
        for region in bits(t.city.under[site])
        for resource in range(len(RESOURCES))
        if t.goods[2 * region + resource]
    ]


def scoop(t: Dei, seat: int, region: int, resource: int) -> None:
    """DEI-IND-17, DEI-RUL-103: taken without a Collect action."""
    move_token(t, seat, region, resource, "DEI-IND-17")


# Machines


def machine_of(t: Dei) -> int:
    """DEI-IND-20: the machine that the card names; the side that has its card deployed it."""
    return t.box.cards[t.play.card].machine


def why_not_machine(t: Dei, seat: int) -> Reason | None:
    """DEI-IND-21: it is not in the city, and no scrapper stands on the level where it is deployed."""
    return None if t.place[machine_of(t)] >= 0 or yards(t, seat) else Reason("DEI-IND-21")


def use_machine(t: Dei, seat: int) -> None:
    """DEI-IND-21: a machine is deployed first if it is not in the city, then activated."""
    t.then((machine_deploy if t.place[machine_of(t)] < 0 else machine_move, seat))


def machine_deploy(t: Dei, seat: int) -> None:
    """DEI-IND-21: where it is deployed."""
    t.ask(seat, "machine_deploy", ASSEMBLE, beside=no_more(t))


def yards(t: Dei, seat: int) -> list[int]:
    """DEI-IND-21, DEI-IND-25, DEI-IND-26, DEI-IND-27: regions of the machine's level with an own scrapper."""
    city, scrappers = t.city, t.boards[seat].scrappers
    level = t.box.special[machine_of(t) - SPECIAL].deploy
    where = {"roof": city.roofs, "ground": city.ground}.get(level, city.roofs | city.ground)
    return [region for region in bits(where) if scrappers[region]]


def assemble(t: Dei, seat: int, region: int) -> None:
    """DEI-IND-20, DEI-IND-21, DEI-IND-24, DEI-RUL-110: a scrapper goes back, the machine stands there for good."""
    machine = machine_of(t)
    faction(t, seat).remove_scrapper(t, seat, region)
    t.boards[seat].figures.append(machine)
    t.place[machine] = region
    t.tell("machine_deployed", rule="DEI-IND-21", seat=seat, figure=machine, region=region)
    settle(t, seat, region)
    t.play.alone = 0
    t.then((machine_move, seat))


def machine_move(t: Dei, seat: int) -> None:
    """DEI-IND-22, DEI-ASK-08: where the machine ends; staying is one of the answers."""
    t.ask(seat, "machine_move", STEER, beside=no_more(t))


def in_range(t: Dei, seat: int) -> list[int]:
    """DEI-IND-22, DEI-IND-23, DEI-RUL-19, DEI-RUL-27: over the ground, up and down if it can, over bridges not iced."""
    machine, city = machine_of(t), t.city
    special = t.box.special[machine - SPECIAL]
    ways = city.beside[:]
    if special.changes_level:
        ways = [beside | over for beside, over in zip(city.beside, city.over, strict=True)]
    if not closed(t, seat, 1 << machine):
        for site in t.bridges + t.boards[seat].bridges:
            a, b = t.box.districts.sites[site]
            ways[a] |= 1 << b
            ways[b] |= 1 << a
    found = city.within(t.place[machine], special.steps, ways)
    return bits(found & city.ground if machine == SLUG else found)


def steer(t: Dei, seat: int, region: int) -> None:
    """DEI-IND-22, DEI-RUL-26: it goes, majority and wind or not; then what its text says."""
    machine = machine_of(t)
    start = t.place[machine]
    t.place[machine] = region
    t.tell("machine_moved", rule="DEI-IND-22", seat=seat, figure=machine, region=region)
    settle(t, seat, start, region)
    if machine == EAL:
        t.then((aim, seat))
    elif machine == SLUG:
        dig(t, seat, start, region)
    else:
        t.then((load_region, seat))


def aim(t: Dei, seat: int) -> None:
    """DEI-IND-25: which ground region it fires at, or none."""
    if any(why_not_snipe(t, seat, region) is None for region in below(t, seat)):
        t.ask(seat, "eal_target", SNIPE, beside=(SKIP,))


def below(t: Dei, seat: int) -> list[int]:
    """DEI-IND-25, DEI-RUL-21: the ground regions of the roof's tile."""
    return bits(t.city.over[t.place[EAL]])


def why_not_snipe(t: Dei, seat: int, region: int) -> Reason | None:
    """DEI-IND-25: no opponent has a scrapper there."""
    return None if victims(t, seat, region) else Reason("DEI-IND-25")


def snipe(t: Dei, seat: int, region: int) -> None:
    """DEI-IND-25, DEI-RUL-129: every opponent with a scrapper there is the target of a strike."""
    hit_all(t, seat, region)


def dig(t: Dei, seat: int, start: int, end: int) -> None:
    """DEI-IND-26, DEI-IND-28, DEI-RUL-20, DEI-RUL-150: units of its start may come along; not if it stayed."""
    walkers = t.boards[seat].scrappers[start] or t.figures_at(seat, start) & t.box.walkers
    if start != end and walkers:
        t.play.origin, t.play.target, t.play.carried = start, end, 1
        who = who_goes(t, seat, (carry_company, seat))
        t.then(*who, (carry_scrappers, seat), (carry_ended, seat))


def carry_company(t: Dei, seat: int) -> None:
    """DEI-IND-26, DEI-ASK-08: which leaders and mercenary come along, or nobody at all."""
    t.ask(
        seat, "carry_company", WITHOUT, WITH, WITH_TWO, WITH_THREE, WITH_FOUR, beside=(LEAVE_ALL,)
    )


def carry_scrappers(t: Dei, seat: int) -> None:
    """DEI-IND-26, DEI-ASK-08: how many scrappers come along."""
    if t.play.carried:
        nobody = () if t.play.company else (LEAVE_ALL,)
        t.ask(seat, "carry_scrappers", CARRY, beside=nobody)


def leave_all(t: Dei, seat: int) -> None:
    """DEI-IND-26, DEI-RUL-20: nobody comes along."""
    t.play.carried = 0


def carry(t: Dei, seat: int, count: int) -> None:
    """DEI-IND-26, DEI-IND-28, DEI-RUL-25: the units come along; it is no Move, but a leader so carried may hire."""
    shift(t, seat, count, "DEI-IND-26")
    arrive(t, seat, t.play.target, t.play.company)


def carry_ended(t: Dei, seat: int) -> None:
    """DEI-IND-26: what comes after it on the card is no carrying."""
    t.play.carried = 0


def load_region(t: Dei, seat: int) -> None:
    """DEI-IND-27: from which region it loads, or none."""
    if any(goods_in(t, region) for region in loading_places(t, seat)):
        t.ask(seat, "load_region", LOAD, beside=(SKIP,))


def loading_places(t: Dei, seat: int) -> list[int]:
    """DEI-IND-27, DEI-RUL-105, DEI-RUL-151: its region or one linked to it, if no other side has the majority."""
    region = t.place[machine_of(t)]
    near = faction(t, seat).links(t, seat, region) | 1 << region
    return bits(near & not_held_by_others(t, seat))


def why_not_load(t: Dei, seat: int, region: int) -> Reason | None:
    """DEI-IND-27: nothing lies there."""
    return None if goods_in(t, region) else Reason("DEI-IND-27")


def load(t: Dei, seat: int, region: int) -> None:
    """DEI-IND-27: everything it takes comes from this region."""
    t.play.target = region
    t.then(*[(load_resource, seat)] * t.box.special[machine_of(t) - SPECIAL].collects)


def load_resource(t: Dei, seat: int) -> None:
    """DEI-IND-27: which resource, or no more."""
    if t.play.target >= 0 and goods_in(t, t.play.target):
        t.ask(seat, "load_resource", HAUL, beside=(ENOUGH,))


def why_not_haul(t: Dei, seat: int, resource: int) -> Reason | None:
    """DEI-IND-27: no token of that type lies there."""
    return None if t.goods[2 * t.play.target + resource] else Reason("DEI-IND-27")


def haul(t: Dei, seat: int, resource: int) -> None:
    """DEI-IND-27, DEI-RUL-103: taken without a Collect action."""
    move_token(t, seat, t.play.target, resource, "DEI-IND-27")


def enough(t: Dei, seat: int) -> None:
    """DEI-IND-27: no more."""
    t.play.target = -1


VIA = verb(via, when="DEI-RUL-152", domain=middles)
SCOOP = verb_about(scoop, when="DEI-IND-17", domain=under)
ASSEMBLE = verb(assemble, when="DEI-IND-21", domain=yards)
STEER = verb(steer, when="DEI-IND-22", domain=in_range)
SNIPE = verb(snipe, when="DEI-IND-25", domain=below, why=why_not_snipe)
LEAVE_ALL = verb(leave_all, when="DEI-IND-26")
CARRY = verb(carry, when="DEI-IND-26", domain=numbers, why=why_not_send)
LOAD = verb(load, when="DEI-IND-27", domain=loading_places, why=why_not_load)
HAUL = verb(haul, when="DEI-IND-27", domain=resources, why=why_not_haul)
ENOUGH = verb(enough, when="DEI-IND-27")

enter("repeat_per_own_bridge", MovePerBridge())
enter("repeat_per_own_refuge", EnlistPerRefuge())
enter("repeat_per_own_elevator", CollectPerElevator())
enter("elevators_linked_together", LinkedElevators())
enter("collect_at_elevators", CollectAtElevators())
enter("enlist_on_bridged_roofs", EnlistOnBridgedRoofs())
enter("collect_under_bridge", UnderBridges())
enter("supply_per_collect_at_own_refuge", RefugeStores())
enter("supplies_per_construction_set", ConstructionSets())
enter_action(USE_MACHINE, why_not_machine, use_machine)
enter_module("industrial", IndustrialMarket())
