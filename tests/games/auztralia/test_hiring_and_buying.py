"""Hiring characters and buying units; the row of a game for one."""

import pytest
from tests.games.auztralia.scene import BOX, Scene


@pytest.mark.rule("AZ-HIRE-01", "AZ-RUL-20", "AZ-CHR-01")
def test_hiring_takes_any_card_of_the_row_without_gold():
    scene = Scene().alone().goods(0, gold=0)
    scene.row("rangers", "kitchener", "o_malley", "tex_mcguire", "mr_merino")
    scene.play("hire")
    assert scene.options() == [
        "take rangers", "take kitchener", "take o-malley", "take tex-mcguire", "take mr-merino",
    ]  # fmt: skip
    assert scene.why("take zhu-xiang") == "AZ-HIRE-01"
    scene.play("take o-malley")
    assert scene.me()["characters"] == ["o-malley"]
    assert scene.me()["goods"]["gold"] == 0


@pytest.mark.rule("AZ-HIRE-02")
def test_the_row_slides_right_and_a_new_card_enters_at_the_left():
    scene = Scene().alone().row("rangers", "kitchener", "o_malley", "tex_mcguire", "mr_merino")
    scene.next_characters("zhu_xiang")
    scene.play("hire", "take o-malley")
    assert scene.game.view(0)["row"] == [
        "zhu-xiang", "rangers", "kitchener", "tex-mcguire", "mr-merino",
    ]  # fmt: skip


@pytest.mark.rule("AZ-HIRE-03")
def test_an_empty_deck_lets_the_row_get_shorter():
    scene = Scene().alone()
    scene.t.removed = scene.t.deck
    scene.t.deck = []
    scene.play("hire")
    scene.play(scene.options()[0])
    assert len(scene.game.view(0)["row"]) == 4


@pytest.mark.rule("AZ-HIRE-04", "AZ-HIRE-05", "AZ-CHR-02")
def test_characters_are_not_limited_and_work_at_once():
    scene = (
        Scene().alone().row("harry_bones", "kitchener", "o_malley", "lord_blackstock", "mr_merino")
    )
    scene.goods(0, gold=20)
    scene.rails(0, "68-69", "69-52").lode(52, coal=3)
    for name in ("harry-bones", "kitchener", "o-malley", "lord-blackstock"):
        scene.play("hire", f"take {name}")
    assert len(scene.me()["characters"]) == 4
    assert "play lord-blackstock" in scene.options()
    coal = scene.me()["goods"]["coal"]
    scene.play("mine")
    assert scene.me()["goods"]["coal"] == coal + 4
    assert "harry-bones" in scene.me()["characters"]


@pytest.mark.rule("AZ-BUY-01", "AZ-EX-04", "AZ-UNIT-02")
def test_an_armoured_car_costs_three_gold():
    scene = Scene().alone().goods(0, gold=3)
    scene.play("buy-units", "buy armoured-car 1")
    assert scene.me()["goods"]["gold"] == 0
    assert scene.me()["barracks"]["armoured-car"] == 1
    assert scene.game.view(0)["supply"]["armoured-car"] == 4
    assert (BOX.unit_health[1], BOX.unit_range[1]) == (2, 2)


@pytest.mark.rule("AZ-BUY-02")
def test_only_infantry_is_bought_in_pairs():
    scene = Scene().alone().goods(0, gold=10)
    scene.play("buy-units")
    assert scene.options() == [
        "buy infantry 1", "buy infantry 2", "buy armoured-car 1", "buy artillery 1",
        "buy airship 1", "buy armoured-train 1",
    ]  # fmt: skip
    assert scene.why("buy infantry 3") == scene.why("buy artillery 2") == "AZ-BUY-02"
    scene.play("buy infantry 2")
    assert scene.me()["goods"]["gold"] == 8


@pytest.mark.rule("AZ-BUY-03")
def test_what_is_not_in_the_supply_cannot_be_bought():
    scene = Scene().cells(7, 45, 50).goods(0, gold=10).units(1, artillery=3, infantry=9)
    scene.play("buy-units")
    assert "buy artillery 1" not in scene.options()
    assert scene.why("buy infantry 2") == "AZ-BUY-03"
    scene.t.supply[2] += 1
    scene.t.boards[1].barracks[2] -= 1
    scene.look()
    assert "buy artillery 1" in scene.options()


@pytest.mark.rule("AZ-BUY-04")
def test_the_price_comes_on_top_of_the_gold_for_repeats():
    scene = Scene().alone().goods(0, gold=3).boxes(0, buy_units=2)
    scene.play("buy-units")
    assert scene.me()["barracks"]["infantry"] == 1
    assert scene.me()["goods"]["gold"] == 0
    scene = Scene().alone().goods(0, gold=2).boxes(0, buy_units=2)
    assert scene.why("buy-units") == "AZ-BUY-04"


@pytest.mark.rule("AZ-BUY-05")
def test_a_barracks_has_no_limit():
    scene = Scene().alone().units(0, infantry=8, armoured_car=5, artillery=3).goods(0, gold=9)
    scene.play("buy-units", "buy infantry 2")
    assert sum(scene.me()["barracks"].values()) == 18


@pytest.mark.rule("AZ-SOLO-03", "AZ-SOLO-04", "AZ-RUL-91")
def test_the_solo_player_may_pay_to_refresh_the_row_once_per_hire():
    scene = Scene(players=1).row("rangers", "kitchener", "o_malley", "tex_mcguire", "mr_merino")
    scene.next_characters("zhu_xiang", "mad_johnson").goods(0, gold=3)
    scene.play("hire")
    assert scene.asked == "solo_refresh_row"
    scene.play("dismiss kitchener", "dismiss mr-merino", "stop")
    view = scene.game.view(0)
    assert view["row"] == ["mad-johnson", "zhu-xiang", "rangers", "o-malley", "tex-mcguire"]
    assert view["dismissed"] == ["kitchener", "mr-merino"]
    assert scene.asked == "choose_character"
    scene.play("take rangers")
    assert scene.me()["goods"]["gold"] == 2
    scene.play("hire")
    assert scene.asked == "solo_refresh_row"
    scene.play("stop")
    assert scene.me()["goods"]["gold"] == 1


@pytest.mark.rule("AZ-SOLO-03")
def test_a_player_among_others_cannot_refresh_the_row():
    scene = Scene().alone()
    scene.play("hire")
    assert scene.asked == "choose_character"
    assert scene.why("dismiss kitchener") == "AZ-SOLO-03"


@pytest.mark.rule("AZ-RUL-91", "AZ-RUL-22")
def test_dismissed_characters_are_shuffled_into_a_new_deck():
    scene = Scene(players=1).goods(0, gold=9)
    t = scene.t
    row = scene.game.view(0)["row"]
    t.removed, t.deck = t.deck[1:], t.deck[:1]
    scene.look()
    scene.play("hire", f"dismiss {row[0]}", f"dismiss {row[1]}", "stop")
    assert len(scene.game.view(0)["row"]) == 5
    assert sum(name in row for name in scene.game.view(0)["row"]) == 4
    assert len(t.dismissed) + len(t.deck) == 1
