"""Where each token lies: settled at the end of Movement, fixed through the Fire phase (LA-PLC-05, LA-RUL-91)."""

from ashfall.engine.table import Step

from . import convoy, crew
from .box import ANY_SLOT, PERSON_SLOT, STORE_SLOT
from .state import AMMO, FOOD, FUEL, NONE, SURVIVOR, Aurora, Convoy

ORDER = (SURVIVOR, AMMO, FUEL, FOOD)
"""Tokens are put into the slots in this order when the owner arranges them one by one."""


def arrange_convoys(t: Aurora) -> None:
    """LA-RUL-91, LA-FIRE-04: whoever can be fired at arranges the cargo, all at once; then it lies."""
    seats = [seat for seat in t.seats if not t.convoys[seat].out and threatened(t, seat)]
    for seat in seats:
        t.convoys[seat].loads = sensible(t, t.convoys[seat])
    if seats:
        t.together(*[(arrange, seat) for seat in seats])


def threatened(t: Aurora, seat: int) -> bool:
    """Whether an enemy is, or in the Ambush step will be, above the region of this convoy."""
    regions = t.box.roads[t.beta].region_of
    here = regions[t.convoys[seat].waypoint]
    if any(enemy.region == here for enemy in t.enemies):
        return True
    ranks = t.box.rank
    comes = any(card >= 0 and ranks[card] for card in t.zone)
    return comes and regions[t.waypoint_of(t.order[-1])] == here


def slots_of(t: Aurora, owner: Convoy) -> list[int]:
    """The undamaged slots that can hold a token, from the head of the convoy to its tail."""
    types = t.box.slot_types
    damage = owner.damage
    return [
        spot << 3 | place
        for spot, card in enumerate(owner.cards)
        if card >= 0
        for place, kind in enumerate(types[card])
        if kind <= STORE_SLOT and not damage[spot] >> place & 1
    ]


def sensible(t: Aurora, owner: Convoy) -> list[int]:
    """An arrangement that nobody has to think about: special slots first, survivors far from the truck."""
    loads = [0] * len(owner.cards)
    left = [owner.food, owner.fuel, owner.ammo, 0, owner.size()]
    rest = []
    for slot in slots_of(t, owner):
        kind = convoy.slot_type(t, owner, slot)
        if kind == ANY_SLOT:
            rest.append(slot)
        elif kind == PERSON_SLOT:
            fill(loads, slot, left, (SURVIVOR,))
        else:
            fill(loads, slot, left, (FUEL, FOOD))
    for slot in reversed(rest):
        fill(loads, slot, left, ORDER)
    return loads


def fill(loads: list[int], slot: int, left: list[int], tokens: tuple[int, ...]) -> None:
    """The first of these tokens that is left goes into the slot."""
    for token in tokens:
        if left[token]:
            left[token] -= 1
            loads[slot >> 3] |= token + 1 << 3 * (slot & 7)
            return


def arrange(t: Aurora, seat: int) -> None:
    """LA-RUL-91: leave it as it is, or place every token anew."""
    if choices(t, seat):
        t.ask(seat, "arrange", [(ready, seat), (rearrange, seat)])


def choices(t: Aurora, seat: int) -> bool:
    """Whether the cargo can lie in more than one way that makes a difference."""
    owner = t.convoys[seat]
    places = dict.fromkeys(
        (slot >> 3, convoy.slot_type(t, owner, slot), convoy.load_in(owner, slot))
        for slot in slots_of(t, owner)
    )
    kinds = list(places)
    return any(can_swap(*kinds[i], *kinds[j]) for j in range(len(kinds)) for i in range(j))


def can_swap(spot: int, kind: int, load: int, other_spot: int, other_kind: int, other: int) -> bool:
    """Whether what lies in two slots can change places, and that makes a difference."""
    if load == other or (spot == other_spot and kind == other_kind):
        return False
    return (other == NONE or convoy.suits(kind, other)) and (
        load == NONE or convoy.suits(other_kind, load)
    )


def ready(t: Aurora, seat: int) -> None:
    """The cargo stays as it lies."""


def rearrange(t: Aurora, seat: int) -> None:
    """LA-PLC-04: all tokens are taken up and placed anew, one by one."""
    owner = t.convoys[seat]
    owner.loads = [0] * len(owner.cards)
    owner.aside = [token for token in ORDER for _ in range(convoy.holds(owner, token))]
    t.then((next_token, seat))


def next_token(t: Aurora, seat: int) -> None:
    if t.convoys[seat].aside:
        t.then((ask_put, seat), (next_token, seat))


