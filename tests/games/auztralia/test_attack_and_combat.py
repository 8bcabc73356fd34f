"""Military units, the attack, combat card by card, victory, withdrawal, defeat, several Old Ones at once."""

import pytest
from tests.games.auztralia.scene import BOX, Scene

from ashfall.engine.errors import Reason
from ashfall.games.auztralia.attack import attack_time, targets
from ashfall.games.auztralia.box import KINDS, UNITS
from ashfall.games.auztralia.hexes import bits
from ashfall.games.auztralia.victory import cubes_at_hand, divide, put_cube

INFANTRY, CAR, ARTILLERY, AIRSHIP, TRAIN = range(5)


def camp(**units):
    """Seat 0 with a line 68–51–50 and these units, alone on the track."""
    return Scene().alone().rails(0, "68-51", "51-50").units(0, **units).goods(0, gold=9)


def send(scene, **units):
    """Answer the questions for the force."""
    while scene.asked == "choose_force":
        unit = scene.options()[0].split()[1]
        scene.play(f"send {unit} {units.get(unit.replace('-', '_'), 0)}")
    return scene


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
    assert scene.me()["cell"] == 1 + 2
    assert scene.game.view(0)["battle"]["hex"] == 46


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
    assert (scene.me()["cell"], scene.asked) == (2, "choose_target")
    assert scene.told("tile_revealed") == []
    scene.play("target 46")
    assert len(scene.told("tile_revealed")) == 1


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


@pytest.mark.rule("AZ-CMB-01", "AZ-CMB-02", "AZ-CHR-19")
def test_sanity_is_full_at_the_start_of_every_combat():
    scene = camp(infantry=3)
    scene.awake("zombie", 2, 47)
    scene.cards(1, 2).play("attack", "send infantry 3", "fight", "fight")
    assert scene.game.view(0)["battle"]["sanity"] == 1
    scene.play("withdraw").goods(0, gold=9)
    scene.play("attack", "send infantry 2")
    assert scene.game.view(0)["battle"]["sanity"] == 3
    scene.play("withdraw").goods(0, gold=9).hire(0, "count_iago")
    scene.play("attack", "send infantry 2")
    assert scene.game.view(0)["battle"]["sanity"] == 4


@pytest.mark.rule("AZ-CMB-03", "AZ-CMB-04")
def test_decide_reveal_apply_discard_and_only_the_rows_of_the_foes_matter():
    scene = camp(infantry=2)
    tile = scene.awake("loyalist", 2, 47)
    scene.cards(22).play("attack", "send infantry 2", "fight")
    # Card 22 for Loyalists: infantry hits, one damage. The Zombies' row (artillery, damage) does not count.
    assert scene.damage_on(tile) == 1
    assert scene.game.view(0)["battle"]["wounds"]["infantry"] == 1
    assert scene.game.view(0)["cards_seen"] == ["22"]
    assert scene.asked == "combat_continue"
    assert scene.on_map()[scene.word(tile)] == 47


@pytest.mark.rule("AZ-CMB-05")
def test_each_matching_symbol_hits_however_many_units_there_are():
    scene = camp(infantry=4, armoured_car=1)
    tile = scene.awake("loyalist", 3, 47)
    scene.cards(4).play("attack", "send infantry 4", "send armoured-car 0", "fight")
    assert scene.damage_on(tile) == 1
    scene.play("withdraw").goods(0, gold=9)
    scene.cards(4).play("attack", "send infantry 1", "send armoured-car 1", "fight")
    assert scene.damage_on(tile) == 3


@pytest.mark.rule("AZ-CMB-06", "AZ-CMB-07", "AZ-RUL-77")
def test_damage_is_marked_with_own_cubes_also_on_strong_old_ones():
    scene = camp(infantry=2)
    tile = scene.awake("loyalist", 3, 47)
    scene.cards(22).play("attack", "send infantry 2", "fight")
    assert BOX.health[tile] >= 6
    assert scene.me()["hq"] == 18
    assert scene.game.view(0)["old_ones"][0]["damage_by"] == [1, 0]


