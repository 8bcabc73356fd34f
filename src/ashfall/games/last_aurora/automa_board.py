"""The Automa's convoy board: its slots, and how tokens and damage are put on it and taken off.

Row A has weapons, armour and speed; rows B, C and D hold food, fuel and ammo. Columns are counted from 1;
a row is a mask whose lowest bit is column 1.
"""

from .automa_cards import Board
from .state import Aurora, Automa
from .things import AMMO, FOOD, FUEL, SURVIVOR

ROW_A = 0
ROWS = "ABCD"
ROW_OF = {FOOD: 1, FUEL: 2, AMMO: 3}


def new_automa(board: Board, supply: list[int]) -> Automa:
    """LA-AUT-03, LA-AUT-05, LA-AUT-06, LA-AUT-07: the board at the start of a solo game.

    The counter on space 1, row A covered but for its leftmost slot, and the start tokens leftmost.
    """
    supply[SURVIVOR] -= board.survivors
    for resource, count in ((FOOD, board.food), (FUEL, board.fuel), (AMMO, board.ammo)):
        supply[resource] -= count
    return Automa(
        counter=1, survivors=board.survivors,
        tokens=[(1 << count) - 1 for count in (board.food, board.fuel, board.ammo)],
        damage=board.covered[:], targets=2, deck=[], stack=[], shown=[], discard=[], kept=[],
    )  # fmt: skip


def the_automa(t: Aurora) -> Automa:
    automa = t.automa
    assert automa is not None
    return automa


def count_of(automa: Automa, resource: int) -> int:
    return automa.tokens[resource].bit_count()


def put_token(t: Aurora, resource: int) -> bool:
    """LA-AUT-21, LA-AUT-39, LA-RUL-59, LA-RUL-104: one token into the leftmost free undamaged slot of its row.

    The counter does not matter. Whether there was a token in the supply and a slot for it.
    """
    automa = the_automa(t)
    taken = automa.tokens[resource] | automa.damage[ROW_OF[resource]]
    slot = lowest_clear(taken)
    if not t.supply[resource] or slot >= t.box.board.width[ROW_OF[resource]]:
        return False
    t.supply[resource] -= 1
    automa.tokens[resource] |= 1 << slot
    return True


def has_room(t: Aurora, resource: int) -> bool:
    """LA-AUT-51: whether a token of the resource can be put on the board."""
    automa = the_automa(t)
    taken = automa.tokens[resource] | automa.damage[ROW_OF[resource]]
    return t.supply[resource] > 0 and lowest_clear(taken) < t.box.board.width[ROW_OF[resource]]


def take_token(t: Aurora, resource: int) -> None:
    """LA-RUL-104: a token spent or lost leaves from the rightmost filled slot of its row."""
    automa = the_automa(t)
    automa.tokens[resource] &= ~(1 << automa.tokens[resource].bit_length() - 1)
    t.supply[resource] += 1


def lowest_clear(mask: int) -> int:
    """The first column (from 0) whose bit is not set."""
    return (~mask & mask + 1).bit_length() - 1


def hit_slot(t: Aurora, row: int) -> int:
    """LA-AUT-36, LA-RUL-114: damage under the counter, else in the next undamaged slot to the left.

    The column that was hit, 0 if the damage is lost.
    """
    automa = the_automa(t)
    open_slots = ~automa.damage[row] & (1 << automa.counter) - 1
    column = open_slots.bit_length()
    if column:
        automa.damage[row] |= 1 << column - 1
    return column


def drop_token(t: Aurora, row: int, column: int) -> bool:
    """LA-AUT-38: a token in a slot that was damaged goes to the supply; whether there was one."""
    automa = the_automa(t)
    bit = 1 << column - 1
    if row == ROW_A or not automa.tokens[row - 1] & bit:
        return False
    automa.tokens[row - 1] &= ~bit
    t.supply[row - 1] += 1
    return True


def repair_slot(t: Aurora) -> tuple[int, int]:
    """LA-AUT-45, LA-AUT-46: the first damage met down the counter's column, then column by column to the left.

    The row and column repaired; column 0 if there was nothing to repair.
    """
    automa = the_automa(t)
    for column in range(automa.counter, 0, -1):
        for row in range(4):
            bit = 1 << column - 1
            if automa.damage[row] & bit:
                automa.damage[row] &= ~bit
                return row, column
    return 0, 0


def weapon_to_fire(t: Aurora) -> int:
    """LA-AUT-53, LA-AUT-39: the rightmost undamaged weapon not used in this phase, as a column; 0 if none."""
    automa = the_automa(t)
    weapons = t.box.board.weapons
    for column in range(t.box.board.width[ROW_A], 0, -1):
        bit = 1 << column - 1
        if weapons[column] and not (automa.damage[ROW_A] | automa.fired) & bit:
            return column
    return 0


def speed_slots(t: Aurora) -> int:
    """LA-AUT-39: the speed of the undamaged speed slots."""
    automa = the_automa(t)
    speed = t.box.board.speed
    return sum(
        speed[column]
        for column in range(1, t.box.board.width[ROW_A] + 1)
        if not automa.damage[ROW_A] >> column - 1 & 1
    )


def whole_groups(t: Aurora) -> int:
    """LA-AUT-57: the groups of slots without any damage."""
    damage = the_automa(t).damage
    return sum(
        not any(d & g for d, g in zip(damage, group, strict=True)) for group in t.box.board.groups
    )
