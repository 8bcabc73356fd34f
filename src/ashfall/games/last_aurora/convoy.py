"""Placement in the convoy (LA-PLC) and its slots (LA-SLOT): what works, what fits, what finds no room.

Outside the Fire phase the owner may rearrange at any moment, so only counts of tokens are kept: an arrangement
exists exactly if the survivors without a survivor slot, the food and fuel without a food/fuel slot, and the ammo
together need no more slots than the undamaged slots for anything. In the Fire phase `loads` says what lies where.
"""

from .box import ANY_SLOT, PERSON_SLOT, PLACES, SPECIALS, STORE_SLOT
from .state import Aurora, Convoy
from .things import AMMO, FOOD, FUEL, NONE, SURVIVOR

SPEED_PLUS = SPECIALS.index("speed_plus")
TRACKS = SPECIALS.index("tracks")
FOOD_AS_FUEL = SPECIALS.index("food_as_fuel")
FOOD_AT_END = SPECIALS.index("food_end_of_round")
REPAIR_AT_END = SPECIALS.index("repair_end_of_round")


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


def packed_room(t: Aurora, convoy: Convoy) -> int:
    """LA-PLC-10: the undamaged slots for anything, for survivors only, for food and fuel only, a byte each."""
    capacity = t.box.capacity
    damage = convoy.damage
    total = 0
    for spot, card in enumerate(convoy.cards):
        total += capacity[card][damage[spot]]
    return total


def room(t: Aurora, convoy: Convoy) -> tuple[int, int, int]:
    """LA-PLC-10: the same as three numbers."""
    total = packed_room(t, convoy)
    return total & 255, total >> 8 & 255, total >> 16


def lacking(t: Aurora, convoy: Convoy, survivors: int, stored: int, ammo: int) -> int:
    """LA-PLC-01, LA-PLC-04: how many slots are missing for these tokens, however they are arranged."""
    return lacking_in(packed_room(t, convoy), survivors, stored, ammo)


def lacking_in(packed: int, survivors: int, stored: int, ammo: int) -> int:
    """The same in a room that is known."""
    missing = ammo - (packed & 255)
    outside = survivors - (packed >> 8 & 255)
    if outside > 0:
        missing += outside
    unstored = stored - (packed >> 16)
    return missing + unstored if unstored > 0 else missing


def overflow(t: Aurora, convoy: Convoy) -> int:
    """How many tokens of the present cargo find no place (0 or less: all fit)."""
    packed = packed_room(t, convoy)
    return lacking_in(packed, convoy.size(), convoy.food + convoy.fuel, convoy.ammo)


def has_special(t: Aurora, seat: int, special: int) -> bool:
    """LA-SLOT-06, LA-SLOT-07: an undamaged special slot of this kind works."""
    convoy = t.convoys[seat]
    slots = t.box.special_masks[special]
    for spot, card in enumerate(convoy.cards):  # noqa: SIM110 (a generator takes three times as long)
        if slots[card] & ~convoy.damage[spot]:
            return True
    return False


def special_slots(t: Aurora, seat: int, special: int) -> list[int]:
    """The undamaged special slots of one kind."""
    convoy = t.convoys[seat]
    slots = t.box.special_masks[special]
    return [
        spot << 3 | place
        for spot, card in enumerate(convoy.cards)
        for place in PLACES[slots[card] & ~convoy.damage[spot]]
    ]


def special_amount(t: Aurora, seat: int, special: int) -> int:
    """The sum of what the undamaged special slots of one kind give."""
    convoy = t.convoys[seat]
    gives = t.box.gives[special]
    total = 0
    for spot, card in enumerate(convoy.cards):
        if gives[card]:
            total += gives[card][convoy.damage[spot]]
    return total


def works_late(t: Aurora, seat: int) -> bool:
    """LA-SLOT-10, LA-SLOT-14: whether an undamaged slot works at the end of the round."""
    convoy = t.convoys[seat]
    late = t.box.late_slots
    for spot, card in enumerate(convoy.cards):  # noqa: SIM110 (a generator takes three times as long)
        if late[card] & ~convoy.damage[spot]:
            return True
    return False


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
    weapons = t.box.weapons
    found = []
    for spot, card in enumerate(convoy.cards):
        mask = weapons[card] & ~convoy.damage[spot]
        if mask:
            found += [spot << 3 | place for place in PLACES[mask]]
    return found


def damaged_slots_of_use(t: Aurora, seat: int) -> tuple[int, bool]:
    """The damaged weapons (as a mask of slots), and whether a slot is damaged that works at the end of the round."""
    convoy = t.convoys[seat]
    box = t.box
    weapons = 0
    late = False
    for spot, card in enumerate(convoy.cards):
        hurt = convoy.damage[spot]
        weapons |= (box.weapons[card] & hurt) << 8 * spot
        late = late or bool(box.late_slots[card] & hurt)
    return weapons, late


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


def pay(t: Aurora, seat: int, token: int, count: int = 1) -> None:
    """Return a resource, or several, to the supply (outside the Fire phase: from wherever they lie)."""
    add(t.convoys[seat], token, -count)
    t.supply[token] += count


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
        loads = convoy.loads[spot]
        if card >= 0 and loads:
            for equal in t.box.classes[card]:
                for place in PLACES[equal]:
                    if loads >> 3 * place & 7 == token + 1:
                        found.append(spot << 3 | place)
                        break
    return found


def unload(t: Aurora, seat: int, slot: int) -> None:
    """LA-RUL-93: the resource in this slot goes to the supply, in the Fire phase."""
    convoy = t.convoys[seat]
    pay(t, seat, load_in(convoy, slot))
    set_load(convoy, slot, NONE)


# Gains
