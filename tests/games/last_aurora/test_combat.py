"""Phase 4, Fire: Convoy fire and Enemy fire, the outcome deck, and the bonus attack of Beta."""

import pytest
from tests.games.last_aurora.scene import Scene, armed, card, fire, refusal

from ashfall.games.last_aurora import combat
from ashfall.games.last_aurora.combat import (
    ambush,
    bonus_attack,
    convoy_fire,
    enemy_fire,
    fire_phase,
    start_fire_turn,
    why_not_bonus_attack,
)
from ashfall.games.last_aurora.movement import end_of_movement
from ashfall.games.last_aurora.things import AMMO, EXPLORATION, NONE

VALLEY, COAST, BAY = 0, 1, 2

# The phase


@pytest.mark.rule("LA-FIRE-03")
def test_without_enemies_the_phase_has_no_effect():
    scene = Scene().run((fire_phase,))
    assert scene.through
    assert not scene.events("enemy_fire")


@pytest.mark.rule("LA-FIRE-01", "LA-RUL-38")
def test_ambush_comes_before_convoy_fire_before_enemy_fire():
    scene = armed().zone("war-wolves").outcomes(87, 91)
    scene.run((end_of_movement,)).finish()
    scene.run((fire_phase,))
    order = [e.kind for e in scene.heard if e.kind in ("ambush", "attack", "enemy_fire")]
    assert scene.asked == "fire_turn", "no convoy has a device, so the ambush does nothing"
    scene.play("shoot truck-1 war-wolves").finish()
    order = [e.kind for e in scene.heard if e.kind in ("ambush", "attack", "enemy_fire")]
    assert order == ["ambush", "attack", "enemy_fire"]


@pytest.mark.rule("LA-FIRE-04", "LA-PLC-05")
def test_the_arrangement_lasts_to_the_end_of_the_phase():
    scene = armed().zone("war-wolves").outcomes(87, 87)
    before = [scene.convoy(seat).loads[:] for seat in (0, 1)]
    scene.run((fire_phase,))
    assert [scene.convoy(seat).loads for seat in (0, 1)] == before
    scene.finish()
    assert [scene.convoy(seat).loads for seat in (0, 1)] == [[], []]


@pytest.mark.rule("LA-FIRE-02", "LA-SURV-09")
def test_an_active_renegade_names_an_enemy_in_the_zone_or_above_the_board():
    scene = Scene().crew(0, active="renegade leader").cargo().zone("ulmar")
    scene.enemy("war-wolves", BAY)
    scene.run((fire_phase,))
    assert scene.options == ["name ulmar", "name war-wolves"]
    scene.play("name ulmar")
    assert scene.convoy().ignored == card("ulmar")


@pytest.mark.rule("LA-RUL-16", "LA-SURV-09")
def test_a_resting_renegade_names_nobody():
    scene = Scene().crew(0, active="leader", rest="renegade").cargo().zone("war-wolves", "ulmar")
    scene.run((fire_phase,)).finish()
    assert not scene.events("renegade")
    assert scene.convoy().ignored == NONE


@pytest.mark.rule("LA-RUL-16", "LA-SURV-09")
def test_the_renegade_spares_only_his_owner_and_only_from_the_enemy_named():
    scene = armed().zone("wolf-riders", "immortal-wolf").at(0, 0)
    scene.convoy().ignored = card("wolf-riders")
    fire(scene, (ambush,))
    sufferers = []
    while not scene.through:
        sufferers.append((scene.seat, scene.asked))
        scene.play(scene.options[0])
    assert [seat for seat, _ in sufferers] == [1, 1, 1, 0, 0]


@pytest.mark.rule("LA-RUL-16", "LA-RUL-107")
def test_the_named_enemys_share_is_left_out_of_enemy_fire_even_if_the_renegade_is_gone():
    scene = armed().outcomes(88, 87)
    scene.enemy("war-wolves", VALLEY)
    scene.enemy("wolf-riders", VALLEY, "gauss-cannon")
    scene.convoy().ignored = card("war-wolves")
    fire(scene, (enemy_fire,)).finish()
    assert {e.values["seat"]: e.values["count"] for e in scene.events("under_fire")} == {1: 2, 0: 1}


# Convoy fire


