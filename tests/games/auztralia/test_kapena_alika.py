"""Kapena Alika: the farm he holds and the attack that follows."""

import pytest
from tests.games.auztralia.scene import Scene, held, pause

from ashfall.games.auztralia import TITLE


@pytest.mark.rule("AZ-CHR-29", "AZ-RUL-88")
def test_kapena_alika_holds_the_farm_and_may_attack_by_all_normal_rules():
    scene, tile = held(infantry=2, armoured_car=1, cards=(2, 4))
    assert scene.told("old_one_stays")[0]["reason"] == "held"
    assert scene.asked == "kapena_attack"
    assert not scene.me()["farms"][0]["blighted"]
    cell = scene.me()["cell"]
    scene.play("strike-back", "send infantry 2", "send armoured-car 1")
    assert scene.me()["cell"] == cell
    assert scene.me()["boxes"]["attack"] == 1
    scene.cards(7, 8, 15, 22, 24)
    while scene.asked != "pause":
        scene.play("fight" if scene.asked == "combat_continue" else "wound infantry")
    assert scene.me()["trophies"] == [scene.word(tile)]
    assert scene.me()["cell"] == cell + 2
    assert not scene.me()["farms"][0]["blighted"]
    scene, tile = held("professor_guyon", infantry=2, armoured_car=1)
    cell = scene.me()["cell"]
    scene.play("strike-back", "send infantry 2", "send armoured-car 1")
    scene.play("withdraw")
    assert scene.me()["cell"] == cell + 1
    assert scene.me()["farms"][0]["blighted"]


@pytest.mark.rule("AZ-RUL-79")
def test_kapenas_attack_pays_the_gold_for_repeats_first():
    scene = Scene().farm(0, 46).rails(0, "68-51", "51-50").goods(0, gold=3).boxes(0, attack=2)
    scene.hire(0, "kapena_alika").units(0, infantry=1)
    scene.awake("mi_go", 2, 39)
    scene.cards(2, 3).activate(cell=23)
    scene.play("strike-back")
    assert scene.me()["goods"]["gold"] == 1
    scene = Scene().farm(0, 46).rails(0, "68-51", "51-50").goods(0, gold=1).boxes(0, attack=2)
    scene.hire(0, "kapena_alika").units(0, infantry=1)
    scene.awake("mi_go", 2, 39)
    scene.cards(2, 3).activate(cell=23)
    assert scene.through
    assert scene.me()["farms"][0]["blighted"]


@pytest.mark.rule("AZ-RUL-47")
def test_kapena_attacks_one_of_several_held_farms_and_may_go_to_53():
    scene = Scene().farm(0, 46, 47).rails(0, "68-51", "51-50").hire(0, "kapena_alika")
    scene.units(0, infantry=2, armoured_car=1, artillery=1)
    scene.awake("mi_go", 2, 39)
    scene.awake("mi_go", 2, 41)
    scene.cells(51, 53, 23).cards(2, 3).activate(cell=23)
    scene.play("strike-back", "send infantry 2", "send armoured-car 1", "send artillery 1")
    assert scene.options() == ["target 46", "target 47"]
    scene.play("target 46", "withdraw")
    assert scene.me()["cell"] == 53
    assert [farm["blighted"] for farm in scene.me()["farms"]] == [True, True]
    assert scene.through


@pytest.mark.rule("AZ-RUL-48")
def test_kapena_and_castro_together():
    scene, tile = held("alansa_castro", infantry=2)
    assert scene.damage_on(tile) == 2
    assert scene.asked == "kapena_attack"
    scene.play("hold-back")
    assert scene.me()["farms"][0]["blighted"]


@pytest.mark.rule("AZ-RUL-62")
def test_a_surge_stops_at_a_farm_held_by_kapena():
    scene = Scene().farm(0, 46).hire(0, "kapena_alika").event("reveal_and_surge")
    tile = scene.lurk("mi_go", 2, 39)
    scene.cards(2, 4, 9, 11, 21, 23, 3, 5).activate(cell=22)
    assert scene.on_map()[scene.word(tile)] == 46
    assert len(scene.told("movement_card")) == 8
    assert len(scene.told("farm_blighted")) == 1


