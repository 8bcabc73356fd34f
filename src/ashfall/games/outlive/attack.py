"""Attacks in Outlive: an arriving team robs every weaker active team of another colour."""

from ashfall.engine.errors import Reason
from ashfall.engine.verbs import verb

from . import drifters, zones
from .equipment import exhaust, is_ready
from .rooms import usable, use_room
from .shelter import TRIBUTE, spend, wealth
from .state import Outlive
from .things import AMMO, BASEBALL_BAT, BODY_ARMOR, HIDEOUT, INTERROGATION_ROOM


def find_foes(t: Outlive, side: int) -> None:
    """OL-ATK-01, OL-ATK-02, OL-ATK-04, OL-ATK-15, OL-ZONE-60: who is attacked before any action.

    Every weaker active team in the zone, also aboard the ship; it costs nothing and can't be declined.
    """
    turn = t.turn
    mine = t.box.strength[turn.team]
    foes = 0
    present = False
    for other, colony in enumerate(t.colonies):
        if other != side and colony.standing:
            theirs = strength_there(t, other, turn.zone)
            present = present or theirs > 0
            if 0 < theirs < mine:
                foes |= 1 << other
    turn.foes = foes
    if present:
        t.then((assault, side), (zones.harvest, side))
    else:
        t.then((zones.harvest, side))


def strength_there(t: Outlive, side: int, zone: int) -> int:
    """OL-ATK-03, OL-ATK-06, OL-RUL-23: the printed strength of a side's active team in a zone (0: none)."""
    colony = t.colonies[side]
    for team in range(4):
        if colony.teams[team] == zone:
            return t.box.strength[team] if colony.standing >> team & 1 else 0
    return 0


def assault(t: Outlive, side: int) -> None:
    """OL-ATK-12, OL-ATK-14, OL-RUL-21, OL-RUL-22, OL-EQUIP-17: the next defender, clockwise unless the attacker says.

    With the bat a team of equal strength may be attacked as well; that is never forced.
    """
    turn = t.turn
    if side >= t.players:
        if turn.foes:
            t.then((attack, side, next_foe(t, side)))
        return
    if is_ready(t, side, BASEBALL_BAT):
        t.ask(side, "attack", ATTACK, STRIKE, beside=(SPARE,))
    elif turn.foes:
        t.ask(side, "attack", ATTACK, beside=(SPARE,))


def rivals(t: Outlive, seat: int) -> list[int]:
    """OL-RUL-21: the other colonies, clockwise."""
    n = len(t.colonies)
    return [(seat + i) % n for i in range(1, n)]


def next_foe(t: Outlive, side: int) -> int:
    n = len(t.colonies)
    return next((side + i) % n for i in range(1, n) if t.turn.foes >> ((side + i) % n) & 1)


def attack(t: Outlive, seat: int, rival: int) -> None:
    """OL-ATK-05, OL-ATK-06, OL-ATK-08, OL-RUL-58, OL-RUL-80: attacker's strength minus defender's, at no cost.

    One attack is finished, tribute included, before the next begins.
    """
    begin(t, seat, rival, 0)


def strike(t: Outlive, seat: int, rival: int) -> None:
    """OL-EQUIP-17, OL-RUL-22: the bat makes one attack stronger by one."""
    exhaust(t, seat, BASEBALL_BAT)
    begin(t, seat, rival, t.box.tile_amount[BASEBALL_BAT])


def begin(t: Outlive, side: int, foe: int, bonus: int) -> None:
    turn = t.turn
    turn.foes &= ~(1 << foe)
    turn.foe = foe
    turn.asks = 0
    turn.value = t.box.strength[turn.team] + bonus - strength_there(t, foe, turn.zone)
    t.tell("attacked", "OL-ATK-06", seat=side, rival=foe, count=turn.value)
    if foe >= t.players:
        t.then((drifters.drifters_defend,), (tribute, side), (assault, side))
    elif wealth(t.colonies[foe]):
        t.then((hideout, foe), (armour, foe), (ammo, foe), (tribute, side), (assault, side))
    else:
        t.then((assault, side))


