"""Placement in the convoy (LA-PLC) and its slots (LA-SLOT): what fits, where damage goes, what is lost.

Outside the Fire phase the owner may rearrange at any moment, so only counts of tokens are kept: an arrangement
exists exactly if the survivors without a survivor slot, the food and fuel without a food/fuel slot, and the ammo
together need no more slots than the undamaged slots for anything. In the Fire phase `loads` says what lies where.
"""

from ashfall.engine.errors import Reason
from ashfall.engine.table import Step

from . import automa, crew, objects
from .box import (
    ANY_SLOT,
    MOST_SLOTS,
    PERSON_SLOT,
    SPECIALS,
    STORE_SLOT,
)
from .state import (
    AMMO,
    BOTTOM_ROW,
    FOOD,
    FUEL,
    LEFT_COLUMN,
    NONE,
    RESOURCES,
    SURVIVOR,
    TOP_ROW,
    TRUCK,
    Aurora,
    Convoy,
)

SPEED_PLUS = SPECIALS.index("speed_plus")
TRACKS = SPECIALS.index("tracks")
FOOD_AS_FUEL = SPECIALS.index("food_as_fuel")


CARGO_SLOTS = (ANY_SLOT, PERSON_SLOT, STORE_SLOT)


# Slots


def slot_type(t: Aurora, convoy: Convoy, slot: int) -> int:
    return t.box.slot_types[convoy.cards[slot >> 3]][slot & 7]


def suits(kind: int, token: int) -> bool:
    """LA-PLC-03, LA-SLOT-01, LA-SLOT-02, LA-SLOT-03, LA-SLOT-04: which token may lie in which kind of slot."""
    if kind == ANY_SLOT:
        return True
    if kind == PERSON_SLOT:
        return token == SURVIVOR
    return kind == STORE_SLOT and token <= FUEL


def room(t: Aurora, convoy: Convoy) -> tuple[int, int, int]:
    """LA-PLC-10: the undamaged slots for anything, for survivors only, for food and fuel only."""
    box = t.box
    any_slots, person_slots, store_slots = box.any_slots, box.person_slots, box.store_slots
    anything = people = stores = 0
    for card, damage in zip(convoy.cards, convoy.damage, strict=True):
        if card >= 0:
            anything += (any_slots[card] & ~damage).bit_count()
            people += (person_slots[card] & ~damage).bit_count()
            stores += (store_slots[card] & ~damage).bit_count()
    return anything, people, stores


def lacking(t: Aurora, convoy: Convoy, survivors: int, stored: int, ammo: int) -> int:
    """LA-PLC-01, LA-PLC-04: how many slots are missing for these tokens, however they are arranged."""
    anything, people, stores = room(t, convoy)
    return max(0, survivors - people) + max(0, stored - stores) + ammo - anything


def overflow(t: Aurora, convoy: Convoy) -> int:
    """How many tokens of the present cargo find no place (0 or less: all fit)."""
    return lacking(t, convoy, convoy.size(), convoy.food + convoy.fuel, convoy.ammo)


def has_special(t: Aurora, seat: int, special: int) -> bool:
    """LA-SLOT-06, LA-SLOT-07: an undamaged special slot of this kind works."""
    convoy = t.convoys[seat]
    masks = t.box.special_masks
    for card, damage in zip(convoy.cards, convoy.damage, strict=True):
        if card >= 0 and masks[card][special] & ~damage:
            return True
    return False


def special_slots(t: Aurora, seat: int, special: int) -> list[int]:
    """The undamaged special slots of one kind."""
    convoy = t.convoys[seat]
    found = []
    for spot, card in enumerate(convoy.cards):
        if card >= 0:
            mask = t.box.special_masks[card][special] & ~convoy.damage[spot]
            if mask:
                found += [spot << 3 | i for i in range(MOST_SLOTS) if mask >> i & 1]
    return found


