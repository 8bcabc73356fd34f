"""Rules of AuZtralia at their edges: each of these tests was written for a fault that nothing else noticed."""

import pytest
from tests.games.auztralia.scene import BOX, Scene, camp, held, send

import ashfall
from ashfall.games.auztralia.actions import take_turn
from ashfall.games.auztralia.box import ARMOURED_CAR, FRANZ_NEUMANN, INFANTRY
from ashfall.games.auztralia.farms import kinds_left, most_farms
from ashfall.games.auztralia.hexes import bits
from ashfall.games.auztralia.losses import lose_unit, take_damage
from ashfall.games.auztralia.railways import may_lay_anywhere, may_lay_flat
from ashfall.games.auztralia.state import ATTACKING, Auztralia
from ashfall.games.auztralia.time_track import time_left
from ashfall.games.auztralia.victory import bury, hits_left, place_hits


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


@pytest.mark.rule("AZ-CHR-05", "AZ-CHR-24")
def test_a_sacrifice_that_kills_the_last_old_one_wins_before_any_card():
    scene = camp("general_takashi", infantry=2)
    tile = scene.awake("zombie", 1, 47)
    scene.play("attack", "send infantry 2", f"sacrifice infantry {scene.word(tile)}")
    assert scene.told("combat_won")
    assert scene.told("combat_card") == []
    assert scene.me()["trophies"] == [scene.word(tile)]


@pytest.mark.rule("AZ-PORT-06", "AZ-BUY-03")
def test_a_lost_garrison_returns_to_the_supply():
    scene = Scene().units(0, infantry=3)
    tile = scene.awake("zombie", 1, 68)
    scene.damage(tile, 0, 1).cards(3, 5, 25).activate(cell=23)
    scene.t.battle.sanity = 0
    scene.play("fight")
    assert scene.told("defeated")
    assert scene.game.view(0)["supply"]["infantry"] == 10


@pytest.mark.rule("AZ-SET-05", "AZ-SET-10")
def test_the_stacks_are_shuffled_before_the_survey_draws_from_them():
    def first_of_level_1(seed: int) -> int:
        t = ashfall.new("auztralia", players=2, seed=seed).table
        return int(next(tile for tile in t.lurking if t.box.level[tile] == 1))

    assert len({first_of_level_1(seed) for seed in range(12)}) > 3


@pytest.mark.rule("AZ-SET-08", "AZ-NET-03")
def test_what_the_survey_hides_blocks_its_hex_from_the_first_turn_on():
    view = ashfall.new("auztralia", players=2, seed=5).view(0)
    hidden = [h["hex"] for h in view["hexes"] if h["hidden"]]
    assert hidden
    assert view["blocked"] == hidden


@pytest.mark.rule("AZ-RUL-97", "AZ-NET-03")
def test_an_old_one_that_walks_on_a_line_cuts_it_where_it_stands():
    scene = Scene().rails(0, "68-51", "51-50", "46-50").farm(0, 46)
    scene.awake("mi_go", 2, 39)
    assert scene.me()["reach"] == [46, 50, 51, 68]
    scene.cards(2, 3).activate(cell=23)
    assert scene.on_map() and set(scene.on_map().values()) == {46}
    assert scene.me()["reach"] == [50, 51, 68]


@pytest.mark.rule("AZ-RAIL-07")
def test_only_the_side_that_has_a_track_is_taken():
    scene = Scene().alone().rails(1, "51-68")
    number = BOX.hexes.side[51, 68]
    before = "-".join(map(str, BOX.hexes.ends[number - 1]))
    scene.play("build-track-hills")
    assert scene.why("lay 51-68") == "AZ-RAIL-07"
    assert scene.why(f"lay {before}") != "AZ-RAIL-07"


@pytest.mark.rule("AZ-FARM-02")
def test_every_hex_of_the_map_can_be_named_for_a_farm():
    scene = camp()
    scene.play("farm")
    assert {scene.why(f"build {hex}") for hex in (1, 90, 91)} == {"AZ-FARM-02"}


@pytest.mark.rule("AZ-CHR-39", "AZ-RUL-85")
def test_o_malley_is_asked_in_a_defence_that_goes_on_and_not_after_a_victory():
    scene = Scene().hire(0, "o_malley").units(0, infantry=2)
    scene.awake("loyalist", 3, 68)
    scene.cards(3, 5, 22).activate(cell=23).play("fight")
    assert scene.asked == "use_o_malley"
    scene = camp("o_malley", infantry=2)
    tile = scene.awake("loyalist", 3, 47)
    scene.damage(tile, 0, 5).cards(22).play("attack", "send infantry 2", "fight")
    assert scene.told("wounded") and scene.told("combat_won")
    assert scene.asked == "choose_action"


