"""What players of Outlive read: the board when it matters, what is printed, and the rule behind every line."""

import io

import pytest

import ashfall
from ashfall.cli.console import Console
from ashfall.cli.seats import Seat
from ashfall.cli.sitting import Sitting
from ashfall.cli.terminal import Terminal
from ashfall.engine.chance import seeded
from ashfall.engine.table import Event
from ashfall.games.outlive import TITLE, disasters, drifters, movement, rounds
from ashfall.games.outlive.things import EQUIPMENT, GAME
from ashfall.lang import Speaker
from ashfall.languages import LANGUAGES
from ashfall.rulebook import ledger

from .scene import Scene, visit


def screen(game, texts, lang="en"):
    """What a terminal shows to the people of a game while they type these texts."""
    out = io.StringIO()
    console = Console(out, iter(texts))
    people = [Seat("human", f"P{seat}", None) for seat in range(game.table.players)]
    Terminal(Sitting(game, people, None, False), console, lang).play()
    return out.getvalue()


def rules_told(game):
    return [(event.kind, event.rule) for _, event in game.events]


def whole(seed, **options):
    game = ashfall.new("outlive", seed=seed, listen=True, **options)
    chance = seeded(seed)
    while not game.over:
        asked = game.waiting()[0]
        game.play(chance.below(len(asked.options)), seat=asked.seat)
    return game


@pytest.fixture(scope="module")
def games():
    return [whole(1, players=1, solo=True), whole(2, players=3), whole(3, players=1, solo=True)]


def test_every_line_of_the_log_names_a_rule_of_the_ledger(games):
    known = ledger("outlive")
    for game in games:
        for kind, rule in rules_told(game):
            assert rule, kind
            assert f"**{rule}**" in known, (kind, rule)


@pytest.mark.rule("OL-SOLO-02")
def test_in_a_solo_game_the_first_player_is_announced_once_in_set_up():
    for seed in range(20):
        game = ashfall.new("outlive", players=1, solo=True, seed=seed, listen=True)
        while game.table.day == 0:
            game.play(0)
        told = [e for _, e in game.events if e.kind == "first_player" and e.rule == "OL-SOLO-02"]
        older = max((0, 1), key=lambda side: game.table.box.age[game.table.colonies[side].leader])
        assert [event.values["seat"] for event in told] == [older]
        before = [e for _, e in game.events if e.kind == "first_player" and e.rule == "OL-SET-14"]
        assert not before


@pytest.mark.rule("OL-SOLO-01", "OL-SOLO-02")
def test_who_places_alone_has_read_and_sees_where_the_drifters_stand():
    game = ashfall.new("outlive", players=1, solo=True, seed=7, listen=True)
    text = screen(game, ["1"] * 5)
    for team, zone in enumerate(game.table.colonies[1].teams):
        speaker = Speaker(TITLE, "en", ["P0", "The Drifters"])
        values = {"seat": 1, "team": TITLE.grammar.names["team"].word(team)}
        values["zone"] = TITLE.grammar.names["zone"].word(zone)
        assert speaker.event({"kind": "placed", "values": values}) in " ".join(text.split())
    board = text[text.rindex("\nBoard") :]
    assert board.count("The Drifters, team") == 4
    assert {r for k, r in rules_told(game) if k == "placed"} == {"OL-SOLO-02"}
    game.play(0)
    assert rules_told(game)[-1] == ("placed", "OL-SOLO-01")


@pytest.mark.rule("OL-VAR-01")
def test_teams_placed_one_by_one_are_seen_by_the_next_player():
    game = ashfall.new("outlive", players=2, seed=7, strategic_placement=True, listen=True)
    while game.waiting()[0].question != "place_team":
        game.play(0, seat=game.waiting()[0].seat)
    game.play(0)
    asked = game.waiting()[0]
    boards = [s for s in game.sheet(asked.seat) if s.message == "section-board"]
    rows = [row for row in boards[0].rows if row.message == "row-team"]
    assert [row.values["seat"] for row in rows] == [1 - asked.seat]


def test_one_person_alone_sees_the_board_at_every_dawn():
    game = ashfall.new("outlive", players=1, solo=True, seed=3, listen=True)
    text = screen(game, ["1"] * 260)
    dawns = [text.index(f"Day {day} dawns") for day in range(1, 4)]
    for dawn, end in zip(dawns, [*dawns[1:], len(text)], strict=True):
        assert "\nBoard\n" in text[dawn:end]


def test_the_menu_says_where_a_team_is_and_what_waits_where_it_goes():
    s = Scene()
    s.at(0, "forest", "mine", "cargo_ship", "blackwood")
    s.run((movement.choose_team, 0))
    text = screen(s.game, ["send 5"])
    assert "Send team 5 (send 5) – in the forest: resting" in " ".join(text.split())
    assert "Go to the dam (go dam) – closed without a microchip" in " ".join(text.split())


