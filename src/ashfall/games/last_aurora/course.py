"""The course of play that the rulebooks describe, counted from what a game told."""

from collections.abc import Sequence

from ashfall.engine.table import Event


def course(events: Sequence[Event]) -> dict[str, tuple[int, int]]:
    """For each aim of the designed values how often it was met in a game, and out of how many cases."""
    kinds = [event.kind for event in events]
    seats = {event.values["seat"] for event in events if event.kind in ("explores", "passed")}
    reached = any(event.kind == "game_over" and event.rule == "LA-END-02" for event in events)
    return {
        "players-eliminated": (kinds.count("eliminated"), len(seats)),
        "enemies-defeated": (kinds.count("enemy_defeated"), kinds.count("enemy_comes")),
        "loot-won": (int("loot_won" in kinds), 1),
        "aurora-reached": (int(reached), 1),
    }
