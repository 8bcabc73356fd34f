"""The position of a game of Last Aurora: plain numbers and lists, nothing that needs explaining to a copy.

Cards are 0 to 116 (the printed number less one). Tokens are small numbers too: the first three are resources.
"""

from typing import TYPE_CHECKING, ClassVar

from ashfall.engine.parts import Part
from ashfall.engine.table import Hidden, Table

if TYPE_CHECKING:
    from .box import Box

NONE = -1

FOOD, FUEL, AMMO, OBJECT, SURVIVOR = 0, 1, 2, 3, 4
RESOURCES = (FOOD, FUEL, AMMO)
CONTAMINATION = 5
"""The sixth kind of special waypoint counter; the others are the tokens above."""

SETTING_UP, EXPLORATION, REST, MOVEMENT, FIRE, END_OF_ROUND = 0, 1, 2, 3, 4, 5

ANYWHERE, TOP_ROW, BOTTOM_ROW, LEFT_COLUMN, TRUCK = 0, 1, 2, 3, 4
AREAS = ("anywhere", "top_row", "bottom_row", "left_column", "truck")

AUTOMA = 1
"""The Automa's side in a solo game (your seat is 0)."""

ONCE_A_PHASE = ("mechanic", "medic", "co_pilot", "driver", "jackal", "gunner", "ration", "renegade")
USED_REST = 256
"""The player is done with the step of the Rest phase that goes on."""
USED_MECHANIC, USED_MEDIC, USED_CO_PILOT, USED_DRIVER, USED_JACKAL, USED_GUNNER, USED_RATION, USED_RENEGADE = (
    1, 2, 4, 8, 16, 32, 64, 128,
)  # fmt: skip


class Convoy(Part):
    """One player: convoy, cargo, crew, objects, fame and place on the road.

    `cards` are the spots of the convoy: 2 * column is the truck (column 0) or trailer, 2 * column + 1 the
    device above it (NONE if there is none); `damage` has for each spot the mask of its damaged slots. A slot
    is written as spot * 8 + place on the card.

    The owner may rearrange at will outside the Fire phase, so cargo is `food`, `fuel`, `ammo` and one survivor
    token per crew card; where a token lies does not matter. `loads` is empty then. From the end of Movement to
    the end of Fire it has for each spot the tokens in its slots: three bits per slot, 0 or token + 1.

    `aside` are tokens set aside in the Fire phase while a card is replaced. `fired` is the mask of the weapon
    slots used in this phase, `used` that of the abilities (USED_...). `owed_...` count down inside one effect.
    """

    __slots__ = (
        "out", "cards", "damage", "loads", "food", "fuel", "ammo", "active", "rest", "exhausted",
        "objects", "fame", "waypoint", "targets", "used", "fired", "ignored", "aside",
        "owed_damage",
        "damage_area", "owed_repair", "owed_cure", "owed_contamination", "owed_objects",
    )  # fmt: skip

    def __init__(
        self,
        out: bool,
        cards: list[int],
        damage: list[int],
        loads: list[int],
        food: int,
        fuel: int,
        ammo: int,
        active: list[int],
        rest: list[int],
        exhausted: list[int],
        objects: list[int],
        fame: int,
        waypoint: int,
        targets: int,
        used: int,
        fired: int,
        ignored: int,
        aside: list[int],
        owed_damage: int,
        damage_area: int,
        owed_repair: int,
        owed_cure: int,
        owed_contamination: int,
        owed_objects: int,
    ) -> None:
        self.out = out
        self.cards = cards
        self.damage = damage
        self.loads = loads
        self.food = food
        self.fuel = fuel
        self.ammo = ammo
        self.active = active
        self.rest = rest
        self.exhausted = exhausted
        self.objects = objects
        self.fame = fame
        self.waypoint = waypoint
        self.targets = targets
        self.used = used
        self.fired = fired
        self.ignored = ignored
        """The enemy card that the Renegade names for this Fire phase, or NONE."""
        self.aside = aside
        self.owed_damage = owed_damage
        self.damage_area = damage_area
        self.owed_repair = owed_repair
        self.owed_cure = owed_cure
        self.owed_contamination = owed_contamination
        self.owed_objects = owed_objects

    def clone(self) -> "Convoy":
        return Convoy(
            self.out, self.cards[:], self.damage[:], self.loads[:], self.food, self.fuel, self.ammo,
            self.active[:], self.rest[:], self.exhausted[:], self.objects[:], self.fame, self.waypoint,
            self.targets, self.used, self.fired, self.ignored, self.aside[:], self.owed_damage, self.damage_area,
            self.owed_repair, self.owed_cure, self.owed_contamination, self.owed_objects,
        )  # fmt: skip

    def crew(self) -> list[int]:
        """All survivor cards, whatever their zone."""
        return self.active + self.rest + self.exhausted

    def size(self) -> int:
        """How many survivors there are: cards and tokens alike."""
        return len(self.active) + len(self.rest) + len(self.exhausted)


