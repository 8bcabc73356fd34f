"""Every side can be seen: a strip of signs and numbers each, and its board behind a click."""

import pytest
from playwright.sync_api import expect

from tests.web.house import PHONE
from tests.web.still import drawn

FOUR = [{"kind": "here"}, *[{"kind": "bot", "bot": "random"}] * 3]
HIDDEN = """() => {
  const box = document.querySelector('.rivals');
  const edge = box.getBoundingClientRect();
  const cut = [...box.querySelectorAll('.fact')].map((one) => one.getBoundingClientRect())
    .filter((fact) => fact.bottom > edge.bottom + 1 || fact.right > edge.right + 1);
  return [box.scrollHeight - box.clientHeight, cut.length];
}"""


@pytest.mark.parametrize("lang", ["en", "ru"])
@pytest.mark.parametrize("game", drawn())
def test_all_public_numbers_of_four_players_stand_without_scrolling(arrive, game, lang):
    player = arrive(lang)
    player.settle(film="off", confirm="never")
    player.practice(game, "rivals", FOUR)
    player.play(14)
    player.wait_turn()
    page = player.page
    strips = page.locator('[data-screen="strips"] > li')
    strips.locator(".facts").first.wait_for()
    player.rest()
    assert strips.count() >= 4
    for strip in strips.all():
        assert strip.locator(".fact").count() >= 4
        for name in strip.locator(".fact").evaluate_all("all => all.map(one => one.title)"):
            assert name and "[" not in name
    assert player.settled(HIDDEN, [0, 0]) == [0, 0]
    # In which order the bots answer is their affair: sooner or later they change a number between two choices of mine.
    for _ in range(20):
        if strips.locator(".by").count():
            break
        player.play(1)
        assert player.wait_turn()
        player.rest()
    assert strips.locator(".by").count() > 0, "something changed since the last choice"
    assert player.complaints == []


@pytest.mark.parametrize("size", [None, PHONE], ids=["wide", "phone"])
@pytest.mark.parametrize("game", drawn())
def test_a_click_opens_the_board_of_a_rival(arrive, game, size):
    player = arrive(size=size)
    player.settle(film="off", confirm="never")
    player.practice(game, "rivals", FOUR)
    player.play(14)
    player.wait_turn()
    page = player.page
    board = player.box(page.locator("[data-board]"))
    page.locator('.rivals [data-side="1"]').click()
    rival = page.locator('[data-screen="rival"]')
    rival.locator("[data-thing]").first.wait_for()
    expect(rival.locator(".thing.lit")).to_have_count(0)  # nothing of a rival can be chosen
    assert player.box(page.locator("[data-board]")) == board
    page.keyboard.press("Escape")
    rival.wait_for(state="detached")
    assert player.complaints == []
