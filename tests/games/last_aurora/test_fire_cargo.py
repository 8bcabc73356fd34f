"""Cargo in the Fire phase, where nothing may be moved any more, and elimination (LA-PLC-05, LA-RUL-91, LA-ELIM)."""

import pytest

from ashfall.engine.table import Lane
from ashfall.games.last_aurora import (
    arrangement,
    attack,
    cargo,
    contamination,
    convoy,
    events,
    hits,
    recruits,
    upgrade,
)
from ashfall.games.last_aurora.things import (
    AMMO,
    ANYWHERE,
    FIRE,
    FUEL,
    LEFT_COLUMN,
    NONE,
    SURVIVOR,
    TOP_ROW,
    TRUCK,
)

from .literal import arrangements
from .scene import GO_ON
from .table import agenda, asked, card, damage, kinds, slot_number, sound, table, texts, words

WOLVES = [{"enemy": "war-wolves", "region": 0, "loot": "nuclear-reactor"}]


def loads(game, seat=0):
    return {
        slot["thing"].partition(":")[2]: slot["load"]
        for c in game.view(None)["convoys"][seat]["cards"]
        for slot in c["slots"]
        if slot["load"]
    }


def in_fire(lay, *steps, **seat):
    """A table in the Fire phase with these tokens in these slots of seat 0, running these steps."""
    game = table(play=False, enemies=WOLVES, seat0=seat)
    t = game.table
    t.phase = FIRE
    owner = t.convoys[0]
    owner.loads = [0] * len(owner.cards)
    names = ("food", "fuel", "ammo", "object", "survivor")
    for slot, token in lay.items():
        convoy.set_load(owner, slot_number(slot), names.index(token))
    t.root = t.lane = Lane([], None, (), [])
    t.then(*steps, (pause, 1))
    t.run()
    return game


def pause(t, seat):
    t.ask(seat, "pause", GO_ON, always=True)


START = {
    "truck-2": "survivor",
    "truck-3": "survivor",
    "trailer1-1": "food",
    "trailer1-2": "fuel",
    "trailer1-3": "ammo",
}


# Arranging


@pytest.mark.rule("LA-RUL-91", "LA-FIRE-04", "LA-PLC-04")
def test_before_a_fight_all_players_in_reach_arrange_their_cargo_at_once():
    game = table(3, phase="movement", enemies=WOLVES, seat2={"waypoint": 9})
    for _ in range(3):
        game.play("stay")
    assert asked(game) == [(0, "arrange"), (1, "arrange")], "seat 2 is in another region"
    assert texts(game, 1) == ["ready", "rearrange"]
    game.play("ready", seat=0)
    assert sorted(loads(game).values()) == ["ammo", "food", "fuel", "survivor", "survivor"]
    assert loads(game, 2) == {}


def test_without_an_enemy_nobody_arranges():
    game = table(2, phase="movement", zone=["hermit", None, None, None, None])
    game.play("stay")
    game.play("stay")
    assert "arrange" not in [question for _, question in asked(game)]


@pytest.mark.rule("LA-RUL-91", "LA-PLC-01", "LA-PLC-03")
def test_rearranging_places_every_token_in_a_legal_slot():
    game = table(2, phase="movement", enemies=WOLVES)
    game.play("stay")
    game.play("stay")
    game.play("rearrange", seat=0)
    assert texts(game, 0) == [
        "put survivor truck-2",
        "put survivor truck-3",
        "put survivor trailer1-1",
    ]
    game.play("put survivor trailer1-1", seat=0)
    assert texts(game, 0)[0].startswith("put ammo"), (
        "the second survivor can only go behind: same place, same card"
    )
    game.play("put ammo trailer1-3", seat=0)
    assert set(loads(game)) >= {"trailer1-1", "trailer1-2", "trailer1-3"}
    assert sorted(loads(game).values()) == ["ammo", "food", "fuel", "survivor", "survivor"]
    assert sound(game)