def why_not_attack(t: Outlive, seat: int, rival: int) -> Reason | None:
    """OL-ATK-02, OL-ATK-03, OL-ATK-04, OL-ATK-12: only weaker active teams in the zone, and each of them once."""
    return why_not_strength(t, seat, rival, 0)


def why_not_strike(t: Outlive, seat: int, rival: int) -> Reason | None:
    """OL-EQUIP-17, OL-ATK-10: an equal team will do, but it must have something to give."""
    reason = why_not_strength(t, seat, rival, 1)
    if reason is None and not wealth(t.colonies[rival]):
        return Reason("OL-ATK-10")
    return reason


def why_not_strength(t: Outlive, seat: int, rival: int, bonus: int) -> Reason | None:
    turn = t.turn
    theirs = strength_there(t, rival, turn.zone)
    if not theirs:
        return Reason("OL-ATK-03")
    mine = t.box.strength[turn.team]
    if theirs >= mine + bonus:
        return Reason("OL-ATK-04", have=mine, need=theirs)
    if theirs < mine and not turn.foes >> rival & 1:
        return Reason("OL-ATK-12")
    return None


def why_not_spare(t: Outlive, seat: int) -> Reason | None:
    """OL-ATK-02: the attack on a weaker team can't be declined."""
    return Reason("OL-ATK-02", "spare") if t.turn.foes else None


def spare(t: Outlive, seat: int) -> None:
    """OL-RUL-22: an equal team need not be attacked."""


def hideout(t: Outlive, seat: int) -> None:
    """OL-ROOM-17, OL-RUL-61, OL-RUL-82, OL-ATK-14: first, a team of printed strength 3 may hide."""
    turn = t.turn
    protected = strength_there(t, seat, turn.zone) == 3
    if protected and usable(t, t.colonies[seat], HIDEOUT):
        t.ask(seat, "hideout", HIDE, NO_HIDING)


def hide(t: Outlive, seat: int) -> None:
    """OL-ROOM-17, OL-RUL-61: the attack is worth nothing."""
    use_room(t, seat, usable(t, t.colonies[seat], HIDEOUT)[0])
    t.turn.value = 0


def no_hiding(t: Outlive, seat: int) -> None:
    pass


def armour(t: Outlive, seat: int) -> None:
    """OL-EQUIP-18, OL-RUL-82: second, body armour may lower the effectiveness by two."""
    if t.turn.value > 0 and is_ready(t, seat, BODY_ARMOR):
        t.ask(seat, "armour", WEAR, NO_ARMOUR)


def wear(t: Outlive, seat: int) -> None:
    """OL-EQUIP-18: not below zero."""
    exhaust(t, seat, BODY_ARMOR)
    t.turn.value = max(0, t.turn.value - t.box.tile_amount[BODY_ARMOR])


def no_armour(t: Outlive, seat: int) -> None:
    pass


def ammo(t: Outlive, seat: int) -> None:
    """OL-ATK-07, OL-RUL-82: last, any number of ammo up to the effectiveness."""
    most = min(t.turn.value, t.colonies[seat].store[AMMO])
    if most > 0:
        t.ask(seat, "defend", FIRE)


def shots(t: Outlive, seat: int) -> range:
    """OL-ATK-07: none up to all of the defender's ammo."""
    return range(t.colonies[seat].store[AMMO] + 1)


def why_not_fire(t: Outlive, seat: int, count: int) -> Reason | None:
    """OL-ATK-07: no more ammo than the attack is worth."""
    return Reason("OL-ATK-07", most=t.turn.value) if count > t.turn.value else None


def fire(t: Outlive, seat: int, count: int) -> None:
    """OL-ATK-07: each discarded ammo lowers the effectiveness by one."""
    spend(t, seat, AMMO, count, "OL-ATK-07")
    t.turn.value -= count


