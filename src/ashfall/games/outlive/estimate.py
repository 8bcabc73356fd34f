"""A rough judgement of a position of Outlive, for simple players."""

from .scoring import parts
from .state import Outlive


def estimate(t: Outlive, seat: int) -> int:
    """Points so far and what is in store."""
    colony = t.colonies[seat]
    return 100 * sum(parts(t, colony)) + 20 * sum(colony.store)
