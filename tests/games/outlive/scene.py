"""A table of Outlive in the middle of the day, arranged by hand, for tests of single rules."""

from typing import Any

import ashfall
from ashfall.engine.table import Event, Lane
from ashfall.engine.verbs import Step
from ashfall.games.outlive import attack, movement, zones
from ashfall.games.outlive.rooms import settle
from ashfall.games.outlive.state import Colony, Outlive, new_turn
from ashfall.games.outlive.things import (
    AIRLOCK,
    DISASTER_PIECE,
    DISASTERS,
    EQUIPMENT,
    GAME_PIECE,
    RESOURCES,
    ROOMS,
    SEARCH,
    SEARCH_PIECE,
    TEAMS,
    TILE_PIECE,
    ZONES,
)

QUIET = (
    ("construction_office", "tool_store", "crisis_room")
    + ("lookout", "hideout", "interrogation_room", "repair_bay")
)  # fmt: skip


def pause(t: Outlive) -> None:
    t.ask(0, "act", zones.DONE, attack.SPARE)


class Scene:
    """Two colonies (or more) with empty stores and shelters; teams 5, 4, 3a, 3b rest in the first four zones."""

    def __init__(self, players: int = 2, seed: int | str = 1, **options: Any) -> None:
        self.game = ashfall.new("outlive", players=players, seed=seed, listen=True, **options)
        while self.t.day == 0:
            asked = self.game.waiting()[0]
            self.game.play(0, seat=asked.seat)
        t = self.t
        t.aside += t.struck
        t.struck = []
        for side in t.sides:
            self.empty(t.colonies[side])
        t.stock = list(t.box.stock[t.scale])
        t.supply = list(t.box.supply)
        for zone, resource in enumerate(t.box.resource):
            if resource >= 0:
                t.supply[resource] -= t.stock[zone]
        t.first = 0
        t.visited = False
        t.turn = new_turn(-1, -1)
        t.pending = [0] * len(t.colonies)
        self.game.events.clear()
        self.run()

    def empty(self, colony: Colony) -> None:
        t = self.t
        t.crowd += colony.survivors
        t.junk += colony.broken + colony.repaired
        colony.store = [0] * 7
        colony.airlock = colony.pile = colony.annexes = colony.used = 0
        colony.broken, colony.repaired, colony.owned, colony.ready = [], [], 0, 0
        colony.solved, colony.trophies = [], []
        if colony.rooms:
            colony.rooms = [ROOMS.index(name) * 2 for name in QUIET]
            colony.held = [-1] * 7
        colony.teams = [0, 1, 2, 3]
        colony.standing = colony.spent = colony.berth = colony.alive = 0
        colony.radiation = t.box.track_start

    @property
    def t(self) -> Outlive:
        assert isinstance(self.game.table, Outlive)
        return self.game.table

    def colony(self, side: int = 0) -> Colony:
        return self.t.colonies[side]

    # Arranging

    def give(self, side: int = 0, **amounts: int) -> None:
        for name, amount in amounts.items():
            self.t.supply[RESOURCES.index(name)] -= amount
            self.colony(side).store[RESOURCES.index(name)] += amount

    def rooms(self, side: int = 0, **held: int) -> None:
        """Rooms by name (`_2` for a second copy) with their survivors; -1 leaves one unbuilt."""
        colony = self.colony(side)
        rooms = []
        for name in held:
            kind = name.removesuffix("_2")
            rooms.append(ROOMS.index(kind) * 2 + (name != kind))
        fillers = [ROOMS.index(name) * 2 for name in QUIET]
        rooms += [room for room in fillers if room not in rooms]
        colony.rooms = rooms[:7]
        colony.held = [*held.values(), *[-1] * 7][:7]
        self.t.crowd -= sum(n for n in held.values() if n > 0)
        settle(self.t, colony)

    def airlock(self, side: int, count: int) -> None:
        self.t.crowd += self.colony(side).airlock - count
        self.colony(side).airlock = count

    def tile(self, side: int, name: str, repaired: bool = True) -> None:
        t = self.t
        kind = EQUIPMENT.index(name)
        tile = TILE_PIECE + 2 * kind
        for pile in (t.junk, *t.stacks, *t.shown):
            for copy in (tile, tile + 1):
                if copy in pile and not self.colony(side).owned >> kind & 1:
                    pile.remove(copy)
                    self.own(side, kind, copy, repaired)
        assert self.colony(side).owned >> kind & 1

    def own(self, side: int, kind: int, tile: int, repaired: bool) -> None:
        colony = self.colony(side)
        self.t.known[tile] = 0xFF
        colony.owned |= 1 << kind
        if repaired:
            colony.repaired.append(tile)
            colony.ready |= 1 << kind
        else:
            colony.broken.append(tile)

    def at(self, side: int, *names: str) -> None:
        """Where the teams 5, 4, 3a and 3b rest."""
        self.colony(side).teams = [ZONES.index(name) for name in names]

    def stand(self, side: int, team: str, zone: str) -> None:
        """A team that has moved there today."""
        colony = self.colony(side)
        number = TEAMS.index(team)
        there = ZONES.index(zone)
        if there in colony.teams:
            other = colony.teams.index(there)
            colony.teams[other] = colony.teams[number]
        colony.teams[number] = there
        colony.standing |= 1 << number
        colony.spent |= 1 << number

    def strike(self, *names: str) -> None:
        for name in names:
            card = DISASTER_PIECE + DISASTERS.index(name)
            for pile in (self.t.aside, self.t.caravan):
                if card in pile:
                    pile.remove(card)
            self.t.known[card] = 0xFF
            self.t.struck.append(card)

    def game_stack(self, zone: int, *kinds: int) -> None:
        """The stack of a hunting ground (0 forest, 1 mine, 2 park), its top first."""
        t = self.t
        wanted: list[int] = []
        for kind in kinds:
            pool = range(GAME_PIECE + 6 * kind, GAME_PIECE + 6 * kind + 6)
            busy = [*wanted, *t.colonies[0].trophies, *t.colonies[1].trophies]
            wanted.append(next(piece for piece in pool if piece not in busy))
        for pile in (t.aside, *t.game):
            for piece in wanted:
                if piece in pile:
                    pile.remove(piece)
        t.aside += t.game[zone]
        for piece in t.game[zone]:
            t.known[piece] = 0
        t.game[zone] = wanted[::-1]
        for piece in wanted:
            t.known[piece] = 0
        for pile in t.game:
            if pile:
                t.show(pile[-1])

    def search_stack(self, city: int, *names: str) -> None:
        """The search tokens of a city (0 Blackwood, 1 Silent Peak), the top one first."""
        kinds = self.t.box.search_kind
        first = SEARCH_PIECE + 10 * city
        stack: list[int] = []
        for name in names:
            kind = SEARCH.index(name)
            spots = [first + i for i in range(10) if kinds[i] == kind and first + i not in stack]
            stack.append(spots[0])
        for piece in range(first, first + 10):
            self.t.known[piece] = 0 if piece in stack else 0xFF
        self.t.search[city] = stack[::-1]

    # Playing

    def run(self, *steps: Step) -> "Scene":
        t = self.t
        t.root = t.lane = Lane([], None, (), [])
        t.then(*steps, (pause,))
        heard: list[Event] = []
        whole = self.whole()
        t.listener = heard.append
        t.run()
        t.listener = None
        self.stays(whole)
        self.game.events += [(0, event) for event in heard]
        return self

    def go(self, side: int, team: str, *zone: str) -> "Scene":
        """The turn of a side; the team is sent, and goes to the zone if that is asked."""
        self.run((movement.choose_team, side))
        if f"send {team}" in self.options():
            self.choose(f"send {team}")
        for name in zone:
            if f"go {name}" in self.options():
                self.choose(f"go {name}")
        return self

    def choose(self, *texts: str, seat: int | None = None) -> "Scene":
        for text in texts:
            whole = self.whole()
            self.game.play(text, seat=seat)
            self.stays(whole)
        return self

    @property
    def question(self) -> str:
        asked = self.game.waiting()[0]
        return (
            "" if asked.question == "act" and str(asked.options[1]) == "spare" else asked.question
        )

    @property
    def asked(self) -> int:
        return self.game.waiting()[0].seat

    def options(self, seat: int | None = None) -> list[str]:
        return [
            str(option)
            for asked in self.game.waiting()
            if seat is None or asked.seat == seat
            for option in asked.options
        ]

    def why(self, text: str, seat: int | None = None) -> str:
        reason = self.game.why_not(text, seat)
        return reason.rule if reason is not None else ""

    def store(self, side: int = 0) -> dict[str, int]:
        return {name: n for name, n in zip(RESOURCES, self.colony(side).store, strict=True) if n}

    def held(self, side: int, name: str) -> int:
        if name == "airlock":
            return self.colony(side).airlock
        kind = name.removesuffix("_2")
        room = ROOMS.index(kind) * 2 + (name != kind)
        return self.colony(side).held[self.colony(side).rooms.index(room)]

    def told(self, kind: str) -> list[dict[str, Any]]:
        return [event.values for _, event in self.game.events if event.kind == kind]

    def works(self, side: int, name: str) -> bool:
        return bool(self.colony(side).alive >> ROOMS.index(name) & 1)

    def faults(self) -> list[str]:
        """What is wrong with the position; a scene has rooms as it likes, so their number is not looked at."""
        return [text for text in self.game.title.invariants(self.t) if "of " not in text]

    def whole(self) -> bool:
        """Whether every token, survivor and piece is where it belongs; a test may arrange what could not be."""
        return not self.faults()

    def stays(self, whole: bool) -> None:
        """OL-GEN-14: what was whole before a step is whole after it."""
        if whole:
            assert self.faults() == []

    def check(self) -> None:
        """Tokens, survivors and pieces are where they belong."""
        assert self.faults() == []


NEXT_TO = {
    "forest": "blackwood", "dam": "forest", "military-base": "dam", "silent-peak": "mine",
    "mine": "silent_peak", "amusement-park": "mine", "cargo-ship": "amusement_park",
    "blackwood": "forest",
}  # fmt: skip


def visit(
    zone: str, team: str = "5", side: int = 0, scene: Scene | None = None, **store: int
) -> Scene:
    """A scene in which a team arrives in a zone where it can be alone."""
    s = scene or Scene()
    ring = list(NEXT_TO)
    start = NEXT_TO[zone]
    away = [z.replace("-", "_") for z in ring if z != zone and z.replace("-", "_") != start]
    teams = {"5": 0, "4": 1, "3a": 2, "3b": 3}
    places = away[:3]
    places.insert(teams[team], start)
    s.at(side, *places)
    s.give(side, **store)
    return s.go(side, team, zone)


__all__ = ["AIRLOCK", "Scene", "pause", "visit"]
