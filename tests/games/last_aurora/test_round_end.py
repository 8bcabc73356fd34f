"""Phase 5, End of round: slots, the end of the game, the Aurora, the exploration zone."""

import pytest
from tests.games.last_aurora.scene import BOX, FIRST_STOP, Scene, card

from ashfall.games.last_aurora import round_end
from ashfall.games.last_aurora.round_end import check_end, clear_zone, end_of_round
from ashfall.games.last_aurora.things import FOOD, NONE


def grower(players: int = 2, **cargo: int) -> Scene:
    """Seat 0 with a Biomass Processor."""
    scene = Scene(players).cargo(0, **cargo)
    return scene.convoy_cards(0, "truck", "biomass-processor", "container", "-")


@pytest.mark.rule("LA-END-01", "LA-SLOT-10")
def test_the_biomass_processor_gives_a_food_each_round():
    scene = grower().run((end_of_round,))
    assert scene.through
    assert scene.convoy().food == 1


@pytest.mark.rule("LA-SLOT-10", "LA-SLOT-07")
def test_a_damaged_processor_gives_nothing():
    scene = grower().damage(0, "above-truck-1").run((end_of_round,))
    assert scene.convoy().food == 0


@pytest.mark.rule("LA-SLOT-10", "LA-GEN-08")
def test_without_food_in_the_supply_none_is_gained():
    scene = grower()
    scene.t.supply[FOOD] = 0
    scene.run((end_of_round,))
    assert scene.convoy().food == 0


@pytest.mark.rule("LA-SLOT-14", "LA-GEN-10")
def test_the_field_workshop_may_remove_one_damage():
    scene = Scene().cargo().convoy_cards(0, "truck", "field-workshop", "container", "-")
    scene.damage(0, "truck-1", "trailer1-1").run((end_of_round,))
    assert scene.options == ["repair truck-1", "repair trailer1-1", "no-more-repairs"]
    scene.play("repair truck-1")
    assert scene.through
    assert scene.convoy().damage == [0, 0, 1, 0]


@pytest.mark.rule("LA-END-01", "LA-RUL-64")
def test_slot_effects_come_in_forward_turn_order_and_in_the_owners_order():
    scene = Scene(2).at(1, 4).cargo(0).cargo(1)
    for seat in (0, 1):
        scene.convoy(seat).cards[1] = card("field-workshop")
        scene.damage(seat, "truck-1")
    scene.convoy(0).cards[3] = card("biomass-processor")
    scene.run((end_of_round,))
    assert scene.seat == 1
    scene.play("no-more-repairs")
    assert scene.seat == 0
    assert scene.options == ["grow-food", "run-workshop", "end-round-turn"]
    scene.play("run-workshop", "repair truck-1")
    assert scene.through
    assert scene.convoy(0).food == 1


@pytest.mark.rule("LA-END-01", "LA-SLOT-14", "LA-PLC-14")
def test_the_workshop_runs_before_or_after_the_food_or_not_at_all():
    def busy() -> Scene:
        scene = grower().damage(0, "truck-1", "truck-3")
        scene.convoy(0).cards[3] = card("field-workshop")
        return scene.run((end_of_round,))

    scene = busy()
    assert scene.options == ["grow-food", "run-workshop", "end-round-turn"]
    scene.play("grow-food")
    assert scene.asked == "repair", "one effect is left and runs by itself"
    scene.play("repair truck-3")
    assert scene.through
    assert (scene.convoy().food, scene.convoy().damage[0]) == (1, 1)
    first = busy().play("run-workshop", "no-more-repairs")
    assert first.through
    assert (first.convoy().food, first.convoy().damage[0]) == (1, 0b101)
    none = busy().play("end-round-turn")
    assert none.through
    assert (none.convoy().food, none.convoy().damage[0]) == (0, 0b101)


@pytest.mark.rule("LA-RUL-40")
def test_objects_of_any_phase_may_be_used_now():
    scene = Scene().cargo().objects(0, "welding-torch").damage(0, "truck-1").at(FIRST_STOP, 0)
    scene.run((end_of_round,))
    assert scene.options == ["use welding-torch", "end-round-turn"]
    scene.play("use welding-torch", "repair truck-1")
    assert scene.t.over
    assert scene.convoy().damage[0] == 0


@pytest.mark.rule("LA-RUL-40", "LA-RUL-63")
def test_objects_can_wait_for_the_next_turn_if_there_is_one():
    scene = Scene().cargo().objects(0, "welding-torch").damage(0, "truck-1").run((end_of_round,))
    assert scene.through, "the game goes on, and he has a turn in the Exploration phase"
    tired = Scene().cargo().objects(0, "nitrous-oxide").crew(active="", rest="leader co-pilot")
    tired.run((end_of_round,))
    assert tired.options == ["end-round-turn"], "it could be a Ration, and there may be no turn"
    two = Scene().cargo().objects(0, "ration", "ration").crew(active="medic", rest="leader gunner")
    two.run((end_of_round,))
    assert two.options == ["use ration", "end-round-turn"], "one now, one in the next phase"


