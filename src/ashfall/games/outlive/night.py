"""Phase 3 of a round of Outlive, steps 1 to 4 and 7: disasters, feeding, radiation, recruiting, clean-up."""

from itertools import combinations_with_replacement

from ashfall.engine.errors import Reason
from ashfall.engine.verbs import step, verb, verb_about

from . import drifters
from .disasters import claim
from .rooms import move_in, reserve_water, tap_reserve, usable, use_room
from .shelter import lose_survivors, provisions, radiate, spend
from .state import Colony, Outlive
from .things import (
    AIRLOCK,
    AMMO,
    CAN,
    CRISIS_ROOM,
    DISASTER_PIECE,
    FILTER_STATION,
    MATERIALS,
    MEAT,
    PROVISIONS,
    RESOURCES,
    WATER,
)

FEEDING_STEP = 2
RELIEFS: tuple[tuple[int, ...], ...] = (
    (),
    *((resource,) for resource in range(len(RESOURCES))),
    *combinations_with_replacement(MATERIALS, 2),
    (AMMO, AMMO),
)
"""OL-ROOM-03: what a crisis room can take off the cost of a disaster: tokens of one class."""


# Step 1: disasters


def opportunity(t: Outlive, side: int) -> None:
    """OL-EVT-02, OL-EVT-03, OL-EVT-04, OL-EVT-08, OL-RUL-49: round and round until all have passed.

    A pass is not final; nobody deals with two in a row unless all others had their opportunity.
    """
    if t.struck and t.passes < len(t.colonies):
        goes = step(consider, side) if side < t.players else step(drifters.drifters_consider)
        t.then(goes, step(opportunity, (side + 1) % len(t.colonies)))


def consider(t: Outlive, seat: int) -> None:
    """OL-EVT-03: deal with a disaster or pass."""
    t.ask(seat, "solve", SOLVE, LET_BE)


def unsolved(t: Outlive, seat: int) -> list[int]:
    """OL-EVT-01: the disasters that lie open."""
    return [card - DISASTER_PIECE for card in t.struck]


def let_be(t: Outlive, seat: int) -> None:
    """OL-EVT-04: pass for now."""
    t.passes += 1


def why_not_solve(t: Outlive, seat: int, disaster: int) -> Reason | None:
    """OL-EVT-05: the player alone must be able to pay the whole cost."""
    return None if reliefs(t, seat, disaster) else Reason("OL-EVT-05")


def reliefs(t: Outlive, seat: int, disaster: int) -> list[int]:
    """OL-EVT-05, OL-ROOM-03, OL-RUL-50, OL-RUL-68, OL-RUL-69: the ways to pay, as indices into RELIEFS."""
    colony = t.colonies[seat]
    cost = t.box.cost[disaster]
    missing = []
    short = 0
    for resource, have in enumerate(colony.store):
        lacking = cost[resource] - have
        if resource == WATER and lacking > 0:
            lacking -= reserve_water(t, colony)
        if lacking > 0:
            short += lacking
        missing.append(lacking)
    found = [] if short else [0]
    if short <= 2 and usable(t, colony, CRISIS_ROOM):
        for i, relief in enumerate(RELIEFS):
            if relief and fits(t, cost, relief):
                if all(missing[r] <= relief.count(r) for r in range(7)):
                    found.append(i)
    return found


def fits(t: Outlive, cost: tuple[int, ...], relief: tuple[int, ...]) -> bool:
    """OL-ROOM-03, OL-RUL-50: only printed tokens, of one class, and as many as the room can take off."""
    if any(relief.count(r) > cost[r] for r in relief):
        return False
    by_materials, by_provisions, by_ammo = t.box.relief
    if relief[0] in MATERIALS:
        most = min(by_materials, sum(cost[r] for r in MATERIALS))
    elif relief[0] == AMMO:
        most = min(by_ammo, cost[AMMO])
    else:
        most = min(by_provisions, sum(cost[r] for r in PROVISIONS))
    return len(relief) == most


def solve(t: Outlive, seat: int, disaster: int) -> None:
    t.pending[seat] = disaster
    t.then((choose_relief, seat))