def special_amount(t: Aurora, seat: int, special: int) -> int:
    """The sum of what the undamaged special slots of one kind give."""
    convoy = t.convoys[seat]
    amounts = t.box.special_amounts
    return sum(
        amounts[convoy.cards[slot >> 3]][slot & 7] for slot in special_slots(t, seat, special)
    )


def speed_of_slots(t: Aurora, seat: int) -> int:
    """LA-SLOT-08, LA-RUL-23: undamaged speed slots add their number without being asked."""
    return special_amount(t, seat, SPEED_PLUS)


def has_tracks(t: Aurora, seat: int) -> bool:
    """LA-SLOT-09: an undamaged tracks slot opens the shortcuts with the tracks symbol."""
    return has_special(t, seat, TRACKS)


def burns_food(t: Aurora, seat: int) -> bool:
    """LA-SLOT-12: with this slot undamaged, food may be spent for speed like extra fuel."""
    return has_special(t, seat, FOOD_AS_FUEL)


def weapon_slots(t: Aurora, seat: int) -> list[int]:
    """LA-SLOT-05, LA-SLOT-07: the undamaged weapons, from the head of the convoy to its tail."""
    convoy = t.convoys[seat]
    found = []
    for spot, card in enumerate(convoy.cards):
        mask = t.box.weapons[card] & ~convoy.damage[spot] if card >= 0 else 0
        if mask:
            found += [spot << 3 | i for i in range(MOST_SLOTS) if mask >> i & 1]
    return found


def weapon_level(t: Aurora, seat: int, slot: int) -> int:
    return t.box.levels[t.convoys[seat].cards[slot >> 3]][slot & 7]


def driver_aboard(t: Aurora, seat: int) -> bool:
    """LA-MOVE-02, LA-RUL-91: the owner can arrange the cargo so that a survivor is on the truck itself."""
    convoy = t.convoys[seat]
    box = t.box
    truck, damage = convoy.cards[0], convoy.damage[0]
    if box.person_slots[truck] & ~damage:
        return True
    if not box.any_slots[truck] & ~damage:
        return False
    return lacking(t, convoy, convoy.size() - 1, convoy.food + convoy.fuel, convoy.ammo + 1) <= 0


# Cargo


def holds(convoy: Convoy, token: int) -> int:
    if token == FOOD:
        return convoy.food
    if token == FUEL:
        return convoy.fuel
    if token == AMMO:
        return convoy.ammo
    return convoy.size()


def add(convoy: Convoy, token: int, count: int) -> None:
    if token == FOOD:
        convoy.food += count
    elif token == FUEL:
        convoy.fuel += count
    elif token == AMMO:
        convoy.ammo += count


def pay(t: Aurora, seat: int, token: int) -> None:
    """Return one resource to the supply (outside the Fire phase: from wherever it lies)."""
    add(t.convoys[seat], token, -1)
    t.supply[token] += 1


def load_in(convoy: Convoy, slot: int) -> int:
    """What lies in a slot in the Fire phase: a token or NONE."""
    return (convoy.loads[slot >> 3] >> 3 * (slot & 7) & 7) - 1


def set_load(convoy: Convoy, slot: int, token: int) -> None:
    spot, shift = slot >> 3, 3 * (slot & 7)
    convoy.loads[spot] = convoy.loads[spot] & ~(7 << shift) | token + 1 << shift


def token_slots(t: Aurora, seat: int, token: int) -> list[int]:
    """LA-RUL-93: the slots that hold such a token in the Fire phase, equal ones of a card once."""
    convoy = t.convoys[seat]
    found = []
    for spot, card in enumerate(convoy.cards):
        if card >= 0 and convoy.loads[spot]:
            for kind in t.box.classes[card]:
                slots = [spot << 3 | i for i in range(MOST_SLOTS) if kind >> i & 1]
                found += [slot for slot in slots if load_in(convoy, slot) == token][:1]
    return found


def unload(t: Aurora, seat: int, slot: int) -> None:
    """LA-RUL-93: the resource in this slot goes to the supply, in the Fire phase."""
    convoy = t.convoys[seat]
    pay(t, seat, load_in(convoy, slot))
    set_load(convoy, slot, NONE)


