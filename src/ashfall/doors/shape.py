"""Writes `observation.json` of a game: how wide each part of its view is, seen in random games.

A change of the file is another environment: raise the number in its name.
"""

import json
import sys
from typing import Any

from ashfall.engine.chance import seeded
from ashfall.games import folder, title
from ashfall.lab.configurations import covering
from ashfall.lab.playouts import start_table

from .observe import FILE

GAMES = 40
EVERY = 9
ACTIONS = 64
LEAST = 8


def leaves(value: Any, path: str) -> set[str]:
    """The places that a part of a view asks for."""
    if isinstance(value, dict):
        return set().union(*(leaves(inner, f"{path}.{key}") for key, inner in value.items()))
    if isinstance(value, list | tuple):
        return set().union(*(leaves(inner, f"{path}.{i}") for i, inner in enumerate(value)))
    return {f"{path}={value}"} if isinstance(value, str) else {path}


def measured(game: str) -> dict[str, int]:
    """For each part of the view a power of two that holds what was seen with room to spare."""
    found = title(game)
    seen: dict[str, set[str]] = {}
    settings = covering(found, GAMES)
    for number in range(GAMES):
        table = start_table(found, settings[number % len(settings)], number)
        chance = seeded(number)
        while not table.over:
            lane = table.waiting()[0]
            assert lane.ask is not None
            if chance.below(EVERY) == 0:
                for part, value in found.view(table, lane.ask.seat).items():
                    seen.setdefault(part, set()).update(leaves(value, part))
            table.answer(lane, lane.ask.options[chance.below(len(lane.ask.options))])
    return {part: max(LEAST, 1 << len(words).bit_length()) for part, words in seen.items()}


def main(game: str) -> None:
    parts = measured(game)
    data = {"name": f"{game}-v1", "actions": ACTIONS, "parts": parts}
    (folder(game) / FILE).write_text(json.dumps(data, indent=1) + "\n", "utf-8")


if __name__ == "__main__":
    main(sys.argv[1])
