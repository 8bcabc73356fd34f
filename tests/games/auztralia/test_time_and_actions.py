"""The Time track, the action boxes, and the actions mine, hire, buy, trade, recover."""

import pytest
from tests.games.auztralia.scene import Scene, camp

from ashfall.games.auztralia.actions import take_turn, why_not_hire
from ashfall.games.auztralia.time_track import move_disc, rearmost
from ashfall.games.auztralia.turns import next_turn


@pytest.mark.rule("AZ-TRK-01", "AZ-TRK-06")
def test_the_owner_of_the_rearmost_disc_acts_until_another_is_behind():
    scene = Scene().cells(10, 12, 22).look()
    assert scene.seat == 0
    scene.play("import-export", "import coal", "stop")
    assert (scene.me()["cell"], scene.seat) == (11, 0)
    scene.goods(0, gold=9).play("hire")
    scene.play(scene.options()[0])
    assert (scene.me()["cell"], scene.seat) == (13, 1)


@pytest.mark.rule("AZ-TRK-02", "AZ-TRK-04")
def test_a_disc_that_enters_a_cell_lies_on_top_and_acts_first():
    scene = Scene().cells(10, 11, 22).look()
    scene.play("import-export", "import coal", "stop")
    assert scene.game.view(0)["time"]["order"][:2] == ["0", "1"]
    assert scene.seat == 0


@pytest.mark.rule("AZ-TRK-03", "AZ-REC-05")
def test_there_is_no_passing_and_recovering_is_always_possible():
    scene = Scene()
    assert "recover" in scene.options()
    assert not any(o.startswith(("pass", "stop", "end")) for o in scene.options())
    scene.play("recover")
    assert scene.me()["hq"] == 20
    assert scene.seat == 1


@pytest.mark.rule("AZ-TRK-05", "AZ-RUL-75")
def test_the_disc_moves_after_the_action_and_the_cards_that_follow_it():
    scene = Scene().alone()
    scene.play("import-export")
    assert (scene.me()["cell"], scene.asked) == (1, "choose_trade")
    scene.play("import coal", "stop")
    assert scene.me()["cell"] == 2
    scene = Scene().cells(52, 53, 53).hire(0, "lord_blackstock")
    assert "play lord-blackstock" in scene.options()
    scene.play("import-export", "import coal", "stop")
    assert (scene.me()["cell"], scene.asked) == (52, "play_once_card")
    gold = scene.me()["goods"]["gold"]
    scene.play("play lord-blackstock")
    assert scene.me()["goods"]["gold"] == gold + 4
    assert scene.me()["cell"] == 53
    assert scene.game.over


@pytest.mark.rule("AZ-TRK-05")
def test_in_the_last_turn_cards_are_played_between_the_cards_of_a_combat():
    scene = camp("rangers", infantry=1).cells(52, 53, 53)
    scene.awake("loyalist", 1, 46)
    scene.look().play("attack")
    assert "play rangers" in scene.options()


@pytest.mark.rule("AZ-TRK-07", "AZ-RUL-09")
def test_an_action_may_cost_more_time_than_is_left():
    scene = Scene().cells(52, 53, 53).look()
    scene.play("hire", f"take {scene.game.view(0)['row'][0]}")
    assert scene.me()["cell"] == 53


@pytest.mark.rule("AZ-TRK-08")
def test_a_player_on_53_acts_no_more_and_plays_no_cards():
    scene = Scene().cells(53, 30, 40).hire(0, "lord_blackstock").hire(1, "lady_carter").look()
    scene.run((take_turn, 1))
    assert scene.seat == 1
    assert scene.game.why_not("play lord-blackstock", 0).rule == "not-your-decision"
    scene.cells(53, 52, 53).look()
    scene.run((next_turn,)).play("recover", "end-turn")
    assert not any(event["seat"] == 0 for event in scene.told("card_played"))
    assert scene.game.over, "whoever is on 53 has no turn in which to play a card"


@pytest.mark.rule("AZ-TRK-09")
def test_combat_characters_of_a_player_on_53_work_in_a_port_defence():
    scene = Scene().cells(53, 53, 30).hire(0, "colonel_khoury", "count_iago").units(0, infantry=2)
    tile = scene.awake("loyalist", 1, 68)
    scene.activate(cell=30)
    assert scene.asked == "combat_continue"
    assert scene.game.view(0)["battle"]["sanity"] == 4
    scene.play(f"use colonel-khoury {scene.word(tile)}")
    assert scene.told("struck")[0]["amount"] == 1


