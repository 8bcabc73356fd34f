"""The Automa: set-up, damage, contamination, fame and repair, rest, the end of the round."""

import pytest
from tests.games.last_aurora.scene import FIRST_STOP, LAST, Scene, card
from tests.games.last_aurora.solo import ROW_FIRST, Solo

from ashfall.games.last_aurora import automa_board, combat, fame, rest, round_end, scoring
from ashfall.games.last_aurora.automa import (
    action_card,
    automa_end_of_round,
    automa_move,
    automa_rest,
)
from ashfall.games.last_aurora.automa_effects import (
    automa_contaminate,
    automa_damage,
    automa_repair,
)
from ashfall.games.last_aurora.things import AMMO, AUTOMA, FOOD, FUEL, SURVIVOR

A, B, C, D = range(4)
VALLEY, COAST, BAY = range(3)


# Set-up


@pytest.mark.rule("LA-AUT-01", "LA-AUT-08")
def test_a_solo_game_has_two_convoys_and_the_values_of_two_players():
    scene = Solo()
    box = scene.t.box
    assert len(scene.t.convoys) == 1
    assert box.extras[1] == box.extras[2]
    assert box.kept_cards[1] == box.kept_cards[2]
    assert len(scene.t.deck) == 40
    assert Solo("beta").t.beta


@pytest.mark.rule("LA-AUT-02", "LA-AUT-03", "LA-AUT-06", "LA-AUT-07")
def test_the_automa_starts_with_its_deck_counter_and_tokens():
    scene = Scene(1)
    automa = scene.t.automa
    assert automa is not None
    assert sorted(automa.deck) == scene.t.box.action_cards
    assert len(automa.deck) == 6
    assert automa.counter == 1
    assert (automa.survivors, automa.sick) == (2, 0)
    assert automa.tokens == [1, 1, 1]
    assert (automa.fame, automa.targets, automa.waypoint) == (0, 2, 0)
    assert scene.t.supply == [10 - 2, 14 - 2, 10 - 2, 6, 20 - 4]


@pytest.mark.rule("LA-AUT-04")
def test_the_board_has_weapons_armour_and_speed_in_row_a_and_seven_slots_in_the_others():
    board = Solo().t.box.board
    assert board.width == [6, 7, 7, 7]
    assert board.weapons[1:7] == [1, 0, 2, 0, 0, 0]
    assert board.speed[1:7] == [0, 0, 0, 1, 1, 0]
    assert board.most_survivors == 6


@pytest.mark.rule("LA-AUT-05")
def test_row_a_is_covered_except_its_leftmost_slot():
    assert Solo().automa.damage == [0b111110, 0, 0, 0]


@pytest.mark.rule("LA-RUL-30", "LA-AUT-06")
def test_both_counters_lie_on_the_turn_order_track_at_random():
    orders = {tuple(order(seed)) for seed in range(12)}
    assert orders == {(0, 1), (1, 0)}


def order(seed: int) -> list[int]:
    from ashfall.games.last_aurora.box import box
    from ashfall.games.last_aurora.setup import set_up

    return set_up(box(), {"players": 1, "map": "alpha", "mines": False}, seed).order


# Damage, contamination, fame, repair


@pytest.mark.rule("LA-AUT-34", "LA-RUL-52", "LA-AUT-35")
def test_each_single_damage_turns_up_an_outcome_card_for_its_row():
    scene = Solo().outcomes(ROW_FIRST["B"], ROW_FIRST["D"])
    scene.automa.counter = 3
    automa_damage(scene.t, 2)
    assert scene.automa.damage == [0b111110, 0b100, 0, 0b100]
    assert len(scene.t.outcome_discard) == 2


@pytest.mark.rule("LA-AUT-36", "LA-RUL-114")
def test_damage_goes_under_the_counter_then_left_and_is_lost_beyond():
    scene = Solo()
    scene.automa.counter = 3
    for expected in (0b100, 0b110, 0b111, 0b111):
        scene.outcomes(ROW_FIRST["C"])
        automa_damage(scene.t, 1)
        assert scene.automa.damage[C] == expected
    assert scene.events("automa_damage_lost")


@pytest.mark.rule("LA-AUT-38")
def test_a_token_in_the_damaged_slot_goes_to_the_supply():
    scene = Solo().board(fuel=2).outcomes(ROW_FIRST["C"])
    supply = scene.t.supply[FUEL]
    automa_damage(scene.t, 1)
    assert scene.automa.tokens[FUEL] == 0b10
    assert scene.t.supply[FUEL] == supply + 1


