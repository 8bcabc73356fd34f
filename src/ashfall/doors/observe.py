"""What a seat may know as numbers, made from its view alone: a vector per part of the view, or all of them in one.

Every leaf of a view has a place: a number stands at the place of its path, a word raises the place of its path and
itself. Places are hashes into the width that the game declares for the part (`observation.json` in its folder), so
that a view that gains a field changes nothing else.

Most of a view is the same from one decision to the next, so an encoder remembers what each seat saw last and
touches only the places of what is different now.
"""

import json
from functools import cache
from itertools import zip_longest
from typing import Any
from zlib import crc32

import numpy as np

from ashfall.engine.errors import BadOption
from ashfall.engine.table import Lane, Table
from ashfall.engine.title import Title
from ashfall.engine.verbs import Step
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


class Node:
    """A path in views: the place of a number there, the places of words there, and the paths below."""

    __slots__ = ("path", "first", "width", "place", "words", "below")

    def __init__(self, path: str, first: int, width: int) -> None:
        self.path = path
        self.first = first
        self.width = width
        self.place = first + place(path, width)
        self.words: dict[str, int] = {}
        self.below: dict[Any, Node] = {}

    def at(self, key: Any) -> "Node":
        found = self.below.get(key)
        if found is None:
            found = self.below[key] = Node(f"{self.path}.{key}", self.first, self.width)
        return found

    def word(self, word: str) -> int:
        found = self.words.get(word)
        if found is None:
            found = self.words[word] = self.first + place(f"{self.path}={word}", self.width)
        return found


root = cache(Node)
"""Paths are learned once, however many tables there are."""


@cache
def known_options(_game: str) -> dict[Any, tuple[str, Array]]:
    """The options of a game that were met so far, with their sentences and rows."""
    return {}


class Memory:
    """What one seat saw last: the view, the sum at each place, and the vector made of the sums."""

    __slots__ = ("view", "sums", "vector", "touched")

    def __init__(self, size: int) -> None:
        self.view: dict[str, Any] = {}
        self.sums = [0.0] * size
        self.vector = np.zeros(size, np.float32)
        self.touched: set[int] = set()

    def change(self, node: Node, old: Any, new: Any) -> None:
        """Take what is gone out of the sums, and put in what is new."""
        if isinstance(new, dict) and isinstance(old, dict):
            for key, inner in new.items():
                before = old.get(key)
                if before != inner:
                    self.change(node.at(key), before, inner)
            for key in old:
                if key not in new:
                    self.add(node.at(key), old[key], -1)
        elif isinstance(new, list | tuple) and isinstance(old, list | tuple):
            for i, (before, inner) in enumerate(zip_longest(old, new)):
                if before != inner:
                    self.change(node.at(i), before, inner)
        else:
            self.add(node, old, -1)
            self.add(node, new, 1)

    def add(self, node: Node, value: Any, times: int) -> None:
        """Put every leaf of a value into its place, or take it away."""
        if isinstance(value, dict):
            for key, inner in value.items():
                self.add(node.at(key), inner, times)
        elif isinstance(value, list | tuple):
            for i, inner in enumerate(value):
                self.add(node.at(i), inner, times)
        elif value:
            if isinstance(value, str):
                at = node.word(value)
                self.sums[at] += times
            else:
                at = node.place
                self.sums[at] += times * value
            self.touched.add(at)

    def settle(self) -> None:
        """Bring the vector up to the sums."""
        for at in self.touched:
            self.vector[at] = scaled(self.sums[at])
        self.touched.clear()


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
        self.first: dict[str, int] = {}
        at = 0
        for name, width in self.parts.items():
            self.first[name] = at
            at += width
        self.first[OPTIONS] = at
        self.size = at + self.actions * OPTION_WIDTH
        self.nodes = {
            name: root(name, self.first[name], width)
            for name, width in self.parts.items()
            if name != TABLE
        }
        self.memories: dict[int, Memory] = {}
        self.known = known_options(title.id)

    def encode(self, table: Table, seat: int) -> dict[str, Array]:
        """A vector for each part of the view, and a row for each option that the seat has now.

        What a newer view says beside the declared parts stands in `other`.
        """
        vector = self.flat(table, seat)
        found = {
            name: vector[first : first + self.parts[name]]
            for name, first in self.first.items()
            if name != OPTIONS
        }
        found[OPTIONS] = vector[self.first[OPTIONS] :].reshape(self.actions, OPTION_WIDTH)
        return found

    def flat(self, table: Table, seat: int) -> Array:
        """All parts in one vector, in the order of the shape."""
        memory = self.memories.get(seat)
        if memory is None:
            memory = self.memories[seat] = Memory(self.size)
        view = self.title.view(table, seat)
        view[OTHER] = {name: view[name] for name in view if name not in self.parts}
        for name, node in self.nodes.items():
            old, new = memory.view.get(name), view.get(name)
            if old != new:
                memory.change(node, old, new)
        memory.view = view
        memory.settle()
        vector = memory.vector.copy()
        lane = lane_of(table, seat)
        self.asked(table, seat, lane, vector[:TABLE_WIDTH])
        options = vector[self.first[OPTIONS] :].reshape(self.actions, OPTION_WIDTH)
        self.fill(lane, options)
        return vector

    def asked(self, table: Table, seat: int, lane: Lane | None, vector: Array) -> None:
        """Who looks, who is waited for, and what the own question is."""
        vector[seat] = 1
        for other in table.waiting():
            if other.ask is not None:
                vector[SEATS + other.ask.seat] = 1
        vector[2 * SEATS] = table.players
        if lane is not None and lane.ask is not None:
            rest = TABLE_WIDTH - 3 * SEATS
            vector[3 * SEATS + place(lane.ask.question, rest)] = 1

    def options(self, lane: Lane | None) -> Array:
        """Each option by its verb and the things it names."""
        rows = np.zeros((self.actions, OPTION_WIDTH), np.float32)
        self.fill(lane, rows)
        return rows

    def fill(self, lane: Lane | None, rows: Array) -> None:
        if lane is not None and lane.ask is not None:
            for at, option in enumerate(lane.ask.options[: self.actions]):
                rows[at] = self.option(option)[1]

    def sentence(self, option: Step) -> str:
        """An option as the sentence of a record."""
        return self.option(option)[0]

    def option(self, option: Step) -> tuple[str, Array]:
        """The sentence of an option and its row; whose option it is changes neither."""
        key = (option[0], *option[2:])
        found = self.known.get(key)
        if found is None:
            sentence = self.title.grammar.write(option)
            row = np.zeros(OPTION_WIDTH, np.float32)
            for word in sentence.split():
                row[place(word, OPTION_WIDTH)] += 1
            found = self.known[key] = sentence, row
        return found

    def mask(self, table: Table, seat: int) -> Array:
        """Which actions are options of the seat now."""
        mask = np.zeros(self.actions, np.int8)
        lane = lane_of(table, seat)
        if lane is not None and lane.ask is not None:
            mask[: len(lane.ask.options)] = 1
        return mask


def lane_of(table: Table, seat: int) -> Lane | None:
    """The first question that waits for this seat."""
    for lane in [] if table.over else table.waiting():
        if lane.ask is not None and lane.ask.seat == seat:
            return lane
    return None


@cache
def scaled(value: float) -> Array:
    """A sum as it stands in a vector."""
    found = np.float32(value)
    return np.float32(np.clip(np.sign(found) * np.log1p(np.abs(found)), -LIMIT, LIMIT))


@cache
def place(text: str, width: int) -> int:
    """The same on every machine, unlike `hash`."""
    return crc32(text.encode()) % width
