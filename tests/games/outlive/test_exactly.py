"""Rules of Outlive at their edges: each of these tests was written for a fault that nothing else noticed."""

import pytest

import ashfall
from ashfall.engine.table import Event
from ashfall.games.outlive import (
    attack,
    building,
    disasters,
    drifters,
    hunting,
    movement,
    night,
    roaming,
    rooms,
    rounds,
    setup,
    shelter,
    ship,
)
from ashfall.games.outlive.state import new_turn
from ashfall.games.outlive.things import (
    AMMO,
    BLACKWOOD,
    CAN,
    CITIES,
    FOREST,
    LEADER_PIECE,
    PLAN,
    SEARCH_PIECE,
    TILE_PIECE,
    WATER_RESERVE,
    WOOD,
)

from .scene import Scene, visit


def solo(**options):
    return Scene(1, solo=True, **options)


def questions(game):
    return [(asked.seat, asked.question) for asked in game.waiting()]


# Set-up


@pytest.mark.rule("OL-RUL-54", "OL-SET-11")
def test_the_secret_choices_of_others_are_imagined_in_every_way_and_no_other():
    game = ashfall.new("outlive", players=2, seed=4)
    for _ in range(7):
        game.play(0, seat=1)
    plans = [game.imagine(0, seed).table.plans[PLAN:] for seed in range(400)]
    assert {plan[setup.FREE] for plan in plans} == set(range(7))
    assert {plan[setup.INSIDE] for plan in plans} == {0, 1, 2}
    assert {plan[setup.LEADER] for plan in plans} == {0, 1}
    zones = {(plan[setup.FIVE], plan[setup.FOUR]) for plan in plans}
    assert zones == {(five, four) for five in range(4) for four in range(4) if five != four}
    dropped = {plan[setup.DROPPED] for plan in plans}
    assert dropped == {1 << a | 1 << b for a in range(6) for b in range(a)}


@pytest.mark.rule("OL-SET-11")
def test_what_is_not_chosen_yet_is_not_imagined_either():
    game = ashfall.new("outlive", players=2, seed=4)
    for chosen in range(3):
        worlds = [game.imagine(0, seed).table.plans[PLAN:] for seed in range(30)]
        assert all(plan[0].bit_count() == min(chosen, 2) for plan in worlds)
        assert all(plan[1:] == [-1] * 5 for plan in worlds)
        game.play(0, seat=1)
    worlds = [game.imagine(0, seed).table.plans[PLAN:] for seed in range(30)]
    assert all(plan[2:] == [-1] * 4 and plan[1] >= 0 for plan in worlds)


@pytest.mark.rule("OL-SOLO-01", "OL-SET-10")
def test_alone_the_5_is_placed_first_then_the_4():
    game = ashfall.new("outlive", players=1, solo=True, seed=4)
    while game.waiting()[0].question != "place_team":
        game.play(0)
    for team in ("5", "4"):
        assert {str(option).split()[1] for option in game.waiting()[0].options} == {team}
        game.play(0)
    assert game.table.day == 1


@pytest.mark.rule("OL-VAR-01")
def test_of_two_equal_teams_the_first_is_placed_first():
    game = ashfall.new("outlive", players=2, seed=4, strategic_placement=True)
    while game.waiting()[0].question != "place_team":
        game.play(0, seat=game.waiting()[0].seat)
    teams = {str(option).split()[1] for option in game.waiting()[0].options}
    assert teams == {"5", "4", "3a"}


@pytest.mark.rule("OL-SET-13")
def test_everybody_has_seen_the_tile_of_a_leader():
    game = ashfall.new("outlive", players=2, seed=4)
    while game.table.day == 0:
        game.play(0, seat=game.waiting()[0].seat)
    for colony in game.table.colonies:
        for tile in colony.broken:
            assert tile >= TILE_PIECE
            assert game.table.knows(None, tile)


# Dawn and day


@pytest.mark.rule("OL-DAWN-08")
def test_search_tokens_are_shuffled_at_dawn():
    s = Scene()
    seen = set()
    for _ in range(6):
        rounds.lay_out_search(s.t, 0)
        seen.add(tuple(s.t.search[0]))
        assert all(SEARCH_PIECE <= piece < SEARCH_PIECE + 10 for piece in s.t.search[0])
    assert len(seen) > 1


