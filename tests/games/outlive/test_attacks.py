"""Attacks of Outlive: who is attacked, ammo, tribute, and the rooms and equipment for them."""

import pytest
from tests.games.outlive.scene import Scene

from ashfall.games.outlive import attack, movement
from ashfall.games.outlive.things import AMMO, FOREST, SHIP, WOOD


def meet(strength="3a", zone="forest", players=2):
    """Side 1's team stands in a zone that side 0's 5 can reach."""
    s = Scene(players)
    s.at(0, "blackwood", "mine", "silent_peak", "military_base")
    s.at(1, "dam", "mine", "silent_peak", "military_base")
    s.stand(1, strength, zone)
    return s


@pytest.mark.rule("OL-ATK-01", "OL-ATK-02", "OL-ATK-05", "OL-ATK-06", "OL-EX-04")
def test_an_arriving_5_attacks_an_active_3_with_effectiveness_2_before_any_action():
    s = meet()
    s.give(1, wood=4, can=1)
    s.go(0, "5", "forest")
    assert s.question == "tribute"
    assert s.asked == 1
    assert s.t.turn.value == 2
    assert s.t.turn.actions == 0
    assert s.store(0) == {}
    s.choose("give wood", "give can")
    assert s.store(0) == {"wood": 1, "can": 1}
    assert s.question == "act"
    assert s.t.turn.actions == 5
    s.check()


@pytest.mark.rule("OL-ATK-03", "OL-ATK-04")
def test_resting_equal_and_stronger_teams_are_not_attacked():
    s = meet()
    s.give(1, wood=4)
    s.colony(1).standing = 0
    s.go(0, "5", "forest")
    assert not s.told("attacked")
    for strength in ("5", "4"):
        s = meet(strength)
        s.at(0, "mine", "blackwood", "silent_peak", "military_base")
        s.give(1, wood=4)
        s.go(0, "4", "forest")
        assert not s.told("attacked")
        assert not [e for e in s.told("tribute") if e["seat"] == 0]


@pytest.mark.rule("OL-ATK-07", "OL-ATK-10", "OL-EX-05")
def test_each_ammo_lowers_the_effectiveness_by_one():
    s = meet()
    s.give(1, wood=4, ammo=3)
    s.go(0, "5", "forest")
    assert s.question == "defend"
    assert s.options() == ["fire 0", "fire 1", "fire 2"]
    assert s.why("fire 3") == "OL-ATK-07"
    s.choose("fire 2")
    assert s.store(0) == {}
    assert s.store(1) == {"wood": 4, "ammo": 1}
    s = meet()
    s.give(1, wood=4, can=1, ammo=3)
    s.go(0, "5", "forest").choose("fire 1")
    assert s.options() == ["give wood", "give can"]
    s.choose("give can")
    assert s.store(0) == {"can": 1}


@pytest.mark.rule("OL-ATK-08")
def test_the_attacker_has_no_use_of_ammo():
    s = meet()
    s.give(0, ammo=9)
    s.give(1, wood=4, metal=1)
    s.go(0, "5", "forest")
    assert s.t.turn.value == 2
    assert s.asked == 1


@pytest.mark.rule("OL-ATK-09", "OL-ATK-11", "OL-RUL-24", "OL-RUL-64")
def test_tribute_is_material_or_provision_of_the_defenders_choice_never_ammo():
    s = meet()
    s.rooms(1, water_reserve=3)
    s.tile(1, "axe")
    s.give(1, wood=1, water=2, ammo=5)
    s.go(0, "5", "forest").choose("fire 0")
    assert s.options() == ["give wood", "give water"]
    assert s.why("give ammo") == "OL-RUL-24"
    assert s.why("give metal") == "OL-ATK-09"
    s.choose("give water", "give wood")
    assert s.store(0) == {"wood": 1, "water": 1}
    assert s.colony(1).owned
    assert s.colony(1).survivors == 3
    s = meet()
    s.give(1, ammo=5)
    s.go(0, "5", "forest")
    assert s.question == "act"
    assert s.store(1) == {"ammo": 5}


@pytest.mark.rule("OL-ATK-10", "OL-RUL-60", "OL-RUL-87")
def test_a_poor_defender_gives_all_he_has_without_a_question():
    s = meet()
    s.give(1, metal=1)
    s.go(0, "5", "forest")
    assert s.store(0) == {"metal": 1}
    assert s.store(1) == {}
    s = meet()
    s.give(1, metal=5)
    s.go(0, "5", "forest")
    assert s.store(0) == {"metal": 2}


@pytest.mark.rule("OL-ATK-12", "OL-RUL-80", "OL-RUL-21")
def test_several_defenders_are_attacked_one_after_the_other_in_the_attackers_order():
    s = meet(players=3)
    s.at(2, "dam", "mine", "silent_peak", "military_base")
    s.stand(2, "4", "forest")
    s.give(1, wood=3, can=1)
    s.give(2, metal=3, can=1)
    s.go(0, "5", "forest")
    assert s.options() == ["attack 1", "attack 2"]
    s.choose("attack 2")
    assert s.asked == 2
    assert s.t.turn.value == 1
    s.choose("give metal")
    assert s.store(0) == {"metal": 1}
    assert s.asked == 1
    assert s.t.turn.value == 2
    s.choose("give wood", "give wood")
    assert s.store(0) == {"metal": 1, "wood": 2}


