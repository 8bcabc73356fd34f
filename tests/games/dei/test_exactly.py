"""Things that are true of every position and easily a little wrong: who knows what, which place, which number."""

from typing import Any

import pytest
from tests.arrange import position
from tests.games.dei.looking import options, pass_turn, player, question, table, word
from tests.games.dei.openings import (
    ARCADE,
    COURT,
    COURT_A,
    FAR,
    GATE,
    SNOW,
    THEATRE,
    YARD,
    fauns,
    psionics,
)

import ashfall
from ashfall.engine.table import EVERYBODY
from ashfall.games.dei.leaders import leaders_regions
from ashfall.games.dei.majority import worth
from ashfall.games.dei.missions import sets_of_three
from ashfall.games.dei.psionic_skills import drone_cards
from ashfall.games.dei.psionics import BUILDS
from ashfall.games.dei.scoring import card_points, feat_points, outpost_points

SEATED = ["ravagers", "wild", "refuge_42", "farm_z", "auxilia"]

# What lies open


@pytest.mark.rule("DEI-RUL-84", "DEI-FAU-04", "DEI-WLD-03", "DEI-SET-16")
def test_what_lies_open_is_known_to_all_and_nothing_else():
    game = ashfall.new(
        "dei", players=4, seed=5, feats="random", weather=True,
        faction=["fauns", "wild", "psionics", "auxilia"],
    )  # fmt: skip
    while question(game)[1] != "play_card":
        game.play(0)
    t = table(game)
    assert t.grove is not None and t.signals is not None
    hands = [card for board in t.boards for card in board.hand]
    feats = [feat for board in t.boards for feat in board.feats]
    missions = [*t.missions, *t.box.faun_missions, *t.signals.missions]
    rows = [hands, feats, missions, t.tolstoy, t.grove.upgrades, t.stalls, t.skies, [t.forecast]]
    assert all(t.known[piece] == EVERYBODY for row in rows for piece in row)
    hidden = [*t.candies, *t.unused_missions, *t.unused_feats, *t.weather]
    for pile in (*t.piles, *t.signals.piles):
        hidden += pile
    assert not any(t.known[piece] for piece in hidden)


# Weather


@pytest.mark.rule("DEI-WEA-02", "DEI-WEA-03", "DEI-WEA-04")
def test_the_card_that_was_foretold_is_the_one_in_force():
    game = ashfall.new("dei", players=2, seed=3, factions="dealt", feats="random", weather=True)
    seen: list[dict[str, Any]] = []
    while not game.over:
        weather = game.view(None)["weather"]
        if not seen or weather["now"] != seen[-1]["now"]:
            seen.append(weather)
            effects = table(game).box.weather_effects
            number = table(game).skies[-1] - table(game).box.first_weather
            assert table(game).sky[0] >> 4 == effects[number]
        game.play(0)
    assert len(seen) == 4
    assert [one["forecast"] for one in seen[:-1]] == [one["now"] for one in seen[1:]]


@pytest.mark.rule("DEI-WEA-01")
def test_weather_comes_in_an_order_of_chance():
    firsts = {
        table(ashfall.new("dei", players=2, seed=seed, factions="dealt", weather=True)).skies[0]
        for seed in range(16)
    }
    assert len(firsts) > 3


# Mercenaries


@pytest.mark.rule("DEI-MER-01", "DEI-MER-02")
def test_chance_sends_either_mercenary_first_and_among_five_the_other_too():
    firsts = set()
    for seed in range(12):
        game = ashfall.new(
            "dei", players=5, seed=seed, faction=SEATED, feats="random", mercenaries="random"
        )
        game.play(0, 0)
        shown = [one["figure"] for one in game.view(None)["mercenaries"]]
        assert sorted(shown) == ["alexandra", "jukas"]
        firsts.add(shown[0])
    assert firsts == {"alexandra", "jukas"}


# Signals that are raised


