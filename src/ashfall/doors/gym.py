"""Gymnasium: one seat is yours, programs sit at the others. Names are `ashfall/<game>-v1`.

gymnasium.make("ashfall.doors.gym:ashfall/outlive-v1", rivals="greedy", players=3)
gymnasium.make_vec("ashfall.doors.gym:ashfall/outlive-v1", num_envs=8, vectorization_mode="async")
"""

from typing import Any

import gymnasium
from gymnasium import spaces

from ashfall.engine.errors import BadOption
from ashfall.engine.seat import SeatPosition
from ashfall.engine.settings import Given
from ashfall.games import IN_THE_MAKING, TITLES, folder
from ashfall.lab.players import seat_player

from .observe import FILE, shape
from .seating import Form, Reward, Seating, game_of
from .spaces import observation_space


class AshfallEnv(gymnasium.Env[Any, Any]):
    """A seat at a table of programs. `info["action_mask"]` says which actions are options now."""

    metadata = {"render_modes": ["ansi"]}  # noqa: RUF012 - so the peer declares it

    def __init__(
        self,
        game: str,
        form: Form = "flat",
        reward: Reward = "win",
        rivals: str = "random",
        seat: int = 0,
        render_mode: str | None = None,
        **options: Given,
    ) -> None:
        self.seating = Seating(game_of(game), options, reward)
        if not 0 <= seat < self.seating.players:
            raise BadOption(f"a seat is 0–{self.seating.players - 1}, not {seat}")
        self.form: Form = form
        self.rivals = rivals.split(",")
        self.seat = seat
        self.render_mode = render_mode
        encoder = self.seating.encoder
        self.observation_space = observation_space(encoder, form)
        self.action_space = spaces.Discrete(encoder.actions)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Any, dict[str, Any]]:
        super().reset(seed=seed)
        drawn = int(self.np_random.integers(2**31))
        self.seating.begin(drawn)
        others = [seat for seat in range(self.seating.players) if seat != self.seat]
        self.players = {
            seat: seat_player(self.rivals[i % len(self.rivals)], f"{drawn} seat {seat}")
            for i, seat in enumerate(others)
        }
        self.play_on()
        return self.seating.observe(self.seat, self.form), self.info()

    def step(self, action: Any) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        """An action that is no option ends the game with −1."""
        seating = self.seating
        if not 0 <= int(action) < seating.offered(self.seat):
            info = {**self.info(), "illegal": True}
            return seating.observe(self.seat, self.form), -1.0, True, False, info
        seating.act(self.seat, int(action))
        self.play_on()
        due = seating.pay()[self.seat]
        over = seating.table.over
        cut = seating.over and not over
        return seating.observe(self.seat, self.form), due, over, cut, self.info()

    def play_on(self) -> None:
        """Let the programs answer until the own seat is asked."""
        seating = self.seating
        while not seating.over and not seating.offered(self.seat):
            lane = seating.table.waiting()[0]
            assert lane.ask is not None
            step = self.players[lane.ask.seat].pick(
                SeatPosition(seating.title, seating.table, lane)
            )
            seating.table.answer(lane, step)
            seating.decisions += 1

    def info(self) -> dict[str, Any]:
        seating = self.seating
        found: dict[str, Any] = {"action_mask": seating.encoder.mask(seating.table, self.seat)}
        found["question"], found["options"] = seating.sentences(self.seat)
        if seating.table.over:
            found["scores"] = seating.title.scores(seating.table)
            found["won"] = self.seat in seating.title.winners(seating.table)
        return found

    def render(self) -> Any:
        """The text board as the own seat sees it."""
        from ashfall.lang.boards import text_board

        if self.render_mode != "ansi":
            return None
        seating = self.seating
        view = seating.title.view(seating.table, self.seat)
        return text_board(seating.title, seating.title.sheet(view), "en")


def register() -> None:
    """Put every game that declares an observation on Gymnasium's list."""
    for game in [*TITLES, *IN_THE_MAKING]:
        name = f"ashfall/{shape(game)['name']}" if (folder(game) / FILE).exists() else ""
        if name and name not in gymnasium.registry:
            gymnasium.register(
                id=name, entry_point="ashfall.doors.gym:AshfallEnv", kwargs={"game": game}
            )


register()