@pytest.mark.rule("LA-RUL-41", "LA-END-01")
def test_slots_work_also_in_the_round_that_ends_the_game():
    scene = grower().at(FIRST_STOP, 0).run((end_of_round,))
    assert scene.t.over
    assert scene.convoy().food == 1


@pytest.mark.rule("LA-END-02", "LA-FIN-10", "LA-RUL-42")
def test_the_game_ends_when_a_convoy_is_at_or_beyond_the_aurora():
    for waypoint, over in ((FIRST_STOP - 1, False), (FIRST_STOP, True), (FIRST_STOP + 2, True)):
        scene = Scene().at(waypoint, 0).cargo()
        scene.run((check_end,))
        assert scene.t.over is over


@pytest.mark.rule("LA-END-03", "LA-END-07", "LA-GEN-01")
def test_the_game_ends_with_the_aurora_at_her_sixth_waypoint():
    scene = Scene()
    scene.t.aurora = 6
    scene.run((check_end,))
    assert scene.t.over
    assert scene.t.aurora == 6, "she moves only if the game goes on"


@pytest.mark.rule("LA-END-04", "LA-END-07")
def test_otherwise_the_aurora_sails_one_waypoint_on():
    scene = Scene().at(FIRST_STOP - 1, 0)
    scene.run((check_end,))
    assert not scene.t.over
    assert scene.t.aurora == 2


@pytest.mark.rule("LA-END-07", "LA-BETA-24", "LA-BETA-02")
def test_her_position_at_the_start_of_the_phase_decides():
    scene = Scene(map="beta").at(BOX.roads[1].aurora[0], 0)
    scene.run((check_end,))
    assert scene.t.over, "where she lies on Beta in the first round"


@pytest.mark.rule("LA-END-05", "LA-END-06", "LA-RUL-83")
def test_the_excess_of_the_zone_is_discarded_from_the_left_and_the_zone_filled():
    for players, kept in ((2, 2), (3, 3), (4, 3)):
        scene = Scene(players).zone("rusty-trailer", "hermit", "medic", "army-truck", "snow-tracks")
        names = [card(w) for w in ("rusty-trailer", "hermit", "medic", "army-truck", "snow-tracks")]
        scene.t.deck = [c for c in scene.t.deck if scene.t.box.kind[c] != 3]
        scene.run((clear_zone,))
        assert scene.t.discard == names[: 5 - kept]
        assert scene.t.zone[:kept] == names[5 - kept :]
        assert NONE not in scene.t.zone


@pytest.mark.rule("LA-END-05")
def test_tokens_on_a_discarded_card_go_to_the_supply():
    scene = Scene(2).zone("abandoned-gas-station", "hermit", "medic")
    scene.t.left[0], scene.t.right[0] = 0x010, 0x011
    scene.t.supply[1] -= 2
    scene.t.supply[0] -= 1
    before = scene.t.supply[:]
    scene.t.deck = []
    scene.run((clear_zone,))
    assert scene.t.discard == [card("abandoned-gas-station")]
    assert scene.t.supply == [before[0] + 1, before[1] + 2, *before[2:]]


@pytest.mark.rule("LA-END-05")
def test_with_few_cards_nothing_is_discarded():
    scene = Scene(2).zone("-", "hermit", "-", "medic")
    scene.t.deck = []
    scene.run((clear_zone,))
    assert scene.t.discard == []
    assert scene.t.zone == [card("hermit"), card("medic"), NONE, NONE, NONE]


@pytest.mark.rule("LA-END-06", "LA-RUL-04")
def test_the_last_cards_of_the_deck_are_dealt_from_the_right():
    scene = Scene(2).zone("hermit", "medic")
    scene.t.deck = [scene.take(0, "preacher")]
    scene.run((clear_zone,))
    assert scene.t.zone == [card("hermit"), card("medic"), NONE, NONE, card("preacher")]


@pytest.mark.rule("LA-PLC-14")
def test_the_food_may_be_declined():
    scene = grower().objects(0, "welding-torch").damage(0, "truck-1").at(FIRST_STOP, 0)
    scene.run((end_of_round,))
    assert "grow-food" in scene.options
    scene.play("end-round-turn")
    assert scene.convoy().food == 0


def test_the_last_stop_is_the_last_number_of_the_map():
    assert all(len(road.aurora) == round_end.LAST_STOP for road in Scene().t.box.roads)
