"""The Old Ones' activation, events, movement, blight."""

import pytest
from tests.games.auztralia.scene import BOX, Scene

from ashfall.games.auztralia.box import CHARACTERS, KINDS
from ashfall.games.auztralia.events import event
from ashfall.games.auztralia.movement import movement_card
from ashfall.games.auztralia.turns import next_turn

# Cards whose circles are needed: 2 right, 4 left: Mi-Go; 20, 24 left, 29, 36 right: Loyalists;
# 7 left, 18 right: Zombies; 12 right, 19, 28 left: Shoggoth; 1, 6 left, 8 right: Cthulhu; 3, 5: nobody.


def where(scene, tile):
    return scene.on_map().get(scene.word(tile))


@pytest.mark.rule("AZ-OLD-01", "AZ-OLD-07")
def test_the_old_ones_act_when_their_disc_is_rearmost_again_and_again():
    scene = Scene().cells(20, 30, 22).look()
    scene.t.events.clear()
    scene.goods(0, gold=9).play("build-track-hills", "lay 51-68", "stop")
    # Seat 0 is on 23; the purple disc steps to 23, on top, and on to 24.
    assert scene.me()["cell"] == 23
    assert [e["cell"] for e in scene.told("old_ones_wake")] == [23, 24]
    assert scene.seat == 0


@pytest.mark.rule("AZ-OLD-02", "AZ-TRK-10")
def test_an_activation_moves_the_purple_disc_one_cell_on_top():
    scene = Scene().activate(cell=23)
    assert scene.t.cells[scene.t.old_ones] == 24
    scene = Scene().cells(40, 40, 39).run()
    scene.activate(cell=39)
    assert scene.game.view(0)["time"]["order"] == ["old-ones", "0", "1"]


@pytest.mark.rule("AZ-OLD-03", "AZ-EVT-01")
def test_a_light_cell_brings_an_event():
    assert sorted(BOX.light_cells) == list(range(23, 52, 2))
    assert len(Scene().activate(cell=22).told("event_card")) == 1
    assert Scene().activate(cell=23).told("event_card") == []
    scene = Scene().event("assassination").activate(cell=22)
    assert len(scene.game.view(0)["events_seen"]) == 1
    scene = Scene()
    scene.t.events_seen, scene.t.events = scene.t.events, []
    assert scene.activate(cell=22).told("event_card") == []
    assert scene.through


@pytest.mark.rule("AZ-OLD-04", "AZ-OLD-05", "AZ-RUL-63")
def test_two_cards_are_drawn_if_somebody_can_move():
    scene = Scene()
    scene.awake("temple", 1, 30)
    scene.lurk("mi_go", 1, 40)
    assert scene.activate(cell=23).told("movement_card") == []
    scene.awake("zombie", 1, 20)
    assert len(scene.activate(cell=23).told("movement_card")) == 2
    scene = Scene().farm(0, 40).hire(0, "alansa_castro")
    scene.awake("zombie", 1, 30)
    # The first card kills the only Old One; the second is drawn all the same.
    scene.cards(7, 3).activate(cell=23)
    assert scene.on_map() == {}
    assert len(scene.told("movement_card")) == 2


@pytest.mark.rule("AZ-OLD-06", "AZ-RUL-46")
def test_ports_are_defended_before_kapena_attacks_and_held_farms_are_blighted_last():
    scene = Scene().farm(0, 50).hire(0, "kapena_alika").units(0, infantry=3).units(1, infantry=3)
    scene.rails(0, "68-51", "51-47")
    scene.awake("loyalist", 1, 46)
    scene.awake("loyalist", 1, 32)
    scene.t.place[1] = 82
    scene.look()
    scene.cards(20, 3, 20, 22, 22, 26, 36, 4, 16).activate(cell=23)
    while scene.asked == "combat_continue" and scene.seat == 1:
        scene.play("fight")
    assert scene.asked == "kapena_attack"
    assert scene.told("farm_blighted") == []
    assert scene.told("port_attacked")
    scene.play("hold-back")
    assert len(scene.told("farm_blighted")) == 1


@pytest.mark.rule("AZ-OLD-08", "AZ-END-01")
def test_when_all_players_are_through_the_old_ones_go_on_to_53():
    scene = Scene().cells(53, 53, 30)
    scene.run((next_turn,))
    assert scene.game.over
    assert len(scene.told("old_ones_wake")) == 23