def every_arrangement(t, seat):
    """All results of arranging, as sorted (card, kind of slot, token)."""
    found = set()
    t.root = t.lane = Lane([], None, (), [])
    t.then((arrangement.rearrange, seat), (pause, seat))
    t.run()
    open_ = [t]
    while open_:
        now = open_.pop()
        ask = now.waiting()[0].ask
        if ask.question == "pause":
            owner = now.convoys[seat]
            slots = arrangement.slots_of(now, owner)
            key = [
                (s >> 3, convoy.slot_type(now, owner, s), convoy.load_in(owner, s)) for s in slots
            ]
            assert tuple(sorted(key)) not in found, "no arrangement is offered twice"
            found.add(tuple(sorted(key)))
            continue
        for i in range(len(ask.options)):
            after = now.clone()
            after.answer(after.waiting()[0], ask.options[i])
            open_.append(after)
    return found


@pytest.mark.rule("LA-PLC-04")
@pytest.mark.parametrize(
    ("cards", "cargo"),
    [
        (["truck", None, "container"], (1, 1, 1)),
        (["army-truck", "roof-rack", "tank-trailer"], (2, 1, 2)),
        (["snowcat", "crew-cabin"], (0, 0, 2)),
    ],
)
def test_every_legal_arrangement_can_be_reached(cards, cargo):
    food, fuel, ammo = cargo
    t = table(play=False, seat0={"cards": cards, "food": food, "fuel": fuel, "ammo": ammo}).table
    owner = t.convoys[0]
    slots = arrangement.slots_of(t, owner)
    kinds_ = tuple(convoy.slot_type(t, owner, s) for s in slots)
    expected = {
        tuple(sorted((s >> 3, k, load) for s, k, load in zip(slots, kinds_, found, strict=True)))
        for found in arrangements(kinds_, (food, fuel, ammo, 2))
    }
    assert every_arrangement(t, 0) == expected


# Damage


@pytest.mark.rule("LA-PLC-05", "LA-PLC-07")
def test_in_the_fire_phase_damage_takes_the_token_that_lies_there():
    game = in_fire(START, (hits.place_damage, 0, ANYWHERE, 1))
    offered = [text for text in texts(game) if text.startswith("damage")]
    assert offered == [
        "damage truck-1", "damage truck-2", "damage truck-3", "damage truck-4",
        "damage trailer1-1", "damage trailer1-2", "damage trailer1-3",
    ], "the free truck-4 and the full truck-3 are different"  # fmt: skip
    assert "sacrifice" not in texts(game)
    game.play("damage trailer1-2")
    assert game.view(0)["convoys"][0]["cargo"]["fuel"] == 0
    assert loads(game) == {k: v for k, v in START.items() if k != "trailer1-2"}, "nothing was moved"


@pytest.mark.rule("LA-PLC-08", "LA-RUL-44")
def test_a_lost_survivor_token_costs_a_card_of_choice():
    game = in_fire(START, (hits.place_damage, 0, TRUCK, 1))
    game.play("damage truck-2")
    assert texts(game) == ["give-up leader", "give-up co-pilot"]
    game.table.contamination[card("co-pilot")] = 0
    game.play("give-up co-pilot")
    assert [c["card"] for c in game.view(0)["convoys"][0]["crew"]] == ["leader"]
    assert "co-pilot" in game.view(0)["decks"]["gone"]


@pytest.mark.rule("LA-PLC-11", "LA-PLC-12", "LA-PLC-13")
def test_damage_without_a_slot_in_its_area_is_lost():
    game = in_fire(START, (hits.place_damage, 0, TOP_ROW, 2))
    assert asked(game) == [(1, "pause")], "there is no device"
    device = in_fire(
        START, (hits.place_damage, 0, TOP_ROW, 3), cards=["truck", "snow-tracks", "container"]
    )
    device.play("damage above-truck-1")
    assert damage(device) == 2, "two slots, the third damage is lost"
    left = in_fire(
        START, (hits.place_damage, 0, LEFT_COLUMN, 1), cards=["truck", "snow-tracks", "container"]
    )
    assert {text.split()[1].rpartition("-")[0] for text in texts(left) if text.startswith("damage")} == {
        "truck", "above-truck",
    }  # fmt: skip


