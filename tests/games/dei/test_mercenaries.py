"""Mercenaries: where they wait, who hires them, what Jukas and Alexandra do and are worth."""

import pytest
from tests.arrange import position
from tests.games.dei.looking import options, player, question, region, table
from tests.games.dei.openings import COURT, FAR, GATE, HILL, SNOW, YARD

import ashfall
from ashfall.engine.errors import BadOption
from ashfall.games.dei.estimate import estimate
from ashfall.games.dei.mercenaries import EARNED, SKILL, most_symbols, waiting
from ashfall.games.dei.modules import MODULES

SEATED = ["ravagers", "wild", "refuge_42", "farm_z", "auxilia"]
MERCENARIES = MODULES["mercenaries"]
THREE = ["masamune-control", "masamune-core", "draco-core"]
MOVES = ["march", "patrol", "forward-camp", "scavenge"]


def mercenary(which, seat0=None, seat1=None, options=None, **table):
    seats = {
        "seat0": {"leader": GATE, **(seat0 or {})},
        "seat1": {"leader": HILL, **(seat1 or {})},
    }
    return position("dei", options={"mercenaries": which, **(options or {})}, **seats, **table)


def hireable(which, where, seat0, **given):
    """A move of the leader from the gate to where the mercenary waits."""
    game = mercenary(which, seat0, mercenaries={which: where}, **given)
    game.play("play march", f"leave {GATE}", f"enter {where}")
    return game


@pytest.mark.rule("DEI-MER-01", "DEI-MER-02", "DEI-MER-03", "DEI-FLOW-06")
def test_the_last_in_order_places_the_mercenary_before_anybody_deploys():
    game = ashfall.new(
        "dei", players=3, seed=4, faction=SEATED[:3], feats="random", mercenaries="random"
    )
    assert question(game) == (table(game).order[-1], "place_mercenary")
    city = table(game).city
    figure = table(game).mercenaries[0]
    words = table(game).box.districts.words
    found = {option.split()[-1] for option in options(game)}
    adjacent = {
        words[r] for r in city.regions for n in city.regions
        if city.adjacent[r] >> n & 1 and city.refuges >> n & 1
    }  # fmt: skip
    assert found == adjacent
    game.play(0)
    assert table(game).place[figure] >= 0 and len(table(game).mercenaries) == 1
    assert question(game)[1] == "deploy_start_units"


@pytest.mark.rule("DEI-MER-01", "DEI-MER-02", "DEI-MER-04", "DEI-RUL-62")
def test_in_a_game_of_five_two_mercenaries_wait_apart():
    game = ashfall.new("dei", players=5, seed=7, faction=SEATED, feats="random", mercenaries="both")
    t = table(game)
    assert question(game) == (t.order[-1], "place_mercenary")
    game.play(0)
    assert question(game) == (t.order[-2], "place_mercenary")
    first = table(game).place[table(game).mercenaries[0]]
    near = t.city.adjacent[first] | 1 << first
    words = t.box.districts.words
    places = [words.index(option.split()[-1]) for option in options(game)]
    assert places and not any(near >> place & 1 for place in places)


@pytest.mark.rule("DEI-RUL-61", "DEI-MER-01", "DEI-MER-04")
def test_the_automa_counts_as_a_participant_but_places_no_mercenary():
    game = ashfall.new(
        "dei", players=4, automa=True, faction=SEATED[:4], feats="random", seed=3,
        mercenaries="random",
    )  # fmt: skip
    people = [side for side in table(game).order if side < 4]
    assert len(table(game).order) == 5 and table(game).order[-1] == 4
    assert question(game) == (people[-1], "place_mercenary")
    game.play(0)
    assert question(game) == (people[-2], "place_mercenary")


@pytest.mark.rule("DEI-MER-01", "DEI-MER-02")
def test_who_comes_can_be_agreed_on_but_both_only_among_five():
    game = ashfall.new("dei", players=2, seed=1, factions="dealt", mercenaries="alexandra")
    assert [game.table.box.words["figure"][f] for f in table(game).mercenaries] == ["alexandra"]
    with pytest.raises(BadOption, match="mercenaries can be both only for players 5 or 6"):
        ashfall.new("dei", players=4, mercenaries="both")


