"""The Automa's other actions: capture, collect and recruit, and what the effects of people do to it."""

import pytest
from tests.games.dei.arrangement import region
from tests.games.dei.automaton import AUTOMA, did, names, solo, tried
from tests.games.dei.looking import options, scrappers, table, word
from tests.games.dei.openings import BANK, COURT, FAR, GATE, SNOW, THEATRE, YARD

from ashfall.games.dei.factions import faction
from ashfall.games.dei.striking import hit
from ashfall.games.dei.things import (
    ALTAR,
    LILITH,
    NO_DEN,
    NO_OUTPOST,
    NO_PAYABLE_CARD,
    NO_RESOURCE,
    NO_SCRAPPER,
)

# Capture


def cards_by_price():
    """Tactical cards by their price, the cheapest first: what the tests of the market need."""
    t = table(solo({}))
    return sorted(t.box.stock[0], key=lambda card: (sum(t.box.cards[card].price), card))


def shop(automa, cards, **given):
    words = [word("card", card) for card in cards]
    return solo(automa, markets={"tactical": words}, **given)


@pytest.mark.rule("DEI-AUT-28", "DEI-AUT-29", "DEI-AUT-30", "DEI-AUT-74")
def test_it_captures_the_rightmost_card_that_it_can_pay_whatever_outposts_it_has():
    cheap, other, *_, dear = cards_by_price()
    t = table(solo({}))
    price = t.box.cards[cheap].price
    game = shop({"goods": tuple(price)}, [other, cheap, dear])
    assert tried(game, "capture_tactical").card == cheap
    supply = table(game).supply[:]
    did(game, "capture_tactical")
    t = table(game)
    assert t.captor[:3] == [-1, AUTOMA, -1] and t.stalls[1] == cheap
    assert t.boards[AUTOMA].goods == [0, 0]
    assert t.supply == [have + due for have, due in zip(supply, price, strict=True)]


@pytest.mark.rule("DEI-AUT-30", "DEI-AUT-69")
def test_a_captured_card_is_passed_over_and_nobody_can_buy_it():
    cheap, other, third = cards_by_price()[:3]
    game = shop({"goods": (9, 9)}, [third, other, cheap], seat0={"leader": FAR, "goods": (9, 9)},
                outposts={FAR.replace("ground", "roof"): ["red"]})  # fmt: skip
    did(game, "capture_tactical")
    assert tried(game, "capture_tactical").card == other
    stalls = next(m for m in game.view(None)["markets"] if m["market"] == "tactical")["cards"]
    assert stalls[2]["captor"] == AUTOMA and "price" not in stalls[2]
    game.play(next(text for text in options(game) if text.startswith("recycle")))
    assert f"buy {word('card', cheap)}" not in options(game)


@pytest.mark.rule("DEI-EX-26", "DEI-AUT-31")
def test_with_too_little_for_any_card_the_capture_is_impossible():
    game = shop({"goods": (0, 0)}, cards_by_price()[:3])
    assert tried(game, "capture_tactical").obstacle == NO_PAYABLE_CARD


@pytest.mark.rule("DEI-AUT-28", "DEI-AUT-68")
def test_black_names_the_fourth_board_whatever_lies_there():
    game = solo({"goods": (9, 9)})
    card = tried(game, "capture_black").card
    assert card == table(game).stalls[11]
    assert table(game).box.cards[card].market == table(game).markets[3]


# Collect


@pytest.mark.rule("DEI-AUT-33", "DEI-AUT-34")
def test_it_collects_where_it_has_the_majority_and_the_fewest_of_that_resource_lie():
    goods = {YARD: (3, 0), COURT: (2, 5), BANK: (1, 0), GATE: (0, 1)}
    seat0 = {"leader": BANK, "units": {BANK: 3}}
    game = solo({"units": {YARD: 1, COURT: 1, BANK: 1, GATE: 1}}, goods=goods, seat0=seat0)
    attempt = did(game, "collect_technology")
    assert names(attempt.candidates) == [COURT, YARD]
    assert names([attempt.region]) == [COURT]
    assert table(game).boards[AUTOMA].goods == [1, 0]
    assert tried(solo({"units": {YARD: 1}}), "collect_energy").obstacle == NO_RESOURCE


@pytest.mark.rule("DEI-AUT-34")
def test_equal_regions_for_a_collect_draw_tokens():
    goods = {YARD: (2, 0), COURT: (2, 0), BANK: (3, 0)}
    attempt = tried(
        solo({"units": {YARD: 1, COURT: 1, BANK: 1}}, goods=goods), "collect_technology"
    )
    assert names(attempt.ties[0].regions) == [COURT, YARD]


