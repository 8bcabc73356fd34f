"""A program's place at the table: the question put to it, what it may know, and worlds to try its answers in."""

from typing import Any

from .table import Lane, Table, imagine
from .title import Title
from .verbs import Step


class SeatPosition:
    """What a player that is a program gets instead of the table.

    `options` are the answers, `view()` is what the seat sees, and `imagine(seed)` gives a world that the seat
    cannot tell from the real one, to be played on at will. Nothing else of the table is shown.
    """

    __slots__ = ("_lane", "_table", "options", "question", "seat", "title")

    def __init__(
        self, title: Title, table: Table, lane: Lane, options: list[Step] | None = None
    ) -> None:
        assert lane.ask is not None
        self.title = title
        self.seat = lane.ask.seat
        self.question = lane.ask.question
        self.options = lane.ask.options[:] if options is None else options
        self._table = table
        self._lane = lane

    @property
    def place(self) -> int:
        """Which of the questions that wait in an imagined world is this one."""
        return self._table.waiting().index(self._lane)

    def view(self) -> dict[str, Any]:
        """What the seat may know, as plain data."""
        return self.title.view(self._table, self.seat)

    def imagine(self, seed: int | str) -> Table:
        """A world in which everything that the seat cannot know is dealt again."""
        return imagine(self._table, self.seat, seed)

    def imagined(self, seed: int | str) -> "SeatPosition":
        """The same question in an imagined world, for programs of others: the truth is not even there."""
        world = self.imagine(seed)
        return SeatPosition(self.title, world, world.waiting()[self.place], self.options[:])

    def offering(self, options: list[Step]) -> "SeatPosition":
        """The same question with fewer answers."""
        return SeatPosition(self.title, self._table, self._lane, options)
