"""Which pieces games used: what the fuzzer's figures say is what the games did."""

import pytest

from ashfall.games import TITLES, title
from ashfall.lab.configurations import few
from ashfall.lab.journey import Journey, travel
from ashfall.lab.usage import Usage, pieces_of

COUNTED = [game for game in TITLES if title(game).uses]


def test_a_game_with_many_pieces_is_counted():
    assert "dei" in COUNTED


@pytest.mark.parametrize("game", COUNTED)
def test_every_kind_has_pieces_with_words_of_their_own(game):
    found = {kind: pieces_of(title(game), use) for kind, use in title(game).uses.items()}
    assert all(found.values()), found
    assert not any("-" in words for words in found.values())


def test_a_card_is_counted_as_often_as_it_was_played():
    options = few(title("dei"), 24)[1]
    arrival = travel(title("dei"), Journey("dei", options, "usage", "random", 0))
    assert arrival.error == ""
    assert sum(arrival.used["card"].values()) == arrival.verbs["play"] > 0
    assert arrival.used["weather"].keys() <= set(
        pieces_of(title("dei"), title("dei").uses["weather"])
    )
    seats = [kind for kind in arrival.used if kind.startswith("seat ")]
    assert len(seats) == options["players"]


def test_what_was_never_used_is_named():
    usage = Usage(title("dei"))
    usage.add({"drone": {"simon": 2, "fly": 1}})
    usage.add({"drone": {"simon": 1}})
    assert usage.seldom(3) == {"drone": {"draco": 0, "fly": 1, "masamune": 0}}
    assert usage.lines(3) == [
        "  drone: 4 of them, each at least 0 times; below 3: draco 0, fly 1, masamune 0"
    ]
