"""The Automa on the road: what it does before it moves, the way, its shots and enemy fire."""

import pytest
from tests.games.last_aurora.scene import LAST, card
from tests.games.last_aurora.solo import ROW_FIRST, Solo

from ashfall.games.last_aurora import automa as rules
from ashfall.games.last_aurora import combat, events
from ashfall.games.last_aurora.automa import automa_fire, automa_move
from ashfall.games.last_aurora.things import (
    AMMO,
    AUTOMA,
    CONTAMINATION,
    FIRE,
    FOOD,
    FUEL,
    NONE,
    OBJECT,
)

A, B, C, D = range(4)
VALLEY, COAST, BAY = range(3)


# Movement


@pytest.mark.rule("LA-AUT-49", "LA-AUT-60")
def test_card_112_gives_fuel_or_else_ammo_before_moving():
    scene = Solo().shown(112).board()
    automa_move(scene.t)
    assert scene.automa.waypoint == 3, "speed 2 and the fuel just gained"
    scene = Solo().shown(112).board(fuel=1)
    automa_move(scene.t)
    assert scene.counts() == [0, 0, 1]
    assert scene.automa.waypoint == 3


@pytest.mark.rule("LA-AUT-61", "LA-RUL-55")
def test_card_113_gives_a_survivor_if_you_have_more():
    scene = Solo().shown(113).crew(active="leader co-pilot hermit")
    automa_move(scene.t)
    assert scene.automa.survivors == 3
    scene = Solo().shown(113).crew(active="leader co-pilot hermit")
    scene.automa.sick = 1
    automa_move(scene.t)
    assert scene.automa.survivors == 2


@pytest.mark.rule("LA-AUT-49", "LA-AUT-66")
def test_only_face_up_cards_work_from_left_to_right():
    scene = Solo().board()
    scene.stack(112)
    automa_move(scene.t)
    assert scene.counts() == [0, 0, 0]
    assert not scene.events("automa_ability")
    scene = Solo().shown(113, 112).board()
    automa_move(scene.t)
    assert [e.values["action"] for e in scene.events("automa_ability")] == [card(113), card(112)]


@pytest.mark.rule("LA-AUT-50", "LA-RUL-57", "LA-RUL-102")
def test_its_speed_is_two_plus_slots_plus_all_its_fuel_plus_catching_up():
    scene = Solo().shown().board(fuel=3).at(5, 0)
    automa_move(scene.t)
    assert scene.told("automa_drives")["speed"] == 2 + 3
    assert scene.counts()[FUEL] == 0
    scene = Solo().shown(115).board(fuel=0).at(6, 0)
    scene.automa.damage[A] = 0
    automa_move(scene.t)
    assert scene.told("automa_drives")["speed"] == 2 + 2 + 1, "115 itself gives no speed"
    assert all(action.speed_plus == 0 for action in scene.t.box.board.actions.values())


@pytest.mark.rule("LA-AUT-50")
def test_it_moves_even_without_fuel_or_survivors():
    scene = Solo().shown().board()
    scene.automa.survivors = 0
    automa_move(scene.t)
    assert scene.automa.waypoint == 2


@pytest.mark.rule("LA-AUT-51", "LA-RUL-56")
def test_it_follows_the_main_road_and_stops_at_the_end():
    scene = Solo("beta").shown(114).board(fuel=2).at(0, 4)
    automa_move(scene.t)
    assert scene.automa.waypoint == 8, "no shortcut without card 115, not even an open one"
    scene = Solo().shown().board(fuel=5).at(0, LAST - 3)
    automa_move(scene.t)
    assert scene.automa.waypoint == LAST


@pytest.mark.rule("LA-AUT-51")
def test_it_takes_what_a_special_waypoint_offers_if_it_can():
    for kind, after in ((FOOD, [1, 0, 0]), (AMMO, [0, 0, 1])):
        scene = Solo().shown().board()
        scene.t.special[2] = kind
        automa_move(scene.t)
        assert scene.counts() == after
        assert scene.t.special[2] == NONE
    scene = Solo().shown().board(food=7)
    scene.t.special[2] = FOOD
    automa_move(scene.t)
    assert scene.t.special[2] == FOOD, "no free slot: the counter stays"
    scene = Solo().shown().board()
    scene.t.special[2] = FOOD
    scene.t.supply[FOOD] = 0
    automa_move(scene.t)
    assert scene.t.special[2] == FOOD, "none in the supply: the counter stays"
    scene = Solo().shown().board()
    scene.t.special[2] = OBJECT
    automa_move(scene.t)
    assert len(scene.automa.kept) == 1
    assert scene.t.special[2] == NONE


@pytest.mark.rule("LA-AUT-51", "LA-WAY-04")
def test_contamination_at_a_special_waypoint_hits_it_too():
    scene = Solo().shown().board()
    scene.t.special[2] = CONTAMINATION
    automa_move(scene.t)
    assert scene.automa.sick == 1
    assert scene.t.special[2] == CONTAMINATION


