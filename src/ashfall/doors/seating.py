"""A table behind a door: actions are places in the list of options, rewards are wins or points."""

from collections.abc import Mapping
from typing import Any, Literal

from ashfall.engine.errors import BadOption
from ashfall.engine.settings import Given
from ashfall.engine.table import Lane, Table
from ashfall.games import title
from ashfall.lab.playouts import start_table

from .observe import Encoder, lane_of

Form = Literal["dict", "flat", "options"]
Reward = Literal["win", "score"]
LONGEST = 20_000


class Seating:
    """One game at a time, begun anew with another seed; copied and compared as its position."""

    def __init__(self, game: str, options: Mapping[str, Given], reward: Reward = "win") -> None:
        if reward not in ("win", "score"):
            raise BadOption(f"a reward is win or score, not {str(reward)[:40]!r}")
        self.title = title(game)
        self.options = self.title.checked_settings(options)
        self.encoder = Encoder(self.title)
        self.reward: Reward = reward
        self.players: int = self.options["players"]
        self.begin(0)

    def begin(self, seed: int | str) -> None:
        self.table: Table = start_table(self.title, self.options, seed)
        self.paid = [0.0] * self.players
        self.decisions = 0

    def __deepcopy__(self, _memo: dict[int, Any]) -> "Seating":
        """Position and accounts; the rules and their tables are shared, they never change."""
        copy = Seating.__new__(Seating)
        copy.__dict__.update(self.__dict__)
        copy.table = self.table.clone()
        copy.paid = self.paid[:]
        return copy

    @property
    def over(self) -> bool:
        return self.table.over or self.decisions >= LONGEST

    @property
    def turn(self) -> int:
        """The seat that decides next: of several that are asked at once, the first."""
        lane = self.table.waiting()[0]
        assert lane.ask is not None
        return lane.ask.seat

    def offered(self, seat: int) -> int:
        """How many actions a seat has now."""
        lane = lane_of(self.table, seat)
        return min(len(lane.ask.options), self.encoder.actions) if lane and lane.ask else 0

    def act(self, seat: int, action: int) -> None:
        lane = lane_of(self.table, seat)
        assert lane is not None and lane.ask is not None
        self.table.answer(lane, lane.ask.options[action])
        self.decisions += 1

    def word(self, seat: int, action: int) -> str:
        """An action as the sentence of a record."""
        lane: Lane | None = lane_of(self.table, seat)
        assert lane is not None and lane.ask is not None
        return self.encoder.sentence(lane.ask.options[action])

    def sentences(self, seat: int) -> tuple[str, list[str]]:
        """What a seat is asked now, and its options as sentences of a record."""
        lane = lane_of(self.table, seat)
        if lane is None or lane.ask is None:
            return "", []
        return lane.ask.question, [self.encoder.sentence(step) for step in lane.ask.options]

    def observe(self, seat: int, form: Form = "dict") -> Any:
        if form == "options":
            return self.encoder.options(lane_of(self.table, seat))
        encoder = self.encoder
        return (encoder.encode if form == "dict" else encoder.flat)(self.table, seat)

    def worth(self, seat: int) -> float:
        """What a seat has earned so far: a share of the victory at the end, or points."""
        if self.reward == "score":
            return float(self.title.scores(self.table)[seat])
        winners = self.title.winners(self.table) if self.table.over else []
        return 1 / len(winners) if seat in winners else 0.0

    def pay(self) -> list[float]:
        """What each seat earned since it was paid last."""
        now = [self.worth(seat) for seat in range(self.players)]
        due = [new - old for new, old in zip(now, self.paid, strict=True)]
        self.paid = now
        return due


def game_of(name: str) -> str:
    """`outlive` from `outlive`, `outlive-v1` or `ashfall/outlive-v1`."""
    return name.removeprefix("ashfall/").partition("-v1")[0]