def choose_relief(t: Outlive, seat: int) -> None:
    """OL-ROOM-03: with or without the crisis room, and which tokens it takes off."""
    t.ask(seat, "relieve", RELIEVE)


def own_reliefs(t: Outlive, seat: int) -> list[int]:
    return reliefs(t, seat, t.pending[seat])


def relieve(t: Outlive, seat: int, relief: int) -> None:
    """OL-EVT-05, OL-RUL-68, OL-RUL-25: the rest is discarded; virtual water, gone by morning, pays first."""
    colony = t.colonies[seat]
    disaster = t.pending[seat]
    if relief:
        use_room(t, seat, usable(t, colony, CRISIS_ROOM)[0])
    for resource, amount in enumerate(t.box.cost[disaster]):
        due = amount - RELIEFS[relief].count(resource)
        if resource == WATER and due > 0:
            virtual = min(due, reserve_water(t, colony))
            tap_reserve(t, seat, virtual)
            due -= virtual
        spend(t, seat, resource, due, "OL-EVT-05")
    claim(t, seat, disaster)


# Step 2: feeding


def feeding(t: Outlive) -> None:
    t.stage = FEEDING_STEP
    t.side_by_side(*[step(feed, seat) for seat in t.seats_in_order()])


def feed(t: Outlive, seat: int) -> None:
    """OL-FEED-02, OL-FEED-04, OL-FEED-07, OL-RUL-26, OL-RUL-27: rows first, then rooms.

    The cost is counted once. Virtual water goes first, for it is lost in the morning; each unit that
    can't be paid costs a survivor.
    """
    colony = t.colonies[seat]
    rows = t.box.rows_filled[colony.airlock]
    rooms = food_of_rooms(t, seat)
    virtual = min(rows, reserve_water(t, colony))
    tap_reserve(t, seat, virtual)
    water = min(rows - virtual, colony.store[WATER])
    spend(t, seat, WATER, water, "OL-FEED-02")
    unpaid = rows - virtual - water
    unpaid += max(0, rooms - provisions(colony) - reserve_water(t, colony))
    t.tell("fed", "OL-FEED-06", seat=seat, count=rows + rooms)
    if unpaid:
        t.then(step(pay_provisions, seat, rooms), step(starve, seat, unpaid))
    elif rooms:
        t.then(step(pay_provisions, seat, rooms))


def food_of_rooms(t: Outlive, seat: int) -> int:
    """OL-FEED-01, OL-FEED-03: every room with a survivor costs its printed number, full or not."""
    colony = t.colonies[seat]
    held = colony.held
    food = 0
    for slot, room in enumerate(colony.rooms):
        if held[slot] > 0:
            food += t.box.food[room]
    return food


def starve(t: Outlive, seat: int, count: int) -> None:
    """OL-FEED-05: one survivor of his choice for each unpaid unit."""
    t.tell("starved", "OL-FEED-05", seat=seat, count=min(count, t.colonies[seat].survivors))
    lose_survivors(t, seat, count)


def pay_provisions(t: Outlive, seat: int, need: int) -> None:
    """OL-FEED-01, OL-REC-02, OL-RUL-51: any mix of provisions; what would spoil tonight is spent first.

    Virtual water and meat are gone in the morning whatever happens, so they always pay before the rest.
    """
    colony = t.colonies[seat]
    virtual = min(need, reserve_water(t, colony))
    tap_reserve(t, seat, virtual)
    need -= virtual
    meat = min(need, colony.store[MEAT])
    spend(t, seat, MEAT, meat, rule_of_provisions(t))
    need = min(need - meat, colony.store[WATER] + colony.store[CAN])
    if need:
        t.then(step(choose_mix, seat, need))


def choose_mix(t: Outlive, seat: int, need: int) -> None:
    """OL-FEED-06, OL-REC-02, OL-CLEAN-02: water or cans; water that could not be kept anyway goes before cans."""
    t.ask(seat, "mix", MIX.of(need))


