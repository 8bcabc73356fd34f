"""Withdrawal: the whole force, the airships or the ground troops; before a card, or after it with Corporal Jones."""

from ashfall.engine.errors import Reason
from ashfall.engine.verbs import Step, verb

from .box import AIRSHIP, CORPORAL_JONES, UNITS
from .characters import ground
from .state import DEFENDING, WITHDRAWN, Auztralia


def withdrawals(t: Auztralia, seat: int) -> list[Step]:
    """AZ-RET-01, AZ-RET-05: all, or where both are there, only the airships or only the ground troops."""
    options: list[Step] = [(withdraw, seat)]
    if t.battle.force[AIRSHIP] and ground(t.battle.force):
        options += [(withdraw_airships, seat), (withdraw_ground, seat)]
    return options


def why_not_withdraw(t: Auztralia, seat: int) -> Reason | None:
    """AZ-PORT-04: nobody withdraws from the defence of a port."""
    return Reason("AZ-PORT-04") if t.battle.sort == DEFENDING else None


def why_not_withdraw_part(t: Auztralia, seat: int) -> Reason | None:
    """AZ-RET-05: airships or ground troops alone withdraw only where both are in the force."""
    why = why_not_withdraw(t, seat)
    if why is None and not (t.battle.force[AIRSHIP] and ground(t.battle.force)):
        return Reason("AZ-RET-05")
    return why


def may_use_jones(t: Auztralia, seat: int) -> bool:
    """AZ-CHR-18, AZ-RUL-52: not used yet in this combat, and never in a port defence."""
    return (
        t.battle.sort != DEFENDING
        and t.has(seat, CORPORAL_JONES)
        and not t.battle.used >> CORPORAL_JONES & 1
    )


def use_corporal_jones(t: Auztralia, seat: int) -> None:
    """AZ-CHR-18: after the reveal and before the card is applied, withdraw instead, or face the card."""
    t.ask(seat, "use_corporal_jones", FACE_CARD, *WITHDRAWALS)


def face_card(t: Auztralia, seat: int) -> None:
    """AZ-RUL-102: using a character is optional."""


def withdraw(t: Auztralia, seat: int) -> None:
    """AZ-RET-01, AZ-RET-02, AZ-RET-06, AZ-RET-07: the whole force goes home; the combat is over."""
    jones_steps_in(t)
    for unit in range(len(UNITS)):
        send_home(t, seat, unit)
    t.battle.outcome = WITHDRAWN
    t.tell("withdrew", rule="AZ-RET-01", seat=seat)


def withdraw_airships(t: Auztralia, seat: int) -> None:
    """AZ-RET-05, AZ-RUL-38: the airships go home, the ground troops fight on."""
    jones_steps_in(t)
    send_home(t, seat, AIRSHIP)
    t.tell("airships_withdrew", rule="AZ-RET-05", seat=seat)


def withdraw_ground(t: Auztralia, seat: int) -> None:
    """AZ-RET-05, AZ-RUL-38: all ground troops, trains included, go home, the airships fight on."""
    jones_steps_in(t)
    for unit in range(len(UNITS)):
        if unit != AIRSHIP:
            send_home(t, seat, unit)
    t.tell("ground_withdrew", rule="AZ-RET-05", seat=seat)


def jones_steps_in(t: Auztralia) -> None:
    """AZ-CHR-18: a withdrawal after the reveal is the Corporal's doing."""
    if t.battle.card >= 0:
        t.battle.used |= 1 << CORPORAL_JONES
        t.tell("character_used", rule="AZ-CHR-18", seat=t.battle.seat, character=CORPORAL_JONES)


def send_home(t: Auztralia, seat: int, unit: int) -> None:
    """AZ-RET-02, AZ-ATK-14, AZ-WIN-08: a stack returns to the barracks without its damage."""
    t.boards[seat].barracks[unit] += t.battle.force[unit]
    t.battle.force[unit] = 0
    t.battle.wounds[unit] = 0


WITHDRAWALS = (
    verb(withdraw, when="AZ-RET-01", why=why_not_withdraw, thing="combat:withdraw"),
    verb(withdraw_airships, when="AZ-RET-05", why=why_not_withdraw_part),
    verb(withdraw_ground, when="AZ-RET-05", why=why_not_withdraw_part),
)


FACE_CARD = verb(face_card, when="AZ-CHR-18")