@pytest.mark.rule("LA-CON-03")
def test_who_dies_of_contamination_in_the_fire_phase_leaves_a_slot_of_choice():
    game = in_fire(START, (contamination.contaminate, 0, 1, 0))
    game.play("contaminate co-pilot")
    assert texts(game) == ["vacate truck-2", "vacate truck-3"]
    game.play("vacate truck-3")
    assert loads(game) == {k: v for k, v in START.items() if k != "truck-3"}


@pytest.mark.rule("LA-RUL-93", "LA-RUL-14")
def test_whoever_loses_a_resource_in_the_fire_phase_chooses_the_token():
    lay = {**START, "truck-4": "ammo"}
    game = in_fire(lay, (cargo.lose_resource, 0), ammo=2)
    assert texts(game) == [
        "throw trailer1-1",
        "throw trailer1-2",
        "throw truck-4",
        "throw trailer1-3",
    ]
    game.play("throw truck-4")
    assert loads(game) == START
    assert game.view(0)["convoys"][0]["cargo"]["ammo"] == 1


@pytest.mark.rule("LA-DEF-10", "LA-PLC-05", "LA-PLC-02", "LA-UPG-10")
def test_a_card_replaced_in_the_fire_phase_sets_its_tokens_aside():
    game = in_fire(START, (upgrade.install, 0, card("biomass-turbo-truck")))
    game.table.loot.remove(card("biomass-turbo-truck"))
    assert asked(game) == [(0, "stow")]
    assert texts(game) == [
        "stow survivor truck-1", "stow survivor truck-2", "stow survivor trailer1-1", "stow survivor trailer1-2",
        "stow survivor trailer1-3",
    ]  # fmt: skip
    game.play("stow survivor trailer1-3")
    assert game.view(0)["convoys"][0]["cargo"]["ammo"] == 0, "the ammo that lay there is returned"
    game.play("stow survivor truck-1")
    assert loads(game)["truck-1"] == "survivor"
    assert loads(game)["trailer1-1"] == "food", "the others lie where they lay"


@pytest.mark.rule("LA-UPG-10", "LA-DEF-10", "LA-PLC-02", "LA-PLC-08")
def test_a_token_set_aside_in_the_fire_phase_may_be_returned_where_no_slot_is_free():
    lay = {**START, "truck-4": "ammo", "above-truck-1": "fuel", "above-truck-2": "food"}
    cannon = card("gauss-cannon")
    rack = {"cards": ["truck", "roof-rack", "container"], "food": 2, "fuel": 2, "ammo": 2}
    game = in_fire(lay, (upgrade.mount, 0, 0, cannon), (upgrade.settle_cargo, 0), **rack)
    game.table.loot.remove(cannon)
    assert asked(game) == [(0, "stow")]
    assert {"return fuel", "return food", "stow fuel trailer1-3"} <= set(texts(game))
    assert "stow fuel truck-2" not in texts(game), "a slot for survivors"
    supply = game.table.supply[:]
    game.play("return fuel")
    assert game.table.supply[FUEL] == supply[FUEL] + 1
    assert "return fuel" not in texts(game)
    game.play("stow food truck-4")
    assert loads(game) == {**START, "truck-4": "food"}
    assert game.view(0)["convoys"][0]["cargo"] == {"survivor": 2, "food": 2, "fuel": 1, "ammo": 1}
    assert asked(game) == [(1, "pause")]
    assert sound(game)


@pytest.mark.rule("LA-RUL-99", "LA-LOOT-03", "LA-RUL-46")
def test_the_token_of_a_prisoner_takes_a_slot_and_he_may_not_be_given_up_for_it():
    game = in_fire(START, (recruits.take_prisoner, 0, card("prisoner")))
    game.table.loot.remove(card("prisoner"))
    assert [text for text in texts(game) if text == "stow survivor truck-4"]
    game.play("stow survivor truck-2")
    assert texts(game) == ["give-up leader", "give-up co-pilot"]
    game.play("give-up co-pilot")
    assert [c["card"] for c in game.view(0)["convoys"][0]["crew"]] == ["leader", "prisoner"]
    assert game.table.expedition.recruits == []
    free = in_fire(START, (recruits.take_prisoner, 0, card("prisoner")))
    free.play("stow survivor truck-4")
    assert asked(free) == [(1, "pause")]
    assert words(free, free.table.convoys[0].rest) == ["prisoner"]


