"""The text table: a map in letters that can be picked from, many choices, words instead of icons."""

import re

from playwright.sync_api import expect


def numbers_of(choices):
    return {int(number) for choice in choices for number in re.findall(r"\d+", choice)}


def test_the_numbers_of_a_drawn_map_are_lit_and_can_be_picked(arrive):
    player = arrive()
    player.settle(film="off", confirm="never", table="text")
    player.start("auztralia")
    page = player.page
    spots = page.locator("[data-spot]")

    def lit():
        return {int(n) for n in spots.evaluate_all("all => all.map(one => one.dataset.spot)")}

    player.rest()
    assert lit() == numbers_of(player.choices()), "every port site and nothing else"
    before = player.version
    page.locator('[data-spot="75"]').click()
    player.confirm_until(before)
    player.wait_turn()
    player.choose("build-track")
    player.wait_turn()
    player.rest()
    assert lit() == numbers_of(player.choices()) and 75 in lit()
    # Several tracks begin at the port: the number asks which.
    page.locator('[data-spot="75"]').click()
    menu = page.locator("[data-menu] [data-choice]")
    expect(menu).to_have_count(len(player.choices()))
    before = player.version
    menu.first.click()
    player.confirm_until(before)
    assert player.complaints == []


def test_many_choices_stand_under_their_beginning_and_shrink_to_what_is_typed(arrive):
    player = arrive()
    player.settle(film="off", confirm="never", table="text")
    player.start("auztralia")
    page = player.page
    player.wait_turn()
    expect(page.locator(".choices .verb")).to_have_text(["Place the port on"])
    everything = player.choices()
    assert len(everything) > 14
    button = page.get_by_role("button", name="Place the port on 75 Ceduna")
    expect(button).to_have_count(1)  # heard whole, seen short
    page.locator("#command").fill("syd")
    page.wait_for_function("() => document.querySelectorAll('.choices [data-choice]').length == 1")
    page.locator("#command").fill("")
    page.wait_for_function(
        "n => document.querySelectorAll('.choices [data-choice]').length == n", arg=len(everything)
    )
    before = player.version
    page.locator("#command").fill("port 68")
    page.keyboard.press("Enter")
    player.confirm_until(before)


def test_words_stand_instead_of_icons(arrive):
    player = arrive()
    player.settle(film="off", confirm="never")
    player.start("outlive")
    player.play(4)
    player.wait_turn()
    player.rest()
    page = player.page
    bar = page.locator("header.bar")
    assert "Rules" not in bar.inner_text()
    named = page.locator("main svg.icon[aria-label]").count()
    assert named > 5
    bar.get_by_role("button", name="Settings").click()
    page.get_by_label("Words instead of icons").check()
    page.keyboard.press("Escape")
    expect(bar).to_contain_text("Rules")
    expect(bar).to_contain_text("Settings")
    player.rest()
    assert page.locator("main svg.icon[aria-label]").count() < named
    assert page.locator("main .word").count() > 5
    assert page.evaluate("document.scrollingElement.scrollWidth") <= 1440
