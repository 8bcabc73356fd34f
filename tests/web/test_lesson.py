"""The guided first games, in a real browser."""

import pytest
from playwright.sync_api import expect

from tests.web.house import unspoken


def steps(player):
    return player.page.locator('[data-screen="lesson"]')


LESSONS = [(game, "learn") for game in ("last-aurora", "outlive", "auztralia", "dei")]


@pytest.mark.parametrize(("game", "way"), [*LESSONS, ("dei", "learn-2")])
def test_a_lesson_is_shown_to_its_end(arrive, game, way):
    player = arrive()
    player.settle(film="off")
    page = player.open()
    player.card(game).locator(f'[data-way="{way}"]').click()
    page.wait_for_selector('[data-screen="lesson"]')
    for _ in range(150):
        player.rest()
        if steps(player).get_attribute("data-finished") == "true":
            break
        assert unspoken(steps(player).inner_text()) == []
        if page.locator('[data-lesson="next"]').count():
            assert player.choices() == [], "while it speaks nothing can be chosen"
            page.locator('[data-lesson="next"]').click()
            continue
        at = steps(player).get_attribute("data-step")
        page.locator('[data-lesson="show"]:not([disabled])').click()
        page.wait_for_function(
            "at => document.querySelector('[data-screen=lesson]').dataset.step !== at", arg=at
        )
    expect(steps(player).locator("li")).to_have_count(5)
    page.locator('[data-lesson="end"]').click()
    expect(steps(player)).to_have_count(0)
    player.wait_turn()
    assert len(player.choices()) > 1, "free play goes on at the same table"
    assert player.complaints == []


def test_a_learner_picks_the_one_thing_and_everything_else_says_lesson(arrive):
    player = arrive("ru")
    player.settle(film="off", confirm="never")
    page = player.open("/learn/last-aurora")
    page.wait_for_selector('[data-screen="lesson"]')
    player.rest()
    while page.locator('[data-lesson="next"]').count():
        page.locator('[data-lesson="next"]').click()
        player.rest()
    assert player.choices() == ["explore 2 co-pilot"]
    page.locator('[data-thing="position:3"]').first.click(force=True)
    expect(page.locator("[data-why]")).to_contain_text("Урок")
    page.keyboard.press("Escape")
    page.locator('[data-lesson="let"]').click()
    expect(page.locator(":focus")).to_have_attribute("data-thing", "position:2")
    before = player.version
    page.keyboard.press("Enter")
    player.confirm_until(before)
    expect(steps(player)).to_have_attribute("data-step", "1")
    page.reload()
    page.wait_for_selector('[data-screen="lesson"]')
    # The lesson goes on after a reload.
    expect(steps(player)).to_have_attribute("data-step", "1")
    page.locator('[data-lesson="skip"]').click()
    expect(page.locator(".choices [data-choice]").nth(1)).to_be_visible()
    assert len(player.choices()) > 1
    assert player.complaints == []
