"""What every player that is a program has in common."""

from ashfall.engine.game import Game
from ashfall.engine.question import Option, Waiting
from ashfall.engine.seat import SeatPosition
from ashfall.engine.verbs import Step


class Player:
    """Somebody who decides: write `pick`."""

    def pick(self, seat: SeatPosition, /) -> Step:
        """One of the seat's options."""
        raise NotImplementedError

    def choose(self, game: Game, seat: int, waiting: Waiting) -> Option:
        """The option to play. The game may be the real one or a world imagined for the seat."""
        lane = next(
            lane
            for lane in game.table.waiting()
            if lane.ask is not None
            and lane.ask.seat == seat
            and lane.ask.options == [option.step for option in waiting.options]
        )
        return Option(self.pick(SeatPosition(game.title, game.table, lane)), game.title.grammar)
