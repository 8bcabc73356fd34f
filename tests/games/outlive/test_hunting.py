"""Hunting in Outlive: endurance, ammo, meat, and the equipment for it."""

import pytest
from tests.games.outlive.scene import Scene, visit

from ashfall.games.outlive.hunting import endurance, top_of_game
from ashfall.games.outlive.things import HEAT_SENSOR


def hunter(team="4", top=3, below=(), zone=2, **store):
    s = Scene()
    s.game_stack(zone, top, *below)
    return visit(("forest", "mine", "amusement-park")[zone], team, scene=s, **store)


@pytest.mark.rule("OL-HUNT-03", "OL-HUNT-06", "OL-HUNT-07", "OL-HUNT-08", "OL-EX-07", "OL-ZONE-11")
def test_example_hunt():
    s = hunter("4", 3, (0,), ammo=3)
    s.choose("hunt")
    assert s.question == "pay_hunt"
    s.choose("pay 3 0")
    assert s.store() == {"meat": 4}
    assert len(s.colony().trophies) == 1
    assert s.t.turn.actions == 1
    assert s.options() == ["gather", "done"]
    assert s.why("hunt") == "OL-ZONE-11"
    assert s.game.view(1)["zones"][5]["game"]["top"] == "game:brown-game"
    s.choose("gather")
    assert s.store() == {"meat": 4, "microchip": 1}
    s.check()


@pytest.mark.rule("OL-HUNT-01")
def test_only_the_top_token_can_be_hunted():
    s = hunter("3a", 4, (0,))
    assert "hunt" not in s.options()
    assert s.game.why_not("hunt").values == {"need": 7, "have": 3}
    assert s.why("hunt") == "OL-HUNT-03"
    assert top_of_game(s.t, 2) == 4


@pytest.mark.rule("OL-HUNT-04", "OL-HUNT-05", "OL-RUL-28", "OL-RUL-29")
def test_ammo_may_pay_for_all_of_it_but_never_for_more():
    s = hunter("3a", 0, ammo=9)
    s.choose("hunt")
    assert s.options() == ["pay 0 0", "pay 1 0", "pay 2 0", "pay 3 0"]
    assert s.why("pay 4 0") == "OL-HUNT-04"
    s.choose("pay 3 0")
    assert s.t.turn.actions == 3
    assert s.store() == {"ammo": 6, "meat": 1}
    s = hunter("3a", 3, ammo=2)
    assert "hunt" not in s.options()
    s = hunter("3a", 3, ammo=4)
    s.choose("hunt")
    assert s.options() == ["pay 3 0", "pay 4 0"]
    assert s.why("pay 2 0") == "OL-HUNT-03"


@pytest.mark.rule("OL-HUNT-08", "OL-HUNT-02")
def test_meat_is_the_first_value_plus_the_tokens_of_the_kind_owned_before():
    for kind in range(5):
        s = hunter("5", kind, ammo=2)
        s.choose("hunt")
        if s.question == "pay_hunt":
            s.choose(s.options()[0])
        assert s.store()["meat"] == kind + 1
        assert endurance(s.t, kind) == kind + 3
    s = Scene()
    s.colony().trophies = [60, 61, 66]
    s.t.aside = [p for p in s.t.aside if p not in (60, 61, 66)]
    s.t.game = [[p for p in pile if p not in (60, 61, 66)] for pile in s.t.game]
    s.game_stack(2, 0)
    visit("amusement-park", scene=s).choose("hunt")
    assert s.store()["meat"] == 1 + 2


@pytest.mark.rule("OL-HUNT-09", "OL-DIS-11", "OL-ROOM-04", "OL-ROOM-19", "OL-RUL-31", "OL-RUL-89")
def test_epizootic_first_then_smokehouse_and_butchery():
    s = Scene()
    s.strike("epizootic")
    s.rooms(0, smokehouse=4, butchery=2)
    s.game_stack(2, 0)
    visit("amusement-park", "3a", scene=s).choose("hunt")
    assert s.store() == {"meat": 0 + 2 + 1}
    assert len(s.colony().trophies) == 1
    s.game_stack(0, 1)
    s.at(0, "blackwood", "dam", "amusement_park", "military_base")
    s.go(0, "5", "forest").choose("hunt")
    assert s.store() == {"meat": 3 + 1}