@pytest.mark.rule("OL-ZONE-41")
def test_a_dam_that_stays_shut_is_told_before_and_after_the_move():
    s = visit("dam")
    assert [rule for kind, rule in rules_told(s.game) if kind == "dam_shut"] == ["OL-ZONE-41"]
    assert not [k for k, _ in rules_told(visit("dam", microchip=1).game) if k == "dam_shut"]
    open_to = Scene()
    open_to.give(0, microchip=1)
    rows = [row.message for section in open_to.game.sheet(0) for row in section.rows]
    assert rows.count("forecast-dam-shut") == 1


def test_tiles_and_game_say_all_that_is_printed_on_them():
    game = ashfall.new("outlive", players=2, seed=1)
    while game.table.day == 0:
        game.play(0, seat=game.waiting()[0].seat)
    rows = [row for section in game.sheet(0) for row in section.rows]
    box = game.table.box
    tiles = [row for row in rows if row.message == "row-city-tile"]
    assert len(tiles) == len(game.table.shown[0]) + len(game.table.shown[1])
    for row in tiles:
        kind = EQUIPMENT.index(row.values["does"].replace("-", "_"))
        assert sum(row.values["resource"].values()) == 3
        (pair,) = row.values["pair"]
        other = EQUIPMENT.index(pair.partition(":")[2].replace("-", "_"))
        assert box.symbol[other] == box.symbol[kind]
        assert other != kind
    for row in (row for row in rows if row.message == "row-game"):
        kind = GAME.index(row.values["game"].partition(":")[2].replace("-", "_"))
        assert row.values["meat"] == box.first_meat[kind]


def test_what_the_team_can_still_do_stands_under_the_question():
    s = visit("mine", "4")
    text = " ".join(screen(s.game, []).split())
    assert (
        "What does the team do? Active: P0, team 4 in the mine, actions left: 4; here: 6 metal"
        in text
    )


def test_after_the_feeding_nothing_is_left_to_feed():
    s = Scene()
    for stage, shown in ((0, True), (2, True), (3, False), (7, False)):
        s.t.stage = stage
        rows = [row.message for section in s.game.sheet(0) for row in section.rows]
        assert ("row-food" in rows) == shown


@pytest.mark.rule("OL-SOLO-28")
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_clear_win_tells_to_try_the_next_level(lang):
    s = Scene(1, solo=True, difficulty="normal")
    s.t.day = rounds.LAST_DAY
    s.rooms(0, warehouse=3)
    s.airlock(0, 6)
    s.run((rounds.cleanup,))
    assert rules_told(s.game)[-1] == ("next_level", "OL-SOLO-28")
    assert Speaker(TITLE, lang).has("event-next-level")
    level = Scene(1, solo=True, difficulty="normal")
    level.t.day = rounds.LAST_DAY
    level.run((rounds.cleanup,))
    assert "next_level" not in dict(rules_told(level.game))


@pytest.mark.rule("OL-SOLO-11", "OL-SOLO-12", "OL-SOLO-13")
@pytest.mark.parametrize(
    ("zone", "rule"),
    [("dam", "OL-SOLO-13"), ("military_base", "OL-SOLO-11"), ("forest", "OL-SOLO-12")],
)
def test_what_the_drifters_gather_names_the_rule_of_the_zone(zone, rule):
    s = Scene(1, solo=True)
    names = TITLE.grammar.names["zone"]
    s.t.turn.actions = 2
    s.run()
    s.t.turn.actions = 2
    heard: list[Event] = []
    s.t.listener = heard.append
    drifters.gather_all(s.t, names.find(zone.replace("_", "-"))[0])
    assert [event.rule for event in heard] == [rule]


@pytest.mark.rule("OL-DIS-13", "OL-DIS-10")
def test_losses_of_a_zone_name_their_disaster_and_a_shortage_its_own_rule():
    from ashfall.games.outlive.things import DISASTERS, FOREST

    s = Scene()
    fire = DISASTERS.index("forest_fire")
    s.run((disasters.strike, fire))
    assert rules_told(s.game)[-1] == ("zone_lost", "OL-DIS-01")
    s.t.stock[FOREST] = 1
    s.run((disasters.strike, fire))
    assert rules_told(s.game)[-1] == ("zone_lost", "OL-DIS-13")
    s.run((disasters.strike, DISASTERS.index("nomads")))
    assert {r for k, r in rules_told(s.game) if k == "search_revealed"} == {"OL-DIS-10"}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_disaster_that_strikes_says_what_it_does(lang):
    speaker = Speaker(TITLE, lang)
    texts = set()
    for word in TITLE.grammar.names["disaster"].words:
        event = {"kind": "disaster_strikes", "values": {"disaster": word, "does": word}}
        text = speaker.event(event)
        assert speaker.say(f"does-{word}") in text
        texts.add(text)
    assert len(texts) == 12
    assert not speaker.missing
    assert not speaker.faults


@pytest.mark.rule("OL-ROOM-06")
@pytest.mark.parametrize(
    ("lang", "word"), [("en", "occupied"), ("ru", "занятое"), ("pl", "zajęte")]
)
def test_the_boarding_gear_says_in_every_language_that_taken_places_are_open(lang, word):
    effects = TITLE.grammar.names["effect"]
    assert word in str(effects.label(effects.find("boarding-gear")[0], lang))
