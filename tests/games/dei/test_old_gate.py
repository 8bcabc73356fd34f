"""The old gate is the first region of the list: what happens there happens as anywhere else.

Where a rule asks whether something stands on the board at all, a place in the middle of the list proves nothing.
"""

import pytest
from tests.games.dei.arrangement import region as number
from tests.games.dei.automaton import AUTOMA, did, solo
from tests.games.dei.looking import options, question, scrappers, table
from tests.games.dei.openings import FAR, GATE, HILL, SNOW, YARD, psionics, wild

from ashfall.games.dei.factions import faction
from ashfall.games.dei.psionic_missions import ruled


@pytest.mark.rule("DEI-AUT-47")
@pytest.mark.parametrize("place", [GATE, YARD])
def test_without_a_reserve_the_automa_takes_a_scrapper_from_where_most_are_free(place):
    kit = table(solo({})).box.kits[table(solo({})).boards[AUTOMA].faction]
    game = solo({"units": {place: kit.scrappers}, "lilith": HILL, "altar": HILL})
    attempt = did(game, "recruit_lilith")
    assert attempt.source == number(place)
    assert scrappers(game, place, AUTOMA) == kit.scrappers - 1
    assert scrappers(game, HILL, AUTOMA) == 1


@pytest.mark.rule("DEI-PSI-57", "DEI-RUL-111")
@pytest.mark.parametrize("place", [GATE, YARD])
def test_psionics_rule_wherever_they_stand(place):
    t = table(psionics({"leaders": {"kar-ra": place}}))
    assert ruled(t, 0) == number(place)
    assert faction(t, 0).unit_regions(t, 0) == 1 << number(place)


@pytest.mark.rule("DEI-WLD-12", "DEI-RUL-15")
@pytest.mark.parametrize("target", [GATE, FAR])
def test_wolves_howl_others_to_where_the_wild_choose(target):
    mine = {"leader": SNOW, "units": {SNOW: 2}, "natural": ["howl"], "hand": ["litter", "hunt"]}
    game = wild(mine, {"units": {SNOW: 1}})
    game.play("play litter", f"howl {SNOW}", f"drive {target}")
    if question(game)[1] == "push_unit":
        game.play("yield-scrapper")
    assert scrappers(game, target, 1) == 1
    assert scrappers(game, SNOW, 1) == 0
    assert question(game)[0] == 0, options(game)
