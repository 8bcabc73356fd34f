"""Pieces of a game's state as plain data: JSON out, JSON in, and nothing shared between copies."""

from collections.abc import Callable, Mapping
from typing import Any, ClassVar, TypeVar

P = TypeVar("P", bound="Part")


class Part:
    """A small record in a game's state.

    A subclass names its fields in `__slots__`, takes them all in that order in its constructor, and
    writes its own `clone`. `NESTED` names the fields that are Parts themselves (one, a list of them,
    or None). Every other field is an int, a string, a bool, None, or a list or string-keyed dict of those.
    """

    __slots__ = ()
    NESTED: ClassVar[Mapping[str, type["Part"]]] = {}

    def data(self) -> dict[str, Any]:
        """The record as JSON data."""
        return {name: freeze(getattr(self, name)) for name in field_names(type(self))}


def freeze(value: Any) -> Any:
    if isinstance(value, Part):
        return value.data()
    if isinstance(value, list):
        return [freeze(v) for v in value]
    if isinstance(value, dict):
        return {k: freeze(v) for k, v in value.items()}
    return value


def thaw(kind: type[P], data: Mapping[str, Any], make: Callable[..., P] | None = None) -> P:
    """The record that `data()` described."""
    fields = field_names(kind)
    if set(fields) != set(data):
        wrong = sorted(set(fields) ^ set(data))
        raise ValueError(
            f"{kind.__name__} has the fields {', '.join(fields)}; check {', '.join(wrong)}"
        )
    return (make or kind)(*[thaw_field(kind.NESTED.get(name), data[name]) for name in fields])


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


def field_names(kind: type[Any]) -> tuple[str, ...]:
    """The fields that a class itself declares, in constructor order."""
    slots: tuple[str, ...] = kind.__dict__.get("FIELDS", kind.__slots__)
    return slots
