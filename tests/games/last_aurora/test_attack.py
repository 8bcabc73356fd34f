"""An attack, its target counters, a defeated enemy, loot and objects."""

import pytest
from tests.games.last_aurora.scene import Scene, card

from ashfall.games.last_aurora import attack, crew, loot, odds
from ashfall.games.last_aurora.attack import start_attack
from ashfall.games.last_aurora.combat import convoy_fire, start_fire_turn
from ashfall.games.last_aurora.things import FIRE, NONE, SURVIVOR

VALLEY = 0
WOLVES = "war-wolves"


def shoot(
    scene: Scene, seat: int = 0, weapon: int = 0, enemy: str = WOLVES, incendiary: bool = False
) -> Scene:
    """One attack, already paid and aimed."""
    scene.t.phase = FIRE
    return scene.run((declare, seat, weapon, card(enemy), incendiary))


def declare(t, seat, weapon, enemy, incendiary):
    start_attack(t, seat, weapon, enemy, incendiary)


def field(players: int = 2, loot_card: str = "nuclear-reactor", damage: int = 0) -> Scene:
    scene = Scene(players)
    for seat in range(players):
        scene.cargo(seat).arrange(seat, truck_2="survivor", trailer1_1="survivor")
    scene.enemy(WOLVES, VALLEY, loot_card, damage)
    return scene


@pytest.mark.rule("LA-CF-06", "LA-CF-07")
def test_the_row_of_the_weapons_level_gives_the_damage():
    scene = field().outcomes(88)
    scene.convoy_cards(0, "truck", "rocket-launcher", "container", "-")
    shoot(scene, weapon=8)
    assert scene.told("attack")["level"] == 3
    assert scene.t.enemies[0].damage == 2
    assert scene.t.outcome_discard == [card(88)]


@pytest.mark.rule("LA-CF-07")
def test_damage_beyond_the_last_defence_slot_is_lost():
    scene = field(damage=4).outcomes(94, 88)
    shoot(scene)
    assert scene.events("enemy_hit")[-1].values["count"] == 5
    assert scene.events("enemy_hit")[-1].values["most"] == 5


@pytest.mark.rule("LA-CF-08", "LA-CF-10", "LA-CF-11", "LA-EX-09")
def test_a_hit_with_a_jam_does_both_and_gives_one_fame():
    scene = field().outcomes(89)
    scene.convoy_cards(0, "truck", "machine-gun", "container", "-")
    shoot(scene, weapon=8)
    assert scene.t.enemies[0].damage == 2
    assert scene.t.enemies[0].circles == [0, NONE, NONE, NONE]
    assert scene.convoy().damage == [0, 1, 0, 0]
    assert scene.convoy().fame == 1
    assert scene.convoy().targets == 1


@pytest.mark.rule("LA-CF-08")
def test_a_jam_alone_only_damages_the_weapon():
    scene = shoot(field().outcomes(92))
    assert scene.convoy().damage[0] == 1
    assert scene.t.enemies[0].circles == [NONE] * 4
    assert scene.convoy().fame == 0


@pytest.mark.rule("LA-CF-09", "LA-CF-10")
def test_a_miss_has_no_effect():
    scene = shoot(field().outcomes(87))
    assert scene.t.enemies[0].damage == 0
    assert scene.convoy().fame == 0
    assert scene.convoy().targets == 2
    assert scene.convoy().damage == [0, 0, 0, 0]


@pytest.mark.rule("LA-CF-11")
def test_the_counter_goes_to_the_first_empty_circle():
    scene = field().outcomes(88)
    scene.mark(scene.t.enemies[0], 1)
    shoot(scene)
    assert scene.t.enemies[0].circles == [1, 0, NONE, NONE]


@pytest.mark.rule("LA-CF-12", "LA-RUL-33")
def test_without_a_counter_on_the_board_one_must_be_moved_and_the_gap_closes():
    scene = field(3).outcomes(88)
    other = scene.enemy("ulmar", VALLEY, "gauss-cannon")
    third = scene.enemy("wolf-riders", VALLEY, "prisoner")
    scene.mark(other, 0, 1).mark(third, 2, 0)
    shoot(scene)
    assert scene.options == ["move-counter ulmar a", "move-counter wolf-riders b"]
    scene.play("move-counter ulmar a")
    assert other.circles == [1, NONE, NONE, NONE]
    assert scene.t.enemies[0].circles == [0, NONE, NONE, NONE]
    assert scene.convoy().targets == 0


