"""Cards are counted from the data: a card more is in the game, or it is refused."""

from pathlib import Path
from shutil import copytree

import pytest

from ashfall.engine.data import read_files
from ashfall.engine.errors import BadData
from ashfall.games import last_aurora
from ashfall.games.last_aurora.box import Box
from ashfall.games.last_aurora.invariants import invariants
from ashfall.games.last_aurora.setup import set_up

DATA = Path(last_aurora.__file__).parent / "data"
NEW_CARD = """
[[card]]
id = "118"
number = 118
key = "hydroponics"
name = "Hydroponics"
name_ru = "Гидропоника"
name_pl = "Hydroponika"
kind = "trailer"
period = 1
extra = false
towing = 0
slots = [{type = "any"}]
source = "designed"
rule = "LA-UPG-03"
"""

ACTION_CARD = """
[[card]]
id = "118"
number = 118
key = "automa_118"
kind = "automa_action"
name = "Automa 118"
name_ru = "Автома 118"
name_pl = "Automa 118"
arrow = "left"
source = "designed"
rule = "LA-AUT-12"
skill = 1
"""


def box_with(tmp_path: Path, card: str, file: str = "exploration_cards.toml") -> Box:
    """The box whose data folder has one card more."""
    folder = tmp_path / "data"
    if not folder.exists():
        copytree(DATA, folder)
    path = folder / file
    path.write_text((DATA / file).read_text("utf-8") + card, "utf-8")
    return Box(read_files(folder))


def test_a_card_that_is_added_to_the_data_is_in_the_game(tmp_path):
    box = box_with(tmp_path, NEW_CARD)
    assert [box.words[card] for card in box.cards_of_period[1]].count("hydroponics") == 1
    t = set_up(box, {"players": 2, "map": "alpha", "mines": False}, 1)
    t.run()
    lying = [*t.deck, *t.zone, *t.discard]
    assert [box.words[card] for card in lying if card >= 0].count("hydroponics") == 1
    assert invariants(t) == []


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        (
            "number = 118",
            "number = 119",
            '"118": number must be 118: the cards are numbered from 1',
        ),
        ("number = 118", "number = 3", '"118": number must be 4: the cards are numbered from 1'),
        ("period = 1", "", '"118": period must be 1–3: the card lies in no deck, not .missing.'),
        ("period = 1", "loot = true", '"118": back must be one of the loot backs of setup.toml'),
    ],
)
def test_a_card_that_would_lie_nowhere_is_refused_with_what_would_be_right(
    tmp_path, old, new, said
):
    with pytest.raises(BadData, match=said):
        box_with(tmp_path, NEW_CARD.replace(old, new))


def test_a_second_start_card_of_a_colour_is_refused(tmp_path):
    card = NEW_CARD.replace("hydroponics", "truck_red").replace("period = 1", "")
    with pytest.raises(BadData, match='"118": key must be that of one start card of a colour'):
        box_with(tmp_path, card)


def test_an_action_card_may_have_any_number(tmp_path):
    box = box_with(tmp_path, ACTION_CARD, "automa.toml")
    assert box.action_cards[-1] == 117
    assert box.board.actions[117].skill == 1
    assert set(box.board.actions) == set(box.action_cards)