@pytest.mark.rule("AZ-WIN-04", "AZ-RUL-87")
def test_a_disc_counts_five_when_points_are_divided():
    scene = Scene()
    tile = scene.awake("temple", 1, 47)
    scene.t.damage_discs[0], scene.t.boards[0].discs = 1, 1
    scene.damage(tile, 1, 2).run((bury,))
    most = BOX.points[tile] // 2 + BOX.points[tile] % 2
    assert (scene.me(0)["vp"], scene.me(1)["vp"]) == (most, BOX.points[tile] - most)
    assert most > BOX.points[tile] - most


@pytest.mark.rule("AZ-RUL-64")
def test_the_quarter_turn_towards_the_sea_is_exact():
    assert BOX.hexes.fan(78, (36, 80)) == (36, 80)


@pytest.mark.rule("AZ-RAIL-09")
def test_without_an_open_side_no_track_can_be_laid():
    scene = Scene().alone().goods(0, coal=3, iron=3)
    assert may_lay_flat(scene.t, 0)
    for hex in BOX.hexes.neighbours[68]:
        scene.lurk("loyalist", 1, hex)
    assert not may_lay_flat(scene.t, 0)
    assert not may_lay_anywhere(scene.t, 0)


@pytest.mark.rule("AZ-FARM-01", "AZ-CHR-20", "AZ-CHR-22")
def test_an_action_plans_three_farms_at_most_and_ferdi_kassan_two():
    scene = Scene().hire(0, "dagmar_krauss")
    scene.t.plan = [53, 54]
    assert kinds_left(scene.t, 0) == [0, 1]
    scene.t.plan = [53, 54, 12]
    assert kinds_left(scene.t, 0) == []
    scene.t.free, scene.t.plan = 1, [53]
    assert kinds_left(scene.t, 0) == [0, 1, 2]
    scene.t.plan = [53, 12]
    assert kinds_left(scene.t, 0) == []


@pytest.mark.rule("AZ-FARM-01")
def test_a_kind_whose_farms_all_stand_cannot_be_built_again():
    scene = Scene().rails(0, "68-51", "51-50", "68-69")
    assert most_farms(scene.t, 0) == 3
    built = [hex for hex in bits(BOX.farm_mask[1]) if hex != 50]
    scene.farm(0, *built[:6])
    assert most_farms(scene.t, 0) == 3
    scene.farm(0, built[6])
    assert most_farms(scene.t, 0) == 2


@pytest.mark.rule("AZ-MINE-03")
def test_only_what_the_own_track_reaches_is_mined():
    scene = Scene().alone().rails(0, "68-69", "69-52").lode(52, coal=3, iron=3).lode(51, coal=3)
    scene.play("mine")
    assert scene.why("dig 52 coal") == ""
    assert scene.why("dig 51 coal") == "AZ-MINE-03"


@pytest.mark.rule("AZ-TRK-05")
def test_after_the_action_it_is_nobodys_turn():
    scene = Scene().alone().boxes(0, mine=1)
    scene.run((take_turn, 0))
    scene.play("recover")
    assert scene.through
    assert scene.game.view(0)["turn"] is None


@pytest.mark.rule("AZ-TRK-06")
def test_who_acts_again_is_told_so_but_not_who_plays_alone():
    scene = Scene().alone().boxes(0, mine=1).play("recover")
    assert [told["seat"] for told in scene.told("acts_again")] == [0]
    alone = Scene(players=1).cells(1, 50).boxes(0, mine=1).play("recover")
    assert alone.seat == 0
    assert alone.told("acts_again") == []


@pytest.mark.rule("AZ-CMB-09", "AZ-RUL-95")
def test_with_too_few_cubes_the_player_says_which_of_the_waiting_hits_are_made():
    scene = Scene().alone()
    done, second, third = (scene.awake("loyalist", 1, 47) for _ in range(3))
    scene.boxes(0, mine=scene.me()["hq"] - 3)
    scene.t.boards[0].discs = 0
    scene.t.pending = [done, 0, second, 2, third, 2]
    assert hits_left(scene.t, 0) == [second, third]
    scene.run((place_hits, 0))
    assert scene.asked == "assign_hits"
    scene.play(f"hit {scene.word(third)}", f"hit {scene.word(third)}")
    assert scene.through
    assert [scene.damage_on(tile) for tile in (done, second, third)] == [0, 1, 2]
