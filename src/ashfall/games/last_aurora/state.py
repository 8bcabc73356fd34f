"""The position of a game of Last Aurora: plain numbers and lists, nothing that needs explaining to a copy.

Cards are 0 to 116 (the printed number less one). Tokens are small numbers too: the first three are resources.
"""

from collections.abc import Mapping
from typing import ClassVar

from ashfall.engine.parts import Part
from ashfall.engine.table import Hidden, Table

from .box import Box
from .things import NONE


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

    out: bool
    cards: list[int]
    damage: list[int]
    loads: list[int]
    food: int
    fuel: int
    ammo: int
    active: list[int]
    rest: list[int]
    exhausted: list[int]
    objects: list[int]
    fame: int
    waypoint: int
    targets: int
    used: int
    fired: int
    ignored: int
    """The enemy card that the Renegade names for this Fire phase, or NONE."""
    aside: list[int]
    owed_damage: int
    damage_area: int
    damage_cause: int
    owed_repair: int
    owed_cure: int
    owed_contamination: int
    owed_objects: int

    def crew(self) -> list[int]:
        """All survivor cards, whatever their zone."""
        return self.active + self.rest + self.exhausted

    def size(self) -> int:
        """How many survivors there are: cards and tokens alike."""
        return len(self.active) + len(self.rest) + len(self.exhausted)

    # From the fields above, by tools/state.py:
    # fmt: off
    FIELDS: ClassVar[tuple[str, ...]] = (
        "out", "cards", "damage", "loads", "food", "fuel", "ammo", "active", "rest", "exhausted",
        "objects", "fame", "waypoint", "targets", "used", "fired", "ignored", "aside",
        "owed_damage", "damage_area", "damage_cause", "owed_repair", "owed_cure",
        "owed_contamination", "owed_objects",
    )
    __slots__ = FIELDS

    def __init__(
        self, cards: list[int], damage: list[int], loads: list[int], active: list[int],
        rest: list[int], exhausted: list[int], objects: list[int], aside: list[int],
        out: bool = False, food: int = 0, fuel: int = 0, ammo: int = 0, fame: int = 0,
        waypoint: int = 0, targets: int = 0, used: int = 0, fired: int = 0, ignored: int = 0,
        owed_damage: int = 0, damage_area: int = 0, damage_cause: int = 0, owed_repair: int = 0,
        owed_cure: int = 0, owed_contamination: int = 0, owed_objects: int = 0,
    ) -> None:
        self.out, self.cards, self.damage = out, cards, damage
        self.loads, self.food, self.fuel = loads, food, fuel
        self.ammo, self.active, self.rest = ammo, active, rest
        self.exhausted, self.objects, self.fame = exhausted, objects, fame
        self.waypoint, self.targets, self.used = waypoint, targets, used
        self.fired, self.ignored, self.aside = fired, ignored, aside
        self.owed_damage, self.damage_area, self.damage_cause = owed_damage, damage_area, damage_cause
        self.owed_repair, self.owed_cure, self.owed_contamination = owed_repair, owed_cure, owed_contamination
        self.owed_objects = owed_objects

    def clone(self) -> "Convoy":
        return Convoy(
            self.cards[:], self.damage[:], self.loads[:], self.active[:], self.rest[:],
            self.exhausted[:], self.objects[:], self.aside[:], self.out, self.food, self.fuel,
            self.ammo, self.fame, self.waypoint, self.targets, self.used, self.fired, self.ignored,
            self.owed_damage, self.damage_area, self.damage_cause, self.owed_repair, self.owed_cure,
            self.owed_contamination, self.owed_objects,
        )
    # fmt: on
    # End of what tools/state.py writes.


class Enemy(Part):
    """An enemy above a region: its loot card face down beside it, its damage, the sides in its target circles."""

    card: int
    region: int
    loot: list[int]
    """One card (a list, because it is a face-down place)."""
    damage: int
    circles: list[int]
    """The side whose counter lies in A, B, C, D, or NONE."""

    # From the fields above, by tools/state.py:
    # fmt: off
    FIELDS: ClassVar[tuple[str, ...]] = ("card", "region", "loot", "damage", "circles")
    __slots__ = FIELDS

    def __init__(
        self, loot: list[int], circles: list[int], card: int = 0, region: int = 0,
        damage: int = 0,
    ) -> None:
        self.card, self.region, self.loot = card, region, loot
        self.damage, self.circles = damage, circles

    def clone(self) -> "Enemy":
        return Enemy(self.loot[:], self.circles[:], self.card, self.region, self.damage)
    # fmt: on
    # End of what tools/state.py writes.


