"""Who is at a table now, counted over all server processes."""

import time
from collections import Counter
from typing import Any

STALE = 60.0
Count = dict[str, int]
"""How many sockets look as each seat; the key `w` counts spectators."""


class Presence:
    """The sockets of this process, and what other processes last said about theirs."""

    def __init__(self) -> None:
        self.here: dict[str, Counter[str]] = {}
        self.elsewhere: dict[str, dict[str, tuple[float, Count]]] = {}

    def come(self, table: str, seat: int | None) -> None:
        self.here.setdefault(table, Counter())[name_of(seat)] += 1

    def go(self, table: str, seat: int | None) -> None:
        counts = self.here.get(table, Counter())
        counts[name_of(seat)] -= 1
        if counts[name_of(seat)] <= 0:
            del counts[name_of(seat)]
        if not counts:
            self.here.pop(table, None)

    def hear(self, process: str, table: str, counts: Count) -> None:
        """Another process says who is at a table there."""
        others = self.elsewhere.setdefault(table, {})
        if counts:
            others[process] = (time.monotonic() + STALE, counts)
        else:
            others.pop(process, None)
        if not others:
            self.elsewhere.pop(table, None)

    def forget_silent(self) -> None:
        """Processes that said nothing for long have died."""
        for table, others in list(self.elsewhere.items()):
            for process in [p for p, (until, _) in others.items() if until < time.monotonic()]:
                del others[process]
            if not others:
                del self.elsewhere[table]

    def counts(self, table: str) -> Counter[str]:
        total = Counter(self.here.get(table, Counter()))
        for until, counts in self.elsewhere.get(table, {}).values():
            if until > time.monotonic():
                total.update(counts)
        return total

    def at(self, table: str) -> dict[str, Any]:
        """The presence as clients get it."""
        counts = self.counts(table)
        seats = sorted(int(name) for name, count in counts.items() if name != "w" and count > 0)
        return {"seats": seats, "watching": counts.get("w", 0)}

    def seats_here(self) -> list[tuple[str, int]]:
        """The seats that are looked at through this process."""
        return [(t, int(name)) for t, counts in self.here.items() for name in counts if name != "w"]


def name_of(seat: int | None) -> str:
    return "w" if seat is None else str(seat)