class Enemy(Part):
    """An enemy above a region: its loot card face down beside it, its damage, the sides in its target circles."""

    __slots__ = ("card", "region", "loot", "damage", "circles")

    def __init__(
        self, card: int, region: int, loot: list[int], damage: int, circles: list[int]
    ) -> None:
        self.card = card
        self.region = region
        self.loot = loot
        """One card (a list, because it is a face-down place)."""
        self.damage = damage
        self.circles = circles
        """The side whose counter lies in A, B, C, D, or NONE."""

    def clone(self) -> "Enemy":
        return Enemy(self.card, self.region, self.loot[:], self.damage, self.circles[:])


class Expedition(Part):
    """The exploration turn going on: whose, where, with whom, and how far it has come.

    `stage` is one of the words below; `action` says what is being carried out at this moment, so that a death
    waits for its end; `recruits` joined in this turn and may not be given up.
    """

    __slots__ = (
        "seat",
        "stage",
        "position",
        "crew",
        "action",
        "card_done",
        "bonus_done",
        "recruits",
        "block",
        "dying",
    )

    def __init__(
        self,
        seat: int,
        stage: int,
        position: int,
        crew: list[int],
        action: int,
        card_done: bool,
        bonus_done: bool,
        recruits: list[int],
        block: int,
        dying: list[int],
    ) -> None:
        self.seat = seat
        self.stage = stage
        self.position = position
        self.crew = crew
        self.action = action
        self.card_done = card_done
        self.bonus_done = bonus_done
        self.recruits = recruits
        self.block = block
        self.dying = dying

    def begin(self, seat: int) -> None:
        """A new turn of this seat, or of nobody (NONE): the same record with nothing in it."""
        self.seat = seat
        self.stage = 0
        self.position = NONE
        self.action = 0
        self.card_done = False
        self.bonus_done = False
        self.block = 0
        if self.crew:
            self.crew = []
        if self.recruits:
            self.recruits = []
        if self.dying:
            self.dying = []

    def clone(self) -> "Expedition":
        return Expedition(
            self.seat, self.stage, self.position, self.crew[:], self.action, self.card_done,
            self.bonus_done, self.recruits[:], self.block, self.dying[:],
        )  # fmt: skip


class March(Part):
    """The move going on: speed left, roads travelled (for mines), what was paid, whether an object was found."""

    __slots__ = ("seat", "speed", "roads", "paid", "found")

    def __init__(self, seat: int, speed: int, roads: list[int], paid: int, found: bool) -> None:
        self.seat = seat
        self.speed = speed
        self.roads = roads
        self.paid = paid
        self.found = found

    def begin(self, seat: int, speed: int, paid: int) -> None:
        """A new move of this seat: the same record with nothing else in it."""
        self.seat = seat
        self.speed = speed
        self.roads = []
        self.paid = paid
        self.found = False

    def clone(self) -> "March":
        return March(self.seat, self.speed, self.roads[:], self.paid, self.found)


