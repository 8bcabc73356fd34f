"""The log of a game can be audited: it tells every cost and gain, and each line names the rule behind it."""

from collections import Counter
from typing import Any

import pytest
from tests.games.auztralia.scene import BOX, Scene, camp, send

import ashfall
from ashfall.engine.chance import seeded
from ashfall.games.auztralia.actions import take_turn
from ashfall.games.auztralia.box import COAL, GOLD, IRON, MINE, RECOVER
from ashfall.games.auztralia.state import Auztralia

UNITS = {"bought": 1, "enlisted": 1, "unit_saved": 1, "unit_lost": -1, "garrison_lost": -1}
OWNED = ("trophies", "characters", "tracks", "farms", "blighted")


class Account:
    """What a player has, as far as the log says: nothing else is read after the start."""

    def __init__(self, goods: list[int], vp: int) -> None:
        self.goods, self.vp, self.cell = goods[:], vp, 0
        self.hq, self.discs = BOX.cubes, BOX.discs
        self.boxes = [0] * 9
        self.units: Counter[int] = Counter()
        self.owned: dict[str, set[int]] = {name: set() for name in OWNED}
        self.damage: Counter[int] = Counter()

    def enter(self, kind: str, values: dict[str, Any]) -> None:
        """A line about this player."""
        amount = values.get("amount", 1)
        self.goods[GOLD] += values.get("gold", 0) * (1 if kind == "farm_built" else -1)
        if kind in UNITS:
            self.units[values["unit"]] += amount * UNITS[kind]
        elif kind in ("gained", "mined", "imported", "exported"):
            self.goods[values["good"]] += -1 if kind == "exported" else amount
            self.goods[GOLD] += kind == "exported"
        elif kind == "track_paid":
            self.goods[COAL] -= 1
            self.goods[IRON] -= 1
        elif kind == "row_dismissed":
            self.goods[GOLD] -= 1
        elif kind in ("points_gained", "points_divided"):
            self.vp += values["vp"]
        elif kind == "disc_moved":
            self.cell = values["cell"]
        else:
            self.cubes(kind, values, amount)
            self.things(kind, values)

    def cubes(self, kind: str, values: dict[str, Any], amount: int) -> None:
        if kind == "acted":
            self.boxes[values["action"]] += 1
            self.hq -= 1
        elif kind == "recovered":
            assert amount == sum(self.boxes)
            self.boxes, self.hq = [0] * (RECOVER + 1), self.hq + amount
        elif kind == "struck":
            self.damage[values["tile"]] += amount
            self.hq -= amount
        elif kind == "cubes_exchanged":
            self.hq, self.discs = self.hq + amount, self.discs - 1

    def things(self, kind: str, values: dict[str, Any]) -> None:
        if kind == "hired":
            self.owned["characters"].add(values["character"])
        elif kind == "card_played":
            self.owned["characters"].remove(values["character"])
        elif kind == "trophy_taken":
            self.owned["trophies"].add(values["tile"])
        elif kind == "track_laid":
            self.owned["tracks"].add(values["edge"])
        elif kind == "farm_built":
            self.owned["farms"].add(values["hex"])
        elif kind == "farm_blighted":
            self.owned["blighted"].add(values["hex"])
        elif kind == "farm_restored":
            self.owned["blighted"].remove(values["hex"])


class Accounts:
    """One for each player, kept while a game is played."""

    def __init__(self, t: Auztralia, read: int = 0) -> None:
        self.of = [Account(player.goods, player.vp) for player in t.boards]
        self.discs: dict[tuple[int, int], int] = {}
        self.read = read

    def listen(self, game: ashfall.Game) -> None:
        for _, event in game.events[self.read :]:
            kind, values = event.kind, event.values
            if kind in ("old_one_destroyed", "old_one_removed", "healed"):
                self.home(values["tile"])
            elif "seat" in values:
                if kind == "cubes_exchanged":
                    key = values["seat"], values["tile"]
                    self.discs[key] = self.discs.get(key, 0) + 1
                self.of[values["seat"]].enter(kind, values)
        self.read = len(game.events)

    def home(self, tile: int) -> None:
        for seat, account in enumerate(self.of):
            discs = self.discs.pop((seat, tile), 0)
            account.discs += discs
            account.hq += account.damage.pop(tile, 0) - discs * BOX.disc_value


def possession(t: Auztralia, seat: int) -> dict[str, Any]:
    player = t.boards[seat]
    force = t.battle.force if t.battle.seat == seat else [0] * 5
    units = {unit: n + force[unit] for unit, n in enumerate(player.barracks) if n + force[unit]}
    return {
        "goods": player.goods,
        "vp": player.vp,
        "hq": player.hq,
        "discs": player.discs,
        "boxes": player.boxes,
        "units": units,
        "trophies": player.trophies,
        "characters": player.characters,
        "tracks": player.tracks,
        "farms": player.farms,
        "blighted": player.farms & t.blighted,
    }


