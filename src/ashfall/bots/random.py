"""A player that takes any option, each as likely as the other."""

from ashfall.engine.chance import seeded
from ashfall.engine.table import Lane, Table
from ashfall.engine.title import Title
from ashfall.engine.verbs import Step

from .player import Player


class Random(Player):
    """Every option is as good as any other."""

    def __init__(self, seed: int | str = 0) -> None:
        self.chance = seeded(f"random player {seed}")

    def pick(self, _title: Title, _table: Table, lane: Lane, /) -> Step:
        assert lane.ask is not None
        options = lane.ask.options
        return options[self.chance.below(len(options))]
