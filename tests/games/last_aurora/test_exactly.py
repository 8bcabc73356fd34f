"""Rules at their very edges: exactly enough, exactly one more, and in exactly this order."""

import pytest

from ashfall.engine.errors import BadData
from ashfall.engine.table import EVERYBODY, Event
from ashfall.games.last_aurora import (
    TITLE,
    attack,
    automa,
    combat,
    elimination,
    events,
    loot,
    objects,
    repair,
    round_end,
    rounds,
)
from ashfall.games.last_aurora.travel import CROSS_MINE, GO, TAKE_SHORTCUT, travel

from .scene import BETA_LAST, BOX, LAST, Scene, armed, card, refusal
from .solo import Solo
from .table import asked, kinds, table, texts
from .test_box import ACTION_CARD, box_with

QUIET = ["snowcat", "hermit", "medic"]


def order(told: list[str], *wanted: str) -> list[str]:
    """The events of these kinds, in the order in which they were told."""
    return [kind for kind in told if kind in wanted]


def told(scene: Scene) -> list[str]:
    return [event.kind for event in scene.heard]


# The data


@pytest.mark.parametrize(
    ("field", "low", "high"), [("speed_plus", 0, 4), ("skill", 1, 3), ("amount", 0, 4)]
)
def test_numbers_of_an_action_card_have_bounds(tmp_path, field, low, high):
    plain = ACTION_CARD.replace("skill = 1\n", "") if field == "skill" else ACTION_CARD
    for value in (low - 1, high + 1):
        with pytest.raises(BadData, match=f"{field} must be a whole number {low}–{high}"):
            box_with(tmp_path, f"{plain}{field} = {value}\n", "automa.toml")
    for value in (low, high):
        box = box_with(tmp_path, f"{plain}{field} = {value}\n", "automa.toml")
        assert getattr(box.board.actions[117], field) == value


def test_an_action_card_does_its_harm_once_where_it_says_no_number(tmp_path):
    action = box_with(tmp_path, ACTION_CARD, "automa.toml").board.actions[117]
    assert (action.amount, action.speed_plus) == (1, 0)


@pytest.mark.rule("LA-AUT-57")
def test_every_slot_of_the_automas_board_belongs_to_one_group():
    board = BOX.board
    for row in range(4):
        masks = [group[row] for group in board.groups]
        assert sum(masks) == (1 << board.width[row]) - 1, "all slots, none twice"


@pytest.mark.parametrize("road", BOX.roads, ids=["alpha", "beta"])
def test_a_shortcut_starts_and_ends_where_it_is_printed(road):
    for shortcut, (start, end) in enumerate(zip(road.starts, road.ends, strict=True)):
        number = road.road_number(shortcut)
        assert (road.road_start(number), road.road_end(number)) == (start, end)
    assert (road.road_start(road.last - 1), road.road_end(road.last - 1)) == (
        road.last - 1,
        road.last,
    )


# Set-up


@pytest.mark.rule("LA-SET-04", "LA-SET-10", "LA-SET-11", "LA-SET-12", "LA-AUT-06")
@pytest.mark.parametrize("pile", ["deck", "object_deck", "outcomes", "loot", "actions"])
def test_every_deck_is_shuffled(pile):
    found = set()
    for seed in range(8):
        t = TITLE.set_up(BOX, TITLE.checked_settings({"players": 1}), seed)
        cards = t.automa.deck if pile == "actions" else getattr(t, pile)
        found.add(tuple(cards))
    assert len(found) > 1, "with every seed it lies in the same order"


# Exploration


@pytest.mark.rule("LA-ITEM-08")
def test_without_anybody_at_rest_a_ration_is_no_reason_to_ask():
    seat = {"active": [], "exhausted": ["leader", "co-pilot"], "food": 0, "objects": ["ration"]}
    game = table(seat0=seat, deck=QUIET)
    assert asked(game) == [(1, "explore_or_pass")], "nothing could be used"
    fed = table(seat0={**seat, "food": 1}, deck=QUIET)
    assert asked(fed) == [(0, "empty_pass")], "food could bring somebody to rest"


