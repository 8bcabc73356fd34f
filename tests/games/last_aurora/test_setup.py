"""The box, set-up, revealing cards and turn order (LA-GEN, LA-SET, LA-REV, LA-ORD)."""

import pytest

import ashfall
from ashfall.engine.errors import BadData
from ashfall.games.last_aurora import TITLE, events, turn_order
from ashfall.games.last_aurora.box import (
    DEVICE,
    ENCOUNTER,
    ENEMY,
    EVENT,
    LOCATION,
    OUTCOME,
    PERSON,
    THING,
    TRAILER,
    TRUCK_CARD,
)
from ashfall.games.last_aurora.things import AMMO, CONTAMINATION, FOOD, FUEL, NONE, OBJECT, SURVIVOR

from .table import asked, card, crew, kinds, packed, sound, table, texts, words

BOX = TITLE.box()


def new(players=2, seed=5, **options):
    return ashfall.new("last-aurora", players=players, seed=seed, listen=True, **options)


def at_start(players=2, seed=5, **options):
    chosen = TITLE.checked_settings({"players": players, **options})
    return TITLE.set_up(BOX, chosen, seed)


# General


@pytest.mark.rule("LA-GEN-01")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_one_to_four_play_and_one_meets_the_automa(players):
    game = new(players)
    assert len(game.view(0)["convoys"]) == players
    assert game.sides() == ["seat"] * players + ["automa"] * (players == 1)
    with pytest.raises(ashfall.BadOption):
        new(5)


@pytest.mark.rule("LA-GEN-02")
def test_a_round_has_five_phases_in_order():
    game = new(2)
    while game.table.round < 2:
        waiting = game.waiting()[0]
        lazy = (
            "pass",
            "end-turn",
            "stay",
            "ready",
            "rested",
            "fed",
            "no-more",
            "end-",
            "skip",
            "leave",
        )
        choice = next((o for o in waiting.options if str(o).startswith(lazy)), waiting.options[0])
        game.play(choice, seat=waiting.seat)
    phases = [event.values["phase"] for _, event in game.events if event.kind == "phase"]
    assert phases[:6] == [1, 2, 3, 4, 5, 1]


@pytest.mark.rule("LA-GEN-04", "LA-SET-15")
def test_a_player_owns_convoy_crew_counters_and_token():
    convoy = new(4).view(None)["convoys"][2]
    assert [c["card"] for c in convoy["cards"]] == ["truck", "container"]
    assert [c["column"] for c in convoy["cards"]] == ["truck", "trailer1"]
    assert [(c["card"], c["zone"]) for c in convoy["crew"]] == [
        ("leader", "active"),
        ("co-pilot", "active"),
    ]
    assert (convoy["fame"], convoy["targets"], convoy["waypoint"]) == (0, 2, 0)
    assert BOX.object_limit == 3


@pytest.mark.rule("LA-GEN-05", "LA-ABL-01")
def test_a_survivor_is_in_one_of_three_zones_and_only_active_ones_can_be_sent():
    game = table(
        seat0={
            "active": ["leader", "orphan"],
            "rest": ["co-pilot"],
            "exhausted": ["medic"],
            "ammo": 0,
        }
    )
    zones = [c["zone"] for c in game.view(0)["convoys"][0]["crew"]]
    assert zones == ["active", "active", "rest", "exhausted"]
    assert [text for text in texts(game) if text.startswith("explore 1")] == [
        "explore 1 leader",
        "explore 1 orphan",
    ]
    assert game.why_not("explore 1 co-pilot").rule == "LA-EXP-05"
    game.play("explore 1 leader")
    assert [text for text in texts(game) if text.startswith("send")] == ["send orphan"]
    assert game.why_not("send co-pilot").rule == "LA-EXP-05"


@pytest.mark.rule("LA-GEN-06", "LA-RUL-05")
def test_survivor_and_object_tokens_are_no_resources():
    block = packed("food fuel ammo object object")
    assert events.resources(block) == 3
    game = table(seat0={"objects": ["ration", "welding-torch"], "food": 2})
    free = game.view(0)["convoys"][0]["free"]
    assert free == 0, "six slots, six tokens: object cards take none"


