"""Damage to a convoy (LA-PLC): where it goes, and what is lost under it."""

from ashfall.engine.verbs import Step, verb

from . import automa_effects, cargo, crew, objects
from .box import ANY_SLOT, PERSON_SLOT, PLACES, STORE_SLOT
from .convoy import load_in, room, set_load, slot_type
from .state import Aurora, Convoy
from .things import (
    AMMO,
    ANYWHERE,
    BOTTOM_ROW,
    FOOD,
    FUEL,
    LEFT_COLUMN,
    NONE,
    SURVIVOR,
    TOP_ROW,
    TRUCK,
    UNSAID,
)

CARGO_SLOTS = (ANY_SLOT, PERSON_SLOT, STORE_SLOT)


def spots_of(area: int, spots: int) -> range:
    """LA-PLC-12: the spots of an area: devices, truck and trailers, the first column, the truck, or all."""
    if area == TOP_ROW:
        return range(1, spots, 2)
    if area == BOTTOM_ROW:
        return range(0, spots, 2)
    if area == LEFT_COLUMN:
        return range(2)
    return range(1) if area == TRUCK else range(spots)


def can_be_damaged(t: Aurora, seat: int, area: int) -> bool:
    """LA-PLC-11: whether the area has an undamaged slot."""
    convoy = t.convoys[seat]
    cards, damage = convoy.cards, convoy.damage
    full = t.box.full
    for spot in spots_of(area, len(cards)):  # noqa: SIM110 (a generator takes three times as long)
        if damage[spot] != full[cards[spot]]:
            return True
    return False


def is_damaged(t: Aurora, seat: int) -> bool:
    return any(t.convoys[seat].damage)


def place_damage(t: Aurora, seat: int, area: int, count: int, cause: int = UNSAID) -> None:
    """LA-PLC-06, LA-PLC-13: the owner puts each counter in a slot of the area that has none yet."""
    if seat >= t.players:
        automa_effects.automa_damage(t, count)
        return
    convoy = t.convoys[seat]
    if not convoy.out:
        convoy.owed_damage = count
        convoy.damage_area = area
        convoy.damage_cause = cause
        t.then((next_damage, seat))


def next_damage(t: Aurora, seat: int) -> None:
    """LA-PLC-06, LA-PLC-11, LA-RUL-12, LA-RUL-39, LA-RUL-68: counter by counter the owner chooses the slot.

    Before that he may use an object. What finds no undamaged slot is lost.
    """
    convoy = t.convoys[seat]
    if convoy.owed_damage <= 0 or convoy.out:
        convoy.owed_damage = 0
        return
    area = convoy.damage_area
    options: list[Step] = []
    for slot in damage_slots(t, convoy, area):
        options.append((damage, seat, slot))
    if not options:
        if t.listener is not None:
            t.tell("damage_lost", "LA-PLC-11", seat=seat, count=convoy.owed_damage)
        convoy.owed_damage = 0
        return
    verbs = [DAMAGE]
    if can_sacrifice(t, convoy, area):
        options.append((sacrifice, seat))
        verbs.append(SACRIFICE)
    asked = objects.moment_asked(t, seat)
    if asked:
        options += objects.moment_options(t, seat)
        verbs.append(objects.USE.of(objects.MOMENT))
    again = asked or convoy.owed_damage > 1
    t.ask_of(seat, "damage", tuple(verbs), options=options, always=asked, again=again)


def slots_to_damage(t: Aurora, seat: int) -> list[int]:
    """LA-PLC-06, LA-PLC-12: the undamaged slots of the area, of equal ones the first."""
    convoy = t.convoys[seat]
    return damage_slots(t, convoy, convoy.damage_area)


def damage_slots(t: Aurora, convoy: Convoy, area: int) -> list[int]:
    """Undamaged slots of the area; of those that are equal in kind and load only the first."""
    cards, damage, loads = convoy.cards, convoy.damage, convoy.loads
    whole = t.box.whole_slots
    found = []
    for spot in spots_of(area, len(cards)):
        for first, equal in whole[cards[spot]][damage[spot]]:
            if equal and loads:
                found += different_loads(loads[spot], spot, equal)
            else:
                found.append(spot << 3 | first)
    return found


def different_loads(loads: int, spot: int, free: int) -> list[int]:
    seen: dict[int, int] = {}
    for place in PLACES[free]:
        load = loads >> 3 * place & 7
        if load not in seen:
            seen[load] = spot << 3 | place
    return list(seen.values())


def can_sacrifice(t: Aurora, convoy: Convoy, area: int) -> bool:
    """Whether the owner could lay a token under the damage although there is room for all.

    Where the damaged slot is needed anyway, `damage` asks which token goes.
    """
    if convoy.loads:
        return False
    rooms = room(t, convoy)
    slots = rooms[0] + rooms[1] + rooms[2]
    if slots <= convoy.size() + convoy.food + convoy.fuel + convoy.ammo:
        return False
    for kind in CARGO_SLOTS:
        if rooms[kind] and (area == ANYWHERE or has_slot(t, convoy, area, kind)):
            lying = under(convoy, kind, rooms)
            if len(lying) > 1 and lying[0] == NONE:
                return True
    return False


