"""Whole solo games on the page, as different people play them."""

import pytest

import ashfall
from tests.web.house import PHONE, unspoken

GAMES = [game["id"] for game in ashfall.games() if game["solo"]]


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_a_whole_solo_game_by_mouse(arrive, game):
    player = arrive()
    player.settle(film="off")
    player.start(game)
    made = player.play()
    assert made > 10
    assert player.over
    assert player.complaints == []
    assert unspoken(player.text()) == []


@pytest.mark.slow
def test_a_whole_solo_game_by_keyboard_only(arrive):
    player = arrive()
    player.settle(film="off")
    page = player.open()
    for _ in range(40):
        page.keyboard.press("Tab")
        if (
            page.evaluate(
                "document.activeElement.closest('[data-game=last-aurora]') && document.activeElement.dataset.way"
            )
            == "solo"
        ):
            break
    page.keyboard.press("Enter")
    page.wait_for_selector("dialog .go")
    for _ in range(40):
        if page.evaluate("document.activeElement.classList.contains('go')"):
            break
        page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    page.wait_for_selector('[data-screen="decision"]')
    while player.wait_turn():
        choices = player.choices()
        number = player.random.randrange(min(len(choices), 9)) + 1
        before = player.version
        page.keyboard.press(str(number))
        for _ in range(400):
            if player.version != before:
                break
            if page.locator("[data-confirm]:focus").count():
                page.keyboard.press("Enter")
            page.wait_for_timeout(10)
        assert player.version != before
    assert player.over
    assert player.complaints == []


@pytest.mark.slow
def test_a_whole_solo_game_with_a_thumb(arrive):
    player = arrive(size=PHONE, has_touch=True, is_mobile=True)
    player.settle(film="off")
    page = player.open()
    player.card("outlive").locator('[data-way="solo"]').tap()
    page.locator("dialog .go").tap()
    page.wait_for_selector('[data-screen="decision"]')
    while player.wait_turn():
        wide = page.evaluate("document.scrollingElement.scrollWidth")
        assert wide <= PHONE["width"], "the page scrolls sideways"
        before = player.version
        page.locator(f'.choices [data-choice="{player.random.choice(player.choices())}"]').tap()
        player.confirm_until(before)
    assert player.over
    assert player.complaints == []


@pytest.mark.slow
@pytest.mark.parametrize(
    ("lang", "game"), [("ru", "last-aurora"), ("pl", "outlive"), ("ru", "auztralia")]
)
def test_a_whole_solo_game_in_another_language(arrive, lang, game):
    player = arrive(lang)
    player.settle(film="off")
    player.start(game)
    missing = []
    while player.wait_turn():
        missing += unspoken(player.text())
        player.choose(player.random.choice(player.choices()))
    missing += unspoken(player.text())
    assert missing == []
    assert player.page.evaluate("document.documentElement.lang") == lang
    assert player.complaints == []


def test_a_stranger_is_at_the_table_after_two_clicks(arrive):
    player = arrive()
    player.start("last-aurora")
    assert player.choices()
    assert "Guest" in player.text()
