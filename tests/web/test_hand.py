"""D.E.I.'s hand: what a card can say stands where it is pointed at, in its menu and under a thumb."""

from playwright.sync_api import expect

from tests.web.house import PHONE, WIDE
from tests.web.test_city import BOARD, SECOND, sit


def test_the_card_pointed_at_shows_its_sentences_in_a_place_that_never_changes(arrive):
    player, game = sit(arrive, SECOND, size=WIDE)
    page, asked = player.page, game.waiting()[0]
    place = page.locator(f"{BOARD} .below .panel").first
    before = player.box(place)
    for number in (0, 1):
        card = page.locator(f"{BOARD} .hand .thing.lit").nth(number)
        name = str(card.get_attribute("data-thing"))
        card.hover()
        form = page.locator(f'{BOARD} [data-forms="{name}"]')
        form.wait_for()
        offered = [one.get_attribute("data-choice") for one in form.locator("[data-choice]").all()]
        assert set(offered) == {str(one) for one in asked.options if name in one.things}
        assert player.box(place) == before
    assert page.locator(".choices [data-sentence]").count() == 0
    label = form.get_attribute("aria-label")
    assert label and str(card.locator(".name").inner_text()).replace("\u00ad", "") == label
    sentence = form.locator("[data-sentence]").first
    said = str(sentence.get_attribute("data-sentence")).split("; ")
    assert said[0] in offered and len(said) > 1
    version = str(page.locator("[data-version]").get_attribute("data-version"))
    sentence.click()
    expect(page.locator("[data-version]")).not_to_have_attribute("data-version", version)
    assert [message["choice"] for message in player.sent("move")] == [said]
    assert player.complaints == []


def test_a_cards_menu_gives_back_the_focus_and_takes_its_preview_along(arrive):
    player, _ = sit(arrive, SECOND)
    page = player.page
    card = page.locator(f"{BOARD} .hand .thing.lit").first
    card.focus()
    page.keyboard.press("Enter")
    first = page.locator("[data-menu] [data-choice]").first
    expect(first).to_be_focused()
    first.hover()
    glimpse = page.locator('[data-screen="glimpse"]')
    glimpse.wait_for()
    page.keyboard.press("Escape")
    expect(page.locator("[data-menu]")).to_have_count(0)
    expect(card).to_be_focused()
    expect(glimpse).to_have_count(0)
    assert player.complaints == []


def test_on_a_phone_the_hand_is_not_squeezed_as_in_a_small_window(arrive):
    player, _ = sit(arrive, SECOND, size=PHONE, touch=True)
    page = player.page
    page.locator("#tab-mine").click()
    assert player.box(page.locator(f"{BOARD} .hand .thing.lit").first)["width"] >= 106
    chip = page.locator(f"{BOARD} .own .chip").first
    assert player.box(chip)["height"] >= 25
    assert player.complaints == []


def test_on_a_phone_the_sentences_of_a_card_come_with_a_tap(arrive):
    player, _ = sit(arrive, SECOND, size=PHONE, touch=True)
    page = player.page
    folds = page.locator(".choices [data-unfold]")
    expect(folds.first).to_have_attribute("aria-expanded", "false")
    assert page.locator(".choices [data-sentence]").count() == 0
    folds.first.click()
    sentence = page.locator(".choices [data-sentence]").first.get_attribute("data-sentence")
    assert str(sentence).startswith(f"{folds.first.get_attribute('data-unfold')}; ")
    page.locator("#tab-mine").click()
    page.locator(f"{BOARD} .hand .thing.lit").first.click()
    page.locator("[data-menu] [data-sentence]").first.wait_for()
    assert player.complaints == []
