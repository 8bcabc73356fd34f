"""AuZtralia's drawn map: what can be picked on it, the clock, and the film of the Old Ones."""

import pytest
from playwright.sync_api import expect

import ashfall
from ashfall import bots
from tests.web.house import PHONE
from tests.web.test_access import violations

ON_BOARD = '[data-board="auztralia"] .thing'


def lit(player, kind):
    found = player.page.locator(f'{ON_BOARD}.lit[data-thing^="{kind}:"]')
    return set(found.evaluate_all("all => all.map(one => one.dataset.thing)"))


def click(player, thing):
    player.click_middle(player.page.locator(f'{ON_BOARD}.lit[data-thing="{thing}"]').first)


def click_choice(player, option):
    """Pick what the choice names on the board, then itself where the thing has several; else in the bar."""
    before = player.version
    named = [
        thing
        for thing in option.things
        if player.page.locator(f'{ON_BOARD}.lit[data-thing="{thing}"]').count()
    ]
    if not named:
        player.choose(str(option))
        return False
    click(player, named[0])
    text = str(option)
    player.page.wait_for_function(
        """([before, text]) => document.querySelector('[data-version]').dataset.version != before
            || document.querySelector(`[data-menu] [data-choice="${text}"]`)""",
        arg=[str(before), text],
    )
    if player.version == before:
        player.page.locator(f'[data-menu] [data-choice="{text}"]').click()
        player.confirm_until(before)
    return True


def test_hexes_boxes_and_sides_are_picked_where_they_are_drawn(arrive):
    player = arrive()
    player.settle(film="off", confirm="never")
    player.start("auztralia")
    page = player.page
    player.wait_turn()
    page.wait_for_selector(f"{ON_BOARD}.lit")  # the drawing is loaded after the choices
    sites = {f"hex:{choice.split()[1]}" for choice in player.choices()}
    assert len(sites) > 10 and lit(player, "hex") == sites
    before = player.version
    click(player, "hex:75")
    player.confirm_until(before)
    player.wait_turn()
    boxes = {f"action:{choice}" for choice in player.choices()}
    assert "action:build-track" in boxes and lit(player, "action") == boxes

    # What is closed says why, as in the bar.
    page.locator(f'{ON_BOARD}.unlit[data-thing="action:attack"]').click(force=True)
    why = page.locator("[data-why]")
    why.wait_for()
    assert "AZ-ATK-01" in why.inner_text()
    page.keyboard.press("Escape")

    # The Time of a box moves a ghost of my disc; a range of Time has two.
    page.locator(f'{ON_BOARD}[data-thing="action:build-track"]').hover()
    ghost = page.locator(".clock .ghost")
    expect(ghost).to_have_count(1)
    # The Old Ones are far ahead.
    expect(page.locator(".clock .next")).to_have_text("Then Guest again")
    page.locator(f'{ON_BOARD}[data-thing="action:farm"]').hover()
    page.wait_for_function("document.querySelectorAll('.clock .ghost').length == 2")
    page.mouse.move(0, 0)
    page.wait_for_function("document.querySelectorAll('.clock .ghost').length == 0")

    before = player.version
    click(player, "action:build-track")
    player.confirm_until(before)
    player.wait_turn()
    sides = {f"edge:{choice.split()[1]}" for choice in player.choices()}
    assert len(sides) > 1 and lit(player, "edge") == sides
    before, laid = player.version, sorted(sides)[0]
    click(player, laid)
    player.confirm_until(before)
    player.wait_turn()
    expect(page.locator(f'{ON_BOARD}.track[data-thing="{laid}"]')).to_have_count(1)
    assert player.complaints == []


LAYERS = ("all", "terrain", "rail", "farms", "goods", "old-ones")
OPEN = """kind => [...document.querySelectorAll(`[data-board="auztralia"] .thing.lit[data-thing^="${kind}:"]`)]
  .filter((one) => {
    const box = one.getBoundingClientRect();
    const top = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
    const hidden = Number(getComputedStyle(one).opacity) < 1;
    return hidden || top?.closest('[data-thing]')?.dataset.thing !== one.dataset.thing;
  })
  .map((one) => one.dataset.thing)"""
"""What is lit and yet dimmed, or covered by something else in its middle."""


def look_at(player, layer):
    player.page.locator(f'[data-layers] input[value="{layer}"]').check()
    player.page.wait_for_selector(f'svg.map[data-layer="{layer}"]')


def same_in_every_layer(player, kind):
    """All of a kind that is lit stays lit, bright and within reach of the mouse, whatever is in front."""
    player.page.wait_for_selector(f'{ON_BOARD}.lit[data-thing^="{kind}:"]')
    found = lit(player, kind)
    for layer in LAYERS:
        look_at(player, layer)
        assert lit(player, kind) == found, layer
        assert player.settled(OPEN, arg=kind) == [], layer
    return found


