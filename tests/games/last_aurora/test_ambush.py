"""Phase 4, Fire: the Ambush."""

import pytest
from tests.games.last_aurora.scene import Scene, armed, card, fire

from ashfall.games.last_aurora import combat
from ashfall.games.last_aurora.combat import ambush, ambush_by, why_not_suffer
from ashfall.games.last_aurora.things import NONE

VALLEY, COAST, BAY = 0, 1, 2


@pytest.mark.rule("LA-AMB-01", "LA-AMB-02", "LA-AMB-08", "LA-ORD-06")
def test_enemies_of_the_zone_move_above_the_leaders_region_each_with_the_top_loot():
    scene = armed(3).at(12, 3, 3).zone("rusty-trailer", "war-wolves", "-", "wolf-riders")
    top = scene.t.loot[-1], scene.t.loot[-2]
    deck = len(scene.t.deck)
    fire(scene, (ambush,)).finish()
    wolves, riders = scene.t.enemies
    assert (wolves.card, wolves.region, wolves.loot) == (card("war-wolves"), COAST, [top[0]])
    assert (riders.card, riders.region, riders.loot) == (card("wolf-riders"), COAST, [top[1]])
    assert scene.t.zone == [card("rusty-trailer"), NONE, NONE, NONE, NONE]
    assert len(scene.t.deck) == deck, "the positions are not refilled now"


@pytest.mark.rule("LA-AMB-03", "LA-ELIM-04", "LA-AUT-08")
def test_the_loot_back_gives_the_defence_for_the_starting_number_of_players():
    for players, slots in ((2, 3), (3, 4), (4, 5)):
        scene = Scene(players)
        enemy = scene.enemy("war-wolves", VALLEY, "prisoner")
        assert combat.attack.defence(scene.t, enemy) == slots
        assert enemy.circles == [NONE] * 4
    scene = Scene(4)
    enemy = scene.enemy("ulmar", BAY, "nuclear-reactor")
    scene.convoy(3).out = True
    assert combat.attack.defence(scene.t, enemy) == 7
    assert (
        combat.attack.defence((solo := Scene(1)).t, solo.enemy("ulmar", BAY, "nuclear-reactor"))
        == 5
    )


@pytest.mark.rule("LA-AMB-04", "LA-AMB-05", "LA-ENEMY-02", "LA-EX-08")
def test_an_ambush_hits_every_convoy_of_the_region_in_forward_order():
    scene = armed(4).at(2, 5, 9, 3).zone("wolf-riders")
    scene.t.order = [0, 2, 3, 1]
    fire(scene, (ambush,))
    hit = []
    while not scene.through:
        assert all("above" not in o for o in scene.options), "bottom row"
        hit.append(scene.seat)
        scene.play(next(o for o in scene.options if o.startswith("damage")))
    assert hit == [1, 3, 0]
    assert not any(scene.convoy(2).damage)


@pytest.mark.rule("LA-AMB-04")
def test_the_leftmost_enemy_ambushes_first():
    scene = armed().zone("immortal-wolf", "wolf-riders")
    fire(scene, (ambush,)).finish()
    assert [e.values["enemy"] for e in scene.events("ambush")] == [
        card("immortal-wolf"),
        card("wolf-riders"),
    ]


@pytest.mark.rule("LA-AMB-06", "LA-ENEMY-01")
def test_war_wolves_hit_the_top_row_and_find_nothing_without_devices():
    scene = armed()
    scene.convoy_cards(1, "truck", "machine-gun", "container", "roof-rack")
    scene.arrange(1, truck_2="survivor", trailer1_1="survivor")
    scene.enemy("war-wolves", VALLEY)
    fire(scene, (ambush_by, card("war-wolves")))
    assert scene.seat == 1
    assert all(o.startswith("damage above-") for o in scene.options)
    scene.play("damage above-truck-1")
    assert scene.through
    assert scene.convoy(0).damage == [0, 0, 0, 0]


@pytest.mark.rule("LA-AMB-09", "LA-AMB-10", "LA-RUL-87")
def test_enemies_of_earlier_rounds_do_not_ambush_again_and_all_keep_their_own_loot():
    scene = armed().zone("war-wolves")
    old = scene.enemy("wolf-riders", VALLEY, "gauss-cannon", damage=2)
    fire(scene, (ambush,)).finish()
    assert [e.values["enemy"] for e in scene.events("ambush")] == [card("war-wolves")]
    assert len(scene.t.enemies) == 2
    assert old.damage == 2
    assert old.loot == [card("gauss-cannon")]
    assert scene.t.enemies[1].damage == 0


@pytest.mark.rule("LA-ENEMY-03", "LA-AMB-07")
def test_the_last_howl_lets_choose_between_contamination_and_two_damage_below():
    scene = armed()
    scene.enemy("last-howl", VALLEY)
    fire(scene, (combat.suffer_ambush, 0, card("last-howl")))
    assert scene.options == ["suffer last-howl contamination", "suffer last-howl damage"]
    scene.play("suffer last-howl contamination", "contaminate leader")
    assert scene.t.contamination[card("leader")] == 1
    fire(scene, (combat.suffer_ambush, 1, card("last-howl"))).play("suffer last-howl damage")
    scene.play("damage truck-1", "damage truck-2")
    assert scene.convoy(1).damage == [0b11, 0, 0, 0]


