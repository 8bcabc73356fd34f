"""Step 5 of the night of Outlive: rooms are built and filled, and the rooms of this step are used."""

from ashfall.engine.errors import Reason
from ashfall.engine.verbs import Step, step, verb, verb_about

from . import drifters
from .cities import draw_tile
from .rooms import free_cells, grow_nursery, move_in, slot_of, usable, use_all, use_room
from .shelter import cleanse, gain, materials, spend
from .state import Outlive
from .things import (
    AMMO,
    AMMO_WORKSHOP,
    CITIES,
    CITY_OF,
    DECONTAMINATION,
    MATERIALS,
    NURSERY,
    OFFICE,
    RECYCLING_SHOP,
    WAREHOUSE,
    tile_kind,
)
from .zones import DONE, done

ROOMS_STEP = 5
DRAW_OR_SCRAP = 1 << WAREHOUSE | 1 << RECYCLING_SHOP


def rooms_step(t: Outlive) -> None:
    t.stage = ROOMS_STEP
    t.side_by_side(
        *[
            step(rooms_of, side) if side < t.players else step(drifters.drifters_build)
            for side in t.in_order()
        ],
    )


def rooms_of(t: Outlive, seat: int) -> None:
    """OL-RUL-83, OL-RUL-44: when workshops or nurseries could empty the supply, each waits for those before him."""
    box = t.box
    scarce = t.supply[AMMO] < 2 * box.room_amount[AMMO_WORKSHOP]
    if scarce or t.crowd < 2 * box.room_amount[NURSERY]:
        t.hold()
    t.then((rooms_turn, seat), (end_rooms, seat))


def rooms_turn(t: Outlive, seat: int) -> None:
    """OL-BUILD-01, OL-BUILD-04, OL-BUILD-05, OL-BUILD-06, OL-RUL-70: build, move in, use rooms, in any order."""
    colony = t.colonies[seat]
    options: list[Step] = []
    if -1 in colony.held and materials(colony) >= cost_of_room(t, seat):
        for slot, room in enumerate(colony.rooms):
            if colony.held[slot] < 0:
                options.append((build, seat, room))
    if colony.airlock:
        fillings(t, seat, options)
    if colony.alive & DRAW_OR_SCRAP:
        if usable(t, colony, WAREHOUSE):
            options.append((warehouse, seat))
        if colony.owned and usable(t, colony, RECYCLING_SHOP):
            options += [(scrap, seat, kind) for kind in own_tiles(t, seat)]
    if options:
        options.append((done, seat))
    verbs = [BUILD, FILL]
    if colony.alive & DRAW_OR_SCRAP:
        verbs += [WAREHOUSE_VERB] * bool(usable(t, colony, WAREHOUSE))
        verbs += [SCRAP] * bool(usable(t, colony, RECYCLING_SHOP))
    t.ask_of(seat, "rooms", tuple(verbs), (DONE,), options)


def own_tiles(t: Outlive, seat: int) -> list[int]:
    """OL-ROOM-10: the kinds of equipment that the colony has, broken or repaired."""
    colony = t.colonies[seat]
    return [tile_kind(tile) for tile in colony.broken + colony.repaired]


def own_rooms(t: Outlive, seat: int) -> list[int]:
    return t.colonies[seat].rooms


def fillings(t: Outlive, seat: int, options: list[Step]) -> None:
    """OL-BUILD-02, OL-BUILD-06: any number of airlock survivors into the free cells of a built room."""
    colony = t.colonies[seat]
    cells = t.box.cells
    held = colony.held
    airlock = colony.airlock
    for slot, room in enumerate(colony.rooms):
        inside = held[slot]
        if inside >= 0:
            free = cells[room] - inside
            for count in range(free if free < airlock else airlock, 0, -1):
                options.append((fill, seat, room, count))


def cost_of_room(t: Outlive, seat: int) -> int:
    """OL-BUILD-03, OL-ROOM-01, OL-RUL-11: three materials, or one with an unused construction office.

    Whichever room is built first saves the same two, so the office is used at once (OL-GEN-12).
    """
    cost = t.box.build_cost
    if usable(t, t.colonies[seat], OFFICE):
        cost = max(0, cost - t.box.room_amount[OFFICE])
    return cost


def why_not_build(t: Outlive, seat: int, room: int) -> Reason | None:
    """OL-BUILD-03, OL-SHEL-11: a room that is not built yet, and the materials."""
    colony = t.colonies[seat]
    if colony.held[slot_of(colony, room)] >= 0:
        return Reason("OL-SHEL-11")
    need, have = cost_of_room(t, seat), materials(colony)
    return Reason("OL-BUILD-03", need=need, have=have) if have < need else None


def build(t: Outlive, seat: int, room: int) -> None:
    t.then((pay_for_room, seat, cost_of_room(t, seat)), (raise_room, seat, room))


def pay_for_room(t: Outlive, seat: int, cost: int) -> None:
    """OL-BUILD-03: materials of any kinds."""
    t.ask(seat, "materials", SPEND.of((cost, cost, cost, cost)))


def material_mixes(
    t: Outlive, seat: int, bill: tuple[int, int, int, int]
) -> list[tuple[int, int, int]]:
    """OL-BUILD-03, OL-RUL-09: what of each kind could be paid, at most as much as the bill says, and what is due."""
    store = t.colonies[seat].store
    due = bill[3]
    found = []
    for wood in range(min(bill[0], store[0]), -1, -1):
        for metal in range(min(bill[1], store[1]), -1, -1):
            microchip = due - wood - metal
            if 0 <= microchip <= min(bill[2], store[2]):
                found.append((wood, metal, microchip))
    return found


