"""The table of AuZtralia: what lies on the map, the player boards, the decks, and the combat going on."""

from collections.abc import Mapping
from typing import ClassVar

from ashfall.engine.parts import Part
from ashfall.engine.table import Hidden, Table

from .box import Box

ATTACKING, DEFENDING, STRIKING = range(3)
"""Why a combat is fought: an attack action, the defence of a port, an attack granted by Kapena Alika."""

FIGHTING, WITHDRAWN, MADDENED = range(3)
"""How a combat stands: going on, the whole force withdrew, a Sanity token was missing."""


class Player(Part):
    """A player board: warehouse, HQ, action boxes, barracks, and what the player owns on the map.

    `tracks` are hex sides, `farms` hexes (the terrain says which kind); `network`, `reach` and `touch` (sides of
    reachable hexes) follow from them and are worked out anew when a track is laid or an Old One comes or goes.
    """

    goods: list[int]
    boxes: list[int]
    barracks: list[int]
    vp: int
    hq: int
    discs: int
    port: int
    tracks: int
    farms: int
    characters: int
    trophies: int
    network: int
    reach: int
    touch: int

    # From the fields above, by tools/state.py:
    # fmt: off
    FIELDS: ClassVar[tuple[str, ...]] = (
        "goods", "boxes", "barracks", "vp", "hq", "discs", "port", "tracks", "farms",
        "characters", "trophies", "network", "reach", "touch",
    )
    __slots__ = FIELDS

    def __init__(
        self, goods: list[int], boxes: list[int], barracks: list[int], vp: int = 0, hq: int = 0,
        discs: int = 0, port: int = 0, tracks: int = 0, farms: int = 0, characters: int = 0,
        trophies: int = 0, network: int = 0, reach: int = 0, touch: int = 0,
    ) -> None:
        self.goods, self.boxes, self.barracks = goods, boxes, barracks
        self.vp, self.hq, self.discs = vp, hq, discs
        self.port, self.tracks, self.farms = port, tracks, farms
        self.characters, self.trophies, self.network = characters, trophies, network
        self.reach, self.touch = reach, touch

    def clone(self) -> "Player":
        return Player(
            self.goods[:], self.boxes[:], self.barracks[:], self.vp, self.hq, self.discs, self.port,
            self.tracks, self.farms, self.characters, self.trophies, self.network, self.reach,
            self.touch,
        )
    # fmt: on
    # End of what tools/state.py writes.


class Battle(Part):
    """The combat going on: who fights where, the stacks of the force with their damage, Sanity, the card.

    `hex` is 0 while no combat is fought, `card` -1 while no card is being applied; `present` holds the kinds that
    were in the force when the card was turned up.
    """

    seat: int
    sort: int
    hex: int
    force: list[int]
    wounds: list[int]
    sanity: int
    used: int
    card: int
    present: int
    outcome: int

    # From the fields above, by tools/state.py:
    # fmt: off
    FIELDS: ClassVar[tuple[str, ...]] = (
        "seat", "sort", "hex", "force", "wounds", "sanity", "used", "card", "present", "outcome",
    )
    __slots__ = FIELDS

    def __init__(
        self, force: list[int], wounds: list[int], seat: int = 0, sort: int = 0, hex: int = 0,
        sanity: int = 0, used: int = 0, card: int = 0, present: int = 0, outcome: int = 0,
    ) -> None:
        self.seat, self.sort, self.hex = seat, sort, hex
        self.force, self.wounds, self.sanity = force, wounds, sanity
        self.used, self.card, self.present = used, card, present
        self.outcome = outcome

    def clone(self) -> "Battle":
        return Battle(
            self.force[:], self.wounds[:], self.seat, self.sort, self.hex, self.sanity, self.used,
            self.card, self.present, self.outcome,
        )
    # fmt: on
    # End of what tools/state.py writes.


def no_battle() -> Battle:
    return Battle(seat=-1, sort=ATTACKING, force=[0] * 5, wounds=[0] * 5, card=-1, outcome=FIGHTING)


def kinds_of(force: list[int]) -> int:
    """The kinds of units that are in a force, as a set."""
    kinds = 0
    for unit, count in enumerate(force):
        if count:
            kinds |= 1 << unit
    return kinds


