"""Combat card by card: hits, cubes, damage, sanity; several Old Ones at once."""

import pytest
from tests.games.auztralia.scene import BOX, Scene, camp, send

from ashfall.games.auztralia.victory import cubes_at_hand, put_cube


@pytest.mark.rule("AZ-CMB-01", "AZ-CMB-02", "AZ-CHR-19")
def test_sanity_is_full_at_the_start_of_every_combat():
    scene = camp(infantry=3)
    scene.awake("zombie", 2, 47)
    scene.cards(1, 2).play("attack", "send infantry 3", "fight", "fight")
    assert scene.game.view(0)["battle"]["sanity"] == 1
    scene.play("withdraw").goods(0, gold=9)
    scene.play("attack", "send infantry 2")
    assert scene.game.view(0)["battle"]["sanity"] == 3
    scene.play("withdraw").goods(0, gold=9).hire(0, "count_iago")
    scene.play("attack", "send infantry 2")
    assert scene.game.view(0)["battle"]["sanity"] == 4


@pytest.mark.rule("AZ-CMB-03", "AZ-CMB-04")
def test_decide_reveal_apply_discard_and_only_the_rows_of_the_foes_matter():
    scene = camp(infantry=2)
    tile = scene.awake("loyalist", 2, 47)
    scene.cards(22).play("attack", "send infantry 2", "fight")
    # Card 22 for Loyalists: infantry hits, one damage. The Zombies' row (artillery, damage) does not count.
    assert scene.damage_on(tile) == 1
    assert scene.game.view(0)["battle"]["wounds"]["infantry"] == 1
    assert scene.game.view(0)["cards_seen"] == ["22"]
    assert scene.asked == "combat_continue"
    assert scene.on_map()[scene.word(tile)] == 47


@pytest.mark.rule("AZ-CMB-05")
def test_each_matching_symbol_hits_however_many_units_there_are():
    scene = camp(infantry=4, armoured_car=1)
    tile = scene.awake("loyalist", 3, 47)
    scene.cards(4).play("attack", "send infantry 4", "send armoured-car 0", "fight")
    assert scene.damage_on(tile) == 1
    scene.play("withdraw").goods(0, gold=9)
    scene.cards(4).play("attack", "send infantry 1", "send armoured-car 1", "fight")
    assert scene.damage_on(tile) == 3


@pytest.mark.rule("AZ-CMB-06", "AZ-CMB-07", "AZ-RUL-77")
def test_damage_is_marked_with_own_cubes_also_on_strong_old_ones():
    scene = camp(infantry=2)
    tile = scene.awake("loyalist", 3, 47)
    scene.cards(22).play("attack", "send infantry 2", "fight")
    assert BOX.health[tile] >= 6
    assert scene.me()["hq"] == 18
    assert scene.game.view(0)["old_ones"][0]["damage_by"] == [1, 0]


@pytest.mark.rule("AZ-CMB-08", "AZ-RUL-35", "AZ-RUL-99")
def test_five_cubes_are_exchanged_for_a_disc_only_when_a_cube_is_missing():
    scene = Scene()
    few = scene.awake("temple", 2, 30)
    many = scene.awake("temple", 3, 20)
    scene.damage(few, 0, 5).damage(many, 0, 7)
    scene.t.boards[0].boxes[3], scene.t.boards[0].hq = 7, 1
    assert put_cube(scene.t, 0, 0)
    assert scene.me()["discs"] == 2
    assert put_cube(scene.t, 0, 0)
    assert (scene.me()["discs"], scene.me()["hq"]) == (1, 4)
    assert scene.t.damage_discs[1 * 2 + 0] == 1
    assert scene.damage_on(many) == 7
    assert scene.damage_on(few) == 7


@pytest.mark.rule("AZ-CMB-09", "AZ-RUL-34", "AZ-RUL-36")
def test_without_cubes_damage_is_not_dealt_even_if_it_would_kill():
    scene = camp(infantry=2)
    tile = scene.awake("loyalist", 1, 47)
    scene.damage(tile, 0, 2).boxes(0, hire=17)
    assert scene.t.boards[0].hq == 1
    scene.cards(22).play("attack", "send infantry 2", "fight")
    assert scene.damage_on(tile) == 2
    assert scene.me()["boxes"]["hire"] == 17
    assert cubes_at_hand(scene.t, 0) == 0


@pytest.mark.rule("AZ-CMB-08", "AZ-RUL-34")
def test_cubes_that_a_disc_can_replace_are_at_hand():
    scene = camp(infantry=2)
    first, second = scene.awake("shoggoth", 3, 47), scene.awake("shoggoth", 3, 46)
    scene.damage(first, 0, 5).damage(second, 0, 4).boxes(0, hire=10)
    assert scene.t.boards[0].hq == 1
    assert cubes_at_hand(scene.t, 0) == 6
    scene.t.boards[0].discs = 0
    assert cubes_at_hand(scene.t, 0) == 1


