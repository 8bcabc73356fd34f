"""The day to the letter: what mutants of Outlive's rules would change and only an exact look notices."""

import pytest

import ashfall
from ashfall.games.outlive import (
    attack,
    cities,
    drifters,
    equipment,
    hunting,
    movement,
    roaming,
    rounds,
    setup,
    ship,
    zones,
)
from ashfall.games.outlive.state import new_turn
from ashfall.games.outlive.things import (
    CARD_PIECE,
    EQUIPMENT,
    LEADER_PIECE,
    PLAN,
    SHIP,
    room_kind,
)

from .scene import Scene, visit


def solo(**options):
    return Scene(1, solo=True, **options)


def hand(game, seat):
    return setup.hand(game.table, seat)


def rules_of(s, kind):
    return [event.rule for _, event in s.game.events if event.kind == kind]


def meet(players=2, team="3a"):
    """Teams of all others stand in the forest, which side 0's 5 can reach."""
    s = Scene(players)
    s.at(0, "blackwood", "mine", "silent_peak", "military_base")
    for side in range(1, players):
        s.at(side, "dam", "mine", "silent_peak", "military_base")
        s.stand(side, team, "forest")
    return s


# Set-up


@pytest.mark.rule("OL-SET-04")
@pytest.mark.parametrize("choice", range(4))
def test_the_room_that_is_named_is_the_one_that_is_dropped(choice):
    game = ashfall.new("outlive", players=2, seed=4)
    pieces = hand(game, 1)
    offered = [option for asked in game.waiting() if asked.seat == 1 for option in asked.options]
    choice %= len(offered)
    kind = offered[choice].step[2]
    game.play(choice, seat=1)
    dropped = game.table.plans[PLAN + setup.DROPPED]
    assert [room_kind(p) for i, p in enumerate(pieces) if dropped >> i & 1] == [kind]


@pytest.mark.rule("OL-SET-05", "OL-SET-02", "OL-SET-11")
def test_after_set_up_every_room_is_a_room_of_its_own_and_known_to_all():
    copies = 0
    for seed in range(8):
        game = ashfall.new("outlive", players=2, seed=seed)
        hands = [hand(game, seat) for seat in (0, 1)]
        plans = {}
        while game.table.day == 0:
            if game.table.plans:
                plans = {seat: game.table.plans[seat * PLAN] for seat in (0, 1)}
            game.play(0, seat=game.waiting()[0].seat)
        for seat, colony in enumerate(game.table.colonies):
            assert len(set(colony.rooms)) == 7
            kinds = [room >> 1 for room in colony.rooms]
            copies += 7 - len(set(kinds))
            for slot, room in enumerate(colony.rooms):
                assert room & 1 == (kinds[slot] in kinds[:slot])
            kept = [p for i, p in enumerate(hands[seat]) if not plans[seat] >> i & 1]
            assert sum(game.table.knows(1 - seat, piece) for piece in kept) >= 4
    assert copies


@pytest.mark.rule("OL-RUL-54", "OL-SET-11")
def test_each_secret_choice_is_imagined_as_soon_as_it_is_made():
    game = ashfall.new("outlive", players=2, seed=4)
    for made, at, values in ((4, setup.INSIDE, {0, 1, 2}), (5, setup.LEADER, {0, 1})):
        while sum(x >= 0 for x in game.table.plans[PLAN + 1 :]) + 2 < made:
            game.play(0, seat=1)
        worlds = [game.imagine(0, seed).table.plans[PLAN:] for seed in range(60)]
        assert {plan[at] for plan in worlds} == values
        assert {plan[at + 1] for plan in worlds} == {-1}


@pytest.mark.rule("OL-SET-23")
def test_the_tiles_of_the_cities_are_shuffled():
    s = Scene()
    tiles = [tile for stack in s.t.stacks for tile in stack]
    orders = set()
    for _ in range(4):
        setup.split_tiles(s.t, sorted(tiles))
        orders.add(tuple(s.t.stacks[0]))
    assert len(orders) > 1


@pytest.mark.rule("OL-DAWN-07")
def test_a_renewed_stack_is_shuffled():
    s = Scene()
    tiles = sorted(tile for stack in s.t.stacks for tile in stack)
    orders = set()
    for _ in range(4):
        s.t.stacks = [[], []]
        s.t.junk = list(tiles)
        assert cities.renew_stack(s.t, 0)
        orders.add(tuple(s.t.stacks[0]))
    assert len(orders) > 1


@pytest.mark.rule("OL-SOLO-05")
def test_a_renewed_deck_of_the_drifters_is_shuffled():
    orders = set()
    for seed in range(4):
        s = solo(seed=seed)
        s.t.cards, s.t.card_discards = [CARD_PIECE], list(range(CARD_PIECE + 1, CARD_PIECE + 12))
        roaming.reveal_card(s.t)
        orders.add(tuple(s.t.cards))
    assert len(orders) > 1