class Auztralia(Table):
    """The whole table.

    `cells[d]` is the cell of disc d (seats, then the Old Ones' disc), `order` the discs in turn order: rearmost
    first, in a cell from top to bottom; `owed` is the Time that the action going on will cost. `lairs` are the
    hexes with a face-down tile, `lurking` those tiles; `awake`,
    `place` the face-up Old Ones and their hexes, `cubes` and `damage_discs` what each seat has on them (seat after
    seat for each Old One). `lode[4 · hex + good]` are resources. `blocked`, `lodes`, `ports`, `farmed`, `blighted`,
    `held` are sets of hexes, `laid` and `shut` sets of hex sides. `pending` are hits not yet placed: tile, amount,
    tile, amount … `plan` are farms or cards named one by one; `free` says that Ferdi Kassan builds them, `hills` that
    the track being laid may touch hills.
    """

    box: Box
    level: int
    first: int
    turn: int
    acted: int
    owed: int
    cells: list[int]
    order: list[int]
    boards: list[Player]
    lode: list[int]
    lodes: int
    ports: int
    farmed: int
    blighted: int
    held: int
    laid: int
    shut: int
    blocked: int
    lairs: list[int]
    lurking: list[int]
    stacks: list[list[int]]
    awake: list[int]
    place: list[int]
    cubes: list[int]
    damage_discs: list[int]
    gone: list[int]
    events: list[int]
    events_unused: list[int]
    events_seen: list[int]
    deck: list[int]
    row: list[int]
    removed: list[int]
    dismissed: list[int]
    cards: list[int]
    cards_seen: list[int]
    supply: list[int]
    defended: int
    fallen: int
    plan: list[int]
    free: int
    hills: int
    pending: list[int]
    battle: Battle

    def hidden(self) -> list[Hidden]:
        """AZ-GEN-03: every face-down place: stacks, tiles on the map, the decks, the unused event cards."""
        return [
            *[Hidden(stack) for stack in self.stacks],
            Hidden(self.lurking),
            Hidden(self.events),
            Hidden(self.events_unused),
            Hidden(self.deck),
            Hidden(self.cards),
        ]

    def back(self, piece: int) -> int:
        """AZ-GEN-04: a face-down tile shows its level, an event card too; other backs are alike."""
        return self.box.back[piece]

    @property
    def old_ones(self) -> int:
        """The number of the purple disc."""
        return self.players

    def has(self, seat: int, character: int) -> bool:
        """AZ-CHR-02: Whether the character lies in front of the player."""
        return bool(self.boards[seat].characters >> character & 1)

    def standing(self, hex: int) -> list[int]:
        """AZ-MULT-01: The indices of the face-up Old Ones in a hex."""
        return [i for i, place in enumerate(self.place) if place == hex]

    def owner(self, hex: int) -> int:
        """The seat that owns the farm of a hex (-1: there is none)."""
        for seat, player in enumerate(self.boards):
            if player.farms >> hex & 1:
                return seat
        return -1

    def farm_kind(self, hex: int) -> int:
        """AZ-FARM-03: the terrain tells the kind of a farm."""
        return self.box.farm_of_terrain[self.box.terrain[hex]]

    def settlements(self) -> int:
        """AZ-MOV-03, AZ-MOV-04, AZ-RUL-81: productive farms and ports, which attract the Old Ones."""
        return self.farmed & ~self.blighted | self.ports

    # From the fields above, by tools/state.py:
    # fmt: off
    FIELDS: ClassVar[tuple[str, ...]] = (
        "level", "first", "turn", "acted", "owed", "cells", "order", "boards", "lode", "lodes",
        "ports", "farmed", "blighted", "held", "laid", "shut", "blocked", "lairs", "lurking",
        "stacks", "awake", "place", "cubes", "damage_discs", "gone", "events", "events_unused",
        "events_seen", "deck", "row", "removed", "dismissed", "cards", "cards_seen", "supply",
        "defended", "fallen", "plan", "free", "hills", "pending", "battle",
    )
    NESTED: ClassVar[Mapping[str, type[Part]]] = {"boards": Player, "battle": Battle}
    __slots__ = ("box", *FIELDS)

    def __init__(
        self, box: Box, players: int, cells: list[int], order: list[int], boards: list[Player],
        lode: list[int], lairs: list[int], lurking: list[int], stacks: list[list[int]],
        awake: list[int], place: list[int], cubes: list[int], damage_discs: list[int],
        gone: list[int], events: list[int], events_unused: list[int], events_seen: list[int],
        deck: list[int], row: list[int], removed: list[int], dismissed: list[int],
        cards: list[int], cards_seen: list[int], supply: list[int], plan: list[int],
        pending: list[int], battle: Battle, level: int = 0, first: int = 0, turn: int = 0,
        acted: int = 0, owed: int = 0, lodes: int = 0, ports: int = 0, farmed: int = 0,
        blighted: int = 0, held: int = 0, laid: int = 0, shut: int = 0, blocked: int = 0,
        defended: int = 0, fallen: int = 0, free: int = 0, hills: int = 0,
        like: Table | None = None,
    ) -> None:
        Table.__init__(self, players, like)
        self.box, self.level, self.first = box, level, first
        self.turn, self.acted, self.owed = turn, acted, owed
        self.cells, self.order, self.boards = cells, order, boards
        self.lode, self.lodes, self.ports = lode, lodes, ports
        self.farmed, self.blighted, self.held = farmed, blighted, held
        self.laid, self.shut, self.blocked = laid, shut, blocked
        self.lairs, self.lurking, self.stacks = lairs, lurking, stacks
        self.awake, self.place, self.cubes = awake, place, cubes
        self.damage_discs, self.gone, self.events = damage_discs, gone, events
        self.events_unused, self.events_seen, self.deck = events_unused, events_seen, deck
        self.row, self.removed, self.dismissed = row, removed, dismissed
        self.cards, self.cards_seen, self.supply = cards, cards_seen, supply
        self.defended, self.fallen, self.plan = defended, fallen, plan
        self.free, self.hills, self.pending = free, hills, pending
        self.battle = battle

    def clone(self) -> "Auztralia":
        return Auztralia(
            self.box, self.players, self.cells[:], self.order[:],
            [each.clone() for each in self.boards], self.lode[:], self.lairs[:], self.lurking[:],
            [each[:] for each in self.stacks], self.awake[:], self.place[:], self.cubes[:],
            self.damage_discs[:], self.gone[:], self.events[:], self.events_unused[:],
            self.events_seen[:], self.deck[:], self.row[:], self.removed[:], self.dismissed[:],
            self.cards[:], self.cards_seen[:], self.supply[:], self.plan[:], self.pending[:],
            self.battle.clone(), self.level, self.first, self.turn, self.acted, self.owed, self.lodes,
            self.ports, self.farmed, self.blighted, self.held, self.laid, self.shut, self.blocked,
            self.defended, self.fallen, self.free, self.hills, self,
        )
    # fmt: on
    # End of what tools/state.py writes.
