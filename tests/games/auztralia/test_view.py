"""What the view says about the map beyond what lies on it."""

import pytest
from tests.games.auztralia.scene import Scene

import ashfall
from ashfall.games.auztralia import TITLE
from ashfall.games.auztralia.movement import movement_card
from ashfall.lang import Speaker


def seen(scene, tile):
    [found] = [one for one in scene.game.view(0)["old_ones"] if one["tile"] == scene.word(tile)]
    return found["distance"], found["goals"]


def read(scene, tile):
    """The row of the text board."""
    rows = [row for section in scene.game.sheet(0) for row in section.rows]
    [found] = [row for row in rows if row.thing == f"tile:{scene.word(tile)}"]
    return Speaker(TITLE, "en").row(found)


@pytest.mark.rule("AZ-MOV-03", "AZ-MOV-05")
def test_each_old_one_shows_how_far_its_settlement_is_and_goes_there():
    scene = Scene().farm(0, 39, 44).farm(1, 31, blighted=True)
    loyalist, temple = scene.awake("loyalist", 1, 27), scene.awake("temple", 3, 27)
    distance, goals = seen(scene, loyalist)
    assert (distance, goals) == (2, [39, 44])
    assert seen(scene, temple) == (2, []), "a temple never walks"
    assert "nearest settlement: 2" in read(scene, loyalist)
    scene.cards(20).run((movement_card, -1))
    [told] = scene.told("old_one_moved")
    assert told["distance"] == distance
    assert [int(hex) for hex in told["candidates"]] == goals
    assert seen(scene, loyalist) == (1, [39])


def test_an_old_one_in_a_port_is_there_and_without_settlements_nobody_has_a_goal():
    scene = Scene()
    zombie = scene.awake("zombie", 1, 68)
    assert seen(scene, zombie) == (0, [68])
    assert "in the settlement, on 68" in read(scene, zombie)
    scene.t.ports = 0
    assert seen(scene, zombie) == (None, [])
    assert "settlement" not in read(scene, zombie)


@pytest.mark.rule("AZ-NET-03", "AZ-FARM-04", "AZ-FARM-05")
def test_hexes_with_old_ones_are_blocked_and_no_site_for_a_farm():
    scene = Scene().farm(0, 46)
    scene.lurk("zombie", 1, 38)
    scene.awake("zombie", 1, 31)
    view = scene.game.view(0)
    assert view["blocked"] == [31, 38]
    own = view["players"][0]
    assert own["reach"] == [own["port"]] and own["sites"] == [], "a port is no site"
    scene.rails(0, "51-68")
    own = scene.game.view(0)["players"][0]
    assert own["reach"] == [51, 68] and own["sites"] == [51]
    scene.lurk("zombie", 1, 51)
    assert scene.game.view(0)["players"][0]["sites"] == []


@pytest.mark.rule("AZ-RAIL-02", "AZ-RAIL-03", "AZ-RAIL-04", "AZ-FARM-03")
def test_each_terrain_says_which_track_and_which_farm_it_takes():
    terrain = ashfall.new("auztralia", players=2, seed=1).view(None)["terrain"]
    both = ["build-track", "build-track-hills"]
    assert terrain == {
        "coast": {"track": both, "farm": "corn"},
        "plain": {"track": both, "farm": "sheep"},
        "hills": {"track": ["build-track-hills"], "farm": "cattle"},
    }
