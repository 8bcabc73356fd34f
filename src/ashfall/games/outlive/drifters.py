"""The solo module of Outlive: the Drifters, a rival colony whose every move is fixed by a rule."""

from .cities import find, own
from .disasters import claim
from .equipment import to_the_right
from .hunting import bag, endurance, meat_of, top_of_game
from .shelter import cleanse, materials, provisions, spend
from .state import Colony, Outlive
from .things import (
    AMMO,
    BASE,
    CITY_OF,
    DAM,
    DISASTER_PIECE,
    HUNT_OF,
    tile_kind,
)


def rival(t: Outlive) -> Colony:
    """OL-SOLO-03: they have no shelter; all they own is public."""
    return t.colonies[t.players]


# The day


def scout(t: Outlive) -> None:
    """OL-SOLO-25: on easy and normal the next card lies face up."""
    if t.box.next_card_visible[t.solo]:
        t.show(t.cards[-1])


def drifters_act(t: Outlive) -> None:
    """OL-SOLO-27, OL-SOLO-16: they take all that an arrival gives; equipment has no effects for them."""
    zone = t.turn.zone
    if CITY_OF[zone] >= 0:
        search_city(t, CITY_OF[zone])
        return
    if zone == BASE:
        take_algae(t)
    elif HUNT_OF[zone] >= 0:
        hunt(t, HUNT_OF[zone])
    gather_all(t, zone)


def gather_all(t: Outlive, zone: int) -> None:
    """OL-SOLO-12, OL-SOLO-13: every action left gathers; at the dam they pay no microchip."""
    taken = min(t.turn.actions, t.stock[zone])
    if taken:
        t.turn.actions -= taken
        t.stock[zone] -= taken
        resource = t.box.resource[zone]
        rival(t).store[resource] += taken
        rule = {DAM: "OL-SOLO-13", BASE: "OL-SOLO-11"}.get(zone, "OL-SOLO-12")
        t.tell("gathered", rule, seat=t.players, resource=resource, count=taken)


def take_algae(t: Outlive) -> None:
    """OL-SOLO-11: the algae first, unless their marker is at its best already."""
    if t.algae and rival(t).radiation:
        t.algae = False
        t.turn.actions -= 1
        t.tell("algae", "OL-SOLO-11", seat=t.players)
        cleanse(t, t.players, 1)


def hunt(t: Outlive, stack: int) -> None:
    """OL-SOLO-12: a hunt that can be paid and gives meat comes first, with as little ammo as possible."""
    kind = top_of_game(t, stack)
    if kind < 0:
        return
    colony = rival(t)
    need = endurance(t, kind)
    if t.turn.actions + colony.store[AMMO] >= need and meat_of(t, colony, kind) >= 1:
        actions = min(need, t.turn.actions)
        t.turn.actions -= actions
        spend(t, t.players, AMMO, need - actions, "OL-SOLO-12")
        bag(t, t.players, stack, 1)


def search_city(t: Outlive, city: int) -> None:
    """OL-SOLO-15: one action takes the leftmost tile of a kind they lack, the others search."""
    colony = rival(t)
    for tile in t.shown[city]:
        if t.turn.actions and not colony.owned >> tile_kind(tile) & 1:
            t.turn.actions -= 1
            t.shown[city].remove(tile)
            own(colony, tile)
            t.tell("equipment_taken", "OL-SOLO-15", seat=t.players, equipment=tile_kind(tile))
            break
    while t.turn.actions and t.search[city]:
        t.turn.actions -= 1
        find(t, t.players, city)


# Attacks on them


def drifters_defend(t: Outlive) -> None:
    """OL-SOLO-10: they discard ammo up to the effectiveness as far as they have it."""
    fired = min(t.turn.value, rival(t).store[AMMO])
    spend(t, t.players, AMMO, fired, "OL-SOLO-10")
    t.turn.value -= fired


def tribute_kind(t: Outlive) -> int:
    """OL-SOLO-10, OL-RUL-75: the kind they have most of; ties can, water, meat, microchip, metal, wood."""
    store = rival(t).store
    return max(t.box.tribute_ties, key=lambda resource: store[resource])


# The night


def drifters_consider(t: Outlive) -> None:
    """OL-SOLO-17: the disaster of highest points whose whole cost is in the stash, at most one a night."""
    side = t.players
    store = rival(t).store
    able = [
        card - DISASTER_PIECE
        for card in t.struck
        if all(store[r] >= n for r, n in enumerate(t.box.cost[card - DISASTER_PIECE]))
    ]
    if t.pending[side] or not able:
        t.passes += 1
        return
    disaster = max(able, key=lambda one: t.box.points[one])
    t.tell("drifters_weigh", "OL-SOLO-17", seat=side, disaster=able)
    t.pending[side] = 1
    for resource, amount in enumerate(t.box.cost[disaster]):
        spend(t, side, resource, amount, "OL-SOLO-17")
    claim(t, side, disaster)


def drifters_recruit(t: Outlive) -> None:
    """OL-SOLO-18, OL-RUL-76: no feeding and no radiation; each full set of provisions brings a survivor."""
    colony = rival(t)
    size = t.box.provisions_per_survivor
    sets = min(provisions(colony) // size, t.crowd)
    due = sets * size
    for resource in t.box.provision_order:
        paid = min(due, colony.store[resource])
        spend(t, t.players, resource, paid, "OL-SOLO-18")
        due -= paid
    if sets:
        t.crowd -= sets
        colony.pile += sets
        t.tell("recruited", "OL-SOLO-18", seat=t.players, count=sets)


def drifters_build(t: Outlive) -> None:
    """OL-SOLO-19: once a night a room, if materials and survivors allow it."""
    colony = rival(t)
    box = t.box
    crowd = box.survivors_per_room * (colony.annexes + 1)
    if (
        colony.annexes < box.max_rooms
        and materials(colony) >= box.materials_per_room
        and colony.pile >= crowd
    ):
        discard_materials(t, box.materials_per_room, "OL-SOLO-19")
        colony.annexes += 1
        t.tell("drifters_built", "OL-SOLO-19", seat=t.players, count=colony.annexes)


def drifters_repair(t: Outlive) -> None:
    """OL-SOLO-20: once a night the tile they took first."""
    colony = rival(t)
    if colony.broken and materials(colony) >= t.box.materials_per_repair:
        discard_materials(t, t.box.materials_per_repair, "OL-SOLO-20")
        kind = tile_kind(colony.broken[0])
        to_the_right(colony, kind)
        colony.ready = 0
        t.tell("repaired", "OL-SOLO-20", seat=t.players, equipment=kind)


def discard_materials(t: Outlive, count: int, rule: str) -> None:
    """OL-SOLO-20: each token is of the kind they have most of at that moment; ties wood, metal, microchip."""
    store = rival(t).store
    for _ in range(count):
        most = max(t.box.material_ties, key=lambda resource: store[resource])
        spend(t, t.players, most, 1, rule)
