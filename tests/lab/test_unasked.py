"""Where a rule does not ask though an answer would have changed something, it is found."""

from typing import Any

from ashfall.engine.verbs import Verb
from ashfall.lab.unasked import Unasked, play
from tests.engine import toy
from tests.engine.toy import Embers
from tests.properties.leaks import Leaky, LeakyTitle


class Silent(Leaky):
    """Does not ask the favoured seat in its third round."""

    def ask(self, seat: int, question: str, *verbs: Verb, **how: Any) -> None:
        if question != "favour" or self.round != 3:
            Embers.ask(self, seat, question, *verbs, **how)


def searched(title):
    found = Unasked(title)
    play(found, "random", 0, watched=False)
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
