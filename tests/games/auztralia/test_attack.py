"""Military units and the attack: the force, its range, its time, the tile it turns up."""

import pytest
from tests.games.auztralia.scene import BOX, Scene, camp, send

from ashfall.engine.errors import Reason
from ashfall.games.auztralia.attack import attack_time, targets
from ashfall.games.auztralia.box import KINDS, UNITS
from ashfall.games.auztralia.hexes import bits

INFANTRY, CAR, ARTILLERY, AIRSHIP, TRAIN = range(5)


def reach_of(scene, *units):
    return list(bits(targets(scene.t, 0, sum(1 << UNITS.index(u) for u in units))))


@pytest.mark.rule("AZ-UNIT-01", "AZ-UNIT-02", "AZ-UNIT-03", "AZ-UNIT-04", "AZ-UNIT-05")
def test_the_five_kinds_of_units():
    assert BOX.unit_count == [10, 5, 3, 3, 4]
    assert BOX.unit_health == [2, 2, 2, 2, 3]
    assert BOX.unit_range == [1, 2, 1, 4, 0]
    assert BOX.takes_time == [True, True, True, False, False]
    assert BOX.unit_price[INFANTRY] == 1
    assert BOX.unit_price[CAR] == 3
    assert min(BOX.unit_price[2:]) >= 1


@pytest.mark.rule("AZ-UNIT-06", "AZ-ATK-14")
def test_units_leave_the_barracks_for_a_combat_and_come_back():
    scene = camp(infantry=3, armoured_car=1)
    scene.awake("temple", 1, 47)
    scene.play("attack", "send infantry 2", "send armoured-car 1")
    assert scene.me()["barracks"]["infantry"] == 1
    assert scene.game.view(0)["battle"]["force"]["infantry"] == 2
    scene.play("withdraw")
    assert scene.me()["barracks"]["infantry"] == 3
    assert scene.game.view(0)["battle"] is None


@pytest.mark.rule("AZ-UNIT-07")
def test_trains_withdraw_with_the_ground_troops():
    scene = camp(infantry=1, airship=1, armoured_train=1).rails(0, "50-47")
    scene.awake("temple", 1, 47)
    send(scene.play("attack"), infantry=1, airship=1, armoured_train=1)
    scene.play("withdraw-ground")
    assert scene.game.view(0)["battle"]["force"] == {
        "infantry": 0, "armoured-car": 0, "artillery": 0, "airship": 1, "armoured-train": 0,
    }  # fmt: skip


@pytest.mark.rule("AZ-UNIT-08", "AZ-UNIT-09", "AZ-UNIT-10")
def test_the_cards_make_units_good_and_poor_as_the_book_says():
    hits = {
        kind: [sum(BOX.hits[c][k].count(u) for c in BOX.cards) for u in range(5)]
        for k, kind in enumerate(KINDS[:6])
    }
    harm = {
        kind: [sum(BOX.results[c][k][i] for c in BOX.cards) for i in range(3)]
        for k, kind in enumerate(KINDS[:6])
    }
    for kind in ("zombie", "mi_go"):
        assert min(hits[kind][INFANTRY], hits[kind][CAR]) > max(
            hits[kind][ARTILLERY], hits[kind][TRAIN]
        )
    for kind in ("cthulhu", "shoggoth"):
        assert min(hits[kind][ARTILLERY], hits[kind][TRAIN]) > max(
            hits[kind][INFANTRY], hits[kind][CAR]
        )
    assert hits["temple"][CAR] == 0
    assert min(hits["temple"][INFANTRY], hits["temple"][ARTILLERY]) > hits["temple"][AIRSHIP]
    assert hits["zombie"][AIRSHIP] == min(hits["zombie"])
    assert harm["mi_go"][1] == max(row[1] for row in harm.values())
    assert len(set(hits["loyalist"])) == 1
    assert harm["loyalist"][2] == 0


@pytest.mark.rule("AZ-ATK-01")
def test_any_selection_that_is_not_empty_forms_the_force():
    scene = camp(infantry=2, armoured_car=1)
    scene.awake("zombie", 1, 47)
    scene.play("attack")
    assert scene.options() == ["send infantry 0", "send infantry 1", "send infantry 2"]
    scene.play("send infantry 0")
    assert scene.asked == "combat_continue"
    assert scene.game.view(0)["battle"]["force"]["armoured-car"] == 1
    assert Scene().why("attack") == "AZ-ATK-01"


@pytest.mark.rule("AZ-ATK-01")
def test_a_kind_that_is_not_asked_yet_has_a_reason_that_names_the_one_that_is():
    scene = camp(infantry=2, armoured_car=1)
    scene.awake("zombie", 1, 47)
    scene.play("attack")
    assert scene.game.why_not("send armoured-car 1") == Reason(
        "AZ-ATK-01", "order", unit="infantry"
    )
    assert scene.game.why_not("send infantry 3") == Reason("AZ-ATK-01", "few", have=2)
    scene.play("send infantry 1")
    assert scene.game.why_not("send infantry 1").key == "order"
    assert scene.game.why_not("send armoured-car 1") is None


