"""D.E.I.'s city: what its drawing, its cards, missions, boards and film promise, in positions that programs played."""

from functools import cache

import pytest
from playwright.sync_api import expect

import ashfall
from ashfall import bots
from tests.web.house import PHONE, WIDE

BOARD = '[data-board="dei"]'
LANGS = ["en", "ru", "pl"]
SIX = {
    "players": 6, "industrial": True, "weather": True, "mercenaries": "both",
    "faction": ("wild", "fauns", "psionics", "ravagers", "refuge_42", "auxilia"),
}  # fmt: skip
MOST = 12
"""So many games are tried for a position."""


@cache
def position(wanted, **options):
    """The record of a game in which this is asked for the first time, played at random."""
    for seed in range(MOST):
        game = ashfall.new("dei", seed=seed, **options)
        player = bots.player("random", seed=seed)
        while not game.over:
            asked = game.waiting()[0]
            if wanted(game, asked):
                return game.record()
            game.play(player.choose(game, asked.seat, asked), seat=asked.seat)
    raise AssertionError("never asked")


def sit(arrive, wanted, lang="en", size=None, settings=None, touch=False, **options):
    """Somebody at a table that stands like this; the game beside it."""
    record = position(wanted, **(options or {"players": 4}))
    more = {"has_touch": True, "is_mobile": True} if touch else {}
    player = arrive(lang, size=size, **more)
    player.settle(film="off", confirm="never", **(settings or {}))
    player.open()
    player.page.wait_for_selector("article")
    table = player.page.evaluate(
        """async ([lang, record]) => {
            const headers = {'X-Ashfall': '1', 'Content-Type': 'application/json'};
            const post = (path, body) => fetch(path, {method: 'POST', headers, body: JSON.stringify(body)});
            await post('/api/me', {name: 'Anna', lang});
            return (await (await post('/api/tables/import', {record})).json()).id;
        }""",
        [lang, record],
    )
    player.open(f"/t/{table}")
    player.page.wait_for_selector(f"{BOARD} svg.dei-city")
    player.wait_turn()
    player.rest()
    return player, ashfall.load(record)


def card_of_round(number):
    return lambda game, asked: asked.question == "play_card" and game.view(0)["round"] == number


SECOND, THIRD, LAST = card_of_round(2), card_of_round(3), card_of_round(4)


def moving(game, asked):
    return asked.question == "move_to" and game.view(0)["round"] > 1 and len(asked.options) > 1


def moving_in_the_east(game, asked):
    """All that is lit lies beyond the right edge of a phone that shows the north-west of the city."""
    if not moving(game, asked):
        return False
    view = game.view(0)
    cells = {one["region"]: one["cell"] for one in view["regions"]}
    lit = [cells[thing[7:]] for option in asked.options for thing in option.things]
    return all(cell % view["city"]["columns"] > 2 for cell in lit)


def bridges(game, asked):
    return any(thing.startswith("site:") for option in asked.options for thing in option.things)


# The city


def test_the_question_chooses_the_level_and_a_person_may_choose_another_until_the_turn_ends(arrive):
    player, game = sit(arrive, bridges)
    page = player.page
    page.wait_for_selector("svg.dei-city.level-roofs")
    page.locator('input[name="city-level"][value="ground"]').check()
    page.wait_for_selector("svg.dei-city.level-ground")
    page.keyboard.press("v")
    page.wait_for_selector("svg.dei-city.level-roofs")
    page.keyboard.press("v")
    page.wait_for_selector("svg.dei-city.level-all")
    turn = game.view(0)["turn"]
    while game.view(0)["turn"] == turn:
        assert page.locator("svg.dei-city.level-all").count() == 1, "the person's choice stays"
        choice = str(game.waiting()[0].options[-1])
        player.pick(choice)
        game.play(choice)
        player.wait_turn()
        player.rest()
    expect(page.locator('input[name="city-level"]:checked')).to_have_value("all")
    assert page.evaluate("JSON.parse(localStorage.getItem('ashfall.settings')).layers?.dei") is None
    assert player.complaints == []


