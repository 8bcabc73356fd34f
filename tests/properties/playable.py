"""The games that the properties are proved for: all of the list, in all their configurations."""

from ashfall.games import TITLES, title
from ashfall.lab.configurations import Configuration, configurations, covering, written

# Toys of other tests enter themselves into the list; they are not ours to prove.
GAMES = [id for id, module in TITLES.items() if module.startswith("ashfall.")]
MOST_CONFIGURATIONS = 24


def cases(every: bool = False) -> list[tuple[str, str]]:
    """Each game with each configuration; where there are very many, every two values meet in one of them."""
    return [
        (game, written(options))
        for game in GAMES
        for options in (
            configurations(title(game)) if every else covering(title(game), MOST_CONFIGURATIONS)
        )
    ]


def configuration(game: str, text: str) -> Configuration:
    return next(options for options in configurations(title(game)) if written(options) == text)