@pytest.mark.rule("DEI-MER-13")
def test_a_mercenary_nobody_hired_counts_for_nobody():
    game = mercenary("jukas", mercenaries={"jukas": GATE})
    assert region(game, GATE)["units"][0]["strength"] == 1
    assert region(game, GATE)["mercenaries"] == ["jukas"]
    game.play("play march", f"leave {GATE}", f"enter {YARD}")
    assert region(game, GATE)["mercenaries"] == ["jukas"] and region(game, GATE)["holder"] is None


@pytest.mark.rule("DEI-MER-05", "DEI-MER-06", "DEI-MER-09", "DEI-MER-07")
@pytest.mark.parametrize("spread", ["hand", "bin"])
def test_jukas_joins_a_leader_with_three_drone_cards_wherever_they_lie(spread):
    drones = (
        {"hand": ["march", *THREE]}
        if spread == "hand"
        else {"hand": ["march", THREE[0]], "bin": THREE[1:]}
    )
    game = hireable("jukas", YARD, drones)
    assert question(game) == (0, "hire_mercenary")
    assert options(game) == ["hire jukas", "decline"]
    game.play("hire jukas")
    units = region(game, YARD)["units"][0]
    assert (units["figures"], units["strength"]) == (["grim", "jukas"], 2)
    game.play(f"leave {YARD}", f"enter {COURT}", "with jukas")
    assert region(game, COURT)["units"][0]["figures"] == ["jukas"]


@pytest.mark.rule("DEI-MER-05", "DEI-MER-09")
def test_two_drone_cards_are_too_few_and_scrappers_hire_nobody():
    few = hireable("jukas", YARD, {"hand": ["march", *THREE[:2]]})
    assert question(few)[1] == "move_from"
    seat0 = {"hand": ["march", *THREE], "leader": FAR, "units": {GATE: 1}}
    assert question(hireable("jukas", YARD, seat0))[1] == "move_from"


@pytest.mark.rule("DEI-RUL-165", "DEI-RUL-63")
def test_who_declines_is_asked_again_at_the_next_entry():
    game = hireable("jukas", YARD, {"hand": ["march", "patrol", *THREE]})
    game.play("decline", f"leave {YARD}", f"enter {GATE}")
    game.play("play patrol", "do move", f"enter {YARD}")
    assert question(game) == (0, "hire_mercenary")


@pytest.mark.rule("DEI-MER-06")
def test_nobody_hires_a_second_mercenary():
    seat0 = {"hand": ["march", *THREE], "mercenary": {"alexandra": FAR}}
    game = position(
        "dei", options={"players": 3, "mercenaries": "jukas"}, mercenaries={"jukas": "signal-yard-ground-a"},
        seat0={**seat0, "leader": "signal-yard-ground-b"},
        seat1={"leader": HILL}, seat2={"leader": HILL},
    )  # fmt: skip
    table(game).mercenaries.append(12)
    game.play("play march", f"leave {YARD}", "enter signal-yard-ground-a")
    assert question(game)[1] == "move_from"


@pytest.mark.rule("DEI-RUL-142", "DEI-RUL-165")
def test_a_leader_that_is_pushed_to_a_mercenary_does_not_hire():
    game = mercenary(
        "jukas",
        {"hand": ["rout"], "leader": GATE, "units": {GATE: 4}},
        {"hand": ["simon-control", *THREE[1:]], "leader": GATE},
        mercenaries={"jukas": YARD},
    )
    game.play("play rout", "do push-one-unit-each", f"retreat {YARD}")
    assert question(game)[1] != "hire_mercenary" and "jukas" in region(game, YARD)["mercenaries"]


@pytest.mark.rule("DEI-RUL-63", "DEI-IND-26")
def test_a_leader_carried_by_slug_may_hire():
    slug = "market-card-11-slug"
    game = mercenary(
        "jukas",
        {"hand": [slug, *THREE], "machines": {"slug": GATE}},
        options={"industrial": True},
        mercenaries={"jukas": YARD},
    )
    game.play(f"play {slug}", f"steer {YARD}", "with grim")
    assert question(game) == (0, "hire_mercenary")


