"""Disasters, losses, rooms as such, and the scoring of Outlive."""

import pytest
from tests.games.outlive.scene import Scene

from ashfall.games.outlive import disasters, night, rounds, scoring
from ashfall.games.outlive.shelter import lose_survivors
from ashfall.games.outlive.things import DISASTERS, FOREST, MINE, PARK


def strike(s, name):
    s.strike(name)
    return s.run((disasters.strike, DISASTERS.index(name)))


# Survivors


@pytest.mark.rule("OL-SHEL-07", "OL-GEN-14", "OL-GEN-09")
def test_each_lost_survivor_is_chosen_from_any_room_or_the_airlock():
    s = Scene()
    s.rooms(0, pantry=2, smokehouse=1)
    s.airlock(0, 1)
    crowd = s.t.crowd
    s.run((lose_survivors, 0, 2))
    assert s.options() == [
        "lose-survivor airlock",
        "lose-survivor pantry",
        "lose-survivor smokehouse",
    ]
    s.choose("lose-survivor pantry")
    assert not s.works(0, "pantry")
    s.choose("lose-survivor airlock")
    assert s.t.crowd == crowd + 2
    assert s.question == ""


@pytest.mark.rule("OL-SHEL-08", "OL-SHEL-09", "OL-RUL-87")
def test_a_loss_larger_than_the_colony_takes_all_and_no_more():
    s = Scene()
    s.rooms(0, pantry=2)
    s.airlock(0, 1)
    s.run((lose_survivors, 0, 5))
    assert s.colony().survivors == 0
    assert s.question == ""
    s.check()
    s.run((lose_survivors, 0, 1))
    assert s.colony().survivors == 0


@pytest.mark.rule("OL-RUL-87", "OL-RUL-60")
def test_a_loss_from_the_only_place_is_not_asked():
    s = Scene()
    s.rooms(0, pantry=2)
    s.run((lose_survivors, 0, 1))
    assert s.question == ""
    assert s.held(0, "pantry") == 1


@pytest.mark.rule("OL-SHEL-10")
def test_everything_in_a_shelter_is_public():
    s = Scene()
    s.tile(0, "axe")
    s.tile(0, "bow", repaired=False)
    s.give(0, wood=2)
    s.rooms(0, pantry=1)
    assert s.game.view(1)["colonies"] == s.game.view(0)["colonies"] == s.game.view(None)["colonies"]
    seen = s.game.view(1)["colonies"][0]
    assert [t["equipment"] for t in seen["broken"]] == ["equipment:bow"]
    assert [t["equipment"] for t in seen["repaired"]] == ["equipment:axe"]


@pytest.mark.rule("OL-SHEL-02", "OL-RUL-04")
def test_the_airlock_has_three_rows_of_two_cells():
    s = Scene()
    s.give(0, can=12)
    s.run((night.choose_recruits, 0))
    assert s.options()[-1] == "recruit 6"
    assert s.t.box.rows_filled == (0, 1, 1, 2, 2, 3, 3)


@pytest.mark.rule("OL-GEN-09", "OL-ROOM-24", "OL-RUL-35")
def test_a_room_works_only_while_every_cell_is_filled():
    s = Scene()
    s.rooms(0, pantry=1)
    s.at(0, "amusement_park", "dam", "mine", "forest")
    s.go(0, "5", "cargo-ship")
    assert s.store() == {"can": 3}
    s = Scene()
    s.rooms(0, smokehouse=4)
    strike(s, "sudden_cold")
    assert not s.works(0, "smokehouse")
    s.game_stack(0, 0)
    s.at(0, "blackwood", "dam", "mine", "cargo_ship")
    s.go(0, "5", "forest").choose("hunt")
    assert s.store() == {"meat": 1}
    s.choose("done")
    s.at(0, "forest", "dam", "amusement_park", "mine")
    s.go(0, "3a", "cargo-ship").choose("house smokehouse")
    assert s.works(0, "smokehouse")


# Disasters


@pytest.mark.rule("OL-DIS-13")
@pytest.mark.parametrize(("players", "amount"), [(2, 2), (3, 3), (4, 4)])
@pytest.mark.parametrize(
    ("name", "zone"),
    [
        pytest.param("forest_fire", FOREST, marks=pytest.mark.rule("OL-DIS-01")),
        pytest.param("collapse", MINE, marks=pytest.mark.rule("OL-DIS-02")),
        pytest.param("thieves", PARK, marks=pytest.mark.rule("OL-DIS-03")),
    ],
)
def test_zone_disasters_remove_tokens_to_the_supply(players, amount, name, zone):
    s = Scene(players)
    stock = list(s.t.stock)
    strike(s, name)
    stock[zone] -= amount
    assert s.t.stock == stock
    s.check()
    s.t.supply[s.t.box.resource[zone]] += s.t.stock[zone] - 1
    s.t.stock[zone] = 1
    s.run((disasters.strike, DISASTERS.index(name)))
    assert s.t.stock[zone] == 0
    s.check()


