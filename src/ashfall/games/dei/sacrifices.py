"""The missions of the Fauns (FAU): one at the end of each phase III, and what each of them sacrifices."""

from collections.abc import Callable

from ashfall.engine.errors import Reason
from ashfall.engine.verbs import verb, verb_about

from .candies import draw_candies
from .collecting import goods_in
from .factions import built_up, faction
from .growth import grove, growth_outpost
from .majority import controlled, settle, superior
from .missions import worth_of
from .state import Dei
from .striking import hit_all
from .things import ELEVATOR, REFUGE, RESOURCES

REGIONS_OF_RESOURCES = 3
"""DEI-FAU-46: in so many regions at most."""


def choose_faun_mission(t: Dei, seat: int) -> None:
    """DEI-FAU-36, DEI-RUL-54, DEI-RUL-133: exactly one, even if it gives nothing."""
    t.ask(seat, "choose_faun_mission", SACRIFICE)


def own_missions(t: Dei, seat: int) -> list[int]:
    """DEI-FAU-04: the missions beside the board."""
    return grove(t).missions


def why_not_mission(t: Dei, seat: int, mission: int) -> Reason | None:
    """DEI-FAU-36: each can be done once."""
    return Reason("DEI-FAU-36") if mission in grove(t).done else None


def sacrifice(t: Dei, seat: int, mission: int) -> None:
    """DEI-FAU-36, DEI-FAU-37: it is marked and carried out: supplies, then what its symbol says is sacrificed."""
    grove(t).done.append(mission)
    t.then((RITES[t.box.missions[mission].criterion], seat))


def gain(t: Dei, seat: int, points: int) -> None:
    """DEI-FAU-36, DEI-RUL-07: the supplies of the mission just marked, at most 15."""
    mission, board = grove(t).done[-1], t.boards[seat]
    points = min(points, t.box.missions[mission].most)
    board.scored[t.round - 1] = points
    board.supplies += points
    t.tell("mission_completed", rule="DEI-FAU-36", seat=seat, mission=mission, amount=points)


def each(t: Dei) -> int:
    """What the mission just marked gives for each thing that it counts."""
    return t.box.missions[grove(t).done[-1]].upper


def units_in(t: Dei, side: int, region: int) -> int:
    """DEI-RUL-104: each scrapper and each figure is one unit, whatever it counts for the majority."""
    return t.boards[side].scrappers[region] + t.figures_at(side, region).bit_count()


def held(t: Dei, seat: int) -> list[int]:
    return [region for region in sorted(t.city.regions) if t.holder[region] == seat]


# Free Life


def free_life(t: Dei, seat: int) -> None:
    """DEI-FAU-40: which mission of the mission board."""
    t.ask(seat, "free_life", EMULATE)


def on_the_board(t: Dei, seat: int) -> list[int]:
    return t.missions


def emulate(t: Dei, seat: int, mission: int) -> None:
    """DEI-FAU-40, DEI-RUL-122: its upper part, as it counts for the Fauns; nothing is marked on the board."""
    gain(t, seat, worth_of(t, seat, mission, True))


# Souls


def souls_in(t: Dei, seat: int) -> list[int]:
    """DEI-FAU-41, DEI-MAJ-08: the regions with superiority over at least 1 faction."""
    return [region for region in sorted(t.city.regions) if superior(t, seat, region)]


def souls(t: Dei, seat: int) -> None:
    """DEI-FAU-41, DEI-RUL-55: supplies for each region, then a strike on every opponent's scrappers in each."""
    regions = souls_in(t, seat)
    gain(t, seat, each(t) * len(regions))
    for region in regions:
        hit_all(t, seat, region)


# Leader


def leaders_in(t: Dei, seat: int, region: int) -> list[int]:
    """DEI-FAU-42, DEI-RUL-141: the opponents with a leader in a region."""
    return [s for s in t.sides if s != seat and t.figures_at(s, region) & t.box.leaders]


def leader_regions(t: Dei, seat: int) -> list[int]:
    """DEI-FAU-42, DEI-RUL-115: superiority over some faction, and an opposing leader."""
    return [region for region in souls_in(t, seat) if leaders_in(t, seat, region)]