@pytest.mark.rule("LA-CF-13")
def test_on_a_full_card_the_attacker_replaces_a_counter_in_its_own_circle():
    scene = field(3).outcomes(88)
    enemy = scene.t.enemies[0]
    scene.mark(enemy, 1, 2, 1, 2)
    shoot(scene)
    assert scene.asked == "replace_target_counter"
    scene.play("replace-counter b")
    assert enemy.circles == [1, 0, 1, 2]
    assert [scene.convoy(seat).targets for seat in (0, 1, 2)] == [1, 0, 1]


@pytest.mark.rule("LA-CF-14", "LA-CF-12")
def test_a_counter_picked_from_the_enemy_just_hit_goes_behind_the_others():
    scene = field().outcomes(88)
    enemy = scene.t.enemies[0]
    scene.mark(enemy, 0, 1, 0)
    shoot(scene)
    assert scene.options == ["move-counter war-wolves a", "move-counter war-wolves c"]
    scene.play("move-counter war-wolves a")
    assert enemy.circles == [1, 0, 0, NONE]


@pytest.mark.rule("LA-SURV-11", "LA-RUL-17")
def test_the_gunner_adds_one_to_the_first_hit():
    scene = field().crew(active="gunner leader").outcomes(88, 88)
    shoot(scene)
    assert scene.options == ["use-gunner", "decline-gunner"]
    scene.play("use-gunner")
    assert scene.t.enemies[0].damage == 2
    assert scene.convoy().fame == 1, "still one attack"
    scene.outcomes(88)
    shoot(scene)
    assert scene.t.enemies[0].damage == 3, "only the first hit of the phase"


@pytest.mark.rule("LA-SURV-11", "LA-RUL-17")
def test_a_miss_does_not_use_the_gunner_up_and_he_adds_nothing_to_it():
    scene = field().crew(active="gunner").outcomes(87)
    shoot(scene)
    assert scene.t.enemies[0].damage == 0
    shoot(scene.outcomes(88))
    assert scene.asked == "gunner_use"


@pytest.mark.rule("LA-RUL-17")
def test_gunner_and_incendiary_ammo_add_together():
    scene = field().crew(active="gunner").outcomes(88)
    shoot(scene, incendiary=True).play("use-gunner")
    assert scene.t.enemies[0].damage == 3


@pytest.mark.rule("LA-RUL-108")
def test_a_declined_gunner_is_used_up():
    scene = field().crew(active="gunner").outcomes(88)
    shoot(scene).play("decline-gunner")
    assert scene.t.enemies[0].damage == 1
    shoot(scene.outcomes(88))
    assert scene.through
    assert scene.t.enemies[0].damage == 2


@pytest.mark.rule("LA-RUL-108")
def test_a_gunner_woken_later_boosts_the_first_hit_after_that():
    scene = field().crew(active="leader", rest="gunner").outcomes(88)
    shoot(scene)
    assert scene.t.enemies[0].damage == 1
    convoy = scene.convoy()
    convoy.active, convoy.rest = convoy.active + convoy.rest, []
    shoot(scene.outcomes(88))
    assert scene.asked == "gunner_use"


@pytest.mark.rule("LA-SURV-11", "LA-ABL-01")
def test_a_resting_gunner_adds_nothing():
    scene = field().crew(active="leader", rest="gunner").outcomes(88)
    assert shoot(scene).through


# A defeated enemy


@pytest.mark.rule("LA-DEF-01", "LA-DEF-02", "LA-EX-09")
def test_the_letters_decide_among_the_circles_that_hold_counters():
    scene = field(3, damage=5).outcomes(88, 91)
    scene.mark(scene.t.enemies[0], 1, 2)
    shoot(scene)
    won = scene.told("enemy_defeated")
    assert won["outcome"] == card(91)
    assert (won["circle"], won["seat"]) == (2, 0), (
        "091 reads D C B A; D is empty, C is the attacker's"
    )
    assert scene.t.spoil_owners == [0]


@pytest.mark.rule("LA-DEF-01")
def test_an_enemy_with_a_free_defence_slot_is_not_defeated():
    scene = shoot(field(damage=3).outcomes(88))
    assert scene.t.enemies[0].damage == 4
    assert not scene.events("enemy_defeated")


@pytest.mark.rule("LA-DEF-06", "LA-RUL-34")
def test_counters_go_home_at_once_and_the_enemy_leaves():
    scene = field(damage=4).outcomes(88, 87)
    scene.mark(scene.t.enemies[0], 1, 0)
    shoot(scene)
    assert scene.t.enemies == []
    assert card(WOLVES) in scene.t.gone
    assert [scene.convoy(seat).targets for seat in (0, 1)] == [2, 2]


