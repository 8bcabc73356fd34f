"""A stage for tests of single rules: a table set up as the test says, one step run on it, choices in notation."""

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any, Self

from ashfall.engine.errors import Reason
from ashfall.engine.table import Event, Lane
from ashfall.engine.verbs import Step, Verb, verb
from ashfall.games.last_aurora import words
from ashfall.games.last_aurora.box import box
from ashfall.games.last_aurora.setup import set_up
from ashfall.games.last_aurora.state import Aurora, Convoy, Enemy
from ashfall.games.last_aurora.things import AMMO, FIRE, FOOD, FUEL, NONE, SURVIVOR

from . import watch

BOX = box(Path(__file__).parent / "cards")
"""With values of the tests' own where tuning may change them."""
FIRST_STOP = BOX.roads[0].aurora[0]
"""Where the Aurora lies in the first round on Alpha."""
LAST, BETA_LAST = (road.length - 1 for road in BOX.roads)
"""The last waypoints; the roads are numbered by where they start, then come the shortcuts from these numbers on."""
GRAMMAR = words.grammar()
PAUSE = "pause"


def card(word: str | int, skip: int = 0) -> int:
    """A card by its word (`skip` for its further copies) or by its printed number."""
    if isinstance(word, int):
        return word - 1
    return [c for c, w in enumerate(BOX.words) if w == word][skip]


def refusal(t: Aurora, verb: Verb, seat: int, *arguments: int) -> Reason | None:
    """What a verb has against these arguments where it is asked."""
    if arguments in verb.members(t, seat):
        return verb.against(t, seat, arguments)
    barred = verb.bar(t, seat) if verb.bar is not None else None
    return barred or verb.not_that()


def pause(t: Aurora) -> None:
    t.ask(0, PAUSE, GO_ON, always=True)


def go_on(t: Aurora, seat: int) -> None:
    """Nothing comes after a pause."""


GO_ON = verb(go_on, when="LA-GEN-02")


