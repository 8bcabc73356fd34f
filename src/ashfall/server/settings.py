"""What a server can be told at its start, and its limits."""

from typing import Literal

import msgspec

from ashfall.bots import names as bot_names

COOKIE = "ashfall"
"""The cookie with the secret of a guest."""


class Limits(msgspec.Struct, frozen=True):
    """How much one guest, one address or one message may ask for. Rates are (amount at once, per second)."""

    body: int = 8 * 1024
    record: int = 2 * 1024 * 1024
    body_seconds: float = 10.0
    frame: int = 8 * 1024
    moves: tuple[float, float] = (20, 10)
    requests: tuple[float, float] = (120, 40)
    address: tuple[float, float] = (600, 200)
    guests: tuple[float, float] = (20, 20 / 3600)
    tables: tuple[float, float] = (10, 10 / 3600)
    misses: tuple[float, float] = (60, 0.5)
    sockets_per_guest: int = 8
    sockets_per_address: int = 50
    connections: int = 4000
    connections_per_address: int = 200
    socket_stall: float = 30.0
    bad_messages: int = 50


PEOPLE_PER_ADDRESS = 10
"""So many people behind one address the limits above are made for: a household, or a small club."""


def limits_for(people: int) -> Limits:
    """The limits where so many people may share an address. What one guest may do stays the same."""
    usual = Limits()
    share = people / PEOPLE_PER_ADDRESS

    def rate(of: tuple[float, float]) -> tuple[float, float]:
        return max(1.0, of[0] * share), of[1] * share

    return Limits(
        address=rate(usual.address),
        guests=rate(usual.guests),
        tables=rate(usual.tables),
        misses=rate(usual.misses),
        sockets_per_address=max(usual.sockets_per_guest, int(usual.sockets_per_address * share)),
        connections_per_address=max(20, int(usual.connections_per_address * share)),
    )


OPEN_LIMITS = Limits(
    moves=(1e9, 1e9),
    requests=(1e9, 1e9),
    address=(1e9, 1e9),
    guests=(1e9, 1e9),
    tables=(1e9, 1e9),
    misses=(1e9, 1e9),
    sockets_per_guest=10_000,
    sockets_per_address=100_000,
    bad_messages=10**9,
)
"""For load and fault runs, where one address is many people."""


class Settings(msgspec.Struct, frozen=True):
    """How a server runs."""

    database: str
    origins: tuple[str, ...] = ()
    secure: bool = False
    limits: Limits = Limits()
    proxies: tuple[str, ...] = ()
    """Proxies whose word about addresses is believed: addresses or networks."""
    bots: bool = True
    bot_seconds: float = 20.0
    """How long a bot may think about one decision."""
    bot_processes: int = 2
    bot_budget: tuple[float, float] = (30, 0.5)
    """Seconds that the bots of one table may think (at once, per second) before other tables go first."""
    offered: tuple[str, ...] = tuple(bot_names())
    """The bots that guests may seat."""
    guest_days: int = 400
    """So long a guest who does not come is known."""
    deleted_days: int = 30
    """So long a table that was deleted can still be brought back by hand."""
    absent_seconds: int = 600
    snapshot_every: int = 40
    tables_kept: int = 1000
    """So many tables a process keeps in memory; the others are read again when somebody looks at them."""
    data: str = ""
    """A folder with component values of one's own: in it one for each game."""
    games: dict[str, str] = {}
    """Games from elsewhere: id and module."""
    invariants: Literal["report", "off"] = "report"
