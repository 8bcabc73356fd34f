"""The rules in the page: searched and read in the language of the page."""

import pytest
from playwright.sync_api import expect

FOUND = {
    "ru": ("засаду", "LA-AMB-09", "Число врагов в регионе не ограничено."),
    "pl": ("zasadzkę", "LA-AMB-09", "Liczba wrogów w regionie nie jest ograniczona."),
}


@pytest.mark.parametrize("lang", FOUND)
def test_rules_are_read_and_searched_in_the_language_of_the_page(arrive, lang):
    words, id, text = FOUND[lang]
    player = arrive(lang=lang)
    page = player.open("/rules/last-aurora")
    rule = page.locator(f"#rule-{id} dd")
    expect(rule).to_have_text(text)
    expect(rule).to_have_attribute("lang", lang)
    expect(page.locator('.rules dd[lang="en"]')).to_have_count(0)

    page.locator('.rules input[type="search"]').fill(words)
    rule.wait_for(state="detached")
    page.locator("#rule-LA-AMB-05 dd").wait_for()
