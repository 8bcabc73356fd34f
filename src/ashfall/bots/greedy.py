"""A player that tries each option on an imagined copy, answers its own follow-up questions, and looks what came out."""

from ashfall.engine.chance import seeded
from ashfall.engine.seat import SeatPosition
from ashfall.engine.table import Table
from ashfall.engine.title import Title
from ashfall.engine.verbs import Step

from .player import Player

EFFORT = 24
LONGEST_CHAIN = 6
IMAGINING = 6
"""To imagine a world takes about as long as to try so many answers."""


class Greedy(Player):
    """Takes the option after which the game's own estimate is best; of equals the first.

    `effort` is how many answers it may try per decision. Every option is tried in one imagined world at
    least, with the follow-up questions answered as well as the estimate can tell; what is left of the
    effort goes into more worlds. A chain of follow-up questions ends where somebody else decides, where
    luck or a secret decides, or after a few answers.
    """

    def __init__(self, seed: int | str = 0, effort: int = EFFORT) -> None:
        self.effort = effort
        self.tried = 0
        self.chance = seeded(f"greedy player {seed}")

    def pick(self, seat: SeatPosition, /) -> Step:
        options = seat.options
        if len(options) == 1:
            return options[0]
        place = seat.place
        totals = [0] * len(options)
        self.tried = before = 0
        while not before or 2 * self.tried - before <= self.effort:
            before = self.tried
            self.tried += IMAGINING
            world = seat.imagine(self.chance.word())
            for i, option in enumerate(options):
                totals[i] += self.outcome(seat.title, world, place, seat.seat, option)
        return options[totals.index(max(totals))]

    def outcome(self, title: Title, world: Table, number: int, seat: int, option: Step) -> int:
        """The estimate after an option and the seat's own follow-up questions, each answered as seems best."""
        table, worth = self.after(title, world, number, seat, option)
        for _ in range(LONGEST_CHAIN - 1):
            if table.over or table.barrier:
                break
            lanes = table.waiting()
            own = next(
                (i for i, lane in enumerate(lanes) if lane.ask and lane.ask.seat == seat), -1
            )
            if own < 0:
                break
            ask = lanes[own].ask
            assert ask is not None
            table, worth = max(
                (self.after(title, table, own, seat, follow_up) for follow_up in ask.options),
                key=lambda found: found[1],
            )
        return worth

    def after(
        self, title: Title, world: Table, number: int, seat: int, option: Step
    ) -> tuple[Table, int]:
        """A copy on which the option was taken, and its estimate."""
        self.tried += 1
        table = world.clone()
        table.barrier = False
        table.answer(table.waiting()[number], option)
        return table, title.estimate(table, seat)