class Battle(Part):
    """The attack going on: who, with which weapon slot, on which enemy card, with what result."""

    __slots__ = ("seat", "weapon", "enemy", "incendiary", "outcome", "damage", "bonus")

    def __init__(
        self,
        seat: int,
        weapon: int,
        enemy: int,
        incendiary: bool,
        outcome: int,
        damage: int,
        bonus: bool,
    ) -> None:
        self.seat = seat
        self.weapon = weapon
        self.enemy = enemy
        self.incendiary = incendiary
        self.outcome = outcome
        self.damage = damage
        self.bonus = bonus

    def clone(self) -> "Battle":
        return Battle(
            self.seat,
            self.weapon,
            self.enemy,
            self.incendiary,
            self.outcome,
            self.damage,
            self.bonus,
        )


class Automa(Part):
    """The Automa's board: masks of filled slots (rows food, fuel, ammo), masks of damaged slots (rows A to D)."""

    __slots__ = (
        "counter", "survivors", "sick", "tokens", "damage", "fame", "waypoint", "targets",
        "deck", "stack", "shown", "explored", "discard", "kept", "tracks", "fired", "owed_objects",
    )  # fmt: skip

    def __init__(
        self,
        counter: int,
        survivors: int,
        sick: int,
        tokens: list[int],
        damage: list[int],
        fame: int,
        waypoint: int,
        targets: int,
        deck: list[int],
        stack: list[int],
        shown: list[int],
        explored: int,
        discard: list[int],
        kept: list[int],
        tracks: bool,
        fired: int,
        owed_objects: int,
    ) -> None:
        self.counter = counter
        self.survivors = survivors
        self.sick = sick
        self.tokens = tokens
        self.damage = damage
        self.fame = fame
        self.waypoint = waypoint
        self.targets = targets
        self.deck = deck
        self.stack = stack
        self.shown = shown
        self.explored = explored
        """How many of the shown cards were turned up in the Exploration phase."""
        self.discard = discard
        self.kept = kept
        self.tracks = tracks
        self.fired = fired
        self.owed_objects = owed_objects

    def clone(self) -> "Automa":
        return Automa(
            self.counter, self.survivors, self.sick, self.tokens[:], self.damage[:], self.fame,
            self.waypoint, self.targets, self.deck[:], self.stack[:], self.shown[:], self.explored,
            self.discard[:], self.kept[:], self.tracks, self.fired, self.owed_objects,
        )  # fmt: skip


