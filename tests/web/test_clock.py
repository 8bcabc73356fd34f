"""AuZtralia's clock, own board and battle say what the view foretells."""

import pytest
from playwright.sync_api import expect

import ashfall
from ashfall import bots
from ashfall.engine.game import Game
from tests.web.house import PHONE, Player

BOARD = '[data-board="auztralia"]'


def play_until(player: Player, question: str, least: int = 0, seed: str = "5") -> Game:
    """A game whose luck is known, played in step with the page until this is asked."""
    player.practice("auztralia", seed=seed)
    game = ashfall.new("auztralia", players=1, solo=True, seed=seed)
    bot = bots.player("greedy:2", seed=5)
    while True:
        assert player.wait_turn()
        [asked] = game.waiting()
        if asked.question == question and len(game.choices) >= least:
            return game
        choice = bot.choose(game, asked.seat, asked)
        player.pick(str(choice))
        game.play(choice, seat=asked.seat)


@pytest.mark.parametrize(
    ("lang", "again", "then"),
    [
        ("en", "Time: Guest again, else the Old Ones", "then Guest again"),
        ("ru", "снова Guest, иначе Древние", "затем снова Guest"),
        ("pl", "znów Guest, inaczej Przedwieczni", "potem znów Guest"),
    ],
)
def test_the_clock_and_the_choices_say_who_acts_again(arrive, lang, again, then):
    player = arrive(lang)
    player.settle(film="off", confirm="never")
    game = play_until(player, "choose_action")
    time = game.view(0)["time"]
    said = player.page.locator(f"{BOARD} .clock .next")
    expect(said).to_contain_text(again)
    player.rest()
    assert str(time["spare"]) in (said.text_content() or "")
    assert str(time["spare"]) in player.page.locator(".stands").inner_text()
    assert then in player.page.locator('.choices [data-choice="recover"] .note').inner_text()
    player.page.locator(f'{BOARD} [data-thing="action:recover"]').hover()
    player.page.wait_for_selector(f"{BOARD} .clock .ghost")
    expect(said).to_contain_text(then, ignore_case=True)
    assert player.complaints == []


def test_on_a_phone_the_next_six_things_on_the_clock_stand_in_a_row(arrive):
    player = arrive(size=PHONE, has_touch=True, is_mobile=True)
    player.settle(film="off", confirm="never")
    game = play_until(player, "choose_action")
    time = game.view(0)["time"]
    discs = [time["cells"][0], time["old_ones"]]
    cells = sorted(discs + [event["cell"] for event in time["events"]])[:6]
    expect(player.page.locator(f"{BOARD} .ahead li b")).to_have_text([str(cell) for cell in cells])


def test_the_odds_of_the_next_card_can_be_read_and_pressed(arrive):
    player = arrive()
    player.settle(film="off", confirm="never", stage=False)
    game = play_until(player, "combat_continue", least=20)
    odds = game.view(0)["battle"]["odds"]
    panel = player.page.locator(f'{BOARD} [data-thing="combat:fight"]')
    player.rest()
    assert f"one of {odds['cards']}" in panel.inner_text()
    assert f"Victory: {odds['win']}" in panel.inner_text()
    assert f"Force lost: {odds['fall']}" in panel.inner_text()
    note = player.page.locator('.choices [data-choice="fight"] .note').inner_text()
    assert f"of {odds['cards']}" in note and f"damage to Old Ones {odds['hit']}" in note
    before = player.version
    panel.click()
    player.confirm_until(before)
    [asked] = game.waiting()
    game.play("fight", seat=asked.seat)
    if game.view(0)["battle"] is not None:
        expect(player.page.locator(f"{BOARD} .battle .card")).to_have_count(1)
    assert player.complaints == []


def test_the_old_ones_wear_one_sign_in_strip_and_clock(arrive):
    player = arrive()
    player.settle(film="off")
    player.start("auztralia")
    player.wait_turn()
    worn = "svg.mark:has(.emblem)"
    page = player.page
    expect(page.locator(f"{BOARD} {worn}").first).to_be_visible()
    expect(page.locator(f"{worn}:not([data-board] *)").first).to_be_visible()
    looks = page.locator(worn).evaluate_all(
        """all => all.map(one => one.querySelector('.icon').querySelector('path').getAttribute('d') + ' '
            + getComputedStyle(one.querySelector('.emblem')).fill)"""
    )
    assert len(looks) >= 2
    assert len(set(looks)) == 1
    assert player.complaints == []
