"""A player that takes any option, each as likely as the other."""

from ashfall.engine.chance import seeded
from ashfall.engine.seat import SeatPosition
from ashfall.engine.verbs import Step

from .player import Player


class Random(Player):
    """Every option is as good as any other."""

    def __init__(self, seed: int | str = 0) -> None:
        self.chance = seeded(f"random player {seed}")

    def pick(self, seat: SeatPosition, /) -> Step:
        return seat.options[self.chance.below(len(seat.options))]