@pytest.mark.rule("AZ-OLD-09", "AZ-RUL-11")
def test_entering_53_with_everybody_there_ends_the_game_before_any_movement():
    scene = Scene().cells(53, 53, 52)
    scene.awake("mi_go", 1, 40)
    scene.cards(2, 4)
    scene.run((next_turn,))
    assert scene.game.over
    assert scene.told("movement_card") == []


@pytest.mark.rule("AZ-RUL-10")
def test_entering_53_before_a_player_makes_the_movement_check_but_no_event():
    scene = Scene().cells(52, 53, 52)
    scene.awake("mi_go", 1, 40)
    scene.cards(2, 4).activate(cell=52)
    assert scene.told("event_card") == []
    assert len(scene.told("movement_card")) == 2
    assert not scene.game.over


@pytest.mark.rule("AZ-RUL-12", "AZ-END-03")
def test_the_last_player_completes_the_action_that_ends_the_game():
    scene = Scene().cells(52, 53, 53).look()
    scene.play("import-export", "import coal")
    assert not scene.game.over
    scene.play("import iron")
    assert scene.game.over
    assert scene.me()["goods"]["iron"] == 3


@pytest.mark.rule("AZ-OLD-11")
def test_temples_never_move_and_mi_go_move_most():
    circles = [sum(BOX.moves[c] >> k & 1 for c in BOX.cards) for k in range(6)]
    speed = dict(zip(KINDS, circles, strict=False))
    assert speed["temple"] == 0
    assert speed["zombie"] == min(n for kind, n in speed.items() if kind != "temple")
    assert speed["mi_go"] == max(speed.values())
    scene = Scene()
    temple = scene.awake("temple", 1, 30)
    scene.awake("mi_go", 1, 40)
    scene.cards(18, 2).activate(cell=23)
    assert where(scene, temple) == 30


# Events


@pytest.mark.rule("AZ-EVT-02", "AZ-EVT-03")
def test_the_lowest_hidden_tile_is_turned_up_and_a_blank_is_removed():
    scene = Scene().event("reveal_lowest")
    high = scene.lurk("zombie", 1, 41)
    low = scene.lurk("loyalist", 1, 4)
    scene.run((event,))
    assert scene.on_map() == {scene.word(low): 4}
    assert scene.hex(41)["hidden"] == 1
    blank = scene.lurk("blank", 1, 3)
    scene.event("reveal_lowest", 2).run((event,))
    assert scene.game.view(0)["removed_tiles"] == [scene.word(blank)]
    assert scene.hex(41)["hidden"] == 1
    assert scene.t.lurking == [high]
    scene = Scene().event("reveal_lowest").run((event,))
    assert scene.told("nothing_hidden")


@pytest.mark.rule("AZ-EVT-04", "AZ-RUL-61")
def test_a_surge_moves_the_revealed_one_by_six_cards():
    scene = Scene().farm(0, 29, 30).event("reveal_and_surge")
    other = scene.awake("mi_go", 1, 20)
    tile = scene.lurk("mi_go", 3, 18)
    # 18 → 28 → 29 (farm) → 30 (farm) → on towards the next settlement.
    scene.cards(2, 4, 9, 3, 5, 22).run((event,))
    assert len(scene.told("movement_card")) == 6
    assert where(scene, other) == 20
    assert where(scene, tile) == 30
    assert {int(e["hex"]) for e in scene.told("farm_blighted")} == {29, 30}


@pytest.mark.rule("AZ-RUL-61", "AZ-MOV-10")
def test_a_surging_old_one_stops_in_a_port():
    scene = Scene().event("reveal_and_surge").units(0, infantry=2)
    tile = scene.lurk("mi_go", 1, 41)
    assert BOX.hexes.distance[41][68] == 2
    scene.cards(2, 4, 9, 11, 3, 5).run((event,))
    assert where(scene, tile) == 68
    assert scene.told("port_attacked") == []
    assert scene.told("old_one_stays")[0]["reason"] == "port"


