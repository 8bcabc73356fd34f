"""What the view says in advance, against what really happens then."""

from collections.abc import Iterator

import pytest
from tests.games.auztralia.scene import BOX, Scene, camp, send

import ashfall
from ashfall.engine.chance import Chance, seeded
from ashfall.engine.game import Game
from ashfall.engine.question import Option
from ashfall.games.auztralia.box import ACTIONS, KINDS, UNITS
from ashfall.games.auztralia.forecast import odds
from ashfall.games.auztralia.state import Auztralia
from ashfall.games.auztralia.time_track import next_after, time_to_spare

GAMES = [(players, seed) for players in (1, 2, 3, 4) for seed in range(6)]
BOXES = {action.replace("_", "-") for action in ACTIONS}
EAGER = ("attack", "farm", "buy-units", "hire", "fight")
"""Choices that players at random would make too seldom for this test."""


def at_random(game: Game, chance: Chance) -> Option:
    [asked] = game.waiting()
    eager = [option for option in asked.options if str(option) in EAGER]
    wanted = eager if eager and chance.below(2) else asked.options
    return wanted[chance.below(len(wanted))]


def positions(players: int, seed: int) -> Iterator[tuple[Game, Option]]:
    """A whole game: each position with the choice that follows."""
    game = ashfall.new("auztralia", players=players, seed=seed, listen=True)
    chance = seeded(seed)
    while not game.over:
        choice = at_random(game, chance)
        yield game, choice
        game.play(choice)


def actors(game: Game, since: int) -> list[str]:
    """Whose discs acted after so many choices, as the log tells; what is the only way happens unasked."""
    found = []
    for event in game.log(0, since):
        if event["kind"] == "old_ones_wake":
            found.append("old-ones")
        elif event["kind"] in ("acted", "recovered"):
            found.append(str(event["values"]["seat"]))
    return found


def next_actor(game: Game, since: int) -> str:
    """Whose disc acts after the first action that follows so many choices ("": the game is over)."""
    after = actors(game, since)[1:]
    if after:
        return after[0]
    return "" if game.over else str(game.waiting()[0].seat)


class Promise:
    """What the view said before an action, and what the disc paid for it then."""

    def __init__(self, game: Game, seat: int, action: str) -> None:
        view = game.view(None)
        assert view["time"]["choosing"]
        self.seat = seat
        self.at = len(game.choices)
        self.cell = view["time"]["cells"][seat]
        self.least, self.most = view["players"][seat]["times"][action]
        self.after = view["time"]["after"]
        self.moved = 0

    def look(self, game: Game) -> None:
        """The first move of the disc that the log tells is that of the action."""
        for event in game.log(0, self.at):
            if event["kind"] == "disc_moved" and event["values"]["seat"] == self.seat:
                self.moved = int(event["values"]["time"])
                return

    def kept(self, game: Game) -> bool:
        """Look when the next action is due; False where a fallen port ended the game before."""
        if any(event["kind"] == "port_fell" for event in game.log(0, self.at)):
            return False
        assert self.least <= self.moved <= self.most
        assert next_actor(game, self.at) == self.after[self.moved]
        return True


@pytest.mark.rule("AZ-TRK-01", "AZ-TRK-06", "AZ-END-01")
@pytest.mark.parametrize(("players", "seed"), GAMES)
def test_whoever_the_view_names_acts_next_and_the_action_takes_the_time_it_says(players, seed):
    promise, checked = None, 0
    for game, choice in positions(players, seed):
        [asked] = game.waiting()
        if promise is not None:
            promise.look(game)
            if promise.moved and asked.question == "choose_action":
                checked += promise.kept(game)
                promise = None
        if asked.question == "choose_action" and str(choice) in BOXES:
            promise = Promise(game, asked.seat, str(choice))
    if promise is not None:
        promise.look(game)
        checked += promise.kept(game)
    assert checked > 12


@pytest.mark.rule("AZ-FARM-06", "AZ-ATK-11", "AZ-ACT-08")
def test_the_least_and_the_most_time_are_those_of_the_cheapest_and_the_dearest_way():
    met = set()
    for players, seed in GAMES:
        for number, (game, _) in enumerate(positions(players, seed)):
            [asked] = game.waiting()
            for option in asked.options:
                if str(option) in ("farm", "attack") and number % 2 == 0:
                    met.add((str(option), *bounds_checked(game, str(option), asked.seat)))
    assert len(met) >= 4


