"""Who sits where: people and programs, named on the command line."""

from collections.abc import Sequence

from ashfall.bots import Player
from ashfall.engine.errors import BadOption
from ashfall.engine.game import Game
from ashfall.lang import Speaker
from ashfall.lang.names import clean_name
from ashfall.rulesets import ruleset

HUMAN = "human"


class Seat:
    """A place at the table: a person, or a program that decides for it."""

    def __init__(self, kind: str, name: str, bot: Player | None) -> None:
        self.kind = kind
        self.name = name
        self.bot = bot

    @property
    def human(self) -> bool:
        return self.bot is None


def seated(kinds: Sequence[str], names: Sequence[str], game: Game, speaker: Speaker) -> list[Seat]:
    """Seats of these kinds; names that nobody gave are made up in the table's language."""
    bots = ruleset(game.title.id, game.title.version).bots
    found: list[Seat] = []
    for number, kind in enumerate(kinds):
        given = clean_name(names[number]) if number < len(names) else ""
        bot = None if kind == HUMAN else bots.player(kind, f"{game.seed} {number}")
        message = "player" if kind == HUMAN else "player-bot"
        name = given or speaker.say(message, number=number + 1)
        if name in [seat.name for seat in found]:
            raise BadOption(speaker.say("error-same-name", name=name))
        found.append(Seat(kind, name, bot))
    return found


def kinds_from(seats: str | None, bots: str | None, players: int, speaker: Speaker) -> list[str]:
    """The kind of each seat from `--seats human,random` or `--bots random` (people only, without either)."""
    if seats is None:
        return [HUMAN] + [bots or HUMAN] * (players - 1)
    if bots is not None:
        raise BadOption(speaker.say("error-seats-and-bots"))
    kinds = [kind.strip() for kind in seats.split(",")]
    if len(kinds) != players:
        raise BadOption(speaker.say("error-seats-count", seats=len(kinds), players=players))
    return kinds
