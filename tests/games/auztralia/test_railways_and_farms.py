"""The reachable network, track, farms."""

import pytest
from tests.games.auztralia.scene import BOX, Scene

from ashfall.games.auztralia.railways import open_sides


def sides(scene):
    return {o.removeprefix("lay ") for o in scene.options() if o.startswith("lay ")}


@pytest.mark.rule("AZ-NET-01")
def test_the_network_is_the_port_and_what_the_tracks_touch():
    scene = Scene()
    assert scene.me()["reach"] == [68]
    scene.rails(0, "68-51", "51-50")
    assert scene.me()["reach"] == [50, 51, 68]


@pytest.mark.rule("AZ-NET-02", "AZ-NET-03")
def test_an_old_one_blocks_its_hex_and_everything_behind_it():
    scene = Scene().rails(0, "68-51", "51-50", "50-46", "46-45")
    scene.lurk("zombie", 1, 50)
    assert scene.me()["reach"] == [51, 68]
    scene.rails(0, "51-47", "47-46")
    assert scene.me()["reach"] == [45, 46, 47, 51, 68]


@pytest.mark.rule("AZ-NET-04")
def test_tracks_of_others_neither_help_nor_block():
    scene = Scene().rails(1, "68-51", "51-50").farm(1, 69)
    assert scene.me()["reach"] == [68]
    scene.rails(0, "68-69")
    assert scene.me()["reach"] == [68, 69]


@pytest.mark.rule("AZ-NET-05")
def test_the_line_works_again_when_the_old_one_is_gone():
    scene = Scene().rails(0, "68-51", "51-50", "50-46")
    scene.awake("mi_go", 1, 50)
    assert scene.me()["reach"] == [51, 68]
    scene.t.place[0] = 40
    scene.look()
    assert scene.me()["reach"] == [46, 50, 51, 68]
    assert scene.me()["tracks_left"] == 17


@pytest.mark.rule("AZ-RAIL-01", "AZ-RAIL-05", "AZ-RUL-16", "AZ-EX-03")
def test_track_costs_coal_and_iron_for_one_piece_or_two():
    scene = Scene().alone()
    scene.play("build-track", "lay 68-69", "lay 69-70")
    assert scene.me()["goods"]["coal"] == scene.me()["goods"]["iron"] == 1
    assert scene.me()["reach"] == [68, 69, 70]
    scene.goods(0, gold=4).play("build-track", "lay 70-71", "stop")
    assert scene.me()["goods"]["coal"] == scene.me()["goods"]["iron"] == 0
    assert scene.me()["tracks_left"] == 17
    assert scene.why("build-track") == "AZ-RAIL-01"


@pytest.mark.rule("AZ-RAIL-02", "AZ-RAIL-04", "AZ-RUL-14")
def test_the_two_time_box_leaves_the_hills_alone_on_either_side():
    scene = Scene().alone().rails(0, "68-51")
    scene.play("build-track")
    assert sides(scene) == {"67-68", "68-69"}
    assert scene.why("lay 48-68") == "AZ-RAIL-04"
    # From the hills down to the plain is hills too.
    assert scene.why("lay 50-51") == "AZ-RAIL-04"


@pytest.mark.rule("AZ-RAIL-03", "AZ-RUL-15")
def test_the_three_time_box_goes_everywhere():
    scene = Scene().alone()
    scene.play("build-track-hills")
    assert sides(scene) == {"48-68", "51-68", "67-68", "68-69"}
    scene.play("lay 68-69", "lay 69-70")
    assert scene.me()["cell"] == 4


@pytest.mark.rule("AZ-RAIL-06")
def test_new_track_touches_the_reachable_network_the_second_may_start_from_the_first():
    scene = Scene().alone()
    scene.play("build-track")
    assert scene.why("lay 69-70") == "AZ-RAIL-06"
    scene.play("lay 68-69")
    assert "lay 69-70" in scene.options()
    scene = Scene().alone().rails(0, "68-51", "51-50")
    scene.awake("zombie", 1, 51)
    scene.play("build-track")
    assert scene.why("lay 46-50") == "AZ-RAIL-06"


@pytest.mark.rule("AZ-RAIL-07", "AZ-RAIL-08")
def test_one_track_on_a_side_but_many_in_a_hex():
    scene = Scene().alone().rails(1, "68-69", "69-70")
    scene.play("build-track-hills")
    assert scene.why("lay 68-69") == "AZ-RAIL-07"
    scene.play("lay 51-68", "lay 51-69")
    assert scene.me()["reach"] == [51, 68, 69]