# Recruit


@pytest.mark.rule("DEI-EX-35", "DEI-AUT-46", "DEI-AUT-48", "DEI-AUT-72")
def test_every_den_with_an_outpost_of_the_colour_is_a_candidate():
    plan = {"outposts": {YARD: ["red"], COURT: ["blue", "red"], SNOW: ["blue"]}}
    automa = {"dens": {"red": COURT, "blue": SNOW}}
    attempt = did(solo(automa, **plan), "recruit_den_blue")
    assert names(attempt.candidates) == [COURT, SNOW]
    assert names(attempt.ties[0].regions) == [COURT, SNOW]
    only = solo({"dens": {"red": YARD}}, outposts={YARD: ["red"]})
    did(only, "recruit_den_red")
    assert (scrappers(only, YARD, AUTOMA), table(only).boards[AUTOMA].reserve) == (1, 14)


@pytest.mark.rule("DEI-AUT-72")
def test_a_colour_without_a_den_beside_it_is_no_place_to_recruit():
    game = solo({"dens": {"red": YARD}}, outposts={YARD: ["red"], SNOW: ["blue"]})
    assert tried(game, "recruit_den_blue").obstacle == NO_DEN


@pytest.mark.rule("DEI-AUT-46", "DEI-AUT-72")
def test_lilith_and_the_altar_need_neither_den_nor_majority():
    seat0 = {"leader": FAR, "units": {BANK: 4}}
    game = solo({"lilith": BANK, "altar": GATE}, seat0=seat0)
    did(game, "recruit_lilith")
    did(game, "recruit_altar")
    assert (scrappers(game, BANK, AUTOMA), scrappers(game, GATE, AUTOMA)) == (1, 1)


@pytest.mark.rule("DEI-AUT-47", "DEI-AUT-73", "DEI-RUL-183")
def test_with_an_empty_reserve_a_free_scrapper_comes_from_where_most_are_free():
    goods = {YARD: (1, 0), COURT: (1, 0), BANK: (1, 0)}
    game = solo({"units": {YARD: 6, COURT: 5, BANK: 4}, "lilith": BANK}, goods=goods)
    attempt = did(game, "recruit_lilith")
    assert (names([attempt.source]), attempt.ties) == ([YARD], ())
    assert (scrappers(game, YARD, AUTOMA), scrappers(game, BANK, AUTOMA)) == (5, 5)
    attempt = tried(game, "recruit_lilith")
    assert names(attempt.ties[0].regions) == [COURT, YARD]


@pytest.mark.rule("DEI-RUL-183")
def test_beside_lilith_a_scrapper_leaves_though_only_one_unit_is_free():
    goods = {YARD: (1, 0), COURT: (1, 0)}
    seat0 = {"leader": YARD, "units": {YARD: 12}}
    game = solo(
        {"units": {YARD: 14, COURT: 1}, "lilith": YARD, "altar": COURT}, goods=goods, seat0=seat0
    )
    attempt = did(game, "recruit_altar")
    assert names([attempt.source]) == [YARD]


@pytest.mark.rule("DEI-RUL-82", "DEI-AUT-73")
def test_with_an_empty_reserve_and_nobody_free_elsewhere_it_is_impossible():
    goods = {YARD: (1, 0), THEATRE: (1, 0)}
    game = solo({"units": {YARD: 15}, "lilith": YARD}, goods=goods)
    assert tried(game, "recruit_lilith").obstacle == NO_SCRAPPER


@pytest.mark.rule("DEI-AUT-49")
def test_a_colour_that_has_left_the_board_ends_the_card():
    game = solo({"dens": {"red": YARD}}, outposts={YARD: ["red"]})
    assert tried(game, "recruit_den_green").obstacle == NO_OUTPOST


# What people do to it


@pytest.mark.rule("DEI-AUT-23", "DEI-RUL-140")
def test_struck_it_loses_a_scrapper_and_draws_a_candy_it_never_uses():
    seat0 = {"leader": YARD, "units": {YARD: 3}}
    game = solo({"units": {YARD: 1}}, seat0=seat0)
    t = table(game)
    hit(t, 0, AUTOMA, region(YARD))
    assert scrappers(game, YARD, AUTOMA) == 0
    assert (len(t.boards[AUTOMA].candies), t.boards[AUTOMA].reserve) == (1, 15)
    while t.phase == 1:
        game.play(next(text for text in options(game) if text.startswith("forgo")))
    assert len(t.boards[AUTOMA].candies) == 1


