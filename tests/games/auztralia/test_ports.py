"""The defence of ports."""

import pytest
from tests.games.auztralia.scene import BOX, Scene

from ashfall.games.auztralia.box import INFANTRY, KINDS
from ashfall.games.auztralia.defence import defend_ports


def besieged(seat=0, *, kind="loyalist", level=1, players=2, **units):
    """An Old One has come to the port of a seat."""
    scene = Scene(players=players).units(seat, **units)
    return scene, scene.awake(kind, level, scene.t.boards[seat].port)


@pytest.mark.rule("AZ-PORT-01", "AZ-PORT-02", "AZ-PORT-03", "AZ-CMB-01")
def test_after_the_movement_the_port_is_defended_by_all_units_without_price():
    scene, tile = besieged(infantry=2, artillery=1, airship=1, armoured_train=1)
    before = scene.me()
    scene.hire(0, "colonel_khoury").cards(3, 5).activate(cell=23)
    assert scene.asked == "combat_continue"
    battle = scene.game.view(0)["battle"]
    assert battle["force"] == before["barracks"]
    after = scene.me()
    assert (after["hq"], after["goods"]) == (before["hq"], before["goods"])
    assert after["cell"] == 40
    assert scene.told("port_attacked")[0]["tile"] == [scene.word(tile)]


@pytest.mark.rule("AZ-PORT-04", "AZ-RUL-52")
def test_nobody_withdraws_from_a_port_not_even_with_corporal_jones():
    scene, _ = besieged(infantry=2, airship=1)
    scene.hire(0, "corporal_jones", "colonel_khoury").cards(3, 5, 3).activate(cell=23)
    assert not any("withdraw" in option for option in scene.options())
    assert scene.why("withdraw") == scene.why("withdraw-airships") == "AZ-PORT-04"
    scene.play("fight")
    assert scene.asked != "use_corporal_jones"


@pytest.mark.rule("AZ-PORT-05", "AZ-END-02", "AZ-END-04", "AZ-RUL-72", "AZ-SOLO-08")
def test_a_defeated_defender_loses_everything_and_the_game_ends():
    scene, _ = besieged(infantry=1)
    scene.farm(0, 69).awake("loyalist", 1, 82)
    scene.cards(3, 5, 22, 25).activate(cell=23)
    scene.play("fight", "fight")
    assert scene.game.over
    assert scene.game.view(0)["fallen"] == 0
    assert sum(scene.me()["barracks"].values()) == 0
    # Nothing else happens: the other port is not defended any more.
    assert len(scene.told("port_attacked")) == 1
    assert scene.game.scores()[0] == 2
    assert scene.game.winners()
    solo = Scene(players=1)
    solo.awake("loyalist", 1, 68)
    solo.activate(cell=23)
    assert solo.game.over
    assert solo.game.winners() in ([0], [1])


@pytest.mark.rule("AZ-PORT-06", "AZ-RUL-44")
def test_the_port_stays_if_the_same_card_kills_the_last_attacker():
    scene, tile = besieged(kind="zombie", infantry=3)
    scene.damage(tile, 0, 1).hire(0, "colonel_khoury")
    scene.cards(3, 5, 25).activate(cell=23)
    # Card 25: infantry hits the Zombies, and one Sanity is lost.
    scene.t.battle.sanity = 0
    scene.play("fight")
    assert not scene.game.over
    assert scene.me()["barracks"]["infantry"] == 0
    assert scene.me()["trophies"] == [scene.word(tile)]


@pytest.mark.rule("AZ-PORT-07", "AZ-CHR-26")
def test_without_units_the_port_falls_at_once_unless_karpov_wins_alone():
    scene, _ = besieged(kind="zombie")
    scene.hire(0, "colonel_khoury").activate(cell=23)
    assert scene.game.over
    assert scene.told("combat_card") == []
    scene, tile = besieged(kind="zombie")
    scene.hire(0, "ivan_karpov").activate(cell=23)
    assert not scene.game.over
    assert scene.me()["trophies"] == [scene.word(tile)]
    assert scene.told("combat_won")


@pytest.mark.rule("AZ-PORT-08", "AZ-RUL-13")
def test_several_ports_are_defended_in_turn_order():
    scene = Scene(players=3)
    for seat in range(3):
        scene.units(seat, infantry=3)
        tile = scene.awake("zombie", 1, scene.t.boards[seat].port)
        scene.damage(tile, seat, 1)
    scene.t.cells = [45, 41, 41, 22]
    scene.t.order = [3, 2, 1, 0]
    hits = [n for n, c in enumerate(BOX.cards, 1) if INFANTRY in BOX.hits[c][KINDS.index("zombie")]]
    scene.cards(*hits[:3]).run((defend_ports,))
    while not scene.through:
        scene.play("fight")
    assert [e["seat"] for e in scene.told("port_attacked")] == [2, 1, 0]


@pytest.mark.rule("AZ-RUL-76")
def test_the_defender_is_asked_before_every_card_though_there_is_no_choice():
    scene, tile = besieged(infantry=2)
    scene.cards(3, 5, 22, 25).activate(cell=23)
    assert (scene.seat, scene.asked, scene.options()) == (0, "combat_continue", ["fight"])
    assert scene.told("combat_card") == []
    battle = scene.game.view(0)["battle"]
    assert battle["sort"] == "defence"
    assert battle["odds"]["cards"] == len(scene.t.cards)
    scene.play("fight")
    assert len(scene.told("combat_card")) == 1
    assert (scene.asked, scene.options()) == ("combat_continue", ["fight"])
    assert scene.damage_on(tile) == 1


@pytest.mark.rule("AZ-PORT-09")
def test_trains_and_airships_fight_in_the_port():
    scene, tile = besieged(kind="shoggoth", level=2, airship=1, armoured_train=1)
    scene.hire(0, "colonel_khoury").cards(3, 5, 17).activate(cell=23)
    assert scene.t.boards[0].tracks == 0
    scene.play("fight")
    # Card 17 for the Shoggoth: airship and train hit.
    assert scene.damage_on(tile) == 2


@pytest.mark.rule("AZ-PORT-10", "AZ-RUL-45")
def test_after_a_won_defence_the_units_are_repaired_and_the_port_is_free():
    scene, _ = besieged(kind="zombie", infantry=3, armoured_car=1)
    scene.awake("zombie", 1, 68)
    scene.cards(3, 5, 4, 3, 7, 8).activate(cell=23)
    while not scene.through:
        scene.play("fight" if scene.asked == "combat_continue" else "wound infantry")
    assert scene.on_map() == {}
    assert set(scene.t.battle.wounds) == {0}
    assert sum(scene.me()["barracks"].values()) >= 3


@pytest.mark.rule("AZ-MULT-01")
def test_a_port_defence_is_fought_against_all_in_the_hex():
    scene, first = besieged(infantry=4)
    second = scene.awake("loyalist", 2, 68)
    scene.hire(0, "colonel_khoury").cards(3, 5, 22).activate(cell=23)
    scene.play("fight")
    assert scene.damage_on(first) == scene.damage_on(second) == 1