def has_slot(t: Aurora, convoy: Convoy, area: int, kind: int) -> bool:
    """Whether the area has an undamaged slot of this kind."""
    cards = convoy.cards
    masks = (t.box.any_slots, t.box.person_slots, t.box.store_slots)[kind]
    for spot in spots_of(area, len(cards)):  # noqa: SIM110 (a generator takes three times as long)
        if masks[cards[spot]] & ~convoy.damage[spot]:
            return True
    return False


def sacrifices(t: Aurora, seat: int) -> list[tuple[int, int]]:
    """The slots of the area that can go without loss, with each token that could lie there all the same."""
    convoy = t.convoys[seat]
    rooms = room(t, convoy)
    found: list[tuple[int, int]] = []
    for slot in damage_slots(t, convoy, convoy.damage_area):
        kind = slot_type(t, convoy, slot)
        if kind in CARGO_SLOTS:
            lying = under(convoy, kind, rooms)
            if lying[0] == NONE:
                found += [(slot, token) for token in lying[1:]]
    return found


def under(convoy: Convoy, kind: int, rooms: tuple[int, int, int]) -> list[int]:
    """LA-PLC-07, LA-PLC-04: what can lie in a slot of this kind while all the rest has a place.

    NONE comes first, if the slot can be left empty.
    """
    anything, people, stores = rooms
    anything -= kind == ANY_SLOT
    people -= kind == PERSON_SLOT
    stores -= kind == STORE_SLOT
    survivors, stored, ammo = convoy.size(), convoy.food + convoy.fuel, convoy.ammo
    outside = survivors - people if survivors > people else 0
    unstored = stored - stores if stored > stores else 0
    missing = outside + unstored + ammo - anything
    found = [NONE] if missing <= 0 else []
    if missing > 1:
        return found
    if kind != PERSON_SLOT and (missing <= 0 or unstored):
        if convoy.food:
            found.append(FOOD)
        if convoy.fuel:
            found.append(FUEL)
    if kind == ANY_SLOT and ammo:
        found.append(AMMO)
    if kind != STORE_SLOT and survivors and (missing <= 0 or outside):
        found.append(SURVIVOR)
    return found


def sacrifice(t: Aurora, seat: int) -> None:
    """LA-PLC-07: the owner wants to lay a token where the damage will go."""
    t.then((ask_sacrifice, seat))


def ask_sacrifice(t: Aurora, seat: int) -> None:
    """LA-PLC-04, LA-PLC-07: the tokens may be moved before, so any that can lie in the slot can be lost there."""
    t.ask(seat, "damage_under", BURY)


def bury(t: Aurora, seat: int, slot: int, token: int) -> None:
    """LA-PLC-07, LA-PLC-08: damage the slot and lose the token that was laid there."""
    hit(t, seat, slot)
    if token == SURVIVOR:
        t.then((crew.lose_survivor, seat))
    else:
        cargo.lose_token(t, seat, token, "LA-PLC-07")


def damage(t: Aurora, seat: int, slot: int) -> None:
    """LA-PLC-07, LA-PLC-09: put one damage counter in this slot; a token that lies there is lost."""
    convoy = t.convoys[seat]
    if convoy.loads:
        token = load_in(convoy, slot)
        hit(t, seat, slot)
        set_load(convoy, slot, NONE)
        if token == SURVIVOR:
            t.then((crew.lose_survivor, seat))
        elif token >= 0:
            cargo.lose_token(t, seat, token, "LA-PLC-07")
        return
    kind = t.box.slot_types[convoy.cards[slot >> 3]][slot & 7]
    may_go = under(convoy, kind, room(t, convoy)) if kind <= STORE_SLOT else [NONE]
    hit(t, seat, slot)
    if may_go[0] != NONE:
        tokens = 0
        for token in may_go:
            tokens |= 1 << token
        t.then((ask_loss, seat, tokens))


def hit(t: Aurora, seat: int, slot: int) -> None:
    convoy = t.convoys[seat]
    convoy.damage[slot >> 3] |= 1 << (slot & 7)
    convoy.owed_damage -= 1
    if t.listener is not None:
        t.tell("damaged", "LA-PLC-06", seat=seat, slot=slot, card=convoy.cards[slot >> 3])


def ask_loss(t: Aurora, seat: int, tokens: int) -> None:
    """LA-PLC-07, LA-PLC-08: there was no free place to move it to: which token lay in the damaged slot?"""
    verbs = (cargo.LOSE.of(tokens), crew.GIVE_UP)
    t.ask(seat, "lose", *verbs[: 2 if tokens >> SURVIVOR & 1 else 1])


DAMAGE = verb(damage, when="LA-PLC-06", domain=slots_to_damage)
SACRIFICE = verb(sacrifice, when="LA-PLC-07")
BURY = verb(bury, when="LA-PLC-07", domain=sacrifices)
