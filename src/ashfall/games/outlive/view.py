"""What a seat may know."""

from typing import Any

from ashfall.engine.words import Grammar

from .state import Outlive


def view(t: Outlive, seat: int | None, grammar: Grammar) -> dict[str, Any]:
    return {}
