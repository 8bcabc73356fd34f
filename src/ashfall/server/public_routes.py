"""The routes that no table is needed for: who I am, and what there is to play."""

from typing import Any

import structlog
from litestar import Response, delete, get, post
from litestar.datastructures import Cookie
from litestar.params import FromPath, FromQuery, JSONBody

import ashfall
from ashfall.games import title as title_of
from ashfall.lang import kinds
from ashfall.languages import Language

from . import library
from .addresses import LOCAL, address_of
from .bodies import ComeIn, GameInfo, HouseInfo, Me, Rule
from .erasure import erase, rename
from .naming import guest_name
from .packed import how_long, packed_answer
from .requests import Asked, Find, answer, guest_of, guest_or_none, kept, service_of
from .service import Service
from .settings import COOKIE

log = structlog.get_logger("ashfall.people")

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
        service.check_open()
        address = address_of(request.scope)
        service.limiter.take("guests", address, service.settings.limits.guests)
        guest, secret = await service.people.come_in(name, data.lang)
        if address != LOCAL:
            # The one place where an address stands beside a guest: to know whom to ban.
            log.info("guest came in", guest=guest.id, address=address)
    else:
        before, guest = guest, await service.people.change(guest, name, data.lang)
        if guest.name != before.name:
            await rename(service.cache, guest.id, before.name, guest.name)
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
    """Revoke the secret of this browser, and take the name out of every table and log."""
    guest = await guest_of(request)
    service = service_of(request)
    await erase(service.cache, guest.id)
    service.people.forget(guest.id)
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
def list_games(request: Asked) -> Response[list[GameInfo]]:
    """The games with their options."""
    return kept(request, ashfall.games())


@get("/api/games/{game:str}/words", operation_id="words", sync_to_thread=False)
def game_words(
    request: Asked, game: FromPath[str], lang: FromQuery[Language | None] = None
) -> Response[dict[str, dict[str, dict[str, str]]]]:
    """The names of things: kind, word, language; where one is asked for in it and the first."""
    return kept(request, library.words(library.known(game), lang))


@get("/api/games/{game:str}/names", operation_id="names", sync_to_thread=False)
def game_names(request: Asked, game: FromPath[str]) -> Response[dict[str, str]]:
    """The kind of thing that each argument or event value names."""
    return kept(request, kinds(title_of(library.known(game))))


@get("/api/games/{game:str}/forms", operation_id="forms", sync_to_thread=False)
def game_forms(
    request: Asked, game: FromPath[str], lang: FromQuery[Language] = "en"
) -> Response[dict[str, dict[str, dict[str, str]]]]:
    """The forms of names in one language, for sentences: kind, word, form."""
    return kept(request, library.forms(library.known(game), lang))


@get("/api/games/{game:str}/components", operation_id="components", sync_to_thread=False)
def game_components(request: Asked, game: FromPath[str]) -> Response[dict[str, Any]]:
    """The printed data of every component."""
    return kept(request, library.components(library.known(game)))


@get("/api/games/{game:str}/rules", operation_id="rules", sync_to_thread=False)
def game_rules(
    request: Asked,
    game: FromPath[str],
    find: FromQuery[Find] = "",
    lang: FromQuery[Language] = "en",
) -> Response[list[Rule]]:
    """The rules that hold some words."""
    return kept(request, library.rules(library.known(game), find, lang))


@get("/api/rules/{rule:str}", operation_id="rule", sync_to_thread=False)
def one_rule(
    request: Asked, rule: FromPath[str], lang: FromQuery[Language] = "en"
) -> Response[Rule]:
    """The sentence behind a rule's id."""
    return kept(request, library.rule(rule, lang))


@get(
    "/api/lang/{lang:str}/{catalogue:str}",
    operation_id="catalogue",
    media_type="text/plain",
    sync_to_thread=False,
)
def catalogue(request: Asked, lang: FromPath[str], catalogue: FromPath[str]) -> Response[str]:
    """A Fluent catalogue."""
    text = library.catalogue(lang, catalogue.removesuffix(".ftl"))
    return packed_answer(request, text.encode(), "text/plain", how_long(request))


@get("/api/house", operation_id="house", sync_to_thread=False)
def about_the_house(request: Asked) -> Response[HouseInfo]:
    """Whether new guests and tables are let in, and how long what is kept."""
    service = service_of(request)
    settings = service.settings
    return answer(
        {
            "open": service.house.open,
            "guest_days": settings.guest_days,
            "deleted_days": settings.deleted_days,
        }
    )


@get("/api/bots", operation_id="bots", sync_to_thread=False)
def list_bots(request: Asked) -> Response[list[str]]:
    """The players that are programs."""
    return kept(request, service_of(request).settings.offered)


ROUTES = [
    me, come_in, leave_for_good, list_games, game_words, game_names, game_forms, game_components, game_rules,
    one_rule, catalogue, about_the_house, list_bots,
]  # fmt: skip
