"""The Automa explores: its cards, the priority list, what each kind of card gives it."""

import pytest
from tests.games.last_aurora.scene import card
from tests.games.last_aurora.solo import ROW_FIRST, Solo

from ashfall.games.last_aurora import exploration
from ashfall.games.last_aurora.automa import automa_prepares, automa_turn
from ashfall.games.last_aurora.automa_effects import (
    automa_contaminate,
    automa_gain,
    automa_gain_survivor,
)
from ashfall.games.last_aurora.things import AUTOMA, FUEL, OBJECT, SURVIVOR

A, B, C, D = range(4)


# Exploration


@pytest.mark.rule("LA-AUT-09", "LA-RUL-55")
def test_it_draws_a_card_for_each_survivor_contaminated_or_not_unseen():
    scene = Solo()
    scene.automa.survivors, scene.automa.sick = 2, 1
    automa_prepares(scene.t)
    assert len(scene.automa.stack) == 3
    assert len(scene.automa.deck) == 3
    assert not any(scene.t.knows(0, c) for c in scene.automa.stack)


@pytest.mark.rule("LA-AUT-10")
def test_only_discarded_cards_are_shuffled_in_and_it_may_draw_fewer():
    scene = Solo()
    automa = scene.automa
    automa.discard = [automa.deck.pop() for _ in range(4)]
    automa.shown = [automa.discard.pop()]
    automa.survivors = 6
    automa_prepares(scene.t)
    assert len(automa.stack) == 5
    assert automa.deck == automa.discard == []
    assert len(automa.shown) == 1


@pytest.mark.rule("LA-RUL-115", "LA-AUT-41")
def test_without_survivors_it_draws_none_and_is_not_out():
    scene = Solo()
    scene.automa.survivors = scene.automa.sick = 0
    automa_prepares(scene.t)
    assert scene.automa.stack == []
    automa_contaminate(scene.t, 1)
    assert scene.automa.sick == 0
    assert AUTOMA in scene.t.order


@pytest.mark.rule("LA-AUT-11")
def test_it_turns_up_the_next_card_to_the_right_of_those_face_up():
    scene = Solo().stack(112, 113)
    automa_turn(scene.t)
    automa_turn(scene.t)
    assert scene.automa.shown == [card(112), card(113)]
    assert [e.values["action"] for e in scene.events("automa_card")] == [card(112), card(113)]


@pytest.mark.rule("LA-AUT-12", "LA-EX-12")
def test_the_skill_selects_the_positions_of_that_cost():
    for number, position in ((112, 1), (113, 5)):
        scene = Solo().zone(*["hermit", "medic", "preacher", "gunner", "explorer"]).stack(number)
        scene.t.deck = []
        automa_turn(scene.t)
        assert scene.told("automa_acts")["position"] == position
    scene = Solo().zone("hermit", "-", "-", "-", "explorer").stack(114)
    automa_turn(scene.t)
    assert not scene.events("automa_acts"), "skill 2 looks at positions 2 to 4 only"


@pytest.mark.rule("LA-AUT-13", "LA-AUT-32")
def test_an_empty_position_gives_no_action():
    scene = Solo().zone("-", "hermit").stack(112, 113)
    automa_turn(scene.t)
    automa_turn(scene.t)
    assert scene.t.zone[1] == card("hermit")
    assert len(scene.events("automa_no_action")) == 2


@pytest.mark.rule("LA-AUT-14")
def test_it_never_does_a_bonus_action():
    scene = Solo().zone("rusty-trailer").stack(112)
    scene.automa.damage[B] = 1
    scene.automa.damage[C] = 1
    scene.run((automa_turn,))
    assert scene.automa.damage[B] + scene.automa.damage[C] == 1, "one repair, not also position 1's"
    assert not scene.events("bonus")


@pytest.mark.rule("LA-AUT-15")
def test_without_a_face_down_card_it_passes():
    scene = Solo().zone("hermit").stack()
    automa_turn(scene.t)
    assert scene.events("automa_passes")
    assert scene.t.zone[0] == card("hermit")


@pytest.mark.rule("LA-AUT-16", "LA-RUL-94")
def test_the_phase_lasts_while_you_are_active_or_it_has_face_down_cards():
    scene = Solo().crew(rest="leader").stack(112)
    assert exploration.anybody_active(scene.t)
    scene.stack()
    assert not exploration.anybody_active(scene.t)
    scene.crew(active="leader")
    assert exploration.anybody_active(scene.t)