# Damage


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
    for spot in spots_of(area, len(convoy.cards)):
        card = convoy.cards[spot]
        if card >= 0 and t.box.full[card] & ~convoy.damage[spot]:
            return True
    return False


def is_damaged(t: Aurora, seat: int) -> bool:
    return any(t.convoys[seat].damage)


def place_damage(t: Aurora, seat: int, area: int, count: int) -> None:
    """LA-PLC-06, LA-PLC-13: the owner puts each counter in a slot of the area that has none yet."""
    if seat >= t.players:
        automa.automa_damage(t, count)
        return
    convoy = t.convoys[seat]
    if not convoy.out:
        convoy.owed_damage = count
        convoy.damage_area = area
        t.then((next_damage, seat))


def next_damage(t: Aurora, seat: int) -> None:
    """LA-PLC-11: what finds no undamaged slot is lost."""
    convoy = t.convoys[seat]
    if convoy.owed_damage <= 0 or convoy.out:
        convoy.owed_damage = 0
    elif can_be_damaged(t, seat, convoy.damage_area):
        t.then((ask_damage, seat), (next_damage, seat))
    else:
        t.tell("damage_lost", "LA-PLC-11", seat=seat, count=convoy.owed_damage)
        convoy.owed_damage = 0


def ask_damage(t: Aurora, seat: int) -> None:
    """LA-PLC-06, LA-RUL-12, LA-RUL-39, LA-RUL-68: the owner chooses the slot; before that he may use an object."""
    area = t.convoys[seat].damage_area
    options: list[Step] = [(damage, seat, slot) for slot in damage_slots(t, seat, area)]
    if can_sacrifice(t, seat, area):
        options.append((sacrifice, seat))
    used = objects.moment_options(t, seat)
    t.ask(seat, "damage", options + used, always=objects.moment_asked(t, seat))


def damage_slots(t: Aurora, seat: int, area: int) -> list[int]:
    """Undamaged slots of the area; of those that are equal in kind and load only the first."""
    convoy = t.convoys[seat]
    cards = convoy.cards
    classes = t.box.classes
    found = []
    for spot in spots_of(area, len(cards)):
        card = cards[spot]
        if card < 0:
            continue
        for kind in classes[card]:
            free = kind & ~convoy.damage[spot]
            if free and not convoy.loads:
                found.append(spot << 3 | (free & -free).bit_length() - 1)
            elif free:
                found += different_loads(convoy, spot, free)
    return found


def different_loads(convoy: Convoy, spot: int, free: int) -> list[int]:
    seen: dict[int, int] = {}
    for i in range(MOST_SLOTS):
        if free >> i & 1:
            seen.setdefault(load_in(convoy, spot << 3 | i), spot << 3 | i)
    return list(seen.values())


def can_sacrifice(t: Aurora, seat: int, area: int) -> bool:
    """Whether the owner could lay a token under the damage although there is room for all.

    Where the damaged slot is needed anyway, `damage` asks which token goes.
    """
    convoy = t.convoys[seat]
    if convoy.loads:
        return False
    rooms = room(t, convoy)
    if sum(rooms) <= convoy.size() + convoy.food + convoy.fuel + convoy.ammo:
        return False
    masks = (t.box.any_slots, t.box.person_slots, t.box.store_slots)
    for kind in CARGO_SLOTS:
        if any(
            card >= 0 and masks[kind][card] & ~convoy.damage[spot]
            for spot, card in enumerate(convoy.cards)
            if spot in spots_of(area, len(convoy.cards))
        ):
            lying = under(convoy, kind, rooms)
            if len(lying) > 1 and lying[0] == NONE:
                return True
    return False


