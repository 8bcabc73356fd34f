"""What tests of the Automa share: a solo position, an action tested or done on it, and what was told about it."""

from typing import Any

from tests.arrange import position
from tests.games.dei.arrangement import region
from tests.games.dei.looking import table, word
from tests.games.dei.openings import FAR, THEATRE

from ashfall.engine.game import Game
from ashfall.games.dei.automa_account import Attempt, Group
from ashfall.games.dei.automa_actions import carry_out, consider
from ashfall.games.dei.automa_units import count_group
from ashfall.games.dei.things import ORDERS

AUTOMA = 1
"""Its side in a solo game."""


def solo(automa: dict[str, Any], **given: Any) -> Game:
    """A person (Grim stands far away) against the Automa; Lilith and the Altar wait at a distance."""
    automa = {"lilith": THEATRE, "altar": THEATRE, **automa}
    given.setdefault("seat0", {"leader": FAR})
    options = {"players": 1, **given.pop("options", {})}
    return position("dei", options=options, automa=automa, **given)


def tried(game: Game, order: str) -> Attempt:
    """What an action of a card comes to now."""
    return consider(table(game), AUTOMA, ORDERS.index(order))


def did(game: Game, order: str) -> Attempt:
    """The same, and it is done."""
    attempt = tried(game, order)
    assert attempt.obstacle < 0
    carry_out(table(game), AUTOMA, attempt)
    wrong = game.title.invariants(game.table)
    assert not wrong, wrong
    return attempt


def counted(game: Game, place: str, all_free: bool = False) -> Group:
    return count_group(table(game), AUTOMA, region(place), all_free)


def names(regions: Any) -> list[str]:
    """The words of regions, or of what is kept by region."""
    return [word("region", r[0] if isinstance(r, tuple) else r) for r in regions]


def told(game: Game, kind: str) -> list[dict[str, Any]]:
    return [event["values"] for event in game.log(None) if event["kind"] == kind]
