"""Setup of Outlive: deals, secret choices, the reveal, the herbalist, placement in the open."""

from collections import Counter
from itertools import permutations

import pytest
from tests.games.outlive.scene import Scene

import ashfall
from ashfall.engine.errors import BadOption
from ashfall.games.outlive import TITLE, setup
from ashfall.games.outlive.things import (
    DISASTER_PIECE,
    GAME_PIECE,
    LEADER_PIECE,
    LEADERS,
    ROOMS,
    SEARCH_PIECE,
    TILE_PIECE,
    ZONES,
    tile_kind,
)

BOX = TITLE.box()


def new(players=2, seed=1, **options):
    return ashfall.new("outlive", players=players, seed=seed, listen=True, **options)


def plan_all(game, **wanted):
    """Answer the setup: `leader` by name where it was dealt, else the first option."""
    while game.table.plans:
        asked = game.waiting()[0]
        options = [str(option) for option in asked.options]
        choice = next((o for o in options if o in wanted.values()), options[0])
        game.play(choice, seat=asked.seat)


def game_with_leader(name, players=2, **options):
    for seed in range(200):
        game = new(players, seed, **options)
        dealt = [card["leader"] for card in game.view(0)["setup"]["leaders"]]
        if f"leader:{name}" in dealt:
            plan_all(game, leader=f"lead {name}")
            return game
    raise AssertionError(name)


@pytest.mark.rule("OL-GEN-01")
def test_two_to_four_players_or_one_against_the_drifters_and_nobody_else():
    for players in (2, 3, 4):
        assert len(new(players).table.colonies) == players
    assert new(1).sides() == ["seat", "drifters"]
    with pytest.raises(BadOption):
        new(5)


@pytest.mark.rule("OL-GEN-06", "OL-SET-01", "OL-SHEL-01")
def test_a_colony_starts_with_four_teams_seven_rooms_and_its_marker_on_0():
    game = new(4)
    plan_all(game)
    assert BOX.strength == (5, 4, 3, 3)
    for seat, colony in enumerate(game.view(0)["colonies"]):
        assert game.table.colonies[seat].radiation == 3
        assert colony["radiation"] == 0
        assert len(game.table.colonies[seat].teams) == 4
        assert len(colony["rooms"]) == 7


@pytest.mark.rule("OL-SET-02", "OL-SET-04", "OL-RUL-06")
def test_each_shelter_has_the_three_common_rooms_and_four_of_six_special_ones():
    game = new(3)
    dealt = game.view(1)["setup"]["dealt"]
    assert len(dealt) == 6
    plan_all(game)
    kinds = [room["kind"] for room in game.view(1)["colonies"][1]["rooms"]]
    assert kinds[:3] == ["kind:construction-office", "kind:tool-store", "kind:crisis-room"]
    assert len(kinds) == 7
    assert not Counter(kinds[3:]) - Counter(dealt)
    assert ROOMS[:3] == ("construction_office", "tool_store", "crisis_room")
    assert len(ROOMS) == 22


@pytest.mark.rule("OL-SET-03", "OL-RUL-54")
def test_a_deal_is_seen_by_its_owner_only_and_what_is_rejected_stays_secret():
    game = new(2)
    mine, theirs = game.view(0)["setup"], game.view(1)["setup"]
    assert len(mine["dealt"]) == len(theirs["dealt"]) == 6
    assert len(mine["leaders"]) == 2
    assert game.view(None)["setup"] is None
    other = game.imagine(0, 5)
    assert other.view(0)["setup"] == mine
    assert other.view(1)["setup"] != theirs
    plan_all(game)
    rejected = [p for p in game.table.aside if game.table.known[p] == 1 << 0]
    assert len([p for p in rejected if p < LEADER_PIECE]) == 2
    assert len([p for p in rejected if LEADER_PIECE <= p < DISASTER_PIECE]) == 1


