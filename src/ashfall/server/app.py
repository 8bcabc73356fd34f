"""The application: everything put together, started and stopped."""

import asyncio
import contextlib
import traceback
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import structlog
from litestar import Litestar, Request, Response
from litestar.datastructures import State
from litestar.exceptions import HTTPException, ValidationException
from litestar.types import ASGIApp

from ashfall.games import TITLES

from . import library, own_values
from .api import ROUTES
from .bot_scheduler import BotScheduler
from .health import check_whole
from .house import House, notice_missed
from .limiting import Limiter
from .live import Live, live_socket
from .metrics import Metrics
from .middleware import BODY, Middleware, refusal_body
from .migrating import migrate
from .notify import Notifier
from .page import PAGES
from .people import People
from .presence import Presence
from .refusals import Refusal
from .service import Service
from .settings import Settings
from .sightings import Sightings
from .spare_memory import tidy_forever
from .store import Store, address_of
from .strict_json import fit, misfit
from .table_cache import TableCache

log = structlog.get_logger("ashfall.server")
DAY = 86_400


def build(settings: Settings) -> tuple[ASGIApp, Litestar]:
    """The guarded application, and the application itself."""
    TITLES.update(settings.games)
    own_values.lay(settings.data)
    library.forget()
    metrics, limiter = Metrics(), Limiter()

    @contextlib.asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        async with running(app, settings, metrics, limiter):
            yield

    app = Litestar(
        route_handlers=[*ROUTES, *PAGES, live_socket],
        lifespan=[lifespan],
        before_request=fit_body,
        exception_handlers={
            Refusal: on_refusal,
            ValidationException: on_validation,
            HTTPException: on_http,
            Exception: on_error,
        },
        openapi_config=None,
        state=State({"stopping": False}),
        logging_config=None,
    )

    def people() -> People:
        found: People = app.state.service.people
        return found

    def house() -> House:
        found: House = app.state.service.house
        return found

    return Middleware(app, settings, metrics, limiter, people, house), app


@contextlib.asynccontextmanager
async def running(
    app: Litestar, settings: Settings, metrics: Metrics, limiter: Limiter
) -> AsyncIterator[None]:
    """Open the database and start what runs beside the requests; stop it all in the end."""
    store = Store(address_of(settings.database))
    notifier = Notifier()
    cache = TableCache(store, settings, metrics, notifier)
    presence = Presence()
    sightings = Sightings(cache, presence)
    people, house = People(cache, settings.guest_days), House(store)
    service = Service(cache, people, house, sightings, limiter, settings)
    live = Live(service)
    app.state.service, app.state.live = service, live
    async with contextlib.AsyncExitStack() as stack:
        stack.push_async_callback(store.close)
        await open_database(store)
        await house.look()
        await stack.enter_async_context(sightings)
        if store.postgres:
            from .notify_postgres import PostgresNotifier  # asyncpg is an extra of its own

            postgres_notifier = PostgresNotifier(store.address, notifier, presence, metrics, cache)
            live.announce = postgres_notifier.announce
            await stack.enter_async_context(postgres_notifier)
        if settings.bots:
            app.state.bots = await stack.enter_async_context(BotScheduler(cache, settings))
        watching = house.look_forever(lambda: house_changed(service, live))
        for work in (sweep(cache), tidy_forever(), watching):
            stack.callback(asyncio.create_task(work).cancel)
        log.info("ready", database="postgresql" if store.postgres else "sqlite")
        yield
        app.state.stopping = True
        await live.say_restart()
        await asyncio.gather(*cache.tasks, return_exceptions=True)
        with contextlib.suppress(Exception):
            await service.health.end()
        log.info("stopped")


async def fit_body(request: Request[Any, Any, Any]) -> None:
    """The body has exactly the type that its route wants; the framework alone would turn "1" into 1."""
    scope: Any = request.scope
    if BODY in scope and "data" in scope["route_handler"].parsed_fn_signature.parameters:
        fit(scope[BODY], scope["route_handler"].parsed_fn_signature.parameters["data"].annotation)


async def prepare(database: str) -> None:
    """Look at the database and bring it to the newest shape, before anybody is let in."""
    store = Store(address_of(database))
    try:
        check_whole(store)
        await open_database(store)
    finally:
        await store.close()


async def open_database(store: Store) -> None:
    """Migrate, waiting for a database that is still starting."""
    for attempt in range(60):
        try:
            await migrate(store)
            return
        except (OSError, ConnectionError) as error:
            if attempt == 59:
                raise
            log.warning("database does not answer yet", error=type(error).__name__)
            await asyncio.sleep(0.5)


async def house_changed(service: Service, live: Live) -> None:
    """Whoever runs the server decided something: nobody is known without asking, and everybody looks again."""
    service.people.known.clear()
    await live.show_out_banned()
    await notice_missed(service.cache.store, service.cache.notifier)
    service.cache.notifier.notify_all()


async def sweep(cache: TableCache) -> None:
    """Once a day, remove what was deleted long ago."""
    while True:
        with contextlib.suppress(Exception):
            await cache.sweep_deleted()
        await asyncio.sleep(DAY)


def on_refusal(_: Request[Any, Any, Any], refusal: Refusal) -> Response[bytes]:
    headers = {"cache-control": "no-store"}
    if refusal.code == "too_many":
        headers["retry-after"] = str(refusal.values.get("seconds", 1))
    return Response(
        refusal_body(refusal),
        status_code=refusal.status,
        media_type="application/json",
        headers=headers,
    )


def on_validation(request: Request[Any, Any, Any], error: ValidationException) -> Response[bytes]:
    extra = error.extra if isinstance(error.extra, list) else []
    first = extra[0] if extra and isinstance(extra[0], dict) else {}
    refusal = misfit(str(first.get("message", error.detail)))
    if "Missing required query parameter" in str(error.detail):
        refusal = Refusal("missing_field", field="")
    if first.get("source") == "path" or (
        "pattern" in str(first.get("message", "")) and not first.get("source")
    ):
        refusal = Refusal("no_table")
    return on_refusal(request, refusal)


def on_http(request: Request[Any, Any, Any], error: HTTPException) -> Response[bytes]:
    codes = {404: "no_page", 405: "bad_method", 401: "not_signed_in", 413: "too_big"}
    return on_refusal(request, Refusal(codes.get(error.status_code, "bad_request")))


def on_error(request: Request[Any, Any, Any], error: Exception) -> Response[bytes]:
    """A fault of ours: say nothing about the inside, write down where it was."""
    # Neither the message nor the values: they could name a hidden card or a secret.
    frames = traceback.extract_tb(error.__traceback__)[-8:]
    where = [f"{Path(frame.filename).name}:{frame.lineno} {frame.name}" for frame in frames]
    log.error("fault", path=request.scope["path"], error=type(error).__name__, where=where)
    body = b'{"code":"fault","text":"error-fault","values":{}}'
    return Response(body, status_code=500, media_type="application/json")
