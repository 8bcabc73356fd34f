"""The components: every row is read or refused with what would be right."""

import pytest

from ashfall.engine.errors import BadData
from ashfall.games.dei.box import open_box
from ashfall.games.dei.things import (
    BUY,
    COLLECT,
    ENLIST,
    MARKETS,
    MOVE,
    PUSH,
    SWAP,
    SYMBOLS,
)

BOX = open_box()


def test_pieces_are_counted_from_the_data():
    assert len(BOX.cards) == 7 * 8 + 6 + 3 + 4 * 12 + 12
    assert [len(hand) for hand in BOX.hands] == [8] * 7
    assert [len(stock) for stock in BOX.stock] == [12] * len(MARKETS)
    assert (len(BOX.purebred), len(BOX.faun_missions), len(BOX.psionic_missions)) == (12, 7, 15)
    assert (len(BOX.feats), len(BOX.candies), len(BOX.weather)) == (18, 16, 6)
    assert len(BOX.automa_cards) == 24


@pytest.mark.rule("DEI-CARD-01")
def test_a_card_is_its_symbols_and_effects_that_take_their_turn_among_them():
    cards = {card.id: card for card in BOX.cards}
    assert cards["ravagers_04"].symbols == [MOVE, COLLECT]
    assert cards["black_11"].symbols == [MOVE, COLLECT, ENLIST, SWAP]
    assert cards["tactical_08"].symbols == [MOVE, PUSH]
    assert cards["black_02"].symbols == [BUY, MOVE]
    assert SYMBOLS[cards["mechanical_12"].symbols[0]] == "drone"


@pytest.mark.rule("DEI-FAC-01")
def test_six_of_the_eight_cards_are_alike_in_the_four_base_factions():
    contents = [{BOX.cards[p].content for p in hand} for hand in BOX.hands[:4]]
    shared = set.intersection(*contents)
    alike = [sum(BOX.cards[p].content in shared for p in hand) for hand in BOX.hands[:4]]
    assert alike == [6, 6, 6, 6]


BAD_ROWS = [
    ("markets", '[[card]]\nid = "tactical_01"\ncost_tech = -1', "cost_tech must be a whole number"),
    ("markets", '[[card]]\nid = "tactical_01"\nactions = ["dance"]', "actions must be a list of"),
    ("markets", '[[card]]\nid = "tactical_99"\nsupplies = 1', "there is no such row"),
    ("feats", '[[feat]]\nid = "feat_red_1"\neffect = "magic"', "effect must be one of"),
    ("feats", '[[feat]]\nid = "feat_red_1"\ncolor = "yellow"', "color must be one of"),
    ("missions", '[[purebred]]\nid = "purebred_01"\nmax = 0', "max must be a whole number"),
    ("missions", '[[purebred]]\nid = "purebred_01"\ncriterion = "x"', "criterion must be one of"),
    ("factions", '[[faction]]\nid = "wild"\nscrappers = 99', "scrappers must be a whole number"),
    ("tokens", '[[token]]\nid = "token_candy"\ncount = 15', "token_candy must be 16"),
    ("districts", '[[district]]\nid = "D06"\nground_links = []', "ground_links must be"),
    ("districts", '[[district]]\nid = "D06"\ntemplate = "T1"', "template must be one of T3"),
    ("boards", '[[layout]]\nid = "board_2"\nrandom_count = 4', "random_count must be"),
    ("units", '[[drone]]\nid = "fly"\nsteps = "far"', "steps must be a whole number"),
    ("weather", '[[card]]\nid = "blizzard"\neffect = "hail"', "effect must be one of"),
    ("automa", '[[level]]\nid = "automa_easy"\nactions_per_phase = [0]', "actions_per_phase must"),
    ("faction_cards", '[[card]]\nid = "wild_01"\nfaction = "cats"', "faction must be one of"),
]


@pytest.mark.parametrize(("file", "row", "said"), BAD_ROWS)
def test_a_bad_row_is_refused_with_what_would_be_right(tmp_path, file, row, said):
    (tmp_path / f"{file}.toml").write_text(row, "utf-8")
    with pytest.raises(BadData, match=said) as refused:
        open_box(tmp_path)
    assert f"{file}.toml" in str(refused.value)
