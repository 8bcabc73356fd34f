"""The board stands still, and everything is said in its language: a solo game of each title at two sizes.

The wide page is in Russian and Polish by turns, whose words are the longest; `make still` plays all sizes in English.
"""

import pytest
from playwright.sync_api import Browser

from tests.web.house import Site
from tests.web.still import drawn, play

CASES = [
    case
    for number, game in enumerate(drawn())
    for case in ((game, "1440x900", ("ru", "pl")[number % 2]), (game, "390x844", "en"))
]


@pytest.mark.parametrize(("game", "size", "lang"), CASES)
def test_the_board_stands_still(
    browser: Browser, site: Site, game: str, size: str, lang: str
) -> None:
    seen = play(browser, site, game, size, "solo", 100_000, lang)
    assert seen.faults == []
    assert seen.choices > 10