@pytest.mark.rule("DEI-MER-11", "DEI-RUL-64", "DEI-RUL-162")
def test_alexandra_counts_equal_symbols_on_the_cards_face_up_this_round():
    game = mercenary(
        "alexandra", {"hand": ["march"], "candies": ["move"]}, mercenaries={"alexandra": YARD}
    )
    t = table(game)
    words = t.box.words["card"]
    others = [words.index("patrol"), words.index("vanguard"), words.index("raid")]
    moves = sum(t.box.cards[card].symbols.count(0) for card in others)
    board = t.boards[0]
    board.up, board.sweets = others, [-1] * len(others)
    assert game.view(None)["mercenaries"][0]["progress"][0] == moves
    needed = 7 - moves - 2
    extra = [card.piece for card in t.box.cards if card.symbols == [0, 0]][: (needed + 1) // 2]
    board.up += extra
    board.sweets += [-1] * len(extra)
    before = game.clone()
    table(before).boards[0].up.pop()
    table(before).boards[0].sweets.pop()
    game.play("play march", "sweeten move", f"leave {GATE}", f"enter {YARD}")
    assert question(game) == (0, "hire_mercenary")
    before.play("play march", "sweeten move", f"leave {GATE}", f"enter {YARD}")
    assert question(before)[1] != "hire_mercenary", "a candy is no symbol of the card"


@pytest.mark.rule("DEI-RUL-64")
def test_all_kinds_of_building_are_one_symbol_and_machines_are_none():
    game = mercenary("alexandra", {"hand": ["march"]}, mercenaries={"alexandra": YARD})
    t, names = table(game), table(game).box.words["card"]
    t.boards[0].up = [names.index(c) for c in ("bridgeworks", "lift-shaft", "shelter", "site-crew")]
    built = sum(s in (3, 4, 5, 6) for c in t.boards[0].up for s in t.box.cards[c].symbols)
    assert most_symbols(t, 0) == built == 5
    t.boards[0].up = [names.index("market-card-11-slug")]
    assert most_symbols(t, 0) == 0


@pytest.mark.rule("DEI-MER-12", "DEI-RUL-65", "DEI-RUL-127")
def test_alexandra_takes_all_resources_of_her_region_and_nothing_is_added():
    seat0 = {
        "hand": ["scavenge"],
        "mercenary": {"alexandra": GATE},
        "feats": ["salvagers"],
        "units": {YARD: 1},
    }
    game = mercenary("alexandra", seat0, goods={GATE: (2, 1), YARD: (3, 0)})
    game.play("play scavenge", f"collect {GATE}")
    while question(game)[1] == "take_resource":
        game.play(0)
    assert player(game, 0)["goods"] == {"technology": 2, "energy": 1}
    assert question(game)[1] == "collect_region", "neither Grim nor Salvagers are asked for"
    game.play(f"collect {YARD}", "keep")
    assert player(game, 0)["goods"]["technology"] == 3


@pytest.mark.rule("DEI-RUL-65", "DEI-RUL-109")
def test_training_still_applies_to_the_wild_with_alexandra():
    seat0 = {
        "faction": "wild", "hand": ["scavenge"], "leader": FAR, "tolstoy": FAR,
        "mercenary": {"alexandra": GATE}, "units": {GATE: 2},
    }  # fmt: skip
    game = mercenary("alexandra", seat0, goods={GATE: (2, 0)})
    collect = next((o for o in options(game) if o.startswith("play ")), "")
    game.play(collect)
    game.play(*(["do collect"] if "do collect" in options(game) else []), f"collect {GATE}")
    assert player(game, 0)["goods"]["technology"] == 2
    assert next(u for u in region(game, FAR)["units"])["scrappers"] == 1


@pytest.mark.rule("DEI-RUL-146")
def test_alexandra_with_card_8_pays_for_each_resource_at_an_own_refuge():
    seat0 = {
        "hand": ["market-card-8"],
        "leader": FAR,
        "mercenary": {"alexandra": YARD},
        "refuges": [YARD],
    }
    game = mercenary("alexandra", seat0, options={"industrial": True}, goods={YARD: (3, 0)})
    game.play("play market-card-8", f"collect {YARD}")
    assert player(game, 0)["supplies"] == 3


@pytest.mark.rule("DEI-RUL-146", "DEI-IND-15")
def test_alexandra_with_card_5_takes_all_only_where_she_stands():
    seat0 = {"hand": ["market-card-5"], "leader": FAR, "mercenary": {"alexandra": GATE}}
    game = mercenary(
        "alexandra", seat0, options={"industrial": True}, goods={GATE: (3, 0), SNOW: (3, 0)}
    )
    game.play("play market-card-5", f"collect {SNOW}")
    assert player(game, 0)["goods"]["technology"] == 1
    game.play(f"collect {GATE}")
    assert player(game, 0)["goods"]["technology"] == 4


@pytest.mark.rule(
    "DEI-MER-10", "DEI-RUL-66", "DEI-RND-10", "DEI-FLOW-03", "DEI-RUL-130", "DEI-RUL-181"
)
def test_jukas_activates_a_drone_of_his_region_after_both_cards_and_before_the_mission():
    seat0 = {"hand": ["march", "patrol"], "mercenary": {"jukas": FAR}, "feats": ["overclock"]}
    game = mercenary(
        "jukas", seat0, phase=3, drones={"masamune": FAR, "fly": COURT}, goods={FAR: (2, 0)}
    )
    game.play("forgo march")
    assert question(game)[1] == "play_card"
    game.play("forgo patrol")
    assert question(game) == (0, "jukas_activation")
    assert options(game) == ["hack masamune", "decline"]
    declined = game.clone()
    game.play("hack masamune", f"fly-to {FAR}", "gather technology", "skip")
    assert player(game, 0)["goods"]["technology"] == 1
    assert player(game, 0)["supplies"] == 0, "Overclock is for cards"
    assert question(game) == (0, "choose_mission")
    assert game.view(None)["play"] is None and table(game).play.seat < 0, "nothing goes on"
    declined.play("decline")
    assert question(declined) == (0, "choose_mission")


@pytest.mark.rule("DEI-MER-10", "DEI-RUL-102")
def test_jukas_does_nothing_without_a_drone_in_his_region():
    seat0 = {"hand": ["march"], "mercenary": {"jukas": FAR}, "machines": {"slug": FAR}}
    game = mercenary("jukas", seat0, drones={"masamune": COURT})
    game.play("forgo march")
    assert question(game) == (1, "play_card")


@pytest.mark.rule("DEI-RUL-93")
def test_the_wild_use_jukas_though_no_drone_cards():
    seat0 = {
        "faction": "wild",
        "hand": ["march"],
        "leader": FAR,
        "tolstoy": FAR,
        "mercenary": {"jukas": FAR},
    }
    game = mercenary("jukas", seat0, drones={"simon": FAR})
    game.play(next(o for o in options(game) if o.startswith("forgo")))
    game.play("hack simon", f"fly-to {FAR}", "bring 2")
    assert next(u for u in region(game, FAR)["units"] if u["seat"] == 0)["scrappers"] == 2


@pytest.mark.rule("DEI-MER-08", "DEI-END-03")
def test_a_mercenary_is_worth_six_supplies_with_the_cards():
    game = mercenary("jukas", {"mercenary": {"jukas": FAR}})
    cards = next(line for line in game.view(None)["score"] if line["category"] == "cards")
    assert cards["points"] == [6, 0]


def hoped(which, hand, where=YARD, **given):
    """What a simple player sees in a mercenary who waits."""
    seat0 = {"hand": hand, **given.pop("seat0", {})}
    return MERCENARIES.prospects(
        table(mercenary(which, seat0, mercenaries={which: where}, **given)), 0
    )


def test_a_simple_player_comes_nearer_to_jukas_card_by_card_and_step_by_step():
    one, two, three = [hoped("jukas", THREE[:number]) for number in (1, 2, 3)]
    assert 0 < one < two < three == EARNED * 5 // 6, "Jukas waits a step from the leader's gate"
    assert hoped("jukas", THREE, seat0={"leader": FAR}) < three
    assert hoped("jukas", THREE[:1], FAR) == one, "too early for a walk"
    assert hoped("jukas", THREE[:2], round=4) < two
    assert hoped("jukas", THREE, GATE) == EARNED * 4 // 6, "who is there leaves and comes back"
    game = hireable("jukas", YARD, {"hand": ["march", *THREE]})
    waits = game.clone()
    waits.play("decline")
    game.play("hire jukas")
    assert estimate(table(game), 0) > estimate(table(waits), 0) + 100
    assert MERCENARIES.prospects(table(game), 0) == 11 * SKILL


def test_a_simple_player_sees_whether_seven_symbols_can_still_be_laid():
    marches = ["march", "caravan", "express-line"]
    assert hoped("alexandra", marches, round=4) == EARNED * 5 // 6
    assert hoped("alexandra", marches[:2], round=4) == 0, "no round is left for it"
    assert 0 < hoped("alexandra", marches[:1]) < hoped("alexandra", marches[:2])
    game = mercenary("alexandra", {"hand": marches}, mercenaries={"alexandra": YARD}, round=4)
    t, names = table(game), table(game).box.words["card"]
    t.boards[0].up = [names.index(card) for card in ("shelter", "scanner", "workshop")]
    assert MERCENARIES.prospects(t, 0) == EARNED * 5 // 6, "three more cards are enough"
    t.boards[0].down = [names.index("depot")]
    assert MERCENARIES.prospects(t, 0) == 0
    t.boards[0].up[1:2] = [names.index("caravan")]
    assert MERCENARIES.prospects(t, 0) == EARNED * 5 // 6, "what lies there counts"


@pytest.mark.rule("DEI-MER-06", "DEI-MER-13")
def test_who_is_hired_waits_no_more_for_another():
    cards = ["masamune-core", "draco-core", "fly-core"]
    t = table(mercenary("jukas", {"mercenary": {"jukas": YARD}}, {"hand": cards}))
    assert waiting(t) == []
    before = list(t.root.steps)
    MERCENARIES.entered(t, 1, t.place[t.mercenaries[0]], t.box.leaders)
    assert t.root.steps == before


@pytest.mark.rule("DEI-RUL-61")
def test_the_automa_hires_nobody_whatever_it_has():
    game = mercenary("jukas", mercenaries={"jukas": YARD}, options={"automa": True})
    t = table(game)
    automa = t.players
    t.boards[automa].bin += [t.box.words["card"].index(card) for card in THREE]
    before = list(t.root.steps)
    MERCENARIES.entered(t, automa, t.place[t.mercenaries[0]], t.box.leaders)
    assert t.root.steps == before
    t.boards[0].bin += t.boards[automa].bin[-3:]
    MERCENARIES.entered(t, 0, t.place[t.mercenaries[0]], t.box.leaders)
    assert t.root.steps != before


@pytest.mark.rule("DEI-MER-07", "DEI-RUL-141")
def test_a_mercenary_is_no_leader_for_intimidation_and_marlowe():
    seat0 = {
        "faction": "refuge_42",
        "mercenary": {"jukas": YARD},
        "hand": ["muster"],
        "feats": ["intimidation"],
    }
    game = mercenary("jukas", seat0, {"faction": "ravagers"})
    assert region(game, YARD)["units"][0]["strength"] == 1
    assert region(game, GATE)["units"][0]["strength"] == 2
    game.play("play muster")
    assert f"enlist {YARD}" not in options(game)


@pytest.mark.rule("DEI-RUL-15", "DEI-RUL-141")
def test_a_hired_mercenary_can_be_pushed():
    game = mercenary(
        "jukas",
        {"hand": ["rout"], "leader": GATE, "units": {GATE: 4}},
        {"leader": FAR, "mercenary": {"jukas": GATE}},
    )
    game.play("play rout", "do push-one-unit-each", f"retreat {YARD}")
    assert region(game, YARD)["units"][0]["figures"] == ["jukas"]


@pytest.mark.rule("DEI-RUL-69")
def test_a_solar_flare_spares_a_region_with_only_a_mercenary_who_waits():
    game = mercenary(
        "jukas", {}, {"leader": GATE},
        options={"weather": True}, weather="solar-flare", phase=3, turn=1,
        mercenaries={"jukas": YARD}, goods={YARD: (1, 0), GATE: (1, 0)}, drones={"fly": YARD},
    )  # fmt: skip
    for _ in range(2):
        game.play(next(text for text in options(game) if text.startswith("forgo")))
    game.play(0)
    assert region(game, YARD)["goods"]["technology"] == 1
    assert region(game, GATE)["goods"]["technology"] == 0