def balance(account: Account) -> dict[str, Any]:
    return {
        "goods": account.goods,
        "vp": account.vp,
        "hq": account.hq,
        "discs": account.discs,
        "boxes": account.boxes,
        "units": dict(+account.units),
        **{name: sum(1 << thing for thing in account.owned[name]) for name in OWNED},
    }


@pytest.mark.rule("AZ-CMB-06", "AZ-CMB-09", "AZ-PORT-05", "AZ-WIN-07")
@pytest.mark.parametrize("seed", range(12))
def test_what_everybody_has_follows_from_the_log_alone(seed):
    players = 1 + seed % 4
    game = ashfall.new("auztralia", players=players, seed=seed, listen=True)
    t = game.table
    assert isinstance(t, Auztralia)
    chance = seeded(f"audit {seed}")
    accounts = Accounts(t, len(game.events))
    while not game.over:
        asked = game.waiting()[0]
        kinds = sorted({str(option).split()[0] for option in asked.options})
        kind = kinds[chance.below(len(kinds))]
        same = [option for option in asked.options if str(option).split()[0] == kind]
        game.play(same[chance.below(len(same))], seat=asked.seat)
        accounts.listen(game)
        if game.over or game.waiting()[0].question == "choose_action":
            for seat, account in enumerate(accounts.of):
                assert balance(account) == possession(t, seat), game.choices[-1]


def rules(scene: Scene, kind: str) -> list[str]:
    heard = [event.rule for event in scene.heard if event.kind == kind]
    return heard + [event["rule"] for event in scene.game.log(0, -1) if event["kind"] == kind]


@pytest.mark.rule("AZ-CMB-10", "AZ-CMB-15", "AZ-CHR-24", "AZ-CMB-12")
def test_harm_to_a_force_names_what_it_comes_from():
    scene = camp("general_takashi", infantry=2, airship=1)
    tile = scene.awake("mi_go", 3, 47)
    scene.cards(8, 3, 5, 1).play("attack")
    send(scene, infantry=2, airship=1).play("fight")
    assert rules(scene, "wounded") == ["AZ-CMB-15"]
    scene.play(f"sacrifice infantry {scene.word(tile)}")
    assert rules(scene, "unit_lost") == ["AZ-CHR-24"]
    assert rules(scene, "struck") == ["AZ-CMB-06", "AZ-CHR-08"]


@pytest.mark.rule("AZ-RET-04", "AZ-DEF-04")
def test_zombies_heal_by_the_rule_of_what_ended_the_combat():
    for choice, rule in (("withdraw", "AZ-RET-04"), ("fight", "AZ-DEF-04")):
        scene = camp(infantry=2)
        tile = scene.awake("zombie", 2, 47)
        scene.damage(tile, 0, 1).cards(13).play("attack", "send infantry 2")
        scene.t.battle.sanity = 0
        scene.play(choice)
        assert rules(scene, "healed") == [rule]


@pytest.mark.rule("AZ-REC-01", "AZ-REC-04")
def test_recovering_names_the_rule_of_its_price():
    scene = Scene().alone().boxes(0, mine=1).play("recover")
    assert rules(scene, "recovered") == ["AZ-REC-01"]
    scene = Scene().alone()
    scene.t.boards[0].boxes[MINE], scene.t.boards[0].hq = 20, 0
    scene.run((take_turn, 0))
    assert rules(scene, "recovered") == ["AZ-REC-04"]
    assert scene.told("recovered")[0]["time"] == 2


@pytest.mark.rule("AZ-CHR-43", "AZ-RAIL-01")
def test_track_is_paid_by_the_rule_of_the_action_or_of_timothy_brassey():
    scene = Scene().alone().hire(0, "timothy_brassey").play("play timothy-brassey", "lay 68-69")
    scene.play("stop", "build-track")
    assert rules(scene, "track_paid") == ["AZ-CHR-43", "AZ-RAIL-01"]


@pytest.mark.rule("AZ-PORT-05", "AZ-PORT-06")
def test_a_garrison_that_is_lost_is_told_kind_by_kind():
    for damage, rule in ((1, "AZ-PORT-06"), (0, "AZ-PORT-05")):
        scene = Scene().units(0, infantry=3, airship=1)
        tile = scene.awake("zombie", 1, 68)
        scene.damage(tile, 0, damage).cards(3, 5, 25).activate(cell=23)
        scene.t.battle.sanity = 0
        scene.play("fight")
        assert rules(scene, "garrison_lost") == [rule, rule]
        lost = [(told["unit"], told["amount"]) for told in scene.told("garrison_lost")]
        assert lost == [("infantry", 3), ("airship", 1)]
        assert scene.game.over == (damage == 0)


@pytest.mark.rule("AZ-RUL-91")
def test_a_new_deck_of_dismissed_characters_is_told():
    scene = Scene(players=1).goods(0, gold=9)
    row = scene.game.view(0)["row"]
    scene.t.removed, scene.t.deck = scene.t.deck[1:], scene.t.deck[:1]
    scene.look().play("hire", f"dismiss {row[0]}", f"dismiss {row[1]}", "stop")
    assert rules(scene, "characters_shuffled") == ["AZ-RUL-91"]