@pytest.mark.rule("AZ-CHR-20", "AZ-CHR-40", "AZ-ATK-11")
@pytest.mark.parametrize(
    ("names", "units", "farm", "attack"),
    [
        ((), {"infantry": 1, "artillery": 2, "armoured_car": 1}, [1, 2], [1, 3]),
        (("professor_guyon",), {"infantry": 1, "artillery": 1, "armoured_car": 1}, [1, 2], [1, 2]),
        (("dagmar_krauss",), {"airship": 1, "armoured_car": 1}, [1, 3], [1, 1]),
        ((), {"armoured_train": 1, "infantry": 1, "armoured_car": 1}, [1, 2], [1, 2]),
    ],
)
def test_characters_and_troops_change_the_time_of_farms_and_attacks(names, units, farm, attack):
    scene = camp(*names, **units).rails(0, "50-49", "50-47")
    scene.awake("zombie", 1, 49)
    assert bounds_checked(scene.game, "farm", 0) == farm
    assert bounds_checked(scene.game, "attack", 0) == attack


def bounds_checked(game: Game, action: str, seat: int) -> list[int]:
    """The least and the most Time that the view tells, which must be those of all ways to play the action."""
    times = ways(game, action, seat)
    told: list[int] = game.view(None)["players"][seat]["times"][action]
    assert told == [min(times), max(times)]
    return told


def ways(game: Game, action: str, seat: int) -> set[int]:
    """Every Time that an action can take, by playing all its ways until its Time is fixed."""
    found: set[int] = set()
    seen: set[tuple[int, ...]] = set()
    todo = [alone(game, seat)]
    at = len(game.choices)
    todo[0].play(action)
    while todo:
        now = todo.pop()
        [asked] = now.waiting()
        if asked.question not in ("choose_farms", "choose_force"):
            paid = [e["values"]["time"] for e in now.log(0, at) if e["kind"] == "disc_moved"]
            found.add(paid[0] if paid else table_of(now).owed)
            continue
        for option in asked.options:
            step = now.clone()
            step.play(option)
            t = table_of(step)
            terrains = sorted(BOX.terrain[hex] for hex in t.plan)
            key = (*t.boards[seat].barracks, *t.battle.force, -1, *terrains, t.cells[seat], t.owed)
            if key not in seen:
                seen.add(key)
                todo.append(step)
    return found


def alone(game: Game, seat: int) -> Game:
    """A copy in which the disc of the seat lies far behind all others, so that nobody interferes."""
    copy = game.clone()
    t = table_of(copy)
    t.cells = [1 if disc == seat else 40 for disc in range(t.players + 1)]
    t.order = sorted(t.order, key=lambda disc: t.cells[disc])
    return copy


def table_of(game: Game) -> Auztralia:
    assert isinstance(game.table, Auztralia)
    return game.table


@pytest.mark.rule("AZ-TRK-06")
@pytest.mark.parametrize("seed", range(3))
def test_the_time_to_spare_is_the_most_after_which_the_same_disc_acts(seed):
    for game, _ in positions(3, seed):
        t = table_of(game)
        for disc in range(t.players + 1):
            again = [n for n in range(60) if next_after(t, disc, n) == disc]
            assert time_to_spare(t, disc) == max(again, default=-1)


@pytest.mark.rule("AZ-FARM-06", "AZ-ATK-13")
def test_while_farms_and_force_are_named_their_time_so_far_is_told():
    scene = Scene().alone().rails(0, "68-51", "51-50")
    scene.play("farm")
    assert scene.game.view(0)["time"]["planned"] == 0
    scene.play(scene.options()[0])
    assert scene.game.view(0)["time"]["planned"] == 1
    scene = camp(infantry=1, artillery=1, airship=1)
    scene.awake("zombie", 1, 49)
    scene.play("attack", "send infantry 1")
    assert scene.game.view(0)["time"]["planned"] == 1
    scene.play("send artillery 1")
    assert scene.game.view(0)["time"]["planned"] == 2
    while scene.asked != "combat_continue":
        scene.play(scene.options()[0])
    assert scene.game.view(0)["time"]["planned"] == 2, "the disc moves after the combat"


def test_the_view_says_that_a_player_acts_again_and_for_how_long():
    scene = Scene().cells(10, 12, 22).look()
    time = scene.game.view(1)["time"]
    assert (time["spare"], time["next"], time["after"]) == (2, "1", ["0", "0", "0", "1"])
    scene.play("import-export", "import coal", "stop")
    assert scene.told("acts_again")[-1] == {"seat": 0, "time": 1}


def test_events_to_come_stand_on_the_light_cells_beyond_the_old_ones():
    scene = Scene().cells(10, 12, 24)
    events = scene.game.view(0)["time"]["events"]
    assert [one["cell"] for one in events] == [c for c in sorted(BOX.light_cells) if c > 24]
    assert [one["level"] for one in events] == scene.game.view(0)["events"][: len(events)]


