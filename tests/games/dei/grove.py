"""Where the Fauns are tried: positions with the Fauns in seat 0 and Refuge 42 in seat 1, on the city of `pack`."""

from typing import Any

from tests.arrange import position
from tests.games.dei.looking import pass_turn
from tests.games.dei.pack import FAR, GATE

from ashfall.engine.game import Game

HILL_ROOF = "hospital-hill-roof"
OFFERING = ("sacrifice-of-the-outpost", "sacrifice-of-resources")


def fauns(
    given: dict[str, Any] | None = None, rival: dict[str, Any] | None = None, **table: Any
) -> Game:
    """The Fauns with Lilith and the Altar at the far end, the only den in the old gate."""
    seat0 = {"faction": "fauns", "leader": FAR, "altar": FAR, "dens": [GATE], **(given or {})}
    seat1 = {"faction": "refuge_42", "leader": HILL_ROOF, **(rival or {})}
    return position("dei", seat0=seat0, seat1=seat1, **table)


def after_phase(
    phase: int,
    given: dict[str, Any] | None = None,
    rival: dict[str, Any] | None = None,
    **table: Any,
) -> Game:
    """The same at the end of the Fauns' turn of a phase."""
    game = fauns(given, rival, phase=phase, **table)
    pass_turn(game)
    return game
