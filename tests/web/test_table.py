"""The table as people use it: menus, reasons, undo, film, languages, replay, links."""

import random
import re

import pytest
from playwright.sync_api import expect

from tests.web.house import PHONE, WIDE
from tests.web.test_access import violations


def start_practice(player, game):
    player.open()
    player.card(game).locator('[data-way="solo"]').click()
    player.page.locator("dialog [data-practice]").check()
    player.page.locator("dialog .go").click()
    player.page.wait_for_selector('[data-screen="decision"]')


def wait_marks(player):
    """Wait until the page knows which choices could not be taken back."""
    player.page.wait_for_selector('.choices[data-marked="true"]')


def test_a_thing_that_cannot_be_used_says_which_rule_forbids_it(arrive):
    player = arrive()
    player.settle(film="off", table="text")
    player.start("last-aurora")
    things = player.page.locator("button.thing.unlit")
    things.first.click(force=True)  # it is disabled for choosing, not for asking
    why = player.page.locator("[data-why]")
    why.wait_for()
    assert why.inner_text().strip()
    expect(why.locator("[data-rule] .text").first).to_have_text(re.compile(".{20}"))
    player.page.keyboard.press("Escape")
    expect(why).to_have_count(0)


HIDDEN_REASON = """() => {
  const [answer, list] = ['.choices [data-why]', '.choices'].map((one) => document.querySelector(one));
  const [box, view] = [answer, list].map((one) => one.getBoundingClientRect().bottom);
  return box <= view + 4 ? [] : [box, view];
}"""
ACTIONS = {
    "build-track", "build-track-hills", "mine", "hire", "buy-units", "import-export", "farm",
    "attack", "recover",
}  # fmt: skip


@pytest.mark.parametrize("size", [WIDE, PHONE], ids=["wide", "phone"])
def test_what_is_looked_for_and_not_offered_says_why_in_the_bar(arrive, size):
    player = arrive(size=size)
    player.settle(film="off", confirm="never", theme="light")
    player.start("auztralia")
    player.wait_turn()
    player.pick("port 75")
    player.wait_turn()
    page = player.page
    closed = page.locator(".choices [data-closed]")
    names = closed.evaluate_all("all => all.map(one => one.dataset.closed)")
    assert "mine" in names and "attack" in names
    assert set(player.choices()) | set(names) == ACTIONS
    assert not set(player.choices()) & set(names)
    before = player.version
    answer = page.locator(".choices [data-why]")
    assert answer.count() == 0
    page.locator(".choices [data-choice]").last.focus()
    page.keyboard.press("Tab")
    focused = page.locator(":focus")
    # What is closed comes after the choices.
    expect(focused).to_have_attribute("data-closed", names[0])
    expect(focused).to_have_attribute("aria-disabled", "true")
    expect(focused).to_have_attribute("aria-describedby", re.compile("."))
    reason = page.locator(f"#{focused.get_attribute('aria-describedby')}").text_content()
    assert reason
    expect(answer).to_contain_text(reason)
    # The words of its rule come from the server and make the answer longer: a click before that could miss.
    page.locator(".choices [data-why] [data-rule] [lang]").wait_for()
    attack = page.locator('[data-closed="attack"]')
    attack.click(force=True)
    expect(answer).to_contain_text("Attack")
    expect(answer).to_contain_text("AZ-ATK-01")
    assert player.settled(HIDDEN_REASON) == [], "all of it can be read"
    assert violations(player) == []
    assert player.version == before
    assert player.complaints == []


PHASES = {
    "en": "phase 1 of 5: Exploration",
    "ru": "этап 1 из 5: разведка",
    "pl": "faza 1 z 5: eksploracja",
}
NIGHTS = {"en": r"step \d of 7: ", "ru": r"Шаг \d из 7 \(", "pl": r"Krok \d z 7 \("}


def typed(text):
    """A text of the page with plain spaces instead of those at which no line breaks."""
    return text.replace("\u00a0", " ")


@pytest.mark.parametrize("lang", ["en", "ru", "pl"])
def test_the_bar_and_the_title_say_which_phase_of_how_many(arrive, lang):
    player = arrive(lang)
    player.settle(film="off", confirm="never")
    player.start("last-aurora")
    player.wait_turn()
    page = player.page
    stands = page.locator('[data-screen="decision"] .stands')
    player.rest()
    assert PHASES[lang] in typed(stands.inner_text()) and PHASES[lang] in typed(page.title())
    assert stands.get_attribute("aria-live") == "polite"
    player.start("outlive")
    for _ in range(60):
        assert player.wait_turn(), "the first night comes before the end"
        player.rest()
        if re.search(NIGHTS[lang], typed(stands.inner_text()), re.IGNORECASE):
            break
        player.play(1)
    assert re.search(NIGHTS[lang], typed(page.title()), re.IGNORECASE)
    assert player.complaints == []


