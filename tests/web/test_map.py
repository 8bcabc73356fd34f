"""AuZtralia's drawn map: what can be picked on it, the clock, and the film of the Old Ones."""

import pytest

import ashfall
from ashfall import bots

ON_BOARD = '[data-board="auztralia"] .thing'


def lit(player, kind):
    found = player.page.locator(f'{ON_BOARD}.lit[data-thing^="{kind}:"]')
    return set(found.evaluate_all("all => all.map(one => one.dataset.thing)"))


def click(player, thing):
    """With the mouse, in the middle of it, whatever else stands there."""
    found = player.page.locator(f'{ON_BOARD}.lit[data-thing="{thing}"]').first
    found.scroll_into_view_if_needed()
    box = found.bounding_box()
    player.page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)


def click_choice(player, option):
    """Pick what the choice names on the board, then itself where the thing has several; else in the bar."""
    before = player.version
    named = [
        thing
        for thing in option.things
        if player.page.locator(f'{ON_BOARD}.lit[data-thing="{thing}"]').count()
    ]
    if not named:
        player.choose(str(option))
        return False
    click(player, named[0])
    text = str(option)
    player.page.wait_for_function(
        """([before, text]) => document.querySelector('[data-version]').dataset.version != before
            || document.querySelector(`[data-menu] [data-choice="${text}"]`)""",
        arg=[str(before), text],
    )
    if player.version == before:
        player.page.locator(f'[data-menu] [data-choice="{text}"]').click()
        player.confirm_until(before)
    return True


def test_hexes_boxes_and_sides_are_picked_where_they_are_drawn(arrive):
    player = arrive()
    player.settle(film="off", confirm="never")
    player.start("auztralia")
    page = player.page
    player.wait_turn()
    sites = {f"hex:{choice.split()[1]}" for choice in player.choices()}
    assert len(sites) > 10 and lit(player, "hex") == sites
    before = player.version
    click(player, "hex:75")
    player.confirm_until(before)
    player.wait_turn()
    boxes = {f"action:{choice}" for choice in player.choices()}
    assert "action:build-track" in boxes and lit(player, "action") == boxes

    # What is closed says why, as in the bar.
    page.locator(f'{ON_BOARD}.unlit[data-thing="action:attack"]').click(force=True)
    why = page.locator("[data-why]")
    why.wait_for()
    assert "AZ-ATK-01" in why.inner_text()
    page.keyboard.press("Escape")

    # The printed Time of a box moves a ghost of my disc; a range of Time has two.
    page.locator(f'{ON_BOARD}[data-thing="action:build-track"]').hover()
    ghost = page.locator(".clock .ghost")
    ghost.first.wait_for()
    assert ghost.count() == 1
    said = page.locator(".clock .next").text_content()
    assert said == "Then acts: Guest", "the Old Ones are far ahead"
    page.locator(f'{ON_BOARD}[data-thing="action:farm"]').hover()
    page.wait_for_function("document.querySelectorAll('.clock .ghost').length == 2")
    page.mouse.move(0, 0)
    page.wait_for_function("document.querySelectorAll('.clock .ghost').length == 0")

    before = player.version
    click(player, "action:build-track")
    player.confirm_until(before)
    player.wait_turn()
    sides = {f"edge:{choice.split()[1]}" for choice in player.choices()}
    assert len(sides) > 1 and lit(player, "edge") == sides
    before, laid = player.version, sorted(sides)[0]
    click(player, laid)
    player.confirm_until(before)
    player.wait_turn()
    assert page.locator(f'{ON_BOARD}.track[data-thing="{laid}"]').count() == 1
    assert player.complaints == []


@pytest.mark.slow
def test_a_game_that_is_played_well_is_played_on_the_map_and_the_old_ones_march_on_it(arrive):
    """Whoever clicks at random meets few battles; a simple bot builds, fights and is overrun."""
    player = arrive()
    player.settle(film="step", confirm="never")
    player.practice("auztralia", seed="5")
    game = ashfall.new("auztralia", players=1, solo=True, seed="5")
    bot = bots.player("greedy:8", seed=5)
    picked, marches, battles = 0, 0, 0
    while player.wait_turn():
        assert player.page.locator('[data-board="auztralia"]').count() == 1
        if player.page.locator('[data-screen="film"]').count():
            marches += marched(player) if not marches else 0
            player.skip_film()
        asked = game.waiting()[0]
        choice = bot.choose(game, asked.seat, asked)
        battles += player.page.locator('[data-board="auztralia"] .battle').count()
        picked += click_choice(player, choice)
        game.play(choice, seat=asked.seat)
    assert player.over and game.over
    assert picked > 30, "most choices name something on the board"
    assert battles > 0 and marches > 0
    assert player.complaints == []


def marched(player):
    """Step through the film; count the moves of Old Ones, each with its arrow and the settlement it makes for."""
    page, found = player.page, 0
    for _ in range(60):
        if not page.locator(".film .said").count():
            break
        if page.locator(".marching .step").count():
            assert page.locator(".marching .goal").count() == 1
            assert page.locator(".marching .candidate").count() >= 1
            assert page.locator(f"{ON_BOARD}.hex.touched").count() >= 2
            found += 1
        page.locator("[data-film-next]").click()
    return found
