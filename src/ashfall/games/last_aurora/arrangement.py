"""Where each token lies: settled at the end of Movement, fixed through the Fire phase (LA-PLC-05, LA-RUL-91)."""

from ashfall.engine.verbs import verb, verb_about

from . import cargo, convoy, crew
from .box import ANY_SLOT, PERSON_SLOT, PLACES, PLACES_BACK, STORE_SLOT
from .road import region_of
from .state import Aurora, Convoy
from .things import AMMO, FOOD, FUEL, NONE, SURVIVOR

ASIDE, PRISONER = range(2)
"""What is stowed in the Fire phase: tokens of a card that went, or the Prisoner."""
ORDER = (SURVIVOR, AMMO, FUEL, FOOD)
"""Tokens are put into the slots in this order when the owner arranges them one by one."""
OWN_SLOT = (STORE_SLOT, STORE_SLOT, NONE, NONE, PERSON_SLOT)
"""For each token the kind of slot that is for nothing else."""
LOADS = (0b111111, 1 | 2 << SURVIVOR, 1 | 2 << FOOD | 2 << FUEL)
"""For each kind of slot for cargo what may lie in it, as in `Convoy.loads`: bit 0 nothing, bit n + 1 token n."""


def arrange_convoys(t: Aurora) -> None:
    """LA-RUL-91, LA-FIRE-04: whoever can be fired at arranges the cargo, all at once; then it lies."""
    regions = threatened_regions(t)
    here = t.box.roads[t.beta].region_of
    seats = [
        seat
        for seat, owner in enumerate(t.convoys)
        if not owner.out and here[owner.waypoint] in regions
    ]
    for seat in seats:
        t.convoys[seat].loads = sensible(t, t.convoys[seat])
    if seats:
        t.together(*[(arrange, seat) for seat in seats])


def threatened_regions(t: Aurora) -> list[int]:
    """The regions above which an enemy is, or will be in the Ambush step."""
    regions = [enemy.region for enemy in t.enemies]
    if t.enemies_in_zone():
        regions.append(region_of(t, t.order[-1]))
    return regions


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
        load = 0
        if box.own_slots[card]:
            whole = ~owner.damage[spot]
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
    rest = [FOOD] * food + [FUEL] * fuel + [AMMO] * ammo + [SURVIVOR] * survivors
    for spot in range(len(loads) - 1, -1, -1):
        for place in PLACES_BACK[box.any_slots[owner.cards[spot]] & ~owner.damage[spot]]:
            if not rest:
                return loads
            loads[spot] |= rest.pop() + 1 << 3 * place
    return loads


def arrange(t: Aurora, seat: int) -> None:
    """LA-RUL-91: leave it as it is, or place every token anew."""
    if choices(t, seat):
        t.ask(seat, "arrange", READY, REARRANGE)


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
    if owner.aside:
        t.ask(seat, "put", PUT, again=len(owner.aside) > 1)


def places_for_next(t: Aurora, seat: int) -> list[tuple[int, int]]:
    """LA-PLC-01: where the next token can go while the rest still fits; of the equal slots of a card the first."""
    owner = t.convoys[seat]
    token, same = owner.aside[0], owner.aside.count(owner.aside[0]) - 1
    own = OWN_SLOT[token]
    free, kinds, last = free_slots(t, owner, token)
    spare_anything, spare_own = spare_slots(owner.aside, kinds)
    anything_behind = kinds.count(ANY_SLOT)
    own_behind = kinds.count(own)
    found: list[tuple[int, int]] = []
    last_anything = last_own = NONE
    for i, slot in enumerate(free):
        kind = kinds[i]
        if kind == ANY_SLOT:
            anything_behind -= 1
            spare, before = spare_anything, last_anything
        elif kind == own:
            own_behind -= 1
            spare, before = spare_own, last_own
        else:
            continue
        if same > own_behind + anything_behind:
            break
        if slot < last or slot >> 3 == before:
            continue
        if token == SURVIVOR and same > own_behind:
            spare -= same - own_behind
        if spare >= 0:
            found.append((token, slot))
            if kind == ANY_SLOT:
                last_anything = slot >> 3
            else:
                last_own = slot >> 3
    return found


