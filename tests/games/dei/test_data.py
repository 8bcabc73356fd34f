"""The components: every row is read or refused with what would be right."""

import json

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


def said_of(tmp_path, file, row):
    """What is wrong with a row; nothing, or something about another row, if it is read."""
    (tmp_path / f"{file}.toml").write_text(row, "utf-8")
    try:
        open_box(tmp_path)
    except BadData as refused:
        return str(refused)
    return ""


GROUND_ROW = {
    "id": "D01.G1", "level": "ground", "sides": ["N", "E", "S", "W"], "tech": 1, "energy": 0,
    "outpost_slots": 0, "neutral_refuge": True, "neutral_elevator": True, "drone_start": False,
    "x": 350, "y": 650,
}  # fmt: skip
ROOF_ROW = {
    **GROUND_ROW, "id": "D01.R1", "level": "roof", "sides": ["N", "E"], "neutral_elevator": False,
}  # fmt: skip


def gate(*regions, **given):
    """The row of the Old Gate with these regions."""
    lines = [f"{name} = {json.dumps(value)}" for name, value in given.items()]
    tables = [
        ", ".join(f"{name} = {json.dumps(value)}" for name, value in region.items())
        for region in regions or (GROUND_ROW, ROOF_ROW)
    ]
    inner = ", ".join(f"{{ {table} }}" for table in tables)
    return "\n".join(['[[district]]\nid = "D01"', f"regions = [{inner}]", *lines])


@pytest.mark.parametrize(
    ("field", "highest"),
    [("tech", 9), ("energy", 9), ("outpost_slots", 2), ("x", 1000), ("y", 1000)],
)
def test_a_number_of_a_region_is_read_up_to_its_limits_and_no_further(tmp_path, field, highest):
    for number, refused in ((-1, True), (0, False), (highest, False), (highest + 1, True)):
        text = said_of(tmp_path, "districts", gate({**GROUND_ROW, field: number}, ROOF_ROW))
        assert (f"{field} must be" in text) == refused, (number, text)


@pytest.mark.parametrize(
    ("field", "lowest", "highest"),
    [
        ("cols", 1, 9),
        ("rows", 1, 9),
        ("outposts_per_color", 1, 5),
        ("neutral_bridges", 0, 2),
        ("cell_width", 1, 1000),
        ("cell_height", 1, 1000),
        ("participants", 1, 6),
    ],
)
def test_a_number_of_a_board_is_read_up_to_its_limits_and_no_further(
    tmp_path, field, lowest, highest
):
    for number in (lowest - 1, lowest, highest, highest + 1):
        value = [number] if field == "participants" else number
        row = f'[[layout]]\nid = "board_2"\nfixed = []\n{field} = {value}'
        text = said_of(tmp_path, "boards", row)
        assert (f"{field} must be" in text) == (not lowest <= number <= highest), (number, text)


@pytest.mark.parametrize(
    ("place", "refused"),
    [
        ("col = 3, row = 2", ""),
        ("col = 4, row = 2", "col"),
        ("col = 3, row = 3", "row"),
        ("col = -1, row = 0", "col"),
        ("col = 0, row = -1", "row"),
    ],
)
def test_a_fixed_tile_lies_in_a_cell_of_the_board(tmp_path, place, refused):
    row = f'[[layout]]\nid = "board_3"\nfixed = [{{ tile = "D01", {place} }}]\nrandom_count = 6'
    text = said_of(tmp_path, "boards", row)
    assert (f"{refused} must be" in text) if refused else text == ""


@pytest.mark.rule("DEI-SET-01")
def test_fixed_tiles_have_their_cells_and_the_others_fill_the_board():
    tiles = BOX.districts.ids
    fixed = [
        {tiles[tile]: cell for cell, tile in layout.fixed.items()}
        for layout in BOX.districts.layouts
    ]
    assert fixed[:3] == [{"D01": 4}, {"D01": 4, "D02": 7}, {"D01": 5, "D02": 10}]
    for layout in BOX.districts.layouts:
        laid = len(layout.fixed) + len(layout.always) + layout.draw
        assert laid == layout.columns * layout.rows
        assert not set(layout.fixed.values()) & {*layout.always, *layout.drawn}


