"""General rules, information, set-up, and the solo game's set-up."""

import json
import re

import pytest
from tests.games.auztralia.scene import BOX, Scene

import ashfall
from ashfall import BadOption, rulebook
from ashfall.engine.chance import seeded
from ashfall.games.auztralia import TITLE, setup
from ashfall.games.auztralia.box import COAST, HILLS, KINDS, LEVELS, PLAIN, Survey
from ashfall.games.auztralia.hexes import bits


def fresh(players=2, seed=3, **options):
    return ashfall.new("auztralia", players=players, seed=seed, listen=True, **options)


def bare(players=2, level="hard"):
    """A table whose decks are ready and whose map is empty."""
    options = {"players": players, "solo": players == 1, "level": level}
    t = setup.set_up(BOX, options, 1)
    setup.prepare_decks(t)
    return t


def with_survey(monkey_box, shows):
    """Show this on survey tile 0 of a copy of the printed tables."""
    import copy

    box = copy.copy(BOX)
    box.shows = [*BOX.shows]
    box.shows[BOX.surveys[0]] = shows
    return box


@pytest.mark.rule("AZ-GEN-01")
def test_one_to_four_play_and_nobody_decides_for_the_old_ones():
    with pytest.raises(BadOption):
        fresh(players=5)
    for players in (1, 2, 3, 4):
        game = fresh(players=players)
        assert game.sides() == ["seat"] * players + ["old-ones"]
        for _ in range(60):
            if game.over:
                break
            waiting = game.waiting()
            assert all(w.seat < players for w in waiting)
            game.play(len(game.choices) % len(waiting[0].options))


@pytest.mark.rule("AZ-GEN-02", "AZ-GEN-04")
def test_every_seat_and_spectator_sees_the_same_open_things():
    scene = Scene()
    scene.lurk("zombie", 1, 47)
    tile = scene.awake("mi_go", 2, 30)
    scene.damage(tile, 1, 2).units(1, infantry=2).hire(1, "kitchener")
    views = [scene.game.view(seat) for seat in (0, 1, None)]
    for view in views:
        del view["table"]
    assert views[0] == views[1] == views[2]
    view = views[0]
    assert view["players"][1]["barracks"]["infantry"] == 2
    assert view["players"][1]["characters"] == ["kitchener"]
    assert view["old_ones"][0]["damage"] == 2
    assert view["hexes"][46]["hidden"] == 1
    assert view["hexes"][46]["old_ones"] == []
    assert view["stacks"] == [16 - 1, 16 - 1, 16]
    assert {"cards", "deck", "events", "removed", "cards_seen", "supply", "row"} <= set(view)


@pytest.mark.rule("AZ-GEN-03", "AZ-GEN-04")
def test_what_is_hidden_cannot_be_read_from_a_view():
    game = fresh()
    while game.waiting()[0].question == "place_port":
        game.play(0)
    seen = [{**game.view(0), "table": 0}]
    for seed in range(5):
        other = game.imagine(0, seed)
        seen.append({**other.view(0), "table": 0})
        assert other.table.lairs == game.table.lairs
    assert all(json.dumps(view) == json.dumps(seen[0]) for view in seen)
    orders = {tuple(game.imagine(0, seed).table.lurking) for seed in range(8)}
    assert len(orders) > 1
    assert {tuple(game.imagine(0, s).table.events_unused) for s in range(8)} != {
        tuple(game.table.events_unused)
    }
    assert not any("survey" in key for key in game.view(0) if key != "table")


@pytest.mark.rule("AZ-GEN-05", "AZ-GEN-06")
def test_no_option_gives_to_another_player_or_fights_one():
    for verb in TITLE.grammar.verbs:
        assert "seat" not in verb.names
    scene = Scene()
    before = scene.t.boards[1].data()
    scene.rails(0, "68-51", "51-50").units(0, infantry=2)
    assert scene.why("target 82") == "AZ-ATK-02"
    assert "attack" not in scene.options()
    scene.play("import-export", "import coal", "import iron")
    assert scene.t.boards[1].data() == before


@pytest.mark.rule("AZ-GEN-07")
def test_units_are_limited_and_resources_are_not():
    scene = Scene().alone().goods(0, gold=30, coal=99, iron=99)
    scene.t.supply[3] = 0
    scene.t.boards[1].barracks[3] = 3
    scene.look()
    scene.play("buy-units")
    assert not any(option.startswith("buy airship") for option in scene.options())
    assert scene.why("buy airship 1") == "AZ-BUY-03"
    scene.play("buy infantry 2", "import-export", "import coal", "import coal")
    assert scene.me()["goods"]["coal"] == 101
    assert TITLE.invariants(scene.t) == []


