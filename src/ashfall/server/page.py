"""The built page, health and figures: everything outside /api."""

import mimetypes
from functools import lru_cache
from pathlib import Path
from typing import Any

import msgspec
from litestar import Request, Response, get

from .addresses import address_of, nearby
from .bodies import Health
from .packed import FOR_EVER, packed_answer, version
from .refusals import Refusal
from .service import Service

STATIC = Path(__file__).resolve().parent / "static"
UNBUILT = b"""<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Ashfall</title></head>
<body><h1>Ashfall</h1>
<p>The server runs, but the page has not been built. Build it with <code>make page</code> and load this address again,
or play in a terminal with <code>ashfall play</code>.</p></body></html>
"""


@get("/live", operation_id="live", sync_to_thread=False)
def alive() -> Health:
    """The process answers."""
    return Health(True)


@get("/ready", operation_id="ready")
async def ready(request: Request[Any, Any, Any]) -> Response[Health]:
    """The process can write to its database and is not stopping."""
    service: Service = request.app.state.service
    if request.app.state.stopping:
        raise Refusal("resting")
    if not await service.health.can_write():
        raise Refusal("resting")
    return Response(Health(True), headers={"cache-control": "no-store"})


@get("/metrics", operation_id="metrics", media_type="text/plain", sync_to_thread=False)
def metrics(request: Request[Any, Any, Any]) -> Response[str]:
    """Figures for Prometheus, for this machine and its private network only."""
    if not nearby(address_of(request.scope)):
        raise Refusal("no_page")
    service: Service = request.app.state.service
    service.cache.metrics.backup.set(service.house.backup / 1000)
    found: Response[Any] = Response(service.cache.metrics.text(), media_type="text/plain")
    return found


@get(["/", "/{path:path}"], include_in_schema=False, sync_to_thread=False)
def page(request: Request[Any, Any, Any]) -> Response[Any]:
    """The page and its parts. Every path without a dot is the page itself."""
    path = request.scope["path"].lstrip("/")
    if path.startswith("api/"):
        raise Refusal("no_page")
    built = parts(built_at(), version())
    if "." not in path.rpartition("/")[2]:
        body = built.get(screen(path), built.get("index.html", UNBUILT))
        return packed_answer(request, body, "text/html", "no-cache")
    if path not in built:
        raise Refusal("no_page")
    kind = mimetypes.guess_type(path)[0] or "application/octet-stream"
    keep = FOR_EVER if path.startswith("assets/") else "no-cache"
    return packed_answer(request, built[path], kind, keep)


def built_at() -> int:
    """When the page was built last; 0 when it never was."""
    index = STATIC / "index.html"
    return index.stat().st_mtime_ns if index.is_file() else 0


@lru_cache(maxsize=1)
def parts(built: int, version: str) -> dict[str, bytes]:
    """The files of the page by their paths, read once for each build, and the page itself as each screen has it."""
    if not built:
        return {}
    found = {
        file.relative_to(STATIC).as_posix(): file.read_bytes()
        for file in sorted(STATIC.rglob("*"))
        if file.is_file()
    }
    told = f'<meta name="version" content="{version}">'.encode()
    found["index.html"] = found["index.html"].replace(b"<head>", b"<head>" + told, 1)
    for name, files in msgspec.json.decode(found.pop("screens.json", b"{}")).items():
        links = "".join(map(link, files)).encode()
        found[f"{name} screen"] = found["index.html"].replace(b"</head>", links + b"</head>", 1)
    return found


def screen(path: str) -> str:
    """Which of the page's screens an address shows, as the page itself decides it (`web/src/state/places.ts`)."""
    first, _, rest = path.partition("/")
    if first == "t":
        return "replay screen" if rest.endswith("/replay") else "table screen"
    return f"{first or 'front'} screen"


def link(file: str) -> str:
    """A browser that reads this loads the file at once, not when the code that asks for it has come."""
    if file.endswith(".css"):
        return f'<link rel="preload" as="style" crossorigin href="/{file}">'
    return f'<link rel="modulepreload" crossorigin href="/{file}">'


PAGES = [alive, ready, metrics, page]