def ask_put(t: Aurora, seat: int) -> None:
    """LA-PLC-01, LA-PLC-03: a free suitable slot for the next token, so that the others still find theirs.

    Equal tokens go in from head to tail, so no arrangement is offered twice.
    """
    owner = t.convoys[seat]
    token = owner.aside[0]
    slots = slots_of(t, owner)
    last = max([slot for slot in slots if convoy.load_in(owner, slot) == token], default=-1)
    free = [slot for slot in slots if convoy.load_in(owner, slot) == NONE]
    types = [convoy.slot_type(t, owner, slot) for slot in free]
    fitting: dict[tuple[int, int], int] = {}
    for i, slot in enumerate(free):
        kind = slot >> 3, types[i]
        if slot > last and kind not in fitting and convoy.suits(types[i], token):
            if rest_fits(owner.aside, types, i):
                fitting[kind] = slot
    t.ask(seat, "put", [(put, seat, token, slot) for slot in fitting.values()])


def rest_fits(aside: list[int], types: list[int], taken: int) -> bool:
    """Whether the tokens after the first still fit, those equal to it behind the slot taken.

    `types` are the kinds of the free slots. Slots for one kind of token are used before slots for anything.
    """
    first = aside[0]
    same = aside.count(first) - 1
    behind = types[taken + 1 :]
    own = PERSON_SLOT if first == SURVIVOR else STORE_SLOT if first <= FUEL else ANY_SLOT
    own_behind = behind.count(own) if own != ANY_SLOT else 0
    if same > own_behind + behind.count(ANY_SLOT):
        return False
    anything = types.count(ANY_SLOT) - (types[taken] == ANY_SLOT)
    stores = types.count(STORE_SLOT) - (types[taken] == STORE_SLOT)
    stored = aside.count(FOOD) + aside.count(FUEL) - (first <= FUEL)
    ammo = aside.count(AMMO) - (first == AMMO)
    people = max(0, same - own_behind) if first == SURVIVOR else 0
    return people + ammo + max(0, stored - stores) <= anything


def put(t: Aurora, seat: int, token: int, slot: int) -> None:
    """LA-PLC-01: the token lies in this slot."""
    owner = t.convoys[seat]
    owner.aside.remove(token)
    convoy.set_load(owner, slot, token)


# Tokens set aside in the Fire phase


def stow_aside(t: Aurora, seat: int) -> None:
    """LA-PLC-05, LA-UPG-10: one by one the tokens of a replaced card are placed again."""
    if t.convoys[seat].aside and not t.convoys[seat].out:
        t.then((ask_stow, seat), (stow_aside, seat))


def ask_stow(t: Aurora, seat: int) -> None:
    """LA-PLC-02, LA-PLC-05: which token next, and into which slot; where none is free it may also be returned."""
    owner = t.convoys[seat]
    options: list[Step] = []
    for token in dict.fromkeys(owner.aside):
        slots = stow_slots(t, owner, token)
        options += [(stow, seat, token, slot) for slot in slots]
        if not any(convoy.load_in(owner, slot) == NONE for slot in slots):
            options.append((return_token, seat, token))
    t.ask(seat, "stow", options)


def ask_house(t: Aurora, seat: int) -> None:
    """LA-RUL-99: the Prisoner's token takes a free suitable slot or one whose token is returned."""
    owner = t.convoys[seat]
    found: dict[tuple[int, int, int], int] = {}
    for slot in slots_of(t, owner):
        kind = convoy.slot_type(t, owner, slot)
        if convoy.suits(kind, SURVIVOR):
            found.setdefault((slot >> 3, kind, convoy.load_in(owner, slot)), slot)
    t.ask(seat, "stow", [(stow, seat, SURVIVOR, slot) for slot in found.values()])


def stow_slots(t: Aurora, owner: Convoy, token: int) -> list[int]:
    """Suitable undamaged slots, free or with another kind of token; equal ones of a card once."""
    found: dict[tuple[int, int, int], int] = {}
    for slot in slots_of(t, owner):
        kind, load = convoy.slot_type(t, owner, slot), convoy.load_in(owner, slot)
        if convoy.suits(kind, token) and load != token:
            found.setdefault((slot >> 3, kind, load), slot)
    return list(found.values())


def stow(t: Aurora, seat: int, token: int, slot: int) -> None:
    """LA-PLC-02: the token takes the slot; what lay there goes back to the supply."""
    owner = t.convoys[seat]
    old = convoy.load_in(owner, slot)
    owner.aside.remove(token)
    convoy.set_load(owner, slot, token)
    if old >= 0:
        give_back(t, seat, old)


def return_token(t: Aurora, seat: int, token: int) -> None:
    """LA-UPG-10: what does not fit is returned."""
    t.convoys[seat].aside.remove(token)
    give_back(t, seat, token)


def give_back(t: Aurora, seat: int, token: int) -> None:
    """LA-PLC-08: a survivor token goes with a survivor card."""
    if token == SURVIVOR:
        t.then((crew.lose_survivor, seat))
    else:
        convoy.lose(t, seat, token)