class Expedition(Part):
    """The exploration turn going on: whose, where, with whom, and how far it has come.

    `stage` is one of the words below; `action` says what is being carried out at this moment, so that a death
    waits for its end; `recruits` joined in this turn and may not be given up.
    """

    seat: int
    stage: int
    position: int
    crew: list[int]
    action: int
    card_done: bool
    bonus_done: bool
    recruits: list[int]
    block: int
    dying: list[int]

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

    # From the fields above, by tools/state.py:
    # fmt: off
    FIELDS: ClassVar[tuple[str, ...]] = (
        "seat", "stage", "position", "crew", "action", "card_done", "bonus_done", "recruits",
        "block", "dying",
    )
    __slots__ = FIELDS

    def __init__(
        self, crew: list[int], recruits: list[int], dying: list[int], seat: int = 0,
        stage: int = 0, position: int = 0, action: int = 0, card_done: bool = False,
        bonus_done: bool = False, block: int = 0,
    ) -> None:
        self.seat, self.stage, self.position = seat, stage, position
        self.crew, self.action, self.card_done = crew, action, card_done
        self.bonus_done, self.recruits, self.block = bonus_done, recruits, block
        self.dying = dying

    def clone(self) -> "Expedition":
        return Expedition(
            self.crew[:], self.recruits[:], self.dying[:], self.seat, self.stage, self.position,
            self.action, self.card_done, self.bonus_done, self.block,
        )
    # fmt: on
    # End of what tools/state.py writes.


class March(Part):
    """The move going on: speed left, roads travelled (for mines), what was paid, whether an object was found."""

    seat: int
    speed: int
    roads: list[int]
    paid: int
    found: bool

    def begin(self, seat: int, speed: int, paid: int) -> None:
        """A new move of this seat: the same record with nothing else in it."""
        self.seat = seat
        self.speed = speed
        self.roads = []
        self.paid = paid
        self.found = False

    # From the fields above, by tools/state.py:
    # fmt: off
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "speed", "roads", "paid", "found")
    __slots__ = FIELDS

    def __init__(
        self, roads: list[int], seat: int = 0, speed: int = 0, paid: int = 0, found: bool = False,
    ) -> None:
        self.seat, self.speed, self.roads = seat, speed, roads
        self.paid, self.found = paid, found

    def clone(self) -> "March":
        return March(self.roads[:], self.seat, self.speed, self.paid, self.found)
    # fmt: on
    # End of what tools/state.py writes.


class Battle(Part):
    """The attack going on: who, with which weapon slot, on which enemy card, with what result."""

    seat: int
    weapon: int
    enemy: int
    incendiary: bool
    outcome: int
    damage: int
    bonus: bool

    # From the fields above, by tools/state.py:
    # fmt: off
    FIELDS: ClassVar[tuple[str, ...]] = (
        "seat", "weapon", "enemy", "incendiary", "outcome", "damage", "bonus",
    )
    __slots__ = FIELDS

    def __init__(
        self, seat: int = 0, weapon: int = 0, enemy: int = 0, incendiary: bool = False,
        outcome: int = 0, damage: int = 0, bonus: bool = False,
    ) -> None:
        self.seat, self.weapon, self.enemy = seat, weapon, enemy
        self.incendiary, self.outcome, self.damage = incendiary, outcome, damage
        self.bonus = bonus

    def clone(self) -> "Battle":
        return Battle(
            self.seat, self.weapon, self.enemy, self.incendiary, self.outcome, self.damage,
            self.bonus,
        )
    # fmt: on
    # End of what tools/state.py writes.