@pytest.mark.rule("DEI-RUL-79", "DEI-RUL-158")
def test_pushed_it_gives_a_scrapper_before_lilith_and_goes_where_most_resources_lie():
    goods = {GATE: (1, 0), COURT: (2, 1)}
    t = table(solo({"units": {YARD: 1}, "lilith": YARD}, goods=goods))
    push(t, YARD)
    assert t.boards[AUTOMA].scrappers[region(COURT)] == 1
    push(t, YARD)
    assert t.place[LILITH] == region(COURT)


@pytest.mark.rule("DEI-RUL-158")
def test_pushed_it_comes_down_from_a_roof_but_pays_for_no_climb():
    t = table(solo({"units": {"signal-yard-roof": 1}, "goods": (3, 0)}, goods={YARD: (1, 0)}))
    push(t, "signal-yard-roof")
    assert t.boards[AUTOMA].scrappers[region(YARD)] == 1
    t = table(
        solo(
            {"units": {YARD: 1}, "goods": (3, 0)}, goods={"signal-yard-roof": (9, 9), COURT: (1, 0)}
        )
    )
    push(t, YARD)
    assert (t.boards[AUTOMA].scrappers[region(COURT)], t.boards[AUTOMA].goods) == (1, [3, 0])


def push(t, place, target=-1):
    """Somebody pushes everybody else out of a region, to where they like or to one region."""
    t.play.origin, t.play.target = region(place), target
    rule, *arguments = faction(t, AUTOMA).push(AUTOMA, region(place))
    rule(t, *arguments)


@pytest.mark.rule("DEI-RUL-79", "DEI-PSI-27")
def test_in_fear_all_its_units_flee_together_where_most_resources_lie_but_not_the_altar():
    automa = {"units": {YARD: 2}, "lilith": YARD, "altar": YARD}
    t = table(solo(automa, goods={GATE: (1, 0), COURT: (2, 1)}))
    frighten(t, YARD)
    assert (t.boards[AUTOMA].scrappers[region(COURT)], t.place[LILITH]) == (2, region(COURT))
    assert t.place[ALTAR] == region(YARD)
    blizzard = {"options": {"weather": True}, "weather": "blizzard"}
    t = table(solo(automa, goods={COURT: (2, 1)}, **blizzard))
    frighten(t, YARD)
    assert (t.boards[AUTOMA].scrappers[region(COURT)], t.place[LILITH]) == (1, region(YARD))


def frighten(t, place):
    """Kar'Ra drives everybody out of a region."""
    t.play.origin, t.play.target = region(place), -1
    rule, *arguments = faction(t, AUTOMA).flee(AUTOMA, region(place))
    rule(t, *arguments)


@pytest.mark.rule("DEI-RUL-46", "DEI-RUL-158")
def test_led_by_the_psionics_its_units_come_down_from_roofs_but_climb_nowhere():
    t = table(solo({"goods": (3, 0)}))
    answers = faction(t, AUTOMA)
    roof, yard = region("signal-yard-roof"), region(YARD)
    assert answers.led_ways(t, AUTOMA, roof, 0) >> yard & 1
    assert not answers.led_ways(t, AUTOMA, yard, 0) >> roof & 1


@pytest.mark.rule("DEI-RUL-97", "DEI-RUL-68", "DEI-AUT-11")
def test_its_dens_and_neutral_refuges_shelter_its_scrappers_in_acid_rain():
    t = table(solo({"dens": {"red": YARD}}, outposts={YARD: ["red"]}))
    assert faction(t, AUTOMA).shelter(t, AUTOMA) == 1 << region(YARD) | t.city.refuges


@pytest.mark.rule("DEI-RUL-124")
def test_a_den_without_units_stays_and_takes_recruits():
    game = solo({"dens": {"red": YARD}}, outposts={YARD: ["red"]})
    assert scrappers(game, YARD, AUTOMA) == 0
    did(game, "recruit_den_red")
    assert scrappers(game, YARD, AUTOMA) == 1


@pytest.mark.rule("DEI-RUL-148")
def test_a_den_of_the_automa_is_a_construction_of_an_opponent():
    t = table(solo({"dens": {"red": YARD}}, outposts={YARD: ["red"]}))
    assert faction(t, AUTOMA).constructed(t, AUTOMA) == 1 << region(YARD)
    assert faction(t, AUTOMA).constructions(t, AUTOMA) == 1


@pytest.mark.rule("DEI-RUL-79", "DEI-RUL-158")
def test_a_howl_names_the_region_itself():
    t = table(solo({"units": {YARD: 1}}, goods={COURT: (3, 3)}))
    push(t, YARD, region(GATE))
    assert t.boards[AUTOMA].scrappers[region(GATE)] == 1
