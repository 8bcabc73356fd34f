"""Set-up, the map and the Old Ones to the letter: what only an exact look at AuZtralia's rules notices."""

import pytest
from tests.games.auztralia.scene import BOX, Scene

import ashfall
from ashfall.games.auztralia.box import ACTIONS, open_box
from ashfall.games.auztralia.ending import end_game
from ashfall.games.auztralia.hexes import bits
from ashfall.games.auztralia.movement import movement_card

# Set-up


@pytest.mark.rule("AZ-SET-17", "AZ-SET-18", "AZ-SET-19")
@pytest.mark.parametrize("pile", ["events", "row", "deck", "cards"])
def test_every_pile_lies_in_another_order_in_another_game(pile):
    tables = [ashfall.new("auztralia", players=2, seed=seed).table for seed in range(4)]
    assert len({tuple(getattr(table, pile)) for table in tables}) == 4


@pytest.mark.rule("AZ-SET-17")
def test_other_event_cards_are_left_out_in_another_game():
    tables = [ashfall.new("auztralia", players=2, seed=seed).table for seed in range(4)]
    assert len({tuple(sorted(table.events)) for table in tables}) == 4


@pytest.mark.rule("AZ-SOLO-01", "AZ-SET-23")
def test_alone_the_first_player_is_the_only_one():
    game = ashfall.new("auztralia", players=1, seed=1, listen=True)
    told = [event["values"] for event in game.log(0, -1) if event["kind"] == "first_player"]
    assert told == [{"seat": 0}]
    assert (game.view(0)["first"], game.view(0)["time"]["order"]) == (0, ["0", "old-ones"])


def test_an_overlay_may_change_the_health_of_a_tile_but_not_how_many_there_are(tmp_path):
    row = '[[old_one_tile]]\nid = "tile_1_zombie"\n'
    file = tmp_path / "old_one_tiles.toml"
    file.write_text(f"{row}health = 7\n", "utf-8")
    game = ashfall.new("auztralia", players=2, data=tmp_path)
    assert sorted({game.table.box.health[tile] for tile in BOX.tiles if BOX.health[tile] == 2}) == [
        7
    ]
    file.write_text(f"{row}count = 9\n", "utf-8")
    with pytest.raises(ashfall.BadData):
        ashfall.new("auztralia", players=2, data=tmp_path)


# The map


@pytest.mark.rule("AZ-MAP-03")
def test_a_side_belongs_to_its_two_hexes_and_to_no_other():
    hexes = open_box().hexes
    for hex in hexes.numbers:
        around = [side for side, ends in enumerate(hexes.ends) if hex in ends]
        assert list(bits(hexes.sides_of[hex])) == around


# The Old Ones


@pytest.mark.rule("AZ-MOV-10")
def test_an_old_one_in_a_port_beside_a_farm_stays_for_the_port():
    scene = Scene().farm(0, 69).hire(0, "kapena_alika")
    scene.awake("mi_go", 1, 68)
    scene.cards(2).run((movement_card, -1))
    [told] = scene.told("old_one_stays")
    assert (told["hex"], told["reason"]) == ("68", "port")


def farm_to_hold(**units: int) -> Scene:
    """Seat 0 owns a farm on 46 that a Mi-Go will enter, and Kapena Alika."""
    scene = Scene().farm(0, 46).rails(0, "68-51").goods(0, gold=3).hire(0, "kapena_alika")
    scene.units(0, **units).awake("mi_go", 2, 39)
    return scene.cards(2, 3)


@pytest.mark.rule("AZ-RUL-90", "AZ-CHR-29")
def test_kapena_asks_only_when_a_kind_of_the_barracks_reaches_the_farm():
    assert BOX.hexes.distance[51][46] == 2
    scene = farm_to_hold(infantry=2).activate(cell=23)
    assert scene.through and scene.me()["farms"][0]["blighted"]
    assert scene.t.battle.seat == -1, "nobody is in a combat"
    scene = farm_to_hold(infantry=2, armoured_car=1).activate(cell=23)
    assert scene.asked == "kapena_attack"


@pytest.mark.rule("AZ-CHR-29", "AZ-ACT-03", "AZ-ACT-06")
@pytest.mark.parametrize(
    ("cubes", "gold", "asked"), [(1, 2, True), (1, 1, False), (0, 2, False), (2, 3, True)]
)
def test_kapena_asks_only_who_can_pay(cubes, gold, asked):
    scene = farm_to_hold(armoured_car=1).goods(0, gold=gold)
    scene.boxes(0, attack=2, mine=15)
    player = scene.t.boards[0]
    player.boxes[ACTIONS.index("hire")], player.hq = 3 - cubes, cubes
    scene.activate(cell=23)
    assert (scene.asked == "kapena_attack") == asked
    assert scene.me()["farms"][0]["blighted"] != asked


@pytest.mark.rule("AZ-CHR-46", "AZ-OLD-06")
def test_each_activation_begins_anew():
    scene = farm_to_hold(armoured_car=1)
    scene.t.defended = 1
    scene.activate(cell=23)
    assert scene.asked == "kapena_attack", "what was defended in another activation is past"
    scene.play("hold-back")
    assert scene.me()["farms"] == [
        {"hex": 46, "farm": "sheep", "seat": 0, "blighted": True, "held": False}
    ]


# The end


@pytest.mark.rule("AZ-SOLO-05")
@pytest.mark.parametrize(
    ("level", "following"), [("easy", ["hard"]), ("hard", ["insane"]), ("insane", [])]
)
def test_who_won_alone_is_told_the_level_that_follows(level, following):
    scene = Scene(1, level)
    scene.t.boards[0].vp = 200
    scene.run((end_game,))
    assert [told["level"] for told in scene.told("next_level")] == following


@pytest.mark.rule("AZ-SCO-08")
def test_at_the_end_everybody_knows_the_hidden_tiles():
    scene = Scene()
    tiles = [
        scene.lurk(kind, level, hex) for kind, level, hex in (("zombie", 1, 20), ("mi_go", 3, 16))
    ]
    assert not any(scene.t.knows(None, tile) for tile in tiles)
    scene.run((end_game,))
    assert all(scene.t.knows(None, tile) for tile in tiles)
    assert [told["tile"] for told in scene.told("tile_counted")] == [
        scene.word(tile) for tile in tiles
    ]
