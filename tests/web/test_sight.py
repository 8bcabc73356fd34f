"""A clean board: looked at from near, drawn along, without what lies on it; what is asked about stays in reach."""

import pytest
from playwright.sync_api import expect

HOST = "[data-board]"
FIRST = ".thing.lit"
PIECES = {"last-aurora": ".convoy", "outlive": ".team:not(.thing.lit *)"}


def wide(player, part):
    """How wide a drawing is on the screen, to the pixel."""
    return round(player.box(player.page.locator(part).first)["width"])


@pytest.mark.parametrize("game", ["last-aurora", "outlive"])
def test_a_board_comes_nearer_by_key_and_what_is_asked_about_stays_in_reach(arrive, game):
    player = arrive()
    player.settle(film="off", confirm="never", motion="off")
    player.start(game)
    page = player.page
    player.play(6)
    player.wait_turn()
    player.rest()
    drawing = f"{HOST} [data-drawing]"
    page.wait_for_selector(f"{HOST} {FIRST}")
    host, before = player.box(page.locator(HOST)), wide(player, drawing)
    for _ in range(3):
        page.keyboard.press("+")
    page.wait_for_function(
        "([part, width]) => document.querySelector(part).getBoundingClientRect().width > width",
        arg=[drawing, before * 1.9],
    )
    assert wide(player, drawing) == pytest.approx(2 * before, abs=2)
    assert player.box(page.locator(HOST)) == host, "the place of the board stays as it is"
    # Drawn along with the mouse: nothing is pressed by it.
    sent, version = len(player.sent("move")), player.version
    middle = (host["x"] + host["width"] / 2, host["y"] + host["height"] / 2)
    was = page.locator(HOST).evaluate("one => one.scrollLeft")
    page.mouse.move(*middle)
    page.mouse.down()
    page.mouse.move(middle[0] - 120, middle[1], steps=4)
    page.mouse.up()
    assert page.locator(HOST).evaluate("one => one.scrollLeft") == was + 120
    assert (len(player.sent("move")), player.version) == (sent, version)
    # It is kept for the next time, and a key shows all of it.
    page.reload()
    player.wait_turn()
    page.wait_for_selector(drawing)
    expect(page.locator(f"{HOST}.near")).to_be_visible()
    page.keyboard.press("0")
    expect(page.locator(f"{HOST}.near")).to_have_count(0)
    assert wide(player, drawing) == before
    assert player.complaints == []


@pytest.mark.parametrize("game", ["last-aurora", "outlive"])
def test_pieces_step_back_by_key_and_what_is_lit_does_not(arrive, game):
    player = arrive()
    player.settle(film="off", confirm="never", motion="off")
    player.start(game)
    page = player.page
    for _ in range(60):
        player.wait_turn()
        player.rest()
        if page.locator(f"{HOST} {PIECES[game]}").count():
            break
        player.pick(player.choices()[0])
    pale = f"{HOST} [data-piece]"
    seen = "all => all.map(one => Number(getComputedStyle(one).opacity))"
    assert min(page.locator(pale).evaluate_all(seen)) > 0.3
    page.keyboard.press("h")
    expect(page.locator(f"{HOST}.bare")).to_be_visible()
    expect(page.locator(f"{HOST} {PIECES[game]}").first).to_have_css("opacity", "0.08")
    lit = page.locator(f"{HOST} .thing.lit [data-piece], {HOST} [data-piece]:has(.thing.lit)")
    assert all(one > 0.3 for one in lit.evaluate_all(seen))
    page.keyboard.press("h")
    expect(page.locator(f"{HOST}.bare")).to_have_count(0)
    assert min(page.locator(pale).evaluate_all(seen)) > 0.3
    assert player.complaints == []
