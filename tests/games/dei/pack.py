"""Where the Wild are tried: regions of the printed city of two players, and positions with the Wild in seat 0."""

from typing import Any

from tests.arrange import position

from ashfall.engine.game import Game

GATE = "old-gate-ground"
GATE_ROOF = "old-gate-roof"
YARD = "signal-yard-ground-b"
YARD_A = "signal-yard-ground-a"
COURT = "twin-towers-court-ground"
COURT_A = "twin-towers-court-roof-a"
COURT_B = "twin-towers-court-roof-b"
BANK = "bank-quarter-ground-b"
BANK_A = "bank-quarter-ground-a"
BANK_ROOF = "bank-quarter-roof-a"
SNOW = "snow-market-ground"
HILL = "hospital-hill-ground"
FAR = "hangar-row-ground"
THEATRE = "theatre-row-ground"


def wild(
    given: dict[str, Any] | None = None, rival: dict[str, Any] | None = None, **table: Any
) -> Game:
    """The Wild in seat 0 with Nikita and Tolstoy at the far end, Refuge 42 in seat 1."""
    seat0 = {"faction": "wild", "leader": FAR, "tolstoy": FAR, **(given or {})}
    seat1 = {"faction": "refuge_42", "leader": "hospital-hill-roof", **(rival or {})}
    return position("dei", seat0=seat0, seat1=seat1, **table)
