"""What the seats of a table see at one version: the part that they share is made and written once."""

import hashlib
from collections.abc import Callable, Iterable, Mapping, Set
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
Pairs = dict[tuple[int, int], tuple[Any, Any, list[Written]]]
"""What was found between two parts, by their identities; the parts stay with it, so that no other gets these."""
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

    __slots__ = ("parts", "pages")

    def __init__(self) -> None:
        self.parts: dict[int | None, dict[str, tuple[Text, bytes]]] = {}
        """By viewer and name: the text and its digest. Of a seat only what spectators see otherwise."""
        self.pages: dict[tuple[int | None, Make, int], tuple[tuple[Any, ...], bytes]] = {}
        """By viewer, function and how many of this function came before: what it was made from, and the page."""

    def take(self, viewer: int | None, parts: dict[str, Text]) -> dict[str, tuple[Text, bytes]]:
        """The newest parts of a viewer with their digests; where they are as before, those from before."""
        old = self.parts.get(viewer, {})
        new = self.parts[viewer] = {}
        for key, text in parts.items():
            was = old.get(key)
            if was is None:
                new[key] = text, digest(whole(text))
                continue
            part = same_where_equal(text, was[0])
            new[key] = was if part is was[0] else (part, digest(whole(part)))
        return new


def same_where_equal(new: Text, old: Text) -> Text:
    """The newer text; the older one where it says the same, record by record in a list of records."""
    if isinstance(new, list) and isinstance(old, list) and len(new) == len(old):
        found = [was if was == now else now for was, now in zip(old, new, strict=True)]
        return old if all(map(is_, found, old)) else found
    return old if old == new else new


def whole(text: Text) -> bytes:
    return b"[%b]" % b",".join(text) if isinstance(text, list) else text


class SharedView:
    """A position as spectators see it, from which the views of all seats are made."""

    __slots__ = (
        "version", "game", "questions", "view", "parts", "digests", "name", "board", "pages", "made", "known", "pairs",
        "changes",
    )  # fmt: skip

    def __init__(self, game: Game, version: int, questions: Questions, board: Board) -> None:
        self.version = version
        self.game = game
        self.questions = questions
        self.view = game.title.view(game.table, None)
        self.parts: dict[str, Text] = {}
        self.digests: dict[str, bytes] = {}
        self.name = ""
        self.board = board
        self.pages: list[bytes] = []
        self.made: dict[tuple[Make, int], tuple[tuple[Any, ...], bytes]] = {}
        """The spectators' pages by function and place, each with what else than the view it was made from."""
        self.known: Known = {}
        self.pairs: Pairs = {}
        self.changes: Changes = {}

    def write(self) -> None:
        """Write the shared view and its sheet, the first time that somebody looks."""
        if self.parts:
            return
        parts: dict[str, Text] = {"table": encode(self.game.envelope(None))}
        parts.update((key, written(value)) for key, value in self.view.items())
        for key, (part, name) in self.board.take(None, parts).items():
            self.parts[key], self.digests[key] = part, name
        self.name = named(self.digests)
        self.pages = self.text_board(self.view, None, self.parts, self.parts.keys())

    def seen_by(self, seat: int | None) -> tuple[dict[str, Text], list[bytes], str]:
        """The written view and sheet of a seat, in parts, and the view's name; what everybody sees is shared."""
        self.write()
        if seat is None:
            return self.parts, self.pages, self.name
        game, shared = self.game, self.view
        view = game.title.own_view(game.table, seat, shared)
        own = {
            key: self.written_beside(key, value)
            for key, value in view.items()
            if key not in shared or value is not shared[key]
        }
        pages_own = own.keys()
        envelope = self.envelope(seat)
        if envelope is not None:
            own = {**own, "table": envelope}
        taken = self.board.take(seat, own)
        if not taken and view.keys() == shared.keys():
            return self.parts, self.pages, self.name
        parts, names = dict[str, Text](), dict[str, bytes]()
        for key in ("table", *view):
            parts[key], names[key] = taken.get(key) or (self.parts[key], self.digests[key])
        pages = self.text_board(view, seat, parts, pages_own) if pages_own else self.pages
        return parts, pages, named(names)

    def written_beside(self, key: str, value: Any) -> Text:
        """A part of a seat's view as JSON; records that everybody sees are not written again."""
        text, shared = self.parts.get(key), self.view.get(key)
        if isinstance(text, list) and isinstance(value, list) and len(value) == len(text):
            return [
                known if own is all_see else encode(own)
                for own, all_see, known in zip(value, shared, text, strict=True)  # type: ignore[arg-type]
            ]
        return written(value)

    def envelope(self, seat: int) -> Text | None:
        """Who decides what; only who decides, or may take back, reads another one than all others."""
        game = self.game
        asked = any(lane.ask is not None and lane.ask.seat == seat for lane in game.table.waiting())
        if not asked and not game.can_undo(seat):
            return None
        envelope = game.envelope(seat)
        for place, question in enumerate(envelope["choices"]):
            question["id"] = self.questions.number(seat, place)
        return encode(envelope)

    def text_board(
        self, view: Mapping[str, Any], seat: int | None, texts: Mapping[str, Text], own: Set[str]
    ) -> list[bytes]:
        """The text board of a view, page by page. A page whose parts of the view are as they were is not made again.

        `texts` are the parts as JSON; `own` are those that spectators see otherwise (of theirs: all).
        """
        title, kept, count = self.game.title, self.board.pages, dict[Make, int]()

        def made(make: Make, view: Mapping[str, Any], names: Iterable[str], *more: Any) -> bytes:
            place = count.get(make, 0)
            count[make] = place + 1
            shared = self.made.get((make, place))
            if shared is not None and more == shared[0] and own.isdisjoint(names):
                return shared[1]
            found = *[texts[name] for name in names], encode(more)
            before = kept.get((seat, make, place))
            if before is not None and before[0] == found:
                page = before[1]
            else:
                page = encode(make({name: view[name] for name in names}, *more).data())
                kept[seat, make, place] = found, page
            if seat is None:
                self.made[make, place] = more, page
            return page

        # Older rules, and small games, know only the whole sheet.
        if getattr(type(title), "sections", Title.sections) is Title.sections:
            return [encode(section.data()) for section in title.sheet(view)]
        return title.sections(view, made)


