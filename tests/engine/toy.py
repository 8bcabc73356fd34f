"""Embers, a tiny game that uses everything the engine has: hidden hands, a face-down commitment made by all at
once, a peek, a reaction from a hidden hand, a discard that is shuffled back, and cards left in the box."""

import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Any, ClassVar

from ashfall.engine.chance import seeded
from ashfall.engine.errors import Reason
from ashfall.engine.settings import Setting, Value
from ashfall.engine.sheet import Row, Section
from ashfall.engine.table import Hidden, Table
from ashfall.engine.title import Title
from ashfall.engine.verbs import Step, step, verb, verbs_of
from ashfall.engine.words import Grammar, Names, Numbers
from ashfall.games import TITLES

RANKS = 6
CARDS = [
    f"{suit}{rank}" for suit in ("ash", "bone", "coal", "dust") for rank in range(1, RANKS + 1)
]
HIGH = frozenset(i for i in range(len(CARDS)) if i % RANKS >= 3)
HAND = 3


class Box:
    digest = "toy"


class Embers(Table):
    box: Any
    deck: list[int]
    hands: list[list[int]]
    committed: list[list[int]]
    discard: list[int]
    aside: list[int]
    embers: list[int]
    round: int
    rounds: int
    favoured: int

    def hidden(self) -> list[Hidden]:
        places = [Hidden(self.aside, HIGH), Hidden(self.deck)]
        return places + [Hidden(p) for p in self.hands] + [Hidden(p) for p in self.committed]

    def back(self, piece: int) -> int:
        return 0

    # From the fields above, by tools/state.py:
    # fmt: off
    FIELDS: ClassVar[tuple[str, ...]] = (
        "deck", "hands", "committed", "discard", "aside", "embers", "round", "rounds", "favoured",
    )
    __slots__ = ("box", *FIELDS)

    def __init__(
        self, box: Any, players: int, deck: list[int], hands: list[list[int]],
        committed: list[list[int]], discard: list[int], aside: list[int], embers: list[int],
        round: int = 0, rounds: int = 0, favoured: int = 0, like: Table | None = None,
    ) -> None:
        Table.__init__(self, players, like)
        self.box, self.deck, self.hands = box, deck, hands
        self.committed, self.discard, self.aside = committed, discard, aside
        self.embers, self.round, self.rounds = embers, round, rounds
        self.favoured = favoured

    def clone(self) -> "Embers":
        return Embers(
            self.box, self.players, self.deck[:], [each[:] for each in self.hands],
            [each[:] for each in self.committed], self.discard[:], self.aside[:], self.embers[:],
            self.round, self.rounds, self.favoured, self,
        )
    # fmt: on
    # End of what tools/state.py writes.


def deal(t: Embers) -> None:
    """TOY-01: two high cards go aside unseen; everybody gets three cards."""
    for _ in range(HAND):
        for seat in t.seats:
            t.hands[seat].append(t.draw(t.deck, seat))
    t.then(step(play_round))


def play_round(t: Embers) -> None:
    """TOY-02: all commit a card at once, then the cards are turned up."""
    t.round += 1
    t.then(step(commit_together), step(turn_up), step(next_round))


def commit_together(t: Embers) -> None:
    t.together(*[step(ask_commit, seat) for seat in t.seats])


def ask_commit(t: Embers, seat: int) -> None:
    t.ask(seat, "commit", COMMIT, always=True)


def cards(t: Embers, seat: int) -> range:
    """TOY-03: a player looks for any card, also for one that lies elsewhere."""
    return range(len(CARDS))


def why_not_commit(t: Embers, seat: int, card: int) -> Reason | None:
    """TOY-03: only a card of one's own hand."""
    return None if card in t.hands[seat] else Reason("TOY-03", hand=len(t.hands[seat]))


def commit(t: Embers, seat: int, card: int) -> None:
    t.hands[seat].remove(card)
    t.committed[seat].append(card)
    t.tell("committed", seat=seat)


def turn_up(t: Embers) -> None:
    """TOY-04: the highest rank takes as many embers as there are players; ties go to the later seat."""
    best = max(t.seats, key=lambda seat: (t.committed[seat][0] % RANKS, seat))
    for seat in t.seats:
        card = t.committed[seat].pop()
        t.show(card)
        t.discard.append(card)
        t.tell("turned_up", rule="TOY-04", seat=seat, card=card)
    t.favoured = best
    t.embers[best] += t.players
    t.then(step(favour, best), step(refill))


def favour(t: Embers, seat: int) -> None:
    """TOY-05: the favoured seat may look at the next card, or give embers to somebody."""
    others = [s for s in t.seats if s != seat]
    options: list[Step] = [(pass_on, seat)]
    options += [(peek, seat)] if t.deck else []
    options += [(give, seat, other, n) for other in others for n in (1, 2)]
    t.ask(seat, "favour", PASS_ON, PEEK, GIVE, options=options)


def pass_on(t: Embers, seat: int) -> None:
    t.tell("passed", seat=seat)


