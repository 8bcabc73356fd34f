"""The 36 characters, when they may be used and what they do (Kapena Alika apart)."""

import pytest
from tests.games.auztralia.scene import BOX, Scene, camp, held, send

from ashfall.games.auztralia.box import AIRSHIP, ARMOURED_CAR, ARMOURED_TRAIN, CHARACTERS, TYPES
from ashfall.games.auztralia.characters import once_cards, unit_health
from ashfall.games.auztralia.movement import movement_card

COMBAT = (
    "bombardier_milligan", "colonel_khoury", "corporal_jones", "franz_neumann", "general_takashi",
    "juliette_verne", "lieutenant_singh", "o_malley",
)  # fmt: skip


@pytest.mark.rule("AZ-CHR-01", "AZ-RUL-51")
def test_every_character_has_its_type():
    by_type: dict[str, list[str]] = {kind: [] for kind in TYPES}
    for character, name in enumerate(CHARACTERS):
        by_type[TYPES[BOX.type[character]]].append(name)
    assert len(CHARACTERS) == 36
    assert [len(by_type[kind]) for kind in TYPES] == [11, 8, 12, 5]
    assert sorted(by_type["once_per_combat"]) == sorted(COMBAT)


@pytest.mark.rule("AZ-CHR-03", "AZ-RUL-22")
def test_a_once_card_is_played_in_the_own_turn_and_removed():
    scene = camp("lord_blackstock", infantry=1)
    scene.awake("temple", 1, 47)
    gold = scene.me()["goods"]["gold"]
    scene.play("attack")
    assert "play lord-blackstock" in scene.options()
    scene.play("play lord-blackstock")
    assert scene.asked == "combat_continue"
    assert scene.me()["goods"]["gold"] == gold + 4
    assert scene.me()["characters"] == []
    assert "lord-blackstock" in scene.game.view(0)["removed"]
    assert scene.why("play lord-blackstock") == "AZ-CHR-03"


@pytest.mark.rule("AZ-CHR-04", "AZ-CHR-05", "AZ-CHR-17")
def test_a_combat_character_works_once_in_each_combat_also_before_the_first_card():
    scene = camp("colonel_khoury", infantry=2)
    tile = scene.awake("loyalist", 3, 47)
    word = scene.word(tile)
    scene.play("attack", "send infantry 2", f"use colonel-khoury {word}")
    assert scene.damage_on(tile) == 1
    assert scene.me()["hq"] == 18
    assert scene.why(f"use colonel-khoury {word}") == "AZ-CHR-04"
    scene.play("withdraw", "attack", "send infantry 2", f"use colonel-khoury {word}")
    assert scene.damage_on(tile) == 2


@pytest.mark.rule("AZ-CHR-05")
def test_a_character_may_win_the_combat_on_the_spot_but_not_after_a_defeat():
    scene = camp("colonel_khoury", infantry=2)
    tile = scene.awake("loyalist", 1, 47)
    scene.damage(tile, 0, 2)
    scene.play("attack", "send infantry 2", f"use colonel-khoury {scene.word(tile)}")
    assert scene.me()["trophies"] == [scene.word(tile)]
    assert scene.told("combat_card") == []
    assert scene.asked == "choose_action"
    scene = camp("colonel_khoury", infantry=1)
    tile = scene.awake("loyalist", 3, 47)
    scene.cards(22, 25).play("attack", "fight", "fight")
    assert scene.asked == "choose_action"
    assert scene.damage_on(tile) == 1


@pytest.mark.rule("AZ-CHR-06", "AZ-SCO-06")
def test_scoring_characters_add_points():
    scene = Scene().farm(0, 50, 46)
    before = scene.game.scores()[0]
    scene.hire(0, "mr_merino")
    assert scene.game.scores()[0] == before + 2