@pytest.mark.rule("AZ-EVT-05")
def test_a_surge_draws_no_cards_for_blanks_and_temples_and_two_follow_for_all():
    for kind in ("blank", "temple"):
        scene = Scene().event("reveal_and_surge")
        scene.lurk(kind, 1, 41)
        assert scene.run((event,)).told("movement_card") == []
    scene = Scene().event("reveal_and_surge")
    scene.lurk("zombie", 1, 41)
    other = scene.awake("mi_go", 1, 20)
    scene.cards(3, 5, 10, 13, 14, 15, 2, 3).activate(cell=22)
    assert len(scene.told("movement_card")) == 8
    assert where(scene, other) != 20


@pytest.mark.rule("AZ-EVT-06", "AZ-EX-13", "AZ-RUL-21", "AZ-RUL-22")
def test_an_assassination_removes_the_two_rightmost_characters():
    scene = Scene().row("rangers", "kitchener", "o_malley", "tex_mcguire", "mr_merino")
    scene.next_characters("zhu_xiang", "mad_johnson").event("assassination")
    scene.run((event,))
    view = scene.game.view(0)
    assert view["row"] == ["mad-johnson", "zhu-xiang", "rangers", "kitchener", "o-malley"]
    assert view["removed"] == ["tex-mcguire", "mr-merino"]


@pytest.mark.rule("AZ-RUL-23")
def test_an_assassination_takes_what_is_there():
    scene = Scene().row("rangers").event("assassination")
    scene.t.removed = scene.t.deck[1:]
    scene.t.deck = scene.t.deck[:1]
    scene.run((event,))
    assert len(scene.game.view(0)["row"]) == 1
    assert "rangers" in scene.game.view(0)["removed"]
    assert sorted(scene.t.removed + scene.t.row) == list(range(len(CHARACTERS)))


@pytest.mark.rule("AZ-EVT-07", "AZ-EVT-10", "AZ-RUL-70")
def test_each_face_up_temple_brings_a_level_3_tile_in_order_of_the_hexes():
    scene = Scene().event("temple_portal")
    scene.awake("temple", 1, 30)
    scene.awake("temple", 2, 20)
    scene.awake("temple", 2, 30)
    scene.lurk("temple", 1, 41)
    picks = [scene.tile("mi_go", 3), scene.tile("loyalist", 3), scene.tile("shoggoth", 3)]
    scene.t.stacks[2].extend(reversed(picks))
    scene.cards(4, 3).activate(cell=22)
    opened = [(int(e["hex"]), e["tile"]) for e in scene.told("temple_opened")]
    assert opened == [(h, scene.word(p)) for h, p in zip((20, 30, 30), picks, strict=True)]
    # The new Mi-Go takes part in the movement check of the same activation.
    assert where(scene, picks[0]) != 20


@pytest.mark.rule("AZ-EVT-08", "AZ-RUL-105")
def test_empty_stacks_are_replaced_by_lower_ones():
    scene = Scene().event("temple_portal")
    scene.awake("temple", 1, 30)
    scene.t.gone += scene.t.stacks[2]
    scene.t.stacks[2] = []
    loyalist = scene.tile("loyalist", 2)
    scene.t.stacks[1].append(loyalist)
    scene.run((event,))
    assert where(scene, loyalist) == 30
    scene.t.gone += scene.t.stacks[1]
    scene.t.stacks[1] = []
    lowest = scene.tile("zombie", 1)
    scene.t.stacks[0].append(lowest)
    scene.event("temple_portal").run((event,))
    assert where(scene, lowest) == 30
    for level in (0, 1):
        scene.t.gone += scene.t.stacks[level]
        scene.t.stacks[level] = []
    count = len(scene.on_map())
    scene.event("temple_portal").run((event,))
    assert len(scene.on_map()) == count


@pytest.mark.rule("AZ-EVT-09", "AZ-RUL-69")
def test_a_blank_from_a_temple_is_removed_and_a_temple_stays():
    scene = Scene().event("temple_portal")
    scene.awake("temple", 1, 30)
    blank = scene.tile("blank", 3)
    scene.t.stacks[2].append(blank)
    scene.run((event,))
    assert len(scene.on_map()) == 1
    assert scene.game.view(0)["removed_tiles"] == [scene.word(blank)]
    temple = scene.tile("temple", 3)
    scene.t.stacks[2].append(temple)
    scene.event("temple_portal").run((event,))
    assert where(scene, temple) == 30
    assert len(scene.told("temple_opened")) == 2


