"""What a seat may know of the table, field by field, and the same as a text board."""

from collections.abc import Mapping
from typing import Any

from ashfall.engine.sheet import Section

from .state import Aurora


def view(t: Aurora, seat: int | None) -> dict[str, Any]:
    return {"round": t.round}


def sheet(view: Mapping[str, Any]) -> list[Section]:
    return []