@pytest.mark.rule("DEI-PSI-41", "DEI-RUL-49")
@pytest.mark.parametrize(
    "lies",
    [
        {"signals": {COURT: [3], SNOW: [1]}},
        {"kar_ra": [1], "leaders": {"kar-ra": FAR}},
        {"charged": {"fly-override": 1}},
        {"boards": {"logistic": 1}},
    ],
)
def test_the_only_token_that_can_be_raised_is_raised_wherever_it_lies(lies):
    mine = {"signals": {COURT: [3]}, "hand": ["focus", "drift"], **lies}
    game = psionics(
        mine, phase=2, outposts={COURT: ["red"]}, markets={"logistic": ["fly-override"]}
    )
    before = game.view(None)["signals"]
    pass_turn(game)
    after = game.view(None)["signals"]
    one, two, three = before["supply"]
    assert after["supply"] == [one + 1, two - 1, three]
    changed = [part for part in before if part != "supply" and before[part] != after[part]]
    where = {"signals": "regions", "kar_ra": "kar_ra", "charged": "cards", "boards": "markets"}
    assert changed == [where[next(iter(lies))]]


@pytest.mark.rule("DEI-PSI-41")
@pytest.mark.parametrize("chosen", ["fly-override", "simon-link"])
def test_of_two_tokens_on_cards_the_named_one_is_raised(chosen):
    cards = ["fly-override", "simon-link"]
    mine = {
        "signals": {COURT: [3]},
        "hand": ["focus", "drift"],
        "charged": {"fly-override": 1, "simon-link": 1},
    }
    game = psionics(mine, phase=2, outposts={COURT: ["red"]}, markets={"logistic": cards})
    pass_turn(game)
    game.play(f"raise-on-card {chosen}")
    signals = table(game).signals
    assert signals is not None
    levels = dict(zip(signals.cards[::2], signals.cards[1::2], strict=True))
    assert {word("card", card): level for card, level in levels.items()} == {
        card: int(card == chosen) for card in cards
    }


@pytest.mark.rule("DEI-PSI-41")
def test_of_two_tokens_on_markets_either_can_be_raised():
    mine: dict[str, Any] = {
        "signals": {COURT: [3]},
        "hand": ["focus", "drift"],
        "boards": {"logistic": 1, "tactical": 1},
    }
    game = psionics(mine, phase=2, outposts={COURT: ["red"]})
    pass_turn(game)
    raised = [option.split()[:2] for option in options(game)]
    assert raised == [["raise-on-market", market] for market in ("tactical", "logistic")]


@pytest.mark.rule("DEI-PSI-11", "DEI-RUL-177")
def test_candies_that_were_put_aside_are_shuffled_back_unknown():
    for seed in range(8):
        game = psionics({"hand": ["focus", "drift"]}, seed=seed)
        t = table(game)
        t.candies.sort(key=lambda candy: t.box.candy_symbols[t.box.candy_kind[candy]] in BUILDS)
        on_top = t.candies[-1]
        game.play("forgo focus")
        t = table(game)
        assert on_top in t.candies and len(t.boards[0].candies) == 1
        assert not any(t.known[candy] for candy in t.candies)


@pytest.mark.rule("DEI-PSI-29", "DEI-RUL-50")
def test_a_captured_drone_card_lies_face_up_for_nobody():
    seats = {"seat0": {"faction": "fauns"}, "seat1": {"faction": "psionics"}}
    stock = {"tactical": ["draco-override", "simon-override", "ambush"]}
    t = table(position("dei", markets=stock, **seats))
    both = [word("card", card) for card in drone_cards(t, 1) if t.stalls.index(card) < 3]
    assert both == ["draco-override", "simon-override"]
    t.captor[0] = 0
    left = [word("card", card) for card in drone_cards(t, 1) if t.stalls.index(card) < 3]
    assert left == ["simon-override"]


@pytest.mark.rule("DEI-PSI-41")
def test_a_token_in_a_region_and_one_on_kar_ra_can_both_be_raised():
    mine = {"signals": {COURT: [3], SNOW: [1]}, "kar_ra": [1], "leaders": {"kar-ra": FAR}}
    game = psionics({**mine, "hand": ["focus", "drift"]}, phase=2, outposts={COURT: ["red"]})
    pass_turn(game)
    assert options(game) == [f"raise-in {SNOW} 1-signal-token", "raise-on-kar-ra 1-signal-token"]


@pytest.mark.rule("DEI-ASK-04")
def test_four_leaders_may_go_together():
    leaders = dict.fromkeys(("willow", "kit", "elly", "vladimir"), GATE)
    game = psionics({"leaders": leaders, "hand": ["drift", "focus"]})
    game.play("play drift", f"leave {GATE}", f"enter {YARD}")
    sizes = [len(text.split()) - 1 for text in options(game) if text.startswith("with")]
    assert max(sizes) == 4 and sizes.count(4) == 1