@pytest.mark.rule("AZ-MAP-04", "AZ-SET-09", "AZ-SET-10", "AZ-RUL-17", "AZ-EX-10")
def test_survey_tiles_put_nothing_on_the_coast_and_no_old_one_on_hills():
    for seed in range(25):
        game = fresh(players=4, seed=seed)
        for hex in game.view(None)["hexes"]:
            if hex["terrain"] == "coast":
                assert not hex["goods"]
            if hex["terrain"] != "plain":
                assert not hex["hidden"]
    hilly = [
        h for s in range(25) for h in fresh(seed=s).view(None)["hexes"] if h["terrain"] == "hills"
    ]
    assert any(h["goods"] for h in hilly)
    both = [
        h
        for s in range(25)
        for h in fresh(seed=s).view(None)["hexes"]
        if h["hidden"] and h["goods"]
    ]
    assert both


@pytest.mark.rule("AZ-MAP-06", "AZ-SET-06", "AZ-RUL-74")
def test_thirteen_survey_hexes_get_a_tile_each():
    assert len(BOX.survey_hexes) == 13
    assert 14 in BOX.survey_hexes
    for players in (2, 3, 4):
        told = [
            e["values"] for e in fresh(players=players).log(None, -1) if e["kind"] == "surveyed"
        ]
        assert [int(e["hex"]) for e in told] == BOX.survey_hexes
        assert len({e["survey"] for e in told}) == 13


@pytest.mark.rule("AZ-SET-01", "AZ-SET-02", "AZ-SET-03", "AZ-SET-04")
def test_each_player_starts_with_the_kit():
    view = fresh(players=3).view(None)
    for player in view["players"]:
        assert player["farms_left"] == {"cattle": 7, "sheep": 7, "corn": 7}
        assert (player["tracks_left"], player["hq"], player["discs"]) == (20, 20, 2)
        assert player["goods"] == {"coal": 2, "iron": 2, "gold": 4, "phosphate": 0}
        assert player["vp"] == 0
    assert (BOX.sanity, BOX.disc_value) == (3, 5)


@pytest.mark.rule("AZ-SET-05", "AZ-OLD-10")
def test_the_tiles_form_three_shuffled_stacks_by_level():
    orders = set()
    for seed in range(4):
        t = setup.set_up(BOX, {"players": 2, "level": "hard"}, seed)
        setup.prepare_decks(t)
        for level, stack in enumerate(t.stacks, 1):
            assert len(stack) == 16
            assert {BOX.level[tile] for tile in stack} == {level}
        orders.add(tuple(t.stacks[0]))
    assert len(orders) == 4
    printed = {
        (KINDS[BOX.kind[p]], BOX.level[p]): (BOX.health[p], BOX.points[p]) for p in BOX.tiles
    }
    assert printed["zombie", 1][0] == 2
    assert printed["mi_go", 1][0] == 3
    assert printed["shoggoth", 3][0] == 8
    assert printed["cthulhu", 3][1] == 12
    assert printed["blank", 1] == (0, 0)


@pytest.mark.rule("AZ-SET-07", "AZ-SET-08", "AZ-RUL-01", "AZ-RUL-02")
def test_a_survey_tile_shows_its_hex_and_the_neighbours_with_north_up():
    t = bare()
    tile = BOX.surveys[0]
    box = with_survey(BOX, Survey([1, 4], [(0, 0, 3), (2, 1, 2), (5, 2, 2)]))
    t.box = box
    setup.resolve(t, 39, tile)
    # Around 39: NE 29, E 40, SE 46, SW 45 (hills), W 38, NW 28.
    assert (t.lode[4 * 39], t.lode[4 * 40 + 1], t.lode[4 * 38 + 2]) == (3, 2, 2)
    assert t.lairs == [29]
    told = [e["values"] for e in fresh().log(None, -1) if e["kind"] == "surveyed"]
    numbers = [int(e["hex"]) for e in told]
    assert numbers == sorted(numbers)


@pytest.mark.rule("AZ-SET-11")
def test_resources_of_several_tiles_add_up_on_one_hex():
    t = bare()
    t.box = with_survey(BOX, Survey([0], [(0, 0, 3), (0, 1, 2)]))
    setup.resolve(t, 39, BOX.surveys[0])
    setup.resolve(t, 39, BOX.surveys[0])
    assert t.lode[4 * 39 : 4 * 39 + 4] == [6, 4, 0, 0]
    assert t.lairs == [39]