@pytest.mark.rule("OL-DAWN-06")
def test_blackwood_lays_out_its_equipment_first():
    s = Scene()
    dawn_tells: list[Event] = []
    s.t.listener = dawn_tells.append
    rounds.lay_out_equipment(s.t)
    shown = [event.values["zone"] for event in dawn_tells if event.kind == "equipment_shown"]
    assert shown == list(CITIES)
    assert shown[0] == BLACKWOOD


@pytest.mark.rule("OL-ZONE-30")
def test_the_first_player_token_changes_hands_on_a_second_day_too():
    s = Scene()
    s.t.visited = True
    s.t.first = 1
    s.t.day = 1
    s.run((rounds.dawn,))
    while s.question == "lose_survivor" or s.question.startswith("lose"):
        s.choose(s.options()[0])
    s.t.struck = []
    visit("cargo-ship", scene=s)
    assert s.t.first == 0


@pytest.mark.rule("OL-MOV-02")
def test_three_steps_are_too_far():
    s = Scene()
    s.at(0, "forest", "mine", "amusement_park", "blackwood")
    s.run((movement.choose_team, 0)).choose("send 5")
    assert s.why("go silent-peak") == "OL-MOV-02"
    assert s.why("go military-base") == ""


@pytest.mark.rule("OL-EQUIP-11", "OL-ZONE-33")
def test_the_hook_does_not_open_a_place_that_is_taken():
    s = Scene()
    s.tile(0, "grappling_hook")
    s.stand(1, "5", "cargo_ship")
    s.colony(1).berth = 5
    assert ship.places_for(s.t, 0, 1) == [4]
    assert ship.places_for(s.t, 0, 0) == [6]
    s.colony(1).berth = 6
    assert ship.places_for(s.t, 0, 0) == [5]
    assert ship.places_for(s.t, 0, 2) == [3, 4]
    s.colony(1).berth = 3
    assert ship.places_for(s.t, 0, 2) == [4]


@pytest.mark.rule("OL-ZONE-36", "OL-SHEL-05")
def test_a_survivor_of_the_ship_may_live_in_a_built_room_that_is_empty():
    s = Scene()
    s.rooms(0, warehouse=0)
    s.airlock(0, s.t.box.airlock)
    visit("cargo-ship", scene=s)
    assert s.held(0, "warehouse") == 1 or "house warehouse" in s.options()


@pytest.mark.rule("OL-GEN-13", "OL-RUL-44")
def test_nothing_is_told_where_the_supply_gives_nothing():
    s = Scene()
    s.t.supply[AMMO] = 0
    s.search_stack(0, "ammunition")
    visit("blackwood", "3a", scene=s).choose("search")
    assert s.told("found")
    assert not s.told("gained")


@pytest.mark.rule("OL-RUL-29", "OL-HUNT-04")
def test_every_way_to_pay_for_a_hunt_pays_it_exactly():
    s = Scene()
    s.tile(0, "shotgun")
    s.tile(0, "trap")
    s.game_stack(2, 0)
    visit("amusement-park", scene=s, ammo=9).choose("hunt")
    ways = [tuple(map(int, text.split()[1:])) for text in s.options()]
    assert ways and all(ammo + tools <= 3 for ammo, tools in ways)
    assert s.why("pay 3 1") == "OL-HUNT-04"


@pytest.mark.rule("OL-DIS-11", "OL-HUNT-08")
def test_epizootic_takes_one_meat_from_a_repeated_kind_as_well():
    s = Scene()
    s.strike("epizootic")
    s.game_stack(2, 1, 1)
    s.colony(0).trophies = [s.t.game[2].pop(0)]
    visit("amusement-park", scene=s).choose("hunt")
    assert s.store()["meat"] == 2 + 1 - 1


# The Drifters