@pytest.mark.rule("LA-DEF-03", "LA-DEF-04", "LA-DEF-05", "LA-DEF-07")
def test_loot_and_objects_are_handed_out_at_the_end_of_the_step():
    scene = field(3, damage=5).outcomes(88, 93).cargo(0, ammo=1).at(3, 2, 1)
    scene.arrange(0, truck_2="survivor", trailer1_1="survivor", truck_3="ammo")
    scene.mark(scene.t.enemies[0], 1, 1, 2)
    scene.t.start_phase(FIRE)
    scene.run((convoy_fire,)).play("shoot truck-1 war-wolves")
    # 093 reads C D A B: seat 2 wins; seat 0 is owed 1 object, seat 1 two
    assert [e.values["seat"] for e in scene.events("enemy_defeated")] == [2]
    assert (scene.asked, scene.seat) == ("take_loot", 2)
    assert [len(scene.convoy(seat).objects) for seat in range(3)] == [1, 2, 0]
    scene.play("leave-loot nuclear-reactor")
    assert scene.through
    assert [len(scene.convoy(seat).objects) for seat in range(3)] == [1, 2, 0]


@pytest.mark.rule("LA-DEF-03")
def test_until_then_the_loot_lies_face_down():
    scene = shoot(field(damage=4).outcomes(88, 89))
    assert scene.t.spoils == [card("nuclear-reactor")]
    assert not scene.t.knows(0, card("nuclear-reactor"))
    scene.run((loot.hand_out_spoils,))
    assert scene.t.knows(1, card("nuclear-reactor"))


@pytest.mark.rule("LA-DEF-07", "LA-RUL-98")
def test_several_loot_cards_come_in_the_order_won():
    scene = Scene(2).cargo(0).cargo(1)
    t = scene.t
    t.spoils = [scene.take(0, "gauss-cannon"), scene.take(0, "nuclear-reactor")]
    t.known[t.spoils[0]] = t.known[t.spoils[1]] = 0
    t.spoil_owners = [0, 0]
    scene.run((loot.hand_out_spoils,)).play("take-loot gauss-cannon", "mount truck gauss-cannon")
    scene.play("take-loot nuclear-reactor", "mount truck nuclear-reactor")
    assert scene.convoy().cards[1] == card("nuclear-reactor")
    assert card("gauss-cannon") in t.gone, "a loot device may replace an earlier one"


@pytest.mark.rule("LA-DEF-08", "LA-DEF-10", "LA-LOOT-05")
def test_a_loot_truck_may_replace_the_truck():
    scene = Scene(2).cargo(fuel=1)
    scene.t.spoils, scene.t.spoil_owners = [scene.take(0, "biomass-turbo-truck")], [0]
    scene.run((loot.hand_out_spoils,))
    assert scene.options == ["take-loot biomass-turbo-truck", "leave-loot biomass-turbo-truck"]
    scene.play("take-loot biomass-turbo-truck").finish()
    truck = scene.convoy().cards[0]
    assert truck == card("biomass-turbo-truck")
    assert (scene.t.box.speed[truck], scene.t.box.towing[truck]) == (4, 3)
    assert scene.convoy().fuel == 1


@pytest.mark.rule("LA-DEF-09", "LA-RUL-18")
def test_a_loot_card_left_leaves_the_game():
    scene = Scene(2)
    scene.t.spoils, scene.t.spoil_owners = [scene.take(0, "gauss-cannon")], [0]
    scene.run((loot.hand_out_spoils,)).play("leave-loot gauss-cannon")
    assert card("gauss-cannon") in scene.t.gone
    assert card("gauss-cannon") not in scene.t.discard


@pytest.mark.rule("LA-LOOT-03", "LA-RUL-46", "LA-RUL-99")
def test_the_prisoner_joins_or_is_discarded():
    scene = field().arrange(0, truck_2="survivor", trailer1_1="survivor")
    scene.t.enemies = []
    scene.t.spoils, scene.t.spoil_owners = [scene.take(0, "prisoner")], [0]
    supply = scene.t.supply[SURVIVOR]
    scene.t.phase = FIRE
    scene.run((loot.hand_out_spoils,)).play("take-loot prisoner", "stow survivor truck-3")
    assert card("prisoner") in scene.convoy().rest
    assert scene.t.supply[SURVIVOR] == supply - 1


