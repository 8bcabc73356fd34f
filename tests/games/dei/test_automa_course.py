"""The Automa's place in the game: set-up, its cards and turns, the mission step, scoring, and what is shown of it."""

import pytest
from tests.games.dei.arrangement import region
from tests.games.dei.automaton import AUTOMA, did, solo, told
from tests.games.dei.looking import options, question, table
from tests.games.dei.openings import COURT, FAR, GATE, SNOW, THEATRE, YARD

import ashfall
from ashfall.engine.errors import BadOption
from ashfall.engine.table import Event, Lane
from ashfall.games.dei.automa_cards import actions_of, take_turn
from ashfall.games.dei.automa_missions import move_dens
from ashfall.games.dei.effects import pushed
from ashfall.games.dei.scoring import totals, winners
from ashfall.games.dei.things import (
    ALTAR,
    COLOURS,
    FAUNS,
    INDUSTRIAL,
    JUKAS,
    LILITH,
    ORDERS,
    bits,
)
from ashfall.lang import Speaker

MERCENARY_FIGURES = (JUKAS, JUKAS + 1)


def new(**given):
    return ashfall.new("dei", seed=given.pop("seed", 1), factions="dealt", **given)


def play_on(game, until):
    """Whatever comes first, until something holds."""
    while not until(table(game)):
        game.play(0)
    return game


def automa_turn(game, round=1, phase=1):
    """The Automa's turn of a phase, played out here and now; its events are the answer."""
    t = table(game)
    t.round, t.phase = round, phase
    events: list[Event] = []
    t.listener = events.append
    t.root = Lane([(stop,), (take_turn, AUTOMA)], None, (), [])
    t.lane = t.root
    t.run()
    t.listener = None
    return [(event.kind, event.values) for event in events]


def stop(t):
    t.finish()


def kinds(events, kind):
    return [values for found, values in events if found == kind]


# Set-up


@pytest.mark.rule("DEI-AUT-01", "DEI-AUT-13")
def test_one_player_always_meets_it_and_drafts_no_feats():
    game = new(players=1)
    assert (game.options["automa"], game.options["feats"]) == (True, "random")
    assert game.sides() == ["seat", "automa"]
    with pytest.raises(BadOption, match="automa can be false only for solo false"):
        new(players=1, automa=False)
    with pytest.raises(BadOption, match="feats can be draft only for solo false"):
        new(players=1, feats="draft")
    feats = [feat["feat"] for feat in game.view(None)["players"][0]["feats"]]
    t = table(game)
    colours = [t.box.feats[piece].colour for piece in t.boards[0].feats]
    assert len(feats) == 3 and colours == [0, 1, 2]
    assert t.boards[AUTOMA].feats == []


@pytest.mark.rule("DEI-AUT-01", "DEI-SET-25")
def test_it_joins_up_to_five_people_and_nobody_else_leads_the_fauns():
    for players in range(2, 6):
        game = new(players=players, automa=True)
        assert game.sides() == ["seat"] * players + ["automa"]
        factions = [board.faction for board in table(game).boards]
        assert factions[-1] == FAUNS and len(set(factions)) == players + 1
    asked = ashfall.new("dei", players=2, automa=True, seed=1)
    assert "join fauns" not in options(asked)


@pytest.mark.rule("DEI-AUT-02", "DEI-EX-01")
def test_it_counts_for_the_size_of_the_board():
    assert len(new(players=3, automa=True).view(None)["city"]["tiles"]) == 16
    assert len(new(players=1).view(None)["city"]["tiles"]) == 9


@pytest.mark.rule("DEI-AUT-03", "DEI-AUT-12")
def test_altar_and_lilith_share_the_neutral_refuges():
    places = set()
    for seed in range(6):
        game = play_on(new(players=2, automa=True, seed=seed), lambda t: t.phase == 1)
        t = table(game)
        assert {t.place[ALTAR], t.place[LILITH]} == set(bits(t.city.refuges))
        places.add(t.place[ALTAR])
    assert len(places) == 2
    t = table(play_on(new(players=1), lambda t: t.phase == 1))
    assert t.place[ALTAR] == t.place[LILITH] == bits(t.city.refuges)[0]


@pytest.mark.rule("DEI-AUT-03", "DEI-FAU-02", "DEI-RUL-70")
def test_it_brings_no_drone():
    t = table(play_on(new(players=2, automa=True), lambda t: t.phase == 1))
    drones = {t.box.kits[board.faction].drone for board in t.boards[:2]} - {-1}
    assert {drone for drone, where in enumerate(t.drones) if where >= 0} == drones


