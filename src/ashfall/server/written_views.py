"""What the seats of a table see at one version: the part that they share is made and written once."""

import hashlib
from collections.abc import Callable, Iterable, Mapping
from operator import is_
from typing import TYPE_CHECKING, Any

import msgspec

from ashfall.engine.game import Game
from ashfall.engine.sheet import Section
from ashfall.engine.title import Title

from .questions import Questions

if TYPE_CHECKING:
    from .room import Room

encode = msgspec.json.encode
FIELDS = msgspec.json.Decoder(dict[str, msgspec.Raw])
ITEMS = msgspec.json.Decoder(list[msgspec.Raw])
NOTHING = msgspec.Raw()
Text = bytes | list[bytes]
"""A part of a view as JSON; a list of records is kept record by record, so that the same ones can be shared."""
Written = tuple[bytes, bytes]
"""Differences as JSON: what to set (pairs of a path and a value) and what to unset (paths), without brackets."""
Known = dict[tuple[bytes, bytes, bytes], Written]
"""What was found between two texts at a path, for all seats that have these very texts."""
Changes = dict[tuple[str, str], tuple[msgspec.Raw, msgspec.Raw]]
"""What to set and unset between two views, by their hashes: many see the same."""
Make = Callable[..., Section]
SMALL = 100
"""What is no longer than this is sent whole: to look for the difference would cost more."""


class Board:
    """What was written last of a table: parts of the view, their digests, sections of the text boards.

    What has not changed is neither made nor digested again, and is the same object, so that it is not compared letter
    by letter either. Only text is kept: hundreds of tables would otherwise hold a million small objects.
    """

    __slots__ = ("parts", "digests", "pages")

    def __init__(self) -> None:
        self.parts: dict[str, Text] = {}
        """As spectators see them."""
        self.digests: dict[int, bytes] = {}
        """By the identity of a text of these parts."""
        self.pages: dict[tuple[int | None, Make, int], tuple[bytes, bytes]] = {}
        """By viewer, function and how many of this function came before: what it was made from, and the page."""

    def take(self, parts: dict[str, Text]) -> dict[str, Text]:
        """The newest parts; where they are as before, those from before."""
        # The old texts live until the end of this: no new one has the identity of one of them.
        old, self.parts = self.parts, {}
        before, self.digests = self.digests, {}
        for key, text in parts.items():
            part = self.parts[key] = same_where_equal(text, old.get(key))
            for one in part if isinstance(part, list) else ():
                self.digests[id(one)] = before.get(id(one)) or digest(one)
            self.digests[id(part)] = before.get(id(part)) or self.digest_of(part)
        return self.parts

    def digest_of(self, part: Text) -> bytes:
        known = self.digests.get(id(part))
        if known is not None:
            return known
        if isinstance(part, list):
            return digest(b"[%b]" % b"".join([self.digest_of(one) for one in part]))
        return digest(part)


def same_where_equal(new: Text, old: Text | None) -> Text:
    if isinstance(new, list) and isinstance(old, list) and len(new) == len(old):
        found = [was if was == now else now for was, now in zip(old, new, strict=True)]
        return old if all(map(is_, found, old)) else found
    return old if old is not None and old == new else new


def whole(text: Text) -> bytes:
    return b"[%b]" % b",".join(text) if isinstance(text, list) else text


class SharedView:
    """A position as spectators see it, from which the views of all seats are made."""

    __slots__ = (
        "version", "game", "questions", "view", "parts", "board", "pages", "made", "records", "known", "changes",
    )  # fmt: skip

    def __init__(self, game: Game, version: int, questions: Questions, board: Board) -> None:
        self.version = version
        self.game = game
        self.questions = questions
        self.view = game.title.view(game.table, None)
        self.parts: dict[str, Text] = {}
        self.board = board
        self.pages: list[bytes] = []
        self.made: dict[tuple[Make, int], tuple[dict[str, Any], tuple[Any, ...], bytes]] = {}
        """The spectators' pages by function and place, each with what it was made from."""
        self.records: dict[int, bytes] = {}
        """The texts of records of the shared view, by their identity."""
        self.known: Known = {}
        self.changes: Changes = {}

    def write(self) -> None:
        """Write the shared view and its sheet, the first time that somebody looks."""
        if self.parts:
            return
        parts: dict[str, Text] = {"table": encode(self.game.envelope(None))}
        parts.update((key, self.written(value)) for key, value in self.view.items())
        self.parts = self.board.take(parts)
        for key, value in self.view.items():
            part = self.parts[key]
            if isinstance(part, list):
                self.records.update(zip(map(id, value), part, strict=True))
        self.pages = self.text_board(self.view, None)

    def written(self, value: Any) -> Text:
        """A part of a view as JSON; records that everybody sees are written once."""
        if not isinstance(value, list) or not value or not isinstance(value[0], dict):
            return encode(value)
        return [self.records.get(id(record)) or encode(record) for record in value]

    def seen_by(self, seat: int | None) -> tuple[dict[str, Text], list[bytes]]:
        """The written view and sheet of a seat, in parts; those that everybody sees are the shared ones."""
        self.write()
        if seat is None:
            return self.parts, self.pages
        game = self.game
        view = game.title.own_view(game.table, seat, self.view)
        parts: dict[str, Text] = {"table": self.envelope(seat)}
        own = False
        for key, value in view.items():
            if key in self.view and value is self.view[key]:
                parts[key] = self.parts[key]
            else:
                parts[key], own = self.written(value), True
        return parts, self.text_board(view, seat) if own else self.pages

    def envelope(self, seat: int) -> Text:
        """Who decides what; only who decides, or may take back, reads another one than all others."""
        game = self.game
        asked = any(lane.ask is not None and lane.ask.seat == seat for lane in game.table.waiting())
        if not asked and not game.can_undo(seat):
            return self.parts["table"]
        envelope = game.envelope(seat)
        for place, question in enumerate(envelope["choices"]):
            question["id"] = self.questions.number(seat, place)
        return encode(envelope)

    def text_board(self, view: Mapping[str, Any], seat: int | None) -> list[bytes]:
        """The text board of a view, page by page. A page whose parts of the view are as they were is not made again."""
        title, kept, count = self.game.title, self.board.pages, dict[Make, int]()

        def made(make: Make, view: Mapping[str, Any], names: Iterable[str], *more: Any) -> bytes:
            parts = {name: view[name] for name in names}
            place = count.get(make, 0)
            count[make] = place + 1
            shared = self.made.get((make, place))
            if shared is not None and more == shared[1]:
                if all(map(is_, parts.values(), shared[0].values())):
                    return shared[2]
            text = encode((parts, more))
            before = kept.get((seat, make, place))
            if before is not None and before[0] == text:
                page = before[1]
            else:
                page = encode(make(parts, *more).data())
                kept[seat, make, place] = text, page
            if seat is None:
                self.made[make, place] = parts, more, page
            return page

        # Older rules, and small games, know only the whole sheet.
        if getattr(type(title), "sections", Title.sections) is Title.sections:
            return [encode(section.data()) for section in title.sheet(view)]
        return title.sections(view, made)

    def hash_of(self, parts: Mapping[str, Text]) -> str:
        """A name for exactly this view (its sheet follows from it); what is shared is read once for all seats."""
        named = [self.board.digest_of(part) for part in parts.values()]
        return digest(b"%b%b" % (encode(list(parts)), b"".join(named))).hex()