def test_no_more_tiles_are_drawn_than_there_are(tmp_path):
    row = '[[layout]]\nid = "board_2"\nfixed = []\nalways = []\nrandom_count = {}'
    assert "random_count must be so many that" in said_of(tmp_path, "boards", row.format(8))
    assert "random_count must be a whole number" in said_of(tmp_path, "boards", row.format(9))


SECOND = {**GROUND_ROW, "id": "D01.G2", "sides": [], "neutral_elevator": False}
OTHER_ROOF = {**ROOF_ROW, "id": "D01.R2"}
BAD_TILES = [
    (gate(GROUND_ROW), "1 or 2 on the ground and 1 or 2 on the roofs"),
    (gate(ROOF_ROW, OTHER_ROOF), "1 or 2 on the ground and 1 or 2 on the roofs"),
    (gate(GROUND_ROW, SECOND, SECOND, ROOF_ROW), "1 or 2 on the ground and 1 or 2 on the roofs"),
    (
        gate(GROUND_ROW, ROOF_ROW, OTHER_ROOF, OTHER_ROOF),
        "1 or 2 on the ground and 1 or 2 on the roofs",
    ),
    (gate({**GROUND_ROW, "sides": ["N", "E", "S"]}, ROOF_ROW), "each side of the tile touches one"),
    (gate(GROUND_ROW, {**SECOND, "sides": ["N"]}, ROOF_ROW), "each side of the tile touches one"),
    (gate(GROUND_ROW, {**ROOF_ROW, "neutral_elevator": True}), "false on a roof"),
    (gate(GROUND_ROW, SECOND, ROOF_ROW), "ground_links must be [['D01.G1', 'D01.G2']]"),
    (gate(ground_links=[["D01.G1", "D01.R1"]]), "ground_links must be []"),
    (gate(roof_ground_adjacency=[]), "roof_ground_adjacency must be [['D01.R1', 'D01.G1']]"),
    (
        gate(GROUND_ROW, ROOF_ROW, OTHER_ROOF, roof_ground_adjacency=[["D01.R1", "D01.G1"]]),
        "roof_ground_adjacency must be [['D01.R1', 'D01.G1'], ['D01.R2', 'D01.G1']]",
    ),
    (
        gate(
            GROUND_ROW,
            ROOF_ROW,
            OTHER_ROOF,
            roof_ground_adjacency=[["D01.R2", "D01.G1"], ["D01.R1", "D01.G1"]],
        ),
        "internal_bridge_sites must be [{'roofs': ['D01.R1', 'D01.R2'], 'under': ['D01.G1']}]",
    ),
    (gate(template="T2"), "template must be one of T1"),
    (gate(box="third"), "box must be one of base, extended"),
]


@pytest.mark.rule("DEI-MAP-03", "DEI-MAP-04", "DEI-MAP-05")
@pytest.mark.parametrize(("row", "said"), BAD_TILES)
def test_a_tile_that_does_not_fit_its_template_is_refused(tmp_path, row, said):
    assert said in said_of(tmp_path, "districts", row)


def test_a_tile_as_printed_is_read(tmp_path):
    assert said_of(tmp_path, "districts", gate()) == ""


def test_the_template_of_a_tile_says_how_many_regions_it_has(tmp_path):
    for id, right in (("D05", "T1"), ("D03", "T2"), ("D06", "T3"), ("D10", "T4")):
        for template in ("T1", "T2", "T3", "T4"):
            row = f'[[district]]\nid = "{id}"\ntemplate = "{template}"'
            text = said_of(tmp_path, "districts", row)
            assert (f"template must be one of {right}" in text) == (template != right)


def test_regions_are_named_by_district_level_and_letter():
    words, labels = BOX.districts.words, BOX.districts.labels["en"]
    assert words[:7] == [
        "old-gate-ground", "old-gate-roof", "frozen-station-ground", "frozen-station-roof",
        "twin-towers-court-ground", "twin-towers-court-roof-a", "twin-towers-court-roof-b",
    ]  # fmt: skip
    assert labels[0] == "Old Gate, ground"
    assert labels[words.index("signal-yard-ground-b")] == "Signal Yard, ground B"
