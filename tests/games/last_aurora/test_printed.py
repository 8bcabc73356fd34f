"""The text board says what is printed on cards, what is due and why; what the designed values keep to."""

import re

import pytest

import ashfall
from ashfall import rulebook
from ashfall.engine.data import with_source
from ashfall.engine.table import EVERYBODY, Event
from ashfall.games.last_aurora import TITLE, automa, combat, events, fame
from ashfall.games.last_aurora.box import SPECIALS
from ashfall.games.last_aurora.course import course
from ashfall.games.last_aurora.sheet import (
    action_rows,
    ambush_rows,
    convoy,
    object_row,
    shot,
    slot_row,
)
from ashfall.games.last_aurora.things import ANYWHERE, CAUSES, FUEL
from ashfall.games.last_aurora.view import action_view, ambush_view, printed_object
from ashfall.lang import Speaker
from ashfall.languages import LANGUAGES

from .table import card as named
from .table import table

BOX = TITLE.box()


@pytest.fixture(scope="module")
def game():
    return ashfall.new("last-aurora", players=2, seed=1, mines=True)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_object_says_when_it_works_and_what_it_does(game, lang):
    speaker = Speaker(TITLE, lang)
    told = set()
    for card in BOX.object_cards:
        shown = printed_object(game.table, TITLE.grammar, card)
        text = speaker.row(object_row(shown))
        told.add(text)
        assert speaker.say(f"phase-{shown['phase']}") in text
        if shown["count"] > 1:
            assert str(shown["count"]) in re.findall(r"\d+", text)
    assert len(told) == len({BOX.words[card] for card in BOX.object_cards})
    assert not speaker.missing and not speaker.faults


@pytest.mark.rule("LA-AMB-07")
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_enemy_says_what_its_ambush_does(lang):
    speaker = Speaker(TITLE, lang)
    enemies = [card for card in range(len(BOX.ambush)) if BOX.ambush[card]]
    assert len(enemies) == 6
    for enemy in enemies:
        rows = ambush_rows({"ambush": ambush_view(BOX, enemy)})
        texts = [speaker.row(row) for row in rows]
        harms = [harm for alternative in BOX.ambush[enemy] for harm in alternative]
        assert [re.findall(r"\d+", text) for text in texts] == [[str(h[1])] for h in harms]
    assert not speaker.missing and not speaker.faults


@pytest.mark.rule("LA-PLC-06")
def test_who_places_damage_reads_how_much_is_left_and_where(game):
    view = game.view(0)
    found = dict(view["convoys"][0])
    assert not [row for row in convoy(view, found, None).rows if row.thing == "ask:damage"]
    found |= {"owed_damage": 2, "damage_area": "bottom-row", "damage_cause": "ambush"}
    (row,) = [row for row in convoy(view, found, None).rows if row.thing == "ask:damage"]
    assert Speaker(TITLE, "en").row(row) == "Ambush. Still to place: 2 damage, bottom row"


def cause(*steps, **given):
    """What the owner reads as the cause of the damage that these steps bring."""
    return table(phase=steps, **given).view(0)["convoys"][0]["damage_cause"]


@pytest.mark.rule("LA-PLC-06")
def test_who_places_damage_reads_what_it_comes_from():
    blizzard, wolves = named("blizzard"), named("war-wolves")
    assert cause((events.suffer_event, 0, blizzard)) == "event"
    assert cause((fame.lose_fame, 0, 5)) == "fame"
    enemies = [{"enemy": "war-wolves"}]
    assert cause((combat.suffer_ambush, 0, wolves), enemies=enemies, zone=[]) == "ambush"
    assert cause((combat.suffer_fire, 0, ANYWHERE, 1)) == "enemy-fire"
    assert cause((automa.end_ability, named("automa-117")), players=1) == "automa"
    wreck = table(zone=["helicopter-wreck"])
    wreck.play("explore 1 leader")
    wreck.play("gather left")
    assert wreck.view(0)["convoys"][0]["damage_cause"] == "location"
    food = table(zone=[None, None, None, "ruined-village"], seat0={"fuel": 0})
    food.play("explore 4 leader")
    food.play("bonus food-for-damage")
    assert food.view(0)["convoys"][0]["damage_cause"] == "bonus"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_cause_of_damage_has_a_word(lang):
    speaker = Speaker(TITLE, lang)
    words = [speaker.say(f"cause-{word.replace('_', '-')}") for word in CAUSES]
    assert len(set(words)) == len(CAUSES)
    assert not speaker.missing and not speaker.faults