@pytest.mark.rule("AZ-CMB-08", "AZ-RUL-35", "AZ-RUL-99")
def test_five_cubes_are_exchanged_for_a_disc_only_when_a_cube_is_missing():
    scene = Scene()
    few = scene.awake("temple", 2, 30)
    many = scene.awake("temple", 3, 20)
    scene.damage(few, 0, 5).damage(many, 0, 7)
    scene.t.boards[0].boxes[3], scene.t.boards[0].hq = 7, 1
    assert put_cube(scene.t, 0, 0)
    assert scene.me()["discs"] == 2
    assert put_cube(scene.t, 0, 0)
    assert (scene.me()["discs"], scene.me()["hq"]) == (1, 4)
    assert scene.t.damage_discs[1 * 2 + 0] == 1
    assert scene.damage_on(many) == 7
    assert scene.damage_on(few) == 7


@pytest.mark.rule("AZ-CMB-09", "AZ-RUL-34", "AZ-RUL-36")
def test_without_cubes_damage_is_not_dealt_even_if_it_would_kill():
    scene = camp(infantry=2)
    tile = scene.awake("loyalist", 1, 47)
    scene.damage(tile, 0, 2).boxes(0, hire=17)
    assert scene.t.boards[0].hq == 1
    scene.cards(22).play("attack", "send infantry 2", "fight")
    assert scene.damage_on(tile) == 2
    assert scene.me()["boxes"]["hire"] == 17
    assert cubes_at_hand(scene.t, 0) == 0


@pytest.mark.rule("AZ-CMB-08", "AZ-RUL-34")
def test_cubes_that_a_disc_can_replace_are_at_hand():
    scene = camp(infantry=2)
    first, second = scene.awake("shoggoth", 3, 47), scene.awake("shoggoth", 3, 46)
    scene.damage(first, 0, 5).damage(second, 0, 4).boxes(0, hire=10)
    assert scene.t.boards[0].hq == 1
    assert cubes_at_hand(scene.t, 0) == 6
    scene.t.boards[0].discs = 0
    assert cubes_at_hand(scene.t, 0) == 1


@pytest.mark.rule("AZ-CMB-09")
def test_with_too_few_cubes_the_player_chooses_who_is_hit():
    scene = camp(infantry=2).boxes(0, hire=18)
    first = scene.awake("loyalist", 1, 47)
    second = scene.awake("loyalist", 2, 47)
    scene.cards(22).play("attack", "send infantry 2", "fight")
    assert scene.asked == "assign_hits"
    assert scene.options() == [f"hit {scene.word(first)}", f"hit {scene.word(second)}"]
    scene.play(f"hit {scene.word(second)}")
    assert (scene.damage_on(first), scene.damage_on(second)) == (0, 1)


@pytest.mark.rule("AZ-CMB-10", "AZ-RUL-40")
def test_the_player_puts_damage_on_a_ground_stack_never_on_airships():
    scene = camp(infantry=2, armoured_car=1, airship=1)
    scene.awake("loyalist", 3, 47)
    scene.cards(10, 22).play("attack")
    send(scene, infantry=2, armoured_car=1, airship=1)
    scene.play("fight", "fight")
    assert scene.asked == "assign_damage"
    assert scene.options() == ["wound infantry", "wound armoured-car"]
    assert scene.why("wound airship") == "AZ-CMB-10"
    scene.play("wound armoured-car")
    assert scene.game.view(0)["battle"]["wounds"]["armoured-car"] == 1


@pytest.mark.rule("AZ-CMB-11")
def test_without_ground_troops_purple_damage_is_ignored():
    scene = camp(airship=2)
    scene.awake("loyalist", 3, 47)
    scene.cards(22).play("attack", "send airship 1", "fight")
    assert scene.game.view(0)["battle"]["wounds"]["airship"] == 0


@pytest.mark.rule("AZ-CMB-12", "AZ-CMB-13", "AZ-EX-12", "AZ-BUY-03")
def test_damage_equal_to_the_health_destroys_the_top_unit():
    scene = camp(infantry=2)
    scene.awake("loyalist", 3, 47)
    scene.cards(22, 25).play("attack", "send infantry 2", "fight", "fight")
    battle = scene.game.view(0)["battle"]
    assert (battle["force"]["infantry"], battle["wounds"]["infantry"]) == (1, 0)
    assert scene.game.view(0)["supply"]["infantry"] == 9


