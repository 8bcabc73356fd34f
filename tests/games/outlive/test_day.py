"""Dawn, the start of the day and movement of Outlive."""

import pytest
from tests.games.outlive.scene import Scene

from ashfall.games.outlive import disasters, movement, night, rounds
from ashfall.games.outlive.things import BASE, DAM, DISASTER_PIECE, FOREST, MINE, PARK, WATER, WOOD

# Dawn


@pytest.mark.rule("OL-DAWN-02", "OL-DAWN-03", "OL-DAWN-04", "OL-EX-02")
@pytest.mark.parametrize(("players", "tokens", "water"), [(2, 6, 7), (3, 8, 9), (4, 10, 11)])
def test_dawn_tops_zones_up_to_exactly_their_number(players, tokens, water):
    s = Scene(players)
    for left in range(water + 1):
        moved = s.t.stock[DAM] - left
        s.t.stock[DAM] = left
        s.t.supply[WATER] += moved
        rounds.restock(s.t)
        assert s.t.stock[DAM] == water
    s.t.supply[WOOD] += s.t.stock[FOREST]
    s.t.stock[FOREST] = 0
    rounds.restock(s.t)
    assert [s.t.stock[z] for z in (FOREST, BASE, MINE, PARK)] == [tokens] * 4
    s.check()


@pytest.mark.rule("OL-DAWN-01", "OL-GEN-03", "OL-DAWN-05", "OL-CLEAN-05")
def test_every_round_is_dawn_day_night():
    s = Scene()
    s.t.algae = False
    s.run((rounds.cleanup,))
    assert s.t.day == 2
    assert s.t.algae
    s = Scene(2, seed=5)
    s.run((rounds.turn_of, 0))
    while not s.game.over:
        s.game.play(0, seat=s.asked)
    kinds = ("dawn", "disaster_revealed", "nightfall", "game_over")
    told = [event.kind for _, event in s.game.events if event.kind in kinds]
    assert told == ["nightfall"] + ["dawn", "disaster_revealed", "nightfall"] * 5 + ["game_over"]


@pytest.mark.rule("OL-DAWN-06")
def test_face_up_equipment_is_discarded_by_both_cities_and_three_new_tiles_are_revealed_each():
    s = Scene()
    old = [*s.t.shown[0], *s.t.shown[1]]
    tops = [s.t.stacks[0][-3:][::-1], s.t.stacks[1][-3:][::-1]]
    before = len(s.t.junk)
    rounds.lay_out_equipment(s.t)
    assert s.t.shown == tops
    assert s.t.junk[before:] == old
    assert all(s.t.knows(None, tile) for shown in s.t.shown for tile in shown)


@pytest.mark.rule("OL-DAWN-07", "OL-RUL-41")
def test_an_empty_stack_is_renewed_from_the_one_discard_pile_and_only_that_stack():
    s = Scene()
    s.t.junk += s.t.stacks[0][:-1]
    s.t.stacks[0] = s.t.stacks[0][-1:]
    other = len(s.t.stacks[1])
    discards = len(s.t.junk) + 6
    rounds.lay_out_equipment(s.t)
    assert len(s.t.shown[0]) == 3
    assert len(s.t.stacks[0]) == discards - 2
    assert len(s.t.stacks[1]) == other - 3
    assert not s.t.junk
    s.check()
    s.t.stacks = [[], []]
    s.t.junk, s.t.shown = [], [[], []]
    rounds.lay_out_equipment(s.t)
    assert s.t.shown == [[], []]


@pytest.mark.rule("OL-DAWN-08")
@pytest.mark.parametrize(("players", "out"), [(2, 4), (3, 2), (4, 0)])
def test_all_ten_search_tokens_are_shuffled_and_some_lie_out_of_the_round(players, out):
    s = Scene(players)
    s.search_stack(0, "plank")
    stores = [list(colony.store) for colony in s.t.colonies]
    rounds.lay_out_search(s.t, 0)
    assert len(s.t.search[0]) == 10 - out
    zone = s.game.view(0)["zones"][7]
    assert len(zone["search_shown"]) == out
    assert [list(colony.store) for colony in s.t.colonies] == stores


@pytest.mark.rule("OL-DAWN-09", "OL-RUL-62", "OL-RUL-17")
def test_each_empty_place_of_the_ship_gets_one_survivor_never_a_second():
    s = Scene()
    s.t.crowd += 3
    s.t.aboard = 1 << 5
    crowd = s.t.crowd
    rounds.man_ship(s.t)
    assert s.t.aboard == 0b1111000
    assert s.t.crowd == crowd - 3
    rounds.man_ship(s.t)
    assert s.t.crowd == crowd - 3
    s.t.aboard, s.t.crowd = 0, 2
    rounds.man_ship(s.t)
    assert (s.t.aboard, s.t.crowd) == (0b11000, 0)