@pytest.mark.rule("LA-DEF-11", "LA-LOOT-07", "LA-LOOT-04")
def test_a_weapon_won_fires_no_more_in_this_phase():
    scene = field(2, "gauss-cannon", damage=3).outcomes(88, 87).cargo(0, ammo=2)
    scene.arrange(0, truck_2="survivor", trailer1_1="survivor", truck_3="ammo", truck_4="ammo")
    other = scene.enemy("ulmar", VALLEY, "nuclear-reactor")
    scene.mark(scene.t.enemies[0])
    scene.t.start_phase(FIRE)
    scene.run((convoy_fire,)).play("shoot truck-1 war-wolves")
    assert scene.asked == "take_loot"
    scene.play("take-loot gauss-cannon", "mount truck gauss-cannon")
    assert scene.through
    assert other.damage == 0
    assert scene.t.box.levels[card("gauss-cannon")][0] == 4


@pytest.mark.rule("LA-RUL-35", "LA-OBJ-02")
def test_objects_drawn_then_obey_the_limit():
    scene = Scene(2).objects(0, "ration", "ration", "hazmat-suit")
    scene.convoy().owed_objects = 1
    scene.t.phase = FIRE
    scene.run((loot.hand_out_spoils,))
    assert scene.asked == "object_limit"


@pytest.mark.rule("LA-RUL-45", "LA-DEF-03")
def test_loot_of_a_player_who_is_out_leaves_the_game():
    scene = Scene(3)
    scene.t.spoils, scene.t.spoil_owners = [scene.take(0, "gauss-cannon")], [2]
    scene.convoy(2).out = True
    scene.t.order.remove(2)
    scene.run((loot.hand_out_spoils,))
    assert scene.through
    assert scene.t.gone[-1] == card("gauss-cannon")


@pytest.mark.rule("LA-CF-01")
def test_a_turn_goes_on_after_an_attack():
    scene = field().outcomes(88, 88).cargo(0, ammo=2)
    scene.convoy_cards(0, "truck", "machine-gun", "container", "-")
    scene.arrange(0, truck_2="survivor", trailer1_1="survivor", truck_3="ammo", truck_4="ammo")
    scene.t.start_phase(FIRE)
    scene.run((start_fire_turn, 0)).play("shoot above-truck-1 war-wolves")
    assert scene.options == ["shoot truck-1 war-wolves", "end-fire"]
    scene.play("end-fire")
    assert scene.through


def test_a_defeated_enemy_can_no_longer_be_named():
    scene = shoot(field(damage=4).outcomes(88, 87))
    with pytest.raises(LookupError):
        attack.enemy_named(scene.t, card(WOLVES))


@pytest.mark.rule("LA-ELIM-02", "LA-GEN-08")
def test_tokens_set_aside_return_once_when_their_owner_is_out():
    scene = Scene(3).cargo(0, food=1).crew(0, active="leader")
    scene.convoy().aside = [0]
    before = scene.t.supply[0]
    scene.run((crew.give_up, 0, card("leader")))
    assert scene.convoy().out
    assert scene.t.supply[0] == before + 1


# What may come


@pytest.mark.rule("LA-OUT-04", "LA-CF-07", "LA-CF-08")
def test_the_odds_of_a_shot_are_what_each_card_that_can_come_next_would_do():
    scene = field().outcomes(88)
    cards = odds.possible_outcomes(scene.t)
    assert 1 < len(cards) < len(scene.t.outcomes)
    shots = []
    for outcome in cards:
        shot = field().outcomes(outcome + 1)
        shot.convoy_cards(0, "truck", "rocket-launcher", "container", "-")
        shoot(shot, weapon=8)
        shots.append((shot.told("attack")["count"], bool(shot.events("jam"))))
    shown = odds.odds_view(scene.t)
    assert shown is not None
    assert shown["cards"] == len(cards)
    assert shown["weapons"][2] == odds.spread(damage for damage, _ in shots)
    assert shown["jams"][2] == sum(jammed for _, jammed in shots)


@pytest.mark.rule("LA-OUT-03")
def test_a_card_that_is_discarded_cannot_come_next():
    scene = field().outcomes(88)
    before = odds.possible_outcomes(scene.t)
    scene.t.outcomes.remove(gone := next(card for card in before if card in scene.t.outcomes))
    scene.t.outcome_discard.append(gone)
    assert odds.possible_outcomes(scene.t) == [card for card in before if card != gone]


@pytest.mark.rule("LA-EF-03")
def test_the_odds_of_enemy_fire_add_up_the_enemies_of_the_region():
    scene = field().outcomes(88)
    scene.enemy("wolf-riders", VALLEY)
    cards, box = odds.possible_outcomes(scene.t), scene.t.box
    shown = odds.odds_view(scene.t)
    assert shown is not None
    assert shown["fire"]["valley"] == odds.spread(
        box.enemy_hits[card][0] + box.enemy_hits[card][1] for card in cards
    )
    scene.t.enemies.clear()
    assert odds.odds_view(scene.t) is None