class Automa(Part):
    """The Automa's board: masks of filled slots (rows food, fuel, ammo), masks of damaged slots (rows A to D)."""

    counter: int
    survivors: int
    sick: int
    tokens: list[int]
    damage: list[int]
    fame: int
    waypoint: int
    targets: int
    deck: list[int]
    stack: list[int]
    shown: list[int]
    explored: int
    """How many of the shown cards were turned up in the Exploration phase."""
    discard: list[int]
    kept: list[int]
    tracks: bool
    fired: int
    owed_objects: int

    # From the fields above, by tools/state.py:
    # fmt: off
    FIELDS: ClassVar[tuple[str, ...]] = (
        "counter", "survivors", "sick", "tokens", "damage", "fame", "waypoint", "targets", "deck",
        "stack", "shown", "explored", "discard", "kept", "tracks", "fired", "owed_objects",
    )
    __slots__ = FIELDS

    def __init__(
        self, tokens: list[int], damage: list[int], deck: list[int], stack: list[int],
        shown: list[int], discard: list[int], kept: list[int], counter: int = 0,
        survivors: int = 0, sick: int = 0, fame: int = 0, waypoint: int = 0, targets: int = 0,
        explored: int = 0, tracks: bool = False, fired: int = 0, owed_objects: int = 0,
    ) -> None:
        self.counter, self.survivors, self.sick = counter, survivors, sick
        self.tokens, self.damage, self.fame = tokens, damage, fame
        self.waypoint, self.targets, self.deck = waypoint, targets, deck
        self.stack, self.shown, self.explored = stack, shown, explored
        self.discard, self.kept, self.tracks = discard, kept, tracks
        self.fired, self.owed_objects = fired, owed_objects

    def clone(self) -> "Automa":
        return Automa(
            self.tokens[:], self.damage[:], self.deck[:], self.stack[:], self.shown[:],
            self.discard[:], self.kept[:], self.counter, self.survivors, self.sick, self.fame,
            self.waypoint, self.targets, self.explored, self.tracks, self.fired, self.owed_objects,
        )
    # fmt: on
    # End of what tools/state.py writes.


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

    box: Box
    beta: bool
    mined: bool
    round: int
    phase: int
    aurora: int
    order: list[int]
    convoys: list[Convoy]
    automa: Automa | None
    deck: list[int]
    discard: list[int]
    boxed: list[int]
    gone: list[int]
    object_deck: list[int]
    object_discard: list[int]
    outcomes: list[int]
    outcome_top: list[int]
    """The top card of the outcome deck, apart because its back is public (LA-OUT-04); `outcomes` lie below it."""
    outcome_discard: list[int]
    loot: list[int]
    zone: list[int]
    left: list[int]
    right: list[int]
    supply: list[int]
    special: list[int]
    mines: list[int]
    closed: list[int]
    enemies: list[Enemy]
    spoils: list[int]
    """Loot cards won and not yet handed out, face down beside the board, with their owners."""
    spoil_owners: list[int]
    pending: list[int]
    """Events turned up during set-up that wait for its end."""
    contamination: list[int]
    meals: list[int]
    antifreeze: list[int]
    expedition: Expedition
    march: March
    battle: Battle

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

    def enemies_in_zone(self) -> list[int]:
        """The enemies of the exploration zone, leftmost first."""
        ranks = self.box.rank
        return [card for card in self.zone if card >= 0 and ranks[card]]

    def start_phase(self, phase: int) -> None:
        """LA-ABL-04, LA-ITEM-08: what works once per phase works again."""
        self.phase = phase
        for owner in self.convoys:
            owner.used = 0
            owner.fired = 0
        if self.listener is not None:
            self.tell("phase", "LA-GEN-02", phase=phase)

    # From the fields above, by tools/state.py:
    # fmt: off
    FIELDS: ClassVar[tuple[str, ...]] = (
        "beta", "mined", "round", "phase", "aurora", "order", "convoys", "automa", "deck",
        "discard", "boxed", "gone", "object_deck", "object_discard", "outcomes", "outcome_top",
        "outcome_discard", "loot", "zone", "left", "right", "supply", "special", "mines",
        "closed", "enemies", "spoils", "spoil_owners", "pending", "contamination", "meals",
        "antifreeze", "expedition", "march", "battle",
    )
    NESTED: ClassVar[Mapping[str, type[Part]]] = {
        "convoys": Convoy, "automa": Automa, "enemies": Enemy, "expedition": Expedition,
        "march": March, "battle": Battle,
    }
    __slots__ = ("box", *FIELDS)

    def __init__(
        self, box: Box, players: int, order: list[int], convoys: list[Convoy],
        automa: Automa | None, deck: list[int], discard: list[int], boxed: list[int],
        gone: list[int], object_deck: list[int], object_discard: list[int], outcomes: list[int],
        outcome_top: list[int], outcome_discard: list[int], loot: list[int], zone: list[int],
        left: list[int], right: list[int], supply: list[int], special: list[int],
        mines: list[int], closed: list[int], enemies: list[Enemy], spoils: list[int],
        spoil_owners: list[int], pending: list[int], contamination: list[int], meals: list[int],
        antifreeze: list[int], expedition: Expedition, march: March, battle: Battle,
        beta: bool = False, mined: bool = False, round: int = 0, phase: int = 0, aurora: int = 0,
        like: Table | None = None,
    ) -> None:
        Table.__init__(self, players, like)
        self.box, self.beta, self.mined = box, beta, mined
        self.round, self.phase, self.aurora = round, phase, aurora
        self.order, self.convoys, self.automa = order, convoys, automa
        self.deck, self.discard, self.boxed = deck, discard, boxed
        self.gone, self.object_deck, self.object_discard = gone, object_deck, object_discard
        self.outcomes, self.outcome_top, self.outcome_discard = outcomes, outcome_top, outcome_discard
        self.loot, self.zone, self.left = loot, zone, left
        self.right, self.supply, self.special = right, supply, special
        self.mines, self.closed, self.enemies = mines, closed, enemies
        self.spoils, self.spoil_owners, self.pending = spoils, spoil_owners, pending
        self.contamination, self.meals, self.antifreeze = contamination, meals, antifreeze
        self.expedition, self.march, self.battle = expedition, march, battle

    def clone(self) -> "Aurora":
        return Aurora(
            self.box, self.players, self.order[:], [each.clone() for each in self.convoys],
            None if self.automa is None else self.automa.clone(), self.deck[:], self.discard[:],
            self.boxed[:], self.gone[:], self.object_deck[:], self.object_discard[:],
            self.outcomes[:], self.outcome_top[:], self.outcome_discard[:], self.loot[:],
            self.zone[:], self.left[:], self.right[:], self.supply[:], self.special[:], self.mines[:],
            self.closed[:], [each.clone() for each in self.enemies], self.spoils[:],
            self.spoil_owners[:], self.pending[:], self.contamination[:], self.meals[:],
            self.antifreeze[:], self.expedition.clone(), self.march.clone(), self.battle.clone(),
            self.beta, self.mined, self.round, self.phase, self.aurora, self,
        )
    # fmt: on
    # End of what tools/state.py writes.
