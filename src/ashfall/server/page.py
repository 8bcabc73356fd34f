"""The built page, health and figures: everything outside /api."""

import mimetypes
from pathlib import Path
from typing import Any

from litestar import Request, Response, get

from .addresses import address_of, nearby
from .bodies import Health
from .refusals import Refusal
from .service import Service

STATIC = Path(__file__).resolve().parent / "static"
UNBUILT = """<!doctype html>
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
def page(request: Request[Any, Any, Any]) -> Response[bytes]:
    """The page and its parts. Every path without a dot is the page itself."""
    path = request.scope["path"].lstrip("/")
    if path.startswith("api/") or "\0" in path:
        raise Refusal("no_page")
    file = (STATIC / path).resolve()
    if path and "." in path.rpartition("/")[2]:
        if not file.is_relative_to(STATIC.resolve()) or not is_file(file):
            raise Refusal("no_page")
        kind = mimetypes.guess_type(file.name)[0] or "application/octet-stream"
        keep = "public, max-age=31536000, immutable" if path.startswith("assets/") else "no-cache"
        return Response(file.read_bytes(), media_type=kind, headers={"cache-control": keep})
    index = STATIC / "index.html"
    body = index.read_bytes() if index.is_file() else UNBUILT.encode()
    return Response(body, media_type="text/html", headers={"cache-control": "no-cache"})


def is_file(file: Path) -> bool:
    try:
        return file.is_file()
    except OSError:  # a name that is longer than any file's
        return False


PAGES = [alive, ready, metrics, page]
