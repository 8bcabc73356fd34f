"""Whole games of Outlive: the simultaneous night, determinism, conservation, secrets, texts."""

import hashlib
import random
from typing import Any

import pytest
from tests.games.outlive.scene import Scene, pause

import ashfall
from ashfall.games.outlive import TITLE, building, movement, night, repairing, rounds
from ashfall.games.outlive.state import Outlive
from ashfall.games.outlive.things import AMMO, EQUIPMENT
from ashfall.lang import Speaker
from ashfall.languages import LANGUAGES

CONFIGURATIONS: list[dict[str, Any]] = [
    {"players": 2}, {"players": 3}, {"players": 4}, {"players": 3, "strategic_placement": True},
    {"players": 1, "difficulty": "easy"}, {"players": 1, "difficulty": "hard"},
]  # fmt: skip


def table_of(game: ashfall.Game) -> Outlive:
    assert isinstance(game.table, Outlive)
    return game.table


def answer(salt, asked, counts):
    """A seat's answer depends on its own questions only, never on when others answer theirs."""
    key = (asked.seat, asked.question)
    counts[key] = counts.get(key, 0) + 1
    text = f"{salt} {key} {counts[key]} {' / '.join(map(str, asked.options))}"
    return int.from_bytes(hashlib.sha256(text.encode()).digest()[:4], "big") % len(asked.options)


def play(game, salt, order):
    """Play to the end, answering whichever waiting seat `order` picks."""
    counts: dict[tuple[int, str], int] = {}
    while not game.over:
        asked = order(game.waiting())
        game.play(answer(salt, asked, counts), seat=asked.seat)
    return game


@pytest.mark.rule("OL-NIGHT-03", "OL-RUL-83")
@pytest.mark.parametrize("seed", range(12))
def test_answers_side_by_side_give_the_same_game_as_strict_turn_order(seed):
    players = 2 + seed % 3
    strict = play(ashfall.new("outlive", players=players, seed=seed), seed, lambda asked: asked[0])
    for trial in range(3):
        chance = random.Random(f"{seed} {trial}")
        mixed = play(ashfall.new("outlive", players=players, seed=seed), seed, chance.choice)
        last = play(
            ashfall.new("outlive", players=players, seed=seed), seed, lambda asked: asked[-1]
        )
        assert mixed.digest() == last.digest() == strict.digest()


def busy_night(order, scarce):
    """Three colonies with every room that draws, scraps or gains, and perhaps a supply that runs short."""
    s = Scene(3)
    for seat in range(3):
        kind = ("warehouse", "recycling_shop", "ammo_workshop")[seat]
        s.rooms(seat, **{kind: 3 if seat != 1 else 2, "tool_store": 3, "nursery": 4})
        s.give(seat, wood=3, metal=3, microchip=3, can=2, water=2)
    for seat in range(3):
        s.tile(seat, EQUIPMENT[seat], repaired=False)
        s.tile(seat, EQUIPMENT[seat + 5])
    for city in (0, 1):
        s.t.junk += s.t.stacks[city][1:]
        s.t.stacks[city] = s.t.stacks[city][:1]
    s.t.first = 1
    if scarce:
        s.give(2, ammo=s.t.supply[AMMO] - 1)
    s.run((night.recruiting,), (building.rooms_step,), (repairing.repairs_step,))
    counts: dict[tuple[int, str], int] = {}
    while s.question:
        asked = order(s.game.waiting())
        s.game.play(answer("busy", asked, counts), seat=asked.seat)
    s.check()
    return s.game.title.view(s.t, None), s.t.junk, s.t.stacks


@pytest.mark.rule("OL-NIGHT-03", "OL-RUL-83", "OL-RUL-44")
@pytest.mark.parametrize("scarce", [False, True])
def test_draws_scrapping_and_scarce_gains_keep_turn_order_whoever_answers_first(scarce):
    strict = busy_night(lambda asked: asked[0], scarce)
    assert busy_night(lambda asked: asked[-1], scarce) == strict
    for trial in range(6):
        assert busy_night(random.Random(trial).choice, scarce) == strict


