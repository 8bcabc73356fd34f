"""Before every request: origin, cross-site forms, sizes, strict JSON, rates, headers of every answer."""

import asyncio
import time
from collections.abc import Callable
from typing import Any
from urllib.parse import urlsplit

import msgspec
import structlog
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from .addresses import ADDRESS, LOCAL, Addresses, answers_to
from .house import House
from .limiting import Limiter
from .metrics import Metrics
from .people import People
from .refusals import Refusal
from .settings import COOKIE, Settings
from .strict_json import parse

log = structlog.get_logger("ashfall.http")

HEADERS = [
    (
        b"content-security-policy",
        b"default-src 'self'; img-src 'self' data:; object-src 'none'; base-uri 'none'; "
        b"form-action 'self'; frame-ancestors 'none'",
    ),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
]
LONGEST_HEADERS = 16 * 1024
LONGEST_COOKIE = 4096
LONGEST_HEARD = 4 * 1024 * 1024
LONGEST_HEARD_OF_STRANGERS = 256 * 1024
LONGEST_PATH = 1024
BODY = "ashfall_body"
"""Where the parsed body travels."""
MISSES = (401, 403, 404)


class Middleware:
    """Wraps the application; what it refuses never reaches it."""

    def __init__(
        self,
        app: ASGIApp,
        settings: Settings,
        metrics: Metrics,
        limiter: Limiter,
        people: Callable[[], People],
        house: Callable[[], House],
    ) -> None:
        self.app = app
        self.addresses = Addresses(settings.proxies)
        self.people = people
        self.house = house
        self.settings = settings
        self.metrics = metrics
        self.limiter = limiter

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        kind = str(scope["type"])
        if kind == "http":
            await self.http(scope, receive, send)
        elif kind == "websocket":
            await self.websocket(scope, receive, send)
        else:
            await self.app(scope, receive, send)

    async def http(self, scope: Any, receive: Receive, send: Send) -> None:
        begin = time.monotonic()
        status = 0
        headers = headers_of(scope)
        address = scope[ADDRESS] = self.addresses.of(peer_of(scope), headers)

        async def sending(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                message["headers"] = [*message.get("headers", []), *self.headers()]
            await send(message)

        try:
            receive = await self.checked(scope, headers, receive, address)
            await self.app(scope, receive, sending)
        except Refusal as refusal:
            self.metrics.refused.labels(refusal.code).inc()
            await refuse(sending, refusal)
        if status in MISSES:
            who = self.who_misses(headers, address)
            self.limiter.spend("misses", who, self.settings.limits.misses)
        self.metrics.requests.labels(str(status)).inc()
        milliseconds = round((time.monotonic() - begin) * 1000, 1)
        log.debug(
            "request", method=scope["method"], path=scope["path"], status=status, ms=milliseconds
        )

    def headers(self) -> list[tuple[bytes, bytes]]:
        if self.settings.secure:
            return [*HEADERS, (b"strict-transport-security", b"max-age=31536000")]
        return HEADERS

    def who_misses(self, headers: dict[str, str], address: str) -> str:
        """Whose wrong ids are counted: a guest's own, so that others behind the same address go on."""
        guest = self.people().remembered(secret_of(headers))
        return address if guest is None or address == LOCAL else f"guest {guest.id}"

    async def checked(
        self, scope: Any, headers: dict[str, str], receive: Receive, address: str
    ) -> Receive:
        """A receive that gives the whole checked body, or a Refusal."""
        limits = self.settings.limits
        path = scope["path"]
        self.check_address(address)
        self.check_host(headers)
        if path.startswith("/api/") or path == "/api":
            who = self.who_misses(headers, address)
            if self.limiter.left("misses", who, limits.misses) <= 0:
                raise Refusal("too_many", seconds=10)
        if len(path) > LONGEST_PATH:
            raise Refusal("no_page")
        if sum(len(k) + len(v) for k, v in scope["headers"]) > LONGEST_HEADERS:
            raise Refusal("bad_request")
        if len(headers.get("cookie", "")) > LONGEST_COOKIE:
            raise Refusal("bad_request")
        if scope["method"] in ("GET", "HEAD", "OPTIONS"):
            return receive
        self.check_origin(headers, needed=False)
        if headers.get("x-ashfall") != "1":
            raise Refusal("csrf")
        body = await self.body_of(receive, headers, path)
        if scope["method"] != "DELETE" and path.startswith("/api/"):
            if headers.get("content-type", "").partition(";")[0].strip() != "application/json":
                raise Refusal("bad_request")
            if headers.get("content-encoding", "identity") != "identity":
                raise Refusal("bad_request")
            large = len(body) > limits.body
            scope[BODY] = await asyncio.to_thread(parse, body) if large else parse(body)
        return replay(body, receive)

    async def body_of(self, receive: Receive, headers: dict[str, str], path: str) -> bytes:
        """The body of a request. Who sends a large one must be known before it is read."""
        limits = self.settings.limits
        importing = path == "/api/tables/import"
        known = importing and await self.people().by_secret(secret_of(headers)) is not None
        if importing and not known:
            raise Refusal("not_signed_in")
        largest = limits.record if importing else limits.body
        heard = LONGEST_HEARD if known else LONGEST_HEARD_OF_STRANGERS
        try:
            async with asyncio.timeout(limits.body_seconds):
                return await whole_body(receive, headers, largest, heard)
        except TimeoutError:
            raise Refusal("bad_request") from None

    def check_address(self, address: str) -> None:
        if self.house().banned(address):
            raise Refusal("banned")
        self.limiter.take("address", address, self.settings.limits.address)

    def check_host(self, headers: dict[str, str]) -> None:
        if not answers_to(headers.get("host", ""), self.settings.origins):
            raise Refusal("origin")

    def check_origin(self, headers: dict[str, str], needed: bool) -> None:
        """Only pages of this very server, or of the origins it was told, may speak to it."""
        origin = headers.get("origin")
        if origin is None:
            if needed:
                raise Refusal("origin")
            return
        parts = urlsplit(origin)
        own = parts.scheme in ("http", "https") and parts.netloc == headers.get("host")
        if not own and origin not in self.settings.origins:
            raise Refusal("origin")

    async def websocket(self, scope: Any, receive: Receive, send: Send) -> None:
        headers = headers_of(scope)
        address = scope[ADDRESS] = self.addresses.of(peer_of(scope), headers)
        try:
            self.check_host(headers)
            self.check_origin(headers, needed=True)
            self.check_address(address)
            if len(headers.get("cookie", "")) > LONGEST_COOKIE:
                raise Refusal("bad_request")
        except Refusal as refusal:
            self.metrics.refused.labels(refusal.code).inc()
            await receive()
            await send({"type": "websocket.close", "code": 1008, "reason": refusal.code})
            return
        await self.app(scope, receive, send)


def headers_of(scope: Any) -> dict[str, str]:
    return {k.decode("latin-1").lower(): v.decode("latin-1") for k, v in scope["headers"]}


def peer_of(scope: Any) -> str | None:
    client = scope.get("client")
    return str(client[0]) if client else None


def secret_of(headers: dict[str, str]) -> str | None:
    """The secret of a guest in the cookies of a request."""
    for part in headers.get("cookie", "").split(";"):
        name, _, value = part.strip().partition("=")
        if name == COOKIE:
            return value
    return None


async def whole_body(
    receive: Receive, headers: dict[str, str], largest: int, longest_heard: int
) -> bytes:
    """The body of a request. One that is too big is heard out before it is refused, if it ends in good time.

    To close the door on somebody who is still speaking would drown the answer.
    """
    length = headers.get("content-length", "0")
    digits = length.isascii() and length.isdigit()
    if not digits or len(length) > 12 or int(length) > longest_heard:
        raise Refusal("too_big")
    parts: list[bytes] = []
    size = 0
    while True:
        message: Any = await receive()
        if message["type"] == "http.disconnect":
            raise Refusal("bad_request")
        part = message.get("body", b"")
        size += len(part)
        if size <= largest:
            parts.append(part)
        if size > longest_heard or (size > largest and not message.get("more_body", False)):
            raise Refusal("too_big")
        if not message.get("more_body", False):
            return b"".join(parts)


def replay(body: bytes, receive: Receive) -> Receive:
    """A receive that gives a body that was already read, and then whatever comes."""
    given = False

    async def again() -> Any:
        nonlocal given
        if not given:
            given = True
            return {"type": "http.request", "body": body, "more_body": False}
        return await receive()

    return again


async def refuse(send: Any, refusal: Refusal) -> None:
    """Answer with a refusal."""
    body = refusal_body(refusal)
    headers = [
        (b"content-type", b"application/json"),
        (b"content-length", str(len(body)).encode()),
        (b"cache-control", b"no-store"),
    ]
    if refusal.code in ("bad_request", "too_big", "not_signed_in"):
        # The rest of the body may still be on its way, or never come.
        headers.append((b"connection", b"close"))
    if refusal.code == "too_many":
        headers.append((b"retry-after", str(refusal.values.get("seconds", 1)).encode()))
    await send({"type": "http.response.start", "status": refusal.status, "headers": headers})
    await send({"type": "http.response.body", "body": body})


def refusal_body(refusal: Refusal) -> bytes:
    data = refusal.data()
    if refusal.fresh is not None:
        data["fresh"] = msgspec.Raw(refusal.fresh)
    return msgspec.json.encode(data)
