"""Whole solo games on the page, as different people play them."""

import pytest

import ashfall
from ashfall import bots
from tests.web.house import MADE, PHONE, unspoken
from tests.web.reader import REGIONS, Reader, nameless

GAMES = [game["id"] for game in ashfall.games() if game["solo"]]


THUMB = ("outlive", "auztralia")
BY_MOUSE = [pytest.param(game, marks=pytest.mark.long) if game in THUMB else game for game in GAMES]


@pytest.mark.parametrize("game", BY_MOUSE)
def test_a_whole_solo_game_by_mouse(arrive, game):
    player = arrive()
    player.settle(film="off", motion="on")
    player.start(game)
    made = player.play_by_hand()
    assert made > 10
    assert player.over
    assert player.complaints == []
    assert unspoken(player.text()) == []


MADE_OR_FOCUSED = f"before => ({MADE})(before) || document.activeElement.matches('[data-confirm]')"
FOCUSED_WAY = """game => {
  const here = document.activeElement;
  return here.closest(`[data-game="${game}"]`) ? here.dataset.way : null;
}"""


@pytest.mark.parametrize("game", ["last-aurora", "dei"])
def test_a_whole_solo_game_by_keyboard_only(arrive, game):
    player = arrive()
    player.settle(film="off")
    page = player.open()
    for _ in range(60):
        page.keyboard.press("Tab")
        if page.evaluate(FOCUSED_WAY, game) == "solo":
            break
    page.keyboard.press("Enter")
    page.wait_for_selector("dialog .go")
    for _ in range(40):
        if page.evaluate("document.activeElement.classList.contains('go')"):
            break
        page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    page.wait_for_selector('[data-screen="decision"]')
    while player.wait_turn():
        choices = player.choices()
        number = player.random.randrange(min(len(choices), 9)) + 1
        before = player.version
        page.keyboard.press(str(number))
        page.wait_for_function(MADE_OR_FOCUSED, arg=str(before))
        if page.locator("[data-confirm]:focus").count():
            page.keyboard.press("Enter")
        page.wait_for_function(MADE, arg=str(before))
    assert player.over
    assert player.complaints == []


READ = [game if game == "dei" else pytest.param(game, marks=pytest.mark.long) for game in GAMES]


@pytest.mark.parametrize("game", READ)
def test_a_whole_solo_game_by_what_a_screen_reader_hears(arrive, game):
    player = arrive()
    player.settle(film="off")
    player.start(game)
    reader = Reader(player)
    while player.wait_turn():
        player.rest()
        page = reader.hear()
        assert nameless(page) == []
        assert {"main", "banner"} <= {one.role for one in page.all() if one.role in REGIONS}
        answers = reader.answers(page)
        names = [one.name for one in answers]
        assert len(names) == len(player.choices()), "every choice can be heard"
        assert len(set(names)) == len(names), "no two choices sound alike"
        reader.answer(player.random.choice(answers))
    assert player.over
    page = reader.hear()
    assert any(one.role == "table" for one in page.all()), "the score is a table"
    assert nameless(page) == []
    assert player.complaints == []


@pytest.mark.parametrize("game", THUMB)
def test_a_whole_solo_game_with_a_thumb(arrive, game):
    player = arrive(size=PHONE, has_touch=True, is_mobile=True)
    player.settle(film="off")
    page = player.open()
    player.card(game).locator('[data-way="solo"]').tap()
    page.locator("dialog .go").tap()
    page.wait_for_selector('[data-screen="decision"]')
    while player.wait_turn():
        wide = page.evaluate("document.scrollingElement.scrollWidth")
        assert wide <= PHONE["width"], "the page scrolls sideways"
        before = player.version
        page.locator(f'.choices [data-choice="{player.random.choice(player.choices())}"]').tap()
        player.confirm_until(before)
    assert player.over
    assert player.complaints == []


def test_a_game_that_is_played_well_is_drawn_to_its_end(arrive):
    """Who plays at random is soon dead; six rounds bring crowds of enemies, full convoys and the ship's last stop."""
    player = arrive()
    player.settle(film="off", confirm="never")
    table = player.practice("last-aurora", seed="5")
    game = ashfall.new("last-aurora", players=1, solo=True, seed="5")
    bot, rounds = bots.player("greedy:20", seed=5), set()
    while player.wait_turn():
        asked = game.waiting()[0]
        choice = bot.choose(game, asked.seat, asked)
        rounds.add(game.view(0)["round"])
        assert player.page.locator('[data-board="last-aurora"]').count() == 1
        player.pick(str(choice))
        game.play(choice, seat=asked.seat)
    assert player.over and game.over and len(rounds) > 3
    assert table in player.page.url
    assert player.complaints == []


def test_a_stranger_is_at_the_table_after_two_clicks(arrive):
    player = arrive()
    player.start("last-aurora")
    assert player.wait_turn()
    assert "Guest" in player.text()
