"""Solo: every rule of the Automa."""

from typing import Self

import pytest
from tests.games.last_aurora.scene import FIRST_STOP, LAST, Scene, card

from ashfall.games.last_aurora import automa as rules
from ashfall.games.last_aurora import (
    automa_board,
    combat,
    events,
    exploration,
    fame,
    rest,
    round_end,
)
from ashfall.games.last_aurora.automa import (
    action_card,
    automa_contaminate,
    automa_damage,
    automa_end_of_round,
    automa_fire,
    automa_gain,
    automa_gain_survivor,
    automa_move,
    automa_prepares,
    automa_repair,
    automa_rest,
    automa_turn,
)
from ashfall.games.last_aurora.state import (
    AMMO,
    AUTOMA,
    CONTAMINATION,
    EXPLORATION,
    FIRE,
    FOOD,
    FUEL,
    NONE,
    OBJECT,
    SURVIVOR,
    Automa,
)

A, B, C, D = range(4)
VALLEY, COAST, BAY = range(3)
ROW_FIRST = {"A": 89, "B": 90, "C": 88, "D": 87}
"""An outcome card whose first letter is this."""


class Solo(Scene):
    def __init__(self, map: str = "alpha", mines: bool = False) -> None:
        super().__init__(1, map, mines)
        self.t.phase = EXPLORATION
        self.cargo()

    @property
    def automa(self) -> Automa:
        assert self.t.automa is not None
        return self.t.automa

    def stack(self, *numbers: int) -> Self:
        """Its face-down action cards by printed number, the first on top."""
        wanted = [number - 1 for number in numbers]
        every = self.automa.deck + self.automa.stack + self.automa.shown + self.automa.discard
        self.automa.deck = [c for c in every if c not in wanted]
        self.automa.stack = wanted[::-1]
        self.automa.shown, self.automa.discard = [], []
        return self

    def shown(self, *numbers: int) -> Self:
        """Its face-up action cards, turned up in the Exploration phase."""
        self.stack(*numbers)
        self.automa.shown = self.automa.stack[::-1]
        self.automa.stack = []
        self.automa.explored = len(numbers)
        return self

    def board(self, food: int = 0, fuel: int = 0, ammo: int = 0) -> Self:
        """So many tokens in each row, from the left."""
        for token, count in ((FOOD, food), (FUEL, fuel), (AMMO, ammo)):
            self.t.supply[token] += self.automa.tokens[token].bit_count() - count
            self.automa.tokens[token] = (1 << count) - 1
        return self

    def block(self, position: int, left: int, right: int) -> Self:
        """Tokens of a location in the zone, taken from the supply."""
        for packed in (left, right):
            for token in range(4):
                self.t.supply[token] -= packed >> 4 * token & 15
        self.t.left[position], self.t.right[position] = left, right
        return self

    def counts(self) -> list[int]:
        return [mask.bit_count() for mask in self.automa.tokens]


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
    assert board.weapons[1:7] == [1, 0, 1, 0, 1, 0]
    assert board.speed[1:7] == [0, 0, 0, 0, 0, 1]
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


@pytest.mark.rule("LA-AUT-42", "LA-AUT-41")
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


# Damage, contamination, fame, repair


@pytest.mark.rule("LA-AUT-34", "LA-RUL-52", "LA-AUT-35")
def test_each_single_damage_turns_up_an_outcome_card_for_its_row():
    scene = Solo().outcomes(ROW_FIRST["B"], ROW_FIRST["D"])
    scene.automa.counter = 3
    automa_damage(scene.t, 2)
    assert scene.automa.damage == [0b111110, 0b100, 0, 0b100]
    assert len(scene.t.outcome_discard) == 2


@pytest.mark.rule("LA-AUT-36", "LA-AUT-37")
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
    assert automa_board.weapon_to_fire(scene.t) == 5
    assert automa_board.speed_slots(scene.t) == 1


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


# Movement


@pytest.mark.rule("LA-AUT-49", "LA-AUT-60")
def test_card_112_gives_fuel_or_else_ammo_before_moving():
    scene = Solo().shown(112).board()
    automa_move(scene.t)
    assert scene.automa.waypoint == 3, "speed 2 and the fuel just gained"
    scene = Solo().shown(112).board(fuel=1)
    automa_move(scene.t)
    assert scene.counts() == [0, 0, 1]
    assert scene.automa.waypoint == 3


