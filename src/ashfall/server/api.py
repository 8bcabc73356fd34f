"""The HTTP interface: each route finds out who asks and lets the service do the rest."""

from typing import Any

from litestar import Response, delete, get, patch, post, put
from litestar.params import FromPath, FromQuery, JSONBody

from . import public_routes
from .addresses import address_of
from .bodies import (
    Ack,
    ChangeTable,
    CreateTable,
    Enter,
    FilmInfo,
    ImportRecord,
    Key,
    Move,
    Nothing,
    PlanInfo,
    Preview,
    Propose,
    Reasons,
    Reclaim,
    Rematch,
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
from .refusals import Refusal
from .requests import (
    Asked,
    Choices,
    Count,
    OptionalChoice,
    OptionalCount,
    OptionalSeat,
    QuestionId,
    SeatId,
    Since,
    TableId,
    answer,
    entered,
    guest_of,
    guest_or_none,
    service_of,
    squeezed,
    text_answer,
)

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
    service, guest, cached = await entered(request, table)
    return answer(service.info(cached, guest))


@post("/api/tables/{table:str}/enter", operation_id="enter", status_code=200)
async def enter(
    request: Asked, table: FromPath[TableId], data: JSONBody[Enter]
) -> Response[TableInfo]:
    """Come to a table with its invitation."""
    guest, service = await guest_of(request), service_of(request)
    cached = await service.cache.enter(table, guest.id, data.invite)
    return answer(service.info(cached, guest))


@patch("/api/tables/{table:str}", operation_id="change")
async def change_table(
    request: Asked, table: FromPath[TableId], data: JSONBody[ChangeTable]
) -> Response[TableInfo]:
    """The host changes the options before the start."""
    service, guest, _ = await entered(request, table)
    options = data.options if isinstance(data.options, dict) else None
    listed = data.listed if isinstance(data.listed, bool) else None
    cached, _ = await service.cache.act(
        table, lambda room: room.set_options(guest.id, options, listed)
    )
    return answer(service.info(cached, guest))


@delete("/api/tables/{table:str}", operation_id="delete")
async def delete_table(request: Asked, table: FromPath[TableId]) -> Response[None]:
    """The host clears a table where nobody else sits."""
    service, guest, cached = await entered(request, table)
    await service.delete(guest, cached)
    return Response(None, status_code=204)


@put("/api/tables/{table:str}/seats/{seat:int}", operation_id="setSeat")
async def set_seat(
    request: Asked, table: FromPath[TableId], seat: FromPath[SeatId], data: JSONBody[SeatWish]
) -> Response[TableInfo]:
    """The host says who may sit here."""
    service, guest, cached = await entered(request, table)
    if guest.id != cached.room.host:
        raise Refusal("host_only")
    return answer(service.info(await service.set_seat(guest, table, seat, data), guest))


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
    cached, _ = await service.cache.act(table, lambda room: room.leave(guest.id, seat))
    return answer(service.info(cached, guest))


@post("/api/tables/{table:str}/seats/{seat:int}/key", operation_id="seatKey", status_code=200)
async def seat_key(
    request: Asked, table: FromPath[TableId], seat: FromPath[SeatId], data: JSONBody[Nothing]
) -> Response[Key]:
    """A one-time key to take this seat with on another device."""
    service, guest, cached = await entered(request, table)
    cached.room.holder(seat, guest.id)
    return answer({"key": await service.people.make_key(table, seat, guest.id)})


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
    cached, _ = await service.cache.act(table, lambda room: room.start(guest.id))
    return answer(service.info(cached, guest))


@post("/api/tables/{table:str}/rematch", operation_id="rematch")
async def rematch(
    request: Asked, table: FromPath[TableId], data: JSONBody[Rematch]
) -> Response[TableInfo]:
    """The same people play again, on the same seats or each one seat further."""
    service, guest, cached = await entered(request, table)
    fresh = await service.rematch(guest, cached, data.seats == "moved")
    return answer(service.info(fresh, guest), 201)


@post("/api/tables/{table:str}/share", operation_id="share", status_code=200)
async def share(request: Asked, table: FromPath[TableId], data: JSONBody[Nothing]) -> Response[Key]:
    """The key with which everybody may come to the replay of a finished game."""
    service, guest, cached = await entered(request, table)
    return answer({"key": service.share(guest, cached)})


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
    service, guest, cached = await entered(request, table)
    if at is not None:
        return squeezed(request, await service.view_at(cached, guest, seat, at))
    return squeezed(request, service.view(cached, guest, seat, since))


@get("/api/tables/{table:str}/film", operation_id="film")
async def film(
    request: Asked,
    table: FromPath[TableId],
    choice: FromQuery[Count],
    seat: FromQuery[OptionalSeat] = None,
) -> Response[FilmInfo]:
    """What a seat saw at each event of one choice."""
    service, guest, cached = await entered(request, table)
    return squeezed(request, await service.film(cached, guest, seat, choice))


@get("/api/tables/{table:str}/story", operation_id="story")
async def story(
    request: Asked, table: FromPath[TableId], seat: FromQuery[OptionalSeat] = None
) -> Response[Story]:
    """Everything that a seat was told, from the set-up on."""
    service, guest, cached = await entered(request, table)
    return squeezed(request, await service.story(cached, guest, seat))


@get("/api/tables/{table:str}/why", operation_id="why")
async def why(
    request: Asked,
    table: FromPath[TableId],
    seat: FromQuery[SeatId],
    choice: FromQuery[OptionalChoice] = None,
    thing: FromQuery[OptionalChoice] = None,
) -> Response[Why | Reasons]:
    """Why a seat may not make a choice now, or why no option names a thing."""
    service, guest, cached = await entered(request, table)
    if thing is not None:
        return answer(service.why_thing(cached, guest, seat, thing))
    if choice is None:
        raise Refusal("missing_field", field="choice")
    return answer(service.why(cached, guest, seat, choice))


@get("/api/tables/{table:str}/preview", operation_id="preview")
async def preview(
    request: Asked,
    table: FromPath[TableId],
    seat: FromQuery[SeatId],
    question: FromQuery[QuestionId],
    choice: FromQuery[Choices],
) -> Response[Preview | None]:
    """What a choice would change, or several made one after the other; null when the question is past."""
    service, guest, cached = await entered(request, table)
    return squeezed(request, service.preview(cached, guest, seat, question, choice))


@get("/api/tables/{table:str}/turn", operation_id="turn")
async def turn(
    request: Asked, table: FromPath[TableId], seat: FromQuery[SeatId]
) -> Response[TurnInfo]:
    """What a seat chose last, and which of its choices now are final."""
    service, guest, cached = await entered(request, table)
    return answer(service.turn(cached, guest, seat))


@get("/api/tables/{table:str}/plan", operation_id="plan")
async def plan(
    request: Asked, table: FromPath[TableId], seat: FromQuery[SeatId]
) -> Response[PlanInfo]:
    """What a seat could say after each of its choices, as far as nothing new is seen."""
    service, guest, cached = await entered(request, table)
    return squeezed(request, service.plan(cached, guest, seat))


@get("/api/tables/{table:str}/scores", operation_id="scores")
async def scores(request: Asked, table: FromPath[TableId]) -> Response[Scores]:
    """The score sheet at the end."""
    service, _, cached = await entered(request, table)
    return answer(service.scores(cached))


@get("/api/tables/{table:str}/scores.csv", operation_id="scoresCsv", media_type="text/csv")
async def scores_csv(request: Asked, table: FromPath[TableId]) -> Response[str]:
    """The score sheet for a spreadsheet."""
    service, _, cached = await entered(request, table)
    return text_answer(service.scores_csv(cached), "text/csv")


@get("/api/tables/{table:str}/record", operation_id="record", media_type="text/plain")
async def record(request: Asked, table: FromPath[TableId]) -> Response[str]:
    """The record of a finished or practice game."""
    service, _, cached = await entered(request, table)
    return text_answer(service.record(cached))


ROUTES = [
    *public_routes.ROUTES, list_tables, create, import_record, one_table, enter, change_table, delete_table,
    set_seat, sit, leave, seat_key, reclaim, start, rematch, share, move, undo, propose, vote, view, film, story,
    why, preview, turn, plan, scores, scores_csv, record,
]  # fmt: skip