def digest(text: bytes) -> bytes:
    return hashlib.blake2b(text, digest_size=8).digest()


class WrittenView:
    """What one seat (None: a spectator) sees of a room at one version, as JSON."""

    __slots__ = ("version", "seat", "parts", "pages", "hash", "known", "changes")

    def __init__(self, room: "Room", seat: int | None) -> None:
        self.version = room.version
        self.seat = seat
        self.parts: dict[str, Text] | None = None
        self.pages: list[bytes] = []
        self.hash = digest(b"").hex()
        self.known: Known = {}
        self.changes: Changes = {}
        shared = room.shared_view()
        if shared is not None:
            self.parts, self.pages = shared.seen_by(seat)
            self.hash = shared.hash_of(self.parts)
            self.known, self.changes = shared.known, shared.changes

    @property
    def view_json(self) -> msgspec.Raw:
        if self.parts is None:
            return msgspec.Raw(b"null")
        fields = [b'"%b":%b' % (key.encode(), whole(part)) for key, part in self.parts.items()]
        return msgspec.Raw(b"{%b}" % b",".join(fields))

    @property
    def sheet_json(self) -> msgspec.Raw:
        return msgspec.Raw(b"[%b]" % b",".join(self.pages))

    def since(self, older: "WrittenView") -> tuple[msgspec.Raw, msgspec.Raw]:
        """What to set and unset in an older one to get this one; made once for all who need it."""
        between = older.hash, self.hash
        if between not in self.changes:
            found = [*self.since_in_view(older), *self.since_in_sheet(older)]
            self.changes[between] = joined(found)
        return self.changes[between]

    def since_in_view(self, older: "WrittenView") -> list[Written]:
        if older.parts is None or self.parts is None:
            all_of_it = b'[["view"],%b]' % bytes(self.view_json)
            return [(all_of_it, b"")] if older.parts is not self.parts else []
        found = [(b"", encode(["view", key])) for key in older.parts if key not in self.parts]
        for key, new in self.parts.items():
            old = older.parts.get(key, b"")
            if old is new or old == new:
                continue
            path = b'"view",%b' % encode(key)
            if isinstance(old, list) and isinstance(new, list) and len(old) == len(new):
                found += self.since_in_list(path, old, new)
            else:
                found.append(differ(path, whole(old), whole(new), self.known))
        return found

    def since_in_sheet(self, older: "WrittenView") -> list[Written]:
        if len(older.pages) != len(self.pages):
            return [(b'[["sheet"],%b]' % bytes(self.sheet_json), b"")]
        return self.since_in_list(b'"sheet"', older.pages, self.pages)

    def since_in_list(self, path: bytes, old: list[bytes], new: list[bytes]) -> list[Written]:
        return [
            differ(b"%b,%d" % (path, index), was, now, self.known)
            for index, (was, now) in enumerate(zip(old, new, strict=True))
            if was != now
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
        for key, now in after.items():
            was = before.get(key, NOTHING)
            if was != now:
                place = b"%b,%b" % (path, encode(key))
                found.append(differ(place, bytes(was), bytes(now), known))
        return found
    if kind == b"[":
        were, are = ITEMS.decode(old), ITEMS.decode(new)
        if len(were) == len(are):
            return [
                differ(b"%b,%d" % (path, index), bytes(was), bytes(now), known)
                for index, (was, now) in enumerate(zip(were, are, strict=True))
                if was != now
            ]
    return [(b"[[%b],%b]" % (path, new), b"")]
