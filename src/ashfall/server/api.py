"""The HTTP interface: each route finds out who asks and lets the service do the rest."""

from typing import Annotated, Any

import msgspec
from litestar import Request, Response, delete, get, patch, post, put
from litestar.datastructures import Cookie
from litestar.params import FromPath, FromQuery, JSONBody, Parameter

import ashfall
from ashfall import bots
from ashfall.games import title as title_of
from ashfall.lang import kinds

from . import library
from .bodies import (
    Ack,
    ChangeTable,
    ComeIn,
    CreateTable,
    Enter,
    FilmInfo,
    GameInfo,
    ImportRecord,
    Key,
    Labels,
    Language,
    Me,
    Move,
    Nothing,
    Preview,
    Propose,
    Reasons,
    Reclaim,
    Rule,
    Scores,
    SeatView,
    SeatWish,
    Story,
    TableInfo,
    TurnInfo,
    Undo,
    Vote,
    Why,
)
from .gate import address_of
from .hall import Held
from .naming import guest_name
from .people import COOKIE, Guest
from .refusals import Refusal
from .service import Service

Asked = Request[Any, Any, Any]
TableId = Annotated[str, Parameter(pattern="^[A-Za-z0-9_-]{22}$")]
SeatId = Annotated[int, Parameter(ge=0, le=7)]
OptionalSeat = Annotated[int | None, Parameter(ge=0, le=7)]
OptionalCount = Annotated[int | None, Parameter(ge=0, le=1_000_000)]
Count = Annotated[int, Parameter(ge=0, le=1_000_000)]
Since = Annotated[int, Parameter(ge=0, le=2**40)]
Choice = Annotated[str, Parameter(min_length=1, max_length=200)]
OptionalChoice = Annotated[str | None, Parameter(min_length=1, max_length=200)]
Find = Annotated[str, Parameter(max_length=200)]


def service_of(request: Asked) -> Service:
    found: Service = request.app.state.service
    return found


async def guest_or_none(request: Asked) -> Guest | None:
    service = service_of(request)
    guest = await service.people.by_secret(request.cookies.get(COOKIE))
    if guest is not None:
        service.limiter.take("requests", guest.id, service.settings.limits.requests)
    return guest


async def guest_of(request: Asked) -> Guest:
    guest = await guest_or_none(request)
    if guest is None:
        raise Refusal("not_signed_in")
    return guest


async def entered(request: Asked, table: str) -> tuple[Service, Guest, Held]:
    """The service, the guest who asks, and the table they may see."""
    guest = await guest_of(request)
    service = service_of(request)
    return service, guest, await service.hall.admit(table, guest.id)


def answer(data: Any, status: int = 200) -> Response[Any]:
    """JSON that nobody keeps."""
    body = data if isinstance(data, bytes) else msgspec.json.encode(data)
    return Response(
        body,
        status_code=status,
        media_type="application/json",
        headers={"cache-control": "no-store"},
    )


def kept(data: Any) -> Response[Any]:
    """JSON that stays the same until the program changes."""
    return Response(
        msgspec.json.encode(data),
        media_type="application/json",
        headers={"cache-control": "private, max-age=300"},
    )


def text_answer(text: str, kind: str = "text/plain; charset=utf-8") -> Response[Any]:
    return Response(text.encode(), media_type=kind, headers={"cache-control": "no-store"})


# Who


@get("/api/me", operation_id="me")
async def me(request: Asked) -> Response[Me]:
    """Who I am here, and my tables."""
    guest = await guest_or_none(request)
    if guest is None:
        return answer({"guest": None, "tables": []})
    return answer(
        {
            "guest": {"name": guest.name, "lang": guest.lang},
            "tables": await service_of(request).tables_of(guest),
        }
    )


@post("/api/me", operation_id="comeIn")
async def come_in(request: Asked, data: JSONBody[ComeIn]) -> Response[Me]:
    """Come in as a guest, or change one's name."""
    service = service_of(request)
    name = guest_name(data.name)
    guest = await guest_or_none(request)
    secret = None
    if guest is None:
        service.limiter.take("guests", address_of(request.scope), service.settings.limits.guests)
        guest, secret = await service.people.come_in(name, data.lang)
    else:
        guest = await service.people.change(guest, name, data.lang)
    made = answer(
        {
            "guest": {"name": guest.name, "lang": guest.lang},
            "tables": await service.tables_of(guest),
        },
        201,
    )
    if secret is not None:
        made.set_cookie(cookie(service, secret, service.settings.guest_days * 86_400))
    return made


