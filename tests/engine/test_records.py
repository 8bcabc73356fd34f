"""Records, positions, undo: the same game everywhere, and nothing taken back that was seen."""

import json
from pathlib import Path

import pytest

import ashfall
from ashfall.engine import record as records
from ashfall.engine.chance import seeded

from .test_agenda import play_all
from .test_knowledge import midgame


def test_a_record_replays_to_the_same_position() -> None:
    for decisions in (0, 1, 7, 20):
        game = midgame(3, decisions)
        assert ashfall.load(game.record()).digest() == game.digest()
    game = play_all(midgame(3, 5))
    assert ashfall.load(game.record()).scores() == game.scores()


def test_a_position_goes_through_json_and_on(tmp_path: Path) -> None:
    for decisions in range(0, 25, 3):
        game = midgame(8, decisions)
        copy = ashfall.from_position(json.loads(json.dumps(game.position())))
        assert copy.position() == game.position()
        assert play_all(copy, 1).scores() == play_all(game, 1).scores()


def test_a_clone_shares_nothing() -> None:
    game = midgame(8, 9)
    before = game.digest()
    play_all(game.clone(), 1)
    assert game.digest() == before


def test_undo_takes_back_ones_own_choice_only_while_nothing_was_shown() -> None:
    game = ashfall.new("toy", players=2, seed=2, listen=True)
    start = game.digest()
    assert not game.can_undo(0)
    game.play(0, seat=0)
    assert game.can_undo(0)
    assert not game.can_undo(1)
    game.undo()
    assert game.digest() == start
    assert not game.events
    game.play(0, seat=0)
    game.play(0, seat=1)
    assert not game.can_undo(0)
    assert not game.can_undo(1)
    with pytest.raises(ashfall.IllegalMove):
        game.undo()


def test_a_practice_table_goes_back_further_and_the_same_cards_come_again() -> None:
    game = midgame(6, 12)
    digests = [game.at(n).digest() for n in range(13)]
    choices = list(game.choices)
    for n in range(12, 0, -1):
        game.undo(practice=True)
        assert game.digest() == digests[n - 1]
    for seat, step in choices:
        game.play(ashfall.Option(step, game.title.grammar), seat=seat)
    assert game.digest() == digests[12]


def test_a_torn_last_line_is_left_out() -> None:
    text = midgame(3, 7).record()
    lines = text.splitlines(keepends=True)[:-1]
    torn = "".join(lines[:-1]) + lines[-1][:-4]
    assert len(ashfall.load(torn).choices) == 6


@pytest.mark.parametrize(
    ("spoil", "line", "says"),
    [
        (lambda s: s.replace("players 3", "players 2"), 3, "changed or damaged"),
        (lambda s: s.replace("commit", "comit", 1), 6, "changed or damaged"),
        (lambda s: "".join(s.splitlines(keepends=True)[1:]), 1, "not an Ashfall record"),
        (lambda s: "PK\x03\x04" + s, 1, "not an Ashfall record"),
        (lambda s: "", 1, "not an Ashfall record"),
        (lambda s: "a" * 3_000_000 + "\n", 0, "too long"),
    ],
)
def test_a_damaged_record_names_the_line(spoil, line, says) -> None:  # type: ignore[no-untyped-def]
    text = midgame(3, 7).record()
    with pytest.raises(ashfall.BadRecord, match=says) as refused:
        ashfall.load(spoil(text) + ("\n" if not spoil(text) else ""))
    assert refused.value.line == line


def rewritten(text: str, old: str, new: str) -> str:
    """The record as somebody would forge it: text changed and every mark made right."""
    writer = records.Writer()
    bodies = [line.rpartition(" ;")[0] for line in text.splitlines()]
    return "".join(writer.line(body.replace(old, new)) for body in bodies)


@pytest.mark.parametrize(
    ("old", "new", "line", "says"),
    [
        ("ashfall 1", "ashfall 2", 1, "newer Ashfall"),
        ("game toy 1.0.0", "game toy 9.0.0", 2, "rules 9.0.0"),
        ("game toy 1.0.0", "game chess 1.0.0", 2, "no game 'chess'"),
        ("players 3", "players 9", 3, "players can be 2, 3, 4"),
        ("seed 3", "seed 4", None, "not possible now|not the one recorded"),
        ("state ", "state 0", None, "not the one recorded"),
    ],
)
def test_a_forged_record_is_noticed_when_it_is_replayed(old, new, line, says) -> None:  # type: ignore[no-untyped-def]
    forged = rewritten(midgame(3, 7).record(), old, new)
    with pytest.raises(ashfall.BadRecord, match=says) as refused:
        ashfall.load(forged)
    assert line is None or refused.value.line == line


WRONG_LINES = [
    "option data /etc", "option seed 5", "option listen true", "option game x", "option title x",
    "option players ²", "option players --5", "option players ٣", "option players 3", "option  3", "option",
    "seed ²", "seed --5", "seed", "seed 3", "seed a\tb", "game toy 1.0.0", "game toy", "game toy ",
    "data x", "data", "over ² 1", "over --1", "over " + "9" * 5000, "over 1 2 3", "over",
    "state", "state 1 2", "seat 1234 human A", "seat ² human A", "seat 0", "² explore 1", "٣ explore 1", "99 explore 1",
    "0", "0 ", "", " ", "ashfall 1", "123 explore 1", "-1 explore 1", "0 " + "x " * 10_000, "option a\x00 b",
]  # fmt: skip