@pytest.mark.rule("LA-AUT-63", "LA-RUL-56", "LA-RUL-102")
def test_with_card_115_it_takes_the_first_shortcut_once():
    scene = Solo().shown(115).board(fuel=6).at(0, 4)
    automa_move(scene.t)
    assert scene.automa.waypoint == 4 + 8 + 2, "one road to 5, the shortcut to 8, six more"
    scene = Solo().shown(115).board().at(0, 3)
    automa_move(scene.t)
    assert scene.automa.waypoint == 5, "no speed is left for the shortcut"


@pytest.mark.rule("LA-AUT-63")
def test_it_suffers_what_the_shortcut_costs():
    scene = Solo("beta").shown(115).board().at(0, 8).outcomes(ROW_FIRST["B"])
    automa_move(scene.t)
    assert scene.automa.waypoint == 12
    assert scene.automa.sick == 1
    assert scene.automa.damage[B] == 1
    scene = Solo("beta").shown(115).board().at(0, 11)
    automa_move(scene.t)
    assert scene.t.closed == [3]
    scene = Solo("beta").shown(115).board().at(0, 11)
    scene.t.closed = [3]
    automa_move(scene.t)
    assert scene.automa.waypoint == 13, "a closed shortcut is none"


@pytest.mark.rule("LA-RUL-56")
def test_of_shortcuts_from_one_waypoint_it_takes_the_best():
    scene = Solo("beta").shown(115).at(0, 8)
    road = scene.t.box.roads[1]
    kept = road.leaving[8]
    try:
        road.leaving[8] = [4, 2]
        assert rules.first_shortcut(scene.t) == 4, "the one that leads furthest"
    finally:
        road.leaving[8] = kept


@pytest.mark.rule("LA-AUT-67", "LA-RUL-65")
def test_a_mine_goes_off_under_it():
    scene = Solo(mines=True).shown().board().outcomes(ROW_FIRST["D"])
    scene.t.mines = [1]
    automa_move(scene.t)
    assert scene.t.mines == []
    assert scene.automa.damage[D] == 1
    assert scene.automa.waypoint == 2


@pytest.mark.rule("LA-AUT-67", "LA-EVT-02")
def test_events_hit_it_too():
    scene = Solo().outcomes(ROW_FIRST["B"])
    scene.run((events.suffer_event, AUTOMA, card("blizzard")))
    assert scene.automa.damage[B] == 1
    scene.run((events.suffer_event, AUTOMA, card("radioactive-cloud")))
    assert scene.automa.sick == 1
    scene.board().run((events.suffer_event, AUTOMA, card("aurora-signal")))
    assert scene.counts()[FUEL] == 1


# Fire


def battle(arrow_card: int = 114, ammo: int = 1) -> Solo:
    scene = Solo().shown(arrow_card).board(ammo=ammo).at(20, 0)
    scene.t.phase = FIRE
    return scene


@pytest.mark.rule("LA-AUT-52", "LA-RUL-48", "LA-EX-14")
def test_a_left_arrow_aims_at_the_highest_type_a_right_arrow_at_the_lowest():
    for number, target in ((114, "rendall-and-randall"), (115, "war-wolves")):
        scene = battle(number).outcomes(87)
        scene.enemy("war-wolves", VALLEY)
        scene.enemy("rendall-and-randall", VALLEY, "gauss-cannon")
        scene.enemy("ulmar", BAY, "nuclear-reactor")
        scene.run((automa_fire,))
        shot = scene.told("automa_shoots")
        assert (shot["enemy"], shot["space"]) == (card(target), 1)
        assert scene.counts()[AMMO] == 0


@pytest.mark.rule("LA-AUT-52", "LA-RUL-49")
def test_the_first_card_turned_up_while_exploring_gives_the_arrow():
    scene = battle(115)
    scene.automa.shown.append(card(114))
    scene.enemy("war-wolves", VALLEY)
    scene.enemy("ulmar", VALLEY, "nuclear-reactor")
    assert rules.automa_target(scene.t) == card("war-wolves")
    scene.automa.explored = 0
    assert rules.automa_target(scene.t) == card("ulmar"), "without one it is left"


@pytest.mark.rule("LA-AUT-53", "LA-EX-14")
def test_it_shoots_from_the_right_until_ammo_or_weapons_run_out():
    scene = battle(ammo=3).outcomes(87, 90)
    scene.automa.damage[A] = 0b110000
    scene.enemy("ulmar", VALLEY, "nuclear-reactor")
    scene.run((automa_fire,))
    assert [e.values["space"] for e in scene.events("automa_shoots")] == [3, 1]
    assert scene.automa.tokens[AMMO] == 0b001, "no ammo is spent without a weapon"
    scene = battle(ammo=2).outcomes(87)
    scene.automa.damage[A] = 0b111111
    scene.enemy("ulmar", VALLEY, "nuclear-reactor")
    scene.run((automa_fire,))
    assert scene.counts()[AMMO] == 2


