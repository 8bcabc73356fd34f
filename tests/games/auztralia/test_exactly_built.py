"""Turns, track, mines, farms and the row to the letter: what only an exact look at AuZtralia's rules notices."""

import pytest
from tests.games.auztralia.scene import BOX, Scene, camp

from ashfall.engine.chance import seeded
from ashfall.engine.errors import Reason
from ashfall.games.auztralia.box import CORN, SHEEP
from ashfall.games.auztralia.farms import (
    all_hexes,
    kinds_left,
    may_farm,
    most_farms,
    open_sites,
    sites,
)
from ashfall.games.auztralia.hexes import bits
from ashfall.games.auztralia.hire import refill
from ashfall.games.auztralia.railways import all_sides, may_lay_anywhere, may_lay_flat, open_sides
from ashfall.games.auztralia.state import Auztralia
from ashfall.games.auztralia.time_track import next_after, time_left, time_to_spare

# Turns


@pytest.mark.rule("AZ-CHR-03", "AZ-ACT-09")
def test_each_turn_begins_before_its_action():
    scene = Scene().alone().hire(0, "lady_carter").play("recover", "play lady-carter")
    assert (scene.asked, scene.me()["cell"]) == ("choose_action", 2)


@pytest.mark.rule("AZ-TRK-05")
def test_what_was_paid_is_owed_no_more():
    scene = Scene().alone().boxes(0, mine=1).play("recover")
    assert (scene.t.owed, time_left(scene.t, 0)) == (0, 51)


@pytest.mark.rule("AZ-TRK-01", "AZ-TRK-06")
def test_the_time_to_spare_ends_on_the_cell_of_the_next_disc_and_before_the_last():
    scene = Scene().cells(10, 14, 22)
    assert [time_to_spare(scene.t, disc) for disc in range(3)] == [4, -1, -1]
    scene.cells(48, 53, 53)
    assert time_to_spare(scene.t, 0) == 4
    assert [next_after(scene.t, 0, time) for time in (3, 4, 5, 9)] == [0, 0, -1, -1]


# Mines and trade


@pytest.mark.rule("AZ-MINE-01", "AZ-FARM-09")
def test_a_hex_is_mined_out_whatever_lies_in_the_hexes_after_it():
    scene = Scene().alone().rails(0, "68-51", "51-50").lode(51, iron=3).lode(52, coal=3)
    scene.lode(60, gold=3).play("mine")
    assert list(bits(scene.t.lodes)) == [52, 60]
    assert open_sites(scene.t, 0) >> 51 & 1


@pytest.mark.rule("AZ-TRADE-03", "AZ-TRADE-04")
def test_iron_is_exported_as_coal_is():
    scene = Scene().alone().goods(0, coal=0, iron=2, gold=0).play("import-export")
    assert scene.options() == ["import coal", "import iron", "export iron"]
    scene.play("export iron", "export iron")
    assert scene.me()["goods"] == {"coal": 0, "iron": 0, "gold": 2, "phosphate": 0}
    scene = Scene().alone().goods(0, coal=1, iron=1).play("import-export", "import coal")
    assert scene.options() == [
        "import coal", "import iron", "export coal", "export iron", "stop",
    ]  # fmt: skip


@pytest.mark.rule("AZ-CHR-16", "AZ-BUY-03")
def test_a_kind_that_is_out_says_that_none_are_left():
    scene = camp("captain_flounder")
    scene.t.supply[3] = 0
    scene.look().play("play captain-flounder")
    assert scene.game.why_not("enlist airship") == Reason("AZ-BUY-03", have=0)


# Track


@pytest.mark.rule("AZ-RAIL-02", "AZ-RAIL-04", "AZ-ACT-07")
def test_where_only_hills_are_open_the_first_box_does_nothing():
    scene = Scene().alone()
    for hex in (67, 69):
        scene.t.laid |= 1 << BOX.hexes.side[68, hex]
    scene.look()
    assert scene.why("build-track") == "AZ-ACT-07"
    assert not may_lay_flat(scene.t, 0) and may_lay_anywhere(scene.t, 0)
    scene.play("build-track-hills")
    assert scene.options() == ["lay 48-68", "lay 51-68"], "the first piece is not declined"


@pytest.mark.rule("AZ-RAIL-11")
def test_both_boxes_need_a_piece_of_track():
    scene = Scene().alone().goods(0, coal=9, iron=9)
    spare = [side for side in all_sides(scene.t, 0) if not scene.t.boards[0].touch >> side & 1]
    scene.t.boards[0].tracks = sum(1 << side for side in spare[:19])
    scene.look()
    assert scene.me()["tracks_left"] == 1
    assert scene.why("build-track") == scene.why("build-track-hills") == ""
    scene.t.boards[0].tracks |= 1 << spare[19]
    scene.look()
    assert scene.why("build-track") == scene.why("build-track-hills") == "AZ-RAIL-11"


@pytest.mark.rule("AZ-RAIL-04", "AZ-RAIL-06", "AZ-RAIL-07", "AZ-RAIL-09")
@pytest.mark.parametrize("box", ["build-track", "build-track-hills"])
def test_every_side_of_the_map_is_open_or_has_its_own_reason(box):
    scene = Scene().alone().rails(0, "68-69", "69-52", "52-50").rails(1, "50-72", "68-67")
    scene.awake("mi_go", 1, 46)
    scene.lurk("zombie", 1, 49)
    scene.play(box)
    for side, (a, b) in enumerate(BOX.hexes.ends):
        shut = {46, 49} & {a, b}
        hilly = 2 in (BOX.terrain[a], BOX.terrain[b])
        if scene.t.laid >> side & 1:
            rule = "AZ-RAIL-07"
        elif not {50, 52, 68, 69} & {a, b}:
            rule = "AZ-RAIL-06"
        elif shut:
            rule = "AZ-RAIL-09"
        else:
            rule = "AZ-RAIL-04" if hilly and box == "build-track" else ""
        assert scene.why(f"lay {a}-{b}") == rule, (a, b)


