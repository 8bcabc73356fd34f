"""Who plays in the fuzzer: the programs of the house, one that tries rare moves, and who is sent for something."""

from collections.abc import Iterable, Sequence

from ashfall.bots import Player, player
from ashfall.engine.chance import seeded
from ashfall.engine.seat import SeatPosition
from ashfall.engine.verbs import Step

SEEK, PURSUE, AND, BESIDE = "seek:", "pursue:", "+", "/"
"""`seek:raid+hire` is sent for what these words name and else is fair; `seek:raid+hire:greedy:4` else is greedy.
`pursue:raid` also takes what leads to an answer with the word. `greedy:4/random`: seat 0 is greedy, the rest is not."""


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
        found = self.naming(seat, seat.options)
        return found[self.chance.below(len(found))] if found else self.otherwise.pick(seat)

    def naming(self, seat: SeatPosition, options: list[Step]) -> list[Step]:
        write = seat.title.grammar.write
        return [step for step in options if not self.words.isdisjoint(write(step).split())]


class Pursuer(Seeker):
    """Where no answer has one of its words, it takes one after which it is asked a question that has such an answer."""

    def pick(self, seat: SeatPosition, /) -> Step:
        if self.naming(seat, seat.options) or len(seat.options) == 1:
            return super().pick(seat)
        world, place = seat.imagine(self.chance.word()), seat.place
        leading = []
        for option in seat.options:
            table = world.clone()
            table.answer(table.waiting()[place], option)
            asked = [lane.ask for lane in table.waiting() if lane.ask is not None]
            if any(ask.seat == seat.seat and self.naming(seat, ask.options) for ask in asked):
                leading.append(option)
        return super().pick(seat.offering(leading) if leading else seat)


class Seated(Player):
    """Another player on each seat; the last one on all further ones."""

    def __init__(self, players: Sequence[Player]) -> None:
        self.players = players

    def pick(self, seat: SeatPosition, /) -> Step:
        return self.players[min(seat.seat, len(self.players) - 1)].pick(seat)


def seeking(words: Iterable[str]) -> str:
    """The name of the player who is sent for these."""
    return SEEK + AND.join(words)


def somebody(name: str, seed: str) -> Player:
    if BESIDE in name:
        return Seated([somebody(one, seed) for one in name.split(BESIDE)])
    for prefix, kind in ((SEEK, Seeker), (PURSUE, Pursuer)):
        if name.startswith(prefix):
            words, _, otherwise = name.removeprefix(prefix).partition(":")
            return kind(words.split(AND), somebody(otherwise or "fair", seed), seed)
    return Fair(seed) if name == "fair" else player(name, seed)