@pytest.mark.rule("OL-ATK-12")
def test_nobody_is_attacked_twice_by_one_team():
    s = meet(players=4)
    s.stand(2, "4", "forest")
    s.stand(3, "3a", "forest")
    s.give(2, metal=3)
    s.give(3, can=1)
    s.go(0, "5", "forest")
    s.choose("attack 3")
    assert s.store(0) == {"can": 1}
    assert s.options() == ["attack 1", "attack 2"]
    assert s.why("attack 3") == "OL-ATK-12"
    s.choose("attack 1")
    assert s.question == "act"
    assert s.why("attack 2") == "OL-ATK-02"


@pytest.mark.rule("OL-ATK-10", "OL-EQUIP-17")
def test_the_bat_is_not_lifted_against_those_who_have_nothing_to_give():
    s = meet(players=3)
    s.stand(2, "4", "forest")
    s.tile(0, "baseball_bat")
    s.give(2, metal=3)
    s.go(0, "5", "forest")
    assert s.options() == ["attack 1", "attack 2", "strike 2"]
    assert s.why("strike 1") == "OL-ATK-10"
    s.choose("attack 2")
    assert s.why("strike 2") == "OL-EQUIP-17"
    s = meet("5", players=3)
    s.stand(2, "4", "forest")
    s.tile(0, "baseball_bat")
    s.give(2, metal=3)
    s.go(0, "5", "forest")
    assert s.options() == ["attack 2", "strike 2"]
    assert s.why("strike 1") == "OL-ATK-10"


@pytest.mark.rule("OL-ATK-13", "OL-GEN-16", "OL-ACT-07")
def test_tribute_can_be_used_at_once():
    s = meet("3a", "dam")
    s.at(0, "blackwood", "mine", "silent_peak", "military_base")
    s.at(0, "forest", "mine", "silent_peak", "amusement_park")
    s.give(1, microchip=1)
    s.go(0, "5", "dam")
    assert s.options() == ["open-dam", "done"]
    s.choose("open-dam", "gather")
    assert s.store(0) == {"water": 1}
    verbs = [verb.word for verb in s.game.title.grammar.verbs]
    assert not {"trade", "lend"} & set(verbs)


@pytest.mark.rule("OL-ATK-14", "OL-RUL-82")
def test_the_order_of_decisions_in_an_attack():
    s = meet()
    s.tile(0, "baseball_bat")
    s.rooms(0, interrogation_room=2)
    s.rooms(1, hideout=2)
    s.tile(1, "body_armor")
    s.give(1, wood=5, can=1, ammo=2)
    s.go(0, "5", "forest")
    asked = []
    for choice in ("strike 1", "no-hiding", "no-armour", "fire 1", "no-interrogation"):
        asked.append((s.asked, s.question))
        s.choose(choice)
    assert asked == [
        (0, "attack"), (1, "hideout"), (1, "armour"), (1, "defend"), (0, "interrogation"),
    ]  # fmt: skip
    assert (s.asked, s.question, s.t.turn.value) == (1, "tribute", 2)


@pytest.mark.rule("OL-ATK-15")
def test_attacks_happen_where_nothing_can_be_gathered():
    s = meet()
    s.t.supply[WOOD] += s.t.stock[FOREST]
    s.t.stock[FOREST] = 0
    s.t.aside += s.t.game[0]
    s.t.game[0] = []
    s.give(1, wood=1)
    s.go(0, "5", "forest")
    assert s.store(0) == {"wood": 1}


@pytest.mark.rule("OL-ATK-02")
def test_an_attack_on_a_weaker_team_cannot_be_declined():
    s = meet(players=3)
    s.at(2, "dam", "mine", "silent_peak", "military_base")
    s.stand(2, "4", "forest")
    s.give(1, wood=1)
    s.give(2, wood=1)
    s.go(0, "5", "forest")
    assert "spare" not in s.options()
    assert s.why("spare") == "OL-ATK-02"
    s.choose("attack 1")
    assert s.store(0) == {"wood": 2}


@pytest.mark.rule("OL-RUL-22", "OL-EQUIP-17")
def test_the_bat_adds_one_and_lets_an_equal_team_be_attacked_but_never_forces_it():
    s = meet("5")
    s.tile(0, "baseball_bat")
    s.give(1, wood=2, metal=1)
    s.go(0, "5", "forest")
    assert s.options() == ["strike 1", "spare"]
    assert s.why("attack 1") == "OL-ATK-04"
    s.choose("spare")
    assert s.store(0) == {}
    s = meet("5")
    s.tile(0, "baseball_bat")
    s.give(1, wood=2, metal=1)
    s.go(0, "5", "forest").choose("strike 1")
    assert s.t.turn.value == 1
    s.choose("give metal")
    assert s.store(0) == {"metal": 1}
    assert not s.colony(0).ready
    s = meet(players=3)
    s.at(2, "dam", "mine", "silent_peak", "military_base")
    s.stand(2, "4", "forest")
    s.tile(0, "baseball_bat")
    s.give(1, wood=9)
    s.give(2, wood=9)
    s.go(0, "5", "forest").choose("strike 1")
    assert s.store(0) == {"wood": 3 + 1}
    assert s.why("strike 2") == "OL-EQUIP-17"


