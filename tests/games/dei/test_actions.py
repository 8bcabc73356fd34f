"""Collect, Enlist, Build, Strike, Buy, and what feats, leaders and cards change about them."""

import pytest
from tests.arrange import position
from tests.games.dei.looking import options, player, question, region, scrappers, table, word
from tests.games.dei.openings import COURT, FAR, GATE, YARD

from ashfall.games.dei.building import places
from ashfall.games.dei.collecting import why_not_use
from ashfall.games.dei.things import BRIDGE, EFFECTS, ELEVATOR, REFUGE

# Collect


@pytest.mark.rule("DEI-ACT-04", "DEI-ASK-05")
def test_collect_takes_a_resource_of_choice_where_one_has_the_majority():
    game = position(
        "dei",
        seat0={"leader": COURT},
        seat1={"leader": FAR},
        goods={COURT: (2, 1), FAR: (1, 0)},
    )
    game.play("play scavenge")
    assert options(game) == [f"collect {COURT}", "stop"]
    game.play(f"collect {COURT}")
    assert options(game) == ["take technology", "take energy"]
    game.play("take energy")
    assert player(game, 0)["goods"] == {"technology": 0, "energy": 1}
    assert region(game, COURT)["goods"] == {"technology": 2, "energy": 0}


@pytest.mark.rule("DEI-ACT-05")
def test_an_emptied_region_gives_nothing_more():
    game = position(
        "dei",
        seat0={"leader": COURT, "units": {GATE: 1}},
        goods={COURT: (1, 0), GATE: (1, 0)},
        seat1={"leader": FAR},
    )
    game.play("play scavenge", f"collect {COURT}")
    assert game.why_not(f"collect {COURT}").rule == "DEI-ACT-05"


@pytest.mark.rule("DEI-FAC-05", "DEI-RUL-164", "DEI-FEAT-05")
def test_grim_takes_one_more_once_per_phase_when_his_player_says_so():
    game = position(
        "dei",
        seat0={"leader": COURT},
        seat1={"leader": FAR},
        goods={COURT: (9, 0)},
    )
    game.play("play scavenge", f"collect {COURT}")
    assert question(game) == (0, "use_bonus")
    game.play("keep", f"collect {COURT}", "use extra-collect-with-leader")
    assert player(game, 0)["goods"]["technology"] == 3
    game.play("play strip-the-ruins", "do collect")
    assert question(game) == (0, "choose_next_action")
    assert player(game, 0)["goods"]["technology"] == 4


@pytest.mark.rule("DEI-FAC-05")
def test_grim_adds_nothing_elsewhere():
    game = position(
        "dei",
        seat0={"leader": GATE, "units": {COURT: 1}},
        seat1={"leader": FAR},
        goods={COURT: (3, 0)},
    )
    game.play("play scavenge", f"collect {COURT}")
    assert question(game) == (0, "collect_region")


@pytest.mark.rule("DEI-FEAT-23")
def test_salvagers_take_one_more_once_per_phase():
    game = position(
        "dei",
        seat0={"leader": GATE, "units": {COURT: 1}, "feats": ["salvagers"]},
        seat1={"leader": FAR},
        goods={COURT: (5, 0)},
    )
    game.play(
        "play scavenge", f"collect {COURT}", "use extra-collect-per-phase", f"collect {COURT}"
    )
    assert player(game, 0)["goods"]["technology"] == 3


@pytest.mark.rule("DEI-CARD-08")
def test_magnet_crane_takes_two_with_each_collect():
    game = position(
        "dei",
        seat0={"leader": GATE, "units": {COURT: 1}, "hand": ["magnet-crane", "march"]},
        seat1={"leader": FAR},
        goods={COURT: (3, 0)},
    )
    game.play("play magnet-crane", f"collect {COURT}")
    assert player(game, 0)["goods"]["technology"] == 2
    game.play(f"collect {COURT}")
    assert player(game, 0)["goods"]["technology"] == 3


@pytest.mark.rule("DEI-CARD-09", "DEI-FEAT-27", "DEI-RUL-105")
@pytest.mark.parametrize("given", [{"hand": ["scanner", "march"]}, {"feats": ["long-hooks"]}])
def test_collecting_from_a_linked_region_stops_where_another_faction_has_the_majority(given):
    card = given.get("hand", ["patrol"])[0]
    goods = {YARD: (1, 0)}
    seat0 = {"leader": FAR, "units": {GATE: 2}, **given}
    game = position("dei", seat0=seat0, seat1={"leader": FAR}, goods=goods)
    game.play(f"play {card}", "do collect")
    assert player(game, 0)["goods"]["technology"] == 1
    held = position("dei", seat0=seat0, seat1={"leader": YARD}, goods=goods)
    held.play(f"play {card}")
    assert held.why_not("do collect").rule == "DEI-ACT-04"