@pytest.mark.rule("LA-GEN-07")
def test_every_survivor_card_has_its_token():
    game = table(
        seat0={"active": ["leader", "co-pilot", "medic"]},
        zone=["hermit", None, None, None, None],
    )
    before = game.table.supply[SURVIVOR]
    game.play("explore 1 leader", "recruit")
    assert game.view(0)["convoys"][0]["cargo"]["survivor"] == 4
    assert game.table.supply[SURVIVOR] == before - 1


@pytest.mark.rule("LA-GEN-08", "LA-SET-13", "LA-RUL-01")
def test_the_supply_is_limited_but_damage_and_contamination_are_not():
    assert BOX.supply == [10, 14, 10, 6, 20]
    game = table(zone=[None, None, None, "rusty-trailer", None], supply={"food": 0})
    game.play("explore 4 leader", "bonus food-for-damage", "damage truck-1")
    assert game.view(0)["convoys"][0]["cargo"]["food"] == 1, "the gain is lost"
    everything = [f"truck-{n}" for n in (1, 2, 3, 4)] + [f"trailer1-{n}" for n in (1, 2, 3)]
    bare: dict = {"damage": everything, "food": 0, "fuel": 0, "ammo": 0}
    many = table(4, seat0=bare, seat1=bare, seat2=bare, seat3=bare, play=False)
    assert sum(d.bit_count() for c in many.table.convoys for d in c.damage) == 28
    assert not hasattr(BOX, "damage_counters")


# Set-up


@pytest.mark.rule("LA-SET-01", "LA-RUL-27")
def test_the_map_is_chosen():
    assert new(2, map="alpha").view(0)["road"]["regions"] == ["valley", "coast", "bay"]
    assert new(2, map="beta").view(0)["road"]["regions"] == ["fjord", "glacier", "bay"]


@pytest.mark.rule("LA-SET-02")
@pytest.mark.parametrize("map", ["alpha", "beta"])
def test_ten_special_counters_lie_shuffled_on_the_marked_waypoints(map):
    layouts = {tuple(at_start(2, seed, map=map).special) for seed in range(8)}
    assert len(layouts) > 1
    for layout in layouts:
        assert sorted(kind for kind in layout if kind != NONE) == sorted(
            [FUEL] * 2 + [FOOD] * 2 + [AMMO] * 2 + [OBJECT] * 2 + [CONTAMINATION] * 2
        )
        marked = BOX.roads[map == "beta"].special
        assert [w for w, kind in enumerate(layout) if kind != NONE] == marked


@pytest.mark.rule("LA-SET-03")
def test_the_aurora_starts_at_its_first_waypoint():
    assert new(2).view(0)["aurora"] == {"number": 1, "waypoint": 24}


@pytest.mark.rule("LA-SET-04")
def test_the_twelve_outcome_cards_are_one_shuffled_deck():
    decks = {tuple(at_start(2, seed).outcomes + at_start(2, seed).outcome_top) for seed in range(5)}
    assert len(decks) == 5
    assert all(sorted(deck) == list(range(86, 98)) for deck in decks)


@pytest.mark.rule("LA-SET-05", "LA-SET-10", "LA-RUL-76")
def test_period_i_lies_on_ii_and_ii_on_iii_each_with_two_enemies():
    t = at_start(4)
    periods = [BOX.period[c] for c in reversed(t.deck)]
    assert periods == sorted(periods)
    for period in (1, 2, 3):
        enemies = [c for c in t.deck if BOX.period[c] == period and BOX.kind[c] == ENEMY]
        assert len(enemies) == 2
    assert BOX.kind.count(ENEMY) == 6


@pytest.mark.rule("LA-SET-06", "LA-SET-07", "LA-RUL-75")
@pytest.mark.parametrize(
    ("players", "kept"), [(1, (4, 4, 2)), (2, (4, 4, 2)), (3, (6, 6, 2)), (4, (9, 9, 2))]
)
def test_plus_cards_are_kept_by_number_of_players(players, kept):
    t = at_start(players)
    for period, count in zip((1, 2, 3), kept, strict=True):
        cards = [c for c in t.deck if BOX.period[c] == period]
        assert sum(BOX.extra[c] for c in cards) == count
        plain = [c for c in range(117) if BOX.period[c] == period and not BOX.extra[c]]
        assert set(plain) <= set(cards)
    assert [sum(BOX.extra[c] and BOX.period[c] == p for c in range(117)) for p in (1, 2, 3)] == [
        13,
        13,
        4,
    ]
    assert not any(BOX.extra[c] for c in range(117) if BOX.kind[c] == ENEMY)


