"""Answers that stay the same until the program changes: compressed once, kept by the browser, never sent twice.

Whoever asks with the version of this program in the address (`?v=`) may keep the answer for ever: the next program has
another version. Whoever asks without it keeps it for a while and then asks whether it is still the same.
"""

import gzip
import hashlib
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache, lru_cache
from pathlib import Path
from typing import Any

from litestar import Request, Response

import ashfall

from . import own_values

FOR_EVER = "public, max-age=31536000, immutable"
A_WHILE = "private, max-age=300"
WORTH_PACKING = 0.9
"""A picture or a font that is already packed is sent as it is."""

WORTH_SQUEEZING = 1400
"""Bytes that go into one packet need no compression."""
SQUEEZE = 4
"""For answers that are made anew each time: nearly as short as with 9, in a third of the time."""


@dataclass(frozen=True, slots=True)
class Packed:
    """A body, the same compressed where that is shorter, and the mark of its content."""

    plain: bytes
    gzipped: bytes | None
    mark: str


@lru_cache(maxsize=512)
def pack(body: bytes) -> Packed:
    gzipped = gzip.compress(body, 9, mtime=0)
    shorter = len(gzipped) < WORTH_PACKING * len(body)
    mark = f'"{hashlib.sha256(body).hexdigest()[:24]}"'
    return Packed(body, gzipped if shorter else None, mark)


def packed_answer(
    request: Request[Any, Any, Any], body: bytes, kind: str, keep: str
) -> Response[Any]:
    """The body as this browser wants it; nothing when it has it already."""
    found = pack(body)
    headers = {"cache-control": keep, "etag": found.mark, "vary": "accept-encoding"}
    if found.mark in request.headers.get("if-none-match", ""):
        return Response(b"", status_code=304, media_type=kind, headers=headers)
    if found.gzipped is None or not takes_gzip(request.headers.get("accept-encoding", "")):
        return Response(found.plain, media_type=kind, headers=headers)
    headers["content-encoding"] = "gzip"
    return Response(found.gzipped, media_type=kind, headers=headers)


def squeezed_answer(request: Request[Any, Any, Any], body: bytes, kind: str) -> Response[Any]:
    """A body that nobody keeps, compressed where that is worth the server's time."""
    sent, headers = squeezed(body, request.headers.get("accept-encoding", ""))
    return Response(sent, media_type=kind, headers={"cache-control": "no-store", **headers})


def squeezed(body: bytes, accepted: str) -> tuple[bytes, dict[str, str]]:
    """What is sent of a body, and the headers that say so."""
    headers = {"vary": "accept-encoding"}
    if len(body) < WORTH_SQUEEZING or not takes_gzip(accepted):
        return body, headers
    return gzip.compress(body, SQUEEZE, mtime=0), {**headers, "content-encoding": "gzip"}


def takes_gzip(accepted: str) -> bool:
    """Whether `gzip` is among the accepted encodings and not refused with q=0."""
    for one in accepted.lower().split(","):
        name, _, weight = one.partition(";")
        if name.strip() in ("gzip", "*"):
            return weight.replace(" ", "") not in ("q=0", "q=0.0", "q=0.00", "q=0.000")
    return False


def how_long(request: Request[Any, Any, Any]) -> str:
    return FOR_EVER if request.query_params.get("v") == version() else A_WHILE


def version() -> str:
    """A mark of everything that catalogues, names, components and rules are made of here."""
    return program() + own_values.mark()


@cache
def program() -> str:
    """The same of the program alone."""
    seen = hashlib.sha256()
    for path in sources(Path(ashfall.__file__).parent):
        seen.update(f"\0{path.name}\0".encode())
        seen.update(path.read_bytes())
    return seen.hexdigest()[:16]


def sources(package: Path) -> Iterator[Path]:
    for pattern in (
        "lang/*/*.ftl",
        "games/*/lang/*.ftl",
        "games/*/data/*.toml",
        "games/*/rules*.md",
    ):
        yield from sorted(package.glob(pattern))
