"""A second, slow resampler that knows nothing of the engine's: it tries every order of every shuffle.

Of all histories of a tiny deck it keeps those in which a viewer has seen the same. What may lie where after
them, and how often, is what `imagine` must deal.
"""

from collections import Counter
from collections.abc import Iterator
from itertools import permutations
from typing import ClassVar

import pytest

from ashfall.engine.chance import seeded
from ashfall.engine.table import Hidden, Table, imagine
from tests.quick import first_quick

SEATS = 2
SAMPLES = 3000
Operation = tuple[str, int]
Arrangement = tuple[tuple[int, ...], ...]
OPERATIONS: list[Operation] = [
    ("draw", 0), ("draw", 1), ("draw", 1), ("reveal", 0), ("peek", 0), ("toss", 0), ("toss", 1), ("show", 1),
    ("unseen", 0), ("back", 0), ("bury", 0),
]  # fmt: skip


class Tiny(Table):
    """A deck, two hands, a face-up and a face-down discard."""

    deck: list[int]
    hands: list[list[int]]
    grave: list[int]
    discard: list[int]

    def hidden(self) -> list[Hidden]:
        return [Hidden(self.deck), *map(Hidden, self.hands), Hidden(self.grave)]

    def back(self, piece: int) -> int:
        return 0

    # From the fields above, by tools/state.py:
    # fmt: off
    FIELDS: ClassVar[tuple[str, ...]] = ("deck", "hands", "grave", "discard")
    __slots__ = FIELDS

    def __init__(
        self, players: int, deck: list[int], hands: list[list[int]], grave: list[int],
        discard: list[int], like: Table | None = None,
    ) -> None:
        Table.__init__(self, players, like)
        self.deck, self.hands, self.grave = deck, hands, grave
        self.discard = discard

    def clone(self) -> "Tiny":
        return Tiny(
            self.players, self.deck[:], [each[:] for each in self.hands], self.grave[:],
            self.discard[:], self,
        )
    # fmt: on
    # End of what tools/state.py writes.


def idle(t: Tiny) -> None:
    t.ask(0, "idle", options=[(idle, 0), (idle, 1)])


def with_the_engine(
    script: list[Operation], cards: int, seed: int
) -> tuple[Tiny, list[tuple[int, ...]]]:
    """The script played on a table, and the order of the deck after each of its shuffles."""
    hands: list[list[int]] = [[] for _ in range(SEATS)]
    t = Tiny(players=SEATS, deck=list(range(cards)), hands=hands, grave=[], discard=[])
    t.pieces(cards)
    t.chance = seeded(seed)
    t.shuffle(t.deck)
    orders = [tuple(t.deck)]
    for word, seat in script:
        match word:
            case "draw":
                t.hands[seat].append(t.draw(t.deck, seat))
            case "reveal":
                t.discard.append(t.reveal(t.deck))
            case "peek":
                t.show(t.deck[-1], 1 << seat)
            case "toss":
                t.grave.append(t.hands[seat].pop(0))
            case "show":
                t.show(t.hands[seat][0])
            case "unseen":
                t.grave.append(t.draw_unseen(t.deck))
            case "back" | "bury":
                t.deck += t.discard
                t.discard = []
                if word == "bury":
                    t.deck += t.grave
                    t.grave = []
                t.shuffle(t.deck)
                orders.append(tuple(t.deck))
    t.then((idle,))
    t.run()
    return t, orders


class Model:
    """The same cards, moved by hand, with what each viewer has seen written down."""

    def __init__(self) -> None:
        self.deck: tuple[int, ...] = ()
        self.hands: list[tuple[int, ...]] = [() for _ in range(SEATS)]
        self.grave: tuple[int, ...] = ()
        self.discard: tuple[int, ...] = ()
        self.seen: list[list[tuple[str, int]]] = [[] for _ in range(SEATS)]
        self.public: list[tuple[str, int]] = []

    def copy(self) -> "Model":
        other = Model()
        other.deck, other.hands, other.grave = self.deck, self.hands[:], self.grave
        other.discard, other.seen, other.public = (
            self.discard,
            [s[:] for s in self.seen],
            self.public[:],
        )
        return other

    def see(self, seat: int | None, word: str, card: int) -> None:
        for viewer in range(SEATS):
            self.seen[viewer].append((word, card if seat is None or seat == viewer else -1))
        self.public.append((word, card if seat is None else -1))

    def observed(self, seat: int | None) -> tuple[tuple[str, int], ...]:
        return tuple(self.public if seat is None else self.seen[seat])

    def arrangement(self) -> Arrangement:
        return (self.deck, *self.hands, self.grave)

    def can(self, word: str, seat: int) -> bool:
        if word in ("draw", "reveal", "peek", "unseen"):
            return bool(self.deck)
        if word in ("toss", "show"):
            return bool(self.hands[seat])
        return bool(self.discard if word == "back" else self.discard or self.grave)

    def move(self, word: str, seat: int) -> None:
        top = self.deck[-1] if self.deck else -1
        match word:
            case "draw":
                self.deck, self.hands[seat] = self.deck[:-1], (*self.hands[seat], top)
                self.see(seat, word, top)
            case "reveal":
                self.deck, self.discard = self.deck[:-1], (*self.discard, top)
                self.see(None, word, top)
            case "peek":
                self.see(seat, word, top)
            case "toss":
                card, self.hands[seat] = self.hands[seat][0], self.hands[seat][1:]
                self.grave = (*self.grave, card)
                self.see(seat, word, card)
            case "show":
                self.see(None, word, self.hands[seat][0])
            case "unseen":
                self.deck, self.grave = self.deck[:-1], (*self.grave, top)
                self.see(-1, word, -1)

    def shuffled(self, word: str) -> Iterator["Model"]:
        """Every order that a shuffle can give."""
        cards = self.deck + self.discard + (self.grave if word == "bury" else ())
        for order in permutations(sorted(cards)):
            other = self.copy()
            other.deck, other.discard = order, ()
            if word == "bury":
                other.grave = ()
            yield other