@pytest.mark.rule("AZ-TRK-10", "AZ-RUL-08", "AZ-EX-19")
def test_the_purple_disc_stacks_like_a_players_disc():
    scene = Scene().cells(20, 40, 22).look()
    scene.goods(0, gold=9).play("hire")
    scene.play(scene.options()[0])
    assert scene.me()["cell"] == 22
    assert rearmost(scene.t) == 0
    assert scene.seat == 0
    t = scene.t
    move_disc(t, t.old_ones, 1)
    assert t.cells[t.old_ones] == 23
    move_disc(t, 0, 1)
    assert rearmost(t) == 0
    move_disc(t, 0, 1)
    move_disc(t, t.old_ones, 1)
    assert rearmost(t) == t.old_ones


@pytest.mark.rule("AZ-ACT-01", "AZ-ACT-08")
def test_an_action_takes_a_cube_and_its_time():
    times = {
        "build-track": 2, "build-track-hills": 3, "mine": 1, "hire": 2, "buy-units": 1,
        "import-export": 1, "recover": 1,
    }  # fmt: skip
    for action, time in times.items():
        scene = Scene().alone().rails(0, "68-69", "69-52", "52-50").lode(50, coal=2)
        scene.play(action)
        assert scene.t.cells[0] + scene.t.owed == 1 + time, action
        while scene.asked != "choose_action":
            scene.play(scene.options()[-1])
        assert scene.me()["cell"] == 1 + time, action
        if action != "recover":
            assert scene.me()["hq"] == 19
            assert scene.me()["boxes"][action] == 1


@pytest.mark.rule("AZ-ACT-02")
def test_there_are_nine_boxes():
    scene = (
        Scene().alone().rails(0, "68-69", "69-52", "52-50").lode(50, coal=2).units(0, infantry=1)
    )
    scene.awake("zombie", 1, 47)
    assert scene.options() == [
        "build-track", "build-track-hills", "mine", "hire", "buy-units", "import-export", "farm",
        "attack", "recover",
    ]  # fmt: skip
    assert len(scene.me()["boxes"]) == 9


@pytest.mark.rule("AZ-ACT-03", "AZ-EX-02")
def test_a_repeated_action_costs_a_gold_for_each_cube_in_its_box():
    scene = Scene().alone().goods(0, coal=9, iron=9, gold=4)
    for cubes, gold in ((0, 4), (1, 3), (2, 1)):
        scene.play("build-track")
        scene.play(scene.options()[0], "stop")
        assert scene.me()["boxes"]["build-track"] == cubes + 1
        assert scene.me()["goods"]["gold"] == gold
    assert scene.why("build-track") == "AZ-ACT-04"
    scene.play("recover")
    assert scene.me()["cell"] == 1 + 6 + 1
    assert scene.why("build-track") == ""


@pytest.mark.rule("AZ-ACT-04")
def test_gold_gained_by_the_action_cannot_pay_for_it():
    scene = Scene().alone().goods(0, gold=0, coal=5).boxes(0, import_export=1)
    assert scene.why("import-export") == "AZ-ACT-04"


@pytest.mark.rule("AZ-ACT-05")
def test_the_two_track_boxes_are_separate():
    scene = Scene().alone().goods(0, gold=0).boxes(0, build_track=2)
    assert scene.why("build-track") == "AZ-ACT-04"
    assert "build-track-hills" in scene.options()


@pytest.mark.rule("AZ-ACT-06", "AZ-REC-04")
def test_without_a_cube_only_recovering_is_possible_for_two_time():
    scene = Scene().alone()
    board = scene.t.boards[0]
    board.boxes[5], board.hq = 20, 0
    assert why_not_hire(scene.t, 0).rule == "AZ-ACT-06"
    # The only option that is left runs by itself.
    scene.look()
    assert (scene.me()["hq"], scene.me()["cell"]) == (20, 3)


@pytest.mark.rule("AZ-ACT-07")
def test_an_action_without_effect_may_not_be_chosen():
    scene = Scene().alone().goods(0, coal=0, gold=0)
    for action in ("mine", "farm", "build-track", "buy-units", "attack"):
        assert scene.why(action) in ("AZ-ACT-07", "AZ-RAIL-01", "AZ-BUY-04", "AZ-ATK-01")
    assert scene.why("mine") == scene.why("farm") == "AZ-ACT-07"
    scene.t.row = []
    scene.look()
    assert scene.why("hire") == "AZ-ACT-07"
    scene.t.row = [scene.t.deck.pop()]
    scene.look()
    assert scene.why("hire") == ""


