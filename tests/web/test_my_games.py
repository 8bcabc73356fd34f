"""What makes a table last: a list of one's games, bots as rivals, one's seat elsewhere, a bot for who left."""

import re

import pytest
from playwright.sync_api import expect

from tests.web.house import PHONE, ROOT, WIDE
from tests.web.test_together import sit_together, whose

READ_SETUP = """[...document.querySelectorAll('dialog select, dialog input')]
    .map((one) => one.type === 'checkbox' ? one.checked : one.value)"""


def test_all_my_games_are_listed_and_one_can_be_deleted(arrive):
    player = arrive()
    player.settle(film="off", confirm="never")
    tables = [player.practice("outlive", seed=str(number)) for number in range(8)]
    page = player.open()
    newest = page.locator('section[aria-labelledby="continue"] a[href^="/t/"]')
    expect(newest, "the front page shows the newest").to_have_count(6)
    page.locator("[data-all-games]").click()
    listed = page.locator('[data-screen="my-games"] a[href^="/t/"]')
    expect(listed).to_have_count(8)
    page.locator(f'[data-out="{tables[0]}"]').click()
    page.locator("dialog [data-confirm]").click()
    expect(listed).to_have_count(7)
    page.reload()
    expect(listed).to_have_count(7)
    assert player.complaints == []


def test_words_are_fetched_under_their_version_and_never_twice(arrive):
    player = arrive("ru")
    player.settle()
    asked = []
    player.page.on(
        "request", lambda one: asked.append(one.url) if "/api/lang/" in one.url else None
    )
    player.open("/rules/outlive")
    player.page.wait_for_selector("dt")
    assert asked and all(re.search(r"[?]v=[0-9a-f]{16}$", url) for url in asked)
    assert len(asked) == len(set(asked))
    player.open("/rules/outlive")
    player.page.wait_for_selector("dt")
    sizes = player.page.evaluate(
        """performance.getEntriesByType('resource')
            .filter(one => one.name.includes('/api/lang/')).map(one => one.transferSize)"""
    )
    assert sizes and not any(sizes), "the browser has them already"


def test_a_record_is_brought_back_and_what_is_none_is_refused_with_words(arrive, tmp_path):
    player = arrive()
    player.settle(film="off", confirm="never")
    table = player.practice("outlive", seed="3")
    player.play(6)
    record = player.page.evaluate(
        "table => fetch(`/api/tables/${table}/record`).then(found => found.text())", table
    )
    page = player.open("/games")
    bring = page.locator("input[type=file]")
    bring.set_input_files({"name": "x.ashfall", "mimeType": "text/plain", "buffer": b"nothing"})
    expect(page.get_by_role("alert")).to_be_visible()
    bring.set_input_files(
        {"name": "x.ashfall", "mimeType": "text/plain", "buffer": record.encode()}
    )
    page.wait_for_url(lambda url: "/t/" in url and table not in url)
    page.wait_for_selector("[data-board] [data-thing]", state="attached")


def test_after_the_end_everybody_can_play_again_one_seat_further(arrive):
    player = arrive()
    player.settle(film="off", confirm="never")
    record = next((ROOT / "tests/records/auztralia").glob("03-2-*.ashfall")).read_text("utf-8")
    table = player.open().evaluate(
        """async record => {
            const headers = {'X-Ashfall': '1', 'Content-Type': 'application/json'};
            const post = (path, body) => fetch(path, {method: 'POST', headers, body: JSON.stringify(body)});
            await post('/api/me', {name: 'Guest', lang: 'en'});
            return (await (await post('/api/tables/import', {record})).json()).id;
        }""",
        record,
    )
    page = player.open(f"/t/{table}")
    asked = []
    page.on(
        "request", lambda one: asked.append(one.post_data_json) if "/rematch" in one.url else None
    )
    page.locator('[data-screen="score"] [data-move-on]').click()
    page.wait_for_url(lambda url: "/t/" in url and table not in url)
    page.wait_for_selector('[data-screen="curtain"], [data-board]', state="attached")
    assert asked == [{"seats": "moved"}]
    # Who sits where is settled now: at the old table the way to the new one stands instead.
    page = player.open(f"/t/{table}")
    expect(page.get_by_role("link", name="Go to the new table")).to_be_visible()
    expect(page.locator("[data-move-on]")).to_have_count(0)
    assert player.complaints == []


def test_against_bots_begins_at_once_with_a_bot_in_every_other_seat(arrive):
    player = arrive()
    player.settle(film="off", confirm="never")
    player.start("last-aurora", "bots")
    player.wait_turn()
    expect(player.page.locator('[data-screen="strips"] .side .state')).to_have_text(["bot", "you"])
    player.page.locator("[data-about]").click()
    expect(player.page.locator('[data-screen="about-table"]')).to_contain_text("rules version")
    expect(player.page.locator("[data-kept]")).to_contain_text(
        "after 30 days. A browser that does not come back for 400 days is forgotten"
    )
    assert player.complaints == []