WHOLE = """() => {
  const host = document.querySelector('[data-board]').getBoundingClientRect();
  const faults = [];
  for (const one of document.querySelectorAll('.dei-board .city, .dei-board .beside'))
    if (one.scrollHeight > one.clientHeight + 1 || one.scrollWidth > one.clientWidth + 1) faults.push(one.className);
  const regions = [...document.querySelectorAll('svg.dei-city [data-thing^="region:"]')];
  for (const one of regions) {
    const { x, y, width, height, right, bottom } = one.querySelector('.edge').getBoundingClientRect();
    if (x < host.x || y < host.y || right > host.right || bottom > host.bottom) faults.push(one.dataset.thing);
    if (width < 44 || height < 44) faults.push(`${one.dataset.thing} ${width}×${height}`);
  }
  for (const one of document.querySelectorAll('.dei-board .does:is(b), .dei-board .next'))
    if (one.scrollHeight > one.clientHeight + 1) faults.push(one.textContent);
  return [regions.length, document.querySelectorAll('svg.dei-city text.name').length, faults];
}"""


@pytest.mark.parametrize("lang", LANGS)
def test_twenty_districts_with_names_and_the_weather_stand_whole_without_scrolling(arrive, lang):
    player, game = sit(arrive, THIRD, lang, WIDE, **SIX)
    regions = len(game.view(0)["regions"])
    assert player.settled(WHOLE, [regions, 20, []]) == [regions, 20, []]
    weather = game.view(0)["weather"]
    assert weather["now"] and weather["forecast"]
    expect(player.page.locator("[data-forecast]")).to_be_visible()
    assert player.complaints == []


ROOM = """() => [...document.querySelectorAll('.dei-board .beside, .dei-board .hand .cards')]
  .filter((one) => {
    const { bottom } = one.getBoundingClientRect();
    const end = one.closest('.panel')?.getBoundingClientRect().bottom ?? Infinity;
    return one.scrollHeight > one.clientHeight + 1 || one.scrollWidth > one.clientWidth + 1 || bottom > end;
  })
  .map((one) => `${one.className}: ${one.scrollHeight} of ${one.clientHeight}`)"""


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("size", [(1024, 768), (768, 1024)])
def test_markets_missions_and_hand_are_in_sight_in_a_small_window_too(arrive, lang, size):
    player, _ = sit(arrive, SECOND, lang, {"width": size[0], "height": size[1]})
    assert player.settled(ROOM, []) == []
    assert player.complaints == []


def pills(view):
    """What stands in the pills of the city: every strength, with = where the top is shared."""
    found = []
    for region in view["regions"]:
        top = max((units["strength"] for units in region["units"]), default=0)
        tied = region["holder"] is None and top > 0
        for units in region["units"]:
            found.append(f"{units['strength']}{'=' * (tied and units['strength'] == top)}")
    return sorted(found)


def test_every_strength_majority_and_cube_is_in_the_city(arrive):
    player, game = sit(arrive, THIRD)
    view, page = game.view(0), player.page
    shown = page.locator("svg.dei-city .pill text:not(.after)").all_text_contents()
    assert sorted(shown) == pills(view) and len(shown) > 8
    held = [one for one in view["regions"] if one["holder"] is not None]
    with_units = [one for one in held if one["units"]]
    assert page.locator("svg.dei-city .pill.holds").count() == len(with_units)
    # Shape as well as colour: each pill has the mark of its faction, each outpost that is held the holder's.
    assert page.locator("svg.dei-city .pill .mark").count() == len(shown)
    cubes = sum(len(one["outposts"]) for one in held)
    assert cubes and page.locator("svg.dei-city .labels .outpost svg.mark").count() == cubes
    assert page.locator("svg.dei-city .labels .outpost").count() == sum(
        len(one["outposts"]) for one in view["regions"]
    )
    assert player.complaints == []


