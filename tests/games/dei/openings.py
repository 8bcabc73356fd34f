"""How tests of D.E.I. begin: regions of the printed city of two players, and one opening for all factions.

Seat 0 has the faction that is tried, at the far end or the gate; seat 1 is Refuge 42, out of the way on the hill. What
a test says of a seat comes on top.
"""

from typing import Any

from tests.arrange import position
from tests.games.dei.looking import pass_turn

from ashfall.engine.game import Game

GATE = "old-gate-ground"
GATE_ROOF = "old-gate-roof"
YARD = "signal-yard-ground-b"
YARD_A = "signal-yard-ground-a"
YARD_ROOF = "signal-yard-roof"
COURT = "twin-towers-court-ground"
COURT_A = "twin-towers-court-roof-a"
COURT_B = "twin-towers-court-roof-b"
BANK = "bank-quarter-ground-b"
BANK_A = "bank-quarter-ground-a"
BANK_ROOF = "bank-quarter-roof-a"
SNOW = "snow-market-ground"
SNOW_ROOF = "snow-market-roof"
HILL = "hospital-hill-ground"
HILL_ROOF = "hospital-hill-roof"
ARCADE = "old-arcade-ground-a"
ARCADE_ROOF = "old-arcade-roof"
FAR = "hangar-row-ground"
THEATRE = "theatre-row-ground"

Words = dict[str, Any] | None


def versus(mine: dict[str, Any], given: Words, rival: Words, **table: Any) -> Game:
    """Seat 0 with what it always has and what the test gives it, against Refuge 42."""
    seat1 = {"faction": "refuge_42", "leader": HILL_ROOF, **(rival or {})}
    return position("dei", seat0={**mine, **(given or {})}, seat1=seat1, **table)


def wild(given: Words = None, rival: Words = None, **table: Any) -> Game:
    """The Wild, with Nikita and Tolstoy at the far end."""
    return versus({"faction": "wild", "leader": FAR, "tolstoy": FAR}, given, rival, **table)


def fauns(given: Words = None, rival: Words = None, **table: Any) -> Game:
    """The Fauns, with Lilith and the Altar at the far end and the only den in the old gate."""
    mine = {"faction": "fauns", "leader": FAR, "altar": FAR, "dens": [GATE]}
    return versus(mine, given, rival, **table)


def after_phase(phase: int, given: Words = None, rival: Words = None, **table: Any) -> Game:
    """The same at the end of the Fauns' turn of a phase."""
    game = fauns(given, rival, phase=phase, **table)
    pass_turn(game)
    return game


def psionics(given: Words = None, rival: Words = None, **table: Any) -> Game:
    """The Psionics, with Willow at the far end."""
    return versus({"faction": "psionics", "leaders": {"willow": FAR}}, given, rival, **table)


def industrial(
    given: Words = None, rival: Words = None, options: Words = None, **table: Any
) -> Game:
    """Ravagers with Grim at the gate, Marlowe on the ground of the hill, and the industrial market."""
    chosen = {"industrial": True, **(options or {})}
    rival = {"leader": HILL, **(rival or {})}
    return versus({"leader": GATE}, given, rival, options=chosen, **table)
