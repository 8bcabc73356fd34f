"""Whole games: they end, nothing is lost on the way, records replay, nobody learns what he may not know."""

import random
from typing import Any

import pytest
from tests.games.last_aurora.scene import Scene

import ashfall
from ashfall.engine.game import Game
from ashfall.games.last_aurora import TITLE, scoring
from ashfall.games.last_aurora.estimate import estimate
from ashfall.games.last_aurora.things import FOOD
from ashfall.lang import Speaker

COMPLETE = [
    {"players": players, "map": map, "mines": mines}
    for players in (1, 2, 3, 4)
    for map, mines in (("alpha", False), ("alpha", True), ("beta", False), ("beta", True))
]


def invariants(table: Any) -> list[str]:
    return TITLE.invariants(table)


def name(options: dict) -> str:
    return f"{options['players']}-{options['map']}{'-mines' if options['mines'] else ''}"


def careful(game: Game, luck: random.Random) -> None:
    """One choice of somebody who drives, explores and does not throw his people away."""
    asked = luck.choice(game.waiting())
    avoid = {"stay", "pass", "sacrifice", "rearrange", "give-up", "sift"}
    options = [o for o in asked.options if o.verb not in avoid] or asked.options
    if luck.random() < 0.1:
        options = asked.options
    game.play(luck.choice(options), seat=asked.seat)


@pytest.mark.rule("LA-GEN-01", "LA-GEN-05", "LA-GEN-07", "LA-GEN-08", "LA-RUL-01")
@pytest.mark.parametrize("options", COMPLETE, ids=name)
def test_random_games_end_and_nothing_gets_lost(options):
    for seed in range(3):
        game = ashfall.new("last-aurora", seed=seed, **options)
        luck = random.Random(f"{seed} {options}")
        choices = 0
        while not game.over:
            careful(game, luck)
            choices += 1
            assert invariants(game.table) == [], f"seed {seed}, choice {choices}"
            assert choices < 1500
        assert game.table.round <= 6
        assert len(game.winners()) <= 1
        assert len(game.scores()) == len(game.sides())


@pytest.mark.parametrize("options", COMPLETE[::3], ids=name)
def test_a_record_replays_to_the_same_end(options):
    game = ashfall.new("last-aurora", seed="record", **options)
    luck = random.Random(7)
    while not game.over:
        careful(game, luck)
    again = ashfall.load(game.record())
    assert again.digest() == game.digest()
    assert again.scores() == game.scores()


@pytest.mark.rule("LA-RUL-62", "LA-OUT-04")
@pytest.mark.parametrize("options", COMPLETE[1::5], ids=name)
def test_what_a_seat_sees_is_the_same_in_every_world_it_can_imagine(options):
    game = ashfall.new("last-aurora", seed=11, **options)
    luck = random.Random(11)
    for number in range(150):
        if game.over:
            break
        if number % 3 == 0:
            seat = luck.randrange(game.players)
            world = game.imagine(seat, number)
            assert world.view(seat) == game.view(seat)
            assert world.sheet(seat)[0].data() == game.sheet(seat)[0].data()
            assert invariants(world.table) == []
        careful(game, luck)


@pytest.mark.parametrize("options", COMPLETE[::5], ids=name)
def test_a_position_can_be_saved_anywhere_and_a_copy_shares_nothing(options):
    game = ashfall.new("last-aurora", seed=5, **options)
    luck = random.Random(5)
    for number in range(120):
        if game.over:
            break
        if number % 4 == 0:
            before = game.position()
            assert ashfall.from_position(before).position() == before
            copy = game.clone()
            assert copy.position() == before
            careful(copy, random.Random(number))
            assert game.position() == before
        careful(game, luck)


@pytest.mark.parametrize("lang", ["en", "ru", "pl"])
@pytest.mark.parametrize("options", COMPLETE[2::4], ids=name)
def test_everything_that_happens_and_is_asked_can_be_said(options, lang):
    game = ashfall.new("last-aurora", seed=2, listen=True, **options)
    speaker = Speaker(game.title, lang, ["Ann", "Bo", "Cy", "Di"])
    luck = random.Random(2)
    while not game.over:
        for asked in game.waiting():
            speaker.question(asked)
            for option in asked.options:
                speaker.option(option)
        careful(game, luck)
    for event in game.log(0):
        speaker.event(event)
    for category, _ in game.score_sheet():
        speaker.score(category)
    assert sorted(speaker.missing) == []
    assert sorted(speaker.faults) == []