@pytest.mark.rule("AZ-CHR-07", "AZ-RUL-102")
def test_using_a_character_is_optional_castro_and_karpov_are_not_asked():
    scene = camp("o_malley", "corporal_jones", infantry=2)
    scene.awake("loyalist", 3, 47)
    scene.cards(22).play("attack", "send infantry 2", "fight")
    assert (scene.asked, "face-card" in scene.options()) == ("use_corporal_jones", True)
    scene.play("face-card")
    assert (scene.asked, "no-repair" in scene.options()) == ("use_o_malley", True)
    scene.play("no-repair")
    scene = Scene().farm(0, 46).hire(0, "alansa_castro")
    tile = scene.awake("mi_go", 2, 39)
    scene.cards(2).run((movement_card, -1))
    assert scene.through
    assert scene.damage_on(tile) == 2


@pytest.mark.rule("AZ-CHR-08", "AZ-RUL-95")
def test_damage_by_characters_uses_cubes_and_is_void_without_them():
    scene = Scene().farm(0, 46).hire(0, "alansa_castro")
    first = scene.awake("mi_go", 2, 39)
    second = scene.awake("mi_go", 3, 39)
    scene.boxes(0, hire=17)
    scene.cards(2).run((movement_card, -1))
    assert (scene.asked, scene.seat) == ("assign_hits", 0)
    scene.play(f"hit {scene.word(second)}", f"hit {scene.word(second)}")
    # One cube is left and only the first Mi-Go can still take damage.
    assert (scene.damage_on(first), scene.damage_on(second)) == (1, 2)
    assert scene.me()["hq"] == 0
    scene = Scene().farm(0, 46).hire(0, "alansa_castro")
    tile = scene.awake("mi_go", 1, 39)
    scene.t.boards[0].boxes[3], scene.t.boards[0].hq = 20, 0
    scene.cards(2).run((movement_card, -1))
    assert scene.damage_on(tile) == 0
    assert scene.me()["farms"][0]["blighted"]


@pytest.mark.rule("AZ-CHR-08", "AZ-WIN-03")
def test_damage_by_characters_counts_for_the_division():
    scene = Scene().farm(0, 46).hire(0, "alansa_castro")
    tile = scene.awake("mi_go", 1, 39)
    scene.damage(tile, 1, 1)
    scene.cards(2).run((movement_card, -1))
    points = BOX.points[tile]
    assert scene.me(0)["vp"] + scene.me(1)["vp"] == points
    assert scene.me(0)["vp"] == points // 2 + points % 2


@pytest.mark.rule("AZ-CHR-09")
def test_characters_stay_with_their_owner():
    scene = camp("lord_blackstock", "colonel_khoury", infantry=1)
    assert scene.why("play colonel-khoury") == "AZ-CHR-03"
    assert scene.why("dismiss colonel-khoury") == "AZ-SOLO-03"
    scene.awake("loyalist", 3, 47)
    scene.cards(22, 25).play("attack", "fight", "fight")
    assert scene.me()["characters"] == ["colonel-khoury", "lord-blackstock"]


@pytest.mark.rule("AZ-CHR-10", "AZ-RUL-55")
def test_agent_davis_turns_up_two_tiles_for_two_points():
    scene = camp("agent_davis")
    one = scene.lurk("zombie", 1, 41)
    scene.lurk("blank", 1, 46)
    scene.lurk("mi_go", 2, 30)
    scene.play("play agent-davis", "unmask 46", "unmask 41")
    assert scene.on_map() == {scene.word(one): 41}
    assert scene.hex(46)["hidden"] == 0
    assert scene.hex(30)["hidden"] == 2
    assert scene.me()["vp"] == 2
    scene = camp("agent_davis")
    scene.lurk("zombie", 1, 41)
    scene.play("play agent-davis")
    assert scene.asked == "choose_action"
    assert len(scene.on_map()) == 1
    assert camp("agent_davis").play("play agent-davis").me()["vp"] == 2


