"""Attacks and combats to the letter: what only an exact look at AuZtralia's rules notices."""

import pytest
from tests.games.auztralia.scene import BOX, Scene, camp, send

from ashfall.engine.errors import Reason
from ashfall.games.auztralia.attack import stacks, targets
from ashfall.games.auztralia.box import AIRSHIP, ARMOURED_TRAIN, INFANTRY, MINE
from ashfall.games.auztralia.combat import draw_card
from ashfall.games.auztralia.hexes import bits
from ashfall.games.auztralia.losses import take_damage
from ashfall.games.auztralia.outcome import heal_zombies
from ashfall.games.auztralia.state import ATTACKING
from ashfall.games.auztralia.victory import bury, damage_by, place_hits, put_cube


def fighting(scene: Scene, hex: int = 47, **force: int) -> Scene:
    """A force of seat 0 fights on a hex; its units come out of the barracks."""
    battle, player = scene.t.battle, scene.t.boards[0]
    battle.seat, battle.sort, battle.hex = 0, ATTACKING, hex
    for unit, name in enumerate(("infantry", "armoured_car", "artillery", "airship")):
        count = force.get(name, 0)
        player.barracks[unit] -= count
        battle.force[unit] = count
    return scene


# The attack


@pytest.mark.rule("AZ-ATK-05", "AZ-ATK-15")
def test_a_train_goes_where_a_track_leads_from_either_end_of_it():
    scene = camp(armoured_train=1).rails(0, "51-52")
    for hex in (46, 47, 52, 53):
        scene.awake("zombie", 1, hex)
    assert list(bits(targets(scene.t, 0, 1 << ARMOURED_TRAIN))) == [52]
    scene = Scene().alone().rails(0, "51-68").units(0, armoured_train=1)
    for hex in (48, 51, 52):
        scene.awake("loyalist", 1, hex)
    assert list(bits(targets(scene.t, 0, 1 << ARMOURED_TRAIN))) == [51]


@pytest.mark.rule("AZ-ATK-05", "AZ-ATK-04")
def test_the_reason_against_a_target_names_the_rails_or_the_range():
    for train, rule in ((0, "AZ-ATK-04"), (1, "AZ-ATK-05")):
        scene = camp(infantry=1, armoured_train=train).rails(0, "50-46")
        scene.sure = False
        for hex in (46, 39, 40):
            scene.awake("loyalist", 1, hex)
        send(scene.play("attack"), infantry=1, armoured_train=train)
        assert (scene.asked, scene.options()) == ("choose_target", ["target 46"])
        assert scene.why("target 39") == scene.why("target 40") == rule
        assert scene.why("target 45") == scene.why("target 47") == "AZ-ATK-02"


@pytest.mark.rule("AZ-ATK-03", "AZ-ATK-16")
def test_each_kind_is_asked_with_its_own_range():
    scene = camp(infantry=1)
    scene.awake("zombie", 1, 40)
    assert scene.why("attack") == "AZ-ATK-16"
    scene.units(0, infantry=0, artillery=1)
    assert scene.why("attack") == "AZ-ATK-16", "artillery reaches no farther than infantry"
    scene.units(0, artillery=0, armoured_train=1)
    assert scene.why("attack") == "AZ-ATK-16"
    scene.rails(0, "50-46", "46-40")
    assert scene.why("attack") == ""


@pytest.mark.rule("AZ-ATK-01")
def test_who_sends_more_than_there_are_is_told_how_many_there_are():
    scene = camp(infantry=2, armoured_car=1)
    scene.awake("zombie", 1, 47)
    scene.play("attack")
    assert scene.game.why_not("send infantry 3") == Reason("AZ-ATK-01", "few", have=2)
    assert scene.why("send infantry 9") == "AZ-ATK-01"
    few = [(0, count) for count in range(4)]
    assert stacks(scene.t, 0, 0) == [*few, (1, 0), (1, 1), (1, 2)], "one more than there are"


@pytest.mark.rule("AZ-ATK-07", "AZ-GEN-03")
def test_what_is_turned_up_is_known_to_everybody():
    scene = camp(infantry=2)
    tile = scene.lurk("zombie", 1, 47)
    assert not scene.t.knows(None, tile)
    scene.play("attack", "send infantry 2")
    assert scene.t.knows(None, tile)


# Cards


