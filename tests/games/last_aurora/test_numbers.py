"""Numbers in the sentences that players read are those of the component files, in every language.

That the translations of the ledger have the numbers of the English sentence, `tests/test_rule_translations.py` checks.
"""

import re

import pytest

from ashfall import rulebook
from ashfall.games.last_aurora import TITLE
from ashfall.games.last_aurora.box import SPECIALS
from ashfall.games.last_aurora.things import AMMO, FOOD, FUEL, OBJECT, SURVIVOR
from ashfall.lang import Speaker
from ashfall.languages import LANGUAGES

BOX = TITLE.box()
BOARD = BOX.board


def numbers(text):
    text = re.sub(r"(LA-)?[A-Z]+-\d+", "", text)
    return [int(n) for n in re.findall(r"\d+", text)]


def card(word):
    return BOX.words.index(word)


def amount(word):
    return BOX.amount[card(word)]


def fame(word):
    """What a card's own slots bring at the end of the game."""
    kinds, amounts = BOX.specials[card(word)], BOX.special_amounts[card(word)]
    wanted = SPECIALS.index("fame_end_of_game")
    return sum(n for kind, n in zip(kinds, amounts, strict=True) if kind == wanted)


def harms(word):
    """How much an ambush does, in the order printed."""
    return [count for row in BOX.ambush[card(word)] for _, count, _ in row]


def block(packed):
    """How many tokens of each kind lie on a block, without those that are not there."""
    return [n for token in range(4) if (n := packed >> 4 * token & 15)]


def action(number):
    return BOARD.actions[number - 1]


IN_THE_LEDGER = {
    "LA-GEN-01": [2, 4, BOX.rounds],
    "LA-GEN-04": [BOX.object_limit],
    "LA-GEN-08": [BOX.supply[kind] for kind in (FOOD, FUEL, AMMO, OBJECT, SURVIVOR)],
    "LA-SET-02": [len(BOX.special_counters)],
    "LA-SET-04": [len(BOX.outcome_cards)],
    "LA-SET-12": [len(BOX.objects_but_mine)],
    "LA-SET-07": [*BOX.extras[2], 2, *BOX.extras[3], 3, *BOX.extras[4], 4],
    "LA-SET-16": [BOX.start_tokens.count(kind) for kind in (SURVIVOR, FOOD, FUEL, AMMO)],
    "LA-OBJ-02": [BOX.object_limit],
    "LA-FAME-01": [-BOX.least_fame, 0, BOX.most_fame],
    "LA-ENC-03": block(BOX.left[card("wanderers")]),
    "LA-ENC-04": [1, BOX.encounter_fame["help"], BOX.encounter_objects["help"]],
    "LA-ENC-05": [BOX.encounter_objects["rob"], -BOX.encounter_fame["rob"]],
    "LA-ENC-06": block(BOX.left[card("trader")]),
    "LA-ENC-07": [1, BOX.encounter_objects["swap"]],
    "LA-ENC-08": [1, BOX.encounter_objects["trade_object"]],
    "LA-END-05": [BOX.kept_cards[4], BOX.kept_cards[2], 2],
    "LA-MINE-01": [BOX.mine_counters],
    "LA-MINE-05": [BOX.truck_damage[BOX.mine]],
    "LA-ENEMY-01": harms("war-wolves"),
    "LA-ENEMY-02": harms("wolf-riders"),
    "LA-ENEMY-03": harms("last-howl"),
    "LA-ENEMY-04": harms("rendall-and-randall"),
    "LA-ENEMY-05": harms("ulmar"),
    "LA-ENEMY-06": harms("immortal-wolf"),
    "LA-LOOT-01": [fame("armoured-luggage-compartment")],
    "LA-LOOT-02": [
        fame("artificial-ecosystem"), 1, BOX.fame_per_food_most[card("artificial-ecosystem")],
    ],
    "LA-LOOT-03": [amount("prisoner")],
    "LA-LOOT-04": [max(BOX.levels[card("gauss-cannon")]), fame("gauss-cannon")],
    "LA-LOOT-05": [BOX.speed[card("biomass-turbo-truck")], BOX.towing[card("biomass-turbo-truck")]],
    "LA-LOOT-06": [fame("nuclear-reactor")],
    "LA-ITEM-01": [1, amount("incendiary-ammo")],
    "LA-ITEM-02": [amount("nitrous-oxide")],
    "LA-ITEM-03": [amount("antifreeze-capsules")],
    "LA-ITEM-04": [amount("hazmat-suit")],
    "LA-ITEM-05": [1, BOX.truck_damage[card("nitromethane")]],
    "LA-ITEM-06": [amount("decontamination-iv")],
    "LA-ITEM-07": [amount("welding-torch")],
    "LA-SURV-01": [amount("driver")],
    "LA-SURV-03": [
        amount("co-pilot"), BOX.catch_up_distance[card("co-pilot")],
        BOX.catch_up_amount[card("co-pilot")],
    ],
    "LA-SURV-05": [amount("mechanic")],
    "LA-SURV-07": [amount("bounty-hunter")],
    "LA-SURV-10": [amount("orphan")],
    "LA-SURV-11": [1, amount("gunner")],
    "LA-SURV-12": [amount("jackal")],
    "LA-EVT-04": [amount("blizzard")],
    "LA-EVT-05": [amount("radioactive-cloud")],
    "LA-EVT-06": [amount("aurora-signal")],
    "LA-BETA-01": [sum(BOX.roads[1].avalanche), sum(BOX.roads[1].avalanche)],
    "LA-BETA-03": BOX.costs[1],
    "LA-AUT-02": [len(BOX.action_cards)],
    "LA-AUT-07": [BOARD.survivors, BOARD.food, BOARD.fuel, BOARD.ammo],
    "LA-AUT-26": [BOARD.most_survivors],
    "LA-AUT-50": [BOARD.base_speed, 1, 1, BOARD.catch_up_amount, BOARD.catch_up_distance],
    "LA-AUT-60": [112, action(112).skill],
    "LA-AUT-61": [113, action(113).skill],
    "LA-AUT-62": [114, action(114).skill],
    "LA-AUT-63": [115, action(115).skill],
    "LA-AUT-64": [116, action(116).skill],
    "LA-AUT-65": [117, action(117).skill, action(117).amount],
}  # fmt: skip


@pytest.mark.parametrize("rule", IN_THE_LEDGER)
def test_a_rule_says_the_numbers_of_the_data(rule):
    said = numbers(rulebook.rule(rule, "en").text)
    wanted = IN_THE_LEDGER[rule]
    assert said[: len(wanted)] == wanted


ABILITIES = {
    "remove-damage": [amount("mechanic")],
    "first-hit-extra-damage": [amount("gunner")],
    "fame-if-loot": [amount("bounty-hunter")],
    "fame": [amount("orphan")],
    "speed-plus": [amount("driver")],
    "speed-plus-1-and-catch-up": [
        amount("co-pilot"),
        amount("co-pilot") + BOX.catch_up_amount[card("co-pilot")],
    ],
}
"""What the board says about an ability: with its number."""


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("ability", ABILITIES)
def test_an_ability_is_said_with_its_number(ability, lang):
    assert numbers(Speaker(TITLE, lang).say(f"ability-{ability}")) == ABILITIES[ability]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_questions_say_the_numbers_of_the_cards(lang):
    speaker = Speaker(TITLE, lang)
    assert numbers(speaker.say("ask-antifreeze")) == [amount("antifreeze-capsules")]
    assert numbers(speaker.say("ask-gunner-use")) == [amount("gunner")]
    assert amount("orphan") == amount("prisoner"), "one sentence is said of both"