@pytest.mark.rule("LA-AUT-39")
def test_damaged_weapons_and_speed_slots_do_not_work():
    scene = Solo()
    scene.automa.damage[A] = 0b111111
    assert automa_board.weapon_to_fire(scene.t) == 0
    assert automa_board.speed_slots(scene.t) == 0
    scene.automa.damage[A] = 0
    assert automa_board.weapon_to_fire(scene.t) == 3
    assert automa_board.speed_slots(scene.t) == 2


@pytest.mark.rule("LA-AUT-40", "LA-EX-13")
def test_contamination_moves_its_rightmost_survivor_to_the_contaminated_zone():
    scene = Solo()
    scene.automa.survivors = 3
    automa_contaminate(scene.t, 1)
    assert (scene.automa.survivors, scene.automa.sick) == (2, 1)


@pytest.mark.rule("LA-AUT-41")
def test_with_all_survivors_contaminated_one_is_lost():
    scene = Solo()
    scene.automa.survivors, scene.automa.sick = 0, 2
    supply = scene.t.supply[SURVIVOR]
    automa_contaminate(scene.t, 1)
    assert (scene.automa.survivors, scene.automa.sick) == (0, 1)
    assert scene.t.supply[SURVIVOR] == supply + 1


@pytest.mark.rule("LA-AUT-43")
def test_its_fame_track_works_like_yours():
    scene = Solo().outcomes(ROW_FIRST["B"])
    fame.gain_fame(scene.t, AUTOMA, 2)
    assert scene.automa.fame == 2
    fame.lose_fame(scene.t, AUTOMA, 3)
    assert scene.automa.fame == -1
    fame.lose_fame(scene.t, AUTOMA, 1)
    assert scene.automa.fame == -1
    assert scene.automa.damage[B] == 1
    scene.automa.fame = 5
    fame.gain_fame(scene.t, AUTOMA, 1)
    assert scene.automa.fame == 5
    assert scene.automa.damage[B] == 0


@pytest.mark.rule("LA-AUT-44", "LA-AUT-67")
def test_of_an_ambushs_options_it_takes_the_first_that_is_possible():
    scene = Solo().outcomes(ROW_FIRST["B"], ROW_FIRST["C"])
    scene.enemy("last-howl", VALLEY)
    scene.run((combat.suffer_ambush, AUTOMA, card("last-howl")))
    assert (scene.automa.survivors, scene.automa.sick) == (1, 1)
    scene.automa.survivors = scene.automa.sick = 0
    scene.run((combat.suffer_ambush, AUTOMA, card("last-howl")))
    assert (scene.automa.damage[B], scene.automa.damage[C]) == (1, 1)


@pytest.mark.rule("LA-RUL-54")
def test_it_loses_the_resource_it_has_most_of_from_the_right():
    for have, lost in (((1, 2, 1), FUEL), ((2, 2, 2), AMMO), ((2, 2, 1), FOOD)):
        scene = Solo().board(*have)
        scene.run((combat.suffer_ambush, AUTOMA, card("rendall-and-randall")))
        left = [count - (token == lost) for token, count in enumerate(have)]
        assert scene.automa.tokens == [(1 << count) - 1 for count in left]
    scene = Solo().board().outcomes(ROW_FIRST["B"])
    scene.run((combat.suffer_ambush, AUTOMA, card("rendall-and-randall")))
    assert scene.automa.damage[B] == 1, "without resources it takes the damage"


@pytest.mark.rule("LA-AUT-45", "LA-EX-15")
def test_it_repairs_down_the_counters_column_then_column_by_column_to_the_left():
    scene = Solo()
    scene.automa.counter = 3
    scene.automa.damage = [0, 0b001, 0b010, 0b001]
    automa_repair(scene.t, 1)
    assert scene.automa.damage == [0, 0b001, 0, 0b001]
    automa_repair(scene.t, 1)
    assert scene.automa.damage == [0, 0, 0, 0b001]


@pytest.mark.rule("LA-AUT-46")
def test_it_never_repairs_right_of_the_counter():
    scene = Solo()
    automa_repair(scene.t, 3)
    assert scene.automa.damage[A] == 0b111110
    assert scene.events("automa_nothing_to_repair")


# Rest


@pytest.mark.rule("LA-AUT-47", "LA-AUT-48")
def test_each_food_turns_up_another_action_card_for_later_abilities():
    scene = Solo().shown(114).board(food=2)
    deck = scene.automa.deck[:]
    automa_rest(scene.t)
    assert scene.automa.shown == [card(114), deck[-1], deck[-2]]
    assert scene.counts()[FOOD] == 0
    assert scene.automa.stack == []
    assert scene.automa.explored == 1


