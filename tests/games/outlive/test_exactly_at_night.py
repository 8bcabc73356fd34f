"""The night to the letter: what mutants of Outlive's rules would change and only an exact look notices."""

import pytest

from ashfall.engine.verbs import PROOF
from ashfall.games.outlive import building, drifters, night, repairing, rooms, rounds
from ashfall.games.outlive.shelter import lose_survivors
from ashfall.games.outlive.things import (
    AMMO,
    DISASTERS,
    WATER,
)

from .scene import Scene, visit


def solo(**options):
    return Scene(1, solo=True, **options)


def questions(game):
    return [(asked.seat, asked.question) for asked in game.waiting()]


@pytest.mark.rule("OL-NIGHT-01", "OL-RUL-88")
def test_the_night_begins_with_disasters_and_nobody_is_on_turn():
    s = visit("mine", "4", water=9, ammo=9, metal=9, wood=9, can=9)
    s.strike("forest_fire")
    s.rooms(0, warehouse=1)
    s.t.passes = 2
    s.run((rounds.night,))
    assert s.question == "solve"
    assert s.t.stage == 1
    assert not s.told("fed")
    assert s.game.view(0)["turn"] is None
    s.choose("let-be")
    assert s.told("fed")


@pytest.mark.rule("OL-EVT-02")
def test_disasters_are_offered_clockwise():
    s = Scene(3)
    s.strike("forest_fire")
    for seat in range(3):
        s.give(seat, water=4)
    s.t.first = 1
    s.run((rounds.night,))
    order = []
    while s.question == "solve":
        order.append(s.asked)
        s.choose("let-be")
    assert order == [1, 2, 0]


@pytest.mark.rule("OL-EVT-02", "OL-EVT-03", "OL-EVT-04")
def test_who_passed_before_a_solution_is_asked_again():
    s = Scene(2)
    s.strike("forest_fire", "collapse")
    for seat in range(2):
        s.give(seat, water=9, can=7, ammo=7, meat=7, wood=7, metal=7, microchip=7)
    s.run((rounds.night,))
    assert (s.asked, s.question) == (0, "solve")
    s.choose("let-be", "solve forest-fire")
    assert (s.asked, s.question) == (0, "solve")


@pytest.mark.rule("OL-RAD-01", "OL-NIGHT-01")
def test_the_step_of_radiation_moves_the_marker():
    s = Scene()
    s.t.day = 5
    s.run((night.radiation,))
    for side in range(2):
        assert s.colony(side).radiation == s.t.box.track_start + 3
    assert s.t.stage == 3


@pytest.mark.rule("OL-ROOM-08", "OL-FEED-02")
def test_virtual_water_pays_for_one_row_only():
    s = Scene()
    s.rooms(0, water_reserve=3)
    s.airlock(0, 3)
    s.give(0, water=9)
    s.t.stage = 2
    s.run((night.feed, 0))
    eaten = s.t.box.food[s.colony(0).rooms[0]]
    while s.question == "mix":
        s.choose(s.options()[0])
    assert 9 - s.colony(0).store[WATER] == 2 - 1 + eaten
    assert not s.told("starved")


@pytest.mark.rule("OL-ROOM-08", "OL-FEED-05")
def test_what_virtual_water_does_not_cover_starves_one_survivor_each():
    s = Scene()
    s.rooms(0, water_reserve=3)
    s.airlock(0, 3)
    s.give(0, can=9)
    s.run((night.feed, 0))
    assert s.told("starved")[0]["count"] == 2 - 1


@pytest.mark.rule("OL-ROOM-08", "OL-RUL-26")
def test_food_of_a_room_that_only_virtual_water_can_pay_starves_nobody():
    s = Scene()
    s.rooms(0, water_reserve=3)
    s.give(0, can=s.t.box.food[s.colony(0).rooms[0]] - 1)
    s.run((night.feed, 0))
    assert not s.told("starved")


@pytest.mark.rule("OL-NIGHT-01")
def test_feeding_is_the_second_step():
    s = Scene()
    s.rooms(0, warehouse=3)
    s.give(0, water=2, can=9)
    s.run((night.feeding,))
    assert s.t.stage == 2
    assert s.question == "mix"


