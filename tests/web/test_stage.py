"""Fights on a stage of their own: over the board's box, with what is asked about on it, left at will."""

import uuid
from typing import Any

import pytest

import ashfall
from ashfall import bots
from tests.web.house import Player

POST = """async ([table, seat, choice, move_id]) => {
  const view = await (await fetch(`/api/tables/${table}/view?seat=${seat}`)).json();
  const body = { seat, question: view.view.table.choices[0].id, move_id, choice };
  const answer = await fetch(`/api/tables/${table}/moves`, {
    method: 'POST', headers: { 'X-Ashfall': '1', 'Content-Type': 'application/json' }, body: JSON.stringify(body),
  });
  return answer.status;
}"""
BOXES = """() => ['[data-board]', '[data-stage]'].map((one) => {
  const { x, y, width, height } = document.querySelector(one).getBoundingClientRect();
  return [x, y, width, height].map(Math.round);
})"""


def until(player: Player, game: str, seed: str, question: str, after: int = 0) -> None:
    """A solo table of a game, played by a bot behind the page up to a question, then opened."""
    table = player.practice(game, seed)
    there = ashfall.new(game, players=1, solo=True, seed=seed)
    bot = bots.player("greedy:2", seed=5)
    while (asked := there.waiting()[0]).question != question or len(there.choices) < after:
        choice = bot.choose(there, asked.seat, asked)
        moved = [table, asked.seat, str(choice), str(uuid.uuid4())]
        assert player.page.evaluate(POST, moved) == 200
        there.play(choice, seat=asked.seat)
    player.open(f"/t/{table}")
    player.wait_turn()
    player.rest()


@pytest.fixture
def fight(arrive: Any) -> Player:
    """An ambush in Last Aurora: the damage is to be placed."""
    player: Player = arrive()
    player.settle(film="off", motion="off")
    until(player, "last-aurora", "5", "damage", after=20)
    return player


def test_a_fight_has_exactly_the_boards_box_and_what_is_asked_about_lies_on_it(fight):
    page = fight.page
    page.wait_for_selector("[data-stage]")
    board, stage = page.evaluate(BOXES)
    assert board == stage
    lit = page.locator("[data-stage] .thing.lit")
    assert lit.count() >= 4
    before = fight.version
    fight.click_middle(lit.first)
    page.wait_for_function(
        "before => document.querySelector('[data-version]').dataset.version != before"
        " || document.querySelector('[data-screen=menu], [role=dialog], [data-confirm]')",
        arg=str(before),
    )


def test_a_fight_is_left_with_escape_and_stays_left(fight):
    page = fight.page
    page.wait_for_selector("[data-stage]")
    assert page.locator("[data-stage] .motion").count() == 0
    assert page.locator("[data-stage].motion").count() == 0
    page.keyboard.press("Escape")
    page.wait_for_selector("[data-stage]", state="detached")
    page.reload()
    page.wait_for_selector("[data-stage]")
    page.evaluate("document.querySelector('[data-stage-close]').click()")
    page.wait_for_selector("[data-stage]", state="detached")


def test_a_card_turns_on_the_stage_and_the_board_beneath_does_not_move(arrive):
    player = arrive()
    player.settle(film="off", motion="on", theme="light")
    until(player, "auztralia", "5", "combat_continue")
    player.pick(player.choices()[0])
    player.wait_turn()
    page = player.page
    page.wait_for_selector("[data-stage].motion [data-stage-card]")
    moving = "() => getComputedStyle(document.querySelector('[data-stage-card]')).animationName"
    assert "turn" in page.evaluate(moving)
    still = "() => JSON.stringify(document.querySelector('[data-drawing]').getBoundingClientRect())"
    there = page.evaluate(still)
    page.keyboard.press("Escape")
    page.wait_for_selector("[data-stage]", state="detached")
    assert page.evaluate(still) == there


# What moves, and what it looks like


def test_a_table_is_dark_where_nobody_chose_a_theme_and_snow_falls_only_with_motion(arrive):
    theme = "() => document.documentElement.dataset.theme"
    snow = "() => getComputedStyle(document.querySelector('[data-snow]')).display"
    player = arrive(color_scheme="light")
    player.settle(film="off", motion="on", theme="auto")
    player.open()
    player.page.wait_for_selector("article")
    assert player.page.evaluate(theme) == "light"
    table = player.practice("last-aurora", "5")
    assert player.settled(theme, "dark") == "dark"
    assert player.page.evaluate(snow) != "none"
    player.page.evaluate(
        """() => localStorage.setItem('ashfall.settings', JSON.stringify({
             ...JSON.parse(localStorage.getItem('ashfall.settings')), motion: 'off', theme: 'light' }))"""
    )
    player.open(f"/t/{table}")
    player.page.wait_for_selector("[data-snow]", state="attached")
    assert player.settled(theme, "light") == "light"
    assert player.page.evaluate(snow) == "none"


def test_night_falls_over_the_ring_and_day_comes_back(arrive):
    player = arrive()
    player.settle(film="off", motion="off")
    until(player, "outlive", "5", "rooms")
    dusk = "() => [...new Set([...document.querySelectorAll('.dusk')].map((one) => getComputedStyle(one).opacity))]"
    assert player.page.locator(".dusk").count() == 8
    assert player.settled(dusk, ["0.55"]) == ["0.55"]
    until(player, "outlive", "6", "choose_destination")
    assert player.settled(dusk, ["0"]) == ["0"]


def test_a_robbery_of_outlive_is_on_the_stage_with_what_can_be_given(arrive):
    player: Player = arrive()
    player.settle(film="off", motion="off", confirm="never")
    until(player, "outlive", "11", "tribute")
    # The page asked about positions that were played on behind it.
    player.complaints.clear()
    page = player.page
    page.wait_for_selector("[data-stage]")
    board, stage = page.evaluate(BOXES)
    assert board == stage
    lit = page.locator('[data-stage] .thing.lit[data-thing^="resource:"]')
    assert lit.count() >= 2
    page.locator("[data-stage-close]").click()
    page.wait_for_selector("[data-stage]", state="detached")
    assert player.complaints == []
