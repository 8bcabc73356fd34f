"""What the seats of a table see at one version: the part that they share is made and written once."""

import hashlib
from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

import msgspec

from ashfall.engine.game import Game

from .questions import Questions

if TYPE_CHECKING:
    from .room import Room

encode = msgspec.json.encode
FIELDS = msgspec.json.Decoder(dict[str, msgspec.Raw])
ITEMS = msgspec.json.Decoder(list[msgspec.Raw])
Written = tuple[bytes, bytes]
"""Differences as JSON: what to set (pairs of a path and a value) and what to unset (paths), without brackets."""
Known = dict[tuple[bytes, bytes, bytes], Written]
"""What was found between two texts at a path, for all seats that have these very texts."""
SMALL = 100
"""What is no longer than this is sent whole: to look for the difference would cost more."""


class SharedView:
    """A position as spectators see it, from which the views of all seats are made."""

    __slots__ = (
        "version", "game", "questions", "view", "sections", "parts", "pages", "digests", "known",
    )  # fmt: skip

    def __init__(self, game: Game, version: int, questions: Questions) -> None:
        self.version = version
        self.game = game
        self.questions = questions
        self.view = game.title.view(game.table, None)
        self.sections: list[Any] = []
        self.parts: dict[str, bytes] = {}
        self.pages: list[bytes] = []
        self.digests: dict[int, bytes] = {}
        """Of each shared part, by the identity of its text."""
        self.known: Known = {}

    def write(self) -> None:
        """Write the shared view and its sheet, the first time that somebody looks."""
        if not self.parts:
            self.parts = {"table": encode(self.game.envelope(None))}
            self.parts.update((key, encode(value)) for key, value in self.view.items())
            self.sections = self.game.title.sheet(self.view)
            self.pages = [encode(section.data()) for section in self.sections]
            self.digests = {id(part): digest(part) for part in self.parts.values()}

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

    def hash_of(self, parts: dict[str, bytes]) -> str:
        """A name for exactly this view (its sheet follows from it); what is shared is read once for all seats."""
        known = self.digests.get
        named = [known(id(part)) or digest(part) for part in parts.values()]
        return digest(b"%b%b" % (encode(list(parts)), b"".join(named))).hex()


def digest(text: bytes) -> bytes:
    return hashlib.blake2b(text, digest_size=8).digest()


class WrittenView:
    """What one seat (None: a spectator) sees of a room at one version, as JSON.

    Only text is kept: hundreds of tables would otherwise hold a million small objects.
    """

    __slots__ = ("version", "seat", "parts", "pages", "hash", "known", "changes")

    def __init__(self, room: "Room", seat: int | None) -> None:
        self.version = room.version
        self.seat = seat
        self.parts: dict[str, bytes] | None = None
        self.pages: list[bytes] = []
        self.hash = digest(b"").hex()
        self.known: Known = {}
        self.changes: dict[str, tuple[msgspec.Raw, msgspec.Raw]] = {}
        shared = room.shared_view()
        if shared is not None:
            self.parts, self.pages = shared.seen_by(seat)
            self.hash = shared.hash_of(self.parts)
            self.known = shared.known

    @property
    def view_json(self) -> msgspec.Raw:
        if self.parts is None:
            return msgspec.Raw(b"null")
        fields = [b'"%b":%b' % (key.encode(), part) for key, part in self.parts.items()]
        return msgspec.Raw(b"{%b}" % b",".join(fields))

    @property
    def sheet_json(self) -> msgspec.Raw:
        return msgspec.Raw(b"[%b]" % b",".join(self.pages))

    def since(self, older: "WrittenView") -> tuple[msgspec.Raw, msgspec.Raw]:
        """What to set and unset in an older one to get this one; made once for all who need it."""
        if older.hash not in self.changes:
            found = [*self.since_in_view(older), *self.since_in_sheet(older)]
            self.changes[older.hash] = joined(found)
        return self.changes[older.hash]

    def since_in_view(self, older: "WrittenView") -> list[Written]:
        if older.parts is None or self.parts is None:
            whole = b'[["view"],%b]' % bytes(self.view_json)
            return [(whole, b"")] if older.parts is not self.parts else []
        gone = [(b"", encode(["view", key])) for key in older.parts if key not in self.parts]
        return gone + [
            differ(b'"view",%b' % encode(key), older.parts.get(key, b""), part, self.known)
            for key, part in self.parts.items()
            if part != older.parts.get(key)
        ]

    def since_in_sheet(self, older: "WrittenView") -> list[Written]:
        if len(older.pages) != len(self.pages):
            return [(b'[["sheet"],%b]' % bytes(self.sheet_json), b"")]
        pairs = enumerate(zip(older.pages, self.pages, strict=True))
        return [
            differ(b'"sheet",%d' % index, old, new, self.known)
            for index, (old, new) in pairs
            if old != new
        ]


def joined(found: Iterable[Written]) -> tuple[msgspec.Raw, msgspec.Raw]:
    """Differences of several parts as the two lists that a client gets."""
    parts = list(found)
    to_set = b",".join([one for one, _ in parts if one])
    to_unset = b",".join([one for _, one in parts if one])
    return msgspec.Raw(b"[%b]" % to_set), msgspec.Raw(b"[%b]" % to_unset)


def differ(path: bytes, old: bytes, new: bytes, known: Known) -> Written:
    """The smallest parts in which two JSON texts differ; `path` is a list without its brackets.

    Only the branches that differ are taken apart, nothing is made into objects, and what is `known` is not looked
    for again.
    """
    if len(new) <= SMALL or not old:
        return b"[[%b],%b]" % (path, new), b""
    asked = path, old, new
    found = known.get(asked)
    if found is None:
        to_set, to_unset = joined(differ_inside(path, old, new, known))
        found = known[asked] = bytes(to_set)[1:-1], bytes(to_unset)[1:-1]
    return found


def differ_inside(path: bytes, old: bytes, new: bytes, known: Known) -> list[Written]:
    kind = new[:1] if new[:1] == old[:1] else b""
    if kind == b"{":
        before, after = FIELDS.decode(old), FIELDS.decode(new)
        found = [(b"", b"[%b,%b]" % (path, encode(key))) for key in before if key not in after]
        for key, part in after.items():
            was, now = bytes(before.get(key, b"")), bytes(part)
            if was != now:
                found.append(differ(b"%b,%b" % (path, encode(key)), was, now, known))
        return found
    if kind == b"[":
        were, are = ITEMS.decode(old), ITEMS.decode(new)
        if len(were) == len(are):
            pairs = [(bytes(was), bytes(now)) for was, now in zip(were, are, strict=True)]
            return [
                differ(b"%b,%d" % (path, index), was, now, known)
                for index, (was, now) in enumerate(pairs)
                if was != now
            ]
    return [(b"[[%b],%b]" % (path, new), b"")]
