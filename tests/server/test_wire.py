"""The bytes on the wire of the real games: no hidden thing is named, and nothing depends on one."""

import asyncio
import contextlib
import random
import uuid
from collections.abc import AsyncIterator, Iterator
from typing import Any

import pytest

import ashfall
from ashfall.engine.chance import seeded
from ashfall.engine.game import Game
from ashfall.engine.words import Names
from ashfall.games import title as title_of
from ashfall.games.outlive import things
from ashfall.games.outlive.cities import search_kind
from ashfall.games.outlive.hunting import game_kind
from ashfall.games.outlive.state import Outlive
from ashfall.lab.secrets import sentence
from ashfall.server.hidden_names import unseen, unseen_thing
from tests.quick import first_quick
from tests.server.servers import PATIENCE, Address, Person, Wire, running, settings_for

GAMES = ("last-aurora", "outlive", "auztralia", "dei")
PLAYERS = 3
MOST_WORDS = 12
"""So many words of a kind are tried with a verb."""
VIEWERS = (0, 1, 2, None)
BY_PIECE = {
    "auztralia": ("tile", "event", "card", "survey", "character"),
    "dei": ("card", "mission", "feat", "weather", "automa_card"),
}
"""The kinds whose words are numbered like the pieces; candies of D.E.I. are named by what they show."""


# Canaries


def canary(names: Names, number: int) -> str:
    return f"zq{names.kind}{number}z"


@contextlib.contextmanager
def canaries(game: str) -> Iterator[None]:
    """Every thing that can lie face down has a word that nothing else has, as long as this lasts."""
    title = title_of(game)
    concealed = [n for n in title.grammar.names.values() if n.kind in title.concealed]
    before = [(names, names.words, names.index) for names in {id(n): n for n in concealed}.values()]
    for names, words, _ in before:
        names.words = tuple(f"{word}{canary(names, i)}" for i, word in enumerate(words))
        names.index = {word: [i] for i, word in enumerate(names.words)}
    try:
        yield
    finally:
        for names, words, index in before:
            names.words, names.index = words, index


def token_of(game: Game, piece: int) -> int:
    assert isinstance(game.table, Outlive)
    return search_kind(game.table, piece) if piece >= things.SEARCH_PIECE else 0


def game_of(game: Game, piece: int) -> int:
    """The kind of game a piece shows; of other pieces nothing is asked."""
    assert isinstance(game.table, Outlive)
    return game_kind(game.table, piece) if things.GAME_PIECE <= piece < things.SEARCH_PIECE else 0


def thing_of(game: Game, piece: int) -> tuple[str, int]:
    """The kind and number by which a piece is named; pieces of Outlive that look alike share theirs."""
    if game.title.id == "last-aurora":
        return "card", piece
    if game.title.id in BY_PIECE:
        names = game.title.grammar.names
        for kind in BY_PIECE[game.title.id]:
            words = names[kind].words
            if piece < len(words) and not words[piece].startswith("-"):
                return kind, piece
        if game.title.id == "dei":
            return "candy", game.table.box.candy_kind[piece]
        return "", piece
    for first, kind, number in (
        (things.CARD_PIECE, "card", piece - things.CARD_PIECE),
        (things.TILE_PIECE, "equipment", things.tile_kind(piece)),
        (things.SEARCH_PIECE, "token", token_of(game, piece)),
        (things.GAME_PIECE, "game", game_of(game, piece)),
        (things.DISASTER_PIECE, "disaster", piece - things.DISASTER_PIECE),
        (things.LEADER_PIECE, "leader", piece - things.LEADER_PIECE),
    ):
        if piece >= first:
            return kind, number
    return "kind", things.room_kind(piece)


def printed_on(game: Game, seen: set[tuple[str, int]]) -> set[tuple[str, int]]:
    """What the seen things name: a tile of Outlive shows its half of a symbol, and so the kinds with the other half."""
    if game.title.id != "outlive":
        return set()
    box = game.table.box
    shown = {(box.symbol[one], box.half[one]) for kind, one in seen if kind == "equipment"}
    other = {"left": "right", "right": "left"}
    return {
        ("equipment", one)
        for one, symbol in enumerate(box.symbol)
        if (symbol, other[box.half[one]]) in shown
    }


def hidden_from(game: Game, seat: int | None) -> set[str]:
    """The canaries of all things that this viewer can know nowhere."""
    table = game.table
    face_down = {piece for place in table.hidden() for piece in place.pieces}
    unknown = {piece for piece in face_down if not table.knows(seat, piece)}
    seen = {thing_of(game, piece) for piece in range(len(table.known)) if piece not in unknown}
    names = game.title.grammar.names
    found = {thing_of(game, piece) for piece in unknown} - seen - printed_on(game, seen)
    return {canary(names[kind], number)[2:] for kind, number in found}