def test_every_layer_lets_the_same_things_be_picked_and_is_kept(arrive):
    player = arrive()
    player.settle(film="off", confirm="never", theme="light")
    player.start("auztralia")
    page = player.page
    player.wait_turn()
    assert len(same_in_every_layer(player, "hex")) > 10
    before = player.version
    click(player, "hex:75")
    player.confirm_until(before)
    player.wait_turn()
    page.locator("[data-legend]").wait_for()
    assert violations(player) == []

    # The printed Time of track and the farm of each terrain, from the components.
    look_at(player, "terrain")
    costs = page.locator(".layer .cost text").all_text_contents()
    assert len(costs) == 91 and set(costs) == {"2", "3"}
    assert costs.count("3") == page.locator(f"{ON_BOARD} .ground.hills").count()

    # Without a mouse: one stop for the whole switch, arrows within it.
    page.locator('[data-layers] input[value="terrain"]').focus()
    page.keyboard.press("ArrowRight")
    page.wait_for_selector('svg.map[data-layer="rail"]')
    page.reload()
    page.wait_for_selector('svg.map[data-layer="rail"]')

    player.wait_turn()
    before = player.version
    click(player, "action:build-track")
    player.confirm_until(before)
    player.wait_turn()
    sides = same_in_every_layer(player, "edge")
    assert len(sides) > 1
    before = player.version
    click(player, sorted(sides)[0])
    player.confirm_until(before)
    assert player.complaints == []


def test_on_a_phone_the_layers_are_one_field_over_the_map(arrive):
    player = arrive(size=PHONE, has_touch=True, is_mobile=True)
    player.settle(film="off", confirm="never", theme="light")
    player.start("auztralia")
    player.wait_turn()
    player.page.wait_for_selector(f"{ON_BOARD}.lit")
    page, found = player.page, lit(player, "hex")
    assert len(found) > 10
    field, window = page.locator("select[data-layers]"), page.locator(".land .map").first
    before = player.box(window)
    for layer in LAYERS:
        field.select_option(layer)
        page.wait_for_selector(f'svg.map[data-layer="{layer}"]')
        assert lit(player, "hex") == found
        assert player.box(window) == before, "the map keeps its room"
        assert page.evaluate("() => document.documentElement.scrollWidth") <= PHONE["width"]
        assert violations(player) == []
    box = player.box(field)
    assert box["height"] >= 44 and box["width"] < before["width"] / 2
    assert before["y"] < box["y"] < before["y"] + 20
    assert player.complaints == []


def reasons(player, side):
    """What a click on a side that is not open says."""
    page = player.page
    player.click_middle(page.locator(f'{ON_BOARD}.closed[data-thing="{side}"]'))
    why = page.locator("[data-why]")
    why.wait_for()
    said = why.inner_text()
    page.keyboard.press("Escape")
    why.wait_for(state="detached")
    return said


def test_a_side_where_no_track_can_be_laid_says_why(arrive):
    player = arrive()
    player.settle(film="off", confirm="never")
    player.start("auztralia")
    player.wait_turn()
    closed = player.page.locator(f"{ON_BOARD}.closed")
    before = player.version
    click(player, "hex:68")
    player.confirm_until(before)
    player.wait_turn()
    assert closed.count() == 0, "nobody lays track yet"
    before = player.version
    click(player, "action:build-track")
    player.confirm_until(before)
    player.wait_turn()

    found = closed.evaluate_all("all => all.map(one => one.dataset.thing)")
    assert not set(found) & lit(player, "edge")
    hills = [side for side in found if side.endswith("-68")]
    away = [side for side in found if not side.endswith("-68")]
    assert hills and 4 < len(away) < 40
    # They show where somebody points, and keyboards need not pass them.
    mark = closed.first.locator(".no")
    assert mark.evaluate("one => getComputedStyle(one).opacity") == "0"
    closed.first.hover(force=True)
    expect(mark).not_to_have_css("opacity", "0")
    assert set(closed.evaluate_all("all => all.map(one => one.tabIndex)")) == {-1}

    for side in hills:
        assert "AZ-RAIL-04" in reasons(player, side)
    assert "AZ-RAIL-06" in reasons(player, away[0])
    assert player.complaints == []


SIDEWAYS = """() => [...document.querySelectorAll('html, .page, .board, .host, .land, .mine, .column')]
  .filter((one) => one.scrollWidth > one.clientWidth + 1)
  .map((one) => `${one.className} ${one.scrollWidth} > ${one.clientWidth}`)"""