@pytest.mark.rule("AZ-CMB-18")
def test_the_discard_pile_is_shuffled_before_it_is_the_deck():
    scene = Scene()
    t = scene.t
    t.cards, t.cards_seen = [], sorted(t.cards + t.cards_seen)
    before = t.cards_seen[:]
    first = draw_card(t)
    assert [*t.cards, first] != before
    assert sorted([*t.cards, first]) == before
    assert t.cards_seen == []


@pytest.mark.rule("AZ-CMB-03", "AZ-CHR-18")
def test_a_card_lies_there_only_while_it_is_applied():
    scene = camp("corporal_jones", infantry=2)
    scene.awake("temple", 3, 47)
    scene.cards(22).play("attack", "send infantry 2", "fight")
    battle = scene.game.view(0)["battle"]
    assert (battle["card"], battle["last_card"], battle["used"]) == ("22", "", [])
    scene.play("face-card")
    battle = scene.game.view(0)["battle"]
    assert (battle["card"], battle["last_card"]) == ("", "22")
    scene.play("withdraw")
    assert scene.told("character_used") == [], "whoever withdraws before a card needs no Corporal"


@pytest.mark.rule("AZ-CHR-18")
@pytest.mark.parametrize("way", ["withdraw", "withdraw-airships", "withdraw-ground"])
def test_a_withdrawal_after_the_reveal_uses_up_corporal_jones(way):
    scene = camp("corporal_jones", infantry=2, airship=1)
    scene.awake("temple", 3, 47)
    scene.cards(22, 3).play("attack")
    send(scene, infantry=2, airship=1).play("fight", way)
    assert scene.told("character_used") == [{"seat": 0, "character": "corporal-jones"}]
    if way != "withdraw":
        assert scene.game.view(0)["battle"]["used"] == ["corporal-jones"]
        scene.play("fight")
        assert scene.asked == "combat_continue"


@pytest.mark.rule("AZ-CMB-12", "AZ-CMB-14")
def test_every_damage_symbol_lands_on_the_only_stack():
    scene = fighting(camp(infantry=4), infantry=4)
    scene.awake("temple", 3, 47)
    scene.run((take_damage, 0, 3, 0))
    battle = scene.t.battle
    assert (battle.force[INFANTRY], battle.wounds[INFANTRY]) == (3, 1)
    scene.run((take_damage, 0, 1, 0))
    assert (battle.force[INFANTRY], battle.wounds[INFANTRY]) == (2, 0)


@pytest.mark.rule("AZ-CMB-15")
def test_every_airship_symbol_lands_on_the_airships():
    scene = fighting(camp(infantry=1, airship=3), infantry=1, airship=3)
    scene.awake("temple", 3, 47)
    scene.run((take_damage, 0, 0, 3))
    battle = scene.t.battle
    assert (battle.force[AIRSHIP], battle.wounds[AIRSHIP], battle.wounds[INFANTRY]) == (2, 1, 0)


@pytest.mark.rule("AZ-CHR-39")
def test_o_malley_mends_once_in_a_combat():
    scene = camp("o_malley", infantry=4)
    scene.awake("loyalist", 3, 47)
    scene.cards(22, 25).play("attack", "send infantry 4", "fight", "repair infantry", "fight")
    assert scene.game.view(0)["battle"]["wounds"]["infantry"] == 1
    assert scene.asked == "combat_continue"


# Hits


@pytest.mark.rule("AZ-CMB-09", "AZ-RUL-95")
def test_with_cubes_for_all_every_old_one_takes_its_own_hits():
    scene = Scene().alone()
    tiles = [scene.awake("temple", 3, 47) for _ in range(3)]
    scene.t.pending = [n for pair in zip(tiles, (1, 3, 2), strict=True) for n in pair]
    scene.boxes(0, mine=scene.me()["hq"] - 6)
    scene.run((place_hits, 0))
    assert scene.through, "six cubes for six hits: nothing to choose"
    assert [scene.damage_on(tile) for tile in tiles] == [1, 3, 2]
    assert scene.t.pending == []


@pytest.mark.rule("AZ-CMB-09", "AZ-RUL-34")
def test_hits_without_a_cube_are_gone():
    scene = Scene().alone()
    tile = scene.awake("temple", 3, 47)
    scene.t.pending = [tile, 2]
    player = scene.t.boards[0]
    player.boxes[MINE], player.hq, player.discs = 20, 0, 0
    scene.run((place_hits, 0))
    assert scene.damage_on(tile) == 0
    assert scene.through and scene.t.pending == []


