"""What a guest can do at a table, the same for HTTP and sockets: who may, then the room's command, then the answer."""

import asyncio
import csv
import io
import time
from collections.abc import Sequence
from typing import Any

import msgspec
import sqlalchemy as sa
import structlog

import ashfall
from ashfall.engine.errors import AshfallError, BadOption, BadRecord
from ashfall.engine.game import Game
from ashfall.games import TITLES
from ashfall.games import title as title_of
from ashfall.rulesets import ruleset

from . import history, own_values
from .advice import plan_of, preview_of, turn_of, why_not, why_not_thing
from .bodies import CreateTable, Move, Propose, SeatWish, Undo, Vote
from .health import Health
from .house import House
from .limiting import Limiter
from .log_entries import Entry, Seat
from .naming import guest_name
from .people import Guest, People
from .refusals import OUTDATED, Refusal
from .results import record_from_log, result_of
from .room import Room
from .settings import Settings
from .sightings import Sightings
from .store import members, tables
from .table_cache import CachedTable, TableCache, now, public_key
from .views import seat_view, table_info

log = structlog.get_logger("ashfall.tables")


class Service:
    """The operations."""

    def __init__(
        self,
        cache: TableCache,
        people: People,
        house: House,
        sightings: Sightings,
        limiter: Limiter,
        settings: Settings,
    ) -> None:
        self.cache = cache
        self.people = people
        self.house = house
        self.sightings = sightings
        self.presence = sightings.presence
        self.health = Health(cache.store)
        self.limiter = limiter
        self.settings = settings
        self.begun = time.monotonic()

    # Looking

    def info(self, cached: CachedTable, guest: Guest | None) -> dict[str, Any]:
        """The table as this guest sees it; who sits or hosts may invite."""
        room = cached.room
        id = guest.id if guest is not None else None
        inside = id is not None and (room.host == id or any(s.guest == id for s in room.seats))
        return table_info(room, id, cached.invite if inside else None, self.presence.at(room.id))

    def check_view(self, cached: CachedTable, guest: Guest, seat: int | None) -> None:
        """A seat's view is for the guest who plays it; that of a finished game for everybody."""
        if seat is None:
            return
        if cached.room.state == "over" and 0 <= seat < len(cached.room.seats):
            return
        cached.room.holder(seat, guest.id)
        self.sightings.saw(cached.room.id, seat)

    def view(self, cached: CachedTable, guest: Guest, seat: int | None, since: int) -> bytes:
        self.check_view(cached, guest, seat)
        written = self.cache.written_view(cached, seat)
        return msgspec.json.encode(seat_view(cached.room, written, since, self.info(cached, guest)))

    async def view_at(self, cached: CachedTable, guest: Guest, seat: int | None, at: int) -> bytes:
        """The view as it stood after so many choices; hidden things of a running game stay hidden."""
        self.check_view(cached, guest, seat)
        return await history.view_at(cached.room, seat, at, self.info(cached, guest))

    async def film(
        self, cached: CachedTable, guest: Guest, seat: int | None, choice: int
    ) -> dict[str, Any]:
        """What a seat saw at each event of one choice."""
        self.check_view(cached, guest, seat)
        return await history.film(cached.room, seat, choice)

    async def story(self, cached: CachedTable, guest: Guest, seat: int | None) -> dict[str, Any]:
        """Everything that a seat was told since the set-up."""
        self.check_view(cached, guest, seat)
        return await history.story(cached.room, seat)

    def playing(self, cached: CachedTable, guest: Guest, seat: int) -> Game:
        cached.room.holder(seat, guest.id)
        if cached.room.game is None:
            raise Refusal("not_started")
        return cached.room.game

    def why(self, cached: CachedTable, guest: Guest, seat: int, choice: str) -> dict[str, Any]:
        return why_not(self.playing(cached, guest, seat), seat, choice)

    def why_thing(self, cached: CachedTable, guest: Guest, seat: int, thing: str) -> dict[str, Any]:
        return why_not_thing(self.playing(cached, guest, seat), seat, thing)

    def preview(
        self, cached: CachedTable, guest: Guest, seat: int, question: int, choices: list[str]
    ) -> dict[str, Any] | None:
        """What choices would change; nothing when their question does not wait for this seat any more."""
        game = self.playing(cached, guest, seat)
        if question not in cached.room.questions.of(seat):
            return None
        return preview_of(game, seat, choices)

    def plan(self, cached: CachedTable, guest: Guest, seat: int) -> dict[str, Any]:
        self.playing(cached, guest, seat)
        return plan_of(cached.room, seat)

    def turn(self, cached: CachedTable, guest: Guest, seat: int) -> dict[str, Any]:
        self.playing(cached, guest, seat)
        return turn_of(cached.room, seat)

    def scores(self, cached: CachedTable) -> dict[str, Any]:
        result = finished(cached)
        return {name: result[name] for name in result if name != "state"}

    def scores_csv(self, cached: CachedTable) -> str:
        """The score sheet for a spreadsheet; no cell can be taken for a formula."""
        result = finished(cached)
        names = [seat.name or "bot" for seat in cached.room.seats]
        heads = [names[i] if side == "seat" else side for i, side in enumerate(result["sides"])]
        out = io.StringIO()
        writer = csv.writer(out)
        writer.writerow(["", *map(cell, heads)])
        for category, points in result["sheet"]:
            writer.writerow([category, *points])
        writer.writerow(["total", *result["totals"]])
        return out.getvalue()

    def record(self, cached: CachedTable) -> str:
        room = cached.room
        if not (room.state == "over" or room.practice) or room.state == "open":
            raise Refusal("not_over")
        return room.game.record() if room.game is not None else record_from_log(room)

    async def tables_of(self, guest: Guest) -> list[dict[str, Any]]:
        """The tables that a guest has entered, newest first."""
        statement = (
            sa.select(tables.c.id)
            .join(members, members.c.table_id == tables.c.id)
            .where(members.c.guest_id == guest.id, tables.c.deleted.is_(None))
            .order_by(tables.c.changed.desc())
            .limit(50)
        )
        return await self.infos(statement, guest)

    async def listed_tables(self, guest: Guest | None) -> list[dict[str, Any]]:
        statement = (
            sa.select(tables.c.id)
            .where(
                tables.c.listed,
                tables.c.deleted.is_(None),
                tables.c.state.in_(("open", "playing")),
                tables.c.changed > now() - 7 * 86_400_000,
            )
            .order_by(tables.c.changed.desc())
            .limit(50)
        )
        return await self.infos(statement, guest)

    async def infos(self, statement: sa.Select[Any], guest: Guest | None) -> list[dict[str, Any]]:
        async def work() -> Sequence[Any]:
            async with self.cache.store.looking() as tx:
                return await tx.all(statement)

        ids = [row.id for row in await self.cache.retrying(work)]
        found = []
        for id in ids:
            try:
                found.append(self.info(await self.cache.current(id), guest))
            except Refusal as refusal:
                if refusal.code != "no_table":
                    raise
            except Exception as error:
                # One table that cannot be shown must not hide all others.
                log.error("table left out of a list", table=id, error=type(error).__name__)
        return found

    # Tables and seats

    def check_open(self) -> None:
        """New guests and tables only while the lobby is open."""
        if not self.house.open:
            raise Refusal("lobby_closed")

    async def create(self, guest: Guest, wish: CreateTable) -> CachedTable:
        """A new table; the guest is its host."""
        self.check_open()
        if wish.game not in TITLES:
            raise Refusal("no_game")
        if wish.seed is not None and not wish.practice:
            raise Refusal("bad_option", detail="only a practice table may choose its seed")
        automa = [seat for seat in wish.seats if seat.kind == "automa"]
        wishes = wish.seats[: len(wish.seats) - len(automa)]
        if len(automa) > 1 or any(seat.kind == "automa" for seat in wishes):
            raise Refusal("bad_option", detail="the automa is the one last seat")
        options: dict[str, Any] = {"players": len(wishes), **wish.options}
        if automa:
            options[title_of(wish.game).automa_setting] = True
        try:
            checked = title_of(wish.game).checked_settings(options)
            self.trial(wish.game, checked, wish.seed)
        except BadOption as error:
            raise Refusal("bad_option", detail=str(error)[:200]) from None
        if checked["players"] != len(wishes):
            raise Refusal("bad_option", detail="as many seats as players")
        seats = [self.seat_from(one, guest) for one in wishes]
        return await self.cache.new_table(
            guest.id,
            lambda room: [
                room.make(
                    guest.id, wish.game, dict(checked), seats,
                    practice=wish.practice, listed=wish.listed,
                )
            ],
            wish.seed,
            [],
        )  # fmt: skip

    def trial(self, game: str, options: dict[str, Any], seed: str | None) -> None:
        """Set the game up once, so that a table that cannot be started is never made."""
        drawn = seed if seed is not None else "trial"
        ashfall.new(game, seed=drawn, **options)
        data = own_values.digest(game, title_of(game).version)
        if data:
            own_values.begin(ruleset(game), options, drawn, data)

    def seat_from(self, wish: SeatWish, guest: Guest) -> Seat:
        if wish.kind == "here":
            name = guest_name(wish.name) if wish.name is not None else guest.name
            return Seat("person", guest.id, name, guest.lang)
        if wish.kind == "bot":
            name = wish.bot or "random"
            if name not in self.settings.offered:
                offered = ", ".join(self.settings.offered)
                raise Refusal(
                    "bad_option", detail=f"there is no bot {name!r} here; there are {offered}"
                )
            return Seat("bot", bot=name)
        if wish.kind == "open":
            return Seat()
        raise Refusal("bad_value", field="kind")

    async def bring_record(self, guest: Guest, text: str) -> CachedTable:
        """A table from a record: every choice is played again from the set-up."""
        self.check_open()
        try:
            whole = text if text.startswith("ashfall ") else f"\n{text}"
            game = await asyncio.to_thread(own_values.load, whole)
        except BadRecord as error:
            raise Refusal("tampered", line=error.line, detail=str(error)[:200]) from None
        except AshfallError as error:
            raise Refusal("tampered", line=0, detail=str(error)[:200]) from None
        return await self.cache.new_table(
            guest.id,
            lambda room: room.open_record(guest.id, guest.name, guest.lang, game),
            str(game.seed),
            [],
        )

    async def sit(self, guest: Guest, table: str, seat: int) -> CachedTable:
        cached, _ = await self.cache.act(
            table, lambda room: room.sit(guest.id, guest.name, guest.lang, seat), guest=guest.id
        )
        self.sightings.saw(table, seat)
        return cached

    async def reclaim(self, guest: Guest, table: str, seat: int, key: str) -> CachedTable:
        """The seat moves to another device, if the key was made by the guest who holds it now."""
        room = (await self.cache.current(table)).room
        holder = room.seats[seat].guest if seat < len(room.seats) else None
        if holder is None:
            raise Refusal("wrong_key")
        await self.people.use_key(table, seat, key, holder)
        cached, _ = await self.cache.act(
            table, lambda room: room.hand_over(holder, guest.id, guest.lang, seat), guest=guest.id
        )
        return cached

    async def set_seat(self, guest: Guest, table: str, seat: int, wish: SeatWish) -> CachedTable:
        """The host says who may sit here; a guest who is shown out is no member any more."""
        place = self.seat_from(wish, guest)
        before: list[Seat] = []

        def command(room: Room) -> Entry:
            before[:] = room.seats
            return room.set_seat(guest.id, seat, place)

        cached, _ = await self.cache.act(table, command)
        out = before[seat].guest
        if out is not None and out not in {guest.id, *(s.guest for s in cached.room.seats)}:
            await self.cache.show_out(cached, out)
        return cached

    async def delete(self, guest: Guest, cached: CachedTable) -> None:
        room = cached.room
        if guest.id != room.host:
            raise Refusal("host_only")
        if any(s.kind == "person" and s.guest != guest.id for s in room.seats):
            raise Refusal("others_play")
        await self.cache.delete(room.id)

    async def rematch(self, guest: Guest, cached: CachedTable, moved: bool) -> CachedTable:
        """The same people and options again; whoever asks second gets the same new table.

        `moved`: each sits one seat further, and the last comes to the first seat.
        """
        room = cached.room
        if not room.seats_of(guest.id):
            raise Refusal("seated_only")
        if room.state != "over":
            raise Refusal("not_over")
        if room.rematch is not None:
            return await self.cache.admit(room.rematch, guest.id)
        self.check_open()
        seats = [msgspec.structs.replace(seat, left=False) for seat in room.seats]
        seats = [s if s.guest is None else Seat("person", s.guest, s.name, s.lang) for s in seats]
        seats = [*seats[-1:], *seats[:-1]] if moved else seats
        others = [seat.guest for seat in seats if seat.guest is not None]
        fresh = await self.cache.new_table(
            guest.id,
            lambda new: [
                new.make(
                    guest.id, room.game_id, dict(room.options), seats,
                    practice=room.practice, listed=room.listed,
                )
            ],
            None,
            others,
        )  # fmt: skip

        def name_it(old: Room) -> Entry | None:
            return None if old.rematch is not None else old.set_rematch(guest.id, fresh.room.id)

        cached, _ = await self.cache.act(room.id, name_it)
        if cached.room.rematch != fresh.room.id:
            await self.cache.delete(fresh.room.id)
        return await self.cache.admit(cached.room.rematch or fresh.room.id, guest.id)

    def share(self, guest: Guest, cached: CachedTable) -> str:
        """The key of a public replay: who plays or hosts gives it away, once the game is over."""
        room = cached.room
        if room.host != guest.id and not room.seats_of(guest.id):
            raise Refusal("seated_only")
        if room.state != "over":
            raise Refusal("not_over")
        return public_key(room.id, cached.invite)

    # Playing

    async def move(self, guest: Guest, table: str, body: Move) -> int:
        choices = [body.choice] if isinstance(body.choice, str) else body.choice
        self.limiter.take("moves", f"{table} {body.seat} {guest.id}", self.settings.limits.moves)
        return await self.play(
            guest,
            table,
            body,
            lambda room: room.move(guest.id, body.seat, body.question, choices),
        )

    async def undo(self, guest: Guest, table: str, body: Undo) -> int:
        self.limiter.take("moves", f"{table} {body.seat} {guest.id}", self.settings.limits.moves)
        return await self.play(
            guest, table, body, lambda room: room.undo(guest.id, body.seat, body.choices)
        )

    async def propose(self, guest: Guest, table: str, body: Propose) -> int:
        absent = body.target is not None and await self.absent(table, body.target)
        return await self.play(
            guest,
            table,
            body,
            lambda room: room.propose(
                guest.id, body.seat, body.kind, body.to, body.target,
                absent and room.host == guest.id,
            ),
        )  # fmt: skip

    async def absent(self, table: str, seat: int) -> bool:
        """Whether nobody has looked as this seat, or played it, for so long, at any process."""
        if str(seat) in self.presence.counts(table):
            return False
        away = await self.sightings.away(table, seat)
        running = time.monotonic() - self.begun
        return (running if away is None else away) >= self.settings.absent_seconds

    async def vote(self, guest: Guest, table: str, body: Vote) -> int:
        return await self.play(
            guest,
            table,
            body,
            lambda room: room.vote(guest.id, body.seat, body.proposal, body.agree),
        )

    async def play(self, guest: Guest, table: str, body: Any, command: Any) -> int:
        """A command that carries a move id; a stale one brings the fresh view along."""
        request = [guest.id, type(body).__name__.removesuffix("Message"), msgspec.to_builtins(body)]
        if isinstance(request[2], dict):
            request[2].pop("type", None)
        try:
            _, version = await self.cache.act(table, command, str(body.move_id), request)
            self.sightings.saw(table, body.seat)
            return version
        except Refusal as refusal:
            self.cache.metrics.refused.labels(refusal.code).inc()
            if refusal.code in OUTDATED:
                cached = await self.cache.current(table)
                refusal.fresh = self.view(cached, guest, body.seat, cached.room.version)
            raise


def finished(cached: CachedTable) -> dict[str, Any]:
    """How the game ended: as its log has it, or as its rules say where the log is older than that."""
    room = cached.room
    if room.state != "over":
        raise Refusal("not_over")
    if room.result is not None:
        return room.result
    if room.game is None:
        raise Refusal("rules_changed")
    return result_of(room.game)


def cell(text: str) -> str:
    return f"'{text}" if text[:1] in "=+-@\t\r" else text