@pytest.mark.rule("OL-DIS-12", "OL-EX-13")
def test_mutations_raise_the_endurance_not_the_meat():
    s = Scene()
    s.strike("animal_mutation")
    s.game_stack(2, 0)
    visit("amusement-park", "3a", scene=s)
    assert s.game.why_not("hunt").values == {"need": 4, "have": 3}
    s = Scene()
    s.strike("animal_mutation")
    s.game_stack(2, 0)
    visit("amusement-park", "3a", scene=s, ammo=1).choose("hunt")
    assert s.store() == {"meat": 1}
    assert s.t.turn.actions == 0


@pytest.mark.rule("OL-EQUIP-15", "OL-EQUIP-16", "OL-RUL-29")
def test_shotgun_and_trap_cover_a_point_each_of_one_hunt():
    s = Scene()
    s.tile(0, "shotgun")
    s.tile(0, "trap")
    s.game_stack(2, 2)
    visit("amusement-park", "3a", scene=s).choose("hunt")
    assert s.store() == {"meat": 3}
    assert not s.colony().ready
    s = Scene()
    s.tile(0, "shotgun")
    s.tile(0, "trap")
    s.game_stack(2, 0)
    visit("amusement-park", "4", scene=s, ammo=1).choose("hunt")
    assert s.options() == ["pay 0 0", "pay 1 0", "pay 0 1", "pay 1 1", "pay 0 2", "pay 1 2"]
    s.choose("pay 0 1")
    assert s.t.turn.actions == 2
    assert bin(s.colony().ready).count("1") == 1


@pytest.mark.rule("OL-EQUIP-20", "OL-RUL-30", "OL-RUL-54")
def test_the_heat_sensor_shows_the_stack_to_the_hunter_who_may_hunt_any_token_of_it():
    s = Scene()
    s.tile(0, "heat_sensor")
    s.game_stack(2, 4, 1, 3, 0)
    visit("amusement-park", "4", scene=s)
    assert s.options() == ["gather", "sense", "done"]
    s.choose("sense")
    assert s.options() == ["stalk 2 grey-game", "stalk 4 brown-game", "no-prey"]
    mine = s.game.view(0)["zones"][5]["game"]["seen"]
    assert mine == ["game:black-game", "game:grey-game", "game:white-game", "game:brown-game"]
    assert s.game.view(1)["zones"][5]["game"]["seen"][1:] == [None] * 3
    s.choose("stalk 2 grey-game")
    assert s.store() == {"meat": 2}
    assert [p // 6 - 10 for p in reversed(s.t.game[2])] == [4, 3, 0]
    assert s.game.view(0)["zones"][5]["game"]["seen"] == [
        "game:black-game",
        "game:white-game",
        "game:brown-game",
    ]
    s = Scene()
    s.tile(0, "heat_sensor")
    s.game_stack(2, 4, 4)
    visit("amusement-park", "4", scene=s).choose("sense")
    assert s.options() == ["no-prey"]
    s.choose("no-prey")
    assert not s.colony().ready >> HEAT_SENSOR & 1
    assert not s.colony().trophies
    assert s.options() == ["gather", "done"]
    s = Scene()
    s.tile(0, "heat_sensor")
    s.game_stack(2, 4, 0)
    s.strike("animal_mutation")
    visit("amusement-park", "3a", scene=s)
    assert "sense" not in s.options()
    assert s.why("sense") == "OL-RUL-30"


@pytest.mark.rule("OL-HUNT-10")
def test_game_tokens_give_no_points():
    s = hunter("5", 0)
    before = s.game.scores()[0]
    s.choose("hunt")
    assert s.game.scores()[0] == before
    assert len(s.game.view(1)["colonies"][0]["game"]) == 1
