"""What tests of the Psionics read: signal tokens, strength, where a leader is."""

from ashfall.engine.game import Game


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
