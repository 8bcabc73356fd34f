"""When a seat is asked and when not, and by which rule: cases that lie next to each other."""

import pytest

from ashfall.games.last_aurora import bonus, contamination, crew, hits, movement, objects, repair
from ashfall.games.last_aurora.things import EXPLORATION, MOVEMENT, TRUCK

from .scene import BOX, Scene


def after_a_move(resting: str) -> Scene:
    """A move is done; a Ration is in hand, somebody rests, and an enemy is near."""
    scene = Scene().crew(active="leader", rest=resting).objects(0, "ration").at(2, 0)
    scene.enemy("war-wolves", 0)
    scene.t.phase = MOVEMENT
    scene.t.march.begin(0, 0, movement.FUEL_PAID)
    return scene.run((movement.movement_turn, 0))


@pytest.mark.rule("LA-RUL-81", "LA-ITEM-08")
@pytest.mark.parametrize("fighter", ["gunner", "renegade"])
def test_after_a_move_a_ration_can_wake_a_fighter_before_the_fight(fighter):
    scene = after_a_move(fighter)
    assert scene.asked == "after_move"
    assert scene.options == ["use ration", "end-movement"]


@pytest.mark.rule("LA-RUL-81")
def test_after_a_move_nobody_is_asked_for_somebody_who_does_nothing_in_a_fight():
    assert after_a_move("hermit").through


@pytest.mark.rule("LA-OBJ-02", "LA-ENC-08")
@pytest.mark.parametrize(("held", "rule"), [(3, "LA-ENC-08"), (4, "LA-OBJ-02")])
def test_a_card_is_discarded_for_the_limit_only_where_there_is_one_too_many(held, rule):
    scene = Scene().objects(0, *["ration", "welding-torch", "nitromethane", "nitrous-oxide"][:held])
    scene.run((objects.discard_object, 0, scene.convoy().objects[0]))
    assert [event.rule for event in scene.events("discarded_object")] == [rule]


def only_open(scene: Scene, word: str) -> Scene:
    """All cards of this name lie open in the discard pile: everybody knows that nobody holds one."""
    t = scene.t
    for card in [c for c, name in enumerate(BOX.words) if name == word and c in t.object_deck]:
        t.object_deck.remove(card)
        t.object_discard.append(card)
        t.show(card)
    return scene


@pytest.mark.rule("LA-RUL-81", "LA-OBJ-01")
def test_nobody_is_asked_about_a_card_that_all_can_see_elsewhere():
    scene = only_open(Scene().objects(0, "nitromethane"), "ration")
    assert not objects.may_hold(scene.t, 0, objects.RATION)
    assert objects.may_hold(scene.t, 0, objects.WELDING)
    assert not objects.may_hold(scene.t, 1, objects.WELDING), "without cards there is none"


@pytest.mark.rule("LA-MINE-01", "LA-MINE-02")
@pytest.mark.parametrize("mines", [False, True])
def test_a_mine_may_be_in_hand_only_where_the_game_has_one(mines):
    scene = Scene(mines=mines).objects(0, "nitromethane")
    assert objects.may_hold(scene.t, 0, objects.MINE) == mines


@pytest.mark.rule("LA-RUL-39")
def test_an_object_could_be_wanted_where_something_is_hurt_rests_or_is_ill():
    def could(rest: str = "", damage: str = "", ill: int = 0) -> bool:
        scene = Scene().crew(active="leader", rest=rest)
        scene.t.phase = MOVEMENT
        scene.objects(0, "nitromethane").damage(0, *damage.split())
        scene.t.contamination[scene.convoy().active[0]] = ill
        return objects.could_use(scene.t, 0)

    assert not could()
    assert could(rest="hermit")
    assert could(damage="truck-3")
    assert could(ill=1)
    exploring = Scene().crew(active="leader").objects(0, "nitromethane")
    exploring.t.phase = EXPLORATION
    assert objects.could_use(exploring.t, 0)
    assert not objects.could_use(exploring.t, 1), "without cards there is nothing to use"


@pytest.mark.rule("LA-GEN-10", "LA-PLC-11")
def test_where_nothing_can_be_done_nothing_stays_owed():
    scene = Scene().crew(active="leader")
    owner = scene.convoy()
    scene.run((repair.repair, 0, 2))
    assert (scene.through, owner.owed_repair) == (True, 0)
    scene.run((crew.cure, 0, 2, 0))
    assert (scene.through, owner.owed_cure) == (True, 0)
    scene.damage(0, *[f"truck-{slot}" for slot in range(1, 5)])
    scene.run((hits.place_damage, 0, TRUCK, 2))
    if scene.asked == "damage":
        scene.finish()
    assert (scene.through, owner.owed_damage) == (True, 0)
    scene.run((contamination.contaminate, 0, 1, 1))
    assert (scene.through, owner.owed_contamination) == (True, 0), "nobody takes part in anything"


@pytest.mark.rule("LA-GEN-10")
def test_three_repairs_are_two_and_then_one():
    scene = Scene().damage(0, "truck-1", "truck-2", "trailer1-1", "trailer1-4")
    scene.run((repair.repair, 0, 3)).play("repair-two truck-1 truck-2")
    assert scene.asked == "repair"
    assert not [option for option in scene.options if option.startswith("repair-two")]
    scene.play("repair trailer1-1")
    assert scene.through
    assert scene.convoy().owed_repair == 0


@pytest.mark.rule("LA-CON-07", "LA-EXP-05")
def test_a_death_elsewhere_leaves_those_who_take_part_alone():
    scene = Scene().crew(0, active="leader hermit").crew(1, active="leader medic")
    t = scene.t
    away, at_home = scene.convoy(0).active[1], scene.convoy(1).active[1]
    t.expedition.seat, t.expedition.crew, t.expedition.dying = 0, [away], [away]
    crew.discard_survivor(t, 1, at_home)
    assert (t.expedition.crew, t.expedition.dying) == ([away], [away])
    assert at_home not in scene.convoy(1).crew()
    crew.discard_survivor(t, 0, away)
    assert (t.expedition.crew, t.expedition.dying) == ([], [])


@pytest.mark.rule("LA-PLC-06", "LA-RUL-39")
def test_one_damage_is_placed_once_by_somebody_who_could_use_an_object():
    scene = Scene().objects(0, "welding-torch").damage(0, "trailer1-1")
    scene.t.phase = MOVEMENT
    scene.run((hits.place_damage, 0, TRUCK, 1))
    assert "use welding-torch" in scene.options
    scene.play("damage truck-1")
    assert scene.through
    assert scene.convoy().damage[0] == 1


@pytest.mark.rule("LA-EXP-08")
def test_a_gain_is_sure_of_its_place_only_with_a_slot_to_spare_and_food_that_is_eaten_makes_one():
    """Two survivors, one in the slot for survivors: four slots for anything are left, one of them to spare."""
    scene = Scene().crew(active="leader co-pilot").cargo(food=3)
    assert bonus.keeps_gain(scene.t, 0, bonus.FUEL_FOR_FAME, 1)
    assert not bonus.keeps_gain(scene.t, 0, bonus.FUEL_FOR_FAME, 0)
    scene.cargo(food=1, ammo=1)
    assert bonus.keeps_gain(scene.t, 0, bonus.AMMO_FOR_DAMAGE, 0)
    scene.cargo(food=1, ammo=2)
    assert not bonus.keeps_gain(scene.t, 0, bonus.AMMO_FOR_DAMAGE, 0)
    assert bonus.keeps_gain(scene.t, 0, bonus.AMMO_FOR_DAMAGE, 1)
