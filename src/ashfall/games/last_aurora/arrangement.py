"""Where each token lies: settled at the end of Movement, fixed through the Fire phase (LA-PLC-05, LA-RUL-91)."""

from ashfall.engine.table import Step

from . import combat, convoy, crew
from .box import ANY_SLOT, PERSON_SLOT, PLACES, STORE_SLOT
from .state import AMMO, FOOD, FUEL, NONE, SURVIVOR, Aurora, Convoy

ORDER = (SURVIVOR, AMMO, FUEL, FOOD)
"""Tokens are put into the slots in this order when the owner arranges them one by one."""
LOADS = (0b111111, 1 | 2 << SURVIVOR, 1 | 2 << FOOD | 2 << FUEL)
"""For each kind of slot for cargo what may lie in it, as in `Convoy.loads`: bit 0 nothing, bit n + 1 token n."""


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
    for enemy in t.enemies:
        if enemy.region == here:
            return True
    return regions[t.waypoint_of(t.order[-1])] == here and bool(combat.enemies_in_zone(t))


def slots_of(t: Aurora, owner: Convoy) -> list[int]:
    """The undamaged slots that can hold a token, from the head of the convoy to its tail."""
    slots = t.box.cargo_slots
    damage = owner.damage
    return [
        spot << 3 | place
        for spot, card in enumerate(owner.cards)
        for place in PLACES[slots[card] & ~damage[spot]]
    ]


def sensible(t: Aurora, owner: Convoy) -> list[int]:
    """An arrangement that nobody has to think about: special slots first, survivors far from the truck."""
    box = t.box
    food, fuel, ammo, survivors = owner.food, owner.fuel, owner.ammo, owner.size()
    loads = []
    for spot, card in enumerate(owner.cards):
        whole = ~owner.damage[spot]
        load = 0
        for place in PLACES[box.person_slots[card] & whole]:
            if survivors:
                survivors -= 1
                load |= SURVIVOR + 1 << 3 * place
        for place in PLACES[box.store_slots[card] & whole]:
            if fuel:
                fuel -= 1
                load |= FUEL + 1 << 3 * place
            elif food:
                food -= 1
                load |= FOOD + 1 << 3 * place
        loads.append(load)
    rest = [SURVIVOR] * survivors + [AMMO] * ammo + [FUEL] * fuel + [FOOD] * food
    rest.reverse()
    for spot in range(len(loads) - 1, -1, -1):
        for place in reversed(PLACES[box.any_slots[owner.cards[spot]] & ~owner.damage[spot]]):
            if rest:
                loads[spot] |= rest.pop() + 1 << 3 * place
    return loads


def arrange(t: Aurora, seat: int) -> None:
    """LA-RUL-91: leave it as it is, or place every token anew."""
    if choices(t, seat):
        t.ask(seat, "arrange", [(ready, seat), (rearrange, seat)])


def choices(t: Aurora, seat: int) -> bool:
    """Whether the cargo can lie in more than one way that makes a difference: two slots can exchange their loads."""
    owner = t.convoys[seat]
    box = t.box
    seen: list[tuple[int, int, int]] = []
    for spot, card in enumerate(owner.cards):
        loads = owner.loads[spot]
        for place in PLACES[box.cargo_slots[card] & ~owner.damage[spot]]:
            kind, load = box.slot_types[card][place], loads >> 3 * place & 7
            for other_spot, other_kind, other in seen:
                if (
                    load != other
                    and LOADS[kind] >> other & 1
                    and LOADS[other_kind] >> load & 1
                    and (spot != other_spot or kind != other_kind)
                ):
                    return True
            seen.append((spot, kind, load))
    return False


def ready(t: Aurora, seat: int) -> None:
    """The cargo stays as it lies."""


def rearrange(t: Aurora, seat: int) -> None:
    """LA-PLC-04: all tokens are taken up and placed anew, one by one."""
    owner = t.convoys[seat]
    owner.loads = [0] * len(owner.cards)
    owner.aside = [token for token in ORDER for _ in range(convoy.holds(owner, token))]
    t.then((next_token, seat))


def next_token(t: Aurora, seat: int) -> None:
    """LA-PLC-01, LA-PLC-03: a free suitable slot for the next token, so that the others still find theirs.

    Equal tokens go in from head to tail, so no arrangement is offered twice.
    """
    owner = t.convoys[seat]
    if not owner.aside:
        return
    token = owner.aside[0]
    box = t.box
    last = NONE
    free: list[int] = []
    types: list[int] = []
    for spot, card in enumerate(owner.cards):
        loads = owner.loads[spot]
        for place in PLACES[box.cargo_slots[card] & ~owner.damage[spot]]:
            load = loads >> 3 * place & 7
            if load == 0:
                free.append(spot << 3 | place)
                types.append(box.slot_types[card][place])
            elif load == token + 1:
                last = spot << 3 | place
    fitting: dict[int, int] = {}
    for i, slot in enumerate(free):
        kind = types[i]
        if slot > last and LOADS[kind] >> token + 1 & 1:
            of_its_kind = slot >> 3 << 3 | kind
            if of_its_kind not in fitting and rest_fits(owner.aside, types, i):
                fitting[of_its_kind] = slot
    options: list[Step] = [(put, seat, token, slot) for slot in fitting.values()]
    t.ask(seat, "put", options, False, len(owner.aside) > 1)


def rest_fits(aside: list[int], types: list[int], taken: int) -> bool:
    """Whether the tokens after the first still fit, those equal to it behind the slot taken.

    `types` are the kinds of the free slots. Slots for one kind of token are used before slots for anything.
    """
    if len(aside) == 1:
        return True
    first = aside[0]
    same = aside.count(first) - 1
    kind = types[taken]
    own_behind = 0
    if same:
        behind = types[taken + 1 :]
        if first != AMMO:
            own_behind = behind.count(PERSON_SLOT if first == SURVIVOR else STORE_SLOT)
        if same > own_behind + behind.count(ANY_SLOT):
            return False
    anything = types.count(ANY_SLOT) - (kind == ANY_SLOT)
    unstored = aside.count(FOOD) + aside.count(FUEL) - (first <= FUEL)
    unstored -= types.count(STORE_SLOT) - (kind == STORE_SLOT)
    if unstored > 0:
        anything -= unstored
    anything -= aside.count(AMMO) - (first == AMMO)
    if first == SURVIVOR and same > own_behind:
        anything -= same - own_behind
    return anything >= 0


def put(t: Aurora, seat: int, token: int, slot: int) -> None:
    """LA-PLC-01: the token lies in this slot."""
    owner = t.convoys[seat]
    owner.aside.remove(token)
    convoy.set_load(owner, slot, token)


# Tokens set aside in the Fire phase


def stow_aside(t: Aurora, seat: int) -> None:
    """LA-PLC-02, LA-PLC-05, LA-UPG-10: one by one the tokens of a replaced card are placed again.

    The owner chooses which token next, and the slot; where none is free it may also be returned.
    """
    owner = t.convoys[seat]
    if not owner.aside or owner.out:
        return
    options: list[Step] = []
    for token in dict.fromkeys(owner.aside):
        slots = stow_slots(t, owner, token)
        options += [(stow, seat, token, slot) for slot in slots]
        if not any(convoy.load_in(owner, slot) == NONE for slot in slots):
            options.append((return_token, seat, token))
    t.ask(seat, "stow", options, again=True)


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
