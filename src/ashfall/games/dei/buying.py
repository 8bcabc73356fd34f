"""Markets (BUY): one open card for its price, then the cards slide and a new one enters."""

from ashfall.engine.errors import Reason
from ashfall.engine.verbs import Verb, verb

from .actions import STOP, enter_action, listed, no_more
from .bends import bends
from .factions import faction
from .majority import of_colour
from .modules import active
from .state import Dei
from .things import BUY, RESOURCES

SLOTS = 3


def market_of(stall: int) -> int:
    """The board that a stall belongs to, as a place among the boards on the table."""
    return stall // SLOTS


def price(t: Dei, card: int) -> list[int]:
    """DEI-BUY-01: technology and energy, as printed or as a module says."""
    if t.modules:
        for module in active(t):
            price = module.price(t, card)
            if price is not None:
                return price
    return t.box.cards[card].price


def discount(t: Dei, seat: int) -> int:
    """DEI-FEAT-22: resources less."""
    less = 0
    for bend, amount in bends(t, seat, "discount"):
        less += bend.discount(amount)
    return less


def payable(t: Dei, seat: int, due: list[int]) -> bool:
    """DEI-RUL-32: the reserve holds exactly what is due."""
    goods = t.boards[seat].goods
    return goods[0] >= due[0] and goods[1] >= due[1]


def savings(t: Dei, seat: int, card: int) -> list[int]:
    """DEI-FEAT-22, DEI-RUL-147: the types of which one less may be due so that the rest can be paid; 1 always is."""
    if not discount(t, seat):
        return []
    due = price(t, card)
    if sum(due) < 2:
        return []
    return [
        resource
        for resource in range(len(RESOURCES))
        if due[resource] and payable(t, seat, reduced(due, resource))
    ]


def reduced(due: list[int], resource: int) -> list[int]:
    return [amount - (r == resource) for r, amount in enumerate(due)]


def lack(t: Dei, seat: int, card: int) -> list[int]:
    """DEI-BUY-01, DEI-FEAT-22: what a seat would still need of each resource to pay for a card."""
    due, goods = price(t, card), t.boards[seat].goods
    technology = due[0] - goods[0] if due[0] > goods[0] else 0
    energy = due[1] - goods[1] if due[1] > goods[1] else 0
    if (technology or energy) and savings(t, seat, card):
        return [0, 0]
    return [technology, energy]


def open_cards(t: Dei, seat: int) -> list[int]:
    """DEI-BUY-01, DEI-FAU-19: the face-up cards of all boards."""
    return [card for stall, card in enumerate(t.stalls) if card >= 0 and t.captor[stall] < 0]


def why_not_buy(t: Dei, seat: int, card: int) -> Reason | None:
    """DEI-BUY-01, DEI-BUY-03, DEI-BUY-08: no outpost of the market's colour, or not enough resources."""
    market = t.box.cards[card].market
    colour, need = t.box.market_colour[market], t.box.market_needs[market]
    if colour >= 0 and of_colour(t, seat, colour) < need:
        return Reason("DEI-BUY-03", need=need)
    if payable(t, seat, price(t, card)) or savings(t, seat, card):
        return None
    due = price(t, card)
    return Reason("DEI-BUY-01", technology=due[0], energy=due[1])


def why_no_purchase(t: Dei, seat: int) -> Reason | None:
    """DEI-ACT-16: no card can be bought now."""
    return None if affordable(t, seat) else Reason("DEI-BUY-01", "none")


def affordable(t: Dei, seat: int) -> list[int]:
    """DEI-BUY-01, DEI-BUY-03: the open cards that nothing forbids; outposts are sought only for what can be paid."""
    technology, energy = t.boards[seat].goods
    less = discount(t, seat)
    found = []
    for card in open_cards(t, seat):
        due = price(t, card)
        paid = due[0] <= technology and due[1] <= energy
        if (paid or (less and savings(t, seat, card))) and why_not_buy(t, seat, card) is None:
            found.append(card)
    return found


def buy_card(t: Dei, seat: int) -> None:
    """DEI-BUY-01: which card."""
    offer_cards(t, seat, no_more(t))


def buy_or_not(t: Dei, seat: int) -> None:
    """DEI-BUY-06: a card played face down need not buy."""
    offer_cards(t, seat, (STOP,))


def offer_cards(t: Dei, seat: int, beside: tuple[Verb, ...]) -> None:
    options = listed(buy, seat, affordable(t, seat), beside)
    t.ask(seat, "buy_card", BUY_ONE, beside=beside, options=options)


def buy(t: Dei, seat: int, card: int) -> None:
    """DEI-BUY-01, DEI-FEAT-22: the card is chosen; what a discount saves may have to be said."""
    if savings(t, seat, card):
        t.play.bought = card
        t.then((haggling_discount, seat))
    else:
        pay(t, seat, card, price(t, card))


def haggling_discount(t: Dei, seat: int) -> None:
    """DEI-FEAT-22: technology or energy saved."""
    t.ask(seat, "haggling_discount", SAVE)


def why_not_save(t: Dei, seat: int, resource: int) -> Reason | None:
    """DEI-FEAT-22: it is not due, or the rest could not be paid."""
    return None if resource in savings(t, seat, t.play.bought) else Reason("DEI-FEAT-22")


def types(t: Dei, seat: int) -> list[int]:
    return list(range(len(RESOURCES)))


def save(t: Dei, seat: int, resource: int) -> None:
    """DEI-FEAT-22: one of that type less."""
    card = t.play.bought
    pay(t, seat, card, reduced(price(t, card), resource))


def pay(t: Dei, seat: int, card: int, due: list[int]) -> None:
    """DEI-BUY-01, DEI-RUL-32: the price goes to the general supply; the card to who bought it."""
    for resource, amount in enumerate(due):
        t.boards[seat].goods[resource] -= amount
        t.supply[resource] += amount
    t.tell("bought", rule="DEI-BUY-01", seat=seat, card=card, technology=due[0], energy=due[1])
    stall = t.stalls.index(card)
    for module in active(t):
        module.bought(t, seat, stall)
    for side in t.sides:
        faction(t, side).card_bought(t, side, stall)
    faction(t, seat).take_card(t, seat, stall)


def take_bought(t: Dei, seat: int, stall: int) -> None:
    """DEI-BUY-04, DEI-RND-16, DEI-RUL-28: into the hand at once; then the board slides."""
    t.boards[seat].hand.append(t.stalls[stall])
    t.stalls[stall] = -1
    slide(t, market_of(stall))


def slide(t: Dei, market: int) -> None:
    """DEI-BUY-05, DEI-RUL-30, DEI-RUL-31, DEI-RUL-161: open cards move right past captured ones; new ones enter left.

    Slot 0 is the leftmost. Each new card slides as far as it can before the next is drawn.
    """
    first = SLOTS * market
    free = [s for s in range(first + SLOTS - 1, first - 1, -1) if t.captor[s] < 0]
    cards = [t.stalls[stall] for stall in free if t.stalls[stall] >= 0]
    while len(cards) < len(free) and t.piles[market]:
        card = t.reveal(t.piles[market])
        cards.append(card)
        t.tell("market_refilled", rule="DEI-BUY-05", card=card)
    for stall, card in zip(free, [*cards, *[-1] * len(free)], strict=False):
        t.stalls[stall] = card


BUY_ONE = verb(buy, when="DEI-BUY-01", domain=open_cards, why=why_not_buy)
SAVE = verb(save, when="DEI-FEAT-22", domain=types, why=why_not_save)

enter_action(BUY, why_no_purchase, buy_card)