@pytest.mark.rule("LA-AUT-11", "LA-AUT-30")
def test_each_step_of_the_automa_is_told_with_its_rule():
    game = ashfall.new("last-aurora", players=1, seed=4, listen=True)
    luck = random.Random(4)
    while not game.over:
        careful(game, luck)
    told = [event for event in game.log(0) if event["kind"].startswith("automa")]
    assert {"automa_prepares", "automa_card", "automa_drives"} <= {event["kind"] for event in told}
    assert all(event["rule"].startswith("LA-") for event in told)


@pytest.mark.rule("LA-RUL-62", "LA-AUT-09")
def test_the_automas_next_cards_depend_on_nothing_you_hide():
    game = ashfall.new("last-aurora", players=1, seed=9)
    worlds = {tuple(game.imagine(0, seed).table.automa.stack) for seed in range(30)}
    assert len(worlds) > 1, "its stack is unknown to you"


# The invariants notice what they should


def test_a_position_after_set_up_has_nothing_wrong():
    game = ashfall.new("last-aurora", players=4, seed=1, map="beta", mines=True)
    assert invariants(game.table) == []


@pytest.mark.parametrize(
    ("harm", "word"),
    [
        (lambda t: t.deck.append(t.deck[0]), "2 places"),
        (lambda t: t.deck.pop(), "missing"),
        (lambda t: t.supply.__setitem__(FOOD, 3), "food"),
        (lambda t: setattr(t.convoys[0], "fuel", -1), "fewer than no tokens"),
        (lambda t: t.convoys[0].damage.__setitem__(1, 1), "no slot"),
        (lambda t: t.convoys[0].rest.append(t.convoys[0].active[0]), "two zones"),
        (lambda t: setattr(t.convoys[1], "waypoint", 99), "waypoint 99"),
        (lambda t: setattr(t, "aurora", 4), "the Aurora is at 4"),
        (lambda t: t.mines.append(3), "mines lie on"),
        (lambda t: t.closed.append(0), "avalanches lie on"),
        (lambda t: t.order.reverse() or t.order.pop(), "turn order"),
        (lambda t: setattr(t.convoys[0], "targets", 1), "target counters"),
        (lambda t: t.outcomes.append(t.outcome_top.pop()), "back of an outcome card"),
        (lambda t: setattr(t.convoys[0], "fame", 9), "9 fame"),
        (lambda t: t.convoys[0].damage.__setitem__(2, 7), "more cargo than room"),
        (lambda t: setattr(t.convoys[0], "objects", t.object_deck[:4]), "4 objects"),
    ],
)
def test_every_kind_of_fault_is_found(harm, word):
    table = ashfall.new("last-aurora", players=2, seed=1).table
    assert invariants(table) == []
    harm(table)
    assert any(word in wrong for wrong in invariants(table))


@pytest.mark.parametrize(
    ("harm", "word"),
    [
        (lambda a: a.damage.__setitem__(1, 1), "damaged slot"),
        (lambda a: setattr(a, "survivors", 7), "survivors"),
        (lambda a: setattr(a, "counter", 5), "counter"),
        (lambda a: setattr(a, "fame", -3), "fame"),
    ],
)
def test_faults_of_the_automas_board_are_found(harm, word):
    table = ashfall.new("last-aurora", players=1, seed=1).table
    assert invariants(table) == []
    harm(table.automa)
    assert any(word in wrong for wrong in invariants(table))


# The estimate


def test_the_estimate_likes_fuel_distance_and_survivors_and_hates_being_out():
    def worth(change) -> int:
        scene = Scene(2).run()
        change(scene)
        return estimate(scene.t, 0)

    plain = worth(lambda scene: None)
    assert worth(lambda scene: scene.cargo(fuel=4, food=1, ammo=1)) > plain
    assert worth(lambda scene: scene.at(6, 0)) > plain
    assert worth(lambda scene: scene.at(0, 6)) < plain
    assert worth(lambda scene: scene.damage(0, "truck-3")) < plain
    assert worth(lambda scene: scene.convoy().active.pop()) < plain
    assert worth(lambda scene: setattr(scene.convoy(), "out", True)) < plain - 1000


def test_totals_are_the_sums_of_the_sheet():
    scene = Scene(3).at(2, 5, 9)
    scene.convoy(1).fame = 3
    sheet = scoring.score_sheet(scene.t)
    assert scoring.totals(scene.t) == [
        sum(column[side] for _, column in sheet) for side in range(3)
    ]
