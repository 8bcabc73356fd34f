"""Drones (DRN): they belong to nobody; whoever activates one flies it and uses its ability."""

from ashfall.engine.errors import Reason
from ashfall.engine.verbs import verb

from .actions import SKIP, enter_action, no_more
from .bends import bends
from .candies import draw_candies, gain_supplies
from .collecting import move_token, resources
from .factions import faction
from .majority import NOBODY
from .state import Dei
from .striking import hit_all, victims
from .things import ANY_DRONE, DRONES, USE_DRONE, bits


def why_not_drone(t: Dei, seat: int) -> Reason | None:
    """DEI-DRN-02: what keeps the faction from using drone cards."""
    return faction(t, seat).why_not_drone(t, seat)


def use_card(t: Dei, seat: int) -> None:
    """DEI-ACT-15, DEI-DRN-02, DEI-CARD-15, DEI-FAC-04: the drone that the card names, or one of choice."""
    drone = t.box.cards[t.play.card].drone
    if drone == ANY_DRONE:
        t.then((choose_drone, seat))
    else:
        activate(t, seat, drone)


def choose_drone(t: Dei, seat: int) -> None:
    """DEI-CARD-15: any one drone."""
    t.ask(seat, "choose_drone", ACTIVATE, beside=no_more(t))


def all_drones(t: Dei, seat: int) -> list[int]:
    return list(range(len(DRONES)))


def activate(t: Dei, seat: int, drone: int) -> None:
    """DEI-DRN-01, DEI-DRN-03, DEI-DRN-04: who activates a drone controls it for this once."""
    t.play.drone = drone
    if t.drones[drone] < 0:
        t.then((drone_start_region, seat))
    else:
        take_off(t, seat)


def take_off(t: Dei, seat: int) -> None:
    """DEI-DRN-03, DEI-FEAT-28: the flight, then the ability."""
    if t.play.symbol == USE_DRONE:
        for bend, amount in bends(t, seat, "supplies_for_drone"):
            gain_supplies(t, seat, bend.supplies_for_drone(amount), "DEI-FEAT-28")
    t.then((drone_region, seat), (ability, seat))


def drone_start_region(t: Dei, seat: int) -> None:
    """DEI-DRN-04: a drone that is not on the board enters on a free start symbol."""
    t.ask(seat, "drone_start_region", LAUNCH, beside=no_more(t))


def start_symbols(t: Dei, seat: int) -> list[int]:
    """DEI-DRN-04: the regions with a start symbol."""
    return sorted(t.city.drone_starts)


def why_not_launch(t: Dei, seat: int, region: int) -> Reason | None:
    """DEI-DRN-04: a drone stands there, and another symbol is free."""
    taken = set(t.drones)
    free = [start for start in t.city.drone_starts if start not in taken]
    return Reason("DEI-DRN-04") if region in taken and free else None


def launch(t: Dei, seat: int, region: int) -> None:
    """DEI-DRN-04: the drone enters the board."""
    t.drones[t.play.drone] = region
    t.tell("drone_entered", rule="DEI-DRN-04", seat=seat, drone=t.play.drone, region=region)
    take_off(t, seat)


def drone_region(t: Dei, seat: int) -> None:
    """DEI-ASK-08: where the drone ends its flight."""
    t.ask(seat, "drone_region", FLY_TO)


def in_range(t: Dei, seat: int) -> list[int]:
    """DEI-DRN-03, DEI-FEAT-25: 0 to 2 steps between adjacent regions; levels and constructions do not matter."""
    drone = t.play.drone
    steps = t.box.drones[drone].steps
    for bend, amount in bends(t, seat, "drone_steps"):
        steps += bend.drone_steps(amount)
    return bits(t.city.within(t.drones[drone], steps, t.city.adjacent))


def fly_to(t: Dei, seat: int, region: int) -> None:
    """DEI-DRN-03, DEI-DRN-05: the drone is there; others may be there too."""
    t.drones[t.play.drone] = region
    t.tell("drone_flew", rule="DEI-DRN-03", seat=seat, drone=t.play.drone, region=region)


def ability(t: Dei, seat: int) -> None:
    """DEI-DRN-03, DEI-DRN-06: the drone's ability; it needs no majority of the one who activates it."""
    drone = t.play.drone
    region = t.play.target = t.drones[drone]
    kind = t.box.drones[drone].effect
    if kind == "collect_in_region":
        if t.holder[region] in (seat, NOBODY):
            t.play.amount = t.box.drones[drone].amount
            t.then((harvest, seat))
    elif kind == "enlist_in_region":
        if faction(t, seat).scrappers_available(t, seat):
            t.then((transport, seat))
    elif kind == "teleport_scrappers":
        if t.boards[seat].scrappers[region]:
            t.then((fly_targets, seat))
    else:
        t.then((reap_or_not, seat))


def harvest(t: Dei, seat: int) -> None:
    """DEI-DRN-11: one resource after the other, or no more."""
    t.ask(seat, "masamune_resources", HARVEST, beside=(SKIP,))


def why_not_harvest(t: Dei, seat: int, resource: int) -> Reason | None:
    """DEI-DRN-11: the drone is full, or no token of that type lies there."""
    if not t.play.amount:
        return Reason("DEI-DRN-11", "full")
    return None if t.goods[2 * t.play.target + resource] else Reason("DEI-DRN-11")


def gather(t: Dei, seat: int, resource: int) -> None:
    """DEI-DRN-11, DEI-RUL-71, DEI-RUL-103: taken without a Collect action."""
    move_token(t, seat, t.play.target, resource, "DEI-DRN-11")
    t.play.amount -= 1
    t.then((harvest, seat))