@pytest.mark.rule("LA-SET-08", "LA-RUL-62")
def test_the_other_plus_cards_are_out_of_the_game_and_unknown_to_all():
    game = new(2)
    t = game.table
    assert len(t.boxed) == 30 - 10
    assert all(t.known[c] == 0 for c in t.boxed + t.deck + t.object_deck + t.loot + t.outcomes)
    assert game.view(0)["decks"]["boxed"] == 20
    other = game.imagine(0, 1).table
    assert sorted(other.boxed) != sorted(t.boxed)
    assert all(BOX.extra[c] for c in other.boxed)


@pytest.mark.rule("LA-SET-09")
def test_the_cards_of_a_period_are_shuffled_together():
    firsts = {BOX.extra[at_start(2, seed).deck[-1]] for seed in range(12)}
    assert firsts == {True, False}


@pytest.mark.rule("LA-SET-11")
def test_loot_lies_in_pairs_the_weakest_on_top():
    t = at_start(2)
    assert [BOX.loot_pair[c] for c in reversed(t.loot)] == [0, 0, 1, 1, 2, 2]
    assert len({tuple(at_start(2, seed).loot) for seed in range(10)}) > 1


@pytest.mark.rule("LA-SET-12", "LA-MINE-01")
def test_the_object_deck_has_fourteen_cards_and_the_mine_only_in_its_variant():
    assert sorted(at_start(2).object_deck) == list(range(72, 86))
    assert sorted(at_start(2, mines=True).object_deck) == [*range(72, 86), 110]


@pytest.mark.rule("LA-SET-14", "LA-REV-01", "LA-RUL-83")
def test_rusty_trailers_take_positions_1_and_2_and_the_deck_the_rest_from_the_right():
    game = new(2, seed=11)
    t = game.table
    assert words(game, t.zone[:2]) == ["rusty-trailer", "rusty-trailer"]
    revealed = [e.values["position"] for _, e in game.events if e.kind == "revealed"]
    assert revealed == [5, 4, 3]
    start = at_start(2, seed=11)
    top = [c for c in reversed(start.deck) if BOX.kind[c] != EVENT][:3]
    assert t.zone[4:1:-1] == top


@pytest.mark.rule("LA-SET-16", "LA-SET-18")
def test_everybody_starts_with_five_tokens_and_nothing_else():
    convoy = new(3, seed=2).view(0)["convoys"][1]
    assert convoy["cargo"] == {"survivor": 2, "food": 1, "fuel": 1, "ammo": 1}
    assert convoy["object_count"] == 0
    assert not any(slot["damaged"] for c in convoy["cards"] for slot in c["slots"])
    assert not any(c["contamination"] for c in convoy["crew"])


@pytest.mark.rule("LA-SET-17", "LA-RUL-30", "LA-RUL-109")
def test_turn_order_counters_lie_in_random_order():
    assert len({tuple(at_start(4, seed).order) for seed in range(12)}) > 3
    solo = {tuple(at_start(1, seed).order) for seed in range(12)}
    assert solo == {(0, 1), (1, 0)}


@pytest.mark.rule("LA-RUL-82", "LA-RUL-77")
def test_there_are_four_colours_with_a_leader_each():
    assert [c["colour"] for c in new(4).view(0)["convoys"]] == ["red", "blue", "green", "yellow"]
    assert BOX.leaders == [54, 55, 56, 57]
    assert [words(new(4), c.active)[0] for c in new(4).table.convoys] == ["leader"] * 4