ODDS = {"cards": 4, "weapons": [[2, 2], [1, 1, 2], [1, 3], [0, 4]], "jams": [1, 0, 0, 0]}


@pytest.mark.rule("LA-CF-07", "LA-CF-08")
def test_the_odds_of_a_shot_count_hits_damage_and_jams():
    assert shot(ODDS, 2) == {"cards": 4, "hits": 3, "damage": 5, "most": 2, "jams": 0}
    assert shot(ODDS, 1)["jams"] == 1


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_weapon_says_how_often_it_hits_and_a_broken_one_does_not(lang):
    speaker = Speaker(TITLE, lang)
    slot = {"thing": "slot:truck-1", "type": "weapon", "level": 2, "damaged": False, "load": None}
    assert re.findall(r"\d+", speaker.row(slot_row(slot, ODDS)))[-3:] == ["3", "4", "2"]
    for silent in (slot_row({**slot, "damaged": True}, ODDS), slot_row(slot, None)):
        assert "4" not in speaker.row(silent)


@pytest.mark.rule("LA-GATH-06")
def test_each_block_of_the_explored_location_is_a_row_of_its_own():
    game = table(zone=["contaminated-warehouse"])
    assert not things(game, "block:left")
    game.play("explore 1 leader")
    speaker = Speaker(TITLE, "en")
    assert [speaker.row(row) for row in things(game, "block:left")] == [
        "Left block: 1\u00a0food and 1\u00a0fuel"
    ]
    assert [speaker.row(row) for row in things(game, "block:right")] == ["Right block: 2\u00a0fuel"]


def things(game, thing):
    return [row for section in game.sheet(0) for row in section.rows if row.thing == thing]


@pytest.mark.rule("LA-MOVE-03")
def test_a_movement_turn_without_fuel_is_announced_before_and_told_when_it_comes():
    game = table(seat0={"fuel": 0, "active": ["leader"]}, zone=[None] * 5)
    assert [row.message for row in things(game, "ask:explore-or-pass")] == ["row-no-fuel"]
    assert not things(table(seat0={"fuel": 1}), "ask:explore-or-pass")
    still = table(seat0={"fuel": 0}, seat1={"fuel": 0}, phase="movement")
    told = [event.kind for _, event in still.events]
    assert told.count("no_fuel") == 2


@pytest.mark.rule("LA-WAY-01")
def test_the_counter_on_the_road_is_named_when_it_can_be_taken():
    game = table(
        phase="movement", seat0={"fuel": 1, "waypoint": 0}, special={1: FUEL}, order=[0, 1]
    )
    while game.waiting()[0].seat:
        game.play("stay")
    game.play("drive-to 0 0 1 road")
    (row,) = things(game, "ask:waypoint-take")
    assert Speaker(TITLE, "en").row(row) == "Counter here: fuel"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_action_card_of_the_automa_says_what_is_printed_on_it(lang):
    t = table(players=1, listen=False, play=False).table
    speaker = Speaker(TITLE, lang)
    told = []
    for action in t.box.action_cards:
        shown = action_view(t, TITLE.grammar, action)
        texts = [speaker.row(row) for row in action_rows(shown)]
        told.append("\n".join(texts))
        assert len(texts) == 1 + bool(shown["priority"]) + bool(shown["gain"]) + (
            shown["movement"] != "none"
        ) + (shown["ending"] != "none")
    assert len(set(told)) == 6
    assert not speaker.missing and not speaker.faults