@pytest.mark.rule("OL-SOLO-19")
def test_the_drifters_build_with_exactly_the_materials_of_a_room():
    s = solo()
    s.give(1, wood=s.t.box.materials_per_room)
    s.colony(1).pile = s.t.box.survivors_per_room
    drifters.drifters_build(s.t)
    assert s.colony(1).annexes == 1
    assert s.store(1) == {}


@pytest.mark.rule("OL-SOLO-16", "OL-SOLO-20")
def test_repaired_equipment_of_the_drifters_is_never_ready():
    s = solo()
    s.tile(1, "axe", repaired=False)
    s.give(1, wood=s.t.box.materials_per_repair)
    drifters.drifters_repair(s.t)
    assert len(s.colony(1).repaired) == 1
    assert s.colony(1).ready == 0


@pytest.mark.rule("OL-DIS-10")
def test_nomads_reveal_in_both_cities():
    s = Scene()
    before = [len(stack) for stack in s.t.search]
    disasters.strike(s.t, 9)
    amount = s.t.box.disaster_amount[9][0]
    assert [len(stack) for stack in s.t.search] == [max(0, n - amount) for n in before]


# Found by random changes of the rules


@pytest.mark.rule("OL-RUL-54", "OL-SET-11")
def test_a_free_room_and_a_zone_with_the_number_0_are_imagined_too():
    game = ashfall.new("outlive", players=2, seed=4)
    for _ in range(3):
        game.play(0, seat=1)
    worlds = [game.imagine(0, seed).table.plans[PLAN:] for seed in range(120)]
    assert {plan[setup.FREE] for plan in worlds} == set(range(7))
    assert {plan[setup.INSIDE] for plan in worlds} == {-1}
    for choice in (0, 0, 1):  # inside, leader, the 5 in another zone than the first
        game.play(choice, seat=1)
    worlds = [game.imagine(0, seed).table.plans[PLAN:] for seed in range(120)]
    assert {plan[setup.FIVE] for plan in worlds} == {0, 1, 2, 3}
    assert {plan[setup.FOUR] for plan in worlds} == {-1}
    game.play(0, seat=1)  # the 4 in the first zone
    assert game.table.plans[PLAN + setup.FOUR] == 0
    worlds = [game.imagine(0, seed).table.plans[PLAN:] for seed in range(120)]
    assert {plan[setup.FOUR] for plan in worlds} == {0, 1, 2, 3}


@pytest.mark.rule("OL-EQUIP-17")
def test_the_bat_makes_no_stronger_team_a_foe():
    s = Scene(3)
    s.stand(1, "5", "forest")
    s.stand(2, "3a", "forest")
    s.tile(0, "baseball_bat")
    s.give(1, wood=3)
    s.give(2, wood=3)
    s.at(0, "mine", "blackwood", "dam", "cargo_ship")
    s.go(0, "4", "forest")
    assert s.options() == ["attack 2", "strike 2"], "a 4 does not strike a 5"
    assert s.why("strike 1") == "OL-ATK-04"


@pytest.mark.rule("OL-SHEL-05")
def test_an_unbuilt_room_has_no_free_cell():
    s = Scene()
    s.rooms(0, hideout=-1, lookout=0)
    assert rooms.free_cells(s.t, s.colony(), 0) == 0
    assert rooms.free_cells(s.t, s.colony(), 1) > 0


@pytest.mark.rule("OL-SOLO-12")
def test_the_drifters_hunt_game_of_the_first_kind_too():
    s = solo()
    s.game_stack(0, 0, 1)
    s.t.turn = new_turn(1, 0)
    s.t.turn.zone, s.t.turn.actions = FOREST, 5
    drifters.hunt(s.t, 0)
    assert len(s.colony(1).trophies) == 1


@pytest.mark.rule("OL-CLEAN-01")
def test_what_may_be_kept_of_the_meat_is_kept(monkeypatch):
    s = Scene()
    s.give(0, meat=7)
    monkeypatch.setattr(s.t.box, "keep_meat", 3)
    rounds.tidy(s.t)
    assert s.store() == {"meat": 3}


