"""Choices in their order, printed numbers within their bounds, and what comes to a convoy empty."""

from shutil import copytree

import pytest

from ashfall.engine.errors import BadData
from ashfall.games.last_aurora import automa, upgrade
from ashfall.games.last_aurora.box import Box, read_files

from .driving import NO_CREW_BONUS, turn
from .scene import Scene, armed, card, fire
from .solo import Solo
from .table import asked, table, texts
from .test_box import DATA


def test_the_choices_of_a_move_come_as_medic_jackal_and_staying():
    scene = turn(Scene().cargo().crew(active="medic jackal", rest="leader"))
    assert scene.options == [
        "medic leader", "jackal food", "jackal fuel", "jackal ammo", "stay",
    ]  # fmt: skip


def test_a_mine_ahead_is_offered_before_a_shortcut_on_the_way_to_it():
    scene = Scene(map="beta", mines=True).cargo(fuel=1).crew(active=NO_CREW_BONUS).at(14, 0)
    scene.t.mines = [15]
    turn(scene).play("drive 0 0")
    assert scene.options == ["go 15 road", "cross-mine 15 road", "take-shortcut 5 road"]


@pytest.mark.rule("LA-UPG-03")
def test_a_trailer_is_attached_with_empty_slots_also_while_tokens_lie_in_theirs():
    scene = armed(ammo=0)
    before = scene.convoy().loads[:]
    fire(scene, (upgrade.install, 0, scene.take(0, "tank-trailer")))
    assert scene.convoy().loads == [*before, 0, 0]


def changed(folder, old, new):
    copytree(DATA, folder)
    path = folder / "automa.toml"
    text = path.read_text("utf-8")
    assert old in text
    path.write_text(text.replace(old, new), "utf-8")
    return read_files(folder)


def test_the_automas_board_has_seven_columns(tmp_path):
    with pytest.raises(BadData, match="column must be a whole number 1–7"):
        Box(changed(tmp_path / "data", "column = 7", "column = 8"))


@pytest.mark.rule("LA-AUT-60")
def test_an_action_card_that_names_no_amount_does_its_work_once(tmp_path):
    box = Box(changed(tmp_path / "data", '\namount = 1\nrule = "LA-AUT-6', '\nrule = "LA-AUT-6'))
    assert {card.amount for card in box.board.actions.values()} == {1}


@pytest.mark.rule("LA-AUT-67", "LA-RUL-65")
def test_a_mine_behind_the_automa_stays_where_it_is():
    scene = Solo(mines=True).shown().board().at(0, 3)
    scene.t.mines = [2]
    scene.run((automa.automa_drives,))
    assert scene.automa.waypoint > 3
    assert scene.t.mines == [2]


@pytest.mark.rule("LA-EXP-08")
@pytest.mark.parametrize(("damaged", "offered"), [(2, True), (3, False)])
def test_the_bonus_for_the_trader_needs_one_slot_more_than_its_resource(damaged, offered):
    slots = ["truck-3", "truck-4", "trailer1-1"][:damaged]
    empty = {"food": 0, "fuel": 0, "ammo": 0}
    game = table(zone=[None, None, None, "trader", None], seat0={**empty, "damage": slots})
    assert ("explore 4 leader" in texts(game)) is offered


@pytest.mark.rule("LA-AUT-56", "LA-AUT-62")
def test_at_the_end_of_the_round_only_cards_that_then_do_something_are_told():
    scene = Solo().shown(112, 114)
    scene.run((automa.automa_end_of_round,)).finish()
    assert [event.values["action"] for event in scene.events("automa_ability")] == [card(114)]


@pytest.mark.rule("LA-UPG-09", "LA-UPG-10")
def test_what_lay_on_a_dropped_trailer_is_sorted_out_after_it_is_gone():
    cards = ["half-track", None, "container", None, "tank-trailer", None, "rusty-trailer"]
    game = table(
        zone=["army-truck", None, None, None, None],
        seat0={"cards": cards, "food": 0, "fuel": 4, "ammo": 3},
    )
    game.play("explore 1 leader", "build")
    assert asked(game) == [(0, "drop_trailer")], "with all three trailers everything has a place"
    game.play("drop trailer2")
    assert asked(game) == [(0, "make_room")]
