"""How a combat ends: victory, withdrawal, defeat, and what the defeat of a garrison means."""

from .box import UNITS
from .characters import heal
from .ending import end_game
from .losses import offer_neumann
from .state import DEFENDING, Auztralia, no_battle
from .withdrawal import send_home


def victory(t: Auztralia, seat: int) -> None:
    """AZ-WIN-08, AZ-ATK-14, AZ-PORT-10: the hex is free; all remaining units go home repaired."""
    t.tell("combat_won", rule="AZ-WIN-08", seat=seat, hex=t.battle.hex)
    go_home(t, seat)


def go_home(t: Auztralia, seat: int) -> None:
    """AZ-ATK-14, AZ-UNIT-06: the units return to the barracks and the combat is over."""
    for unit in range(len(UNITS)):
        send_home(t, seat, unit)
    t.battle = no_battle()


def end_withdrawn(t: Auztralia, seat: int) -> None:
    """AZ-RET-03, AZ-RET-04: damage stays on the Old Ones, except on Zombies."""
    heal_zombies(t, t.battle.hex, "AZ-RET-04")
    go_home(t, seat)


def heal_zombies(t: Auztralia, hex: int, rule: str) -> None:
    """AZ-RUL-45, AZ-RET-04, AZ-DEF-04, AZ-RUL-37: Zombies alive where no force is left lose all damage."""
    for i in t.standing(hex):
        if t.box.heals[t.box.kind[t.awake[i]]]:
            heal(t, i, rule)


def defeat(t: Auztralia, seat: int) -> None:
    """AZ-DEF-01, AZ-DEF-03, AZ-DEF-05, AZ-DEF-06, AZ-RUL-39: every damaged stack loses its top unit."""
    battle = t.battle
    t.tell("defeated", rule="AZ-DEF-01", seat=seat, hex=battle.hex)
    if battle.sort == DEFENDING:
        t.then((lose_garrison, seat))
        return
    lost = 0
    for unit in range(len(UNITS)):
        if battle.wounds[unit]:
            battle.wounds[unit] = 0
            battle.force[unit] -= 1
            t.supply[unit] += 1
            lost |= 1 << unit
            t.tell("unit_lost", rule="AZ-DEF-03", seat=seat, unit=unit)
    heal_zombies(t, battle.hex, "AZ-DEF-04")
    t.then((go_home, seat))
    offer_neumann(t, seat, lost)


def lose_garrison(t: Auztralia, seat: int) -> None:
    """AZ-PORT-05, AZ-PORT-06, AZ-RUL-44, AZ-RUL-53: all units are lost; the port too if an attacker is left."""
    battle = t.battle
    held = not t.standing(battle.hex)
    rule = "AZ-PORT-06" if held else "AZ-PORT-05"
    lost = 0
    for unit, count in enumerate(battle.force):
        if count:
            t.tell("garrison_lost", rule=rule, seat=seat, unit=unit, amount=count)
            battle.force[unit] = 0
            battle.wounds[unit] = 0
            t.supply[unit] += count
            lost |= 1 << unit
    if not held:
        t.tell("port_fell", rule="AZ-PORT-05", seat=seat, hex=battle.hex)
        t.fallen = seat
        t.battle = no_battle()
        end_game(t)
        return
    t.then((go_home, seat))
    offer_neumann(t, seat, lost)