@pytest.mark.rule("OL-DIS-07", "OL-DIS-08", "OL-FEED-01", "OL-REC-01")
def test_what_is_lost_or_eaten_names_its_own_rule():
    s = Scene()
    s.give(0, can=2, wood=1)
    s.run((disasters.lose, 0, CAN), (disasters.lose, 0, WOOD))
    spent = [event.rule for _, event in s.game.events if event.kind == "spent"]
    assert spent == ["OL-DIS-07", "OL-DIS-08"]
    s.t.stage = night.FEEDING_STEP
    assert night.rule_of_provisions(s.t) == "OL-FEED-01"
    s.t.stage += 2
    assert night.rule_of_provisions(s.t) == "OL-REC-01"


@pytest.mark.rule("OL-RUL-25")
def test_a_disaster_takes_one_unit_of_virtual_water():
    s = Scene()
    full = s.t.box.cells[2 * WATER_RESERVE]
    s.rooms(0, water_reserve=full, water_reserve_2=full)
    before = rooms.reserve_water(s.t, s.colony())
    disasters.lose_reserve(s.t, 0)
    assert rooms.reserve_water(s.t, s.colony()) == before - 1


@pytest.mark.rule("OL-ATK-08", "OL-RUL-21")
def test_the_next_foe_is_the_next_clockwise():
    s = Scene(4)
    s.t.turn = new_turn(1, 0)
    s.t.turn.foes = 0b1101
    assert attack.next_foe(s.t, 1) == 2
    s.t.turn.foes = 0b1001
    assert attack.next_foe(s.t, 1) == 3


@pytest.mark.rule("OL-SOLO-02", "OL-SOLO-25", "OL-SET-08")
def test_the_leaders_that_play_lie_open_and_on_easy_the_next_card_does():
    game = ashfall.new("outlive", players=1, solo=True, difficulty="easy", seed=4)
    while game.table.day == 0:
        game.play(0)
    t = game.table
    for colony in t.colonies:
        assert t.knows(None, LEADER_PIECE + colony.leader)
        assert LEADER_PIECE + colony.leader not in t.aside
    if not t.card_discards:
        assert t.knows(None, t.cards[-1])


@pytest.mark.rule("OL-SOLO-08")
def test_the_drifters_wander_two_steps_back_before_they_stay():
    s = solo()
    ring = s.t.box.ring
    s.colony(1).teams = [ring[4], ring[5], ring[6], ring[3]]
    s.colony(1).spent = 0b1110
    s.t.turn = new_turn(1, 0)
    roaming.wander(s.t)
    assert s.colony(1).teams[0] == ring[2]


@pytest.mark.rule("OL-SOLO-08")
def test_the_drifters_wander_clockwise_before_they_wander_back():
    for place in range(8):
        s = solo()
        ring = s.t.box.ring
        around = [ring[(place + n) % 8] for n in (0, 3, 4, 5)]
        s.colony(1).teams = around
        s.colony(1).spent = 0b1110
        s.t.turn = new_turn(1, 0)
        roaming.wander(s.t)
        assert s.colony(1).teams[0] == ring[(place + 1) % 8]


@pytest.mark.rule("OL-SOLO-07")
def test_of_equal_teams_equally_far_away_the_one_that_walks_clockwise_goes():
    s = solo()
    ring = s.t.box.ring
    for place in range(8):
        for steps in (1, 2):
            behind, ahead = ring[(place - steps) % 8], ring[(place + steps) % 8]
            s.colony(1).teams[2:] = [behind, ahead]
            assert roaming.pick_team(s.t, [2, 3], ring[place], True) == 2
            s.colony(1).teams[2:] = [ahead, behind]
            assert roaming.pick_team(s.t, [2, 3], ring[place], True) == 3


@pytest.mark.rule("OL-HUNT-07", "OL-RUL-31")
def test_game_that_was_hunted_under_the_top_lies_open_before_the_hunter():
    s = Scene()
    s.game_stack(2, 1, 0)
    below = s.t.game[2][0]
    assert not s.t.knows(None, below)
    s.run((hunting.bag, 0, 2, 2))
    assert s.colony().trophies == [below]
    assert s.t.knows(None, below)