@pytest.mark.rule("AZ-RAIL-09")
def test_no_track_into_a_hex_with_an_old_one():
    scene = Scene().alone()
    scene.t.lairs, scene.t.lurking = [51], [scene.tile("zombie", 1)]
    scene.look()
    scene.awake("mi_go", 1, 48)
    scene.play("build-track-hills")
    assert scene.why("lay 51-68") == scene.why("lay 48-68") == "AZ-RAIL-09"
    assert sides(scene) == {"67-68", "68-69"}


@pytest.mark.rule("AZ-RAIL-10")
def test_track_into_resources_farms_and_ports():
    scene = Scene(players=3).alone().lode(51, iron=2).farm(1, 69).farm(1, 67, blighted=True)
    scene.t.boards[2].port = 48
    scene.look()
    scene.play("build-track-hills")
    assert sides(scene) == {"48-68", "51-68", "67-68", "68-69"}


@pytest.mark.rule("AZ-RAIL-11")
def test_twenty_pieces_and_no_more():
    scene = Scene().alone().goods(0, coal=9, iron=9)
    all_sides = [f"{a}-{b}" for a, b in BOX.hexes.ends if "68" in f"{a}-{b}" or "51" in f"{a}-{b}"]
    far = [f"{a}-{b}" for a, b in BOX.hexes.ends if a < 30 and b < 30][: 19 - len(all_sides) + 2]
    scene.rails(0, *all_sides[:-2], *far)
    assert scene.me()["tracks_left"] == 1
    scene.play("build-track-hills")
    scene.play(scene.options()[0])
    assert scene.asked == "choose_action"
    assert scene.me()["tracks_left"] == 0
    assert scene.why("build-track-hills") == "AZ-RAIL-11"


@pytest.mark.rule("AZ-RAIL-12")
def test_track_may_close_a_loop():
    scene = Scene().alone().rails(0, "68-51", "68-69")
    scene.play("build-track-hills", "lay 51-69", "stop")
    assert scene.me()["reach"] == [51, 68, 69]


@pytest.mark.rule("AZ-CHR-43", "AZ-RUL-50")
def test_timothy_brassey_lays_track_anywhere_for_coal_and_iron_without_time():
    scene = Scene().alone().hire(0, "timothy_brassey").goods(0, coal=1, iron=1, gold=2)
    scene.play("play timothy-brassey", "lay 51-68", "lay 50-51")
    assert scene.me()["cell"] == 1
    assert scene.me()["goods"] == {"coal": 0, "iron": 0, "gold": 2, "phosphate": 0}
    scene = Scene().alone().hire(0, "timothy_brassey").goods(0, coal=1, iron=0, gold=2)
    assert scene.why("play timothy-brassey") == "AZ-RUL-83"


def farms_at(scene):
    return {(farm["farm"], farm["hex"]) for farm in scene.me()["farms"]}


@pytest.mark.rule("AZ-FARM-01", "AZ-FARM-03", "AZ-FARM-06", "AZ-FARM-07", "AZ-EX-05")
def test_one_farm_of_each_kind_each_on_its_terrain():
    # Two empty hills (51, 52), one plain (50), the port (68), a hex with iron (47).
    scene = Scene().alone().rails(0, "68-51", "51-50", "51-52", "51-47").lode(47, iron=2)
    scene.play("farm")
    assert set(scene.options()) == {"build 50", "build 51", "build 52"}
    assert scene.why("build 68") == scene.why("build 47") == "AZ-FARM-04"
    scene.play("build 51")
    assert set(scene.options()) == {"build 50", "stop"}
    assert scene.why("build 52") == "AZ-FARM-01"
    scene.play("build 50")
    assert farms_at(scene) == {("cattle", 51), ("sheep", 50)}
    assert (scene.me()["cell"], scene.me()["goods"]["gold"]) == (3, 6)


@pytest.mark.rule("AZ-FARM-02", "AZ-FARM-05", "AZ-FARM-01")
def test_farms_stand_on_different_reachable_hexes():
    scene = Scene().alone().rails(0, "68-69", "69-52", "52-50")
    scene.play("farm")
    assert set(scene.options()) == {"build 50", "build 52", "build 69"}
    assert scene.why("build 70") == "AZ-FARM-02"
    scene.play("build 50", "build 52", "build 69")
    assert len(farms_at(scene)) == 3
    assert scene.me()["cell"] == 4
    scene = Scene().alone().rails(0, "68-69", "69-52", "52-50")
    scene.awake("zombie", 1, 52)
    scene.play("farm")
    assert farms_at(scene) == {("corn", 69)}


