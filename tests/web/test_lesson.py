"""The guided first games, in a real browser."""

import pytest

from tests.web.house import unspoken


def steps(player):
    return player.page.locator('[data-screen="lesson"]')


@pytest.mark.parametrize("game", ["last-aurora", "outlive", "auztralia"])
def test_a_lesson_is_shown_to_its_end(arrive, game):
    player = arrive()
    player.settle(film="off")
    page = player.open()
    player.card(game).locator('[data-way="learn"]').click()
    page.wait_for_selector('[data-screen="lesson"]')
    for _ in range(150):
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
    assert steps(player).locator("li").count() == 5
    page.locator('[data-lesson="end"]').click()
    assert steps(player).count() == 0
    assert len(player.choices()) > 1, "free play goes on at the same table"
    assert player.complaints == []


def test_a_learner_picks_the_one_thing_and_everything_else_says_lesson(arrive):
    player = arrive("ru")
    player.settle(film="off", confirm="never")
    page = player.open("/learn/last-aurora")
    page.wait_for_selector('[data-screen="lesson"]')
    while page.locator('[data-lesson="next"]').count():
        page.locator('[data-lesson="next"]').click()
    assert player.choices() == ["explore 2 co-pilot"]
    page.locator('[data-thing="position:3"]').first.click(force=True)
    assert "Урок" in page.locator("[data-why]").inner_text()
    page.keyboard.press("Escape")
    page.locator('[data-lesson="let"]').click()
    assert page.evaluate("document.activeElement.dataset.thing") == "position:2"
    before = player.version
    page.keyboard.press("Enter")
    player.confirm_until(before)
    assert steps(player).get_attribute("data-step") == "1"
    page.reload()
    page.wait_for_selector('[data-screen="lesson"]')
    assert steps(player).get_attribute("data-step") == "1", "the lesson goes on after a reload"
    page.locator('[data-lesson="skip"]').click()
    assert len(player.choices()) > 1
    assert player.complaints == []