def sacrifice_options(t: Aurora, seat: int, area: int) -> list[Step]:
    """The slots of the area that can go without loss, with each token that could lie there all the same."""
    convoy = t.convoys[seat]
    rooms = room(t, convoy)
    options: list[Step] = []
    for slot in damage_slots(t, seat, area):
        kind = slot_type(t, convoy, slot)
        if kind in CARGO_SLOTS:
            lying = under(convoy, kind, rooms)
            if lying[0] == NONE:
                options += [(bury, seat, slot, token) for token in lying[1:]]
    return options


def under(convoy: Convoy, kind: int, rooms: tuple[int, int, int]) -> list[int]:
    """LA-PLC-07, LA-PLC-04: what can lie in a slot of this kind while all the rest has a place.

    NONE comes first, if the slot can be left empty.
    """
    anything, people, stores = rooms
    anything -= kind == ANY_SLOT
    people -= kind == PERSON_SLOT
    stores -= kind == STORE_SLOT
    survivors, stored, ammo = convoy.size(), convoy.food + convoy.fuel, convoy.ammo
    outside = max(0, survivors - people)
    unstored = max(0, stored - stores)
    missing = outside + unstored + ammo - anything
    found = [NONE] if missing <= 0 else []
    if missing > 1:
        return found
    if kind != PERSON_SLOT and (missing <= 0 or unstored):
        found += [token for token in (FOOD, FUEL) if holds(convoy, token)]
    if kind == ANY_SLOT and ammo:
        found.append(AMMO)
    if kind != STORE_SLOT and survivors and (missing <= 0 or outside):
        found.append(SURVIVOR)
    return found


def losses(t: Aurora, seat: int, slot: int) -> list[int]:
    """LA-PLC-07: the tokens that can lie in this slot when it is damaged."""
    convoy = t.convoys[seat]
    kind = slot_type(t, convoy, slot)
    if kind not in CARGO_SLOTS:
        return []
    return [token for token in under(convoy, kind, room(t, convoy)) if token != NONE]


def must_lose(t: Aurora, seat: int, slot: int) -> bool:
    """Whether damage in this slot leaves too little room."""
    convoy = t.convoys[seat]
    kind = slot_type(t, convoy, slot)
    return kind in CARGO_SLOTS and NONE not in under(convoy, kind, room(t, convoy))


def sacrifice(t: Aurora, seat: int) -> None:
    """LA-PLC-07: the owner wants to lay a token where the damage will go."""
    t.then((ask_sacrifice, seat))


def ask_sacrifice(t: Aurora, seat: int) -> None:
    """LA-PLC-04, LA-PLC-07: the tokens may be moved before, so any that can lie in the slot can be lost there."""
    t.ask(seat, "damage_under", sacrifice_options(t, seat, t.convoys[seat].damage_area))


def bury(t: Aurora, seat: int, slot: int, token: int) -> None:
    """LA-PLC-07, LA-PLC-08: damage the slot and lose the token that was laid there."""
    hit(t, seat, slot)
    if token == SURVIVOR:
        t.then((crew.lose_survivor, seat))
    else:
        lose(t, seat, token)


def damage(t: Aurora, seat: int, slot: int) -> None:
    """LA-PLC-07, LA-PLC-09: put one damage counter in this slot; a token that lies there is lost."""
    convoy = t.convoys[seat]
    may_go = [] if convoy.loads else losses(t, seat, slot)
    hit(t, seat, slot)
    if convoy.loads:
        token = load_in(convoy, slot)
        set_load(convoy, slot, NONE)
        if token == SURVIVOR:
            t.then((crew.lose_survivor, seat))
        elif token >= 0:
            lose(t, seat, token)
    elif overflow(t, convoy) > 0:
        t.then((ask_loss, seat, sum(1 << token for token in may_go)))


def hit(t: Aurora, seat: int, slot: int) -> None:
    convoy = t.convoys[seat]
    convoy.damage[slot >> 3] |= 1 << (slot & 7)
    convoy.owed_damage -= 1
    t.tell("damaged", "LA-PLC-06", seat=seat, slot=slot, card=convoy.cards[slot >> 3])