@pytest.mark.rule("AZ-ATK-02", "AZ-ATK-04")
def test_the_target_holds_an_old_one_and_is_in_range():
    scene = camp(infantry=1)
    scene.awake("zombie", 1, 47)
    scene.lurk("zombie", 1, 46)
    scene.awake("zombie", 2, 39)
    scene.play("attack")
    assert scene.options() == ["target 46", "target 47"]
    assert scene.why("target 49") == "AZ-ATK-02"
    assert scene.why("target 39") == "AZ-ATK-04"


@pytest.mark.rule("AZ-ATK-03", "AZ-ATK-04", "AZ-ATK-05", "AZ-ATK-11", "AZ-ATK-15", "AZ-EX-17")
def test_the_smallest_range_counts_and_trains_stay_on_the_rails():
    scene = camp(infantry=1, armoured_car=1, airship=1, armoured_train=1).rails(0, "50-46")
    scene.awake("zombie", 1, 46)
    scene.awake("zombie", 1, 47)
    scene.awake("zombie", 1, 40)
    scene.awake("zombie", 1, 19)
    assert reach_of(scene, "armoured_train") == [46]
    assert reach_of(scene, "infantry", "armoured_car", "airship", "armoured_train") == [46]
    assert reach_of(scene, "infantry", "armoured_car", "airship") == [46, 47]
    assert reach_of(scene, "armoured_car", "airship") == [40, 46, 47]
    assert BOX.hexes.distance[50][19] == 4
    assert reach_of(scene, "airship") == [19, 40, 46, 47]
    send(scene.play("attack"), infantry=1, armoured_car=1, airship=1, armoured_train=1)
    assert scene.game.view(0)["battle"]["hex"] == 46
    scene.play("withdraw")
    assert scene.me()["cell"] == 1 + 2


@pytest.mark.rule("AZ-ATK-06", "AZ-RUL-31")
def test_a_blocked_hex_of_the_own_network_can_be_attacked_but_not_from_behind_it():
    scene = camp(infantry=1, armoured_train=1).rails(0, "50-46", "46-39")
    scene.awake("zombie", 1, 50)
    scene.awake("zombie", 1, 29)
    assert scene.me()["reach"] == [51, 68]
    assert reach_of(scene, "infantry") == [50]
    assert reach_of(scene, "armoured_train") == [50]


@pytest.mark.rule("AZ-ATK-07", "AZ-ATK-10", "AZ-EX-07", "AZ-RUL-28")
def test_the_tile_is_turned_up_after_the_force_is_chosen_then_withdraw_or_fight():
    scene = camp(infantry=2)
    tile = scene.lurk("zombie", 1, 47)
    scene.play("attack")
    assert scene.told("tile_revealed") == []
    scene.play("send infantry 1")
    assert scene.on_map() == {scene.word(tile): 47}
    assert scene.asked == "combat_continue"
    assert {"fight", "withdraw"} <= set(scene.options())
    scene.play("withdraw")
    assert scene.on_map() == {scene.word(tile): 47}


@pytest.mark.rule("AZ-ATK-08", "AZ-ATK-13")
def test_a_blank_ends_the_attack_and_its_price_stays_paid():
    scene = camp(infantry=1)
    scene.lurk("blank", 1, 47)
    scene.play("attack")
    assert scene.asked == "choose_action"
    assert (scene.me()["cell"], scene.me()["hq"], scene.me()["boxes"]["attack"]) == (2, 19, 1)
    assert scene.hex(47)["hidden"] == 0
    assert scene.game.view(0)["removed_tiles"][0].startswith("blank-1")
    assert scene.me()["barracks"]["infantry"] == 1


@pytest.mark.rule("AZ-ATK-09")
def test_a_tile_revealed_by_an_attack_walks_from_the_next_activation_on():
    scene = camp(infantry=1)
    tile = scene.lurk("mi_go", 1, 47)
    scene.play("attack", "withdraw")
    scene.cards(2, 3).activate()
    assert scene.on_map()[scene.word(tile)] != 47