@pytest.mark.rule("LA-EF-03", "LA-EF-06")
def test_enemy_fire_tells_of_each_enemy_whether_it_hits_ambushes_or_misses():
    t = table(listen=False, play=False).table
    told = []
    t.listener = lambda event: told.append((event.kind, event.values["enemy"]))
    wolves, riders = named("war-wolves"), named("wolf-riders")
    hit, ambush = BOX.outcome_cards[1], BOX.outcome_cards[3]
    combat.tell_shot(t, wolves, hit)
    combat.tell_shot(t, wolves, ambush)
    combat.tell_shot(t, riders, ambush)
    assert told == [("enemy_hits", wolves), ("enemy_ambushes", wolves), ("enemy_misses", riders)]


def test_the_course_counts_losses_defeats_loot_and_the_ship():
    assert course([]) == {
        "players-eliminated": (0, 0),
        "enemies-defeated": (0, 0),
        "loot-won": (0, 1),
        "aurora-reached": (0, 1),
    }
    told = [
        Event("explores", {"seat": 0}, EVERYBODY, "LA-EXP-04"),
        Event("passed", {"seat": 1}, EVERYBODY, "LA-PASS-01"),
        Event("enemy_comes", {}, EVERYBODY, "LA-AMB-01"),
        Event("enemy_comes", {}, EVERYBODY, "LA-AMB-01"),
        Event("enemy_defeated", {}, EVERYBODY, "LA-DEF-02"),
        Event("loot_won", {}, EVERYBODY, "LA-DEF-03"),
        Event("eliminated", {"seat": 1}, EVERYBODY, "LA-ELIM-01"),
        Event("game_over", {}, EVERYBODY, "LA-END-02"),
    ]
    assert course(told) == {
        "players-eliminated": (1, 2),
        "enemies-defeated": (1, 2),
        "loot-won": (1, 1),
        "aurora-reached": (1, 1),
    }


def test_no_card_but_loot_carries_fame_at_the_end_of_the_game():
    box = TITLE.box()
    special = SPECIALS.index("fame_end_of_game")
    carriers = {card for card in range(len(box.specials)) if special in box.specials[card]}
    assert carriers and all(box.loot[card] for card in carriers)


@pytest.mark.rule("LA-AUT-04", "LA-AUT-39")
def test_the_automa_has_two_levels_of_weapons_and_two_speed_slots_before_the_last_round():
    board = TITLE.box().board
    assert len({level for level in board.weapons if level}) >= 2
    assert sum(amount > 0 for amount in board.speed[:6]) >= 2


def test_labels_say_what_of_a_row_is_the_books():
    files = TITLE.files()
    rows = {row.id: row for name in files for _, row in with_source({name: files[name]})}
    assert rows["valley"].source == rows["fjord"].source == "book"
    assert rows["fjord"].source_of("first") == "designed"
    for shortcut in ("b_short_2", "b_short_3"):
        ends = {rows[shortcut].source_of(field) for field in ("from", "to", "saves")}
        assert (rows[shortcut].source_of("damage"), ends) == ("book", {"designed"})
    for number in range(55, 63):
        card = rows[f"{number:03}"]
        assert (card.source, card.source_of("colour")) == ("book", "designed"), card.id
    board = [row for row in rows.values() if row.kind == "board_slot"]
    assert {row.text("row") for row in board if row.source == "designed"} == {"A"}
    assert all("start_damage" in row.designed for row in board if row.source == "book")


@pytest.mark.parametrize("old", ["LA-MINE-08", "LA-AUT-37", "LA-AUT-42"])
def test_readings_stand_among_the_rulings_and_their_old_ids_are_not_used_again(old):
    assert rulebook.rule(old) is None


@pytest.mark.parametrize("ruling", [f"LA-RUL-{number}" for number in range(112, 116)])
def test_a_reading_has_its_reason(ruling):
    said = rulebook.rule(ruling)
    assert said is not None and "Reason: " in said.text
