"""A stage for tests of the Automa: a solo table whose action cards and board are laid out by the test."""

from typing import Self

from ashfall.games.last_aurora.state import Automa
from ashfall.games.last_aurora.things import AMMO, EXPLORATION, FOOD, FUEL

from .scene import Scene

ROW_FIRST = {"A": 89, "B": 90, "C": 88, "D": 87}
"""An outcome card whose first letter is this."""


class Solo(Scene):
    def __init__(self, map: str = "alpha", mines: bool = False) -> None:
        super().__init__(1, map, mines)
        self.t.phase = EXPLORATION
        self.cargo()

    @property
    def automa(self) -> Automa:
        assert self.t.automa is not None
        return self.t.automa

    def stack(self, *numbers: int) -> Self:
        """Its face-down action cards by printed number, the first on top."""
        wanted = [number - 1 for number in numbers]
        every = self.automa.deck + self.automa.stack + self.automa.shown + self.automa.discard
        self.automa.deck = [c for c in every if c not in wanted]
        self.automa.stack = wanted[::-1]
        self.automa.shown, self.automa.discard = [], []
        return self

    def shown(self, *numbers: int) -> Self:
        """Its face-up action cards, turned up in the Exploration phase."""
        self.stack(*numbers)
        self.automa.shown = self.automa.stack[::-1]
        self.automa.stack = []
        self.automa.explored = len(numbers)
        return self

    def board(self, food: int = 0, fuel: int = 0, ammo: int = 0) -> Self:
        """So many tokens in each row, from the left."""
        for token, count in ((FOOD, food), (FUEL, fuel), (AMMO, ammo)):
            self.t.supply[token] += self.automa.tokens[token].bit_count() - count
            self.automa.tokens[token] = (1 << count) - 1
        return self

    def block(self, position: int, left: int, right: int) -> Self:
        """Tokens of a location in the zone, taken from the supply."""
        for packed in (left, right):
            for token in range(4):
                self.t.supply[token] -= packed >> 4 * token & 15
        self.t.left[position], self.t.right[position] = left, right
        return self

    def counts(self) -> list[int]:
        return [mask.bit_count() for mask in self.automa.tokens]
