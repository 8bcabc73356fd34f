"""Chance and choice where only an exact look at AuZtralia's rules notices a slip."""

import pytest
from tests.games.auztralia.scene import BOX, Scene, camp

import ashfall
from ashfall.games.auztralia.attack import may_attack


@pytest.mark.rule("AZ-SET-05", "AZ-SET-10")
def test_the_stacks_are_shuffled_before_the_survey_draws_from_them():
    drawn = set()
    for seed in range(10):
        drawn |= {*ashfall.new("auztralia", players=2, seed=seed).table.lurking}
    assert {*BOX.stacks[0]} <= drawn, "some tiles of level 1 are never drawn"


@pytest.mark.rule("AZ-CHR-29", "AZ-RUL-90")
def test_another_old_one_in_reach_is_no_reason_to_ask_kapena():
    scene = Scene().farm(0, 46).hire(0, "kapena_alika").units(0, infantry=2).goods(0, gold=3)
    scene.awake("mi_go", 2, 39)
    scene.awake("temple", 1, 51)
    assert may_attack(scene.t, 0)
    scene.cards(2, 3).activate(cell=23)
    assert scene.through
    assert scene.me()["farms"][0]["blighted"]


@pytest.mark.rule("AZ-RET-05")
def test_airships_without_ground_troops_withdraw_as_the_whole_force():
    scene = camp(airship=2)
    scene.awake("mi_go", 2, 46)
    scene.play("attack", "send airship 2")
    assert scene.options() == ["fight", "withdraw"]
    assert scene.why("withdraw-ground") == scene.why("withdraw-airships") == "AZ-RET-05"