@pytest.mark.rule("DEI-AUT-08", "DEI-AUT-09", "DEI-AUT-10")
def test_it_begins_with_a_little_its_cards_and_no_supplies():
    t = table(new(players=1))
    board = t.boards[AUTOMA]
    assert (board.goods, board.supplies, board.hand) == ([1, 1], 0, [])
    assert t.automa is not None and sorted(t.automa.deck) == list(t.box.automa_cards)


@pytest.mark.rule("DEI-AUT-11", "DEI-AUT-12", "DEI-RUL-116")
def test_a_den_and_a_scrapper_at_an_outpost_of_each_colour():
    for players, colours in ((1, 3), (4, 4)):
        game = play_on(new(players=players, automa=True), lambda t: t.phase == 1)
        t = table(game)
        assert t.automa is not None
        dens = t.automa.dens[:colours]
        assert len(set(dens)) == colours and -1 not in dens
        for colour, where in enumerate(dens):
            assert colour in [t.colour(o) for o in t.outposts_in(where)]
            assert t.boards[-1].scrappers[where] == 1
        assert t.boards[-1].reserve == 15 - colours


@pytest.mark.rule("DEI-AUT-12", "DEI-AUT-24")
def test_it_begins_with_the_outposts_of_its_dens():
    view = play_on(new(players=1), lambda t: t.phase == 1).view(None)
    dens = {den["region"] for den in view["automa"]["dens"]}
    held = {r["region"] for r in view["regions"] if r["holder"] == AUTOMA and r["outposts"]}
    assert dens <= held


# Order and number of actions


@pytest.mark.rule("DEI-AUT-15")
def test_it_is_last_in_every_round_whatever_it_scored():
    game = new(players=2, automa=True)
    while not game.over:
        assert not table(game).order or table(game).order[-1] == 2
        game.play(0)


@pytest.mark.rule("DEI-AUT-17", "DEI-AUT-60", "DEI-AUT-61", "DEI-RUL-05")
@pytest.mark.parametrize(
    ("level", "numbers"),
    [("easy", [3, 3, 4, 4]), ("standard", [3, 4, 5, 6]), ("expert", [5, 5, 5, 6])],
)
def test_the_level_says_how_many_actions_each_phase_has(level, numbers):
    t = table(new(players=1, automa_level=level))
    assert [actions_of(t, r, p) for r in range(1, 5) for p in (1, 2, 3)] == [
        n for n in numbers for _ in range(3)
    ]


@pytest.mark.rule("DEI-VAR-04", "DEI-EX-31")
def test_by_round_the_number_is_spread_earlier_phases_first():
    t = table(new(players=1, automa_count="round"))
    assert [[actions_of(t, r, p) for p in (1, 2, 3)] for r in range(1, 5)] == [
        [1, 1, 1], [2, 1, 1], [2, 2, 1], [2, 2, 2],
    ]  # fmt: skip


# Cards


@pytest.mark.rule("DEI-AUT-16", "DEI-AUT-18", "DEI-AUT-19")
def test_each_action_turns_up_a_card_and_does_the_first_thing_that_is_possible():
    goods = {YARD: (3, 3), GATE: (0, 0)}
    game = solo({"units": {YARD: 2}, "deck": [1, 7, 10]}, goods=goods)
    events = automa_turn(game)
    assert [
        values["automa_card"] - table(game).box.first_automa + 1
        for values in kinds(events, "automa_card")
    ] == [1, 7, 10]
    assert [v["order"] for v in kinds(events, "automa_cannot")] == [0]
    assert len(kinds(events, "collected")) == 3
    automa = table(game).automa
    assert automa is not None and [c - table(game).box.first_automa + 1 for c in automa.cells] == [
        1,
        7,
        10,
    ]


@pytest.mark.rule("DEI-AUT-78", "DEI-AUT-18")
def test_each_card_sees_what_the_one_before_has_changed():
    game = solo({"units": {YARD: 1}, "deck": [7, 7 + 1, 16]}, goods={YARD: (2, 0)})
    events = automa_turn(game)
    assert [v["region"] for v in kinds(events, "collected")][:2] == [region(YARD)] * 2
    assert table(game).goods[2 * region(YARD)] == 0