@pytest.mark.rule("AZ-CHR-11", "AZ-RUL-49")
def test_alansa_castro_strikes_before_the_blight_and_may_save_the_farm():
    scene = Scene().farm(0, 46).hire(0, "alansa_castro")
    tile = scene.awake("zombie", 1, 39)
    scene.cards(7).run((movement_card, -1))
    assert scene.me()["trophies"] == [scene.word(tile)]
    assert not scene.me()["farms"][0]["blighted"]
    assert scene.told("farm_saved")
    scene = Scene().farm(0, 46, 47).hire(0, "alansa_castro")
    strong = scene.awake("mi_go", 3, 39)
    scene.cards(2).run((movement_card, -1))
    assert scene.damage_on(strong) == 2
    assert [farm["blighted"] for farm in scene.me()["farms"]] == [True, False]
    scene.cards(4).run((movement_card, -1))
    assert scene.damage_on(strong) == 4


@pytest.mark.rule("AZ-CHR-12", "AZ-CHR-15", "AZ-CHR-45")
def test_three_characters_make_units_tougher():
    scene = Scene()
    printed = [unit_health(scene.t, 0, unit) for unit in range(5)]
    assert printed == [2, 2, 2, 2, 3]
    scene.hire(0, "alexander_proust", "boris_krupp", "zhu_xiang")
    assert unit_health(scene.t, 0, ARMOURED_CAR) == 3
    assert unit_health(scene.t, 0, ARMOURED_TRAIN) == 4
    assert unit_health(scene.t, 0, AIRSHIP) == 3
    assert unit_health(scene.t, 1, ARMOURED_CAR) == 2
    scene = camp("alexander_proust", armoured_car=1)
    scene.awake("loyalist", 3, 47)
    scene.cards(22, 25, 26).play("attack", "fight", "fight")
    assert scene.game.view(0)["battle"]["wounds"]["armoured-car"] == 2
    scene.play("fight")
    assert scene.told("unit_lost")


@pytest.mark.rule("AZ-CHR-14", "AZ-CHR-28", "AZ-CHR-34")
def test_three_marksmen_need_their_unit_in_the_force():
    for name, unit, rule in (
        ("bombardier_milligan", "artillery", "AZ-CHR-14"),
        ("juliette_verne", "airship", "AZ-CHR-28"),
        ("lieutenant_singh", "armoured_car", "AZ-CHR-34"),
    ):
        word = name.replace("_", "-")
        scene = camp(name, infantry=1, **{unit: 1})
        tile = scene.awake("temple", 1, 47)
        send(scene.play("attack"), infantry=1)
        assert scene.why(f"use {word} {scene.word(tile)}") == rule
        scene.play("withdraw")
        send(scene.play("attack"), infantry=1, **{unit: 1})
        scene.play(f"use {word} {scene.word(tile)}")
        assert scene.damage_on(tile) == 1


@pytest.mark.rule("AZ-CHR-16", "AZ-RUL-57", "AZ-RUL-83")
def test_captain_flounder_brings_a_unit_that_does_not_join_the_combat():
    scene = camp("captain_flounder", infantry=1)
    scene.awake("temple", 1, 47)
    scene.play("attack", "play captain-flounder", "enlist airship")
    assert scene.me()["barracks"]["airship"] == 1
    assert scene.game.view(0)["battle"]["force"]["airship"] == 0
    assert scene.game.view(0)["supply"]["airship"] == 2
    scene = camp("captain_flounder")
    scene.t.supply = [0] * 5
    scene.look()
    assert scene.why("play captain-flounder") == "AZ-RUL-83"


@pytest.mark.rule("AZ-CHR-18")
def test_corporal_jones_withdraws_after_the_reveal():
    scene = camp("corporal_jones", infantry=2)
    tile = scene.awake("loyalist", 3, 47)
    scene.cards(22).play("attack", "send infantry 2", "fight", "withdraw")
    assert scene.damage_on(tile) == 0
    assert scene.me()["barracks"]["infantry"] == 2
    assert scene.game.view(0)["cards_seen"] == ["22"]
    scene = camp("corporal_jones", infantry=2, airship=1)
    tile = scene.awake("mi_go", 3, 47)
    # Card 8 for Mi-Go: infantry hits, airship damage.
    scene.cards(8, 3).play("attack")
    send(scene, infantry=2, airship=1)
    scene.play("fight", "withdraw-airships")
    assert scene.damage_on(tile) == 1
    assert scene.me()["barracks"]["airship"] == 1
    scene.play("fight")
    assert scene.asked == "combat_continue"


