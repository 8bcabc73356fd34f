"""A player that tries each option on an imagined copy, answers its own follow-up questions, and looks what came out."""

from ashfall.engine.chance import seeded
from ashfall.engine.table import Lane, Step, Table, imagine
from ashfall.engine.title import Title

from .player import Player

EFFORT = 24
LONGEST_CHAIN = 6
WORLDS = 2


class Greedy(Player):
    """Takes the option after which the game's own estimate is best.

    `effort` is about how many answers it may try per decision. Every option is tried at least once, in the
    same imagined worlds; what is left of the effort goes into more ways to complete each option, of which
    the best counts. A chain of follow-up questions ends where somebody else decides, where luck or a
    secret decides, or after a few answers.
    """

    def __init__(self, seed: int | str = 0, effort: int = EFFORT) -> None:
        self.effort = effort
        self.chance = seeded(f"greedy player {seed}")

    def pick(self, title: Title, table: Table, lane: Lane, /) -> Step:
        assert lane.ask is not None
        options, seat = lane.ask.options, lane.ask.seat
        if len(options) == 1:
            return options[0]
        number = table.waiting().index(lane)
        rounds = max(1, self.effort // (len(options) * 2))
        worlds = [imagine(table, seat, self.chance.word()) for _ in range(min(WORLDS, rounds))]
        best, ties, chosen = 0, 0, options[0]
        for i, option in enumerate(options):
            worth = sum(
                max(
                    self.outcome(title, world, number, seat, option)
                    for _ in range(rounds // len(worlds))
                )
                for world in worlds
            )
            if i == 0 or worth > best:
                best, ties, chosen = worth, 1, option
            elif worth == best:
                ties += 1
                if self.chance.below(ties) == 0:
                    chosen = option
        return chosen

    def outcome(self, title: Title, world: Table, number: int, seat: int, option: Step) -> int:
        """The estimate after an option and a chance completion of the seat's own follow-up questions."""
        table = world.clone()
        table.barrier = False
        table.answer(table.waiting()[number], option)
        for _ in range(LONGEST_CHAIN - 1):
            if table.over or table.barrier:
                break
            lane = next((own for own in table.waiting() if own.ask and own.ask.seat == seat), None)
            if lane is None or lane.ask is None:
                break
            follow_ups = lane.ask.options
            table.answer(lane, follow_ups[self.chance.below(len(follow_ups))])
        return title.estimate(table, seat)
