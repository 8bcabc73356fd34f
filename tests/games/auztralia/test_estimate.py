"""The estimate for simple players: it knows what is good, and nothing that is hidden."""

from tests.games.auztralia.scene import BOX, Scene

import ashfall
from ashfall.engine.table import imagine
from ashfall.games.auztralia import TITLE
from ashfall.games.auztralia.box import CTHULHU, SHOGGOTH, ZOMBIE
from ashfall.games.auztralia.estimate import garrison_lost, next_garrison_lost
from ashfall.games.auztralia.odds import Odds, win_chance


def worth(scene, seat=0):
    return TITLE.estimate(scene.t, seat)


def test_points_goods_and_troops_are_worth_something():
    plain = worth(Scene())
    rich = Scene()
    rich.t.boards[0].vp = 5
    assert worth(rich) > plain
    assert worth(Scene().goods(0, gold=6)) > plain
    assert worth(Scene().units(0, infantry=2, artillery=1)) > plain
    assert worth(Scene().rails(0, "68-51", "51-50")) > plain


def test_an_old_one_before_an_empty_port_is_worse_than_before_a_garrison():
    empty, manned = Scene(), Scene().units(0, infantry=3, artillery=1, armoured_train=1)
    before = worth(manned) - worth(empty)
    empty.awake("shoggoth", 3, 51)
    manned.awake("shoggoth", 3, 51)
    assert worth(manned) - worth(empty) > before


def test_a_garrison_is_weighed_with_what_the_gold_can_still_buy():
    odds, health = Odds(BOX), BOX.unit_health
    infantry, train, both = [2, 0, 0, 0, 0], [0, 0, 0, 0, 1], [1, 0, 0, 0, 1]
    assert garrison_lost(odds, infantry, health) < garrison_lost(odds, train, health)
    scene = Scene().goods(0, gold=2).boxes(0, buy_units=1)
    left = {
        kind: next_garrison_lost(scene.t, 0, odds, force, health)
        for kind, force in (("infantry", infantry), ("train", train))
    }
    assert left["train"] == garrison_lost(odds, both, health) < left["infantry"]
    scene.goods(0, gold=0)
    assert next_garrison_lost(scene.t, 0, odds, train, health) == garrison_lost(odds, train, health)


def test_the_odds_follow_the_cards():
    odds = Odds(BOX)
    health = BOX.unit_health
    infantry, mixed = [2, 0, 0, 0, 0], [2, 1, 1, 0, 0]
    assert win_chance(odds, infantry, health, [(ZOMBIE, 200)], 3) > 700
    assert win_chance(odds, mixed, health, [(SHOGGOTH, 800)], 3) > 800
    assert win_chance(odds, infantry, health, [(CTHULHU, 1000)], 3) < 100
    assert win_chance(odds, [0] * 5, health, [(ZOMBIE, 200)], 3) == 0
    two = [(ZOMBIE, 200), (ZOMBIE, 200)]
    assert win_chance(odds, infantry, health, two, 3) < win_chance(
        odds, infantry, health, two[:1], 3
    )


def test_the_estimate_does_not_see_what_is_hidden():
    game = ashfall.new("auztralia", players=2, seed=11)
    number = 0
    while not game.over:
        number += 1
        waiting = game.waiting()[0]
        if number % 9 == 0:
            seat, estimate = waiting.seat, game.title.estimate
            for seed in range(3):
                other = imagine(game.table, seat, seed)
                assert estimate(other, seat) == estimate(game.table, seat)
        game.play(number * 7 % len(waiting.options))