def ask_loss(t: Aurora, seat: int, tokens: int) -> None:
    """LA-PLC-07, LA-PLC-08: there was no free place to move it to: which token lay in the damaged slot?"""
    options: list[Step] = [(lose, seat, token) for token in RESOURCES if tokens >> token & 1]
    if tokens >> SURVIVOR & 1:
        options += [(crew.give_up, seat, card) for card in crew.expendable(t, seat)]
    t.ask(seat, "lose", options)


def lose(t: Aurora, seat: int, token: int) -> None:
    """One resource goes back to the supply."""
    pay(t, seat, token)
    t.tell("token_lost", "LA-PLC-07", seat=seat, token=token)


# Gains


def gain_resource(t: Aurora, seat: int, resource: int, count: int) -> None:
    """LA-GEN-08, LA-PLC-14: take tokens from the supply as far as it has them; what finds no room is sorted out."""
    if seat >= t.players:
        automa.automa_gain(t, resource, count)
        return
    convoy = t.convoys[seat]
    count = min(count, t.supply[resource])
    if convoy.out or not count:
        return
    t.supply[resource] -= count
    add(convoy, resource, count)
    t.tell("gained", "LA-GEN-08", seat=seat, token=resource, count=count)
    t.then((make_room, seat))


def make_room(t: Aurora, seat: int) -> None:
    """LA-PLC-02, LA-GATH-07, LA-UPG-10: while not everything has a place, the owner returns a token of his choice."""
    convoy = t.convoys[seat]
    if not convoy.out and overflow(t, convoy) > 0:
        t.then((ask_room, seat), (make_room, seat))


def ask_room(t: Aurora, seat: int) -> None:
    """LA-PLC-02, LA-RUL-06: tokens that make room when they go, and only those."""
    convoy = t.convoys[seat]
    missing = overflow(t, convoy)
    options: list[Step] = []
    survivors, stored, ammo = convoy.size(), convoy.food + convoy.fuel, convoy.ammo
    if lacking(t, convoy, survivors, stored - 1, ammo) < missing:
        options += [(lose, seat, token) for token in (FOOD, FUEL) if holds(convoy, token)]
    if ammo:
        options.append((lose, seat, AMMO))
    if lacking(t, convoy, survivors - 1, stored, ammo) < missing:
        options += [(crew.give_up, seat, card) for card in crew.expendable(t, seat)]
    t.ask(seat, "make_room", options)


def lose_resource(t: Aurora, seat: int) -> None:
    """LA-RUL-14, LA-RUL-93: the owner picks the resource he loses; in the Fire phase the very token."""
    convoy = t.convoys[seat]
    if convoy.out or not (convoy.food or convoy.fuel or convoy.ammo):
        return
    t.then((ask_lose_resource, seat))


def ask_lose_resource(t: Aurora, seat: int) -> None:
    convoy = t.convoys[seat]
    if convoy.loads:
        options: list[Step] = [
            (throw, seat, slot) for token in RESOURCES for slot in token_slots(t, seat, token)
        ]
    else:
        options = [(lose, seat, token) for token in RESOURCES if holds(convoy, token)]
    t.ask(seat, "lose_resource", options)


def throw(t: Aurora, seat: int, slot: int) -> None:
    """LA-RUL-93: the token in this slot goes to the supply."""
    t.tell("token_lost", "LA-RUL-14", seat=seat, token=load_in(t.convoys[seat], slot))
    unload(t, seat, slot)


def why_not_damage(t: Aurora, seat: int, slot: int) -> Reason | None:
    """LA-PLC-06, LA-PLC-10: a slot takes one damage counter."""
    convoy = t.convoys[seat]
    if slot >> 3 >= len(convoy.cards) or convoy.cards[slot >> 3] < 0:
        return Reason("LA-PLC-12")
    if slot & 7 >= len(t.box.slot_types[convoy.cards[slot >> 3]]):
        return Reason("LA-PLC-12")
    if convoy.damage[slot >> 3] >> (slot & 7) & 1:
        return Reason("LA-PLC-06")
    return None