@pytest.mark.rule("LA-RUL-90", "LA-RUL-78", "LA-RUL-79")
def test_cards_are_known_by_their_number():
    counts = {kind: BOX.kind[:54].count(kind) for kind in (LOCATION, PERSON, ENCOUNTER, EVENT)}
    assert counts == {LOCATION: 14, PERSON: 11, ENCOUNTER: 2, EVENT: 3}
    assert [BOX.kind[:54].count(kind) for kind in (TRUCK_CARD, TRAILER, DEVICE)] == [5, 6, 13]
    assert [BOX.kind.count(kind) for kind in (THING, OUTCOME)] == [15, 12]
    assert BOX.words[19] == "explorer"
    assert BOX.period[19] == 2
    assert (BOX.labels["ru"][99], BOX.labels["pl"][99]) == ("Волки-наездники", "Nocne Wilki")
    assert (BOX.labels["en"][21], BOX.labels["pl"][21]) == ("Jackal", "Cwaniak")


@pytest.mark.rule("LA-BETA-01", "LA-BETA-02")
def test_beta_has_three_open_avalanche_shortcuts_and_its_own_aurora_numbers():
    road = new(2, map="beta").view(0)["road"]
    assert [s["closed"] for s in road["shortcuts"] if s["avalanche"]] == [False] * 3
    assert [w["aurora"] for w in road["waypoints"]][28:34] == [1, 2, 3, 4, 5, 6]


def test_a_wrong_component_value_is_refused_with_file_row_field_and_what_would_be_right(tmp_path):
    (tmp_path / "exploration_cards.toml").write_text('[[card]]\nid = "032"\ntowing = 7\n')
    with pytest.raises(
        BadData,
        match=r'exploration_cards.toml, card "032": towing must be a whole number 0–4, not 7',
    ):
        TITLE.box(tmp_path)
    (tmp_path / "exploration_cards.toml").write_text('[[card]]\nid = "032"\ntowing = 4\n')
    assert TITLE.box(tmp_path).towing[31] == 4
    assert TITLE.box(tmp_path).digest != BOX.digest


def test_a_survivor_without_skill_is_refused(tmp_path):
    (tmp_path / "exploration_cards.toml").write_text('[[card]]\nid = "015"\nskill = 0\n')
    with pytest.raises(BadData, match="skill must be a whole number 1–9, not 0"):
        TITLE.box(tmp_path)


# Revealing


@pytest.mark.rule("LA-REV-02", "LA-ENC-03", "LA-ENC-06")
def test_revealed_locations_and_encounters_get_their_tokens():
    game = table(
        zone=["rusty-trailer", None, None, None, None],
        deck=["refugee-camp", "trader", "wanderers", "rocket-launcher"],
    )
    game.play("explore 1 leader", "build")
    shown = game.view(0)["zone"]
    assert shown[4]["left"] == {"fuel": 2}
    assert shown[4]["right"] == {"food": 1, "fuel": 1, "ammo": 1}
    assert shown[3]["left"] == {"fuel": 1}
    assert shown[2]["left"] == {"food": 1, "fuel": 1}
    assert sound(game)


@pytest.mark.rule("LA-RUL-02")
def test_a_card_gets_what_the_supply_has_left_block_first():
    game = table(
        zone=["rusty-trailer", None, None, None, None], deck=["fuel-depot", "ruined-village"],
        supply={"fuel": 2},
    )  # fmt: skip
    game.play("explore 1 leader", "build")
    shown = game.view(0)["zone"][4]
    assert shown["left"] == {"fuel": 2}
    assert shown["right"] == {"object": 1}


@pytest.mark.rule("LA-REV-03", "LA-EVT-01")
def test_an_event_happens_at_once_and_another_card_comes_in_its_place():
    game = table(
        zone=["rusty-trailer", "ruined-village", "snowcat", "trader", "shipwreck"],
        deck=["blizzard", "hermit"],
    )
    game.play("explore 1 leader", "build")
    assert asked(game) == [(1, "damage")], "the event is resolved before anything else"
    assert "hermit" not in words(game, game.table.zone)
    game.play("damage truck-1", seat=1)
    game.play("damage truck-1", seat=0)
    assert game.view(0)["zone"][4]["card"]["card"] == "hermit"
    assert "blizzard" in game.view(0)["decks"]["discard"]


@pytest.mark.rule("LA-REV-04", "LA-EXP-13")
def test_an_enemy_stays_where_it_lies_and_shifts_like_the_others():
    game = table(zone=["rusty-trailer", "war-wolves", "snowcat", None, None], deck=["hermit"])
    assert "explore 2 leader" not in texts(game)
    assert game.why_not("explore 2 leader").rule == "LA-EXP-13"
    game.play("explore 1 leader", "build")
    assert words(game, game.table.zone[:2]) == ["war-wolves", "snowcat"]


