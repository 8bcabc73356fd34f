"""The component files of Outlive: what the tables say, overlays, and bad rows refused at the door."""

import re
import tomllib
from pathlib import Path

import pytest

import ashfall
from ashfall import rulebook
from ashfall.engine import data
from ashfall.engine.errors import BadData
from ashfall.games.outlive import TITLE
from ashfall.games.outlive.box import Box
from ashfall.games.outlive.things import (
    BACKS,
    CARD_PIECE,
    DISASTER_PIECE,
    DISASTERS,
    EQUIPMENT,
    GAME_PIECE,
    LEADERS,
    PIECES,
    ROOMS,
    SEARCH_PIECE,
    SORTS,
    TILE_PIECE,
    ZONES,
)
from ashfall.lab.values import numbers

BOX = TITLE.box()


def amounts(text: str) -> dict[str, int]:
    """`1 wood, 2 metal` as numbers by name."""
    return {part.split()[1]: int(part.split()[0]) for part in text.split(", ")}


def overlay(folder: Path, file: str, text: str) -> Path:
    (folder / f"{file}.toml").write_text(text, encoding="utf-8")
    return folder


def test_stated_values_in_designed_rows_are_marked_as_stated():
    files = TITLE.files()
    stated = {
        ("board", "cargo_place"): {"strength", "survivors"},
        ("disasters", "disaster"): {"effect", "params"},
        ("equipment", "equipment"): {"effect", "params"},
        ("rooms", "room"): {"effect", "params"},
        ("tokens", "game"): {"endurance", "step"},
    }
    for (name, kind), fields in stated.items():
        for row in files[name].rows(kind):
            assert {row.source_of(field) for field in fields if row.has(field)} == {"book"}, row.id
    (airlock,) = (row for _, row in data.with_source(files) if row.kind == "airlock")
    assert (airlock.source_of("water_per_row"), airlock.source_of("capacity")) == (
        "book",
        "designed",
    )


def test_which_rooms_are_the_common_ones_is_deduced_but_for_the_one_the_book_names():
    common = {
        row.id: row.source_of("count")
        for row in TITLE.files()["rooms"].rows("room")
        if row.text("room_class") == "common"
    }
    assert common == {
        "construction_office": "designed", "tool_store": "designed", "crisis_room": "book"
    }  # fmt: skip


def test_the_lab_does_not_try_what_the_book_states():
    tried = {(value.id, value.field) for value, _ in numbers(TITLE)}
    assert {("red_game", "first_meat"), ("cargo_place_4", "cans")} <= tried
    assert not tried & {("red_game", "endurance"), ("cargo_place_4", "strength")}


@pytest.mark.rule("OL-RUL-06", "OL-RUL-07")
def test_the_numbers_of_the_ledger_are_those_of_the_files():
    ledger = rulebook.ledger("outlive")
    for name in ROOMS:
        line = next(
            row for row in ledger.splitlines() if row.startswith(f"| {name} |") and "OL-ROOM" in row
        )
        cells, food = (int(field) for field in line.split("|")[5:7])
        assert (BOX.cells[ROOMS.index(name) * 2], BOX.food[ROOMS.index(name) * 2]) == (
            cells,
            food,
        ), name
    for name in DISASTERS:
        line = next(
            row for row in ledger.splitlines() if row.startswith(f"| {name} |") and "OL-DIS" in row
        )
        fields = [field.strip() for field in line.split("|")]
        cost = amounts(fields[3])
        file = TITLE.files()["disasters"].tables["disaster"][name].values
        assert cost == file["cost"], name
        assert int(fields[4]) == file["points"], name
    for name in EQUIPMENT:
        line = next(
            row
            for row in ledger.splitlines()
            if row.startswith(f"| {name} |") and "OL-EQUIP" in row
        )
        cost = amounts(line.split("|")[3].strip())
        file = TITLE.files()["equipment"].tables["equipment"][name].values
        assert cost == file["repair_cost"], name
    for name in LEADERS:
        line = next(
            row
            for row in ledger.splitlines()
            if row.startswith(f"| {name} |") and "_" in row and "," in row
        )
        fields = [field.strip() for field in line.split("|")]
        assert int(fields[4]) == BOX.age[LEADERS.index(name)]
        zones = tuple(ZONES.index(zone) for zone in fields[5].split(", "))
        assert zones == BOX.start_zones[LEADERS.index(name)]
        assert fields[7] == EQUIPMENT[BOX.start_tile[LEADERS.index(name)]]


