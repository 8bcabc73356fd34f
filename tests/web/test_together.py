"""Several people: two browsers at one table, one screen for two, the network gone in between."""

import re
import time

from playwright.sync_api import expect

from tests.web.house import PATIENCE


def sit_together(anna, boris, game="outlive"):
    """Anna makes a table, Boris comes with the link and sits down, Anna starts."""
    anna.settle(film="off", confirm="never")
    boris.settle(film="off", confirm="never")
    anna.start(game, "friends")
    link = anna.page.locator("input.link").input_value()
    boris.page.goto(link)
    boris.page.get_by_role("button", name="Занять место").click()
    anna.page.locator(".go:not([disabled])").click()
    for one in (anna, boris):
        one.page.wait_for_selector('[data-screen="decision"]')


def whose(*players):
    deadline = time.monotonic() + PATIENCE / 1000
    while time.monotonic() < deadline:
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


def test_a_cut_in_the_middle_loses_nothing(arrive, own_site):
    anna, boris = arrive("en", own_site), arrive("ru", own_site)
    sit_together(anna, boris)
    for _ in range(4):
        player = whose(anna, boris)
        player.choose(player.random.choice(player.choices()))
    player = whose(anna, boris)
    before, choices = player.version, player.choices()
    own_site.stop()
    player.page.wait_for_selector('[data-connection="offline"]')
    player.page.locator(f'.choices [data-choice="{choices[0]}"]').click()
    assert player.version == before
    own_site.start()
    player.page.wait_for_function(
        "v => document.querySelector('[data-version]').dataset.version > v",
        arg=before,
    )
    expect(player.page.locator('[data-connection="offline"]')).to_have_count(0)
    for _ in range(4):
        other = whose(anna, boris)
        other.choose(other.random.choice(other.choices()))


def pass_the_screen(player):
    """Whoever is asked says so; the name on the curtain if there was one."""
    page = player.page
    page.wait_for_selector('[data-screen="curtain"], .choices [data-choice]:not([disabled])')
    curtain = page.locator('[data-screen="curtain"]')
    name = ""
    if curtain.count():
        expect(page.locator("[data-thing], [data-choice]")).to_have_count(0)
        name = curtain.locator("h1").inner_text()
        curtain.locator("button").click()
    page.wait_for_selector(".choices [data-choice]:not([disabled])")
    return name


def decide(player):
    """The first choice; then the next decision, or the curtain before it."""
    before = player.version
    player.page.locator(".choices [data-choice]").first.click()
    player.page.wait_for_function(
        "v => document.querySelector('[data-screen=curtain]') ||"
        " (document.querySelector('[data-version]')?.dataset.version > v"
        "  && document.querySelector('.choices [data-choice]:not([disabled])'))",
        arg=before,
    )


def test_the_curtain_hides_the_secrets_of_two_people_and_nothing_else(arrive):
    """Outlive: shelters are chosen in secret; by day everything is open."""
    player = arrive()
    player.settle(film="off", confirm="never", table="text")
    player.start("outlive", "here")
    names, deciders = [], set()
    for _ in range(30):
        names.append(pass_the_screen(player))
        deciders.add(player.page.locator(".sentence .who").inner_text())
        decide(player)
    assert len(set(names) - {""}) == 2, "each has chosen behind the curtain"
    assert names[-8:] == [""] * 8, "by day nothing is hidden"
    first = names.index("", 1)
    assert names[0] and names[first - 1] != names[first], "one person goes on without a curtain"
    assert len(deciders) == 2
    assert player.complaints == []


def test_a_game_without_secrets_has_no_curtain(arrive):
    player = arrive()
    player.settle(film="off", confirm="never", table="text")
    player.start("auztralia", "here")
    deciders = set()
    for _ in range(8):
        assert pass_the_screen(player) == ""
        deciders.add(player.page.locator(".sentence .who").inner_text())
        decide(player)
    assert len(deciders) == 2
    assert player.complaints == []


def test_who_plays_at_the_same_screen_is_not_called_away(arrive):
    player = arrive()
    player.settle(film="off")
    player.start("auztralia", "here")
    pass_the_screen(player)
    heads = player.page.locator('[data-screen="strips"] > li .head')
    expect(heads).to_have_count(3)  # two players and the Old Ones
    player.rest()
    assert not any("away" in head for head in heads.all_inner_texts())


def test_what_is_considered_is_kept_when_another_player_acts_meanwhile(arrive):
    anna, boris = arrive(), arrive("ru")
    anna.settle(film="off", confirm="always")
    sit_together(anna, boris)
    assert anna.wait_turn() and boris.wait_turn(), "both decide at once"
    anna.page.locator(".choices [data-choice]").nth(1).click()
    anna.page.locator("[data-confirm]").wait_for()
    wanted = anna.page.locator(".considered .what").inner_text()
    before = anna.version
    boris.choose(boris.choices()[0])
    anna.page.wait_for_function(
        "before => document.querySelector('[data-version]').dataset.version != before",
        arg=str(before),
    )
    anna.page.locator("[data-confirm]").wait_for()
    expect(anna.page.locator(".considered .what")).to_have_text(wanted)
    before = anna.version
    anna.page.locator("[data-confirm]").click()
    anna.confirm_until(before)
    assert anna.complaints == []


def test_a_page_whose_parts_were_renewed_comes_again(arrive):
    """After the server was renewed an open page asks for parts that are gone: it loads itself anew and goes on."""
    player = arrive()
    player.settle(film="off", confirm="never")
    player.open()
    player.page.wait_for_selector("article")
    gone = []

    def vanished(route):
        gone.append(route.request.url)
        route.fulfill(status=404, body="")

    player.page.route(re.compile(r"/assets/table-.*\.js$"), vanished, times=1)
    player.card("outlive").locator('[data-way="solo"]').click()
    player.page.locator("dialog .go").click()
    player.page.wait_for_selector('[data-screen="decision"]')
    assert gone, "the part was asked for while it was gone"
    assert player.wait_turn()
