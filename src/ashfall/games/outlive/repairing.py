"""Step 6 of the night of Outlive: equipment is repaired."""

from ashfall.engine.errors import Reason
from ashfall.engine.verbs import Step, step, verb

from . import building, drifters
from .equipment import to_the_right
from .rooms import SECOND, usable, use_room
from .state import Outlive
from .things import MACHINE_SHOP, REPAIR_BAY, TOOL_STORE, tile_kind
from .zones import DONE, done

DISCOUNTS = (
    "none", "tool-store", "machine-shop", "tool-store-and-machine-shop", "two-machine-shops",
    "repair-bay",
)  # fmt: skip
FULL_PRICE = 0
ROOMS_USED = ((0, 0, 0), (1, 0, 0), (0, 1, 0), (1, 1, 0), (0, 2, 0), (0, 0, 1))
"""How many tool stores, machine shops and repair bays each discount uses."""
DISCOUNT_ROOMS = 1 << TOOL_STORE | 1 << MACHINE_SHOP | 1 << REPAIR_BAY


def repairs_step(t: Outlive) -> None:
    t.stage = 6
    t.side_by_side(
        *[
            step(repairs_turn, side) if side < t.players else step(drifters.drifters_repair)
            for side in t.in_order()
        ],
    )


def repairs_turn(t: Outlive, seat: int) -> None:
    """OL-REP-01, OL-ROOM-02: any number of repairs, and the tool store's draw, in any order."""
    colony = t.colonies[seat]
    options: list[Step] = []
    if colony.broken:
        options = [
            (repair, seat, tile_kind(tile))
            for tile in colony.broken
            if discounts(t, seat, tile_kind(tile))
        ]
    verbs = [REPAIR]
    if usable(t, colony, TOOL_STORE):
        options.append((fetch, seat))
        verbs.append(FETCH)
    if options:
        options.append((done, seat))
    t.ask_of(seat, "repairs", tuple(verbs), (DONE,), options)


def broken_tiles(t: Outlive, seat: int) -> list[int]:
    """OL-REP-01: the kinds of equipment that the colony has lying broken."""
    return [tile_kind(tile) for tile in t.colonies[seat].broken]


def why_not_repair(t: Outlive, seat: int, equipment: int) -> Reason | None:
    """OL-REP-01: the printed materials or a discount."""
    return None if discounts(t, seat, equipment) else Reason("OL-REP-01")


def discounts(t: Outlive, seat: int, equipment: int) -> list[int]:
    """OL-REP-05, OL-RUL-09, OL-RUL-10, OL-ROOM-18, OL-ROOM-22: the discounts with which a tile can be paid.

    Tool store and machine shop may be combined, so may two machine shops; the repair bay takes all off.
    """
    colony = t.colonies[seat]
    store = colony.store
    wood, metal, microchip = t.box.repair[equipment]
    payable = min(wood, store[0]) + min(metal, store[1]) + min(microchip, store[2])
    if not colony.alive & DISCOUNT_ROOMS:
        return [FULL_PRICE] if payable == wood + metal + microchip else []
    here = (
        len(usable(t, colony, TOOL_STORE, SECOND)),
        len(usable(t, colony, MACHINE_SHOP)),
        len(usable(t, colony, REPAIR_BAY)),
    )
    found = []
    for i, (stores, shops, bays) in enumerate(ROOMS_USED):
        if stores <= here[0] and shops <= here[1] and bays <= here[2]:
            if payable >= price(t, equipment, i):
                found.append(i)
    return found


def price(t: Outlive, equipment: int, discount: int) -> int:
    """OL-REP-05, OL-RUL-08: tokens left to pay, never below zero."""
    stores, shops, bays = ROOMS_USED[discount]
    full = sum(t.box.repair[equipment])
    off = stores * t.box.room_amount[TOOL_STORE] + shops * t.box.room_amount[MACHINE_SHOP]
    return 0 if bays else max(0, full - off)


def repair(t: Outlive, seat: int, equipment: int) -> None:
    t.pending[seat] = equipment
    t.then((choose_discount, seat))


def choose_discount(t: Outlive, seat: int) -> None:
    """OL-REP-05: a discount may be kept for another tile."""
    t.ask(seat, "discount", DISCOUNT)


def own_discounts(t: Outlive, seat: int) -> list[int]:
    return discounts(t, seat, t.pending[seat])


def discount(t: Outlive, seat: int, discount: int) -> None:
    """OL-ROOM-02, OL-ROOM-18, OL-ROOM-22: the rooms of the discount are used for this round."""
    colony = t.colonies[seat]
    stores, shops, bays = ROOMS_USED[discount]
    for slot in usable(t, colony, TOOL_STORE, SECOND)[:stores]:
        use_room(t, seat, slot, SECOND)
    for slot in usable(t, colony, MACHINE_SHOP)[:shops] + usable(t, colony, REPAIR_BAY)[:bays]:
        use_room(t, seat, slot)
    equipment = t.pending[seat]
    t.then((pay_for_tile, seat, equipment, price(t, equipment, discount)), (mend, seat, equipment))


def pay_for_tile(t: Outlive, seat: int, equipment: int, due: int) -> None:
    """OL-REP-01, OL-RUL-09: the printed kinds; what a discount removes is the player's choice."""
    if not due:
        return
    wood, metal, microchip = t.box.repair[equipment]
    t.ask(seat, "materials", building.SPEND.of((wood, metal, microchip, due)))


def mend(t: Outlive, seat: int, equipment: int) -> None:
    """OL-REP-02, OL-REP-03, OL-REP-04, OL-EX-11: repaired for good, ready at once."""
    to_the_right(t.colonies[seat], equipment)
    t.tell("repaired", "OL-REP-02", seat=seat, equipment=equipment)
    t.then((repairs_turn, seat))


def fetch(t: Outlive, seat: int) -> None:
    """OL-ROOM-02, OL-RUL-83: the draw waits until all players earlier in turn order are done."""
    t.then((open_store, seat))
    t.hold()


def open_store(t: Outlive, seat: int) -> None:
    """OL-ROOM-02: the top tile of either stack, broken."""
    use_room(t, seat, usable(t, t.colonies[seat], TOOL_STORE)[0])
    t.then(*[(building.choose_stack, seat)] * t.box.tool_draws, (repairs_turn, seat))


REPAIR = verb(repair, when="OL-REP-01", domain=broken_tiles, why=why_not_repair)
DISCOUNT = verb(discount, when="OL-REP-05", domain=own_discounts)
FETCH = verb(fetch, when="OL-ROOM-02")