def test_the_ledgers_solo_numbers_are_those_of_the_files():
    ledger = rulebook.ledger("outlive")
    for level, row in TITLE.files()["solo"].tables["difficulty"].items():
        line = re.search(rf"^\| {level} \| (\d+) \| (yes|no) \|", ledger, re.MULTILINE)
        assert line is not None
        assert int(line[1]) == row.values["start_survivors"]
        assert (line[2] == "yes") == row.values["next_card_visible"]
    for number, card in enumerate(TITLE.files()["solo"].tables["drifter_card"].values(), 1):
        found = next(row for row in ledger.splitlines() if row.startswith(f"| S{number:02} |"))
        fields = [field.strip() for field in found.split("|")]
        assert fields[2:5] == card.values["zones"]
        assert fields[5] == card.values["prefer"]
    rules = dict(re.findall(r"^- \*\*(OL-SOLO-\d+)\*\* (.+)$", ledger, re.MULTILINE))
    assert f"sets of {BOX.provisions_per_survivor}" in rules["OL-SOLO-18"]
    assert f"survivors ≥ {BOX.survivors_per_room} × (rooms + 1)" in rules["OL-SOLO-19"]
    levels = rules["OL-SOLO-04"]
    for level, start in zip(("easy", "normal", "hard"), BOX.drifter_survivors, strict=True):
        assert f"{level} {start}" in levels


def test_every_row_says_where_it_comes_from_and_book_values_are_untouched():
    sources = {(file, row): source for file, row, source, _ in data.provenance(TITLE.files())}
    assert {"book", "public", "designed"} >= set(sources.values())
    for file, content in TITLE.files().items():
        for kind, rows in content.tables.items():
            if kind != "edge":
                assert all((file, f"{kind} {id}") in sources for id in rows), file
    assert BOX.radiation == (1, 2, 2, 2, 3, 3)
    assert BOX.room_score == (0, 0, 1, 2, 4, 7, 11, 17)
    assert BOX.cost[DISASTERS.index("forest_fire")] == (0, 0, 0, 0, 3, 0, 0)


def test_an_overlay_changes_a_value_and_the_record_remembers_it(tmp_path):
    folder = overlay(tmp_path, "disasters", '[[disaster]]\nid = "nomads"\npoints = 9\n')
    game = ashfall.new("outlive", players=2, seed=1, data=folder)
    assert game.table.box.points[DISASTERS.index("nomads")] == 9
    assert BOX.points[DISASTERS.index("nomads")] != 9
    while not game.over:
        game.play(0, seat=game.waiting()[0].seat)
    record = game.record()
    assert ashfall.load(record, data=folder).digest() == game.digest()
    with pytest.raises(ashfall.BadRecord):
        ashfall.load(record)
    found = {row: source for _, row, source, _ in data.provenance(TITLE.files(folder))}
    assert found["disaster nomads"] == "own"


def test_an_overlay_of_single_values_is_noticed_too(tmp_path):
    drifters = dict(TITLE.files()["solo"].values["drifters"], start_ammo=7)
    text = "[drifters]\n" + "".join(
        f"{key} = {str(value).replace(chr(39), chr(34))}\n"
        if not isinstance(value, str)
        else f'{key} = "{value}"\n'
        for key, value in drifters.items()
    )
    tomllib.loads(text)
    box = TITLE.box(overlay(tmp_path, "solo", text))
    assert box.drifter_ammo == 7
    assert box.digest != BOX.digest


def test_the_box_is_built_once_for_each_content_of_the_data_folder(tmp_path):
    assert ashfall.new("outlive", players=2).table.box is ashfall.new("outlive").table.box
    nine = overlay(tmp_path, "disasters", '[[disaster]]\nid = "nomads"\npoints = 9\n')
    box = TITLE.box(nine)
    assert TITLE.box(nine) is box
    assert TITLE.box() is not box
    eight = overlay(tmp_path, "disasters", '[[disaster]]\nid = "nomads"\npoints = 8\n')
    assert eight == nine
    assert TITLE.box(eight).points[DISASTERS.index("nomads")] == 8
    assert box.points[DISASTERS.index("nomads")] == 9


