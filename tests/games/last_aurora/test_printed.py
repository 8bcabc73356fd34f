"""The text board says what is printed on enemies and objects, and what damage is still due."""

import re

import pytest

import ashfall
from ashfall.games.last_aurora import TITLE
from ashfall.games.last_aurora.sheet import ambush_rows, convoy, object_row
from ashfall.games.last_aurora.view import ambush_view, printed_object
from ashfall.lang import Speaker
from ashfall.languages import LANGUAGES

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
    found = dict(game.view(0)["convoys"][0])
    assert not [row for row in convoy(found).rows if row.thing == "ask:damage"]
    found |= {"owed_damage": 2, "damage_area": "bottom-row"}
    (row,) = [row for row in convoy(found).rows if row.thing == "ask:damage"]
    assert Speaker(TITLE, "en").row(row) == "Damage still to place: 2, bottom row"
