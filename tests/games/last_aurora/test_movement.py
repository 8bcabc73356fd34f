"""Phase 3, Movement: spending, speed, the way, special waypoints."""

import pytest
from tests.games.last_aurora.driving import NO_CREW_BONUS, ends, turn
from tests.games.last_aurora.scene import FIRST_STOP, LAST, Scene, card, refusal

from ashfall.games.last_aurora import movement
from ashfall.games.last_aurora.movement import movement_phase, why_not_move
from ashfall.games.last_aurora.things import AMMO, CONTAMINATION, FOOD, FUEL, NONE, OBJECT
from ashfall.games.last_aurora.travel import why_not_shortcut


@pytest.mark.rule("LA-MOVE-01", "LA-ORD-02")
def test_convoys_move_once_each_in_forward_turn_order():
    scene = Scene(3).at(2, 5, 3)
    scene.run((movement_phase,))
    asked = []
    while scene.asked == "movement_turn":
        asked.append(scene.seat)
        scene.play("stay")
    assert asked == [1, 2, 0]


@pytest.mark.rule("LA-MOVE-02", "LA-RUL-91")
def test_a_convoy_moves_only_with_a_survivor_on_the_truck():
    scene = Scene().cargo(fuel=1)
    assert why_not_move(scene.t, 0) is None
    scene.damage(0, "truck-2", "truck-3", "truck-4")
    reason = refusal(scene.t, movement.DRIVE, 0, 0, 0)
    assert reason is not None
    assert reason.rule == "LA-MOVE-02"
    turn(scene)
    assert scene.through


@pytest.mark.rule("LA-MOVE-02", "LA-RUL-91")
def test_the_owner_may_rearrange_before_the_truck_is_looked_at():
    scene = Scene().cargo(fuel=2, food=1).damage(0, "truck-2", "truck-3")
    assert why_not_move(scene.t, 0) is not None, "all four places are needed and hold six tokens"
    scene.cargo(fuel=2)
    assert why_not_move(scene.t, 0) is None


@pytest.mark.rule("LA-MOVE-03")
def test_moving_costs_one_fuel_and_without_fuel_the_convoy_stays():
    scene = turn(Scene().cargo(fuel=1).crew(active=NO_CREW_BONUS))
    scene.play("drive-to 0 0 2 road")
    assert scene.convoy().fuel == 0
    assert scene.convoy().waypoint == 2
    without = Scene().cargo(fuel=0)
    reason = refusal(without.t, movement.DRIVE, 0, 0, 0)
    assert reason is not None
    assert reason.rule == "LA-MOVE-03"
    assert turn(without).through


@pytest.mark.rule("LA-MOVE-04", "LA-MOVE-07")
def test_a_move_goes_forward_by_any_number_of_waypoints_up_to_the_speed():
    scene = Scene().cargo(fuel=1).crew(active=NO_CREW_BONUS).at(4, 5)
    turn(scene)
    assert ends(scene) == [5, 6]
    back = refusal(scene.t, movement.DRIVE_TO, 0, 0, 0, 3, 0)
    far = refusal(scene.t, movement.DRIVE_TO, 0, 0, 0, 7, 0)
    assert back is not None
    assert far is not None
    assert (back.rule, far.rule) == ("LA-MOVE-04", "LA-MOVE-04")
    assert far.values == {"need": 3, "have": 2}
    scene.play("drive-to 0 0 5 road")
    assert scene.convoy(0).waypoint == scene.convoy(1).waypoint == 5


@pytest.mark.rule("LA-MOVE-05", "LA-SLOT-08", "LA-SURV-01", "LA-SURV-03")
def test_speed_is_truck_plus_slots_plus_survivors_plus_extra_fuel():
    scene = Scene().cargo(fuel=3).crew(active="co-pilot driver")
    scene.convoy_cards(0, "racing-truck", "booster-engine", "container", "-")
    turn(scene).play("drive-to 1 0 1 road")
    assert scene.told("drives")["speed"] == 3 + 1 + 1 + 1 + 1 + 1