@pytest.mark.rule("AZ-CMB-06", "AZ-WIN-03", "AZ-WIN-07")
def test_the_cubes_of_the_second_player_lie_on_the_old_one_that_was_hit():
    scene = Scene()
    first, second = (scene.awake("temple", level, 47) for level in (3, 1))
    scene.damage(first, 0, 1).damage(first, 1, 2)
    for _ in range(2):
        assert put_cube(scene.t, 1, 1)
    scene.damage(second, 0, 3)
    assert scene.t.cubes == [1, 2, 3, 2]
    assert [damage_by(scene.t, 1, seat) for seat in (0, 1)] == [3, 2]
    scene.run((bury,))
    points = BOX.points[second]
    assert (scene.me(0)["vp"], scene.me(1)["vp"]) == (points // 2 + points % 2, points // 2)
    assert (scene.me(0)["hq"], scene.me(1)["hq"]) == (19, 18)
    assert scene.t.cubes == [1, 2]


@pytest.mark.rule("AZ-WIN-07", "AZ-RUL-87")
def test_what_lies_on_the_others_stays_there_when_one_is_destroyed():
    scene = Scene()
    dying, staying = scene.awake("loyalist", 1, 47), scene.awake("temple", 3, 47)
    scene.damage(dying, 0, 3).damage(staying, 1, 1)
    scene.t.damage_discs[2], scene.t.boards[0].discs = 1, 1
    scene.run((bury,))
    assert (scene.t.cubes, scene.t.damage_discs) == ([0, 1], [1, 0])
    assert scene.on_map() == {scene.word(staying): 47}


@pytest.mark.rule("AZ-RET-04", "AZ-RUL-37", "AZ-RUL-87")
def test_zombies_that_heal_give_discs_back_too():
    scene = Scene()
    zombie = scene.awake("zombie", 2, 47)
    scene.t.damage_discs[1], scene.t.boards[1].discs = 1, 1
    scene.damage(zombie, 0, 1)
    heal_zombies(scene.t, 47, "AZ-RET-04")
    assert scene.damage_on(zombie) == 0
    assert (scene.me(0)["hq"], scene.me(1)["discs"]) == (20, 2)
    assert (scene.t.cubes, scene.t.damage_discs) == ([0, 0], [0, 0])


@pytest.mark.rule("AZ-CHR-21", "AZ-NET-05")
def test_a_razed_hex_lets_the_line_through_again():
    scene = camp("desta_danger")
    scene.awake("temple", 1, 51)
    assert scene.me()["reach"] == [68]
    scene.play("play desta-danger")
    assert scene.me()["reach"] == [50, 51, 68]
    assert scene.game.view(0)["blocked"] == []


# Defeat


@pytest.mark.rule("AZ-DEF-03", "AZ-CHR-23", "AZ-RUL-85")
def test_after_a_defeat_franz_neumann_is_asked_about_the_stacks_that_lost_a_unit():
    scene = camp("franz_neumann", infantry=2, armoured_car=2)
    scene.awake("temple", 3, 47)
    scene.cards(12).play("attack", "send infantry 2", "send armoured-car 2")
    scene.t.battle.sanity, scene.t.battle.wounds[1] = 0, 1
    scene.play("fight")
    assert scene.options() == ["save armoured-car", "let-fall"]
    battle = scene.game.view(0)["battle"]
    assert set(battle["wounds"].values()) == {0}
    assert (battle["force"]["infantry"], battle["force"]["armoured-car"]) == (2, 1)


@pytest.mark.rule("AZ-PORT-06", "AZ-CHR-23", "AZ-RUL-53")
def test_a_ruined_garrison_asks_franz_neumann_about_the_kinds_that_it_had():
    scene = Scene().hire(0, "franz_neumann").units(0, armoured_car=1, artillery=1)
    tile = scene.awake("zombie", 1, 68)
    scene.damage(tile, 0, 1).cards(3, 5, 25).activate(cell=23)
    scene.t.battle.sanity, scene.t.battle.wounds[1] = 0, 1
    scene.play("fight")
    assert scene.options() == ["save armoured-car", "save artillery", "let-fall"]
    assert set(scene.t.battle.wounds) == set(scene.t.battle.force) == {0}


@pytest.mark.rule("AZ-PORT-05")
def test_no_combat_is_left_when_a_port_has_fallen():
    scene = Scene().units(0, infantry=1)
    scene.awake("loyalist", 3, 68)
    scene.cards(3, 5, 22, 25).activate(cell=23).play("fight", "fight")
    assert scene.game.over and scene.game.view(0)["battle"] is None
    assert scene.t.battle.seat == -1