@pytest.mark.rule("LA-EXP-15")
def test_the_end_of_the_turn_stands_last_among_the_choices():
    seat = {"active": ["leader"], "exhausted": ["co-pilot"], "rest": [], "objects": ["ration"]}
    game = table(seat0=seat, deck=QUIET)
    game.play("pass leader")
    while "end-turn" not in texts(game):
        game.play("no-more-repairs")
    assert texts(game)[-1] == "end-turn"
    assert len(texts(game)) > 2


@pytest.mark.rule("LA-RUL-112", "LA-RUL-11")
def test_whoever_is_lost_when_antifreeze_wears_off_ends_the_game_before_the_rest_phase():
    seat = {"active": [], "exhausted": ["co-pilot"], "food": 0, "contamination": {"co-pilot": 1}}
    game = table(
        seat0=seat, seat1={"active": ["leader"], "food": 0}, phase="exploration", play=False
    )
    t = game.table
    t.antifreeze[t.convoys[0].exhausted[0]] = 3
    heard: list[Event] = []
    t.listener = heard.append
    t.then((rounds.game_round,))
    t.run()
    for _ in range(20):
        lanes = t.waiting()
        if not lanes:
            break
        passing = [
            o for o in lanes[0].ask.options if o[0].__name__ in ("pass_with", "stop_repairing")
        ]
        t.answer(lanes[0], (passing or lanes[0].ask.options)[0])
        if t.over or t.phase > 1:
            break
    assert t.over
    assert [event.values["phase"] for event in heard if event.kind == "phase"] == [1]


# Encounters: what comes after what


@pytest.mark.rule("LA-ENC-04")
def test_help_gives_fame_before_the_object():
    game = table(zone=["wanderers", None, None, None, None], object_deck=["ration"], deck=QUIET)
    game.play("explore 1 leader", "help food")
    assert order(kinds(game), "helped", "fame_gained", "drew_object") == [
        "helped",
        "fame_gained",
        "drew_object",
    ]


@pytest.mark.rule("LA-ENC-05")
def test_robbed_tokens_find_their_place_before_the_object_is_drawn_and_the_fame_lost():
    game = table(
        zone=["wanderers", None, None, None, None],
        tokens={1: ("fuel fuel fuel fuel", "")},
        object_deck=["ration"],
        deck=QUIET,
        seat0={"fuel": 2},
    )
    game.play("explore 1 leader", "rob")
    while asked(game)[0][1] == "make_room":
        assert "drew_object" not in kinds(game)
        game.play("lose fuel")
    assert order(kinds(game), "drew_object", "fame_lost") == ["drew_object", "fame_lost"]


@pytest.mark.rule("LA-ENC-07")
def test_swapped_tokens_find_their_place_before_the_object_is_drawn():
    game = table(
        zone=["trader", None, None, None, None],
        tokens={1: ("fuel fuel fuel fuel", "")},
        object_deck=["ration"],
        deck=QUIET,
        seat0={"fuel": 2},
    )
    game.play("explore 1 leader", "swap food")
    assert asked(game)[0][1] == "make_room"
    assert "drew_object" not in kinds(game)


@pytest.mark.rule("LA-ENC-08")
def test_the_trader_takes_the_object_before_he_gives_two():
    game = table(
        zone=["trader", None, None, None, None],
        object_deck=["hazmat-suit", "welding-torch"],
        deck=QUIET,
        seat0={"objects": ["ration"]},
    )
    game.play("explore 1 leader", "trade")
    assert order(kinds(game), "discarded_object", "drew_object") == [
        "discarded_object",
        "drew_object",
        "drew_object",
    ]


# The Automa: what comes after what


@pytest.mark.rule("LA-AUT-24", "LA-AUT-25")
@pytest.mark.parametrize(
    ("name", "first"), [("snowcat", "automa_repaired"), ("hermit", "automa_recruits")]
)
def test_the_automa_has_what_the_card_gives_before_the_zone_is_filled_up(name, first):
    scene = Solo().zone(name).stack(112)
    scene.automa.damage[1] |= 1
    scene.run((automa.automa_turn,))
    assert order(told(scene), first, "automa_discards") == [first, "automa_discards"]