@pytest.mark.rule("OL-DIS-05")
@pytest.mark.parametrize(("players", "amount"), [(2, 1), (3, 2), (4, 3)])
def test_hard_times_empty_three_zones(players, amount):
    s = Scene(players)
    before = [s.t.stock[z] for z in (FOREST, MINE, PARK)]
    strike(s, "hard_times")
    assert [s.t.stock[z] for z in (FOREST, MINE, PARK)] == [n - amount for n in before]


@pytest.mark.rule("OL-DIS-04")
def test_the_sandstorm_caps_actions_hunts_and_places_at_3():
    s = Scene()
    strike(s, "sandstorm")
    s.game_stack(0, 1)
    s.at(0, "blackwood", "dam", "mine", "cargo_ship")
    s.go(0, "5", "forest")
    assert s.t.turn.actions == 3
    assert "hunt" not in s.options()


@pytest.mark.rule("OL-DIS-06")
def test_the_cloud_moves_every_marker_two_steps_whatever_the_airlock_holds():
    s = Scene()
    s.airlock(0, 6)
    s.rooms(0, filter_station=3)
    s.colony(1).radiation = 10
    s.rooms(1, pantry=2)
    strike(s, "radioactive_cloud")
    assert s.colony(0).radiation == 5
    assert s.colony(1).radiation == 11
    assert s.colony(1).survivors == 1


@pytest.mark.rule("OL-DIS-07", "OL-RUL-25")
def test_rats_take_a_provision_or_else_a_survivor_or_else_nothing():
    s = Scene(3)
    s.give(0, meat=1, can=1)
    s.rooms(1, pantry=2)
    strike(s, "rat_infestation")
    assert s.options() == ["lose meat", "lose can"]
    s.choose("lose meat")
    assert s.store(0) == {"can": 1}
    assert s.colony(1).survivors == 1
    assert s.colony(2).survivors == 0
    s = Scene()
    s.rooms(0, water_reserve=3)
    s.give(0, can=1)
    strike(s, "rat_infestation")
    assert s.options() == ["lose can", "lose-reserve"]
    s.choose("lose-reserve")
    assert s.store(0) == {"can": 1}
    assert night.reserve_water(s.t, s.colony(0)) == 0
    s = Scene()
    s.rooms(0, water_reserve=3)
    strike(s, "rat_infestation")
    assert s.colony(0).survivors == 3
    assert night.reserve_water(s.t, s.colony(0)) == 0


@pytest.mark.rule("OL-DIS-08", "OL-RUL-33")
def test_raiders_take_two_tokens_or_all_there_is_and_one_survivor():
    s = Scene()
    s.give(0, wood=1, ammo=2, can=5)
    s.rooms(0, pantry=2)
    strike(s, "raiders")
    assert s.options() == ["lose wood", "lose ammo"]
    s.choose("lose ammo")
    s.choose("lose wood")
    assert s.store(0) == {"ammo": 1, "can": 5}
    assert s.colony(0).survivors == 2
    for ammo, survivors in ((0, 1), (1, 1), (2, 2)):
        s = Scene()
        s.give(0, ammo=ammo)
        s.rooms(0, pantry=2)
        strike(s, "raiders")
        assert s.store(0) == {}
        assert s.colony(0).survivors == survivors


@pytest.mark.rule("OL-DIS-09")
def test_sudden_cold_takes_a_survivor_of_the_players_choice():
    s = Scene()
    s.rooms(0, pantry=2)
    s.airlock(0, 1)
    strike(s, "sudden_cold")
    s.choose("lose-survivor airlock")
    assert s.colony(0).survivors == 2
    assert s.colony(1).survivors == 0


@pytest.mark.rule("OL-DIS-10")
@pytest.mark.parametrize(("players", "amount"), [(2, 2), (3, 3), (4, 4)])
def test_nomads_reveal_search_tokens_in_both_cities_for_nobody(players, amount):
    s = Scene(players)
    left = [len(pile) for pile in s.t.search]
    strike(s, "nomads")
    assert [len(pile) for pile in s.t.search] == [n - amount for n in left]
    assert all(not any(colony.store) for colony in s.t.colonies)
    s.search_stack(0, "plank")
    s.run((disasters.strike, DISASTERS.index("nomads")))
    assert s.t.search[0] == []


