"""The Old Ones' activation: their disc, the movement check, the farms they enter, Kapena Alika's answer."""

from ashfall.engine.verbs import verb

from .actions import box_price, occupy
from .attack import raise_force, targets
from .blight import blight
from .box import ATTACK, GOLD
from .defence import defend_ports
from .ending import end_game
from .events import event
from .hexes import bits
from .movement import movement_card
from .state import STRIKING, Auztralia, no_battle
from .time_track import all_finished, finished, move_disc, pay_time
from .victory import cubes_at_hand, free_cubes


def activate(t: Auztralia) -> None:
    """AZ-OLD-01, AZ-OLD-02, AZ-OLD-09, AZ-RUL-10, AZ-RUL-46: disc, event, movement, ports, farms."""
    move_disc(t, t.old_ones, 1)
    cell = t.cells[t.old_ones]
    t.held = 0
    t.defended = 0
    t.tell("old_ones_wake", rule="AZ-OLD-02", cell=cell)
    if all_finished(t):
        end_game(t)
        return
    t.then((movement_check,), (defend_ports,), (kapena_alika,), (blight_held_farms,))
    if cell in t.box.light_cells:
        t.then((event,))


def movement_check(t: Auztralia) -> None:
    """AZ-OLD-04, AZ-OLD-05, AZ-OLD-11, AZ-RUL-63: two cards if anything can move at the start of the step."""
    can_move, kind = t.box.can_move, t.box.kind
    for tile in t.awake:
        if can_move[kind[tile]]:
            t.then(*[(movement_card, -1)] * t.box.movement_cards)
            return


def kapena_alika(t: Auztralia) -> None:
    """AZ-CHR-29, AZ-CHR-46, AZ-CHR-47, AZ-RUL-47, AZ-RUL-90: one attack on a held farm, if all it takes is there."""
    if not t.held & t.blocked:
        return
    seat = t.owner(bits(t.held)[0])
    if finished(t, seat) or t.defended >> seat & 1 or not may_pay_attack(t, seat):
        return
    t.battle = no_battle()
    t.battle.seat = seat
    t.battle.sort = STRIKING
    barracks = t.boards[seat].barracks
    if any(count and targets(t, seat, 1 << unit) for unit, count in enumerate(barracks)):
        t.then((kapena_attack, seat))
    else:
        t.battle = no_battle()


def may_pay_attack(t: Auztralia, seat: int) -> bool:
    """AZ-ACT-03, AZ-ACT-06, AZ-CMB-08: a cube, exchanged for a disc if need be, and the gold for a repeated attack."""
    return cubes_at_hand(t, seat) > 0 and box_price(t, seat, ATTACK) <= t.boards[seat].goods[GOLD]


def kapena_attack(t: Auztralia, seat: int) -> None:
    """AZ-CHR-29: the owner may attack or let it be."""
    t.ask(seat, "kapena_attack", STRIKE_BACK, HOLD_BACK)


def strike_back(t: Auztralia, seat: int) -> None:
    """AZ-CHR-29, AZ-RUL-79, AZ-RUL-88: an attack by all normal rules and costs; the Time comes last."""
    if not t.boards[seat].hq:
        free_cubes(t, seat)
    occupy(t, seat, ATTACK)
    t.then((pay_time, seat))
    raise_force(t, seat, STRIKING)


def hold_back(t: Auztralia, seat: int) -> None:
    """AZ-RUL-102: using a character is optional."""
    t.battle = no_battle()


def blight_held_farms(t: Auztralia) -> None:
    """AZ-OLD-06, AZ-CHR-29, AZ-RUL-89: held farms with an Old One still in them are blighted last."""
    for hex in bits(t.held & t.blocked):
        blight(t, hex)
    t.held = 0


STRIKE_BACK = verb(strike_back, when="AZ-CHR-29")
HOLD_BACK = verb(hold_back, when="AZ-CHR-29")
