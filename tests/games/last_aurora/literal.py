"""The placement rules taken word for word: every token in a slot of its own, every arrangement tried.

Slow and simple; the counts that the game keeps must give the same results.
"""

from collections.abc import Iterator
from functools import cache

from ashfall.games.last_aurora.box import ANY_SLOT, PERSON_SLOT, STORE_SLOT
from ashfall.games.last_aurora.things import AMMO, FOOD, FUEL, SURVIVOR

Cargo = tuple[int, int, int, int]
"""Food, fuel, ammo, survivors."""
TOKENS = (FOOD, FUEL, AMMO, SURVIVOR)


def may_lie(kind: int, token: int) -> bool:
    return (
        kind == ANY_SLOT
        or (kind == PERSON_SLOT and token == SURVIVOR)
        or (kind == STORE_SLOT and token in (FOOD, FUEL))
    )


def less(cargo: Cargo, token: int, by: int = 1) -> Cargo:
    at = TOKENS.index(token)
    return cargo[:at] + (cargo[at] - by,) + cargo[at + 1 :]  # type: ignore[return-value]


@cache
def arrangements(kinds: tuple[int, ...], cargo: Cargo) -> list[tuple[int, ...]]:
    """Every way to put all the tokens into slots of these kinds: the token in each slot, or -1."""
    return list(fill(kinds, cargo))


def fill(kinds: tuple[int, ...], cargo: Cargo) -> Iterator[tuple[int, ...]]:
    if sum(cargo) > len(kinds):
        return
    if not kinds:
        yield ()
        return
    for token in TOKENS:
        if cargo[TOKENS.index(token)] and may_lie(kinds[0], token):
            for rest in fill(kinds[1:], less(cargo, token)):
                yield (token, *rest)
    for rest in fill(kinds[1:], cargo):
        yield (-1, *rest)


def damaged(kinds: tuple[int, ...], allowed: list[int], cargo: Cargo) -> set[tuple[int, Cargo]]:
    """LA-PLC-04, LA-PLC-06, LA-PLC-07: rearrange, put a counter in an allowed slot, lose what lies there."""
    found = set()
    for arrangement in arrangements(kinds, cargo):
        for slot in allowed:
            token = arrangement[slot]
            found.add((slot, less(cargo, token) if token >= 0 else cargo))
    return found


def gained(kinds: tuple[int, ...], cargo: Cargo, token: int) -> set[Cargo]:
    """LA-PLC-02, LA-PLC-14: decline the token, or put it into a slot, moving or returning what lies there."""
    found = {cargo}
    for arrangement in arrangements(kinds, cargo):
        for slot, kind in enumerate(kinds):
            if not may_lie(kind, token):
                continue
            here = arrangement[slot]
            if here < 0:
                found.add(less(cargo, token, -1))
                continue
            found.add(less(less(cargo, token, -1), here))
            for other, other_kind in enumerate(kinds):
                if arrangement[other] < 0 and may_lie(other_kind, here):
                    found.add(less(cargo, token, -1))
    return found


def all_gained(kinds: tuple[int, ...], cargo: Cargo, token: int, count: int) -> set[Cargo]:
    found = {cargo}
    for _ in range(count):
        found = set().union(*[gained(kinds, before, token) for before in found])
    return found


def largest(cargos: set[Cargo]) -> set[Cargo]:
    """Those of which nothing was given up without need."""
    return {
        c
        for c in cargos
        if not any(o != c and all(a >= b for a, b in zip(o, c, strict=True)) for o in cargos)
    }