@pytest.mark.rule("LA-AUT-31")
def test_the_arrow_is_told_from_two_matches_on():
    one = Solo().zone("-", "snowcat").stack(117).run((automa.automa_turn,))
    assert not one.events("automa_arrow")
    two = Solo().zone("-", "snowcat", "half-track").stack(117).run((automa.automa_turn,))
    assert len(two.events("automa_arrow")) == 1


# Movement


@pytest.mark.rule("LA-MOVE-04", "LA-MOVE-07")
def test_a_move_goes_further_than_where_the_convoy_stands_and_not_too_far():
    scene = Scene().at(5, 0)
    scene.t.march.begin(0, 3, 1)
    assert refusal(scene.t, GO, 0, 5, 0).rule == "LA-MOVE-07"
    assert refusal(scene.t, GO, 0, 4, 0).rule == "LA-MOVE-07"
    assert refusal(scene.t, GO, 0, 8, 0) is None
    for waypoint in (9, LAST - 1, LAST):
        assert refusal(scene.t, GO, 0, waypoint, 0).rule == "LA-MOVE-04"


@pytest.mark.rule("LA-MOVE-02", "LA-MOVE-03", "LA-RUL-26")
@pytest.mark.parametrize(
    ("seat", "said"),
    [
        ({"fuel": 0}, "no_fuel"),
        ({"fuel": 1, "damage": ["truck-1", "truck-2", "truck-3", "truck-4"]}, "no_driver"),
        ({"fuel": 1, "waypoint": LAST}, "end_of_road"),
    ],
)
def test_a_convoy_that_stays_says_why(seat, said):
    game = table(phase="movement", seat0=seat, seat1={"fuel": 0})
    found = [e for _, e in game.events if e.kind in ("no_fuel", "no_driver", "end_of_road")]
    assert {e.kind for e in found if e.values["seat"] == 0} == {said}


@pytest.mark.rule("LA-BETA-18", "LA-MINE-05")
def test_mines_stand_before_shortcuts_among_the_choices_of_a_move():
    scene = Scene(map="beta", mines=True)
    road = BOX.roads[1]
    start = next(s for s, tracked in zip(road.starts, road.tracked, strict=True) if not tracked)
    scene.at(start, 0)
    scene.t.mines = [start]
    scene.t.march.begin(0, 1, 1)
    scene.run((travel, 0))
    verbs = [option.split()[0] for option in scene.options]
    assert verbs == sorted(verbs, key=["go", "cross-mine", "take-shortcut"].index)
    assert {"cross-mine", "take-shortcut"} <= set(verbs)
    assert CROSS_MINE.members(scene.t, 0) and TAKE_SHORTCUT.members(scene.t, 0)
    assert road.last == BETA_LAST


# Repair


@pytest.mark.rule("LA-GEN-10")
def test_nothing_is_owed_when_nothing_is_left_to_mend():
    scene = Scene().cargo().damage(0, "truck-1").run((repair.repair, 0, 3)).play("repair truck-1")
    assert scene.through
    assert scene.convoy().owed_repair == 0
    whole = Scene().run((repair.repair, 0, 3))
    assert whole.through and whole.convoy().owed_repair == 0


@pytest.mark.rule("LA-GEN-10")
def test_two_slots_are_mended_at_a_time_each_pair_offered_once():
    scene = Scene().cargo().damage(0, "truck-1", "above-truck-1", "trailer1-1")
    scene.convoy().damage[1] = 0
    scene.damage(0, "trailer1-1").run((repair.repair, 0, 2))
    pairs = [option for option in scene.options if option.startswith("repair-two")]
    assert len(pairs) == len(set(pairs)) == 1
    assert pairs == ["repair-two truck-1 trailer1-1"]


# Fire


@pytest.mark.rule("LA-AMB-01", "LA-CF-13")
def test_an_enemy_that_comes_has_four_circles():
    scene = Scene().zone("war-wolves").run((combat.ambush,))
    assert len(scene.t.enemies[0].circles) == 4