def test_a_typed_choice_is_the_same_as_in_the_terminal(arrive):
    player = arrive()
    player.settle(film="off", table="text", confirm="never")
    player.start("last-aurora")
    choice = player.choices()[0]
    before = player.version
    player.page.locator("#command").fill(choice)
    player.page.keyboard.press("Enter")
    player.confirm_until(before)
    player.page.locator("#command").fill("why explore 9")
    player.page.keyboard.press("Enter")
    player.page.locator(".said p").first.wait_for()


@pytest.mark.parametrize("enough", [1, pytest.param(3, marks=pytest.mark.long)])
@pytest.mark.parametrize("game", ["last-aurora", "outlive", "auztralia"])
def test_undo_goes_to_the_barrier_and_not_beyond(arrive, game, enough):
    """What showed something new stands; what did not can be taken back, choice by choice."""
    player = arrive()
    player.settle(film="off", confirm="always")
    player.start(game)
    undo = player.page.locator("[data-undo]")
    taken_back = stood = 0
    for _ in range(60):
        if (taken_back >= enough and stood >= enough) or not player.wait_turn():
            break
        before, choices = player.version, player.choices()
        wait_marks(player)
        choice = player.page.locator(f'.choices [data-choice="{player.random.choice(choices)}"]')
        marked = choice.locator("[data-final]").count() > 0
        choice.click()
        confirm = player.page.locator("[data-confirm]")
        confirm.wait_for()
        player.rest()
        announced = player.page.locator(".considered .final").count() > 0
        confirm.click()
        player.confirm_until(before)
        if not player.wait_turn():
            break
        player.rest()
        state = undo.get_attribute("data-undo")
        assert announced == marked, "the mark on the choice and the preview say the same"
        if announced:
            assert state == "none", "the page announced that this cannot be taken back"
            stood += 1
        elif state == "free":
            version = player.version
            undo.click()
            player.page.wait_for_function(
                "v => document.querySelector('[data-version]').dataset.version != v",
                arg=str(version),
            )
            player.wait_turn()
            assert player.choices() == choices
            taken_back += 1
            again = player.version
            player.choose(player.random.choice(choices))
            assert player.version > again
    assert taken_back > 0
    assert stood > 0


def test_a_pointer_that_rests_on_a_choice_sees_what_it_costs_and_gives(arrive):
    player = arrive()
    player.settle(film="off")
    player.start("outlive")
    before = player.version
    wait_marks(player)
    choices = player.page.locator(".choices [data-choice]")
    choices.first.hover()
    glimpse = player.page.locator('[data-screen="glimpse"]')
    glimpse.locator("ins, del").first.wait_for()
    player.page.keyboard.press("Escape")
    glimpse.wait_for(state="detached")
    assert player.version == before, "to look is not to choose"
    player.page.mouse.move(700, 880)
    choices.first.focus()
    player.page.keyboard.press("Tab")
    glimpse.wait_for()
    player.page.keyboard.press("Enter")
    player.confirm_until(before)
    expect(glimpse).to_have_count(0)


def test_a_finger_that_stays_on_a_choice_sees_it_and_does_not_make_it(arrive):
    player = arrive(size=PHONE, has_touch=True, is_mobile=True)
    player.settle(film="off")
    player.start("outlive")
    before = player.version
    wait_marks(player)
    box = player.box(player.page.locator(".choices [data-choice]").first)
    touch = {"x": box["x"] + 40, "y": box["y"] + 20}
    wire = player.context.new_cdp_session(player.page)
    wire.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [touch]})
    player.page.locator(".considered").wait_for()
    wire.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    player.page.locator(".considered ins, .considered del").first.wait_for()
    player.rest()
    assert player.version == before and not player.sent("move"), "to look is not to choose"
    player.page.locator("[data-confirm]").tap()
    player.confirm_until(before)
    assert len(player.sent("move")) == 1


def test_a_practice_table_takes_everything_back(arrive):
    player = arrive()
    player.settle(film="off", confirm="never")
    start_practice(player, "outlive")
    player.wait_turn()
    first = player.choices()
    player.play(6)
    player.wait_turn()
    for _ in range(40):
        player.rest()
        undo = player.page.locator("[data-undo]")
        if undo.get_attribute("data-undo") == "none":
            break
        version = player.version
        undo.click()
        player.page.wait_for_function(
            "v => document.querySelector('[data-version]').dataset.version != v", arg=str(version)
        )
    player.wait_turn()
    assert player.choices() == first


