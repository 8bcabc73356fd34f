"""What one seat sees: at each event of a choice (the film), and beyond what everybody sees."""

import json

from ashfall.engine.game import shows_more

from .test_knowledge import midgame


def test_a_film_has_a_frame_for_each_event_that_the_seat_may_see() -> None:
    game = midgame(3, 30)
    frames = 0
    for count in range(1, 31):
        told = [line for line in game.log(0) if line["choice"] == count]
        film = game.film(count, 0)
        assert len(film) == len(told)
        frames += len(film)
        if film:
            json.dumps(film)
            after = game.at(count).view(0)
            assert film[-1]["view"].keys() == after.keys()
    assert frames > 20


def test_each_frame_stands_where_its_event_was_told() -> None:
    """When everybody has committed, the cards are turned up one after the other, not all at once."""
    game = midgame(3, 30)
    grown = 0
    for count in range(1, 31):
        told = [line["kind"] for line in game.log(0) if line["choice"] == count]
        piles = [len(frame["view"]["discard"]) for frame in game.film(count, 0)]
        turned = [pile for kind, pile in zip(told, piles, strict=True) if kind == "turned_up"]
        assert turned == sorted(turned)
        if len(turned) > 1:
            assert len(set(turned)) == len(turned)
            grown += 1
    assert grown > 0


def test_a_film_of_one_seat_shows_no_card_of_another() -> None:
    game = midgame(5, 20)
    for count in range(1, 21):
        for frame, public in zip(game.film(count, 0), game.film(count, None), strict=True):
            own = {*frame["view"].pop("hand"), *frame["view"].pop("my_commitment")}
            assert own
            assert public["view"]["hand"] == public["view"]["my_commitment"] == []


def test_a_film_changes_nothing() -> None:
    game = midgame(5, 20)
    before, events = game.digest(), len(game.events)
    game.film(11, None)
    assert game.digest() == before
    assert len(game.events) == events


def test_a_hand_is_a_secret_and_an_empty_one_is_not() -> None:
    assert midgame(5, 20).has_secrets(0)
    assert not shows_more({"hand": None, "deck": 3}, {"hand": [], "deck": 3})
    assert not shows_more({"hands": [None, 2]}, {"hands": [[], 2]})
    assert shows_more({"hands": [None, 2]}, {"hands": [["ash"], 2]})
    assert shows_more({}, {"top": "ash1"})
