"""The solo module of Outlive: what the Drifters do, step by step."""

import pytest
from tests.games.outlive.scene import Scene

import ashfall
from ashfall.games.outlive import disasters, drifters, night, roaming, rounds
from ashfall.games.outlive.things import (
    BASE,
    BLACKWOOD,
    CARD_PIECE,
    DAM,
    DISASTERS,
    EQUIPMENT,
    LEADER_PIECE,
    PARK,
    SHIP,
    SILENT_PEAK,
    tile_kind,
)

THEM = 1


def solo(**options):
    s = Scene(1, **options)
    s.at(THEM, "mine", "dam", "forest", "cargo_ship")
    s.at(0, "forest", "dam", "military_base", "blackwood")
    return s


def next_card(s, number):
    """Put a card on top of their deck."""
    card = CARD_PIECE + number - 1
    for pile in (s.t.cards, s.t.card_discards):
        if card in pile:
            pile.remove(card)
    s.t.cards.append(card)
    return s


def turn(s, number):
    return next_card(s, number).run((roaming.drifters_turn,))


@pytest.mark.rule("OL-SOLO-01", "OL-SOLO-24", "OL-SOLO-02")
def test_the_human_chooses_everything_first_and_places_his_teams_last_seeing_theirs():
    game = ashfall.new("outlive", players=1, seed=4)
    seen = []
    while game.table.day == 0:
        question = game.waiting()[0].question
        seen.append(question)
        if question == "place_team":
            teams = list(game.table.colonies[THEM].teams)
            assert game.view(0)["colonies"][THEM]["leader"]
        game.play(0)
    assert seen[-2:] == ["place_team", "place_team"]
    assert [q for q in seen if q == "place_team"] == ["place_team"] * 2
    t = game.table
    assert len(set(t.colonies[0].teams)) == 4
    assert t.box.stock[t.scale][DAM] == 7
    leader = t.colonies[THEM].leader
    assert teams == list(t.box.start_zones[leader])
    assert leader != t.colonies[0].leader
    assert LEADER_PIECE + leader not in t.aside
    older = max((0, 1), key=lambda side: t.box.age[t.colonies[side].leader])
    assert t.first == older or t.visited


@pytest.mark.rule("OL-SOLO-02")
def test_their_leader_may_be_the_one_the_human_rejected():
    hits = 0
    for seed in range(60):
        game = ashfall.new("outlive", players=1, seed=seed)
        dealt = [card["leader"] for card in game.view(0)["setup"]["leaders"]]
        while game.table.day == 0:
            game.play(0)
        hits += game.view(0)["colonies"][THEM]["leader"] in dealt
    assert 0 < hits < 30


@pytest.mark.rule("OL-SOLO-03", "OL-SOLO-04")
@pytest.mark.parametrize("level", ["easy", "normal", "hard"])
def test_they_start_with_ammo_and_the_survivors_of_the_difficulty_all_public(level):
    game = ashfall.new("outlive", players=1, seed=4, difficulty=level)
    while game.table.day == 0:
        game.play(0)
    t = game.table
    them = t.colonies[THEM]
    expected = t.box.drifter_survivors[("easy", "normal", "hard").index(level)]
    assert them.pile >= expected
    assert them.pile - expected <= 1
    assert t.box.drifter_ammo == 2
    assert them.rooms == []
    assert game.view(None)["colonies"][THEM] == game.view(0)["colonies"][THEM]
    assert game.title.invariants(t) == []
    easy, normal, hard = t.box.drifter_survivors
    assert easy < normal < hard


@pytest.mark.rule("OL-SOLO-05", "OL-SOLO-06")
def test_each_card_comes_once_in_three_days_and_the_deck_is_renewed_at_once():
    game = ashfall.new("outlive", players=1, seed=9, listen=True)
    while not game.over:
        game.play(0)
    cards = [event.values["card"] for _, event in game.events if event.kind == "drifters_card"]
    assert len(cards) == 24
    assert sorted(cards[:12]) == sorted(cards[12:]) == list(range(12))
    s = solo()
    used = s.t.cards[:-1]
    s.t.cards = s.t.cards[-1:]
    s.t.card_discards += used
    s.run((roaming.drifters_turn,))
    assert len(s.t.cards) == 12
    assert s.t.card_discards == []
    assert all(len(zones) == 3 for zones in s.t.box.card_zones)