@pytest.mark.rule("AZ-CMB-14", "AZ-RUL-94")
def test_damage_symbols_are_assigned_one_after_the_other():
    scene = camp(infantry=1, armoured_car=1)
    scene.awake("loyalist", 3, 47)
    scene.awake("loyalist", 3, 47)
    scene.awake("loyalist", 2, 47)
    scene.cards(2).play("attack", "send infantry 1", "send armoured-car 1", "fight")
    scene.play("wound infantry", "wound infantry")
    # The infantry is gone, so the third damage goes on the car without a question.
    battle = scene.game.view(0)["battle"]
    assert battle["force"]["infantry"] == 0
    assert battle["wounds"]["armoured-car"] == 1


@pytest.mark.rule("AZ-CMB-14")
def test_damage_without_a_stack_left_is_ignored():
    scene = camp(infantry=1, airship=1)
    for _ in range(3):
        scene.awake("loyalist", 3, 47)
    scene.cards(2).play("attack")
    send(scene, infantry=1, airship=1)
    scene.play("fight")
    battle = scene.game.view(0)["battle"]
    assert battle["force"] == {
        "infantry": 0, "armoured-car": 0, "artillery": 0, "airship": 1, "armoured-train": 0,
    }  # fmt: skip


@pytest.mark.rule("AZ-CMB-15", "AZ-UNIT-04")
def test_airship_symbols_damage_airships_only():
    scene = camp(infantry=2, airship=1)
    scene.awake("mi_go", 2, 47)
    scene.cards(8).play("attack")
    send(scene, infantry=2, airship=1)
    scene.play("fight")
    assert scene.game.view(0)["battle"]["wounds"] == {
        "infantry": 0, "armoured-car": 0, "artillery": 0, "airship": 1, "armoured-train": 0,
    }  # fmt: skip
    scene = camp(infantry=2)
    scene.awake("mi_go", 2, 47)
    scene.cards(8).play("attack", "send infantry 2", "fight")
    assert set(scene.game.view(0)["battle"]["wounds"].values()) == {0}


@pytest.mark.rule("AZ-CMB-16", "AZ-DEF-02")
def test_losing_the_last_sanity_is_no_defeat_but_a_missing_token_is():
    scene = camp(infantry=5)
    scene.awake("temple", 3, 47)
    scene.cards(2, 7, 9, 12).play("attack", "send infantry 5", "fight", "fight", "fight")
    assert scene.game.view(0)["battle"]["sanity"] == 0
    assert scene.asked == "combat_continue"
    scene.play("fight")
    assert scene.game.view(0)["battle"] is None
    assert len(scene.told("maddened")) == 1


@pytest.mark.rule("AZ-CMB-17", "AZ-CMB-20", "AZ-WIN-09")
def test_all_effects_of_a_card_are_one_moment():
    scene = camp(infantry=1)
    tile = scene.awake("loyalist", 1, 47)
    scene.damage(tile, 0, 2)
    scene.cards(22, 25).play("attack", "withdraw").goods(0, gold=9)
    scene.t.battle.wounds[0] = 0
    scene.play("attack")
    scene.t.battle.wounds[0] = 1
    scene.play("fight")
    # Infantry kills the Loyalists and is destroyed by the same card.
    assert scene.me()["trophies"] == [scene.word(tile)]
    assert scene.me()["barracks"]["infantry"] == 0
    assert scene.told("defeated") == []


@pytest.mark.rule("AZ-CMB-18")
def test_an_empty_deck_is_made_anew_from_the_discard_pile():
    scene = camp(infantry=2)
    scene.awake("temple", 3, 47)
    scene.t.cards_seen = scene.t.cards[:39]
    scene.t.cards = scene.t.cards[39:]
    scene.play("attack", "send infantry 2", "fight")
    if scene.asked == "combat_continue":
        scene.play("fight")
    assert len(scene.told("cards_shuffled")) == 1
    assert len(scene.t.cards) + len(scene.t.cards_seen) == 40


@pytest.mark.rule("AZ-CMB-19", "AZ-MULT-05")
def test_combat_ends_when_all_old_ones_are_destroyed():
    scene = camp(infantry=2)
    weak = scene.awake("loyalist", 1, 47)
    strong = scene.awake("loyalist", 2, 47)
    scene.damage(weak, 0, 2).damage(strong, 0, 2)
    scene.cards(22, 36).play("attack", "send infantry 2", "fight")
    assert scene.on_map() == {scene.word(strong): 47}
    assert scene.asked == "combat_continue"
    scene.play("fight")
    assert scene.on_map() == {}
    assert scene.asked == "choose_action"


