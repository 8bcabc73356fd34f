"""What every route has in common: who asks, what may be asked for, and how it is answered."""

from typing import Annotated, Any

import msgspec
from litestar import Request, Response
from litestar.params import Parameter

from .addresses import LOCAL, address_of
from .packed import how_long, packed_answer, squeezed_answer
from .people import Guest
from .refusals import Refusal
from .service import Service
from .settings import COOKIE
from .table_cache import CachedTable

Asked = Request[Any, Any, Any]
TableId = Annotated[str, Parameter(pattern="^[A-Za-z0-9_-]{22}$")]
SeatId = Annotated[int, Parameter(ge=0, le=7)]
OptionalSeat = Annotated[int | None, Parameter(ge=0, le=7)]
OptionalCount = Annotated[int | None, Parameter(ge=0, le=1_000_000)]
Count = Annotated[int, Parameter(ge=0, le=1_000_000)]
QuestionId = Annotated[int, Parameter(ge=0, le=2**44)]
Since = Annotated[int, Parameter(ge=0, le=2**40)]
Choice = Annotated[str, Parameter(min_length=1, max_length=200)]
Choices = Annotated[list[Choice], Parameter(min_items=1, max_items=16)]
OptionalChoice = Annotated[str | None, Parameter(min_length=1, max_length=200)]
Find = Annotated[str, Parameter(max_length=200)]


def service_of(request: Asked) -> Service:
    found: Service = request.app.state.service
    return found


async def guest_or_none(request: Asked) -> Guest | None:
    service = service_of(request)
    guest = await service.people.by_secret(request.cookies.get(COOKIE))
    if guest is not None and address_of(request.scope) != LOCAL:
        service.limiter.take("requests", guest.id, service.settings.limits.requests)
    return guest


async def guest_of(request: Asked) -> Guest:
    guest = await guest_or_none(request)
    if guest is None:
        raise Refusal("not_signed_in")
    return guest


async def entered(request: Asked, table: str) -> tuple[Service, Guest, CachedTable]:
    """The service, the guest who asks, and the table they may see."""
    guest = await guest_of(request)
    service = service_of(request)
    return service, guest, await service.cache.admit(table, guest.id)


def answer(data: Any, status: int = 200) -> Response[Any]:
    """JSON that nobody keeps."""
    body = data if isinstance(data, bytes) else msgspec.json.encode(data)
    return Response(
        body,
        status_code=status,
        media_type="application/json",
        headers={"cache-control": "no-store"},
    )


def squeezed(request: Asked, data: Any) -> Response[Any]:
    """JSON that nobody keeps and that may be long."""
    body = data if isinstance(data, bytes) else msgspec.json.encode(data)
    return squeezed_answer(request, body, "application/json")


def kept(request: Asked, data: Any) -> Response[Any]:
    """JSON that stays the same until the program changes."""
    body = msgspec.json.encode(data)
    return packed_answer(request, body, "application/json", how_long(request))


def text_answer(text: str, kind: str = "text/plain") -> Response[Any]:
    return Response(text.encode(), media_type=kind, headers={"cache-control": "no-store"})
