"""Rate limits: a bucket per who and what, filled by server time alone."""

import time
from collections.abc import Callable

from .refusals import Refusal

KEPT = 20_000


class Limiter:
    """Buckets of tokens. `rate` is (amount at once, amount per second)."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self.clock = clock
        self.buckets: dict[tuple[str, str], tuple[float, float]] = {}

    def take(self, what: str, who: str, rate: tuple[float, float], amount: float = 1.0) -> None:
        """Take from a bucket, or refuse and say when to come again."""
        left = self.left(what, who, rate)
        if left < amount:
            wait = (amount - left) / rate[1]
            raise Refusal("too_many", seconds=max(1, int(wait + 0.999)))
        self.spend(what, who, rate, amount)

    def left(self, what: str, who: str, rate: tuple[float, float]) -> float:
        now = self.clock()
        amount, since = self.buckets.get((what, who), (rate[0], now))
        return min(rate[0], amount + (now - since) * rate[1])

    def spend(self, what: str, who: str, rate: tuple[float, float], amount: float = 1.0) -> None:
        """Take from a bucket even if it is empty."""
        left = self.left(what, who, rate) - amount
        if len(self.buckets) >= KEPT:
            self.prune()
        self.buckets[what, who] = (max(left, -rate[0]), self.clock())

    def prune(self) -> None:
        """Forget the older half; somebody who comes back finds a full bucket."""
        order = sorted(self.buckets, key=lambda key: self.buckets[key][1])
        for key in order[: len(order) // 2]:
            del self.buckets[key]