@pytest.mark.rule("AZ-CHR-21", "AZ-RUL-58", "AZ-RUL-84")
def test_desta_danger_removes_a_temple_with_all_in_its_hex():
    scene = camp("desta_danger")
    temple = scene.awake("temple", 1, 47)
    scene.awake("temple", 2, 47)
    scene.awake("mi_go", 1, 47)
    away = scene.awake("temple", 3, 30)
    scene.damage(temple, 1, 2)
    scene.play("play desta-danger", "raze 47")
    assert scene.on_map() == {scene.word(away): 30}
    assert scene.me(1)["hq"] == 20
    assert scene.me(0)["vp"] == scene.me(1)["vp"] == 0
    assert scene.me(0)["trophies"] == []
    assert len(scene.game.view(0)["removed_tiles"]) == 3
    scene = camp("desta_danger", infantry=1)
    scene.awake("temple", 1, 47)
    scene.play("attack", "play desta-danger")
    assert scene.asked == "choose_action"
    assert scene.me()["barracks"]["infantry"] == 1


@pytest.mark.rule("AZ-CHR-23", "AZ-RUL-86")
def test_franz_neumann_saves_a_unit_for_the_barracks():
    scene = camp("franz_neumann", infantry=2)
    scene.awake("loyalist", 3, 47)
    scene.cards(22, 25).play("attack", "send infantry 2", "fight", "fight")
    assert scene.asked == "use_franz_neumann"
    scene.play("save infantry")
    battle = scene.game.view(0)["battle"]
    assert (battle["force"]["infantry"], battle["wounds"]["infantry"]) == (1, 0)
    assert scene.me()["barracks"]["infantry"] == 1
    assert scene.game.view(0)["supply"]["infantry"] == 8


@pytest.mark.rule("AZ-RUL-53", "AZ-RUL-85", "AZ-PORT-06")
def test_franz_neumann_saves_a_unit_from_defeat_takashi_and_a_ruined_garrison():
    scene = camp("franz_neumann", infantry=2, armoured_car=1)
    scene.awake("temple", 3, 47)
    scene.cards(12).play("attack", "send infantry 2", "send armoured-car 1")
    scene.t.battle.sanity, scene.t.battle.wounds[0], scene.t.battle.wounds[1] = 0, 1, 1
    scene.play("fight")
    assert scene.asked == "use_franz_neumann"
    assert scene.options() == ["save infantry", "save armoured-car", "let-fall"]
    scene.play("save armoured-car")
    assert scene.me()["barracks"]["armoured-car"] == 1
    assert scene.me()["barracks"]["infantry"] == 1
    scene = camp("franz_neumann", "general_takashi", armoured_train=1).rails(0, "50-47")
    tile = scene.awake("temple", 3, 47)
    scene.play("attack", f"sacrifice armoured-train {scene.word(tile)}", "save armoured-train")
    assert scene.me()["barracks"]["armoured-train"] == 1
    scene = Scene().hire(0, "franz_neumann", "colonel_khoury").units(0, infantry=3, artillery=1)
    tile = scene.awake("zombie", 1, 68)
    scene.damage(tile, 0, 1).cards(3, 5, 25).activate(cell=23)
    scene.t.battle.sanity = 0
    scene.play("fight", "save artillery")
    assert scene.me()["barracks"] == {
        "infantry": 0, "armoured-car": 0, "artillery": 1, "airship": 0, "armoured-train": 0,
    }  # fmt: skip


@pytest.mark.rule("AZ-CHR-24", "AZ-RUL-54")
def test_general_takashi_sacrifices_the_top_unit_with_its_damage():
    scene = camp("general_takashi", infantry=2)
    tile = scene.awake("loyalist", 3, 47)
    scene.cards(22).play("attack", "send infantry 2", "fight")
    scene.play(f"sacrifice infantry {scene.word(tile)}")
    assert scene.damage_on(tile) == 3
    battle = scene.game.view(0)["battle"]
    assert (battle["force"]["infantry"], battle["wounds"]["infantry"]) == (1, 0)
    assert scene.why(f"sacrifice infantry {scene.word(tile)}") == "AZ-CHR-04"
    scene = camp("general_takashi", airship=1)
    tile = scene.awake("loyalist", 3, 47)
    scene.play("attack")
    assert scene.why(f"sacrifice infantry {scene.word(tile)}") == "AZ-CHR-24"
    scene.play(f"sacrifice airship {scene.word(tile)}")
    assert len(scene.told("defeated")) == 1
    assert scene.damage_on(tile) == 2


