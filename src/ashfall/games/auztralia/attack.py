"""The attack: the force, its Time, its range, the target, the reveal."""

from ashfall.engine.errors import Reason
from ashfall.engine.verbs import Step, verb, verb_about

from .box import (
    AIRSHIP,
    ARMOURED_CAR,
    ARMOURED_TRAIN,
    ARTILLERY,
    BILLY_NIBOON,
    INFANTRY,
    PROFESSOR_GUYON,
    UNITS,
)
from .combat import begin_combat
from .farms import all_hexes
from .hexes import FAR, bits
from .outcome import go_home
from .state import STRIKING, Auztralia, kinds_of, no_battle
from .victory import turn_up

FARTHEST_FIRST = (AIRSHIP, ARMOURED_CAR, INFANTRY, ARTILLERY, ARMOURED_TRAIN)


def targets(t: Auztralia, seat: int, kinds: int) -> int:
    """AZ-ATK-02, AZ-ATK-04, AZ-ATK-06, AZ-RUL-29: the hexes with Old Ones that a force of these kinds can attack."""
    enemies = (
        t.blocked & t.held if t.battle.sort == STRIKING and t.battle.seat == seat else t.blocked
    )
    if kinds >> ARMOURED_TRAIN & 1:
        return enemies & next_on_rails(t, seat)
    return enemies & within_range(t, seat, force_range(t, seat, kinds))


def within_range(t: Auztralia, seat: int, span: int) -> int:
    """AZ-ATK-04: the hexes with Old Ones at most so far from a reachable hex."""
    return t.blocked & t.box.hexes.around(t.boards[seat].reach, span)


def force_range(t: Auztralia, seat: int, kinds: int) -> int:
    """AZ-ATK-03, AZ-CHR-13, AZ-RUL-30: the smallest range among the kinds, one more with Billy Niboon."""
    ranges = t.box.unit_range
    smallest = FAR
    for unit in bits(kinds):
        if unit != ARMOURED_TRAIN and ranges[unit] < smallest:
            smallest = ranges[unit]
    return smallest + (t.box.amount[BILLY_NIBOON] if t.has(seat, BILLY_NIBOON) else 0)


def next_on_rails(t: Auztralia, seat: int) -> int:
    """AZ-ATK-05, AZ-ATK-15, AZ-RUL-31: hexes that one of the own tracks joins directly to a reachable hex."""
    player = t.boards[seat]
    found = 0
    for side in bits(player.tracks & player.touch):
        a, b = t.box.hexes.ends[side]
        if player.reach >> a & 1:
            found |= 1 << b
        if player.reach >> b & 1:
            found |= 1 << a
    return found


def may_attack(t: Auztralia, seat: int) -> bool:
    """AZ-ATK-01, AZ-ATK-16, AZ-ACT-07: some unit must have a target."""
    barracks = t.boards[seat].barracks
    if not t.blocked or not any(barracks):
        return False
    for unit in FARTHEST_FIRST:  # noqa: SIM110 (asked at every action: a loop is cheaper)
        if barracks[unit] and targets(t, seat, 1 << unit):
            return True
    return False


def why_no_attack(t: Auztralia, seat: int) -> Reason | None:
    """AZ-ATK-01, AZ-ATK-16: no units, or none with a target."""
    if may_attack(t, seat):
        return None
    return Reason("AZ-ATK-16" if any(t.boards[seat].barracks) else "AZ-ATK-01")


def attack_time(t: Auztralia, seat: int, kinds: int) -> int:
    """AZ-ATK-11, AZ-ATK-12, AZ-CHR-40, AZ-RUL-88: one for each kind that takes Time, 1 to 3, less with Guyon."""
    time = sum(t.box.takes_time[unit] for unit in bits(kinds))
    if t.has(seat, PROFESSOR_GUYON):
        time = max(time - t.box.amount[PROFESSOR_GUYON], t.box.least_attack_time)
    return min(max(time, 1), t.box.most_attack_time)


def raise_force(t: Auztralia, seat: int, sort: int) -> None:
    """AZ-ATK-01, AZ-ATK-17, AZ-RUL-28: first the force, then target and reveal."""
    t.battle = no_battle()
    t.battle.seat = seat
    t.battle.sort = sort
    t.then((choose_force, seat, 0))