def histories(script: list[Operation], cards: int) -> list[Model]:
    first = Model()
    first.deck = tuple(range(cards))
    models = list(first.shuffled("shuffle"))
    for word, seat in script:
        if word in ("back", "bury"):
            models = [after for model in models for after in model.shuffled(word)]
        else:
            for model in models:
                model.move(word, seat)
    return models


def true_history(script: list[Operation], orders: list[tuple[int, ...]]) -> Model:
    model, rest = Model(), iter(orders)
    model.deck = next(rest)
    for word, seat in script:
        if word in ("back", "bury"):
            after = next(rest)
            model.deck, model.discard = after, ()
            model.grave = () if word == "bury" else model.grave
        else:
            model.move(word, seat)
    return model


def script_of(cards: int, most: int, seed: int) -> list[Operation]:
    """A random script, every step of which can be carried out, with at most so many reshuffles."""
    chance = seeded(f"script {seed}")
    model, shuffles = Model(), 0
    script: list[Operation] = []
    model.deck = tuple(range(cards))
    while len(script) < 5 + 2 * most:
        word, seat = OPERATIONS[chance.below(len(OPERATIONS))]
        if not model.can(word, seat) or (
            word in ("back", "bury") and (shuffles or len(script) < 3)
        ):
            continue
        if word in ("back", "bury"):
            shuffles += 1
            model = next(model.shuffled(word))
        else:
            model.move(word, seat)
        script.append((word, seat))
    return script


@pytest.mark.parametrize("seed", first_quick(range(16)))
@pytest.mark.parametrize(("cards", "shuffles"), [(5, 1), (4, 2)])
def test_imagined_worlds_are_the_possible_ones_each_as_often_as_it_should_be(cards, shuffles, seed):
    script = script_of(cards, shuffles, seed)
    table, orders = with_the_engine(script, cards, seed)
    truth = true_history(script, orders)
    assert truth.arrangement() == arrangement(table)
    possible = histories(script, cards)
    for viewer in (0, 1, None):
        seen = truth.observed(viewer)
        weights = Counter(m.arrangement() for m in possible if m.observed(viewer) == seen)
        worlds = Counter(arrangement(imagine(table, viewer, k)) for k in range(SAMPLES))
        assert set(worlds) <= set(weights), f"an impossible world for viewer {viewer}: {script}"
        total = sum(weights.values())
        for world, weight in weights.items():
            expected = SAMPLES * weight / total
            deviation = (expected * (1 - weight / total)) ** 0.5
            assert abs(worlds[world] - expected) <= 5 * deviation + 1, (viewer, script, world)


def arrangement(t: Table) -> Arrangement:
    assert isinstance(t, Tiny)
    return (tuple(t.deck), *map(tuple, t.hands), tuple(t.grave))


class Thinking(Tiny):
    """Seats also have a number in mind, which is no piece."""

    __slots__ = ()

    def clone(self) -> "Thinking":
        hands = [hand[:] for hand in self.hands]
        return Thinking(
            players=SEATS, deck=self.deck[:], hands=hands, grave=self.grave[:],
            discard=self.discard[:], like=self,
        )  # fmt: skip

    def forget(self, seat: int | None) -> None:
        self.discard = [
            n if i == seat else self.chance.below(1000) for i, n in enumerate(self.discard)
        ]


@pytest.mark.parametrize(
    ("viewer", "kept"), [(0, [True, False]), (1, [False, True]), (None, [False, False])]
)
def test_secrets_that_are_no_pieces_are_dealt_again_for_seats_and_spectators(viewer, kept):
    t = Thinking(players=SEATS, deck=[], hands=[[], []], grave=[], discard=[-1, -2])
    t.then((idle,))
    t.run()
    world = imagine(t, viewer, 1)
    assert isinstance(world, Thinking)
    assert [now == was for now, was in zip(world.discard, t.discard, strict=True)] == kept