@pytest.mark.rule("OL-SOLO-07", "OL-EX-14")
def test_example_solo_turn():
    s = solo()
    shown = [tile_kind(tile) for tile in s.t.shown[1]]
    turn(s, 1)
    them = s.colony(THEM)
    assert them.teams == [SILENT_PEAK, DAM, 0, SHIP]
    considered = s.told("drifters_consider")
    assert [e["zone"] for e in considered] == [SHIP, 0, SILENT_PEAK]
    assert [e["team"] for e in considered] == [[], [], [0, 1]]
    assert tile_kind(them.broken[0]) == shown[0]
    assert len(s.told("found")) == 4
    assert s.told("drifters_card")[0]["card"] == 0


@pytest.mark.rule("OL-SOLO-07", "OL-SOLO-26")
def test_strong_or_weak_by_print_then_the_nearer_then_the_clockwise_traveller():
    s = solo()
    s.strike("sandstorm")
    s.at(THEM, "military_base", "dam", "mine", "amusement_park")
    turn(s, 12)
    assert s.colony(THEM).teams[0] == SILENT_PEAK
    assert s.t.turn.actions == 0
    assert len(s.told("found")) == 2
    s = solo()
    s.at(THEM, "military_base", "dam", "mine", "amusement_park")
    turn(s, 11)
    assert s.colony(THEM).teams == [BASE, DAM, SILENT_PEAK, PARK]
    s = solo()
    s.at(THEM, "blackwood", "forest", "military_base", "mine")
    turn(s, 11)
    assert s.colony(THEM).teams[2] == SILENT_PEAK


@pytest.mark.rule("OL-SOLO-08")
def test_when_no_zone_of_the_card_is_in_reach_the_strongest_goes_to_the_nearest_zone():
    s = solo()
    s.at(THEM, "cargo_ship", "silent_peak", "forest", "blackwood")
    s.colony(THEM).spent = 0b1110
    turn(s, 1)
    assert s.told("drifters_go")[-1]["zone"] == PARK
    s = solo()
    s.at(THEM, "amusement_park", "silent_peak", "mine", "blackwood")
    s.colony(THEM).spent = 0b1110
    s.stand(0, "5", "cargo_ship")
    s.colony(0).berth = 5
    before = len(s.t.card_discards)
    turn(s, 3)
    assert s.colony(THEM).spent == 0b1111
    assert s.colony(THEM).teams[0] == PARK
    assert s.told("stayed")
    assert len(s.t.card_discards) == before + 1


@pytest.mark.rule("OL-SOLO-09", "OL-SOLO-27")
def test_they_attack_by_the_normal_rules_and_the_human_chooses_his_tribute():
    s = solo()
    s.at(0, "forest", "dam", "silent_peak", "blackwood")
    s.stand(0, "3a", "silent_peak")
    s.give(0, wood=3, can=1, ammo=1)
    turn(s, 1)
    assert (s.asked, s.question) == (0, "defend")
    s.choose("fire 0")
    s.choose("give wood", "give can")
    assert s.colony(THEM).store[0] >= 1
    assert s.colony(THEM).store[5] >= 1
    assert s.store(0) == {"wood": 2, "ammo": 1}


@pytest.mark.rule("OL-SOLO-10", "OL-RUL-75")
def test_attacked_they_fire_all_the_ammo_they_need_and_give_what_they_have_most_of():
    s = solo()
    s.at(0, "military_base", "dam", "mine", "blackwood")
    s.stand(THEM, "3a", "silent_peak")
    s.give(THEM, ammo=1, wood=3, can=3)
    s.go(0, "5", "silent-peak")
    assert s.store(0) == {"can": 1}
    assert s.store(THEM) == {"wood": 3, "can": 2}
    s = solo()
    s.at(0, "military_base", "dam", "mine", "blackwood")
    s.stand(THEM, "3a", "silent_peak")
    s.give(THEM, wood=3, metal=1)
    s.rooms(0, interrogation_room=2)
    s.tile(0, "baseball_bat")
    s.go(0, "5", "silent-peak")
    assert s.options() == ["attack 1", "strike 1"]
    s.choose("strike 1", "interrogate", "demand metal")
    assert s.store(0) == {"wood": 2, "metal": 1}