@pytest.mark.rule("AZ-SET-12", "AZ-SET-13", "AZ-SET-15", "AZ-RUL-04", "AZ-RUL-05", "AZ-EX-14")
def test_a_second_symbol_escalates_the_tile_by_one_level():
    t = bare()
    setup.settle(t, 41)
    first = t.lurking[0]
    assert BOX.level[first] == 1
    setup.settle(t, 41)
    assert t.lairs == [41]
    assert BOX.level[t.lurking[0]] == 2
    assert t.stacks[0][0] == first
    assert t.stacks[0][-1] != first
    setup.settle(t, 41)
    assert [BOX.level[tile] for tile in t.lurking] == [3]


@pytest.mark.rule("AZ-SET-14")
def test_a_level_3_tile_is_never_escalated():
    t = bare()
    setup.settle(t, 16)
    before = t.lurking[:]
    assert BOX.level[before[0]] == 3
    setup.settle(t, 16)
    assert t.lurking == before
    assert len(t.stacks[2]) == 15


@pytest.mark.rule("AZ-SET-15")
def test_after_set_up_no_hex_holds_two_tiles():
    for seed in range(30):
        t = fresh(players=4, seed=seed).table
        assert len(set(t.lairs)) == len(t.lairs)


@pytest.mark.rule("AZ-SET-16")
def test_survey_tiles_are_gone_after_they_are_resolved():
    game = fresh()
    held = [p for place in game.table.hidden() for p in place.pieces]
    assert not set(held) & set(BOX.surveys)


@pytest.mark.rule("AZ-SET-17")
def test_the_event_deck_has_five_cards_of_each_level_the_first_on_top():
    t = fresh().table
    assert [BOX.event_level[card] for card in reversed(t.events)] == [1] * 5 + [2] * 5 + [3] * 5
    assert sorted(t.events + t.events_unused) == list(BOX.events)
    assert len(t.events_unused) == 15


@pytest.mark.rule("AZ-SET-18", "AZ-RUL-21")
def test_five_characters_lie_in_a_row_the_first_drawn_at_the_left():
    t = setup.set_up(BOX, {"players": 2, "level": "hard"}, 5)
    setup.prepare_decks(t)
    assert len(t.row) == 5
    assert len(t.deck) == 31
    again = setup.set_up(BOX, {"players": 2, "level": "hard"}, 5)
    for stack in again.stacks:
        again.shuffle(stack)
    for level in (3, 2, 1):
        again.shuffle([c for c in BOX.events if BOX.event_level[c] == level])
    again.shuffle(again.deck)
    assert t.row == again.deck[:-6:-1]


@pytest.mark.rule("AZ-SET-19")
def test_all_forty_old_one_cards_are_shuffled_into_a_deck():
    decks = {tuple(fresh(seed=seed).table.cards) for seed in range(4)}
    assert len(decks) == 4
    assert all(sorted(deck) == list(BOX.cards) and len(deck) == 40 for deck in decks)


@pytest.mark.rule("AZ-SET-20", "AZ-SET-21")
def test_the_purple_disc_starts_on_22_and_all_units_in_the_supply():
    view = fresh().view(None)
    assert view["time"]["old_ones"] == 22
    assert list(view["supply"].values()) == [10, 5, 3, 3, 4]


@pytest.mark.rule("AZ-SET-22", "AZ-RUL-06")
def test_the_start_cell_depends_on_the_players_and_the_first_player_on_luck():
    cells = {p: fresh(players=p).view(None)["time"]["cells"] for p in (1, 2, 3, 4)}
    assert cells == {p: [BOX.start_cell[p]] * p for p in (1, 2, 3, 4)}
    assert cells[1] == [1]
    assert cells[2][0] < cells[3][0] < cells[4][0] < 22
    assert {fresh(players=3, seed=seed).view(None)["first"] for seed in range(20)} == {0, 1, 2}


@pytest.mark.parametrize("lang", ["en", "ru", "pl"])
def test_the_sentence_about_the_start_names_the_cells_of_the_data(lang):
    text = rulebook.rule("AZ-SET-22", lang).text
    named = [int(number) for number in re.findall(r"\d+", text)]
    assert named == [number for p in (1, 2, 3, 4) for number in (p, BOX.start_cell[p])]


@pytest.mark.rule("AZ-SET-23", "AZ-EX-01", "AZ-TRK-02", "AZ-RUL-92")
def test_the_first_players_disc_lies_on_top_and_acts_first():
    scene = Scene(players=3, first=1)
    assert scene.game.view(0)["time"]["order"] == ["1", "2", "0", "old-ones"]
    assert scene.seat == 1


