"""Where a rule does not ask though an answer would have changed something, it is found, and the fuzzer fails."""

from collections import Counter
from typing import Any

import pytest

from ashfall.engine.verbs import Verb
from ashfall.games import TITLES, title
from ashfall.lab import unasked
from ashfall.lab.checks import Broken
from ashfall.lab.journey import UNASKED_ONE_IN, Journey, travel
from ashfall.lab.unasked import ENOUGH, PLAYERS, Offer, Unasked, check_asked, play
from tests.engine import toy
from tests.engine.toy import Embers
from tests.properties.leaks import Leaky, LeakyTitle
from tests.quick import first_quick


class Silent(Leaky):
    """Does not ask the favoured seat in its third round."""

    def ask(self, seat: int, question: str, *verbs: Verb, **how: Any) -> None:
        if question != "favour" or self.round != 3:
            Embers.ask(self, seat, question, *verbs, **how)


def searched(game):
    found = Unasked(game)
    for number in range(3):
        play(found, "random", number, watched=False)
    for number in range(3):
        play(found, "random", number, watched=True)
    return found


def test_a_question_that_was_worth_asking_is_found_with_an_example():
    found = searched(LeakyTitle(Silent))
    assert found.skipped["toy.favour"] == 3, "once in each game"
    assert {verb for _, verb in found.found} == {"peek", "give"}, "to pass on changes nothing"
    assert any("toy.favour did not offer give" in line and "seat" in line for line in found.lines())


def test_a_game_that_asks_everything_has_nothing_to_find():
    found = searched(toy.TITLE)
    assert not found.skipped and not found.found
    assert len(list(found.lines())) == 1


def test_a_rule_that_asked_about_refuges_only_is_not_blamed_for_a_bridge():
    """What `build_place` of D.E.I. offers depends on what is built: its refuges say nothing about its bridges."""
    verb = next(iter(toy.TITLE.grammar.by_rule.values()))
    place = verb.rule
    found = Unasked(toy.TITLE, {place: [Offer(verb, -1)]}, Counter({place: ENOUGH}), {(place, 0)})
    assert found.knows((place, 1, 0))
    assert not found.knows((place, 1, 2))
    found.askers[place] = [Offer(verb, 1)]
    assert found.knows((place, 1, 2)), "the verb itself is about the argument"


def test_the_fuzzer_fails_at_a_question_that_is_not_asked():
    silent = LeakyTitle(Silent)
    with pytest.raises(Broken, match=r"toy\.favour does not ask, and does not offer"):
        check_asked(silent, {"players": 2, "rounds": 8}, "one", "random")
    ends = [
        travel(silent, Journey("toy", {"players": 2, "rounds": 8}, f"{n}", "random", 20))
        for n in range(3 * UNASKED_ONE_IN)
    ]
    assert any("does not ask" in end.error for end in ends)


@pytest.mark.slow
def test_whoever_loses_everybody_on_a_shortcut_is_not_to_be_asked_how_far_he_drives():
    """The last survivor was laid under the damage of a shortcut: there is nobody to go on with."""
    game = title("last-aurora")
    options = game.checked_settings({"players": 2, "map": "beta", "mines": True})
    check_asked(game, options, "books-7-43", "fair")


NEEDED = {
    "outlive": {"attack.choose_tribute": 0},
    "last-aurora": {
        "arrangement.arrange": 22,
        "cargo.make_room": 88,
        "combat.choose_ambush": 22,
        "contamination.next_contamination": 186,
        "hits.next_damage": 22,
        "travel.travel": 54,
    },
}
"""Of each allowance a game in which it is needed, by its number."""


@pytest.mark.slow
@pytest.mark.parametrize(
    "game",
    first_quick(sorted(TITLES.keys() - {"toy"}, key=lambda id: (len(NEEDED.get(id, "")) != 1, id))),
)
def test_every_allowance_is_needed(game):
    rules = [
        f"{rule.__module__.rsplit('.')[-1]}.{rule.__name__}" for rule in title(game).nothing_due
    ]
    assert sorted(rules) == sorted(NEEDED.get(game, {}))
    before = unasked.learned(title(game)) if rules else None
    for rule, number in NEEDED.get(game, {}).items():
        found = Unasked(before.title, dict(before.askers), before.times.copy(), set(before.about))
        play(found, PLAYERS[number % len(PLAYERS)], number, watched=True)
        assert found.settled[rule], f"{rule} asks, or is not met in game {number} any more"