@pytest.mark.rule("OL-SHEL-08", "OL-RUL-87")
def test_who_loses_exactly_all_survivors_is_not_asked():
    s = Scene()
    s.rooms(0, warehouse=1)
    s.airlock(0, 1)
    s.run((lambda t: lose_survivors(t, 0, 2),))
    assert s.colony(0).survivors == 0
    assert s.told("all_lost")[0]["count"] == 2


@pytest.mark.rule("OL-REC-03")
def test_the_airlock_takes_only_as_many_as_it_has_cells():
    s = Scene()
    s.airlock(0, s.t.box.airlock - 1)
    s.give(0, can=9)
    s.run((night.choose_recruits, 0))
    assert s.options() == ["recruit 0", "recruit 1"]


@pytest.mark.rule("OL-RUL-83", "OL-ROOM-15", "OL-ROOM-10")
def test_warehouse_and_recycling_shop_are_offered_in_the_order_of_their_verbs():
    s = Scene()
    s.rooms(0, warehouse=3, recycling_shop=2)
    s.tile(0, "axe")
    PROOF.on = True
    try:
        s.run((building.rooms_turn, 0))
    finally:
        PROOF.on = False
    texts = s.options()
    assert texts.index("warehouse") < texts.index("scrap axe")


@pytest.mark.rule("OL-RUL-83", "OL-RUL-44")
def test_nobody_waits_for_others_while_the_supply_is_enough_for_all_workshops():
    s = Scene()
    amount = s.t.box.room_amount[building.AMMO_WORKSHOP]
    for seat in range(2):
        s.give(seat, wood=3)
    s.t.supply[AMMO] = 2 * amount
    s.run((building.rooms_step,))
    assert questions(s.game) == [(0, "rooms"), (1, "rooms")]
    s.t.supply[AMMO] = 2 * amount - 1
    s.run((building.rooms_step,))
    assert questions(s.game) == [(0, "rooms")]


@pytest.mark.rule("OL-SET-05", "OL-ROOM-07")
def test_two_full_workshops_give_twice_the_ammo():
    s = Scene()
    cells = s.t.box.cells[2 * building.AMMO_WORKSHOP]
    s.rooms(0, ammo_workshop=cells, ammo_workshop_2=cells)
    s.run((building.end_rooms, 0))
    assert s.store() == {"ammo": 2 * s.t.box.room_amount[building.AMMO_WORKSHOP]}


@pytest.mark.rule("OL-REP-01")
def test_after_a_repair_another_tile_may_be_repaired():
    s = Scene()
    s.tile(0, "axe", repaired=False)
    s.tile(0, "bow", repaired=False)
    s.give(0, wood=9, metal=9)
    s.run((repairing.repairs_turn, 0)).choose("repair axe")
    while s.question in ("discount", "materials"):
        s.choose(s.options()[0])
    assert "repair bow" in s.options()


@pytest.mark.rule("OL-SOLO-17", "OL-GEN-14")
def test_the_drifters_pay_the_whole_cost_of_a_disaster_and_no_more():
    s = solo()
    s.strike("forest_fire")
    cost = s.t.box.cost[DISASTERS.index("forest_fire")]
    names = ("can", "meat", "water", "ammo", "wood", "metal", "microchip")
    s.give(1, **dict.fromkeys(names, 9))
    before = list(s.colony(1).store)
    s.t.pending = [0, 0]
    s.run((drifters.drifters_consider,))
    assert s.told("solved")
    paid = [had - has for had, has in zip(before, s.colony(1).store, strict=True)]
    assert sum(cost) > 0
    assert paid == list(cost)


@pytest.mark.rule("OL-GEN-10", "OL-ROOM-13")
def test_a_nursery_grows_once_a_round():
    s = Scene()
    s.rooms(0, nursery=4)
    s.run((rooms.grow_nursery, 0), (rooms.grow_nursery, 0))
    assert s.held(0, "nursery") == 5
    assert len(s.told("room_used")) == 1