@pytest.mark.rule("AZ-CMB-20")
def test_cubes_that_come_home_cannot_be_used_for_hits_of_the_same_card():
    scene = camp(infantry=2)
    dying = scene.awake("loyalist", 1, 47)
    other = scene.awake("loyalist", 3, 47)
    scene.damage(dying, 0, 2).boxes(0, hire=16)
    scene.cards(22).play("attack", "send infantry 2", "fight")
    scene.play(f"hit {scene.word(dying)}")
    assert scene.damage_on(other) == 0
    assert scene.me()["hq"] == 3


@pytest.mark.rule("AZ-WIN-01", "AZ-EX-08")
def test_damage_of_all_players_adds_up_to_the_health():
    scene = camp(artillery=1)
    tile = scene.awake("shoggoth", 3, 47)
    scene.damage(tile, 0, 2).damage(tile, 1, 3)
    scene.cards(3, 12, 18).play("attack", "fight", "fight")
    assert scene.damage_on(tile) == 7
    scene.play("fight")
    assert scene.on_map() == {}


@pytest.mark.rule("AZ-WIN-02", "AZ-WIN-07", "AZ-WIN-08")
def test_the_only_hunter_takes_the_tile_and_everything_goes_home():
    scene = camp(infantry=2)
    tile = scene.awake("loyalist", 1, 47)
    scene.damage(tile, 0, 2)
    scene.cards(22).play("attack", "send infantry 2", "fight")
    assert scene.me()["trophies"] == [scene.word(tile)]
    assert scene.me()["vp"] == 0
    assert scene.me()["hq"] == 19
    assert scene.me()["barracks"]["infantry"] == 2
    assert 47 not in bits(scene.t.blocked)


@pytest.mark.rule("AZ-WIN-03", "AZ-WIN-04", "AZ-WIN-05")
def test_the_division_of_points():
    assert divide(9, [3, 5, 0]) == [4, 5, 0]
    assert divide(9, [4, 4, 0]) == [4, 4, 0]
    assert divide(9, [3, 5, 1]) == [3, 3, 3]
    assert divide(7, [1, 2, 1, 0]) == [2, 3, 2, 0]
    assert divide(6, [2, 2, 1, 1]) == [2, 2, 1, 1]
    assert divide(7, [2, 2, 2, 1]) == [2, 2, 2, 1]
    assert divide(7, [2, 2, 1, 1]) == [1, 1, 1, 1]
    assert divide(5, [7]) == [5]


@pytest.mark.rule("AZ-WIN-03", "AZ-WIN-04", "AZ-WIN-06", "AZ-WIN-07", "AZ-RUL-71")
def test_a_shared_tile_is_paid_in_tokens_and_removed():
    scene = camp(infantry=2)
    tile = scene.awake("loyalist", 1, 47)
    scene.damage(tile, 0, 1).damage(tile, 1, 1)
    points = BOX.points[tile]
    scene.cards(22).play("attack", "send infantry 2", "fight")
    assert scene.me(0)["vp"] == points // 2 + points % 2
    assert scene.me(1)["vp"] == points // 2
    assert scene.me(0)["trophies"] == scene.me(1)["trophies"] == []
    assert scene.game.view(0)["removed_tiles"] == [scene.word(tile)]
    assert scene.me(1)["hq"] == 20


@pytest.mark.rule("AZ-RUL-33")
def test_damage_beyond_the_health_counts_in_the_comparison():
    scene = camp(infantry=1, armoured_car=1)
    tile = scene.awake("loyalist", 1, 47)
    scene.damage(tile, 1, 2)
    scene.cards(4).play("attack", "send infantry 1", "send armoured-car 1", "fight")
    if scene.asked == "assign_damage":
        scene.play("wound infantry")
    # Two hits for one health left: 2 against 2, so a rest of 1 cannot be divided.
    odd = BOX.points[tile] % 2
    assert scene.me(0)["vp"] == scene.me(1)["vp"] == (BOX.points[tile] - odd) // 2


