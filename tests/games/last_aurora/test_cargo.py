"""The counts of tokens that the game keeps against the placement rules taken word for word."""

from collections.abc import Iterator

import pytest

from ashfall.engine.chance import Chance, seeded
from ashfall.engine.table import Lane
from ashfall.games.last_aurora import bonus, convoy, hits
from ashfall.games.last_aurora.box import (
    ANY_SLOT,
    DEVICE,
    PERSON_SLOT,
    STORE_SLOT,
    TRAILER,
    TRUCK_CARD,
)
from ashfall.games.last_aurora.cargo import gain_resource
from ashfall.games.last_aurora.state import Aurora
from ashfall.games.last_aurora.things import (
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
)

from . import literal
from .literal import Cargo
from .scene import BOX, GO_ON
from .table import count_supply, table

OF_KIND = {
    kind: [c for c in range(117) if BOX.kind[c] == kind] for kind in (TRUCK_CARD, TRAILER, DEVICE)
}
CARGO_SLOTS = (ANY_SLOT, PERSON_SLOT, STORE_SLOT)
CASES = 700


def pick(chance: Chance, cards: list[int]) -> int:
    return cards[chance.below(len(cards))]


def convoy_of(chance: Chance) -> Aurora:
    """A random small convoy with random damage and a cargo that fits."""
    t = table(play=False, listen=False).table
    owner = t.convoys[0]
    owner.cards = [pick(chance, OF_KIND[TRUCK_CARD])]
    owner.cards.append(pick(chance, OF_KIND[DEVICE]) if chance.below(2) else NONE)
    if chance.below(3):
        owner.cards += [pick(chance, OF_KIND[TRAILER]), NONE]
    owner.damage = [0] * len(owner.cards)
    for spot, card in enumerate(owner.cards):
        if card != NONE:
            owner.damage[spot] = BOX.full[card] & chance.below(256) & chance.below(256)
    people = [54, 58, 14, 15, 16]
    owner.active, owner.food, owner.fuel, owner.ammo = people[:1], 0, 0, 0
    for _ in range(chance.below(9)):
        add(t, chance.below(4))
        if convoy.overflow(t, owner) > 0:
            add(t, NONE)
            break
    if convoy.overflow(t, owner) > 0:
        owner.damage = [0] * len(owner.cards)
    count_supply(t)
    return t


def add(t: Aurora, token: int) -> None:
    """A token more; NONE: take all but one survivor out again."""
    owner = t.convoys[0]
    people = [54, 58, 14, 15, 16]
    if token == NONE:
        owner.active, owner.food, owner.fuel, owner.ammo = people[:1], 0, 0, 0
    elif token == 3 and owner.size() < 5:
        owner.active = people[: owner.size() + 1]
    else:
        convoy.add(owner, token, 1)


def cargo(t: Aurora) -> Cargo:
    owner = t.convoys[0]
    return owner.food, owner.fuel, owner.ammo, owner.size()


def undamaged(t: Aurora) -> list[int]:
    owner = t.convoys[0]
    return [
        spot << 3 | i
        for spot, card in enumerate(owner.cards)
        if card != NONE
        for i in range(len(BOX.slot_types[card]))
        if not owner.damage[spot] >> i & 1
    ]


def kinds_of(t: Aurora, slots: list[int]) -> tuple[int, ...]:
    return tuple(convoy.slot_type(t, t.convoys[0], slot) for slot in slots)


def same_kind(t: Aurora, slot: int) -> tuple[int, int, int, int]:
    """What makes slots of a card equal."""
    card = t.convoys[0].cards[slot >> 3]
    i = slot & 7
    return slot >> 3, BOX.slot_types[card][i], BOX.levels[card][i], BOX.specials[card][i]


def ends(t: Aurora, *steps) -> Iterator[Aurora]:
    """Every position that the owner can reach through the questions that these steps ask."""
    t = t.clone()
    t.root = t.lane = Lane([], None, (), [])
    t.then(*steps, (pause, 0))
    t.run()
    open_ = [t]
    while open_:
        now = open_.pop()
        if now.over:
            continue
        ask = now.waiting()[0].ask
        assert ask is not None
        if ask.question == "pause":
            yield now
            continue
        for i in range(len(ask.options)):
            after = now.clone()
            after.answer(after.waiting()[0], ask.options[i])
            open_.append(after)


def alive(cargos: set[Cargo]) -> set[Cargo]:
    return {found for found in cargos if found[3]}


def pause(t: Aurora, seat: int) -> None:
    t.ask(seat, "pause", GO_ON, always=True)


def new_damage(before: Aurora, after: Aurora) -> tuple[int, int, int, int] | None:
    for slot in undamaged(before):
        if after.convoys[0].damage[slot >> 3] >> (slot & 7) & 1:
            return same_kind(before, slot)
    return None


