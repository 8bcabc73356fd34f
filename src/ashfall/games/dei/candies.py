"""Steam candies (CAN): drawn from the pool, kept in the open, laid on a card for one more action."""

from .factions import faction
from .state import Dei


def draw_candies(t: Dei, side: int, count: int) -> None:
    """DEI-CAN-02, DEI-RUL-144: so many candies, as far as the pool lasts."""
    for _ in range(count):
        if t.candies:
            faction(t, side).draw_candy(t, side)


def take_candy(t: Dei, side: int) -> int:
    """DEI-CAN-02: the top candy of the pool, kept face up on the board."""
    candy = t.reveal(t.candies)
    t.boards[side].candies.append(candy)
    if t.listener is not None:
        t.tell("candy_drawn", rule="DEI-CAN-02", seat=side, candy=t.box.candy_kind[candy])
    return candy


def gain_supplies(t: Dei, side: int, amount: int, rule: str) -> None:
    """DEI-END-09: supplies are only ever gained."""
    if amount:
        t.boards[side].supplies += amount
        t.tell("supplies_gained", rule=rule, seat=side, amount=amount)