@pytest.mark.rule("OL-RUL-44", "OL-RUL-83")
def test_the_last_ammo_and_the_last_survivor_go_to_the_first_in_turn_order():
    for room, cells in (("ammo_workshop", 3), ("nursery", 4)):
        s = Scene(2)
        for seat in (0, 1):
            s.rooms(seat, **{room: cells, "pantry": 0})
            s.airlock(seat, 1)
        s.t.first = 1
        if room == "nursery":
            s.colony(1).pile, s.t.crowd = s.t.crowd - 1, 1
        else:
            s.give(0, ammo=s.t.supply[AMMO] - 5)
        s.run((building.rooms_step,))
        assert [asked.seat for asked in s.game.waiting()] == [1]
        s.choose("done", seat=1).choose("done", seat=0)
        if room == "nursery":
            assert (s.held(1, room), s.held(0, room), s.t.crowd) == (5, 4, 0)
        else:
            assert (s.store(1), s.store(0)) == ({"ammo": 4}, {"ammo": 20})


@pytest.mark.rule("OL-RUL-83", "OL-NIGHT-03")
def test_all_players_are_asked_at_the_same_time_at_night():
    s = Scene(3)
    for seat in range(3):
        s.give(seat, can=3)
    s.run((night.recruiting,))
    assert [asked.seat for asked in s.game.waiting()] == [0, 1, 2]
    s.choose("recruit 1", seat=2)
    s.choose("recruit 2", seat=0)
    s.choose("recruit 3", seat=1)
    assert [c.airlock for c in s.t.colonies] == [2, 3, 1]
    s = Scene(2)
    for seat in (0, 1):
        s.rooms(seat, warehouse=3)
    s.run((building.rooms_step,))
    s.choose("warehouse", seat=1)
    assert [asked.seat for asked in s.game.waiting()] == [0]
    s.choose("done", seat=0)
    assert s.asked == 1
    assert s.question == "choose_stack"


@pytest.mark.parametrize("options", CONFIGURATIONS)
def test_random_games_end_keep_every_piece_and_replay_to_the_same_position(options):
    for seed in range(2):
        chance = random.Random(seed)
        game = ashfall.new("outlive", seed=seed, **options)
        while not game.over:
            asked = chance.choice(game.waiting())
            game.play(chance.randrange(len(asked.options)), seat=asked.seat)
            assert TITLE.invariants(table_of(game)) == []
        again = ashfall.load(game.record())
        assert again.digest() == game.digest()
        assert again.scores() == game.scores()


@pytest.mark.parametrize("options", CONFIGURATIONS)
def test_what_a_seat_sees_does_not_depend_on_what_it_cannot_know(options):
    chance = random.Random(5)
    game = ashfall.new("outlive", seed=5, **options)
    number = 0
    while not game.over:
        number += 1
        if number % 15 == 0:
            for seat in [*range(game.players), None]:
                other = game.imagine(seat, number)
                assert other.view(seat) == game.view(seat)
                assert TITLE.invariants(table_of(other)) == []
        asked = chance.choice(game.waiting())
        game.play(chance.randrange(len(asked.options)), seat=asked.seat)


@pytest.mark.parametrize("options", CONFIGURATIONS[:2] + CONFIGURATIONS[4:])
def test_positions_round_trip_and_copies_share_nothing(options):
    chance = random.Random(3)
    game = ashfall.new("outlive", seed=3, **options)
    for _ in range(150):
        asked = chance.choice(game.waiting())
        game.play(chance.randrange(len(asked.options)), seat=asked.seat)
        if game.over:
            break
        position = game.position()
        assert ashfall.from_position(position).position() == position
        copy = game.clone()
        other = copy.waiting()[0]
        copy.play(len(other.options) - 1, seat=other.seat)
        assert game.position() == position


@pytest.mark.rule("OL-RUL-60")
def test_no_question_has_a_single_option_unless_a_secret_hangs_on_it():
    secret = {"drop_room", "free_room", "inside", "leader", "place_team", "choose_prey"}
    for seed in range(4):
        chance = random.Random(seed)
        game = ashfall.new("outlive", players=2 + seed % 3, seed=seed)
        while not game.over:
            for asked in game.waiting():
                texts = [str(option) for option in asked.options]
                assert len(set(texts)) == len(texts)
                assert len(texts) > 1 or asked.question in secret
            asked = chance.choice(game.waiting())
            game.play(chance.randrange(len(asked.options)), seat=asked.seat)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_can_be_said_in_every_language(lang):
    for options in CONFIGURATIONS[:1] + CONFIGURATIONS[3:5]:
        chance = random.Random(8)
        game = ashfall.new("outlive", seed=8, listen=True, **options)
        speaker = Speaker(TITLE, lang, ["Ann", "Bob", "Cyd", "Dan"][: game.players])
        speaker.names += [speaker.side(side, i) for i, side in enumerate(game.sides())][
            game.players :
        ]
        while not game.over:
            asked = chance.choice(game.waiting())
            speaker.question(asked)
            for option in asked.options:
                speaker.option(option)
            if len(game.choices) % 25 == 0:
                for section in game.sheet(asked.seat):
                    speaker.section(section)
                    for row in section.rows:
                        speaker.row(row)
            game.play(chance.randrange(len(asked.options)), seat=asked.seat)
        for event in game.log(0):
            speaker.event(event)
        for category, _ in game.score_sheet():
            speaker.score(category)
        assert not speaker.missing
        assert not speaker.faults