@pytest.mark.parametrize(
    ("file", "text", "words"),
    [
        (
            "rooms",
            '[[room]]\nid = "pantry"\ncells = 99\n',
            ["rooms.toml", "pantry", "cells", "1–6"],
        ),
        ("rooms", '[[room]]\nid = "sauna"\ncells = 2\n', ["sauna", "no such row"]),
        ("rooms", '[[room]]\nid = "pantry"\nwidth = 2\n', ["pantry", "width"]),
        (
            "equipment",
            '[[equipment]]\nid = "axe"\nrepair_cost = { wood = 4 }\n',
            ["axe", "three materials"],
        ),
        (
            "equipment",
            '[[equipment]]\nid = "axe"\nrepair_cost = { gold = 3 }\n',
            ["axe", "wood, metal, microchip"],
        ),
        (
            "equipment",
            '[[equipment]]\nid = "axe"\neffect = "gather_bonsu"\n',
            ["equipment.toml", "axe", "effect", "gather_bonus", "gather_bonsu"],
        ),
        (
            "rooms",
            '[[room]]\nid = "pantry"\neffect = "cook"\n',
            ["rooms.toml", "pantry", "effect", "grow_room", "cook"],
        ),
        (
            "disasters",
            '[[disaster]]\nid = "raiders"\neffect = "lose_survivors"\n',
            ["disasters.toml", "raiders", "effect", "lose_survivor,", "lose_survivors"],
        ),
        ("leaders", '[[leader]]\nid = "viktor_hale"\nage = 47\n', ["viktor_hale", "different"]),
        (
            "leaders",
            '[[leader]]\nid = "viktor_hale"\nstart_zones = ["dam"]\n',
            ["four different zones"],
        ),
        (
            "board",
            '[[zone]]\nid = "dam"\nneighbors = ["mine", "forest"]\n',
            ["dam", "neighbors", "name this one"],
        ),
        ("board", '[[zone]]\nid = "dam"\nneighbors = ["mine"]\n', ["dam", "two other zones"]),
        ("board", '[[zone]]\nid = "dam"\nneighbors = ["dam", "mine"]\n', ["two other zones"]),
        ("tokens", '[[game]]\nid = "red_game"\ncount = 7\n', ["30 game tokens in all"]),
        ("shelter", '[[radiation_track]]\nid = "rad_p3"\ngone = true\n', ["rad_p2", "index"]),
        ("shelter", '[[radiation_track]]\nid = "rad_p1"\nstart = true\n', ["exactly one"]),
        ("shelter", '[[radiation_track]]\nid = "new"\npoints = -12\n', ["new", "index"]),
        ("board", '[[zone]]\nid = "harbour"\nneighbors = ["mine", "dam"]\n', ["no such row"]),
        ("board", '[[zone]]\nid = "dam"\ngone = true\n', ["dam", "gone"]),
        ("tokens", '[[search]]\nid = "plank"\ncount_per_city = 3\n', ["10 search tokens"]),
        (
            "solo",
            '[[difficulty]]\nid = "easy"\nstart_survivors = -1\n',
            ["easy", "start_survivors"],
        ),
        (
            "disasters",
            '[[disaster]]\nid = "raiders"\nparams = { amount = 2, otherwise_survivors = 3 }\n',
            ["raiders", "otherwise_survivors", "1–1"],
        ),
        (
            "board",
            '[[cargo_place]]\nid = "cargo_place_4"\nsurvivors = 2\n',
            ["cargo_place_4", "survivors"],
        ),
        (
            "disasters",
            '[[disaster]]\nid = "nomads"\nparams = { zones = ["blackwood"], amount = [1, 2] }\n',
            ["amount"],
        ),
    ],
)
def test_a_bad_row_is_refused_with_file_row_field_and_what_would_be_right(
    tmp_path, file, text, words
):
    with pytest.raises(BadData) as error:
        TITLE.box(overlay(tmp_path, file, text))
    for word in words:
        assert word in str(error.value)


def test_a_card_that_no_rule_knows_is_refused_by_name(tmp_path):
    for path in (Path(ashfall.__file__).parent / "games/outlive/data").glob("*.toml"):
        (tmp_path / path.name).write_text(path.read_text("utf-8"), "utf-8")
    file = tmp_path / "equipment.toml"
    first = file.read_text("utf-8").split("[[equipment]]")[1]
    more = first.replace('id = "axe"', 'id = "ladder"')
    file.write_text(f"{file.read_text('utf-8')}\n[[equipment]]{more}", "utf-8")
    with pytest.raises(BadData, match=r"equipment\.toml: \[\[equipment\]\].*check ladder"):
        Box(data.read_files(tmp_path))


def test_every_piece_is_counted_from_the_names():
    assert len(BACKS) == PIECES
    assert sum(SORTS) == PIECES
    assert 2 * len(EQUIPMENT) == CARD_PIECE - TILE_PIECE
    assert GAME_PIECE - DISASTER_PIECE == len(DISASTERS) == len(BOX.cost)
    assert len(BOX.game_kind) == SEARCH_PIECE - GAME_PIECE
    assert len(BOX.card_zones) == PIECES - CARD_PIECE