@pytest.mark.rule("AZ-ACT-09", "AZ-CHR-03")
def test_any_number_of_once_cards_may_be_played_besides_the_action():
    scene = Scene().alone().goods(0, gold=0).hire(0, "lord_blackstock", "lady_carter")
    scene.play("play lord-blackstock", "play lady-carter")
    assert scene.me()["goods"]["gold"] == 4
    assert scene.me()["goods"]["coal"] == 6
    assert (scene.me()["cell"], scene.me()["hq"], scene.asked) == (1, 20, "choose_action")
    assert set(scene.game.view(0)["removed"]) == {"lord-blackstock", "lady-carter"}


@pytest.mark.rule("AZ-MINE-01", "AZ-MINE-02", "AZ-MINE-06")
def test_a_mine_takes_all_pieces_of_one_kind():
    scene = Scene().alone().rails(0, "68-69", "69-52").lode(52, coal=3, iron=2).goods(0, coal=30)
    scene.play("mine", "dig 52 coal")
    assert scene.me()["goods"]["coal"] == 33
    assert scene.hex(52)["goods"] == {"iron": 2}
    assert scene.me()["cell"] == 2
    assert scene.why("dig 52 coal") == "AZ-MINE-01"


@pytest.mark.rule("AZ-MINE-03")
def test_the_mined_hex_and_the_way_must_be_free_of_old_ones():
    scene = Scene().alone().rails(0, "68-69", "69-52", "52-50").lode(50, coal=3).lode(52, iron=2)
    scene.play("mine")
    assert scene.options() == ["dig 50 coal", "dig 52 iron"]
    scene = Scene().alone().rails(0, "68-69", "69-52", "52-50").lode(50, coal=3).lode(52, iron=2)
    scene.awake("zombie", 1, 52)
    assert scene.why("mine") == "AZ-ACT-07"
    scene.lode(68, coal=1).lode(69, coal=1).play("mine")
    assert scene.options() == ["dig 68 coal", "dig 69 coal"]
    assert scene.why("dig 50 coal") == scene.why("dig 52 iron") == "AZ-MINE-03"


@pytest.mark.rule("AZ-MINE-04", "AZ-RUL-18")
def test_phosphates_bring_one_gold_however_many():
    scene = Scene().alone().rails(0, "68-69", "69-52").lode(52, phosphate=2)
    scene.play("mine")
    assert scene.me()["goods"] == {"coal": 2, "iron": 2, "gold": 5, "phosphate": 2}


@pytest.mark.rule("AZ-MINE-05")
def test_whoever_mines_first_takes_the_resources():
    scene = Scene().cells(10, 10, 22).rails(0, "68-69", "69-52").lode(52, coal=3)
    scene.t.boards[1].port = 71
    scene.rails(1, "71-52")
    assert 52 in scene.me(0)["reach"]
    assert 52 in scene.me(1)["reach"]
    scene.play("mine")
    assert (scene.seat, scene.why("mine")) == (1, "AZ-ACT-07")


@pytest.mark.rule("AZ-CHR-25", "AZ-RUL-19")
def test_harry_bones_mines_one_more_but_not_phosphates():
    scene = Scene().alone().rails(0, "68-69", "69-52").lode(52, coal=3, phosphate=1)
    scene.hire(0, "harry_bones")
    scene.play("mine", "dig 52 coal")
    assert scene.me()["goods"]["coal"] == 2 + 3 + 1
    scene.goods(0, gold=4).play("mine")
    assert scene.me()["goods"]["phosphate"] == 1
    assert scene.me()["goods"]["gold"] == 4 - 1 + 1


@pytest.mark.rule("AZ-TRADE-01", "AZ-TRADE-02")
def test_one_or_two_trades_for_one_time():
    scene = Scene().alone()
    scene.play("import-export", "import coal", "import iron")
    assert scene.me()["goods"] == {"coal": 3, "iron": 3, "gold": 4, "phosphate": 0}
    assert scene.asked == "choose_action"
    scene.goods(0, gold=9).play("import-export", "import coal", "stop")
    assert scene.me()["goods"]["coal"] == 4
    assert scene.me()["cell"] == 3


@pytest.mark.rule("AZ-TRADE-03", "AZ-TRADE-04")
def test_an_export_brings_gold_also_for_what_was_just_imported():
    scene = Scene().alone().goods(0, coal=0, iron=0, gold=0)
    scene.play("import-export")
    assert scene.options() == ["import coal", "import iron"]
    assert scene.why("export coal") == "AZ-TRADE-03"
    scene.play("import coal", "export coal")
    assert scene.me()["goods"] == {"coal": 0, "iron": 0, "gold": 1, "phosphate": 0}