# Movement


@pytest.mark.rule("AZ-MOV-01", "AZ-MOV-11")
def test_a_card_moves_the_face_up_kinds_in_its_circles_by_one_hex():
    scene = Scene().farm(0, 50)
    mi_go = scene.awake("mi_go", 1, 39)
    zombie = scene.awake("zombie", 1, 40)
    scene.lurk("mi_go", 2, 28)
    scene.cards(2).run((movement_card, -1))
    assert where(scene, mi_go) == 46
    assert where(scene, zombie) == 40
    assert scene.hex(28)["hidden"] == 2
    assert scene.game.view(0)["cards_seen"] == ["02"]


@pytest.mark.rule("AZ-MOV-02")
def test_all_moves_of_a_card_are_simultaneous():
    # Both Mi-Go aim at the farm on 46, although the first one to arrive blights it.
    scene = Scene().farm(0, 46)
    first = scene.awake("mi_go", 1, 39)
    second = scene.awake("mi_go", 2, 40)
    scene.cards(2).run((movement_card, -1))
    assert where(scene, first) == where(scene, second) == 46
    assert len(scene.told("farm_blighted")) == 1


@pytest.mark.rule("AZ-MOV-03", "AZ-MAP-05", "AZ-MOV-08")
def test_an_old_one_walks_the_shortest_way_over_any_terrain_through_anything():
    scene = Scene().rails(0, "68-51").lode(51, coal=2)
    tile = scene.awake("mi_go", 1, 47)
    scene.awake("temple", 1, 51)
    scene.awake("temple", 2, 48)
    scene.cards(2).run((movement_card, -1))
    assert where(scene, tile) in (48, 51)
    assert BOX.terrain[where(scene, tile)] == 2
    scene.cards(4).run((movement_card, -1))
    assert where(scene, tile) == 68
    assert scene.hex(51)["goods"] == {"coal": 2}


@pytest.mark.rule("AZ-MOV-04", "AZ-RUL-81")
def test_blighted_farms_attract_nobody():
    scene = Scene().farm(0, 46, blighted=True).farm(1, 38)
    tile = scene.awake("mi_go", 1, 46)
    scene.cards(2).run((movement_card, -1))
    assert where(scene, tile) in (39, 45)
    assert scene.told("old_one_moved")[0]["goal"] == "38"


@pytest.mark.rule("AZ-MOV-05", "AZ-MOV-06", "AZ-MOV-07", "AZ-EX-11", "AZ-RUL-67")
def test_left_and_right_decide_between_equally_near_settlements():
    for cards, goal, step in (((20, 3), "39", 28), ((29, 3), "44", 37)):
        scene = Scene().farm(0, 39, 44)
        tile = scene.awake("loyalist", 1, 27)
        scene.cards(*cards).activate(cell=23)
        assert where(scene, tile) == step
        told = scene.told("old_one_moved")[0]
        assert told["goal"] == goal
        assert told["candidates"] == ["39", "44"]
        assert told["reason"] == ("left" if goal == "39" else "right")
    scene = Scene().farm(0, 39, 44).event("reveal_lowest")
    tile = scene.lurk("mi_go", 3, 27)
    scene.cards(4, 3).activate(cell=22)
    assert where(scene, tile) == 28
    assert len(scene.told("movement_card")) == 2


@pytest.mark.rule("AZ-MOV-09")
def test_damage_moves_along():
    scene = Scene()
    tile = scene.awake("mi_go", 1, 40)
    scene.damage(tile, 1, 2)
    scene.cards(2).run((movement_card, -1))
    assert where(scene, tile) != 40
    assert scene.damage_on(tile) == 2


@pytest.mark.rule("AZ-MOV-10")
def test_an_old_one_in_a_port_stays_there():
    scene = Scene().farm(0, 51)
    tile = scene.awake("mi_go", 1, 68)
    scene.cards(2).run((movement_card, -1))
    assert where(scene, tile) == 68
    assert scene.told("farm_blighted") == []