@pytest.mark.rule("LA-AUT-17")
def test_after_its_action_the_zone_is_shifted_and_refilled():
    scene = Solo().zone("hermit", "medic", "preacher", "gunner", "explorer").stack(112)
    scene.t.deck = [scene.take(0, "renegade")]
    scene.run((automa_turn,))
    assert scene.t.zone == [
        card(w) for w in ("medic", "preacher", "gunner", "explorer", "renegade")
    ]


@pytest.mark.rule("LA-AUT-18")
def test_a_location_first_does_its_harm():
    scene = Solo().zone("contaminated-warehouse").stack(112).block(0, 0x011, 0x020)
    scene.run((automa_turn,))
    assert (scene.automa.survivors, scene.automa.sick) == (1, 1)
    scene = Solo().zone("looted-supermarket").stack(112).block(0, 0x012, 0x1001)
    scene.run((automa_turn,))
    assert scene.automa.fame == -1
    scene = (
        Solo().zone("military-depot").stack(112).outcomes(ROW_FIRST["B"]).block(0, 0x200, 0x1110)
    )
    scene.run((automa_turn,))
    assert scene.automa.damage[B] == 1


@pytest.mark.rule("LA-AUT-19", "LA-AUT-21")
def test_it_takes_the_block_the_arrow_points_to():
    scene = Solo().zone("abandoned-gas-station").stack(112).board().block(0, 0x010, 0x011)
    scene.run((automa_turn,))
    assert scene.counts() == [0, 1, 0]
    assert (scene.t.left[0], scene.t.right[0]) == (0, 0x011)
    scene = Solo().zone("-", "-", "-", "-", "abandoned-gas-station").stack(113).board()
    scene.block(4, 0x010, 0x011).run((automa_turn,))
    assert scene.counts() == [1, 1, 0]
    assert (scene.t.left[4], scene.t.right[4]) == (0x010, 0)


@pytest.mark.rule("LA-AUT-20")
def test_with_one_block_left_it_takes_that_one():
    scene = Solo().zone("abandoned-gas-station").stack(112).board().block(0, 0, 0x011)
    scene.t.deck = []
    scene.run((automa_turn,))
    assert scene.counts() == [1, 1, 0]
    assert scene.t.discard == [card("abandoned-gas-station")]


@pytest.mark.rule("LA-AUT-21", "LA-AUT-39", "LA-RUL-59", "LA-RUL-104")
def test_resources_go_leftmost_past_damage_and_past_the_counter_at_most_seven():
    scene = Solo().board(fuel=1)
    scene.automa.damage[C] = 0b010
    automa_gain(scene.t, FUEL, 1)
    assert scene.automa.tokens[FUEL] == 0b101
    scene.board(fuel=0)
    supply = scene.t.supply[FUEL]
    automa_gain(scene.t, FUEL, 9)
    assert scene.automa.tokens[FUEL] == 0b1111101
    assert scene.t.supply[FUEL] == supply - 6


@pytest.mark.rule("LA-RUL-104")
def test_its_gains_are_limited_by_the_supply():
    scene = Solo().board()
    scene.t.supply[FUEL] = 0
    automa_gain(scene.t, FUEL, 1)
    assert scene.automa.tokens[FUEL] == 0


@pytest.mark.rule("LA-AUT-22", "LA-RUL-60")
def test_it_keeps_any_number_of_objects_that_nobody_sees():
    scene = Solo().zone("-", "-", "-", "-", "helicopter-wreck").stack(113).outcomes(87)
    scene.block(4, 0x101, 0x1100)
    scene.automa.kept = [scene.t.object_deck.pop() for _ in range(4)]
    scene.run((automa_turn,))
    assert len(scene.automa.kept) == 5
    assert not scene.t.knows(0, scene.automa.kept[-1])
    assert scene.t.supply[OBJECT] == 6


@pytest.mark.rule("LA-AUT-23")
def test_a_location_without_resources_left_is_discarded():
    scene = Solo().zone("abandoned-gas-station").stack(112).block(0, 0x010, 0)
    scene.t.deck = []
    scene.run((automa_turn,))
    assert scene.t.discard == [card("abandoned-gas-station")]


@pytest.mark.rule("LA-AUT-24")
def test_a_convoy_card_is_discarded_for_a_repair():
    scene = Solo().zone("army-truck").stack(112)
    scene.automa.damage[D] = 1
    scene.t.deck = []
    scene.run((automa_turn,))
    assert scene.t.discard == [card("army-truck")]
    assert scene.automa.damage[D] == 0


@pytest.mark.rule("LA-AUT-25")
def test_a_survivor_card_is_discarded_for_a_survivor_token():
    scene = Solo().zone("hermit").stack(112)
    scene.t.deck = []
    supply = scene.t.supply[SURVIVOR]
    scene.run((automa_turn,))
    assert scene.automa.survivors == 3
    assert scene.t.supply[SURVIVOR] == supply - 1
    assert scene.t.discard == [card("hermit")]