@pytest.mark.rule("LA-CF-01", "LA-CF-15", "LA-ORD-02")
def test_everybody_has_one_turn_of_any_number_of_attacks_in_forward_order():
    scene = armed(2, ammo=2).outcomes(87, 90, 87)
    scene.cargo(1, ammo=1).arrange(1, truck_3="ammo", trailer1_1="survivor", trailer1_2="survivor")
    scene.convoy_cards(0, "truck", "machine-gun", "container", "-").at(5, 4)
    scene.arrange(0, truck_3="ammo", truck_4="ammo", trailer1_1="survivor", trailer1_2="survivor")
    enemy = scene.enemy("war-wolves", VALLEY)
    fire(scene, (convoy_fire,))
    assert scene.seat == 0
    scene.play("shoot truck-1 war-wolves", "shoot above-truck-1 war-wolves")
    assert scene.seat == 1, "no weapon and no ammo are left to seat 0"
    scene.play("shoot truck-1 war-wolves")
    assert scene.through
    assert enemy.damage == 1, "outcome 090 hits with level 2; the damage stays"


@pytest.mark.rule("LA-CF-02")
def test_only_enemies_above_the_own_region_are_targets():
    scene = armed()
    scene.enemy("war-wolves", COAST)
    reason = refusal(scene.t, combat.SHOOT, 0, 0, card("war-wolves"))
    assert reason is not None
    assert reason.rule == "LA-CF-02"
    fire(scene, (start_fire_turn, 0))
    assert scene.through
    scene.at(9, 0)
    assert refusal(scene.t, combat.SHOOT, 0, 0, card("war-wolves")) is None


@pytest.mark.rule("LA-CF-03", "LA-RUL-93")
def test_each_attack_costs_an_ammo_token_of_the_owners_choice():
    scene = armed(ammo=0).outcomes(87)
    scene.enemy("war-wolves", VALLEY)
    reason = refusal(scene.t, combat.SHOOT, 0, 0, card("war-wolves"))
    assert reason is not None
    assert reason.rule == "LA-CF-03"
    scene.cargo(0, ammo=2)
    scene.arrange(
        0, truck_3="ammo", trailer1_3="ammo", trailer1_1="survivor", trailer1_2="survivor"
    )
    supply = scene.t.supply[AMMO]
    fire(scene, (start_fire_turn, 0)).play("shoot truck-1 war-wolves")
    assert scene.options == ["spend truck-3", "spend trailer1-3"]
    scene.play("spend trailer1-3")
    assert scene.convoy().ammo == 1
    assert scene.t.supply[AMMO] == supply + 1
    assert scene.convoy().loads[2] >> 6 == 0
    assert scene.convoy().loads[0] >> 6 & 7 == AMMO + 1


@pytest.mark.rule("LA-CF-04", "LA-SLOT-05", "LA-SLOT-07")
def test_a_weapon_fires_once_a_phase_and_only_undamaged():
    scene = armed(ammo=2).outcomes(87, 87)
    scene.enemy("war-wolves", VALLEY)
    fire(scene, (start_fire_turn, 0)).play("shoot truck-1 war-wolves", "spend truck-3")
    used = refusal(scene.t, combat.SHOOT, 0, 0, card("war-wolves"))
    assert used is not None
    assert used.rule == "LA-CF-04"
    assert scene.through, "the only weapon was used"
    scene = armed(ammo=2).damage(0, "truck-1")
    scene.enemy("war-wolves", VALLEY)
    broken = refusal(scene.t, combat.SHOOT, 0, 0, card("war-wolves"))
    assert broken is not None
    assert broken.rule == "LA-CF-04"


@pytest.mark.rule("LA-CF-05")
def test_the_attacker_chooses_weapon_and_enemy():
    scene = armed()
    scene.convoy_cards(0, "truck", "twin-machine-guns", "container", "-")
    scene.arrange(0, truck_3="ammo", trailer1_1="survivor", trailer1_2="survivor")
    scene.enemy("war-wolves", VALLEY)
    scene.enemy("ulmar", VALLEY, "nuclear-reactor")
    fire(scene, (start_fire_turn, 0))
    assert scene.options == [
        "shoot truck-1 war-wolves", "shoot truck-1 ulmar",
        "shoot above-truck-1 war-wolves", "shoot above-truck-1 ulmar",
        "shoot above-truck-2 war-wolves", "shoot above-truck-2 ulmar",
        "end-fire",
    ]  # fmt: skip