class Aurora(Table):
    """The whole table.

    Sides are the seats, and in a solo game the Automa after them (AUTOMA). `order` is the turn order track
    from left to right, without sides that are out. `left` and `right` hold, for each position of the zone, the
    tokens of the card's blocks (encounters: left) as four hexadecimal digits: food, fuel, ammo, object
    tokens from the lowest.
    `supply` counts food, fuel, ammo, object and survivor tokens. `special` has for each waypoint of the main
    road the kind of its special counter or NONE, `mines` the roads with a mine, `closed` the shortcuts
    under an avalanche.
    `boxed` are the "+" cards that went back unseen; `gone` the cards that left the game face up.
    `contamination`, `meals` (food on the card) and `antifreeze` (its bonus) are by card number.
    """

    __slots__ = (
        "beta", "mined", "round", "phase", "aurora", "order", "convoys", "automa",
        "deck", "discard", "boxed", "gone", "object_deck", "object_discard",
        "outcomes", "outcome_top", "outcome_discard", "loot",
        "zone", "left", "right", "supply", "special", "mines", "closed", "enemies",
        "spoils", "spoil_owners", "pending",
        "contamination", "meals", "antifreeze", "expedition", "march", "battle",
    )  # fmt: skip
    NESTED: ClassVar = {
        "convoys": Convoy, "automa": Automa, "enemies": Enemy,
        "expedition": Expedition, "march": March, "battle": Battle,
    }  # fmt: skip

    box: "Box"

    def __init__(
        self,
        box: "Box",
        players: int,
        beta: bool,
        mined: bool,
        round: int,
        phase: int,
        aurora: int,
        order: list[int],
        convoys: list[Convoy],
        automa: Automa | None,
        deck: list[int],
        discard: list[int],
        boxed: list[int],
        gone: list[int],
        object_deck: list[int],
        object_discard: list[int],
        outcomes: list[int],
        outcome_top: list[int],
        outcome_discard: list[int],
        loot: list[int],
        zone: list[int],
        left: list[int],
        right: list[int],
        supply: list[int],
        special: list[int],
        mines: list[int],
        closed: list[int],
        enemies: list[Enemy],
        spoils: list[int],
        spoil_owners: list[int],
        pending: list[int],
        contamination: list[int],
        meals: list[int],
        antifreeze: list[int],
        expedition: Expedition,
        march: March,
        battle: Battle,
    ) -> None:
        Table.__init__(self, box, players)
        self.beta = beta
        self.mined = mined
        self.round = round
        self.phase = phase
        self.aurora = aurora
        self.order = order
        self.convoys = convoys
        self.automa = automa
        self.deck = deck
        self.discard = discard
        self.boxed = boxed
        self.gone = gone
        self.object_deck = object_deck
        self.object_discard = object_discard
        self.outcomes = outcomes
        self.outcome_top = outcome_top
        """The top card of the outcome deck, apart because its back is public (LA-OUT-04); `outcomes` lie below it."""
        self.outcome_discard = outcome_discard
        self.loot = loot
        self.zone = zone
        self.left = left
        self.right = right
        self.supply = supply
        self.special = special
        self.mines = mines
        self.closed = closed
        self.enemies = enemies
        self.spoils = spoils
        """Loot cards won and not yet handed out, face down beside the board, with their owners."""
        self.spoil_owners = spoil_owners
        self.pending = pending
        """Events turned up during set-up that wait for its end."""
        self.contamination = contamination
        self.meals = meals
        self.antifreeze = antifreeze
        self.expedition = expedition
        self.march = march
        self.battle = battle

    def clone(self) -> "Aurora":
        copy = Aurora(
            self.box, self.players, self.beta, self.mined, self.round, self.phase, self.aurora,
            self.order[:], [convoy.clone() for convoy in self.convoys],
            self.automa.clone() if self.automa is not None else None,
            self.deck[:], self.discard[:], self.boxed[:], self.gone[:], self.object_deck[:],
            self.object_discard[:], self.outcomes[:], self.outcome_top[:], self.outcome_discard[:],
            self.loot[:],
            self.zone[:], self.left[:], self.right[:], self.supply[:], self.special[:], self.mines[:],
            self.closed[:], [enemy.clone() for enemy in self.enemies], self.spoils[:],
            self.spoil_owners[:], self.pending[:], self.contamination[:], self.meals[:],
            self.antifreeze[:], self.expedition.clone(), self.march.clone(), self.battle.clone(),
        )  # fmt: skip
        copy.copy_machine(self)
        return copy

    def hidden(self) -> list[Hidden]:
        """LA-RUL-62: decks, box cards, face-down loot, hands, and the Automa's face-down cards."""
        found = [
            Hidden(self.deck),
            Hidden(self.boxed, self.box.extra_cards),
            Hidden(self.object_deck),
        ]
        found += [Hidden(convoy.objects) for convoy in self.convoys]
        found += [Hidden(self.outcomes), Hidden(self.loot), Hidden(self.spoils)]
        found += [Hidden(self.outcome_top, self.box.same_area[card]) for card in self.outcome_top]
        found += [Hidden(enemy.loot) for enemy in self.enemies]
        if self.automa is not None:
            found += [Hidden(self.automa.deck), Hidden(self.automa.stack), Hidden(self.automa.kept)]
        return found

    def back(self, piece: int) -> int:
        """Exploration and enemy cards show their period, loot its pair; of outcome cards only the top back is seen."""
        return self.box.backs[piece]

    def waypoint_of(self, side: int) -> int:
        if side < self.players:
            return self.convoys[side].waypoint
        assert self.automa is not None
        return self.automa.waypoint

    def forward(self) -> list[int]:
        """LA-ORD-02: the rightmost counter goes first."""
        return self.order[::-1]