@pytest.mark.rule("LA-CF-10", "LA-CF-11", "LA-FAME-02")
def test_the_fame_of_a_hit_comes_before_the_target_counter():
    scene = armed().outcomes(94, 88)
    scene.convoy().fame = BOX.most_fame
    scene.convoy().targets = 0
    enemy = scene.enemy("war-wolves", 0, "nuclear-reactor")
    other = scene.enemy("wolf-riders", 0, "prisoner")
    enemy.circles[0] = other.circles[0] = 0
    scene.damage(0, "truck-2")
    scene.t.phase = 4
    scene.run((shot, 0, 0, card("war-wolves")))
    assert scene.asked == "repair"


def shot(t, seat, weapon, enemy):
    attack.start_attack(t, seat, weapon, enemy)


@pytest.mark.rule("LA-ELIM-01", "LA-DEF-07")
def test_loot_of_whoever_is_out_leaves_the_game_face_up():
    scene = Scene(3)
    won = scene.take(0, "gauss-cannon")
    scene.t.spoils, scene.t.spoil_owners = [won], [0]
    scene.t.known[won] = 0
    elimination.eliminate(scene.t, 0)
    scene.run((loot.hand_out_spoils,))
    assert won in scene.t.gone
    assert scene.t.known[won] == EVERYBODY
    assert not scene.t.spoils and not scene.t.spoil_owners
    assert not scene.events("loot_won")


@pytest.mark.rule("LA-ELIM-01")
def test_objects_of_whoever_is_out_are_shown():
    scene = Scene(3).objects(0, "ration")
    held = scene.convoy().objects[0]
    elimination.eliminate(scene.t, 0)
    assert scene.t.known[held] == EVERYBODY
    assert held in scene.t.gone


# End of the round


@pytest.mark.rule("LA-ITEM-08", "LA-RUL-40")
@pytest.mark.parametrize(
    ("hand", "rest", "asks"),
    [
        (("ration", "hazmat-suit"), "medic gunner", True),
        (("ration",), "medic gunner", False),
        (("ration", "hazmat-suit"), "medic", False),
    ],
)
def test_at_the_end_of_the_round_two_rations_could_want_two_phases(hand, rest, asks):
    scene = Scene().cargo().crew(active="leader", rest=rest).objects(0, *hand)
    scene.run((round_end.end_of_round,))
    assert (scene.asked == "end_of_round") is asks


@pytest.mark.rule("LA-END-04", "LA-END-05")
def test_the_aurora_sails_before_the_zone_is_cleared():
    scene = Scene().zone("snowcat", "hermit", "medic", "gunner", "half-track")
    scene.run((round_end.check_end,))
    assert order(told(scene), "aurora_sails", "card_discarded")[0] == "aurora_sails"
    assert scene.events("card_discarded")


# Objects


@pytest.mark.rule("LA-MINE-06", "LA-MINE-03")
def test_a_mine_in_the_supply_is_laid_before_one_is_moved():
    scene = Scene(mines=True)
    scene.t.mines = list(range(10, 10 + BOX.mine_counters - 1))
    scene.convoy().objects = [BOX.mine]
    scene.t.march.begin(0, 0, 1)
    scene.t.march.roads = [2]
    scene.run((objects.lay_mine, 0, 2))
    assert len(scene.t.mines) == BOX.mine_counters
    assert 10 in scene.t.mines


@pytest.mark.rule("LA-REV-03")
def test_an_event_is_over_before_the_next_card_is_revealed():
    scene = Scene().zone()
    blizzard = next(c for c in range(len(BOX.rows)) if BOX.effect[c] == events.BLIZZARD)
    follower = scene.take(0, "snowcat")
    scene.t.phase = 1
    event = scene.take(0, BOX.words[blizzard])
    scene.t.boxed += scene.t.deck
    scene.t.deck = [follower, event]
    scene.run((events.refill,)).finish()
    assert order(told(scene), "event", "damaged", "revealed") == [
        "event",
        "damaged",
        "damaged",
        "revealed",
    ]