@pytest.mark.rule("LA-RUL-89")
def test_a_weapon_repaired_in_the_phase_may_fire_but_one_that_jammed_may_not():
    scene = armed(ammo=2).damage(0, "truck-1").objects(0, "welding-torch").outcomes(92, 92)
    scene.enemy("war-wolves", VALLEY)
    fire(scene, (start_fire_turn, 0)).play("use welding-torch", "repair truck-1")
    assert "shoot truck-1 war-wolves" in scene.options
    scene.play("shoot truck-1 war-wolves", "spend truck-3")
    assert scene.convoy().damage[0] == 1, "outcome 092 jams a weapon of level 1"
    scene.convoy().damage[0] = 0
    used = refusal(scene.t, combat.SHOOT, 0, 0, card("war-wolves"))
    assert used is not None
    assert used.message == "why-la-cf-04-used"


@pytest.mark.rule("LA-ITEM-01", "LA-RUL-17")
def test_incendiary_ammo_replaces_the_ammo_and_adds_one_to_a_hit():
    for ammo in (0, 1):
        scene = armed(ammo=ammo).objects(0, "incendiary-ammo").outcomes(88)
        enemy = scene.enemy("war-wolves", VALLEY)
        burnt = scene.convoy().objects[0]
        fire(scene, (start_fire_turn, 0)).play("burn truck-1 war-wolves")
        assert enemy.damage == 2, "1 on the outcome card, 1 more"
        assert scene.convoy().fame == 1
        assert scene.convoy().ammo == ammo, "the card is discarded instead of ammo"
        assert scene.convoy().objects == []
        assert scene.t.object_discard == [burnt]
    without = armed(ammo=1)
    without.enemy("war-wolves", VALLEY)
    fire(without, (start_fire_turn, 0))
    assert without.options == ["shoot truck-1 war-wolves", "end-fire"]


@pytest.mark.rule("LA-ITEM-01", "LA-RUL-17")
def test_incendiary_ammo_adds_nothing_to_a_miss():
    scene = armed(ammo=0).objects(0, "incendiary-ammo").outcomes(87)
    enemy = scene.enemy("war-wolves", VALLEY)
    fire(scene, (start_fire_turn, 0)).play("burn truck-1 war-wolves")
    assert enemy.damage == 0
    assert scene.convoy().fame == 0


@pytest.mark.rule("LA-OBJ-05", "LA-RUL-62")
def test_who_holds_objects_is_asked_whatever_they_are():
    for name in ("incendiary-ammo", "nitrous-oxide"):
        scene = armed(ammo=0).objects(0, name)
        scene.enemy("war-wolves", VALLEY)
        fire(scene, (start_fire_turn, 0))
        assert scene.asked == "fire_turn"


# Enemy fire


@pytest.mark.rule("LA-EF-01", "LA-EF-02", "LA-RUL-36")
def test_regions_are_treated_from_the_right_each_with_one_card_even_without_convoys():
    scene = armed(2, ammo=0).at(0, 0).outcomes(87, 93, 94, 98)
    scene.enemy("war-wolves", VALLEY)
    scene.enemy("wolf-riders", COAST, "gauss-cannon")
    scene.enemy("ulmar", BAY, "nuclear-reactor")
    fire(scene, (enemy_fire,)).finish()
    fired = [(e.values["region"], e.values["outcome"]) for e in scene.events("enemy_fire")]
    assert fired == [(BAY, 86), (COAST, 92), (VALLEY, 93)]
    assert not scene.events("under_fire"), "outcome 094 is a miss for the War Wolves"


@pytest.mark.rule("LA-EF-03", "LA-EF-04", "LA-RUL-88")
def test_the_damage_of_all_enemies_is_added_up_and_every_convoy_takes_it():
    scene = armed(3, ammo=0).at(1, 3, 12).outcomes(88, 87)
    scene.enemy("wolf-riders", VALLEY)
    scene.enemy("rendall-and-randall", VALLEY, "gauss-cannon")
    fire(scene, (enemy_fire,)).finish()
    assert [(e.values["seat"], e.values["count"]) for e in scene.events("under_fire")] == [
        (1, 3),
        (0, 3),
    ]
    assert sum(d.bit_count() for d in scene.convoy(0).damage) == 3
    assert not any(scene.convoy(2).damage)