def tribute(t: Outlive, side: int) -> None:
    """OL-ATK-09, OL-ATK-10, OL-ATK-11, OL-RUL-64, OL-RUL-81: a token for each point left.

    Who has no more than that gives all of it, without a choice.
    """
    turn = t.turn
    rich = wealth(t.colonies[turn.foe])
    due = min(turn.value, rich)
    if due <= 0:
        t.tell("repelled", "OL-ATK-07", seat=turn.foe)
    elif due == rich:
        for resource in TRIBUTE:
            hand_over(t, side, resource, t.colonies[turn.foe].store[resource])
    else:
        t.then((interrogation, side), *[(choose_tribute, side)] * due)


def interrogation(t: Outlive, side: int) -> None:
    """OL-ROOM-20, OL-ATK-14: before the tribute the attacker may claim the choice."""
    if side < t.players and usable(t, t.colonies[side], INTERROGATION_ROOM):
        t.ask(side, "interrogation", INTERROGATE, NO_INTERROGATION)


def interrogate(t: Outlive, seat: int) -> None:
    """OL-ROOM-20: used for one attack on one defender."""
    use_room(t, seat, usable(t, t.colonies[seat], INTERROGATION_ROOM)[0])
    t.turn.asks = 1


def no_interrogation(t: Outlive, seat: int) -> None:
    pass


def choose_tribute(t: Outlive, side: int) -> None:
    """OL-ATK-09, OL-ROOM-20, OL-SOLO-10, OL-RUL-75: each token of the defender's own choice, or of the attacker's."""
    turn = t.turn
    if turn.asks:
        t.ask(side, "demand", DEMAND)
    elif turn.foe >= t.players:
        hand_over(t, side, drifters.tribute_kind(t), 1)
    else:
        t.ask(turn.foe, "tribute", GIVE)


def tribute_kinds(t: Outlive, seat: int) -> tuple[int, ...]:
    """OL-ATK-09, OL-RUL-24: materials and provisions, never ammo."""
    return TRIBUTE


def why_not_give(t: Outlive, seat: int, resource: int) -> Reason | None:
    """OL-ATK-09: only what the defender has."""
    return None if t.colonies[t.turn.foe].store[resource] else Reason("OL-ATK-09")


def give(t: Outlive, seat: int, resource: int) -> None:
    hand_over(t, t.turn.seat, resource, 1)


def demand(t: Outlive, seat: int, resource: int) -> None:
    hand_over(t, seat, resource, 1)


def hand_over(t: Outlive, side: int, resource: int, count: int) -> None:
    """OL-ATK-11, OL-ATK-13, OL-GEN-16: the only transfer between colonies goes straight into the attacker's store."""
    foe = t.turn.foe
    if count:
        t.colonies[foe].store[resource] -= count
        t.colonies[side].store[resource] += count
        t.tell("tribute", "OL-ATK-09", seat=foe, rival=side, resource=resource, count=count)


ATTACK = verb(attack, when="OL-ATK-02", domain=rivals, why=why_not_attack)
STRIKE = verb(strike, when="OL-EQUIP-17", domain=rivals, why=why_not_strike)
SPARE = verb(spare, when="OL-RUL-22", why=why_not_spare)
HIDE = verb(hide, when="OL-ROOM-17")
NO_HIDING = verb(no_hiding, when="OL-ROOM-17")
WEAR = verb(wear, when="OL-EQUIP-18", word="wear-armour")
NO_ARMOUR = verb(no_armour, when="OL-EQUIP-18")
FIRE = verb(fire, when="OL-ATK-07", domain=shots, why=why_not_fire)
INTERROGATE = verb(interrogate, when="OL-ROOM-20")
NO_INTERROGATION = verb(no_interrogation, when="OL-ROOM-20")
GIVE = verb(give, when="OL-ATK-09", only="OL-RUL-24", domain=tribute_kinds, why=why_not_give)
DEMAND = verb(demand, when="OL-ROOM-20", only="OL-RUL-24", domain=tribute_kinds, why=why_not_give)