def choose_force(t: Auztralia, seat: int, unit: int) -> None:
    """AZ-ATK-01, AZ-ATK-16: how many of each kind join, asked kind by kind; a force keeps a target all the while."""
    barracks = t.boards[seat].barracks
    while unit < len(UNITS) and not barracks[unit]:
        unit += 1
    if unit == len(UNITS):
        t.then((set_out, seat))
        return
    options: list[Step] = []
    if why_not_join(t, seat, unit, 0) is None:
        options.append((send, seat, unit, 0))
    if why_not_join(t, seat, unit, 1) is None:
        options.extend((send, seat, unit, count) for count in range(1, barracks[unit] + 1))
    t.ask(seat, "choose_force", SEND.of(unit), options=options)


def stacks(t: Auztralia, seat: int, asked: int) -> list[tuple[int, int]]:
    """AZ-ATK-01: of each kind in the barracks none up to all, and one more, which nobody has."""
    barracks = t.boards[seat].barracks
    return [(unit, n) for unit, have in enumerate(barracks) if have for n in range(have + 2)]


def why_not_send(t: Auztralia, seat: int, asked: int, unit: int, count: int) -> Reason | None:
    """AZ-ATK-01: the kinds are asked one after the other; for the one asked, why not so many."""
    if unit != asked:
        return Reason("AZ-ATK-01", "order", unit=UNITS[asked].replace("_", "-"))
    return why_not_join(t, seat, unit, count)


def why_not_join(t: Auztralia, seat: int, unit: int, count: int) -> Reason | None:
    """AZ-ATK-01, AZ-ATK-05, AZ-ATK-16: not more units than there are, and no force without a target."""
    barracks = t.boards[seat].barracks
    if count > barracks[unit]:
        return Reason("AZ-ATK-01", "few", have=barracks[unit])
    kinds = kinds_of(t.battle.force)
    if count and not targets(t, seat, kinds | 1 << unit):
        return Reason("AZ-ATK-05") if unit == ARMOURED_TRAIN else Reason("AZ-ATK-16")
    if count or kinds:
        return None
    later = range(unit + 1, len(UNITS))
    others = any(barracks[k] and targets(t, seat, 1 << k) for k in later)
    return None if others else Reason("AZ-ATK-01")


def send(t: Auztralia, seat: int, unit: int, count: int) -> None:
    """AZ-ATK-01, AZ-UNIT-06: the units go from the barracks into the expeditionary force, one stack of a kind."""
    t.boards[seat].barracks[unit] -= count
    t.battle.force[unit] = count
    t.then((choose_force, seat, unit + 1))


def set_out(t: Auztralia, seat: int) -> None:
    """AZ-ATK-13: the cost is fixed with the force and will be paid whatever comes."""
    t.owed = attack_time(t, seat, kinds_of(t.battle.force))
    t.tell("set_out", rule="AZ-ATK-13", seat=seat, time=t.owed, force=units_in(t.battle.force))
    t.then((choose_target, seat))


def units_in(force: list[int]) -> list[str]:
    """The force for an event: the kind of each unit."""
    return [UNITS[unit].replace("_", "-") for unit, count in enumerate(force) for _ in range(count)]


def choose_target(t: Auztralia, seat: int) -> None:
    """AZ-ATK-02, AZ-RUL-76: one hex in range with an Old One; also a single one is named, there is no way back."""
    found = targets(t, seat, kinds_of(t.battle.force))
    options = [(target, seat, hex) for hex in bits(found)]
    t.ask(seat, "choose_target", TARGET, options=options, always=True)


def why_not_target(t: Auztralia, seat: int, hex: int) -> Reason | None:
    """AZ-ATK-02, AZ-ATK-04, AZ-ATK-05: an Old One must be there, and in reach of the force."""
    kinds = kinds_of(t.battle.force)
    if not t.blocked >> hex & 1:
        return Reason("AZ-ATK-02")
    if targets(t, seat, kinds) >> hex & 1:
        return None
    return Reason("AZ-ATK-05") if kinds >> ARMOURED_TRAIN & 1 else Reason("AZ-ATK-04")


def target(t: Auztralia, seat: int, hex: int) -> None:
    """AZ-ATK-07, AZ-ATK-08, AZ-ATK-09, AZ-ATK-10: reveal; nothing left to fight sends the units home."""
    t.battle.hex = hex
    t.tell("attacked", rule="AZ-ATK-02", seat=seat, hex=hex)
    if hex in t.lairs:
        turn_up(t, hex, "AZ-ATK-07", "AZ-ATK-08")
    if t.standing(hex):
        begin_combat(t, seat)
    else:
        t.tell("nothing_there", rule="AZ-ATK-08", seat=seat, hex=hex)
        go_home(t, seat)


SEND = verb_about(send, when="AZ-ATK-01", domain=stacks, why=why_not_send)
TARGET = verb(target, when="AZ-ATK-02", domain=all_hexes, why=why_not_target)
