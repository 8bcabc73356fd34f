"""Upgrading the convoy, encounters, rest, events (LA-UPG, LA-ENC, LA-REST, LA-EVT)."""

import pytest

from ashfall.games.last_aurora import TITLE, convoy, events, upgrade
from ashfall.games.last_aurora.box import SPECIALS
from ashfall.games.last_aurora.things import FOOD, FUEL, NONE

from .table import asked, card, cargo, crew, kinds, sound, table, texts, words

QUIET = ["snowcat", "heavy-armour", "machine-gun", "booster-engine", "rocket-launcher"]


def cards(game, seat=0):
    return words(game, [c for c in game.table.convoys[seat].cards if c != NONE])


def columns(game, seat=0):
    return [(c["column"], c["above"], c["card"]) for c in game.view(seat)["convoys"][seat]["cards"]]


def build(name, seat0=None, map="alpha", **more):
    game = table(
        zone=[name, None, None, None, None], deck=QUIET, seat0=seat0 or {}, map=map, **more
    )
    game.play("explore 1 leader")
    if "build" in texts(game):
        game.play("build")
    return game


@pytest.mark.rule("LA-UPG-01", "LA-UPG-02", "LA-UPG-11")
def test_a_new_truck_replaces_the_old_one():
    game = build("army-truck")
    assert cards(game) == ["army-truck", "container"]
    assert "truck" in game.view(0)["decks"]["discard"]
    assert game.view(0)["convoys"][0]["speed"] == 5, "4 and the Co-pilot"
    assert [
        card
        for card in game.table.convoys[0].cards[::2]
        if upgrade.is_convoy_card(game.table, card)
    ]


@pytest.mark.rule("LA-UPG-03", "LA-EX-03", "LA-RUL-21")
def test_a_trailer_is_attached_at_the_tail_while_towing_allows():
    game = build("tank-trailer")
    assert cards(game) == ["truck", "container", "tank-trailer"]
    assert game.view(0)["decks"]["discard"] == []
    assert asked(game)[0][0] == 1, "nothing was asked: it may not replace another one"


@pytest.mark.rule("LA-UPG-04", "LA-UPG-07")
def test_without_towing_left_a_trailer_of_choice_is_replaced_in_its_place():
    game = build("tank-trailer", {"cards": ["truck", None, "container", None, "rusty-trailer"]})
    assert texts(game) == ["replace trailer1 tank-trailer", "replace trailer2 tank-trailer"]
    game.play("replace trailer1 tank-trailer")
    assert cards(game) == ["truck", "tank-trailer", "rusty-trailer"]
    assert game.view(0)["decks"]["discard"] == ["container"]


@pytest.mark.rule("LA-UPG-04")
def test_a_trailer_needs_towing_or_a_trailer():
    t = table(play=False, seat0={"cards": ["truck"]}).table
    assert upgrade.why_not_install(t, 0, card("tank-trailer")) is None
    t.convoys[0].cards = [card("machine-gun"), NONE]
    assert upgrade.why_not_install(t, 0, card("tank-trailer")).rule == "LA-UPG-04"


@pytest.mark.rule("LA-UPG-05", "LA-UPG-06")
def test_a_device_stands_above_truck_or_trailer_one_each():
    game = build("roof-rack", {"cards": ["truck", "snow-tracks", "container"], "fuel": 0})
    assert [text for text in texts(game) if text.startswith("fit")] == ["fit truck", "fit trailer1"]
    other = game.clone()
    game.play("fit truck")
    assert columns(game) == [
        ("truck", False, "truck"),
        ("truck", True, "roof-rack"),
        ("trailer1", False, "container"),
    ]
    assert game.view(0)["decks"]["discard"] == ["snow-tracks"]
    other.play("fit trailer1")
    assert columns(other)[-1] == ("trailer1", True, "roof-rack")
    assert other.view(0)["decks"]["discard"] == []


@pytest.mark.rule("LA-UPG-08")
def test_a_device_stays_with_its_damage_when_the_card_below_is_replaced():
    game = build(
        "army-truck",
        {"cards": ["truck", "snow-tracks", "container"], "damage": ["above-truck-1", "truck-1"]},
    )
    shown = game.view(0)["convoys"][0]["cards"]
    assert (shown[0]["card"], shown[1]["card"]) == ("army-truck", "snow-tracks")
    assert [slot["damaged"] for slot in shown[1]["slots"]] == [True, False]
    assert not any(slot["damaged"] for slot in shown[0]["slots"]), "damage of the old truck is gone"