@pytest.mark.rule("LA-AUT-54")
def test_its_shots_follow_the_normal_rules():
    scene = battle().outcomes(95)
    enemy = scene.enemy("ulmar", VALLEY, "nuclear-reactor")
    scene.run((automa_fire,))
    assert enemy.damage == 1
    assert enemy.circles == [AUTOMA, NONE, NONE, NONE]
    assert scene.automa.fame == 1
    assert scene.automa.targets == 1
    assert scene.automa.damage[A] & 1, "095 jams a weapon of level 1"


@pytest.mark.rule("LA-RUL-50")
def test_after_a_defeat_it_picks_the_next_target():
    scene = battle(ammo=2).outcomes(94, 89, 88)
    scene.automa.damage[A] = 0b111010
    scene.enemy("ulmar", VALLEY, "nuclear-reactor", damage=4)
    scene.enemy("war-wolves", VALLEY, "prisoner")
    scene.run((automa_fire,))
    assert [e.values["enemy"] for e in scene.events("automa_shoots")] == [
        card("ulmar"),
        card("war-wolves"),
    ]


@pytest.mark.rule("LA-RUL-51")
def test_without_a_free_counter_it_moves_the_one_on_the_lowest_other_enemy():
    scene = battle().outcomes(88)
    target = scene.enemy("ulmar", VALLEY, "nuclear-reactor")
    low = scene.enemy("war-wolves", BAY, "prisoner")
    high = scene.enemy("wolf-riders", BAY, "biomass-turbo-truck")
    scene.mark(low, 0, AUTOMA).mark(high, AUTOMA)
    scene.run((automa_fire,))
    assert low.circles == [0, NONE, NONE, NONE]
    assert high.circles[0] == AUTOMA
    assert target.circles == [AUTOMA, NONE, NONE, NONE]


@pytest.mark.rule("LA-RUL-51")
def test_with_both_counters_on_the_target_it_moves_the_leftmost():
    scene = battle().outcomes(88)
    target = scene.enemy("ulmar", VALLEY, "nuclear-reactor")
    scene.mark(target, AUTOMA, 0, AUTOMA)
    scene.run((automa_fire,))
    assert target.circles == [0, AUTOMA, AUTOMA, NONE]


@pytest.mark.rule("LA-RUL-51")
def test_on_a_full_card_it_replaces_your_leftmost_counter():
    scene = battle()
    target = scene.enemy("ulmar", VALLEY, "nuclear-reactor")
    target.circles = [AUTOMA, 0, 0, AUTOMA]
    scene.convoy().targets = 0
    combat.attack.start_attack(scene.t, AUTOMA, 1, target.card)
    combat.attack.place_target_counter(scene.t, AUTOMA)
    assert target.circles == [AUTOMA, AUTOMA, 0, AUTOMA]
    assert scene.convoy().targets == 1


@pytest.mark.rule("LA-RUL-61", "LA-AUT-54")
def test_it_may_win_loot_and_keeps_it_unused():
    scene = battle().outcomes(88, 89)
    scene.enemy("ulmar", VALLEY, "nuclear-reactor", damage=4)
    scene.run((automa_fire,), (combat.loot.hand_out_spoils,))
    assert scene.automa.kept == [card("nuclear-reactor")]
    assert scene.t.known[card("nuclear-reactor")] == 0, "nobody has seen the card"
    assert not scene.events("loot_won")
    assert scene.told("automa_keeps_loot") == {"count": 1}


@pytest.mark.rule("LA-AUT-55", "LA-RUL-52")
def test_enemy_fire_puts_all_damage_in_the_row_of_the_card_just_revealed():
    scene = Solo().at(20, 0).outcomes(95, 94)
    scene.automa.counter = 4
    scene.enemy("last-howl", VALLEY, "gauss-cannon")
    scene.enemy("war-wolves", VALLEY)
    scene.run((combat.enemy_fire,))
    assert scene.automa.damage[C] == 0b1110, "2 + 1 damage, 095 reads C first"
    assert scene.t.outcome_discard == [card(95)]


@pytest.mark.rule("LA-RUL-53")
def test_an_ambush_in_enemy_fire_turns_up_a_card_per_damage():
    scene = Solo().at(20, 0).outcomes(90, ROW_FIRST["C"], ROW_FIRST["D"])
    scene.enemy("ulmar", VALLEY, "nuclear-reactor")
    scene.run((combat.enemy_fire,))
    assert (scene.automa.damage[C], scene.automa.damage[D]) == (1, 1)
    assert len(scene.t.outcome_discard) == 3
