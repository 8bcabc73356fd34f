"""What the log tells, so that a game can be checked against the rulebook; and what the text board shows of it."""

import pytest
from tests.games.auztralia.scene import BOX, Scene, camp

import ashfall
from ashfall.games.auztralia.events import event

HEXES = {"lodes": "lots", "lairs": "hidden", "risen": "higher"}
"""Lists of hexes that a survey tile is told with, each beside its length, by which a sentence chooses."""


def rule_of(scene, kind):
    """The rule that the last event of a kind names."""
    told = [e.rule for e in scene.heard if e.kind == kind]
    return (told or [e["rule"] for e in scene.game.log(0, -1) if e["kind"] == kind])[-1]


def test_costs_and_gains_are_told():
    scene = camp().goods(0, coal=1, iron=1, gold=6)
    scene.play("build-track", "lay 49-50", "stop")
    assert rule_of(scene, "track_paid") == "AZ-RAIL-01"
    scene.play("buy-units", "buy infantry 2")
    assert scene.told("bought")[-1]["gold"] == 2
    scene.play("farm")
    while scene.asked == "choose_farms":
        scene.play(scene.options()[0])
    assert scene.told("farm_built")[-1]["gold"] == 1
    assert scene.told("disc_moved")[0] == {"seat": 0, "time": 2, "cell": 3}


@pytest.mark.rule("AZ-SET-08", "AZ-SET-12", "AZ-SET-13")
@pytest.mark.parametrize("seed", range(3))
def test_the_survey_tells_where_resources_lie_old_ones_hide_and_levels_rise(seed):
    game = ashfall.new("auztralia", players=4, seed=seed, listen=True)
    told = [event["values"] for event in game.log(None, -1) if event["kind"] == "surveyed"]
    hexes = game.view(None)["hexes"]
    found = {name: [int(hex) for one in told for hex in one[name]] for name in HEXES}
    assert set(found["lodes"]) == {one["hex"] for one in hexes if one["goods"]}
    hidden = {one["hex"]: one["hidden"] for one in hexes if one["hidden"]}
    assert sorted(found["lairs"]) == sorted(hidden)
    for hex, level in hidden.items():
        assert level == BOX.hex_level[hex] + found["risen"].count(hex)
    assert all(len(one[name]) == one[count] for one in told for name, count in HEXES.items())


@pytest.mark.rule("AZ-CHR-30", "AZ-HIRE-01")
def test_who_comes_by_kitchener_is_told_with_his_rule_and_who_is_hired_with_that_of_hiring():
    row = ("rangers", "agent_davis", "o_malley", "tex_mcguire", "mr_merino")
    scene = camp("kitchener").row(*row)
    scene.play("play kitchener", "take tex-mcguire")
    assert rule_of(scene, "hired") == "AZ-CHR-30"
    scene.play("hire", "take o-malley")
    assert rule_of(scene, "hired") == "AZ-HIRE-01"
    scene = camp("kitchener").row(*row).play("hire", "take o-malley")
    assert rule_of(scene, "hired") == "AZ-HIRE-01"
    scene.play("play kitchener", "take tex-mcguire")
    assert rule_of(scene, "hired") == "AZ-CHR-30"
    scene = camp("kitchener").row("rangers").play("play kitchener")
    assert rule_of(scene, "hired") == "AZ-CHR-30", "a single card is taken without a question"


def test_phosphates_tell_the_gold_they_bring():
    scene = camp().lode(50, phosphate=1)
    scene.play("mine")
    assert scene.told("gained") == [{"seat": 0, "good": "gold", "amount": 1}]
    assert rule_of(scene, "gained") == "AZ-MINE-04"


def test_an_event_and_agent_davis_name_their_own_rules():
    scene = Scene().event("reveal_lowest")
    scene.lurk("blank", 1, 46)
    scene.run((event,))
    assert rule_of(scene, "tile_revealed") == "AZ-EVT-02"
    assert rule_of(scene, "blank_removed") == "AZ-EVT-03"
    scene = Scene().alone().hire(0, "agent_davis")
    scene.lurk("zombie", 1, 46)
    scene.play("play agent-davis")
    assert rule_of(scene, "tile_revealed") == "AZ-CHR-10"
    assert scene.told("points_gained") == [{"seat": 0, "vp": 2}]


@pytest.mark.parametrize(
    ("name", "rule"),
    [
        ("lady_carter", "AZ-CHR-31"),
        ("lord_blackstock", "AZ-CHR-33"),
        ("rory_mcdory", "AZ-CHR-41"),
        ("yvette_killa", "AZ-CHR-44"),
    ],
)
def test_gifts_name_the_rule_of_their_giver(name, rule):
    scene = Scene().alone().hire(0, name)
    scene.play(f"play {name.replace('_', '-')}")
    assert rule_of(scene, "gained") == rule


def test_gates_without_a_temple_and_zombies_that_heal_are_told():
    scene = Scene().event("temple_portal").run((event,))
    assert scene.told("no_temple") == [{}]
    scene = camp(infantry=2)
    tile = scene.awake("zombie", 1, 46)
    scene.damage(tile, 0, 1)
    scene.play("attack", "send infantry 2", "withdraw")
    assert scene.told("healed") == [{"tile": scene.word(tile), "amount": 1}]


def test_the_board_says_who_stands_in_a_hex_and_what_units_cost():
    scene = camp(infantry=1)
    tile = scene.awake("mi_go", 2, 46)
    rows = [row for section in scene.game.sheet(0) for row in section.rows]
    here = [r.values["tile"] for r in rows if r.thing == "hex:46" and r.message == "row-old-one"]
    assert here == [scene.word(tile)]
    prices = {r.values["unit"]: r.values["price"] for r in rows if r.message == "row-unit"}
    assert prices == {
        "infantry": 1, "armoured-car": 3, "artillery": 3, "airship": 4, "armoured-train": 2,
    }  # fmt: skip


def test_the_combat_question_comes_with_sanity_and_what_the_foes_can_still_take():
    scene = camp(infantry=2)
    tile = scene.awake("zombie", 2, 46)
    scene.damage(tile, 0, 1).play("attack", "send infantry 2")
    assert scene.asked == "combat_continue"
    rows = [row for section in scene.game.sheet(0) for row in section.rows]
    beside = [row for row in rows if row.thing == "ask:combat-continue"]
    assert [row.message for row in beside] == ["row-sanity", "row-old-one"]
    assert (beside[0].values["sanity"], beside[1].values["tile"]) == (3, scene.word(tile))
    assert (beside[1].values["health"], beside[1].values["damage"]) == (BOX.health[tile], 1)
