"""The defence of ports at the end of an activation."""

from .box import IVAN_KARPOV
from .combat import begin_combat
from .outcome import defeat, go_home
from .state import DEFENDING, Auztralia, no_battle
from .victory import bury, place_hits


def defend_ports(t: Auztralia) -> None:
    """AZ-PORT-01, AZ-PORT-08, AZ-RUL-13: every port with Old Ones in it is defended, in turn order."""
    besieged = [
        (port_defence, seat)
        for seat in t.order
        if seat != t.old_ones and t.blocked >> t.boards[seat].port & 1
    ]
    t.then(*besieged)


def port_defence(t: Auztralia, seat: int) -> None:
    """AZ-PORT-02, AZ-PORT-03, AZ-PORT-09, AZ-CHR-26, AZ-RUL-104: all units fight, without Time, cube or gold."""
    player = t.boards[seat]
    t.battle = no_battle()
    battle = t.battle
    battle.seat = seat
    battle.sort = DEFENDING
    battle.hex = player.port
    battle.force = player.barracks
    player.barracks = [0] * len(battle.force)
    t.defended |= 1 << seat
    here = t.standing(player.port)
    t.tell(
        "port_attacked",
        rule="AZ-PORT-01",
        seat=seat,
        hex=player.port,
        tile=[t.awake[i] for i in here],
    )
    t.then((stand_to, seat))
    if t.has(seat, IVAN_KARPOV):
        t.pending = [n for i in here for n in (t.awake[i], t.box.amount[IVAN_KARPOV])]
        t.tell("character_used", rule="AZ-CHR-26", seat=seat, character=IVAN_KARPOV)
        t.then((place_hits, seat), (bury, player.port))


def stand_to(t: Auztralia, seat: int) -> None:
    """AZ-PORT-07, AZ-PORT-10, AZ-CHR-26: Karpov may have won alone; without units the port is lost before any card."""
    battle = t.battle
    if not t.standing(battle.hex):
        t.tell("combat_won", rule="AZ-CHR-26", seat=seat, hex=battle.hex)
        go_home(t, seat)
    elif not any(battle.force):
        defeat(t, seat)
    else:
        begin_combat(t, seat)
