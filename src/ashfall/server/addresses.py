"""Who speaks: the address behind the proxies that this server trusts, and the names that it answers to."""

import ipaddress
import socket
from collections.abc import Sequence
from functools import cache
from typing import Any

LOCAL = "local"
"""Somebody at this very machine, whom no limit per address stops."""
FORWARDING = ("x-forwarded-for", "forwarded", "x-real-ip", "via")
HOPS = 20
ADDRESS = "ashfall_address"
"""Where the address travels."""
AT_HOME = (".local", ".lan", ".localhost", ".home.arpa", ".internal")

Address = ipaddress.IPv4Address | ipaddress.IPv6Address
Network = ipaddress.IPv4Network | ipaddress.IPv6Network


def networks(trusted: Sequence[str]) -> list[Network]:
    """Addresses and networks as they are written in settings; a ValueError names a wrong one."""
    return [ipaddress.ip_network(one.strip(), strict=False) for one in trusted]


class Addresses:
    """Finds out for whom limits are counted."""

    def __init__(self, trusted: Sequence[str]) -> None:
        self.trusted = networks(trusted)

    def trusts(self, address: Address) -> bool:
        return any(address in network for network in self.trusted)

    def of_connection(self, peer: str) -> str:
        """Whose connections are counted: nobody's own where a proxy, or this very machine, speaks for many."""
        spoken = parsed(peer)
        trusted = spoken is None or spoken.is_loopback or self.trusts(spoken)
        return LOCAL if spoken is None or trusted else counted(spoken)

    def of(self, peer: str | None, headers: dict[str, str]) -> str:
        """The address that limits count: of the last speaker whom no trusted proxy speaks for.

        A proxy appends whom it heard, so what stands before that may be invented and is not looked at.
        """
        spoken = parsed(peer)
        if spoken is None:
            return LOCAL if peer is None else peer
        if self.trusts(spoken):
            for text in reversed(headers.get("x-forwarded-for", "").split(",")[-HOPS:]):
                found = parsed(text.strip())
                if found is None:
                    break
                spoken = found
                if not self.trusts(found):
                    return counted(found)
        at_home = spoken.is_loopback and not any(name in headers for name in FORWARDING)
        return LOCAL if at_home else counted(spoken)


def parsed(text: str | None) -> Address | None:
    """An address; an IPv4 address that is written as an IPv6 one counts as what it is."""
    try:
        found = ipaddress.ip_address((text or "").partition("%")[0])
    except ValueError:
        return None
    mapped = found.ipv4_mapped if isinstance(found, ipaddress.IPv6Address) else None
    return mapped or found


def counted(address: Address) -> str:
    """One who has IPv6 has a whole network of addresses: it counts as one."""
    if isinstance(address, ipaddress.IPv6Address):
        return str(ipaddress.ip_network((address, 64), strict=False))
    return str(address)


def address_of(scope: Any) -> str:
    """The address that the middleware found."""
    found: str = scope.get(ADDRESS, LOCAL)
    return found


def nearby(address: str) -> bool:
    """Whether an address is of this machine or of a private network."""
    return address == LOCAL or ipaddress.ip_network(address).is_private


def answers_to(host: str, public: Sequence[str]) -> bool:
    """Whether a name may be this server's: a page elsewhere cannot make its own name lead here and speak to us.

    `public` are the addresses that people type. Without one, plain numbers and names of a home network will do.
    """
    name = host.rsplit(":", 1)[0] if not host.endswith("]") else host
    name = name.strip("[]").lower().rstrip(".")
    if any(host == address.partition("://")[2] for address in public):
        return True
    if parsed(name) is not None or "." not in name or name.endswith(AT_HOME):
        return True
    return name in own_names()


@cache
def own_names() -> tuple[str, ...]:
    """What this machine calls itself. Asked for once: the answer may have to come from another machine."""
    return socket.gethostname().lower(), socket.getfqdn().lower()