@pytest.mark.rule("LA-AUT-61", "LA-RUL-55")
def test_card_113_gives_a_survivor_if_you_have_more():
    scene = Solo().shown(113).crew(active="leader co-pilot hermit")
    automa_move(scene.t)
    assert scene.automa.survivors == 3
    scene = Solo().shown(113).crew(active="leader co-pilot hermit")
    scene.automa.sick = 1
    automa_move(scene.t)
    assert scene.automa.survivors == 2


@pytest.mark.rule("LA-AUT-49", "LA-AUT-66")
def test_only_face_up_cards_work_from_left_to_right():
    scene = Solo().board()
    scene.stack(112)
    automa_move(scene.t)
    assert scene.counts() == [0, 0, 0]
    assert not scene.events("automa_ability")
    scene = Solo().shown(113, 112).board()
    automa_move(scene.t)
    assert [e.values["action"] for e in scene.events("automa_ability")] == [card(113), card(112)]


@pytest.mark.rule("LA-AUT-50", "LA-RUL-57", "LA-RUL-102")
def test_its_speed_is_two_plus_slots_plus_all_its_fuel_plus_catching_up():
    scene = Solo().shown().board(fuel=3).at(5, 0)
    automa_move(scene.t)
    assert scene.told("automa_drives")["speed"] == 2 + 3
    assert scene.counts()[FUEL] == 0
    scene = Solo().shown(115).board(fuel=0).at(6, 0)
    scene.automa.damage[A] = 0
    automa_move(scene.t)
    assert scene.told("automa_drives")["speed"] == 2 + 1 + 1, "115 itself gives no speed"
    assert all(action.speed_plus == 0 for action in scene.t.box.board.actions)


@pytest.mark.rule("LA-AUT-50")
def test_it_moves_even_without_fuel_or_survivors():
    scene = Solo().shown().board()
    scene.automa.survivors = 0
    automa_move(scene.t)
    assert scene.automa.waypoint == 2


@pytest.mark.rule("LA-AUT-51", "LA-RUL-56")
def test_it_follows_the_main_road_and_stops_at_the_end():
    scene = Solo("beta").shown(114).board(fuel=2).at(0, 4)
    automa_move(scene.t)
    assert scene.automa.waypoint == 8, "no shortcut without card 115, not even an open one"
    scene = Solo().shown().board(fuel=5).at(0, LAST - 3)
    automa_move(scene.t)
    assert scene.automa.waypoint == LAST


@pytest.mark.rule("LA-AUT-51")
def test_it_takes_what_a_special_waypoint_offers_if_it_can():
    for kind, after in ((FOOD, [1, 0, 0]), (AMMO, [0, 0, 1])):
        scene = Solo().shown().board()
        scene.t.special[2] = kind
        automa_move(scene.t)
        assert scene.counts() == after
        assert scene.t.special[2] == NONE
    scene = Solo().shown().board(food=7)
    scene.t.special[2] = FOOD
    automa_move(scene.t)
    assert scene.t.special[2] == FOOD, "no free slot: the counter stays"
    scene = Solo().shown().board()
    scene.t.special[2] = FOOD
    scene.t.supply[FOOD] = 0
    automa_move(scene.t)
    assert scene.t.special[2] == FOOD, "none in the supply: the counter stays"
    scene = Solo().shown().board()
    scene.t.special[2] = OBJECT
    automa_move(scene.t)
    assert len(scene.automa.kept) == 1
    assert scene.t.special[2] == NONE


@pytest.mark.rule("LA-AUT-51", "LA-WAY-04")
def test_contamination_at_a_special_waypoint_hits_it_too():
    scene = Solo().shown().board()
    scene.t.special[2] = CONTAMINATION
    automa_move(scene.t)
    assert scene.automa.sick == 1
    assert scene.t.special[2] == CONTAMINATION


@pytest.mark.rule("LA-AUT-63", "LA-RUL-56", "LA-RUL-102")
def test_with_card_115_it_takes_the_first_shortcut_once():
    scene = Solo().shown(115).board(fuel=6).at(0, 4)
    automa_move(scene.t)
    assert scene.automa.waypoint == 4 + 8 + 2, "one road to 5, the shortcut to 8, six more"
    scene = Solo().shown(115).board().at(0, 3)
    automa_move(scene.t)
    assert scene.automa.waypoint == 5, "no speed is left for the shortcut"