@pytest.mark.rule("LA-SLOT-08", "LA-SLOT-07", "LA-RUL-23")
def test_a_damaged_speed_slot_adds_nothing():
    scene = Scene().cargo(fuel=1).crew(active=NO_CREW_BONUS)
    scene.convoy_cards(0, "racing-truck", "-", "container", "-").damage(0, "truck-3")
    turn(scene).play("drive-to 0 0 1 road")
    assert scene.told("drives")["speed"] == 3


@pytest.mark.rule("LA-SURV-01", "LA-ABL-01")
def test_a_driver_who_rests_makes_nobody_faster():
    scene = Scene().cargo(fuel=1).crew(active=NO_CREW_BONUS, rest="driver co-pilot")
    turn(scene).play("drive-to 0 0 1 road")
    assert scene.told("drives")["speed"] == 2


@pytest.mark.rule("LA-MOVE-06")
def test_extra_fuel_is_declared_before_the_token_moves():
    scene = Scene().cargo(fuel=3).crew(active=NO_CREW_BONUS)
    turn(scene)
    assert [ends(scene, fuel) for fuel in range(4)] == [[1, 2], [1, 2, 3], [1, 2, 3, 4], []]
    scene.play("drive-to 2 0 1 road")
    assert scene.convoy().fuel == 0, "what was declared is spent even if it was not needed"
    assert scene.convoy().waypoint == 1


@pytest.mark.rule("LA-MOVE-09", "LA-RUL-26")
def test_a_convoy_passes_the_aurora_and_stops_at_the_last_waypoint():
    scene = Scene().cargo(fuel=4).crew(active=NO_CREW_BONUS).at(FIRST_STOP - 1, 0)
    scene.t.aurora = 1
    turn(scene)
    assert ends(scene, 3) == list(range(FIRST_STOP, FIRST_STOP + 5))
    scene = Scene().cargo(fuel=4).at(LAST - 1, 0)
    turn(scene)
    assert ends(scene, 3) == [LAST], "only the last waypoint is left to go to"
    scene.play(f"drive-to 3 0 {LAST} road")
    assert scene.through
    assert scene.convoy().waypoint == LAST
    reason = why_not_move(scene.t, 0)
    assert reason is not None
    assert reason.rule == "LA-RUL-26"


@pytest.mark.rule("LA-MOVE-10", "LA-WAY-01", "LA-WAY-02", "LA-WAY-05")
def test_a_resource_counter_is_taken_where_the_move_ends():
    scene = Scene().cargo(fuel=1).crew(active=NO_CREW_BONUS)
    scene.t.special[1] = AMMO
    scene.t.special[2] = FOOD
    turn(scene).play("drive-to 0 0 2 road")
    assert scene.options == ["take-counter", "leave-counter"]
    scene.play("take-counter")
    assert scene.convoy().food == 1
    assert scene.convoy().ammo == 0, "passing a counter has no effect"
    assert scene.t.special[2] == NONE
    assert scene.t.special[1] == AMMO


@pytest.mark.rule("LA-WAY-02")
def test_a_counter_may_be_left():
    scene = Scene().cargo(fuel=1).crew(active=NO_CREW_BONUS)
    scene.t.special[1] = FUEL
    turn(scene).play("drive-to 0 0 1 road", "leave-counter")
    assert scene.t.special[1] == FUEL
    assert scene.convoy().fuel == 0


@pytest.mark.rule("LA-WAY-03")
def test_an_object_counter_gives_an_object():
    scene = Scene().cargo(fuel=1).crew(active=NO_CREW_BONUS)
    scene.t.special[1] = OBJECT
    turn(scene).play("drive-to 0 0 1 road", "take-counter")
    assert len(scene.convoy().objects) == 1
    assert scene.t.special[1] == NONE


@pytest.mark.rule("LA-WAY-04")
def test_a_contamination_counter_must_be_suffered_and_stays():
    scene = Scene().cargo(fuel=1).crew(active="leader", rest="hermit")
    scene.t.special[2] = CONTAMINATION
    turn(scene).play("drive-to 0 0 2 road")
    assert scene.asked == "contaminate"
    scene.play("contaminate hermit")
    assert scene.t.contamination[card("hermit")] == 1
    assert scene.t.special[2] == CONTAMINATION