def test_a_choice_that_lets_a_program_play_on_is_marked_before_it_is_made(arrive):
    """Against a bot nobody waits: what hands over to it has no way back, and the page says so first."""
    player = arrive()
    player.settle(film="off", confirm="irreversible")
    player.open()
    player.card("outlive").locator('[data-way="friends"]').click()
    player.page.locator("dialog fieldset select").last.select_option("random")
    player.page.locator("dialog .go").click()
    player.page.wait_for_selector('[data-screen="decision"]')
    undo = player.page.locator("[data-undo]")
    final = free = 0
    for _ in range(40):
        if final and free:
            break
        player.wait_turn()
        # During the set-up both decide at once: only when the program is done nothing moves any more.
        player.page.wait_for_function(
            "() => document.querySelectorAll('[data-screen=strips] .turn').length == 1"
        )
        wait_marks(player)
        choice, before = player.choices()[0], player.version
        button = player.page.locator(f'.choices [data-choice="{choice}"]')
        marked = button.locator("[data-final]").count() > 0
        button.click()
        if marked:
            assert player.page.locator(".considered .final").inner_text()
            player.page.locator("[data-confirm]").click()
        player.confirm_until(before)
        player.wait_turn()
        player.rest()
        assert (undo.get_attribute("data-undo") == "none") == marked
        final, free = final + marked, free + (not marked)
    assert final and free


def film_of(player):
    """Play on until the film of the program's turn is there."""
    film = player.page.locator('[data-screen="film"]')
    for _ in range(40):
        assert player.wait_turn()
        player.rest()
        if film.count():
            return film
        player.choose(player.random.choice(player.choices()))
    raise AssertionError("no film in forty choices")


def test_the_film_is_a_strip_on_a_phone_and_unfolds(arrive):
    player = arrive(size=PHONE, has_touch=True, is_mobile=True)
    player.settle(film="step", confirm="never")
    player.start("last-aurora")
    film = film_of(player)
    assert player.box(film)["height"] < PHONE["height"] * 0.2
    controls = film.locator(".strip button, .strip select")
    tops = set(
        controls.evaluate_all("all => all.map(one => Math.round(one.getBoundingClientRect().y))")
    )
    assert len(tops) == 1, "the controls stand in one row"
    assert film.locator(".rule").count() == 0
    film.locator("[data-film-more]").tap()
    film.locator(".rule").wait_for()
    assert player.box(film)["height"] < PHONE["height"] * 0.45


def test_the_film_tells_what_the_automa_did(arrive):
    player = arrive()
    player.settle(film="step", confirm="never")
    player.start("last-aurora")
    film = film_of(player)
    steps = []
    while player.page.locator('[data-screen="film"] .said').count():
        steps.append(player.page.locator('[data-screen="film"] .said').inner_text())
        player.page.locator("[data-film-next]").click()
    assert len(steps) > 1
    player.page.locator('[data-screen="film"] [data-film-next]').click()
    expect(film).to_have_count(0)


def test_the_language_changes_in_the_middle_of_a_game(arrive):
    player = arrive()
    player.settle(film="off", confirm="never")
    player.start("outlive")
    player.play(3)
    player.wait_turn()
    before, english = player.version, player.text()
    player.page.locator(".bar select").first.select_option("ru")
    player.page.wait_for_function("() => document.documentElement.lang == 'ru'")
    player.page.wait_for_function(
        "() => /[а-я]{4}/i.test(document.querySelector('#question').innerText)"
    )
    player.rest()
    assert player.version == before
    assert player.text() != english
    player.page.locator(".bar select").first.select_option("pl")
    player.page.wait_for_function(
        "() => !/[а-я]{4}/i.test(document.querySelector('#question').innerText)"
    )


def test_a_replay_opens_at_a_link(arrive):
    player = arrive()
    player.settle(film="off", confirm="never")
    start_practice(player, "outlive")
    player.play(5)
    found = re.search(r"/t/([\w-]+)", player.page.url)
    assert found
    table = found[1]
    other = player.context.new_page()
    other.goto(f"{player.site.url}/t/{table}/replay?at=3&seat=0")
    other.wait_for_selector('[data-screen="replay"]')
    expect(other.locator("input[type=range]")).to_have_value("3")
    expect(other.locator(".moment")).to_have_text("3 of 5")
    other.keyboard.press("]")
    other.wait_for_function("() => document.querySelector('input[type=range]').value == '4'")
    other.wait_for_function("() => location.search.includes('at=4')")
    expect(other.locator(".moment")).to_have_text("4 of 5")
    other.locator("header select").first.select_option(label="spectator")
    other.wait_for_function("() => !location.search.includes('seat')")


TOO_WIDE = """() => {
  const { scrollWidth } = document.scrollingElement;
  return scrollWidth > innerWidth ? [scrollWidth] : [];
}"""
TOO_SMALL = """() => [...document.querySelectorAll('button, a.button, select')]
  .filter((one) => one.checkVisibility() && one.getBoundingClientRect().height < 24)
  .map((one) => one.outerHTML.slice(0, 120))"""