@pytest.mark.rule("AZ-TRADE-05")
def test_gold_and_phosphates_are_not_traded():
    scene = Scene().alone().goods(0, phosphate=2)
    scene.play("import-export")
    for choice in ("import gold", "export phosphate", "import phosphate", "export gold"):
        assert scene.why(choice) == "AZ-TRADE-05"


@pytest.mark.rule("AZ-REC-01", "AZ-REC-03")
def test_recovering_brings_all_cubes_home_and_never_costs_gold():
    scene = Scene().alone().boxes(0, hire=3, mine=2, recover=0).goods(0, gold=0)
    scene.play("recover")
    assert (scene.me()["hq"], scene.me()["cell"]) == (20, 2)
    assert set(scene.me()["boxes"].values()) == {0}
    scene.play("recover", "recover")
    assert scene.me()["goods"]["gold"] == 0


@pytest.mark.rule("AZ-REC-02", "AZ-EX-18")
def test_cubes_on_old_ones_stay_there():
    scene = Scene().alone()
    tile = scene.awake("temple", 1, 30)
    scene.damage(tile, 0, 4)
    scene.t.boards[0].boxes[3] = 16
    scene.t.boards[0].hq = 0
    scene.look()
    assert scene.me()["hq"] == 16
    assert scene.damage_on(tile) == 4
    assert scene.me()["cell"] == 3


@pytest.mark.rule("AZ-REC-06")
def test_the_hq_limits_actions_and_damage():
    scene = Scene().alone().boxes(0, hire=19).units(0, infantry=2).rails(0, "68-51", "51-50")
    tile = scene.awake("loyalist", 1, 47)
    scene.cards(4)
    scene.play("attack", "send infantry 2")
    assert scene.me()["hq"] == 0
    scene.play("fight")
    assert scene.damage_on(tile) == 0


@pytest.mark.rule("AZ-RUL-78")
def test_recovering_with_nothing_to_recover_serves_as_a_pass():
    scene = Scene().alone()
    tiles = [scene.awake("temple", 3, hex) for hex in (15, 16, 24)]
    for tile, count in zip(tiles, (8, 8, 4), strict=True):
        scene.t.cubes[scene.t.awake.index(tile) * 2] = count
    scene.t.boards[0].hq = 0
    scene.cells(40, 41, 53)
    scene.t.boards[0].discs = 0
    scene.look()
    assert scene.me()["cell"] == 42
    assert scene.me()["hq"] == 0


@pytest.mark.rule("AZ-CMB-08", "AZ-RUL-35")
def test_with_an_empty_hq_five_cubes_are_exchanged_for_a_disc_to_act():
    scene = Scene().alone()
    first = scene.awake("temple", 3, 15)
    second = scene.awake("temple", 3, 16)
    scene.damage(first, 0, 7).damage(second, 0, 4).boxes(0, mine=5)
    word = scene.word(first)
    assert scene.why(f"exchange {word}") == "AZ-RUL-35", "cubes are left"
    scene.boxes(0, hire=4)
    assert scene.options() == ["recover", f"exchange {word}"]
    assert scene.why(f"exchange {scene.word(second)}") == "AZ-CMB-08"
    scene.play(f"exchange {word}")
    assert (scene.asked, scene.me()["hq"], scene.me()["discs"]) == ("choose_action", 5, 1)
    assert scene.damage_on(first) == 7
    assert "import-export" in scene.options()
    scene.play("recover")
    assert scene.me()["cell"] == 1 + 1, "a cube was there to recover with"


@pytest.mark.rule("AZ-RUL-76")
def test_a_choice_with_one_option_is_made_and_an_optional_one_may_be_declined():
    scene = Scene().alone().rails(0, "68-69", "69-52").lode(52, coal=3)
    scene.play("mine")
    assert scene.asked == "choose_action"
    scene.play("build-track-hills")
    scene.play(scene.options()[0])
    assert "stop" in scene.options()
    scene.play("stop")
    assert scene.me()["tracks_left"] == 19 - 2 + 0


@pytest.mark.rule("AZ-RUL-100")
def test_the_window_after_the_action_is_offered_when_another_disc_is_next():
    scene = Scene().cells(10, 12, 22).hire(0, "lord_blackstock").look()
    scene.play("import-export", "import coal", "stop")
    assert (scene.seat, scene.asked) == (0, "choose_action")
    scene.goods(0, gold=9).play("hire")
    scene.play(scene.options()[0])
    assert (scene.seat, scene.asked) == (0, "play_once_card")
    scene.play("play lord-blackstock")
    while scene.seat == 0:
        scene.play("end-turn")
    assert scene.asked == "choose_action"
    assert scene.me()["goods"]["gold"] >= 12
