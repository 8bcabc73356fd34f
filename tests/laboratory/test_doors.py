"""The games behind the peers' doors pass the peers' own tests."""

import copy
import importlib.util
import warnings
from pathlib import Path

import gymnasium
import numpy as np
import pyspiel
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, parallel_api_test, seed_test

import ashfall.doors.gym
from ashfall.doors import observe, spiel, zoo
from ashfall.doors.observe import OPTIONS, OTHER, OTHER_WIDTH, TABLE, TABLE_WIDTH, Encoder, shape
from ashfall.doors.seating import Seating
from ashfall.engine.errors import BadOption
from ashfall.engine.table import imagine
from ashfall.games import IN_THE_MAKING, TITLES, title

GAMES = [*TITLES, *IN_THE_MAKING]
EXAMPLE = Path(__file__).resolve().parents[2] / "docs/examples/learn.py"


@pytest.mark.parametrize("game", GAMES)
def test_pettingzoo_one_after_the_other(game):
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        api_test(zoo.env(f"ashfall/{game}-v1"), num_cycles=60)


@pytest.mark.parametrize("game", GAMES)
def test_pettingzoo_all_at_once(game):
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        parallel_api_test(zoo.parallel_env(game, players=3), num_cycles=60)


@pytest.mark.parametrize("game", GAMES)
def test_pettingzoo_the_same_seed_gives_the_same_game(game):
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        seed_test(lambda: zoo.env(game), num_cycles=15)


@pytest.mark.parametrize("form", ["flat", "dict", "options"])
@pytest.mark.parametrize("game", GAMES)
def test_gymnasium(game, form):
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        env = gymnasium.make(f"ashfall/{game}-v1", form=form)
        check_env(env.unwrapped, skip_render_check=True)