# A table with people and a spectator


class Sitting:
    """A running table of a real game, a person at each seat, and one who watches."""

    def __init__(self, server: Address, people: list[Person], table: str) -> None:
        self.server = server
        self.people = people
        self.table = table

    @property
    def room(self) -> Any:
        return self.server.service.cache.rooms[self.table].room

    @property
    def game(self) -> Game:
        found: Game = self.room.game
        return found

    def person(self, seat: int | None) -> Person:
        return self.people[seat if seat is not None else PLAYERS]

    async def play(self, chance: random.Random) -> None:
        asked = chance.choice(self.game.waiting())
        text = str(chance.choice(asked.options))
        answer = await self.person(asked.seat).move(self.table, asked.seat, text)
        assert answer.status_code == 200, answer.text

    async def ask(self, seat: int | None, path: str, **query: Any) -> str:
        where = f"/api/tables/{self.table}{path}"
        return (await self.person(seat).get(where, seat=seat, **query)).text


@contextlib.asynccontextmanager
async def sitting(database: str, game: str) -> AsyncIterator[Sitting]:
    async with running(settings_for(database)) as server:
        people = [await Person(server).come_in(name) for name in ("Anna", "Boris", "Vera", "Eve")]
        made = await people[0].table("here", "open", "open", game=game)
        for seat in (1, 2):
            await people[seat].join(made, seat)
        await people[3].join(made)
        await people[0].post(f"/api/tables/{made['id']}/start")
        yield Sitting(server, people, made["id"])
        for person in people:
            await person.close()


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
async def test_no_byte_on_the_wire_names_a_hidden_thing(sqlite: str, game: str) -> None:
    checked, named = 0, False
    with canaries(game):
        async with sitting(sqlite, game) as here, contextlib.AsyncExitStack() as stack:
            wires: dict[int | None, Wire] = {}
            for seat in VIEWERS:
                query = "since=1000000" + ("&diff=1" if seat is None else "")
                live = here.person(seat).live(here.table, seat, query)
                wires[seat] = await stack.enter_async_context(live)
                await wires[seat].until("view")
            chance = random.Random(7)
            before = {seat: hidden_from(here.game, seat) for seat in VIEWERS}
            for step in range(60):
                shuffles = here.game.table.shuffles
                await here.play(chance)
                over = here.game.over
                for seat, wire in wires.items():
                    await heard_version(wire, here.room.version)
                    now = hidden_from(here.game, seat)
                    told = wire.heard[:]
                    named = named or any("zq" in text for text in told)
                    wire.heard.clear()
                    if here.game.table.shuffles == shuffles:
                        checked += none_named(before[seat] & now, told, game, seat)
                    if step % 15 == 14 and not over:
                        texts = await looks(here, seat)
                        checked += none_named(now, texts, game, seat)
                    before[seat] = now
                if over:
                    break
    assert checked > 5000 and named


def none_named(hidden: set[str], texts: list[str], game: str, seat: int | None) -> int:
    for text in texts:
        found = [word for word in hidden if f"zq{word}" in text]
        assert found == [], (game, seat, found, text[:500])
    return len(hidden) * len(texts)


async def heard_version(wire: Wire, version: int) -> None:
    async with asyncio.timeout(PATIENCE):
        while True:
            if (await wire.next()).get("version") == version:
                return


async def looks(here: Sitting, seat: int | None) -> list[str]:
    """What a viewer can look at without moving."""
    texts = [
        await here.ask(seat, ""),
        await here.ask(seat, "/view", since=10**6),
        await here.ask(seat, "/scores"),
        await here.ask(seat, "/record"),
    ]
    async with here.person(seat).live(here.table, seat, "since=1000000") as wire:
        await wire.until("view")
        texts += wire.heard
    return texts


# The same when the hidden part is dealt again