def test_everything_fits_on_a_phone_in_every_language(arrive):
    for lang in ("en", "ru", "pl"):
        player = arrive(lang, size=PHONE, has_touch=True, is_mobile=True)
        player.settle(film="off")
        player.open()
        player.page.wait_for_selector("article")
        assert player.settled(TOO_WIDE) == []
        player.start("last-aurora")
        for tab in ("board", "mine", "others", "log"):
            player.page.locator(f"#tab-{tab}").click()
            expect(player.page.locator(f"#tab-{tab}")).to_have_attribute("aria-selected", "true")
            assert player.settled(TOO_WIDE) == [], f"{lang} {tab}"
            assert player.settled(TOO_SMALL) == [], f"{lang} {tab}"


NAMES = """async (lang) => {
    const files = await (await fetch('/api/games/last-aurora/components')).json();
    const cards = [files.exploration_cards, files.start_cards].flatMap((file) => Object.values(file.card));
    const people = cards.filter((card) => card.skill !== undefined);
    const everybody = new Set(people.map((card) => card[`name_${lang}`] ?? card.name));
    const [card, wrong] = [document.querySelector('.lane .survivor'), []];
    const [name, skill] = [card.querySelector('.card-name'), card.querySelector('.skill')];
    for (const text of everybody) {
        name.textContent = text;
        const lines = [...text.matchAll(/\\S+/g)].map((word) => {
            const part = document.createRange();
            part.setStart(name.firstChild, word.index);
            part.setEnd(name.firstChild, word.index + word[0].length);
            return [...part.getClientRects()];
        });
        const edge = card.getBoundingClientRect().right;
        if (lines.some((rects) => rects.length !== 1 || rects[0].right > edge)) wrong.push(`${text}: a word is broken`);
        if (lines[0][0].top > skill.getBoundingClientRect().bottom) wrong.push(`${text}: under the skill`);
    }
    return [everybody.size, wrong];
}"""


@pytest.mark.parametrize("size", [WIDE, PHONE], ids=["wide", "phone"])
@pytest.mark.parametrize("lang", ["en", "ru", "pl"])
def test_the_name_of_every_survivor_fits_on_its_card(arrive, lang, size):
    player = arrive(lang, size=size)
    player.settle(film="off")
    player.start("last-aurora")
    player.wait_turn()
    if size is PHONE:
        player.page.locator("#tab-mine").click()
    player.page.locator(".lane .survivor").first.wait_for()
    player.rest()
    count, wrong = player.page.evaluate(NAMES, lang)
    assert count >= 12
    assert wrong == []


MIDDLE = """() => {
    window.over = {};
    const look = () => {
        const middle = document.querySelector('.ring .centre');
        if (middle) {
            const count = middle.querySelectorAll('.disaster').length;
            const more = middle.scrollHeight - middle.clientHeight;
            window.over[count] = Math.max(more, window.over[count] ?? 0);
        }
        requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
}"""
"""In every frame: by how much the middle is larger than its place, for each number of disasters."""


@pytest.mark.parametrize("lang", ["ru", "pl"])
def test_the_middle_of_the_ring_holds_all_disasters_without_scrolling(arrive, lang):
    player = arrive(lang)
    player.settle(film="off", confirm="never")
    player.random = random.Random(1)  # a game with many disasters
    player.start("outlive")
    player.rest()
    player.page.evaluate(MIDDLE)
    player.play()
    over = player.page.evaluate("() => window.over")
    assert max(map(int, over)) >= 4, "several were out at once"
    assert max(over.values()) <= 0, over


@pytest.mark.parametrize("lang", ["en", "ru", "pl"])
def test_the_doors_of_a_practice_table_fit_on_a_phone_in_words(arrive, lang):
    player = arrive(lang, size=PHONE)
    player.settle(film="off", words=True)
    player.practice("last-aurora", "7")
    player.wait_turn()
    doors = player.page.locator("header.bar > .button, header.bar > .tag")
    expect(doors).to_have_count(6)
    player.rest()
    for left, right, top in doors.evaluate_all(
        "all => all.map(one => one.getBoundingClientRect()).map(box => [box.left, box.right, box.top])"
    ):
        assert 0 <= left < right <= 390
        assert top < 44, "in one line"


@pytest.mark.parametrize("lang", ["en", "ru", "pl"])
def test_every_text_of_the_settings_is_there(arrive, lang):
    from tests.web.house import unspoken

    player = arrive(lang)
    player.start("outlive")
    player.page.locator("header.bar button").last.click()
    player.page.wait_for_selector('[data-screen="settings"]')
    player.rest()
    assert unspoken(player.page.locator("dialog").inner_text()) == []
