"""Shelters to the letter: what mutants of Outlive's rules would change and only an exact look notices."""

import pytest

from ashfall.games.outlive import building, drifters, night, repairing, rooms, scoring, shelter
from ashfall.games.outlive.things import DISASTERS, NURSERY

from .scene import Scene


def solo(**options):
    return Scene(1, solo=True, **options)


def questions(game):
    return [(asked.seat, asked.question) for asked in game.waiting()]


@pytest.mark.rule("OL-RAD-03", "OL-RAD-05")
@pytest.mark.parametrize(("left", "radiated", "over"), [(0, 0, 1), (1, 1, 0), (2, 1, 0)])
def test_only_steps_beyond_the_last_space_cost_survivors(left, radiated, over):
    s = Scene()
    s.airlock(0, 3)
    s.colony().radiation = len(s.t.box.track) - 1 - left
    s.run((shelter.radiate, 0, 1))
    assert len(s.told("radiated")) == radiated
    assert len(s.told("overexposed")) == over


@pytest.mark.rule("OL-SHEL-08", "OL-GEN-09")
def test_rooms_without_survivors_do_not_work():
    s = Scene()
    s.rooms(0, lookout=2)
    assert s.works(0, "lookout")
    s.run((shelter.lose_survivors, 0, 9))
    assert not s.works(0, "lookout")


@pytest.mark.rule("OL-ROOM-13")
def test_a_nursery_with_eight_grows_no_more_and_is_not_used():
    s = Scene()
    s.rooms(0, nursery=s.t.box.nursery_max)
    s.run((rooms.grow_nursery, 0))
    assert not s.told("born")
    assert not s.told("room_used")


@pytest.mark.rule("OL-NIGHT-01")
@pytest.mark.parametrize(
    ("step", "stage"),
    [(night.recruiting, 4), (building.rooms_step, 5), (repairing.repairs_step, 6)],
)
def test_each_step_of_the_night_has_its_number(step, stage):
    s = Scene()
    s.t.stage = 0
    step(s.t)
    assert s.t.stage == stage


@pytest.mark.rule("OL-SOLO-19", "OL-NIGHT-01")
def test_the_drifters_build_in_the_step_of_rooms_and_never_more_than_they_may():
    s = solo()
    s.give(1, wood=8, metal=8)
    s.t.crowd -= 30
    s.colony(1).pile = 30
    s.run((building.rooms_step,))
    while s.question == "rooms":
        s.choose("done")
    assert s.colony(1).annexes == 1
    s.colony(1).annexes = s.t.box.max_rooms
    drifters.drifters_build(s.t)
    assert s.colony(1).annexes == s.t.box.max_rooms


@pytest.mark.rule("OL-RUL-83", "OL-RUL-44")
def test_nobody_waits_for_others_while_there_are_survivors_for_all():
    s = Scene()
    for seat in range(2):
        s.give(seat, can=9, wood=3)
    s.t.crowd = s.t.box.airlock * 2
    s.run((night.recruiting,))
    assert questions(s.game) == [(0, "recruit"), (1, "recruit")]
    s.t.crowd = 2 * s.t.box.room_amount[NURSERY]
    s.run((building.rooms_step,))
    assert questions(s.game) == [(0, "rooms"), (1, "rooms")]


@pytest.mark.rule("OL-REC-03")
def test_nobody_recruits_more_than_an_airlock_and_the_reason_says_how_many_fit():
    s = Scene()
    s.airlock(0, 2)
    assert list(night.recruits(s.t, 0)) == list(range(s.t.box.airlock + 1))
    reason = night.why_not_recruit(s.t, 0, s.t.box.airlock)
    assert reason.values["free"] == s.t.box.airlock - 2


