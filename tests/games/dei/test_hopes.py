"""What a simple player hopes for: estimates are no rules, but a wrong one makes it play badly unnoticed."""

from typing import Any

import pytest
from tests.games.dei.looking import table
from tests.games.dei.openings import COURT, FAR, GATE, SNOW, YARD, fauns, psionics, versus, wild

from ashfall.games.dei.factions import faction
from ashfall.games.dei.fauns import CUBE, DEN, UPGRADE
from ashfall.games.dei.mercenaries import EARNED, hopes, steps_to
from ashfall.games.dei.mercenaries import FAR as TOO_FAR
from ashfall.games.dei.psionic_missions import why_not_fulfil, worth_now
from ashfall.games.dei.psionics import CARD_SIGNAL, SYMBOL
from ashfall.games.dei.sacrifices import promise
from ashfall.games.dei.state import Dei
from ashfall.games.dei.things import ALEXANDRA, JUKAS
from ashfall.games.dei.wild import NATURAL_FEAT


def prospects(t: Dei) -> int:
    return faction(t, 0).prospects(t, 0)


def test_psionics_value_symbols_in_the_city_and_tokens_on_leader_cards_and_markets():
    given: dict[str, Any] = {
        "leaders": {"kar-ra": FAR},
        "signals": {COURT: [3, 1], SNOW: [2]},
        "kar_ra": [1, 2],
        "charged": {"fly-override": 1, "simon-link": 2},
        "boards": {"logistic": 1},
    }
    t = table(psionics(given, markets={"logistic": ["fly-override", "simon-link"]}))
    assert prospects(t) == SYMBOL * (2 + 0 + 1) + CARD_SIGNAL * (2 + 2 + 1)


def test_fauns_value_dens_cubes_and_upgraded_cards():
    t = table(fauns({"dens": [GATE, YARD], "cubes": {"red": 2, "blue": 1}}))
    assert prospects(t) == 2 * DEN + 3 * CUBE
    assert t.grove is not None
    t.grove.upgrades.pop()
    assert prospects(t) == 2 * DEN + 3 * CUBE + UPGRADE


def test_fauns_hope_for_their_best_missions_of_the_rounds_to_come():
    t = table(fauns({"units": {COURT: 3, GATE: 2}, "goods": (3, 2)}, outposts={COURT: ["red"]}))
    assert t.grove is not None
    worths = {mission: promise(t, 0, mission) for mission in t.grove.missions}
    assert len(set(worths.values())) > 1
    for done in range(4):
        t.grove.done = t.grove.missions[:done]
        open_ones = [worths[mission] for mission in t.grove.missions[done:]]
        best = sum(sorted(open_ones)[-(4 - done) :])
        assert faction(t, 0).mission_hopes(t, 0) == best


def test_psionics_hope_for_the_best_mission_of_each_leader():
    given: dict[str, Any] = {
        "leaders": {"willow": COURT, "vladimir": GATE},
        "signals": {COURT: [1], SNOW: [2], YARD: [1, 1]},
        "goods": (2, 3),
        "open": ["willow-a", "willow-b", "vladimir-a", "vladimir-b"],
    }
    t = table(psionics(given, outposts={COURT: ["red", "blue"]}))
    assert t.signals is not None
    best: dict[int, int] = {}
    for mission in t.signals.missions:
        assert why_not_fulfil(t, 0, mission) is None
        leader = t.box.missions[mission].leader
        best[leader] = max(best.get(leader, 0), worth_now(t, 0, mission))
    assert len(best) == 2 and all(best.values())
    assert faction(t, 0).mission_hopes(t, 0) == sum(best.values())
    t.boards[0].missions[:3] = t.signals.missions[:3]
    hopes_left = faction(t, 0).mission_hopes(t, 0)
    assert hopes_left <= max(best.values())


def test_psionics_hope_for_nothing_from_missions_that_count_nothing():
    t = table(psionics({"leaders": {"willow": FAR}, "open": ["willow-b", "willow-c"]}))
    assert [worth_now(t, 0, mission) for mission in t.signals.missions] == [0, 0]
    assert faction(t, 0).mission_hopes(t, 0) == 0


def test_the_wild_come_nearer_to_their_locked_feats_with_each_outpost():
    game = wild({"units": {COURT: 1}}, outposts={COURT: ["red", "blue"]})
    t = table(game)
    needs = [need for _, need, _ in t.box.natural_feats]
    assert prospects(t) == sum(NATURAL_FEAT * min(2, need) // need for need in needs)
    t.boards[0].unlocked = 0b010
    left = [needs[0], needs[2]]
    assert prospects(t) == sum(NATURAL_FEAT * min(2, need) // need for need in left)


def test_who_has_no_prospects_of_its_own_has_none():
    assert prospects(table(versus({"leader": FAR}, None, None))) == 0


@pytest.mark.parametrize("cards", [0, 1, 2, 3])
def test_jukas_comes_nearer_with_each_drone_card_and_each_step(cards):
    hand = ["march", "masamune-control", "fly-core", "simon-link"][: cards + 1]
    given = {"leader": GATE, "hand": hand}
    options = {"mercenaries": "jukas"}
    t = table(versus({}, given, None, options=options, mercenaries={"jukas": YARD}, round=2))
    needs, rounds = t.box.mercenaries[0].needs, t.box.rounds
    near = TOO_FAR - steps_to(t, 0, t.place[JUKAS]) if cards + 1 >= needs else TOO_FAR
    share = rounds * needs**2 if cards >= needs else cards**2 * (rounds - 2 + 1)
    assert steps_to(t, 0, t.place[JUKAS]) == 1
    assert hopes(t, 0, JUKAS) == EARNED * near * share // (TOO_FAR * rounds * needs**2)


def test_alexandra_is_hoped_for_by_what_can_still_be_played():
    options = {"mercenaries": "alexandra"}
    hands = [["march"], ["march", "patrol"], ["march", "patrol", "scavenge", "vanguard", "raid"]]
    found = []
    for hand in hands:
        given = {"leader": GATE, "hand": hand}
        t = table(versus({}, given, None, options=options, mercenaries={"alexandra": YARD}))
        found.append(hopes(t, 0, ALEXANDRA))
    assert found == sorted(found) and found[0] < found[-1]