@pytest.mark.rule("LA-AUT-26")
def test_beyond_six_it_heals_one_instead():
    scene = Solo()
    scene.automa.survivors, scene.automa.sick = 4, 2
    supply = scene.t.supply[SURVIVOR]
    automa_gain_survivor(scene.t)
    assert (scene.automa.survivors, scene.automa.sick) == (5, 1)
    assert scene.t.supply[SURVIVOR] == supply
    scene.automa.survivors, scene.automa.sick = 6, 0
    automa_gain_survivor(scene.t)
    assert (scene.automa.survivors, scene.automa.sick) == (6, 0)


@pytest.mark.rule("LA-AUT-27")
def test_an_encounter_is_discarded_and_its_tokens_go_to_the_supply():
    scene = Solo().zone("wanderers").stack(112).block(0, 0x011, 0)
    supply = scene.t.supply[:]
    scene.t.deck = []
    scene.run((automa_turn,))
    assert scene.t.discard == [card("wanderers")]
    assert scene.t.supply[:2] == [supply[0] + 1, supply[1] + 1]


@pytest.mark.rule("LA-AUT-28", "LA-AUT-60", "LA-AUT-61", "LA-RUL-47")
def test_an_enemy_in_position_1_or_5_gives_what_the_action_card_says_and_stays():
    scene = Solo().zone("war-wolves").stack(112).board()
    scene.run((automa_turn,))
    assert scene.counts() == [0, 0, 1]
    assert scene.t.zone[0] == card("war-wolves")
    scene = Solo().zone("-", "-", "-", "-", "war-wolves").stack(113).board()
    scene.run((automa_turn,))
    assert scene.counts() == [0, 1, 0]


@pytest.mark.rule("LA-AUT-29")
def test_it_never_interacts_with_an_enemy_in_positions_2_to_4():
    for number in (114, 115, 116, 117):
        scene = Solo().zone("-", "war-wolves", "wolf-riders", "ulmar").stack(number).board()
        scene.run((automa_turn,))
        assert scene.counts() == [0, 0, 0]
        assert scene.events("automa_no_action")


@pytest.mark.rule("LA-AUT-30", "LA-AUT-33", "LA-AUT-62", "LA-AUT-63", "LA-AUT-64", "LA-AUT-65")
def test_the_priority_list_decides_between_positions_2_to_4():
    zone = ("-", "army-truck", "hermit", "wanderers")
    for number, taken in (
        (114, "hermit"),
        (115, "hermit"),
        (116, "wanderers"),
        (117, "army-truck"),
    ):
        scene = Solo().zone(*zone).stack(number)
        scene.t.deck = []
        scene.run((automa_turn,))
        assert scene.t.discard == [card(taken)], number


@pytest.mark.rule("LA-AUT-30", "LA-AUT-62", "LA-AUT-63")
def test_gather_and_recruit_stand_in_the_order_of_the_card():
    for number, taken in (
        (114, "fuel-depot"),
        (115, "hermit"),
        (116, "fuel-depot"),
        (117, "fuel-depot"),
    ):
        scene = Solo().zone("-", "hermit", "fuel-depot").stack(number).block(2, 0x030, 0)
        scene.run((automa_turn,))
        assert scene.told("automa_acts")["card"] == card(taken), number


@pytest.mark.rule("LA-AUT-33")
def test_convoy_card_means_truck_trailer_or_device():
    for word in ("army-truck", "flatbed-trailer", "machine-gun"):
        scene = Solo().zone("-", "-", word).stack(117)
        scene.run((automa_turn,))
        assert scene.told("automa_acts")["card"] == card(word)


@pytest.mark.rule("LA-AUT-31")
def test_of_several_matches_the_arrow_takes_the_leftmost_or_rightmost():
    for number, position in ((114, 2), (115, 4)):
        scene = Solo().zone("-", "hermit", "medic", "preacher").stack(number)
        scene.run((automa_turn,))
        assert scene.told("automa_acts")["position"] == position
        looked = [e.values["positions"] for e in scene.events("automa_candidates")]
        assert looked[-1] == [2, 3, 4], "the candidates are told"


@pytest.mark.rule("LA-AUT-32")
def test_without_a_match_it_does_nothing():
    scene = Solo().zone("hermit", "-", "-", "-", "medic").stack(114)
    scene.run((automa_turn,))
    assert scene.t.zone[0] == card("hermit")
    assert scene.events("automa_no_action")
