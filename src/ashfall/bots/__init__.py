"""Players that are programs. They only ever look at imagined copies: what they cannot know is dealt again first."""

from ashfall.engine.errors import BadOption

from .greedy import EFFORT, Greedy
from .player import Player
from .random import Random

__all__ = ["Greedy", "Player", "Random", "names", "player", "tries"]


def names() -> list[str]:
    """The players there are."""
    return ["random", "greedy"]


def tries(name: str) -> int | None:
    """How many answers a player of this name may try per decision; nobody knows it of one out of a file."""
    kind, _, effort = name.partition(":")
    known = {"random": 0, "greedy": EFFORT}
    return int(effort) if kind == "greedy" and effort.isdigit() else known.get(name)


def player(name: str, seed: int | str = 0) -> Player:
    """A player by name; `greedy:200` is a greedy one that may try 200 answers per decision.

    The same seed and the same questions always give the same answers.
    """
    kind, colon, effort = name.partition(":")
    if kind == "random" and not colon:
        return Random(seed)
    if kind == "greedy" and not colon:
        return Greedy(seed, EFFORT)
    if kind == "greedy" and effort.isascii() and effort.isdigit() and 0 < int(effort[:7]) < 10**6:
        return Greedy(seed, int(effort))
    raise BadOption(
        f"there is no player {name[:40]!r}; there are {', '.join(names())}, and greedy:NUMBER, "
        "which tries so many answers (1–999999) per decision"
    )
