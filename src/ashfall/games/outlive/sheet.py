"""Text board."""

from collections.abc import Mapping
from typing import Any

from ashfall.engine.sheet import Section


def sheet(view: Mapping[str, Any]) -> list[Section]:
    return []