@pytest.mark.rule("LA-EF-05", "LA-OUT-04", "LA-RUL-37")
def test_the_area_is_on_the_back_of_the_card_now_on_top():
    scene = armed(2, ammo=0).at(0, 0).outcomes(88, 91, 87)
    scene.enemy("war-wolves", VALLEY)
    fire(scene, (enemy_fire,))
    assert scene.told("under_fire")["area"] == scene.t.box.area[card(91)]
    assert all(o.startswith("damage truck-") for o in scene.options), "outcome 091 shows the truck"


@pytest.mark.rule("LA-EF-06", "LA-EF-07", "LA-RUL-37")
def test_ambushes_in_enemy_fire_follow_the_sum_in_order_of_type():
    scene = armed(2, ammo=0).at(0, 0).outcomes(97, 88)
    scene.enemy("wolf-riders", VALLEY)
    scene.enemy("war-wolves", VALLEY, "biomass-turbo-truck")
    scene.enemy("rendall-and-randall", VALLEY, "gauss-cannon")
    fire(scene, (enemy_fire,)).finish()
    told = [
        (e.kind, e.values.get("enemy")) for e in scene.heard if e.kind in ("under_fire", "ambush")
    ]
    assert told == [
        ("under_fire", None),
        ("under_fire", None),
        ("ambush", card("war-wolves")),
        ("ambush", card("wolf-riders")),
    ]


@pytest.mark.rule("LA-EF-08", "LA-PLC-11")
def test_no_card_in_the_area_no_damage():
    scene = armed(2, ammo=0).at(0, 0).outcomes(91, 88, 87)
    scene.enemy("war-wolves", VALLEY)
    fire(scene, (enemy_fire,))
    assert scene.through, "outcome 088 shows the top row, where nobody has a device"
    assert not any(scene.convoy(0).damage)


@pytest.mark.rule("LA-EF-09", "LA-EF-10")
def test_enemies_without_convoys_in_their_region_leave_and_the_others_stay():
    scene = armed(2, ammo=0).at(0, 10).outcomes(94, 94, 93)
    gone = scene.enemy("ulmar", BAY, "nuclear-reactor", damage=2)
    stays = scene.enemy("war-wolves", VALLEY, damage=1)
    scene.mark(gone, 0, 1).mark(stays, 1)
    fire(scene, (enemy_fire,)).finish()
    assert scene.t.enemies == [stays]
    assert stays.damage == 1
    assert stays.circles == [1, NONE, NONE, NONE]
    assert [scene.convoy(seat).targets for seat in (0, 1)] == [2, 1]
    assert card("ulmar") in scene.t.gone
    assert not scene.t.knows(0, card("nuclear-reactor")), "its loot was never turned over"


@pytest.mark.rule("LA-RUL-106", "LA-RUL-45", "LA-ELIM-01")
def test_a_player_eliminated_by_the_fire_takes_no_further_part():
    scene = armed(3, ammo=0).at(0, 0, 0).outcomes(90, 91)
    scene.enemy("wolf-riders", VALLEY)
    scene.enemy("ulmar", VALLEY, "nuclear-reactor")
    scene.crew(0, active="leader").damage(0, "truck-1", "truck-3", "truck-4")
    scene.arrange(0, truck_2="survivor")
    fire(scene, (enemy_fire,)).finish()
    assert scene.convoy(0).out
    assert [e.values["seat"] for e in scene.events("damaged")].count(0) == 1
    assert not scene.convoy(1).out


# The outcome deck


@pytest.mark.rule("LA-OUT-02", "LA-OUT-03", "LA-RUL-15")
def test_the_last_outcome_card_is_shuffled_in_at_once_so_that_a_back_is_in_sight():
    scene = Scene()
    t = scene.t
    for _ in range(11):
        before = t.outcome_top[0]
        assert combat.reveal_outcome(t) == before
        assert t.outcome_discard[-1] == before
    last = t.outcome_top[0]
    assert combat.reveal_outcome(t) == last
    assert t.outcome_discard == []
    assert sorted(t.outcomes + t.outcome_top) == list(t.box.outcome_cards)
    assert len(t.outcome_top) == 1


@pytest.mark.rule("LA-OUT-01")
def test_an_outcome_card_has_rows_for_weapons_and_enemies_letters_and_an_area():
    box = Scene().t.box
    assert box.hits[card(89)] == [1, 2, 2, 3]
    assert box.jams[card(89)] == [False, True, False, False]
    assert box.enemy_hits[card(89)] == [0, 0, 0, 1, 1, 0]
    assert box.enemy_ambushes[card(89)] == [False, False, True, False, False, True]
    assert box.letters[card(89)] == [0, 2, 1, 3]
    assert box.area[card(89)] == 3