# Enlist


@pytest.mark.rule("DEI-ACT-06")
def test_enlist_places_at_a_neutral_or_own_refuge_and_needs_no_majority():
    game = position(
        "dei",
        seat0={"leader": FAR, "refuges": [COURT]},
        seat1={"leader": GATE, "units": {GATE: 3}, "refuges": [YARD]},
    )
    game.play("play muster")
    assert options(game) == [f"enlist {GATE}", f"enlist {COURT}", "stop"]
    game.play(f"enlist {GATE}")
    assert scrappers(game, GATE, 0) == 1
    assert player(game, 0)["reserve"] == 14


@pytest.mark.rule("DEI-ACT-06", "DEI-ACT-16")
def test_without_a_scrapper_in_reserve_enlist_is_not_offered():
    game = position("dei", seat0={"leader": GATE, "units": {GATE: 15}})
    game.play("play call-to-arms")
    assert game.why_not("do enlist").rule == "DEI-ACT-06"


@pytest.mark.rule("DEI-FAC-06", "DEI-FEAT-20", "DEI-CARD-05")
@pytest.mark.parametrize(
    ("given", "card"),
    [
        ({"faction": "refuge_42"}, "muster"),
        ({"faction": "ravagers", "feats": ["field-barracks"]}, "muster"),
        ({"faction": "ravagers", "hand": ["war-camp", "march"]}, "war-camp"),
    ],
)
def test_enlisting_where_the_leader_is(given, card):
    game = position(
        "dei", seat0={"leader": COURT, **given}, seat1={"faction": "farm_z", "leader": FAR}
    )
    game.play(f"play {card}")
    if question(game)[1] == "choose_next_action":
        game.play("do enlist")
    assert f"enlist {COURT}" in options(game)


@pytest.mark.rule("DEI-FEAT-21")
def test_conscription_places_one_more_once_per_phase():
    game = position("dei", seat0={"leader": FAR, "feats": ["conscription"]}, seat1={"leader": FAR})
    game.play("play muster", f"enlist {GATE}", "use extra-enlist-per-phase", f"enlist {GATE}")
    assert scrappers(game, GATE, 0) == 3
    effect = EFFECTS.index("extra_enlist_per_phase")
    reason = why_not_use(table(game), 0, effect, effect)
    assert reason is not None and reason.rule == "DEI-FEAT-05"


@pytest.mark.rule("DEI-FEAT-21")
def test_conscription_is_not_asked_for_without_a_scrapper_in_reserve():
    mine = {
        "leader": FAR,
        "feats": ["conscription"],
        "units": {FAR: 14},
        "hand": ["muster", "march"],
    }
    game = position("dei", seat0=mine, seat1={"leader": FAR})
    game.play("play muster", f"enlist {GATE}")
    assert question(game)[1] == "play_card"


# Build


def places_of(game, construction):
    return {word("region", place) for place in places(table(game), 0, construction)}


@pytest.mark.rule("DEI-ACT-08", "DEI-ACT-09")
def test_refuges_and_elevators_stand_where_one_has_the_majority_and_none_stands_yet():
    game = position(
        "dei",
        seat0={"leader": GATE, "units": {"signal-yard-roof": 1, COURT: 2}, "refuges": [COURT]},
        seat1={"leader": FAR, "units": {YARD: 1}, "refuges": ["signal-yard-roof"]},
    )
    assert places_of(game, REFUGE) == {"signal-yard-roof"}
    assert places_of(game, ELEVATOR) == {COURT}
    game.play("play public-works", "do build", "construct elevator")
    assert region(game, COURT)["built"] == [
        {"construction": "refuge", "seat": 0},
        {"construction": "elevator", "seat": 0},
    ]
    assert places_of(game, ELEVATOR) == set()


