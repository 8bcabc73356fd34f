"""One server and one browser for all tests of the page."""

import os
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, sync_playwright

from tests.web.house import PATIENCE, QUIET, SLOWER, STATIC, Player, Site, chromium


def missing() -> str:
    if chromium() is None:
        return "no Chromium here: sudo apt-get install chromium"
    if not STATIC.is_file():
        return "the page is not built: make page"
    return ""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Everything here needs a browser; a few seconds each at least."""
    here = Path(__file__).parent
    for item in items:
        if here in item.path.parents:
            item.add_marker(pytest.mark.slow)
            if item.get_closest_marker("timeout") is None:
                item.add_marker(pytest.mark.timeout(1200 * SLOWER))


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    if missing():
        if os.environ.get("CI") == "true":
            pytest.fail(missing())
        pytest.skip(missing())
    with sync_playwright() as playwright:
        made = playwright.chromium.launch(executable_path=chromium(), args=QUIET, timeout=PATIENCE)
        yield made
        made.close()


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    made = Site(tmp_path_factory.mktemp("site"))
    yield made
    made.stop()


@pytest.fixture
def own_site(tmp_path: Path) -> Iterator[Site]:
    """A server that the test may stop."""
    made = Site(tmp_path)
    yield made
    made.stop()


@pytest.fixture
def arrive(browser: Browser, site: Site) -> Iterator[Callable[..., Player]]:
    """People with a browser window; in the end nobody's page may have complained."""
    here: list[Player] = []

    def come(lang: str = "en", where: Site | None = None, **more: Any) -> Player:
        player = Player(browser, where or site, lang, **more)
        here.append(player)
        return player

    yield come
    for player in here:
        player.close()