@pytest.mark.rule("AZ-MOV-12", "AZ-RUL-93")
def test_the_second_card_is_resolved_with_new_targets():
    scene = Scene().farm(0, 46, 47)
    tile = scene.awake("mi_go", 1, 39)
    scene.cards(2, 4).activate(cell=23)
    assert where(scene, tile) == 47
    assert {int(e["hex"]) for e in scene.told("farm_blighted")} == {46, 47}


# Blight


@pytest.mark.rule("AZ-BLT-01", "AZ-BLT-03", "AZ-BLT-06")
def test_every_kind_that_walks_blights_the_farm_it_enters():
    for kind, level, card in (
        ("zombie", 1, 7), ("shoggoth", 2, 12), ("mi_go", 1, 2), ("loyalist", 1, 20), ("cthulhu", 3, 1),
    ):  # fmt: skip
        scene = Scene().rails(0, "68-51", "51-47").farm(0, 47)
        scene.awake(kind, level, 46)
        scene.cards(card).run((movement_card, -1))
        assert scene.me()["farms"][0]["blighted"], kind
        assert scene.me()["tracks_left"] == 18
        scene.t.place[0] = 30
        scene.look()
        assert 47 in scene.me()["reach"]
        assert scene.hex(47)["farm"]["blighted"]


@pytest.mark.rule("AZ-BLT-03")
def test_a_blighted_farm_keeps_blocking_its_hex():
    scene = Scene().alone().rails(0, "68-51", "51-47").farm(0, 47, blighted=True)
    scene.play("farm")
    assert [farm["hex"] for farm in scene.me()["farms"]] == [47, 51]


@pytest.mark.rule("AZ-BLT-02")
def test_several_that_enter_together_blight_once():
    scene = Scene().farm(0, 46)
    scene.awake("mi_go", 1, 39)
    scene.awake("mi_go", 1, 45)
    scene.cards(2).run((movement_card, -1))
    assert len(scene.told("farm_blighted")) == 1
    assert scene.game.scores()[-1] >= 1


@pytest.mark.rule("AZ-BLT-05", "AZ-CHR-27", "AZ-RUL-59")
def test_only_jenny_appleseed_restores_farms():
    scene = Scene().alone().farm(0, 30, 40, 46, blighted=True).hire(0, "jenny_appleseed")
    scene.awake("loyalist", 1, 40)
    scene.play("play jenny-appleseed")
    assert scene.options() == ["restore 30", "restore 40", "restore 46"]
    scene.play("restore 40", "restore 46")
    assert [farm["blighted"] for farm in scene.me()["farms"]] == [True, False, False]
    assert scene.me()["cell"] == 1
    scene = Scene().alone().farm(0, 30, 40, blighted=True).hire(0, "jenny_appleseed")
    scene.play("play jenny-appleseed", "restore 30", "stop")
    assert [farm["blighted"] for farm in scene.me()["farms"]] == [False, True]


@pytest.mark.rule("AZ-RUL-68")
def test_a_farm_restored_under_an_old_one_is_entered_anew():
    scene = Scene().farm(0, 46)
    tile = scene.awake("mi_go", 1, 46)
    scene.cards(3).run((movement_card, -1))
    assert scene.told("farm_blighted") == []
    scene.cards(2).run((movement_card, -1))
    assert where(scene, tile) == 46
    assert len(scene.told("farm_blighted")) == 1
    scene = Scene().farm(0, 46).hire(0, "alansa_castro")
    tile = scene.awake("mi_go", 2, 46)
    scene.cards(2).run((movement_card, -1))
    assert scene.damage_on(tile) == 2


@pytest.mark.rule("AZ-GEN-01")
def test_every_step_of_the_old_ones_is_told_with_card_candidates_and_reason():
    scene = Scene().farm(0, 36, 40)
    scene.awake("shoggoth", 2, 38)
    scene.cards(12, 19).activate(cell=23)
    cards = scene.told("movement_card")
    assert [card["card"] for card in cards] == ["12", "19"]
    assert [card["direction"] for card in cards] == ["right", "left"]
    assert "shoggoth" in cards[0]["movers"]
    moved = scene.told("old_one_moved")[0]
    assert moved["start"] == "38"
    assert moved["hex"] == "37"
    assert moved["goal"] == "36"
    assert moved["candidates"] == ["36", "40"]
    assert (moved["reason"], moved["distance"]) == ("right", 2)
