"""Farms: where they may stand, how many at once, and what they bring."""

from ashfall.engine.errors import Reason
from ashfall.engine.verbs import Step, verb

from .box import DAGMAR_KRAUSS, FERDI_KASSAN, GOLD
from .hexes import bits
from .railways import STOP, stop
from .state import Auztralia

MOST_FARMS = 3


def sites(t: Auztralia, seat: int) -> int:
    """AZ-FARM-02, AZ-FARM-04, AZ-FARM-05, AZ-FARM-09, AZ-RUL-27: reachable hexes, empty except for tracks."""
    return t.boards[seat].reach & ~(t.lodes | t.farmed | t.ports)


def kinds_left(t: Auztralia, seat: int) -> list[int]:
    """AZ-FARM-01, AZ-FARM-08, AZ-CHR-22, AZ-RUL-24, AZ-RUL-25: the kinds that the plan may still add."""
    box = t.box
    if len(t.plan) >= (box.amount[FERDI_KASSAN] if t.free else MOST_FARMS):
        return []
    planned = [0, 0, 0]
    for hex in t.plan:
        planned[box.farm_of_terrain[box.terrain[hex]]] += 1
    most = [box.amount[FERDI_KASSAN]] * 3 if t.free else most_of_each(t, seat, planned)
    built = t.boards[seat].farms
    found = []
    for kind, count in enumerate(planned):
        if count < most[kind]:
            standing = built & box.farm_mask[kind]
            if standing.bit_count() + count < box.farms_each[kind]:
                found.append(kind)
    return found


def most_of_each(t: Auztralia, seat: int, planned: list[int]) -> list[int]:
    """One of each kind; with Dagmar Krauss one kind may be doubled."""
    if not t.has(seat, DAGMAR_KRAUSS):
        return [1, 1, 1]
    twice = t.box.amount[DAGMAR_KRAUSS]
    doubled = max(planned) > 1
    return [1 if doubled and count < 2 else twice for count in planned]


def open_sites(t: Auztralia, seat: int) -> int:
    """AZ-FARM-03: the hexes that the plan may still add, each on the terrain of its kind."""
    found = sites(t, seat)
    for hex in t.plan:
        found &= ~(1 << hex)
    if not found:
        return 0
    if not t.plan and t.boards[seat].farms.bit_count() < t.box.fewest_farms:
        # Not even all of them could be of one kind that is used up.
        return found
    fit = 0
    for kind in kinds_left(t, seat):
        fit |= t.box.farm_mask[kind]
    return found & fit


def sites_for_ferdi(t: Auztralia, seat: int) -> bool:
    """AZ-CHR-22, AZ-RUL-83: whether any kind that is left has a site."""
    return not t.plan and open_sites(t, seat) != 0


def may_farm(t: Auztralia, seat: int) -> bool:
    """AZ-ACT-07: without a site there is no farm action."""
    return open_sites(t, seat) != 0


def most_farms(t: Auztralia, seat: int) -> int:
    """AZ-FARM-01, AZ-FARM-06, AZ-CHR-20: how many farms an action could build now, each for 1 Time."""
    free = sites(t, seat)
    twice = t.box.amount[DAGMAR_KRAUSS] if t.has(seat, DAGMAR_KRAUSS) else 1
    built = t.boards[seat].farms
    room = [
        min((free & mask).bit_count(), most - (built & mask).bit_count())
        for mask, most in zip(t.box.farm_mask, t.box.farms_each, strict=True)
    ]
    ones = sum(count > 0 for count in room)
    return min(ones + max(min(count, twice) - 1 for count in [1, *room] if count), MOST_FARMS)


def all_hexes(t: Auztralia, seat: int) -> range:
    """Every hex of the map."""
    return range(1, t.box.hexes.count + 1)


def why_not_here(t: Auztralia, seat: int, hex: int) -> Reason | None:
    """AZ-FARM-01, AZ-FARM-02, AZ-FARM-04: why the plan cannot have a farm on this hex."""
    if not t.boards[seat].reach >> hex & 1:
        return Reason("AZ-FARM-02")
    if not sites(t, seat) >> hex & 1:
        return Reason("AZ-FARM-04")
    if hex in t.plan or t.farm_kind(hex) not in kinds_left(t, seat):
        return Reason("AZ-FARM-01")
    return None


def plan_farms(t: Auztralia, seat: int, free: int) -> None:
    """AZ-FARM-01, AZ-RUL-26: the farms of an action are named one by one before any is built."""
    most = t.box.amount[FERDI_KASSAN] if free else MOST_FARMS
    t.plan = []
    t.free = free
    t.then(*[(choose_farms, seat, number) for number in range(most)], (build_farms, seat))


def choose_farms(t: Auztralia, seat: int, number: int) -> None:
    """AZ-FARM-01, AZ-FARM-02: another farm for the plan, or no more; nothing to ask once the player stopped."""
    if len(t.plan) < number:
        return
    options: list[Step] = [(build, seat, hex) for hex in bits(open_sites(t, seat))]
    if number:
        if options:
            options.append((stop, seat))
        t.ask(seat, "choose_farms", BUILD, beside=(STOP,), options=options)
    else:
        t.ask(seat, "choose_farms", BUILD, options=options)


def build(t: Auztralia, seat: int, hex: int) -> None:
    """AZ-FARM-02: each farm of the plan goes on a different hex."""
    t.plan.append(hex)


def build_farms(t: Auztralia, seat: int) -> None:
    """AZ-FARM-06, AZ-FARM-07, AZ-FARM-08, AZ-CHR-22: 1 Time (unless free) and 1 gold for each farm; all productive."""
    if not t.free:
        t.owed = len(t.plan)
    player = t.boards[seat]
    for hex in t.plan:
        player.farms |= 1 << hex
        t.farmed |= 1 << hex
        kind = t.farm_kind(hex)
        gold = t.box.farm_gold[kind]
        player.goods[GOLD] += gold
        t.tell("farm_built", rule="AZ-FARM-07", seat=seat, farm=kind, hex=hex, gold=gold)
    t.plan = []
    t.free = 0


BUILD = verb(build, when="AZ-FARM-01", domain=all_hexes, why=why_not_here)
