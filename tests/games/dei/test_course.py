"""The course of the game: rounds, feats, missions, refresh, initiative, scoring."""

import pytest
from tests.arrange import position
from tests.games.dei.looking import options, player, question, region, table
from tests.games.dei.openings import COURT, FAR, GATE, YARD

import ashfall
from ashfall.engine.errors import BadOption
from ashfall.games.dei.majority import colours_controlled
from ashfall.games.dei.missions import sets_of_three
from ashfall.games.dei.rounds import new_order


def pass_turn(game):
    """Two cards for candies."""
    for _ in range(2):
        game.play(next(text for text in options(game) if text.startswith("forgo")))


@pytest.mark.rule("DEI-RND-02", "DEI-RND-03")
def test_each_takes_a_whole_turn_of_two_cards_in_initiative_order():
    game = position("dei", order=[1, 0], turn=1)
    asked = []
    for _ in range(4):
        asked.append(question(game)[0])
        game.play(next(text for text in options(game) if text.startswith("forgo")))
    assert asked == [1, 1, 0, 0]
    assert game.view(None)["phase"] == 2


@pytest.mark.rule("DEI-EX-21", "DEI-FEAT-03", "DEI-FEAT-04", "DEI-RND-08")
def test_feats_are_unlocked_at_the_end_of_phase_two_by_two_outposts_of_their_colour():
    game = position(
        "dei",
        phase=2,
        seat0={
            "leader": COURT,
            "units": {YARD: 1, "bank-quarter-roof-a": 1, "old-arcade-ground-a": 1},
            "locked": ["roof-fighters", "outriders", "salvagers"],
        },
        seat1={"leader": FAR},
        outposts={COURT: ["green", "green"], YARD: ["red"], "bank-quarter-roof-a": ["red"],
                  "old-arcade-ground-a": ["red"]},
    )  # fmt: skip
    pass_turn(game)
    feats = {feat["feat"]: feat["unlocked"] for feat in player(game, 0)["feats"]}
    assert feats == {"roof-fighters": True, "outriders": True, "salvagers": True}
    assert region(game, "bank-quarter-roof-a")["units"][0]["strength"] == 2


@pytest.mark.rule("DEI-FEAT-03")
def test_one_outpost_of_a_colour_unlocks_nothing():
    game = position(
        "dei",
        phase=2,
        seat0={"leader": COURT, "locked": ["roof-fighters", "ropewalkers"]},
        seat1={"leader": FAR},
        outposts={COURT: ["red", "blue"]},
    )
    pass_turn(game)
    assert not any(feat["unlocked"] for feat in player(game, 0)["feats"])


@pytest.mark.rule("DEI-FEAT-12", "DEI-FEAT-13")
def test_entrenched_and_roof_fighters_strengthen_units_where_they_stand():
    game = position(
        "dei",
        seat0={
            "leader": GATE,
            "units": {"old-gate-roof": 1, COURT: 1},
            "refuges": [COURT, YARD],
            "feats": ["entrenched", "roof-fighters"],
        },
    )
    strengths = {
        r["region"]: r["units"][0]["strength"] for r in game.view(None)["regions"] if r["units"]
    }
    assert (strengths["old-gate-roof"], strengths[COURT]) == (2, 2)
    assert YARD not in strengths


# Missions

MISSIONS = [
    "tactical-census", "rooftop-watch", "street-sweep", "reconstruction",
    "stockpile", "trade-quota", "drone-escort", "manpower",
]  # fmt: skip


@pytest.mark.rule("DEI-EX-09", "DEI-MIS-03", "DEI-MIS-04")
def test_a_mission_of_an_unused_column_upper_part_in_time_lower_part_late():
    game = position(
        "dei",
        round=3,
        phase=3,
        missions=MISSIONS,
        seat0={
            "leader": COURT,
            "units": {YARD: 1, FAR: 1, GATE: 1},
            "goods": (2, 2),
            "missions": {1: "tactical-census", 4: "manpower"},
        },
        seat1={"leader": FAR},
    )
    pass_turn(game)
    assert question(game) == (0, "choose_mission")
    assert options(game) == [
        "complete street-sweep", "complete reconstruction", "complete stockpile",
        "complete trade-quota",
    ]  # fmt: skip
    assert game.why_not("complete drone-escort").rule == "DEI-MIS-03"
    late = game.clone()
    game.play("complete stockpile")
    assert player(game, 0)["supplies"] == 6
    late.play("complete street-sweep")
    assert player(late, 0)["supplies"] == 2


COUNTED = [
    ("tactical-census", {"units": {COURT: 1}}, 2 * 3),
    ("rooftop-watch", {"units": {"old-gate-roof": 1, "hangar-row-roof": 1}}, 2 * 2),
    ("street-sweep", {"units": {COURT: 1, YARD: 1, "snow-market-ground": 1}}, 2 * 3),
    ("reconstruction", {"refuges": [COURT], "elevators": [COURT, YARD]}, 3 * 3),
    ("stockpile", {"goods": (3, 2)}, 2 * 3),
    ("trade-quota", {"bin": ["caravan", "depot"]}, 2 * 3),
    ("drone-escort", {"units": {YARD: 1}}, 5),
    ("manpower", {"units": {GATE: 7}}, 2 * 3),
    ("show-of-mastery", {"feats": ["lift-keys", "outriders"]}, 2 * 4),
    ("manpower", {"units": {GATE: 15}}, 15),
]


