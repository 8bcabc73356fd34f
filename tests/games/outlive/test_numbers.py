"""Numbers in the sentences that players read are those of the component files, in every language.

That the translations of the ledger have the numbers of the English sentence, `tests/test_rule_translations.py` checks.
"""

import re

import pytest

from ashfall import rulebook
from ashfall.games.outlive import TITLE
from ashfall.games.outlive.things import DISASTERS, EQUIPMENT, ROOMS
from ashfall.lang import Speaker
from ashfall.languages import LANGUAGES

BOX = TITLE.box()
FILES = TITLE.files()


def numbers(text):
    text = re.sub(r"OL-[A-Z]+-\d+", "", text)
    return [int(n) for n in re.findall(r"\d+", text)]


def amount(room):
    return BOX.room_amount[ROOMS.index(room)]


def strikes(name):
    return abs(BOX.disaster_amount[DISASTERS.index(name)][0])


IN_THE_LEDGER = {
    "OL-ZONE-35": [n for place in range(3, 7) for n in (place, BOX.cans[place])],
    "OL-CLEAN-02": [BOX.keep_water],
    "OL-BUILD-03": [BOX.build_cost],
    "OL-ROOM-01": [5, BOX.build_cost - amount("construction_office"), BOX.build_cost],
    "OL-ROOM-03": [1, *(BOX.relief[i] for i in (0, 2, 1))],
    "OL-ROOM-04": [amount("smokehouse")],
    "OL-ROOM-05": [amount("pantry")],
    "OL-ROOM-07": [5, amount("ammo_workshop")],
    "OL-ROOM-11": [5, amount("decontamination"), BOX.track[0]],
    "OL-ROOM-12": [3, amount("filter_station")],
    "OL-ROOM-13": [5, amount("nursery"), BOX.nursery_max],
    "OL-ROOM-14": [amount("scavenger_post")],
    "OL-ROOM-15": [5, amount("warehouse")],
    "OL-ROOM-19": [amount("butchery")],
    "OL-ROOM-22": [6, amount("machine_shop")],
    "OL-SOLO-03": [BOX.drifter_ammo, 0, BOX.max_rooms, 0],
    "OL-SOLO-04": list(BOX.drifter_survivors),
    "OL-DIS-06": [strikes("radioactive_cloud"), abs(BOX.track[-1])],
    "OL-DIS-09": [strikes("sudden_cold")],
    "OL-DIS-12": [strikes("animal_mutation")],
}


@pytest.mark.parametrize("rule", IN_THE_LEDGER)
def test_a_rule_says_the_numbers_of_the_data(rule):
    said = numbers(rulebook.rule(rule, "en").text)
    wanted = IN_THE_LEDGER[rule]
    assert said[: len(wanted)] == wanted


@pytest.mark.parametrize("name", ["forest_fire", "collapse", "thieves", "hard_times", "nomads"])
def test_a_disaster_says_its_numbers_for_two_three_and_four_players(name):
    number = DISASTERS.index(name)
    said = numbers(rulebook.rule(f"OL-DIS-{number + 1:02}", "en").text)
    assert tuple(said[:3]) == BOX.disaster_amount[number]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", EQUIPMENT)
def test_what_a_tile_does_is_said_with_its_number(name, lang):
    params = FILES["equipment"].tables["equipment"][name].values.get("params", {})
    text = Speaker(TITLE, lang).say(f"does-{name.replace('_', '-')}")
    said = numbers(text)
    assert all(number == params.get("amount") for number in said), text
    if params.get("amount", 1) > 1:
        assert said, f"{text} does not say how many"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_reference_card_has_the_numbers_of_the_data(lang):
    speaker = Speaker(TITLE, lang)
    assert numbers(speaker.say("refer-outlive-7"))[-1] == BOX.build_cost
    assert numbers(speaker.say("refer-outlive-9")) == [len(BOX.radiation)]
    assert numbers(speaker.say("does-radioactive-cloud")) == [strikes("radioactive_cloud")]
    assert numbers(speaker.say("does-raiders"))[0] == strikes("raiders")
    assert numbers(speaker.say("does-sandstorm")) == [BOX.disaster_amount[3][0]]
    assert numbers(speaker.say("does-epizootic")) == [strikes("epizootic")]
