"""The numbers of the questions that wait at a table: a move names the one that it answers.

A question keeps its number as long as it waits, whatever else happens at the table. Its number is made of the
version that asked it, so that every process that reads the same log comes to the same numbers.
"""

from collections.abc import Collection, Sequence

from ashfall.engine.table import Ask, Table

AT_ONCE = 16
"""More questions than one entry can ask."""


class Questions:
    """The questions that wait now, each with its number."""

    def __init__(self) -> None:
        self.standing: list[tuple[Ask, int]] = []
        self.rewound = False

    def of(self, seat: int) -> list[int]:
        """The numbers of a seat's questions, in the order of its view."""
        return [number for ask, number in self.standing if ask.seat == seat]

    def number(self, seat: int, place: int) -> int:
        """The number of one question of a seat; of a position that is past, 0, which answers nothing."""
        own = self.of(seat)
        return own[place] if place < len(own) else 0

    def numbers(self) -> list[int]:
        return [number for _, number in self.standing]

    def renew(self, table: Table, version: int) -> None:
        """Something happened: what still waits keeps its number, what is new gets one."""
        same = equal if self.rewound else identical
        before, self.rewound = self.standing, False
        self.standing = []
        for ask in asks(table):
            found = next((one for one in before if same(one[0], ask)), None)
            if found is not None:
                before.remove(found)
            fresh = version * AT_ONCE + len(self.standing)
            self.standing.append((ask, found[1] if found is not None else fresh))

    def rewind(self, seats: Collection[int]) -> None:
        """The table is about to be played again to an earlier choice; these seats lose some of theirs.

        The questions of the others come again word for word and are still the same.
        """
        self.standing = [one for one in self.standing if one[0].seat not in seats]
        self.rewound = True

    def restore(self, table: Table, version: int, numbers: Sequence[int]) -> None:
        """From a snapshot; one of an older program has no numbers."""
        found = asks(table)
        fresh = [version * AT_ONCE + i for i in range(len(found))]
        self.standing = list(
            zip(found, numbers if len(numbers) == len(found) else fresh, strict=True)
        )


def asks(table: Table) -> list[Ask]:
    return [lane.ask for lane in table.waiting() if lane.ask is not None]


def identical(old: Ask, new: Ask) -> bool:
    """An ask is never changed once made: the same object is the same question."""
    return old is new


def equal(old: Ask, new: Ask) -> bool:
    return (old.seat, old.question, old.options) == (new.seat, new.question, new.options)
