"""The shelter of Outlive: its store, its survivors and what it loses, its radiation marker."""

from ashfall.engine.verbs import step, verb

from .rooms import move_out, settle
from .state import Colony, Outlive
from .things import AIRLOCK, CAN, MATERIALS, MEAT, PROVISIONS, WATER


def gain(t: Outlive, side: int, resource: int, amount: int, rule: str) -> int:
    """OL-GEN-13, OL-GEN-15, OL-RUL-44: take from the supply as much as it holds; stores have no limit by day."""
    taken = min(amount, t.supply[resource])
    if taken > 0:
        t.supply[resource] -= taken
        t.colonies[side].store[resource] += taken
        if t.listener is not None:
            t.tell("gained", rule, seat=side, resource=resource, count=taken)
    return taken


def spend(t: Outlive, side: int, resource: int, amount: int, rule: str) -> None:
    """OL-GEN-14: what is spent or lost goes back to the supply."""
    if amount:
        t.colonies[side].store[resource] -= amount
        t.supply[resource] += amount
        if t.listener is not None:
            t.tell("spent", rule, seat=side, resource=resource, count=amount)


def provisions(colony: Colony) -> int:
    """OL-GEN-04: meat, water and cans."""
    store = colony.store
    return store[MEAT] + store[WATER] + store[CAN]


def materials(colony: Colony) -> int:
    """OL-GEN-04: wood, metal and microchips; ammo is neither material nor provision."""
    store = colony.store
    return store[0] + store[1] + store[2]


def wealth(colony: Colony) -> int:
    """OL-ATK-09: what tribute can be paid with: materials and provisions, never ammo."""
    return sum(colony.store) - colony.store[-1]


TRIBUTE = (*MATERIALS, *PROVISIONS)


def lose_survivors(t: Outlive, seat: int, count: int) -> None:
    """OL-SHEL-07, OL-SHEL-08, OL-SHEL-09, OL-RUL-60, OL-RUL-87: chosen one by one; never more than there are.

    Nobody is ever eliminated: a colony without survivors plays on.
    """
    colony = t.colonies[seat]
    alive = colony.survivors
    if count >= alive:
        if alive:
            t.crowd += alive
            colony.airlock = 0
            colony.held = [min(n, 0) for n in colony.held]
            settle(t, colony)
            t.tell("all_lost", "OL-SHEL-08", seat=seat, count=alive)
        return
    t.then(*[step(choose_loss, seat)] * count)


def choose_loss(t: Outlive, seat: int) -> None:
    """OL-SHEL-07: the player chooses, from any room or from the airlock."""
    t.ask(seat, "lose_survivor", LOSE_SURVIVOR)


def inhabited(t: Outlive, seat: int) -> list[int]:
    """OL-SHEL-07: the airlock and the rooms that somebody lives in."""
    colony = t.colonies[seat]
    rooms = [AIRLOCK] if colony.airlock else []
    return rooms + [room for slot, room in enumerate(colony.rooms) if colony.held[slot] > 0]


def lose_survivor(t: Outlive, seat: int, room: int) -> None:
    move_out(t, seat, room)


def radiate(t: Outlive, seat: int, steps: int) -> None:
    """OL-RAD-03, OL-RAD-05, OL-RUL-01: the marker goes up; each step beyond the last space costs a survivor."""
    colony = t.colonies[seat]
    end = len(t.box.track) - 1
    moved = min(steps, end - colony.radiation)
    if moved > 0:
        colony.radiation += moved
        t.tell(
            "radiated", "OL-RAD-03", seat=seat, count=moved, points=t.box.track[colony.radiation]
        )
    if steps > moved:
        t.tell("overexposed", "OL-RAD-05", seat=seat, count=steps - moved)
        lose_survivors(t, seat, steps - moved)


def cleanse(t: Outlive, side: int, steps: int) -> None:
    """OL-RAD-07, OL-RAD-08, OL-ZONE-04: the marker goes down, never past the best space."""
    colony = t.colonies[side]
    moved = min(steps, colony.radiation)
    colony.radiation -= moved
    t.tell("cleansed", "OL-RAD-07", seat=side, count=moved, points=t.box.track[colony.radiation])


LOSE_SURVIVOR = verb(lose_survivor, when="OL-SHEL-07", domain=inhabited)
