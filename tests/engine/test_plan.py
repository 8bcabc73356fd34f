"""Whole sentences: what a page may offer as one form is what can be played, choice by choice."""

from itertools import pairwise

import pytest

import ashfall
from ashfall.bots.random import Random
from ashfall.engine.plan import Planned, plan, preview, proposal
from ashfall.games import TITLES, title

GAMES = [id for id in TITLES if id != "toy"]


def positions(id: str, count: int, seed: int = 5):
    """Positions of a random game, each with the seat that decides."""
    game, player = ashfall.new(id, seed=seed, players=2), Random(seed)
    for _ in range(count):
        if game.over:
            return
        asked = game.waiting()[0]
        yield game, asked.seat
        game.play(player.choose(game, asked.seat, asked), seat=asked.seat)


def sentences(planned: list[Planned]) -> list[list[Planned]]:
    found: list[list[Planned]] = []
    todo = [[one] for one in planned]
    while todo:
        said = todo.pop()
        found.append(said)
        todo += [[*said, one] for one in said[-1].next or []]
    return found


@pytest.mark.slow
@pytest.mark.parametrize("id", GAMES)
def test_every_sentence_can_be_said_and_ends_where_something_new_is_seen(id):
    longest = 0
    for game, seat in positions(id, 30):
        known = game.imagine(seat, "preview")
        planned = plan(title(id), game, seat)
        offered = [str(option) for w in game.waiting() if w.seat == seat for option in w.options]
        assert [str(one.option) for one in planned] == offered
        for said in sentences(planned)[-20:]:
            trial = known.clone()
            trial.play(*[str(one.option) for one in said], seat=seat)
            assert said[-1].final == (trial.table.barrier or trial.over)
            assert not any(one.final for one in said[:-1]), "a sentence goes on after something new"
            longest = max(longest, len(said))
    assert longest > 2


@pytest.mark.slow
@pytest.mark.parametrize("id", GAMES)
def test_a_sentence_is_previewed_as_if_it_were_said_word_by_word(id):
    compared = 0
    for game, seat in positions(id, 20):
        for said in sentences(plan(title(id), game, seat)):
            words = [str(one.option) for one in said]
            if len(said) != 2 or said[-1].final:
                continue
            first = game.imagine(seat, "preview")
            first.play(words[0], seat=seat)
            assert preview(game, seat, words)["after"] == first.preview(words[1], seat)["after"]
            compared += 1
            break
    assert compared > 2


@pytest.mark.slow
def test_losses_are_put_forward_and_can_be_taken_as_they_are():
    put_forward = 0
    for seed in range(2):
        for game, seat in positions("last-aurora", 150, seed):
            said = proposal(
                title("last-aurora"), game, seat, plan(title("last-aurora"), game, seat)
            )
            if said:
                game.imagine(seat, "preview").play(*map(str, said), seat=seat)
                put_forward += 1
    assert put_forward > 1


def test_only_losses_are_put_forward_never_a_deed():
    aurora, met = title("last-aurora"), 0
    for game, seat in positions("last-aurora", 200, 1):
        trial = game.imagine(seat, "preview")
        for option in proposal(aurora, game, seat, plan(aurora, game, seat)):
            asked = next(w for w in trial.waiting() if w.seat == seat)
            assert asked.question in aurora.proposes
            trial.play(str(option), seat=seat)
            met += 1
    assert met


def test_what_a_choice_costs_stands_in_its_sentence_once_and_as_the_best_of_all():
    aurora, met = title("last-aurora"), 0
    for game, seat in positions("last-aurora", 200, 1):
        for said in sentences(plan(aurora, game, seat)):
            paid = [one for one in said[-1].next or [] if one.stands]
            if not paid:
                continue
            assert len(paid) == 1 and paid[0].question in aurora.costs
            worth = [game.title.estimate(one.after.table, seat) for one in said[-1].next or []]
            assert game.title.estimate(paid[0].after.table, seat) == max(worth)
            others = [one for one in said[-1].next or [] if not one.stands]
            assert all(one.next is None for one in others), "another price is asked when it is paid"
            met += 1
    assert met


def test_a_seat_that_goes_on_at_once_makes_a_choice_final():
    game = ashfall.new("outlive", seed=5, players=2)
    while game.waiting()[0].seat == 0:
        seat = game.waiting()[0].seat
        free, held = (plan(title("outlive"), game, seat, at_once) for at_once in ((), (1,)))
        given = [str(one.option) for said in sentences(free) for one in said if not one.final]
        kept = [str(one.option) for said in sentences(held) for one in said if not one.final]
        game.play(0, seat=seat)
    assert set(kept) < set(given), "the last choice before the other seat is given away"


@pytest.mark.slow
def test_what_is_lost_later_does_not_stand_behind_what_is_done_now():
    """A solo day ends in a night whose losses nobody wants to read beside each token that can be gathered."""
    outlive, met = title("outlive"), 0
    game, player = ashfall.new("outlive", seed=7, players=1, solo=True), Random(7)
    while not game.over:
        asked = game.waiting()[0]
        for said in sentences(plan(outlive, game, 0)):
            for before, after in pairwise(said):
                if after.question in outlive.proposes and before.next and len(before.next) > 1:
                    assert before.question in outlive.proposes, [str(one.option) for one in said]
        met += asked.question in outlive.proposes
        game.play(player.choose(game, 0, asked), seat=0)
    assert met