@pytest.mark.rule("DEI-FAU-24")
def test_dens_of_one_tile_are_linked_too():
    given = {"leader": COURT, "dens": [COURT, COURT_A], "hand": ["herd", "kinship"]}
    game = fauns(given)
    game.play("play herd", f"leave {COURT}")
    assert f"enter {COURT_A}" in options(game)


@pytest.mark.rule("DEI-PSI-41")
def test_a_card_with_the_highest_token_is_not_the_one_that_is_raised():
    charged = {"fly-override": 1, "simon-link": 3}
    mine = {"signals": {COURT: [3], SNOW: [1]}, "charged": charged, "hand": ["focus", "drift"]}
    stock = {"logistic": ["fly-override", "simon-link"]}
    game = psionics(mine, phase=2, outposts={COURT: ["red"]}, markets=stock)
    pass_turn(game)
    assert game.why_not("raise-on-card simon-link").rule == "DEI-PSI-41"
    assert "raise-on-card fly-override" in options(game)


# The base game


@pytest.mark.rule("DEI-MIS-31", "DEI-RUL-159")
def test_six_outposts_of_three_colours_are_two_sets():
    places = [COURT, YARD, SNOW, ARCADE, THEATRE]
    colours = [["red", "blue"], ["green"], ["red"], ["blue"], ["green"]]
    game = position(
        "dei",
        seat0={"leader": COURT, "units": dict.fromkeys(places[1:], 1)},
        seat1={"leader": FAR},
        outposts=dict(zip(places, colours, strict=True)),
    )
    assert sets_of_three(table(game), 0) == 2


@pytest.mark.rule("DEI-DRN-04")
def test_a_drone_that_enters_flies_and_does_its_work_at_once():
    game = position(
        "dei", seat0={"leader": GATE, "hand": ["masamune-control", "march"]}, goods={FAR: (1, 0)}
    )
    game.play("play masamune-control", f"launch {FAR}")
    assert question(game)[1] == "drone_region"
    game.play(f"fly-to {FAR}", "gather technology")
    assert player(game, 0)["goods"]["technology"] == 1


@pytest.mark.rule("DEI-RND-13", "DEI-CAN-04")
def test_candies_that_were_eaten_go_back_unknown():
    given = {"candies": ["move"], "hand": ["march", "patrol"]}
    game = position("dei", phase=3, turn=1, seat1={"leader": FAR, **given}, missions=["manpower"])
    game.play("play march", "sweeten move")
    while table(game).round == 1:
        last = [o for o in options(game) if o.startswith(("stop", "forgo", "complete"))]
        game.play(last[0])
    t = table(game)
    assert len(t.candies) == len(t.box.candies) - sum(len(b.candies) for b in t.boards)
    assert not any(t.known[candy] for candy in t.candies)


# What counts nothing


@pytest.mark.rule("DEI-END-02", "DEI-SET-25")
def test_before_factions_are_chosen_nobody_has_a_point():
    game = ashfall.new("dei", players=2, seed=2, factions="chosen", feats="random")
    t = table(game)
    assert [board.faction for board in t.boards] == [-1, -1]
    assert [card_points(t, 0), feat_points(t, 0), outpost_points(t, 0)] == [0, 0, 0]


@pytest.mark.rule("DEI-SET-23", "DEI-VAR-02")
def test_feats_are_dealt_by_chance():
    dealt = set()
    for seed in "abcdef":
        seats = ["ravagers", "auxilia"]
        t = table(ashfall.new("dei", players=2, seed=seed, faction=seats, feats="random"))
        dealt.add(frozenset(feat for board in t.boards for feat in board.feats))
    assert len(dealt) > 1


@pytest.mark.rule("DEI-FAC-02", "DEI-RUL-141")
def test_leaders_are_where_they_stand_and_nowhere_else():
    t = table(position("dei", seat0={"leader": COURT}, seat1={"leader": FAR}))
    assert leaders_regions(t, 0) == 1 << t.place[t.boards[0].figures[0]]


@pytest.mark.rule("DEI-PSI-12")
def test_of_signals_the_lowest_are_gone_first():
    t = table(psionics({"leaders": {"kit": FAR}, "signals": {COURT: [1, 2, 3]}}))
    place = t.box.districts.words.index(COURT)
    all_three, two, one = [worth(t, 0, place, count, 0) for count in (3, 2, 1)]
    symbols = [t.box.signals[level][2] for level in range(3)]
    assert all_three == t.boards[0].strength[place]
    assert all_three - two < two - one, symbols