@pytest.mark.rule("AZ-CMB-09")
def test_with_too_few_cubes_the_player_chooses_who_is_hit():
    scene = camp(infantry=2).boxes(0, hire=18)
    first = scene.awake("loyalist", 1, 47)
    second = scene.awake("loyalist", 2, 47)
    scene.cards(22).play("attack", "send infantry 2", "fight")
    assert scene.asked == "assign_hits"
    assert scene.options() == [f"hit {scene.word(first)}", f"hit {scene.word(second)}"]
    scene.play(f"hit {scene.word(second)}")
    assert (scene.damage_on(first), scene.damage_on(second)) == (0, 1)


@pytest.mark.rule("AZ-CMB-10", "AZ-RUL-40")
def test_the_player_puts_damage_on_a_ground_stack_never_on_airships():
    scene = camp(infantry=2, armoured_car=1, airship=1)
    scene.awake("loyalist", 3, 47)
    scene.cards(10, 22).play("attack")
    send(scene, infantry=2, armoured_car=1, airship=1)
    scene.play("fight", "fight")
    assert scene.asked == "assign_damage"
    assert scene.options() == ["wound infantry", "wound armoured-car"]
    assert scene.why("wound airship") == "AZ-CMB-10"
    scene.play("wound armoured-car")
    assert scene.game.view(0)["battle"]["wounds"]["armoured-car"] == 1


@pytest.mark.rule("AZ-CMB-11")
def test_without_ground_troops_purple_damage_is_ignored():
    scene = camp(airship=2)
    scene.awake("loyalist", 3, 47)
    scene.cards(22).play("attack", "send airship 1", "fight")
    assert scene.game.view(0)["battle"]["wounds"]["airship"] == 0


@pytest.mark.rule("AZ-CMB-12", "AZ-CMB-13", "AZ-EX-12", "AZ-BUY-03")
def test_damage_equal_to_the_health_destroys_the_top_unit():
    scene = camp(infantry=2)
    scene.awake("loyalist", 3, 47)
    scene.cards(22, 25).play("attack", "send infantry 2", "fight", "fight")
    battle = scene.game.view(0)["battle"]
    assert (battle["force"]["infantry"], battle["wounds"]["infantry"]) == (1, 0)
    assert scene.game.view(0)["supply"]["infantry"] == 9


@pytest.mark.rule("AZ-CMB-14", "AZ-RUL-94")
def test_damage_symbols_are_assigned_one_after_the_other():
    scene = camp(infantry=1, armoured_car=1)
    scene.awake("loyalist", 3, 47)
    scene.awake("loyalist", 3, 47)
    scene.awake("loyalist", 2, 47)
    scene.cards(2).play("attack", "send infantry 1", "send armoured-car 1", "fight")
    scene.play("wound infantry", "wound infantry")
    # The infantry is gone, so the third damage goes on the car without a question.
    battle = scene.game.view(0)["battle"]
    assert battle["force"]["infantry"] == 0
    assert battle["wounds"]["armoured-car"] == 1


@pytest.mark.rule("AZ-CMB-14")
def test_damage_without_a_stack_left_is_ignored():
    scene = camp(infantry=1, airship=1)
    for _ in range(3):
        scene.awake("loyalist", 3, 47)
    scene.cards(2).play("attack")
    send(scene, infantry=1, airship=1)
    scene.play("fight")
    battle = scene.game.view(0)["battle"]
    assert battle["force"] == {
        "infantry": 0, "armoured-car": 0, "artillery": 0, "airship": 1, "armoured-train": 0,
    }  # fmt: skip


@pytest.mark.rule("AZ-CMB-15", "AZ-UNIT-04")
def test_airship_symbols_damage_airships_only():
    scene = camp(infantry=2, airship=1)
    scene.awake("mi_go", 2, 47)
    scene.cards(8).play("attack")
    send(scene, infantry=2, airship=1)
    scene.play("fight")
    assert scene.game.view(0)["battle"]["wounds"] == {
        "infantry": 0, "armoured-car": 0, "artillery": 0, "airship": 1, "armoured-train": 0,
    }  # fmt: skip
    scene = camp(infantry=2)
    scene.awake("mi_go", 2, 47)
    scene.cards(8).play("attack", "send infantry 2", "fight")
    assert set(scene.game.view(0)["battle"]["wounds"].values()) == {0}


