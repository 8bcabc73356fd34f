"""What happened: the log by turns, the film step by step, a thing close up, where points come from."""

import re

import pytest
from playwright.sync_api import expect

from tests.web.house import PHONE, unspoken

GAMES = ("last-aurora", "outlive", "auztralia")


def until_film(player, most=60):
    """Play at random until others have done something worth a film."""
    film = player.page.locator('[data-screen="film"]')
    for _ in range(most):
        assert player.wait_turn()
        player.rest()
        if film.count():
            return film
        player.choose(player.random.choice(player.choices()))
    raise AssertionError("nobody did anything")


def test_the_log_is_grouped_by_round_phase_and_turn_and_leads_to_each_moment(arrive):
    player = arrive()
    player.settle(film="off", confirm="never", table="text")
    player.start("last-aurora")
    player.play(25)
    player.wait_turn()
    player.rest()
    log = player.page.locator('[data-screen="log"]')
    chapters = log.locator("[data-chapter]").all_inner_texts()
    assert chapters and all(re.fullmatch(r"Round \d+", text) for text in chapters)
    assert chapters == sorted(chapters)
    headings = log.locator("[data-heading]").all_inner_texts()
    assert "Exploration" in headings and "Movement" in headings
    turns = set(log.locator("[data-turn]").all_inner_texts())
    assert {"Guest", "Automa"} <= {text.strip() for text in turns}
    everything = log.locator("li").count()
    player.page.locator("[data-log-filter]").select_option("mine")
    player.rest()
    mine = log.locator("li").count()
    player.page.locator("[data-log-filter]").select_option("automa")
    player.rest()
    automa = log.locator("li").count()
    assert 0 < mine < everything and 0 < automa < everything
    player.page.locator("[data-log-filter]").select_option("all")
    link = log.locator("a.moment").nth(3)
    wanted = link.get_attribute("href")
    link.click()
    player.page.wait_for_selector('[data-screen="replay"]')
    player.page.wait_for_function(
        "wanted => location.pathname + location.search == wanted", arg=wanted
    )
    # A running game shows only what this seat saw.
    eyes = player.page.locator("header select").first.locator("option")
    expect(eyes).to_have_text(["spectator", "Guest"])
    assert player.complaints == []


@pytest.mark.parametrize("game", GAMES)
def test_each_step_of_the_film_shows_its_card_its_rule_and_its_own_position(arrive, game):
    player = arrive()
    player.settle(film="step", confirm="never", table="text")
    player.start(game)
    page = player.page
    newest, positions, facts, rules = "", [], set(), 0
    for _ in range(6):
        film = until_film(player)
        page.wait_for_function("() => !document.querySelector('.thing.lit')")
        for _ in range(40):
            if page.locator("[data-film-close]").count() == 0:
                break
            player.rest()
            facts |= set(
                film.locator("[data-fact]").evaluate_all("all => all.map(one => one.dataset.fact)")
            )
            rules += film.locator(".rule span").count()
            positions.append(page.locator('[data-screen="text"]').inner_text())
            assert unspoken(film.inner_text()) == []
            page.locator("[data-film-next]").click()
        player.rest()
        newest = page.locator('[data-screen="text"]').inner_text()
        if {"card", "among", "why"} <= facts:
            break
        player.choose(player.random.choice(player.choices()))
    assert {"card", "among", "why"} <= facts
    assert rules > 0
    assert len(set(positions)) > 2, "every step showed the same position"
    assert positions[-1] == newest, "the summary stands on the newest position"
    assert player.complaints == []


def test_the_film_goes_back_and_plays_by_itself(arrive):
    player = arrive()
    player.settle(film="step", confirm="never", speed=4)
    player.start("last-aurora")
    film = until_film(player)
    said = film.locator(".said")
    first = said.inner_text()
    player.page.locator("[data-film-next]").click()
    player.page.wait_for_function(
        "first => document.querySelector('.film .said').innerText != first", arg=first
    )
    film.get_by_role("button", name="One step back").click()
    player.page.wait_for_function(
        "first => document.querySelector('.film .said').innerText == first", arg=first
    )
    film.get_by_role("button", name="Play").click()
    film.get_by_text("What changed", exact=True).wait_for()
    before = player.version
    player.choose(player.choices()[0])
    assert player.version > before