def test_a_seat_goes_to_another_device_and_the_first_one_looks_on(arrive):
    here, phone = arrive(), arrive("pl")
    for one in (here, phone):
        one.settle(film="off", confirm="never")
    here.start("outlive", "bots")
    here.wait_turn()
    here.page.locator("[data-about]").click()
    here.page.locator("[data-device]").click()
    made = here.page.locator("input.link").last
    expect(made).to_have_value(re.compile("#key="))
    link = made.input_value()
    phone.page.goto(link)
    assert phone.wait_turn()
    expect(here.page.locator(".choices [data-choice]")).to_have_count(0)
    assert phone.complaints == [] and here.complaints == []


def test_a_bot_takes_the_seat_of_somebody_who_got_up(arrive):
    anna, boris = arrive("en"), arrive("ru")
    sit_together(anna, boris)
    page = boris.open("/games")
    page.locator("[data-out]").first.click()
    page.locator("dialog [data-confirm]").click()
    anna.page.locator('[data-side="1"]').click()
    anna.page.locator("[data-ask-bot]").click()
    expect(anna.page.locator('[data-screen="strips"] [data-side="1"] .state')).to_have_text("bot")
    assert anna.complaints == []


def test_a_table_that_its_host_lists_is_found_by_strangers(arrive):
    host, stranger = arrive(), arrive()
    for one in (host, stranger):
        one.settle(film="off", confirm="never")
    host.start("auztralia", "friends")
    host.page.locator("[data-listed]").check()
    table = host.page.url.rsplit("/", 1)[1].split("#")[0]
    page = stranger.open()
    expect(page.locator(f'a[href="/t/{table}"]')).to_be_visible()


def test_the_turn_is_announced_while_the_page_is_out_of_sight(arrive):
    """The browser's notice is caught where the page makes it; the sound where it begins."""
    anna, boris = arrive("en"), arrive("ru")
    anna.context.grant_permissions(["notifications"])
    anna.context.add_init_script(
        """window.told = [];
        window.Notification = class { constructor(title, about) { told.push(about.body); } close() {} };
        window.Notification.permission = 'granted';
        Object.defineProperty(document, 'hidden', { get: () => true });
        window.tones = 0;
        const begin = OscillatorNode.prototype.start;
        OscillatorNode.prototype.start = function (...at) { tones += 1; return begin.apply(this, at); };"""
    )
    anna.settle(film="off", confirm="never", alerts=True, sound="full")
    sit_together(anna, boris, "last-aurora")
    waits = boris if whose(anna, boris) is anna else anna
    quoted = "отвечает на вопрос" if waits is boris else "is asked: “"
    expect(waits.page.locator('[data-waits="others"] .second')).to_contain_text(quoted)
    for _ in range(60):
        player = whose(anna, boris)
        player.choose(player.choices()[0])
        if anna.page.evaluate("told.length > 0 && tones > 0"):
            break
    assert anna.page.evaluate("told.length") > 0
    assert anna.page.evaluate("tones") > 0


def test_everything_that_was_chosen_for_a_game_comes_back_the_next_time(arrive):
    player = arrive()
    player.settle(film="off")
    page = player.open()
    player.card("dei").locator('[data-way="here"]').click()
    dialog = page.locator("dialog")
    players = dialog.get_by_label("Number of players")
    players.select_option("3")
    dialog.get_by_label("Weather").check()
    dialog.get_by_label("Mercenaries").select_option(index=1)
    dialog.locator("[data-practice]").check()
    faction = dialog.locator('[data-setting="faction"] select')
    faction.nth(0).select_option("farm_z")
    faction.nth(2).select_option("wild")
    names = dialog.locator("fieldset input")
    names.nth(1).fill("Vera")
    before = page.evaluate(READ_SETUP)
    assert "Vera" in before and "farm_z" in before and True in before
    dialog.locator(".go").click()
    page.wait_for_selector('[data-screen="curtain"], [data-screen="decision"]')
    page = player.open()
    player.card("dei").locator('[data-way="here"]').click()
    players.wait_for()
    assert page.evaluate(READ_SETUP) == before
    assert player.complaints == []


@pytest.mark.parametrize("size", [WIDE, PHONE, {"width": 844, "height": 390}], ids=str)
@pytest.mark.parametrize("lang", ["en", "ru", "pl"])
def test_however_much_can_be_chosen_a_game_can_be_started(arrive, size, lang):
    """Start is in sight before anything is scrolled, no sentence lies on another's field, nothing is wider than it."""
    player = arrive(lang, size=size)
    player.settle()
    page = player.open()
    player.card("dei").locator('[data-way="bots"]').click()
    page.locator("dialog .go").wait_for()
    player.rest()
    found = page.evaluate(
        """() => {
            const box = (one) => one.getBoundingClientRect();
            const go = box(document.querySelector('dialog .go'));
            const inside = document.querySelector('dialog .body');
            const fields = [...document.querySelectorAll('dialog select')].map(box);
            const lain = [...document.querySelectorAll('dialog .about')].map(box)
                .filter((note) => fields.some((field) => note.top < field.bottom - 1 && note.bottom > field.top + 1));
            const wide = inside.scrollWidth > inside.clientWidth;
            return { start: go.bottom <= innerHeight, lain: lain.length, wide };
        }"""
    )
    assert found == {"start": True, "lain": 0, "wide": False}
