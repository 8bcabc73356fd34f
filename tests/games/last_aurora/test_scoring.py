"""The end of the game: scores by category, ties and winners."""

import pytest
from tests.games.last_aurora.scene import FIRST_STOP, Scene, card

from ashfall.games.last_aurora import scoring
from ashfall.games.last_aurora.scoring import score_sheet, totals, winners


def column(scene: Scene, category: str) -> list[int]:
    return dict(score_sheet(scene.t))[category]


@pytest.mark.rule("LA-FIN-01")
def test_each_waypoint_ahead_of_the_last_convoy_is_a_fame():
    assert column(Scene(3).at(4, 9, 5), "distance") == [0, 5, 1]


@pytest.mark.rule("LA-FIN-02", "LA-RUL-29")
def test_the_distance_is_that_of_the_last_convoys_shortest_path():
    scene = Scene(2).at(4, 9)
    scene.convoy_cards(0, "truck", "snow-tracks", "container", "-")
    assert column(scene, "distance") == [0, 3]
    scene.damage(0, "above-truck-1")
    assert column(scene, "distance") == [0, 5], "damaged tracks open no shortcut"
    other = Scene(2).at(4, 9)
    other.convoy_cards(1, "truck", "snow-tracks", "container", "-")
    assert column(other, "distance") == [0, 5], "only the last convoy's tracks count"


@pytest.mark.rule("LA-FIN-02")
def test_closed_shortcuts_do_not_count():
    scene = Scene(2, map="beta").at(5, 9)
    assert column(scene, "distance") == [0, 1]
    scene.t.closed = [1]
    assert column(scene, "distance") == [0, 4]


@pytest.mark.rule("LA-RUL-43")
def test_on_one_waypoint_nobody_is_ahead_and_who_is_out_is_not_last():
    assert column(Scene(2).at(7, 7), "distance") == [0, 0]
    scene = Scene(3).at(2, 7, 9)
    scene.convoy(0).out = True
    scene.t.order.remove(0)
    assert column(scene, "distance") == [0, 0, 2]


@pytest.mark.rule("LA-FIN-03", "LA-FAME-04")
def test_the_space_on_the_fame_track_counts_even_below_zero():
    scene = Scene(2)
    scene.convoy(0).fame, scene.convoy(1).fame = -1, 5
    assert column(scene, "fame_track") == [-1, 5]


@pytest.mark.rule("LA-FIN-04", "LA-MINE-07")
def test_each_unused_object_is_a_fame_the_mine_too():
    scene = Scene(2, mines=True).objects(0, "mine", "ration")
    assert column(scene, "objects") == [2, 0]


@pytest.mark.rule("LA-FIN-05", "LA-SLOT-11", "LA-LOOT-01", "LA-LOOT-04", "LA-LOOT-06")
def test_undamaged_special_slots_give_their_fame():
    scene = Scene(2).convoy_cards(
        0, "truck", "armoured-luggage-compartment", "container", "gauss-cannon", "rusty-trailer", "nuclear-reactor"
    )  # fmt: skip
    assert column(scene, "special_slots") == [1 + 1 + 2, 0]
    scene.damage(0, "above-truck-4", "above-trailer1-2", "above-trailer2-1")
    assert column(scene, "special_slots") == [0, 0]


@pytest.mark.rule("LA-SLOT-13", "LA-LOOT-02")
def test_the_artificial_ecosystem_counts_food_up_to_two():
    for food, fame in ((0, 1), (1, 2), (2, 3), (3, 3)):
        scene = Scene(2).cargo(food=food)
        scene.convoy_cards(0, "truck", "artificial-ecosystem", "container", "-")
        assert column(scene, "special_slots") == [fame, 0]
    scene.damage(0, "above-truck-2")
    assert column(scene, "special_slots") == [1, 0]


@pytest.mark.rule("LA-FIN-06", "LA-SURV-10", "LA-LOOT-03", "LA-ABL-01")
def test_orphan_and_prisoner_give_a_fame_in_any_zone():
    scene = Scene(2).crew(0, active="orphan", exhausted="prisoner")
    assert column(scene, "abilities") == [2, 0]


@pytest.mark.rule("LA-SURV-07", "LA-FIN-06")
def test_the_bounty_hunter_needs_a_loot_card_in_convoy_or_crew():
    scene = Scene(2).crew(0, rest="bounty-hunter")
    assert column(scene, "abilities") == [0, 0]
    scene.convoy_cards(0, "truck", "gauss-cannon", "container", "-")
    assert column(scene, "abilities") == [2, 0]
    scene = Scene(2).crew(0, rest="bounty-hunter prisoner")
    assert column(scene, "abilities") == [3, 0]