@pytest.mark.rule(
    "DEI-MIS-21", "DEI-MIS-24", "DEI-MIS-25", "DEI-MIS-26", "DEI-MIS-27", "DEI-MIS-28",
    "DEI-MIS-29", "DEI-MIS-30", "DEI-MIS-32", "DEI-MIS-01",
)  # fmt: skip
@pytest.mark.parametrize(("mission", "seat0", "points"), COUNTED)
def test_what_missions_count(mission, seat0, points):
    missions = [mission, *[m for m in MISSIONS if m != mission]][:8]
    game = position(
        "dei",
        phase=3,
        missions=missions,
        seat0={"leader": GATE, **seat0},
        seat1={"leader": FAR},
        outposts={COURT: ["red", "red"]},
        drones={"fly": YARD, "simon": YARD},
    )
    assert game.view(None)["missions"][0]["now"][0] == points


@pytest.mark.rule("DEI-MIS-31", "DEI-RUL-159")
@pytest.mark.parametrize(
    ("colours", "sets"),
    [((2, 2, 1, 1), 2), ((3, 3, 0, 0), 0), ((1, 1, 1, 0), 1), ((5, 5, 5, 5), 6)],
)
def test_sets_of_three_colours_are_as_many_as_can_be_formed(colours, sets):
    game = position("dei", seat0={"leader": COURT})
    t = table(game)
    t.outposts = [-1] * len(t.outposts)
    here = t.place[t.boards[0].figures[0]]
    for colour, count in enumerate(colours):
        for number in range(count):
            t.outposts[5 * colour + number] = here
    assert colours_controlled(t, 0) == list(colours)
    assert sets_of_three(t, 0) == sets


@pytest.mark.rule("DEI-MIS-02", "DEI-RUL-54")
def test_a_mission_must_be_chosen_even_for_nothing():
    game = position("dei", phase=3, missions=MISSIONS, seat1={"leader": FAR})
    pass_turn(game)
    assert question(game) == (0, "choose_mission")
    assert len(options(game)) == 8


@pytest.mark.rule("DEI-MIS-05")
def test_two_players_may_complete_the_same_mission():
    game = position("dei", phase=3, missions=MISSIONS)
    pass_turn(game)
    game.play("complete manpower")
    pass_turn(game)
    game.play("complete manpower")
    assert game.view(None)["missions"][7]["marked"] == [0, 1]


# Refresh


@pytest.mark.rule("DEI-RND-12", "DEI-RND-13", "DEI-CAN-04", "DEI-RND-11", "DEI-FEAT-24")
def test_refresh_recycles_face_down_cards_and_returns_the_others():
    game = position(
        "dei",
        phase=3,
        missions=MISSIONS,
        turn=1,
        order=[0, 1],
        seat0={"leader": FAR},
        seat1={"leader": COURT, "candies": ["move"], "goods": (1, 0), "feats": ["recyclers"]},
        markets={"black": ["contraband", "fence", "bribe"]},
    )
    game.play("recycle muster", "stop", "play march", "sweeten move", "stop", "complete manpower")
    after = player(game, 1)
    assert after["bin"] == ["muster"]
    assert after["down"] == after["up"] == after["candies"] == []
    assert "march" in [card["card"] for card in after["hand"]]
    assert after["goods"]["technology"] == 2
    assert game.view(None)["candies"] == 16
    assert game.view(None)["round"] == 2


@pytest.mark.rule("DEI-EX-22", "DEI-RND-15")
def test_fewest_supplies_first_and_of_equals_who_was_later():
    game = position("dei", options={"players": 4})
    for seat, supplies in enumerate((12, 9, 9, 15)):
        table(game).boards[seat].supplies = supplies
    assert new_order(table(game)) == [2, 1, 0, 3]


# The end


@pytest.mark.rule("DEI-EX-14", "DEI-END-03", "DEI-END-04", "DEI-END-05", "DEI-END-06", "DEI-END-07")
def test_the_final_scoring_of_the_worked_example():
    game = position(
        "dei",
        seat0={
            "leader": COURT,
            "units": {YARD: 1},
            "goods": (3, 2),
            "feats": ["lift-keys", "outriders"],
            "bin": ["ambush"],
            "hand": ["assault", "caravan"],
        },
        seat1={"leader": FAR},
        outposts={COURT: ["red", "blue"], YARD: ["green"]},
    )
    sheet = {category: points[0] for category, points in game.score_sheet()}
    assert sheet == {
        "missions": 0, "gained": 0, "cards": 14, "feats": 6, "outposts": 3, "resources": 7,
    }  # fmt: skip
    assert game.scores()[0] == 30