def test_a_considered_move_has_an_arrow_and_the_numbers_after_it(arrive):
    player, game = sit(arrive, moving)
    page, move = player.page, game.view(0)["move"]
    asked = game.waiting()[0]
    expect(page.locator("svg.dei-city .arrow")).to_have_count(0)
    for option in asked.options:
        region = option.things[0].removeprefix("region:")
        found = next(one for one in move["targets"] if one["region"] == region)
        page.locator(f'.choices [data-choice="{option}"]').hover()
        expect(page.locator("svg.dei-city .arrow")).to_have_count(1)
        was = {
            one["region"]: next(
                (u["strength"] for u in one["units"] if u["seat"] == move["seat"]), 0
            )
            for one in game.view(0)["regions"]
        }
        changed = [(region, found["strength"]), (move["origin"], found["left"]["strength"])]
        wanted = {f"›{after}" for place, after in changed if was[place] != after}
        page.wait_for_function(
            """wanted => {
                const pills = document.querySelectorAll("svg.dei-city .pill .after");
                const shown = new Set([...pills].map((one) => one.textContent));
                return shown.size === wanted.length && wanted.every((one) => shown.has(one));
            }""",
            arg=sorted(wanted),
        )
    assert player.complaints == []


def test_a_region_tells_how_each_strength_comes_about(arrive):
    player, game = sit(
        arrive, lambda game, asked: SECOND(game, asked) and game.view(0)["strengths"]
    )
    page, told = player.page, game.view(0)["strengths"][0]
    page.locator(f'{BOARD} [data-thing="region:{told["region"]}"]').first.focus()
    page.keyboard.press("i")
    panel = page.locator('[data-screen="inspector"]')
    panel.wait_for()
    for part in told["parts"]:
        expect(panel).to_contain_text(part["rule"])
    # The keyboard walks along what touches, and Page Down goes to the level below or back.
    assert player.complaints == []


def test_arrows_walk_along_what_touches_and_page_keys_change_the_level(arrive):
    player, game = sit(arrive, SECOND)
    page = player.page
    focused = "() => document.activeElement.dataset.thing"
    regions = {one["region"]: one for one in game.view(0)["regions"]}
    start = next(name for name, one in regions.items() if one["level"] == "roof" and one["over"])
    page.locator(f'{BOARD} [data-thing="region:{start}"]').first.focus()
    page.keyboard.press("PageDown")
    below = page.evaluate(focused).removeprefix("region:")
    assert below in regions[start]["over"] and regions[below]["level"] == "ground"
    page.keyboard.press("PageUp")
    assert regions[page.evaluate(focused).removeprefix("region:")]["level"] == "roof"


IN_WINDOW = """() => {
  const box = document.querySelector('.dei-board .city').getBoundingClientRect();
  const lit = [...document.querySelectorAll('svg.dei-city .thing.lit .edge')].map((one) => one.getBoundingClientRect());
  return lit.filter((one) => one.left >= box.left - 1 && one.right <= box.right + 1
    && one.top >= box.top - 1 && one.bottom <= box.bottom + 1).length > 0;
}"""


def test_on_a_phone_lit_regions_come_into_view_and_the_whole_city_can_be_seen(arrive):
    player, _ = sit(arrive, moving_in_the_east, size=PHONE, touch=True, **SIX)
    page = player.page
    assert player.settled(IN_WINDOW, True) is True
    wide = "() => document.querySelector('svg.dei-city').getBoundingClientRect().width"
    assert page.evaluate(wide) > PHONE["width"], "near, a roof is large enough for a finger"
    page.locator(".dei-board .zoom").click()
    player.rest()
    assert page.evaluate(wide) <= PHONE["width"]
    assert player.complaints == []


# Cards, markets, missions


@pytest.mark.parametrize("lang", LANGS)
def test_each_way_to_play_a_card_has_a_title_of_its_own(arrive, lang):
    player, _ = sit(
        arrive, lambda game, asked: SECOND(game, asked) and len(asked.options) > 14, lang
    )
    titles = player.page.locator(".choices .verb").all_inner_texts()
    assert len(titles) > 1 and len(set(titles)) == len(titles)
    assert all(len(title.rstrip("…").split()) < 8 for title in titles)


