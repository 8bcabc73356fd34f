"""The character row: hiring, refilling, and the solo player's refresh."""

from ashfall.engine.errors import Reason
from ashfall.engine.verbs import verb

from .box import GOLD
from .railways import STOP
from .state import Auztralia


def may_hire(t: Auztralia, seat: int) -> bool:
    """AZ-ACT-07: an empty row has nobody to hire. AZ-HIRE-01 asks no gold."""
    return bool(t.row)


def choose_character(t: Auztralia, seat: int) -> None:
    """AZ-HIRE-01, AZ-RUL-20, AZ-CHR-30: any card of the row, without a price."""
    t.ask(seat, "choose_character", TAKE)


def row(t: Auztralia, seat: int) -> list[int]:
    """AZ-HIRE-01: the cards of the row, from left to right."""
    return t.row


def take(t: Auztralia, seat: int, character: int) -> None:
    """AZ-HIRE-01, AZ-HIRE-02, AZ-HIRE-04, AZ-HIRE-05, AZ-CHR-01: the card lies before its owner; the row is filled.

    Who comes by Kitchener is told with his rule (AZ-CHR-30).
    """
    t.row.remove(character)
    t.boards[seat].characters |= 1 << character
    rule = "AZ-CHR-30" if is_for_kitchener(t) else "AZ-HIRE-01"
    t.tell("hired", rule=rule, seat=seat, character=character)
    refill(t, 1)


def take_for_kitchener(t: Auztralia, seat: int) -> None:
    """AZ-CHR-30, AZ-CHR-03: a card of the row without the action, its Time and its cube."""
    t.then((choose_character, seat), (kitchener_leaves, seat))


def kitchener_leaves(t: Auztralia, seat: int) -> None:
    """AZ-CHR-30: nothing is left to do; while this is due, who is taken comes by Kitchener."""


def is_for_kitchener(t: Auztralia) -> bool:
    """Whether the card is taken by Kitchener, who then leaves, or by the action."""
    steps = t.lane.steps
    return bool(steps) and steps[-1][0] is kitchener_leaves


def refill(t: Auztralia, count: int) -> None:
    """AZ-HIRE-02, AZ-HIRE-03, AZ-RUL-21, AZ-RUL-22: cards slide right, new ones enter at the left end, one by one."""
    for _ in range(count):
        if not t.deck and t.dismissed:
            t.deck = t.dismissed
            t.dismissed = []
            t.shuffle(t.deck)
            t.tell("characters_shuffled", rule="AZ-RUL-91")
        if not t.deck:
            return
        character = t.reveal(t.deck)
        t.row.insert(0, character)
        t.tell("row_refilled", rule="AZ-HIRE-02", character=character)


def offer_refresh(t: Auztralia, seat: int) -> None:
    """AZ-SOLO-03, AZ-SOLO-04, AZ-RUL-91: once in a hire action the solo player may pay to discard cards of the row."""
    if t.players == 1 and t.boards[seat].goods[GOLD] and (t.deck or t.dismissed):
        t.plan = []
        t.then((solo_refresh_row, seat), (refresh_row, seat))


def solo_refresh_row(t: Auztralia, seat: int) -> None:
    """AZ-SOLO-03, AZ-RUL-91: name a card of the row, or no (more) card."""
    t.ask(seat, "solo_refresh_row", DISMISS, STOP)


def why_not_dismiss(t: Auztralia, seat: int, character: int) -> Reason | None:
    """AZ-RUL-91: a card is named once."""
    return Reason("AZ-RUL-91") if character in t.plan else None


def dismiss(t: Auztralia, seat: int, character: int) -> None:
    """AZ-SOLO-03: the first card named costs the gold; others may follow."""
    if not t.plan:
        t.boards[seat].goods[GOLD] -= 1
    t.plan.append(character)
    if len(t.plan) < len(t.row):
        t.then((solo_refresh_row, seat))


def refresh_row(t: Auztralia, seat: int) -> None:
    """AZ-RUL-91: the named cards leave together, the rest slides right, new cards come from the left."""
    named = t.plan
    t.plan = []
    if named:
        t.row = [character for character in t.row if character not in named]
        t.dismissed.extend(named)
        t.tell("row_dismissed", rule="AZ-SOLO-03", seat=seat, character=named)
        refill(t, len(named))


TAKE = verb(take, when="AZ-HIRE-01", domain=row)
DISMISS = verb(dismiss, when="AZ-SOLO-03", only="AZ-RUL-91", domain=row, why=why_not_dismiss)
