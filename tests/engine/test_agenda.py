"""The agenda: order of steps, asks, lanes side by side."""

from collections.abc import Callable
from itertools import permutations

import pytest

import ashfall
from ashfall.engine.table import Table
from ashfall.engine.verbs import verb

from . import toy


def play_all(game: ashfall.Game, pick: int = 0) -> ashfall.Game:
    while not game.over:
        ask = game.waiting()[0]
        game.play(pick % len(ask.options), seat=ask.seat)
    return game


def test_then_runs_before_what_was_due_and_in_order() -> None:
    game = ashfall.new("toy", players=2, seed=1)
    t, seen = game.table, []
    t.root.steps, t.root.children = [], []

    def note(_t: Table, word: str) -> None:
        seen.append(word)

    def interrupt(t: Table) -> None:
        seen.append("a")
        t.then((note, "inner"))

    t.then((note, "late"), (Table.finish,))
    t.then((interrupt,), (note, "b"))
    t.run()
    assert seen == ["a", "inner", "b", "late"]


def test_all_seats_wait_at_once_and_any_order_of_answers_gives_the_same_game() -> None:
    results = set()
    for order in permutations(range(3)):
        game = ashfall.new("toy", players=3, seed=5)
        assert [w.seat for w in game.waiting()] == [0, 1, 2]
        for seat in order:
            game.play(1, seat=seat)
        results.add(game.digest())
    assert len(results) == 1


def test_a_seat_that_answered_is_not_asked_again_before_all_have() -> None:
    game = ashfall.new("toy", players=3, seed=5)
    game.play(0, seat=1)
    assert [w.seat for w in game.waiting()] == [0, 2]
    assert game.why_not("commit ash1", seat=1).rule == "not-your-decision"


def test_a_choice_is_notation_or_option_or_index() -> None:
    games = [ashfall.new("toy", players=2, seed=3) for _ in range(3)]
    option = games[0].waiting()[0].options[2]
    games[0].play(str(option), seat=0)
    games[1].play(option, seat=0)
    games[2].play(2, seat=0)
    assert len({game.digest() for game in games}) == 1


def test_an_illegal_choice_is_refused_with_the_rule_and_changes_nothing() -> None:
    game = ashfall.new("toy", players=2, seed=3)
    before = game.digest()
    missing = next(c for c in toy.CARDS if c not in game.view(0)["hand"])
    with pytest.raises(ashfall.IllegalMove) as refused:
        game.play(f"commit {missing}", seat=0)
    assert refused.value.reason.rule == "TOY-03"
    for nonsense in (
        "",
        "fly",
        "commit",
        "commit ash9",
        "commit ash1 ash2",
        "pass-on",
        99,
        -1,
        True,
    ):
        with pytest.raises(ashfall.IllegalMove):
            game.play(nonsense, seat=0)
    assert game.digest() == before


def test_a_compound_of_choices_is_played_whole_or_not_at_all() -> None:
    game = ashfall.new("toy", players=2, seed=3)
    before = game.digest()
    good = str(game.waiting()[0].options[0])
    with pytest.raises(ashfall.IllegalMove):
        game.play(good, good, seat=0)
    assert game.digest() == before
    assert not game.choices


def test_a_game_ends_with_scores_and_winners() -> None:
    game = play_all(ashfall.new("toy", players=4, seed=9))
    assert game.over
    assert not game.waiting()
    assert sum(game.scores()) == 8 * 4
    assert game.winners() == [s for s in range(4) if game.scores()[s] == max(game.scores())]
    assert game.why_not("peek", seat=0).rule == "game-over"


def test_an_agenda_that_never_rests_is_a_bug_with_a_name() -> None:
    game = ashfall.new("toy", players=2, seed=3)
    t = game.table

    def forever(t: toy.Embers) -> None:
        t.then((forever,))

    t.root.ask, t.root.children = None, []
    t.then((forever,))
    with pytest.raises(RuntimeError, match="does not come to rest"):
        t.run()


def test_a_held_lane_goes_on_when_the_lanes_before_it_have_ended() -> None:
    for order in permutations(range(3)):
        t = ashfall.new("toy", players=3, seed=5).table
        t.root.steps, t.root.children = [], []
        t.lane = t.root
        seen: list[int] = []

        def note(t: Table, seat: int, seen: list[int] = seen) -> None:
            seen.append(seat)

        def wait(t: Table, seat: int, note: Callable[..., None] = note) -> None:
            t.then((note, seat))
            t.hold()

        def lane(t: Table, seat: int, wait: Callable[..., None] = wait) -> None:
            t.ask(seat, "go", options=[(wait, seat)], always=True)

        t.then((Table.finish,))
        t.together(*[(lane, seat) for seat in range(3)])
        t.run()
        for seat in order:
            asked = next(w for w in t.waiting() if w.ask and w.ask.seat == seat)
            t.answer(asked, (wait, seat))
        assert seen == [0, 1, 2]
        assert t.over


def test_a_question_that_comes_again_goes_on_until_its_rule_does_not_ask() -> None:
    t = ashfall.new("toy", players=2, seed=5).table
    t.root.ask, t.root.steps, t.root.children = None, [], []
    t.lane = t.root
    left = [3, 2, 1]
    done: list[str] = []

    def take(t: Table, seat: int) -> None:
        left.pop()
        t.then((follow, seat))

    def follow(t: Table, seat: int) -> None:
        done.append(f"followed {len(left)}")

    def taking(t: Table, seat: int) -> None:
        if left:
            t.ask(seat, "take", options=[(take, seat)] * len(left), again=True)

    def end(t: Table) -> None:
        done.append("end")
        t.finish()

    t.then((taking, 0), (end,))
    t.run()
    asked = 0
    while not t.over:
        lane = t.waiting()[0]
        assert lane.ask is not None
        assert lane.asker == (taking, 0)
        t.answer(lane, lane.ask.options[0])
        asked += 1
    assert asked == 2, "the last one has a single option, which is taken"
    assert done == ["followed 2", "followed 1", "followed 0", "end"]


def test_a_question_that_comes_again_ends_with_a_verb_that_ends_it() -> None:
    t = ashfall.new("toy", players=2, seed=5).table
    t.root.ask, t.root.steps, t.root.children = None, [], []
    t.lane = t.root
    told: list[str] = []

    def more(t: Table, seat: int) -> None:
        told.append("more")

    def enough(t: Table, seat: int) -> None:
        told.append("enough")

    def end(t: Table) -> None:
        told.append("end")
        t.finish()

    go_on, stop = verb(more, when="TOY-01"), verb(enough, when="TOY-01")

    def asking(t: Table, seat: int) -> None:
        t.ask(seat, "go_on", go_on, stop, again=True, until=(stop,))

    def asking_for_the_end_alone(t: Table, seat: int) -> None:
        t.ask(seat, "go_on", stop, again=True, until=(stop,))

    t.then((asking, 0), (asking_for_the_end_alone, 0), (end,))
    t.run()
    for option in (0, 0, 1):
        lane = t.waiting()[0]
        assert lane.ask is not None
        t.answer(lane, lane.ask.options[option])
    assert told == ["more", "more", "enough", "enough", "end"]
