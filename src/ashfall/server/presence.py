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
        self.last_seen: dict[tuple[str, int], float] = {}

    def come(self, table: str, seat: int | None) -> None:
        self.here.setdefault(table, Counter())[name_of(seat)] += 1

    def go(self, table: str, seat: int | None) -> None:
        counts = self.here.get(table, Counter())
        counts[name_of(seat)] -= 1
        if counts[name_of(seat)] <= 0:
            del counts[name_of(seat)]
        if seat is not None:
            self.last_seen[table, seat] = time.monotonic()
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

    def absent(self, table: str, seat: int, seconds: float, process_age: float) -> bool:
        """Whether nobody has looked as this seat for so long, as far as this process can know."""
        if self.counts(table).get(str(seat)):
            return False
        seen = self.last_seen.get((table, seat))
        away = time.monotonic() - seen if seen is not None else process_age
        return away >= seconds


def name_of(seat: int | None) -> str:
    return "w" if seat is None else str(seat)