@pytest.mark.rule("OL-DIS-14", "OL-ROOM-09", "OL-RUL-32", "OL-GEN-12")
def test_full_bulkheads_keep_exactly_the_four_shelter_disasters_out():
    covered = [DISASTERS[i] for i, hits in enumerate(Scene().t.box.strikes_shelters) if hits]
    assert sorted(covered) == ["radioactive_cloud", "raiders", "rat_infestation", "sudden_cold"]
    for name in covered:
        s = Scene()
        s.rooms(0, bulkheads=3)
        s.give(0, wood=1, can=1)
        strike(s, name)
        assert s.question == ""
        assert s.store(0) == {"wood": 1, "can": 1}
        assert s.colony(0).survivors == 3
        assert s.colony(0).radiation == 3
        s.run((disasters.strike, DISASTERS.index(name)))
        assert s.colony(0).survivors == 3
    s = Scene()
    s.rooms(0, bulkheads=2)
    strike(s, "sudden_cold")
    assert s.colony(0).survivors == 1
    s = Scene()
    s.rooms(0, bulkheads=3)
    stock = s.t.stock[FOREST]
    strike(s, "forest_fire")
    assert s.t.stock[FOREST] == stock - 2


@pytest.mark.rule("OL-DAY-03", "OL-DIS-15", "OL-EVT-08")
def test_an_unsolved_disaster_strikes_again_every_day_after_restocking():
    s = Scene()
    s.strike("forest_fire")
    card = s.t.caravan.pop()
    s.t.aside.append(card)
    s.run((rounds.dawn,))
    strikes = [v["disaster"] for v in s.told("disaster_strikes")]
    assert strikes[-1] == 0
    assert s.t.stock[FOREST] <= 4


# Scoring


@pytest.mark.rule(
    "OL-EX-12",
    "OL-SCORE-02",
    "OL-SCORE-03",
    "OL-SCORE-04",
    "OL-SCORE-05",
    "OL-SCORE-06",
    "OL-SCORE-07",
)
def test_example_final_score():
    s = Scene()
    s.rooms(0, pantry=2, hideout=2, butchery=2, filter_station=3, smokehouse=1)
    s.airlock(0, 5)
    for name in ("axe", "bow", "ammo_box", "crowbar", "trap", "heat_sensor"):
        s.tile(0, name)
    s.tile(0, "shotgun", repaired=False)
    s.strike("sandstorm")
    s.colony().solved = [s.t.struck.pop()]
    s.colony().radiation = 5
    parts = {name: values[0] for name, values in s.game.score_sheet()}
    assert parts == {
        "survivors": 15, "disasters": 5, "rooms": 4, "equipment": 6, "pairs": 2, "radiation": -2,
    }  # fmt: skip
    assert s.game.scores()[0] == 30


@pytest.mark.rule("OL-SCORE-03", "OL-RUL-48")
def test_full_rooms_score_by_their_number_and_partly_filled_ones_only_for_their_people():
    assert Scene().t.box.room_score == (0, 0, 1, 2, 4, 7, 11, 17)
    s = Scene()
    s.rooms(0, pantry=2, hideout=2, butchery=1)
    s.airlock(0, 6)
    parts = {name: values[0] for name, values in s.game.score_sheet()}
    assert parts["rooms"] == 1
    assert parts["survivors"] == 11


@pytest.mark.rule("OL-SCORE-08", "OL-RUL-07", "OL-RUL-73")
def test_a_pair_is_a_left_and_a_right_half_and_exhausted_tiles_count():
    s = Scene()
    s.tile(0, "axe")
    assert scoring.pairs(s.t, s.colony()) == 0
    s.tile(0, "bow")
    s.colony().ready = 0
    assert scoring.pairs(s.t, s.colony()) == 1
    s.tile(0, "trap")
    assert scoring.pairs(s.t, s.colony()) == 1
    box = s.t.box
    for symbol in set(box.symbol):
        halves = [half for half, own in zip(box.half, box.symbol, strict=True) if own == symbol]
        assert sorted(halves) == ["left", "right"]


def finish(s):
    s.t.finish()
    return s.game.winners()


@pytest.mark.rule("OL-SCORE-09", "OL-RUL-86")
def test_the_highest_total_wins_even_when_negative():
    s = Scene()
    s.colony(0).radiation = 8
    s.colony(1).radiation = 9
    assert finish(s) == [0]


@pytest.mark.rule("OL-SCORE-10", "OL-RUL-52", "OL-RUL-53")
def test_ties_go_to_provisions_then_all_resources_then_are_shared():
    s = Scene()
    s.give(0, can=1, wood=5)
    s.give(1, can=2)
    assert finish(s) == [1]
    s = Scene()
    s.give(0, can=1, wood=1)
    s.give(1, can=1, ammo=2)
    assert finish(s) == [1]
    s = Scene()
    s.give(0, can=1, wood=1)
    s.give(1, water=1, ammo=1)
    assert finish(s) == [0, 1]