def mixes(t: Outlive, seat: int, need: int) -> list[tuple[int, int]]:
    """OL-FEED-06: water and cans that make up what is needed."""
    store = t.colonies[seat].store
    most = min(need, store[WATER])
    least = max(0, need - store[CAN], min(need, store[WATER] - t.box.keep_water))
    return [(water, need - water) for water in range(least, most + 1)]


def mix(t: Outlive, seat: int, water: int, can: int) -> None:
    spend(t, seat, WATER, water, rule_of_provisions(t))
    spend(t, seat, CAN, can, rule_of_provisions(t))


def rule_of_provisions(t: Outlive) -> str:
    """What provisions are paid for in this step of the night."""
    return "OL-FEED-01" if t.stage == FEEDING_STEP else "OL-REC-01"


# Step 3: radiation


def radiation(t: Outlive) -> None:
    t.stage = 3
    t.side_by_side(*[step(irradiate, seat) for seat in t.seats_in_order()])


def irradiate(t: Outlive, seat: int) -> None:
    """OL-RAD-01, OL-RAD-02, OL-RAD-04: the day's level less what is absorbed."""
    taken = t.box.radiation[t.day - 1] - absorbed(t, t.colonies[seat])
    if taken > 0:
        radiate(t, seat, taken)


def absorbed(t: Outlive, colony: Colony) -> int:
    """OL-RAD-02, OL-ROOM-12, OL-RUL-71: one for each in the airlock, and what full filter stations hold back."""
    filters = len(usable(t, colony, FILTER_STATION))
    return colony.airlock + filters * t.box.room_amount[FILTER_STATION]


# Step 4: recruiting


def recruiting(t: Outlive) -> None:
    t.stage = 4
    t.side_by_side(
        *[
            step(muster, side) if side < t.players else step(drifters.drifters_recruit)
            for side in t.in_order()
        ],
    )


def muster(t: Outlive, seat: int) -> None:
    """OL-RUL-83, OL-RUL-44: when the supply could run short, each waits for those before him."""
    if t.crowd < t.box.airlock * len(t.colonies):
        t.hold()
    t.then((choose_recruits, seat))


def choose_recruits(t: Outlive, seat: int) -> None:
    """OL-REC-01, OL-REC-02, OL-REC-03: as many as provisions and free cells of the airlock allow."""
    if most_recruits(t, seat) > 0:
        t.ask(seat, "recruit", RECRUIT)


def recruits(t: Outlive, seat: int) -> range:
    """OL-REC-03: none up to a full airlock."""
    return range(t.box.airlock + 1)


def most_recruits(t: Outlive, seat: int) -> int:
    colony = t.colonies[seat]
    free = t.box.airlock - colony.airlock
    return min(free, provisions(colony) + reserve_water(t, colony), t.crowd)


def why_not_recruit(t: Outlive, seat: int, count: int) -> Reason | None:
    """OL-REC-01, OL-REC-03: not beyond the airlock, not without provisions."""
    colony = t.colonies[seat]
    if count > t.box.airlock - colony.airlock:
        return Reason("OL-REC-03", free=t.box.airlock - colony.airlock)
    if count > most_recruits(t, seat):
        return Reason("OL-REC-01", most=most_recruits(t, seat))
    return None


def recruit(t: Outlive, seat: int, count: int) -> None:
    """OL-REC-01: one provision for each survivor from the supply."""
    if count:
        t.crowd -= count
        move_in(t, seat, AIRLOCK, count)
        t.tell("recruited", "OL-REC-01", seat=seat, count=count)
        t.then(step(pay_provisions, seat, count))


# Step 7: clean-up


SOLVE = verb(solve, when="OL-EVT-03", only="OL-EVT-01", domain=unsolved, why=why_not_solve)
LET_BE = verb(let_be, when="OL-EVT-04")
RELIEVE = verb(relieve, when="OL-EVT-05", only="OL-ROOM-03", domain=own_reliefs)
MIX = verb_about(mix, when="OL-FEED-06", domain=mixes)
RECRUIT = verb(recruit, when="OL-REC-01", only="OL-REC-03", domain=recruits, why=why_not_recruit)