def leader(t: Dei, seat: int) -> None:
    """DEI-FAU-42, DEI-RUL-56: in which region; without one it gives nothing."""
    if leader_regions(t, seat):
        t.then((leader_region, seat))
    else:
        gain(t, seat, 0)


def leader_region(t: Dei, seat: int) -> None:
    t.ask(seat, "leader_region", BESET)


def beset(t: Dei, seat: int, region: int) -> None:
    """DEI-FAU-42: supplies for each own unit there; then whose leader."""
    gain(t, seat, each(t) * units_in(t, seat, region))
    t.then((banished_faction, seat, region))


def banished_faction(t: Dei, seat: int, region: int) -> None:
    """DEI-FAU-42: which opponent."""
    t.ask(seat, "banished_faction", BANISH.of(region))


def factions_there(t: Dei, seat: int, region: int) -> list[tuple[int, int]]:
    return [(region, t.boards[side].faction) for side in leaders_in(t, seat, region)]


def banish(t: Dei, seat: int, region: int, faction: int) -> None:
    """DEI-FAU-42, DEI-RUL-155: it puts a leader at a refuge and draws a candy."""
    victim = next(side for side in t.sides if t.boards[side].faction == faction)
    t.then((send_home, victim, region))


def send_home(t: Dei, side: int, region: int) -> None:
    """DEI-FAU-42, DEI-RUL-140: the opponent's own way to do it; the candy comes last."""
    t.then(faction(t, side).send_leader_home(side, region), (draw_candies, side, 1))


# Machine


def machine_regions(t: Dei, seat: int) -> list[int]:
    """DEI-FAU-43, DEI-RUL-102: the majority, and a drone."""
    return [region for region in held(t, seat) if region in t.drones]


def machine(t: Dei, seat: int) -> None:
    """DEI-FAU-43, DEI-RUL-56: in which region; without one it gives nothing."""
    if machine_regions(t, seat):
        t.then((machine_region, seat))
    else:
        gain(t, seat, 0)


def machine_region(t: Dei, seat: int) -> None:
    t.ask(seat, "machine_region", BESIEGE)


