"""The end of a combat: victory and its points, withdrawal, defeat."""

import pytest
from tests.games.auztralia.scene import BOX, camp, send

from ashfall.games.auztralia.hexes import bits
from ashfall.games.auztralia.victory import divide


@pytest.mark.rule("AZ-CMB-19", "AZ-MULT-05")
def test_combat_ends_when_all_old_ones_are_destroyed():
    scene = camp(infantry=2)
    weak = scene.awake("loyalist", 1, 47)
    strong = scene.awake("loyalist", 2, 47)
    scene.damage(weak, 0, 2).damage(strong, 0, 2)
    scene.cards(22, 26).play("attack", "send infantry 2", "fight")
    assert scene.on_map() == {scene.word(strong): 47}
    assert scene.asked == "combat_continue"
    scene.play("fight")
    assert scene.on_map() == {}
    assert scene.asked == "choose_action"


@pytest.mark.rule("AZ-CMB-20")
def test_cubes_that_come_home_cannot_be_used_for_hits_of_the_same_card():
    scene = camp(infantry=2)
    dying = scene.awake("loyalist", 1, 47)
    other = scene.awake("loyalist", 3, 47)
    scene.damage(dying, 0, 2).boxes(0, hire=16)
    scene.cards(22).play("attack", "send infantry 2", "fight")
    scene.play(f"hit {scene.word(dying)}")
    assert scene.damage_on(other) == 0
    assert scene.me()["hq"] == 3


@pytest.mark.rule("AZ-WIN-01", "AZ-EX-08")
def test_damage_of_all_players_adds_up_to_the_health():
    scene = camp(artillery=1)
    tile = scene.awake("shoggoth", 3, 47)
    scene.damage(tile, 0, 2).damage(tile, 1, 3)
    scene.cards(3, 12, 18).play("attack", "fight", "fight")
    assert scene.damage_on(tile) == 7
    scene.play("fight")
    assert scene.on_map() == {}


@pytest.mark.rule("AZ-WIN-02", "AZ-WIN-07", "AZ-WIN-08")
def test_the_only_hunter_takes_the_tile_and_everything_goes_home():
    scene = camp(infantry=2)
    tile = scene.awake("loyalist", 1, 47)
    scene.damage(tile, 0, 2)
    scene.cards(22).play("attack", "send infantry 2", "fight")
    assert scene.me()["trophies"] == [scene.word(tile)]
    assert scene.me()["vp"] == 0
    assert scene.me()["hq"] == 19
    assert scene.me()["barracks"]["infantry"] == 2
    assert 47 not in bits(scene.t.blocked)


@pytest.mark.rule("AZ-WIN-03", "AZ-WIN-04", "AZ-WIN-05")
def test_the_division_of_points():
    assert divide(9, [3, 5, 0]) == [4, 5, 0]
    assert divide(9, [4, 4, 0]) == [4, 4, 0]
    assert divide(9, [3, 5, 1]) == [3, 3, 3]
    assert divide(7, [1, 2, 1, 0]) == [2, 3, 2, 0]
    assert divide(6, [2, 2, 1, 1]) == [2, 2, 1, 1]
    assert divide(7, [2, 2, 2, 1]) == [2, 2, 2, 1]
    assert divide(7, [2, 2, 1, 1]) == [1, 1, 1, 1]
    assert divide(5, [7]) == [5]


@pytest.mark.rule("AZ-WIN-03", "AZ-WIN-04", "AZ-WIN-06", "AZ-WIN-07", "AZ-RUL-71")
def test_a_shared_tile_is_paid_in_tokens_and_removed():
    scene = camp(infantry=2)
    tile = scene.awake("loyalist", 1, 47)
    scene.damage(tile, 0, 1).damage(tile, 1, 1)
    points = BOX.points[tile]
    scene.cards(22).play("attack", "send infantry 2", "fight")
    assert scene.me(0)["vp"] == points // 2 + points % 2
    assert scene.me(1)["vp"] == points // 2
    assert scene.me(0)["trophies"] == scene.me(1)["trophies"] == []
    assert scene.game.view(0)["removed_tiles"] == [scene.word(tile)]
    assert scene.me(1)["hq"] == 20


@pytest.mark.rule("AZ-RUL-33")
def test_damage_beyond_the_health_counts_in_the_comparison():
    scene = camp(infantry=1, armoured_car=1)
    tile = scene.awake("loyalist", 1, 47)
    scene.damage(tile, 1, 2)
    scene.cards(4).play("attack", "send infantry 1", "send armoured-car 1", "fight")
    if scene.asked == "assign_damage":
        scene.play("wound infantry")
    # Two hits for one health left: 2 against 2, so a rest of 1 cannot be divided.
    odd = BOX.points[tile] % 2
    assert scene.me(0)["vp"] == scene.me(1)["vp"] == (BOX.points[tile] - odd) // 2


@pytest.mark.rule("AZ-RUL-87")
def test_a_disc_counts_five_and_goes_back_to_its_owner():
    scene = camp(infantry=2)
    tile = scene.awake("temple", 1, 47)
    t = scene.t
    t.damage_discs[0], t.boards[0].discs = 1, 1
    assert scene.damage_on(tile) == 5
    tile2 = scene.awake("loyalist", 3, 46)
    t.damage_discs[2] = 1
    t.boards[0].discs = 0
    scene.cards(22).play("attack", "send infantry 2", "target 46", "fight")
    assert scene.word(tile2) not in scene.on_map()
    assert scene.me()["discs"] == 1
    assert scene.me()["hq"] == 19