@pytest.mark.rule("LA-RUL-28")
def test_a_counter_whose_resource_the_supply_lacks_stays():
    scene = Scene().cargo(fuel=1).crew(active=NO_CREW_BONUS)
    scene.t.special[1] = AMMO
    scene.t.supply[AMMO] = 0
    turn(scene).play("drive-to 0 0 1 road")
    assert scene.through
    assert scene.t.special[1] == AMMO


@pytest.mark.rule("LA-RUL-25")
def test_a_convoy_that_stays_ends_no_move():
    scene = Scene().cargo(fuel=1).crew(active="leader").at(2, 0)
    scene.t.special[2] = CONTAMINATION
    turn(scene).play("stay")
    assert scene.through
    assert not any(scene.t.contamination)


@pytest.mark.rule("LA-RUL-25")
def test_who_has_spent_fuel_must_move():
    scene = turn(Scene().cargo(fuel=1).crew(active=NO_CREW_BONUS))
    assert scene.options == ["drive-to 0 0 1 road", "drive-to 0 0 2 road", "stay"]
    beta = turn(Scene(map="beta").cargo(fuel=1).crew(active=NO_CREW_BONUS).at(8, 0))
    assert beta.options == ["drive 0 0", "stay"], "a shortcut ahead has to be paid for"
    beta.play("drive 0 0")
    assert beta.asked == "destination"
    assert "halt" not in beta.options


@pytest.mark.rule("LA-MOVE-11", "LA-MOVE-12", "LA-SLOT-09")
def test_a_tracked_shortcut_is_one_road_for_convoys_with_tracks():
    scene = Scene().cargo(fuel=1).crew(active=NO_CREW_BONUS).at(5, 0)
    turn(scene)
    assert ends(scene) == [6, 7]
    reason = why_not_shortcut(scene.t, 0, 1, 0)
    assert reason is not None
    assert reason.rule == "LA-MOVE-12"
    scene = Scene().cargo(fuel=1).crew(active=NO_CREW_BONUS).at(5, 0)
    scene.convoy_cards(0, "truck", "snow-tracks", "container", "-")
    turn(scene)
    assert ends(scene) == [6, 7, 8, 9]
    scene.play("drive-to 0 0 9 track1")
    assert scene.convoy().waypoint == 9


@pytest.mark.rule("LA-SLOT-09", "LA-SLOT-07")
def test_damaged_tracks_open_no_shortcut():
    scene = Scene().cargo(fuel=1).crew(active=NO_CREW_BONUS).at(5, 0)
    scene.convoy_cards(0, "truck", "snow-tracks", "container", "-").damage(0, "above-truck-1")
    turn(scene)
    assert ends(scene) == [6, 7]


@pytest.mark.rule("LA-SLOT-12", "LA-LOOT-05")
def test_food_in_the_turbo_truck_counts_like_extra_fuel_but_not_as_the_first():
    scene = Scene().cargo(fuel=1, food=2).crew(active=NO_CREW_BONUS)
    scene.convoy_cards(0, "biomass-turbo-truck", "-", "container", "-")
    turn(scene)
    assert [len(ends(scene, 0, food)) for food in range(4)] == [4, 5, 6, 0]
    scene.play("drive-to 0 2 6 road")
    assert scene.told("drives")["speed"] == 4 + 2
    assert (scene.convoy().fuel, scene.convoy().food) == (0, 0)
    hungry = Scene().cargo(fuel=0, food=2)
    hungry.convoy_cards(0, "biomass-turbo-truck", "-", "container", "-")
    reason = refusal(hungry.t, movement.DRIVE, 0, 0, 1)
    assert reason is not None
    assert reason.rule == "LA-MOVE-03"


@pytest.mark.rule("LA-SLOT-12")
def test_other_trucks_and_a_damaged_slot_burn_no_food():
    scene = Scene().cargo(fuel=1, food=2)
    reason = refusal(scene.t, movement.DRIVE, 0, 0, 1)
    assert reason is not None
    assert reason.rule == "LA-SLOT-12"
    scene.convoy_cards(0, "biomass-turbo-truck", "-", "container", "-").damage(0, "truck-4")
    assert refusal(scene.t, movement.DRIVE, 0, 0, 1) == reason