@pytest.mark.rule("AZ-RUL-87")
def test_a_disc_counts_five_and_goes_back_to_its_owner():
    scene = camp(infantry=2)
    tile = scene.awake("temple", 1, 47)
    t = scene.t
    t.damage_discs[0], t.boards[0].discs = 1, 1
    assert scene.damage_on(tile) == 5
    tile2 = scene.awake("loyalist", 3, 46)
    t.damage_discs[2] = 1
    t.boards[0].discs = 0
    scene.cards(22).play("attack", "send infantry 2", "target 46", "fight")
    assert scene.word(tile2) not in scene.on_map()
    assert scene.me()["discs"] == 1
    assert scene.me()["hq"] == 19


@pytest.mark.rule("AZ-RUL-96")
def test_several_destroyed_at_one_moment_are_paid_one_after_the_other():
    scene = camp(infantry=2)
    tiles = [scene.awake("loyalist", 1, 47) for _ in range(2)]
    for tile in tiles:
        scene.damage(tile, 0, 2)
    scene.cards(22).play("attack", "send infantry 2", "fight")
    assert len(scene.me()["trophies"]) == 2
    assert scene.me()["hq"] == 19


@pytest.mark.rule("AZ-RET-01", "AZ-RET-02", "AZ-RET-03", "AZ-RET-07")
def test_the_whole_force_may_withdraw_before_each_card():
    scene = camp(infantry=2)
    tile = scene.awake("loyalist", 3, 47)
    scene.cards(22).play("attack", "send infantry 2", "fight", "withdraw")
    assert scene.me()["barracks"]["infantry"] == 2
    assert scene.damage_on(tile) == 1
    assert scene.me()["cell"] == 2
    scene.goods(0, gold=9).play("attack", "send infantry 2")
    assert set(scene.game.view(0)["battle"]["wounds"].values()) == {0}


@pytest.mark.rule("AZ-RET-04", "AZ-RUL-37")
def test_zombies_heal_when_the_attacker_has_withdrawn():
    scene = camp(infantry=2)
    tile = scene.awake("zombie", 2, 47)
    scene.damage(tile, 1, 1)
    scene.cards(8).play("attack", "send infantry 2", "fight")
    assert scene.damage_on(tile) == 2
    scene.play("withdraw")
    assert scene.damage_on(tile) == 0
    assert scene.me(0)["hq"] == 19
    assert scene.me(1)["hq"] == 20


@pytest.mark.rule("AZ-RET-05", "AZ-RET-06", "AZ-RUL-38")
def test_airships_or_ground_troops_may_withdraw_alone():
    scene = camp(infantry=2, airship=1)
    tile = scene.awake("zombie", 2, 47)
    scene.cards(8, 17).play("attack")
    send(scene, infantry=2, airship=1)
    scene.play("fight")
    scene.play("withdraw-airships")
    assert scene.me()["barracks"]["airship"] == 1
    assert scene.damage_on(tile) == 1
    assert "withdraw-airships" not in scene.options()
    assert scene.why("withdraw-ground") == "AZ-RET-05"
    scene.play("fight")
    assert scene.damage_on(tile) == 2


@pytest.mark.rule("AZ-DEF-01", "AZ-DEF-06", "AZ-RUL-42")
def test_no_unit_left_against_a_living_old_one_is_a_defeat_without_other_penalty():
    scene = camp(infantry=1, airship=1)
    scene.awake("loyalist", 3, 47)
    scene.cards(22, 25).play("attack")
    send(scene, infantry=1, airship=1)
    scene.play("fight", "fight")
    # The infantry is gone, the airship fights on.
    assert scene.asked == "combat_continue"
    assert scene.game.view(0)["battle"]["force"]["airship"] == 1
    scene = camp(infantry=1)
    scene.awake("loyalist", 3, 47)
    goods = scene.me()["goods"]
    scene.cards(22, 25).play("attack", "fight", "fight")
    assert len(scene.told("defeated")) == 1
    assert scene.asked == "choose_action"
    assert scene.me()["goods"] == goods


