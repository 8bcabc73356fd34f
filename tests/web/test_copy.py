"""What can be copied: the way to a table, and the log as text."""

import re

from playwright.sync_api import expect

CLIPBOARD = "navigator.clipboard.readText()"
MAY_COPY = ["clipboard-read", "clipboard-write"]


def test_the_invitation_is_copied_in_the_lobby_and_at_the_table(arrive):
    player = arrive(permissions=MAY_COPY)
    player.start("outlive", "friends")
    page = player.page
    link = page.get_by_label("Link", exact=True).input_value()
    page.locator("[data-copy]").click()
    expect(page.locator("[data-copy]")).to_contain_text("Copied")
    assert page.evaluate(CLIPBOARD) == link and "#" in link
    player.start("outlive", "bots")
    page.locator("[data-about]").click()
    dialog = page.locator("dialog")
    dialog.locator("[data-copy]").first.click()
    expect(dialog.locator("[data-copy]").first).to_contain_text("Copied")
    assert page.evaluate(CLIPBOARD) == dialog.get_by_label("Link", exact=True).first.input_value()
    assert player.complaints == []


def test_the_log_is_copied_as_text_with_its_titles_and_rules(arrive):
    player = arrive(permissions=MAY_COPY)
    player.settle(film="off", confirm="never", table="text")
    player.start("last-aurora")
    player.play(12)
    player.wait_turn()
    player.rest()
    page = player.page
    page.get_by_role("button", name="Copy the log as text").click()
    expect(page.get_by_role("img", name="Copied")).to_be_visible()
    text = page.evaluate(CLIPBOARD).splitlines()
    log = page.locator('[data-screen="log"]')
    titles = {one.strip() for one in log.locator("h3, [data-turn]").all_inner_texts()}
    assert titles and titles <= {line.strip() for line in text}
    sentences = [" ".join(one.split()) for one in log.locator("li .text").all_inner_texts()]
    assert sentences == [" ".join(line.split()) for line in text if line.startswith("  ")]
    assert any(re.search(r" LA-[A-Z]+-\d+", line) for line in text)
    # Only what is shown: a filter holds for the copy too.
    page.locator("[data-log-filter]").select_option("mine")
    player.rest()
    page.get_by_role("button", name=re.compile("Copy the log|Copied")).click()
    page.wait_for_function(
        f"async most => (await {CLIPBOARD}).length < most", arg=len("\n".join(text))
    )
    assert player.complaints == []


def test_without_a_clipboard_the_page_says_how_to_copy(arrive):
    player = arrive()
    player.settle(film="off", table="text")
    player.start("last-aurora")
    player.page.evaluate(
        "() => { navigator.clipboard.writeText = () => Promise.reject(new Error('no')) }"
    )
    player.page.get_by_role("button", name="Copy the log as text").click()
    expect(player.page.get_by_role("alert")).to_contain_text("Select the lines")
    assert player.complaints == []