@pytest.mark.parametrize("players", [1, 2])
def test_when_all_is_over_the_board_speaks_of_no_step_of_the_night(players):
    game = ashfall.new("outlive", players=players, seed=1)
    titles = []
    while not game.over:
        titles.append(game.sheet(0)[0].message)
        game.play(0, seat=game.waiting()[0].seat)
    assert titles[-1] == "section-night"
    for seat in (0, None):
        assert game.sheet(seat)[0].message == "section-over"


def test_every_verb_effect_and_reason_has_a_text_in_every_language():
    import ast
    from pathlib import Path

    folder = Path(movement.__file__).parent
    reasons, events = set(), set()
    for path in folder.glob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call):
                name = getattr(node.func, "attr", getattr(node.func, "id", ""))
                words = [
                    a.value
                    for a in node.args
                    if isinstance(a, ast.Constant) and isinstance(a.value, str)
                ]
                if name == "Reason" and words:
                    reasons.add("why-" + "-".join(words).lower())
                if name == "tell" and words:
                    events.add("event-" + words[0].replace("_", "-"))
    wanted = reasons | events
    wanted |= {f"do-{verb.word}" for verb in TITLE.grammar.verbs}
    for kind in ("relief", "discount", "prefer"):
        wanted |= {f"{kind}-{word}" for word in TITLE.grammar.names[kind].words}
    for kind in ("equipment", "disaster"):
        wanted |= {f"does-{word}" for word in TITLE.grammar.names[kind].words}
    assert len(reasons) > 30
    for lang in LANGUAGES:
        speaker = Speaker(TITLE, lang)
        assert [message for message in sorted(wanted) if not speaker.has(message)] == []


def test_the_estimate_prefers_food_and_points():
    s = Scene()
    s.rooms(0, pantry=2)
    poor = TITLE.estimate(s.t, 0)
    s.give(0, can=1)
    fed = TITLE.estimate(s.t, 0)
    s.airlock(0, 3)
    assert poor < fed
    assert TITLE.estimate(s.t, 0) != fed


@pytest.mark.parametrize("seed", range(4))
def test_at_the_end_the_estimate_is_the_score_and_what_is_left_in_store(seed):
    game = play(ashfall.new("outlive", players=4, seed=seed), seed, lambda asked: asked[0])
    t = table_of(game)
    for seat, score in enumerate(game.scores()):
        assert TITLE.estimate(t, seat) == 100 * score + sum(t.colonies[seat].store)


@pytest.mark.parametrize(
    ("zone", "tile", "verbs", "askers"),
    [
        ("forest", "trap", ["hunt", "pay", "done"], ["zones.act", "hunting.choose_payment"]),
        ("forest", "heat_sensor", ["sense", "no-prey", "done"], ["zones.act", "hunting.choose_prey"]),
        ("cargo_ship", "grappling_hook", ["board", "house"], ["ship.choose_place", "ship.welcome"]),
    ],
)  # fmt: skip
def test_a_position_is_saved_as_before_its_rules_moved(zone, tile, verbs, askers):
    s = Scene()
    s.at(0, "blackwood", "silent_peak", "mine", "amusement_park")
    s.give(0, ammo=3)
    s.tile(0, tile)
    s.run((movement.choose_team, 0), (rounds.turn_of, 1))
    s.t.root.steps.remove((pause,))
    s.game.play("send 5", seat=0)
    s.game.play(f"go {zone.replace('_', '-')}", seat=0)
    for verb, asker in zip(verbs, [*askers, askers[0]], strict=False):
        saved = s.game.position()
        agenda = saved["machine"]["agenda"]
        assert agenda["asker"] == [asker, 0]
        assert agenda["steps"] == [["day.turn_of", 1]]
        again = ashfall.from_position(saved)
        assert again.position() == saved
        choice = [one for one in s.options() if one.split()[0] == verb][-1]
        again.play(choice, seat=0)
        s.game.play(choice, seat=0)
        assert again.position() == s.game.position()