@pytest.mark.rule("OL-RUL-75")
def test_hideout_and_armour_of_the_human_work_against_them():
    s = solo()
    s.at(0, "forest", "dam", "silent_peak", "blackwood")
    s.stand(0, "3a", "silent_peak")
    s.rooms(0, hideout=2)
    s.tile(0, "body_armor")
    s.give(0, wood=3)
    turn(s, 1)
    assert s.question == "hideout"
    s.choose("no-hiding")
    assert s.question == "armour"
    s.choose("wear-armour")
    assert s.store(0) == {"wood": 3}


@pytest.mark.rule("OL-SOLO-11")
def test_at_the_base_they_take_the_algae_first():
    s = solo()
    s.at(THEM, "cargo_ship", "dam", "amusement_park", "forest")
    turn(s, 8)
    them = s.colony(THEM)
    assert BASE in them.teams
    strength = s.t.box.strength[them.teams.index(BASE)]
    assert them.radiation == 2
    assert s.store(THEM) == {"ammo": strength - 1}
    s = solo()
    s.at(THEM, "cargo_ship", "dam", "amusement_park", "forest")
    s.colony(THEM).radiation = 0
    turn(s, 8)
    assert s.t.algae
    assert set(s.store(THEM)) == {"ammo"}


@pytest.mark.rule("OL-SOLO-12")
def test_they_hunt_first_when_it_can_be_paid_and_gives_meat_then_gather():
    s = solo()
    s.game_stack(0, 1, 4)
    s.at(THEM, "dam", "mine", "silent_peak", "amusement_park")
    s.give(THEM, ammo=3)
    turn(s, 5)
    assert s.store(THEM) == {"meat": 2, "wood": 1, "ammo": 3}
    s = solo()
    s.game_stack(0, 4)
    s.at(THEM, "dam", "mine", "silent_peak", "amusement_park")
    s.give(THEM, ammo=3)
    turn(s, 5)
    assert s.store(THEM) == {"meat": 5, "ammo": 1}
    s = solo()
    s.game_stack(0, 0)
    s.strike("epizootic")
    s.at(THEM, "dam", "mine", "silent_peak", "amusement_park")
    turn(s, 5)
    assert s.store(THEM) == {"wood": 5}


@pytest.mark.rule("OL-SOLO-13")
def test_at_the_dam_they_pay_no_microchip():
    s = solo()
    s.at(THEM, "forest", "mine", "silent_peak", "amusement_park")
    turn(s, 3)
    assert s.store(THEM) == {"water": 5}


@pytest.mark.rule("OL-SOLO-14")
def test_at_the_ship_they_take_place_cans_survivor_and_token():
    s = solo()
    s.at(THEM, "amusement_park", "mine", "silent_peak", "dam")
    turn(s, 1)
    them = s.colony(THEM)
    assert them.berth == 5
    assert s.store(THEM) == {"can": 3}
    assert them.pile == 1
    assert s.t.first == THEM
    s.check()


@pytest.mark.rule("OL-SOLO-15", "OL-SOLO-16", "OL-SOLO-27")
def test_in_a_city_they_take_the_leftmost_kind_they_lack_and_search_with_the_rest():
    s = solo()
    kinds = [tile_kind(tile) for tile in s.t.shown[0]]
    first = s.t.shown[0][0]
    s.colony(THEM).owned |= 1 << kinds[0]
    s.search_stack(0, "plank", "empty_cabinet", "algae_pills")
    s.at(THEM, "forest", "mine", "silent_peak", "dam")
    turn(s, 10)
    them = s.colony(THEM)
    assert them.teams[0] == BLACKWOOD
    assert [tile_kind(tile) for tile in them.broken] == [kinds[1]]
    assert first in s.t.shown[0]
    assert s.store(THEM) == {"wood": 1}
    assert them.radiation == 2
    s = solo()
    s.tile(THEM, "chainsaw")
    s.colony(THEM).ready = 0
    s.run((rounds.cleanup,))
    assert s.colony(THEM).ready == 0


