"""The games that the properties are proved for: all of the list, in all their configurations."""

from functools import cache

from ashfall.games import TITLES, title
from ashfall.lab.configurations import Configuration, covering, few, read, written

# Toys of other tests enter themselves into the list; they are not ours to prove.
GAMES = [id for id, module in TITLES.items() if module.startswith("ashfall.")]
MOST_CONFIGURATIONS = 24


@cache
def cases() -> list[tuple[str, str]]:
    """Each game with each configuration; where there are very many, every value is met in one of them."""
    return [
        (game, written(options))
        for game in GAMES
        for options in few(title(game), MOST_CONFIGURATIONS)
    ]


@cache
def rich(game: str) -> bool:
    """Whether a game has too many configurations to play them all here; its own tests then play every two values."""
    return len(covering(title(game), MOST_CONFIGURATIONS)) > MOST_CONFIGURATIONS


def configuration(game: str, text: str) -> Configuration:
    return read(title(game), text)
