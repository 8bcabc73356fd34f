"""The page in Firefox: what every visitor does first, in each game, with real clicks."""

from collections.abc import Iterator

import pytest
from websockets.exceptions import WebSocketException

from tests.programs import need
from tests.web.firefox import Firefox, firefox
from tests.web.house import DRAWN, STATIC, Site
from tests.web.still import drawn

CHOICE = ".choices [data-choice]:not([disabled])"
VERSION = "document.querySelector('[data-version]')?.dataset.version"
MOVES = 3


@pytest.fixture(scope="module")
def window(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Firefox]:
    if firefox() is None:
        need("firefox-esr", "firefox-esr")
    if not STATIC.is_file():
        pytest.fail("the page is not built: make page")
    made = started(tmp_path_factory)
    yield made
    made.close()


def started(folders: pytest.TempPathFactory, tries: int = 3) -> Firefox:
    """A window; on a busy machine a Firefox may die before it listens."""
    while True:
        tries -= 1
        try:
            return Firefox(folders.mktemp("firefox"))
        except (RuntimeError, OSError, WebSocketException) as error:
            if not tries:
                raise
            print(f"once more: {error}")


@pytest.mark.parametrize("game", drawn())
def test_a_solo_game_is_begun_and_played_by_clicks(window: Firefox, site: Site, game: str) -> None:
    window.complaints.clear()
    window.open(site.url)
    window.click(f'article[data-game="{game}"] [data-way="solo"]')
    window.click("dialog .go")
    window.until(f"document.querySelector('{DRAWN}')")
    for _ in range(MOVES):
        before = window.until(f"document.querySelector('{CHOICE}') && {VERSION}")
        # A film may end by itself before a hand is there.
        window.look("document.querySelector('[data-film-close]')?.click()")
        window.click(CHOICE)
        made = f"{VERSION} !== {before!r}"
        asked = "document.querySelector('[data-confirm]:not([disabled])') && 'asked'"
        while window.until(f"({made}) ? 'made' : {asked}") == "asked":
            window.click("[data-confirm]")
            window.until(f"({made}) || !({asked})")
    assert window.complaints == []


def test_the_rules_are_shown(window: Firefox, site: Site) -> None:
    window.complaints.clear()
    window.open(f"{site.url}/rules/{drawn()[0]}")
    # The ledger comes in portions; all of it comes.
    window.until("document.querySelectorAll('dt').length > 200")
    assert window.complaints == []