@pytest.mark.rule("OL-SOLO-16")
def test_shelter_disasters_do_not_hit_them_zone_disasters_do():
    s = solo()
    s.give(THEM, can=2, wood=2)
    for number in (5, 6, 7, 8):
        s.run((disasters.strike, number))
    assert s.store(THEM) == {"can": 2, "wood": 2}
    assert s.colony(THEM).radiation == 3


@pytest.mark.rule("OL-SOLO-17", "OL-RUL-88")
def test_they_deal_with_the_most_valuable_disaster_they_can_pay_once_a_night():
    s = solo()
    s.strike("forest_fire", "nomads", "raiders")
    s.give(THEM, water=3, can=3, ammo=5)
    s.give(0, ammo=6)
    s.t.first = THEM
    s.run((rounds.night,))
    assert s.game.view(0)["colonies"][THEM]["solved"] == ["disaster:nomads"]
    assert s.asked == 0
    s.choose("let-be")
    assert len(s.colony(THEM).solved) == 1
    assert s.told("drifters_weigh")[0]["disaster"] == [0, 9]


@pytest.mark.rule("OL-SOLO-18", "OL-RUL-76")
def test_full_sets_of_provisions_bring_survivors_meat_first():
    s = solo()
    size = s.t.box.provisions_per_survivor
    s.give(THEM, meat=size - 1, water=size - 1, can=3)
    total = 2 * size + 1
    s.run((drifters.drifters_recruit,))
    left = total % size
    assert s.colony(THEM).pile == total // size
    assert s.store(THEM) == {"can": left}
    s.run((drifters.drifters_recruit,))
    assert s.store(THEM) == {"can": left}
    s = solo()
    s.give(THEM, can=9)
    s.t.crowd = 0
    s.run((drifters.drifters_recruit,))
    assert s.colony(THEM).pile == 0
    assert s.store(THEM) == {"can": 9}
    s = solo()
    s.t.day = 6
    s.run((night.feeding,), (night.radiation,))
    assert s.colony(THEM).radiation == 3


@pytest.mark.rule("OL-SOLO-19", "OL-SOLO-20")
def test_a_room_needs_three_materials_and_four_survivors_for_every_room():
    s = solo()
    s.colony(THEM).pile = 7
    s.t.crowd -= 7
    s.give(THEM, wood=2, metal=3, microchip=3)
    s.run((drifters.drifters_build,))
    assert s.colony(THEM).annexes == 1
    assert s.store(THEM) == {"wood": 1, "metal": 2, "microchip": 2}
    s.run((drifters.drifters_build,))
    assert s.colony(THEM).annexes == 1
    s.colony(THEM).pile = 8
    s.run((drifters.drifters_build,))
    assert s.colony(THEM).annexes == 2
    assert s.game.score_sheet()[2][1][THEM] == 1


@pytest.mark.rule("OL-SOLO-20")
def test_they_repair_the_tile_they_took_first_discarding_what_they_have_most_of():
    s = solo()
    s.tile(THEM, "bow", repaired=False)
    s.tile(THEM, "axe", repaired=False)
    s.give(THEM, wood=2, metal=2, microchip=2)
    s.run((drifters.drifters_repair,))
    assert [tile_kind(tile) for tile in s.colony(THEM).repaired] == [EQUIPMENT.index("bow")]
    assert s.store(THEM) == {"wood": 1, "metal": 1, "microchip": 1}
    s.run((drifters.drifters_repair,))
    assert len(s.colony(THEM).repaired) == 2
    assert s.store(THEM) == {}


@pytest.mark.rule("OL-SOLO-21")
def test_they_clean_up_like_a_player():
    s = solo()
    s.give(THEM, meat=3, water=5, can=4)
    s.t.day = 6
    s.run((rounds.cleanup,))
    assert s.store(THEM) == {"water": 2, "can": 4}