def test_a_card_is_a_form_whose_used_actions_are_ticked(arrive):
    def two_left(game, asked):
        play = game.view(0)["play"]
        return (
            play
            and play["face"] == "up"
            and play["done"]
            and play["symbols"]
            and not play["symbol"]
        )

    player, game = sit(arrive, two_left)
    play, form = game.view(0)["play"], player.page.locator(f"{BOARD} .form")
    expect(form.locator(".chip.done")).to_have_count(len(play["done"]))
    expect(form.locator('[data-thing^="symbol:"]')).to_have_count(len(play["symbols"]))
    expect(form.locator(f'[data-thing="card:{play["card"]}"]')).to_have_count(1)


def test_a_card_offers_its_ways_where_it_lies(arrive):
    player, game = sit(arrive, SECOND)
    asked = game.waiting()[0]
    card = next(thing for option in asked.options for thing in option.things)
    ways = {str(option) for option in asked.options if card in option.things}
    assert len(ways) > 1
    player.page.locator(f'{BOARD} .hand [data-thing="{card}"]').click()
    menu = player.page.locator("[data-menu] [data-choice]")
    menu.first.wait_for()
    assert set(menu.evaluate_all("all => all.map(one => one.dataset.choice)")) == ways


LACKING = """() => [...document.querySelectorAll('.dei-board .markets .no')].map((one) => one.textContent)"""


def test_markets_say_what_i_lack_and_the_bin_is_in_sight(arrive):
    player, game = sit(
        arrive, lambda game, asked: LAST(game, asked) and game.view(0)["players"][asked.seat]["bin"]
    )
    seat, view = game.waiting()[0].seat, game.view(0)
    stalls = [
        one
        for market in view["markets"]
        for one in market["cards"]
        if one and one["captor"] is None
    ]
    lacking = [f"−{short}" for one in stalls for short in one["lack"][seat] if short]
    assert sorted(player.page.evaluate(LACKING)) == sorted(lacking)
    assert player.page.locator(f"{BOARD} .markets .yes").count() == sum(
        seat in one["buyers"] for one in stalls
    )
    me = view["players"][seat]
    bin_ = player.page.locator(f"{BOARD} [data-bin]")
    assert bin_.inner_text().split() == [str(len(me["bin"])), str(me["bin_supplies"])]
    inside = "one => one.getBoundingClientRect().bottom <= one.closest('.panel').getBoundingClientRect().bottom"
    assert bin_.evaluate(inside)


def test_missions_say_what_they_pay_now_and_later_and_which_columns_are_used(arrive):
    player, game = sit(
        arrive,
        lambda game, asked: (
            THIRD(game, asked) and any(game.view(0)["players"][asked.seat]["missions"])
        ),
    )
    seat, view, page = game.waiting()[0].seat, game.view(0), player.page
    for one in view["missions"]:
        card = page.locator(f'{BOARD} .board [data-thing="mission:{one["mission"]}"]')
        expect(card.locator(".pays b")).to_have_text(str(one["now"][seat]))
        if one["in_time"] and one["column"] < 4:
            expect(card.locator(".pays i")).to_have_text(
                f"from round {one['column'] + 1}: {one['late'][seat]}"
            )
        expect(card.locator(".name .mark")).to_have_count(len(one["marked"]))
    used = sum(bool(mark) for mark in view["players"][seat]["missions"])
    assert used and page.locator(f"{BOARD} .column.used").count() == used


# Factions and the Automa


def playing(faction, phase):
    def wanted(game, asked):
        view = game.view(0)
        mine = asked.question == "play_card" and view["players"][asked.seat]["faction"] == faction
        return mine and view["round"] > 1 and view["phase"] == phase

    return wanted


SQUARE = "M3 3h18v18H3Z"
LOOKS = {
    "wild": (".modes", "natural:", 3),
    "fauns": (".growth", "mission:", 5),
    "psionics": (".signals", "figure:", 5),
}