@pytest.mark.rule("LA-OUT-04")
def test_the_back_on_top_stays_the_same_in_every_imagined_world():
    from ashfall.engine.table import imagine

    scene = Scene().run()
    areas, fronts = set(), set()
    for seed in range(40):
        world = imagine(scene.t, 0, seed)
        areas.add(scene.t.box.area[world.outcome_top[0]])
        fronts.add(world.outcome_top[0])
    assert areas == {scene.t.box.area[scene.t.outcome_top[0]]}
    assert len(fronts) > 1, "its front is not known"


# The bonus attack of Beta


def beta_attack(ammo: int = 1) -> Scene:
    scene = Scene(map="beta").cargo(ammo=ammo)
    scene.t.start_phase(EXPLORATION)
    return scene


@pytest.mark.rule("LA-BETA-10", "LA-BETA-11")
def test_the_bonus_attack_needs_ammo_a_weapon_and_an_enemy_of_the_own_region():
    scene = beta_attack(ammo=0).zone("wolf-riders")
    scene.enemy("war-wolves", 0)
    no_ammo = why_not_bonus_attack(scene.t, 0)
    scene.cargo(ammo=1)
    assert why_not_bonus_attack(scene.t, 0) is None
    scene.t.enemies[0].region = 1
    no_enemy = why_not_bonus_attack(scene.t, 0)
    scene.t.enemies[0].region = 0
    no_weapon = why_not_bonus_attack(scene.damage(0, "truck-1").t, 0)
    assert no_ammo is not None
    assert no_enemy is not None
    assert no_weapon is not None
    assert [r.rule for r in (no_ammo, no_enemy, no_weapon)] == [
        "LA-BETA-10",
        "LA-BETA-11",
        "LA-CF-04",
    ]


@pytest.mark.rule("LA-BETA-10", "LA-BETA-13")
def test_the_bonus_attack_is_an_attack_without_fire_phase_abilities():
    scene = beta_attack().crew(active="gunner").objects(0, "incendiary-ammo").outcomes(88)
    enemy = scene.enemy("war-wolves", 0)
    scene.run((bonus_attack, 0))
    assert scene.through, "one weapon, one enemy: nothing to choose, no Gunner, no Incendiary Ammo"
    assert enemy.damage == 1
    assert enemy.circles == [0, NONE, NONE, NONE]
    assert scene.convoy().fame == 1
    assert scene.convoy().ammo == 0
    assert len(scene.convoy().objects) == 1


@pytest.mark.rule("LA-BETA-13")
def test_a_weapon_used_for_it_may_be_used_again():
    scene = beta_attack(ammo=2).outcomes(88, 87)
    scene.enemy("war-wolves", 0, "nuclear-reactor")
    scene.run((bonus_attack, 0), (bonus_attack, 0))
    assert scene.convoy().ammo == 0
    assert scene.convoy().fired == 0


@pytest.mark.rule("LA-BETA-12", "LA-LOOT-07")
def test_loot_and_objects_of_a_bonus_attack_are_handed_out_at_once():
    scene = beta_attack().outcomes(88, 94)
    enemy = scene.enemy("war-wolves", 0, "nuclear-reactor", damage=4)
    scene.mark(enemy, 0, 1)
    scene.run((bonus_attack, 0))
    assert (scene.asked, scene.seat) == ("take_loot", 1), "outcome 094 reads B first"
    scene.play("leave-loot nuclear-reactor")
    assert scene.through
    assert len(scene.convoy(0).objects) == 2, "one for each counter of seat 0"


@pytest.mark.rule("LA-RUL-99", "LA-BETA-12", "LA-REC-02")
def test_a_prisoner_won_by_another_player_leaves_the_expedition_alone():
    scene = beta_attack().outcomes(88, 90)
    scene.t.expedition.seat = 0
    enemy = scene.enemy("war-wolves", 0, "prisoner", damage=2)
    scene.mark(enemy, 0, 1)
    scene.run((bonus_attack, 0))
    assert scene.seat == 1
    scene.play("take-loot prisoner").finish()
    assert card("prisoner") in scene.convoy(1).rest
    assert scene.t.expedition.seat == 0
