"""PettingZoo: every seat is an agent. `env` asks one after the other, `parallel_env` everybody who is asked at once."""

from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.utils import seeding
from pettingzoo import AECEnv, ParallelEnv

from ashfall.engine.settings import Given

from .observe import shape
from .seating import Form, Reward, Seating, game_of
from .spaces import masked_space


class Table:
    """What both kinds of environment share."""

    def __init__(self, game: str, form: Form, reward: Reward, options: dict[str, Given]) -> None:
        self.seating = Seating(game, options, reward)
        self.form: Form = form
        self.names = [f"seat_{seat}" for seat in range(self.seating.players)]
        self.random, _ = seeding.np_random()

    def begin(self, seed: int | None) -> None:
        if seed is not None:
            self.random, _ = seeding.np_random(seed)
        self.seating.begin(int(self.random.integers(2**31)))

    def observe(self, agent: str) -> dict[str, Any]:
        seat = self.names.index(agent)
        mask = self.seating.encoder.mask(self.seating.table, seat)
        return {"observation": self.seating.observe(seat, self.form), "action_mask": mask}

    def describe(self, env: Any, game: str) -> None:
        """Names, spaces and what the peer wants to know about an environment."""
        env.metadata = {"name": f"ashfall/{shape(game)['name']}", "render_modes": ["ansi"]}
        env.metadata["is_parallelizable"] = False
        env.possible_agents = self.names[:]
        encoder = self.seating.encoder
        env.observation_spaces = {name: masked_space(encoder, self.form) for name in self.names}
        env.action_spaces = {name: spaces.Discrete(encoder.actions) for name in self.names}


class AshfallAEC(AECEnv):
    """One seat after the other; where several are asked at once, they answer in turn without seeing each other's."""

    def __init__(
        self,
        game: str,
        form: Form = "flat",
        reward: Reward = "win",
        render_mode: str | None = None,
        **options: Given,
    ) -> None:
        super().__init__()
        self.at = Table(game_of(game), form, reward, options)
        self.at.describe(self, game_of(game))
        self.render_mode = render_mode

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self.at.begin(seed)
        self.agents = self.at.names[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.at.names[self.at.seating.turn]

    def observe(self, agent: str) -> dict[str, Any]:
        return self.at.observe(agent)

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        seating = self.at.seating
        seat = self.at.names.index(agent)
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        if action is None or not 0 <= int(action) < seating.offered(seat):
            self.give_up(agent)
            return
        seating.act(seat, int(action))
        for name, due in zip(self.at.names, seating.pay(), strict=True):
            self.rewards[name] = due
        if seating.over:
            ended = self.terminations if seating.table.over else self.truncations
            ended.update(dict.fromkeys(self.agents, True))
        else:
            self.agent_selection = self.at.names[seating.turn]
        self._accumulate_rewards()

    def give_up(self, agent: str) -> None:
        """An action that is no option ends the game: its seat loses a point, nobody else anything."""
        self.rewards[agent] = -1.0
        self.terminations.update(dict.fromkeys(self.agents, True))
        self.infos[agent]["illegal"] = True
        self._accumulate_rewards()

    def render(self) -> str | None:
        return text(self.at) if self.render_mode == "ansi" else None

    def close(self) -> None:
        """Nothing is held open."""


class AshfallParallel(ParallelEnv):
    """Everybody acts at every step; who is not asked has action 0 alone, and it does nothing."""

    def __init__(
        self,
        game: str,
        form: Form = "flat",
        reward: Reward = "win",
        render_mode: str | None = None,
        **options: Given,
    ) -> None:
        self.at = Table(game_of(game), form, reward, options)
        self.at.describe(self, game_of(game))
        self.render_mode = render_mode

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[agent]

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, dict[str, Any]]]:
        self.at.begin(seed)
        self.agents = self.at.names[:]
        return self.seen(), {agent: {} for agent in self.agents}

    def seen(self) -> dict[str, Any]:
        found = {agent: self.at.observe(agent) for agent in self.agents}
        for one in found.values():
            if not one["action_mask"].any():
                one["action_mask"][0] = 1
        return found

    def step(self, actions: dict[str, int]) -> tuple[dict[str, Any], ...]:
        """Those who are asked now answer; an action that is no option counts as the first one."""
        seating = self.at.seating
        infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        asked = {lane.ask.seat for lane in seating.table.waiting() if lane.ask is not None}
        for seat in sorted(asked):
            agent = self.at.names[seat]
            count = seating.offered(seat)
            if agent not in actions or not count:
                continue
            action = int(actions[agent])
            infos[agent]["illegal"] = not 0 <= action < count
            seating.act(seat, action if 0 <= action < count else 0)
        rewards = dict(zip(self.at.names, seating.pay(), strict=True))
        ended = dict.fromkeys(self.agents, seating.table.over)
        cut = dict.fromkeys(self.agents, seating.over and not seating.table.over)
        seen = self.seen()
        if seating.over:
            self.agents = []
        return seen, rewards, ended, cut, infos

    def render(self) -> str | None:
        return text(self.at) if self.render_mode == "ansi" else None

    def close(self) -> None:
        """Nothing is held open."""


def env(game: str, **options: Any) -> AshfallAEC:
    """`env("ashfall/outlive-v1", players=3)`"""
    return AshfallAEC(game, **options)


def parallel_env(game: str, **options: Any) -> AshfallParallel:
    return AshfallParallel(game, **options)


def text(at: Table) -> str:
    """The text board as a spectator sees it."""
    from ashfall.lang.boards import text_board

    title = at.seating.title
    return text_board(title, title.sheet(title.view(at.seating.table, None)), "en")


def legal(mask: Any) -> list[int]:
    """The actions that a mask allows."""
    return [int(i) for i in np.flatnonzero(mask)]
