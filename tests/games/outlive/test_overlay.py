"""What an owner of the box would correct first: the ring, the game tokens, the radiation track, names."""

import io

import pytest

import ashfall
from ashfall.cli.main import main
from ashfall.cli.seats import Seat
from ashfall.cli.sitting import Sitting
from ashfall.engine.errors import BadData
from ashfall.games.outlive import TITLE, hunting, movement, roaming
from ashfall.games.outlive.shelter import radiate
from ashfall.games.outlive.state import Outlive
from ashfall.games.outlive.things import BLACKWOOD, DAM, FOREST, GAME, GAME_PIECE, MINE, SHIP, ZONES
from ashfall.lab.checks import check_position

# Dam and mine change places.
RING = (
    "forest", "mine", "military_base", "silent_peak", "dam", "amusement_park", "cargo_ship", "blackwood",
)  # fmt: skip

SHOWN = (
    "Forest", "Mine", "Military base", "Silent Peak", "Dam", "Fair", "Cargo ship", "Blackwood",
)  # fmt: skip
HUNTED = (("brown", 0), ("grey", 0), ("white", 15), ("red", 15), ("black", 0))
LEADERS = [row.id for row in TITLE.files()["leaders"].rows("leader")]


def joined(ring):
    """The rows of an overlay whose zones stand in this order, clockwise."""
    rows = []
    for place, zone in enumerate(ring):
        before, after = ring[place - 1], ring[(place + 1) % len(ring)]
        rows.append(f'[[zone]]\nid = "{zone}"\nneighbors = ["{before}", "{after}"]\n')
    return "\n".join(rows)


@pytest.fixture
def folder(tmp_path):
    def write(**files):
        for name, text in files.items():
            (tmp_path / f"{name}.toml").write_text(text, encoding="utf-8")
        return tmp_path

    return write


def table_of(game):
    assert isinstance(game.table, Outlive)
    return game.table


def played(folder, **options):
    """A whole game with the values of a folder; every position is checked."""
    game = ashfall.new("outlive", seed=5, data=folder, **options)
    number = 0
    while not game.over:
        number += 1
        asked = game.waiting()[0]
        game.play(number * 7 % len(asked.options), seat=asked.seat)
        check_position(game)
    return game


@pytest.mark.rule("OL-MOV-02", "OL-RUL-03")
def test_the_order_of_the_ring_is_what_the_neighbors_say(folder):
    box = TITLE.box(folder(board=joined(RING)))
    assert tuple(ZONES[zone] for zone in box.ring) == RING
    assert box.steps[FOREST][MINE] == 1
    assert box.steps[FOREST][DAM] == 4
    near = {ZONES[zone] for zone in range(8) if box.reach[FOREST] >> zone & 1}
    assert near == {"mine", "military_base", "blackwood", "cargo_ship"}


@pytest.mark.rule("OL-MOV-02", "OL-RUL-03")
def test_teams_go_and_are_refused_along_the_corrected_ring(folder):
    game = ashfall.new("outlive", players=2, seed=3, data=folder(board=joined(RING)))
    while game.table.day == 0:
        game.play(0, seat=game.waiting()[0].seat)
    while game.waiting()[0].question != "choose_team":
        game.play(0)
    t, seat = table_of(game), game.waiting()[0].seat
    t.colonies[seat].teams = [FOREST, SHIP, BLACKWOOD, ZONES.index("silent_peak")]
    assert movement.ordinary_ways(t, seat, 0) == 1 << MINE | 1 << ZONES.index("military_base")
    game.play("send 5")
    assert game.why_not("go dam", seat).rule == "OL-MOV-02"
    assert "go mine" in [str(option) for option in game.waiting()[0].options]
    zones = [zone["zone"].partition(":")[2].replace("-", "_") for zone in game.view(None)["zones"]]
    assert tuple(zones) == RING
    assert [zone["zone"] for zone in game.view(seat)["zones"]] == [
        zone["zone"] for zone in game.view(None)["zones"]
    ]


@pytest.mark.rule("OL-SOLO-08", "OL-SOLO-26")
def test_the_drifters_know_the_corrected_ring(folder):
    game = ashfall.new("outlive", players=1, solo=True, seed=3, data=folder(board=joined(RING)))
    while game.table.day == 0:
        game.play(0)
    t = table_of(game)
    t.colonies[1].teams = [FOREST, BLACKWOOD, SHIP, MINE]
    # Two steps both ways round: the one that walks clockwise, from the forest to the base over the mine.
    assert roaming.pick_team(t, [2, 3], ZONES.index("military_base"), True) == 3
    t.colonies[1].spent = 0
    roaming.wander(t)
    assert t.colonies[1].teams[0] == ZONES.index("military_base")


