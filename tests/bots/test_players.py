"""Players that are programs: they find their move, repeat themselves with the same seed, and cannot peep."""

import pytest

import ashfall
from ashfall import bots
from ashfall.engine.game import Game
from ashfall.engine.seat import SeatPosition
from ashfall.lab.playouts import start_table
from tests.engine import toy


def play_to_the_end(game: Game, players: list[bots.Player]) -> Game:
    while not game.over:
        ask = game.waiting()[0]
        game.play(players[ask.seat].choose(game, ask.seat, ask), seat=ask.seat)
    return game


@pytest.mark.parametrize("name", [*bots.names(), "greedy:5", "greedy:300"])
def test_a_player_finishes_a_game_the_same_way_every_time(name):
    ends = {
        play_to_the_end(
            ashfall.new("toy", players=3, seed=5),
            [bots.player(name, seat) for seat in range(3)],
        ).digest()
        for _ in range(2)
    }
    assert len(ends) == 1


def test_another_seed_plays_another_game():
    ends = {
        play_to_the_end(
            ashfall.new("toy", players=2, seed=5),
            [bots.player("random", k), bots.player("random", 0)],
        ).digest()
        for k in range(5)
    }
    assert len(ends) == 5


def test_the_greedy_player_beats_the_random_one():
    wins = [0, 0]
    for seed in range(60):
        greedy = seed % 2
        names = ["random", "random"]
        names[greedy] = "greedy"
        players = [bots.player(name, seed) for name in names]
        game = play_to_the_end(ashfall.new("toy", players=2, seed=seed), players)
        for side in game.winners():
            wins[side == greedy] += 1
    assert wins[1] > 1.5 * wins[0]


@pytest.mark.parametrize("name", bots.names())
def test_a_choice_depends_only_on_what_the_seat_knows(name):
    """In every world that the seat cannot tell from the truth, a player with the same seed does the same."""
    for seed in range(12):
        game = ashfall.new("toy", players=3, seed=seed)
        for number in range(14):
            ask = game.waiting()[0]
            chosen = {
                str(bots.player(name, seed).choose(world, ask.seat, ask))
                for world in [game, *(game.imagine(ask.seat, k) for k in range(4))]
            }
            assert len(chosen) == 1
            game.play(number % len(ask.options), seat=ask.seat)


def test_choosing_leaves_the_game_as_it_is():
    game = ashfall.new("toy", players=3, seed=2)
    before = game.digest()
    ask = game.waiting()[1]
    bots.player("greedy").choose(game, ask.seat, ask)
    assert game.digest() == before


@pytest.mark.parametrize(
    "name", ["", "clever", "greedy:", "greedy:0", "greedy:x", "greedy:-3", "random:4"]
)
def test_a_player_that_does_not_exist_is_refused_with_those_that_do(name):
    with pytest.raises(ashfall.BadOption, match=r"random, greedy, and greedy:NUMBER"):
        bots.player(name)


def test_a_single_option_is_taken_without_thinking():
    t = start_table(toy.TITLE, {"players": 2}, 3)
    lane = t.waiting()[0]
    assert lane.ask is not None
    lane.ask.options[1:] = []
    assert bots.player("greedy").pick(SeatPosition(toy.TITLE, t, lane)) == lane.ask.options[0]


def test_a_program_gets_a_seat_and_not_the_table():
    t = start_table(toy.TITLE, {"players": 2}, 3)
    seat = SeatPosition(toy.TITLE, t, t.waiting()[0])
    shown = {name for name in dir(seat) if not name.startswith("_")}
    assert shown == {
        "imagine", "imagined", "offering", "options", "place", "question", "seat", "title", "view",
    }  # fmt: skip
    assert seat.view() == seat.title.view(t, seat.seat)
    seat.options.clear()
    assert t.waiting()[0].ask.options


def test_a_seat_in_an_imagined_world_asks_the_same_and_holds_nothing_true():
    game = ashfall.new("outlive", players=2, seed=5)
    lane = game.table.waiting()[0]
    seat = SeatPosition(game.title, game.table, lane)
    other = seat.imagined("a world")
    assert (other.question, other.options, other.view()) == (
        seat.question,
        seat.options,
        seat.view(),
    )
    assert all(world is not game.table for world in (other._table, other.imagine(1)))
    assert other._table.data() != game.table.data()