@pytest.mark.rule("OL-RUL-23", "OL-DIS-04")
def test_the_sandstorm_does_not_count_in_attacks():
    s = meet()
    s.strike("sandstorm")
    s.give(1, wood=9)
    s.go(0, "5", "forest")
    assert s.store(0) == {"wood": 2}
    assert s.t.turn.actions == 3


@pytest.mark.rule("OL-RUL-58")
def test_a_team_attacks_takes_arrival_effects_and_still_has_all_its_actions():
    s = meet()
    s.tile(0, "bow")
    s.give(1, wood=9)
    s.go(0, "5", "forest")
    assert s.store(0) == {"wood": 2, "meat": 1}
    assert s.t.turn.actions == 5


@pytest.mark.rule("OL-ZONE-60")
def test_aboard_the_ship_every_weaker_team_is_attacked_whatever_its_place():
    s = meet("3a", "cargo_ship")
    s.colony(1).berth = 3
    s.at(0, "amusement_park", "mine", "silent_peak", "military_base")
    s.give(1, wood=9)
    s.go(0, "5", "cargo-ship")
    assert s.store(0)["wood"] == 2
    assert attack.strength_there(s.t, 1, SHIP) == 3


@pytest.mark.rule("OL-GEN-17")
def test_strength_is_the_printed_number_then_the_cap_then_bonuses_for_their_purpose_only():
    s = Scene()
    s.strike("sandstorm")
    s.at(0, "amusement_park", "dam", "mine", "forest")
    s.tile(0, "grappling_hook")
    s.run((movement.choose_team, 0))
    s.choose("send 5", "go cargo-ship")
    assert s.options() == ["board 3", "board 4"]
    s = Scene()
    s.strike("sandstorm")
    s.game_stack(0, 1)
    s.tile(0, "shotgun")
    s.at(0, "blackwood", "dam", "mine", "cargo_ship")
    s.go(0, "5", "forest")
    assert s.t.turn.actions == 3
    s.choose("hunt")
    assert s.t.turn.actions == 0
    assert s.t.supply[AMMO] >= 0


@pytest.mark.rule("OL-ROOM-17", "OL-RUL-61")
def test_the_hideout_saves_a_team_of_printed_strength_3_from_giving_anything():
    for team, offered in (("3a", True), ("4", False)):
        s = Scene()
        s.at(0, "blackwood", "mine", "silent_peak", "military_base")
        s.at(1, "dam", "mine", "silent_peak", "military_base")
        s.stand(1, team, "forest")
        s.strike("sandstorm")
        s.rooms(1, hideout=2)
        s.give(1, wood=9, ammo=2)
        s.go(0, "5", "forest")
        assert (s.question == "hideout") == offered
        if offered:
            s.choose("hide")
            assert s.store(0) == {}
            assert s.store(1) == {"wood": 9, "ammo": 2}
            assert s.question == "act"


@pytest.mark.rule("OL-EQUIP-18")
def test_body_armour_lowers_the_effectiveness_by_two_not_below_zero():
    s = Scene()
    s.at(0, "blackwood", "mine", "silent_peak", "military_base")
    s.at(1, "dam", "mine", "silent_peak", "military_base")
    s.stand(1, "4", "forest")
    s.tile(1, "body_armor")
    s.give(1, wood=9)
    s.go(0, "5", "forest").choose("wear-armour")
    assert s.t.turn.value == 0
    assert s.store(0) == {}
    assert not s.colony(1).ready


@pytest.mark.rule("OL-ROOM-20", "OL-RUL-81")
def test_the_interrogation_room_lets_the_attacker_choose_once():
    s = Scene(3)
    s.at(0, "blackwood", "mine", "silent_peak", "military_base")
    for other in (1, 2):
        s.at(other, "dam", "mine", "silent_peak", "military_base")
        s.stand(other, "3a", "forest")
        s.give(other, wood=2, can=1)
    s.give(1, ammo=1)
    s.rooms(0, interrogation_room=2)
    s.go(0, "5", "forest").choose("attack 1", "fire 0", "interrogate")
    assert s.asked == 0
    assert s.options() == ["demand wood", "demand can"]
    assert s.why("demand ammo") == "OL-RUL-24"
    s.choose("demand can")
    assert s.store(0) == {"can": 1, "wood": 1}
    assert s.asked == 2
    assert s.question == "tribute"
    s = Scene()
    s.at(0, "blackwood", "mine", "silent_peak", "military_base")
    s.at(1, "dam", "mine", "silent_peak", "military_base")
    s.stand(1, "3a", "forest")
    s.give(1, wood=1, can=1)
    s.rooms(0, interrogation_room=2)
    s.go(0, "5", "forest")
    assert s.question == "act"
    assert not s.colony(0).used
