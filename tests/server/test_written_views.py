"""What four people at a table share is made once, and is exactly what each would have got alone."""

import random
import statistics
import zlib
from typing import Any

import msgspec
import pytest

import ashfall
from ashfall.engine.game import Game
from ashfall.server.log_entries import Seat, Secrets
from ashfall.server.room import Room
from ashfall.server.written_views import WrittenView, differ, joined
from tests.quick import first_quick

CONFIGURATIONS = [
    ("toy", 3), ("last-aurora", 1), ("last-aurora", 3), ("outlive", 1), ("outlive", 3),
    ("auztralia", 1), ("auztralia", 3), ("dei", 1), ("dei", 3),
]  # fmt: skip


def walked(game: str, players: int, seed: int, moves: int) -> Any:
    """A game played at random, position after position."""
    made = ashfall.new(game, players=players, seed=seed)
    chance = random.Random(seed)
    yield made
    while not made.over and len(made.choices) < moves:
        asked = chance.choice(made.waiting())
        made.play(str(chance.choice(asked.options)), seat=asked.seat)
        yield made


def written(view: Any, sections: Any) -> bytes:
    return msgspec.json.encode([view, [section.data() for section in sections]])


def alone(game: Game, seat: int | None) -> bytes:
    view = game.title.view(game.table, seat)
    return written(view, game.title.sheet(view))


@pytest.mark.parametrize(("game", "players"), first_quick(CONFIGURATIONS))
def test_a_view_made_beside_the_spectators_is_the_view(game: str, players: int) -> None:
    """And who reads a view does not change it: its parts may be shared with other seats and later positions."""
    for position in walked(game, players, seed=players, moves=150):
        title, table = position.title, position.table
        shared = title.view(table, None)
        before = msgspec.json.encode(shared)
        for seat in range(players):
            view = title.own_view(table, seat, shared)
            assert written(view, title.sheet(view)) == alone(position, seat)
        assert msgspec.json.encode(shared) == before


@pytest.mark.parametrize(("game", "players"), first_quick(CONFIGURATIONS))
def test_views_written_one_after_the_other_are_those_written_alone(game: str, players: int) -> None:
    """What a room remembers of the last version is neither too old nor anybody else's; differences lead there."""
    room = Room("t" * 22, Secrets("keyed:one after the other", "salt"))
    seats = [Seat("person", f"guest {n}", f"Player {n}", "en") for n in range(players)]
    room.make("guest 0", game, {"players": players}, seats)
    room.start("guest 0")
    chance = random.Random(players)
    older: dict[int | None, tuple[WrittenView, Any]] = {}
    while room.state == "playing" and room.version < 120:
        assert room.game is not None
        for seat in (None, *range(players)):
            written = WrittenView(room, seat)
            seen = msgspec.json.decode(
                b'{"view":%b,"sheet":%b}' % (bytes(written.view_json), bytes(written.sheet_json))
            )
            sections = [section.data() for section in room.game.sheet(seat)]
            assert seen["sheet"] == msgspec.json.decode(msgspec.json.encode(sections))
            view = msgspec.json.decode(
                msgspec.json.encode(room.game.title.view(room.game.table, seat))
            )
            assert {**seen["view"], "table": None} == {**view, "table": None}
            if seat in older:
                before, was = older[seat]
                assert follow(was, *map(msgspec.json.decode, written.since(before))) == seen
            older[seat] = written, seen
        asked = chance.choice(room.game.waiting())
        question = room.questions.of(asked.seat)[0]
        room.move(f"guest {asked.seat}", asked.seat, question, [str(chance.choice(asked.options))])


def applied(old: Any, to_set: list[Any], to_unset: list[Any]) -> Any:
    """What a client makes of a difference."""
    return follow({"view": old}, to_set, to_unset)["view"]


def follow(old: dict[str, Any], to_set: list[Any], to_unset: list[Any]) -> dict[str, Any]:
    whole: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(old))
    for path, value in to_set:
        place: Any = whole
        for step in path[:-1]:
            place = place[step]
        place[path[-1]] = value
    for path in to_unset:
        place = whole
        for step in path[:-1]:
            place = place[step]
        del place[path[-1]]
    return whole


def anything(chance: random.Random, depth: int) -> Any:
    kind = chance.randrange(7 if depth else 4)
    if kind < 4:
        return chance.choice([0, 1, True, False, None, "a", 'quoted "word"', "long text " * 12])
    size = chance.randrange(4)
    if kind == 4:
        return [anything(chance, depth - 1) for _ in range(size)]
    return {chance.choice('abcdé"'): anything(chance, depth - 1) for _ in range(size)}


def changed(chance: random.Random, value: Any, depth: int) -> Any:
    """Something near: most of it is the same."""
    if chance.random() < 0.2:
        return anything(chance, depth)
    if isinstance(value, list):
        return [changed(chance, one, depth - 1) for one in value]
    if isinstance(value, dict):
        return {key: changed(chance, one, depth - 1) for key, one in value.items()}
    return value


def test_a_difference_leads_from_one_text_to_the_other() -> None:
    chance = random.Random(5)
    found_small = 0
    for _ in range(600):
        old = {"part": anything(chance, 5), "other": "text " * 30}
        new = changed(chance, old, 5)
        if msgspec.json.encode(old) == msgspec.json.encode(new):
            continue
        texts = msgspec.json.encode(old), msgspec.json.encode(new)
        to_set, to_unset = map(msgspec.json.decode, joined([differ(b'"view"', *texts, {})]))
        assert msgspec.json.encode(applied(old, to_set, to_unset), order="sorted") == (
            msgspec.json.encode(new, order="sorted")
        )
        found_small += all(len(path) > 1 for path, _ in to_set)
    assert found_small > 100


def test_yes_is_not_one() -> None:
    padding = ["text " * 30]
    texts = msgspec.json.encode([[1], padding]), msgspec.json.encode([[True], padding])
    assert differ(b'"view"', *texts, {}) == (b'[["view",0],[true]]', b"")


def test_a_large_game_of_six_stays_small_on_the_wire() -> None:
    """D.E.I. with everything: a whole view at most 25 KB packed, the usual change at most 4 KB."""
    game = ashfall.new(
        "dei", players=6, seed=3, factions="dealt", feats="random", industrial=True, weather=True,
        mercenaries="both",
    )  # fmt: skip
    chance, largest, old = random.Random(3), 0, b""
    changes: list[int] = []
    for number in range(120):
        asked = game.waiting()[0]
        game.play(str(chance.choice(asked.options)), seat=asked.seat)
        new = msgspec.json.encode(game.view(asked.seat))
        if old:
            to_set, to_unset = joined([differ(b'"view"', old, new, {})])
            changes.append(len(bytes(to_set)) + len(bytes(to_unset)))
        old = new
        if number % 40 == 0:
            sheet = msgspec.json.encode([section.data() for section in game.sheet(asked.seat)])
            largest = max(largest, len(zlib.compress(new + sheet)))
    assert largest <= 25_000
    assert statistics.median(changes) <= 4_000, sorted(changes)