@pytest.mark.rule("OL-SET-05")
def test_two_copies_of_a_special_room_may_be_kept_and_are_separate_rooms():
    for seed in range(300):
        game = new(2, seed)
        dealt = Counter(game.view(0)["setup"]["dealt"])
        twins = [kind for kind, n in dealt.items() if n == 2]
        if twins:
            break
    word = twins[0].removeprefix("kind:")
    while len(game.view(0)["setup"]["rooms"]) > 7:
        options = [str(o) for o in game.waiting()[0].options]
        game.play(next(o for o in options if o != f"drop {word}"), seat=0)
    plan_all(game)
    rooms = [room["room"] for room in game.view(0)["colonies"][0]["rooms"]]
    assert {f"room:{word}", f"room:{word}-2"} <= set(rooms)
    s = Scene()
    s.rooms(0, pantry=2, pantry_2=2)
    s.at(0, "amusement_park", "dam", "mine", "forest")
    s.go(0, "5", "cargo-ship")
    assert s.store()["can"] == 3 + 2


@pytest.mark.rule("OL-SET-06", "OL-SET-07", "OL-RUL-56")
def test_one_room_is_built_for_free_and_four_survivors_live_in_it_or_in_the_airlock():
    game = new(2)
    while game.waiting()[0].question != "free_room":
        game.play(0, seat=0)
    assert len(game.waiting()[0].options) == len(set(setup.kept(game.table, 0)))
    game.play("found crisis-room", seat=0)
    assert [str(o) for o in game.waiting()[0].options] == [f"inside {n}" for n in range(4)]
    game.play("inside 1", seat=0)
    plan_all(game)
    colony = game.view(0)["colonies"][0]
    built = [room for room in colony["rooms"] if room["built"]]
    assert [(room["kind"], room["survivors"]) for room in built] == [("kind:crisis-room", 1)]
    assert colony["airlock"] == 3
    assert colony["survivors"] == 4


@pytest.mark.rule("OL-SET-08", "OL-SET-09", "OL-SET-12", "OL-SET-13", "OL-RUL-43", "OL-EX-01")
def test_the_leader_brings_zones_resources_and_a_broken_tile_taken_out_before_the_shuffle():
    game = game_with_leader("solen-livrich")
    colony = game.table.colonies[0]
    assert sorted(ZONES[zone] for zone in colony.teams) == [
        "blackwood",
        "cargo_ship",
        "forest",
        "mine",
    ]
    assert colony.store[5] == 2
    assert sum(colony.store) == 2
    assert [tile["equipment"] for tile in game.view(0)["colonies"][0]["broken"]] == [
        "equipment:grappling-hook"
    ]
    assert colony.survivors == 4
    tile = colony.broken[0]
    piles = [*game.table.stacks, *game.table.shown]
    assert not any(tile in pile for pile in piles)
    assert sum(tile_kind(other) == tile_kind(tile) for pile in piles for other in pile) <= 1
    assert LEADER_PIECE + 0 not in game.table.aside
    start_kinds = BOX.start_tile
    assert len(set(start_kinds)) == len(LEADERS)


@pytest.mark.rule("OL-SET-10", "OL-GEN-07")
def test_each_start_zone_gets_one_team_of_the_players_choice_and_all_rest():
    game = new(2)
    while game.waiting()[0].question != "place_team":
        game.play(0, seat=0)
    options = [str(o) for o in game.waiting()[0].options]
    assert len(options) == 4
    game.play(options[2], seat=0)
    assert len(game.waiting()[0].options) == 3
    assert options[2].replace("5", "4") not in [str(o) for o in game.waiting()[0].options]
    game.play(1, seat=0)
    plan_all(game)
    colony = game.table.colonies[0]
    assert ZONES[colony.teams[0]].replace("_", "-") == options[2].split()[-1]
    assert len(set(colony.teams)) == 4
    assert colony.standing == colony.spent == 0


@pytest.mark.rule("OL-SET-11", "OL-RUL-55", "OL-LEAD-01")
def test_all_choose_at_the_same_time_and_any_order_of_answers_gives_the_same_table():
    digests = set()
    for order in permutations(range(3)):
        game = new(3)
        assert [w.seat for w in game.waiting()] == [0, 1, 2]
        assert all(colony["leader"] is None for colony in game.view(0)["colonies"])
        for seat in order:
            while any(w.seat == seat for w in game.waiting()) and game.table.plans:
                game.play(0, seat=seat)
        assert all(colony["leader"] for colony in game.view(0)["colonies"])
        digests.add(game.digest())
    assert len(digests) == 1