@pytest.mark.rule("AZ-RUL-103")
def test_khoury_and_takashi_also_fight_for_a_port():
    scene = Scene().hire(0, "colonel_khoury", "general_takashi").units(0, infantry=2)
    tile = scene.awake("loyalist", 2, scene.t.boards[0].port)
    scene.cards(3, 5).activate(cell=23)
    word = scene.word(tile)
    assert {f"use colonel-khoury {word}", f"sacrifice infantry {word}"} <= set(scene.options())
    scene.play(f"use colonel-khoury {word}")
    assert scene.damage_on(tile) == 1


@pytest.mark.rule("AZ-RUL-104")
def test_ivan_karpov_strikes_only_when_all_movement_is_over():
    scene = Scene().hire(0, "ivan_karpov").units(0, infantry=1)
    tile = scene.awake("loyalist", 2, scene.t.boards[0].port)
    scene.cards(3, 5).activate(cell=23)
    heard = [event.kind for event in scene.heard]
    cards = [i for i, kind in enumerate(heard) if kind == "movement_card"]
    assert len(cards) == 2
    assert cards[-1] < heard.index("port_attacked") < heard.index("character_used")
    assert scene.damage_on(tile) == 2


@pytest.mark.rule("AZ-CHR-26")
def test_ivan_karpov_strikes_each_attacker_of_the_port_first():
    scene = Scene().hire(0, "ivan_karpov", "colonel_khoury").units(0, infantry=2)
    weak = scene.awake("zombie", 1, 68)
    strong = scene.awake("loyalist", 3, 68)
    scene.cards(3, 5).activate(cell=23)
    assert scene.asked == "combat_continue"
    assert scene.word(weak) not in scene.on_map()
    assert scene.damage_on(strong) == 2


@pytest.mark.rule("AZ-CHR-30")
def test_kitchener_takes_a_card_of_the_row():
    scene = camp("kitchener").row("rangers", "agent_davis", "o_malley", "tex_mcguire", "mr_merino")
    scene.next_characters("zhu_xiang")
    scene.play("play kitchener", "take tex-mcguire")
    assert scene.me()["characters"] == ["tex-mcguire"]
    assert scene.game.view(0)["row"][0] == "zhu-xiang"
    assert scene.me()["cell"] == 1


@pytest.mark.rule("AZ-CHR-31", "AZ-CHR-33", "AZ-CHR-41", "AZ-CHR-44")
def test_four_characters_bring_goods():
    for name, coal, iron, gold in (
        ("lady_carter", 4, 0, 0), ("lord_blackstock", 0, 0, 4), ("rory_mcdory", 1, 1, 2),
        ("yvette_killa", 0, 4, 0),
    ):  # fmt: skip
        scene = camp(name)
        before = scene.me()["goods"]
        after = scene.play(f"play {name.replace('_', '-')}").me()["goods"]
        assert [after[g] - before[g] for g in ("coal", "iron", "gold")] == [coal, iron, gold]


@pytest.mark.rule("AZ-CHR-32", "AZ-RUL-56", "AZ-RUL-84")
def test_rangers_strike_anybody_face_up_anywhere():
    scene = camp("rangers")
    far = scene.awake("temple", 1, 6)
    scene.awake("mi_go", 2, 30)
    scene.lurk("zombie", 1, 41)
    scene.play("play rangers")
    assert len(scene.options()) == 2
    scene.play(f"hunt {scene.word(far)}")
    assert scene.damage_on(far) == 2
    scene = camp("rangers", infantry=1)
    tile = scene.awake("zombie", 1, 47)
    scene.damage(tile, 1, 1)
    scene.play("attack", "play rangers")
    assert scene.asked == "choose_action"
    half, rest = divmod(BOX.points[tile], 2)
    assert (scene.me(0)["vp"], scene.me(1)["vp"]) == (half + rest, half)
    assert scene.me()["barracks"]["infantry"] == 1