def written(value: Any) -> Text:
    """A part of a view as JSON, a list of records record by record."""
    if not isinstance(value, list) or not value or not isinstance(value[0], dict):
        return encode(value)
    return [encode(record) for record in value]


def named(digests: Mapping[str, bytes]) -> str:
    """A name for exactly the view whose parts have these digests (its sheet follows from it)."""
    return digest(b"%b%b" % (encode(list(digests)), b"".join(digests.values()))).hex()


def digest(text: bytes) -> bytes:
    return hashlib.blake2b(text, digest_size=8).digest()


class WrittenView:
    """What one seat (None: a spectator) sees of a room at one version, as JSON."""

    __slots__ = ("version", "seat", "parts", "pages", "hash", "known", "pairs", "changes")

    def __init__(self, room: "Room", seat: int | None) -> None:
        self.version = room.version
        self.seat = seat
        self.parts: dict[str, Text] | None = None
        self.pages: list[bytes] = []
        self.hash = digest(b"").hex()
        self.known: Known = {}
        self.pairs: Pairs = {}
        self.changes: Changes = {}
        shared = room.shared_view()
        if shared is not None:
            self.parts, self.pages, self.hash = shared.seen_by(seat)
            self.known, self.pairs, self.changes = shared.known, shared.pairs, shared.changes

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
            if old is not new:
                found += self.since_in_part(key, old, new)
        return found

    def since_in_part(self, key: str, old: Text, new: Text) -> list[Written]:
        """What differs between two texts of a part; found once for all seats that have these two."""
        pair = id(old), id(new)
        if pair not in self.pairs:
            path = b'"view",%b' % encode(key)
            if isinstance(old, list) and isinstance(new, list) and len(old) == len(new):
                found = self.since_in_list(path, old, new)
            else:
                found = [differ(path, whole(old), whole(new), self.known)] if old != new else []
            self.pairs[pair] = old, new, found
        return self.pairs[pair][2]

    def since_in_sheet(self, older: "WrittenView") -> list[Written]:
        if len(older.pages) != len(self.pages):
            return [(b'[["sheet"],%b]' % bytes(self.sheet_json), b"")]
        return self.since_in_list(b'"sheet"', older.pages, self.pages)

    def since_in_list(self, path: bytes, old: list[bytes], new: list[bytes]) -> list[Written]:
        return [
            differ(b"%b,%d" % (path, index), was, now, self.known)
            for index, (was, now) in enumerate(zip(old, new, strict=True))
            if was is not now and was != now
        ]


def joined(found: Iterable[Written]) -> tuple[msgspec.Raw, msgspec.Raw]:
    """Differences of several parts as the two lists that a client gets."""
    to_set, to_unset = together(list(found))
    return msgspec.Raw(b"[%b]" % to_set), msgspec.Raw(b"[%b]" % to_unset)


def together(found: list[Written]) -> Written:
    return (
        b",".join([to_set for to_set, _ in found if to_set]),
        b",".join([to_unset for _, to_unset in found if to_unset]),
    )


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
        found = known[asked] = together(differ_inside(path, old, new, known))
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