@pytest.mark.rule("DEI-ACT-10")
def test_a_site_holds_one_bridge_and_one_roof_with_the_majority_is_enough():
    a, b = "signal-yard-roof", "twin-towers-court-roof-a"
    seat0 = {"leader": GATE, "units": {a: 1}}
    game = position("dei", seat0=seat0, seat1={"leader": FAR})
    assert [word("site", site) for site in places(table(game), 0, BRIDGE)] == [f"{b}/{a}"]
    game.play("play public-works", "do build", "construct bridge")
    assert [bridge["site"] for bridge in game.view(None)["bridges"] if bridge["owner"] == 0] == [
        f"{b}/{a}"
    ]
    taken = position("dei", seat0=seat0, seat1={"leader": FAR, "bridges": [(a, b)]})
    assert places(table(taken), 0, BRIDGE) == []


@pytest.mark.rule("DEI-ASK-06", "DEI-ACT-07")
def test_a_build_asks_for_the_type_and_then_for_the_place():
    game = position("dei", seat0={"leader": COURT, "units": {FAR: 1}}, seat1={"leader": GATE})
    game.play("play public-works", "do build")
    assert options(game) == ["construct refuge", "construct elevator"]
    assert game.why_not("construct bridge").rule == "DEI-ACT-10"
    game.play("construct refuge")
    assert options(game) == [f"refuge {COURT}", f"refuge {FAR}"]


@pytest.mark.rule("DEI-FEAT-26")
def test_engineers_build_with_one_unit():
    seat0 = {"leader": FAR, "units": {COURT: 1}}
    given = {"seat1": {"leader": GATE, "units": {COURT: 2, FAR: 3}}}
    plain = position("dei", seat0=seat0, **given)
    plain.play("play public-works")
    assert plain.why_not("do build").rule == "DEI-ACT-08"
    game = position("dei", seat0={**seat0, "feats": ["engineers"]}, **given)
    game.play("play public-works", "do build", "construct refuge", f"refuge {COURT}")
    assert region(game, COURT)["built"] == [{"construction": "refuge", "seat": 0}]


@pytest.mark.rule("DEI-SET-19")
def test_no_more_is_built_than_there_are_tokens():
    game = position(
        "dei",
        seat0={"leader": COURT, "refuges": [FAR, YARD, "signal-yard-roof"]},
        seat1={"leader": FAR},
    )
    game.play("play public-works", "do build")
    assert game.why_not("construct refuge").rule == "DEI-ACT-07"


# Strike


@pytest.mark.rule("DEI-ACT-12", "DEI-ACT-13", "DEI-ACT-17", "DEI-ASK-07")
def test_a_strike_sends_a_scrapper_home_and_gives_its_owner_a_candy():
    game = position(
        "dei",
        seat0={"faction": "farm_z", "leader": COURT, "units": {COURT: 2}},
        seat1={"leader": FAR, "units": {COURT: 2}},
    )
    game.play("play show-of-muscle", "do strike")
    assert scrappers(game, COURT, 1) == 1
    assert player(game, 1)["reserve"] == 14
    assert len(player(game, 1)["candies"]) == 1


@pytest.mark.rule("DEI-ACT-12")
def test_without_the_majority_nobody_is_struck():
    game = position(
        "dei",
        seat0={"faction": "farm_z", "leader": GATE, "units": {COURT: 2}},
        seat1={"leader": FAR, "units": {COURT: 2}},
    )
    game.play("play show-of-muscle")
    assert game.why_not("do strike").rule == "DEI-ACT-12"


@pytest.mark.rule("DEI-FEAT-14")
def test_headhunters_gain_a_supply_for_each_scrapper_struck():
    game = position(
        "dei",
        seat0={
            "faction": "farm_z",
            "leader": COURT,
            "units": {COURT: 2},
            "feats": ["headhunters"],
        },
        seat1={"leader": FAR, "units": {COURT: 2}},
    )
    game.play("play show-of-muscle", "do strike")
    assert player(game, 0)["supplies"] == 1


@pytest.mark.rule("DEI-FEAT-15", "DEI-RUL-117")
def test_iron_nerves_lose_nothing_and_draw_nothing():
    game = position(
        "dei",
        seat0={"faction": "farm_z", "leader": COURT, "units": {COURT: 2}},
        seat1={"leader": FAR, "units": {COURT: 2}, "feats": ["iron-nerves"]},
    )
    game.play("play show-of-muscle", "do strike")
    assert scrappers(game, COURT, 1) == 2
    assert player(game, 1)["candies"] == []


# Buy

TACTICAL = {"tactical": ["ambush", "assault", "riot"]}
BLACK = {"black": ["contraband", "fence", "bribe"]}


