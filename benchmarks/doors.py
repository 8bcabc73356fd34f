"""Steps per second of our environments beside the peers' own games, in one interleaved run (part of `make bench`).

A step is one decision with its observation and mask, random actions. Games differ in what a step does: the figures say
what a training loop will see, not who is better. Where the compiled build is there it plays behind our doors; views
and observations are interpreted in both.
"""

import argparse
import os
import statistics
import sys
import time
from collections.abc import Callable
from typing import Any

import gymnasium
import numpy as np
import pyspiel
from pettingzoo.test.example_envs import generated_agents_env_v0 as generated

from ashfall.builds import COMPILED, ENVIRONMENT, compiled_python
from ashfall.doors import spiel, zoo
from ashfall.doors.gym import register

Runner = Callable[[float], float]
GAMES = ("outlive", "last-aurora", "auztralia", "dei")


def gymnasium_steps(name: str, masked: bool) -> Runner:
    env = gymnasium.make(name).unwrapped
    random = np.random.default_rng(1)

    def run(seconds: float) -> float:
        steps, ends = 0, time.process_time() + seconds
        _, info = env.reset(seed=1)
        while time.process_time() < ends:
            actions = np.flatnonzero(info["action_mask"]) if masked else None
            action = random.choice(actions) if actions is not None else env.action_space.sample()
            _, _, over, cut, info = env.step(int(action))
            steps += 1
            if over or cut:
                _, info = env.reset()
        return steps / seconds

    return run


def zoo_steps(env: Any, masked: bool) -> Runner:
    random = np.random.default_rng(1)

    def run(seconds: float) -> float:
        steps, ends = 0, time.process_time() + seconds
        env.reset(seed=1)
        while time.process_time() < ends:
            seen, _, over, cut, _ = env.last()
            if over or cut:
                env.reset()
                continue
            if masked:
                env.step(int(random.choice(np.flatnonzero(seen["action_mask"]))))
            else:
                env.step(env.action_space(env.agent_selection).sample())
            steps += 1
        return steps / seconds

    return run


def spiel_steps(name: str) -> Runner:
    game = pyspiel.load_game(name)
    random = np.random.default_rng(1)

    def run(seconds: float) -> float:
        steps, ends = 0, time.process_time() + seconds
        state = game.new_initial_state()
        while time.process_time() < ends:
            if state.is_terminal():
                state = game.new_initial_state()
            actions = state.legal_actions()
            if not state.is_chance_node():
                state.observation_tensor(state.current_player())
                steps += 1
            state.apply_action(int(random.choice(actions)))
        return steps / seconds

    return run


def contestants() -> dict[str, Runner]:
    register()
    found: dict[str, Runner] = {}
    for game in GAMES:
        found[f"PettingZoo door, {game}"] = zoo_steps(zoo.env(game), masked=True)
        found[f"Gymnasium door, {game}"] = gymnasium_steps(f"ashfall/{game}-v1", masked=True)
        found[f"OpenSpiel door, {game}"] = spiel_steps(
            f"{spiel.short_name(game)}(players=2,seed=1)"
        )
    # The peer's classic games need pygame even without a window; this one it uses in its own tests.
    found["PettingZoo's own generated_agents"] = zoo_steps(generated.env(), masked=False)
    for name in ("Blackjack-v1", "CartPole-v1"):
        found[f"Gymnasium's own {name}"] = gymnasium_steps(name, masked=False)
    for name in ("backgammon", "gin_rummy"):
        found[f"OpenSpiel's own {name} (C++)"] = spiel_steps(name)
    return found


def with_compiled_rules() -> None:
    """Begin again with the compiled package in front, if it is of this very source."""
    if COMPILED or compiled_python() is None:
        return
    package = next(ENVIRONMENT.glob("lib/python*/site-packages"))
    paths = [str(package), *filter(None, [os.environ.get("PYTHONPATH")])]
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(paths)}
    os.execve(sys.executable, [sys.executable, *sys.argv], environment)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--seconds", type=float, default=1.0)
    parser.add_argument("--interpreted", action="store_true", help="leave the compiled build out")
    given = parser.parse_args()
    if not given.interpreted:
        with_compiled_rules()
    print(f"behind our doors the rules run {'compiled' if COMPILED else 'interpreted'}")
    runners = contestants()
    rates: dict[str, list[float]] = {name: [] for name in runners}
    for _ in range(given.rounds):
        for name, run in runners.items():
            rates[name].append(run(given.seconds))
    print(
        f"{'steps per second (median of ' + str(given.rounds) + ')':48}{'steps/s':>12}{'spread':>9}"
    )
    for name, found in rates.items():
        spread = max(found) / max(1e-9, min(found))
        print(f"{name:48}{statistics.median(found):12,.0f}{spread:9.2f}")


if __name__ == "__main__":
    main()