@pytest.mark.rule("OL-SOLO-02", "OL-SOLO-25")
def test_the_drifters_may_have_the_first_leader_and_on_easy_their_first_card_lies_open():
    s = solo(difficulty="easy")
    s.t.aside.append(LEADER_PIECE + s.colony(1).leader)
    s.t.aside = [p for p in s.t.aside if p >= LEADER_PIECE + 10] + [LEADER_PIECE]
    setup.drifters_arrive(s.t)
    assert s.colony(1).leader == 0
    assert s.t.knows(None, s.t.cards[-1])
    assert not s.t.knows(None, s.t.cards[-2])


# Dawn and ways


@pytest.mark.rule("OL-DAWN-01", "OL-DAWN-08")
def test_dawn_ends_the_night_and_renews_both_search_stacks():
    s = Scene()
    s.t.stage = 7
    s.t.search = [[], []]
    rounds.dawn(s.t)
    assert s.t.stage == 0
    left = 10 - s.t.box.search_removed[s.t.scale]
    assert [len(stack) for stack in s.t.search] == [left, left]


@pytest.mark.rule("OL-MOV-10", "OL-MOV-11", "OL-ACT-06")
def test_a_team_may_stay_when_only_a_spent_team_has_a_way():
    s = Scene()
    ring = s.t.box.ring
    s.colony().teams = [ring[4], ring[0], ring[1], ring[7]]
    s.colony().spent = 0b0001
    assert movement.nobody_stays(s.t, 0) is not None
    s.colony().spent = 0b1101
    s.colony().teams = [ring[1], ring[0], ring[7], ring[6]]
    s.colony(1).berth = 4
    free = movement.ordinary_ways(s.t, 0, 1)
    assert (movement.nobody_stays(s.t, 0) is None) == (free == 0)
    s.colony().spent = 0b1111
    assert movement.nobody_stays(s.t, 0) is None
    for team in range(4):
        assert movement.why_not_stay(s.t, 0, team).rule == "OL-ACT-06"
        s.colony().spent = 0b1111 & ~(1 << team)
        assert movement.why_not_stay(s.t, 0, team) is None
        s.colony().spent = 0b1111


@pytest.mark.rule("OL-MOV-09")
def test_a_team_that_stays_has_had_the_turn():
    s = Scene()
    s.t.turn = new_turn(1, 3)
    movement.stay(s.t, 0, 2)
    assert (s.t.turn.seat, s.t.turn.team) == (0, 2)
    assert s.colony().spent == 0b0100


@pytest.mark.rule("OL-ZONE-32", "OL-ZONE-33", "OL-ZONE-39")
def test_a_place_that_the_hook_could_reach_is_refused_as_taken():
    s = Scene()
    assert list(movement.places(s.t, 0)) == [3, 4, 5, 6]
    s.t.turn = new_turn(0, 1)
    s.stand(1, "5", "cargo_ship")
    s.colony(1).berth = 5
    assert movement.why_not_board(s.t, 0, 5).rule == "OL-ZONE-32"
    s.tile(0, "grappling_hook")
    assert movement.why_not_board(s.t, 0, 4) is None
    assert movement.why_not_board(s.t, 0, 5).rule == "OL-ZONE-33"
    assert movement.why_not_board(s.t, 0, 6).rule == "OL-ZONE-32"


@pytest.mark.rule("OL-ZONE-35", "OL-SOLO-14")
def test_the_drifters_take_cans_and_the_survivor_of_their_place_by_their_own_rule():
    s = solo()
    s.t.turn = new_turn(1, 1)
    s.t.turn.zone, s.t.turn.place = SHIP, 4
    s.t.crowd += s.t.aboard.bit_count() - 4
    s.t.aboard = 0b1111000
    s.run((lambda t: ship.unload(t, 1),))
    assert rules_of(s, "gained") == ["OL-SOLO-14"]
    assert s.t.aboard == 0b1101000
    assert s.colony(1).pile == 1


# Attacks


@pytest.mark.rule("OL-ATK-03")
def test_a_resting_team_is_not_attacked_while_another_of_its_colour_stands_elsewhere():
    s = meet()
    s.give(1, wood=4)
    s.colony(1).standing = 0b0001
    s.go(0, "5", "forest")
    assert not s.told("attacked")
    assert s.question == "act"


@pytest.mark.rule("OL-ATK-02", "OL-ATK-04")
def test_who_is_not_there_is_no_foe_beside_an_equal_team():
    s = meet(3, "5")
    s.at(2, "dam", "mine", "silent_peak", "military_base")
    s.colony(2).standing = 0b0010
    s.give(2, wood=4)
    s.go(0, "5", "forest")
    assert s.t.turn.foes == 0
    assert s.question == "act"


@pytest.mark.rule("OL-ATK-08", "OL-ATK-10")
def test_after_a_foe_who_has_nothing_the_next_is_attacked():
    s = meet(3)
    s.give(2, wood=9)
    s.go(0, "5", "forest").choose("attack 1")
    assert [one["rival"] for one in s.told("attacked")] == [1, 2]
    assert (s.asked, s.question) == (2, "tribute") or s.store(0)


