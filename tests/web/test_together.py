"""Several people: two browsers at one table, one screen for two, the network gone in between."""

import pytest


def sit_together(anna, boris, game="outlive"):
    """Anna makes a table, Boris comes with the link and sits down, Anna starts."""
    anna.settle(film="off", confirm="never")
    boris.settle(film="off", confirm="never")
    anna.start(game, "friends")
    link = anna.page.locator("input.link").input_value()
    boris.page.goto(link)
    boris.page.get_by_role("button", name="Сесть сюда").click()
    anna.page.locator(".go:not([disabled])").click()
    for one in (anna, boris):
        one.page.wait_for_selector('[data-screen="decision"]')


def whose(*players):
    for _ in range(600):
        for player in players:
            if player.over or player.choices():
                return player
        players[0].page.wait_for_timeout(30)
    raise AssertionError("nobody can do anything")


def test_two_browsers_play_at_one_table_each_in_their_language(arrive):
    anna, boris = arrive("en"), arrive("ru")
    sit_together(anna, boris)
    for _ in range(14):
        player = whose(anna, boris)
        player.choose(player.random.choice(player.choices()))
    anna.page.wait_for_function(
        "v => document.querySelector('[data-version]').dataset.version >= v", arg=str(boris.version)
    )
    assert anna.complaints == [] and boris.complaints == []


@pytest.mark.slow
def test_a_cut_in_the_middle_loses_nothing(arrive, own_site):
    anna, boris = arrive("en", own_site), arrive("ru", own_site)
    sit_together(anna, boris)
    for _ in range(4):
        player = whose(anna, boris)
        player.choose(player.random.choice(player.choices()))
    player = whose(anna, boris)
    before, choices = player.version, player.choices()
    own_site.stop()
    player.page.wait_for_selector('[data-connection="offline"]', timeout=20_000)
    player.page.locator(f'.choices [data-choice="{choices[0]}"]').click()
    assert player.version == before
    own_site.start()
    player.page.wait_for_function(
        "v => document.querySelector('[data-version]').dataset.version > v",
        arg=before,
        timeout=40_000,
    )
    assert player.page.locator('[data-connection="offline"]').count() == 0
    for _ in range(4):
        other = whose(anna, boris)
        other.choose(other.random.choice(other.choices()))


def test_the_curtain_hides_everything_between_two_people(arrive):
    player = arrive()
    player.settle(film="off", confirm="never", table="text")
    player.start("auztralia", "here")
    seen = set()
    for _ in range(8):
        curtain = player.page.locator('[data-screen="curtain"]')
        player.page.wait_for_selector('[data-screen="curtain"], .choices [data-choice]')
        if curtain.count():
            assert player.page.locator("[data-thing], [data-choice]").count() == 0
            seen.add(curtain.locator("h1").inner_text())
            curtain.locator("button").click()
        player.page.wait_for_selector(".choices [data-choice]")
        before = player.version
        player.page.locator(".choices [data-choice]").first.click()
        player.page.wait_for_function(
            "v => document.querySelector('[data-screen=curtain]') ||"
            " document.querySelector('[data-version]')?.dataset.version != v",
            arg=str(before),
        )
    assert len(seen) == 2
    assert player.complaints == []
