"""Ports for programs that have to be told theirs before they start."""

import random
import socket
from pathlib import Path

LOWEST = 15_000
RANGE = Path("/proc/sys/net/ipv4/ip_local_port_range")
"""From these the system serves whoever dials somebody: one of them may be taken before the program is up."""


def free_port() -> int:
    """A port that nobody uses now and nobody gets by chance; which one is left to luck, for others look beside us."""
    chance = random.SystemRandom()
    highest = int(RANGE.read_text().split()[0]) if RANGE.exists() else 32_768
    for _ in range(1000):
        port = chance.randrange(LOWEST, max(highest, LOWEST + 1000))
        with socket.socket() as probe:
            try:
                probe.bind(("127.0.0.1", port))
            except OSError:
                continue
            return port
    raise OSError("no free port found")
