"""Who is out, who wins, and what becomes of cards for somebody who is no longer there."""

import pytest

from ashfall.games.last_aurora import elimination, road, scoring, upgrade
from ashfall.games.last_aurora.things import AUTOMA

from .scene import Scene
from .solo import Solo


@pytest.mark.rule("LA-ELIM-03", "LA-AUT-59")
def test_whoever_is_out_alone_loses_even_against_an_automa_below_nothing():
    scene = Solo().at(0, 0)
    elimination.eliminate(scene.t, 0)
    scene.automa.fame = -3
    scene.automa.damage = [(1 << width) - 1 for width in scene.t.box.board.width]
    assert scoring.totals(scene.t) == [0, -3]
    assert scoring.winners(scene.t) == [AUTOMA]


@pytest.mark.rule("LA-ELIM-01", "LA-RUL-18")
def test_a_card_for_somebody_who_is_out_leaves_the_game():
    scene = Scene(3)
    elimination.eliminate(scene.t, 0)
    trailer = scene.take(0, "tank-trailer")
    scene.run((upgrade.install, 0, trailer))
    assert trailer in scene.t.gone
    assert scene.convoy().cards == []


@pytest.mark.rule("LA-ELIM-01", "LA-ELIM-02")
def test_nothing_is_owed_to_or_by_whoever_is_out():
    scene = Scene(3).cargo(0, food=1, fuel=2, ammo=1)
    owner, whole = scene.convoy(), scene.t.supply[:3]
    owner.owed_damage = owner.owed_repair = owner.owed_cure = 2
    owner.owed_contamination = owner.owed_objects = 2
    elimination.eliminate(scene.t, 0)
    assert [owner.owed_damage, owner.owed_repair, owner.owed_cure] == [0, 0, 0]
    assert [owner.owed_contamination, owner.owed_objects, owner.targets] == [0, 0, 0]
    assert [now - then for now, then in zip(scene.t.supply[:3], whole, strict=True)] == [1, 2, 1]
    assert [owner.food, owner.fuel, owner.ammo] == [0, 0, 0]


@pytest.mark.rule("LA-RUL-95", "LA-END-02")
def test_the_foremost_convoy_is_the_furthest_of_those_that_play():
    scene = Scene(3).at(0, 0, 0)
    assert road.foremost(scene.t) == 0
    scene.at(2, 5, 3)
    assert road.foremost(scene.t) == 5
    elimination.eliminate(scene.t, 1)
    assert road.foremost(scene.t) == 3
    assert road.foremost(Solo().at(1, 4).t) == 4