@pytest.mark.rule("AZ-CHR-12", "AZ-CHR-13")
def test_health_and_range_of_troops_are_told_with_what_characters_add():
    scene = Scene().hire(0, "boris_krupp", "billy_niboon")
    mine, other = scene.me()["troops"], scene.game.view(0)["players"][1]["troops"]
    assert mine["armoured-train"] == {"health": 4, "more_health": 1, "range": 0, "more_range": 0}
    assert mine["infantry"] == {"health": 2, "more_health": 0, "range": 2, "more_range": 1}
    assert not any(unit["more_health"] or unit["more_range"] for unit in other.values())


@pytest.mark.rule("AZ-CMB-04", "AZ-CMB-18")
def test_strengths_count_the_cards_that_are_still_to_come():
    scene = Scene().cards(7, 9)
    gone = [scene.t.cards.pop() for _ in range(2)]
    scene.t.cards_seen += gone
    told = scene.game.view(0)["strengths"]
    for kind, name in enumerate(KINDS[:-1]):
        row = told[name.replace("_", "-")]
        left = [card for card in BOX.cards if card not in gone]
        for unit, word in enumerate(UNITS):
            hits = sum(BOX.hits[card][kind].count(unit) for card in left)
            assert row[word.replace("_", "-")] == hits
        assert row["sanity"] == sum(BOX.results[card][kind][2] for card in left)
    scene.t.cards_seen, scene.t.cards = scene.t.cards_seen + scene.t.cards, []
    assert scene.game.view(0)["strengths"]["zombie"]["damage"] == sum(
        BOX.results[card][KINDS.index("zombie")][0] for card in BOX.cards
    )


FIGHTS = {
    "one foe": (("zombie", 1, 49), {"infantry": 2}, (), 0),
    "hurt": (("shoggoth", 2, 49), {"infantry": 1, "artillery": 1}, (), 3),
    "an airship": (("mi_go", 2, 49), {"airship": 1, "infantry": 1}, (), 0),
    "airships alone": (("cthulhu", 3, 49), {"airship": 1}, ("franz_neumann",), 0),
    "with characters": (("loyalist", 1, 49), {"infantry": 1}, ("o_malley", "count_iago"), 1),
}


@pytest.mark.rule("AZ-CMB-20", "AZ-DEF-01", "AZ-DEF-02")
@pytest.mark.parametrize("name", FIGHTS)
def test_the_odds_of_the_next_card_are_those_of_playing_every_card(name):
    foe, units, characters, damage = FIGHTS[name]
    scene = camp(*characters, **units)
    tile = scene.awake(*foe)
    scene.damage(tile, 0, damage)
    scene.play("attack")
    send(scene, **units)
    while scene.asked != "combat_continue":
        scene.play(scene.options()[0])
    for _ in range(4):
        if scene.asked != "combat_continue":
            break
        assert scene.game.view(0)["battle"]["odds"] == by_playing(scene.game)
        scene.play("fight")
        while scene.asked not in ("combat_continue", "choose_action", "play_once_card"):
            scene.play(scene.options()[0])


@pytest.mark.rule("AZ-CMB-08", "AZ-CMB-09")
@pytest.mark.parametrize("cubes", [0, 1, 2, 3, 20])
def test_the_odds_of_two_foes_count_the_cubes_that_are_left(cubes):
    scene = camp(infantry=2, artillery=1, armoured_car=1)
    first, second = scene.awake("zombie", 1, 49), scene.awake("loyalist", 1, 49)
    for tile in (first, second):
        health = BOX.health[tile]
        scene.damage(tile, 1, health - 1)
    scene.play("attack")
    send(scene, infantry=2, artillery=1, armoured_car=1)
    while scene.asked != "combat_continue":
        scene.play(scene.options()[0])
    scene.t.boards[0].hq = cubes
    assert scene.game.view(0)["battle"]["odds"] == by_playing(scene.game)


PORTS = [("loyalist", 1, {"infantry": 1}), ("zombie", 1, {"infantry": 1, "airship": 1})]


@pytest.mark.rule("AZ-PORT-05", "AZ-PORT-06")
@pytest.mark.parametrize(("kind", "level", "units"), PORTS)
def test_the_odds_of_a_defence_tell_how_many_cards_cost_the_port(kind, level, units):
    scene = Scene().units(0, **units).hire(0, "colonel_khoury")
    scene.awake(kind, level, 68)
    scene.cards(3, 5).activate(cell=23)
    assert scene.asked == "combat_continue"
    scene.t.battle.sanity = 0
    scene.t.battle.wounds[UNITS.index("infantry")] = 1
    odds = scene.game.view(0)["battle"]["odds"]
    assert odds == by_playing(scene.game)
    assert odds["port"] > 0