def transport(t: Dei, seat: int) -> None:
    """DEI-DRN-12: how many scrappers."""
    t.ask(seat, "transport", BRING)


def loads(t: Dei, seat: int) -> list[int]:
    """DEI-DRN-12: none, or up to 2, as far as the reserve lasts."""
    most = t.box.drones[t.play.drone].amount
    return list(range(min(most, faction(t, seat).scrappers_available(t, seat)) + 1))


def bring(t: Dei, seat: int, count: int) -> None:
    """DEI-DRN-12: from the reserve to the drone's region."""
    if count:
        faction(t, seat).place_scrappers(t, seat, t.play.target, count)


def fly_targets(t: Dei, seat: int) -> None:
    """DEI-ASK-09: one scrapper to a roof, one or two to the ground, or none."""
    t.ask(seat, "fly_targets", LIFT, LOWER, beside=(SKIP,))


def roof_targets(t: Dei, seat: int) -> list[int]:
    """DEI-DRN-13, DEI-RUL-154: roofs anywhere where 1 scrapper has the majority."""
    return [r for r in bits(t.city.roofs) if lands(t, seat, r, 1)]


def ground_targets(t: Dei, seat: int) -> list[int]:
    """DEI-DRN-13, DEI-RUL-154: ground regions anywhere where 1 scrapper, or both together, have the majority."""
    passengers = min(t.boards[seat].scrappers[t.play.target], t.box.drones[t.play.drone].amount)
    return [
        r
        for r in bits(t.city.ground)
        if lands(t, seat, r, 1) or (passengers > 1 and lands(t, seat, r, passengers))
    ]


def lands(t: Dei, seat: int, region: int, count: int) -> bool:
    """DEI-DRN-13: the majority rule at a destination, which is not the drone's own region."""
    start = t.play.target
    return region != start and faction(t, seat).lands(t, seat, start, region, count)


def lift(t: Dei, seat: int, region: int) -> None:
    """DEI-DRN-13: exactly 1 scrapper to a roof."""
    carry(t, seat, region, 1)


def lower(t: Dei, seat: int, region: int) -> None:
    """DEI-DRN-13, DEI-RUL-154: the first scrapper to a ground region; a second one may follow."""
    t.play.origin = region
    if t.boards[seat].scrappers[t.play.target] > 1:
        t.then((second_target, seat))
    else:
        carry(t, seat, region, 1)


def second_target(t: Dei, seat: int) -> None:
    """DEI-ASK-09: the second destination, or no second."""
    t.ask(seat, "fly_second", LOWER_SECOND, LOWER_ONE)


def second_targets(t: Dei, seat: int) -> list[int]:
    """DEI-DRN-13, DEI-RUL-154: the same region, or another where 1 scrapper has the majority."""
    first = t.play.origin
    if not lands(t, seat, first, 1):
        return [first]
    return [r for r in bits(t.city.ground) if r == first or lands(t, seat, r, 1)]


def why_not_one(t: Dei, seat: int) -> Reason | None:
    """DEI-DRN-13: one scrapper alone would not have the majority there."""
    return None if lands(t, seat, t.play.origin, 1) else Reason("DEI-MAJ-04")


def lower_second(t: Dei, seat: int, region: int) -> None:
    """DEI-DRN-13, DEI-RUL-154: both scrappers leave together."""
    if region == t.play.origin:
        carry(t, seat, region, 2)
    else:
        carry(t, seat, t.play.origin, 1)
        carry(t, seat, region, 1)


def lower_one(t: Dei, seat: int) -> None:
    """DEI-DRN-13: only the first goes."""
    carry(t, seat, t.play.origin, 1)


def carry(t: Dei, seat: int, region: int, count: int) -> None:
    """DEI-DRN-13: scrappers go through the air; it is no Move."""
    start = t.play.target
    t.tell("flown", rule="DEI-DRN-13", seat=seat, start=start, region=region, count=count)
    faction(t, seat).carry(t, seat, start, region, count)


def reap_or_not(t: Dei, seat: int) -> None:
    """DEI-DRN-14: the ability may be skipped."""
    t.ask(seat, "draco", REAP, SKIP)


def reap(t: Dei, seat: int) -> None:
    """DEI-DRN-14, DEI-RUL-10, DEI-RUL-118: a strike on everybody else there, then 1 supply and 1 candy."""
    drone = t.box.drones[t.play.drone]
    if victims(t, seat, t.play.target):
        hit_all(t, seat, t.play.target)
    gain_supplies(t, seat, drone.supplies, "DEI-DRN-14")
    draw_candies(t, seat, drone.candies)


ACTIVATE = verb(activate, when="DEI-CARD-15", domain=all_drones)
LAUNCH = verb(launch, when="DEI-DRN-04", domain=start_symbols, why=why_not_launch)
FLY_TO = verb(fly_to, when="DEI-DRN-03", domain=in_range)
HARVEST = verb(gather, when="DEI-DRN-11", domain=resources, why=why_not_harvest)
BRING = verb(bring, when="DEI-DRN-12", domain=loads)
LIFT = verb(lift, when="DEI-DRN-13", domain=roof_targets)
LOWER = verb(lower, when="DEI-DRN-13", domain=ground_targets)
LOWER_SECOND = verb(lower_second, when="DEI-DRN-13", domain=second_targets, word="second")
LOWER_ONE = verb(lower_one, when="DEI-DRN-13", why=why_not_one, word="no-second")
REAP = verb(reap, when="DEI-DRN-14")

enter_action(USE_DRONE, why_not_drone, use_card)
