"""JSON from strangers, read strictly: no doubled keys, no odd numbers, no depth, nothing that a parser would guess."""

import json
import re
from typing import Any, TypeVar

import msgspec

from .refusals import Refusal

DEEPEST = 32
DIGITS = 15
T = TypeVar("T")

SIGN = re.compile(rb'\\.|["\[\]{}]', re.DOTALL)
"""What decides about depth: an escaped sign, the end of a string, a bracket. Each byte is looked at once."""
SURROGATE = re.compile("[\ud800-\udfff]")


def fit(data: Any, kind: type[T]) -> T:
    """Parsed data as this kind of thing; numbers, texts and fields are never guessed."""
    try:
        return msgspec.convert(data, kind, strict=True)
    except msgspec.ValidationError as error:
        raise misfit(str(error)) from None


def parse(body: bytes) -> Any:
    """The data of a JSON text."""
    check_depth(body)
    try:
        text = body.decode("utf-8")
    except UnicodeDecodeError:
        raise Refusal("bad_text", 400) from None
    try:
        data = DECODER.decode(text)
    except (ValueError, RecursionError):
        raise Refusal("bad_json") from None
    check_texts(data)
    return data


def misfit(message: str) -> Refusal:
    """The refusal for what msgspec says of data that does not fit."""
    what, _, place = message.partition(" - at ")
    where = place.strip("`$.") or ""
    if "unknown field" in what:
        return Refusal("unknown_field")
    if "missing required field" in what:
        return Refusal("missing_field", field=what.split("`")[1])
    if "got `" in what:
        return Refusal("bad_type", field=where[:40])
    return Refusal("bad_value", field=where[:40])


def check_depth(body: bytes) -> None:
    if body.count(b"[") + body.count(b"{") <= DEEPEST:
        return
    depth, in_string = 0, False
    for sign in SIGN.findall(body):
        if sign == b'"':
            in_string = not in_string
        elif not in_string and len(sign) == 1:
            depth += 1 if sign in b"[{" else -1
            if depth > DEEPEST:
                raise Refusal("too_deep")


def check_texts(data: Any) -> None:
    """Half characters are refused as not being text, NUL because no database keeps it."""
    if isinstance(data, str):
        if SURROGATE.search(data):
            raise Refusal("bad_text", 400)
        if "\0" in data:
            raise Refusal("bad_text")
    elif isinstance(data, dict):
        for key, value in data.items():
            check_texts(key)
            check_texts(value)
    elif isinstance(data, list):
        for value in data:
            check_texts(value)


def pairs(found: list[tuple[str, Any]]) -> dict[str, Any]:
    data = dict(found)
    if len(data) != len(found):
        raise Refusal("duplicate_key")
    return data


def whole(text: str) -> int:
    if len(text) > DIGITS or text == "-0":
        raise Refusal("bad_number")
    return int(text)


def fraction(text: str) -> float:
    number = float(text)
    if number in (float("inf"), float("-inf")) or (number == 0 and text.startswith("-")):
        raise Refusal("bad_number")
    return number


def constant(_: str) -> Any:
    raise Refusal("bad_number")


DECODER = json.JSONDecoder(
    object_pairs_hook=pairs, parse_int=whole, parse_float=fraction, parse_constant=constant
)