@pytest.mark.rule("LA-UPG-09", "LA-RUL-22", "LA-UPG-10")
def test_a_weaker_truck_drops_trailers_of_choice_with_their_devices():
    start = {
        "cards": ["half-track", None, "container", None, "rusty-trailer", "roof-rack", "flatbed-trailer"],
        "food": 2, "fuel": 3, "damage": ["trailer2-1"],
    }  # fmt: skip
    game = build("army-truck", start)
    assert texts(game) == ["drop trailer1", "drop trailer2", "drop trailer3"]
    game.play("drop trailer2")
    assert cards(game) == ["army-truck", "container", "flatbed-trailer"]
    assert set(game.view(0)["decks"]["discard"]) == {"half-track", "rusty-trailer", "roof-rack"}
    assert cargo(game) == {"survivor": 2, "food": 2, "fuel": 3, "ammo": 1}, (
        "the tokens found another place"
    )
    assert sound(game)


@pytest.mark.rule("LA-UPG-10")
def test_what_finds_no_place_after_a_replacement_is_returned():
    game = build("half-track", {"food": 2})
    assert texts(game) == [
        "lose food",
        "lose fuel",
        "lose ammo",
        "give-up leader",
        "give-up co-pilot",
    ]
    game.play("lose ammo")
    assert cargo(game)["ammo"] == 0
    assert sound(game)


@pytest.mark.rule("LA-UPG-12")
def test_a_new_card_has_no_damage():
    game = build(
        "tank-trailer",
        {"cards": ["truck", None, "container", None, "rusty-trailer"], "damage": ["trailer2-1"]},
    )
    game.play("replace trailer2 tank-trailer")
    assert game.table.convoys[0].damage[4] == 0


# Slots


@pytest.mark.rule("LA-PLC-09")
def test_damage_stays_until_it_is_repaired_or_its_card_goes():
    game = build("tank-trailer", {"damage": ["truck-1"], "fuel": 0})
    assert game.view(0)["convoys"][0]["cards"][0]["slots"][0]["damaged"]
    game.play("bonus remove-damage-1")
    assert not game.view(0)["convoys"][0]["cards"][0]["slots"][0]["damaged"]


@pytest.mark.rule("LA-SLOT-05", "LA-SLOT-07")
def test_a_damaged_weapon_does_not_count():
    t = table(
        play=False,
        seat0={"cards": ["half-track", "vulcan-cannon"], "damage": ["truck-3"], "food": 0},
    ).table
    slots = convoy.weapon_slots(t, 0)
    assert [convoy.weapon_level(t, 0, slot) for slot in slots] == [3]
    t.convoys[0].damage[0] = 0
    assert [convoy.weapon_level(t, 0, slot) for slot in convoy.weapon_slots(t, 0)] == [2, 3]


@pytest.mark.rule("LA-SLOT-06", "LA-SLOT-07", "LA-SLOT-08", "LA-SLOT-09", "LA-SLOT-12")
@pytest.mark.parametrize("special", ["speed_plus", "tracks", "food_as_fuel"])
def test_a_special_slot_works_while_undamaged(special):
    device = {"speed_plus": "booster-engine", "tracks": "snow-tracks", "food_as_fuel": None}[
        special
    ]
    seat = {"cards": ["truck", device]} if device else {"cards": ["biomass-turbo-truck"]}
    t = table(play=False, seat0={**seat, "food": 0, "ammo": 0}).table
    number = SPECIALS.index(special)
    assert convoy.has_special(t, 0, number)
    works = {
        "speed_plus": convoy.speed_of_slots,
        "tracks": convoy.has_tracks,
        "food_as_fuel": convoy.burns_food,
    }
    assert works[special](t, 0) == 1
    slot = convoy.special_slots(t, 0, number)[0]
    t.convoys[0].damage[slot >> 3] |= 1 << (slot & 7)
    assert works[special](t, 0) == 0


# Encounters


def meet(name, seat0=None, **more):
    game = table(zone=[name, None, None, None, None], deck=QUIET, seat0=seat0 or {}, **more)
    game.play("explore 1 leader")
    return game


@pytest.mark.rule("LA-ENC-01", "LA-ENC-10")
def test_only_options_that_can_be_paid_are_offered():
    game = meet("wanderers", {"food": 0, "fuel": 1, "ammo": 0})
    offered = [text for text in texts(game) if text.split()[0] in ("help", "rob")]
    assert offered == ["help fuel", "rob"]
    assert game.why_not("help food").rule == "LA-ENC-10"
    poor = meet("wanderers", {"food": 0, "fuel": 0, "ammo": 0}, tokens={1: ("", "")})
    assert [text for text in texts(poor) if text.split()[0] in ("help", "rob")] == ["rob"], (
        "always possible"
    )