@pytest.mark.parametrize(
    ("game", "thing", "lang", "words"),
    [
        ("last-aurora", "crew:leader", "en", ["Skill", "LA-SURV-0"]),
        ("last-aurora", "crew:leader", "ru", ["Навык", "LA-SURV-0"]),
        ("outlive", "zone:forest", "pl", ["Zasób", "OL-ZONE-10"]),
        ("auztralia", "hex:", "en", ["Level", "AZ-MAP-01"]),
    ],
)  # fmt: skip
def test_a_thing_close_up_shows_its_printed_fields_and_the_rule_behind_it(
    arrive, game, thing, lang, words
):
    player = arrive(lang)
    player.settle(film="off", confirm="never", table="text")
    player.start(game)
    found = player.page.locator(f'[data-screen="text"] [data-thing^="{thing}"]')
    for _ in range(30):
        player.rest()
        if found.count():
            break
        player.choose(player.choices()[0])
        player.wait_turn()
    found.first.dispatch_event("click")
    close = player.page.locator('[data-screen="inspector"]')
    closer = player.page.locator("[data-closer]")
    closer.or_(close).first.wait_for()
    if closer.count():  # what has one answer only is chosen, and shown at once
        closer.click()
    close.locator("[data-rule] span").wait_for()
    player.rest()
    text = close.inner_text()
    for word in words:
        assert word in text
    assert unspoken(text) == []


def test_the_way_to_a_decision_is_shown_and_leads_back(arrive):
    player = arrive()
    player.settle(film="off", confirm="never", table="text")
    player.start("outlive")
    trail = player.page.locator("[data-trail]")
    longest = 0
    for _ in range(40):
        if not player.wait_turn():
            break
        longest = max(longest, trail.locator("li").count())
        back = trail.locator("button.step")
        if back.count() and longest > 2:
            count, version = trail.locator("li").count(), player.version
            back.last.click()
            player.page.wait_for_function(
                "v => document.querySelector('[data-version]').dataset.version > v", arg=version
            )
            player.wait_turn()
            player.rest()
            assert trail.locator("li").count() < count
            return
        player.choose(player.choices()[0])
    raise AssertionError(f"no decision of several steps could be taken back: {longest}")


REACHED = """() => {
  const steps = [...document.querySelectorAll('[data-trail] li')].map((one) => one.getBoundingClientRect());
  return [steps[0], steps.at(-1)].map((box) => box.left >= 0 && box.right <= innerWidth);
}"""


def test_on_a_phone_every_step_of_the_way_can_be_reached(arrive):
    player = arrive("ru", size=PHONE)
    player.settle(film="off", confirm="never")
    player.start("outlive")
    page = player.page
    steps = page.locator("[data-trail] li")
    for _ in range(60):
        assert player.wait_turn(), "a decision of several steps"
        if steps.count() > 4:
            break
        player.pick(player.choices()[0])
    player.rest()
    assert steps.count() > 4
    assert player.settled(REACHED, [False, True]) == [False, True], (
        "the newest is in sight, more than fit"
    )
    page.locator("[data-trail]").evaluate("strip => { strip.scrollLeft = 0 }")
    assert player.settled(REACHED, [True, False]) == [True, False], "the others are a swipe away"
    assert page.evaluate("document.scrollingElement.scrollWidth") <= 390
    assert player.complaints == []


@pytest.mark.parametrize("game", ["outlive", "last-aurora"])
def test_the_way_back_is_there_again_after_a_reload(arrive, game):
    player = arrive()
    player.settle(film="off", confirm="never", table="text")
    player.start(game)
    trail = player.page.locator("[data-trail]")
    for _ in range(40):
        assert player.wait_turn()
        player.page.wait_for_selector('.choices[data-marked="true"]')
        if trail.locator("button.step").count() > 1:
            break
        player.choose(player.choices()[0])
    before, back = trail.inner_text(), trail.locator("button.step").all_inner_texts()
    assert len(back) > 1
    player.page.reload()
    player.wait_turn()
    player.page.wait_for_selector("[data-trail] button.step")
    player.rest()
    assert trail.inner_text() == before
    assert trail.locator("button.step").all_inner_texts() == back
    version = player.version
    trail.locator("button.step").first.click()
    player.page.wait_for_function(
        "v => document.querySelector('[data-version]').dataset.version > v", arg=version
    )
    player.page.wait_for_function("() => !document.querySelector('[data-trail] button.step')")
    assert player.complaints == []