@pytest.mark.rule("AZ-RUL-96")
def test_several_destroyed_at_one_moment_are_paid_one_after_the_other():
    scene = camp(infantry=2)
    tiles = [scene.awake("loyalist", 1, 47) for _ in range(2)]
    for tile in tiles:
        scene.damage(tile, 0, 2)
    scene.cards(22).play("attack", "send infantry 2", "fight")
    assert len(scene.me()["trophies"]) == 2
    assert scene.me()["hq"] == 19


@pytest.mark.rule("AZ-RET-01", "AZ-RET-02", "AZ-RET-03", "AZ-RET-07")
def test_the_whole_force_may_withdraw_before_each_card():
    scene = camp(infantry=2)
    tile = scene.awake("loyalist", 3, 47)
    scene.cards(22).play("attack", "send infantry 2", "fight", "withdraw")
    assert scene.me()["barracks"]["infantry"] == 2
    assert scene.damage_on(tile) == 1
    assert scene.me()["cell"] == 2
    scene.goods(0, gold=9).play("attack", "send infantry 2")
    assert set(scene.game.view(0)["battle"]["wounds"].values()) == {0}


@pytest.mark.rule("AZ-RET-04", "AZ-RUL-37")
def test_zombies_heal_when_the_attacker_has_withdrawn():
    scene = camp(infantry=2)
    tile = scene.awake("zombie", 2, 47)
    scene.damage(tile, 1, 1)
    scene.cards(8).play("attack", "send infantry 2", "fight")
    assert scene.damage_on(tile) == 2
    scene.play("withdraw")
    assert scene.damage_on(tile) == 0
    assert scene.me(0)["hq"] == 19
    assert scene.me(1)["hq"] == 20


@pytest.mark.rule("AZ-RET-05", "AZ-RET-06", "AZ-RUL-38")
def test_airships_or_ground_troops_may_withdraw_alone():
    scene = camp(infantry=2, airship=1)
    tile = scene.awake("zombie", 2, 47)
    scene.cards(8, 17).play("attack")
    send(scene, infantry=2, airship=1)
    scene.play("fight")
    scene.play("withdraw-airships")
    assert scene.me()["barracks"]["airship"] == 1
    assert scene.damage_on(tile) == 1
    assert "withdraw-airships" not in scene.options()
    assert scene.why("withdraw-ground") == "AZ-RET-05"
    scene.play("fight")
    assert scene.damage_on(tile) == 2


@pytest.mark.rule("AZ-DEF-01", "AZ-DEF-06", "AZ-RUL-42")
def test_no_unit_left_against_a_living_old_one_is_a_defeat_without_other_penalty():
    scene = camp(infantry=1, airship=1)
    scene.awake("loyalist", 3, 47)
    scene.cards(22, 25).play("attack")
    send(scene, infantry=1, airship=1)
    scene.play("fight", "fight")
    # The infantry is gone, the airship fights on.
    assert scene.asked == "combat_continue"
    assert scene.game.view(0)["battle"]["force"]["airship"] == 1
    scene = camp(infantry=1)
    scene.awake("loyalist", 3, 47)
    goods = scene.me()["goods"]
    scene.cards(22, 25).play("attack", "fight", "fight")
    assert len(scene.told("defeated")) == 1
    assert scene.asked == "choose_action"
    assert scene.me()["goods"] == goods


@pytest.mark.rule("AZ-DEF-03", "AZ-DEF-04", "AZ-RUL-39", "AZ-RUL-41")
def test_defeat_destroys_the_top_unit_of_each_damaged_stack():
    scene = camp(infantry=3, armoured_car=1, airship=1)
    temple = scene.awake("temple", 3, 47)
    zombie = scene.awake("zombie", 2, 47)
    scene.cards(13).play("attack")
    send(scene, infantry=3, armoured_car=1, airship=1)
    scene.play("withdraw-airships")
    scene.t.battle.sanity = 1
    # Card 13: Temple Sanity; Zombies damage and Sanity: two losses, one token.
    scene.play("fight", "wound infantry")
    assert scene.me()["barracks"]["infantry"] == 2
    assert scene.me()["barracks"]["armoured-car"] == 1
    assert scene.me()["barracks"]["airship"] == 1
    assert scene.damage_on(zombie) == 0
    assert scene.damage_on(temple) == 0
    assert len(scene.told("maddened")) == 1


@pytest.mark.rule("AZ-DEF-05", "AZ-WIN-09")
def test_a_card_may_kill_the_last_old_one_and_defeat_the_player():
    scene = camp(infantry=2)
    tile = scene.awake("temple", 1, 47)
    scene.damage(tile, 0, 4)
    scene.cards(12).play("attack", "send infantry 2")
    scene.t.battle.sanity = 0
    scene.t.battle.wounds[0] = 1
    scene.play("fight")
    assert scene.me()["trophies"] == [scene.word(tile)]
    assert scene.me()["barracks"]["infantry"] == 1
    assert len(scene.told("defeated")) == 1