@pytest.mark.rule("OL-SET-14")
def test_the_oldest_leader_takes_the_first_player_token():
    assert len(set(BOX.age)) == len(BOX.age)
    for seed in range(8):
        game = new(4, seed)
        plan_all(game)
        ages = [BOX.age[colony.leader] for colony in game.table.colonies]
        assert ages[game.table.first] == max(ages)


@pytest.mark.rule("OL-SET-15")
def test_the_military_base_is_the_top_right_zone_of_the_board():
    rows = {row.id: row for row in TITLE.files()["board"].rows("zone")}
    base = rows["military_base"]
    assert all(
        base.whole("x", 0, 1000) - base.whole("y", 0, 1000)
        >= row.whole("x", 0, 1000) - row.whole("y", 0, 1000)
        for row in rows.values()
    )


@pytest.mark.rule("OL-SET-20", "OL-RUL-59")
def test_six_of_twelve_disasters_lie_face_down_in_a_random_order_and_all_come():
    orders = {tuple(new(2, seed).table.caravan) for seed in range(20)}
    assert len(orders) == 20
    game = new(2)
    caravan = list(game.table.caravan)
    assert len(caravan) == len(set(caravan)) == 6
    assert all(game.table.known[card] == 0 for card in caravan)
    undealt = [p for p in game.table.aside if DISASTER_PIECE <= p < GAME_PIECE]
    assert len(undealt) == 6
    revealed = []
    while not game.over:
        game.play(0, seat=game.waiting()[0].seat)
    for _, event in game.events:
        if event.kind == "disaster_revealed":
            revealed.append(DISASTER_PIECE + event.values["disaster"])
    assert revealed == caravan[::-1]


@pytest.mark.rule("OL-SET-21", "OL-RAD-01")
def test_the_caravan_board_shows_the_radiation_of_each_day():
    assert new(2).view(None)["radiation"] == [1, 2, 2, 2, 3, 3]


@pytest.mark.rule("OL-SET-22")
def test_the_supply_has_thirty_of_each_resource_and_a_hundred_survivors():
    assert BOX.supply == (30,) * 7
    assert BOX.survivors == 100
    game = new(2)
    assert set(game.view(0)["supply"].values()) == {30}
    assert game.view(0)["survivors"] == 100


@pytest.mark.rule("OL-SET-23", "OL-RUL-41", "OL-RUL-07")
def test_the_other_tiles_are_split_in_two_stacks_and_blackwood_gets_the_extra_one():
    for players in (2, 3, 4):
        game = new(players)
        setup_tiles = TILE_PIECE, TILE_PIECE + 40
        plan_all(game)
        t = game.table
        total = 40 - players
        drawn = 3 if t.day else 0
        assert len(t.stacks[0]) + drawn == (total + 1) // 2
        assert len(t.stacks[1]) + drawn == total // 2
        everything = [*t.stacks[0], *t.stacks[1], *t.shown[0], *t.shown[1]]
        everything += [tile for colony in t.colonies for tile in colony.broken]
        assert sorted(everything) == list(range(*setup_tiles))
    assert len(BOX.repair) == 20


@pytest.mark.rule("OL-SET-24", "OL-HUNT-02")
def test_three_game_stacks_of_6_8_or_10_tokens_from_five_kinds():
    for players, size in ((2, 6), (3, 8), (4, 10)):
        t = new(players).table
        assert [len(pile) for pile in t.game] == [size] * 3
        unused = [p for p in t.aside if GAME_PIECE <= p < SEARCH_PIECE]
        assert len(unused) == 30 - 3 * size
        assert all(t.known[p] == 0 for p in unused)
    assert BOX.endurance == (3, 4, 5, 6, 7)


