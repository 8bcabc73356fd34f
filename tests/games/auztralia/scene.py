"""A stage for tests of single rules: a real game with an emptied map, set up as the test says."""

from functools import cache
from typing import Any

import ashfall
from ashfall.engine.game import Game, event_data
from ashfall.engine.table import Event, Lane
from ashfall.engine.verbs import Step
from ashfall.games.auztralia import TITLE
from ashfall.games.auztralia.box import ACTIONS, CHARACTERS, GOODS, KINDS, UNITS
from ashfall.games.auztralia.old_ones import activate
from ashfall.games.auztralia.railways import old_ones_changed, stop, survey_network
from ashfall.games.auztralia.state import Auztralia
from ashfall.games.auztralia.victory import put_on
from ashfall.lab.checks import check_legality

BOX = TITLE.box()
PORTS = (68, 82, 53, 63)


@cache
def seed_for(players: int, first: int) -> int:
    """A seed whose first player is this one."""
    for seed in range(1000):
        if ashfall.new("auztralia", players=players, seed=seed).table.first == first:
            return seed
    raise LookupError("no such seed")


def paused(lane: Lane) -> bool:
    return lane.ask is not None and lane.ask.question == "pause"


def pause(t: Auztralia, seat: int) -> None:
    t.ask(seat, "pause", options=[(stop, seat)], always=True)


