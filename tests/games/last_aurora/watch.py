"""What every step of a test must leave: pieces where they belong, and questions that offer what their verbs allow."""

import re
from collections.abc import Callable

from ashfall.engine.verbs import PROOF
from ashfall.games.last_aurora.invariants import invariants
from ashfall.games.last_aurora.state import Aurora
from ashfall.lab.checks import check_asking, check_legality

COUNTERS = re.compile(r"(\d+) \+ (\d+) target counters")
IN_SUPPLY = re.compile(r", (\d+) in the supply")


def complaints(t: Aurora) -> set[str]:
    """What is wrong with a position, in words that change only where it gets worse: a test may arrange anything."""
    return {
        IN_SUPPLY.sub("", COUNTERS.sub(lambda m: f"{int(m[1]) + int(m[2])} target counters", text))
        for text in invariants(t)
    }


def watched(t: Callable[[], Aurora], step: Callable[[], object], pause: str = "") -> None:
    """LA-GEN-05, LA-GEN-08: do a step; every piece that lay where it belongs still does, and what is asked is legal."""
    before = complaints(t())
    PROOF.on = True
    try:
        step()
    finally:
        PROOF.on = False
    after = t()
    worse = complaints(after) - before
    assert not worse, worse
    check_asking(after)
    lanes = after.waiting()
    check_legality(after, [one for one in lanes if one.ask is None or one.ask.question != pause])
