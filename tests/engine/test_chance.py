"""The generator: published vectors, fairness, scripts, copies."""

import hashlib

import pytest

import ashfall
from ashfall.engine.chance import Chance, KeyedChance, from_data, seeded


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


def test_a_keyed_stream_is_the_hash_of_its_key_and_the_blocks_number() -> None:
    chance = seeded("keyed:7")
    assert isinstance(chance, KeyedChance)
    key = hashlib.sha256(b"keyed:7").digest()
    blocks = [hashlib.sha256(key + number.to_bytes(8, "big")).hexdigest() for number in range(3)]
    drawn = "".join(f"{chance.word():08x}" for _ in range(24))
    assert drawn == "".join(blocks)


def test_a_keyed_stream_has_the_same_interface() -> None:
    """Copies, saved data in the middle of a block, scripts, fair draws and shuffles."""
    chance = seeded("keyed:interface")
    for _ in range(11):
        chance.word()
    chance.script(1)
    copy, saved = chance.clone(), from_data(chance.data())
    decks = [list(range(40)) for _ in range(3)]
    drawn = []
    for one, deck in zip((chance, copy, saved), decks, strict=True):
        assert one.below(3) == 1
        one.shuffle(deck)
        drawn.append([one.below(n) for n in range(1, 50)])
    assert drawn[0] == drawn[1] == drawn[2] and decks[0] == decks[1] == decks[2]
    assert sorted(decks[0]) == list(range(40)) and chance.data() == copy.data() == saved.data()
    counts = [0] * 7
    for _ in range(14_000):
        counts[chance.below(7)] += 1
    assert all(abs(count - 2_000) < 180 for count in counts)


def test_a_whole_game_with_a_keyed_stream_is_saved_and_replayed() -> None:
    game = ashfall.new("last-aurora", seed="keyed:0123", players=2)
    for _ in range(20):
        game.play(0)
    again = ashfall.from_position(game.position())
    for _ in range(10):
        game.play(0)
        again.play(0)
    assert game.digest() == again.digest() == ashfall.load(game.record()).digest()