def pay_materials(t: Outlive, seat: int, wood: int, metal: int, microchip: int) -> None:
    rule = "OL-BUILD-03" if t.stage == ROOMS_STEP else "OL-REP-01"
    for resource, amount in zip(MATERIALS, (wood, metal, microchip), strict=True):
        spend(t, seat, resource, amount, rule)


def raise_room(t: Outlive, seat: int, room: int) -> None:
    """OL-BUILD-03, OL-SHEL-11, OL-BUILD-05: the room is turned to its built side for good."""
    colony = t.colonies[seat]
    for slot in usable(t, colony, OFFICE):
        use_room(t, seat, slot)
    colony.held[slot_of(colony, room)] = 0
    t.tell("built", "OL-BUILD-03", seat=seat, room=room)
    t.then((rooms_turn, seat))


def moves_in(t: Outlive, seat: int) -> list[tuple[int, int]]:
    """OL-BUILD-02: all of the airlock down to one, for each room."""
    colony = t.colonies[seat]
    numbers = range(colony.airlock, 0, -1)
    return [(room, count) for room in colony.rooms for count in numbers]


def why_not_fill(t: Outlive, seat: int, room: int, count: int) -> Reason | None:
    """OL-SHEL-04, OL-SHEL-05: only into free cells of built rooms."""
    colony = t.colonies[seat]
    slot = slot_of(colony, room)
    if colony.held[slot] < 0:
        return Reason("OL-SHEL-05")
    free = free_cells(t, colony, slot)
    return Reason("OL-SHEL-04", free=free) if count > free else None


def fill(t: Outlive, seat: int, room: int, count: int) -> None:
    """OL-BUILD-02, OL-SHEL-06: airlock survivors move in."""
    t.colonies[seat].airlock -= count
    move_in(t, seat, room, count)
    if t.listener is not None:
        t.tell("moved_in", "OL-BUILD-02", seat=seat, room=room, count=count)
    t.then((rooms_turn, seat))


def warehouse(t: Outlive, seat: int) -> None:
    """OL-ROOM-15, OL-RUL-83: two tiles from the stacks, after all players earlier in turn order are done."""
    t.then((open_warehouse, seat))
    t.hold()


def open_warehouse(t: Outlive, seat: int) -> None:
    """OL-ROOM-15: each from either stack; the second is chosen after seeing the first."""
    use_room(t, seat, usable(t, t.colonies[seat], WAREHOUSE)[0])
    draws = t.box.room_amount[WAREHOUSE]
    t.then(*[(choose_stack, seat)] * draws, (rooms_turn, seat))


def choose_stack(t: Outlive, seat: int) -> None:
    """OL-RUL-72, OL-RUL-41: either city's face-down stack, as long as there is a tile at all."""
    if t.junk or any(t.stacks):
        t.ask(seat, "choose_stack", DRAW)


def stacks_left(t: Outlive, seat: int) -> list[int]:
    """OL-RUL-41: an empty stack is renewed from the discard pile, if there is one."""
    return [zone for zone in CITIES if t.stacks[CITY_OF[zone]] or t.junk]


def draw(t: Outlive, seat: int, zone: int) -> None:
    draw_tile(t, seat, CITY_OF[zone])


def scrap(t: Outlive, seat: int, equipment: int) -> None:
    """OL-ROOM-10, OL-RUL-83: the materials may be short, so scrapping waits for those earlier in turn order."""
    t.then((recycle, seat, equipment))
    t.hold()


def recycle(t: Outlive, seat: int, equipment: int) -> None:
    """OL-ROOM-10, OL-RUL-45: broken or repaired, the tile is discarded for the materials of its printed cost."""
    colony = t.colonies[seat]
    use_room(t, seat, usable(t, colony, RECYCLING_SHOP)[0])
    for pile in (colony.broken, colony.repaired):
        for tile in [tile for tile in pile if tile_kind(tile) == equipment]:
            pile.remove(tile)
            t.junk.append(tile)
    colony.owned &= ~(1 << equipment)
    colony.ready &= ~(1 << equipment)
    t.tell("recycled", "OL-ROOM-10", seat=seat, equipment=equipment)
    for resource, amount in zip(MATERIALS, t.box.repair[equipment], strict=True):
        gain(t, seat, resource, amount, "OL-ROOM-10")
    t.then((rooms_turn, seat))


def end_rooms(t: Outlive, seat: int) -> None:
    """OL-ROOM-07, OL-ROOM-11, OL-ROOM-13, OL-GEN-12: what costs nothing is used when no more rooms can fill tonight."""
    box = t.box
    colony = t.colonies[seat]
    ammo = use_all(t, seat, AMMO_WORKSHOP) * box.room_amount[AMMO_WORKSHOP]
    gain(t, seat, AMMO, ammo, "OL-ROOM-07")
    if colony.radiation:
        steps = use_all(t, seat, DECONTAMINATION) * box.room_amount[DECONTAMINATION]
        if steps:
            cleanse(t, seat, steps)
    grow_nursery(t, seat)


BUILD = verb(build, when="OL-BUILD-01", only="OL-BUILD-03", domain=own_rooms, why=why_not_build)
SPEND = verb_about(pay_materials, when="OL-BUILD-03", domain=material_mixes, word="spend")
FILL = verb(fill, when="OL-BUILD-01", only="OL-BUILD-02", domain=moves_in, why=why_not_fill)
WAREHOUSE_VERB = verb(warehouse, when="OL-ROOM-15")
DRAW = verb(draw, when="OL-RUL-72", domain=stacks_left)
SCRAP = verb(scrap, when="OL-ROOM-10", domain=own_tiles)