@pytest.mark.rule("OL-SOLO-22")
def test_their_score_has_the_same_parts():
    s = solo()
    s.colony(THEM).pile = 7
    s.colony(THEM).annexes = 3
    s.colony(THEM).radiation = 1
    s.tile(THEM, "axe")
    s.tile(THEM, "bow")
    s.strike("nomads")
    s.colony(THEM).solved = [s.t.struck.pop()]
    parts = {name: values[THEM] for name, values in s.game.score_sheet()}
    assert parts == {
        "survivors": 7, "disasters": 5, "rooms": 2, "equipment": 2, "pairs": 1, "radiation": 2,
    }  # fmt: skip


@pytest.mark.rule("OL-SOLO-23")
def test_the_human_needs_the_higher_total_or_the_tie_break():
    for mine, theirs, store, winner in ((6, 5, 0, 0), (5, 5, 1, 0), (5, 5, 0, 1), (4, 5, 9, 1)):
        s = solo()
        s.airlock(0, mine)
        s.colony(THEM).pile = theirs
        s.give(0, can=store)
        s.t.finish()
        assert s.game.winners() == [winner]


@pytest.mark.rule("OL-SOLO-25")
def test_on_easy_and_normal_the_next_card_is_seen_on_hard_it_is_not():
    for level, seen in (("easy", True), ("normal", True), ("hard", False)):
        s = solo(difficulty=level)
        assert (s.game.view(0)["drifter_deck"]["next"] is not None) == seen
        s.run((roaming.drifters_turn,))
        assert s.t.knows(0, s.t.cards[-1]) == seen
        assert not s.t.knows(0, s.t.cards[0])
        assert len(s.game.view(0)["drifter_deck"]["used"]) == len(s.t.card_discards)


@pytest.mark.rule("OL-SOLO-27", "OL-SOLO-26")
def test_nothing_is_ever_asked_on_their_behalf():
    game = ashfall.new("outlive", players=1, seed=11)
    while not game.over:
        assert all(asked.seat == 0 for asked in game.waiting())
        game.play(len(game.waiting()[0].options) - 1)
    s = solo()
    s.strike("sandstorm")
    s.at(THEM, "amusement_park", "mine", "silent_peak", "dam")
    turn(s, 1)
    assert s.colony(THEM).berth == 3


@pytest.mark.rule("OL-SOLO-28")
def test_a_win_by_five_on_easy_or_normal_suggests_the_next_level():
    for level, lead, suggested in (
        ("easy", 5, True), ("normal", 5, True), ("normal", 4, False), ("hard", 6, False),
    ):  # fmt: skip
        s = solo(difficulty=level)
        s.airlock(0, lead)
        assert not s.game.view(0)["next_level"]
        s.t.finish()
        assert s.game.view(0)["next_level"] == suggested
        assert len(s.game.score_sheet()) == 6


@pytest.mark.rule("OL-SOLO-07")
def test_they_can_only_go_where_a_team_may_legally_end():
    s = solo()
    s.at(THEM, "amusement_park", "mine", "silent_peak", "dam")
    s.stand(0, "5", "cargo_ship")
    s.colony(0).berth = 5
    turn(s, 1)
    assert s.told("drifters_consider")[0]["team"] == [1]
    assert s.colony(THEM).teams[1] == SHIP
    assert s.colony(THEM).berth == 4
    assert s.t.box.steps[PARK][SHIP] == 1


@pytest.mark.rule("OL-RUL-88")
def test_their_steps_of_the_night_run_at_their_place_in_the_order():
    for first, most in ((0, 2), (THEM, 1)):
        s = solo()
        s.give(THEM, can=s.t.box.provisions_per_survivor)
        s.give(0, can=2)
        s.t.crowd = 2
        s.t.first = first
        s.run((night.recruiting,))
        assert s.colony(THEM).pile == (first == THEM)
        assert s.options()[-1] == f"recruit {most}"
        s.choose("recruit 1")
        assert s.colony(THEM).pile == 1


@pytest.mark.rule("OL-SOLO-17")
def test_of_equally_valuable_disasters_they_deal_with_the_earliest():
    for first, second in (("thieves", "collapse"), ("collapse", "thieves")):
        s = solo()
        s.strike(first, second)
        s.give(THEM, wood=4, ammo=4)
        s.t.pending = [0, 0]
        s.run((drifters.drifters_consider,))
        assert s.told("solved")[0]["disaster"] == DISASTERS.index(first)
