"""Rules of AuZtralia at their edges: each of these tests was written for a fault that nothing else noticed."""

import pytest
from tests.games.auztralia.scene import Scene, camp, held, send

import ashfall
from ashfall.games.auztralia.actions import take_turn
from ashfall.games.auztralia.box import ARMOURED_CAR, FRANZ_NEUMANN, INFANTRY
from ashfall.games.auztralia.losses import lose_unit, take_damage
from ashfall.games.auztralia.state import ATTACKING, Auztralia
from ashfall.games.auztralia.time_track import time_left


@pytest.mark.rule("AZ-MINE-01")
def test_what_is_mined_is_gone_and_the_other_lode_of_the_hex_stays():
    scene = Scene().alone().rails(0, "68-69", "69-52").lode(52, coal=3, iron=3, gold=3)
    scene.play("mine", "dig 52 gold")
    assert scene.t.lode[4 * 52 : 4 * 52 + 4] == [3, 3, 0, 0]
    scene.play("mine", "dig 52 iron")
    assert scene.t.lode[4 * 52 : 4 * 52 + 4] == [3, 0, 0, 0]


@pytest.mark.rule("AZ-CMB-08")
def test_the_second_player_exchanges_cubes_of_their_own():
    scene = Scene()
    first, second = scene.awake("temple", 3, 15), scene.awake("temple", 3, 16)
    scene.damage(first, 1, 5).damage(second, 0, 6).damage(second, 1, 4).cells(45, 1, 50)
    scene.boxes(1, mine=11)
    scene.run((turn_of, 1))
    assert scene.why(f"exchange {scene.word(second)}") == "AZ-CMB-08"
    scene.play(f"exchange {scene.word(first)}")
    assert (scene.me(1)["hq"], scene.me(1)["discs"]) == (5, 1)
    assert scene.t.cubes == [0, 0, 6, 4]
    assert scene.t.damage_discs == [0, 1, 0, 0]


def turn_of(t: Auztralia, seat: int) -> None:
    t.turn = seat
    take_turn(t, seat)


def in_combat(scene: Scene, seat: int = 0, **units: int) -> Scene:
    """A force of the seat stands before an Old One on 47."""
    battle = scene.t.battle
    battle.seat, battle.hex, battle.sort = seat, 47, ATTACKING
    for name, count in units.items():
        unit = {"infantry": INFANTRY, "armoured_car": ARMOURED_CAR}[name]
        battle.force[unit] = count
        scene.t.supply[unit] -= count
    return scene


@pytest.mark.rule("AZ-CMB-10", "AZ-CMB-14")
def test_damage_is_put_down_one_by_one_and_what_finds_no_stack_is_nothing():
    scene = camp()
    scene.awake("temple", 3, 47)
    in_combat(scene, infantry=1, armoured_car=1)
    scene.t.battle.wounds[INFANTRY] = scene.t.battle.wounds[ARMOURED_CAR] = 1
    scene.run((take_damage, 0, 3, 0))
    assert scene.options() == ["wound infantry", "wound armoured-car"]
    scene.play("wound infantry")
    assert scene.through
    assert not any(scene.t.battle.force)


@pytest.mark.rule("AZ-CHR-23")
def test_franz_neumann_saves_one_unit_in_a_combat():
    scene = camp("franz_neumann")
    scene.awake("temple", 3, 47)
    in_combat(scene, infantry=2, armoured_car=1)
    scene.run((lose_unit, 0, INFANTRY), (lose_unit, 0, ARMOURED_CAR))
    scene.play("save infantry")
    assert scene.through
    assert scene.t.battle.used == 1 << FRANZ_NEUMANN
    assert scene.me()["barracks"]["armoured-car"] == 0


@pytest.mark.rule("AZ-RUL-83")
def test_the_rangers_need_one_cube():
    scene = camp("rangers")
    scene.awake("temple", 3, 47)
    scene.boxes(0, mine=19)
    assert scene.me()["hq"] == 1
    assert "play rangers" in scene.options()


@pytest.mark.rule("AZ-TRK-05", "AZ-TRK-07")
def test_the_time_that_is_owed_is_no_longer_left():
    scene = Scene().alone().cells(50, 45, 52)
    scene.t.turn, scene.t.owed = 0, 2
    assert (time_left(scene.t, 0), time_left(scene.t, 1)) == (1, 8)
    scene.t.owed = 5
    assert time_left(scene.t, 0) == 0


@pytest.mark.rule("AZ-CHR-29", "AZ-RUL-102")
def test_kapenas_combat_begins_with_the_question_and_ends_with_a_refusal():
    scene, _ = held(infantry=2)
    assert (scene.asked, scene.t.battle.seat) == ("kapena_attack", 0)
    scene.play("hold-back")
    assert scene.t.battle.seat == -1


@pytest.mark.rule("AZ-SET-06")
def test_survey_tiles_are_shuffled():
    def first_tile(seed: int) -> int:
        game = ashfall.new("auztralia", players=2, seed=seed, listen=True)
        events = [event for event in game.log(0, -1) if event["kind"] == "surveyed"]
        return int(events[0]["values"]["survey"])

    assert len({first_tile(seed) for seed in range(12)}) > 3


@pytest.mark.rule("AZ-RET-05", "AZ-UNIT-06")
def test_troops_that_withdraw_take_their_damage_along():
    scene = camp(infantry=2, airship=1)
    scene.awake("zombie", 2, 47)
    scene.play("attack")
    send(scene, infantry=2, airship=1)
    scene.t.battle.wounds[INFANTRY] = 1
    scene.play("withdraw-ground")
    assert scene.game.view(0)["battle"]["wounds"]["infantry"] == 0
    assert scene.me()["barracks"]["infantry"] == 2
