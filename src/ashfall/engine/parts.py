"""Pieces of a game's state as plain data: JSON out, JSON in, and nothing shared between copies."""

from collections.abc import Mapping
from typing import Any, ClassVar, TypeVar

from mypy_extensions import mypyc_attr

P = TypeVar("P", bound="Part")


@mypyc_attr(allow_interpreted_subclasses=True)
class Part:
    """A small record in a game's state.

    A subclass declares its fields as annotations; `tools/state.py` writes the rest of it from them: slots,
    constructor, `clone`, `FIELDS` (their names in order) and `NESTED` (those that are Parts themselves: one, a
    list of them, or None). Every other field is an int, a string, a bool, or a list or string-keyed dict of those.
    """

    __slots__ = ()
    FIELDS: ClassVar[tuple[str, ...]] = ()
    NESTED: ClassVar[Mapping[str, type["Part"]]] = {}

    def data(self) -> dict[str, Any]:
        """The record as JSON data."""
        return {name: freeze(getattr(self, name)) for name in self.FIELDS}


def fields(part: Any) -> dict[str, Any]:
    """The fields of a record as they stand: for a writer of JSON that meets one, where `data` would copy them all."""
    return {name: getattr(part, name) for name in part.FIELDS}


def freeze(value: Any) -> Any:
    if isinstance(value, Part):
        return value.data()
    if isinstance(value, list):
        # Most of a state is long lists of numbers: no call for each of them.
        return [v if isinstance(v, int) else freeze(v) for v in value]
    if isinstance(value, dict):
        return {k: freeze(v) for k, v in value.items()}
    return value


def thaw(kind: type[P], data: Mapping[str, Any], **given: Any) -> P:
    """The record that `data()` described, built with what is given besides its fields."""
    fields = kind.FIELDS
    if set(fields) != set(data):
        wrong = sorted(set(fields) ^ set(data))
        raise ValueError(
            f"{kind.__name__} has the fields {', '.join(fields)}; check {', '.join(wrong)}"
        )
    values = {name: thaw_field(kind.NESTED.get(name), data[name]) for name in fields}
    return kind(**given, **values)


def thaw_field(kind: type[Part] | None, value: Any) -> Any:
    if kind is not None and isinstance(value, list):
        return [thaw_field(kind, v) for v in value]
    if kind is not None and isinstance(value, dict):
        return thaw(kind, value)
    if isinstance(value, list):
        return [thaw_field(None, v) for v in value]
    if isinstance(value, dict):
        return {k: thaw_field(None, v) for k, v in value.items()}
    return value
