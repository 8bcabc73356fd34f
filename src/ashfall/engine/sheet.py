"""The text board: a position as sections of rows, the same for every game, terminal, page and screen reader."""

from collections.abc import Callable, Iterable, Mapping
from typing import Any, TypeVar

T = TypeVar("T")
Maker = Callable[..., T]
"""What `at_once` is: it takes a function, the view, the names of the parts that it reads, and what else it is told."""


class Row:
    """One line: a message of the catalogues with its values, and the thing that it shows.

    `values` are words and numbers as in events (a value named like a kind of the grammar is a thing's
    word). `depth` indents a row under the one above it.
    """

    __slots__ = ("message", "values", "thing", "depth")

    def __init__(self, message: str, thing: str = "", depth: int = 0, **values: Any) -> None:
        self.message = message
        self.values = values
        self.thing = thing
        self.depth = depth

    def data(self) -> dict[str, Any]:
        return {
            "message": self.message,
            "values": self.values,
            "thing": self.thing,
            "depth": self.depth,
        }


class Section:
    """A titled part of the text board. `seat` is the side it belongs to, None for what all share."""

    __slots__ = ("message", "values", "rows", "seat")

    def __init__(
        self, message: str, rows: list[Row], seat: int | None = None, **values: Any
    ) -> None:
        self.message = message
        self.values = values
        self.rows = rows
        self.seat = seat

    def data(self) -> dict[str, Any]:
        return {
            "message": self.message,
            "values": self.values,
            "seat": self.seat,
            "rows": [row.data() for row in self.rows],
        }


def at_once(
    make: Callable[..., Section], view: Mapping[str, Any], parts: Iterable[str], *more: Any
) -> Section:
    """A section, made by its function from these parts of the view, which are all that it gets to see of it."""
    return make({part: view[part] for part in parts}, *more)


def foretold(message: str) -> bool:
    """Whether a row reckons ahead: it stands beside the choices and is nothing that a choice changes."""
    return message.startswith("forecast-")