class Scene:
    """Ports on 68 (Sydney), 82 (Perth), 53 (Darwin), 63 (Townsville); seat 0 is first; nothing on the map."""

    def __init__(self, players: int = 2, level: str = "hard", first: int = 0) -> None:
        options = {"level": level} if players == 1 else {}
        seed = seed_for(players, first) if players > 1 else 0
        self.game: Game = ashfall.new(
            "auztralia", players=players, seed=seed, listen=True, **options
        )
        for _ in range(players):
            seat = self.game.waiting()[0].seat
            self.game.play(f"port {PORTS[seat]}")
        self.t = self.table()
        self.sure = True
        self.heard: list[Event] = []
        self.empty_map()

    def table(self) -> Auztralia:
        assert isinstance(self.game.table, Auztralia)
        return self.game.table

    def empty_map(self) -> None:
        t = self.t
        for tile in t.lurking:
            t.stacks[BOX.level[tile] - 1].insert(0, tile)
        t.lairs, t.lurking = [], []
        t.lode, t.lodes = [0] * len(t.lode), 0
        self.look()

    # Setting things up

    def look(self) -> "Scene":
        """After a change from outside: networks and questions anew."""
        self.t.ports = sum(1 << board.port for board in self.t.boards)
        old_ones_changed(self.t)
        for seat in self.t.seats:
            survey_network(self.t, seat)
        if not self.t.over and self.t.waiting():
            self.t.ask_again()
        return self

    def tile(self, kind: str, level: int) -> int:
        """A tile out of its stack."""
        stack = self.t.stacks[level - 1]
        found = next(p for p in stack if KINDS[BOX.kind[p]] == kind)
        stack.remove(found)
        return found

    def awake(self, kind: str, level: int, hex: int) -> int:
        """A face-up Old One on a hex; its tile."""
        tile = self.tile(kind, level)
        self.t.show(tile)
        put_on(self.t, tile, hex)
        self.look()
        return tile

    def lurk(self, kind: str, level: int, hex: int) -> int:
        """A face-down tile on a hex."""
        tile = self.tile(kind, level)
        self.t.lairs.append(hex)
        self.t.lurking.append(tile)
        self.look()
        return tile

    def hire(self, seat: int, *names: str) -> "Scene":
        for name in names:
            character = CHARACTERS.index(name)
            for pile in (self.t.deck, self.t.row):
                if character in pile:
                    pile.remove(character)
            self.t.show(character)
            self.t.boards[seat].characters |= 1 << character
        return self.look()

    def row(self, *names: str) -> "Scene":
        """Lay these characters in the row, from left to right."""
        t = self.t
        t.deck = t.row + t.deck
        t.row = []
        for name in names:
            t.deck.remove(CHARACTERS.index(name))
            t.row.append(CHARACTERS.index(name))
        return self.look()

    def next_characters(self, *names: str) -> "Scene":
        """These characters come next from the deck, in this order."""
        deck = self.t.deck
        for name in reversed(names):
            deck.remove(CHARACTERS.index(name))
            deck.append(CHARACTERS.index(name))
        return self

    def units(self, seat: int, **counts: int) -> "Scene":
        for name, count in counts.items():
            unit = UNITS.index(name)
            self.t.supply[unit] -= count - self.t.boards[seat].barracks[unit]
            self.t.boards[seat].barracks[unit] = count
        return self.look()

    def goods(self, seat: int, **counts: int) -> "Scene":
        for name, count in counts.items():
            self.t.boards[seat].goods[GOODS.index(name)] = count
        return self.look()

    def lode(self, hex: int, **counts: int) -> "Scene":
        for name, count in counts.items():
            self.t.lode[4 * hex + GOODS.index(name)] = count
        self.t.lodes |= 1 << hex
        return self.look()

    def rails(self, seat: int, *sides: str) -> "Scene":
        for side in sides:
            a, b = side.split("-")
            number = BOX.hexes.side[int(a), int(b)]
            self.t.boards[seat].tracks |= 1 << number
            self.t.laid |= 1 << number
        return self.look()

    def farm(self, seat: int, *hexes: int, blighted: bool = False) -> "Scene":
        for hex in hexes:
            self.t.boards[seat].farms |= 1 << hex
            self.t.farmed |= 1 << hex
            if blighted:
                self.t.blighted |= 1 << hex
        return self.look()

    def cards(self, *numbers: int) -> "Scene":
        """These Old One cards come next, in this order."""
        for number in reversed(numbers):
            card = BOX.cards[number - 1]
            for pile in (self.t.cards, self.t.cards_seen):
                if card in pile:
                    pile.remove(card)
            self.t.cards.append(card)
        return self

    def event(self, effect: str, level: int = 1) -> "Scene":
        """An event of this effect comes next."""
        t = self.t
        names = {"reveal_lowest": 0, "reveal_and_surge": 1, "assassination": 2, "temple_portal": 3}
        card = next(
            c for c in BOX.events if BOX.effect[c] == names[effect] and BOX.event_level[c] >= level
        )
        for pile in (t.events, t.events_unused, t.events_seen):
            if card in pile:
                pile.remove(card)
        t.events.append(card)
        return self

    def damage(self, tile: int, seat: int, cubes: int) -> "Scene":
        self.t.cubes[self.t.awake.index(tile) * self.t.players + seat] = cubes
        self.t.boards[seat].hq -= cubes
        return self.look()

    def boxes(self, seat: int, **counts: int) -> "Scene":
        """Cubes from the HQ in action boxes."""
        for name, count in counts.items():
            self.t.boards[seat].boxes[ACTIONS.index(name)] = count
            self.t.boards[seat].hq -= count
        return self.look()

    def cells(self, *cells: int) -> "Scene":
        """Discs on these cells (seats, then the Old Ones), the first named on top where they share a cell."""
        t = self.t
        t.cells = list(cells)
        t.order = sorted(range(len(cells)), key=lambda d: (cells[d], d))
        return self

    def alone(self) -> "Scene":
        """Everybody else is far ahead: seat 0 acts again and again."""
        players = self.t.players
        return self.cells(1, *[45] * (players - 1), 50)

    # Playing and looking

    def run(self, *steps: Step) -> "Scene":
        """Run these steps instead of what was due, until somebody is asked or they are through."""
        t = self.t
        t.turn = -1
        whole = self.whole()
        t.root = t.lane = Lane([], None, (), [])
        t.listener = self.heard.append
        t.then(*steps, (pause, 0))
        t.run()
        t.listener = None
        self.stays(whole)
        return self

    def whole(self) -> bool:
        """Whether every piece is where it belongs; a test may arrange what could not be."""
        return not TITLE.invariants(self.t)

    def stays(self, whole: bool) -> None:
        """AZ-GEN-07: what was whole before a step is whole after it; and what is asked is what the verbs allow."""
        if whole:
            assert TITLE.invariants(self.t) == []
        check_legality(self.t, [lane for lane in self.t.waiting() if not paused(lane)])

    def activate(self, cell: int = 21, ahead: int = 40) -> "Scene":
        """One activation of the Old Ones with their disc on this cell and all players ahead."""
        if self.t.cells[0] < 30:
            self.cells(*[ahead] * self.t.players, cell)
        self.t.cells[self.t.old_ones] = cell
        self.t.order.remove(self.t.old_ones)
        self.t.order.insert(0, self.t.old_ones)
        return self.run((activate,))

    @property
    def through(self) -> bool:
        """Whether everything that was to run has run."""
        return not self.t.over and self.asked == "pause"

    def play(self, *choices: str, seat: int | None = None) -> "Scene":
        for choice in choices:
            whole = self.whole()
            self.game.play(choice, seat=seat)
            self.t = self.table()
            self.stays(whole)
            if self.sure:
                self.name_only_target()
        return self

    def name_only_target(self) -> None:
        """An attack asks for its target even if there is only one; most tests are about what follows."""
        if not self.t.over and self.asked == "choose_target" and len(self.options()) == 1:
            self.play(*self.options())

    def options(self) -> list[str]:
        return [str(option) for option in self.game.waiting()[0].options]

    @property
    def asked(self) -> str:
        ask = self.t.waiting()[0].ask
        assert ask is not None
        return ask.question

    @property
    def seat(self) -> int:
        return self.game.waiting()[0].seat

    def why(self, choice: str) -> str:
        """The rule that forbids a choice ("" if it is allowed)."""
        reason = self.game.why_not(choice)
        return reason.rule if reason is not None else ""

    def told(self, kind: str) -> list[dict]:
        heard = [event_data(event, TITLE.grammar) for event in self.heard]
        log = [*heard, *self.game.log(0, -1)]
        return [event["values"] for event in log if event["kind"] == kind]

    def me(self, seat: int = 0) -> dict[str, Any]:
        player: dict[str, Any] = self.game.view(seat)["players"][seat]
        return player

    def hex(self, hex: int) -> dict[str, Any]:
        found: dict[str, Any] = self.game.view(0)["hexes"][hex - 1]
        return found

    def on_map(self) -> dict[str, int]:
        """The face-up Old Ones and where they stand."""
        return {one["tile"]: one["hex"] for one in self.game.view(0)["old_ones"]}

    def damage_on(self, tile: int) -> int:
        """The damage on a face-up Old One."""
        word = TITLE.grammar.names["tile"].word(tile)
        [damage] = [o["damage"] for o in self.game.view(0)["old_ones"] if o["tile"] == word]
        return int(damage)

    def word(self, tile: int) -> str:
        return TITLE.grammar.names["tile"].word(tile)


def camp(*names: str, **units: int) -> Scene:
    """Seat 0 with a line 68–51–50, these characters and units, alone on the track."""
    scene = Scene().alone().rails(0, "68-51", "51-50").units(0, **units).goods(0, gold=9)
    return scene.hire(0, *names)


def send(scene: Scene, **units: int) -> Scene:
    """Answer the questions for the force."""
    while scene.asked == "choose_force":
        unit = scene.options()[0].split()[1]
        scene.play(f"send {unit} {units.get(unit.replace('-', '_'), 0)}")
    return scene


def held(*names: str, cards: tuple[int, ...] = (2, 3), **units: int) -> tuple[Scene, int]:
    """A Mi-Go has walked on the farm on 46, which Kapena Alika holds."""
    scene = Scene().farm(0, 46).rails(0, "68-51", "51-50").goods(0, gold=3)
    scene.hire(0, "kapena_alika", *names).units(0, **units)
    tile = scene.awake("mi_go", 2, 39)
    scene.cards(*cards).activate(cell=23)
    return scene, tile
