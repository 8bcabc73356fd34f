"""What a seat may know as numbers, made from its view alone: a vector per part of the view, or all of them in one.

Every leaf of a view has a place: a number stands at the place of its path, a word raises the place of its path and
itself. Places are hashes into the width that the game declares for the part (`observation.json` in its folder), so
that a view that gains a field changes nothing else.
"""

import json
from collections.abc import Mapping
from functools import cache
from typing import Any
from zlib import crc32

import numpy as np

from ashfall.engine.errors import BadOption
from ashfall.engine.table import Lane, Table
from ashfall.engine.title import Title
from ashfall.games import folder

FILE = "observation.json"
TABLE, OPTIONS, OTHER = "table", "options", "other"
TABLE_WIDTH = 64
OTHER_WIDTH = 256
SEATS = 8
OPTION_WIDTH = 32
LIMIT = 16.0
"""No number of an observation is larger: it is the logarithm of what the view says."""

Array = Any
"""A numpy array of float32 (numpy is not there where types are checked)."""


@cache
def shape(game: str) -> dict[str, Any]:
    """What a game declares: its name and version at the doors, the most options, the width of each part."""
    path = folder(game) / FILE
    if not path.exists():
        raise BadOption(
            f"{game} declares no observation; `python -m ashfall.doors.shape {game}` writes it"
        )
    found: dict[str, Any] = json.loads(path.read_text("utf-8"))
    return found


class Encoder:
    """Turns a seat's view of a table into numbers."""

    def __init__(self, title: Title) -> None:
        found = shape(title.id)
        self.title = title
        self.actions: int = found["actions"]
        self.parts: dict[str, int] = {
            TABLE: TABLE_WIDTH,
            **found["parts"],
            OTHER: OTHER_WIDTH,
        }
        self.size = sum(self.parts.values()) + self.actions * OPTION_WIDTH

    def encode(self, table: Table, seat: int) -> dict[str, Array]:
        """A vector for each part of the view, and a row for each option that the seat has now.

        What a newer view says beside the declared parts stands in `other`.
        """
        view = self.title.view(table, seat)
        view[OTHER] = {name: view[name] for name in view if name not in self.parts}
        found = {
            name: encoded(view.get(name), name, width)
            for name, width in self.parts.items()
            if name != TABLE
        }
        lane = lane_of(table, seat)
        found[TABLE] = self.asked(table, seat, lane)
        found[OPTIONS] = self.options(lane)
        return found

    def asked(self, table: Table, seat: int, lane: Lane | None) -> Array:
        """Who looks, who is waited for, and what the own question is."""
        vector = np.zeros(TABLE_WIDTH, np.float32)
        vector[seat] = 1
        for other in table.waiting():
            if other.ask is not None:
                vector[SEATS + other.ask.seat] = 1
        vector[2 * SEATS] = table.players
        if lane is not None and lane.ask is not None:
            rest = TABLE_WIDTH - 3 * SEATS
            vector[3 * SEATS + place(lane.ask.question, rest)] = 1
        return vector

    def options(self, lane: Lane | None) -> Array:
        """Each option by its verb and the things it names."""
        rows = np.zeros((self.actions, OPTION_WIDTH), np.float32)
        if lane is not None and lane.ask is not None:
            for row, option in zip(rows, lane.ask.options, strict=False):
                for word in self.title.grammar.write(option).split():
                    row[place(word, OPTION_WIDTH)] += 1
        return rows

    def mask(self, table: Table, seat: int) -> Array:
        """Which actions are options of the seat now."""
        mask = np.zeros(self.actions, np.int8)
        lane = lane_of(table, seat)
        if lane is not None and lane.ask is not None:
            mask[: len(lane.ask.options)] = 1
        return mask

    def flat(self, parts: Mapping[str, Array]) -> Array:
        """All parts in one vector, in the order of the shape."""
        return np.concatenate([*(parts[name] for name in self.parts), parts[OPTIONS].ravel()])


def lane_of(table: Table, seat: int) -> Lane | None:
    """The first question that waits for this seat."""
    for lane in [] if table.over else table.waiting():
        if lane.ask is not None and lane.ask.seat == seat:
            return lane
    return None


def encoded(value: Any, name: str, width: int) -> Array:
    """One part of a view as a vector."""
    vector = np.zeros(width, np.float32)
    sums: dict[int, float] = {}
    walk(value, name, width, sums)
    if sums:
        numbers = np.fromiter(sums.values(), np.float32, len(sums))
        vector[list(sums)] = np.sign(numbers) * np.log1p(np.abs(numbers))
    return np.clip(vector, -LIMIT, LIMIT, out=vector)


def walk(value: Any, path: str, width: int, sums: dict[int, float]) -> None:
    """Put every leaf of a value into its place."""
    if isinstance(value, dict):
        for key, inner in value.items():
            walk(inner, f"{path}.{key}", width, sums)
    elif isinstance(value, list | tuple):
        for i, inner in enumerate(value):
            walk(inner, f"{path}.{i}", width, sums)
    elif isinstance(value, str):
        if value:
            at = place(f"{path}={value}", width)
            sums[at] = sums.get(at, 0.0) + 1
    elif value:
        at = place(path, width)
        sums[at] = sums.get(at, 0.0) + float(value)


@cache
def place(text: str, width: int) -> int:
    """The same on every machine, unlike `hash`."""
    return crc32(text.encode()) % width