@pytest.mark.rule("AZ-ATK-11", "AZ-ATK-12", "AZ-EX-06", "AZ-CHR-40", "AZ-RUL-88")
def test_the_time_of_an_attack_counts_kinds_not_units():
    scene = camp(infantry=4, armoured_car=2, artillery=1, airship=1, armoured_train=1)
    kinds = {
        1: [(AIRSHIP,), (TRAIN,), (INFANTRY,), (INFANTRY, AIRSHIP, TRAIN)],
        2: [(INFANTRY, CAR, AIRSHIP), (CAR, ARTILLERY)],
        3: [(INFANTRY, CAR, ARTILLERY, AIRSHIP, TRAIN)],
    }
    for time, forces in kinds.items():
        for force in forces:
            assert attack_time(scene.t, 0, sum(1 << u for u in force)) == time
    scene.hire(0, "professor_guyon")
    for time, forces in kinds.items():
        for force in forces:
            assert attack_time(scene.t, 0, sum(1 << u for u in force)) == max(time - 1, 1)


@pytest.mark.rule("AZ-ATK-16")
def test_a_force_without_a_target_may_not_be_chosen():
    scene = camp(infantry=1, armoured_car=1, armoured_train=1)
    scene.awake("zombie", 1, 40)
    assert BOX.hexes.distance[50][40] == 2
    scene.play("attack")
    assert scene.asked == "combat_continue"
    assert scene.game.view(0)["battle"]["force"]["armoured-car"] == 1
    scene = camp(infantry=1)
    scene.awake("zombie", 1, 30)
    assert scene.why("attack") == "AZ-ATK-16"


@pytest.mark.rule("AZ-ATK-17", "AZ-RUL-79")
def test_the_order_of_an_attack():
    scene = camp(infantry=2).boxes(0, attack=2)
    scene.lurk("zombie", 1, 47)
    scene.lurk("zombie", 1, 46)
    scene.play("attack")
    assert (scene.me()["goods"]["gold"], scene.me()["boxes"]["attack"]) == (7, 3)
    assert (scene.me()["cell"], scene.asked) == (1, "choose_force")
    scene.play("send infantry 2")
    assert (scene.me()["cell"], scene.asked) == (1, "choose_target")
    assert scene.told("tile_revealed") == []
    scene.play("target 46")
    assert len(scene.told("tile_revealed")) == 1
    assert scene.me()["cell"] == 1, "the Time is paid when the combat is over"
    scene.play("withdraw")
    assert scene.me()["cell"] == 2


@pytest.mark.rule("AZ-RUL-76")
def test_the_only_target_is_named_before_anything_is_turned_up():
    scene = camp(infantry=1)
    scene.sure = False
    scene.lurk("blank", 1, 46)
    scene.play("attack")
    assert scene.asked == "choose_target"
    assert scene.options() == ["target 46"]
    assert scene.game.can_undo(0)
    assert scene.told("tile_revealed") == []
    scene.game.undo()
    scene.t = scene.table()
    assert (scene.asked, scene.me()["hq"]) == ("choose_action", 20)


@pytest.mark.rule("AZ-RUL-29")
def test_other_old_ones_on_the_way_do_not_stop_troops_off_the_rails():
    scene = camp(armoured_car=1)
    scene.awake("zombie", 1, 46)
    scene.awake("zombie", 1, 39)
    assert BOX.hexes.distance[50][39] == 2
    assert reach_of(scene, "armoured_car") == [39, 46]


@pytest.mark.rule("AZ-RUL-30", "AZ-CHR-13")
def test_billy_niboon_widens_every_range_but_that_of_trains():
    scene = camp(infantry=1, armoured_train=1)
    for hex in (46, 39, 28):
        scene.awake("zombie", 1, hex)
    assert reach_of(scene, "infantry") == [46]
    scene.hire(0, "billy_niboon")
    assert reach_of(scene, "infantry") == [39, 46]
    assert reach_of(scene, "armoured_car") == [28, 39, 46]
    assert reach_of(scene, "armoured_train") == []
    scene.rails(0, "50-46")
    assert reach_of(scene, "armoured_train", "airship") == [46]


@pytest.mark.rule("AZ-RUL-32")
def test_the_attacker_may_withdraw_before_the_first_card():
    scene = camp(infantry=1)
    scene.awake("loyalist", 1, 47)
    scene.play("attack", "withdraw")
    assert scene.told("combat_card") == []
    assert scene.me()["barracks"]["infantry"] == 1


@pytest.mark.rule("AZ-RUL-60", "AZ-RUL-97", "AZ-MULT-01")
def test_an_attack_turns_up_the_hidden_tile_under_a_visitor_and_fights_both():
    scene = camp(infantry=2)
    hidden = scene.lurk("zombie", 1, 47)
    visitor = scene.awake("loyalist", 1, 47)
    assert scene.hex(47)["hidden"] == 1
    scene.play("attack", "send infantry 2")
    assert set(scene.on_map()) == {scene.word(hidden), scene.word(visitor)}
    scene.cards(26).play("fight")
    # Card 26: infantry hits Zombies and Loyalists.
    assert scene.damage_on(hidden) == scene.damage_on(visitor) == 1