@pytest.mark.rule("OL-EVT-05", "OL-ROOM-08")
def test_virtual_water_pays_exactly_what_is_missing():
    s = Scene()
    s.rooms(0, water_reserve=3)
    s.give(0, water=2)
    fire = DISASTERS.index("forest_fire")
    assert s.t.box.cost[fire][4] == 3
    assert night.reliefs(s.t, 0, fire) == [0]


@pytest.mark.rule("OL-RUL-68", "OL-RUL-25")
def test_virtual_water_pays_for_a_single_water(monkeypatch):
    s = Scene()
    s.rooms(0, water_reserve=3)
    s.give(0, water=1)
    s.strike("forest_fire")
    fire = DISASTERS.index("forest_fire")
    costs = list(s.t.box.cost)
    costs[fire] = (0, 0, 0, 0, 1, 0, 0)
    monkeypatch.setattr(s.t.box, "cost", tuple(costs))
    s.t.pending = [fire, 0]
    s.run((night.relieve, 0, 0))
    assert s.store() == {"water": 1}


@pytest.mark.rule("OL-SOLO-17", "OL-EVT-04")
def test_the_drifters_pass_once_at_a_time():
    s = solo()
    s.strike("forest_fire")
    s.t.passes = 0
    drifters.drifters_consider(s.t)
    assert s.t.passes == 1


@pytest.mark.rule("OL-EVT-06", "OL-EVT-04")
def test_a_solution_makes_every_pass_count_for_nothing():
    s = Scene(2)
    s.strike("forest_fire", "collapse")
    for seat in range(2):
        s.give(seat, water=9, wood=7)
    s.t.passes = 0
    s.run((night.opportunity, 0)).choose("let-be", "solve forest-fire")
    assert s.t.passes == 0


@pytest.mark.rule("OL-SHEL-04")
def test_a_room_can_be_filled_to_its_last_cell_and_no_further():
    s = Scene()
    s.rooms(0, nursery=0)
    cells = s.t.box.cells[2 * NURSERY]
    room = s.colony().rooms[0]
    assert building.why_not_fill(s.t, 0, room, cells) is None
    assert building.why_not_fill(s.t, 0, room, cells + 1).rule == "OL-SHEL-04"


@pytest.mark.rule("OL-BUILD-03", "OL-REP-01")
@pytest.mark.parametrize(("stage", "rule"), [(5, "OL-BUILD-03"), (6, "OL-REP-01")])
def test_materials_are_paid_by_the_rule_of_the_step(stage, rule):
    s = Scene()
    s.give(0, wood=1)
    s.t.stage = stage
    s.run((building.pay_materials, 0, 1, 0, 0))
    assert [event.rule for _, event in s.game.events if event.kind == "spent"] == [rule]


@pytest.mark.rule("OL-RUL-09", "OL-REP-01")
def test_no_more_of_a_kind_is_paid_than_is_printed():
    s = Scene()
    s.give(0, wood=3, metal=3, microchip=3)
    assert building.material_mixes(s.t, 0, (2, 1, 0, 3)) == [(2, 1, 0)]


@pytest.mark.rule("OL-ROOM-10")
def test_a_recycled_tile_is_owned_no_more():
    s = Scene()
    s.rooms(0, recycling_shop=2)
    s.tile(0, "axe")
    s.run((building.recycle, 0, 0))
    assert s.colony().owned == 0
    assert s.colony().ready == 0


@pytest.mark.rule("OL-SOLO-28", "OL-SOLO-23")
def test_a_win_by_less_than_five_is_no_clear_win_and_a_tie_is_lost_on_easy_too(monkeypatch):
    s = solo(difficulty="easy")
    assert scoring.winners(s.t) == [1]
    for theirs, clear in ((8, False), (3, True)):
        totals = {id(s.colony(0)): [9], id(s.colony(1)): [theirs]}
        monkeypatch.setattr(scoring, "parts", lambda _, colony, of=totals: of[id(colony)])
        monkeypatch.setattr(type(s.t), "over", True)
        assert scoring.next_level(s.t) == clear
