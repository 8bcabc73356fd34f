"""Each line of the log names the rule that made it happen, where one thing can happen by several rules."""

import pytest

from ashfall.engine.game import Game
from ashfall.engine.verbs import Step
from ashfall.games.last_aurora import automa, automa_effects, cargo, hits
from ashfall.games.last_aurora.things import ANYWHERE, FUEL, OBJECT

from .solo import Solo
from .table import table


def rules(game: Game, kind: str) -> list[str]:
    return [event.rule for _, event in game.events if event.kind == kind]


def automa_rules(scene: Solo, kind: str, *steps: Step) -> list[str]:
    scene.run(*steps)
    return [event.rule for event in scene.events(kind)]


@pytest.mark.rule("LA-UPG-02", "LA-UPG-04", "LA-UPG-05")
def test_a_card_is_installed_by_the_rule_of_its_kind():
    full = {"cards": ["truck", None, "container", None, "rusty-trailer"]}
    for name, choices, rule in (
        ("army-truck", ("build",), "LA-UPG-02"),
        ("tank-trailer", ("build", "replace trailer1 tank-trailer"), "LA-UPG-04"),
        ("machine-gun", ("fit truck",), "LA-UPG-05"),
    ):
        game = table(zone=[name, None, None, None, None], seat0=full)
        game.play("explore 1 leader", *choices)
        assert rules(game, "installed") == [rule]


@pytest.mark.rule("LA-WAY-02", "LA-WAY-03")
@pytest.mark.parametrize(("counter", "rule"), [(FUEL, "LA-WAY-02"), (OBJECT, "LA-WAY-03")])
def test_a_counter_is_taken_by_the_rule_of_its_kind(counter, rule):
    game = table(phase="movement", seat0={"fuel": 1}, special={1: counter}, order=[1, 0])
    game.play("drive-to 0 0 1 road", "take-counter", seat=0)
    assert rules(game, "counter_taken") == [rule]


@pytest.mark.rule("LA-OBJ-02", "LA-ENC-08")
def test_an_object_is_discarded_for_the_limit_or_for_the_trader():
    three = {"objects": ["ration", "hazmat-suit", "welding-torch"]}
    trade = table(zone=["trader", None, None, None, None], seat0={"objects": ["ration"]})
    trade.play("explore 1 leader", "trade")
    assert rules(trade, "discarded_object") == ["LA-ENC-08"]
    zone = ["wanderers", None, None, None, None]
    over = table(zone=zone, tokens={1: ("", "")}, seat0=three, object_deck=["nitromethane"])
    over.play("explore 1 leader", "rob", "discard ration")
    assert rules(over, "discarded_object") == ["LA-OBJ-02"]


@pytest.mark.rule("LA-GATH-06", "LA-ENC-05", "LA-ENC-07")
def test_tokens_of_a_card_are_gained_by_what_was_done_with_it():
    rob = table(
        zone=["wanderers", None, None, None, None], tokens={1: ("fuel", "")}, seat0={"fuel": 0}
    )
    rob.play("explore 1 leader", "rob")
    assert rules(rob, "gained") == ["LA-ENC-05"]
    swap = table(
        zone=["trader", None, None, None, None], tokens={1: ("fuel", "")}, seat0={"food": 1}
    )
    swap.play("explore 1 leader", "swap food")
    assert rules(swap, "gained") == ["LA-ENC-07"]
    gather = table(zone=["ruined-village", None, None, None, None], tokens={1: ("fuel", "")})
    gather.play("explore 1 leader", "gather left")
    assert rules(gather, "gained") == ["LA-GATH-06"]


@pytest.mark.rule("LA-PLC-02", "LA-PLC-07")
def test_a_token_goes_because_it_has_no_room_or_because_of_damage():
    laden = {"cards": ["truck"], "food": 1, "fuel": 1, "ammo": 0, "active": ["leader"]}
    room = table(seat0=laden, phase=((cargo.gain_resource, 0, FUEL, 9),))
    room.play("lose food")
    assert set(rules(room, "token_lost")) == {"LA-PLC-02"}
    full = table(seat0={"fuel": 2}, phase=((hits.place_damage, 0, ANYWHERE, 1),))
    t = full.table
    assert cargo.overflow(t, t.convoys[0]) == 0, "every slot is taken"
    full.play(
        next(o for w in full.waiting() for o in w.options if str(o).startswith("damage trailer1"))
    )
    full.play("lose fuel")
    assert rules(full, "token_lost") == ["LA-PLC-07"]


@pytest.mark.rule("LA-EXP-09", "LA-SURV-04")
def test_the_leader_goes_to_rest_by_his_own_rule():
    game = table(zone=["ruined-village", None, None, None, None], tokens={1: ("fuel", "")})
    game.play("explore 1 leader", "gather left")
    assert rules(game, "goes_to_rest") == ["LA-SURV-04"]
    other = table(zone=["ruined-village", None, None, None, None], tokens={1: ("fuel", "")})
    other.play("explore 1 co-pilot", "gather left")
    assert rules(other, "is_exhausted") == ["LA-EXP-09"]


@pytest.mark.rule("LA-AUT-26", "LA-AUT-64")
def test_the_automa_heals_by_its_card_or_in_place_of_a_seventh_survivor():
    scene = Solo().shown(116)
    scene.automa.sick = 1
    assert automa_rules(scene, "automa_heals", (automa.end_ability, 115)) == ["LA-AUT-64"]
    full = Solo()
    full.automa.survivors, full.automa.sick = 5, 1
    told = automa_rules(full, "automa_heals", (automa_effects.automa_gain_survivor,))
    assert told == ["LA-AUT-26"]


@pytest.mark.rule("LA-AUT-13", "LA-AUT-32")
def test_the_automa_does_nothing_for_want_of_a_card_or_of_a_match():
    told = automa_rules(Solo().stack(112), "automa_no_action", (automa.automa_turn,))
    assert told == ["LA-AUT-13"], "position 1 is empty"
    told = automa_rules(Solo().stack(114), "automa_no_action", (automa.automa_turn,))
    assert told == ["LA-AUT-32"], "nothing in positions 2 to 4 is on its list"


@pytest.mark.rule("LA-AUT-38")
def test_the_automa_tells_the_token_that_damage_takes():
    scene = Solo().board(fuel=1)
    scene.run((automa_effects.automa_hit, 2))
    assert scene.told("automa_loses") == {"token": FUEL}
    assert scene.events("automa_loses")[0].rule == "LA-AUT-38"
    assert scene.counts() == [0, 0, 0]
    empty = Solo().board()
    empty.run((automa_effects.automa_hit, 2))
    assert empty.told("automa_damaged") == {"row": 2, "space": 1}
    assert not empty.events("automa_loses")
