"""What the seats of a table see at one version: the part that they share is made and written once."""

import hashlib
from typing import TYPE_CHECKING, Any

import msgspec

from ashfall.engine.game import Game

from .questions import Questions

if TYPE_CHECKING:
    from .room import Room

encode = msgspec.json.encode
decode = msgspec.json.decode
Path = list[str | int]
Found = tuple[list[tuple[Path, Any]], list[Path]]


class SharedView:
    """A position as spectators see it, from which the views of all seats are made."""

    __slots__ = ("version", "game", "questions", "view", "sections", "parts", "pages")

    def __init__(self, game: Game, version: int, questions: Questions) -> None:
        self.version = version
        self.game = game
        self.questions = questions
        self.view = game.title.view(game.table, None)
        self.sections: list[Any] = []
        self.parts: dict[str, bytes] = {}
        self.pages: list[bytes] = []

    def write(self) -> None:
        """Write the shared view and its sheet, the first time that somebody looks."""
        if not self.parts:
            self.parts = {"table": encode(self.game.envelope(None))}
            self.parts.update((key, encode(value)) for key, value in self.view.items())
            self.sections = self.game.title.sheet(self.view)
            self.pages = [encode(section.data()) for section in self.sections]

    def seen_by(self, seat: int | None) -> tuple[dict[str, bytes], list[bytes]]:
        """The written view and sheet of a seat, in parts; those that everybody sees are the shared ones."""
        self.write()
        if seat is None:
            return self.parts, self.pages
        game = self.game
        view = game.title.own_view(game.table, seat, self.view)
        sections = game.title.own_sheet(view, self.view, self.sections)
        parts = {"table": self.envelope(seat)}
        for key, value in view.items():
            shared = key in self.view and value is self.view[key]
            parts[key] = self.parts[key] if shared else encode(value)
        known = {id(s): page for s, page in zip(self.sections, self.pages, strict=True)}
        return parts, [known.get(id(s)) or encode(s.data()) for s in sections]

    def envelope(self, seat: int) -> bytes:
        """Who decides what; only who decides, or may take back, reads another one than all others."""
        game = self.game
        asked = any(lane.ask is not None and lane.ask.seat == seat for lane in game.table.waiting())
        if not asked and not game.can_undo(seat):
            return self.parts["table"]
        envelope = game.envelope(seat)
        for place, question in enumerate(envelope["choices"]):
            question["id"] = self.questions.number(seat, place)
        return encode(envelope)


class WrittenView:
    """What one seat (None: a spectator) sees of a room at one version, as JSON.

    Only text is kept: hundreds of tables would otherwise hold a million small objects.
    """

    __slots__ = ("version", "seat", "parts", "pages", "view_json", "sheet_json", "hash", "changes")

    def __init__(self, room: "Room", seat: int | None) -> None:
        self.version = room.version
        self.seat = seat
        self.parts: dict[str, bytes] | None = None
        self.pages: list[bytes] = []
        view = b"null"
        shared_view = room.shared_view()
        if shared_view is not None:
            self.parts, self.pages = shared_view.seen_by(seat)
            fields = [b'"%b":%b' % (key.encode(), part) for key, part in self.parts.items()]
            view = b"{%b}" % b",".join(fields)
        sheet = b"[%b]" % b",".join(self.pages)
        self.view_json, self.sheet_json = msgspec.Raw(view), msgspec.Raw(sheet)
        self.hash = hashlib.sha256(view + sheet).hexdigest()[:16]
        self.changes: dict[str, Found] = {}

    def since(self, older: "WrittenView") -> Found:
        """What to set and unset in an older one to get this one; made once for all who need it."""
        if older.hash not in self.changes:
            found: Found = ([], [])
            differ_in_view(older, self, found)
            differ_in_sheet(older, self, found)
            self.changes[older.hash] = found
        return self.changes[older.hash]


def differ_in_view(older: WrittenView, newer: WrittenView, found: Found) -> None:
    """Like `differ`, reading only the parts whose text is another."""
    if older.parts is None or newer.parts is None:
        if older.parts is not newer.parts:
            found[0].append((["view"], newer.view_json))
        return
    found[1].extend(["view", key] for key in older.parts if key not in newer.parts)
    for key, part in newer.parts.items():
        if key not in older.parts:
            found[0].append((["view", key], msgspec.Raw(part)))
        elif part != older.parts[key]:
            differ(["view", key], decode(older.parts[key]), decode(part), found)


def differ_in_sheet(older: WrittenView, newer: WrittenView, found: Found) -> None:
    if len(older.pages) != len(newer.pages):
        found[0].append((["sheet"], newer.sheet_json))
        return
    for index, (old, new) in enumerate(zip(older.pages, newer.pages, strict=True)):
        if old != new:
            differ(["sheet", index], decode(old), decode(new), found)


def differ(path: Path, old: Any, new: Any, found: Found) -> None:
    """Collect the smallest parts in which two pieces of JSON data differ."""
    if type(old) is type(new) and old == new:
        return
    if isinstance(old, dict) and isinstance(new, dict):
        for key in old:
            if key not in new:
                found[1].append([*path, key])
        for key, value in new.items():
            if key in old:
                differ([*path, key], old[key], value, found)
            else:
                found[0].append(([*path, key], value))
    elif isinstance(old, list) and isinstance(new, list) and len(old) == len(new):
        for index, value in enumerate(new):
            differ([*path, index], old[index], value, found)
    else:
        found[0].append((path, new))