@pytest.mark.rule("LA-REV-05", "LA-RUL-04")
def test_an_empty_deck_reveals_nothing_and_empty_positions_cannot_be_explored():
    game = table(zone=["rusty-trailer", "snowcat", None, None, "trader"])
    t = game.table
    t.gone += t.deck
    t.deck.clear()
    assert game.why_not("explore 3 leader").rule == "LA-REV-05"
    game.play("explore 1 leader", "build")
    assert words(game, game.table.zone[:2]) == ["snowcat", "trader"], "packed to the left"
    assert game.table.zone[2:] == [NONE] * 3


@pytest.mark.rule("LA-RUL-04")
def test_the_last_cards_are_dealt_from_position_5_leftwards():
    game = table(play=False, zone=["snowcat", None, None, None, None])
    t = game.table
    t.gone += t.deck[:-2]
    t.deck = t.deck[-2:]
    t.phase = 5
    events.refill(t)
    assert [c != NONE for c in t.zone] == [True, False, False, True, True]


@pytest.mark.rule("LA-REV-06")
def test_costs_are_1_2_2_2_3():
    game = table(zone=["rusty-trailer", "snowcat", "hermit", "medic", "gunner"])
    assert [p["cost"] for p in game.view(0)["zone"]] == [1, 2, 2, 2, 3]
    game.play("explore 5 leader")
    assert texts(game) == ["send co-pilot", "feed leader"], "2 is not enough for position 5"


@pytest.mark.rule("LA-RUL-03")
def test_an_event_of_the_set_up_waits_until_everybody_owns_something():
    for seed in range(400):
        t = at_start(4, seed)
        if BOX.words[t.deck[-1]] == "blizzard":
            break
    game = new(4, seed=seed)
    assert BOX.kind[game.table.zone[4]] != EVENT
    order = [BOX.words[c] for c in game.table.discard]
    assert order == ["blizzard"]
    assert asked(game) == [(game.table.order[-1], "damage")], "after set-up, in forward turn order"
    assert game.table.round == 0


# Turn order


@pytest.mark.rule("LA-ORD-01", "LA-EX-01", "LA-EXP-01")
def test_exploration_goes_from_left_to_right_and_begins_anew():
    game = table(4, order=[2, 0, 3, 1])
    seats = []
    for _ in range(8):
        seats.append(game.waiting()[0].seat)
        game.play(next(text for text in texts(game) if text.startswith("pass")))
    assert seats == [2, 0, 3, 1, 2, 0, 3, 1]
    assert asked(game)[0][1] != "explore_or_pass"


@pytest.mark.rule("LA-ORD-02", "LA-EX-01")
def test_movement_goes_from_right_to_left():
    game = table(4, order=[2, 0, 3, 1], phase="movement")
    seats = []
    for _ in range(4):
        seats.append(game.waiting()[0].seat)
        game.play("stay")
    assert seats == [1, 3, 0, 2]


@pytest.mark.rule("LA-ORD-03", "LA-ORD-04", "LA-ORD-05")
def test_the_order_follows_the_main_road_and_equals_keep_theirs():
    game = table(
        4, order=[3, 1, 0, 2], play=False, map="beta",
        seat0={"waypoint": 5}, seat1={"waypoint": 9}, seat2={"waypoint": 5}, seat3={"waypoint": 8},
    )  # fmt: skip
    turn_order.update_turn_order(game.table)
    assert game.table.order == [0, 2, 3, 1], (
        "b05 has a shortcut to b09, but only the main road counts"
    )


@pytest.mark.rule("LA-RUL-63")
def test_a_single_option_is_taken_without_asking_but_told():
    game = table(
        zone=[None, None, None, None, None],
        seat0={"active": ["leader"]},
        seat1={"active": ["leader"]},
    )
    assert "passed" in kinds(game), "both could only pass with their one survivor"
    assert crew(game, 0, "active") == ["leader"]


def test_words_of_copies_are_shared():
    assert card("ration") == 72
    assert BOX.words[73] == "ration"