@delete("/api/me", operation_id="leaveForGood")
async def leave_for_good(request: Asked) -> Response[None]:
    """Revoke the secret of this browser."""
    guest = await guest_of(request)
    service = service_of(request)
    await service.people.revoke(guest)
    gone: Response[None] = Response(None, status_code=204)
    gone.set_cookie(cookie(service, "", 0))
    return gone


def cookie(service: Service, value: str, seconds: int) -> Cookie:
    return Cookie(
        COOKIE,
        path="/",
        value=value,
        max_age=seconds,
        httponly=True,
        samesite="strict",
        secure=service.settings.secure,
    )


# What there is to play


@get("/api/games", operation_id="games", sync_to_thread=False)
def list_games() -> Response[list[GameInfo]]:
    """The games with their options."""
    return kept(ashfall.games())


@get("/api/games/{game:str}/words", operation_id="words", sync_to_thread=False)
def game_words(game: FromPath[str]) -> Response[dict[str, dict[str, Labels]]]:
    """The names of things: kind, word, language."""
    return kept(library.words(library.known(game)))


@get("/api/games/{game:str}/names", operation_id="names", sync_to_thread=False)
def game_names(game: FromPath[str]) -> Response[dict[str, str]]:
    """The kind of thing that each argument or event value names."""
    return kept(kinds(title_of(library.known(game))))


@get("/api/games/{game:str}/components", operation_id="components", sync_to_thread=False)
def game_components(game: FromPath[str]) -> Response[dict[str, Any]]:
    """The printed data of every component."""
    return kept(library.components(library.known(game)))


@get("/api/games/{game:str}/rules", operation_id="rules", sync_to_thread=False)
def game_rules(
    game: FromPath[str], find: FromQuery[Find] = "", lang: FromQuery[Language] = "en"
) -> Response[list[Rule]]:
    """The rules that hold some words."""
    return kept(library.rules(library.known(game), find, lang))


@get("/api/rules/{rule:str}", operation_id="rule", sync_to_thread=False)
def one_rule(rule: FromPath[str], lang: FromQuery[Language] = "en") -> Response[Rule]:
    """The sentence behind a rule's id."""
    return kept(library.rule(rule, lang))


@get(
    "/api/lang/{lang:str}/{catalogue:str}",
    operation_id="catalogue",
    media_type="text/plain",
    sync_to_thread=False,
)
def catalogue(lang: FromPath[str], catalogue: FromPath[str]) -> Response[str]:
    """A Fluent catalogue."""
    return text_answer(library.catalogue(lang, catalogue.removesuffix(".ftl")))


@get("/api/bots", operation_id="bots", sync_to_thread=False)
def list_bots() -> Response[list[str]]:
    """The players that are programs."""
    return kept(bots.names())


# Tables


@get("/api/tables", operation_id="tables")
async def list_tables(request: Asked) -> Response[list[TableInfo]]:
    """Listed tables."""
    guest = await guest_or_none(request)
    return answer(await service_of(request).listed_tables(guest))


@post("/api/tables", operation_id="create")
async def create(request: Asked, data: JSONBody[CreateTable]) -> Response[TableInfo]:
    """A new table."""
    guest, service = await guest_of(request), service_of(request)
    service.limiter.take("tables", address_of(request.scope), service.settings.limits.tables)
    return answer(service.info(await service.create(guest, data), guest), 201)


@post("/api/tables/import", operation_id="importRecord")
async def import_record(request: Asked, data: JSONBody[ImportRecord]) -> Response[TableInfo]:
    """A table from a record."""
    guest, service = await guest_of(request), service_of(request)
    service.limiter.take("tables", address_of(request.scope), service.settings.limits.tables)
    return answer(service.info(await service.bring_record(guest, data.record), guest), 201)


@get("/api/tables/{table:str}", operation_id="table")
async def one_table(request: Asked, table: FromPath[TableId]) -> Response[TableInfo]:
    """A table as I may see it."""
    service, guest, held = await entered(request, table)
    return answer(service.info(held, guest))


@post("/api/tables/{table:str}/enter", operation_id="enter", status_code=200)
async def enter(
    request: Asked, table: FromPath[TableId], data: JSONBody[Enter]
) -> Response[TableInfo]:
    """Come to a table with its invitation."""
    guest, service = await guest_of(request), service_of(request)
    held = await service.hall.enter(table, guest.id, data.invite)
    return answer(service.info(held, guest))