@pytest.mark.parametrize("game", GAMES)
def test_openspiel_random_games_with_serialisation(game):
    found = pyspiel.load_game(f"{spiel.short_name(game)}(players=2,seed=3)")
    pyspiel.random_sim_test(found, num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("player", [0, 1, None])
def test_openspiel_a_tensor_is_what_the_peer_itself_would_make(player):
    state = pyspiel.load_game("ashfall_outlive(players=2,seed=3)").new_initial_state()
    for _ in range(20):
        state.apply_action(state.legal_actions()[-1])
    given = () if player is None else (player,)
    assert state.observation_tensor(*given) == pyspiel.State.observation_tensor(state, *given)


@pytest.mark.parametrize("mode", ["sync", "async"])
def test_gymnasium_in_a_vector(mode):
    envs = gymnasium.make_vec("ashfall/outlive-v1", num_envs=2, vectorization_mode=mode)
    seen, info = envs.reset(seed=1)
    for _ in range(5):
        assert seen.shape == (2, Encoder(title("outlive")).size)
        seen, _, _, _, info = envs.step(np.argmax(info["action_mask"], axis=1))
    envs.close()


def test_a_game_is_played_to_its_end_and_somebody_is_paid():
    env = gymnasium.make("ashfall/outlive-v1", rivals="greedy:2", players=3)
    _, info = env.reset(seed=4)
    over, paid = False, 0.0
    while not over:
        assert info["action_mask"].any()
        _, paid, over, _, info = env.step(int(np.flatnonzero(info["action_mask"])[-1]))
    assert paid == info["won"] / max(
        1, len(env.unwrapped.seating.title.winners(env.unwrapped.seating.table))
    )


def test_points_as_reward_add_up_to_the_score():
    env = zoo.env("outlive", reward="score")
    env.reset(seed=2)
    earned = dict.fromkeys(env.agents, 0.0)
    for agent in env.agent_iter():
        seen, reward, ended, cut, _ = env.last()
        earned[agent] += reward
        env.step(None if ended or cut else zoo.legal(seen["action_mask"])[0])
    seating = env.at.seating
    assert list(earned.values()) == seating.title.scores(seating.table)


def test_an_action_that_is_no_option_ends_the_game():
    env = gymnasium.make("ashfall/outlive-v1")
    _, info = env.reset(seed=1)
    _, reward, over, _, info = env.step(63)
    assert (reward, over, info["illegal"]) == (-1.0, True, True)


@pytest.mark.parametrize("game", GAMES)
def test_an_observation_says_nothing_that_the_seat_cannot_know(game):
    """Two worlds that the seat cannot tell apart look the same."""
    seating = Seating(game, {})
    for _ in range(40):
        seating.act(seating.turn, 0)
        if seating.over:
            break
    seat = seating.turn
    real = seating.observe(seat, "flat")
    for luck in range(3):
        seating.table = imagine(seating.table, seat, luck)
        assert np.array_equal(seating.observe(seat, "flat"), real)


@pytest.mark.parametrize("game", GAMES)
def test_every_part_has_its_declared_width(game):
    seating = Seating(game, {"players": 3})
    parts = seating.observe(0)
    declared = {**shape(game)["parts"], TABLE: TABLE_WIDTH, OTHER: OTHER_WIDTH}
    assert {name: len(part) for name, part in parts.items() if name != OPTIONS} == declared
    assert sum(part.any() for part in parts.values()) > 4


def test_what_a_newer_view_says_is_not_lost(monkeypatch):
    older = {part: width for part, width in shape("outlive")["parts"].items() if part != "colonies"}
    monkeypatch.setattr(observe, "shape", lambda _: {"actions": 64, "parts": older})
    seating = Seating("outlive", {})
    assert Encoder(title("outlive")).encode(seating.table, 0)[OTHER].any()


@pytest.mark.parametrize("game", GAMES)
def test_what_an_encoder_remembers_changes_no_observation(game):
    """Every seat after every decision of a game, beside an encoder that looks for the first time."""
    seating = Seating(game, {"players": 2})
    chance = np.random.default_rng(3)
    for seed in range(2):
        seating.begin(seed)
        while not seating.over:
            seating.act(seating.turn, int(chance.integers(seating.offered(seating.turn))))
            if seating.decisions % 5 == 0 or seating.over:
                for seat in range(seating.players):
                    fresh = Encoder(seating.title).flat(seating.table, seat)
                    assert np.array_equal(seating.observe(seat, "flat"), fresh)


def test_an_observation_that_was_given_away_does_not_change():
    seating = Seating("outlive", {})
    for form in ("flat", "dict"):
        seen = seating.observe(0, form)
        before = copy.deepcopy(seen)
        seating.act(seating.turn, 0)
        seating.observe(0, form)
        np.testing.assert_equal(seen, before)


def test_observations_differ_where_positions_do():
    seating = Seating("outlive", {})
    before = seating.observe(0, "flat")
    seating.act(seating.turn, 0)
    assert not np.array_equal(before, seating.observe(0, "flat"))


@pytest.mark.parametrize(
    ("given", "told"),
    [({"reward": "gold"}, "win or score"), ({"seat": 7}, "0–1"), ({"players": 9}, "players")],
)
def test_what_is_wrong_is_said(given, told):
    with pytest.raises(BadOption, match=told):
        gymnasium.make("ashfall/outlive-v1", **given)


def test_the_board_is_drawn_as_text():
    env = gymnasium.make("ashfall/outlive-v1", render_mode="ansi")
    env.reset(seed=1)
    assert "\n" in env.render()
    assert ashfall.doors.gym.game_of("ashfall/outlive-v1") == "outlive"


@pytest.fixture(scope="module")
def learn():
    """The worked example as a module."""
    spec = importlib.util.spec_from_file_location("learn", EXAMPLE)
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_the_example_learns(learn):
    """Four lessons are enough to leave random players behind."""
    learner = learn.Learner()
    before = learn.measured(learner, "random", 6)["points"]
    learn.train(learner, learn.environment("random"), 0, 4 * learn.TOGETHER)
    after = learn.measured(learner, "random", 6)
    assert after["points"] > before + 10 and after["won"] > 0.8


def test_a_training_that_was_stopped_goes_on_as_if_it_had_not_been(learn, tmp_path, monkeypatch):
    monkeypatch.setattr(learn, "TOGETHER", 2)
    env, whole, first, second = learn.environment("random"), *(learn.Learner(5) for _ in range(3))
    learn.train(whole, env, 0, 4)
    learn.train(first, env, 0, 2)
    learn.keep(tmp_path / "kept.npz", first, [{"games": 2}])
    assert learn.go_on(tmp_path / "kept.npz", second) == [{"games": 2}]
    learn.train(second, env, 2, 2)
    for name, weights in whole.weights.items():
        assert np.array_equal(weights, second.weights[name])