def test_each_number_of_the_score_sheet_leads_to_the_moments_that_made_it(arrive):
    player = arrive()
    player.settle(film="off", confirm="never", table="text")
    player.start("outlive")
    player.play()
    sheet = player.page.locator('[data-screen="score"]')
    numbers = sheet.locator("[data-number]")
    numbers.first.wait_for()
    assert numbers.count() == 12, "six categories, two sides"
    sheet.locator("[data-ending]", has_text="The Caravan arrives").wait_for()
    turns = sheet.locator("[data-turns] li")
    turns.first.wait_for()
    assert 1 <= turns.count() <= 3
    assert all(
        "/replay?at=" in link
        for link in turns.locator("a").evaluate_all("all => all.map(one => one.href)")
    )
    # One scale: a bar is as long as its points, whoever they belong to.
    parts = sheet.locator("[data-bars] [data-part]").evaluate_all(
        "all => all.map(one => one.getBoundingClientRect().width / Math.abs(one.dataset.part))"
    )
    assert parts
    assert max(parts) - min(parts) < 0.5
    assert sheet.locator(".hero [data-motif]").count() == 1
    moments = 0
    for index in range(numbers.count()):
        numbers.nth(index).click()
        sheet.locator("[data-source] .rule span").wait_for()
        sheet.locator("[data-source] li").first.wait_for()
        player.rest()
        assert unspoken(sheet.inner_text()) == []
        moments += sheet.locator("[data-source] li a").count()
    assert moments > 10
    sheet.locator('[data-number="radiation.0"]').click()
    link = sheet.locator("[data-source] li a").first
    wanted = link.get_attribute("href")
    link.click()
    player.page.wait_for_selector('[data-screen="replay"]')
    player.page.wait_for_function("w => location.pathname + location.search == w", arg=wanted)
    # A finished game is for everybody who gets the link.
    player.page.locator("[data-share]").click()
    public = player.page.locator('[data-screen="share"] input').input_value()
    stranger = arrive()
    stranger.settle(film="off")
    stranger.page.goto(public)
    stranger.page.wait_for_selector('[data-screen="replay"]')
    expect(stranger.page.locator("[data-share]")).to_have_count(0)
    assert "#" not in stranger.page.url
    assert player.complaints + stranger.complaints == []


def test_the_stops_of_the_ship_do_not_touch_under_the_score(arrive):
    player = arrive()
    player.settle(film="off", confirm="never")
    player.start("last-aurora")
    player.play()
    player.page.locator('[data-screen="score"] tbody').wait_for()
    player.rest()
    gaps = player.page.evaluate("""() => {
        const boxes = [...document.querySelectorAll('.road .stop.goal')].map(one => one.getBoundingClientRect());
        return boxes.slice(1).map((box, k) => Math.hypot(box.x - boxes[k].x, box.y - boxes[k].y) - box.width);
    }""")
    assert len(gaps) == 5
    assert min(gaps) > 8, gaps


PICTURES = """() => [...document.querySelectorAll('[data-screen="score"] .motif')].map((one) => {
  const { width, height } = one.getBoundingClientRect();
  return Math.min(width / height / 1.6, 1.6 / (width / height));
})"""
"""Which part of each drawing at the end is in sight: it fills its box, and what does not fit is cut."""


def test_what_ended_the_game_is_seen_whole_on_a_phone(arrive):
    player = arrive(size=PHONE, has_touch=True, is_mobile=True)
    player.settle(film="off", confirm="never")
    player.practice("last-aurora", seed="3")
    player.play()
    player.page.locator('[data-screen="score"] .hero .motif').wait_for()
    for width, height in ((390, 844), (844, 390)):
        player.page.set_viewport_size({"width": width, "height": height})
        player.box(player.page.locator('[data-screen="score"] .hero .motif'))
        assert min(player.page.evaluate(PICTURES)) > 0.95
