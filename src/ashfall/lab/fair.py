"""Who plays in the fuzzer: the programs of the house, one that tries rare moves, and one that is sent for something."""

from collections.abc import Iterable

from ashfall.bots import Player, player
from ashfall.engine.chance import seeded
from ashfall.engine.seat import SeatPosition
from ashfall.engine.verbs import Step

SEEK, AND = "seek:", "+"
"""`seek:raid+hire` is sent for what these words name and else is fair; `seek:raid+hire:greedy:4` else is greedy."""


class Fair(Player):
    """Takes every kind of move as likely as the other, so that the rare ones are not drowned by the many."""

    def __init__(self, seed: int | str) -> None:
        self.chance = seeded(f"fair player {seed}")

    def pick(self, seat: SeatPosition, /) -> Step:
        kinds: dict[object, list[Step]] = {}
        for option in seat.options:
            kinds.setdefault(option[0], []).append(option)
        of_kind = list(kinds.values())[self.chance.below(len(kinds))]
        return of_kind[self.chance.below(len(of_kind))]


class Seeker(Player):
    """Takes an answer with one of its words, a move's or a piece's; where there is none, another player answers."""

    def __init__(self, words: Iterable[str], otherwise: Player, seed: int | str) -> None:
        self.words = frozenset(words)
        self.otherwise = otherwise
        self.chance = seeded(f"seeker {seed}")

    def pick(self, seat: SeatPosition, /) -> Step:
        write = seat.title.grammar.write
        found = [step for step in seat.options if not self.words.isdisjoint(write(step).split())]
        return found[self.chance.below(len(found))] if found else self.otherwise.pick(seat)


def seeking(words: Iterable[str]) -> str:
    """The name of the player who is sent for these."""
    return SEEK + AND.join(words)


def somebody(name: str, seed: str) -> Player:
    if name.startswith(SEEK):
        words, _, otherwise = name.removeprefix(SEEK).partition(":")
        return Seeker(words.split(AND), somebody(otherwise or "fair", seed), seed)
    return Fair(seed) if name == "fair" else player(name, seed)