@pytest.mark.rule("LA-AUT-63")
def test_it_suffers_what_the_shortcut_costs():
    scene = Solo("beta").shown(115).board().at(0, 8).outcomes(ROW_FIRST["B"])
    automa_move(scene.t)
    assert scene.automa.waypoint == 12
    assert scene.automa.sick == 1
    assert scene.automa.damage[B] == 1
    scene = Solo("beta").shown(115).board().at(0, 11)
    automa_move(scene.t)
    assert scene.t.closed == [3]
    scene = Solo("beta").shown(115).board().at(0, 11)
    scene.t.closed = [3]
    automa_move(scene.t)
    assert scene.automa.waypoint == 13, "a closed shortcut is none"


@pytest.mark.rule("LA-RUL-56")
def test_of_shortcuts_from_one_waypoint_it_takes_the_best():
    scene = Solo("beta").shown(115).at(0, 8)
    road = scene.t.box.roads[1]
    kept = road.leaving[8]
    try:
        road.leaving[8] = [4, 2]
        assert rules.first_shortcut(scene.t) == 4, "the one that leads furthest"
    finally:
        road.leaving[8] = kept


@pytest.mark.rule("LA-AUT-67", "LA-RUL-65")
def test_a_mine_goes_off_under_it():
    scene = Solo(mines=True).shown().board().outcomes(ROW_FIRST["D"])
    scene.t.mines = [1]
    automa_move(scene.t)
    assert scene.t.mines == []
    assert scene.automa.damage[D] == 1
    assert scene.automa.waypoint == 2


@pytest.mark.rule("LA-AUT-67", "LA-EVT-02")
def test_events_hit_it_too():
    scene = Solo().outcomes(ROW_FIRST["B"])
    scene.run((events.suffer_event, AUTOMA, card("blizzard")))
    assert scene.automa.damage[B] == 1
    scene.run((events.suffer_event, AUTOMA, card("radioactive-cloud")))
    assert scene.automa.sick == 1
    scene.board().run((events.suffer_event, AUTOMA, card("aurora-signal")))
    assert scene.counts()[FUEL] == 1


# Fire


def battle(arrow_card: int = 114, ammo: int = 1) -> Solo:
    scene = Solo().shown(arrow_card).board(ammo=ammo).at(20, 0)
    scene.t.phase = FIRE
    return scene


@pytest.mark.rule("LA-AUT-52", "LA-RUL-48", "LA-EX-14")
def test_a_left_arrow_aims_at_the_highest_type_a_right_arrow_at_the_lowest():
    for number, target in ((114, "rendall-and-randall"), (115, "war-wolves")):
        scene = battle(number).outcomes(87)
        scene.enemy("war-wolves", VALLEY)
        scene.enemy("rendall-and-randall", VALLEY, "gauss-cannon")
        scene.enemy("ulmar", BAY, "nuclear-reactor")
        scene.run((automa_fire,))
        shot = scene.told("automa_shoots")
        assert (shot["enemy"], shot["space"]) == (card(target), 1)
        assert scene.counts()[AMMO] == 0


@pytest.mark.rule("LA-AUT-52", "LA-RUL-49")
def test_the_first_card_turned_up_while_exploring_gives_the_arrow():
    scene = battle(115)
    scene.automa.shown.append(card(114))
    scene.enemy("war-wolves", VALLEY)
    scene.enemy("ulmar", VALLEY, "nuclear-reactor")
    assert rules.automa_target(scene.t) == card("war-wolves")
    scene.automa.explored = 0
    assert rules.automa_target(scene.t) == card("ulmar"), "without one it is left"


@pytest.mark.rule("LA-AUT-53", "LA-EX-14")
def test_it_shoots_from_the_right_until_ammo_or_weapons_run_out():
    scene = battle(ammo=3).outcomes(87, 90)
    scene.automa.damage[A] = 0b110000
    scene.enemy("ulmar", VALLEY, "nuclear-reactor")
    scene.run((automa_fire,))
    assert [e.values["space"] for e in scene.events("automa_shoots")] == [3, 1]
    assert scene.automa.tokens[AMMO] == 0b001, "no ammo is spent without a weapon"
    scene = battle(ammo=2).outcomes(87)
    scene.automa.damage[A] = 0b111111
    scene.enemy("ulmar", VALLEY, "nuclear-reactor")
    scene.run((automa_fire,))
    assert scene.counts()[AMMO] == 2


