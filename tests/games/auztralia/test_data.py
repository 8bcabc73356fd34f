"""The component values and the sentences that name them: what is charged is what the rules say."""

import re
from itertools import combinations_with_replacement

import pytest
from tests.games.auztralia.scene import BOX

from ashfall import rulebook
from ashfall.games.auztralia import TITLE
from ashfall.games.auztralia.box import (
    ALEXANDER_PROUST,
    ARMOURED_TRAIN,
    BORIS_KRUPP,
    COAL,
    COUNT_IAGO,
    GOLD,
    GOODS,
    KINDS,
    LADY_CARTER,
    LORD_BLACKSTOCK,
    RANGERS,
    UNITS,
)
from ashfall.lab.values import numbers
from ashfall.languages import LANGUAGES

NAMED = ("infantry", "armoured_car", "artillery", "airship", "armoured_train")
"""The units in the order of AZ-UNIT-01 to -05."""
BY_RANGE = ("infantry", "artillery", "armoured_car", "airship")


def sentence(rule, lang):
    return re.sub(r"AZ-[A-Z]+-\d+(, -\d+)*", "", rulebook.rule(rule, lang).text)


@pytest.mark.rule("AZ-UNIT-01", "AZ-UNIT-02", "AZ-UNIT-03", "AZ-UNIT-04", "AZ-UNIT-05")
@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_sentence_about_a_unit_names_its_count_price_health_and_range(lang):
    for number, name in enumerate(NAMED, 1):
        unit = UNITS.index(name)
        values = [BOX.unit_count[unit], BOX.unit_price[unit], BOX.unit_health[unit]]
        if unit != ARMOURED_TRAIN:
            values.append(BOX.unit_range[unit])
        said = [int(n) for n in re.findall(r"\d+", sentence(f"AZ-UNIT-0{number}", lang))]
        assert said == values, (lang, name)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    ("rule", "numbers"),
    [
        ("AZ-SET-20", [BOX.old_ones_start]),
        ("AZ-ATK-03", [BOX.unit_range[UNITS.index(name)] for name in BY_RANGE]),
        ("AZ-BUY-02", [1, BOX.per_purchase[0], BOX.unit_price[0]]),
        ("AZ-CMB-02", [BOX.sanity, BOX.amount[COUNT_IAGO]]),
        ("AZ-CHR-12", [BOX.tougher[ALEXANDER_PROUST][1]]),
        ("AZ-CHR-15", [BOX.tougher[BORIS_KRUPP][1]]),
        ("AZ-CHR-31", [BOX.gives[LADY_CARTER][COAL]]),
        ("AZ-CHR-32", [BOX.amount[RANGERS]]),
        ("AZ-CHR-33", [BOX.gives[LORD_BLACKSTOCK][GOLD]]),
        ("AZ-RAIL-11", [BOX.track_pieces]),
        ("AZ-SET-03", [*BOX.start_goods[:3]]),
    ],
)
def test_the_numbers_of_a_rule_are_those_of_the_data(lang, rule, numbers):
    said = [int(n) for n in re.findall(r"\d+", sentence(rule, lang))]
    assert said == numbers, (lang, rule)


def test_coal_iron_and_gold_lie_in_threes_and_phosphates_in_ones():
    amounts: dict[str, set[int]] = {}
    for row in TITLE.files()["survey_tiles"].rows("survey_tile"):
        for lot in row.values["resources"]:
            amounts.setdefault(lot["type"], set()).add(lot["amount"])
    assert amounts == {"coal": {3}, "iron": {3}, "gold": {3}, "phosphate": {1}}
    sums = {sum(lots) for n in (1, 2, 3) for lots in combinations_with_replacement([3], n)}
    assert 3 in sums, "the mining example of the book"
    assert set(amounts) == set(GOODS)


@pytest.mark.rule("AZ-RUL-51")
def test_the_type_of_a_character_is_the_books_only_where_its_text_settles_it():
    for row in TITLE.files()["characters"].rows("character"):
        settled = row.text("type") in ("permanent", "scoring") or row.id == "jenny_appleseed"
        assert row.text("type_source") == ("book" if settled else "designed"), row.id


def test_values_that_the_book_does_not_print_are_designed_and_its_effects_are_the_books():
    files = TITLE.files()
    kinds = {
        row.id: row.source_of("costs_sanity") for row in files["old_one_tiles"].rows("old_one_kind")
    }
    assert {kind for kind, source in kinds.items() if source == "designed"} == {
        "cthulhu", "shoggoth", "temple"
    }  # fmt: skip
    pieces = {row.id: row.source_of("piece") for row in files["components"].rows("resource")}
    assert {good for good, source in pieces.items() if source == "designed"} == {"gold"}
    for row in files["event_cards"].rows("event_card"):
        assert (row.source, row.source_of("effect")) == ("designed", "book"), row.id


def test_the_lab_tries_designed_numbers_only():
    tried = {(value.id, value.field) for value, _ in numbers(TITLE)}
    assert {("artillery", "cost_gold"), ("armoured_train", "health")} <= tried
    assert not tried & {
        ("artillery", "count"),
        ("airship", "health"),
        ("australia", "minimum_port_distance"),
    }


def test_few_cards_have_no_circle_and_mi_go_are_the_fastest():
    circles = {kind: sum(BOX.moves[c] >> k & 1 for c in BOX.cards) for k, kind in enumerate(KINDS)}
    assert sum(not BOX.moves[card] for card in BOX.cards) <= 4
    assert circles["zombie"] < circles["loyalist"] == circles["shoggoth"] == circles["cthulhu"]
    assert circles["cthulhu"] < circles["mi_go"]
    assert circles["temple"] == 0