@pytest.mark.rule("AZ-CMB-16", "AZ-DEF-02")
def test_losing_the_last_sanity_is_no_defeat_but_a_missing_token_is():
    scene = camp(infantry=5)
    scene.awake("temple", 3, 47)
    scene.cards(2, 7, 9, 12).play("attack", "send infantry 5", "fight", "fight", "fight")
    assert scene.game.view(0)["battle"]["sanity"] == 0
    assert scene.asked == "combat_continue"
    scene.play("fight")
    assert scene.game.view(0)["battle"] is None
    assert len(scene.told("maddened")) == 1


@pytest.mark.rule("AZ-CMB-17", "AZ-CMB-20", "AZ-WIN-09")
def test_all_effects_of_a_card_are_one_moment():
    scene = camp(infantry=1)
    tile = scene.awake("loyalist", 1, 47)
    scene.damage(tile, 0, 2)
    scene.cards(22, 25).play("attack", "withdraw").goods(0, gold=9)
    scene.t.battle.wounds[0] = 0
    scene.play("attack")
    scene.t.battle.wounds[0] = 1
    scene.play("fight")
    # Infantry kills the Loyalists and is destroyed by the same card.
    assert scene.me()["trophies"] == [scene.word(tile)]
    assert scene.me()["barracks"]["infantry"] == 0
    assert scene.told("defeated") == []


@pytest.mark.rule("AZ-CMB-18")
def test_an_empty_deck_is_made_anew_from_the_discard_pile():
    scene = camp(infantry=2)
    scene.awake("temple", 3, 47)
    scene.t.cards_seen = scene.t.cards[:39]
    scene.t.cards = scene.t.cards[39:]
    scene.play("attack", "send infantry 2", "fight")
    if scene.asked == "combat_continue":
        scene.play("fight")
    assert len(scene.told("cards_shuffled")) == 1
    assert len(scene.t.cards) + len(scene.t.cards_seen) == 40


@pytest.mark.rule("AZ-MULT-02", "AZ-MULT-03", "AZ-MULT-04")
def test_one_card_counts_for_each_old_one_and_its_harm_adds_up():
    scene = camp(infantry=4, armoured_car=1)
    tiles = [scene.awake("zombie", 2, 47), scene.awake("zombie", 2, 47)]
    scene.cards(19).play("attack", "send infantry 4", "send armoured-car 1", "fight")
    # Card 19 for Zombies: infantry and car hit, 1 damage each.
    assert scene.asked == "assign_damage"
    scene.play("wound infantry", "wound armoured-car")
    assert [scene.damage_on(tile) for tile in tiles] == [2, 2]
    battle = scene.game.view(0)["battle"]
    assert (battle["wounds"]["infantry"], battle["wounds"]["armoured-car"]) == (1, 1)
    scene.cards(2).play("fight", "wound armoured-car")
    assert scene.game.view(0)["battle"]["sanity"] == 1


@pytest.mark.rule("AZ-EX-09", "AZ-CMB-05", "AZ-CMB-10", "AZ-CMB-17", "AZ-WIN-08")
def test_the_combat_example_of_the_book():
    scene = camp(infantry=2, armoured_car=1, airship=1)
    tile = scene.awake("zombie", 1, 47)
    scene.cards(1, 2, 3, 4).play("attack")
    send(scene, infantry=2, armoured_car=1, airship=1)
    scene.play("fight", "wound infantry")
    assert scene.game.view(0)["battle"]["sanity"] == 2
    scene.play("fight", "wound armoured-car")
    assert scene.game.view(0)["battle"]["sanity"] == 1
    scene.play("fight")
    assert scene.damage_on(tile) == 1
    scene.play("fight")
    assert scene.options() == ["wound infantry", "wound armoured-car"]
    scene.play("wound infantry")
    assert scene.me()["trophies"] == [scene.word(tile)]
    barracks = scene.me()["barracks"]
    assert (barracks["infantry"], barracks["armoured-car"], barracks["airship"]) == (1, 1, 1)


@pytest.mark.rule("AZ-RUL-43")
def test_the_last_unit_and_the_last_old_one_fall_together_a_victory():
    scene = camp(infantry=1)
    tile = scene.awake("loyalist", 1, 47)
    scene.damage(tile, 0, 2)
    scene.cards(22).play("attack")
    scene.t.battle.wounds[0] = 1
    scene.play("fight")
    assert scene.told("combat_won")
    assert not scene.told("defeated")


@pytest.mark.rule("AZ-RUL-98")
def test_a_card_drawn_in_combat_moves_nobody():
    scene = camp(infantry=2)
    tile = scene.awake("mi_go", 3, 47)
    scene.cards(2).play("attack", "send infantry 2", "fight")
    assert scene.on_map()[scene.word(tile)] == 47
    scene = Scene()
    tile = scene.awake("mi_go", 1, 40)
    scene.cards(2, 3).activate()
    assert scene.on_map()[scene.word(tile)] != 40
    assert scene.told("card_applied") == []