@pytest.mark.rule("LA-AUT-54")
def test_its_shots_follow_the_normal_rules():
    scene = battle().outcomes(95)
    enemy = scene.enemy("ulmar", VALLEY, "nuclear-reactor")
    scene.run((automa_fire,))
    assert enemy.damage == 1
    assert enemy.circles == [AUTOMA, NONE, NONE, NONE]
    assert scene.automa.fame == 1
    assert scene.automa.targets == 1
    assert scene.automa.damage[A] & 1, "095 jams a weapon of level 1"


@pytest.mark.rule("LA-RUL-50")
def test_after_a_defeat_it_picks_the_next_target():
    scene = battle(ammo=2).outcomes(94, 89, 88)
    scene.automa.damage[A] = 0b111010
    scene.enemy("ulmar", VALLEY, "nuclear-reactor", damage=4)
    scene.enemy("war-wolves", VALLEY, "prisoner")
    scene.run((automa_fire,))
    assert [e.values["enemy"] for e in scene.events("automa_shoots")] == [
        card("ulmar"),
        card("war-wolves"),
    ]


@pytest.mark.rule("LA-RUL-51")
def test_without_a_free_counter_it_moves_the_one_on_the_lowest_other_enemy():
    scene = battle().outcomes(88)
    target = scene.enemy("ulmar", VALLEY, "nuclear-reactor")
    low = scene.enemy("war-wolves", BAY, "prisoner")
    high = scene.enemy("wolf-riders", BAY, "biomass-turbo-truck")
    scene.mark(low, 0, AUTOMA).mark(high, AUTOMA)
    scene.run((automa_fire,))
    assert low.circles == [0, NONE, NONE, NONE]
    assert high.circles[0] == AUTOMA
    assert target.circles == [AUTOMA, NONE, NONE, NONE]


@pytest.mark.rule("LA-RUL-51")
def test_with_both_counters_on_the_target_it_moves_the_leftmost():
    scene = battle().outcomes(88)
    target = scene.enemy("ulmar", VALLEY, "nuclear-reactor")
    scene.mark(target, AUTOMA, 0, AUTOMA)
    scene.run((automa_fire,))
    assert target.circles == [0, AUTOMA, AUTOMA, NONE]


@pytest.mark.rule("LA-RUL-51")
def test_on_a_full_card_it_replaces_your_leftmost_counter():
    scene = battle()
    target = scene.enemy("ulmar", VALLEY, "nuclear-reactor")
    target.circles = [AUTOMA, 0, 0, AUTOMA]
    scene.convoy().targets = 0
    combat.attack.start_attack(scene.t, AUTOMA, 1, target.card)
    combat.attack.place_target_counter(scene.t, AUTOMA)
    assert target.circles == [AUTOMA, AUTOMA, 0, AUTOMA]
    assert scene.convoy().targets == 1


@pytest.mark.rule("LA-RUL-61", "LA-AUT-54")
def test_it_may_win_loot_and_keeps_it_unused():
    scene = battle().outcomes(88, 89)
    scene.enemy("ulmar", VALLEY, "nuclear-reactor", damage=4)
    scene.run((automa_fire,), (combat.loot.hand_out_spoils,))
    assert scene.automa.kept == [card("nuclear-reactor")]
    assert scene.told("loot_won")["seat"] == AUTOMA


@pytest.mark.rule("LA-AUT-55", "LA-RUL-52")
def test_enemy_fire_puts_all_damage_in_the_row_of_the_card_just_revealed():
    scene = Solo().at(20, 0).outcomes(95, 94)
    scene.automa.counter = 4
    scene.enemy("last-howl", VALLEY, "gauss-cannon")
    scene.enemy("war-wolves", VALLEY)
    scene.run((combat.enemy_fire,))
    assert scene.automa.damage[C] == 0b1110, "2 + 1 damage, 095 reads C first"
    assert scene.t.outcome_discard == [card(95)]


@pytest.mark.rule("LA-RUL-53")
def test_an_ambush_in_enemy_fire_turns_up_a_card_per_damage():
    scene = Solo().at(20, 0).outcomes(90, ROW_FIRST["C"], ROW_FIRST["D"])
    scene.enemy("ulmar", VALLEY, "nuclear-reactor")
    scene.run((combat.enemy_fire,))
    assert (scene.automa.damage[C], scene.automa.damage[D]) == (1, 1)
    assert len(scene.t.outcome_discard) == 3


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
    assert rules.the_automa(scene.t) is scene.automa
