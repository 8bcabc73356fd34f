"""Where the Psionics are tried: positions with the Psionics in seat 0 of the printed city of two players."""

from typing import Any

from tests.arrange import position
from tests.games.dei.pack import FAR

from ashfall.engine.game import Game

HILL_ROOF = "hospital-hill-roof"
ARCADE = "old-arcade-ground-a"
ARCADE_ROOF = "old-arcade-roof"


def psionics(
    given: dict[str, Any] | None = None, rival: dict[str, Any] | None = None, **table: Any
) -> Game:
    """The Psionics in seat 0 with Willow at the far end, Refuge 42 in seat 1."""
    seat0 = {"faction": "psionics", "leaders": {"willow": FAR}, **(given or {})}
    seat1 = {"faction": "refuge_42", "leader": HILL_ROOF, **(rival or {})}
    return position("dei", seat0=seat0, seat1=seat1, **table)


def tokens(game: Game, region: str) -> list[int]:
    """The symbols of the signal tokens in a region."""
    found = next(
        (r["signals"] for r in game.view(None)["signals"]["regions"] if r["region"] == region),
        [0, 0, 0],
    )
    return [level + 1 for level, count in enumerate(found) for _ in range(count)]


def strength(game: Game, region: str, seat: int = 0) -> int:
    """The majority value of a seat in a region."""
    here = next(r for r in game.view(None)["regions"] if r["region"] == region)
    return sum(u["strength"] for u in here["units"] if u["seat"] == seat)


def figure(game: Game, name: str) -> str | None:
    """The region of a figure."""
    players = game.view(None)["players"]
    units = [unit for p in players for unit in (*p["leaders"], *p["others"])]
    where: str | None = next(unit["region"] for unit in units if unit["figure"] == name)
    return where


def forgo_twice(game: Game) -> None:
    """Both cards of a turn are laid for candies."""
    for _ in range(2):
        waiting = game.waiting()[0]
        game.play(next(str(o) for o in waiting.options if str(o).startswith("forgo")))
