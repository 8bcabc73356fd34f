"""A small policy that really learns: REINFORCE on what is asked and what may be answered, through Gymnasium's door.

    python docs/examples/learn.py --games 1500 --out curve.json

The policy is a softmax over one number per question and answer (4096 numbers in all, shared by a hash): it does not
even look at the board. It learns from its own points after each decision, plays random rivals, and is measured now
and then against random and against greedy players on seeds that it never trained on.
"""

import argparse
import json
import time
from pathlib import Path
from typing import Any
from zlib import crc32

import gymnasium
import numpy as np

NAME = "ashfall.doors.gym:ashfall/outlive-v1"
SIZE = 4096
RATE = 0.03
FADE = 0.98


class Policy:
    """One number for each answer to each question."""

    def __init__(self, seed: int = 0) -> None:
        self.weights = np.zeros(SIZE)
        self.random = np.random.default_rng(seed)
        self.usual: dict[str, float] = {}

    def choose(self, info: dict[str, Any]) -> tuple[int, Any, Any]:
        places = np.array(
            [crc32(f"{info['question']} {o}".encode()) % SIZE for o in info["options"]]
        )
        values = self.weights[places]
        chances = np.exp(values - values.max())
        chances /= chances.sum()
        return int(self.random.choice(len(places), p=chances)), places, chances

    def learn(self, steps: list[Any], rewards: list[float]) -> None:
        """Raise what was followed by more points than usual for the question, lower the rest."""
        worth = 0.0
        for (question, action, places, chances), reward in zip(
            reversed(steps), reversed(rewards), strict=True
        ):
            worth = reward + FADE * worth
            usual = self.usual.get(question, worth)
            self.usual[question] = usual + 0.02 * (worth - usual)
            if len(places) > 1:
                better = RATE * (worth - usual)
                np.add.at(self.weights, places, -better * chances)
                self.weights[places[action]] += better


def play(env: Any, policy: Policy, seed: int) -> tuple[list[Any], list[float], dict[str, Any]]:
    """One game: what was decided, what it earned, how it ended."""
    _, info = env.reset(seed=seed)
    steps: list[Any] = []
    rewards: list[float] = []
    over = False
    while not over:
        action, places, chances = policy.choose(info)
        steps.append((info["question"], action, places, chances))
        _, reward, over, cut, info = env.step(action)
        rewards.append(float(reward))
        over = over or cut
    return steps, rewards, info


def measured(policy: Policy, rivals: str, games: int) -> dict[str, float]:
    """Share of victories and mean points on fresh seeds, both seats by turns, with luck of its own."""
    policy, trained = Policy(seed=1), policy
    policy.weights = trained.weights
    wins = points = 0.0
    for number in range(games):
        env = gymnasium.make(NAME, form="options", reward="score", rivals=rivals, seat=number % 2)
        _, _, info = play(env.unwrapped, policy, 10**6 + number)
        wins += info["won"]
        points += info["scores"][number % 2]
    return {"won": wins / games, "points": points / games}


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--games", type=int, default=1500)
    parser.add_argument("--every", type=int, default=300)
    parser.add_argument("--against-random", type=int, default=40)
    parser.add_argument("--against-greedy", type=int, default=0)
    parser.add_argument("--out")
    given = parser.parse_args()
    policy = Policy()
    env = gymnasium.make(NAME, form="options", reward="score", rivals="random").unwrapped
    curve = []
    for number in range(given.games + 1):
        if number % given.every == 0:
            row = {"games": number, "random": measured(policy, "random", given.against_random)}
            if given.against_greedy:
                row["greedy"] = measured(policy, "greedy", given.against_greedy)
            row["seconds"] = round(time.process_time(), 1)
            curve.append(row)
            print(json.dumps(row), flush=True)
        env.seat = number % 2
        steps, rewards, _ = play(env, policy, number)
        policy.learn(steps, rewards)
    if given.out:
        Path(given.out).write_text(json.dumps(curve, indent=1) + "\n", "utf-8")


if __name__ == "__main__":
    main()