def placing(leader):
    """A game with open placement in which this leader's colony is to place its first team; the game and the seat."""
    for seed in range(60):
        game = ashfall.new("outlive", players=2, seed=seed, strategic_placement=True)
        while game.waiting()[0].question != "place_team":
            game.play(0, seat=game.waiting()[0].seat)
        leaders = [colony.leader for colony in game.table.colonies]
        if leader in leaders and game.waiting()[0].seat == leaders.index(leader):
            return game, leaders.index(leader)
    raise LookupError("no such seed")


@pytest.mark.rule("OL-SET-10", "OL-VAR-01")
def test_the_first_leader_places_openly_and_the_second_3_follows_the_first_also_from_the_forest():
    game, seat = placing(0)
    assert FOREST in game.table.box.start_zones[0]
    assert "place 3b forest" not in [str(option) for option in game.waiting()[0].options]
    game.play("place 3a forest", seat=seat)
    assert game.table.colonies[seat].teams[2] == FOREST
    while game.waiting()[0].seat != seat:
        game.play(0, seat=game.waiting()[0].seat)
    offered = {str(option).split()[1] for option in game.waiting()[0].options}
    assert offered == {"5", "4", "3b"}
    zones = {str(option).split()[2] for option in game.waiting()[0].options}
    assert len(zones) == 3
    assert "forest" not in zones


@pytest.mark.rule("OL-DAY-07")
def test_who_has_no_team_left_is_skipped_clockwise():
    s = Scene(3)
    s.colony(1).spent = 0b1111
    s.run((rounds.turn_of, 1))
    assert s.asked == 2


@pytest.mark.rule("OL-RUL-30", "OL-EQUIP-20")
def test_the_sensor_helps_who_can_just_pay_the_cheapest_game():
    s = Scene()
    s.tile(0, "heat_sensor")
    s.game_stack(2, 4, 0)
    visit("amusement-park", "3a", scene=s)
    assert s.t.box.weakest_game == 3
    assert s.options() == ["gather", "sense", "done"]


@pytest.mark.rule("OL-MOV-02")
@pytest.mark.parametrize(
    ("others", "told"), [(("dam", "blackwood", "cargo_ship"), 1), (("dam", "blackwood", "mine"), 0)]
)
def test_a_team_with_one_way_left_is_told_so(others, told):
    s = Scene()
    s.at(0, "forest", *others)
    s.run((movement.send, 0, 0))
    assert len(s.told("only_way")) == told


@pytest.mark.rule("OL-BUILD-02", "OL-BUILD-06")
def test_any_number_of_survivors_moves_in():
    s = Scene()
    s.rooms(0, nursery=0)
    s.airlock(0, 4)
    free = s.t.box.cells[s.colony().rooms[0]]
    s.run((building.rooms_turn, 0))
    counts = [int(text.split()[2]) for text in s.options() if text.startswith("fill nursery")]
    assert counts == list(range(min(free, 4), 0, -1))
    assert len(counts) > 1


@pytest.mark.rule("OL-SHEL-07")
def test_nobody_is_lost_from_an_empty_room():
    s = Scene()
    s.rooms(0, nursery=0, lookout=1)
    s.airlock(0, 2)
    s.run((shelter.lose_survivors, 0, 1))
    assert s.options() == ["lose-survivor airlock", "lose-survivor lookout"]


@pytest.mark.rule("OL-SOLO-03")
def test_the_drifters_begin_with_two_ammo():
    game = ashfall.new("outlive", players=1, seed=4, listen=True)
    while game.table.day == 0:
        game.play(0)
    given = [e["values"] for e in game.log(None, -1) if e["rule"] == "OL-SOLO-03"]
    assert [(one["resource"], one["count"]) for one in given] == [("ammo", 2)]


@pytest.mark.rule("OL-ROOM-03", "OL-ROOM-05")
@pytest.mark.parametrize(
    ("room", "rule"), [("crisis_room", "OL-ROOM-03"), ("pantry", "OL-ROOM-05")]
)
def test_a_room_that_is_used_names_its_own_rule(room, rule):
    s = Scene()
    s.rooms(0, **{room: 0})
    s.run((rooms.use_room, 0, 0))
    assert [e.rule for _, e in s.game.events if e.kind == "room_used"] == [rule]