@pytest.mark.rule("DEI-END-01", "DEI-RND-14", "DEI-END-08")
def test_the_game_ends_after_steps_one_and_two_of_the_last_refresh():
    game = position(
        "dei",
        round=4,
        phase=3,
        turn=1,
        missions=MISSIONS,
        seat0={"leader": FAR},
        seat1={"leader": COURT, "goods": (1, 0)},
    )
    game.play("recycle muster")
    while not game.over:
        game.play(options(game)[-1])
    assert game.over
    assert game.title.view(table(game), None)["players"][1]["bin"] == ["muster"]
    assert game.winners() == [1]


@pytest.mark.rule("DEI-END-08")
@pytest.mark.parametrize(
    ("mine", "other", "winners"),
    [
        ({"goods": (0, 1), "units": {YARD: 1}}, {"goods": (1, 1)}, [0]),
        ({"goods": (0, 1)}, {"goods": (2, 0)}, [1]),
        ({"goods": (2, 0)}, {"goods": (2, 0)}, [0, 1]),
    ],
)
def test_ties_go_to_outposts_then_to_resource_tokens_then_are_shared(mine, other, winners):
    game = position(
        "dei",
        seat0={"leader": GATE, **mine},
        seat1={"leader": GATE, **other},
        outposts={YARD: ["red"]},
    )
    assert len(set(game.scores())) == 1
    assert game.title.winners(table(game)) == winners


# Set-up


@pytest.mark.rule(
    "DEI-SET-04", "DEI-SET-07", "DEI-SET-10", "DEI-SET-11", "DEI-SET-16", "DEI-SET-21"
)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_new_game_is_laid_out_as_the_book_says(players):
    game = ashfall.new("dei", players=players, seed=players, feats="random")
    while question(game)[1] in ("choose_faction", "deploy_start_units"):
        game.play(options(game)[0])
    view = game.view(None)
    t = table(game)
    printed = t.box.districts.regions
    for region_view, number in zip(view["regions"], t.city.regions, strict=True):
        assert tuple(region_view["goods"].values()) == printed[number].goods
    colours = [colour for r in view["regions"] for colour in r["outposts"]]
    assert {c: colours.count(c) for c in set(colours)} == dict.fromkeys(
        ("red", "blue", "green"), {2: 3, 3: 4, 4: 5}[players]
    )
    assert [len([c for c in m["cards"] if c]) for m in view["markets"]] == [3] * 4
    assert [m["column"] for m in view["missions"]] == [1, 1, 2, 2, 3, 3, 4, 4]
    assert [len(p["hand"]) for p in view["players"]] == [8] * players
    assert [p["reserve"] for p in view["players"]] == [13] * players
    assert [p["goods"] for p in view["players"]] == [{"technology": 1, "energy": 1}] * players
    started = [*view["drones"], *[unit for p in view["players"] for unit in p["others"]]]
    assert sum(unit["region"] is not None for unit in started) == players
    assert len({p["faction"] for p in view["players"]}) == players


@pytest.mark.rule("DEI-SET-25", "DEI-SET-27")
def test_no_two_players_choose_the_same_faction():
    game = ashfall.new("dei", players=2, seed=1)
    assert question(game)[1] == "choose_faction"
    game.play("join auxilia")
    assert game.why_not("join auxilia").rule == "DEI-SET-25"


@pytest.mark.rule("DEI-SET-22")
def test_feats_are_drafted_red_and_green_in_order_blue_in_reverse():
    game = ashfall.new("dei", players=3, seed=4)
    game.play("join ravagers", "join farm-z", "join auxilia")
    asked = []
    while question(game)[1] == "draft_feat":
        asked.append(question(game)[0])
        assert len(options(game)) == 4 - (len(asked) - 1) % 3
        game.play(options(game)[0])
    order = game.view(None)["order"]
    assert asked == [*order, *order[::-1], *order]
    colours = [table(game).box.feats[f].colour for f in table(game).boards[0].feats]
    assert colours == [0, 1, 2]


@pytest.mark.rule("DEI-VAR-01")
def test_short_missions_lay_one_in_each_column():
    game = ashfall.new("dei", players=2, seed=1, factions="dealt", short_missions=True)
    assert [m["column"] for m in game.view(None)["missions"]] == [1, 2, 3, 4]


@pytest.mark.rule("DEI-SET-02")
@pytest.mark.parametrize("seed", range(6))
def test_neutral_bridges_begin_over_a_neutral_elevator_and_share_no_roof(seed):
    t = table(ashfall.new("dei", players=4, seed=seed, factions="dealt"))
    ends = t.box.districts.sites
    tiles = {t.box.districts.regions[r].tile for r in t.city.regions if t.city.elevators >> r & 1}
    assert len(t.bridges) == 2
    roofs = [roof for site in t.bridges for roof in ends[site]]
    assert len(set(roofs)) == 4
    for site in t.bridges:
        assert tiles & {t.box.districts.regions[roof].tile for roof in ends[site]}


def test_more_players_than_factions_are_refused_with_what_would_be_right():
    with pytest.raises(BadOption, match="players can be 1, 2, 3, 4"):
        ashfall.new("dei", players=7)