def free_slots(t: Aurora, owner: Convoy, token: int) -> tuple[list[int], list[int], int]:
    """The free slots for cargo and their kinds, from head to tail, and the last slot with such a token, or NONE."""
    cargo = t.box.cargo_by_damage
    last = NONE
    free: list[int] = []
    kinds: list[int] = []
    for spot, card in enumerate(owner.cards):
        if card >= 0:
            loads = owner.loads[spot]
            for place, kind in cargo[card][owner.damage[spot]]:
                load = loads >> 3 * place & 7
                if not load:
                    free.append(spot << 3 | place)
                    kinds.append(kind)
                elif load == token + 1:
                    last = spot << 3 | place
    return free, kinds, last


def spare_slots(aside: list[int], kinds: list[int]) -> tuple[int, int]:
    """How many slots for anything the tokens after the first leave free: if it takes one of them, or one of its own.

    Slots for one kind of token are used before slots for anything. Survivors are not counted: they come first.
    """
    first = aside[0]
    anything = kinds.count(ANY_SLOT) - aside.count(AMMO) + (first == AMMO)
    stored = first <= FUEL
    unstored = aside.count(FOOD) + aside.count(FUEL) - stored - kinds.count(STORE_SLOT)
    in_anything = anything - 1 - unstored if unstored > 0 else anything - 1
    unstored += stored
    return in_anything, anything - unstored if unstored > 0 else anything


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
    t.ask(seat, "stow", STOW.of(ASIDE), RETURN, again=True)


def places_to_stow(t: Aurora, seat: int, what: int) -> list[tuple[int, int]]:
    """LA-PLC-02, LA-RUL-99: each token set aside, or the Prisoner's, with each slot that may take it."""
    owner = t.convoys[seat]
    if what == PRISONER:
        return [(SURVIVOR, slot) for slot in prisoner_slots(t, owner)]
    return [
        (token, slot)
        for token in dict.fromkeys(owner.aside)
        for slot in stow_slots(t, owner, token)
    ]


def tokens_without_room(t: Aurora, seat: int) -> list[int]:
    """LA-UPG-10: the tokens set aside for which no suitable slot is free."""
    owner = t.convoys[seat]
    return [
        token
        for token in dict.fromkeys(owner.aside)
        if all(convoy.load_in(owner, slot) != NONE for slot in stow_slots(t, owner, token))
    ]


def ask_house(t: Aurora, seat: int) -> None:
    """LA-RUL-99: the Prisoner's token takes a free suitable slot or one whose token is returned."""
    t.ask(seat, "stow", STOW.of(PRISONER))


def prisoner_slots(t: Aurora, owner: Convoy) -> list[int]:
    """LA-RUL-99: suitable slots, whatever lies in them; equal ones of a card once."""
    found: dict[tuple[int, int, int], int] = {}
    for slot in slots_of(t, owner):
        kind = convoy.slot_type(t, owner, slot)
        if convoy.suits(kind, SURVIVOR):
            found.setdefault((slot >> 3, kind, convoy.load_in(owner, slot)), slot)
    return list(found.values())


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
        give_back(t, seat, old, "LA-PLC-02")


def return_token(t: Aurora, seat: int, token: int) -> None:
    """LA-UPG-10: what does not fit is returned."""
    t.convoys[seat].aside.remove(token)
    give_back(t, seat, token, "LA-UPG-10")


def give_back(t: Aurora, seat: int, token: int, rule: str) -> None:
    """LA-PLC-08: a survivor token goes with a survivor card."""
    if token == SURVIVOR:
        t.then((crew.lose_survivor, seat))
    else:
        cargo.lose_token(t, seat, token, rule)


READY = verb(ready, when="LA-RUL-91")
REARRANGE = verb(rearrange, when="LA-RUL-91")
PUT = verb(put, when="LA-PLC-01", domain=places_for_next)
STOW = verb_about(stow, when="LA-PLC-02", domain=places_to_stow)
RETURN = verb(return_token, when="LA-UPG-10", domain=tokens_without_room, word="return")
