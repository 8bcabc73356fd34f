"""Rate limits: a bucket per who and what, filled by server time alone."""

import time
from collections import OrderedDict
from collections.abc import Callable

from .addresses import LOCAL
from .refusals import Refusal

KEPT = 20_000
FEW = 500
"""So many buckets are not looked through."""


class Bucket:
    """An amount that may be spent, also into debt, and comes back with time."""

    def __init__(
        self, rate: tuple[float, float], clock: Callable[[], float] = time.monotonic
    ) -> None:
        self.most, self.per_second = rate
        self.clock = clock
        self.amount, self.since = self.most, clock()

    def left(self) -> float:
        return min(self.most, self.amount + (self.clock() - self.since) * self.per_second)

    def spend(self, amount: float) -> None:
        self.amount, self.since = max(self.left() - amount, -self.most), self.clock()

    def full(self) -> bool:
        return self.left() >= self.most


class Limiter:
    """A bucket per who and what. `rate` is (amount at once, amount per second)."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self.clock = clock
        self.buckets: OrderedDict[tuple[str, str], Bucket] = OrderedDict()
        self.looked = -1.0
        """When it was last looked for buckets that are full."""
        self.enough = FEW
        """At how many buckets it is looked again: twice those that were in use then."""

    def take(self, what: str, who: str, rate: tuple[float, float], amount: float = 1.0) -> None:
        """Take from a bucket, or refuse and say when to come again. Who plays at this machine never waits."""
        if who == LOCAL:
            return
        left = self.left(what, who, rate)
        if left < amount:
            wait = (amount - left) / rate[1]
            raise Refusal("too_many", seconds=max(1, int(wait + 0.999)))
        self.spend(what, who, rate, amount)

    def left(self, what: str, who: str, rate: tuple[float, float]) -> float:
        found = self.buckets.get((what, who))
        return found.left() if found is not None else rate[0]

    def spend(self, what: str, who: str, rate: tuple[float, float], amount: float = 1.0) -> None:
        """Take from a bucket even if it is empty."""
        if who == LOCAL:
            return
        found = self.buckets.get((what, who))
        if found is None:
            found = self.buckets[what, who] = Bucket(rate, self.clock)
        self.buckets.move_to_end((what, who))
        found.spend(amount)
        if len(self.buckets) > min(self.enough, KEPT):
            self.prune()

    def prune(self) -> None:
        """Forget the buckets that are full again; if all are in use, the one that was used longest ago.

        All of them are looked through once a second at most: a crowd of new names must not cost that each time.
        """
        if self.clock() >= self.looked + 1:
            self.looked = self.clock()
            for key in [key for key, one in self.buckets.items() if one.full()]:
                del self.buckets[key]
            self.enough = max(FEW, 2 * len(self.buckets))
        while len(self.buckets) > KEPT:
            self.buckets.popitem(last=False)
