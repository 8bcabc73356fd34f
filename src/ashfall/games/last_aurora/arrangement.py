"""Where each token lies: settled at the end of Movement, fixed through the Fire phase (LA-PLC-05, LA-RUL-91)."""

from ashfall.engine.table import Step

from . import convoy, crew
from .box import ANY_SLOT, MOST_SLOTS, PERSON_SLOT, STORE_SLOT
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
    box = t.box
    found = []
    for spot, card in enumerate(owner.cards):
        if card >= 0:
            cargo = box.any_slots[card] | box.person_slots[card] | box.store_slots[card]
            mask = cargo & ~owner.damage[spot]
            found += [spot << 3 | i for i in range(MOST_SLOTS) if mask >> i & 1]
    return found


def sensible(t: Aurora, owner: Convoy) -> list[int]:
    """An arrangement that nobody has to think about: special slots first, survivors far from the truck."""
    loads = [0] * len(owner.cards)
    slots = slots_of(t, owner)
    left = {token: convoy.holds(owner, token) for token in (SURVIVOR, FUEL, FOOD, AMMO)}

    def fill(slot: int, token: int) -> None:
        loads[slot >> 3] |= token + 1 << 3 * (slot & 7)
        left[token] -= 1

    rest = []
    for slot in slots:
        kinds = [k for k in (SURVIVOR, FUEL, FOOD) if left[k]]
        kinds = [k for k in kinds if convoy.suits(convoy.slot_type(t, owner, slot), k)]
        if convoy.suits(convoy.slot_type(t, owner, slot), AMMO):
            rest.append(slot)
        elif kinds:
            fill(slot, kinds[0])
    for slot in reversed(rest):
        kinds = [k for k in ORDER if left[k]]
        if kinds:
            fill(slot, kinds[0])
    return loads


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
    fitting = []
    kinds: set[tuple[int, int]] = set()
    for slot in free:
        kind = slot >> 3, convoy.slot_type(t, owner, slot)
        if slot > last and kind not in kinds and convoy.suits(kind[1], token):
            if rest_fits(t, owner, [s for s in free if s != slot], slot):
                kinds.add(kind)
                fitting.append(slot)
    t.ask(seat, "put", [(put, seat, token, slot) for slot in fitting])


def rest_fits(t: Aurora, owner: Convoy, free: list[int], last: int) -> bool:
    """Whether the tokens after the first still fit, those equal to it behind this slot."""
    first, others = owner.aside[0], owner.aside[1:]
    same = others.count(first)
    behind = [slot for slot in free if slot > last]
    types = [convoy.slot_type(t, owner, slot) for slot in behind]
    if sum(convoy.suits(kind, first) for kind in types) < same:
        return False
    return matches(t, owner, free, others, last)


def matches(t: Aurora, owner: Convoy, free: list[int], tokens: list[int], last: int) -> bool:
    """Whether each token finds a slot of its own; the ones equal to the first only behind `last`."""
    taken: dict[int, int] = {}

    def place(i: int, seen: set[int]) -> bool:
        for slot in free:
            if slot in seen or (tokens[i] == owner.aside[0] and slot < last):
                continue
            if not convoy.suits(convoy.slot_type(t, owner, slot), tokens[i]):
                continue
            seen.add(slot)
            if slot not in taken or place(taken[slot], seen):
                taken[slot] = i
                return True
        return False

    return all(place(i, set()) for i in range(len(tokens)))


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
