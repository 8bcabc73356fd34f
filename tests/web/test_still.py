"""The board stands still, and everything is said in its language: a solo game of each title at two sizes.
Nothing scrolls inside a zone of a phone.

The wide page is in Russian and Polish by turns, whose words are the longest; `make still` plays all sizes in English.
"""

import pytest
from playwright.sync_api import Browser

from tests.web.house import PHONE, Site
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


ZONES = """() => {
    const over = () => Math.max(...[...document.querySelectorAll('.ring .zone')]
        .map((one) => one.scrollHeight - one.clientHeight));
    window.over = over();
    const look = () => { window.over = Math.max(window.over, over()); requestAnimationFrame(look); };
    requestAnimationFrame(look);
}"""
"""In every frame: by how much a zone is smaller than what lies in it."""
LONG_NAMES = """async (lang) => {
    const files = await (await fetch('/api/games/outlive/components')).json();
    const all = Object.values(files.equipment.equipment).map((one) => one[`name_${lang}`] ?? one.name);
    const names = all.sort((a, b) => b.length - a.length);
    const zones = [...document.querySelectorAll('.ring .zone')];
    const city = zones.filter((one) => one.querySelectorAll('.half').length > 2);
    for (const zone of city)
        [...zone.querySelectorAll('.half .chip')].forEach((chip, k) => (chip.textContent = names[k]));
    return city.length;
}"""


@pytest.mark.parametrize("lang", ["ru", "pl"])
def test_nothing_scrolls_inside_a_zone_on_a_phone(arrive, lang):
    player = arrive(lang, size=PHONE, has_touch=True, is_mobile=True)
    player.settle(film="off", confirm="never")
    player.practice("outlive", seed="5")
    player.wait_turn()
    player.rest()
    player.page.evaluate(ZONES)
    for size in (PHONE, {"width": 844, "height": 390}):
        player.page.set_viewport_size(size)
        player.play(12)
        player.wait_turn()
        player.rest()
        assert player.page.evaluate("() => window.over") <= 0
    # The longest names at once, in the smaller zones.
    player.page.set_viewport_size(PHONE)
    player.practice("outlive", seed="5")
    for _ in range(20):
        player.wait_turn()
        player.rest()
        if player.page.evaluate(LONG_NAMES, lang):
            break
        player.pick(player.choices()[0])
    else:
        raise AssertionError("no city with three pieces of equipment")
    player.page.evaluate(ZONES)
    assert player.settled("() => window.over <= 0", True) is True