@pytest.mark.rule("AZ-RUL-89")
def test_a_held_farm_is_productive_until_it_is_blighted():
    scene = Scene().farm(0, 46).hire(0, "kapena_alika").units(0, infantry=1)
    scene.rails(0, "68-51", "51-50")
    scene.awake("mi_go", 2, 39)
    second = scene.awake("mi_go", 1, 28)
    scene.cards(2, 4).activate(cell=23)
    # The second Mi-Go still aims at the held farm with the second card.
    assert [e["goal"] for e in scene.told("old_one_moved")][-1] == "46"
    assert scene.on_map()[scene.word(second)] == 46
    assert scene.game.score_sheet()[0] == ("farms", [2, 0, 0])


@pytest.mark.rule("AZ-RUL-90")
def test_kapena_needs_a_force_that_reaches_the_farm():
    scene = Scene().farm(0, 46).hire(0, "kapena_alika").units(0, infantry=2)
    scene.awake("mi_go", 2, 39)
    scene.cards(2, 3).activate(cell=23)
    assert scene.through
    assert scene.me()["farms"][0]["blighted"]


@pytest.mark.rule("AZ-CHR-46")
def test_who_defended_a_port_cannot_use_kapena_in_the_same_activation():
    scene = Scene().farm(0, 46).rails(0, "68-51", "51-50").units(0, infantry=3)
    scene.hire(0, "kapena_alika", "ivan_karpov")
    scene.awake("mi_go", 2, 39)
    scene.awake("zombie", 1, 68)
    scene.cards(2, 3).activate(cell=23)
    assert scene.through
    assert scene.me()["farms"][0]["blighted"]
    assert scene.told("combat_won")


@pytest.mark.rule("AZ-CHR-47")
def test_on_53_kapena_does_nothing_at_all():
    scene = Scene().farm(0, 46, 47).hire(0, "kapena_alika").units(0, infantry=1).cells(53, 53, 23)
    tile = scene.awake("mi_go", 2, 39)
    scene.cards(2, 4).activate(cell=23)
    assert scene.on_map()[scene.word(tile)] == 47
    assert all(farm["blighted"] for farm in scene.me()["farms"])


@pytest.mark.rule("AZ-CHR-29")
def test_kapenas_attack_goes_to_the_defended_farm_only():
    scene = Scene().farm(0, 46).rails(0, "68-51", "51-50").goods(0, gold=3)
    scene.hire(0, "kapena_alika").units(0, infantry=1)
    scene.sure = False
    scene.awake("mi_go", 2, 39)
    scene.awake("temple", 1, 47)
    scene.cards(2, 3).activate(cell=23)
    scene.play("strike-back")
    assert (scene.asked, scene.options()) == ("choose_target", ["target 46"])
    assert scene.why("target 47") == "AZ-ATK-04"


@pytest.mark.rule("AZ-RUL-88")
def test_corporal_jones_is_there_in_kapenas_attack():
    scene, _ = held("corporal_jones", infantry=2)
    scene.play("strike-back", "send infantry 2", "fight")
    assert scene.asked == "use_corporal_jones"


@pytest.mark.rule("AZ-RUL-99", "AZ-CMB-08")
def test_kapenas_attack_takes_a_cube_from_an_exchange_of_exactly_five():
    scene = Scene().farm(0, 46).rails(0, "68-51", "51-50").goods(0, gold=3)
    scene.hire(0, "kapena_alika").units(0, infantry=1)
    temple = scene.awake("temple", 3, 15)
    scene.damage(temple, 0, 5).boxes(0, hire=15)
    scene.awake("mi_go", 2, 39)
    scene.cards(2, 3).activate(cell=23)
    assert scene.asked == "kapena_attack"
    scene.play("strike-back")
    assert (scene.me()["discs"], scene.me()["hq"]) == (1, 4)
    assert scene.damage_on(temple) == 5


def test_every_step_that_waits_during_kapenas_attack_can_be_saved():
    scene, _ = held(infantry=2)
    scene.play("strike-back", "send infantry 2")
    assert scene.asked == "combat_continue"
    waiting = [step for step in scene.t.waiting()[0].steps if step[0] is not pause]
    names = [TITLE.step_data(step)[0] for step in waiting]
    assert "time_track.pay_time" in names
