"""What kinds of events look like: one of each, out of games of random players."""

from collections.abc import Collection
from typing import Any

from ashfall.engine.chance import seeded
from ashfall.engine.game import event_data
from ashfall.engine.table import EVERYBODY, Event
from ashfall.engine.title import Title

from .plan import Plan
from .playouts import random_play

GAMES = 40
LONGEST = 5000


def examples(found: Title, plan: Plan, kinds: Collection[str]) -> dict[str, dict[str, Any]]:
    """An event of each kind, as a log tells it: the first that everybody sees, else the first. What is too rare for
    the first games of the run's seeds has none."""
    seen: dict[str, Event] = {}
    box = found.box()

    def hear(event: Event) -> None:
        before = seen.get(event.kind)
        if before is None or (before.seats != EVERYBODY and event.seats == EVERYBODY):
            seen[event.kind] = event

    for number in range(GAMES):
        if not set(kinds) - set(seen):
            break
        seed = plan.seed_of(number)
        table = found.set_up(box, plan.options_of(number), seed)
        table.listener = hear
        table.run()
        random_play(table, seeded(f"example {seed}"), LONGEST)
    return {kind: event_data(seen[kind], found.grammar) for kind in kinds if kind in seen}