@pytest.mark.rule("LA-ENC-02", "LA-ENC-04", "LA-RUL-86")
def test_helping_wanderers_costs_a_resource_and_brings_fame_and_an_object():
    game = meet("wanderers", {"ammo": 1}, object_deck=["ration"])
    supply = game.table.supply[:]
    game.play("help ammo")
    assert game.view(0)["convoys"][0]["fame"] == 2
    assert game.view(0)["convoys"][0]["objects"] == ["ration"]
    assert cargo(game) == {"survivor": 2, "food": 1, "fuel": 1, "ammo": 0}
    assert game.table.supply[:3] == [supply[0] + 1, supply[1] + 1, supply[2] + 1], (
        "its tokens go to the supply"
    )
    assert "wanderers" in game.view(0)["decks"]["discard"]


@pytest.mark.rule("LA-ENC-05")
def test_robbing_wanderers_takes_all_for_a_fame():
    game = meet("wanderers", {"food": 0, "fuel": 0}, object_deck=["ration"])
    game.play("rob")
    assert cargo(game) == {"survivor": 2, "food": 1, "fuel": 1, "ammo": 1}
    assert game.view(0)["convoys"][0]["fame"] == -1
    assert game.view(0)["convoys"][0]["objects"] == ["ration"]
    assert "wanderers" in game.view(0)["decks"]["discard"]


@pytest.mark.rule("LA-ENC-07", "LA-ENC-09", "LA-RUL-85", "LA-ENC-06")
def test_the_trader_swaps_for_another_type_and_stays():
    game = meet("trader", {"fuel": 0}, object_deck=["ration"])
    offered = [text for text in texts(game) if text.startswith(("swap", "trade"))]
    assert offered == ["swap food", "swap ammo"]
    assert game.why_not("swap fuel").rule == "LA-ENC-07"
    game.play("swap food")
    assert cargo(game) == {"survivor": 2, "food": 0, "fuel": 1, "ammo": 1}
    assert game.view(0)["zone"][0]["card"]["card"] == "trader"
    assert game.view(0)["zone"][0]["left"] == {"food": 1}
    assert game.view(0)["convoys"][0]["objects"] == ["ration"]
    assert sound(game)


@pytest.mark.rule("LA-ENC-08", "LA-EX-05", "LA-ENC-09")
def test_the_trader_gives_two_objects_for_one():
    seat = {"objects": ["ration"], "food": 0, "fuel": 0, "ammo": 0}
    game = meet("trader", seat, object_deck=["hazmat-suit", "welding-torch"])
    if "trade" in texts(game):
        game.play("trade")
    assert game.view(0)["convoys"][0]["objects"] == ["welding-torch", "hazmat-suit"]
    assert game.view(1)["decks"]["object_discard"] == ["ration"]
    assert game.view(0)["zone"][0]["card"]["card"] == "trader"


@pytest.mark.rule("LA-RUL-100")
def test_a_trader_without_a_resource_has_only_the_object_option():
    game = meet("trader", {"objects": ["ration", "ration"]}, tokens={1: ("", "")})
    assert [text for text in texts(game) if text.startswith(("swap", "trade"))] == ["trade"]
    assert game.why_not("swap food").rule == "LA-RUL-100"


# Rest


@pytest.mark.rule("LA-REST-01")
def test_everybody_rests_at_the_same_time():
    tired = {"active": ["leader"], "exhausted": ["co-pilot"], "food": 1}
    game = table(3, phase="rest", seat0=tired, seat1=tired, seat2=tired)
    assert sorted(asked(game)) == [(0, "feed_at_rest"), (1, "feed_at_rest"), (2, "feed_at_rest")]
    game.play("fed", seat=2)
    game.play("recover co-pilot", seat=0)
    assert crew(game, 0, "active") == ["leader", "co-pilot"]


@pytest.mark.rule("LA-REST-03", "LA-REST-04")
def test_rest_becomes_active_and_exhausted_becomes_rest():
    game = table(
        phase="rest",
        seat0={"active": ["leader"], "rest": ["medic"], "exhausted": ["co-pilot"], "food": 0},
    )
    assert crew(game, 0, "active") == ["leader", "medic"]
    assert crew(game, 0, "rest") == ["co-pilot"]
    assert crew(game, 0, "exhausted") == []