@pytest.mark.rule("DEI-AUT-20", "DEI-AUT-49")
def test_a_card_without_a_possible_action_is_discarded_and_does_not_count():
    # Card 21 begins with a recruit at a green den: no green outpost is left, so nothing else of it is tried.
    game = solo({"units": {YARD: 2}, "deck": [21, 7, 8, 10]}, goods={YARD: (3, 3)})
    events = automa_turn(game)
    assert [v["obstacle"] for v in kinds(events, "automa_cannot")] == [5]
    assert len(kinds(events, "automa_card")) == 4 and len(kinds(events, "collected")) == 3
    t = table(game)
    assert t.automa is not None
    assert [c - t.box.first_automa + 1 for c in t.automa.discard] == [21]
    assert [v["number"] for v in kinds(events, "automa_card")] == [1, 1, 2, 3]


@pytest.mark.rule("DEI-RUL-90")
def test_when_every_card_has_failed_once_the_turn_ends():
    game = solo({"units": {YARD: 15}, "lilith": YARD, "altar": YARD}, goods={YARD: (0, 0)},
                outposts={YARD: ["red"]}, seat0={"leader": FAR})  # fmt: skip
    t = table(game)
    t.goods = [0] * len(t.goods)
    events = automa_turn(game)
    seen = [v["automa_card"] for v in kinds(events, "automa_card")]
    assert len(set(seen)) == len(seen) == 24
    assert len(kinds(events, "automa_stuck")) == 1
    assert t.automa is not None and sorted(t.automa.discard) == list(t.box.automa_cards)


@pytest.mark.rule("DEI-RUL-05", "DEI-RUL-90")
def test_an_empty_deck_is_made_of_the_discards_or_else_of_what_was_set_aside():
    game = solo({"units": {YARD: 2}}, goods={YARD: (9, 9)})
    automa = table(game).automa
    assert automa is not None
    automa.discard, automa.deck = automa.deck[:20], []
    automa.aside = [c for c in table(game).box.automa_cards if c not in automa.discard]
    automa_turn(game)
    assert len(automa.aside) == 4 and len(automa.cells) == 3
    game = solo({"units": {YARD: 2}}, goods={YARD: (9, 9)})
    automa = table(game).automa
    assert automa is not None
    automa.aside, automa.deck = automa.deck, []
    automa_turn(game)
    assert automa.aside == [] and len(automa.cells) == 3


@pytest.mark.rule("DEI-RUL-05", "DEI-AUT-14", "DEI-EX-31")
def test_with_the_count_per_phase_the_cells_are_emptied_before_each_turn():
    game = solo({"units": {YARD: 2}}, goods={YARD: (9, 9)})
    automa = table(game).automa
    assert automa is not None
    automa_turn(game, round=4, phase=1)
    assert len(automa.cells) == 6
    automa_turn(game, round=4, phase=2)
    assert (len(automa.cells), len(automa.aside)) == (6, 6)
    by_round = solo({"units": {YARD: 2}}, options={"automa_count": "round"}, goods={YARD: (9, 9)})
    automa_turn(by_round, round=4, phase=1)
    automa_turn(by_round, round=4, phase=2)
    kept = table(by_round).automa
    assert kept is not None and (len(kept.cells), kept.aside) == (4, [])


@pytest.mark.rule("DEI-AUT-21")
def test_in_the_refresh_phase_all_its_cards_are_its_deck_again():
    game = play_on(new(players=1), lambda t: t.round == 2)
    t = table(game)
    assert t.automa is not None
    assert sorted(t.automa.deck) == list(t.box.automa_cards)
    assert t.automa.cells == t.automa.aside == t.automa.discard == []


@pytest.mark.rule("DEI-AUT-66", "DEI-AUT-50", "DEI-RUL-133", "DEI-RUL-130")
def test_nothing_follows_phases_one_and_two():
    game = solo({"units": {YARD: 2}}, goods={YARD: (9, 9)}, outposts={YARD: ["red"]})
    assert kinds(automa_turn(game, phase=1), "automa_mission_step") == []
    assert kinds(automa_turn(game, phase=2), "automa_mission_step") == []
    assert len(kinds(automa_turn(game, phase=3), "automa_mission_step")) == 1


@pytest.mark.rule("DEI-AUT-22")
def test_every_card_holds_each_of_the_four_types_of_action_once():
    box = table(new(players=1)).box
    for orders in box.automa_cards.values():
        types = [ORDERS[order].partition("_")[0] for order in orders]
        assert sorted(types) == ["capture", "collect", "move", "recruit"]


# With modules


