"""The end of the game, scoring, shared victories, and what everybody can see of it."""

import pytest
from tests.games.auztralia.scene import BOX, Scene

from ashfall.games.auztralia import TITLE, scoring
from ashfall.games.auztralia.drawing import draw
from ashfall.games.auztralia.ending import end_game
from ashfall.lang import Speaker
from ashfall.languages import LANGUAGES


def ended(scene):
    scene.run((end_game,))
    return scene


def sheet(scene):
    return dict(scene.game.score_sheet())


@pytest.mark.rule("AZ-SCO-01", "AZ-SCO-02", "AZ-SCO-03", "AZ-SCO-04", "AZ-SCO-05")
def test_players_score_farms_phosphates_tiles_and_tokens():
    scene = Scene().farm(0, 50, 51, 69).goods(0, phosphate=2)
    tile = scene.tile("mi_go", 2)
    scene.t.boards[0].trophies |= 1 << tile
    scene.t.boards[0].vp = 4
    points = sheet(scene)
    assert points["farms"][0] == 6
    assert points["phosphates"][0] == 6
    assert points["old_one_tiles"][0] == BOX.points[tile]
    assert points["vp_tokens"][0] == 4
    assert scene.game.scores()[0] == 16 + BOX.points[tile]


@pytest.mark.rule("AZ-SCO-13", "AZ-BLT-04", "AZ-SCO-09")
def test_what_is_unused_scores_nothing_and_blight_scores_for_the_old_ones():
    scene = Scene().goods(0, coal=9, iron=9, gold=9).units(0, infantry=5).rails(0, "68-51", "51-50")
    assert scene.game.scores() == [0, 0, 0]
    scene.farm(0, 50, 51, blighted=True).farm(1, 32, blighted=True)
    assert scene.game.scores() == [0, 0, 3]


@pytest.mark.rule("AZ-SCO-07", "AZ-SCO-08", "AZ-EX-20", "AZ-RUL-101")
def test_the_old_ones_score_open_tiles_once_hidden_ones_twice_at_the_end():
    scene = Scene().farm(0, 50, 51, 69, blighted=True)
    shoggoth = scene.awake("shoggoth", 3, 30)
    temple = scene.lurk("temple", 2, 20)
    scene.lurk("blank", 1, 41)
    open_points = BOX.points[shoggoth]
    assert scene.game.scores()[2] == open_points + 3
    ended(scene)
    assert scene.game.scores()[2] == open_points + 2 * BOX.points[temple] + 0 + 3
    assert scene.hex(20)["counted"] == scene.word(temple)


@pytest.mark.rule("AZ-SCO-10", "AZ-SCO-11", "AZ-SCO-12")
def test_the_highest_total_wins_ties_go_to_the_old_ones_or_are_shared():
    scene = Scene(players=3)
    boards = scene.t.boards
    boards[0].vp, boards[1].vp, boards[2].vp = 9, 12, 12
    assert TITLE.winners(scene.t) == [1, 2]
    boards[1].vp = 13
    assert TITLE.winners(scene.t) == [1]
    tile = scene.awake("loyalist", 1, 30)
    boards[1].vp = boards[2].vp = boards[0].vp = BOX.points[tile]
    assert TITLE.winners(scene.t) == [3]
    boards[0].vp += 1
    assert TITLE.winners(scene.t) == [0]


@pytest.mark.rule("AZ-RUL-80", "AZ-SOLO-02")
def test_a_total_of_zero_ties_with_the_old_ones_and_loses():
    scene = Scene()
    assert scene.game.scores() == [0, 0, 0]
    assert TITLE.winners(scene.t) == [2]
    solo = Scene(players=1)
    assert solo.game.scores() == [4, 0]
    assert TITLE.winners(solo.t) == [0]
    tile = solo.awake("mi_go", 1, 30)
    solo.t.boards[0].vp = BOX.points[tile]
    assert TITLE.winners(solo.t) == [1]


@pytest.mark.rule("AZ-END-01")
def test_the_game_ends_when_every_disc_is_on_53():
    scene = Scene().cells(52, 52, 53).look()
    scene.play("import-export", "import coal", "stop")
    assert not scene.game.over
    scene.play("import-export", "import coal", "stop")
    assert scene.game.over
    assert scene.game.waiting() == []


@pytest.mark.rule("AZ-END-04", "AZ-RUL-72")
def test_after_a_port_fell_everybody_is_scored():
    scene = Scene().farm(0, 69).farm(1, 81)
    scene.t.boards[0].vp = 30
    scene.awake("loyalist", 1, 68)
    scene.activate(cell=23)
    assert scene.game.over
    assert scene.game.scores()[:2] == [32, 2]
    assert scene.game.winners() == [0]


def test_the_drawn_map_fits_a_terminal_and_shows_what_lies_where():
    scene = Scene().rails(0, "68-51", "51-50", "68-69").farm(0, 51).farm(1, 43, blighted=True)
    scene.lode(50, coal=3)
    scene.lurk("zombie", 2, 28)
    scene.awake("mi_go", 1, 30)
    view = scene.game.view(0)
    lines = draw(view["hexes"], [player["tracks"] for player in view["players"]])
    assert len(lines) == 22
    assert max(map(len, lines)) <= 78
    text = "\n".join(lines)
    for sign in ("PA", "PB", "fA", "xB", "c3", "?2", "M1", "51^", "68~", "50.1 a"):
        assert sign in text, sign
    assert text.count("o") == len(BOX.port_sites) - 2
    assert sum(line.count("a") for line in lines) == 3


def test_the_first_row_says_where_the_game_stands():
    scene = Scene()
    first = scene.game.sheet(0)[0].rows[0]
    assert (first.message, first.values["seat"]) == ("row-turn", 0)
    fights = Scene().alone().rails(0, "68-51", "51-50").units(0, infantry=1)
    fights.awake("temple", 1, 47)
    fights.play("attack")
    messages = [section.message for section in fights.game.sheet(0)]
    assert messages[:3] == ["section-time", "section-battle", "section-map"]


@pytest.mark.rule("AZ-SOLO-02", "AZ-SCO-11", "AZ-SOLO-05")
@pytest.mark.parametrize(
    ("vp", "level", "told"),
    [
        (30, "easy", [("solo_won", "AZ-SOLO-02"), ("next_level", "AZ-SOLO-05")]),
        (30, "insane", [("solo_won", "AZ-SOLO-02")]),
        (0, "hard", [("solo_tied", "AZ-SCO-11")]),
        (-1, "hard", [("solo_lost", "AZ-SOLO-02")]),
    ],
)
def test_the_end_of_a_solo_game_says_what_it_means(vp, level, told):
    scene = Scene(1, level)
    theirs = sum(scoring.old_ones_points(scene.t))
    scene.t.boards[0].vp += theirs + vp - sum(scoring.player_points(scene.t, 0))
    scene.t.lairs, scene.t.lurking = [], []
    ended(scene)
    events = scene.heard
    assert [(event.kind, event.rule) for event in events][-len(told) :] == told
    for lang in LANGUAGES:
        speaker = Speaker(TITLE, lang, ["A"])
        texts = [speaker.event({"kind": e.kind, "values": e.values}) for e in events[-len(told) :]]
        assert all(texts) and not speaker.missing and not speaker.faults