@pytest.mark.rule("AZ-RAIL-06", "AZ-RAIL-09")
def test_the_side_with_the_first_number_is_a_side_like_any_other():
    scene = Scene()
    scene.t.boards[0].port = 1
    scene.look()
    scene.awake("zombie", 1, 30)
    assert BOX.hexes.ends[0] == (1, 3)
    assert open_sides(scene.t, 0, 0) & 1
    for side, ends in enumerate(BOX.hexes.ends):
        if side and 1 in ends:
            scene.t.laid |= 1 << side
    assert list(bits(open_sides(scene.t, 0, 1))) == [0]
    assert may_lay_flat(scene.t, 0) and may_lay_anywhere(scene.t, 0)


# Farms


def plans(t: Auztralia, seat: int) -> int:
    """How many farms can be named one after the other, all ways tried."""
    most = 0
    for hex in bits(open_sites(t, seat)):
        t.plan.append(hex)
        most = max(most, 1 + plans(t, seat))
        t.plan.pop()
    return most


@pytest.mark.rule("AZ-FARM-01", "AZ-FARM-06", "AZ-FARM-08", "AZ-CHR-20")
def test_the_most_farms_of_an_action_are_those_that_can_be_named():
    chance = seeded("most farms")
    found = set()
    for doubled in (False, True):
        scene = Scene().hire(0, *["dagmar_krauss"] * doubled)
        t = scene.t
        for _ in range(150):
            land = list(BOX.hexes.numbers)
            chance.shuffle(land)
            reached = land[: chance.below(6)]
            t.boards[0].reach = sum(1 << hex for hex in reached)
            built = 0
            for mask in BOX.farm_mask:
                kept = [hex for hex in bits(mask) if hex not in reached]
                built |= sum(1 << hex for hex in kept[: chance.below(8)])
            t.boards[0].farms = t.farmed = built
            assert most_farms(t, 0) == plans(t, 0), (reached, built)
            assert may_farm(t, 0) == (plans(t, 0) > 0)
            found.add((doubled, plans(t, 0)))
    assert found == {(doubled, count) for doubled in (False, True) for count in range(4)}


@pytest.mark.rule("AZ-FARM-01", "AZ-FARM-08", "AZ-CHR-22")
def test_farms_in_the_plan_count_with_those_that_stand():
    scene = Scene().alone()
    scene.t.plan = [50]
    assert kinds_left(scene.t, 0) == [0, CORN]
    corn = [hex for hex in bits(BOX.farm_mask[CORN]) if not scene.t.ports >> hex & 1]
    scene.farm(0, *corn[:6])
    scene.t.free, scene.t.plan = 1, [corn[6]]
    assert kinds_left(scene.t, 0) == [0, SHEEP]


@pytest.mark.rule("AZ-FARM-02", "AZ-CHR-22", "AZ-RUL-25")
def test_a_hex_is_named_once_also_for_ferdi_kassan():
    scene = Scene().alone().rails(0, "68-67", "67-66", "68-69").hire(0, "ferdi_kassan")
    scene.play("play ferdi-kassan", "build 67")
    assert scene.options() == ["build 66", "build 69", "stop"]
    assert scene.why("build 67") == "AZ-FARM-01"


@pytest.mark.rule("AZ-FARM-01", "AZ-FARM-02", "AZ-FARM-04")
def test_every_hex_of_the_map_is_a_site_or_has_its_own_reason():
    scene = Scene().alone().rails(0, "68-69", "69-52", "52-50", "50-46", "46-40").lode(40, iron=3)
    scene.play("farm")
    assert list(all_hexes(scene.t, 0)) == list(range(1, 92))
    for named, kinds in ((50, (0, 1, 2)), (None, (0, 2))):
        for hex in all_hexes(scene.t, 0):
            if hex not in (40, 46, 50, 52, 68, 69):
                rule = "AZ-FARM-02"
            elif not sites(scene.t, 0) >> hex & 1:
                rule = "AZ-FARM-04"
            else:
                rule = "" if scene.t.farm_kind(hex) in kinds else "AZ-FARM-01"
            assert scene.why(f"build {hex}") == rule, hex
        if named:
            scene.play(f"build {named}")


# The row


@pytest.mark.rule("AZ-RUL-91", "AZ-HIRE-03")
def test_what_was_dismissed_comes_back_in_another_order():
    scene = Scene(players=1)
    t = scene.t
    t.dismissed, t.deck = sorted(t.deck), []
    before = t.dismissed[:]
    t.row = t.row[:4]
    refill(t, 1)
    assert sorted([*t.deck, t.row[0]]) == before
    assert [*t.deck, t.row[0]] != before


@pytest.mark.rule("AZ-RUL-91", "AZ-CHR-22")
def test_after_a_refresh_nothing_is_left_of_what_was_named():
    scene = Scene(players=1).row("ferdi_kassan", "kitchener", "rangers").goods(0, gold=3)
    scene.rails(0, "68-67").play("hire", "dismiss kitchener", "stop", "take ferdi-kassan")
    assert scene.t.plan == []
    assert scene.why("play ferdi-kassan") == ""
