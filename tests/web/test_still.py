"""The board stands still: a solo game of each title at two sizes (`make still` plays all of it)."""

import pytest
from playwright.sync_api import Browser

from tests.web.house import Site
from tests.web.still import drawn, play


@pytest.mark.parametrize("size", ["1440x900", "390x844"])
@pytest.mark.parametrize("game", drawn())
def test_the_board_stands_still(browser: Browser, site: Site, game: str, size: str) -> None:
    assert play(browser, site, game, size, "solo", 100_000).faults == []
