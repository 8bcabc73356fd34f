"""A small player that really learns: PPO in numpy on one processor, through Gymnasium's door.

    python docs/examples/learn.py --games 3200 --out curve.json --picture curve.svg

The worth of an answer is a number of its own plus what a layer of tanh units over the observation says about it
(actor); another such layer foresees the points to come (critic). It plays random rivals and learns from its own
points alone: nobody shows it a move. It is measured now and then on seeds that it never trained on, both seats by
turns, always with the answer that it likes best.
"""

import argparse
import json
import os
import time
from pathlib import Path
from typing import Any
from zlib import crc32

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")

import gymnasium
import numpy as np

from ashfall.doors.observe import OPTION_WIDTH

NAME = "ashfall.doors.gym:ashfall/outlive-v1"
SEATS = 2
ANSWERS = 4096
"""Answers to questions share so many rows, by a hash."""
HIDDEN = 48
FADE = 0.997
TRACE = 0.95
CLIP = 0.2
WANDER = 0.01
RATE = 1e-3
EPOCHS = 4
BATCH = 512
TOGETHER = 16
"""Games between two lessons."""
FRESH = 10**6
"""The first seed of the games that measure."""


def environment(rivals: str, seat: int = 0) -> Any:
    return gymnasium.make(NAME, reward="score", rivals=rivals, seat=seat, players=SEATS).unwrapped


class Learner:
    """Actor and critic with Adam, all gradients written out."""

    def __init__(self, seed: int = 0) -> None:
        env = environment("random")
        self.size = env.observation_space.shape[0] - int(env.action_space.n) * OPTION_WIDTH
        self.random = np.random.default_rng(seed)
        spread = 1 / np.sqrt(400)  # about so many places of an observation are not zero
        self.weights = {
            "actor": self.drawn(self.size, HIDDEN) * spread,
            "likes": self.drawn(ANSWERS, HIDDEN) * 0.01,
            "bias": np.zeros(ANSWERS, np.float32),
            "critic": self.drawn(self.size, HIDDEN) * spread,
            "worth": np.zeros(HIDDEN + 1, np.float32),
        }
        self.moments = {
            name: (np.zeros_like(w), np.zeros_like(w)) for name, w in self.weights.items()
        }
        self.lessons = 0

    def drawn(self, *shape: int) -> Any:
        return self.random.standard_normal(shape, np.float32)

    def chances(self, seen: Any, answers: Any) -> Any:
        """How likely each answer is now."""
        w = self.weights
        values = w["bias"][answers] + w["likes"][answers] @ np.tanh(seen @ w["actor"])
        likely = np.exp(values - values.max())
        return likely / likely.sum()

    def foreseen(self, seen: Any) -> Any:
        """The points to come, for each row."""
        hidden = np.tanh(seen @ self.weights["critic"])
        return hidden @ self.weights["worth"][:-1] + self.weights["worth"][-1]

    def choose(self, seen: Any, answers: Any, best: bool) -> tuple[int, float]:
        chances = self.chances(seen, answers)
        action = int(chances.argmax()) if best else int(self.random.choice(len(answers), p=chances))
        return action, float(chances[action])

    def learn(self, games: list["Played"]) -> None:
        """A lesson: what came out better than foreseen becomes likelier, within the clip of PPO."""
        seen = np.concatenate([game.seen for game in games])
        value = self.foreseen(seen)
        gains, at = [], 0
        for game in games:
            gains.append(advantages(game.rewards, value[at : at + len(game.rewards)]))
            at += len(game.rewards)
        gain = np.concatenate(gains)
        target = (gain + value).astype(np.float32)
        gain = ((gain - gain.mean()) / (gain.std() + 1e-6)).astype(np.float32)
        width = max(len(answers) for game in games for answers in game.answers)
        answers = np.zeros((len(seen), width), np.int64)
        open_ = np.zeros((len(seen), width), bool)
        for row, found in enumerate(a for game in games for a in game.answers):
            answers[row, : len(found)] = found
            open_[row, : len(found)] = True
        action = np.concatenate([game.actions for game in games])
        before = np.concatenate([game.chances for game in games]).astype(np.float32)
        for _ in range(EPOCHS):
            order = self.random.permutation(len(seen))
            for first in range(0, len(order), BATCH):
                i = order[first : first + BATCH]
                self.improve(
                    seen[i], answers[i], open_[i], action[i], before[i], gain[i], target[i]
                )

    def improve(
        self, seen: Any, answers: Any, open_: Any, action: Any, before: Any, gain: Any, target: Any
    ) -> None:
        """One step of Adam on one batch."""
        w, count = self.weights, len(seen)
        rows = np.arange(count)
        hidden = np.tanh(seen @ w["actor"])
        likes = w["likes"][answers]
        values = np.where(open_, w["bias"][answers] + np.einsum("nkh,nh->nk", likes, hidden), -1e9)
        likely = np.exp(values - values.max(1, keepdims=True))
        likely /= likely.sum(1, keepdims=True)
        ratio = likely[rows, action] / before
        moves = np.where(gain > 0, ratio < 1 + CLIP, ratio > 1 - CLIP) * gain * ratio
        logs = np.log(likely + 1e-9)
        entropy = -(likely * logs).sum(1, keepdims=True)
        slope = moves[:, None] * likely + WANDER * likely * (logs + entropy)
        slope[rows, action] -= moves
        slope = (slope * open_ / count).astype(np.float32)
        back = np.einsum("nk,nkh->nh", slope, likes) * (1 - hidden**2)
        bias, like = np.zeros_like(w["bias"]), np.zeros_like(w["likes"])
        np.add.at(bias, answers, slope)
        np.add.at(like, answers, slope[:, :, None] * hidden[:, None, :])
        saw = np.tanh(seen @ w["critic"])
        error = (saw @ w["worth"][:-1] + w["worth"][-1] - target) / count
        inner = error[:, None] * w["worth"][:-1] * (1 - saw**2)
        self.step(
            actor=seen.T @ back, likes=like, bias=bias, critic=seen.T @ inner,
            worth=np.append(saw.T @ error, error.sum()),
        )  # fmt: skip

    def step(self, **slopes: Any) -> None:
        self.lessons += 1
        for name, slope in slopes.items():
            mean, square = self.moments[name]
            mean += 0.1 * (slope - mean)
            square += 0.001 * (slope * slope - square)
            root = np.sqrt(square / (1 - 0.999**self.lessons)) + 1e-8
            self.weights[name] -= RATE * mean / (1 - 0.9**self.lessons) / root


