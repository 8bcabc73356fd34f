"""Hypothesis plays: any mixture of choices, take-backs, saves, imagined worlds and nonsense; it shrinks what fails."""

import json
from typing import Any

import pytest
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    precondition,
    rule,
    run_state_machine_as_test,
)

from ashfall.engine.chance import seeded
from ashfall.engine.errors import IllegalMove
from ashfall.engine.game import Game, from_position
from ashfall.games import title
from ashfall.lab.checks import check_position
from ashfall.lab.configurations import few
from ashfall.lab.copies import check_copies, check_refusals
from ashfall.lab.playouts import box_of, start
from ashfall.lab.secrets import check_secrets, common_choices
from tests.engine import toy

from .playable import GAMES, MOST_CONFIGURATIONS


class Table(RuleBasedStateMachine):
    """A game, and the digest after each of its choices."""

    game_id = ""
    game: Game

    @initialize(data=st.data(), seed=st.integers(0, 2**32))
    def set_up(self, data: Any, seed: int) -> None:
        found = few(title(self.game_id), MOST_CONFIGURATIONS)
        options = data.draw(st.sampled_from(found))
        self.game = start(title(self.game_id), options, seed, listen=True)
        self.digests = [self.game.digest()]

    @precondition(lambda self: not self.game.over)
    @rule(lane=st.integers(0, 7), option=st.integers(0, 400))
    def choose(self, lane: int, option: int) -> None:
        asked = self.game.waiting()
        waiting = asked[lane % len(asked)]
        self.game.play(str(waiting.options[option % len(waiting.options)]), seat=waiting.seat)
        self.digests.append(self.game.digest())

    @rule(seat=st.integers(0, 7))
    def take_back(self, seat: int) -> None:
        seat %= self.game.players
        if self.game.can_undo(seat):
            self.game.undo()
            self.digests.pop()
        assert self.game.digest() == self.digests[-1]

    @precondition(lambda self: len(self.digests) > 1)
    @rule()
    def take_back_across_a_barrier(self) -> None:
        if not any(self.game.can_undo(seat) for seat in range(self.game.players)):
            with pytest.raises(IllegalMove):
                self.game.undo()
            assert self.game.digest() == self.digests[-1]

    @rule()
    def save_and_open(self) -> None:
        text = json.dumps(self.game.position())
        saved = from_position(self.game.title, box_of(self.game.title), json.loads(text))
        assert saved.digest() == self.digests[-1]
        assert common_choices(saved, self.game) == common_choices(self.game, saved)

    @precondition(lambda self: not self.game.over)
    @rule(seed=st.integers(0, 2**16))
    def copy(self, seed: int) -> None:
        check_copies(self.game, seeded(seed))

    @precondition(lambda self: not self.game.over)
    @rule(seed=st.integers(0, 2**16))
    def nonsense(self, seed: int) -> None:
        check_refusals(self.game, seeded(seed), 5)

    @rule(seed=st.integers(0, 2**16))
    def imagine(self, seed: int) -> None:
        check_secrets(self.game, seeded(seed), worlds=1, sentences=5)

    @invariant()
    def every_law_holds(self) -> None:
        check_position(self.game)
        assert self.game.digest() == self.digests[-1]


def proved(game: str, examples: int, steps: int) -> None:
    machine = type(f"Table of {game}", (Table,), {"game_id": game})
    run_state_machine_as_test(
        machine,
        settings=settings(
            max_examples=examples,
            stateful_step_count=steps,
            deadline=None,
            derandomize=True,
            database=None,
            suppress_health_check=list(HealthCheck),
        ),
    )


@pytest.mark.slow
@pytest.mark.timeout(2400)
@pytest.mark.parametrize("game", GAMES)
def test_no_mixture_of_moves_breaks_a_law(game):
    proved(game, 20, 50)


@pytest.mark.long
@pytest.mark.timeout(2400)
@pytest.mark.parametrize("game", GAMES)
def test_no_long_mixture_of_moves_breaks_a_law(game):
    proved(game, 60, 60)


@pytest.mark.slow
def test_no_mixture_of_moves_breaks_a_law_of_the_toy():
    proved(toy.TITLE.id, 15, 30)