@pytest.mark.rule("LA-REST-05", "LA-SURV-05")
def test_the_mechanic_mends_two_even_if_he_was_just_resting_and_objects_may_be_used():
    game = table(phase="rest", seat0={
        "active": ["leader"], "rest": ["mechanic"], "exhausted": ["co-pilot"], "food": 0, "ammo": 0, "fuel": 0,
        "damage": ["truck-1", "truck-3", "trailer1-1"], "objects": ["ration"],
    })  # fmt: skip
    assert set(texts(game, 0)) == {"use ration", "mechanic", "rested"}
    game.play("mechanic", "repair-two truck-1 truck-3", seat=0)
    assert asked(game)[0][0] == 1 or "use ration" in texts(game, 0), (
        "the Ration can wait for Movement"
    )
    two = table(phase="rest", seat0={
        "active": ["leader"], "exhausted": ["co-pilot", "medic"], "food": 0, "objects": ["ration", "ration"],
    })  # fmt: skip
    assert texts(two, 0) == ["use ration", "rested"], "one Ration in each phase"
    two.play("use ration", "wake co-pilot", seat=0)
    assert "co-pilot" in crew(two, 0, "active")
    lying = table(
        phase="rest",
        seat0={"active": ["leader"], "exhausted": ["mechanic"], "damage": ["truck-1"], "food": 0},
    )
    assert "mechanic" not in texts(lying), "he is not active"


# Events


def strike(name, players=3, **more):
    return table(players, phase=((events.happen, card(name)),), order=[0, 1, 2][:players], **more)


@pytest.mark.rule("LA-EVT-02", "LA-EVT-04", "LA-RUL-64")
def test_the_blizzard_damages_everybody_in_forward_order():
    game = strike("blizzard")
    for seat in (2, 1, 0):
        assert asked(game) == [(seat, "damage")]
        game.play("damage truck-1")
    assert [c.damage[0] for c in game.table.convoys] == [1, 1, 1]


@pytest.mark.rule("LA-EVT-05", "LA-EVT-03")
def test_the_cloud_contaminates_everybody_and_no_hermit_helps():
    game = strike(
        "radioactive-cloud",
        2,
        seat1={"active": ["hermit", "leader"], "objects": ["hazmat-suit"], "food": 0},
    )
    assert texts(game, 1) == ["contaminate hermit", "contaminate leader", "use hazmat-suit"]
    game.play("contaminate hermit")
    assert asked(game) == [(0, "contaminate")]
    game.play("contaminate leader")
    assert [
        sum(game.table.contamination[c] for c in owner.crew()) for owner in game.table.convoys
    ] == [1, 1]


@pytest.mark.rule("LA-EVT-06", "LA-PLC-14")
def test_the_signal_brings_fuel_the_hindmost_first_as_long_as_there_is_any():
    game = strike("aurora-signal", supply={"fuel": 2})
    seats = []
    for choice in ("take-fuel 1", "leave-fuel", "take-fuel 1"):
        seats.append(game.waiting()[0].seat)
        game.play(choice)
    assert seats == [0, 1, 2]
    assert [c.fuel for c in game.table.convoys] == [2, 1, 2]
    dry = strike("aurora-signal", supply={"fuel": 1})
    dry.play("take-fuel 1")
    assert [c.fuel for c in dry.table.convoys] == [2, 1, 1], "lost if the supply is empty"
    assert dry.table.supply[FUEL] == 0


@pytest.mark.rule("LA-EVT-01")
def test_an_event_never_lies_in_the_zone():
    game = table(zone=["rusty-trailer", None, None, None, None], deck=["aurora-signal", *QUIET])
    game.play("explore 1 leader", "build")
    assert asked(game) == [(0, "signal")]
    game.play("take-fuel 1")
    game.play("take-fuel 1", seat=1)
    assert "aurora-signal" not in words(game, [c for c in game.table.zone if c != NONE])
    assert "event" in kinds(game)
    assert game.table.supply[FOOD] >= 0


def test_the_numbers_of_encounters_and_antifreeze_come_from_the_component_files(tmp_path):
    help = '{ id = "help", cost_resources = 1, fame = 3, objects = 2, discard_card = true }'
    rob = '{ id = "rob", take_card_tokens = true, fame = -2, objects = 0, discard_card = true }'
    (tmp_path / "exploration_cards.toml").write_text(
        f'[[card]]\nid = "026"\noptions = [{help}, {rob}]\n'
    )
    (tmp_path / "object_cards.toml").write_text(
        '[[card]]\nid = "084"\namount = 4\n[[card]]\nid = "085"\namount = 4\n'
    )
    box = TITLE.box(tmp_path)
    assert (box.encounter_fame["help"], box.encounter_fame["rob"]) == (3, -2)
    assert (box.encounter_objects["help"], box.encounter_objects["swap"]) == (2, 1)
    assert box.lifted_skill == 4