@pytest.mark.rule(
    "LA-PLC-01", "LA-PLC-03", "LA-PLC-10", "LA-SLOT-01", "LA-SLOT-02", "LA-SLOT-03", "LA-SLOT-04"
)
def test_a_cargo_fits_exactly_if_some_arrangement_holds_it():
    chance = seeded("fits")
    for _ in range(2 * CASES):
        t = convoy_of(chance)
        owner = t.convoys[0]
        for _ in range(chance.below(3)):
            add(t, chance.below(4))
        slots = undamaged(t)
        expected = bool(literal.arrangements(kinds_of(t, slots), cargo(t)))
        assert (convoy.overflow(t, owner) <= 0) is expected


@pytest.mark.rule("LA-PLC-04", "LA-PLC-06", "LA-PLC-07", "LA-PLC-11", "LA-PLC-12", "LA-PLC-13")
@pytest.mark.parametrize("area", [ANYWHERE, TOP_ROW, BOTTOM_ROW, LEFT_COLUMN, TRUCK])
def test_damage_outside_the_fire_phase_can_do_what_the_rules_allow_and_nothing_else(area):
    chance = seeded(f"damage {area}")
    spots = {
        ANYWHERE: lambda spot: True, TOP_ROW: lambda spot: spot % 2 == 1, BOTTOM_ROW: lambda spot: spot % 2 == 0,
        LEFT_COLUMN: lambda spot: spot < 2, TRUCK: lambda spot: spot == 0,
    }[area]  # fmt: skip
    for _ in range(CASES // 2):
        t = convoy_of(chance)
        slots = undamaged(t)
        allowed = [i for i, slot in enumerate(slots) if spots(slot >> 3)]
        if cargo(t)[3] <= 1:
            continue  # whoever loses the last survivor is out, and that is another rule
        expected: set = {
            (same_kind(t, slots[i]), left)
            for i, left in literal.damaged(kinds_of(t, slots), allowed, cargo(t))
        } or {(None, cargo(t))}
        found = {
            (new_damage(t, end), cargo(end)) for end in ends(t, (hits.place_damage, 0, area, 1))
        }
        assert found == expected


@pytest.mark.rule("LA-PLC-02", "LA-PLC-14", "LA-GATH-07")
@pytest.mark.parametrize("token", [FOOD, FUEL, AMMO])
def test_gains_can_end_as_the_rules_allow_without_giving_up_what_has_room(token):
    chance = seeded(f"gain {token}")
    for _ in range(CASES // 2):
        t = convoy_of(chance)
        if cargo(t)[3] <= 1:
            continue
        count = 1 + chance.below(2)
        expected = literal.all_gained(kinds_of(t, undamaged(t)), cargo(t), token, count)
        found = {cargo(end) for end in ends(t, (gain_resource, 0, token, count))}
        # Whoever gives up the last survivor is out, and that is another rule.
        assert alive(found) == alive(literal.largest(expected))


@pytest.mark.rule("LA-MOVE-02", "LA-RUL-91")
def test_a_survivor_is_on_the_truck_if_he_can_be_put_there():
    chance = seeded("driver")
    for _ in range(2 * CASES):
        t = convoy_of(chance)
        slots = undamaged(t)
        on_truck = [i for i, slot in enumerate(slots) if slot >> 3 == 0]
        expected = any(
            arrangement[i] == SURVIVOR
            for arrangement in literal.arrangements(kinds_of(t, slots), cargo(t))
            for i in on_truck
        )
        assert convoy.driver_aboard(t, 0) is expected


@pytest.mark.rule("LA-BON-10", "LA-BON-07")
def test_damage_before_the_resource_reaches_all_that_either_order_can():
    chance = seeded("bonus")
    for _ in range(CASES // 4):
        t = convoy_of(chance)
        if cargo(t)[3] <= 2:
            continue
        slots = undamaged(t)
        kinds, everywhere = kinds_of(t, slots), list(range(len(slots)))
        either: dict = {}
        for i, left in literal.damaged(kinds, everywhere, cargo(t)):
            rest = kinds[:i] + kinds[i + 1 :]
            either.setdefault(same_kind(t, slots[i]), set()).update(
                literal.gained(rest, left, FOOD)
            )
        for before in literal.gained(kinds, cargo(t), FOOD):
            for i, left in literal.damaged(kinds, everywhere, before):
                either.setdefault(same_kind(t, slots[i]), set()).add(left)
        found: dict = {}
        for end in ends(t, *bonus.effects(t, 0, bonus.FOOD_FOR_DAMAGE)):
            found.setdefault(new_damage(t, end), set()).add(cargo(end))
        assert set(found) == set(either)
        for slot, cargos in found.items():
            assert cargos <= either[slot]
            assert literal.largest(either[slot]) <= cargos