@pytest.mark.rule("OL-HUNT-02")
def test_there_may_be_more_game_of_one_kind_and_less_of_another(folder):
    text = (
        '[[game]]\nid = "brown_game"\ncount = 0\n[[game]]\nid = "grey_game"\ncount = 8\n'
        '[[game]]\nid = "black_game"\ncount = 10\n'
    )
    game = ashfall.new("outlive", players=4, seed=1, data=folder(tokens=text))
    t = table_of(game)
    kinds = [hunting.game_kind(t, GAME_PIECE + i) for i in range(30)]
    assert [kinds.count(kind) for kind in range(len(GAME))] == [0, 8, 6, 6, 10]
    assert t.box.weakest_game == t.box.endurance[1]
    seen = {zone["game"]["top"] for zone in game.view(None)["zones"] if "game" in zone}
    assert "game:brown-game" not in seen


@pytest.mark.rule("OL-RUL-02", "OL-RAD-05")
def test_the_radiation_track_may_be_longer(folder):
    text = '[[radiation_track]]\nid = "rad_m13"\nindex = 12\npoints = -13\n'
    game = ashfall.new("outlive", players=2, seed=1, data=folder(shelter=text))
    t = table_of(game)
    assert t.box.track == (*TITLE.box().track, -13)
    t.colonies[0].airlock = 3
    t.colonies[0].radiation = 11
    radiate(t, 0, 1)
    assert t.box.track[t.colonies[0].radiation] == -13
    assert t.colonies[0].airlock == 3


@pytest.mark.rule("OL-RUL-02", "OL-RAD-06")
def test_the_radiation_track_may_be_shorter(folder):
    gone = '[[radiation_track]]\nid = "rad_m11"\ngone = true\n'
    assert TITLE.box(folder(shelter=gone)).track == TITLE.box().track[:-1]


def test_a_ring_of_two_circles_is_refused(folder):
    halves = joined(ZONES[:4]) + "\n" + joined(ZONES[4:])
    with pytest.raises(BadData, match="all eight zones form one ring"):
        TITLE.box(folder(board=halves))


def test_whole_games_are_played_with_all_of_it(folder):
    values = folder(
        board=joined(RING),
        tokens='[[game]]\nid = "brown_game"\ncount = 2\n[[game]]\nid = "red_game"\ncount = 10\n',
        shelter='[[radiation_track]]\nid = "worse"\nindex = 12\npoints = -14\n',
    )
    game = played(values, players=2)
    assert ashfall.load(game.record(), data=values).digest() == game.digest()
    played(values, players=1, solo=True)


def test_the_command_line_plays_with_all_of_it(folder, capsys, monkeypatch, tmp_path):
    monkeypatch.setenv("ASHFALL_HOME", str(tmp_path / "home"))
    monkeypatch.setattr("sys.stdin", io.StringIO("1\n" * 400))
    values = folder(
        board=joined(RING),
        tokens="".join(f'[[game]]\nid = "{one}_game"\ncount = {n}\n' for one, n in HUNTED),
        shelter='[[radiation_track]]\nid = "worse"\nindex = 12\npoints = -14\n',
        leaders="".join(f'[[leader]]\nid = "{one}"\nname = "Old {one}"\n' for one in LEADERS),
    )
    with pytest.raises(SystemExit) as left:
        main(["play", "outlive", "--players", "2", "--seed", "7", "--bots", "random", "--lang", "en",
              "--data", str(values)])  # fmt: skip
    said = capsys.readouterr().out
    assert left.value.code == 0
    board = said[said.index("\nBoard\n") :]
    places = [board.index(f"\n  {name}") for name in SHOWN]
    assert places == sorted(places)
    assert {line.split(":")[0].strip() for line in said.splitlines() if ": endurance" in line} <= {
        "White game",
        "Red game",
    }
    assert "Radiation                   −14" in said
    assert any(f"Old {one}" in said for one in LEADERS)


@pytest.mark.parametrize(
    ("game", "file", "row", "old"),
    [
        ("outlive", "leaders", 'leader]]\nid = "viktor_hale"', "Viktor Hale"),
        ("outlive", "equipment", 'equipment]]\nid = "axe"', "Axe"),
        ("last-aurora", "exploration_cards", 'card]]\nid = "031"', ""),
        ("auztralia", "components", 'unit]]\nid = "infantry"', "Infantry"),
        ("dei", "units", 'drone]]\nid = "masamune"', "Masamune"),
        ("dei", "faction_cards", 'card]]\nid = "ravagers_01"', ""),
    ],
)
def test_a_name_of_ones_own_is_seen_at_the_table(folder, game, file, row, old):
    values = folder(**{file: f'[[{row}\nname = "Hatchet"\nname_pl = "Toporek"\n'})
    table = ashfall.new(game, players=2, seed=1, data=values)
    sitting = Sitting(table, [Seat("human", name, None) for name in "AB"], None, False)
    for lang, label in (("en", "Hatchet"), ("pl", "Toporek")):
        known = sitting.speaker(lang).known.values()
        labels = [text for names in known if names.labels for text in names.labels[lang]]
        assert label in labels
        assert not old or old not in labels
    spoken = {name: names.words for name, names in table.title.names(table.table).items()}
    assert spoken == {name: names.words for name, names in table.title.grammar.names.items()}