@pytest.mark.rule("LA-SURV-03", "LA-RUL-95")
def test_the_co_pilot_catches_up_when_six_behind_the_foremost_convoy():
    for ahead, speed in ((5, 3), (6, 4)):
        scene = Scene().cargo(fuel=1).crew(active="co-pilot").at(9, 9 + ahead)
        scene.t.order = [1, 0]
        turn(scene).play("drive-to 0 0 10 road")
        assert scene.told("drives")["speed"] == speed, "the road counts, not the turn order track"


@pytest.mark.rule("LA-SURV-03", "LA-RUL-29")
def test_shortcuts_open_to_the_convoy_shorten_its_lag():
    scene = Scene().cargo(fuel=1).crew(active="co-pilot").at(3, 9)
    scene.convoy_cards(0, "truck", "snow-tracks", "container", "-")
    turn(scene).play("drive-to 0 0 4 road")
    assert scene.told("drives")["speed"] == 3


@pytest.mark.rule("LA-SURV-02", "LA-RUL-74", "LA-MOVE-15")
def test_the_medic_wakes_a_survivor_whose_ability_works_at_once():
    scene = Scene().cargo(fuel=1).crew(active="medic", rest="driver leader")
    turn(scene).play("medic driver")
    assert "medic leader" not in scene.options, "once a phase"
    reason = refusal(scene.t, movement.MEDIC, 0, card("leader"))
    assert reason is not None
    assert reason.rule == "LA-ABL-04"
    scene.play("drive-to 0 0 1 road")
    assert scene.told("drives")["speed"] == 3


@pytest.mark.rule("LA-MOVE-15", "LA-SURV-02")
def test_who_does_not_move_may_still_use_abilities():
    scene = Scene().cargo(fuel=0).crew(active="medic", rest="leader")
    turn(scene)
    assert scene.options == ["medic leader", "stay"]
    scene.play("medic leader")
    assert scene.through
    assert card("leader") in scene.convoy().active


@pytest.mark.rule("LA-SURV-12", "LA-MOVE-13", "LA-RUL-73")
def test_the_jackal_finds_a_missing_resource_before_the_move():
    scene = Scene().cargo(food=1).crew(active="jackal")
    turn(scene)
    assert scene.options == ["jackal fuel", "jackal ammo", "stay"]
    held = refusal(scene.t, movement.JACKAL, 0, FOOD)
    assert held is not None
    assert held.rule == "LA-SURV-12"
    scene.play("jackal fuel")
    assert scene.options == ["drive-to 0 0 1 road", "drive-to 0 0 2 road", "stay"]
    scene.play("drive-to 0 0 1 road")
    assert scene.convoy().waypoint == 1


@pytest.mark.rule("LA-SURV-12")
def test_the_jackal_is_useless_with_all_three_types():
    scene = turn(Scene().cargo(food=1, fuel=1, ammo=1).crew(active="jackal"))
    assert not [o for o in scene.options if o.startswith("jackal")]


@pytest.mark.rule("LA-ITEM-02", "LA-ITEM-10")
def test_several_nitrous_oxides_add_up():
    scene = Scene().cargo(fuel=1).crew(active=NO_CREW_BONUS)
    scene.objects(0, "nitrous-oxide", "nitrous-oxide")
    turn(scene).play("use nitrous-oxide", "use nitrous-oxide", "drive-to 0 0 4 road")
    assert scene.told("drives")["speed"] == 4
    assert scene.convoy().objects == []
    assert len(scene.t.object_discard) == 2