class Scene:
    """A table after set-up with an empty zone; the decks are there, the agenda is not."""

    def __init__(
        self, players: int = 2, map: str = "alpha", mines: bool = False, seed: int = 1
    ) -> None:
        self.t: Aurora = set_up(BOX, {"players": players, "map": map, "mines": mines}, seed)
        self.t.order.sort()
        self.t.special = [NONE] * len(self.t.special)
        self.heard: list[Event] = []
        self.t.listener = self.heard.append
        self.t.round = 1

    def run(self, *steps: Step) -> Self:
        """Run these steps until somebody is asked or they are through."""
        t = self.t
        t.root = t.lane = Lane([], None, (), [])
        t.then(*steps, (pause,))
        self.watched(t.run)
        return self

    def watched(self, step: Callable[[], object]) -> None:
        watch.watched(lambda: self.t, step, PAUSE)

    # Asking and playing

    @property
    def asked(self) -> str:
        """The question that waits first; PAUSE when the steps are through."""
        lane = self.t.waiting()[0]
        assert lane.ask is not None
        return lane.ask.question

    @property
    def through(self) -> bool:
        return self.t.over or self.asked == PAUSE

    @property
    def seat(self) -> int:
        lane = self.t.waiting()[0]
        assert lane.ask is not None
        return lane.ask.seat

    @property
    def options(self) -> list[str]:
        lane = self.t.waiting()[0]
        assert lane.ask is not None
        return [GRAMMAR.write(option) for option in lane.ask.options]

    def play(self, *texts: str) -> Self:
        for text in texts:
            lane = self.t.waiting()[0]
            assert lane.ask is not None
            found = [o for o in lane.ask.options if GRAMMAR.write(o) == text]
            assert found, f"{text!r} is not offered: {lane.ask.question}: {self.options}"
            self.watched(partial(self.t.answer, lane, found[0]))
        return self

    def finish(self) -> Self:
        """Take the first option until the steps are through."""
        for _ in range(200):
            if self.through:
                return self
            lane = self.t.waiting()[0]
            assert lane.ask is not None
            self.watched(partial(self.t.answer, lane, lane.ask.options[0]))
        raise AssertionError(f"this does not end: {self.asked}")

    def events(self, kind: str) -> list[Event]:
        return [event for event in self.heard if event.kind == kind]

    def told(self, kind: str) -> dict[str, Any]:
        """The values of the last event of a kind."""
        return self.events(kind)[-1].values

    # Setting the stage

    def convoy(self, seat: int = 0) -> Convoy:
        return self.t.convoys[seat]

    def at(self, *waypoints: int) -> Self:
        """The convoys (and the Automa) stand there; the turn order follows."""
        for side, waypoint in enumerate(waypoints):
            if side < self.t.players:
                self.t.convoys[side].waypoint = waypoint
            else:
                assert self.t.automa is not None
                self.t.automa.waypoint = waypoint
        self.t.order.sort(key=self.t.waypoint_of)
        return self

    def cargo(self, seat: int = 0, food: int = 0, fuel: int = 0, ammo: int = 0) -> Self:
        convoy = self.t.convoys[seat]
        for token, have, want in (
            (FOOD, convoy.food, food),
            (FUEL, convoy.fuel, fuel),
            (AMMO, convoy.ammo, ammo),
        ):
            self.t.supply[token] += have - want
        convoy.food, convoy.fuel, convoy.ammo = food, fuel, ammo
        return self

    def crew(self, seat: int = 0, active: str = "", rest: str = "", exhausted: str = "") -> Self:
        """The crew by words; start survivors are those of the seat."""
        convoy = self.t.convoys[seat]
        self.t.supply[SURVIVOR] += convoy.size()
        self.t.gone += convoy.crew()
        convoy.active, convoy.rest, convoy.exhausted = (
            [self.take(seat, word) for word in zone.split()] for zone in (active, rest, exhausted)
        )
        self.t.supply[SURVIVOR] -= convoy.size()
        return self

    def take(self, seat: int, word: str) -> int:
        """A card out of wherever it lies."""
        found = card(word, seat) if word in ("leader", "co-pilot") else card(word)
        t = self.t
        for pile in (t.deck, t.boxed, t.gone, t.object_deck, t.loot, t.discard):
            if found in pile:
                pile.remove(found)
        t.known[found] = 0xFF
        return found

    def convoy_cards(self, seat: int, *words: str) -> Self:
        """The spots of the convoy: truck, device above, trailer, device above …; `-` for no card."""
        convoy = self.t.convoys[seat]
        self.t.gone += [c for c in convoy.cards if c != NONE]
        starts = ("truck", "container")
        convoy.cards = [
            NONE if w == "-" else (card(w, seat) if w in starts else self.take(seat, w))
            for w in words
        ]
        self.t.gone = [c for c in self.t.gone if c not in convoy.cards]
        convoy.damage = [0] * len(words)
        return self

    def damage(self, seat: int, *slots: str) -> Self:
        for word in slots:
            slot = words.SLOT_WORDS.index(word)
            self.t.convoys[seat].damage[slot >> 3] |= 1 << (slot & 7)
        return self

    def objects(self, seat: int, *names: str) -> Self:
        hand = []
        for word in names:
            copies = [c for c, w in enumerate(BOX.words) if w == word]
            found = next(c for c in copies if c in self.t.object_deck)
            self.t.object_deck.remove(found)
            self.t.known[found] = 1 << seat
            hand.append(found)
        self.t.convoys[seat].objects = sorted(hand)
        return self

    def zone(self, *names: str) -> Self:
        self.t.zone = [NONE if w == "-" else self.take(0, w) for w in names]
        self.t.zone += [NONE] * (5 - len(self.t.zone))
        return self

    def enemy(self, word: str, region: int, loot: str = "prisoner", damage: int = 0) -> Enemy:
        """An enemy above a region, with this loot card under it."""
        card, beside = self.take(0, word), [self.take(0, loot)]
        found = Enemy(card=card, region=region, loot=beside, damage=damage, circles=[NONE] * 4)
        self.t.known[found.loot[0]] = 0
        self.t.enemies.append(found)
        return found

    def mark(self, enemy: Enemy, *sides: int) -> Self:
        """Target counters in the circles from A on."""
        for circle, side in enumerate(sides):
            enemy.circles[circle] = side
            own = self.t.convoys[side] if side < self.t.players else self.t.automa
            assert own is not None
            own.targets -= 1
        return self

    def outcomes(self, *numbers: int) -> Self:
        """The next outcome cards by printed number, the first on top."""
        t = self.t
        every = t.outcomes + t.outcome_top + t.outcome_discard
        wanted = [number - 1 for number in numbers]
        rest = [c for c in every if c not in wanted]
        t.outcomes = rest + wanted[::-1]
        t.outcome_top = [t.outcomes.pop()]
        t.outcome_discard = []
        return self

    def arrange(self, seat: int = 0, **loads: str) -> Self:
        """The cargo of the Fire phase: `truck_2="ammo"`; slots not named are empty."""
        from ashfall.games.last_aurora.convoy import set_load

        convoy = self.t.convoys[seat]
        convoy.loads = [0] * len(convoy.cards)
        for word, token in loads.items():
            slot = words.SLOT_WORDS.index(word.replace("_", "-"))
            set_load(convoy, slot, ("food", "fuel", "ammo", "object", "survivor").index(token))
        return self


def fire(scene: Scene, *steps: Step) -> Scene:
    """The steps of the Fire phase, with the cargo lying as it was arranged."""
    scene.t.start_phase(FIRE)
    for seat in scene.t.seats:
        if not scene.convoy(seat).loads:
            scene.convoy(seat).loads = [0] * len(scene.convoy(seat).cards)
    return scene.run(*steps)


def armed(players: int = 2, ammo: int = 1, seat: int = 0, **loads: str) -> Scene:
    """Seat 0 with ammo in the truck, its survivors in the trailer."""
    scene = Scene(players)
    for other in range(players):
        scene.cargo(other)
        scene.arrange(other, trailer1_1="survivor", trailer1_2="survivor")
    slots = ["truck_3", "trailer1_3", "truck_4"][:ammo]
    scene.cargo(seat, ammo=ammo)
    scene.arrange(
        seat, trailer1_1="survivor", trailer1_2="survivor", **dict.fromkeys(slots, "ammo"), **loads
    )
    return scene