@pytest.mark.rule("AZ-PORT-06", "AZ-RUL-44")
def test_a_card_that_drives_mad_and_kills_the_last_attacker_does_not_cost_the_port():
    scene = Scene().units(0, infantry=2, armoured_car=1).hire(0, "colonel_khoury")
    tile = scene.awake("mi_go", 2, 68)
    scene.damage(tile, 1, BOX.health[tile] - 1).cards(3, 5).activate(cell=23)
    scene.t.battle.sanity = 0
    odds = scene.game.view(0)["battle"]["odds"]
    assert odds == by_playing(scene.game)
    assert odds["port"] < odds["mad"] + odds["fall"]


def by_playing(game: Game) -> dict[str, int]:
    """Every card that could come next, really turned up, with every way to go on from there."""
    table = table_of(game)
    found = dict.fromkeys(("cards", "win", "mad", "fall", "port", "hit", "hurt", "fright"), 0)
    for card in sorted(table.cards or table.cards_seen):
        trial = game.clone()
        now = table_of(trial)
        if not now.cards:
            now.cards, now.cards_seen = now.cards_seen, []
        now.cards.remove(card)
        now.cards.append(card)
        trial.listen()
        heard = len(trial.choices)
        trial.play("fight")
        ends = list(outcomes(trial, heard))
        if not table.boards[table.battle.seat].hq:
            ends = [told - {"hit"} for told in ends]
        found["cards"] += 1
        for end in ("win", "mad", "fall"):
            found[end] += any(end in told for told in ends)
        for sign in ("port", "hit", "hurt", "fright"):
            found[sign] += any(sign in told for told in ends)
    return found


def outcomes(game: Game, heard: int) -> Iterator[set[str]]:
    """How the combat stands after the card, for every choice that the card brings."""
    log = [event for event in game.log(0, heard) if event["choice"] > heard]
    ended = any(e["kind"] in ("combat_won", "defeated") for e in log)
    asked = game.waiting()[0] if not game.over else None
    if not ended and asked is not None and asked.question != "combat_continue":
        for option in asked.options:
            trial = game.clone()
            trial.play(option)
            yield from outcomes(trial, heard)
        return
    yield told_by(log)


def told_by(log: list[dict]) -> set[str]:
    kinds = [event["kind"] for event in log]
    found = set()
    if "combat_won" in kinds:
        found.add("win")
    elif "maddened" in kinds:
        found.add("mad")
    elif "defeated" in kinds:
        found.add("fall")
    [card] = [event["values"] for event in log if event["kind"] == "card_applied"]
    if card["hits"]:
        found.add("hit")
    if "port_fell" in kinds:
        found.add("port")
    if "wounded" in kinds:
        found.add("hurt")
    if card["sanity"]:
        found.add("fright")
    return found


def test_there_are_no_odds_before_a_combat_and_while_a_card_lies_open():
    scene = camp("corporal_jones", infantry=2)
    assert odds(scene.t) is None
    scene.awake("zombie", 1, 49)
    scene.play("attack")
    assert scene.game.view(0)["battle"] is None or scene.game.view(0)["battle"]["odds"] is None
    send(scene, infantry=2)
    while scene.asked != "combat_continue":
        scene.play(scene.options()[0])
    scene.play("fight")
    assert scene.asked == "use_corporal_jones"
    assert scene.game.view(0)["battle"]["odds"] is None


def test_the_text_board_says_time_troops_strengths_and_odds():
    scene = camp("boris_krupp", infantry=2, armoured_train=1).rails(0, "50-49")
    scene.awake("zombie", 1, 49)
    rows = rows_of(scene)
    assert ("forecast-action", "action:recover", 1) in rows
    assert ("row-troop", "unit:armoured-train", 4) in rows
    assert sum(message == "forecast-strength" for message, _, _ in rows) == len(KINDS) - 1
    scene.play("attack")
    send(scene, infantry=2, armoured_train=1)
    while scene.asked != "combat_continue":
        scene.play(scene.options()[0])
    rows = rows_of(scene)
    assert ("row-fighter", "unit:armoured-train", 4) in rows
    assert ("forecast-odds", "combat:fight", len(scene.t.cards)) in rows
    assert not any(message.startswith("forecast-action") for message, _, _ in rows)


def rows_of(scene: Scene) -> list[tuple[str, str, int | None]]:
    """Message and thing of every row, with its health, cards or Time."""
    found = []
    for section in scene.game.sheet(0):
        for row in section.rows:
            number = next(
                (row.values[k] for k in ("health", "cards", "time") if k in row.values), None
            )
            found.append((row.message, row.thing, number))
    return found