@pytest.mark.rule("LA-ITEM-05", "LA-RUL-67")
def test_nitromethane_pays_for_the_move_and_hurts_the_truck_before_the_waypoint_counts():
    scene = Scene().cargo(fuel=1).crew(active=NO_CREW_BONUS).objects(0, "nitromethane")
    scene.t.special[3] = OBJECT
    turn(scene)
    assert "nitro-drive-to 1 0 3 road" in scene.options, "extra fuel may still be spent"
    assert "nitro-drive-to 0 0 2 road" in scene.options
    assert "nitro-drive-to 0 0 3 road" not in scene.options, "the card pays; it adds no speed"
    scene.play("nitro-drive-to 1 0 3 road")
    assert (scene.convoy().fuel, scene.convoy().objects) == (0, [])
    assert scene.asked == "damage"
    slots = [o.split()[1] for o in scene.options if o.startswith("damage")]
    assert slots
    assert all(slot.startswith("truck-") for slot in slots)
    scene.play("damage truck-1")
    assert scene.asked == "waypoint_take", "one damage"
    spared = Scene().cargo(fuel=1).crew(active=NO_CREW_BONUS).objects(0, "nitromethane")
    turn(spared).play("nitro-drive-to 0 0 2 road", "damage truck-1")
    assert spared.convoy().fuel == 1, "discarded instead of the fuel"
    assert sum(spots.bit_count() for spots in spared.convoy().damage) == 1
    without = turn(Scene().cargo(fuel=1)).options
    assert not [option for option in without if option.startswith("nitro")]


@pytest.mark.rule("LA-RUL-67", "LA-PLC-11")
def test_nitromethane_does_nothing_to_a_fully_damaged_truck():
    scene = Scene(map="beta").cargo(fuel=0).crew(active=NO_CREW_BONUS).objects(0, "nitromethane")
    scene.at(5, 0).damage(0, "truck-1", "truck-3", "truck-4")
    turn(scene).play(
        "nitro-drive 0 0", "take-shortcut 2 road", "damage truck-2", "damage trailer1-1"
    )
    scene.play("halt")
    assert scene.through
    assert scene.convoy().damage == [0b1111, 0, 0b001, 0]


@pytest.mark.rule("LA-MOVE-14", "LA-ORD-03")
def test_the_turn_order_is_updated_after_everybody_moved():
    scene = Scene(2).at(0, 1).cargo(0, fuel=2).cargo(1)
    scene.run((movement_phase,)).play("drive-to 1 0 4 road")
    assert scene.through
    assert scene.t.order == [1, 0]


@pytest.mark.rule("LA-RUL-91", "LA-FIRE-04")
def test_the_cargo_is_arranged_only_where_an_enemy_threatens():
    scene = Scene(2).at(0, 0).cargo(0, ammo=1).cargo(1)
    scene.run((movement_phase,))
    assert scene.through
    assert scene.convoy().loads == []
    scene.zone("war-wolves").run((movement_phase,))
    assert scene.asked == "arrange"
    assert scene.convoy().loads


@pytest.mark.rule("LA-MOVE-16", "LA-BETA-24")
def test_reaching_the_aurora_changes_nothing_before_phase_5():
    scene = Scene().cargo(fuel=1).crew(active=NO_CREW_BONUS).at(20, 0)
    turn(scene).play("drive-to 0 0 21 road")
    assert scene.through
    assert not scene.t.over


@pytest.mark.rule("LA-RUL-81")
def test_an_object_found_at_the_end_of_the_move_cannot_lengthen_it():
    scene = Scene().cargo(fuel=1).crew(active=NO_CREW_BONUS)
    scene.t.special[1] = OBJECT
    scene.t.object_deck.append(
        scene.t.object_deck.pop(scene.t.object_deck.index(card("nitrous-oxide")))
    )
    turn(scene).play("drive-to 0 0 1 road", "take-counter")
    assert scene.convoy().objects == [card("nitrous-oxide")]
    assert scene.through, "nothing is left to be used or driven"


@pytest.mark.rule("LA-RUL-81")
def test_an_object_of_any_phase_found_at_the_end_of_the_move_may_be_used():
    scene = Scene().cargo(fuel=1).crew(active=NO_CREW_BONUS).damage(0, "truck-1")
    scene.t.special[1] = OBJECT
    scene.t.object_deck.append(
        scene.t.object_deck.pop(scene.t.object_deck.index(card("welding-torch")))
    )
    turn(scene).play("drive-to 0 0 1 road", "take-counter")
    assert scene.options == ["use welding-torch", "end-movement"]