@pytest.mark.rule("LA-FIN-07", "LA-FIN-10")
def test_if_somebody_reached_the_aurora_everybody_scores_healthy_survivors():
    scene = Scene(2).at(FIRST_STOP, 3).crew(1, active="leader", rest="hermit", exhausted="medic")
    scene.t.contamination[card("hermit")] = 1
    assert column(scene, "survivors") == [2, 2]
    assert column(scene, "undamaged") == [0, 0]


@pytest.mark.rule("LA-FIN-08")
def test_if_nobody_did_everybody_scores_undamaged_convoy_cards():
    scene = Scene(2).at(FIRST_STOP - 1, 3)
    scene.convoy_cards(1, "truck", "machine-gun", "container", "roof-rack").damage(1, "truck-1")
    assert column(scene, "undamaged") == [2, 3]
    assert column(scene, "survivors") == [0, 0]


@pytest.mark.rule("LA-FIN-09", "LA-GEN-03")
def test_most_fame_wins_reached_or_not():
    scene = Scene(2).at(21, 20)
    scene.convoy(1).fame = 5
    assert totals(scene.t) == [1 + 2, 5 + 2]
    assert winners(scene.t) == [1]


@pytest.mark.rule("LA-FIN-09")
def test_a_tie_goes_to_the_one_further_on_then_to_the_counter_further_right():
    scene = Scene(2).at(4, 5)
    scene.convoy(0).fame = 1
    assert totals(scene.t)[0] == totals(scene.t)[1]
    assert winners(scene.t) == [1]
    scene = Scene(2).at(5, 5)
    scene.t.order = [1, 0]
    assert winners(scene.t) == [0]
    scene.t.order = [0, 1]
    assert winners(scene.t) == [1]


@pytest.mark.rule("LA-ELIM-03", "LA-RUL-80")
def test_who_is_out_cannot_win_and_with_all_out_nobody_does():
    scene = Scene(3)
    scene.convoy(2).fame = 5
    for seat in (2, 0):
        scene.convoy(seat).out = True
        scene.t.order.remove(seat)
    assert winners(scene.t) == [1]
    scene.convoy(1).out = True
    scene.t.order = []
    assert winners(scene.t) == []


@pytest.mark.rule("LA-AUT-57", "LA-RUL-61")
def test_the_automa_scores_its_own_way():
    scene = Scene(1).at(3, 8)
    automa = scene.t.automa
    assert automa is not None
    automa.fame, automa.survivors, automa.sick = 2, 3, 2
    automa.kept = [card("ration"), card("gauss-cannon"), card("hazmat-suit")]
    assert column(scene, "distance") == [0, 5]
    assert column(scene, "fame_track") == [0, 2]
    assert column(scene, "objects") == [0, 1]
    assert column(scene, "undamaged") == [2, 3], "the groups of columns B to D; row A is covered"
    automa.damage = [0, 0, 0b1000, 0]
    assert column(scene, "undamaged")[1] == 5
    scene.at(FIRST_STOP, 8)
    assert column(scene, "survivors") == [2, 3]


@pytest.mark.rule("LA-AUT-57", "LA-AUT-58", "LA-RUL-57")
def test_shortcuts_count_when_it_scores_against_you_but_not_the_other_way():
    ahead = Scene(1).at(4, 9).convoy_cards(0, "truck", "snow-tracks", "container", "-")
    assert column(ahead, "distance") == [0, 3]
    behind = Scene(1, map="beta").at(9, 5)
    assert column(behind, "distance") == [4, 0]


@pytest.mark.rule("LA-AUT-59")
def test_against_the_automa_a_tie_is_a_loss():
    scene = Scene(1).at(5, 5)
    automa = scene.t.automa
    assert automa is not None
    points = totals(scene.t)
    automa.fame += points[0] - points[1]
    assert totals(scene.t)[0] == totals(scene.t)[1]
    assert winners(scene.t) == [1]
    scene.convoy().fame += 1
    assert winners(scene.t) == [0]
    scene.convoy().out = True
    assert winners(scene.t) == [1]


def test_the_sides_are_the_seats_and_the_automa():
    assert scoring.sides(Scene(3).t) == ["seat"] * 3
    assert scoring.sides(Scene(1).t) == ["seat", "automa"]