@pytest.mark.rule("AZ-DEF-03", "AZ-DEF-04", "AZ-RUL-39", "AZ-RUL-41")
def test_defeat_destroys_the_top_unit_of_each_damaged_stack():
    scene = camp(infantry=3, armoured_car=1, airship=1)
    temple = scene.awake("temple", 3, 47)
    zombie = scene.awake("zombie", 2, 47)
    scene.cards(13).play("attack")
    send(scene, infantry=3, armoured_car=1, airship=1)
    scene.play("withdraw-airships")
    scene.t.battle.sanity = 1
    # Card 13: Temple Sanity; Zombies damage and Sanity: two losses, one token.
    scene.play("fight", "wound infantry")
    assert scene.me()["barracks"]["infantry"] == 2
    assert scene.me()["barracks"]["armoured-car"] == 1
    assert scene.me()["barracks"]["airship"] == 1
    assert scene.damage_on(zombie) == 0
    assert scene.damage_on(temple) == 0
    assert len(scene.told("maddened")) == 1


@pytest.mark.rule("AZ-DEF-05", "AZ-WIN-09")
def test_a_card_may_kill_the_last_old_one_and_defeat_the_player():
    scene = camp(infantry=2)
    tile = scene.awake("temple", 1, 47)
    scene.damage(tile, 0, 4)
    scene.cards(12).play("attack", "send infantry 2")
    scene.t.battle.sanity = 0
    scene.t.battle.wounds[0] = 1
    scene.play("fight")
    assert scene.me()["trophies"] == [scene.word(tile)]
    assert scene.me()["barracks"]["infantry"] == 1
    assert len(scene.told("defeated")) == 1


@pytest.mark.rule("AZ-MULT-02", "AZ-MULT-03", "AZ-MULT-04")
def test_one_card_counts_for_each_old_one_and_its_harm_adds_up():
    scene = camp(infantry=4, armoured_car=1)
    tiles = [scene.awake("zombie", 2, 47), scene.awake("zombie", 2, 47)]
    scene.cards(19).play("attack", "send infantry 4", "send armoured-car 1", "fight")
    # Card 19 for Zombies: infantry and car hit, 1 damage each.
    assert scene.asked == "assign_damage"
    scene.play("wound infantry", "wound armoured-car")
    assert [scene.damage_on(tile) for tile in tiles] == [2, 2]
    battle = scene.game.view(0)["battle"]
    assert (battle["wounds"]["infantry"], battle["wounds"]["armoured-car"]) == (1, 1)
    scene.cards(2).play("fight", "wound armoured-car")
    assert scene.game.view(0)["battle"]["sanity"] == 1


@pytest.mark.rule("AZ-EX-09", "AZ-CMB-05", "AZ-CMB-10", "AZ-CMB-17", "AZ-WIN-08")
def test_the_combat_example_of_the_book():
    scene = camp(infantry=2, armoured_car=1, airship=1)
    tile = scene.awake("zombie", 1, 47)
    scene.cards(1, 2, 3, 4).play("attack")
    send(scene, infantry=2, armoured_car=1, airship=1)
    scene.play("fight", "wound infantry")
    assert scene.game.view(0)["battle"]["sanity"] == 2
    scene.play("fight", "wound armoured-car")
    assert scene.game.view(0)["battle"]["sanity"] == 1
    scene.play("fight")
    assert scene.damage_on(tile) == 1
    scene.play("fight")
    assert scene.options() == ["wound infantry", "wound armoured-car"]
    scene.play("wound infantry")
    assert scene.me()["trophies"] == [scene.word(tile)]
    barracks = scene.me()["barracks"]
    assert (barracks["infantry"], barracks["armoured-car"], barracks["airship"]) == (1, 1, 1)


@pytest.mark.rule("AZ-RUL-43")
def test_the_last_unit_and_the_last_old_one_fall_together_a_victory():
    scene = camp(infantry=1)
    tile = scene.awake("loyalist", 1, 47)
    scene.damage(tile, 0, 2)
    scene.cards(22).play("attack")
    scene.t.battle.wounds[0] = 1
    scene.play("fight")
    assert scene.told("combat_won")
    assert not scene.told("defeated")


@pytest.mark.rule("AZ-RUL-98")
def test_a_card_drawn_in_combat_moves_nobody():
    scene = camp(infantry=2)
    tile = scene.awake("mi_go", 3, 47)
    scene.cards(2).play("attack", "send infantry 2", "fight")
    assert scene.on_map()[scene.word(tile)] == 47
    scene = Scene()
    tile = scene.awake("mi_go", 1, 40)
    scene.cards(2, 3).activate()
    assert scene.on_map()[scene.word(tile)] != 40
    assert scene.told("card_applied") == []