def besiege(t: Dei, seat: int, region: int) -> None:
    """DEI-FAU-43: supplies for each two own units there; then which drone."""
    gain(t, seat, each(t) * (units_in(t, seat, region) // 2))
    t.then((caught_drone, seat, region))


def caught_drone(t: Dei, seat: int, region: int) -> None:
    """DEI-FAU-43: which drone."""
    t.ask(seat, "caught_drone", CATCH.of(region))


def drones_there(t: Dei, seat: int, region: int) -> list[int]:
    return [drone for drone, where in enumerate(t.drones) if where == region]


def catch(t: Dei, seat: int, drone: int) -> None:
    """DEI-FAU-43: this one; then where it is put."""
    t.then((caught_drone_start, seat, drone))


def caught_drone_start(t: Dei, seat: int, drone: int) -> None:
    t.ask(seat, "caught_drone_start", SET_DOWN.of(drone))


def starts(t: Dei, seat: int, drone: int) -> list[tuple[int, int]]:
    """DEI-FAU-43: any start symbol."""
    return [(drone, region) for region in sorted(t.city.drone_starts)]


def set_down(t: Dei, seat: int, drone: int, region: int) -> None:
    """DEI-FAU-43: the drone is put there."""
    t.drones[drone] = region
    t.tell("drone_released", rule="DEI-FAU-43", seat=seat, drone=drone, region=region)


# Construction


def construction_regions(t: Dei, seat: int) -> list[int]:
    """DEI-FAU-44, DEI-RUL-57: the majority, and a construction of anybody."""
    built = built_up(t, list(t.sides))
    return [region for region in held(t, seat) if built >> region & 1]


def construction(t: Dei, seat: int) -> None:
    """DEI-FAU-44: supplies for each region; then in each of them one opposing construction may go."""
    regions = construction_regions(t, seat)
    gain(t, seat, each(t) * len(regions))
    t.then(*[(razed_construction, seat, region) for region in regions])


def razed_construction(t: Dei, seat: int, region: int) -> None:
    """DEI-FAU-44: which construction of this region goes, or none."""
    t.ask(
        seat, "faun_remove_construction", RAZE.of(region), RAZE_BRIDGE.of(region), beside=(SPARE,)
    )


def constructions_there(t: Dei, seat: int, region: int) -> list[tuple[int, int, int]]:
    """DEI-FAU-44, DEI-RUL-57: refuges and elevators of opponents; neutral ones stay."""
    return [
        (region, construction, board.faction)
        for side, board in enumerate(t.boards)
        for construction, where in ((REFUGE, board.refuges), (ELEVATOR, board.elevators))
        if side != seat and where >> region & 1
    ]


def bridges_there(t: Dei, seat: int, region: int) -> list[int]:
    """DEI-FAU-44, DEI-RUL-57, DEI-RUL-148: bridges of opponents that begin or end there."""
    ends = t.box.districts.sites
    return [
        site
        for side, board in enumerate(t.boards)
        for site in board.bridges
        if side != seat and region in ends[site]
    ]


def raze(t: Dei, seat: int, region: int, construction: int, faction: int) -> None:
    """DEI-FAU-44, DEI-ACT-11, DEI-RUL-143: it goes back to its owner's reserve."""
    owner = next(side for side in t.sides if t.boards[side].faction == faction)
    board = t.boards[owner]
    if construction == REFUGE:
        board.refuges &= ~(1 << region)
    else:
        board.elevators &= ~(1 << region)
    t.tell(
        "razed", rule="DEI-FAU-44", seat=seat, rival=owner, region=region, construction=construction
    )
    settle(t, owner, region)


def raze_bridge(t: Dei, seat: int, site: int) -> None:
    """DEI-FAU-44, DEI-RUL-143, DEI-RUL-148: the bridge goes back to its owner's reserve."""
    owner = next(side for side in t.sides if site in t.boards[side].bridges)
    t.boards[owner].bridges.remove(site)
    t.tell("bridge_razed", rule="DEI-FAU-44", seat=seat, rival=owner, site=site)


def spare(t: Dei, seat: int) -> None:
    """DEI-FAU-44: everything there stays."""


# Outpost


def outpost(t: Dei, seat: int) -> None:
    """DEI-FAU-45, DEI-RUL-38: supplies for each controlled outpost; then one of them grows over, if a cell is free."""
    gain(t, seat, each(t) * len(controlled(t, seat)))
    t.then((growth_outpost, seat, 1))


# Resources


def resource_regions(t: Dei, seat: int) -> list[int]:
    """DEI-FAU-46: the majority, and something that lies there."""
    return [region for region in held(t, seat) if goods_in(t, region)]


def resources(t: Dei, seat: int) -> None:
    """DEI-FAU-46: first the regions, then supplies, then what is lost."""
    t.then((resource_region, seat), (offering, seat))


def resource_region(t: Dei, seat: int) -> None:
    """DEI-FAU-46, DEI-ASK-11: one region after the other, at most 3, or no more."""
    if len(grove(t).offered) < REGIONS_OF_RESOURCES:
        t.ask(seat, "resource_region", HALLOW, beside=(NO_MORE_REGIONS,))


def why_not_hallow(t: Dei, seat: int, region: int) -> Reason | None:
    """DEI-FAU-46: it has been chosen."""
    return Reason("DEI-FAU-46") if region in grove(t).offered else None


def hallow(t: Dei, seat: int, region: int) -> None:
    """DEI-FAU-46: this region."""
    grove(t).offered.append(region)
    t.then((resource_region, seat))


def no_more_regions(t: Dei, seat: int) -> None:
    """DEI-FAU-46: no more regions."""


def offering(t: Dei, seat: int) -> None:
    """DEI-FAU-46: supplies for each resource there; then one of each region is lost."""
    regions = grove(t).offered
    gain(t, seat, each(t) * sum(goods_in(t, region) for region in regions))
    t.then(*[(lost_resource, seat, region) for region in regions])
    grove(t).offered = []


def lost_resource(t: Dei, seat: int, region: int) -> None:
    """DEI-FAU-46: which type."""
    t.ask(seat, "lost_resource", LOSE.of(region))


def types_there(t: Dei, seat: int, region: int) -> list[tuple[int, int]]:
    return [(region, resource) for resource in range(len(RESOURCES))]


def why_not_lose(t: Dei, seat: int, asked: int, region: int, resource: int) -> Reason | None:
    """DEI-FAU-46: no such resource lies there."""
    return None if t.goods[2 * region + resource] else Reason("DEI-FAU-46", "type")


def lose(t: Dei, seat: int, region: int, resource: int) -> None:
    """DEI-FAU-46, DEI-RUL-58: the token goes to the general supply."""
    t.goods[2 * region + resource] -= 1
    t.supply[resource] += 1
    t.tell("resource_sacrificed", rule="DEI-FAU-46", seat=seat, region=region, resource=resource)


# What they would give


def promise(t: Dei, seat: int, mission: int) -> int:
    """DEI-FAU-36: what a mission would give now, with the best targets."""
    card = t.box.missions[mission]
    if card.criterion == "copy_purebred_upper":
        points = max(worth_of(t, seat, other, True) for other in t.missions)
    else:
        points = card.upper * COUNTS[card.criterion](t, seat)
    return min(card.most, points)


def most_units(t: Dei, seat: int) -> int:
    return max([0, *[units_in(t, seat, region) for region in leader_regions(t, seat)]])


def most_pairs(t: Dei, seat: int) -> int:
    return max([0, *[units_in(t, seat, region) // 2 for region in machine_regions(t, seat)]])


def most_resources(t: Dei, seat: int) -> int:
    there = sorted(goods_in(t, region) for region in resource_regions(t, seat))
    return sum(there[-REGIONS_OF_RESOURCES:])


RITES: dict[str, Callable[[Dei, int], None]] = {
    "copy_purebred_upper": free_life,
    "per_region_superior": souls,
    "per_own_unit_in_region_with_enemy_leader": leader,
    "per_two_own_units_in_region_with_drone": machine,
    "per_majority_region_with_construction": construction,
    "per_controlled_outpost": outpost,
    "per_resource_in_up_to_three_regions": resources,
}
"""How a mission is carried out, by its criterion."""
COUNTS: dict[str, Callable[[Dei, int], int]] = {
    "per_region_superior": lambda t, seat: len(souls_in(t, seat)),
    "per_own_unit_in_region_with_enemy_leader": most_units,
    "per_two_own_units_in_region_with_drone": most_pairs,
    "per_majority_region_with_construction": lambda t, seat: len(construction_regions(t, seat)),
    "per_controlled_outpost": lambda t, seat: len(controlled(t, seat)),
    "per_resource_in_up_to_three_regions": most_resources,
}
"""What a mission would count at best."""

SACRIFICE = verb(sacrifice, when="DEI-FAU-36", domain=own_missions, why=why_not_mission)
EMULATE = verb(emulate, when="DEI-FAU-40", domain=on_the_board)
BESET = verb(beset, when="DEI-FAU-42", domain=leader_regions)
BANISH = verb_about(banish, when="DEI-FAU-42", domain=factions_there)
BESIEGE = verb(besiege, when="DEI-FAU-43", domain=machine_regions)
CATCH = verb_about(catch, when="DEI-FAU-43", domain=drones_there)
SET_DOWN = verb_about(set_down, when="DEI-FAU-43", domain=starts)
RAZE = verb_about(raze, when="DEI-FAU-44", domain=constructions_there)
RAZE_BRIDGE = verb_about(raze_bridge, when="DEI-FAU-44", domain=bridges_there)
SPARE = verb(spare, when="DEI-FAU-44")
HALLOW = verb(hallow, when="DEI-FAU-46", domain=resource_regions, why=why_not_hallow)
NO_MORE_REGIONS = verb(no_more_regions, when="DEI-FAU-46")
LOSE = verb_about(lose, when="DEI-FAU-46", domain=types_there, why=why_not_lose)