@pytest.mark.rule("AZ-SET-24", "AZ-RUL-92")
def test_ports_are_placed_in_reverse_turn_order():
    game = fresh(players=4)
    order = [int(d) for d in game.view(None)["time"]["order"][:-1]]
    asked = []
    while game.waiting()[0].question == "place_port":
        asked.append(game.waiting()[0].seat)
        game.play(0)
    assert asked == order[::-1]


@pytest.mark.rule("AZ-SET-25", "AZ-RUL-07", "AZ-MAP-07")
def test_a_port_needs_a_port_symbol_and_distance_three():
    game = fresh(players=2)
    assert {str(o) for o in game.waiting()[0].options} == {f"port {n}" for n in BOX.port_sites}
    assert game.why_not("port 50").rule == "AZ-MAP-07"
    game.play("port 68")
    assert BOX.hexes.distance[68][66] == 2
    assert BOX.hexes.distance[68][71] == 3
    assert game.why_not("port 66").rule == "AZ-SET-25"
    assert game.why_not("port 68").rule == "AZ-SET-25"
    assert game.why_not("port 71") is None


@pytest.mark.rule("AZ-SET-26")
def test_a_player_places_exactly_one_port():
    game = ashfall.new("auztralia", players=3, seed=0)
    asked = []
    while game.waiting()[0].question == "place_port":
        asked.append(game.waiting()[0].seat)
        game.play(str(game.waiting()[0].options[0]))
    assert sorted(asked) == [0, 1, 2], "each is asked once"
    ports = [p["port"] for p in game.view(0)["players"]]
    assert len(set(ports)) == 3
    assert game.why_not("port 63").rule == "AZ-SET-26"
    chance = seeded(1)
    while not game.over:
        options = game.waiting()[0].options
        assert not any(str(option).startswith("port ") for option in options)
        game.play(options[chance.below(len(options))])
    assert [p["port"] for p in game.view(0)["players"]] == ports, "it never moves"


@pytest.mark.rule("AZ-RUL-03")
def test_an_empty_stack_is_replaced_by_a_lower_one():
    t = bare()
    t.stacks[2] = []
    assert BOX.level[setup.draw_tile(t, 3)] == 2
    t.stacks[1] = []
    t.stacks[0] = []
    assert setup.draw_tile(t, 3) == -1


@pytest.mark.rule("AZ-SOLO-01", "AZ-SOLO-05")
def test_the_solo_player_starts_on_cell_1_with_the_goods_of_the_level():
    printed = {"easy": ([4, 4, 6], 8), "hard": ([3, 3, 4], 4), "insane": ([2, 2, 4], 0)}
    for level in LEVELS:
        view = fresh(players=1, level=level).view(0)
        player = view["players"][0]
        goods, vp = printed[level]
        assert [player["goods"][g] for g in ("coal", "iron", "gold")] == goods
        assert player["vp"] == vp
        assert view["time"]["cells"] == [1]
        assert (view["first"], view["level"]) == (0, level)


@pytest.mark.rule("AZ-SOLO-06", "AZ-RUL-73")
def test_hex_14_is_surveyed_only_on_the_insane_level():
    for level, count in (("easy", 12), ("hard", 12), ("insane", 13)):
        game = fresh(players=1, level=level)
        told = [int(e["values"]["hex"]) for e in game.log(0, -1) if e["kind"] == "surveyed"]
        assert len(told) == count
        assert (14 in told) == (level == "insane")


@pytest.mark.rule("AZ-SOLO-07")
def test_the_solo_port_may_stand_on_any_site():
    assert len(fresh(players=1).waiting()[0].options) == len(BOX.port_sites) == 18


def test_levels_belong_to_the_solo_game():
    with pytest.raises(BadOption, match="solo"):
        fresh(players=2, level="easy")
    assert fresh(players=1, level="easy").options["solo"] is True


def test_terrain_constants_fit_the_data():
    assert BOX.terrain[68] == COAST
    assert BOX.terrain[51] == HILLS
    assert BOX.terrain[50] == PLAIN
    assert bits(0b1010) == (1, 3)


def test_a_misspelt_ability_of_a_character_is_refused(tmp_path):
    row = '[[character]]\nid = "count_iago"\neffect = "insanity"\n'
    (tmp_path / "characters.toml").write_text(row, "utf-8")
    with pytest.raises(ashfall.BadData, match=r"count_iago.*effect must be one of .*sanity"):
        ashfall.new("auztralia", players=2, data=tmp_path)