@pytest.mark.rule("OL-DAWN-10", "OL-HUNT-11")
def test_game_stacks_are_never_restocked():
    s = Scene()
    s.t.aside += s.t.game[0]
    s.t.game[0] = []
    sizes = [len(pile) for pile in s.t.game]
    s.run((rounds.cleanup,))
    assert [len(pile) for pile in s.t.game] == sizes
    s.at(0, "blackwood", "dam", "mine", "cargo_ship")
    s.give(0, ammo=9)
    s.go(0, "5", "forest")
    assert "hunt" not in s.options()
    assert s.why("hunt") == "OL-HUNT-11"


# The start of the day


@pytest.mark.rule("OL-DAY-01", "OL-DAY-02", "OL-DAY-03", "OL-RUL-34", "OL-DIS-15")
def test_the_new_disaster_strikes_first_then_the_unsolved_ones_by_day():
    s = Scene()
    s.strike("hard_times", "forest_fire", "collapse")
    card = s.t.struck.pop()
    s.t.caravan.append(card)
    s.t.aside.append(s.t.caravan.pop(0))
    s.run((rounds.break_of_day,))
    struck = [values["disaster"] for values in s.told("disaster_strikes")]
    assert struck == [1, 4, 0]
    assert s.t.stock[FOREST] == 6 - 1 - 2
    assert s.t.stock[MINE] == 6 - 2 - 1
    assert len(s.t.struck) == 3
    s.run((rounds.cleanup,))
    assert s.t.stock[FOREST] <= 6 - 1 - 2


@pytest.mark.rule("OL-DAY-04", "OL-GEN-05")
def test_shelter_disasters_hit_the_players_in_turn_order():
    s = Scene(4)
    for seat in range(4):
        s.airlock(seat, 2)
        s.rooms(seat, lookout=1)
    s.t.first = 2
    s.strike("sudden_cold")
    s.run((disasters.strike, 8))
    order = []
    while s.question:
        order.append(s.asked)
        s.choose("lose-survivor airlock")
    assert order == [2, 3, 0, 1]


@pytest.mark.rule("OL-DAY-05", "OL-MOV-12", "OL-DAY-06", "OL-GEN-07")
def test_players_activate_one_team_each_in_turn_until_all_teams_have_had_their_turn():
    s = Scene(3)
    for seat in range(3):
        s.at(seat, "forest", "dam", "mine", "cargo_ship")
    s.colony(1).spent = 0b0111
    s.run((rounds.turn_of, 0))
    while s.t.stage == 0:
        asked = s.game.waiting()[0]
        s.game.play(len(asked.options) - 1, seat=asked.seat)
    turns = [values["seat"] for values in s.told("moved")]
    assert turns[:4] == [0, 1, 2, 0]
    assert sorted(turns) == [0] * 4 + [1] + [2] * 4
    assert turns.count(1) == 1
    assert all(c.standing == c.spent == c.berth == 0 for c in s.t.colonies)


@pytest.mark.rule("OL-DAY-07", "OL-NIGHT-02", "OL-ZONE-30")
def test_a_new_first_player_changes_the_order_of_the_night_not_of_the_day():
    s = Scene(3)
    for seat in range(3):
        s.at(seat, "amusement_park", "dam", "mine", "forest")
        s.rooms(seat, lookout=1)
    s.run((rounds.turn_of, 0))
    s.choose("send 5")
    s.choose("go blackwood")
    while s.asked == 0:
        s.choose("done")
    assert s.asked == 1
    s.choose("send 5", "go cargo-ship")
    assert s.t.first == 1
    while s.asked == 1:
        s.choose("leave")
    assert s.asked == 2
    assert s.t.in_order() == [1, 2, 0]
    for colony in s.t.colonies:
        colony.spent = 0b1111
    s.strike("forest_fire")
    for seat in range(3):
        s.give(seat, water=2)
    s.t.stock[DAM] -= 3
    s.t.supply[WATER] += 3
    s.give(1, water=1)
    s.run((rounds.night,))
    assert s.asked == 1


# Movement


@pytest.mark.rule("OL-MOV-01", "OL-MOV-08", "OL-ACT-06")
def test_an_own_team_not_yet_activated_moves_and_stands_up():
    s = Scene()
    s.colony(0).spent = 0b0001
    s.run((movement.choose_team, 0))
    assert s.options() == ["send 4", "send 3a", "send 3b"]
    assert s.why("send 5") == "OL-ACT-06"
    assert s.why("go mine") == "OL-MOV-01"
    s.choose("send 3b")
    s.choose("go mine")
    assert s.colony(0).standing == 0b1000
    assert s.colony(0).teams[3] == MINE


@pytest.mark.rule("OL-MOV-02", "OL-MOV-03", "OL-MOV-04", "OL-MOV-05", "OL-MOV-06")
def test_one_or_two_steps_either_way_not_onto_an_own_team_but_past_it():
    s = Scene()
    s.at(0, "military_base", "dam", "mine", "blackwood")
    s.at(1, "silent_peak", "forest", "mine", "amusement_park")
    s.run((movement.choose_team, 0))
    s.choose("send 5")
    assert s.options() == ["go forest", "go silent-peak"]
    assert s.why("go dam") == "OL-MOV-04"
    assert s.why("go military-base") == "OL-MOV-03"
    assert s.game.why_not("go cargo-ship").values == {"steps": 4}
    assert s.why("go cargo-ship") == "OL-MOV-02"