@pytest.mark.rule("DEI-AUT-32", "DEI-AUT-28", "DEI-AUT-68")
def test_from_the_industrial_market_it_gains_the_supplies_of_the_slot():
    game = solo({"goods": (9, 9)}, options={"industrial": True})
    attempt = did(game, "capture_black")
    t = table(game)
    slot = t.stalls.index(attempt.card) % 3
    assert t.box.cards[attempt.card].market == INDUSTRIAL
    assert t.boards[AUTOMA].supplies == t.box.slot_supplies[slot] > 0


@pytest.mark.rule("DEI-RUL-61")
def test_it_neither_places_nor_hires_a_mercenary():
    game = new(players=1, mercenaries="jukas")
    assert question(game) == (0, "place_mercenary")
    play_on(game, lambda t: t.over)
    assert all(figure not in MERCENARY_FIGURES for figure in table(game).boards[AUTOMA].figures)


@pytest.mark.rule("DEI-RUL-145", "DEI-RUL-68")
def test_its_mission_step_comes_before_the_rain_so_a_removed_outpost_shelters_nobody():
    game = solo(
        {"units": {YARD: 3, COURT: 2}, "deck": [10, 10 + 1, 12]}, phase=3, turn=AUTOMA,
        options={"weather": True}, weather="acid-rain", outposts={YARD: ["red"]},
        goods={YARD: (0, 9)},
    )  # fmt: skip
    t = table(game)
    assert t.automa is not None and t.automa.removed[0] == 1
    assert t.round == 2 and t.boards[AUTOMA].scrappers[region(YARD)] == 0


@pytest.mark.rule("DEI-RUL-182", "DEI-RUL-160")
def test_pushed_together_with_a_person_it_yields_last_and_nobody_is_asked_for_the_order():
    game = solo(
        {"units": {YARD: 1}}, options={"players": 2, "automa": True},
        seat0={"leader": YARD, "units": {YARD: 3}}, seat1={"leader": FAR, "units": {YARD: 1}},
    )  # fmt: skip
    assert pushed(table(game), 0, region(YARD)) == [1, 2]


# The mission step


@pytest.mark.rule("DEI-AUT-51", "DEI-RUL-06")
def test_captured_cards_go_to_its_bin_and_the_markets_are_refilled():
    game = solo({"units": {YARD: 1}, "goods": (9, 9), "deck": [1, 2, 3]})
    automa_turn(game, phase=3)
    t = table(game)
    assert len(t.boards[AUTOMA].bin) == 3 and t.captor == [-1] * 12
    assert -1 not in t.stalls


@pytest.mark.rule("DEI-AUT-52", "DEI-AUT-75", "DEI-RUL-81", "DEI-AUT-74")
def test_all_outposts_where_it_has_the_majority_leave_the_board():
    outposts = {YARD: ["red"], COURT: ["blue", "green"], SNOW: ["blue"]}
    game = solo(
        {"units": {YARD: 2, COURT: 2}, "dens": {"red": YARD}, "deck": [10, 11, 12]}, outposts=outposts,
        goods={YARD: (0, 3), COURT: (0, 3)}, seat0={"leader": SNOW},
    )  # fmt: skip
    automa_turn(game, phase=3)
    t = table(game)
    assert t.automa is not None and t.automa.removed == [1, 1, 1, 0]
    assert [t.colour(o) for o, where in enumerate(t.outposts) if where >= 0] == [1]


@pytest.mark.rule("DEI-AUT-53", "DEI-RUL-91", "DEI-RUL-92")
def test_a_den_follows_its_colour_to_a_region_without_a_den_or_leaves_the_board():
    outposts = {YARD: ["red"], SNOW: ["red"], COURT: ["blue", "red"]}
    dens = {"red": YARD, "blue": COURT}
    game = solo({"dens": dens}, outposts=outposts)
    t = table(game)
    assert t.automa is not None
    take_off(t, YARD, "red")
    move_dens(t, AUTOMA, [(region(YARD), 0)])
    assert t.automa.dens[:2] == [region(SNOW), region(COURT)]
    take_off(t, SNOW, "red")
    move_dens(t, AUTOMA, [(region(SNOW), 0)])
    assert t.automa.dens[:2] == [region(COURT)] * 2
    take_off(t, COURT, "red")
    move_dens(t, AUTOMA, [(region(COURT), 0)])
    assert t.automa.dens[:2] == [-1, region(COURT)]