@patch("/api/tables/{table:str}", operation_id="change")
async def change_table(
    request: Asked, table: FromPath[TableId], data: JSONBody[ChangeTable]
) -> Response[TableInfo]:
    """The host changes the options before the start."""
    service, guest, _ = await entered(request, table)
    options = data.options if isinstance(data.options, dict) else None
    listed = data.listed if isinstance(data.listed, bool) else None
    held, _ = await service.hall.act(
        table, lambda room: room.set_options(guest.id, options, listed)
    )
    return answer(service.info(held, guest))


@delete("/api/tables/{table:str}", operation_id="delete")
async def delete_table(request: Asked, table: FromPath[TableId]) -> Response[None]:
    """The host clears a table where nobody else sits."""
    service, guest, held = await entered(request, table)
    await service.delete(guest, held)
    return Response(None, status_code=204)


@put("/api/tables/{table:str}/seats/{seat:int}", operation_id="setSeat")
async def set_seat(
    request: Asked, table: FromPath[TableId], seat: FromPath[SeatId], data: JSONBody[SeatWish]
) -> Response[TableInfo]:
    """The host says who may sit here."""
    service, guest, held = await entered(request, table)
    if guest.id != held.room.host:
        raise Refusal("host_only")
    wish = service.seat_from(data, guest)
    held, _ = await service.hall.act(table, lambda room: room.set_seat(guest.id, seat, wish))
    return answer(service.info(held, guest))


@post("/api/tables/{table:str}/seats/{seat:int}/sit", operation_id="sit", status_code=200)
async def sit(
    request: Asked, table: FromPath[TableId], seat: FromPath[SeatId], data: JSONBody[Nothing]
) -> Response[TableInfo]:
    """Take an open seat, or come back to one's own."""
    service, guest, _ = await entered(request, table)
    return answer(service.info(await service.sit(guest, table, seat), guest))


@post("/api/tables/{table:str}/seats/{seat:int}/leave", operation_id="leave", status_code=200)
async def leave(
    request: Asked, table: FromPath[TableId], seat: FromPath[SeatId], data: JSONBody[Nothing]
) -> Response[TableInfo]:
    """Get up."""
    service, guest, _ = await entered(request, table)
    held, _ = await service.hall.act(table, lambda room: room.leave(guest.id, seat))
    return answer(service.info(held, guest))


@post("/api/tables/{table:str}/seats/{seat:int}/key", operation_id="seatKey", status_code=200)
async def seat_key(
    request: Asked, table: FromPath[TableId], seat: FromPath[SeatId], data: JSONBody[Nothing]
) -> Response[Key]:
    """A one-time key to take this seat with on another device."""
    service, guest, held = await entered(request, table)
    held.room.holder(seat, guest.id)
    return answer({"key": await service.people.make_key(table, seat)})


@post("/api/tables/{table:str}/seats/{seat:int}/reclaim", operation_id="reclaim", status_code=200)
async def reclaim(
    request: Asked, table: FromPath[TableId], seat: FromPath[SeatId], data: JSONBody[Reclaim]
) -> Response[TableInfo]:
    """Take a seat with its key."""
    guest, service = await guest_of(request), service_of(request)
    return answer(service.info(await service.reclaim(guest, table, seat, data.key), guest))


@post("/api/tables/{table:str}/start", operation_id="start", status_code=200)
async def start(
    request: Asked, table: FromPath[TableId], data: JSONBody[Nothing]
) -> Response[TableInfo]:
    """The host begins the game."""
    service, guest, _ = await entered(request, table)
    held, _ = await service.hall.act(table, lambda room: room.start(guest.id))
    return answer(service.info(held, guest))


@post("/api/tables/{table:str}/rematch", operation_id="rematch")
async def rematch(
    request: Asked, table: FromPath[TableId], data: JSONBody[Nothing]
) -> Response[TableInfo]:
    """The same people play again."""
    service, guest, held = await entered(request, table)
    return answer(service.info(await service.rematch(guest, held), guest), 201)


# Playing


@post("/api/tables/{table:str}/moves", operation_id="move", status_code=200)
async def move(request: Asked, table: FromPath[TableId], data: JSONBody[Move]) -> Response[Ack]:
    """Make a choice, exactly once."""
    service, guest, _ = await entered(request, table)
    return acknowledged(data, await service.move(guest, table, data))


@post("/api/tables/{table:str}/undo", operation_id="undo", status_code=200)
async def undo(request: Asked, table: FromPath[TableId], data: JSONBody[Undo]) -> Response[Ack]:
    """Take back the last choice."""
    service, guest, _ = await entered(request, table)
    return acknowledged(data, await service.undo(guest, table, data))


@post("/api/tables/{table:str}/proposals", operation_id="propose", status_code=200)
async def propose(
    request: Asked, table: FromPath[TableId], data: JSONBody[Propose]
) -> Response[Ack]:
    """Ask the others to agree to something."""
    service, guest, _ = await entered(request, table)
    return acknowledged(data, await service.propose(guest, table, data))


