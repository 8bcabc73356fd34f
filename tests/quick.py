"""What the quick check leaves to the whole run."""

from collections.abc import Iterable
from typing import Any

import pytest


def first_quick(values: Iterable[Any]) -> list[Any]:
    """Parameters of a test: the first one always, the others (values, or tuples of values) only in the whole run."""
    first, *rest = values
    return [first, *map(left, rest)]


def left(value: Any) -> Any:
    values = value if isinstance(value, tuple) else (value,)
    return pytest.param(*values, marks=pytest.mark.slow)