@pytest.mark.rule("AZ-FARM-04", "AZ-RUL-27")
def test_a_site_is_empty_except_for_tracks():
    scene = Scene(players=3).alone().rails(0, "68-69", "69-70", "69-52", "52-50", "50-49")
    scene.rails(1, "69-51").farm(1, 70).farm(1, 50, blighted=True)
    scene.t.boards[2].port = 49
    scene.look()
    scene.play("farm")
    assert set(scene.options()) == {"build 52", "build 69"}
    for hex in (49, 50, 70):
        assert scene.why(f"build {hex}") == "AZ-FARM-04"


@pytest.mark.rule("AZ-FARM-08")
def test_farms_start_productive_and_never_come_back():
    scene = Scene().alone().rails(0, "68-69")
    scene.play("farm")
    assert scene.me()["farms"] == [
        {"hex": 69, "farm": "corn", "seat": 0, "blighted": False, "held": False}
    ]
    assert scene.me()["farms_left"]["corn"] == 6
    scene.t.blighted |= 1 << 69
    assert scene.me()["farms_left"]["corn"] == 6
    scene = Scene().alone().rails(0, "68-69", "68-67").farm(0, 53, 54, 55, 56, 57, 58, 59)
    assert scene.why("farm") == "AZ-ACT-07"


@pytest.mark.rule("AZ-FARM-09")
def test_a_mined_out_hex_becomes_a_site():
    scene = Scene().alone().rails(0, "68-51").lode(51, coal=2)
    assert scene.why("farm") == "AZ-ACT-07"
    scene.play("mine")
    assert "farm" in scene.options()


@pytest.mark.rule("AZ-CHR-20", "AZ-RUL-24")
def test_dagmar_krauss_doubles_one_kind_three_at_most():
    scene = Scene().alone().hire(0, "dagmar_krauss")
    scene.rails(0, "68-67", "67-66", "68-69", "69-52", "68-51", "51-50")
    scene.play("farm", "build 66", "build 67")
    assert set(scene.options()) == {"build 50", "build 51", "build 52", "stop"}
    scene.play("build 52")
    assert scene.asked == "choose_action"
    assert farms_at(scene) == {("corn", 66), ("corn", 67), ("cattle", 52)}
    assert scene.me()["cell"] == 4


@pytest.mark.rule("AZ-RUL-24")
def test_the_limit_of_one_kind_is_per_action():
    scene = Scene().alone().rails(0, "68-67", "68-69").goods(0, gold=4)
    scene.play("farm", "build 67")
    scene.play("farm")
    assert farms_at(scene) == {("corn", 67), ("corn", 69)}


@pytest.mark.rule("AZ-RUL-26")
def test_the_disc_moves_when_the_farms_have_been_named():
    scene = Scene().alone().rails(0, "68-69", "69-52", "52-50")
    scene.play("farm", "build 50", "build 52")
    assert scene.me()["cell"] == 1
    assert scene.me()["farms"] == []
    scene.play("stop")
    assert (scene.me()["cell"], len(scene.me()["farms"])) == (3, 2)


@pytest.mark.rule("AZ-CHR-22", "AZ-RUL-25")
def test_ferdi_kassan_builds_two_farms_of_any_kind_without_time():
    scene = Scene().alone().rails(0, "68-67", "67-66", "68-69").hire(0, "ferdi_kassan")
    scene.play("play ferdi-kassan", "build 67", "build 66")
    assert farms_at(scene) == {("corn", 66), ("corn", 67)}
    assert (scene.me()["cell"], scene.me()["goods"]["gold"]) == (1, 6)
    scene = Scene().alone().rails(0, "68-67", "67-66", "68-69").hire(0, "ferdi_kassan")
    scene.play("play ferdi-kassan", "build 67", "stop")
    assert farms_at(scene) == {("corn", 67)}


def test_open_sides_agree_with_a_look_at_every_side():
    scene = Scene().rails(0, "68-51", "51-50", "50-46").rails(1, "50-47", "68-69")
    scene.awake("zombie", 1, 49)
    t = scene.t
    for hills in (0, 1):
        expected = set()
        for number, (a, b) in enumerate(BOX.hexes.ends):
            reach = set(scene.me()["reach"])
            if not {a, b} & reach or t.laid >> number & 1 or 49 in (a, b):
                continue
            if hills or 2 not in (BOX.terrain[a], BOX.terrain[b]):
                expected.add(number)
        found = open_sides(t, 0, hills)
        assert {n for n in range(len(BOX.hexes.ends)) if found >> n & 1} == expected
