"""OpenSpiel: `pyspiel.load_game("ashfall_outlive(players=3,seed=7)")` after this module was imported.

The seed is a parameter of the game, so that luck is part of it and a state is its history. Where several seats are
asked at once they answer one after the other.
"""

from typing import Any

import numpy as np
import pyspiel

from ashfall.games import IN_THE_MAKING, TITLES, folder, title

from .observe import FILE, Encoder
from .seating import LONGEST, Seating

MOST_PLAYERS = 8


def short_name(game: str) -> str:
    return f"ashfall_{game.replace('-', '_')}"


def game_type(game: str) -> Any:
    players = title(game).players
    return pyspiel.GameType(
        short_name=short_name(game),
        long_name=f"Ashfall {game}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.DETERMINISTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max(players),
        min_num_players=min(players),
        provides_information_state_string=False,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": min(players), "seed": 0},
    )


def make_class(game: str) -> type:
    """The class that OpenSpiel makes games of this title from."""
    kind = game_type(game)

    class AshfallGame(pyspiel.Game):
        def __init__(self, params: dict[str, Any] | None = None) -> None:
            given = params or {}
            self.players = int(given.get("players", min(title(game).players)))
            self.seed = int(given.get("seed", 0))
            encoder = Encoder(title(game))
            about = pyspiel.GameInfo(
                num_distinct_actions=encoder.actions,
                max_chance_outcomes=0,
                num_players=self.players,
                min_utility=-1.0,
                max_utility=1.0,
                utility_sum=None,
                max_game_length=LONGEST,
            )
            super().__init__(kind, about, given)

        def new_initial_state(self) -> "AshfallState":
            return AshfallState(self, game)

        def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "Observer":
            return Observer(Encoder(title(game)))

    return AshfallGame


class AshfallState(pyspiel.State):
    """A position; copied through its seating, which shares the rules."""

    def __init__(self, game: Any, name: str) -> None:
        super().__init__(game)
        self.seating = Seating(name, {"players": game.players})
        self.seating.begin(game.seed)

    def current_player(self) -> int:
        if self.seating.over:
            return int(pyspiel.PlayerId.TERMINAL)
        return self.seating.turn

    def _legal_actions(self, player: int) -> list[int]:
        return list(range(self.seating.offered(player))) if player == self.seating.turn else []

    def _apply_action(self, action: int) -> None:
        self.seating.act(self.seating.turn, action)

    def _action_to_string(self, player: int, action: int) -> str:
        return self.seating.word(player, action)

    def is_terminal(self) -> bool:
        return self.seating.over

    def returns(self) -> list[float]:
        """A share of the victory, less what everybody would get: from −1 to 1."""
        seating = self.seating
        if not seating.over:
            return [0.0] * seating.players
        return [seating.worth(seat) - 1 / seating.players for seat in range(seating.players)]

    def observation_tensor(self, player: int | None = None) -> list[float]:
        """The same as the peer's, which begins a whole new game for every tensor that it makes."""
        seen = self.seating.observe(self.current_player() if player is None else player, "flat")
        return list(seen.tolist())

    def __str__(self) -> str:
        seating = self.seating
        asked = "over" if seating.over else f"seat {seating.turn}"
        return f"{seating.title.id}, decision {seating.decisions}, {asked}"


class Observer:
    """What a seat may know, as a tensor and as text."""

    def __init__(self, encoder: Encoder) -> None:
        self.encoder = encoder
        self.tensor = np.zeros(encoder.size, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: AshfallState, player: int) -> None:
        seating = state.seating
        self.tensor[:] = seating.observe(player, "flat")

    def string_from(self, state: AshfallState, player: int) -> str:
        from ashfall.lang.boards import text_board

        found = state.seating.title
        return text_board(found, found.sheet(found.view(state.seating.table, player)), "en")


def register() -> None:
    for game in [*TITLES, *IN_THE_MAKING]:
        if (folder(game) / FILE).exists() and short_name(game) not in pyspiel.registered_names():
            pyspiel.register_game(game_type(game), make_class(game))


register()
