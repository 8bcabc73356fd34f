"""The sentences that the page's speaker is compared with are those that Python says today."""

from .sentences import FILE, chosen, stored, written


def test_the_sentences_for_the_page_are_current():
    assert FILE.read_text("utf-8") == written(stored()), "run python -m tests.lang.sentences"


def test_they_come_from_every_game_and_hold_lists():
    assert stored().keys() == chosen().keys()
    for samples in stored().values():
        assert (
            sum(any(isinstance(v, list | dict) for v in values.values()) for _, values in samples)
            >= 4
        )
