"""Who plays in the fuzzer: the programs of the house, and one that tries rare moves."""

from ashfall.bots import Player, player
from ashfall.engine.chance import seeded
from ashfall.engine.seat import SeatPosition
from ashfall.engine.verbs import Step


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


def somebody(name: str, seed: str) -> Player:
    return Fair(seed) if name == "fair" else player(name, seed)
