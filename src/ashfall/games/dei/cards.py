"""Playing a card (RND, CARD): face up for its actions, face down to buy, or face up for a candy."""

from ashfall.engine.errors import Reason
from ashfall.engine.verbs import Step, verb

from .actions import ACTIONS, STOP, why_not_now
from .bends import BENDS, code
from .buying import buy_or_not
from .candies import draw_candies
from .factions import faction
from .state import Dei, Play

MOST_CARDS = 20
"""DEI-ASK-12: so many different cards are asked for together with their side."""


def play_card(t: Dei, seat: int) -> None:
    """DEI-RND-03, DEI-RND-05, DEI-RUL-29, DEI-ASK-12: which card and how; without cards in hand nothing is played."""
    cards = different(t, seat)
    if len(cards) > MOST_CARDS:
        t.ask(seat, "choose_card", HOLD, options=[(hold, seat, card) for card in cards])
    elif cards:
        t.ask(seat, "play_card", PLAY, RECYCLE, FORGO, options=ways_to_play(t, seat, cards))


def different(t: Dei, seat: int) -> list[int]:
    """DEI-ASK-12: the cards in hand without those of the same content as another."""
    alike = t.box.alike
    first = {alike[card]: card for card in sorted(t.boards[seat].hand, reverse=True)}
    return sorted(first.values())


def ways_to_play(t: Dei, seat: int, cards: list[int]) -> list[Step]:
    """DEI-RND-04, DEI-RND-07: each card face up, face down once a phase, or for a candy if there is one."""
    options: list[Step] = [(play, seat, card) for card in cards]
    if t.face_down < t.box.limits["face_down_per_phase"]:
        options += [(recycle, seat, card) for card in cards]
    if t.candies:
        options += [(forgo, seat, card) for card in cards]
    return options


def hand(t: Dei, seat: int) -> list[int]:
    """DEI-SET-16: the cards in hand, in a fixed order; only the one that was named before its side."""
    return sorted(t.boards[seat].hand) if t.play.card < 0 else [t.play.card]


def hold(t: Dei, seat: int, card: int) -> None:
    """DEI-ASK-12: with more than 20 different cards the side is asked after the card."""
    t.play.card = card
    t.then((choose_side, seat))


def choose_side(t: Dei, seat: int) -> None:
    """DEI-ASK-12: how the named card is played."""
    t.ask(seat, "play_card", PLAY, RECYCLE, FORGO)


def why_not_card(t: Dei, seat: int, card: int) -> Reason | None:
    """DEI-ASK-12: a card of the same content stands for it."""
    content = t.box.cards[card].content
    first = next(c for c in hand(t, seat) if t.box.cards[c].content == content)
    return None if first == card else Reason("DEI-ASK-12", card=t.box.words["card"][first])


def why_not_recycle(t: Dei, seat: int, card: int) -> Reason | None:
    """DEI-RND-04: at most one card per action phase is played face down."""
    if t.face_down >= t.box.limits["face_down_per_phase"]:
        return Reason("DEI-RND-04")
    return why_not_card(t, seat, card)


def why_not_forgo(t: Dei, seat: int, card: int) -> Reason | None:
    """DEI-RND-07, DEI-RUL-166: with an empty pool there is no candy to draw."""
    return why_not_card(t, seat, card) if t.candies else Reason("DEI-RND-07")


def play(t: Dei, seat: int, card: int) -> None:
    """DEI-RND-04, DEI-RND-06, DEI-RND-11, DEI-RUL-106: face up: a candy may go on it, then its symbols in any order."""
    printed, board = t.box.cards[card], t.boards[seat]
    lay(t, seat, card)
    t.play = Play(symbols=printed.symbols[:], seat=seat, card=card, symbol=-1, origin=-1, target=-1)
    if t.listener is not None:
        t.tell("played", rule="DEI-RND-04", seat=seat, card=card)
    if printed.effect:
        t.play.bent = code(printed.effect, printed.amount)
        board.bends.append(t.play.bent)
    t.then((add_candy, seat), (at_once, seat), (resolve, seat), (end_card, seat))


def lay(t: Dei, seat: int, card: int) -> None:
    board = t.boards[seat]
    board.hand.remove(card)
    board.up.append(card)
    board.sweets.append(-1)


def recycle(t: Dei, seat: int, card: int) -> None:
    """DEI-RND-04, DEI-BUY-02, DEI-BUY-06: face down: one Buy; the card goes to the bin in the refresh phase."""
    board = t.boards[seat]
    board.hand.remove(card)
    board.down.append(card)
    t.face_down += 1
    t.play = Play(symbols=[], seat=seat, card=card, symbol=-1, origin=-1, target=-1)
    if t.listener is not None:
        t.tell("played_face_down", rule="DEI-RND-04", seat=seat, card=card)
    t.then((buy_or_not, seat), (end_card, seat))