@pytest.mark.rule("OL-SET-25")
def test_only_the_top_game_token_is_visible():
    game = new(2)
    for pile in game.table.game:
        assert game.table.known[pile[-1]] == 0xFF
        assert all(game.table.known[p] == 0 for p in pile[:-1])
    seen = [zone["game"]["seen"] for zone in game.view(0)["zones"] if "game" in zone]
    assert all(kinds[0] and not any(kinds[1:]) for kinds in seen)


@pytest.mark.rule("OL-SET-26", "OL-RUL-37")
def test_each_city_has_its_own_ten_search_tokens_of_the_same_kinds():
    assert Counter(BOX.search_kind) == Counter({0: 1, 1: 1, 2: 1, 3: 1, 4: 1, 5: 2, 6: 1, 7: 2})
    t = Scene(4).t
    assert sorted(t.search[0]) == list(range(SEARCH_PIECE, SEARCH_PIECE + 10))
    assert sorted(t.search[1]) == list(range(SEARCH_PIECE + 10, SEARCH_PIECE + 20))
    board = {row.id: row.whole("x", 0, 1000) for row in TITLE.files()["board"].rows("zone")}
    assert board["blackwood"] < 500 < board["silent_peak"]


@pytest.mark.rule("OL-SET-27", "OL-SET-28")
def test_nothing_is_stocked_in_setup_and_the_first_dawn_stocks_everything():
    game = new(2)
    assert sum(game.table.stock) == 0
    assert game.table.aboard == 0
    assert game.table.algae
    while game.table.day == 0:
        game.play(0, seat=game.waiting()[0].seat)
    assert game.table.algae
    assert game.table.stock[1] == 7
    assert game.table.aboard == 0b1111000


@pytest.mark.rule("OL-LEAD-02", "OL-LEAD-03")
def test_the_herbalist_turns_up_four_tokens_discards_one_and_gains_three():
    game = game_with_leader("mary-culpepper")
    t = game.table
    assert game.waiting()[0].question == "culpepper_city"
    for _ in range(4):
        assert len(game.waiting()[0].options) == 2
        game.play("turn-up blackwood")
    kinds = [setup.search_kind(t, piece) for piece in t.pending]
    assert len(kinds) == 4
    gives = Counter(BOX.search_gives[kind] for kind in kinds)
    refused = sorted(set(kinds))[0]
    assert game.waiting()[0].question == "culpepper_token"
    gives[BOX.search_gives[refused]] -= 1
    game.play(0)
    colony = t.colonies[0]
    assert colony.store == [gives[r] for r in range(7)]
    assert colony.radiation == 3 - gives[7]
    assert not t.pending
    assert len(t.search[0]) <= 10


@pytest.mark.rule("OL-VAR-01")
def test_with_strategic_placement_all_is_revealed_first_and_teams_go_out_one_by_one():
    game = new(3, strategic_placement=True)
    while game.table.plans:
        asked = game.waiting()[0]
        assert asked.question != "place_team"
        game.play(0, seat=asked.seat)
    while game.waiting()[0].question != "place_team":
        game.play(0)
    order = []
    while game.table.day == 0:
        assert len(game.waiting()) == 1
        asked = game.waiting()[0]
        order.append(asked.seat)
        team, zone = str(asked.options[-1]).split()[1:]
        game.play(asked.options[-1])
        if game.table.day == 0:
            here = next(z for z in game.view(None)["zones"] if z["zone"] == f"zone:{zone}")
            assert (asked.seat, f"team:{team}") in [(x["side"], x["team"]) for x in here["teams"]]
    first = game.table.first
    assert order == [(first + i) % 3 for i in range(3)] * 3
    assert all(len(set(colony.teams)) == 4 for colony in game.table.colonies)
    assert not new(3).table.one_by_one


@pytest.mark.rule("OL-RUL-03", "OL-MOV-02")
def test_the_ring_has_exactly_forest_dam_silent_peak_and_mine_within_two_steps_of_the_base():
    assert [ZONES[zone] for zone in BOX.ring] == list(ZONES)
    base = ZONES.index("military_base")
    near = {ZONES[z] for z in range(8) if BOX.reach[base] >> z & 1}
    assert near == {"forest", "dam", "silent_peak", "mine"}
    assert BOX.steps[ZONES.index("forest")][ZONES.index("mine")] == 4