@pytest.mark.rule("OL-ROOM-17", "OL-GEN-10", "OL-RUL-82")
def test_the_hideout_is_used_and_nothing_is_left_for_the_armour():
    s = meet()
    s.rooms(1, hideout=2)
    s.tile(1, "body_armor")
    s.give(1, wood=9)
    s.go(0, "5", "forest").choose("hide")
    assert rules_of(s, "room_used") == ["OL-ROOM-17"]
    assert s.question == "act"
    assert rules_of(s, "repelled") == ["OL-ATK-07"]


@pytest.mark.rule("OL-ATK-07")
def test_nobody_fires_ammo_that_he_has_not():
    s = Scene()
    s.give(1, ammo=1)
    assert list(attack.shots(s.t, 1)) == [0, 1]


@pytest.mark.rule("OL-ATK-07", "OL-ROOM-20")
def test_after_an_attack_that_was_repelled_nobody_is_interrogated():
    s = meet()
    s.rooms(0, interrogation_room=2)
    s.give(1, wood=9, ammo=2)
    s.go(0, "5", "forest").choose("fire 2")
    assert rules_of(s, "repelled") == ["OL-ATK-07"]
    assert s.question == "act"


@pytest.mark.rule("OL-ATK-14")
def test_once_the_attacks_are_over_there_is_no_defender():
    s = meet()
    s.give(1, wood=1)
    s.go(0, "5", "forest")
    assert s.told("attacked")
    assert s.game.view(0)["turn"]["defender"] is None


# Actions


@pytest.mark.rule("OL-EQUIP-01", "OL-EQUIP-08", "OL-EQUIP-20")
@pytest.mark.parametrize(
    ("name", "rule"),
    [("axe", "OL-EQUIP-01"), ("flashlight", "OL-EQUIP-08"), ("heat_sensor", "OL-EQUIP-20")],
)
def test_a_tile_that_is_used_names_its_own_rule(name, rule):
    s = Scene()
    s.tile(0, name)
    s.run((lambda t: equipment.exhaust(t, 0, EQUIPMENT.index(name)),))
    assert rules_of(s, "equipment_used") == [rule]


@pytest.mark.rule("OL-ZONE-40", "OL-RUL-65")
def test_the_last_action_can_still_open_the_dam():
    s = visit("dam", "3a", microchip=1)
    s.t.turn.actions = 1
    assert zones.why_not_open(s.t, 0) is None
    s.t.turn.actions = 0
    assert zones.why_not_open(s.t, 0).rule == "OL-RUL-65"


@pytest.mark.rule("OL-ACT-02", "OL-GEN-08")
def test_unused_actions_are_lost():
    s = visit("mine", "4")
    s.choose("done")
    assert s.t.turn.actions == 0


@pytest.mark.rule("OL-EQUIP-20", "OL-RUL-54")
def test_the_hunter_may_choose_every_token_and_the_chosen_one_is_shown_before_it_is_paid():
    s = Scene()
    s.tile(0, "heat_sensor")
    s.game_stack(2, 0, 0, 1)
    visit("amusement-park", scene=s, ammo=9).choose("sense")
    assert [depth for depth, _ in hunting.prey(s.t, 0)] == [1, 2, 3]
    assert [text.split()[1] for text in s.options() if text.startswith("stalk")] == ["1", "2", "3"]
    piece = s.t.game[2][-3]
    assert not s.t.knows(1, piece)
    s.choose(next(text for text in s.options() if text.startswith("stalk 3")))
    assert s.question == "pay_hunt"
    assert s.t.knows(1, piece)


# The Drifters by day


@pytest.mark.rule("OL-SOLO-15", "OL-ZONE-51")
@pytest.mark.parametrize(("side", "rule"), [(0, "OL-ZONE-51"), (1, "OL-SOLO-15")])
def test_what_a_search_finds_names_the_rule_of_the_finder(side, rule):
    s = solo()
    s.search_stack(0, "plank")
    s.run((lambda t: cities.find(t, side, 0),))
    assert rules_of(s, "found") == [rule]
    assert rules_of(s, "gained") == [rule]


@pytest.mark.rule("OL-SOLO-11")
def test_the_drifters_turn_the_algae_token_over():
    s = solo()
    s.t.turn = new_turn(1, 0)
    s.t.turn.actions = 5
    assert s.t.algae
    drifters.take_algae(s.t)
    assert not s.t.algae
    assert s.t.turn.actions == 4


@pytest.mark.rule("OL-SOLO-12")
@pytest.mark.parametrize(("short", "hunted"), [(0, 1), (1, 0)])
def test_the_drifters_hunt_with_exactly_enough(short, hunted):
    s = solo()
    s.game_stack(0, 0, 1)
    need = hunting.endurance(s.t, 0)
    s.t.turn = new_turn(1, 0)
    s.t.turn.zone, s.t.turn.actions = 0, need - 1
    s.give(1, ammo=1 - short)
    drifters.hunt(s.t, 0)
    assert len(s.colony(1).trophies) == hunted