class Played:
    """A game as it is learned from: only decisions with more than one answer."""

    def __init__(self) -> None:
        self.seen: Any = []
        self.answers: list[Any] = []
        self.actions: list[int] = []
        self.chances: list[float] = []
        self.rewards: list[float] = []
        self.info: dict[str, Any] = {}


def advantages(rewards: list[float], value: Any) -> Any:
    """How much better it went than foreseen (generalised advantage estimate)."""
    gain = np.zeros(len(rewards), np.float32)
    run, after = 0.0, 0.0
    for i in reversed(range(len(rewards))):
        run = rewards[i] + FADE * after - value[i] + FADE * TRACE * run
        gain[i], after = run, value[i]
    return gain


def play(env: Any, learner: Learner, seed: int, best: bool = False) -> Played:
    """One game; what is earned between two decisions belongs to the first of them."""
    found = Played()
    seen, info = env.reset(seed=seed)
    over, due = False, 0.0
    while not over:
        action = 0
        if len(info["options"]) > 1:
            question = info["question"]
            answers = np.array(
                [crc32(f"{question} {o}".encode()) % ANSWERS for o in info["options"]]
            )
            known = seen[: learner.size]
            action, chance = learner.choose(known, answers, best)
            if found.actions:
                found.rewards.append(due / 10)
            due = 0.0
            if not best:
                found.seen.append(known)
                found.answers.append(answers)
                found.chances.append(chance)
            found.actions.append(action)
        seen, reward, over, cut, info = env.step(action)
        due += reward
        over = over or cut
    found.rewards.append(due / 10)
    found.seen = np.array(found.seen)
    found.info = info
    return found