@pytest.mark.rule("DEI-BUY-01", "DEI-BUY-03", "DEI-BUY-04", "DEI-EX-20", "DEI-RND-16")
def test_a_card_is_bought_with_an_outpost_of_its_colour_and_may_be_played_at_once():
    game = position(
        "dei",
        seat0={"leader": COURT, "goods": (2, 1)},
        seat1={"leader": FAR},
        outposts={COURT: ["blue"]},
        markets={"logistic": ["caravan", "depot", "shelter"], **TACTICAL},
    )
    game.play("recycle muster")
    assert game.why_not("buy assault").rule == "DEI-BUY-03"
    game.play("buy caravan")
    assert player(game, 0)["goods"] == {"technology": 0, "energy": 0}
    assert "play caravan" in options(game)
    assert player(game, 0)["down"] == ["muster"]
    assert dict(game.score_sheet())["cards"] == [5, 0]


@pytest.mark.rule("DEI-BUY-01", "DEI-BUY-08")
def test_what_cannot_be_paid_is_not_bought():
    game = position(
        "dei", seat0={"leader": COURT, "goods": (1, 0)}, seat1={"leader": FAR}, markets=BLACK
    )
    game.play("recycle muster")
    refused = game.why_not("buy fence")
    assert (refused.rule, refused.values) == ("DEI-BUY-01", {"technology": 1, "energy": 1})


@pytest.mark.rule("DEI-BUY-05")
def test_after_a_purchase_cards_slide_right_and_a_new_one_enters_left():
    game = position(
        "dei", seat0={"leader": COURT, "goods": (1, 0)}, seat1={"leader": FAR}, markets=BLACK
    )
    game.play("recycle muster", "buy bribe")
    cards = [card["card"] for card in game.view(None)["markets"][3]["cards"]]
    assert cards[1:] == ["contraband", "fence"]
    assert cards[0] not in ("contraband", "fence", "bribe")
    assert game.view(None)["markets"][3]["pile"] == 8


@pytest.mark.rule("DEI-RUL-30", "DEI-RUL-161")
def test_with_an_empty_pile_the_left_slot_stays_empty():
    game = position(
        "dei", seat0={"leader": COURT, "goods": (1, 0)}, seat1={"leader": FAR}, markets=BLACK
    )
    table(game).boxed += table(game).piles[3]
    table(game).piles[3].clear()
    game.play("recycle muster", "buy bribe")
    cards = game.view(None)["markets"][3]["cards"]
    assert cards[0] is None
    assert [card["card"] for card in cards[1:]] == ["contraband", "fence"]


@pytest.mark.rule("DEI-BUY-06", "DEI-RND-12")
def test_a_card_played_face_down_is_recycled_even_if_nothing_is_bought():
    game = position(
        "dei", seat0={"leader": COURT, "goods": (1, 1)}, seat1={"leader": FAR}, markets=BLACK
    )
    game.play("recycle muster", "stop")
    assert player(game, 0)["down"] == ["muster"]


@pytest.mark.rule("DEI-RND-04")
def test_one_card_per_phase_is_played_face_down():
    game = position(
        "dei", seat0={"leader": COURT, "goods": (9, 9)}, seat1={"leader": FAR}, markets=BLACK
    )
    game.play("recycle muster", "stop")
    assert game.why_not("recycle march").rule == "DEI-RND-04"


@pytest.mark.rule("DEI-FEAT-22", "DEI-RUL-32")
def test_haggling_saves_a_resource_of_choice_but_something_is_paid():
    seat0 = {"leader": COURT, "goods": (1, 1), "feats": ["haggling"]}
    game = position("dei", seat0=seat0, seat1={"leader": FAR}, markets=BLACK)
    game.play("recycle muster", "buy fence")
    assert options(game) == ["save technology", "save energy"]
    game.play("save technology")
    assert player(game, 0)["goods"] == {"technology": 1, "energy": 0}
    cheap = position("dei", seat0=seat0, seat1={"leader": FAR}, markets=BLACK)
    cheap.play("recycle muster", "buy bribe")
    assert player(cheap, 0)["goods"] == {"technology": 0, "energy": 1}


@pytest.mark.rule("DEI-BUY-02")
def test_a_buy_symbol_recycles_nothing():
    game = position(
        "dei",
        seat0={"leader": COURT, "goods": (1, 1), "hand": ["fence", "march", "muster"]},
        seat1={"leader": FAR},
        markets={"black": ["contraband", "smugglers", "bribe"]},
    )
    game.play("play fence", "do buy", "buy bribe", "stop")
    assert player(game, 0)["down"] == []
    assert [card["card"] for card in player(game, 0)["up"]] == ["fence"]