@post("/api/tables/{table:str}/votes", operation_id="vote", status_code=200)
async def vote(request: Asked, table: FromPath[TableId], data: JSONBody[Vote]) -> Response[Ack]:
    """Answer a proposal."""
    service, guest, _ = await entered(request, table)
    return acknowledged(data, await service.vote(guest, table, data))


def acknowledged(data: Move | Undo | Propose | Vote, version: int) -> Response[Any]:
    return answer({"move_id": str(data.move_id), "version": version})


# Looking


@get("/api/tables/{table:str}/view", operation_id="view")
async def view(
    request: Asked,
    table: FromPath[TableId],
    seat: FromQuery[OptionalSeat] = None,
    since: FromQuery[Since] = 0,
    at: FromQuery[OptionalCount] = None,
) -> Response[SeatView]:
    """What a seat sees now, or saw after so many choices."""
    service, guest, held = await entered(request, table)
    if at is not None:
        return answer(await service.view_at(held, guest, seat, at))
    return answer(service.view(held, guest, seat, since))


@get("/api/tables/{table:str}/film", operation_id="film")
async def film(
    request: Asked,
    table: FromPath[TableId],
    choice: FromQuery[Count],
    seat: FromQuery[OptionalSeat] = None,
) -> Response[FilmInfo]:
    """What a seat saw at each event of one choice."""
    service, guest, held = await entered(request, table)
    return answer(await service.film(held, guest, seat, choice))


@get("/api/tables/{table:str}/story", operation_id="story")
async def story(
    request: Asked, table: FromPath[TableId], seat: FromQuery[OptionalSeat] = None
) -> Response[Story]:
    """Everything that a seat was told, from the set-up on."""
    service, guest, held = await entered(request, table)
    return answer(await service.story(held, guest, seat))


@get("/api/tables/{table:str}/why", operation_id="why")
async def why(
    request: Asked,
    table: FromPath[TableId],
    seat: FromQuery[SeatId],
    choice: FromQuery[OptionalChoice] = None,
    thing: FromQuery[OptionalChoice] = None,
) -> Response[Why | Reasons]:
    """Why a seat may not make a choice now, or why no option names a thing."""
    service, guest, held = await entered(request, table)
    if thing is not None:
        return answer(service.why_thing(held, guest, seat, thing))
    if choice is None:
        raise Refusal("missing_field", field="choice")
    return answer(service.why(held, guest, seat, choice))


@get("/api/tables/{table:str}/preview", operation_id="preview")
async def preview(
    request: Asked, table: FromPath[TableId], seat: FromQuery[SeatId], choice: FromQuery[Choice]
) -> Response[Preview]:
    """What a choice would change."""
    service, guest, held = await entered(request, table)
    return answer(service.preview(held, guest, seat, choice))


@get("/api/tables/{table:str}/turn", operation_id="turn")
async def turn(
    request: Asked, table: FromPath[TableId], seat: FromQuery[SeatId]
) -> Response[TurnInfo]:
    """What a seat chose last, and which of its choices now are final."""
    service, guest, held = await entered(request, table)
    return answer(service.turn(held, guest, seat))


@get("/api/tables/{table:str}/scores", operation_id="scores")
async def scores(request: Asked, table: FromPath[TableId]) -> Response[Scores]:
    """The score sheet at the end."""
    service, _, held = await entered(request, table)
    return answer(service.scores(held))


@get("/api/tables/{table:str}/scores.csv", operation_id="scoresCsv", media_type="text/csv")
async def scores_csv(request: Asked, table: FromPath[TableId]) -> Response[str]:
    """The score sheet for a spreadsheet."""
    service, _, held = await entered(request, table)
    return text_answer(service.scores_csv(held), "text/csv; charset=utf-8")


@get("/api/tables/{table:str}/record", operation_id="record", media_type="text/plain")
async def record(request: Asked, table: FromPath[TableId]) -> Response[str]:
    """The record of a finished or practice game."""
    service, _, held = await entered(request, table)
    return text_answer(service.record(held))


ROUTES = [
    me, come_in, leave_for_good, list_games, game_words, game_names, game_components, game_rules,
    one_rule, catalogue, list_bots, list_tables, create, import_record, one_table, enter,
    change_table, delete_table, set_seat, sit, leave, seat_key, reclaim, start, rematch, move, undo,
    propose, vote, view, film, story, why, preview, turn, scores, scores_csv, record,
]  # fmt: skip