def measured(learner: Learner, rivals: str, games: int) -> dict[str, float]:
    """Share of victories and mean points on fresh seeds, both seats by turns."""
    seats = [environment(rivals, seat) for seat in range(SEATS)]
    wins = points = theirs = 0.0
    for number in range(games):
        seat = number % SEATS
        info = play(seats[seat], learner, FRESH + number, best=True).info
        wins += info["won"]
        points += info["scores"][seat]
        theirs += info["scores"][1 - seat]
    return {"won": wins / games, "points": points / games, "theirs": theirs / games}


def train(learner: Learner, env: Any, first: int, games: int) -> None:
    """So many games, with a lesson after every few of them."""
    for begin in range(first, first + games, TOGETHER):
        row = []
        for number in range(begin, min(begin + TOGETHER, first + games)):
            env.seat = number % SEATS
            row.append(play(env, learner, number))
        learner.learn(row)


def keep(path: Path, learner: Learner, curve: list[dict[str, Any]]) -> None:
    """Everything that a stopped training needs to go on as if it had not been stopped."""
    moments = {
        f"{name} {i}": m for name, pair in learner.moments.items() for i, m in enumerate(pair)
    }
    state = {"lessons": learner.lessons, "curve": curve, "luck": learner.random.bit_generator.state}
    np.savez(path, state=json.dumps(state), **learner.weights, **moments)


def go_on(path: Path, learner: Learner) -> list[dict[str, Any]]:
    """Take up a training that was kept; its curve so far."""
    kept = np.load(path)
    state = json.loads(str(kept["state"]))
    learner.lessons = state["lessons"]
    learner.random.bit_generator.state = state["luck"]
    for name in learner.weights:
        learner.weights[name] = kept[name]
        learner.moments[name] = kept[f"{name} 0"], kept[f"{name} 1"]
    return list(state["curve"])


def picture(curves: list[list[dict[str, Any]]], path: str) -> None:
    """Points and victories over training, against each kind of rival; a line for each training."""
    import altair

    rows = [
        {"games": row["games"], "rivals": rivals, "training": number, **row[rivals]}
        for number, curve in enumerate(curves)
        for row in curve
        for rivals in ("random", "greedy")
        if rivals in row
    ]
    base = (
        altair.Chart(altair.Data(values=rows))
        .mark_line(point=True)
        .encode(
            x=altair.X("games:Q", title="games trained"),
            color=altair.Color("rivals:N", title="against"),
            detail="training:N",
        )
    )
    points = base.encode(y=altair.Y("points:Q", title="points"))
    won = base.encode(y=altair.Y("won:Q", title="games won", axis=altair.Axis(format="%")))
    altair.hconcat(points, won).save(path)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=3200)
    parser.add_argument("--every", type=int, default=400, help="games between two measurements")
    parser.add_argument("--against-random", type=int, default=100)
    parser.add_argument("--against-greedy", type=int, default=40)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--keep", help="a file (.npz) to stop and to go on with")
    parser.add_argument("--out", help="a file for the curve as JSON")
    parser.add_argument("--picture", help="a file for the curve as SVG (needs altair)")
    parser.add_argument("--beside", nargs="*", default=[], help="other curves (JSON) to draw too")
    given = parser.parse_args()
    learner, env = Learner(given.seed), environment("random")
    kept = Path(given.keep) if given.keep else None
    curve = go_on(kept, learner) if kept and kept.exists() else []
    for games in range(given.every * len(curve), given.games + 1, given.every):
        if games:
            train(learner, env, games - given.every, given.every)
        row: dict[str, Any] = {"games": games}
        for rivals, count in (("random", given.against_random), ("greedy", given.against_greedy)):
            if count:
                row[rivals] = measured(learner, rivals, count)
        row["seconds"] = round(time.process_time(), 1)
        curve.append(row)
        print(json.dumps(row), flush=True)
        if kept:
            keep(kept, learner, curve)
    if given.out:
        Path(given.out).write_text(json.dumps(curve, indent=1) + "\n", "utf-8")
    if given.picture:
        others = [json.loads(Path(path).read_text("utf-8")) for path in given.beside]
        picture([curve, *others], given.picture)


if __name__ == "__main__":
    main()