@pytest.mark.rule("LA-AUT-47")
def test_with_an_empty_deck_the_food_is_kept():
    scene = Solo().board(food=3)
    scene.automa.discard = scene.automa.deck[1:]
    scene.automa.deck = scene.automa.deck[:1]
    automa_rest(scene.t)
    assert scene.counts()[FOOD] == 2
    assert len(scene.automa.discard) == 5


@pytest.mark.rule("LA-AUT-47", "LA-REST-01")
def test_it_rests_when_you_do():
    scene = Solo().shown(114).board(food=1)
    scene.run((rest.rest_phase,))
    assert len(scene.automa.shown) == 2


# End of the round


@pytest.mark.rule("LA-AUT-56", "LA-AUT-61", "LA-AUT-65")
def test_cards_113_and_117_damage_your_convoy():
    scene = Solo().shown(113, 117)
    scene.run((automa_end_of_round,)).play("damage truck-1", "damage truck-2")
    assert scene.convoy().damage[0] == 0b11
    assert scene.automa.shown == []
    assert scene.automa.discard == [card(113), card(117)]


@pytest.mark.rule("LA-AUT-62", "LA-FAME-03")
def test_card_114_costs_you_a_fame_if_you_are_higher():
    for yours, its, after in ((2, 1, 1), (1, 1, 1), (0, 1, 0)):
        scene = Solo().shown(114)
        scene.convoy().fame, scene.automa.fame = yours, its
        scene.run((automa_end_of_round,))
        assert scene.convoy().fame == after


@pytest.mark.rule("LA-AUT-64")
def test_card_116_heals_one_of_its_survivors_then_contaminates_one_of_yours():
    scene = Solo().shown(116).crew(active="leader", rest="hermit")
    scene.automa.survivors, scene.automa.sick = 1, 1
    scene.run((automa_end_of_round,))
    assert (scene.automa.survivors, scene.automa.sick) == (2, 0)
    assert scene.options == ["contaminate leader", "contaminate hermit"]
    scene.play("contaminate hermit")
    scene = Solo().shown(116)
    scene.run((automa_end_of_round,))
    assert scene.automa.sick == 0


@pytest.mark.rule("LA-AUT-56", "LA-END-04")
def test_if_the_game_goes_on_its_counter_moves_and_uncovers_row_a():
    scene = Solo()
    scene.run((round_end.check_end,))
    assert scene.automa.counter == 2
    assert scene.automa.damage[A] == 0b111100
    scene.at(LAST, 0).run((round_end.check_end,))
    assert scene.t.over
    assert scene.automa.counter == 2


@pytest.mark.rule("LA-RUL-58", "LA-RUL-103")
def test_its_cards_work_after_your_slots_and_before_the_end_check_also_in_the_last_round():
    scene = Solo().shown(113).at(FIRST_STOP, 0)
    scene.convoy_cards(0, "truck", "biomass-processor", "container", "-")
    scene.run((round_end.end_of_round,))
    assert scene.asked == "damage"
    assert scene.convoy().food == 1
    assert not scene.t.over
    scene.finish()
    assert scene.t.over


@pytest.mark.rule("LA-AUT-66", "LA-AUT-56")
def test_tracks_last_for_the_round_only():
    scene = Solo().shown(115)
    automa_move(scene.t)
    assert scene.automa.tracks
    scene.run((automa_end_of_round,))
    assert not scene.automa.tracks


@pytest.mark.rule("LA-AUT-60", "LA-AUT-61", "LA-AUT-62", "LA-AUT-63", "LA-AUT-64", "LA-AUT-65")
def test_the_six_cards_have_their_skills_and_arrows():
    t = Solo().t
    cards = [action_card(t, number - 1) for number in range(112, 118)]
    assert [c.card for c in cards] == list(range(111, 117))
    assert [c.skill for c in cards] == [1, 3, 2, 2, 2, 2]
    assert [c.arrow for c in cards] == [0, 1, 0, 1, 0, 1]


@pytest.mark.rule("LA-ELIM-03")
def test_without_survivors_you_lose_against_it():
    from ashfall.games.last_aurora import crew, elimination

    scene = Solo().crew(active="leader")
    scene.run((crew.give_up, 0, card("leader")), (elimination.settle,))
    assert scene.t.over
    assert scoring.winners(scene.t) == [AUTOMA]
    assert scene.events("solo_lost")[0].rule == "LA-ELIM-03"