def with_line(text: str, at: int, line: str) -> str:
    """The record with one more line, every mark made right."""
    writer = records.Writer()
    bodies = [line.rpartition(" ;")[0] for line in text.splitlines()]
    bodies.insert(at, line)
    return "".join(writer.line(body) for body in bodies)


@pytest.mark.parametrize("line", WRONG_LINES)
def test_a_wrong_line_with_a_right_mark_is_refused_wherever_it_stands(line: str) -> None:
    text = midgame(3, 7).record()
    for at in range(1, text.count("\n")):
        with pytest.raises(ashfall.BadRecord):
            ashfall.load(with_line(text, at, line))


def test_whatever_is_written_with_right_marks_is_a_game_or_a_bad_record() -> None:
    text = midgame(3, 7).record()
    chance = seeded("hostile records")
    words = [
        *text.split(),
        "²",
        "--5",
        "",
        "-",
        "true",
        "9" * 40,
        "0x1",
        "1_000",
        "١",
        "\u2028",
        "/etc",
        ";",
        "toy",
    ]
    opened = 0
    for _ in range(3000):
        bodies = [line.rpartition(" ;")[0] for line in text.splitlines()]
        for _ in range(1 + chance.below(3)):
            at = chance.below(len(bodies))
            parts = bodies[at].split(" ")
            parts[chance.below(len(parts))] = words[chance.below(len(words))]
            bodies[at] = " ".join(parts)
        writer = records.Writer()
        try:
            ashfall.load("".join(writer.line(body) for body in bodies))
            opened += 1
        except ashfall.BadRecord:
            pass
    assert opened < 1500


def test_a_file_that_is_no_record_is_refused_kindly(tmp_path: Path) -> None:
    (tmp_path / "picture").write_bytes(bytes(range(256)))
    with pytest.raises(ashfall.BadRecord, match="not a text file"):
        ashfall.load(tmp_path / "picture")
    with pytest.raises(ashfall.BadRecord, match="No such file"):
        ashfall.load(tmp_path / "missing")


def test_a_position_that_is_none_is_refused() -> None:
    good = midgame(8, 9).position()
    for spoil in ({}, {**good, "game": "chess"}, {**good, "state": {}}, {**good, "machine": 3}):
        with pytest.raises(ashfall.AshfallError):
            ashfall.from_position(spoil)


def test_options_are_checked_at_the_door() -> None:
    for bad in (
        {"players": 9},
        {"players": "2"},
        {"rounds": 4},
        {"map": "beta"},
        {"players": True},
    ):
        with pytest.raises(ashfall.BadOption):
            ashfall.new("toy", seed=1, **bad)
    with pytest.raises(ashfall.BadOption, match="no game"):
        ashfall.new("chess")
    for seed in ("", "x" * 1000, "a\nb", " a"):
        with pytest.raises(ashfall.BadOption, match="seed"):
            ashfall.new("toy", seed=seed)


def test_the_preview_is_the_result_when_nothing_is_random() -> None:
    game, chance, compared = ashfall.new("toy", players=3, seed=11), seeded(1), 0
    while not game.over:
        ask = game.waiting()[chance.below(len(game.waiting()))]
        option = ask.options[chance.below(len(ask.options))]
        promised = game.preview(str(option), ask.seat)
        game.play(option, seat=ask.seat)
        if not promised["random"]:
            assert promised["after"] == [s.data() for s in game.sheet(ask.seat)]
            compared += 1
    assert compared > 5


def test_what_is_called_final_cannot_be_taken_back_and_the_rest_can() -> None:
    final = free = 0
    for seed in range(6):
        game, chance = ashfall.new("toy", players=3, seed=seed), seeded(seed)
        while not game.over:
            ask = game.waiting()[chance.below(len(game.waiting()))]
            option = ask.options[chance.below(len(ask.options))]
            called = str(option) in game.final(ask.seat)
            game.play(option, seat=ask.seat)
            assert game.can_undo(ask.seat) is not called
            final, free = final + called, free + (not called)
    assert final > 20 and free > 20


def test_a_choice_is_final_too_when_somebody_goes_on_at_once() -> None:
    game, handed = ashfall.new("toy", players=2, seed=3), 0
    while not game.over:
        ask = game.waiting()[0]
        free = set(map(str, ask.options)) - set(game.final(ask.seat))
        kept = free - set(game.final(ask.seat, [1 - ask.seat]))
        for option in ask.options:
            if str(option) in free:
                trial = game.clone()
                trial.play(option, seat=ask.seat)
                other = any(w.seat != ask.seat for w in trial.waiting())
                assert (str(option) in kept) is not other
                handed += other
        game.play(ask.options[0], seat=ask.seat)
    assert handed > 3


def test_a_record_may_say_who_sits_where() -> None:
    game = midgame(3, 4)
    head, choices = game.record().splitlines(), []
    writer = records.Writer()
    for line in head[:-1]:
        body = line.rpartition(" ;")[0]
        choices.append(writer.line(body))
        if body.startswith("seed"):
            choices += [writer.line("seat 0 human Anna Maria"), writer.line("seat 1 random")]
    text = "".join(choices)
    assert records.read(text).seats == {0: ("human", "Anna Maria"), 1: ("random", "")}
    assert ashfall.load(text).digest() == game.digest()