@pytest.mark.rule("AZ-CHR-35", "AZ-CHR-36", "AZ-CHR-37", "AZ-CHR-38", "AZ-CHR-42")
def test_the_five_scoring_characters():
    def characters(scene):
        return dict(scene.game.score_sheet())["characters"][0]

    scene = Scene().farm(0, 50, 46, 51, 69).farm(0, 49, 52, 70, 71, blighted=True)
    scene.rails(0, "68-51", "51-50", "50-46", "46-45", "68-69", "69-70", "70-71")
    for kind in ("zombie", "mi_go"):
        scene.t.boards[0].trophies |= 1 << scene.tile(kind, 1)
    expected = {
        "mad_johnson": 2, "mr_merino": 2, "mrs_bradshaw": 7 // 3, "merinda_sweet": 1, "tex_mcguire": 1,
    }  # fmt: skip
    total = 0
    for name, points in expected.items():
        scene.hire(0, name)
        total += points
        assert characters(scene) == total, name


@pytest.mark.rule("AZ-CHR-39", "AZ-RUL-85")
def test_o_malley_takes_a_cube_off_after_a_card_also_before_a_defeat():
    scene = camp("o_malley", infantry=2)
    scene.awake("loyalist", 3, 47)
    scene.cards(22).play("attack", "send infantry 2", "fight", "repair infantry")
    assert scene.game.view(0)["battle"]["wounds"]["infantry"] == 0
    scene.cards(25).play("fight")
    assert scene.asked == "combat_continue"
    scene = camp("o_malley", infantry=1)
    scene.awake("loyalist", 3, 47)
    scene.cards(22, 25).play("attack", "fight", "no-repair", "fight")
    # The unit that was just destroyed does not come back.
    assert scene.me()["barracks"]["infantry"] == 0
    scene = camp("o_malley", infantry=1)
    scene.awake("temple", 3, 47)
    scene.cards(12).play("attack")
    scene.t.battle.sanity, scene.t.battle.wounds[0] = 0, 1
    scene.play("fight", "repair infantry")
    assert scene.told("defeated")
    assert scene.me()["barracks"]["infantry"] == 1


@pytest.mark.rule("AZ-RUL-82")
def test_once_cards_are_not_for_port_defences_or_the_turn_of_another():
    scene = Scene().hire(0, "rangers", "colonel_khoury").units(0, infantry=2)
    scene.awake("loyalist", 3, 68)
    scene.cards(3, 5).activate(cell=23)
    assert scene.asked == "combat_continue"
    assert scene.why("play rangers") == "AZ-RUL-82"
    assert once_cards(scene.t, 0) == []
    scene, _ = held("rangers", infantry=2)
    scene.play("strike-back", "send infantry 2")
    assert scene.why("play rangers") == "AZ-RUL-82"


@pytest.mark.rule("AZ-RUL-83")
def test_a_once_card_that_could_do_nothing_cannot_be_played():
    scene = camp("rangers", "jenny_appleseed", "desta_danger", "ferdi_kassan", "timothy_brassey")
    scene.goods(0, coal=0)
    scene.farm(0, 50, 51)
    for name in ("rangers", "jenny-appleseed", "desta-danger", "ferdi-kassan", "timothy-brassey"):
        assert scene.why(f"play {name}") == "AZ-RUL-83", name
    scene.awake("temple", 1, 30)
    scene.boxes(0, hire=20 - 1)
    scene.t.boards[0].hq -= 1
    scene.t.boards[0].boxes[3] += 1
    assert once_cards(scene.t, 0) == [CHARACTERS.index("desta_danger")]
    kitchener = camp("kitchener")
    kitchener.t.row = []
    kitchener.look()
    assert kitchener.why("play kitchener") == "AZ-RUL-83"