def take_off(t, place, colour):
    """An outpost leaves the board."""
    outpost = next(o for o in t.outposts_in(region(place)) if COLOURS[t.colour(o)] == colour)
    t.outposts[outpost] = -1


# Scoring


@pytest.mark.rule("DEI-EX-12", "DEI-AUT-55", "DEI-AUT-57")
def test_removed_outposts_score_by_colour_and_controlled_ones_do_not():
    removed = {"red": 2, "blue": 1, "green": 3}
    game = solo({"removed": removed, "units": {YARD: 1}}, outposts={YARD: ["red"]})
    sheet = dict(game.score_sheet())
    assert sheet["outposts"][AUTOMA] == 50
    assert (sheet["missions"][AUTOMA], sheet["feats"][AUTOMA]) == (0, 0)
    more = solo({"removed": {"red": 4, "yellow": 1}})
    assert dict(more.score_sheet())["outposts"][AUTOMA] == 35


@pytest.mark.rule("DEI-AUT-54", "DEI-AUT-56")
def test_its_cards_and_resources_score_as_for_others():
    game = solo({"goods": (2, 1)})
    t = table(game)
    card = t.stalls[0]
    t.boards[AUTOMA].bin.append(card)
    sheet = dict(game.score_sheet())
    assert sheet["cards"][AUTOMA] == t.box.cards[card].supplies
    assert sheet["resources"][AUTOMA] == 4


@pytest.mark.rule("DEI-AUT-58", "DEI-RUL-83")
def test_alone_a_person_needs_more_supplies_than_it_has():
    for supplies, winner in ((50, AUTOMA), (51, 0)):
        game = solo(
            {"removed": {"red": 2, "blue": 1, "green": 3}},
            seat0={"supplies": supplies, "leader": FAR},
        )
        assert winners(table(game)) == [winner]


@pytest.mark.rule("DEI-RUL-99")
def test_among_several_people_a_tie_with_it_is_broken_as_ever():
    game = solo(
        {"removed": {"red": 1}, "units": {YARD: 1}}, options={"players": 2, "automa": True},
        seat0={"supplies": 5, "leader": FAR}, seat1={"supplies": 4, "leader": GATE},
    )  # fmt: skip
    t = table(game)
    assert totals(t) == [5, 4, 5] and winners(t) == [0, 2]
    t.outposts[0] = region(YARD)
    t.boards[2].scrappers[region(YARD)], t.holder[region(YARD)] = 1, 2
    assert winners(t) == [2]


# What is shown


@pytest.mark.rule("DEI-AUT-14", "DEI-RUL-84")
def test_the_view_shows_its_cards_its_free_units_and_what_it_would_remove():
    outposts = {YARD: ["red"], COURT: ["blue"]}
    seat0 = {"leader": FAR, "units": {COURT: 3}}
    game = solo(
        {"units": {YARD: 3, COURT: 1}, "dens": {"red": YARD}}, outposts=outposts, seat0=seat0
    )
    shown = game.view(0)["automa"]
    assert shown["actions"] == [3, 3, 3] and shown["deck"] == 24
    assert shown["unseen"] == {"capture": 6, "collect": 6, "move": 6, "recruit": 6}
    assert shown["would_remove"] == [{"region": YARD, "outposts": ["red"]}]
    free = {group["region"]: group["free"] for group in shown["free"]}
    assert free == {YARD: 2, COURT: 0, THEATRE: 2}


def test_its_turn_is_told_so_that_a_person_can_follow_it():
    game = new(players=1, automa_count="round")
    game.listen()
    play_on(game, lambda t: t.phase == 2)
    log = game.log(0)
    cards = told(game, "automa_card")
    assert len(cards) >= 1 and all(card["order"] for card in cards)
    for language in ("en", "ru", "pl"):
        speaker = Speaker(game.title, language, ["Anna", "Automa"])
        lines = [speaker.event(event) for event in log]
        rows = [row for section in game.sheet(0) for row in section.rows]
        # The upper line of names on the map is empty where all of them fit into the lower one.
        lines += [speaker.row(row) for row in rows if row.message != "row-map-names"]
        assert all(lines) and not speaker.missing and not speaker.faults


def test_undo_stops_at_its_cards():
    game = new(players=1)
    play_on(game, lambda t: t.phase == 2)
    assert question(game)[0] == 0 and not game.can_undo(0)


def test_no_mission_is_offered_to_it():
    game = play_on(new(players=1), lambda t: t.phase == 1)
    assert all(AUTOMA not in mission["open"] for mission in game.view(None)["missions"])