@pytest.mark.parametrize("faction", LOOKS)
def test_a_faction_has_a_board_of_its_own_and_its_missions_first_when_they_are_due(arrive, faction):
    player, game = sit(arrive, playing(faction, 3), size=WIDE, **SIX)
    own = player.page.locator(f"{BOARD} .own")
    special, kind, least = LOOKS[faction]
    expect(own.locator(special)).to_have_count(1)
    assert own.locator(f'[data-thing^="{kind}"]').count() >= least
    if faction == "wild":
        return
    view = game.view(0)
    first = (view["fauns"] if faction == "fauns" else view["signals"])["missions"][0]
    expect(
        own.locator(
            f'[data-thing="mission:{first["mission"]}"] strong, [data-thing="mission:{first["mission"]}"] .pays'
        ).first
    ).to_be_visible()
    in_sight = "one => one.getBoundingClientRect().bottom <= one.closest('.panel').getBoundingClientRect().bottom + 1"
    assert own.locator('[data-thing^="mission:"]').first.evaluate(in_sight)


@pytest.mark.parametrize("lang", LANGS)
def test_alone_the_board_of_the_automa_is_in_sight(arrive, lang):
    player, _ = sit(arrive, THIRD, lang, WIDE, players=1, solo=True)
    board = player.page.locator(f"{BOARD} .sky.automa")
    expect(board.locator(".cell")).to_have_count(6)
    held = "one => one.scrollHeight <= one.clientHeight + 1"
    assert board.evaluate(held), "nothing of it has to be scrolled to"


def test_a_replay_shows_every_side_with_the_mark_it_wore_at_the_table(arrive):
    player, _ = sit(arrive, THIRD, size=WIDE, players=1, solo=True)
    page, shape = player.page, f"{BOARD} .sky.automa .head .mark path"
    worn = page.locator(shape).get_attribute("d")
    assert worn != SQUARE, "that is the mark of its seat: the replay would show it anyway"
    player.open(page.url.removeprefix(player.site.url) + "/replay")
    expect(page.locator(shape)).to_have_attribute("d", str(worn))
    assert player.complaints == []


def test_the_film_of_the_automa_shows_card_candidates_tokens_and_the_move(arrive):
    player = arrive(size=WIDE)
    player.settle(film="step", confirm="never")
    player.practice("dei", "film")
    page, seen = player.page, {"tried": 0, "tag": 0, "token": 0, "arrow": 0}
    wanted = {
        "tried": ".film .tried li", "tag": ".tags .tag", "token": ".tags .token", "arrow": ".dei-city .arrow",
    }  # fmt: skip
    for _ in range(150):
        assert player.wait_turn(), "the game was over first"
        player.rest()
        while page.locator('[data-screen="film"] .said').count():
            for name, look in wanted.items():
                seen[name] += page.locator(f"{BOARD} {look}").count()
            page.locator("[data-film-next]").click()
            player.rest()
        if all(seen.values()):
            break
        player.skip_film()
        player.choose(player.random.choice(player.choices()))
    assert all(seen.values()), seen
    assert player.complaints == []


# Before the game


@pytest.mark.parametrize("lang", LANGS)
def test_every_switch_and_every_faction_of_the_set_up_has_a_sentence(arrive, lang):
    player = arrive(lang)
    player.settle()
    page = player.open()
    player.card("dei").locator('[data-way="here"]').click()
    dialog = page.locator("dialog")
    dialog.locator("[data-first]").wait_for()
    player.rest()
    switches = dialog.locator("label.check:not(:has([data-practice]))")
    assert switches.count() >= 4
    assert switches.locator("span.small").count() == switches.count()
    faction = dialog.locator('[data-setting="faction"] select').first
    advanced = 0
    for value in ("ravagers", "refuge_42", "farm_z", "auxilia", "wild", "fauns", "psionics"):
        faction.select_option(value)
        advanced += "(" in faction.locator("option:checked").inner_text()
        expect(dialog.locator('[data-setting="faction"] .about').first).not_to_be_empty()
    assert advanced == 3
    dialog.locator("[data-first]").click()
    expect(faction).to_have_value("refuge_42")
    assert player.complaints == []