def why_not_peek(t: Embers, seat: int) -> Reason | None:
    """TOY-07: nothing is left to look at."""
    return None if t.deck else Reason("TOY-07")


def peek(t: Embers, seat: int) -> None:
    t.show(t.deck[-1], 1 << seat)
    t.tell("peeked", to=1 << seat, seat=seat, card=t.deck[-1])


def gifts(t: Embers, seat: int) -> list[tuple[int, int]]:
    """TOY-05: one or two embers for anybody."""
    return [(other, amount) for other in t.seats for amount in (1, 2)]


def why_not_give(t: Embers, seat: int, other: int, amount: int) -> Reason | None:
    """TOY-08: not to oneself."""
    return Reason("TOY-08") if other == seat else None


def give(t: Embers, seat: int, other: int, amount: int) -> None:
    t.embers[seat] -= amount
    t.embers[other] += amount
    t.tell("gave", seat=seat, other=other, amount=amount)


def refill(t: Embers) -> None:
    """TOY-06: everybody draws; an empty deck takes the discard back, shuffled."""
    for seat in t.seats:
        if not t.deck:
            t.deck, t.discard = t.discard, []
            t.shuffle(t.deck)
        t.hands[seat].append(t.draw(t.deck, seat))


def next_round(t: Embers) -> None:
    if t.round >= t.rounds:
        t.finish()
    else:
        t.then(step(play_round))


COMMIT = verb(commit, when="TOY-02", domain=cards, why=why_not_commit)
PASS_ON = verb(pass_on, when="TOY-05")
PEEK = verb(peek, when="TOY-05", why=why_not_peek)
GIVE = verb(give, when="TOY-05", only="TOY-09", domain=gifts, why=why_not_give)

GRAMMAR = Grammar(
    verbs_of(sys.modules[__name__]),
    {
        "card": Names("card", CARDS),
        "other": Numbers("seat", 0, 3),
        "amount": Numbers("amount", 1, 2),
    },
)


class EmbersTitle(Title):
    id = "toy"
    version = "1.0.0"
    players: tuple[int, ...] = (2, 3, 4)
    settings: tuple[Setting, ...] = (Setting("rounds", (3, 8), 8),)
    modules = (sys.modules[__name__],)
    grammar = GRAMMAR
    table = Embers
    concealed = ("card",)

    def box(self, overlay: Path | None = None) -> Box:
        return Box()

    def set_up(self, box: Any, options: Mapping[str, Value], seed: int | str) -> Embers:
        players = int(options["players"])
        deck = list(range(len(CARDS)))
        t = Embers(
            box=box, players=players, deck=deck, hands=[[] for _ in range(players)],
            committed=[[] for _ in range(players)], discard=[], aside=[], embers=[0] * players,
            rounds=int(options["rounds"]),
        )  # fmt: skip
        t.pieces(len(CARDS))
        t.chance = seeded(seed)
        high = sorted(HIGH)
        t.shuffle(high)
        t.aside.extend(high[:2])
        t.deck = [card for card in deck if card not in t.aside]
        t.shuffle(t.deck)
        t.then(step(deal))
        return t

    def view(self, table: Embers, seat: int | None) -> dict[str, Any]:
        return {
            "round": table.round,
            "deck": len(table.deck),
            "top": CARDS[table.deck[-1]]
            if table.deck and table.knows(seat, table.deck[-1])
            else None,
            "discard": [CARDS[c] for c in table.discard],
            "embers": table.embers[:],
            "hand_sizes": [len(hand) for hand in table.hands],
            "hand": sorted(CARDS[c] for c in table.hands[seat]) if seat is not None else [],
            "committed": [len(pile) for pile in table.committed],
            "my_commitment": [CARDS[c] for c in table.committed[seat]] if seat is not None else [],
        }

    def sheet(self, view: Mapping[str, Any]) -> list[Section]:
        rows = [Row("row-round", round=view["round"], deck=view["deck"])]
        rows += [
            Row("row-embers", f"seat:{s}", seat=s, embers=n) for s, n in enumerate(view["embers"])
        ]
        hand = [Row("row-card", f"card:{card}", card=card) for card in view["hand"]]
        return [Section("section-table", rows), Section("section-hand", hand)]

    def sides(self, table: Embers) -> list[str]:
        return ["seat"] * table.players

    def score_sheet(self, table: Embers) -> list[tuple[str, list[int]]]:
        return [("embers", table.embers[:])]

    def winners(self, table: Embers) -> list[int]:
        most = max(table.embers)
        return [seat for seat in table.seats if table.embers[seat] == most]

    def invariants(self, table: Embers) -> list[str]:
        places = [table.deck, table.discard, table.aside, *table.hands, *table.committed]
        found = sorted(card for place in places for card in place)
        return (
            [] if found == list(range(len(CARDS))) else [f"cards are not all there once: {found}"]
        )

    def estimate(self, table: Embers, seat: int) -> int:
        return table.embers[seat] * 10 + sum(card % RANKS for card in table.hands[seat])


TITLE = EmbersTitle()
TITLES["toy"] = __name__