CUT_OFF = """() => {
  const host = document.querySelector('.host').getBoundingClientRect();
  const parts = ':is(.map, .everyone, .piles, .hire .card, .box, [data-layers])';
  return [...document.querySelectorAll(`[data-board="auztralia"] ${parts}`)]
    .map((one) => [one.className, one.getBoundingClientRect()])
    .filter(([_, box]) => box.right > host.right + 1 || box.left < host.left - 1)
    .map(([name]) => name);
}"""


SMALL_OR_HIDDEN = """() => {
  const [host, map] = ['.host', 'svg.map'].map((one) => document.querySelector(one).getBoundingClientRect());
  const whole = map.bottom <= host.bottom && map.height > 250 && map.width > 380;
  return whole ? [] : [host, map].map(({ y, width, height }) => [y, width, height]);
}"""
CUT_SHORT = """() => [...document.querySelectorAll('.hire .does')]
  .filter((one) => one.scrollHeight > one.clientHeight + 1)
  .map((one) => one.textContent)"""
COVERED = """() => {
  const cards = [...document.querySelectorAll('.hire .card')].map((one) => one.getBoundingClientRect());
  const over = (card, { x, y }) => card.left < x && x < card.right && card.top < y && y < card.bottom;
  return [...document.querySelectorAll('[data-board="auztralia"] .hex')]
    .filter((one) => {
      const box = one.getBoundingClientRect();
      const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
      return cards.some((card) => over(card, middle));
    })
    .map((one) => one.dataset.thing);
}"""


@pytest.mark.parametrize("lang", ["en", "ru", "pl"])
def test_what_characters_do_is_read_in_full_and_covers_no_hex(arrive, lang):
    player = arrive(lang)
    player.settle(film="off", confirm="never")
    for seed in ("1", "2", "3", "4"):
        player.practice("auztralia", seed=seed)
        player.page.wait_for_selector(".hire .card")
        assert player.page.locator(".hire .card").count() == 5
        assert player.settled(CUT_SHORT) == []
        assert player.settled(COVERED) == []


@pytest.mark.parametrize("lang", ["en", "ru", "pl"])
def test_nothing_has_to_be_scrolled_sideways_at_any_width(arrive, lang):
    player = arrive(lang)
    player.settle(film="off", confirm="never", layers={"auztralia": "old-ones"})
    player.start("auztralia")
    player.play(3)
    player.wait_turn()
    for wide, high in ((700, 900), (768, 1024), (1024, 768), (1199, 800), (1280, 800), (1399, 850)):
        player.page.set_viewport_size({"width": wide, "height": high})
        assert player.settled(SIDEWAYS) == [], wide
        assert player.settled(CUT_OFF) == [], wide
        if wide >= 1000:
            assert player.settled(SMALL_OR_HIDDEN) == [], wide
    assert player.complaints == []


def test_a_game_that_is_played_well_is_played_on_the_map_and_the_old_ones_march_on_it(arrive):
    """Whoever clicks at random meets few battles; a simple bot builds, fights and is overrun."""
    player = arrive()
    player.settle(film="step", confirm="never", stage=False, layers={"auztralia": "old-ones"})
    player.practice("auztralia", seed="5")
    game = ashfall.new("auztralia", players=1, solo=True, seed="5")
    bot = bots.player("greedy:8", seed=5)
    picked, marches, battles, farthest = 0, 0, 0, 0
    while player.wait_turn():
        assert player.page.locator('[data-board="auztralia"]').count() == 1
        if player.page.locator('[data-screen="film"]').count():
            marches += marched(player) if not marches else 0
            player.skip_film()
        farthest = max(farthest, shown_distance(player, game))
        asked = game.waiting()[0]
        choice = bot.choose(game, asked.seat, asked)
        battles += player.page.locator('[data-board="auztralia"] .battle').count()
        picked += click_choice(player, choice)
        game.play(choice, seat=asked.seat)
    assert player.over and game.over
    assert picked > 30, "most choices name something on the board"
    assert battles > 0 and marches > 0 and farthest > 1
    assert player.complaints == []


def shown_distance(player, game):
    """Each face-up Old One shows its way to the nearest settlement, as the game says it; the longest of them."""
    wanted = sorted(str(one["distance"]) for one in game.view(0)["old_ones"])
    shown = player.page.locator(".layer .far-off text").all_text_contents()
    assert sorted(shown) == wanted
    return max((int(steps) for steps in wanted), default=0)


def marched(player):
    """Step through the film; count the moves of Old Ones, each with its arrow and the settlement it makes for."""
    page, found = player.page, 0
    for _ in range(60):
        if not page.locator(".film .said").count():
            break
        if page.locator(".marching .step").count():
            assert page.locator(".marching .goal").count() == 1
            assert page.locator(".marching .candidate").count() >= 1
            assert page.locator(f"{ON_BOARD}.hex.touched").count() >= 2
            found += 1
        page.locator("[data-film-next]").click()
    return found
