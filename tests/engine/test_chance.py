"""The generator: published vectors, fairness, scripts, copies."""

import pytest

from ashfall.engine.chance import Chance, from_data, seeded


def test_the_stream_is_that_of_the_reference_implementation() -> None:
    chance = Chance(1, 2, 3, 4, [])
    words = [chance.word() for _ in range(10)]
    assert words == [
        11520, 0, 5927040, 70819200, 2031721883, 1637235492, 1287239034, 3734860849, 3729100597, 4258142804,
    ]  # fmt: skip


def test_draws_are_fair() -> None:
    chance, counts = seeded(1), [0] * 7
    for _ in range(70_000):
        counts[chance.below(7)] += 1
    assert all(abs(count - 10_000) < 400 for count in counts)


def test_every_order_of_a_small_deck_comes_equally_often() -> None:
    chance = seeded("orders")
    counts: dict[tuple[int, ...], int] = {}
    for _ in range(24_000):
        deck = [0, 1, 2, 3]
        chance.shuffle(deck)
        counts[tuple(deck)] = counts.get(tuple(deck), 0) + 1
    assert len(counts) == 24
    assert all(abs(count - 1000) < 160 for count in counts.values())


@pytest.mark.parametrize("size", [0, 1, 2, 3, 40, 300])
def test_a_shuffle_makes_the_draws_that_its_places_ask_for(size: int) -> None:
    # After one word the reference state gives a 0, which a fair draw from 0 to 2 throws away.
    zero_ahead = Chance(1, 2, 3, 4, [])
    zero_ahead.word()
    for chance in [zero_ahead, *map(seeded, range(50))]:
        other, deck, expected = chance.clone(), list(range(size)), list(range(size))
        chance.shuffle(deck)
        for i in range(size - 1, 0, -1):
            j = other.below(i + 1)
            expected[i], expected[j] = expected[j], expected[i]
        assert (deck, chance.data()) == (expected, other.data())


def test_tests_may_script_the_next_draws() -> None:
    chance = seeded(3)
    chance.script(2, 0)
    assert [chance.below(3), chance.below(3)] == [2, 0]
    chance.script(5)
    with pytest.raises(ValueError, match="from 0 to 2"):
        chance.below(3)


def test_a_copy_goes_on_alike_and_alone() -> None:
    chance = seeded(3)
    copy, saved = chance.clone(), from_data(chance.data())
    first = [chance.word() for _ in range(5)]
    assert [copy.word() for _ in range(5)] == first == [saved.word() for _ in range(5)]


def test_seeds_differ() -> None:
    assert len({seeded(seed).word() for seed in range(1000)}) == 1000