@pytest.mark.rule("LA-RUL-99")
def test_outside_the_fire_phase_a_prisoner_joins_like_a_recruit():
    game = table(phase=((recruits.take_prisoner, 0, card("prisoner")),), seat0={"food": 2})
    assert "give-up prisoner" not in texts(game)
    assert "give-up leader" in texts(game)


def test_a_prisoner_needs_a_token():
    t = table(play=False, supply={"survivor": 0}).table
    assert recruits.why_not_house(t, 0).rule == "LA-REC-03"


# Elimination


@pytest.mark.rule("LA-ELIM-01", "LA-ELIM-02", "LA-RUL-45")
def test_without_survivors_a_player_is_out_and_his_things_leave_the_game():
    seat = {"active": ["co-pilot"], "objects": ["ration"], "food": 2, "damage": ["truck-1"]}
    enemies = [{"enemy": "war-wolves", "region": 0, "circles": (0, 1, 0)}]
    game = table(3, phase=((contamination.contaminate, 0, 1, 0), (cargo.gain_resource, 0, FUEL, 2)), seat0=seat,
                 enemies=enemies)  # fmt: skip
    supply = game.table.supply[:]
    game.play("contaminate co-pilot")
    t = game.table
    shown = game.view(1)["convoys"][0]
    assert shown["out"]
    assert shown["cargo"] == {"survivor": 0, "food": 0, "fuel": 0, "ammo": 0}, (
        "pending gains are lost"
    )
    assert t.enemies[0].circles == [1, NONE, NONE, NONE], "counters slide left"
    assert 0 not in t.order
    assert {"ration", "truck", "container", "co-pilot"} <= set(game.view(1)["decks"]["gone"])
    assert t.supply == [supply[0] + 2, supply[1] + 1, supply[2] + 1, supply[3], supply[4] + 1]
    assert sound(game)


@pytest.mark.rule("LA-ELIM-03", "LA-RUL-112")
def test_the_game_goes_on_and_the_last_one_wins_at_once():
    last = {"active": ["co-pilot"]}
    game = table(
        3,
        phase=((events.happen, card("radioactive-cloud")),),
        seat0=last,
        seat1=last,
        order=[0, 1, 2],
    )
    game.play("contaminate leader")
    assert game.over
    assert game.winners() == [2]
    two = table(2, phase=((contamination.contaminate, 0, 1, 0),), seat0=last)
    assert two.table.convoys[0].out
    while not two.over:
        two.play(0, seat=two.waiting()[0].seat)
    assert two.winners() == [1]
    solo = table(
        1, seat0={**last, "contamination": {}}, phase=((events.happen, card("radioactive-cloud")),)
    )
    assert solo.over
    assert solo.winners() == [1], "solo: you lose"


@pytest.mark.rule("LA-RUL-80")
def test_if_one_effect_takes_everybody_nobody_wins():
    last = {"active": ["co-pilot"]}
    game = table(2, phase=((events.happen, card("radioactive-cloud")),), seat0=last, seat1=last)
    assert game.over
    assert game.winners() == []


@pytest.mark.rule("LA-ELIM-04")
def test_the_values_of_the_starting_number_of_players_stay():
    game = table(
        3,
        phase=((contamination.contaminate, 0, 1, 0),),
        seat0={"active": ["co-pilot"]},
        enemies=WOLVES,
    )
    t = game.table
    assert t.convoys[0].out
    assert attack.defence(t, t.enemies[0]) == t.box.defence[t.enemies[0].loot[0]][3]
    assert t.players == 3
    assert "eliminated" in kinds(game)
    assert (AMMO, SURVIVOR) == (2, 4)


@pytest.mark.rule("LA-ELIM-03")
def test_who_is_eliminated_at_the_end_of_a_round_has_lost_before_the_next_begins():
    game = table(1, phase="end", seat0={"active": ["co-pilot"]}, play=False)
    t = game.table
    assert t.automa is not None
    t.automa.deck.remove(115)
    t.automa.shown = [115]
    t.show(115)
    t.then(*agenda("end"))
    t.run()
    assert t.over, "card 116 contaminates the only survivor"
    assert t.round == 1