def forgo(t: Dei, seat: int, card: int) -> None:
    """DEI-RND-07, DEI-RUL-34: face up for a candy instead of its actions and effects."""
    lay(t, seat, card)
    t.play = Play(symbols=[], seat=seat, card=card, symbol=-1, origin=-1, target=-1)
    if t.listener is not None:
        t.tell("forgone", rule="DEI-RND-07", seat=seat, card=card)
    draw_candies(t, seat, 1)
    t.then((end_card, seat))


def add_candy(t: Dei, seat: int) -> None:
    """DEI-CAN-03, DEI-ASK-12: which candy goes on the card, or none; asked only of a player who holds one."""
    if t.boards[seat].candies:
        t.ask(seat, "add_candy", SWEETEN, beside=(PLAIN,))


def candies_held(t: Dei, seat: int) -> list[int]:
    """DEI-ASK-02: the kinds of candies on the board; equal candies are one answer."""
    return sorted({t.box.candy_kind[candy] for candy in t.boards[seat].candies})


def why_not_sweeten(t: Dei, seat: int, candy: int) -> Reason | None:
    """DEI-RUL-35, DEI-RUL-166: a candy that its holder can never use is not laid."""
    symbol = faction(t, seat).candy_symbol(t, seat, t.box.candy_symbols[candy])
    return Reason("DEI-RUL-35") if symbol < 0 else None


def sweeten(t: Dei, seat: int, candy: int) -> None:
    """DEI-CAN-01, DEI-CAN-03, DEI-CAN-04: the card gains the candy's action for this play."""
    board = t.boards[seat]
    piece = next(c for c in sorted(board.candies) if t.box.candy_kind[c] == candy)
    board.candies.remove(piece)
    board.sweets[-1] = piece
    symbol = faction(t, seat).candy_symbol(t, seat, t.box.candy_symbols[candy])
    t.play.symbols.append(symbol)
    t.tell("sweetened", rule="DEI-CAN-03", seat=seat, candy=candy)


def plain(t: Dei, seat: int) -> None:
    """DEI-CAN-03: no candy."""


def at_once(t: Dei, seat: int) -> None:
    """DEI-RUL-153, DEI-RUL-118: what the card does at once; candies drawn by it come too late for this card."""
    printed = t.box.cards[t.play.card]
    BENDS[printed.effect].when_played(t, seat, printed.amount)


def resolve(t: Dei, seat: int) -> None:
    """DEI-RND-06, DEI-ASK-12: the next symbol; when only one kind is left its own first question comes at once."""
    different = kinds(t, seat)
    if len(different) > 1:
        t.then((choose_next_action, seat))
    elif different and why_not_now(t, seat, different[0]) is None:
        begin(t, seat, different[0], alone=1)


def kinds(t: Dei, seat: int) -> list[int]:
    """DEI-ASK-12: the kinds of symbols still to come; equal ones are one answer."""
    return sorted(set(t.play.symbols))


def choose_next_action(t: Dei, seat: int) -> None:
    """DEI-RND-06, DEI-ASK-12: which symbol or effect next, or stop; when none can be used the card is done."""
    t.ask(seat, "choose_next_action", DO, beside=(STOP,))


def do(t: Dei, seat: int, symbol: int) -> None:
    """DEI-RND-06: this symbol next."""
    begin(t, seat, symbol, alone=0)


def begin(t: Dei, seat: int, symbol: int, alone: int) -> None:
    """DEI-RND-06: an action is finished before the next begins."""
    play = t.play
    play.symbols.remove(symbol)
    play.symbol = symbol
    play.alone = alone
    play.origin = -1
    play.target = -1
    if t.listener is not None:
        t.tell("action", rule="DEI-CARD-01", seat=seat, symbol=symbol)
    t.then(ACTIONS[symbol].start(seat), (resolve, seat))


def end_card(t: Dei, seat: int) -> None:
    """DEI-RND-11: the card is done; what it bent holds no longer."""
    if t.play.bent:
        t.boards[seat].bends.remove(t.play.bent)
    t.play = no_play()


def no_play() -> Play:
    return Play(symbols=[], seat=-1, card=-1, symbol=-1, origin=-1, target=-1)


HOLD = verb(hold, when="DEI-ASK-12", domain=hand, why=why_not_card)
PLAY = verb(play, when="DEI-RND-03", domain=hand, why=why_not_card)
RECYCLE = verb(recycle, when="DEI-RND-03", domain=hand, why=why_not_recycle)
FORGO = verb(forgo, when="DEI-RND-07", domain=hand, why=why_not_forgo)
SWEETEN = verb(sweeten, when="DEI-CAN-03", domain=candies_held, why=why_not_sweeten)
PLAIN = verb(plain, when="DEI-CAN-03")
DO = verb(do, when="DEI-RND-06", domain=kinds, why=why_not_now)
