"""What the log of a table is made of, and the small records of a table's state."""

from typing import Any, Literal

import msgspec

SeatKind = Literal["open", "person", "bot"]
State = Literal["open", "playing", "over", "frozen"]


class Seat(msgspec.Struct):
    """A place at the table. A bot that plays for somebody keeps that guest, who may come back."""

    kind: SeatKind = "open"
    guest: str | None = None
    name: str | None = None
    lang: str | None = None
    bot: str | None = None
    left: bool = False


def holds(seat: Seat, guest: str) -> bool:
    """Whether the guest plays this seat now."""
    return seat.kind == "person" and seat.guest == guest and not seat.left


class Proposal(msgspec.Struct):
    """Something that happens when all who are asked agree."""

    kind: Literal["take-back", "bot"]
    seat: int
    to: int | None
    target: int | None
    agreed: list[int]
    asked: list[int]
    id: int = 0
    """The version of the entry that made it."""


class Line(msgspec.Struct):
    """A line of the log people read. `to` is the mask of the seats that may see it."""

    version: int
    choice: int | None
    kind: str
    rule: str
    values: dict[str, Any]
    to: int


class Entry(msgspec.Struct):
    """One entry of a table's log: what somebody did, and the lines it caused."""

    seq: int
    kind: str
    seat: int | None = None
    guest: str | None = None
    move_id: str | None = None
    body: dict[str, Any] = {}
    lines: list[Line] = []
    mark: str = ""
    at: int = 0
    request: str = ""
    """A hash of the request that made it, so that a move id cannot be used for something else."""


class Secrets(msgspec.Struct):
    """What only the server knows of a table until the game is over."""

    seed: str
    salt: str
