"""Hidden pieces: views, and copies in which everything unknown is dealt again."""

import json
from collections import Counter
from typing import Any

import pytest

import ashfall
from ashfall.engine.chance import seeded
from ashfall.engine.table import imagine

from . import toy
from .test_agenda import play_all


def midgame(seed: int, decisions: int, players: int = 3) -> ashfall.Game:
    game, chance = (
        ashfall.new("toy", players=players, seed=seed, listen=True),
        seeded(f"pick {seed}"),
    )
    for _ in range(decisions):
        ask = game.waiting()[chance.below(len(game.waiting()))]
        game.play(chance.below(len(ask.options)), seat=ask.seat)
    return game


def seen_by(game: ashfall.Game, seat: int | None) -> str:
    sentences = [f"commit {card}" for card in toy.CARDS] + ["peek", "pass-on", "give 1 1"]
    reasons = [repr(game.why_not(s, seat)) for s in sentences] if seat is not None else []
    return json.dumps(
        [game.view(seat), [s.data() for s in game.sheet(seat)], game.log(seat), reasons]
    )


@pytest.mark.slow
def test_what_a_seat_sees_does_not_change_when_the_rest_is_dealt_again() -> None:
    changed = 0
    for seed in range(20):
        for decisions in (0, 2, 5, 9, 17):
            game = midgame(seed, decisions)
            for seat in (0, 1, 2, None):
                for k in range(3):
                    other = game.imagine(seat, k)
                    assert seen_by(other, seat) == seen_by(game, seat)
                    assert not game.title.invariants(other.table)
                    changed += other.digest() != game.digest()
    assert changed > 1000


def test_an_imagined_game_can_be_played_to_the_end() -> None:
    for seed in range(20):
        game = midgame(seed, 10).imagine(1, seed)
        play_all(game, 1)
        assert game.over
        assert not game.title.invariants(game.table)


def test_a_card_seen_going_into_the_deck_is_not_imagined_in_a_hand_dealt_before() -> None:
    for seed in range(30):
        game = midgame(seed, 30, players=4)
        t = game.table
        if t.shuffles < 3:
            continue
        for viewer in range(4):
            copy = imagine(t, viewer, seed)
            for seat in range(4):
                for card in copy.hands[seat]:
                    when, who = copy.entered[card] >> 8, copy.entered[card] & 0xFF
                    assert not who >> viewer & 1 or when <= copy.dealt[card]


def test_all_consistent_worlds_are_imagined_about_equally_often() -> None:
    """A tiny table, all of whose worlds can be counted by hand: 2 set aside (high only), 3 in the deck."""
    game = ashfall.new("toy", players=2, seed=1)
    t = game.table
    t.aside[:] = [3, 4]
    t.deck[:] = [0, 5, 1]
    t.discard[:] = [c for c in range(24) if c not in (3, 4, 0, 5, 1)]
    t.hands = [[], []]
    for piece in range(24):
        t.known[piece] = 0 if piece in (0, 1, 3, 4, 5) else 0xFF
    t.root.children, t.root.ask = [], None
    worlds: Counter[tuple[int, ...]] = Counter()
    for k in range(9000):
        worlds[tuple(made_world(t.clone(), k))] += 1
    assert len(worlds) == 3 * 2 * 6
    assert all(abs(count - 250) < 80 for count in worlds.values())


def made_world(t: Any, k: int) -> list[int]:
    t.then((toy.ask_commit, 0))
    t.hands[0] = [6, 7]
    for card in (6, 7):
        t.discard.remove(card)
    t.run()
    copy: Any = imagine(t, 0, k)
    return [*copy.aside, *copy.deck]


def test_a_peek_is_remembered_until_the_shuffle() -> None:
    game = ashfall.new("toy", players=2, seed=4)
    game.play(0, seat=0)
    game.play(0, seat=1)
    seat = game.waiting()[0].seat
    top = toy.CARDS[game.table.deck[-1]]
    game.table.show(game.table.deck[-1], 1 << seat)
    for k in range(10):
        assert game.imagine(seat, k).view(seat)["top"] == top
    assert game.view(1 - seat)["top"] is None
    assert game.view(None)["top"] is None
