"""The sentences that the page's speaker is compared with are those that Python says today."""

from .sentences import FILE, written


def test_the_sentences_for_the_page_are_current():
    assert FILE.read_text("utf-8") == written(), "run python -m tests.lang.sentences"