@pytest.mark.rule("OL-EX-03")
def test_example_movement():
    s = Scene()
    s.at(0, "mine", "dam", "military_base", "forest")
    s.stand(0, "3b", "forest")
    s.run((movement.choose_team, 0))
    s.choose("send 3a")
    assert s.t.turn.zone == s.colony(0).teams[2]
    assert s.colony(0).teams[2] == 3
    for team in ("4", "5"):
        s.go(0, team)
        assert "go military-base" in s.options()


@pytest.mark.rule("OL-MOV-07")
def test_passing_through_a_zone_has_no_effect_there():
    s = Scene()
    s.at(0, "amusement_park", "dam", "mine", "forest")
    s.stand(1, "3a", "cargo_ship")
    s.colony(1).berth = 3
    s.give(1, wood=5)
    s.t.first = 1
    s.go(0, "5", "blackwood")
    assert s.t.first == 1
    assert not s.t.visited
    assert s.store(1) == {"wood": 5}
    assert not s.told("attacked")


@pytest.mark.rule("OL-MOV-06", "OL-ZONE-33")
def test_only_the_places_of_the_ship_bar_a_zone_and_the_ship_can_always_be_passed():
    s = Scene(3)
    s.at(0, "amusement_park", "dam", "mine", "forest")
    for other, place in ((1, 5), (2, 4)):
        s.stand(other, "5" if place == 5 else "4", "cargo_ship")
        s.colony(other).berth = place
    s.run((movement.choose_team, 0))
    s.choose("send 5")
    assert s.options() == ["go silent-peak", "go blackwood"]
    assert s.why("go cargo-ship") == "OL-ZONE-33"


def stuck(s):
    """Team 5 in the forest with own teams on all zones it could reach except the ship's side."""
    s.at(0, "amusement_park", "mine", "silent_peak", "blackwood")
    s.colony(0).spent = 0b1110
    s.stand(1, "5", "cargo_ship")
    s.colony(1).berth = 5


@pytest.mark.rule("OL-MOV-09", "OL-RUL-19")
def test_a_team_without_a_way_stays_lying_and_counts_as_activated():
    s = Scene()
    stuck(s)
    s.run((movement.choose_team, 0))
    assert s.question == ""
    colony = s.colony(0)
    assert colony.spent == 0b1111
    assert not colony.standing
    assert colony.teams[0] == PARK
    assert not s.told("attacked")
    assert not s.told("gained")
    s.stand(1, "4", "silent_peak")
    s.at(1, "amusement_park", "silent_peak", "dam", "forest")
    s.go(1, "4", "amusement-park")
    assert not s.told("attacked")


@pytest.mark.rule("OL-MOV-10", "OL-MOV-11", "OL-RUL-20")
def test_nobody_stays_while_another_team_can_move():
    s = Scene()
    stuck(s)
    s.colony(0).spent = 0b0110
    s.run((movement.choose_team, 0))
    assert s.question == "choose_destination"
    s = Scene()
    stuck(s)
    s.colony(0).spent = 0b0100
    s.at(0, "amusement_park", "mine", "silent_peak", "blackwood")
    s.run((movement.choose_team, 0))
    assert s.options() == ["send 4", "send 3b"]
    assert s.why("stay 5") == "OL-MOV-10"
    assert s.why("send 5") == "OL-MOV-09"


@pytest.mark.rule("OL-MOV-10", "OL-RUL-16")
def test_a_way_that_needs_a_tool_is_offered_but_never_forced():
    for tool in ("grappling_hook", "exoskeleton"):
        s = Scene()
        stuck(s)
        s.tile(0, tool)
        s.run((movement.choose_team, 0))
        assert s.options() == ["send 5", "stay 5"]
        s.choose("stay 5")
        assert not s.colony(0).standing
    s = Scene()
    stuck(s)
    s.rooms(0, boarding_gear=4)
    s.run((movement.choose_team, 0))
    assert s.options() == ["send 5", "stay 5"]
    s.choose("send 5")
    assert s.colony(0).berth == 5


@pytest.mark.rule("OL-GEN-02", "OL-SCORE-01", "OL-SHEL-09", "OL-RUL-52")
def test_the_game_lasts_six_days_ends_after_the_clean_up_and_nobody_is_eliminated():
    s = Scene()
    s.t.day = 6
    s.give(0, meat=4, water=5, can=1)
    s.run((rounds.cleanup,))
    assert s.game.over
    assert s.store(0) == {"water": 2, "can": 1}
    s = Scene()
    assert s.colony(0).survivors == 0
    s.run((rounds.turn_of, 0))
    assert s.asked == 0
    s.give(0, can=3)
    s.run((night.choose_recruits, 0))
    s.choose("recruit 2")
    assert s.colony(0).survivors == 2


def test_the_cards_are_where_they_belong():
    s = Scene()
    assert all(card >= DISASTER_PIECE for card in s.t.caravan)
    s.check()
