"""The table of AuZtralia: what lies on the map, the player boards, the decks, and the combat going on."""

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

    __slots__ = (
        "goods", "boxes", "barracks", "vp", "hq", "discs", "port", "tracks", "farms",
        "characters", "trophies", "network", "reach", "touch",
    )  # fmt: skip

    def __init__(
        self,
        goods: list[int],
        boxes: list[int],
        barracks: list[int],
        vp: int,
        hq: int,
        discs: int,
        port: int,
        tracks: int,
        farms: int,
        characters: int,
        trophies: int,
        network: int,
        reach: int,
        touch: int,
    ) -> None:
        self.goods = goods
        self.boxes = boxes
        self.barracks = barracks
        self.vp = vp
        self.hq = hq
        self.discs = discs
        self.port = port
        self.tracks = tracks
        self.farms = farms
        self.characters = characters
        self.trophies = trophies
        self.network = network
        self.reach = reach
        self.touch = touch

    def clone(self) -> "Player":
        return Player(
            self.goods[:],
            self.boxes[:],
            self.barracks[:],
            self.vp,
            self.hq,
            self.discs,
            self.port,
            self.tracks,
            self.farms,
            self.characters,
            self.trophies,
            self.network,
            self.reach,
            self.touch,
        )


class Battle(Part):
    """The combat going on: who fights where, the stacks of the force with their damage, Sanity, the card.

    `hex` is 0 while no combat is fought, `card` -1 while no card is being applied; `present` holds the kinds that
    were in the force when the card was turned up.
    """

    __slots__ = (
        "seat", "sort", "hex", "force", "wounds", "sanity", "used", "card", "present", "outcome",
    )  # fmt: skip

    def __init__(
        self,
        seat: int,
        sort: int,
        hex: int,
        force: list[int],
        wounds: list[int],
        sanity: int,
        used: int,
        card: int,
        present: int,
        outcome: int,
    ) -> None:
        self.seat = seat
        self.sort = sort
        self.hex = hex
        self.force = force
        self.wounds = wounds
        self.sanity = sanity
        self.used = used
        self.card = card
        self.present = present
        self.outcome = outcome

    def clone(self) -> "Battle":
        return Battle(
            self.seat,
            self.sort,
            self.hex,
            self.force[:],
            self.wounds[:],
            self.sanity,
            self.used,
            self.card,
            self.present,
            self.outcome,
        )


def no_battle() -> Battle:
    return Battle(-1, ATTACKING, 0, [0] * 5, [0] * 5, 0, 0, -1, 0, FIGHTING)


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
    first, in a cell from top to bottom. `lairs` are the hexes with a face-down tile, `lurking` those tiles; `awake`,
    `place` the face-up Old Ones and their hexes, `cubes` and `damage_discs` what each seat has on them (seat after
    seat for each Old One). `lode[4 · hex + good]` are resources. `blocked`, `lodes`, `ports`, `farmed`, `blighted`,
    `held` are sets of hexes, `laid` and `shut` sets of hex sides. `pending` are hits not yet placed: tile, amount,
    tile, amount … `plan` are farms or cards named one by one; `free` says that Ferdi Kassan builds them, `hills` that
    the track being laid may touch hills.
    """

    __slots__ = (
        "level", "first", "turn", "acted", "cells", "order", "boards", "lode", "lodes", "ports", "farmed",
        "blighted", "held", "laid", "shut", "blocked", "lairs", "lurking", "stacks", "awake", "place",
        "cubes", "damage_discs", "gone", "events", "events_unused", "events_seen", "deck",
        "row", "removed", "dismissed", "cards", "cards_seen", "supply", "defended", "fallen", "plan",
        "free",
        "hills",
        "pending", "battle",
    )  # fmt: skip
    NESTED: ClassVar = {"boards": Player, "battle": Battle}
    box: Box

    def __init__(
        self,
        box: Box,
        players: int,
        level: int,
        first: int,
        turn: int,
        acted: int,
        cells: list[int],
        order: list[int],
        boards: list[Player],
        lode: list[int],
        lodes: int,
        ports: int,
        farmed: int,
        blighted: int,
        held: int,
        laid: int,
        shut: int,
        blocked: int,
        lairs: list[int],
        lurking: list[int],
        stacks: list[list[int]],
        awake: list[int],
        place: list[int],
        cubes: list[int],
        damage_discs: list[int],
        gone: list[int],
        events: list[int],
        events_unused: list[int],
        events_seen: list[int],
        deck: list[int],
        row: list[int],
        removed: list[int],
        dismissed: list[int],
        cards: list[int],
        cards_seen: list[int],
        supply: list[int],
        defended: int,
        fallen: int,
        plan: list[int],
        free: int,
        hills: int,
        pending: list[int],
        battle: Battle,
    ) -> None:
        Table.__init__(self, box, players)
        self.level = level
        self.first = first
        self.turn = turn
        self.acted = acted
        self.cells = cells
        self.order = order
        self.boards = boards
        self.lode = lode
        self.lodes = lodes
        self.ports = ports
        self.farmed = farmed
        self.blighted = blighted
        self.held = held
        self.laid = laid
        self.shut = shut
        self.blocked = blocked
        self.lairs = lairs
        self.lurking = lurking
        self.stacks = stacks
        self.awake = awake
        self.place = place
        self.cubes = cubes
        self.damage_discs = damage_discs
        self.gone = gone
        self.events = events
        self.events_unused = events_unused
        self.events_seen = events_seen
        self.deck = deck
        self.row = row
        self.removed = removed
        self.dismissed = dismissed
        self.cards = cards
        self.cards_seen = cards_seen
        self.supply = supply
        self.defended = defended
        self.fallen = fallen
        self.plan = plan
        self.free = free
        self.hills = hills
        self.pending = pending
        self.battle = battle

    def clone(self) -> "Auztralia":
        copy = Auztralia(
            self.box,
            self.players,
            self.level,
            self.first,
            self.turn,
            self.acted,
            self.cells[:],
            self.order[:],
            [player.clone() for player in self.boards],
            self.lode[:],
            self.lodes,
            self.ports,
            self.farmed,
            self.blighted,
            self.held,
            self.laid,
            self.shut,
            self.blocked,
            self.lairs[:],
            self.lurking[:],
            [stack[:] for stack in self.stacks],
            self.awake[:],
            self.place[:],
            self.cubes[:],
            self.damage_discs[:],
            self.gone[:],
            self.events[:],
            self.events_unused[:],
            self.events_seen[:],
            self.deck[:],
            self.row[:],
            self.removed[:],
            self.dismissed[:],
            self.cards[:],
            self.cards_seen[:],
            self.supply[:],
            self.defended,
            self.fallen,
            self.plan[:],
            self.free,
            self.hills,
            self.pending[:],
            self.battle.clone(),
        )
        copy.copy_machine(self)
        return copy

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