@pytest.mark.rule("LA-ENEMY-04", "LA-RUL-14")
def test_rendall_and_randall_let_choose_between_a_resource_and_the_left_column():
    scene = armed(ammo=1, truck_4="food")
    scene.convoy().food = 1
    scene.t.supply[0] -= 1
    scene.enemy("rendall-and-randall", VALLEY)
    fire(scene, (combat.suffer_ambush, 0, card("rendall-and-randall")))
    scene.play("suffer rendall-and-randall resource")
    assert scene.options == ["throw truck-4", "throw truck-3"]
    scene.play("throw truck-3")
    assert (scene.convoy().food, scene.convoy().ammo) == (1, 0)
    fire(scene, (combat.suffer_ambush, 0, card("rendall-and-randall")))
    scene.play("suffer rendall-and-randall damage")
    assert all(o.startswith("damage truck") for o in scene.options)


@pytest.mark.rule("LA-ENEMY-05")
def test_ulmar_hits_left_column_and_top_row():
    scene = armed()
    scene.convoy_cards(0, "truck", "-", "container", "heavy-armour")
    scene.arrange(0, truck_2="survivor", trailer1_1="survivor")
    scene.enemy("ulmar", VALLEY)
    fire(scene, (combat.suffer_ambush, 0, card("ulmar")))
    assert all(o.startswith("damage truck") for o in scene.options)
    scene.play("damage truck-1")
    assert scene.through, "the armour has only equal slots, one is taken without asking"
    assert scene.convoy().damage == [1, 0, 0, 1]


@pytest.mark.rule("LA-ENEMY-06")
def test_the_immortal_wolf_hits_left_column_and_bottom_row():
    scene = armed()
    scene.convoy_cards(0, "truck", "roof-rack", "container", "roof-rack")
    scene.arrange(0, truck_2="survivor", trailer1_1="survivor")
    scene.enemy("immortal-wolf", VALLEY)
    fire(scene, (combat.suffer_ambush, 0, card("immortal-wolf")))
    places = {o.split()[1].rsplit("-", 1)[0] for o in scene.options}
    assert places == {"truck", "above-truck"}
    scene.play("damage above-truck-1")
    places = {o.split()[1].rsplit("-", 1)[0] for o in scene.options}
    assert places == {"truck", "trailer1"}


@pytest.mark.rule("LA-RUL-13", "LA-AMB-07")
def test_an_alternative_that_cannot_be_carried_out_cannot_be_chosen():
    scene = armed(ammo=0)
    scene.enemy("rendall-and-randall", VALLEY)
    reason = why_not_suffer(scene.t, 0, card("rendall-and-randall"), combat.LOSE_RESOURCE)
    assert reason is not None
    assert reason.rule == "LA-RUL-13"
    fire(scene, (combat.suffer_ambush, 0, card("rendall-and-randall")))
    assert scene.asked == "damage", "only the damage is possible, so nobody is asked which"
    scene = armed(ammo=0).damage(0, "truck-1", "truck-2", "truck-3", "truck-4")
    scene.enemy("rendall-and-randall", VALLEY)
    fire(scene, (combat.suffer_ambush, 0, card("rendall-and-randall")))
    assert scene.through, "none is possible: no effect"


@pytest.mark.rule("LA-RUL-13")
def test_the_last_howls_damage_can_be_chosen_with_one_slot_left():
    scene = armed(ammo=0)
    scene.damage(0, "truck-1", "truck-2", "truck-3", "truck-4", "trailer1-3")
    scene.convoy_cards(0, "truck", "crew-cabin", "container", "-")
    scene.damage(0, "truck-1", "truck-2", "truck-3", "truck-4", "trailer1-1", "trailer1-2")
    scene.arrange(0, above_truck_1="survivor", above_truck_2="survivor")
    scene.enemy("last-howl", VALLEY)
    fire(scene, (combat.suffer_ambush, 0, card("last-howl")))
    scene.play("suffer last-howl damage")
    assert scene.through
    assert scene.convoy().damage == [0b1111, 0, 0b111, 0]
    assert scene.told("damage_lost")["count"] == 1


@pytest.mark.rule("LA-RUL-39", "LA-RUL-13")
def test_before_choosing_an_object_may_be_used():
    scene = armed(ammo=0).objects(0, "welding-torch")
    scene.damage(0, "truck-1", "truck-2", "truck-3", "truck-4")
    scene.enemy("rendall-and-randall", VALLEY)
    fire(scene, (combat.suffer_ambush, 0, card("rendall-and-randall")))
    assert scene.options == ["suffer-nothing", "use welding-torch"]
    scene.play("use welding-torch", "repair-two truck-1 truck-2", "no-more-repairs")
    assert scene.options == ["damage truck-1", "damage truck-2"], "now the damage is possible"