async def outlook(here: Sitting, seat: int | None, texts: list[str]) -> list[str]:
    """All that leaves the server for a viewer: views, reasons, previews, refusals."""
    found = [
        await here.ask(seat, ""),
        await here.ask(seat, "/view"),
        await here.ask(seat, "/scores"),
    ]
    async with here.person(seat).live(here.table, seat) as wire:
        found.append(str(await wire.until("view")))
    if seat is None:
        return found
    thing_kinds = here.game.title.concealed
    names = here.game.title.grammar.names
    some = [(names[kind].kind, names[kind].words[3]) for kind in thing_kinds if kind in names]
    for kind, word in some:
        found.append(await here.ask(seat, "/why", thing=f"{kind}:{word}"))
    for text in texts:
        found.append(await here.ask(seat, "/why", choice=text))
        if here.game.why_not(text, seat) is not None:
            moved = await here.person(seat).move(
                here.table, seat, text, move_id=str(uuid.UUID(int=1))
            )
            found.append(moved.text)
    own = [option for w in here.game.waiting() if w.seat == seat for option in w.options]
    for option in own[:3]:
        question = here.room.questions.of(seat)[0]
        found.append(await here.ask(seat, "/preview", question=question, choice=str(option)))
        assert found[-1] != "null"
    found.append(await here.ask(seat, "/turn"))
    found.append(await here.ask(seat, "/plan"))
    return found


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
async def test_the_same_bytes_leave_when_the_hidden_part_is_dealt_again(
    sqlite: str, game: str
) -> None:
    compared = 0
    async with sitting(sqlite, game) as here:
        cached = here.server.service.cache.rooms[here.table]
        chance, words = random.Random(11), seeded("sentences")
        for step in range(40):
            await here.play(chance)
            if here.game.over:
                break
            if step % 8:
                continue
            real = here.game
            texts = [sentence(real, words) for _ in range(4)]
            for seat in VIEWERS:
                truth = await outlook(here, seat, texts)
                here.room.game = real.imagine(seat, f"world {step}")
                here.room.shown = None
                cached.written.clear()
                assert await outlook(here, seat, texts) == truth
                compared += len(truth)
                here.room.game = real
                here.room.shown = None
                cached.written.clear()
    assert compared > 200


@pytest.mark.slow
async def test_the_comparison_would_notice_a_leak(sqlite: str) -> None:
    """Dealt again for the spectator, the hand of a seat is another one: that seat's bytes must differ."""
    seen = set()
    async with sitting(sqlite, "outlive") as here:
        real = here.game
        for seed in range(4):
            here.room.game = real.imagine(None, seed)
            here.room.shown = None
            here.server.service.cache.rooms[here.table].written.clear()
            seen.add(str(await outlook(here, 0, [])))
    assert len(seen) > 1


# A hidden thing and one that does not exist


@pytest.mark.parametrize("game", first_quick(["toy", *GAMES]))
def test_what_cannot_be_seen_is_answered_like_what_does_not_exist(game: str) -> None:
    """In every sentence that can name it, by move, by question and by preview."""
    played = ashfall.new(game, players=PLAYERS, seed=4)
    chance = random.Random(4)
    asked_about = 0
    for step in range(60):
        if played.over:
            break
        if step % 10 == 0:
            asked_about += check_unseen(played, played.waiting()[0].seat)
        asked = chance.choice(played.waiting())
        assert not any(unseen(played, asked.seat, str(option)) for option in asked.options[:9])
        played.play(str(chance.choice(asked.options)), seat=asked.seat)
    assert asked_about > 10


def check_unseen(game: Game, seat: int) -> int:
    grammar = game.title.grammar
    view = str(game.view(seat))
    count = 0
    for verb in grammar.verbs:
        if len(verb.names) != 1 or grammar.names[verb.names[0]].kind not in game.title.concealed:
            continue
        names = grammar.names[verb.names[0]]
        words = [word for word in names.words if word != "-"]
        for word in words[:: max(5, len(words) // MOST_WORDS)]:
            hidden = f"'{word}'" not in view and f"'{names.kind}:{word}'" not in view
            assert unseen(game, seat, f"{verb.word} {word}") == hidden
            assert unseen_thing(game, seat, f"{names.kind}:{word}") == hidden
            if hidden:
                assert answers(game, seat, verb.word, names.kind, word) == answers(
                    game, seat, verb.word, names.kind, "nosuchthing"
                )
                count += 1
    return count


def answers(game: Game, seat: int, verb: str, kind: str, word: str) -> list[Any]:
    """What the server says to a move, a question and a preview that name a thing."""
    from ashfall.engine.errors import IllegalMove
    from ashfall.server.advice import preview_of, why_not, why_not_thing
    from ashfall.server.log_apply import refused
    from ashfall.server.refusals import Refusal

    text = f"{verb} {word}"
    try:
        game.clone().play(text, seat=seat)
        raise AssertionError(f"{text} can be played")
    except IllegalMove as error:
        move = refused(game, seat, [text], error).data()
    try:
        preview: Any = preview_of(game, seat, [text])
    except Refusal as refusal:
        preview = refusal.data()
    return [move, preview, why_not(game, seat, text), why_not_thing(game, seat, f"{kind}:{word}")]
