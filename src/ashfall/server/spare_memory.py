"""Memory that nobody uses any more goes back to the system, again and again: a server stands for months."""

import asyncio
import ctypes
import gc
from collections.abc import Callable

TIDY = 120.0
"""Seconds between two full rounds."""


async def tidy_forever() -> None:
    """Free what refers to itself in circles, and give back what is free.

    Each closed socket leaves such circles, and by its own counting the collector comes to those who lived long after
    millions of new objects only. What was freed between things that stay is given back page by page, on request.
    """
    trim = trimmer()
    while True:
        await asyncio.sleep(TIDY)
        gc.collect()
        trim(0)


def trimmer() -> Callable[[int], int]:
    """`malloc_trim` of the C library; where it has none, free memory is kept."""
    try:
        found: Callable[[int], int] = ctypes.CDLL(None).malloc_trim
    except (AttributeError, OSError, TypeError):
        return lambda _: 0
    return found
