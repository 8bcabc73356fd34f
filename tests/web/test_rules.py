"""The rules in the page: searched and read in the language of the page."""

import pytest
from playwright.sync_api import Route, expect

from tests.web.house import DRAWN, PHONE
from tests.web.lighthouse import finished

FOUND = {
    "ru": ("засаду", "LA-AMB-09", "Число врагов в регионе не ограничено."),
    "pl": ("zasadzkę", "LA-AMB-09", "Liczba wrogów w regionie nie jest ograniczona."),
}


@pytest.mark.parametrize("lang", FOUND)
def test_rules_are_read_and_searched_in_the_language_of_the_page(arrive, lang):
    words, id, text = FOUND[lang]
    player = arrive(lang=lang)
    page = player.open("/rules/last-aurora")
    rule = page.locator(f"#rule-{id} dd")
    expect(rule).to_have_text(text)
    expect(rule).to_have_attribute("lang", lang)
    expect(page.locator('.rules dd[lang="en"]')).to_have_count(0)

    page.locator('.rules input[type="search"]').fill(words)
    rule.wait_for(state="detached")
    page.locator("#rule-LA-AMB-05 dd").wait_for()


def test_the_rules_are_asked_for_once_and_stand_whole(arrive):
    """An answer was a reason to ask again, five times a second, and each began the list anew."""
    player = arrive()
    asked: list[str] = []
    player.page.on("request", lambda one: asked.append(one.url))
    page = player.open("/rules/auztralia")
    expect(page.locator(".rules dl > div").nth(300)).to_be_attached()
    page.wait_for_timeout(700)
    assert len([one for one in asked if "/rules?" in one]) == 1
    expect(page.locator(".rules dl > div").nth(300)).to_be_attached()


def test_the_rules_follow_a_window_that_becomes_narrower(arrive):
    """A tablet that is turned kept the width of the wider page."""
    player = arrive()
    page = player.open("/rules/outlive")
    expect(page.locator(".rules dl > div").nth(300)).to_be_attached()
    page.set_viewport_size({"width": 768, "height": 1024})
    assert player.settled("() => document.documentElement.scrollWidth", 768) == 768


SHIFTS = """() => {
  window.shifted = 0;
  new PerformanceObserver((list) => {
    for (const one of list.getEntries()) if (!one.hadRecentInput) window.shifted += one.value;
  }).observe({ type: "layout-shift", buffered: true });
}"""


def test_a_replay_on_a_phone_leaves_room_for_the_board_before_it_is_here(arrive):
    """What Lighthouse calls good is a shift of at most 0.1; it was 0.69."""
    player = arrive(size=PHONE, has_touch=True, is_mobile=True)
    player.page.add_init_script(f"({SHIFTS})()")
    player.open(finished(player.site))
    player.page.wait_for_selector(f'[data-screen="replay"] {DRAWN}')
    player.rest()
    assert player.page.evaluate("window.shifted") <= 0.1


@pytest.mark.parametrize("game", ["auztralia", "last-aurora"])
def test_the_signs_of_the_reference_card_come_where_room_is_kept_for_them(arrive, game):
    """What stood under them moved when they came."""
    player = arrive(size=PHONE, has_touch=True, is_mobile=True)
    held: list[Route] = []
    player.page.route(f"**/signs-{game}*", lambda route: held.append(route))
    page = player.open(f"/rules/{game}")
    search = page.locator(".rules label")
    expect(page.locator(".rules dl > div").nth(30)).to_be_attached()
    expect(page.locator(".signs .sign").first).to_be_attached()
    before = player.box(search)
    expect(page.locator(".signs .sign svg")).to_have_count(0)
    for one in held:
        one.continue_()
    expect(page.locator(".signs li:not(:has(svg))")).to_have_count(0)
    assert player.box(search) == before


def test_the_name_stands_there_until_there_is_something_to_read(arrive):
    player = arrive()
    held: list[Route] = []
    player.page.route("**/assets/words-en*", lambda route: held.append(route))
    player.page.goto(player.site.url + "/rules/outlive", wait_until="commit")
    expect(player.page.locator("#opening")).to_be_visible()
    for one in held:
        one.continue_()
    player.page.unroute("**/assets/words-en*")
    expect(player.page.get_by_role("heading", name="Outlive")).to_be_visible()
    expect(player.page.locator("#opening")).to_have_count(0)
